title: Inte nu
title: Men du, vet du vad?
title: En alldeles vanlig höna
guest brother: Sixten (han), Ture (han)
guest neighbour: Göran (han), Lennart (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Hönan har samma melodi som ”Men du, vet du vad?” varje gång. Den vuxna är mormor eller farfar, annars {adult}, annars {minder}: @a.

# not-now
{child}, som var {age} år, kröp runt på golvet i vardagsrummet och letade efter en krok. Det var kroken till {child.his} lyftkran, den allra sista biten, och utan den kunde kranen inte lyfta så mycket som en makaron.[friend:  I morgon skulle {friend}[!friend.known: , {child’s} bästa vän,] komma och se den lyfta.] Bredvid {child.him} stod lillebror {brother}, fem år, i bara kalsongerna.

”Men du, vet du vad?” sa {brother}.

”Inte nu”, sa {child}.

[school: När {child} var {at school} var det ingen som sa så. Men hemma lät det så hela dagarna. | Så lät det hela dagarna.] Först sa {brother} ”Men du, vet du vad?” och sen kom det något om att traktorer har hjul[sport:  och att man blir trött av {sport}]. {child} ville ha en enda stund i fred.

”Men du, vet du vad?”

”Inte nu!”

”Men du …”

”Du kacklar ju värre än en höna!” ropade {child}. ”Bli en höna då, så slipper jag höra vad du säger!”

# puff
Det sa puff, som när man slår på en kudde. Kalsongerna låg på golvet. Mitt i kalsongerna stod en brun höna.

Hönan tittade på {child} med ena ögat.

”Pock-pock, pock-pock-pock?” sa hönan.

”{brother}?” sa {child}. ”Sluta. Bli vanlig igen.”

Men {brother} blev inte vanlig. Han flaxade upp i soffan, krafsade på kudden och kacklade så att fjädrarna yrde.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] ville ha något varmt att ligga på och tog kalsongerna.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] ville ha något varmt att ligga på och tog kalsongerna.]

[pet.other: ”Såg du?” sa {child} till {pet}. Det hade {pet} gjort.]

# quite-a-lot
{@First} satt och {@worked} i rummet bredvid, bakom stängd dörr.

”{child}?” ropade {@he}. ”Vad gör {brother}?”

”Han sitter i soffan!”

”Har han fått på sig något?”

{child} tittade på alla fjädrarna.

”Ganska mycket!”

”Vad bra! Har han ätit?”

”Han åt en spindel från golvet!”

”Som vanligt, alltså!” ropade {@a}.

# like-a-handbag
Sedan öppnades dörren, och {@a} fick syn på hönan.

”Men det är ju en av {neighbour’s} hönor!” sa {@he}. {Neighbour} var grannen på andra sidan häcken[city: , och hans höns var kända i halva {city}].

”Det är {brother}”, sa {child}.

”Har ni redan döpt den?”

{@A} brukade passa hönsen när {neighbour} var bortrest. {@He} stoppade in hönan under armen som en handväska, och hönan kacklade värre än någonsin.

”En höna som håller på så där har något att berätta”, sa {@a}. ”De är likadana allihop. De slutar inte förrän någon har lyssnat till slut. Var är {brother}, förresten?”

”Under din arm”, sa {child}.

”Ha ha”, sa {@a}.

# home-to-your-sisters
{@He} klev ut genom altandörren, rakt genom hålet i häcken, och öppnade grinden till {neighbour’s} hönsgård. {child} sprang efter.[athlete:  Inte ens {athlete} hade hunnit först.]

”{@A}, vänta! Släpp inte ner honom!”

”Så där”, sa {@a} och släppte ner honom. ”Hem till systrarna med dig.” [elder2: Så ringde {elder2}, och {@a} skyndade tillbaka in för att svara. | Så ringde {@his} telefon, och {@he} skyndade tillbaka in.]

# all-brown
{child} tryckte näsan mot nätet. Där inne gick en hel flock hönor, och alla var bruna. Alla hade likadana näbbar och likadana ben, och alla gick runt varandra hela tiden.

”{brother}?” ropade {child}.

Alla hönorna tittade upp, för höns tror alltid att det är mat.

Det kändes i magen som när man missar ett trappsteg. {child} hade önskat sig en enda stund utan {brother}. Nu kunde det bli för alltid.

{Child.He} kröp in genom grinden och satte sig på huk framför den närmaste hönan.

”Men du, vet du vad?” sa {child.he} till den. ”Känner du igen det?”

Hönan bajsade på {child’s} sko. Det kunde ha varit {brother}, men {child} trodde inte det.

Nästa höna hackade på skosnöret. Nästa gick sin väg. {child} satt där i jorden och visste varken ut eller in. Då hördes det någonstans bakifrån:

”Pock-pock, pock-pock-pock?”

# what-is-it
Den melodin hade {child} hört tusen gånger. Den gick precis som ”Men du, vet du vad?”, och av gammal vana öppnade {child.he} munnen för att säga ”inte nu”.

{Child.He} stängde den igen. Sedan vände {child.he} sig om och lade sig på mage i hönsgården, med ansiktet precis lika högt som hönans.

”Nej”, sa {child}. ”Vad då?”

Och hönan berättade. Den berättade och berättade, kom av sig och började om från början. En annan höna klev upp och ställde sig på {child’s} rygg, men {child} tittade inte bort.

”Oj”, sa {child}. ”Jaså? Och sen då?”

Hönan kacklade ett allra sista kackel och drog efter andan. Då sa det puff.

# nearly-laid
”… och därför la jag den i soffan”, sa {brother}. Han satt spritt naken i jorden med en fjäder i håret.

”La vad?”

”Kroken. Den låg på golvet, så jag la den under kudden så att ingen skulle tappa bort den. Det har jag sagt hela dagen.”

{child} krängde av sig sin tröja och drog den över {brother’s} huvud.

”Förlåt att jag sa att du skulle bli en höna”, sa {child}.

”Det gjorde inget”, sa {brother}. ”Jag värpte nästan.”

{@A} kom ut på altanen[elder2: , med {elder2} kvar i luren].

”Men {brother}, varför sitter du hos {neighbour’s} höns?”

”Det var ju du som satte mig här”, sa {brother}.

# ill-wait
Kroken låg under soffkudden. [music: På kvällen spelade de {music}, och kranen lyfte | På kvällen lyfte kranen] en makaron, sedan två, sedan en av {brother’s} strumpor.[friend:  I morgon skulle {friend} få se.][pet.dog / pet.cat:  {Pet} låg kvar på kalsongerna.] {brother} satt så nära att det kittlade.

”Men du, vet du vad?”

{child} lade ner kranen.

”Nej. Vad då?”

{brother} tänkte en lång stund.

”Jag har glömt det”, sa han.

”Det gör inget”, sa {child}. ”Jag väntar.”

# @first
{Minder}, som passade dem,
## if adult & !elder
{adult}
## if elder
{elder}

# @worked
jobbade
## if elder
löste korsord

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
{minder.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}
