title: {Elder} snarkar inte
title: En snarkning på rymmen
title: En väldigt trött buss

% Snarkningen är "den".

# sneezed
{child} och {friend}[!friend.known: , {child.his} bästa vän,] byggde ett torn, alldeles tyst, för {elder} satt och vilade ögonen i en stol.

Fast så tyst var det inte.

HRRRR-puh, sa {elder.short}. HRRRR-puh.[music:  Det var nästan {@song}.]

Då, mitt i ett HRRRR, kom det en nysning.

A-TJO!

Ner ramlade tornet. Upp satte sig {elder}. Och något litet for genom rummet och landade, plopp, bakom gardinen.

”Oj då”, sa {elder.short}. ”Jag måste ha slumrat till.”

”Du snarkade”, sa {child}.

”Jag snarkar inte”, sa {elder.short} och gick för att leta efter sin andra toffel.[elder2:  ”Hm”, sa {elder2}, som hade hört det i många år.]

# like-a-bun
{child} och {friend} tittade bakom gardinen.

Där satt något runt och grått och ulligt, som en bulle gjord av tröja.[pet:  {Pet} nosade på den, och då nös den.]

”Är du en mus?” frågade {friend}.

”Jag är en snarkning”, sa snarkningen. ”Någon nös ut mig, och jag kommer inte in igen förrän det är någon som sover.” Den darrade. ”Jag har aldrig varit Ute förut. Det är bara fötter.”

”Var inte orolig”, sa {child}. ”Vi ska nog få {elder.him} att somna om.”

# milk
Men {elder} var klarvaken.

”Mjölk”, viskade {friend}. ”Mjölk blir man sömnig av.”

Så de hämtade mjölk. {Elder} drack upp alltihop och fick en vit mustasch.

”Härligt!” sa {elder.he}. ”Nu har jag spring i benen. Vem vill [sport: {play sport} | hoppa] en stund?”

# sheep
”Får”, viskade {child}. ”Man ska räkna får.”

Så {friend} var får och hoppade över en kudde.

”Bä!”

”Ett”, sa {elder}.

Felet var att {friend} var ett så bra får. {Friend.He} gjorde ett snabbt får. {Friend.He} gjorde ett får som gick baklänges. {Friend.He} gjorde ett får som hade kommit på fel dag.[athlete:  {Friend.He} gjorde ett som var nästan lika duktigt som {athlete}.] Snart skrattade {elder} så att stolen skakade.

”Nu är jag ännu mera vaken!” sa {elder.he}. ”Alla hoppar!”

Bakom gardinen kom det en väldigt liten snyftning från snarkningen.

# little
{child} tyckte så synd om den att det kändes i hela magen. {child.He} tänkte. Hur gjorde [adult: {adult} | de vuxna], när {child.he} själv hade spring i benen?

Inget stort. Bara smått.

Så {child} släckte den stora lampan och tände den lilla. {child.He} lade en filt över {elder}, ända upp till hakan. Sedan satte {child.he} sig tätt intill och tog fram sin allra minsta röst.

# a-tired-bus
”Här är en buss”, sa {child}. ”Och det är en väldigt trött buss.”

”Jag är inte det minsta sömnig”, sa {elder.short}.

”Den åkte sakta nerför backen[city:  i {city}]”, sa {child}.[school:  ”Den stannade vid {school}, och alla gick av.”] ”Och den stannade, och en tant gick av. Hej då, tanten. Och den åkte lite saktare. Och den stannade, och ett får gick av.”

”Bä”, sa {friend}, så mjukt som det gick.

”Hej då, fåret. Och den åkte saktare … och saktare … och ett får till gick av.”

”Bä”, andades {friend}.

”Och sedan var det inte någon kvar på bussen. Så den åkte hem till garaget. Och den släckte sina lampor. Och den släppte ut all luften.”

Pssssch, sa {child}.

{Elder's} ögon var stängda.

# tickles
Ut smög snarkningen. Den klättrade upp för filten. Den klättrade upp för koftan, knapp för knapp. Den började klämma sig in.

Men snarkningen var ullig. Och det som är ulligt kittlas.

”Ah …” sa {elder}. ”Ah … AH …”

”Nu åker den ut igen”, pep {friend}.

Fort, fort satte {child} ett finger under {elder.short's} näsa och höll det där.

”AH …” sa {elder}. ”… ahhhh.”

Och snarkningen sprattlade till, sparkade med benen, och så var den hemma.

HRRRR-puh.

Det var en väldigt glad snarkning.

# three-snores
{child} och {friend} klättrade upp, en på varje sida, för filten var varm, och lampan var liten, och det hade varit en väldigt sömnig saga, också för den som berättade den.

[adult: {Adult} | Den vuxna] kom och stannade i dörren och lyssnade.

HRRRR-puh, sa mitten av filten.

Hrrr-puh, sa den ena änden.

Puh, sa den andra.

”Vem är det som snarkar”, viskade [adult: {adult} | den vuxna].

”Inte jag”, mumlade {friend}.

”Inte jag”, muttrade {child}.

{Elder} öppnade ett öga.

”Det måste ha varit bussen”, sa {elder.he} och stängde det igen.

# @song
{music}
