title: Lyktstolpen vid bönorna
title: Var en lyktstolpe
title: Bara burkar med bönor
guest friend: Melker (han), Iris (hon)
guest clerk: Gunvor (hon), Ulla-Britt (hon)
guest minder: Malena (hon), Josefin (hon)

% Den gula rocken är {adult's}, annars den äldres, annars {minder's}. Vännen finns för varje familj. Låt rösten i taket komma genom händerna.

# the-rule
{@Friend-first} hade en regel för den som kommer bort. {child} fick höra den i snabbköpet[city: , det största i {city}], bredvid bananerna.

”Om man kommer bort”, sa {friend}, ”ska man vara en lyktstolpe.”

”Varför det?” sa {child}.

”För att lyktstolpar står stilla. Har du hört talas om någon som har tappat bort en lyktstolpe?”

Det hade {child} aldrig.[school:  Det hade ingen {at school} heller.]

”Nu ska ingen komma bort”, sa {@first}. ”Håll er vid vagnen, är ni snälla, båda två. Vi ska ha lök[elder & adult:  till {elder's} soppa][elder2 & !adult:  till {elder2's} soppa][pet.dog:  och ett ben till {pet}][pet.cat:  och en burk till {pet}][pet.other:  och något gott till {pet}].”

# and-one-corner-more
{child} höll sig verkligen vid vagnen. {Child.He} höll sig vid den förbi löken, förbi brödet och förbi äggen. Men där kexen tog slut kom det en maskin som skurade golvet alldeles av sig själv. Den hade två lampor som såg ut som ögon. {child} såg den surra förbi. {Child.He} såg den svänga runt hörnet. {Child.He} gick bara fram till hörnet, för att se hur den svängde. Och sedan ett hörn till.

”{@A}”, sa {child.he}, ”den har en liten svamp på …”

# a-brown-coat
Men rocken bredvid {child.him} var inte {@of-a} rock. Det var en brun rock med en farbror i.

”Förlåt”, sa {child}.

{Child.He} vände sig om. Ingen vagn. Ingen {friend}. Ingen {@a}. Bara burkar med bönor, högt, högt upp, och inte en enda böna som {child.he} kände.

{child's} hjärta började slå som en trumma[sport: , som det gör när man får {play sport}]. Benen ville springa. Det vänstra ville springa till brödet och det högra till äggen, och om båda hade fått som de ville hade {child} gått av på mitten.

# standing-still
Var en lyktstolpe, tänkte {child.he}.

Därför ställde {child.he} sig alldeles rak framför bönorna. Så svårt hade det aldrig varit att stå stilla[athlete: , och inte ens {athlete} hade kunnat göra det bättre]. Det sved i ögonen. Men {child.he} stod.

Fast en lyktstolpe kan se sig omkring. Och en lyktstolpe får ropa.

”{@A}!” ropade {child}. ”{@A}!”

Tre stycken vände sig om. Ingen av dem var {@a}.

# right-here
Då fick {child} syn på en dam i grönt förkläde som staplade soppburkar. Hon hade en skylt där det stod {clerk}, så hon hörde till affären.

”Ursäkta”, sa {child}. ”Jag är en lyktstolpe. Jag har kommit bort.”

”Har du?” sa {clerk}. ”Jag tycker att du står precis här. Då måste det vara någon annan som är borta. Vem är det?”

”{@A}.”

”Och vad heter {@he} mer?”

”{@A}”, sa {child}.

# is-that-a-vegetable
”Jaha. Och hur ser {@he} ut?”

{child} blundade, och då märkte {child.he} att {child.he} visste precis. ”{@He} har gul rock. Och bara en knapp, för {@buttons}. Och så har {@he} lök. Och {friend}.”

”Är {friend} en grönsak?”

”Det är min bästa vän!”

# out-of-the-ceiling
{clerk} tog inte med {child.him} någonstans. Hon stod kvar bredvid {child.him} vid bönorna, tog fram sin lilla radio och pratade i den. [music: {music} tystnade uppe i taket, och i stället dånade en röst | Sedan dånade en röst ur taket,] över hela affären.

”Vi söker {@a} i gul rock, med en knapp, lite lök och en {friend}. Var snäll och kom till bönorna. Det står en lyktstolpe där och väntar.”

Först hördes ingenting alls. Sedan var det någon som skrek, långt borta, bortom ostarna.

”JAG VISSTE DET! Jag SA ju att {child} skulle vara en lyktstolpe!”

# on-two-wheels
Och runt hörnet kom de. Först kom vagnen, på två hjul, och på sidan hängde {friend} och pekade som en kapten. Och efter den, i full fart, med en gul rock som fladdrade runt sin enda knapp, kom {@a}.

{@A} sa ingenting. {@He} bara sjönk ner på golvet och slog armarna om lyktstolpen och kramade den, tills den blev {child} igen.

# a-hole-in-the-world
”Jag gick runt ett hörn”, sa {child} in i den gula rocken. ”Och sedan ett till.”

”Jag tittade på en lök”, sa {@a}, ”och när jag tittade upp var det hål i hela världen.”

”{@He} ville springa överallt”, sa {friend}. ”Men jag sa: lyssna först.”

{clerk} gav dem varsin high five. Och hela vägen till kassan höll {child} en hand på vagnen, och {friend} höll en hand på {child}, för säkerhets skull.

# well-done
[elder & adult: Det blev löksoppa den kvällen, och {elder}[elder2:  och {elder2}] ville höra om lyktstolpen två gånger.

][elder2 & !adult: Det blev löksoppa den kvällen, och {elder2} ville höra om lyktstolpen två gånger.

]När det var natt[pet:  och {pet} hade fått höra alltihop] stoppade {@a} om {child} och drog isär gardinen en liten bit. Någonstans där ute stod alla de riktiga lyktstolparna och lyste, var och en på precis samma ställe som alltid.

”God natt”, sa {child} till dem. ”Bra stått.”

# @friend-first
{friend}, som var med och handlade,
## if friend
{friend}

# @first
{minder}, som passade dem
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @of-a
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @buttons
de andra ramlade i dammen
## if pet.dog
{pet} har tuggat av alla de andra
## if pet.cat
{pet} har puttat in alla de andra under kylskåpet
