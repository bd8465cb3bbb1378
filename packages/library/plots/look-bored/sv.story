title: Se uttråkad ut
title: Tappat bort en hamster
title: Man frågar inte
guest friend: Amina (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som följer med till hörnet och väntar med maten (@a) är mormor eller farfar, annars {adult}, annars {minder}. Tyskan sägs som den står.

# to-the-corner
Det var första dagen på högstadiet[school: , {at school}], och {child}, som var {age}, ville bara en enda sak: att ingen skulle märka att {child.he} var ny. {@First} hade fått följa med till hörnet, men inte längre.[elder2:  {Elder2} hade stannat hemma och ville få höra alltihop sedan.]

”Om ni inte hittar så frågar ni någon”, sa {@he}.

”{@A}. Man frågar inte på högstadiet.”

”Vad gör man då?”

”Man vet”, sa {child}.

# lost-and-found
Sedan gick {child.he} den sista biten med [!friend.known: bästa vännen ]{friend}, som hade en plan.

”Det är bara en sak man behöver kunna”, sa {friend}. ”Man ska se uttråkad ut. Den som ser uttråkad ut vet vart den ska.”[pet:

{child} tänkte på [!pet.known: [pet.dog: hunden ][pet.cat: katten ]]{pet}, som [pet.other: alltid|såg uttråkad ut hela dagarna och alltid] visste vart {pet.he} skulle. {Pet.He} skulle till maten.]

{child} lät hela ansiktet hänga.

”Så här?”

”Nu ser du ut som om du har tappat bort en hamster.”

{child} försökte igen, med ögonbrynen lite högre.

”Så här då?”

”Nu har du hittat den”, sa {friend}.

# round-the-house
Innanför dörren luktade det golvvax och rakvatten. Folk var enorma[city: , de största {in city}]. De gick åt alla håll samtidigt, och någonstans fanns ett rum där 7B skulle vara klockan åtta. {child} visste inte var. Knäna kändes som om någon hade lossat skruvarna[sport: , värre än efter {sport}]. Men bredvid {child.him} gick {friend}, och den som såg så uttråkad ut måste veta, så {child} följde med {friend.him}.

Det {child.he} inte visste var att {friend} tänkte likadant om {child.him}.

De följde alltså med varandra. De gick uppför en trappa och nedför en annan. De gick förbi matsalen, rakt ut bland cyklarna[music: , där någon spelade {music}], runt huset och in igen, och hela tiden såg de så uttråkade ut att folk flyttade på sig. När det ringde stod en enda dörr fortfarande öppen. De gick in och satte sig på de två lediga stolarna längst fram.

# willkommen
Först då såg {child} sig om. Killen bakom {child.him} hade mustasch[athlete:  och {athlete} på tröjan]. På tavlan stod det Willkommen, och en ung lärare med skjortan felknäppt stängde dörren och började prata. Han pratade tyska, snabbt och utan att ta slut.

”Har vi valt tyska?” viskade {child}.

”Det vet väl du”, viskade {friend}. ”Jag följde ju med dig.”

”Jag följde med dig! Du såg så uttråkad ut!”

”Jag övade!”

De vände sig framåt.

”Vi sitter kvar”, viskade {friend}, ”och ser ut som om vi har tråkigt.”

{child} ville resa sig och gå. Men då skulle alla förstå att {child.he} var en liten sjua som inte hittade, och det var det enda som inte fick hända. Det värsta med att sitta i fel rum är att det blir mer fel för varje minut. Om {child.he} hade gått direkt hade det varit pinsamt. Nu hade det gått en kvart, och snart skulle {child.he} vara tvungen att bo där.

# bratwurst
Då ställde sig läraren framför {child’s} bänk.

”Und du?” sa läraren. ”Wie heißt du?”

Hela klassen väntade. {child} kunde ett enda tyskt ord, och nu kom det.

”Bratwurst”, sa {child}.

Läraren letade i sina papper.

”Bratwurst”, mumlade han. ”Bratwurst, Bratwurst …”

Nu var det kört. {child} skulle få heta Bratwurst i tre år. Det hettade i halsen, och {child.he} stirrade ner i bänken och väntade på skrattet.

Det kom inget skratt.

# a-whole-class
{Friend} sparkade {child.him} på foten.

”{child}”, viskade {friend}. ”Vänd dig om. Titta på dem.”

{child} vände sig om. Där satt hela klassen, rad efter rad, stora som vuxna, och såg uttråkade ut. Mungiporna hängde. Ögonen hängde.

”Allihop har tappat bort en hamster”, viskade {friend}.

Och då såg {child} det också. De hade inte tråkigt. De hade samma min som {child.he} hade övat på hela morgonen.

# straight-up
Hjärtat bultade så att det hördes inuti huvudet. {Child.He} tog tag i bänken med ena handen, och den andra sträckte {child.he} rakt upp i luften. Sedan ställde {child.he} sig upp, för annars hade {child.he} ångrat sig.

”Förlåt”, sa {child}, så att det hördes ända bak. ”Jag vet inte var jag är.”

Läraren tittade på {child.him}.

”Jag går i sjuan och det är min första dag. Vi har gått runt hela skolan, och jag heter inte Bratwurst.”

# you-dont-ask
Läraren blåste ut luft, som om han hade hållit andan sedan klockan åtta.

”Tack och lov”, sa han på svenska. ”Jag hittar inget av namnen. Är det här verkligen nians tyska?”

Ingen svarade. Sedan sa killen med mustasch, väldigt lågt:

”Vi ska ha spanska.”

”Spanska!” sa läraren. ”Varför har ni inte sagt något?”

”Man frågar inte”, sa killen.

Det var {friend} som började skratta. Sedan skrattade {child}, och läraren, och till sist hela nian, med mustasch och allt, tills det lät som på mellanstadiet.

”Det är min första dag också”, sa läraren. ”Jag gick bara efter några som såg ut att veta vart de skulle.”

# four-doors
Så gick de ut i korridoren tillsammans, läraren och {friend} och {child}. {child} knackade på första dörren och stack in huvudet.

”Hej”, sa {child.he}. ”Vi vet inte var vi är.”

Vid den dörren pirrade det i hela magen. Vid nästa pirrade det mindre. Vid den tredje hittade de nians tyska, och läraren skakade hand med dem båda och sa ”danke”. Och bakom den fjärde satt 7B och hade precis börjat. Det fanns två stolar kvar, bredvid varandra.

# a-meatball
På kvällen satt {@a} vid köksbordet och hade väntat med maten.[elder2:  Bredvid satt {elder2} och ville höra.][pet.dog / pet.cat:  {Pet} hade vetat vart {pet.he} skulle och låg redan under bordet.][pet.other:  {Pet} hade redan ätit.]

”Nå?” sa {@a}. ”Hittade ni?”

”Till slut”, sa {child} och tog en köttbulle med fingrarna. ”Jag ställde mig upp inför en hel nia och sa att jag inte visste var jag var.”

{@A} lade ner gaffeln.

”Gjorde du det? Vad sa de då?”

”De visste inte heller”, sa {child}.

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
