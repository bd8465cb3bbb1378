title: Stöveln som fnyste
title: Fnys, sa sängen
guest friend: Märta (hon), Nils (han)
guest pet: Kleo (hon), Figaro (han)

% Gör stöveln riktigt arg, och håll båda händerna för munnen när vännen gör det. Djuret är familjens, annars grannens katt.

# two-boots
{child} hade två gula stövlar[elder: , och dem hade {child.he} fått av {elder}[elder2:  och {elder2}]]. De bodde utanför köksdörren, bredvid varandra, under det lilla taket där regnet inte kom åt dem.

En eftermiddag kom {friend}[!friend.known: , {child's} bästa vän,] för att leka[school: , raka vägen från {school}], och gården var full av pölar[city: , som alla gårdar i {city}]. Så {child} gick för att hämta sina stövlar.

Den första stöveln var en vanlig stövel.

Den andra stöveln sa: ”Fnys.”

# cross
{child} tvärstannade. ”{Friend}”, sa {child.he}, ”min stövel är arg.”

{Friend} kom för att lyssna. {Friend.He} satte händerna på knäna.

”Fnys”, sa stöveln. ”Fnys, fnys.”

”Jättearg”, sa {friend}.

# a-lot-to-say
{@out} {Pet} pratade vid frukosten. {Pet.He} pratade vid middagen.[music:  {Pet.He} pratade rakt igenom {music}.] {Pet.He} pratade med trappan.

”{@talk}!” sa {pet} till stöveln.

”FNYS!” sa stöveln.

# down-deep
De tittade i den. De tittade med ögonen och inte med fingrarna[adult: , precis som {adult} brukade säga]. Och längst därnere, där {child's} tår skulle vara, låg det något runt. Något brunt. Något som stacks överallt.

”Det är en igelkott!” sa {child}.

# come-out
”Hej, igelkotten!” ropade {friend}. ”Kom ut!”

Igelkotten rullade ihop sig hårdare.

”Kom UT!” ropade {friend}. ”Vi har pölar![sport:  Vi kan {play sport}!]”

Igelkotten rullade ihop sig ännu hårdare.

”{@loud}!” sa {pet}.

Och nu var igelkotten rund och hård som en kastanj, utan nos och utan fötter och utan ansikte.

”Den har gått sönder”, sa {friend} sorgset.

# under-the-table
{child} satte sig på trappan och tänkte. {Child.He} tänkte på sitt kalas. Alla hade sjungit för {child.him}, allihop på en gång och jättehögt[elder: , och {elder.short}[elder2:  och {elder2.short}] allra högst], och {child} hade krupit in under bordet[athlete: , lika snabbt som {athlete},] och gjort sig till en boll, utan näsa och utan fötter och utan ansikte.

”Den har inte gått sönder”, sa {child}. ”Vi låter för mycket. När jag är en boll måste man vänta.”

”Hur länge då?” sa {friend}.

”Tills jag är färdig”, sa {child}.

# so-they-waited
Så de väntade. {child} satt på trappan och var tyst. {Friend} satt på trappan och var också tyst, med båda händerna för munnen, för orden ville ut hela tiden.

Och {pet}? {Pet} öppnade munnen. {Pet.He} tittade på {child}. {Pet.He} tittade på stöveln.

Och {pet} stängde munnen igen, {@tucked} och sa ingenting. Det var allra första gången.

Dropp, sa taket. Dropp. Dropp.

# a-nose
Och ut ur stöveln kom en nos.

Det var en liten nos, svart och blank, och den vickade. Efter nosen kom ett ansikte. Efter ansiktet kom två framfötter, och efter en stund två bakfötter, och där stod en hel igelkott och tittade på dem.

Ingen sa ett ord.

Igelkotten drack lite ur den minsta pölen. Sedan gick den in under häcken, snuff, snuff, snuff, som om den hade hur mycket tid som helst.

# saving-it-up
”Mmmm-mmm!” sa {friend} bakom händerna.

”Nu får du prata”, sa {child}.

”EN IGELKOTT!” sa {friend}.

”{@one}!” sa {pet}, som hade sparat på det.

# said-the-bed
På kvällen kröp {child} ner i sängen och drog täcket ända över huvudet. {Child.He} var en boll. Ingen näsa, inga fötter, inget ansikte.

”Fnys”, sa sängen.

[adult: ”Oj, en arg säng”, sa {adult} och skruvade ner lampan.

]{Pet} hoppade upp. {Pet.He} sa inte ett ljud. {Pet.He} {@tucked} och väntade.

Och {pet.he} väntade.

Och ut ur täcket kom en näsa. Det var en liten näsa, rosa och varm.

{Pet} nuddade den med sin egen, alldeles försiktigt.

”Färdig”, viskade {child} och somnade.

# @out
Då kom {pet} ut. {Pet} var grannens katt, men själv trodde {pet.he} att {pet.he} bodde hos {child}, och {pet.he} hade mycket att säga.
## if pet.cat
Då kom [!pet.known: katten ]{pet} ut, och {pet} hade mycket att säga.
## if pet.cat & breed.Siamese
Då kom [!pet.known: katten ]{pet} ut. {Pet} var en siames, och siameser har mycket att säga.
## if pet.dog
Då kom [!pet.known: hunden ]{pet} ut, och {pet} hade mycket att säga.

# @talk
Mjau-au-au
## if pet.dog
Voff-voff-voff

# @loud
MJAU-AU-AU
## if pet.dog
VOFF-VOFF-VOFF

# @one
MJAU
## if pet.dog
VOFF

# @tucked
vek in tassarna
## if pet.dog
la hakan på tassarna
