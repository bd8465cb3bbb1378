title: Tre hemligheter
title: Sju minuter före
title: Uppdraget
guest friend: Tilde (hon), Malte (han)
guest noor: Noor (hon), Leyla (hon)

# the-mission
Kvällen innan kom ett meddelande från {friend}.

”UPPDRAG. Ta reda på tre hemligheter om [school: {school} | din nya skola]. Inget som står på hemsidan. Rapport klockan sju i morgon kväll. PS. Att du är nervös räknas inte som hemlighet. Det vet jag redan.”

{child} läste det fyra gånger. [pet.dog: {Pet}[!pet.known: , {child's} hund,] läste också, med hakan på {child.his} arm.][pet.cat: {Pet}[!pet.known: , {child's} katt,] läste också, med hakan på {child.his} arm.] Sedan lade {child.he} en anteckningsbok i jackfickan, en liten en, med penna i ryggen[athlete:  och en bild av {athlete} på framsidan]. [elder: Bredvid den låg ett päron från {elder}[elder2:  och {elder2}], för på en första dag ska man ha ett päron, sa {elder.short}.]

{@crossing}[pet.dog:  {Pet}, som inte hade förhandlat om någonting, skällde.][pet.cat:  {Pet} spanade från fönsterbrädan.]

# twenty-four-faces
Skolan var stor och gul, med ett torn och en klocka i tornet[city: , den största i {city}]. Alla sprang, för klockan visade tio över åtta. {child} sprang också. Men när {child.he} kom fram till sin klass hade ingen lärare kommit än.

Läraren hette Farid och såg snäll ut.

”Det här är {child}”, sa han. ”Vill du säga något om dig själv?”

Tjugofyra ansikten vände sig om. {child} hade förberett tre meningar, men de var borta.

”Jag heter {child}”, sa {child.he}.

”Det sa han ju nyss”, sa någon, och några skrattade. Det var inte ens ett elakt skratt. Det brände i öronen ändå.

# the-corner
På rasten ställde sig {child} i ett hörn vid cykelstället. Alla andra hade redan någon att putta på. [sport: Några drog i gång {sport}, och det var {child} bra på, men det visste ju ingen här.] Tänk om {friend} var här, tänkte {child}, och halsen blev trång. Så kom handen emot anteckningsboken.

{child} tog upp den. Och då upptäckte {child.he} en sak. Att stå ensam i ett hörn och att spana från ett hörn ser precis likadant ut, men det känns helt olika.[pet.dog:  {Pet} gjorde det vid matbordet varenda dag, och ingen hade någonsin tyckt synd om {pet.him}.][pet.cat:  {Pet} gjorde det från fönsterbrädan hela dagarna, och ingen hade någonsin tyckt synd om {pet.him}.]

{child} spanade. {child.He} såg tornet, och klockan, och sedan tittade {child.he} på sin egen[elder: , som {elder} hade ställt efter radion samma morgon]. {child.He} tittade en gång till. En vaktmästare kom förbi med en stege.

”Ursäkta”, sa {child}. ”Tornklockan går sju minuter före.”

Vaktmästaren stannade. Han såg sig om åt båda hållen.

”Jag ställde fram den för länge sedan”, sa han lågt. ”Sedan dess har nästan ingen kommit för sent. Du är den första som har märkt något.”

Hemlighet nummer ett, skrev {child}.

# the-ladle
Sedan kom lunchen. {child} stod i kön med sin bricka och såg ut över borden. Överallt satt folk armbåge mot armbåge, och mellan armbågarna fanns inga hål.

Bakom disken stod en kvinna i rosa träskor och lade upp potatis. Hon nynnade. {child} lyssnade, för det var något bekant med det. [music: Det var {@the-song}! | Det var den där låten som alltid spelades på radion!] Fast när refrängen kom gick det åt skogen. Kvinnan svängde upp där man ska svänga ner.

{child} hann inte tänka. {child.He} nynnade resten, rätt.

Sleven stannade i luften.

”Kan du den?” viskade kvinnan.

”Ja”, viskade {child}.

”Säg ingenting. Hela köket tror att jag gillar dansband.” Och så fick {child} en extra potatis och en blinkning.

Hemlighet nummer två.

# @the-song
{music}

# elbows
”Jag hörde det där”, sa en röst.

Det var en tjej från klassen, hon med den gröna jackan. Hon pekade på anteckningsboken.

”Du skriver hela tiden. Är du spion, eller?”

{child} tänkte säga nej. Det hade varit det vanliga. Men {child.he} hade ju faktiskt ett uppdrag.

”Ja”, sa {child}. ”Ungefär.”

”Bra”, sa tjejen. ”Vi har ingen. Jag heter {noor}.”

{noor} gick mot ett bord vid fönstret, satte sig och flyttade på armbågen. Då blev det ett hål, och {child} satte sig i det. [elder: De delade på {elder.short's} päron.] {child} berättade om {friend} och de tre hemligheterna, och {noor} åt långsamt och funderade.

”Jag kan ge dig en”, sa {noor} till sist. ”Men den är på riktigt.” Hon rörde runt i såsen. ”Jag började här i januari. De första två veckorna åt jag knäckebröd på toaletten, för jag vågade inte välja bord. Det vet ingen.”

# the-third
{child} hade redan pennan i handen. Två hade {child.he}. Med den här blev det tre, och uppdraget var klart.

{child} tittade på {noor}, som såg ut som om hon hade suttit vid det där fönstret i hela sitt liv. Sedan stack {child.he} tillbaka pennan i bokryggen.

”Tack”, sa {child}.

{noor} åt upp sin potatis.

”I morgon sitter jag också här”, sa hon.

# report
Klockan sju satt {child} i sängen, och {friend} fyllde hela skärmen.[pet.dog:  {Pet} tittade efter resten av {friend.him} bakom den.][pet.cat:  Åtminstone den del som {pet} inte satt framför.]

”Rapport”, sa {friend}.

{child} berättade om tornet. {child.He} berättade om träskorna och refrängen, och {friend} skrattade så att bilden skakade.

”Och trean?”

”Jag har en trea”, sa {child}. ”Men den är någon annans.”

{friend} pillade på en kudde. [pet.dog / pet.cat: {Pet} luktade på {child's} armbåge, den som hade varit bredvid {noor's}.]

”Är hon snäll?” sa {friend}.

{child} förstod vad det var {friend} frågade om.

”Hon är inte du”, sa {child}.

”Ingen är jag. Men är hon snäll?”

”Ja. Jag tror det.”

”Bra”, sa {friend} och andades ut. ”Annars hade jag fått åka dit. Nytt uppdrag kommer i morgon. Du får ha en medhjälpare.”

# seven-minutes
När de hade lagt på kom [elder: {elder} | [adult: {adult} | någon]] in och satte sig på sängkanten. Vid middagen hade {child} sagt att dagen var bra, och inget mer. Nu berättade {child.he} allt från början, om öronen och hörnet och hålet mellan armbågarna, och [elder: {elder.short} | [adult: {adult} | den som satt där]] avbröt inte en enda gång.[elder: 

”Och päronet?” sa {elder} till sist.

”Jag åt hälften”, sa {child}.

{Elder.short} såg så nöjd ut som om {elder.he} hade ätit den andra.]

Sedan släcktes lampan. [pet.dog / pet.cat: {Pet} lade sig tungt över {child.his} fötter.] [pet & !pet.dog & !pet.cat: Till och med {pet} fick höra om de två första.] [music: Musiken var på, så lågt att den bara var som en puls i kudden.]

Det sista {child} gjorde var att ställa om klockan på nattduksbordet. Sju minuter framåt, precis.

Skolans tid, tänkte {child.he}, och somnade.

# @crossing
De sista hundra metrarna gick {child} utan sällskap. Det hade {child.he} förhandlat sig till.
## if elder
{Elder} fick följa med till övergångsstället men inte längre. Det hade de förhandlat om. Vinka var inte heller tillåtet, men det gick bra att lyfta handen som om man rättade till luggen, och det gjorde {elder.short} två gånger.
## if adult
{Adult} fick följa med till övergångsstället men inte längre. Det hade de förhandlat om. Vinka var inte heller tillåtet, men det gick bra att lyfta handen som om man rättade till luggen, och det gjorde {adult} två gånger.
