title: Har du ätit?
title: En brödrost som bryr sig
guest friend: Tyra (hon), Melvin (han)
guest elder: Barbro (hon), Sixten (han)

% Roboten har bara en mening, och den ska sägas på nytt sätt varje gång. Rösten är {elder.short's}; är ingen vald är det {elder}, som bor en trappa ner.

# wrong-with-it
Roboten stod färdig på köksbordet hos {@elder}, klockan var fyra, och det var fel på den.

”Säg: Välkomna till uppfinnarkvällen”, sa {child}.

Roboten blinkade med sina två lampor.

”Har du ätit?” sa den.

{child} la pannan mot bordet. Klockan sju skulle {child.he} och {friend}[!friend.known: , {child.his} bästa vän,] visa upp den [school: i aulan {at school} | i skolans aula], inför allihop. {child} ville ha en robot som lät som framtiden. Den här lät som {elder.short}.

# one-sentence
Det var inte så konstigt. {Elder.short} {@mended}, och det var {elder.his} gamla delar alltihop. Hjulen kom från en dammsugare. Bröstet var en brödrost. Och rösten satt i en gammal bandspelare, med ett kassettband som det bara fanns en enda mening på. {Elder.short} hade provat mikrofonen en gång och sagt det första {elder.he} kom att tänka på.

”Den kan bara säga en sak, hur jag än kopplar”, sa {child}.

”Men den menar olika saker”, sa {friend}. {Friend.He} höll armen om robotens plåtaxlar. {Friend} pratade med hissar också[pet.cat: , och med [!pet.known: katten ]{pet} i telefon][pet.other: , och med {pet} i telefon]. ”Fråga den något!”

”Vad är sju gånger åtta?” sa {child}.

”Har du ätit?” sa roboten.

”Den tycker att det är en tråkig fråga”, sa {friend}.

# toast
Roboten surrade till. Två skivor bröd sköt upp ur bröstet, gyllenbruna, och den rullade fram och ställde sig så nära {child} att {child.he} kände värmen på hakan.

”Jag vill inte ha rostat bröd!” sa {child}. ”En robot ska kunna räkna[music:  och spela {music}]. Ingen behöver en robot som tjatar!”

”Har du ätit?” sa roboten. Den backade inte en millimeter.

”Den är ju exakt lika envis som du”, sa {friend} och tog brödet.[athlete:  ”Den skulle tjata på {athlete} också.”][elder2:  {Elder2} hade redan fått sex skivor och lagt sig på soffan.]

{Elder.short} satt vid fönstret med lödkolven och läsglasögonen i pannan. ”Man ska inte ändra på något som fungerar”, sa {elder.he}. Det hade {elder.he} sagt om kylskåpet också, och det var äldre än [adult: {adult} | {child} och {friend} tillsammans]. ”Har du ätit förresten?”

”{Elder.short}!”

# round-the-table
{child} bestämde sig. {Child.He} skulle spela över bandet. {Child.He} lyfte på luckan i robotens rygg.

”Vänta”, sa {friend}. ”Ska du inte fråga den först?”

”Det är en brödrost, {friend}.”

”Det är en brödrost som bryr sig.”

Roboten snurrade runt, så att luckan hamnade åt andra hållet. {child} gick efter. Roboten snurrade igen. Den for ner på golvet och runt bordet[pet.dog: , med [!pet.known: hunden ]{pet} i hälarna], och den sa ”har du ätit, har du ätit” allt fortare. {child} kastade sig fram och fick tag i kassetten. {Child.He} drog.

# a-little-snap
Det kom inte bara en kassett. Det kom flera meter band också, brunt och krulligt, och någonstans inne i roboten hördes ett litet knäpp.

Lamporna slocknade.

”Har…”, sa roboten, djupt och segt, som om den talade genom sirap. Sedan sa den ingenting.

{child} stod med bandet mellan fingrarna. {Child.He} ville säga att det ändå bara var skrot, men strupen hade snörts ihop. {Child.He} skämdes.

{Child.He} väntade på att {friend} skulle säga ”vad var det jag sa”. Men {friend} satte sig bara på golvet och började reda ut bandet, sakta, med sina korta naglar.

”Håll i andra änden”, sa {friend.he}. ”Du är bättre på knutar.”

# a-pencil
När bandet låg rakt reste sig {elder.short}, tog en blyertspenna och stack in den i kassetten.

”Det här kan inga datorer”, sa {elder.short}.

{Elder.He} vred pennan, och bandet kröp tillbaka in i sitt hus. Där det hade gått av la {elder.he} ändarna mot varandra och skarvade dem med en tejpbit, mindre än en lillfingernagel. {Elder.His} händer darrade annars när {elder.he} hällde kaffe. Nu darrade de inte.

{child} satte in kassetten och tryckte på knappen.

Ingenting.

”Men vi lagade den ju”, sa {friend}. {Friend.His} haka började skaka.

# the-same-to-it
Klockan var halv sju. {child} gick ner på knä framför roboten. {Child.He} tänkte på hur den hade sagt samma sak hela eftermiddagen. Den hade bara den meningen. Om den ville säga något om sig själv måste den också säga det med den.

{child} la handen mot dess kalla bröst.

”Du”, sa {child.he}. ”Har du ätit?”

{Friend} flämtade till. ”Batteriet!”

De hade aldrig laddat den. Den hade rostat bröd åt andra på det som fanns kvar.

”Den var hungrig”, sa {child}. ”Den sa ju det. Den sa det hela tiden.”

{Elder.short} satte i sladden. Först hände inget. Sedan tändes det ena ögat, svagt som en glöd, och så det andra.

”Har… du… ätit?” sa roboten. Mitt i hördes ett litet hack, där tejpen satt.

”Nej”, sa {child}. ”Faktiskt inte sedan frukost.”

Brödrosten började ticka.

# how-it-means-it
I aulan satt det folk ända ut i korridoren.[city:  Det kändes som halva {city}.] {child} rullade fram roboten till scenkanten. {Friend} stod så nära att deras ärmar snuddade.

”Den här kan bara säga en sak”, sa {child} i mikrofonen. Rösten höll. ”Så ni får lyssna noga på hur den menar.”

Roboten såg ut över salen. Alla hade kommit direkt från jobb och [sport: {sport} | träningar] och bussar.

”Har du ätit?” frågade den.

Längst fram svarade [adult: {adult} | någon] nej, och så hördes det nej från hela salen, skrattande, bänk efter bänk. {Friend} hade tagit med fyra limpor. ”Jag hade på känn”, sa {friend.he}. {Friend.He} bredde, {child} delade ut, och {elder} satt på första raden[elder2:  bredvid {elder2}] med skruvmejseln i fickan.

De vann ingenting. Men runt roboten låg det smulor i en vid ring, och ingen ville gå hem.

# feet
Det var mörkt när de kom tillbaka till {elder.short's} kök. {@over} {Elder.short} hade nickat till i stolen vid fönstret, med glasögonen i pannan. {child} la en filt över {elder.him}, och {elder.short} öppnade ett öga.

”Har du ätit?” mumlade {elder.he}.

”Ja”, sa {child} och [elder: kysste {elder.him} på kinden | klappade {elder.him} på handen]. ”Du med[pet: , och {pet} också]. Sov nu.”

{Child.He} satte i robotens sladd och drog ner persiennen. När {child.he} vände sig i dörren hade roboten rullat så långt som sladden räckte, ända fram till stolen. Där stod den och värmde {elder.his} fötter.

# @elder
{elder} en trappa ner
## if elder
{elder}

# @mended
hade lagat radio och teve i hela sitt liv
## if elder
hade lagat en och annan radio

# @over
{Friend} skulle sova över hos {child}, en trappa upp.
## if elder
{Friend} skulle sova över.
