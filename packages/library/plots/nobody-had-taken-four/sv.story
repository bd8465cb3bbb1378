title: Fyra knackningar
title: Ingen hade tagit fyra
title: Någon under golvet
guest neighbour: herr Wallin (han), herr Nordin (han)
guest blom: fru Blom (hon), fru Ek (hon)

% Barnen går inte ensamma till någon de inte känner: {@grown} väntar i trappan och sitter sedan med. Snö på hösten och vintern, annars måne.

# one-two-three
En knackning betyder: god natt. Två betyder: är du vaken? Tre betyder: gå till fönstret, fort!

Det har {child} och {friend} bestämt. I den här sagan bor de nämligen på var sin sida om samma vägg, med sängarna tätt intill, och det är en bra vägg, lagom tjock. Varje kväll knackar de.

# what-is-four
Men en tisdag, när {child} just hade knackat god natt och {friend} hade knackat god natt tillbaka, hördes det:

Knack, knack, knack, knack.

Fyra? tänkte {child}. Vad är fyra?

”Vad menade du i går?” frågade {child} på väg till [school: {school}|[age<6: förskolan|skolan]].

”Vad menade du?” sa {friend}. ”Det var väl du som knackade fyra!”

De stannade mitt på trottoaren.

”Det var inte jag”, sa {child}.

”Inte jag heller”, sa {friend}.

Hela dagen funderade de. {Friend} trodde på en hackspett som hade gått vilse [city: i {city} och hamnat ]i väggen. {child} trodde på ett spöke som var dåligt på att räkna.[elder & adult:  {Elder}[elder2:  och {elder2}] trodde på rören.][elder2 & !adult:  {Elder2} trodde på rören.]

# from-below
Nästa kväll låg de beredda, var och en med ett dricksglas mot örat. {child} höll sitt glas mot väggen. Ingenting. [pet: {Child.He} höll det mot {pet}, som såg förvånad ut. ]{Child.He} höll det mot elementet. Det gurglade bara[music: , ungefär som {music}].

Då kom det igen. Knack, knack, knack, knack.

{child} la sig på mage och satte glaset mot golvet. Nu hörde {child.he} det så tydligt att {child.he} hoppade till.

Det kom nerifrån.

# on-the-dachshund
I våningen under bodde {neighbour}. Honom visste man inte mycket om. Han hade en dörrmatta med en tax på, fast ingen tax, och det var allt.

”Ska vi verkligen?” sa {friend} nästa eftermiddag, när de stod på dörrmattan, mitt på taxen. [sport: ”Vi kan ju {play sport} i stället.” ]{@Came-along} hade följt med och väntade i trappan.

”Du kan ringa på”, sa {child}.

”Du kan ringa på”, sa {friend}.

De ringde på samtidigt, med var sitt pekfinger.

# a-broom
{Neighbour} öppnade. Han var lång och böjd och hade olika strumpor.

”Är det du som knackar i taket?” frågade {child}.

{Neighbour} blev röd ända ner i skjortkragen. Bakom honom såg de sängen, och vid sängen stod en kvast.

”Oj då”, sa han. ”Hördes det så väl?”

# so-i-took-it
Sedan berättade han. Varje kväll hela {@season} hade han legat och lyssnat. En knackning, det måste vara god natt. Två, det var svårare, men det hade han också kommit på. Tre visste han, för då hördes det små fötter som sprang[athlete: , fortare än {athlete}].

”Jag tyckte att det verkade så trevligt”, sa {neighbour}. ”Och fyra var det ingen som hade tagit. Så jag tog den.”

”Vad betyder den?” frågade {friend}.

”Det vet jag inte”, sa {neighbour}. ”Jag har inte haft någon att bestämma det med.”

# cheese-sandwiches
Då satte de sig vid hans köksbord, {@grown} också, och bestämde. Det tog tre ostmackor. {Friend} tyckte att fyra skulle betyda att det fanns pannkakor. {Neighbour} tyckte att det var ett bra förslag, men att man inte skulle få använda det så ofta. {child} tuggade och tänkte.

”Fyra kan betyda: jag är här, jag också”, sa {child}.

{Neighbour} tittade ner i bordet en stund och hade visst fått en smula i ögat.

”Den tar vi”, sa han sedan, och de skakade hand på det, alla tre.

# me-too
På kvällen låg {child} och väntade med täcket upp till hakan. Det var mycket tyst i huset.

Knack, knack, knack, knack, kom det nerifrån. Jag är här, jag också.

{child} dunkade svaret i golvet med hälen, fyra gånger. På andra sidan väggen dunkade {friend}.

# but-that-is-three
Sedan var det dags att sova.

Knack, gjorde {child}. God natt.

Knack, gjorde {friend}. God natt.

Knack, gjorde {neighbour} med sin kvast. God natt.

Men det blev ju tre.

# at-the-window
Alla kom på det i samma ögonblick. Det blev ett väldigt tassande, två par små fötter och ett par stora, och så stod de där i var sitt fönster, {child} och {friend} ovanför och {neighbour} under.

Och tur var det. För ute på gården, alldeles ljudlöst, utan att knacka det allra minsta, hade [season.spring / season.summer: månen kommit fram|det börjat snöa].

# @grown
{blom}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @Came-along
{Blom}, som bodde högst upp,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @season
hösten
## if season.winter
vintern
## if season.spring
våren
## if season.summer
sommaren
