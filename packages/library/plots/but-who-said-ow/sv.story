title: Ekot i badväskan
title: Men vem sa au?
title: Någon att prata med
guest minder: Sonja (hon), Margit (hon)

% Den som är med (@a): {adult}, annars den äldre, annars {minder}, vid namn varje gång. Ekot är "det". Katten säger Mjau, ekot … au, … jau, mjau, MJAU … jau … au.

# nobody-back
{child's} katt hette {pet}. {Pet} sa mjau hela dagarna, och aldrig var det någon som sa mjau tillbaka.

”{Pet.He} behöver någon att prata med”, sa {friend}[!friend.known: , som var {child's} bästa vän].

De tänkte på det hela vägen till badhuset[city:  i {city}], dit de fick åka med {@a-first}. Där ropade {friend} ”Hallå!”, bara för att det var så högt i tak.

”Allå … allå …” svarade någon högt där uppe.

{child} tog tag i {friend's} arm.

”Ett eko”, viskade {child.he}. ”Det svarar ju!”

”Varje gång”, sa {friend}. ”Vi tar med det hem till {pet}![sport:  Och sedan kan det heja när vi ska {play sport}!]”

# into-the-bag
”Men hur får man ett eko att komma?” sa {child}.

”Man ropar på det”, sa {friend}.

{child} höll upp badväskan så vitt det gick. {Friend} kunde ropa högst av alla barn [school: {at school} | i hela stan], så det var {friend} som fick ropa.

”MJAU!” ropade {friend}.

”Jau … au … au …” sa ekot.

Och precis när det kom farande – zipp! – drog {child} igen väskan[athlete: , snabbare än {athlete}].

# on-the-bus
På bussen satt de med väskan i knät, halva väskan var.

”Vad har ni i väskan?” sa {@a}.

”Ett eko”, sa {child}.

”Ett eko?” sa {@a}.

”Ja”, sa {friend}. ”Det bara härmas.”

”Bara härmas?” sa {@a}.

”Ja”, sa {friend}. ”Precis så där.”

# shy
När de kom hem satt {pet} innanför dörren. {child} ställde ner väskan framför nosen på {pet.him} och drog upp blixtlåset, så sakta det gick. Zzzzzzzipp.

{Pet} stack ner huvudet.

”Mjau?” sa {pet.he}.

Väskan sa ingenting.

”Det är blygt”, viskade {friend}.

”Mjau?” sa {pet} en gång till.

Ingenting.

{child} vände på väskan och skakade. Ut kom en våt handduk. Ut kom en till våt handduk. Ut kom {friend's} simglasögon. Men inget eko.

# it-was-me
{Friend} stod tyst en lång stund.

”Det var jag”, sa {friend.he} till slut. ”Jag öppnade lite grann på bussen. Det skulle ju få luft.”

Och så tog {friend} sin våta handduk, gick in i badrummet och satte sig på golvet med handduken över huvudet.

# who-said-ow
{child} visste inte vad {child.he} skulle säga. Men det visste {pet}. {Pet.He} gick rakt in i badrummet, hoppade upp i handfatet, alldeles bredvid {friend}, och sa:

”Mjau.”

”… au”, sa någon.

Handduken rörde på sig.

”Vad sa du?” sa {friend} inifrån.

”Jag sa ingenting”, sa {child} i dörren.

”{Pet} sa mjau”, sa {friend}. ”Men vem sa au?”

De höll andan.

”Mjau”, sa {pet}.

”… au”, sa någon. Det var så svagt att det nästan inte fanns.

”Ekot!” viskade {friend}. ”Det har hittat hit alldeles själv!”

”Men varför låter det så litet?” sa {child} och tittade sig omkring.

# full-of-towels
På badhuset var det bara väggar och tak och en massa luft. Här låg det en matta. Här hängde det handdukar, och två morgonrockar, och på golvet satt {friend} med en handduk på.

”Det har inte plats”, sa {child}. ”Det har ju fullt med tyg i munnen!”

{Child.He} rullade ihop mattan och bar ut den.

”Mjau”, sa {pet}.

”… jau”, sa ekot.

{child} bar ut alla handdukarna och båda morgonrockarna.[elder & adult:  {Elder}[elder2:  och {elder2}] tog emot hela högen utan att fråga.][elder2 & !adult:  {Elder2} tog emot hela högen utan att fråga.]

”Mjau”, sa {pet}.

”Mjau”, sa ekot.

# the-last-towel
Då lyfte {child} av den allra sista handduken, den på {friend's} huvud, och {friend} fyllde hela magen med luft.

”MJAU”, ropade {friend}.

”MJAU … jau … au …” sa ekot.

{Pet} spetsade öronen. {Pet.He} satte sig till rätta i handfatet, och så pratade de, {pet} och ekot, ända till kvällsmaten.

# night
{Friend} fick sova över. När de borstade tänderna[music:  och nynnade på {@song}] var de två, men det lät som fyra. Sedan kröp de ner i varsin bädd. Dörren stod på glänt, och {child} släckte lampan.

”God natt, {pet}”, sa {child.he}.

{Pet} svarade inte. {Pet.He} hade pratat färdigt. {Pet.He} sov i handfatet.

”God natt, ekot”, viskade {friend}.

Och borta i badrummet, så tyst att man måste ligga alldeles stilla för att höra det:

”… natt.”

# @a-first
{minder}, som brukade passa {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
