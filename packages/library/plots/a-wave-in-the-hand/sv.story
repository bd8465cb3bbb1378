title: En vink i handen
title: Vinken som satt kvar
title: När bussen kom emellan
guest friend: Lo (hon), Melker (han)
guest teacher: Marika (hon), Jonas (han)

% Det är onlyAsked: den första dagen. Den vuxna (@a): {adult}, annars den äldre, annars den stora.

# the-bus
Det var {child's} första dag [school: på {school}|[age>=6: i skolan|på förskolan]][city:  i {city}], och {child.he} ville inte släppa {@hand}.

”Nu måste jag gå”, sa {@a}. ”Men jag vinkar utanför fönstret. Och då vinkar du till mig!”

{child} kröp upp på bänken vid fönstret. Där ute stod {@a} och vinkade med hela armen. {child} lyfte handen. Men precis när {child.he} skulle vinka kom det en buss.

Det var en lång buss. Den körde och körde. Och när den hade kört förbi var {@a} borta.

Nu satt vinken kvar i handen.

{child} knöt handen hårt, så att vinken inte skulle ramla ut.

# a-big-one
”Kom och måla med oss”, sa {teacher}, som var snäll och stor.

”Jag kan inte”, sa {child}. ”Jag har en vink i handen.”

{Teacher} satte sig på golvet. ”Är det en stor?”

”Ja. Den är till {@a}.”

”Då förstår jag”, sa {teacher}. ”Ett sådant ska man vara rädd om.”

Så {child} målade med bara en hand. Papperet åkte runt, runt, runt. Det skulle bli en sol. Det blev en orm.

# one-hand
Sedan var det mat. ”Ta gaffeln i den ena handen och kniven i den andra”, sa någon.

”Jag kan inte”, sa {child}. ”Jag har en vink i handen.”

Köttbullen rullade över kanten och in under bordet.

Där under satt [friend: [!friend.known: {child's} bästa vän ]{friend}|ett barn som hette {friend}] och tog emot den.

”Vad har du i handen?” frågade {friend}. [sport: ”Är det {sport.thing}?”]

”En vink.”

”Får jag se?”

”Nej. Då kommer den ut.”

Då luktade {friend} på handen i stället, länge. ”Det luktar köttbulle”, sa {friend}.

[music: Efter maten sjöng de {@song} och klappade i händerna. {child} klappade med en hand mot knät.]

# the-ladder
Sedan gick de ut. Där fanns en rutschkana, och {friend} stod redan högst upp.

”Kom!” ropade {friend}.

Stegen var hög. {child} klättrade med en hand. Ett steg. Två steg. Tre …

Hoppsan!

{child} föll på magen i sanden. Det gjorde inte ont. Men när man faller tar man emot sig med båda händerna, och nu låg de där i sanden, båda två, alldeles öppna.

Vinken var borta.

{child} letade i sanden. Där fanns en pinne och en sten. Där fanns ingen vink. Då gick det inte att låta bli längre. Tårarna kom.

”Den var till {@a}”, grät {child}. ”Nu får {@a} aldrig något!”

# it-came-to-me
{friend} åkte ner för rutschkanan så fort det gick.

”Jag såg den!” sa {friend}. ”Den flög upp till mig. Titta, jag har den här.”

Och {friend} vinkade, med hela armen.

{child} tittade. Det var precis en sådan vink. Då lyfte {child.he} sin öppna hand och vinkade tillbaka. Och {friend} vinkade igen!

”Den tar ju inte slut”, sa {child}.

De provade på {teacher}. {Teacher} vinkade tillbaka. De provade på en gubbe med hatt. Gubben vinkade tillbaka, med hatten. Och då kom bussen! Det var samma långa buss. {child} sprang till staketet och vinkade[athlete:  som {athlete} när alla hejar], och då vinkade chauffören, och alla i hela bussen vinkade, fönster efter fönster efter fönster.

Varje gång man släppte ut en vink så kom det en ny.

Sedan åkte {child} rutschkana med båda händerna i luften, sjutton gånger.

# the-gate
När {@a} kom till grinden stod {child} redan där.

”Jag har en vink till dig”, ropade {child}. ”Den är från i morse.”

Och {child.he} vinkade med båda armarna, så att {child.he} nästan lyfte.

”Tack”, sa {@a} och höll sig om magen. ”Det tog precis här. Det har jag gått och saknat hela dagen.” [elder & adult: {Elder} [elder2: och {elder2} var med, och de|var med, och {elder.he}] fick också ett.][elder2 & !adult: {Elder2} fick också ett.]

”Det kom en buss emellan”, sa {child}.

”Jag såg det”, sa {@a}, ”den dumma bussen.”

”Nej”, sa {child}. ”Den är snäll. Den vinkar.”

# one-finger
På kvällen låg {child} i sängen. [pet.dog: {Pet} låg på mattan och vinkade med svansen, för en hund har ju inga händer. ][pet.cat: {Pet} låg på täcket och lyfte en tass. ][pet.other: {Pet} hade redan vinkat färdigt för i dag. ]Lampan var släckt, och det lyste bara lite från dörren.

Där stod {@a}.

{@A} vinkade, så lite som det går att vinka, med ett enda finger.

Och {child} vinkade tillbaka, med ett enda finger. Sedan lade {child.he} handen på kudden. Den var öppen, och den fick vara det hela natten.
## or
På vägen hem kom bussen en gång till. {child} stannade på trottoaren. Den ena handen höll {@a} i, men den andra var ledig.

Bussen vinkade med båda torkarna. {child} vinkade tillbaka, och det gjorde {@a} också.[pet.dog:  Hemma i fönstret stod {pet} och vinkade med svansen, för en hund har ju inga händer.][pet.cat:  Hemma i fönstret satt {pet} och lyfte en tass.][pet.other:  Hemma satt {pet} och hade redan vinkat färdigt för i dag.]

Sedan gick de hem, hand i hand. Det är också ett sätt att vinka. Det är det sättet man använder när ingen ska gå.

# @a
den stora
## if adult
{adult}
## if elder & !adult
{elder.short}

# @hand
den stora handen
## if adult
{adult's} hand
## if elder & !adult
{elder's} hand

# @song
{music}
