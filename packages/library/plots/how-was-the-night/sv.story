title: Riddaren på gångbron
title: Hur har natten varit?
title: Allt lugnt
guest friend: Melvin (han), Iris (hon)
guest nurse: Kerstin (hon), Gun (hon)

% Den som varit nattsköterska (@n): familjens äldre, annars grannen Kerstin. @nhe, @nhis.

# halt
Det stod en riddare på gångbron, mitt på {child's} väg till skolan. Han var klädd i full rustning och höll lansen rakt ut över cykelbanan.

”Halt”, sa riddaren. ”Lösenordet.”

{child} och {friend} tittade på varandra.

”Vi ska bara till [school: {school}|skolan]”, sa {friend}. ”Vi har prov.”

”Ingen går över bron utan lösenordet”, sa riddaren. ”Så lyder min order.”

”Vad är det för lösenord då?” frågade {child}.

Det rasslade lite inne i hjälmen.

”Det är det som är felet”, sa riddaren. ”Det har jag glömt.”

# round-the-long-way
De gissade. De gissade på svärd och sköld och på namnet på alla hästar de kunde komma på.[athlete:  De gissade på {athlete}.][sport:  De gissade på allt som man behöver för att {play sport}.][music:  De sjöng {music}, för säkerhets skull.] Riddaren lyssnade noga och sa nej varje gång, artigt men bestämt. Till slut fick de gå runt, ända bort till rondellen, och de kom tjugo minuter för sent.

”Det var en riddare”, sa {child} till magistern.

Det gick inte så bra.

På tisdagen stod han kvar. På onsdagen också. Det hade regnat, och nu hade han rostat fast. En kråka satt på lansen.[pet.dog:  {Pet} lade sig vid hans fötter och ville inte gå därifrån.] {friend} hade med sig en ordbok och läste högt från A. De hann till abborre.

”Han snarkade lite”, sa {child} på vägen runt. ”Hörde du? Mellan abbot och abborre. Han sov stående.”

# not-relieved
Den kvällen åt de ugnspannkaka hos {@n-first}, och {child} berättade alltihop. [pet.cat: {Pet} fick smaka på kanten. ]{@n-cap} slutade tugga.

”Hur länge har han stått där?”

”Sedan kung Magnus bad honom”, sa {child}. ”Vi slog upp det. Det är nästan sjuhundra år.”

”Och när skulle han sluta?”

”Det vet vi inte. Han pratar bara om lösenordet.”

{@n-cap} lade ifrån sig gaffeln. {@nhe-cap} hade jobbat natt på sjukhus i trettiofem år, och nu fick {@nhe} precis den blick som {@nhe} måste ha haft då, när det lyste rött över en dörr.

”Det är inget lösenord han behöver”, sa {@nhe}. ”Den stackars karln har inte blivit avlöst! Ta på er skorna.”

# report
De gick ut i mörkret, alla tre, med en termos, en filt och en flaska symaskinsolja. Mitt på bron stod riddaren med sin kråka.

”Halt”, sa han, och rösten var mycket trött. ”Lösenordet.”

”God kväll”, sa {@n}. ”Hur har natten varit?”

Riddaren ryckte till så att det skramlade. ”Vad sa du?”

”Hur har natten varit? Det är så man säger när man kommer för att ta över. Har det hänt något särskilt?”

Riddaren svalde. Sedan började han prata. Först kom det hackigt, och sedan forsade det. Att natten hade varit lång. Att det hade varit en del regn. Att bron hade varit av trä i början och sedan av sten, och att de hade bytt ut den under fötterna på honom två gånger utan att fråga. Att en häst hade gått över år 1412 utan lov, och att han skämdes för det fortfarande. Att alla han kände hade gått hem, en efter en, och att ingen kom och sa att han också fick göra det.

”Så jag stod kvar”, sa han. ”Jag hade ju lovat.”

{@n-cap} lyssnade på alltihop. {@nhe-cap} antecknade till och med, på baksidan av ett kvitto.

# we-take-over
”Tack”, sa {@n}. ”Det var en mycket bra rapport. Nu tar vi över.”

Riddaren rörde sig inte.

”Det var det”, viskade han. ”Det var lösenordet. *Nu tar vi över*.”

Och lansen sjönk, med ett gnissel som hördes till rondellen. Kråkan flyttade till räcket.

# we-swear
De oljade honom i knäna, {child} det vänstra och {friend} det högra. De skruvade av hjälmen. Där inne satt en ganska ung man med röda kinder och ett märke över näsan.

”Men vem ska stå här nu?” frågade han oroligt. ”Någon måste ju stå här.”

{child} såg på bron. Den gick över en liten bäck. {child.He} såg på riddaren, som svajade.

”Vi”, sa {child}. ”Vi går ändå över två gånger om dagen. Vi kan titta efter så att allt är som det ska.”

”Och helgerna tar jag”, sa {@n}. ”Jag matar ändå änderna.[elder2:  Och {elder2} gör smörgåsarna.]”

”Svär ni?”

De svor, och riddaren räckte över lansen. Den vägde lika mycket som en moped.

Han sov på {@ns} kökssoffa i tre dygn, med en stol till fötterna. På den fjärde dagen åt han nio ägg och frågade om det var sant att det fanns något som hette semester.

”Jag har räknat på det”, sa {friend}. ”Med sjuhundra år har du fått ihop ungefär sjuttio år på raken.”

# all-quiet
Ibland kommer det vykort[city:  till {city}]. Det senaste föreställde en strand. *Här är varmt*, stod det på baksidan. *Rustningen var ett misstag. Hur har natten varit*?

Och varje morgon stannar {child} och {friend} mitt på gångbron. De tittar åt höger och åt vänster och på kråkan, som har byggt bo under räcket.[pet.other:  Det sista {child} gör om kvällen är att fråga {pet} också.]

”Något särskilt?” säger {child}.

”Allt lugnt”, säger {friend}.

Sedan går de över, och de kommer nästan alltid i tid.

# @n
{nurse}
## if elder
{elder.short}

# @n-cap
{nurse}
## if elder
{Elder.short}

# @n-first
{nurse} på andra sidan gatan
## if elder
{elder}

# @ns
{nurse's}
## if elder
{elder.short}s

# @nhe
hon
## if elder
{elder.he}

# @nhe-cap
Hon
## if elder
{Elder.He}
