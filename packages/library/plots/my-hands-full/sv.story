title: Handen full
title: Inte så mycket som en strumpa
guest mover: Disa (hon), Tora (hon)
guest pet: Ludde (han), Bella (hon)
guest minder: Malena (hon), Josefin (hon)

% Gör hej då med barnet: ”Klapp, klapp. Knoge, knoge. En på {pet}. Och så den stora.” Den sista stora görs inte.
% Den vuxna är {adult}, annars den äldre, annars {minder}. Den som flyttar är alltid påhittad; {friend} är kvar. Hunden är familjens, eller grannens.

# the-big-one
I dag skulle {mover} flytta, och {child} ville att hon skulle stanna.

Men huset bredvid var redan tomt. {Mover's} pappa satt i bilen med motorn på, och det var bara hej då kvar.[elder:  {Elder}[elder2:  och {elder2}] hade kommit för att vinka.][!adult & !elder:  {Minder}, som passade {child.him}, hade kommit ut för att vinka.]

{@who} De gjorde hej då med händerna, vid {child's} grind, {@pet}.[school:  Så gjorde de varje dag efter {school}.][friend:  {Friend} räknade in: ”Ett, två!”]

Klapp, klapp. Knoge, knoge. En på {pet}. Och så den stora.

Den stora gjorde man med hela armen[athlete: , som om man var {athlete} och just hade vunnit]. Den hördes ända bort till hörnet[city: , och kanske i hela {city}].

# the-trailer
Sedan åkte bilen. {child} vinkade tills den svängde runt hörnet. Det sved i handen.

Då {@ears}. {Pet} hörde alltid bilar först.

Och runt hörnet kom bilen tillbaka.

”Vi har visst glömt en sak”, sa {mover's} pappa.

Det var släpkärran. Den stod kvar mitt på gatan, med soffan och sängarna och alla lådorna. De hade haft så fullt upp med att vinka.

[elder & adult: ”Jag tyckte väl att det gick lätt”, sa {elder.short}.

]Det tog en stund att sätta fast kärran, så {child} fick ha {mover} i tio minuter till[sport: , och de hann {play sport}]. Sedan fick de börja om.

[friend & age>=5: ”Ett, två”, sa {friend}.

]Klapp, klapp. Knoge, knoge. En på {pet}. Och så den stora.

# waving
Bilen åkte, och den här gången åkte kärran med. {child} vinkade med båda armarna, och {mover} vinkade med båda armarna.[elder & adult & age>=5:  {Elder.short} vinkade med en näsduk.] De vinkade tills det inte fanns något kvar att vinka åt.

Sedan tittade de på varandra.

”Skulle inte du med?” sa {child}.

”Jo”, sa {mover}.

De satte sig på huk bakom grinden och gjorde sig små. {@small}

”Han kanske inte märker något”, viskade {mover}.

[friend: ”Jag har inte sett er”, viskade {friend}.

]De hann bestämma att {mover} skulle bo under {child's} säng och få sylt på allting. Då {@ears}.

”Nej”, sa {child}. ”Ner med dem.”

Men öronen stod redan rakt mot hörnet.

# pot-plants
”Jag trodde att du satt där bak bland krukväxterna”, sa {mover's} pappa. Han var alldeles vit i ansiktet. ”Jag pratade med dig ända till macken.[music:  Jag sjöng {music} för dig.]”

”Vad svarade jag?” sa {mover}.

”Ingenting. Jag tänkte att du var ledsen.”

”Det är jag”, sa {mover}.

”Jag med”, sa {child}.

Då stängde han av motorn.

# not-so-much-as-a-sock
Sedan gick han igenom hela det tomma huset igen, {@search}

”Inget kvar”, sa han när han kom ut. ”Inte så mycket som en strumpa.”

Kärran satt fast. {mover} skulle sitta fram, så att det syntes om hon var med.

Och om inget var kvar, så fanns det inget att komma tillbaka efter.

# the-hand
Klapp, klapp.

Knoge, knoge.

En på {pet}. Den blev lång.

Sedan lyfte de händerna för den stora.[friend:  ”Nu”, sa {friend}, men inte särskilt högt.]

{child} tittade på sin hand, högt där uppe. Snart skulle det smälla, och sedan var det gjort.

”Nej”, sa {child} och tog ner handen.

”Men vi har ju den stora kvar”, sa {mover}.

”Ja”, sa {child}. ”Den har vi kvar.”

{mover} stod där med sin egen hand i luften. Hon tittade på den. Sedan knöt hon den, försiktigt, som om det satt en nyckelpiga i den, och stoppade den i fickan.

# got-everything
”Så”, sa hennes pappa. ”Då har vi allt.”

”Nej”, sa {mover}. ”En sak är kvar.” Och nu såg hon nästan glad ut.

”Vad är det nu då?”

”Den är hos {child}. Den ska vara där tills vi kommer.”

Hennes pappa lutade pannan mot ratten en stund.

”Då får vi väl komma tillbaka”, sa han. ”Det brukar vi ju.”

Och bilen åkte, med kärran och {mover} och alltihop utom en sak. {child} vinkade med andra handen. Den här gången {@lay}.

# my-hands-full
[friend: ”Öppnar du grinden?” sa {friend}.

”Det går inte”, sa {child}. ”Jag har handen full.”

{Friend} tittade på handen. Det syntes inget i den. Sedan öppnade {friend} grinden. | ”Öppnar du grinden?” sa {@a}.

”Det går inte”, sa {child}. ”Jag har handen full.”

{@A} tittade på handen. Det syntes inget i den. Sedan öppnade {@a} grinden.]

{@paw}

[elder & adult & age>=5: {child} åt med andra handen, och {elder.short} flyttade sig, så att det skulle få rum en armbåge till. ]{Child.He} borstade tänderna med andra handen, och lite av näsan.

# not-yet
När lampan var släckt låg handen ovanpå täcket.

”Är den kvar?” viskade {@a}.

{child} kände efter. Det kittlade lite, mitt i.

”Ja”, sa {child}.

{@sleeps}, hela {pet.he} utom ena örat. Och långt, långt bort, i ett rum som luktade målarfärg, låg en annan hand ovanpå ett annat täcke.

Ingenting hördes. Inte än.

# @who
{mover} var {child's} bästa vän.
## if friend
På den här gatan var de tre: {child} och {mover} och [!friend.known: {child's} bästa vän ]{friend}.

# @pet
med {pet}, hunden från andra sidan gatan, i mitten
## if pet.dog
med [!pet.known: hunden ]{pet} i mitten
## if pet.cat
med [!pet.known: katten ]{pet} mellan sig på grindstolpen

# @ears
lyfte {pet} på öronen
## if pet.cat
vred {pet} på öronen

# @small
{Pet} gjorde sig också liten.
## if pet.cat
{Pet} satt kvar på stolpen och låtsades att det inte var något.

# @search
med {pet}, som kunde hitta en strumpa var som helst.
## if pet.cat
med {pet}, som satte sig i varje skåp.

# @lay
lade sig {pet} ner
## if pet.cat
lade sig {pet} till rätta på stolpen

# @paw
{Pet} räckte fram en tass.

”Inte i den handen”, sa {child} och tog tassen med den andra.
## if pet.cat
{Pet} kom och tryckte huvudet mot handen.

”Inte den handen”, sa {child} och klappade med den andra.

# @sleeps
På andra sidan gatan sov {pet}
## if pet.dog
På mattan sov {pet}
## if pet.cat
Vid fotändan sov {pet}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
