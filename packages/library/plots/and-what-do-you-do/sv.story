title: Och vad gör du?
title: Att få sitta först
title: Tisdag. Tidigast.
guest ottilie: prinsessan Ottilia (hon), prinsessan Odette (hon)
guest tibbs: herr Tibell (han), herr Krok (han)
guest kemp: fru Kempe (hon), fru Frost (hon)

% Bandet sitter runt bänken som runt ett paket. ”Och vad gör du?” sägs till {tibbs}, två gånger till {child} och en gång till prinsessan.

# the-scissors
Klockan två skulle prinsessan komma och inviga bänken[elder:  som {elder} hade skrivit nio brev om], och det var {child} som skulle bära saxen.

Den låg framför {child.him} på en sammetskudde.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] fick inte komma i närheten av bandet, för {pet.he} drog i allt.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade sovit på kudden hela veckan och följt efter den ända upp på backen.] {child} var {age}, {child.he} hade övat i en vecka[school:  i korridoren {at school}][friend:  med {friend}[!friend.known: , sin bästa vän,] som prinsessa], och {child.he} hade aldrig sett en [friend: riktig|prinsessa][athlete: , och inte {athlete} heller].

# drains
Prinsessan klev ur en liten grön bil. Hon var vuxen och hade blå hatt och trötta fötter. Det var {ottilie} av Sarn, som är ett land ungefär så stort som en parkeringsplats. Hon tog den första i raden i hand, och hon sa det som prinsessor säger.

”Och vad gör du?”

”Avlopp, Ers Höghet”, sa {tibbs}.

Där skulle det ha varit slut. Men prinsessan släppte inte handen. ”Vad är det svåraste med ett avlopp?” sa hon. Och så väntade hon på svaret.

Det hade ingen frågat {tibbs} förut. Det tog tolv minuter.

# she-waited
Hon frågade nästa också. Hon ville verkligen veta. Busschauffören berättade om bussar. [music: Tanten i orkestern berättade om {music}. ][friend: {Friend} sa att {friend.he} stod på händer, och gjorde det. ][pet.dog: {Pet} gav henne tassen, och då väntade hon på resten. ][pet.cat: {Pet} gjorde ingenting, och hon väntade på svaret. ]En bebis berättade något långt.[elder:  {Elder} berättade om de nio breven, och att {elder.he} skulle få sitta först[elder2: , och {elder2} sedan].] Borgmästaren[city:  i {city}] tittade på klockan, och sedan på himlen, där ett svart moln var på väg in över korvkiosken.

# knots
Till sist stod hon framför {child}.

”Och vad gör du?” sa prinsessan.

”Jag håller saxen”, sa {child}.

”Är det vad du alltid gör?”

[friend: {child} funderade.]

[friend: ”Knutar”, viskade {friend}, upp och ner.]

[!friend: {child} funderade. ][sport: ”Jag brukar {play sport}, men det gör ju alla. Jag tar upp knutar”, | ”Jag tar upp knutar”,] sa {child.he}. ”Skosnören och drakar och sånt.[pet.other:  En gång {pet's} födelsedagspaket.] Jag kan ta upp vilken knut som helst. Det är inget särskilt.”

”Det är det visst”, sa prinsessan. ”Hur börjar man?”

”Man drar inte”, sa {child}. ”Alla drar.[pet.dog:  {Pet} drar.] Man ska titta på den[pet.cat: , som {pet} på ett mushål,] tills den visar vem som ligger överst.”

# plop
”Saxen!” sa borgmästaren. ”Fort! Det regnar snart!”

{child} snurrade runt. Kudden var så slät, och saxen var så blank. Den gled. Den for ut över kanten, blixtrade till och försvann ner mellan stängerna i en brunn. Plopp.[friend:  {Friend} lade sig ner och kikade mellan stängerna. ”Borta”, sa {friend.he}.]

Alla tittade på {tibbs}.

”Tisdag”, sa {tibbs}. ”Tidigast.”

# the-first-sit
Det hettade i {child's} ansikte. En enda sak skulle {child.he} hålla i! Och runt, runt bänken gick det röda bandet, som om bänken var ett paket, och ingen fick sitta på den förrän den var öppnad. Det var den enda bänken på hela backen.[!elder:  Gamla {kemp}, som hade fått löfte om att sitta först, stod och hängde på sin käpp.][elder:  {child} vågade inte se på {elder}.]

[elder: ”Jag ville mest titta på den”, sa {elder}.]

”Har någon en kniv?” sa borgmästaren. Det hade ingen.[friend:  {Friend} hade en sked.]

# terrier
”Ur vägen”, sa prinsessan.

Hon tog av sig hatten. Hon böjde sig ner, tog bandet mellan tänderna, satte ena foten mot bänken och bet.

{@terrier}

”De gåh inche”, sa prinsessan. Hon hade rött ludd på hakan[pet.dog: , och det hade {pet} också].

# every-knot
Hon tittade på bandet, och längs bandet, ända till slutet, där scouterna hade knutit det. De hade tagit varenda knut i boken. Den var stor som ett kålhuvud.

Sedan tittade hon på {child}.

”Och vad”, sa prinsessan, ”gör du?”

Den första droppen föll.[pet.dog:  {Pet} släppte taget.] {child} gav henne kudden[pet.cat: , där {pet} äntligen fick lägga sig,] och ställde sig på knä framför knuten.

# cabbage
”Dra!” ropade någon.

[friend: ”Sch”, sa {friend}.][elder & !friend: ”Sch”, sa {elder}.]

{child} drog inte. {Child.He} tittade. Det var som att titta på en röd hjärna. Men där, där låg en ögla lite högre än en annan, och {child.he} satte in tumnageln och petade, och den gav efter.

Ögla för ögla gick det, och rätt som det var föll kålhuvudet isär i {child's} händer, och bandet gled ner från bänken och blev liggande i gräset.

# open
”Öppet!” ropade prinsessan. Det hördes ända till Sarn.

[elder: {Elder}|{Kemp}] fick sitta först, under borgmästarens paraply.[elder:  Det var värt alla nio, sa {elder.he}.] Sedan satt alla, våta eller inte[friend: , {friend} upp och ner], tills molnet drog bort över backen och folk gick hem till maten.

# nobody-asked
Bara den gröna bilen stod kvar nere på vägen, med dörren öppen. Prinsessan rullade upp bandet runt handen.

Då kom {child} att tänka på något. Prinsessan hade frågat varenda människa i hela stan, och ingen hade frågat henne.

”Och vad gör du?” sa {child}.

Prinsessan öppnade munnen och stängde den igen.

”Jag kommer till ställen”, sa hon, ”och sedan åker jag därifrån. Jag inviger. Broar och badhus. Tjugotre bänkar.” Hon tittade på den här. ”Jag har aldrig suttit på någon av dem.”

# moved-up
{child} satte sig och flyttade på sig lite.

Prinsessan kom och satte sig bredvid. Hon tog av sig ena skon, och sedan den andra, och sträckte ut fötterna i det våta gräset och suckade.[pet.dog:  {Pet} lade sig på dem.][pet.cat:  {Pet} sov på kudden.] Solen höll på att gå ner bland skorstenarna. Mannen vid bilen tittade uppåt backen{@looked-up}.

# nothing
”Vad gör vi nu, då?” viskade prinsessan.

”Ingenting”, sa {child}. ”Det är det man har den till.[pet.cat:  Fråga {pet}.]”

Och så gjorde de ingenting, tillsammans, tills det var mörkt nog för stjärnor.

# @terrier
Det var ett bra band. Hon morrade och ruskade det fram och tillbaka som en terrier med en toffel. Håret ramlade ner.
## if pet.dog
Det var ett bra band. Hon morrade och ruskade det fram och tillbaka. Det hade {pet} väntat på hela dagen, och {pet.he} högg tag bredvid henne och morrade {pet.he} också. Prinsessans hår ramlade ner.
## if pet.cat
Det var ett bra band. Hon morrade och ruskade det fram och tillbaka som en terrier med en toffel. {Pet} tittade åt ett annat håll. Håret ramlade ner.

# @looked-up
. Sedan stängde han dörren utan att det hördes och väntade
## if friend & elder
, och det gjorde {elder} också, som hade kommit tillbaka för att säga att det var sent, och {friend}, upp och ner. Sedan stängde mannen dörren utan att det hördes, och de väntade
## if elder & !friend
, och det gjorde {elder} också, som hade kommit tillbaka för att säga att det var sent. Sedan stängde mannen dörren utan att det hördes, och de väntade
## if friend & adult & !elder
, och det gjorde {adult} också, som hade kommit för att säga att det var sent, och {friend}, upp och ner. Sedan stängde mannen dörren utan att det hördes, och de väntade
## if friend & !adult & !elder
, och det gjorde {friend} också, upp och ner. Sedan stängde mannen dörren utan att det hördes, och de väntade
## if adult & !friend & !elder
, och det gjorde {adult} också, som hade kommit för att säga att det var sent. Sedan stängde han dörren utan att det hördes, och de väntade
