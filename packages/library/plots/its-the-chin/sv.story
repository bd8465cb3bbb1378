title: Det är hakan
title: Fram och bak
title: Ägget i skottkärran
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som lyfter på filten (@a) är den äldre, annars {adult}, annars {minder}. Pip, pip, pip och Upp, upp, upp säger ni båda två. Drakens sista ord viskas.
% En regel: det första den ser är dess mamma.

# same-with-ducks
Ägget låg i skottkärran vid {child's} grind. Det var grönt och varmt och stort som en fotboll, men det fanns bara ett.[pet.dog / pet.cat:  Under skottkärran låg [!pet.known: [pet.cat: katten|hunden] {pet}|{pet}], som gärna låg där det var varmt.]

”Det är ett drakägg”, sa {friend}[!friend.known: , {child's} bästa vän]. ”Och den första draken ser när den kommer ut, det är mamma. Det är likadant med ankor.”

”Då är det jag”, sa {child}. ”Det var jag som hittade det.”

”Det var jag som bäddade”, sa {friend}, och det stämde. Det var {friend} som hade hämtat den gröna picknickfilten.

Så de ställde sig på var sin sida, med näsorna nästan mot skalet. De åt sina mackor stående, för att inte missa något.[sport:  {child} glömde bort att det fanns {sport}.][pet.other:  {Pet} sov inne i huset och missade det.]

# tap-tap
Knack, knack, knack, sa ägget.[school:  Så hade inga ägg sagt {at school}.]

”Hej, ägget”, sa {child}. ”Det är jag som är din mamma.”

”Du har sylt på näsan”, sa {friend}. ”Hej, ägget. Det är jag.”

[elder2: ”Något grönt som brummar”, sa {elder2}, som satt på trappan och löste korsord. Ingen hann svara.

]Knack, knack, KRACK!

# bonk
Då lutade de sig fram, båda två på samma gång.

Donk!

”Aj!” sa {child} och satte sig på grusgången och blundade.

”Aj!” sa {friend} och satte sig på andra sidan.

Och just då kom draken ut. Den var liten och grön och hade en bit skal på huvudet. Den öppnade ena ögat. Den öppnade det andra. Och över grinden såg den någon.

# big-and-green
Hon var stor och grön, och hon brummade. Hon sträckte ut två långa armar, lyfte en soptunna och åt upp allt som fanns i den. Pip, pip, pip, sa hon.

”Mamma!” sa draken.

Det var sopbilen.

”Nej, jag!” ropade {child}. ”Titta hit!”

”Eller hit!” ropade {friend}.

Men draken hade klättrat upp på grinden, och den såg bara sopbilen.[athlete:  Så tittar folk annars på {athlete}.]

# whole-of-mill-lane
Sopgubben kom för att hämta {child's} soptunna. ”Är den där er?” sa han.

”Nej”, sa {friend}. ”Den är din. Din bil är mamma till den.”

Sopgubben tittade på draken. ”Ja, det ser man”, sa han. ”Det är hakan. Men hon kan inte stanna. Hon har hela Kvarngatan kvar[city: , och sedan resten av {city}].”

Och sopbilen brummade och for runt hörnet.

# hot-tears
”Mamma?” sa draken.

Den väntade. Sedan kröp den tillbaka in i ägget och drog ner den övre halvan över huvudet. Tsss, hördes det där inne. Tsss, tsss. Den grät, och tårarna var heta.

Åh nej!

{child} bjöd den på en halv macka. {Friend} [music: nynnade på {music}|sjöng en sång om ankor].

”Tsss”, sa ägget.

”Den vill inte ha oss”, sa {friend} och darrade på rösten. ”Den vill ha en sopbil.”

# only-the-front
{child} tittade på filten. Den var stor, och den var grön. {Child.He} drog den över huvudet och brummade. ”Brrrrum! Jag är en sopbil!”

”Du är bara framdelen”, sa {friend}. ”Armarna sitter bak. Det är bak man äter.”

{child} tänkte efter. {Child.He} ville vara mamman. {Child.He} ville det så mycket, och alldeles själv.

”Tsss”, sa ägget.

{child} lyfte på ett hörn av filten. ”Kom in då”, sa {child.he}. ”Jag är fram, och du är bak.”

# up-up-up
Så {friend} kröp in, med rumpan först. ”Brrrrum!” sa {child}. ”Pip, pip, pip!” sa {friend}, och filten backade nerför grusgången på fyra ben.

Ägget öppnade sig på glänt. Ett öga tittade ut.

”Mamma?”

Pip, pip, pip! {Friend} sträckte ut två långa armar och lyfte draken som en soptunna. Upp, upp, upp! Och hej! Ner gled den, in under filten, där det var varmt.

Då skrattade den, så att det kom en rökpuff där fram.

”Igen”, sa draken.

[pet.dog / pet.cat: När den gled ner nästa gång låg det redan någon med päls i mitten. {Pet} hade upptäckt hur varmt det var.

]
# which-of-you
De höll på till middagen, och då kom {@first} ut och lyfte på filten.

”Det där är en drake”, sa {@a}. ”Vem av er är mamman?”[elder2: 

”Drake”, sa {elder2} och skrev dit det.]

”Jag är fram”, sa {child}.

”Jag är bak”, sa {friend}.

”Då så”, sa {@a}.

# it-waved
Nästa torsdag kom det någon stor och grön brummande nerför gatan. Hon sträckte ut två långa armar och lyfte en soptunna. Pip, pip, pip.

Draken tittade länge på henne över grinden. Sedan vinkade den.

”[elder: Moster|Mormor]”, sa den.

När det blev mörkt satt {@a} på trappan med filten. {child} kröp in fram, och {friend} kröp in bak. Draken gäspade ut en liten rök och backade in emellan, där det var varmt.

”Pip, pip”, viskade den.

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
