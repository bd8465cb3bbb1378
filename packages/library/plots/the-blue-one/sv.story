title: Den blå
title: Jag har förberett några ord
title: Mitt i prick
guest sitter: barnvakten (hon)
guest prick: Prick (han), Pricken (han)

% Regel: Prick kommer alltid dit han tittar. Roboten är "han" på svenska. @a är den vuxna, annars barnvakten: ordet varje gång, aldrig han eller hon.

# history
Solen höll på att gå ner, och hela stranden hade blivit röd. {child} och {@a} skulle just åka hem[city:  till {city}], men då landade en robot i fallskärm. Roboten hade en liten lampa på huvudet. Han tittade på den röda sanden och suckade av lycka.

”Hrm”, sa roboten. ”Jag har förberett några ord.”

”Hej”, sa {child}.

”Kan du flytta dig lite?” sa roboten. ”Du står i vägen för historien. Jag har övat i sju månader. Hrm. Jag, {prick}, är den första som har landat på Mars …” Sedan kom han av sig. ”Du pratar ju! Det finns någon på Mars!”

# dust
{child} och {@a} tittade på varandra.

”De sa att det bara skulle finnas damm”, sa {prick}. ”Och så finns ni, med hår och allting.”

{child} borde ha sagt som det var. Men {prick} var så glad att lampan blinkade.

”Välkommen till Mars”, sa {child}.

Det var bara en liten lögn. Men har man sagt en, så får man snart säga fler.

”Vad gör ni på Mars hela dagarna?” frågade {prick}.

”Går i skolan”, sa {child}.[school:  ”Min heter {school}.”]

”Så modigt”, sa {prick} och skrev upp det.

[sport: ”Och sedan brukar vi {play sport}, för att det är kul.”

”Kul”, skrev {prick} och strök under det.

][friend: ”Jag är kung här”, sa {friend}[!friend.known: , {child’s} bästa vän,] som jämt hittade på saker.

][elder: ”Hur gamla blir ni?” frågade {prick} och tittade noga på {elder}.

”Fyrahundra”, sa {elder}. ”Vissa morgnar.”[elder2:  {Elder2} nickade.]

][pet.dog: ”Och vem är det som bestämmer?” frågade {prick} och bugade för {pet}[!pet.known: , {child’s} hund].

][music: {@A} nynnade på {@song}, för att ha något att göra, och {prick} spelade in det också.

]{prick} blev gladare och gladare, och {child} fick ondare och ondare i magen.

”Vad är det där?” frågade {prick} och tittade på en papperskorg. Sedan gick han rakt in i den. Bonk.

”Mitt i prick”, sa {prick} stolt. ”Jag är byggd så. Jag kommer alltid dit jag tittar. Jag missar aldrig.”

”Det är som när man lär sig cykla”, sa {@a}. ”Tittar man på lyktstolpen, så kör man på lyktstolpen.”

[athlete: ”Det vet nog {athlete}”, sa {child}.]

# backwards
De satte sig i sanden. Långt ute gick en stor färja förbi.

”Var det inte ensamt på vägen hit?” frågade {child}.

”Nej då”, sa {prick}. ”Jag hade ju den blå.”

”Vilken blå?”

”Den blå planeten. Den låg bakom mig, rund och blå, med vita bitar som rörde sig. Titta framåt, {prick}, sa de i radion. Men jag tittade på den blå hela vägen. Jag åkte baklänges i sju månader. Och jag tänkte: Så synd att det inte är dit jag ska.”

{child} svalde. Nu måste {child.he} säga det.

Men just då kom en våg från färjan. Den gled upp över sanden, runt fötterna på {prick}, och tillbaka igen.

# water
”Vad var det?” viskade {prick}.

”Bara havet”, sa {child}.

”VATTEN!” skrek {prick}. ”Jag har hittat vatten på Mars!” Han tittade på havet, och så sprang han rakt ut i det.

”Kom tillbaka!” ropade {child}. ”Det kommer större vågor!”

Nästa våg gick honom till knäna. Fötterna sjönk ner i sanden, och inne i honom sa det fräs.

{child} och {@a} sprang ut efter honom, hand i hand, och drog allt vad de orkade. Men {prick} ville inte lyfta på fötterna.

”Hittar jag vatten på Mars, så ska jag stanna hos vattnet för alltid”, sa han. ”Det har jag lovat.” Fräs, sa det.

[friend: ”Kungen säger att du får gå”, sa {friend} med liten röst.]

# it-isnt-mars
{child} lade armarna om halsen på {prick}. Hjärtat bankade så att det gjorde ont. Så länge {prick} trodde att det var Mars skulle han stå kvar.

”Det här är inte Mars”, sa {child}. ”Jag sa så för att du blev så glad. Sanden var röd för att solen gick ner. Förlåt.”

”Men det måste vara Mars”, sa {prick} och tittade ner på sina fötter. ”Jag missar aldrig.”

Då tog {child} hans huvud mellan händerna och lyfte det, försiktigt, tills han tittade långt, långt ut.

Solen hade gått ner. Ingenting var rött nu. Det fanns bara vatten, ända bort till himlen, och vattnet var blått, och himlen var blå. Och på vågorna och uppe i luften fanns det vita bitar, som rörde sig.

{prick} tittade länge.

”Det är den blå”, sa han.

”Ja”, sa {child}. ”Du står på den.”

”Oj”, sa {prick}. Det hade han inte förberett.

Sedan lyfte han ena foten, plopp, och så den andra, och {child}[friend:  och {friend}] sköt på och {@a} drog,[pet.dog:  och {pet} skällde på havet,] tills alla stod på torr sand.

# the-lamppost
”Jag missade”, sa {prick}, och hans lampa slocknade. ”Med en hel planet. Jag, som heter som jag heter.”

”Jag borde ha sagt det på en gång”, sa {child}.

”Ja”, sa {prick}. ”Men det var så fint att få vara välkommen.”

{child} satt och tittade på den buckliga papperskorgen.

”Vad tittade du på, hela vägen hit?” frågade {child.he} sedan.

”På den blå”, sa {prick}. ”Det sa jag ju.”

”Och vart kommer du alltid?”

”Dit jag …” sa {prick}. Sedan kom han av sig. Lampan tändes igen, mycket svagt. ”Mitt i prick?”

”Mitt i prick”, sa {child}. ”Du missar aldrig.”

# by-bus
{prick} skrev till dem som hade byggt honom: Har landat på den blå. De har hår och allting. Och de svarade: Bra gjort. Vi hämtar dig i morgon. Vi bor bara en bit bort.

”Sju månader”, sa {@a}. ”Du kunde ha tagit bussen.”

Så {prick} fick åka buss hem med dem, med en handduk om halsen. ”Det finns mer av den blå”, viskade han vid varje hållplats.

När {child} hade lagt sig stod han vid fönstret.[age>=9:  Lågt över taken lyste något litet och rött.

”Det där är Mars”, sa {child}.

”Trevligt”, sa {prick} artigt. ”Lite avsides.”]

”Du fick aldrig säga dina ord”, sa {child}.

”De var ju till Mars”, sa {prick}. ”Men jag har förberett några nya. De är kortare.”

{child} låg alldeles stilla[pet & !pet.dog: , och det gjorde {pet} också], för att inte vara i vägen för historien.

”Hrm”, sa {prick}. ”God natt.”

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
