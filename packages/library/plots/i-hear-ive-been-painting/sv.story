title: Jag hörde att jag har målat
title: Det finns inga sådana
title: Jag vilar dem
guest minder: moster Lotta (hon), moster Siv (hon)

% {wish.is} är färgen och böjs som saken i ental: bara om {the wish} själv. Händerna är bakom ryggen ända till vändningen.
% Den som kommer in är mormor eller farfar, annars {adult}, annars {minder}. Splatt säger man tillsammans.

# who-did-that
Mitt på köksväggen satt [wish.ett: ett märke efter en hand. Det var vått och {wish.is}, och det hade {child} just satt dit. | en hand. Den var våt och {wish.is}, och den hade {child} just satt dit.] Splatt, sa det. Det var underbart.[school:  {At school} gjorde de också händer, men bara på papper.][friend:  ”Så får man inte”, sa {friend}[!friend.known: , {child's} bästa vän], som målade ett hus.]

Då kom {@first} in. {child} gömde båda händerna bakom ryggen.

”Vem har gjort det där?” sa {@a}.

{child} blev kall i magen. {Child.He} önskade så att det var någon annan.

”Det var [wish.ett: ett|en] {wish} som är alldeles {wish.is}”, sa {child.he}.

”[wish.ett: Ett|En] {wish}?” sa {@a}. ”Alldeles {wish.is}? Det finns inga sådana.”

Då knackade det på köksdörren.

# good-morning
Utanför var {the wish}, {wish.is} från ena änden till den andra.[wish.size.huge / wish.size.big:  Bara det främsta fick plats.][wish.size.tiny:  Man fick böja sig ner för att se.]

”God morgon”, sa {the wish}. ”Jag hörde att jag har målat.”

{@A} tittade på {the wish}, och sedan på väggen. Det var precis samma färg.

”Var det du?” sa {@a}.

”Ja!” sa {the wish}. ”Vad har jag gjort?”

”Du har satt en hand på väggen.”

”En hand!” sa {the wish}. ”Blev den fin?”

”Det är inte det saken gäller”, sa {@a}.

# the-only-one
{The wish} vände sig till {child}. ”Var det du som sa att det var jag? Så snällt! Vart jag än kommer[city: , till och med i {city},] säger de att det inte finns några sådana. Det finns bara jag. Och i dag säger någon att jag har gjort något!” Och så sträckte {wish.he} fram {@part} för att hälsa.

Men {child} hade ju händerna bakom ryggen, så {child.he} bugade i stället.[pet.dog / pet.cat:  {Pet}[!pet.known: , {child's} [pet.dog: hund|katt],] gick runt bakom och nosade noga.][pet.other:  Något sådant hade {pet} aldrig hittat på.]

# resting
”Den som har gjort det får tvätta bort det”, sa {@a} och gav {the wish} en trasa[wish.size.tiny: , som var större än {wish.he} själv]. ”Och den som inte har gjort det kan få en pannkaka.”

Så {the wish} tvättade.[music:  {Wish.He} nynnade på {music} också.] {child} stoppade ner hela ansiktet i en pannkaka.

”Har du tappat händerna?” sa {@a}.

”Nej”, sa {child} med sylt på näsan. ”Jag vilar dem[sport: , till {sport}].”

[elder2: ”Det är klokt”, sa {elder2}, som var inne på sin tredje pannkaka.]

[friend: {Friend} såg {child's} händer. {Friend.He} sa inget, men varje gång {@a} vände sig mot spisen stoppade {friend.he} pannkaka i munnen på {child}.][pet.dog:  Det som hamnade bredvid tog {pet}.]

# was-i-happy
”Hur kändes det?” sa {the wish} borta vid väggen. ”När jag gjorde det?”

”Kallt”, sa {child}. ”Och kladdigt. Och sedan säger det splatt.”

”Splatt”, sa {the wish}. ”Var jag glad då?”

”Jätteglad”, sa {child}. ”Tills det kom någon.”

{@A} vände en pannkaka, mycket sakta.

# worse
{The wish} tvättade och tvättade. Men ju mer {wish.he} gned, desto större blev handen, och till slut var det färg på hela väggen.

”Nu blev det värre”, sa {@a}.

”Var det också jag?” sa {the wish}.

”Man kan undra”, sa {@a}.

{The wish} lade ifrån sig trasan. ”Det var inte så roligt att ha gjort något”, sa {wish.he}. ”Jag tror att jag går hem, och inte finns.”

Och så gav {wish.he} sig av, längs stigen.

# it-was-me
Pannkakan fastnade i halsen på {child}, och det gjorde ont. {The wish} hade ju inte gjort något.[friend:  ”Säg det”, viskade {friend} och öppnade dörren.]

{child} sprang ut på trappan[athlete: , fort som {athlete}].

”Vänta!” ropade {child.he}. ”Det var inte du! Det var jag!”

Och så höll {child.he} upp båda händerna, så högt det gick. Alla tio fingrarna hade samma färg som {the wish}.

{The wish} vände sig om och tittade på händerna, länge.

”Du är ju som jag”, sa {the wish}.

”Bara händerna”, sa {child}, och nu kom gråten. ”Det var jag som gjorde splatt. Och jag lät dig tvätta bort det.”

Men {the wish} var redan på väg tillbaka. ”Du är ju som jag!” ropade {wish.he}. ”Det finns sådana! Vi är två!”

Och nu kunde de hälsa. {child} tog med [wish.size.tiny: två fingertoppar|båda händerna] i {@part} och skakade.

# that-hand
När {child} tittade upp stod {@a} på trappan.

”Jaha”, sa {@a}. ”Har de fått vila nu?”

”Visste du att det var jag?”

”Den där handen känner jag”, sa {@a}. ”Den har jag hållit i många gånger.” Och {@he} höll i den nu också, kladdig som den var.

”Nu är vi tre”, sa {the wish}.

# splat
Sedan tvättade de väggen ihop och åt pannkakor. Och {@a} satte upp ett jättestort papper.

Splatt, gjorde {child} med ena handen. Splatt, gjorde {the wish} med {@part}.[friend:  Splatt, gjorde {friend} med båda.][pet.dog / pet.cat:  Och längst ner i hörnet, när ingen såg på, gjorde {pet} splatt.]

# me-and
På kvällen, när {the wish} hade gett sig av hem, stannade {@a} framför papperet.

”Vem har gjort det där?” sa {@a}, fast {@he} visste det.

{child} höll upp händerna. De var inte riktigt rena runt naglarna.

”Det var jag”, sa {child}. ”Jag och [wish.ett: ett|en] {wish} som är alldeles {wish.is}.”

# @part
{wish.part}
## if wish.hen / wish.rooster / wish.duck / wish.turkey / wish.eagle / wish.crow / wish.seagull / wish.robin / wish.sparrow / wish.stork / wish.beetle / wish.bumblebee
ena vingen
## if wish.mouse / wish.husky / wish.sheepdog / wish.polar-bear / wish.red-panda / wish.deer / wish.raccoon / wish.cheetah / wish.giraffe / wish.panda
ena framfoten
## if wish.clownfish / wish.orca
ena fenan
## if wish.kind.food / wish.hovercraft / wish.parachute / wish.pirate-ship / wish.police-car / wish.bus
närmaste änden

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
