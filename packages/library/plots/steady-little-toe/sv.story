title: Stilla, stilla, lilla tå
title: Den allra minsta tån
title: Ett stort ett
guest camper: Berit (hon), Maj (hon)

% @a: {adult}, annars den äldre, annars lägerledaren. Monstret är ”det” och talar med stora bokstäver. Snarkningen tar monstret
% för ett monster, och monstret tror det ända till slutet.

# a-big-one
Krrr-psss, sa {@first}. Krrr-psss.

{@Asleep}. Bredvid låg {child}, och {child.he} sov inte alls[music: , fast {child.he} hade nynnat på {music} två gånger]. {Child.He} låg i sin sovsäck och önskade sig ett monster.

”Ett stort ett”, viskade {child.he}.

# a-toe
{Child.He} tittade på tältdörren. Dragkedjan var lite öppen längst ner. Och in genom hålet kom något. Det var runt och grönt och lurvigt, och det var stort som en vattenmelon.

Det var en tå.[pet.cat:  Den skulle {pet}, katten där hemma, ha sett.][pet.other:  Den skulle {pet} där hemma ha sett.]

”Hej”, sa {child.he} till tån.

”HEJ”, sa någon högt, högt upp, ovanför granarna. ”ÄR DET DU SOM HAR ÖNSKAT DIG ETT MONSTER?”

”Ja!” sa {child.he}. ”Kom in!”

”JAG ÄR INNE”, sa monstret. ”MER ÄN SÅ HÄR FÅR INTE PLATS.”

# red-hat
{child} klappade på tån. Den var alldeles kall. Då tog {child.he} sin röda mössa och drog den över tån. Den passade precis.

”TACK”, sa monstret. ”VAD SKÖNT DET BLEV FÖR LILLTÅN.”

”Är det där lilltån?” sa {child.he}.

”JA, DEN ALLRA MINSTA JAG HAR.”

# it-growls
Krrr-psss! sa {@a}.

Tån hoppade till.

”VAD VAR DET DÄR?”

”Det är bara {@a}”, sa {child}.

”DET DÄR ÄR INGEN MÄNNISKA”, sa monstret. ”DET ÄR ETT MONSTER! DET MORRAR!”

# stuck
Och så blev monstret rädd. Det ville ut. Men det gick inte, för några av hårstråna på tån hade fastnat i dragkedjan. Tån ryckte och tältet gungade. Ficklampan rullade i väg över golvet.

”JAG SITTER FAST!”

{child} lade båda händerna på tån.

”Stilla, stilla, lilla tå”, sa {child.he}.

Då blev tån stilla.

# five-hairs
{child} tittade noga. Fem gröna hårstrån satt fast. Dem kunde monstret aldrig få loss självt, för monstrets fingrar var stora som kanoter. Men {child's} fingrar var lagom.[school:  De hade övat på pärlor {at school}.]

{@Hon} nöp tag i det första hårstrået.

”Stilla, stilla, lilla tå.”

Plipp! Då var det fyra kvar.

{@Hon} nöp tag i det andra.

”Stilla, stilla, lilla tå.”

Plipp! Då var det tre kvar.

{@Hon} nöp tag i det tredje.

”Stilla, stilla, lilla …”

# the-biggest-of-all
KRRRRR-PSSSSS! sa {@a}. Det var kvällens allra största[city: , och den hördes nog ända till {city}].

”DET TAR MIG!” skrek monstret.

Tån for uppåt, och hela tältet följde med. Golvet lutade. Ryggsäcken gled, ficklampan gled, och {child} rullade rakt in i {@a-s} mage. [pet.dog: {Pet}[!pet.known: , {child's} hund,] gled efter utan att vakna. ]{@A} bara sov. Och på taket kom en tår. Den var stor som en hink vatten. Plask!

Oj oj oj, tänkte {child}. Om monstret springer nu, då följer tältet med. Och {@a}. Och jag!

Vad skulle {child.he} göra? Någon måste få tyst på {@a}.

# roll-over
{Child.He} lade munnen intill {@a-s} öra.

”{@A}”, viskade {child.he}. ”Vänd dig.”

Och så puttade {child.he} med båda händerna, så hårt {child.he} kunde.[sport:  Det var tyngre än att {play sport}.] {@A} vände sig. {@He} smackade lite med munnen. Sedan hördes det inte ett ljud.

# foot-down
”Nu sover det”, sa {child} till monstret. ”Det gör ingenting. Sätt ner foten.”

”ÄR DU SÄKER?”

”Ja. Jag är här.”

Sakta, sakta kom foten ner, och golvet blev platt igen.

{Child.He} kröp fram till tån. Den darrade i sin röda mössa.

”Stilla, stilla, lilla tå.”

Plipp! Då var det två kvar.

”Stilla, stilla, lilla tå.”

Plipp! Då var det ett kvar.

# the-last-hair
Det sista satt allra hårdast. {child} drog dragkedjan lite upp. {Child.He} drog den lite ner. {Child.He} höll andan och nöp med de allra yttersta fingertopparna.

”Stilla … stilla … lilla … tå.”

Plipp.

Tån gled ut genom hålet med mössan på. Utanför drog monstret en suck av lättnad, så lång att alla granarna böjde sig.

# with-that
”TACK”, sa monstret.

Sedan viskade det, så tyst som ett monster kan viska:

”VÅGAR DU LIGGA KVAR DÄR INNE? MED DET DÄR?”

”Ja”, sa {child.he}. ”Det är snällt.”

”VAD MODIG DU ÄR”, sa monstret. ”GOD NATT, {child}.”

”God natt, lilla tå”, sa {child.he}. ”Du får behålla mössan.[elder & adult:  Jag får en ny av {elder}[elder2:  och {elder2}].][elder2 & !adult:  Jag får en ny av {elder2}.]”

# thud
Dunk, gick monstret. Dunk … dunk … [friend: Det klev försiktigt över tältet där {friend} låg och sov. Sedan gick det|Det gick] ända bort till andra sidan skogen, [athlete: med längre kliv än {athlete} kan ta, ]och där lade det sig ner.

# in-between
{child} drog igen dragkedjan, hela vägen. {Child.He} kröp ner i sovsäcken, tätt intill {@a}, där det var varmt. Och då började det igen.

Krrr-psss, sa {@a}.

KRRRRR-PSSSSS, sa det bortom skogen.

På ena sidan snarkade {@a}. På andra sidan snarkade monstret.

Och mitt emellan sov {child}.

# @first
{camper}
## if adult
{adult}
## if elder & !adult
{elder}

# @asleep
{camper} ledde lägret, och nu låg hon i tältet och sov
## if adult
{adult.he} låg i tältet och sov
## if elder & !adult
{elder.he} låg i tältet och sov

# @he
{camper.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @a
{camper}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-s
{camper's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

% Ensam med tån: här kan ingen annan menas.
# @hon
{child.he}
## if child.she
hon
## if child.he
han
