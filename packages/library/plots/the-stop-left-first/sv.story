title: Hållplatsen åkte först
title: Den andra vänstern
title: Känns inget, sa traktorn
guest lind: fru Lind (hon), fru Ek (hon)

% Regel: backar man en vagn går den åt fel håll. Den som alltid säger fel säger då rätt.

# which-way
{child} kunde inte höger och vänster. {child.He} visste vad de hette, men inte vilken som var vilken[school: , fast de hade haft det på {school} i flera veckor].[sport:  När de skulle {play sport} och någon ropade höger sprang {child} vänster.] Det var pinsamt, och nu satt {child.he} dessutom i en traktor som ville veta.

”Åt vilket håll?” frågade traktorn.

Den var stor och grön, med små hjul fram och väldiga bak, och efter sig hade den en vagn med hö.[pet.dog:  Överst i höet satt {pet}, som var hund, med nosen i vinden.][pet.cat:  Överst i höet sov {pet}, katten.][pet.other:  {Pet} fick åka med i hytten.]

”Höger”, sa {child} och menade den andra.

Traktorn svängde höger, tvärs över gräset, tätt förbi en busshållplats. Vagnen fastnade i något.

Kling, sa det.

# on-tow
{child} såg sig om.

”Traktorn! Vi har fått med oss hållplatsen!”

”Känns inget”, sa traktorn.

Så var det med den. Den var så stark att den aldrig märkte vad den drog, och den såg sig aldrig om.

”Men den hänger efter oss! Med bänken och alla som väntar!”

”Känns inget”, sa traktorn glatt och ökade.

På bänken satt [friend: {friend}[!friend.known: , {child's} bästa vän,] och vinkade. Bredvid satt ][elder: {elder}[elder2:  och {elder2}], och så ]{lind} och hennes syster, med ett paket i knät.

”Är det här fyrabussen[city:  till {city}]?” ropade {lind}.

”Nej”, ropade {child}. ”Det är hållplatsen!”

{Lind} höll i hatten. ”Många bussar har åkt ifrån mig”, ropade hon. ”Men det är första gången som hållplatsen har åkt före.”

[music: ”Då kan vi lika gärna sjunga”, sa {lind}, och så sjöng alla på bänken {music}.]

# stop-stopped
”STANNA!” skrek {child}.

Traktorn stannade. För första gången i sitt liv såg den sig om.

”Oj”, sa den. ”Är det där vårt?”

”Det är deras. Den ska stå där borta.”

Långt bort, där inget gräs växte, låg en tom, grå fyrkant vid vägen.[pet.dog:  Mitt i den satt {pet}. {Pet.He} hade hoppat av för att vakta den.]

”Bussen kommer klockan fyra”, sa {lind}. ”Och en buss får bara stanna vid en hållplats. Finns det ingen, så kör den förbi. Och jag ska till ett barnbarn som är två dagar gammalt.”

”Jag vänder”, sa traktorn.

Men vägen var smal, med dike på båda sidor.

”Då får du backa”, sa {child}.

# never-backwards
Traktorn blev blek i lacken.

”Jag backar inte”, viskade den. ”Framåt kan jag dra en kyrka. Men bakåt går allting fel. Svänger jag vänster, så går vagnen höger. Sist backade jag ner i en ankdamm. Ankorna pratar om det än.”

”Strunt i ankorna”, sa {child}.

”Det säger du, som inte har hört dem.”

”Vi hjälper till”, ropade [elder: {elder}|{lind}] från bänken. ”Vänster!”

Traktorn svängde vänster. Då gick vagnen höger, och hållplatsen gick höger, och alla på bänken gled ihop i högra hörnet.

”Den andra vänstern!” ropade [elder2: {elder2}|systern].

Traktorn svängde höger. Då gick alltihop vänster. Hållplatsen stod med ena hörnet ute över diket och gungade.

”Ingen andas”, sa [friend: {friend}|systern].

# bus-on-the-hill
Uppe på backen kom något gult. Det var fyrabussen.

”Jag kan inte”, sa traktorn. Det rann en droppe olja nerför kylaren. ”Jag gör fel hur jag än gör. Säg du, {child}.”

”Inte jag”, sa {child}. ”Jag säger alltid fel.”

”Alltid?”

”Jämt. Vill jag säga det ena, så kommer det andra ut.”

De såg på varandra, {child} och traktorn. De skämdes lika mycket.

”Och din vagn går alltid fel”, sa {child} sakta.

”Jämt”, sa traktorn.

# the-wrong-one
{child} klättrade ner och ställde sig där {child.he} såg hela vägen. Vagnen måste åt det hållet, bort från diket. {child} pekade dit med hela armen, och sedan öppnade {child.he} munnen och lät det komma.

”Vänster!”

Det var förstås fel. Det var höger {child} pekade åt.

Traktorn lydde och svängde vänster. Och vagnen gick höger, precis dit {child} pekade. Hållplatsen svängde in från diket, rak och fin.

”Det gick!” ropade traktorn. ”Säg fel igen!”

”Höger!” ropade {child} och pekade åt vänster, och dit gick de.

”Du menar väl vänster?” ropade [elder: {elder}|{lind}].

”Lyssna inte på dem!” ropade {child} till traktorn. ”De säger rätt!”

# stop-thinking
Så backade de, fel och fel och fel, hela vägen tillbaka. Men bussen var snart nere. Nu var det bara fyrkanten kvar, och den var inte en tum för stor.[pet.dog:  {Pet} flyttade sig ett steg.]

{child} såg på fyrkanten. Höger, tänkte {child.he}. Nej, vänta. Vilken hand skrev man med?

Hållplatsen gick snett.

”Du tänker”, ropade traktorn. ”Jag hör det. Sluta med det.”

{child} slutade. {child.He} pekade bara dit den skulle och ropade det första som kom.

”Vänster, höger, vänster, stopp.”

Kling.

Där stod den, mitt i sin fyrkant.[athlete:  ”Den parkeringen hade inte {athlete} klarat”, sa traktorn.]

# the-four-o-clock
Bussen kom, såg sin hållplats och stannade.

”Har ni väntat länge?” frågade chauffören.

”Vi har varit ute en sväng”, sa {lind}.[pet.cat:  I höet vaknade {pet} och undrade om det hade hänt något.]

{Lind} och systern steg på med paketet. [elder: {Elder}[elder2:  och {elder2}] steg också på, men först fick {child} en lång kram. ][friend: {Friend} struntade i bussen och klättrade upp bredvid {child}. ]Traktorn såg efter bussen så länge den syntes.

”Jag har backat”, sa den. ”Nu kan ankorna säga vad de vill.”

# that-way
Sedan åkte de hem med höet[pet:  och {pet}]. Solen var låg och gul, och traktorn såg sig om ibland, bara för att den kunde. Vid korsningen saktade den in.

”Åt vilket håll?” frågade den.

{child} tänkte inte alls. {child.He} pekade.

”Dit”, sa {child.he}.

[adult: Där borta på trappan stod {adult} och vinkade. |Där borta lyste det i fönstret. ]Det hållet behövde inte heta någonting. Det var hem.
