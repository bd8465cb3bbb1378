title: {gerald} på åktur
title: En socka till {gerald}
title: Han föddes i morse
guest friend: Lova (hon), Milo (han)
guest gerald: Egon (han), Roland (han)
guest keeper: Holger (han), Bertil (han)
guest minder: Bea (hon), Siv (hon)

% @a är med i parken och stoppar om: {adult}, annars den äldre, annars {minder}, vid namn. Regeln, att ylle håller kalla saker kalla, sägs två gånger.

# a-puddle
Förra gången {child} gjorde en snögubbe gick {child.he} för att leta efter en morot, och när {child.he} kom tillbaka fanns det ingen snögubbe. Det fanns en vattenpöl med två knappar i.

Men nu hade det snöat igen[city:  i {city}], äntligen, och {child} var i parken med {@a-first} och en morot.

”Den här ska hålla till i morgon”, sa {child.he} till {friend}, som var [friend: {child.his} bästa vän|granne].

# a-sock
{Friend} hade tagit med en gammal dockvagn, att frakta snö i. Och så hade {friend.he} med sig en isglass. Den drog {friend.he} upp ur en lång raggsocka.

”Varför har du den i en socka?” sa {child}.

”För att den ska hålla sig kall.”

{child} skrattade så att {child.he} fick sätta sig. ”Sockor är ju varma!”

”Varma saker håller de varma”, sa {friend}. ”Kalla saker håller de kalla.” Och så slickade {friend.he} på glassen.

# as-a-cat
Det var inte mycket till snö. De skrapade ihop den från rutschkanan, från bänken och från mössan på {keeper}, som hade hand om parken. Det blev en snögubbe, stor som [pet.cat: {pet}, {child’s} katt|en katt]. De satte honom i vagnen, och han fick två knappar till ögon och moroten mitt i.

”Han ser ut som en {gerald}”, sa {friend}.

Då kom solen fram.

# drive
”Kör!” ropade {child}.

De körde in {gerald} i skuggan av eken. Men solen kom smygande runt eken. De körde in honom i skuggan av kiosken. Men solen kom smygande runt kiosken. [pet.dog: De körde in honom i skuggan av {pet}[!pet.known: , {child’s} hund,] men {pet} kunde inte stå still. ]De körde in honom i skuggan av {keeper}, som var skön och bred, men {keeper} skulle gå och äta sin matsäck.

En dam kom fram och tittade i vagnen. ”Vilken söt liten bebis!” sa hon, och så tittade hon en gång till. ”Oj. Så blek han är.”

”Han föddes i morse”, sa {friend}.[school:  ”Han har inte ens börjat i {school}.”]

# drip
Klockan tolv stod solen högt, och alla skuggor hade krympt. De sprang mot papperskorgen, vagnen körde på en rot, och så ramlade näsan av {gerald}.

Dropp, sa det om {gerald}. Dropp, dropp, dropp. Ena ögat gled ner över kinden och föll i gräset.

”Nej!” sa {child}. ”Han blir en pöl!”

# a-shadow
{Child.He} tittade sig omkring efter en skugga, och det fanns inte en enda kvar. Sedan tittade {child.he} ner. Där låg en, och den satt fast i {child.his} egna stövlar.

{child} hoppade in mellan {gerald} och solen. {Child.He} drog ut jackan åt båda hållen, som en fladdermus, och skuggan föll över {gerald} och täckte honom uppifrån och ända ner.

Dropp … Dropp …

”Det hjälper!” sa {friend}. ”Hur länge orkar du stå så där?”

”Till i morgon”, sa {child}.

Men armarna började skaka.[athlete:  Inte ens {athlete} hade orkat stå så hur länge som helst.] Det kliade på näsan, och {child.he} kunde inte klia. {Child.He} tittade på {friend} för att få hjälp. Då såg {child.he} något som stack upp ur {friend’s} ficka.

# something-bigger
”{Friend}! Sockan! {gerald} behöver en socka!”

”Den är för liten.”

”Hämta något större då!”

{Friend} sprang runt till alla som satt på bänkarna. ”Kan jag få låna något av ylle?” sa {friend.he}. {Friend.He} kom tillbaka med {@as} halsduk, en rutig filt[elder & adult: , {elder’s} kofta[elder2: , {elder2’s} sjal]][elder2 & !adult: , {elder2’s} sjal] och {keeper’s} stora extratröja. {Friend.He} lindade in {gerald}, varv på varv, upp över hela huvudet. Och då, äntligen, fick {child} ta ner armarna.

”Kokar han inte nu?” frågade damen.

”Ylle håller kalla saker kalla”, sa {child}.

# without-peeping
Sedan var det bara att vänta. De körde {gerald} fram och tillbaka och kikade inte en enda gång.[music:  {Friend} nynnade {@song} för honom.][sport:  Man kan inte {play sport} när man har någon att passa.] Till slut gled solen ner bakom träden. Det kom rök ur munnen när de andades, och pölarna blev stela och knakade när man trampade på dem.

# not-one-drip
{child} lindade av halsduken. {Friend} lindade av filten. {child} vågade knappt titta.

Där satt {gerald}. Han var lite smalare, och han lutade åt vänster. Men han var hård och vit och kall, och det droppade inte det minsta.

{child} satte tillbaka ögat, och sedan näsan.

”Lämna honom hos mig”, sa {keeper}. ”Jag låser grindarna på kvällen. Honom rör ingen.”

Så de parkerade {gerald} under eken.

# warm-and-cold
På kvällen drog {@a} upp täcket, ända till {child’s} haka.[pet.other:  {Pet} sov redan.]

”Är du varm nu?” frågade {@a}.

”Jag är varm”, sa {child}. ”Och {gerald} är kall.”

Och medan {child} sov började det snöa igen. Det snöade på rutschkanan och gungorna. Det snöade på eken. Och det snöade, alldeles mjukt, på en dockvagn och på {gerald}, som var kvar.

# @a-first
{minder}, som passade {child.him},
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

# @as
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @song
{music}
