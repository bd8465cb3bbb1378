title: Lejonet som bara låg
title: Dunk, sa svansen
title: In med klorna!
guest catcher: Majken (hon), Barbro (hon)

% Den som står i vattnet (@a): {adult}, annars den äldre, annars {catcher} som är badvakt.

# the-slide
I badhuset[city:  i {city}], i den lilla bassängen, finns en rutschkana. Och på rutschkanan låg ett lejon.

Det låg högst upp. Det hade stora tassar och stor man, och längst ut på svansen satt en tofs.

{child} stod vid stegen. {child.He} ville åka.[friend:  Det ville {friend} också, {child's} bästa vän, som stod bakom och hoppade.] Nere i vattnet väntade {@waits}.[elder & adult:  På bänken satt {elder}[elder2:  och {elder2}] med handduken.]

”Hej, lejon”, sa {child}. ”Ska du åka?”

”Nej”, sa lejonet. ”Jag bara ligger.”

”Är du rädd?”

”Jag? Jag är ett lejon! Lejon är aldrig rädda.”

Men svansen slog i rutschkanan.

Dunk, dunk, dunk.

# two-toes
{child} väntade. {child.He} doppade en tå i vattnet. {child.He} doppade en tå till. När {child.he} kom tillbaka låg lejonet kvar.

”Ska du åka nu?”

”Nej. Jag bara ligger.[sport:  Jag ska {play sport} sedan.]”

”Är du rädd?”

”Lejon är aldrig rädda!”

Dunk, dunk, dunk.

# said-the-tail
”Svansen är rädd”, sa {child}.

Lejonet vände på huvudet. Det tittade länge på sin svans.

”Sluta”, sa lejonet.

Dunk, sa svansen.

Då tog {child} tag i tofsen. {child.He} höll i den, precis som man håller någon i handen.

Svansen blev alldeles stilla.

”Så”, sa {child}. ”Nu åker vi tillsammans.”

# one-two-three
{Child.He} klättrade upp, steg för steg för steg. {child.He} satte sig längst fram, mellan de stora tassarna. Lejonet lade svansen runt magen på {child.him}, som ett bälte.

”Är du redo, lejon?”

”Nej”, sa lejonet.

”Ett”, sa {child}. ”Två[friend: ”, sa {friend}. ”|. ]Tre!”

Och de åkte!

De åkte en liten, liten bit.

# all-his-claws
Skrrrrrr!

Mitt på rutschkanan tog det stopp. De kom inte upp. De kom inte ner. Lejonet höll sig fast med alla klorna.

”Oj”, sa {child}.

”Jag vill hem”, sa lejonet med pytteliten röst. ”Det är inte bara svansen. Det är jag också.”

Dunk, dunk, dunk, sa svansen mot {child's} mage.

# in-with-them
{child} tittade på klorna. De var långa och vassa, och de satt fast allihop.

”Titta på min hand”, sa {child.he}. ”Ut med klorna!” {child.He} spretade med fingrarna. ”In med klorna!” {child.He} knöt handen, och alla fingrarna försvann.

Lejonet tittade på {child's} hand. Sedan tittade det på sin tass.

”In med klorna”, viskade lejonet.

Och in åkte klorna, allihop. Det kan lejon.

Och ner åkte lejonet!

# roar
”ROOOOAAAAAR!” röt lejonet, hela vägen ner.[school:  Det hördes ända till {school}.]

PLASK![athlete:  Så stort plaskar inte ens {athlete}.]

{@A} fångade {child}. Ingen fångade lejonet. När det kom upp var det ett mycket smalt lejon, och manen hängde som en blöt mopp.

”Du ser ut som en katt”, sa {child}.

”Säg det inte till någon”, sa lejonet.

”Var du rädd?” frågade {child}.

”Ja”, sa lejonet. ”Jätterädd. Kan vi åka en gång till?”

De åkte en gång till. De åkte tio gånger till[friend: , alla tre].

# not-one
Sedan låg lejonet på en varm handduk. Det bara låg[pet: , som {pet} där hemma]. Manen torkade och blev stor igen, lite i taget, och {child} lutade sig mot den. Inne i lejonet mullrade det, lågt och långsamt[music: , nästan som {music}].

Tofsen låg i {child's} hand.

”Är du rädd nu?” viskade {child}.

”Nej”, viskade lejonet.

{child} lyssnade på svansen.

Inte ett enda dunk.

# @waits
badvakten {catcher}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]


# @A
{catcher}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
