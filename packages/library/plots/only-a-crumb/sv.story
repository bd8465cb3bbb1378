title: Bara en smula
title: Någon bor i pepparkakshuset
title: Skorstenen var jag
guest tomte: Knut (han), Tuve (han)
guest friend: Love (han), Iris (hon)

% Den vuxna (@a): {adult}, annars den äldre, annars den som hade förklädet. Julafton om inte lucia är önskad.

# not-a-crumb
{child} hade bakat ett pepparkakshus. Det stod på köksbordet, och {@tonight} skulle de tända ett ljus inuti, så att det lyste ut genom fönstren.

”Inte en smula före det”, sa {@a}.

Men huset doftade så gott. Bara en smula, tänkte {child}, och tog en smula på baksidan, där ingen såg. I går hade {child.he} också tagit bara en smula.[age>=6:  I förrgår hade {child.he} tagit bara en smula två gånger.]

# nose-to-nose
Nu var {child} ensam i köket. {@dressed}. I baksidan på huset var det ett hål, stort som ett gap.

Bara en smula, tänkte {child.he}, ställde sig på tå och bet.

Knaper, lät det. Men det lät inifrån huset.

{child} bet igen. [age>=6: Någon där inne bet också igen. ]Så gick väggen av på mitten, och rakt framför {child's} näsa satt en annan näsa. Den var liten och röd och hade socker på.

”Bara en smula!” skrek den.

# a-roof
I hålet stod en tomte med en kvast som var ett enda strå. Han var inte större än en gaffel.

”Du äter på mitt hus!” sa tomten, som hette {tomte}.

”Det är jag som har bakat det”, sa {child}. ”Och du äter ju själv!”

”Jag äter inte. Jag städar. Smulor måste bort.”

”Vilka smulor?”

{Tomte} bröt loss en bit av fönstret. ”Den här”, sa han och stoppade den i munnen.[age>=6: 

Sedan satte han sig på tröskeln, och skägget darrade.]

”En tomte måste ha tak över huvudet”, sa han. ”Annars måste han flytta, samma natt. [age>=6: Jag bodde i ett stall, och de rev taket. ]Jag bodde i en fågelholk[city:  i {city}], och taket blåste av. [age>=6: Sedan kände jag lukten härifrån. ]Jag har aldrig bott så gott som här.”

# neighbours
{child} kikade in. Där stod en säng av en tändsticksask, och på golvet låg en matta av strösocker, alldeles nykrattad.

”Så fint du har det”, sa {child.he}.

{Tomte} bröt av en liten bit av dörren. ”Bara en smula?”

”Bara en smula”, sa {child}.

Så satt de där och knaprade tillsammans, en på var sida om hålet. Det var skönt att inte vara ensam om det.

# the-roof-slides
Då sa det KNAK.

Hela huset lutade, och taket började glida.

{child} kastade sig fram och tog emot det med båda händerna.

”Mitt tak!” skrek {tomte}. ”Utan tak måste jag flytta! I natt!”

”Jag håller”, sa {child}.

”Släpp inte!”

”Jag släpper inte!”

Och precis då hörde de sång ute i hallen. {@singing}. Alla var på väg in för att tända ljuset. Och {child} stod där med taket i händerna och smulor runt hela munnen. {child.He} ville springa och gömma sig.

Men då skulle taket falla.

# it-was-me
Dörren gick upp. Först kom {friend}[!friend.known: , [friend: {child's} bästa vän|som bodde i huset bredvid],] och tvärstannade.

”Men {child}”, sa {@a-came}. ”Vad har hänt med huset?”

{child} skämdes så att det brände i halsen.

”Det var jag”, sa {child.he}. ”Jag tog bara en smula. Varje dag.” En tår rann nerför kinden, och {child.he} kunde inte ens torka bort den.

{@A} torkade den med tummen och tittade länge på taket.

”Har du tagit skorstenen också?”

”Nej”, sa {child}.

”Nej”, sa {@a}. ”Skorstenen var jag. Den satt snett.”[age>=6: 

”Jag kan ha tagit ett hörn”, sa {friend}. ”I söndags. Kanske två.”][elder & adult: 

”Vi behöver inte prata om staketet”, sa {elder}[elder2:  till {elder2}].][pet.dog: 

{Pet} gick och lade sig under bordet. Det hade funnits en snögubbe också.]

# hold
Så rörde {@a} ihop ny kristyr och klistrade fast väggen.

”Nu måste det stelna”, sa {@a}. ”Kan du hålla tills vi har sjungit färdigt?”

{child} nickade. Alla sjöng, vers efter vers[music: , och sedan {@song}][school: , så det hördes till {school}]. {child's} armar skakade. Och så började det klia på näsan. Men en tomte måste ha tak, och {child} släppte inte. [sport: Inte ens {@game} är så svårt. ][athlete: Inte ens {athlete} hade hållit längre. ]

Då kröp {tomte} upp genom {child's} ärm, sträckte fram sin kvast och kliade {child.him} på näsan.

”Lite åt vänster”, viskade {child}.

”Släpp nu”, sa {@a}.

{child} släppte ett finger i taget. Taket satt kvar.

# stars
Sedan släckte de lampan, och {child} fick tända.

Ljuset lyste ut genom fönstren. Det lyste ut genom bitmärkena också, och hela väggen blev full av små stjärnor, en för varje smula.

”Oj”, viskade {friend}. ”Tänk om vi inte hade ätit något.”

Det var den finaste [wish.lucia: lucian|julen] någonsin. Och i ett av fönstren stod en liten skugga och sopade.

# a-roof-of-your-own
Den natten fick huset stå på byrån hos {child}. Själv låg {child.he} i sängen med kristyr på fingrarna[pet.cat: , och {pet} låg på fötterna och tvättade sig om munnen][pet.dog: , och {pet} låg nedanför och luktade pepparkaka][pet.other: , och {pet} hade fått en smula].

”Får det lysa lite till?” frågade {child.he}.

”Bara en smula”, sa {@a}.

Stjärnorna låg stilla på väggen. Där inne drog någon upp täcket i sin tändsticksask.

{child} drog också upp sitt täcke, över axlarna, som ett tak. Och där under somnade {child.he}.

# @tonight
i kväll, på julafton,
## if wish.lucia
i kväll, när lucia kom,

# @dressed
{child.He} hade redan sin finaste tröja på sig
## if wish.lucia
{child.He} hade redan sitt vita linne på sig, och glitter i håret

# @singing
Det var julsånger
## if wish.lucia
Det var luciatåget, som kom för att hämta {child}

# @song
{music}

# @a-came
{@a}
## if elder & !adult
{elder}[elder2: , som hade {elder2} bakom sig]

# @game
{sport}

# @a
den som hade förklädet
## if adult
{adult}
## if elder & !adult
{elder.short}
