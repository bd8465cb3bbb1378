title: Jag är båda
title: Hörn fastnar i tiden
title: Fyra tut
guest friend: Rafi (han), Nellie (hon)
guest minder: moster Siv (hon), moster Lotta (hon)

% Tuta gärna; varje tut är en puff med en nos. Vänta lite före ”… det också”, båda gångerna.
% Den som ropar in dem (@a) är den äldre, annars {adult}, annars {minder}.

# corners
Det tog {child} och {friend} hela dagen att bygga tidsmaskinen[city: , i en trädgård {in city}]. Den var gjord av en vattentank, vit och rund och utan hörn, för {friend} sa att hörn fastnar i tiden.

{Friend}[!friend.known:  var {child's} bästa vän, och {friend.he}] bestämde sig fort. Inuti fanns det två knappar, en grön för DÅ och en röd för NU.

[pet.dog: {Pet}[!pet.known: , {child's} hund,] fick stanna och vakta gräsmattan. Ingen visste vad dinosaurier tycker om hundar.

][pet.cat: {Pet}[!pet.known: , {child's} katt,] låg redan därinne och sov, och fick bäras ut.

][pet.other: {Pet}[!pet.known: , {child's} husdjur,] fick stanna hemma. Ingen visste vad dinosaurier äter.

]”Vart ska vi …” sa {child}.

”Till dinosaurierna”, sa {friend} och tryckte på den gröna.

SVISCH, sa tidsmaskinen. DUNS. Utanför rullade något nerför en backe, rumpeti, rumpeti, rump.

# hatched
Så blev det mörkt, och det knakade i väggarna.

”Någon sitter på oss”, sa {friend}.

{child} knackade, för att säga att det fanns folk här. Genast blev det ljust, och {child.he} knuffade upp dörren.

Där stod en dinosaurie. Hon var lång som en buss, och det mesta av henne var hals, och hon såg på {child} så som {@first} gör på födelsedagar.[school:  Hon hade kunnat titta in en trappa upp {at school}.]

De hade landat i ett rede i en skog. Bredvid dem låg två ägg, vita och utan hörn. Krack, sa det ena. Krack, sa det andra, och ut trillade två små dinosaurier.

”Hon tror att vi också har kläckts”, sa {child}.

# honk
Dinosaurien slickade dem överallt, från stövlarna till håret. Sedan räknade hon med nosen. Hon puffade på den första lilla. ”Tut.” Hon puffade på den andra. ”Tut.” Hon puffade på {child}. ”Tut.” Hon puffade på {friend}. ”Tut.”

Fyra. Det stämde.

”Ursäkta”, sa {child}. ”Jag har redan en familj.”

”Tut”, sa dinosaurien vänligt och gav {child.him} ett blad. Det var färdigtuggat.

”Mitt är jättegott”, sa {friend}.

# backwards
De åkte rutschkana på hennes svans hela eftermiddagen.[sport:  Det var till och med roligare än {sport}.][music:  {Friend} lärde de små att nynna på {@song}.] Sedan var det snart dags för mat, och de klättrade in i maskinen igen.

”Tut”, hörde de. ”Tut.” Och sedan inget mer.

Dinosaurien stack in huvudet. Hon lyfte ut {child} i luvan och {friend} i byxbaken och satte ner dem i redet. De försökte på tå, och de försökte baklänges. Men hon räknade varje gång.

# both
”Det måste bli fyra”, sa {friend}.

”Varför fyra?” sa {child}. ”Hon har ju bara två.”

Och då kom {child.he} ihåg vad som hade gått rumpeti, rumpeti, rump.

”Det var hennes ägg!” sa {child}. ”Vi knuffade ut dem! Nu ligger de där nere och blir kalla!”

”Hämta dem, du”, sa {friend}. ”Så är jag du.”

”Men du är ju du.”

”Jag är båda.”

Så {child} smög ut över kanten. Bakom {child.him} räknade dinosaurien. ”Tut. Tut. Tut.” Det var {friend}. Sedan hördes ett par stövlar, som sprang runt en dinosaurie. ”Tut.” Det var {friend}, det också.

Längst ner i backen låg äggen. {child} kramade det första hela vägen upp och knuffade in det under den varma magen. {Child.He} hade just fått armarna om det andra när marken sa bom.

# teeth
Bom. Bom. Ovanför buskarna kom ett huvud, och det mesta av det var tänder.

Tyrannosaurus rex.

# every-corner
Åh nej! Uppe i redet lade sig dinosaurien på allihop och räknade. Men nu satt {friend} fast och kunde inte vara två.

”Det fattas en!” ropade {friend.he} och pekade. ”Där nere!”

Ner kom dinosaurien, som en buss utan bromsar. Hon stannade rakt över {child}, med ett ben i varje hörn.[athlete:  Inte ens {athlete} hade varit där tidigare.]

”TUUUT!” sa hon, så att buskarna lade sig platt.

”TUUUT!” vrålade {friend} uppe i redet. Då tutade {child} också.

Tyrannosaurusen hade bara velat ha något litet och tyst. Den gick och letade någon annanstans, bom, bom, bom.

# four
Dinosaurien bar hem {child} i luvan, och {child} bar ägget. Krack, sa det i redet, och krack igen.

”Tut”, sa dinosaurien. ”Tut. Tut. Tut.” Fyra. Hon tittade på {child} och på {friend}.

”Jag tror att hon har märkt det”, viskade {friend}.

Dinosaurien slickade dem båda en sista gång. Sedan stängde hon själv dörren, försiktigt, med nosen.

# is-that-everybody
SVISCH. DUNS.[pet.dog:  {Pet} nosade på dem uppifrån och ner. Sedan morrade {pet.he} åt vattentanken, för säkerhets skull.][pet.cat:  {Pet} nosade på dem, bara en gång. {Pet's} svans blev tjock som en flaskborste.]

”Maten är klar”, ropade {@a}. ”Är alla här?”[elder2: 

”Jag är här”, sa {elder2} och satte sig.]

[elder2: {@A}|{@He}] lade handen på {child's} huvud.

”Tut”, sa {child}.

{@He} lade handen på {friend's}.

”Tut”, sa {friend}.

Sedan hördes ett par stövlar, som sprang runt {@a}.

”Tut.”

Det var {friend}, det också.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @He
{minder.He}
## if adult & !elder
{adult.He}
## if elder
{elder.He}
