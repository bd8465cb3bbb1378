title: Tack för att du kom
title: Världens sämsta kalas
title: Var det där ett skratt?
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: på världens sämsta kalas får inte en enda sak gå bra.
% Den med tårtan (@a) är den äldre, annars {adult}, annars {minder}.

# eight-chairs
{child} fyllde år. I köket stod åtta stolar, i hallen låg åtta godispåsar, och hela veckan hade {child} övat på det man säger i dörren när folk går hem: ”Tack för att du kom.”

Då ringde telefonen, och ringde igen, och allt gick fel. Alla hade magsjuka, i hela [city: {city} | stan].[school:  Det fanns knappt någon kvar {at school}.][sport:  De från {sport} hade det också.]

Klockan tre kom det bara en, och det var {friend}[friend & !friend.known: , {child's} bästa vän][!friend:  från våningen under], som redan hade haft det.{@shoes}

Sedan kom {@first} in med tårtan och snubblade på en stol som ingen skulle sitta på. Tårtan hamnade upp och ner på golvet.

{child} kröp in under bordet. Det gjorde så ont i halsen att orden knappt kom förbi. ”Ingen kom”, sa {child.he}. ”Det är världens sämsta kalas.”

# properly
”Så farligt är det väl inte”, sa {@a}.

”Jo”, sa duken.

Då lyftes duken, och {friend} kröp också in. ”I hela världen?” sa {friend}.

”I hela världen”, sa {child}.

”Då får vi göra det ordentligt”, sa {friend}. ”Ingenting får gå bra. Går en enda sak bra är det inte världens sämsta. Då är det bara dåligt, och dåliga kalas har alla haft.”

{child} torkade näsan på duken. {Child.He} hade aldrig varit bäst i världen på någonting[athlete: , som {athlete}]. Men sämst i världen var ju också något.

”Inte en enda sak”, sa {child}. ”Och inget skratt.”

# nobody-out
De började med chipsen. De var goda och krispiga, så de hällde saft på dem.

”Ganska goda ändå”, sa {friend} med munnen full.

”Säg inte så!” sa {child} och hällde på mer.

Sedan nynnade {@a}[elder2:  och {elder2}][music:  på {music}], och så lekte de hela havet stormar, två barn på åtta stolar. Hur tvärt låten än tog slut fanns det alltid någonstans att sitta, och ingen åkte någonsin ut. Till slut låg de över tre stolar var och väntade på att någon skulle förlora.

”Så dåligt hela havet stormar har jag aldrig sett”, sa {@a}.

”Tack”, sa {child}. Sedan kom det ett ljud ur {child}, och {child.he} ramlade av.

”Var det där ett skratt?” sa {friend} strängt.

”Jag hostade”, sa {child}.

# one-thing
Chipsen hade börjat rinna ner från bordet, så {@a} gick för att leta efter en trasa.

”Nu kollar vi”, sa {friend}. ”Är det något som har gått bra?”

De tittade på tårtan på golvet, och på chipsen, och på alla tomma stolar. Det var perfekt.

”Oj”, sa {friend}. ”Det är en sak.”

”Vad då?” sa {child}.

”Jag kom.”

Den här gången var det ingen som hostade.

”På världens sämsta kalas kommer det ju ingen”, sa {friend} långsamt. ”Vill du att jag går hem?” Och {friend} tittade på {child} och väntade.

{child} behövde bara säga nej. Men det var så nära nu, världens sämsta kalas, och ingen annan hade ett.

”Du måste väl det”, sa {child}.

”Tack för mig”, sa {friend}, fruktansvärt artigt, och gick ut i hallen.

# finished
{child} kröp in under bordet igen. Nu hade {child.he} världens sämsta kalas, och ingen att visa det för.

Det kändes inte som det hade gjort klockan tre. Då var det magsjukans fel. Det här var {child's} eget fel, och det gjorde ont mycket längre ner. Hela eftermiddagen hade {child} räknat de tomma stolarna. {Child.He} hade inte en enda gång räknat den som det satt någon på.

”Vänta”, försökte {child} säga, men det fastnade i halsen. Ute i hallen tog {friend} på sig skorna.

{@help}

# you-came
{child} for ut från bordet så fort att duken följde med, med chips och allt, och sprang ut i hallen.

”Stopp!” skrek {child}. ”Det är förstört! En sak gick bra!”

”Vad då?” sa {friend} utan att titta upp.

”Du kom”, sa {child}, och rösten darrade. ”Jag sa att ingen kom. Och du hade ju kommit.”

Då tittade {friend} upp. ”Jag trodde inte att du hade märkt det”, sa {friend.he}.

”Jag höll på att räkna de andra”, sa {child}.

{Friend} tittade på {child}, som hade en duk på huvudet och ett chips på näsan. Då kom det ett ljud ur {friend}.

”Hostade du?” sa {child}.

”Nej”, sa {friend}. Och sedan skrattade de, båda två, tills de måste sätta sig bland skorna.

# from-the-bottom
När det ändå var förstört kunde de lika gärna äta tårtan. Den var upp och ner, så de lade sig på magen med var sin sked och åt från botten, och slutade precis ovanför golvet.[pet.dog:  Golvet tog {pet}.][pet.cat:  {Pet} tog grädden och gick från kalaset.]

”Hur är den?” frågade {@a}, som också låg där.

”Dåligt kalas”, sa {child}. ”God tårta.”

# all-eight
Klockan sex stod {friend} på dörrmattan med båda skorna på och alla åtta godispåsarna.

{child} hade övat för åtta stycken. Nu var det bara en, så {friend} fick alltihop.

”Tack för att du kom”, sa {child}.

# @shoes
[pet.other:  Först av allt hälsade {friend.he} på {pet}, som vanligt.]
## if pet.dog
 {Pet}[!pet.known: , {child's} hund,] tog genast {friend's} ena sko och lade sig på den under köksbordet. Så gjorde {pet} för att folk skulle stanna.
## if pet.cat
 {Pet}[!pet.known: , {child's} katt,] lade sig genast på {friend's} jacka. {Pet} brydde sig inte om kalas, men om jackor.

# @help
Men {friend} knöt den ena skon, och knöt upp den, och knöt den igen. {child} kunde se snörena under bordskanten. Ingen i hela världen har knutit en sko så långsamt.
## if pet.other & !elder
”Jag ska bara säga hej då till {pet}”, sa {friend} där ute. ”Hej då, {pet}. Jag skulle egentligen ha stannat till sex.” Sedan snörvlade någon, och det var inte {pet}.
## if elder & !pet.dog & !pet.cat
Men framför dörren stod {elder.short} med trasan. ”Här går ingen hem utan godispåse”, sa {elder.short}. ”Vilken är din?”

”Jag vet inte”, sa {friend}, inte riktigt stadigt.

”Då får vi titta i allihop”, sa {elder.short}. {Elder.He} satte sig på dörrmattan och började, så långsamt det gick, med den första knuten.
## if pet.cat
Men ingen går hem utan jacka, och på jackan låg {pet}.

”Snälla {pet}, jag måste gå”, sa {friend}, inte riktigt stadigt, och drog lite i ena ärmen. {Pet} lade en tass på ärmen, och där låg den kvar.
## if pet.dog
Men där ute fanns bara en sko. Den andra hade {pet} under bordet, och nu knuffade {pet} upp den i {child's} knä med nosen.

”Du vill inte heller att någon ska gå”, viskade {child}.

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
