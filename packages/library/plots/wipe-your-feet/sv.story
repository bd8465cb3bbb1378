title: Torka av fötterna
title: Där är det vägg
title: Taket läcker lite
guest rut: Rut (hon), Elsa-Britt (hon)
guest elton: Elton (han), Leo (han)
guest minder: Agneta (hon), Monika (hon)

% ”Torka av fötterna” är först en uppläxning och sist ett välkommen. Stenen utanför dörren har en grop för varje fot. Den som tutar och hämtar: {@m}. Den nya i klassen (@e) är bästa vännen när den är ikryssad.

# over-the-wall
{child} hade fått tag i ett slott.[elder:  {Elder} hade berättat om det, men {child} sprang innan det där om dörren.] Det låg i hagen bakom skolan, det hade en skylt där det stod SLOTT, och väggarna nådde {child.him} till knäna.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] tittade i springorna.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] satt redan på en.]

Det var väggarna som var felet med det. Resten av dem hade ramlat ihop för länge sedan. Men {child} hade önskat sig ett slott hela sitt liv[friend: , precis som {friend}[!friend.known: , {child.his} bästa vän]], så {child.he} tog ett stort kliv över muren[athlete: , som om {child.he} var {athlete},] och var inne.

”Där är det vägg”, sa någon.

# the-door
Det var {rut}. Hon skötte om slottet, klippte gräset i det och hade nyckeln till det i ett snöre om halsen. Hon var gammal och rak som en flaggstång.

”Man går in genom dörren”, sa {rut}.

”Det finns ingen dörr!”

”Den är där borta[pet.dog: ”, sa {rut}, ”där hunden står].”

{child} suckade. {Child.He} klev ut igen, gick runt hela slottet och kom fram till en öppning i muren. Nedanför låg en stor, platt sten.

”Torka av fötterna”, sa {rut}.

”Det är gräs där inne!”

”Det är det i stora salen. Den är nyklippt.”[pet.cat: 

”Men {pet} torkade inte av sig!”

”Det gör inte katter”, sa {rut}.][pet.dog:  Och {pet} fick torka av alla fyra.]

# two-hollows
{child} tyckte att {rut} inte var klok. {Rut} tyckte att {child} var ouppfostrad. Så stod de där och glodde på varandra över en mur som en höna hade kunnat hoppa över. Till sist torkade {child} av fötterna, bara för att bli av med saken. Då kände {child.he} att stenen hade två gropar, en för varje fot.

”Vem har gjort de där?”

”Alla som har torkat av sig”, sa {rut}. ”Kungar och kockar och ungar[elder:  och {elder.short}]. I fyrahundra år. Välkommen in.”

# the-great-hall
Den veckan gick {child} [pet.dog: och {pet} ]till slottet varje dag efter skolan[sport: , utom när {child.he} skulle {play sport}], och klockan fem tutade {@m-first} borta vid vägen och vinkade åt {rut}. {Rut} visade {child.him} köket, där stenarna fortfarande var svarta av sot. Hon visade tornrummet, som var en nässelbuske. När det regnade spände [elder / pet.dog: {rut}|hon] upp ett väldigt paraply mitt i stora salen[music:  och nynnade på {music}].

”Taket läcker lite”, sa {rut}.

Och de åt bullar under paraplyet, och {child} tyckte inte längre att {rut} var tokig. Eller också var de tokiga båda två.[pet.cat:  {Pet} låg i bådas knän.][pet.other:  Hemma fick {pet} höra om varenda sten.]

Det var bara det att {child} [friend: inte kunde hålla tyst för {friend}|berättade om det] [school: {at school}|i skolan].

# is-that-all
”Jag känner en som har ett slott”, [friend: viskade {child.he}|sa {child.he} till {elton}, som var ny i klassen och hade sett nästan allting].

”Ett riktigt?[city:  Här i {city}?] Får jag se?” sa {@e}.

På fredagen stod de i hagen. {@E} tittade på skylten. {@He} tittade på muren. {@He} tittade på {rut}, som satt inne i stora salen på en campingstol med nyckeln om halsen[pet.cat:  och {pet} i knät].

”Är det här allt?” sa {@e}. ”Det är ju en hög med stenar. Och vem är tanten?”

{child} blev alldeles het i ansiktet. Plötsligt såg {child.he} också bara stenar.

”Ingen aning”, sa {child.he}. ”Nån som sitter där.”

Och så klev {child.he} över muren. Rakt över, genom väggen. {@E} klev efter.[pet.dog:  Men {pet} gick runt till dörren och torkade av sig.]

# the-key
{Rut} måste ha hört det. Nu skulle hon säga det, tänkte {child}. Där är det vägg. Torka av fötterna. {child} hoppades nästan på det.

Men {rut} sa ingenting. Hon såg på {child's} skor, som hade lera på sig ända upp till snörena. Så såg hon ner på sina händer. Hon lyfte av sig nyckeln och stoppade den i kappfickan, som om hon skämdes för den.

Det var det värsta {child} hade sett.[pet.cat:  {Pet} såg på {child} och låg kvar.][pet.dog:  {Pet} lade sig på {rut's} fötter.][elder:  Och snart skulle {elder.short} komma och vinka.]

# knock-knock
[elder / pet.dog / pet.cat: {child}|{Child.He}] vände om. {Child.He} klev ut över muren igen och gick hela vägen runt, fast det var långt, fast {@e} ropade: ”Vart ska du?” {Child.He} stannade framför öppningen. {Child.He} lyfte handen och knackade på dörren som inte fanns. Det hördes förstås ingenting.

”Knack, knack”, sa {child} högt.

Det dröjde en bra stund. Sedan hördes {rut's} röst inifrån.

”Vem är det?”

”Det är {child}”, sa {child}. ”Du känner mig. Och jag känner dig.”

Det dröjde en stund till. Då ställde {child} sig på stenen, med en fot i varje grop, och torkade av sig. {Child.He} torkade vänster. {Child.He} torkade höger. {Child.He} torkade länge, tills det inte fanns en smula lera kvar, och då torkade {child.he} lite till.

När {child.he} tittade upp stod {rut} i öppningen. Hon hade hängt på sig nyckeln igen. Hon vred om den i luften. ”Klick”, sa {rut} och höll upp dörren.

# they-fit
{@E} hade sett på alltihop. Nu kom {@he} också gående, runt hela slottet, lite osäkert.

”Vad gör man?” viskade {@he}.

”Man torkar av fötterna”, sa {child}.

{@E} ställde sig i groparna. {@He} gjorde stora ögon.

”De passar ju”, sa {@he}.

”De passar alla”, sa {rut}. ”Det är ett slott.”[pet.cat: 

Och {pet}, som ingen hade bett, torkade av en tass.]

# the-roof
Sedan fick {@e} se köket och sotet, och tornrummet, som {@he} brände sig på. Framåt kvällen började det regna, och [elder: {elder.short} kom med bullar och torkade av sig självmant. Så satt de alla fyra|då satt de alla tre] under paraplyet i stora salen med varsin bulle, medan det rann från alla kanter[pet.dog:  och från {pet}].

”Taket läcker”, sa {@e}.

”Lite”, sa {child} och {rut}.

# welcome
[elder: {Elder.short} gick till bilen och tutade|Borta vid vägen tutade {@m}, som kom för att hämta dem i regnet]. {@E} sprang före, ut genom dörren. {child} gav {rut} den sista bullen och gick efter[pet.dog / pet.cat:  med {pet}]. På stenen vände {child.he} sig om.

”Får jag komma i morgon?” sa {child.he}.

{Rut} satt under sitt paraply, rak som en flaggstång, och låtsades tänka efter.

”Torka av fötterna”, sa hon.

Och då visste {child} att {child.he} var välkommen.

# @m-first
{minder}, som brukade hämta {child.him},
## if adult & !elder
{adult}
## if elder
{elder.short}[elder2:  eller {elder2}]

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @e
{elton}
## if friend
{friend}

# @E
{Elton}
## if friend
{Friend}

# @he
han
## if friend
{friend.he}

# @He
Han
## if friend
{Friend.He}
