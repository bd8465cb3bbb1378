title: Pannan på friluftsbadet
title: Nio dagar på en gång
title: Vem säger vi det till?
guest friend: Malte (han), Edda (hon)
guest elder: Rune (han), Majken (hon)
guest guard: Jonna (hon), Petra (hon)
guest inspector: Gun Pålsson (hon), Siv Ahlberg (hon)

% {elder} är familjens, som har hand om badet i år, annars den som har skött det i fyrtioett år. {@a} är {adult}, annars {guard}.

# a-key
När {child} fyllde {age} fick {child.he} en cykellampa, [athlete: en bild av {athlete}, ]en bok om [sport: {sport} | knopar] och, när alla andra hade gått in till tårtan[elder2:  med {elder2}], en nyckel.

”Pannrummet”, sa {@who}. ”{@First} hade den en gång, och jag fick den av {@before}. Vem säger vi det till?”

”Ingen”, sa {child}.

Det höll {child.he} i fjorton minuter. Sedan berättade {child.he} för {friend}[!friend.known: , som var {child.his} bästa vän].[pet.other:  {Pet} fick också veta det, men det räknades inte.]

# lovely
Under djupa änden av friluftsbadet[city:  {in city}], arton trappsteg ner, bodde det som kommunen trodde var en värmepanna. Det var en drake, lång som en buss och grå som ett skiffertak i regn. Hela somrarna låg hon med nosen mot skorstenen och andades upp i den, sakta och hett, och där uppe sa folk att det var så skönt i vattnet. Hon var blyg. Man visslade inte[music: , inte ens {music}], och man såg henne inte i ögonen. Kolen ville hon ha i småbitar. {@Years} aldrig gett henne något namn, för {elder.he} tyckte inte att det var {elder.his} sak.

”Har {@a} träffat henne?” sa {child}.

”{@A} svimmade”, sa {elder}. ”Vi brukar inte ta upp det.”

# gone-cold
Andra veckan i juni blev bassängen kall.

{Elder} putsade allt som redan var putsat. {Elder.He} bjöd på de finaste kolen. Draken rörde dem inte. Hon låg och blundade och andades inte, inte så att det syntes, och vattnet sjönk till tretton grader. På fredag skulle {inspector} från kommunen komma med en termometer, och visade den inte tjugo skulle den gamla pannan ut.

”Ut vart?” sa {child}.

”Ja, säg det”, sa {elder}. {elder.His} händer hade ingenting att göra, så {elder.he} stoppade dem i fickorna.

Före fredag måste draken andas. {child} kunde inte tänka på något annat. På onsdagen tog {child.he} med sig {friend}.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] fick vänta högst upp i trappan, för skallens skull.][pet.cat:  [!pet.known: Katten {pet}|{Pet}], som aldrig sa något till någon, hade varit säkrare.]

# hot-water-bottle
{Elder} såg på {friend}, som stod på nedersta trappsteget med en varmvattenflaska under vardera armen.

”Fjorton minuter”, erkände {child}.[pet.other:  ”Men {pet} har inte sagt ett ord.”]

”{@A} klarade sex”, sa {elder}. ”Akta huvudet för röret.”

{Friend} hade aldrig i sitt liv fått veta något först. {Friend.He} hade suttit uppe halva natten och läst om kräldjur.

”Hon är som en ödla”, sa {friend.he}. ”Hon är för kall för att komma i gång.” Och fast knäna skakade gick {friend.he} fram och stack in en varmvattenflaska under hakan på draken.

Draken öppnade ett öga. Hon lade en klo på flaskan och sköt den, fullkomligt artigt, hela vägen tillbaka.

”Det var alltså inte det”, sa {elder}.

{Friend} blev röd. ”Vad är det som piper?” sa {friend.he}, för att säga något.

”Här piper det inte. Inte i mina rör.”

# full
{child} satte sig på kolhögen. Draken i ögonen fick {child.he} inte se, så {child.he} såg på resten. Hon knep ihop läpparna. Sidorna var spända som trumskinn. Så hade {child} sett någon se ut förut. Det var {friend}, [school: i kören {at school} | mitt i skolkören], när {friend.he} höll inne hickan.

”{Elder.short}”, sa {child} långsamt. ”När hon andas ut, blir hon smalare då?”

”Tre decimeter, minst.”

”Då har det inte tagit slut för henne. Titta. Hon är ju alldeles uppblåst. Hon håller andan.”

”I nio dagar?” sa {friend}. ”Varför då?”

# four-squeaks
Och i tystnaden hörde de det alla tre: fyra pip, mycket små och mycket hungriga. De kom ur skorstenen. Draken sneglade oroligt ditåt.

{Elder} tog av sig kepsen.

”Jag tog ner gallret från toppen i april”, sa {elder.he}. ”Det skulle målas. Det var meningen att det skulle upp igen.”

{Elder.He} band fast en spegel på en kvast och sköt in den. De såg en avsats, en hög med mossa och chipspåsar, och fyra gula gap. Sädesärlor.

”Ett andetag”, sa {friend}. ”Om hon hade tagit ett enda andetag …”

Då såg de henne i ögonen, alla tre, och det fick de.

# the-old-pipe
”De blir kvar i fjorton dagar till”, sa {elder}.

”Är skorstenen enda vägen ut?” frågade {child}.

”Det finns ju gamla röret till fotbadet. {@Shut} 1961. Damerna klagade på att det hettade om tårna. Den ratten är nog bara rost.”

Men {elder's} händer hade kommit upp ur fickorna. {Elder.He} oljade ratten. {Elder.He} knackade runt den som på ett kokt ägg, och ingen fick ta i.

”Man ska inte bråka med den”, sa {elder.he}. ”Man ska fråga tills den tröttnar.”

{Elder} frågade hela den kvällen och hela nästa. På torsdagen, fem i nio, knarrade det till. Då drog de alla tre, och långt ner i väggen bakom drakens svans föll en järnlucka upp.

# nine-days
{@Nobody} sett henne vända sig. Hon gjorde det centimeter för centimeter, och kolen for åt alla håll. Hon nosade på hålet. Hon släppte ut en enda pust, inte större än en kaffepannas, lyfte huvudet mot skorstenen och lyssnade.

Pip, sa sädesärlorna, precis som vanligt.

Då satte hon nosen till hålet, blundade och släppte ut nio dagar på en gång.

# careful
På fredagen läste {inspector} av sin termometer två gånger.

”Tjugosex”, sa hon. ”Vad i all världen har ni där nere?”

”En gammal en”, sa {elder}. ”Men försiktig av sig.”

{Inspector} stod i fotbadet med skorna i handen. Hon såg inte ut att vilja kliva upp.

# nobody
Den sista sädesärlan flög i slutet av juni.[pet.cat:  {Pet} hade fått hålla sig inne till dess, utan att få veta varför.] {Elder}, som i tre dagar hade suttit i en solstol nedanför skorstenen[pet.dog: , med {pet} över fötterna,] och inte tittat, sa: ”Fyra”, och gick för att sätta upp gallret. Sedan gick {elder.he} till skomakaren, där de gör nycklar.

”Jag fyller ju inte år”, sa {friend}.

”Jag vet när du fyller. Vem säger vi det till?”

”Ingen”, sa {friend}.

{child} såg på klockan.

# @who
{elder}, som skötte friluftsbadet
## if elder
{elder}, som hade hand om friluftsbadet det året

# @a
{guard}
## if adult
{adult}

# @first
badvakten {guard}
## if adult
{adult}

# @before
min far
## if elder
den som hade den före mig

# @years
på fyrtioett år hade {elder}
## if elder
{elder} hade

# @shut
det stängde min far
## if elder
det stängde någon

# @nobody
på fyrtioett år hade ingen
## if elder
ingen hade någonsin
