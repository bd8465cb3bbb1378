title: En liten grå gäst
title: Inte högre än en mage
title: Någon har hängt katten på tork
guest minder: Tage (han), Börje (han)

% Molnet är "det". @a är den som är med dem: {adult}, annars grannen.
% Regel: ett moln regnar bort sig själv och äter ånga. @sort: varför det inte kan vara {pet}, efter rasen.

# hung-out
”Någon har hängt din katt på tork”, sa {friend}[!friend.known: , {child's} bästa vän].

{child} tittade. På tvättlinan hängde verkligen något runt och grått och luddigt, som hade fastnat i en klädnypa och guppade i vinden. {@Sort} Dessutom satt {pet.he} på {child's} fot.

”Det är inte {pet}”, sa {child}. ”Det är ett moln.”

# indoors
{Friend} drog ner linan och {child} lossade molnet, väldigt försiktigt. Det var bara en unge, och den vägde ungefär lika mycket som en nysning. {child} bar in den i famnen, och den skakade, och hela tröjan blev blöt.

”Den har kommit bort från de andra”, sa {friend}. Himlen var blå från ena änden till den andra. Det hade inte regnat[city:  {in city}] på en månad. ”Vi får ha den inne tills det kommer några fler förbi.”

# beside
{Pet} gick runt molnet ett varv. {@Alike} {Pet.He} nosade på det, och [breed.Sphynx: rynkorna i pannan blev alldeles släta | morrhåren blev krulliga]. Sedan lade {pet.he} sig bredvid det på köksgolvet, och då slutade det skaka, och de två låg så tätt ihop att {friend} klappade fel och blev blöt om handen.

# guest
Molnet var ingen lätt gäst. När en dörr slog igen mullrade det, inte högre än en mage, och gömde sig bakom kylskåpet. När det var glatt duggade det. Det duggade på {friend's} läxa, och det tyckte {friend} var bra.[sport:  Det duggade på {sport.thing}.][athlete:  Det duggade på affischen med {athlete}, och då fick man säga till det på skarpen.][music:  När de satte på {music} mullrade det med, på precis rätt ställen.] Det följde efter {pet} från rum till rum, och var {pet} än tog en tupplur lade sig molnet bredvid, och så blev det en pöl.

”{child}!” ropade {@a}[!adult: , grannen, som skulle passa dem]. ”Har katten kissat i hallen?”

{Pet} gav {@a} en djupt sårad blick.

”Här vid soffan är det en till!” ropade {@a}. ”Vi har en läcka!” [adult: {Adult} | {minder.He}] tog fram alla hinkar, och den fina salladsskålen, och lade sig under handfatet i badrummet med en skiftnyckel. Ingenting läckte. Det var det som var så konstigt.

## or
Molnet var ingen lätt gäst. När telefonen ringde mullrade det, inte högre än en mage, och gömde sig i gardinen. När det var glatt duggade det. Det duggade på {friend's} mattebok, så att alla sjuor rann ut.[sport:  Det duggade på {sport.thing}.][athlete:  Det duggade på affischen med {athlete}, och då fick man säga till det på skarpen.][music:  När de satte på {music} mullrade det med, på precis rätt ställen.] Det följde efter {pet} från rum till rum, och var {pet} än tog en tupplur lade sig molnet bredvid, och så blev det en pöl.

”{child}!” ropade {@a}[!adult: , grannen, som skulle passa dem]. ”Har katten kissat på mattan?”

{Pet} gav {@a} en djupt sårad blick.

”Här vid bokhyllan är det en till!” ropade {@a}. ”Vi har en läcka!” [adult: {Adult} | {minder.He}] tog fram alla hinkar, och den fina salladsskålen, och lade sig under handfatet i badrummet med en skiftnyckel. Ingenting läckte. Det var det som var så konstigt.

# shrinking
Men framåt kvällen hade molnet börjat krympa. Först hade det varit lika stort som {pet}. Nu var det som en kattunge, och det var tunt och genomskinligt i kanterna.

”Det regnar bort sig själv”, sa {child}. ”Vad äter moln?”

Det visste {friend}. De hade ritat det {@at-school}, en pil neråt för regnet och en pil uppåt för vattnet som ska bli moln igen.

”Ånga”, sa {friend.he}. ”Ånga är vatten på väg upp.”

# shoe
Men ånga är het, och den leker man inte med i smyg. {child} gick till badrummet och knackade på {@as} sko.

”[adult: {Adult}|{minder}]”, sa {child.he}, ”det är inte rören. Och det är inte {pet}. Kan du vara snäll och koka vatten?”

{@A} hasade sig fram och såg {pet} på mattan, och bredvid {pet.him} något genomskinligt, stort som en vante, som försökte spinna. [adult: {Adult} | {minder.He}] funderade en stund.

”Det var skönt att höra”, sa {@a}. ”Jag trodde att det var varmvattenberedaren.”

# steam
[adult: {Adult} | {minder.He}] satte på vattenkokaren och alla kastruller, och duschen så varm som den kunde bli. Fönstren blev vita. Ångan vällde ut i hallen, och mitt i den öppnade molnet sig och andades in.

Det svällde förbi kattunge och katt. Det svällde förbi fåtölj och soffa. Det fyllde hela hallen, och någonstans inne i det ropade {friend} att {friend.he} inte såg någonting, men att det var härligt.

”Dörren!” ropade {child}. ”Innan det fastnar!”

# theirs
{child} slog upp den på vid gavel. Molnet stack ut framdelen, och där stannade det. Det vände sig om. Det hade inget ansikte, inte på riktigt, men alla kunde se vem det letade efter.

{Pet} hade aldrig i sitt liv kommit när någon ropade. Men nu hade ingen ropat. {Pet.He} kom genom hallen, en tass i taget, rakt igenom varenda pöl. {Pet.He} lutade huvudet mot molnets stora grå sida och gned sig, hårt, en gång med vänster kind och en gång med höger. Så gör katter med sådant som är deras. Efteråt var {pet.he} blöt ända ut i öronen.

# up
Och molnet steg. Det steg över tvättlinan, långt från alla klädnypor, och över kolonilotterna, där [elder: {elder's} bönor | alla bönorna] hängde som snören. Där stannade det, alldeles ensamt i allt det blå, och mullrade en enda gång, inte högre än en mage.

Sedan regnade det. Det öste ner. Det regnade på bönorna och på alla människor som hade sprungit ut med armarna i vädret.[elder:  {Elder}[elder2:  och {elder2}] höll dem allra högst.] {child} och {friend} sprang ut och stod i regnet tills det klafsade i strumporna. {@A} stod också i det och höll fram den fina salladsskålen.

# two-ears
Den kvällen kom det fler moln, en lång rad, som sakta drog förbi. {child}[adult:  och {adult}] tittade på dem från fönstret i sovrummet. De hade alla möjliga former, som moln har. Men det lilla allra sist [breed.British Shorthair: var runt och stadigt, och det ]hade två öron och en svans, och vem som helst skulle ha sagt att det var en katt.

{Pet} satt på fönsterbrädan [adult: mellan dem | bredvid {child.him}]. {Pet.He} sa ingenting. {Pet.He} satte bara upp en tass mot rutan.

# @sort
Men {pet} hade aldrig låtit någon hänga upp {pet.him} i något.
## if breed.British Shorthair
Men {pet} var en brittisk korthårskatt, byggd som en kudde, och skulle ha dragit ner hela linan.
## if breed.Persian
Men {pet} var en perser, och alldeles för välkammad för att visa sig med en klädnypa.
## if breed.Maine Coon
Men {pet} var en maine coon, stor som en ryamatta, och skulle ha dragit ner hela linan.
## if breed.Ragdoll
Men {pet} var en ragdoll, och det enda {pet.he} brukade hänga över var någons arm.
## if breed.Bengal
Men {pet} var en bengal, full av fläckar, och det där hade inte en enda.
## if breed.Siamese
Men {pet} var en siames, och skulle ha talat om det för hela gatan.
## if breed.Abyssinian
Men {pet} var en abessinier, och skulle ha hunnit fram och tillbaka på linan vid det här laget.
## if breed.Russian Blue
Men {pet} var en russian blue, slät som en silverkanna, och det där var bara ludd.
## if breed.Scottish Fold
Men {pet} var en scottish fold, med öronen nervikta, och det där hade inga öron alls.
## if breed.Sphynx
Men {pet} var en sphynx, och ägde inte ett enda hårstrå.

# @alike
Det var exakt lika stort som {pet.he}.
## if breed.British Shorthair
Det hade exakt {pet.his} form och exakt {pet.his} färg.
## if breed.Russian Blue
Det var exakt lika stort som {pet.he} och hade exakt samma färg.
## if breed.Persian
Det var exakt lika stort som {pet.he}, och nästan lika luddigt.
## if breed.Sphynx
Det var exakt lika stort som {pet.he}, fast mycket luddigare.

# @at-school
i skolan
## if school
{at school}

# @a
{minder}
## if adult
{adult}

# @as
{minder's}
## if adult
{adult's}
