title: Han ska just kasta
title: Kungen är med
title: {Pet} och stenstövlarna

% Regel: när det är musik måste alla som är med röra sig; när den tar slut måste alla stå stilla. Statyn är en kung på svenska, "han".
% @hopeless: det på hunden som inte kan vara stilla. @bit: samma sak på slutet. @a: {adult}, annars den vuxna.

# you-are-out
{child} och {friend}[!friend.known: , {child.his} bästa vän,] lekte stoppdans i parken[city:  i {city}]. {Friend} var musiken. När {friend.he} sjöng[music:  {@song}] måste alla som var med dansa. Och när {friend.he} tystnade måste alla stå stilla som statyer.

{child} var bra på det. Men {child.his} hund, {pet}, åkte ut hela tiden. {@Hopeless}

På en bänk satt {@a} och löste korsord.[elder:  {Elder} hjälpte till[elder2: , och {elder2} suddade].] Och mitt på gräset stod kungen. Han var en riktig staty, i stora stenstövlar, och med ena armen högt i luften pekade han mot stationen. Alla som skulle åka tåg gick dit kungen pekade.

”Honom skulle ingen vinna över”, sa {friend}.

# the-look
Då hämtade {pet} sin boll. {Pet.He} lade den framför stenstövlarna och tittade upp på kungen. Den blicken kunde ingen säga nej till.[elder:  {Elder} hade aldrig ens försökt säga nej.][sport:  De som skulle {play sport} kom av sig.][school:  En gång hade hela {school} kastat bollen, en i taget.]

”{Pet} frågar om du vill vara med”, sa {child} till kungen.

Kungen svarade inte. Han var ju av sten.

”Nu börjar jag!” ropade {friend}. ”La la la!”

Då knastrade det, som när man går på grus.

Kungen rörde på sig! Han böjde sig ner, tog upp bollen och kastade den tvärs över hela parken.

”Duktig hund”, sa kungen.[athlete:  Det var nästan som att se {athlete}.]

# duck-pond
Nu var kungen med i leken. Och när det är musik måste alla som är med röra sig.

Men {friend} blev så häpen att {friend.he} glömde att sjunga. Musiken tog slut, och kungen måste stå stilla precis som han stod, med armen rakt ut. Nu pekade han mot ankdammen.

Det kom en farbror med resväska, och han tittade upp på kungen.

”Jaså, ditåt”, sa farbrorn. Och så gick han ditåt, rakt ut i ankdammen.

”Kvack”, sa en anka.

# the-itch
”Sjung, {friend}!” sa {child}. ”Han måste få upp armen igen!”

”La la la!” sjöng {friend}.

Kungen rätade på sig. Men han sträckte inte upp armen. Han stoppade handen bakom ryggen och kliade sig i rumpan.

”Aaah”, sa kungen. ”Där har det kliat sedan innan det fanns bussar.”

{Friend} skrattade så att {friend.he} fick lägga sig i gräset. Och man kan inte sjunga när man skrattar, så musiken tog slut.

Och där stod kungen, mitt i parken, med handen på rumpan.

## or
”Sjung, {friend}!” sa {child}. ”Han måste få upp armen igen!”

”La la la!” sjöng {friend}.

Kungen rätade på sig. Men han sträckte inte upp armen. Han böjde den, väldigt sakta, och stoppade ett stort stenfinger i näsan.

”Aaah”, sa kungen. ”Där har det suttit ett löv sedan innan det fanns bussar.”

{Friend} skrattade så att {friend.he} fick lägga sig i gräset. Och man kan inte sjunga när man skrattar, så musiken tog slut.

Och där stod kungen, mitt i parken, med fingret i näsan.

# stone-eyebrows
”Sjung!” sa {child}.

”Det går inte”, kved {friend}. ”Jag börjar skratta så fort jag ser honom.”

Men {child} skrattade inte. Kungen såg så ledsen ut. Han hade ju bara velat vara med. {child} tyckte så synd om kungen att det gjorde ont i magen.

Då puffade någon på {child.his} ben. Det var {pet}, som hade hämtat bollen. {Pet.He} lade den framför stenstövlarna igen.

# just-before
{child} tittade på bollen. Sedan låtsades {child.he} kasta, jättesakta. Armen gick bakåt. Armen gick uppåt. Och precis där, innan man släpper bollen, var armen högt i luften. Så hade ju kungen alltid stått! Om musiken bara tog slut precis då …

”Sjung för det där trädet, {friend}, så att du inte ser honom”, sa {child.he}. ”Och när jag ropar nu, så tystnar du.”

Sedan satte {child.he} sig på huk hos {pet}.

”Kungen behöver låna din boll i natt”, viskade {child.he}. ”Du får tillbaka den i morgon. Kan du vänta så länge?”

{Pet} tänkte efter. Sedan puffade {pet.he} fram bollen till stövlarna.

# now
”La la la”, sjöng {friend} för trädet.

Kungen böjde sig ner och tog upp bollen. Armen gick bakåt. Armen gick uppåt, och uppåt, och {child} höll andan …

”Nu!”

{Friend} tystnade. Och där stod kungen, med bollen i handen och armen högt i luften, och pekade mot stationen.

”Jaså, ditåt”, sa farbrorn i ankdammen. Och snart hörde de hur tåget tutade.

# who-won
{child} stod stilla. {Friend} stod stilla, med näsan mot trädet. Men allra stillast stod {pet}. {Pet.He} tittade på bollen, som precis skulle kastas, och det fanns ingen dans kvar i {pet.him}. Inte ens i {@bit}.

”{Pet} vann”, viskade {friend}.

”I morgon sjunger vi så att du får kasta”, sa {child} till kungen. Sedan gick alla hem. {Pet} gick baklänges ända till grinden, för att inte missa något.

# moonlight
På kvällen låg {pet} tvärs över {child’s} fötter. {@A} satt på sängkanten och sjöng, saktare och saktare, tystare och tystare, tills det inte var någon musik kvar. Och i den sängen rörde sig ingen.

Ute i parken lyste månen på ett par stora stenstövlar. Där stod kungen, alldeles stilla, med en boll i handen. Han skulle just kasta.

# @hopeless
{Pet.He} stannade när musiken tog slut, men svansen dansade vidare.
## if breed.Labrador
{Pet.He} stannade när musiken tog slut, men svansen dansade vidare, och en labradorsvans kan välta en hel picknick.
## if breed.Golden Retriever
{Pet.He} stannade när musiken tog slut, men den stora yviga svansen dansade vidare.
## if breed.German Shepherd
{Pet.He} stannade när musiken tog slut, men öronen dansade vidare, för de måste höra om alla andra hade stannat.
## if breed.Poodle
{Pet.He} stannade när musiken tog slut, men lockarna dansade vidare.
## if breed.Bulldog
{Pet.He} stannade när musiken tog slut, men kinderna dansade vidare.
## if breed.Beagle
{Pet.He} stannade när musiken tog slut, men nosen dansade vidare, för någonstans fanns det en korv.
## if breed.Rottweiler
{Pet.He} stannade när musiken tog slut, men den stora rumpan dansade vidare.
## if breed.Yorkshire Terrier
{Pet.He} stannade när musiken tog slut, men luggen dansade vidare.
## if breed.Dachshund
Framtassarna stannade när musiken tog slut, men på en tax är det långt till baktassarna, så de dansade vidare.
## if breed.Siberian Husky
{Pet.He} stannade när musiken tog slut, men rösten dansade vidare. ”Åu-åu-oooo”, lät det.
## if breed.Border Collie
{Pet.He} stannade när musiken tog slut, men ena framtassen smög och dansade vidare.
## if breed.Boxer
{Pet.He} stannade när musiken tog slut, men hela bakdelen dansade vidare.
## if breed.Cocker Spaniel
{Pet.He} stannade när musiken tog slut, men de långa öronen dansade vidare.
## if breed.Australian Shepherd
{Pet.He} stannade när musiken tog slut, men den ludna rumpan dansade vidare.
## if breed.Shih Tzu
{Pet.He} stannade när musiken tog slut, men mustaschen dansade vidare.

# @bit
svansen
## if breed.German Shepherd / breed.Cocker Spaniel
öronen
## if breed.Poodle
lockarna
## if breed.Bulldog
kinderna
## if breed.Beagle
nosen
## if breed.Rottweiler / breed.Australian Shepherd
rumpan
## if breed.Yorkshire Terrier
luggen
## if breed.Dachshund
baktassarna
## if breed.Siberian Husky
rösten
## if breed.Border Collie
framtassen
## if breed.Boxer
bakdelen
## if breed.Shih Tzu
mustaschen

# @a
den vuxna
## if adult
{adult}

# @song
{music}
