title: Bakom dig!
title: Var är {bear}?
guest bear: Nalle (den), Palle (den)
guest sitter: Lotta (hon), Sanna (hon)

% {bear} är barnets nalle; bebisen säger Lalle, så han heter något som slutar så. Den vuxna (@a): {adult}, annars den äldre, annars barnvakten.
% Hon kryper in under äpplena med detsamma och ser ingenting därifrån. {bear} är (den) ovan för att barnet ska få vara *han* bredvid honom.

# at-the-market
{child} var på torget[city:  i {city}] och hade tappat bort sin nalle.

Fast han var inte borta på riktigt. {bear} hade ridit på {child’s} axlar, och så hade han halkat. Plums! Nu satt {bear} i luvan på {child.his} jacka. {child} såg honom inte. Men det gjorde alla andra.

# the-apple-lady
”Var är {bear}?” sa {child}.

”Han har väl trillat ner”, sa {@a-first} och kröp raka vägen in under äppelståndet för att leta.[elder & adult:  {Elder} kröp in under potatisen.][elder2:  {Elder2} tog kålen.]

{child.He} tittade hit. Ingen {bear}. {child.He} tittade dit. Ingen {bear}.

”Bakom dig!” sa äppeltanten.

{child.He} vände sig om. Då vände sig {bear} också om.

”Nej, det är han inte”, sa {child.he}.

# the-fish-man
Då gick {child.he} till ståndet bredvid, där en gubbe sålde fisk.

”Var är {bear}?” sa {child.he}.

{child.He} tittade hit. Ingen {bear}. {child.He} tittade dit. Ingen {bear}.

”Bakom dig!” sa fiskgubben.

{child.He} vände sig om, fort[athlete: , lika fort som {athlete}]. Då vände sig {bear} också om.

”Nej, det är han inte”, sa {child.he}.

# no-thank-you
Där kom en stor vit hund. Den ställde sig med framtassarna på bänken bakom {child.him} och nosade i luvan.

”Voff!” sa hunden.[pet.dog:  ”Voff!” sa {pet}, som var {child.his} egen hund.]

”Nej tack”, sa {child.he}. ”Jag letar efter {bear}.”

Där kom en bebis i en vagn. Bebisen pekade på luvan. ”Lalle!” sa bebisen. ”Lalle! Lalle!”

”Ja”, sa {child.he} ledset. ”Han är borta.”

# round-and-round
”Bakom dig!” sa äppeltanten, och fiskgubben, [friend: och {friend}[!friend.known: , som var {child.his} bästa vän,] ][school: och någon som {child.he} kände från {school}, ]och hela kön till bullarna.

{child} snurrade runt. {bear} snurrade runt. Åt andra hållet, då! Då snurrade {bear} åt andra hållet. Och runt, runt, runt gick det, tills {child} satte sig, duns, på rumpan.

”Nej”, sa {child.he}, ”det är han INTE!”

# closing
Då ringde klockan. Pling, pling, pling. Nu skulle torget stänga. Äppeltanten packade ner sina äpplen. Fiskgubben packade ner sin fisk.

”{@A}!” sa {child.he}. ”Vi kan inte gå hem! [sport: {bear} vill {play sport}! ]Vi kan inte gå hem utan {bear}!”

”Inte är han här nere”, ropade {@a} under äpplena.[elder & adult:  ”Inte här heller”, ropade {elder.short} under potatisen.]

# rain
Och så började det regna.

Plipp. Plopp. Det regnade på {child.his} näsa. Det regnade på {child.his} öron. Sedan kom det en stor tår, och den var också blöt.

{child.He} frös. Då sträckte {child.he} upp båda händerna och tog tag i luvan, och så drog {child.he} upp den.

Duns!

Något satte sig på {child.his} huvud.

{child.He} stod blickstilla.

”Det sitter något på mitt huvud”, sa {child.he}.

{child.He} kände efter. Det var mjukt. Det var lurvigt. Det hade ett runt öra. Det hade ett tuggat öra, och {child.he} visste precis vem som hade tuggat. Det hade {child}.

”{bear}!” skrek {child}. ”{bear}!”

Fram under äpplena kom {@a}, så fort att tre av dem följde med.[elder & adult:  {Elder.short} kom lite långsammare, med en potatis.]

# we-told-you
”Vi sa ju det”, sa äppeltanten.

”Vi sa ju det”, sa fiskgubben.

”Voff”, sa hunden[pet.dog: , och det sa {pet} med].

”Lalle”, sa bebisen.

”Ja”, sa {child.he} till bebisen. ”Nu är han här.”

{child.He} höll {bear} i famnen, hårt, hela vägen hem. Det var nära att {bear} fick följa med i badet. Och sedan höll {child.he} honom i famnen ända ner i sängen[pet.cat / pet.other: , och {pet} fick se att han var hemma igen].

# in-bed
Men när {@a} kom för att säga god natt[music:  och gick och nynnade på {music}], satte {child.he} sig upp.

”Var är {bear}?” sa {child.he}.

{child.He} tittade hit. Ingen {bear}. {child.He} tittade dit. Ingen {bear}.

”Bakom dig”, sa {@a}.

{child.He} vände sig om.

Och där var han.

# @a-first
barnvakten {sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
