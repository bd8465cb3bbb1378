title: Hytt nummer sjutton
title: Två och en halv
guest friend: Maja (hon), Otto (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Räkningen sägs lika varje gång: ett, två, två och en halv. Sista raden sägs lågt.
% Den som berättat (@a) är {adult}, annars {minder}. @kid är {child}, @young är {@a} som barn.

# two-and-a-half
{@A} hade berättat det minst femtio gånger. Hur {@he} som tioåring stod högst upp på femman på Storbadet[city:  {in city}] och inte vågade hoppa. Och hur {@kid} {@he} aldrig hade sett förut räknade åt {@him}.

”Ett, två, två och en halv”, brukade {@a} säga. ”Och på tre är man redan i luften.”

Så räknade de när {child} skulle dra av ett plåster, och när {child.he} skulle ner i kallt vatten[sport: , och innan {child.he} skulle {play sport}]. Men {child} hade själv aldrig hoppat från femman[school: , fast halva {school} hade gjort det]. {Child.He} hade gått upp fyra gånger och gått ner fyra gånger.

# today-then
”I dag, då?” frågade {friend}[!friend.known: , {child's} bästa vän].

”Kanske”, sa {child}, vilket betydde nej.

# the-coin
Det var sista sommaren med de gamla omklädningshytterna, för till hösten skulle de rivas. Bara nummer sjutton var ledig. Låset var rostigt och ville ha en krona, en sådan gammal som inte gällde längre. Men {child} hade en i necessären, från [elder: {elder's}[elder2:  och {elder2's}] glasburk|en glasburk hemma]. {Child.He} stoppade i den och vred om.

Det sa klack, och ljuset under dörren ändrade färg.

# wrong-music
När de kom ut var det fel musik[music:  och inte alls {@song}]. Den dunkade ur en bandspelare på en filt, och på filten låg fyra tonåringar i neonfärgade badbyxor. Ingen hade mobil. Piggelin kostade fem kronor.

{Friend} läste på kioskens löpsedel. {Friend.He} läste den två gånger.[athlete:  Där fanns inte ett ord om {athlete}.]

”Vilket år stod det på kronan?” frågade {friend.he} långsamt.

”Nittonhundranittiosju”, sa {child}.

”Där har vi det”, sa {friend} och satte sig på en papperskorg.

# thirteen-minutes
På väggen hängde en skylt: Badet stänger klockan sex. Låsen töms då. Den stora klockan visade tretton minuter i sex.

”Om de tar vår krona”, sa {friend}, ”sitter vi fast. Vi går tillbaka. Nu direkt.”

# on-one-leg
Men {child} hörde {friend.him} inte. Högst upp på femman stod {@young} med armarna om sig själv. Nedanför väntade en lång kö på stegen, och någon ropade åt {@her} att skynda på. {@The-young} stod på ett ben och gned den andra foten mot vaden, upp och ner.

Så gjorde {@a}. Varje dag vid spisen, när {@he} väntade på att vattnet skulle koka.

”Håll koll på klockan”, sa {child} och sprang.

{Child.He} trängde sig uppför stegen, förbi alla. ”Jag ska bara hjälpa {@her}”, sa {child.he} tolv gånger. Sedan var {child.he} uppe. Det var precis lika högt nittonhundranittiosju.

# at-the-top
{@The-young} hade gåshud och hade gråtit lite.

”Jag kan inte hoppa”, sa {@the-young}. ”Och jag kan inte gå ner, för alla tittar.”

”Jag vet”, sa {child}. ”Jag har gått ner fyra gånger.”

”Var det hemskt?”

{child} tänkte efter. ”Nej. Bara lite. Men du kommer att hoppa.”

”Hur vet du det?”

För att du har berättat det, tänkte {child}. Men det gick ju inte att säga.

”För att jag räknar åt dig. Ett, två, två och en halv, och på tre är man redan i luften. Det är där emellan man brukar bli rädd, förstår du. Så där lägger man en halva i stället.”

# who-made-it-up
{@The-young} skrattade till. ”Vad är det för ett sätt att räkna? Vem har hittat på det?”

{child} öppnade munnen för att svara. {@A} hade hittat på det. Fast nej, {@a} hade lärt sig det av {@the-kid} i tornet. Och {@the-kid} i tornet hade lärt sig det av …

Det svindlade, och inte bara för höjden.

”Jag har ingen aning”, sa {child}. Det var alldeles sant.

{@The-young} ställde tårna över kanten.

”Ett”, sa {child}. ”Två. Två och en halv …”

Och så stod {child.he} ensam däruppe. Långt därnere plaskade det, och ett vått huvud sköt upp och tjöt av glädje.

# three-minutes
”{child}!” skrek {friend}. ”TRE MINUTER!”

{child} vände sig om. Stegen var full av folk, från första pinnen till sista. Borta vid hytterna gick badvakten med sin nyckelknippa. Han tömde nummer tolv. Han tömde nummer tretton.

Det fanns bara en snabb väg ner.

# in-the-air
{child.His} knän skakade. Vattnet såg ut som ett frimärke. Ingen fanns där som kunde räkna åt {child.him}, så {child.he} fick göra det själv.

”Ett”, viskade {child}. ”Två. Två och en halv.”

På tre var {child.he} redan i luften.

# clack
{Friend} drog upp {child.him} vid kanten, och de sprang så att det skvätte. Badvakten satte nyckeln i nummer sexton. De kastade sig in i sjutton och vred om. Klack! Kronan trillade ner i {child's} våta hand, och utanför blev musiken den vanliga igen.

De satt på golvet och flämtade.

”Du hoppade”, sa {friend}.

”Jag hade ju ingen tid att vara rädd”, sa {child}.

# lemons
På kvällen kom {@a} in i badrummet medan {child} borstade tänderna. Över badkaret droppade {child's} {@suit} med citroner.

[pet.dog / pet.cat: På badrumsmattan låg {pet}[!pet.known: , {child's} [pet.cat: katt|hund],] och räknade dropparna. {Pet.He} kom aldrig längre än till två.

][pet.other: I rummet bredvid sov {pet}. {Pet.He} hade aldrig hoppat från någonting och tänkte inte börja.

]”Jag hoppade från femman i dag”, sa {child} med munnen full av skum.

”Gjorde du?” {@A} lyste upp. ”Vem räknade åt dig?”

”Jag själv.”

{@A} skulle just säga något, men {@he} tittade på {@the-suit}. {@He} tittade länge. {@His} fot började gnida mot vaden, upp och ner.

# always-wondered
”{@Had}”, sa {@a} tyst. ”{@The-kid} i tornet.” Sedan såg {@he} på {child}. ”Jag har alltid undrat vem som hittade på den där räkningen.”

{child} sköljde munnen och lutade sig mot {@as} arm.

”Ja”, sa {child.he}. ”Det har jag också.”

# @kid
en unge
## if child.she
en flicka
## if child.he
en pojke

# @the-kid
ungen
## if child.she
flickan
## if child.he
pojken

# @had
Det var citroner på
## if child.she
Hon hade citroner
## if child.he
Han hade citroner

# @suit
gula badkläder
## if child.she
baddräkt, den gula
## if child.he
badbyxor, de gula

# @the-suit
badkläderna
## if child.she
baddräkten
## if child.he
badbyxorna

# @her
henne
## if adult.he
honom
## if adult.name / adult.they
ungen

# @young
en flicka
## if adult.he
en pojke
## if adult.name / adult.they
en unge

# @the-young
flickan
## if adult.he
pojken
## if adult.name / adult.they
ungen

# @song
{music}

# @a
{minder}
## if adult
{adult}

# @as
{minder's}
## if adult
{adult's}

# @he
hon
## if adult
{adult.he}

# @him
henne
## if adult
{adult.him}

# @his
hennes
## if adult
{adult.his}
