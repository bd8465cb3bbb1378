title: Sitt still
title: Två små händer
guest pepper: Peppar (hon), Muskot (hon)
guest abbot: herr Alm (han), herr Rask (han)
guest friend: Tora (hon), Idris (han)
guest pet: Konrad (han), Drottningen (hon)
guest elder: Lennart (han), Margit (hon)

% Den äldre är familjens, eller frisören. {friend} talar som på nyheterna, ända tills stolen vänds.

# fourth-time
”Sitt still”, sa {elder} för fjärde gången, och {child} försökte.

Det gick inte. {child} hade aldrig lyckats sitta still och bli klippt. Så fort någon rörde vid huvudet åkte axlarna upp, och benen [sport: ville {play sport} | slog knut på sig].[school:  Det gick bättre {at school}, för där var det ingen som tog en på huvudet.] {@Whose}, och att klippa {child} var, sa {elder.he}, som att klippa en häck från en cykel.[elder2:  {Elder2} sa att det syntes.][adult:  {Adult} satt vid väggen, bakom en tidning.]

Då gick dörren upp, och in kom en apa.

# an-appointment
Hon var liten och brun med ljust ansikte och mycket lång svans, och hon gick längs raden av stolar som om hon hade beställt tid.

”Senaste nytt”, sa {friend}. ”Det där är en apa.” {Friend} var {child's} bästa vän. {Friend.He} skulle bli reporter, men den dagen sopade {friend.he} golvet.

{Elder} lade ifrån sig saxen och ringde till djurparken på kullen. ”Det där är {pepper}”, sa {elder.he}. ”Hon brukar öppna åt sig själv. Djurskötaren är på väg, och vi ska stänga dörren och hålla henne kvar i tjugo minuter.”

# up-the-curtain
{child} gled ner ur stolen. {Child.He} hade velat träffa en apa sedan {child.he} var tre år. {Child.He} ville att den skulle sitta på axeln, bara en enda gång, med svansen om halsen.

”Hej, {pepper}”, sa {child}. ”Kom hit. Duktig apa. Sitt still.”

{Child.He} sträckte fram handen. {pepper} for uppför gardinen.

”Sitt still!” sa {child} och klättrade upp på en stol. {pepper} sprang längs hyllan så att flaskorna rullade. {child} provade med en handduk. {pepper} tog handduken.

{Pet} såg på alltihop. {Pet} var {@pets}, och på lördagarna var stolen i mitten bara till för {pet.him}. {Pet.He} flyttade sig inte för kunder. En gång hade {pet.he} inte flyttat sig för borgmästaren[city:  i {city}].

# two-tiny-hands
Sedan firade {pepper} ner sig från lampan i svansen. Två små händer landade mitt på {child's} huvud och tryckte till, bestämt, som när man stänger en resväska. Små fingrar började bena upp håret.

Det kittlades förskräckligt. {child} tjöt och hoppade högt, och {pepper} for upp i lampan igen och skällde.

”Hon vill att du ska sitta still”, sa {friend}.

”Jag vill ju att hon ska sitta still!”

”Då är ni två”, sa {elder}.

# bait
{Friend} bestämde att det behövdes ett lockbete. {Friend.He} skalade bananen ur sin matsäck och lade den mitt på golvet. Sedan gömde {friend.he} sig bakom rockarna med en tvättkorg i högsta hugg. {pepper} kom ner, åt upp bananen, lade skalet i korgen och klappade {friend} på huvudet i förbifarten.

”Er utsända”, sa {friend}, ”har blivit lurad.”

# just-a-trim
Och då sa klockan över dörren pling.

”Bara lite kring öronen, tack”, sa {abbot} och höll upp dörren på vid gavel medan han torkade av fötterna.

”Stäng!” skrek de allihop.

Det var för sent. {pepper} var ute mellan hans ben[athlete: , snabbare än {athlete},] och över trottoaren och uppe på frisörens rödvita stolpe. Där satt hon på guldkulan, dit ingen nådde. En skåpbil dundrade förbi, och då såg hon inte så listig ut längre. Hon slog båda armarna om kulan och skakade.

”Hon är rädd”, sa {child}, som själv hade blivit kall om händerna. ”Det dånar för mycket för henne. {pepper}! Kom ner!”

Hon bara höll i sig ännu hårdare.

# frightened-customers
”Spring inte efter henne”, sa {elder} lågt. ”Jag har haft många rädda i den där stolen. Man jagar dem inte runt salongen. Man låter dem se att det är skönt att sitta där.”

{child} tittade på stolpen, och på stolarna där inne. Och då visste {child.he} vad {child.he} måste göra, och axlarna åkte upp bara av tanken.

”Vänd på min stol”, sa {child} till {friend}. ”Så att hon ser in. Och ställ upp dörren.”

# snip-snip
{child} satte sig med ansiktet mot fönstret. {Friend} stoppade om med frisörkappan och lät håret falla fram. ”Jag är kvar här”, sa {friend.he}, inte med sin nyhetsröst, och gav {child} en hand att krama under tyget.

{Elder} ställde sig i dörren, höll upp den äldsta saxen och började klippa i luften, klipp-klipp, klipp-klipp, mjukt och snabbt[music: , som allra först i {music}]. Ute på stolpen vände {pepper} på huvudet. Det lät precis som när apor smackar åt varandra och menar att de är snälla.

Hon kom halvvägs ner, och där blev hon sittande.

# the-middle-chair
Då reste sig {pet}. Här skulle det inte göras en massa väsen av någon annan. {Pet.He} steg ner ur stolen i mitten, gick tvärs över golvet, klev upp i {child's} knä, snurrade två varv {@purr} Vem som helst kunde se att här var den varmaste platsen på hela gatan.

Något strök förbi {elder's} knän, och {elder} stängde dörren. Två små händer landade på {child's} huvud och tryckte till.

# piece-by-piece
Det ryckte i hela {child}. {Child.He} kramade {friend's} fingrar. Över benen låg {pet}, lika skönt som en varm kudde. {child} andades ut och tog ner axlarna och satt still.

De små fingrarna letade sig igenom håret, bit för bit. De tittade bakom varje öra, så noga att det till slut inte kittlades längre utan blev något annat.

”Senaste nytt”, viskade {friend}. ”Så gör de med sin familj.”

{pepper} hittade en smula banan och åt upp den. Sedan klev hon ner på {child's} axel, satt still och lade svansen om {child's} hals.

# your-turn
Djurskötaren kom, och {pepper} for hem och vinkade med handduken. Sedan klippte {elder} färdigt. {child} satt still hela tiden.[adult:  {Adult} tittade fram över tidningen, för att se att det var rätt barn.]

”Din tur”, sa {child} när det var klart. ”Sitt still, {elder.short}.”

{Elder} sjönk ner i stolen och blundade. {child} ställde sig bakom och kammade {elder.his} hår, bit för bit, och tittade noga bakom varje öra.

# @whose
{elder} var frisören på Kvarngatan
## if elder
{elder} hjälpte till hos frisören på Kvarngatan den lördagen

# @pets
{friend's} katt
## if pet
{child's} katt
## if pet.dog
{child's} hund

# @purr
och spann. Kammarna skallrade.
## if pet.dog
och drog en lång, hög, lycklig suck. Kammarna skallrade.

# picture 1
hos frisören
