title: Just som han ska kasta
title: Generalen är med
title: {Pet} och stenstövlarna

% Regel: när det är musik måste alla röra sig; när den tar slut stannar alla. Generalen är "han".
% @hopeless: det på hunden som inte kan vara stilla. @bit: samma sak på slutet. @a: {adult}, annars den vuxna.

# you-are-out
{child} och {friend}, {child.his} bästa vän, lekte stoppdans i parken[city:  i {city}], och {@a} satt på en bänk och löste korsord.[elder:  {Elder} hjälpte till[elder2: , och {elder2} suddade].] {Friend} var musiken. När {friend.he} sjöng[music:  {@song}] skulle {child} dansa, och det skulle {pet} också, {child.his} hund. Och när {friend} tystnade skulle de stå stilla som statyer.

{child} var bra på det. {Pet} var hopplös. {@Hopeless}

”Du åkte ut, {pet}”, sa {friend} för sjätte gången.

Den enda som aldrig åkte ut var generalen. Han var en riktig staty, i stora stenstövlar, och han stod med ena armen i vädret och pekade mot stationen. Alla som skulle med tåget gick dit generalen pekade.

# the-look
Då hämtade {pet} sin boll, lade den framför de stora stenstövlarna och tittade upp.

Den blicken var det ingen som kunde säga nej till. Tanter med matkassar kunde inte. Folk som sprang till bussen kunde inte.[elder:  {Elder} hade aldrig ens försökt.][sport:  Folk som höll på med {sport} kunde inte.][school:  En gång hade hela {school} kastat, en i taget.]

”Det går inte, {pet}”, sa {child}. ”Han är av sten.”

”Nu börjar jag”, ropade {friend}. ”La la la!”

Då rörde sig generalen. Han böjde sig ner, så att det knastrade som på en grusgång, och tog upp bollen.

”Duktig hund”, sa generalen och kastade den tvärs över hela parken.[athlete:  Det var nästan som att se {athlete}.]

# duck-pond
För när det är musik måste alla röra sig. Så är reglerna, och ingen hade frågat generalen förut om han ville vara med.

Men {friend} blev så häpen att {friend.he} bara gapade, och då kan man inte sjunga. Musiken tog slut. Så generalen stannade, precis som han stod, lutad framåt med armen rakt ut. Och nu pekade han inte mot stationen längre. Han pekade mot ankdammen.

Det kom en man med resväska, och han hade bråttom. Han tittade upp på generalen.

”Ditåt, ja”, sa mannen för sig själv och gick ditåt, och han hade vatten till knäna innan en anka sa till.

# the-itch
”Sjung, {friend}!” sa {child}. ”Han måste få upp armen igen!”

”La la la!” sjöng {friend}.

Generalen rätade på sig. Men han sträckte inte upp armen. Han förde den bakom ryggen och kliade sig i rumpan.

”Aaah”, sa generalen. ”Där har det kliat sedan innan det fanns bussar.”

{Friend} skrattade tills {friend.he} fick lägga sig ner i gräset. Och man kan inte skratta och vara musik på samma gång, så musiken tog slut.

Och där stod generalen, mitt i parken, med handen på rumpan.

## or
”Sjung, {friend}!” sa {child}. ”Han måste få upp armen igen!”

”La la la!” sjöng {friend}.

Generalen rätade på sig. Men han sträckte inte upp armen. Han böjde den, väldigt sakta, och stoppade ett stort stenfinger i näsan.

”Aaah”, sa generalen. ”Där har det suttit ett löv sedan innan det fanns bussar.”

{Friend} skrattade tills {friend.he} fick lägga sig ner i gräset. Och man kan inte skratta och vara musik på samma gång, så musiken tog slut.

Och där stod generalen, mitt i parken, med fingret i näsan.

# stone-eyebrows
”Sjung!” sa {child}.

”Jag kan inte”, fick {friend} fram. ”Jag ser ju honom.”

{child} skrattade inte. {child.He} hade sett generalens ansikte. Det var ett mycket fint ansikte, och det kunde inte säga något, men stenögonbrynen hade åkt upp på mitten. Han hade ju bara velat vara med. Och nu skulle han få stå så där i morgon, när alla kom. {child} tyckte synd om honom ända ner i magen.

Då var det något som puffade {child.him} på benet. Det var {pet}, med bollen. {Pet.He} lade den framför de stora stenstövlarna och tittade upp.

# just-before
{child} tittade på bollen. Sedan låtsades {child.he} kasta en, jättesakta. Armen gick bakåt, och armen gick uppåt. Och just där, just innan man släpper, pekade den över träden, precis dit generalens arm alltid hade pekat.

”{Friend}”, sa {child.he}, ”sjung för det där trädet, så att du inte ser honom. Och när jag säger nu, så slutar du.”

Sedan satte {child.he} sig på knä, näsa mot nos med {pet}.

”Han får ta bollen”, viskade {child.he}. ”Men han får inte släppa den förrän i morgon. Kan du vänta?”

{Pet} funderade. Sedan puffade {pet.he} fram bollen med nosen, ända till de stora stenstövlarna.

# now
”La la la”, sjöng {friend} för trädet.

Generalen böjde sig ner. Han tog upp bollen. Armen gick bakåt, och armen gick uppåt och uppåt, och {child} höll andan …

”Nu!”

Och där stod generalen, med bollen i handen och armen i vädret, och pekade över träden mot stationen.

”Jaha”, sa mannen i ankdammen. ”Ditåt.” De hörde hur han klafsade hela vägen dit, och sedan hörde de hur tåget tutade.

# who-won
{child} stod stilla, och {friend} stod stilla, med näsan mot trädet. Men allra stillast stod {pet}. {Pet.He} tittade upp på en boll som precis skulle kastas, och det fanns inte någon dans kvar i hela {pet.him}. Inte ens i {@bit}.

”{Pet} vann”, viskade {friend}.

”I morgon sjunger vi ända till slutet”, sa {child} till generalen. Sedan vek {@a} ihop korsordet och alla gick hem, och {pet} gick baklänges ända till grinden, för att inte missa något.

# moonlight
Den kvällen låg {pet} tvärs över {child’s} fötter, och {@a} satt på sängkanten och sjöng, saktare och saktare, och tystare och tystare, och slutade. Och i den sängen var det ingen som rörde sig.

Ute i parken lyste månen på ett par stora stenstövlar. Där stod generalen, alldeles stilla, med armen i vädret och en boll i handen, och skulle precis kasta.

# @hopeless
{Pet.He} stannade när man skulle, men i svansen fanns det alltid lite dans kvar.
## if breed.Labrador
{Pet.He} stannade när man skulle, men i svansen fanns det alltid lite dans kvar, och en labradorsvans kan välta en hel picknick.
## if breed.Golden Retriever
{Pet.He} stannade när man skulle, men i den stora yviga svansen fanns det alltid lite dans kvar.
## if breed.German Shepherd
{Pet.He} stannade när man skulle, men i de höga öronen fanns det alltid lite dans kvar, för de måste kolla om alla andra hade stannat.
## if breed.Poodle
{Pet.He} stannade när man skulle, men i lockarna fanns det alltid lite dans kvar.
## if breed.Bulldog
{Pet.He} stannade när man skulle, men i kinderna fanns det alltid lite dans kvar.
## if breed.Beagle
{Pet.He} stannade när man skulle, men i nosen fanns det alltid lite dans kvar, för någonstans fanns det en smörgås.
## if breed.Rottweiler
{Pet.He} stannade när man skulle, men i den stora rumpan fanns det alltid lite dans kvar.
## if breed.Yorkshire Terrier
{Pet.He} stannade när man skulle, men i håret fanns det alltid lite dans kvar.
## if breed.Dachshund
Framdelen stannade när man skulle, men det var så långt till bakdelen att det alltid fanns lite dans kvar där.
## if breed.Siberian Husky
{Pet.He} stannade när man skulle, men i rösten fanns det alltid lite dans kvar. ”Åu-åu-oooo”, sa den, alldeles av sig själv.
## if breed.Border Collie
{Pet.He} stannade när man skulle, men i vänster framtass fanns det alltid lite dans kvar, och den smög vidare på egen hand.
## if breed.Boxer
{Pet.He} stannade när man skulle, men i hela bakdelen fanns det alltid lite dans kvar.
## if breed.Cocker Spaniel
{Pet.He} stannade när man skulle, men i öronen fanns det alltid lite dans kvar, och de gungade vidare.
## if breed.Australian Shepherd
{Pet.He} stannade när man skulle, men i den ludna rumpan fanns det alltid lite dans kvar.
## if breed.Shih Tzu
{Pet.He} stannade när man skulle, men i mustaschen fanns det alltid lite dans kvar.

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
håret
## if breed.Dachshund
bakdelen
## if breed.Siberian Husky
rösten
## if breed.Border Collie
vänster framtass
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
