title: Men jag har ett dike
title: Det rakaste diket i socknen
title: Klockan sju
guest friend: Melker (han), Iris (hon)
guest elder: mormor (hon), farmor (hon)

% {Elder} är mormor eller farfar och har varit lika gammal som {child}. Samtalet i diket är roligast torrt. Ingenting lovas.
% ”Nej” på ”Räcker det?” sägs vänligt och utan paus.

# the-ice
Det började alltid med isarna. {child} låg på vinden hos {elder}, det var höstlov, {child.he} var {age} år och kunde inte sova. Först smälte isarna. Sedan brann skogarna. Sedan räknade {child} ut hur gammal {child.he} skulle vara när det blev så där som de hade sagt, och då slog hjärtat så hårt att sängen knarrade.[city:  Hemma {in city} hördes åtminstone bussarna.][athlete:  På mobilen log {athlete} och såg utsövd ut.]

[friend: ”Sover du?” hade {friend} skrivit. Det skrev {friend.he}[!friend.known: , som var {child's} bästa vän,] varje kväll, för att någon skulle fråga.

][pet.cat: {Pet}[!pet.known: , {child's} katt,] låg på {child.his} fötter och hade aldrig räknat ut någonting.

]Till slut gick {child} ner.

# the-antarctic
I köket satt {elder.short} i morgonrock och löste korsord, fast klockan var över tolv.[elder2:  {Elder2} sov. {Elder2} kunde sova genom en översvämning.]

”Säg inte att det ordnar sig”, sa {child}.

”Vilket då?”

”Klimatet.”

”Nej, det säger jag inte. Det vet jag inget om.” {Elder.short} lade ner pennan. ”Ligger du och tänker på alltihop?”

”Vad ska man annars tänka på?”

”Jag kan inte hjälpa dig med Antarktis”, sa {elder.short}. ”Det ligger så dumt till. Men jag har ett dike.”

”Va?”

”På mossen bakom huset. Jag grävde det själv, tillsammans med min far, och då var jag lika gammal som du. Staten betalade per meter. Mossen skulle torka ut och bli skog. Det rakaste diket i socknen, sa far.”

”Blev det skog?”

”Det blev sju tallar. Man kan använda dem som käppar.”

# it-leaks
{child} hade slutat frysa om fötterna. Det här kunde {child.he}.

”Men en torr mosse läcker!” sa {child.he}. ”Det ligger kol i torven, flera tusen år gammalt, och när den torkar går det rakt upp i luften! Mossarna som är utdikade i Sverige släpper ut ungefär lika mycket som alla bilarna!”

”Jag vet”, sa {elder.short}. ”De sa det på radion. Sedan dess är jag också uppe på nätterna.”

De såg på varandra.

”Varför lägger du inte igen det, då?”

”För att det behövs två”, sa {elder.short}. ”En som håller och en som slår.”

# five-boards
Klockan sju stod de på mossen i regnjackor. {Elder.short} hade fem breda plankor på en skottkärra. Grannen nedanför hade sagt ja för länge sedan, och Skogsstyrelsen hade {elder.he} ringt så många gånger att {elder.he} kunde musiken i kön utantill.[music:  Den gick inte att jämföra med {@song}.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] var med. Hela sitt liv hade {pet} velat gräva, och här var det ingen som sa nej.]

Det fanns inte mycket att se: ljung, sju krokiga tallar, och så diket, alldeles rakt. På botten rann vattnet. Det var svart och hade bråttom.

{child} höll, och {elder.short} slog. Planka efter planka åkte ner i torven, tvärs över diket. Sedan fick {child} slå, och det kändes ända upp i tänderna.[sport:  {Sport} kändes aldrig på det viset.] När den femte plankan satt där stannade vattnet. Det backade.

”Där fick du”, sa {elder.short} till diket.

# not-made-of-peat
Då slurpade det. Nere vid botten hade vattnet hittat ett hål under plankorna, och hela väggen började luta.

”Håll emot!” skrek {child}.

”Med vad då?” sa {elder.short}. {Elder.He} såg åt höger och åt vänster. Sedan klev {elder.he} ner i diket på torra sidan, vände sig om och satte sig med hela baken mot plankorna.

”Täta!” ropade {elder.he}. ”Fort! Jag är inte gjord av torv!”

{child} rev loss vitmossa, stora våta tuvor. {Child.He} lade sig på mage i leran och tryckte ner den framför plankorna, med armarna i vattnet ända upp till axlarna. Det var så kallt att {child.he} inte kände fingrarna. Hålet kände {child.he} ändå, för det drog.

# sitting-down
Då ringde det i {elder.short's} regnjacka.

”Ta det inte!” skrek {child}.

Men {elder.short} tog alla samtal.

”Hallå? Nej då, det passar bra, jag sitter ner … Nej men så roligt, är det Skogsstyrelsen! … Jaså, ni har kommit till mitt dike. Det har jag också.”

”Hjälp till!” skrek {child}.

”Han undrar vad vi har tänkt täta med”, sa {elder.short}.

”Med dig!”

{child} tryckte ner en tuva till, och en till, och sedan torv, svart och seg som deg, och bankade den på plats med knytnävarna. Det drog i handen. Det drog lite. Sedan drog det inte mer.

{Child.He} låg kvar med kinden mot plankan och lyssnade. På andra sidan hördes bara {elder.short}.

”Han säger att det låter som om vi vet vad vi gör. Kan du dra upp mig?”

Det kunde {child}, men stövlarna blev kvar.

# not-enough
De satt på skottkärran, {elder.short} i strumporna, och delade på en termos. {child} hade skurit streck i en pinne och stuckit ner den i diket. Vattnet hade stigit ett halvt streck.[pet.dog:  {Pet} hade grävt färdigt och var svart upp till ögonen.]

[friend: {child} skickade en bild på {elder.short} i diket. ”Nästa gång vill jag också vara propp”, skrev {friend}.

]”Räcker det?” sa {child}, fast {child.he} visste.

”Nej”, sa {elder.short}. ”Det är ett dike.”

”Det finns en miljon kilometer diken i Sverige. Det har vi läst [school: {at school} | i skolan].”

”Oj”, sa {elder.short}. ”Dem ska du inte ta ensam. Men det finns ett till, bortom tallarna. Det är inte lika rakt. Det var min bror som grävde det.”

# next-to-it
Den kvällen låg {child} på vinden igen. Isarna kom, precis som vanligt, och skogarna efter dem. De var lika stora som förut. Men nu låg det en mosse bredvid, och där steg vattnet, och den kunde man gå ner och titta på.[pet.other:  Det skulle {pet} få höra om, där hemma.]

I köket hade {elder.short} redan tagit på sig stövlar, en grön och en svart.[elder2:  Den svarta var {elder2’s}.]

# a-star
De gick ut med en ficklampa, med regnjackor över nattkläderna. {child} lyste på pinnen. Två streck. Vattnet hade runnit ut mellan tuvorna på båda sidor, och den torra mossan hade börjat svälla.

”Släck”, sa {elder.short}.

{child} släckte. Först var allting svart. Sedan låg det en stjärna i diket. Den låg alldeles stilla, och det hade ingen stjärna kunnat göra där sedan {elder.short} var {age} år.

De stod kvar tills de frös.

”Var är det andra diket?” sa {child}.

”I morgon”, sa {elder.short}. ”Klockan sju.”

# @song
{music}
