title: Alla knän är upptagna
title: Det bor ingen här
title: Knät som var ledigt

% Vems knä det är (@l): {adult}, annars den äldre, annars 'den som läser' (läsknät).
% Vem som viker och kommer i tofflor (@f): den (andra) äldre, annars en granne.
% Vem som var bebis förut (@p): familjens hund eller katt, annars grannens gamla hund. Andra djur har vänt svansen åt alltihop.
% Upptaget och ledigt, som på en toalettdörr, bär historien på svenska. Bebisen är 'den' för alla.

guest neighbour: Gunnel (hon), Barbro (hon)
guest dog: Sixten (han), Rufus (han)

# lap-time
{child} ville sitta i knät.

Det var efter maten och före badet, när benen är trötta[sport:  av {sport}] och [age<6: tummen är nära | ingen har bråttom]. [age>=5 & !music: Det var knätid.] Så {child.he} tog [child.name: traktorboken | sin traktorbok] och gick till [!adult & elder: {elder} | {@l}].

{@L} satt i soffan. Men {@knaet} var upptaget. Där låg bebisen.

Bebisen var ny och skrynklig, och den läste inte ens. Den bara låg där och tog upp hela knät[music: , och {@l} nynnade {music} för den, fast det var {child's} {@song}]. [school: {child} räckte upp handen, [age>=7 / age>=5 & !elder2: för det är så man får saker {at school} | som {at school}].]

”Kan du ta bort bebisen?” sa {child}.

”Om en liten stund[adult / elder: ”, sa {@l}. ”|. ]Den har precis somnat.”

”Då märker den ju inget”, sa {child}.

[age>=7 / !school / age>=5 & !friend: {@mouth} ”Om en liten stund, hjärtat.”]

# everybody-else
Så {child} gick till {@f-first}{@f-lap} [age>=7 / !elder2 / age<5 & !friend & !music & !pet.other & !athlete & !sport & !city & !school & !breed.Dachshund: små tröjor och små strumpor och en pytteliten kofta med ankor på, och allting | små tröjor och små strumpor, som] skulle vikas.

”Det är för många strumpor”, sa {child}. ”Den har ju bara två fötter.”

[adult & elder2: {Elder2's} knä var fullt av skruvar till spjälsängen. ”Det ska inte bli så här många över”, sa {elder2.short}.

][friend: {Friend}[!friend.known: , {child's} bästa vän,] [age>=7 & !elder2: hade kommit för att titta på bebisen. Men {friend's} knä var fullt | hade knät fullt] av kritor.

[age>=7 / age>=5 & !athlete & !elder2 & !pet.other: ”Jag ritar av bebisen”, sa {friend}.

”Rita den mindre”, sa {child}.

]][pet.other: {Pet} hade vänt svansen åt alltihop. ”Jag vet”, sa {child}.

]{child.He} gick till {@p}{@p-is} {@no-lap}

[!city: Och det var alla.] [city: Det fanns inte ett ledigt knä {in city}.]

# the-basket
{child} tittade på tvättkorgen. [age>=5 / elder & !friend & !music & !city & !pet.other: Den var tom.] {child.He} lade i traktorboken, och sedan lade {child.he} i sig själv, och så drog {child.he} en handduk över alltihop.

[age>=7 & !athlete / age>=5 & !athlete & !friend: Det var tyst i korgen.] [athlete: Genom hålen såg {child.he} affischen med {athlete}[age>=7 / age>=5 & !friend & !school & !music: , som säkert aldrig hade behövt bo i en tvättkorg | [age>=5 / !friend & !pet.other / !music & !pet.other: , som hade en hel vägg]].] En tår rann ända ner till nästippen, och där fick den sitta.

”Det bor ingen här”, sa {child.he}, ifall någon skulle undra.

# who-sat-there
Släp, släp, släp kom ett par tofflor. [age>=7 & !elder2 / age>=5 & !elder2 & !friend: De stannade.]

”Det var lustigt”, sa {@f} utanför. ”Sist det satt någon i den korgen var det {@p}.”

[age>=5 & !friend: {child} tänkte på det. {child.He} | {child}] lyfte på ett hörn av handduken.

”Varför då?”

”Jo”, sa {@f}, ”innan du fanns var det {@p} som var bebis här. {@had-the-lap} Och så en dag kom [adult: {adult} | någon] hem med något i en filt, och det skulle upp i samma knä, och då fanns det ingen plats för {@one-like-that}.”

”Vad var det?”[age>=5:  sa {child}.]

”Det var du.”

{@tail}

”Blev {@p} arg?”

”[age>=5: {@P} blev jättearg | Jättearg]. {@in-the-basket}”

”{@Hrrrmph}”, sa {child}. [age>=7 / age>=5 & !elder2 / age>=5 & !friend / !elder2 & !pet.other & !friend & !athlete / !elder2 & !pet.other & !music: Det var precis vad {child.he} hade velat säga.] ”Och sen då?”

”[age>=5 & !school & !city: Vet du, det | Det] har jag glömt”, sa {@f}. ”Det får du fråga {@p} om.”[age>=5 & !school:  Och så gick tofflorna.]

# what-next
[age>=7 & !pet.other: {child} klev ur korgen. {child.He} satte sig på mattan med ryggen mot soffan och benen rakt ut. | {child} klev ur korgen och satte sig på mattan med benen rakt ut.]

[age>=5: ”{@P}”, sa {child.he}, ”vad gjorde du sen?” | ”{@P}, vad gjorde du sen?”]

{@comes}

{@weighs}

{child} satt alldeles stilla. [sport & age>=7 & !friend & !pet.other & !athlete: {@not-so-still}]

[adult / elder: ”{@L}”, viskade {child.he}. ”{@L}, titta! Jag har ett knä!” | ”Titta”, viskade {child.he}. ”Titta! Jag har ett knä!”]

{@L} tittade ner över armstödet. ”Ser man på. När kom det?”

[age>=7 & !friend: ”Nyss. {@P} hittade det. Det är ganska stort.” {child} vickade på ena foten för att visa hur mycket som var över. ”Och det är ledigt.” | ”Nyss. {@P} hittade det. [age>=5 / !friend: Det är ganska stort.] Och det är ledigt.”]

# a-little-go
Bebisen vaknade. Den lät som en liten dörr, knarr, och viftade med ena handen som om den hade tappat något.

[age>=5: {child} tittade på handen. {child.He} visste hur det är att leta efter något och inte hitta det. | {child} visste hur det kändes.] [school & age>=7 & !friend & !elder2: Och när någon räcker upp handen får man fråga.]

”Vad vill den?”[age>=5:  sa {child.he}.]

[age>=5: ”Den har nog tröttnat på mitt knä[adult / elder: ”, sa {@l}. ”|. ]Den skulle nog vilja prova ett annat.” | ”Den vill nog prova ett annat knä[adult / elder: ”, sa {@l}. |.”]]

[age>=5 / !friend: {child} tänkte efter, länge. | {child} tänkte efter.]

”Den får väl låna mitt”, sa {child.he}. ”En liten stund.”

[age>=7: Så {@l} lade en kudde här och [adult & elder2: {elder2.short} lade en kudde där | en kudde där], och {@p} flyttade på sig lite, och så fick {child} bebisen i knät. | Så [adult & elder2: {elder2.short} hämtade en kudde, och] {@p} flyttade på sig lite, och {@l} lade bebisen i {child's} knä.] [friend: {@feet}]

Bebisen var tyngre än den såg ut. Den var varm som bröd[age>=7: . Den luktade mjölk. | [age>=5 / elder & !elder2 & !music & !city & !pet.other: , och den luktade mjölk]. ] [age>=5 / !friend & !athlete / !friend & !music: Den tittade [age>=5 & !friend: upp på {child}, på {child.his} haka | på {child's} haka], och på ena örat, och på andra örat, och den verkade nöjd med alltihop. | Den tittade upp på {child} och verkade nöjd.]

”Hej”, sa {child}. ”Det här är ett knä. Det är mitt. Du får låna det.”

[age>=5 / !music / !athlete: ”Knarr”, sa bebisen.

][age>=7 & !friend / age>=5 & !friend & !pet.other: {@sniffs}

]”Nu är mitt knä upptaget”, sa {child}. Och det var det.

# another-lap
Men vet du, då blev ett annat knä ledigt.

[friend: {Friend} gick hem[age>=5 / !music / !athlete & !pet.other: , för att se om det fanns något ledigt där].] {@F} bar i väg bebisen [adult & elder / elder2: till badet | för att visa månen]. Och {child} reste sig och vände sig om, och där var {@knaet}, alldeles för sig självt[age>=5 & !music / elder & !music: , med ingen i].

{child} kröp upp. {child.He} fick plats. Det hade {child.he} alltid fått. [age<5 & !athlete & !music / age>=7 & !athlete & !music / !athlete & !music & !friend / !athlete & !music & !elder2 / age>=5 & !friend & !elder2 & !music / age>=7 & !friend & !athlete: Det fanns en plats för huvudet och [age>=5: en plats för knäna och] en plats för traktorboken.]

# the-last-tractor
[!music / age<5 / !friend & !elder2 / age>=7 & !friend: ”Från början?”[adult / elder:  sa {@l}.]

”Från början”, sa {child}.

]Och {@l} läste om den röda traktorn, och om den blå traktorn, och om traktorn som satt fast[music: , och nynnade {child's} {@song} emellan]. {@P} låg över allas fötter [age>=5 / !elder2 / !friend & !pet.other & !music & !athlete: och sa {@hrrrmph}, men bara för att det var så skönt]. [pet.other: Till och med {pet} hade vänt sig om för att höra på.] Och innan den sista traktorn hade kommit hem [age>=5: var {child} redan hemma. {child.He} sov | sov {child}], och {@knaet} var upptaget.

# @l
[adult: {adult}| [elder: {elder.short}| den som läser]]

# @knaet
[adult: {adult's} knä| [elder: {elder.short's} knä| läsknät]]

# @song
[song: sång | favorit]

# @mouth
[adult: Det ryckte i {adult's} mungipa. | [elder: Det ryckte i {elder.short's} mungipa.]]

# @f-first
[adult & elder: {elder}| [elder2: {elder2}| {neighbour}]]

# @f
[adult & elder: {elder.short}| [elder2: {elder2.short}| {neighbour}]]

# @f-lap
[age>=7 / age>=5 & !friend & !athlete & !school & !music: , som bodde bredvid och hade kommit i tofflor för att hjälpa till. |  från huset bredvid.] Men {neighbour's} knä var fullt av
## if adult & elder
. [age>=7 & !elder2: {Elder.short} satt i den gröna fåtöljen.] Men {elder.short's} knä var fullt av
## if elder2 & !adult
. Men {elder2.short's} knä var fullt av

# @p
{dog}
## if pet.dog / pet.cat
{pet}

# @ps
{dog's}
## if pet.dog / pet.cat
{pet's}

# @p-he
{dog.he}
## if pet.dog / pet.cat
{pet.he}

# @one-like-that
en stor hund
## if pet.dog / pet.cat
{a breed}
## if breed.Dachshund
{a breed}, inte ens för framdelen
## if breed.Yorkshire Terrier / breed.Shih Tzu
någon, inte ens för {a breed}

# @p-is
[adult & elder / elder2: , grannens gamla hund[age>=7 / age>=5 & !friend & !athlete: , som trivdes bättre här]. | , som var {neighbour's} gamla hund[age>=5 & !friend & !athlete & !music & !school: , stor och lurvig och varm].]
## if pet.dog / pet.cat
[age>=5: . {Pet} var | , som var] {a breed}, {@feels}.

# @feels
stor och bred och varm
## if breed.Golden Retriever
stor och lurvig och varm
## if breed.German Shepherd
stor och modig och varm
## if breed.Poodle
krullig överallt och varm
## if breed.Bulldog
bred och tung och varm
## if breed.Beagle
mest öron och nos och varm mage
## if breed.Yorkshire Terrier
liten och silkeslen och varm
## if breed.Dachshund
lång och låg och varm
## if breed.Siberian Husky
tjock i pälsen och varm
## if breed.Border Collie
snabb och klok och varm
## if breed.Boxer
fyrkantig och stark och varm
## if breed.Cocker Spaniel
mjuk och långörad och varm
## if breed.Australian Shepherd
rufsig och fluffig och varm
## if breed.Shih Tzu
mest hår, och varm inunder
## if breed.Persian
mest ludd, och varm inunder
## if breed.Maine Coon
jättestor och lurvig och varm
## if breed.British Shorthair
rund och tjock och varm
## if breed.Ragdoll
slapp som en trasa och varm
## if breed.Bengal
prickig och spänstig och varm
## if breed.Siamese
smal och bestämd och varm
## if breed.Abyssinian
långbent och nyfiken och varm
## if breed.Russian Blue
tyst och sammetslen och varm
## if breed.Scottish Fold
rund och mjuk och varm
## if breed.Sphynx
alldeles naken och väldigt varm

# @no-lap
Men {@p} låg ner, och när en hund ligger ner finns det inget knä någonstans. Det är bara en lång sida.
## if breed.Dachshund
Men {pet} låg ner, och när en hund ligger ner finns det inget knä någonstans. Det är bara en lång sida, och på en tax tar den aldrig slut.
## if breed.Yorkshire Terrier / breed.Shih Tzu
Men {pet} låg ner, och hur man än letade fanns det inget knä någonstans under allt håret.
## if pet.cat
Men {pet} låg hoprullad som en bulle. Mitt i bullen fanns det ett knä, men det använde {pet.he} själv.

# @had-the-lap
{dog.He} kom över varje kväll och låg i {@knaet}. {dog.He} fick inte plats, men {dog.he} låg där.
## if pet.dog
{pet.He} låg i {@knaet} varje kväll. {pet.He} fick inte plats, men {pet.he} låg där.
## if pet.cat
{pet.He} låg i {@knaet} varje kväll. {pet.He} frågade aldrig, men {pet.he} låg där.
## if breed.Maine Coon
{pet.He} låg i {@knaet} varje kväll. {pet.He} hängde ner överallt, men {pet.he} låg där.
## if breed.Dachshund
{pet.He} låg i {@knaet} varje kväll. {pet.He} stack ut i båda ändar, men {pet.he} låg där.
## if breed.Yorkshire Terrier / breed.Shih Tzu
{pet.He} låg i {@knaet} varje kväll. {pet.He} behövde bara halva, men {pet.he} tog hela.

# @tail
[age>=7 / age>=5 & !friend / age>=5 & !pet.other / !friend & !pet.other & !music / !friend & !pet.other & !athlete / !friend & !music & !elder2 / adult & !music & !athlete & !elder2 & !school & !pet.other & !city & !sport: Borta på mattan sa {@ps} svans dunk.]
## if pet.cat
[age>=5 / !friend & !music / !friend & !athlete / !friend & !elder2: Borta på mattan öppnade {pet} ena ögat[age>=7 / age>=5 & !school: , och stängde det igen].]

# @in-the-basket
{@P-he} lade sig i tvättkorgen och stoppade huvudet i ett örngott och sa hrrrmf.
## if pet.cat
{pet.He} lade sig i tvättkorgen, längst ner i botten, och hela korgen sa mrrrf.

# @hrrrmph
hrrrmf
## if pet.cat
mrrrf

# @comes
{@P} reste sig. [age>=5 / !friend / adult & !music & !athlete & !elder2 & !school & !pet.other & !city & !sport: {@P-he} sträckte på framdelen. {@P-he} sträckte på bakdelen.] Sedan lufsade {@p-he} över mattan[age>=7: , gick runt ett varv, gick runt ett varv till] och lade sig[age>=7 / age>=5 & !friend / age>=5 & !pet.other / !friend & !music & !pet.other / !friend & !athlete & !pet.other / adult & !music & !athlete & !elder2 & !school & !pet.other & !city & !sport:  så att det sa duns]. Och så lade {@p-he} sitt stora huvud på {child's} ben.
## if breed.Dachshund
{pet} reste sig. [age>=5 / !friend / adult & !music & !athlete & !elder2 & !school & !pet.other & !city & !sport: {pet.He} sträckte på framdelen. En stund senare sträckte {pet.he} på bakdelen.] Sedan trippade {pet.he} fram och lade sig på {child's} ben, från magen till tårna.
## if breed.Yorkshire Terrier / breed.Shih Tzu
{pet} reste sig. [age>=5 / !friend / adult & !music & !athlete & !elder2 & !school & !pet.other & !city & !sport: {pet.He} sträckte på framdelen. {pet.He} sträckte på bakdelen.] Sedan trippade {pet.he} över mattan, klev upp på {child's} ben och lade sig, så att det sa ett mycket litet duns.
## if pet.cat
{pet} [age>=7 / !friend: slickade på ena tassen[age>=7: , för katter svarar inte på en gång]. Sedan gick {pet.he} | gick] hela vägen runt mattans kant, som om {pet.he} skulle någon annanstans. Och sedan klev {pet.he} upp på {child's} ben [age>=7 / age>=5 & !athlete: och gick runt ett varv] och lade sig.

# @weighs
Det var tungt. Det var varmt. Det dreglade lite.
## if breed.Beagle / breed.Cocker Spaniel
Det var tungt. Det var varmt. Det hade ett öra på var sida.
## if breed.Bulldog / breed.Boxer
Det var tungt. Det var varmt. Det dreglade ganska mycket.
## if breed.Border Collie / breed.Australian Shepherd
Det var tungt. Det var varmt. Det tittade på {child.him} hela tiden.
## if breed.Dachshund
{pet.He} var tung. {pet.He} var varm hela vägen.
## if breed.Yorkshire Terrier / breed.Shih Tzu
{pet.He} var lätt. {pet.He} var varm. {pet.He} kittlades lite.
## if pet.cat
{pet.He} var tung. {pet.He} var varm. {pet.He} spann så att det kändes i knäna.

# @not-so-still
Så stilla sitter man aldrig när man ska {play sport}.
## if sport.Golf
Man måste vara stilla när man ska {play sport} också, men aldrig så länge.

# @feet
[age>=5: Fötterna stack ut. Då hällde {friend} ut kritorna[age>=7:  och satte sig tätt intill], och så fick fötterna ligga i {friend's} knä. | {Friend} hällde ut kritorna och tog fötterna.]

# @sniffs
{@P} nosade på bebisens fot och lade hakan på det som var kvar av {child}.
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu / pet.cat
{pet} nosade på bebisens fot och lade sig igen på det som var kvar av {child}.
