title: Jag kommer strax
title: Hur stor var pumpan?
title: Först till kökstrappan
guest elder: morfar (han), farfar (han)
guest neighbour: Roland (han), Göran (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% {Elder} är familjens egen, annars morfar. Den som ropar från köket (@m) är {adult}, annars {minder}. ”Jag kommer strax” sägs utan minsta brådska. ”Glid, glid, glid” långsamt, ”klamp” i stövlar; visa pumpan med båda armarna.
% En regel: ingen kan berätta om pumpan utan att stanna.

# quite-a-while
”Nu är det fika!” ropade {@m} från köket.

”Jag kommer strax”, sa {elder}, nere vid skjulet. {Elder.He} hade kommit strax en bra stund.

# a-mushroom
{child} skulle också komma strax. Men mitt på gången satt en snigel, och båda hans ögon hängde.

”Jag vill vinna ett lopp”, sa snigeln. ”Bara ett. Jag tävlade mot en skalbagge, och jag förlorade. Jag tävlade mot en vattenpöl, och jag förlorade. Då tävlade jag mot en svamp.”

”En svamp står ju stilla!” sa {child}.

”Den växte”, sa snigeln. ”Det var mycket jämnt.[age>=6:  Jag får bara se alla bakifrån.]”

# go
Vem är långsammare än en snigel? {child} såg sig om. Där stod {elder.short} och pratade med en tomat.[music:  {Elder.He} nynnade på {@song} för den.]

”Tävla mot {elder.short}!” sa {child}. ”Först till kökstrappan!”

”Jag är rätt snabb, ska du veta”, sa {elder.short}.[sport:  ”Jag kan allt om {sport}.”]

[friend: {Friend}[!friend.known: , {child's} bästa vän,] ville vara domare. {Friend.He} satte sig på trappan och tog av sig ena strumpan, för att ha något att vifta med.

]”Klara, färdiga, GÅ!” sa {child}[school: , precis som {at school}].

I väg for {elder.short}. Klamp, klamp, klamp! I väg for snigeln. Glid, glid, glid.[pet.dog:  I väg for [!pet.known: hunden ]{pet}, ända fram till trappan och tillbaka, och vann två gånger.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] gick in och tog den bästa stolen.]

”Vinner jag?” frågade snigeln.

”Inte än”, sa {child}.

# a-weed
Då fick {elder.short} syn på en maskros. {Elder.He} drog upp den, och bakom den stod det en till.

”Kommer du?” ropade {@m}.

”Jag kommer strax”, sa {elder.short}.

Glid, glid, glid.

# this-big
Klamp, klamp, klamp! Då fick {elder.short} syn på {@b} och berättade om pumpan som {elder.he} odlade en gång. ”Den var SÅ HÄR stor”, sa {elder.short}. ”Den var störst i {@town}.” {Elder.He} måste stanna och visa med båda armarna.[elder2: 

”Jag vet”, sa {elder2.short}. ”Jag var med.”]

”Kommer du?” ropade {@m}.

”Jag kommer strax”, sa {elder.short}.

# two-boots
[age>=6: Klamp, klamp, klamp! Då kunde {elder.short} inte hitta sina glasögon. {Elder.He} letade i ena fickan. {Elder.He} letade i andra fickan. {Elder.He} letade under vattenkannan. De satt på huvudet.

”Kommer du?” ropade {@m}.

”Jag kommer strax”, sa {elder.short}.

]Glid, glid, glid. Snigeln gled förbi {elder.short's} vänstra stövel. Han gled förbi {elder.short's} högra stövel.[age>=6:  ”Hej, stövlar”, sa han i farten.]

”Vinner jag?” frågade snigeln.

”JA!” ropade {child}.

{Child.He} lade sig på magen bredvid honom. Trappan var så nära att {child.he} kunde röra vid den. Det gick så fort för snigeln att huset vickade.[athlete:  {athlete} hade inte hunnit med.]

# apple-pie
”Det är äppelpaj!” ropade {@m}.

Åh nej! Bara en enda sak kunde få {elder.short} att skynda sig, och det var äppelpaj. Klamp, klamp, klamp, klamp! {Elder.He} tittade inte på maskrosorna. {Elder.He} tittade inte på {@b-short}.

Snigeln sträckte ut båda ögonen. De nådde inte fram.[age>=6: 

Hjärtat bultade på {child}. Vad skulle {child.he} göra?]

# always-ask
Man får inte knuffa på en snigel. Det är fusk. Man får inte hålla fast någon i benet. Det är också fusk. Men fråga får man alltid.

”{Elder.short}!” ropade {child}. ”Hur stor var pumpan?”

{Elder.short} stannade, med ena stöveln i luften.

”Pumpan?” sa {elder.short}, och ut for båda armarna. ”Den var SÅ HÄR stor! Skottkärran gick sönder![age>=6:  Den fick inte plats i grinden, så vi fick ta bort grinden!]”

# the-step
Glid, glid, glid. Upp på trappan kom ett öga. Upp kom det andra. Upp kom snigeln, och sist av allt huset.[friend: 

{Friend} viftade med strumpan.]

”Du vann!” ropade {child}. ”Du vann ett lopp!”

# from-the-front
”Gjorde jag?” sa snigeln. Han vände sig om, och där stod {elder.short} med armarna utsträckta. ”Jaså”, sa snigeln. ”Det är så de ser ut framifrån.”

”Slagen av en snigel”, sa {elder.short}. ”Och jag som tog i allt vad jag kunde.”

# the-winner
Sedan åt de äppelpaj. {@M} lade ett salladsblad på ett fat till vinnaren.[pet.other:  {Pet} fick också ett, för att {pet} hade hejat.]

”Var är han?” frågade {@m}.

På stolen satt han inte.[pet.cat:  Där låg {pet}.] Under bordet satt han inte.[pet.dog:  Där låg {pet}.] Men ute på dörrmattan hördes något. Glid, glid, glid.

Det blev mörkt, och {@m} tände lampan. {child} gäspade och lutade sig mot {elder.short}, som var varm och mätt på paj. Ingen hade bråttom längre.

”Jag kommer strax”, viskade snigeln.

# @song
{music}

# @town
hela kvarteret
## if city
hela {city}

# @b
grannen {neighbour}
## if elder2
{elder2}

# @b-short
{neighbour}
## if elder2
{elder2.short}

# @m
{minder}
## if adult
{adult}
