title: Är det vår?
title: Min andra pöl
title: Den som ropar högst

% Regel: i trollets skog får den en sak som ropar MIN högst. Ordet VÅR måste ropas av flera.

# the-word
{child} och {elder} skulle gå till den stora stenen i skogen och äta smörgås. {Friend}[!friend.known: , {child's} bästa vän,] fick följa med, och {elder.short} höll en av dem i varje hand hela vägen.

{Friend} kom upp på stenen först.

”{Elder.short}, titta!” ropade {friend.he}.

{child} tvärstannade. ”Det är inte din {elder.short}.”

”Nej”, sa {friend}. ”Men det heter {elder.he} ju.”

”Inte när du säger det.”

”Jag heter det hela dagarna”, sa {elder.short} och tog fram smörgåsarna. ”Det tar inte slut.”

{Friend} bröt sin på mitten, så som {friend.he} alltid gjorde, och gav den största biten till {elder.short}.

Då blev {child} svartsjuk. Det stack i magen, som om en igelkott burrade upp sig där inne.

## or
{child} och {elder} skulle gå till den stora stenen i skogen och äta smörgås. {Friend}[!friend.known: , {child's} bästa vän,] fick följa med, och {elder.short} höll en av dem i varje hand hela vägen.

Vid stenen hittade {friend} en groda.

”{Elder.short}, titta!” ropade {friend.he}.

{child} tvärstannade. ”Det är inte din {elder.short}.”

”Nej”, sa {friend}. ”Men vad ska jag ropa då?”

”Hallå.”

{Elder.short} tittade länge på grodan. Och när smörgåsarna kom fram bröt {friend} sin på mitten, så som {friend.he} alltid gjorde, och gav den största biten till {elder.short}.

Då blev {child} svartsjuk. Det stack i magen, som om en igelkott burrade upp sig där inne.

# mine
{child} högg tag i {elder's} jacka.

”{Elder.He} är MIN!” skrek {child.he}.

Det var så högt att en kotte ramlade ner från en gran. [school: {At school} hade alla hållit för öronen. ][athlete: Så skriker ingen, inte ens när {athlete} kommer. ]

Då reste sig ett troll bakom stenen. Han hade mossa på huvudet och en näsa som en gurka.

”Min kotte”, sa trollet och tog upp den. ”Min sten. Min pöl.” Han trampade i den så att det skvätte. ”Min andra pöl. Vem skriker min i min skog?”

”Jag”, sa {child}. ”För det är min {elder.short}.”

Trollet luktade på hela {elder.short}. ”Den måste vara väldigt bra”, sa han, ”när någon skriker så om den. Och här finns det bara en regel. Den som ropar MIN högst får saken.”

Han pekade på {child's} smörgås.

”MIN!”

Det lät som ett tåg, och smörgåsen for rakt in i hans mun. Sedan pekade han på {elder.short}.

”MIN!”

Och så tog han {elder.short} under armen som en hoprullad matta och gick.

”Nej, vet du vad”, sa {elder.short}. ”Jag har kaffe i väskan. Bär mig rakt.”

# the-heap
Bakom stenen hade trollet en hög av allt som han någonsin hade ropat på. Det var mest stövlar. Överst stod ett badkar, och där satte han {elder.short}.

”Jag har suttit sämre[elder2: , men {elder2} kommer att undra]”, sa {elder.short}.

{child} ställde sig nedanför. [sport: Den som brukar {play sport} har bra lungor. ]”MIN!” ropade {child.he}.

”MIN!” ropade trollet, och alla fåglar flyttade en gran bort.

[pet.dog: ”MIN hund!” fortsatte trollet. Men {pet}[!pet.known: , {child's} hund,] luktade på hans svans, nös och gick.

][pet.cat: ”Tur att {pet} är hemma”, sa {child}. ”Fast en katt är ju ingens.”

][pet.other: ”Tur att {pet} är hemma”, sa {child}.

]”{Child's}!” hjälpte {friend} till, med ett hopp.

”Det räknas inte”, sa trollet. ”Det ska vara min.”

## or
Bakom stenen hade trollet en hög av allt som han någonsin hade ropat på. Det var mest stövlar. Överst stod ett badkar, och där satte han {elder.short}.

”Här var det utsikt”, sa {elder.short}. [elder2: ”Det skulle {elder2} ha sett.” ]

{Friend} drog fram en stövel med hål i tån. ”Ropa i den”, sa {friend.he}.

{child} stack in hela munnen. [sport: Den som brukar {play sport} har bra lungor. ]”MIN!” Det lät som en ko, och det luktade gammal strumpa.

[pet.dog: {Pet}[!pet.known: , {child's} hund,] luktade också i stöveln. Sedan lade {pet.he} sig på den.

][pet.cat: ”Hemma har jag {pet}”, flämtade {child}. ”En katt kan ingen ropa till sig.”

][pet.other: ”Tur att {pet} är hemma”, sa {child}.

]”Fin ko”, sa trollet. ”MIN!”

Och alla fåglar flyttade en gran bort.

# a-peep
Då tog {child} ett andetag som räckte ända ner i skorna.

”MIIIIIIIN!”

Hela granen skakade. {child.He} försökte igen.

”Pip”, sa {child}.

{child.He} harklade sig. ”Pip.”

Rösten var slut.

Trollet skrattade så att mossan hoppade. ”Pip!” sa han. ”Då är {elder.he} min. I dag och i morgon och på julafton.”

{child} grät. {child.He} drog {friend} i ärmen.

”Ropa du”, viskade {child.he}.

”Vad ska jag ropa?” sa {friend}. ”{Elder.He} är inte min. Det sa du själv.”

# two-hands
{child} tittade upp mot badkaret. {Elder.short} sträckte ner båda händerna över kanten. Den ena var till {child}. Den andra var till {friend}.

De händerna hade de hållit i hela vägen hit, och båda var varma.

Då tog {child} {friend} i handen.

”Säg det”, viskade {child.he}. ”Säg {elder.short}.”

”Får jag?”

{child} nickade så att tårarna stänkte.

”{Elder.short}”, sa {friend}, ganska lågt. Och igelkotten i magen lade ner taggarna.

”Nu är {elder.he} vår”, viskade {child}. ”Ropa det!”

”VÅR!” ropade {friend}, och {child} pep med.

Trollet såg sig om bland granarna. ”Är det vår?” sa han. ”Det har ingen sagt till mig.”

”Inte den våren”, sa {friend}. ”Vår! Det är som min, fast man är flera.”

”Jag är högst ändå”, sa trollet. ”MIN!”

Och det var han. Två räcker inte när den ena är ett pip.

# three-voices
Då ställde sig {elder.short} upp i badkaret.

”Nu ska jag också ropa”, sa {elder.he}. ”Det är ju mig det gäller.”

Trollet stirrade. Ingenting i högen hade velat ropa förut.

{Elder.short} lyfte armarna som om {elder.he} ledde en kör. [music: Så började de alltid på {@song}. ]”Andas in ända ner i stövlarna. Vänta på mig. Och nu!”

”VÅÅÅÅR!”

{Friend} ropade så att luggen stod rakt upp. {Elder.short} ropade så att badkaret klang som en kyrkklocka. Och högst av alltihop, som en visselpipa, hördes {child's} pip.

Trollet dunsade ner med rumpan i sin andra pöl. Stövlarna gled, och badkaret åkte kana nedför hela högen med {elder.short} i, ända fram till {child's} tår.

”Inte en droppe spilld”, sa {elder.short} och klappade på väskan. Sedan kramade {elder.he} dem båda på en gång. [city: Inne i {city} gick folk ut på balkongen och kände efter om det var vår. ]

# on-the-stone
Trollet satt kvar i pölen. ”Det där ordet kan jag inte ropa”, sa han. ”Jag är ju bara en.”

{child} och {friend} flyttade isär på stenen, och trollet klev upp emellan dem. ”Vår … sten”, sa han, och kände efter hur det smakade.

Det fanns en smörgås kvar. {child} bröt den på mitten och gav den största biten till {friend}. Och {friend} gav den till trollet.

”{Elder.short}, titta”, sa trollet, med smör på gurkan.

{Elder.short} tittade. {Friend} tittade på {child}. Och {child} tänkte efter ganska länge.

”Bara på torsdagar”, pep {child.he}.

## or
Trollet satt kvar i pölen. ”Det där ordet kan jag inte ropa”, sa han. ”Jag är ju bara en.” Så såg han på badkaret. ”Får man åka i det?”

”Det är ju ditt”, sa {friend}.

”Vårt”, pep {child}.

Så de drog upp badkaret på högen igen, alla fyra. Trollet satte sig i. Det blev trångt om rumpan. {child} och {friend} tog i och knuffade.

”{Elder.short}, titta”, sa trollet och for.

{Elder.short} tittade. {Friend} tittade på {child}. Och {child} tänkte efter ganska länge.

”Bara på torsdagar”, pep {child.he}.

# our-other-puddle
De gick tillbaka med {elder.short} i mitten. [adult: Vid hållplatsen väntade {adult}, som undrade vart {child's} röst hade tagit vägen.

”Den gick åt”, pep {child}. ”Jag skrek fel ord.”

]Borta i skogen hörde de hur trollet övade. ”Vår sten”, sa han. ”Vår pöl.”

Sedan tänkte han en stund.

”Vår andra pöl.”

## or
I soffan hemma satt {elder.short} i mitten, för där räckte {elder.he} åt båda hållen. [adult: ”Vart har rösten tagit vägen?” undrade {adult}.

”Den gick åt”, pep {child}. ”Jag skrek fel ord.”

]{Friend} sov nästan, med kinden mot {elder's} arm. {child} hade den andra armen, och båda var varma.

”{Elder.short}”, mumlade {friend} i sömnen.

{child} lät {friend.him} säga det. Det var ju torsdag.

# @song
{music}

# picture 2
Vid trollets hög.

# picture 3
Precis när två ropar samma ord.
