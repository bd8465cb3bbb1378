title: Den satt fast
title: Uuuuursäkta
title: Ni måste missa
guest pet: Sotis (hon), Tjorven (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna hemma (@a) är den äldre, annars {adult}, annars {minder}. Zombierna pratar mycket långsamt, och lätet är bara början på ett artigt ord.
% En regel: katten ger till den som inte kan fånga något själv. Sista raden alldeles torrt.

# a-present
Varje kväll kom [!pet.known: katten ]{pet} hem med en present till {child}. {Pet.He} lade den på hallmattan och satte sig bredvid. För det mesta var det en mus. {Pet} hade aldrig sett {child} fånga någonting och trodde att {child.he} höll på att svälta ihjäl.

Men i kväll var det en fot.

Den var grön och lite mossig. Den ställde sig upp och vickade på tårna.

”{@A}!” ropade {child}. ”{Pet} har kommit hem med en fot!”

”Säg tack!” ropade {@first} från köket. ”{Pet.He} menar väl.”

[elder2: ”Är den stor?” ropade {elder2}.

”Rätt stor”, sa {child}.

]”Tack”, sa {child} till {pet}.

Foten hoppade ut genom dörren. Hopp, hopp, hopp, nerför trappan. {child} gick efter, för {child.he} ville se vart en fot skulle.[friend:  Det ville {friend}[!friend.known: , {child's} bästa vän,] också.]

# excuse-me
Ute i trädgården[city: , mitt {in city},] gick tre zombier, alldeles stelt och med armarna rakt fram. Det var en mamma, en lång farbror som hoppade på ett ben, och en liten som inte var större än {child}.[school:  Zombier finns inte, hade de sagt {at school}.]

”Uuuuuuuuuh”, sa zombiemamman.

{child} ställde sig bakom {pet}. Det var inte mycket att stå bakom.

”Uuuuuuuuuuuuh”, sa zombiemamman och kom närmare. ”Uuuuuuuuuursäkta. Har du sett en fooot?”

”Den kommer där”, sa {child}.

Farbror satte på sig foten. Knäpp, sa det.

”Taaaack”, sa han. ”Vi tappar så lätt. Och din kaaatt plockar upp.”

# do-you-eat
”Äter ni hjärnor?” frågade {child}.

”Neeej”, sa farbror. ”Vi äter bara hjäääääär …”

{child} tog ett långt steg bakåt.

”Hjärtan”, sa den lilla. ”Av gelé. Han pratar så långsamt.”[friend: 

”Hur går man när man går så där?” frågade {friend}, som alltid hade velat kunna det.

”Man glöööömmer att man har knän”, sa zombiemamman.]

# the-other-one
Men farbrors öra var också borta, och värst av allt, zombiemammans ena hand.

”Jag går inte hem om jag inte får hålla mamma i handen”, sa den lilla.

”Hon har ju en till”, sa {child}.

”Den håller farbror i. Han är mörkrädd.”

Farbror tittade på himlen, som hade börjat bli mörkblå.[music:  Han nynnade på {@song} för att våga, men mycket sakta.] ”Det är lååångt hem”, sa han.

# fetch
{child} visste var {pet} gömde sina presenter: under verandan, längst in, där bara en katt får plats.

”{Pet}! Hämta!” sa {child}.

{Pet} slickade sig på tassen.

”Snäääälla”, sa zombiemamman.

{Pet} slickade sig på den andra tassen.

# no-arm
Då lade sig farbror på magen och stack in armen, så långt det gick. Knäpp, sa det. När han reste sig hade han ingen arm.

Åh nej! Nu låg där en hand, ett öra och en hel arm, och snart skulle det vara mörkt.

”Uuuhuhuhu”, grät den lilla.

# that-look
Just då kom en fjäril flaxande, som var ute alldeles för sent. Farbror försökte ta den med armen som han hade kvar. Han missade och föll i vinbärsbusken.

{Pet} slutade slicka sig. {Pet.He} lade huvudet på sned och tittade på honom, och den blicken kände {child} igen. Precis så tittade {pet} på {child} varje kväll. Stackars liten. Kan inte fånga någonting.

”Jaga fjärilen!” ropade {child}. ”Allihop! Och ni måste missa!”

”Det är vi braaa på”, sa zombiemamman.

# and-miss
Så de jagade, med stela ben och armarna rakt fram, och {child} gick likadant. ”Uuuuuuuh”, sa de allihop.[sport:  Det var svårare än {sport}.][athlete:  Inte ens {athlete} hade missat så fint.]

De missade i tvätten, så att den lilla fick ett par kalsonger på huvudet. Fjärilen satte sig på farbrors näsa, och då missade han näsan.[friend: 

{Friend} glömde att {friend.he} hade knän. {Friend} gick så bra att farbror bugade.]

# backwards
{Pet} suckade. {Pet.He} kröp in under verandan, kom ut med ett öra och lade det framför farbror. Nästa gång kom {pet.he} baklänges, för en arm är lång. Till sist lade {pet.he} en hand framför den lilla.

Knäpp, knäpp, knäpp.

Men {pet} var inte färdig. {Pet.He} hämtade en mus också.

”Taaaack”, sa den lilla artigt. ”Men den är nog inte våååår.”

# side-by-side
Zombiemamman tog den lilla i ena handen och farbror i den andra. Så gick de ut genom grinden, alla tre i bredd. ”Gooood naaaatt”, sa de, och det räckte ända bort till kröken.[friend: 

”Gooood naaaatt”, svarade {friend}.]

# was-it-alive
{@A} stod i dörren.

”Vad var det {pet} hade fångat?”

”En fot”, sa {child}.

”Usch då. Levde den?”

”Ja. Jag gick ut med den.”

[elder2: ”Det gjorde du rätt i”, sa {elder2}.

]”Det var snällt av dig”, sa {@a}. ”Kom nu, så går vi in.”

De satte sig i köket, där det var varmt och tyst. {Pet} somnade på {child's} fötter. {child} gäspade och lutade sig mot {@a}. {@He} sträckte fram handen, och {child} tog den, men drog lite i den först, för säkerhets skull.

Den satt fast.

# @song
{music}

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
