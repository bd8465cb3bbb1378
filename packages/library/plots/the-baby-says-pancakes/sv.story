title: Bebisen säger pannkakor
title: Vad säger den?
title: Den som senast var bebis
guest friend: Majken (hon), Love (hen)

# everybody-looked
Hemma hos {child} fanns det en alldeles ny bebis. Den var så ny att den bara hette Bebisen.

Alla tittade på den, hela dagarna. [elder: {Elder} [elder2: och {elder2}] kom för att titta på den.] [friend: {friend}[!friend.known: , {child.his} bästa vän,] kom också och tittade på den.] [pet: Till och med {pet} {@pet-looks}.] Ingen tittade på {child}, som var {age} år och hade bott där mycket längre. Det kändes hårt i {child.his} mage, som en knut.

”Uäää!” sa Bebisen.

”Vad säger den?” sa [adult: {adult} | de vuxna]. ”Är det maten? Är det blöjan? Åh, om man ändå visste vad den säger!”

# @pet-looks
tittade åt det hållet
## if pet.dog
satt vid korgen med huvudet på sned
## if pet.cat
satt på hyllan ovanför och tittade ner i korgen

# i-know
”Jag vet”, sa {child}.

Då tittade alla på {child.him}.

”Den som senast var bebis kommer ihåg hur man pratar”, sa {child.he}. ”Det är ju jag. Ni var bebisar för jättelänge sedan. Ni har glömt allt.”

Det lät klokt. Ingen i huset hade varit bebis senare än {child}.

”Vad säger den, då?”

{child} böjde sig över korgen och lyssnade noga.

”Uäää!” sa Bebisen.

”Den säger pannkakor”, sa {child}.

Så [adult: {adult} | de vuxna] stekte pannkakor.

# the-baby-decides
”Uäää!” sa Bebisen.

”Vad säger den nu?”

”Den säger att vi ska äta dem under bordet.”

Så de åt dem under bordet. Det var trångt, och det blev sylt på allas knän. [pet.dog: {Pet} tyckte att det var den bästa middagen på länge. ”Den säger att du får två, {pet}”, sa {child}.] [pet & !pet.dog: ”Den säger att {pet} ska vara med”, sa {child}, och det blev ännu trängre.]

”Uäää!” sa Bebisen.

”Vad säger den nu?”

”Den säger att [adult: {adult} | alla vuxna] ska skälla som en hund.”

”Är du säker?” sa [adult: {adult} | de vuxna].

”Den säger det två gånger”, sa {child}.

”Voff”, sa [adult: {adult} | de vuxna]. ”Voff, voff.”

[elder: ”Uäää!” sa Bebisen.

”Den säger att {elder.short} ska ha kastrullen på huvudet”, sa {child}.

{Elder.short} satte kastrullen på huvudet. [elder2: {Elder2.short} fick durkslaget.]]

[friend: ”Vad säger den om mig?” frågade {friend}.

”Att du får sova över.”

”Den är ju jättesnäll!” sa {friend}.]

[music: Bebisen sa också att alla skulle sjunga {@the-song}, på golvet, och det gjorde de.]

[sport: Bebisen sa att man får {play sport} i köket, [athlete: rakt under affischen av {athlete},] och så gjorde de det.][athlete & !sport: Bebisen sa att affischen av {athlete} skulle hänga i köket, och så fick den hänga i köket.]

[school: Bebisen sa att det inte var någon skola i morgon på {school}, men då sa [adult: {adult} | de vuxna] att Bebisen nog hade missförstått.]

[city: Bebisen ville bjuda hem hela {city}, men det sa {child} inte. Det var slut på sylt.]

Knuten i magen var borta. {child} hade det bättre än någonsin.

# @the-song
{music}

# it-would-not-stop
Sedan blev det kväll.

”Uäää!” sa Bebisen.

”Den säger att jag ska ha den stora kudden”, sa {child}.

{child} fick den stora kudden. Men Bebisen slutade inte.

”Uäää! Uäää! UÄÄÄ!”

Nu var den röd i hela ansiktet. Den fick mat, och den ville inte ha mat. Den fick torr blöja, och den ville inte ha torr blöja. Tårarna rann ner i öronen på den.

”Snälla {child}”, sa [adult: {adult} | de vuxna]. ”Nu måste du lyssna riktigt noga. Vad är det den säger?”

Alla tittade på {child.him}. [elder: {Elder.short} tog av sig kastrullen för att höra bättre.]

{child} böjde sig över korgen. {child.He} lyssnade så noga {child.he} kunde. Men {child.he} hörde bara uäää. Det hade {child.he} gjort hela tiden.

Det var så synd om Bebisen. Och {child} kunde inte hjälpa den, och alla trodde att {child.he} kunde. Då skämdes {child.he} så att {child.he} började gråta.

# i-made-it-up
”Jag vet inte vad den säger”, sa {child}. ”Jag hittade på. Alltihop.”

Ingen sa något, utom Bebisen i korgen.

Sedan fick {child} komma upp i knät[adult:  hos {adult}].

”Pannkakorna också?”

”Pannkakorna också.”

”Jag anade det”, sa [adult: {adult} | den som hade knät].

”När då?”

”Ungefär vid skällandet.”

Och [adult: {adult} höll om {child.him} | två armar höll om {child.him}], hårt och länge, och ville inte titta på någon annan alls.

# thump
{child} lade örat mot [adult: {adult's} tröja | den varma tröjan]. Där inne lät det.

Dunk. Dunk. Dunk.

”Vad är det som låter i dig?”

”Det är hjärtat. Det hörde du också när du låg i en mage. Dag och natt.”

{child} lyssnade. Det lät tryggt. [pet.dog / pet.cat: Det lät likadant i {pet}, när man lade örat där.] Och då förstod {child.he}.

”Det är det den säger!” sa {child.he}. ”Den har haft dunk hela sitt liv, och så kom den hit. Här är det ju alldeles tyst!”

{child} klättrade ner och lade sig på rygg på mattan.

”Lägg den på mig”, sa {child.he}.

”Är du säker?”

”Jag har också ett hjärta.”

# on-the-tummy
Så [adult: {adult} lade Bebisen | lades Bebisen] på {child's} mage, med örat mot tröjan, och [adult: {adult} höll kvar handen | en stor hand var kvar] på ryggen. Bebisen var varm och mycket tyngre än den såg ut.

”UÄÄÄ. Uäää. Uä…”

Dunk, sa {child's} hjärta. Dunk. Dunk.

”Uä”, sa Bebisen. Sedan var den tyst. Den gäspade så att man såg att den inte hade en enda tand.

”Tänk att du visste det”, viskade [adult: {adult} | någon].

”Jag visste det inte”, viskade {child}. ”Jag kom på det.”

[pet: {@pet-lies}]

# @pet-lies
{Pet} var också tyst.
## if pet.dog / pet.cat
{Pet} kom och lade sig tätt intill, så nu var det tre hjärtan på mattan.

# whose-turn
När Bebisen hade somnat fick den ligga i sin korg igen, bredvid {child's} säng. {child} hade den stora kudden. Den fick {child.he} behålla.

[adult: {Adult} stoppade om {child.him} och satt kvar | Någon stoppade om {child.him} och satt kvar] på sängkanten. [elder: I köket diskade {elder.short} [elder2: och {elder2.short}] en kastrull, mycket tyst.] [friend: På madrassen sov {friend}, för det hade ju Bebisen sagt.]

”Mm”, sa Bebisen i sömnen.

”Vad sa den?” viskade [adult: {adult} | den som satt där].

{child} hade kunnat säga vad som helst. {child.He} tänkte på glass. Sedan lyssnade {child.he}, riktigt noga.

”Den sa inget särskilt”, viskade {child.he}. ”Den bara bor här.”

Och {child} lade handen på magen, där knuten hade suttit. Där inne var det alldeles lugnt. Dunk. Dunk. Dunk.
