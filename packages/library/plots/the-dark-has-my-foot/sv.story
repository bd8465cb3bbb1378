title: Borta, borta, där!
title: Mörkret har tagit min fot
title: Det är {child} som letar
guest sitter: Lotta (hon), Sanna (hon)

% Den som sitter på sängkanten (@a): {adult}, annars den äldre, annars barnvakten {sitter}. Mörkret är "det". Borta, borta, borta … DÄR är
% ramsan, och på slutet kommer inget DÄR.

# it-took-the-chair
Klick! {@A-first} släckte lampan, och då kom mörkret.

Det kom fort. Det tog stolen. Det tog dörren.[athlete:  Det tog {athlete} på väggen.] Det tog hela {@a}, som satt på sängkanten.

”{@A}!” ropade {child}.

”Jag är här”, sa {@a}.

Men {child} var rädd. Mörkret tog ju saker! Tänk om det tog något av {child.him} också? {child.He} tittade efter sin ena fot. Den brukade sitta längst ner.

Nu syntes den inte.

# the-foot
”Mörkret har tagit min fot!” sa {child.he}.[school:  ”Den var med {at school} i dag![sport:  Och hur ska jag nu kunna {play sport}?]”][sport & !school:  ”Hur ska jag nu kunna {play sport}?”]

”Har det?” sa {@a}. ”Känn efter.”

{child.He} stack ner handen under täcket och letade.

Borta, borta, borta … DÄR!

Där satt foten. Alla tårna var med.[!short & age>=5:  Till och med den minsta.]

# the-tummy
Men nu då? Nu syntes inte magen! {child.He} letade med handen.

Borta, borta, borta … DÄR!

Där låg magen. Den var mjuk och varm, och det var pannkaka i den.

# the-nose
[!short & age>=5: ”Rumpan, då?” frågade {@a}. ”Har du den?”

{child} tänkte efter. Rumpan syntes inte ens på dagen.

”Den ligger jag på”, sa {child.he}. ”Den kan det inte ta. Då måste det lyfta på mig först.”

”Bra där”, sa {@a}. ”Rumpan är säker. Men näsan?” | ”Har du näsan kvar?” frågade {@a}.]

Oj. Näsan! Den syntes inte heller. Handen fick leta.

Borta, borta, borta … DÄR!

Där satt näsan, mitt i ansiktet. {child.He} tutade i den[friend: , för det hade {child.he} lärt sig av {friend}, {child.his} bästa vän]. Tut, tut.[!short:  Öronen behövde {child.he} inte leta efter. De hörde ju.]

”Mörkret är inte så bra på att ta saker”, sa {child.he}.

”Nej”, sa {@a}. ”Det lägger ju tillbaka dem på samma ställe.”

{child} skrattade.[elder & adult:  I köket skrattade {elder}[elder2:  och {elder2}].][elder2 & !adult:  I köket skrattade {elder2}.] {child.He} höll upp handen framför ögonen för att vinka åt mörkret.

# the-hand
Det fanns ingen hand.

”{@A}! Nu har det tagit handen! Det var ju den jag kände med!”[!short: 

”Men munnen har du kvar”, sa {@a}.

”Hur vet du det?”

”Den ropar.”]

[!short: Det hjälpte inte. ]{child} låg alldeles stilla. Mörkret var stort[city: , lika stort som {city}]. [!short & age>=5: Det hade redan stolen och dörren och hela {@a}. ]Hur letar man efter en hand, när handen är borta?

Hjärtat gick dunk, dunk, dunk.

# clap
Men vänta. Det fanns ju en hand till! Den låg under kudden. {child} drog fram den, och så fick den leta i mörkret.

Borta, borta, borta … KLAPP!

”Oj!” sa {@a} och hoppade till. ”Vad var det?”

”Det var mina händer. De hittade varandra.”[!short & age>=5: 

”Utan lampa?”

”Utan lampa.”]

[!short / !friend / !music: {child.He} klappade en gång till, för säkerhets skull. Klapp! Båda händerna var där.]

# taken-back
”Nu tar jag tillbaka dig också”, sa {child.he} och sträckte ut armarna.

Borta, borta, borta … DÄR!

Där satt {@a}, med ett öra på varje sida och en varm haka längst ner.

”Tack”, sa {@a}. ”Men var är {child}? Jag ser ingen {child}.” {@A} klappade på kudden. Borta. [!short / !friend / !music: {@A} klappade på täcket. Borta. ]{@A} klappade långt ut på golvet.[pet.dog:  Där låg hunden {pet} och viftade på svansen.][pet.cat:  Där låg katten {pet} och spann.][pet.other:  Inte ens {pet} hade {child}.] Borta …

”DÄR”, viskade {child.he} i {@as} öra. ”Här är jag ju.”

”Vilken tur”, sa {@a} och kramade {child.him}.[!short & age>=5:  ”Jag trodde att mörkret hade tagit hela dig.”]

# both-feet
Sen låg {child}[music: , medan {@a} nynnade på {music},] och höll sig i ena foten. {child.He} blundade. Då blev det mörkt en gång till, inne i {child.him}. [!short / !friend / !music: {child.He} tittade. {child.He} blundade igen. ]Det mörkret gjorde {child.he} alldeles själv.

Borta, borta, borta …

Och så sov {child}, och hela natten hade {child.he} båda fötterna kvar.

# @A-first
Barnvakten {sitter}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
