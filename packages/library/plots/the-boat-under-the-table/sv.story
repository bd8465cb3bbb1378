title: Båten under bordet
title: Benen får stanna ute
title: Tre korta och en lång
guest small: Nelly (hon), Pia (hon)
guest teacher: Birgitta (hon), Gun (hon)

% Den vuxna hemma (@a): {adult}, annars den vuxna.

# big-ones
Hela klassen hade gått till biblioteket för att läsa högt för de små på förskolan. Hit hade {child} själv kommit som liten. Nu stod {child.he} i dörren med en bok i famnen och var torr i munnen. {child} tyckte inte om att läsa högt[school & !short: , inte ens på {school}, där folk satt stilla].

”Du får de här fem”, sa fröken {teacher}, som hade varit {child's} fröken också och inte hade förändrats ett dugg. [friend: ”Och {friend} tar dem i hörnet.”|”Lycka till.”]

# nobody-listens
Det var en fin, lång bok om ett skepp. {child} satte sig på en stol som var alldeles för låg och började.

Det första barnet ville veta om det var några hundar i boken. Det andra låg på rygg och hade en sko på handen. [!short: Det tredje visade alla ett plåster. ][sport: Den fjärde frågade om {child} kunde {play sport}, och om {child.he} var bra på det[athlete:  eller bara som {athlete}]. ][athlete & !sport: Den fjärde frågade om {child} var {athlete}. ][music: Sedan sjöng de {music} allihop, fast ingen hade bett dem om det.]

[pet: ”Jag har {pet} hemma”, sa {child} för att vara snäll.

”Läs om {pet} i stället!” sa den med skon.

][!short: {child} läste fortare och fortare för att komma till slutet, och orden ramlade ut som ärter ur en påse.

][friend: Borta i hörnet läste {friend} så att {friend.he} skällde som en hund, och runt {friend.him} satt de alldeles stilla.

]Hos {child} satt det bara fyra. {child.He} räknade en gång till.

”Var är den femte?”

”Det är {small}”, sa den med skon. ”Hon är under bordet. Hon kommer inte ut.”

Det var det runda bordet vid fönstret. På det låg en duk, och den hängde ända ner till golvet. {child} lyfte på en flik.

”Gå härifrån”, sa någon.

”Vill du inte höra sagan?”

”Nej. Och du har för långa ben.”

{Teacher} skakade på huvudet. ”Hon är ny”, viskade hon. ”[!short: Vi har provat med russin. ]Låt henne vara.”

# under-the-table
Men {child} stod kvar. {child.He} hörde någon där inne som andades och försökte låta bli att gråta. Och {child.he} visste precis hur det luktade: trä och kritor. Plötsligt var {child.he} fyra år och ny och kände inte en enda människa.

Det var inget bord. Det var en båt.

# the-knock
Man fick inte bara kliva ombord. Man måste knacka på rätt sätt, och det var så länge sedan. {child} gick ner på knä, och då kom handen ihåg det av sig själv.

Knack, knack, knack. Och så en lång rispning, med alla naglarna. Krrrrr.

Nu hördes inte ett ljud under bordet.

”Hur kan du den?” sa {small}.

”Det var jag som hittade på den.”

”Nej, det var Olle, och han går i skolan.”

”Då har han väl fått den av någon som fick den av mig”, sa {child}. ”Får jag komma ombord?”

Någon funderade länge under duken.

”Benen får stanna ute”, sa {small}.

# read-at-sea
Så {child} lade sig på mage, med huvudet och armarna i båten och benen ute i rummet. Det kom in en strimma ljus under duken. Allt var mycket mindre än det hade varit.

”Ska jag läsa?” viskade {child}. ”Den handlar om ett skepp.”

”Är det ensamt?”

{child} tittade i boken. ”I början.”

Och {child.he} läste, ganska tyst, för de var ju bara två. När det blåste i boken blåste {child} med munnen. [!short: När det stormade trummade {small} på golvet. ]När skeppet sprang läck kröp {small} så nära att {child's} armbåge blev varm. Och så knackade det. Knack, knack, knack. Krrrrr. In under duken kom en sko med en hand i.

”Benen ute”, sa {small}.

Till slut var alla ombord, alla fem, [friend: och {friend} med sina fem, ]och runt bordet stack benen ut som armarna på en sjöstjärna. {child} glömde att vara rädd för att läsa. [!short: {child.He} glömde att {child.he} läste. ]När skeppet kom hem var det ingen som sa något, och sedan sa alla: ”En gång till.”

# on-the-underside
”Titta upp”, sa {small}. ”Där är besättningen.”

{child} vände sig på rygg. Hela undersidan av bordet var full av namn och fiskar, i kritor av alla färger. Överst stod Olle, med ett ankare. Och mitt i alltihop, litet och krokigt och nästan bortnött, hittade {child} sitt eget namn, med bokstäverna i fel ordning.

”Det där är jag.”

{small} tittade på det länge. Sedan tog hon en röd krita ur strumpan och skrev sitt eget namn bredvid, med en bokstav åt fel håll.

# the-next-captain
”Gick det bra?” frågade {@a} på kvällen. ”Med läsningen?”

”Ja. Fast benen fick stanna ute”, sa {child}, och så fick {@a} höra om båten och knackningen.

[elder: ”Det fick mina också när du var kapten”, sa {elder}[elder2: , och {elder2} nickade]. ”Knäna har aldrig glömt det.”

]{child} låg på rygg och tittade upp i taket. [pet.dog: {Pet} kom och lade sig på {child.his} ben. ][pet.cat: {Pet} kom och lade sig på {child.his} ben. ][city: Någonstans i {city} låg {small}, och kanske tittade hon också upp. ]Det var en bra båt, den här, med plats för benen och allting. Men någon fattades i besättningen.

Då knackade det på dörren, mycket lätt. Tre korta och en lång.

”Kom ombord”, sa {child}. ”Du får ta med benen.”

# @a
den vuxna
## if adult
{adult}
