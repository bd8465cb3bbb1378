title: Det bevisar ingenting
title: Rocken i fönstret
title: En tokig också
guest friend: Elliot (han), Anja (hon)
guest teacher: Valter (han), Verner (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som har kameran är mormor eller farfar, annars {adult}, annars {minder}. {teacher} är artig och lite trött. ”Det bevisar ingenting” sägs likadant varje gång, vem som än säger det; den som lyssnar får gärna säga det med.

# the-coat-in-the-window
{child} läste långsamt. Orden kom ut ett i taget, som folk som kliver av en buss, och andra lärare [school: {at school} | i skolan] sa alltid färdigt meningen åt {child.him}. Det gjorde aldrig {teacher}. Han stod vid {child's} stol i sin långa svarta rock med röd krage, höll i boken och sa: ”Ta den tid du behöver, {child}. Jag har hur mycket som helst.” {child} ville aldrig ha någon annan lärare.

Så en mörk eftermiddag tittade {child.he} upp från sidan. I den svarta rutan såg {child.he} sig själv och boken och rocken. Det var ingen i rocken.

# at-break
”{teacher} är vampyr”, sa {child} till {friend} på rasten.

{Friend}[!friend.known: , {child.his} bästa vän,] skulle bli forskare. ”Det bevisar ingenting”, sa {friend.he}. ”Fönster är konstiga.”

”Han äter aldrig skollunchen.”

”Det bevisar ingenting. Har du sett skollunchen?”

”Han hängde upp och ner i materialförrådet.”

{Friend} tänkte länge. ”Min morbror håller på med yoga”, sa {friend.he}. ”Det bevisar ingenting.”

# only-beetroot
[music: Någon slutade nynna på {music} och harklade sig. | Någon harklade sig.] Det var {teacher}, under ett stort paraply, trots att det inte regnade.

”Tyvärr är det sant”, sa han. ”Jag vore tacksam om ni inte nämnde det. När folk får veta det måste jag flytta, och jag trivs så bra [city: {in city} | här].”

”Bits du?” frågade {friend}.

”Bara i rödbetor”, sa {teacher} och suckade. ”Men i morgon är det klassfoto. Mina kläder syns på kort, men inte jag. Alla kommer att se det.”

”Vem är det som fotograferar?” sa {child}.

”Någon mycket vänlig med en stor kamera.”

{child's} mage sjönk ner i stövlarna. ”Det är ju {@first}”, sa {child.he}. ”{@He} ser allt.”

{child} var så rädd att mista {teacher} att {child.he} höll honom i ärmen tills det ringde in.[pet.dog:  Hemma berättade {child.he} det inte för någon utom[!pet.known:  hunden] {pet}, som ville ha korven och lovade allt.][pet.cat:  Hemma berättade {child.he} det inte för någon utom[!pet.known:  katten] {pet}, som ville ha korven och lovade allt.][pet.other:  Hemma berättade {child.he} det inte för någon utom {pet}, som bara ville ha mat.]

# hat-and-scarf
Nästa morgon stod hela klassen i rader i gympasalen[sport: , där de hade {sport} på måndagarna], med {teacher} på en stol i mitten.[elder2:  {Elder2} hade följt med för att hålla lampan.] {Friend} hade en plan, och planen var en hatt och en halsduk.

”Av med hatt och halsduk, tack”, sa {@a}, och där tog planen slut.

# lost-head
Klick, sa kameran. {@A} tittade på bilden. Sedan vände {@he} kameran upp och ner och skakade den.

”{teacher}”, sa {@he}, ”jag tycks ha tappat bort ditt huvud.”

”Jag ber om ursäkt”, sa {teacher}. ”Jag tappar det själv ibland.”

”Jag ser väggen tvärs igenom dig.”

”Jag har ätit lite dåligt”, sa {teacher}.

{@A} rynkade pannan. ”En till, då. Och den tar vi upp på storskärmen, så att alla kan hjälpa mig att leta.”

# packing
Nu var allt förlorat. {teacher} gav {child} en liten sorgsen nick, som om han redan hade börjat packa. I morgon skulle någon annan stå vid {child's} stol och säga färdigt {child.his} meningar.

{child} såg längs raderna. Alla andra skulle ha huvud. Det var det som var felet.

# heads-in
Så {child} tog tag i halsen på sin egen tröja och drog upp den, över näsan och hela vägen över huvudet.

”Foto utan huvuden!” skrek {child.he} där inifrån.

{Friend} förstod.

”In med huvudet, allihop!” ropade {friend.he} och försvann ner i sin egen krage som en sköldpadda.

Då åkte tröjorna upp, längs alla raderna, och {teacher} fällde upp kragen, tills det inte fanns ett huvud kvar i hela klassen.

{@A} skrattade så att kameran skakade.[elder2:  {Elder2} skrattade så att lampan också skakade. ”Okej då”, sa {@a}. |  ”Okej då”, sa {@he}.] ”En tokig också.” Klick.

# exactly-like-myself
Och där var det på storskärmen: rader av tröjor utan huvud, och i mitten en lång svart rock, också den utan huvud.

”Den tar vi”, sa {teacher} lyckligt. ”Jag är mig precis lik.”

{@A} böjde sig närmare skärmen.

”Fast det är konstigt”, sa {@he}. ”På alla er andra sticker det upp hår. Inte på {teacher}. Och jag ser väggen genom kragen.”

{child} fick inte fram ett ord. Men {friend} la händerna på ryggen och granskade bilden som en forskare.

”Det bevisar ingenting”, sa {friend}.

# the-last-full-stop
Samma eftermiddag läste {child} en hel sida högt, [athlete: om {athlete}, ]ända till sista punkten. I fönstret böjde sig den tomma rocken lite närmare för att inte gå miste om slutet.

# by-the-front-door
Fotot kom hem i en ram, och {@a} hängde upp det vid ytterdörren. {@He} stod länge framför det.

”{Child}”, sa {@he}. ”Är det något med {teacher}?”

”Han är den bästa lärare jag har haft”, sa {child}.[pet:  {Pet}, som visste, sa ingenting.]

{@A} såg på bilden. {@He} såg på {child}. Sedan sträckte {@he} fram handen och rättade till ramen.

”Det bevisar ingenting”, sa {@a} och släckte.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
