title: Det fanns inget hål
title: En svart liten stump
title: Det är ingen boll
guest elder: mormor (hon), farmor (hon)

% Den som har pennan är den av mor- och farföräldrarna som är vald, annars mormor. Plopp säger barnet. ”Stig upp” sägs med kronan på, och sista raden viskas.
% En regel: allt man ritar med pennan blir på riktigt.

# just-any-pencil
{child} ville rita, men hemma hos {elder} fanns det ingen penna. {Elder.short} letade i kökslådan, och längst in låg en svart liten stump.[pet.dog / pet.cat:  [!pet.known: [pet.cat: Katten|Hunden] {pet}|{Pet}] letade också, fast efter korv.]

”Nej, men är det den!” sa {elder.short}. ”Den hade jag när jag var fem. Allt man ritar med den blir på riktigt.”

”Vad ritade du?” sa {child}.

”En ko”, sa {elder.short}. ”I hallen. Så tänk dig för.”

[friend: ”Rita en häst”, sa {friend}[!friend.known: , {child's} bästa vän], som hade tänkt färdigt.

]
# a-draught
{child} lade ett stort papper på golvet. {Child.He} tänkte sig för. Sedan ritade {child.he} en glass med tre kulor.

Plopp!

Där stod den, i ett glas, och den var av jordgubb. {child} tog en kula och [friend: {friend} tog en|{elder.short} tog en]. Den tredje sparade de.

”Vad vill du ha?” sa {child} till {elder.short}.

”Jag har allt”, sa {elder.short}. ”Men det drar lite om huvudet.”

{child} ritade en krona. Plopp! Den var av guld och passade precis. {Elder.short} satte den på sig och glömde bort den.[elder2:  {Elder2} låg på soffan och sov och märkte ingenting.]

# not-a-ball
”Nu en boll”, sa {child}. ”[sport: Inte till {sport}, bara en svart|En svart].”

{Child.He} ritade den rund. {Child.He} fyllde i den, och fyllde i den, tills den var så svart som något kan bli.

Plopp!

”Studsa den”, sa {elder.short}.

{child} klappade på bollen. Handen gick rakt in. Armen gick också in, ända till axeln.

”Det är ingen boll”, sa {child}. ”Det är ett hål.”

# under-a-castle
De lade sig på magen och tittade ner. Där nere satt en farbror med mustasch och åt korvsoppa[music:  och nynnade på {music}]. Han tittade upp.[pet.dog / pet.cat:  {Pet} stack ner nosen. Det luktade korv.][pet.other:  {Pet} hade följt med i sin bur, och den stod lyckligtvis en bit bort.]

”God dag”, sa {elder.short}, som pratade med alla.

”God dag, Ers Majestät”, sa farbrorn. ”Jag visste inte att jag bodde under ett slott[city: , inte mitt i {city}].”

”Vi sitter bara här och ritar”, sa {elder.short}.

”Jaså. Vad ska det bli?”

”En boll”, sa {child}.

Farbrorn tittade länge. ”Härifrån ser den ut som ett hål”, sa han.

# over-the-edge
Då stötte {elder.short} till glaset med armbågen. Plask!

”Nu kom det glass i soppan”, sa farbrorn. Han smakade. ”Jag tackar.”

”Jag ritar ett lock”, sa {child} och sträckte sig efter pennan. Men {elder.short's} golv lutade, och pennan rullade. Den rullade förbi {child's} hand och över kanten.[athlete:  Inte ens {athlete} hade fått tag i den.]

Plask! Rakt i soppan.

Åh nej! Nu var hålet här uppe, och pennan där nere. {Elder.short} sträckte ner armen, och farbrorn sträckte upp sin. Det hade fått plats en hel {elder.short} emellan.

# never-could
”Då får du komma upp med den”, sa {elder.short}. ”Rita en stege.”

”Jag kan inte rita”, sa farbrorn. Mustaschen hängde. ”Jag har aldrig kunnat. Folk skrattar.”

”Jag skrattar inte”, sa {child}.

# only-lines
{Child.He} lade sig ytterst på kanten, och {elder.short} höll i {child.his} ben.[friend:  {Friend} höll i {elder.short}.] {child} hängde ner huvudet i hålet.

”Det är bara streck”, sa {child}. ”[school: Det gör vi {at school}. ]Gör som jag! Först två långa, på väggen.” {Child.He} drog dem i luften, så att han såg.

Farbrorn drog två långa. ”De blev krokiga”, sa han.

”Det gör inget. Nu ett kort, tvärs över. Och ett till. Och ett till, ända upp!”

Streck, streck, streck, ritade {child} i luften. Streck, streck, streck, ritade farbrorn på väggen, och tungan stack fram under mustaschen.

Plopp!

# crooked
Det var en mycket krokig stege. Men den höll. Knirr, knarr, knirr, sa den, och upp ur köksgolvet kom en mustasch, och under den kom hela farbrorn. Pennan hade han bakom örat, och soppan hade han med sig.

”Jag har bott här under i tjugo år”, sa han.

”I tjugo år!” sa {elder.short}. ”Varför har du aldrig kommit upp?”

”Det fanns inget hål”, sa farbrorn.

# strawberry-soup
{Elder.short} tog fram skedar. De satt på golvet runt hålet och åt jordgubbssoppa, och farbrorn tittade på sin stege hela tiden.[pet.dog / pet.cat:  {Pet} fick den sista korvbiten.]

”Den ritade jag”, sa han. ”Det var jag som ritade den.”

[elder2: {Elder2} vaknade, kom ut i köket och tog en sked. ”Vi har visst främmande”, sa {elder2}.

]Sedan klättrade farbrorn hem. {child} ritade ett lock på hålet, med handtag på båda sidor. Plopp. Då var pennan slut.

[friend: ”Det blev ingen häst”, sa {friend}.

]”Ja ja”, sa {elder.short} och lade mattan över. ”Kon var svårare.”

# knock
Nästa kväll skulle {elder.short} just hälla upp kaffe.

Knack, knack, knack, sa golvet.

{Elder.short} kände på huvudet. Kronan satt kvar. {Elder.He} rättade till den, och {child} vek undan mattan.

”Stig upp”, sa {elder.short}.

De satt på golvet tills det blev mörkt. {child} gäspade och lutade sig mot {elder.short}. Sedan gick farbrorn ner till sig, och locket stängdes tyst.

”God natt, Ers Majestät”, viskade golvet.
