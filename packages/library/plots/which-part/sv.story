title: Vilket parti?
title: Lite mindre, tack
title: Havet är på
guest friend: Love (han), Tuva (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som sitter i båten är mormor eller farfar, annars {adult}, annars {minder}. Viska ända till bräderna; sedan ett enda långt OOOH, lågt och brett.

# a-pea
{child} var {age} och hade den starkaste rösten [city: {in city} | i byn], och {child.he} hade bestämt sig för att aldrig använda den mer. På fredagen hade läraren[school:  {at school}] sagt så att alla hörde: ”Lite mindre, tack, {child}.” Det gick in som en sticka. Det var helt enkelt för mycket av {child.him}.[pet.other:  Bara {pet}, där hemma, hade aldrig bett om mindre.] Så på lördagen, i hamnen, pratade {child} med en röst som var liten som en ärta, och det var därför {child.he} inte kunde få {@first} att förstå det där med valen.

# wales
{@A} satt i båten med ryggen mot vattnet. Här ute dög {@his} öron inte mycket till. Bredvid {child} satt {friend}[!friend.known: , {child.his} bästa vän], som aldrig mer än mumlade.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] låg i fören och väntade på kexen.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] låg på påsen med kexen och väntade.][elder2:  {Elder2} vinkade till dem från piren.]

”Det är en val här”, viskade {child}.

”Är det val här?” sa {@a}. ”Trevligt. Vilket parti?”

”Den är grå!”

”De grå? Dem har jag aldrig hört talas om.”

”Den är i hamnen”, sa {friend}. ”Och stjärten är jättelång.”

”Det är kön som brukar vara lång”, sa {@a}. ”Jag stod i den en hel dag en gång. Men tala högre, ni två. Havet är på.”

Just då kom valen upp bakom {@him} och andades ut. Ett stort blött moln lade sig över {@his} hatt.

”Ungefär så var det”, sa {@a}. ”Hela dagen.”

Sedan vände {@he} sig om.

”Jaså, en val”, sa {@he}. ”Men varför sa ni inte det?”

# the-gap
Det var en valunge, inte mycket längre än båten. Den hade kommit in genom öppningen i piren, och nu hittade den inte öppningen igen. Och nu kom ebben, och vattnet rann ut. Snart skulle det inte finnas något annat än lera i hamnen.

De knäppte på sig flytvästarna, och {@a} rodde dem till öppningen. Där bankade {@he} på en hink. Valen skyndade sig bort i det hörn som låg allra längst bort.

”Den tycker inte om hink”, sa {@a}.

# one-long-one
{Friend} lade sig ner med örat mot båtens botten. {Friend.He} var lika bra på att lyssna som {child} var på att ropa.

”Den ropar”, sa {friend.he}. ”Den ropar en gång, länge. Sedan väntar den. Sedan ropar den igen.”

”Vad väntar den på?”

”På att någon ska svara.” {Friend} tittade på {child}. ”Gör det, du. Då vet den var öppningen är.”

”Jag har slutat med det”, sa {child}. Men {child.he} lutade sig ut över kanten. ”Hallå”, sa {child.he} till vattnet, inte större än en ärta.

”Den hör dig inte”, sa {friend}.

”Hallå.”

”{Child}, jag hör dig inte, och jag sitter i båten.”

# how-much-less
Vattnet rann ut förbi dem. I öppningen stack de första stenarna upp sina huvuden. {Friend} tryckte ena örat mot bräderna, och sedan det andra, och sedan satte {friend.he} sig upp.

”Den har slutat”, sa {friend.he}.

”Slutat ropa?”

{Friend} nickade.

{child} tittade bort mot den mörka ryggen i hörnet. Den låg väldigt lågt, som om den försökte att inte vara så stor. {child} hade ont i halsen. Det hade {child.he} haft sedan i fredags.

”Någon kanske har sagt det till den”, sa {friend}. ”Lite mindre, tack.”

”Men det är ju en val”, sa {child}. ”Hur mycket mindre kan den bli?”

”Vad är det ni mumlar om?” ropade {@a}. ”Tala högre! Havet är på!”

# the-planks
{child} lade sig ner på båtens botten. {Child.He} satte händerna runt munnen och munnen mot bräderna. {Child.He} drog in luft tills den räckte ända ut i stövelspetsarna. Och så släppte {child.he} ut den.

”OOOOOOOOOH!”

Det var långt och lågt och brett som en landsväg[music: , och inte alls som {music}]. Hinken vandrade genom båten alldeles själv. Varenda mås i byn lyfte från taken. {child} höll på till sista smulan luft. Sedan väntade {child.he}, precis som valen.

{Friend} höll upp ett finger.

”Den svarade.”

”OOOOOOOOOH!” ropade {child}.

”Den har vänt. Den kommer. Sluta inte, {child}! Mer!”

# much-more
{child} lyfte ansiktet. Det hade ett märke efter en bräda tvärs över.

”Mer?” sa {child.he}. Det hade ingen någonsin sagt till {child.him} förut[sport: , inte ens på {sport}].

”Mycket mer!” skrek {friend}, så högt att till och med {@a} hörde.

Så {child} tog i med allt som fanns. Och något långt och mörkt kom genom hamnen, rakt som ett tåg[athlete:  och fortare än {athlete}], och båten lyfte och satte sig igen när valen gick under den. Magen skrapade mot stenarna. Valen sprattlade till, det dunsade, och så var den igenom.[elder2:  På piren sträckte {elder2} båda armarna i luften.]

# no-need-to-shout
Ute till havs kom den upp, blank, och ropade. Det var det största ljud som någon av dem hade hört. {@A} slog båda händerna för öronen.

”Ja, ja”, sa {@he}. ”Du behöver inte skrika.”

# asked-it
De guppade i solen, och {friend} delade ut kexen.[pet.dog:  {Pet} fick det första.][pet.cat:  {Pet} fick smulorna.]

”Vad sa den?” frågade {@a}.

”Jag tror att den sa hej då”, sa {child}. {Child.He} sa det med sin egen röst, och några måsar flyttade på sig.[pet.other:  Kanske hörde {pet} det där hemma.]

”Det hörde jag”, sa {@a} och såg nöjd ut. ”Dig hör jag alltid, {child}. Alla andra har blivit så svaga.”

{@He} såg efter valens andedräkt, en liten puff långt borta. ”Vart är den på väg?”

{Friend} tittade på solen. ”Västerut”, sa {friend.he}. ”Fast det är väl valfritt.”

”Trevligt”, sa {@a}. ”Vilket parti?”

Så {child} satte händerna runt munnen och frågade den.

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
hennes
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}
