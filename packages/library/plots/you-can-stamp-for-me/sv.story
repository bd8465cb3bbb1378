title: Du kan stampa för mig
title: Något mjukt att hålla i
title: Skålen ska vara kvar
guest rex: Tage (han), Torsten (han)
guest pet: Mos (han), Sotis (hon)

% {rex} är {the wish}. Dunk och klapp får barnet göra. Upp. Och ner. läses långsammare för varje gång.
% Katten i ryggsäcken är familjens egen, annars grannens. En hund har sovit under filtarna; ett annat djur är hemma, och då räcker {child} fram sin hand.

# a-big-bone
En morgon satt det en ny bild i hallen {@here}. Bredvid {child's} krok, där det är [athlete: en bild på {athlete} | en bil], hade någon satt upp en bild på ett stort ben. En sådan bild hade ingen annan.[friend:  På andra sidan hade {friend}[!friend.known: , {child's} bästa vän,] sin krok.]

”I dag kommer det en ny”, sa fröken. ”Han heter {rex}.”

Golvet skakade. Dunk. Dunk. Dunk. Dörren gick upp, och in kom ett huvud, stort som ett badkar. Sedan kom resten.

{rex} var {a wish}[city: , den enda {in city}].

”HEJ!” sa {rex}, så att alla mössor ramlade ner från hyllan.[elder & !elder2:  {Elder}, som var med den dagen, lade upp dem igen.][elder2:  {Elder} och {elder2}, som var med den dagen, lade upp dem igen.]

# zip
”Hej”, sa {child}. ”Du kan hänga jackan här.”

{rex} försökte. {@Zip}

”Jag kan inte”, sa {rex} och tittade ner i golvet.

”Jag kan”, sa {child}. Zipp! Så hängde {child.he} upp jackan på kroken med benet.[sport:  {Child.He} kunde {play sport} också.]

# stamp-for-me
På samlingen skulle alla klappa händerna[music:  till {music}]. Klapp, klapp, klapp! {@Hands}

”Jag kan inte”, sa {rex}.

”Jag kan”, sa {child}. ”Jag klappar för dig. Och du kan stampa för mig!”

Klapp, klapp, klapp, klappade {child}.

DUNK! stampade {rex}, och alla barnen hoppade till på mattan och skrattade.

”En gång till!” ropade [friend: {friend} | de].

# the-bowl
Till lunch var det makaroner. {@Fork} Han åt upp makaronerna och skålen.

”Skålen ska vara kvar”, sa {child}.

”Oj”, sa {rex}. Och så spottade han ut den. Den var jätteren.

# a-good-slide
Ute på gården blev det bättre och bättre. Det visade sig att en svans är en bra rutschkana. {child} åkte tio gånger.[friend:  {Friend} åkte tolv.] Det visade sig att {a wish} kan hämta bollen ur trädet utan att klättra. Och när bollen åkte över staketet kunde {rex} bara luta sig.

”Du kan ju massor!” sa {child}.

{rex} blev grön om kinderna. Det är så de ser ut när de blir glada.

# something-soft
Sedan var det vila. Alla lade sig på sina madrasser. {rex} behövde tio stycken. Men han kunde inte ligga still. Svansen slog i element och hyllor. Pang! Boing!

”Vad är det, {rex}?” viskade {child}.

”Jag brukar ha något mjukt”, viskade {rex}. ”Något att hålla i. Men jag glömde det hemma.”

# just-right
{child} tänkte. Då rörde det sig i {child.his} ryggsäck. Den buktade åt ena hållet. Den buktade åt andra hållet. Och upp ur ryggsäcken stack två öron.

”{Pet}!” sa {child}. ”Har du följt med hit?”

Mjau, sa {@pet}, som hade sovit där hela dagen.

{Pet} tittade på den stora {the wish}. {Pet} såg {@arms}. Sedan gick {pet} fram till dem, snurrade runt ett varv och lade sig. Och vet du vad? {@Fitted} [wish.t-rex: om ]en katt.

## if pet.dog
{child} tänkte. Då rörde det sig i filtarna i hörnet. De buktade åt ena hållet. De buktade åt andra hållet. Och upp ur filtarna stack en nos.

”{Pet}!” sa {child}. ”Har du följt med hit?”

Voff, sa [!pet.known: hunden {pet} | {pet}], som hade sovit där hela dagen.

{Pet} tittade på den stora {the wish}. {Pet} såg {@arms}. Sedan gick {pet} fram till dem, snurrade runt ett varv och lade sig. Och vet du vad? {@Fitted} [wish.t-rex: om ]en hund.

## if pet.other
{child} tänkte. Sedan räckte {child.he} fram sin hand.

”Du kan hålla i den här”, viskade {child.he}. ”Den är mjuk. Det är den jag matar {pet} med.”

{rex} tittade på den lilla handen. {child} tittade på {@arms}. Och vet du vad? {@Fitted} [wish.t-rex: i ]en hand.

# i-can-hold
”Å”, viskade {rex}.

{@Purred}Svansen slutade slå. {rex's} ögon blev små, och sedan ännu mindre.

”Jag kan hålla en {@cat}”, sa {rex}.

”Ja”, sa {child}. ”Det kan du.”

# up-and-down
{child} lade sin madrass intill, med huvudet mot den stora, varma magen.[friend:  {Friend} lade sig på andra sidan.] Magen gick upp och ner, långsamt, som en båt. Upp. Och ner. {@Purr}{rex} andades.

”Hej då”, sa {rex} i sömnen. Han försökte viska, och den här gången ramlade bara en enda mössa ner.[elder & !elder2:  {Elder} lade upp den.][elder2:  {Elder2} lade upp den.]

Upp. Och ner.

Upp. Och ner.

Och {child} blundade också.

# @here
på förskolan
## if other.school & !school
i skolan
## if school
{at school}

# @Zip
Men {a wish} har fötter där man ska ha händer. Han petade och petade, och han fick inte ens tag i dragkedjan.
## if wish.t-rex
Men {a wish} har väldigt korta armar. Han sträckte sig och sträckte sig, och han nådde inte ens till dragkedjan.

# @Hands
Men {rex} hade inga händer.
## if wish.t-rex
{rex's} händer nådde inte fram till varandra.

# @Fork
{rex} kunde inte hålla i gaffeln, men det gjorde inget.
## if wish.t-rex
{rex} nådde inte gaffeln, men det gjorde inget.

# @arms
de stora, stora framfötterna
## if wish.t-rex
de små, små armarna

# @Fitted
Det passade precis. Mellan fötterna var det alldeles lagom stort för
## if wish.t-rex
De passade precis. Armarna var alldeles lagom långa för att hålla

# @cat
katt
## if pet.dog
hund
## if pet.other
hand

# @pet
grannens katt {pet}
## if pet.cat
[!pet.known: katten {pet} | {pet}]

# @Purred
{Pet} började spinna. 
## if pet.dog
{Pet} suckade djupt. 
## if pet.other
Han höll i den. 

# @Purr
{Pet} spann. 
## if pet.dog
{Pet} snarkade. 
## if pet.other
{child} höll kvar sin hand. 
