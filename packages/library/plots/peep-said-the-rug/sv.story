title: Monstret som hade tappat sitt morr
title: Pip, sa mattan
guest friend: Hjalmar (han), Tyra (hon)
guest pet: Sigge (han), Zelda (hon)
guest minder: Malena (hon), Josefin (hon)

% Pip, pirr, morr: låt barnet göra dem, och viska det sista. Dörren öppnas av {adult}, annars den äldre, annars {minder}: @a.
% Katten är familjens, annars kompisens; en hund snarkar i stället för att spinna: @basket, @came, @bed. Siamesen är originalet.

# low-down
Det regnade på taket, och det regnade på trappan[city: , och det regnade på hela {city}]. {child} och {friend}[!friend.known: , {child.his} bästa vän,] låg på mage i hallen och körde bilar[sport: , och alla bilarna skulle på {sport}]. {@basket} och gjorde ingenting alls.[elder & adult:  I köket drack {elder}[elder2:  och {elder2}] kaffe.][elder2 & !adult:  I köket drack {elder2} kaffe.]

Då knackade det. Inte högt uppe på dörren, där folk brukar knacka. Långt nere.

Knack, knack, knack.

{@first} öppnade.

På mattan stod ett monster. Det var grönt och lurvigt, och det var så blött att det droppade om öronen. Det var ungefär lika stort som en pall.

”Oj”, sa {@a}.

# pip
”Är du ett farligt monster?” frågade {child}.

Monstret öppnade sin stora, stora mun. Det tog ett djupt, djupt andetag. Och så sa det:

”Pip.”

{child} tittade på {friend}. {Friend} tittade på {child}.

”Han sa pip”, sa {friend}.

# lost
Då började monstret gråta. Det hade tappat sitt morr! Det hade funnits i magen i morse, alldeles säkert. Men nu var det borta. Och mamma monster satt hemma i skogen och lyssnade efter ett morr. Hur skulle hon hitta sin unge, om han bara sa pip?

”Vi hjälper dig”, sa {child}. ”Kom in. Men torka tassarna.”

Monstret torkade tassarna. Alla fyra.

# boots
Först letade de efter morret. De letade i stövlarna. Där var det bara sand. De letade under soffan. Där låg ett gammalt kex, och det åt monstret upp. [school: De letade i ryggsäcken från {school}. Där låg en teckning. ][music: De letade i radion. Där var det bara {music}. ]De letade i {@as} ficka. Där låg {@as} nycklar. Inget morr.

# too-loud
”Då får du låna ett av mig”, sa {friend}. ”Jag kan låta som en grävmaskin. BRRRUMMM!”

Monstret blev så rädd att det kröp in under mattan.

”Pip”, sa mattan.

”Du får låna mitt”, sa {@a}. ”Så här låter jag när jag trampar på en kloss. GRRRAAOJ!”

Då kröp monstret ännu längre in.

# make-it-small
{child} la sig ner på golvet. {Child.He} lyfte lite, lite på mattan. Där inne lyste två runda ögon.

”Det var för högt”, viskade {child}. ”Vi ska göra det litet.”

# started
{@came}

Rrrr, rrrr, rrrr.

”Hör du?” viskade {child}. ”{Pet} startar dig.”

Rrrr, rrrr, sa {pet}.

Pip, pip, sa monstret.

Rrrr, rrrr, sa {pet}.

Pirr, pirr, sa monstret.

Och sedan, djupt, djupt nere i den gröna magen:

”Morrrrr.”

”Det kom!” ropade {friend}.

”Det var inte borta”, sa {child}. ”Det var bara kallt.”

# morr
{@A} öppnade dörren på vid gavel. Monstret ställde sig på trappan. Det tog ett djupt, djupt andetag.

”MORRRRRRRRR!”

Löven for av trädet. {@As} mössa for av huvudet.[elder & adult:  I köket tappade {elder.short} skeden[elder2: , och {elder2.short} tappade sin].][elder2 & !adult:  I köket tappade {elder2.short} skeden.] Och långt borta i skogen svarade någon, jättelångsamt och jätteglatt:

”MORRRRRRRRR!”

# a-wet-hug
”Det är mamma”, sa monstret. Det kramade {friend}, så att {friend.he} blev blöt. Det kramade {child}, så att {child.he} blev blötare. {Pet} slickade det mellan öronen. Sedan lufsade det hem[athlete: , nästan lika fort som {athlete}], hopp och plask, hopp och plask.

# under-a-green-arm
På kvällen låg {child} i sin säng. Regnet hade slutat. {@bed}

Rrrr, rrrr, rrrr.

”Morr”, viskade {child} mot fönstret. Bara ett litet.

Det var tyst en stund. Och långt, långt borta i skogen, under en varm, grön arm, var det någon som svarade.

”Morr.”

Sedan sov de, alla tre.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @first
{Minder}, som passade {child.him},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @basket
{Pet}, {friend's} katt, låg i tvättkorgen
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] låg i tvättkorgen
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] låg på en hög med tvätt

# @came
Och vem kom då, på mjuka tassar? {Pet}. {Pet.He} hade klivit upp ur tvättkorgen. {Pet.He} gick in under mattan, {pet.he} också. {Pet.He} trampade runt på monstrets mage, ett varv, och ett varv till. Sedan la {pet.he} sig där, och så började {pet.he} spinna.
## if breed.Siamese
Och vem kom då, på mjuka, bruna tassar? {Pet}. {Pet.He} hade klivit upp ur tvättkorgen. {Pet.He} gick in under mattan, {pet.he} också. {Pet.He} trampade runt på monstrets mage, ett varv, och ett varv till. Sedan la {pet.he} sig där, och så började {pet.he} spinna.
## if pet.dog
Och vem kom då, med nosen i golvet? {Pet}. {Pet.He} hade klivit ner från tvätten. {Pet.He} kröp in under mattan, {pet.he} också. {Pet.He} snurrade runt, ett varv, och ett varv till. Sedan la {pet.he} hakan på monstrets mage, och så började {pet.he} snarka.

# @bed
{Friend} hade gått hem, men {pet} ville stanna och trampade runt på täcket, ett varv, och ett varv till, och la sig på {child's} mage.
## if pet.cat
{Pet} trampade runt på täcket, ett varv, och ett varv till, och la sig på {child's} mage.
## if pet.dog
{Pet} snurrade runt på täcket, ett varv, och ett varv till, och la hakan på {child's} mage.
