title: Ner med rumpan, {@kind}!
title: Svansen, och svansen, och svansen
title: Hon där framme
guest friend: Hugo (han), Iris (hon)
guest coach: Anki (hon), Birgitta (hon)
guest dino: Gunvor (hon), Solveig (hon)

% Den som ropar (@caller) är mor- eller farföräldern om en sådan är vald, annars Anki. Den som läser (@reader) är {adult}, annars mor- eller farföräldern.
% Arten: utan egen art, och för 'dinosaurie' i allmänhet, är det en diplodocus. Varje art har sina egna halvor, sin egen kropp och sina egna miljoner år.

# half-a-sentence
[adult: ”Jag hämtar dig klockan –” ropade {adult}. Mer hann {adult} inte, för bussen skulle gå. | ”Klara, färdiga –” ropade {@caller-is}. Mer blev det inte, för {child} var redan iväg.]

{@arrives}

# the-shame
{Friend}, [friend: {child.his} bästa kompis | som var lika gammal], {@stood}. {child} ville också bli stående[athlete: , lika stadigt som {athlete} på affischen hemma]. Bara en enda gång.

{@pet-plays}

”Ner med rumpan, {child}!” ropade [adult: {@caller-is}|{@caller}]. Det betyder att man ska böja på knäna. Men {child's} rumpa åkte hela vägen ner, och alla såg det.

[elder2: ”Min är redan nere”, sa {elder2}, som hade fastnat i sin fällstol.]

[pet.other: Någon fnissade. Det skulle {pet} därhemma aldrig ha gjort, för djur skrattar inte åt rumpor.] {child} skämdes så att det brände i kinderna. [age>=9: Hemma i hallen, i strumplästen, gick det utmärkt att stanna. Men där såg ingen på.] {child.He} tittade bort, mot pulkabacken.[age>=9:  Nerifrån såg den ut som en jättelik fåtölj, med en kulle på varje sida].

# the-head
Då började {@ground} skaka.

Ett huvud kom farande längs kanten. {@head}

”Hej, jag är en {@half1} –” sa huvudet till {child}, och så var det förbi.

{@passes}

{child} {@ran} till {friend}, som stod i andra änden. {@Thud}.

”Vad sa huvudet till dig?” frågade {child}.

”Bara {@half2}”, sa {friend}. ”Till dig då?”

”Hej, jag är en {@half1}.”

De stirrade på varandra.

”En {@kind}!” skrek de.

# the-halves
Det var en riktig dinosaurie[age>=7: , mycket längre än i böckerna]. Hon räckte nästan runt hela {@pitch}, och hon sprang så fort att hon bara hann säga halva meningen till {child}. Den andra halvan fick {friend}. [music: När hon nynnade på {music} fick {child} början och {friend} slutet.] Så de ställde sig i varsin ände och lyssnade.

[age<7: ”Jag har sprungit i {@years} –” sa huvudet nästa varv, och så kom svansen, och svansen, och svansen. | ”Jag har sprungit i {@years} –” sa huvudet till {child}.

{@passes}]

”Sprungit i {@years} vadå?” ropade {child}. ”Minuter?”

”Miljoner år!” ropade {friend}.

{child} blev så häpen att {child.he} satte sig. {@Thud}.

[age>=9: ”Är det fortfarande –” flåsade huvudet nästa varv.

”Onsdag?” ropade {friend}. ”Hon undrar om det är onsdag!”

”Torsdag!” ropade {child}, men då var det bara svansen kvar.]

”Vad fint du sitter!” suckade huvudet nästa varv, och det hade ingen sagt till {child} förut. ”Jag vill också –”

”Sitta!” ropade {friend}. ”Hon vill bara få sitta!”

”Stanna då!” ropade {child} nästa varv.

”Jag gör precis som hon där –” flåsade huvudet och nickade framåt.

”Framme!” ropade {friend}. ”Och hon stannar aldrig!”

# the-tail
{child} tittade efter vem hon menade. Precis framför huvudet viftade en svansspets, och {child} skrattade så att det hördes ända bort till bussarna på gatan.

”Men det är ju din egen svans!” ropade {child.he}. [pet.dog / pet.cat: ”Du är precis som {pet}!”]

Det skulle {child.he} inte ha sagt. Nu tittade {@noun} [age>=7: på svansspetsen. Hon tittade] bakåt, längs hela sig själv. Hennes ögon blev blanka.

”Är det ingen där framme –” sa hon.

”Som vet vägen?” ropade {friend}, men inte så högt.

Nu hade {@noun} ingen att springa efter, och hon hade aldrig lärt sig att stanna. Hon sprang rakt fram, mot gatan och alla bussarna.

{child} blev kall i magen. Det var {child.his} fel.

# the-fastest
”Hon gör ju som den där framme!” ropade {friend}. ”Hon måste ha någon framför sig! {@Run}, {child}, du är ju snabbast!”

”Men jag kan inte stanna! Jag bara sätter mig!”

”Jag vet!” ropade {friend}. ”{@Run}!”

{child} {@ran}. {child.He} {@ran} förbi svansen, och svansen, och svansen. {child.He} {@ran} förbi {@part2}. {child.He} {@ran} förbi {@part1}, och så var {child.he} framför nosen.

”Gör som jag!” skrek {child}.

{@turned} {child.He} visste precis hur det skulle gå, och alla såg på. Det fick de gärna göra[age>=9: , bara {@noun} också tittade].

# bottom-down
”Ner med rumpan!” skrek {child} och satte sig så hårt det gick. {@Thud}!

Bakom {child.him} gjorde {@noun} precis likadant. Hon böjde på knäna, stack ut rumpan, som var stor som ett torg, och satte sig. {@sits}

DUNS!

Alla bussar [city: {in city} | i hela stan] hoppade till och tutade. [school: Skolklockan på {school} ringde av sig själv.] [elder2: {Elder2.short} for rakt upp ur sin fällstol. ”Tack”, sa {elder2.short}.] Och {@noun} gled förbi {child} på rumpan, hela vägen bort till pulkabacken, och landade i den som i en fåtölj[age>=9: , med ett armstöd på varje sida].

{@flew}

# the-whole-sentence
”Åååh”, sa {@noun}. Nu hann hon äntligen tala till punkt. ”Hej, jag är en {@kind}, jag heter {dino}, och jag tror att jag blir sittande.”

[age>=7: ”Förlåt att jag skrattade”, sa {child}.

”Det gör inget”, sa {dino}. ”Det var ju min egen svans.”]

{Friend} kom [sport.Hockey: åkande och bromsade | [sport.Swimming: simmande och stannade | springande och stannade]]. {Friend.He} blev stående och såg på {child}, som satt.

”Den där bromsen”, sa {friend}. ”Kan du lära mig den?”

[sport: Resten av träningen övade alla på att sätta sig. | Sedan lekte de om alltihop, och nu vann den som satt först.] {@Thud}, {@thud}, {@thud}. {@Caller} också. [pet.dog: Till och med {pet} satt.] [pet.cat: Till och med {pet} satt.]

# bed
{@tucked-up}

Nu låg benen alldeles stilla, och åt samma håll. {child} lade kinden mot kudden.

”Åååh”, sa {child.he}. ”Jag tror att jag blir –”

Den andra halvan fick kudden.

## if adult / elder
{@tucked-up}

Då kom {@reader} farande med tvätten.

”Har du borstat –” sa {@reader} i dörren.

Sedan kom lakanet, och lakanet, och lakanet.

”Tänderna?” hördes det från köket.

Strax var {@reader} tillbaka.

”Och i morgon måste vi –”

”{@Reader}”, sa {child}. ”Ner med rumpan.”

{@Reader} stannade. Sedan satte sig {@reader} på sängkanten, så att sängen gungade, och lade en varm hand på {child's} rygg.

”Åååh”, sa {@reader}. ”Jag tror att jag blir sittande.”

# @tucked-up
På kvällen låg {child} på mage i sin säng, för {child.he} var öm i rumpan. {@outside}, och om man var tyst hörde man någon [music: ligga i pulkabacken och nynna på {music}, ända från början till slutet | snarka i pulkabacken]. [athlete: Över sängen stod {athlete} kvar på sin affisch. Någon måste ju stå.] {@pet-sleeps}

# @caller
{coach}
## if elder
{elder.short}

# @Caller
{Coach}
## if elder
{Elder.short}

# @caller-is
{coach}, som höll i leken
## if school
{coach}, som var rastvakt
## if sport
tränaren {coach}
## if sport & school
tränaren {coach}
## if elder
{elder}, som höll i leken
## if elder & school
{elder}, som höll i leken
## if elder & sport
{elder}, som tittade på
## if elder & sport & school
{elder}, som tittade på

# @reader
[adult: {adult}|{elder.short}]

# @Reader
[adult: {Adult}|{Elder.short}]

# @where
[school: bakom {school} | ] [school & city: {in city} | [city: , mitt {in city} | ]]

# @arrives
{child} lekte Röda lyktan på den stora gräsplanen {@where}. {child.He} var snabbast av alla, men kunde inte stanna. Så fort [adult: någon|{@caller}] ropade stopp for benen åt varsitt håll, och duns, så satt {child.he} i gräset.
## if sport
{child} hade träning i {sport} på den stora gräsplanen {@where}. Först skulle alla springa sig varma. {child.He} var snabbast av alla, men kunde inte stanna. Så fort {child.he} försökte for benen åt varsitt håll, och duns, så satt {child.he} i gräset.
## if sport.Soccer
{child} sprang ut på den stora fotbollsplanen {@where}. {child.He} var snabbast i hela laget, men kunde inte stanna. Så fort {child.he} hann ikapp bollen for benen åt varsitt håll, och duns, så satt {child.he} i gräset.
## if sport.Basketball
{child} sprang ut på den stora basketplanen {@where}. {child.He} var snabbast i hela laget, men kunde inte stanna. Så fort {child.he} skulle stanna och kasta for benen åt varsitt håll, och duns, så satt {child.he} på marken.
## if sport.Tennis
{child} sprang ut på den röda tennisbanan {@where}. {child.He} var snabbast i hela gruppen, men kunde inte stanna. Så fort {child.he} hann ikapp bollen for benen åt varsitt håll, och duns, så satt {child.he} i gruset.
## if sport.Swimming
{child} simmade i den stora utebassängen {@where}. {child.He} var snabbast i hela simgruppen, men kunde inte stanna. Så fort {child.he} skulle ställa sig for benen åt varsitt håll, och plask, så satt {child.he} på botten med vatten upp till hakan.
## if sport.Baseball
{child} sprang ut på den stora basebollplanen {@where}. {child.He} var snabbast i hela laget, men kunde inte stanna. Så fort {child.he} kom fram till en bas for benen åt varsitt håll, och duns, så satt {child.he} i sanden.
## if sport.Football
{child} sprang ut på den stora planen {@where} för att spela amerikansk fotboll. {child.He} var snabbast i hela laget, men kunde inte stanna. Så fort {child.he} försökte for benen åt varsitt håll, och duns, så satt {child.he} i gräset.
## if sport.Gymnastics
{child} tränade gymnastik på en lång matta ute i gräset {@where}. Ingen hjulade så fort som {child}, men {child.he} kunde inte stanna. Så fort {child.he} skulle ställa sig for benen åt varsitt håll, och duns, så satt {child.he} på mattan.
## if sport.Track and Field
{child} sprang på den stora löparbanan {@where}. {child.He} kom först i mål varje gång, men kunde inte stanna. Så fort {child.he} försökte for benen åt varsitt håll, och duns, så satt {child.he} på banan.
## if sport.Volleyball
{child} sprang ut på volleybollplanen {@where}, där sanden var mjuk. {child.He} var snabbast i hela laget, men kunde inte stanna. Så fort {child.he} hann fram till bollen for benen åt varsitt håll, och duns, så satt {child.he} i sanden.
## if sport.Hockey
{child} åkte ut på den stora isen {@where}. {child.He} var snabbast i hela hockeylaget, men kunde inte stanna. Så fort {child.he} bromsade for benen åt varsitt håll, och duns, så satt {child.he} på isen.
## if sport.Golf
{child} sprang ut på golfbanan {@where}. {child.He} var snabbast i hela golfklubben, och det har man ingen nytta av i golf. Dessutom kunde {child.he} inte stanna. Så fort {child.he} hann ikapp sin boll for benen åt varsitt håll, och duns, så satt {child.he} i gräset.
## if sport.Dance
{child} dansade på den stora utescenen {@where}. Ingen dansade så fort som {child}, men {child.he} kunde inte stanna. Så fort musiken tystnade for benen åt varsitt håll, och duns, så satt {child.he} på golvet.

# @stood
stannade på en fläck och blev stående
## if sport.Hockey
bromsade så att snön sprutade och blev stående

# @ground
marken
## if sport.Hockey
isen

# @pitch
gräsplanen
## if sport.Soccer / sport.Basketball / sport.Baseball / sport.Football / sport.Volleyball
planen
## if sport.Tennis / sport.Track and Field / sport.Golf
banan
## if sport.Swimming
bassängen
## if sport.Gymnastics
mattan
## if sport.Hockey
isen
## if sport.Dance
scenen

# @ran
sprang
## if sport.Hockey
åkte
## if sport.Swimming
simmade
## if sport.Gymnastics
hjulade
## if sport.Dance
dansade

# @Run
Spring
## if sport.Hockey
Åk
## if sport.Swimming
Simma
## if sport.Gymnastics
Hjula
## if sport.Dance
Dansa

# @Thud
Duns
## if sport.Swimming
Plask

# @thud
duns
## if sport.Swimming
plask

# @turned
{child.He} svängde bort från bussarna, mot pulkabacken, och {@noun} svängde efter. Men snart tog {@pitch} slut, och nu måste {child} stanna.
## if sport.Track and Field
{child.He} svängde bort från bussarna, mot pulkabacken, och {@noun} svängde efter. Men snart tog gräsplanen slut, och nu måste {child} stanna.
## if sport.Swimming
{child.He} svängde bort från bussarna, mot pulkabacken, och {@noun} svängde efter längs kanten. Men snart tog bassängen slut, och nu måste {child} stanna.

# @flew
Gräset från hennes broms sprutade över hela [city: {city} | stan]. Nu regnade det gräs på taken, på bussarna och på {@caller}.
## if sport.Hockey
Snön från hennes broms sprutade över hela [city: {city} | stan]. Nu snöade det på taken, på bussarna och på {@caller}.
## if sport.Swimming
Hela bassängen skvimpade över. Nu regnade det badvatten på taken, på bussarna och på {@caller}.
## if sport.Tennis
Det röda gruset från hennes broms yrde över hela [city: {city} | stan]. Nu blev det rött på taken, på bussarna och på {@caller}.
## if sport.Baseball / sport.Volleyball / sport.Track and Field
Sanden från hennes broms sprutade över hela [city: {city} | stan]. Nu regnade det sand på taken, på bussarna och på {@caller}.

# @outside
Utanför regnade det lite gräs
## if sport.Hockey
Utanför snöade det
## if sport.Swimming
Utanför droppade det från taken
## if sport.Tennis
Utanför var alla taken röda
## if sport.Baseball / sport.Volleyball / sport.Track and Field
Utanför regnade det lite sand

# @pet-plays
[pet: | ]
## if pet.dog
{Pet}, [breed: {child.his} {breed} | {child.his} hund], hade fått följa med. ”Sitt, {pet}”, sa {child}. Men {pet} hade fått syn på sin egen svans och sprang runt, runt efter den. {@tail}
## if pet.cat
{Pet}, [breed: {child.his} {breed} | {child.his} katt], hade också kommit, för {pet.he} gick vart {pet.he} ville. I dag hade {pet.he} fått syn på sin egen svans och sprang runt, runt efter den. {@tail}

# @tail
[pet: | ]
## if breed.Dachshund
Det var långt dit.
## if breed.Bulldog
Den var så kort att {pet.he} aldrig fick se mer än en skymt.
## if breed.Shih Tzu
Det var inte lätt att se vilken ände som jagade vilken.
## if breed.Siberian Husky
Den låg i en ring på ryggen, så {pet.he} fick hoppa.
## if breed.Border Collie
Det gick så fort att {pet} blev en rund hund.
## if breed.Labrador / breed.Golden Retriever
Svansen verkade tycka att det var lika roligt.
## if breed.Maine Coon / breed.Persian / breed.Ragdoll
Den var så stor att man nästan tog den för en katt till.

# @pet-sleeps
[pet: | ]
## if pet.dog
Nedanför sängen låg {pet} hoprullad, och äntligen hade {pet.he} svansen precis framför nosen.
## if pet.dog & breed.Bulldog
Nedanför sängen låg {pet} och sov, med svansen där den alltid hade varit.
## if pet.cat
I fotändan låg {pet} hoprullad, och äntligen hade {pet.he} svansen precis framför nosen.
## if pet.other
I morgon skulle {pet} få höra alltihop, och den här gången fick {pet} gärna skratta.

# @kind
diplodocus
## if wish.t-rex
T-rex
## if wish.triceratops
triceratops
## if wish.stegosaurus
stegosaurus
## if wish.velociraptor
velociraptor
## if wish.brachiosaurus
brachiosaurus
## if wish.brontosaurus
brontosaurus
## if wish.ankylosaurus
ankylosaurus
## if wish.spinosaurus
spinosaurus

# @noun
diplodocusen
## if wish.t-rex
T-rexen
## if wish.triceratops
triceratopsen
## if wish.stegosaurus
stegosaurusen
## if wish.velociraptor
velociraptorn
## if wish.brachiosaurus
brachiosaurusen
## if wish.brontosaurus
brontosaurusen
## if wish.ankylosaurus
ankylosaurusen
## if wish.spinosaurus
spinosaurusen

# @half1
diplo
## if wish.t-rex
T
## if wish.triceratops
tricera
## if wish.stegosaurus
stego
## if wish.velociraptor
veloci
## if wish.brachiosaurus
brachio
## if wish.brontosaurus
bronto
## if wish.ankylosaurus
ankylo
## if wish.spinosaurus
spino

# @half2
docus
## if wish.t-rex
rex
## if wish.triceratops
tops
## if wish.velociraptor
raptor
## if wish.stegosaurus / wish.brachiosaurus / wish.brontosaurus / wish.ankylosaurus / wish.spinosaurus
saurus

# @years
hundrafemtio
## if wish.t-rex / wish.triceratops / wish.ankylosaurus
sextiosex
## if wish.velociraptor
sjuttiofem
## if wish.spinosaurus
nittiofem

# @head
Det hade snälla ögon, och tungan hängde ut.
## if wish.t-rex
Det hade tänder stora som bananer och väldigt snälla ögon, och tungan hängde ut.
## if wish.triceratops
Det hade tre horn och snälla ögon, och tungan hängde ut.
## if wish.stegosaurus
Det var inte större än en fotboll. Det hade snälla ögon, och tungan hängde ut.
## if wish.velociraptor
Det hade fjädrar i nacken och snälla ögon, och tungan hängde ut.
## if wish.spinosaurus
Det var långt som en krokodils. Det hade snälla ögon, och tungan hängde ut.
## if wish.ankylosaurus
Det hade fyra horn i nacken och snälla ögon, och tungan hängde ut.

# @part1
halsen
## if wish.t-rex
de små, små armarna
## if wish.triceratops
den stora kragen
## if wish.stegosaurus
plattorna på ryggen
## if wish.velociraptor
fjädrarna
## if wish.spinosaurus
seglet på ryggen
## if wish.ankylosaurus
pansaret

# @part2
magen

# @passes
Sedan kom {@part1}. Sedan kom {@part2}. Sedan kom svansen, och svansen, och svansen.

# @sits
[pet: | ]
## if wish.t-rex
Armarna var för korta för att ta emot, men det behövdes inte.
## if wish.stegosaurus
Alla plattorna skallrade.
## if wish.triceratops
Hornen pekade rakt upp i luften.
## if wish.velociraptor
Fjädrarna for åt alla håll.
## if wish.ankylosaurus
Pansaret skramlade som en hel kökslåda.
## if wish.spinosaurus
Seglet fladdrade.

# picture 1
[pet.dog / pet.cat: {Pet} jagar sin egen svans vid kanten.]

# picture 3
[pet.dog / pet.cat: {Pet} sitter också.]
