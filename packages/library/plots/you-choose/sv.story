title: Välj du
title: En hel kör
title: Sista hissen
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: när någon däruppe håller andan får staden den. ”Välj du” går fort i början; vännens ”Välj du” är långsamt och snällt.
% På bänken (@a) sitter mormor eller farfar där någon är vald, annars {adult}, annars {minder}. {@help} är en enda händelse: {friend} får syn på att {child} inte andas.

# you-choose
Det var så kallt på bryggan att det rök om allt man sa. {Friend}[!friend.known: , {child's} bästa vän,] pratade mest, och där rök det som ur en skorsten.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] luktade på vartenda moln för att få veta vem som hade ätit korv.][pet.cat:  I {child's} luva låg {pet}[!pet.known: , {child's} katt,] och värmde sig på {child's} andedräkt.]

”Skridskor eller pulka?” frågade {@first}, som satt på bänken med chokladen[elder2: , bredvid {elder2}].

”Välj du”, sa {child}, som alltid.

”Pulka, då!” sa {friend}.

{child} ville åka skridskor. Men tänk om {friend} blev besviken och hittade någon annan att vara med. Så {child} höll andan tills ordet hade åkt ner igen. Det kom inte minsta rök. Det gjorde bara lite ont, precis under revbenen.[elder & adult:  {Adult} hade stannat hemma i värmen och visste inte hur ofta {child} gjorde så.][school:  Där gjorde det ont varje dag {at school}.]

Och under isen sa det pling.

# a-whole-choir
Isen öppnade sig som ett lock, och bredvid bryggan kom en hiss av glas upp. I den stod en drottning med krona och gummistövlar.

”Vem av er är {child}?” sa hon.

{child} räckte upp handen.

”Är det bara du?” sa drottningen. ”Vi trodde att du var en hel kör. Följ med ner, så får du se vad du har gjort! Men sista hissen går i skymningen. Sedan är isen stängd till våren.”

Bredvid hissen satt ett mässingsrör som man kunde prata i. {@A} lade örat mot det. ”Åk, ni”, sa {@a}. ”Jag hör er hela vägen.”

# only-in-books
Ner åkte de, genom grönt vatten, till en stad med gator och slott och tvättlinor[city: , lika stor som {city}]. Över den välvde sig ett tak av luft, som en jättelik såpbubbla, och det var lika kallt som på bryggan.

”Är det här Atlantis?” frågade {friend}.

”Bara i böckerna”, sa drottningen. ”Vi säger stan.”

”Vad andas ni?”

”Er”, sa drottningen. ”När någon däruppe håller andan får vi den.”

Pling! En bubbla kom genom vattnet, neråt i stället för uppåt, och taket höjde sig en aning.

”Det där var någon som fickparkerade”, sa drottningen. ”Prov är också bra.[sport:  Och {@sport}.][athlete:  När det är dags för {athlete} får vi en helt ny gata.][music:  Och precis innan {@song} börjar kommer det alltid en fin.] Men det bästa vi har är {child}. {Child.He} vill något och säger det inte, och pling! Hela det här torget har {child.he} gjort.”

Alla på torget bugade sig. Ingen hade någonsin tackat {child} för att {child.he} höll tyst, och det kändes faktiskt ganska bra.

# the-last-lift
”Sista hissen!” ropade drottningen med handen på spaken. ”Eller vill ni hellre bo på slottet till våren? {child} behöver bara göra som {child.he} brukar.”

”Finns det rutschkana?” frågade {friend}.

”Från varje säng.”

{Friend} vände sig till {child}. ”Ska vi stanna?”

{child} ville hem, till {@a} och chokladen[pet.other: , och till {pet}, som inte kunde vänta på maten till våren]. Men {friend} hade ju frågat om rutschkanan. ”Välj du”, sa {child} och höll andan.

”Då stannar vi väl”, sa {friend}, ganska långsamt.

Pling! Taket höjde sig, och alla hurrade.

Då gjorde det ännu ondare. Pling, pling, pling! Ju mer {child} ville hem, desto högre steg taket, och desto mer hurrade de. Och glasdörrarna började glida ihop.

# no-you-choose
{@help}

”Välj du”, viskade {child}.

”Nej”, sa {friend}. ”Välj du.” Och så stängde {friend.he} munnen och väntade.

# all-of-it
{child} tittade upp på taket. Om orden kom ut skulle luften följa med. Och om {friend} blev besviken fick {child} åka upp ensam.

{Child.He} lade handen på spaken, ovanpå drottningens, och drog den tillbaka.

”Jag vill hem”, sa {child}.

Det blev ett stort vitt moln, och sedan gick resten inte att hejda. ”Och jag ville åka skridskor! Och jag tycker inte om marsipan! Och jag ville aldrig vara bakdelen på hästen!”

För varje moln sjönk taket, tills någon fick hålla upp det med en kvast. ”Sluta!” ropade drottningen, med taket på kronan.

# a-whole-one
PLING!

Taket lyfte från kronan.

”Vem var det?” viskade drottningen.

Det var {friend}. {Friend} lyssnade så noga att {friend.he} höll andan. Det hade {friend.he} aldrig gjort förut, så {friend.he} hade hela kvar.

PLING! Och det var {@a}, som lyssnade i mässingsröret.

”Är det något mer du inte tycker om?” frågade drottningen artigt.

”Lakrits”, sa {child}.

PLING! PLING!

Så var det alltså. Om {child} höll tyst var det bara {child} som höll andan. Men om {child} sa vad {child.he} ville höll alla andan som lyssnade.

# how-tiring
Sedan måste {friend} släppa ut sin. ”Jag vill också hem”, sa {friend.he} i ett jättelikt moln. ”Jag sa bara att vi stannar för att du inte sa något. Vet du hur jobbigt det är att välja hela tiden?”

Det hade {child} inte vetat. Under revbenen gjorde det inte ont längre.

”Fortsätt så där”, sa drottningen och körde dem själv upp.

# the-biggest-puff
Chokladen hade kallnat, men de drack den ändå, på rad på bänken. Isen hade stängt sig, och himlen över viken höll på att bli mörkblå.

”I morgon, då?” sa {@a}. ”Skridskor eller pulka?”

{Friend} tittade på {child}. Det gjorde {@a} också. De väntade båda två, och långt nere under isen sa det pling, två gånger.

”Jag vill åka skridskor”, sa {child}.

Det var det största molnet på hela bryggan.

# @help
{Friend} berättade om rutschkanan för hela torget, så att det rök. Sedan slutade {friend.he}, mitt i ett ord, och tittade på {child}.

”Det ryker inte om dig”, sa {friend.he}. ”Det gör det aldrig när du säger så. Vill du hem?”
## if pet.dog
{Pet} ställde sig med båda tassarna på {child's} bröst och luktade efter ett moln. Det fanns inget. {Pet} luktade en gång till, och sedan skällde {pet.he}, rakt igenom hurraropen, tills {friend} slutade mitt i ett ord och vände sig om.

”Vad är det, {pet}?” sa {friend}. ”Oj. {child}, du andas ju inte. Vill du hem?”
## if pet.cat
I {child's} luva hade det blivit kallt. Ut kom {pet}, mycket sur, och lade en tass på {child's} mun, precis som på mornarna när det var hög tid att någon sa något. {Friend} slutade mitt i ett ord.

”Vad är det, {pet}?” sa {friend}. ”Oj. {child}, du andas ju inte. Vill du hem?”
## if elder
”Jag hör {friend}”, sa {elder.short} i mässingsröret. ”Men jag hör inte {child}. Säger {child.he} ’välj du’? Det sa jag i fyrtio år, och varje gång fick jag den brända pannkakan. Jag tycker om de andra!”[elder2: 

”Det kunde du väl ha sagt!” sa {elder2} i samma rör.]

{Friend} slutade mitt i ett ord och vände sig om. {child} andades inte.

”Vill du hem?” frågade {friend}.

# @sport
{sport}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
