title: Säg stopp om jag har berättat det här
title: Tåget som lyssnade på vartenda ord
guest friend: Nils (han), Saga (hon)
guest elder: Rune (han), Ingrid (hon)
guest minder: Josefin (hon), Malena (hon)

% Den som väntar (@m) är den som läser, annars den andra av mor- och farföräldrarna, annars {minder}. Den som älskar att berätta är mor- eller farföräldern, annars {elder} från huset bredvid.
% ”Dunkedi-dunk” framåt, ”dunk-dunkedi” bakåt: barnet får vara tåg.

# every-word
{child} ville hem till {@m1}, nu, med det lilla tåget.

{@Waiting} väntade på sista stationen[city:  {in city}]. {child} satt vid det ena fönstret, och {friend}[!friend.known: , {child's} bästa vän,] satt vid det andra, och {@e1} satt i mitten med väskan.[elder2 & adult:  Det var {elder2} som hade packat den.][pet.other:  Hemma väntade {pet} också, på sin mat.]

Det var ett mycket bra tåg. Det lyssnade på vartenda ord.

”Kör!” sa {child}.

Och tåget körde. Dunkedi-dunk, dunkedi-dunk.

# stop-me-if
”Vet ni vad”, sa {elder.short}, för {elder.he} älskade att berätta. ”Säg stopp om jag har berättat det här.”

Och tåget stannade.

Det stannade mitt på en äng. En ko tittade in. ”Mu”, sa kon.

[pet.dog: [!pet.known: Hunden {pet}|{Pet}] kröp in under sätet.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] satt i en korg. {Pet.He} blundade, för att det inte skulle finnas någon ko.

]”Men kör nu!” sa {child}.

Och tåget körde vidare. Dunkedi-dunk, dunkedi-dunk.

# back-when
”Jo”, sa {elder.short}. ”Om vi backar till när jag var liten …”

Och tåget backade. Dunk-dunkedi, dunk-dunkedi, bakåt och bakåt, tills där var kon igen.

”Mu?” sa kon.

”{Elder.short}!” sa {child}. ”Det är du! Tåget gör som du säger!”

”Gör det?” sa {elder.short}. ”Men jag sa ju bara, säg stopp om …”

Och tåget stannade. Kon stack in hela huvudet och slickade {friend}.

# only-a-cow
{Friend} skrattade så att {friend.he} gled ner från sätet. Men {child} skrattade inte. {Child.He} började darra på läppen. {Child.He} ville till {@m}, och här fanns det bara en ko.

”Snälla, prata inte, {elder.short}”, sa {child}.

Så {elder.short} höll handen för munnen. Det var mycket svårt för {elder.him}.[music:  {Elder.He} fick inte ens nynna på {music}.] Ögonbrynen åkte upp och ner.

# whoosh
”Kör, kör, kör!” ropade {child} och {friend}.

Och tåget körde, körde, körde[athlete: , fortare än {athlete}]! Dunkedi-dunkedi-dunkedi-dunk! Över bron, [school: förbi {school}, ]runt kröken, och där var sista stationen, och där stod {@m} med vidöppna armar!

”{@M}!” ropade {child}.

Svisch! De åkte rakt förbi {@him}.

# as-big-as-a-pea
”Stopp!” ropade {child}.

Och tåget stannade. Men {@m} var långt bakom dem nu, och bara så stor som en tumme.

”Kör?” sa {friend}. Och tåget körde, åt fel håll, och {@m} var bara så stor som en ärta.

”Stopp!” sa {child}.

# very-sure
{child} tittade på {elder.short}. Ögonbrynen åkte upp och ner. Och då kom {child} ihåg vem som kunde få tåget att backa.

{Child.He} tog ner {elder.short's} hand och höll den.

”{Elder.short}”, sa {child.he}. ”Berätta om när du var liten.”

”Är du säker?” sa {elder.short}.

”Ja”, sa {child}. ”Jättejättesäker.”

”Jo”, sa {elder.short} glatt. ”Om vi backar till när jag var liten …”

Dunk-dunkedi, dunk-dunkedi, sa tåget. Bakåt och bakåt. {@M} var stor som en ärta. {@M} var stor som en tumme. {@M} var stor som {@m}!

# the-other-one
”Nu det andra!” ropade {child}. ”Fort! Säg det där med stopp!”

”Oj!” sa {elder.short}. ”Säg stopp om jag har berättat det här!”

Och tåget stannade, precis bredvid {@m}. {@His} armar var fortfarande vidöppna, och {child} sprang rakt in i dem.

# back-and-back
[pet.dog: {Pet} kom fram under sätet, nu när det inte fanns någon ko kvar.

][pet.cat: {Pet} öppnade ett öga i korgen. Ingen ko.

]”Det tog lång tid”, sa {@m}.

”Det var {elder.short}”, sa {child}. ”{Elder.He} bara pratade på. Och sedan backade {elder.he} och backade.”

”Och en ko har slickat mig”, sa {friend} stolt.

# nobody-stopped
På kvällen låg {child} i sin egen säng med sin egen kudde.[sport:  I morgon var det {sport}, men inte än.][pet.other:  {Pet} hade fått lite extra mat, för att {pet.he} hade väntat så bra.][elder2 & adult:  {Elder2} hade ringt och frågat om någon hade lyckats stoppa {elder.short}.]

”{@M}”, sa {child}, ”berätta om när du var liten.”

{@M} lade sig bredvid.

”Säg stopp om jag har berättat det här”, sa {@m}, alldeles mjukt.

Men ingen sa stopp. Långt borta sa ett litet tåg dunkedi-dunk. Och {child} sov.

# @m1
{minder}
## if adult
{adult}
## if elder2 & !adult
{elder2}

# @waiting
{minder}, som tog hand om {child.him},
## if adult
{adult}
## if elder2 & !adult
{elder2.short}

# @m
{minder}
## if adult
{adult}
## if elder2 & !adult
{elder2.short}

# @him
henne
## if adult
{adult.him}
## if elder2 & !adult
{elder2.him}

# @his
hennes
## if adult
{adult.his}
## if elder2 & !adult
{elder2.his}

# @e1
{elder} från huset bredvid
## if elder
{elder}
