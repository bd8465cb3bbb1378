title: Nallen som höll för munnen
title: Jag har bara den
title: Visa tänderna
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som gäspar och håller Nalle i tassen är familjens katt eller hund; annars vännen, annars mormor eller farfar, annars {adult}, annars {minder}. Schy låter som en tandborste, och det får barnet göra. Lägg handen för munnen vid Hupp.

# hup
{child} stod på pallen i badrummet. {Child.He} hade tandborsten i handen.

{@Sat}[friend & pet.dog / friend & pet.cat:  På badkarskanten satt {friend}[!friend.known: , {child’s} bästa vän], som skulle sova över.][pet.other:  {Pet} hade redan lagt sig.]

Och på kanten av handfatet satt Nalle.

”Nu ska vi borsta tänderna”, sa {child}.

”Nä”, sa Nalle.

Och så satte han tassarna för munnen. Hupp!

# mm-mm-mm
”Men alla borstar tänderna”, sa {child}.[school:  ”Alla {at school}[athlete:  och {athlete}].”][athlete & !school:  ”{Athlete} också.”]

”Mm-mm-mm”, sa Nalle.

”Va?” sa {child}.

Nalle tog bort tassarna en liten stund.

”Jag sa att jag inte har några tänder.”

Och så satte han tassarna för munnen igen. Hupp!

# show-him
{child} funderade.

”{@B} har tänder”, sa {child.he}. ”Visa, {@b}!”

{@Yawn}

{@Too}

”Oj”, sa Nalle. Fast det lät mest ”mm”, för tassarna satt kvar.

# schy
”Jag har också tänder”, sa {child}. ”Titta!”

{Child.He} borstade där uppe. Schy, schy, schy.

{Child.He} borstade där nere. Schy, schy, schy.

{Child.He} borstade längst, längst bak. Schy, schy, schy.[music:  Det lät nästan som {music}.]

”Vad gör du?” frågade Nalle.

”Jag borstar bort korven[sport:  som jag åt efter {sport}]”, sa {child.he}. ”Den får inte sova i munnen.”

”Var ska den sova då?”

”I magen, så klart.”

# honey
Nalle tänkte på det länge.

”Jag åt honung”, sa han sedan. ”Den sitter kvar. Den klibbar.”

”Då måste vi borsta”, sa {child}.

”Nä”, sa Nalle. Hupp!

Men tassarna satt inte riktigt lika hårt nu. Det syntes en liten springa.

”Kittlas det?” frågade Nalle i springan.

”Lite”, sa {child.he}.

# holding-a-paw
”Kan {@b} hålla mig i tassen?”

{@Came}

Då gapade Nalle. Först lite. Sedan lite till. {child} kikade in.

# the-only-one
Och vet du vad som satt där inne? En tand! En enda, liten som ett riskorn.

”Nalle!” sa {child}. ”Du har ju en tand!”

”Jag vet”, viskade Nalle. ”Jag har bara den. Tänk om den åker bort i borsten.”

”Det gör den inte”, sa {child.he}. ”Den sitter fast. Man borstar den för att den är fin.”

”Är den fin?”

”Jättefin.[city:  Finast {in city}.]”

# hee-hee
Då satt Nalle alldeles stilla. {child} borstade, så försiktigt {child.he} kunde.

Schy, sa borsten.

”Hi hi”, sa Nalle.

Schy, schy, sa borsten.

”Hi hi hi hi”, sa Nalle.

Schy, schy, schy, sa borsten.

”Hi hi hi hi hi hi”, sa Nalle.

Och så var det klart.

# the-mirror
Nalle tittade i spegeln. Han log så att tanden blänkte. Han log mot {child}. Han log mot {@b}.[friend & pet.dog / friend & pet.cat:  Han log mot {friend}.] Han tänkte nog aldrig mer hålla för munnen.

# all-clean
Sedan gick de och lade sig. {@Bed}[friend & pet.dog / friend & pet.cat:  {Friend} fick ligga bredvid.][elder & pet.dog / elder & pet.cat / elder & friend:  {Elder.short} släckte lampan.]

Korven sov i {child’s} mage.

Honungen sov i Nalles mage.

{@Slept}[pet.other:  {Pet} hade sovit hela tiden.]

Den lilla, lilla tanden sov i Nalles mun, alldeles ren.

Och {child}?

{child} sov också.

# @Sat
{@B} satt på toalettlocket. Där sitter man bra när man är lite trött.
## if elder & !friend & !pet.dog & !pet.cat
{Elder} satt på toalettlocket. [elder2: {Elder2} satt på badkarskanten. Där sitter man bra när man är lite trött. | Där sitter man bra när man är lite trött.]
## if friend & !pet.dog & !pet.cat
{Friend}[!friend.known: , {child’s} bästa vän,] satt på toalettlocket. {Friend} skulle sova över och hade redan borstat alla sina.
## if pet.cat
{Pet} satt på toalettlocket. {Pet} [!pet.known: är en katt och vill | ville] alltid vara med.
## if pet.dog
{Pet} satt på badrumsmattan. {Pet} [!pet.known: är en hund och vill | ville] alltid vara med.

# @Yawn
{@B} gäspade. Där inne satt tänderna, en rad uppe och en rad nere, och en stor rosa tunga.
## if pet.cat
{Pet} gäspade. Där inne satt tänderna, små och vita och vassa, och en lång rosa tunga.
## if pet.dog
{Pet} gäspade. Där inne satt tänderna, vita och vassa, och en lång rosa tunga.

# @Too
[elder2 & !friend & !pet.dog & !pet.cat: {Elder2.short} visade också.][friend & pet.dog / friend & pet.cat: {Friend} visade också.][elder & pet.dog / elder & pet.cat / elder & friend:  {Elder}[elder2:  och {elder2}] kom in och visade alla sina.]

# @Came
{@B} kom fram till handfatet och lade en varm hand på Nalles mjuka tass. En hand är nästan en tass.
## if pet.cat
{Pet} hoppade ner från toalettlocket och upp på handfatet. {Pet} lade en mjuk tass på Nalles mjuka tass. Så höll de varandra i tassen.
## if pet.dog
{Pet} klev upp på pallen, så att det blev trångt. {Pet} lade en mjuk tass på Nalles mjuka tass. Så höll de varandra i tassen.

# @Bed
{child} i mitten, Nalle på armen och {@b} på sängkanten.
## if friend & !pet.dog & !pet.cat
{child} i mitten, Nalle på armen och {friend} bredvid.
## if pet.cat / pet.dog
{child} i mitten, Nalle på armen och {pet} vid fötterna.

# @Slept
{@B} sov nästan, men bara nästan.
## if friend & !pet.dog & !pet.cat
{Friend} sov med munnen öppen.
## if pet.cat
{Pet} sov med nosen under svansen.
## if pet.dog
{Pet} sov med nosen på tassarna.

# @b
{minder}
## if adult & !elder & !friend & !pet.dog & !pet.cat
{adult}
## if elder & !friend & !pet.dog & !pet.cat
{elder.short}
## if friend & !pet.dog & !pet.cat
{friend}
## if pet.dog / pet.cat
{pet}

