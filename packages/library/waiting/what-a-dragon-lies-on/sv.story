title: Draken som låg på bageriet
title: Det en drake tycker bäst om
title: Drakens tittut
guest friend: Minna (hon), Sixten (han)
guest baker: Bagar-Bengt (han), Bagar-Birgit (hon)

# the-bakery
{friend}[friend: , {child's} bästa vän,] fyllde år, och tårtan stod i bageriet [city: mitt i {city}]. Men på bageriet låg en drake.

Den låg på taket med magen, och svansen hängde ner för skorstenen, och ingen kunde öppna dörren.

”Min tårta!” sa {friend}, och underläppen darrade.

”Vi får be den flytta på sig”, sa {child}, som var {age} år.

# the-rule
”Ursäkta”, sa {child} till drakens nos, som hängde ner framför fönstret. ”Varför ligger du här?”

Draken öppnade ett öga.

”En drake ligger på det den tycker bäst om”, sa den. ”Jag tycker om det här. Det är varmt och luktar bulle.”

”Men vi måste in.”

”Då tar ni det ifrån mig”, sa draken. ”Förut hade jag en guldhög. Jag gick upp för att kissa, en enda gång. När jag kom tillbaka var den borta. Nu går jag aldrig upp.”

Och så blundade den igen.

# trying
Alla försökte. {baker}, som ägde bageriet, knuffade där bak. [elder: {Elder} [elder2: och {elder2}] drog i svansen. ”På tre”, sa {elder.short}, och de drog på tre, och svansen drog tillbaka.] [sport: De försökte locka den med att {play sport}. Draken gäspade.] [athlete: De visade den en bild av {athlete}. Draken gäspade då också.] [school: Hela {school} kom och ropade hej, alla på en gång.] [music: De sjöng {music} för den, alla verserna. Draken tyckte att det var fint. Den låg kvar.] [pet: {@pet-tries}] De hämtade en riktig guldpeng.

”Vass och kall”, sa draken. ”Tack, jag har lärt mig något sedan dess.”

Den låg där den låg.

# @pet-tries
De visade den {pet}, som hade fått följa med. ”Söt”, sa draken, men den flyttade sig inte.
## if pet.dog
{Pet}, {child's} hund, skällde på den så länge {pet.he} orkade. Sedan gäspade {pet.he} och lade sig mot en varm tass.
## if pet.cat
{Pet}, {child's} katt, gick rakt upp på ryggen på den och lade sig. En katt ligger också på det den tycker bäst om.

# scratch
Då gick {friend} fram till nosen. {friend.He} var ledsen och behövde klia på någon. Så {friend.he} kliade draken bakom örat, där fjällen är mjuka.

”Åh”, sa draken. ”Åh, där. Lite till vänster.”

Svansen kom upp ur skorstenen och började vifta. Ett par takpannor for i gatan.

”Dig tycker jag om”, sa draken till {friend}. ”Dig tycker jag bättre om än bageriet.”

Och så flyttade den sig.

”Hurra!” ropade {baker} och slet upp dörren.

Men draken lade sig igen. Den lade sig på {friend}.

# under-the-dragon
Det var bara huvudet som stack ut, och en hand.

”Gör det ont?” ropade {child}.

”Nej”, sa {friend}. ”Det är mjukt. Men det är väldigt mycket drake.”

”Släpp {friend.him}!” sa {child}.

”Då går {friend.he} sin väg”, sa draken. ”Då är {friend.he} borta, som guldet.”

Nu var det tårta, men det fanns ingen som kunde blåsa ut ljusen. {friend} försökte se glad ut under magen på en drake, och då rann det en tår ändå.

Det gjorde ont i {child}. {child.He} lade sig på gatan, med näsan mot drakens nos, så att de såg varandra i ögonen.

”Är du rädd?” frågade {child}.

Draken svarade inte på en lång stund.

”Ja”, viskade den.

# peekaboo
{child} visste hur det var. {child.He} hade själv en gång hållit i en ärm i en dörr och inte velat släppa.

”Jag ska visa dig en sak”, sa {child}. ”Titta på mig nu. Jag går bakom hörnet.”

{child} gick bakom hörnet.

”Borta!” jämrade sig draken. ”Jag visste det!”

{child} stack fram huvudet.

”Tittut!” sa {child}.

Draken blinkade.

”Gör det igen.”

{child} gick bakom hörnet igen och stannade lite längre. Draken höll andan, och det kom rök ur öronen på den.

”Tittut!”

”Du kom tillbaka”, sa draken.

”Man kan gå bort och komma tillbaka”, sa {child}. ”Det gör folk nästan jämt. Nu är det {friend's} tur.”

# round-the-corner
Draken blev alldeles stel. Den lyfte en liten bit av magen. Sedan lyfte den lite till, och {friend} kröp ut, platt i håret. [pet.cat: Uppe på ryggen vaknade {pet} och åkte med.] [pet.dog: {Pet} slickade {friend.him} i hela ansiktet.]

”Jag kommer tillbaka”, sa {friend} till draken. {friend.He} gick bort längs gatan, och runt hörnet, och så syntes {friend.he} inte mer.

Det blev tyst. Draken tittade på hörnet. {child} stod bredvid och höll den om en klo.

”Det tar lång tid”, viskade draken.

”Vänta”, viskade {child}.

De väntade.

Då stack {friend} fram huvudet bakom hörnet. {friend.He} hade en tårta i händerna, och alla ljusen var tända.

”Tittut”, sa {friend}.

Draken grät så att det fräste.

# cake
{friend} blåste ut ljusen. Draken tände dem igen, mycket försiktigt, så {friend} fick önska två gånger. Sedan åt de tårta på gatan, alla som hade knuffat och dragit. [elder: {Elder.short} gav draken den största biten.] [pet: {Pet} fick slicka fatet.]

”Smakar bättre än guld”, sa draken.

# come-back
På kvällen låg {child} i sin säng och höll [adult: {adult} i ärmen | den som läste i ärmen].

”Jag ska bara diska”, sa [adult: {adult} | den som läste]. ”Sedan kommer jag tillbaka.”

{child} tänkte efter. Sedan släppte {child.he} ärmen.

Dörren stod lite öppen. Det slamrade i köket, och det var ett bra ljud. [pet.dog / pet.cat: {Pet} låg på {child's} fötter, för {pet} låg på det {pet.he} tyckte bäst om.] Och när {child} nästan sov, då stack någon in huvudet.

”Tittut”, viskade [adult: {adult} | någon].

Utanför fönstret, på kullen, sov draken. Den låg inte på någonting alls.
