title: Tio {pet} bort
title: Något långt
guest friend: Kofi (han), Stina (hon)
guest pet: Peggy (hon), Tage (han)

% Räkna långsamt tillsammans, och klappa på täcket för svansen på slutet. Djuret är familjens, annars {friend's} tax, som också sover över.

# a-great-deal
{@is} {Pet.He} hade en framända och en bakända, och däremellan en väldig massa {pet}.

En mörk eftermiddag[city:  {in city}], när det var för blött för att gå ut, {@came}. De höll på att bygga ett garage av kuddar när hela fönstret blev vitt.

Blixt!

Och sedan sa himlen: BOM. Bubbel-ubbel-ubbel-OM.

”Åskan”, viskade {friend}.

”Åskan”, viskade {child}.

# the-back-end
{Pet} sa ingenting. {Pet} sprang in under soffan[athlete: , fortare än {athlete}].

Åtminstone framändan. Sedan var det fullt under soffan. Bakändan fick stanna på mattan, med {@tail}.

”{Pet} tror att det där är att gömma sig”, sa {friend}.

”Säg inget till {pet.him}”, sa {child}.

Det pirrade i {child's} mage också[sport: , precis som före {sport}]. {Child.He} hade gärna krupit in under soffan, men där var det slut på plats, för där låg {pet}.

# a-bit-of-cheese
{child} lade sig på mattan. ”Kom ut, {pet}.”

Det ville {pet} inte.

”Du får {@cheese}”, sa {friend}.

{@Cheese} ville {pet} gärna ha. Nosen sa ja. Men tassarna sa nej.

Blixt!

”Var är den?” sa {child}. ”Är den på vår gata?”

# something-long
”{@counts}”, sa {friend}. ”Först ser man blixten. Sedan räknar man tills det smäller. Hinner man räkna långt, så är åskan långt bort.”

”Vad räknar man?”

{Friend} tänkte efter. ”Något långt”, sa {friend.he}. ”Så att det inte går för fort.”

{child} tittade på bakändan av {pet}, och sedan bortåt, dit där framändan måste vara.

”Jag vet något långt”, sa {child.he}.

De tog varandra i handen och väntade.

# three-away
Blixt!

”En {pet}”, sa {child} och {friend}. ”Två {pet}. Tre {pet} …”

BOM!

”Tre {pet} bort”, sa {friend}. ”Det är ganska nära.”

”Det är nästan vid vår dörr”, sa {child} och kramade {friend's} hand.

Men under soffan var det något som rörde sig. Någon kände igen det där namnet. Någon hade hört det tre gånger. Och rumpan tog ett steg bakåt.

# five-away
Blixt!

”En {pet}. Två {pet}. Tre {pet}. Fyra {pet}. Fem {pet} …”

Bom!

”Fem!” ropade {child}. ”Den är på väg bort!”

Och ut kom en mage.

# seven-away
Blixt!

”En {pet}, två {pet}, tre {pet}, fyra {pet}, fem {pet}, sex {pet}, sju {pet} …”

Bom, sa åskan. Den lät sur över att den måste gå.

Och ut kom två öron, alldeles dammiga, och en nos. {Pet} tittade på {child}. {Pet.He} tittade på {friend}. Sju gånger hade de ropat. Det måste vara något viktigt.

”Det var {@cheese}”, sa {friend}, och så fick {pet} den.

# the-cushion-garage
Sedan kröp de in i kuddgaraget alla tre, med {child} i ena änden och {friend} i andra änden och {pet} tvärs över hela mitten. De väntade länge[music:  och nynnade på {music}]. Regnet lät mjukare och mjukare.

[adult: ”Finns det plats för en bil?” sa {adult} och tittade in.

”Nej”, sa {friend}.

]Då kom en liten blixt, inte starkare än när man öppnar kylskåpet.

De räknade sakta, och vid varje siffra klappade {pet's} svans i golvet. Åtta {pet}. Nio {pet}. Tio {pet}.

Bubbel-ubbel, sa åskan, långt, långt borta.

”Tio {pet} bort”, sa {child}. ”Det är bortom [school: {school} | badhuset].”

”Hej då, åskan!” ropade {friend}.

# pat
På kvällen låg {child} i sin säng, med en varm {pet} tvärs över fötterna.[!pet:  {Friend} sov redan på andra sidan rummet.][elder:  {Elder} hade fått höra alla siffrorna i telefon.][adult:  {Adult} hade släckt.] {child} lyssnade. Det hördes ingen åska. Det hördes bara hur det droppade utanför fönstret.

Men det hade varit skönt att räkna. Så {child.he} räknade lite till.

”En {pet}”, viskade {child}.

Klapp, sa svansen.

”Två {pet}.”

Klapp.

”Tre …”

Fast egentligen fanns det bara en {pet}, och {pet.he} var inte långt bort alls.

# @is
{Pet} var en tax, och {pet.he} var väldigt, väldigt lång.
## if pet.dog
{Pet} var [breed: {a breed} | {child's} hund].
## if pet.cat
{Pet} var [breed: {a breed} | {child's} katt].
## if breed.Dachshund
{Pet} var en tax, och {pet.he} var väldigt, väldigt lång.

# @came
kom {friend} hem till {child} för att leka och sova över. {Friend} var {child's} bästa vän, och {pet} fick också komma, för {pet} var {friend's}
## if pet
kom {friend}[!friend.known: , {child's} bästa vän,] hem till {child} för att leka

# @tail
svansen mellan benen
## if pet.cat
svansen som en flaskborste

# @cheese
ost
## if pet.cat
skinka

# @counts
Min morfar brukar räkna
## if elder
{Elder}[elder2:  och {elder2}] har visat oss hur man räknar
