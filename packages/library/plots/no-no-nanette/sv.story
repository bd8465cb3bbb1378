title: Geten som inte kunde säga nej
title: Nä, sa geten
title: En tumme bort
guest goat: Getrud (hon), Getruda (hon)

% Regel: på getska betyder mä ja. Nä är nej, nja är mittemellan.

# the-no
I köket var det morotssoppa till middag, och bredvid stod grön sallad. {child} ville inte ha. Och {child.he} visste hur man säger det.

Först stängde {child.he} munnen. Sedan vred {child.he} bort huvudet. Sedan sköt {child.he} ifrån sig tallriken, precis en tumme.

”Nä”, sa {child}.

[friend: ”Vad bra du gör det”, sa {friend}[!friend.known: , {child's} bästa vän,] som åt middag där.

][adult: ”Du har inte ens smakat”, sa {adult} och gick för att leta efter bröd.]

# half-a-doormat
Då klapprade det i trappan, och in i köket kom en get. Halva dörrmattan hängde ur munnen på henne.

”Ursäkta”, sa geten[!short:  och svalde]. ”Jag såg ditt nej genom fönstret. Det var det vackraste jag har sett. Kan du lära mig?”

[!short & age>=4: Så hade ingen sagt om {child's} nej förut. ]”Kan du inte säga nej?” frågade {child.he}.

”Jag kan bara mä”, sa geten, som hette {goat}. ”Och på getska betyder mä ja.”

{child} [!short: trodde henne inte. {child.He} ]höll fram grytlappen[elder: , den som {elder} hade virkat].

”Mä-ä-ä”, sa {goat} och åt upp den. ”Där ser du. [!short: Jag är så mätt att det gör ont. ][!short & age>=5 / school: I dag har jag ätit en stråhatt[school: , ett staket utanför {school}] och början på en bok. ]Och folk håller fram mer.”

# the-lesson
[!short: Så {child} blev lärare.

”Först stänger man munnen”, sa {child.he}.

{goat} stängde munnen. Resten av mattan blev kvar utanför.

”Sedan vrider man bort huvudet.” | ”Först stänger man munnen och vrider bort huvudet”, sa {child}.]

{goat} vred bort huvudet. Där hängde kökshandduken, så den åt hon.

[!short & age>=5: ”Sedan skjuter man bort tallriken. En tumme. Om man skjuter för kort tror de att man gör plats för mer. Om man skjuter för långt blir det tjat.”

{goat} sköt med nosen. Det blev en meter.

]”Och sedan säger man nä.”

”Mä”, sa {goat}.

”Tungan bakom tänderna. Nnnn.”

”Nnnn”, sa {goat}, och hela geten darrade. ”Nnnn-Ä-Ä-Ä!”

[!short & age>=4 / city: Alla glasen i skåpet hoppade[city: , och ute {in city} stannade en buss].

]{child} höll fram en toffel.

”Nä-ä-ä!” sa {goat}. Och toffeln klarade sig.[friend:  {Friend} vågade hålla fram sin mössa. Den klarade sig också.][pet.dog:  {Pet} kom med sitt eget ben, artig som {pet.he} var. Det fick {pet.he} behålla.][pet.cat:  {Pet} låg på sin filt och höll i den. ”Nä-ä-ä”, sa {goat} till filten, och då kunde {pet} somna om.][pet.other:  ”Nä-ä-ä”, sa hon artigt till all mat i {pet's} bur.][sport:  {goat} sa nä till {sport.thing}, och det är svårt.][athlete:  {goat} sa nä till bilden av {athlete} på kylskåpet, och det var tur.][music:  På radion spelade de {music}, och hon sa nä i takt.]

# gets-there-first
{goat} var så glad. Hon sa nä till bordsduken. [!short: Hon sa nä till stolen, som ingen hade bjudit på, ända tills det kurrade i magen. | Sedan kurrade det i magen.]

”Nu ska det bli gott med mat”, sa hon. ”Är det där sallad? Det är det bästa jag vet!”

{child} höll fram skålen. Då stängdes {goat's} mun. Huvudet vred sig bort.

”Nä-ä-ä”, sa {goat}.

”Men du ville ju ha!”

”Jag vill”, sa {goat} mellan tänderna. ”Det är munnen. Den hinner före![short:  Hur slutar man?]”

[!short: Hon försökte igen, och munnen hann före. Hon tog sats borta vid dörren. Munnen hann före ändå.

”Hur slutar man?” sa {goat}.

]”Det vet jag inte”, sa {child}. ”Längre än så här har jag aldrig kommit.”

{goat} satte sig på golvet, och en tår rann ner i skägget. {child} satte sig bredvid. {child.He} visste hur det var. [!short: Man sitter där och är hungrig, och munnen har redan sagt nä, och alla tittar. Då är man ensam där bakom tänderna. ][!short: {child.He} lade handen på den sträva ryggen.]

# only-the-tip
Man måste lura munnen, med något så litet att den inte märkte det.

”Bara tungspetsen”, sa {child}. [!short: ”Det är inte att äta. Det är att titta efter, med tungan.”]

”Visa”, sa {goat}.

{child} såg på soppan. Den var orange ända ner. {child.He} var lite rädd för den.

Så {child.he} stängde munnen[!short: , för att den inte skulle misstänka något]. Sedan smet tungspetsen ut genom en springa och nuddade soppan.

{child} blundade med ena ögat. Näsan skrynklade ihop sig.[!short:  Sedan slätade den ut sig igen.]

”Nå?” viskade {goat}. ”Är det mä eller nä?”

{child} kände efter. Det var varmt. Det var salt. Det smakade orange[!short: , ända ner i magen]. Det var inte nä. Men det var inte mä heller.

”Nja”, sa {child}.

”Vad är det för ord?”

”Det är mittemellan. [!short: Man får vara kvar där så länge man vill.]”

# in-between
{goat} stängde munnen. Ut smet en lång, grå tungspets och nuddade salladen.

”Nja-a-a”, sa {goat}. [!short: Det var ett ord som gjort för en get. ”Nja-a-a.”]

Hon nuddade en gång till. Sedan fastnade ett blad[!short: , alldeles av sig självt].

”Mä”, sa {goat} lågt, och så var skålen tom.

[adult: {Adult} kom tillbaka utan bröd och blev stående i dörren. ”Har vi en get?”

”Nja”, sa {child}.]

# half-a-thumb
Sedan gick {goat} hem till sig. [!short / friend / elder: {child}[friend:  och {friend}] stod i fönstret och såg henne gå nerför gatan. Hon sa nä till en cykelsadel. [!short & age>=5: Hon sa nä till en vante som någon hade tappat. ]Vid häcken på hörnet stannade hon länge.

”Nja-a-a”, hördes det.[elder:  Nu fick {elder.short} virka en ny grytlapp[elder2: , och {elder2.short} ville höra varför].]]

[pet.dog / pet.cat: {Pet} lade sig under bordet, där det är varmast. ]På bordet stod soppan kvar, precis en tumme bort. {child} satte sig och såg på den en stund.

Sedan drog {child.he} tillbaka den. En halv tumme.
