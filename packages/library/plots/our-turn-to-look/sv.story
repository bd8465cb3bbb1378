title: Titta men inte röra
title: Två larver på museet
title: Ingen vet vad den är till för
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: på museet får man titta men inte röra. ”Krrr” är in och ”pyyy” är ut, med en paus emellan. Riddaren talar som en guide.
% Den som sover där (@a) är mormor eller farfar, annars {adult}, annars {minder}. Med två äldre säger den ena krrr och den andra pyyy.

# look-but-dont-touch
{child} och {friend} skulle sova på museet[city:  {in city}], mitt i den största salen, med {@first} på en luftmadrass[elder2:  och {elder2} på en till].

{Friend} [!friend.known: var {child's} bästa vän. {Friend.He} ]hade precis lärt sig läsa[school:  {at school}], och nu läste {friend.he} allt. ”Ut-gång”, läste {friend.he}. ”To-a-lett.”

”Titta men inte röra”, sa vakten och låste dörren.

Det var det värsta han kunde säga. För alldeles bredvid sovsäckarna stod mammuten, stor som en buss, och pälsen hängde ända ner till golvet, brun och lång och lurvig. {child} ville känna på den så mycket att det kliade i händerna. {Child.He} fick ligga på dem.

[pet.dog: Vid fötterna låg {pet}[!pet.known: , {child's} hund,] som hade lovat att inte gnaga på något skelett.

][pet.cat: På fötterna låg {pet}[!pet.known: , {child's} katt,] som hade smitit med i en ryggsäck.

][pet.other: {Pet} fick stanna hemma, för på museet fanns så mycket att gnaga på.

]{@A} somnade först. ”Krrr”, sa {@a}. [elder2: ”Pyyy”, sa {elder2}.|”Pyyy.”][music:  {Friend} nynnade på {music} för att hålla sig vaken.]

# open
När det var som mörkast sa det klonk. Det var riddaren som klev ner från sin häst.

”Öppet!” ropade han. ”Nu är det vår tur att titta!”

Först kom dinosaurieskelettet, som skramlade. Sedan kom den uppstoppade sälen, som fick hasa, och sist kom mammuten. Alla ställde sig i kö framför sovsäckarna.

”De ska titta på oss!” viskade {child}.

”Ligg still”, viskade {friend}. ”Nu är det vi som är utställda.”

# two-caterpillars
”Här”, sa riddaren, ”ser ni två larver. De kom i går.”

[sport: ”Vad äter de?” frågade sälen.

Riddaren läste på {child's} väska. ”Mest {sport}.”

]”Åh”, sa dinosaurien. ”Vad ska de bli?”

”Fjärilar.”[athlete:  Sedan fick han syn på en bild på väskan. ”Eller {athlete}.”]

{friend's} sovsäck började skaka.

”Den där är snart färdig”, sa sälen.

[pet.dog: ”Och det där är en uppstoppad hund”, sa riddaren. {Pet} viftade på svansen. ”Nästan uppstoppad.”

][pet.cat: ”Och där har någon glömt sin mössa”, sa riddaren. Mössan gäspade. Det var {pet}.

]”Krrr”, sa {@a}. [elder2: ”Pyyy”, sa {elder2}.|”Pyyy.”]

Alla backade ett steg.

”Det är en maskin[elder2:  i två delar]”, sa riddaren. ”Den går hela natten. Ingen vet vad den är till för.”

# is-it-soft
Nu var det mammutens tur. Han böjde sig ner tills snabeln nästan nådde {child's} hår. ”Vilken fin päls”, sa han. ”Är den mjuk?”

”Titta men inte röra!” sa riddaren.

Mammuten drog åt sig snabeln och slog en knut på den, för säkerhets skull. ”Jag har tittat i tiotusen år”, sa han. ”Det kliar så.”

Då satte sig {child} upp. ”Det gör det på mig också!” sa {child.he}.

”Larven pratar!” skrek sälen.

”Jag är ett barn”, sa {child}. ”Och håret är mjukt, och du får gärna känna.”

”Det får han inte”, sa riddaren. ”Det står på skylten.”

# the-guard
Och då rasslade det av nycklar i trappan. Vakten!

Alla blev stela, precis där de var. Vakten lyste med sin ficklampa. Han lyste på sälen, mitt på golvet. Han lyste på mammuten, som hade en knut på snabeln.

”Men”, sa vakten. ”Så såg väl inte du ut i går?”

Han sträckte fram handen, och så drog han tillbaka den igen.

”Nej”, sa han. ”Titta men inte röra.” Och så gick han.

# once-more
”Nu får jag aldrig veta det”, suckade mammuten.

Men {friend} hade krupit fram till skylten med en ficklampa. ”Rör in-te mam-mu-ten”, läste {friend.he}.

”Där hör ni”, sa riddaren.

{Friend} läste en gång till. ”Det står bara att vi inte får röra mammuten”, sa {friend.he}. ”Det står inte att mammuten inte får röra oss.”

Riddaren fällde upp visiret och läste själv. Han läste länge.

# quite-still
”Men om jag rör dig”, sa mammuten till {child}, ”så rör ju du mig.”

”Nej”, sa {child}. {Child.He} ställde sig framför honom och satte händerna bakom ryggen. ”Jag står alldeles still. Jag bara blir rörd.”

Då knöt mammuten upp snabeln. Den kom ner över håret och runt hela {child}, och med den kom pälsen. Den var varm och luktade gamla vantar. {child} rörde inte ett finger.

”Mjukt”, sa mammuten.

”Mjukt”, sa {child}.

En tår, stor som en boll, rullade nerför snabeln.

”Nu blev jag också rörd”, sa mammuten.

”Vem rörde dig?” ropade riddaren.

”Ingen”, sa mammuten. ”Det var inuti.”

# now-its-broken
Sedan ville alla. Sälen kände på {friend}. [pet.dog: Till och med riddaren drog av sig järnhandsken och kände på {pet}. ”Inte alls uppstoppad”, sa han. ][pet.cat: Till och med riddaren drog av sig järnhandsken och kände på {pet}. ”Mössan spinner”, sa han. ]Dinosaurien kände på {@a}, med en tå.

”Krr …”, sa {@a}, och så blev det stopp.

”Nu har du haft sönder den”, sa riddaren.

”Pyyy”, sa {@out}.

# on-the-inside
Sent på natten kom vakten och låste upp. Han tittade på {child's} sovsäck. Där låg ett hårstrå, brunt och långt och lurvigt.

”Du har väl inte rört mammuten?” sa han.

”Jo”, sa {child}. ”Men bara inuti.”

Vakten släckte den sista lampan. {child} gäspade och lade sig tätt intill {friend}. ”Krrr”, sa {@a}, och ”pyyy”, sa {@out}.

”Mjukt”, viskade mammuten någonstans i mörkret.

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

# @out
{@a}
## if elder2
{elder2}
