title: Inga hundöron, tack
title: Hopp, sa tofsen
title: Ett riktigt hundöra
guest librarian: Gunnel (hon), Barbro (hon)
guest grandson: Ture (han), Sixten (han)

% Skylten menar vikta hörn; barnet tar den på orden. Gunnel viskas det till först när hon har sin hörapparat. @ears är hundens öron, efter ras. Örat hamnar på sidan
% när hunden lägger huvudet på sned: det kan varje hund.

# the-sign
På biblioteksdörren[city:  i {city}] satt en ny skylt, och {child} kunde läsa den alldeles själv.

INGA HUNDÖRON, TACK!

{child} tittade på sin hund, {pet}. {Pet} hade två öron, {@ears}.

Det här var illa. Det var ju {pet} som valde. {child} höll fram två böcker, {pet} satte nosen mot den ena, och så blev det den. {Pet} hade aldrig valt fel.

”Det står ingenting om hundar”, sa {child} till slut. ”Bara om öronen.”

{child.He} tog av sig sin mössa, den röda med tofs, och drog ner den över huvudet på {pet}. In med det ena örat. In med det andra. {Pet} såg ut som en liten gammal tant.

Så gick de in.[adult:  {Adult} skulle hämta dem om en timme.]

# any-ears
”VÄLKOMNA!” ropade {librarian} bakom disken.

{child} hoppade högt. På biblioteket brukade man viska[school: , mycket mer än {at school}].

”Jag har tappat bort min hörapparat”, sa {librarian}. ”Den är inte större än en jordnöt. Jag har den i örat, och utan den hör jag nästan ingenting. Så du får ropa!”

”Vi ska låna en bok”, sa {child}.

”En tårta?”

”EN BOK!”

”Jaha, en bok. Och vem har du med dig i mössan?”

”MIN HUND!”

”Fryser [pet.she: hon|[pet.he: han|den]] om öronen?”

”NEJ!” ropade {child}. ”[pet.she: HON|[pet.he: HAN|DEN]] HAR INGA ÖRON!”

Hela biblioteket vände sig om.

”Stackarn”, sa en farbror bakom sin tidning.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] satt bland serierna och började för säkerhets skull räkna {pet's} ben.]

# hop
{child} blev varm om kinderna och skyndade sig in bland hyllorna. {child.He} höll fram två böcker, en om pirater och en om [sport: hur man lär sig {play sport}|rymden]. Men {pet} valde inte. {Pet} stod alldeles stilla och tittade bort mot hästböckerna, och uppe på huvudet på {pet.him} hände något.

Hopp, sa tofsen.

”Sluta”, viskade {child}.

De gick ett varv. När de kom till hästböckerna igen hände det en gång till.

Hopp, sa tofsen.

”Ha öronen stilla”, viskade {child} och drog ner mössan. ”Annars får vi gå hem.”
## or
{child} blev varm om kinderna och skyndade sig in bland hyllorna. Piratböckerna stod längst in. Man fick gå förbi sagorna och bilarna, och vid hästböckerna stannade {pet}, och uppe på huvudet på {pet.him} hände något.

Hopp, sa tofsen.

”Kom nu”, viskade {child}.

{child.He} tog två piratböcker, en tjock och en tunn. Men {pet} valde inte. {Pet} drog bara i kopplet, tillbaka samma väg, och vid hästböckerna tvärstannade {pet.he} igen.

Hopp, sa tofsen.

”Ha öronen stilla”, viskade {child} och drog ner mössan. ”Annars får vi gå hem.”

# my-little-door
När de kom tillbaka till disken låg {librarian} på knä och letade under stolen[music: , och hon nynnade på {@song}, ganska falskt, för hon hörde det ju inte själv].

”Nej”, sa hon och satte sig. Nu ropade hon inte längre. ”I kväll ska {grandson} spela fiol för mig. Det är mitt barnbarn. De säger att det låter som en dörr som gnisslar. Men det är ju min lilla dörr. Jag hade så gärna velat höra den.”

{child} fick ont i magen.

”HUR LÅTER DEN?” ropade {child.he}. ”HÖRAPPARATEN?”

”Den piper, om den ligger i kläm. Men så tunt att ingen människa hör det. Det skulle vara en hund, då. En hund med riktigt fina öron.” Hon klappade {pet} på mössan. ”Men [pet.she: hon|[pet.he: han|den]] har ju inga.”

# two
{child} tittade bort mot skylten. {child.He} tittade på {librarian}. Sedan tog {child.he} tag i tofsen och drog.

Flopp, sa det ena örat. Flopp, sa det andra.

”FÖRLÅT!” ropade {child}. ”[pet.she: HON|[pet.he: HAN|DEN]] HAR TVÅ!”

Och så kom {child.he} på det. Tofsen! Den hade hoppat på samma ställe båda gångerna.

”Kom, {pet}. Hästböckerna. Lyssna!”

# listen
Farbrorn la ner tidningen. Alla höll andan[athlete: , till och med {athlete} på en affisch, såg det ut som]. {child} hörde ingenting, och farbrorn hörde ingenting, men {pet} la huvudet på sned. Upp kom det ena örat. Upp kom det andra. Sedan gick {pet.he} fram till den nedersta hyllan och satte sig.

Där stod två tjocka böcker, som {librarian} hade ställt dit på morgonen, tätt, tätt ihop. {child} stack in fingrarna mellan dem, så långt {child.he} nådde. Något litet och runt. {child.He} drog ut det i ljuset.

Piiip, sa det i {child.his} hand.

# something
{librarian} stoppade in det i örat.

”Säg något”, sa hon.

”Något”, viskade {child}.

”Det hörde jag”, viskade {librarian}, och hennes ögon blev alldeles blanka.

”Men skylten, då?” viskade {child}. ”Inga hundöron?”

{librarian} såg på skylten. Hon såg på mössan. Sedan skrattade hon så att hon fick hålla i disken. Hon slog upp en bok, där någon hade vikt ner hörnet på en sida.

”Det där är ett hundöra”, sa hon. ”Så gör folk för att minnas var de är. Såna vill jag inte ha. Riktiga är välkomna.”

{child} höll fram två böcker. {Pet} satte nosen mot den ena.

# in-the-book
På kvällen läste {child} ett helt kapitel högt i sängen[elder: , i telefon, så att {elder} också fick höra[elder2: , och {elder2} bredvid]]. Sedan orkade {child.he} inte mer. Men hur skulle {child.he} minnas var {child.he} var? {child.He} hade inget bokmärke, och vika fick man inte.

Då gäspade {pet}, la huvudet på boken, och det ena örat hamnade tvärs över sidan.

”Bra”, viskade {child}.

Och så släckte {child.he} lampan, med ett riktigt hundöra i boken.

# @ears
ett på var sida
## if breed.Golden Retriever
stora och mjuka och gula
## if breed.Labrador
mjuka som vantar
## if breed.German Shepherd
höga och spetsiga
## if breed.Poodle
lockiga ända ner
## if breed.Bulldog
små och skrynkliga
## if breed.Beagle
långa och mjuka som sockor
## if breed.Rottweiler
svarta och mjuka
## if breed.Yorkshire Terrier
små och spetsiga
## if breed.Dachshund
nästan lika långa som benen
## if breed.Siberian Husky
spetsiga och ludna
## if breed.Border Collie
som alltid var på väg upp
## if breed.Boxer
mjuka som plånböcker
## if breed.Cocker Spaniel
så långa att de brukade bada i vattenskålen
## if breed.Australian Shepherd
med vikta toppar
## if breed.Shih Tzu
någonstans under håret

# @song
{music}
