title: Två tofflor
title: Ett litet hål
guest pet: Bosse (han), Frasse (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Hunden är familjens egen; annars är det grannens, som bor hos dem så länge. Den som ropar på hunden är {adult}, annars mormor eller farfar, annars {minder}.

# only-a-hole
Tårtan stod på köksbordet och var alldeles slät. Det var det som var fel med den.

{child} skulle bara ta lite grädde på kanten, med lillfingret. Det syntes knappt. Det blev bara ett hål. Så tog {child.he} lite grädde från ett annat ställe och lagade hålet med, och då blev det ett hål där i stället. Det hålet lagade {child.he} från mitten. Till slut hade {child.he} lagat så mycket att man såg rakt ner i tårtan.

{child} slickade av handen och gick ut i hallen. Där mötte {child.he} {@pet}, som var på väg in. {Pet} kände alltid på sig när det fanns grädde.

# pet-is-blamed
Sedan kom {@a}.

”Men {pet}!” ropade {@he}.

{child} stannade bakom dörren. Nu skulle {pet} säga att det inte var {pet.he}. Men {pet} sa ingenting. {Pet.He} tittade upp i taket och försökte se ut som en stol.

”Titta så skyldig”, sa {@a}. ”Och tårtan som vi skulle bjuda alla grannarna på! Ut med dig!”

{Pet} fick gå ut i hallen, och köksdörren stängdes. Där satt {pet.he} med nosen mot dörrspringan och suckade.

# a-stone
{child} hade ont i magen. Det var inte tårtan. Det kändes som om {child.he} hade svalt en sten.

”Du kan få min korv”, viskade {child.he} till {pet} och hämtade den som var kvar sedan lunch[school:  {at school}].

{Pet} åt korven och blev mycket gladare. Men stenen låg kvar.

”Du kan få min filt.”[music:  {Child.He} sjöng {music} också, väldigt tyst.]

{Pet} lade sig på filten. Stenen låg kvar.

”Du kan få bo i min säng. Jag kan ligga på golvet.”[sport:  ”Du kan få följa med på {sport}.”]

{Pet} slickade {child.him} på örat. {Pet.He} verkade tycka att det här var en av {pet.his} bästa dagar. Men {child’s} sten blev bara större.[friend:  Om bara {friend} hade varit där, så att det hade funnits någon att säga det till.]

# one-slipper
När {@a} öppnade köksdörren igen gick {pet} inte in. {Pet.He} lufsade bort till skohyllan, där {@s} röda tofflor stod. {Pet.He} bar den ena genom hela hallen och lade den framför {@s} fötter. Så satte {pet.he} sig och räckte vackert tass.

”Åh, lilla {pet}”, sa {@a}. ”Ber du om förlåtelse?”

{child} blev het ända upp i håret. {Pet} sa förlåt för något som {pet.he} inte hade gjort, och {child}, som hade gjort det, stod bara bakom dörren!

# the-other-slipper
{Child.He} tittade bort mot skohyllan. Där stod en toffel kvar.

Det var lång väg dit och ännu längre tillbaka[athlete: , även för {athlete}]. {Child.He} lade ner toffeln bredvid {pet’s} och satte sig så att de satt i rad.

”Det var inte {pet}”, sa {child}. ”Det var jag. Det skulle bara vara ett litet hål. Sedan lagade jag det.”

{Child.He} vågade inte titta upp. {Child.He} hörde någon dra in luft genom näsan. {Pet}, som tyckte att det var {pet.his} tur igen, räckte tass en gång till. Då räckte {child} också fram sin hand.

# both-feet
Det dröjde. Sedan kom {@s} ena fot och steg in i den ena toffeln. Och så kom den andra och steg in i den andra.

”Tack”, sa {@a}. ”Nu har jag två.”

{@He} tog {child’s} hand och skakade den. Sedan satte {@he} sig på golvet.

”Jag blev ledsen för tårtan”, sa {@he}. ”Men jag gav skulden till fel person. Jag frågade inte ens.”

”Då gjorde du också fel”, sa {child}.

”Ja. Och jag har inga tofflor kvar att komma med.”

# a-boot
Då sprang {child} till skohyllan och hämtade en gummistövel.

{@A} kröp fram till {pet} med stöveln i famnen och lade ner den.

”Förlåt, {pet}”, sa {@he}. ”Det var inte du.”

{Pet} nosade på stöveln. Man såg att {pet.he} hellre hade haft korv. Men tassen fick {@he}.[elder & adult & !elder2:  {Elder}, som hade kommit för tårtans skull, tog i hand med alla tre, för säkerhets skull.][elder2 & adult:  {Elder} och {elder2}, som hade kommit för tårtans skull, tog i hand med alla tre, för säkerhets skull.][elder2 & !adult:  {Elder2}, som hade kommit för tårtans skull, tog i hand med alla tre, för säkerhets skull.]

# a-jar-of-jam
Så lagade de tårtan. Det gick inte att fylla hålet med grädde, det hade ju {child} redan provat. Men det gick precis en hel burk sylt i det. {Pet} fick slicka skeden.

”Vad vacker!” sa alla grannarna[city: , från halva {city}][friend: , och {friend} sa det två gånger]. ”Hur kom ni på att göra så?”

”Det började med ett litet hål”, sa {child}.[elder & adult:  Då tittade {elder} upp i taket.]

# what-have-you-done-now
När det blev kväll stoppade {@a} om {child.him}. {Child.He} kände efter i magen. Där fanns bara tårta.

Då hördes det steg i hallen, och {pet} kom in med något i munnen. {Pet.He} lade det försiktigt på golvet vid {child’s} säng. Det var en röd toffel.

”Vad har du gjort nu?” viskade {child}.

Men {pet} suckade, lade hakan på toffeln och somnade.

# @pet
grannens hund {pet}, som bodde hos dem så länge
## if pet.dog
{pet}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
