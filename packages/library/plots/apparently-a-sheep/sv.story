title: Spöket som blev vallat
title: Nu är jag visst ett får
title: En vind med kartonger
guest friend: Ture (han), Ronja (hon)
guest pet: Kajsa (hon), Bosse (han)
guest ghost: Efraim (han), Abel (han)

% Hunden är familjens eller bästa vännens; border collien är originalet. En katt vallar lika bra, om den själv får säga det.
% Ordleken: ”vind” är både det som blåser och det under taket. @gran: där familjens egen mormor kan vara med är spökets en gammelmormor.

# found-a-ghost
Det var {pet} som hittade spöket.

{@tidy} Hade det funnits får på gatan så hade {pet.he} vallat dem. Men på gatan fanns inga får, så {pet} fick ta vad som fanns. {Pet.He} hade vallat duvor och fotbollar och ett helt barnkalas[sport:  och alla som skulle {play sport}]. En gång hade {pet.he} vallat [elder: {elder} | brevbäraren] in i en buske, och där fick [elder: {elder.he} | han] stå tills {child} kom hem från skolan.

# ffffhhh
Den här kvällen fick [pet: [!friend.known: {child's} bästa vän ]{friend} sova över | {friend} sova över hos {child}, och {pet} med]. {Friend.He} låg på madrassen och var ledsen. {Friend.He} hade tappat båda framtänderna samma vecka, och nu kunde {friend.he} inte vissla. [school: {Friend}, som visslade bäst av alla {at school}! | {Friend}, som var bäst i hela klassen på att vissla!]

”Hör själv”, sa {friend.he} och blåste. Det lät ffffhhh, som när man trampar på en luftmadrass.[age>=7 / !elder: 

”Det var ganska fint”, sa {child}.

”Det var inte ett dugg fint”, sa {friend}.]

# a-pillowcase
Då kom {pet} in. {Pet.He} gick lågt, med [pet.cat: magen | nosen] mot golvet och blicken stadigt riktad mot något. Och framför {pet.him}, baklänges genom dörren, svävade något litet och vitt, ungefär som ett örngott.

”Ursäkta”, sa örngottet. ”Kan någon vara snäll och be den där varelsen att sluta titta på mig?”

{child} drog upp täcket till näsan. {Friend} drog upp sitt över hela huvudet.

”Är du ett spöke?” frågade {child}.

”Jag var ett spöke”, sa det lilla vita. ”Nu är jag visst ett får.”

Då började {child} skratta, och det är svårt att vara rädd och skratta på samma gång. {Friend} tittade fram. ”Varför är du här?” frågade {friend.he}.

# the-sawmill
Spöket hette {ghost}. Han bodde egentligen i det gamla sågverket, med mamma, pappa, {@gran} och tre systrar. Men i tisdags hade någon kommit med en grävmaskin och lyft av taket. Och det blåste.

”Vinden tog oss”, sa {ghost}. ”{@Gran} flög åt ett håll och mina systrar åt tre andra. Jag fastnade i er skorsten. Och nu hittar jag dem aldrig mer.” Han snöt sig i ett av sina egna hörn.

”Kan du inte ropa på dem?” sa {child}.

”Vi spöken ropar inte. Vi har Tonen. Den hörs hur långt som helst, men bara de stora kan den.” {ghost} suckade. ”Den låter som blåst i ett nyckelhål. Fast snällare.”

# the-note
{child} kunde göra många ljud. {Child.He} tjöt och {child.he} hoade. {Child.He} blåste [music: {music} på blockflöjt | i en blockflöjt], så att {pet} gick och ställde sig i garderoben. {ghost} skakade på hela sig varje gång.

”Prova du, {Friend}!” sa {child}.

”Jag kan ju inte vissla längre.”

”Du ska inte vissla. Du ska göra det där andra.”

{Friend} suckade. Sedan satte {friend.he} tungan mot gluggen där tänderna hade suttit och blåste, långsamt och lite ledset.

Ffffhhhuuuuu.

{ghost} blev alldeles stilla. Sedan började han lysa, svagt, som en lampa under ett lakan.

”Det där”, viskade han, ”det är Tonen.”

# from-all-sides
De tog på sig stövlar till pyjamasen och smög ut i trädgården. [elder: I köksfönstret satt {elder}[elder2:  och {elder2}] med ett korsord och såg inte upp. | [adult: I köksfönstret stod {adult} och diskade. ]]{Friend} ställde sig mitt på gräsmattan, drog in så mycket natt {friend.he} fick plats med och blåste.

Först hände ingenting. Sedan lossnade något vitt från kyrktornet. Något vitt reste sig ur grannens tvättlina. Ett kom ur en stupränna, ett hade suttit i en björk och var fullt av löv. De kom från alla håll!

# blown-about
Men det blåste fortfarande. Just som de nästan var framme fick vinden tag i dem, och bort for de igen, huller om buller, så att {@gran} hamnade upp och ner.

”Vi kan inte hålla ihop!” ropade {ghost}.

{child} tittade på {pet}. {Pet} tittade på {child}. {Pet.He} darrade från nosen till svansen. Hela sitt liv hade {pet.he} väntat på den här kvällen.

”{Pet}”, sa {child}. ”Valla!”

# rounded-up
Och {pet} sprang[athlete: , så att inte ens {athlete} hade hunnit med]. {Pet.He} sprang i en stor båge runt äppelträdet och i en ännu större båge runt den första. {Pet.He} stirrade på mamman tills hon kom ner från hängrännan. {Pet.He} låg platt som en matta framför systrarna, och när {@gran} försökte smita över häcken stod {pet} redan där. Till slut svävade sju spöken i en prydlig liten klunga mitt på gräset.

”{ghost}!” ropade sex av dem, och sedan gick det inte att se vem som var vem, för så kramas spöken.

# had-enough-of-that
”Men var ska vi bo nu?” sa {@gran} efter en stund.

”Vi har en vind”, sa {child}.

”Nej tack!” skrek alla spökena. ”Vi har fått nog av vind!”

”En vind under taket”, sa {child}. ”Med kartonger.”

Det blev en annan sak.

# no-hurry
När {child} och {friend} hade krupit ner i sina sängar hördes ett mjukt prassel från vinden. Där uppe var det någon som bäddade.

”{Friend}”, viskade {child}. ”Vad gör du när tänderna växer ut?”

{Friend} tänkte efter. ”Då visslar jag”, sa {friend.he}. ”Men det är ingen brådska.”

# in-order
Nedanför vindstrappan låg {pet} med nosen på tassarna. {Pet.He} räknade dem allihop en gång till. Sju där uppe. Två där inne.[elder:  [elder2: Två | En] i köket.] Det var ordning [city: {in city} | på gatan].

Då blundade {pet.he} äntligen.

# @tidy
{Pet} var en vallhund och bodde hos [!friend.known: {child's} bästa vän ]{friend}, och en vallhund vill ha ordning på saker.
## if pet.dog
{Pet} var {child's} hund, {a breed}, och {pet.he} ville ha ordning på saker.
## if pet.dog & breed.Border Collie
{Pet} var {child's} border collie, och en border collie vill ha ordning på saker.
## if pet.dog & breed.Australian Shepherd
{Pet} var {child's} australian shepherd, och en australian shepherd vill ha ordning på saker.
## if pet.dog & breed.Dachshund
{Pet} var {child's} tax, men {pet.he} ville ha ordning på saker som en mycket större hund.
## if pet.cat
{Pet} var {child's} katt, och ingen hade sagt till {pet.him} att katter inte vallar. {Pet.He} ville ha ordning på saker.

# @gran
mormor
## if elder / elder2
gammelmormor
