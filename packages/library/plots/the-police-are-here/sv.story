title: Polisen är på plats
title: Alla som har en bulle
title: En get i polisjacka
guest officer: Gullan (hon), Solveig (hon)
guest goat: Görel (hon), Mildred (hon)
guest minder: Rolf (han), Torsten (han)

% {goat} är en get. Den som barnet är på marknaden med (@a) står i bullkön.

# lamps
Mitt på torget[city:  i {city}] stod en polisbil, och {child} stod framför den och räknade lamporna. {Child.He} var {age} och hade aldrig fått titta in i en på riktigt.[!adult:  {Minder}, som bodde i porten bredvid, hade följt med till marknaden.]

”Lugn”, sa en röst bakom {child.him}. ”Polisen är på plats.”

Det var konstapel {officer} Brask. Hon hade bältet fullt av saker som klirrade, och hon sa alltid så. Det var marknad, och om en tant tappade sin plånbok sa {officer}: ”Lugn. Polisen är på plats.” Om en ballong smällde sa hon det också.[music:  När bandet spelade {music} sa hon det i takt.]

”Får jag se hur den ser ut inuti?” frågade {child}.

”Självklart”, sa {officer}. ”{@A} får stå där borta i bullkön och vinka.”[friend:  {Friend}[!friend.known: , {child's} bästa vän,] höll plats åt dem båda i samma kö.]

# thief
Hon tog av sig jackan och hängde den på en stolpe. Sedan öppnade hon framdörren på vid gavel, och så bakdörren.

”Här bak”, sa hon, ”sitter tjuven. Det är galler framför, och dörrarna går inte att öppna inifrån. Härifrån kommer ingen. Titta noga nu!”

Hon satte sig i baksätet för att visa. Och för att visa ordentligt drog hon igen dörren.

Klick.

{Officer} tog i handtaget. Hon tog i det en gång till. Sedan tittade hon på {child} genom gallret.

”Öppna utifrån är du snäll”, sa hon.

{child} drog. Dörren satt fast.

”Den låser sig själv”, sa {officer} långsamt. ”Just det. Men det gör inget. Nyckeln ligger i min jacka. Den hänger på stolpen.”

# goat
{child} vände sig mot stolpen. Där stod en get.

Det var {goat} från marknadens barnhage, en vit get med skägg. Hon hade ena jackärmen i munnen, och nu gick hon sin väg. Lugnt och stilla gick hon in bland stånden med hela polisjackan släpande efter sig.

”Stopp!” ropade {officer} och bankade på rutan. ”Stopp, sa jag!”

”Har det hänt något?” undrade en farbror som gick förbi.

{Officer} satte sig rakt upp.

”Lugn”, sa hon genom gallret. ”Polisen är på plats.”

”Ja, det ser jag”, sa farbrorn.

# chase
{child} sprang efter geten. Men ju fortare {child.he} sprang, desto fortare gick {goat}.[athlete:  Inte ens {athlete} skulle ha hunnit.] Hon gick under ett bord och över ett annat[sport: , och mellan benen på ett helt lag som skulle {play sport}]. Hon åt en pelargon, utan att släppa jackan.[elder:  {Elder}[elder2:  och {elder2}] stod i vägen med armarna ut, och {goat} gick runt.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] skällde på henne. Hon gick över {pet}.] Folk sprang efter och krockade med varandra. På andra sidan torget låg stora vägen, där bilarna körde. Dit var {goat} på väg. Och ingen hann före.

{child} rusade tillbaka.

”Hon går mot vägen!”

# microphone
”Sätt dig i framsätet!” sa {officer}. ”Ser du den svarta mikrofonen? Tryck på knappen och prata.”

{child} satte sig. I framsätet i en polisbil! Men det fanns ingen tid att njuta. {Child.He} tog mikrofonen. Handen darrade.

”Vad ska jag säga?”

”Säg att hon ska stanna!”

{child} tryckte.

”STANNA”, sa högtalaren på taket, så att duvorna lyfte.

Alla människor på hela torget stannade. Bandet slutade spela. {@A} stannade med en bulle framför munnen. Den enda som inte stannade var {goat}.

# who-cares
”Hon lyder inte”, viskade {child}.

Det var klart att hon inte lydde. Hon var en get. En get brydde sig inte om polisen.[pet & !pet.dog:  Det gjorde inte {pet} heller.] Vad brydde sig en get om?

{child} tittade på bullen framför {@of-a} mun och tryckte på knappen.

# buns
”DET HÄR ÄR POLISBILEN. ALLA SOM HAR EN BULLE: HÅLL UPP DEN I LUFTEN!”

Det blev som en skog av armar. Hundra bullar lyftes mot himlen, bullar med kanel, bullar med kardemumma[school: , och en rad med bullar från hela {school}]. En doft drog över torget.

{Goat} stannade. Hon vände på huvudet. Skägget darrade.

”NI SOM STÅR VID VÄGEN: NER MED BULLARNA! NI SOM STÅR VID BILEN: VIFTA!”

De vid vägen sänkte sina bullar. De vid bilen viftade allt vad de kunde. Och geten kom. Hon kom i sträckt trav över torget, med jackan flaxande, rakt mot polisbilen.

# swap
{child} hoppade ut, {@a} kastade {child.him} sin bulle, och {child} höll den under hakan på geten.

”Byta?” sa {child.he}.

{Goat} släppte jackan. Det var grässtänk på kragen, och en knapp saknades, men nyckeln låg kvar i fickan. {child} tryckte på den, och det sa klack i bakdörren.

# how-to-catch
Konstapel {officer} Brask klev ut. Hon borstade av sig. Hon satte på sig den tuggade jackan och rättade till bältet. Hela torget tittade på henne.

”Hur kom du in där?” ropade någon.

{Officer} blev röd ända upp till mössan.

”Jag visade hur man fångar folk”, sa hon. ”Det gick bra.”

Då skrattade alla, och till slut {officer} själv, så att det klirrade i bältet.

# in-front
Sedan packade marknaden ihop, och det började skymma. {Officer} skulle gå bort till blomståndet och betala en pelargon.

”Vem vaktar bilen så länge?” sa hon och tittade på {child}.

Så där satt {child.he} i framsätet, med {@a} bredvid och en halv bulle var. På rutan glimmade torgets lampor. En tant stannade och kikade in.

”Är det ingen polis här?” sa hon.

”Lugn”, sa {child}. ”Polisen är på plats.”

# @a
{minder}
## if adult
{adult}

# @A
{Minder}
## if adult
{Adult}

# @of-a
{minder's}
## if adult
{adult's}
