title: Ugglan på garaget
title: På måndagen
title: Lite sent
guest friend: Yusuf (han), Tuva (hon)
guest pet: Doris (hon), Kurre (han)
guest lodger: Gunilla (hon), Rune (han)

% Hunden är grannens, eller familjens egen; en katt slår lika gärna med svansen. Det är hunden som hör den riktiga ugglan. Hoa långt och sorgset.

# three-years
{Friend}[!friend.known: , {child's} bästa vän,] hade letat efter en uggla i tre år.

{Friend.He} hade suttit i regn, och {friend.he} hade suttit i snö. {Friend.He} hade en anteckningsbok där det stod ”Ugglor” på första sidan, och på de övriga sidorna stod det ingenting. En gång hade {friend.he} smugit på en i fyrtio minuter, och det visade sig vara en vante.

Därför var det inte så konstigt att {friend.he} ringde hem till {child} en måndagskväll och knappt kunde tala.

# on-the-garage
”Titta ut”, viskade {friend}. ”På garaget. Rör dig inte!”

{child} tittade ut. På garagetaket, mot den gröna kvällshimlen, satt en stor, mörk uggla.

”Jag ser den från vårt trapphus”, viskade {friend}. ”Den är helt orädd[athlete: , precis som {athlete}]!”

”Ja”, sa {child}. ”Den är väldigt … lugn.”

Det var den. [adult: {Adult} | {Lodger}, som hyrde rummet intill,] hade köpt den samma dag på rea. Den var av plast, och den skulle skrämma duvorna.

Det var då {child} skulle ha sagt det. Men {friend's} röst var så lycklig att den darrade, och {child} tänkte: Jag säger det i morgon.

# four-pages
Men på morgonen hade {friend} redan berättat det för hela klassen[school:  {at school}][elder: , och för {elder}[elder2:  och {elder2}], som stod vid grinden]. {Friend.He} hade fyllt fyra sidor i anteckningsboken. ”Sitter stilla”, stod det på den första. ”Sitter fortfarande stilla”, stod det på den andra. På rasten[sport: , när de andra skulle {play sport},] sa {friend.he}, så att bara {child} hörde:

”Vet du, jag hade nästan gett upp.”

Jag säger det i morgon, tänkte {child}.

# strict-landlord
På kvällen satt {child} i sin säng med {pet} bredvid sig. {@pet} Sängen stod under fönstret, och därifrån brukade {pet.he} se ut över gården som en sträng hyresvärd.

{Pet} såg på plastugglan. Sedan såg {pet.he} på {child}. Sedan {@washed}. {Pet.He} hade varit rädd för strykjärnet, för en ballong och för [adult: {adult's} | {lodger's}] nya skjorta, men den där ugglan hade {pet.he} inte brytt sig om en sekund.

[adult: {Adult} | {Lodger}] stack in huvudet[music:  och slutade nynna på {music}]. ”Fungerar fint, va? Inte en duva på hela dan!”

”Du”, sa {child}. ”Om man inte har ljugit, utan bara låtit bli att säga något. Är det samma sak?”

[adult: {Adult} | {Lodger}] lutade sig mot dörrposten och tänkte efter.

”Den första kvällen är det kanske inte det”, sa [adult: {adult} | {lodger}]. ”Men det surnar. Som mjölk.”

# seven-of-them
På torsdagen sa {friend} att {friend.he} hade skrivit till Fågelklubben[city:  {in city}]. De skulle komma på lördag, sju stycken. Med tubkikare.

”Kom över i kväll”, sa {child}. {Child.He} hade alldeles torr mun. ”Det är något jag måste visa dig.”

# its-plastic
De satt i mörkret på {child's} säng, vid fönstret, med {pet} mellan sig. {Friend} hade kikaren på magen och anteckningsboken uppslagen. Månen hade just kommit upp över garaget.

”Tack för att jag fick komma”, viskade {friend}.

Det var det där tacket som gjorde det. {child} stod inte ut en minut till.

”Den är av plast”, sa {child.he}.

”Vad är av plast?”

”Ugglan. Jag visste det hela tiden. Jag skulle ha sagt det, men du var så glad, och sedan gick det en dag, och sedan …” {child} tystnade. ”Förlåt.”

{Friend} sa inget. {Friend.He} såg ut genom fönstret. Sedan stängde {friend.he}, mycket långsamt, anteckningsboken.

”Så jag har stått i ett trapphus i tre kvällar”, sa {friend.he}, ”och tittat på en duvskrämma.”

”Ja.”

”Och du lät mig göra det.”

”Ja”, sa {child}.

Det var så tyst att man hörde huset knäppa. {Friend} började trä av sig kikarremmen, och {child} tänkte: Nu går {friend.he}. Det är rätt åt mig.

# thump
DUNK.

DUNK, DUNK.

Det var {pet}. {@thump}

”Men {pet.he} har ju aldrig brytt sig om …” började {child}.

Längre kom {child.he} inte. För utanför, alldeles nära, ropade någon i mörkret. Det var ett långt, darrande rop, som när man blåser över en flaska och blir sorgsen på slutet.

Hoo. Ho, ho-hooooo.

Något stort och mjukt gled förbi fönstret, utan ett ljud, som om natten själv hade vänt blad. Det landade på garaget.

Nu satt där två.

# it-bows
Den ena satt stilla. Den andra vred på huvudet, burrade upp fjädrarna och tog ett litet steg närmare. Och så bugade den.

”En kattuggla”, andades {friend}. ”En levande kattuggla.”

Plastugglan bugade inte tillbaka. Då flög den andra sin väg. Men snart var den där igen, med något i näbben. Det var en mus. Den lade musen, ytterst artigt, framför plastugglans fötter.

Det kom ett konstigt ljud från {friend}. {Friend.He} höll båda händerna för munnen och skrattade så att tårarna rann.

”Jag är i alla fall inte dummast”, fick {friend.he} fram. ”Jag tog aldrig med mig någon mus!”

Då skrattade {child} också, in i {pet's} päls.

# found-by
Sedan öppnade {friend} sin bok på en ny sida och skrev länge i månskenet. {child} läste över axeln på {friend.him}.

”Kattuggla. Äkta. Upptäckt av {pet}.”

Och på raden under:

”{child} var också med. Sa som det var. Lite sent.”

”Nästa gång”, sa {friend}, ”säger du det på måndagen.”

”På måndagen”, lovade {child}.

# to-come-home-to
I dörren stod [adult: {adult} | {lodger}] i sin nya skjorta[elder: , med {elder}[elder2:  och {elder2}] bakom sig,] och undrade vem det var som dunkade. De pekade. [adult: {Adult} | {Lodger}] såg länge på de två ugglorna, den som väntade och den som inte kunde svara.

”Stackars sate”, sa [adult: {adult} | {lodger}] mjukt. ”Jag får väl snickra en holk. Så att det finns något här att komma hem till på riktigt.”

{Pet} hade slutat dunka. {Pet.He} låg mellan {child} och {friend}, {@guard}, och höll vakt över alltihop. Och ute på garaget bugade ugglan en gång till, för säkerhets skull, innan den lyfte och for bort över taken, ljudlös som ett snöfall.

# @pet
{Pet} var grannens hund och bodde hos dem den veckan. {Pet.He} hade ett öra som stod upp och ett som hade gett upp.
## if pet.dog
{Pet} var {child's} hund, och {pet.he} kunde sova med ett öga och hålla vakt med det andra.
## if pet.dog & breed
{Pet} var {a breed}, och {pet.he} kunde sova med ett öga och hålla vakt med det andra.
## if pet.cat
{Pet} var {child's} katt, och {pet.he} kunde sova med ett öga och hålla vakt med det andra.
## if pet.cat & breed
{Pet} var {a breed}, och {pet.he} kunde sova med ett öga och hålla vakt med det andra.

# @washed
slickade {pet.he} sig på en tass
## if pet.cat
tvättade {pet.he} sig i ansiktet

# @thump
{Pet.He} stod med nosen mot rutan, stel som en stövel, och svansen slog i väggen så att krukväxterna skallrade. Till och med örat som hade gett upp stod rakt i vädret.
## if pet.dog
{Pet.He} stod med nosen mot rutan, stel som en stövel, och svansen slog i väggen så att krukväxterna skallrade. Båda ögonen var vidöppna.
## if pet.cat
{Pet.He} stod på fönsterbrädan, stel som en stövel, och svansen, som hade blivit tjock som en flaskborste, slog i rutan så att krukväxterna skallrade. Båda ögonen var vidöppna.

# @guard
med ett öra upp och ett öra ner
## if pet
med ett öga öppet och ett stängt
