title: Tio band
title: Undertecknat
title: Ett eget förslag
guest friend: Elin (hon), Melvin (han)
guest pet: Sixten (han), Ture (han)

% Hunden är grannens, eller familjens egen; taxen är originalet. En egen hund kissar (hon kan vara en hon), en katt gnider kinden mot barken: det är också att skriva under.

# the-leaning-pine
Den sneda tallen hade fått ett orange band om magen.

{child} stod länge och tittade på det. I den tallen hade {child.he} suttit och läst sedan {child.he} var sju. Där fanns en gren som var som en stol, och en annan som var som ett bord.

”Jag vet vad det betyder”, sa {friend}[!friend.known: , {child's} bästa vän]. ”De ska avverka. Träden med band måste bort. Maskinen står redan vid vägen, med en lapp på.”

{Friend} visste mycket, och det mesta stämde. {Friend.He} var ute efter en sparvuggla. {Friend.He} hade kikare om halsen och en lista hemma på väggen[athlete: , bredvid {athlete}], och det var den enda som fattades.

{Pet} visste ingenting om band. {@is} {@pine}

”Får de göra så?” sa {child}.

”Det är bolagets skog[city: , hela vägen in till {city}].”

Det var det som var så konstigt. {child} kunde varenda sten i den.

# in-a-pocket
{Child.He} tog tag i bandet och drog. Det var bara en knut. Sedan gick de vidare, in bland stammarna, och letade upp fler. En ihålig asp. En björk så gammal att den hade blivit svart. En död gran full av hackspettshål. Vid varje träd drog {child} loss ett band och stoppade det i fickan, och vid varje träd väntade {pet} i sitt koppel och {@there}. När de kom hem den lördagen hade {child} tio band i jackan, och hjärtat slog som [sport: efter {sport} | om {child.he} hade sprungit].

# over-and-over
På kvällen tömde {child.he} fickorna på sängen.

Banden var skrynkliga. {Child.He} slätade ut ett, mest för att ha något att göra. Det hade suttit med ena sidan in mot barken. Nu låg den sidan uppåt, och där stod något med små svarta bokstäver, om och om igen, hela bandet långt.

SPARAS. SPARAS. SPARAS. SPARAS.

{child} slätade ut nästa. Och nästa.

Sedan [music: stängde {child.he} av {music} och ringde {friend} | ringde {child.he} {friend}].

# on-monday-at-six
Det blev så tyst i luren att {child.he} trodde att samtalet hade brutits.

”Jag sa att jag visste”, sa {friend} till slut. {Friend.His} röst var alldeles tunn. ”Jag visste ju inte.”

”Det var jag som drog.”

”På måndag klockan sex börjar de. Det stod på lappen.”

[adult: {Adult} | De] ringde numret på lappen. Telefonsvararen sa att kontoret öppnade klockan åtta på måndag.

# this-one-or-that-one
På söndagsmorgonen låg dimman mellan stammarna. Den sneda tallen var lätt att hitta, och aspen också, och den svarta björken och rönnen vid bäcken. Fyra band var uppe. Det femte satte {child} på en gran, och så stod {child.he} där med händerna på knuten.

”Var det den här? Eller den?”

{Friend} såg från den ena granen till den andra. I går hade de haft så bråttom. Sex träd var kvar, och det fanns tusen.

”Om jag sätter det på fel gran så tar de den rätta”, sa {child}.

{Child.He} knöt upp det igen. Det sved bakom ögonen. Det värsta var inte att {child.he} hade gjort fel. Det värsta var att {child.he} hade känt sig så modig.

# all-of-them
{Pet} drog i kopplet. {Pet.He} brydde sig inte om de två granarna. {Pet.He} ville till en tredje, några meter bort, och dit gick {pet.he} med nosen i mossan, och luktade, grundligt, och {@it}.

”Sluta, {pet}”, sa {child}. ”Vi har inte tid.”

”Vänta”, sa {friend}. ”Vad gjorde {pet.he} i går? När du tog ner banden?”

{child} tänkte efter. {Child.He} hade stannat. {Child.He} hade dragit i knuten. Och bredvid {child.him}, vid varje träd …

De såg på granen. Den var full av hackspettshål.

”{pet.He} har skrivit på dem”, sa {friend}. ”Allihop.”

{child} satte sig på huk och släppte ut kopplet så långt det räckte.

”Visa”, sa {child.he}.

# like-a-country-postman
{@hurry} {Pet} gick som en gammal lantbrevbärare, från den ena adressen till nästa, och vid varje adress läste {pet.he} först vad som stod och undertecknade sedan igen. En asp med svampar som hyllor. En sälg som de aldrig i livet skulle ha hittat. {child} knöt, och {friend} kollade att texten satt utåt. {@good-order}

”Tio”, sa {friend}. ”Det är alla. Kom, {pet}.”

# somebody-lived-there
Men {pet} kom inte. {Pet.He} gick vidare, rakt in under en helt vanlig gran med grenarna ner till marken.

”Där var vi inte i går”, sa {child}.

Där inne, mellan rötterna, fanns ett hål, stort som en hink, med färsk sand utanför. {Pet} stack in halva huvudet. Hela {pet.he} darrade. Inte ett ljud gav {pet.he} ifrån sig, och {pet.he} brukade {@toaster}. Så backade {pet.he} ut, men {@nothing}. {Pet.He} lade sig framför öppningen med hakan mot marken.

{child} kröp närmare. Ur hålet kom en varm, tung lukt. Någon bodde där.

”Grävling”, viskade {friend}, och sedan, lite senare: ”Tror jag.”

# a-suggestion
De hade inga band kvar. {child} tog av sig halsduken, den röda[elder:  från {elder}[elder2:  och {elder2}]], och knöt den runt granen så högt {child.he} nådde. {Friend} rev ut ett blad ur sin fågelbok. På det skrev {child} vad {child.he} hade gjort, att det var tio träd, att de borde vara rätt nu, att det elfte var {child.his} eget förslag och varför. {Child.He} skrev hela sitt namn. De klämde fast bladet i maskinens dörr.

# a-small-round-face
På måndagen hörde de maskinen ända till [school: {school} | skolan]. När den hade tystnat och åkt, sent på eftermiddagen, fick de gå dit[elder:  med {elder.short}]. Det var så ljust. Man såg ända till vägen. Men den sneda tallen stod där, med stolen och bordet, och aspen, och björken, och alla de andra. {child} räknade dem två gånger. Ur ett av hackspettshålen tittade ett litet, runt, argt ansikte.

”Sparvuggla”, viskade {friend}. {Friend.He} glömde kikaren.

# the-words-outside
Sedan gick de till den vanliga granen. Runt om den hade maskinen svängt, i en vid båge.

Halsduken satt kvar. Och ovanför den, högre än någon av dem kunde nå, hade någon knutit ett orange band, med texten utåt.

# @is
{Pet.He} var en hund, närmare bestämt grannens.
## if pet.dog/pet.cat
{Pet.He} var {a breed}.

# @pine
{Pet.He} lyfte på benet mot tallen, noga, och såg nöjd ut.
## if pet.dog
{Pet.He} kissade på tallen, noga, och såg nöjd ut.
## if pet.cat
{Pet.He} gned kinden mot tallen, noga, och såg nöjd ut.

# @there
lyfte på benet
## if pet.dog
kissade
## if pet.cat
gned kinden mot barken

# @it
lyfte på benet
## if pet.dog
kissade
## if pet.cat
gned kinden mot den

# @hurry
En hund som läser går inte att skynda på.
## if pet.dog & breed.Dachshund
En tax har korta ben, och det går inte att skynda på {pet.him}.
## if pet.cat
En katt går inte att skynda på.

# @good-order
Vid det tionde trädet hade {pet} ingenting kvar att skriva med, men {pet.he} lyfte på benet ändå, för ordningens skull.
## if pet.dog
Vid det tionde trädet hade {pet} ingenting kvar att skriva med, men {pet.he} försökte ändå, för ordningens skull.
## if pet.cat
Vid det tionde trädet var {pet} trött i kinden, men {pet.he} gned den mot barken ändå, för ordningens skull.

# @toaster
skälla på brödrosten
## if pet.cat
fräsa åt brödrosten

# @nothing
{pet.he} lyfte inte på benet
## if pet.dog/pet.cat
{pet.he} skrev inte under
