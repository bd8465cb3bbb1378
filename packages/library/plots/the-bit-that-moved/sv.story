title: Skaka dig inte, {pet}
title: Det som rörde sig
title: En liten grön
guest friend: Ines (hon), Melker (han)
guest elder: Hilding (han), Sixten (han)

% Vågen är den. Den som är med (@m, @s): den äldre, annars den vuxna, annars {elder} i huset bredvid, som har en badhytt. Vagnen har en dörr, längst fram; hundar åker gratis.

# the-bit-that-moved
{child} ville ha med sig havet hem. Det hade {child.he} velat sedan {child.he} var fyra, och varje sommar var det samma sak: det följde inte med.

”Du kan väl ta en snäcka”, sa {@m} varje gång.[!elder & !adult:  {Elder} bodde i huset bredvid, och det var hans badhytt de fick låna.]

Men en snäcka ligger bara där. {child} ville ha det som rörde sig.

I år tog {child.he} med sig en kylbox. Den sista kvällen, när [elder2: {elder2’s} smörgåsar | smörgåsarna] var slut, ställde {child.he} den tomma boxen precis i vattenbrynet. {Friend}[!friend.known: , {child.his} bästa vän,] höll i locket. {Pet}, som var [breed: {a breed} | {child.his} hund], stod med tassarna i skummet och skällde på allt som kom. En liten grön våg sprang upp på stranden, rakt in i boxen, och {friend} smällde igen locket.

”När du öppnar är det bara vatten”, sa {friend}.

Då sa det klafs i boxen, alldeles av sig självt.

# all-right
De öppnade den hemma[city:  i {city}], över plaskdammen. Ut kom vågen. Den rullade till ena änden, krökte på ryggen och slog – schhhhh – och så rullade den tillbaka och gjorde om det.

”Okej”, sa {friend}. ”Det är en våg.”

I tre dagar var den det bästa {child} hade ägt. [sport: {Child.He} glömde bort att {play sport}. ][school: Halva {school} kom och tittade. ]{Child.He} somnade med öppet fönster, till ljudet av den[music:  i stället för {@song}][elder & adult: , och det gjorde {adult} också]. {Pet} lekte med den i timmar. Först jagade {pet.he} vågen till ena änden, och sedan jagade vågen {pet.him} till den andra.

# flat-as-a-plate
Den fjärde dagen slog den inte lika högt. Den femte nådde den {pet} till hasorna. Den sjätte morgonen tittade {child} ner i plaskdammen, och då var vattnet platt som en tallrik. {Pet} satte dit en tass, och en pytteliten krusning kom och lutade sig mot den.

”Den har ju ingenstans att ta vägen”, sa {friend}. ”Den kommer bara till kanten, och så måste den vända.”

{child} sa ingenting på en lång stund.

”När går tåget?” sa {child.he} sedan.

# an-hour
{@M} frågade inte om någonting. {@He} köpte tre biljetter, för hundar åker gratis, och tog kylboxens ena handtag medan {child} tog det andra. Sedan stod boxen på golvet i vagnen, mellan deras fötter, och på en hel timme hördes det ingenting ifrån den.

# the-lid
Tåget kom ut ur en tunnel. Då lyfte {pet} på nosen. {Pet.He} kände det, långt borta: salt. {Pet.He} for upp för att tala om det för alla, kopplet fastnade i handtaget, och omkull gick boxen.

”Locket!” skrek {friend}.

Men det var för sent. Vågen var ute. Den sprang längs hela mittgången, över skor och in under väskor[athlete: , fortare än {athlete}]. ”Är det någon som har spillt te?” sa en dam i hatt och lyfte på fötterna.

Och tåget bromsade. ”Nästa, Sandby”, sa högtalaren. ”Tänk på avståndet mellan vagn och plattform.”

# a-beach
Längst fram gled dörrarna upp. Där var avståndet, och nere i avståndet låg svart sten och olja.

”Den ramlar i hålet!” ropade {friend}.

Det fanns ingen tid att hämta något. {child} sprang om vågen och kastade sig raklång tvärs över golvet, med fingrarna mot ena väggen och fötterna mot den andra. Nu var {child.he} ingen [child.he: pojke | [child.she: flicka | unge]] längre. Nu var {child.he} en strand.

{Pet} kastade sig ner bredvid.

Vågen kom. Den reste sig på tå och slog – schhhhh – över dem båda två. När {child} lyfte på huvudet var golvet nästan torrt. Det var inte {child}. Havet satt i tröjan, och i byxorna, och i strumporna. Och det hav som inte satt i {child}, det satt i {pet}, som stod där med droppande öron och började se ut som hundar ser ut precis innan de …

”SKAKA DIG INTE!” skrek {child}, {friend} och {@m}.

{Pet} hejdade sig, med ena bogen i vädret.

# not-yet
”Hur långt är det?” sa {child}.

”Två stationer”, sa {@s}. ”Sedan tio minuter att gå.”

{child} satt med fötterna i kylboxen, så att inte en droppe skulle gå till spillo. {@Sat} {child.his} knä, och med några sekunders mellanrum började en rysning längst ute på nosen. Varje gång lade {child} båda armarna om {pet.him} och andades i det våta örat. ”Inte än. Håll emot. Duktig [pet.he: pojke | [pet.she: flicka | hund]], inte än.” {Pet} himlade med ögonen. {Pet.He} skallrade som ett kastrullock. Men {pet.he} höll emot.

# now
De gick nerför backen, och det klafsade i skorna. De gick nerför trappan, över stenarna och den hårda sanden, ända ut.

{child} drog av sig tröjan och vred ur den tills det gjorde ont i händerna. {Child.He} vred ur båda strumporna. {Friend} tömde boxen. Sist av allt {@set}.

”Nu, {pet}”, sa {child}.

Och {pet} skakade sig. {Pet.He} skakade sig från nosen till svansen och tillbaka igen. Dropparna for ut i en stor, glittrande ring och föll i havet, och där de föll reste sig något litet och grönt.

# politely
Det sprang upp på stranden, ända till {child’s} tår. Det slog – schhhhh – och sprang ut igen, och den här gången kom det ingen kant.

”Nu kan du inte skilja den från de andra”, sa {@s} och hängde sin torra jacka om {child}.

”Men det kan {pet}”, sa {child}.

De satt där och åt pommes frites tills solen nästan var borta. Våg efter våg kom in, och {pet} släppte förbi dem allihop, artigt. Sedan kom en liten grön, och då skällde {pet.he}.

# @Sat
{Pet} satt i
## if breed.Golden Retriever / breed.Labrador / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky / breed.Boxer / breed.Australian Shepherd / breed.Border Collie
Så mycket av {pet} som fick plats satt i

# @set
ställde {child} ner {pet} med alla fyra tassarna i skummet
## if breed.Golden Retriever / breed.Labrador / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky / breed.Boxer / breed.Australian Shepherd / breed.Border Collie
ledde {child} ut {pet}, tills alla fyra tassarna stod i skummet

# @m
{elder}
## if adult & !elder
{adult}

# @s
{elder.short}
## if adult & !elder
{adult}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @song
{music}
