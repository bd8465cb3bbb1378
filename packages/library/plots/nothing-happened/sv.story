title: Det hände ingenting
title: Lite innan
title: Fru Förut
guest waiting: Siri (hon), Majken (hon)

% Superhjälten heter alltid Fru Förut, med ett stort F på bröstet. Den som väntar vid hållplatsen: {adult}, annars den äldre, annars {waiting}, som bor intill.

# playground
Superhjälten stod på lekplatsen med en madrass under armen, och det hände ingenting.

{child} satt på muren och åt en clementin. {Child.He} hade hållit ögonen på superhjälten sedan i måndags[friend: , fast {friend}[!friend.known: , {child's} bästa vän,] sa att hon bara var ute med sin madrass]. Hon var i sextioårsåldern och hade en cape av grön galon, och på bröstet ett stort F.

Superhjälten la madrassen under en gunga. Där satt ingen. Hon tittade på klockan. En pojke kom, gungade, föll baklänges, landade på madrassen, reste sig och sprang iväg utan att se sig om. Superhjälten tog upp madrassen igen.

”Vad hände?” ropade {child}.

”Ingenting”, sa superhjälten belåtet.

# before
{child} hoppade ner. ”Men han hade ju slagit i huvudet!”

”Hade, ja.” Hon sträckte fram handen. ”Fru Förut. Jag är superhjälte. Jag kommer alltid lite innan.”

”Innan vad?”

”Det är det ingen som får veta. Det är lite tråkigt, faktiskt. De andra får medalj. Stålberg i Västerås kastade en lastbil och kom i tidningen. Jag ställde undan en kratta[school:  utanför {school}].”

# through-town
{child} ringde hem och fick följa med. De gick genom [city: {city}|stan] med madrassen mellan sig. Fru Förut knöt ett skosnöre på en man som läste i mobilen. Hon vände på en banan i fruktaffären. [sport: Hon bar undan en väska där några strax skulle {play sport}. ]Utanför konditoriet bad hon en kypare att vänta i fyra sekunder. Han väntade. En cyklist susade förbi, just där han skulle ha gått. Kyparen tittade på sin bricka. Alla kopparna stod kvar.

”Vad hände?” frågade han.

”Ingenting”, sa Fru Förut och {child}, och gick vidare.

Det var roligt på ett sätt som {child} inte hade varit med om. Efter en timme började {child.he} nästan se det själv: en dörr som strax skulle slå upp, någon som strax skulle backa. Hela världen var full av sådant som inte hände.[pet.dog / pet.cat:  ”Stäng köksdörren i morgon bitti”, sa Fru Förut i förbigående. ”Annars äter {pet} upp frukosten.”][pet & !pet.dog & !pet.cat:  ”Titta till {pet} i kväll”, sa Fru Förut i förbigående, ”så händer det ingenting där heller.”]

# the-aunt
”Varför slutar du inte, när ingen tackar dig?” frågade {child}.

De hade satt sig på en bänk. Fru Förut funderade. Hon var en sådan som tog frågor på allvar.

”När jag var liten hade jag en moster”, sa hon. ”Hemma hos henne hände det aldrig något. Ingen slog sig, ingen frös. Jag tyckte att hon var den tråkigaste människa jag visste.” Hon delade sin smörgås i två och gav {child} den ena halvan. ”Hon sprang rätt mycket, har jag förstått sedan.”[elder:

”Jag har {elder}[elder2:  och {elder2}]”, sa {child}. ”Där händer det heller aldrig något.”]

{child} tuggade och tänkte på saken.

# the-knot
Då reste sig Fru Förut tvärt. Hon stirrade över torget, mot det stora tältet utanför biblioteket.

”Vad ska hända?” sa {child}.

Under tältet satt femtio förskolebarn på marken och lyssnade på en man med ukulele[music: , som spelade {music}]. Ett hörn av tältet var fäst med ett rep i en lyktstolpe.

”Repet”, sa Fru Förut. ”Knuten går upp om två minuter. Då faller hela tältet på dem. Kom!”

# caught
De sprang tvärs över gatan på grönt ljus. Vid hållplatsen stod en buss och stängde dörrarna, just när Fru Förut sprang förbi, och dörrarna stängde om hennes cape. Hon tvärstannade. Hon drog. Det var prima galon, och den höll.

”Öppna!” ropade {child} och bankade på rutan.

”Jag försöker ju!” ropade chauffören. ”De har hakat upp sig! Men oroa er inte, jag kör ingenstans så länge jag har en superhjälte i dörren!”

”Knäpp av dig capen!” sa {child}.

”Knäppet sitter i nacken, jag når inte. Inte du heller.” Fru Förut såg förvånad ut. Det var nog ovant. ”Det här visste jag inte. Jag ser allt som ska hända alla andra. Spring, {child}. Spring du.”

”Jag kan inte göra sånt!”

”Det är ingen som kan det. Man kommer bara lite innan.”

# mattress-runs
{child} tog madrassen under armen och sprang[athlete: , minst lika fort som {athlete}]. Folk som stod utanför biblioteket såg en randig madrass komma springande på två smala ben över torget, ducka för en barnvagn, säga förlåt till en staty och fortsätta.

Vid lyktstolpen slängde {child.he} den ifrån sig. Knuten satt högt, och ena änden höll redan på att glida. {Child.He} rullade ihop madrassen, klev upp på den och sträckte sig. {Child.He} nådde precis. {Child.He} tog tag i repet med båda händerna när knuten släppte.

Det ryckte till så att axlarna brände. Tältduken vek sig, men den hängde kvar, för {child} höll. {Child.He} lutade sig bakåt med hela sin tyngd, slängde repet ett varv runt stolpen, ett varv till, och knöt två knutar.

# fifty
Där inne tog sången slut. Femtio barn klappade händerna åt mannen med ukulelen. Han bugade. Sedan gick de ut på två led, hand i hand, med små gula västar. En av dem fick syn på {child}, som stod på en madrass och höll i en lyktstolpe.

”Vad hände?” frågade han.

{child} hade ont i händerna. {Child.He} hade kunnat berätta alltihop. {Child.He} såg på de gula västarna, som gick och gick, hela raden, utan en skråma.

”Ingenting”, sa {child.he} belåtet.

# seen
När bussen äntligen hade fått upp sina dörrar satte de sig i den, längst bak, med madrassen tvärs över alla fyra knäna. Det mörknade utanför, och lyktorna tändes. Fru Förut hade en tår i ögonvrån och torkade den med capen, som hade en reva.

”Någon såg dig”, sa hon. ”Det gjorde jag.”

”Jag såg dig först”, sa {child}. ”I måndags.”

# the-sweater
{Child's} hållplats kom. Där stod {waiting}, som bodde intill, och väntade under taket, med en extra tröja över armen, fast {child} inte hade sagt att {child.he} frös.

”Hej”, sa {waiting} och trädde den över huvudet på {child.him}. ”Hände det något i dag?”

{child} stod inne i tröjan, där det var mörkt och varmt. Där hade någon kommit lite innan.

”Ingenting”, sa {child.he} och kramade {waiting}.
## if adult
{Child's} hållplats kom. Där stod {adult} och väntade under taket, med en extra tröja över armen, fast {child} inte hade sagt att {child.he} frös.

”Hej”, sa {adult.he} och trädde den över huvudet på {child.him}. ”Hände det något i dag?”

{child} stod inne i tröjan, där det var mörkt och varmt. Där hade någon kommit lite innan.

”Ingenting”, sa {child.he} och kramade {adult.him}.
## if elder & !adult
{Child's} hållplats kom. Där stod {elder}[elder2:  och {elder2}] och väntade under taket, med en extra tröja över armen, fast {child} inte hade sagt att {child.he} frös.

”Hej”, sa {elder.short} och trädde den över huvudet på {child.him}. ”Hände det något i dag?”

{child} stod inne i tröjan, där det var mörkt och varmt. Där hade någon kommit lite innan.

”Ingenting”, sa {child.he} och kramade {elder.short}.
