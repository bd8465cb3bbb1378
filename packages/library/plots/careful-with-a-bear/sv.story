title: Björnen på nedersta hyllan
title: Har ni björn?
title: Rädd om en björn
guest librarian: Ulla (hon), Gunnel (hon)
guest neighbour: Rut (hon), Vera (hon)

% Den som är med (@a): {adult}, annars den äldre, annars grannen, vid namn varje gång. Björnen är "han".

# the-bottom-shelf
{child} ville ha en björn. Inte en i en bok. En riktig, som man kunde luta sig mot.

Så {child.he} gick till biblioteket[city:  i {city}] med {@a-first} och frågade.

”Har ni björn?”

”Vi har en”, sa {librarian} bakom disken. ”På nedersta hyllan. Han är ganska tjock.”

Där låg björnen, hopklämd mellan böckerna. {child} drog i en tass. Plopp! Ut kom björnen, brun och mjuk och stor som en soffa.

# beep
Man måste låna på maskinen. {child} höll upp björnens tass mot den.

Pip! sa maskinen.

”Hihi”, sa björnen. Han var kittlig under tassen.

”Nu är han din tills vi stänger”, sa {librarian}. ”Man får inte rita på honom[!short: , och man får inte vika öronen][sport: , och man får absolut inte {play sport} på honom]. En björn ska man vara rädd om.”

# all-of-the-rug
{child} och björnen satte sig på läsmattan. Björnen tog hela mattan, så {child} satt på björnen. Det var precis så {child.he} hade tänkt sig.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] fick sitta på björnens rumpa.][elder & adult:  {Elder}[elder2:  och {elder2}] läste tidningen bredvid.]

Det kom en flicka med en krita. Hon ville rita på björnen.

”Nej”, sa {child}. ”En björn ska man vara rädd om.”[!short: 

Det kom en pojke. Han ville vika björnens öron.

”Nej”, sa {child}. ”En björn ska man vara rädd om.”][age>=5: 

Det kom en bebis. Den ville smaka på björnens tass.

”Hihi”, sa björnen.

”Nej”, sa {child} och gav bebisen en bok om grönsaker. ”En björn ska man vara rädd om.”]

# the-hatch
Men så sa det pling-plong. Biblioteket skulle stänga!

”Allt som är lånat ska in i luckan”, sa {librarian}.[age>=5: 

”Allt?” sa {child}.

”Allt”, sa {librarian}.]

Björnen stoppade in nosen i luckan. Han stoppade in huvudet. Han stoppade in halva magen. Sen tog det stopp.

”Bröööl!” sa björnen inne i väggen.

Björnen satt fast! Bara rumpan stack ut, och två stora fötter.

# not-so-hard
{@A} knuffade på rumpan.[elder & adult:  {Elder}[elder2:  och {elder2}] lade ifrån sig tidningen och knuffade på {@a}.][elder2 & !adult:  {Elder2} knuffade på {@a}.] Det gick inte.[athlete:  Inte ens {athlete} hade fått in honom.] {librarian} tog sats och knuffade hårt.

”Bröööl!” sa björnen.

”Sluta!” ropade {child}. ”Inte så hårt! En björn ska man vara rädd om!”

# one-finger
{child} satte sig på golvet vid björnens fötter och tänkte. Sen tog {child.he} ett enda finger, och så gjorde {child.he} så här under den ena foten:

Kittel, kittel, kittel.

”Hihi”, sa björnen.

Kittel, kittel, kittel.

”Ho ho!” sa björnen. Rumpan började hoppa.

Kittel, kittel, KITTEL!

”HA HA HA!” skrattade björnen, och hela magen guppade, och PLOPP, så for han in.

Pip! sa luckan. Tack för björnen.

# the-door
Det blev tomt på golvet. {child} tittade på luckan. Nu hade {child.he} ingen björn.

Då öppnades dörren bredvid. Ut kom björnen.

”Jaså”, sa {librarian}. ”Man kan ta dörren.”

Hon tittade i sin dator. [school: ”{School} ska låna honom i morgon”, sa hon, ”men ingen annan väntar på honom i kväll. | ”Ingen annan väntar på honom”, sa hon. ”]Då får du låna honom en gång till.”

{child} höll upp tassen. Pip, sa maskinen. ”Hihi”, sa björnen.

”Hur länge?” frågade {child}.

”Hela natten”, sa {librarian}.

# half-of-him
Så {child} gick hem med {@a} i ena handen och björnen i den andra. Björnen fick ligga innerst i sängen, och {child} lutade sig mot magen. Den gick upp och ner, upp och ner.[music:  Björnen nynnade på {music}.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] luktade på de stora fötterna och lade sig på dem.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] luktade på de stora fötterna och lade sig på dem.][pet.other:  {Pet} sov redan.] {child} drog täcket över björnen så långt det räckte. Det räckte till halva.

”En björn ska man vara rädd om”, sa {child}.

”Och en {child}”, brummade björnen.

# @a-first
sin granne {neighbour}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{neighbour}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
