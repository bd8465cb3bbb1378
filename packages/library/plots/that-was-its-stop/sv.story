title: Ärtan
title: Räddningsbåten Bönan
title: Den skulle av här
guest friend: Stina (hon), Melker (han)
guest carver: Gösta (han), Holger (han)

% Den vuxna är {adult}, annars grannen {carver}. Båten är hon, grodan är den. Ingen är ensam vid vattnet.

# to-the-lake
Båten hette Ärtan. [elder: {Elder} | [adult: {Adult} | {carver}, som bodde granne,]] hade täljt den av bark, {child} hade målat den grön och {friend}[friend & !friend.known: , {child.his} bästa vän,] hade klippt till seglet av ett [elder2: av {elder2's} gamla|gammalt] örngott. Nu satt de på huk alla tre där bäcken kom ut ur skogen[city: , en bit utanför {city}].[pet.dog:  {Pet}[!pet.known: , {child's} hund,] stod redan i vattnet.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] satt på en torr sten.]

”Vart vill [pet.dog / pet.cat: Ärtan|hon]?” frågade {@man}.

”Till sjön”, sa {child}.

”Och sedan till Afrika”, sa {friend}.

[pet.other: ”Och hem till {pet}”, sa {child}.]

# the-pig
{child} släppte taget. Ärtan gungade till, vände nosen åt rätt håll och stack iväg. {child} och {friend} sprang bredvid[athlete: , fort som {athlete}][pet.dog: , med {pet} först av alla], genom smörblommorna, förbi stenen som såg ut som en gris och fram till det lilla vattenfallet. Där dök Ärtan rakt ner i skummet. Hon kom upp igen med droppande segel.

”Hon klarade det!” ropade {friend}.

# the-pipe
Sedan kom vägen. Under vägen rann bäcken genom ett rör, svart och runt och lagom stort för en katt[pet.cat: , men {pet} ville inte]. Ärtan seglade rakt in i mörkret.

De tittade åt båda hållen, sprang över och lade sig på mage där röret tog slut. [pet.dog: {Pet} skällde in i röret, och röret skällde tillbaka. ]Vatten kom ut. Bara vatten.

{child} räknade till hundra[school: , som man gör {at school}]. Det kom ett löv.

”Hon kanske åker sakta”, sa {child.he} och räknade till hundra igen.

# the-bean
”Vi skickar en räddningsbåt”, sa {friend}.

{@Man} täljde så att flisorna yrde[music:  och nynnade på {music}].[pet.cat:  {Pet} jagade flisorna.] Räddningsbåten fick heta Bönan. Bönan seglade in i röret. Bönan kom inte ut.

”Då skickar vi en till”, sa {friend}. ”En som räddar räddningsbåten.”

Den fick heta Moroten, och den var en morot, för barken var slut. Moroten kom inte heller ut.

# across
{child} hade något tjockt i halsen. [pet.cat: {Pet} satt framför röret och stirrade in. {child} lade kinden mot gräset och kikade in, {child.he} också.|{child.He} lade kinden mot gräset och kikade in.]

”Det sitter en gren på tvären”, sa {child.he}. ”Den stoppar alla.”

{@Man} stack in armen. Den räckte inte. [pet.dog: {Pet} kom med den längsta pinne {pet.he} kunde bära.|[elder: {Elder.he}|[adult: {Adult.he}|Han]] stack in den längsta pinnen de kunde hitta.] Den räckte inte heller.

{child} låg kvar och tänkte.

”Det skulle behövas mer vatten”, sa {child.he} långsamt. ”Jättemycket på en gång. Som när man spolar.”

{@Man} och {friend} tittade på {child.him}.

# a-hole
Sedan sprang de tillbaka över vägen och började bygga. De lade sten på sten tvärs över bäcken och tryckte mossa och lera i springorna. Vattnet steg till fotknölarna. Det steg till knäna. Men i mitten var det ett hål, och vad de än stoppade i det så åt vattnet upp det.

”Vi behöver något stort”, sa {friend}. ”Något stort och mjukt som håller tätt.”

[pet.dog: {child} tittade på {pet}. {Pet} klev upp ur vattnet.

][pet.cat: {child} tittade på {pet}. {Pet} gick därifrån.

]{child} tittade på {@man}. {friend} tittade på {@man}.

”Nej”, sa {@man}.[sport:  ”Jag ska [elder: titta på {sport}|{play sport}] i de här byxorna.”]

”Snälla”, sa {child}.

{@Man} suckade. [elder: {Elder.he}|[adult: {Adult.he}|Han]] tog av sig klockan och gav den till {friend}. Sedan satte [elder: {elder.he}|[adult: {adult.he}|han]] sig i hålet.

”Uff!” sa {@man}.

Det blev alldeles tätt.

# a-bit-more
Vattnet steg bakom [elder: {elder.short's}|[adult: {adult's}|{carver's}]] rygg. Det steg till [elder: midjan|bältet]. Det steg till naveln och en bit till.

”Är det inte lagom snart?” frågade {@man} med ljus röst.

”Lite till”, sa {friend}.

Det steg till bröstfickan. En skalbagge paddlade förbi.

”Nu!” skrek {child}. ”Res dig!”

{@Man} reste sig.

# the-flush
Det lät som världens största toalett. Vattnet rusade in i röret, och {child} och {friend} rusade över vägen så fort man får när man har tittat åt båda hållen. Det mullrade där inne. Det small. Och ut kom grenen. Ut kom Moroten. Ut kom Bönan, upp och ner. Ut kom en tennisboll som ingen hade saknat[pet.dog: , utom {pet}].

Sedan kom det bara brunt vatten.

{child} stod stilla. Mullret blev till porl, och porlet blev till nästan ingenting.

# last-of-all
[pet.dog: Då viftade {pet} på svansen. Och allra sist|[pet.cat: Då spetsade {pet} öronen. Och allra sist|Då, allra sist]], baklänges och utan segel, kom Ärtan.

”Titta”, viskade {friend}. ”Hon har en passagerare.”

Mitt på däck satt en groda. Den satt alldeles rak och tittade rakt fram, precis som på bussen.

# its-stop
Ingen sa något. De sprang inte längre, de gick bredvid, tyst och försiktigt[pet.cat: , precis som {pet}], den sista biten mellan alarna.[pet.dog:  {Pet} bar tennisbollen.] Bakom dem kom {@man}. Det sa klafs för varje steg.

Ärtan gled ut på sjön och stannade bland näckrosbladen. Grodan tittade åt höger. Den tittade åt vänster.

Plums.

”Den skulle av här”, sa {child}.

# @man
{carver}
## if adult & !elder
{adult}
## if elder
{elder.short}
