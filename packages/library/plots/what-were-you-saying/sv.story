title: Vad var det du sa?
title: Den som aldrig slutade prata
title: Färdig
guest pet: Cleo (hon), Nisse (han)
guest minder: Annika (hon), Margareta (hon)

% Katten är familjens, eller grannens som bor över. En hund pratar lika mycket. Låt barnet få vara den som skriker.

# never-stopped
{@who} slutade aldrig prata.

{@leave}[city:  Det hördes över hela {city}.] {Pet.He} sa till brödrosten vad {pet.he} tyckte om den. {Pet.He} hade långa samtal med badkaret[music:  om {music}].

”Vad i all världen säger {pet.he} nu då?” brukade {@a} fråga.

Och {child} talade om det, för {child} kunde [pet.dog: hundspråket | kattspråket].

”{Pet.He} säger att det snart är mat”, sa {child}. Eller: ”{Pet.He} säger att ärter är farliga för barn.”[athlete:  Eller: ”{Pet.He} säger att {athlete} är nästan lika snabb som {pet.he}.”] Eller: ”{Pet.He} säger att om någon ska ha en kaka till, så är det jag.”

”Konstigt”, sa [adult: {adult} | {minder}]. ”Precis så sa {pet.he} i går också.”[elder:  {Elder}[elder2:  och {elder2}] fick också allting översatt och tyckte att det lät klokt.]

[friend: Inte ens {Friend}[!friend.known: , {child's} bästa vän,] kunde mer än några ord.]

# mr-pockets
Sedan kom den där veckan när {child} tappade bort Herr Ficka.

Herr Ficka var en kanin. Han var grå och platt, och han hade ett öra att hålla i och ett öra att suga på. På måndagen var han med vid frukosten. På måndagskvällen var han ingenstans.

[adult: {Adult} | {Minder}] letade under sängen och bakom soffan. [adult: {adult.He} | Hon] gick till parken och tillbaka med ficklampa i regnet och kom hem dyblöt, utan kanin.[sport:  I väskan för {sport} låg han inte heller.][school:  Ingen {at school} hade sett honom.][elder:  {Elder} kände igenom alla fickor i hallen.][friend:  {Friend} letade i sandlådan och hittade en sked.]

# not-quiet
{child} sov dåligt på måndagen. {Child.He} sov dåligt på tisdagen också. Det värsta var att {pet} inte ville vara tyst.

”{@loud}!” sa {pet} utanför sovrumsdörren. ”{@longer}!”

”Vad säger {pet.he}?” frågade [adult: {adult} | {minder}] och gäspade.

”{Pet.He} säger att jag borde sova i [adult: din säng|stora sängen]”, sa {child}.

Så då gjorde {child.he} det. Men {pet} kom och ställde sig på [adult: {adult's} | {minder's}] mage och sa det en gång till.

”Och nu då?”

”{Pet.He} säger att jag behöver varm mjölk.”

{child} fick varm mjölk. {Pet} såg på mjölken, och sedan på {child}. Sedan lade {pet.he} sig platt på mattan, som någon som i två dagar har förklarat en sak för folk som inte lyssnar.

# buttons
På onsdagskvällen började det om igen. ”{@loud}!”

”Jaha”, sa [adult: {adult} | {minder}] och blundade till hälften. ”Vad är det den här gången?”

{child} öppnade munnen. {Child.He} tänkte säga någonting om chokladknappar. Men {pet} såg rakt på {child.him} med sina {@eyes} ögon, och plötsligt ville chokladknapparna inte komma ut.

”[adult: {Adult}|{Minder}]”, sa {child} långsamt. ”Jag vet faktiskt inte.”

”Vet du inte?”

”Nej. Jag har bara sagt sådant som jag själv har velat.” {child} blev het om kinderna. ”Jag tror aldrig att jag har frågat {pet.him} på riktigt.”

[adult: {Adult} | {Minder}] öppnade båda ögonen och såg inte alls arg ut.

”Nähä”, sa [adult: {adult.he} | hon]. ”Du kan ju fråga nu.”

# listened
Då klev {child} ur sängen och satte sig på mattan, så att de var nos mot näsa.

”Förlåt, {pet}”, sa {child}. ”Vad var det du sa?”

Och sedan gjorde {child} något som {child.he} aldrig hade gjort förut. {Child.He} var tyst och lyssnade.

”{@soft}”, sa {pet}, ganska lågt. {Pet.He} gick till dörren och såg sig om.

# along-the-landing
{child} reste sig och gick efter. [adult: {Adult} | {Minder}] gick efter {child}.

”{@soft}”, sa {pet} i hallen. ”{@soft}”, utanför badrummet. Vid linneskåpet, det varma, där rören går, stannade {pet.he}. {Pet.He} satte båda tassarna mot dörren, sträckte sig så lång {pet.he} kunde bli och sa det en gång till så högt det gick.

”{@loudest}!”

# one-grey-ear
[adult: {Adult} | {Minder}] öppnade. Ut kom en pust varm luft som luktade nytvättat. Där låg handdukarna. Där låg lakanen, som [adult: {adult} | {minder}] hade dragit av sängarna i måndags i en enda stor famn och tvättat och torkat och vikt.

Och ur de vikta lakanen, allra längst ner i högen, hängde ett grått öra.

”Herr Ficka!” ropade {child}.

Han var varm rakt igenom. Han var ännu plattare än förut, och han luktade tvål, men det skulle gå över.

# all-the-time
[adult: {Adult} | {Minder}] satte sig på hallgolvet.

”Jag tvättade honom”, sa [adult: {adult.he} | hon]. ”Jag lade in honom i skåpet. Jag gick till parken i regnet, och hela tiden talade {pet.he} om det för mig.”

”{@bye}”, sa {pet}.

Det behövde ingen översätta.

# finished
[adult: {Adult} | {Minder}] stoppade om dem alla tre: {child} i mitten, Herr Ficka under hakan på {child} och {pet} hoprullad i {child's} knäveck. Sedan släckte [adult: {adult.he} | hon] lampan.

”{@dark}”, sa {pet} i mörkret.

”Vad säger {pet.he}?” viskade [adult: {adult} | {minder}].

{child} låg stilla och lyssnade, en lång stund, för att vara säker.

”Ingenting”, viskade {child.he} tillbaka. ”{Pet.He} är färdig.”

# @who
{Pet} var grannens katt. {Pet.He} bodde hos {child} medan grannen var bortrest, och {pet.he}
## if pet.cat
{child's} katt var {a breed} som hette {pet}, och {pet}
## if pet.dog
{child's} hund var {a breed} som hette {pet}, och {pet}

# @leave
Somliga katter säger mjau och nöjer sig med det. {Pet} sa ”Mrau?” när man kom och ”Mraaa” när man gick.
## if pet.dog
Somliga hundar säger voff och nöjer sig med det. {Pet} sa ”Vuff?” när man kom och ”Vuuu” när man gick.

# @a
{minder}, som passade {child},
## if adult
{adult}

# @eyes
alldeles runda
## if breed.Siamese
mycket blå
## if pet.dog
mycket bruna

# @loud
Mra-AU
## if pet.dog
Va-VOO

# @longer
Mra-AU-AU-AU
## if pet.dog
Va-VOO-VOO-VOO

# @soft
Mrau
## if pet.dog
Vuff

# @loudest
MRA-AU
## if pet.dog
VA-VOO

# @bye
Mraaa
## if pet.dog
Vuuu

# @dark
Mrrr
## if pet.dog
Mmmf
