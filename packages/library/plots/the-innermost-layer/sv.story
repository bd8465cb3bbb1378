title: Innersta lagret
title: Snön som var sparad
title: Den sparar vi

% Den vuxna (@a): {adult}, annars den vuxna.

# worm
Det var något fel med december. Det fanns ingen snö[city:  i {city}]. Det fanns regn, och lera, och ett löv. {child} hade ställt fram sin pulka vid trappan för länge sedan, och nu bodde det en daggmask i den.

”Den kommer nog”, sa {@a}.

Det hade {@a} sagt i trettiofyra dagar.

# one-flake
{child} satt på trappan i overall och mössa, för att vara beredd. Bredvid satt {pet}, som just hade fått sin vinterpäls. Den var så tjock att {pet.he} såg ut som två.

”Du är i alla fall klädd för det”, sa {child}.

{Pet} skakade på sig. Och något vitt flög upp ur pälsen. Det dalade, åt ena hållet och åt det andra, och landade på {child's} vante. Det hade sex små uddar.

Det var en snöflinga.

{child} tittade upp. Himlen var grå och tom. {child.He} tittade på {pet}. Sedan sprang {child.he} in och hämtade kammen.

# brush
{child.He} drog ett drag, från nacken till svansen. Ritsch. Upp flög tre flingor.

{child.He} drog ett drag till. Ritsch. Upp flög en hel näve.

”{Pet}”, viskade {child}. ”Har du haft den hela tiden?”

{Pet} blundade och såg ut som någon som har väntat på att bli frågad.

{child} kammade. Ritsch, ritsch. Nu snöade det över trappan. Ritsch, ritsch. Nu snöade det över gräset. Flingorna flög rakt upp som ur en skorsten, och sedan spred de ut sig och föll. Leran blev prickig. Leran blev randig. Leran blev vit.

# forecast
”Det snöar!” ropade {child}.

{@A} kom ut i tofflor och tittade på snön, och på {pet}.

”Det där är inte likt någon väderrapport som jag har sett.”

”Det är snön från förra vintern”, sa {child}. ”{Pet} har sparat den!”

”Var då?”

”Underst.”

För så är det med päls. Det finns ett lager mot regn och ett mot vind. Och innerst inne, där ingen kommer åt, finns det ett lager som ingen har berättat om.

# queue
{child} kammade ryggen, och det blev snö på taken. {child.He} kammade vänster sida, och det blev snö på kyrkan. {child.He} kammade höger sida, och det blev snö på [school: {school}|skolan] och kiosken och bussen. [sport: Det blev snö där man kan {play sport}. ][athlete: {athlete} på affischen vid hållplatsen fick en hög mössa. ]Då gick dörrarna upp längs hela gatan. Folk kom ut i pyjamas. [music: Någon började sjunga {music}, fast det inte passade. |Någon började sjunga. ]

När armarna tog slut på {child} tog {@a} över. När de tog slut på {@a} [friend: kom {friend}[!friend.known: , {child's} bästa vän,] med en egen kam. Och när inte ens {friend.he} orkade ställde sig grannarna i kö.|ställde sig grannarna i kö.][elder:  Först stod {elder}[elder2:  och {elder2}].]

# tummy
Till sist var det bara magen kvar.

”Där får man inte”, sa {child}. ”Där får ingen.”

Ingen hade någonsin fått kamma den magen. Man behövde bara titta åt det hållet, så lade {pet} sig på den.

Men nu såg {pet} ut över gatan. Där stod alla barnen med sina pulkor. Det var nästan djupt nog. Det räckte nästan.

{Pet} suckade. Och så lade {pet.he} sig på rygg i snön, med alla fyra tassarna i vädret.

# only-me
”Bara jag”, sa {child}. ”Och jag är försiktig.”

{child.He} tog av sig vanten och kammade med handen. Det var det allra mjukaste som fanns, och ut kom den allra mjukaste snön. Flingorna var stora som servetter. De föll så tätt att man inte såg gatlyktorna, bara ljuset från dem.

# sledging
Sedan åkte de. De åkte tills stjärnorna kom, {child} fram och {@a} bak och {pet} i mitten. {Pet.He} var mycket smalare nu och fick låna en halsduk.

Daggmasken flyttade in i en blomkruka.

# kept
När {child} låg i sängen kom {pet} och lade sig på täcket. {child} strök med handen över nacken, en enda gång.

En flinga flög upp. Den dalade genom rummet, åt ena hållet och åt det andra, och landade på {child's} näsa.

”Den sparar vi”, viskade {child}.

# @a
den vuxna
## if adult
{adult}
