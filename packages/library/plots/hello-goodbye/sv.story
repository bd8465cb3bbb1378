title: Bussen som hade tappat sitt pling
title: Hej! Hej då!
title: Säg det nu
guest aunt: Moster Bodil (hon), Moster Lisbet (hon)

% Den vuxna på bussen (@a): {adult}, annars {aunt}. Alla säger vägen: uppför backen, över bron, runt dammen med ankorna.

# nose-first
{child} åkte till {elder} med en liten röd buss[city:  i {city}]. Bussen hade tappat något, men det visste ingen än. {@A} var med, och det var {pet} också, {child's} hund.

{Pet} klev på ganska länge. Först kom nosen. Sedan kom det främre. Sedan kom det andra. Och allra sist kom svansen.

{@round}

[school: De åkte förbi {school}. ][friend: {Friend}, {child's} bästa vän, vinkade i ett fönster. ][sport & athlete: Två pojkar klev på, som skulle {play sport} som {athlete}. ][sport & !athlete: Två pojkar klev på, som skulle {play sport}. ][!sport & athlete: En pojke klev på, med {athlete} på väskan. ][music: Chauffören gnolade på {@song}. ]

# nothing
Och där var {elder.short}! {Elder.He} stod vid hållplatsen med sin cykel[elder2:  och med {elder2}] och vinkade med en gul hatt.

”Tryck på knappen, {child}”, sa {@a}.

{child} tryckte på knappen. Ingenting.

{Child.He} tryckte en gång till. Ingenting[!short: , ingenting, ingenting].

”Oj då”, sa chauffören. ”Min buss har tappat sitt pling. Och utan pling kan den inte stanna.”

Så bussen åkte förbi {elder.short}.

{@hello}

# round-once
{@round}

Och där var {elder.short} och vinkade med den gula hatten.

”Jag provar”, sa {@a}. ”Jag säger pling. Pling!”

[!short: ”Var det där ett pling?” sa chauffören.

”Inte något bra”, sa {@a}.

]Bussen åkte förbi {elder.short}.

{@hello}

## or
{@round}

Och där var {elder.short} och vinkade med den gula hatten.

”Jag skramlar med nycklarna”, sa {@a}. Skramla, skramla, skramla.

[!short: ”Det där är ett skrammel”, sa chauffören. ”Den ska ha ett pling.”

]Bussen åkte förbi {elder.short}.

{@hello}

# round-twice
{@round}

[!short: Himlen blev rosa. Ankorna gick och lade sig. ]{child} var ledsen[!short: , och lite trött]. Tänk om de aldrig fick kliva av.

Och där var {elder.short} och vinkade med den gula hatten.

[!short: {child} tänkte och tänkte. Vem var bra på att få folk att stanna?

När någon gick förbi grinden hemma, vem fick den att stanna då?

Det fick {pet}!|Vem var bra på att få folk att stanna? Det var {pet}!]

# say-it-now
{child} lade munnen tätt intill {pet's} mjuka öra.

”{Pet}”, viskade {child.he}. ”Säg det nu.”

{Pet} ställde sig upp på sätet. {Pet.He} tog ett djupt andetag, [!short: och det gick ända in. Det gick förbi nosen. Det gick ]förbi [short: nosen och ]det främre och [!short: förbi ]det andra, ända bort till svansen.

Och sedan kom det [!short: hela vägen ]ut igen.

”VOFF!”

[!short: Bussen stannade. Den stannade bara så där,|Bussen stannade,] precis vid den gula hatten.

”[!short: Det må jag säga”, sa chauffören. ”]Det var bättre än ett pling[!short: .”|”, sa chauffören.]

# better-than-a-ding
Av klev [!short: {@a}. Av klev {child}. Och av klev|{@a} och {child} och] {pet}, nosen och det främre och det andra och svansen.

{Elder.short} kramade dem, en i taget. {Pet} tog längst tid.

[!short: ”Vad var det som hände?” sa {elder.short}.

”Bussen har tappat sitt pling”, sa {child}.]

# a-ding
[!short: Chauffören såg ledsen ut. Hon hade fler som skulle hem, och {pet} skulle sova.|Men bussen hade fler som skulle hem, och {pet} skulle sova.]

{child} tittade på cykeln. På den satt något runt och blankt.

”{Elder.short}”, sa {child}. ”Du har ju ett pling.”

”Det har jag”, sa {elder.short}. ”Och jag ska ingenstans förrän i morgon.”

Av kom det. {child} bar upp det på bussen[!short: , i båda händerna], och chauffören satte fast det på stången[!short: , lagom högt för någon som är liten].

[!short: ”Prova du”, sa chauffören. Och {child} provade.

]Pling, sa bussen.

# goodnight-bus
[!short: Och så åkte bussen. Uppför backen, pling. Över bron, pling. Runt dammen med ankorna, mycket sakta, för ankorna sov.

]Hemma hos {elder.short} fanns det en varm säng. [!short: {@A} stoppade om {child}. ]{Elder.short} stoppade om {pet}, och till det gick det åt två filtar.

Och långt borta hörde de bussen stanna för allra sista gången.

Pling.

”Voff”, sa {pet} och blundade.

God natt, bussen.

God natt, {child}.

## or
[!short: Och så åkte bussen. Uppför backen, pling. Över bron, pling. Runt dammen med ankorna, mycket sakta, för ankorna sov.

]Hemma hos {elder.short} fanns det smörgås, och sedan fanns det en säng under fönstret. {Pet} kröp ner först. [!short: Först kom nosen. Sedan kom det främre. Sedan kom det andra. Det fanns precis plats för {child} bredvid svansen.]

Långt borta stannade bussen för allra sista gången.

Pling.

”Voff”, sa {pet} och blundade.

God natt, bussen.

God natt, {child}.

# @round
Brum, brum, brum, sa den lilla röda bussen. //
Uppför backen. //
Över bron. //
Runt dammen med ankorna.

# @hello
”Hej, {elder.short}!” ropade {child}. ”Hej då, {elder.short}!”

# @a
{aunt}
## if adult
{adult}

# @song
{music}
