title: Själv har den inte gått
title: Det har slocknat i taket
title: Klar i knoppen
guest elder: moster Lotta (hon), moster Siv (hon)
guest hen: Majken (hon), Gunvor (hon)

% {elder} är familjens, annars en moster. Den andra av de äldre är där nästa morgon. Hunden eller katten är med och vill ha ner regnbågen från taket. Sista raden sägs lätt.

# the-ceiling
{child} var {age} år, och varje gång {child.he} bodde hos {elder}[school:  på loven från {school}] fanns det en regnbåge till frukost. Den satt i kökstaket, och den kom från {elder.short's} glasring, som hängde på en krok i fönstret medan {elder.short} stod vid spisen[music:  och nynnade på {music}]. ”Lys på den ringen”, sa {elder.short} alltid, ”så visar den dig en regnbåge.”[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] var med varje gång och ville ha ner den på golvet.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] var med varje gång och ville ha ner den på golvet.][elder2:  I morgon skulle {elder2} också vara där och titta på den.]

I dag fanns det ingen regnbåge. {child} visste varför. I går hade {child.he} tagit ringen utan att fråga, haft den på sig ute hos hönsen och kommit tillbaka utan den. Nu måste {child.he} hitta den innan {elder.short} tittade upp.

{Elder.short} tittade upp.

”Det har slocknat i taket”, sa {elder.he}.

”Det är kanske mulet”, sa {child} ner i gröten.[pet.other:  {Pet}, som var med och visste allt, sa ingenting.]

# the-best-place
”Det är strålande sol.” {Elder.short} gick fram till fönstret och såg den tomma kroken. ”Nåja, själv har den inte gått.”

Så sa {elder.short} om allting som {elder.he} tappade bort, och sedan brukade {elder.he} klappa sig på huvudet, för där satt det för det mesta. Nu klappade {elder.he} igen, och där fanns bara hår.

”Där rök mitt bästa ställe”, sa {elder.short}.

# seeing-to-the-hens
De letade hela förmiddagen. {Elder.short} tittade i brödburken och hittade sina glasögon. {Elder.He} tittade i tekannan och hittade sitt busskort[city:  och ett vykort från {city}].[sport:  {Elder.He} tittade bakom soffan och hittade {sport.thing}.]

”Det här har jag saknat”, sa {elder.he}. ”Vi borde tappa bort saker oftare.”

Och varje gång {elder.short} vände ryggen till sprang {child} ner genom trädgården[athlete: , lika fort som {athlete},] och grävde i halmen med fingrarna, medan {hen}, som var störst av hönsen, gick bakom och letade hon med.

”Vad är det du gör därute hela tiden?” ropade {elder.short}.

”Jag ser bara till hönsen!”

”Du har sett till dem fyra gånger! De måste ju tro att de ligger på sjukhus!”

# a-stone
Hela dagen hade {child} en sten i magen. [friend: {Friend}[!friend.known: , {child.his} bästa vän,] skulle ha sagt åt {child.him} att få det gjort, men {friend} var hemma. ]{Child.He} skulle berätta det för {elder.short} efter lunchen. {Child.He} skulle berätta det så fort ringen var hittad, för då var det nästan som att inte berätta alls. Men ringen blev inte hittad, och när det var dags för kvällsmat hade {elder.short} slutat att klappa sig på huvudet. {Elder.He} satt bara vid bordet med händerna i knät.

# dotty
”Jag hängde upp den”, sa {elder.short}. ”Jag ser framför mig hur jag gör det. Men det kan jag ju inte ha gjort. Jag har väl slängt ut den med potatisskalen. Och nu tror jag att jag håller på att tappa en sak till, {child}.”

”Vad då?” sa {child}.

”Huvudet”, sa {elder.short}, och {elder.he} skojade inte. ”Det är inte rätt att du ska vara här med bara mig. På måndagen tappar jag bort en ring, och på tisdagen tappar jag bort ett barn. Jag ska be [adult: {adult} | [elder2: {elder2} | dem där hemma]] att hämta dig.”

Och {elder.he} reste sig och höll sig i bordet, vilket {elder.he} aldrig gjorde, och gick ut till telefonen i hallen.

# the-telephone
Hela dagen hade {child} varit rädd att {elder.short} skulle bli arg. {Child.He} hade inte en enda gång tänkt på att {elder.short} kunde bli rädd.

{Child's} stol for i golvet. {Child.He} sprang ut i hallen och la handen platt ovanpå telefonen.

”Själv har den inte gått!” sa {child}.

”Nej, vännen”, sa {elder.short}. ”Det är ju det.”

”För det var jag som tog den! Du hängde upp den, det såg jag. Jag ville se den på min hand, och så tappade jag bort den nere hos hönsen, och jag har ljugit sedan frukosten. Du har inte tappat huvudet. Det var bara jag. Snälla, bli inte gammal.”

# sharp-as-a-pin
{Elder.short} la på luren.

”Du tog den”, sa {elder.he}. ”Från kroken.”

”Ja.”

”Så jag hängde upp den.”

”Ja.”

”Så jag är klar i knoppen.”

”Ja”, sa {child} och grät.

”Åh, ditt förskräckliga barn”, sa {elder.short} och kysste {child.him} hårt mitt på huvudet. ”Så glad har jag aldrig blivit av att bli bestulen.”

Sedan var {elder.he} arg på riktigt en minut. {child} nickade hela tiden, och efteråt var stenen borta.

# in-the-corner
”Nå”, sa {elder.short}. ”Hämta ficklampan. När man lyser på den där ringen, vad gör den då?”

”Då visar den en regnbåge.”

De gick arm i arm ner genom trädgården och trängde in sig i hönshuset. Därinne var det mörkt. {child} lyste sakta längs golvet och in i redena. Det fanns ingen regnbåge någonstans. {Child.He} lyste i det bortersta hörnet, och i hörnet var det någon stor som reste sig.

# no-bigger-than-a-stamp
Och där på väggen satt en regnbåge, inte större än ett frimärke. Den satt inte still. Den gick en liten bit längs plankorna, stannade, kliade sig och gick vidare.

”{Elder.short}”, viskade {child}. ”Den går.”

{hen} klev in i ljuset med ringen på tån. Hon bar den, sa {elder.short} efteråt, som om hon just hade förlovat sig.

”Jaha”, sa {elder.short}. ”Då tar jag tillbaka det.”

# it-walked
Nästa morgon hängde ringen på sin krok, och regnbågen var tillbaka i taket.[elder2:  {Elder2} tittade på den tills kaffet hade kallnat.][pet.dog/pet.cat:  {Pet} la sig rakt under och väntade.][pet.other:  {Pet} sa ingenting om det heller.]

”Snälla, får jag prova din ring?” sa {child}.

”Det får du”, sa {elder.short}.

Den passade på {child's} tumme. {Child.He} höll upp den mot solen och vred lite på handen, och regnbågen gled ner från taket, förbi klockan, [pet.dog/pet.cat: förbi {pet's} nos ]och stannade på {elder.short's} kind.

”Vart tog den vägen nu?” sa {elder.short} och tittade upp.

”Den gick”, sa {child}.
