title: Hej med rumpan
title: De artiga bilarna
title: En tallrik kall soppa

% Regel: hemma hos utomjordingen hälsar man med rumpan, och den som vinkar är arg. Lampan lyser bara när man är glad.
% Kort: utan herr Blom, och lampan slocknar inte.

# the-bike-stand
Det skymde[city:  över {city}], och {child} skulle bara ställa sin cykel[!short:  utanför porten].[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] kom strax bakom med sin.] Men i cykelstället stod det redan någon, och det var ingen cykel.

Den var grön som en ärta[!short:  och lika hög som ett hjul], med [!short: två spröt på huvudet och ]en rumpa som lyste röd. Den vände rumpan mot {child's} cykel och vickade.

”Hej!” sa den. ”Hej, hej, hej!”

[age>=5: Cykeln sa ingenting.

]”Vem pratar du med?” frågade {child}.

”Med henne.” Den pekade på cykeln[!short:  med ena sprötet]. ”Hon har en så vacker rumpa. Men hon svarar inte.”

[!short: {child} tittade. Längst bak på cykeln satt den röda lyktan.

]”Det är en cykel”, sa {child}. ”Vad är du?”

”En utomjording. Hemma hos oss hälsar man med rumpan. [!short: Man tänder den, och så vickar man. ]Era bilar är mycket artigare. Titta!”

Ute på gatan körde bilarna förbi, och alla hade två röda lampor där bak.

”De hälsar på varenda en”, sa utomjordingen.[!short:  ”Synd bara att de aldrig stannar och pratar.”]

[!short: Borta vid väggen stod grannen, herr Blom, och pumpade sitt däck.

”Och han?” viskade utomjordingen.

”Herr Blom hälsar inte på någon”, sa {child}.

”Inte ens bakåt?”]

# cold-soup
”Här gör vi så här”, sa {child} och vinkade.

”Ta ner handen!” skrek utomjordingen. ”Hos oss vinkar man bara när man är arg. Det betyder: Du är en tallrik kall soppa!”

[!short: ”Förlåt”, sa {child} och satte sig på handen.

][pet.dog & !short: {Pet}[!pet.known: , {child's} hund,] viftade så att hela bakdelen gick fram och tillbaka. ”Äntligen någon som vet hur man för sig”, sa utomjordingen.][pet.dog & short: {Pet}[!pet.known: , {child's} hund,] viftade i stället, med hela bakdelen.][pet.cat: {Pet}[!pet.known: , {child's} katt,] gick förbi med svansen rakt upp och rumpan bar.[!short:  ”Så vackert sagt”, viskade utomjordingen.]][pet.other: ”Hemma bor {pet}”, sa {child}. ”{Pet} har aldrig vinkat åt någon.”

”Vilken fin familj”, sa utomjordingen.]

# the-light-went-out
[!short: ”Jag hoppade ut för att hälsa lite”, sa utomjordingen. ]”Nu åker mamma omkring där uppe och letar. Hon landar där hon ser en rumpa som lyser[!short: . Men min …”

Den röda lampan blinkade till. Sedan slocknade den.

”Den lyser bara när jag är glad”, sa utomjordingen. ”Och nu längtar jag efter mamma.”

{child} visste hur det kändes, långt nere i magen. Så {child.he} höll om utomjordingen, spröt och allt.[age>=5:  Den var varm och hal som en nykokt potatis.] | , och min är så liten”, sa utomjordingen. ”Jag längtar efter mamma.”

{child} höll om den.]

# the-ship
[!short: Då brummade det ovanför taken. Ett rymdskepp kom glidande,|Då kom ett rymdskepp,] lägre och lägre.

[!short: ”Mamma!” ropade utomjordingen.

]Alla i huset kom ut. De ville vara snälla. Så de vinkade.[adult & !short:  {Adult} vinkade med en kökshandduk.][elder & !short:  {Elder} vinkade med båda händerna[elder2: , och {elder2} med mössan].][!short:  Till och med herr Blom lyfte på pumpen.]

”Nej!” skrek {child}. ”Inte vinka!”

[!short: Men det var för sent. ]Där uppe såg utomjordingens mamma en hel gård som sa att hon var en tallrik kall soppa.

”HMPF!” sa rymdskeppet och åkte bort över taken.

”Nu kommer hon aldrig mer”, sa utomjordingen[!short: , och båda spröten hängde rakt ner].

# one-lamp
{child} knäppte loss den röda lyktan från cykeln och hängde den baktill på byxorna. [!short: Sedan böjde {child.he} sig framåt, med rumpan mot himlen, och vickade.|Sedan böjde {child.he} sig framåt och vickade.]

”HEEEJ!” ropade {child} mellan sina ben.

Men en enda rumpa räcker inte till himlen.

”Hjälp mig, allihop!” ropade {child.he}. ”Sätt en lykta på rumpan![!short:  Vänd er om och säg hej!]”

[!short: ”Jag har inte hälsat med rumpan på någon i hela mitt liv”, sa herr Blom.

”Då är det på tiden”, sa {child}.

Herr Blom tänkte efter, tände en lykta och böjde sig.

][elder & !short: ”Min rumpa har inte sagt något på trettio år”, sa {elder.short}.[elder2:

”Jo då”, sa {elder2.short}. ”I torsdags, efter ärtsoppan.”]

][elder & short: [elder2: ”Våra rumpor har inte sagt något på trettio år”, sa {elder} och {elder2}.|”Min rumpa har inte sagt något på trettio år”, sa {elder}.]

][athlete: ”Tänk att ni är {athlete}[!short:  som värmer upp]”, sa {child}[!short:  till de stela]. ][sport & !short: Själv stod {child.he} stadigast, för den som brukar {play sport} har starka ben. ][sport & short: Alla som skulle {play sport} kom också. ][music: De vickade i takt till {@song}. ]Snart stod hela huset på rad[adult: , {adult} också], och varenda rumpa lyste röd och sa hej.[!short: [pet.dog:  {Pet} sa det bäst av alla.][pet.cat:  Längst ut satt {pet}.]]

# hello
[friend: [!short: {Friend} tittade upp och ner mellan sina knän. ”Det vänder!” sa {friend.he}.|”Det vänder!” ropade {friend}.] | [!short: {child} tittade upp och ner mellan sina knän. ]Rymdskeppet vände.]

[short: Och så tände rymdskeppet sin rumpa, och hela gården blev röd|Det kom tillbaka över taken. Ovanför cykelstället snurrade det sakta runt. Och så tände det sin rumpa. Den var så stor att hela gården blev röd][!short: , och den vickade så att det blåste].

”HEJ”, sa rymdskeppet.

”Hej, mamma”, sa utomjordingen[!short: , och dess egen lampa tändes och lyste rödast av alla].

# goodbye
[!short: Rymdskeppet satte sig i gräset och öppnade luckan.

”Du hälsar bäst på hela jorden”, sa utomjordingen till {child}. ”Nu vill jag säga något på ert sätt.”

Den | Innan den åkte hem] lyfte [short: utomjordingen ]en liten grön hand[!short: . Sedan vinkade den. |  och vinkade.]

”Du är en tallrik kall soppa”, sa {child} och vinkade tillbaka.

”Detsamma”, sa utomjordingen[age>=5: , och så åkte den hem].

[!short: När alla gick in höll herr Blom upp dörren. Han sa ingenting. Men på tröskeln vände han sig om och vickade lite.]

# the-bus
Sedan stod {child} i fönstret och borstade tänderna[adult & !short: , och {adult} borstade sina].[school:  ”I morgon lär jag hela {school} att hälsa”, sa {child.he}.] Nere på gatan körde en buss förbi[!short: , med två röda lampor där bak].

”Hej, hej”, sa {child}, och vände sig om och vickade.

Och långt ovanför taken var det någon liten och röd som vickade tillbaka.

# @song
{music}
