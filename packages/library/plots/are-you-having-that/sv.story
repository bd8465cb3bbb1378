title: Ska du ha den där?
title: En halv lådbil
title: Den som sågar argt
guest friend: Saga (hon), Hugo (han)
guest pet: Misse (han), Rosa (hon)
guest elder: Sune (han), Ragnar (han)

% Katten är familjens, eller snickarbodens egen. En hund vägrar korv; det är värre.
% En riktig mormor eller morfar hjälper till där den veckan; grannen är den som har varit snickare i femtio år.

# the-last-bun
{child} och {friend}, {child.his} bästa vän, hade byggt en lådbil utanför {@shed}, och dagen före loppet [city: i {city} ]blev de så osams att de sågade den mitt itu.

Det började med en bulle. Det låg en kvar på fatet[elder2:  som {elder2} hade kommit med].

”Ska du ha den där?” sa {friend} och åt upp den.

”Du frågade ju!” sa {child}.

”Ja. Och du svarade inte.”

”Jag hann inte!”

# brake-or-wings
Nu hade de byggt i två veckor[sport:  och inte ens haft tid att {play sport}], och allt som var kvar var bromsen. {child} ville ha en broms. {Friend} ville ha vingar.

”Broms är för dem som inte vill framåt”, sa {friend}.[athlete:  ”{Athlete} har ingen broms.”]

”Vingar är för dem som vill in i postlådan”, sa {child}.

{Elder.short} satt på en pall och filade[music:  och gnolade {music}]. {@never} {@lay}

”Du vill alltid bestämma det tråkiga!” skrek {friend}.

”Och du bryr dig inte om vad jag tycker! Du vill bara ha någon som håller i brädan!”

När {child} hade sagt det blev halsen alldeles trång. Det var precis så det kändes.

# measure-first
”Då delar vi den”, sa {friend}.

”Ja. Det gör vi!”

De tittade på {elder.short}. Men {elder.he} räckte fram fogsvansen.

”Mät först”, sa {elder.he}. ”Och den som sågar argt sågar snett.”

De sågade argt. {Pet} reste sig när bladet kom, tittade på dem med avsky och flyttade sig så långt fram det gick. Så föll lådbilen isär i två delar. {Friend} fick den främre, med ratten. {child} fick den bakre, med sätet och två hjul.

{Pet} låg kvar i den främre.

”Ska du ha den där?” sa {friend} och nickade mot {pet}.

{@whose} Men {pet} gäspade och blundade, och {child} var för stolt för att lyfta bort {pet.him}.

”{Pet} får åka med vem {pet.he} vill”, sa {child}.

Så drog {friend} sin halva tvärs över vägen, till gräsmattan mittemot, och {pet} åkte med.

# nothing-to-brake
Hela eftermiddagen byggde {child} en broms. Det blev en mycket bra broms. Problemet var att det inte fanns något att bromsa. Halvan hade två hjul och föll bakåt så fort {child} satte sig, och då låg {child.he} där med benen i vädret och höll i handtaget.

”Den står i alla fall stilla”, sa {elder.short}.

På andra sidan vägen hade {friend} satt på vingar, gula, av två brickor. {Friend.He} tog sats, hoppade upp och stöp rakt på näsan, för där bak fanns ju ingenting.

”{Elder.short}, varför lät du oss såga?”

{Elder.short} filade en stund.

”Om jag hade sagt nej hade ni varit osams på mig”, sa {elder.he}. ”Det hjälper ingen bil.”

# six-oclock
Klockan blev kvart i sex, och då hörde {child} något från andra sidan vägen. Det var {pet}. {Pet} åt klockan sex. {Pet.He} hade alltid ätit klockan sex, och när det närmade sig sa {pet.he} till.

”{@Mao}!” sa {pet}.

{child} reste sig. {Pet} satt i halva lådbilen och {@cried} så att hela gatan hörde det, och {pet.he} gick inte ur fläcken. {Friend} höll fram en korv. {Pet} vände ryggen till.

{child} tog {@food} ur kylen[adult: , ropade till {adult} vart {child.he} skulle], sprang till grinden, såg åt båda hållen och gick över.

# ask-and-wait
{Friend} satt på huk i gräset. {Friend.He} hade gråtit så att det var ränder i smutsen.

”{Pet} äter inte”, sa {friend}. ”Jag har frågat och frågat. Jag får bara {@mao} till svar.”

”Du frågar?” sa {child}.

”Ja, jag tänkte att jag kunde börja med det. Och vänta efteråt.”

{child} satte ner {@food} bredvid hjulet. {Pet} luktade och åt inte. {@seat} Sedan såg {pet.he} på {child} som om {child.he} hade tappat bort något.

”{@Mao}”, sa {pet}.

”{Pet} vill ha sin plats”, sa {child} långsamt. ”Sätet. Det är på min.”

# the-longest-minute
De såg på det sneda snittet.

”Jag var arg för att du aldrig väntar på svar”, sa {child}.

”Jag var arg för att du aldrig svarar”, sa {friend}. ”Då tror jag att du har tröttnat på mig. Så då tar jag bullen fort, innan du säger det.”

{child} tänkte länge, och den här gången väntade {friend}, fast man såg att det kröp i hela {friend.him}.

”Jag har inte tröttnat”, sa {child}. ”Jag är bara långsam.”

”Bra”, sa {friend}. ”För det där var den längsta minuten i mitt liv.”

# a-wedge-of-oak
De körde hem halvan över vägen. {Friend} drog och {child} sköt på, och {pet} åt sin mat under färden. Utanför boden ställde de bitarna mot varandra. Den som sågar argt sågar snett, och de hade sågat åt varsitt håll. Mitt i var en glipa, tjock som en tumme.

”{Elder.short}”, sa {child}. ”Här slänger man ju aldrig en träbit.”

{Elder.short} hade redan hämtat lådan. {Elder.He} högg ut tänder i båda halvorna, utan att mäta, och en kil av mörk ek till att sitta emellan.

”En lagning ska inte gömmas”, sa {elder.he}. ”Håll i nu. Båda två.”

De höll. {Friend} räknade, {child} sa när, och de slog i kilen med två klubbor, vartannat slag, tills det satt.

# the-bigger-piece
Nästa dag kom de näst sist[school: , och hela {school} såg på]. Vingarna fladdrade, bromsen tog precis framför postlådan, och {pet} satt i sätet hela vägen och ville inte kliva ur.[adult:  {Adult} [elder2: och {elder2} ]hejade ändå som om de hade vunnit.][elder2 & !adult:  {Elder2} hejade ändå som om de hade vunnit.]

Efteråt låg det en bulle kvar på fatet.

”Ska du ha den där?” frågade {friend}. {Friend.He} hade satt sig på sina händer.

{child} tänkte efter. Sedan bröt {child.he} bullen, lite snett, och sköt den större biten över bordet, förbi {elder.short's} kaffekopp, och ute på gården stod lådbilen i solen med en mörk rand tvärs över magen.

# @shed
grannen {elder's} snickarbod
## if elder
snickarboden där {elder} hjälpte till den veckan

# @never
Han hade varit snickare i femtio år och slängde aldrig en träbit.
## if elder
I den boden slängde man aldrig en träbit.

# @lay
Katten {pet} låg i lådbilens säte, för där sken solen.
## if pet.cat
{Pet}, {child's} katt, låg i lådbilens säte, för där sken solen.
## if pet.dog
{Pet}, som var {a breed}, låg i lådbilens säte, för där sken solen.

# @whose
Det var bodens katt, som hade legat hos {child} varje dag i två veckor.
## if pet.cat
Det var {child's} katt.
## if pet.dog
Det var {child's} hund.

# @mao
maoo
## if pet.dog
aouu

# @cried
skrek
## if pet.dog
ylade

# @food
strömmingen
## if pet.dog
kycklingen

# @seat
{Pet.He} reste sig, gick fram till bakkanten, där träet var avsågat, satte framtassarna i luften där sätet brukade vara och trampade.
## if pet.dog
{Pet.He} reste sig, gick fram till bakkanten, där träet var avsågat, vände bakdelen dit där sätet brukade vara och satte sig, rakt ner i gräset.

# picture 3
På väg hem över vägen
