title: {The wish} som ville hittas sist
title: ”{@sound}”, sa pinnen
title: Bakom en pinne
title: Har ni gått hem?
guest friend: Märta (hon), Ture (han), Signe (hon)

% Den enda regeln: när någon frågar efter fordonet blir det så glatt att ljudet far ur det. Det går inte att hålla inne.
% Alltså måste det gömma sig där det inte hör frågan. Alltså hör det inte heller att det har vunnit.
% Hur det gömmer sig och hur det kommer fram är vad just detta fordon gör bäst (@hide, @rescue). Allt annat är samma för alla.
% {@talk} står där fordonet är så nära att ord hörs: ibland före vägen ut, ibland efter.

# behind-a-stick
{child} lekte kurragömma med {a wish} {@where}. Det gick fort.

{The wish} var sämst i världen på att gömma sig, men bäst i världen på att {@best-at}. Just nu gömde {wish.he} sig bakom en pinne, {@eyes}. Det enda som stack ut var resten.

”Var är {the wish}?” ropade {child}.

”{@sound}!” sa pinnen.

[age>=5: För så var det med {the wish}. När någon frågade efter {wish.him} | När någon frågade efter {the wish}] blev {wish.he} så [wish.ett: glatt | glad] att ljudet bara for ur {wish.him}.

”Hittad!” sa {child}.

Sedan hittade {child.he} [friend: [!friend.known: sin bästa vän ]{friend} | sin kompis {friend}] under en jacka. [music: Jackan nynnade på {music}. | Jackan fnissade.] [elder: {Elder} hittade {child.he} bakom en kaffekopp[elder2: , och {elder2} bakom {elder.short}].] [pet: {@pet}] [sport: {child} skulle {play sport} sedan, så {sport.thing} fick vara bo.]

# @pet
{Pet}, som var {child's} bästa djur, var domare. En domare ser allt och säger ingenting.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] hade lagt sig tätt intill {the wish}, där det var varmt. {Pet.He} lekte inte. {Pet.He} låg bara.
## if pet.cat & breed.Sphynx
{Pet}[!pet.known: , {child's} katt,] hade ingen päls och låg så tätt intill den varma motorn som det bara gick. {Pet.He} lekte inte. {Pet.He} värmde sig.
## if pet.cat & breed.Bengal / pet.cat & breed.Abyssinian
{Pet}[!pet.known: , {child's} katt,] balanserade överst på {the wish}, där det var varmt. {Pet.He} lekte inte. {Pet.He} bodde där.
## if pet.dog
{Pet}, {child's} [breed: {breed} | hund], tog pinnen i munnen och sprang ett varv med den. ”Det där är mitt gömställe”, sa {the wish}.
## if pet.dog & breed.Dachshund
{Pet}, {child's} tax, tog pinnen i munnen och sprang ett varv. Då såg man två långa pinnar, och den ena hade ben. ”Den andra är mitt gömställe”, sa {the wish}.
## if pet.dog & breed.Border Collie
{Pet}, {child's} bordercollie, stirrade på pinnen tills {pet.he} inte stod ut. Sedan tog {pet.he} den i munnen och sprang ett varv. ”Det där är mitt gömställe”, sa {the wish}.
## if pet.dog & breed.Beagle
{Pet}, {child's} beagle, luktade länge på pinnen. Sedan tog {pet.he} den i munnen och sprang ett varv. ”Det där är mitt gömställe”, sa {the wish}.
## if pet.dog & breed.Yorkshire Terrier / pet.dog & breed.Shih Tzu
{Pet}, {child's} {breed}, tog pinnen i munnen och sprang ett varv. Pinnen var längre än {pet}. ”Det där är mitt gömställe”, sa {the wish}.

# only-once
{The wish} suckade så att jackan blåste i väg.

”Jag blir alltid hittad först”, sa {wish.he}. ”Jag vill bli hittad sist. Bara en gång.”

”Håll inne ljudet, då”, sa {child}. ”Var är {the wish}?”

{The wish} knep ihop sig så hårt {wish.he} kunde. Då kom ljudet ut i andra änden.

”{@sound}!”

[age>=5: ”Förlåt”, sa {the wish}.]

[age>=5: {child} tänkte så att pannan blev skrynklig.]

”Göm dig så bra att du inte hör mig fråga”, sa [age>=5: {child.he} | {child}]. ”Gör det du är bäst på!”

# one-two-three
{child} höll för ögonen och räknade, så långsamt det bara gick. [school: Så räknar man {at school} när någon behöver lite mer tid.]

{@hide}

# last
”Nu kommer jag! Var är {the wish}?”

Pinnen sa ingenting.

[age>=5: {child} skuttade av glädje, så bra gömställe var det. {child.He} | {child}] hittade {friend} under jackan igen[pet.dog: , och {pet} med pinnen i munnen], men inte {the wish}.

”Du är sist!” ropade {child}. ”Du vann! Kom fram!”

Ingen kom.

De letade bakom pinnen. De letade i jackan. De letade till och med under pinnen. [athlete: {child} sprang ett helt varv och letade, nästan lika fort som {athlete}.]

# alone
{@alone}

{wish.He} hörde inte att {wish.he} hade vunnit. {wish.He} trodde att alla hade gått hem.

# another-one
Solen var på väg ner. [adult: ”Snart måste vi gå”, sa {adult}.] {child} fick ont i magen.

”{wish.He} hör oss inte”, sa {child.he}, och nu kom tårarna. ”Och det var jag som kom på det.”

{Friend} la jackan om {child.him}. [age>=5: Den var varm.]

”Vad hör {a wish} [age>=5: allra] bäst?” frågade {friend.he}.

{child} torkade näsan på jackan. ”[wish.ett: Ett annat | En annan] {wish}.”

Så då blev {child.he} {a wish}. {@become} Och så tog {child.he} [age<5: i. | så mycket luft som fick plats.]

”{@sound}!”

{Friend} blev också [wish.ett: ett | en]. [elder: {Elder.short} ställde ner koppen och blev [wish.ett: det största | den största] av alla[elder2: , och {elder2.short} blev [wish.ett: det näst största | den näst största]].] [adult: Till och med {adult} blev [wish.ett: ett | en].]

”{@sound}! {@sound}! {@sound}!” [city: Det hördes över hela {city}.]

Då var det någon som blev så glad att ljudet bara for ut.

”{@sound}?” sa {@hideout}.

[pet: {@points}]

# @points
Domaren {pet} sa fortfarande ingenting. Men {pet.he} stirrade åt rätt håll.
## if pet.cat
{Pet} ville ha sin varma plats tillbaka. {Pet.He} vände båda öronen åt rätt håll.
## if pet.dog
{Pet} släppte pinnen, för första gången på hela dagen, och skällde åt rätt håll. ”Fina {pet}”, sa {child}.

# found
{@rescue}

# @talk
”Har ni gått hem?” sa {the wish}.

”Nej”, sa {child}. ”Vi letar.”

”Har ni letat hela tiden?”

”Hela tiden.”

[age>=5: {The wish} blinkade, som man gör när man nästan gråter och sedan inte behöver.]

”Var är [wish.ett: det | den] andra {the wish}?” sa {wish.he}. ”[wish.ett: Det lät jättestort.|Den lät jättestor.]”

”Det var jag”, sa {child}.

# @best
”Gör det du är bäst på”, sa {child} och räknade.

# horrible
{child} kramade {the wish} {@hug}.

”Du blev hittad sist”, sa {child.he}. ”Hur var det?”

{The wish} tänkte efter.

”Hemskt”, sa {wish.he}. ”Får jag bli hittad först igen?”

[sport: Och {wish.he} gick fram till {sport.thing}. ”I bo”, sa {wish.he}, och stannade där en stund.]

# first-of-all
Så de lekte en sista gång. {The wish} gömde sig bakom pinnen[age>=5: , {@eyes}]. [age>=5: Alla letade länge. De letade i jackan[music: , som nynnade].] [elder: De letade i kaffekoppen.] [pet: De letade under {pet}.] [age>=5: De letade överallt utom bakom pinnen.]

”Var kan {the wish} vara?” sa {child}.

”{@sound}”, sa pinnen, mjukt och lyckligt.

”Hittad”, sa {child}. ”Först av alla.”

[age>=5: Då suckade {the wish} så att jackan blåste i väg igen, men nu var det den andra sortens suck.]

# in-bed
På kvällen låg {child} i sin säng och höll pinnen framför näsan. [pet.dog: {Pet} höll i andra änden.] [pet.cat: {Pet} låg tätt intill, där det var varmt.]

[adult: {Adult} | Den som läste] kom och letade, först under sängen och sedan i en strumpa. ”Var är {child}?”

”{@sound}”, viskade pinnen.

Och så blev {child.he} hittad, först av alla.

# @sound
{wish.sound}
## if wish.excavator / wish.digger / wish.bulldozer / wish.car
Brum
## if wish.fire-engine / wish.ambulance / wish.police-car
Tatu-tata
## if wish.tractor
Putt-putt
## if wish.train / wish.lorry / wish.truck / wish.boat / wish.ship / wish.ferry
Tuuut
## if wish.bus
Tut-tut
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
Pip-pip
## if wish.crane
Gnissel
## if wish.dumper / wish.dump-truck
Rassel
## if wish.aeroplane / wish.airplane / wish.plane
Vrooom
## if wish.helicopter
Flapp-flapp
## if wish.rocket
Vrooosj
## if wish.submarine
Blubb
## if wish.racing-car / wish.race-car
Vroom
## if wish.motorbike / wish.motorcycle
Vrumm
## if wish.snow-plough / wish.snowplough / wish.snow-plow
Skrap
## if wish.tram / wish.streetcar
Pling-pling
## if wish.combine-harvester / wish.combine / wish.harvester
Ratsch

# @where
ute i det gröna
## if wish.excavator / wish.digger / wish.bulldozer / wish.fire-engine / wish.ambulance / wish.police-car / wish.lorry / wish.truck / wish.car
i parken
## if wish.tractor
på en gård
## if wish.train
i gräset bredvid en station
## if wish.bus
i gräset bakom busshållplatsen
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
på gården mellan husen
## if wish.crane
på ett stort torg
## if wish.dumper / wish.dump-truck
vid en sandhög
## if wish.aeroplane / wish.airplane / wish.plane
på ett flygfält
## if wish.helicopter / wish.rocket
på en äng
## if wish.boat / wish.ship / wish.ferry / wish.submarine
vid bryggan, i flytväst
## if wish.racing-car / wish.race-car
på gräset vid en racerbana
## if wish.motorbike / wish.motorcycle
på en grusplan
## if wish.snow-plough / wish.snowplough / wish.snow-plow
i snön
## if wish.tram / wish.streetcar
på torget, där skenorna går
## if wish.combine-harvester / wish.combine / wish.harvester
vid en majsåker
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
på en äng

# @best-at
åka långt
## if wish.excavator / wish.digger
gräva
## if wish.fire-engine
spruta, både vatten och skum
## if wish.tractor
dra
## if wish.train
dra sina vagnar dit rälsen gick
## if wish.bus
niga. När någon skulle kliva på sa {wish.he} psssj och blev lägre
## if wish.ambulance
linda bandage
## if wish.police-car
spärra av med randigt band. Innanför bandet fick ingen gå
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
svälja kartonger och spotta ut dem igen
## if wish.crane
lyfta
## if wish.lorry / wish.truck
lasta träd och buskar
## if wish.dumper / wish.dump-truck
tippa
## if wish.aeroplane / wish.airplane / wish.plane
flyga
## if wish.helicopter
flyga rakt upp
## if wish.rocket
flyga långt
## if wish.boat / wish.ship / wish.ferry
åka runt öar
## if wish.submarine
dyka
## if wish.racing-car / wish.race-car
köra fort
## if wish.motorbike / wish.motorcycle
köra så att det dammade
## if wish.snow-plough / wish.snowplough / wish.snow-plow
ploga
## if wish.tram / wish.streetcar
följa sina skenor
## if wish.combine-harvester / wish.combine / wish.harvester
skörda majs
## if wish.car
parkera
## if wish.bulldozer
knuffa
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
flyga

# @eyes
med magen indragen
## if wish.excavator / wish.digger
med skopan för ögonen
## if wish.fire-engine
med slangen för ögonen
## if wish.tractor
med magen indragen
## if wish.train
med alla vagnarna i en rad
## if wish.bus / wish.car / wish.lorry / wish.truck
med torkarna för ögonen
## if wish.ambulance
med ett plåster för varje öga
## if wish.police-car
med blåljuset släckt
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
med magen indragen
## if wish.crane
med kroken för ögonen
## if wish.dumper / wish.dump-truck
med flaket över huvudet
## if wish.aeroplane / wish.airplane / wish.plane
med vingarna för ögonen
## if wish.helicopter
med snurran alldeles stilla
## if wish.rocket
rak som en pinne
## if wish.boat / wish.ship / wish.ferry
med flaggan för ögonen
## if wish.submarine
med periskopet indraget
## if wish.racing-car / wish.race-car
med hjulen hårt ihopknipna
## if wish.motorbike / wish.motorcycle
så smal {wish.he} kunde
## if wish.snow-plough / wish.snowplough / wish.snow-plow / wish.bulldozer
med bladet för ögonen
## if wish.tram / wish.streetcar
med alla dörrar stängda
## if wish.combine-harvester / wish.combine / wish.harvester
med halm för ögonen

# @hide
”Ett.” {The wish} tog sig bort över gräset.

”Två.” {wish.He} tog sig bort mellan träden.

”Tre.” {wish.He} tog sig ända bort bakom kullen. Dit hördes inga frågor.
## if wish.excavator / wish.digger
”Ett.” {The wish} grävde en grop. Där fick skopan plats.

”Två.” {wish.He} grävde ett hål. Där fick halva {the wish} plats.

”Tre.” {wish.He} grävde tills alltihop fick plats. Sedan drog {wish.he} jorden över sig som ett täcke och hörde ingenting mer.
## if wish.fire-engine
”Ett.” {The wish} sprutade skum upp till hjulen.

”Två.” {wish.He} sprutade skum upp till stegen.

”Tre.” {wish.He} sprutade ett helt berg av skum. Mitt i berget satt {wish.he}, med skum i öronen, och hörde ingenting mer.
## if wish.tractor
”Ett.” {The wish} drog dit en höbal.

”Två.” {wish.He} drog dit en höbal till.

”Tre.” {wish.He} drog dit allt hö på hela gården. Mitt i alltihop stod {wish.he}, med hö i öronen, och hörde ingenting mer.
## if wish.train
”Ett.” Loket körde in i tunneln.

”Två.” Den första vagnen försvann.

”Tre.” Den sista vagnen försvann också. Mitt inne i berget stannade {the wish}. Dit hördes inga frågor.
## if wish.bus
”Ett.” Psssj! {The wish} blev låg som en säng.

”Två.” Psssj! Låg som en madrass.

”Tre.” Psssj! Platt som en matta. Gräset slog ihop över {wish.him}, och då hörde {wish.he} bara gräs.
## if wish.ambulance
”Ett.” {The wish} lindade in sin nos.

”Två.” {wish.He} lindade in alla sina hjul.

”Tre.” {wish.He} lindade in hela sig, öronen också, och såg ut som en stor, vit kudde. Nu hörde {wish.he} ingenting mer.
## if wish.police-car
”Ett.” {The wish} satte upp band runt en buske.

”Två.” {wish.He} satte upp det runt tio buskar.

”Tre.” {wish.He} satte upp det varv efter varv, och ställde sig längst in. Dit fick ingen komma, inte ens en fråga.
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
”Ett.” {The wish} spottade ut en kartong.

”Två.” {wish.He} spottade ut tio kartonger.

”Tre.” {wish.He} spottade ut allt {wish.he} hade svalt på hela veckan. Det blev ett berg. Mitt i berget satt {wish.he}, med papp i öronen, och hörde ingenting mer.
## if wish.crane
”Ett.” {The wish} sträckte kroken upp i himlen.

”Två.” {wish.He} fick tag i ett moln.

”Tre.” {wish.He} lyfte ner molnet och drog det över sig som ett täcke. Det blev som bomull i öronen, och {wish.he} hörde ingenting mer.
## if wish.lorry / wish.truck
”Ett.” {The wish} lastade på en buske.

”Två.” {wish.He} lastade på ett träd.

”Tre.” {wish.He} lastade på en hel skog, full av fåglar. De sjöng så att {wish.he} inte hörde något annat.
## if wish.dumper / wish.dump-truck
”Ett.” {The wish} tippade ett berg av sand framför sig.

”Två.” {wish.He} tippade ett berg av sand bakom sig.

”Tre.” {wish.He} tippade ett berg på varje sida. I mitten stod {wish.he}, och över bergen kom inga frågor.
## if wish.aeroplane / wish.airplane / wish.plane
”Ett.” {The wish} flög över träden.

”Två.” {wish.He} flög över fåglarna.

”Tre.” {wish.He} flög in i det största molnet, fick moln i öronen och hörde ingenting mer.
## if wish.helicopter
”Ett.” {The wish} flög rakt upp, högre än träden.

”Två.” Högre än kyrktornet.

”Tre.” Så högt att {wish.he} bara var en prick. Dit upp kom inga frågor.
## if wish.rocket
”Ett.” {The wish} flög över träden.

”Två.” {wish.He} flög över molnen.

”Tre.” {wish.He} flög ända bort och gömde sig bakom månen. Så långt kom inga frågor.
## if wish.boat / wish.ship / wish.ferry
”Ett.” {The wish} åkte förbi bojen.

”Två.” {wish.He} åkte förbi udden.

”Tre.” {wish.He} åkte ända bort och gömde sig bakom ön. Där hördes ingenting annat än vågor.
## if wish.submarine
”Ett.” {The wish} dök så att magen försvann.

”Två.” {wish.He} dök så att taket försvann.

”Tre.” {wish.He} dök ända ner till botten. Där fick {wish.he} vatten i öronen och hörde ingenting mer.
## if wish.racing-car / wish.race-car
”Ett.” {The wish} körde så fort att {wish.he} blev suddig.

”Två.” {wish.He} körde så fort att man såg rakt igenom {wish.him}.

”Tre.” {wish.He} körde så fort att {wish.he} inte syntes alls. Det blåste så i öronen att {wish.he} inte hörde något annat.
## if wish.motorbike / wish.motorcycle
”Ett.” Det dammade upp till hjulen.

”Två.” Det dammade upp till styret.

”Tre.” Dammet stod som ett hus. Där inne satt {the wish}, med damm i öronen, och hörde ingenting mer.
## if wish.snow-plough / wish.snowplough / wish.snow-plow
”Ett.” {The wish} plogade ihop en hög.

”Två.” {wish.He} plogade ihop en större hög.

”Tre.” {wish.He} plogade ihop ett helt snöberg och körde in i mitten. Sedan drog {wish.he} snön över sig som ett täcke och hörde ingenting mer.
## if wish.tram / wish.streetcar
”Ett.” {The wish} följde skenorna runt hörnet.

”Två.” {wish.He} följde skenorna över bron.

”Tre.” {wish.He} följde skenorna ända in i garaget där alla spårvagnar sover. Dörrarna gick igen, och {wish.he} hörde ingenting mer.
## if wish.combine-harvester / wish.combine / wish.harvester
”Ett.” {The wish} skördade sig in i majsen.

”Två.” {wish.He} skördade sig runt, som ett snigelskal.

”Tre.” {wish.He} skördade sig runt, runt, ända till mitten. Där prasslade majsen så att {wish.he} inte hörde något annat.
## if wish.car
”Ett.” {The wish} parkerade bakom en stor bil.

”Två.” {wish.He} parkerade bakom en ännu större.

”Tre.” {wish.He} åkte ner i garaget under gatan och parkerade allra längst in. Dit hördes inga frågor.
## if wish.bulldozer
”Ett.” {The wish} knuffade ihop en jordhög.

”Två.” {wish.He} knuffade ihop en större.

”Tre.” {wish.He} knuffade ihop en så stor hög att alltihop fick plats. Sedan drog {wish.he} jorden över sig som ett täcke och hörde ingenting mer.
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
”Ett.” {The wish} flög över träden.

”Två.” {wish.He} flög över fåglarna.

”Tre.” {wish.He} flög rakt in i det största molnet. Dit hördes inga frågor.

# @alone
Bakom kullen väntade {the wish}. Först hade det varit roligt. Nu var det bara tomt.
## if wish.excavator / wish.digger
Djupt nere i jorden satt {the wish}. Först hade det varit roligt. Nu var det bara mörkt.
## if wish.fire-engine
Mitt inne i skummet satt {the wish}. Först hade det kittlats. Nu var det bara vitt.
## if wish.tractor
Mitt inne i höet stod {the wish}. Först hade det luktat gott. Nu var det bara mörkt.
## if wish.train
Mitt inne i berget stod {the wish}. Först hade det varit roligt. Nu var det bara mörkt, och det droppade.
## if wish.bus
Längst nere i gräset låg {the wish}. Först hade det varit roligt. Nu var det bara platt.
## if wish.ambulance
Inne i den vita kudden satt {the wish}. Först hade det varit mysigt. Nu var det bara trångt.
## if wish.police-car
Längst innanför det randiga bandet stod {the wish}. Först hade det varit spännande. Nu var det bara tomt.
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
Mitt inne i kartongerna satt {the wish}. Först hade det varit som en koja. Nu var det bara mörkt.
## if wish.crane
Inne i molnet stod {the wish}. Först hade det varit mjukt. Nu var det bara vitt.
## if wish.lorry / wish.truck
Mitt i skogen stod {the wish}. Först hade det varit vackert. Nu var det bara löv åt alla håll.
## if wish.dumper / wish.dump-truck
Mellan bergen av sand stod {the wish}. Först hade det varit som en egen strand. Nu var det bara skugga.
## if wish.aeroplane / wish.airplane / wish.plane
Runt, runt i molnet flög {the wish}. Först hade det varit roligt. Nu var det bara vitt.
## if wish.helicopter
Högst uppe i himlen hängde {the wish}. Först hade det varit roligt. Nu var det bara blåsigt.
## if wish.rocket
Bakom månen satt {the wish}. Först hade det varit spännande. Nu var det bara långt hem.
## if wish.boat / wish.ship / wish.ferry
Bakom ön låg {the wish} och guppade. Först hade det varit roligt. Nu var det bara vatten åt alla håll.
## if wish.submarine
Nere på botten låg {the wish}. Först hade fiskarna varit roliga. Nu hade de simmat hem.
## if wish.racing-car / wish.race-car
Runt, runt, runt åkte {the wish}. Först hade det varit roligt. Nu snurrade det i hela motorn.
## if wish.motorbike / wish.motorcycle
Mitt inne i dammet satt {the wish}. Först hade det varit roligt. Nu var det bara grått, och det kliade i motorn.
## if wish.snow-plough / wish.snowplough / wish.snow-plow
Mitt inne i snön satt {the wish}. Först hade det varit mjukt. Nu var det bara kallt.
## if wish.tram / wish.streetcar
Längst in i garaget stod {the wish}. Först hade det varit roligt. Nu sov alla de andra, och det var bara mörkt.
## if wish.combine-harvester / wish.combine / wish.harvester
Mitt i majsen stod {the wish}. Först hade det varit roligt. Nu var det bara majs åt alla håll.
## if wish.car
Längst ner i garaget stod {the wish}. Först hade det varit roligt. Nu var det bara mörkt.
## if wish.bulldozer
Mitt inne i jordhögen satt {the wish}. Först hade det varit roligt. Nu var det bara mörkt.
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
Mitt inne i molnet svävade {the wish}. Först hade det varit roligt. Nu var det bara vitt.

# @become
{child.He} gjorde sig så stor {child.he} kunde och skakade i hela kroppen.
## if wish.excavator / wish.digger
{child.He} lyfte armen som en skopa och gick tungt, tungt.
## if wish.fire-engine
{child.He} höll fram armen som en slang.
## if wish.tractor
{child.He} tog tag i en ratt som inte fanns och skakade i hela kroppen.
## if wish.train
{child.He} lät armarna gå runt, runt som hjulen på ett lok.
## if wish.bus
{child.He} neg djupt och slog upp armarna som två dörrar.
## if wish.ambulance
{child.He} snurrade handen på huvudet som ett blåljus.
## if wish.police-car
{child.He} snurrade handen på huvudet som ett blåljus.
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
{child.He} gapade stort som en lucka och gick baklänges.
## if wish.crane
{child.He} ställde sig på tå, med armen rakt ut och ett finger som krok.
## if wish.lorry / wish.truck
{child.He} sträckte upp handen och drog i ett snöre som inte fanns.
## if wish.dumper / wish.dump-truck
{child.He} böjde sig fram och lyfte rumpan som ett flak.
## if wish.aeroplane / wish.airplane / wish.plane
{child.He} sträckte ut armarna och sprang över gräset.
## if wish.helicopter
{child.He} sträckte ut armarna och snurrade tills tröjan fladdrade.
## if wish.rocket
{child.He} satte ihop händerna över huvudet och gjorde sig lång och spetsig.
## if wish.boat / wish.ship / wish.ferry
{child.He} gungade från fot till fot, med händerna som en tratt.
## if wish.submarine
{child.He} blåste upp kinderna och höll upp en hand som ett periskop.
## if wish.racing-car / wish.race-car
{child.He} satte sig på huk och höll i en ratt som inte fanns.
## if wish.motorbike / wish.motorcycle
{child.He} tog tag i ett styre som inte fanns och vred på handen.
## if wish.snow-plough / wish.snowplough / wish.snow-plow
{child.He} sköt fram underläppen som en plog. Den var redan ganska långt framme.
## if wish.tram / wish.streetcar
{child.He} ställde sig på en rak linje och drog i ett snöre som inte fanns.
## if wish.combine-harvester / wish.combine / wish.harvester
{child.He} rullade händerna om varandra, runt, runt, så fort det gick.
## if wish.car
{child.He} tog tag i en ratt som inte fanns och blinkade med båda ögonen.
## if wish.bulldozer
{child.He} satte fram händerna som ett blad och gick tungt, tungt.
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
{child.He} sträckte ut armarna och stod på tå.

# @hideout
kullen
## if wish.excavator / wish.digger / wish.bulldozer
marken
## if wish.fire-engine
skummet
## if wish.tractor
höet
## if wish.train
berget
## if wish.bus
gräset
## if wish.ambulance
den vita kudden
## if wish.police-car
det randiga bandet
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
kartongerna
## if wish.crane / wish.aeroplane / wish.airplane / wish.plane
molnet
## if wish.lorry / wish.truck
skogen
## if wish.dumper / wish.dump-truck
sanden
## if wish.helicopter
en prick på himlen
## if wish.rocket
månen
## if wish.boat / wish.ship / wish.ferry
ön
## if wish.submarine
sjön
## if wish.racing-car / wish.race-car
vinden
## if wish.motorbike / wish.motorcycle
dammet
## if wish.snow-plough / wish.snowplough / wish.snow-plow
snön
## if wish.tram / wish.streetcar / wish.car
garaget
## if wish.combine-harvester / wish.combine / wish.harvester
majsen
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
molnet

# @rescue
De sprang dit allihop. Bakom kullen lyste två lyktor.

{@talk}

”Oj”, sa {the wish}. ”Men jag hittar inte tillbaka.”

{@best}

”Ett.” {The wish} tog sig förbi träden. ”Två.” {wish.He} tog sig över gräset. ”Tre.” Och där stod {wish.he}, precis bredvid pinnen.
## if wish.excavator / wish.digger
De sprang dit och krafsade i jorden med båda händerna. Där nere tändes två lyktor.

{@talk}

”Oj”, sa {the wish}. ”Men jag kommer inte upp.”

{@best}

”Ett.” Det blev en liten backe. ”Två.” Det blev en stor backe. ”Tre.” Och uppför backen kom {the wish}, med jord på taket och en mask på skopan.
## if wish.fire-engine
De blåste i skummet så att det flög i tussar. Bakom tussarna lyste något rött.

{@talk}

”Oj”, sa {the wish}. ”Men jag hittar inte ut. Allt är skum.”

{@best}

”Ett.” {The wish} sprutade vatten åt ena hållet. ”Två.” Åt andra hållet. ”Tre.” Rakt upp, så att det regnade, och allt skum rann bort. Kvar stod {the wish}, med en tuss på nosen.
## if wish.tractor
{child} stack in armen i höet, ända till axeln, och kände ett stort däck.

{@talk}

”Oj”, sa {the wish}. ”Men jag sitter fast.”

{@best}

”Ett.” {The wish} drog. ”Två.” {wish.He} drog mera. ”Tre.” {wish.He} drog allt {wish.he} kunde, och höet öppnade sig som en dörr. Ut kom {the wish}, med hö på taket som en hatt.
## if wish.train
De ställde sig på perrongen och ropade en gång till.

”Tuuut”, sa berget, och nu visste {the wish} vart {wish.he} skulle.

”Ett”, räknade {child}. Ur tunneln kom loket. ”Två.” Ur tunneln kom den första vagnen. ”Tre.” Ur tunneln kom den sista vagnen. Och {the wish} drog alltihop ända fram till {child}, med en yrvaken fladdermus på taket.

{@talk}

”Oj”, sa {the wish}.
## if wish.bus
De kröp genom gräset. Där låg något platt, och på det tändes två lyktor.

{@talk}

”Oj”, sa {the wish}. ”Men jag är platt.”

”Gör det du är bäst på, åt andra hållet”, sa {child} och räknade.

”Ett.” Psssj. {The wish} blev hög som en madrass. ”Två.” Psssj. Hög som en säng. ”Tre.” Psssj. Hög som {a wish}, med gräs bakom öronen.
## if wish.ambulance
Alla vände sig om. Kudden darrade. {child} hittade en lös ända och drog, tills två lyktor tittade fram.

{@talk}

”Oj”, sa {the wish}. ”Men jag sitter fast.”

”Gör det du är bäst på, åt andra hållet”, sa {child} och räknade.

”Ett.” {The wish} snurrade ett varv. ”Två.” Ett varv till. ”Tre.” {wish.He} snurrade tills hela bandaget låg som en vit väg över gräset. ”Nu är jag yr”, sa {wish.he}.
## if wish.police-car
De stannade vid bandet. På andra sidan kom något blått och blinkade.

{@talk}

”Oj”, sa {the wish}. ”Men jag får inte komma ut. Det är avspärrat.”

{@best}

”Ett.” {The wish} sa stopp till sig själv. ”Två.” {wish.He} lyfte på bandet åt sig själv. ”Tre.” {wish.He} vinkade fram sig själv. ”Tack”, sa {wish.he}.
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
De sprang dit. {child} lyfte på den största kartongen, och där bakom lyste två lyktor.

{@talk}

”Oj”, sa {the wish}. ”Men jag kommer inte ut.”

{@best}

”Ett.” {The wish} svalde en kartong. ”Två.” Tio kartonger. ”Tre.” Hela berget. ”Rap”, sa {wish.he}. ”Ursäkta.”
## if wish.crane
De sprang in i molnet med händerna före sig. Det var vitt, vitt, vitt, och så tog {child} i något kallt.

{@talk}

”Oj”, sa {the wish}. ”Men jag ser ingenting.”

{@best}

”Ett.” {The wish} lyfte en liten flik. ”Två.” Halva molnet. ”Tre.” Hela molnet, och hängde tillbaka det på himlen, nästan rakt.
## if wish.lorry / wish.truck
De sprang till skogen. {child} böjde undan en gren, och där lyste en lykta.

{@talk}

”Oj”, sa {the wish}. ”Men jag kan inte röra mig. Jag är en skog.”

{@best}

”Ett.” {The wish} lastade av busken. ”Två.” Trädet. ”Tre.” Hela skogen, i en fin ring. En liten fågel ville följa med på taket.
## if wish.dumper / wish.dump-truck
De sprang dit och grävde i sanden med båda händerna, tills de såg en lykta.

{@talk}

”Oj”, sa {the wish}. ”Men jag kommer inte över.”

{@best}

”Ett.” {The wish} lyfte flaket lite. ”Två.” Mera. ”Tre.” {wish.He} lyfte flaket så högt att {wish.he} tippade sig själv, rakt över berget. Duns.
## if wish.aeroplane / wish.airplane / wish.plane
Ur molnet stack en nos. ”Vrooom”, ropade {child}, och sprang före med armarna rakt ut. {The wish} flög efter ljudet.

”Ett”, räknade {child}, och lutade sig åt ena hållet. {The wish} lutade sig också. ”Två.” De lutade sig åt andra hållet. ”Tre.” {child} la sig på magen i gräset, och {the wish} landade bredvid, mjukt, med moln i öronen.

{@talk}

”Oj”, sa {the wish}.
## if wish.helicopter
Pricken blev större och större och hängde till slut rakt ovanför dem, så att allas hår stod åt alla håll.

{@talk}

”Oj”, sa {the wish}. ”Men jag vet inte hur man kommer ner. Jag är bäst på upp.”

”Gör det du är bäst på, åt andra hållet”, sa {child} och räknade.

”Ett.” {The wish} sjönk till träden. ”Två.” Till buskarna. ”Tre.” {wish.He} satte sig i gräset, så lätt att inte ens pinnen ramlade.
## if wish.rocket
Bakom månen stack en spetsig nos fram. {The wish} kom närmare och närmare, och till slut hängde {wish.he} över trädtopparna.

{@talk}

”Oj”, sa {the wish}. ”Men jag kan inte landa. Jag är bara bra på att åka i väg.”

”Då räknar vi baklänges”, sa {child}.

”Tre.” {The wish} backade lite. ”Två.” Lite till. ”Ett.” Och där stod {the wish}, rak som en pinne, med månstoft på nosen.
## if wish.boat / wish.ship / wish.ferry
Bakom ön stack en nos fram. {child} stod kvar på bryggan och ropade, och {the wish} åkte efter ljudet.

”Ett”, räknade {child}. {The wish} åkte runt hela ön. ”Två.” {wish.He} åkte förbi udden. ”Tre.” {wish.He} åkte förbi bojen och ända in till bryggan, med en and på taket.

{@talk}

”Oj”, sa {the wish}.
## if wish.submarine
De la sig på mage på bryggan och tittade ner. Det bubblade.

”Ett”, räknade {child}. Upp kom en bubbla. ”Två.” Upp kom ett periskop, och tittade sig omkring. ”Tre.” Upp kom hela {the wish}, med en näckros på huvudet.

{@talk}

”Oj”, sa {the wish}.
## if wish.racing-car / wish.race-car
Vinden for förbi och kunde inte stanna.

”En racerbil stannar bara i mål”, sa {child}, och hängde jackan på pinnen som en flagga.

”Ett”, räknade {child.he}. Vinden for förbi. ”Två.” Vinden for förbi igen. ”Tre. Mål!” Iiiik! Där stod {wish.he}, med rök om öronen.

{@talk}

”Oj”, sa {the wish}.
## if wish.motorbike / wish.motorcycle
De sprang dit och viftade med jackan, tills en lykta lyste i allt det grå.

{@talk}

”Oj”, sa {the wish}. ”Men jag ser inte vägen.”

{@best}

”Ett.” {The wish} körde så att det blåste. ”Två.” Mera. ”Tre.” {wish.He} körde så fort att allt damm blåste bort. Kvar var bara en grå mustasch.
## if wish.snow-plough / wish.snowplough / wish.snow-plow
De sprang dit och krafsade i snön med vantarna, tills det lyste gult därinne.

{@talk}

”Oj”, sa {the wish}. ”Men jag kommer inte ut.”

{@best}

”Ett.” {The wish} sköt undan lite snö. ”Två.” Mycket snö. ”Tre.” {wish.He} plogade en hel gata, rakt ut ur berget, med snö på taket som en luva.
## if wish.tram / wish.streetcar
De stod kvar på torget och ropade en gång till, och nu visste {the wish} vart {wish.he} skulle.

”Ett”, räknade {child}. {The wish} följde skenorna ut ur garaget. ”Två.” Över bron. ”Tre.” Runt hörnet. {The wish} stannade precis framför {child} och öppnade alla dörrar.

{@talk}

”Oj”, sa {the wish}.
## if wish.combine-harvester / wish.combine / wish.harvester
De stod vid kanten och ropade en gång till, och nu visste {the wish} vart {wish.he} skulle.

”Ett”, räknade {child}. Långt inne i majsen gungade det. ”Två.” Det gungade närmare. ”Tre.” Majsen öppnade sig som en dörr, och ut kom {the wish}, med en majskolv bakom örat.

{@talk}

”Oj”, sa {the wish}.
## if wish.car
De ropade en gång till, och nu visste {the wish} vart {wish.he} skulle.

”Ett”, räknade {child}. {The wish} körde ut ur hörnet. ”Två.” {wish.He} körde upp ur garaget. ”Tre.” {wish.He} parkerade precis bredvid pinnen, alldeles rakt.

{@talk}

”Oj”, sa {the wish}.
## if wish.bulldozer
De sprang dit och krafsade i jorden med båda händerna. Där inne tändes två lyktor.

{@talk}

”Oj”, sa {the wish}. ”Men jag kommer inte ut.”

{@best}

”Ett.” {The wish} knuffade lite. ”Två.” Mera. ”Tre.” {wish.He} knuffade allt {wish.he} kunde, och jorden flyttade på sig. Ut kom {the wish}, med en mask på taket.
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
De stod i gräset och ropade en gång till, och {the wish} flög efter ljudet.

”Ett”, räknade {child}. Något stack fram ur molnet. ”Två.” {The wish} kom ner till trädtopparna. ”Tre.” {wish.He} landade i gräset, alldeles mjukt.

{@talk}

”Oj”, sa {the wish}.

# @hug
så långt armarna räckte
## if wish.excavator / wish.digger
om skopan
## if wish.fire-engine
om den våta nosen
## if wish.tractor
om det stora däcket
## if wish.train
om det runda loket
## if wish.bus
om den stora rutan
## if wish.ambulance / wish.police-car / wish.car
om nosen
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
om den runda magen
## if wish.crane
om foten
## if wish.aeroplane / wish.airplane / wish.plane
om det lilla hjulet
## if wish.rocket
om en av fenorna
## if wish.boat / wish.ship / wish.ferry / wish.submarine
så gott det gick från bryggan
## if wish.motorbike / wish.motorcycle
om styret
## if wish.racing-car / wish.race-car
om den varma nosen
