title: Dörrklockan sa det själv
title: Ding-dong betyder god natt
title: När man säger oj

% Två regler. Ett: ett ljud på fel ställe hoppar hem när man trycker, vrider eller klappar och säger: ”Ut med er och hem med er!”
% Två: när man säger oj, så trillar det ut. {The wish} kan bara säga ding-dong, ända tills ljudet är hemma.
% # @sound: det som sägs; # @hid: hur just den skäms; # @best: det som får dörrklockan att säga oj; # @loud: så högt det går.

# the-strawberry
{child} stod hemma i hallen med en [wish.strawberry: bulle|jordgubbe] i munnen, när det ringde på dörren.

Men dörrklockan sa inte ding-dong.

”{@sound}!” sa dörrklockan.

”Oj!” sa {child}. Och ut trillade {@berry}, för när man säger oj, så trillar det ut.

Något var fel. {child.He} öppnade dörren, och där stod {a wish}.

”Ding-dong!” sa {the wish}. Sedan {@hid}, för {wish.he} skämdes så.

”Det är ju dörrklockans ljud”, sa {child}. ”Och dörrklockan har ditt!”

”Ding-dong”, sa {the wish}. Det betydde ja.

# the-wind
{@blown}

”Kom in”, sa {child}. ”Vi sätter tillbaka dem.”

{@comes-in}

# the-tap
{@tap}

”Ding-dong?” sa {the wish}.

”Inte än”, sa {child}. ”Snart.”

# the-toilet
”Ring-ring! Ring-ring!”

Det var toaletten.

{child} lyfte på locket. ”Hallå?” sa {child.he}. Men ingen svarade.

”Spooolsch!” sa telefonen i hallen.

{child} tryckte på toaletten och klappade på telefonen.

”Ut med er och hem med er!”

Hopp, hopp, så var de hemma.

”Spooolsch!” sa toaletten. ”Ring-ring!” sa telefonen. [elder: Det var {elder}. ”Äntligen”, sa {elder.short}. ”Hela morgonen har jag bara fått tala med toaletten.”[elder2:  Det hade {elder2} också.]]

[music: Kylskåpet sjöng {@song}. {child} klappade på dörren, och hopp, så var det hemma i radion.

][pet.other: {Pet} höll munnen stängd hela tiden, för säkerhets skull.

]”Ding-dong?” sa {the wish}.

”Nu”, sa {child}.

# the-doorbell
Nu var det bara dörrklockan kvar. {child} ställde sig på tå och tryckte på knappen.

”Ut med er och hem med er!”

[age>=5: ”{@sound}!” sa dörrklockan. Men ljudet kom inte ut. {child} tryckte med hela handen.

]”{@sound}!” sa dörrklockan och höll i. I hela sitt liv hade den bara sagt ding-dong, och nu fick den säga ”{@sound}”. [age>=5: Det var det roligaste den hade sagt. ]Vem vill lämna tillbaka något sådant?

”Ding-dong”, sa {the wish}, så svagt att det nästan inte hördes. Det betydde: men jag då?

# two-strawberries
{child} satte sig bredvid, tätt intill. [friend: {Friend}[!friend.known: , {child's} bästa vän,] kom och satte sig på andra sidan. ]{@shares}

Då kom {child} på något.

”Oj!” sa {child.he}. Och ut trillade {@berry}, för när man säger oj, så trillar det ut.

{child.He} tittade på {@berry}. {child.He} tittade på dörrklockan.

”Den måste säga oj!” viskade {child}. ”Gör det du är bäst på. Jag tar emot.”

Och {child.he} ställde sig under dörrklockan med händerna som en skål.

# oh
{@best}

”OJ!” sa dörrklockan.

Och ut trillade det! {child} tog emot det med båda händerna. Det var varmt, och det kittlades. {child.He} höll upp det mot {the wish}.

”Ut med er och hem med er!” [friend: ropade {child} och {friend}. | ropade {child.he}.]

Hopp, hopp, så var de hemma.

{The wish} gapade så stort det gick:

{@loud}

Det hördes [school: ända till {school} | över hela gatan], och folk [city: i hela {city} ]öppnade sina fönster och klappade i händerna. [elder: {Elder.short} klappade också, fast i telefonen. ][athlete: Så brukar de bara klappa åt {athlete}.]

# the-best-ding-dong
”Ding-dong”, sa dörrklockan, ganska litet och blygt.

Då klappade {child} den på knappen. ”Ingen säger det som du”, sa {child.he}.

”Ding-dong”, sa dörrklockan, och nu lät det nästan som en kyrka. Och {the wish} bockade för den och gick hem, och skämdes inte ett dugg mer.

# good-night
På kvällen låg {child} i sängen, och alla ljud i hela huset låg där de skulle[music: , och sången var tillbaka i radion]. [pet.dog / pet.cat: {Pet} hade sitt nere vid fotänden. ][adult: {Adult} släckte lampan, och klick, sa den. ]”Dropp”, sa kranen, men bara en gång. [sport: {@Sport-thing} sa ingenting alls, och det var också rätt.]

Då hördes något långt, långt borta, {wish.home}. Det var så litet att man fick hålla andan för att höra det.

”{@sound}.”

”Ding-dong”, svarade dörrklockan ute i mörkret. Det betydde god natt.

# @song
{music}

# @sport-thing
{sport.thing}

# @berry
jordgubben
## if wish.strawberry
bullen

# @blown
I natt hade det blåst så hårt att alla ljud hade hamnat på fel ställen.
## if wish.wind / wish.storm / wish.gust / wish.tornado
I natt hade {the wish} blåst så hårt att alla ljud hade hamnat på fel ställen, och det var inte meningen.

# @comes-in
{The wish} följde med in.
## if wish.size.tiny
{The wish} fick åka på {child's} axel.
## if wish.size.small
{The wish} fick åka på {child's} arm.
## if wish.size.big
{The wish} fick dra in magen för att komma genom dörren.
## if wish.size.huge
{The wish} fick inte plats, så {wish.he} tittade in genom fönstret, med ett öga i taget.
## if wish.kind.person
{The wish} torkade av fötterna och kom in.
## if wish.ghost / wish.ghost-child / wish.poltergeist
{The wish} kom in genom väggen.
## if wish.mermaid
{The wish} hoppade in på stjärten.
## if wish.baby
{The wish} kröp in.
## if wish.moon
{The wish} fick inte plats, så {wish.he} lyste in genom fönstret.
## if wish.knight
{The wish} torkade av sina järnskor och kom in.

# @tap
”Kvack, kvack”, sa kranen i köket. ”Dropp, dropp”, sa den gula ankan i diskhon.

{child} vred på kranen och klämde på ankan.

”Ut med er och hem med er!”

Hopp, hopp, så var de hemma.

”Dropp, dropp”, sa kranen. ”Kvack, kvack”, sa ankan.
## if wish.duck / wish.duckling / wish.frog / wish.rubber-duck / wish.frog-prince / wish.pond / wish.goose
”Nöff, nöff”, sa kranen i köket. ”Dropp, dropp”, sa den rosa gummigrisen i diskhon.

{child} vred på kranen och klämde på grisen.

”Ut med er och hem med er!”

Hopp, hopp, så var de hemma.

”Dropp, dropp”, sa kranen. ”Nöff, nöff”, sa grisen.
## if pet.dog & !wish.dog
”Voff, voff”, sa kranen i köket. Och på golvet satt {pet}, {child's} {breed}, och såg konstig ut. ”Dropp, dropp”, sa {pet}.

{child} vred på kranen och klappade {pet} på magen.

”Ut med er och hem med er!”

Hopp, hopp, så var de hemma.

”Dropp, dropp”, sa kranen. ”Voff, voff”, sa {pet}.
## if pet.cat & !wish.cat
”Mjau, mjau”, sa kranen i köket. Och på golvet satt {pet}, som var {a breed}, och låtsades som ingenting. ”Dropp, dropp”, sa {pet}.

{child} vred på kranen och klappade {pet} på ryggen.

”Ut med er och hem med er!”

Hopp, hopp, så var de hemma.

”Dropp, dropp”, sa kranen. ”Mjau, mjau”, sa {pet}.

# @shares
De hade en jordgubbe var, och de var ledsna.
## if wish.size.tiny
De hade en jordgubbe var, och den ena var lika stor som {the wish}. Och de var ledsna.
## if wish.size.huge
De hade en jordgubbe var, den ena som en liten röd prick. Och de var ledsna.
## if wish.strawberry
De hade en bulle var, och de var ledsna.

# @sound
{wish.sound}
## if wish.dragon
Grraaah
## if wish.dinosaur
Mraaah
## if wish.horse
Gnägg
## if wish.rabbit
Sniff, sniff
## if wish.bear
Brum
## if wish.snail
Slick, slick
## if wish.butterfly
Fladder-fladder
## if wish.penguin
Ark, ark
## if wish.pirate
Ohoj
## if wish.princess
Tjoho
## if wish.astronaut
Nu lyfter vi
## if wish.superhero
Här kommer jag
## if wish.robot
Biiip
## if wish.ghost
Buuuh
## if wish.snow
Fffff
## if wish.moon
Schhh
## if wish.sun
God morgon
## if wish.star
Blink, blink
## if wish.castle
Taratataaa
## if wish.treasure / wish.chest
Klirr, klirr
## if wish.ice-cream
Mums, mums
## if wish.snowman
Brrr
## if wish.jumper
Knaster
## if wish.boat
Skvalp, skvalp
## if wish.queen
Var hälsad
## if wish.prince
God dag, god dag
## if wish.king
Hrrrm

# @hid
tittade {wish.he} rakt ner i marken
## if wish.kind.vehicle
släckte {wish.he} båda lyktorna
## if wish.kind.building
drog {wish.he} för alla gardiner
## if wish.kind.sky
gömde {wish.he} sig bakom skorstenen
## if wish.kind.garment
vek {wish.he} ihop sig så liten det gick
## if wish.kind.furniture
vände {wish.he} sig mot väggen
## if wish.kind.water
blev {wish.he} alldeles stilla
## if wish.kind.person
höll {wish.he} båda händerna för munnen
## if wish.dragon
slog {wish.he} vingarna för ansiktet
## if wish.unicorn
lät {wish.he} manen hänga ner för ögonen
## if wish.dinosaur
stack {wish.he} huvudet i en buske
## if wish.dog
stoppade {wish.he} svansen mellan benen
## if wish.cat
låtsades {wish.he} att {wish.he} tvättade sig
## if wish.horse
gömde {wish.he} sig bakom sin egen lugg
## if wish.rabbit
drog {wish.he} öronen över ögonen
## if wish.baby
stoppade {wish.he} hela näven i munnen
## if wish.bear
höll {wish.he} båda tassarna för nosen
## if wish.fox
virade {wish.he} svansen runt hela sig
## if wish.wolf
gömde {wish.he} nosen under tassen
## if wish.hedgehog
rullade {wish.he} ihop sig till en boll
## if wish.lion
drog {wish.he} manen över ansiktet
## if wish.elephant
slog {wish.he} öronen för ögonen
## if wish.monkey
höll {wish.he} händerna för ögonen, och fötterna också
## if wish.penguin
tittade {wish.he} rakt ner på sina fötter
## if wish.shark
stängde {wish.he} munnen om alla tänderna
## if wish.whale
gömde {wish.he} sig bakom huset, så gott det gick
## if wish.owl
drog {wish.he} in huvudet bland fjädrarna
## if wish.snail
kröp {wish.he} in i sitt hus
## if wish.frog
slog {wish.he} händerna för munnen
## if wish.butterfly
fällde {wish.he} ihop vingarna
## if wish.pirate
drog {wish.he} hatten över ögonen
## if wish.knight
fällde {wish.he} ner sitt visir
## if wish.princess
drog {wish.he} ner kronan ända till näsan
## if wish.wizard
gömde {wish.he} sig i sitt eget skägg
## if wish.astronaut
andades {wish.he} på hjälmen tills den blev alldeles immig
## if wish.superhero
drog {wish.he} manteln över huvudet
## if wish.robot
släckte {wish.he} båda ögonen
## if wish.alien
drog {wish.he} in alla sina ögon
## if wish.ghost
blev {wish.he} nästan alldeles osynlig[wish.ett: t]
## if wish.monster
höll {wish.he} alla klorna för ögonen
## if wish.fairy
gömde {wish.he} sig bakom ett grässtrå
## if wish.mermaid
drog {wish.he} håret för ansiktet
## if wish.troll
stirrade {wish.he} ner på sina stora tår
## if wish.excavator
gömde {wish.he} sig bakom sin egen skopa
## if wish.fire-engine
blev {wish.he} ännu rödare
## if wish.train
backade {wish.he} tre vagnar
## if wish.bus
slog {wish.he} igen alla dörrar
## if wish.racing-car
vände {wish.he} baksidan till
## if wish.boat
drog {wish.he} flaggan över ansiktet
## if wish.tractor
tittade {wish.he} ner på sina leriga hjul
## if wish.police-car
släckte {wish.he} sin blå lampa
## if wish.giraffe
lade {wish.he} huvudet på rabatten
## if wish.moon
gömde {wish.he} sig bakom ett moln
## if wish.snow
blev {wish.he} blöt i kanten
## if wish.castle
drog {wish.he} upp sin bro
## if wish.treasure / wish.chest
slog {wish.he} igen locket
## if wish.ice-cream
smälte {wish.he} lite i kanten

# @best
{The wish} gjorde det. {wish.He} {wish.did}.
## if wish.does.throws
{The wish} kastade {child's} boll så högt att den försvann i ett moln. När den kom ner igen satt det en liten tuss av molnet på den.
## if wish.does.catches
Det blåste till, och alla äpplen trillade ner från trädet. {The wish} fångade vartenda ett, innan det nådde marken.
## if wish.does.carries
{The wish} lyfte upp hela trädgårdsbänken, med blomkrukor och allt. I en av blommorna sov en humla, och den vaknade inte ens.
## if wish.does.washes
{The wish} tvättade den gamla grå grinden. Och grinden var röd! Det hade ingen vetat.
## if wish.does.hides
{The wish} gömde sig. Man såg inte en tå. Och så tittade {wish.he} fram, rakt ovanför dörrklockan.
## if wish.does.grows
{The wish} växte, förbi dörren och förbi taket, och en fågel kom och satte sig längst upp.
## if wish.does.shines
{The wish} lyste. Det blev ljust i vartenda fönster på hela gatan, och tuppen trodde att det var morgon en gång till.
## if wish.does.sings
{The wish} sjöng. {wish.He} hade bara ding-dong att sjunga med, men {wish.he} sjöng det högt och lågt och långsamt och fort, tills det lät som alla klockor i hela världen.
## if wish.does.swallows
{The wish} svalde hela dörrmattan. Sedan kom det en rap, och ut kom mattan igen, ren och hoprullad.
## if wish.does.mends
Vid trappan låg en gammal trehjuling med bara två hjul. {The wish} lagade den, så att den hade tre, och en vimpel.
## if wish.does.melts
{The wish} blåste på vattnet i vattenkannan. Upp steg ett litet moln, och det regnade på en enda blomma.
## if wish.does.flies
{The wish} flög. {wish.He} flög runt skorstenen, och runt trädet, och hem igen upp och ner.
## if wish.does.digs
{The wish} grävde. Upp kom en boll, och en liten sko, och underst låg {child's} allra första napp.
## if wish.does.keeps
{The wish} tog fram allt som {wish.he} hade sparat. Det var knappar och snäckor, och underst låg vanten som {child} tappade i vintras.
## if wish.does.opens
{The wish} öppnade allt som gick att öppna. Upp gick grinden, upp gick fönstren, och upp gick alla blommor.
## if wish.does.tells
{The wish} berättade en hel saga. Alla ord var ding-dong, men den var så spännande att man fick hålla i sig.
## if wish.dragon
{The wish} blåste en rökring, stor som ett hus. Sedan flög {wish.he} rakt igenom den.
## if wish.unicorn
{The wish} rörde vid den spruckna blomkrukan med sitt horn. Krukan blev hel, och upp kom en ros.
## if wish.dinosaur
{The wish} sträckte halsen över hela taket. När huvudet kom tillbaka hade {wish.he} {child's} röda boll på nosen.
## if wish.dog
{The wish} jagade sin egen svans, runt, runt, runt, och fick tag i den!
## if wish.cat
{The wish} hoppade. Upp på räcket, upp på taket, runt skorstenen och ner på fyra mjuka tassar.
## if wish.horse
{The wish} tog sats och hoppade rakt över bilen, med svansen efter sig som en flagga.
## if wish.rabbit
{The wish} skuttade så högt att öronen kom ner långt efteråt.
## if wish.bear
{The wish} ställde sig på två ben, högre än dörren, och dansade på tå.
## if wish.fox
{The wish} gömde sig bakom en blomkruka. Inte ens svansen syntes. Och så stack nosen upp ur en helt annan kruka!
## if wish.wolf
{The wish} sjöng för himlen. {wish.He} hade bara ding-dong att sjunga med, men {wish.he} sjöng det så långt och så vackert att molnen stannade.
## if wish.hedgehog
{The wish} rullade nerför trappan som en boll. När {wish.he} kom upp igen satt det ett löv på varje tagg.
## if wish.lion
{The wish} skakade på manen, och den växte och växte, tills den var stor som en sol.
## if wish.elephant
{The wish} sög upp en hel vattenpöl i snabeln och sprutade rakt upp, så att det blev en regnbåge.
## if wish.monkey
{The wish} hängde i svansen från taket och skalade en banan med fötterna.
## if wish.penguin
{The wish} lade sig på magen och åkte kana, nerför trappan, ut genom grinden och hela vägen tillbaka.
## if wish.shark
{The wish} log. Det var tänder, och bakom dem var det tänder, och bakom dem var det ännu fler. Och alla var nyborstade!
## if wish.whale
{The wish} sprutade. Vattnet stod högre än skorstenen, och högst upp på strålen satt en förvånad liten fågel.
## if wish.owl
{The wish} vred på huvudet, hela vägen runt, och lite till.
## if wish.snail
{The wish} kröp rakt upp för väggen och ritade ett blankt hjärta runt hela dörrklockan.
## if wish.frog
{The wish} hoppade över trappan, och över grinden, och över {child}, och landade i brevlådan.
## if wish.butterfly
{The wish} fällde ut sina vingar. Där fanns alla färger, och sedan några till.
## if wish.pirate
{The wish} vände upp och ner på sin hatt. Ut rann det guld, och guld, och mera guld.
## if wish.knight
{The wish} slog kullerbyttor i rustning nerför hela trappan, ding-dong, ding-dong, ding-dong, och landade på fötterna.
## if wish.princess
{The wish} kastade upp kronan i luften, hjulade tre varv och fångade den mitt på huvudet.
## if wish.wizard
{The wish} viftade med sin stav. Då lyfte dörrmattan och flög ett varv runt huset.
## if wish.astronaut
{The wish} tog ett litet skutt och svävade upp, och så gick {wish.he} en promenad i luften, upp och ner.
## if wish.superhero
{The wish} lyfte en hel bil med lillfingret. På taket låg en katt och sov, och den vaknade inte ens.
## if wish.robot
{The wish} skruvade av sig huvudet, kastade upp det i luften och fick på det bak och fram.
## if wish.alien
{The wish} vinkade med en arm. Sedan vinkade {wish.he} med sju till.
## if wish.ghost
{The wish} gick in genom väggen och kom ut igen med {child's} pyjamas på huvudet.
## if wish.monster
{The wish} svalde en stövel. Sedan kom det en rap, och ut kom två!
## if wish.fairy
{The wish} dansade ett varv på dörrmattan, och där {wish.he} hade dansat växte det blommor.
## if wish.mermaid
{The wish} blåste en såpbubbla, stor som ett hus, och simmade omkring inuti.
## if wish.troll
{The wish} lyfte upp den största stenen i trädgården. Under den låg ett pyttelitet troll och sov.
## if wish.excavator
{The wish} tog en skopa sand, och en till, och en till. Sedan stod där ett helt slott, och högst upp satte {wish.he} en blomma.
## if wish.fire-engine
{The wish} fällde ut sin stege, högre och högre, ända upp i molnen, och där uppe snurrade den.
## if wish.train
{The wish} körde förbi. Det kom en vagn, och en vagn till, och en till, och i alla fönster satt det någon och vinkade.
## if wish.bus
{The wish} neg, ända ner till marken. Sedan öppnade {wish.he} alla dörrar på en gång, som när man slår ut med armarna.
## if wish.racing-car
{The wish} körde runt huset, så fort att {wish.he} hann i kapp sig själv.
## if wish.boat
{The wish} seglade rakt över gräset, som om det var havet, med flaggan i topp.
## if wish.tractor
{The wish} drog fram ett lass hö, högt som ett hus, och högst upp på höet låg en gris och sov.
## if wish.police-car
{The wish} tände sin lampa. Huset blev blått, och molnen blev blå, och {child's} näsa blev blå.
## if wish.giraffe
{The wish} stoppade ner huvudet i skorstenen och tittade ut genom brevinkastet.
## if wish.moon
{The wish} lyste, fast det var mitt på dagen, och hela huset blev silver.
## if wish.snow
{The wish} föll. Den föll och föll, tills allt var vitt och dörrklockan hade fått en liten mössa.
## if wish.castle
{The wish} släppte ner sin bro. Där inne lyste alla ljus, och kungar och drottningar dansade i varenda sal.
## if wish.treasure / wish.chest
{The wish} öppnade locket. Allt blev guld, både huset och {child} och dörrklockan.
## if wish.ice-cream
{The wish} tog en kula till på huvudet, och en till, och en till, tills {wish.he} nådde upp till taket.
## if wish.rocket
{The wish} åkte till månen och tillbaka, innan {child} hann blinka. {wish.He} hade månstoft på nosen.

# @loud
”{@sound}! {@sound}! {@sound}!”
## if wish.giraffe
”MMMMMMMMMM!”
## if wish.dragon
”GRRRAAAAAAAH!”
## if wish.dinosaur
”MRAAAAAAAAAH!”
## if wish.unicorn
”PLIIIIIIING!”
## if wish.dog
”VOFF! VOFF! VOOOOFF!”
## if wish.cat
”MJAAAAAAAAU!”
## if wish.horse
”GNÄÄÄÄÄGG!”
## if wish.bear
”BRUUUUUMMM!”
## if wish.wolf
”AUUUUUUUUU!”
## if wish.lion
”ROAAAAAAAR!”
## if wish.elephant
”TRÖÖÖÖÖÖÖT!”
## if wish.whale
”UUUUUUOOOOOOH!”
## if wish.owl
”HOHOHOOOOO!”
## if wish.pirate
”OHOOOOOOOJ!”
## if wish.princess
”TJOHOOOOOO!”
## if wish.wizard
”HOKUS! POKUS! HOKUSPOKUUUS!”
## if wish.superhero
”HÄR! KOMMER! JAG!”
## if wish.astronaut
”NU! LYFTER! VI!”
## if wish.ghost
”BUUUUUUUUH!”
## if wish.monster
”GRUUUUUUMF!”
## if wish.troll
”GRYYYYYYMF!”
## if wish.excavator
”BRUUUUUUUM!”
## if wish.fire-engine
”TATU! TATA! TATUUUU!”
## if wish.racing-car
”NJAAAAAAUUUUU!”
## if wish.police-car
”IIIUUU! IIIUUU! IIIUUUUU!”
## if wish.moon
”SCHHHHHHHHH!”
## if wish.castle
”TARATATAAAAAA!”
## if wish.rocket
”VROOOOOOOSJ!”
