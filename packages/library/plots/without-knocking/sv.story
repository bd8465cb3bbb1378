title: Utan att knacka
title: Du har en geting på halsen
title: Åtta takter
guest friend: Selma (hon), Frank (han)
guest leader: Tord (han), Hasse (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Läs tankarna lite lägre än pratet. Brevinkastet får gärna ha en egen röst, och nynnandet ska vara falskt.
% Den som frågar på fredagen och släcker lampan (@a) är mormor eller farfar, annars {adult}, annars {minder}.

# cheese
Den första tanken {child} hörde i hela sitt liv handlade om ost.

Det var en onsdag, på bussen[city:  genom {city}], och det hördes lika tydligt som när någon pratar: Åt jag upp osten, eller tänkte jag bara äta upp osten? {child} vände sig om. Mannen där bakom tittade ut genom fönstret och sa ingenting.

När {child} kom fram till [school: {school} | skolan] hade {child.he} hört trettio, fyrtio personer tänka. Det var en besvikelse. {Child.He} hade väntat sig hemligheter. Det {child.he} fick var inköpslistor, [sport: {sport}, ][music: {music} | låtar] som det fattades halva texten i, och väldigt mycket om fötter. [athlete: En kille var {athlete} hela vägen uppför trappan. ]Husets läskigaste lärare gick förbi i korridoren och tänkte kaka, kaka, kaka.

# put-off
{child} sa ingenting till någon. {Child.He} tänkte säga det till {friend}[!friend.known: , sin bästa vän]. {Friend} fick alltid veta allt. Men så satte sig {friend} bredvid {child.him} på första lektionen, och det visade sig att {friend} hördes också, och det var så intressant att {child} sköt upp det.

Det var som att ha facit längst bak i boken. När {friend} tänkte: tänk om man fick den där äggmackan i stället, då bytte {child}. När {friend} kom på en vits skrattade {child}. {Friend} gav {child.him} en konstig blick, för den var inte berättad än.

# eight-bars
På fredagsrasten stod {friend} lutad mot väggen med händerna i fickorna.

”Är du redo för konserten?” sa {child}.

”Jo då, det är lugnt”, sa {friend}. Och under det, helt annorlunda, lågt och snabbt, som något som sprang runt, runt i en låda: Jag kan inte. Jag kan inte. Det är åtta takter helt ensam, och händerna skakar så att jag inte kan täppa till hålen. Alla kommer att höra det. Jag kan inte säga det till någon, för då blir det på riktigt.

{child} blev kall. Så hade {child.he} aldrig hört {friend} tänka.

# by-the-recorders
Det skulle {child} ordna. Det var förstås därför det gick att höra. Så på lunchen gick {child.he} till {leader}, som var musiklärare, och sa att {friend} var livrädd för sitt klarinettsolo och borde få slippa. {leader} var väldigt snäll. Han pratade med {friend} direkt efter lunchen, med huvudet på sned, borta vid blockflöjterna, inför halva orkestern.

{Friend} kom ut på skolgården, gick rakt fram till {child} och tittade på {child.him} utan ett ord.

Du har en geting på halsen, tänkte {friend}.

{child} skrek till och slog efter den.

# no-wasp
Det fanns ingen geting.

”Jag visste det”, sa {friend}. ”Mackan. Vitsen. Jag har aldrig sagt till någon om solot, {child}. Jag har inte ens sagt det högt i mitt eget rum. Hur länge?”

”Sedan i onsdags”, sa {child}. ”Jag ville bara hjälpa till …”

”Du gick in”, sa {friend}, ”utan att knacka.” Och så gick {friend.he} hem den andra vägen.

# in-the-right-order
Det blev en lång fredagskväll. {@Asks}, och {child} sa att det inte var något, och kom på hur skönt det var att {@a} inte kunde höra resten. Resten var privat. Någon gång skulle {child.he} ha berättat det, antagligen. Men då i rätt ordning, och utan den biten där {child.he} verkade dum.[pet:

{@pet}]

# a-radio-in-another-house
På morgonen provade {child.he} olika saker. Fingrarna i öronen hjälpte inte. Men om {child.he} nynnade, långt ner i halsen, blev tankarna suddiga, som en radio i ett annat hus. Sedan gick {child.he} hem till {friend} och ställde sig på trappan. Det kändes att {friend} stod bakom dörren.

{child} knackade.

# the-letter-box
”Jag nynnar”, sa {child.he} in genom brevinkastet. ”Jag hör ingenting när jag nynnar. Jag ska göra det jämt, när du är med. Förlåt att jag gick in.”

Brevinkastet teg. Sedan sa det: ”Vad är det du nynnar på?”

”Det ska vara ditt solo.”

”Det låter hemskt”, sa brevinkastet. ”Du är falsk.”

”Jag vet. Du? Hur känns det med konserten?”

Det dröjde länge. {child} nynnade hela tiden. {Child.He} ville hemskt gärna sluta, bara en sekund, och {child.he} gjorde det inte.

# the-door-opened
Dörren öppnades.

”Jag är jätterädd”, sa {friend} och verkade häpen över hur det lät. ”Händerna skakar.”

”Vad skulle hjälpa?”

{Friend} tänkte efter. {child} hade ingen aning om vad. Det var förfärligt att inte veta, och samtidigt ungefär som förr i tiden.

”Kan du sitta längst fram”, sa {friend} långsamt, ”och vara falsk? Inte så att det hörs. Men om jag tittar på dig så vet jag att det är någon därinne som är sämre än jag.”

# flat
Så på kvällen gjorde {child} det. {Friend} spelade alla åtta takterna. Händerna skakade under de två första, och en gång pep det i klarinetten, och {friend} tittade ner på {child}, som satt på första raden[elder & !elder2:  bredvid {elder}][elder2:  mellan {elder} och {elder2}] och nynnade så att kinderna stod ut. Då var {friend} mycket nära att skratta, och sedan gick det bra.

# you-could-hear-it
Den kvällen kom {@a} in för att släcka {child’s} lampa. {@He} blev stående en stund vid sängen och såg ner. {child} [pet.dog / pet.cat: kliade {pet} bakom örat och nynnade | nynnade].

”Vad tänker du på?” frågade {child.he}.

”Jag undrade om någon har gått ut med soporna”, sa {@a}. {@He} böjde sig ner och pussade {child} på huvudet. ”Och så tänkte jag att jag hade en väldig tur, den dagen jag fick dig.”

{child} tyckte att det var mycket bättre så. Då hörde man det ordentligt.

# picture 3
Den har öppnats till slut.

# @pet
{Pet}[!pet.known: , som också bodde där,] var den enda som {child} aldrig hade hört. När {pet} ville ha mat kom {pet.he} och tittade på en, och det var allt.
## if pet.dog / pet.cat
{Pet}[!pet.known & pet.dog: , {child’s} hund,][!pet.known & pet.cat: , {child’s} katt,] var den enda som {child} aldrig hade hört. När {pet} ville bli kliad bakom örat kom {pet.he} och sa det, med hela huvudet.

# @asks
{minder} frågade vad det var
## if adult & !elder
{adult} frågade vad det var
## if elder
{elder}, som hade kommit för konsertens skull, frågade vad det var
## if elder & elder2
{elder} och {elder2} hade kommit för konsertens skull. {Elder.short} frågade vad det var

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
