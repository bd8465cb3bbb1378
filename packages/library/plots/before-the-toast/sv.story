title: Lösenordet
title: Före mackorna
guest friend: Jonatan (han), Ellen (hon)
guest pet: Nosen (han), Klöver (hon)
guest minder: Josefin (hon), Malena (hon)

% Ropa lösenorden, och lägg er på golvet vid det sista. Djuret är familjens hund eller katt, var och en med sin egen kvällsmat, annars vännens kanin.
% Den som kommer med tvätten är {adult}, annars den äldre, annars {minder}.

# a-den
{child} och {friend}[!friend.known: , {child's} bästa vän,] hade byggt en koja. Den var gjord av två stolar, en filt och alla kuddar som fanns i huset[elder & adult & !elder2: , till och med den som {elder} brukade sitta på][elder2 & adult: , till och med dem som {elder} och {elder2} brukade sitta på][elder2 & !adult: , till och med den som {elder2} brukade sitta på], och det var den bästa kojan i världen. Men den kvällen kunde de inte komma in i den, och det gick till så här.

”Den behöver en vakt”, sa {child}.

{@guard} {Pet.He} satte sig mitt i kojan med sin kvällsmat och såg mycket sträng ut.

# in-the-ear
”Och så behöver den ett lösenord”, sa {friend}. ”Så att det bara är vi som kommer in.”

De kom på ett jättebra. De viskade det till varandra. Sedan viskade de det till {pet}, {@ear}.

# lovely-den
Just då kom {@comes} förbi med tvätten[music:  och gnolade på {music}].

”Vilken fin koja”, sa {@a}. ”[city: Den finaste i {city}. ]Får jag komma in?”

”Vad är lösenordet?” sa {child}.

”Är det … snälla?”

”Nej”, sa {friend}.

”Är det … jag har rostat mackor?”

# toast
Det var det inte heller, men {child} och {friend} kom ut på en gång. De gick till köket och åt rostade mackor med honung, fyra stycken, och pratade om grävmaskiner[school:  och om {school}]. Och sedan sprang de tillbaka till kojan[athlete: , lika fort som {athlete}].

{Friend} stannade. ”Lösenord”, sa {friend.he}.

”Säg det, du”, sa {child}.

”Nej, säg det, du.”

De såg på varandra.

”Jag hade det före mackorna”, sa {child}.

”Det hade jag med”, sa {friend}.

# fair
Inne i kojan satt {pet} och tuggade. Krunsch, krunsch, krunsch.

”Vi kan väl bara gå in”, sa {friend}. ”Det är vår koja.”

{child} skakade på huvudet. ”{@A} fick inte bara gå in. Det vore orättvist.”

Så de satte sig utanför och försökte komma ihåg.

# bottom
”Korv!” sa {child}.

Krunsch, krunsch, lät det från {pet}. Det var inte korv.

”Bulldozer!” sa {friend}.

Krunsch, krunsch. Det var inte bulldozer.[sport:  Det var inte {sport} heller.]

”Pyjamas!”

”Trumpet!”

”Rumpa!” sa {friend}, och sedan fick de ligga på golvet en stund, för de skrattade så.

# beards
Men det var inte rumpa. Och när de hade skrattat färdigt var det lite sorgligt att sitta utanför den bästa kojan i världen.

”Vi kommer aldrig in”, sa {friend}. ”Aldrig någonsin. Vi blir stora och gamla och får skägg[elder: , och blir äldre än {elder.short}[elder2:  och {elder2.short} tillsammans]], och så sitter vi här.”

# please-help
{child} la sig på magen med munnen mot springan under filten.

”{Pet}”, viskade {child.he}. ”Du kan det. Vi sa det till dig. Snälla, hjälp oss.”

Därinne slutade {pet} tugga.

{@thump} Sedan var det något som hasade. Och ut under filten kom {@nose}.

{child} tittade på den. {Friend} tittade på den.

”{@loud}!” skrek de, båda på en gång.

# nearly-eaten
{Pet} flyttade på sig så att de kom in.

”{Pet} åt nästan upp det”, sa {child}.

”{Pet} åt nästan upp hela lösenordet”, sa {friend}.

Där inne satt de tills {friend} skulle gå hem.

# the-blanket
På kvällen, när {@a} kom för att säga god natt, låg det en filt över {child's} säng, och under filten låg {child}.

”Lösenord”, sa filten.

”Oj då”, sa {@a}. ”Är det snälla?”

”Nej. Du får en ledtråd. {Pet} åt det till kvällsmat.”

{@A} tänkte länge. {@She} satte sig på sängkanten och tänkte.

”{@Word}?” viskade {@she}.

Då åkte filten upp, och två varma armar kom ut och drog in {@her}.

# @guard
Så de hämtade {pet}. {Pet} var {friend's} kanin och hade också kommit för att leka, stor och mjuk, med ett öra som stod upp och ett öra som pekade åt sidan.
## if pet.dog
Så de hämtade [!pet.known: hunden ]{pet}, som kunde höra ett kex genom två stängda dörrar.
## if pet.cat
Så de hämtade [!pet.known: katten ]{pet}, som kunde höra ett kylskåp genom två stängda dörrar.

# @ear
i örat som stod upp
## if pet
i örat som var närmast

# @thump
Duns, sa det när {pet} slog med sin stora bakfot.
## if pet.dog
Duns, sa det när {pet} slog med svansen.
## if pet.cat
”Prrrp”, sa {pet}.

# @nose
en mjuk nos, och i munnen under nosen satt en lång stjälk, och i änden på stjälken satt en blomma, lika rund och gul som solen
## if pet.dog
en blöt nos, och i munnen under nosen satt en tofs med gröna blad, och i änden på tofsen satt en halv morot, lika orange som solen när den går och lägger sig
## if pet.cat
en liten nos, och i munnen under nosen satt en smal stjärt, och i änden på stjärten satt en halv strömming, lika silvrig som månen

# @loud
MASKROS
## if pet.dog
MOROT
## if pet.cat
STRÖMMING

# @word
maskros
## if pet.dog
morot
## if pet.cat
strömming

# @comes
{minder}, som passade dem,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @she
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @her
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
