title: Riddaren med knäna ihop
title: Extra smör
title: Sexhundra år på tisdag
guest friend: Sixten (han), Selma (hon)
guest knight: riddar Botvid (han), riddar Sigfrid (han)
guest guide: Inga-Lill (hon), Britt-Marie (hon)
guest minder: Lennart (han), Bertil (han)

% Allt händer ute på borggården, utanför toalettdörren, med guiden och @a inom synhåll. @a: {adult}, annars den äldre, annars {minder}, vid namn varje gång.

# the-colander
”En riddare tar aldrig av sig hjälmen”, sa {child}.

{Child.His} hjälm var ett durkslag, och {child.he} hade haft den på sig hela vägen till borgen. {child} var {age}, och det {child.he} ville bli var riddare. {Friend}, [friend: {child.his} bästa vän|som bodde i huset bredvid], var väpnare, så {friend} fick bära matsäcken[pet.dog: , och {pet}, {child's} hund, var häst].[pet.cat / pet.other:  Hemma satt {pet}[pet.cat: , {child's} katt,] och vaktade den andra borgen.]

”Vad har du på mackan?” sa {child}.

”Smör”, sa {friend}.

”Och vad mer?”

”Extra smör.”

”Det där”, sa {child}, ”är världens tråkigaste macka.”

# in-there
{@A-first} stannade på borggården för att titta på en kanon. Och inne i stora salen stod en rustning, blank från topp till tå. {child} gick ända fram och bugade. Durkslaget åkte ner över näsan.

”Ursäkta”, sa rustningen med väldigt liten röst. ”Är det långt till toaletten?”

{child} sköt upp durkslaget. ”Är det någon … därinne?”

”{Knight}”, sa rustningen. ”Kungen sa åt mig att stå här och inte röra mig. Så det har jag inte gjort.”

”Hur länge då?” sa {friend}.

”Sexhundra år på tisdag. Och först drack jag väldigt mycket saft.”

I hela sitt liv hade {child} väntat på att få träffa en riddare. Nu hade {child.he} träffat en, och riddaren stod med knäna ihop.

”Toaletterna ligger på andra sidan gården”, sa {friend}, som alltid visste sådant. ”Jag tar dörrarna.”

”Få mig inte att skratta, är ni snälla”, sa {knight}, ”och ingen får säga något om vatten.”

# plip
Så bar det av. Skrammel, skrammel, gnissel. {child} marscherade först, och {friend} gick bakom och höll upp {knight}[music:  och nynnade {@song}, så att han skulle ha något annat att tänka på]. De gick förbi fontänen. Psssssch, sa fontänen.

”Titta inte!” sa {child}.

De gick förbi {guide}, guiden, som höll på att visa brunnen för [elder & adult: {elder}[elder2:  och {elder2}]|[elder2 & !adult: {elder2}|några besökare]]. Hon släppte ner en liten sten. Alla lyssnade. Långt, långt därnere sa det plipp.

”Ooooh”, sa {knight} och skramlade mycket fortare.

Utanför toaletten tvärstannade {child}.

”{Knight}”, sa {child.he}, ”hur gör man, i allt det där?”

”Man gör inte”, sa {knight}. ”Det måste av. Det är fyrtiofyra spännen, och jag når inte ett enda av dem. Sådant sköter väpnaren.”

{child} tittade på {friend}. Väpnare hade {child.he} aldrig velat vara. Men med spännen var {child.he} snabbast [school: {at school}|av alla].

”Du tar vänster”, sa {child.he}. ”Så tar jag höger.”

# forty-three
Av med armarna. Klang! Av med knäna. Klang, klang! ”Tjugosex”, flåsade {friend}. ”Trettionio”, flåsade {child}. {Knight} hoppade från ena foten till den andra[sport: , som om han inte kunde vänta på att få {play sport}], och det gjorde inte saken bättre. Fyrtiotvå. Fyrtiotre.

Och där tog det stopp. Det sista spännet satt mitt på ryggen, där ingen hade putsat. Det höll uppe allt som var kvar, och det var brunt och hårt av rost. {child} drog tills det gjorde ont i fingrarna. {Friend} drog. Det rörde sig inte.

På väggen bredvid dörren satt en kran som någon hade glömt att stänga.

Dropp. Dropp. Dropp.

”Hör ni”, sa {knight}, väldigt ljust. ”Hör ni, hör ni, HÖR NI!”

# extra-butter
”Det behövs olja!” sa {child}. ”Riddare har alltid olja!” {Child.He} såg sig omkring. Där stod en hink. Där stod en mopp. Där stod en matsäck. ”{Friend}! Din macka!”

”Du sa att den var tråkig!”

”Jag tar tillbaka! Extra smör, fort!”

{Friend} öppnade mackan. {child} tog smöret på två fingrar och gned in det i spännet, över och under och djupt in i springan. {Child.He} vickade på det. Iiik, sa det. {Child.He} vickade en gång till. Iiiiik …

PLING!

”Fyrtiofyra!” vrålade {child}.

# still-going
Rustningen ramlade ihop, och det lät som alla kastruller i [city: {city}|hela Sverige]. Ut for en mager liten gubbe i röda långkalsonger[athlete: , fortare än {athlete}], och toalettdörren small igen bakom honom.

De väntade. De väntade ganska länge. {Friend} åt upp brödet[pet.dog: , och hästen fick kanten].

”Håller han på än?” sa {friend}.

{child} lyssnade. ”Han håller på än.”

Till sist hördes en jättelik suck. {Knight} kom ut, tvättade händerna, stängde kranen och sträckte på sig för första gången på sexhundra år.

# arise
”Ner på knä”, sa han. Han kände efter svärdet, men det var kvar i salen. Så han tog en ny toalettrulle i stället. Han rörde vid {child's} ena axel, och vid den andra, och sedan, bonk, vid durkslaget.

”Res dig, riddar {child} av Spännet”, sa han. Och när det var {friend's} tur: ”Res dig, riddar {friend} av Extra Smör.”

Sedan tog han dem båda i hand och skuttade hem över vindbryggan, lätt som ett löv, i sina röda långkalsonger.

# just-to-be-sure
{@A} väntade vid porten. ”Det är långt hem”, sa {@a}. ”Har alla kissat?”

Riddar {child} tittade på riddar {friend}.

Sedan gick båda riddarna tillbaka, för säkerhets skull, och efter det sov de hela vägen hem.

# @A-first
{minder}, som hade tagit dem dit,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
