title: Tyst avdelning
title: Det högsta {child} hade hört
title: Födelsedagen som stannade
guest friend: Klara (hon), Hedvig (hon)
guest malte: Malte (han), Loke (han)
guest aunt: Karin (hon), Pernilla (hon)

% {child} fyller år, och i avdelningen får ingen låta. @a är den {child} reser med: {adult}, annars den äldre, annars moster {aunt}.

# two-hours
Klockan fyra på eftermiddagen hade {child's} födelsedag stannat i en skog. Den hade stannat tillsammans med ett helt tåg[city:  till {city}], för det låg ett träd över rälsen, och på {child's} knän stod en tårta i kartong[elder: , bakad av {elder}[elder2:  och {elder2}],] som skulle ha varit framme för en timme sedan.

”Hur länge kan det ta?” sa {child.he}.

”De vet inte. Kanske två timmar”, sa {@a-first}.

”Två TIMMAR?”

Från sätet mittemot lyftes en hand. Där satt en kille med stora hörlurar. Han pekade på en skylt ovanför fönstret.

”Det här är tyst avdelning”, sa han.

Han hette {malte}, det stod på hans ryggsäck, och han såg ut att vara precis lika gammal som {child}, fast på ett äldre sätt.

”Jag fyller år”, sa {child}.

”Grattis”, sa {malte}. ”Det här är tyst avdelning.”

# the-hand
{@A} log lite åt alla håll och somnade sedan med kinden mot rutan. {child} satt kvar med sin tårta. Hemma hos bästa vännen {friend} väntade sju personer[school:  från {school}] med ballonger[pet: , och {pet} med rosett]. De skulle [sport: {play sport} och ]ha på [music: {music}|musik] så att golvet hoppade. {Child.He} hade längtat i ett år efter att det skulle låta.

{Child.He} prövade att nynna. Handen åkte upp.

{Child.He} prövade att trumma på kartongen, väldigt lätt. Handen.

”Men vad är det med dig?” viskade {child.he}. ”Du har ju redan hörlurar!”

{malte} drog ner dem. ”De är inte på”, sa han. ”De är bara för att ingen ska fråga saker.”

”Vadå för saker?”

”Där kom en.”

{child} blev tyst av bara häpnad.

# mine
”Varannan fredag åker jag till pappa”, sa {malte}. ”Varannan söndag åker jag hem till mamma. Pappa frågar hur det är hos mamma, och mamma frågar hur det var hos pappa. Här är det ingen som frågar. Det är två timmar och tio minuter. De är mina.”

Han sa det inte surt. Han sa det som någon berättar var han bor. Så satte han på sig hörlurarna igen.

{child} tittade ut. Granarna stod där de stod. {Child.He} förstod honom, och det var det värsta, för {child.he} ville ju fortfarande sjunga.

# another-day
Klockan gick. Den blev fem. Den blev halv sex, och skogen utanför blev svart. Då plingade det i telefonen. Det var {friend}.

Vi väntade så länge vi kunde men nu måste alla hem. Förlåt!!! Vi tar det en annan dag.

En annan dag. Men det var ju i dag.

{child} försökte hålla inne det. {Child.He} höll andan och stirrade i taket. Det hjälpte inte. Det kom ett ljud ur {child.him}, ett långt och fult, rakt ut i den tysta avdelningen, och sedan kom det ett till. En man sänkte sin tidning[athlete: , så att {athlete} på framsidan hamnade upp och ner]. En dam med stickning vände sig om. {child} gömde ansiktet mot kartongen och väntade på att handen skulle åka upp.

# a-note
Den kom inte. I stället kom en lapp, som sköts över bordet med ett finger.

Är festen inställd?

{child} nickade.

Lappen drogs tillbaka och kom en gång till.

Det var en fråga. Förlåt. Jag brukar inte.

Då skrattade {child}, mitt i alltihop, så att det bubblade om näsan. {Child.He} snöt sig i en servett. {Child.He} tittade på lappen och på kartongen och på alla människorna som satt i sina säten med sina trötta fredagsansikten. Det var ganska många. Det var fler än sju.

# on-the-window
Och så vände {child.he} sig mot fönstret. Rutan var alldeles immig. {Child.He} skrev med hela handen, så stort det gick:

{Age} i dag

Sedan lyfte {child.he} av locket, tog sitt busskort och skar tårtan i bitar. Det gick bra med busskortet. {Child.He} la bitarna på servetter, och så gick {child.he} genom vagnen, säte för säte, utan ett enda ord. {Child.He} bara räckte fram. De tittade på tårtan. De tittade på rutan. Damen la ner stickningen och tog sig för hjärtat. Mannen med tidningen fick en bit med jordgubbe och blev alldeles blank i ögonen.

# without-a-sound
När {child.he} kom tillbaka stod {malte} upp. Han hade tagit av sig hörlurarna. Han gick ut i mittgången, lyfte båda händerna som en dirigent och såg sig omkring tills alla tittade.

Så slog han an. Och hela vagnen sjöng.

De sjöng utan ljud. Tjugosex människor gapade och rundade munnarna, ja må {child.he} leva, ja må {child.he} leva, och inte ett knyst hördes, bara jackorna som prasslade när de gungade. Mannen med tidningen tog i så att han blev röd. Damen med stickningen tog andrastämman, det syntes på hakan. {@A} hade vaknat, med ett märke av rutan på kinden, och sjöng tystast av alla, med hela ansiktet. En konduktör kom in genom dörren och stannade. Han läste på rutan, tog av sig mössan och sjöng med. Och sedan kom hurraropen. Fyra gånger for alla armar i taket, fyra gånger gapade alla munnar så stort de kunde, och det var så tyst att man hörde vinden i granarna.

{child} stod mitt i. {Child.He} hade aldrig hört något så högt i hela sitt liv.

Då ryckte det till, och tåget började rulla.

# one-question
{malte's} station kom först. Han tog sin ryggsäck och stod en stund vid bordet.

”Nästa gång jag åker är om två veckor”, sa han. ”Om någon skulle undra.”

”Jag frågar ingenting”, sa {child}.

”Du får fråga en sak.”

”Var den god?”

”Ja”, sa {malte}, och gick.

# hooray
Dörrarna gled upp. Han klev ner på perrongen, under lyktan, vände sig om och fyllde lungorna med luft. Och så vrålade han, så att duvorna lyfte från taket:

”HURRA, HURRA, HURRA, HURRA.”

{child} stod kvar innanför dörren och la ett finger över munnen. {Child.He} log så att det knappt gick att prata.

”Det här är tyst avdelning”, sa {child.he}.

# the-last-piece
Dörrarna stängdes mjukt. {child} gick tillbaka, kröp intill {@as} varma arm och åt upp den sista biten.

# @a
moster {aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
moster {aunt's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @a-first
moster {aunt}, som {child.he} åkte med
## if adult
{adult}
## if elder & !adult
{elder.short}
