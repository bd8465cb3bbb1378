title: Ingen hörde någonting
title: Min var i bilen
title: Fel ände
guest pet: Skorpan (han), Majsan (hon)
guest judge: grevinnan Puffenstråle (hon), grevinnan Vindelstierna (hon)

% Djuret är familjens hund eller katt, annars grannens hund. Den som läser får göra ljuden; det första går uppåt på slutet. Sista meningen är den från början.

# nobody-heard
Ingen hörde någonsin när {pet} pruttade. Det var det värsta med {@having}. Där satt {child} i soffan, och plötsligt rann ögonen. Då vände sig {pet} om och tittade på sin egen rumpa, mycket förvånad, som om någon just hade satt dit den.[adult:  {Adult} hade fönstret öppet även när det snöade.]

{@skills}

Så {child} anmälde {pet.him} till tävlingen Mest väluppfostrade {@Dog}, som hölls i parken[city:  i {city}].

# without-a-sound
Domaren hette {judge}. Hon hade en hatt som en bröllopstårta, och i handen höll hon en stor röd rosett.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade kommit för att se {pet} vinna den.][athlete:  Den var stor nog åt {athlete}.]

”Nu sitter alla {@dogs}”, sa grevinnan. ”En hel minut. Utan ett ljud.”

[music: Orkestern slutade spela {music}. ]Alla {@dogs} satt.[sport:  Det var svårare än {sport}.] Alla människor stod på rad och höll andan. Man kunde ha hört en myra hosta.

# up-at-the-end
PRUUUUUTT?

Den var lång, och den gick uppåt på slutet, som en fråga.[school:  {At school} hade de applåderat.]

Alla tittade på {pet}.

”Det var den där {@dog}!” sa en man med en pudel.

”Förskräckligt”, sa grevinnan. ”Ut!” Och så pekade hon.

”Men det var inte {pet}”, sa {child}.

”Vi hörde det allihop”, sa grevinnan.

”Just det”, sa {child}. ”När det är {pet} hörs det inte.”

”Vem var det då?” sa grevinnan.

{@findit}

# along-the-row
{Pet} reste sig och gick längs hela raden, på baksidan.

Snus, snus. Det var mannen med pudeln.

”Det var inte jag!” sa han. ”Min var i bilen.”

[!friend / !elder: Snus, snus. Det var tvillingarna.

”Det var han!” sa den ena.

”Det var hon!” sa den andra. ”Fast det var i går. I badet.”

][friend: Snus, snus. Det var {friend}.

”Jag sparar min”, sa {friend}.

][elder: Snus, snus. Det var {elder}.

”I min ålder”, sa {elder.short}, ”tappar man räkningen.”

[elder2: ”Det gör inte jag”, sa {elder2}.

]]Snus, snus. Det var prästen.

”Jag släppte en”, sa prästen. ”Men det var i söndags, under psalmen. Jag trodde att orgeln skulle överrösta den.”

# the-end-of-the-row
Snus, snus. Och där var raden slut. {Pet} luktade en gång, och {pet.he} luktade en gång till. {@found}

”Vad är det här för dumheter?” sa grevinnan. ”Jag är grevinna. Jag har aldrig i hela mitt liv …”

Pip.

# the-wrong-end
Den var bara liten. Men alla hörde varifrån den kom. Grevinnan slog handen för munnen, men det var fel ände.

Åh nej. Nu tittade alla på henne. Hakan började darra, och hatten också.

{child} visste precis hur det kändes. Så {child.he} gick fram och ställde sig bredvid.

# a-good-one
”{Pet} menar inget illa”, sa {child}. ”{@look}”

{@looked}

”Var den bra?” frågade hon med mycket liten röst.

”Den gick uppåt på slutet”, sa {child}.

”Ja, det gjorde den faktiskt”, sa grevinnan. Och så började hon skratta. ”Ha!” lät det. ”Ha-prutt! Ha-prutt! Ha-ha-prutt!” Då skrattade prästen så mycket att han också släppte en, och den här gången fanns det ingen orgel.[friend: 

”Nu!” sa {friend}, som hade sparat till det här.]

# first-prize
När alla hade torkat ögonen fick {pet} den röda rosetten.

”Första pris”, sa grevinnan. ”{Pet.He} satt still, {pet.he} sa som det var, och {pet.he} är den enda här som inte har gett ifrån sig ett ljud.”

# nobody-move
Det kom en dam från tidningen och skulle ta ett kort, med alla på, och {pet} längst fram.

”Stå tätt”, sa hon. ”Rör er inte. Ett, två, tre.”

Ingen hörde någonting.

# the-photograph
Kortet hänger på väggen hemma hos {child}. {@running} Mannen håller upp pudeln framför ansiktet. Prästen är under bordet, och grevinnan håller för näsan med båda händerna.

Och {pet} har vänt sig om och tittar på sin egen rumpa, mycket förvånad.

# @having
att ha grannens hund på besök
## if pet & pet.known
alltihop
## if pet.dog & !pet.known
att ha {pet.him} till hund
## if pet.cat & !pet.known
att ha {pet.him} till katt

# @Dog
hund
## if pet.cat
husdjur

# @dog
hunden
## if pet.cat
katten

# @dogs
hundar
## if pet.cat
djur

# @skills
Men två saker kunde {pet}. {Pet.He} kunde sitta still i en hel minut. Och {pet.he} kunde söka. Om {child} lät {pet.him} lukta på en strumpa och sa ”Sök!”, så snusade {pet} sig igenom hela huset tills {pet.he} kom till den andra. Då satte {pet.he} sig framför den och viftade på svansen.
## if pet.cat
Men två saker kunde {pet}. {Pet.He} kunde sitta still i en hel minut, och ofta i en hel dag. Och {pet.he} kunde begrava. När något luktade snusade sig {pet} fram till det och krafsade på golvet runt om, tills {pet.he} tyckte att det var borta. Så hade {pet.he} begravt en ost och ett par skor.

# @findit
{child} böjde sig ner till {pet}. ”Sök”, viskade {child.he}.
## if pet.cat
Det visste inte {child}. Men {pet} hade redan nosen i vädret. Här fanns det något att begrava.

# @found
{Pet.He} satte sig och viftade på svansen.

Framför {pet.him} stod grevinnan.
## if pet.cat
Sedan började {pet.he} krafsa.

{Pet.He} krafsade i gräset runt om två skor, och i skorna stod grevinnan.

# @look
Titta på svansen. Så där viftar {pet.he} bara för de riktigt bra.
## if pet.cat
Titta på tassarna. Så där krafsar {pet.he} bara för de riktigt bra.

# @looked
Grevinnan tittade på svansen. Den gick runt, runt, runt.
## if pet.cat
Grevinnan tittade på tassarna. Det var redan en ganska djup grop.

# @running
Tvillingarna springer.
## if friend & elder
{Elder} håller för näsan på {friend}, och {friend} håller för näsan på {elder}.
