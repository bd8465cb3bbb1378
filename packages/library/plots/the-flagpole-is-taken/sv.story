title: Flaggstången är upptagen
title: Snigelsakta
title: Nationalsången i snigeltakt
guest caretaker: Börje (han), Sixten (han)
guest friend: Saga (hon), Nova (hon)

% {friend} är en flicka ur parallellklassen, om ingen vän är ikryssad. Snigeln är ”den”. Linan hänger utmed stången, tätt intill.

# taken
Snigeln satt tre meter upp på skolans flaggstång, och vaktmästare {caretaker} vägrade att hissa flaggan.

”Det går inte”, sa han. ”Stången är upptagen.”

{child} stod i första raden och hörde alltihop. Det var den stora dagen. [school: {school}|Skolan] fyllde hundra år, och på gården stod tre hundra elever i vita tröjor. Där stod landshövdingen i blå dräkt och en hel militärorkester[elder: , och allra längst bak stod {elder}[elder2:  och {elder2}] på tå]. Rektorn hade en klocka i handen.

”Upptagen av vad?” frågade hon.

”Av en snigel. Den började klockan sju. Om jag drar i linan faller den ner.”

# a-dressing-gown-cord
{child} hade fått i uppgift att räcka över linan till landshövdingen. Det var det enda {child.he} skulle göra, och {child.he} hade tränat på det hemma med ett badrocksskärp[pet: , och {pet} hade fått vara landshövding]. [school / friend: I klassen hade de fått nya platser, och i tre veckor hade {child.he}|{Child.He} hade tränat så mycket därför att {child.he} var ny. I tre veckor hade {child.he}] suttit vid fönsterbordet med en tom stol bredvid sig.

# it-came-first
”Det är en snigel, {caretaker}”, sa rektorn.

”Ja. Och den kom först.”

Det blev mumlande på gården. En trumpetare tittade på sin klocka. ”Vi kan väl peta ner den med en kvast”, sa landshövdingen vänligt.

{caretaker} la armarna i kors framför flaggstången. Han hade skött den i trettio år. ”I den här skolan petar man inte ner någon som håller på att komma upp”, sa han.

Ingen visste vad man skulle säga till det.

# nine-hours
”Hur länge tar det för den?” frågade rektorn till sist.

”Ursäkta”, sa {child}. {Child.He} hade räknat på det, i huvudet, medan de pratade. ”Den har gått tre meter på tre timmar.[athlete:  Det är ju inte {athlete} precis.] Stången är tolv. Det tar nio timmar till.”

Tre hundra elever stönade.

[friend: Det var bara {friend}[!friend.known: , {child's} bästa vän,] som inte stönade. {Friend.He} hade tagit fram en kikare. | En flicka bredvid {child} stönade inte. Hon hette {friend} och gick i parallellklassen, och hon hade tagit fram en kikare.]

”Den har stannat”, sa {friend.he}. ”Den har dragit in hornen. Titta.”

{child} tittade. Snigeln satt som en liten brun knapp. Den såg rädd ut. Det hade kanske blivit för mycket folk.

# clang
Himlen hade mörknat. Ett moln la sig över gården, och då kom den första vindstöten. Linan, som hängde utmed stången, började slå: klang, klang, klang! Den slog precis där snigeln satt. Den slog en gång till, och nu satt snigeln bara fast med halva foten.

”Nej!” sa {caretaker}. Han grep efter linan, men den rycktes ur handen på honom och piskade. Nu var det på riktigt. Han hade ingen stege som räckte.

# hold-it
{child} tänkte inte. {Child.He} sprang fram, hoppade och fick tag i änden med båda händerna. Linan spändes. Den slog inte mer, den stod alldeles stilla, tätt intill stången och snigeln.

”Släpp inte!” sa {caretaker}.

”Jag släpper inte. Men jag kan inte stå så här i nio timmar.”

”Behövs inte”, sa {friend}, som hade kommit efter. {Friend.He} höll i kikaren. ”Den sträcker på sig. Den känner på linan. Nu kliver den över.”

Alla tre tittade. Snigeln satt inte längre på stången. Den satt på linan, och sakta kom ett horn fram, och så det andra.

# snail-slow
Då förstod {child}. ”Vi hissar den”, sa {child.he}. ”Tillsammans med flaggan. Det är klart, den vill ju upp! Men det måste gå så sakta att den inte blir rädd.”

”Hur sakta?” frågade rektorn.

”Snigelsakta.”

{caretaker} funderade. Det tog sin tid. ”Det går”, sa han. ”Stången är inte upptagen längre. Den är delad.”

# the-anthem
De knöt fast flaggan, en bit under snigeln. {caretaker} tog linan, landshövdingen tog linan och {child} tog linan, och så drog de, en centimeter i taget. Orkestern höjde sina instrument.[music:  De hade övat på {music} också, men det fick vänta.]

”Vi måste spela så länge som flaggan går upp”, sa dirigenten. ”Det är så det är. Hur lång tid tar det?”

”Spela efter den”, sa {child}, och pekade uppåt.

Så spelade de nationalsången i snigeltakt. ”Duuuuuuuuuuuu”, sjöng tre hundra elever. De sjöng på det tills de måste andas, och andades, och sjöng vidare. ”Gaaaaaaaaaaaaaaam …” Tubablåsaren blev röd, sedan lila, sedan vit. Efter tio minuter var de framme vid ”laaaaa”. En man i orkestern satte sig ner och spelade sittande. Landshövdingen hade tagit av sig skorna. Ett litet barn i förskoleklassen somnade på ”fri”, vaknade på ”fri” och undrade om det var samma.

{child} drog. En centimeter. {Child.He} släppte inte snigeln med blicken, och bredvid {child.him} stod {friend} med kikaren.

”Nu har den båda hornen ute”, rapporterade {friend.he}. ”Nu ser den sig omkring. Jag tror att den tycker om musiken.”

# the-top
Efter en timme och sju minuter kom den allra sista tonen, och i samma ögonblick nådde flaggan toppen. Snigeln klev av. Den kröp upp på den gyllene knoppen och stannade, högst upp på hela skolan, och såg ut över taken[city:  i {city}].

Alla höll andan. Sedan jublade de så att duvorna lyfte.

”Den kom upp”, sa {caretaker} och snöt sig länge.

# the-grass
På kvällen, när tårtan var slut och orkestern hade åkt hem, låg gräset varmt bakom skolan. {child} satt på en filt och väntade på att bli hämtad[adult:  av {adult}]. {Child.He} hade ont i armarna. Däruppe satt snigeln fortfarande, en prick mot det rosa. {caretaker} hade lovat att flaggan skulle ner snigelsakta också.

# just-here
Några från klassen kom förbi[sport: , på väg att {play sport}]. ”Är det ledigt där?” frågade en och pekade på filten bredvid {child}.

{Child.He} såg sig om. Över gräset kom {friend} gående, med två saftglas i händerna. {Friend.He} gick mycket långsamt för att inte spilla.

”Det finns gott om plats”, sa {child} och flyttade på sig. ”Men just här är det upptaget.”
