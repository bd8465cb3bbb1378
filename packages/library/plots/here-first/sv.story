title: Först här
title: Den är till för att hoppa i
title: Det där är ett löv
guest keeper: Rune (han), Gösta (han)

% Igelkotten är ”hon”. ”Här först”: {child}, igelkotten, {child} igen för hennes skull, och sist igelkotten. Den som hörs vid boden: {adult}, annars bara {keeper}.

# the-heap
Det var världens största lövhög. {child} var {age} år och hade krattat ihop den själv, hela förmiddagen[elder: , med krattan som {elder}[elder2:  och {elder2}] hade gett {child.him}], i trädgården bakom biblioteket[city:  i {city}]. Nu var det ingenting kvar att göra utom en enda sak.[friend:  Det var synd att {friend}, {child's} bästa vän, inte fick se den.]

{child} gick bort till bänken. {Child.He} la ifrån sig krattan. {Child.He} böjde på knäna för att springa och hoppa och …

”Pff!” sa högen.

# a-wet-black-nose
{child} tvärstannade, på ett ben.

”Pff! Pff!” Ett löv rörde sig, och fram kom en våt svart nos och två små arga ögon och väldigt många taggar.

En igelkott! I hela sitt liv hade {child} velat träffa en igelkott. Men {child.he} hade inte tänkt sig att den skulle vara i vägen.

”Det är min hög”, sa {child}. ”Jag var här först.”

”Jag var härinne först”, sa igelkotten.

”Det är jag som har gjort den!”

”Den är mycket fint gjord”, sa igelkotten. ”God natt.” Och så gick hon in.

# until-spring
{child} satte sig på knä vid hålet. ”Du kan inte sova där. Den är till för att hoppa i.”

”Den är till för att sova i. Jag ska sova tills det blir vår.”

”Tills det blir vår? Men middagen, då?[pet.dog:  Vår hund {pet} kan inte ens vänta till frukost.][pet.cat:  Vår katt {pet} kan inte ens vänta till frukost.][pet.other:  {Pet} där hemma kan inte ens vänta till frukost.]”

”Den har jag ätit”, sa igelkotten. ”Skalbaggar. Sedan i augusti.”

”Kan du inte sova i ena änden, så hoppar jag i den andra?[sport:  Vi har varsin ände när vi ska {play sport}.]”

Igelkotten kom ut igen. Utan ett ord rullade hon ihop sig till ett klot, hårt och runt, med alla taggarna riktade mot {child}.

{child} förstod vad hon menade.

”Men jag var här först”, sa {child.he}.[school:  {At school} brukade det räcka.]

”Pff”, sa klotet.

# that-is-a-leaf
{child} tänkte inte gå. Det tänkte inte igelkotten heller. Efter en stund rullade hon upp sig, tog ett löv i munnen och bar in det. Sedan kom hon ut efter ett till. Hon var så noga med vilka hon tog att {child} glömde bort att vara arg och räckte fram ett gult.

”För prassligt”, sa igelkotten. Men hon tog det.

{child} räckte fram ett mjukt och brunt.

”Det där”, sa igelkotten, ”är ett löv.” Och så gick hon in med det, och det rasslade till i högen, och sedan låg den still.

# ear-muffs
{child} smög tillbaka till bänken. Då hörde {child.he} hjul.

Runt hörnet kom {keeper}, som skötte trädgården. Han kom med den största skottkärran, och i den låg den största grepen, och han visslade[music:  {music}]. Han hade klippt gräset, och de stora gröna hörselkåporna satt kvar på huvudet.

”Fin hög, {child}!” skrek han. ”Den kör jag bort före middagen!”

”Nej!” ropade {child}. ”Det är någon i den!”

”Just det!” skrek {keeper}, som inte hörde ett dugg. Och så kom han över gräset, sakta, för han hade dåliga knän.

Åh nej!

# prickly-all-over
{child} hann inte tänka. {Child.He} sprang fram till högen, men {child.he} hoppade inte. {Child.He} vände sig om och ställde sig framför den, och så spretade {child.he} med allt {child.he} hade: armar och ben och armbågar och alla tio fingrarna, tills {child.he} var taggig överallt.

”PFF!” sa {child}.

{keeper} stannade. Han ställde ner skottkärran. Han tog av sig kåporna.

”Hon var här först!” sa {child}.

”Vem då?”

Bakom {child's} knän kom det fram en våt svart nos.

”Jaså du”, sa {keeper}, väldigt lågt. ”Ja, det var hon visst.”

Han vände på skottkärran, och när han gick viskade han över axeln: ”Det finns massor av löv borta vid muren.”

# whump
Så {child} krattade ihop en hög till, lika hög som den första, och sedan sprang {child.he}, och sedan hoppade {child.he}.

FLOMP!

Det var det bästa hopp som någon har hoppat[athlete: , {athlete} inräknad]. {child} låg på rygg med löv ända upp till hakan och orkade inte ta sig upp. [adult: Borta vid boden pratade {adult} med {keeper} | Borta vid boden ställde {keeper} in gräsklipparen]. Himlen höll på att bli rosa.

# only-nearly
Något kom prasslande genom gräset. Det gick pff, pff, pff, uppför ena sidan av högen, och stannade vid {child's} haka.

Det var igelkotten. Hon hade ett löv i munnen, ett mjukt och brunt.

”Skulle inte du sova tills det blev vår?” sa {child}.

”Nästan”, sa igelkotten. ”Men så kom jag att tänka på en sak.” Hon la lövet på {child's} bröst och klappade till det så att det låg slätt.

”Det är ju ett av dina bästa”, sa {child}.

”Ja”, sa igelkotten.

# you-were-here-first
”Ska du inte säga att det är din hög?”

Igelkotten tittade på {child}, som låg nerbäddad i löv ända till hakan, precis som en person ska ligga.

”Nej”, sa hon. ”Du var här först.”
