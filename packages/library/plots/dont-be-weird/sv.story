title: Var inte konstig
title: Armbågen
title: Bio klockan fyra
guest elder: Gullan (hon), Britt (hon)
guest host: Melvin (han), Casper (han)
guest dev: Dani (han), Amir (han)
guest leo: Noel (han), Ture (han)

% Den äldre är familjens, annars en gammelmoster. Fjärilen är en nässelfjäril: orange och svart.

# by-heart
Meddelandet hade kommit vid frukosten, och {child} kunde det utantill. Bio klockan fyra. Vi ses utanför. Kom inte för sent och var inte konstig.

Det var från {host}. Ett helt år hade {child} suttit bakom honom på matten[school:  {at school}], och det här var första gången han hade bett {child.him} följa med någonstans. Hela dagen, hemma hos {@whose}, hade {child.he} funderat på hur man gör för att inte vara konstig[friend: , med goda råd från {friend}[!friend.known: , {child.his} bästa vän,] som sa att det inte gick].[pet.other:  {Child.He} hade provat på {pet} innan {child.he} åkte hemifrån, och {pet} hade inte märkt någon skillnad.] {Child.He} skulle ha händerna i fickorna[music:  och inte nynna på {music}]. {Child.He} skulle säga ”tja” och inte mycket mer[sport: , om inte någon började prata om {sport}]. {Child.He} skulle luta sig mot saker[athlete: , så som {athlete} skulle ha lutat sig mot dem]. Och så skulle {child.he} ha sin snygga jacka[adult: , den som {adult} tyckte var för tunn till allting]. Den hade hängt i farstun hos {elder} sedan förra besöket, för tre veckor sedan.

# on-the-sleeve
Klockan tre gick {child} för att hämta den, och då hängde det en fjäril i ärmen.

Den såg inte ut som en fjäril än. Vingarna var små och våta och skrynkliga, som något som har legat kvar i en ficka i tvätten. Ovanför satt det lilla bruna skalet som den just hade klättrat ut ur.

”Rör inget!” sa {elder.short} bakom {child.him}. ”Hon är ute! I tre veckor har jag gått på tå förbi den där jackan. Brevbäraren har fått viska[elder2: , och {elder2} har fått gå köksvägen].[pet.cat:  Och jag har varit mycket glad att {pet} bor hos er.]”

”Visste du att hon hängde där?”

”Du använde den ju inte.”

# like-a-waiter
”Men nu behöver jag den, {@call}. Jag ska vara där klockan fyra.”

”Du kan inte ta bort henne”, sa {elder.short}. ”Om hon ramlar innan vingarna är torra, så stelnar de snett. Hon behöver en timme, och hon behöver ha det varmt. Du kan få låna min kofta.”

{child} tittade på koftan. Den var lila, med får på.

Mycket långsamt, som om den vore av glas, lyfte {child.he} ner jackan från kroken och tog på sig den. Fjärilen gungade till och höll sig fast. {child} höll ut ena armen, böjd i armbågen, som en kypare med handduk.

”Jag går så här”, sa {child.he}. ”Du behöver inte följa med.”

”Jag har väntat i tre veckor”, sa {elder.short} och sträckte sig efter hatten. ”Jag går bakom. Du kommer inte att märka att jag är där.”

# ten-steps-behind
{Elder.short} höll sig tio steg bakom hela vägen nerför backen[city: , genom halva {city}]. Men utanför bageriet hörde {child} en röst som sa till någon: ”Den där ungen känner jag inte alls. Men armbågen borde hållas högre.”

”{@Call}!” väste {child}.

”Tror visst att vi har träffats”, sa {elder.short}.[pet.dog:  {Pet}, som gick i koppel bredvid, hade ingen talat om det för. {Pet.He} drog mot {child} med alla fyra tassarna.]

{child} höll armbågen högre. ”Är du en vägvisare?” frågade en mycket liten flicka. Men solen sken på ärmen, och vid varje gathörn var vingarna lite större och lite slätare.

# nothing-my-arm
Så kom {child} runt sista hörnet, och där stod de på trappan till bion: {host} och {dev} och {leo}, alla med händerna i fickorna. Ingenting konstigt hade någonsin hänt någon av dem.

{child} ställde sig i skuggan vid väggen och la armen på ryggen.

”Tja”, sa {child.he}.

”Tja”, sa {host}. ”Vad har du bakom ryggen?”

”Ingenting. Armen.”

De väntade för att se om det kom något mer. {child} log. Det var kallt i skuggan. {Child.He} kände sex små fötter på handryggen, dit fjärilen hade klivit ner från ärmen, och de höll i sig hårt.

Sedan höll de inte lika hårt längre.

# in-the-shade
{child} såg sig över axeln. Vingarna hade slagits ihop. De darrade, och en av de sex fötterna hade släppt taget.

Hon behöver ha det varmt, hade {elder.short} sagt.

Tre steg bort låg solen på trottoaren, ljus som en scen, mitt framför allihop.

Det går inte här bak, tänkte {child}. Inte bakom ryggen på mig.

{Child.He} gick ut i solen och höll upp armen.

”Stå stilla allihop”, sa {child.he}.

# nobody-move
”Vad är …” sa {host}.

”Hon kröp ut i eftermiddags, på min ärm. Så jag kunde inte ta bort henne, och jag har gått så här hela vägen. Det där är {@mine}, bakom brevlådan, som låtsas att vi inte känner varann.”

”Den ungen har jag aldrig sett förr”, ropade {elder.short}.[pet.dog:  På andra sidan brevlådan stack {pet's} svans ut och viftade.]

Ingen sa någonting. {child} höll blicken på fjärilen och väntade på skrattet. Det kom inte. När {child.he} tittade upp var tre huvuden böjda över {child.his} hand, så nära att {child.he} hörde dem andas.

”Hon öppnar”, viskade {dev}.

Det gjorde hon. Vingarna slogs ut, och ihop, och ut igen, orange och svarta och inte sneda någonstans. Klockan i tornet slog fyra. Ingen nämnde filmen.

# on-a-forehead
”Armbågen”, sa {elder.short}, som plötsligt stod mitt ibland dem.

Och fjärilen släppte. Hon föll, och {child's} hjärta föll med. Sedan fick hon luft under sig, och så bar det uppåt, ett varv runt lyktstolpen och ner igen, och hon landade mitt i pannan på {host}.

{Host} blev alldeles stel. Ögonen gick i kors.

”Vad ska jag göra?” viskade han.

”Var inte konstig”, sa {child}.

{Leo} blev tvungen att sätta sig på trappan. {Host} skrattade också, men utan att röra ansiktet, så då måste {dev} också sätta sig. Sedan lyfte fjärilen och försvann upp över biografens tak, och fem personer stod och gapade tills hon var borta.

De missade början på filmen, och ingen av dem fick någonsin veta vad den handlade om.

# same-time
Den kvällen hängde jackan på sänggaveln hemma hos {elder.short}, med det lilla bruna skalet kvar på ärmen[pet.cat: , där {pet} inte kunde komma åt det förrän i morgon].[adult:  {Adult} hade ringt och frågat om den var varm nog. ”Precis”, hade {child} sagt.][pet.other:  Det här måste {pet} få höra.]

”God natt, vem du än är”, sa {elder.short} och släckte.[elder2: 

”Kan man ta stora dörren nu?” frågade {elder2.short} från trappan.]

I mörkret lyste telefonen upp. Det var {host}.

Det var så himla konstigt, stod det. Samma tid nästa vecka?

[friend: {child} skickade det vidare till {friend}, som hade legat vaken för att få höra. Sedan la {child.he} | {child} la] sig på rygg och slöt ögonen. Efter en stund märkte {child.he} att armbågen var uppe. {Child.He} tog ner den.

# @whose
gammelmoster {elder}
## if elder
{elder}

# @call
{elder}
## if elder
{elder.short}

# @mine
min gammelmoster
## if elder
{elder.short}
