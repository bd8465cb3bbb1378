title: Barnet som krympte
title: Jag har tre händer
title: Ett av era barn
guest baby: Britt (hon), Gun (hon)

% {baby} är en ballong. Utomjordingen är blå och har tre armar; på hans planet finns det ingen luft.

# found-one
{child} låg på rygg i parken[city:  i {city}][friend: , bredvid [!friend.known: sin bästa vän ]{friend},] och tittade på molnen, när [pet.dog: {child.his} hund, {pet}, fick se ett rymdskepp landa][pet.cat: {child.his} katt, {pet}, fick se ett rymdskepp landa][!pet.dog & !pet.cat: det landade ett rymdskepp] i [season.winter: snön|gräset]. Det var inte större än ett badkar. Ut klev en utomjording. Han var blå och hade tre armar, och i den mittersta bar han en liten skrynklig ballong.

Ballongen hade mössa på sig.[pet.dog:  {Pet} ville ha den till boll.][pet.cat:  {Pet} såg bara snöret.][friend: 

”En sån mössa vill jag ha”, viskade {friend}.]

”Ursäkta”, sa utomjordingen[elder:  till {elder}[elder2:  och {elder2}][adult: , som satt på bänken med {adult}][!adult:  på bänken]]. ”Är det här Jorden? Jag har hittat ett av era barn.”

”Det där är en ballong”, sa {child}.

”Är det så hon heter?” sa utomjordingen. ”Jag har kallat henne {baby}.”

# soup
Han satte sig i [season.winter: snön|gräset] och suckade.

”Hon kom flygande till oss för länge sedan”, sa han. ”Alldeles ensam. Så rund och blank och fin! Och jag har gjort allt för henne. Jag har kokat soppa, men hon äter inte. [sport: Jag har försökt lära henne {play sport}, men hon rullar bara. ]Jag har sjungit [music: {music} ]för henne varje kväll. Mössan har jag stickat själv.” [elder: Han lät {elder.short} känna på den. | Han sänkte rösten.] ”Men barn ska ju växa. Alla barn jag känner växer. Det här krymper.”

# let-go
{child} tittade närmare. Ballongen var röd, och mitt på satt en vit stjärna. [child.she: {child}|{child.He}] satte sig upp.

”Det är min! Jag tappade den på marknaden när jag var tre. Jag grät ända hem.”

”Tappade du ditt barn?” sa utomjordingen.

”Jag var ju bara tre år!”

”Och hade redan barn”, sa utomjordingen och skakade på huvudet. ”Nåja. Då är det du som är {@the-mother}. Då vet du vad som fattas henne.”

{child} klämde på ballongen. Den var mjuk som en gammal potatis.

”Man måste knyta upp henne först”, sa {child.he}.

# the-knot
”Upp?” sa utomjordingen och lade alla tre armarna om {baby}. Men [elder: {elder.short} nickade. Till sist räckte utomjordingen fram {baby}. | till sist räckte han fram henne.]

Det var en hård knut. {child} pillade med naglarna. {child.He} pillade länge. Och så gick den upp.

PRRRRRRRT!

{baby} for iväg. Hon for två varv runt utomjordingens huvud. Hon for under bänken[adult: , där {adult} lyfte på fötterna,] och genom en buske. Mössan ramlade av.[friend:  Den landade på {friend}.][athlete:  Inte ens {athlete} hade hunnit ifatt henne.][pet.dog:  {Pet} kom tätt efter och lade {baby} i [season.winter: snön|gräset], inte alls som en boll.][pet.cat:  Då satte {pet} en tass på snöret, och där låg {baby}.][!pet.dog & !pet.cat:  Sedan låg [friend: {baby}|hon] i [season.winter: snön|gräset].]

Hon var alldeles platt.

# flat
Utomjordingen lyfte upp henne. Hon hängde över hans finger som ett skal.

”{baby}?” sa han.

{baby} bara hängde där. Och utomjordingen var inte blå längre. Han var grå.[elder:  {Elder.short} tog en av hans händer.]

{child} fick samma klump i halsen som {child.he} hade haft på marknaden. Den gången fanns det inget att göra. {child.He} hade bara stått där med handen i luften.

”Ge henne till mig”, sa {child.he}.

# phooo
{child.He} torkade av ballongen på ärmen. {child.He} satte den mot munnen och blåste allt vad {child.he} orkade.

Fuuuu.

Ingenting hände. {child} blåste så att kinderna värkte.

Fuuuu.

”Hon rörde sig!” sa utomjordingen.

Fuuuu. Fuuuu. {baby} blev stor som ett äpple. Rynkorna försvann, en efter en. Fuuuu. Hon blev stor som ett huvud, och stjärnan lyste blank och vit.

”Hon växer!” ropade utomjordingen. ”Hon växer! Vad är det du ger henne?”

{child} höll för hålet med fingrarna.

”Luft”, sa {child.he}.

# not-a-single-one
”Vad är luft?”

Det hade ingen frågat {child.him} förut[school: , inte ens {at school}].

”Det man andas”, sa {child.he}. ”Den finns här, överallt.”[pet.dog:  {Pet} räckte ut tungan och andades lite.][pet.cat:  {Pet} tittade redan på den.]
[friend: 

”Där”, sa {friend} och pekade. ”Och där.”]

Utomjordingen vände sig om och letade.

”Det har vi inte hemma”, sa han. ”Inte en enda.”

# outgrown
{child} knöt en knut, och en till för säkerhets skull. Utomjordingen [friend: fick tillbaka mössan av {friend} | hämtade mössan]. Han försökte dra ner den, men den satt bara högst upp, som en fingerborg.

”Hon har vuxit ur den”, sa han, så stolt att alla tre armarna skakade.

[friend: Han gav den till {friend}. ]Sedan såg han på {child}, och han såg på {baby}.

”Hon ska väl bo hos sin {@mother} nu”, sa han.

{child} tänkte på soppan. {child.He} tänkte på alla kvällar som han hade sjungit.

”Nej”, sa {child.he}. ”Hon bor hos dig. Men jag vill hålla i henne en gång.”

# three-hands
{child} fick snöret. {child.He} höll hårt, och den här gången tappade {child.he} det inte. Sedan gav {child.he} tillbaka det.

”Håll hårt”, sa {child.he}.

”Jag har tre händer”, sa utomjordingen.[elder:  {Elder.short} släppte den tredje.] Och [elder: utomjordingen|han] höll med alla tre.

# the-window
Den kvällen stod {child} vid fönstret.[pet.dog:  {Pet} andades bredvid {child.him}.][pet.cat / pet.other:  {Pet} tittade ut.] Där uppe, bland stjärnorna, där det inte finns någon luft alls, satt någon och sjöng för en ballong. Och i den fanns {child's} luft.

{child.He} andades på rutan. Det blev en fläck, alldeles rund.

{child.He} ritade dit ett snöre, så att den inte skulle komma bort.

# @the-mother
föräldern
## if child.she
mamman
## if child.he
pappan

# @mother
förälder
## if child.she
mamma
## if child.he
pappa
