title: Ner med den igen
title: Den finaste spaden i världen
title: Piraterna som inte hade någon spade

% Regel: en skatt ska vara nergrävd, annars är den bara en sak. Träbenet låter duff mot sand och tock mot en kista.

# no-spade
{child} var på stranden och ville gräva en grop. Men den röda spaden var borta[!short: . Den hade varit borta ända sedan i går], så {child} måste gräva med händerna.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] grävde med en mugg.][adult:  {Adult} satt på filten.][elder & !elder2:  I solstolen satt {elder}.][elder2:  I solstolarna satt {elder} och {elder2}.]

[city: Hemma i {city} fanns det inga pirater. Men här kom det tre.|Då kom det tre pirater.] [!short: De kom från ett skepp som låg mitt på torra stranden. ]Först gick kaptenen, som hade träben.

Duff, duff, duff, sa träbenet mot sanden. Duff, duff, TOCK.

”Tock!” sa kaptenen. ”Där är den! Gräv!”

Och piraterna grävde, de också med händerna.

## if short
{child} var på stranden och ville gräva en grop. Men den röda spaden var borta.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] grävde med en mugg.][elder & !elder2:  I solstolen satt {elder}.][elder2:  I solstolarna satt {elder} och {elder2}.]

[city: Hemma i {city} fanns det inga pirater. Men här kom det tre.|Då kom det tre pirater.] Först gick kaptenen, som hade träben.

Duff, duff, duff, sa träbenet mot sanden. Duff, duff, TOCK.

”Tock!” sa kaptenen. ”Där är den! Gräv!”

Och piraterna grävde med händerna.


# hooray
”Har ni ingen spade?” frågade {child}.

”Vi hittade en i går”, sa kaptenen. ”Den finaste i världen. Röd!”

”Var är den nu?”

”Den är vår skatt”, sa kaptenen. ”Så den har vi grävt ner.”

[!short: {child} satt alldeles stilla. ”Det är ju min spade”, sa {child.he}.|”Det är ju min spade”, sa {child}.]

Men det hörde ingen, för nu syntes en kista i gropen.

”HURRA!” skrek piraterna. De dansade runt den[music:  och sjöng {music}].

”Och ner med den igen!” sa kaptenen.

Sand, sand, sand. Så var kistan borta.

”Varför då?” sa {child}.

”En skatt ska vara nergrävd”, sa kaptenen. ”Annars är den bara en sak.”

## or
”Vad letar ni efter?” frågade {child}.

”Vår skatt”, sa kaptenen. ”Vi hittade den här i går. Den är röd, och den har handtag.”

”Det där är en spade”, sa {child}. ”Den är min.”

Men just då skrapade någons naglar mot en kista.

”HURRA!” skrek piraterna. De dansade i ring och kastade hattarna i luften[music:  och sjöng {music}].

”Och ner med den igen!” sa kaptenen.

Sand, sand, sand. Inte ett hörn syntes.

”Ni öppnade den ju inte!” sa {child}.

”Nej, är du tokig”, sa kaptenen. ”Nere i sanden är den en skatt. Uppe är den bara en sak.”

## if short
”Vad letar ni efter?” frågade {child}.

”Vår skatt”, sa kaptenen. ”Den är röd, och den har handtag.”

”Det är ju min spade”, sa {child}.

Men nu syntes en kista i gropen.

”HURRA!” skrek piraterna[music:  och sjöng {music}].

”Och ner med den igen!” sa kaptenen.

Sand, sand, sand. Så var kistan borta.

”Varför då?” sa {child}.

”En skatt ska vara nergrävd”, sa kaptenen. ”Annars är den bara en sak.”


# and-again
De väntade en liten stund.

”Åh, vad jag längtar efter skatten”, sa kaptenen.

Duff, duff, duff, TOCK.

Gräv, gräv, gräv![elder:  {Elder.short} lånade ut sin hatt att gräva med.][elder2:  {Elder2.short} ropade hurra, för säkerhets skull.][pet.dog:  {Pet}[!pet.known: , {child.his} hund,] grävde fortast av alla.]

”HURRA!” skrek piraterna.[athlete:  Kaptenen hoppade på ett ben, högre än {athlete}.]

Den här gången fick {child} tag i locket. Men [!short: i samma ögonblick|då] sa kaptenen:

”Och ner med den igen!”

Sand, sand, sand. Så var kistan borta, och {child.his} ena sandal också.

## or
”Nu var det länge sedan”, sa den minsta piraten.

”Ja”, sa kaptenen och snörvlade.

Duff, duff, TOCK.

Gräv, gräv, gräv![elder:  {Elder.short} flyttade sig lite, med stol och allt.][elder2:  {Elder2.short} höll i allas hattar.][pet.dog:  {Pet}[!pet.known: , {child.his} hund,] grävde så att kaptenen fick munnen full.]

”HURRA!”[athlete:  Kaptenen tog sats som {athlete} och hoppade över hela kistan.]

[!short: Medan de dansade|Då] lyfte {child} på locket och satte en fot emellan, så att ingen kunde stänga.

”Och ner med den igen!” sa kaptenen.

{child} hann precis få ut foten. Men sandalen blev kvar där inne. Sand, sand, sand.

## if short
”Åh, vad jag längtar efter skatten”, sa kaptenen snart.

Duff, duff, duff, TOCK.

Gräv, gräv, gräv![pet.dog:  {Pet}[!pet.known: , {child.his} hund,] grävde fortast av alla.]

”HURRA!” skrek piraterna.[athlete:  Kaptenen hoppade på ett ben, högre än {athlete}.]

Den här gången fick {child} tag i locket. Men då sa kaptenen:

”Och ner med den igen!”

Sand, sand, sand. Så var kistan borta, och {child.his} ena sandal också.


# the-wave
Då kom en våg.[!short:  Den var stor och blank, och den gick ända upp till skeppet.] När den rann tillbaka var hela stranden slät.

[!short: Kaptenen gick hit. Duff. Hon gick dit. Duff. Hon|Kaptenen] gick överallt. Duff, duff, duff.

”Det är bara duff”, sa hon. ”Vi har grävt ner den för bra.”

Hon satte sig i sanden och grät. ”Mitt ben orkar inte ett enda duff till.”[sport: 

”Vi kan {play sport} i stället”, sa den minsta piraten. Men ingen hade lust.]

{child} fick tårar i ögonen. Nu var spaden borta en gång till, och sandalen också. [!short: {Child.He} satte sig bredvid kaptenen. De var ledsna ihop en stund, och sanden var varm.]

## or
Då kom en våg. Den tog kaptenens hatt, och den tog alla fotspåren. Sedan såg stranden likadan ut överallt.

[!short: ”Det var här!” sa en pirat.

”Det var där!” sa en annan.

]De grävde och grävde.

”Jag hittade en snäcka”, sa den minsta piraten. ”Hurra?”

”Nej”, sa kaptenen.[!short: 

”Jag hittade min egen fot. Hurra?”

”Nej.”]

Duff, duff, duff, sa hennes ben, tills det inte orkade mer. Hon satte sig och grät[!short: , så att det blev små hål i sanden].[sport: 

”Hjälper det att {play sport}?” frågade {child}. Det gjorde det inte.]

{child} fick ont i halsen. Någonstans där nere låg spaden, ensam i mörkret. [!short: {child} klappade kaptenen, och kaptenen klappade {child}.]

## if short
Då kom en våg. När den rann tillbaka var hela stranden slät.

Kaptenen gick överallt. Duff, duff, duff.

”Det är bara duff”, sa hon. ”Vi har grävt ner den för bra.” Och hon satte sig och grät.[sport:  Hon ville inte ens {play sport}.]

{child} fick tårar i ögonen. Nu var spaden borta en gång till.


# may-i-borrow
{child} tittade på träbenet.

”Får jag låna ditt ben?” frågade {child.he}.

[!short: ”Mitt ben?”

”Bara en liten stund.”

]Kaptenen skruvade. Knirk, knirk. Och så fick {child} benet.[!short:  Det var tungt och luktade tjära.]

{child} knackade med det i sanden[!short: , vid vattnet. Duff. Vid tången. Duff. {Child.He} knackade steg för steg, ända bort till skeppet]. Duff. Duff. Duff.

[!short: Alla höll andan.

]TOCK.

# on-the-lid
Gräv, gräv, gräv!

”HURRA!” skrek piraterna.

”Och ner med den …” sa kaptenen.

Men {child} satt på locket.[friend:  {Friend} satt också på det.]

”Nej”, sa {child}. ”Först ska vi titta.”

{Child.He} öppnade kistan. Där låg en sandal. Under den låg den röda spaden.

[!short: ”Den är så fin”, viskade kaptenen. ”Vi har ingen annan skatt.”

]”Vet ni vad man gör med den?” frågade {child}.

”Ja”, sa kaptenen. ”Man gräver ner den.”

”Nej”, sa {child}. ”Man gräver MED den.”

## or
Upp kom kistan.

”HUR …” började piraterna.

”Vänta”, sa {child} och satte sig på locket.[friend:  {Friend} satte sig också där, så att det blev tyngre.][short:  ”Först ska vi titta.”]

[!short: ”När tittade ni i den sist?” frågade {child.he}.

”I går”, sa kaptenen. ”Det var så fint att vi stängde.”

]Sedan reste sig {child} och öppnade locket. Där låg en sandal, och under den låg den röda spaden.

”Vad har man den till?” frågade {child}.

”Till att längta efter”, sa kaptenen. ”Det är den väldigt bra till.”

”Nej”, sa {child}. ”Den har man till att gräva.”

## if short
Gräv, gräv, gräv!

”HURRA!” skrek piraterna.

”Och ner med den …” sa kaptenen.

Men {child} satt på locket.[friend:  {Friend} satt också på det.]

”Nej”, sa {child}. ”Först ska vi titta.”

{Child.He} öppnade kistan. Där låg en sandal. Under den låg den röda spaden.

”Vet ni vad man gör med den?” frågade {child}.

”Ja”, sa kaptenen. ”Man gräver ner den.”

”Nej”, sa {child}. ”Man gräver MED den.”


# dig-with-it
{child} visade. Ett enda tag, och det blev en riktig grop.

”Åååå”, sa piraterna.

Alla fick pröva. De grävde ett dike från havet [!short: och upp till skeppet|långt upp på land].[school:  Det var så djupt att hela {school} hade fått plats.][!short:  Vattnet rann in, och skeppet gungade till. Nu flöt det.]

Kaptenen [!short: skruvade på sig benet och ]räckte tillbaka spaden.

”Den är ju din”, sa hon. ”Men vad ska vi nu gräva ner?”

{child} tänkte efter. Sedan gav {child.he} kaptenen sandalen, som ändå var för liten.

”Den finaste i världen”, sa kaptenen, och så [!short: seglade|gick] de.

## or
{child} tryckte ner spaden med foten. Upp kom en klump, stor som en katt.

”Den är magisk”, sa piraterna.[school:  {child} berättade att alla på {school} kunde det där, men det trodde de inte på.]

Den minsta grävde en grop och ramlade i den. [!short: De grävde runt hela skeppet, tills havet hittade in. Då flöt det.]

[!short: Kaptenen skruvade på sig benet. ]”Ta den du”, sa kaptenen.[!short:  ”Men nu är min kista så tom.”]

Då la {child} sandalen i [!short: den|kistan].

”Gräver man med den?” frågade kaptenen.

”Nej”, sa {child}. ”Den gräver man bara ner och längtar efter.”

”Hurra”, viskade kaptenen, och så [!short: seglade|gick] de.

## if short
{child} visade. Ett enda tag, och det blev en riktig grop.

”Åååå”, sa piraterna, och alla fick pröva.[school:  Gropen blev så djup att hela {school} hade fått plats.]

Sedan räckte kaptenen tillbaka spaden.

”Den är ju din”, sa hon. ”Men vad ska vi nu gräva ner?”

Då gav {child} kaptenen sandalen.

”Den finaste i världen”, sa kaptenen, och så gick de.


# one-sandal
[!short: {child} kom hem med en sandal och en spade.

]Den kvällen fick spaden ligga i sängen. {child} la sig bredvid[pet.dog: , och {pet} la sig på fötterna][pet.cat: , och [!pet.known: katten ]{pet} la sig på fötterna]. Sedan drog {child.he} täcket över alltihop, ända över näsan.[pet.other:  Bara {pet} såg var de låg.]

”Och ner med den igen”, sa {child}.

## or
På vägen hem hade {child} en sandal på ena foten och ingen på den andra. Tock, sa sandalen. Duff, sa den bara foten. Tock, duff, tock, duff, hela vägen till dörren.

I sängen la {child.he} spaden bredvid sig[pet.dog:  och {pet} på andra sidan][pet.cat:  och [!pet.known: katten ]{pet} på andra sidan]. Sedan drog {child.he} täcket över alltihop, ända över näsan.[pet.other:  Bara {pet} såg var de låg.]

”Och ner med den igen”, sa {child}.

## if short
Den kvällen fick spaden ligga i sängen. {child} la sig bredvid[pet.dog: , och {pet} la sig på fötterna][pet.cat: , och [!pet.known: katten ]{pet} la sig på fötterna]. Sedan drog {child.he} täcket över alltihop.[pet.other:  Bara {pet} såg var de låg.]

”Och ner med den igen”, sa {child}.
