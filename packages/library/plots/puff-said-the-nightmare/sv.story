title: Puff
title: Puff, sa mardrömmen
title: Ludd i hela munnen
guest sitter: Moa (hon), Ebba (hon)

% Vem som kommer (@a): {adult}, annars den äldre, annars {sitter}. Puff: mardrömmen växer för varje gång den blir skrämd. Den sista puffen växer den inte av.

# like-a-bun
Mitt i natten[city: , när hela {city} sov,] satt det en mardröm på {child's} täcke.

Den var inte större än en bulle. Den var grå och luddig och hade två runda ögon, och den tittade rakt på {child}.

”Usch!” sa {child}.

Puff, sa mardrömmen. Och så blev den stor som en kudde.

# shoo
”{@Short}!” ropade {child}. ”Det sitter en mardröm på mitt täcke! Den ska bort, för jag vill sova![friend:  {Friend} och jag ska leka i morgon!]”

{@A-first} kom [adult.he / elder.he & !adult: i bara kalsongerna | [adult.name: i bara strumporna|i bara nattlinnet]]. {@He} ville så väl.

”Nu tänder vi lampan”, sa {@he}. ”Sånt där tål inte ljus.”

Puff, sa mardrömmen. Och så blev den stor som en hund.[age>=5: 

”Den växte”, sa {child}.

”Det är bara skuggan som växer”, sa {@a}.]

”Schas!” sa {@a} och viftade med en strumpa[elder & adult: , som {elder}[elder2:  och {elder2}] hade stickat][elder2 & !adult: , som {elder2} hade stickat].

Puff! Stor som en ko.

# mmpf
”BU!” sa {@a}.

PUFF! Nu var mardrömmen stor som hela rummet[athlete: , större än {athlete} på affischen]. Öronen tog i taket och rumpan fyllde hela fönstret, och {@a} stod fastklämd mot väggen med ludd i hela munnen.

”Mmpf”, sa {@a}.[age>=5:  Det betyder hjälp, när man har ludd i munnen.]

# so-big
{child} drog upp täcket till näsan. Det kom en tår, och sedan en till.

”Den är så stor”, viskade {child.he}. ”Och jag är så liten.”

Då kom det en hand genom luddet. Den letade lite, och så hittade den {child's} hand och höll i den.

”Jag ser ingenting”, sa {@a}. ”Men jag är här.”

# thump
{child} låg alldeles stilla. Och då hörde {child.he} något.

Dunka-dunka-dunka.

Det kom inifrån mardrömmen. Det var ett hjärta, och det slog så fort, så fort[sport: , som när man får {play sport}].

{child} la handen på sitt eget bröst. Dunka-dunka-dunka. Precis likadant.

”{@Short}”, sa {child.he}. ”Den är rädd!”

”För vad då?”

”För oss”, sa {child}. ”Du sa bu. Och jag sa usch.”[age>=5: 

”Men den är ju större än vi.”

”Inte inuti”, sa {child}.]

# there-there
Och {child} sträckte ut handen och strök mardrömmen, långsamt, från pannan och hela vägen ner.

”Såja”, sa {child}[school: , som de säger {at school} när någon har slagit sig].

Då blev mardrömmen liten som en ko.

”Såja.”

Liten som en hund.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] vågade sig fram och slickade den på örat.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] la sig intill och spann för den.]

”Såja”, sa {child}, ännu långsammare, och nu var den som en kudde, och {@a} kom loss och spottade ludd.[pet.other:  {Pet}, som bor i hörnet, fick ludd på sig.]

”Såja.”

# so-little
Nu var den en bulle igen. Den fick plats i {child's} hand. Den var varm, och hjärtat slog som det skulle. Dunk … dunk … dunk.

”Ska den bort nu?” viskade {@a}.

{child} tittade på mardrömmen. Mardrömmen gäspade.[age>=5:  Det fanns inte en tand därinne, bara en liten rosa tunga.]

”Nej”, sa {child}. ”Den är ju så liten. Och jag är så stor.”

# asleep
Då släckte {@a} lampan. {@He} satte sig på sängkanten[music: , nynnade på {music}] och strök {child}, långsamt, från pannan och hela vägen ner.

”Såja”, sa {@a}. ”Såja.”

Och i mörkret, inne i {child's} hand, lät det en enda liten gång till.

Puff.

Men den växte inte. Så låter en mardröm som sover.

# @a-first
{sitter}, som var barnvakt,
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

# @short
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
