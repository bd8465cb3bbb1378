title: Det gör inget
title: Hornet som lyste
title: Gäddan som kunde karate
guest friend: Loke (han), Tyra (hon)
guest pet: Pelle (han), Maja (hon)
guest neighbour: Birgit (hon), Anita (hon)

% Hornet lyser rött när någon ljuger. Hunden är familjens, eller {friend's}; en katt hittar en påse godis lika bra.

# a-crash
I garaget hos {child} stod en enhörning och luktade på en lådbil. Lådbilen hade kraschat. Det var {friend}, {child's} bästa vän, som hade kört den rakt in i en häck, och i morgon var det tävling[school:  i backen vid {school}].

”Förlåt”, sa {friend}. ”Blev du arg?”

{child} tittade på bilen. {Child.He} hade spikat på den i två veckor. {Child.He} ville så gärna att den skulle vara hel, och {child.he} ville att {friend} inte skulle vara ledsen.

”Det gör inget”, sa {child}.

Då tändes hornet. Det lyste rött som en bromslykta.

”Det var en lögn”, sa enhörningen.

# the-horn
Så var det med den. När någon ljög, då lyste hornet. Liten lögn, litet ljus. Stor lögn, stort ljus. Den hade kommit i måndags, och redan på tisdagen hade grannen {neighbour} frågat vad de tyckte om hennes stickade tröjor. Hon hade inte hälsat sedan dess.

”Tyst!” sa {child}. ”Jag var ju snäll!”

”Du ljög”, sa enhörningen. ”Man ska säga som det är.”

”Man ska vara snäll!” skrek {child}, och det lät inte särskilt snällt.

{@between} la sig mellan dem på golvet och suckade.

# an-aeroplane
”Jag lagar bilen”, sa {friend}. ”Jag har lagat en flygplansmotor.” Hornet lyste. ”Jag har sett ett flygplan”, sa {friend}, och hornet slocknade.

{Friend} överdrev jämt. {child} brukade tycka att det var det roligaste som fanns[sport: , roligare än {sport}]. Men nu lyste det så fort {friend} öppnade munnen, och efter en stund öppnade {friend.he} den inte mer.

De spikade[music:  i takt med {music} på radion]. {child} höll i brädan och {friend} slog.

”Blir det bra så här?” frågade {friend}.

Hjulet satt på sned.

”Jättebra”, sa {child}.

Hela garaget blev rött.

{Friend} la ner hammaren. Hakan darrade.

”Du tycker att jag är dålig”, sa {friend.he}. ”Säg det då!”

”Det tycker jag inte!”

Hornet var mörkt, för det var sant. Men det såg inte {friend}. {Friend.He} hade vänt sig om, och {friend.he} slängde igen garageporten bakom sig så att det small.

# on-the-wrong-side
Fast {friend} hade slängt igen den inifrån. Och nu gick den i lås. Klick.

Lampan fladdrade och slocknade också.

Det blev svart. Det blev så svart att {child} inte visste om {child.he} blundade.

”{Friend}?”

”Jag är kvar”, sa {friend}. ”Jag tänkte gå, men jag var på fel sida.”

De bankade och ropade, men {@mower} höll på att klippa gräset, och det lät som en arg traktor där ute. Någonstans i garaget låg reservnyckeln. Den hade hängt på en spik, tills en lådbil råkade köra in i väggen. Nu låg den på golvet bland allt det andra.

# somebody-must-lie
”Vi måste ha ljus”, sa {child}. Hjärtat bankade i halsen. {Child.He} var rädd. ”Enhörningen! Lys!”

”Det går inte av sig självt”, sa enhörningen i mörkret. ”Någon måste ljuga.”

”{Friend}”, sa {child}. ”Du kan ju!”

”Nej”, sa {friend}. ”Jag har slutat. Det är bara en sak till som jag är dålig på.”

# a-sleeve
Då kände {child} sig fram i mörkret. {Child.He} kände en pedal. {Child.He} kände ett av {pet's} öron. Sedan kände {child.he} en ärm och tog tag i den.

”{Friend}”, sa {child.he}. ”Nu säger jag som det är. Jag blev arg för bilen. Jätte. Och hjulet är snett. Och det är ändå du jag vill bygga med. Ingen hittar på som du.”

Det var alldeles svart. Hornet lyste inte det minsta.

”Det är mörkt”, sa {friend} långsamt.

”Ja.”

”Då är det ju sant.”

”Ja!”

# the-pike
{Friend} drog in luft genom näsan. Man hörde hur {friend.he} växte.

”En gång”, sa {friend.he}, ”brottades jag med en gädda.”

Hornet glödde.

”Den vägde hundra kilo och kunde karate.”

Hornet lyste. De såg varandras ansikten.

”Jag slog ner den med en prinskorv! [athlete: Inte ens {athlete} hade klarat det! ]Och kungen kom, på en älg, och sa: {Friend}, ta över landet, jag måste på toa!”

Hornet brann som en fyr. Hela garaget låg i rött sken, från golv till tak, och {child} skrattade så att {child.he} måste hålla sig i lådbilen.

# the-key
”Fortsätt!” ropade {child}. {Child.He} kröp runt och letade. Där låg spik och skruv och burkar, men ingen nyckel.

”{Pet}”, sa {child}. ”Nyckeln! Den hängde ihop med {@treats}. Kommer du ihåg? Godis!”

Det kom {pet} ihåg. {@nose} {Pet.He} gick rakt fram till enhörningen och stannade vid dess framhov.

”Flytta dig”, sa {child}.

Enhörningen lyfte på hoven. Där låg påsen, platt, och i den satt nyckeln.

”Visste du att den låg där?” sa {friend}.

”Nej”, sa enhörningen, och då lyste hornet. ”Jo. Men jag ville höra hur det gick med gäddan.”

”Du ljög! Du!”

”Förlåt”, sa enhörningen.

”Det gör inget”, sa de.

# crooked-is-crooked
Inget ljus tändes. {child} låste upp i mörker, med fingrarna, och sköt upp porten. Där ute var det sol, och {@mower} stängde av gräsklipparen.

De lagade hjulet tillsammans. Det tog hela kvällen.[elder:  {Elder} [elder2: och {elder2} ]bjöd på saft.] {Friend} höll och {child} slog, och sedan bytte de, och när det var snett så sa de det.

# nearly-first
I tävlingen på söndagen kom de sist[city: , sist av alla {in city}][elder: , fast {elder} hejade]. De svängde av mitt i backen för att hämta {pet}, som hade sett en korv. Vid målet stod enhörningen och väntade.

”Vi kom sist”, sa {child}.

”Nästan först”, sa {friend}, och det lyste till så fint i eftermiddagssolen.

# all-the-way-home
Sedan klättrade {friend} bak, {pet} satte sig i mitten, och enhörningen drog dem hemåt. {Friend} höll {child} om magen.

”Jag körde in i en häck i går”, sa {friend.he}. ”Tänk på det.”

”Det gör inget”, sa {child}.

Hornet gick framför dem på vägen, vitt och släckt hela vägen hem.

# @between
{Pet}, {friend's} hund,
## if pet.dog
{Pet}, {child's} hund,
## if pet.cat
{Pet}, {child's} katt,

# @mower
{neighbour}
## if adult
{adult}

# @treats
hundgodispåsen
## if pet.cat
kattgodispåsen

# @nose
{Pet.He} satte nosen i golvet och gick.
## if breed.Beagle
{Pet.He} satte nosen i golvet och gick, med öronen släpande som två vantar.
## if pet.cat
{Pet.He} reste sig, sträckte på sig och gick med svansen i vädret.
