title: Är det upptaget?
title: En där uppe och en här nere
title: Bästa platsen på 38:an
guest friend: Ture (han), Tyra (hon)
guest pet: Otto (han), Juno (hon)
guest driver: Gunilla (hon), Anneli (hon)
guest neighbour: Majvor (hon), Ragnhild (hon)

% Border collien är originalet; vilken hund som helst går bra, och en katt i sele gör som katter: @hopes, @tugged, @counting, @lay, @sheep, @turned.

# a-bag-on-a-seat
Varje morgon sedan skolan började hade {child} ställt sin ryggsäck på sätet bredvid sig, och varje morgon hade ingen bett {child.him} flytta på den.

Det var bästa platsen på hela 38:an[city: , och alltså den bästa i {city}]: övervåningen, längst fram, med vägen rusande rakt emot en genom rutan. Där hade {child} och {friend}[!friend.known: , {child.his} bästa vän,] suttit ända sedan lågstadiet. Sedan kom den stora skolan. De började där båda två och åkte med samma buss. {Friend} klev på vid kyrkan, precis som alltid, men {friend.he} kom inte uppför trappan.

De var inte osams. Hade de varit osams kunde {child} ha sagt förlåt. {Child.He} ville bara veta vad {child.he} hade gjort, och det gick inte att fråga om utan att det lät som om {child.he} brydde sig.

Så i korridoren[school:  {at school}] sa {friend} ”läget?” och {child} sa ”lugnt”, och nu var det november.

# stitches
På lördagen skulle {pet} ta bort stygnen.

{@Whose} {Pet.He} hade rivit sig på ett stängsel när {pet.he} jagade en vit plastkasse. {@Hopes} Nu gick {pet.he} omkring i tratt[elder:  och hade redan rivit ner två av {elder's} koppar], och hos veterinären fick ingen hålla {pet.him} om huvudet utom {friend}, som gjorde det genom att andas {pet.him} i örat.

”Jag har ringt hem till {friend}”, sa {@caller}. ”{Friend.He} kliver på vid kyrkan.”

”Jag hade kunnat fråga {friend.him}.”

”Det hade du. Och då hade det hunnit bli jul.”

# on-the-stairs
{child} tog med sig {pet} upp till platsen längst fram. Ryggsäcken ställde {child.he} på sätet bredvid, som vanligt. Vid kyrkan hörde {child.he} {friend} säga god morgon till {driver}, som körde, och {child.he} lyssnade efter steg i trappan. Det kom inga.

{Pet} lyssnade också. Sedan reste {pet.he} sig och gick för att hämta {friend}. Halvvägs ner tvärstannade {pet.he}.

”[pet.cat: Katt | Hund] i trappan!” ropade {driver}. ”Jag kör inte med [pet.cat: katt | hund] i trappan!”

{@Tugged}

”Det är tratten”, sa {friend}. ”{Pet} ser inte sina egna tassar.” Och så tog {friend} av den.

# one-up-one-down
Nu såg {pet} sina tassar alldeles utmärkt. {Pet.He} tittade upp på {child}. {Pet.He} tittade ner på {friend}. {Pet.He} [pet.cat: satt | stod] kvar.

{@Counting}

Ingen sa något. Någon åt ett chips.

”Jag kommer upp”, sa {friend}, med den röst man har högst upp i ett hopptorn.

{child} lyfte bort ryggsäcken från sätet. {Pet} följde efter {friend} upp, lade sig tvärs över {@lay} och suckade. Bussen rullade ut.

# how-many-were-left
{child} hade en mening färdig. Den hade varit färdig i flera veckor. Men när {child.he} vände sig om för att säga den rörde sig {friend's} läppar.

”Kvarngatan”, mumlade {friend}. ”Macken. Biblioteket. Torget.”

Så hade {friend.he} alltid gjort. Det var {friend's} grej: {friend.he} rabblade hållplatser som andra gnolar[music:  {music}]. {child} brukade förhöra {friend.him} på dem[sport:  när de åkte för att {play sport}]. Nu, efter en hel höst utan, tittade {child} ordentligt på {friend.him}. {Friend's} händer låg hårt tryckta mot knäna. Ansiktet hade samma färg som havregrynsgröt. {Friend} rabblade inte hållplatserna. {Friend.He} räknade hur många det var kvar.

”Du mår illa”, sa {child}.

”Nej.”

”{Friend}.”

”Lite.” {Friend} höll blicken på vägen. ”Det är bara här uppe. Det gungar.”

”Sedan när då?”

”Sedan alltid.”

# ive-got-a-bag
”Men vi har ju suttit här i åratal!”

”Du gillade det”, sa {friend}. Bussen lade sig i en kurva, och {friend.he} höll munnen stängd tills kurvan var slut. ”Det var bara tio minuter då. Nu är det fyrtio. Jag tänkte att du skulle komma ner och fråga. Och det gjorde du inte, så jag tänkte att, ja, du har väl folk där uppe.”

”Jag har inget folk”, sa {child}. ”Jag har en ryggsäck!”

Det kom ut högre än {child.he} hade tänkt sig. Bakom dem tystnade chipsen.

# taken
Vid Kvarngatan, medan bussen stod stilla[athlete:  bredvid en affisch med {athlete}], gick de ner. {Friend's} plats var den bakom föraren. Sätet bredvid var inte tomt. Där stod {friend's} ryggsäck.

{child} tittade på ryggsäcken.

”Varje morgon sedan i augusti”, sa {driver} till vindrutan. ”Jag hade en karl med cello här som ville sitta där. ’Tyvärr’, säger {friend}, ’det är upptaget.’”

{Friend} var inte grötfärgad längre. Nu var {friend.he} ganska röd.

# to-the-end
Hos veterinären[elder: , dit {elder}[elder2:  och {elder2}] hade kommit för att hålla i tratten,] andades {friend} i {pet's} öra, och nio stygn åkte ut, och {pet} gav inte ett pip ifrån sig. Efteråt sa {friend}: ”Kan vi inte sitta kvar på hemvägen? Ända till slutet? Jag har aldrig sett det.”

Så {child} {@rang}, och de satt kvar: förbi kyrkan, förbi {child's} gata, ut mellan svarta åkrar, till stället som stod skrivet i pannan på bussen. Bortänga. Det var en busskur, en soptunna och en grind.

”Det är en soptunna”, sa {child}.

”Det är en bra soptunna”, sa {friend}, som hade fått riktigt fin färg igen, och så gick {friend.he} bort för att läsa tidtabellen.

# the-gate
{@Sheep} En kompis vid grinden. En kompis vid busskuren. {@Turned}

# on-monday
På måndagen regnade det. {child} klev på, tittade en gång mot trappan och satte sig bakom {driver}. Ryggsäcken ställde {child.he} på fönsterplatsen.

Vid kyrkan gick dörrarna upp.

”Är det upptaget?” sa {friend}.

”Ja”, sa {child} och flyttade på ryggsäcken.

# @whose
{Pet} bodde hos {neighbour} i huset bredvid, men det var {child} som gick ut med {pet.him}.
## if pet.dog
{Pet} var {child's} hund.
## if pet.dog & breed
{Pet} var {child's} {breed}.
## if pet.cat
{Pet} var {child's} katt, av den sort som går i koppel.
## if pet.cat & breed
{Pet} var {child's} {breed}, av den sort som går i koppel.

# @hopes
{Pet.He} hade aldrig träffat ett får, och {pet.he} hade haft förhoppningar om kassen.
## if pet.cat
{Pet.He} hade aldrig fångat en fågel, och {pet.he} hade haft förhoppningar om kassen.

# @caller
{neighbour}
## if pet
{neighbour} i huset bredvid
## if elder
{elder}
## if adult
{adult}

# @tugged
{child} kom och drog uppifrån. {Friend} kom och drog nerifrån. {Pet} stod där {pet.he} stod, som ett linneskåp.
## if pet.cat
{child} kom och lockade uppifrån. {Friend} kom och lockade nerifrån. {Pet} satt där {pet.he} satt, som en tekanna.

# @counting
”Jaha”, sa {friend} långsamt. ”{Pet} räknar. {Pet.He} har en där uppe och en här nere, och {pet.he} kan inte gå ifrån någon.”
## if pet.cat
”Jaha”, sa {friend} långsamt. ”{Pet} räknar. {Pet.He} har ett knä där uppe och ett här nere, och {pet.he} kan inte gå ifrån något.”

# @lay
alla fyra skorna
## if pet.cat
bådas knän

# @rang
ringde hem
## if adult
ringde {adult}
## if elder
frågade {elder.short}
## if elder & adult
frågade {elder.short} och ringde {adult}

# @sheep
Bakom grinden gick det får. Tolv stycken.

{Pet} blev alldeles stilla. {child} tog kopplet med båda händerna. Man kunde nästan se hur de kom på plats inne i {pet}, den ena vargen efter den andra. Länge tittade {pet.he} på fåren. Sedan såg {pet.he} sig om.
## if breed.Border Collie
Bakom grinden gick det får. Tolv stycken.

{Pet} blev alldeles stilla. {child} tog kopplet med båda händerna. Man kunde nästan se hur de kom på plats inne i {pet}, farfar och farfars far och farfars farfar, en efter en. Länge tittade {pet.he} på fåren. Sedan såg {pet.he} sig om.
## if pet.cat
I häcken bakom grinden satt det sparvar. Fyrtio stycken.

{Pet} blev alldeles stilla. {child} tog kopplet med båda händerna. Man kunde nästan se hur de kom på plats inne i {pet}, den ena tigern efter den andra. Länge tittade {pet.he} på sparvarna. Sedan såg {pet.he} sig om.

# @turned
{Pet.He} vände fåren ryggen och bogserade {child} bort till {friend}.
## if pet.cat
{Pet.He} vände sparvarna ryggen och bogserade {child} bort till {friend}.
