title: Det stora programmet
title: Med vax
title: Sexan, sjuan och någon på rymmen
guest friend: Maja (hon), Vilgot (han)
guest farmer: Holmgren (han), Nyman (han)
guest cow: Gun-Britt (hon), Gull-Maj (hon)
guest bull: Gunnar (han), Göte (han)
guest lady: moster Lotta (hon), moster Siv (hon)

% Den som är på rymmen är en hon, om det inte är en tjur (@gb, @he). På bänken vid sjuan (@a) sitter mormor eller farfar, annars {adult}, annars {lady}.
% Sista ”Muu” sägs lågt, långt bortifrån.

# missing
På anslagstavlan [school: {at school} | vid affären] satt en lapp. BORTSPRUNGEN, stod det. Lyssnar till namnet {@gb}. Brun, snäll, {@kilos} kilo.

”{@Kilos} kilo”, sa {child}. ”Vad är det för en katt?”[pet.cat:  {Pet}[!pet.known: , {child's} egen katt,] vägde fyra.]

”Det är {a wish}”, sa {friend}[!friend.known: , {child's} bästa vän], som hade läst ända ner. ”{@He} har {@hoppat} stängslet hos {farmer}. Den som hittar {@him} får en belöning.”[pet.dog:  {Pet}[!pet.known: , {child's} hund,] slickade sig om munnen redan.]

De bestämde sig genast. {A wish} borde vara lätt att hitta. Det är inte många ställen [city: {in city} ]{@fits}.

# the-right-shoe
Det första spåret fann de utanför biblioteket. Där brukade det stå en lång låda med penséer. Nu stod det en lång låda med jord.

”{@He} har fikat”, sa {friend}.

Det andra spåret hittade {child}. Det gjorde {child.he} med högerskon.

”Det är färskt”, sa {child.he} och torkade av skon mot gräset. ”{@He} gick åt det hållet.”

# the-big-programme
De gick åt det hållet. Vid bensinmacken[music: , där de spelade {music},] stod en man och stirrade på biltvätten.

”Det kom {a wish}”, sa han. ”{@He} gick in i ena änden och kom ut i den andra. {@He} tog det stora programmet. Med vax.”

”Hur såg {@he} ut?” frågade {friend}.

”Blank”, sa mannen.

# the-seven
På tvättlinan bakom det vita huset fattades det en badhandduk. Vid busshållplatsen satt {@first}, som hade delat bänken med {@gb} en stund.

”{@He} väntade på sjuan”, sa {@a}, ”men {@bus}, så {@he} gick till fots.”

{child} stannade.

”Vart går sjuan?” sa {child.he}.

”Till badplatsen”, sa {friend}.

De såg på varandra. Penséer. Tvätt. Badhandduk. Sjuan.

”{@He} är på semester!” ropade de.

# up-to-the-belly
De sprang genom skogen med {@both} efter sig, och när de kom ut mellan de sista tallarna låg sjön där, guldgul i kvällssolen. På stranden låg en randig badhandduk. Och ute i vattnet, upp till magen, stod en brun och väldigt blank {wish}. {@He} stod alldeles stilla och tittade bort mot andra sidan.

”{@gb}!” ropade {child}.

{@He} rörde ett öra. {@He} lyssnade mycket riktigt till namnet. Mer än så gjorde {@he} inte.

De tog av sig skorna och vadade ut. {child} knuffade bakifrån. {Friend} drog framifrån. Det hände ungefär lika mycket som när man knuffar på ett hus.[sport:  Det hjälpte inte att {child} kunde {play sport}.][athlete:  Det hade inte hjälpt att vara {athlete}.]

{@Holder} satt på stranden och höll i {child's} högersko med två fingrar.

# the-same-way
”{@He} vill inte”, pustade {child}.

”Vad är det {@he} tittar på?” sa {friend}.

De ställde sig på var sin sida om {@him}, med handen på den varma ryggen, och tittade åt samma håll. Det fanns inget särskilt där. Bara vattnet, som glittrade, och en lom som dök och kom upp på ett helt annat ställe. Solen var på väg ner mot skogen.

{child} tänkte på {farmer's} hage. Den var fin och grön. Men den låg i en svacka, med lador åt ena hållet och skog åt alla andra.

”Tänk om {@he} aldrig har sett det”, sa {child}. ”Solen. När den går ner på riktigt.”

”Då måste {@he} få se klart”, sa {friend}.

# to-the-end
Så de väntade. Vattnet kluckade mot {@gbs} mage. Solen rörde vid trädtopparna. Den sjönk till hälften, och sedan till en glödande prick, som på ett ljus man just har blåst ut. Och så var den borta.

{@gb} drog ett djupt andetag.

”{@muu}”, sa {@he} lågt.

Sedan vände {@he} sig om, helt av sig själv, klev upp på stranden och stod snällt stilla medan {child} och {friend} torkade {@him} om benen med handduken. {@He} gick mellan dem hela vägen hem. De behövde inget rep. Förbi macken gick de, där mannen lyfte på kepsen, och förbi biblioteket, där {@he} såg åt ett annat håll.

# make-it-longer
Bonden {farmer} stod vid grinden med en ficklampa. Han blev så glad att han kramade dem allihop, och {@gb} längst.

”Det är femte gången i år”, sa han. ”Jag gör stängslet {@higher} och {@higher}, och {@he} {@jumps} bättre och bättre.”

”Du ska inte göra det {@higher}”, sa {child}. ”Du ska göra det längre. Ända upp på backen. Då ser {@he} sjön.”

”{@He} vill bara titta”, sa {friend}.

{Farmer} kliade sig i nacken och tittade upp mot backen.

”Tänk att jag inte kom på att fråga {@him}”, sa han.

Belöningen var en hel tårta med grädde. Den åt de på {farmer's} trappa i mörkret, och {@gb} fick garneringen, för det var penséer.[pet.dog:  {Pet} fick slicka fatet.]

# in-a-row
Redan nästa kväll var stängslet klart. {child} såg det från sitt fönster när det var läggdags.[pet.cat:  {Pet} satt på fönsterbrädan och såg det före {child.him}.][pet.other:  {Child.He} berättade för {pet} vad man såg.] Långt borta på backen, mot den röda himlen, stod någon brun och blank. Bredvid {@him} stod en till. Och en till. Snart stod de allihop där på rad, {farmer's} alla {wishes}, och tittade.

Solen gick ner. Det blev mörkt över hagen och macken och sjön.

”{@muu}”, hördes det, långt bortifrån.

”God natt, {@gb}”, sa {child} och kröp ner under sin randiga handduk, nej, under sitt randiga täcke, och sov.

# @gb
{cow}
## if wish.bull
{bull}

# @gbs
{cow's}
## if wish.bull
{bull's}

# @he
hon
## if wish.bull
han

# @him
henne
## if wish.bull
honom

# @kilos
sexhundra
## if wish.pig
trehundra
## if wish.donkey
tvåhundra
## if wish.goat
sjuttio

# @hoppat
hoppat över
## if wish.pig
grävt sig under

# @higher
högre
## if wish.pig
djupare

# @jumps
hoppar
## if wish.pig
gräver

# @fits
där {@he} får plats
## if wish.goat
där {@he} kan vara tyst

# @bus
{@he} kom inte in genom dörren
## if wish.donkey / wish.goat
sjuan tar inga {wishes}

# @muu
{Wish.sound}
## if wish.cow
Muu

# @first
{lady}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  och {elder2}]

# @both
{@a}
## if elder & elder2
{elder.short} och {elder2.short}

# @Holder
{@A}
## if elder & elder2
{Elder2.short}

# @a
{lady}
## if adult & !elder
{adult}
## if elder
{elder.short}
