title: Var har du munnen?
title: Är det du, bilen?
title: Plinge-ling
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som står vid grinden (@a) är mormor eller farfar, annars {adult}, annars {minder}. ”Plinge-ling” sjungs, och alla sjunger med.
% Glassmannen ser aldrig {child} rakt under luckan, och {child} ser inte honom. Från grinden syns allt.

# all-by-myself
”Plinge-ling, plinge-ling!” Glassbilen kom sjungande uppför gatan[city:  {in city}] och stannade en bit från grinden. Den var vit med rosa ränder, och högt uppe på sidan satt luckan där man fick sin glass.

I dag skulle {child} köpa glass alldeles själv. {@First} skulle stå kvar vid grinden och inte säga ett pip.[elder2:  {Elder2} satt på bänken och hoppades på att bli bjuden.][pet.other:  {Pet} satt i fönstret och fick inte heller säga något.]

{child} gick fram med sin peng i handen och ställde sig rakt under luckan.[friend:  Bredvid stod {friend}[!friend.known: , {child's} bästa vän,] med sin peng.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] satte sig bredvid.]

# who-said-that
”En jordgubbsglass, tack”, sa {child}.

Glassmannen stack ut huvudet. Han tittade åt höger, och han tittade åt vänster. Där var ingen.

”Vem sa det?” sa glassmannen.

”Jag!” sa {child}.

”Vilken jag?”

”Den här jag!”

[pet.cat: På trottoaren satt [!pet.known: katten {pet}|{pet}]. Glassmannen tittade på {pet}, och {pet} tittade bort.

][pet.dog: ”Voff!” sa {pet}.

”Den sorten har vi inte”, sa glassmannen.

]Glassmannen såg sig om inne i bilen. Där fanns bara glass.

”Är det du, bilen?” sa han.

”Nej!” ropade {child}.

”Jaså, inte det”, sa glassmannen. ”Men svara kan du.”

# what-a-van
Han klappade bilen på väggen. ”Så länge som vi har kört ihop”, sa han[music: , ”och så mycket {music} som jag har nynnat för dig”, sa han], ”och aldrig har du sagt ett ord. Bara plinge-ling.”

”En jordgubbsglass, tack!” ropade {child}.

”Men du är ju full av jordgubbsglass”, sa glassmannen.

[friend: ”Och en päronglass!” ropade {friend}.

”Nu får du bestämma dig”, sa glassmannen.

]{child} ställde sig på tå och sköt upp sin peng på luckans kant. Klick!

”Och betalar för dig gör du också!” sa glassmannen. ”Vilken bil!”

# under-your-nose
Så gjorde han en stor jordgubbsglass och höll fram den mitt i bilen.

”Varsågod”, sa glassmannen. ”Var har du munnen?”

”Under näsan!” ropade {child}.

”Jaha. Och var har du näsan?”

”Ovanför munnen!”

Glassmannen letade. Han höll glassen mot ratten, och han höll den mot lampan. Det var ingen som slickade.

”Du retas bara”, sa glassmannen. ”Då åker vi.”

Och så drog han ner rutan för luckan.

# too-high-up
Åh nej! Plinge-ling, plinge-ling, sjöng glassbilen, för nu skulle den strax åka.

{child} hoppade[sport:  som på {sport}][athlete: , nästan lika högt som {athlete}]. {Child.He} bankade på bilen, men det hördes inte för sången. Luckan satt för högt, och {child} var för liten. {Child.He} blev så ledsen att hakan darrade.

{Child.He} tittade bort mot grinden. Där stod {@a} och höll båda händerna för munnen.

”Ser du honom?” ropade {child}.

{@A} nickade.

”Hela honom?”

{@A} nickade igen. {@A} stod långt bort och såg allt. {child} stod alldeles intill och såg bara ränder.

# the-wrong-way
Då vände {child} ryggen åt glassbilen och sprang sin väg.

[friend: ”Du springer åt fel håll!” ropade {friend}.

”Nej, kom!” ropade {child}.

]{Child.He} sprang bort från glassen, ända till grinden. Där klättrade {child.he} upp på {@s} skor, sträckte armarna i luften och vände sig om. Nu såg {child} glassmannen bakom rutan, ända från mössan till förklädet. Och nu såg glassmannen {child}.

Plinge-ling, sa glassbilen och tystnade. Rutan åkte upp.

”En jordgubbsglass, tack”, sa {child}.

”Nej men, var det du?” sa glassmannen. ”Jag trodde att det var bilen!”

”Jag sa ju nej”, sa {child}.

# there-it-is
Då klev glassmannen ut ur bilen och kom hela vägen till grinden med glassen. Där satte han sig på huk, så att de blev lika långa.

”Under näsan”, sa han. ”Där är den ju.”

Glassen var kall och rosa, och den hamnade på näsan också.[friend:  ”Och en päron”, sa glassmannen till {friend}, ”åt den som inte kunde bestämma sig.”][pet.dog / pet.cat:  {Pet} fick det som droppade.]

”Pip”, sa {@a} försiktigt. ”En choklad, tack.[elder2:  Och en åt {elder2.short}.]”

# the-van-says
Sedan skulle glassbilen vidare[school:  till {school}].

”Tack, glassbilen”, ropade {child}.

”Plinge-ling”, sa glassbilen.

Glassmannen stack ut huvudet och tittade på {child}. ”Sa du något?”

”Nej”, sa {child}. ”Det där var bilen.”

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}
