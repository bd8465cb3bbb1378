title: Det var mina stövlar
title: Bageriet är fullt
guest friend: Ellis (han), Maja (hon)
guest baker: Juni (hon), Moa (hon)

% Den stora på bänken (@a): {adult}, annars den äldre, annars den vuxna.

# full
I sandlådan i parken var det bageri. {Friend}[friend & !friend.known: , som var {child's} bästa vän,] bakade en tårta, och {baker}[friend:  från huset intill] bakade bullar.

”Jag vill också baka”, sa {child}.

”Det går inte”, sa {friend}. ”Bageriet är fullt.”

{child} stod kvar med sin hink och sin spade. Det kändes kallt i magen. Och då började stövlarna.

KLAMP, sa stövlarna. KLAMP, KLAMP, KLAMP!

”Sluta klampa”, sa {friend}.

”Det är inte jag”, sa {child}. ”Det är mina stövlar.”

# stamp
Och i väg gick stövlarna, och {child} fick följa med. KLAMP, KLAMP, KLAMP, bort till bänken, där {@a} satt.

”Är du arg?” frågade {@a}.

”Nej”, sa {child.he}. ”Det är stövlarna.”

”Jaså”, sa {@a} och böjde sig ner. ”Vad har hänt, stövlar?”

Men stövlar kan inte prata. De kan bara klampa. KLAMP, KLAMP, KLAMP, rakt ut i vattenpölen, så att det stänkte[pet.dog:  på {pet}, och {pet} nös].

[city: De klampade så att det hördes i hela {city}. ][elder: {Elder} [elder2: och {elder2} ]bjöd på en kaka, men stövlar äter inte kakor. ][music: De klampade {@song}, fast alldeles fel. ][sport: De klampade rakt över planen där några skulle {play sport}. ][school: De klampade mot {school}, och så klampade de tillbaka igen. ]De klampade på en pinne. Knak!

Och sedan vände de och klampade raka vägen till bageriet.

”Stanna”, sa {child} till stövlarna.

De stannade inte.

# flat
KLAMP.

De klampade mitt på tårtan. Det var {friend's} tårta, den största av alla, med en fjäder på toppen.

Nu var den platt.

{Friend} tittade på den. Först åkte mungiporna ner. Sedan kom tårarna, och de gick inte att stoppa.

# somebody-in-them
Stövlarna stod stilla. De var inte arga längre. De var bara två stövlar, och det stod någon i dem.

”Det var mina …” började {child}.

Men det var inte sant. Det kände {child.he} ända ner i tårna.

”Det var jag”, sa {child.he}.

Så satte {child.he} sig på sandlådans kant och drog av sig den ena stöveln. Och den andra. Och strumporna. Stövlarna fick stå vid ett träd med näsorna mot stammen.

# toes
Ut kom tio tår. De var mjuka, och de frös lite. Tår kan inte klampa. De kan bara tassa. Tass, tass, tass gick {child} fram till {friend}.

”Förlåt”, sa {child.he}. ”Jag var så ledsen att det rann ner i stövlarna.”

{Friend} snorade och torkade sig med ärmen.

”Den är alldeles platt”, sa {friend.he}.

”Ja”, sa {child}. {child.He} tänkte. Så satte {child.he} sin fot mitt på den platta tårtan, jätteförsiktigt, och lyfte den igen.

Där låg en fot i sanden. Den hade en rund häl och fem små gropar på rad.

”En fotkaka”, sa {baker}.

”Med fem russin”, sa {child}.

Då skrattade {friend}, med tårarna kvar på kinderna. ”Jag vill också göra fotkaka!” Och {friend.he} drog av sig skorna.

De bakade fotkakor tills det inte fanns en slät fläck kvar. [pet.dog: {Pet} bakade fyra på en gång, med fyra russin på varje. ][pet.cat: ”En kattfot också”, sa {friend}, och så gjorde de {pet's} fot med fingrarna. ][pet.other: De gjorde en pytteliten till {pet}. ][athlete: De gjorde en jättestor till {athlete}. ]{@A} kom och köpte två[elder: , en till sig själv och en till {@elder-or}].

”Det var inte fullt”, sa {friend} efter en stund. ”Vi hade bara två spadar.”

”Jag har en egen”, sa {child} och höll upp den.

# one-stamp
När de skulle gå hem stod stövlarna kvar vid trädet. {child} stack ner fötterna.

”Är de arga än?” frågade {@a}.

{child.He} kände efter. Så klampade {child.he} en gång, för att prova.

Klamp.

Det var en mycket liten klamp.

”Nej”, sa {child}. ”De är trötta.”

# out-of-the-toes
Hemma i hallen fick stövlarna stå bredvid varandra. Den ena lutade sig mot den andra.

Och i sängen låg {child} och tittade på sina tår, som stack ut längst ner. De hade sand mellan sig ännu.[pet.cat:  {Pet} luktade på dem, en i taget.]

”Var är det arga nu?” frågade {@a}. ”Är det kvar i magen?”

”Nej.”

”I benen?”

”Nej”, sa {child} och vickade på tårna, alla tio. ”Det rann ut.”

{@A} drog ner täcket över dem.

Tass, sa tårna där under. Tass, tass.[pet.dog:  Och {pet} lade sig på dem, så att de skulle ha det varmt.]
## or
På vägen hem gick de bredvid varandra, {child} och {@a} och stövlarna.

”Är det något argt kvar i dem?” frågade {@a}.

{child} stannade, drog av sig den ena stöveln och vände den upp och ner. Det rann ut sand. {child.He} vände på den andra. Det rann ut en liten sten.

”Nej”, sa {child.he}. ”Nu har det runnit ut.”

Sedan tog {child.he} dem på sig igen.[pet.dog:  {Pet} luktade på stenen, för säkerhets skull.][pet.cat:  Hemma på trappan satt {pet} och väntade.]

Tass, sa stövlarna hela vägen hem. Tass, tass.

# @song
{music}

# @elder-or
{elder.short}
## if !adult & elder2
{elder2.short}
## if !adult & !elder2
{friend}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}
