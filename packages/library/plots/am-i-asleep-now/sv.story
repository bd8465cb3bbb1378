title: Sover jag nu?
title: Den som frågar är vaken
title: Och ingen sa nej
guest minder: moster Lotta (hon), moster Siv (hon)

% I stolen (@a) sitter mormor eller farfar där någon är vald, annars {adult}, annars {minder}, och svarar med slutna ögon. Alla får vara med och säga nej.
% En regel: den som frågar är vaken. I vändningen blir {wish.sound} lägre för varje gång, tills det bara är ett andetag. Sista raden viskas nästan.

# no
”Sover jag nu?” frågade {child}.

”Nej”, sa {@first}, som satt i stolen bredvid sängen och blundade. ”Den som frågar är vaken.”[elder2:  {Elder2} satt på sängkanten och blundade också.]

{@near}{child} låg så stilla det gick. Men hur gör man när man somnar? Alla andra kunde det, i hela [city: {city} | stan][school: , och {at school} kunde alla].[sport:  Det måste vara svårare än {@game}.][athlete:  {athlete} visste nog hur man gör.] Tänk om det inte gick, på hela natten! Det blev en orolig knut i magen.

”Sover jag nu?”

”Nej”, sa {@a}[music:  och slutade nynna på {music}].

”Sover jag nu?”

”Nej”, sa {@a}.

{child} satte sig upp. Den som frågade sist var någon annan.

# who-asked
Det var {a wish}, på mattan.{@fits}

”Jag har försökt hela kvällen”, sa {the wish}. ”{A wish} kan {wish.does}. Men det här kan jag inte. Och {wish.home} har alla somnat, så där finns ingen kvar att fråga.”

”Fråga mig”, sa {child}. ”Jag säger till så fort du sover.”

”Lovar du?”

”Jag lovar.”

# the-pillow
{child} stoppade om {wish.him} med filten.[wish.size.huge:  Den räckte ungefär till ett hörn.] {The wish} var tyst ett helt andetag.

”Sover jag nu?”

”Nej”, sa {child.he}.

”Om jag lägger {wish.part} under kudden, då? Sover jag nu?”

”Nej!” sa {child}[friend:  och {friend}].

”Om jag lägger {wish.part} ovanpå kudden, då? Sover jag nu?”

”NEJ!”

”Den som frågar är vaken”, mumlade {@a}, som trodde att det var {child} hela tiden.

# asleep-now
Då slutade {the wish} att fråga. {Wish.He} var tyst så länge att {child} fick titta efter.

{The wish} sov. På riktigt! Och {child} hade lovat.

”NU!” ropade {child}. ”Nu sover du!”

”Gör jag?” ropade {the wish}. ”Vad härligt! Var då?”

”Nej”, sa {@a}.

# missed-it
”{Wish.sound}!” jämrade sig {the wish}, [wish.ett: klarvaket|klarvaken], så att lampan skallrade. ”Jag sov, och jag missade det! Nu kommer det aldrig att gå igen, aldrig i livet!”

[wish.size.tiny: Hela {the wish} | {Wish.Part}] darrade. {child} klättrade ner och klappade {wish.him}, och {wish.he} var {wish.feels}.

”Är det som en knut där inne?” viskade {child}.

”Det är en hemsk knut”, viskade {the wish}.

# never-asked
{@Puffs}

”Sover!” viskade {the wish}. ”Och {@sleeper} frågade inte ens!”

”Nej”, sa {child}. ”{@Sleeper} säger bara {@puff}.”

Och då förstod {child.he}. Den som frågar måste hålla sig vaken för att höra svaret. Men {@puff} behöver ingen svara på.

# to-and-fro
”Fråga inte”, sa {child} och kröp ner i sängen igen. ”Säg bara ditt ljud, så säger jag det tillbaka.”

”Men du lovade att säga till.”

”Jag säger till i morgon.”

”{Wish.sound}?” sa {the wish}.

”Nu frågade du.”

”{Wish.sound}”, sa {the wish}.

”{Wish.sound}”, sa {child}, lite lägre.

”{Wish.sound}”, sa {the wish}, ännu lägre.

Fram och tillbaka gick det, lägre och lägre, tills det bara var ett andetag, in och ut.

{The wish} sov. Det var den bästa nyheten i hela världen, och {child} hade den precis bakom tänderna. Men {child.he} drog upp täcket över munnen och höll fast det med båda händerna, och teg.

# nobody-said-no
{child} frågade ingenting, {child.he} heller. {Child.He} andades när {the wish} andades, in och ut, och knuten i magen gick upp av sig själv.

I stolen öppnade {@a} ögonen[elder2:  och petade på {elder2}]. {@He} lutade sig fram och lyssnade.

”Sover ni nu?” viskade {@he}.

Och ingen sa nej.

# @near
[pet.dog: På sängen låg {pet}[!pet.known: , {child's} hund,] och suckade åt varje fråga. ][pet.cat: På sängen låg {pet}[!pet.known: , {child's} katt,] med ett surt öra vänt mot varje fråga. ][pet.other: I hörnet fanns {pet}, som aldrig behövde fråga. ][friend: På en madrass på golvet låg {friend}[!friend.known: , {child's} bästa vän,] som fick sova över. ]

# @fits
[wish.size.tiny:  {Wish.He} var så lite[wish.ett: t|n] att {child} fick luta sig ut för att se.]
## if wish.size.huge
 Det vill säga, {wish.part} hade kommit fram till mattan, och resten fortsatte ut genom dörren och bort genom hela hallen.
## if wish.t-rex
 Det vill säga, de små armarna hade kommit fram till mattan, för resten satt fast i dörren.
## if wish.excavator
 Det vill säga, skopan hade kommit fram till mattan, och resten stod parkerad i hallen med lamporna på.
## if wish.rabbit
 Den var så klarvaken som bara {a wish} kan vara, från nosen till svansen.

# @Puffs
I stolen hade {@a} sagt så många nej. Hakan sjönk ner mot bröstet. ”Nnnn …” sa {@a}, och mer än så blev det inte.
## if friend & !pet & !elder
{Friend} hade sagt alla nej {friend.he} hade. Nu slöt {friend.he} ögonen, släppte ut all luft och sa ”fffuh”.
## if pet.dog
{Pet} hade hört nog med frågor. {Pet.He} hoppade ner, snurrade några varv på mattan, lade sig med nosen mot {the wish} och sa ”pffff”.
## if pet.cat
{Pet} hade hört nog med frågor. {Pet.He} klev rakt över {child}, lade sig mitt på {the wish's} filt och sa ”prrrr”.
## if pet.other
”Titta på {pet}”, viskade {child}. {Pet} hade hört nog med frågor. {Pet} hade vänt sig bort och blivit alldeles stilla, och rörde sig bara lite, ut och in, så här: ”Hff.”

# @sleeper
{@a}
## if friend & !pet & !elder
{friend}
## if pet
{pet}

# @puff
nnnn
## if friend & !pet & !elder
fffuh
## if pet.dog
pffff
## if pet.cat
prrrr
## if pet.other
hff

# @game
{sport}

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
