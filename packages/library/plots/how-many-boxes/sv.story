title: Hur många kartonger?
title: Fortfarande arg?
title: Allihop
guest neighbour: Valter (han), Sixten (han)
guest minder: Gunvor (hon), Maj (hon)

% ”Hur många kartonger?” frågas två gånger, andra gången av {child}. @a är {adult}, annars den äldre, annars {minder} i huset intill: någon har varit med på bussen.

# ding
Det var alltid {child} som tryckte på knappen på bussen. Den var röd, det stod STOPP på den, och det var {child's} knapp.

Men i dag, just när {child.he} sträckte fram fingret, sträckte en bebis i en vagn fram foten.

Pling.

{child} stampade av bussen.

”JAG ÄR SÅ ARG!” skrek {child.he}[school: , så att det måste ha hörts till {school}]. {Child.He} stampade förbi hållplatsen. {Child.He} stampade förbi en häck. ”Jag är så arg att jag skulle kunna … att jag skulle kunna …”

# how-many
”Hur många kartonger?” sa någon.

Det var en man på andra sidan häcken. Han hette {neighbour}, och han hade flyttat in samma dag. Alla hans saker var inne. Alla hans kartonger var ute, och de räckte upp till fönstren.

”Va?” sa {child}.

”De här ska bli platta”, sa {neighbour}. ”Det måste man vara arg för att klara, och jag är inte arg. Men det är ju du. Så jag bara undrade. Hur många kartonger arg är du?”

{child} tittade på kartongerna.

”Allihop”, sa {child.he}.

Då höll {neighbour} upp grinden. {@wall}[friend:  {Friend}[!friend.known: , som var {child's} bästa vän,] var inte ett dugg arg, så {friend.he} fick langa fram kartonger.]

# boff
{child} tog den första kartongen och klev upp.

Stamp, stamp … POFF!

Den blev platt som en pannkaka.[athlete:  ”Plattare hade inte {athlete} fått den”, sa {neighbour}.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] kröp in under häcken och stannade där.]

”Fortfarande arg?” sa {neighbour}.

”FORTFARANDE ARG!” sa {child}. ”Det var MIN knapp!”

Stamp, stamp … POFF!

”Och det var inte ens ett finger! Det var en FOT!”

”En fot!” sa {neighbour}.

Stamp, stamp … POFF!

”Och den hade inte ens nån SKO på sig!”

”Ingen sko!” sa {neighbour} och fick lov att sätta sig på trappan. ”Fortfarande arg?”

”FORTFARANDE ARG!”

# crunch
{child} plattade till kartongen från vattenkokaren. {Child.He} plattade till kartongen från lampan. {Child.He} plattade till stora och långa, och till slut var {child.he} röd som en stoppknapp[sport: , som när man har varit ute för att {play sport}].[music:  {neighbour} nynnade {music}, så att det fanns något att stampa till.] På trappan stod en liten vit kartong. Den tog {child.he} också.

Stamp, stamp …

Den sa inte POFF.

Den sa KRAS.

{child} stod alldeles stilla. Ur hörnen rann det något vitt, som snö.

”Just den”, sa {neighbour}, ”var inte tom.”

”Vad var det i den?” viskade {child}.

”Maränger”, sa {neighbour}. ”Dem har jag bakat själv. Det tog hela dagen.”

# so-angry
Han blev rosa om näsan. Han blev röd om kinderna. Sedan reste han sig från trappan, och då var han väldigt stor.

”Jag”, sa {neighbour}, ”ÄR … SÅ … ARG!”

En duva ramlade ner från häcken.[city:  På andra sidan {city} stannade en buss.] {@A} for upp från muren.

Åh nej, tänkte {child}.

”Förlåt”, sa {child.he}. Men {neighbour} pustade som en vattenkokare, och då hör man inget förlåt. Han var alldeles för arg.

{child} visste hur det kändes. Och {child.he} visste vad man skulle fråga.

”Hur många kartonger?” sa {child.he}.

# two
{neighbour} slutade pusta. Han funderade.

”Två”, sa han.

Det fanns precis två kvar. {child} ville gärna ha dem själv. {Child.He} kände efter hur arg {child.he} var, och det var knappt alls. Så {child.he} sköt fram kartongerna.

{neighbour} klev upp, i tofflorna.

Stamp, stamp … POFF!

”MINA MARÄNGER!” skrek {neighbour}.

”Fortfarande arg?” sa {child}.

”Lite”, sa {neighbour}. ”Du då?”

”Lite”, sa {child}.

# the-last-box
Nu fanns det en enda kartong, och det var den största. I den hade soffan kommit. {neighbour} klev upp i ena änden, och {child} klev upp i den andra[friend: , och {friend} klev upp i mitten]. Men ingen stampade. Så arga var de inte längre. De bara satte sig, bredvid varandra, och kartongen sjönk ihop under dem, sakta, sakta, ända ner till marken.

Pyyyyys.

Där satt de. Gatan var tyst, och himlen hade blivit mörkblå. De öppnade den lilla vita kartongen och åt snön med fingrarna, och {@a} fick också[elder & adult: , och {elder.short} med[elder2: , och {elder2.short}]][elder2 & !adult: , och {elder2.short} med].[pet.dog:  Då kröp {pet} fram ur häcken.][pet.cat:  Kartongen fick {child's} katt {pet}, som tycker att kartonger är till för att sitta i.][pet.other:  Ett hörn sparade de åt {pet}.] Platta maränger är lika söta som höga.

”Fortfarande arg?” sa {neighbour}.

{child} kände efter, ända ner i skorna.

”Noll kartonger”, sa {child.he}.

# click
Sedan var det dags att gå hem. Över {neighbour's} nya dörr satt det en lampa, och under lampan satt det en knapp.

”Den där borde släckas”, sa {neighbour}. ”Men jag är så dålig på knappar. Du råkar inte känna någon?”

{child} sträckte fram fingret. {Child.He} tittade åt vänster, och {child.he} tittade åt höger. Det syntes inte en fot.

Klick.

# @wall
{minder} från huset intill, som hade varit med på bussen, satte sig på muren och väntade.
## if adult
{Adult} satte sig på muren och väntade[elder: , och {elder} [elder2: och {elder2} ]bredvid].
## if elder & !adult
{Elder} satte sig på muren och väntade[elder2: , med {elder2} bredvid].

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
