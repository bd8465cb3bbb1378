title: För stor att hämta
title: Allting är kvar
title: Släck och skicka {pet}
guest friend: Omar (han), Signe (hon)
guest pet: Bulle (han), Saffran (hon)
guest minder: Malena (hon), Josefin (hon)

% Klick, tass tass tass, dunk: låt barnet göra dem. ”Kvar” tjuts, viskas, och sägs sist i sömnen.
% Hunden är familjens, eller vännens; en katt gör på sitt sätt: @goes, @feels, @chair, @thump. Den som lägger dem (@a): {adult}, annars den äldre, annars {minder}.

# on-the-rug
[friend: {Friend} | Kompisen {friend}] sov över hos {child}[city:  {in city}].

{Child.He} låg i sin säng. {Friend} låg på madrassen på golvet. Och {@whose} låg på mattan mitt emellan, med hakan på tassarna.

”God natt, god natt”, sa {@first} och [music: stängde av {music} och ]släckte lampan.[elder & adult:  ”God natt”, ropade {elder}[elder2:  och {elder2}] från köket.][elder2 & !adult:  ”God natt”, ropade {elder2} från köket.]

Klick.

”För mörkt!” sa {child}.

# too-bright
Då måste {@a} tända lampan igen.

Klick.

”För ljust!” sa {friend}. ”Det lyser i ögonen.”

Klick.

”För mörkt!”

Klick.

”För ljust!”

{Pet} tittade på {@a}. {@A} tittade på {pet}.

”Oj oj oj”, sa {@a}.

# nothing-at-all
{Friend} ville sova. {Friend.He} hade varit vaken ända sedan i morse[school: , {at school} och överallt]. {Friend.He} satte sig upp i sin dinosauriepyjamas.

”Du ska inte vara rädd”, sa {friend} snällt. ”Det finns ingenting i mörkret. Inte någonting alls!”

Men det var ju just det som {child} var rädd för.

# where-does-it-go
”Vart tar allting vägen?” sa {child}.

”Vad då för någonting?” sa {@a}.

”Stolen”, sa {child}. ”Och tofflorna.[sport:  Och {sport.thing}.][athlete:  Och {athlete} på väggen.] Och Kanin. Och {friend}. Det blir mörkt och då är de borta.”

”Jag är inte borta”, sa {friend}.

”Jo”, sa {child.he}. ”Jag tittade.”

Det kunde ingen svara på.

# send-the-dog
Det var {friend} som kom på det.

”Släck”, sa {friend}, ”och skicka {pet}.”

{@A} satte sig längst ner på {child.his} säng, och {child.he} höll {@h} i ärmen.

Klick.

Det blev mörkt. Ingen stol. Inga tofflor. Ingen {friend}.

”{Pet}”, sa {child} med mycket liten röst. ”Hämta min toffel.”

# my-slipper
{@Goes} Tass, tass, tass, hördes det. Sniff, hördes det.

Tass, tass, tass. Och så låg det något i {child.his} hand. Det var mjukt, och det var lurvigt, och det {@feels}

{Child.He} kände på det överallt.

”Det är min toffel”, sa {child.he}. ”Den var kvar!”

”Ta en sak till”, sa {friend} i mörkret.

# rabbit
”{Pet}, hämta Kanin.”

Tass, tass, tass. Sniff, sniff. Tass, tass, tass. Två långa öron i {child.his} hand, och det ena var blött.

”Kanin var kvar!”

”Ta en till!”

# my-chair
”{Pet}, hämta stolen.”

Tass, tass, tass. {@Chair} Sedan var det tyst.

Och så kom {pet} tillbaka med den andra toffeln.

”Stolen var kvar”, sa {child.he}. ”Den var för stor att hämta.”

# and-me
”Jag då”, sa {friend}. ”Ta mig.”

”{Pet}”, sa {child}, ”hämta {friend}.”

Tass, tass, tass. Sniff. Och så kom det ett ljud i mörkret, och det var {friend} som blev slickad i örat.

”Kvar!” tjöt {friend}. ”Jag är kvar!”

[elder & adult: ”[elder2: Vi | Jag] med”, ropade {elder.short}[elder2:  och {elder2.short}] från köket.][elder2 & !adult: ”Jag med”, ropade {elder2.short} från köket.]

{child} skrattade. {Child.He} skrattade så mycket att {child.he} släppte {@as} ärm.

# all-still-there
”Ska jag tända nu?” sa {@a}.

{Child.He} tänkte efter.

”Nej”, sa {child.he}. ”Allting är kvar.”

Så {@a} pussade {child.him} på huvudet, och [!adult.name: {@s} ]hittade det på en gång, för det var också kvar.

# still-here
Sedan skulle {pet} välja var {pet.he} ville sova. {Pet.He} valde inte {child's} säng. {Pet.He} valde inte {friend's} madrass. {Pet.He} lade sig mitt emellan, så nära båda två som det gick, med nosen hos {friend} och svansen hos {child}.

Det var mycket mörkt och mycket tyst.

”{Pet}?” viskade {child}.

{@Thump}

”{Friend}?” viskade {child}.

”Kvar”, sa {friend} och sov nästan.

Och efter en liten stund var det {friend} som viskade.

”{child}?”

”Kvar”, sa {child}.

# @whose
{friend's} hund {pet}
## if pet.dog
{the breed} {pet}
## if pet.cat
{the breed} {pet}

# @goes
det prasslade på mattan.
## if pet.cat
ingenting hände. {Pet} funderade på saken. Sedan prasslade det på mattan.

# @feels
var ganska blött.
## if pet.cat
spann. Sedan släppte {pet} det, och då spann det inte längre.

# @chair
så sa det duns. Så sa det skrap.
## if pet.cat
så sa det riv. Så sa det riv, riv, riv.

# @thump
dunk, sa svansen.
## if pet.cat
prrr, sa {pet}.

# @first
{minder}, som passade dem,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @s
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @h
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
