title: Duns, duns, duns
title: Nu har {@p} lagt sig
title: När någon säger håll
guest cat: Sot (hon), Murre (han)

% Den som följer med in i drömmen (@p): familjens katt eller hund, annars grannens katt. Den vuxne (@a): {adult}, annars den äldre, annars den som ska läsa sagan.

# three-nights
I tre nätter hade {child} drömt om Dunderfot, och nu låg {child.he} i sängen igen och ville inte sova.

Det var samma dröm varje gång. {child} stod i en lång, lång korridor[school: , som den på {school} fast utan slut]. Långt bakom hördes det: duns. Duns. Duns. Det var Dunderfot som kom. Han var stor som ett garage[city:  i {city}], han hade ludna fötter och händer som grävskopor, och han ropade:

”{child}! Nu tar jag dig!”

Och {child} sprang och sprang och kom ingenstans. [athlete: Inte ens {athlete} hade kommit undan.]

”I kväll vill jag inte sova”, sa {child}.

# what-one-holds
{@A} satt på sängkanten[music:  och nynnade på {@song}]. Bredvid kudden låg {@p-first} {@P-he} var varm och tung, och det fanns en sak som alla i huset visste om {@him}: när {@p} hade lagt sig på någon, då fick den inte resa sig. Så var det bara. [adult / elder: En gång hade {@p-he} lagt sig på {@a}, och då fick maten komma på en bricka.]

”[elder & adult: {Elder}[elder2:  och {elder2}] har sagt en sak|Jag har hört en sak]”, sa {@a}. ”Det man håller i när man somnar, det får man med sig in i drömmen.”

”I går höll jag i [friend: {friend's} ficklampa|ficklampan]”, sa {child}. ”Då såg jag honom bara bättre.”

Då steg {@p} upp. {@P-he} gick över täcket, sakta och bestämt, kröp in under armen på {child} och lade sig till rätta.

”{@word}”, sa {@p}.

{child} höll om {@him}. Det brummade inne i magen, {@hum}, och lampan släcktes.

# the-corridor
Och så stod {child} i korridoren. Men nu stod {@p} bredvid, med svansen i vädret.

Duns. Duns. Duns.

”Nu kommer han”, viskade {child}. ”Vad ska vi göra?”

{@P} satte sig ner och slickade sig på tassen.

”{@P}! Skynda dig!”

{@P} började med den andra tassen.

Duns! Duns! Duns!

”{child}! Nu tar jag dig!”

{child} tog {@p} i famnen och sprang[sport: , fortare än när man ska {play sport}]. {child.He} sprang ända tills det kom en vägg. Där tog korridoren slut. Hjärtat bankade, och bakom {child.him} stannade fötterna.

”Haha!” sa Dunderfot och sträckte fram sina stora händer.

# hold-her
Nu gick det inte att springa mer. {child} tittade på de stora händerna. De var tomma. Och {child.he} tittade på {@p}. Då vände {child.he} sig om och höll fram {@him}, så långt armarna räckte.

”Håll {@him}!” sa {child}.

Det är en konstig sak med händer. Om någon säger håll, så håller de. Innan Dunderfot visste ordet av stod han där med {@one} i famnen.

”Vad är det här för något?” sa Dunderfot.

”Det är {@p}”, sa {child}. ”Du får sätta dig. {@P-he} vill ligga.”

Dunderfot satte sig på golvet. Duns. {@P} trampade en stund i knät på honom, kände efter, och lade sig.

# how-long
”Nu har {@p} lagt sig”, sa {child}.

”Hur länge brukar {@p} ligga?” frågade Dunderfot.

”Det vet man aldrig.”

”Men jag måste ju jaga dig.”

”Det går inte”, sa {child}. ”När {@p} har lagt sig får man inte resa sig.”

”Vem har sagt det?”

”Det är bara så.”

Dunderfot försökte lyfta på ena benet. Då öppnade {@p} ett öga och tittade på honom. Dunderfot satte ner benet igen.

”Förlåt”, sa Dunderfot.

# say-hello
{child} kom lite närmare. När Dunderfot satt ner var han inte så stor, och han såg orolig ut.

”Det brummar”, viskade han. ”Är {@p} trasig?”

”{@P-he} {@hums}”, sa {child}. ”Det gör {@p-he} när {@p-he} har det bra. Du kan klappa. Så här, från huvudet och bakåt.”

Och {child.he} tog Dunderfots stora hand och visade. Den var alldeles varm inuti.

”Åh”, sa Dunderfot. ”Ingen har suttit på mig förut. Alla bara springer.”

”Du kan sluta ropa nu tar jag dig”, sa {child}.

”Vad ska jag ropa, då?”

{child} tänkte efter.

”Du kan säga hej.”

”Hej”, sa Dunderfot, mycket försiktigt, för att inte väcka {@him}.

# on-a-tray
På morgonen sov {@p} i armvecket på {child}, så att det hördes.

”Hade du med dig {@him}?” viskade {@a}.

{child} nickade.

”Väck {@him} inte”, viskade {child.he}. ”Då får Dunderfot resa sig.”

Så frukosten fick komma på en bricka. [friend: Den dagen fick {friend} tillbaka sin ficklampa. ][elder & adult: Och {elder.short}[elder2:  och {elder2.short}] hade haft rätt. ][elder2 & !adult: Och {elder2} skrattade. ][pet.other: {Pet} fick höra alltihop genom gallret.]

# so-it-was
När det blev kväll igen kröp {child} ner alldeles av sig själv, för {child.he} skulle in och hälsa. {@P} gick över täcket, sakta och bestämt. Men den här gången kröp {@p-he} inte in under armen. {@P-he} klev upp mitt på magen på {child}, trampade en stund, kände efter, och lade sig.

”Nu har {@p} lagt sig”, sa {child}.

”Jag ser det”, sa {@a} och släckte.

Och när {@p} hade lagt sig på någon, då fick den ligga kvar, varm och stilla, ända till morgonen. Så var det bara.

# @song
{music}

# @a
den som skulle läsa sagan
## if adult
{adult}
## if elder & !adult
{elder.short}

# @p
{cat}
## if pet.cat / pet.dog
{pet}

# @p-he
{cat.he}
## if pet.cat / pet.dog
{pet.he}

# @him
{cat.him}
## if pet.cat / pet.dog
{pet.him}

# @p-first
{cat}, grannens katt, som bodde hos dem den veckan.
## if pet.cat / pet.dog
{pet}, {child's} [breed: {breed}|[pet.dog: hund|katt]].

# @one
en katt
## if pet.dog
en hund

# @word
Mjau
## if pet.dog
Voff

# @hum
prrr, prrr
## if pet.dog
rrr, rrr

# @hums
spinner
## if pet.dog
snarkar
