title: Draken som inte ville äta
title: Svart och knaprigt
guest friend: Hilma (hon), Ossian (han)
guest elder: Gunvor (hon), Barbro (hon)

% {elder} är familjens egen, annars en granne som har varit mattant. ”Har du ätit?” kommer fyra gånger och betyder något nytt varje gång.

# under-the-table
Under {elder's} köksbord låg en drake, och den blev kallare och kallare.

{child} låg på mage på golvet för att se den. Den var röd och ungefär lika stor som en soffa, och den hade stoppat in ena tassen under hakan. Bredvid låg {friend}[!friend.known: , {child's} bästa vän].

”Elden har slocknat i den”, sa {child}. ”Jag vill att den ska tändas. Jag vill se den flyga.”

”Drakar eldar med det de äter”, sa {friend}. ”Ingen middag, ingen eld. Lita på mig, jag är nästan veterinär.”

{Friend} hade hållit i ett marsvin en gång.

# and-i-shant
{Elder.short} stack in huvudet under bordet. {@who} frågade alla människor samma sak, till och med mannen som läste av elmätaren.

”Har du ätit?” sa {elder.he}.

”Nej”, sa draken. ”Och det tänker jag inte göra heller.”

{Elder.short's} huvud for upp så fort att det slog i bordet.[athlete:  Inte ens {athlete} är så snabb.] Så hade ingen någonsin svarat i det köket.

# still-yellow
{Elder.short} lagade ostpaj. Den var gyllene. Den bubblade.

Draken nosade på den. ”Inte färdig”, sa han.

”Inte färdig?” sa {elder.short}.

”Den är ju gul.”

{child} och {friend} åt upp nästan hela, så att pajen inte skulle bli ledsen.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tog hand om smulorna.][pet.cat:  De sparade en ostbit åt [!pet.known: katten ]{pet}.][pet.other:  De sparade en smula åt {pet} också.]

{Elder.short} gjorde smulpaj på äpplen[music:  och nynnade på {music} för att hålla sig lugn]. Draken sa att de satt så gott som kvar på trädet.

”Har du ätit?” sa {elder.short} mellan tänderna. Den här gången betydde det att {elder.he} tänkte vinna.

”Har du?” sa draken mellan sina. Han hade många fler.

# the-potato
”Jag kittlar honom”, viskade {friend}. ”När han skrattar stoppar jag in en potatis. Så gör man med marsvin.”

{Friend} kröp ända in och kittlade draken i knävecket. Draken skrattade så att potatisen for ut igen, flög tvärs över köket och landade i {elder.short's} förklädesficka.

”Snyggt fångat, {elder.short}”, sa {child}.[sport:  ”Du skulle {play sport}.”]

”Jag talar inte med någon”, sa {elder.short}.

# cold-as-a-tap
Då slutade draken skratta, och han började huttra. Det röda rann ur svansen. Det grå kröp uppåt, som när man har klivit i en pöl och strumpan suger åt sig.

”Åh nej”, sa {friend}. ”{child}, han är kall som en kran!”

{child} lade båda armarna om drakens hals. Det drog ihop sig i {child's} egen hals också. {Child.He} var rädd, och det såg {elder.short}, som lade sig på golvet med knän och allt och strök {child} över ryggen.

”Har du ätit?” frågade {elder.short} draken, alldeles mjukt. ”Någonsin? Vad brukade din mamma ge dig, gubben?”

Draken öppnade ena ögat.

”Svart”, viskade han. ”Svart och knaprigt.”

# burnt
{child} satte sig upp. Det gula var inte färdigt. Äpplena satt kvar på trädet.

”Bränt!” sa {child}. ”Han vill ha det bränt! {Elder.short}, du måste bränna något!”

{Elder.short} bleknade. ”Jag har aldrig bränt någonting i hela mitt liv.”

”Du klarar det, {elder.short}.”

”Jag vet inte hur man gör!”

”Det är lätt”, sa {friend}. ”Hemma hos oss gör vi det varje söndag.”

# again
{Elder.short} lade en brödskiva i brödrosten. {child} vred på ratten, förbi trean, förbi fyran, hela vägen dit där den aldrig hade varit. Brödet hoppade upp, fint och brunt, och {elder.short's} hand for ut för att rädda det.

”En gång till”, sa {child}.

”Men det är ju perfekt”, bad {elder.short}.

”En gång till, {elder.short}.”

{Friend} höll {elder.short} i handen. {Elder.short} tittade in i väggen. {child} tryckte ner spaken. Det började lukta förfärligt i hela köket[school: , och någon rynkade på näsan ända borta vid {school}], och upp kom brödet, svart som en stövel.

# now-that-is-cooking
{child} bar in det under bordet på ett fat och höll fram det mot drakens mun.

Knaster, knaster.

En gnista tändes, långt därinne. Det röda sprang hela vägen tillbaka ut i svansspetsen.

”Se det”, sa draken, ”det kallar jag matlagning.”

# round-the-chimney
När han var mätt öppnade de köksdörren för honom. Draken flög ett varv runt skorstenen, ett varv runt kyrkan[city: , ett varv runt hela {city}] och sedan lågt över tvätten, som genast torkade. {child} och {friend} sprang under honom med armarna utsträckta tills de ramlade omkull i gräset.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ramlade ovanpå.][pet.cat:  Det skulle [!pet.known: katten ]{pet} aldrig tro på.][pet.other:  Det skulle {pet} aldrig tro på.]

# on-the-step
Draken landade på trappan, vek ihop vingarna och såg strängt på {elder.short}, som hade varit på benen sedan frukost.

”Har du ätit?” sa draken.

”Tja”, sa {elder.short}. ”Nej. Det har jag faktiskt inte.”

Då satte de {elder.him} på trappan mellan {child} och {friend}.[elder2:  {Elder2} kom ut med en gaffel.] Draken letade fram den sista biten ostpaj och andades på den, mycket försiktigt, och slutade medan den ännu var gyllene.

{Elder.short} åt upp alltihop, med drakens varma svans över fötterna.

# @who
{Elder.He} bodde vägg i vägg och hade varit mattant i trettio år, och {elder.he}
## if elder
{Elder.He} skötte matlagningen den dagen[elder2:  medan {elder2} bar kassarna], och {elder.he}
