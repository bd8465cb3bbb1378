title: Maka på dig
title: Ej i trafik
guest friend: Stina (hon), Algot (han)
guest pet: Doris (hon), Figge (han)
guest elder: Ulla (hon), Göte (han)

% Den som kör bussen är familjens äldre, annars chauffören {elder}. Hunden är familjens, annars vännens; en katt har sina egna skäl.
% ”Maka på dig” sägs argt, sedan rädd, sist alldeles mjukt.

# a-bear-in-it
Det låg en björn i {child's} koja.

{child} och {friend} hade byggt den hela hösten, av granris och plank, i skogen bakom vändplatsen där bussen brukade stå. {Friend} var {child's} bästa vän, och i dag skulle de inviga kojan med kakor[adult:  som {adult} hade bakat]. Men när {child} kröp in tog det stopp mot något brunt, som luktade blåbär och våt matta.

”Ursäkta”, sa {child}, som var väl uppfostrad. ”Det här är vår koja.”

”Nej”, sa björnen, utan att öppna ögonen. ”Det är mitt ide. Det märks på hur trångt det är.”

”Det är trångt för att du ligger här! Maka på dig.”

”Maka på dig själv”, sa björnen.

# may-stay
{@Squeezed} {Pet.He} trampade rakt över björnens mage.

”Den där får stanna”, sa björnen. ”Den är varm.”

{Friend} kröp in sist. {Friend.He} pratade alltid som om {friend.he} satt i ett viktigt möte[school: , även på rasterna {at school}].

”Jag föreslår att vi delar”, sa {friend}. ”Björnen får vänstra halvan. Är alla överens?”

”Jag har ingen vänster halva”, sa björnen. ”Jag är hel.”

# biscuits
”Då föreslår jag fika”, sa {friend}. {Friend.He} höll fram en kaka mot björnens nos, utan att darra på handen.

Björnen åt kakan. Sedan åt den resten av kakorna. {@Heart}

”Tack”, sa björnen. ”Nu är jag så mätt att jag kan sova till april.”

# dark
Den sträckte på sig och vände sig om. Hela kojan knakade. Den stora ryggen rullade ut mot öppningen och lade sig där, som en säck mot en dörr.

Då blev det mörkt.

”Jag föreslår att vi går ut nu”, sa {friend}.

Men det gick inte. {child} tryckte med händer och fötter mot pälsen.[sport:  Så hade {child.he} aldrig tagit i, inte ens i {sport}.][athlete:  Inte ens {athlete} hade rubbat den ryggen.]

”Maka på dig!” ropade {child}. ”Maka på dig!”

Björnen snarkade.

”När är det april?” sa {friend}, och nu lät {friend.he} inte som ett möte längre.

# half-each
{child} kunde inte svara. {Child.He} var rädd, så att det bultade i bröstet. {Pet} märkte det. {Pet.He} tryckte in sig emellan dem, så att de fick {@half} var, och slickade {child} länge på örat.

”Hallå därinne!” hördes det genom granriset. ”Är det fullt?”

# full-up
Det var {elder}[!elder: , chauffören]. {Elder.He} körde bussen [city: {in city} | till skogen och tillbaka] den hösten, och {elder.he} kunde inte gå förbi en enda trängsel utan att stanna.

”{Elder.short}! Det ligger en björn för dörren! Den har somnat!”

”Jaha”, sa {elder.short}. ”En sådan har jag på sista turen varje fredag. Skrik inte. En sovande passagerare ska man aldrig skrika åt.”

”Vad gör man då?” ropade {child}.

”Man talar om för honom var han ska av.”

{child} vände sig om i mörkret.

”Var ska han av?” viskade {child.he}.

{Friend} tänkte.

”Jordkällaren”, sa {friend.he}. ”Den vid vändplatsen, med sylten. Den har tjocka väggar och är jättemörk. Och den har dörr.”

”Sylten är blåbär”, sa {child}.

De tog i hand på det, tvärs över {pet}.

# your-stop
{child} ålade sig fram längs björnens sida ända till örat. Det var runt, och insidan var mjuk som en tumvante. {Child.He} lade handen bakom det och kliade.

”Björn”, viskade {child.he}. ”Du har åkt för långt. Nästa är Jordkällaren.”

Snarkningen stannade.

”Jordkällaren?” mumlade björnen.

”Det är mörkt där, och ännu trängre. Och det finns blåbär när du vaknar.”

”Byter jag?”

”Du byter här”, sa {child}. ”Maka på dig lite, så visar jag. Jag håller dig i handen.”

# mind-the-way
Björnen reste sig. Halva kojtaket följde med, som en hatt. Solen kom in, och där stod {elder} och såg efter att alla kom av ordentligt.

”Se upp för steget”, sa {elder.he} till björnen.

De gick över gräset. {child} höll i ena tassen och {friend} i den andra, och {@led}. Björnen gick med slutna ögon hela vägen.

# uncomfortable
I jordkällaren hade {elder.short} lagt ut alla koftor som folk hade glömt på bussen[elder2: , för det mesta {elder2's}]. Björnen sjönk ner i dem.

”Perfekt”, sa den. ”Det är verkligen jätteobekvämt.”

”Då går vi”, sa {child}. ”Sov gott.”

Men björnen öppnade ett öga. Det var litet och brunt, och det tittade på {child}.

{Pet} hade redan lagt sig mot den stora magen. Björnen lyfte på armen, så att det blev ett hål till, alldeles lagom.

”Maka på dig”, sa björnen till {pet}.

{Pet} makade på sig. {child} kröp in, och {friend} kröp in efter. {Elder} satte sig på en potatislåda i dörröppningen[elder2:  bredvid {elder2}][music:  och nynnade på {music}].

”Sista turen går om en halvtimme”, sa {elder.he}.

Ingen svarade. {child} kände björnens hjärta mot ryggen. Det slog långsamt, och sedan långsammare, som steg som går hemåt genom en skog.

# out-of-service
När halvtimmen hade gått väckte {elder.short} två av dem och {@one}. De åkte hem[adult:  till {adult}] i skymningen, och på källardörren hängde skylten från bussen: EJ I TRAFIK.

# @squeezed
{Friend's} hund {pet} trängde sig in. {Pet.He} hade känt kakorna i {friend's} ryggsäck sedan i morse, och ingen björn i världen skulle få {pet.him} att missa dem.
## if pet.dog
{Pet}, {child's} hund, trängde sig in. {Pet.He} hade känt kakorna i {friend's} ryggsäck sedan i morse, och ingen björn i världen skulle få {pet.him} att missa dem.
## if pet.cat
{Pet}, {child's} katt, trängde sig in. {Pet.He} hade frusit om tassarna sedan i morse, och ingen björn i världen skulle få {pet.him} att gå miste om en päls.

# @heart
{Pet} tittade på varje kaka hela vägen in, och {pet.his} hjärta brast varje gång.
## if pet.cat
{Pet} låg på magen och gungade, och för varje kaka åkte {pet.he} lite högre upp.

# @half
halva hunden
## if pet.cat
halva katten

# @led
{pet} gick först och luktade sig fram till sylten
## if pet.cat
{pet} gick först med svansen rakt upp, så att alla kunde följa den

# @one
en hund
## if pet.cat
en katt
