title: Hålet utanför nummer nio
title: {clerk}sjön
title: Då tar vi parad
guest clerk: Berit (hon), Gunvor (hon)
guest colleague: Roger (han), Conny (han)
guest host: Ulla (hon), Siv (hon)

% Brev. {clerk} arbetar på Gatukontoret, {colleague} på Parkeringsavdelningen. Den vuxna är {adult}, annars grannen {host}.

# a-hole
Det här är breven om hålet. {child} började, och Gatukontoret svarade.

Hej, Gatukontoret! //
Det finns ett hål i Lövgatan, utanför nummer nio. [adult: {Adult} | Vår granne {host}] säger att det är ni som lagar hål. Var snälla och gör inte det. //
Hälsningar, {child}, {age} år

Hej, {child}! //
Vi får fyrahundra brev om hål varje år. Ditt är det första som vill ha kvar ett. Tyvärr asfalteras Lövgatan den tolfte juni. //
Med vänlig hälsning, {clerk} Strand, Gatukontoret

# forty-one
Hej, {clerk}! //
Det går inte. Någon bor i hålet. Det är fyrtioett grodyngel. De är svåra att räkna, för de byter plats hela tiden. [friend: Min bästa vän {friend} fick det till fyrtiotre, men {friend.he} räknade några två gånger. ][pet.cat: Min katt {pet} sitter bredvid och räknar också, men jag tror att {pet.he} tänker på något annat. ][pet.dog: Min hund {pet} får inte gå den vägen längre, för {pet.he} dricker. ][pet.other: {Pet} hemma hos oss har fått veta allt. ]Kan ni vänta tills de har fått ben och kan flytta själva? //
{child}

Hej, {child}! //
För att flytta datumet måste jag fylla i en blankett. Där kryssar man för varför. Det går att välja mellan begravning, filminspelning och parad. Det finns ingen ruta för grodyngel. //
{clerk} Strand

# parade
Hej, {clerk}! //
Då tar vi parad. //
{child}

Hej, {child}! //
Nu har jag kryssat i parad, så asfalten får vänta till midsommar. Jag måste uppge antal deltagare, vilken väg paraden går och om det blir musik. //
{clerk}

Hej, {clerk}! //
Fyrtioen deltagare plus jag. Vägen är rakt över gatan till diket. Musiken vet jag inte, [music: jag kan bara {@song} på blockflöjt | jag spelar bara blockflöjt], och det är inte säkert att de gillar det.[sport:  Jag kan inte {play sport} just nu, för jag vaktar.] //
PS. Sju stycken har fått bakben! //
{child}

# tea-room
Hej, {child}! //
Gratulerar till bakbenen. Jag satte upp ditt brev i fikarummet. Nu frågar {colleague} på Parkeringsavdelningen varje morgon hur det går. Han har aldrig frågat något förut. //
{clerk}

# hurry
Hej, {clerk}!!! //
Det är bråttom! Det har inte regnat på tolv dagar. Hålet är snart slut. Jag hällde i vårt regnvatten, men nu är tunnan tom, och man får inte ta ur kranen, för då mår de dåligt, [elder: säger {elder}[elder2:  och {elder2}] | tror jag]. Vattnet når mig bara till tumnageln. Kan Gatukontoret skicka vatten? //
{child}

# two-cans
Hej, {child}! //
Gatukontoret kan inte skicka vatten till ett hål. Det finns en regel om det, jag har läst den tre gånger.

Däremot råkade jag gå förbi nummer nio i går kväll klockan tio, som privatperson, med två dunkar från Kvarndammen. {colleague} bar den ena. Jag ber dig att inte berätta det för Gatukontoret. //
Hälsningar, {clerk} på Gatukontoret

Hej, {clerk}! //
Jag ska inte säga något till dig.

Det var ni som räddade dem. Nu når vattnet mig till handleden. Alla har bakben, och många har armar också, och svansen håller på att ta slut.[athlete:  Den som är snabbast heter {athlete}.][school:  Halva {school} har varit här och tittat.] //
{child}

# not-lakes
Hej, {child}! //
Ett problem. Min chef har varit och tittat på hålet. Han säger att efter midsommar ska det lagas, parad eller inte. Hål ska lagas, det är det vi är till för.

Men i natt vaknade jag och kom att tänka på en sak. Vi lagar hål. Vi lagar inte sjöar. I morgon frågar jag på Kartavdelningen vad skillnaden är. //
{clerk}

Hej igen, {child}! //
Kartavdelningen letade hela förmiddagen. För att vara en sjö ska man ha vatten, stränder och helst något som lever där. Storleken står det ingenting om! Det enda som saknas är ett namn. //
{clerk}

# in-blue
Hej, {clerk}! //
Det ska heta {clerk}sjön. //
{child}

[child.he: Käre | Kära] {child}! //
Från och med i dag finns {clerk}sjön på [city: kartan över {city} | kommunens karta]. Yta: en halv kvadratmeter. Största djup: fjorton centimeter. Man måste ha förstoringsglas, men den är där, i blått.

Jag har arbetat här i tjugosex år. Ingen har någonsin döpt något efter mig. Jag fick gå ut en stund i korridoren. //
Din {clerk}

# last-night
Hej, {clerk}! //
I natt gick paraden!

Det började regna när jag skulle sova, och jag kände på mig att det var nu. [adult: {Adult} och jag sprang ut i regnrockar, med paraplyet. | {host} ringde på, för hon hade också känt det, och vi sprang ut i regnrockar allihop, med paraplyet.] Tjugo i tio kom den första upp. Den var lika stor som en knapp. Sedan kom de andra. De hoppade tvärs över hela Lövgatan, och [adult: {adult} | {host}] stod i mitten med ficklampa och stoppade en bil. Han i bilen klev ut och tittade han också, fast han hade sandaler.

Det blev trettioåtta deltagare som jag hann se. Musiken var regnet på paraplyet.

Den sista stannade på kanten och satt där länge och tittade. Jag sa att den fick ta den tid den behövde. Sedan hoppade den med.

Nu är det ingen kvar. Så nu kan ni laga hålet, om ni vill. Jag är lite ledsen, men mest inte. //
{child}

# ticked
[child.he: Käre | Kära] {child}, //
Vilken parad. Jag läste ditt brev högt i fikarummet, och {colleague} fick putsa glasögonen.

Hålet kan vi tyvärr inte göra något åt. Vi asfalterar inte sjöar.

Och grodor, står det i en bok som jag har lånat, brukar komma tillbaka till den sjö där de föddes. Det tar ungefär tre år. Du är {@then} då.

Jag har skrivit upp det i kalendern och kryssat i parad. //
Din vän {clerk}

# @then
13
## if age<8
10
## if age>=8 & age<9
11
## if age>=9 & age<10
12

# @song
{music}
