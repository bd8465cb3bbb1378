title: Men det kunde han
title: Krokodilen i väntrummet
title: Ta den!
guest pet: Peppar (han), Doris (hon)
guest dentist: Birgitta (hon), Marianne (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som har knät (@a) är den äldre, annars {adult}, annars {minder}. Låt ”vänta” bli längre och tystare, och SNAPP komma när ingen är beredd. Sista raden sägs alldeles lugnt.
% En regel: vänta tills någon säger ”Ta den”.

# in-the-crocodile
[!pet.known: Hunden {pet} hade blivit av med sin röda boll. Den satt i krokodilen.|{Pet's} röda boll satt i krokodilen.]

Den hade studsat ner i dammen i parken[city:  i {city}] just när krokodilen gäspade, och nu satt den fast mellan två tänder längst in. {Pet} satt på kanten och gnydde.

”Gör det ont?” frågade {child}.

Krokodilen nickade, och en stor tår rullade nerför nosen.

”Då måste du gå till tandläkaren.”[friend: 

”Där får man klistermärken”, sa {friend}[!friend.known: , {child's} bästa vän]. ”Jag följer med.”]

# his-shoe
”NEJ!” Krokodilen gömde sig bakom en and. ”Jag är rädd för tandläkaren!”

”Hon är jättesnäll”, sa {child}. ”[school: Hon har varit {at school}. ]Hon gör dig ingenting.”

”Det vet jag väl”, sa krokodilen. ”Det är jag som kan göra henne något. Om det kommer något nära munnen på mig säger det snapp. Det går av sig självt. Jag var hos en tandläkare en gång, och han var så trevlig.” Krokodilen snörvlade. ”Jag har kvar hans sko.”

”Bara skon?”

”Han var väldigt snabb”, sa krokodilen.

{child} höll fram en pinne. SNAPP! Det var en halv pinne.

”Förlåt”, sa krokodilen. ”Där ser du.”

# watch
”Sådan var {pet} också”, sa {child}. ”Sedan lärde jag {pet.him} att vänta. Titta!”

{Child.He} lade en kaka på {pet's} nos.

”Vänta”, sa {child.he}. {Pet} skelade på den och dreglade. ”Vänta … vänta … Ta den!”

Snapp! Kakan var borta.

”Åh, så vackert”, sa krokodilen. ”Men när är det slut på väntandet?”

”När någon säger ’ta den’”, sa {child}. ”Du kan också lära dig. Hos tandläkaren har de ett helt rum för det. Det heter väntrummet.”

# the-waiting-room
Så där satt de. {@First} hade en stol, {child} och {pet} hade en, och krokodilen hade fyra.[elder2:  {Elder2} hade också en.][sport:  Där fanns en gammal tidning om {sport}.] {child} lade en kaka ytterst på krokodilens nos.

”Vänta …”

SNAPP!

”Vänta … vänta …”

SNAPP!

”Vänta … vänta … vänta …” Krokodilen skakade ända ut i svansen. Men han väntade. ”Ta den!”

SNAPP!

# open-wide
”Nästa!” ropade tandläkaren. Hon hette {dentist}, och hon hade håret i en knut mitt på huvudet.

Krokodilen lade sig i tandläkarstolen med en kaka ytterst på nosen. Bredvid satt {pet} och väntade också.

”Gapa stort”, sa {dentist}[music:  och nynnade på {@song}]. Hon stack in sin lilla lampa. Hon stack in armen. Sedan stack hon in hela huvudet.

”Vänta …” sa {child}. ”Vänta … vänta …”

# ill-just
”Jag ser den!” sa {dentist} därinne. ”Den är röd, och den sitter längst in. Nu ska jag bara ta den …”

Åh nej!

{Pet} hörde det. Krokodilen hörde det. Upp hoppade {pet}, snapp, och kakan var borta. Och ner kom överkäken.

”VÄNTA!” skrek {child} och slängde båda armarna om den.

Den stannade. Den hade stannat på {dentist's} hårknut, och hårknuten var ganska platt.

# something-else
”Sa jag något fel?” frågade {dentist}.

”Ja!” sa {child}. Hjärtat bultade mot krokodilens nos. ”Säg inte det där en gång till! Säg något annat!”

”Jaha”, sa {dentist}. ”Då ska jag bara … låna den.”

Krokodilen skakade. Hela stolen skakade.

”Du kan”, viskade {child} i hans öra. ”Vänta … vänta … vänta …”

# pop
PLOPP!

Ut kom bollen. Ut kom {dentist}, baklänges[athlete: , snabbare än {athlete}], och landade i knät på {@a}.

”TA DEN!” ropade {child}.

SNAPP!

Krokodilen blundade så hårt han kunde.

”Har hon båda skorna kvar?” viskade han.

{@A} tittade efter.

”Båda två”, sa {@a}.

# a-very-good-patient
Krokodilen öppnade ena ögat. Han rörde lite på munnen. Det gjorde inte ont någonstans. Då log han, och det räckte nästan runt hela rummet.

”En sådan duktig patient”, sa {dentist}. Hon gav honom ett klistermärke, och {pet} fick också ett. Men {pet} hade ju sin boll.[friend:  Så {friend} fick det. Det var ett som glittrade.]

# in-the-spring
Det skymde när de följde krokodilen hem genom parken. Han gled ner i dammen utan ett plask. Bara nosen stack upp, med klistermärket på.

På kanten satt {child} i knät på {@a}, där det var ledigt nu, och gäspade. {Pet} låg med bollen under hakan.

”Jag ska dit igen i vår”, viskade krokodilen. ”Jag kan inte vänta.”

Men det kunde han.

# @song
{music}

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
