title: Hejhopp på er med
title: En stövel för mycket
title: Sopbilen i hallen
guest minder: moster Lotta (hon), moster Siv (hon)
guest driver: Gunilla (hon), Annika (hon)

% Den vuxna (@a) är mormor eller farfar, annars {adult}, annars {minder}. {driver} kör sopbilen och hör dåligt för allt buller.
% En regel: hör man piip så stannar man. Säg piip tillsammans. ”Stopp” och ”Hejhopp” ropas högt.

# in-the-hall
På tisdagar kom sopbilen, och då stod {child} och {@first} vid grinden och vinkade[city:  till den största sopbilen i {city}]. Men den här tisdagen höll det på att gå fel, för då var det två sopbilar. Den ena var {child}, hemma i hallen.

”Piip, piip, piip”, sa {child} och backade. Hör man piip så stannar man. Det är därför sopbilar piper. {@A} stannade i köksdörren med en fot i luften.[elder2:  {Elder2} stannade med kaffekoppen vid munnen.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] stannade mitt i ett skutt.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] stannade med tungan ute.]

”Får jag gå nu?” sa {@a}.

”Piip”, sa {child}. Det betydde nej.

# off-the-floor
Sedan sträckte sopbilen {child} ut sin långa arm, tog allt som låg på golvet och släppte ner det i soppåsen. Dunk! En tidning. Dunk! En vante. DUNK![pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg också på golvet, men {pet.he} gick själv.][pet.other:  {Pet} låg som tur var inte på golvet.]

”Så fint det blev”, sa {@a}, som inte hade tittat så noga. {@He} knöt ihop påsen och lade den i tunnan vid grinden.

# the-other-boot
”Nu kommer den snart”, sa {@a} och drog på sig ena stöveln. ”Var är den andra?”

”Den låg på golvet”, sa {child}.

”Och var är den nu?”

”Sopbilen tog den.”

”Sopbilen har inte varit här än”, sa {@a}.

”Jo”, sa {child}. ”Det var jag.”

{@A} tittade på {child}. Och ute på gatan sa det BRUM.

# hello-there
De sprang ut, {child} i pyjamas och {@a} i en stövel och en strumpa.[athlete:  Så har inte ens {athlete} sprungit.][friend:  {Friend} sprang först.] Vid grinden stod sopbilen, stor som ett hus. Den hade redan tagit tag i tunnan med sin långa arm.

I sopbilen satt {driver}, som vinkade till {child} varje tisdag.[music:  Hon hade {music} på så högt det gick.]

”STOPP!” ropade {child} och viftade med båda armarna.

”HEJHOPP!” ropade {driver} genom allt buller och vinkade tillbaka. ”Hejhopp på er med!”

”Nej, STOPP!” ropade {@a} och hoppade på ett ben.[sport:  Det såg ut som {sport}.]

”HEJHOPP!” ropade {driver}. ”Vad glada ni är i dag!”

Och så vinkade hon med tunnan också. Upp och ner, så att locket flaxade.

”Sluta vinka”, viskade {@a}. ”Hon tror att vi är glada.”

# up-in-the-air
Åh nej! Nu åkte tunnan ända upp i luften. Den började luta. Påsen gled ut mot kanten, lite, lite till.

{child} blev kall i magen. ”Förlåt”, sa {child.he}, och det kom en tår. ”Jag tog din stövel.”

”Du tog allt som låg på golvet”, sa {@a} och höll {child.him} hårt i handen. ”Du var en bra sopbil. Du var nästan för bra.”

En bra sopbil. {child} torkade tåren. Sedan vände {child.he} rumpan mot alltihop, [friend: grep {friend} i handen, ]tog ett stort kliv bakåt och skrek:

”PIIP! PIIP! PIIP!”

# when-you-hear-it
Hör man piip så stannar man. {driver} stannade. Armen stannade. Tunnan stannade, alldeles på sned, och påsen stannade längst ut på kanten.[pet.dog:  {Pet} stannade på trappan.]

”Piip, piip, piip”, sa {child} och backade, steg för steg, och steg för steg kom tunnan ner.

{driver} stack ut huvudet. ”Vem är det som backar?”

”Jag”, sa {child}. ”Jag är också sopbil. Jag tog en stövel för mycket.”

”Det händer alla”, sa {driver}. ”Jag tog en soffa en gång.”

# the-right-way
{child} fick öppna påsen själv. Där låg stöveln, och {@a} stack ner foten.

”Det är något kallt i tån”, sa {@a}.

”Banan”, sa {child}.

Sedan fick sopbilen äta upp resten, dunk, och nu kunde {child} vinka på riktigt. {driver} vinkade tillbaka med den tomma tunnan.

”HEJHOPP”, ropade {child}.

”Va?” ropade {driver} och tvärbromsade. ”STOPP?”

# out-of-reach
Till slut kom hon i väg[school:  mot {school}]. {child} och {@a} gick in till frukosten[elder2: , där {elder2.short} hade fått kallt kaffe].

Men först ställde {@a} båda stövlarna på hatthyllan.[pet.cat:  {Pet} låg redan där.] Dit upp når ingen sopbil.

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
