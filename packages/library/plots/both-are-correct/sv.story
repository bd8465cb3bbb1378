title: En val
title: {Elder} står inför en val
title: Båda går bra
guest elder: faster Hedvig (hon), farbror Helmer (han)
guest pet: Kajsa (hon), Bosse (han)
guest minder: Yvonne (hon), Marita (hon)

# never-wrong
{Elder} hade en gång, en hel vinter, läst korrektur åt en tidning, och sedan dess sa {elder.he} aldrig fel. {Elder.He} rättade skyltar. {Elder.He} rättade mjölkpaket.[school:  {Elder.He} rättade matsedeln {at school}.][sport:  {Elder.He} rättade dem som pratade om {sport} på teve.] En gång hade {elder.he} rättat en präst, mitt i ett bröllop, fast viskande.

Därför blev {child} alldeles stilla när {@first} spelade upp meddelandet i telefonen. Det knastrade och blåste, och så kom rösten:

”Det är {elder.short}. Ni får lov att komma ut till ön. Jag står inför en val.”

Klick.

# a-message
”Stackars {elder.short}”, sa {@a}. ”Det är det där med flytten. {Elder.He} ska bestämma sig före fredag, om {elder.he} vill ha lägenheten [city: {in city} | i stan] eller bo kvar. Klart att det är ett svårt val.”

”Men {elder.he} sa EN val”, sa {child}.

”{Elder.He} är trött.”

{child} såg på {@whose}. {Pet} lade huvudet på sned. Så trött blev aldrig {elder}.

”Ta med kikaren”, sa {child}.

# pfuuu
{Elder} stod på bryggan när båten lade till. {Elder.He} bara pekade.

Innanför bryggan låg viken, rund som en tallrik, med en smal öppning mot havet. Och mitt i tallriken gick något mörkt och blankt upp ur vattnet, sa PFUUU, och gick ner igen.

{@A} satte sig på sin väska.

”En val”, sa {@he}.

”En vikval”, sa {elder}. ”En ung. Han kom in i går natt, när blåsten var som värst, och nu kommer han inte ut. Jag har ringt dem som kan sådant[elder2: , och {elder2}]. De är här i morgon bitti. Tills dess ska ingen åka ut och jaga honom med båt, säger de, och ingen ska skrika.”

”Men öppningen är ju där!” sa {child}. ”Är den för grund?”

”Sju meter. Han simmar ända fram. Och så vänder han. Jag har räknat till trettioen gånger.”[friend: 

”DET ÄR EN VAL”, skrev {child} till {friend}[!friend.known: , sin bästa vän].

”Mellan vad då?” svarade {friend}.]

# the-telephone
De satt på bryggan hela eftermiddagen. Valen simmade mot öppningen, och varje gång vände han. Som när man går fram till en dörr och inte vågar.

”Precis som jag med den där lägenheten”, sa {elder} efter en stund. ”Jag går fram till telefonen. Jag lyfter på luren. Och så kokar jag kaffe i stället[music:  och lyssnar på {music}].”

”Vill du inte flytta?” frågade {child}.

”Jag vet inte vad jag vill. Det är så förargligt. Jag har alltid vetat det förut.”

# flat-ears
{Pet} låg med nosen över bryggkanten. {@size} Nu gjorde {pet.he} något underligt. Varje gång valen närmade sig öppningen fällde {pet.he} öronen. Bakåt, platt, som när någon dammsuger. När valen hade vänt reste {pet.he} dem igen.

{child} såg det en gång. {Child.He} såg det två gånger. Den tredje gången kröp {child.he} ihop bredvid {pet} och blundade.

# klonk
Där ute, vid öppningen, gungade {elder's} gamla träponton på vågorna. Den hängde i en järnkedja, och kedjan slog mot en järnring i berget. Klonk. {child} hade hört den hela eftermiddagen utan att lyssna. Man hör inte sådant som hör till. Men nu lade {child.he} handen platt mot bergets sida, ända nere vid vattnet, och då kände {child.he} slaget rakt in i armen. KLONK.

”{Elder.short}”, sa {child}. ”Valar hör väl bra?”

”De hör som ingen annan.”

”Då är det inte dörren han är rädd för. Det är något som skramlar i den.”

# the-rug
{Elder} såg på {child}. Så såg {elder.he} på kedjan, och sedan gick {elder.he} raka vägen upp till huset[athlete: , med en fart som {athlete} hade nickat åt]. {Elder.He} kom tillbaka med trasmattan från köket, den långa, som {elder.he} själv hade vävt och som ingen fick gå på med skor.

Man kunde gå torrskodd på klippan ut till ringen. De tog flytvästar, alla tre, och {@a} höll {child} i selen fast det inte behövdes. De lindade mattan om kedjan, varv efter varv, och {elder} knöt om den med klädstreck så hårt att knogarna vitnade.

Pontonen gungade. Kedjan svängde in mot ringen.

Duff.

Nästan ingenting. Som när en bok faller i en säng.

# straight-up
Ingen sa ett ord. Solen gick ner, och vattnet blev först rosa och sedan svart.

PFUUU.

Där kom han. Närmare öppningen, närmare. {child} höll i {pet's} päls. {Child.He} såg inte på valen. {Child.He} såg på öronen.

De stod rakt upp.

Ryggen gled in mellan klipporna. Den gled och gled, den tog aldrig slut, och så var den ute. Långt borta, på det stora vattnet, hördes det en sista gång, som ett andetag man hållit alldeles för länge.

{Elder} snöt sig i klädstrecket som blivit över.

# what-rattles
”Vad är det som skramlar hos dig?” frågade {child}. ”I dörren?”

{Elder} dröjde. Det brukade vara {elder.he} som ställde frågorna.

”Novembermörkret”, sa {elder.he} till sist. ”När båten bara går två gånger i veckan[!elder2: , och ingen har sagt god natt till mig sedan i tisdags]. Men flyttar jag till stan, så har jag inget hav i maj. Där sitter det. Klonk.”

”Men då är det ju bara vintern som ska lindas in”, sa {child}. ”Vi har ett rum. Det är fullt med flyttlådor och en trasig symaskin. Bo hos oss när det är mörkt, och här när det är ljust.[elder2:  {Elder2} kan komma dit och få kaffe.]”

{@A} såg ut som om någon hade tänt en lampa i {@him}. ”Varför har inte jag frågat det?”

”Du trodde att jag sa fel i telefonen”, sa {elder}. ”Då är det lätt hänt att man inte hör.”

# both
Den kvällen sov de alla i {elder's} kök, på madrasser på det kala golvet. {Pet} låg med ett öra mot havet.[friend:  {Friend} hade skrivit igen: ”Jaha, EN val.”]

”Det blev ett bra val”, mumlade {@a}.

”Det var en bra val”, mumlade {child}.

”Båda går bra”, sa {elder} och släckte lampan. ”God natt.”

”God natt, {elder.short}”, sa de, båda två, på samma gång.

# @first
{minder}, som hade hand om {child} den veckan,
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @he
hon
## if adult
{adult.he}

# @him
henne
## if adult
{adult.him}

# @whose
{pet}, grannens hund, som de fick låna ibland
## if pet
{pet}

# @size
{Pet.He} brukade hämta det mesta som flöt, men valen var i största laget.
## if pet.dog & breed.Border Collie
{Pet.He} var född att fösa saker, men valen var i största laget.
## if pet.cat
{Pet.He} hade ingenting emot fisk, men valen var i största laget.
