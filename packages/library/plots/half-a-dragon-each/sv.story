title: Halva draken var
title: Draken i Svarta borgen
title: Ena halvan och andra halvan

% Draken finns bara på duken. En utsträckt hand döljer halva duken. {friend} har tänderna, {child} svansen, tills draken vänder sig.

# not-the-dragon
Filmen hette Draken i Svarta borgen, och {child} ville väldigt gärna se den. {Child.He} ville bara inte se draken.

”Jag håller för ögonen när den kommer”, sa {child.he} till [!friend.known: sin bästa vän, ]{friend}[!friend.known: ,] ”så berättar du vad som händer.”

”Okej”, sa {friend}. {Friend.He} var inte rädd för någonting[sport: , inte ens för att {play sport} med de stora]. Just den här veckan skulle {friend.he} bli tandläkare.

De satt på bion[city:  i {city}], mitt på rad fem, med en popcornpåse mellan sig[adult: , och bredvid satt {adult}, som alltid somnade på bio].[elder:  {Elder}[elder2:  och {elder2}] satt längst bak, för benens skull.][music:  I högtalarna spelade de {@song}.] Så slocknade lamporna. Ridån gled undan.

# a-big-horse
GROOOAAAR!

{child} slog händerna för ögonen.

”Vad gör den?”

”Den kramar en häst”, viskade {friend}.

KRASCH! BRAK!

”Det lät inte som en kram.”

”Det är en stor häst.”

# a-sore-throat
GROOOAAAR!

”Och nu, då?”

”Nu sjunger den.”

”Vad sjunger den om?”

{Friend} tänkte efter. ”Att den har ont i halsen.”

”Ljuger [friend.she: hon|[friend.he: han|din kompis]]?” viskade någon bakifrån. Det var en liten kille på rad sex, och han höll också för ögonen.

”Ja”, viskade {child}. ”Men {friend.he} gör det bra.”
## or
GROOOAAAR!

”Och nu, då?”

”Nu äter den.”

”Vad äter den?”

{Friend} tänkte efter. ”Gröt.”

KNAK! KRAS!

”Det är klumpar i”, viskade {friend}.

”Ljuger [friend.she: hon|[friend.he: han|din kompis]]?” viskade någon bakifrån. Det var en liten kille på rad sex, och han höll också för ögonen.

”Ja”, viskade {child}. ”Men {friend.he} gör det bra.”

# eyes-shut
GROOOAAAR!

”Och nu?” sa {child}.

Det kom inget svar.

”{Friend}? Vad gör den nu?”

”Jag vet inte”, sa {friend} med mycket liten röst. ”Jag blundar.”

”Du skulle ju titta!”

”Det kom så många tänder.”

Nu satt de där, båda två, och ingen av dem såg någonting. Och det var mycket värre, för det man inte ser kan vara hur stort som helst.

”Vi måste veta när den är borta”, sa {child}. ”Titta lite.”

”Titta själv.”

# half-each
Hela draken var för mycket, det var felet. Men om man bara tog en bit?

”Vi delar på den”, sa {child}.

{Child.He} sträckte ut ena armen och spärrade ut fingrarna. Sedan öppnade {child.he} ögonen, försiktigt. Det gick! Bakom handen försvann halva duken.

”Gör likadant, fast åt andra hållet. Så tar vi halva draken var. Jag tar svansen.”

”Då får ju jag tänderna!”

”Du ska bli tandläkare.”

Det var sant. {Friend} suckade och höll upp sin hand.

# an-ow-mouth
GROOOAAAR!

”Vad har du?” viskade {child}.

”Tänder. Massor. Men vet du vad?” {Friend} lutade sig fram. {Friend.He} lät inte så liten längre. ”Så där gapar man inte när man är arg. Så gapar man när det gör ont. Vad har du?”

”En svans. Den bara ligger där.”

”Viftar den inte?”

”Nej. Den ligger alldeles stilla.”

Det var konstigt. Resten av draken slogs ju så att murarna skakade.

# turned-round
Och just då vände sig draken om. Hela det stora huvudet svepte över duken, bort från {friend's} halva och in i {child's}.

”{Friend}!” pep {child}. ”Jag fick tänderna!”

”Blunda inte! Jag har bara en mage! Du måste titta!”

{child} ville blunda. {Child.He} ville det så mycket att det kliade i ögonlocken. Men om {child.he} blundade nu var det ingen i hela världen som hade den halvan.

Så {child.he} tittade. Först på en tand. Sedan på nästa. Sedan ända upp till ögat, som var gult och stort som en badbalja.

Ögat tittade inte på {child.him}. Det tittade på svansen. Och längst ut på svansen stod en tung järnport.

# open-the-gate
{child} tog ner handen.

”Den är inte arg!” ropade {child.he}. ”Den sitter FAST!”

Alla på bion hörde det.

”Den har ont!” ropade {friend}. ”Upp med porten!”

”Upp med porten!” ropade killen på rad sex, som inte längre höll för något alls.

”UPP MED PORTEN!” ropade hela bion[school: , och det var minst halva {school}].

# mmmmm
Och på duken kom en flicka springande[athlete: , fort som {athlete}], precis som om hon hade hört. Hon tog tag i veven med båda händerna och vevade, och porten gled upp, och draken drog åt sig svansen och blåste på den.

Groooaaar, sa den. Fast mycket lägre nu. Sedan la den sig ner, så lång den var, och det blev nästan bara mmmmm.

”Nu kramar den en häst”, viskade {friend}.

Och det gjorde den faktiskt.

# one-and-the-other
Den kvällen, när lampan var släckt[pet:  och {pet} hade somnat], satt det något på stolen i {child's} rum. Det hade en rygg. Det hade en lång arm, och kanske ett huvud.

Hela var för mycket. {child} sträckte upp handen och tog en halva.

En ärm.

{Child.He} flyttade handen och tog den andra.

En luva.

{Child.He} la ihop det. En ärm och en luva, det var {child.his} egen jacka, som hade gått och lagt sig över stolsryggen.

”Mmmmm”, sa {child}.

Sedan blundade {child.he}, först med det ena ögat. Och så med det andra.

# @song
{music}
