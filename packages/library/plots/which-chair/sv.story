title: Stolen som följde med
title: Vilken stol?
title: Varken ut eller in

% {Elder} vid första tillfället, sedan {elder.short}. Vännen har stolen annars, skolan ligger utanför dörren, den andra äldres strumpa är i fickan.

# it-creaked
”Sätt dig, {elder.short}!” sa {child}.

{Child.He} låg redan i sängen, och {elder} skulle läsa. Bredvid sängen stod {child's} röda stol. Den var liten och hade armstöd.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] passade precis i den.] {Elder.short} var inte liten, och {elder.he} hade sin stora kofta på sig, den med fickorna.

{Elder.short} satte sig. Det knakade.

”Så där”, sa {elder.he}. ”Men glasögonen, de ligger nog i köket.”

{Elder.He} reste sig. Stolen reste sig också.

# what-chair
”{Elder.short}!” sa {child}. ”Stolen följer med!”

”Vilken stol?” sa {elder.short} och vände sig om för att titta. Då vände sig stolen också om.

{child} skrattade så att {child.he} ramlade baklänges på kudden.

{Elder.short} kände efter där bak. ”Ser man på”, sa {elder.he}. ”Där sitter den ju.”

# shake
{Elder.short} skakade på sig. Stolen skakade på sig[music: , i takt med {music}]. {Elder.short} hoppade. Stolen hoppade.[athlete:  Så hoppar inte ens {athlete}.] {child} klev upp och drog i stolen, så hårt {child.he} kunde. Då fick {child.he} både stolen och {elder.short} efter sig, ett helt varv runt rummet.[sport:  Det var svettigare än att {play sport}.]

”Släpp den, {elder.short}!” sa {child.he}.

”Jag håller inte i den”, sa {elder.short} och skrattade. ”Det är den som håller i mig.”

# the-door
[age>=5: {Elder.He} satte sig för att vila. Det gick ju bra. Stolen var redan där.

]”Nåja”, sa {elder.short}. ”Jag hämtar väl glasögonen ändå.”

Men dörren var smal[city: , kanske den smalaste i hela {city}]. {Elder.short} kom in i den. Sedan kom {elder.he} inte längre.[age>=5:  {Elder.He} försökte gå framåt. Det gick inte. {Elder.He} försökte gå bakåt. Det gick inte heller.] Framdelen av {elder.short} stod i hallen[pet.dog: , hos [!pet.known: hunden ]{pet}][pet.cat: , hos [!pet.known: katten ]{pet}], och stolen satt fast i {child's} rum.

”{child}”, sa {elder.short} efter en stund. Nu skrattade {elder.he} inte. ”Jag kommer varken ut eller in.”

{child} skrattade inte heller. Tänk om {elder.short} måste bo i dörren! Vem skulle då läsa?[pet.other:  Vem skulle ge {pet} mat?][school:  Hur skulle man då komma till {school}?]

# two-loaves
[age>=5: {child} tänkte efter. {Elder.short} hade ju kommit in genom dörren, och då hade {elder.he} fått plats. Alltså var det stolen som måste av.

]{Child.He} satte sig på huk bakom {elder.him} och tittade noga. Där var stolen. Där var armstöden. Och mellan {elder.short} och armstöden satt fickorna, tjocka och runda som två limpor.

”{Elder.short}! Det är inte du som är fast. Det är fickorna!”

# out-of-the-pockets
{child} stack in handen i den ena. Det var trångt. {Child.He} drog ut ett garnnystan. {Child.He} drog ut en tesked, tre kottar och en halv skorpa.[age>=5: 

”Vad har du kottarna till?” frågade {child.he}.

”De var så fina”, sa {elder.short}.]

[age>=5: ”Känns det bättre nu?”

”På ena sidan”, sa {elder.short}.

]Sedan tog {child.he} den andra[age>=5:  fickan]. Där låg en strumpa[elder2: , som var {elder2's}]. Där låg en potatis.

”Jaså, det var där den var”, sa {elder.short}.

Och längst ner, under alltihop, låg något hårt. //
”{Elder.short}”, sa {child.he}. ”Här är ju glasögonen[age>=5: .|!]”

# like-a-cork
Då sa det plopp. Stolen ramlade i golvet, och {elder.short} for ut i hallen som en kork. {Elder.He} kom genast tillbaka, helt ensam.

”Tack, {child}”, sa {elder.short} och kramade {child.him}. Fickorna var alldeles platta.

# the-bed
{Elder.short} satte på sig glasögonen och satte sig på sängkanten i stället. {Elder.He} läste om en björn, och {elder.he} läste länge. {child} höll i {elder.his} kofta. Till slut släppte {child.he} taget, för då sov {child.he}.

{Elder.short} reste sig, försiktigt, försiktigt. Så vände {elder.he} sig om och tittade.

Sängen stod kvar.
