title: Det var inte jag
title: En rosa duva
title: Glassen som aldrig droppade
guest kiosk: Göran (han), Birger (han)
guest sitter: Siv (hon), Barbro (hon)

% Glassen är (den). ”Det var inte jag” sägs helt varje gång; barnet säger ”Det var jag” i stället för den, och allra sist gör den det själv.
% Den som sitter på bänken och släcker (@a): {adult}, annars den äldre, annars barnvakten.

# never
”Jag droppar aldrig”, sa glassen.

Det var en hög, rosa jordgubbsglass, och {child} hade önskat sig den hela dagen[sport: , till och med när {child.he} skulle {play sport}]. Nu satt {child.he} på bänken vid {kiosk's} kiosk[city:  {in city}], tillsammans med {@a-first}, och höll den med båda händerna.[music:  {kiosk} nynnade på {music}.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] satt nedanför och väntade.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade följt med utan att fråga och låg under bänken.]

”Andra glassar droppar”, sa [pet.dog / pet.cat: glassen|den]. [friend: Den tittade på chokladglassen som {friend}[!friend.known: , {child's} bästa vän,] hade i handen. ]”Choklad droppar. Och vanilj ska vi inte tala om. Men inte jag.”

# a-pigeon
Dropp.

Det satt en rosa droppe på {child's} tumme.

”Det var inte jag”, sa glassen.

”Vem var det då?” sa {child}.

”En duva.”

”Men den är ju rosa!”[friend:  sa {friend}.]

”Det var en rosa duva”, sa glassen. ”Den har gått hem.”[pet.cat: 

{Pet} kom fram för att leta efter den.]

{child} slickade på tummen. Den smakade jordgubb.

# on-knees
Dropp, dropp. Nu satt det två rosa droppar på {child's} knä.

”Det var inte jag”, sa glassen.

”Vem var det då?”

”Det regnar.”

{child} [friend: och {friend} ]tittade upp. Himlen var alldeles blå.

”Det regnar bara på knän”, sa glassen.[pet.dog: 

{Pet} slickade bort regnet.][pet.cat: 

{Pet} gick in under bänken igen.][age>=5: 

Dropp. Nu satt det en rosa droppe på {child's} sko.

”Det var inte jag”, sa glassen.

”Vem var det då?”

”Ingen. Den satt där redan.”

”Men skorna är ju nya!”[friend:  sa {friend}.]

”Då följde den med skorna”, sa glassen.]

# down-the-front
Dropp, dropp, dropp! Det blev en stor rosa fläck, mitt på {child's} mage.

”Oj då”, sa {@a}. ”Vem har gjort det där?”

Glassen sa inte ett ord om duvor. Den höll sig hårt i struten.

”Om man droppar”, viskade den, ”blir man slängd.”

{child} tittade på glassen.[friend:  {Child.He} tittade på {friend}, som inte heller sa ett ord.] Sedan tittade {child.he} på {@a}.

”Det var jag”, sa {child}.

”Det gör inget”, sa {@a} och gick för att be {kiosk} om en servett[athlete: , nästan lika fort som {athlete}].

# they-wipe-me
”Varför sa du så?” sa glassen.

”Jag droppar också”, sa {child}. ”När jag har badat. Och från näsan, när det är kallt.[pet.dog:  Och {pet} droppar på alla, när {pet.he} kommer upp ur vattnet.][school:  Och från penseln, {at school}.][adult & elder:  Och {elder} droppar med kaffet[elder2: , och {elder2} med].][!adult & elder2:  Och {elder2} droppar med kaffet.]”[friend: 

”Jag droppar choklad”, sa {friend}.]

”Och de slänger inte dig?”

”Nej”, sa {child}. ”De torkar mig.”

# it-leaned
Glassen blev så glad att den glömde att hålla i sig. Den blev mjuk längs hela ena sidan. Den lutade. Den lutade sig långt ut över kanten. På marken stod en duva och tittade upp.[pet.dog:  Bredvid satt {pet} med öppen mun.][pet.cat:  Bredvid satt {pet} och väntade på en rosa.]

”Hjälp!” skrek glassen. ”Jag droppar! Det är jag! Det var jag hela tiden!”[friend: 

”Slicka!” ropade {friend} och höll fast {child's} armbåge.]

# lick
{child} räckte ut tungan så långt den gick. {Child.He} slickade. Runt och runt och runt slickade {child.he}, och med tungan knuffade {child.he} upp glassen på struten igen. Slick, slick, slick, tills den stod alldeles rak.

Nu var den mycket mindre.

# a-pancake
”Vart tog resten av mig vägen?” frågade den.

”Ner i magen på mig.”

”Är det fint där?”

”Jättefint”, sa {child}. ”Det finns en pannkaka.”

”Jag är förtjust i pannkaka”, sa glassen. ”Sätt i gång, då.”

Slick, slick, kras. [friend: Slick, slick, kras, lät det om {friend}. ]Och duvan fick smulorna[pet.dog: , utom dem som {pet} fick][pet.cat: , och {pet} följde den hem].

# glurp
På kvällen låg {child} i sin säng[pet.dog: , med {pet} bredvid][pet.cat: , med {pet} på fötterna]. {@A} släckte lampan.

Kurr, sa det under täcket.[pet.dog / pet.cat:  {Pet} satte sig upp och lyssnade.][pet.other:  Det lät inte som {pet}.]

”Vem var det?” sa {@a}.

”Det var inte jag”, sa {child}.

”Nej”, sa en liten, stolt röst i magen. ”Det var jag.”

# @a-first
{sitter}, som var barnvakt
## if adult
{adult}
## if elder & !adult
{elder}

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
