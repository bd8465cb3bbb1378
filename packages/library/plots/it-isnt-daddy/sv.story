title: Det är inte {@d}
title: Fel håll!
title: Ner längs näsan
guest elder: Gunvor (hon), Majken (hon)

% {@d} är den som önskningen säger är borta (annars pappa; mamma där den som läser är en han), och är varken han eller hon. Den som passar är den äldre, annars grannen Gunvor.
% Fingret åker kana på näsan: ner över pannan, ner längs näsan, och av. Den som läser kan göra det på riktigt.

# on-the-sofa
[elder: {child} sitter i soffan hos {elder}|{child} sitter i {elder's} soffa. {Elder} är grannen, och i dag är hon barnvakt][school: , efter en lång dag {at school}].[friend:  {Friend}[!friend.known: , {child's} bästa vän,] sitter i andra änden.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] är också med, men får inte vara uppe.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] är också med, fast under soffan.][pet.other:  {Pet} är hemma och sover.] {@D} är borta och jobbar, och kommer hem om två nätter.

”Jag längtar efter {@d}”, säger {child}.

# a-banana
[friend: {Friend} | {Elder.short}] tänker.[sport:  Man kan inte {play sport} i en soffa.] Sedan kommer [friend: {friend.he} | {elder.he}] med en banan[elder2: , som {elder2} har köpt].

{child} tittar på bananen.

”Det är inte {@d}”, säger {child.he}.

”Nej”, säger [friend: {friend} | {elder.short}]. ”Det är en banan.”

[friend: {child} äter ena halvan och {friend} den andra, men {child} | {child} äter upp bananen, men] längtar ändå.

# a-pillow
{@soft}

”Det är inte {@d}”, säger {child.he}.

”Nej”, säger {elder.short}. ”Det är [pet.dog / pet.cat: {pet} | en kudde].”

[pet.dog / pet.cat: {Pet} stannar kvar, men {child} | {child} behåller kudden, men] längtar ändå.

# a-mop
Då hämtar {elder.short} en mopp. Den är lång och smal och har mycket grått hår, och {elder.he} sätter en hatt på den. Moppen bugar, och hatten trillar av. {Elder.short} sätter dit hatten, och moppen bugar en gång till, men inte lika djupt.

{child} tar moppen i hand.

”Det är inte {@d}”, säger {child.he}.

”Nej”, säger {elder.short}. ”Det är en mopp.”

Moppen får ställa sig i hörnet. Men {child} längtar ändå.

# hello
{@voice}

{child} tittar länge på {elder.him}[pet.dog / pet.cat: , och {pet} med].

”Det är inte {@d}”, säger {child.he}.

”Nej”, säger {elder.short}. ”Det är {elder.short}.”

# wrong-way
Då sätter sig {elder.short} i soffan. Nu [friend: hittar {elder.he} inte på något mer | hämtar {elder.he} ingenting mer].

”Var känns det, när du längtar?” frågar {elder.he}.

{child} känner efter och pekar på näsan.

”Här. Här brukar {@d}s finger åka kana.”

”Jaså, där!” säger {elder.short}. {Elder.He} sträcker fram sitt finger och åker[athlete: , lika fort som {athlete}]. Från nästippen upp till håret.

”FEL!” ropar {child}[city: , så att det hörs i hela {city}]. ”FEL HÅLL!”

[friend: ”Kana åker man neråt”, säger {friend}.

]Och nu kommer tårarna. De droppar på [pet.dog: {pet}, som slickar upp en|[pet.cat: {pet}, som skakar på ena örat|kudden]].

# down-the-nose
”Oj då”, säger {elder.short}. ”Jag kan ju inte. Kan du visa mig?”

{child} snörvlar. Sedan tar {child.he} {elder.short's} finger med hela handen och sätter det högst upp i pannan. Och så åker de, {child} och fingret.

Ner över pannan.

Ner längs näsan.

Och av!

# a-long-nose
”Så. Nu på dig.”

{child} åker på {elder.short} med sitt eget finger. Ner över pannan. Ner längs näsan. {Elder.short} har en [elder: mycket längre|lång] näsa, så det tar en stund. Och av!

”Åh”, säger {elder.short}. [age>=5: ”Det killar precis före slutet.”

”Jag vet.”

”Nu förstår jag att du längtar”, säger {elder.short}.|”Nu förstår jag att du längtar.”][friend: 

”Nu jag”, säger {friend}. {Friend} har en mycket kort näsa, så det går fort. Och av!]

# again
{child} lägger sig med huvudet i {elder.short's} knä[friend: , och {friend} på andra sidan][pet.dog / pet.cat: , och {pet} lägger sig på {child's} fötter].

”Igen.”

Ner över pannan. Ner längs näsan. Och av.

”Igen.”

Ner över pannan … ner längs näsan … och av.

Nu åker fingret alldeles rätt. Det åker långsamt[music: , och {elder.short} nynnar på {music}]. {child} blundar.

”Det är inte {@d}”, mumlar {child.he}.

”Nej”, viskar {elder.short}. ”Det är {elder.short}.”

# and-off
{child} ligger tyst[friend:  för att inte väcka {friend}[pet.dog / pet.cat:  eller {pet}] | [pet.dog / pet.cat:  för att inte väcka {pet}]]. {Child.He} längtar fortfarande. Men näsan har det bra.

”Men det är {@d}s”, säger {child.he}.

”Ja”, viskar {elder.short}. ”Det är {@d}s. Vi bara lånar det.”

Och fingret åker en gång till, precis som {@d}s.

Ner över pannan … //
ner längs näsan … //
och av.

# @d
pappa
## if adult.he & !parent
mamma
## if parent
{parent}

# @soft
Då hämtar {elder.short} en kudde. Den är stor och mjuk. {child} kramar kudden så långt armarna räcker.
## if pet.dog
Då säger {elder.short} att {pet} får komma upp, bara den här gången. {Pet} är varm och viftar i ena änden. {child} kramar {pet.him} så långt armarna räcker.
## if pet.cat
Då klappar {elder.short} på soffan, och {pet} tänker efter och kommer upp. {Pet} är varm och mjuk och spinner. {child} kramar {pet.him}, men inte för hårt.

# @voice
Då gör {elder.short} rösten så lik {@d}s som {elder.he} kan.

”HEJ PÅ DIG”, säger {elder.he}, men det låter mest som en ko.
## if !parent & !adult.he
{@low}
## if parent.home & adult.she
{@low}
## if parent.home & adult.he
Då gör {elder.short} rösten så ljus {elder.he} kan, högst uppe i näsan.

”HEJ PÅ DIG”, piper {elder.he}.

# @low
Då gör {elder.short} rösten så mörk {elder.he} kan, långt nere i magen.

”HEJ PÅ DIG”, brummar {elder.he}.
