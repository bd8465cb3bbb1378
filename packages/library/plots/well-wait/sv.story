title: Vi väntar
title: Tuban är upptagen
title: Fyrabarnsmor
guest friend: Nadja (hon), Imran (han)
guest conductor: Ingvar (han), Rolf (han)
guest lumb: Monika (hon), Kerstin (hon)

% {Conductor} dirigerar, {lumb} spelar trombon. Igelkotten är ”hon”. Den äldre, om någon är vald, spelar trombonen i stället; hund eller katt väntar utanför
% baracken på torsdagarna, och det är den blicken.

# in-the-tuba
Igelkotten bodde i {child's} tuba.

{@Found} Tuban låg på sidan som {child.he} hade lämnat den två veckor tidigare. I den stora änden satt löv, chipspåsar och det mesta av ett församlingsblad. {Child.He} la ögat mot en springa. En svart nos kom ut och andades på {child.him}.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] ville också titta, och nosen andades på {friend.him} med.]

Hela livet hade {child} velat se en igelkott men aldrig fått syn på någon. {Child.He} hade ställt ut tallrikar[elder:  hos {elder}], och {child.he} hade suttit vid fönster. Att titta i tuban hade {child.he} faktiskt inte tänkt på.

”{Conductor}”, sa {child.he}. ”Jag kan inte spela i kväll.”

# two-worst-words
{Conductor} dirigerade blåsorkestern[city:  {in city}], och i ett år hade han suckat åt {child}. {child} kom in för sent. {child} tappade bort sig i noterna. ”Vi väntar”, brukade {conductor} säga och sänka pinnen, och tjugo personer vände sig om och tittade[elder: , till och med {elder}, som hade börjat på trombon i påskas[friend: . Bara {friend} tittade snällt nog i taket,|,]|[friend: , alla utom {friend}, som snällt nog tittade i taket,]] medan {child} blev varm ända ner i skorna. Det var de två värsta ord {child} visste.

# occupied
Nu la sig {conductor} på knä i sina finbyxor och tittade länge in i tuban. Något pep. Sedan var det tre andra som pep.

[friend: ”Fyra”, viskade {friend}.

]”Hon har ungar”, sa {conductor} mycket lågt. ”Om vi flyttar henne nu kanske hon lämnar dem. Hur länge behöver de?”

Det visste {child}, som visste allt om igelkottar. ”Fyra veckor ungefär. Kanske fem.”

”Det är konsert om fyra veckor och två dagar.” {Conductor} reste sig och vände sig till orkestern. ”Tuban är upptagen”, sa han. ”Vi väntar.”

”Hon är en igelkott, {conductor}”, sa [elder: {elder}, som just hade fått upp värmen|{lumb} på trombon].

”Hon är fyrabarnsmor[elder: ”, sa {conductor}. ”|, {lumb}. ]Gå ut allihop, på tå är ni snälla. Vi repeterar på parkeringen.”

# easy-to-tell
Så det gjorde de, i en månad, i ytterkläder[elder: , {elder} i två jackor]. [pet.dog / pet.cat: Ingen utom {child} fick gå in i baracken|Ingen fick gå in i baracken utom {child}][pet.dog: , och {Pet} låg på trappan och tittade på dörren tills {child.he} kom ut][pet.cat: , och {Pet} satt på trappan och tittade på dörren tills skålen kom ut]. Varje torsdag[school: , direkt från {school},] kom {child.he} med en skål vatten och en skål [pet.cat: av {Pet's} egen mat|kattmat] och satt vid dörren medan igelkotten åt, högljutt och med öppen mun, som någon på ett bröllop. {Child.He} berättade saker för henne.[!pet:  Hon var lätt att berätta för.][pet.other:  Hon var lätt att berätta för, nästan lika lätt som {Pet}.]

”De är bättre utan mig”, sa {child.he} den tredje veckan. ”Det är det som är felet med tuba. Den hörs inte. Ingen har någonsin kommit från en konsert och nynnat på tuban.”

Igelkotten nös i kattmaten och gick in till sig.[pet.dog:  På trappan nös {pet} också.][pet.cat:  {Pet} fick resten, med nys och allt.]

# the-floor-out
”Du kommer väl på konserten?” sa {friend}, som [friend: |var tolv år och ]spelade kornett som om det var lätt.

”Vad ska jag göra där? Jag har inget att spela på.”

”Det har inte vi heller, utan dig. Det låter som om någon har tagit bort golvet.”

”Det har ingen sagt.”

”Nu säger jag det[friend: ”, sa {friend}. ”|. ]Jag har trampat igenom det i tre veckor.”

# the-concert
Konserten var i parken, med vimplar och tvåhundra personer på fällstolar[pet.dog: , {Pet} under en av dem][pet.cat: , {Pet} på muren bakom][sport: , och några som egentligen bara skulle {play sport}][adult: , och {adult} på tredje raden[elder2:  bredvid {elder2}]|[elder2: , och {elder2} på tredje raden]]. {child} kom. {Child.He} satt [elder: längst bak i orkestern, där {elder} hade paxat en stol åt {child.him} med sin andra jacka, och kände sig precis som jackan.|längst bak i orkestern, bredvid {lumb}, med händerna i knät, och kände sig som en jacka som någon har glömt.]

De klarade valsen. De klarade psalmen[music:  och {music}]. Sedan var det marschen, och mitt i marschen tvärstannar alla, och så kommer det en takt där det inte finns något annat än tuba. Fyra toner. Pom, pom, pom, pom. Efter det kommer alla in igen.

Det hade {child} glömt. Man såg på {conductor} att han också hade glömt det.

# nothing
Orkestern tvärstannade.

Ingenting.

Ingenting fortsatte. [pet.dog: Under fällstolarna satte sig {pet} upp.|[pet.cat: Uppe på muren slutade {pet} tvätta sig.|Någon bland fällstolarna hostade.]] {Friend} satt med kornetten uppe, färdig att blåsa, och höll på att bli lila. Hela marschen stod där med ena foten i luften.

# a-bus-you-want
{Conductor} sänkte pinnen. Han tittade över allas huvuden, mot den bakersta raden. Han suckade inte.

”Vi väntar”, sa han.

Och tjugo personer vände sig om och tittade på {child}[friend: , till och med {friend}]. För första gången tittade {child.he} tillbaka. De såg inte alls ut som {child.he} hade trott. [pet.dog: Så tittade {pet} på dörren, tills {child.he} kom ut.|[pet.cat: Så tittade {pet} på dörren, tills skålen kom ut.|Så tittar man bortåt vägen, efter en buss som man vill åka med.]]

# pom
{child} reste sig.[elder:  {Elder} drog in trombonen.] Någon tuba hade {child.he} inte. Men {child.he} hade en bröstkorg, och ett års träning i att andas ända ner i botten på den. {Child.He} tänkte på igelkotten, som åt med öppen mun och inte brydde sig om vem som hörde. Så öppnade {child.he} munnen.

”POM”, sjöng {child}, alldeles ensam, inför tvåhundra personer. ”POM. POM. POM.”

Det var djupt, det var runt, och det satt mitt i takten. Och in kom orkestern som ett hav. En bebis klappade händerna.[pet.dog:  {Pet} ylade.] {child} stod kvar och pommade ända till slutet, med armarna runt en tuba som inte fanns och kinderna uppblåsta, och [elder: {elder}|{lumb}] skrattade så att dragröret for av trombonen och landade på prästens fot.[athlete:  De hade inte kunnat klappa mer om det hade varit {athlete}.]

Hela vägen till grinden gick folk och nynnade, och varenda en nynnade pom.

# only-three
Det var nästan mörkt när {child} och {conductor} och {friend}[elder:  och {elder}] bar tillbaka stolarna till baracken. Dörren stod på glänt. Över gräset kom igelkotten med nosen mot marken, och efter henne en liten, och en till, och en till, på rad, på väg för att bo under syrenen.[pet.dog:  På trappan la sig {pet} platt och lät dem gå förbi.][pet.cat:  På trappan lyfte {pet} en tass och lät dem gå förbi.]

”Bara tre”, sa {friend}. ”Det var ju fyra.”

# well-wait
{child} böjde sig ner och tittade in i tuban. Längst in lyste två ögon.

”Ska jag luta på den?” sa [elder: {elder}, i båda jackorna|{conductor}].

”Nej”, sa {child}. {Child.He} satte sig till rätta på trappan[pet.dog:  bredvid {Pet}, som kunde det här][pet.cat:  bredvid {Pet}, som hade slickat ur skålen], och de andra satte sig på var sin sida. ”Vi väntar.”

# @song
{music}

# @found
{child.he} upptäckte det den första torsdagen i juni, i orkesterns barack, när {child.he} drog av överdraget.
## if pet.dog
Det var [!pet.known: hunden ]{pet} som upptäckte det, den första torsdagen i juni, i orkesterns barack, och {pet.he} vägrade flytta sig förrän {child} drog av överdraget.
## if pet.cat
Hela veckan hade [!pet.known: katten ]{pet} suttit och tittat in genom fönstret i orkesterns barack, och ingen visste varför. Den första torsdagen i juni drog {child} av överdraget.
