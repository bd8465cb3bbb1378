title: {Pet} har tagit slut
title: Var sitter batterierna?
guest pet: Sotis (han), Majsan (hon)
guest minder: Malena (hon), Josefin (hon)

% Låt barnet lyssna efter det, och vara gräsklippare. Katten är familjens, annars den från huset intill; en hund snarkar. Den som {@spann} är {adult}, annars {minder}.

# a-wonderful-purr
{@is}

Men vad {pet.he} kunde {@spin}[city: , bäst av alla {in city}]! Det började nere vid svansen och mullrade hela vägen upp till morrhåren. Varje kväll {@satt} {pet.he} längst ner i {child's} säng och {@spann}, och varje kväll, någonstans mitt i alltihop, somnade {child}.

Men på tisdagen kom det inget {@spinnande}.

# run-out
{child} lade örat mot {pet's} sida. Ingenting. Det var som att lyssna på en limpa.

”{@A}!” ropade {child.he}. ”{Pet} har tagit slut!”

{@First} kom upp och lyssnade också. ”Hm”, sa {@a}. ”Inte ett muller.”

”Var sitter batterierna?” sa {child}.

”{Pet} har inga batterier, {child}.”

{child} letade för säkerhets skull. {Child.He} tittade under {pet's} svans, och fick en blick som betydde att det där skulle ingen göra om.

# a-lawnmower
”Jag kan {@spin} åt dig i kväll”, sa {@a}. {@He} lade sig längst ner i sängen och {@spann}[music:  en bit av {music}]. {@He} lät som en gräsklippare med snuva.

”Tack, {@a}”, sa {child} artigt. ”Nu kan du sluta.”

Det dröjde mycket länge innan {child.he} somnade.

# the-hooks
På onsdagen försökte {child} få i gång {pet} igen, först med att klia under hakan, sedan med lite {@fisk} och till sist med sin bästa vits, den om bananen[friend: , som en gång hade fått bästa vännen {friend} att ramla av stolen].[elder:  ”Stäng av och sätt på”, sa {elder}[elder2:  och {elder2}] i telefon.] {Pet} åt upp {@fisken}. Sedan hoppade {pet.he} ner, lufsade ut i hallen, satte sig under krokarna och stirrade uppåt.

Där satt {pet.he} hela förmiddagen[school: , medan {child} var {at school}]. Där satt {pet.he} hela eftermiddagen.[friend:  {Friend} kom för att leka och fick kliva över {pet.him}.]

”Vad är det {pet.he} tittar på?” sa {@a}. ”Där hänger bara din nya jacka.”

# the-low-hook
{child's} nya jacka var röd, med luva och nio fickor. Den hade kommit i måndags[elder: , och {elder} hade fått höra om varenda ficka]. Det var en jacka för någon stor, och {child} älskade den.

{child} satte sig på golvet bredvid {pet} och tittade dit {pet} tittade. Och det var inte alls på den nya jackan. {Pet.He} tittade på kroken bredvid, den låga. Den tomma.

# the-old-coat
”{@A}”, sa {child} långsamt. ”Var är min gamla jacka?”

”Den gröna? Den har åkt till loppisen. Du fick ju inte in armarna, minns du?”

{child} mindes. {Child.He} mindes en sak till. Den där jackan ramlade jämt ner från kroken. Och varje gång den ramlade ner {@satt} det någon med svans på den.

”Den ramlade inte”, sa {child}. ”{Pet} drog ner den! Det var på den {pet.he} {@spann}. Och jag gav bort den, och jag frågade {pet.him} inte ens.”

# shut-at-five
Det gjorde ont i halsen på {child}. {@A} såg på {child}, och på {pet}, och på klockan.

”De stänger klockan fem”, sa {@a}. ”På med stora jackan.”

De gick väldigt fort. Vid hörnet sprang de nästan[athlete: , som {athlete}].[sport:  Det hjälper om man brukar {play sport}.]

# for-a-friend
Tanten på loppisen höll redan på att släcka.

”Snälla”, flåsade {child}, ”finns det en grön jacka? Som det fattas en knapp i? Den ska vara till en kompis.”

Tanten gick bort till galgarna, och där var den.

”Tjugo kronor”, sa hon. ”Men den är ju förskräckligt hårig, så ska vi säga tio? Hur gammal är din kompis?”

”Min kompis kan inte räkna”, sa {child}.

”Den är nog lite för liten.”

”Nej då”, sa {child}. ”Min kompis har väldigt korta armar.”

{Child.He} betalade med sin egen tia, ur ficka nummer fyra.

# got-bigger
När det var läggdags bredde {child} ut den gröna jackan längst ner i sängen. Den såg pytteliten ut. Det var konstigt att tänka sig att hela {child} en gång hade fått plats i den.

”Förlåt, {pet}”, sa {child.he}. ”Jag blev större. Jag visste inte att du använde den fortfarande.”

{Pet} klev upp. {Pet.He} luktade på kragen. {Pet.He} luktade på stället där knappen inte satt. {Pet.He} trampade runt ett varv, och ett varv till, och {@lade} sig till rätta med hakan på en liten grön ärm.

{child} höll andan. {@A}, i dörren, höll också andan.

# the-middle-of-it
Nere vid svansen var det något som satte i gång.

Det mullrade framåt. Det kom fram till morrhåren. Det fick hela sängen att brumma.

”{Pet.He} fungerar”, viskade {child}.

”Minsann”, viskade {@a}. ”Och du då? Är det något du behöver?”

Men {child} svarade inte. {Child.He} var redan någonstans mitt i alltihop.

# @is
{Pet} bodde i huset intill, men för det mesta var {pet.he} hemma hos {child}. {Pet.He} var grå och rund och såg ut som en kudde som har fått dåliga nyheter.
## if pet.cat
{Pet} var [breed: {a breed} | {child's} katt], och när {pet.he} satte sig såg {pet.he} ut som en kudde som har fått dåliga nyheter.
## if breed.British Shorthair
{Pet} var {a breed}, och det betyder att {pet.he} var rund och såg ut som en kudde som har fått dåliga nyheter.
## if pet.dog
{Pet} var [breed: {a breed} | {child's} hund], och när {pet.he} lade sig såg {pet.he} ut som en matta som har fått dåliga nyheter.

# @spin
spinna
## if pet.dog
snarka

# @spann
spann
## if pet.dog
snarkade

# @spinnande
spinnande
## if pet.dog
snarkande

# @satt
satt
## if pet.dog
låg

# @lade
satte
## if pet.dog
lade

# @fisk
fisk
## if pet.dog
korv

# @fisken
fisken
## if pet.dog
korven

# @a
{minder}
## if adult
{adult}

# @first
{minder}, som passade {child.him},
## if adult
{adult}

# @he
hon
## if adult
{adult.he}
