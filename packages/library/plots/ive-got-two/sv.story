title: Handen under sängen
title: Jag har ju två
guest friend: Samir (han), Elin (hon)
guest minder: Malena (hon), Josefin (hon)

% Monstret viskar. Kompisen är familjens eller den som står i dess ställe. Den vuxna är {adult}, annars den äldre, annars {minder}: @a.

# afraid-of-the-dark
Under {child's} säng bodde det ett monster, och i kväll skulle {friend}[!friend.known: , {child.his} bästa vän,] sova över.

Monstret i sig var inget problem. Det var ganska snällt, det åt damm[music:  och nynnade på {music}], och det luktade som en gammal ylletröja. Men det var mörkrätt. Varje kväll, när lampan släcktes, kom det upp en stor luden hand vid sängkanten, och så sa det: ”Handen?” Och {child} tog den. Den var varm som nybakat bröd. Sedan somnade de.

Så hade det varit sedan {child.he} var tre, och nu var {child.he} {age}. Det var inget man berättade [school: {at school}|i skolan].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] visste om det, men {pet.he} skvallrade inte.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] visste om det, men {pet.he} pratade inte med vem som helst.][pet.other:  {Pet} visste om det, men {pet.he} kunde hålla tyst.] ”Jag sover i kolmörker”, hade {child} sagt till {friend}. ”Helt ensam. Det är jag van vid.”

# not-even-a-finger
”Du får klara dig själv i natt”, sa {child.he} till monstret före maten. ”Inte ett ljud.”

”Inte ett ljud”, viskade monstret. ”Men handen får man väl?”

”Nej.”

”Ena fingret?”

”Nej!”

# i-coughed
Klockan nio låg {friend} på madrassen på golvet[sport: , mätt på mat och {sport}]. {@First} stod i dörren.

”Ska dörren stå på glänt?” sa {@a}.

”Den ska vara stängd”, sa {child}.

”Jaså, i kväll?” sa {@a}. Sedan släckte {@he}.

Det blev kolmörkt[city: , det mörkaste i hela {city}]. Det var tyst i ungefär en minut.

”Handen?” sa det under sängen.

”Sa du något?” sa {friend}.

”Nej”, sa {child}. ”Jag hostade.”

”Det lät som handen.”

”Jag hostar så.”

# moving-furniture
Under sängen var det någon som svalde. Sedan hördes ett långt, darrigt gnyende, som när man drar en stol över golvet.

{@A} öppnade dörren. ”Vem är det som flyttar möbler?”[elder & adult: 

”Inte här ute!” ropade {elder}[elder2:  och {elder2}] från köket.][elder2 & !adult: 

”Inte här ute!” ropade {elder2} från köket.]

”Det var jag”, sa {child}. ”Jag vände mig.”

{@A} tittade på {child.him} en stund, och så stängde {@he}.

Nu började sängen skaka. Monstret darrade så att {child's} glas klirrade på nattbordet[athlete:  och affischen med {athlete} satte sig på sned]. Snart skulle det börja gråta, och när det grät lät det som ett dragspel i en brunn[pet.other: , och det tålde inte {pet}].

# white-knuckles
{@A} öppnade igen. ”Är det någon som är rädd här inne?”

”Nej!” sa {child}.

”Nej!” sa {friend}.

Men medan dörren stod öppen föll ljuset från hallen in över madrassen, och {child} såg {friend}. {Friend.He} låg raklång. {Friend.He} hade dragit upp dragkedjan på sovsäcken ända till hakan, och {friend.he} höll i den med båda händerna, så hårt att knogarna var vita. {Friend.He} tittade inte på {@a}. {Friend.He} tittade på ljuset.

Sedan blev det mörkt igen.

{child} låg och tänkte på de där händerna. Så höll ingen som var van vid kolmörker. Så höll man om man längtade hem och inte ville att det skulle märkas.

Monstret snyftade till.

# as-it-was
Här låg det alltså två stycken som behövde någon att hålla i handen. Och de låg precis bredvid varandra. Det enda som behövdes var att {child} sa som det var.

Det var förskräckligt svårt. Det kändes som att hoppa i vattnet i maj.

”{friend}”, sa {child}. ”Jag hostade inte.”

”Inte?”

”Det bor ett monster under min säng. Det är mörkrätt. Jag brukar hålla det i handen, annars kan det inte sova. Jag har gjort det sedan jag var tre.”

Från madrassen kom det inte ett ljud. {child} blundade och väntade på skrattet.

”Är det stort?” sa {friend}.

”Ganska. Men det är bara jag som är … det är bara det som är rädd.”

”Jaha”, sa {friend}.

”Och nu når jag inte så bra”, sa {child}, ”för du ligger närmare. Så jag undrar om du kan göra det i natt. Hålla det i handen. Bara tills det somnar.”

Dragkedjan åkte ner en bit.

”Det kan jag väl”, sa {friend}. ”Om det behöver.”

# like-bread
”Har {friend.he} tvättat sig?” viskade det under sängen.

”Ja”, sa {friend}. ”Har du?”

”Nej”, sa monstret blygt.

Så hördes det hur en stor luden hand kom hasande över golvet. {child} höll andan.

”Oj”, sa {friend}.

”Är den läskig?”

”Den är varm.” {Friend.His} röst lät annorlunda nu. Den lät som {friend.his} vanliga. ”Den är som bröd. Du, monster? Hemma hos mig har vi alltid lampan tänd i köket. Man ser den från sängen.”

”Det låter mysigt”, sa monstret.

”Det är det”, sa {friend}.

# a-strip-of-light
Då gick {child} upp och öppnade dörren. Inte mycket, bara så att det blev en strimma på golvet.[pet.dog:  {Pet} kom in och lade sig på den.][pet.cat:  {Pet} kom in och satte sig mitt på den.] Ute i hallen stod {@a} på tå i strumplästen, på väg därifrån.

”Jag ska bara till … köket”, viskade {@a}.

”Låt lampan vara tänd där”, viskade {child}.

”Det ska jag”, sa {@a}.[elder & adult: 

”Det passar bra”, sa {elder.short} därinne[elder2:  till {elder2.short}]. ”Vi har sju lodrätt kvar.”][elder2 & !adult: 

”Det passar bra”, sa {elder2.short} därinne. ”Vi har sju lodrätt kvar.”]

# two-hands
När {child} kom tillbaka i säng hade sängen slutat skaka. Det var ingen som gnydde. {Friend} andades lugnt och djupt, och monstret andades lika lugnt, och det luktade gammal ylletröja.

{child} låg på rygg. Alla sov[pet.other: , till och med {pet}]. {Child.He} var den enda som var vaken. {Child.He} hade täcket och kudden och strimman från dörren, men {child.his} egen hand låg på lakanet och visste inte riktigt vart den skulle ta vägen. Det var konstigt. I alla år hade {child.he} trott att det bara var monstret som behövde den.

Då prasslade det till vid väggen, på andra sidan sängen. Något kom upp mellan madrassen och tapeten, stort och ludet och varmt som bröd.

”Jag har ju två”, viskade monstret.

# @first
{Minder}, som passade dem,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
