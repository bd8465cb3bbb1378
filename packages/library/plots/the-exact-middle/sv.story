title: Exakt i mitten
title: Natten då mitten flyttade på sig
title: Lika långt till allt
title: Mitten är dammsugaren
title: Nystanet med mitten i

# edge
{Child's} säng stod mot ytterväggen. Det hade den alltid gjort, men det var först den här kvällen som någon la örat
mot tapeten.

På andra sidan susade det. Något rullade förbi. [city: Där låg hela {city}|Där låg hela världen], en tapet bort.

”Jag bor ju på kanten”, sa {child}.

## or
{Child} kom ut ur sitt rum med kudden under armen.

”Jag bor på kanten”, sa {child}.

Det var sant. Sängen stod mot ytterväggen, och den som la örat mot tapeten hörde hur det susade på andra sidan och hur
något rullade förbi. [city: Där låg hela {city}|Där låg hela världen], en tapet bort.

# wish
I natt ville {child} sova i mitten. Exakt i mitten, med lika långt till allting. [school: I matkön {at school} hade
{child.he} en gång stått exakt i mitten, och det hade varit oväntat skönt.]

[friend: ”Då ligger jag bredvid mitten”, sa {friend}, som skulle sova över.]

## or
Från en kant kan man trilla. {Child} ville sova i mitten, exakt i mitten, med lika långt till allting. [school: Mitt i
matsalen {at school} stod ett bord där man hörde allas samtal på en gång. Ungefär så, fast tyst.]

[friend: {Friend}, som sov över, tog hellre platsen bredvid, ifall mitten var trång.]

# yarn
[elder: {Elder} hade ett grått nystan och ett gott råd. ”Lägg tråden dubbel”, sa {elder.he}. ”Där den viker sig är
mitten.”|I kökslådan låg ett grått nystan. Man mäter med tråden, lägger den dubbel, och där den viker sig är mitten.]

Så gick tråden från vägg till vägg, förbi soffan och under bordet, [elder2: med {elder2} i andra änden, ]först på
längden och sedan på tvären. Mitten på längden och mitten på tvären möttes vid en smal dörr. Bakom den stod
dammsugaren.

## or
[elder: ”Från hörn till hörn”, sa {elder}, som hade ett grått nystan. ”Och så mellan de andra två. Där trådarna går i
kors är mitten.”|I kökslådan låg ett grått nystan. Man drar en tråd från hörn till hörn och en till mellan de andra
två, och där de går i kors är mitten.]

Den ena tråden gick in under soffan och kom ut med en strumpa. Den andra gick runt bordet[elder2:  och under {elder2},
som lyfte på fötterna]. De korsade varandra i hallen, på handtaget till en smal dörr. Bakom den stod dammsugaren.

# closet
”Mitten är dammsugaren”, sa [friend: {friend}|{child}].

Det provades genast. Man kunde sova mycket bra där, om man var en dammsugare. Slangen tog hela kudden.

Men på golvet låg en gardinring av mässing, som ingen hade saknat, och den fick följa med i fickan.

## or
”Det ligger redan någon där”, sa [friend: {friend}|{child}].

Dammsugaren fick vänta i hallen. {Child} provade skåpet, men där sover man på höjden, bland kvastar, och det tog bara
en minut att bli sned.

När dammsugaren sköts in igen kom det ut en gardinring av mässing, som ingen kändes vid. Den fick följa med i fickan.

# second
Kanske var mitten där det vägde jämnt, som när en linjal ligger stilla på ett finger. Det tyngsta i hela hemmet var
kylskåpet, så mitten måste vara där, eller mycket nära.

{Child} la sig på köksgolvet med kudden. Kylskåpet brummade som en snäll buss. Det var nästan perfekt. Sedan slutade
det brumma, och den som inte har legat bredvid ett kylskåp som slutar vet inte hur tyst det kan bli.

Det gick en lång stund. Dunk, sa det, och så började det om.

## or
Kanske var mitten ett ljud i stället. I mitten borde allting höras lika bra. {Child} gick omkring och lyssnade, tills
kylskåpet och vattenrören och vinden där ute lät precis lika mycket.

Det var på dörrmattan.

{Child} la ner kudden och kände efter. Det luktade fötter, alla fötter som någonsin kommit hem, och genom springan
under dörren tittade utomhus in.

## or
Höjden hade ingen tänkt på. Ett hem har golv och tak också, och mitt emellan dem, så gott som på centimetern, stod
köksbordets skiva.

{Child} la upp kudden och la sig efter. Härifrån såg köket ut som ett kök i en annan familj. Lampan var rund och nära.
Det kunde ha gått bra, om man inte hade känt sig så uppdukad. Det enda som fattades var potatis.

Ingen somnar när han väntar på potatis.

# idea
”Vi mäter fel saker”, sa [friend: {friend}|{child}]. ”Man vill ju inte ha lika långt till väggarna. Man vill ha lika
långt till allt man vill ha nära.”

## or
”Vem bryr sig om väggarna?” sa [friend: {friend}|{child}]. ”Det är ju inte dem man vill ha nära. Man ska mäta till det
man tycker om.”

# threads
Nystanet klipptes i bitar. En knöts i köksstolen, en i läslampan och en i vänstra stöveln[age<9: , den snälla|, den
som aldrig har skavt]. [sport: En knöts om {sport.thing}, för {sport} ska man inte ha för långt bort. ][athlete: En
sattes med tejp på bilden av {athlete}. ][elder: En fick {elder.short}[elder2:  och en fick {elder2.short}]. ][friend:
En fick {friend}. ][adult: En fick {adult} hålla i samma hand som diskborsten. ][pet.dog / pet.cat: En la sig {pet}
på, och det räknades. ][pet.other: En fick peka åt det håll där {pet} var. ]Den sista höll {child} i.

Alla de andra ändarna knöts i mässingsringen. [music: För att det skulle dras lagom hårt åt alla håll nynnade {child}
{music}. ]Trådarna sträcktes, ringen lyfte från golvet, och så hängde den i luften, alldeles stilla, över tröskeln
till köket.

”Där är den”, viskade {child}.

## or
Nystanet klipptes upp. En tråd fick köksstolen, där det äts frukost, en fick läslampan, och en fick vänstra
stöveln[age<9: , den snälla|, den som aldrig har skavt]. [sport: En fick {sport.thing}, för utan {sport} blir en vecka
lång. ][athlete: En klämdes fast vid bilden av {athlete}. ][elder: {Elder.short} tog sin om lillfingret[elder2:  och
{elder2.short} sin om tummen]. ][friend: {Friend} band sin om magen, med rosett. ][adult: {Adult} höll sin tillsammans
med diskborsten. ][pet.dog / pet.cat: {Pet} satte en tass på en, och mer behövdes inte. ][pet.other: En sträcktes mot
{pet}, så långt garnet räckte. ]{Child} tog den sista.

Det som var kvar av trådarna möttes i mässingsringen och knöts. [music: {Child} knäppte på dem, en i taget, tills de
nästan lät som {music}. ]Ringen darrade, steg från golvet och stannade i luften, mitt i dörren till köket.

”Titta”, viskade {child}. ”Så liten mitten är.”

# wander
{Child} la kudden på tröskeln, rakt under, och la sig. Men en av trådarna satt ju i {child.his} egen hand, så ringen
flyttade sig den också, en bit åt sidan. Kudden flyttades efter. Då flyttade sig ringen igen. [friend: {Friend} nös,
och mitten tog ett steg åt vänster. ][adult & !friend / adult & age>=8: {Adult} räckte sig efter ett glas, och mitten
gick in i köket. ][pet.dog / pet.cat: {Pet} gick och drack, och mitten följde med.]

”Den står ju inte stilla”, sa [friend: {friend}|{child}].

## or
Kudden på golvet, {child} på kudden, rakt under ringen, så stilla det gick. Men den som andas gör det ända ut i
fingrarna, och där satt tråden. Ringen åkte upp och ner. [friend: {Friend} gick efter en kaka, och mitten följde med
till skafferiet. ][adult & !friend / adult & age>=8: {Adult} började skratta, och mitten hoppade. ][pet.dog / pet.cat:
{Pet} hörde något i hallen och tog mitten med sig dit.]

”Mitten har inte lagt sig än”, sa [friend: {friend}|{child}].

# gather
{Child} låg på rygg och såg upp på den. Det som flyttar sig kan man flytta dit man vill ha det.

”Allihop in till mig”, sa {child.he}[!friend & !elder & !adult:  till köksstolen, läslampan och stöveln].

Så bars allting in, med trådarna efter sig. Stolen hit. Stöveln dit. [friend / elder / adult: Någon upp på tå. ]Ringen
gled över mattan, gled in över täcket, och så blev det stopp, en halvmeter från kudden. Den ville inte längre. Allt
som drog stod ju på samma sida om sängen. På den andra sidan fanns bara väggen, och bakom den var det ute.

”Då får ute också hålla i en tråd”, sa {child}.

## or
{Child} satte sig upp. Om mitten gick dit alla gick, så kunde alla gå dit mitten skulle.

”Då lägger vi den”, sa {child.he}. ”Hos mig.”

Stolen fastnade i dörren och fick gå in baklänges. Stöveln tog två steg. [friend / elder / adult: Resten av sällskapet
kom efter på rad, för trådarnas skull. ]Ringen seglade in över mattan, över sängens fotände, ända upp mot kudden, men
inte riktigt. Det fattades en halv arm. [age>=8: Stolen flyttades en bit till, och det hjälpte inte. ]Allting drog ju
åt ett håll. Åt det andra drog ingen, för där var väggen, och sedan var det ute.

”Då får ute också hålla i en tråd”, sa {child}.

# there
Den tråden knöts i fönsterhaken, så nära [city: {city}|utomhus] man kunde komma. Den sträcktes. Det susade till i den,
som om någon tog emot där ute. Och sakta gled ringen vidare, tills den hängde mitt över kudden.

Ingen sa något. Det var lika långt till allting.

## or
Den tråden bands om fönsterhaken, två varv. På andra sidan rutan låg [city: {city}|gatan]. Ett tag hände ingenting.
Sedan kom det ett litet ryck, som när någon får tag i andra änden, och ringen gled den sista biten, till mitt över
kudden.

Ingen rörde sig. Det var lika långt till allting.

# wind
[adult: ”Diskborsten droppar”, sa {adult} till sist.|Men trådar kan man inte hålla i hela natten.]

Så de lindades upp på ringen, en efter en, den från stolen och den från lampan och den från stöveln[friend & age>=8: ,
och den från {friend}][elder & age>=8: , och den från {elder.short}][pet.dog & age>=8 / pet.cat & age>=8: , och den
från {pet}], och sist den från fönstret, runt, runt, tills de var ett nystan igen, med mitten innerst. Sedan kunde var
och en gå dit den ville. Mitten låg kvar.

## or
[adult: ”Får jag sätta mig?” frågade {adult}.|Men det går ju inte att stå så till i morgon.]

{Child} vred på ringen, och den åt upp trådarna som spagetti: den från stolen, den från lampan, den från
stöveln[friend & age>=8: , den från {friend}][elder & age>=8: , den från {elder.short}][pet.dog & age>=8 / pet.cat &
age>=8: , den från {pet}], och den från fönstret sist. Då var den ett nystan igen, med mitten längst in. Sedan fick
folk gå vart de ville, och mitten brydde sig inte om det.

# down
Nystanet fick ligga vid kudden. Det var lent och grått och ännu lite varmt. [friend: {Friend} låg på sin madrass,
bredvid mitten. ][pet.dog / pet.cat: {Pet} la sig där det fanns plats, vid fötterna. ][adult: {Adult} släckte
läslampan. ]

## or
{Child} la nystanet vid kudden, där det sjönk ner en aning, som något som väger mer än det ser ut. [friend: Bredvid
mitten låg {friend}, precis som avtalat. ][pet.dog / pet.cat: {Pet} hade redan tagit fotändan. ][adult: {Adult}
släckte läslampan. ]

# last
{Child} la örat mot tapeten. På andra sidan susade det, och något rullade förbi, långsamt, på väg hem. Så vände
{child.he} sig om och lyssnade åt andra hållet, där kylskåpet brummade och någon gick på strumpor över golvet.

Det var lika långt åt båda hållen. Sängen stod där den alltid hade stått, mitt emellan ute och inne, och i den låg
{child}, exakt i mitten, och sov.

## or
På andra sidan tapeten susade det, och något rullade förbi, långsamt, på väg hem. På den här sidan brummade kylskåpet,
och någon gick på strumpor över golvet.

Och mitt emellan alltihop låg ett nystan, inte större än en bulle, och bredvid nystanet låg {child}, med en hand om
det, och det var precis lika långt åt alla håll.
