title: Knirket
title: Femte trappsteget
guest friend: Selma (hon), Lukas (han)
guest pet: Loppan (hon), Sixten (han)
guest elder: Signe (hon), Bertil (han)

% Låt barnet säga ”Knirk!”. {elder} är familjens, annars den som bor i rummet bakom köket. Hunden är familjens, annars {elder}s eller vännens; en katt trampar i stövelskaftet och lägger sig på stöveln.

# in-boxes
Allting låg i lådor.[city:  Det fanns nog inte en låda kvar i hela {city}.] I morgon skulle de flytta.

{child} hade packat sina bilar och sina böcker och sin lampa[sport:  och allt man behöver för att {play sport}].[adult:  {Adult} hade packat hela köket.][elder2:  {Elder2} hade packat alla strumpor.] Men en sak hade {child} inte packat, för {child.he} visste inte hur man packade den.

Det var knirket.

# fifth-stair
Varje kväll, när {child} låg i sin säng, sa det knirk i trappan. Det var femte trappsteget. Knirk, sa det, och så kom {elder}[!elder: , som bodde i rummet bakom köket,] in och sa god natt. Först då gick det att somna.

”I det nya huset finns det ingen trappa”, sa {child} till {friend}[!friend.known: , sin bästa vän]. ”Det är bara ett golv. Jag måste ta med knirket.”

”Då tar vi det i en låda”, sa {friend}. {Friend.He} kunde det där med lådor[school: , {friend.he} hade byggt en buss av dem {at school}]. {Friend.He} ville följa med till det nya huset och sova där första natten, men ingen hade frågat {friend.him} än.

# too-light
{Friend} satte sig på sjätte steget med en låda i knät och locket på glänt. {@Pets} satte sig bredvid och la huvudet på sned. {child} stampade på femte steget.

Inte ett ljud.

{child} stampade hårdare. Tyst. {Friend} stampade. Tyst.

”Vi är för lätta”, sa {friend}. ”Vi måste ha {elder.short}.”

# got-it
{Elder.short} kom från köket[music:  och nynnade på {music},] med tejp runt handleden som ett armband. {Elder.He} hade sina stora stövlar på sig, som alltid. {Elder.He} gick uppför trappan. Ett, två, tre, fyra, fem.

Knirk!

{Friend} smällde igen lådan[athlete: , fortare än {athlete}]. {@Danced}

”Nu har vi det!” sa {friend}.

De gick in i {child's} rum, öppnade lådan försiktigt och la örat till. Där var det alldeles tomt.

”Det läckte ut”, sa {friend}. ”Förlåt.”

Nu var {child} ledsen på riktigt.

# in-socks
”Vi kan skruva loss steget”, sa {child}. ”Och ta med det.”

”En trappa ska ha alla sina steg”, sa {elder.short}. ”De som flyttar in hit ska ju också upp och lägga sig. Men titta på det kan jag göra.”

{Elder.He} hämtade skruvmejseln. {Elder.He} drog av sig stövlarna, för man ska inte stå med smutsiga stövlar och skruva, och ställde dem nere i hallen. Så gick {elder.he} uppför trappan i strumplästen. Ett, två, tre, fyra, fem.

Ingenting.

{Elder.short} stannade. {Elder.He} gungade på femte steget. Tyst.

”Det är sönder!” sa {child}.

# in-the-boot
”Vänta”, sa {friend}. ”Var är {pet}?”

{@Always} Nu var {pet.he} nere i hallen. Där låg {pet.he} raklång över {elder.short's} stövlar och hade stuckit in hela nosen i den ena.

{child} gick ner till {pet.him}. {@Bent}

Knirk.

{child} stod stilla.

”Gör så igen, {Pet}.”

Knirk, sa stöveln.

# its-not-the-stairs
”Det är inte trappan!” ropade {child}. ”Det är {elder.short}! Det är {elder.short} som knirkar!”

{Elder.short} kom ner och tog på sig stövlarna. {Elder.He} gick över hallgolvet, där det inte fanns något trappsteg alls. {Elder.He} böjde på foten. Knirk! {Elder.He} böjde på den andra. Den sa ingenting. Det var bara den vänstra.

”Det var som sjutton”, sa {elder.short}. ”Det hör man inte själv, så här högt uppe.”

”Men varför knirkade det bara på femte steget?” sa {friend}.

{Elder.short} tänkte efter. {Elder.He} gick uppför trappan igen, långsamt, och på femte steget ställde {elder.he} sig på tå, som {elder.he} alltid gjorde, och sträckte på halsen.

”Det är härifrån man kan se in till {child}”, sa {elder.he}. ”Jag brukar titta om {child.he} är vaken.”

Knirk.

# packing
Nästa dag kom flyttbilen[adult: , och {adult} gick runt och räknade lådor].[elder2:  {Elder2} räknade allt en gång till.] Rummen blev stora och ekade. Men när allt var klart ville inte {pet} ut. {Pet.He} stod i hallen och tittade på {elder.short}, som hade tagit på sig lågskor för att köra.

Så sprang {pet.he} tillbaka in i köket. {@Packed} Det var den vänstra.

”{Pet.He} packar knirket”, sa {friend}. {Friend.He} stod vid grinden och pillade på den. ”Hej då, då.”

”Du måste ju med”, sa {child}. ”Det är du som kan lådor. Vi ska packa upp.”

Det visade sig att {friend} hade haft pyjamasen under tröjan hela dagen.

# the-new-house
I det nya huset luktade det målarfärg. {child} och {friend} låg på var sin madrass, och {pet} låg på dem båda två. Ingen sa något. De väntade.

Ute i hallen drog någon på sig en stövel. {Pet} lyfte på öronen.

Knirk, sa det nya huset.

# @pets
{Pet}, {elder.short's} hund,
## if elder & !pet
{Pet}, {friend's} hund,
## if pet.dog
{Pet}, {child's} hund,
## if pet.cat
{Pet}, {child's} katt,

# @danced
{Pet} for upp och dansade runt {elder.short's} fötter.
## if pet.cat
{Pet} for upp och strök sig runt {elder.short's} fötter.

# @always
{Pet.He} brukade ju komma när det var dags för knirket.
## if elder & !pet
{Pet.He} hade ju suttit där nyss.

# @bent
{Pet} tittade upp, och svansen slog i golvet. Så satte {pet.he} tänderna i stövelskaftet, mjukt, och drog, så att det gamla lädret böjde sig.
## if pet.cat
{Pet} tittade upp och började spinna. Så satte {pet.he} framtassarna på stövelskaftet, mjukt, och trampade, så att det gamla lädret böjde sig.

# @packed
{Pet.He} kom ut baklänges och släpade på en stövel, över tröskeln, nerför gången, ända fram till bilen.
## if pet.cat
Där la {pet.he} sig i en stövel, så långt in {pet.he} fick plats, och kom inte ut. Det var bara att bära alltihop, över tröskeln, nerför gången, ända fram till bilen.
