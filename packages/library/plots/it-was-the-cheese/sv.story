title: Du har glömt något
title: Älgen i korridoren
title: Det är osten
guest berit: Berit (hon), Solveig (hon)
guest aunt: Karin (hon), Pernilla (hon)

% Älgen bär med sig allt som {berit} förbjuder. {child} har tappat vänstra toffeln. @a: {adult}, annars den äldre, annars moster {aunt}.
% Den äldre, om någon är vald, är den som har listan och tuppen (@nurse); hund eller katt får det som {child} går miste om, och sover gott; en vän frågar
% vad det är som är glömt.

# the-moose
{child's} mardröm var en älg.

Den kom varje natt, och den hade kommit i tre veckor. I drömmen gick {child} ensam i en lång [elder & school: korridor {at school}|skolkorridor]. Golvet var iskallt, och allra mest frös den vänstra foten. Då hördes klövarna. Klopp. Klopp. Klopp. Älgen kom runt hörnet, så stor att hornen skrapade i båda väggarna, och den tittade rakt på {child.him} och sa med sin hemska, djupa röst:

”Du har glömt något.”

Då sprang {child}.[sport:  Så sprang {child.he} inte ens när {child.he} fick {play sport}.] Och älgen sprang efter. Och precis när den var så nära att {child.he} kände dess andedräkt i nacken vaknade {child.he}, med hjärtat som en trumma.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] la nosen i {child.his} hand.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg på högra foten.]

{child} var {age} år. {Child.He} hade aldrig varit rädd för älgar på dagen.[city:  Det var ont om dem {in city}.][friend: 

”Men vad är det du har glömt?” frågade {friend}, {child's} bästa vän[age>=9: , varje morgon].

”Jag frågar aldrig”, sa {child}.]

# the-cheese
”Det är osten”, sa [elder: {elder}|skolsköterskan {berit}], när {child} hade gäspat sig igenom ett helt matteprov och blivit skickad [elder: hem|dit]. [friend: {Friend} hade följt med som stöd. [elder: {Elder.short}|{berit}]|[elder: {Elder.He}|Hon]] tittade inte ens upp. ”Ost efter klockan sex. Då drömmer man.”

[friend: ”Vi tror att det är älgen”, sa {friend}.|”Jag tror att det är älgen”, sa {child}.]

”Det är osten. [elder: Det har jag sagt i trettio år.|Jag har varit skolsköterska[school:  {at school}] i trettio år.]”

Så {child} åt ingen ost.[pet.dog:  Den åt {pet}.][pet.cat:  Den åt {pet}.] Den natten gick {child.he} i korridoren. Den vänstra foten frös. Klopp. Klopp. Klopp. Älgen kom runt hörnet, och den bar en hel ost under hakan.

”Du har glömt något”, sa den.

# the-pillow
[friend & age>=9 / friend & !pet.dog & !pet.cat: ”Glömt vad då?” frågade {friend} dagen därpå.

”Då är det kudden”, sa {@nurse}.|”Då är det kudden”, sa {@nurse} dagen därpå.] ”Sov utan.”

{child} sov utan.[pet.dog:  {Pet} sov på den.][pet.cat:  {Pet} sov på den.] Klopp, klopp. Älgen kom med osten under hakan och kudden på ryggen.

”Du har glömt något!”

”Då är det täcket”, sa {@nurse}. ”Alldeles för varmt. Ta en filt.”

Och nästa natt hade älgen täcket om halsen som en halsduk.

# the-socks
”Den tar med sig allt som du säger!” sa {child}. [friend: 

”Den blir bara större!” sa {friend}.[pet.dog:  ”Och {pet} åt osten och sover hela natten!”][pet.cat:  ”Och {pet} åt osten och sover hela natten!”]|”Den blir bara större![pet.dog:  Och {pet} åt osten och sover hela natten!][pet.cat:  Och {pet} åt osten och sover hela natten!]”]

”Då är det bara strumporna kvar”, sa {@nurse}. ”Sov utan strumpor.” [elder: {Elder.He}|Hon] skrev upp det på sin lista, under osten och kudden och täcket.

Men när {child} hade gått till dörren sa {@nurse}, och nu tittade [elder: {elder.he}|hon] upp:

”Är den mycket otäck?”

”Ja”, sa {child}.

”Min var en tupp”, sa {@nurse}. ”När jag var {age}. Jag tordes aldrig titta på den.” [elder: {Elder.He}|Hon] rättade till sina pennor. ”Det var osten, förstås.”

# at-a-gallop
Den kvällen låg {child} på en filt, utan ost och kudde och täcke och strumpor, och frös. [pet.dog: {Pet} sov gott på täcket, nere på golvet, full av ost. ][pet.cat: {Pet} sov gott på kudden, på täcket, nere på golvet. ][pet.other: {Pet} hade ju inte [elder: frågat {elder}|sagt något till någon skolsköterska] och hade det bra. ]{@A-first} satt hos {child.him} en stund[music:  och nynnade på {music}], tills {child.he} somnade.

Korridoren var längre än någonsin. Lamporna slocknade, en efter en, bakom {child.him}. Klopp, klopp, klopp, klopp! I natt gick inte älgen. I natt kom den i galopp, med ost och täcke och kudde och ett par strumpor fladdrande om öronen.

”DU HAR GLÖMT NÅGOT!”

# the-wall
{child} sprang. {Child.He} sprang runt hörnet, och där var det slut. En vägg.[!friend & !pet.dog & !pet.cat:  Det hade aldrig funnits en vägg där förut.] Nu skulle {child.he} vakna, det brukade {child.he}. Vakna, tänkte {child.he}. Vakna! Men {child.he} vaknade inte. Klövarna kom närmare, och den varma andedräkten kom, och {child.he} stod med pannan mot väggen och blundade.

Det enda {child.he} hade kvar var [friend: {friend's} fråga och {child.his} egen röst|rösten]. Den var liten och pep lite. {Child.He} använde den ändå. {Child.He} vände sig om, öppnade ögonen och ropade:

”VAD DÅ? VAD ÄR DET JAG HAR GLÖMT?”

# you-stopped
Älgen tvärbromsade. Den gled de sista metrarna på golvet och satte sig med en duns, så att osten rullade i väg. Den tittade på {child}. Den hade långa ögonfransar. Det hade {child.he} aldrig sett, för {child.he} hade aldrig tittat.

”Oj”, sa älgen. Rösten var djup, men den var inte hemsk. Den var andfådd. ”Du stannade.”

”Vad har jag glömt?” sa {child}.

”Ja, alltså, det var …” Älgen blev generad. ”Ursäkta. Jag har sprungit i tre veckor. Du är fruktansvärt snabb.[athlete:  Snabbare än {athlete}.]” Den böjde ner huvudet, djupt, tills ena hornet var alldeles framför {child}.

# the-slipper
Där, längst ut på en tagg, hängde en toffel. Den var blå, med en fläck av saft.[elder2:  {Elder2} hade gett {child.him} den.]

{child} tittade på sina fötter. På höger fot satt en toffel. Den var blå. På vänster fot satt ingenting.

”Du tappade den redan första natten”, sa älgen. ”Golvet är så kallt här. Jag tyckte att det var synd.”

”Varför sa du inte det?”

”Jag sa det! Varje natt!”

”Du sa att jag hade glömt något!”

”Ja! Toffeln!”

De tittade på varandra. Sedan började det rycka i älgens mule, och det började rycka i {child's} mungipor. {Child.He} satte sig på golvet, för benen var slut, och älgen tog toffeln med sina mjuka läppar och trädde den på {child.his} vänstra fot. Den var varm. Den var varm ända ut i tårna.

”Tack”, sa {child}.

”Det var inget”, sa älgen. ”Får jag ha osten?”

# the-rooster
[friend: Nästa dag sa {child} till {friend} att det hade varit toffeln. Och så sa {child.he} det till {@nurse}.|Nästa dag gick {child} till {@nurse} och sa att det hade varit toffeln.] [elder: {Elder}|[friend: {berit}|Hon]] skrev upp [friend: toffeln|den] på sin lista, allra sist. Sedan blev [elder: {elder.he}|hon] sittande med pennan i luften.

”Jag undrar vad den där tuppen ville”, sa [elder: {elder.he}|hon].

# something-forgotten
Och på kvällen hade {child} både kudde och täcke och strumpor, och det stod två blå tofflor vid sängen.[pet.dog:  {Pet} låg ovanpå.][pet.cat:  {Pet} låg på den vänstra.] [pet.dog / pet.cat: {child}|{Child.He}] visste inte säkert hur natten skulle bli. Men lite nyfiken var {child.he}. {@A} stoppade om {child.him} och sa god natt och gick mot dörren.

”Du har glömt något”, sa {child}.

{@A} vände sig om.

{child} höll ut armarna.

# @A-first
Moster {aunt}, som hälsade på,
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @A
Moster {aunt}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @nurse
{berit}
## if elder
{elder}
