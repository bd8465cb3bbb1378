title: Och vad gör du?
title: Att få sitta först
title: Tisdag. Tidigast.
guest ottilie: prinsessan Ottilia (hon), prinsessan Odette (hon)
guest tibbs: herr Tibell (han), herr Krok (han)
guest kemp: fru Kempe (hon), fru Frost (hon)

% Bandet sitter runt bänken som runt ett paket. ”Och vad gör du?” sägs till {tibbs}, två gånger till {child} och en gång till prinsessan.

# the-scissors
Klockan två skulle prinsessan komma och inviga bänken, och det var {child} som skulle bära saxen.

Den låg framför {child.him} på en sammetskudde. {child} var {age}, {child.he} hade övat i en vecka[school:  i korridoren {at school}], och {child.he} hade aldrig sett en prinsessa[athlete: , och inte {athlete} heller].

# drains
Hon klev ur en liten grön bil. Hon var vuxen och hade blå hatt och trötta fötter. Det var {ottilie} av Sarn, som är ett land ungefär så stort som en parkeringsplats. Hon tog den första i raden i hand, och hon sa det som prinsessor säger.

”Och vad gör du?”

”Avlopp, Ers Höghet”, sa {tibbs}.

Där skulle det ha varit slut. Men prinsessan släppte inte handen. ”Vad är det svåraste med ett avlopp?” sa hon. Och så väntade hon på svaret.

Det hade ingen frågat {tibbs} förut. Det tog tolv minuter.

# she-waited
Hon frågade nästa också. Hon ville verkligen veta. Busschauffören berättade om bussar. [music: Tanten i orkestern berättade om {music}. ][elder: {Elder}[elder2:  och {elder2}] berättade om {child}. ][friend: {Friend}, {child's} bästa vän, sa att {friend.he} stod på händer, och gjorde det. ][pet.dog: Hunden {pet} gav henne tassen, och då väntade hon på resten. ]En bebis berättade något långt. Borgmästaren[city:  i {city}] tittade på klockan, och sedan på himlen, där ett svart moln var på väg in över korvkiosken.

# knots
Till sist stod hon framför {child}.

”Och vad gör du?” sa prinsessan.

”Jag håller saxen”, sa {child}.

”Är det vad du alltid gör?”

{child} funderade. [sport: ”Jag brukar {play sport}, men det gör ju alla. Jag tar upp knutar”, | ”Jag tar upp knutar”,] sa {child.he}. ”Skosnören och drakar och sånt.[pet & !pet.dog:  En gång {pet's} födelsedagspaket.] Jag kan ta upp vilken knut som helst. Det är inget särskilt.”

”Det är det visst”, sa prinsessan. ”Hur börjar man?”

”Man drar inte”, sa {child}. ”Alla drar. Man ska titta på den tills den visar vem som ligger överst.”

# plop
”Saxen!” sa borgmästaren. ”Fort! Det regnar snart!”

{child} snurrade runt. Kudden var så slät, och saxen var så blank. Den gled. Den for ut över kanten, blixtrade till och försvann ner mellan stängerna i en brunn. Plopp.

Alla tittade på {tibbs}.

”Tisdag”, sa {tibbs}. ”Tidigast.”

# the-first-sit
Det hettade i {child's} ansikte. En enda sak skulle {child.he} hålla i! Och runt, runt bänken gick det röda bandet, som om bänken var ett paket, och ingen fick sitta på den förrän den var öppnad. Det var den enda bänken på hela backen. Gamla {kemp}, som hade fått löfte om att sitta först, stod och hängde på sin käpp.

”Har någon en kniv?” sa borgmästaren. Det hade ingen.

# terrier
”Ur vägen”, sa prinsessan.

Hon tog av sig hatten. Hon böjde sig ner, tog bandet mellan tänderna, satte ena foten mot bänken och bet.

Det var ett bra band. Hon morrade och ruskade det fram och tillbaka som en terrier med en toffel. Håret ramlade ner.

”De gåh inche”, sa prinsessan. Hon hade rött ludd på hakan.

# every-knot
Hon tittade på bandet, och längs bandet, ända till slutet, där scouterna hade knutit det. De hade tagit varenda knut i boken. Den var stor som ett kålhuvud.

Sedan tittade hon på {child}.

”Och vad”, sa prinsessan, ”gör du?”

Den första droppen föll. {child} gav henne kudden och ställde sig på knä framför knuten.

# cabbage
”Dra!” ropade någon.

{child} drog inte. {Child.He} tittade. Det var som att titta på en röd hjärna. Men där, där låg en ögla lite högre än en annan, och {child.he} satte in tumnageln och petade, och den gav efter.

Ögla för ögla gick det, och rätt som det var föll kålhuvudet isär i {child's} händer, och bandet gled ner från bänken och blev liggande i gräset.

# open
”Öppet!” ropade prinsessan. Det hördes ända till Sarn.

{Kemp} fick sitta först, under borgmästarens paraply. Sedan satt alla, våta eller inte, tills molnet drog bort över backen och folk gick hem till maten.

# nobody-asked
Bara den gröna bilen stod kvar nere på vägen, med dörren öppen. Prinsessan rullade upp bandet runt handen.

Då kom {child} att tänka på något. Hon hade frågat varenda människa i hela stan, och ingen hade frågat henne.

”Och vad gör du?” sa {child}.

Prinsessan öppnade munnen och stängde den igen.

”Jag kommer till ställen”, sa hon, ”och sedan åker jag därifrån. Jag inviger. Broar och badhus. Tjugotre bänkar.” Hon tittade på den här. ”Jag har aldrig suttit på någon av dem.”

# moved-up
{child} satte sig och flyttade på sig lite.

Prinsessan kom och satte sig bredvid. Hon tog av sig ena skon, och sedan den andra, och sträckte ut fötterna i det våta gräset och suckade. Solen höll på att gå ner bland skorstenarna. Mannen vid bilen tittade uppåt backen[adult: , och det gjorde {adult} också, som hade kommit för att säga att det var sent]. Sedan stängde han dörren utan att det hördes[adult: , och de väntade| och väntade].

# nothing
”Vad gör vi nu, då?” viskade prinsessan.

”Ingenting”, sa {child}. ”Det är det man har den till.”

Och så gjorde de ingenting, tillsammans, tills det var mörkt nog för stjärnor.
