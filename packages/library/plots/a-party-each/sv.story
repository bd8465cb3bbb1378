title: Hipp hipp, sa busken
title: Var sitt kalas
title: Det var en tisdag
guest friend: Ester (hon), Malte (han)
guest minder: Malena (hon), Josefin (hon)

% Vänta efter varje ”Hipp hipp”, så får den som lyssnar se till att någon svarar. Det allra sista viskas.
% Den som sitter på trappan är den äldre, annars {adult}, annars {minder}.

# candles
{child} och {friend} var bästa vänner, men nu hade de blivit osams om en tårta.

Den var av sand, och den stod i gräset bakom huset[city: , den högsta i hela {city}]. {child} hade gjort den. {friend} hade satt i ljusen. De var pinnar, och de var tre. Sedan hade båda två blåst, precis samtidigt.

”Det är jag som ska blåsa”, sa {child}. ”Det är jag som fyller år.”

”Nej, det är jag”, sa {friend}.

Ingen av dem fyllde år. Det var en tisdag[school: , {at school} också].

# not-invited
”Då får du inte komma på mitt kalas”, sa {child}.

”Då får du inte komma på mitt”, sa {friend}. {Friend.He} drog upp ljusen, ett, två, tre, och gick bort till andra sidan av vinbärsbusken.

På trappan satt {@a-first} och spritade ärter.

”Får jag komma?” frågade {@a}.

”Nej!” sa båda två.

# the-guest
Så nu var det två kalas. På {child's} fanns det tårta men inga ljus. På {friend's} fanns det ljus men ingen tårta.

{child} satte en hink vid tårtan. Det var gästen.[pet.dog:  Hunden {Pet} ville vara på båda kalasen och sprang fram och tillbaka under busken.][pet.cat:  Katten {Pet} låg mitt under busken och var inte på något av dem.][pet.other:  Inte ens {Pet} inne i huset var bjuden.][athlete:  {Athlete} var inte bjuden.] Sedan var det dags att hurra.

”Hipp hipp!” ropade {child}, och väntade.

Hinken sa ingenting. Inte {@a} heller, som inte var bjuden.[pet.dog:  ”Voff”, sa {pet}, men det är inte samma sak.][pet.cat:  {Pet} slickade sig bara på tassen.]

# by-itself
”Hipp hipp!” ropade {friend} bakom busken.

”Hurra!” sa {child}.

Det bara kom. {Child.He} slog handen för munnen. De var ju osams.

”Jag hörde dig inte!” ropade {friend}.

”Jag sa ingenting!” ropade {child}.

”Och jag hörde inte heller någonting”, sa {@a} till ärterna.

# a-slice
{child} skar upp tårtan[music:  och nynnade på {music}]. Hinken fick en stor bit, rakt i munnen.

”Hipp hipp”, sa {child.he}, inte fullt så högt.

Hinken sa ingenting. Inte {@a} heller.[pet.dog:  ”Voff”, sa {pet}.][pet.cat:  {Pet} gäspade, men det hörs ju inte.]

Det var ett ensamt kalas. Man kunde inte ens bli jagad[sport:  eller {play sport}]. Och från {friend's} kalas hördes inte ett ljud. Där hade väl alla gästerna munnen full.

# knees
{@peek}

Ljusen stod i gräset. Bredvid dem var {friend's} knän. {Friend} hade inga gäster alls, inte ens en hink.

”Hipp hipp”, sa {friend}, så lågt att det knappt hördes, och väntade.

{child} höll för munnen med båda händerna. De var ju osams.

Ingen sa hurra. Då kom en hand och drog upp ljusen, [pet.dog: ett, två, och letade efter det tredje | ett, två, tre]. Kalaset var slut. {Friend} tänkte gå hem.

# hooray
{child} tog bort händerna.

”Hurra!” ropade {child.he}, rakt in under busken. ”Hurra, hurra, hurra!”

Handen stannade. Sedan kom {friend's} ansikte ner i gräset, på sned.

”Du är inte bjuden”, sa {friend}.

”Nej”, sa {child}.

{Friend} låg och tänkte på det.

”Hipp hipp?” sa {friend.he}, bara för att se.

”Hurra!” sa {child}.

# pods
Då kröp {friend} under busken, rakt in på {child's} kalas, med löv i håret.

”Du kan fylla år i dag”, sa {child}. ”Så fyller jag i morgon.”

De satte ljusen i tårtan[pet.dog: , även det som {pet} hade tuggat på]. {friend} blåste. {child} höll för munnen med båda händerna, för att inte råka hjälpa till.

”Hipp hipp!” ropade {friend}.

”Hurra!” ropade {child}.[pet.dog:  ”Voff”, sa {pet}, och den här gången var det samma sak.][pet.cat:  {Pet} kom fram och luktade på gästen.][pet.other:  Sedan hurrade de för {pet} också.]

”Hurra”, sa {@a} på trappan. ”Får jag komma nu?”

”Ja!” sa båda två.

{@A} hade paket med sig. De var gröna och långa, ett till var och en, och i vartenda ett låg det ärter. Hinken fick också ett. Den sa ingenting, för den hade munnen full.

# wednesday
När {friend} skulle gå hem vände {friend.he} sig om vid grinden.

”Hipp hipp”, viskade {friend}.

”Hurra”, viskade {child}.

För i morgon var det {child} som fyllde år. Det var en onsdag.

# @peek
{child} lade sig på magen och kikade in under busken.
## if pet.dog
Då kom {pet} ut under busken med ett av ljusen i munnen. {child} lade sig på magen och kikade in där {pet} hade kommit ut.
## if pet.cat
Men {pet} låg och stirrade på någonting därborta. {child} lade sig på magen bredvid {pet} och stirrade också.

# @a-first
{minder}, som passade {child.him},
## if adult & !elder & !elder2
{adult}
## if elder
{elder}[elder2:  och {elder2}]
## if elder2 & !elder
{elder2}

# @a
{minder}
## if adult & !elder & !elder2
{adult}
## if elder
{elder.short}
## if elder2 & !elder
{elder2}

# @A
{Minder}
## if adult & !elder & !elder2
{Adult}
## if elder
{Elder.short}
## if elder2 & !elder
{Elder2}
