title: Hur många aldrig var det?
title: Ett meddelande, huvud för huvud
guest friend: Sigrid (hon), Yusuf (han)
guest pet: Mimi (hon), Murre (han)
guest minder: faster Moa (hon), faster Lena (hon)

% Katten är barnets egen; annars är det grannens, som {child} har hand om hela sommaren. En hund ylar där katten jamar. Jamandet ska höras: långt längst bak, kort hos {friend}.

# a-whole-bus
Längst bak i bussen satt {child} med {@basket}. Längst fram i bussen, så långt bort det gick att komma, satt {friend} med sin sovsäck. Det var tjugotvå minuter hem[city:  genom {city}], och de tänkte inte säga ett ord till varandra på hela vägen.

I en vecka hade {child} varit bortrest, och i en vecka hade {@whose} bott hos {friend}[!friend.known: , {child’s} bästa vän]. Nu hade {child} hämtat {pet.him}, och {friend} skulle följa med hem och sova över. Allt hade varit bra ända till hållplatsen. Då sa {friend}:

”Jag tror faktiskt att {pet.he} tycker bäst om mig nu. {Pet.He} sov på min mage varenda natt.”

På {child’s} mage sov {pet} aldrig. Och precis då kom bussen.

# the-cake-lady
”{@Long}”, sa {pet} när dörrarna stängdes.

Det lät som en dörr i ett spökhus. Folk vände sig om. {child} satt och tänkte ut vad {child.he} skulle ha svarat, och när {child.he} hade kommit på det var det för sent, för {friend} satt en hel buss bort. Att ropa gick inte. {Pet} ropade ju redan.

{child} petade på tanten framför, som höll en stor tårtkartong i knäet.

”Kan du hälsa till den med sovsäcken”, sa {child}, ”från mig: {@thief}!”

”Så säger man inte om folk”, sa tårttanten. ”Jag kan hälsa {@kind}vän.”

”Men det är ju inte …”

# head-by-head
Tårttanten hade redan lutat sig fram mot en lång man med en golvlampa mellan knäna. Lampmannen lutade sig fram mot en kille med hörlurar[music: , som det kom {music} ur]. Killen lyfte på ena luren, lyssnade och lutade sig fram mot {friend}.

Svaret kom samma väg tillbaka. {child} såg det komma, huvud för huvud.

”Svaret är att {pet} gråter för att {pet.he} vill hem igen till det där framme”, sa tårttanten. ”Och han med lampan undrar om {@thekind} vill ha lite tårta. Fast det är min tårta.”

”{@Long2}”, sa {pet}.

Nu var {child} så arg att det stack i ögonen.

# how-many
”Hälsa att den där framme aldrig, aldrig, aldrig får sova över hos mig igen!”

Tårttanten suckade, men hon lutade sig fram. Lampmannen lyssnade. Sedan vände han sig om och såg på {child} över lampskärmen.

”Hur många aldrig var det?”

”Tre.”

”Jag skickar två”, sa lampmannen. ”Det får räcka för en buss.”

Det dröjde länge den här gången. Hörlurskillen satt vriden framåt i två hela hållplatser. Till slut kom det, huvud för huvud, och tårttanten tog sats.

”Så här låter det: Det är en stor förlust för mig, men jag önskar dig all lycka.”

{child} stirrade på henne. {Friend} hade aldrig i hela sitt liv sagt förlust. {Friend} sa typ.

Lampmannen såg åt ett annat håll.

# through-the-bus
Vad hade {friend} sagt egentligen? Det fanns bara ett sätt att få veta det. {child} tog {pet} med sig, höll i sig i stolsryggarna och började gå[sport: , som om det var {sport}].

”{@Mid}”, sa {pet} vid tårtan.

”{@Short}”, sa {pet} vid lampan.

”{@Mj}”, sa {pet} vid hörlurarna.

Och när {child} stod framme hos {friend} hördes ingenting. Hela bussen andades ut.[athlete:  ”Som när {athlete} har kommit i mål”, sa någon.]

Där fick {child.he} se, alltså. Det var sant. Det var till {friend} {pet} ville. {child} svalde och satte ner {@down} vid {friend’s} fötter.

”Ta {pet.him}, då”, sa {child.he} och vände sig om, så att ingen skulle se hur det stod till.

# one-step
{Child.He} gick ett steg.

”{@Mj}”, hördes det bakom {child.him}.

{Child.He} gick två steg till.

”{@Long2}!”

”Åh nej”, sa tårttanten.

{child} stannade. {Friend} satt ju kvar. {Pet} var ju precis hos {friend}. {Child.He} tog ett steg tillbaka igen, bara för att prova.

”{@Short}”, sa {pet}.

Ett steg till.

”{@Mj}.”

Ett steg till, och sedan hördes ingenting alls.

”Det är inte du”, sa {child} långsamt. ”Det är inte jag heller. Det är när vi sitter en hel buss ifrån varandra.”

”Men sätt er bredvid varandra då!” ropade busschauffören. ”Jag ber er!”

# was-private
{Friend} flyttade på sovsäcken. {child} satte sig. De hade {pet} mellan sig, på var sitt knä, och bussen rullade, och man kunde höra blinkersen.

”Vad sa du egentligen?” frågade {child}. ”Innan det blev förlust.”

”Jag sa okej då”, sa {friend}. ”Och sen grät jag lite. Men det skickade han visst inte.”

”Det tyckte jag var privat”, sa lampmannen bakom dem.

{Friend} pillade på sovsäckens snöre.

”{Pet.He} sov på min mage, typ”, sa {friend.he}. ”Men först satt {pet.he} i fönstret. En timme varje kväll. {Pet.He} tittade efter bussen. Det sa jag inte.”

”Nej”, sa {child}. ”Jag kallade dig {@thief2}.”

”Jag fick {@kind}vän”, sa {friend}. ”Jag fattade ingenting.”

Då började de skratta, och hörlurskillen också, så han hade nog inte haft någon musik på sig på länge.

# send-them-all
Vid hållplatsen stod {@a}[elder & adult:  och {elder}[elder2:  och {elder2}]][elder2 & !adult:  och {elder2}] och väntade och undrade varför en hel buss vinkade, och varför någon vinkade med en lampa.[school:  Det skulle bli något att berätta {at school}.]

På kvällen låg {child} i sängen och {friend} på madrassen alldeles intill. {Pet} hade rullat ihop sig mitt i skarven, med en halva på var sida, och sov utan ett ljud. {@A} stod i dörren.

”Hälsa {friend}”, viskade {child}, ”att vi aldrig, aldrig, aldrig ska bli osams mer.”

{@A} såg på madrassen, som låg en decimeter bort.

”Hur många aldrig var det?” viskade {@he}.

”Tre”, viskade {friend}. ”Skicka alla.”

# @basket
en kattkorg i knäet
## if pet.dog
en hund mellan knäna

# @whose
grannens katt {pet}, som {child} hade hand om hela sommaren,
## if pet.cat / pet.dog
{pet}

# @thief
Kattjuv
## if pet.dog
Hundtjuv

# @thief2
kattjuv
## if pet.dog
hundtjuv

# @kind
katt
## if pet.dog
hund

# @thekind
katten
## if pet.dog
hunden

# @down
korgen på golvet
## if pet.dog
{pet} på golvet

# @Long
Mjaaaaaaoooo
## if pet.dog
Auuuuuuuuuu

# @Long2
MJAAAAAOOOO
## if pet.dog
AUUUUUUUU

# @Mid
Mjaaaaooo
## if pet.dog
Auuuuu

# @Short
Mjaoo
## if pet.dog
Auu

# @Mj
Mj
## if pet.dog
Au

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
