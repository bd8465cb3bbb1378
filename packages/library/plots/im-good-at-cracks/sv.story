title: Åtta små strumpor
title: Jag är bra på springor
title: Den fjärde knappen
guest elder: moster Lotta (hon), moster Siv (hon)

% Den som stickar är mormor eller farfar, annars {adult}, annars {elder} som moster. Stegen på slutet läses allt tystare.

# one-two-three
{@first} {Child.He} hade sin blå kofta på sig, den med fyra knappar[school: , som {child.he} brukade ha {at school}].[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade en likadan.] Men när {@m} räknade [friend: {child's} knappar|knapparna] blev de bara tre.

”En, två, tre”, sa {@m}. ”Var är den fjärde?”

De letade under soffan. De letade i {@s} tofflor. De letade i sockerskålen, för {@never} vet man aldrig.[elder2:  {Elder2} letade i alla sina fickor.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] letade efter något att äta.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] letade efter något att äta.][pet.other:  {Pet} ville mest ha något att äta.] Ingen knapp.

Uppe i taket satt spindeln och såg på.

# the-crack
Då lade sig {child} på magen och kikade i springan mellan golvet och väggen. Långt där nere glimmade något blått.

”Där är den!” sa {child}.

Men springan var för smal för {child.his} fingrar. Och {@s} stickor var för korta.

”Ursäkta”, sa någon.

# are-you
Det var en pytteliten röst, och den kom uppifrån. Där hängde spindeln i en tråd. Hon var rund som en ärta och hade väldigt långa ben.

{child} backade en bit.

”Är du farlig?” frågade {child.he}.

”Nej då”, sa spindeln. ”Är du?”

”Nej”, sa {child}. ”Jag är {child}.”

”Vad skönt”, sa spindeln. ”Du är nämligen väldigt stor.”

Sedan tittade hon på springan med alla sina ögon.

”Jag är bra på springor”, sa hon. ”Vänta här.”

# pull
Hon klev ner i mörkret med tråden efter sig.

”Här är en gammal ärta!” ropade hon.

”Den kan du låta ligga”, sa {@m}.[pet:  Det tyckte inte {pet}.]

”Här är ett gem!”

”Lite längre till!” ropade {child}.

”Här är knappen! Nu knyter jag. Dra!”

{child} tog i tråden. Den var så tunn att den nästan inte syntes, men den var stark. {Child.He} drog sakta, sakta. Och upp ur springan kom knappen, och på knappen satt spindeln och åkte.

”Hej igen”, sa hon.[pet:  Ärtan hade hon med sig, åt {pet}.]

# cold-feet
{@M} sydde fast knappen. En, två, tre, fyra. Nu var koftan hel.

”Tack, snälla spindeln”, sa {child}. ”[city: Det finns ingen snällare i hela {city}. ]Vill du ha något?”

Spindeln blev lite blyg. Hon gömde ett ben bakom ett annat.

”Jag fryser lite om fötterna”, sa hon. ”Det drar i mitt hörn.”

# eight
”Då ska du ha strumpor”, sa {@m} och plockade fram garnet. {@He} stickade med två tandpetare[music:  och nynnade på {music}]. ”Hur många fötter har du?”

{child} räknade. Det tog en stund, för spindeln fnissade när {child.he} pekade.

”Åtta!”

Så {@m} stickade åtta små strumpor, [elder2: {elder2} höll i nystanet ]och {child} valde färgerna. En röd. En gul. En grön. En blå. En vit. En rosa. En randig. Och en prickig, för att den skulle vara sist.

Spindeln drog på sig dem, en efter en efter en. Sedan sprang hon uppför väggen och tvärs över hela taket[athlete: , snabbare än {athlete}].

”Å, vad mjukt!” ropade hon uppe från lampan.[sport:  ”Nu kan jag {play sport}!”]

# so-soft
Nu var det kväll. {child} låg i sängen[elder / !adult:  hos {elder.short}], och {@m} satt på kanten. Koftan hängde på stolen med alla sina knappar.[friend:  I morgon skulle {friend} få höra alltihop.]

Uppe i taket gick spindeln hem till sitt hörn. Hon gick tyst för att inte väcka någon. Men {child} hörde henne ändå, om {child.he} lyssnade riktigt noga.

Ett mjukt steg.

Två mjuka steg.

Tre mjuka steg.

Vid fyra gäspade {child}.

Vid fem blev kudden varm.

Vid sex blundade {child.he}.

Vid sju log {child.he} lite.

Och det åttonde steget, det med den prickiga strumpan, var så mjukt att ingen hörde det alls.

# @first
{child} var hos {elder} och skulle sova över.
## if adult & !elder
{child} var hemma med {adult}.

# @m
{elder.short}
## if adult & !elder
{adult}

# @s
{elder.short's}
## if adult & !elder
{adult's}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @never
hos {elder.short}
## if adult & !elder
med {adult}
