title: Ärlan i skopan
title: Fem grader
title: Det sitter i lillfingret
guest driver: Gunilla (hon), Anette (hon)

% Den vuxna (@a): {adult}, annars den vuxna.

# occupied
Grävmaskinen kom till tomten mitt emot {child's} hus den tredje maj. Den var gul och vägde tjugotvå ton, och den skulle gräva grunden till ett nytt bibliotek[city:  i {city}]. {child} hade velat köra grävmaskin sedan {child.he} var två och aldrig växt ifrån det[elder: , hur länge {elder}[elder2:  och {elder2}] än hade väntat].

Den fjärde maj stod den stilla. Den femte också. På den sjätte gick {child} över gatan. På larvbandet satt en kvinna i arbetskläder och åt en korvmacka. Hon hette {driver}.

”Är det något fel på den?” frågade {child}.

”Den är upptagen”, sa {driver} och pekade uppåt.

Skopan hängde på halv höjd, uppåtvänd som en kupad hand. I ett hörn av den, bland lite torr jord, låg ett bo, inte större än en kaffekopp. I boet låg fem grå ägg. På kanten stod en ärla, gungade med stjärten och såg ut som om hon hade betalat hyra.

”Man får inte flytta ett bo”, sa {driver}. ”Så vi har fått ledigt, maskinen och jag. Borgmästaren är inte glad.”

”Varför är du här, då?”

”Jag vet inte var jag annars ska vara.”

# little-finger
Efter det gick {child} dit varje dag[school:  efter {school}]. {child.He} fick sitta i hytten, med motorn avstängd, och lära sig spakarna. Den vänstra svänger. Den högra lyfter och tippar. {child} övade med slutna ögon.[sport:  {child.He} övade när {child.he} skulle {play sport}.][music:  {child.He} övade i takt med {music}.] {child.He} övade vid matbordet med gafflarna, så att {@a} fick äta med sked.

[friend: {Friend} kom med och räknade ägg. ][pet.cat: {Pet} fick bara titta på genom fönstret, och det var inte {pet.he} glad för. ][pet.dog: {Pet} satt fint i hytten och skällde på alla andra grävmaskiner, fast det kom inga. ][pet.other: {Pet} fick sitta i hytten en gång, i sin bur, och åt upp en handske. ]”Det sitter inte i armarna”, sa {driver}. ”Det sitter i lillfingret. Den som kan köra kan klappa ett ägg.”[athlete:  ”Det kan inte ens {athlete}”, sa {child}. ”Nej”, sa {driver}, ”men lär dig det du.”]

Den tjugonde maj kläcktes ungarna. De var fem, nakna och ilskna, och det enda de kunde var att gapa. Den minsta fick heta Volvo.

# cupped-hand
Sex dagar senare, vid läggdags, kom regnet. Det var inte vanligt regn. Det öste.

{child} låg i sängen och hörde hur det slog mot rutan. {child.He} tänkte på skopan, uppåtvänd som en kupad hand. Och så satte {child.he} sig rakt upp.

En kupad hand. Den håller vatten.

# two-fingers-left
De sprang över gatan i pyjamas och stövlar, {child} och {@a}, med en ficklampa och ett paraply som vände sig ut och in redan på trottoaren. {child} klättrade upp på stegen och lyste ner i skopan. Vattnet stod som en sjö i botten. Upp till boet fattades det två fingrar, inte mer. Ärlan låg över sina ungar med vingarna utbredda. Hon såg rakt in i lampan och flyttade sig inte.

{child} ringde till {driver}.

”Det tar mig en timme att köra dit”, sa {driver}. ”Hur lång tid har de?”

{child} lyste igen. ”En kvart. Kanske.”

Det sprakade i luren. ”Går det att ösa?”

”Då flyger hon. Och då fryser de.”

Nu hördes bara regnet.

”Nyckeln ligger i burken bakom bandet”, sa {driver} sedan. ”Du ska starta den, {child}. Du ska inte svänga och inte lyfta. Du ska tippa skopan fem grader. Så mycket att vattnet rinner ut, och så lite att boet ligger kvar. Vilken spak?”

”Den högra”, sa {child}.

”Med vad?”

”Lillfingret.”

# start-it
{@A} stod på stegen bredvid hytten, genomblöt, med telefonen i handen. {@A} sa inte att {child} skulle vara försiktig. Det var snällt, för man såg hur gärna {@a} ville.

Motorn gick i gång. Hela stolen brummade i kroppen, precis som {child} alltid hade vetat att den skulle göra. {child.He} lade handen på spaken och andades ut. {child.He} tänkte på ett ägg, och på hur man klappar det.

Så rörde {child.he} lillfingret.

Tjugotvå ton grävmaskin rörde sig ungefär lika mycket som när man nickar åt någon man tycker om.

”Det rinner”, ropade {@a}. ”Lite till!”

Lite till. Vattnet gick över kanten, tunt och blankt, och glittrade i ljuset. Sjön sjönk. Boet låg kvar.

”Stopp”, ropade {@a}.

Men {child} hade redan släppt.

# measured
När {driver} kom, med håret på ända, satt de i hytten under samma regnjacka. Regnet rann rakt igenom skopan och ut. {driver} klättrade upp och räknade näbbarna. Sedan tog hon upp ett vattenpass ur fickan och mätte.

”Fem grader”, sa hon. ”Jag har kört i tjugosex år. Jag hade fått det till sex.”

# first-spadeful
Den sjunde juni flög ungarna. Volvo gick sist. Hon satt på skopans kant i en timme och skällde innan hon vågade.

Dagen därpå var det dags för det första spadtaget. [elder: {Elder.short} hade tagit på sig hatt. ]Borgmästaren höll tal med en spade av guld i handen. När han var färdig tog {driver} mikrofonen och sa att nog skulle spadtaget tas, men inte av honom.

Och {child} klättrade upp, med hjälm på, och lade lillfingret mot spaken.

# @a
den vuxna
## if adult
{adult}
