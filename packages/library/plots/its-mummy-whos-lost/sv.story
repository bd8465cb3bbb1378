title: Det är mamma som har kommit bort
title: Fast det är mer av henne
title: Håll i mig
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% På filten (@a) sitter mormor eller farfar, annars {adult}, annars {minder}. Den lillas {wish.sound} är en liten fråga tre gånger, och sedan så högt det går.
% En regel: den som har kommit bort står still och blir hittad. Det steg som ingen annan kan ta är hinkens, hundens, kattsvansens eller den äldres (@help).

# stand-still
”Om du inte ser mig, så stå still”, sa {@first}. ”Då hittar jag dig.”

”Mm”, sa {child}, som satt och grävde på stranden[city: , inte långt från {city}].

Förra veckan hade de kommit bort från varandra i affären, vid bananerna. {child} hade sprungit runt och letat efter {@a}, och {@a} hade sprungit runt och letat efter {child}, och {child} hade blivit alldeles kall i magen. Men här syntes ju allt: den stora stenen, båten, bryggan och {@a}[elder2:  och {elder2}] på filten.[friend / !pet.dog & !pet.cat & !elder:  {Friend}[!friend.known: , [friend: {child's} bästa vän | från huset bredvid],] hade hand om hinken.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] hade fått höra att man inte skäller på stranden.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade följt med i matkorgen och låg i båten och tittade med ett öga.]

# who-is-lost
”{Wish.sound}?” sa en liten röst.

Precis vid vattenkanten var {a wish}. {Wish.He} hade aldrig känt sig så [wish.ett: litet | liten].

”Har du kommit bort?” frågade {child}.

”Nej”, sa {@w}. ”Jag är ju här. Det är mamma som har kommit bort.”

”Hur ser hon ut?”

”Som jag”, sa {@w}. ”Fast det är mer av henne.” Och {wish.part} darrade.

”Vi letar”, sa {child}.

# not-there
Så gav de sig av längs vattenkanten[friend / !pet.dog & !pet.cat & !elder: , och {friend} tog med hinken][pet.dog: , med {pet} först].

De tittade bakom den stora stenen. ”{Wish.sound}?” Där var det ingen. Och så fort de hade gått vidare kom det någon stor och tittade bakom den stora stenen.

De tittade bakom båten. ”{Wish.sound}?” Där var det ingen. Och så fort de hade gått vidare kom det någon stor och tittade bakom båten.[pet.cat:  {Pet} såg det, men ingen frågade {pet}.]

De tittade under bryggan. ”{Wish.sound}?” Där var det ingen.

”Hon finns inte någonstans!” sa {@w}.

# no-blanket
{child} vände sig om för att fråga {@a}. Men det fanns ingen filt, och ingen {@a}. Det fanns bara sand.

{child} blev alldeles kall i magen, precis som vid bananerna.[school:  Så kändes det första dagen {at school} också.]

”Har du kommit bort?” frågade {@w}.

”Nej”, sa {child}, och rösten darrade. ”Jag är ju här. Det är {@a} som har kommit bort.”

”Då får vi leta efter båda två!” sa {@w}. ”Spring!”

Fötterna på {child} ville springa. De ville det förfärligt mycket.[sport:  Så mycket hade de inte velat det ens {@at-game}.] Men {child} borrade ner alla tårna i sanden.

”Nej”, sa {child.he}. ”Om vi springer letar de bara där vi har varit. Vi måste stå still.”[pet.other:  {Child.He} tänkte på {pet}, som alltid var alldeles stilla när {pet.he} blev rädd, och alltid blev hittad.]

{@Still}

”{Wish.sound}!” ropade {@w}.

”{@A}!” ropade {child}.

Men deras röster var små, och vågorna brusade. Och borta vid båten vände någon stor åt fel håll.

# here
{@help}

”VI ÄR HÄR!” ropade {child} och vinkade med båda armarna, men inte en tå rörde sig.[athlete:  Så vinkar man annars bara åt {athlete}.]

”{Wish.sound}!” ropade {@w}, högre än någonsin.

Längs stranden kom {@a}, med sand ända upp till knäna, och längs vattenkanten kom någon som såg ut precis som {@w}, fast det var mer av henne.

”Där är du!” sa {@a} och kramade {child} tills det blev varmt i magen igen. ”Du stod still!”

”Det var svårt”, sa {child}. ”Fötterna ville inte.”

”Där är du, mamma!” sa {@w}. ”Du hade kommit bort.”

”Hade jag?” sa mamman. Hon tänkte efter. ”Ja, det hade jag. Vilken tur att du var här.”

# hold-on-to-me
Sedan begav sig {@w} hemåt, så nära sin mamma att inte ens en våg fick plats emellan.[music:  På långt håll lät det som om de nynnade på {@song}.]

På hemvägen sträckte {child} fram handen.

”Håll i mig”, sa {child}. ”Så att du inte kommer bort igen.”

Och {@a} höll i, hela vägen.

# @w
[wish.ett: det | den] lilla {the wish}
## if wish.dog
valpen
## if wish.kitten / wish.duckling / wish.baby-dinosaur / wish.bear-cub / wish.lion-cub / wish.foal / wish.calf / wish.lamb / wish.piglet / wish.chick / wish.tadpole
{the wish}

# @Still
Så {@w} var så stilla {wish.he} kunde.
## if wish.shark
En haj sjunker om den slutar simma. Så den lilla hajen simmade runt, runt, i den minsta ring som går att simma.
## if wish.duck / wish.duckling
Så {@w} satte sig på båda fötterna, så att de inte kunde vagga i väg.
## if wish.dog
Så valpen satte sig på svansen, så att den inte kunde vifta i väg.
## if wish.cat / wish.kitten
Så {@w} höll sig fast i sanden med varenda klo.
## if wish.dinosaur & !wish.baby-dinosaur / wish.t-rex
Så {@w} satte sig, och hela stranden hoppade till.

# @help
Då vände {friend} hinken upp och ner och slog på den med spaden. Bång, bång, bång! Någon stor stannade och vände sig om.
## if elder & !friend & !pet.dog & !pet.cat
Då kom {elder} förbi båten, och {elder.short} pratar med alla. ”Har du också blivit av med någon?” frågade {elder.short}. ”Följ med mig, då. Jag hörde något där borta.” Och någon stor vände sig om.
## if pet.cat
Då reste sig {pet}, som aldrig brukade komma när någon ropade. {Pet} hoppade ur båten och gick bort längs sanden till {child}, med svansen rakt upp som en flagga. Någon stor fick syn på svansen och vände sig om.
## if pet.dog
Då spetsade {pet} öronen. Man skäller inte på stranden. {Pet} tittade på {child}. ”Skäll!” sa {child}, och {pet} skällde så att det hördes över hela stranden. Någon stor stannade och vände sig om.

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
