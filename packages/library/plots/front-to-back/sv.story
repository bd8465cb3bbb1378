title: Framifrån
title: Bakifrån
title: Sist av allt svansen
guest pet: Rut (hon), Frans (han)

% Viska från det att {child} lägger sig åt fel håll, och stryk gärna barnet på samma ställen i slutet, från tårna och upp. Hunden är familjens, annars grannens tax; katten svischar: @who, @fast, @dunk, @floor, @duff, @happy, @held, @holding. Svansen är "den".

# so-long
{@who}

Om nosen kände lukten av {@korv}[friend:  eller av {Friend}[!friend.known: , {child's} bästa vän,]] stod svansen stilla en stund. Sedan fick den veta det. {@fast}

# front-first
På kvällarna sov {pet} på mattan vid {child's} säng. Och {pet} somnade alltid framifrån.

Först somnade nosen. Sedan somnade öronen. Sedan somnade frambenen, och så magen, som var det längsta. Sedan somnade bakbenen.

Och sist av allt somnade svansen[breed.Bulldog / breed.Australian Shepherd / us & breed.Boxer / us & breed.Rottweiler: , så liten den var].

Men inte i kväll.

# dunk
[adult: {Adult} hade redan släckt lampan. ]I kväll somnade nosen. Öronen somnade. Frambenen somnade, och magen och bakbenen.

Men svansen {@floor}. {@Dunk}, {@dunk}, {@dunk}.

”Sch”, sa {child}. ”God natt, {pet}.”

{@Dunk}, {@dunk}, {@dunk}! sa svansen. Den blev så {@happy} när {child} pratade. Och då vaknade bakbenen. Då vaknade magen. Då vaknade frambenen och öronen, och till sist kom det ända fram till nosen, och {pet} satte sig upp och såg förvånad ut.

”Nej, nej”, sa {child}. ”Lägg dig igen.”

# a-rabbit
{Pet} lade sig igen. Nosen somnade. Öronen somnade. Frambenen, magen och bakbenen.

{@Dunk}, {@dunk}, {@dunk}.

{child} provade att lägga en filt på svansen[elder & !elder2: , den från {elder}][elder & elder2: , den från {elder} och {elder2}]. {@under}[music: , precis som om den hörde {music}]. {@duff}

{Child.He} provade att lägga en kanin på svansen. En av tyg. Kaninen hoppade[sport: , som om den skulle {play sport}]. Hopp, hopp, hopp.

Då började {child} skratta, och då blev svansen så {@happy} att hela {pet} vaknade, bakifrån och fram, och satte sig upp och undrade vad det var fråga om.

”Det är din svans”, sa {child}. ”Den fattar inte att det är natt.”

{Pet} vände sig om och tittade på svansen. Svansen viftade åt {pet.him}.

# in-the-ear
{child} satt i sin säng och tänkte. {Child.He} hade sagt god natt till {pet}. Men var hade {child.he} sagt det? Längst fram. I örat! Och det var så långt från örat till svansen. Tänk om det aldrig kom fram?

Tänk om svansen låg där borta i mörkret, alldeles ensam, och väntade på sitt god natt!

# the-wrong-way
{child} klättrade ner på mattan. {Child.He} lade sig åt fel håll, med huvudet borta hos svansen. {@held}

”Hej, svansen”, viskade {child.he}. ”Det är {child}.”

{@Dunk}, {@dunk}, {@dunk}!

# nothing-more
”Nu ska du få höra. De andra sover.[city:  Hela {city} sover.][elder & adult:  {Elder.short} sover.][friend:  {Friend} sover.] Nosen sover. Öronen sover. Magen sover. Det händer ingenting mer i dag[school: , inte ens {at school}]. Du missar ingenting.”

{@Dunk}, {@dunk}.

”Och {@korven} är slut.”

{@Dunk}.

”Men jag är här i morgon också. Precis lika mycket.”

# goodnight-tail
Svansen låg stilla och tänkte på det.

”God natt, svansen”, viskade {child}.

Och svansen slog ett enda litet slag, så mjukt att det knappt hördes. Sedan somnade den.

Nu sov hela {pet}.

# back-first
{child} låg kvar på mattan. {Child.He} orkade inte riktigt resa sig. Det var något konstigt med fötterna. De låg borta vid {pet's} varma nos, och nosen andades på dem, och fötterna hade blivit så tunga.

{child} höll nämligen på att somna. Och {child.he} somnade bakifrån.

Först somnade tårna. Sedan somnade benen. Sedan somnade magen, och så armarna, och så handen som {@holding}.

{@lifted} Det märkte {child.he} nästan inte.

För nu somnade öronen. Och sist av allt, allra längst upp, somnade {child's} näsa.

# @who
{child} passade grannens tax, som hette {pet}, och {pet} var lång. {Pet.He} var så lång att när nosen var i köket var svansen kvar i hallen. {Pet.He} var så lång att det tog tid för saker att komma fram, och i kväll blev det fel.
## if pet.dog
{child} hade {a breed} som hette {pet}, och från {pet's} nos till {pet's} svans var det långt. Det var så långt att när nosen var i köket var svansen kvar i hallen. Det var så långt att det tog tid för saker att komma fram, och i kväll blev det fel.
## if pet.cat
{child} hade en katt som hette {pet}, och från {pet's} nos till {pet's} svans var det långt. Det var så långt att när nosen var i köket var svansen kvar i hallen. Det var så långt att det tog tid för saker att komma fram, och i kväll blev det fel.
## if pet.dog & breed.Dachshund
{child} hade en tax som hette {pet}, och {pet} var lång. {Pet.He} var så lång att när nosen var i köket var svansen kvar i hallen. {Pet.He} var så lång att det tog tid för saker att komma fram, och i kväll blev det fel.

# @korv
korv
## if pet.cat
tonfisk

# @korven
korven
## if pet.cat
tonfisken

# @fast
Då blev det fart[athlete: , nästan som på {athlete}].
## if pet.cat
Då for den rakt upp[athlete: , nästan lika fort som {athlete}].

# @dunk
dunk
## if pet.cat
svisch

# @floor
slog i golvet
## if pet.cat
for över golvet

# @under
Då dunkade det under filten
## if pet.cat
Då svischade det under filten

# @duff
Duff, duff, duff.
## if pet.cat
Fiff, fiff, fiff.

# @happy
glad
## if pet.cat
ivrig

# @held
{Child.He} tog den försiktigt i handen. Den var varm och klarvaken, och den dunkade i {child.his} hand.
## if !pet / breed.Dachshund
{Child.He} tog den försiktigt i handen. Den var varm och lite sträv, och den dunkade i {child.his} hand.
## if pet.cat
{Child.He} lade handen på golvet, och svansen lade sig i den. Den var varm och klarvaken, och den svischade i {child.his} hand.

# @holding
höll i svansen
## if pet.cat
svansen låg i

# @lifted
Någon stor kom och lyfte upp {child.him} i sängen och drog upp täcket.
## if adult
{Adult} kom och lyfte upp {child.him} i sängen och drog upp täcket.
## if elder & !adult
{Elder.short} kom och lyfte upp {child.him} i sängen och drog upp täcket.
