title: Ursäkta!
title: Duns! Ursäkta!
title: Roboten som sa ursäkta
guest sitter: Tilda (hon), Jonna (hon)
guest keeper: Gunnel (hon), Ann-Britt (hon)
guest tig: herr Falk (han), herr Bock (han)

% Roboten är ”den” och kan säga en enda sak. Vems knä det är (@a): {adult}, annars den äldre, annars {sitter}. Boken som ramlar är boken som ska läsas.

# on-the-rug
Det fanns en robot på biblioteket[city:  i {city}]. Den var rund och platt, och den städade golvet. Den tittade inte vart den åkte.

{@A} satt i en stor fåtölj. {child} satt på mattan och tittade på roboten.[pet.dog:  Och utanför satt [!pet.known: hunden ]{pet} och tittade in.]

Surr, surr, sa roboten.

# bump
Den åkte fram till ett bord. Duns!

”Ursäkta”, sa roboten. Och så åkte den runt.

Den åkte fram till en blomma. Duns!

”Ursäkta”, sa roboten. Och så åkte den runt.

[age>=5:Den åkte fram till en hylla. Duns! Alla böckerna skakade.

”Ursäkta”, sa roboten till varenda en. Och så åkte den runt.

]Den åkte fram till en björn. Björnen var stor och mjuk och satt på golvet. Duns!

”Ursäkta”, sa roboten. Och så åkte den runt.

# that-is-my-foot
[friend:Den åkte fram till {friend}[!friend.known: , {child's} bästa vän]. Duns!

”Ursäkta”, sa roboten.

”Ursäkta själv”, sa {friend}. Och så åkte den runt.

]Den åkte fram till {child's} fot. Duns!

”Ursäkta”, sa roboten.

”Det är ju min fot!” sa {child}.

Och så åkte den runt.

# in-the-corner
Den åkte in under en låg, låg hylla och städade i hörnet. Där var det mörkt.[age>=5:  Duns! Uppe på hyllan skakade böckerna igen.]

Då ramlade en bok ner. Platt! Den ramlade precis bakom roboten.

Surr, surr, sa roboten. Den ville ut.

Duns! ”Ursäkta”, sa roboten. Det var väggen.

Duns! ”Ursäkta.” Det var boken.

Duns! ”Ursäkta.” Duns! ”Ursäkta.”

Åh nej! Roboten kom inte ut!

# come-out-robot
Då kom {keeper}. Det var hon som hade hand om biblioteket.[school:  Hon kom med böcker till {school} också.] Hon klappade i händerna.

”Kom ut, robot!” sa {keeper}.

Duns! ”Ursäkta.”

Då kom {tig} med sin käpp[music:  och nynnade på {music}]. Han stack in käppen under hyllan.

”Kom ut, robot!” sa {tig}.

Duns! ”Ursäkta.” Det var käppen.

Då kom en stor flicka med en stor väska på ryggen[sport: , på väg för att {play sport}][athlete: . På väskan satt ett märke med {athlete}]. Hon ställde sig på knä. Duns! sa väskan mot hyllan.

”Ursäkta”, sa den stora flickan.

Duns! ”Ursäkta.” Och nu lät roboten ledsen.

# down-low
{keeper} kom inte ner så lågt. {Tig} kom inte ner så lågt. Den stora flickan var för stor, och det var väskan också.[adult & elder:  {Elder}[elder2:  och {elder2}] kom nog ner, men inte upp igen.]

Men {child} kom ner. {child} la sig på magen, platt som en robot, och tittade in under hyllan.

Där var roboten. Den hade en liten grön lampa.

Där var väggen. Och där var boken.

# excuse-me-book
”Ursäkta, boken!” sa {child}.

Och så tog {child.he} bort boken, alldeles själv, med båda händerna.[friend:  ”Nu, robot!” sa {friend}.][elder2 & !adult:  ”Bra”, sa {elder2}.]

Surr, surr, sa roboten.

Ingen duns!

# out-it-came
Ut kom den. Ut ur mörkret, förbi den stora flickan, förbi {tig}, förbi {keeper}, och ända fram till {child}. Duns!

”Ursäkta”, sa roboten.

”Hej, robot!” sa {child}.

Och så åkte den runt.

# night-night
Nu var golvet rent. Roboten åkte hem till sin plats vid väggen, sakta, sakta. Surr … surr … Klick. Så slocknade den lilla gröna lampan.

”God natt, robot”, sa {child}.

# up
{Child.He} tog med sig boken.[pet.cat:  Det var en katt i den, precis som {pet}.][pet.other:  Den skulle {pet} få höra hemma.] {Child.He} gick till den stora fåtöljen, sakta, sakta, ända fram till {@as} knä.

Duns.

”Ursäkta”, sa {child}.

Och så åkte {child.he} upp.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @A
{Sitter}
## if adult
{Adult}
## if elder & !adult
{Elder}
