title: Baksätet
title: Det är ditt drag
title: Samma polis
guest holger: Holger (han), Torvald (han)
guest officer: Nadja (hon), Yasmin (hon)
guest minder: Kerstin (hon), Gunnel (hon)

% {holger} är granne och schackspelare. Dörrarna bak i en polisbil öppnas bara utifrån: sägs av {officer}, tänks av {child}, och sägs av {child} till sist. Ringa polisen på / för någon.

# the-worst-ride
{child} hade velat åka polisbil sedan {child.he} var sex år. Nu var {child.he} {age}, och nu satt {child.he} i en, och det var den sämsta bilfärd {child.he} hade varit med om.

Det berodde på {holger}. {holger} var åttiotre år och bodde i porten bredvid, och varje dag efter [school: {school}|skolan][sport: , när {child.he} inte skulle {play sport},] spelade han och {child} schack vid träbordet på gården. Men i dag hade han inte kommit. {child} hade väntat en timme.[pet.other:  {Child.He} hade varit uppe och matat {pet} och väntat lite till.] {Child.He} hade ringt på hans dörr och ropat in genom brevinkastet. Och till slut hade {child.he} ringt polisen.

# slippers
De hittade honom vid hamnen, i tofflor, på andra sidan [city: {city}|stan]. {child} och {@minder} hade fått följa med för att peka ut honom. Nu satt {@adult} där fram bredvid polisen, som hette {officer}, och {child} satt där bak bredvid {holger}. Det luktade gummimatta och kall pizza. {holger} tittade ut genom sitt fönster och {child} genom sitt.

”Bara så att ni vet”, hade {officer} sagt när hon stängde om dem. ”Dörrarna där bak går inte att öppna inifrån. Man får vänta tills någon öppnar utifrån.”

# the-same-police
De hade åkt förbi tre rödljus när {holger} sa något.

”Du ringde polisen på mig.”

”Jag ringde polisen för dig.”

”Det är samma polis.”

”Du var borta i fyra timmar.”

”Jag var inte borta”, sa {holger}. ”Jag visste precis var jag var. Jag var vid hamnen. Det var hemmet som var borta.”

”Hemmet låg där det alltid ligger.”

”Det kan man inte veta, när man är vid hamnen.”

{officer} bromsade för en cyklist.

”Hon ligger för nära kanten”, sa {holger}.

”Hon är polis.”

”Det hjälper inte mot trottoarkanter.”

# in-his-lap
I vanliga fall skulle {child} ha skrattat. Men {child.he} hade varit rädd i fyra timmar, och nu när {child.he} inte behövde vara det längre blev {child.he} arg i stället.

”Du kunde ha frågat någon om vägen.”

”Man frågar inte om vägen till sin egen säng.”

”Man gör väl det om man inte hittar!”

”Jag hittade.”

”Du hittade inte!” sa {child}. ”Du har bott där i femtio år, och du hittar inte ens hem!”

Till och med radion, som hade sprakat hela tiden, slutade spraka.

{holger} svarade inte. Han brukade alltid svara. Han la händerna i knät, den ena ovanpå den andra, som om han ville att de skulle ta så liten plats som möjligt. De var blåa av kyla, och de skakade lite.

{child} tittade på dem. {Child.He} skulle ha gett bort hela bilfärden för att få äta upp vad {child.he} hade sagt.

# everybody-out
Så svängde de in på gården.

Alla var ute. Det var vår och ljust, och bröderna Omar spelade fotboll[friend:  med {friend}[!friend.known: , {child's} bästa vän]][athlete: , och den minste ropade att han var {athlete}], och fru Ek från tredje våningen hängde mattor[music:  till {music} från ett öppet fönster], och en hel hög med småungar åkte sparkcykel. Alla slutade med allting och tittade på polisbilen.

{officer} gick runt och öppnade för {child}. Sedan tog hon i {holger's} dörr.

”Nej tack”, sa {holger} inifrån. ”Jag sitter bra.”

”Men du är ju framme nu.”

”Jag sitter bra.”

{officer} såg på {@adult}, och {@adult} såg på {officer}. {@Adult} böjde sig ner mot rutan och sa att det fanns soppa på spisen, en hel gryta. {holger} tittade rakt fram. Småungarna hade kommit närmare.

”Är han tjuv?” frågade en av dem.

# how-it-was
Och då såg {child} hur det var. Han ville visst gå ur. Han satt med ena toffeln redan vriden mot dörren. Men mellan honom och porten fanns allt det där: mattorna, fotbollen, sparkcyklarna, och någon som hade sagt att han inte hittade hem.

Man får vänta tills någon öppnar utifrån.

# the-king
”Får jag?” frågade {child}.

{officer} flyttade sig.

{child} gick först bort till träbordet. Schackbrädet låg kvar där {child.he} hade ställt upp det klockan två. {Child.He} tog hans vita kung, gick tillbaka över hela gården, så att alla såg, och öppnade dörren på vid gavel.

”Du är sen”, sa {child.he}. ”Det är ditt drag.”

{Child.He} räckte fram kungen. {holger} såg på den länge.

”Jag hittade inte hem”, sa han, så lågt att det bara var {child} som hörde.

”Nej. Men jag vet var det ligger. Det är hitåt.”

# one-slipper-at-a-time
{child} höll fram armen, och {holger} tog den. Hans hand var iskall och mycket lätt. De gick tillsammans, en toffel i taget, förbi sparkcyklarna.[friend:  {Friend} höll bollen under foten och lät ingen skjuta.]

”Är du tjuv?” frågade ungen.

”Jag är schackspelare”, sa {holger}. ”Jag blev hämtad. De riktigt bra blir det.”

Ungarna flyttade på sig.

# once-round
{@Adult} kom ut med soppan i två muggar och en filt,[elder:  {elder}[elder2:  och {elder2}], som var på besök, kom efter med brödet,] och {officer} stod kvar en stund och såg på. När hon skulle åka blinkade hon med blåljuset, ett enda varv, över hela gården och rakt in i {child's} mage. {holger} flyttade en bonde.

# check
De spelade tills det började skymma[pet.dog: , med [!pet.known: hunden ]{pet} på tofflorna, så att de blev varma][pet.cat: , med [!pet.known: katten ]{pet} i {holger's} knä, så att det blev varmt]. Då satt {holger} tyst med handen om sitt torn.

”Om det blir borta igen”, sa han. ”Hemmet.”

”Då ringer jag polisen på dig.”

”För mig”, sa {holger}.

”För dig. Och så kommer jag och öppnar utifrån.”

{holger} nickade, drog filten tätare om sig och ställde ner tornet.

”Schack”, sa han.

Och {child} sköt sin stol intill hans, så att filten räckte till båda.

# @minder
{minder}, som bodde en trappa upp,
## if adult
{adult}

# @adult
{minder}
## if adult
{adult}

# @Adult
{minder}
## if adult
{Adult}
