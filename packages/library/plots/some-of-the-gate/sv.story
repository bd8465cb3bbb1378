title: Släpp, {pet}!
title: Med lite av grinden
title: Jättens toffel
guest next: Roffe (han), Bengt (han)

% Den som har bilen (@a): {adult}, annars den äldre, annars {next}. Gubbåsen är kullen. Att hämta har två halvor, och den andra är den där man släpper.

# two-halves
Att hämta pinnar är en lek med två halvor. {child’s} hund {pet} var lysande på den första.

{Pet.He} kunde hitta vad som helst, och {pet.he} kunde bära vad som helst. På måndagen hämtade {pet.he} en pinne. På tisdagen hämtade {pet.he} en gren. På onsdagen hämtade {pet.he} en grindstolpe, med lite av grinden.

Det var den andra halvan {pet.he} inte kunde. Den andra halvan är den där man släpper.

”Släpp, {pet}”, sa {child}.

{Pet} viftade på svansen och höll fast.

”Släpp”, sa {friend}[!friend.known: , {child.his} bästa vän,] med den djupa röst som {friend.his} farmor hade till sin [breed.Poodle: tax|pudel].

{Pet} viftade på hela rumpan och höll fast.

”Fortsätt öva”, flåsade {@who}, som drog i andra änden av stolpen.

# a-slipper
På torsdagen var {pet} borta hela förmiddagen. När {pet.he} kom hem kom {pet.he} baklänges, med svansen först, genom det lilla hålet i häcken. Efter det var det inte något litet hål. Det var knappt någon häck.

Efter {pet.him} kom en toffel.

Det var en rutig toffel med en stor tofs, och den var lika lång som {@as} bil. {Friend} klev in i den.

”{child}”, ropade {friend.he}, och det ekade. ”Den är varm fortfarande.”

”Då har någon nyss haft den på sig”, sa {child}.

De tittade på varandra. Sedan tittade de upp mot Gubbåsen, den gröna åsen bakom byn. {@Everybody} sa alltid att den såg ut som en gubbe som låg på rygg med täcket uppdraget.

I den änden av åsen som var närmast stack fem runda stenblock upp ur ormbunkarna. Medan {child} tittade vickade de.

# before-its-missed
”{@A}!” ropade {child}. ”{Pet} har kommit hem med något!”

{@A} låg under bilen. Det enda man såg var ett par stövlar.

”Gå tillbaka med det då”, sa stövlarna. ”Innan någon saknar det.”

Så det gjorde de.

Lätt var det inte. Men {pet} vägrade släppa, så det fanns i alla fall någon som drog. {child} sköt på, och {friend} satt på tofsen och styrde. Över bäcken seglade de, och {pet} simmade före.[age>=6:  I hagen stod det några kor och låtsades att de inte tittade.]

# a-foot
Och så stod de under en fot. Den var hög som en busskur och blå av köld.

”VEM ÄR DET?” sa en röst borta i andra änden av åsen, och alla fåren satte sig ner. ”OM DET ÄR DEN MED TÄNDERNA VILL JAG HA MIN TOFFEL.”

{child’s} knän blev som gelé. Men {pet} var ju {child.his} hund.

”Det är {child}!” ropade {child.he}. ”Och {friend}. Och {pet}, som ber så mycket om ursäkt!”

{Pet} såg inte ut att be om ursäkt.

”Vi har den med oss!” ropade {friend}.

”JASÅ”, sa jätten. ”JA, DET VAR HYGGLIGT. SÄTT PÅ MIG DEN, ÄR NI SNÄLLA. JAG KAN INTE SÄTTA MIG UPP. DET ÄR FOTBOLLSMATCH PÅ MIN MAGE.”

# the-bobble
Så {child} och {friend} sköt på. Toffeln gled fram till jättens tår, och där tog det stopp, för {pet} drog åt andra hållet.

”Släpp!” sa {friend}.

{Pet} morrade, på det glada sättet, och ruskade på huvudet. Toffeln ruskade med. Tofsen kittlade jätten på stortån.

”HOO!” sa jätten. ”HOO, HOO, SLUTA!”

Hela åsen skakade. [age>=6 / city: Nere i byn ringde det på alla dörrar[city: , och på en och annan {in city}]. ]Uppe på magen ramlade båda målen omkull, och någon skrek: ”Straff!”

”Gör något!” sa {friend}, som höll sig fast i en tistel.

# nobody-threw-a-gatepost
{child} tittade på {pet}, och då kom {child.he} på det: Varför skulle {pet.he} släppa? Varje gång {pet.he} gjorde det kom någon och tog saken, och så var leken slut.[sport:  Det var som att bli inropad till middagen precis när man hade börjat {play sport}.] Ingen hade någonsin kastat en grindstolpe åt {pet.him}.

{child} satte sig på knä vid {pet’s} mjuka öra.

”Om du släpper får du en ny”, viskade {child.he}. ”Jag lovar.” Sedan reste {child.he} sig. ”Herr jätte! Kan ni kasta något åt {pet}? Snälla?”

”VAD FÖR NÅGOT?”

”En pinne!”

Det mullrade, och jätten drog fram ena armen ur ormbunkarna. I armvecket växte det enbuskar. Handen [age>=6: kände sig för, klappade på marken och ]plockade upp en hel omkullblåst ek.

# drop-it
{Pet} såg den. {Pet.His} ögon blev runda. {Pet.His} öron for upp.

”Släpp”, sa {child} mycket lågt.

Och {pet} släppte.

Vupp! Nu när ingen drog åkte toffeln över alla tårna och ända in på hälen.

”AAAAH”, sa jätten. Och så kastade han.

Eken flög över hagen och över byn[school:  och över {school}]. Den flög över kyrkan och över ån, runt, runt, och under den, {@streak}, sprang {pet}.[athlete:  Inte ens {athlete} hade hängt med.]

# again
Det tog en halvtimme innan {pet.he} var tillbaka. {Pet.He} kom med svansen först, uppför åsen, till jättens väldiga hand. {Pet.He} tittade på trädet. {Pet.He} tittade på {child}.

{Pet.He} släppte.

”DUKTIG HUND”, sa jätten. ”EN GÅNG TILL?”

Det blev tretton gånger.

# just-the-one
Efteråt fick {child} och {friend} bära hem {pet}, {friend} den främre halvan och {child} den bakre. {@A} rullade fram från under bilen.

”Lämnade ni tillbaka det?”

”Ja”, sa {child}. ”Det var en toffel.”

”Jaha, bara den ena?” sa {@a} och gick för att se till häcken.

# tomorrow
På kvällen låg {pet} utfläkt på mattan vid {child’s} säng, med ett eklöv på nosen. Utanför prasslade det länge och mjukt, som när någon mycket stor drar upp täcket[music:  och nynnar på {music}]. Sedan landade något på gräsmattan.

Duns.

{Pet} öppnade ena ögat.

”I morgon”, sa {child}.

Svansen slog två gånger mot golvet, och så släppte {pet} taget om dagen.

# @who
grannen {next}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{next}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{next’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @Everybody
Alla
## if elder & adult
{Elder}[elder2:  och {elder2}]
## if elder2 & !adult
{Elder2}

# @streak
som ett streck med öron
