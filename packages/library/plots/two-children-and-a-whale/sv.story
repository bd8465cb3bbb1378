title: Två barn och en val
title: Sju trappor
title: Är valen lugn?
guest friend: Aisha (hon), Albin (han)
guest operator: Gunvor (hon), Birgit (hon)
guest fixer: Roffe (han), Kenta (han)
guest neighbour: Solveig (hon), Ingela (hon)

# a-hundred-and-twelve
{child} bodde på sjunde våningen och hade inte åkt hiss på ett år.

”Jag tränar benen”, sa {child.he} när någon frågade.[sport:  ”Man behöver ben när man ska {play sport}.”] Det var hundratolv trappsteg, och {child.his} ben var vid det här laget mycket vältränade. Men det var inte därför {child.he} gick.

{Child.He} gick för att hissen var liten och brun och luktade mynt, och för att den varje gång, precis före våning fyra, gjorde ett litet ryck. Som om den tänkte efter. {child} tyckte inte att hissar skulle tänka efter.

# nobody-knew
Det visste ingen. {@believed} trodde på benen.[elder:  {Elder}[elder2:  och {elder2}] trodde också på benen.] Och {friend}, som var {child's} bästa vän och kom upp nästan varje dag[pet.other: , lite för {pet's} skull också], hade bara sagt ”okej” och gått bredvid, trappa efter trappa, och pratat hela vägen. {Friend.He} var bra på det.

# with-a-whale
Men nu stod de på sjunde våningen med en val.

Den var av papier-maché, den var en och en halv meter lång, och de hade byggt den i tre veckor på {child's} golv[elder: , av {elder.short's} gamla tidningar]. Klockan nio skulle den visas [school: {at school} | i skolan]. Den hade sjuttiofyra tänder av makaroner[city: , troligen flest {in city}].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade ätit upp den sjuttiofemte.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade petat in den sjuttiofemte under sängen.][pet.other:  {Pet} hade fått se den först av alla.]

De försökte med trappan först. Vid första svängen tog det stopp.

”Bakåt”, sa {friend}. ”Nej, uppåt. Nej, din uppåt!”

Tre tänder lossnade och studsade ner mot våning sex.

”Det går inte”, sa {friend}. ”Den svänger inte. Det måste bli hissen.”

{child} kände hur det drog ihop sig i magen.

”Vi kan såga den i två delar”, sa {child.he}.

”{child}. Det är en val.”

{Friend} tittade på {child.him} lite längre än {friend.he} behövde. Sedan tryckte {friend.he} på knappen.

# the-jerk
Valen gick precis in, om man ställde den på stjärten. Det blev inte mycket plats över. {child} stod med kinden mot valens mage och räknade. Sex. Fem. Det var bara några sekunder. Snart kom rycket, och sedan var det …

Rycket kom.

Och sedan kom ingenting.

”Hoppsan”, sa {friend}.

Hissen stod stilla. {child's} hjärta gjorde inte det. Det bankade så att valen skallrade med tänderna.

# is-the-whale-calm
{friend} tryckte på den gula klockan. Det sprakade.

”Hissjouren, det är {operator}.”

”Hej”, sa {friend}. ”Vi sitter fast. Vi är två barn och en val.”

Det var tyst en stund i högtalaren.

”Är valen lugn?” frågade {operator}.

”Ja.”

”Bra. Det finns gott om luft, hissen hänger som den ska, och den kan inte ramla. Det kommer en som heter {fixer}. Han är hos er om tjugo minuter. Rör inte dörren, så hörs vi.”

# i-know
Tjugo minuter. {child} sjönk ner på golvet. Väggarna var mycket nära, och de hade börjat luta sig in för att höra bättre.

”{friend}”, sa {child}. ”Jag måste säga en sak. Jag tränar inte benen.”

”Nä”, sa {friend}.

”Jag är rädd för hissen. Jag har varit det hela tiden. Jag har ljugit i ett år.”

”Jag vet.”

{child} stirrade på den bit av {friend} som stack fram bakom fenan.

”Vet du?”

”{child}, jag har gått hundratolv trappsteg nästan varje dag i ett år. Trodde du att jag tyckte om det? Jag hatar trappor. Jag får håll!”

”Men varför sa du inget?”

”Du ville ju inte prata om det. Så jag pratade om annat.”

{child} öppnade munnen och stängde den. {Child.He} tänkte på alla de där trapporna, på allt {friend} hade hunnit berätta: om papegojor som härmar mikrovågsugnar, om hur man gör glass, [athlete: om {athlete}, ][music: om {music}, ]om vilka lärare som förmodligen var spioner. Varje dag, från ett till sju. {friend} hade inte pratat för att {friend.he} var pratig. Eller jo, det också.

Och det konstiga var att när det väl var sagt, så lutade sig väggarna tillbaka. Inte mycket. Men en bit.

# the-light-went
Då slocknade lampan.

Det blev så svart att det inte spelade någon roll om man blundade. {child} väntade på att {friend} skulle säga något. {friend} sa ingenting. {friend}, som alltid sa något.

”{friend}?”

”Mm”, sa en mycket liten röst.

”Är du … är du rädd för mörker?”

”Lite”, sa rösten. ”Mycket. Det är ingen som vet det.”

# click
{child} kände efter. Mörker hade {child.he} ingenting emot. I mörkret syntes inte väggarna. Nu kunde hissen vara hur stor som helst. {Child.He} trevade sig fram, förbi fenan, och hittade {friend's} hand. Den var iskall.

”Okej”, sa {child}. ”Vi går i trappan.”

”Va?”

”Vi står på bottenvåningen. Det är hundratolv steg. Du brukar prata, men nu är det min tur. Första steget.” {child} letade i huvudet. ”Visste du att en kaskelot sover stående? Rakt upp och ner i havet, som vår. Andra steget. Där är det alltid mörkt, och det är ingen som bryr sig, för de har varandra. De klickar. Så här.”

{Child.He} klickade med tungan. Det kom inget svar. {Child.He} klickade en gång till.

Klick, hördes det bakom fenan.

# how-is-the-whale
De hann till steg nittioett. Då blinkade lampan till, det skrapade ovanför dem, och en röst ropade:

”{fixer} här! Hur är det med valen?”

”Hungrig!” ropade {friend}, och nu lät {friend.he} som vanligt.

De kom sju minuter för sent till skolan. Valen fattades elva tänder, men när de berättade varför fick de längre applåd än alla de andra tillsammans.

# up-and-down
Efter skolan stod de i porten och tittade på hissen. Den var lagad. {fixer} hade till och med tagit bort rycket.

”Du behöver inte”, sa {friend}.

”Inte du heller”, sa {child}.

De tänkte på saken. Sedan kom de överens: hiss upp, för hållets skull, och trappa ner, för benens. Och däruppe stod {@gaped} och gapade[pet.dog: , med {pet} viftande bredvid][pet.cat: , med {pet} mellan fötterna], för ur hissen klev {child}, lite blek om näsan, och klickade med tungan.

Klick, svarade någon bakom {child.him}.

# @believed
{neighbour} i lägenheten mittemot
## if adult
{Adult}

# @gaped
{neighbour} i sin dörr
## if adult
{adult} i dörren
