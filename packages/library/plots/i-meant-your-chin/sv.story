title: Upp med hakan
title: Jag menade hakan
title: På centimetern
guest friend: Nora (hon), Meja (hon)
guest teacher: Bernt (han), Roland (han)
guest bea: Bea (hon), Jonna (hon)

% {@d} är den som önskan saknar (annars pappa; mamma där den som läser är en han), varken han eller hon; var {@d} är sägs inte, och inte om hemkomst.
% Den som drar upp dragkedjan (@home): den äldre, som är damen i badmössan och inte har sagt det förut; annars den som läser, om det är en annan; annars {bea} en trappa ner. ”Hakan upp” får barnet höra av alla.

# no-hand
{child} saknade {@d} mitt på ryggen.

Det var ett konstigt ställe att göra det på. Men det var där handen brukade vara. När {child} lärde sig flyta hade {@d} stått i bassängen, med vatten till revbenen, och hållit en hand platt under {child.him}, mellan skulderbladen. Den hade inte precis hållit {child.him} uppe. Den hade bara varit där. Nu var den inte där, och så fort {child} la sig bakåt i vattnet var det just det stället som märkte det.[pet.dog / pet.cat:  Bara [pet.dog: hunden|katten] {pet} verkade veta om det och la sig intill precis där på nätterna.][pet.other:  Bara {pet} hade fått höra om det.]

Så på torsdagarna, i simhallen[city:  i {city}], sjönk {child.he}.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] flöt bredvid som en dörr.][elder:  I banan intill simmade {elder} i blommig badmössa, med hakan högt.][pet.dog:  Utanför fönstret satt {pet} och tittade in.]

# chin-up
”Upp med benen!” ropade {teacher}, som hade hand om simningen[music: , och överröstade {music} i högtalaren]. ”Upp med magen! Upp med hakan, {child}!”

{Teacher} var stor som ett klädskåp och hade mycket små badtofflor. Han sa det varenda vecka.

{child} visste allt om upp med hakan. Tanten i kiosken sa det. Vaktmästaren sa det[school:  {at school}].[sport:  De sa det när {child.he} kom för att {play sport}.][elder:  Det var bara {elder.short}[pet.dog / pet.cat:  och {pet}] som lät bli[elder2: , om man inte räknade {elder2}].][!elder & pet.dog / !elder & pet.cat:  Det var bara {pet} som lät bli.] Det var vad folk sa när man saknade någon, och det betydde att de gärna såg att man gjorde det lite mindre.[athlete:  Ingen sa det någonsin till {athlete}.] {child} hade inte väntat sig det av en karl med en simdyna under armen, inför alla.

Så {child.he} tryckte ner hakan mot bröstet så hårt det gick, blängde och gick till botten.

# that-was-worse
”Nu blev det ju sämre”, sa {friend}, när {child} kom upp.[!friend:  {@kezia} flöt som en dörr.] ”Han sa upp med hakan, och du satte ner den.”

”Jag hörde vad han sa.”

”Varför gjorde du det då?”

”För att jag inte tänker bli glad bara för att han säger till”, sa {child}.

{friend} såg ut som ett frågetecken, men hade redan hunnit flyta vidare.

# the-badge
Torsdagen därpå var det dags för märket. Man skulle ligga på rygg medan {teacher} gick från ena änden av bänken till den andra. Det var allt. De gjorde det en efter en, som näckrosor[friend: , och {friend} som en dörr]. Sedan var det {child's} tur.

{Child.He} la sig bakåt. Vattnet steg kring öronen. Och där, mellan skulderbladen, så tydligt som det kunde bli: ingen hand[pet.cat: , och ingen {pet}]. Fötterna försvann. Magen vek sig.

”Upp med hakan!” dundrade {teacher}.

{child} försökte en gång till, och det gick likadant.

”Hakan, {child}! Upp med hakan!”

# i-wont
{child} hittade botten med båda fötterna och ställde sig.

”Jag vill inte ha upp den!” skrek {child.he}. ”Jag tänker inte! Jag saknar {@d}!”

Det ekar något förfärligt i en simhall. ”{@D}”, sa väggarna. ”{@D} … {@d} …” sa de, ända bort till djupa änden.

Alla stannade. [friend: {Friend} slutade flyta. ]De små slutade sparka. [elder: {Elder}|En dam i blommig badmössa] stannade mitt i en längd. Om det någonsin hade varit läge att sjunka ordentligt så var det nu, och där stod {child}.

# your-chin
{Teacher} la ifrån sig simdynan. Han tog av sig de mycket små badtofflorna. Han klev i bassängen med kortbyxor och tröja och visselpipan om halsen, vadade ut och ställde sig en bit ifrån.

För en gångs skull pratade han alldeles lågt.

”Jag menade hakan”, sa han.

”Va?”[friend:  sa {child} och {friend}.]

”Hakan. Den du har under munnen. Åker den ner så åker rumpan ner. Det är så människor är byggda.” Han visade: han la sig bakåt med sin väldiga haka mot lamporna, och han flöt som en ö. Sedan la han den mot bröstet, och det blev en virvel, och allt som syntes av {teacher} var visselpipan, som guppade i sitt snöre[elder:  medan {elder.short} simmade runt den].

Han kom upp så att det forsade om honom. {child} tänkte inte skratta. Det kom ut genom näsan.

# to-the-inch
”Menade du inte att jag skulle bli glad?”

”Nej! Varför skulle du bli glad?” sa {teacher}. ”Du saknar ju {@d}.”

Så enkelt kunde man tydligen säga det. Ingen hade sagt det förut och sedan låtit det vara. {child} torkade sig i ansiktet, som var blött i vilket fall.

”{@D} hade handen där”, sa {child.he}. ”Under ryggen. Och jag känner att den inte är där[pet.cat: , fast {pet} är det].”

{Teacher} funderade. ”Känner du var?”

”Precis var. På centimetern.[pet.dog / pet.cat:  Det gör {pet} också.]”

”På centimetern”, sa {teacher}. ”Ser man på. Hela dagarna säger jag åt folk att lägga sig på rygg, och det är knappt en enda som vet var de har den.”

Så gick han tillbaka till kanten och lät {child.him} vara.

# lay-down-on-it
{child} vände sig om och tittade upp i lamporna en stund. {Child.He} visste precis var handen inte var. {Child.He} hade kunnat rita av den, alla fem fingrarna. Varje torsdag hade {child.he} försökt att inte känna efter på det stället och krupit ihop för att komma undan det.[pet.dog / pet.cat:  Med {pet} där gjorde {child.he} aldrig det.]

Den här gången la {child.he} sig på det.

{Child.He} la ryggen precis dit, som om handen var där[pet.dog / pet.cat: , eller {pet}]. Det gjorde lite ont. Det fick det göra. Öronen gick under, och allt väsen försvann, och kvar var bara andetagen, in och ut. Och så upp med hakan.

Fötterna steg, och där var tårna[friend: , intill {friend's}].

{Teacher} gick från ena änden av bänken till den andra, så att det droppade om honom[elder: , och {elder.short} simmade bredvid][pet.dog: , och {pet} följde med bakom rutan]. Och eftersom {child} låg kvar [elder / pet.dog: tog de|gick han] hela vägen tillbaka också.

# the-zip
Efteråt, ute på trappan, var det nästan mörkt, och det nöp i luften. {friend} försvann nerför gatan och skrek hej då. {child} hade vått hår och så kalla fingrar att det inte gick att få igen jackan, så {@home-who} ställde ner väskorna och böjde sig efter dragkedjans båda ändar.

Stället mitt på ryggen fanns kvar[pet.cat: , och hemma väntade {pet} på det].[pet.dog:  {Pet} satte nosen på det, på centimetern.] Det var varmt efter duschen, och det var precis så stort som en hand.

# chin-up-said
”Upp med hakan”, sa {@home}.

{child} höjde den, och {@home} drog upp dragkedjan, ända upp, och så gick de till bussen.

# @d
pappa
## if adult.he & !parent
mamma
## if parent
{parent}

# @kezia
{friend} gick i samma klass och

# @home
{bea}
## if parent.home & !elder
{adult}
## if adult & !parent & !elder
{adult}
## if elder
{elder.short}

# @home-who
{bea}, som bodde en trappa ner,
## if parent.home & !elder
{adult}
## if adult & !parent & !elder
{adult}
## if elder
{elder.short}
