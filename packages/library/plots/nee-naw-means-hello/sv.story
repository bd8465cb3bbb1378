title: Bi-bå betyder hej
title: En buss i en häck
title: Brandbilen som slutade säga hej
guest neighbour: Siv (hon), Rut (hon)
guest driver: Mia (hon), Pia (hon)

% En regel: alla som den säger hej till flyttar på sig. Brandbilen är "den", hon som kör är "hon", sköldpaddan "han".
% Den vuxna (@a): {adult}, annars grannen: namnet varje gång, aldrig han eller hon.

# with-both-arms
{child} hade vinkat åt varenda brandbil som fanns, och inte en enda hade vinkat tillbaka. De var förbi innan man hann få upp handen.

Så när {child.he}[friend: , {friend}[!friend.known: , som var {child.his} bästa vän,]] och {@a-first} en kväll kom runt hörnet[city:  mitt i {city}], och det stod en brandbil utanför biblioteket, alldeles stilla, gick {child} rakt fram till den och vinkade med båda armarna.

”Du behöver inte låtsas”, sa brandbilen. ”Jag vet att ingen tycker om mig.”

Den hade tid att prata. Brandmännen var inne på biblioteket, där en gubbe hade fastnat med fingret i bokinkastet.

# how-do-you-say-it
”Men alla tycker ju om brandbilar!” sa {child}.

”Jag går bara efter vad jag ser”, sa brandbilen. ”Jag kommer runt ett hörn och säger hej, ordentligt högt, så att ingen ska känna sig utanför. Och då tittar de upp, och då ser de att det är jag, och då flyttar de på sig allihop.”

”När du säger hej”, sa {child} långsamt, ”hur låter det då?”

”Bi-bå”, sa brandbilen.

”Jaha ja”, sa {@a}.[friend:  {Friend} blev tvungen att titta bort en stund.]

[pet.dog: {Pet}[!pet.known: , {child's} hund,] nosade på ett stort hjul och stod kvar där {pet.he} stod.

”Den där är väluppfostrad”, sa brandbilen.]

# a-bus-in-a-hedge
”En gång körde en buss in i en häck”, fortsatte den, ”bara för att slippa möta mig. En hel buss![school:  En gång ställde sig hela {school} med ryggen mot en vägg tills jag hade åkt.][sport:  En gång var det några som skulle {play sport}, och de klättrade upp i ett träd.][athlete:  Ingen kör in i en häck för {athlete}.]”

”De släpper ju fram dig”, sa {child}. ”Så att du hinner till elden.”

”De släpper inte fram glassbilen”, sa brandbilen, och den darrade på rösten. ”Den spelar en enda liten trudelutt, och då kommer de springande. Så nu har jag slutat. Från och med i dag kör jag tyst och snällt efter de andra och väntar tills någon säger varsågod.”

# on-his-way
Just då kom brandmännen utspringande.

”Det brinner i djuraffären!” ropade {driver}, som körde. ”Alla är ute utom sköldpaddan!”

”Var är sköldpaddan?” ropade {child}.

”Han är på väg!”

Längst bort på gatan såg man röken. Men däremellan stod alla som skulle hem från jobbet, i en enda lång bilkö, och allra sist stod en brödbil. Och brandbilen rullade fram bakom brödbilen och väntade på varsågod.

{driver} tryckte på knappen till sirenen, och det kom ingenting.

”Den har tappat rösten!” sa hon.

”Nej”, sa {child}. ”Den är artig.”

# a-little-water
[friend: ”Bi-bå!” skrek {friend}, som kunde vara hur högljudd som helst. En gubbe med en skottkärra flyttade på sig, men det var allt. ]I bilarna hade de radion på[music: , och i en av dem spelade de {@song}]. Ingen vände sig om, och röken blev bara svartare.

”Snälla!” sa {child}. ”Du måste säga det!”

”Jag står inte ut med att se dem köra undan”, viskade brandbilen, och det rann lite vatten ur slangen på den.

{child} lade handen på den stora röda nosen. {child.He} visste hur det är att säga hej och inte få något tillbaka. Så hade {child.he} haft det i flera år.

# the-mirror
”Vad gör de”, frågade {child.he}, ”när du har åkt förbi?”

”Hur ska jag veta det?” sa brandbilen. ”Då har jag ju åkt.”

Vad ensamt det måste vara, tänkte {child}, att alltid ha åkt. Då kom {child.he} på något.

”Men jag vet vad de gör!” sa {child.he}. ”Jag är ju en av dem! Lyft upp mig!”

{driver} blev så förvånad att hon gjorde det. Högt uppe satt en spegel på en lång arm, nervikt mot hjulen, för när man ska parkera. Den gick trögt, och den gnisslade, men {child} drog med båda händerna, och långsamt vek den sig upp, tills hela gatan bakom dem fick plats i den.[friend:  {Friend} skulle förstås ha den på andra sidan, så där fick {@a} lyfta.]

”Säg det nu”, sa {child}. ”Och titta inte på när de flyttar sig. Titta där i, när du har kört förbi.”

Brandbilen tog ett djupt andetag.

”BI-BÅ!” sa den.

# a-loaf-in-each-hand
Brödbilen hoppade till och körde rakt upp på trottoaren. Längs hela gatan svängde bilarna åt höger och vänster, som när man drar ner en dragkedja, och mitt emellan dem körde brandbilen.

Och bakom den stack armarna ut, en i vartenda fönster, och alla vinkade. [elder: {Elder}[elder2:  och {elder2}], som hade suttit fast där med matkassarna, vinkade med en purjolök. ]Mitt i gatan stod han som körde brödbilen, med en limpa i varje hand.

”En sådan har jag velat bli sedan jag var fyra”, vrålade han.

Längst bort gick en spegel på en lång arm upp och ner, upp och ner.

Brandbilen vinkade tillbaka.

# saying-it-back
Det var bara lite halm som hade brunnit. När {child} och {@a} kom fram var det släckt, och sköldpaddan var precis på väg ut över dörrmattan. Han fortsatte, en fot i taget, ända fram till brandbilens hjul.

”Bi-bå”, sa brandbilen, så tyst den kunde.

Sköldpaddan hade aldrig flyttat på sig för någon. Han sträckte ut halsen så långt den räckte, tittade upp och stod kvar.

”Där”, viskade brandbilen. ”Han säger hej tillbaka.”

# moved-over
Den kvällen, när {child} nästan sov, var det något stort som körde hem, långt borta.[pet:  {Pet} sov redan och hade aldrig flyttat på sig för någon.] Gatorna var tomma, men den sa det ändå, väldigt mjukt.

Bi-bå.

”Hej”, sa {child} ner i kudden och flyttade på sig.

## or
{child} och {@a} var nästan hemma[pet.dog: , med {pet} i täten][pet & !pet.dog: , där {pet} väntade på kvällsmaten], när något stort kom rullande bakom dem, jättesakta. Lamporna var tända, och det var ingen annan på hela gatan.

”Bi-bå”, sa den, lika mjukt som nyss.

”Hej”, sa {child} och {@a} och flyttade på sig.

# @a
{neighbour}
## if adult
{adult}

# @a-first
{neighbour}, som bodde bredvid,
## if adult
{adult}

# @song
{music}
