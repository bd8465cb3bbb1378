title: Den blå
title: Jag har förberett några ord
title: Prick missar aldrig
guest sitter: barnvakten (hon)

% Roboten är "den". @a är den vuxna, annars barnvakten: ordet varje gång, aldrig han eller hon.

# history
Solen var på väg ner, och hela stranden hade blivit röd. {child} och {@a} skulle just gå hem[city:  till {city}], när det kom en robot i fallskärm.

Den var ungefär lika lång som {child}, med två runda ögon och en liten lampa på huvudet. Den tittade på den röda sanden och suckade av lycka.

”Hrm”, sa den. ”Jag har förberett några ord.”

”Hej”, sa {child}.

”Var snäll och stå inte i vägen för historien”, sa roboten. ”Jag har övat på det här i sju månader. Hrm. Jag, Prick, är den första som har satt sin fot på planeten M …” Den tystnade. Ögonen svängde runt. ”Det finns någon här. Det finns någon på Mars!”

# dust
{child} tittade på {@a}. {@A} tittade på glasskiosken.

”De sa att jag fick räkna med damm”, sa roboten, och den darrade på rösten. ”Och så är det ni, med hår och allting.”

{child} visste vad {child.he} borde säga. Men den hade kommit så långt, och den var så glad att lampan blinkade.

”Välkommen till Mars”, sa {child}.

Det var bara en liten lögn, och den var snällt menad. Men också en liten lögn ska ha mat.

[age>=9: ”Vad äter marsianer?” frågade roboten.

”Äggmackor”, sa {child}, som råkade ha en i handen.

”Och vad gör ni hela dagarna?”|”Vad gör marsianer hela dagarna?” frågade roboten.]

”Går i skolan”, sa {child}. ”[school: Min heter {school}. ]Den håller på till klockan tre.”

”Så modigt”, sa roboten och skrev upp det.

[sport: ”Och sedan brukar vi {play sport}, för att det är kul.”

”Kul”, skrev roboten och strök under det.

][friend: ”Jag är kungen”, sa {friend}, {child's} bästa vän, som aldrig kunde låta bli.

][elder: Den synade {elder} noga. ”Hur gamla blir marsianer?”

”Fyrahundra”, sa {elder}. ”Vissa morgnar.”[elder2:  {Elder2} nickade.]

][pet.dog: ”Och vem är det som bestämmer?” Den bugade för {pet}, {child's} hund.

][music: {@A} nynnade på {@song}, av ren nervositet, och den spelade in det också.

]För varje svar blev den lite gladare, och {child} mådde lite sämre, som om {child.he} hade svalt en sten, och sedan en till.

”Varför heter du Prick?” frågade {child.he}.

”De andra heter sådant som Nyfiken. Jag heter Prick, för jag missar aldrig.”

Det var en stor sten.

# backwards
”Var det inte ensamt på vägen?” frågade {child}.

”Nej då”, sa roboten. ”Det fanns en blå. De packade mig i en låda, och när de öppnade den, ute i rymden, låg den där bakom mig, rund och blå, med vita bitar som rörde sig. Blicken framåt, Prick, sa de. Men jag tittade på den hela vägen. Jag åkte baklänges till Mars. Och jag tänkte: Så synd att det inte är dit jag ska.”

{child} drog efter andan. {child.He} måste säga det nu.

Men just då kom en lång, tunn våg glidande över sanden, in runt dess fötter, och gled tillbaka.

# water
”Vad var det?” viskade roboten.

”Bara havet”, sa {child}.

”VATTEN!” skrek roboten. ”Jag har hittat vatten på Mars! Jag hamnar på ett frimärke!” Och den rusade ner till vattnet.

”Kom tillbaka!” ropade {child}. ”Det kommer större vågor!”

”Jag ser det! De kommer för att hälsa!”

Nästa våg gick runt den. Fötterna sjönk, och inne i den sa det fräs.

{child} och {@a} plaskade ut efter den, hand i hand. Vattnet gick bara till vristerna, men hur de än drog ville roboten inte lyfta på fötterna.

”Nej”, sa den saligt. ”Om jag hittar vatten på Mars ska jag stanna hos det för alltid.” Fräs.

[friend: ”Kungen säger att du får gå”, sa {friend} med liten röst.]

# it-isnt-mars
{child} lade båda armarna om dess hals. Hjärtat bankade så att det gjorde ont.

”Det är inte Mars”, sa {child.he}. ”Jag sa det, och det är det inte. Det var bara solen som gick ner. Förlåt.”

”Men det måste det vara”, sa roboten. ”Jag missar aldrig.”

Då tog {child} dess huvud mellan händerna och vred det, försiktigt, ut mot havet.

Solen hade gått ner. Ingenting var rött längre. Det fanns bara vatten, ända ut till världens kant, och det var blått, och himlen också. Och i vågorna och i luften fanns det vita bitar, och de rörde sig.

Roboten tittade. En våg kom in, och gick ut igen.

”Det är den blå”, sa den.

”Ja”, sa {child}. ”Du är på den.”

”Oj”, sa roboten. Det hade den inte förberett.

Sedan lyfte den en fot, plopp, och så den andra, och {child}[friend:  och {friend}] sköt på och {@a} drog,[pet.dog:  och {pet} skällde på havet,] tills de stod på torr sand.

# the-lamppost
”Jag missade”, sa roboten, och lampan slocknade. ”Med en hel planet. Jag, som heter som jag heter.”

”Jag borde ha sagt det direkt”, sa {child}.

”Ja. Men det var ett så fint välkomnande.”

{@A} vred ur en strumpa. ”Det är som när man lär sig cykla. Man kommer dit man tittar. Tittar man på lyktstolpen, så kör man på lyktstolpen.”

[athlete: ”Det vet nog {athlete}”, sa {child}.]

{child} tittade upp. ”Vart var det du tittade, sa du?”

”På den blå. Det sa jag ju. Hela …”

Den tystnade.

”Och vad träffade du?” frågade {child}.

Lampan tändes igen, svagt. ”Mitt i prick?” sa roboten.

”Mitt i prick”, sa {child}. ”Du missar aldrig.”

# by-bus
Den skrev till dem som hade byggt den: Har landat på den blå. De har hår och allting. Och de svarade: Bra gjort. Vi hämtar dig i morgon. Vi bor bara en bit bort.

”Sju månader”, sa {@a}. ”Du kunde ha tagit bussen.”

Så den fick åka buss hem med dem, med en handduk om halsen. ”Det finns mer”, viskade den hela vägen. ”Det finns mer av den bakom varje hörn.”

Och när {child} hade lagt sig stod den vid fönstret.[age>=9:  Lågt över taken lyste något litet och rött.

”Det där är Mars”, sa {child}.

Roboten tittade artigt. ”Trevligt”, sa den. ”Lite avsides.”]

”Du fick aldrig säga dina ord”, sa {child}.

”Nej. De var ju till Mars”, sa Prick. ”Jag har förberett några andra. De är kortare.”

{child} låg alldeles stilla[pet & !pet.dog: , och det gjorde {pet} också], för att inte vara i vägen för historien.

”Hrm”, sa den. ”God natt.”

# @a
{sitter}
## if adult
{adult}

# @A
{Sitter}
## if adult
{Adult}

# @song
{music}
