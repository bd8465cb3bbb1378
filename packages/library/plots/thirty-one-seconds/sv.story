title: Trettioen sekunder
title: Efter utbrottet
title: En grop i kudden
guest friend: Maja (hon), Iris (hon)
guest teacher: Roland (han), Torsten (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% @a är {adult}, annars mormor eller farfar, annars {minder}. En regel: {child} är osynlig så länge {child.he} håller andan. {teacher} repeterar för fiskarna som inför ett bröllop.

# in-the-mirror
{child} upptäckte det framför badrumsspegeln. {Child.He} höll andan för att se om kinderna skulle bli lila. I stället försvann de. Kinderna, håret, tröjan, alltihop. I spegeln syntes bara duschdraperiet.

{Child.He} andades ut av ren förskräckelse, och där var {child.he} igen.

Den enda {child.he} berättade för var {friend}[!friend.known: , {child.his} bästa vän]. {Friend} hämtade genast tidtagarur och block.

”Kläder försvinner”, antecknade {friend.he}. ”Ryggsäck försvinner. Korv försvinner när den är i munnen. [pet.dog: [!pet.known: Hunden {pet}|{Pet}] låter sig inte luras. ][pet.cat: [!pet.known: Katten {pet}|{Pet}] märker ingen skillnad. ][pet.other: {Pet} märker ingen skillnad. ][sport: Fusk om man ska {play sport}. ]Rekord: trettioen sekunder.” {Friend.He} såg upp. ”Du är världens hemligaste superhjälte. Och kortaste.”

# the-volcano
På onsdagen hände det med vulkanen[school:  {at school}].

Klassen hade byggt den i tre veckor, av papper, klister och hönsnät. Det var Vesuvius, en meter hög[city:  och den enda vulkanen {in city}], och nästa kväll skulle alla föräldrar komma och se den spruta. Nu var den platt. Den såg ut som en pizza.

Ingen sa något, och det var det värsta. För alla visste vem som hade varit sist i klassrummet. {Friend} hade gått tillbaka efter sin jacka.

”Vi ska inte peka ut någon”, sa deras lärare {teacher}. Han var röd på halsen och tappade pennan två gånger.

På rasten flyttade sig folk en liten bit när {friend} kom. Bara en liten bit, men det syntes.

”Det var inte jag”, sa {friend}.

”Jag vet”, sa {child}.

”Hur kan du veta det?”

”För att du skulle ha sagt det.”

# the-aquarium
Efter skolan smög {child} tillbaka för att leta spår. Ett djupt andetag, förbi lokalvårdaren med moppen[music: , som nynnade på {music}]. Ut med luften bakom jackorna. Ett nytt andetag, förbi expeditionen. Just när {child.he} hade kommit in i klassrummet och ställt sig vid akvariet hörde {child.he} steg. {child} drog in så mycket luft som gick[athlete: , som {athlete} före en final].

Det var {teacher}. Han stängde dörren och satte sig på en alldeles för liten stol, rakt framför fiskarna.

”Kära klass”, sa {teacher} till fiskarna. ”Det är en sak jag måste säga.”

Tio sekunder, räknade {child}.

”Nej. Kära barn. Det har skett en olycka.” {teacher} gned sig i ansiktet. ”Nej. Det var jag. Det var jag som satte mig på vulkanen.”

Tjugo sekunder. På baksidan av {teacher's} manchesterbyxor satt en stor flaga lavaröd färg.

”Jag skulle byta lampan”, sa {teacher} till en guppy. ”Jag halkade på stegen. Varför sa jag det inte på en gång?”

# thirty-thirty-one
Tjugosex. Det dunkade i {child's} öron. {Child.He} kunde hinna ut. {Child.He} kunde lägga en hemlig lapp i {teacher's} fack, och ingen skulle någonsin få veta att {child.he} hade varit där. Det var ju det som var meningen med att vara osynlig.

Men {child.he} tänkte på hur folk hade flyttat sig. {Friend} kunde inte hålla andan och försvinna. {Friend.He} hade fått stå där.

Trettio. Trettioett.

{child} andades ut.

{teacher} skrek så att fiskarna gömde sig. ”{Child}! Hur länge har du stått där?”

”Trettioen sekunder”, sa {child}.

# not-too-late
Det enda som hördes var akvariet, som bubblade.

”Jag tänkte säga det”, sa {teacher} till slut. ”Men så kom ni in allihop och såg så ledsna ut, och då gick det inte. Och sedan var det för sent. Och för varje minut blev det ännu senare.”

{child} kände igen det. Det hade varit precis så med {@s1} blå vas.

”Det är inte för sent”, sa {child.he}. ”Det är bara läskigare. Och så länge är det {friend} som får skulden.”

{teacher} blev vit, där han nyss hade varit röd. ”Det tänkte jag inte på”, sa han. Sedan skakade han på huvudet. ”Jo. Det gjorde jag faktiskt.”

”Man kan göra så här”, sa {child}. ”Man håller andan. Och när man inte kan hålla den längre, då säger man det samtidigt som luften går ut. Då kommer det nästan av sig självt.”

# on-vesuvius
Nästa morgon ställde sig {teacher} framför klassen. Han drog ett djupt andetag och höll det. Ett ögonblick trodde {child} nästan att {teacher.he} skulle försvinna.

”Det var jag som satte mig på vulkanen”, sa {teacher}. ”Och {friend}, jag lät de andra tro att det var du. Det var fegt. Förlåt.”

Ingen rörde sig. Sedan kom ett ljud från {friend's} bänk. Det började som ett litet pip.

”Satte du dig”, sa {friend}, ”på Vesuvius?”

Och så skrattade {friend.he}, och då vågade alla andra.

# after-the-eruption
Vulkanen gick inte att resa. Men {friend} målade en ny skylt, och på kvällen stod föräldrarna i ring och nickade imponerat. Vesuvius, stod det. Efter utbrottet.

[elder & adult: {Elder}[elder2:  och {elder2}] hade kommit ända dit för att se den spruta. ”Då missade vi det”, sa {elder.short}. ”Men så fint den har lagt sig.”

][elder2 & !adult: {Elder2} hade kommit ända dit för att se den spruta. ”Då missade jag det”, sa {elder2.short}. ”Men så fint den har lagt sig.”

]”Du visade dig”, sa {friend} när de gick hem. ”Han kunde ha förstått alltihop.”

”Han tror att jag är bra på att smyga”, sa {child}.

# roughly-where
Den natten låg {child} i mörkret och hörde {@s} steg i hallen. {Child.He} kunde inte låta bli. {Child.He} höll andan.

Dörren öppnades. {@A} tittade mot den tomma sängen. {@He} gick fram, satte sig på kanten och lade handen precis på {child's} panna.

”God natt, {child}”, sa {@he}.

{child} andades ut. ”Hur visste du var jag var?”

”Det var en grop i kudden”, sa {@a}. {@He} strök undan luggen. ”Och så vet jag alltid ungefär var du är.”

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s1
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder's}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
