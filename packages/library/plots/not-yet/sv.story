title: Inte än
title: Lägg dig, vargen
title: Det är så knöligt

% Vargen är ”den”. Det hjälper inte att gå runt, men det hjälper att klappa.

# a-wolf
{child} låg i sin säng och ville ha en varg.[school:  Det fanns en i en sång {at school}.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade ritat en, men den gick inte att klappa.]

Och där stod den, på mattan. En stor, grå, lurvig varg[city: , den enda i {city}].

# lie-down
”Lägg dig, vargen”, sa {child}.[pet:  [pet.dog: [!pet.known: Hunden {pet}|{Pet}]|[pet.cat: [!pet.known: Katten {pet}|{Pet}]|{Pet}]] la sig.]

”Inte än”, sa vargen.

Först måste den gå runt.[age>=5:  ”Man kan inte bara lägga sig”, sa den. ”Man måste bädda först.”] Runt, runt, runt gick den, på sina mjuka grå tassar[athlete: , lika kvick som {athlete}].

”Lägg dig nu”, sa {child.he}.[sport:  ”Du kan {play sport} i morgon.”]

”Inte än”, sa vargen.

Runt, runt, runt.

”Nu då?” sa {child}.

”Inte än”, sa vargen. ”Det är så knöligt.”

[age>=5: ”Var är det knöligt?” sa {child.he}.

”Det är en knöl under den här tassen”, sa vargen. ”Och det är en knöl under den där. Och jag har fyra tassar och en mage.”

]
# with-ears
Runt, runt, runt. Och då fastnade den långa grå svansen i {child's} filt[elder: , den från {elder}[elder2:  och {elder2}]]. Vargen gick runt, och filten följde med. Den gled av tårna. Den gled av knäna. Den gled av magen.

”Min filt!” sa {child.he}.

Vargen stannade. Den var inrullad från svansen till hakan. Den såg ut som en pannkaksrulle med öron.[age>=5:  Till och med pannkaksrullen var knölig.]

”Åh nej”, sa vargen. ”Nu kan jag inte lägga mig alls. A-oooo!”

Stackars varg!

# the-other-way
{Child.He} tog tag i filten och drog. ”Runt, vargen”, sa {child.he}. ”Runt åt andra hållet.”

Runt, runt, runt gick vargen, och så var den ute.

{child} hade sin filt. Men vargen hängde med huvudet. ”Jag har gått runt och runt”, sa den. ”Och det är lika knöligt.”

# pat-pat-pat
Då sträckte {child} ner handen till mattan. Och {child.he} klappade på den. Klapp. Klapp. Klapp.

{Child.He} klappade här. Klapp, klapp, klapp. {Child.He} klappade där. Klapp, klapp, klapp.[age>=5:  En av knölarna gick inte att klappa bort, hur mycket {child.he} än klappade. Det var {child.his} egen strumpa, och den drog {child.he} fram under mattan. ”Tack så mycket”, sa vargen. Klapp, klapp, klapp.] {Child.He} klappade tills mattan var alldeles platt och mjuk.

# now
”Nu då, vargen?” sa {child.he}.

Vargen kände efter med en tass. Den kände efter med nosen.

”Nu”, sa vargen.

Och så la den sig. Duns.

# breathed-out
Vargen kröp ihop. Den drog in tassarna. Den la sin långa grå svans över nosen, och så andades den ut.

Hoooo.

{child} la sig också. {Child.He} kröp ihop. {Child.He} drog in fötterna. Och så andades {child.he} ut.

Hoooo.

# closer
{child's} hand hängde ner över sängkanten. Den låg i vargens varma päls.

”Vargen?” sa {child.he}. ”Ska du gå hem?”

”Inte än”, sa vargen.

[age>=5: ”Har du ingen säng hemma?”

”Jag har en hög med löv”, sa vargen. ”Men det är ingen som klappar dem.”

]
Allt var stilla. {child} strök över pälsen, långsamt, långsamt[music: , och nynnade på {music}].

”Ska du gå hem nu?”

”Inte än”, sa vargen.

{child} blundade.

”Nu då?” viskade {child}.

Vargen flyttade sig lite, lite närmare.

”Inte än”, sa den.
