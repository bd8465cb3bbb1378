title: Världens sämsta bullar
title: Tack för lägret
title: Salt i stället för socker
guest friend: Ture (han), Tove (hon)
guest gunilla: Gunilla (hon), Margareta (hon)

% Bakade på torsdagen, kapprummet på fredagen, marknaden på lördagen. På skylten står mistag med ett s; läs det som det står.

# a-hundred-and-twenty
{child} och {friend} hade bakat etthundratjugo kanelbullar. De hade bakat i fyra timmar utan ett enda fel. De hade mjöl i öronen. De hade fått låna skolköket[school:  {at school}] alldeles själva, nästan, för vaktmästaren satt utanför och löste korsord[music:  till {music}], och på lördag skulle bullarna säljas på marknaden[city:  {in city}] så att hela klassen kunde åka på läger[sport:  och {play sport}].

”De är vackra”, sa {friend}[!friend.known: , som var {child's} bästa vän,] och såg ut över plåtarna.

”De är perfekta”, sa {child}.

De tog en var. De skålade med bullarna[athlete: , som {athlete} med en pokal]. De bet.

# all-of-it
Sedan sa ingen någonting. {Friend's} ögon växte. {child} tuggade en gång, två gånger, och så sprang de bägge två till diskhon.

”Salt!” flämtade {friend}. ”Det är salt! Allting är salt!”

Det var det. Salt i degen. Salt i fyllningen. Pärlsockret ovanpå var socker, men det hjälpte lika mycket som ett paraply på havets botten.

På bänken stod två likadana burkar. Nu, efteråt, syntes det ju att det stod SALT på den ena, med små bokstäver.

”Vem hämtade burken?” sa {friend}.

{child} såg det framför sig, klart som en film. Skafferiet. Hyllan. {Child.His} egen hand.

”Jag minns inte”, sa {child.he}.

# rather-careless
När fröken kom för att beundra bullarna och hade spottat ut sin i en servett frågade hon samma sak. {child} tittade på sina skor. Det var mjöl på dem också.

”Det kan ha varit jag”, sa {friend} då. ”Jag är ganska slarvig.”

Det stämde. {Friend} hade en gång kommit till skolan i två olika skor och någon annans jacka. Alla trodde {friend.him} på en gång. Fröken suckade.

{@supper}

# thanks-for-the-camp
Nästa dag i kapprummet var det någon som sa ”tack för lägret, {@salty}”, och någon annan skrattade. {Friend} skrattade också. Men {child} kände {friend.him} bättre än någon, och {child.he} visste hur {friend} lät när {friend.he} skrattade på riktigt. Det var inte så.

# under-the-table
På marknaden fick de ett bord längst bort, för det var redan betalat. Fröken hade sagt att de åtminstone kunde sälja saft. Bullarna stod i lådor under bordet. Ingen hade haft hjärta att slänga dem.[pet.dog:  {Pet} hade nosat på lådorna en gång och sedan lagt sig så långt bort som kopplet räckte.]

{child} hällde upp saft. Det var som om {child.he} hade en av bullarna kvar i magen, en hel, som inte ville ner.

”{Friend}”, sa {child.he}. ”Det var jag som tog burken.”

{Friend} ställde ifrån sig muggarna i en rad.

”Jag vet”, sa {friend.he}.

”Vet du?”

”Jag stod ju bakom dig.”

# a-little-longer
”Men varför sa du att det var du?”

{Friend} ryckte på axlarna. ”Du såg ut som om du skulle svimma. Och alla tror ju ändå att det är jag. Jag tänkte att du skulle säga det sen.” {Friend.He} rättade till en mugg som redan stod rakt. ”Det tog lite längre tid än jag trodde.”

{child} blev alldeles het i ansiktet. Det hade varit mycket lättare om {friend} hade blivit arg.

{Child.He} såg ut över marknaden. Fröken var där, och hela klassen, vid de andra borden. Vid bordet intill satt [elder: {elder} | en dam] med ullsockor. {child} lånade [elder: {elder.his} | hennes] tomma kartong, vände på den och lånade [elder: {elder.his} | hennes] penna också. {Child.He} skrev så stort {child.he} kunde och ställde kartongen på bordet.

# the-sign
”Världens sämsta bullar.//
Bakade med salt i stället för socker.//
Av mistag, av {child}.//
Fem kronor.”

{Friend} läste. {Friend.He} läste en gång till.

”Du glömde ett s i misstag”, sa {friend.he}.

”Låt det vara”, sa {child}. ”Då syns det vem som är slarvig.”

# dreadful
Först hände ingenting. Sedan stannade en man med barnvagn och läste högt. Han skrattade så att barnet vaknade.

”De kan väl inte vara så dåliga?”

”Jo”, sa {friend}, och nu började det glittra i ögonen på {friend.him}. ”Tyvärr. Vi kan inte rekommendera dem.”

Mannen köpte en. Han bet. Hans ansikte vek sig på mitten, som en dragspelsbälg.

”Fruktansvärd!” ropade han. ”{Gunilla}! Kom och smaka, den är fruktansvärd!”

{Gunilla} kom. {Gunilla} köpte två, en till sin svåger. Snart var det kö. Folk ville smaka, folk ville se andra smaka, folk ville ha med sig en hem till någon som de tyckte om eller inte tyckte om. {Friend} delade ut ett glas saft till varje bulle, ”ni kommer att behöva det”, två kronor extra. {@sister}[elder2:  {Elder2} tog en till kaffet och ångrade sig.]

# the-whole-time
Fröken kom bort till bordet. Hon läste kartongen, ända ner.

”Jaså”, sa hon. ”{child}.”

”Ja”, sa {child}. ”Hela tiden.”

Runt om stod klassen och läste också[adult: , och {adult} bakom dem]. Den som hade sagt {@salty} i kapprummet skrapade med foten.

”Förlåt, {friend}”, sa han.

”Det kostar fem kronor”, sa {friend}. ”Och du måste äta upp.”

Han åt upp. Det var det modigaste någon gjorde den dagen, på andra plats.

# two-left
Klockan tre var alla bullar sålda utom två. Pengarna räckte till lägret och till korv på vägen dit[pet.cat: , och till en burk räkor åt {pet}][pet.other: , och till något gott åt {pet}].[pet.dog:  {Pet} fick sin i förskott.] {child} och {friend} satt på lådorna och dinglade med benen. De var trötta på det där goda sättet.

{Friend} tog upp de sista bullarna och gav den ena till {child}.

”Måste vi?” sa {child}.

”Tillsammans”, sa {friend}.

De skålade. De bet. Ögonen tårades, och {friend} skrattade med hela magen, så att {friend.he} höll på att trilla av lådan. Det var på riktigt den här gången. {child} hörde det direkt.

# @salty
saltgubben
## if friend.she
saltgumman

# @supper
Hemma åt {child} ingen middag.
## if adult
Hemma åt {child} ingen middag. {Adult} kände {child.him} på pannan.[pet.cat:  {Pet} kände på {child.his} ärm, nös och gick därifrån.][pet.other:  Inte ens {pet} kunde muntra upp {child.him}.]
## if pet.cat & !adult
Hemma åt {child} ingen middag. {Pet} luktade på {child.his} ärm, nös och gick därifrån.
## if pet.other & !adult
Hemma åt {child} ingen middag. Inte ens {pet} kunde muntra upp {child.him}.

# @sister
En liten tant med hatt tuggade hela sin bulle utan att röra en min och sa att den var bättre än hennes systers.
## if elder
{Elder} tuggade hela sin bulle utan att röra en min och frågade om det gick att få receptet.
