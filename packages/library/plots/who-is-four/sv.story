title: Det fjärde spöket
title: Vem är fyra?
guest friend: Molly (hon), Vilgot (han)
guest pet: Rut (hon), Sixten (han)
guest minder: Malena (hon), Josefin (hon)

% Spökets ”Bu” är så tyst att det knappt hörs, och det sista är en gäspning.

# sheets
Det regnade hela dagen[city:  {in city}]. Då lekte {child} spöken med {friend}[!friend.known: , som var {child.his} bästa vän].

De fick låna lakan av {@lender}. {child} tog ett lakan, {friend} tog ett lakan, och {@whose} fick ett litet, litet lakan. Fast på {pet} stack svansen ut.

”Bu!” sa {child}.

”Bu!” sa {friend}.

”{@Woof}”, sa {pet}, för {pet.he} hade inte lekt spöke förut.

De spökade i köket. De spökade i hallen.[elder:  De spökade för {elder}[elder2:  och {elder2}] i telefon.] {@A} blev så rädd att {@he} måste äta en bulle.

# the-row
”Nu ställer vi upp oss på rad”, sa {child}, ”så ska jag räkna alla spöken.”

De ställde sig i hallen, och {child} räknade.

”Ett spöke, det är jag. Två spöken, det är {friend}. Tre spöken, det är {pet}. Fyra spöken, det är …”

{child} stannade.

”{Friend}”, viskade {child.he}. ”Vem är fyra?”

# the-fourth
Där stod ett spöke till, allra längst bort. Det var lika litet som en hink. Det hade ett lakan som släpade på golvet. Och det hade inga fötter.

{Friend} tog {child} i handen. {child} tog {friend} i handen. Men {@greets}

”Bu”, sa det lilla spöket. Det sa det så tyst att det knappt hördes.

# for-real
”Är du på riktigt?” frågade {child}.

”Ja”, sa spöket. ”Får jag vara med ändå?”

{child} tittade på {friend}. {Friend} nickade.

”Det får du”, sa {child}.

# oh-how-they-played
Och oj, vad de lekte! De lekte tåg[school:  till {school}], och spöket var röken.[sport:  De lekte {sport}, och spöket hejade.][music:  De dansade till {music}, och lakanet snurrade.] De lekte kurragömma, och spöket vann varje gång.[athlete:  Inte ens {athlete} hade hittat det.] {@chase}

# give-them-back
Då ropade {@a}.

”{child}! {Friend}! Nu vill jag ha tillbaka lakanen!”

Det lilla spöket blev alldeles stilla.

”Måste jag lämna mitt?” frågade det.

”Ja”, sa {friend}. ”Det är {@theirs}. Det är till sängen.”

”Men utan lakan syns jag inte”, sa spöket. ”Jag har bott här jättelänge. Jag har sagt hej varje dag. Men ingen säger hej till den som inte syns.”

Lakanet darrade lite.

# so-little
{child} kliade sig i håret. {Pet} satte sig nära spöket, så nära {pet.he} kunde. {Friend} lyfte på kanten av lakanet och mätte med händerna.

”Du är ju så liten”, sa {friend.he}. ”Du behöver inte ett helt lakan.”

# flop
Då kom {child} på det. {Child.He} sprang in i sitt rum. {Child.He} drog och drog i sin kudde, tills det sa flopp. Och så sprang {child.he} tillbaka med örngottet, det gula med prickar[elder: , det som {elder} tyckte var finast].

”Pröva det här!” sa {child}.

Lakanet föll ihop på golvet. Ingenting syntes. Så steg örngottet upp i luften. Det passade precis.

”Är jag fin?” frågade spöket.

”Du är prickig”, sa {child}. ”Det är finare än fin.”

# and-bye-you
De la alla lakan i {@as} famn. Ett, två, tre, fyra.

Sedan gick {friend} hem. ”Hej då, {child}! Hej då, {pet}!” ropade {friend.he} i dörren. Och så vinkade {friend.he} lite längre ner. ”Och hej då, du!”

# out-walking
På kvällen bäddade {@a} om {child}. {@He} klappade på kudden och rynkade pannan.

”Var är ditt örngott?”

”Det är ute och går”, sa {child}.

”Jaså”, sa {@a}. ”Kommer det hem till natten?”

{@under}

# boo
”Det är hemma nu”, sa {child}. ”Säg god natt till det, {@a}. Det tycker det så mycket om.”

{@A} böjde sig ner, ända ner till golvet.

”God natt, lilla örngott”, sa {@he}. ”Sov gott.”

En lång stund hördes ingenting. Sedan kom det, mjukt som en gäspning:

”Bu.”

Det betydde god natt.

# @lender
{minder}, som passade dem
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @as
{minder's}
## if adult
{adult's}

# @he
hon
## if adult
{adult.he}

# @whose
{pet}, {friend's} hund som skulle sova över hos {child},
## if pet.dog
[!pet.known: hunden ]{pet}
## if pet.dog & breed
{the breed} {pet}
## if pet.cat
[!pet.known: katten ]{pet}

# @woof
voff
## if pet.cat
mjau

# @greets
{pet} gick fram och nosade, och {pet.his} svans gick fram och tillbaka, fram och tillbaka.
## if pet.cat
{pet} gick fram och strök sig mot lakanet, fram och tillbaka, fram och tillbaka.

# @chase
{Pet} sprang efter det genom alla rummen.
## if breed.Dachshund
{Pet} sprang efter det genom alla rummen, på sina korta ben.
## if pet.cat
{Pet} sprang efter det genom alla rummen och slog efter lakanets kant.

# @under
Då lyfte {pet} huvudet. {Pet.He} tittade in under sängen, och svansen gick fram och tillbaka, fram och tillbaka.
## if pet.cat
Då lyfte {pet} huvudet. {Pet.He} kröp in under sängen och strök sig mot något där, fram och tillbaka, fram och tillbaka.

# @theirs
lånat
## if adult
{adult's}
