title: Valen som sa du
title: Duuuuuu
title: Hundra strömmingar
guest fisher: Majken (hon), Svea (hon)
guest teacher: Farida (hon), Samira (hon)
guest minder: Roland (han), Bosse (han)

% Valens rop var barnets namn i den första berättelsen. Här är det Du, så att den menar den som lyssnar. Vem som är med (@a): {adult}, annars den äldre, annars {minder} i huset bredvid. ”Va?” kommer igen ordagrant.
% Den äldre har den blå båten i stället för {fisher}; katten bor i den; hunden svarar valar.

# i-said-nothing
”Duuuuuu”, sa någon långt borta.

{child} satt vid frukostbordet och tittade upp. ”Va?” sa {child.he}.

”Jag sa ingenting”, sa {@a-first}.

[adult & elder: ”Inte jag heller”, sa {elder}, som hade lämnat sin blå båt på stranden och kommit upp till frukosten.

]”Duuuuuu.”

Det kom in genom fönstret, mörkt och långt och lite darrigt, så att skedarna surrade på bordet[pet.cat:  och [!pet.known: katten ]{pet} flyttade ut till den blå båten på stranden, där ingenting surrade och allting luktade fisk][pet.dog: , och under bordet svarade [!pet.known: hunden ]{pet}]. {child} sprang ut för att titta[friend:  och mötte [!friend.known: sin bästa vän, ]{friend}[!friend.known: ,] som kom springande]. Och där, mitt i viken, var det någonting stort och svart som vältrade sig i solen och blåste ut ett helt moln.

Det var en val. {child} hade önskat sig en ända sedan {child.he} lärde sig ordet. Och nu låg det en där, och den tittade rakt på {child}!

# all-that-week
Hela den veckan ropade valen[city: , så långt och så mörkt att skedarna måste ha surrat i {city} också].[sport:  Den ropade så fort {child} skulle {play sport}.] Den ropade [school: {at school}|i skolan][athlete: , mitt i en berättelse om {athlete}].

”Duuuuuu.”

”Va?” sa {child}.

[friend: ”Det var inte jag”, sa {friend} på stolen bredvid.

]”Det är ingen som har sagt något, {child}”, sa {teacher}, som var deras lärare. ”Sätt dig.”

Den ropade under orgelkonserten[music: , mitt i {music}], och alla notblad dallrade.

”Duuuuuu.”

”VA?” sa {child}, alldeles för högt, och hela publiken vände sig om[elder: , utom {elder.short}, som trodde att det var orgeln].[friend: 

”Det var inte jag”, sa {friend} till allihop.]

# a-little-closer
Varje eftermiddag gick {child} och [friend: {friend} och ]{@a} ner till stranden[adult & elder: , där {elder.short} satt vid sin båt]. {child} ställde sig precis vid vattnet, satte händerna runt munnen och svarade, så mörkt {child.he} kunde. ”Duuuuuu!”[pet.dog:  {Pet} sa det också, fast ljusare.][pet.cat:  {Pet} satt i den blå båten och tvättade sig.] Och varje dag kom valen lite närmare. På fredagen kunde man se de vita fläckarna på hakan.

”Hon tycker om att prata med mig”, sa {child}.

# like-a-bus
[elder: ”Med mig har hon aldrig pratat”, sa {elder.short} och lade armarna i kors. ”Och hon är för nära. | Men på stranden stod gamla {fisher}, som hade den blå fiskebåten. Hon stod med armarna i kors och såg inte alls glad ut.

”Hon är för nära”, sa {fisher}. ”]I kväll drar sig havet ut, längre än det har gjort på hela året.”

”Och valen, då?” sa {child}.

”Då blir hon stående här på sanden som en buss.”

# go-home
”Vänd om!” skrek {child}. ”Gå härifrån, valen! Simma hem!”

[friend: {Friend} skrek också, men det brydde sig valen inte om. Hon hörde {child} och kom närmare. | Valen hörde vem det var och kom närmare.]

Åh nej! Ju mer {child} skrek, desto närmare kom hon. Nu rörde stjärtfenan upp sand från botten.

{child} slog båda händerna för munnen. Det är jag, tänkte {child.he}. Det är för min skull hon kommer!

”Duuuuuu?” sa valen. Det var hemskt svårt att inte svara[pet.dog: , och {pet} svarade].

# the-wrong-place
{child} såg på valen. Sedan såg {child.he} ner på sina egna två stövlar i den blöta sanden. Och så tog {child.he} bort händerna från munnen.

”Hon kommer dit jag är”, sa {child.he} långsamt. ”Och jag är här. Då är det ju jag som är på fel ställe! [elder: {Elder.short} | {fisher}], kan du köra mig dit ut?” Och {child.he} pekade bort förbi klipporna och förbi fyren, där vattnet var mörkblått.

”På med flytvästarna”, sa {@fisher}. ”Fort!”[friend:  {Friend} hade redan en på sig.][pet.dog:  {Pet} hoppade i först av alla.][pet.cat:  {Pet} gick inte ur.]

# the-lowest-pipe
{child} satt längst fram i den blå båten, med båda händerna för munnen[friend: , och en av {friend’s} utanpå,] för säkerhets skull. Dunka-dunka-dunka, sa motorn. De åkte förbi klipporna. De åkte förbi fyren. Och där ute, där det var djupt, stängde {@fisher} av motorn, så att det bara var båten och havet.

{@A} höll i {child’s} flytväst. {child} drog in luft ända ner i stövlarna. Sedan tog {child.he} i, så mörkt som den allra största pipan på orgeln.

”Duuuuuuuuuu!”

Ingenting.

”En gång till”, sa {@fisher}.

”DUUUUUUUUUUUUUU!”[pet.dog:  {Pet} hjälpte till.][pet.cat:  {Pet} lade öronen bakåt.]

# there-was-a-puff
Långt bakom dem vände den svarta ryggen, långsamt, som en väldigt stor dörr. Pust, sa det vid stranden. Pust, sa det vid klipporna[friend: , och {friend} pekade]. Pust, sa det vid fyren[friend: , och {friend.he} pekade]. Och sedan sa det ingenting alls. Det var bara blått vatten[friend:  och ingenting att peka på].

”Var är hon?” viskade {child}.[pet.dog: 

{Pet} visste. {Pet.He} hade ställt framtassarna på kanten och tittade rakt ner.][pet.cat: 

{Pet} visste. {Pet.He} lutade sig över kanten och tittade rakt ner.]

# an-eye
Båten gungade till lite. Bredvid den, utan minsta plask, kom det upp ett öga. Det var stort som en apelsin, brunt och snällt, med rynkor runt om. Det tittade på {child}.

”Duuuuuu”, sa valen, och det kändes ända ner i byxbaken.

”Va?” viskade {child}.

[friend: ”Det var inte jag”, viskade {friend}.

]Och valen andades ut. PFFFFFF, sa det, över både {child} och [friend: {friend} och ]{@a}[elder: [adult:  och {elder.short}]|  och {fisher}], och det luktade hundra strömmingar.[pet.dog:  {Pet} sniffade in alltihop.][pet.cat:  {Pet} slickade sig om nosen.]

”Jaså, det var det hon ville säga”, sa [elder: {elder.short} och torkade sig om näsan. ”Till mig också!” | {fisher} och torkade av sina glasögon.]

Då lyfte valen sin stora stjärtfena, så att vattnet rann av den som regn, och dök ner i det djupa.

# past-the-lighthouse
Den kvällen badade {child} två gånger[elder & !elder2: , andra gången för att {elder.short} sa det][elder2: , en gång för att {elder} sa det och en gång för att {elder2} sa det], och ändå luktade {child.he} lite strömming.[friend:  Det gjorde {friend} också, sa {friend.he} i telefon.][pet.dog:  {Pet}, som hade rymt från badet, luktade alla hundra strömmingarna.][pet.cat:  {Pet} hade flyttat hem igen för den sakens skull och sov på {child.his} hår.][pet.other:  Till och med {pet} märkte det.] {child} låg i sängen med fönstret öppet. Havet hade dragit sig ut, långt, långt, och sanden låg bred och tom och blänkte i månskenet.

Någonstans långt borta, bortom fyren, hördes en röst.

”Duuuuuu.”

Den här gången sa {child} inte va, för nu visste {child.he} vad.

”God natt, valen”, sa {child}. ”God natt, du.”

# @a-first
{minder} i huset bredvid, som var där på frukost
## if adult
{adult}
## if elder & !adult
{elder}, som hade lämnat sin blå båt på stranden och kommit upp till frukosten

# @fisher
{fisher}
## if elder
{elder.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
