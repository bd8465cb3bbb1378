title: Ingen
title: Ingen vill ha kanterna
title: Bullkriget
guest friend: Melker (han), Tyra (hon)
guest pet: Zelda (hon), Sigge (han)
guest elder: Gullan (hon), Allan (han)

% Katten som biter veterinärer är den som står i djurets ställe; familjens egen kommer bara aldrig när man ropar, och en hund har en toffel. Övergångsstället är också bara inhopparens.

# quite-right
”Ingen vill leka med mig”, sa {child} och sparkade på trappan utanför {@door}.

”Det stämmer”, sa någon. ”Det vill jag.”

Det stod en pojke vid soptunnorna. Han hade grå kortbyxor och var suddig i kanten, som en teckning som någon har råkat luta sig mot.

”Vem är du?” sa {child}.

”Ingen”, sa pojken. ”Du sa att jag ville leka med dig, och det vill jag. Hemskt gärna. Vad ska vi leka?”

{child} var {age} år. {Child.He} hade hittat på en lek som hette Borgkriget, och [school: {at school} | på rasten] hade alla gått därifrån mitt i, till och med {friend}, som var {child.his} bästa vän.

”Jag menade inte dig”, sa {child.he}. ”Jag menade att det inte finns någon.”

”Det är ju jag”, sa Ingen glatt. ”Vad folk än säger om Ingen så är det jag som gör det. Det är min regel. Ingen är perfekt. Ingen tycker om brysselkål. Jag är full av brysselkål.”

# castle-wars
Så {child} visade honom Borgkriget, med de uppochnedvända backarna och klädnyporna. ”Jag bestämmer över allting[city:  {in city}]”, sa {child.he}. ”Du är fienden. Du förlorar.”

”Jaha”, sa Ingen, och så lade han sig ner och förlorade.

”Du måste slåss först!”

”Det sa du inte.”

Det var som att [sport: {play sport} | leka] med en mycket lydig kudde.

”Gör något som du själv vill”, sa {child}.

”Jag vill det du säger. Det var så du förklarade det.”

# not-staying
Det gnisslade i grinden. In kom {friend} och höll ut en tröja framför sig, som om den kunde smälla. ”Den här glömde du”, sa {friend}. ”Jag stannar inte. Vem är det där?”

”Ingen.”

”Det ser inte ut som ingen. Det ser ut som någons farbror i badet.” {Friend} sa allt som dök upp, i samma ögonblick som det kom. ”Ska han vara med i Borgkriget? Stackarn.”

”Varför gick du?” sa {child}.

”För att jag alltid var fienden. Jag var fienden i en hel vecka.”

”Men det är ju min lek!”

”Lek den då. Jag stannar inte.” {Friend} satte sig på en back.

# the-crusts
{Elder} kom ut med ett fat rostat bröd[elder2:  som {elder2} hade brett smör på]. {@crossing} ”Vem vill ha rostat bröd?” sa {elder.he}. ”Och vem vill ha kanterna?”

”Ingen vill ha kanterna”, sa {friend}.

Ingen åt upp varenda en.

”Han var ju bra att ha”, sa {elder}.

# nobody-can
{@can}

{Friend} skrattade så att det for bröd ur munnen. ”Ta en till![athlete:  Ingen är lika bra som {athlete}!] Ingen kan ta på månen!”

”Ingen kan flyga!” ropade {child}.

Det var sagt innan {child.he} hade tänkt. Ingen lyfte mjukt från trappan med {pet} i famnen. Han steg förbi takrännan, ända upp till skorstenen.

”Åh, härligt”, sa han. ”Hur stannar jag?”

# it-has-to-be-meant
”Kom ner!” ropade {child}.

”Säg något fort.”

”Ingen kommer ner!” skrek {friend}.

Det borde ha räckt. Men Ingen bara hängde där och guppade i blåsten. ”Det där menar du inte”, ropade han. ”Det hörs. Man måste mena det.”

Han blev blekare. Det gick att se ett moln genom honom. {child} kände sig kall och ihålig och skämdes. Här fanns någon som ville leka, och {child.he} hade aldrig frågat honom vad.

Då tröttnade {pet} på höga höjder. {@hooked}, och Ingen tittade ner.

”Titta på mig!” ropade {elder} och sträckte upp en arm. ”STOPP!” Han stannade. Ingenting kom någonsin förbi {elder}. ”Jag kan hålla honom, {child}. Hämta honom kan jag inte. Det är din sak.”

# the-biggest-crate
{child} klättrade upp på den största backen, den som alltid hade varit tron, och ropade med händerna om munnen.

”Jag var hemsk att leka med! Jag vill att du ska sitta på tronen. Du får bestämma reglerna. Och {friend} också, om {friend} stannar.”

”Det gör jag inte”, sa {friend}. ”Vad då för regler?”

”Jag skulle sakna dig!” ropade {child}. ”Ingen är min vän!”

Och {child.he} menade det. {Child.He} menade just den här, i kortbyxorna.

Ner svävade Ingen, lysande som ett fönster, och landade på trappan med {pet} hängande efter sig.

# bun-wars
”Jag skulle vilja”, sa han blygt, ”att borgen var ett bageri. Och att fienden ville ha bullar.”

”Det är ju genialiskt”, sa {friend}. ”Pax för att vara fienden.”

De lekte Bullkriget[music:  till {music}] ända tills gatlyktorna tändes. {Elder} var vindbrygga[adult: , och {adult}, som bara hade kommit för att säga att det var sent, fick vara vallgrav]. ”Jag stannar”, sa {friend} till alla.

# im-wanted
Till sist såg Ingen bort mot grinden. Långt borta hade någon liten sagt något ledset.

”Jag behövs”, sa han. ”Klarar ni er?”

{child} såg på {friend}, som hade klädnypor upp till armbågarna. ”Ingen vill leka med mig”, sa {child.he} och log. ”Kom tillbaka på lördag.”

”Det ska jag”, sa Ingen.

{@unhooked} {Pet} tänkte på saken och stannade kvar, och {friend} delade ut de sista bullarna.

# @door
dörren hos {elder}, som bodde i huset intill
## if elder
dörren hemma hos {elder}

# @crossing
{Elder} hade stått vid skolans övergångsställe i trettio år och kunde fortfarande stoppa en lastbil med blicken.
## if elder
Den veckan hjälpte {elder} barnen över gatan vid skolan, och {elder.he} kunde stoppa en lastbil med blicken.

# @can
{Friend's} katt {pet} kom strosande på muren. {Pet.He} hade en gång bitit en veterinär på hans födelsedag.

”Rör inte”, sa {child}. ”Ingen kan klappa {pet}.”

Det kunde han. Han höll fram en suddig hand, och {pet} rann ner från muren och upp i hans knä och spann som en traktor.
## if pet.cat
{Pet} kom strosande på muren och tittade åt andra hållet.

”Det är ingen idé att ropa”, sa {child}. ”Ingen kan få {pet} att komma.”

Det kunde han. Han höll fram en suddig hand, och {pet} rann ner från muren och upp i hans knä och spann som en traktor.
## if pet.dog
{Pet} travade förbi med en av {elder's} tofflor.

”Det är ingen idé”, sa {child}. ”Ingen kan ta en toffel från {pet}.”

Det kunde han. Han höll fram en suddig hand, och {pet} lade toffeln i den, klev upp i hans knä och suckade som en traktor.

# @hooked
{Pet.He} spände ut klorna, hakade fast dem i de grå kortbyxorna och tjöt
## if pet.dog
{Pet.He} tog en ordentlig munfull av de grå kortbyxorna och tjöt genom den

# @unhooked
Han hakade loss {pet}, klo för klo, och lade {pet.him} i famnen på {child}.
## if pet.dog
Han hakade loss {pet}, tand för tand, och satte ner {pet.him} vid fötterna på {child}.

# picture 1
Fienden förlorar med en gång.

# picture 2
Upp far han.

# picture 3
Man måste mena det.
