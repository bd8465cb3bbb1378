title: Läraren från Borås
title: Hälsningar från rondellen
title: Väldigt lätt
guest friend: Ebba (hon), Albin (han)
guest teacher: magister Rune (han), magister Sture (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% {teacher} talar som om varje ord var nytt. Den vuxne är {adult}, annars mormor eller farfar, annars {minder}.

# the-heels
{Child's} lärare hette {teacher}, och {teacher} var egentligen en utomjording. Det visste bara {child} och {friend}[!friend.known: , {child's} bästa vän]. När {teacher} blev glad lyfte han från golvet. Blev han lite glad så lyfte hälarna, och blev han mycket glad fick de dra ner honom i byxbenen. Men ingen vuxen [city: {in city} ]fick märka det, för då måste han åka hem till sin planet samma kväll.

Och i dag skulle {child} och {@first} ha utvecklingssamtal med {teacher}.

# bad-things
”Det blir farligt”, sa {friend} i korridoren[school:  {at school}]. ”Lärare blir jätteglada på sådana samtal.”

”Vad ska jag göra?” sa {child}. {Child.He} hade ont i magen, för {child.he} ville behålla sin lärare.

”Säg dåliga saker om dig själv”, sa {friend}. ”Då blir han inte för glad. Jag vaktar här. Ropa om det blir kris.”

# the-round-part
{Teacher} satt bakom sitt bord. Han var lång och smal och talade som om varje ord var nytt.

”Välkomna”, sa han. ”Jag är en helt vanlig människa från Borås.”

”Där har jag ju varit!” sa {@a}. ”Var i Borås?”

{child} blundade.

”I den runda delen”, sa {teacher}.

”Den runda delen?” sa {@a}. ”Menar du vid rondellen?”

”Precis”, sa {teacher}. ”Jag är från rondellen.”

# the-gym-bag
Sedan slog han upp en pärm.

”{Child} har läst ut en hel bok [athlete: om {athlete} ]på egen hand”, sa han, och under bordet såg {child} hur hälarna lyfte.

”Jag har glömt gympapåsen!” sa {child} snabbt.

Hälarna sjönk.

”Igen?” sa {@a}.

”{Child} är snäll mot alla i klassen[sport: , även när det är {sport}]”, sa {teacher}, och nu hängde båda skorna i luften.

”Jag har stoppat ärtsoppa i {friend's} stövel!”

”{Child}!” sa {@a}.

Skorna tog i golvet.

”Och {child} räknar så fint”, sa {teacher}[music:  och nynnade {music}]. Det blev en liten springa mellan honom och stolen.

”Jag har slickat på fönstret!” ropade {child}. ”Och jag sa till alla att det var {friend}!”

”Var det DU?” hördes det från korridoren.

{Teacher} satt på stolen igen.

# the-finest-thing
”Det var ju tråkigt att höra”, sa {@a}. ”Men en sak vill jag säga. Förut grät {child} när {child.he} skulle gå till skolan. Nu springer {child.he} hit. Det är för att {child.he} har fått dig.”

Oj, nej. Det var det finaste som någon hade sagt till {teacher} på hela jorden. {@A} böjde sig ner för att leta efter en näsduk i väskan, och {teacher} lyfte, stilla som en såpbubbla, upp från stolen och upp över bordet.

”{Friend}!” skrek {child}.

# a-moose
Dörren flög upp.

”Titta ut!” ropade {friend}. ”En älg!”

{@A} vände sig mot fönstret. ”Var då?”

”Där borta. Den är väldigt liten”, sa {friend}. ”Titta längre bort!”

{child} klättrade upp på stolen och fick tag om {teacher's} ena ben. Men {teacher} var så glad att det inte räckte. {child} kände hur {child.his} egna hälar lyfte.

”Jag har glömt gympapåsen!” viskade {child}.

Det hjälpte inte. {Teacher} log mot taklampan.

”Jag har tuggat på ditt suddgummi!”

# in-the-sock
Det hjälpte inte heller. Snart skulle {@a} vända sig om. Då sa {child} det som {child.he} var rädd för på riktigt.

”Om {@a} ser dig måste du åka hem”, viskade {child}. ”Och då har jag inte dig mer.”

Rösten gick sönder i mitten, och tårarna rann rakt ner i {teacher's} strumpa.

{Teacher} tittade ner. Han såg {child}, som höll honom om benet med båda armarna, och då blev han ledsen, inte mycket, men tillräckligt. Sakta sjönk han, som en ballong dagen efter ett kalas, och satte sig på stolen igen. {child} släppte inte byxbenet.

# it-went-home
”Nej, jag ser ingen älg”, sa {@a}.

”Den gick hem”, sa {friend}.

{@A} vände sig om. {@He} tittade på {teacher}, som hade damm från taklampan i håret. {@He} tittade på {child}, som stod på en stol och höll i ett byxben. Sedan öppnade {@he} munnen för att fråga något. {child} höll andan.

{@A} stängde munnen igen.

”Jaha”, sa {@he}. ”Då var det väl bara det där med gympapåsen.”

# very-light
{child} vågade inte säga något förrän de nästan var hemma.[pet.dog/pet.cat:  I fönstret satt [!pet.known: {@kind} ]{pet} och ville ha korv.][pet.other:  Där inne väntade {pet} på sin mat.]

”Vad tyckte du om {teacher}?” frågade {child.he}.

{@A} funderade.

”Han är lätt att tycka om”, sa {@he}. ”Väldigt lätt.”

# the-boots
Nästa morgon hade {child} en kasse med sig till skolan, så tung att {friend} fick hålla i ena handtaget. I kassen låg {@s} gamla slalompjäxor, de tyngsta skor de hade kunnat hitta, och en lapp.[elder & adult & !elder2:  I de pjäxorna, sa {elder}, hade ingen någonsin lämnat marken.][elder2 & adult:  I de pjäxorna, sa {elder} och {elder2}, hade ingen någonsin lämnat marken.][elder2 & !adult:  {Elder2} hade burit ner dem från vinden.][pet.dog/pet.cat:  {Pet} hade luktat i båda, men det fanns ingen korv.][pet.other:  {Pet} hade fått höra om alltihop och ätit under tiden.]

Till {teacher}, stod det. Hälsningar från rondellen.

{Teacher} tog på sig pjäxorna och knäppte alla spännen. Så läste han lappen och blev mycket glad. Hälarna ville lyfta, men pjäxorna stod kvar.

# @kind
katten
## if pet.dog
hunden

# @first
{minder}
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

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
## if elder & adult
{elder's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
