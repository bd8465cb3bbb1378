title: Svansen som inte visste att det var kväll
title: Ingen har sagt det till svansen
title: En lång dinosaurie

% Dinosaurien och svansen är "den". @a: {adult}, annars den vuxna.

# the-hill
”Fem minuter till”, ropade {@a} från bänken i parken[city:  i {city}].[elder:  Där satt {elder} också[elder2: , och {elder2}].]

[!short: Fem minuter är ganska mycket, om man skyndar sig. ]{child} och {friend}[!friend.known: , {child.his} bästa vän,] sprang till den gröna kullen bakom gungorna. {child's} hund, {pet}, sprang först, med en pinne i munnen.

”Den där kullen var inte här i går”, sa {friend}.

# how-does-one-sleep
Då öppnade kullen ett öga. Det var stort som en tallrik och väldigt trött.

”Hej”, sa kullen. ”Ni råkar inte veta hur man somnar?”

[!short: {child} tittade. ]Kullen hade en lång, lång hals. [!short: Den hade fyra tjocka ben. ]Och den hade en svans som gick in i buskarna[school: , bort mot {school},] och aldrig tog slut.

”Du är en dinosaurie!” sa {child}.

”Ja”, suckade dinosaurien. ”En lång.[!short:  Det är det som är felet.] Varje gång jag nästan har somnat …”

Den gäspade. Ögonen gled ihop. Och då, långt bortifrån:

DUNK!

Marken hoppade. Ögonen for upp.

[!short: ”Där hör ni”, sa dinosaurien.]

# along-the-tail
[!short: ”Vad är det som dunkar?” frågade {friend}.

”Ingen aning”, sa dinosaurien. ”Jag har aldrig varit där borta.”

]”Jag går och tittar”, sa {child}. ”Du får vakta huvudet, {friend}. Och klappa.”

{Friend} klappade[music:  och sjöng {@song}]. {child} och {pet} gick.[!short:  De gick förbi halsen.] De gick förbi magen, som mullrade[!short: . De gick|, och] förbi bakbenen och in i buskarna, längs svansen, som blev smalare och smalare[!short:  och smalare].

Och allra längst ut var svansen klarvaken. Den slog på kottar. DUNK!

När svansen kände att {pet} kom, ringlade den sig fram, tog pinnen och kastade.[athlete:  Så långt kastar inte ens {athlete}.] Svisch! {Pet} sprang. {Pet} hämtade.[sport:  Det här var roligare än att {play sport}.] Svansen blev så glad att den [!short: dunkade tre gånger. |sa ]DUNK, DUNK, DUNK!

# it-woke
”{child}!” ropade {friend} långt borta. ”Huvudet sov! Nu vaknade det!”

[!short: {child} tänkte. ]Huvudet såg ju att solen gick ner. Men svansen hade inga ögon[!short: , och den bodde så långt bort].

”Den vet inte att det är kväll”, sa {child.he} till {pet}. ”Ingen har sagt det.”

# it-is-evening
Så {child} [!short: satte sig i gräset och ]lade handen på svansen.

”Hör du, svansen”, sa {child.he}. ”Det är kväll nu.[!short:  Gungorna har slutat gunga. Fåglarna har slutat prata.] Kottarna ligger kvar i morgon.”

Svansen lyssnade. Men yttersta tippen pekade på pinnen.

”Okej”, sa {child}. ”En sista.”

Svansen kastade. Inte så långt. {Pet} hämtade. Inte så fort. Sedan lade {pet.he} sig ner med hakan på dinosauriens svans, och {pet.his} egen svans viftade mot gräset.

Dunk, sa den stora svansen.

Duns, sa den lilla.

[!short: Dunk …

Duns …

]Och sedan ingenting.

# the-yawn
Då kom gäspningen. Den började i huvudet[!short: , det såg {friend}. Den] [short: och ]rullade [!short: genom halsen, ]genom magen, förbi bakbenen och [!short: hela vägen genom svansen, ]ända ut i tippen. [short: Och tippen lade sig.|Tippen lyfte lite. Och så lade den sig.]

”Nu sover hela”, viskade {friend}.

# whispering
De smög tillbaka.[!short:  {Pet} smög också, så gott en hund kan.]

”Var det roligt på kullen?” frågade {@a}.

”Schh”, sa {child}. ”Den sover.”

Så {@a} viskade hela vägen hem.[!short: [elder:  Och {elder} viskade tillbaka.]]

# toes
Den kvällen låg {child} i sin säng. [!short: Huvudet var trött. Magen var trött. ]Men långt, långt borta, under täcket, var det någonting som rörde sig.

Tårna.

”Hör ni, tårna”, viskade {child}. ”Det är kväll nu.”

En tå viftade. En sista.

Sedan kom gäspningen. Den började i munnen och rullade [!short: genom halsen, ]genom magen[!short: , förbi knäna] och hela vägen ut i minsta lilltån.

Och då sov hela {child}.

# @a
den vuxna
## if adult
{adult}

# @song
{music}
