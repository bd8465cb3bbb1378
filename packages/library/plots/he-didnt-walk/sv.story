title: Lejongrinden
title: Samma tass varje gång
title: Det har inte gått hit
guest mason: Rune (han), Sture (han)
guest pet: Otto (han), Freja (hon)
guest minder: Lotta (hon), Malin (hon)

% {mason} är alltid berättelsens egen, för det han gjorde när han var sexton är hans; en riktig mormor eller morfar hjälper till på gården den veckan och visslar på {pet} (@w). Hunden är familjens, annars hans; en katt smyger och stirrar lika bra: @sheep, @call. Den som läser är pappan, annars {minder}.

# by-the-bins
Det fanns två vägar in i parken, lejongrinden och grinden vid soptunnorna, och gamle {mason} i huset intill gick alltid in vid soptunnorna.

{child} gick till lejonet först. Det var av sten och låg högst upp på grindstolpen med tassarna över kanten, men den högra nådde {child.he} precis. Tassen var kall och hade en spricka tvärs över. ”Morrn”, brukade {child.he} säga. Sedan sprang {child.he} runt till soptunnorna, där {mason} kom med {@dog}.

På tisdagen var stolpen tom.

# a-crane-on-friday
De hittade lejonet i gränden bakom {mason's} gård. Det låg tvärs över kullerstenarna och såg inte åt någon.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] höll det redan sällskap.] En man från kommunen hade ställt en kon bredvid.

”Tjuvar”, sa han. ”De har tappat det. På fredag kommer det en kranbil och kör det till förrådet.”

”Och sen får det komma upp igen?” sa {child}.

”Det brukar de inte få”, sa mannen.

{child} ville ha lejonet på sin stolpe till fredag. Det var inte mycket begärt, om det bara inte hade vägt lika mycket som en skåpbil.

{mason} hade varit stenhuggare i hela sitt liv, så {child} väntade på vad han skulle tycka. Han tyckte något om konen, och något om mannens skor[sport: , och något om {sport}]. Om lejonet tyckte han ingenting. Han gick in och satte på kaffet.[elder:  {Elder}[elder2:  och {elder2}], som hjälpte till den veckan, letade efter koppar.]

# the-cone-was-flat
På onsdagsmorgonen låg lejonet inne på gården. Konen var platt.

”Tjuvarna har varit här igen”, sa {@first}.

”Och lagt det närmare?” sa {child}.

”Jag säger inte att det är begripligt”, sa {@a}. ”Jag säger bara att det inte har gått hit.”

{Pet} var av annan åsikt. {@sheep} Nu sjönk {pet.he} ner med hakan i backen, fäste blicken på lejonet och darrade av lycka.

”Det har gått vilse”, bestämde {child}. {Child.He} talade om vägen hem för lejonet, två gånger: ut i gränden, vänster vid korvkiosken och sedan rakt fram.

# hardly-there
På natten regnade det. På torsdagsmorgonen låg lejonet med nosen mot verkstadsdörren.

Och det fanns spår. De gick rakt över den leriga gården och var stora som mattallrikar.[elder:  {Elder} gick in efter en, och den passade.] {@A} tittade länge på dem.

”Jag säger ingenting”, sa [adult: {adult.he} | hon].

{child} gick bredvid spåren. Djupt, djupt, djupt och nästan inget. Djupt, djupt, djupt och nästan inget. Det var samma tass varje gång.

”{mason}!” ropade {child}. ”Det har inte gått vilse. Det haltar! Det är tassen med sprickan. Och det har kommit till dig.”

# any-fool-knows
{mason} ställde ifrån sig kaffet. Han gick fram, sakta, och lade tummen längs sprickan. Han hade stora platta tummar, som skedar. När han tog bort tummen var den orange.

”Rost”, sa han. ”Det sitter en järndubb där inne och håller fast tassen. Blir järnet vått så sväller det och spränger stenen. Det ska vara brons. Det vet väl varenda tok.” Han torkade av tummen på byxorna, och fortsatte torka. ”Jag var sexton. Bronsen fanns på andra sidan [city: {city} | stan], och det var dans.”

”Var det du som lagade det?” sa {child}.

”Lagade och lagade. Jag stack i en bit järn och gick och dansade.” Han såg lejonet i ansiktet. ”I femtiosex år har jag gått runt om de där soptunnorna.”

{child} hämtade hans förkläde.

# i-know-nearly
Det tog hela dagen.[school:  Som tur var hade {school} lov.] {@A} höll lampan.[elder:  {Elder} höll tassen.] {child} räckte fram mejslarna, från den största till den minsta[friend: , och {friend} sopade upp][music: , och radion spelade {music}]. {mason} pratade hela tiden, men inte med dem. ”Så ja”, sa han. ”Jag vet. Snart. Jag vet.” Klockan fyra kom dubben ut och föll sönder till bruna flagor i hans hand. Han satte i en av brons och tätade runt om och strök slätt med tummen. Sedan lindade han våt säckväv om tassen.

”Kranbilen kommer klockan åtta i morgon”, sa {child}.

”Då har det på sig till åtta”, sa {mason}.

# a-job-on
{child} stannade till läggdags. Då {@call} I kväll tittade {pet} på {@w}. {Pet.He} tittade på lejonet. Sedan lade {pet.he} sig bakom lejonets hälar, och kom inte.

”Nähä”, sa {mason}. ”{Pet.He} har visst fått jobb.” Och han ställde upp grinden till gården med en tegelsten.

# in-the-lane
På natten, halvt i sömnen, hörde {child} något långsamt och tungt i gränden, som när någon flyttar ett skåp och inte vill väcka huset. Runt omkring det sprang fyra lätta fötter, än på ena sidan, än på andra.

Klockan sex var {pet} i köket. {Pet.He} var våt långt upp på benen och hade stendamm på nosen, och {pet.he} somnade i sin frukost.

# deep-deep-deep-deep
De gick och tittade allihop. Spåren gick ut i gränden och till vänster vid korvkiosken, och {@a} gick bredvid dem med händerna i fickorna. Djupt, djupt, djupt, djupt.

”Nu säger jag det”, sa {@a}. ”Det har gått.”

Och där låg lejonet, uppe på sin stolpe, med tassarna över kanten och säckväven kvar om den ena. {child} sträckte sig upp. ”Morrn”, sa {child.he}.

# the-lion-gate
{mason} hade stannat i hörnet, där han brukade vika av mot soptunnorna. Han tittade åt ena hållet, och så åt det andra.[elder:  {Elder} väntade.]

{Pet}, som knappt var vaken, gick runt bakom honom. {Pet.He} sjönk ner med hakan i backen och fäste blicken på {mason's} hälar.

”Ja ja”, sa {mason}. ”Ja ja, jag går väl.”

Och så gick han in genom lejongrinden.

# @dog
sin hund {pet}
## if pet.dog
{pet}[!pet.known: , {child's} hund,] som trivdes där
## if pet.cat
{pet}[!pet.known: , {child's} katt,] som trivdes där

# @first
{minder}, som passade {child} den veckan
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @w
{mason}
## if elder
{elder}

# @sheep
{Pet} var en border collie som aldrig hade träffat ett får. {Pet.He} hade vallat fotbollar, och duvor, och {@a}.
## if pet.dog
{Pet} var {a breed} som aldrig hade träffat ett får. {Pet.He} hade vallat fotbollar, och duvor, och {@a}.
## if pet.cat
{Pet} var {a breed} som borde ha varit vallhund. {Pet.He} hade vallat fotbollar, och duvor, och {@a}.

# @call
visslade {@w} på {pet}. {Pet} kom alltid när man visslade, [athlete: lika fort som {athlete}, så att | så fort att] {pet.he} för det mesta for förbi.
## if pet.cat
skramlade {@w} med {pet's} matskål. {Pet} kom alltid när det skramlade, [athlete: lika fort som {athlete}, så att | så fort att] {pet.he} för det mesta for förbi.
