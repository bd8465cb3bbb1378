title: Ivar ska strax gå
title: Strax
title: Bakom galonbyxorna
guest ivar: Ivar (han)
guest ali: Ali (han), Amir (han)
guest gunnel: Gunnel (hon), Kerstin (hon)

% {ivar} är tre år, {ali} hans pappa, {gunnel} fröken.

# to-show
Det var {ivar} som skulle börja på förskolan. {child} skulle bara visa.

{child} var {age} och gick [school: {at school} | i skolan], men i dag hade skolan stängt. {Ivar} bodde i porten bredvid, och hans pappa {ali} hade frågat om {child} ville följa med. {child} hade ju själv gått på Blåklockan[city:  i {city}]. {Child.He} kunde allt där.[friend:  {Child.He} visste vilken krok {friend}, {child.his} bästa vän, hade haft.] {Child.He} visste vilken cykel som var snabbast[athlete: , nästan lika snabb som {athlete}].

”Det är jätteroligt att börja på förskolan”, sa {child} till {ivar}.

{Ivar} var tre. Han hade overall, mössa, vantar och ryggsäck. Han sa ingenting.

{Ali} kramade honom hej då i hallen. ”Jag kommer efter mellanmålet”, sa han. ”{child} och {gunnel} är här hela tiden.”

Så gick han, och dörren klickade.

# coat-on
”Ska vi ta av overallen?” sa {gunnel}, som var fröken.

”Nej”, sa {ivar}. ”Jag ska strax gå.”

”Men det är varmt inne!”

”Jag ska strax gå”, sa {ivar}.

Han gick in till lekrummet med ryggsäcken på och ställde sig vid väggen. {child} visade tågbanan. {Child.He} visade kuddrummet.

”Titta, här är dinosaurierna! Vill du ha en?”

”Jag ska strax gå”, sa {ivar}.

# the-circle
Vid samlingen satte sig alla i en ring. {Ivar} satte sig också, lite utanför, med mössan ner till ögonen. De sjöng om krokodilen.[music:  De sjöng till och med {music}.] {Gunnel} sa: ”Och här är vår nya kompis {ivar}!” Alla barnen vinkade.

{Ivar} vinkade med vanten. ”Fast jag ska strax gå”, sa han.

Han var inte ledsen. Han satt där som på en busshållplats och väntade, och blev rödare och rödare om kinderna.

{child} försökte på alla sätt. {Child.He} gjorde en kullerbytta.[sport:  {Child.He} visade hur man ska {play sport}.][pet:  {Child.He} berättade om {pet}.] {Child.He} sa att det var pannkakor till lunch, och att det var roligt, roligt, roligt. Till slut hörde {child.he} själv hur det lät.

# gone
Och så, när {child} hade gått för att hämta den snabbaste cykeln, var {ivar} borta. Ytterdörren var låst, så han måste ju finnas där inne. Men ingen såg honom.

”{Ivar}?” ropade {gunnel}. Hon tittade i kuddrummet. Hon tittade under borden.

”Han har gått”, sa en liten kille med dinosaurie. ”Han sa ju det.”

{child} stod i hallen med hjärtat bultande. Det var {child} som skulle visa. {Child.He} kunde ju allt på Blåklockan.

Kunde {child.he} allt?

# the-pegs
Då såg {child.he} krokarna, med alla jackorna på rad. Längst in, under hyllan, hängde regnkläderna så tjockt att de nästan var en vägg. {child} gick närmare. Det luktade galonbyxor. Den lukten kände {child.he} igen. {Child.He} visste precis hur mörkt det var där bakom. Där hade {child.he} suttit, en hel förmiddag, den allra första dagen, med kinden mot en stövel[elder: , tills {elder}[elder2:  och {elder2}] kom]. Det hade inte varit roligt.

Det hade {child.he} glömt.

# crawling-in
{child} gick ner på knä och tittade in. Två vantar. En ryggsäck. En mössa.

{Child.He} höll på att säga det. Kom ut, det är jätteroligt! Men {child.he} gjorde något annat. {Child.He} vinkade till {gunnel} att allt var bra. {Child.He} tog på sig mössan, jackan och sin egen ryggsäck. Sedan kröp {child.he} in bakom galonbyxorna och satte sig bredvid honom.

Det var trångt. De andades.

# behind
”Ska du också strax gå?” viskade {ivar}.

”Ja”, sa {child}. ”Strax.”

De satt. Det luktade precis som förr.

”Min pappa kommer efter mellanmålet”, sa {ivar}.

”Ja. Det gör han.”

”Är det långt?”

{child} tänkte efter, på riktigt. ”Det är lunch, och sen ute, och sen mellanmål. Sen kommer han. Det är ganska långt. Men det går.”

De satt en stund till. Det började lukta pannkakor, till och med genom galonbyxorna.

”Man svettas här”, sa {ivar}.

”Jättemycket”, sa {child}.

Han tog av sig ena vanten. Sedan den andra. Sedan la han en liten blöt hand i {child's}.

”Jag kan äta en pannkaka”, sa han. ”Men jag ska strax gå.”

# pancakes
Han åt fyra. Efter den första tog han av sig mössan. Efter den fjärde drog {child} ner dragkedjan på overallen. Ute på gården fick han sitta bakpå den snabbaste cykeln, med ryggsäcken på, och han tjöt så det ekade.

# ali-comes
Efter mellanmålet klickade det i dörren. Där stod {ali}, med armarna öppna.

{Ivar} satt på golvet i strumpor. Ryggsäcken låg under ett bord. Han höll på att bygga ett stall till en dinosaurie, tillsammans med den lilla killen.

”Pappa”, ropade han och sprang rakt in i famnen. Han blev kramad länge. Sedan sprang han tillbaka till stallet.

# in-a-minute
”Ska vi gå hem nu?” sa {ali}.

{Ivar} letade noga i lådan efter en bit till taket.

”Strax”, sa han.

Så {ali} och {child} satte sig på den lilla bänken under krokarna, i lugn och ro, och väntade på honom.
