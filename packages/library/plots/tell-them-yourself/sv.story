title: Säg det själv
title: {The wish} och {the other} pratar inte
title: Ingen var först

% Regel: den som säger något till den andra först har förlorat. Barnet i mitten får bära orden.

# two-ends
På bänken i parken satt {a wish} och {an other}, så långt ifrån varandra det gick. {child} satte sig i mitten, för det var den enda platsen som var ledig.

Det skulle {child.he} aldrig ha gjort.

”Säg till {the other} att jag inte pratar med {other.him}”, sa {the wish}.

”Men {other.he} sitter ju där”, sa {child}.

”Säg det i alla fall.”

Så {child} vände på huvudet. ”{The wish} säger att {wish.he} inte pratar med dig.”

”Det hörde jag”, sa {the other}. ”Säg att det var jag som slutade prata först.”

# the-bun
”Varför är ni osams?” frågade {child}.

Det var en bulles fel. De hade varit bästa vänner så länge de mindes, {the wish} och {the other}, och i går hade de hittat en bulle som var över.

”Ta den du”, hade {the wish} sagt.

”Nej, du”, hade {the other} sagt.

”Jag sa att du skulle ta den!”

”Och jag sa att du skulle!”

Till slut skrek de så högt att det kom en mås, och måsen tog bullen.

”Så nu pratar vi inte”, sa {the wish} till {child}. ”Och den som säger något till den andra först har förlorat.”

# carrying-words
Därför fick {child} bära alla orden, fram och tillbaka.

”Fråga {the other} om {other.he} fryser.”

”Fryser du?”

”Säg att det gör jag inte”, sa {the other}.

”Det gör {other.he} inte.”

[age>=5: ”Säg att {other.he} ser ut att göra det.”]

[friend: {Friend}[!friend.known: , som var {child's} bästa vän,] kom och satte sig bredvid och ville bära ord, {friend.he} också. ”{The other} nyser inte”, sa {friend.he}. ”Det har väl ingen påstått!” ropade {the wish}. ][pet.dog: {Pet}[!pet.known: , {child's} hund,] låg under bänken och såg på den ena och på den andra och gäspade. ][pet.cat: {Pet}[!pet.known: , {child's} katt,] gick fram och tillbaka på ryggstödet. Så gör katter när de är osams med någon. ][pet.other: {child} fick berätta allt för {Pet} efteråt, för någon måste man få prata med. ][elder: {Elder} kom förbi med en termos. [elder2: {Elder2} hade muggarna. ]”Fråga {the other} om {other.he} vill ha”, sa {the wish}. ”Fråga {the wish}”, sa {the other}. Till slut drack {elder} upp alltihop själv. ]

[age>=5: ”Säg till {the wish} att {wish.he} har något på {wish.part}”, sa {the other}.

”Vad då?” sa {the wish}, rakt ut i luften.

{The other} blev alldeles stel. ”Fråga {wish.him} om {wish.he} pratade med mig.”

”Säg att jag pratade med bänken”, sa {the wish} fort.]

[school: ”På {school} får man sitta bredvid den man är osams med”, sa {child}. Det bar {child.he} åt båda hållen. ][city: Hela {city} gick förbi, och ingen annan satt så långt isär. ][sport: Det var värre än att {play sport} åt två håll samtidigt, tyckte {child}. ][athlete: ”Inte ens {athlete} hade orkat med er”, sa {child}. Det bar {child.he} åt båda hållen. ][music: Sedan ville de ha {@song} framburen också, ett ord i taget. ]{child} började få ont i nacken av att vända på huvudet.

# do-not-say-it
[age>=5: Efter en stund var det paus. Det fanns inga ord att bära.

]”Får jag fråga en egen sak?” viskade {child} till {the other}. ”Saknar du {the wish}?”

{The other} tittade ner i gruset.

”Ja”, viskade {other.he}. ”Men säg det inte.”

Så {child} vände sig åt andra hållet. ”Saknar du {the other}?”

”Jag har köpt en ny bulle till {other.him}”, viskade {the wish}. ”Säg det inte.”

Nu hade {child} två saker att bära som inte fick lämnas någonstans.[age>=5:  De var tyngre än alla de andra orden.]

# each-their-way
Det blåste upp. Det började bli mörkt under träden.

”Säg att jag går nu”, sa {the wish}. ”Och att jag inte kommer tillbaka.”

”Säg att då går jag också”, sa {the other}. ”Åt andra hållet.”

Och så reste de sig, båda två.

{child} blev rädd på riktigt. Gick de nu, så hade de inte ens någon att inte prata med.

”Jag säger inte ett ord till!” sa {child}. ”Säg det själva.”

Men ingen av dem ville förlora.

# asleep
Då tog {child} tag i {wish.part} med ena handen. Med den andra handen tog {child.he} tag i {other.part}. Sedan lade {child.he} sig ner på bänken, mitt emellan dem, och blundade.

”Vad gör du?” sa {the wish}.

{child} svarade inte. {child.He} andades in, och {child.he} andades ut, och {child.he} höll fast i dem båda.

Ett barn som sover får man inte väcka. Det vet alla[age>=6: , även de som inte vet något annat]. Så {the wish} kunde inte gå, och {the other} kunde inte gå. De satte sig, mycket försiktigt, en på var sida. Nu satt de närmare än förut.

[age>=5: Vinden gick i träden. {The wish} flyttade sig lite, så att det inte skulle blåsa på {child}. Då blåste det inte på {the other} heller.

]”{child} sover”, viskade {the wish} till slut.

”Ja”, viskade {the other}.

# you-may-win
Då märkte de vad de hade gjort.

”Det var jag som sa något först”, viskade {the wish}. ”Du har vunnit.”

”Nej, det var jag. Jag tänkte säga det före dig.”

”Du får vinna.”

”Nej, du.”

”Jag sa att du skulle vinna”, viskade {the wish}, så högt man kan viska.

Då skakade det i bänken. Det var {child}. {child.He} höll för munnen, men det hjälpte inte, för skrattet kom ut ändå.

”Du sover ju inte”, sa {the other}.

”Nej”, sa {child}. ”Men ni pratar.”

# in-pieces
{The wish} såg på {the other}, och {the other} såg på {the wish}, och sedan tog {the wish} fram en bulle som hade blivit lite platt.

”Ta den du”, sa {the wish}.

”Nej”, började {the other}.

Men {child} hade redan brutit den i bitar. Det var en bit till var och en[friend: , också till {friend}][pet.dog: , och smulorna till {Pet}], och måsen på papperskorgen blev utan.

[age>=5: ”Så enkelt var det”, sa {the other} med munnen full.

”Säg inte det till någon”, sa {the wish}.]

# out-of-the-window
På kvällen stod {child} i pyjamas vid fönstret.

”Säg god natt till {the wish} och {the other} från mig”, sa {child.he}[adult:  till {adult}].

[adult: ”Säg det själv”, sa {adult} och öppnade en springa. | Men det fanns ingen som kunde bära det dit. Så {child.he} öppnade en springa och sa det själv.]

[adult: Så {child} sa det själv, ut i mörkret. | Mörkret tog emot det.] Och långt bortifrån, från bänken, kom det två svar, precis samtidigt, så att ingen var först.

# @song
{music}
