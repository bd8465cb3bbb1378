title: Fyra biljetter i en hund
title: Säg det till hunden
title: En passagerare, alltså
guest ferryman: Ragnar (han), Börje (han)
guest minder: Gunvor (hon), Berit (hon)

% Den som är med (@a): {adult}, annars den äldre, annars grannen {minder}. Knopen: över, runt och igenom. Färjan: putt, putt, putt; sedan pfft.
% {pet} släpper ingenting förrän någon säger tack. Som passagerare sitter hunden, som besättning simmar den.

# never-let-go
{child} hade en hund som hette {pet}. {Pet} var {a breed} som gärna bar på vad som helst, men som aldrig släppte det förrän någon sa ”tack”.

Därför var det {pet} som stod på bryggan med alla biljetterna till färjan hem[city:  till {city}] i munnen. {child} kunde inte. {child} behövde båda händerna till sin repstump, för {child.he} höll på att lära sig en knop. Över, runt och igenom. Och [!friend.known: {child.his} bästa vän, ]{friend}[!friend.known: ,] kunde inte heller, för {friend} läste. {Friend.He} läste varenda skylt, högt[school: , och {at school} tog det hela förmiddagen att komma genom korridoren].

”’Utan biljett ingen resa’”, läste {friend.he}. ”’Sista turen klockan sex.’ [sport: ’Det är förbjudet att {play sport} på bryggan.’ ]’Nymålat.’ Det är det inte. Jag har känt.”

# in-the-dog
Putt, putt, putt. Där kom den lilla färjan över älven, och i den stod färjkarlen, som hette {ferryman}, med sin biljettång.

”Biljetterna!” Klipp, klipp.

”Tack, {pet}”, sa {child} och höll fram handen.

{Pet} öppnade snällt munnen.

Den var tom.

”Var är biljetterna?” sa {ferryman}.

”I hunden”, sa {friend}.

”Allihop?”

”Alla fyra”, sa {child}. ”Min och {friend’s} och {@a-s} och hundens.”

# who-makes-the-rules
{@A-first} tittade efter i plånboken. Det låg en knapp i den.

”Utan biljett ingen resa”, sa {ferryman}. ”Det är inte jag som bestämmer.”

”Vem är det då?” sa {child}.

{ferryman} funderade. ”Jo, det är nog jag”, sa han. ”Men jag är väldigt sträng.”

”{Pet} har biljett”, sa {child}. ”Det finns ingen här som har så mycket biljett som {pet}.”

Det gick inte att säga emot. {ferryman} böjde sig ner och klippte i luften, strax intill {pet’s} mage. Klipp, klipp. ”Välkommen ombord[pet.she: , min fröken][pet.he: , min herre]”, sa han. ”En passagerare, alltså.”

”Måste besättningen ha biljett?” sa {friend}. ”För det står ingenstans. Jag har läst allt.”

{ferryman} läste sin egen skylt, två gånger. Sedan tog han fram fyra flytvästar, och en av dem var för hund.

# crew
Så {pet} satt på finaste bänken och var passagerare, och alla andra var besättning. {@A} ringde i klockan[music:  och nynnade på {@song}]. {child} lossade repen. {Friend} hittade en skylt som ingen hade läst på många år. ”’Passagerare ska sitta ner’”, sa {friend.he} till {pet}.
## or
Så {pet} satt på finaste bänken och var passagerare, och alla andra var besättning. {@A} ringde i klockan[music:  och nynnade på {@song}]. {child} lossade repen.

”Sitter passageraren bra?” frågade {ferryman}.

Passageraren kliade sig bakom örat.

”’Passagerare ska sitta ner’”, läste {friend} för {pet.him}, på en skylt som ingen hade läst på många år.

# phut
Putt, putt, putt, sa färjan. Putt, putt …

Pfft.

Då hördes plötsligt älven. Färjan åkte inte på tvären längre. Den åkte på längden.

”Ska den göra så?” sa {child}.

”Nej”, sa {ferryman}.

Längst ut på bryggan på andra sidan satt en man med ett metspö. {ferryman} tog det långa repet och kastade det till honom. Plums. För kort. Han drog in det och kastade igen. Plums.[athlete:  Inte ens {athlete} hade nått fram.] Och bryggan gled sakta, sakta förbi.

# he-is-crew
{child} såg på {pet}. {@Swim}

”’Passagerare ska sitta ner’”, sa {friend} olyckligt.

”Då är {pet} ingen passagerare längre”, sa {ferryman}. ”Från och med nu är {pet} besättning.”

{child} gav {pet} änden av repet. {Pet} tog den i sin mjuka mun, och den gled rakt ut igen. Den var för smal.

# the-knot
Då började {child’s} händer knyta. Över, runt och igenom. Och ovanpå det: över, runt och igenom, en gång till, och en gång till, tills knopen var stor som {@orange}.

Den kunde {pet} hålla fast. Plask! Och så simmade {pet.he}, med svansen rakt ut bakom sig och repet bakom svansen, ända fram till bryggan och uppför trappan. Där satte {pet.he} sig framför mannen med metspöet.

Mannen drog i repet. {Pet} släppte inte. Mannen drog hårdare. {Pet} viftade.

# say-thank-you
”Hunden släpper inte!” ropade mannen.

”Säg tack!” ropade {child}.

”Ingen orsak!” ropade mannen.

”Nej! Det är du som ska säga tack!”

”För vad då? Jag har ju inte fått något!”

”Säg det till hunden!”

Nu var det nästan inget rep kvar. Då ställde sig {friend} alldeles rak och fyllde hela sig med luft, och så läste {friend.he} högt på en skylt som inte fanns.

”’Alla på bryggan ombeds tacka hunden.’”

# let-go
Det lät så mycket som en skylt att mannen tog av sig hatten.

”Tack”, sa han till {pet}.

Och {pet} släppte.

# three-left
Mannen la repet runt en påle, och färjan svängde in och dunsade till, så lätt så lätt. {child} fick knyta fast den själv.[elder & adult:  På land stod {elder}[elder2:  och {elder2}], som hade ropat ”lite mer åt vänster” hela tiden.][elder2 & !adult:  På land stod {elder2}, som hade ropat ”lite mer åt vänster” hela tiden.] {ferryman} tog hela besättningen i hand, och en i tass.

”Välkomna tillbaka”, sa han. ”Ni har tre kvar där inne.”

De gick hem med en våt hund i mitten. ”’Stäng grinden’”, läste {friend} på någons grind, och gick tillbaka och stängde den.

# out-went-the-lamp
Den kvällen låg {pet} vid {child’s} säng, nästan torr. {child} låg i den, med sin repstump. Över, runt och igenom. Över, runt … Över …

{Pet} reste sig, la nosen på sängkanten och tog tag i andra änden. Där låg de sedan, med varsin ände.

”Tack”, viskade {child}.

Och {pet} släppte, och {child} släppte, och lampan slocknade.
## if adult / elder
Den kvällen låg {pet} vid {child’s} säng, nästan torr. {child} låg i den, med sin repstump. Över, runt och igenom. Över, runt … Över …

{@A} kom in och höll fram handen.

”Tack”, viskade {@he}.

Och {child} släppte, och lampan slocknade.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @A-first
{minder}, grannen som hade tagit med dem,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a-s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @Swim
{Pet} hade flytväst på sig, och en tass i varje hörn.
## if breed.Labrador
En labrador simmar som andra hundar går.
## if breed.Golden Retriever
En golden retriever simmar som andra hundar går.
## if breed.Poodle
En pudel ser inte ut så, men den simmar som andra hundar går.

# @orange
en apelsin
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
ett plommon

# @song
{music}
