title: Så arg
title: Armarna räcker inte
title: Arg som en mygga
guest sitter: Göta (hon), Siv (hon)

% Vännen gissar med och kan inte bita; en hund väntar på banan; en katt mister ett knä och får det igen, delat.
% ”SÅ arg” visas med armarna. @a är {adult}, annars den äldre, annars {sitter}, som passar barnet. Myggan visas med två fingrar, både först och sist.

# snapped
Bananen gick av. Mitt på.

Den skulle vara hel! {child} ville ha den hel![friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade en hel!][sport:  Och ska man {play sport}, då måste den vara hel!] [friend: Den här låg|Nu låg den] på tallriken, i två bitar.

”Jag är så arg!” sa {child}.

{@He} satte sig på golvet. {@A-first} satte sig på golvet mittemot.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] satte sig i {@as} knä.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] satte sig där en banan kunde ramla.][friend: 

{Friend} lade ner den hela och vågade inte bita i den.]

”Men den smakar likadant”, sa {@a}.[elder & adult:  ”Precis likadant”, sa {elder}[elder2:  och {elder2}] vid bordet.][elder2 & !adult:  ”Precis likadant”, sa {elder2} vid bordet.]

”Den ÄR inte likadan!” sa {child}. ”Jag är så ARG!”[school:  Det måste ha hörts ända till {school}.]

# how-angry
{@A} tänkte.

”Hur arg är du?” sa {@a-he}. ”Arg som en mygga?”

Och {@a} visade med två fingrar. Så här lite.

{child} blev ännu argare. En mygga!

”Nej! Så arg!” sa {@he}. Och {@he} höll isär sina händer.

”Jaså”, sa {@a}. ”Som [pet.cat / pet.dog: {pet}|en katt] i badet.”[pet.dog: 

{Pet} gick och gömde sig bakom {child}.][pet.cat: 

{Pet} öppnade ett öga.]

”Nej! SÅ arg!” sa [pet.dog / pet.cat: {child}|{@he}]. Och {@he} höll isär dem mer.

”Oj. Som en get i regnet, då[friend: ”, sa {friend}.|.”]

”Nej! SÅÅ arg!” sa [friend: {child}|{@he}]. Och {@he} höll isär dem ännu mer.

”Som en elefant utan bananer?”[friend:  frågade {friend}.]

”SÅÅÅ ARG!”

# no-more-arms
Nu stod {child} upp. {@He} sträckte ut armarna så långt de gick. {@He} sträckte ut fingrarna också, alla tio. {@He} sträckte ut ena benet, men då höll {@he} på att trilla[pet.dog:  över {pet}]. [pet.dog: {child}|{@He}] var lika bred som ett flygplan.[city:  Bredare var ingen i {city}.][friend:  {Friend} flyttade på mjölken.][pet.cat:  {Pet} tittade på båda vingarna.][pet.other:  Så bred hade {pet} aldrig sett {child.him}.]

Men oj. Nu var armarna slut. Och arg var [friend / pet.cat: {child}|{@he}] fortfarande!

”Den får inte plats!” sa {@he}, och rösten blev alldeles darrig. ”Mina armar räcker inte! Jag är mer arg än jag har armar!”

# borrow-mine
Nu gissade [friend: varken {@a} eller {friend} något|{@a} inte] mer. [friend: {@A}|{@A-he}] bara tittade på {child}.

”Då är du väldigt arg”, sa {@a}.

”Ja”, sa {child}.

”Vill du låna mina?”

[age>=5: ”Dina vad då?”

”Mina armar. Jag använder dem ändå inte just nu.”

]{@A} [pet.cat: flyttade på {pet} och ]ställde sig på knä, tätt framför. Och så sträckte {@a-he} ut sina armar, {@a-he} också. De var långa[athlete: , nästan som på {athlete}]. De räckte mycket längre än {child's}, åt båda hållen.[friend:  {Friend} flyttade på mjölken igen.]

”Räcker det nu?” sa {@a}.

{child} tittade åt ena hållet. Där ute var {@as} hand. {@He} tittade åt andra hållet. Där ute var {@as} andra hand.

{@He} kände efter.

”Ja”, sa {@he}. ”Nu räcker det. Precis så arg är jag.”

# two-aeroplanes
Så stod de där, två flygplan, mage mot mage.

Det är tungt att hålla armarna så. Först blev de trötta i fingrarna. Armarna sjönk lite. Armarna sjönk lite till. Och alldeles framför var {@a}.

Då lade {child} sina armar om {@a-him}. Och {@a} lade sina armar om {child}.[pet.dog:  Och {pet} trängde sig in under.]

De andades. In … och ut. In … och ut.[pet.cat:  {Pet} spann runt deras knän, in och ut.][music:  På radion hördes {music}, alldeles lågt.]

”Är du arg än?” sa {@a}.

{child} kände efter. {@He} visade med två fingrar bakom {@as} rygg[pet.dog: , där {pet} kunde se].

”Som en mygga”, sa [pet.dog: {child}|{@he}].

# the-same
[elder & adult: {Elder.short} räckte ner tallriken till dem|[elder2 & !adult: {Elder2.short} räckte ner tallriken till dem|[friend: {Friend} räckte ner tallriken till dem|De tog ner tallriken från bordet]]]. {@A} tog ena biten, och {child} tog den andra.[friend:  Nu kunde {friend} också bita.][pet.dog:  En smula, liten som en mygga, ramlade precis där {pet} satt.]

”Det smakar likadant”, sa {child}.[friend: 

”Det gör min med”, sa {friend}.]

”Tänka sig”, sa {@a}.

# this-angry
Sedan kröp {child} upp i {@as} knä[pet.dog: , och {pet} lade sig på deras fötter].[pet.cat:  Där låg redan {pet}, som flyttade på sig.]

”{@A}”, sa {@he}. ”Vet du hur arg jag är nu?”

”Nej”, sa {@a}. ”Hur arg?”

{child} sträckte inte ut armarna. {@He} lade dem om {@as} hals och kramade.

”Så”, sa {child}.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @a-first
{sitter}, som passade {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
hon
## if adult
{adult.he}
## if adult.she
hon
## if adult.he
han
## if elder & !adult
{elder.he}

# @a-him
henne
## if adult
{adult.him}
## if adult.she
henne
## if adult.he
honom
## if elder & !adult
{elder.him}

# @he
{child.he}
## if child.she
hon
## if child.he
han

# picture 2
Båda sträcker ut armarna så långt det går.
