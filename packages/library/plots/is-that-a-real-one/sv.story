title: Är det en riktig?
title: Ja tack, {Teacher}
title: Ungefär två gånger i veckan
guest friend: Melker (han), Maja (hon)
guest teacher: Annika (hon), Marita (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som följer dem hem är mormor eller farfar, annars {adult}, annars {minder}. Vid badkaret är det {adult}, annars mormor eller farfar, annars {minder}.

# yes-please
{child} svarade alltid när någon frågade något, och svarade vänligt, och det var så det gick till när {child.he} fick skäll.

Det var på matten[school:  {at school}]. {Child’s} bästa vän {friend} hade viskat något i {child’s} öra, och {child} hade skrattat så mycket att {child.he} fick lägga sig ner på talen.

”{Child}”, sa {teacher}. ”Vill du kanske berätta för hela klassen vad som är så roligt?”

”Ja tack, {teacher}”, sa {child} och ställde sig upp. ”{Friend} säger att din kofta ser ut som mattan hemma hos {friend.his} mormor.”

I hela klassrummet hördes bara elementet. {Teacher} skällde på {child} inför alla, och sedan skällde hon på {friend}, och när det var över hade {child} en känsla i magen som om {child.he} hade svalt en kall potatis hel. {Friend} fick skäll ungefär två gånger i veckan. {child} hade aldrig fått skäll i hela sitt liv[city: , inte på något ställe i {city}].

# nobody-knows
”Men hon frågade ju”, sa {child.he} när {@walked} följde dem hem båda två. ”Hon frågade om jag ville, och jag ville ju!”

”Det var ingen riktig fråga”, sa {friend}. ”Det var en skällfråga. De låter precis likadana, men det är inte meningen att man ska svara.”

”Varför frågar de då?”

”Det vet ingen”, sa {friend}. ”Förra veckan frågade rektorn mig om jag trodde att golvet var en simbassäng.”

”Vad sa du då?”

”Jag sa nej. Då frågade han vad jag höll på med, och då sa jag bröstsim.”

”Inte pratar väl vuxna så”, sa {@w}. ”{Friend}, jackan släpar i leran. Hur många gånger har jag sagt det?”

”Sex”, sa {friend}.

”Det var inte meningen att du skulle räkna dem.”

”Där ser du”, sa {friend} till {child}.

Men {child} kunde inte skratta. {Child.He} tänkte aldrig gå tillbaka. {Teacher} skulle titta på {child.him} varje dag och tänka på mattor.

# on-the-edge
På kvällen satte sig {@b} på badkarskanten. {child} borstade tänderna, väldigt långsamt[music:  och utan att nynna på {music}].{@pet}

”Vet du vad jag tror?” sa {@b}.

{child} tog ut tandborsten. ”Är det en riktig?”

”Nej. Jo. Jag vet inte”, sa {@b}. ”Jag tror att det känns hemskt för att du gjorde någon ledsen, fast du inte alls menade det.”

{child} nickade. Tandkrämen rann nerför hakan. Det var precis där potatisen satt.

# a-plan
På morgonen gjorde {child.he} och {friend} upp en plan. Om {teacher} frågade {child} något och det var på riktigt skulle {friend} klia sig på näsan. Om det var en skällfråga skulle {friend.he} dra sig i örat. Då skulle {child} veta.

{child} hade knappt hunnit hänga av sig förrän {teacher} kom fram. {Teacher} hade inte koftan på sig. Det gjorde saken värre.

”Nå, {child}”, sa hon. ”Vad ska vi göra åt det där i går?”

# no-hand-free
{child} tittade bort mot {friend}. {Friend} stod vid dörren med fruktlådan i famnen, full till kanten med äpplen, och hade ingen hand ledig. {Friend.He} försökte nå näsan med axeln.[sport:  Det såg ut som någon sorts {sport}.] Då välte hela lådan, och [athlete: inte ens {athlete} hade kunnat rädda den. Äpplena | äpplena ]rullade in under borden, och {friend} kröp efter dem.

# sorry-at
Så nu fanns det ingen som kunde säga det till {child}. {Teacher} väntade, och potatisen var lika kall som förut. {child} tog ett djupt andetag.

”Snälla {teacher}”, sa {child.he}. ”Är det en fråga som jag ska svara på, eller en som jag bara ska skämmas åt?”

Det hände något med {teacher’s} mun. Hon knep ihop läpparna, men det läckte ut på sidorna.

”Vet du”, sa hon, ”jag tror att det är lite av båda.”

# a-bit-of-both
”Då säger jag förlåt”, sa {child}. ”Förlåt att jag skrattade åt din kofta, och förlåt att jag sa det till alla. Jag hade inte gillat det om den hade varit min.”

”Tack, {child}”, sa {teacher}. ”Och förlåt att jag frågade något som jag inte ville ha svar på.”

”Förlåt jag också”, sa {friend’s} röst under ett bord. ”Mormors matta är jättefin.”

Då skrattade {teacher} högt, och {child} kände hur potatisen blev mindre, tills den var ungefär som en enda pommes frites. Efter rasten var den borta. Och på {teacher’s} stolsrygg hängde koftan, precis som vanligt.

# a-real-one
{@W} stod vid grinden när de kom ut. {@Whe} tittade först på {child’s} ansikte, och sedan tittade {@whe} på {friend}, som hade ett äpple i luvan på den leriga jackan.

”Nå”, sa {@w}. ”Hur gick det?”

”Det där är en riktig”, viskade {friend}.

Och {child} svarade på den, hela vägen hem.

# @pet
[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] stod i dörren med huvudet på sned och frågade om det fanns något kex. {Pet} ställde bara riktiga.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt i badkaret och frågade om någon kunde sätta på kranen. {Pet} ställde bara riktiga.][pet.other:  {Pet} hade aldrig frågat någon om någonting. Det måste vara vilsamt.]

# @walked
{minder}
## if adult & !elder
{adult}
## if elder & !elder2
{elder}
## if elder2
{elder} och {elder2}

# @w
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @whe
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @b
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
