title: Får man titta nu?
title: Den nya pottan
title: Donk
guest pet: Ludde (han), Bella (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Kom ut, lilla potta. Jag ska bara sitta.” Låt barnet göra donk, och viska det på slutet.
% Den vuxna är {adult}, annars den äldre, annars {minder}. Hunden är familjens, eller grannens som är på besök; en katt vänder lika gärna ryggen till.

# the-new-potty
Den nya pottan var grön och stod i badrummet, och ingen hade någonsin suttit på den. {child} ville kissa i den först av alla[city:  {in city}]. {Child.He} hade redan dragit av sig byxorna.

Men alla ville titta. {child} böjde sig ner och tittade. {@A-first} böjde sig ner och tittade.[elder & adult:  {Elder}[elder2:  och {elder2}] satte på sig glasögonen och tittade.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] låg på golvet och tittade.] {@Pet} stack ner hela nosen.

Donk.

Det var pottan. Den hade flyttat sig bakåt, alldeles själv.

# the-basket
{child} gick närmare.

Donk, donk. Nu stod pottan bakom tvättkorgen. Bara ena handtaget stack fram[sport: , mitt bland kläderna från {sport}].

”Kom ut, lilla potta”, sa {child}. ”Jag ska bara sitta.”

[friend: ”{Child.He} ska bara sitta”, sa {Friend}.

]Men pottan kom inte, och {pet} satte sig att vänta.

# hooray
”Den behöver lite hejarop”, sa {@a} och klappade i händerna[athlete: , som om det hade varit {athlete}]. ”Heja, pottan! Du kan! Vem är en stor och duktig potta?”[music:  {@A} satte till och med på {music}.]

Donk, donk, donk, donk. Pottan for ut genom dörren, rakt förbi {pet}, genom hallen och in under bänken bland alla skorna.[elder & adult:  {Elder.short}, som hade satt sig på bänken, fick lyfta på fötterna.]

[elder & adult: ”Den tycker om sång”, sa {elder.short} och sjöng en stump. Donk, sa det, ännu längre in.

]”Den behöver en stjärna”, sa [friend: {Friend}, som hade en i fickan | {@a}]. Nu hade pottan en guldstjärna på sig[school: , precis en sådan som de hade {at school}]. Men den stod där den stod.

”Kom ut, lilla potta”, sa {child}. ”Jag ska bara sitta.”

[friend: ”Bara sitta”, sa {Friend}.

]Men pottan kom inte, och {pet} lade sig på mattan och suckade.

# right-now
Då kände {child} att det var bråttom. Det var alldeles förfärligt bråttom. {Child.He} knep ihop knäna och hoppade på stället.

”Potta!” sa {child}. ”Du måste komma nu!”

{@A} lade sig på magen och tittade in under bänken. {child} lade sig på magen och tittade.[friend:  {Friend} tittade in från andra hållet.][elder & adult:  {Elder.short} böjde sig fram och tittade, med huvudet upp och ner.] Det var ögon överallt.

{@A} fick tag i ett handtag och drog. Pottan höll emot. Den darrade, så att det skramlade mot golvet.

Donk, donk, donk, donk, donk.

# a-back
Men {pet} tittade inte. {Pet} hade satt sig upp på mattan, med ryggen åt alltihop, och nu gäspade {pet.he} stort.

Donk.

Ingen hade ropat, och ingen hade klappat. Men där, bara en bit från {pet's} svans, stack ett grönt handtag fram mellan skorna.

”Åh”, viskade {child}. ”Den är ju blyg.”

{Child.He} reste sig, med knäna ihop.

”Vänd er om”, sa {child}. ”Allihop. Gör som {pet}.”

# nobody-looked
{@A} vände sig mot jackorna.[friend:  {Friend} vände sig mot väggen.][elder & adult:  {Elder.short} höll för ögonen med båda händerna.] Och {child} ställde sig bredvid {pet}, med ryggen åt bänken.

Det är svårt att inte titta. Det är allra svårast när man är kissnödig.

Donk.

[friend: ”Jag hör den”, viskade {Friend} till väggen. | Ingen tittade.]

Donk. Donk.

Då snuddade något svalt vid {child's} ben, precis nedanför rumpan.

{Child} tittade inte. {Child.He} bara böjde på knäna och satte sig, rakt bakåt.

Och där var den.

# not-finished
Psssssssss.

”Får man titta nu?” sa {@a} in bland jackorna.

”Nej”, sa {child}. ”Vi är inte klara.”

Psss. Psss.

[elder & adult: ”Får man titta nu?” sa {elder.short} in i händerna.

”Nej. En gång till.”

Psss.

]”Nu får man”, sa {child}. ”Men bara en i taget.”

Så de tittade, en i taget, {pet} sist, och inte så länge. Det var kiss i pottan. Och den stod alldeles stilla och lät dem titta.

# to-the-wall
På kvällen låg {child} i sin säng. Lampan var släckt, och {pet} {@night}. Borta i badrummet stod pottan, sköljd och torkad[friend: , med {friend's} stjärna på].

Donk.

”Nu kommer den”, viskade {child}.

”Får man titta?” viskade {@a}.

”Nej.”

Donk, donk, sa det ute i hallen, mycket försiktigt.

Och {child} vände sig mot väggen, så att den skulle våga.

# @Pet
{Pet}, grannens hund, som var på besök,
## if pet.dog
Hunden {Pet}
## if pet.cat
Katten {Pet}

# @night
hade gått hem till sitt
## if pet.dog
blundade på mattan
## if pet.cat
låg vid fotändan och blundade

# @A-first
{Minder}, som passade {child.him},
## if adult
{Adult}
## if elder & !adult
{Elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
