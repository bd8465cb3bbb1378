title: Inte hemma än
title: Och vad har du med dig?
title: Ett halvt lock
guest small: Majsan (hon), Sixten (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Det sägs aldrig vilket litet djur det var: det bodde bakom en liten dörr och fick plats i två händer. Den vuxna är {adult}, annars mormor eller farfar, annars {minder}. Knacka på sängkanten för skålen.

# nobody-banged
{child} var på väg hem tillsammans med {@first}. På dörrmattan stannade {child.he} och lyssnade, som {child.he} alltid gjorde. Där inne bodde {small}, som fick plats i två händer. Varje gång {child} kom hem brukade {small} slå en plåtskål mot den lilla dörr som {small.he} bodde bakom. Klonk, klonk. Och så, efter en stund: klonk.

I dag slog ingen. {small} var död. Det visste {child}, för i går hade {child.he} hållit {small} och sagt hej då. Men på dörrmattan gjorde det ont en gång till, mitt i magen.

”In med dig”, sa {@a}. ”Jag har glass i påsen.”

”Det går inte”, sa {child}. ”Jag har inte kommit hem än.”

”Men jag ser dig ju.”

”Ingen har slagit i skålen”, sa {child}. ”Man är inte hemma förrän någon har slagit i skålen.”

# move-up
{@A} tittade in genom den öppna dörren. Sedan satte {@he} sig på dörrmattan.

”Då är inte jag hemma heller”, sa {@he}. ”Maka på dig.”

Så där satt de.[pet.cat:  [!pet.known: Katten {Pet}|{Pet}] gick rakt förbi dem och in. {Pet} väntade inte på någon skål.][pet.dog:  [!pet.known: Hunden {Pet}|{Pet}] tittade på den öppna dörren, och sedan satte {pet.he} sig på {@s} fot för att vänta, {pet.he} också.]

”Vad betydde det egentligen, att {small} slog så där?” frågade {@a}.

”De två första var hej”, sa {child}. ”Sedan blev man tittad på. Och det sista var: Och vad har du med dig?”

”Och vad hade du med dig då?”

”Ett maskrosblad. Ibland hade jag inget, och då sa jag: Det är bara jag. Men {small} kom ända fram till dörren i alla fall.”

”Jaså”, sa {@a}. ”Jag fick bara det sista.”

# bits-of-lid
Det hade börjat droppa ur påsen. Därför bröt de sönder locket och åt glass med bitarna.[elder & adult:  Efter en stund kom {elder}[elder2:  och {elder2}] på besök.]

[elder & adult: ”Har ni låst er ute?” frågade {elder.short}.

”Nej då”, sa {child}. ”Vi har bara inte kommit hem än.”

”Då är jag för tidig”, sa {elder.short} och såg på glassen.]

[elder2 & !adult: Efter en stund kom {elder2}.

”Vi har inte kommit hem än”, sa {child}.

”Då är jag för tidig”, sa {elder2.short} och såg på glassen.]

[friend: Sedan kom {Friend}[!friend.known: , {child’s} bästa vän].

”Är {child} hemma?”

”Nej”, sa {child} med munnen full.

”Då väntar jag”, sa {Friend} och fick en bit av locket.]

# not-even-then
{child} slickade sin bit ren. ”Sover {small} bara väldigt hårt?”

”Nej”, sa {@a}. ”{small} är död. Då andas man inte och hör ingenting, och det gör inte ont någonstans.”

”Inte om jag ropar heller?”

”Nej.”

”Eller om du sjunger[music:  {music}]?”

”Nej. Där hade {small} tur”, sa {@a}, och {child} skrattade, fast det inte var meningen.

”Men om jag smäller i dörren då?” sa {child}. ”Så hårt jag bara kan?[athlete:  Så hårt som {athlete} hade kunnat?]”

”Inte ens om det hörs [school: {at school} | på andra sidan [city: {city} | stan]].”[school & city:  {@A} tänkte efter. ”Eller i hela {city}.”]

”Får jag göra det ändå?”

{@A} kände efter i fickan att nyckeln var där.

”En gång”, sa {@he}.

# the-slam
{child} tog i dörrhandtaget med båda händerna[sport: , tänkte på {sport}] och drog.

PANG!

Hela väggen skakade.[pet.dog:  {Pet} skällde.] Och då hördes det, genom dörren. Klonk, klonk. Och efter en stund: klonk.

”{small}!” skrek {child}. ”Det var {small}! Lås upp, lås upp!”

”Vänta”, sa {@a}, men så fort dörren gick upp rusade {child} in i köket.

# only-the-bowl
Skålen låg på golvet och gungade. Den hade stått på hyllan, och smällen hade skakat ner den. Den lilla dörren stod öppen, och bakom den fanns det ingen.

”Det var bara skålen”, sa {child}.

Sedan grät {child.he}, med skorna på och med hela ansiktet. {@A} kom springande och satte sig på golvet och höll om {child.him} tills det värsta var över.

”Jag trodde det också”, sa {@a}. ”En sekund.”

”Du har glass på hela ryggen”, sa {child}.

”Det är din hand”, sa {@a}.

# go-out-again
{child} torkade sig om näsan och tittade på {@him}.

”Du gick in”, sa {child.he}. ”Och ingen hade slagit.”

”Jag sprang”, sa {@a}.

”Då är vi fortfarande inte hemma.”

{child} tog upp skålen. På ena sidan var kanten alldeles blanknött, där {small} brukade hålla i den. {Child’s} tumme passade precis där.

”Gå ut igen”, sa {child}, ”och kom hem.”

Så {@a} gick ut och stängde dörren. {child} satte sig på golvet vid {small’s} lilla dörr och väntade. Det trampade på dörrmattan. Nyckeln vreds om.

Klonk, klonk, slog {child}.

Stegen stannade ute i hallen. {child} väntade precis så länge som {small} brukade vänta.

Klonk.

”Och vad har du med dig?” ropade {child}.

{@A} kom fram till köksdörren. {@He} var blöt om ögonen och letade i båda fickorna.

”Ett halvt lock”, sa {@he}.

”Då är du hemma”, sa {child}.

# two-too-many
Sedan fick {child} gå ut på dörrmattan, och {@a} tog skålen. Klonk, klonk, klonk, klonk.

”Det där var för många”, sa {child} i hallen.

”Jag vet”, sa {@a}. ”Men titta vem det är.”

Och det räknades.[friend:  Sedan slog de för {Friend}, som hade med sig glasspaketet.][elder & adult:  [elder2: {Elder.short} hade med sig {elder2.short}, och de fick | {Elder.short} hade med sig en tom mage och fick] det sista av glassen.][elder2 & !adult:  {Elder2.short} hade med sig en tom mage och fick det sista av glassen.][pet.dog:  {Pet} kom hem fyra gånger, för säkerhets skull.][pet.cat:  {Pet} fick också bäras ut och komma hem, och såg mycket förvånad ut.]

# right-up-to-the-edge
På kvällen stod skålen på stolen bredvid {child’s} säng. Lampan var släckt när {@a} kom för att säga god natt, och i dörren stannade {@he}, för det hördes något i mörkret, gjort med bara en nagel. Klonk, klonk. Och efter en stund: klonk.

”Det är bara jag”, sa {@a}.

Och {child} kom ända fram till sängkanten i alla fall.

# @first
{minder}
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

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
