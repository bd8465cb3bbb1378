title: Huvudleden
title: Den gröna linjen
title: Kartan enligt {pet}
guest neighbour: Solveig (hon), Monika (hon)

% Det gröna spåret är {child's} eget, men det vet de inte förrän i köket. Den de tror sig förfölja kallas han, vem barnet än är. Den som diskar är {adult}, annars talar {neighbour} från våningen under (@he).

# the-task
Uppgiften var att rita en karta över [city: {city}|stan] så som någon annan ser den.

Halva klassen valde brevbäraren. Några valde borgmästaren, fast det inte finns någon.[athlete:  En valde {athlete}, mest för att få skriva och fråga.] {child} och [!friend.known: {child.his} bästa vän ]{friend} valde {pet}.

”{Pet} är [breed: {a breed}|en hund]”, sa {child} till läraren. ”{Pet.He} ser inte så mycket. Men {pet.he} luktar sig fram.”

# three-colours
Så på måndagen gav de sig ut. {child} höll kopplet och {friend} höll pennorna. Först gick {pet}, med nosen i marken [breed.Beagle / breed.Cocker Spaniel / breed.Dachshund: och öronen släpande på var sin sida som två dammtrasor | som en dammsugare på promenad].

De hade ett system. Rött var mat, och det märktes på att {@tail} snurrade. Blått var andra hundar, då stod {@tail} rakt upp. Brunt var sådant som {friend} inte ville veta mer om.

På tisdagen hade de tolv röda prickar, bland annat korvkiosken, bageriets bakdörr och en buske där någon i trean hade gömt en macka med fiskbullar. De hade tjugosex blå. De bruna slutade de räkna.

# green
Och så var det den gröna linjen.

Den började vid [school: grinden till {school}|skolgrinden]. Där stannade {pet}, sänkte nosen och gick iväg, tyst, med {@tail} vajande sakta fram och tillbaka. {Pet.He} drog inte. {Pet.He} stannade inte. {Pet.He} gick som om {pet.he} läste.

”Vad är det {pet.he} har hittat?” sa {friend}.

De kom till korvkiosken. {Pet} gick förbi.

{child} och {friend} såg på varandra. En gång hade {pet} ätit en grillad med bröd, servett och kvitto.

”Gå tillbaka”, sa {friend}. ”{Pet.He} märkte den nog inte.”

De gick tillbaka. {Pet} gick förbi en gång till.

# four-turns
Efter kiosken vek linjen av, rakt in i ett hål i en häck, så att {child} fick krypa. Sedan gick den upp på en låg mur, där {pet} balanserade hela vägen till slutet.

”Den som har gått här är i alla fall inte dum”, sa {child}, som tyckte att det var en mycket praktisk väg.

Men utanför biblioteket gick linjen runt flaggstången. Fyra varv. {Pet} gick dem noggrant, ett efter ett, tills {child} satt fast i kopplet.

”En grävling”, gissade {child} när de hade trasslat loss {child.him}.

”Med svindel”, sa {friend}. {Friend.He} ritade fyra gröna ringar. ”Nej. Det är en människa. Någon som är jagad och försöker lura bort spåret.”[elder:  I telefon samma kväll höll {elder}[elder2:  och {elder2}] fast vid grävlingen.]

# the-lion
På onsdagen följde de linjen vidare. Den gick i sicksack mellan stolparna på torget. Sedan gick den fram till stenlejonet utanför banken, och där tog den slut. {Pet} satte tassarna mot lejonet och skällde. På andra sidan lejonet började linjen igen.

”Han har klättrat över”, sa {friend}.

På bron stannade linjen mitt på, vid räcket, där {pet} ställde sig på bakbenen och nosade länge på järnet.

”Där har han stått och tittat ner i vattnet”, sa {friend} dystert. ”Stackarn.”[music:  Och resten av bron gnolade {friend.he} på {@song}, så sorgligt det gick.]

Sedan kom regnet, och de fick springa hem.

# the-last-bit
På torsdagskvällen låg kartan utrullad på köksgolvet hos {child}. {Pet} låg på Norra industriområdet och sov. Den gröna linjen ringlade sig genom hela stan, med ringar och krokar och en liten bula för lejonet, och det var bara den sista biten kvar att rita. Den biten hade de gått före middagen, med ficklampa: över bron, genom parken, uppför Björkgatan. Sedan hade det luktat köttbullar, och då hade de sprungit in och inte tänkt mer på spåret.

{Friend} drog strecket långsamt. {Friend.He} slutade vid port 14.

”{child}”, sa {friend.he}. ”Var bor du?”

”Här”, sa {child}. ”Björkgatan 14.” Sedan hörde {child.he} vad {child.he} hade sagt.

Det var mycket tyst i köket.

”Han går hit”, viskade {child}. ”Den där galningen. Han går ända fram till vår dörr. Varje dag!”

# the-usual-way
{Friend} svarade inte. {Friend.He} tittade på kartan, och sedan tittade {friend.he} på {child}, och så på kartan igen.

”Hur går du hem från skolan?” frågade {friend.he}.

”Vanliga vägen.”

”Vilken är den vanliga?”

”Den vanliga, säger jag ju. Genom häcken, för det är närmare. Och så på muren, för …” {child} tystnade.

”Flaggstången?” sa {friend}.

”Fyra varv betyder tur”, sa {child} med liten röst.

”Lejonet?”

”Det är bara kul att hoppa.”

”Bron?”

”Det finns en gädda där. Ibland.”

{Friend} la ifrån sig den gröna pennan.

”Jag tror att vi har hittat galningen”, sa {friend.he}.

# half-past-two
[adult: {Adult}, som stod och diskade, | {neighbour} från våningen under, som satt hos {pet} om dagarna och hade stannat på middag,] hade vänt sig om.

”Klockan halv tre”, sa {@he}. ”Varje dag när jag sitter här[adult:  och jobbar] reser {pet} på sig. {Pet.He} går till dörren och lägger nosen mot springan, och där ligger {pet.he} tills du kommer. Jag har alltid trott att det drog skönt.”

# full-of
{child} såg ner på {pet}, som sov med [breed.Beagle / breed.Cocker Spaniel / breed.Dachshund / breed.Labrador / breed.Golden Retriever / breed.Poodle: ena örat | ena tassen] över älven, och tänkte på hur det måste vara. För alla andra var {child.he} borta när {child.he} hade gått. Men för {pet} fanns {child.he} kvar, överallt. Där gick gårdagens {child} och måndagens[sport:  och den som skulle {play sport}], fyra varv runt flaggstången och upp på lejonet. Hela stan var full av {child.him}. Och av alla lukter som fanns, korven inräknad, var det den {pet} hade valt att följa.

# the-main-road
På fredagen satt kartan på tavlan. Läraren läste av färgerna, rött och blått, och gick snabbt förbi det bruna.

”Men den gröna linjen?” sa läraren. ”Vad är det?”

{child} blev röd i hela ansiktet och visste inte hur man skulle säga det. Så {friend} sa det åt {child.him}.

”Det är huvudleden”, sa {friend.he}.

# something-new
Den eftermiddagen gick {child} hem den vanliga vägen. Men vid flaggstången gick {child.he} fem varv i stället för fyra, och på muren gick {child.he} baklänges, så att {pet} skulle få något nytt att läsa.

# @tail
svansen
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
svansstumpen

# @he
{neighbour.he}
## if adult
{adult.he}

# @song
{music}
