title: När som helst nu
title: Den flygande bananen
title: Och alla tittade
guest friend: Melker (han), Iris (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som kommer efter med matkassarna är {elder}, annars {adult}, annars {minder} (@a). Buga där de bugar.
% ”Och alla tittade” får sägas tillsammans.

# everyone-looked
{child} ramlade av cykeln mitt framför busshållplatsen[city:  {in city}].

Det var det sämsta stället av alla. Bussen var sen, och där stod en massa människor på rad och hade ingenting att titta på. Och så låg {child} där, mitt på trottoaren, med cykeln över sig och ett hjul som snurrade.[school:  Det var värre än att tappa matbrickan {at school}.]

Och alla tittade.

Tanten med hatten tittade. Mannen med stegen tittade. Bebisen tog ut skeden ur munnen och tittade.

Det sved lite i {child’s} knä, men det sved mer i resten av {child}. ”Få dem att sluta titta”, viskade {child.he}.

# the-flying-banana
{Friend}[!friend.known: , {child's} bästa vän,] klev av sin egen cykel, vände sig mot alla människorna och bugade.

”Mina damer och herrar!” ropade {friend.he}. ”Det där var den flygande bananen!”

Mannen med stegen började klappa, och sedan klappade alla[athlete:  som om det var {athlete}], och bebisen slog med skeden.

”Buga”, viskade {friend}.

Så {child} reste sig och bugade. Det var mycket bättre än att ligga ner.

”Kan vi få se den en gång till?” sa mannen. ”Jag hade en stege i vägen.”

”En gång till!” ropade {friend}. ”På gräset! När som helst nu!”

# on-purpose
”Vad har jag missat?” flåsade {@first}, som kom runt hörnet med alla matkassarna.[elder2:  Efter kom {elder2} med äggen.]

”Den flygande bananen”, sa tanten med hatten. ”Men de ska göra den en gång till.”

{@A} ställde ner matkassarna och tittade också.[pet.dog:  Det gjorde {pet}[!pet.known: , {child's} hund,] med, men bara på korven.]

”Jag vill inte ramla en gång till”, viskade {child}, ute på gräset.

”Nu är det med flit”, sa {friend}. ”Det är en helt annan sak.”

# it-wont-come
{child} cyklade i väg. Och alla tittade.

{Child.He} cyklade ett varv på gräset och ramlade inte. {Child.He} cyklade ett varv till och vinglade.

”Oj!” sa alla.

Men {child.he} ramlade inte.

”Vad är det för fel?” ropade {friend}.

”Den kommer inte!” sa {child}. ”Jag sitter kvar hela tiden!”

{Child.He} sträckte ut ena benet och satt kvar. {Child.He} räckte ut tungan och satt kvar. {Child.He} cyklade så dåligt {child.he} kunde, och {child.he} hade aldrig cyklat så bra förut.[sport:  Det var svårare än {sport}.]

# the-bus
Då kom bussen. Dörrarna sa pysch. Men ingen steg på.

”Kom nu!” sa chauffören. ”Jag är sen!”

”Sch!” sa mannen med stegen. ”Vi väntar på att någon ska ramla av en cykel.”

”Jaså?” sa chauffören. ”När då?”

”När som helst nu!” ropade {friend}.

Då stängde chauffören av motorn[music:  och {@song}] och tittade. Alla som satt i bussen flyttade sig till den sidan och tittade, så att bussen lutade.

Runt, runt cyklade {child}. ”{Friend}!” flåsade {child.he}. ”Jag kan inte!”

”Du kunde ju nyss!”

”Men då försökte jag inte!”

# in-the-shopping
”När som helst nu, mina damer och herrar!” ropade {friend}. {Friend.He} gick baklänges, så att alla skulle höra, med båda armarna i luften. ”När som helst nu! När som …”

Bakom {friend.him} stod matkassarna.

{Friend} satte sig i dem. Krasch, sa flingorna. Splatt, sa tomaterna. Och där satt {friend}, med ett salladshuvud på huvudet.[pet.dog:  {Pet} fick en korv. Den hade {pet.he} väntat länge på.]

Och alla tittade. Till och med bussen.

{Friend’s} mun började darra. Det där var inte med flit.

# the-flying-salad
{child} hoppade av, sprang dit och ställde sig framför {friend}, så bred {child.he} kunde. Sedan bugade {child.he}, ända ner till skorna.

”Mina damer och herrar!” ropade {child.he}. ”Den flygande salladen!”

Som de klappade! Chauffören tutade. Mannen med stegen ropade ”mera!” och bebisen kastade skeden.

”Buga”, viskade {child}.

{Friend} reste sig och bugade, och salladshuvudet ramlade av. {Friend.He} gav det till {@a}. ”Förlåt för maten.”

”Det var bara lunchen”, sa {@a}. ”Och jag såg det från första början.”[elder2:  Och {elder2} hade äggen kvar.]

Sedan steg alla människorna på bussen och vinkade.

# nobody
{child} och {friend} cyklade vidare, och {@a} kom långt efter med det som fanns kvar.

Och precis utanför {child’s} grind, där det inte fanns någon hållplats och inte ens en bebis, körde framhjulet in i häcken. {child} tippade över, med benen i vädret, och landade i löven.[pet.cat:  {Pet} låg på grindstolpen och tittade åt andra hållet.][pet.other:  Inomhus åt {pet} vidare.]

{Friend} stannade. {Friend.He} tittade åt ena hållet, och {friend.he} tittade åt andra hållet. Gatan var alldeles tom.

”Det där var den bästa av alla”, sa {friend}. ”Vad synd. Ingen tittade.”

Det var mjukt därinne och tyst. {Friend} lade sig bredvid och gäspade.

”Nu går vi in”, sa {@a} ute på gatan.

”När som helst nu”, viskade {child} och blundade.

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
