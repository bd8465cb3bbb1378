title: Efter blomkrukan
title: Snigeln sover ju
title: En väldigt lång arm
guest friend: Mo (han), Tova (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna hemma (@a) är {adult}, annars mormor eller farfar, annars {minder}; en äldre vid sidan av är domare.

# picked-last
{child} blev vald sist till brännbollen[school:  {at school}] på torsdagen, och den som valde {child.him} sist var {friend}. {Friend} var {child's} bästa kompis. {Friend.He} var lagledare och valde alla andra i klassen före {child}, till och med killen som hade armen i gips. Nu var skolan slut och {friend} satt i {child's} kök, för {friend.he} skulle äta middag där, och det enda {child} ville var att {friend.he} skulle få känna hur det kändes.

”Visst var det en bra match?” sa {friend} genom en fiskpinne.

”Var det?” sa {child}.

”Vi vann nästan.”

”Gjorde vi?”

{@First} tittade på {child}, och sedan på {friend}, och sedan på ketchupen, ifall ketchupen visste något. ”Har det hänt något?” sa {@he}.

”Nej”, sa {child}, som ända sedan halv två hade känt det som om {child.he} hade svalt en kall liten sten.

”Ja”, sa {friend}. ”Vi förlorade med en poäng.”

# a-very-long-arm
Efter middagen gick de ut i trädgården med ett slagträ och en boll.

”Det är mitt lag mot {@a}”, sa {child}. ”Och jag är lagledare, så det är jag som väljer.”

[elder & adult & !elder2: {Elder} bar ut en stol och var domare.

][elder2 & adult: {Elder} och {elder2} bar ut var sin stol och var domare.

][elder2 & !adult: {Elder2} bar ut en stol och var domare.

]{Friend} stod framför {child} och studsade på tårna.

”Jag väljer”, sa {child} långsamt, ”vattenkannan.”

{Friend} slutade studsa.

”Är den bra, då?” sa {@a}.

”Den har en väldigt lång arm”, sa {child}. ”[sport: Den har aldrig förlorat i {sport}. ]Och så väljer jag soptunnan.”

”Soptunnan?” sa {friend}. ”Soptunnan kan ju inte ta emot!”

”Soptunnan gör inget annat”, sa {child}. ”Och så väljer jag snigeln där.”

”Snigeln sover ju”, sa {friend}.

”Den sparar sig till matchen[athlete: , som {athlete}].[pet.dog / pet.cat:  Och så väljer jag {pet}.]”

# after-the-flowerpot
[pet.dog: [!pet.known: Hunden {pet}|{Pet}] ville bara ha bollen.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] ville bara gå in, och gick.

]{Friend} såg sig om i trädgården. Nu fanns det inget kvar att välja utom en gammal blomkruka och {friend}.

”Jag väljer”, sa {child}, ”blomkrukan.”

”Det är hål i den”, sa {friend} med liten röst.

”Ja”, sa {child}. ”Och sedan {friend}, då.”

# a-tummy-ache
{Friend} gick och ställde sig mellan soptunnan och blomkrukan. {Friend.He} studsade inte. När {@a} slog till bollen rullade den rakt förbi {friend's} sko, och {friend.he} tittade inte ens på den.

”Jag tror att jag har ont i magen”, sa {friend}. ”Jag skulle vilja gå hem nu.” Och så gick {friend.he} in för att leta efter sin jacka.

{child} stod där med sitt lag. Ingen av dem sa något. Nu visste {friend} hur det kändes, precis som {child} hade velat, och det var inte roligt alls. Nu var det två som hade svalt en sten, och {child's} bästa kompis var på väg hem.

# a-horrible-wall
”Vad handlade det där om?” sa {@a}.

”{Friend} valde mig sist”, sa {child}, och hakan darrade. ”Jag fick stå vid väggen alldeles ensam och titta på mina skor som om de var intressanta.”

”Åh, {child}”, sa {@a}, la ner slagträet och la armarna om {child.him}. ”Vilken hemsk vägg. Vet {friend} om den?”

{child} tänkte efter. {Child.He} hade sagt ”var det” och ”gjorde vi” och ”blomkrukan”. {Child.He} hade inte sagt något om väggen.

# the-empty-sleeve
{Friend} satt längst ner i trappan med ena armen i jackan. {child} satte sig bredvid {friend.him}. Det var mycket svårare än att välja en soptunna, så {child} sa det till den tomma ärmen.

”Du valde mig sist. Jag stod ensam vid väggen och blev kall inuti, och jag trodde att du inte var min kompis längre.”

{Friend} stirrade på {child}. ”Jag valde dig inte sist”, sa {friend.he}. ”Jag valde dig inte alls.”

”Det är ju värre!”

”Nej, för det behövdes inte! Du är ju redan med i laget. Du är alltid med i laget. Jag valde bara de andra.” {Friend.He} viftade med den tomma ärmen. ”Man väljer väl inte sina egna ben!”

”Va?”

”När man går ut. Man säger inte: jag väljer benen. Man tar bara med dem.”

{child} funderade på det. Hela tiden medan {child.he} stod där vid väggen hade {child.he} alltså varit ett ben.

# out-loud
”Men det märktes inte”, sa {child}. ”Från väggen ser det ut som sist.”

”Jaha”, sa {friend}. ”Förlåt. Jag har aldrig tittat därifrån.”

”Så nästa gång säger du mig först. Högt.”

”Fast det är självklart?”

”Fast det är självklart.”

{Friend} reste sig, tog ett djupt andetag och vrålade genom hela huset[city:  och halva {city}]. ”Jag väljer {child}!”

”Bra val”, ropade {@a} tillbaka. ”Kan ni komma ut nu, båda två? Jag förlorar mot en soptunna.”

De spelade[music: , med {music} från köksfönstret,] tills {friend} måste gå hem, och soptunnan tog fyra lyror.[elder & adult & !elder2:  {Elder} hade räknat dem.][elder2 & adult:  Både {elder} och {elder2} hade räknat.][elder2 & !adult:  {Elder2} hade räknat dem.][pet.dog:  Till slut fick {pet} tag i bollen, och behöll den.]

# left-leg
Vid läggdags satt {child} på sin säng med pyjamasbyxorna i handen.[pet.cat:  Där låg {pet} redan och sparade sig till i morgon.][pet.other:  {Pet} hade fått höra alltihop, och {pet.he} hade tyckt bäst om snigeln.]

”Vänster ben”, sa {child.he}. ”Jag väljer dig.”

{Child.He} drog på byxbenet. Det andra benet väntade fortfarande.

”Var inte orolig”, sa {child}. ”Du är alltid med i laget.”

# @a
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

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
