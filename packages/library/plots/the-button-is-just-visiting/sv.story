title: Knappen är bara på besök
title: Knappburken
guest minder: moster Lotta (hon), moster Siv (hon)

% Läspa från ”förthvunnen” till ”borthtar”. Burken är mormors eller farfars, annars {adult’s}, annars {minder’s}: @a. De fyra sista styckena är tysta.

# by-a-thread
{child} hade en tand som hängde i en liten tråd.

{Child.He} kunde trycka fram den med tungan tills den stack ut som en byrålåda. {Child.He} kunde trycka in den tills den låg alldeles platt.

”Knyt fast den i ett dörrhandtag”, sa [friend: {friend}[!friend.known: , {child’s} bästa vän] | pojken i huset intill].

”Ät kola”, sa [elder2: {elder2} | brevbäraren].

Men {child} ville inte att den skulle lossna.

# all-my-birthdays
”Varför inte det?” frågade {@first}. Det var lördag, och [friend: {child}, {friend} och {@a} | de] satt vid {@table} medan regnet rann på rutan.

{child} tänkte efter. ”Jag har haft den sedan jag var bebis”, sa {child.he}. ”Den har varit med på alla mina kalas.[school:  Den var med första dagen {at school}.]”

{@A} nickade långsamt. ”Då borde den få en riktig sista dag. Vad tycker den om?”

# a-last-day
Så tanden fick en sista dag. Den fick en sista smörgås, utan kanter, för den var inte så stark längre. Den fick en sista vindruva.[music:  Den fick lyssna på {music} en sista gång.] Den fick säga ”sju sjuka sjömän”[sport & !athlete:  och ”{sport}”][sport & athlete: , ”{sport}” och ”{athlete}”][athlete & !sport:  och ”{athlete}”] en sista gång, och den fick titta på regnet[city:  över {city}] en sista gång, och då måste {child} stå vid fönstret och gapa så stort det gick.[pet.dog:  [pet.known: {Pet} | Hunden {pet}] fick kanterna.]

”Och nu?” frågade {@a}.

”Den tycker om knappar”, sa {child}.

”Gör den?” sa {@a}.

”Jag gör det i alla fall”, sa {child}.

# the-button-tin
{@As} knappburk var stor som en tårta. Det låg mer än tusen knappar i den, och när man stack ner händerna och rörde om lät det som när en våg rullar ut över småsten. {child} tog av locket och lutade sig fram.[pet.cat:  [pet.known: {Pet} | Katten {pet}] satte sig i locket.]

”Den här stora av mässing”, sa {@a}, ”satt på min morfars rock. Han tappade den i en busskö, och när han böjde sig ner för att leta slog han huvudet rakt i min mormor.”

”Hårt?” frågade {child}.

”Hon fick en bula som ett kokt ägg”, sa {@a}. ”Och så satte hon sig rakt ner i en barnvagn.”

# its-gone
{child} skrattade. {Child.He} skrattade så mycket att {child.he} fick hålla sig i bordet. Och när {child.he} hade skrattat färdigt och skulle vicka lite på tanden med tungan, då var den inte där.

Där var bara ett hål, mjukt och konstigt och ganska salt.

”{@A}”, sa {child.he}. ”Den är förthvunnen.”

De tittade under bordet och innanför {child’s} tröja.[pet.dog:  {Pet} tittade också under bordet, om det skulle finnas fler kanter.] Sedan tittade de [friend: alla tre | båda två], mycket långsamt, på knappburken.

# hundreds-of-white-ones
”Oj då”, sa {@a} och hällde ut alltihop på en kökshandduk. Det var röda och blå knappar, och långa knappar av trä, och en knapp som såg ut som en anka. Och så var det vita. Det var hundratals och åter hundratals små vita knappar.[pet.cat:  {Pet} flyttade in i den tomma burken.]

{child’s} underläpp började darra. ”Vi hittar den aldrig. De ther likadana ut.”

# holeth
”Vi börjar med det vi vet”, sa {@a}. ”Vad har knappar?”

{child} tog upp en vit knapp och tittade på den.

”Thmå hål”, sa {child.he}.

”Och vad har inga hål?”

”Min tand!” sa {child}. ”Den borthtar jag ju!”

# two-and-four
Så de sorterade. De med två hål fick ligga [friend: hos {friend} | här], och de med fyra hål fick ligga [friend: hos {child} | där]. {@A} tände lampan. Två hål. Fyra hål. Fyra hål. Två. Och allra sist, bredvid ankan, låg något litet och vitt som inte hade några hål alls.

# you-did-very-well
Den var mycket mindre än den hade känts. {child} höll den i handen.

”Hej”, sa {child.he}. ”Du var jättebra.”

{@A} gav {child.him} en tändsticksask att {@home} i och lade dit den stora mässingsknappen också, så att tanden inte skulle känna sig ensam på vägen.

# just-visiting
På kvällen tittade {@last} in i gluggen och sa att det var den finaste gluggen på hela gatan.[pet.other:  {Pet} fick också se den.] {child} lade asken under kudden med en lapp till tandfen. Där stod det: Ta gärna tanden. Knappen är bara på besök.

# keep-it-warm
{Child.He} låg i sängen i mörkret och kände efter med tungan. Och där, längst ner i det mjuka, fanns det något som var litet och vasst och nytt. Det hade inte varit med på ett enda kalas än.

”Vänta bara”, sa {child} till den nya tanden. ”Du får det bra här.”

Och {child.he} stängde munnen, för att hålla den varm.

# @table
köksbordet
## if elder
{elder.short’s} köksbord

# @home
bära den till sängen
## if elder & adult
bära hem den

# @last
{minder}
## if adult
{adult}
## if elder2 & !adult
{elder2.short}
## if elder & !elder2 & !adult
{elder.short}

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

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
