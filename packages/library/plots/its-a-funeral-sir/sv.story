title: Inget personligt
title: Tolv mot noll
title: Havets fasor
guest nan: Gry (hon), Moa (hon)
guest spragg: kapten Storm (han), kapten Brask (han)
guest crabbe: herr Krabb (han), herr Snål (han)

% {nan} har, från det att flottan kommer: huggaren, {child's} hatt och den ena stöveln. Stöveln ger hon tillbaka, hatten behåller hon. ”Inget personligt”: {nan}, {nan}, {child}, {nan}.

# nine-weeks
I nio veckor hade {child} varit till sjöss med det goda skeppet Tålamodet[city: , mycket långt från {city}], och hela tiden hade {child.he} bara önskat sig en enda sak, och det var pirater.[friend:  {Friend}, {child.his} bästa vän, som hade blivit kvar i land, väntade på ett brev om dem.]

Det var lastens fel. Tålamodet gick med lök. {child} var {age} år och kockens hjälpreda, och ingen går väl till sjöss för att gråta i en hink.[sport:  Det gick inte ens att {play sport} ombord, för all lök.]

Så när det en morgon dök upp en svart flagga vid horisonten var {child} den enda ombord som jublade.

# boots
Någon strid blev det inte. Gamle {spragg} sa att ingen lök var värd att dö för. Tolv pirater klev över relingen[pet.dog: , och skeppshunden {pet} viftade åt varenda en]. {child} stod och väntade, blek av lycka, och då kom det en flicka av ungefär samma storlek rakt fram till {child.him}, tittade på {child.his} fötter och sa:

”Stövlarna. Inget personligt.”

”Va?”

”Jag rånar dig. Hit med dem.” Hon hade en huggare, ett flertal tänder, och tår som var blå av köld. {child} gav henne stövlarna.

”Jag heter {child}”, sa {child.he}. ”Ska du ha skatten nu? Vi har ingen, men ni kan ju tortera mig.”

# scurvy
”Vi kommer för lökens skull”, sa flickan, som hette {nan}.

”För löken?”

”Vi har bara ätit skorpor sedan i mars. Titta.” {Nan.He} vickade på en tand. ”Det är skörbjugg. Det får man om man inte äter grönsaker. Lök är det bästa som finns.”

{child} bara gapade. Där satt havets fasor i ring på däck, runt en hög med lök på ett gammalt segel, och åt den rå, som äpplen, och blundade. Deras kapten, en viss {crabbe}, hade skrivit ut kvitto åt {spragg}.

Det var den största besvikelsen i {child's} liv.[school:  Och för det här hade {child.he} slutat i {school}.]

# lovely-boots
”Ni ska ju vara blodtörstiga”, sa {child}. {nan} bar säckar fram och tillbaka över däck, och {child} traskade efter i strumplästen[elder: , i ett par sockor som {elder}[elder2:  och {elder2}] hade stickat[elder2: , en var]]. ”Ni ska säga arrr.”

”Det säger jag när jag slår i tån. Det slipper jag nu. Vilka stövlar!”

”Kan ni inte åtminstone ta mig till fånga?”

”Då måste vi rösta. Vi röstar om allt. Och du pratar för mycket, så du skulle förlora. Inget personligt.”

# the-cutlass
Då fick det vara nog. När {nan} la ifrån sig huggaren för att lyfta nästa säck tog {child} den.

”Inget personligt”, sa {child}.

{nan} höjde på ögonbrynen. Sedan log {nan.he}, långsamt, med alla tänder som fanns. Den närmaste timmen fick {nan} tillbaka sin huggare och tog {child's} hatt på köpet, och {child} fick tillbaka den ena stöveln, och båda skrattade så att ingen av dem såg seglet förrän det var alldeles nära.[pet.cat:  Bara skeppskatten {pet} hade sett det, och gått under däck.]

# navy
”Flottan!” tjöt utkiken.

Piraterna rusade mot sitt eget skepp och tvärstannade. Det var så fullt av lök att det hade satt sig på en sandbank, och där skulle det sitta tills tidvattnet kom. {Crabbe} hann precis hala den svarta flaggan.

{nan} skrattade inte längre. {Nan.He} stod där med en enda stövel på.

”Vad gör de med er?” frågade {child}.

”Fängelse. Allihop. Tills jag är gammal.” {nan} sa det lugnt, men huggaren skakade, och {nan.he} höll den bakom ryggen för att det inte skulle synas. ”Fort nu. Gå och ställ dig hos din kapten och säg att du aldrig har pratat med mig. Det tror de på. Gå!”

En båt från flottan var redan på väg, med snabba årtag. {child} tittade på den. {Child.He} tittade på tolv pirater med lök i händerna. Och {child.he} tänkte på nio veckors gråt i en hink.

# hats-off
”Tillbaka i ringen!” skrek {child}. ”Runt löken, allihop! Av med hattarna! Och ge mig den där huggaren.”

Ingen i världen hade hackat så mycket lök som {child}. Nu satte {child.he} sig på knä mitt i ringen och hackade som aldrig förr, dussin efter dussin, på locket till en tunna[athlete: , som {athlete} skulle ha gjort det i en final], så att det steg upp ångor och tårarna rann från hakan. Sedan vek {child.he} det gamla seglet över alltihop. Och när löjtnanten kom över relingen fanns det inte ett torrt öga på hela däcket.

# its-a-funeral
”Vad är det här?” sa löjtnanten. ”Jag söker pirater.”

Han såg en ring av barhuvade män runt någonting under en segelduk, och varenda en av dem grät som om hjärtat skulle brista. {Crabbe} lutade sig mot {spragg}. {Spragg}, som var en snäll man, klappade honom på ryggen.[pet.dog:  Hunden {pet} satte nosen i vädret och ylade.][pet.other:  Någonstans under däck nös {pet}.]

”Det är begravning, herr löjtnant”, snyftade {child}.

Löjtnanten blev röd. Han tog av sig hatten. ”Jag ber så mycket om ursäkt. Stod ni varandra nära?”

”I nio veckor”, sa {child}, och det var sant. ”Vi var aldrig ifrån varandra.”

Nu rann det på löjtnanten också. ”Så ni måste ha hållit av honom”, sa han, snöt sig, och klättrade försynt nerför lejdaren till sin båt.

Ingen rörde sig förrän den var utom synhåll. Sedan skrattade de så att de fick hålla sig i masterna.

# twelve-to-nothing
På kvällen kom tidvattnet och lyfte piratskeppet av sandbanken. Havet var rosa och alldeles blankt. Kocken kokade soppa på begravningen[music:  och nynnade på {music}]. {nan} var den sista som skulle av, och satt på relingen med benen på utsidan.

”Vi har röstat”, sa {nan.he}. ”Du vann, om du vill följa med. Det blev tolv mot noll.”

Det hoppade till i bröstet på {child}. {Child.He} såg ut över allt det där havet. Sedan såg {child.he} sig om, och där gick gamle {spragg} och kikade efter {child.him} med en skål i var hand.

”Det går inte”, sa {child}. ”Då har han ingen att äta med.”

{nan} nickade. {Nan.He} drog av sig stöveln och lämnade tillbaka den. {nan} var blöt i ögonen, och det var {child} med.

”Det är löken”, sa {nan} bistert.

”Den är i soppan, allihop”, sa {child}.

# over-the-side
Då tog {nan} {child} om halsen med båda armarna och kramade så att det knakade i revbenen.

”Inget personligt”, sa {nan}. Och så försvann {nan.he} över relingen, i {child's} hatt.
