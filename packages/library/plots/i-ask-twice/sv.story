title: Det går bra
title: Säg till om det inte går
guest friend: Märta (hon), Ruben (han)
guest pet: Rufus (han), Juno (hon)

% {pet} är familjens hund eller katt, annars grannens hund, som är på besök. Det sista ”Det går bra” sägs helt annorlunda än alla de andra.

# three-of-them
{friend's} dinosaurier kom klockan fyra på fredagen och skulle stanna över helgen. De var tre stycken, de gick {child} till knäna, och {child} hade sagt att det gick bra, för {child.he} kom inte på hur man sa något annat.

”Är du säker?” frågade {friend} vid grinden, med resväskan i handen. {Friend.He} var {child's} bästa vän.

”Det går bra”, sa {child}.

”Alldeles säker? Du får säga till.”

”Det går bra!” sa {child}.

# under-the-ribs
Det sa {child.he} ofta. {Child.He} sa det när {friend} tog fönsterplatsen på bussen[city:  {in city}],[music:  när någon stängde av {music} mitt i,] och när de andra i gruppen[school:  {at school}] gick hem och {child.he} fick göra klart affischen själv. Det var enklast så. Folk log mot en när man sa det. Efteråt spände det under revbenen, men det var det ingen som såg.

# the-instructions
”De är inget besvär”, sa {friend}. {Friend.He} gav {child} ett papper med skötselråd och sprang till bilen.

Dinosaurierna tittade på {child}. {@doormat} lyfte på huvudet och tittade på dinosaurierna.

”Duktiga dinosaurier”, sa {child}.

Den största åt upp skötselråden.

# the-sofa
Vid femtiden hade de ätit en toffel. Vid sextiden hade de kommit på att om de ställde sig alldeles intill {child} och skrek, så fick de saker. De skrek, och {child.he} gav dem osten. De skrek, och {child.he} gav dem soffan. Klockan sju satt alla tre och såg på [sport: {sport} på] teve[athlete:  (de gillade {athlete})], och {child} satt på golvet.

[adult: {Adult} frågade om {child.he} ville ha hjälp. ”Det går bra”, sa {child}.

][elder: {Elder} ringde och hörde sig för. ”Det går bra”, sa {child}.

]Vid läggdags kom de efter uppför trappan. Den största la sig på {child's} kudde. Den näst största la sig där fötterna skulle ligga. Den minsta tog täcket.

# on-the-rug
”Det är jag som brukar ligga där”, sa {child}.

Den största skrek. Man såg väldigt många tänder.

”Det går bra”, sa {child}.

{Child.He} la sig på mattan med jackan på. Aldrig hade det spänt så under revbenen. De är ju inte ens mina, tänkte {child.he}. Ingen har frågat om jag vill ha dem.

Sedan kom {child.he} ihåg att {friend} hade frågat två gånger.

# bottom-stair
På lördagen regnade det. Dinosaurierna tog {child's} frukost.[elder:  {Elder}[elder2:  och {elder2}] kom förbi med bullar. De tog bullarna.] De tog vänstra skon, och sedan, för rättvisans skull, den högra. När det blev kväll hade {child.he} sagt att det gick bra fler gånger än {child.he} kunde räkna, och {child.he} satte sig på nedersta trappsteget, för det var den enda plats som ingen hade tagit.

Därifrån såg {child.he} in i köket. {@supper}. Och över golvet kom den största dinosaurien emot {pet.him}, med blicken på skålen.

# rrr
Dinosaurien stannade mitt framför {pet.him}. Den öppnade munnen och skrek.

{@still} {Pet.He} såg dinosaurien i ögonen och sa, lågt och ganska kort:

”Rrr.”

Bara en gång.

Dinosaurien stängde munnen. Den la huvudet på sned. Man såg hur den tänkte: Jaha. Den är upptagen.

Och sedan la den sig ner, på fläcken, med hakan mot {pet's} sida, och suckade. De andra kröp intill. {child} hade gett dem allt {child.he} ägde, och ingen av dem hade någonsin lutat sig mot {child.him}.

De tycker om {pet.him}, tänkte {child}. {Pet} sa nej, och de tycker om {pet.him}.

# no
{child} reste sig. Knäna var inte riktigt att lita på. {Child.He} gick upp och satte sig mitt i sin säng och väntade.

Det dröjde inte länge förrän de kom, klapper, klapper, uppför trappan, med {pet} efter sig. Den största la klorna på madrassen. Den öppnade munnen.

”Nej”, sa {child}.

Det blev så litet att {child.he} fick säga det en gång till, längre nerifrån, där det spände.

”Nej. Det är min kudde.”

Det blev förfärligt tyst. Nu hatar den mig, tänkte {child}.

Dinosaurien stängde munnen. Den la huvudet på sned. Jaha.

Sedan tog den bort klorna från madrassen och la sig på mattan. De andra la sig också, och {pet} med, i en enda hög. Ingen var ledsen. Den minsta snarkade redan.

{child} kände efter under revbenen. Där var det ingenting som spände. Där var det bara gott om plats.

# at-the-gate
På söndagen stod {friend} vid grinden igen.

”Har de skött sig? Skulle du möjligen kunna ha dem en vecka till? Vi ska lägga om golven. Säg till om det inte går!”

”Det går …” sa {child}.

På dörrmattan öppnade {pet} ett öga.

”Nej”, sa {child}. ”Det går inte. De har ätit mina skor.”

{friend} tittade på {child.him}. {child} höll andan.

”Äntligen”, sa {friend}.

”Äntligen?”

# the-window-seat
”Jag vet ju aldrig, med dig! Du säger alltid att det går bra. Jag frågar om allting två gånger, och jag tittar på hur du ser ut, och ändå får jag gissa. Jag har haft dåligt samvete för den där fönsterplatsen i tre år.”

”Jag ville ha fönsterplatsen”, sa {child}.

”Jag visste det!” ropade {friend} och sken som en sol. ”Ta den! Du får ha den tills vi fyller trettio!”

På väg till bilen vände sig den största om. Den kom hela vägen tillbaka och lutade sig mot {child's} ben, så hårt att {child.he} höll på att ramla.

”Så gör den aldrig med mig”, sa {friend}. ”Vad har du gjort med den?”

”Jag ska berätta på bussen”, sa {child}. ”Från fönstret.”

# plenty-of-room
Den kvällen låg {child} mitt i sin egen säng, på hela sin egen kudde.[adult:  {Adult} hade släckt.] Det var en tugga borta ur gardinen, och genom den sken månen in.

{Pet} kom in. {Pet.He} tittade på mattan, och {pet.he} tittade på sängen. Sedan la {pet.he} en tass på täcket och {@asked}.

{child} kände efter under revbenen, för att höra vad {child.he} tyckte. Där var det gott om plats. {Child.He} flyttade på fötterna.

”Det går bra”, sa {child.he}.

Och det gjorde det.

# @doormat
Grannens hund {pet}, som var på besök till måndag och låg på dörrmattan,
## if pet.dog/pet.cat
{Pet}, som låg på dörrmattan,

# @supper
{Pet} låg med sin mat mellan tassarna
## if pet.cat
{Pet} satt vid sin mat med svansen runt fötterna

# @still
{Pet} for inte upp. {Pet.He} skällde inte. {Pet.He} såg inte ens arg ut.
## if pet.cat
{Pet} for inte upp. {Pet.He} fräste inte. {Pet.He} såg inte ens arg ut.

# @asked
frågade med ögonbrynen
## if pet.cat
frågade med morrhåren
