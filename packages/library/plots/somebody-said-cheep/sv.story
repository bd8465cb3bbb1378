title: Någon sa pip
title: Pip, sa grinden
title: Hönan i plommonträdet
guest hen: Agda (hon), Elvira (hon)
guest friend: Love (han), Iris (hon)

% Den som kommer (@a): {adult}, annars den äldre, annars någon.

# big
Det var påsk, påskliljorna hade slagit ut, och i [elder: {elder.short's} trädgård|trädgården] gick en höna som hette {hen}.[elder:  {Elder} [elder2: och {elder2} ]hade fått låna henne över våren.] Hon var rund och brun och snäll, men hon hade inga kycklingar. Det ville hon så gärna ha.

”Kluck”, sa {hen} till {child} och lyfte på vingen, så att man kunde krypa in.

”Nej tack”, sa {child}. ”Jag är ingen kyckling. Jag är stor.”

# the-gate
Då blåste det, och den gamla grinden gick upp.

Pip, sa grinden.

{Hen} sträckte på halsen. När någon säger pip kommer en höna. Så är det. Hon sprang så att kjolarna guppade, bort till grinden, lade vingen om den och sa:

”Kluck, kluck, kluck. Mamma är här.”

”Det är ju en grind!” skrattade {child}.

Men {hen} putsade den på spiken, så att den skulle bli fin.

# the-wheelbarrow
Sedan kom {friend}[!friend.known: , [friend: {child's} bästa vän | från huset bredvid],] med skottkärran, som alla påskägg skulle få åka i. Hjulet var rostigt.

Pip, sa skottkärran. Pip, pip, pip.

När någon säger pip kommer en höna! {Hen} sprang efter kärran runt hela trädgården. Kärran stannade. {Hen} krafsade upp en mask och gav den till kärran.

Kärran ville inte ha.

”Den är inte hungrig”, sa {friend}.[school: 

Borta vid {school} sa en gunga pip, och {hen} såg väldigt orolig ut.][music: 

{Friend} visslade {@song}. Det var nästan bara pip, och {hen} blev alldeles yr.][athlete: 

”Hon springer fortare än {athlete}”, sa {child}.][sport: 

”Hon borde vara med på {@game}”, sa {friend}.]

# under-a-wing
Så började det regna lite. {child} satte sig på trappan, och {hen} kom och satte sig tätt intill. Hon lade en mask på {child.his} knä. Sedan bredde hon ut vingen, och den räckte precis över {child's} ena fot.

Det var varmt om den foten. Det var nästan det varmaste som fanns.

Men då tittade {friend} på dem, och {child} drog undan foten.

”Sluta!” sa {child.he}. ”Jag är inte din kyckling! Jag är stor! Gå härifrån!”

{Hen} gick. Hon gick långsamt, med vingarna tätt ihop, och såg sig inte om.[pet: 

{@pet-looks}]

{child} hade fått vara stor. Men det kändes inte alls så bra som {child.he} hade trott.

# in-the-tree
Då slog vinden igen grinden. PANG!

{Hen} blev så rädd att hon flög. Hon hade aldrig flugit förut. Hon flaxade rakt upp i plommonträdet, högt, högt, och satte sig på en gren[city: , där man kunde se hela {city}].

Och sedan kunde hon inte komma ner. En höna vet hur man flyger upp, om hon blir rädd. Men hon vet inte hur man flyger ner.

”Kom, {hen}!” ropade {friend} och skakade på en skål med korn.

{Hen} blundade och höll i sig.

Grenen gungade. Den sa knak.

”Hon ramlar!” ropade {friend}. ”Hon vågar inte!”

# said-the-child
{child} sprang fram under trädet. Vad kommer en höna till? Hon kommer inte till korn. Hon kommer inte till någon som är stor.

När någon säger pip kommer en höna.

{child} tittade på {friend} och blev varm i kinderna. Men så sträckte {child.he} upp båda armarna, så högt det gick, och blev så liten som {child.he} kunde.

”Pip”, sa {child}.

{Hen} öppnade ena ögat.

”Pip!” ropade {child}. ”Pip! Pip! PIP!”

Då glömde {hen} att hon var rädd. Hon slog ut vingarna och kastade sig rakt ut, för någon sa ju pip.

Flax, flax, flax … DUNS.

Där låg {child} i gräset med famnen full av höna.

# chicks
”Kluck, kluck, kluck”, sa {hen}. ”Mamma är här.” Och så putsade hon {child} i håret, så att {child.he} skulle bli fin.

{child} kramade henne. Hon var mjuk och rund, och hennes hjärta slog så fort.

”Jag är stor”, viskade {child} i fjädrarna. ”Men lite kyckling också.”

”Pip”, sa {friend}, alldeles tyst, och kröp in under den andra vingen.

Där satt de allihop i påsksolen, tills regnet hade torkat.

# somebody-comes
På kvällen låg {child} i sin säng.[pet.dog / pet.cat:  {Pet} låg på mattan.] Det var mörkt, och man hörde vinden lite grann. Den som är stor behöver inte vara rädd för det. Den som är stor kan somna själv.

Men {child} var lite kyckling också.

”Pip”, sa {child}.

Och då kom {@a} och satte sig på sängkanten och bredde ut armen. Den räckte över hela {child}.

”Jag är här”, sa {@a}.

För när någon säger pip, då kommer någon.
## or
Sedan gick {child} hem med {@a}. [pet.dog / pet.cat: Vid grinden väntade {pet}. ]Det hade börjat blåsa, och det var kallt om händerna. Den som är stor behöver inte hålla i någon. Den som är stor kan gå hela vägen själv.

Men {child} var lite kyckling också.

”Pip”, sa {child}.

Och då knäppte {@a} upp jackan och höll ut den ena sidan som en vinge. Där under fanns det precis plats.

”Jag är här”, sa {@a}.

För när någon säger pip, då kommer någon.

# @song
{music}

# @game
{sport}

# @pet-looks
{Pet} tittade in genom glaset efter {hen}.
## if pet.dog
{Pet} låg under trappan och tittade långt efter henne.
## if pet.cat
{Pet} satt i fönstret och tittade långt efter henne.
## if pet.other
Från fönstret tittade {pet} efter henne.

# @a
någon
## if adult
{adult}
## if elder & !adult
{elder.short}
