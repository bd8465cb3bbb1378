title: Det som morrade där uppe
title: Ronk betyder jag är här
title: Lingon eller sylt
guest friend: Ibrahim (han), Tora (hon)
guest elder: Stig (han), Gunvor (hon)
guest monster: Göran (han), Torsten (han)

% Snarka på riktigt, och viska svaret. Löständerna är originalet; en riktig farfar eller mormor har tofflor i stället (@nothing-left, @who-is-that) och ingen barndom (@sawmill).

# a-hatch
{child} och {friend}[!friend.known: , {child.his} bästa vän,] skulle sova hos {@host} i det lilla rummet innanför köket. Där fanns en utdragssäng, en klocka som gick fel och en lucka i golvet.[adult:  {Adult} hade skjutsat dit dem.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] sov redan under sängen.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade redan lagt sig mitt i sängen.][pet.other:  {Pet} fick klara sig hemma en natt.]

”Vad är det under luckan?” frågade {friend}.

”Potatis”, sa {elder.short}. ”Och så monstret, förstås. God natt!”

{Elder.He} skrattade och gick uppför trappan[music:  och nynnade på {music}].

”{Elder.He} skojade”, sa {child}.

”Det är klart”, sa {friend}.

Men {child} drog upp fötterna under täcket, och då drog {friend} också upp sina.

# somebody-crying
Klockan slog sju fast den var elva. Och då hörde de det. Någon grät. Det var inte högt, mest som när luften går ur en badboll. Och det kom från luckan.

”Potatisar gråter inte”, viskade {friend}[school: , för potatis hade de läst om {at school}].

{child's} hjärta dunkade så att sängen gungade[sport: , värre än av {sport}]. {Child.He} ville helst av allt ropa på {elder.short}. Men den som gråter på natten är ju inte farlig. Det visste {child}, för {child.he} hade gjort det själv.

”Håller du i mig?” sa {child.he}.

{Friend} tog ett stadigt tag om pyjamasbyxorna[adult: , de som {adult} hade packat], och {child} lyfte på luckan[athlete: , stark som {athlete}].

# among-the-potatoes
Där nere, mitt bland potatisarna, satt ett monster.[city:  Det kan inte finnas många sådana {in city}.]

Det var stort som ett kylskåp och lurvigt som en badrumsmatta. Det hade horn och huggtänder och sju fingrar på varje hand. På huvudet hade det en kastrull, och i famnen kramade det en potatis.

”Stäng!” väste monstret. ”Stäng, stäng, stäng! Annars hör den oss!”

”Vem då?” viskade {child}.

”Monstret.”

{child} och {friend} såg på varandra.

”Men det är ju du”, sa {friend}.

”Jag? Jag heter {monster}”, sa monstret. ”Jag menar det riktiga monstret. Det där uppe. Hör ni inte?”

# first-it-growls
De lyssnade. Och genom taket kom det:

RRRRROOOOONK … pyyyyy.

{Monster} gnydde och drog ner kastrullen över ögonen.

RRRRROOOOONK … pyyyyy.

”Det kommer varje natt”, viskade han. ”Först morrar det. Och sedan, på pyyyyy, då äter det upp någon. Jag har inte sovit sedan i mars.”

”Det är ju {elder.short}! {Elder.He} snarkar!”

”Har det ätit upp {elder.short}?” sa {monster} förfärad.

Det hjälpte inte hur de förklarade. Monster snarkar inte, de sover alldeles tyst.

”Vi får visa honom”, sa {friend} till slut.

”Aldrig”, sa {monster}.

# hand-in-hand
”Vi går först”, sa {child}. ”Och så håller vi varandra i hand. Jag är också rädd i mörkret, men det blir mindre om man är flera som delar på det.”

{Monster} räckte upp en mycket stor, mycket kall hand, med så många fingrar att de räckte till både {child} och {friend}.

Upp gick de. RRRRROOOOONK, sa det. På det nionde trappsteget ville {child} gå hem. På det tionde ville {child.he} det ännu mer. På det elfte sköt {child.he} upp dörren.

# nothing-left
{@nothing-left}

{@who-is-that}

”Det är {monster}”, sa {child}. ”Han är rädd för ljudet, {elder.short}. Ditt snarkljud.”

”Snarkar jag?” sa {elder.short}.

”Ja”, sa {child} och {friend} och {monster}.

# ronk-means
{Elder} flyttade på benen och klappade på sängkanten. Den sjönk djupt när {monster} satte sig.

{@sawmill}

”Så ronk betyder …” sa {monster} sakta.

”Ronk betyder: jag är här”, sa {elder.short}.

”Och pyyyyy?”

”Du med.”

# you-too
{Monster} tog av sig kastrullen. ”Kan du göra det igen?” bad han. ”Så ska jag lyssna på rätt sätt.”

Så {elder.short} lade sig ner. Det tog inte en minut. RRRRROOOOONK … pyyyyy.

”Jag är här”, viskade {child}.

”Du med”, viskade {friend}.

När de såg efter hade {monster} redan somnat, sittande, med potatisen i famnen. Han sov alldeles tyst. De lade {elder's} överkast om honom. Det räckte till ena axeln.

# one-more-plate
På morgonen var luckan stängd och {monster} borta.[pet.dog:  {Pet} nosade länge på luckan och viftade på svansen.][pet.cat:  {Pet} låg på luckan och spann.][pet.other:  {Child} hade mycket att berätta för {pet} där hemma.] {Elder} stod vid spisen och gräddade pannkakor[elder2:  åt dem och {elder2}, som hade kommit till frukosten].

”En sådan dröm jag hade”, sa {elder.he}. ”Men han var trevlig, er kamrat. Vad var det nu han hette?”

”{Monster}”, sa {child}.

{Elder.short} skrattade. Sedan tystnade {elder.he}, för på köksbordet stod en kastrull {elder.he} hade letat efter sedan i mars. I den låg en potatis med ett hjärta, ristat med en mycket stor nagel.

{@glasses}. {Elder.He} tittade på luckan. Och så tog {elder.he} fram en tallrik till.

”Jag undrar”, sa {elder.he}, ”om {monster} tar lingon eller sylt.”

# @host
{elder} i huset bredvid,
## if elder
{elder}, som hade fått låna ett gammalt hus, och de låg

# @nothing-left
Månen sken in. I sängen låg {elder} med täcket upp till hakan. På nattduksbordet stod ett vattenglas, och i vattenglaset log {elder.short's} löständer.

{Monster} stirrade på glaset.

”Det är bara tänderna kvar!” tjöt han.
## if elder
Månen sken in. I sängen låg ett stort berg av täcke. På mattan framför stod {elder's} tofflor, två stycken, alldeles tomma.

{Monster} stirrade på tofflorna.

”Det är bara tofflorna kvar!” tjöt han.

# @who-is-that
{Elder} satte sig upp. Glasögonen hade {elder.he} inte på sig, så allt {elder.he} såg var en liten fläck, en fläck till och en väldigt stor fläck.

”Nämen, hörni”, sa {elder.he}. ”Kan ni inte schova?” {Elder.He} fiskade upp tänderna och satte dem på plats. ”Så. Och vem är den store i pälsmössan?”
## if elder
Berget rörde på sig, och {elder} satte sig upp. {Elder.He} var bara halvvaken, så allt {elder.he} såg var en liten fläck, en fläck till och en väldigt stor fläck.

”Nämen, hörni”, sa {elder.he}, mitt i en gäspning. ”Kan ni inte sova? Och vem är den store i pälsmössan?”

# @sawmill
”När jag var liten”, sa {elder.short}, ”sov jag bredvid min farfar. Han lät som ett sågverk. Först var jag livrädd. Men sedan kom jag på något. Så länge det låter, tänkte jag, är det någon stor här i huset. Då är jag inte ensam. Och då somnade jag som en sten.”
## if elder
”När man är liten”, sa {elder.short}, ”och sover bredvid någon som låter som ett sågverk, är man först livrädd. Men sedan kommer man på något. Så länge det låter, tänker man, är det någon stor här i huset. Då är jag inte ensam. Och då somnar man som en sten.”

# @glasses
{Elder} satte på sig glasögonen
## if elder
{Elder} gned sig i ögonen
