title: Månen är såld
title: Det står ingenting om det
title: På tvätt
guest friend: Sixten (han), Juni (hon)
guest buyer: Alma (hon), Signe (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna är {adult}, annars mormor eller farfar, annars {minder}: @m. Mormor eller farfar bredvid {adult} är med vid köttbullarna och har filten på slutet.

# the-contract
{child} var {age} år och hade sålt månen.

Det gick till så här. {Child.He} satt på bänken på gården med [!friend.known: sin bästa vän ]{friend}, som hade ett block i fickan och skrev kontrakt om allting[sport: , till och med om {sport}]. Bredvid dem satt {buyer} från bottenvåningen. {buyer} var sex år. Det hade just börjat skymma, och över cykelskjulet kom månen upp, alldeles rund[city: , och lyste på hela {city}].

”Den vill jag ha”, sa {buyer}.

”Tjugo kronor”, sa {child} på skoj.

Men {buyer} sprang in och kom tillbaka med en tjuga, och då hade {friend} redan börjat skriva. Månen är nu {buyer’s} för alltid. De skrev under alla tre[athlete: , som när {athlete} skriver autografer].

”Men om någon ångrar sig?” sa {child}.

{Friend} läste igenom sitt block. ”Det står ingenting om det.”

Tjugan blev en påse saltlakrits. Den tog slut samma kväll.

# half-of-it
En vecka senare[school: , när {child} skulle till {school},] stod {buyer} vid cykelskjulet på morgonen och pekade upp i luften. Där hängde månen, alldeles blek mot det blå.

”Halva är borta”, sa {buyer}. ”Jag har betalat för en hel.”

{Friend} tog fram blocket. ”Det står ingenting om hur mycket av den du får.”

Nu borde {child} ha sagt som det var. Men lakritsen var ju uppäten.

”Den är på tvätt”, sa {child.he}. ”De tar en halva i taget.”

{buyer} tänkte efter. ”Säg till dem att inte ha för varmt vatten”, sa hon. ”Så att den inte krymper.”

# the-meatballs
Men den krympte. Varje morgon stod {buyer} vid cykelskjulet med huvudet bakåt, och varje morgon var månen smalare. Till slut var den borta. Då berättade {child} alltihop för {@first} över köttbullarna, för {child.he} tyckte att det var en rolig historia.[pet.dog/pet.cat:  Under bordet satt {pet} och väntade på att någon skulle tappa en.]

{@M} la ner gaffeln. ”Har du sålt månen?”

”Bara till {buyer}.”

”Vem köpte du den av, då?”

”Ingen.”

”Jaså, den var stulen också”, sa {@m}.

{@Laughed}[pet.other:  Det hade inte {pet} gjort heller, när {child} berättade.] {@M} hämtade en tjuga ur plånboken. Den fick {child} låna, mot disk i en vecka, och {child.he} skulle gå ner till {buyer} med den på en gång. {Friend} fick följa med. {@M} satte sig högst upp i trappan och väntade.[pet.dog/pet.cat:  Köttbullen på gaffeln tog {pet} hand om.]

# a-new-one
{child} ringde på. {Child.He} trodde att {buyer} skulle vara arg. Men {buyer} kom ut i trapphuset med sin sparbössa i famnen.

”Jag måste köpa en ny måne”, sa {buyer}. ”Jag har haft sönder den gamla.”

”Har du haft sönder den?” sa {child}.

”Jag tittade för mycket. Jag tittade jättelänge varje dag, och den blev bara mindre och mindre. Nu är den slut.”

Hakan darrade på henne. {child} skämdes så att det sved i halsen.

”Du har inte gjort någonting”, sa {child.he}. ”Det var jag som lurades. Månen är inte på tvätt, och jag fick inte sälja den, för den var aldrig min. Förlåt. Här är dina pengar.”

{buyer} tittade på tjugan. Sedan tittade hon ut genom porten, där himlen var svart.

”Men den är ju borta i alla fall”, sa hon, och så grät hon på riktigt.

{child} hade sagt sanningen, och det hjälpte inte. {Child.He} såg på {friend}. {Friend.He} bläddrade och bläddrade.

”Det står ingenting om det”, viskade {friend.he}.

# the-sun-is-quiet
Just då slocknade lampan i trapphuset, som den alltid gjorde efter en stund.

”Tänd inte”, sa {child}. ”{Friend}, ta din mobil och lys. Du är solen.”

{Friend} ställde sig i trappan och tände ficklampan på mobilen. ”Vad säger solen?”

”Ingenting.”

”Inte ens lite?”

”Solen är tyst, {friend}. {buyer}, du är jorden, så du står i mitten. Jag är månen. Titta på mig hela tiden.”

{child} ställde sig längst bort vid väggen, [child.name: med ljuset rakt i ansiktet | så att ljuset sken rakt i ansiktet på {child.him}].

”Hel måne”, sa {buyer} och snörvlade.

# still-there
{child} gick sakta runt henne. När {child.he} hade kommit en bit lyste det bara på den ena kinden.

”Halv”, sa {buyer}.

{child} fortsatte[child.name:  ända fram | , tills {child.he} stod] mellan {buyer} och solen med ljuset i ryggen. {Child.His} ansikte blev svart.

”Vart tog jag vägen?” sa {child}.

”Du är borta.”

”Känn efter.”

{buyer} sträckte ut handen i mörkret. Hon hittade en haka. Hon hittade en mun och en näsa, och hon kände länge på näsan.

”Du är kvar”, sa hon. ”Det lyser bara på fel sida av dig.”

”Precis så gör månen”, sa {child}. ”Du kan titta hur mycket du vill. Den går bara ett varv.”

Och så tog {child.he} ett steg till, och en smal kant av {child.his} kind blev ljus.

”Nu kommer du”, sa {buyer}.

# in-the-wash
Några kvällar senare satt de på bänken alla tre[music:  och nynnade på {music}], och {@bench} satt bredvid med en filt. Himlen var grön efter solen. Och över taket på tvättstugan hängde månen, tunn som en avklippt nagel.

”Så den var på tvätt”, sa {buyer}.

{Friend} satt och räknade på fingrarna. ”{buyer} har fått tillbaka tjugan”, sa {friend.he}. ”Och kontraktet har hon också. Då har hon både pengarna och månen.”

”Ja”, sa {buyer} nöjt.

# it-doesnt-say
{child} lutade huvudet bakåt. ”Vad kostar det att titta, då?”

{buyer} vecklade ut sitt kontrakt och höll det upp och ner och läste noga.

”Det står ingenting om det”, sa hon, och så la hon lite av filten över {child}.

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @laughed
{child} skrattade, men det gjorde inte {@m}.
## if elder & adult & !elder2
{child} skrattade, och det gjorde {elder} också, men det gjorde inte {adult}.
## if elder2 & adult
{child} skrattade, och det gjorde {elder} och {elder2} också, men det gjorde inte {adult}.
## if elder2 & !adult
{child} skrattade, och det gjorde {elder2} också, men det gjorde inte {elder.short}.

# @bench
{@m}
## if elder & adult & !elder2
{elder.short}
## if elder2
{elder.short} och {elder2.short}
