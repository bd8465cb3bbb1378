title: En levande bild
title: Tyst kupé
title: Hela meningar efter åtta
guest rosa: Rosa (hon), Nelly (hon)
guest jo: Birgitta (hon), Gunilla (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% {rosa} är sagans egen, så att familjens bästa vän inte har tigit om något. Den vuxna är mormor eller farfar, annars {adult}, annars {minder}. Läs meddelandena som de står, med punkt efter varje ord.

# one-word
{child} skickade aldrig ett meddelande i ett stycke. {Child.He} var {age} år, och när något hade hänt skickade {child.he} det ett ord i taget, för det gick inte att vänta. ”Ni. Kan. Inte. Tro. Vad. Hägern. Gjorde.” Det skulle {child} just skicka till alla sina kompisar, på trappan utanför huset[city:  {in city}], när {rosa} från andra sidan gatan[!friend: , som var {child.his} bästa vän,] höll fram sin telefon för att visa sin sköldpadda i hatt.

Medan {child} tittade gled det ner ett meddelande över sköldpaddan. Det kom från en grupp som hette Tyst kupé. Bredvid fanns en rad små ansikten[athlete: , och ett av dem var lånat av {athlete}]. Det var alla som {child} brukade äta lunch med, och {rosa}, och inte {child.he}.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] var inte heller med, men {friend.he} gick aldrig med i några grupper.]

”Fin hatt”, sa {child} och lämnade tillbaka telefonen.

# without-me
{child} gick in. Det kändes som när man går uppför en trappa i mörkret och den har ett steg mindre än man trodde.

”Mina kompisar har en grupp utan mig”, sa {child.he} till {@first} i köket.

”En popgrupp?” sa {@a}. ”Ville du vara med i en popgrupp?”

”En gruppchatt, {@a}.”

”Jaha. Vad chattar de om?”

”Hur ska jag kunna veta det? Den är ju utan mig.”

”Vad heter den?”

”Tyst kupé.”

”Ja, men där ser du”, sa {@a}. ”Tåg. Du har aldrig varit intresserad av tåg.”

# since-easter
{child} sköt undan tallriken.[pet.dog:  Under bordet satt {pet}[!pet.known: , {child's} hund,] och ville ha fiskpinnarna.][pet.cat:  Under bordet satt {pet}[!pet.known: , {child's} katt,] och ville ha fiskpinnarna.] {Child.He} gick upp på sitt rum och låg där och gick igenom allt som {child.he} hade sagt sedan påsk. Någonstans måste det finnas något som var fel på {child.him}, och {child.he} hittade massor.[pet.other:  {Pet} ville ha kvällsmat och fick det.] Värst var det med {rosa}. Hon hade suttit på den där trappan varje dag, och hon hade vetat om det.

# class-parents
Då kom {@a} in och höll i en telefon som om den hade bitit någon.

”Jag har gjort en sak”, sa {@a}. ”Jag blev så ledsen för din skull, så jag skrev till {jo}. Det visade sig inte vara {jo}.”

”Vem var det då?”

”Det var Klassens föräldrar”, sa {@a}. ”Allihop.”

[elder2: ”Jag skickade ett hjärta till dem”, ropade {elder2} nerifrån.]

{child} satte sig upp. ”Vad stod det? Exakt?”

{@A} läste med mycket liten röst. ”’Stackars {child} helt förkrossad. De andra barnen har gjort en chatt utan {child.him}. Stackars liten har inte rört fiskpinnarna.’”

”Tog du med fiskpinnarna?”

”Jag ville ge en levande bild”, sa {@a}.

# five-parties
Sedan började {child's} telefon surra. Där kom en grupp som hette Hej {child}, [sport: en som skulle handla om {sport}, ][music: en för dem som gillade {music}, ]en som hette Alla och en som hette Verkligen alla. Klockan sju var {child.he} med i fem gruppchattar, och ingen sa någonting i någon av dem.[pet.other:  {Pet}, som inte heller var med i någon, åt vidare.] Det var som att vara på fem kalas där alla gästerna hade blivit skickade av sina mammor.

{child} låg med kudden över huvudet. Nu var {child.he} utanför, och alla visste om det, ända ner till fiskpinnarna, och i morgon väntade det där klassrummet[school:  {at school}].

# in-one-piece
Det ringde på dörren. När {child} kom ner satt {rosa} på trappan i sin pappas tofflor. {Child} satte sig bredvid, och de tittade på tofflorna båda två.

Det var bara en enda sak som {child} ville veta, och den var så hemsk att den som stannade mitt i aldrig skulle komma till slutet. Så {child.he} tog ett djupt andetag, såg på {rosa} och sa det i ett stycke.

”Gjorde ni den för att ni helst vill slippa mig?”

# the-hedgehog
”Nej!” sa {rosa}. ”Det är alla pling.”

”Vilka pling?”

”Du tar ett ord i taget. På dagarna gör det inget. Men du tog hela igelkotten mitt i natten. Min pappa trodde att det var brandvarnaren. Vi fick gå ut på gräsmattan allihop, {child}.”

”Det var en väldigt bra igelkott”, sa {child}.

”Vi hade nattlinne! Så de gjorde en som bara var för nätterna, och jag tänkte säga det till dig. Men det gjorde jag inte, och dagen efter var det svårare, och nu har det gått tre veckor.” {Rosa} torkade näsan på ärmen. ”Det var inte det att jag inte ville ha med dig. Jag var feg.”

# for-about-a-day
Det gjorde fortfarande ont, men på ett ställe som {child} kom åt.

”Du kunde väl ha sagt: {child}, var tyst.”

”Hade du inte blivit ledsen då?”

”Jo”, sa {child}. ”I ungefär en dag.”

”Jag går ur gruppen”, sa {rosa}.

”Nej”, sa {child}. ”Du behöver din sömn. Men håll inte tyst om saker för mig.” Och så tänkte {child.he} på nattlinnena och vek sig dubbel, och det tog en stund innan {rosa} såg att {child} skrattade.

”Men vad ska jag göra med de andra?” sa {child}. ”De är snälla allihop.”

”Prata med dem”, sa {rosa}. ”Jag håller.” Hon öppnade Verkligen alla och höll upp telefonen, som någon på nyheterna.

# really-everyone
”Hej, det är {child}”, sa {child} och darrade lite på rösten. ”Jag vet om Tyst kupé. Förlåt för igelkotten. Från och med nu blir det hela meningar efter klockan åtta. Och ni kan sluta vara snälla. Jag ska äta upp fiskpinnarna.”

{rosa} tryckte på skicka, och svaren kom, fräcka och fåniga och precis som vanligt.[friend:  {Friend} gick med i sitt livs första grupp, för att fråga vilken igelkott.]

# the-heron
När {rosa} hade hasat hem över gatan satt {child} kvar på trappan.[pet.dog / pet.cat:  {Pet} kom ut och satte sig tätt intill och luktade fiskpinnar.][elder2:  {Elder2} kom ut med [pet.dog / pet.cat: det som var kvar av fiskpinnarna, uppvärmt | fiskpinnarna, uppvärmda].] Klockan var över åtta. {child} skrev långsamt och skickade alltihop på en gång.

”Ni kan inte tro vad hägern gjorde. Den stod i kön vid busshållplatsen, bakom två damer, och när bussen kom tittade den in och ångrade sig.”

På andra sidan gatan tändes en lampa, och {child's} telefon surrade.

”Hade”, skrev {rosa}. ”Den. Någon. Biljett.”

{child} satt och lyssnade på vartenda pling.

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
