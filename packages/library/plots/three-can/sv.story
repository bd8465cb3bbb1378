title: Tre kan
title: Ett, två, tre, flyg!
title: Luft under fötterna
guest friend: Melker (han), Iris (hon)
guest penguin: Sture (han), Holger (han)
guest bertha: Berta (hon), Gunhild (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% ”Ett, två, tre, flyg!” säger ni båda två. {Bertha} säger allt med samma röst, också ”Huj”. Den som väntar vid utgången (@a) är den äldre, annars {adult}, annars {minder}.
% En regel: en kan inte, men tre kan.

# the-last-in-line
Varje eftermiddag gick pingvinerna på promenad genom djurparken[city:  i {city}]. Först gick skötaren med fiskhinken[music:  och nynnade på {@song}], och sedan kom pingvinerna på rad, tripp, trapp, tripp, trapp. Allra sist kom {penguin} och tittade upp i luften. Han ville flyga, men han kunde inte.

{child} och {friend}[!friend.known: , {child.his} bästa vän,] stod vid vägen och såg på.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] fick vänta vid utgången, för pingvinernas skull.] Då klev {penguin} ur raden. Han klättrade upp på en bänk, flaxade allt vad han kunde och hoppade.

Duns!

# getting-wet
”Slog du dig?” frågade {child}.

”Lite”, sa {penguin}, som låg på magen. ”Jag övar på att flyga.”[pet.cat: 

”Min katt {pet} landar alltid på fötterna”, sa {child}.

”Jag landar alltid på magen”, sa {penguin}.][pet.other: 

”{Pet} där hemma kan inte heller”, sa {child}.]

”Pingviner flyger under vattnet”, sa [pet.cat / pet.other: {friend}|{child}]. ”Det sa de [school: {at school}|på teve].”

”Alla säger det”, sa {penguin}. ”Men det är inte att flyga. Det är att bli blöt.”

Han ville ha luft under fötterna. Han ville det så mycket att näbben skakade.

# where-i-am
”Du måste ta sats”, sa {child}.

{Penguin} tog sats, ända från kamelerna[athlete: , som om han var {athlete}]. Duns!

”Du måste ha större vingar”, sa {child} och gav honom djurparkens karta att hålla i.

Duns! Nu satt kartan över huvudet på honom.

”Nu vet jag i alla fall var jag är”, sa {penguin} inifrån kartan.

# all-the-time
”När jag var liten flög jag jämt”, sa {friend}.

”Det gjorde du inte alls”, sa {child}.

”Jo. Mellan två vuxna. Ta den vingen du, så tar jag den här.”

De tog varsin vinge.

”Ett”, sa {friend}. ”Två. Tre. FLYG!”

De sprang och lyfte, och {penguin's} fötter lämnade marken. Han flög över en hel vattenpöl.

”Huuuuj!” sa {penguin}. ”Det var luft! Jag kände det! Igen!”

Ett, två, tre, flyg! De flög förbi aporna. Ett, två, tre, flyg! De flög över en duva, och duvan duckade.

”Igen!” ropade {penguin}. ”Igen! Igen!”

# used-up
Men en pingvin är tyngre än man tror.

”Mina armar är slut”, sa {friend}.[sport:  ”Det här är värre än {sport}.”]

”Mina också”, sa {child}. ”Och snart måste vi gå hem.”

Åh nej! {Penguin} satte sig mitt på vägen. Vingarna hängde.

”Då får jag aldrig flyga mer”, sa han. ”Inte på hela livet. Jag kan ju bara när ni är med.”

# three-can
{child} fick ont i halsen. {Child.He} tittade på {friend}. {Child.He} tittade på pingvinerna som gick där framme, tripp, trapp, tripp, trapp. De var så många. Och alla hade de två vingar.

”En pingvin kan inte flyga”, sa {child.he}. ”Men tre kan.”

”De vill inte”, sa {penguin}. ”Jag har frågat. De säger bara det där om vattnet.”

”Då frågar vi inte”, sa {friend}.

# somebody-has-to-lift
Sist i raden gick {bertha}. Hon var störst av dem alla.

”Pingviner flyger under vattnet”, sa {bertha} utan att vända sig om.

{child} tog tag i hennes ena vinge.

”Och du tar den andra, {penguin}”, sa {child.he}.

”Jag? Men det är ju jag som vill flyga!”

”Ja. Men någon måste lyfta.”

{Penguin} tittade på vingen. Så tog han den.

# straight-ahead
”Ett!” ropade {friend}. ”Två! Tre! FLYG!”

{child} lyfte med det sista {child.he} hade. {Penguin} lyfte så att han stod på tå. Och upp kom {bertha}, tung som en säck potatis. Det var inte högt. Men det var luft.

”Huj”, sa {bertha}.

Hon landade. Hon tittade rakt fram en lång stund.

”Igen”, sa {bertha}.

# every-other
Sedan ville alla. De ställde sig bredvid varandra och tog varandra i vingarna. {Bertha} tog {penguin's} ena vinge, och en annan pingvin tog den andra. Nu var det ingen som behövde {child} och {friend}, mer än till att räkna.

”Ett! Två! Tre! FLYG!”

Och {penguin} flög. Han flög högre än någonsin, för {bertha} var väldigt stark. Varannan pingvin flög, och sedan flög de andra, hela vägen hem.

”Huuuuj! Huuuuj! Huuuuj!”

Vid grinden vände sig skötaren om. Då stod alla på marken. ”Duktiga pingviner”, sa han och vände sig tillbaka.

Hopp.

# much-too-heavy
Vid utgången väntade {@first}[elder2:  tillsammans med {elder2}].[pet.dog:  {Pet} blev så glad att alla fyra tassarna var i luften.]

”Vad gjorde pingvinerna?” frågade {@a}.

”De flög”, sa {friend}.

”Under vattnet?”

”Nej”, sa {child}.

{Child.He} tog {@a} i den ena handen, och {friend} tog {@him} i den andra.

”Jag är alldeles för tung”, sa {@a}.

”Ett”, sa {child}.

”Två”, sa {friend}.

{@A} flög. Det var inte högt.

”Igen”, sa {@a}.

# @song
{music}

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

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}
