title: Ditt samtal är viktigt för oss
title: Inte ett pip till
guest minder: moster Lotta (hon), moster Ylva (hon)

% En regel: det som pratar kan bara säga sådant som det har hört någon säga. Sägs, visas med det vuxna säger hela dagarna, sägs igen när barnet berättar något för det.
% Den vuxna: en kryssad mor- eller farförälder, annars {adult}, annars {minder}. Pipet är visslingen.

# in-a-minute
{child} kunde vissla. Det var bara en enda ton, den hade kommit samma morgon, och {child.he} ville att {@first} skulle få höra den innan den försvann igen.

”Strax”, sa {@grown}. {@Ghe} gick fram och tillbaka {@where} med telefonen mot örat och väntade på att någon skulle svara.[elder2:  {Elder2} ville också höra, så fort {elder2.he} hade hittat sina glasögon.]

”Ditt samtal är viktigt för oss”, sa telefonen. ”[city: Just nu ringer hela {city}. ]Vi svarar alldeles strax.” Och så spelade den en bit på flöjt[music: , och det lät inte alls som {@song}].

Då gick {child} och satte sig bredvid {the wish} för att vänta tills det blev strax.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] följde med.]

”Strax”, sa {the wish}.

# once
Fram till den dagen hade {the wish} aldrig sagt mer än ”{Wish.sound}”. {child} tittade länge på {wish.him}.

”Kan du prata?” frågade {child.he}.

”Vad säger man?” sa {the wish}.

”Snälla”, sa {child}. ”Kan du prata, snälla?”

”Hur många gånger ska jag behöva säga det?” sa {the wish}.

”Du har ju inte sagt det en enda gång!”

”Nu säger jag det inte en gång till”, sa {the wish}.

[friend: {Friend} skrattade så att {friend.he} ramlade omkull.|{child} brast ut i skratt.] {@heard}

# only-heard
”Så där säger ju vuxna”, sa [friend: {friend} och satte sig upp. ”[wish.ett: Det|Den] kan aldrig ha hört något annat!”|{child}. ”Har du aldrig hört något annat?”]

Och så var det. {The wish} kunde bara säga sådant som {wish.he} hade hört någon säga, och {wish.he} sa det med samma röst och precis lika högt.

”Är du väldigt gammal?” frågade {child}.

”Vi får se”, sa {the wish}.

[school: ”Går du i skolan?”

”Vad gjorde ni {at school} i dag?” sa {the wish}. ”Ingenting? Något måste ni ju ha gjort.”

][sport: ”Har du aldrig tråkigt?”

”Ingen {sport} nära fönstren”, sa {the wish}.

][athlete: ”Kan du springa?”

”Vem tror du att du är?” sa {the wish}. ”{athlete}?”

][pet: {@pet-sits}

]”Vill du höra mig vissla?”

”Vad fint”, sa {the wish}.

”Men jag har inte börjat!”

”Mm. Vad fint. Ditt samtal är viktigt för oss.”

# that-tone
”{child}!” ropade {@grown}. ”Kom och ta på dig en tröja!”

”Strax!” ropade {the wish}.

”Inte strax! Nu!”

”Ta inte den där tonen mot mig!” ropade {the wish}.

”Vad sa du?” ropade {@grown}.

”Du hörde vad jag sa”, sa {the wish}.

Och där stod {@grown}, med flöjten i örat och ett djupt streck mellan ögonbrynen.

”Det var inte jag”, sa {child}. ”Det var {the wish}.”

{The wish} såg ut precis som [wish.ett: vilket {wish}|vilken {wish}] som helst.

”Då vill jag inte höra ett pip till från {the wish}”, sa {@grown}. ”Och inte ett pip till från [friend: er|dig] heller, förrän någon har svarat i den här telefonen.”

# gone
Inte ett pip till. Och ett pip var det enda {child} hade kommit med.

Det sved i halsen på {child}. Bara för att känna efter om tonen var kvar gjorde {child.he} munnen rund och blåste, mycket försiktigt. Fff, lät det. {Child.He} blåste igen. Fff. Det fanns bara luft. Tonen var borta, och {@grown} hade inte hört den en enda gång.

{child} grät, utan ett pip.

”Så, så”, sa {the wish}.

{child} tittade upp. Det där lät inte högt alls. Någon måste ha sagt det också en gång, alldeles i närheten, och {the wish} hade sparat på det.

”Berätta för mig”, sa {the wish}. ”Jag lyssnar.”

# all-about-it
[friend: ”[wish.ett: Det|Den] kan säga allt som [wish.ett: det|den] hör”, viskade {friend}. ”Så berätta!”|{The wish} kunde säga allt som {wish.he} hörde. Då är det bäst att {wish.he} får höra det här, tänkte {child}.]

{child} lade munnen alldeles intill {wish.part}. {Child.He} viskade alltihop, så att det inte blev ens ett halvt pip.

{The wish} väntade tills {child.he} var färdig och lyssnade på riktigt. Sedan kom det, med {child's} egen röst, men så högt som man pratar när man säger till för tredje gången.

”Jag kan vissla! Jag ville att {@grown} skulle höra! Det går fortare än strax! Men det är inte roligt när ingen lyssnar, och nu är den borta!”

Det var så högt att en man på en stege, långt bort på vägen, sa förlåt.

# allowed-to-peep
{@Grown} kom tillbaka, ganska sakta. {child} höll båda händerna för munnen, så att vem som helst kunde se att det inte kom därifrån.

”Var det där {the wish}?” sa {@grown}.

{child} nickade.

”Strax”, sa {the wish}, med {@growns} röst. ”Mm. Vad fint.”

{@Grown} satte sig ner, precis där {@ghe} stod. ”Låter jag så?”

{child} nickade.

”Nu får du pipa”, sa {@grown}.

”Ja”, sa {child}. ”Det gör du.”

# the-flute
{@Grown} lade ifrån sig telefonen. ”Jag lyssnar”, sa {@ghe} och tittade inte på något annat än {child}.[elder2:  {Elder2} kom också, med glasögonen på, fast man lyssnar lika bra utan.]

{child} gjorde munnen rund. Fff. Fff. Ingen sa åt {child.him} att skynda på, och ingen sa vad fint. [friend: {Friend} höll {child.him} hårt i ärmen. ]Och så kom den, hela tonen, rund och ny.[pet.dog:  {Pet}, som fortfarande satt, trodde att det betydde att {pet.he} fick resa sig.][pet.cat:  Då kom till och med {pet}, som aldrig brukade komma för någon.]

”Hur gör du?” sa {@grown}. ”Visa var du har tungan.”

Just då slutade flöjten. ”Hallå?” sa telefonen. ”Vad kan jag hjälpa till med?”

”Strax”, sa {@grown} och var alldeles rund om munnen. ”Fff.”

”Hallå?” sa telefonen. ”Är det någon där?”

”Ditt samtal är viktigt för oss”, sa {the wish} och spelade en bit på flöjt.

# @first
{minder}, som var barnvakt,
## if adult & !elder
{adult}
## if elder
{elder}

# @grown
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @growns
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @ghe
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @song
{music}

# @where
i hallen
## if wish.kind.vehicle & !wish.size.huge / wish.kind.plant & !wish.size.huge
utanför huset
## if wish.size.huge / wish.kind.building
framför {the wish}, som de hade åkt långt för att få se,

# @pet-sits
{child} höll fram {pet} och talade om vem det var. ”Har du tvättat händerna?” sa {the wish}.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] kom för att se vem det var. ”Sitt”, sa {the wish}, och {pet} satte sig.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] kom och tittade. ”Ner från bordet”, sa {the wish}. {Pet} var inte på något bord, men gick genast och letade upp ett.

# @heard
”Vem har lagt den här?” sa {the wish}. ”Rör inte. Vad var det jag sa?”
## if wish.kind.furniture
”Sitt still”, sa {the wish}. ”Ner med fötterna. Det här är ingen klätterställning.”
## if wish.kind.machine
”Tryck inte där”, sa {the wish}. ”Se nu vad du gjorde. Var har vi bruksanvisningen?”
## if wish.kind.food
”Lek inte med maten”, sa {the wish}. ”Smaka bara. Du vet ju inte om du tycker om det.”
## if wish.kind.vehicle
”Har alla satt på sig bältet?” sa {the wish}. ”Det skulle du ha tänkt på innan vi åkte. Då får du hålla dig.”
## if wish.kind.building
”Inget spring”, sa {the wish}. ”Och torka av fötterna, för här är det nyskurat.”
## if wish.kind.garment
”Du kommer att frysa”, sa {the wish}. ”Jag bryr mig inte om vad de andra har på sig.”
## if wish.kind.plant
”Inte plocka”, sa {the wish}. ”Man tittar med ögonen, inte med fingrarna.”
## if wish.toilet
”Blir du inte klar någon gång?” sa {the wish}. ”Har du tvättat händerna? Med tvål?”
## if wish.bed
”Nu släcker vi”, sa {the wish}. ”Du har fått vatten. Du har fått två glas.”
## if wish.pizza
”Den är varm”, sa {the wish}. ”Blås. Jag sa ju att den var varm.”
## if wish.potato
”Tre tuggor till”, sa {the wish}. ”Nej, det där var en tugga i tre bitar.”
## if wish.bicycle
”Titta framåt!” sa {the wish}. ”Inte på mig! Bromsa!”
## if wish.shoe / wish.boots
”Var är den andra?” sa {the wish}. ”Den kan ju inte ha gått i väg själv.”
## if wish.castle
”Håll ihop gruppen”, sa {the wish}. ”Och affären stänger om fem minuter.”
