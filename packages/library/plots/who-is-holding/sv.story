title: Sju taggar
title: En drake med fyra ben
title: Sist av allt en liten knut

% @skirtx: kjolen, eller förklädet där den äldre är en han. Dräkten är "den". Ingen bor där: bara ett kök, en hall, en säng.

# seven-spikes
{child} satt på en pall med ryggen mot {elder}, så att svansen kunde ligga i {elder.his} knä.

Svansen var grön. Den hörde till en drakdräkt, och inne i dräkten satt {child}. I morgon skulle {child.he} vara drake på riktigt[school:  {at school}], med folk som tittade.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] skulle vara riddare och hade redan övat på att vara rädd.] Det enda som fattades var taggarna på svansen. Sju stycken skulle det vara.

”Jag tråcklar fast dem”, sa {elder.short}. ”Det är långa, lata stygn. Hör du hur det går?”

Och så sjöng {elder.he}, som {elder.he} alltid gjorde när {elder.he} sydde:

”In och ut, in och ut, //
sist av allt en liten knut.”

En tagg. Två taggar. Tre.

Då blev det svart.

# black
Lampan slocknade. Kylskåpet slutade brumma. [city: Hela {city}|Hela gatan] utanför fönstret var borta.[elder2:  På soffan låg {elder2} och sov och märkte ingen skillnad.]

”Strömavbrott”, sa {elder.short}.

”Men mina taggar då?”

”Äsch. Mina fingrar har sytt i sextio år. De hittar själva.”

In och ut, in och ut.[music:  Emellan nynnade {elder.he} lite på {@song}.] Fyra, fem, sex, sju.

”Sist av allt en liten knut. Klart! Nu går vi ut i hallen och letar upp ficklampan.”

# then-who
{Elder.short} reste sig. {child} reste sig. {Child.He} tog ett steg, och sedan kom {child.he} inte längre.

”{Elder.short}, släpp svansen.”

”Jag håller inte i någon svans. Släpp {@skirtx}, du.”

”Jag håller inte i {@askirt}.”

De stod alldeles stilla i mörkret.

”Vem är det då som håller?” viskade {child}.

{Elder.short} kände på svansen. {Elder.He} kände på {@skirtx}. Och så kände {elder.he} mitt emellan.

”Lilla vän”, sa {elder.he}. ”Jag har sytt fast dig i mig.”

# two-bottoms
{child} skrattade så att {child.he} skakade, och då skakade {elder.short} också, för de satt ju ihop.

”Nu är vi en drake med fyra ben”, sa {child}.

”Och två rumpor”, sa {elder.short}. ”Gå du först.”

{child} gick först, med händerna framför sig, och {elder.short} trippade efter.[athlete:  Fort gick det inte, men det hade det inte gjort för {athlete} heller.][pet.dog:  Sist kom [!pet.known: hunden ]{pet}, som också ville vara med i draken.][pet.cat:  Uppe på ett skåp lyste två ögon. Det var [!pet.known: katten ]{pet}, som såg allting och inte tänkte hjälpa till.][pet.other:  De gick förbi {pet}, som sov.] Genom köket. Runt bordet. Ut i hallen.

”God afton”, sa {elder.short}.

”Vem pratar du med?”

”Ingen. Det var en regnrock.”

# the-torch
{child} kände längs hyllan. En mössa. En vante.[sport:  Något som man har när man ska {play sport}.] Ficklampan! {Child.He} tryckte på knappen. Klick. {Child.He} tryckte en gång till. Klick, klick. Det var lika svart.

”Oj då”, sa {elder.short}. ”Jag lånade visst batterierna till radion.”

”Då kryper jag ur dräkten”, sa {child}.

”Då sitter svansen kvar på mig. Då blir det jag som får vara drake i morgon.”

{child} tänkte på det. Nej, det gick inte.

# the-knot
”Ta upp knuten, då!”

{Elder.short} pillade. {Elder.short} suckade. ”Mina fingrar kan göra små knutar. Men för att få upp dem är de alldeles för stora.”

{child} höll upp sina egna fingrar framför ögonen. {Child.He} såg dem inte. Men små var de.

{Child.He} la ett finger på tråden och lät det gå. In och ut, in och ut, in och ut … och där, allra sist, satt något hårt, inte större än ett risgryn.

{Child.He} pillade med nageln. {Child.He} pillade en gång till. Knuten blev mjuk. Knuten blev en ögla. Och så drog {child.he}.

Sviiisch, sa tråden.

# only-three
{child} var loss! Men plopp, sa det mot golvet. Plopp, plopp, plopp.

”Mina taggar”, sa {child}. ”Nu är det bara tre kvar.”

”Jag syr dit dem igen. Fingrarna hittar.”

”De hittar {@skirtx} också”, sa {child}.

Det kunde {elder.short} inte säga emot.

# the-board
Då kröp {child} runt på golvet tills {child.he} hade alla fyra taggarna. Sedan trevade {child.he} sig fram till köksbänken, och där låg det {child.he} ville ha: skärbrädan. Den la {child.he} i {elder.short's} knä, under svansen.

”Så”, sa {child.he}. ”Genom den kommer ingen nål.”

In och ut, in och ut. Fyra, fem, sex, sju. Sist av allt en liten knut.

{child} reste sig och tog ett steg. {Child.He} tog ett till. Ingen höll i {child.him}.

Och just då sa kylskåpet brrr, och alla lampor tändes på en gång. Där stod en drake och kisade. Den hade sju taggar, lite sneda, precis som på drakar.

# a-bit-longer
När dräkten hängde på sin galge och {child} låg under täcket satte {elder.short} sig på sängkanten. {child} tog ett litet tag i {elder.his} {@skirt}.

”Sitter du fast?” viskade {child.he}.

”Lite grann”, sa {elder.short}. ”En liten stund till.”

Och {elder.he} sjöng, långsammare nu, in och ut, in och ut, ända till knuten.

Den här gången var det {elder.short} som släckte.

# @skirtx
kjolen
## if elder.he
förklädet

# @askirt
någon kjol
## if elder.he
något förkläde

# @skirt
kjol
## if elder.he
förkläde

# @song
{music}
