title: Brevet med hålet i
title: Hej, ögat
guest friend: Tuva (hon), Elvin (han)
guest elder: tant Ros (hon), farbror Ros (han)
guest minder: Tyra (hon), Märta (hon)

% {elder} är familjens, som passar ett hus den veckan, annars en granne. Låt barnet säga ”hej, ögat” och titta genom en ring av fingrar.

# flip-flap-flop
{child} hade fått ett brev. Det kom genom dörren, flipp, flapp, flopp, och landade på hallmattan.[pet.dog:  Hunden {Pet} nosade på det först.][pet.cat:  Katten {Pet} satt på det en liten stund.][pet.other:  Det var bara {Pet} som inte brydde sig.]

”Det är från {elder}”, sa {@who}. {@minded} ”Ska vi se vad det står?”

# hello-eye
{@A} öppnade brevet. Men där, mitt i, var det ett hål. {Child.He} såg {@whose} öga titta ut genom det.

”Hej, ögat”, sa {child.he}.

”Hej, {child}”, sa {@a}. ”Oj då. Någon har visst ätit av det här brevet.”

# one-horn
Då fick {child} syn på honom. Han satt på kuvertet, rund som en knapp, och han hade en pytteliten papperssmula på hakan.

”En snigel!” sa {child}.

Snigeln stack ut ett horn. Han stack ut det andra hornet.

”Du åt upp mitt brev”, sa {child.he}.

Snigeln gick in.

# bring-a-hole
”Jaha”, sa {@a}. ”Lite går det att läsa. Det står: Kära {child}, kom och fika. Och ta med dig … ett hål.”

”Ett hål?” sa {child}.

”Ta med dig någonting, står det”, sa {@a}. ”Men snigeln åt upp ordet.”

# three-guesses
Just då, bank, bank, bank, knackade det på dörren. Där stod [!friend.known: {child's} bästa vän ]{friend} i sina gula stövlar. {child} visade {friend.him} hålet, och sedan snigeln.

”Jag tror att det stod en sked”, sa {friend}.

”Jag tror att det stod en nalle”, sa {child}.

”Jag tror att det stod en tårta”, sa {@a}. ”Jag hoppas verkligen att det stod en tårta.”

# the-wagon
Så de tog med sig alltihop. I med skeden i dragkärran, och nallen i dragkärran, och tårtan i dragkärran. Snigeln fick sitta på ett stort grönt blad, och han fick också åka med i dragkärran. Sedan gick de till {elder.short}. {@A} drog[music:  och nynnade på {music}]. {Friend} sköt på[athlete: , lika starkt som {athlete}]. {Child.He} gick bredvid snigeln och sa till honom att inte äta upp något mer[city: , inte ens en liten bit av {city}].[school:  Det gick långsammare än till {school}.]

# is-it-this
{Elder.short} stod vid grinden.[elder2:  {Elder2.short} vinkade från fönstret.]

”Fick du mitt brev?” sa {elder.short}. ”Har du den med dig?”

{child} höll upp skeden. ”Är det den här?”

”Nej, lilla vän”, sa {elder.short}. ”Skedar har jag.”

{Child.He} höll upp nallen. ”Är det den här?”

”Nej, lilla vän. Men han är mycket välkommen.”

{@A} höll upp tårtan. ”Är det den här?”

”Nej”, sa {elder.short}. ”Men den är väldigt, väldigt välkommen.”

# he-ate-the-word
{child} tittade i dragkärran. Där satt bara snigeln, och han var ingen hjälp alls. {Child.His} underläpp började darra.

”Jag har den inte med mig”, sa {child.he}. ”Han åt upp ordet. Och jag har den inte med mig.”

{Friend} kom fram bakom dragkärran, där {friend.he} hade skjutit på. {Friend.He} tog {child} i handen.

# in-yellow-boots
Och {elder.short} började skratta.

”Men där är den ju!” sa {elder.short}. ”Där är den, i gula stövlar! Jag skrev: Ta med dig en kompis.”

{child} tittade på {friend}. {Friend} tittade på {child}.

”Det är jag som är ordet!” sa {friend}.

”Det är du som är ordet!” sa {child}. ”Jag hade dig med mig hela tiden!”

# so-they-had-tea
Sedan fikade de. Nallen fick en stol, och {friend} fick skeden, och alla fick tårta[elder2: , och {elder2.short} fick två bitar][sport: , och sedan hann de {play sport} också]. Och snigeln fick ett salladsblad, under de rosa blommorna, precis vid trappan.

”Här kan han få bo”, sa {elder.short}. ”Men inte i brevlådan.”

# night-night-eye
På kvällen lade {@a} brevet bredvid {child's} säng.[pet.dog:  {Pet} lade sig på mattan.][pet.cat:  {Pet} lade sig på det varma stället vid {child's} fötter.][pet.other:  {Pet} var tyst.] {Child.He} tittade genom hålet, och där var {@whose} öga igen.

”God natt, ögat”, sa {child.he}.

”God natt, {child}”, sa {@a}.

Och i trädgården längst bort på gatan, under de rosa blommorna, drog snigeln in ett horn. Han drog in det andra hornet.

Och så somnade han.

# @who
{minder}, som passade {child.him}
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @whose
{minder's}
## if adult
{adult's}

# @minded
{Elder} bodde i det sista huset på gatan.
## if elder
{Elder.short} passade det sista huset på gatan den veckan.
