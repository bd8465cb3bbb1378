title: Och grävskopan?
title: Sluta härmas
title: Den som går först

% Regel: grävskopan gör som hunden, och hunden gör som vännen. Vännen gör som barnet, tills barnet säger ifrån.

# stop-copying
{child} stod vid staketet i parken[city:  i {city}] och ville se grävskopan gräva. {child.He} hade med sig {pet}, sin hund, och {friend}, sin bästa vän. Men grävskopan stod stilla, för hon som körde den satt på en bänk och drack kaffe.

Och {friend} härmades.

[!short: ”Titta, den är gul”, sa {child}.

”Titta, den är gul”, sa {friend}.

]”Sluta härmas!”[short:  sa {child}.]

”Sluta härmas!”[short:  sa {friend}.]

{child.He} blev så arg att {child.he} stampade. Då stampade {friend}, och då stampade {pet}, för {pet.he} gjorde alltid som {friend}.

Och grävskopan?

DUNS, sa grävskopan.

## or
{child} hängde på staketet i parken[city:  i {city}] och väntade på att grävskopan skulle gräva. {child.He} hade med sig {pet}, sin hund, och {friend}, sin bästa vän. Men grävskopan sov, för hon som körde den drack kaffe på en bänk.

Och {friend} härmades.

[!short: ”Vakna, grävskopan”, sa {child}.

”Vakna, grävskopan”, sa {friend}.

]”Sluta härmas!”[short:  sa {child}.]

”Sluta härmas!”[short:  sa {friend}.]

{child.He} blev så arg att {child.he} hoppade rakt upp. Då hoppade {friend}, och då hoppade {pet}, för {pet.he} gjorde alltid som {friend}.

Och grävskopan?

DUNS, sa grävskopan.

# it-copies
Det satt ingen i den. Men den härmade {pet}!

Då lyfte {pet} på benet mot en stolpe.[!short:  Det hade {pet.he} hittat på alldeles själv.]

Och grävskopan?

Den lyfte ena foten mot en björk.

## or
Det satt ingen i den. Men den härmade {pet}!

Då gick {pet} ner i en vattenpöl[!short: , kom upp igen] och skakade på sig.[!short:  Det hade {pet.he} hittat på alldeles själv.]

Och grävskopan?

Den skakade på sig så att det regnade lera på en duva.

# dig
”Nu gräver vi!” sa {child} och grävde i sanden. {Friend} grävde. {Pet} grävde så att sanden sprutade ut mellan bakbenen.

Och grävskopan?

Den grävde så att sanden sprutade ända bort till bänken.

[music: Där satt hon som körde och nynnade på {@song}. ][!short: ”Vem är det som gräver?” sa [music: hon | hon som körde], för nu var det sand i kaffet.

”Jag!” sa {child}.

”Jag!” sa {friend}.

][!short: Hålet blev stort och runt. ][school: Hela {school} hade fått plats i hålet. ][athlete: Inte ens {athlete} hade kunnat hoppa över [school: det | hålet]. ][sport: Det här var roligare än att {play sport}. ]

# the-bench
Men det var ju {child} som var först. {friend} bara härmades.

Då lyfte {child.he} sin röda hink[!short:  högt över huvudet]. För någon hink hade {friend} inte.

Men {friend} [short: lyfte sin keps | tog av sig kepsen och lyfte den]. Och {pet} [short: lyfte en pinne | tog en pinne i munnen och lyfte den].

Och grävskopan?

Den lyfte bänken, med kaffet och hon som körde och allt.

”Oj”, sa hon.

”Det är ditt fel!” skrek {child}. ”Sluta härmas![!short:  Sluta för alltid!]”

Och {friend} slutade.

# three-backs
{Friend} satte sig i sanden och vände ryggen till. {Pet} [!short: satte sig och ]vände ryggen till, med pinnen och allt.

Och grävskopan?

Den vände ryggen till, med bänken högst upp.

”Nu får du härmas”, sa {child}.

Men {child.he} såg bara ryggar: en liten, en med svans och en gul.

[!short: ”Jag har en halv kopp kvar”, ropade hon som körde. ”Sedan vill jag ner.”

]Då blev {child} ledsen i hela magen. Det var inget roligt att vara först, när ingen kom efter.

# somebody-sniffed
{child.He} gick runt och satte sig mitt emot {friend}.

[!short: {Friend} snörvlade. {child} snörvlade.

{Friend} räckte ut tungan. {child} räckte ut tungan.

”Härmas du?” sa {friend}.

”Härmas du?” sa {child}.

]{Friend} drog ner kepsen över näsan. Då satte {child} hinken på huvudet. Det var sand i den.

[short: ”Härmas du?” sa {friend}.

”Härmas du?” sa {child}.

]Och {friend} skrattade.

”Nu är det du som är först”, sa {child} inne i hinken.

[!short: De satte ner kepsen och hinken. Men {pet} satte inte ner pinnen. Pinnar ville {pet.he} alltid ha kvar.

]Då lade sig {friend} på mage, [!short: ända ner, ]med hakan i sanden. {child} lade sig på mage. [short: {Pet} lade sig. | {Pet} tittade på dem en lång stund. Sedan lade {pet.he} sig också, med hakan och pinnen i sanden.]

Och grävskopan?

Den lade sig på mage, sakta, sakta, och där stod bänken på marken igen. [!short: Koppen klirrade inte ens.]

# who-dug
[!short: Hon som körde klev ner och tittade i hålet. ”Det ska bli en plaskdamm”, sa hon. ”Och jag som trodde att jag skulle gräva hela veckan. ][short: ”]Vem var det som grävde?”[short:  sa hon som körde.]

”{Friend}”, sa {child}.

”{child}”, sa {friend}.

[!short: ”Voff”, sa {pet}.

Och grävskopan?

Tut, sa grävskopan.

][elder: Sedan fick alla en bulle av {elder}, som satt på en filt i gräset[elder2:  med {elder2}]. ]

## or
[elder: Alla fick bullar av {elder}[elder2:  och {elder2}]. ][!short: Hon som körde skakade sanden ur koppen.

][short: ”Vem är hålet till?” sa hon som körde. | ”Det ska bli en plaskdamm”, sa hon. ”Vem ska få bada först?”]

”{Friend}”, sa {child}.

”{child}”, sa {friend}.

[!short: {Pet} sa ingenting, för {pet.he} låg redan där nere.

Och grävskopan?

Den doppade skopan.]

# yawn
[!short: På vägen hem gick {friend} först och hoppade över alla brunnslock. {child} hoppade efter, och sist hoppade {pet}. ][adult & !short: ”Och vem är först i dag?” frågade {adult} i dörren.

”{Friend}”, sa {child}. ”I morgon är det {pet}.”

]På trappan gäspade {friend}. {child} gäspade. {Pet} gäspade, med hela tungan ute.

Och grävskopan?

Den stod kvar i parken[!short: , för där bodde den].

Då öppnade den hela skopan, och gäspade.

## or
[!short: Hela vägen hem fick {friend} bestämma. {Friend} gick baklänges, och då gick {child} baklänges. {Pet} försökte och satte sig. ][adult & !short: ”Varför går ni så där?” frågade {adult} i dörren.

”Vi härmas”, sa {child}.

]I hallen gäspade {friend}. {child} gäspade. {Pet} gäspade, så att det pep.

Och grävskopan?

Den stod ute i parken i skymningen, vid sitt fina hål.

Då öppnade den hela skopan, och gäspade.

# @song
{music}
