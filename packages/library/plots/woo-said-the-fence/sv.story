title: Auu, sa planket
title: God natt, vargen
guest friend: Mira (hon), Elis (han)
guest pet: Prick (hon), Fläcken (han)

% ”Auu”, ljust och tunt, får barnet göra med dig; efter ”planket var tyst” en stunds ingenting. Slutet mycket långsamt.
% Hunden är familjens, eller en från andra sidan gatan; en katt kommer under lika bra.

# in-the-garden
{child} och {friend}[!friend: , {child's} bästa vän,] var i trädgården, och {pet} var också i trädgården.

{@dot}

{Friend} hade på sig {child's} mössa. [school: Den tog {friend.he} inte av sig ens {at school}. | Det hade {friend.he} jämt.]

”Auu”, sa planket.

{child} tittade på planket. {Friend} tittade på planket.

”Auu, auu, auu”, sa planket.[music:  Det lät inte ett dugg som {music}.]

# a-wolf
”Det är en varg”, sa {friend}. ”Jag vill se honom.”

Men planket var för högt att titta över.[city:  Det fanns inget högre {in city}.] Det fanns bara en liten glipa längst ner, en låg och lerig glipa.

{@right} In åkte nosen. In åkte öronen. Sedan var halva {pet} under planket och halva {pet} i trädgården, och den halvan som var i trädgården [pet.cat: hade svansen rakt upp | viftade].

Och planket var tyst.

# a-new-one
{child} lade sig på magen och tittade in i glipan. {Child.He} såg {pet's} nos. Och mot {pet's} nos tryckte en annan nos, en liten svart.

”Det är ingen varg”, sa {child}. ”Det är en valp.”

”Är det en stor valp?” sa {friend}.

”Nej”, sa {child}. ”Det är en ny.”

{Friend} lade sig också och tittade, jättelänge. ”Hej, vargen”, sa {friend.he}.

# dinner
”{Pet}!” ropade köksdörren[adult:  med {adult's} röst]. ”Mat!”

Ut åkte öronen. Ut åkte nosen. Och i väg for {pet}[athlete: , lika fort som {athlete}].

”Auu”, sa planket. ”Auu, auu, auu.”

Tillbaka kom {pet} och slickade sig om munnen. In åkte nosen. In åkte öronen.

Och planket var tyst.

# five-more-minutes
”Han vill ha {pet}”, sa {friend}.

”Han kan inte få {pet}”, sa {child}. ”{Pet} sover hemma hos oss. Han kommer att säga auu hela natten.”

{child} ville inte att valpen skulle säga auu hela natten.

”Fem minuter till!” ropade köksdörren[elder:  med {elder's} röst]. ”Sedan ska {friend} hem!”

{Friend} drog ner mössan över öronen.

”Det är min mössa[sport:  för {sport}]”, sa {child}.

”Jag vet”, sa {friend}. ”Jag ska ha den i sängen.”

”Varför då?”

”Den luktar hemma hos dig”, sa {friend}.

# the-smell
{child} tittade på mössan. {Child.He} tittade på planket.

”Han kan inte få {pet}”, sa {child.he}. ”Men han kan få lukten av {pet}!”

{Child.He} sprang in, och {child.he} sprang ut igen med {pet's} egen blå filt. Den luktade {pet} överallt.

{Child.He} tryckte in den i glipan. Den fastnade.

”Det går inte”, sa {child}. ”[pet.dog & !breed.Dachshund: Min arm är för kort | Jag är för stor].”

# no-more-blue
{Pet} tittade på sin filt. {Pet.He} tittade på glipan. {Pet.He} satte en tass på filten, för den var {pet.his}[pet.name:  egen].

”Auu”, sa planket. Det var bara ett mycket litet auu.

{Pet} tog bort tassen. {Pet.He} tog ett hörn av filten mellan tänderna. In åkte nosen. In åkte öronen. In åkte framdelen av {pet}, och mitten av {pet}, och bakdelen av {pet}, och efter åkte filten, tills det inte fanns något blått kvar.

# they-listened
{child} och {friend} väntade.

Ut kom {pet}, med lera på nosen och ingenting i munnen.

De lyssnade.

Planket var tyst.

”God natt, vargen”, sa {friend}, och så gick {friend.he} hem i {child's} mössa[elder2: , mellan {elder.short} och {elder2}][elder & !elder2: , hand i hand med {elder}].

# the-corner
När det var mörkt lade sig {child} i sängen[adult: , och {adult} släckte lampan]. {Pet} tittade i sin korg. Där fanns ingen filt. Då kom {pet.he} och tittade på {child}, och {child} lyfte på ett hörn av sin.

In åkte nosen. In åkte öronen. In åkte framdelen av {pet}, och mitten av {pet}, och bakdelen av {pet}.

Och {child} var också tyst.

# @dot
{Pet} var en tax från andra sidan gatan och bodde hos {child} hela veckan. {Pet.He} var mycket lång och mycket låg. När framdelen stod bland blommorna stod bakdelen kvar på gräset.
## if pet.dog & breed.Dachshund
{Pet} var en tax. {Pet.He} var mycket lång och mycket låg. När framdelen stod bland blommorna stod bakdelen kvar på gräset.
## if pet.dog
{Pet} var {a breed}. {Pet.He} var aldrig på bara ett ställe. När framdelen stod bland blommorna stod bakdelen kvar på gräset.
## if pet.cat
{Pet} var {a breed}. {Pet.He} hade aldrig bråttom. När framdelen stod bland blommorna stod bakdelen kvar på gräset.

# @right
Den passade {pet} precis.
## if pet.dog & breed.Dachshund
Den passade {pet} precis.
## if pet.dog
{Pet} grävde och grävde, och sedan passade den {pet} precis.
