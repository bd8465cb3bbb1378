title: Inget personligt
title: Tolv mot noll
title: Havets fasor
guest friend: Gry (hon), Moa (hon)
guest spragg: kapten Storm (han), kapten Brask (han)
guest crabbe: herr Krabb (han), herr Snål (han)

% {friend} har, från det att flottan kommer: huggaren, {child's} hatt och den ena stöveln. Stöveln ger hon tillbaka, hatten behåller hon. Piraten är bästa vännen, kaptenen mormor, där de är ikryssade. ”Inget personligt”: {friend}, {friend}, {child}, {friend}.

# nine-weeks
I nio veckor hade {child} varit till sjöss med det goda skeppet Tålamodet[elder: , med {elder} som kapten][city: , mycket långt från {city}], och hela tiden [elder: bara | hade {child.he} bara] önskat sig en enda sak, och det var pirater.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] var till sjöss sedan i mars, oklart som vad.]

Det var lastens fel. Tålamodet gick med lök. {child} var {age} år och kockens hjälpreda, och ingen går väl till sjöss för att gråta i en hink.[pet.dog:  {Child's} hund {pet} ylade så fort kocken hackade.][pet.cat:  {Child's} katt {pet} sov jämt på ett gammalt segel.][sport:  Det gick inte ens att {play sport} ombord, för all lök.]

Så när det en morgon dök upp en svart flagga vid horisonten var [pet.dog: {child} och {pet} de enda | {child} den enda] ombord som jublade.

# boots
Någon strid blev det inte. [elder: {Elder.short} | Gamle {spragg}] sa att ingen lök var värd att dö för. Tolv pirater klev över relingen[pet.dog: , och {pet} viftade åt alla]. {child} stod och väntade, blek av lycka, och då kom [friend: en av dem | det en flicka av ungefär samma storlek] rakt fram till {child.him}, tittade på {child.his} fötter och sa:

”Stövlarna. Inget personligt.”

[friend: ”{Friend}?”|”Va?”]

”Jag rånar dig. Hit med dem.” [friend: Det var {friend}, med | Hon hade] en huggare, ett flertal tänder, och tår som var blå av köld. {child} gav [friend: {friend.him} | henne] stövlarna.

[friend: ”Men det är ju jag”, sa {child}. ”Ska | ”Jag heter {child}”, sa {child.he}. ”Ska] du ha skatten nu? Vi har ingen, men ni kan ju tortera mig.”

# scurvy
”Vi kommer för lökens skull”, sa [friend: {friend} | flickan, som hette {friend}].

”För löken?”

”Vi har bara ätit skorpor sedan i mars. Titta.” {Friend.He} vickade på en tand. ”Det är skörbjugg. Det får man om man inte äter grönsaker. Lök är det bästa som finns.”

{child} bara gapade. Där satt havets fasor i ring på däck, runt [pet.cat: {pet} och en hög med lök på det gamla seglet|en hög med lök på ett gammalt segel], och åt den rå, som äpplen, och blundade. Deras kapten, en viss {crabbe}, hade skrivit ut kvitto åt [elder: {elder.short} | {spragg}].

Det var den största besvikelsen i {child's} liv.[school:  Och för det här hade {child.he} slutat i {school}.]

# lovely-boots
”Ni ska ju vara blodtörstiga”, sa {child}. {friend} bar säckar fram och tillbaka över däck, och {child} traskade efter i [elder2: sockor från {elder2}|strumplästen]. ”Ni ska säga arrr.”

”Det säger jag när jag slår i tån. Det slipper jag nu. Vilka stövlar!”

”Kan ni inte åtminstone ta mig till fånga?”

”Då måste vi rösta. Vi röstar om allt. Och du pratar för mycket, så du skulle förlora. Inget personligt.”

# the-cutlass
Då fick det vara nog. När {friend} la ifrån sig huggaren för att lyfta nästa säck tog {child} den.

”Inget personligt”, sa {child}.

{friend} höjde på ögonbrynen. Sedan log {friend.he}, långsamt, med alla tänder som fanns. Den närmaste timmen fick {friend} tillbaka sin huggare och tog {child's} hatt på köpet, och {child} fick tillbaka den ena stöveln, och båda skrattade så att ingen av dem såg seglet förrän det var alldeles nära.[pet.cat:  {Pet} hade sett det länge.][pet.dog:  {Pet} hade skällt på det länge.]

# navy
”Flottan!” tjöt utkiken.

Piraterna rusade mot sitt eget skepp och tvärstannade. Det var så fullt av lök att det hade satt sig på en sandbank, och där skulle det sitta tills tidvattnet kom. {Crabbe} hann precis hala den svarta flaggan.

{friend} skrattade inte längre. {Friend.He} stod där med en enda stövel på.

”Vad gör de med er?” frågade {child}.

”Fängelse. Allihop. Tills jag är gammal.” {friend} sa det lugnt, men huggaren skakade, och {friend.he} höll den bakom ryggen för att det inte skulle synas. ”Fort nu. Gå och ställ dig hos din kapten och säg att du aldrig har pratat med mig. Det tror de på. Gå!”

En båt från flottan var redan på väg[!pet.dog & !pet.cat: , med snabba årtag]. {child} tittade på den. {Child.He} tittade på [pet.cat: {pet}, och på ]tolv pirater med lök i händerna. Och {child.he} tänkte på nio veckors gråt i en hink.

# hats-off
”Tillbaka i ringen!” skrek {child}. ”Runt löken, allihop! Av med hattarna! Och ge mig den där huggaren.”[elder: 

{Elder.short's} hatt åkte av först.]

Ingen i världen hade hackat så mycket lök som {child}. Nu satte {child.he} sig på knä mitt i ringen och hackade som aldrig förr, dussin efter dussin[!pet.dog & !pet.cat: , på locket till en tunna][athlete: , som {athlete} skulle ha gjort det i en final], så att [!pet.dog & !pet.cat: det steg upp ångor och ]tårarna rann från hakan. Sedan vek {child.he} det gamla seglet över alltihop[pet.cat: , och {pet} la sig överst, som vanligt]. Och när löjtnanten kom över relingen fanns det inte ett torrt öga på hela däcket.

# its-a-funeral
”Vad är det här?” sa löjtnanten. ”Jag söker pirater.”

Han såg en ring av barhuvade [elder: människor | män] runt någonting under en segelduk, och varenda en av dem grät som om hjärtat skulle brista. {Crabbe} lutade sig mot [elder: {elder.short}, och {elder.short} klappade honom på ryggen. | {spragg}. {Spragg}, som var en snäll man, klappade honom på ryggen.][pet.dog:  {Pet} satte nosen i vädret och ylade.][pet.other:  Någonstans under däck nös {pet}.]

”Det är begravning, herr löjtnant”, snyftade {child}.

Löjtnanten blev röd. Han [pet.dog / pet.cat: tittade på {pet} och ]tog av sig hatten. ”Jag ber så mycket om ursäkt. Stod ni varandra nära?”

”I nio veckor”, sa {child}, och det var sant. ”Vi var aldrig ifrån varandra.”

Nu rann tårarna på löjtnanten också. ”Så ni måste ha hållit av honom”, sa han, snöt sig, och klättrade försynt nerför lejdaren till sin båt.

Ingen rörde sig förrän den var utom synhåll. Sedan skrattade de så att de fick hålla sig i masterna.

# twelve-to-nothing
På kvällen kom tidvattnet och lyfte piratskeppet av sandbanken. Havet var rosa och alldeles blankt. Kocken kokade soppa på begravningen[music:  och nynnade på {music}]. {friend} var den sista som skulle av, och satt på relingen med benen på utsidan.

”Vi har röstat”, sa {friend.he}. ”Du vann, om du vill följa med. Det blev tolv mot noll.”

Det hoppade till i bröstet på {child}. {Child.He} såg ut över allt det där havet. Sedan såg {child.he} sig om, och där gick [elder: {elder.short} | gamle {spragg}] och kikade efter {child.him} med en skål i var hand[pet.dog:  och {pet} i hälarna][pet.cat:  och {pet} kring benen].

”Det går inte”, sa {child}. ”Då har [elder: {elder.short} | [pet.dog / pet.cat: {spragg} | han]] ingen att äta med.”

{friend} nickade. {Friend.He} drog av sig stöveln och lämnade tillbaka den. {friend} var blöt i ögonen, och det var {child} med.

”Det är löken”, sa {friend} bistert.

”Den är i soppan, allihop”, sa {child}.

# over-the-side
Då tog {friend} {child} om halsen med båda armarna och kramade så att det knakade i revbenen.

”Inget personligt”, sa {friend}. Och så försvann {friend.he} över relingen, i {child's} hatt.
