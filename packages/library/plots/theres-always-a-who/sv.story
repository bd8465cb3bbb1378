title: Det finns alltid ett som
title: Det har jag aldrig hört talas om
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: säg vad du är, och lägg till ett som. Både {the wish} och {child} tror att de är något. Låt ”som” gå kvickt och glatt utanför, och långsamt i mörkret.
% Den som går runt med {child} (@a) är mormor eller farfar, annars {adult}, annars {minder}. {@help} är en enda händelse: någon vet åt vilket håll det är ut.

# a-coward
”Jag är en fegis”, sa {child} och stannade.

Framför {child.him} låg den gamla järnvägstunneln. Där gick inga tåg längre, bara folk som skulle till sjön och våffelstugan[city: , en bit utanför {city}], och inuti var det svart som i en stövel. {Friend}[!friend.known: , {child's} bästa vän,] hade sprungit rakt igenom, som vanligt. Men {child's} ben tog alltid slut just här. Då fick {@first} följa med runt, över berget, och när de kom fram hade {friend} redan ätit upp sin våffla. {child} ville så gärna komma fram samtidigt, bara en gång.[elder2:  {Elder2} hade gått i förväg.][elder & adult:  {Adult} stod redan i kön.][school:  Det var likadant på utflykterna {at school}.][sport:  {Child.He} vågade {play sport}, men det gör man i ljuset.][pet.dog: 

”Inte du också, {pet}”, sa {child}, för {pet}[!pet.known: , {child's} hund,] hade redan sprungit igenom och kommit tillbaka.][pet.cat: 

”Gå inte in där, {pet}”, sa {child}. Men {pet}[!pet.known: , {child's} katt,] gjorde som {pet.he} ville.][pet.other:  {Pet} var hemma, och {child} önskade sig dit.]

”Jag är framme!” ropade {friend} långt borta på andra sidan. Det ropade {friend.he} varje gång, och varje gång kände {child} sig lite mindre.

# im-one
Bredvid tunneln stod {a wish}.

”Jag ska också igenom”, sa {the wish}. ”Jag är {a other}.”

”Men du är ju {a wish}!” sa {child}. ”{Others} säger {other.sound}.”

”{Wish.sound}”, sa {the wish}. ”Jag är {a other} som säger {wish.sound}.”

{@third}

”Det har jag aldrig hört talas om”, sa {@a}.

# just-a-coward
”Det finns [other.ett: ett|en]”, sa {the wish}. ”Det är inte svårt. Man säger vad man är, och sedan lägger man till ett som. Vad är du?”

”En fegis.”

”Som vad då?”

”Bara en fegis.”

”Man är aldrig bara något”, sa {the wish}. ”Det finns alltid ett som.”

{child} tänkte efter. ”Jag är en fegis som går över berget”, sa {child.he}.

”Trevligt att träffas”, sa {the wish}.

# a-gigantic-one
Sedan vände sig {the wish} mot tunneln. ”{Others} är inte rädda för mörker”, sa {wish.he}, och in gick {wish.he}, med {wish.part} i vädret.

”Det är ingenting!” hördes det inifrån. ”{Wish.sound}!”

”{Wish.sound}!” svarade någon mycket större, längst in i mörkret.

”Det är {a wish} här inne!” skrek {the wish}. ”[wish.ett: Ett jättestort|En jättestor]!”

”Det är bara ekot”, ropade {@a}. ”Det säger precis det som du säger.”

”Precis det som jag säger?” Det dröjde en stund. ”Då är det ju jag.” Och sedan, med en mycket liten röst: ”Är jag {a wish}?”

Ingen svarade.

”Jag går alltid som {a other}”, sa rösten. ”Nu vet jag inte hur man gör. Jag vet inte vad jag är.”

Och sedan hördes bara dropparna från väggarna.

# one-foot
”Jag går in”, sa {@a}.

”Dig känner {wish.he} inte”, sa {child}. ”Det var mig {wish.he} pratade med.” Det värkte i bröstet, för nu måste det bli {child}. ”Men jag är en fegis.”

{@A} böjde sig ner. ”Det är jag också”, viskade {@he}. ”Jag har alltid varit så glad åt det där berget.”

”Är du en fegis?”

”Som går alldeles bakom dig”, sa {@a}.

{child} lade ena handen mot väggen. Den var kall och våt, och knäna skakade.

”Jag är en fegis”, sa {child.he} högt, rakt in i mörkret, ”som sätter ner en fot.”

Foten kom ner.

”Som sätter ner den andra. Som … som inte vänder om.”

Sedan svängde tunneln, och dagsljuset var borta.

# who-what
Någon snörvlade, alldeles intill.

”Vem där?”

”En fegis”, sa {child}.

”Som vad då?” Det kom av sig självt, mycket svagt.

”Som har kommit för att hämta dig.”

”Jag är bara {a wish}”, sa {the wish}.

”Man är aldrig bara något”, sa {child}. ”Det finns alltid ett som.”

{The wish} tänkte länge i mörkret.

”Jag är {a wish}”, sa {wish.he}, ”som tror att {wish.he} är {a other}.”

”Hur känns det?”

”Långt”, sa {the wish}. ”Men hela jag får plats i det.”

# which-way
Nu var det lika svart åt alla håll, och i mörkret hade de snurrat runt allihop.

”Åt vilket håll är det ut?” viskade {the wish}.

{@help}

”Jag är en fegis”, sa {child}, ”som går ditåt.”

# the-other-side
Först kom en prick av ljus, och sedan stod de i solen vid sjön. Där låg våffelstugan, och där stod {friend} med en våffla som ingen hade bitit i.

”Men det här är ju andra sidan”, sa {child}.

”Du har gått igenom!” ropade {friend}.

”Jag gick bara in för att hämta någon”, sa {child}. Knäna skakade fortfarande. ”Jag är en fegis”, sa {child.he} långsamt, ”som har gått genom tunneln.”[athlete:  Stoltare hade inte {athlete} kunnat säga det.]

”Det har jag aldrig hört talas om”, sa {@a}, som kom ut sist, med spindelväv i håret.

”Det finns två”, sa {the wish}.

De åt sina våfflor, precis samtidigt.[music:  I stugan spelade de {music}.]

# first
På hemvägen kom de till tunneln igen.

”Vi kan ju ta berget”, sa {@a}, lite hoppfullt.

{child} tog {@a} i handen. Två kalla händer blir en som är nästan varm.

{The wish} hade stannat framför mörkret. ”{Wish.sound}”, ropade {wish.he}, inte särskilt högt.

”{Wish.sound}”, sa tunneln, och det lät väldigt stort.

”Det är {a other} där inne”, sa {the wish} och gick in först.

# @third
”{A other} kan {other.does}.”

”Jag är {a other} som inte kan.”
## if other.king
”Kungar har krona.”

”Jag är en kung som har glömt den hemma.”
## if other.dog
”Hundar springer efter pinnar.”

”Jag är en hund som inte förstår varför.”
## if other.cat
”Katter landar på fötterna.”

”Jag är en katt som bara landar.”
## if wish.fish & other.cat / wish.goldfish & other.cat
”Katter äter fisk.”

”Jag är en katt som aldrig skulle drömma om det.”
## if wish.dog & other.cat
”Katter blir jagade av hundar.”

”Jag är en katt som har en alldeles bakom mig varje gång jag vänder mig om.”

# @help
”Jag är framme!” ropade {friend} någonstans långt borta. Hundra gånger hade {child} känt sig mindre av det. Nu fanns det inget bättre att ropa, för då hördes det var framme var.
## if pet.dog
Något blött nuddade {child's} hand. Det var {pet}, som kunde tunneln utantill. {Pet} tog {child's} ärm mellan tänderna och drog.

”Bra, {pet}”, viskade {child}. ”Visa oss.”
## if pet.cat
Något mjukt strök förbi {child's} ben. Det var {pet}, som aldrig hade behövt något ljus, och som kände lukten av vispgrädde.

”Vänta på oss, {pet}!” sa {child}. {Pet} väntade inte, men {pet.he} klagade hela vägen, och det hördes.
## if elder
”Stå still”, sa {elder.short}. ”Slicka på ett finger och håll upp det. Så gjorde min mamma.”

{child} slickade på ett finger, och det blev kallt på ena sidan.

”Det är vinden”, sa {elder.short}. ”Och vinden kommer från sjön.”

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

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
