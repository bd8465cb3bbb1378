title: Den som hittade
title: Jag också
guest friend: Noor (hon), Tage (han)
guest teacher: Birgitta (hon), Staffan (han)
guest caretaker: Sture (han), Roffe (han)

# everybody-looked
Det var allra första dagen, och [school: vid {school} | på skolgården] stod det fullt av barn med nya skor. Alla såg ut att veta vad man skulle göra. Bara {child} visste inte.

[adult: {Adult} gav {child} en kram. ][elder: {Elder} tog kort[elder2: , och det gjorde {elder2} också], mest på [elder2: sina egna tummar | sin egen tumme]. ][pet.dog: {Pet} hade följt med till grinden och stannat vid varje träd på vägen. {Pet} visste precis var allting fanns. ][athlete: ”Till och med {athlete} har varit ny”, sa {child} till sina skor. ]Sedan ringde det, och alla vuxna gick hem.

Och just då, när det inte fanns någon kvar att fråga, blev {child} kissnödig.

# very-fast
Var låg toaletten? {child} hade ingen aning. Men {child.he} ville inte att det skulle synas. Så {child.he} gick. {child.He} gick fort och med hakan i vädret, så som man går när man hittar.

Genom en korridor. Förbi ett element där en ensam röd stövel stod på tork. Uppför en trappa. Förbi en uppstoppad uggla i ett glasskåp. Nerför en annan trappa. [sport: Förbi en sal där några stora barn skulle {play sport}. ][music: {child.He} nynnade {@song}, för den som hittar brukar nynna. ]

Ingen toalett.

Då hörde {child} något bakom sig. Det var skor.

{child.He} vände sig om. Där kom {@friend-who}.

”Vad fort du går”, sa {friend}. ”Tur att du hittar.”

# the-line
Nu borde {child} ha sagt något. Det var bara en liten mening. Men den satt fast.

Så {child.he} gick vidare. Och ju längre de gick, desto fler skor blev det.

När de kom förbi den röda stöveln igen var det fem barn som gick efter {child}. Vid ugglan var det tolv. En hade inga framtänder, en hade en väska som var lika stor som hon själv, och allihop var tysta och nöjda, för äntligen fanns det någon som visste vart man skulle.

Och när de hade gått förbi ugglan tre gånger gick det en vuxen sist i ledet.

”Jag heter {teacher}”, sa den vuxna lågt till det sista barnet. ”Jag är er nya lärare. Det är min första dag också. Är det långt kvar?”

”Jag vet inte”, viskade barnet. ”Men den där framme vet.”

# boiler-room
{child} hörde vartenda ord. Det blev kallt i magen. De var tjugo stycken nu, och allihop litade på {child.him}, och {child.he} var så kissnödig att {child.he} fick gå med knäna ihop.

Bakom {child.him} gick tjugo barn med knäna ihop. De trodde att man skulle göra så.

Där var en dörr. Den var tung och [age<7: stor | grå], och det måste vara toaletten, för något annat fanns inte kvar i hela skolan. {child} drog upp den med båda händerna, och så gick de in, allihop.

Det var pannrummet. Det var varmt och mörkt, och på en hink som stod upp och ner satt en vaktmästare med en banan.

”God morgon”, sa vaktmästaren, som hette {caretaker}, och tittade på alla barnen, som aldrig tog slut. ”Vem är det som bestämmer här?”

Alla tittade på {child}.

Åh nej.

# me-too
{child.He} kunde springa sin väg, men då skulle de bara springa efter. {child} svalde. Nu måste den ut, den där lilla meningen.

”Jag hittar inte”, sa {child}. ”Jag har aldrig hittat. Jag letade bara efter toaletten.”

Ingen andades. Värmepannan sa blipp.

”Jag också”, sa {friend}.

”Jag också”, sa den som inte hade några framtänder. Det lät mest som en ballong.

”Jag också!” ”Jag också!” ”Jag med!” De sa det längs hela ledet, ända ut genom dörren, som när man drar ur en propp.

Och allra sist, långt ute i korridoren, hördes en vuxen röst.

”Jag också”, sa {teacher}.

Då skrattade {caretaker} så att han tappade bananen. ”Det är den där dörren”, sa han och pekade. ”Den precis bakom er.”

Det blev den längsta kö som någon hade sett i den skolan. {child} fick gå först.

# back-again
”Det var skönt”, sa {teacher}, som kom sist av alla. ”Men nu ska vi hela vägen tillbaka, och jag har ingen aning om hur.”

”Det har jag”, sa {child}.

Och det var sant. {child.He} hade ju gått förbi alltihop så många gånger.

”Uppför trappan”, sa {child}. ”Sedan ugglan. Sedan andra trappan, och sedan den röda stöveln.”

”Och så dörren där det står 1B”, sa {friend}. ”Den har vi gått förbi fyra gånger. Jag undrade lite.”

Så de gick den vägen. {child} gick först med hakan i vädret, och {friend} gick bredvid, och ingen av dem behövde gå fort. ”God morgon”, sa de till ugglan. I 1B fanns det precis lika många stolar som barn. {friend} tog den bredvid {child's}.

# what-did-you-learn
”Nå?” sa {@asker} på kvällen[city: , när lamporna lyste i hela {city}]. ”Vad har du lärt dig i skolan?”

{child} funderade. {child.He} hade lärt sig en sång och hur man stavar till uggla. {child.He} hade lärt sig att {friend} kunde vicka på båda öronen.

Men det var inte det viktigaste.

”Var toaletten ligger”, sa {child}.

[pet.dog: {Pet} dunkade svansen i golvet. Det hade {pet} sagt hela tiden.][pet.cat: {Pet} hade suttit i fönstret hela dagen. Nu lade {pet.he} sig i {child's} nya väska, för säkerhets skull.][pet.other: Sedan berättade {child} alltihop en gång till för {pet}, som var bra på att lyssna.]

Och bredvid sängen stod de nya skorna, sida vid sida. Nu hittade de.

# @friend-who
en stor ny ryggsäck, och någon som satt fast i den. ”Jag heter {friend}”, sa den som satt fast
## if friend
{friend}, som var {child's} bästa vän och hade likadana nya skor

# @asker
{adult}
## if !adult
de vuxna
## if !adult & elder
{elder.short}

# @song
{music}
