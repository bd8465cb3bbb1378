title: Något där
title: Katten i päronträdet
title: Baktassen först
guest pet: Kleo (hon), Moltas (han)
guest old: Börje (han), Gunvor (hon)
guest sal: Moa (hon), Tuva (hon)

% Vems träd det är (@g): den äldres, annars är det {adult} som ropar, annars grannen {old}. Katten är familjens, annars grannens; en hund säger voff där
% katten säger mjau. Viska allt som sägs på stegen.

# the-worst
Av allt som {child} inte ville se från toppen av {@tree} var en brandbil det värsta.

Den kom runt hörnet med blåljusen på[music:  och {music} på radion] och stannade vid grinden, och längs hela gatan kom folk ut för att titta: grannarna, brevbäraren, [elder2: {elder2} ]{@two}.

{child} drog in fötterna och satt alldeles stilla bland löven.

{@doing} Så {child} hade klättrat upp för att rädda {pet.him}, sju grenar, och {pet} hade tittat på {child.him}, klivit upp på {child.his} huvud, promenerat nerför ryggen och gått hem. Sedan hade {child} tittat ner. Och efter det hade {child.he} inte kunnat röra någonting utom ögonen.

# not-that-one
”Var inte orolig”, ropade {@g} lågt upp längs stammen. ”Jag sa inte att det var du. Jag sa att det var {@kinden}.”

”Nå!” dundrade brandmästaren. ”Var är den där {@kinden}?”

{@gatepost}

”Inte den”, sa {@g}. ”[breed: Den där är {a breed}. ]Det är en annan. Längre in.”

Alla tittade upp. Det fanns bara en sak att göra, och {child} gjorde den.

”{@Miaow}”, sa {child.he}.

”Det låter som en stor en”, sa brandmästaren. ”[city: Störst {in city}, skulle jag tro. ]Upp med dig, {sal}! Din första {@kind}!”

# first-one
Stegen gled upp från brandbilen med ett långt brummande och lade sin topp till rätta bland päronen. Någon kom klättrande. Först syntes en gul hjälm, och sedan ett mycket ungt ansikte.

”{@Puss}”, sa ansiktet. Och sedan: ”Oj.”

”Snälla, säg inget”, viskade {child}. ”Jag klättrade bara upp efter {@kinden}.”

”Jag säger inget”, viskade {sal}. Hon höll båda armarna om stegen, som om den var hennes moster.

”Ska vi gå ner, då?” sa {child}.

”Alldeles strax.”

Ett päron lossnade och föll. Båda lyssnade på hur lång tid det tog.

# nearly
”Vi övar på ett torn”, viskade {sal}. ”Ett torn av tegel. Det gungar inte. Säg inget till chefen.”

”Har du den?” ropade brandmästaren.

”Nästan!” sa {sal}. ”Den är blyg!”

”{@Miaow}”, sa {child}.

”Titta inte ner!” ropade {@g}, och det var till ingen hjälp, för det var ner de skulle. ”När jag var i din ålder kom jag nerför träd som en …” Sedan kom {@he} på sig. ”{@Puss}, menar jag!”

# up-and-home-again
Det gick en rysning genom stegen. Det var någon mer på väg upp. Det var {pet}, som var färdig med {@leg}. {Pet.He} gick pinne för pinne, förbi {sal's} stövlar och förbi {sal}, och satte sig högst upp. {Pet.He} såg på det ena ansiktet, och {pet.he} såg på det andra. Sedan gick {pet.he} hem igen.

Och den här gången såg {child} hur det gick till. {Pet} vände ryggen åt hela höjden. {Pet.He} sträckte ut en baktass och kände sig för med den, hit och dit, med ett mycket {@cross} ansikte, tills den stötte i en pinne. Sedan väntade {pet.he} tills {pet.he} var säker. Sedan tog {pet.he} den andra tassen.

# back-foot
”{sal}”, viskade {child}. ”Strunta i stegen. Ta bara baktassen.”

”Min vad?”

”Känn dig för med den. Något där?”

En stövel viftade i luften. Duns.

”Något där”, sa {sal}.

”Vänta då tills du är säker. Nu den andra.”

”Något där”, sa {sal} och pustade ut. ”Nu du. Jag är precis under dig. Baktassen.”

{child} vände sig om. {Child.He} sträckte ut foten, och det var den längsta bit luft {child.he} någonsin hade träffat på. Sedan sa det duns.

”Något där”, sa {child.he}.

# where-the-leaves-ended
Och så kom de ner, först {sal} och sedan {child}. Något där. Något där. Det gick riktigt bra, ända till det ställe där löven tog slut. Där stannade {child}. En pinne till, och hela gatan skulle få se vad det var för sorts {@kind}.

”Jag kan lägga jackan om dig”, viskade {sal}. ”Du kan {@meow}.”

{child} tänkte på saken. Men under {child.him} hängde {sal's} stövel ute i luften och väntade på att någon skulle fråga den.

”Något där?” sa {child.he}, högt, och klev ner ur löven.

# not-a-cat
Hela gatan höll andan.

”Det där är ingen {@kind}”, sa {@boy}.

”Nej”, sa {child}. ”Det är jag. Jag fastnade.”

{@boylooked} ”Jag hade fastnat halvvägs”, sa {@boyhe}.[athlete:  ”Det hade {athlete} också.”]

# fetched-down
{sal} satte sig på brandbilens fotsteg. Brandmästaren såg på {sal}. Sedan såg hon på {child}.

”I tjugo år har jag hämtat ner katter[pet.dog:  och en och annan hund]”, sa hon. ”Men aldrig någon som har hämtat ner brandkåren.”

Och {child} fick trycka på knappen, och stegen brummade hela vägen hem.

# nine-neighbours
Till kvällen hade nio grannar hört alltihop. ”{@Miaow}?” ropade en av dem upp mot {child's} fönster.

”Låt bli”, sa {child} och släckte lampan.

## if adult & elder
Till kvällen hade {adult} hört om det av nio grannar[elder2:  och {elder2}]. ”{@Miaow}?” sa {adult.he}.

”Låt bli”, sa {child}.

{Adult} skrattade och släckte lampan.

## if adult & !elder
Till kvällen hade nio grannar varit vid dörren och frågat efter {@kinden}. ”{@Miaow}?” sa {adult}.

”Låt bli”, sa {child}.

{Adult} skrattade och släckte lampan.

## if elder & !adult
Till kvällen hade nio grannar[elder2:  och {elder2}] varit vid dörren och frågat efter {@kinden}. ”{@Miaow}?” sa {elder.short}.

”Låt bli”, sa {child}.

{Elder.short} skrattade och släckte lampan.

# cold-foot
Och så fort det var mörkt satt {child.he} i toppen av trädet igen, med all den där luften under sig. Då stack {child} ut en fot, ner under täcket där det var kallt, och kände sig för med den, hit och dit, tills den stötte i något varmt, {@purr}.

Något där.

{child} väntade tills {child.he} var säker. Sedan tog {child.he} den andra foten.

# @tree
grannen {old's} päronträd
## if adult & !elder
päronträdet
## if elder
{elder's} päronträd

# @g
{old}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
{old.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @two
och två killar [school: från {school} | ur {child's} klass][sport: , på väg hem från att {play sport}], med varsin glass
## if friend
och {friend}, {child's} bästa vän[school:  från {school}][sport: , på väg hem från att {play sport}], med en glass

# @doing
Det var {pet's} fel. {Pet} var katten i huset bredvid, och {pet.he} hade suttit här uppe och tjutit som om världen höll på att gå under.
## if pet.cat
Det var {pet's} fel. {Pet.He} hade suttit här uppe och tjutit som om världen höll på att gå under.
## if pet.dog
Det var {pet's} fel. {Pet.He} hade sprungit rakt uppför trädet efter en ekorre, innan någon hann säga till {pet.him} att hundar inte kan, och hade sedan suttit här uppe och tjutit som om världen höll på att gå under.

# @gatepost
{Pet} satt på grindstolpen mitt framför alla och tvättade ett ben.
## if pet.dog
{Pet} satt vid grinden mitt framför alla och kliade sig på ett öra.

# @kind
katt
## if pet.dog
hund

# @kinden
katten
## if pet.dog
hunden

# @miaow
mjau
## if pet.dog
voff

# @meow
jama
## if pet.dog
skälla

# @puss
kissekiss
## if pet.dog
kom vovven

# @leg
benet
## if pet.dog
örat

# @cross
surt
## if pet.dog
allvarligt

# @purr
som egentligen bodde i huset bredvid och som började spinna
## if pet.cat
som började spinna
## if pet.dog
med en svans som började dunka

# @boy
en av killarna
## if friend
{friend}

# @boyhe
han
## if friend
{friend.he}

# @boylooked
Killen tittade uppför trädet, hela vägen.
## if friend
{Friend} tittade uppför trädet, hela vägen.
