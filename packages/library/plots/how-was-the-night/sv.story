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

## or
När {child} och {friend} kom till gångbron på måndagsmorgonen gick det inte att komma över. Det stod en riddare i vägen. Han hade hela rustningen på sig, och lansen låg tvärs över cykelbanan som en bom.

”Halt”, sa han inifrån hjälmen. ”Ingen går över utan lösenordet.”

”Vi går till [school: {school}|skolan] här varje dag”, sa {child}. ”Det har aldrig funnits något lösenord.”

”Det har det visst. Sedan kung Magnus tid.”

”Vad är det, då?” frågade {friend}.

Riddaren teg en lång stund. En droppe rann ut ur rustningen och föll på skon.

”Jag visste det nyss”, sa han. ”Nu är det borta.”

# round-the-long-way
De gissade. De gissade på svärd och sköld och på namnet på alla hästar de kunde komma på.[athlete:  De gissade på {athlete}.][sport:  De gissade på allt som man behöver för att {play sport}.][music:  De sjöng {music}, för säkerhets skull.] Riddaren lyssnade noga och sa nej varje gång, artigt men bestämt. Till slut fick de gå runt, ända bort till rondellen, och de kom tjugo minuter för sent.

”Det var en riddare”, sa {child} till magistern.

Det gick inte så bra.

På tisdagen stod han kvar. På onsdagen också. Det hade regnat, och nu hade han rostat fast. En kråka satt på lansen.[pet.dog:  {Pet} lade sig vid hans fötter och ville inte gå därifrån.] {friend} hade med sig en ordbok och läste högt från A. De hann till abborre.

”Han snarkade lite”, sa {child} på vägen runt. ”Hörde du? Mellan abbot och abborre. Han sov stående.”

## or
”Vi gissar väl”, sa {child}. ”Du säger till när vi har rätt.”

De provade med Sesam. De provade med 1234, som brukar gå på det mesta.[athlete:  De provade med {athlete}.][sport:  De provade att {play sport}, men det var inget ord.][music:  De sjöng {music} för honom, alla verserna.] Riddaren skakade på huvudet så att det rasslade. De fick gå runt, längs hela bäcken, och kom in när provet redan var halvt.

”Det stod en riddare på bron”, sa {child} till magistern.

Magistern skrev upp dem båda två.

Nästa dag stod han där, och nästa dag igen. Det regnade, och han rostade. En kråka hade satt sig på lansen.[pet.dog:  {Pet} satte sig bredvid honom och höll honom sällskap.] {friend} bjöd på halva sin smörgås, men han fick inte äta i tjänsten.

”Jag tror att han sover”, sa {child} på vägen runt. ”Han svarade först när jag sa det två gånger. Han sover stående, som hästar.”

# not-relieved
Den kvällen åt de ugnspannkaka hos {@n-first}, och {child} berättade alltihop. [pet.cat: {Pet} fick smaka på kanten. ]{@n-cap} slutade tugga.

”Hur länge har han stått där?”

”Sedan kung Magnus bad honom”, sa {child}. ”Vi slog upp det. Det är nästan sjuhundra år.”

”Och när skulle han sluta?”

”Det vet vi inte. Han pratar bara om lösenordet.”

{@n-cap} lade ifrån sig gaffeln. {@nhe-cap} hade jobbat natt på sjukhus i trettiofem år, och nu fick {@nhe} precis den blick som {@nhe} måste ha haft då, när det lyste rött över en dörr.

”Det är inget lösenord han behöver”, sa {@nhe}. ”Den stackars karln har inte blivit avlöst! Ta på er skorna.”

## or
Samma kväll skalade de potatis hos {@n-first}, och {child} berättade. [pet.cat: {Pet} satt på fönsterbrädan och hörde på. ]Vid riddaren slutade {@n} skala.

”Står han där än?”

”Ja. Enligt biblioteket har han stått i nästan sjuhundra år”, sa {child}. ”Kung Magnus sa åt honom.”

”Och vem kom sedan?”

”Ingen. Han är ensam.”

{@n-cap} torkade händerna. {@nhe-cap} hade jobbat natt på sjukhus i trettiofem år och visste hur någon ser ut som har väntat för länge.

”Då hjälper inga lösenord”, sa {@nhe}. ”Han har ju inte blivit avlöst! Hämta jackorna.”

# report
De gick ut i mörkret, alla tre, med en termos, en filt och en flaska symaskinsolja. Mitt på bron stod riddaren med sin kråka.

”Halt”, sa han, och rösten var mycket trött. ”Lösenordet.”

”God kväll”, sa {@n}. ”Hur har natten varit?”

Riddaren ryckte till så att det skramlade. ”Vad sa du?”

”Hur har natten varit? Det är så man säger när man kommer för att ta över. Har det hänt något särskilt?”

Riddaren svalde. Sedan började han prata. Först kom det hackigt, och sedan forsade det. Att natten hade varit lång. Att det hade varit en del regn. Att bron hade varit av trä i början och sedan av sten, och att de hade bytt ut den under fötterna på honom två gånger utan att fråga. Att en häst hade gått över år 1412 utan lov, och att han skämdes för det fortfarande. Att alla han kände hade gått hem, en efter en, och att ingen kom och sa att han också fick göra det.

”Så jag stod kvar”, sa han. ”Jag hade ju lovat.”

{@n-cap} lyssnade på alltihop. {@nhe-cap} antecknade till och med, på baksidan av ett kvitto.

## or
Bron låg mörk när de kom, alla tre, med en påse bullar, en lykta och en flaska symaskinsolja. Riddaren rörde sig inte. Det var bara kråkan som vred på huvudet.

”Lösenordet”, sa han hest.

{@n-cap} ställde sig inte framför honom utan bredvid och såg åt samma håll.

”God kväll”, sa {@n}. ”Hur har natten varit?”

Det skallrade i hela rustningen. ”Det har ingen frågat”, sa riddaren.

”Nu frågar jag. Har det hänt något särskilt?”

Då kom det, först ett ord i taget och sedan så fort att de knappt hann med. Att det hade varit mörkt, särskilt på nätterna. Att de hade bytt bron under fötterna på honom två gånger utan att fråga. Att en get hade smitit över år 1412, och att han skämdes för det än. Att det i början kom en flicka med bröd, varje torsdag, och att hon blev stor, och sedan gammal, och sedan inte kom. Att han hade lovat att stå tills någon sa till, och att ingen sa till.

”Så jag stod”, sa han.

{@n-cap} avbröt honom inte en enda gång.

# we-take-over
”Tack”, sa {@n}. ”Det var en mycket bra rapport. Nu tar vi över.”

Riddaren rörde sig inte.

”Det var det”, viskade han. ”Det var lösenordet. Nu tar vi över.”

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

## or
De oljade armbågarna och knäna. Handskarna kom av först, och sedan hjälmen. Han var yngre än de hade trott, med röda kinder och håret åt alla håll.

”Men jag kan inte bara gå”, sa han. ”Någon måste ju vara här.”

”Vi är här”, sa {child}. ”Varje morgon och varje eftermiddag. Vi kan titta efter och fråga hur natten har varit.”

”Och på lördagar och söndagar är det jag”, sa {@n}. ”Jag går ändå hit till änderna.[elder2:  {Elder2} bär brödet.]”

”På hedersord?”

”På hedersord”, sa de, och {friend} höll upp två fingrar så att det skulle synas.

Lansen vägde lika mycket som en moped. De fick bära den mellan sig.

Riddaren sov på {@ns} kökssoffa i tre dygn, och stövlarna stack ut. Sedan åt han nio ägg och frågade vad han skulle göra nu.

”Du har semester”, sa {friend}. ”Jag har räknat på det. Sjuttio år, ungefär, om du tar ut dem på en gång.”

# all-quiet
Ibland kommer det vykort[city:  till {city}]. Det senaste föreställde en strand. Här är varmt, stod det på baksidan. Rustningen var ett misstag. Hur har natten varit?

Och varje morgon stannar {child} och {friend} mitt på gångbron. De tittar åt höger och åt vänster och på kråkan, som har byggt bo under räcket.[pet.other:  Det sista {child} gör om kvällen är att fråga {pet} också.]

”Något särskilt?” säger {child}.

”Allt lugnt”, säger {friend}.

Sedan går de över, och de kommer nästan alltid i tid.

## or
Vykorten sitter på kylskåpet hos {@n}. På det senaste är det en glass[city:  och ett frimärke som har hittat ända till {city}]. Jag har lärt mig simma, står det på baksidan. Det går bäst utan rustning. Hur har natten varit?

Det är också det {child} frågar varje morgon, mitt på gångbron. [pet.other: {Pet} får samma fråga före frukosten. ]{friend} böjer sig ut över räcket, för under det har kråkan byggt sitt bo.

”Inget särskilt”, säger {friend}. ”Ett ägg till.”

”Då tar vi över”, säger {child}, och så går de till skolan.

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
