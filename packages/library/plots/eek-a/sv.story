title: Vagnen som gnisslade
title: Iik-a
guest friend: Ronja (hon), Folke (han)
guest minder: Malena (hon), Josefin (hon)

% Den som kör vagnen är {adult}, annars den äldre, annars {minder}. Är den äldre där utöver {adult} är kålhuvudet till den.
% Låt lyssnaren gnissla: högt i affären, knappt alls på slutet.

# the-worst-trolley
{@First} hade tagit den sämsta vagnen i hela affären[city: , och kanske den sämsta {in city}].

”Den gnisslar”, sa {child}.

”De gnisslar allihop”, sa {@a}.

Men det gjorde de inte. Det var bara deras. IIK-a, IIK-a, IIK-a lät den, hela vägen förbi äpplena, och folk vände sig om och tittade.

”Den låter som en mus som försöker vara en åsna”, sa {friend}, som var {child's} bästa vän och skulle följa med hem och äta middag.

[pet.dog: Det var tur att hunden {Pet} var hemma. {Pet.He} ville ha allting som gnisslade.]

[pet.cat: Det var tur att katten {Pet} var hemma. {Pet.He} ville ha allting som gnisslade.]

[pet.other: Så lät ingen där hemma, inte ens {Pet}.]

# the-fish
{child} blev röd om kinderna. {Child.He} gick lite långsammare, så att folk skulle tro att vagnen hörde till någon annan.[elder & adult:  Överst låg ett kålhuvud, för det hade {elder}[elder2:  och {elder2}] bett om.][elder2 & !adult:  Överst låg ett kålhuvud, för det hade {elder2} bett om.] Och då kom de till fiskarna, som låg på isen och gapade.

”Den där ser ut som rektorn”, sa {friend}.

Det gjorde den. De tittade på den ganska länge[music: , medan {music} spelades uppe i taket].

# no-trolley
När {child} vände sig om fanns det ingen vagn. Och det fanns ingen {@a}.

Där stod en dam i grön kappa. Där stod en man med en bebis. Alla människor i hela världen[school: , och de flesta från {school},] var i den affären, utom {@a}. Det blev kallt i magen på {child}, som om {child.he} hade svalt lite av isen.

”{@A}?” sa {child.he}. Det blev alldeles litet.

”{@Q} har glömt oss”, sa {friend}. ”Vi får bo här. Jag sover bland bröden.”

”{@Q} har INTE glömt oss”, sa {child}, men hakan hade börjat darra.

# stand-still
”Då springer vi och letar!” sa {friend} och satte av[sport: , som om det var {sport}].

{child} fick tag i {friend.his} luva. ”Nej! {@A} säger att om man kommer bort ska man stå still, och så ska man säga till någon som jobbar där. Om alla springer omkring är det ingen som hittar någon.”

”Det är tråkigt att stå still”, sa {friend}. Men {friend.he} gjorde det. {Friend.He} gjorde det på ett ben.

# a-face
Alldeles intill höll en man med namnskylt på att bygga ett torn av ärtburkar.

”Ursäkta”, sa {child}. ”Vi har tappat bort {@lost}.”

Mannen ställde ner sina ärter på en gång. ”{@Find}”

”{@A}”, sa {child}.

”Och hur ser {@q} ut?”

{child} tänkte efter. {Child.He} visste precis hur {@a} såg ut, och nu kom {child.he} inte på en enda bit av det.

”Som {@a}”, viskade {child.he}.

”{@Q} har ett ansikte”, sa {friend} hjälpsamt. ”Med näsan i mitten.”

Mannen såg sig om i affären. Den var full av ansikten med näsan i mitten.

”Något mer?” frågade han.

”{@Q} brukar vara med oss”, sa {friend}.

# she-squeaks
Ögonen höll på att rinna över på {child}, så {child.he} blundade. Och när {child.he} blundade hörde {child.he} något. Det var tunt, och det var mycket långt borta.

Iik-a, iik-a, iik-a.

”Där är {@q}!” ropade {child}. ”Det är {@a}! {@Q} gnisslar!”

”Hur sa du?” sa mannen.

Iik-a, iik-a, iik-a! Det gick fort. Det kom närmare, bakom flingorna. Sedan försvann det bortåt igen. {@A} letade på alla fel ställen!

# the-biggest-breath
Då tog {child} det största andetag {child.he} hade, och inför hela affären skrek {child.he}:

”IIK-A! IIK-A! IIK-A!”

Alla vände sig om och tittade. Det brydde sig {child} inte det minsta om.

Långt borta slutade det gnissla. Någon lyssnade.

”IIK-A!” skrek {friend}.

”IIK-A!” skrek mannen, som hade blivit ganska röd i ansiktet men hade en väldigt stor röst.

# half-a-tower
Och då kom det. IIK-a, IIK-a, IIKA-IIKA-IIKA! Runt hörnet flög vagnen[athlete: , snabbare än {athlete}], med {@a} efter. Ett kålhuvud rullade av, rullade över golvet och rullade in i ärttornet, och ner kom alltihop.

”Det var bara ett halvt torn”, sa mannen snällt.

{@A} var redan nere på knä med famnen full av {child}. {@His} hjärta slog dunk, dunk, dunk.

”Du stod still”, sa {@he} in i {child's} hår. ”Och du gnisslade!”

”Visste du att det var jag?”

”Dig känner jag igen var som helst”, sa {@a}.

# no-thank-you
”Jag kan hämta en tystare vagn åt er”, sa mannen.

”Nej tack”, sa {child}, och {child.he} höll i den gnissliga hela vägen till kassan.

[elder & adult: {Elder}[elder2:  och {elder2}] fick kålhuvudet och tittade länge på bucklorna. ”Det här har varit med om saker”, sa {elder.short}.]

[elder2 & !adult: {Elder2} fick kålhuvudet och tittade länge på bucklorna. ”Det här har varit med om saker”, sa {elder2.he}.]

[pet.dog / pet.cat: Hemma gnisslade {child} för {Pet}, som gick och letade bakom soffan.]

[pet.other: Hemma gnisslade {child} för {Pet}, som aldrig hade hört något liknande.]

# at-night
Den kvällen låg {child} i sängen, och lampan var släckt, och {@a} hade gått ut i köket. Det var tyst överallt.

”Iik-a”, sa {child}, inte särskilt högt.

{Child.He} lyssnade.

”Iik-a”, sa {@a} ute i köket.

Och {child} vände sig på sidan och somnade.

# @First
{Minder}, som passade {child},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @lost
den som vi är här med
## if adult & !adult.name
{adult}

# @Find
Då letar vi”, sa han. ”Vem är det?
## if adult & !adult.name
Då hittar vi {@qm} igen”, sa han. ”Vad heter {@q}?

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
hennes
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @q
hon
## if adult.name
{adult}
## if adult.he
han
## if elder.he & !adult
han

# @qm
henne
## if adult.name
{adult}
## if adult.he
honom
## if elder.he & !adult
honom
