title: Bara ett morrhår
title: Öron ljuger inte
title: Alla mina bord blir brickor

% Kaninen mäter med öronen: det öra som står högst visar vilken sida som är högst. Ett av dem har alltid hängt.

# clonk
Långbordet stod på gräset mellan husen, och klockan sex skulle alla grannar komma och äta. {child} hade lovat att duka. Men så fort {child.he} ställde dit ett glas sa bordet klonk och lutade åt ena hållet, och glaset gled över kanten.

[friend: {Friend}[!friend.known: , {child.his} bästa vän,] fångade det i sista stund.|{child} fångade det i sista stund.][athlete:  Till och med {athlete} hade fått skynda sig.]

”Det vickar”, sa {child}.

”Vem är det som har gjort det här, då?” sa någon under bordet.

Det var en kanin. Han tittade på ett av benen och drog in luft mellan sina två långa framtänder. ”Aj, aj, aj.”

”Kan du laga det?” frågade {child}.

”Det ska bort ett morrhår”, sa kaninen. ”Bara ett morrhår. Något måste jag ändå gnaga på. Mina tänder växer hela tiden. Är jag ledig en dag kan jag inte stänga munnen.”

”Vad kostar det?”

”Jag tar hand om bitarna”, sa kaninen.

# ears-dont-lie
Först måste han mäta. Han hoppade upp, satte sig mitt på bordet, reste öronen och tittade från det ena till det andra. Ett öra stod rakt upp. Ett öra hängde rakt ner.

”Där örat står högst är bordet högst”, sa kaninen. ”Alltså ska det bort på den sidan.[age>=7:  Jag har aldrig ägt någon linjal.] Öron ljuger inte.”

Sedan hoppade han ner och gnagde. Knaper, knaper, knaper. Han borstade spånen ur morrhåren och åt upp dem.

”Så där. Stadigt som berget.[sport:  På det här kan man {play sport}.]”

[sport: ”Vi ska äta på det”, sa {child}.

]{child.He} ställde dit ett glas.

Klonk, sa bordet och lutade åt andra hållet.

# just-a-whisker
”Jaså”, sa kaninen. Han hoppade upp från andra änden, reste öronen och tittade från det ena till det andra. ”Nu är det den sidan. Bara ett morrhår.”

Knaper, knaper, knaper. Klonk.

”Bara ett morrhår till.”

Knaper, knaper, knaper. Klonk.

[music: Han gnagde i takt till {@song}, och för varje vers blev bordet lite lägre.

]Snart gick det {child} till knäna, och alla stolar var alldeles för höga.

”De får väl också komma ner”, sa kaninen. Han tittade på dem och drog in luft.

[school: ”De är lånade”, sa {child}. ”De är från {school}.”

”Ni har väl små barn där också”, sa kaninen. Knaper, knaper, knaper.

][age>=7: ”Kan vi inte sluta?” frågade {child}.

”När det vickar så där?” sa kaninen. Knaper, knaper, knaper.]

# lower
[pet.cat: {Pet}[!pet.known: , {child's} katt,] fick inte hoppa upp på bordet. Nu behövde {pet.he} inte hoppa. ][pet.dog: {Pet}[!pet.known: , {child's} hund,] hade legat under bordet hela tiden. Nu fick {pet.he} ligga någon annanstans. ][pet.other: {Pet}, som var {child's} och hade sin bur på gräset, såg varenda tallrik för första gången. ][elder: {Elder} kom ut med potatissalladen, ställde ner den där bordet brukade vara och fick fortsätta att böja sig. ][elder2: ”Det var högre i fjol”, sa {elder2}. ][city: Det fanns inget lägre bord i hela {city}. ]

[friend: ”Klockan är kvart i sex”, sa {friend}.|Så var klockan kvart i sex.] Nu var bordet så högt som en limpa. {child} ställde sig på knä och satte dit ett glas.

Klonk.

# no-whiskers-left
”Det vickar ju fortfarande!” skrek {child}. ”Du har ätit upp hela bordet, och det vickar ändå!”

”Jag kunde ta bara ett morrhår …”

”Det finns inga morrhår kvar!”

{child.He} satte sig i gräset med ryggen mot kaninen. Det hördes gråt i rösten, och det tyckte {child.he} inte alls om. Strax skulle allihop komma, och då skulle de se hur det blev när {child} dukade.

Nu hängde kaninens båda öron.

”Det är likadant varje gång”, sa han. ”De blir aldrig raka. Alla mina bord blir brickor. Och jag som mäter. Jag mäter och mäter.”

Han lät så skamsen att {child} måste vända sig om.

# that-one-does
{child} såg på honom. Kaninen snörvlade till, och det ena örat reste sig igen. Det andra hängde där det hängde.

”Varför står inte det där örat upp?” frågade {child}.

”Det där? Det har det aldrig gjort. Jag sover på den sidan.”

”Men du mäter ju med dem.”

”Ja visst”, sa kaninen. ”Öron ljuger inte.”

”Nej”, sa {child}. ”Men det där ligger.”

Kaninen öppnade munnen, men det kom ingenting.

{child} tog försiktigt örat mellan två fingrar. Det var mjukt som en vante, och varmt inuti. {child.He} lyfte det sakta, tills det stod lika rakt som det andra, och där höll {child.he} det kvar.

Kaninen tittade från det ena örat till det andra. Morrhåren började darra.

”Släpp inte”, viskade han.

# not-a-clonk
Han hoppade upp på bordet, och {child} följde med och höll i örat. Han tittade åt vänster. Han tittade åt höger. Han tittade länge.

”Det där benet”, sa han. ”Bara ett morrhår. Och nu menar jag ett.”

Knaper.

{child} ställde dit ett glas.

De väntade. [friend: {Friend} höll andan. ]Bordet sa ingenting alls.

”Vad gör bordet?” viskade kaninen.

”Det står”, sa {child}.

Kaninen måste sätta sig, för det hade han aldrig hört ett bord göra förut.

# down-there
Sedan kom grannarna. De såg sig om.

”Var är bordet?” frågade någon.

”Där nere”, sa {child} och svalde.

[elder: {Elder}|Den äldsta av dem] böjde sig ner och lade båda händerna på bordet. Det rörde sig inte. ”Jag har aldrig suttit vid ett bord som inte vickar”, sa [elder: {elder.short}|den äldsta], lade sig på magen i gräset och bad om potatisen.

Snart låg de på magen allihop, i två långa rader, med hakan vid tallriken och fötterna i vädret. Till och med de minsta nådde tårtan. [pet.dog: {Pet} nådde allt. ]Ingen kunde välta ut ett glas över kanten, för det fanns ingenstans att ramla.

Kaninen låg längst ut med en skål spån. Bredvid låg {child} och höll upp hans öra.

# a-whisker-longer
När stjärnorna kom stod bordet fortfarande, rakt som havet.

[adult: ”Läggdags”, sa {adult}.|Nu var det läggdags.]

{child} låg på rygg i gräset, med ett varmt öra i handen.

”Bara ett morrhår till”, sa {child.he}.

[adult: Och {adult} lade sig ner igen.|Och ingen hade bråttom in.]

## or
När stjärnorna kom, och alla hade ätit, bar grannarna in tallrikarna. Bordet lät de stå.

{child} ställde ett glas vatten bredvid sängen. Klonk, sa det lilla bordet där.

[adult: ”Det vickar”, sa {adult}.|{child} kände på det. Det vickade.]

”Ja”, sa {child}. ”Men bara ett morrhår.”

Och det fick vänta till i morgon, för kaninen sov redan ute i gräset, på den sidan.

# @song
{music}
