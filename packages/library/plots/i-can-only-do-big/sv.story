title: Vargen som blåste
title: Blås smått
title: Fffff
guest cook: Gunborg (hon), Britt-Marie (hon)

% Vem som har kokat gröten: den äldre, annars {adult}, annars {cook}, som bor intill. Vargen är ”han”.

# too-hot
{child} satt vid köksbordet [adult & !elder: |hos {@cook-here} ]och skulle äta gröt. Men gröten var för varm.[elder:  Det var {elder.short} som hade kokat, och sådan gröt håller värmen.] Det rök om den.[friend:  Bredvid satt {friend}[!friend.known: , {child's} bästa vän,] med en egen skål.][pet.dog:  Under bordet satt {pet}[!pet.known: , {child's} hund,] och hoppades.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] sov vid spisen.]

Då knackade det på dörren. BOM, BOM, BOM![friend:  {Friend} gick och öppnade.]

# the-wolf
In kom en varg[city: , mitt i {city}]. Han var stor och grå, och han hade svansen rakt upp.

”Nu ska du få se!” sa vargen. ”Jag blåser och jag BLÅSER!”

”Bra”, sa {child}. ”Blås här.”

{Child.He} pekade på gröten.

Vargen gapade. Han brukade blåsa på hus[age>=5: , både på dem av halm och på dem av pinnar].[sport:  Han brukade blåsa på folk som skulle {play sport}.] Ingen hade bett honom blåsa på gröt.

[pet.cat: ”Fffff”, sa {pet}.

]”Den är för varm”, sa {child}.

# whoosch
”Jaså”, sa vargen. Han drog in luft, så att magen blev rund. ”Jag blåser och jag BLÅSER!”

WHOOOSCH!

Gröten for iväg. Den for över bordet, den for över golvet[athlete: , fortare än {athlete}], och den satte sig på väggen. Splatt![pet.dog:  {Pet} började genast slicka på väggen.][pet.cat:  {Pet} satte sig högst upp på kylskåpet.][friend:  {Friend} hann precis få in sin skål under bordet.][pet & !pet.dog & !pet.cat:  {Pet} kikade fram ur sitt hus.]

”Oj då”, sa {@cook}, och hämtade en trasa och lite ny gröt. Den rök också.

# only-big
”Du måste blåsa smått”, sa {child}.[school:  ”Det gör vi {at school}.”]

”Jag kan bara stort”, sa vargen. ”Jag blåser och jag BLÅSER!”

WHOOOSCH!

Gardinen for ut genom fönstret. [elder: {Elder.short's}|[adult: {Adult's}|{Child's}]] mössa for in i lampan. Och trasan for upp och satte sig på vargens eget huvud.[friend:  {Friend} höll i sig i bordet.]

”Oj, oj då”, sa {@cook}.

# bump
Då såg vargen ingenting.

”Vem har släckt?” ropade han.

Han snurrade runt, runt. Han snubblade på sin svans.

DUNK!

Han slog nosen i bordsbenet.

”Aj”, sa vargen. Underläppen darrade. ”Aj, aj, AJ!”

Och den stora vargen grät, så att det droppade på golvet.[pet.dog:  {Pet} slickade upp det också.]

# she-blows
{child} klättrade ner från stolen. {Child.He} lyfte bort trasan[friend: , och {friend} höll i en tass]. Så tog {child.he} om den stora svarta nosen med båda händerna. Mitt på satt en bula.

”Stilla nu”, sa {child}. ”Jag blåser.”

{Child.He} spetsade munnen.

”Fffff”, blåste {child}. ”Jag blåser och jag blåser. Fffff.”

Vargen slutade gråta. Han tittade på nosen så att ögonen möttes i mitten.

”Nu gör det nästan inte ont”, sa han. ”Gör det igen!”

”Fffff.”[pet.cat:  Uppe på kylskåpet spetsade {pet} öronen.]

# your-turn
”Är det så man blåser smått?” viskade vargen.

”Ja”, sa {child}. ”Prova du.”

Vargen spetsade sin stora mun.

[age>=5: ”Svisch”, blåste vargen. Nu stod {child's} lugg rakt upp.

”Mindre”, sa {child}.

]Han tog bara lite, lite luft.

”Fffff”, blåste vargen.

{Child's} lugg rörde sig, så lite som en fjäder[pet.dog: , och {pet's} öra också].[pet.cat:  {Pet} klättrade ner för att lyssna.]

”Nu kan du!” sa {child}[friend:  och {friend}].

# just-right
Så satte de sig vid bordet, bredvid varandra. Vargen blåste på {child's} gröt. ”Fffff.” {child} blåste på vargens gröt. ”Fffff.” [friend: {Friend} blåste på sin egen. ”Fffff.” ]{@Cook} blåste på sitt kaffe. ”Fffff.” Nu rök det inte längre. Nu var allting lagom.

De åt tills skålarna var tomma[pet.dog: , och {pet} slickade dem allihop].[age>=5:  Vargen åt tre skålar, och han blåste på alla tre.]

# fffff
Sedan la vargen sig på golvet, och {child} la sig på vargen[friend: , och det gjorde {friend} också][pet.dog / pet.cat: , och {pet} la sig på {child}].[music:  {@Cook} nynnade på {music}, ganska smått.] [elder: {Elder.short} tog ner mössan ur lampan och satte på sig den. ]Vargen var varm som en filt. Och varje gång han andades ut kom det en liten, liten vind.

Jag blåser och jag blåser, lät det. Fffff.

# @cook
{cook}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @cook-here
{cook}, som bodde intill,
## if elder
{elder}
## if elder & elder2
{elder} och {elder2}
