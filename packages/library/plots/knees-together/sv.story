title: Riddaren med knäna ihop
title: Extra smör
title: Sexhundra år på tisdag
guest friend: Sixten (han), Selma (hon)
guest knight: riddar Botvid (han), riddar Sigfrid (han)
guest guide: Inga-Lill (hon), Britt-Marie (hon)
guest minder: Lennart (han), Bertil (han)

% Allt händer ute på borggården, utanför toalettdörren, med guiden och @a inom synhåll. @a: den äldre, som har brett smörgåsen, annars {adult}, annars {minder}, vid namn varje gång. Hunden är häst, katten i sin korg är drake.

# the-colander
”En riddare tar aldrig av sig hjälmen”, sa {child}.

{Child.His} hjälm var ett durkslag, och {child.he} hade haft den på sig hela vägen till borgen. {child} var {age}, och det {child.he} ville bli var riddare. {Friend}[!friend.known: , [friend: {child.his} bästa vän|som bodde i huset bredvid],] var väpnare, så {friend} fick bära matsäcken[elder:  från {elder}][pet.dog: , och {pet}[!pet.known: , {child's} hund,] var häst][pet.cat: , och {pet}[!pet.known: , {child's} katt,] satt i sin korg och var drake].[pet.other:  Hemma satt {pet} och vaktade den andra borgen.]

”Vad har du på mackan?” sa {child}.

”Smör”, sa {friend}.

”Och vad mer?”

”Extra smör.[elder:  {Elder.short} säger att det hjälper mot allt.]”

”Det där”, sa {child}, ”är världens tråkigaste macka.”

# in-there
{@A-first} stannade på borggården för att titta på en kanon[elder:  och frågade om någon behövde gå på toaletten. Det behövde ingen]. Och inne i stora salen stod en rustning, blank från topp till tå. {child} gick ända fram och bugade. Durkslaget åkte ner över näsan.[pet.dog & age>=7 / pet.dog & !elder:  {Pet} luktade på ena järnfoten och viftade på svansen.][pet.cat:  I korgen spetsade {pet} öronen och stirrade.]

”Ursäkta”, sa rustningen med väldigt liten röst. ”Är det långt till toaletten?”

{child} sköt upp durkslaget. ”Är det någon … därinne?”

”{Knight}”, sa rustningen. ”Kungen sa åt mig att stå här och inte röra mig. Så det har jag inte gjort.”

”Hur länge då?” sa {friend}.

”Sexhundra år på tisdag. Och först drack jag väldigt mycket saft.”

I hela sitt liv hade {child} väntat på att få träffa en riddare. Nu hade {child.he} träffat en, och riddaren stod med knäna ihop.

”Toaletterna ligger på andra sidan gården”, sa {friend}[elder: . ”{Elder.short} har sagt det två gånger. | , som alltid visste sådant. ”]Jag tar dörrarna.”

”Få mig inte att skratta, är ni snälla”, sa {knight}, ”och ingen får säga något om vatten.”

# plip
Så bar det av. Skrammel, skrammel, gnissel. {child} marscherade först[pet.cat:  med {pet}], och {friend} gick bakom och höll upp {knight}[music:  och nynnade {@song}, så att han skulle ha något annat att tänka på]. [pet.dog: De gick förbi kanonen. Där stannade {pet} och kissade, bara sådär.

”Den som var häst”, sa {knight}.

]De gick förbi fontänen. Psssssch, sa fontänen.

”Titta inte!” sa {child}.

De gick förbi {guide}, guiden, som höll på att visa brunnen för [elder: {elder.short}[elder2:  och {elder2}]|några besökare]. [elder: {Elder.short}|Hon] släppte ner en liten sten. Alla lyssnade. Långt, långt därnere sa det plipp.

”Ooooh”, sa {knight} och skramlade mycket fortare.

Utanför toaletten tvärstannade {child}.

”{Knight}”, sa {child.he}, ”hur gör man, i allt det där?”

”Man gör inte”, sa {knight}. ”Det måste av. Det är fyrtiofyra spännen, och jag når inte ett enda av dem. Sådant sköter väpnaren.”

{child} tittade på {friend}. Väpnare hade {child.he} aldrig velat vara. Men med spännen var {child.he} snabbast [school: {at school}|av alla].

”Du tar vänster”, sa {child.he}. ”Så tar jag höger.”

# forty-three
Av med armarna. Klang! Av med knäna. Klang, klang![pet.dog & age>=7:  {Pet} skällde varje gång.][pet.cat & age>=7:  {Pet} fräste varje gång.] ”Tjugosex”, flåsade {friend}. ”Trettionio”, flåsade {child}. {Knight} hoppade från ena foten till den andra[sport: , som om han inte kunde vänta på att få {play sport}], och det gjorde inte saken bättre. Fyrtiotvå. Fyrtiotre.

Och där tog det stopp. Det sista spännet satt mitt på ryggen, där ingen hade putsat. Det höll uppe allt som var kvar, och det var brunt och hårt av rost. {child} drog tills det gjorde ont i fingrarna. {Friend} drog. Det rörde sig inte.

På väggen bredvid dörren satt en kran som någon hade glömt att stänga[pet.dog & age>=7 / pet.dog & !elder: , och {pet} hade hittat den][pet.cat: , och {pet} stack ut en tass och klappade på dropparna].

Dropp. Dropp. Dropp.

”Hör ni”, sa {knight}, väldigt ljust. ”Hör ni, hör ni, HÖR NI!”

# extra-butter
”Det behövs olja!” sa {child}. ”Riddare har alltid olja!” {Child.He} såg sig omkring. Där stod en hink. Där stod en mopp. Där stod en matsäck. ”{Friend}! Din macka!”

”Du sa att den var tråkig!”

”Jag tar tillbaka! [elder: {Elder.short's}|Extra] smör, fort!”

{Friend} öppnade mackan[pet.dog: , högt upp, så att {pet} inte nådde][pet.cat & age>=7 / pet.cat & !elder: , och {pet} tryckte nosen mot gallret]. {child} tog smöret på två fingrar och gned in det i spännet, över och under och djupt in i springan. {Child.He} vickade på det. Iiik, sa det. {Child.He} vickade en gång till. Iiiiik …

PLING!

”Fyrtiofyra!” vrålade {child}.

# still-going
Rustningen ramlade ihop, och det lät som alla kastruller i [city: {city}|hela Sverige]. Ut for en mager liten gubbe i röda långkalsonger[athlete: , fortare än {athlete}], och toalettdörren small igen bakom honom.

De väntade. De väntade ganska länge.[elder:  {Elder.short} kom för att se vad det var som lät, och väntade med dem.] {Friend} åt upp brödet[pet.dog: , och hästen fick kanten][pet.cat: , och {pet} slickade {child's} fingrar].

”Håller han på än?” sa [elder: {elder.short}|{friend}].

{child} lyssnade. ”Han håller på än.”

Till sist hördes en jättelik suck. {Knight} kom ut, tvättade händerna, stängde kranen och sträckte på sig för första gången på sexhundra år.

# arise
”Ner på knä”, sa han. [pet.dog: {Pet} satte sig. {Knight}|Han] kände efter svärdet, men det var kvar i salen. Så han tog en ny toalettrulle i stället. Han rörde vid {child's} ena axel, och vid den andra, och sedan, bonk, vid durkslaget.

”Res dig, riddar {child} av Spännet”, sa han. Och när det var {friend's} tur: ”Res dig, riddar {friend} av Extra Smör.”

Sedan tog han dem båda i hand[elder: , bugade för {elder.short}][pet.dog: , klappade {pet}][pet.cat: , gick en lång omväg runt draken {pet}] och skuttade hem över vindbryggan, lätt som ett löv, i sina röda långkalsonger.

# just-to-be-sure
[elder: {Elder.short} höll upp porten. ”Det är långt hem”, sa {elder.he}. | {@A} väntade vid porten. ”Det är långt hem”, sa {@a}.] ”Har alla kissat?”[pet.dog:  Bara {pet} hade det.]

Riddar {child} tittade på riddar {friend}[pet.cat:  över {pet's} korg].

Sedan gick båda riddarna tillbaka, för säkerhets skull, och efter det sov de hela vägen hem.

# @A-first
{minder}, som hade tagit dem dit,
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @A
{minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @song
{music}
