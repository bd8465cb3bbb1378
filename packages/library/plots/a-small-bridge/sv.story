title: Näst bäst på gården
title: En liten bro
title: Båda fötterna i golvet
guest hero: Disa (hon), Tora (hon)
guest friend: Melker (han), Sami (han)
guest small: Sixten (han), Ture (han)
guest neighbour: Barbro (hon), Gunilla (hon)

% Den som räknar till tre och har köket är den äldre, annars {adult}, annars {neighbour}. Vännen finns för alla.
% {hero} lyfter varje gång hon säger något som inte är sant. Det sägs först vid muren.

# second-best
Bäst på gården på att bryta arm var {child}. Näst bäst var en superhjälte, och det var det som var fel.

Hon hette {hero} och hade flyttat in i port fyra i augusti[school: , och hon gick {at school} som alla andra]. På torsdagskvällen höll hon uppe en järnvägsbro[city:  utanför {city}] tills tåget hade hunnit över. Det var med på nyheterna. På fredagen, vid bordet under kastanjen, fick {child} ner hennes hand på sex sekunder.

{Friend}[!friend.known: , {child's} bästa vän,] höll upp {child's} arm, och {@a-first}, som hade räknat till tre från köksfönstret, slog på ett grytlock.

”Försökte du verkligen?” frågade {child}.

”Verkligen”, sa {hero}.[pet.dog:  Hunden {Pet} hade stuckit in nosen under hennes skor, där det inte borde ha fått plats någon nos.][pet.cat:  Katten {Pet} hade stuckit in tassen under hennes sko, där det inte borde ha fått plats någon tass.]

{child} var inte ens trött i armen. {Child.He} ville förlora mot en superhjälte, på riktigt, och få veta hur det var.

# twenty-one-four
”Hon höll uppe en bro”, sa {child}.

”Det var en liten bro”, sa {friend}.

{Friend} hade slagit {hero} i pingis, och sedan dess stod det 21–4 på {friend.his} keps.[athlete:  Det kunde inte ens {athlete} skryta med.]

”Låt det vara”, sa {friend.he}. ”Snälla.”

{child} lät det vara i en vecka, och tittade. {hero} förlorade i kula och i kast med gummistövel[sport:  och när de skulle {play sport}].[pet.dog:  {Pet} gick i vägen för hennes fötter hela tiden.][pet.cat:  {Pet} gick i vägen för hennes fötter hela tiden.][pet.other:  Hon förlorade till och med mot {Pet}, i att stirra.] Hon förlorade mot vem som helst, och alltid med precis så mycket som behövdes för att den andra skulle bli glad. Sedan sa hon ”oj då” och log.

”Så ser ingen ut som har förlorat”, sa {child}.

”Hon är väl en god förlorare”, sa {friend}.

”Så god är ingen”, sa {child}.

# faster-than-a-train
På lördagen sprang {small} ikapp med henne, fyra varv runt kastanjen. {small} var sex år och sprang med tungan ute. Han vann med en tunga.

”Jag är snabbare än en superhjälte!” skrek han upp mot alla fönster, och {@a} vinkade. ”Jag är snabbare än ett tåg!”

”Oj då”, sa {hero}.

Då gick det inte längre.

”Hon lät dig vinna”, sa {child}. ”Hon låter alla vinna. Hon lät mig. Hon kan ju hålla uppe en bro!”

{small} drog in tungan. Han såg på {hero}.

”Nej då”, sa hon, alldeles för fort.[pet.dog:  {Pet} var genast där med nosen.][pet.cat:  {Pet} var genast där med tassen.]

{friend} tog av sig kepsen och läste på den, som om det stod något annat där nu.

”Jag visste det väl”, sa {friend.he} till {child}. ”Men jag tyckte om att inte veta det.”

”Mat!” ropade {@a}, fast klockan bara var fyra[elder & elder2: , och {elder2} började duka].

Så gick de in, en efter en, {friend} sist. {child} hade bara velat att något skulle vara på riktigt. Nu var det på riktigt, och gården var tom.

# the-wall
På kvällen satt {hero} för sig själv på muren vid soptunnorna, och i halsen på tröjan stack den röda dräkten upp. {child} satte sig bredvid.

”Förlåt”, sa {child}.

”Det gör inget”, sa {hero}. ”Där jag bodde förut vann jag allting. Efter fyra dagar var det ingen som frågade om jag ville vara med. Så här förlorar jag i stället. Jag tycker om att förlora.”

Solen stod lågt. Den lyste längs muren och rakt in under {hero}. Mellan henne och stenen var det en springa av ljus.[pet.dog:  Längst in i den satt {pet's} nos.][pet.cat:  Längst in i den satt {pet's} tass.]

{child} lade kinden mot muren för att se ordentligt.

”Säg det där en gång till.”

”Jag tycker om att förlora”, sa {hero}, och springan blev bredare. Nu hade man kunnat posta ett brev i den.

”Du lyfter”, sa {child}. ”När det inte är sant.[pet.dog:  Fråga {pet}.][pet.cat:  Fråga {pet}.]”

”Det gör jag inte alls.”

Nu hade man kunnat posta en bok. {hero} tittade ner mellan knäna. Ingen hade sagt det till henne, för ingen hade suttit så nära.

”Säg något som är sant”, sa {child}.

{hero} tänkte länge.

”Det är ensamt”, sa hon, och kom ner så hårt att en tegelsten lossnade.

# a-game
{child} satte tillbaka tegelstenen, och tänkte.

”Jag vet ett spel”, sa {child.he}, ”där du skulle förlora hur mycket du än försökte.”

”Lovar du?” sa {hero}.

{friend} öppnade utan keps.

”Förlåt”, sa {child}. ”Kom, och ta med {small}. Den här gången kan hon inte låta er vinna.”

# cheat
De satt vid köksbordet {@kitchen}, under lampan[music: , med {music} på radion]. Man lade ner sina kort med baksidan upp och sa vad det var, sant eller inte. Men om någon ropade ”Bluff!” och det inte var sant fick man ta upp hela högen.

”Tre tior”, sa {@a} utan att blinka, och ingen vågade ropa.[elder:  {Elder.short} hade spelat det en hel sommar en gång.]

”En kung”, sa {hero}, och hennes hår tog i lampan.

”Bluff”, sa {friend}, och det sa alla andra också.[pet.dog:  {Pet} kom fram för att se vart skorna hade tagit vägen.][pet.cat:  När hon kom ner igen satt {pet} på stolen.][pet.other:  Det syntes ända bort till {Pet}.]

Hon höll sig i stolen med båda händerna, och då följde stolen med. Hon hakade fötterna om bordsbenet, och då fick {friend} lägga sig på bordet för att saften skulle stå kvar.

{small} vann. Han satt alldeles stilla.

”Lät du mig vinna?” frågade han.

”Nej!” skrek {hero}, med halva leken i händerna. ”Jag gjorde allt jag kunde! Det är orättvist! En gång till!”

{Friend} dök ner under bordet, och alla dök efter. Hennes båda fötter stod i golvet.[pet.dog:  {Pet} provade med nosen. Det gick inte in en tunga.][pet.cat:  {Pet} provade med tassen. Det gick inte in en klo.]

”Är det alltid så här?” frågade hon, när {friend} också hade vunnit. ”Hur står ni ut?”

”Man säger en gång till”, sa {friend}. {Friend.He} hade hämtat kepsen och en tuschpenna, och {friend.he} strök över 21–4 och skrev 1–0.

# on-the-floor
Till sist sköt {child} undan korten och satte armbågen i bordet.

”Nu”, sa {child.he}. ”Du vet vad jag vill.”

{Friend} flyttade undan glasen, långt undan, och {@a} räknade till tre.

Hur det gick till hann {child} aldrig märka. {Child.his} hand låg på andra sidan, och i lådan skallrade alla teskedarna. {Child.He} tittade på handen, länge, och log.

”Försökte du verkligen?” frågade {child.he}.

”Nej”, sa {hero}, och båda fötterna stod i golvet.

# @a-first
{neighbour} på nedre botten
## if adult & !elder & !elder2
{adult}
## if elder
{elder}
## if elder2 & !elder
{elder2}

# @a
{neighbour}
## if adult & !elder & !elder2
{adult}
## if elder
{elder.short}
## if elder2 & !elder
{elder2}

# @kitchen
hos {neighbour}
## if adult & !elder & !elder2
hemma hos {child}
## if elder
hos {elder.short}
## if elder2 & !elder
hos {elder2}
