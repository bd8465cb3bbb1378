title: Ivar ska strax gå
title: Strax
title: Bakom galonbyxorna
guest ivar: Ivar (han)
guest ali: Ali (han), Amir (han)
guest gunnel: Gunnel (hon), Kerstin (hon)

% {ivar} är tre år, {ali} hans pappa, {gunnel} fröken. Vännen är med för cykelns skull, den äldre gräddar pannkakorna och har en gång krupit in; hunden eller katten väntar vid dörren och är först bakom galonbyxorna.

# to-show
Det var {ivar} som skulle börja på förskolan. {child} skulle bara visa.

{child} var {age} och gick [school: {at school} | i skolan], men i dag hade skolan stängt. {Ivar} bodde i porten bredvid, och hans pappa {ali} hade frågat om {child} ville följa med. {child} hade ju själv gått på Blåklockan[city:  i {city}]. {Child.He} kunde allt där.{@fastest}[elder:  {Elder}[elder2:  och {elder2}] skulle med för att grädda pannkakorna.][pet.dog:  Hunden {Pet} fick följa med till dörrmattan.][pet.cat:  Katten {Pet} kom med utan att någon hade bett om det.]

”Det är jätteroligt att börja på förskolan”, sa {child} till {ivar}.

[friend: ”Jätteroligt”, sa {friend}.]

{Ivar} var tre. Han hade overall, mössa, vantar och ryggsäck. Han sa ingenting.

{Ali} kramade honom hej då i hallen. ”Jag kommer efter mellanmålet”, sa han. ”{child} och [friend: {friend} och ]{gunnel} är här hela tiden.”

Så gick han, och dörren klickade.[pet.dog / pet.cat:  {Pet} tittade på den.]

# coat-on
”Ska vi ta av overallen?” sa {gunnel}, som var fröken.

”Nej”, sa {ivar}. ”Jag ska strax gå.”

”Men det är varmt inne!”

”Jag ska strax gå”, sa {ivar}.

Han gick in till lekrummet med ryggsäcken på och ställde sig vid väggen. {child} visade tågbanan. [friend: {Friend} | {Child.He}] visade kuddrummet.

”Titta, här är dinosaurierna! Vill du ha en?”

”Jag ska strax gå”, sa {ivar}.

# the-circle
Vid samlingen satte sig alla i en ring. {Ivar} satte sig också, lite utanför, med mössan ner till ögonen. De sjöng om krokodilen.[music:  De sjöng till och med {music}.] {Gunnel} sa: ”Och här är vår nya kompis {ivar}!” Alla barnen vinkade.

{Ivar} vinkade med vanten. ”Fast jag ska strax gå”, sa han.

Han var inte ledsen. Han satt där som på en busshållplats[pet.dog / pet.cat: , som {pet} vid dörren,] och väntade, och blev rödare och rödare om kinderna.

{child} försökte på alla sätt. [friend: {Friend} | {Child.He}] gjorde en kullerbytta.[sport:  {Child.He} visade hur man ska {play sport}.][pet.other:  {Child.He} berättade om {pet}.][pet.dog:  {Pet} rullade runt.][pet.cat:  {Pet} blev inburen och gick ut igen.] [pet.dog / pet.cat: {child}|{Child.He}] sa att det var [elder: {elder.short's} pannkakor | pannkakor] till lunch, och att det var roligt, roligt, roligt. Till slut hörde {child.he} själv hur det lät.

# gone
Och så, när {child}[friend:  och {friend}] hade gått för att hämta den snabbaste cykeln, var {ivar} borta. Ytterdörren var låst, så han måste ju finnas där inne. Men ingen såg honom[pet.dog / pet.cat: , och ingen såg {pet}].

”{Ivar}?” ropade {gunnel}. Hon tittade i kuddrummet. [elder: {Elder.short} | Hon] tittade under borden.

”Han har gått”, sa en liten kille med dinosaurie. ”Han sa ju det.”

{child} stod i hallen med hjärtat bultande. Det var {child} som skulle visa. {@everything}

# the-pegs
Då såg {child.he} krokarna, med alla jackorna på rad. Längst in, under hyllan, hängde regnkläderna så tjockt att de nästan var en vägg. {child} gick närmare. Det luktade galonbyxor. Den lukten kände {child.he} igen. {Child.He} visste precis hur mörkt det var där bakom. Där hade {child.he} suttit, en hel förmiddag, den allra första dagen, med kinden mot en stövel. Det hade inte varit roligt[elder: , förrän {elder.short} kröp in och satte sig där också].

Det hade {child.he} glömt.

# crawling-in
{child} gick ner på knä och tittade in. Två vantar. En ryggsäck. En mössa.[pet.dog / pet.cat:  Och {pet}.]

{Child.He} höll på att säga det. Kom ut, det är jätteroligt! Men {child.he} gjorde [elder: som {elder.short} hade gjort | något annat]. {Child.He} vinkade till {gunnel} att allt var bra. {Child.He} tog på sig mössan, jackan och sin egen ryggsäck. Sedan kröp {child.he} in bakom galonbyxorna och satte sig bredvid [pet.dog / pet.cat: {ivar} | honom].[friend:  {Friend} kröp också in.]

Det var trångt. De andades.[pet.dog:  {Pet} andades mest.][pet.cat:  {Pet} spann.]

# behind
”Ska du också strax gå?” viskade {ivar}.

{@yes}

De satt. Det luktade precis som förr.

”Min pappa kommer efter mellanmålet”, sa {ivar}.

”Ja. Det gör han.”

”Är det långt?”

{child} tänkte efter, på riktigt. ”Det är lunch, och sen ute, och sen mellanmål. Sen kommer han. Det är ganska långt. Men det går.”

De satt en stund till. Det började lukta pannkakor, till och med genom galonbyxorna.[pet.dog / pet.cat:  {Pet} märkte det först.]

”Man svettas här”, sa {ivar}.

”Jättemycket”, sa [friend: {friend} | {child}].

[friend: {Ivar} | Han] tog av sig ena vanten. Sedan den andra. Sedan la han en liten blöt hand i {child's}.

”Jag kan äta en pannkaka”, sa han. ”Men jag ska strax gå.”

# pancakes
Han åt fyra[elder: , och {elder.short} räknade]. Efter den första tog han av sig mössan. Efter den fjärde drog {child} ner dragkedjan på overallen.[pet.dog:  {Pet} fick den femte.][pet.cat:  {Pet} slickade tallriken.] Ute på gården [friend: trampade {friend} på den snabbaste cykeln med knäna vid öronen, och {ivar} satt bakpå, med ryggsäcken på, och | fick [pet.dog / pet.cat: {ivar} | han] sitta bakpå den snabbaste cykeln, med ryggsäcken på, och han] tjöt så det ekade.

# ali-comes
Efter mellanmålet klickade det i dörren. Där stod {ali}, med armarna öppna.

{Ivar} satt på golvet i strumpor. Ryggsäcken låg under ett bord. Han höll på att bygga ett stall till en dinosaurie, tillsammans med den lilla killen.

”Pappa”, ropade han och sprang rakt in i famnen. Han blev kramad länge. Sedan sprang han tillbaka till stallet.

# in-a-minute
”Ska vi gå hem nu?” sa {ali}.

{Ivar} letade noga i lådan efter en bit till taket.

”Strax”, sa han.

Så {ali} och {child}[friend:  och {friend}][elder:  och {elder.short}] satte sig på den lilla bänken under krokarna, [pet.dog / pet.cat: med {pet} under, ]i lugn och ro, och väntade på honom.

# @fastest
 {Child.He} visste vilken cykel som var snabbast[athlete: , nästan lika snabb som {athlete}].
## if friend
 {Friend}[!friend.known: , {child.his} bästa vän,] följde med för den snabbaste cykelns skull[athlete: , och den var nästan lika snabb som {athlete}].

# @everything
{Child.He} kunde ju allt på Blåklockan.

Kunde {child.he} allt?
## if elder
”Jag kan ju allt på Blåklockan”, sa {child.he}.

”Allt?” sa {elder.short} i köksdörren.

# @yes
”Ja”, sa {child}. ”Strax.”
## if friend
”Ja”, sa {child}.

”Strax”, sa {friend}.
