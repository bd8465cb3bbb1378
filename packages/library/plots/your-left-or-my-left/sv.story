title: Din vänster eller min vänster?
title: Den vanliga
title: Ingen pekar
guest friend: Rut (hon), Idris (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som äter upp moroten och står bakom målet (@a) är mormor eller farfar, annars {adult}, annars {minder}. Ropa råden; viska det sista.

# the-final
{child} var målvakt i Kamraterna, och på lördag skulle de spela final[city:  {in city}]. {Friend}[!friend.known: , {child’s} bästa vän,] spelade i det andra laget och lade deras straffar. Hela sommaren[sport & !sport.Soccer: , mellan {sport} och kvällsmat,] hade {friend.he} lagt dem mot {child}, på gatan hemma, med {child’s} garageport som mål. {child} hade inte räddat en enda. På lördag skulle {child.he} kanske behöva göra det, och det gjorde ont i magen.

”Jag kan säga var jag tänker lägga den”, sa {friend}. De satt på muren, och {friend} hade en korv med bröd i varje hand. [pet.dog / pet.cat: Nedanför satt [!pet.known & pet.dog: hunden ][!pet.known & pet.cat: katten ]{pet} och tittade från den ena till den andra. ”Vänster”, sa {friend}. | ”Vänster.”]

”Det får du ju inte säga!” sa {child}.

”Det spelar ingen roll”, sa {friend}. ”Jag skjuter för hårt.”

# the-finger
Det var inget skryt. {Friend} hade aldrig ljugit i hela sitt liv. {Friend.He} hade aldrig lärt sig skilja på höger och vänster heller. {Friend.He} kunde säga ”Sväng vänster här” och peka åt höger, och [school: {at school} gick alla | alla som kände {friend.him} gick] efter fingret.

Det var först vid kvällsmaten som {child} kom att tänka på korvarna. {Friend} hade haft händerna fulla. {Friend.He} hade inte pekat.

# the-carrot
”Så det kan vara min vänster”, sa {child} till {@first}. ”Eller så är det vänster från {friend} sett, och det är min höger. Eller så är det {friend’s} vänster, och den är inte vänster alls.”

”Vänta nu”, sa {@a} och flyttade en ärta över tallriken. ”Det här är du. Fiskpinnen är målet. Var är {friend}?”

”{Friend} är moroten.”

”Då är morotens vänster ärtans höger.”

”Om inte moroten menar den andra.”

{@A} tittade på moroten en lång stund. Sedan åt {@he} upp den.[elder2:  {Elder2} åt upp målet.]

”Är du nervös?” sa {@a}.

”Jag vill rädda den”, sa {child}. ”Och jag vill att {friend} inte ska missa. De är här inne båda två.” {Child.He} lade handen på magen. ”Och de pratar inte med varandra.”

{@A} sa inte att det bara var [sport.Soccer: {sport} | en match]. {@He} flyttade sin stol till {child’s} sida av bordet.

”Jag skulle känna precis likadant”, sa {@he}. ”I morgon ställer jag mig bakom ditt mål. Och jag ska inte ropa någonting.”[pet.other:

Vid läggdags frågade {child} också {pet}. {Pet} pekade inte heller.]

# everything
På lördagen stod {@a} bakom målet och ropade allting.

”Kom ut, {child}! Stanna inne! Kom ut lite och stanna inne!”[elder2:  {Elder2} höll {elder.short} i ärmen.]

Kamraterna ledde med ett–noll. I allra sista minuten nuddade någons hand vid bollen framför {child’s} mål. Domaren blåste, och över gräset kom {friend} med fotbollen. Om {child} räddade den hade Kamraterna vunnit cupen.

# the-normal-one
{Friend} lade ner bollen och gick baklänges. {child} stod mitt i målet, och det hade aldrig varit så brett. Vänster, hade {friend} sagt. {child} lutade sig åt ena hållet och sedan åt det andra. Domaren lyfte pipan till munnen.

”Vänta!” skrek {child}. ”{Friend}! Din vänster eller min vänster?”

Det hördes ända bort till parkeringen.

”Va?” ropade {friend}.

”På muren! Du sa vänster! Vems vänster var det?”

{Friend} tittade på sin ena hand, och sedan på den andra.

”Bara vänster”, ropade {friend.he}. ”Den vanliga.”

”Det är ett knep!” vrålade {@a}. ”Ta höger! Nej, det är det {friend} vill! Ta vänster! Ta ingenting!”

# point
{child} tittade på {friend}. {Friend’s} knän skakade. {child} hade haft så fullt upp med sin egen mage att {child.he} hade glömt att {friend} också hade en. Så {child} sa det som alla brukade säga till {friend}.

”Peka”, ropade {child.he}.

Då pekade {friend}. Inför allihop sträckte {friend.he} ut armen, rak som en vägvisare, mot det nedre hörnet bortåt parkeringen.

”Det är en bluff!” tjöt {@a}. ”Ingen pekar!”

Men {friend} hade aldrig bluffat i hela sitt liv. Hela sommaren hade {child} kastat sig innan {friend} sköt, åt vilket håll som helst, med slutna ögon, bara för att få det överstökat. Den här gången behövde {child} inte gissa. {Child.He} böjde på knäna, höll ögonen öppna och väntade.

# like-a-hen
{Friend} tog sats och sköt alldeles för hårt, precis dit {friend.he} hade pekat. {child} kastade sig efter, så lång som {child.he} någonsin kunde bli[athlete: , och i en hel sekund längre än {athlete}]. Bollen smällde in i handskarna, tog i stolpen och rullade tillbaka längs linjen, långsamt, som om den funderade på saken. {child} kröp efter och satte sig på den som en höna.

Sedan landade hela Kamraterna ovanpå {child.him}.

# you-asked
{child} kravlade sig ut och gick bort till {friend}. {Friend} satt på straffpunkten och grät ilsket. {child} satte sig bredvid {friend.him} i leran.

”Du pekade”, sa {child}.

”Du frågade.”

”Du kunde ju ha skjutit åt andra hållet.”

”Då hade det varit ett knep”, sa {friend}. ”Jag ville inte lura dig. Jag ville vinna mot dig.” {Friend.He} snörvlade. ”Det var en jättebra räddning. Jag hatar den.”

”Jag hatar den lite jag också”, sa {child}. De två i magen hade börjat prata med varandra igen.

{@A} kom fram till dem. {@He} hade ingen röst kvar alls.

”Jag sa inte ett ord”, viskade {@he}.

# which-way
Den kvällen låg solen längs hela gatan[music: , och från någons fönster hördes {music}].[pet.dog / pet.cat:  {Pet} satt nedanför muren igen, ifall det skulle bli korv.] {child} drog på sig handskarna. {Friend} lade ner bollen och backade fyra steg.

”Åt vilket håll?” sa {child}.

”Vänster”, sa {friend} och pekade åt höger.

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
