title: Pölen som skulle följa med hem
title: Den har flyttat in!
guest friend: Aisha (hon), Ture (han)
guest minder: Malin (hon), Josefin (hon)

% Plipp, plipp, plipp: låt barnet säga det. Den som hämtar (@a): {adult}, annars den äldre, annars {minder}.

# a-good-puddle
Utanför [school: {school} | förskolan] låg det en pöl.

Det var en bra pöl[city: , den bästa {in city}]. Den var rund och brun och lagom djup. När {child} hoppade i den sa den: ”Plask!” När {friend}[!friend.known: , {child's} bästa vän,] hoppade i den sa den också: ”Plask!” Och när de hoppade båda två, hand i hand, sa den: ”PLADASK!”

”Nu ska vi gå hem”, sa {@a-first}.

{child} stod kvar.

”Pölen ska med”, sa {child.he}.

# it-is-coming
”Pölen bor här”, sa {@a}.

”Men den blir ledsen om vi går. Då ligger den bara här. Och ingen hoppar.”

{Friend} nickade mycket allvarligt.

”Den ska med”, sa {friend}.

{@A} tittade på pölen. Pölen tittade på {@a}.

”Jaha”, sa {@a}. ”Men då får ni bära den själva.”

# in-hands
Först bar {child} pölen i händerna. {Child.He} gjorde händerna till en liten skål och gick ett steg, och ett steg till.[sport:  Det var svårare än {sport}.]

Plipp, plipp, plipp, sa pölen. Och så var den borta.

”Den rann ut!” sa {child}.

# in-a-hat
Sedan bar {friend} pölen i sin mössa. Det var en gul mössa med tofs. {Friend.He} gick ett steg, och ett steg till[athlete: , lika stadigt som {athlete}].

Plipp, plipp, plipp, sa pölen. Och så var den borta. Och tofsen var brun.

”Den rann också ut!” sa {friend}.

# moved-in
{child} blev så ledsen att {child.he} satte sig ner. {Child.He} satte sig i pölen.

”Plask”, sa pölen.

Då blev det alldeles blött i {child's} ena stövel. Blött runt tårna. Blött runt hälen. {child} drog av sig stöveln och kikade ner i den.

Där inne låg det något. Något brunt. Något som guppade.

”{@A}!” ropade {child}. ”Den har flyttat in!”

En stövel har inga hål. En stövel håller vatten ute. Och då kan den hålla vatten inne också.

# no-jolting
Så gick de hem. {@A} bar {child}, för {child} hade bara en stövel på sig. {child} höll i stövelns ena öra. {Friend} gick bredvid och höll i det andra.

”Försiktigt”, sa {friend} till {@a}. ”Du får inte skumpa.”

{@A} gick så försiktigt {@he} kunde. {@He} gick som om hela gatan sov[music: , och {@he} nynnade på {music} utan att det hördes].

Inte ett plipp hördes.

# a-dip
Vid {child's} trappa fanns det en liten grop i gruset. Den var rund. Den var tom. Den såg ut att vänta på någon.

{child} och {friend} vände stöveln upp och ner.

”Slurp”, sa pölen och lade sig till rätta.

Den var inte så stor nu. Den var ungefär som ett tefat.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] drack bara en enda klunk.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] rörde vid den med tassen och skakade tassen länge.][pet.other:  {Pet} fick titta på den genom fönstret.][adult & elder:  ”Har vi fått gäster?” sa {elder}[elder2:  till {elder2}].][!adult & elder2:  ”Har vi fått gäster?” sa {elder2}.]

”Den är en bebis”, sa {friend}.

”Den behöver sova”, sa {child}. ”Då växer den.”

{Friend} klappade pölen lite på ytan. Sedan blev {friend.he} hämtad, med brun tofs och blöta vantar, och vinkade så länge {friend.he} syntes.

# the-others
På kvällen låg {child} i sin säng. {Child.He} var torr och varm om alla tio tårna.[pet:  {Pet} sov redan.][adult & elder:  {Elder} hade hängt strumporna på tork.]

”{@A}”, sa {child.he}. ”Tänk om pölen längtar efter de andra.”

”Vilka andra?” sa {@a}.

Men då hördes det något på fönstret. Någonting litet som knackade.

Plipp.

Plipp, plipp.

Plipp, plipp, plipp, plipp, plipp.

”Hör du?” viskade {@a}. ”Nu kommer de.”

De kom i hundratal. De kom från hela himlen, och många av dem skulle just till den lilla gropen vid {child's} trappa.

”Välkomna”, mumlade {child}.

# it-grew
Och medan {child} sov växte pölen. Den blev stor som en tallrik. Den blev stor som ett fat. Och när det ljusnade skulle den vara rund och brun och lagom djup, precis så stor att två kunde hoppa i den, hand i hand.

Men än var det natt. Och pölen låg alldeles stilla.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{minder}, som passade {child}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
