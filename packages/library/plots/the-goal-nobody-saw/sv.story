title: Målet som ingen såg
title: Nummer fjorton
title: Det jag inte har sett
guest friend: Love (han), Iris (hon)
guest shooter: Hedda (hon), Mira (hon)

% Den som säger god natt (@a): {adult}, annars den äldre. Skytten får sitt namn först när domaren frågar.

# in-the-fog
Dimman låg så tät över fotbollsplanen[city:  i {city}] att {child} inte såg något annat än sina egna handskar. {child.He} stod i mål, för den vanliga målvakten hade feber, och någonstans framför {child.him} pågick en match. Det hördes.

”Ser du verkligen båda målen?” hade tränaren frågat domaren.

”Jag vet var de står”, sa domaren. [age>=11: Han hade åkt buss i två timmar och tänkte inte göra det en gång till. ]”Men en sak ska alla ha klart för sig. Det jag inte har sett, det har inte hänt.”

# news
[friend: {friend}, {child's} bästa vän,|{friend}] spelade back och kom hem ur dimman ibland med nyheter.

”Vi leder med ett–noll”, sa {friend}. ”Tror jag. De som jublade lät som vi.”

{child} var andremålvakt, och en andremålvakt är någon som bär vattenflaskor med handskar på. Det enda {child.he} önskade sig var att hela laget en gång skulle ropa {child's} namn utan att det berodde på att vattnet var slut.

[sport & !sport.Soccer: {child.He} kunde {play sport} bättre, men där fick man aldrig så här stora handskar. ]När {child.he} fick tag i bollen sparkade {child.he} ut den i det vita och lyssnade. En duns betydde gräs, och ett aj betydde någon.

# the-ball
Det var en minut kvar, och {child} stod och blåste i handskarna, när bollen kom ur dimman. Den kom alldeles ensam, i en lång, lugn båge, strök förbi fingrarna och rullade in i nätet. Det var det vackraste mål {child} hade sett, och ingen jublade, för ingen annan hade sett det.[pet.dog:  Ingen utom {pet}, {child's} [breed: {breed}|hund], som viftade bakom nätet.]

{child} gick in och hämtade bollen. När {child.he} kom ut igen, med den i famnen, stod {friend} där.

”Du tog den”, sa {friend}.

{child} öppnade munnen. Ordet var nej. Det är ett kort ord, och det hade gått på en sekund.

”{child} TOG DEN!” vrålade {friend}, och långt inne i dimman vrålade hela laget {child's} namn. Sedan blåste domaren av.

# the-save
De bar {child} på axlarna till kiosken, och för varje steg växte räddningen. {child} hade slängt sig, sa någon, och {friend} sa att {child} hade flugit. [elder: ”Med en hand”, sa {elder}, som inte ens hade sett sina egna skor. [elder2: ”Baklänges”, sa {elder2}. ]][athlete: Inte ens {athlete} hade tagit den. ][music: De sjöng {@song} med {child's} namn i. ][school: På måndag skulle hela {school} veta det.]

{child} tänkte säga det när de kom fram, och sedan tänkte {child.he} säga det efter bullen. Matchbollen fick {child.he} behålla. Det konstiga var bara att det gjorde ont i magen, och att det började innan bullen.

# fourteen
”Är det du som är målvakten?”

Det var en tjej ur det andra laget, med nummer fjorton på en tröja som räckte till knäna.

”Jag får nästan aldrig spela”, sa hon. ”De satte in mig på slutet för att det ändå inte syntes. Och så träffade jag bollen så att det kändes ända upp i nacken. Jag tänkte, den där går in.” Hon ryckte på axlarna. ”Om inte en sådan går in, då går ingen in. Så nu slutar jag. Men det var en fin räddning.”

Hon sträckte fram handen, och {child} tog den, med handsken på. Sedan gick hon mot sin buss, och dimman stängde sig efter henne.

# shut-door
Nu visste {child} vad det var som gjorde ont. Det här var det bästa ögonblicket i {child's} liv, och det var någon annans.

Målet fanns bara på ett ställe, inne i {child's} huvud, och där gjorde det ingen glad. Men om {child.he} sa det skulle ingen ropa så där en gång till, och {friend} skulle aldrig mer titta på {child.him} som nyss.

Bortom planen puttrade bussen.

”Tretton. Och fjorton. Då åker vi.”

En dörr slog igen. {child} sprang, men hela planen låg emellan, och det skulle aldrig gå.

# the-kick
Då lade {child} ner matchbollen i gräset. {child.He} såg ingenting, men {child.he} hade lyssnat i två halvlekar, och nu hörde {child.he} precis var bussen stod. Putt, putt, putt. Där.

{child} tog fem steg och sparkade, längre än {child.he} någonsin hade sparkat, och lyssnade. Det kom ingen duns, och det kom inget aj.

BONG, sa det.

Motorn tystnade.

”Det kom en fotboll”, sa chauffören till någon. ”Uppifrån.”

# witness
De kom ur dimman från alla håll, två lag och en domare. Benen skakade på {child}.

”Den var inne”, sa {child.he}. ”Nummer fjorton gjorde mål. Jag gick in och hämtade bollen.”

”Det har jag inte sett”, sa domaren. ”Och det jag inte har sett …”

”Såg du mig rädda den, då?”

”Nej”, sa domaren.

”Såg någon annan det?”

Laget studerade sina skor.

”Jag såg dig med den i famnen”, sa {friend} långsamt. ”Resten kom jag på medan jag sprang.”

”Då är det bara jag som har sett något”, sa {child}. ”Och jag såg ett mål.”

[pet.dog: ”Inga andra vittnen?” frågade domaren. {Pet} viftade, och domaren skrev upp det.

]”Ett–ett”, sa domaren och strök över något på papperet. ”Omspel på lördag, i solsken. Vem gjorde målet?”

”{shooter}”, sa nummer fjorton och bokstaverade det två gånger.

# once-more
”Hur såg det ut?” frågade hon, när de andra hade gått.

{child} visade med båda handskarna hur bollen hade kommit ur dimman, alldeles ensam, och hur nära fingrarna den hade strukit. {shooter} stod alldeles stilla, som när någon läser högt.

”En gång till”, sa hon.

{child} berättade det en gång till, och det blev ännu vackrare, trots att {child.he} inte lade till någonting.

# water
”Du flög alltså inte”, sa {friend} på väg över planen.

”Nej.”

”Men du träffade en buss. I dimma. Det behöver man ju inte ens hitta på.”

Bakom dem ropade hela laget {child's} namn, i kör. {child} vände sig om.

Vattnet var slut.

De skrattade så att de fick sätta sig i gräset, och sedan bar {friend} hälften av flaskorna.

# let-it-in
”Hur gick matchen?” frågade {@a}.

”Jag släppte in ett mål”, sa {child}. ”Du skulle ha sett det.”

[age>=11: {@there} ville höra allt, och fick höra det två gånger. ]Sedan släcktes lampan. Dimman stod kvar utanför fönstret[age>=11: , och gatlyktan var bara en liten gul fläck i allt det vita].[pet.dog:  {Pet} sov redan, efter en lång dag som vittne.][pet.cat:  {Pet} hade somnat i den ena handsken, så långt det gick.][pet.other:  {Pet} sov redan.]

{child} blundade. Där inne kom bollen en gång till, alldeles ensam, i sin långa, lugna båge. {child} rörde inte ett finger, utan låg stilla och såg på när den gick in.

# @song
{music}

# @a
någon på sängkanten
## if adult
{adult} på kvällen
## if elder & !adult
{elder.short} på kvällen

# @there
Den som satt där
## if adult
{Adult}
## if elder & !adult
{Elder.short}
