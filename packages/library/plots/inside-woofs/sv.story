title: Innevoff, tack
title: Ett utevoff
guest pet: Saffran (hon), Smulan (hon)
guest dog: Buster (han), Berra (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Voff, vuff, vff, ff: mindre för varje gång, och barnet får gärna göra dem med. ”VAR TYST!” är det enda som får skrikas.
% Katten är familjens, annars från andra sidan gatan. @a: {adult}, annars mormor eller farfar, annars {minder}.

# wanted-a-dog
{child} ville ha en hund. Och i dag[school: , efter {school},] hade {child.he} en, för {dog}, grannens hund, skulle vara hos dem ända till läggdags.[!pet:  {Pet}, katten från andra sidan gatan, var också där, för {pet.he} kom när {pet.he} hade lust.] {Dog} var stor och svart och snäll, och han stod i köket och hälsade.

”VOFF!” sa {dog}.

{@Pet} for upp från kudden, upp på stolen, upp på köksbänken och upp allra överst på kylskåpet.[athlete:  Dit upp kommer inte ens {athlete}.]

”Innevoff, tack, {dog}”, sa {@a1}, och {@wash}[music:  och gnolade på {music}].

# a-little-one
{child} tittade upp på {pet}. {Child.He} ville ha en hund, men {child.he} ville ha {@the} också. {Child.He} ville ha båda två här nere på golvet.

”Du låter för högt, {dog}”, sa {child}. ”[sport: Det här är inte {sport}. ]Gör ett litet, så här. Voff.”

{Dog} tittade på {child's} mun. ”Vuff”, sa {dog}.

Och {pet} kom ner från kylskåpet till köksbänken.

”Duktig hund!” sa {child}. ”Nu ett ännu mindre. Voff.”

”Vff”, sa {dog}.

Och {pet} kom ner från köksbänken till stolen. {Pet.He} sträckte ner en [pet: | orange ]tass mot golvet.

# ding-dong
”Ding-dong!” sa dörrklockan.

”VOFF! VOFF! VOFF! VOFF! VOFF!” sa {dog}.

{Pet} for upp på köksbänken, upp på kylskåpet och upp på det höga skåpet, där kakburken bor. Det var bara posten.[friend:  Det var ett kex till {dog}, från {friend}.]

# be-quiet
{child} blev så arg att {child.he} blev het i hela kroppen. {Child.He} stampade med båda fötterna.

”VAR TYST!” skrek {child}.

Det var det högsta ljudet [city: {in city} | av alla]. {Dog's} öron sjönk, och svansen sjönk, och han smög in under bordet och gömde nosen.

Å nej. Nu var katten uppe på skåpet, och hunden var nere under bordet. Det fanns ingen kvar på golvet utom {child}.

# an-outside-one
{child's} mungipor åkte ner. {Child.He} ville inte låta högt mer. {Child.He} gick ner på alla fyra och kröp in under bordet, tills {child.his} näsa var alldeles intill {dog's} stora, våta nos.

”Förlåt, {dog}”, sa {child}. ”Jag gjorde ett utevoff.”

Så gjorde {child.he} det minsta voff {child.he} hade. Det var knappt mer än ett andetag.

”Voff”, sa {child}.

{Dog} öppnade ena ögat. Han ville så gärna göra rätt.

”Ff”, sa {dog}.

# down-to-the-floor
Uppe på skåpet tittade {pet} över kanten. {Pet.He} kom ner till kylskåpet. {Pet.He} kom ner till köksbänken. {Pet.He} kom ner till stolen, och {pet.he} kom ner till golvet, och {pet.he} gick in under bordet med svansen rakt upp.

{Dog} höll sig alldeles stilla. {Pet} tittade på honom. Sedan buffade {pet.he} sin lilla [pet: | rosa ]nos mot [pet & !pet.she: {dog's} | hans] stora svarta, och {dog's} svans sa svisch, svisch, svisch mot golvet.

# tea-is-ready
Just då flög dörren upp.

”MATEN ÄR KLAR!” ropade {@a}.

{child} stack fram huvudet under bordskanten.

”Innevoff, tack, {@a}”, sa {child.he}.

{@A} la handen för munnen. {@A-he} böjde sig ner och tittade, och där var de, alla tre.

”Voff”, sa {@a}, så litet, så litet.

[adult & elder & !elder2: ”Voff”, sa {elder.short}, ännu mindre.][elder2 & !adult: ”Voff”, sa {elder2.short}, ännu mindre.][elder2 & adult: ”Voff”, sa {elder.short} och {elder2.short}, ännu mindre.]

# the-loudest-thing
Så de åt under bordet, {child} och {@a} och [adult & elder: {elder.short} och ][elder2: {elder2.short} och ]{dog} och {pet}, och det blev rostat bröd.[friend:  {Dog} fick kexet från {friend}.] Efteråt la sig {dog} på mattan, och {child} la sig på {dog}, och {pet} la sig på {child}. Ingen skällde, och ingen skrek.

Det som lät högst i hela huset var {pet}, som spann.

# @pet
{pet}
## if pet.cat
[!pet.known: katten ]{pet}
## if pet.cat & breed
{pet}, {child's} {breed},

# @the
katten
## if pet.cat
sin katt

# @wash
så gick {@a-he} och hängde tvätt
## if adult & elder
så gick {@a-he} och hängde tvätt med {elder}
## if elder2 & !adult
så gick {@a-he} och hängde tvätt med {elder2}
## if adult & elder2
så gick {@a-he} och hängde tvätt med {elder} och {elder2}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a1
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
