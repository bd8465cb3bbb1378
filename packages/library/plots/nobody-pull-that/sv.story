title: Ingen drar i den
title: Kallt för ankor
title: Där gick magen

% Regeln: kommer något efter en, så springer man; springer något sin väg, så går man efter.

# nobody
En eftermiddag[city:  i {city}] tog {elder} på sig sin finaste tröja och [short: hälsade på {child}.|kom för att hälsa på {child}.] Tröjan var tjock och varm[elder2: , och {elder2} hade stickat den], och längst ner hängde en liten tråd.

”Ingen drar i den”, sa {elder.short}.

{child} drog inte i den. {child.He} bara tittade. Men {child.his} katt, {pet}, tittade också[!short / !athlete: , och katter gör som de vill].

{Pet} petade med en tass, och tråden fastnade i {pet.his} klo.

# came-after
{Pet} tog ett steg, och då kom tråden efter. [!short: {Pet.He} tog två steg, och då tog tråden också två. ]Så då sprang {pet}. Det gör man, när något kommer efter en.

Pritt, pritt, pritt, sa tröjan.

”Där gick rumpan!” sa {elder.short}. ”Ta fast katten!”

# tummy
{Pet} sprang ut i trädgården, och {child} och {elder.short} sprang efter. Men ju fortare de sprang, desto fortare sprang {pet.he}.[athlete:  Inte ens {athlete} hade hunnit ikapp.][sport:  Det var som att {play sport} i tofflor.]

{Pet} sprang rakt igenom tvätten, och {elder.short} kom ut på andra sidan med ett örngott på huvudet.

{@pop}

”Där gick magen!” sa örngottet.

## or
{Pet} sprang ut i trädgården, och {child} och {elder.short} sprang efter. Men ju fortare de sprang, desto fortare sprang {pet.he}.[athlete:  Inte ens {athlete} hade hunnit ikapp.][sport:  Det var som att {play sport} i tofflor.]

{Pet} sprang runt, runt, runt trädet, tills {elder.short} blev så yr att {elder.he} sa ”ursäkta” till det.

{@pop}

”Där gick magen!” sa {elder.he} till trädet.

# undone
{@pop}

[!short: ”Du håller på att ta slut”, sa {@who} vid grinden.

”Jag vet!” sa {elder.short}. ”Där gick armbågarna!” | ”Där gick armbågarna!” sa {elder.short}[friend:  till {friend}[!friend.known: , {child's} bästa vän,] vid grinden].]

Pritt, sa den allra sista biten. Och där stod {elder.short} i pyjamas, och det var ankor på den.

”Jag hade så bråttom hit till er”, sa {elder.he}.

# two-eyes
[short: {child} skrattade. Men var var {pet}? | {child} skrattade så att {child.he} måste sätta sig. Sedan såg {child.he} sig om.

”Var är {pet}?”]

Där fanns bara den långa, långa tråden[school: , och den hade räckt runt hela {school}]. Den gick in under häcken, där det var mörkt.

{child} lade sig ner. Längst in satt två runda ögon.

[!short: ”Kom ut, {pet}!” ropade {child.he}, men ögonen flyttade sig längre in.

]”{Pet} kommer aldrig hem mer”, sa {child}, och hakan darrade. ”{Pet.He} tror att tråden vill äta upp {pet.him}.”

”Då hade jag också varit rädd”, sa {elder.short}[!short:  och satte sig i gräset med alla ankorna]. ”När något kommer efter en, då springer man.”

# wiggle
{child} tittade på tråden och tänkte på hur katter är.

”Men när något springer sin väg”, sa {child.he} långsamt, ”då går man efter!”

{child} tog tag i tråden och lät den springa sin väg, en liten, liten bit.

Ringla, ringla, ringla.

Där kom {pet's} nos.

Ringla, ringla, ringla.

Där kom en av {pet's} tassar.

Och {child} gick baklänges hem med tråden, och {pet} kom efter, tass, tass, tass, och var inte rädd alls. Sist kom {elder.short} och nystade upp garnet[music:  och nynnade på {@song}][friend & !short: , och {friend} höll i nystanet][!short: , tills nystanet var stort som ett kålhuvud].

# chilly
”Brr”, sa {elder.short} och satte sig i fåtöljen. ”Det är kallt för ankor.”

{Pet} tittade på ankorna. Sedan [short: lade {pet.he} sig mitt på alla ankorna,|klättrade {pet.he} upp och lade sig, mitt på alla ankorna,] och {@fitted}, och {pet.he} passade precis.

”Det kallar jag en tröja”, sa {elder.short}. ”Men den har inga ärmar.”

Så {child} kröp in under ena armen och blev ärm. [friend: {Friend} fick vara den andra ärmen. ][!friend & adult: {Adult} kom in och fick vara den andra ärmen. ][!friend & !adult: En kudde var den andra ärmen. ]

Prrr, prrr, prrr, sa tröjan.

# nobody-did
Det var bara en sak. Längst ner hängde något {@long}, och det ryckte i änden[!short:  på det].

”Ingen drar i den”, viskade {elder.short}.

Och det var det ingen som gjorde.

# @pop
Pritt, pritt, pritt!

# @who
brevbäraren
## if friend
{friend}, {child's} bästa vän,

# @fitted
{pet.he} var mjuk, och {pet.he} var varm
## if breed.Persian / breed.Maine Coon / breed.British Shorthair
{pet.he} var tjock, och {pet.he} var varm
## if breed.Sphynx
{pet.he} var slät, och {pet.he} var varm som en nygräddad bulle
## if breed.Siamese / breed.Ragdoll
{pet.he} var mjuk, med mörka muddar, och {pet.he} var varm
## if breed.Bengal
{pet.he} var varm, och {pet.he} hade prickar

# @long
långt
## if breed.Persian / breed.Maine Coon / breed.Ragdoll
långt och fluffigt

# @song
{music}
