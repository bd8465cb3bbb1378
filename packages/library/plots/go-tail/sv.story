title: Svansen som inte hade något att göra
title: Kör, svansen!
title: Ett jobb åt en svans
guest post: Börje (han), Kalle (han)

% Svansen är "den". @nose efter ras. Utan {adult} är det {elder2}, annars brevbäraren, som råkar ut för svansen.

# at-the-back
[!pet.known: Hunden {pet}|{Pet}] hade {@nose}. Och längst bak hade {pet} en svans.

Det var en väldigt flitig svans[city: , kanske den flitigaste i {city}].

Svisch, sa svansen, och omkull for {child’s} torn. Pang, bom, klossar.

”Men {pet}!” sa {child}.

Svisch, sa svansen, och ut for [adult: {adult’s} klädnypor|[elder2: {elder2’s} klädnypor|alla breven]]. Klick, klack, överallt.

”Men {pet}!” sa [adult: {adult}|[elder2: {elder2.short}|brevbäraren {post}]].

Svisch, sa svansen, och i väg flög {elder’s} skorpa. Plums, ner i kaffet.

”Men {pet}!” sa {elder.short}.

# wants-a-job
{Pet} lade ner öronen. {Pet.He} lade ner svansen också. Det var ju inte meningen. {Pet.He} var bara så glad, och när {pet} var glad kom det ut där bak.

{Elder.short} fiskade efter sin skorpa med en sked.

”Jag vet vad det är för fel”, sa {elder.he}. ”Den stackars svansen har inget att göra. Den behöver ett jobb.”

”Ett jobb!” sa {child}. Och så tog {child.he} på sig mössan[athlete: , den med {athlete} på], för mössa måste man ha när man söker jobb.

# dusting
Först fick svansen damma[music: , till {music}]. {Pet} ställde sig vid hyllan.

”Kör, svansen!” sa {child}.

Svisch! Upp for dammet. {child} nös. {Elder.short} nös.[elder2:  {Elder2} nös.] {Pet} nös så att {pet.he} satte sig.

”Inte damma”, sa {elder.short}.

## or
Först fick svansen spela trummor[music: , till {music}]. {Pet} ställde sig mitt bland kastrullerna.

”Kör, svansen!” sa {child}.

Svisch! Pling, sa den lilla. Plong, sa den stora. SKRAMMEL, sa locket, hela vägen över golvet. {Elder.short} lade en kudde på huvudet.[elder2:  {Elder2} tog två.] {Pet} skällde så att {pet.he} satte sig.

”Inte spela trummor”, sa {elder.short}.

# painting
Sedan fick svansen måla[school: , precis som de gör {at school}]. {child} doppade den i det blå. Bara lite, lite grann.

”Kör, svansen!” sa {child}.

Svisch! Ett blått streck på papperet. Svisch! Ett blått streck på dörren. Svisch! Ett blått streck på {elder}.

”Inte måla”, sa {elder.short}.

# sweeping
Sedan fick svansen sopa {@stuff}[friend: , och {friend}[!friend.known: , {child’s} bästa vän,] kom och hjälpte till].

”Kör, svansen!” sa {child}.

Svisch! Upp for {@cloud} på {child}[friend:  och {friend}]. [friend: De skrattade så att {child’s} mössa for av. | {Child.He} skrattade så att mössan for av.] Det var härligt[sport: , ännu roligare än att {play sport}]. Men sopat blev det inte.

”Inte sopa”, sa {elder.short}.

# washed
Så något jobb hade den inte fått. Och nu var det dags att bada, och {child} blev tvättad, och svansen blev tvättad, och {elder.short} blev också tvättad, fast bara på det blå.

[adult: {Adult} stoppade om {child}. {Elder} gav {child.him} en puss på näsan. | {Elder} stoppade om {child} och gav {child.him} en puss på näsan.] {Pet} lade sig på mattan. Så blev det släckt.

# are-you-there
Det var mörkt. Det var väldigt tyst.

”{Pet}?” viskade {child}. ”Är du där?”

{Pet} kunde inte säga ja. Men nere på golvet var det någonting som sa …

Dunk.

{child} log. {Child.He} väntade lite.

”Är du kvar?”

Dunk.

# the-best-job
”{Elder.short}”, ropade {child}, ”svansen har fått ett jobb. Den säger: Jag är här.”

”Ja, minsann”, sa {elder.short} i dörren. ”Och det är det finaste jobbet i hela huset.”

# thump
Så blundade {child}, och svansen skötte sitt jobb.

Dunk. Jag är här.

Dunk … Jag är här.

Dunk …

Dunk …

Dunk.

# @stuff
löv
## if season.winter
snö
## if season.spring
blomblad
## if season.summer
upp klippt gräs

# @cloud
löven, röda och gula och bruna, och ner kom de igen, allihop
## if season.winter
snön, vit och glittrig, och ner kom den igen, alltihop
## if season.spring
bladen, vita och rosa, och ner kom de igen, allihop
## if season.summer
gräset, grönt och kittligt, och ner kom det igen, alltihop

# @nose
en blöt nos och fyra mjuka tassar
## if breed.Golden Retriever
en blöt svart nos och fyra stora gyllene tassar
## if breed.Labrador / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky
en blöt nos och fyra stora tassar
## if breed.Poodle
en blöt nos och fyra krulliga ben
## if breed.Cocker Spaniel
en blöt nos och två långa mjuka öron
## if breed.Dachshund
en lång blöt nos och fyra korta ben
## if breed.Yorkshire Terrier / breed.Shih Tzu
en blöt svart nos och fyra väldigt små tassar
