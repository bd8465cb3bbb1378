title: Det är någon hemma
title: Mysteriet med {the wish}
title: Katter stänger inte efter sig
guest pet: Knut (han), Doris (hon)
guest friend: Teo (han), Maja (hon)
guest teacher: fröken Ylva (hon), fröken Marit (hon)
guest caretaker: Börje (han), Kjell (han)

% Katten är med hela tiden. Fröken är ”hon”, vaktmästaren ”han”. DET ÄR NÅGON HEMMA får man ropa. De två sista raderna sägs lugnt.
% En regel, tre gånger: katten sätter sig på det man håller på med.

# a-bad-habit
[!pet.known: Katten {pet}|{Pet}] hade en dålig vana. {Pet.He} satte sig alltid på det man höll på med. Läste {child} en serietidning, så satt {pet} på serietidningen. Gjorde {child.he} läxan, så satt {pet} mitt på sjuans tabell och tittade i väggen. Och det hjälpte inte att lyfta bort {pet.him}, för {pet.he} rann tillbaka.

{Pet} följde med till skolan också, trots att {teacher} hade sagt nej. Hela dagarna låg {pet.he} på cykelställets tak utanför klassrummet[school:  {at school}] och såg på {the wish} genom fönstret. Det var {pet.his} teve.

# nobody-in-the-cage
Men en måndag var {the wish} borta.

{@Cage} stod på sin hylla. Skålen var där, och {@straw}, men [wish.ett: inget {wish} | ingen {wish}]. Och bredvid, mitt inne i klassrummet, satt {pet} och slickade sig om munnen.

Hela klassen tittade på {pet}.

”{Pet} har ätit upp {wish.him}”, sa någon.

Det högg till i magen på {child}.

”Det har {pet.he} inte alls!”

”Vem är det annars?” sa fröken och pekade på {pet}, och hon såg ledsen ut. ”{Pet} får aldrig komma hit mer.”

”Ge mig till lunch”, sa {child}. ”Jag ska ta reda på vem det var.”

[elder: {Elder} brukade läsa högt för klassen på måndagar[elder2: , och {elder2} brukade göra rösterna]. Nu la {elder.short} undan boken tills vidare.]

# the-hook-is-on
{child} ställde sig framför {@cage}. {Child.He} rörde ingenting. {Child.He} tittade bara, länge, som {pet} brukade titta.

”Luckan är stängd”, sa {child.he}. ”Haken är på.”

”Än sen?” sa {friend}[!friend.known: , {child's} bästa vän].

”Katter stänger inte efter sig.”

”Ibland kanske”, sa fröken.

”Aldrig”, sa {child}. ”{Pet} har inte stängt en enda dörr i hela sitt liv. {Pet.He} öppnar dem bara, så att det drar.”

Fröken hade själv haft katt i tolv år.

”Det är sant”, sa hon.

# suspects
Då var det alltså någon med händer.

”{Friend}!” sa {child}. ”Du önskade dig {the wish} i julklapp.”

”Då hade jag väl tagit {@cage} också”, sa {friend}. ”Var skulle jag annars ha {wish.him}? I mössan?”

Det lät rimligt.

”Fröken tycker att {wish.he} luktar”, sa {child}.

”Det gör {wish.he}”, sa fröken. ”Det gör ni med, efter gympan. Och er har jag kvar.”

Det lät också rimligt.

# something-square
{child} tittade en gång till. Det var något mer som fattades, något fyrkantigt.

”Huset!” ropade {child.he}. ”Huset är borta!”

Klassen hade snickrat det själv, med dörr och skorsten, och taket hade alltid suttit löst.

”{@run} Det är någon som har tagit huset …”

”… och inte vetat att det var någon hemma!” sa {friend}.

{The wish} sov nämligen på morgnarna, längst in, så att ingen såg {wish.him}.

Och vem tar ett hus med löst tak?

”Vaktmästaren!” ropade hela klassen.

# four-long-nails
De sprang uppför trapporna, ända till verkstaden på vinden. Dörren var låst. De bultade, men ingen öppnade. Längst ner i dörren fattades en bräda. {child} la sig på golvet och tittade in.

Där stod {caretaker}[city: , som hade lagat halva {city},] med ryggen till och stora hörselkåpor på. På bänken framför honom stod huset. Han la taket till rätta. Han stoppade fyra långa spikar i munnen. Och så tog han fram hammaren.

”STOPP!” skrek {child}. ”DET ÄR NÅGON HEMMA!”

{Caretaker} nynnade[music:  på {@song}]. Han hörde ingenting.

Åh nej.

{child} försökte åla in, men det gick bara till axlarna.[sport:  Det hjälpte inte att {child.he} kunde {play sport}.][athlete:  Inte ens {athlete} hade kommit längre.] Då strök sig något mot {child.his} ben.

# hes-doing-something
Man kan inte säga åt en katt vad den ska göra. Men {child} visste vad {pet} skulle göra ändå. {Child.He} lyfte upp {pet.him} med båda händerna och stoppade in {pet.him} i hålet: framben, mage, bakben, svans.

”Titta, {pet}”, viskade {child.he}. ”Han håller på med något.”

{Pet} hade ingen brådska. {Pet.He} gick över golvet, hoppade upp på pallen och från pallen upp på bänken. {Caretaker} höjde hammaren.

Och {pet} satte sig. På taket.

# somebody-in
{Caretaker} knuffade undan {pet.him}. {Pet} rann tillbaka. {Caretaker} lyfte ner {pet.him} på golvet, och när han rätade på ryggen satt {pet} på taket igen. Då spottade {caretaker} ut spikarna och slet av sig hörselkåporna.

”Nu får du väl ändå …” började han.

”DET ÄR NÅGON HEMMA!” skrek {child}, {friend}, fröken och hela klassen.

{Caretaker} tittade på huset. Han lyfte bort {pet}, och så lyfte han på taket, mycket försiktigt. Där låg {the wish}{@curled} och sov.

”Jag tyckte väl att det var tungt”, sa {caretaker}. ”För att vara så litet.”

# he-knocked-first
{child} bar ner {the wish} {@hands}, och {pet} gick bredvid hela vägen och såg på teve. Taket fick {caretaker} spika på sedan, men han knackade först.

[elder: Äntligen kunde {elder.short} slå upp boken. Den handlade om en katt.

]”{Pet} kom bara in för att se vad det var för fel på teven”, sa {child}.

# a-note-home
”Jag förstår det”, sa fröken. ”Men någon ordning måste det vara. Jag skriver en lapp till alla där hemma.”

Hon tog fram ett papper och skrev: ”Inga katter i”

Längre kom hon inte. Det satt någon på pappret.

Den kvällen blev det tidigt mörkt. {child} låg i soffan[adult:  intill {adult}], gäspade och gjorde ingenting alls.

Då la sig någon på det också, och spann.

# @run
{A wish} kan rymma”, sa {child} långsamt. ”Men {wish.he} tar inte huset med sig.
## if wish.turtle
{A wish} har eget hus”, sa {child} långsamt. ”Den behöver inte vårt också.

# @Cage
Buren
## if wish.snake / wish.frog / wish.lizard / wish.chameleon / wish.turtle
Terrariet

# @cage
buren
## if wish.snake / wish.frog / wish.lizard / wish.chameleon / wish.turtle
terrariet

# @straw
halmen
## if wish.snake / wish.frog / wish.lizard / wish.chameleon / wish.turtle
stenen
## if wish.parrot / wish.budgie
pinnen

# @curled
 längst in
## if wish.hamster / wish.mouse / wish.rat / wish.guinea-pig
, [wish.ett: runt|rund] som en boll,
## if wish.snake / wish.chameleon
, ihoprullad som en kanelbulle,
## if wish.parrot / wish.budgie
 med näbben under vingen
## if wish.turtle
, indragen i sitt skal,

# @hands
i sina kupade händer
## if wish.rabbit / wish.ferret / wish.turtle / wish.parrot / wish.snake / wish.guinea-pig
i famnen

# @song
{music}
