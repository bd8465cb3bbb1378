title: Regn
title: Kan du räcka mig dörren?
title: Fyrtiotre saker på listan
guest friend: Tuva (hon), Malte (han)
guest uncle: morbror Ove (han), morbror Sten (han)

% Den som glömde tältpinnarna (@a) är {adult}, annars den äldre, annars en morbror. PLOPP ska höras. Sista ordet lugnt.
% Våffeljärnet är den äldres, där någon annan kör.

# the-list
{@First} hade skrivit en lista på allt som skulle med på tältresan. Det var fyrtiotre saker, och varenda en var avprickad. Det var bara en sak som fattades när de kom fram, och den hade inte stått på listan.

”Tältpinnarna”, sa {child}.

{@A} tittade i bagageluckan en gång till. Där låg {@iron}[sport: , och allt man behöver för att {play sport}].

De stod på en äng vid en sjö[city: , långt från {city}]: {child}, {@a} och {friend}[!friend.known: , som var {child's} bästa vän och] [!friend.known: hade | , som hade] längtat i en hel vecka.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] var redan så blöt att det rann om svansen.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade fått stanna hemma, där {pet.he} låg i hallen på något som {pet.he} inte ville flytta sig från.][pet.other:  {Pet} var hos grannen, där det var torrt.] Det regnade. Det hade regnat hela vägen, och nu hällde det.

”Då åker vi hem”, sa {@a}.

”Nej”, sa {friend}. ”[school: Alla {at school} vet att vi ska tälta. ]Vi tar gafflarna.”

# the-forks
Så de slog upp tältet med det som fanns. Det blev tre gafflar, två skedar, en stekspade och en korvpinne. Det var ett gammalt tält utan golv, och alla tre fick plats, om de inte andades samtidigt.[pet.dog:  {Pet} fick också plats, på tvären.]

Men sedan blev de hungriga.

# the-door
”{Child}”, sa {@a} med kastrullen i knät, ”kan du räcka mig dörren?”

{child} drog upp den gaffel som satt vid dörren. Dörren lade sig ner.

”Jag tar hörnet”, sa {friend} och drog upp sin gaffel. Då lade sig hörnet också, på {@a}.

”Vem har baksidan?” sa {@a} inifrån tyget. ”Jag har bara ena sidan av en sked.”

De åt så fort de kunde, och slog upp tältet igen med tomatsås på.[music:  Sedan sjöng de {@song}, så högt att regnet knappt hördes.]

# boots-outside
När de skulle sova ställde {friend} stövlarna utanför, alla sex, i en rad.

”Då blir de blöta”, sa {@a}.

”De är redan blöta”, sa {friend}. ”Men det är inte vi.”

{child} låg och lyssnade. Regnet trummade så att man fick ropa godnatt. Det var det bästa ljud som fanns, när man låg på rätt sida om det.

# plop
Mitt i natten började det blåsa.

PLOPP, sa det. En gaffel flög upp ur leran.

PLOPP, sa det. Där gick stekspaden.

PLOPP, PLOPP, PLOPP.

”Håll i er!” ropade {@a}, men det fanns ingenting att hålla i. Tältet blåste upp sig som en padda, lyfte och for i väg i mörkret. Kvar satt tre personer i pyjamas, och regnet öste ner på dem.

# after-it
”Tältet!” skrek {child}.

{@A} slängde presenningen över sovsäckarna och sprang med ficklampan, och {child} och {friend} sprang barfota efter, så att det sprutade mellan tårna.[pet.dog:  {Pet} sprang före och tyckte att det var den bästa leken i hela sitt liv.] Tältet hoppade över ängen som om det hade varit inlåst i åratal.[athlete:  Inte ens {athlete} hade kommit ikapp.] Nere vid sjön tog det sats. Då kastade sig {friend} på magen i leran och fick tag i ett snöre, och {child} kastade sig på {friend}, och {@a} kastade sig på alltihop.

# only-lain
Sedan låg de där. Ingen sa något, för alla hade munnen full av äng.

”Nu”, sa {@a} till sist, ”åker vi hem.”

”En gång till”, sa {friend}. ”Snälla. Vi har inte sovit i tält än. Vi har bara legat.”

”Det finns ingenting som håller, {friend}. Jorden är ju som välling. Gå och ta på er stövlarna.”

# too-heavy
{child} tog tag i sin ena stövel och lyfte.

Den gick inte att lyfta.

{Child.He} tog i med båda händerna. Stöveln var full av regn, ända upp till kanten. {@Boots} var så fulla att det rann över, och de stod som om de var fastvuxna i ängen.

Stöveln hade en ögla upptill, en sådan som man drar i. {child} tittade på öglan. {Child.He} tittade på snöret som hängde från tältet.

”{@A}!” ropade {child}. ”Åk inte! Vi har tältpinnar! Vi har sex stycken!”

# rain-away
De knöt ett snöre i varje stövel. {@Boots} fick hålla i framsidan, där det blåste värst. Det kom en vindstöt, och tältet ryckte och drog, men stövlarna stod.

”Men om det regnar ännu mer?” sa {@a}.

”Då blir de ännu tyngre”, sa {child}.

{Friend} lade huvudet bakåt och tittade rakt upp i det svarta.

”Regna på, du bara!” ropade {friend.he}.

Och det gjorde det. Det regnade hela natten, och ju mer det regnade, desto stadigare stod tältet.[pet.dog:  {Pet} låg på allas fötter och luktade våt hund.] {Friend} sov så att {friend.he} snarkade.

# the-frog
På morgonen hällde de ur stövlarna. Ur {@as} högra kom det en groda, som såg ut att ha sovit gott.[elder2:  Till frukost åt de {elder2's} sylt på gaffel.] De körde hem i strumplästen med blöta stövlar i bagageluckan, och det regnade hela vägen.

# the-hall
I hallen, precis innanför dörren, låg påsen med tältpinnarna[pet.cat: , och på den låg {pet}]. Alla tre hade klivit över den. Den var alldeles torr[pet.cat:  och ganska varm].[elder & adult:  {Elder} fick tillbaka sitt våffeljärn, som inte hade varit ute ur bilen.][pet.other:  {Pet} hämtades hos grannen, och {pet} var också torr.]

{@A} tog fram listan. {@He} letade upp en penna, och längst ner, efter alla de fyrtiotre sakerna, skrev {@he} dit en till.

{child} trodde att det skulle stå tältpinnar.

Regn, stod det.

# @iron
våffeljärnet[elder2:  och {elder2's} sylt]
## if elder & adult
{elder's} våffeljärn[elder2:  och {elder2's} sylt]

# @Boots
{Uncle's} stövlar
## if elder & !adult
{Elder.short's} stövlar
## if adult
{Adult's} stövlar

# @song
{music}

# @First
{Uncle}
## if elder & !adult
{Elder}
## if adult
{Adult}

# @a
{uncle}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @as
{uncle's}
## if elder & !adult
{elder.short's}
## if adult
{adult's}

# @he
han
## if elder & !adult
{elder.he}
## if adult
{adult.he}
