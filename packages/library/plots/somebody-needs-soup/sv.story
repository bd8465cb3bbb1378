title: Soppahjälten
title: Är någon av de andra soppa?
title: Till fots
guest friend: Kalle (han), Tilda (hon)
guest elder: moster Lotta (hon), moster Siv (hon)

% Den som har sytt är mormor eller farfar, annars {adult}, annars {elder} som moster; {friend} är familjens egen, annars någon i klassen. Soppan är {elder2's}.

# soup-hero-day
{child} var {age} år och på väg [school: till {school} | till skolan] med en kastrull på huvudet, och det var {@whose} fel.

Det var Superhjältedagen, och alla skulle komma som superhjältar. Men {@g} hade läst meddelandet {@without}. {@G} hade läst Soppahjältedagen.

”Jag tyckte väl att det lät konstigt”, sa {@g}. ”Men skolorna [city: {in city} ]hittar på så mycket nytt.”

# thank-you
{@He} hade suttit uppe halva natten och sytt. Det var en grön mantel med en stor orange morot på ryggen, ett bälte med en soppslev i och en termos med riktig soppa.[elder2:  {Elder2} hade kokat soppan, med allt som fanns i kylskåpet.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ville ha moroten, och fick höra att den var av tyg.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] ville ha manteln, och fick lyftas bort två gånger.][pet.other:  {Pet} tittade länge på moroten.] När {child} kom ner till frukosten såg {@g} så trött och så lycklig ut att {child} inte kunde säga som det var. {Child.He} hade öppnat munnen för att säga: ”Det heter superhjälte, {@g}”, och ut hade det kommit: ”Tack, {@g}.”

Nu gick magen runt på {child.him}, som om någon stod och rörde i den. {Child.He} ville inte att alla skulle skratta åt {child.him}, och {child.he} ville inte att {@g} skulle få veta att det hade blivit fel.

# forks
”Flyger du?” frågade {@g}. ”Eller går du till fots?”

”Jag vet inte”, sa {child}.

”Till fots, skulle jag tro”, sa {@g}. ”Annars skvimpar det.[sport:  Jag skulle vänta med {sport} tills du är tom.] Och vem är din fiende?”

”Jag vet inte, {@g}.”

{@G} funderade på det ända förbi affären[music:  och nynnade på {music}]. ”Gafflar”, sa {@he}.

# as-lunch
De svängde runt hörnet vid skolan. Överallt var det svarta masker och silverstövlar och mantlar med blixtar på.[athlete:  Någon hade kommit som {athlete}.] {child} drog ner kastrullen så långt det gick.

{@G} stannade. {@He} tittade på maskerna och stövlarna och blixtarna. Sedan {@read} vad det stod på skylten över grinden.

”{child}”, sa {@he} långsamt. ”Är någon av de andra soppa?”

”Nej, {@g}.”

”Oj, oj, oj”, sa {@g}. ”Jag har skickat dig till skolan som lunch.”

{child} tittade ner på skorna.

”Visste du det?” frågade {@g}.

”Sedan frukost”, sa {child}.

# clink
”Och ändå har du gått så hela vägen.” {@G} såg plötsligt så liten ut inne i sin jacka. ”Ge mig alltihop, hjärtat, innan de ser dig. Jag tar hem det, och så säger vi inget mer om det.”

{@He} lyfte av kastrullen och knäppte upp bältet. {@He} vek ihop manteln med moroten inåt, så att den inte syntes. Sedan gick {@he} sin väg med alltsammans under armen, och sleven sa klirr, klirr, klirr mot kastrullen.

Nu skulle ingen skratta åt {child}. Och {child.he} mådde sämre än {child.he} hade gjort på hela morgonen.

# not-anything
Då hörde {child.he} någon snörvla. Vid grinden stod {@friend}, i sin vanliga gamla tröja, och var alldeles blöt i ansiktet.

”[friend: Jag | Min mamma] trodde att det var nästa vecka”, sa {friend}. ”Jag går inte in. Jag är ingenting.”

{child} tittade på {friend}. {Child.He} tittade på {@s} rygg. Och så sprang {child.he}.

”{@G}! Stanna! Sätt på mig det igen!”

”Du behöver inte vara snäll mot mig”, sa {@g}.

”Jag är inte snäll”, sa {child}. ”Det är utryckning. Det är någon som behöver soppa.”

{@G} sträckte på sig. På åkte kastrullen, bältet och manteln.

# soup-hero
Och {child} sprang tillbaka, rakt förbi alla maskerna och blixtarna, med moroten fladdrande bakom sig. {Child.He} ställde sig bredbent och höll soppsleven högt i luften.

”Jag är Soppahjälten!” ropade {child.he}.

Någon skrattade. {child} hörde det, men {child.he} hade fullt upp. {Child.He} hällde upp en hel rykande mugg åt {friend}.

{Friend} luktade på den. ”Är det bitar i?”

”Det är alla bitarna i”, sa {@g}, som just hade hunnit fram.

# dipping
{Friend} drack tills det var slut. Sedan tittade {friend.he} länge och väl på soppsleven.

”Vem är din fiende?” frågade {friend.he}.

”Gafflar”, sa {child}.

{Friend} nickade. ”Har du någon medhjälpare?”

”Inte än”, sa {child}. ”Du kan få vara Brödet.”

”Vad har Brödet för superkraft?”

”Doppa”, sa {child}.

# crusty
{Friend} tittade ner på sin tröja. ”Jag ser inte ut som ett bröd.”

Men {@g} höll redan på att ta av sig jackan, och efter den sin stora bruna kofta. Den räckte {friend} ända till knäna, och armbågarna var styva av gammal soppa.

”Jag är knaprig”, sa {friend} och var mycket nöjd.

Sedan gick Soppahjälten och Brödet in genom grinden.

”Vad ska ni två föreställa?” ropade någon.

”Lunch”, ropade {child} tillbaka, och {@g} skrattade så att {@he} måste hålla sig i staketet.

# supper-hero
På kvällen behövde {@g} kastrullen, så den fick {@he} låna, men manteln behöll {child} på.[pet.dog:  Det blev en riktig morot över, och den fick {pet}.][pet.cat:  {Pet} låg på resten av den.][pet.other:  {Child.He} visade moroten för {pet} en gång till.] {Child.He} dukade med [elder2: tre | två] skedar och inte en enda gaffel.[elder2:  {Elder2} ville höra igen hur {friend} hade druckit tills det var slut.] {@G} kom in med tallriken, försiktigt, till fots, och ställde den framför {child}.

”Soppa, hjälten”, sa {@g}.

# @g
{elder.short}
## if adult & !elder
{adult}

# @s
{elder.short's}
## if adult & !elder
{adult's}

# @whose
{elder's}
## if adult & !elder
{adult's}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @without
utan glasögon
## if adult & !elder
medan {adult.he} rörde i en gryta

# @read
tog {elder.he} på sig glasögonen och läste
## if adult & !elder
läste {adult.he}

# @friend
{friend} från {child's} klass
## if friend
{friend}, {child's} bästa vän
