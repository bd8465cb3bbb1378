title: Sju och en halv
title: Femtioåtta brädor
guest friend: Milo (han), Iris (hon)
guest elder: Stig (han), Evert (han)
guest gunnar: Gunnar (han), Roland (han)

% Kalsongerna och de trettio åren är originalet; en riktig farfar eller mormor har morgonrock (@nightwear) och inget förflutet (@loose).

# fifty-eight
{@fence} Det hade tagit hela juli. {@hold}

Nu var det klart[city: , det rakaste {in city}]. Den sista brädan hade {elder.short} spikat fast samma eftermiddag. Femtioåtta stycken, och så tätt att {elder.he} inte fick in ett spelkort någonstans. {Elder.He} visade det för {child} och {friend}[!friend.known: , {child.his} bästa vän,] med hjärter två.[elder2:  {Elder2} höll i resten av leken.]

”Här kommer ingen igenom”, sa {elder.short}. ”Inte {gunnar's} kirskål, inte {gunnar's} fotbollar och inte {gunnar}.”

{Gunnar} var grannen.

# an-apple-box
{child} lyssnade bara halvt. {Child.He} hade en igelkott att tänka på. Tre kvällar i rad hade {child.he} sett den i gräset, och {child.he} ville att den skulle bo hos {elder.short}. Därför hade {child.he} gjort i ordning en äppellåda med ingång och torra löv, och ställt en skål [pet.cat: av {pet's} mat | kattmat] bredvid.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] fick sova i köket, så att ingen blev skrämd.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] fick stanna inne, och det var {pet.he} inte glad för.][pet.other:  {Pet} var kvar hemma och åt sitt eget.]

{Friend} hade aldrig sett en igelkott. {Friend.He} somnade alltid för tidigt[sport: , en gång mitt i en mening om {sport}]. ”Inte i natt”, sa {friend.he}, när de la sig i tältet med en påse mjöl att ta spår med[school: , så som de hade lärt sig {at school}]. ”I natt blundar jag inte ens.”

{Friend.He} somnade tio i nio.

# scritch
{child} vaknade av att något skrapade. {Child.He} väckte {friend}, som påstod sig inte ha sovit, och de kröp ut. Borta vid staketet flyttade sig något mörkt. Men när {friend} äntligen hade fått stövlarna på rätt fot var det borta bakom vinbärsbuskarna.

Ljudet hörde de. Skrap, skrap, ända bort till vedboden. Sedan skrap, skrap, hela vägen tillbaka[athlete: , lika uthålligt som {athlete}].

# straight-through
”Den är hungrig”, sa {friend}. ”Den hittar inte skålen.”

De flyttade skålen till staketet och väntade. Det skrapade fram till skålen. Det klirrade. Sedan skrapade det vidare.

”Den gick rakt igenom maten”, sa {child}.

”Då är den inte hungrig”, sa {friend}.

# flour
Köksdörren for upp, och {elder.short} kom ut i {@nightwear} och stövlar med en ficklampa.

”Är det {gunnar} som är på mitt staket?”

”Det är igelkotten”, sa {child}. ”Den går fram och tillbaka.”

”Då är den väl dum”, sa {elder.short}.

Då hämtade {friend} mjölet. {Friend.He} strödde ut det i en lång, vit rand längs hela staketet, och så satt de på trappan alla tre och sa ingenting. När det hade skrapat fram och tillbaka två gånger gick de dit med lampan.

Det var spår överallt, som av mycket små händer. {Friend} gick längs randen med näsan nästan i marken.

”Den stannar”, sa {friend.he}. ”Titta. Här har den bara gått. Men här är det upptrampat. Här har den stannat varje gång.”

# a-loose-plank
Det var mellan vinbärsbusken och regntunnan. Det såg ut precis som allt annat staket.

”{Elder.short}”, sa {child}. ”Vad fanns det här förut?”

{Elder.short} släckte lampan. Det var länge tyst.

{@loose}

# home
{child} la örat mot staketet. Först hörde {child.he} bara sitt eget öra. Sedan hörde {child.he} något annat, på {gunnar's} sida, långt ner. Det pep, tunt, som när man drar ett vått finger över glas. Och så pep det igen, på flera ställen.

”Det är ungar”, sa {child.he}. ”Hon ska inte hit. Hon ska hem.”

{Child.He} såg bort mot äppellådan, där löven låg precis som {child.he} hade lagt dem. Sedan tog {child.he} {elder.short} med till vedboden och pekade på sågen.

# one-shorter
{Elder.short} tog ner den. Vid staketet strök {elder.he} med handen över sin bräda, som var slät som en köksbänk.

”Femtioåtta stycken”, sa {elder.he}.

”Det blir fortfarande femtioåtta”, sa {friend}. ”En blir bara lite kortare.”

{Elder.short} fnös. ”Hur bred är en igelkott?” frågade {elder.he}, och {child} visade med händerna, och {elder.short} mätte mellan {child's} händer med tumstocken. ”Tretton”, sa {elder.he}. Och så sågade {elder.he}[music: , i takt till {music}].

# a-skirt
När {elder.he} var klar låg igelkotten under busken, hoprullad som en skurborste. Ingenting hände. De satte sig på trappan igen. Ingenting fortsatte att hända. {Friend} höll upp sina ögonlock med fingrarna.

Till sist stack det fram en nos. Igelkotten vecklade ut sig. Hon gick till skålen och åt upp allt, utan brådska, och slickade den ren. Sedan gick hon till hålet, nosade på kanten, upptill och på båda sidor, och gick hem.

”Hon hade kjol”, viskade {friend}. ”Såg ni? Hon hade kjol och långa ben!”

”Jag såg”, sa {child}.

# seven-and-a-half
På morgonen var mjölet nästan borta, men inte alldeles. Genom hålet gick ett spår ut. Och genom hålet gick ett spår in, med fyra små efter sig på rad. De slutade vid äppellådan. Löven hade flyttat på sig, och där inne var det någon som andades. {child} rörde ingenting.[pet.dog:  {Pet} fick lukta, men bara på håll och i koppel.][pet.cat:  {Pet} satt i köksfönstret och såg på sin skål.][pet.other:  Det här skulle {pet} få höra om.]

{Elder.short} låg på knä vid staketet. {Elder.He} hade slipat hålets kanter lena, för annars hade {elder.he} inte stått ut. Nu höll {elder.he} i en smal pensel.[elder2:  {Elder2} höll i burken.] På grinden stod det 7. Över hålet målade {elder.short} 7½.

{Gunnar} tittade fram över brädorna.

”Jag tyckte du sa att ingen skulle komma igenom.”

{Elder.short} blåste på färgen.

”Ingen som inte bor här”, sa {elder.he}.

# @fence
{Elder}, som {child} bodde hos på sommarlovet, hade byggt ett staket.
## if elder
{Elder} hade byggt ett staket.

# @hold
{child} hade fått hålla i andra änden av varje bräda och fått höra att {child.he} höll fel.
## if adult
{Adult} hade fått hålla i andra änden av varje bräda och fått höra att {adult.he} höll fel.

# @nightwear
kalsonger
## if elder
morgonrock

# @loose
”En lös bräda”, sa {elder.he}. ”Den har jag retat mig på i trettio år.”
## if elder
”En lös bräda”, sa {elder.he}. ”Den smällde så fort det blåste.”
