title: Våning sex och en halv
title: Förlorad tid
title: En timme på burk
guest aunt: Rakel (hon), Gun (hon)

% Den som inte har tid är den vuxna, annars mostern (@a): namnet varje gång, aldrig han eller hon. Damen bakom disken har inget namn.
% Regel: all tid som går åt till att vänta sparas i burkar. En timme stoppar allt utom dem som den tillhör.

# twelve-minutes
{child} hade tagit tid på det. På vardagarna hade {child.he} och {@a} tolv minuter tillsammans, och det räckte inte.

{@Winter} När {child} kom in[sport: , svettig av {sport},] höll {@a} på med fyra saker samtidigt: knöt kängorna, åt en smörgås, letade efter nycklarna och frågade [school: vad som hade hänt {at school} | hur dagen hade varit]. Sedan var klockan kvart i sju, och {@a} pussade {child} på hjässan och sprang till hissen. [elder: {Elder} kom i stället och var alltid sen, på grund av samma hiss. | Tanten bredvid kom in och var barnvakt.]

”Det är bara tills {@until}”, sa {@a} alltid.

# both-buttons
Den hissen var den långsammaste i [city: hela {city} | hela stan]. {child} och {child.his} bästa vän, {friend}, väntade på den halva livet. En torsdag klev de in med en boll som behövde luft. {Friend} sa att vaktmästaren hade en pump och bodde på sexan. {child} sa sjuan. De tryckte på var sin knapp i exakt samma ögonblick och exakt lika hårt.

Hissen saktade in och stannade. Ovanför dörren, i små röda lampor, stod det 6½.

”Den har gått sönder”, sa {friend}.

Då öppnades dörren.

# lost-time
Där inne var ett långt, tyst rum. Från golv till tak stod det syltburkar, och i varenda en låg något som lyste svagt, som den sista biten av en dag. Bakom en disk satt en gammal dam i brun rock och skrev etiketter.

”Förlorad tid, avdelning Kvarnhuset”, sa hon. ”Ska det hämtas?”

”Vad är förlorad tid?” sa {child}.

”Väntetid, mest. På hissar och på kaffe, och på folk som bara ska göra en grej.” Hon blåste på en etikett. ”Ni trodde väl inte att den bara försvann? Allt kommer hit.”

{child} blev torr i munnen. ”Har du {@as}?”

Damen drog fingret nerför en väldigt lång sida. ”Nionde våningen. Oj, oj, oj. Fyrtio timmar bara på hissen. Och lika mycket på nycklar.” Hon tittade upp över glasögonen. ”Men den ska kvitteras personligen.”

”{@A} har inte tid.”

”Nej”, sa damen. ”Det har de aldrig. Det är därför det blir så mycket av den.”

# rule-seven
Hon trummade med pennan på disken och vek upp en gul blankett.

”Paragraf sju”, sa hon. ”Ett barn får kvittera ut en timme åt den som väcker barnet på morgonen.”

{child} skrev på och fick en burk. Den var varm.

”Allt annat stannar så länge den räcker”, sa damen, ”så du bör nog ha en egen, som sällskap.” Och hon gav {child} en till.

”Har jag någon?” sa {friend}.

Hon vände blad. ”Trettioåtta minuter.”

”Är det allt? På vad då?”

”På att {child} ska knyta skorna”, läste damen. ”Rubbet.”[pet.dog:  Hon vände ett till. ”{Pet}, hund. Hela dagar vid ytterdörren. Men hundar räknar inte det som förlorat.”]

De stod i hissen med alla tre burkarna när hon ropade efter dem.

”Och inte ett ord förrän locken är av! Vet folk om det i förväg så går alltihop åt till tvätten.”

# the-drop
Tjugo i sju stod {child} i köket med ryggen mot kylskåpet. {@A} kom inrusande, med smörgåsen mellan tänderna, och klappade på alla fickor som fanns.

”Hej, {friend}. {child}, hur var … har någon sett mina …”

”Nu”, sa {child}, och {child.he} och {friend} skruvade av locken.

Ljuset kom upp ur burkarna, spred sig och var borta. Klockan på spisen slutade blinka. Kranen hade stått och droppat, och nu hängde det en droppe under den som en glaspärla.[music:  På radion hade {@song} fastnat på en enda ton, och sedan fanns det ingen ton alls.][pet:  {Pet} stannade mitt i en gäspning.]

{@A} tog ut smörgåsen, tittade på droppen och kände på den med ett finger.

”Det är en timme”, sa {child}. ”Den är din, från alla gånger du har väntat på hissen.”

# on-the-landing
{child} berättade alltihop, och {@a} ställde tre frågor, kloka allihop, och knöt upp kängorna.

”Jaha”, sa {@a}. ”Och vad ska ni ha den där bollen till?”

De spelade i trapphuset, mellan branddörren och gummifikusen. {child} hade vetat att {@a} varit ung en gång, ungefär som man vet saker om vikingatiden. Men att {@a} kunde ta ner en boll på bröstet och låta den rulla ända ner till foten, som om den bodde där, det var en nyhet.[athlete:  Till och med {athlete} hade nickat.] Sedan gjorde {@a} tunnel på {child} en gång och på {friend} två.

## or
{child} berättade alltihop, och {@a} ställde tre frågor, kloka allihop, och knöt upp kängorna.

”Jaha”, sa {@a}. ”Och vad ska ni ha den där bollen till?”

De spelade i trapphuset, med {@a} i mål mellan branddörren och gummifikusen. {child} hade vetat att {@a} varit ung en gång, ungefär som man vet saker om vikingatiden. Men att {@a} kunde kasta sig var en nyhet. Ett skott tog {@a} med armbågen och ett med en känga, och ett, från {friend}, med båda ögonen stängda.[athlete:  Till och med {athlete} hade nickat.]

# half-a-sentence
Efteråt satt de på köksgolvet och åt av de fina kakorna, och {friend} berättade om när {friend.he} räddade en straff med ansiktet.

”Och då kom domaren fram”, sa {friend}, ”och böjde sig ner och sa …”

Där stannade {friend}, med en kaka halvvägs till munnen och glitter i ögonen.

”Det var de trettioåtta minuterna”, sa {child}. ”Resten kommer sedan.”

# the-balcony
Så det fanns tid kvar för bara dem två. De tog på sig jackorna och gick ut på balkongen. Nedanför låg hela stan, med varenda lampa tänd, och ingenting rörde sig. Buss fjorton hade stannat på bron, full av gult ljus. Över gasklockan satt en flock måsar fast på himlen, som en halsduk någon har kastat.

De gjorde ingenting. {@A} lutade sig mot räcket, och {child} lutade sig mot {@a}.

”Jag hade glömt hur det är”, sa {@a} efter en stund, ”att inte vara på väg.”

{child} berättade om sin dag, och det tog den tid det tog. Och sedan berättade {child.he} om dagen före.

# the-other-half
Långt nere på bron skakade bussen till och körde vidare.

”… och sa: är du kvar där inne?” sa {friend} i köket och fortsatte precis där {friend.he} slutat.[pet:  {Pet} gäspade färdigt.] ”Hallå. Vart tog ni vägen?”

{@A} skrattade och skrattade. Klockan var fortfarande bara tjugo i sju. Nycklarna hade legat i jackfickan hela tiden. {@A} pussade {child} på hjässan, långsamt, och sedan följdes de åt till hissen allihop.

# one-two
{@A} tryckte på knappen. Långt där nere var det något som suckade och började ta sig upp, bit för bit.[elder:  Det var nog {elder}[elder2: , med en kaka från {elder2}].]

{child} tittade på siffrorna. Ett … Två … {Child.He} stack händerna i fickorna, och för första gången i sitt liv hoppades {child.he} att hissen inte skulle skynda sig.

# @a
{aunt}
## if adult
{adult}

# @as
{aunt's}
## if adult
{adult's}

# @A
{Aunt}
## if adult
{Adult}

# @Winter
{Aunt} var en släkting på nionde våningen i Kvarnhuset, och den vintern bodde {child} där. På nätterna jobbade {aunt} på sjukhuset.
## if adult
Den vintern höll golven på att läggas om där hemma, så de bodde på nionde våningen i Kvarnhuset, och varje kväll åkte {adult} i väg för att lägga golv.

# @until
i mars
## if adult
golven är klara

# @song
{music}
