title: Jag står bara här
title: Glupp, sa leran
title: Gå runt leran
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Vid grinden (@a) står mormor eller farfar, annars {adult}, annars {minder}. ”Glupp” säger barnet, djupare för varje gång; sista {wish.sound} är alldeles lågt.
% En regel: ju mer man drar, desto hårdare håller leran. Den som vickar är vännen, hunden, katten eller den äldre (@help).

# go-round
”Gå runt leran”, sa {@first}.

Men {child} hade stövlar på sig och klev rakt i. Det var på vägen till bondgården[city: , en bit utanför {city}], och det var jättefin lera. {Child.He} tog ett steg, och ett till, och sedan följde inte fötterna med.

Glupp, sa leran.

{child} drog, och leran höll fast. {Child.He} ville loss. Men {@a} hade ju sagt att {child.he} skulle gå runt, och då är det svårt att säga att man inte gjorde det.

”Sitter du fast?” ropade {@a}, som väntade vid grinden[elder2:  tillsammans med {elder2}].

”Nej”, sa {child}. ”Jag står bara här.”

[friend / !pet.dog & !pet.cat & !elder: {Friend}[!friend.known: , [friend: {child's} bästa vän | från huset bredvid],] hade gått runt och var torr ända ner till tårna. ][pet.dog: {Pet}[!pet.known: , {child's} hund,] ville också ner i leran, men {@a} höll i halsbandet.][pet.cat: {Pet}[!pet.known: , {child's} katt,] hade följt med utan att någon bett om det och satt på grindstolpen.]

# the-same-mud
”{Wish.sound}!” lät det alldeles intill.

Där stod {a wish}, i precis samma lera. {Wish.He} hade lera till och med på {wish.part}.

”Sitter du fast?” frågade {child}.

{@Me}

”Jag också”, sa {child}.

Så där stod de och tittade på molnen[music: , och {child} nynnade på {@song}].

# tug
”Nej, nu måste jag vidare”, sa {the wish} till slut och tog i allt vad {wish.he} kunde. ”{Wish.sound}!”

Glupp, sa leran, och {the wish} sjönk lite.

{child} drog också, allt vad {child.he} kunde[sport: , hårdare än {@at-game}]. Glupp, sa leran, och {child} sjönk lite. Ju mer man drog, desto hårdare höll leran.

”Du blir kortare och kortare”, ropade {@caller}.

”Nej då”, sa {child}. ”Jag står bara lite längre ner.”

# both-at-once
”Vi tar i samtidigt”, sa {the wish}.

”{Wish.sound}!”

GLUPP, sa leran.

Nu gick den ända upp till kanten på stövlarna, och {the wish} stod alldeles på sned, och ingen kunde röra sig det minsta.[athlete:  Inte ens {athlete} hade kommit loss.] Hakan darrade på {child}. Det var hemskt när något höll fast och inte ville släppa.

”Sitter du fast?” ropade {@a} igen.

{child} tittade på {the wish}, och {the wish} tittade på {child}.

”Ja”, sa {child} med liten, liten röst. ”Jag sitter fast. Jag gick inte runt.”

”Inte jag heller”, viskade {the wish}. ”Jag har suttit fast sedan i tisdags.”

”Usch, det är hemskt att sitta fast”, sa {@a}. {@He} kom så nära det gick och sträckte ut båda armarna. Men de räckte inte.

# wiggle
{@help}

Och när man fnissar vickar man. Magen vickade, och knäna vickade, och längst ner i stövlarna vickade alla tårna.

Plopp, sa leran och släppte.

Sedan var det den andra fotens tur. Plopp! Och {child} stod på gräset, i famnen på {@a}, med lera och allt.

# no-bottom
”Jag, då?” sa {the wish} ute i leran. ”Jag kan inte vicka. Jag har ingen rumpa.”

”Du har {wish.part}”, sa {child}. ”Dra inte. Gör bara som jag.”

Och {child} ställde sig precis vid kanten och dansade en långsam vickedans. {The wish} vickade på {wish.part}, jätteförsiktigt. ”{Wish.sound}”, sa {wish.he}, alldeles mjukt.

Leran försökte hålla fast. Men nu var det ingen som drog, så det fanns ingenting att hålla i.

PLOPP, sa leran.

Och där stod {the wish} på gräset och fnissade. ”Det kittlas”, sa {wish.he}.

# and-they-were
Leran låg där och sa ingenting mer.[school:  Så fin lera hade de inte {at school}.] {child} och {the wish} stod bredvid varandra i solen och torkade.

”Sitter ni fast?” frågade {@a} efter en stund.

”Nej”, sa {child}. ”Vi står bara här.”

Och det gjorde de.

# @Me
”Jag?” sa {the wish}. ”Nej, nej. Den som kan {wish.does} sitter aldrig fast. Jag står bara här.”
## if wish.tractor
”Jag?” sa {the wish}. ”Nej, nej. Det är jag som drar upp de andra. Jag står bara här.”
## if wish.excavator
”Jag?” sa {the wish}. ”Nej, nej. Lera är mitt jobb. Jag står bara här.”
## if wish.lorry
”Jag?” sa {the wish}. ”Nej, nej. Jag har rast. Jag står bara här.”
## if wish.bus
”Jag?” sa {the wish}. ”Nej, nej. Det här är en hållplats. Jag står bara här.”
## if wish.fire-engine
”Jag?” sa {the wish}. ”Nej, nej. Det är jag som räddar andra. Jag står bara här.”
## if wish.car
”Jag?” sa {the wish}. ”Nej, nej. Jag är parkerad. Jag står bara här.”

# @help
”Maskar sitter aldrig fast”, sa {friend}. ”Gör som dem!” Och {friend} vickade som en mask, från huvudet ner till tårna, tills {child} började fnissa.
## if pet.other
”Gör som {pet} gör hemma!” sa {@caller}. ”{Pet} drar aldrig. {Pet} vickar.” Och {@caller} vickade precis som {pet}, tills {child} började fnissa.
## if elder & !friend & !pet
”Nu minns jag”, sa {elder.short}. ”Man ska inte dra. Man ska vicka.” Och där på gräset vickade {elder.short} på rumpan, fram och tillbaka[elder2: , och det gjorde {elder2} också]. Då började {child} fnissa.
## if pet.cat
{Pet} hoppade ner från grindstolpen för att titta efter och satte en tass i leran. {Pet} drog inte. {Pet} vickade bara på tassen, djupt förolämpad, och så var den loss. Då kunde {child} inte låta bli att fnissa.
## if pet.dog
Men då var det ingen som höll i halsbandet. Rakt ut i leran sprang {pet}, och {pet} satt inte fast en enda gång, för {pet.he} var så glad att hela {pet} vickade. {Pet.He} slickade {child} på hakan, och {child} började fnissa.

# @caller
{friend}
## if !friend & elder / !friend & pet.dog / !friend & pet.cat
{@a}

# @at-game
på {sport}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
