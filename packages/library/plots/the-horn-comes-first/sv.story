title: Hornet kommer först
title: Pip, pip, pip
title: Enhörningen i häcken

% Refräng: Men hornet kom först. Sedan: Stjärten kom först.

# through-the-hedge
{child} satt på gräset utanför huset[!short:  med en stor, randig boll i famnen].[friend:  Bredvid satt {friend}[!friend.known: , {child.his} bästa vän].]

Då prasslade det i häcken.

Först kom det ut ett horn. [!short: Sedan kom det ingenting på en lång stund, för det var ett långt horn. Och sist|Och sedan] kom det en enhörning.

”Förlåt”, sa hon. ”Hornet kommer först.[!short:  Det gör det jämt.]”

[!short: Hon var vit och luktade hö, men hon såg ledsen ut.|Hon såg ledsen ut.]

”Vad är det?” frågade {child}.

”Jag vill ha en kram”, sa enhörningen. ”Bara en enda. [!short: Får jag öva på bollen?|I söndags kramade jag en hoppborg.]”

[!short: ”Om du är försiktig.”

Enhörningen blundade. Hon böjde på huvudet och kom så försiktigt hon kunde. Men hornet kom först.

Pfffft, sa bollen.

Nu var det ingen boll längre. Det var mer en badmössa.]

# the-bouncy-castle
[!short: ”Så går det varje gång”, sa enhörningen. ”Jag har kramat en kudde. Pfffft. Jag har kramat en luftmadrass. Pfffft. Och i söndags kramade jag en hoppborg.”]

”Vad sa hoppborgen?”

”Pffffffffffffffffffft”, sa enhörningen. ”Nu är den en matta.”

[!short: {child} var tvungen att skratta. Men enhörningen skrattade inte.][sport:  ”Ingen vill {play sport} med mig heller”, sa hon.[!short:  ”Det tog slut efter en halv minut.”]]

”Om man ska kramas måste man böja sig ner”, sa hon. ”Då kommer hornet först. Och då springer de.”[school:  {At school} hade alla sprungit[!short: , och fröken hade sprungit fortast].][city:  I hela {city} [!short: fanns det inte en enda som hade stått|stod ingen] kvar.]

## or
[!short: ”I söndags”, sa enhörningen, ”kramade jag en hoppborg.”

]”Var det någon på den?” frågade {child}.

”Den var full”, sa enhörningen. ”De kom ner väldigt långsamt.[!short:  Alla sa ååååå.]”[!short: 

{child} fick bita sig i fingret för att inte skratta.]

”Sedan sprang de”, sa hon. ”Alla springer, när jag böjer mig ner och hornet kommer först.”[sport:  Hon hade försökt {play sport} också, men alla gick hem[!short:  innan det började].][school:  Barnen på {school} hade gömt sig[!short:  under borden, och det hade fröken också].][city:  I {city} hade de dragit ner alla rullgardiner.]

## if short
”Vad sa hoppborgen?”

”Pffffffffffffffffffft”, sa enhörningen. ”Nu är den en matta. Om man ska kramas måste man böja sig ner. Då kommer hornet först. Och då springer de.”[sport:  Alla som skulle {play sport} hade sprungit.][school:  {At school} hade alla sprungit.][city:  I hela {city} stod ingen kvar.]


# one-step-back
”Jag ska inte springa”, sa {child}. {child.He} ställde sig mitt på gräset och höll ut armarna.

[!short: Enhörningen blev så glad att hon darrade i svansen. Hon|Enhörningen] böjde på huvudet och kom. [!short: Hon kom närmare och närmare. ]Men hornet kom först.

{child} ville stå kvar. Men {child.his} ben blev rädda. De tog ett steg bakåt.[!short:  Sedan tog de ett steg till.] [friend: {Friend} stod redan bakom en buske. ][pet.dog: {Pet}, [!short: som var {child's} hund och mycket modig|{child's} hund], stod bakom {@dog-behind}. ][elder & elder2: {Elder} [short: och {elder2} stod bakom en kratta|stod bakom {elder2}, och {elder2} stod bakom en kratta]. ][elder & !elder2: {Elder} stod bakom en kratta. ]

”Där ser du”, sa enhörningen. ”Du också.”

## or
”Krama mig”, sa {child}. ”Jag håller i mig.” Och {child.he} tog tag i trädgårdsbänken.

Enhörningen kom[!short:  med huvudet högt, så att hornet var uppe bland molnen. Men till kramen måste hon böja sig]. Och hornet kom först.

{child's} händer höll i sig. Men {child.his} ben blev rädda. De gick runt bänken, och {child} fick följa med. [friend: En buske sa oj, och det var {friend}. ][pet.dog: {Pet}[!pet.known: , {child's} hund,] morrade åt henne bakom {@dog-behind}. ][elder & elder2: {Elder} [short: och {elder2} gömde sig bakom en tidning|gömde sig bakom {elder2}, och {elder2} gömde sig bakom en tidning]. ][elder & !elder2: {Elder} gömde sig bakom en tidning. ]

”Nu är du där borta”, sa enhörningen. ”De är alltid där borta.”

# @dog-behind
{child}
## if friend
{friend}

# tjonk
Hon vände sig om och blundade och sprang sin väg[!short: , och hon såg inte vart hon sprang]. Men hornet kom först.

TJONK!

Rakt in i äppelträdet.

[!short: Enhörningen drog. Hornet satt fast. Hon satte sig ner och drog. Hornet satt fast ändå.|Enhörningen drog och drog. Men hornet satt fast.]

”Jag kommer inte loss”, sa hon[!short:  in i barken]. ”[!short: Nu får jag bo här. ]Nu får jag bli ett äppelträd.”[pet.cat:  {Pet}[!pet.known: , {child's} katt,] satt på grenen ovanför[!short:  och tyckte att det fick räcka med ett].]

[!short: Och hon grät så att det droppade om mulen.]

## or
”Jag får väl krama något som inte kan springa”, sa enhörningen och gick fram till äppelträdet. Hon böjde på huvudet. Men hornet kom först.

TJONK!

Enhörningen tog spjärn med hovarna, men hornet satt fast.

”Nu släpper det mig inte”, sa hon in i barken. ”Det var lite för mycket kram.”[pet.cat:  {Pet}[!pet.known: , {child's} katt,] lutade sig ner från en gren för att se vem som knackade.]

[!short: En tår rann utför mulen och hängde där och släppte.]

# the-rest-of-her
{child} gick dit, ett litet steg i taget. Hornet satt långt inne i trädet.

Men {child} tittade på resten av henne. Där var ryggen. Där var magen. Där var stjärten med svansen på. [!short: Det var en hel massa enhörning, och ingenting av den var vasst.

Nu var {child.his} ben inte rädda längre.|Ingenting av det var vasst.]

{child} lade armarna om henne, så långt som de räckte, och kinden mot hennes rygg.[!short:  Den var varm, och därinne dunkade det.]

”Vad gör du?” viskade enhörningen.

”Jag kramar dig.”

”Åh”, sa enhörningen. ”Är det så det känns.”

[!short / music: Så stod de en stund.][music:  {child} nynnade på {@song} in i pälsen, och det surrade i dem båda två.]

## or
Hornet var i trädet. Nu kunde det inte komma först.

Då gick {child} fram och kände på svansen. Den var mjuk. Magen var mjukare.

”Är du vass någon annanstans?” frågade {child}.

”Jag vet inte”, sa enhörningen. ”Det är ingen som har tittat.”

{child} tittade[!short:  överallt]. Benen följde med, och de var inte rädda alls.

[!short: ”Nej”, sa {child}. ”Det är bara på ett ställe.”

]Sedan lutade sig {child} mot henne[!short: , precis där hjärtat satt,] och höll om henne hårt.

”Är det här en kram?” viskade enhörningen.

”Ja.”

”Den har armar”, sa enhörningen.[!short:  ”Det visste jag inte.”]

[!short / music: Ingen av dem rörde sig.][music:  {child} nynnade på {@song} för henne, och öronen snurrade.]

## if short
{child} gick dit, ett litet steg i taget. Där var enhörningens rygg. Där var magen. Där var stjärten med svansen på. Ingenting av det var vasst.

{child} lade armarna om henne.

”Vad gör du?” viskade enhörningen.

”Jag kramar dig.”

”Åh”, sa enhörningen. ”Är det så det känns.”[music:  {child} nynnade på {@song}, och det surrade i dem båda två.]


# hug-and-pull
[!short: ”Nu drar jag också”, sa {child}.

”Kramas du eller drar du?”

”Jag gör båda.”

”Dra lite långsamt, då”, sa enhörningen. ”Så att det räcker länge.”

]{child} kramade och drog. [friend: {Friend} kom och kramade {child} och drog. ][elder & !short: {Elder} [elder2: och {elder2} ]kom och kramade [friend: {friend}|{child}] och drog. ][pet.dog & !short: {Pet} bet i en skosnodd och drog. ][athlete: Inte ens {athlete} har dragit så fint. ]

PLOPP!

Där satt de på stjärten i gräset.

## or
[!short: ”När jag är loss”, sa enhörningen, ”är det slut då?”

”Inte på en gång”, sa {child}.

”Då får du börja.”

]{child} höll fast och vickade, hit och dit, som på en lös tand. [friend: {Friend} höll i {child} och vickade. ][elder & !short: {Elder} [elder2: och {elder2} ]höll i [friend: {friend}|{child}] och vickade. ][pet.dog & !short: {Pet} höll i en strumpa och morrade. ][athlete: De hade behövt {athlete} i laget. ]

POPP!

De ramlade baklänges, och det regnade äpplen.

## if short
{child} kramade och drog.[friend:  {Friend} kom och kramade {child} och drog.][athlete:  Inte ens {athlete} har dragit så fint.]

PLOPP!

Där satt de på stjärten i gräset.


# the-soft-end
”Tack!” ropade enhörningen. ”Nu ska jag krama dig tillbaka!” Hon [!short: reste sig och ]böjde på huvudet, och hornet kom …

”STOPP!” ropade {child}. ”Vänd dig om.”

”Men då kommer ju stjärten först”, sa enhörningen.

”Ja”, sa {child}. ”Den är mjuk.”

Enhörningen vände sig om. Sedan backade hon, alldeles långsamt, och lät som en lastbil.

”Pip, pip, pip.”

Stjärten kom först. {child} stod kvar.[!short:  Båda benen stod kvar.] Och enhörningen backade rakt in i {child.his} famn.

”Du sprang inte”, sa hon.

”Nej”, sa {child} in i svansen.

## or
Enhörningen kravlade sig upp. ”Du har kramat mig, så nu kramar jag dig!” Hon böjde på huvudet, och hornet kom …

”Vänta!” sa {child}. ”Vilken del av dig kramade jag?”

”Den där bak.”

”Krama mig med den då.”

[!short: ”Där har jag ju inga ögon”, sa enhörningen. ”Tänk om jag kör på dig.”

”Du får pipa”, sa {child}.

]Enhörningen vände sig om och började backa.

”Pip, pip, pip.”

Stjärten kom först. Svansen kittlade, men {child} tog inte ett steg.[!short:  Sedan var famnen full av enhörning.]

[!short: ”Är du kvar?” frågade enhörningen.

”Mm”, sa {child} inifrån svansen.|”Du är kvar”, sa enhörningen.]

## if short
”Tack!” ropade enhörningen. ”Nu ska jag krama dig tillbaka!” Hon böjde på huvudet, och hornet kom …

”STOPP!” ropade {child}. ”Vänd dig om.”

”Men då kommer ju stjärten först”, sa enhörningen.

”Ja”, sa {child}. ”Den är mjuk.”

Enhörningen vände sig om. Sedan backade hon, alldeles långsamt, och lät som en lastbil.

”Pip, pip, pip.”

Stjärten kom först. {child} stod kvar. Och enhörningen backade rakt in i {child.his} famn.

”Du sprang inte”, sa hon.

”Nej”, sa {child} in i svansen.


# one-each
[!short: Sedan ville hon hålla på tills det blev kväll. ][friend & !short: Pip, pip, pip, så fick {friend} en kram. ][elder & !short: Pip, pip, pip, så fick {elder} en[elder2:  och {elder2} en], med svansen om halsen. ][pet.dog & !short: {Pet} tyckte att det var så man skulle ha hälsat från början. ][pet.cat & !short: {Pet} gick också därifrån med stjärten först och fick en av misstag. ][pet.other: {Pet} fick en genom fönstret, för {pet.he} var {child's} och bodde inomhus. ][!short: Pip, pip, pip, så fick äppelträdet en.]

# back-through-the-hedge
När hon skulle hem backade hon in i häcken[!short: , så att hon kunde se {child} så länge som möjligt]. Först försvann stjärten. [!short: Sedan försvann magen. ][!short: Sedan försvann det ingenting på en lång stund.

Det sista som syntes var hornet, och det vinkade.|Sist försvann hornet, och det vinkade.]

# good-night
[!short: På kvällen hade {child} badmössan på sig i badet, och den var randig och satt bra.

][adult: Sedan stod {adult} vid sängen och höll ut armarna till godnattkramen. | Sedan stod sängen där och väntade.]

{child} vände sig om.

”Pip, pip, pip”, sa {child.he}.

Och stjärten kom först.

## or
[!short: {child} skulle också in. ][adult: {Adult} stod på trappan och höll ut armarna.|Uppe på trappan stod dörren öppen.]

{child} vände sig om och började backa[!short: , ända från häcken]. {child.He} backade över gräset[!short: , förbi äppelträdet,] och uppför trappan.

”Pip, pip, pip”, sa {child.he}.

Och stjärten kom först.

# @song
{music}
