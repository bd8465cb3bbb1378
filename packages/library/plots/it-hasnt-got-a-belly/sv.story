title: Bullar i skräpet
title: Bulle på huvudet
title: Inte tio
guest friend: Bea (hon), Melker (han)
guest minder: Lotta (hon), Siv (hon)

% Ljuda varje ord som barnet gör, en bokstav i taget. På svenska är det å som har en bulle på huvudet och ä som har smulor; på engelska b och d.
% Den vuxna är {adult}, annars den äldre, annars {minder}. Med {adult} är den äldre i telefonen.

# the-hen
{child} höll på att lära sig läsa, och det gick mycket långsamt.

I boken från [school: {school} | skolan] fanns det en mus. {child} satte fingret under det första ordet.

”M… u… s… e… n”, sa {child.he}. ”Musen. S… a… t… t. Satt.” Då kom {child.he} inte ihåg hur det började. ”Vem satt?”

”Musen”, sa {@a-first}.

”Fortfarande?” sa {child}.

Sedan kom ett ord med ett å i, och {child} sa att det var ett ä.

”Titta vad bokstaven har på huvudet”, sa {@a}. ”Ett å går alltid omkring med en bulle på huvudet. Ett ä har bara två smulor.”

Så nu var det huvuden att hålla reda på också.[pet.dog / pet.cat:  {Pet} låg på {child’s} fötter och väntade på att få gå och lägga sig.][pet.other:  {Pet} hade somnat redan vid ”musen”.]

# out-of-her
{Friend} behövde aldrig titta på några huvuden. {Friend} var {child’s} bästa vän, och orden bara ramlade ur {friend.him}. {Friend.He} läste på flingpaketet. {Friend.He} läste på skylten vid parken[city:  i {city}]. [athlete: {Friend.He} läste vad det stod om {athlete} i tidningen. ]{@card}{Friend.He} läste på lappen i {child’s} tröja medan {child} hade den på sig.

”Tvättas ut och in”, läste {friend}. ”Stackars dig.”

# a-hole
På lördagen kom {friend} och skulle leka. [sport: De tänkte {play sport}, men först grävde de | De grävde] en grop i trädgården tills de var alldeles utsvultna, och då gick de in för att leta upp {@a}. Men {@a} stod högst upp i trappan med {@phone} och gjorde sitt fråga-mig-ingenting-ansikte. {@He} pekade mot köket.

# a-note
På köksbordet låg en lapp.

Det knöt sig i magen på {child}. {Child.He} tittade på lappen, och alla bokstäverna tittade tillbaka.

”Lätt”, sa {friend}. {Friend.He} behövde knappt [music: sluta gnola på {music} | stanna]. ”Bullar i skräpet.”

# the-bin
Ingen i köket rörde sig.

”I skräpet?” sa {child}.

”Det är det som står.”

”Men {@they} bakade dem ju i morse. Jag kände lukten.”

”Det var kanske dåliga bullar”, sa {friend}.

De lyfte på locket till sophinken och tittade ner. Där låg tepåsar. Där låg ett äggskal. Där låg något grått.

”Är det där en bulle?” viskade {friend}.

”Det är gröt”, sa {child}. ”Från i torsdags.”

De lade på locket igen. {Friend} lade sig på golvet. ”Jag är så hungrig att jag kunde äta upp hela torsdagen”, sa {friend.he}.

# a-finger
{child} satt vid bordet och tänkte på bullarna och på hur gott de hade luktat. {Child.He} ville inte läsa så att {friend} hörde. Men {child.he} ville ha en bulle. {Child.He} drog till sig lappen och satte fingret under det första ordet.

”B… u… l… l… a… r”, sa {child.he}. ”Bullar.”

”Det har jag redan läst”, sa {friend} från golvet.

”Jag läser det också”, sa {child}. ”I.”

Det tog så lång tid att {friend} började räkna lamporna i taket. Det fanns en.

# only-arms
{child’s} finger kom till det sista ordet, och där blev det stående. {Child.He} böjde sig ner tills näsan nästan låg på lappen.

”{Friend}”, sa {child.he}. ”Den har inga smulor.”

”Vilken?”

”Bokstaven i mitten. Den har en bulle på huvudet.” Och {child} läste, mycket långsamt, en bokstav i taget. ”S… k… å… p… e… t.”

{Child.He} sa det en gång till, för {child.he} kunde knappt tro det.

”Skåpet! Bullarna är i skåpet!”

# not-six
{Friend} reste sig från golvet. {Friend.He} satte sitt eget finger under ordet och tittade på vartenda litet streck.

”Jag tittade inte”, sa {friend.he}. ”Jag såg början och slutet och sa bara något.”

I skåpet stod en burk, och den var full av bullar med socker på.

”Hur många får vi ta?” sa {friend}.

”Det står mer på lappen”, sa {child}.

”Läs du”, sa {friend}. ”Jag gissar bara.”

Då läste {child}. ”I… n… t… e. Inte. T… i… o.”

De såg på varandra.

”Jag hade gissat på tio”, sa {friend}.

# hop-in
När {child} kom upp i pyjamas den kvällen låg det en lapp på kudden. {@A} stod i dörren och hjälpte inte till.

”H… o… p… p… a. Hoppa”, läste {child}. ”I.” Fingret stannade. Nästa ord började på s, och sedan kom en bokstav med två smulor på huvudet. ”Hoppa i skräpet?”

{@A} sa ingenting alls.

”S… ä… n… g”, läste {child}. ”Säng.”

# still
Och {child.he} hoppade i.[pet.dog / pet.cat:  {Pet} hade redan hoppat i.][pet.other:  {Pet} sov igen och hade inte behövt läsa ett ord.] {@A} stoppade om {child.him} och släckte lampan.

”Vad gör musen?” sa {child} och blundade.

”Den satt”, viskade {@a}.

”Fortfarande”, sa {child}.

# @a-first
{minder}, som passade {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
Hon
## if adult
{adult.He}
## if elder & !adult
{elder.He}

# @they
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @card
[elder2: {Friend.He} läste {elder2’s} vykort upp och ner. ]
## if elder & adult
{Friend.He} läste vykortet från {elder}[elder2:  och {elder2}], upp och ner. 

# @phone
telefonen
## if elder & adult
{elder} i telefonen
