title: Den gör inget annat än går
title: Raket eller ubåt
title: Dit tvätten lutar
guest friend: Tuva (hon), Ivar (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: den går dit tvätten lutar. ”Raket” och ”Ubåt” är arga först; andra gången har de bytt mun.
% Den som slänger ut maskinen (@a) är mormor eller farfar, annars {adult}, annars {minder}. {@help} är en enda händelse: de två däruppe blir en enda handduk.

# does-it-go
”Går den?” frågade {child}.

”Den gör inget annat än går”, sa {@first}. ”I tisdags gick den ut i hallen. Det är därför jag slänger den.”

Det var en gammal tvättmaskin, och den stod i en hög med skräp i trädgården nere vid havet.

”Den ska bli en raket”, sa {child}.

”Den ska bli en ubåt”, sa {friend}[!friend.known: , [friend: {child's} bästa vän | som bodde bredvid]].

”Raket.”

”Ubåt.”

De ville jämt bygga ihop, och aldrig samma sak.[school:  Det var likadant {at school}.] I går hade {child} velat ha ett slott och {friend} ett garage, och då hade {friend} gått hem. Det hade känts i halsen på {child} hela kvällen.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] satte sig mitt emellan dem, så att ingen kunde gå någonstans.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade redan flyttat in i tvättkorgen och brydde sig inte om vilket det blev.][pet.other:  {Pet} såg på från skuggan.]

# half-and-half
Så det fick bli hälften av varje. För {child's} skull fick den en hink till nos, och för {friend's} skull ett stuprör att kika genom under vattnet.[athlete:  Längst fram fick den till och med {athlete}, från en gammal affisch.] I högen låg ett paraply, det största de hade sett, och under ett paraply finns det alltid luft. Sedan klättrade de upp och satte sig ovanpå tvättmaskinen, bredvid varandra[pet.dog: , med {pet} tvärs över knäna][pet.cat: , med {pet} bakom sig i korgen], och {friend} höll i paraplyet.[elder & !pet:  {Elder.short} knöt en tvättlina runt dem båda två, för tvätt ska hålla ihop.]

”Bara en sak”, sa {@a}. ”Den går dit tvätten lutar. Men om en del lutar hit och en del dit står den bara och dunkar.”

”Det är ju ingen tvätt”, sa {child}.

”Nej”, sa {@a} och vred på knappen. ”Det är ni.”

”Upp!” ropade {child} och lutade sig bakåt.

”Ner!” ropade {friend} och lutade sig framåt.

Dunk, dunk, dunk, sa tvättmaskinen och stod där den stod.

# a-wasp
Då kom en geting från vänster, och de lutade sig åt höger båda två. Och i väg bar det, runt äppelträdet och rakt genom rabarbern.

”Den går!” skrek de och skrattade så att de föll baklänges. Och då gick den uppåt.[sport:  Inte ens {@sport} var så roligt.]

# first-the-rocket
”Först raket och sedan ubåt”, sa {child}. ”Jag lovar.”

De lutade sig bakåt, precis samtidigt, och trädgården blev liten som ett frimärke[city:  och {city} som ett kuvert]. Himlen blev mörkblå. Och där var månen, så stor och så nära att {child} kunde se vilken fläck {child.he} ville stå på.

”Nu är det min tur”, sa {friend}.

”Bara månen först”, sa {child}.

”Du lovade ju!”

”Det är ingen riktig raket förrän den har varit på månen”, sa {child} och lutade sig bakåt.

”Ubåt!” ropade {friend} och lutade sig framåt.

# bang-bang-bang
Dunk, dunk, dunk!

Mitt på himlen stod tvättmaskinen stilla och dunkade. Hinken föll av. Stupröret föll av, och de hörde det aldrig landa.

”Jag vill hem”, sa {friend}.

Det var rösten från i går. {child} tittade på månen. Det var bara en liten bit kvar. Men vem vill stå på månen bredvid någon som har gått hem?

”Ubåt!” ropade {child} och kastade sig framåt.

”Raket!” ropade {friend}, i samma ögonblick, och kastade sig bakåt.

DUNK, DUNK, DUNK!

”Men du ville ju ner!” skrek {child}.

”Men du ville ju till månen! Raket!”

”Ubåt!”

”Raket!”

Så snällt hade de aldrig grälat förut, och så illa hade det aldrig dunkat. Knappen lossnade. De gled fram och tillbaka, åt var sitt håll, och det fanns ingenting kvar att hålla sig i.

# one-towel
{@help}

”Nu är vi en enda handduk”, sa {friend}. ”Åt vilket håll?”

”Åt ditt”, sa {child}. ”Jag har ju lovat.” Och {child.he} lutade sig framåt med hela sin tyngd, och hela handduken följde med.

Då slutade det dunka. Ner bar det, förbi en mås, som skrek, och rakt ner i havet.

PLASK!

# the-old-fish
Därnere var det grönt, och under paraplyet fanns det gott om luft.[pet.dog:  {Pet} skällde på en krabba, och det blev en enda stor bubbla.][pet.cat:  {Pet} hade aldrig sett så mycket middag på ett och samma ställe.][music:  {Friend} nynnade på {@song}, så att det bubblade.] Då kom det en stor gammal fisk med mungiporna nedåt. Den stannade framför tvättmaskinens runda fönster och glodde in och blev kvar där.

”Vad gör den?” viskade {child}.

”Väntar på sina strumpor”, sa {friend}.

{child} skrattade så att paraplyet skakade. Det var världens bästa ubåt.

# in-the-moon
Sedan lutade de sig bakåt, mycket försiktigt, och steg. Däruppe hade det blivit kväll. Havet låg blankt som ett golv, och i det låg månen, stor och rund, och de kom upp precis i mitten.

”Vi är på månen”, viskade {friend}.

”Med ubåt”, sa {child}.

# quite-still
På bryggan stod {@a} med en handduk. ”Nå?” sa {@a}. ”Går den?”

”Den gör inget annat än går”, sa {child}. ”Om båda vill.”

Så satt de på bryggan med handduken om sig, båda två, och tvättmaskinen bredvid.[pet.dog:  {Pet} skakade på sig, och sedan var handduken också blöt.][pet.cat:  {Pet} lade sig mitt i handduken. {Pet} var den enda som var torr.][pet.other:  {Pet} fick sin mat.][elder2:  {Elder2} kom med choklad.][elder & adult:  {Adult} ville också åka, i morgon.]

”I morgon kan vi bygga ett garage”, sa {child}.

”Eller ett slott”, sa {friend}.

Och så lutade de sig mot varandra, och för en gångs skull stod tvättmaskinen alldeles stilla.

# @help
Då släppte {friend} allting utom paraplyet, lade armen om {child} och höll i sig hårt. {child} lade båda armarna om {friend}. Sedan kunde ingen av dem glida någonstans utan den andra.
## if pet.dog
Men {pet} hade hört något, långt därnere, som ingen annan kunde höra. Det var {@a} som skramlade med burken med hundkex. {Pet} sträckte på halsen, längre och längre fram.

”Stanna, {pet}!” skrek {child}, och de kastade armarna om {pet.him}, båda två, och om varandra. Sedan kunde ingen av de tre glida någonstans utan de andra.
## if pet.cat
Men nu hade {pet} fått nog. {Pet.He} klättrade ur korgen, gick in mellan dem och lade sig, med två tassars klor i {child} och två tassars klor i {friend}.

”Aj, {pet}!” skrek de och måste flytta ihop, kind mot kind. Och när en katt har lagt sig rör man sig inte. Sedan kunde ingen av dem glida någonstans utan den andra.
## if pet.other
”Titta!” skrek {friend}. ”Där är {pet}!” Långt därnere var en liten, liten prick som väntade på sin mat. De böjde sig fram för att se, båda två, och slog ihop huvudena och högg tag i varandra. Sedan kunde ingen av dem glida någonstans utan den andra.
## if elder & !pet
Men {elder.short's} tvättlina satt fortfarande runt dem.

”Tvätt ska hålla ihop!” skrek {friend}, och de drog åt den, i var sin ände, tills de satt kind mot kind. Sedan kunde ingen av dem glida någonstans utan den andra.

# @song
{music}

# @sport
{sport}

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
