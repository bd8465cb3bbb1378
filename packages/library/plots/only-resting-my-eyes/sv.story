title: Jag vilar bara ögonen
title: Hållplatsen efter Torget
title: Endast vakna
guest pet: Tussilago (hon), Kardborren (hon)
guest minder: moster Siv (hon), moster Lotta (hon)

% Den vuxne som sover (@a) är den äldre, annars {adult}, annars {minder}. ”Jag vilar bara ögonen” mumlas likadant varje gång. Den sista gången sägs det alldeles lågt.

# the-map
{child} kunde kartan utantill. Den satt ovanför dörrarna på {the wish}: Stranden, Badhuset, Torget, Kvarnen, hemma. Mellan Torget och Kvarnen fanns det ingenting alls, bara en bit rakt streck, ungefär så lång som en gäspning.

Det var söndag, och de hade varit på stranden hela dagen, {child} och {@first}[friend:  och {friend}[!friend.known: , {child's} bästa vän,]] och [!pet.known: hunden ]{pet}, som fortfarande var så våt att ingen ville sitta nära dem.[friend:  {Friend} hade fått ta hand om biljetterna och hade dem i skon.] Strax efter Torget sjönk hakan på {@a}.

”{@A}”, sa {child}. ”Du sover.”

”Jag sover inte”, sa {@a}. ”Jag vilar bara ögonen.”

Det var varmt från elementet. Det såg rätt skönt ut att vila ögonen. {child} provade, bara en liten stund.

# only-resting
När {child.he} öppnade dem igen hade {the wish} stannat. ”Avstigning för samtliga”, sa en röst. {@A} reste sig utan att titta, som på väg till badrummet om morgonen, och vandrade ut genom dörrarna, och {child} och {pet} fick springa för att hinna med. Sedan gled {the wish} bort.

Det var en {@stop} som inte fanns på kartan[city:  över {city} eller på någon annan karta]. VILAR BARA, stod det på skylten. Under den fanns ett vindskydd med en lampa, och i vindskyddet stod den längsta och mjukaste soffa som {child} någonsin hade sett. I den satt alla de som hade sovit förbi sin hållplats. Där satt en man med en fisk i tidningspapper. Där satt en dam med en födelsedagstårta i knät.[sport:  Där satt någon med en hel väska full av saker till {sport}.] Där satt en tuba med någon bakom.

{@A} slog sig ner mellan fisken och tårtan och började snarka[music: , nästan som {@song}].[elder2:  {Elder2} tog understämman.]

{Pet} luktade på fisken med stort intresse. Den hade varit här sedan i torsdags.

# please-be-awake
På väggen satt det ett anslag. AVGÅNG HEM VARJE KVART, stod det. ENDAST VAKNA.

”Det var väl inte svårt”, sa {child}, och när två lampor kom emot dem sträckte {child.he} ut handen. Det var {a wish} som stannade, och {@driver} lutade sig ut.

”Bara de som är vakna, lilla vän”, sa han. ”De andra trillar av.”

”{@A}!” sa {child} och drog med båda händerna. ”Det är vår tur att åka!”

”Jag sover inte”, sa {@a}. ”Jag vilar bara ögonen.”

”Jag med”, sa mannen med fisken.

”Jag med”, sa damen med tårtan.

”Jag med”, sa det dovt ur tuban.

Ingen av dem hade öppnat ett öga. {child} försökte kittlas. {Child.He} höll fisken under näsan på {@a}, som log och sa: ”Med potatismos.”

”Du och hunden kan kliva på”, sa {@driver}.

Men man kan inte komma hem utan {@a}. Någon skulle fråga. {child} skakade på huvudet, och dörrarna gick igen.

# like-warm-dough
{Child.He} satte sig för att tänka. Soffan steg upp runt {child.him} som varm deg.[friend:  {Friend} sov redan i den, ända upp till hakan.] Alla andades in och ut på samma gång, som havet. Det är svårt att tänka när det finns så mycket att titta på, så {child} blundade, men bara för att tänka bättre.

Och nu fanns det ingen vaken mer än {pet}.

# the-whole-beach
{Pet} sov aldrig före maten. Dessutom hörde {pet.he} någonting {@far-off}. Det var nästa som kom. {Pet.He} slickade {child} på hakan. {Pet.He} drog {child} i ärmen. {Pet.He} skällde.

”Jag sover inte”, mumlade {child}. ”Jag vilar …”

Då klev {pet} upp i soffan, mitt ibland alla, och tog spjärn med alla fyra tassarna. Och så skakade {pet.he} sig, från nosen till svansen, med hela stranden kvar i pälsen.

Kallt havsvatten flög från ena änden av soffan till den andra. ”Det regnar”, sa damen med tårtan och fällde upp paraplyet i sömnen. Men {child} for upp med saltvatten rinnande innanför kragen. {Child.He} hade sovit! {Child.He} hade sagt det, {child.he} också!

Och där kom lamporna.

# tickets
Vad är det som väcker folk på {a wish}? Inte att man drar i dem, inte att någon skäller, inte ens havet. {child} tänkte på alla söndagar när {@a} hade vilat ögonen, och på det enda som någonsin hade öppnat dem.

{Child.He} klättrade upp på armstödet och drog in så mycket luft som fick plats.

”BILJETTERNA, TACK!” ropade {child.he}[school: , med samma röst som den som har rastvakt {at school}].

De flög upp allihop och klappade på sina fickor[athlete: , kvickare än {athlete}].

”Jag hade den ju alldeles nyss”, sa mannen med fisken och tittade i fisken.

”Den ligger i min andra väska”, sa damen med tårtan.

”Pööt”, sa tuban.

[friend: {Friend} tog av sig ena skon och räckte artigt fram den.

]{@A} fick upp fyra snäckor och ett hundkex och var klarvaken.

”Leta ombord!” ropade {child}. ”Kliv på allihop!”

# cold-nose
{Pet} vallade in dem genom dörrarna som om de var får. Hela vägen hem var det ingen som fick sitta, och den som började nicka till fick en kall nos i knävecket.

”Jag sov faktiskt inte”, sa {@a}, när de gick uppför sin egen gata.

”Nej”, sa {child}. ”Du vilade bara ögonen.”

# my-eyes
På kvällen stack det in ett huvud genom dörren till sovrummet. {Pet} låg över fötterna på {child} och var nästan torr.

”Sover du?” viskade {@a}.

”Nej”, sa {child}. ”Jag vilar bara ögonen.”

# @stop
hållplats
## if wish.train / wish.underground-train
station
## if wish.ferry
brygga

# @driver
föraren
## if wish.ferry
skepparen

# @far-off
i rälsen, långt borta, tunt och ljust
## if wish.bus
tre gathörn bort, dovt och brummande
## if wish.ferry
långt ute på vattnet, dovt och jämnt

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
