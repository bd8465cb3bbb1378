title: Ett torg fullt av får
title: Vi är får
title: Jag är inget får
guest dog: Fia (hon), Tjorven (hon)
guest owner: Einar (han), Ragnar (han)
guest neighbour: Siv (hon), Ulla (hon)

% {dog} vallar folk tills de är i en hage och grinden är stängd. En familjens hund vallas in med de andra. Fåren är arton.
% @a: {adult}, annars den äldre, annars grannen {neighbour}.

# no-time
{child} satt på kanten av fontänen på torget[city:  i {city}] när hunden kom. Hon var svart och vit och smög så lågt att magen sopade stenarna. Hon sprang ett varv runt {child}. Sedan ställde hon sig och stirrade på {child.him}.

{child} sträckte fram handen. {Child.He} ville så gärna klappa henne. Men hunden hade inte tid. Hon sprang ett varv till.

”Hon heter {dog}”, sa en gammal man på en bänk. Han hette {owner}. ”Hon har vallat får i tolv år. Nu är hon pensionär, men det har hon inte förstått.”

”Jag är inget får”, sa {child}.

”Det har hon inte heller förstått”, sa {owner}.

# knees
Nu fick {dog} syn på {@a-neighbour}, som stod en bit bort med två glassar. Hon smög runt bakom {@him} och knuffade {@him} i knävecken. {@A} gick. {@He} kunde inte låta bli. {@He} gick rakt fram till {child}, och där fick {@he} stå.

Sedan hämtade {dog} en tant med rullator. Sedan en präst på cykel.[friend:  Sedan {friend}[!friend.known: , {child.his} bästa vän,] som egentligen hade bråttom.][elder & adult:  Sedan {elder}[elder2:  och {elder2}], som bara skulle till affären.][elder2 & !adult:  Sedan {elder2}, som bara skulle till affären.][music:  Sedan en man med dragspel, mitt i {music}.][pet.dog:  Sedan {pet}, {child.his} egen hund, som aldrig hade varit får förut.] Sedan två stora killar [sport: som skulle {play sport} och | som] tittade i samma telefon. De märkte ingenting förrän de stod vid fontänen.

”Vad gör vi här?” sa den ena killen.

”Vi är får”, sa {child}.

# on-duty
Sist kom parkeringsvakten i sin mössa.

”Låt bli mig”, sa parkeringsvakten. ”Jag är faktiskt i tjänst.”

”Det är {dog} också”, sa {owner}.

Till slut stod det arton får vid fontänen, tätt, tätt ihop. Om någon tog ett steg åt sidan var {dog} där. Prästen smet iväg åt vänster. Strax kom prästen tillbaka, med {dog} efter sig.

# the-field
”Hur brukar hon sluta?” frågade {child}.

”Hon slutar när fåren är inne i hagen och grinden är stängd”, sa {owner}.

”Var är hagen, då?”

{owner} tittade ner på sina skor.

”Den har jag sålt”, sa han.

# rain
Då började det regna. Tantens buss körde. {@Ices} rann.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] där hemma hade aldrig gått med på det här.][pet.other:  {Pet} hade det bra som var hemma.] Och {dog} sprang, varv efter varv, med tungan hängande som en blöt slips. Hon var så trött att benen vek sig i svängarna.[athlete:  Inte ens {athlete} hade orkat.] Men hon kunde inte sluta. Det fanns ju ingen hage!

# a-gate
Stackars {dog}, tänkte {child}. [child.she: Hon|{Child.He}] ställde sig på tå och tittade ut mellan alla magar. På andra sidan torget låg lekplatsen. Runt lekplatsen gick ett grönt staket. Och i staketet satt en …

”Grind!” ropade {child}. ”Kom, alla får! Gå efter mig!”

# baa
{Child.He} gick först. {Child.He} visste hur ett får lät[school: , för det hade de övat {at school}].

”Bä!” sa {child}.

”Bä”, sa {@a}.

”Bä, bä”, sa tanten och prästen och killarna.

Parkeringsvakten sa ingenting. Då tittade {dog} på honom.

”Bä”, sa parkeringsvakten.

# click
Över hela torget gick de, arton får i regnet, och {dog} gick bakom och såg stolt ut. In genom grinden gick de. Prästen fick sätta sig på gungan, annars fick inte alla plats. {child} höll upp grinden ända tills rullatorn var inne. Då tog {child.he} ett skutt ut, sköt igen grinden med båda händerna och lade ner haken.

Klick.

{dog} stannade. Hon tittade på alla fåren, ett efter ett. Sedan släppte hon ut en lång suck, gick fram till {child} och lade sig med huvudet på {child.his} sko.

”Så där”, sa {owner}. ”Nu är hon ledig.”

# mostly-stick
Det slutade regna. Ett efter ett smög fåren ut igen, på tå, för {dog} sov. {@A} kom sist och gav {child} det som var kvar av glassen. Det var mest pinnen.

Det gjorde ingenting. {child} satt alldeles stilla på marken, och nu fick {child.he} klappa {dog} så länge [child.she: hon|{child.he}] ville.

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

# @ices
{neighbour's} glassar
## if adult
{adult's} glassar
## if elder & !adult
{elder's} glassar

# @a-neighbour
grannen {neighbour}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @He
Hon
## if adult
{adult.He}
## if elder & !adult
{elder.He}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
