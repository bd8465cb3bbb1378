title: Att knyta skon
title: Buss tolv
title: Åtta och tio
guest majken: Majken (hon), Rigmor (hon)
guest alva: Alva (hon), Dagny (hon)

% {majken} kör buss tolv, på sekunden, och har stövlar med dragkedja. {alva} sitter längst bak med sin termos. Man får inte vänta, och inte heller köra med någon i dörren.

# tie-your-shoe
”Knyt skon”, sa chauffören på buss tolv[city:  {in city}].

Det sa hon varje morgon när {child} klev på, och varje morgon svarade {child.he}: ”Sen.” För {child} hade bara en önskan när {child.he} vaknade, och det var en buss som stod kvar. {Child.He} ville komma runt hörnet vid kiosken och se den stå där med dörren öppen. Men det gjorde den aldrig. Antingen hann {child.he} precis, med tungan utanför munnen och skosnörena efter sig[pet.dog: , blöta, för [!pet.known: hunden ]{pet} hade haft dem till frukost][pet.cat: , ludna, för [!pet.known: katten ]{pet} hade haft dem till råtta][pet.other: , för först skulle {pet} ha mat]. Eller så hann {child.he} inte.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] cyklade och förstod inte problemet.]

# seven-forty-two
Chauffören hette {majken}. Hon hade grått hår i en tofs och stövlar med dragkedja, och hon körde på sekunden.

”Du åkte ifrån mig i går”, sa {child}.

”Nej. Jag åkte sju och fyrtiotvå.”

”Jag var tio meter bort!”

”Då var du framme sju och fyrtiotre.”

”Du såg mig i spegeln.”

”Det gjorde jag”, sa {majken}. ”Du springer illa. Det är för att du inte knyter skon.”

# thursday
Så höll de på. Egentligen hade {child} inget emot det. {Child.He} satt alltid längst fram, och längst bak satt alltid en gammal dam i röd basker, med en termos i knät. Ibland när det var rött ljus grälade {child} och {majken} om vilken som var finast, ledbuss eller vanlig[athlete: , eller vem som var snabbast, {athlete} eller buss tolv]. Men på torsdagen åkte {majken} rakt framför näsan på {child.him}. {child} slog med handen mot dörren. Det regnade, {child.he} hade prov första timmen[sport: , {child.he} skulle {play sport} i blöta skor], och {child.he} skrek:

”Du är den elakaste som finns! Du bryr dig inte om någon!”

{majken's} sidoruta stod på glänt. {child} såg att hon hörde. Sedan körde bussen.

# nobody-said-it
Hela dagen hade {child.he} det i magen. På kvällen också[elder: , fast {elder}[elder2:  och {elder2}] ringde].

På fredagen var {child} framme fem minuter för tidigt, för säkerhets skull. Bussen kom. Dörren öppnades. {majken} tittade rakt fram genom vindrutan.

Hon sa inte ”Knyt skon”.

{child} satte sig längst fram. Det var konstigt hur mycket det märktes, att ingen sa det. Vid tredje hållplatsen stod {child.he} inte ut längre.

”Varför kan du inte vänta, egentligen?” frågade {child.he}. ”En halv minut?”

{Child.He} trodde inte att hon skulle svara.

# the-ferry
”Vid ändhållplatsen går färjan”, sa {majken}. ”Åtta och tio. Och längst bak sitter {alva}.”

{child} vände sig om. Damen i baskern höll om sin termos med båda händerna.

”Hennes man ligger på sjukhuset på andra sidan”, sa {majken}. ”De dricker kaffe halv nio. I våras väntade jag på en som sprang. Jag tyckte synd om honom. Då missade hon färjan, och hon satt på kajen i en timme och sa att det inte gjorde något.” Hon körde ut från hållplatsen. ”Så jag väntar inte. Man får inte, och jag vill inte. Men jag ser er. I spegeln. Allihop.”

# in-the-mirror
{child} visste inte vad {child.he} skulle säga. {Child.He} tittade i spegeln {child.he} också. Och då såg {child.he}.

”{majken}”, sa {child.he}. ”Det är en som springer.”

Det var en liten kille, sju år kanske, från ettan på [school: {school}|{child's} skola]. Han sprang på trottoaren bakom bussen, mot nästa hållplats, med en ryggsäck så stor att den slog honom i knävecken. Han grät medan han sprang.

”Jag ser”, sa {majken}.

Ingen stod och väntade på hållplatsen. Ingen skulle av. Hon skulle köra förbi. {child} såg hur hon höll hårdare om ratten. Hon såg inte elak ut. Hon såg ut som om hon hade ont.

# ping
{Child.He} tryckte på stoppknappen. Pling.

”Du ska inte av här”, sa {majken}.

”Jo.”

”Din skola är två hållplatser bort.”

”Jag ska av”, sa {child}.

Hon bromsade in. Dörren öppnades. {child} gick ner på nedersta trappsteget, och där stannade {child.he} och satte sig på huk.

”Vad gör du?” frågade {majken}.

”Jag ska bara knyta skon.”

# double-knot
Bakom ratten blev det alldeles stilla. {child} tog det ena skosnöret. {Child.He} gjorde en ögla, en fin en. {Child.He} tittade upp. Killen var framme vid brevlådan. {child} gjorde en ögla till.

”Jag får inte köra med någon i dörren”, sa {majken} långsamt. ”Det är förbjudet.”

”Jag vet”, sa {child} och drog åt. ”Det blir dubbelknut.”

Tjugo sekunder tog det. Sedan smällde två små kängor i trottoaren, och en varm, flåsande ettagluttare klämde sig förbi.

”Färdig”, sa {child}. ”Jag har ändrat mig. Jag åker med.”

# not-true
Dörren stängdes. {majken} körde[music:  och nynnade på {music}]. Hon tog tillbaka de tjugo sekunderna på raksträckan vid ån, och längst bak satt {alva} med sin termos och märkte ingenting.

”Det jag sa i går”, sa {child}. ”Det var inte sant.”

{majken} såg på {child.him} i spegeln.

”Nej”, sa hon. ”Men du knyter bra, när du väl sätter den sidan till.”

# monday
På måndagen försov {child} sig. {Child.He} sprang så fort {child.he} kunde, runt hörnet vid kiosken, och visste att det var för sent.

Bussen stod kvar.

Den stod med dörren öppen och alla lampor tända, och på nedersta trappsteget satt {majken}. Hon höll på med sin ena stövel.

{child} stannade framför henne. {Child.He} hade håll i sidan.

”Vad gör du?” sa {child.he}.

”Jag ska bara knyta skon.”

”Du har ju dragkedja.”

”Det är därför det tar sån tid”, sa {majken}. ”Hoppa in. Vi tar igen det vid ån.”

# zip
Hon reste sig och gick upp till ratten. {child} satte sig längst fram, där det var varmt från elementet. {alva} vinkade med termosen. Och när bussen hade rullat ut böjde {child.he} sig ner och knöt båda skorna, ordentligt, utan att någon hade sagt till.
