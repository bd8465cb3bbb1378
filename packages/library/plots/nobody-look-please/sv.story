title: Ingen får titta, tack
title: Nu väntar du här
title: Klossen som väntade
guest friend: Märta (hon), Ludvig (han)
guest pet: Kleo (hon), Figaro (han)
guest minder: Malena (hon), Josefin (hon)

% Den vuxna är {adult}, annars den äldre, annars {minder}. Katten är familjens, eller grannens som bor hos dem, med låda och allt; en hund går bakom en buske.
% Det katten säger sjungs, lite högre varje gång.

# the-potty
{child} hade en potta. Den var grön som en groda och bodde i ett hörn av badrummet.

{child} tyckte att det var en väldigt bra potta. Den var bra att ha på huvudet[sport: , om man skulle {play sport}]. Den var bra att skjutsa Nalle i. Den var bra att ha klossar i.

”Men mest är den till för att kissa i”, sa {@a-first}.

”Nej tack”, sa {child}.

”{@Song}”, sa {pet}.

{@Pet-is} den starkaste rösten i hela [city: {city} | huset].

# the-tower
En förmiddag kom {friend} och lekte. {Friend.He} var {child's} bästa vän, och tillsammans byggde de ett torn[school: , lika högt som de {at school}]. Det växte, en kloss, två klossar, tre klossar, och {pet} hjälpte till genom att sitta på resten.

Då började {child} vicka på rumpan.

Vicke, vicke, vick.

”Är det där en kissdans?” frågade {@a}.

”Nej”, sa {child}. ”Det är en vanlig dans[music:  till {music}].”

Då dansade {friend} också. Vicke, vicke, vick, och så …

Dropp.

De tittade ner på golvet allihop. Där låg en pöl.

”Oj”, sa {child} med mycket liten röst. ”Min dans rann över.”

# spills
”Det gör ingenting”, sa {@a}. ”Det är bara att torka.” Och {@a-he} torkade, torka, torka, torka, och tog fram ett par torra byxor med ankor på.

”Jag ville inte sluta”, sa {child} till {friend}. ”Tornet kunde ju försvinna.”

{Friend} nickade. Torn försvann ibland.

# the-tray
Just då reste sig {pet}. {Pet.He} hade suttit och klappat på en röd kloss, klapp, klapp, klapp. Nu lät {pet.he} den ligga, satte svansen i vädret och gick ut ur rummet.

”Vart ska {pet.he}?” viskade {friend}.

{@Followed}

{Pet} tittade på {child}. {Pet} tittade på {friend}.

”{@Longer}!” sa {pet}.

”Vad sa {pet.he}?” frågade {friend}.

Det visste {child}. Det visste {child} alltid. ”{Pet.He} sa: ingen får titta, tack.”

Så de vände sig om och tittade på väggen. Bakom dem sa det kriss, krass, kriss.

# the-brick
Sedan gick {pet} raka vägen tillbaka till sin röda kloss. Den låg precis där {pet.he} hade lämnat den. Klapp, klapp, klapp.

”Klossen väntade på {pet.him}!” sa {child}.

# you-wait
Efter lunchen byggde de tornet ännu högre[elder & adult: , och {elder}[elder2:  och {elder2}] hjälpte till]. Fyra klossar. Fem klossar. Sex klossar.

Vicke, vick.

{child} stannade. {Child.He} tittade ner på sin mage. {Child.He} tittade upp på tornet.

”Tornet”, sa {child.he}, ”nu väntar du här.”

Och {child.he} sprang[athlete:  som {athlete}]! Genom hallen, in i badrummet, ner med ankorna, och så satt {child.he} på den grodgröna pottan.

# nobody-look
”Ingen får titta, tack”, sa {child}.

{@A} vände sig om. {Friend} vände sig om.[elder & adult:  {Elder.short} vände sig om.][elder2:  {Elder2} vände sig om.] Nalle fick man vända på.

”Du också, {pet}.”

{Pet} vände sig om.

Det blev mycket tyst. Ingenting hände. Sedan hände det lite mer ingenting.

Och så … pinkeli, pinkeli, pink.

Det ena av {pet's} öron {@ear}.

”{@Loudest}!” sjöng {pet}.

”Vad sa {pet.he}?” frågade {friend}.

{child} log med hela ansiktet. ”{Pet.He} sa hurra.”

Och när de kom tillbaka stod tornet kvar och väntade, alla sex klossarna. {child} lade på nummer sju.

# night-night
På kvällen stannade {child} i pyjamas utanför badrummet och vinkade.

”God natt, pottan.”

Och pottan stod där i mörkret, grön som en groda, och inte på någons huvud alls.

# @Pet-is
{Pet} var grannens siameskatt, som bodde hos dem just då, med kattlåda och allt. {Pet.He} hade bruna öron, bruna strumpor och
## if pet.cat
{Pet} var {child's} katt. {Pet.He} hade två fina öron, fyra mjuka tassar och, när {pet.he} ville,
## if pet.cat & breed.Siamese
{Pet} var en siameskatt. {Pet.He} hade mörka öron, mörka strumpor och
## if pet.dog
{Pet} var {child's} hund. {Pet.He} hade två fina öron, fyra snabba tassar och, när {pet.he} ville,

# @Followed
De smög efter på tå. Genom hallen. Runt hörnet. Och där stod {pet}, i sin kattlåda.
## if pet.dog
{Pet} ställde sig vid ytterdörren tills {@a} öppnade. De smög efter på tå allihop. Ut genom dörren. Runt hörnet. Och där stod {pet}, bakom en buske.

# @Song
Mjaa-AO
## if pet.dog
Vo-VOO

# @Longer
Mjaa-ao-AO
## if pet.dog
Vo-vo-VOO

# @Loudest
MJAA-AO-AO-AO
## if pet.dog
VOO-VOO-VOO-VOO

# @ear
vreds bakåt
## if pet.dog
ryckte till

# @a-first
{minder}, som passade {child.him}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
