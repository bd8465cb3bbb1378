title: Mu
title: Ett monster i stöveln
title: Den som ska hämta
guest friend: Ibrahim (han), Maja (hon)
guest pet: Misse (han), Smulan (hon)
guest fetcher: Jonas (han), Kent (han)

% Låt barnet säga Mu, och ropa {@call} med djuret.
% Den som hämtar: en riktig äldre, annars {friend}s pappa; är vännen en riktig vän är det en påhittad granne till {friend.him}.
% Katten är grannens, eller familjens egen; en hund ylar i stället. @is: siamesen är originalet.

# evening-in-the-hall
Det var kväll i {child's} hall[city:  {in city}][music: , och på radion spelade de {music}].

Snart skulle {@fetch} komma och hämta {friend}[!friend.known: , {child's} bästa vän].[elder:  De skulle åt samma håll.] Då skulle {child} ta på sig stövlarna och gå med till grinden och vinka. Så gjorde de alltid.

{child} tog på sig den ena stöveln. Sedan lyfte {child.he} den andra[sport: , den bredvid {sport.thing}].

Men den var tung. Den var varm. Och den sa:

”Mu.”

# a-monster-in-it
{child} tittade ner i stöveln. Där satt ett monster.

Det var ett litet monster, grått och ludet, med runda ögon och två öron som hängde över kanten.

”Det är min stövel”, sa {child}.

”Mu”, sa monstret och satt kvar.

”Jag vill klappa”, sa {friend}. {Friend} ville klappa allting. {Friend.He} hade klappat en brandbil en gång[school: , utanför {school}].

Men monstret kröp ner så långt att bara öronen syntes.

”Det vill inte”, sa {child}.

# for-a-hat
”Det är hungrigt”, sa {friend}. ”Mu betyder mat.”

{Friend.He} sprang till [adult: {adult} i köket | köket][athlete: , lika fort som {athlete},] och hämtade en köttbulle. Monstret luktade på köttbullen. Det vände på den. Sedan satte det köttbullen på huvudet, som en mössa.

”Mu”, sa monstret.

”Mu betyder inte mat”, sa {child}.

”Nej”, sa {friend}.

# along-came-a-cat
Då kom {pet}.

{@is} {Pet.He} stack ner nosen i stöveln. {Pet} tittade på monstret. Monstret tittade på {pet}.

”Mu”, sa monstret, mycket tyst.

{Pet} gick bort och satte sig framför ytterdörren. {Pet.He} tänkte en stund. Sedan öppnade {pet.he} munnen.

”{@call}!”

# mu-means-come
{child} höll för öronen. Sedan tog {child.he} bort händerna igen. {@alone}

”Jag vet!” sa {child}. ”Mu betyder kom!”

”Vem ska komma?” sa {friend}.

{child} tittade på det lilla monstret. Monstret tittade på dörren.

”Den som ska hämta”, sa {child}.

# in-at-the-flap
De bar stöveln till dörren, en på var sida.

”Mu”, sa monstret.

Ingenting hände.

”Det hörs inte ut”, sa {friend}. Så fick {friend.he} syn på brevinkastet. {Friend.He} lyfte på luckan. ”Ropa här!”

”Mu”, sa monstret i luckan. Men det var en så liten röst, och en så stor trädgård.

Då trängde sig {pet} fram. {Pet.He} satte hela nosen i brevinkastet.

”{@call}!”

# somebody-answered
Alla var tysta.

Och långt, långt borta svarade någon:

”Muuuuu.”

Dunk. Dunk. Dunk, lät det i trappan.

Dörren gick upp. Det var {@came}.

”Hej”, sa [elder: {elder.short} | han]. ”Jag tror att det står någon bakom [elder2: oss | mig].”

Det gjorde det. Det stod ett stort monster där, grått och ludet, med öron som hängde ända ner på magen. Det torkade fötterna på mattan. Det torkade dem länge.

# just-once
”Mu!” sa det lilla monstret.

Upp ur stöveln kom det, först öronen och sedan magen och sedan en mycket kort svans. Men framför {friend} stannade det. Det tog av sig köttbullen och böjde på huvudet.

{Friend} klappade, en enda gång.

”Mjuk”, viskade {friend.he}.

Sedan fick {child} sin stövel. Den var varm ända ner i tårna.

# both-ways
{Child.He} gick med till grinden[adult:  med {adult}] och vinkade. {Child.He} vinkade till {friend} och {@them}, som gick åt ena hållet. {Child.He} vinkade till det stora monstret och det lilla, som gick åt andra. {@step}

# you-know-who
Den kvällen låg {child} i sin säng. Det var mörkt, och det var tyst.

”Mu”, sa {child}.

Och du vet vem som kom.

# @fetch
{friend's} pappa
## if friend & !elder
{fetcher}, {friend's} granne,
## if elder
{elder}[elder2:  och {elder2}]

# @came
{friend's} pappa
## if friend & !elder
{fetcher}
## if elder
{elder}[elder2:  och {elder2}]

# @them
{friend's} pappa
## if friend & !elder
{fetcher}
## if elder
{elder.short}[elder2:  och {elder2.short}]

# @is
{Pet} var grannens katt. {Pet.He} hade mjuka tassar och spetsiga öron och den högsta rösten i båda husen.
## if pet.cat
{Pet} var {a breed}. {Pet.He} hade mjuka tassar och runda ögon och den högsta rösten i hela huset.
## if pet.cat & breed.Siamese
{Pet} var en siames. {Pet.He} hade blå ögon och bruna öron och den högsta rösten i hela huset.
## if pet.dog
{Pet} var {a breed}. {Pet.He} hade våt nos och mjuka öron och den högsta rösten i hela huset.

# @call
MAAAO
## if pet.dog
AOOOOO

# @alone
Så ropade {pet} alltid när {pet.he} var ensam. {Pet.He} ropade tills någon kom.
## if pet.dog
Så ylade {pet} alltid när {pet.he} var ensam. {Pet.He} ylade tills någon kom.

# @step
{Pet} satt på trappan, för gräset var blött, och köttbullen var {pet.his} nu.
## if pet.dog
{Pet} satt på trappan och vaktade köttbullen, för den var {pet.his} nu.
