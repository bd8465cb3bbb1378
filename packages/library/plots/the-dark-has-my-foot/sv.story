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
”Mörkret har tagit min fot!” sa {child.he}.

”Har det?” sa {@a}. ”Känn efter.”

{child.He} stack ner handen under täcket och letade.

Borta, borta, borta … DÄR!

Där satt foten. Alla tårna var med[school: , precis som {at school}].[!short & age>=5:  Till och med den minsta.][sport:  Nu gick det att {play sport} i morgon också.]

# the-tummy
Men nu då? Nu syntes inte magen! Handen fick leta igen.

Borta, borta, borta … DÄR!

Där låg magen. Den var mjuk och varm, och det var pannkaka i den.

# the-nose
[!short & age>=5: ”Rumpan, då?” frågade {@a}. ”Har du den?”

{child} tänkte efter. Rumpan syntes inte ens på dagen.

”Den ligger jag på”, sa {child.he}. ”Den kan det inte ta. Då måste det lyfta på mig först.”

”Bra”, sa {@a}. ”Då är rumpan säker. Men näsan?” | ”Har du näsan kvar?” frågade {@a}.]

Oj. Näsan! Den syntes inte heller. Handen letade.

Borta, borta, borta … DÄR!

Där satt näsan, mitt i ansiktet. {child.He} tutade i den[friend: , för det hade {child.he} lärt sig av bästa vännen {friend}]. Tut, tut.[!short:  Munnen behövde {child.he} inte leta efter. Den tutade ju.][!short & age>=5:  Öronen behövde {child.he} inte heller leta efter. De hörde.]

”Mörkret är inte så bra på att ta saker”, sa {child.he}.

”Nej”, sa {@a}. ”Det lägger ju tillbaka dem på samma ställe.”

{child} skrattade.[elder & adult:  I köket skrattade {elder}[elder2:  och {elder2}].][elder2 & !adult:  I köket skrattade {elder2}.] {child.He} höll upp handen framför ögonen för att vinka åt mörkret.

# the-hand
Det fanns ingen hand.

”{@A}!” ropade {child}. ”Nu har det tagit handen! Det var ju den jag kände med!”

{child.He} låg alldeles stilla. Mörkret var stort[city: , lika stort som {city}]. [!short & age>=5: Det hade redan stolen och dörren och hela {@a}. ]Hur letar man efter en hand, när handen är borta?

Hjärtat gick dunk, dunk, dunk.

# clap
Men vänta. {child} hade ju en hand till! Den låg under kudden. {child.He} drog fram den, och så fick den leta i mörkret.

Borta, borta, borta … KLAPP!

”Oj!” sa {@a} och hoppade till. ”Vad var det?”

[adult: ”Det var mina händer”, sa {child}. ”De hittade varandra.”|”Det var mina händer. De hittade varandra.”][!short & age>=5: 

”Utan lampa?”

”Utan lampa.”]

[!short / !friend / !music: Händerna klappade en gång till, för säkerhets skull. Klapp! Båda två var där.]

# taken-back
”Nu tar jag tillbaka dig också”, sa {child.he} och sträckte ut armarna.

Borta, borta, borta … DÄR!

Där satt {@a}. {@He} hade ett öra på varje sida och en varm haka längst ner.

”Tack”, sa {@a}. ”Men var är {child}? Jag ser ingen {child}.” {@A} klappade på kudden. Borta. [!short / !friend / !music: {@He} klappade på täcket. Borta. ]{@He} klappade långt ut på golvet.[pet.dog:  Där låg bara [!pet.known: hunden ]{pet}.][pet.cat:  Där låg bara [!pet.known: katten ]{pet}.][pet.other:  Inte hos {pet} heller.] Borta …

”DÄR”, sa {child} rakt in i {@as} öra. ”Här är jag ju.”

”Vilken tur”, sa {@a} och kramade {child.him}.[!short & age>=5:  ”Jag trodde att mörkret hade tagit hela dig.”]

# both-feet
Sen låg {child} och höll sig i ena foten. {child.He} blundade. Då blev det mörkt en gång till, inne i {child}. [!short / !friend / !music: {child.He} tittade. {child.He} blundade igen. ]Det mörkret gjorde {child.he} alldeles själv.[music:  {@A} nynnade på {music}.]

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

# @he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
