title: Jag tål inte dig heller
title: Bak och fram
title: Mycket roligare utan dig
guest friend: Melker (han), Tuva (hon)

% En regel: det man menar mest kommer ut bak och fram, och ju mer man menar det, desto värre blir det. Den som lyssnar vet det före {the wish}.
% {friend} och {the other} ska med samma tåg. {elder}, eller konduktören, frågar om de är gifta.

# twenty-minutes
Om tjugo minuter skulle tåget gå. {child} satt i ena änden av perrong två[city:  {in city}] och tänkte inte titta på {friend}[friend: , {child.his} bästa vän,|  från huset intill,] som satt på en resväska i andra änden och inte tänkte titta tillbaka.[elder:  {Elder}[elder2:  och {elder2}] hade med en termos och ställde inga frågor.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] drog åt {friend's} håll så att kopplet var rakt som en linjal.]

{Friend} skulle bo hos sina kusiner i tio hela dagar. [school: Så länge hade de aldrig varit ifrån varandra sedan de började {at school}. ]När {child} fick höra det, i går, drog något ihop sig i halsen, och ut kom: ”Bra. [sport: Då kan jag {play sport} med någon annan. ]Jag får mycket roligare utan dig.”

”Och jag ska inte sakna dig ett dugg”, hade {friend} sagt.

{child} hade inte menat ett ord, men nu var det sagt, och {child.he} visste inte hur man tar tillbaka sådant.

# under-the-clock
”Ursäkta”, sa {a wish} bredvid {child.him}. ”{The other} under klockan, tittar {other.he} hit?”

”Nej”, sa {child}. ”Hur så?”

”Jag älskar {other.him}”, sa {the wish} rakt ut. ”{other.He} kan {other.does}. Och nu ska {other.he} med tåget, så jag har tjugo minuter på mig att säga det. Jag försöker varje dag, men det kommer ut fel. Hör på nu.”

# back-to-front
{The wish} gick bort till klockan, och {child} hörde varje ord. ”{Other.sound}! {Other.sound}! Är det allt du kan säga?”

{The other} vände sig bort, och {the wish} kom suckande tillbaka. ”Jag menade att jag skulle kunna lyssna på det tills jag somnade[music: , och att det är ännu finare än {@song}].”

”Varför sa du inte det, då?”

”Det var ju det jag skulle! Men så fort {other.he} ser på mig vänder sig orden på vägen och kommer ut bak och fram, och ju mer jag menar dem, desto värre blir de.”

”Sådana har jag också”, sa {child} och berättade om i går.

”Mycket roligare utan {friend}?” sa {the wish} med stor respekt. ”Då måste du tycka förfärligt mycket om {friend.him}.”

Så hade {child} inte tänkt. Men det drog ihop sig i halsen igen, så det var nog sant.[pet.cat:  Och {pet}[!pet.known: , {child.his} katt,] bets alltid hårdast när {pet.he} tyckte om en som mest.][pet.other:  Hemma fanns {pet}, som aldrig sa någonting alls, och det hade också sina fördelar.]

# like-soup
”Öva på mig”, sa {child.he}. ”Jag är {the other}.”

”Det finns inget i hela världen som är så vackert som {other.part}”, sa {the wish} genast.

”Det var ju perfekt!”

”Ja, men med dig är det lätt”, sa {the wish} vänligt, ”för dig är jag inte det minsta kär i.”

Så gick {the wish} en gång till och bar meningen framför sig som en alldeles för full tallrik soppa.

”Och {other.part}!” sa {the wish}, när {the other} såg upp. ”Något så fånigt har jag aldrig sett.”

Den här gången svarade {the other}, fast till klockan. ”{The wish} där borta kan inte ens {wish.cannot}.”

”Hur länge har de varit gifta?” frågade {@who}.

”Det är de inte”, sa {child}. ”Så långt har de inte kommit.”

# a-shoelace
Sedan försökte {child} också, och gick längs hela perrongen med ett färdigt förlåt i munnen. {Friend} såg upp från resväskan. ”Ditt skosnöre har gått upp”, sa {child}.

”Jag vet”, sa {friend}, och {child} gick hela vägen tillbaka.

# go-then
Så kom tåget, och {the other} {@boards}. Det var nu eller aldrig, och {the wish} menade det mer än någonsin, så det kom ut värre än någonsin.

”Åk, då!” skrek {the wish} så att det hördes över hela stationen. ”Åk så långt det finns räls, och kom aldrig tillbaka!”

”Jag har längtat efter att bli av med dig”, sa {the other} med mycket liten röst.

”Du hör ju själv”, sa {the wish} och lät allting hänga. ”{other.He} hatar mig.”

# then-say-it-wrong
{child} tänkte säga något snällt, men det var något med det där svaret. ”Har {other.he} aldrig sagt något trevligt? Inte ens god morgon?”

”Aldrig. Så fort {other.he} ser på mig …” {The wish} kom av sig.

”… kommer det ut bak och fram”, sa {child}. ”Och ju mer man menar det …”

”… desto värre blir det”, viskade {the wish}.

”Längtat efter att bli av med dig”, sa {child}, ”det är det värsta jag har hört. {other.He} måste älska dig vansinnigt!”

Konduktören lyfte visselpipan.

”Men vad ska jag säga?” ropade {the wish}. ”Det kommer ju bara ut fel!”

”Säg det fel, då”, sa {child}, ”så högt du kan!”

# either
{The wish} tog ett djupt andetag och strålade. ”Jag tål inte dig!”

Uppe på tåget sken {the other} upp från topp till tå. ”Jag tål inte dig heller!”

”Du är det värsta som har hänt mig!”

”{Other.sound}!” skrek {the other}, som inte kom på något som var illa nog.

# so-was-mine
I sista dörren stod {friend}, som hade hört alltihop, och {child} sprang.[athlete:  Inte ens {athlete} hade hunnit i fatt.][pet.dog:  Först framme var {pet}, som aldrig hade sagt något bak och fram.] [pet.dog: {child} | {Child.He}] kände hur orden kom, och hur de började vända sig just där det var trångt, så {child.he} sa det enda som fick plats.

”Det jag sa i går var bak och fram.”

Det kom ut åt rätt håll. {Friend} ställde ner resväskan och såg på {child.him}. ”Mitt också”, sa {friend.he}.

Då gick visselpipan. ”Jag hoppas att det regnar på dig”, sa {child}.

”Jag hoppas att allt du äter smakar fot”, sa {friend}, och de skrattade så att någon annan fick stänga dörren.

”Är de där två också gifta?” frågade {@who-else}.

”Nej”, sa {the wish}. ”Det är värre. De är vänner.”

# the-card
På fjärde dagen kom det ett kort till {child}, med en ko på. ”Jag har mycket roligare utan dig. {Friend}.”

[adult: {Adult} läste det också och såg bekymrad ut. ”Är ni ovänner?”

”Nej”, sa {child}. ”Det är bak och fram.”

]Det var det finaste kort {child} någonsin hade fått.[pet.cat:  {Pet} bet av ett hörn.]

# @who
konduktören
## if elder
{elder}

# @who-else
konduktören
## if elder
{elder.short}
## if elder2
{elder2}

# @boards
steg på
## if other.size.huge
fick en egen vagn

# @song
{music}
