title: Pip, sa roboten
title: Robotar säger inte strax
title: Roboten har inget knä
guest minder: moster Lotta (hon), moster Siv (hon)

% Roboten (@a) är {adult}, annars mormor eller farfar, annars {minder}. Den talar med stora bokstäver, rakt och utan miner, tills den blir snäll.

# in-a-minute
{child} ville leka med {@a-first}. Men {@a} vek tvätt.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg i högen och ville inte bli vikt.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg i högen och ville inte bli vikt.]

”Kom nu”, sa {child}.

”Strax”, sa {@a}.

{@A} sa alltid strax.[sport:  Det sa {@he} till och med när de skulle {play sport}.] {child} väntade och väntade[music:  och sjöng {music} två gånger]. Till slut var hela {child} full av väntan, ända upp till halsen. Då gick {child.he} fram till {@a} och tryckte på en knapp på {@his} kofta.

# you-are-a-robot
”Pip!” sa {child}. ”Nu är du en robot. Robotar säger inte strax. De gör precis som man säger.[friend:  Det har min bästa vän {friend} sagt.][pet.other:  Inte som {pet}.]”

{@A} släppte handduken. {@He} blev alldeles rak. Armarna stack rakt fram.

”PIP”, sa {@a}. ”JAG ÄR EN ROBOT. VAD SKA JAG GÖRA?”

{child} hoppade av glädje.[city:  Ingen annan {in city} hade en sådan robot.]

# higher
”Bygg ett torn[school: , som {at school}]!” sa {child.he}.

”PIP”, sa roboten och byggde ett torn av klossar.

”Högre!” sa {child.he}.[friend:  ”{Friend} har högre!”]

”PIP”, sa roboten. Den tog hela tornet i händerna och lyfte upp det högt i luften[athlete: , som {athlete} med en pokal]. ”NU ÄR DET HÖGRE.”

Krasch, sa det, för alla klossarna ramlade ner. {child} skrattade så att {child.he} måste sätta sig.

# on-me
”Ta på mig mössan!” sa {child.he}.

”PIP”, sa roboten. Den tog {child's} lilla röda mössa[elder & adult & !elder2: , som {elder} hade stickat,][elder2 & adult: , som {elder} och {elder2} hade stickat,][elder2 & !adult: , som {elder2} hade stickat,] och drog ner den på sitt eget stora huvud. ”JAG HAR TAGIT PÅ MIG MÖSSAN.”

”Nej!” skrattade {child.he}. ”På MIG!”

”JA”, sa roboten. ”PÅ MIG.”

# banana
”Nu vill jag ha banan”, sa {child.he}. ”Skala bananen!”

”PIP. VAR SKA BANANEN VARA?”

”I munnen!” sa {child.he}.

Roboten stoppade in bananen i sin egen mun. Den stack ut som en gul näbb.

”Bibb”, sa roboten. Sedan tuggade den och svalde.

# no-lap
{child} skrattade tills det var färdigskrattat. Sedan blev {child.he} lite trött.

”Jag vill sitta i knät”, sa {child.he}.

Roboten stod rak som en dörr. Den tittade neråt.

”PIP”, sa den. ”ROBOTEN HAR INGET KNÄ.”

Det var sant! När {@a} stod så där rak fanns det inget knä. Det var bara ben, hela vägen ner.

# no-button
{child} ville stänga av roboten. {Child.He} tryckte på en knapp på koftan.

”PIP”, sa roboten.

{Child.He} klättrade upp på stolen och tryckte på näsan.

”PIP”, sa roboten.

Ingen knapp var den rätta. {child's} underläpp började darra. {@A} stod precis framför {child.him}, och ändå längtade {child.he} efter {@a}.

”Jag vill ha {@a}”, sa {child}.

# bend
Roboten böjde huvudet mot {child}.

”Pip”, sa den, mycket snällare nu. ”Säg hur roboten ska göra.”

{child} torkade sig om näsan. Roboten gjorde ju precis som man sa.

”Böj på benen”, sa {child.he}.

”Pip”, sa roboten och böjde på benen.

”Mer”, sa {child.he}. ”Ännu mer. Sätt dig.”

”Pip”, sa roboten, och så satte den sig, duns, mitt i högen med ren tvätt.[pet.dog / pet.cat:  {Pet} flyttade på sig, men bara lite.]

Och titta! Där var ju knät!

# hug
{child} kröp upp i det. Men robotens armar stack fortfarande rakt fram, som två brädor.

”Den armen ska hit”, sa {child.he} och drog i den.

”Pip”, sa roboten. Armen gick runt {child}.

”Och den armen ska hit.”

”Pip”, sa roboten.

”Krama”, sa {child.he}. ”Hårdare. Inte så hårt. Så ska det vara. Och kinden ska vara här.”

{Child.He} klappade sig på håret, och roboten la sin kind precis där. Den var varm. Den luktade banan.

# soft
Då kom det en lång suck ur roboten, och hela roboten blev mjuk.

”Är du {@a} nu?” frågade {child}.

”Ja”, sa {@a}. ”Nu är jag {@a}.”

{child} lutade sig bakåt. {@A} hade fortfarande den lilla röda mössan på huvudet.[elder & adult & !elder2:  Det måste {elder.short} få se.][elder2 & adult:  Det måste {elder.short} och {elder2.short} få se.][elder2 & !adult:  Det måste {elder2.short} få se.]

# stayed
”Ska du gå upp och vika nu?” frågade {child}.

”Strax”, sa {@a}.

Och så satt {@he} kvar.

# @a-first
{minder}, som bodde hos dem
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

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
hennes
## if adult
{adult.his}
## if elder & !adult
{elder.his}
