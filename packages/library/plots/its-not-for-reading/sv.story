title: Biblioteket som inte kom upp
title: Du ska inte läsa den
title: Avlopp i tolv band
guest librarian: Yvonne (hon), Marianne (hon)
guest knee: Birgit (hon), Inga-Britt (hon)
guest grump: Hjalmar (han), Roland (han)

% {child} vet var alla böcker står, {friend} vet vilka alla människor är. De tolv banden körs upp i skottkärran, fyra i taget, och åker hem i bussen, alla utom det första.

# book-seven
Varannan torsdag kom bokbussen upp för Kvarnbacken, och den här torsdagen hade den med sig Järnmåsen, del sju.

Den boken hade {child} väntat på i nio veckor. {Friend}[!friend.known: , {child.his} bästa vän,] hade inte väntat på något alls. {Friend} stod där nere vid backen för att {child} gjorde det, och för att {friend.he} tyckte om folk. {Friend.He} kunde inte gå förbi en busschaufför, eller en bebis, eller en målare på en stege, utan att fråga hur det var.

# too-heavy
Bussen kom runt hörnet[music: , med {music} ur alla fönster]. Den började köra uppför. Sedan sa den hrrrr, och hrrr, och hr, och så stod den.

”Det går inte”, sa {librarian}, som körde den, och drog åt bromsen. ”Blöta löv, och så är den för tung. Kom och titta vad de har skickat på mig.”

De gick in och tittade. Längst ner i hyllan stod tolv svarta böcker, stora som trottoarplattor.

”Stora avloppslexikonet”, läste {child}. ”I tolv band. Vem ville ha det?”

”Ingen. Det har aldrig någon velat. Och där uppe står det fyrtio personer och väntar på mig, och jag kan ju inte lämna en massa böcker vid vägkanten. Jag får köra tillbaka alltihop till [city: {city}|stan]. Förlåt mig, {child}. Här har du i alla fall din sjua.”

{child} höll i den. På framsidan lutade sig ett fartyg i vinden. Den var alldeles perfekt. {Child.He} hade kunnat gå hem med den.

# lend-them
”Men du behöver ju inte lämna dem”, sa {friend} sakta. ”Du är ett bibliotek. Kan du inte bara … låna ut dem?”

”Till vem då?”

”Till alla som ska upp!”

Och nedanför Kvarnbacken, klockan tio över fyra, skulle alla upp[school: , halva {school} till exempel].

# for-carrying
”Hej, {knee}!” ropade {friend}. ”Hur är det med knät? Vill du ha en bok?”

”Jag har inte glasögonen med mig.”

”Du ska inte läsa den. Du ska bara bära den.”

Det visade sig vara något som folk kunde säga ja till. {knee} tog sex kokböcker. Fotbollslaget tog all sport som fanns[sport: , till och med konsten att {play sport}][athlete: , med {athlete} på omslaget överst]. En mamma med barnvagn tog hela historien, under bebisen.[elder:  {Elder} tog dikterna[elder2: , och {elder2} tog morden].][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tog en tunn, i munnen.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] kom ut, valde en och satte sig på den.][pet.other:  {child} lade undan en åt {pet}, som tyckte att böcker var goda.]

{child} visste var varenda bok stod, så {child} plockade fram. {Friend} visste vilka alla var, så {friend} delade ut. Framför bussen gick en lång rad människor uppför backen med hakan på sina böcker.

# halfway
”Ingen bakom mig!” ropade {librarian} och gav gas. Hr, sa bussen. Hrrr. Hrrrr! Förbi brevlådan. Förbi den stora boken, alltså trädet. Nästan förbi huset med den blå dörren …

Hrr. Hr.

Där stod den, i den allra brantaste biten. Och nu fanns det inga fler som skulle upp. Det fanns bara {child} och {friend}, som flåsade, och tolv band om avlopp.

{child} fick med sig ett av dem till trottoaren. Det var som att bära ett trappsteg.

”Man skulle ha en skottkärra”, sa {child.he}.

”{grump} har en skottkärra”, sa {friend}.

# the-blue-door
De tittade båda två på huset med den blå dörren. {grump} stod vid sin grind med armarna i kors. Skottkärran stod bakom honom.

”Nej”, sa {grump}, innan någon hade sagt något.

”Hur är det, {grump}?” sa {friend}.

”Dåligt. Det står en buss utanför mitt hus.”

”Vill du ha en bok?”

”Jag läser inte.”

”Inte ens om fartyg?”

Armarna på {grump} lossnade en aning. ”Vem har sagt något om fartyg?”

”Du. I vintras. Du sa att du var kock på ett fartyg med trettio man, och att soppan aldrig ville stanna i tallrikarna.” {Friend} vände sig om och sa det ganska tyst. ”Du, {child}. Det måste vara en bra. Det måste vara den bästa vi har.”

# the-best-one
{child} visste vilken det var. Den låg innanför jackan, där ingenting kunde hända den. {Child.He} tänkte en lång tanke, ungefär nio veckor lång.

Sedan tog {child.he} fram sjuan och lade den i händerna på {grump}.

”Det börjar med en storm”, sa {child.he}. ”Det gör det alltid.”

{grump} slog upp den, för att visa hur lite han brydde sig. Han läste en rad. Han läste en till. Han vände blad.

”Så kan vi få låna skottkärran?” sa {friend}.

”Schh”, sa {grump}. ”De har tappat bort kocken.” Och så petade han upp grinden med foten.

# over-the-top
Tre gånger gick de upp för Kvarnbacken, {child} i ena handtaget och {friend} i det andra, med fyra band i taget. Och efter dem – hrrr, hrrrr, HRRRR – kom världens lättaste bibliotek över krönet, och alla hurrade.

”Tack ska ni ha”, sa {librarian}. ”Nu kan ni lämna tillbaka dem.”

# nobody-did
Det gjorde ingen. {knee} hade lånat någons glasögon och hittat en tårta. Fotbollslaget satt på rad på muren med sin sport. Bebisen hade fått tag i romarna och vägrade släppa dem.

”{grump} säger att du får sjuan i morgon”, sa {friend}. ”Men om du berättar slutet pratar han aldrig mer med dig.”

”Han har aldrig pratat med mig förut”, sa {child}.

Så {librarian} fick köra hem med bara avlopp på hyllorna, och inte ens alla avlopp. Band ett hade följt med {child} hem.

# volume-one
Den kvällen låg {child.he} i sängen med det på magen. Det var så tungt att {child.he} fick ligga alldeles stilla. {Child.He} slog upp första kapitlet, som hette Vad ett avlopp är.

Det fick {child} aldrig veta.
