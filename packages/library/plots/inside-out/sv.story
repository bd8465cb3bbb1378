title: Aviga sidan
title: Vänds före användning
title: Hundra ben
guest neighbour: Gunnel (hon), Barbro (hon)

% Den stora (@a): {adult}, annars den äldre, annars grannen som sover över.

# still-there
{child} vaknade mitt i ett skrik. Det var {child.his} eget, så {child.he} stängde av det.

{@A-first} kom med håret åt ena hållet och en strumpa på, lade sig på täcket och höll om.

”En mardröm?”

{child} nickade.

”Den var inte på riktigt”, sa {child}. ”Det är det man ska säga.”

”Du var rädd på riktigt”, sa {@a}. ”Det räknas.”

Då blev {child} så lättad att {child.he} orkade öppna ögonen. Och då såg {child.he} att mardrömmen var kvar.

# on-the-chair
Den satt på stolen, ovanpå kläderna[sport:  till {@game}]. Den var svart och raggig, med knutar och stumpar som stack ut överallt, och den försökte se ut som en tröja.

”Den sitter där”, viskade {child}.

{@A} satte sig upp. ”Jaha”, sa {@a} till stolen. ”Vad gör du här?”

”Ursäkta”, sa mardrömmen. ”Det är lite pinsamt. {child} vaknade så fort. Jag hann inte av.”

Rösten var torr och lite kliig. Det var inte alls samma röst som i drömmen.

”Du jagade mig”, sa {child}. ”I en korridor[school: , den {at school}]. Du hade hundra ben, och det sa dunk, dunk, dunk, och korridoren tog aldrig slut. [friend: Och {friend} var där men kunde inte höra mig. ]Jag skulle ropa, men det kom inget ljud.”

”Ja, det låter som jag”, sa mardrömmen och skruvade på sig. ”Det är alltid någon som skriker. Jag förstår inte vad det är för fel på mig. Och så kliar det så förfärligt här i nacken.”

# the-label
{child} kröp lite närmare, bakom {@as} arm. [athlete: Från affischen såg {athlete} på. ]I nacken på mardrömmen satt en liten vit lapp.

”Du har en lapp”, sa {child}.

”Vad står det?”

{child} lutade sig fram, ganska långt. ”Tål ej morgonljus”, läste {child.he}. ”Vänds före användning.”

”Före?” sa mardrömmen. ”Inte efter?”

”Du är ut och in!” sa {child}. ”Det där är inte ragg. Det är trådarna på baksidan. [elder: Precis som på den där koftan som {elder} [elder2: och {elder2}] hade på sig hela julafton.]”

”Har jag gått så här hela tiden?” sa mardrömmen. ”Inför folk?”

# the-neck
Det fanns bara en sak att göra. Någon måste sticka in handen.

Halsen på mardrömmen var mörk. Det drog kallt ur den, och det luktade korridor.

”Ska jag?” sa {@a}.

{child} funderade.

”Nej”, sa {child.he}. ”Det är min. Men håll i andra änden.”

Så {@a} tog tag där nere, som när man viker lakan, och {child} kavlade upp pyjamasärmen och stack in handen. Sedan armbågen. Sedan ända upp till axeln.

”Hihi”, sa mardrömmen. ”Förlåt. Fortsätt.”

# the-tugs
{child} kände sig fram. Och precis när {child.he} fick tag i något långt där inne blev det svart. Det var halsen som hade glidit ner över huvudet, och nu fanns det ingenting annat, och i det svarta kom det.

Dunk. Dunk. Dunk.

{child} öppnade munnen. Det kom inget ljud.

Allt i {child.him} ville släppa. Men långt borta, i andra änden, var det någon som höll i och drog lite grann, två små ryck. Jag är här. {child} ryckte tillbaka, två små ryck. Jag med. Så knep {child.he} så hårt {child.he} kunde om det långa och backade. {child.He} backade med armen och med axeln och med hela rumpan. {child.He} backade över kudden och ut på golvet, och det spände, och det sprakade, och det sa flopp.

Och det blev ljust.

# horses
På golvet låg något rött och stickat, mjukt som en katt bakom öronen. [pet: {@pet-sniffs} ]Runt hela magen gick ett mönster av små, små hästar. De var tjugofem, och alla hade strumpor på hovarna.

”Hundra ben”, räknade {@a}.

”Dunk, dunk, dunk”, sa {child}. ”Det var de som sprang! I strumpor!”

”Nu minns jag”, sa drömmen, och nu kliade det inte alls i rösten. ”De sprang efter dig för att du hade tappat din ena vante. De ville bara lämna den. De har hållit på i veckor.”

”Men korridoren tog ju aldrig slut?”

”Det var för att man skulle kunna kana.”

”Och att jag inte kunde ropa?”

”Ja, det”, sa drömmen. ”Du hade munnen full av kanelbulle.”

Då skrattade {child} så att {child.he} fick hålla i sig i {@a}, och {@a} fick hålla i sig i sängen.

# once-more
”Skulle du kunna”, sa drömmen, ”om det inte är för mycket besvär, ta mig en gång till? Åt rätt håll?”

{child} tittade på {@a}.

”Jag sitter här”, sa {@a}. ”Jag håller i änden.”

[music: Sedan nynnade {@a} på {@song}, och drömmen nynnade med. ]Så {child} kröp ner i det varma och drog drömmen ända upp till hakan. Den luktade inte korridor längre utan ylle[city: , och lite som {city} gör om våren,] och en aning häst.

# soft-feet
{@A} gjorde två små ryck.

{child} ryckte tillbaka.

Långt borta, på mjuka fötter, kom någon springande med en vante.

# @game
{sport}

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour}, som var barnvakt hela natten,
## if adult
{adult}
## if elder & !adult
{elder}

# @as
{neighbour's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @pet-sniffs
{Pet} tittade på det länge.
## if pet.dog
{Pet} luktade på det och viftade på svansen.
## if pet.cat
{Pet} gick dit och trampade på det eftersom det var skönt.
