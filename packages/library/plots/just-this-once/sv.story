title: Bara den här gången
title: Bäst i serien på noll–noll
title: Laget som alltid förlorade
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som sköter resultattavlan (@a) är mormor eller farfar, annars {adult}, annars {minder}. Låt samtalet om när gå fort. ”Nu är det slut” är platt de första gångerna, och skrattas den sista.
% En regel: från och med nu är det noll–noll. {@help} är en enda händelse: femman försvinner från tavlan.

# all-over
”Nu är det slut”, sa {friend}[!friend.known: , {child's} bästa vän], och lade sig på rygg i gräset.

De hade spelat i två minuter.

{child} och {friend} spelade fotboll i Uttrarna, och Uttrarna förlorade alltid[city: , mot alla i {city}]. Så fort de andra hade gjort ett mål sa {friend} att det var slut, benen blev som spagetti på hela laget, och sedan regnade det mål. {child} ville bara en enda sak, och det var att inte förlora. Inte jämt.[sport.Soccer:  {Child.He} älskade {sport}, två minuter i taget.]

{@First} hängde upp siffrorna på resultattavlan, så långsamt det bara gick. På Uttrarnas sida var nollan utsliten, men alla andra siffror var splitter nya och låg kvar i plasten.

”Jag längtar så efter att få öppna ettan”, sa {@a}.[elder2:  {Elder2} hade saxen med sig.][pet.dog: 

”Låt bli den, {pet}”, sa {child}, för {pet}[!pet.known: , {child's} hund,] trodde att siffror var en platt sorts pinnar.][pet.cat: 

Uppe på tavlan låg {pet}[!pet.known: , {child's} katt], som alltid ville ligga på det folk tittade på.]

# one-ear
”Vet du vad som är konstigt?” sa {child} på hemvägen. ”Innan de gör mål är vi bra. Vi är bäst i serien på noll–noll. Vi har bara aldrig varit där så länge.”

{child} visste hur det var. {Child.He} hade lovat laget en flagga, med en utter på, och varje gång som det första örat blev fel knycklade {child.he} ihop alltsammans. Papperskorgen hemma var full av uttrar med ett öra.[school:  Likadant var det {at school}: ett fel på matten, och dagen var förstörd.][sport & !sport.Soccer:  Likadant var det med {sport}.][pet.other:  {Pet} hade sett dem försvinna, den ena efter den andra.]

# dont-touch
Nästa lördag mötte de Kometerna, som vann allting. Uttrarna hade en plan, och den var att stanna på noll–noll. Så de ställde sig i målet, hela laget.

Kometerna sköt och träffade ett knä, och sedan en mage.

”Vems armbåge är det här?” sa {friend}.

Det gick fem minuter, och det gick tio.

”Så här länge har jag aldrig varit här”, viskade {friend}. ”Det är fint här.”

”Rör ingenting”, viskade {child}.

Då studsade bollen på stolpen, träffade {friend} i rumpan och for in.

”Nu är det slut”, sa {friend} och lade sig ner, fast det knappt fanns plats. I halvtid hade Kometerna fem.

# laces
Uttrarna satt i gräset nedanför tavlan, och ingen tittade på någon.

”Det var min rumpa”, sa {friend}.

”Den var väldigt bra i tio minuter”, sa {child}.

Någon började knyta upp skorna, och då gjorde alla det.

{child} skämdes. Det stack bakom ögonen, och fingrarna kröktes, som om de höll på att knyckla ihop hela matchen.

”Ni får gå hem om ni vill”, sa {@a} och satte sig tätt intill {child.him}.[elder & adult:  {Adult} hade redan lagt jackorna i en hög.]

# from-now-on
{@help}

{child} tittade upp på stället där femman hade hängt.

”Hur mycket står det nu?” sa {child.he}.

”Fem–noll till dem”, sa {friend}. ”Det vet du väl.”

”Det var förut. Vad står det från och med nu?”

”Från och med nu har det ju inte hänt något”, sa {friend}.

”Då är det noll–noll”, sa {child}.

”Får man göra så?”

”Jag vet inte”, sa {child}. ”Men vi är bäst i serien på det.”

# to-the-middle
Så de knöt skorna och sprang in igen, och benen var ben. Länge kom ingen förbi. Men sedan kom ett långskott, högt upp under ribban.

”Sex!” skrek Kometerna.

”Nu är det slut”, sa {friend} och lade sig ner. Alla Uttrarna tittade på {child}.

Nere i gräset hade det varit lätt. Nu skulle alla höra det, och skratta. {child} gick in i målet på ben av spagetti och tog upp bollen. {Child.He} bar den hela vägen tillbaka till mitten och lade ner den.

”Noll–noll”, sa {child}.

Kometerna skrattade. Det kändes som kallt vatten innanför tröjan. {child} satte ena foten på bollen och stod kvar.

”Från och med nu”, sa {child.he}, och rösten darrade, men den hördes. ”Noll–noll!”

”Noll–noll”, sa {friend} och reste sig.

”NOLL–NOLL!” vrålade alla Uttrarna.

# when
”Ni förlorar ju!” sa Kometernas lagkapten.

”Nej då”, sa {child}. ”Det är noll–noll.”

”Men vi har gjort sex mål!”

”Grattis”, sa {friend}. ”När då?”

”Alldeles nyss!”

”Jaha, nyss”, sa {friend}. ”Det är ju jättelänge sedan.”

”Titta på tavlan, då!” sa lagkaptenen. Men där fanns ingen femma, och ingen sexa heller. ”Vem har tagit våra mål?”

Hon frågade fortfarande när domaren blåste och {friend} sprang förbi henne med bollen.[athlete:  Det hade {athlete} tyckt om att se.] Alla Kometerna tittade på tavlan. {Friend} sparkade över bollen till {child}, och {child} sparkade till så hårt {child.he} kunde, ramlade omkull och såg från gräset hur den rullade in.

# this-once
Ingen visste vad de skulle göra. Det hade Uttrarna aldrig tränat på.

”Är det noll–noll nu?” viskade {friend}.

{child} tänkte efter. En regel är en regel.

”Ett–noll”, sa {child}. ”Bara den här gången.”

Då vrålade de.[music:  Någon sjöng på {music}, och sjöng fel, och sjöng vidare.] Och {@a} tog ner den gamla slitna nollan och öppnade ettan. Den var så ny att den blänkte.

# first-and-then
De stannade på ett–noll och rörde ingenting, ända tills domaren blåste.

”Nu är det slut”, sa {friend}, och lade sig på rygg i gräset och skrattade.

Kometernas lagkapten kom fram för att ta i hand. ”Vann vi?” sa hon.

”Ja”, sa {child} snällt. ”Först vann ni. Sedan vann vi.”

# the-other-ear
Den kvällen satt {child} vid köksbordet med ett nytt papper, mitt emot {@a}. {child} ritade utterns nos, och morrhåren, och det första örat.

Det hamnade alldeles för långt ner.

Fingrarna hade redan fått tag i hörnet. {@A} såg det och sa ingenting.

{child} släppte hörnet och slätade ut papperet. Sedan ritade {child.he} det andra örat.

# @help
”Jag orkar inte se den där femman”, sa {friend}, lyfte ner den från kroken och satte sig på den.

”Var är femman?” sa {@a}.

”Vilken femma?” sa {friend}.
## if pet.dog
Då kunde {pet} inte låta bli längre. {Pet} hoppade upp, tog femman från kroken, galopperade i väg med den och lade sig ovanpå.

”Släpp, {pet}!” ropade {@a}.

Men {pet} hade väntat på just den hela säsongen.
## if pet.cat
Uppe på tavlan såg {pet} att alla tittade på femman. {Pet} petade på den med en tass tills den ramlade ner från kroken, och lade sig igen.

”{Pet}!” sa {@a}.

{Pet} tittade åt ett annat håll.
## if elder
”Jag måste ha något att skära apelsinerna på”, sa {elder.short}. {Elder.He} tog ner femman, lade den i knät och började skära.

”Det är deras femma!” sa domaren.

”De får tillbaka den när jag är färdig”, sa {elder.short} och gav honom en klyfta.

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
