title: Det man säger om en enhörning
title: Enhörningen som kom på lördagen
title: Hurdan är jag?
guest friend: Stella (hon), Viggo (han)

% Den äldre skurar och har hinken med sig till parken. Hunden eller katten ser henne först och lämnar inte hovmärkena.

# the-fib
{child}, som var {age} år, hade sagt till {friend} att {child.he} hade en enhörning hemma. Det hade {child.he} inte. Det bara hoppade ur munnen.

”Då kommer jag på lördag och tittar på den”, sa {friend}[friend & !friend.known: , som var {child's} bästa vän].

Nu var det lördag. {child} satt på trappan med ont i magen[elder: , och {elder}[elder2:  och {elder2}] skurade runt {child.him}]. Om en liten stund skulle {friend} komma, och då skulle {friend.he} få veta att {child} hade ljugit. [pet: {Pet}, {child.his} {@pet-is}, satt bredvid. ”Du har ju inget horn”, sa {child} och suckade.]

# @pet-is
vän
## if pet.dog
hund
## if pet.cat
katt

# here-i-am
”Ursäkta”, sa någon bakom soptunnorna.[pet.dog / pet.cat:  {Pet} visste redan.]

Där stod en enhörning. Den hade hö i manen och ett långt, blankt horn.

”Du sa att du hade en enhörning”, sa den. ”Så nu har du det. Jag kom så fort jag kunde. Hurdan är jag?”

”Vet du inte det själv?”

”Det man säger om en enhörning blir sant”, sa enhörningen. ”Och om mig har ingen sagt något än.”

{child}[elder & age>=7:  och {elder.short}] tittade noga.

”Du är vit”, sa {child.he}.

Poff! Enhörningen blev [elder & age>=7: vit. ”Som ett lakan”, sa {elder.short} belåtet.|vit som ett lakan.]

”Du är jättestor!”

Poff! Nu stod enhörningen med hornet i molnen.

”Nej, liten!”

Poff! Nu stod enhörningen i {child's} hand, stor som en hamster, och stampade. Det kittlades.[pet.dog & age>=7:  {Pet} ville smaka.][pet.cat & age>=7:  {Pet} slickade sig om munnen.]

”Lagom!” sa {child}. ”Du är precis lagom. Och du är snäll, och du är en hon!”

”Tack”, sa enhörningen. ”Det känns skönt att veta.”

# everything-at-once
Då kom {friend} på sin cykel, och {friend.he} körde rakt in i häcken.

”Du har en”, sa {friend} inifrån häcken.

”Det man säger om henne blir sant”, sa {child}.

[elder: ”Det skulle du inte ha sagt”, sa {elder.short}.|Det skulle {child.he} inte ha sagt.]

”Hon är randig!” skrek {friend}.

Poff!

”Hon har rullskridskor!”

Poff!

”Hon rapar när hon är glad!”

”Burp”, sa enhörningen förvånat.

[pet.dog: ”Hon är precis som {pet}!” ropade {child}, och enhörningen [age>=7: kliade sig bakom örat med hoven och ]sprang efter sin egen svans[age>=7: , så fort det går på rullskridskor].]

[pet & !pet.dog: ”Hon är precis som {pet}!” ropade {child}, och enhörningen försökte klättra upp i {child.his} famn.]

[sport: ”Hon kan {play sport}!” ropade {child}, och det kunde hon. Häcken blev inte sig lik.]

[athlete: ”Hon är nästan lika bra som {athlete}!” ropade {child}, och poff, så var hon det.]

[music: {Friend} sa att hon kunde sjunga {music}, och hon sjöng det genom näsan.]

[elder: ”Snart är hon lerig”, sa {elder.short}, och poff, så var hon det.[age>=7:  {Elder.short} tog hinken.]]

De skrattade så att de fick ligga ner i gräset. [age>=7: ”Burp”, sa enhörningen hela tiden, för hon hade inte haft så roligt förut.]

# the-park
Sedan gick de till parken för att visa henne[elder: , och {elder.short} kom efter med hinken].[pet.dog & age>=7:  {Pet} gick först.][pet.cat & age>=7:  {Pet} råkade ha samma väg.] [city: Hela {city} var visst där.]

På klätterställningen satt en massa stora barn[school:  från {school}]. De slutade klättra.

”Det där är en häst med strut på”, sa en av dem.

Alla skrattade.

”Du tror väl inte på enhörningar?” sa den som satt högst upp, till {child}. ”Det gör bara bebisar.”

Alla tittade på {child.him}[elder: , {elder.short} också]. {child} blev varm i hela ansiktet. {friend} tog {child.him} i ärmen, men {child} hann inte tänka.

”Nej”, sa {child}. ”Det finns inga enhörningar.”

# gone
Det sa inte ens poff.

Enhörningen var borta. I gräset var fyra märken efter hovarna, och ett hårstrå, och ingenting mer.

”Vad sa du?” viskade {friend}.

{child} kunde inte svara. Det gjorde för ont i halsen. Enhörningen hade kommit så fort hon kunde, och {child} hade sagt att hon inte fanns.

[pet: {@pet-waits}]

”Det finns enhörningar”, viskade {child} till [pet.dog / pet.cat: {pet} och ]hovmärkena.

Ingenting hände.[pet.dog:  {Pet} väntade.][pet.cat:  {Pet} satt kvar.]

{friend} satte sig bredvid {child.him} i gräset och lutade sig lite, så att deras axlar satt ihop.

”Du sa nej så att alla hörde”, sa {friend} efter en stund. ”Då måste du nog säga ja så att alla hör.”

”De kommer att skratta.”

”Ja”, sa [elder: {elder.short}|{friend}]. ”Det kommer de.”

# @pet-waits
{Pet} ville inte gå därifrån.
## if pet.dog
{Pet} lade sig mitt emellan hovmärkena.
## if pet.cat
{Pet} satte sig mitt emellan hovmärkena.

# say-it
{child} skakade i benen. Men [elder: {elder.short} vände på hinken, och {child} klev på den och|{child.he} klättrade] upp på bänken[pet.dog: . {Pet} skällde tills alla tittade, och {child}|, där alla såg {child.him}, och] drog efter andan.

”Det finns enhörningar!” ropade {child}. ”Jag har en!”

Alla skrattade.

”Hon har ett horn!” ropade {child}.

Poff! Mitt i luften[pet.dog / pet.cat: , rakt ovanför {pet},] hängde ett horn.

De slutade skratta.[pet.dog / pet.cat:  {Pet} tittade upp.]

”Hon har fyra ben!” ropade {child}.

Poff! [pet.dog / pet.cat: Runt {pet}|Under hornet] stod fyra ben.[pet.dog & age>=7:  {Pet.He} slickade på ett.][pet.cat & age>=7:  {Pet.He} strök sig mot ett.]

”Mage!” ropade {friend}. [elder & age>=7: ”Hon har mage!”

”Och rygg!” ropade {elder.short}.|”Hon har mage! Och rygg!”]

Poff! Poff!

”Och svans!” ropade {child}. ”Hon är vit, och hon har hö i manen!”

”Ögon!” ropade den som satt högst upp. ”Ni har glömt ögonen!”

”Hur många?”[elder:  sa {elder.short}.]

”Två”, sa {child}.

Poff. Två bruna ögon öppnade sig och tittade rakt på {child}.

[elder & age>=7: ”Och ren är hon”, sa {elder.short}, och poff, så behövdes ingen hink.]

{child} klev ner från bänken. Nu var det bara en sak kvar, och den sa {child.he} så tyst att bara enhörningen hörde.

”Och hon är inte arg på mig.”

Det kom inget poff. Enhörningen lade sin mule i {child's} hand. Den var mjuk som ingenting annat.

”Det var sant redan”, sa hon.

# home-again
[age>=7: Alla som ville fick rida ett varv runt dammen, [elder: {elder.short} och ]den som satt högst upp också, och ingen sa något om strutar.]

”Jag hade ingen enhörning”, sa {child} på vägen hem. ”När jag sa att jag hade en.”

”Jag vet”, sa {friend}. ”Men du hade en på lördagen.”

# asleep
På kvällen låg enhörningen på mattan bredvid {child's} säng[pet.dog / pet.cat: , med {pet} mot magen. {Pet} behövde inget horn]. [elder: {Elder} hade torkat av hovarna.] [adult & !elder: {Adult} hade klivit över henne två gånger.] Månen lyste på hornet.

”Hurdan är jag nu?” frågade [elder / adult: enhörningen|hon].

”Du är trött”, sa {child}.

Enhörningen gäspade[pet.dog / pet.cat: , och {pet} med].

”Du är varm.”

Det blev varmt om hela sängen.

”Och du är kvar i morgon.”

”Det är jag”, sa enhörningen.

De låg och lyssnade på varandra en stund.

”Hurdan är jag, då?” mumlade {child}.

Enhörningen tänkte efter, länge.

”Du sover”, sa hon.

Och det blev också sant.
