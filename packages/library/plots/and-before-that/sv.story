title: Och före det?
title: {The wish} som hade tappat {the other}
title: Baklänges genom dagen

% Regel: man går baklänges genom dagen och frågar ”Och före det?” Där minnet tar slut minns kroppen.
% Elden och sången kan man inte lägga i gräset: de har egna vägar i # the-bucket.

# careless
I {child's} hall stod {a wish} och var förtvivlad.

”Jag har tappat {the other}”, sa {the wish}. ”Jag tappar bort allting. Jag är ett slarver.”

”När hade du {other.him} sist?” frågade {child}.

”Det vet jag inte. I morse hade jag {other.him}, och nu är {other.he} borta.”

”Då går vi tillbaka och tittar”, sa {child}. ”Genom hela dagen. Vi börjar här, och så går vi baklänges. Vad gjorde du nyss?”

”Jag stod här och var förtvivlad.”

”Och före det?”

{The wish} tänkte efter. ”Före det kom jag in genom dörren.”

# out-of-the-door
Så de gick ut genom dörren, baklänges. De gick baklänges nerför trappan, ett steg i taget, med händerna rakt ut. [wish.size.huge: Det tog tid, för {the wish} var stor. ]

”Och före det?” frågade {child}.

”Före det gick jag här i trädgården och letade.”

De gick baklänges över gräset och letade åt andra hållet.[age>=7:  ”Saker ser annorlunda ut härifrån”, sa {child}. Men ingenting såg ut som {the other}.]

# backwards
[friend: Vid grinden mötte de {friend}[!friend.known: , som var {child's} bästa vän].

”Jeh!” sa {child}, för det är hej, baklänges.

”Jeh!” sa {friend} och hakade på. ][elder: På stigen fick {elder} tillbaka en kram som {elder.he} hade gett i morse. [elder2: {Elder2} fick tillbaka två. ]][pet.dog: {Pet} kunde inte gå baklänges. {Pet.He} gick framlänges före dem, så blev det likadant. ][pet.cat: {Pet} satt på muren och såg dem backa förbi, och slutade tvätta sig. ][pet.other: {Pet} i fönstret såg dem komma tillbaka från ett håll som de inte hade gått åt. ][athlete: Så fort hade inte ens {athlete} backat. ][sport: De försökte {play sport} baklänges också. Det blev noll–minus två. ][music: {child} sjöng {@song} bakifrån, och det gick ganska bra. ][city: En granne undrade om hela {city} skulle börja gå så. ][school: ”Före det kom du från {school}”, sa {the wish} till {child}. ”Jag såg dig. Du gick framlänges då.” ]

”Och före det?” frågade {child}.

# sandwich
”Före det åt jag en smörgås på bänken.”

De satte sig på bänken, och {the wish} åt baklänges. {Wish.He} tog fram en tugga i taget ur luften och satte ihop dem, tills det var en hel smörgås[age>=6: , och till sist lade {wish.he} på osten].

{child} skrattade så att bänken skakade. {The wish} skrattade nästan också.

”Hade du {the other} då?”

”Nej”, sa {the wish}. ”Då hade jag båda händerna fria.”

”Och före det?”

”Före det gick jag i gräset där borta. Jag hade bråttom. Och jag var glad.” {The wish} stannade. ”Då hade jag {other.him}! Det vet jag, för annars hade jag inte varit glad.”

# the-hole
De backade ut i det höga gräset. Men mitt i gräset blev {the wish} stående.

”Och före det?” frågade {child}.

”Det finns inget före. Här tar det slut. Det är bara ett hål.” {The wish} blev blank i ögonen. ”Där ser du. Jag har slarvat bort till och med det.”

Det började skymma. Gräset var blött, och {child} kom inte på en enda fråga till.

# show-me-how
Fast huvudet var inte det enda man hade. Fingrar minns också.

”Visa hur du höll {other.him}”, sa {child}. ”Du behöver inte minnas. Bara håll.”

{The wish} visade. ”Så här”, sa {wish.he}. ”Tätt intill. Så här försiktigt.”

”Och sedan?”

{The wish} stod och höll om ingenting. ”Sedan hörde jag något”, sa {wish.he} långsamt. ”Något litet.” Och alldeles av sig själv böjde {wish.he} sig ner och lade ingenting ifrån sig på marken.

”Jag lade {other.him} ifrån mig”, viskade {the wish}. ”Hinken! Det satt en mus i hinken och kom inte upp. Den pep. Så jag behövde båda händerna.”

# the-bucket
De sprang dit, framlänges. Bakom boden stod hinken.

Och där, på ett stort blad, låg {the other}, precis så försiktigt som {wish.he} hade lagt {other.him}. Tätt intill låg musen och sov.

”Du har inte tappat {other.him}”, sa {child}. ”Du lade {other.him} ifrån dig. För att någon behövde dig mer.”

{The wish} sa det för sig själv, så att det skulle fastna. ”Jag är inget slarver. Jag lade {other.him} ifrån mig.”
## if other.fire
De sprang dit, framlänges. Bakom boden stod hinken.

Och bredvid hinken, i en gammal lykta, brann {the other}, alldeles lagom. Där hade {wish.he} ställt {other.him}, för att musen skulle se vägen upp. Nu låg musen vid lyktan och sov i värmen.

”Du har inte tappat {other.him}”, sa {child}. ”Du lade {other.him} ifrån dig. För att någon hade det mörkt.”

{The wish} sa det för sig själv, så att det skulle fastna. ”Jag är inget slarver. Jag lade {other.him} ifrån mig.”
## if other.song
De sprang dit, framlänges. Bakom boden stod hinken.

Bredvid hinken låg musen och sov. Då mindes {the wish} alltihop. {Wish.He} hade lyft upp musen, och den var så trött att den somnade med en gång, och då hade {wish.he} tagit {the other} och varit tyst, alldeles tyst, för att inte väcka den. Sedan hade {wish.he} glömt att sluta vara tyst.

”Du har inte tappat {other.him}”, viskade {child}. ”Du lade {other.him} ifrån dig. För att någon sov.”

{The wish} provade, så lågt det gick. Och där var {other.he}.

# somebody-holds
”Nu måste jag flytta på musen”, sa {the wish}. ”Här kan den inte ligga, för det blir dagg. Men då behöver jag båda händerna igen.”

”Jag håller i {the other} så länge”, sa {child}.

Det gjorde {child.he}, så länge det behövdes, och inte en sekund släppte {child.he} taget.

# before-that
”Vad har du gjort i dag?” [adult: frågade {adult} på kvällen.|frågade någon på kvällen.]

{child} låg i sängen och räknade upp det i den ordning det gick lättast. ”Nyss borstade jag tänderna. Före det åt jag. Före det höll jag i {the other}.”

”Och före det?” [adult: sa {adult}|sa någon], mycket tyst.

”Före det gick jag baklänges. [school: Före det var jag {at school}. ][pet.dog / pet.cat: Före det väckte {pet} mig. ]Före det åt jag frukost.”

”Och före det …” sa {child.he}.

Men före det hade {child} sovit, och det gjorde {child.he} nu.

# @song
{music}
