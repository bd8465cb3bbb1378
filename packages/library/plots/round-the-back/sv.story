title: Är vi framme snart?
title: Baksidan
guest friend: Nova (hon), Melker (han)
guest neighbour: Göran (han), Bengt (han)
guest minder: moster Lena (hon), moster Moa (hon)

% Den som kör är {adult}, annars mormor eller farfar, annars {minder}. {neighbour} är grannen med skottkärran.

# no-minutes
De skulle åka på semester till havet, och de hade åkt i noll minuter när det tog stopp och ingenting hände.

{child} satt i baksätet med bältet på. Bredvid satt {friend}[!friend.known: , {child’s} bästa vän,] som fick följa med.[pet.dog:  Mellan dem låg {pet} med huvudet ut genom rutan, för säkerhets skull.][pet.cat:  I sin korg satt {pet}, som inte hade velat åka någonstans.][pet.other:  I sin låda satt {pet} och väntade på havet.] Där bak låg tältet, badringen, matkassen och kudden, och i framsätet satt {@a}[elder & adult:  med {elder} bredvid] och vred om nyckeln.[elder2:  {Elder2} hade kartan.]

Klick, sa bilen.

{@A} vred en gång till.

Klick.

”Är vi framme snart?” frågade {friend}.

”Vi har inte åkt än”, sa {@a} och lade pannan mot ratten.

# tomorrow-at-the-earliest
Så ringde {@he} till verkstaden, och verkstaden sa i morgon. Tidigast. {child} såg ut genom rutan. Där var huset, och där var cykeln och soptunnan. {Child.He} hade räknat ner i tjugotre dagar[school:  {at school}]. {Child.He} hade sagt hej då till soptunnan. Nu stod den där i alla fall och tittade, och i {child’s} hals växte det en klump.

Ingen steg ur. Det kändes som att om man steg ur så var det slut på riktigt.

”Det kommer en gubbe på höger sida”, sa {friend}.

Det var grannen, {neighbour}, som körde en skottkärra med jord. Han nickade och försvann bakom häcken. Lite senare kom han tillbaka med tom skottkärra.

”Det kommer en till”, sa {friend}. ”De ser likadana ut här.”

# egg-sandwiches
{child} fnissade, fast {child.he} inte ville. {Friend} hade åkt på semester många gånger och visste hur man gjorde. {Friend.He} tog upp matkassen.

”Nu äter vi äggsmörgåsarna”, sa {friend.he}. ”Det gör man när det är långt kvar.”

De åt äggsmörgåsar. Det luktade ägg i hela bilen, precis som det skulle.[music:  De sjöng {music}, hela vägen från noll till noll.] {@A} åt också en. {@He} satt med fötterna uppe på instrumentbrädan och åt alldeles långsamt, och det var då som {child} lade märke till det.

{@A} gjorde ingenting.

# doing-nothing
Hemma gjorde {@a} alltid något. {@He} plockade och torkade och letade efter telefonen. Så fort {@he} kom innanför dörren började {@he}. Men nu satt {@he} här, fem steg från dörren, och tittade på ett moln. {@He} såg ut som {@he} bara såg ut på semestern.

{child} kände på dörrhandtaget.

Om de gick in i huset skulle {@a} börja torka på något. Det visste {child.he} säkert. Alltså fick de inte gå in i huset.

# were-there
”Jag vet”, sa {child.he}. ”Vi är framme.”

”Är vi?” sa {friend} och torkade rent rutan med ärmen. ”Vad heter det här, då?[city:  Är det {city}?]”

”Baksidan”, sa {child}. ”Det är runt hörnet. Där är vi aldrig.”

Det var sant. På baksidan fanns bara en gräsplätt och några vinbärsbuskar, och ingen hade satt sin fot där sedan i våras. De bar dit tältet, badringen, matkassen och kudden. {child} ställde sig framför {@a}.

”Huset är tjugo mil bort”, sa {child.he}. ”Man kan inte gå dit och hämta något.”

”Inte ens min kofta?” sa {@a}.

”Den glömde du. Det är synd, men det gör man alltid.”

”Och toaletten?”

”Den finns på campingen”, sa {friend}. ”Men man får inte torka av något där.”

# tourists
Så slog de upp tältet. Det blev lite snett, men det brukade det bli. Sedan kom {neighbour} med skottkärran.

”Säg något till honom”, viskade {friend}. ”Han bor här.”

”Ursäkta”, sa {child}. ”Vi är på semester. Finns det något vatten att bada i på den här orten?”

{Neighbour} satte ner skottkärran. Han såg på tältet, och han såg på {@a}, som satt under en vinbärsbuske med en badring om magen.

”Det var länge sedan vi hade turister”, sa han. ”Fortsätt rakt fram till häcken.”

# the-sprinkler
Där satte han i gång vattenspridaren, och den nådde precis över till deras sida. {child} och {friend} sprang igenom den fram och tillbaka[athlete: , nästan lika fort som {athlete}].[pet.dog:  {Pet} sprang också, och skakade sig över alla som var torra.][pet.cat:  {Pet} låg under tältet och låtsades att det inte var semester.] Till sist sprang {@a}. {@He} skrek så att {neighbour} också måste prova, med stövlarna på.[elder & adult:  {Elder} höll honom i handen.] Sedan åt de korv och solvarma vinbär[sport:  och provade {sport} med badringen], och {@a} tittade på fyra moln till.

”Du plockar ingenting”, sa {child}.

”Jag plockar vinbär”, sa {@a}. ”Ett i taget. Det är det enda jag tänker göra.”

# twenty-miles
När det blev kväll låg de i tältet på rad, och huset syntes bara som en mörk kant långt borta. Där inne pep diskmaskinen. Den var klar och ville bli tömd.

”Ska du inte gå och tömma?” frågade {friend}.

”Från tjugo mil?” sa {@a}.

Gräset prasslade. Utanför gnisslade en skottkärra på väg hem, och det lät nästan som en mås.

”I morgon lagar de bilen”, sa {@a}. ”Då åker vi till havet.”

”Om vi hinner”, sa {child}.

# were-there-now
Tältduken rörde sig lite, som om den andades. {Friend} vände sig om på kudden och blundade.

”Är vi framme snart?” mumlade {friend.he}.

{child} låg i mitten. På den ena sidan kände {child.he} en arm och på den andra {friend’s} knä[pet.dog / pet.cat: , och på fötterna {pet}], och {child.he} behövde inte ens titta efter.

”Vi är framme”, sa {child.he}.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
