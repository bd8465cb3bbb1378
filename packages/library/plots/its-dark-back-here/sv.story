title: Det är så mörkt här bakom
title: Pojken på månen
title: Lite högre
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest librarian: Gunvor (hon), Birgitta (hon)

% Den som kommer och hämtar (@a) är den äldre, annars {adult}, annars {minder}. Viska alla böckerna, var och en på sitt sätt, och ta i vid de stora bokstäverna.
% En regel: efter stängning viskar alla, och bara det som läses högt hörs högt, med alla fel. @help är den som får fram boken.

# page-ten
I morgon skulle {child} läsa sidan tio i Pojken i borgen för hela klassen, på biblioteket[school:  bredvid {school}][city:  i {city}]. Men så fort {child} läste högt kröp rösten ner i halsen, som en snigel i sitt skal, för alla skulle höra vartenda ord som blev fel. När {child.he} övade för {@first} hade {child.he} läst att pojken klättrade upp på månen. Det stod muren.[pet.other:  Bara {pet} hade inte märkt något.][sport:  På {@game} var den rösten lika stark som alla andras.]

”Lite högre”, sa {librarian}, som var bibliotekarie, varje gång. Till alla andra sa hon: ”Lite tystare.”

Så nu, strax före stängning, stod {child} i det innersta hörnet med {friend}[!friend.known: , [friend: {child.his} bästa vän | som gick i samma klass],] och tryckte ner Pojken i borgen bakom kartböckerna. Det sa duns i golvet.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] som fick vara med för att {pet.he} aldrig sa något, luktade i springan.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade gått in utan att fråga någon och tittade på från översta hyllan.]

”Finns det ingen bok, så blir det ingen högläsning”, sa {child}.

”Det är det dummaste du har hittat på”, sa {friend}[elder & !friend & !pet.dog & !pet.cat:  och lutade sig på ett paraply. Det hade de fått låna av {elder.short}, som sa att det gick att ha till allt utom regn].

# anybody-still-here
”Är det någon kvar?” ropade {librarian}.

De kunde ha svarat ja. Men då hade de måst säga vad de höll på med. Lampan släcktes, och nyckeln vreds om.

”Vänta!” skrek {friend}. ”Vi är här!”

Det blev bara en viskning. {child} skrek också, och det blev en viskning till.[pet.dog:  {Pet} skällde. ”Voff”, lät det, mjukt som en toffel, och {pet.he} såg sig om efter den som hade sagt det.][pet.cat:  {Pet} jamade, och det kom nästan ingenting. {Pet} tog det som en förolämpning.]

”Det lönar sig inte”, viskade en tjock bok på vagnen. ”Efter stängning viskar alla.”

Då hörde de dem viska allihop, högt upp och långt ner i mörkret.

”Det är bara en sak som hörs här på natten”, viskade den tjocka boken, ”och det är när någon läser högt. Då hörs det på hela gatan, precis som man läser, med alla fel.”

# quack
Just då kom {@a} under gatlyktan[elder2:  med {elder2}] för att hämta dem[music: , nynnande på {@song}]. {Friend} ryckte till sig närmaste bok, sprang till dörren, lyfte på luckan där man lämnar tillbaka böcker och läste det första {friend.he} såg. ”’Kvack’, sa ankan.”

KVACK, lät det i hela biblioteket.

”Åh, tack”, viskade boken med ankan. ”Det var flera år sedan.”

{@A} hade stannat. ”De har en anka därinne”, sa {@he}.

Då tog {friend} ordboken i stället.

HJÄLP, sa biblioteket långsamt. SUBSTANTIV. NÄR NÅGON GÖR DET LÄTTARE FÖR NÅGON ANNAN.

”Och någon håller lektion för den”, sa {@a} och gick vidare.

# who-shouts
Det gjorde ont i halsen på {child}. {@A} letade efter dem och gick åt fel håll.

”Är det ingen som har en människa som skriker?” viskade {child}.

”Jag har ’Rör om till en slät smet’”, viskade en kokbok.[athlete: 

”Jag har {athlete}”, viskade en tunn en, ”fast det är bara bilder.”]

”Jag har en pojke”, viskade någon mycket liten, nere bakom kartböckerna. ”På sidan tio. Men det är så mörkt här bakom.”

{child} lade sig raklång och sträckte in en arm så långt det gick. Det räckte inte.

{@help}

# you-hid-me
”Läs du”, viskade {child} och höll fram den till {friend}.

Smäll! Boken slog igen om sig själv.

”Nej”, viskade den. ”Du gömde mig, så du får läsa mig. Jag har längtat så till i morgon. Ingen har någonsin läst mig högt.”

”Det är inte dig det är fel på”, viskade {child}. ”Det är mig. Jag är så långsam.”

”Jag vet”, viskade boken. ”Det är det bästa. De snabba har läst ut mig till middagen. Hos dig räcker jag länge.”

Så hade {child} aldrig tänkt på det. ”Men jag läser fel. Och alla kommer att höra.”

”Ja”, viskade boken. ”I kväll är det precis vad vi vill.”

# over-the-street
{@A} var nästan framme vid hörnet. {Friend} höll upp luckan. {child} satte fingret under det första ordet och kände hur rösten kröp ner i skalet. Då tog {child.he} ett andetag som gick ända ner efter den.

POJKEN KLÄTTRADE UPP PÅ MÅNEN.

Det dånade över hela gatan. {child} blev alldeles kall. ”Muren”, viskade {child.he}. ”Det står muren. Och nu har alla hört det.”

”Muren har jag haft i hela mitt liv”, viskade boken. ”Månen är finare. Fortsätt.”[pet.other: 

Precis så skulle {pet} ha sagt, om {pet.he} hade kunnat.]

Och {child} rätade på ryggen och fortsatte, långsamt, ett ord i taget.

HAN SKREK SÅ HÖGT HAN KUNDE. ”JAG ÄR HÄR INNE! GÅ INTE!”

Borta vid hörnet vände {@a} om och sprang.

# nobody-else
{Librarian} hade inte hunnit längre än till busshållplatsen, så hon kom tillbaka med nyckeln. Lamporna tändes, och böckerna stod där som om de aldrig hade sagt ett ord.

”Det var jag som gömde den”, sa {child} högt.

”Hur visste du att det var vi?” frågade {friend}. ”Du trodde ju att vi var en anka.”

”Det var en väldigt bra anka”, sa {@a}. ”Men det är bara en i hela världen som klättrar upp på månen.”

# the-next-day
Dagen därpå satt {child} framför hela klassen, med fingret under det första ordet. {Librarian} öppnade munnen för att säga det hon alltid sa. Sedan stängde hon den igen.

Det stod muren. Det såg {child} mycket väl. Boken låg stilla i händerna och väntade.

”Pojken klättrade upp på månen”, läste {child}.

# @help
Då tog {friend} av sig jackan och stack in sin arm i stället, ända upp till halsen. ”Jag har en vante”, viskade {friend.he}. ”Och ett äppelskrutt. Och hörnet på något som darrar.” Och ut kom boken, med ludd på.
## if elder & !friend & !pet.dog & !pet.cat
”Till allt utom regn”, viskade {friend} och stack in paraplyet i springan, med handtaget först. Kroken fick tag i en vante. Den fick tag i ett äppelskrutt. Och sedan fick den tag i boken, och ut kom den, med ludd på.
## if pet.cat
Då kom {pet} ner från översta hyllan och trängde sig in i springan, där ingen katt ska vara. ”Putta”, viskade {child}. {Pet} brukade aldrig göra som man sa. Men det som står på en kant eller ligger i ett hörn, det puttar {pet} på, och ut gled boken, med ludd på. {Pet} satte sig på den med en gång[friend: , och {friend} fick lyfta bort {pet.him}].
## if pet.dog
”Hämta”, viskade {child}. {Pet} kröp in under hyllan tills det bara var en svans kvar. Sedan kom {pet.he} ut baklänges, med ludd på nosen och boken mellan tänderna.

”Jag är lite blöt”, viskade boken, ”men jag har aldrig blivit hämtad förut.”

# @song
{music}

# @game
{sport}

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
