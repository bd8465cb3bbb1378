title: Stamp, sa {child}
title: Hopp, sa bananen
title: Kylskåpet går
guest sitter: Göta (hon), Ingrid (hon)

% Stamp! säger {child}, hopp! säger sakerna. Baklänges: pmats och ppoh. @a är {adult}, annars den äldre, annars {sitter}, som passar barnet.

# snapped
{child} var så arg.

{Child.His} banan hade gått av. {Child.He} skulle ha den hel, och så gick den av, alldeles själv, mitt på tallriken.

”Jag är så ARG!” sa {child.he}.

Stamp! sa {child}.

Hopp! sa bordet.

Hela bordet hoppade. Ett litet hopp, mot dörren. Bananen hoppade med.

{@A-first} tittade. {child} tittade. Men {child.he} var lika arg ändå.

Stamp! sa {child}.

Hopp! sa bordet. Hopp! sa stolen.

”Oj”, sa {@a}. {@A-he} satt på den.

# the-fridge
”Jag vill ha en HEL banan!”

Stamp! Stamp! sa {child}.

Hopp! Hopp! sa bordet. Hopp! Hopp! sa stolen med {@a} på. [music: Hopp! Hopp! sa radion, mitt i {music}. ]Hopp! Hopp! sa kylskåpet, och alla äggen sa oj.[pet.other:  {Pet} sa ingenting.]

”{child}”, sa {@a}. ”Kylskåpet går.”

Men {child} var argast i [city: hela {city} och ]hela världen. Det var arg i benen. Det var arg i håret. Det var så mycket arg att det måste ut genom fötterna.

# out
STAMP! STAMP! STAMP! sa {child}.

HOPP! HOPP! HOPP! sa alltihop[athlete: , högre än {athlete}].

Ut genom dörren hoppade bordet. Ut hoppade bananen. [sport: Ut hoppade {sport.thing}. ][school: Ut hoppade väskan som {child} brukar ha {at school}. ]Ut hoppade stolen med {@a} på. [pet.dog / pet.cat: Ut hoppade [pet.dog: hunden|katten] {pet}, men det var för att {pet.he} ville. ]Kylskåpet hoppade sist[friend / elder & adult / elder2: {@fridge}] och fick ducka.

Sedan var det tyst.

# alone
{child} stod ensam på golvet. Det fanns inget bord. Det fanns ingen stol. Det fanns ingen banan, inte ens en trasig.

{Child.He} tittade ut genom dörren. Där stod allting i gräset. {@A} satt på sin stol mitt i rabatten. En fågel satt på kylskåpet.

”Hej, {child}”, sa {@a}.

”Kom tillbaka!” sa {child}.

Men stolen stod still. Bordet stod still.

Åh nej.

{@He} stampade. Stamp!

Hopp! sa allting. Åt fel håll! Längre bort, mot staketet!

# backwards
Då fick {child} en idé. Det var fötterna som fick den. {Child.He} vände sig om. {Child.He} vände rumpan mot dörren. Och så stampade {child.he} baklänges.

Stamp baklänges, det blir pmats.

Pmats! sa {child}.

Ppoh! sa bordet, för det är hopp baklänges.

Det kom närmare!

Pmats! sa {child}.

Ppoh! sa stolen med {@a} på.

Det såg så tokigt ut. {@A} åkte baklänges med benen rakt ut. Kylskåpet kom in med rumpan först. [pet.dog / pet.cat: {Pet} gick in som vanligt. ]{child} tittade mellan sina ben, och då kom det ett litet fniss, fast {child.he} var arg.

Pmats! Pmats! Pmats! sa {child}.

Ppoh! Ppoh! Ppoh! sa alltihop.

# this-much
Och så stod bordet där det skulle. Stolen stod där den skulle. {@A} satt kvar på den, med en blomma i håret. Kylskåpet stängde sin dörr.

På tallriken låg bananen. Den var i två bitar.

”Är du arg?” frågade {@a}.

{child} kände efter. {Child.He} kände i håret. {Child.He} kände i benen. Längst ner i ena stortån fanns det lite kvar.

”Så här mycket”, sa {@he} och visade med fingrarna.

”Det går bra”, sa {@a}. ”Får ni plats i mitt knä, du och tån?”

# one-toe
Det fick de. {child} satt i {@as} knä och gapade. Och så stampade {@he}, pyttelitet, bara med tån.

Stamp, sa {child}.

Hopp, sa bananen.

Rakt in i munnen.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @a-first
{sitter}, som passade {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
hon
## if adult
{adult.he}
## if adult.she
hon
## if adult.he
han
## if elder & !adult
{elder.he}

# @fridge
, med en teckning av {child's} bästa vän {friend} på dörren,
## if elder & adult
, med {elder}[elder2:  och {elder2}] på ett kort på dörren,
## if friend & elder & adult
, med en teckning av {child's} bästa vän {friend} och ett kort på {elder}[elder2:  och {elder2}],
## if elder2 & !adult
, med {elder2} på ett kort på dörren,
## if friend & elder2 & !adult
, med en teckning av {child's} bästa vän {friend} och ett kort på {elder2},

# @he
{child.he}
## if child.she
hon
## if child.he
han
