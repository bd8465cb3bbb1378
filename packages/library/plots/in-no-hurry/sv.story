title: Bråttom har vi inte
title: Den har krympt
title: Ta med den på torsdag
guest elder: moster Lotta (hon), moster Siv (hon)
guest next: Vide (han), Love (han)

% @g bygger bilen: mormor eller farfar, annars {adult}, annars {elder} som moster. En vuxen har en hörlur, de andra en hörapparat. {next} har flyttat från huset bredvid. Hela motorljudet är Va?

# the-nut
I fyra år hade {child} och {@g1} byggt på samma racerbil, varje torsdag, i {@garage}[city:  {in city}]. Den var röd och låg och hade bara plats för en.[pet.cat:  Där låg [!pet.known: katten ]{pet} och ville ligga kvar.][athlete:  {Athlete} satt på en affisch på väggen.] Nu fattades en enda mutter, den som skulle hålla fast ratten. Sedan var bilen färdig.

Muttern låg i {child's} ficka.[friend:  Inte ens {friend}[!friend.known: , {child's} bästa vän,] visste om det.][pet.other:  Den enda som hade fått se den var {pet}, som hellre hade velat ha mat.]

[friend / pet.other: {child}|{Child.He}] hade tagit den förra torsdagen, medan {@g} hällde upp kaffe[music:  och nynnade på {music}]. {child} var {age} år och visste mycket väl att man inte gör så. Men {child.he} hade tänkt på {next} i huset bredvid, som brukade meka med sin moped hos {@g} varje tisdag. När mopeden var färdig körde {next} iväg på den, och nu kom han bara till jul.

# under-the-bench
”Den ligger här någonstans”, sa {@g}, som stod på alla fyra under arbetsbänken. ”Bråttom har vi inte.”

Det sa {@he} alltid, vilket var konstigt för någon som byggde en racerbil.

”Här har vi den!” ropade {@g}. Sedan tystnade {@he}. ”Nej. Det var min {@aid}. Den som kom bort i höstas.”

”Vad bra att du hittade den!” sa {child}.

”Va?” sa {@g}.

{@He} stoppade in den i örat och kröp vidare. Det knakade i knäna på {@him} som när man bryter knäckebröd. {child} kröp också, för syns skull, och muttern skavde mot låret.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] kröp efter dem och letade efter wienerbröd.] {child} hade tänkt sig att de skulle leta lite lagom i några veckor, med [elder2: {elder2's} wienerbröd|wienerbröd] emellan. {Child.He} hade inte tänkt på att {@g} skulle leta på riktigt.

# the-blue-rag
Till slut reste {@g} sig och satte sig på pallen. {@He} rörde inte kaffet. {@He} tittade på sina händer.

”Jag la den på bänken”, sa {@he}. ”På den blå trasan. Jag ser det framför mig.”

”Alla glömmer väl saker”, sa {child}.

”Det var så det började för han som lärde mig skruva. Först var det skruvmejseln han inte hittade. Sedan var det mitt namn.”

{@G} sa det utan att se upp, och {child} blev alldeles kall. {Child.He} hade gömt en mutter. Och nu satt {@g} där och trodde att det var fel på {@his} huvud.

”Jag ringer han som ville köpa bilen”, sa {@g} och tog fram telefonen. ”Den som inte vet var muttrarna ligger ska inte ha någon racerbil. Och du ska inte behöva sitta här varje torsdag och passa mig.”

{@He} tryckte på siffrorna, långsamt, med pekfingret. Allt {child} hade velat var att få behålla torsdagarna. Om {child.he} teg var det slut med dem. Om {child.he} sa som det var skulle {@g} kanske aldrig mer vilja ha {child.him} i garaget.

Det gick fram en signal.

# still-warm
{child} tog telefonen ur handen på {@g} och tryckte bort samtalet. I stället la {child.he} dit muttern, som var varm av fickan.

”Du har inte glömt något”, sa {child}. ”Den låg på den blå trasan. Jag tog den.”

{@G} tittade på muttern. {@He} vände på den.

”Jag har krupit på golvet i en timme”, sa {@he}.

”Jag vet.”

”Med mina knän.”

”Jag vet. Förlåt.”

”Men varför, {child}?”

# wrong-order
Då kom alltihop, i fel ordning och alldeles för fort. {child} pratade om {next} och mopeden och jul. {Child.He} sa att alla andra {@class} hade [sport: {sport}, de också, men|fotboll och] {child.he} hade {@g}, och {@what-for}, när det inte fanns något kvar att skruva på? [child.name: Mitt i började {child} gråta|Mitt i hörde {child.he} att {child.he} grät], och det gjorde {child.him} arg.

{@G} hörde på, ända till slutet. Sedan tog {@he} ner en kaffeburk från den översta hyllan. Det stod RÄKNINGAR på den. {@He} vände den upp och ner över bänken, och ut rullade skruvar och brickor och en liten fjäder av mässing. {child} kände igen den. Den hade de letat efter från påsk till midsommar.

# whole-of-spring
”Vad är det här?” sa {child}.

{@G} pekade på en skruv. ”Det där är oktober”, sa {@he}. ”Den där brickan är november. Och fjädern är hela våren.”

{child} stirrade på {@him}. ”Har du gömt dem?”

”Jag saknar också {next}”, sa {@g}.

”Så bilen kunde ha varit färdig …”

”För två år sedan. Ungefär.”

”Jag har krupit under den där bilen en hel vår!”

”Jag vet.”

”Med mina knän!”

”Jag vet”, sa {@g}. ”Förlåt.”

Då började {child} skratta, och {@g} skrattade så att {@whistled}.[pet.dog:  {Pet} passade på att ta det sista wienerbrödet.]

# shrunk
Sedan drog {child} åt muttern, och de rullade ut bilen på gruset och ställde klossar vid hjulen.[elder2:  {Elder2} kom ut på trappan för att se på.] {@G} tog på sig hjälmen, [pet.cat: lyfte ur {pet}, ]svingade in ena benet och satte sig. {@He} kom halvvägs. Där tog det stopp.[pet.cat:  {Pet} hade aldrig haft det problemet.]

”Den har krympt”, sa {@g}.

”Den är gjord av plåt. Du har ätit wienerbröd i fyra år.”

”Det har du också.”

”Jag blir längre av det”, sa {child}.

[elder2: {Child.He} och {elder2} fick dra i varsin arm för att få loss {elder.short}.|{Child.He} fick dra i båda armarna för att få loss {@g}.]

# magpies
Sedan satte {child} sig där [child.name: i stället|själv], och {@g} lutade sig in och vred om nyckeln. Först hostade det. Sedan vrålade det, så att gruset hoppade och skatorna flög ur björken, och det kändes ända in i tänderna. {@G} ropade något.

”Va?” skrek {child}.

{@G} stängde av.

”{@said}”, sa {@he}, ”om vi så bara äter wienerbröd.”[friend:  {@G} tänkte efter. ”{Friend} också.”]

# on-thursday
{@G} gick ett varv runt bilen och kliade sig under hjälmen.

”Fast det är förstås ett byggfel”, sa {@he}, ”när föraren inte får plats. Vi måste göra om hela sätet. Det kan ta sin tid.”

”Bråttom har vi inte”, sa {child}.

Då böjde sig {@g} in över ratten, skruvade loss muttern och la den i {child's} hand.

”Ta med den på torsdag.”

# @g1
{elder}
## if adult & !elder
{adult}

# @g
{elder.short}
## if adult & !elder
{adult}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @him
{elder.him}
## if adult & !elder
{adult.him}

# @his
{elder.his}
## if adult & !elder
{adult.his}

# @garage
{elder.short's} garage
## if adult & !elder
garaget

# @aid
hörapparat
## if adult & !elder
hörlur

# @whistled
hörapparaten tjöt
## if adult & !elder
hörluren for ur örat

# @class
i klassen
## if school
{at school}

# @what-for
vad skulle {child.he} komma dit för sedan
## if adult & !elder
vad skulle de ha torsdagarna till sedan

# @said
Jag sa att du får komma på torsdagar
## if adult & !elder
Jag sa att torsdagarna har vi kvar
