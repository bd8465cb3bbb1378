title: Ingenting nös
title: Allergisk
title: För säkerhets skull
guest friend: Samira (hon), Elias (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna är {adult}, annars mormor eller farfar, annars {minder}: @m. Den som kommer på tisdag bredvid {adult} är mormor eller farfar, som har gett bort kökshanddukarna. I rabarberlandet sover hunden eller katten; vilket djur som helst har fått höra det som ingen annan har hört.

# tea-towels
Sista dagen på sommarlovet öppnade {child} köksdörren och fick se en enhörning äta upp kökshanddukarna på tvättlinan.[elder & adult & !elder2:  De var en present från {elder}.][elder2 & adult:  De var en present från {elder} och {elder2}.][elder2 & !adult:  De var en present från {elder2}.] I vanliga fall hade {child.he} ringt till {friend}[!friend.known: , sin bästa vän,] som {child.he} hade gjort om allting i sju år. Men i morgon skulle {friend} börja i en annan skola, den som hade orkester och kavajer[city:  och låg tvärs över hela {city}], och hela sommaren hade de varit så försiktiga med varandra att det var som att bära soppa.[pet:  Vad {child} egentligen tyckte hade bara {pet} fått höra.]

”{@First}”, ropade {child.he}. ”Det står en enhörning här.”

# covered-in-snot
{@M} kom ut i morgonrock och såg på den en bra stund. ”Jaha”, sa {@he}. ”Bra. Jag är fullkomligt lugn.”

Enhörningen nös. Det var ingen sagonysning. Det var en nysning från ett stort djur med väldigt lång näsa, och den träffade {@m} från kragen till fållen.

”Det gör mig ingenting”, sa {@m}, och då nös den igen.

{child} tittade på ögonen, som rann. ”Jag tror att den är allergisk mot när man ljuger”, sa {child.he}. ”Säg något som är sant.”

”Jag är full av snor.”

Ingenting.

”Säg något nu som inte är det.”

”Jag har ingen aning om vem som åt upp den goda glassen.”

ATJO!

”{@M}!”

”Det hade varit en lång vecka”, sa {@m} och gick in för att byta om.

# pollen
Då slog det i grinden, och där stod {friend}, som aldrig brukade knacka, och hade på sig kavajen.

”Jag skulle bara … Är det där en enhörning?”

”Den är allergisk”, sa {child}.

”Mot vad då?”

{child} tänkte på allt {child.he} hade gått och sagt till {friend} sedan i maj.

”Pollen”, sa {child.he}.

ATJO!

”Stackars liten”, sa {friend}. {Friend.He} höll ut armarna och snurrade runt, och ärmarna räckte ner till knogarna. ”Nå? Vad tycker du?”

”Den passar dig verkligen”, sa {child}, och enhörningen nös inte. Det var nästan värre.

”Och det gör ingenting att jag slutar?”

”Jag är jätteglad för din skull.”

ATJO!

”Prosit”, sa {friend}. ”För jag är inte ens nervös.”

ATJO!

”Prosit. Så du är okej? Helt ärligt, är du okej?”

”Jag är okej”, sa {child}.

# in-the-rhubarb
Enhörningen spärrade upp ögonen. Huvudet for upp, och upp, och upp, och sedan nös den så hårt att den sköt i väg längs hela gången och körde hornet rakt genom dörren till boden. Där satt den fast, med rumpan i rabarberna.[pet.dog/pet.cat:  I rabarberna sov alltid {pet}. {Pet.He} reste sig, tittade länge på rumpan och lade sig igen, bakom den.]

{@M} slog upp köksfönstret. ”Men {child}! Du vet ju att den bara gör så när någon ljuger!”

{Friend} lät armarna sjunka. {child} såg hur {friend} gick igenom alltihop en gång till, nysning för nysning.

”Du sa att du var glad för min skull.”

”Jag menade …”

”Du har sagt det hela sommaren.” {Friend} drog ner ärmarna över händerna. ”Alla andra[school:  {at school}] blev konstiga. Och jag tänkte: {child} är i alla fall glad.”

# in-a-corner
{Friend} gick bort till grinden och lade handen på haken. {child} letade efter något snällt att säga, och allt som var snällt skulle få enhörningen att nysa. Det fanns bara det som var sant, och sa {child.he} det kanske {friend} gick ut genom grinden och aldrig kom tillbaka.

”Jag hatar din kavaj!” skrek {child}.

{Friend} vände sig om.

”Jag hatar den för att den passar dig! Jag är inte glad för din skull, eller bara lite, i ett hörn. När du kom in på skolan låg jag i badkaret och grät, och jag lät kranen rinna så att ingen skulle höra.[pet:  Det har jag bara sagt till {pet}.] Jag tror att du kommer att träffa någon som spelar oboe och är roligare än jag[music:  och som du kan spela {music} med], och då är jag bara en som du kände förut, som bor vid korvkiosken.” Rösten skakade, och det gjorde knäna också. ”Jag är inte okej. Jag är inte okej alls.”

Båda två såg bort mot boden. Enhörningen viftade på svansen, och det var allt den gjorde.

# except-my-uncle
{Friend} kom tillbaka på gången, långsamt. ”Jag går till hållplatsen varje kväll”, sa {friend.he}. ”Jag övar på att stå där ensam. Jag är jättedålig på det.” {Friend.He} torkade näsan på den nya ärmen. ”Och ingen är roligare än du.”

Det ryckte till i sidan på enhörningen.

”Utom min morbror”, sa {friend} snabbt.

Och sedan skrattade de båda två och höll i varandra, och lite av det var gråt.

# fibs-got-it-in
De lade armarna om halsen på enhörningen och drog, men den satt där den satt.

”Den har ljugits fast”, sa {friend}. ”Då får den ljugas loss. Ur vägen.” {Friend.He} lade munnen mot enhörningens öra. ”{@netball}”, viskade {friend.he}.

Enhörningen började darra.

”Jag har aldrig skrivit av din mattebok, {child}.”

Den drog efter andan, länge och skälvande.

”Och lasagnen hemma hos dig”, sa {friend}, ”är fantastiskt god.”

ATJO! Hornet for ut ur dörren med en smäll, och enhörningen satte sig i rabarberna.

”Jag hörde det där”, sa {@m} i fönstret.

# until-tuesday
På kvällen var den fortfarande kvar.[pet.dog/pet.cat:  {Pet} låg och sov mot dess sida.] ”Längre än till tisdag kan den inte stanna”, sa {@m}. ”{@tuesday} Vi skulle bli av med fönstren.”

# nothing-sneezed
När det var dags att gå hem stod {friend} vid grinden med kavajen över armen.

”Är du okej i morgon?” sa {friend.he}.

”Nej”, sa {child}. ”Är du?”

”Nej. Jag ringer dig klockan fyra, så kan vi vara inte okej tillsammans.”

”Och på lördag?”

”Och på lördag”, sa {friend}. ”Jag kommer alltid tillbaka, vet du.”

Båda två vände sig om och såg på enhörningen. Den såg på dem och tuggade på den sista kökshandduken.

De väntade, för säkerhets skull, men ingenting nös.

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @tuesday
Då kommer min syster.
## if elder & adult & !elder2
Då kommer {elder} och frågar efter kökshanddukarna.
## if elder2 & adult
Då kommer {elder} och {elder2} och frågar efter kökshanddukarna.
## if elder2 & !adult
Då kommer {elder2} och frågar efter kökshanddukarna.

# @netball
Jag älskar orientering
## if athlete & !sport
Jag är nästan lika bra som {athlete}
## if sport & !athlete
Jag är mycket bättre än du på {sport}
## if sport & athlete
Jag är bättre än du på {sport} och nästan lika bra som {athlete}
