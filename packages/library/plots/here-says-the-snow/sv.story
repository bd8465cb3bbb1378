title: Här!
title: Inte på mössan!
title: Snön som satte sig
guest minder: Gunvor (hon), Siv (hon)

% ”Här!” säger barnet om hinken, snön om den som är mjuk, barnet om sig självt i någons knä, och sist båda. Den som sitter på trappan: {@m}.

# the-bucket
Det snöar.[city:  Det snöar i hela {city}.][school:  Det snöar {at school}.]

{child} står ute i snön. {Child.He} har en röd hink[elder & adult:  och en mössa som {elder}[elder2:  och {elder2}] har stickat]. Hinken ska bli full av snö.[friend:  Bästa vännen {friend} ska hjälpa till.][sport:  Man kan inte {play sport} varje dag.] På trappan sitter {@m-first}[music:  och nynnar på {music}].

{child} pekar i hinken.

”Här!” säger {child.he}.

# on-the-cap
Då kommer en flinga. Den är stor och vit. Den dalar och dalar och dalar. Och så sätter den sig …

… på {child's} mössa.

”Här!” säger snön.

”Nej”, säger {child.he}. ”Inte på mössan. I hinken. Här!”

# on-the-knee
Då kommer en flinga till. Den dalar och dalar och dalar. Och så sätter den sig …

… på {child's} knä.

”Här!” säger snön.

”Nej”, säger {child.he}. ”Inte på knät. I hinken. Här!”

# on-the-mitten
Då pekar {child} ordentligt. {Child.He} pekar med hela armen, ända ut i vanten.

Och då kommer den största flingan av alla. Den dalar och dalar och dalar. Och så sätter den sig …

… på {child's} vante.

”Här!” säger snön.

”Nej”, säger {child.he}. ”Vanten pekar bara. Du ska dit den pekar.”

”Vart pekar den?” säger snön.

”Ner i hinken. Titta!”

Snön tittar länge. Den tittar ända ner i botten, där det är mörkt.

”Är det någon där nere?” säger snön.

”Nej”, säger {child.he}. ”Där är det ledigt. Det är därför du ska dit.”

”Då sitter jag hellre här”, säger snön. ”För här är ju du.”

# here-here-here
Då kommer det många flingor. De dalar och dalar och dalar. De sätter sig på ena axeln. De sätter sig på andra axeln. De sätter sig på magen.[pet.dog:  De sätter sig på hela [!pet.known: hunden ]{pet}.][pet.cat:  De vill sätta sig på [!pet.known: katten ]{pet} också, men {pet.he} sitter inne i fönstret.][pet.other:  De letar efter {pet} också, men {pet.he} är inne i värmen.]

”Här! Här! Här!” säger snön.

”Nej, nej, nej!” säger {child.he}. ”Varför inte i hinken?”

”Hinken är hård”, säger snön. ”Du är mjuk.”

Och en liten, liten flinga sätter sig mitt på näsan.

”Här!” säger den. Plipp! Så är den en droppe.

# empty
{child} tittar upp.

Men oj! Nu kommer det ingen mer. Inte en enda flinga. Det har slutat snöa.

{Child.He} tittar ner i hinken.

Tom! Alldeles tom.

Oj, oj, oj.

”Var är du, snö?” säger {child}.

Det är tyst. Då tittar {child.he} på sin mage. Den är vit.

”Här”, säger snön.

# brush-brush
Då borstar {child} med vanten[athlete: , lika snabbt som {athlete}]. {Child.He} borstar magen, borsta, borsta. Ner i hinken!

{Child.He} borstar knät, borsta, borsta. Ner i hinken!

{Child.He} borstar ena axeln, borsta. {Child.He} borstar andra axeln, borsta. Ner i hinken![friend:  {Friend} borstar ryggen, dit ingen själv når. Ner i hinken!][pet.dog:  {Pet} borstar inte. {Pet.He} ruskar på sig. Ner i hinken!]

Sist borstar {child.he} mössan, borsta, borsta, borsta. Plums!

# pat-pat
Nu är hinken full. {child} klappar snön. Klapp, klapp. Nu är hinken mjuk.

# on-a-lap
”Var är [adult / elder: min {child}|{child}]?” säger {@m} på trappan.

”Här”, säger {child.he} och kryper upp i knät.

Hinken får stå bredvid. De sitter så länge att snön blir blå. Det är så tyst, så tyst.

# one-more
Då kommer en enda flinga till. Den dalar … och dalar … och dalar. Var ska den sitta?

{child} vet. {Child.He} blundar. {Child.He} pekar på sin näsa.

”Här”, säger {child.he}.

Och flingan sätter sig, så lätt, så lätt.

”Här”, säger snön.

# @m-first
barnvakten {minder}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
