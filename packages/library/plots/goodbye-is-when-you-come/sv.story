title: Utomjordingen som sa hej då
title: Hej då säger man när man kommer
title: Jättemycket hej då

% För utomjordingen är hej hej då och hej då hej, ända till sista ordet. Vems hand: {adult}, annars den äldre, annars ingens.

# a-saucepan-lid
{child} satt på köksgolvet i pyjamas med ett grytlock[adult: , medan {adult} diskade][elder & adult:  och {elder} torkade][elder & !adult: , medan {elder} diskade]. [friend: {Friend}[!friend.known: , {child.his} bästa vän,] hade det andra locket. ]{child} ville att det skulle komma en utomjording.[elder:  {Elder.short} ville ha locket.]

Surr, lät det. Duns.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] satte sig upp.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] öppnade ena ögat.]

Och där på golvet stod en utomjording. Den var grön. Den var lika stor som en tekanna. Den hade ett stort öga och tre små händer, och den vinkade med allihop.

”Hej då!” sa utomjordingen.

# goodbye
”Nej”, sa {child}. ”Du kom ju nyss. Då säger man hej.”

”Hej då!” sa utomjordingen, jätteglad, och klättrade upp i {child's} knä. Den var varm som en bulle[pet.dog: , och {pet} slickade på den][pet.cat: , och {pet} kom närmare].

”Inte hej då”, sa {child}. ”Hej då säger man när man går.”

”Hej då säger man när man kommer”, sa utomjordingen. ”Det vet väl alla.”

”Nej!” sa [friend: {friend} | {child}].

”Jo!” sa utomjordingen.

# three-hands
Den hoppade in bakom [elder: {elder.short} | sophinken]. Så hoppade den fram och vinkade med sina tre händer.

”Hej då!” sa den.[pet.other:  Det sa den till {pet} också.]

Den kröp in under stolen[pet.dog: , och {pet} nosade fram den][pet.cat: , och {pet} flyttade på sig]. Så tittade den fram och vinkade med sina tre händer.

”Hej då!”

[age>=6: Den satte sig på hyllan, så stilla att den såg ut som en tekanna. Så hoppade tekannan ner och vinkade med sina tre händer.

”Hej då!”

]Den satte sig under [friend: {friend's} grytlock. {Friend} | grytlocket. {child}] lyfte på locket, och där var den.

”Hej då, hej då, hej då!”

# hello
[friend: {child} och {friend} skrattade. Vilken tokig utomjording! {child} | {child} skrattade. Vilken tokig utomjording! {Child.He}] skulle lära den hur man gör[sport: , och sedan skulle den få lära sig att {play sport}]. Så {child.he} ställde sig rak i ryggen[athlete: , lika rak som {athlete}], och {child.he} vinkade, och {child.he} sa det, högt och tydligt[school: , precis som de sa {at school}].

”HEJ!”

Utomjordingen tvärstannade.

”Oj”, sa den. ”Redan?”

Alla tre händerna hängde. Ur det stora ögat kom en rund tår.[elder:  {Elder.short} stod alldeles stilla.]

”Men jag trivdes ju här”, sa utomjordingen. Och den gick långsamt över golvet, tass, tass, tass, [pet.dog / pet.cat: förbi {pet}, ]in i sitt lilla skepp och stängde dörren.

# up-went-the-ship
Surr …

”Åh nej!” sa {child}. ”Inte så! Du skulle ju inte gå!”

Surr, surr … Upp flög skeppet, upp förbi stolen, upp förbi bordet[elder: , upp förbi {elder.short}].

{@question}

Det visste {child}. {Child.He} vinkade med båda armarna så högt {child.he} kunde, och {child.he} ropade:

”HEJ DÅ! HEJ DÅ! HEJ DÅ!”[friend:  {Friend} slog ihop locken.][pet.dog:  {Pet} skällde, och det är hej då på hundspråk.][pet.cat:  {Pet} vinkade med svansen.][elder:  {Elder.short} viftade med handduken.]

# do-you-mean-it
Då slutade det surra.

Den lilla dörren gick upp, och ett stort öga tittade ut.

”Menar du det?” sa utomjordingen.

”Hej då”, sa {child}. ”Jättemycket hej då.”

Duns! Ut sprang utomjordingen, tass-tass-tass-tass, rakt in i {child's} famn. Den kramade {child.him} {@held}. Och så satt de på golvet länge, länge[music:  och nynnade på {music}], varma som [friend / pet.dog / pet.cat: nybakta|två] bullar.

# a-green-yawn
Utanför fönstret hade det blivit mörkt, och utomjordingen gäspade, stort och grönt.[pet.dog / pet.cat:  {Pet} gäspade långt och skärt.]

”Jag måste hem och lägga mig”, sa den.

”Jag med”, sa {child}[elder:  och gav {elder.short} locket].[friend: 

”Jag med”, sa {friend}.]

Utomjordingen klev in i sitt skepp. Den vinkade med sina tre händer, mycket långsamt.

”Hej, {child}[friend: , hej, {friend}][pet.dog / pet.cat: , hej, {pet}][elder: , hej, {elder.short}]”, sa den.

{child} vinkade också.

”Hej, utomjordingen”, sa {child.he}. ”Hej.”

# smaller-and-smaller
Surr, lät det lilla skeppet, ut genom fönstret[city: , upp över {city}] och upp bland stjärnorna. {child} [adult: höll {adult} i handen och | {@hand}] såg ljuset bli mindre och mindre.[elder2:  {Elder2} stod bredvid och såg det också.][elder & adult & friend:  {Elder.short} vinkade med locket och {friend} med det andra.][elder & adult & !friend:  {Elder.short} vinkade med locket.][friend & !elder / friend & !adult:  {Friend} vinkade med det andra locket.][pet.dog:  {Pet} viftade hej med svansen.][pet.cat:  {Pet} vinkade hej med svansen.]

I morgon skulle den komma igen och säga hej då.

# @hand
stod vid fönstret och
## if elder
höll {elder.short} i handen och

# @question
Vad säger man när man vill att en utomjording ska komma?
## if elder
”Vad säger man när man vill att en utomjording ska komma?” sa {elder.short}.
## if friend
”Vad säger man när man vill att en utomjording ska komma?” sa {friend}.
## if friend & elder
”Vad säger man när man vill att en utomjording ska komma?” sa {friend}.

# @held
med en hand, och en hand till, och en hand till
## if pet.dog
med en hand, och en hand till, och {pet} med en hand till
## if pet.cat
med en hand, och en hand till, och {pet} med en hand till
## if friend
med en hand, och {friend} med en hand till, och båda två med en hand till
## if friend & pet.dog
med en hand, och {friend} med en hand till, och {pet} med en hand till
## if friend & pet.cat
med en hand, och {friend} med en hand till, och {pet} med en hand till
