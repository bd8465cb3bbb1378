title: Det är en hela vägen
title: En väldigt bra pinne
title: Bara för höga höjder
guest friend: Malte (han), Tuva (hon)
guest minder: morbror Lasse (han), morbror Sten (han)

% Den vuxna (@a) är mor- eller farföräldern, annars {adult}, annars {minder}. ”En” sägs modigare för varje pinne på vägen upp, och med tre röster på vägen ner: till foten, till fingrarna och viskat mitt emellan.

# two-halves
{child} och {friend} var uppe i trädkojan när stegen gick av. Det var {@first} som trampade av den. {@He} skulle säga att maten var klar och hann till första pinnen.

”Det gick bra!” ropade {@a}. Men stegen var i två halvor. {@called}[pet.dog:  {Pet}[!pet.known: , {child's} hund,] valde den längsta och gick iväg med den.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg på grenen ovanför och hade inte bett om att bli räddad.]

[!friend.known: {Friend} var {child's} [friend: bästa vän|kompis], och {friend.he} hade velat bli räddad i hela sitt liv|{Friend} hade velat bli räddad i hela sitt liv][sport: , ännu mer än {friend.he} ville {play sport}]. ”Över någons axel”, sa {friend.he}. ”Så att benen hänger och dinglar.”

# a-very-good-one
{@Came} {@Boot}, och där stannade {wish.he}.

”Kommer du upp?” ropade {child}.

”Jag är uppe”, sa {the wish}.

”Du är på den första.”

”Det är en väldigt bra pinne.”

{Wish.He} kramade stegen och blundade.

# only-high-ones
”Är du höjdrädd?” frågade {child}.

”Bara för höga höjder”, sa {the wish}.

{@But}

”Gå ner igen, då”, sa {friend}.

”Det går inte. Man måste titta ner för att gå ner.”

Så {wish.he} kunde inte gå upp, och {wish.he} kunde inte gå ner, och ingen kunde komma förbi.[music:  {Wish.He} nynnade på {@song} för att lugna sig. Det lät mest som ett gnissel.] Hela stegen skakade. Det kändes ända upp till {child}.

# do-one
{child} lade sig på mage, med huvudet utanför kanten.

”Är du rädd för en?” frågade {child.he}.

”En pinne? Det är väl ingen rädd för en pinne.”

”Ta en, då.”

Upp kom en fot, och sedan en till.

”Ta en nu”, sa {child}.

”Det blir ju två!”

”Nej. Den där är du färdig med. Det här är en.”

”Och nästa?”

”Det är också en”, sa {child}. ”Det är en hela vägen.”

”En”, sa {the wish} mellan tänderna. ”En. En. En.”

Och upp över kanten kom {@top}.

# im-up
”Jag är uppe!” ropade {wish.he}. {Wish.He} tog {child} i hand, och {wish.he} tog {friend} i hand, och {wish.he} dansade så att kojan gungade. ”Jag har aldrig varit uppe på någonting! Här måste man ju se [city: hela {city}|[school: ända till {school}|ända till havet]]!”

Och {wish.he} tittade.[city & school:  {school} var inte större än en tändsticksask.]

Åh nej. Långt där nere {@below}. Bredvid stod någon som var liten som en klädnypa, och det var {@a}.

# i-live-here
{The wish} lade sig raklång. {Wish.He} kröp in under bordet och drog en filt över huvudet.

”Jaha”, sa filten. ”Då bor jag här nu.”

”Men du skulle ju rädda oss”, sa {child}.

”Jag har hittat en halv kaka. Jag klarar mig.”

{@stuck}

”Ja”, sa filten. ”Jag förstår att det är lite besvärligt.”[athlete: 

”Vad hade {athlete} gjort?” sa {friend}.

”Stannat på marken”, sa filten.]

# feet-and-fingers
Det började skymma, och maten kallnade.[pet.other:  {Pet} väntade också på middag.][pet.cat:  {Pet} tittade ner på allihop och tvättade en tass.]

”Du tog en när du gick upp”, sa {child}. ”Då kan du ta en när du går ner.”

”Inte utan att titta. Fötterna vet ju inte var pinnarna är.”

”Det vet mina händer”, sa {child}. ”Jag går underst och tar fötterna.”

{Friend} tittade på {the wish's} {@shoulder} och suckade. ”Då går jag sist”, sa {friend.he}, ”och tar {@fingers}.”

# in-between
{@A} höll i stegen[elder2: , och {elder2} höll i {elder.short}]. {child} tog tag i en fot och satte den på pinnen under. {Friend} lossade {@fingers} och flyttade ner dem.

”En”, sa {child} till foten.

”En”, sa {friend} till {@fingers}.

”En”, viskade {the wish} mitt emellan.

Halvvägs ner kom blåsten, och hela trädet gungade.

”Är det högt här?” viskade {the wish}.

”Det är en”, sa {child}.

Sedan drog {child.he} i foten, och den gick inte längre.

”Var är nästa?” frågade {the wish}.

”Det finns ingen nästa”, sa {child}. ”Det där är gräsmattan.”

# the-lawn
{The wish} öppnade ena ögat. {Wish.He} lade sig ner och kramade så mycket av gräsmattan som {wish.he} kunde. {@carried}, så att benen hängde och dinglade.[pet.cat:  {Pet} kom baklänges ner för stammen, med en tass i taget.][pet.dog:  {Pet} stod redan i köksdörren. En halv stege går inte in på tvären.]

# how-many
{@counted}

{The wish} tittade på {child}. {Wish.He} tittade på {friend}. {Wish.He} tittade på sina egna fötter, som stod stadigt på köksgolvet.

”En”, sa {wish.he}. ”Och en. Och en.”

Sedan åt de, och ute blev det mörkt. Köket var varmt, och {child} lutade sig mot {@a}. {child}, {friend} och {the wish} gäspade på samma gång.

”En”, viskade {the wish}.

# @called
”Hjälp!” ropade {@a}.
## if wish.firefighter
Så {@a} ringde brandkåren.

# @Came
Och vem kom till undsättning om inte {a wish}? {Wish.He} hade till och med en lång stege med sig och ställde den mot trädet.
## if wish.firefighter
Brandbilen kom med blåljuset på, och ut hoppade en brandman. {Wish.He} ställde en lång stege mot trädet.

# @Boot
{Wish.He} satte en fot på nedersta pinnen, och sedan en till
## if wish.firefighter
{Wish.He} satte ena stöveln på nedersta pinnen, och sedan den andra

# @But
”Men du är ju {a wish}!” sa {friend}.

”Det säger alla”, sa {the wish}. ”Jag är jättebra på resten. Det är alltid någon annan som tar det där med upp. Men i kväll finns det bara jag.”
## if wish.firefighter
”Men du är ju brandman!” sa {friend}.

”Jag tar slangen”, sa brandmannen. ”Jag är jättebra på slangen. Det är alltid någon annan som tar det där med upp. Men i kväll brinner det i en korvkiosk, och alla andra är där.”
## if wish.kind.animal & wish.does.flies / wish.kind.creature & wish.does.flies
”Men du kan ju flyga!” sa {friend}.

”Ja”, sa {the wish}. ”Lågt.”
## if wish.giraffe
”Men ditt huvud är ju redan här uppe!” sa {friend}.

”Jag vet”, sa giraffen. ”Det får aldrig titta.”
## if wish.ninja
”Men du är ju ninja!” sa {friend}.

”Jag tar smygandet”, sa ninjan. ”Jag är jättebra på att smyga. Det är alltid någon annan som tar taken. Men i kväll finns det bara jag.”

# @top
två runda ögon
## if wish.firefighter
en hjälm

# @below
låg gräsmattan, liten som en näsduk
## if wish.firefighter
stod brandbilen, liten som en leksak

# @stuck
”Vad gör man när man sitter fast?” frågade {friend}.

”Man ropar på hjälp”, sa filten.

”Det gjorde vi ju! Och då kom du.”
## if wish.firefighter
”Vad gör man när brandkåren sitter fast?” frågade {friend}.

”Man ringer brandkåren”, sa filten.

”Men det är ju du som är brandkåren!”

# @fingers
framfötterna
## if wish.kind.person / wish.kind.creature / wish.monkey / wish.gorilla / wish.chimpanzee
fingrarna
## if wish.does.flies & wish.kind.animal
vingarna

# @shoulder
axel
## if wish.size.tiny / wish.size.small
axel, som var ganska liten

# @carried
Sedan reste {wish.he} sig, slängde upp {friend} över axeln och bar in {friend.him} till maten
## if wish.size.tiny / wish.size.small
Sedan lade {friend} upp {wish.him} över axeln och bar in {wish.him} till maten

# @counted
”Är det alla?” frågade {@a} och tog fram tallrikarna. ”Hur många var det som kom ner?”
## if wish.firefighter
I köket sprakade det i radion på brandmannens jacka. Det var de andra.

”Är alla nere?” frågade de.

”Alla är nere”, sa brandmannen.

”Hur många blev räddade?”

# @song
{music}

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

# @A
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @He
Han
## if adult & !elder
{Adult.He}
## if elder
{Elder.He}
