title: Vems knä är det där?
title: Grodan bakom boden
title: Slut på krrk

% Vems knän (@g): den äldres, annars den vuxnas.

# only-my-knees
Det var något fel på {@g-s} knän. De lät. När de böjdes sa de krrk. När de rätades ut igen sa de krrk.

”Det är bara knäna”, sa {@g} jämt. ”Bry er inte om dem.”

En dag hjälpte {child} [friend: och {friend} ]till i trädgården.[pet.dog:  {Pet} hjälpte också till. Allt som de satte grävde {pet.he} upp igen.][pet.cat:  {Pet} hjälpte också till, genom att ligga på det.]

{@g-cap} böjde sig ner till jordgubbarna.

Krrk, sa knäna.

Och bakom boden var det något annat som sa krrk.

Alla stannade.

”Har du glömt ett knä bakom boden?” frågade {child}.

{@g-cap} tittade efter. ”Ett, två. Nej. Båda är här.”

{@g-cap} böjde sig en gång till, för att se. Krrk.

Krrk, sa det bakom boden.

# in-the-boot
{child} smög runt hörnet. Där fanns ingen. Där låg bara en gammal röd stövel på sidan.[pet.dog:  {Pet} stack nosen mot den, och svansen stod rakt upp.]

{child} kikade in. Två runda, gula ögon kikade ut. Under ögonen fanns en bred, bred mun.

Det var en groda!

[pet.dog: ”VOUUUU!” sa {pet}.

Grodan for ner i tån.

”Tyst”, sa {child}. ”Håll inne med ditt vou.”

Så {pet} stängde munnen om sitt vou och var alldeles tjock om kinderna.

]Mycket försiktigt tippade {child} på stöveln, och ut kom grodan. Den hade ludd på huvudet.

”Den är ju alldeles dammig”, sa {child}. ”Grodor ska blänka.”

Den behövde dammen. Men dammen låg längst ner i trädgården. Den låg bortom bönorna och bortom tvätten och bortom grinden.

# that-way
”Det är ditåt, Groda”, sa {child} och pekade. Grodan tittade på fingret.

[friend: ”Så här, Groda”, sa {friend} och hoppade.|”Så här, Groda”, sa {child.he} och hoppade.] Grodan såg på. Den verkade tycka att det var trevligt.[music:  Den tyckte om {music} också, när de försökte med det.][sport:  Den hade kunnat se på hela dagen när någon skulle {play sport}.] Men den satt kvar där den satt.

# left-knee
Då böjde sig {@g} ner för att knyta en sko.

Krrk.

Grodan snurrade runt. Krrk, sa den, och så hoppade den raka vägen fram och såg upp på {@g-s} vänstra knä.

”Den tror att ditt knä är en groda!” sa {child}.

”Det var det värsta”, sa {@g}. ”Så har ingen sett på mina knän på många år.”[elder2:  Och {elder2} sa att det var sant.]

Då fick {child} en idé.

”Kan du böja dig hela vägen till dammen?”

”Förbi bönorna?”

”Och tvätten. Och grinden.”

{@g-cap} såg på dammen, och såg på grodan, och kavlade upp båda byxbenen.[athlete:  ”Det här har inte ens {athlete} gjort”, sa {@g}.]

# bend-and-hop
Så gav de sig i väg. [friend: {Friend} gick först och ropade: ”Ur vägen för en groda!” Sedan kom {@g}.|Först kom {@g}.] Sedan kom grodan, med {child} bredvid, så att den skulle hoppa rakt.[pet.dog:  Och sist kom {pet}, med sitt vou i munnen.][pet.cat:  Och sist kom {pet}, som inte hade något annat för sig.]

Böj, krrk, hopp! Förbi bönorna.

Böj, krrk, hopp! Förbi tvätten. En strumpa ramlade ner på grodan, och en liten stund var det en strumpa som hoppade. {child} tog av den.

Böj, krrk, hopp! Genom grinden, och där låg dammen.

# run-out
{@g-cap} flåsade och böjde sig en sista gång. Knäna sa ingenting.

{@g-cap} försökte igen. Ingenting.

”Oj då”, sa {@g}. ”Nu har det tagit slut på krrk.”

Grodan satte sig vid vattnet och tittade åt alla håll. Det hördes inte ett knä. Den såg mycket liten ut.

Då satte sig {child} på huk bredvid. {child.He} tog ett djupt andetag, ända ner i magen, och gjorde ett eget.

”Krrk”, sa {child}.

# a-real-one
Och någon svarade. Ute bland näckrosorna stack det upp två gula ögon till.

Krrk.

Det var en groda till. Det var en riktig.

Plopp, sa den dammiga grodan, och när den kom upp igen blänkte den som en ny sked.

[pet.dog: ”Nu, {pet}”, sa {child}.

”VOUUUUUUU”, sa {pet}, som hade sparat det ända sedan boden.]

# good-night-knees
Den kvällen låg {child} i sängen,[pet.dog / pet.cat:  med {pet} över tårna,] och {@g} böjde sig ner för att säga god natt.

Krrk, sa knäna.

”Nu är de bra igen”, sa {child}.[school:  ”Det ska jag berätta på {school}.”][pet.other:  I sin bur satte sig {pet} upp och lyssnade.]

Längst ner i trädgården, i mörkret, var det något som sa krrk. Och alldeles bredvid[city: , mitt i {city},] var det något annat som sa krrk.

”God natt, grodor”, sa {@g}.

”God natt, knän”, sa {child} och somnade.

# @g
den vuxna
## if adult & !elder
{adult}
## if elder
{elder.short}

# @g-cap
Den vuxna
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @g-s
den vuxnas
## if adult & !elder
{adult's}
## if elder
{elder's}
