title: {@P} älskar fotbollar
title: Älska den inte!
title: För hårt
guest dog: Doris (hon), Greta (hon)
guest neighbour: Bertil (han), Rut (hon)

% Hunden (@p): familjens, annars grannens. Den vuxna (@a): {adult}, annars den äldre, annars grannen.

# psss
{@opening} {@P-he} älskade dem så mycket att {@p-he} bet i dem, och då sa det pssssss.

Det var inte meningen. {@P-he} älskade dem bara för hårt.

Så den enda boll som {child} hade kvar var platt. Den var platt som en pannkaka, och när man sparkade på den sa den flopp.

# a-hat
En lördag var {child} och {@p} och {@a-first} ute och spelade boll på ängen bredvid vägen[school: , strax bakom {school}]. [friend: {Friend} var också med. ]{child} hade redan ramlat en gång, så på knät satt ett plåster med en brandbil på. [adult & elder: {Elder} stod i mål, fast i en solstol[elder2: , och {elder2} var publik].][!adult & elder2: {Elder2} stod i mål, fast i en solstol.]

Flopp, sa bollen.

”Jag är inte säker på att det är en boll längre”, sa {@a}. ”Jag tror att det är en hatt.” Och så åkte den på.

# as-big-as-a-house
Då hördes ett muller. Över kullen, på andra sidan vägen, kom en fotboll. Den var stor som ett hus. Den rullade nerför kullen. Den studsade rakt över vägen, boing! Och den landade på ängen, klafs, och låg still.

Sedan hördes en röst. Den var stark som åskan, men väldigt artig.

”SNÄLLA, FÅR JAG TILLBAKA MIN BOLL?”

Där på kullen stod en jätte. Han var längre än träden[city:  och högre än allt som fanns i {city}], men han var bara en pojke, och på tröjan hade han ett enormt märke där det stod {age}.

”Jag är också {age}!” ropade {child}. ”Kom och hämta den!”

”DET GÅR INTE”, sa jättepojken. ”JAG FÅR INTE GÅ ÖVER VÄGEN SJÄLV.”

”Inte jag heller”, sa {child}. ”Men det gör inget. Vi sparkar tillbaka den!”

# the-kick
{child} tog lång sats[athlete: , precis som {athlete}], och sparkade. Bollen rörde sig inte. [friend: Sedan sparkade {friend}. Bollen rörde sig inte. ]Sedan sparkade {@a}. Bollen rörde sig inte, men det gjorde {@a}, på ett ben, runt hela ängen.

# dont-love-it
{@P} hade varit nere i ett kaninhål[age>=5: , så långt det gick]. Nu backade {@p-he} ut, och vände sig om, och fick syn på den. Det var den största fotbollen i hela världen. Så mycket hade {@p-he} aldrig älskat någonting.

”Åh nej”, sa {child}. ”{@P}, nej! Älska den inte!”

Men {@p} sprang, och {@p-he} hoppade, och {@p-he} bet.

PSSSSSSSSSSSSSSSSS!

Det blåste hatten av {@a}. Det blåste kråkorna ur träden. [adult & elder & age>=5: Det blåste {elder} ur målet, med stol och allt. ]Och bollen sjönk och sjönk, tills den låg över hela ängen som en enorm blöt duk.

Uppe på kullen slog jättepojken händerna för ansiktet. En stor tår föll i gräset, plask, och blev en damm.

{@P} gömde nosen under tassarna.

# like-a-carpet
{child} satte sig på knä och klappade {@p-him}. Där, alldeles intill handen, låg kanten på bollen. Den var tunn, och den var slapp. {child} tog tag i den, och {child.he} lyfte.

Det gick att lyfta den!

”{@Look}” ropade {child}. ”Den är platt! Vi kan bära den!”

Så de rullade ihop den som en matta. {child} [friend: och {friend} ]höll i ena änden, och {@a} höll i den andra. {@P} tog mitten mellan tänderna, och för första gången var det ingen som sa åt {@p-him} att släppa. [music: De sjöng {@song} för att dra i takt. ]De drog den, pustande, tvärs över hela ängen. {@A} tittade åt vänster, åt höger och åt vänster igen, och sedan gick de över vägen tillsammans.

# the-plaster
”Förlåt för hålet”, sa {child}. ”Det var [pet.dog: min hund|{@p}]. {@P-he} älskar dem för hårt.”

Jättepojken böjde sig ner, och {@p} slickade honom på tummen för att säga förlåt.

”JAG GILLAR HUNDAR”, sa jättepojken. ”MEN HUR GÖR VI MED HÅLET?”

{child} tittade på sitt knä. {child.He} tog tag i plåstret med brandbilen, räknade till tre och drog. Aj. Sedan tog jättepojken ett jättestort andetag och blåste och blåste tills bollen var stor som ett hus, och {child} satte på plåstret.

Alla lyssnade. Det hördes inte minsta lilla psss.

Så de spelade fotboll på jättepojkens sida av vägen. Han sparkade bara med lilltån. ”Det är den bästa match jag har sprungit ifrån”, sa {@a} efteråt. [sport & !sport.Soccer: {@sport-too}]

# as-hard-as-anything
Den kvällen hade {child} ett nytt plåster på knät, med en grävskopa på. [pet.cat: {Pet} låg högst upp på bokhyllan, där man har uppsikt. ][pet.other: {Pet} hade flyttats högst upp på bokhyllan, för att inte bli älskad. ]Den platta bollen låg bredvid sängen. {@P} kom och lade hakan på den. {@P-he} bet inte. {@P-he} bara älskade den, lagom hårt.

”Dig får man älska precis hur hårt som helst”, sa {child}. Och {child.he} sträckte sig ner och lade båda armarna om {@p}, och kramade.

{@P} blundade. Och ur nosen kom ett långt, mjukt, lyckligt andetag.

Psssssssssss.

# @opening
{Dog}, grannens hund, bodde hos {child} den veckan, och {dog} älskade fotbollar.
## if pet.dog
{child's} hund {pet} älskade fotbollar.

# @sport-too
Sedan lärde {child} honom att {play sport} också, och hela kullen skakade.
## if sport.Swimming
Sedan lärde {child} honom att simma också, i dammen som han hade gråtit.

# @Look
Titta!
## if adult
{@A}!
## if elder & !adult
{Elder.short}!

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour} från huset mittemot
## if adult
{adult}
## if elder & !adult
{elder}

# @p
{dog}
## if pet.dog
{pet}

# @p-he
{dog.he}
## if pet.dog
{pet.he}

# @p-him
{dog.him}
## if pet.dog
{pet.him}
