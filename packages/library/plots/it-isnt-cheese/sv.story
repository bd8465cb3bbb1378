title: Två hus och en puss
title: En puss i handen
title: Om du öppnar så flyger den
guest friend: Tuva (hon), Malte (han)
guest pet: Ludde (han), Bella (hon)

% Mamma och pappa sägs rakt ut: bara familjer som har bett om det hör den här. I det röda huset (@a) är det {adult} som väntar, annars pappa; den puss som ska med (@d) är den andras.
% ”Det är ingen ost” sägs likadant varje gång, så att den som lyssnar kan vara med. SLURP får höras.

# two-houses
{child} hade två hus. {@D} bodde i det gula huset och {@p} i det röda. {Child.He} bodde i båda, och det gjorde [!pet.known: {@kind} ]{pet} också.

{Child.He} hade en säng i det gula och en säng i det röda. {Child.He} hade stövlar i båda.[sport:  {Child.He} hade saker till {sport} i båda.][athlete:  {Child.He} hade en bild på {athlete} i båda.] Men {@ds} god natt-puss fanns bara i det gula. Och i kväll skulle {child.he} sova i det röda.

”Du får ta med den”, sa {@d}. Så pussade {@d} {child.him} mitt i handen, och {child} stängde den, fort.

”Håll hårt”, sa {@d}. ”Om du öppnar så flyger den.”

# the-mailbox
Så gick de genom [city: {city} | kvällen], {@d} och {child} och {pet}.[music:  {@D} sjöng på {music}.] {@Walk}

[friend: Vid brevlådan stod {friend}[!friend.known: , {child's} bästa vän]. ”Är det en snigel?” frågade {friend}. {Friend.He} fick gissa, för {child} kunde inte öppna och visa.

]{@Sits}

”Det är ingen {@cheese}, {pet}”, sa {child}. ”Det är en puss.”

# the-bridge
På bron stod {@a} och väntade. ”Hej då, {child}”, sa {@d}, och gick hem till det gula huset. ”Hej, {child}”, sa {@a}, och så gick de hem till det röda[school:  och pratade om {school}].

{@Paw}

”Det är ingen {@cheese}, {pet}”, sa {child}. ”Det är en puss.”

# one-sleeve
I hallen skulle jackan av. Den gick av den ena armen. Men på den andra tog det stopp, vid handen.

”Öppna handen”, sa {@a}.

”Det går inte”, sa {child}. ”Då flyger den.”

Så {child.he} åt pannkakor med jackan på ena armen. [elder: {Elder} hade stekt dem. ”Har du ost i handen?” frågade {elder.short}.

”Nej”, sa {child}.

[elder2: ”Det var det jag sa”, sa {elder2}.

]{Child.He}| {Child.He}] borstade tänderna med jackan på ena armen. {@Rolls}

”Det är ingen {@cheese}, {pet}”, sa {child}. ”Det är en puss.”

# little-by-little
Nu låg {child} i sängen. {@A} pussade {child.him} på ena kinden, och där satt den. Nu skulle {@ds} puss sitta på den andra. {Child.He} lyfte handen. {Child.He} öppnade den lite, lite, lite.

{@Slurp}

{Child.He} tittade i handen. Den var bara blöt.

# not-like-that
”Åh nej!” sa {child}. ”{Pet} åt upp {@ds} puss!”

{Child.He} tittade i {pet's} mun. Där fanns bara tungan.

”Den är i magen”, sa {child.he}, och hakan darrade.

”Då kommer den ut i morgon”, sa {@a}.

”Inte så!” sa {child.he}.

{Child.He} måste skratta lite, fast {child.he} grät. {Pet} satt där och tittade. {@Had} Och {pet.he} hade inte fått någonting på hela kvällen.

# its-me
{child} lade sig på kudden, med kinden uppåt, och klappade på den.

”Kom, {pet}”, sa {child.he}. ”Här får du.”

{Pet} tittade på kinden.

”Det är ingen {@cheese}”, sa {child.he}. ”Det är jag.”

{@Cheek}

”Var det den?” frågade {@a}.

{Child.He} kände efter. Det var varmt, och det var blött, och det luktade {@smell}.

”Ja”, sa {child.he}. ”Det var {@ds}. Den har bara varit i {pet}.”

Nu satt det en på varje kind. Och när {@a} drog i jackan gick den av alldeles själv.

# a-nose
{@A} släckte lampan. {child's} hand hängde ner från sängkanten, öppen. {Pet} luktade i den. Där fanns ingen {@cheese}, och ingen puss.

Men en nos fick precis plats.

# @d
mamma
## if adult.she
pappa

# @ds
mammas
## if adult.she
pappas

# @p
pappa
## if adult.she
mamma

# @a
pappa
## if adult
{adult}

# @kind
hunden
## if pet.cat
katten
## if pet.other


# @cheese
ost
## if pet.other
morot

# @walk
{Pet} gick baklänges. {Pet.He} tittade på handen, för i stängda händer brukar det finnas ost.
## if pet.cat
{Pet} åkte i sin bur, med nosen mot gallret. {Pet.He} tittade på handen, för i stängda händer brukar det finnas ost.
## if pet.other
{Pet} åkte i sin bur, med nosen mot gallret. {Pet.He} tittade på handen, för i stängda händer brukar det finnas morot.

# @sits
[friend: Där|Vid brevlådan] satte sig {pet}, så fint {pet.he} kunde.
## if pet.cat
[friend: Där|Vid brevlådan] sa {pet} mjau, så fint {pet.he} kunde.
## if pet.other
[friend: Där|Vid brevlådan] nosade {pet} i luften, så fint {pet.he} kunde.

# @paw
På trappan gav {pet} tass, först den ena och sedan den andra.
## if pet.cat
På trappan stack {pet} ut en tass genom gallret, först den ena och sedan den andra.
## if pet.other
På trappan ställde sig {pet} på bakbenen och nosade högre upp.

# @rolls
{Pet} rullade runt på golvet, och sedan kunde {pet.he} inget mer.
## if pet.cat
{Pet} strök sig mot alla ben som fanns, och sedan kunde {pet.he} inget mer.
## if pet.other
{Pet} nosade på allt som fanns, och sedan kunde {pet.he} inget mer.

# @slurp
SLURP!

Där var {pet}. {Pet.He} slickade hela handen och mellan alla fingrarna.
## if pet.cat
RASP!

Där var {pet}. {Pet.He} slickade hela handen och mellan alla fingrarna.
## if pet.other
SLICK!

Där var {pet}, som fick sitta i sängen en stund. {Pet.He} slickade hela handen.

# @had
{Pet.He} hade suttit fint. {Pet.He} hade gett tass. {Pet.He} hade rullat runt.
## if pet.cat
{Pet.He} hade sagt mjau. {Pet.He} hade sträckt ut tassen. {Pet.He} hade strukit sig mot alla ben.
## if pet.other
{Pet.He} hade nosat på alla sätt {pet.he} kunde.

# @cheek
SLURP, sa det, från hakan och upp till örat.
## if pet.cat
Sedan tittade {pet.he} åt ett helt annat håll, länge. {child} väntade. Man kan inte skynda på en katt.

RASP, sa det, från hakan och upp till örat.
## if pet.other
SLICK, sa det, mitt på kinden.

# @smell
hund
## if pet.cat
katt
## if pet.other
{pet}
