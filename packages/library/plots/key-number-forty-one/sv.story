title: Detektiven och nyckel nummer fyrtioett
title: Fallet V. Tego
title: Dörren som hölls upp för ingen
title: Knacka två gånger
title: Kom nu då
guest walrus: Valter (han), Verner (han), Valdemar (han)

# letter
På {child's} dörr satt en lapp, och en likadan på busstationen: ”Detektiv. Borttappade saker och annat mystiskt.
Knacka två gånger.”[age>=10:  Lappen hade några år på nacken, men den gällde.]

Före brevet med nyckeln hade det bara kommit ett fall. Någon hade ätit upp den sista bullen, och alla spår ledde till
detektiven, som slapp undan med en varning.

Brevet kom en regnig lördag. ”Till detektiven”, stod det med blått bläck, och nyckeln hade nummer 41.

## or
Brevet låg på hallmattan en regnig lördag. ”Till detektiven”, stod det med blått bläck, och i kuvertet låg en nyckel
med nummer 41.

Det var rätt adress. På {child's} dörr satt en lapp, och en likadan på busstationen: ”Detektiv. Borttappade saker och
annat mystiskt. Knacka två gånger.”[age>=10:  Lappen hade några år på nacken, men den gällde.]

Hittills hade det bara kommit ett fall. Någon hade ätit upp den sista bullen, och alla spår ledde till detektiven, som
slapp undan med en varning.

# lost-somebody
”Bästa detektiv!” läste {child}. ”Jag har tappat bort någon. Han är fyra år, snart fem, har gula stövlar och är
klibbig framåt kvällen. Lyssnar ibland på Kom nu då. Han har varit borta i en vecka. Nyckeln går till mig. V.”

Överst på papperet hade något varit tryckt, men hörnen var avrivna. [pet.cat: Det såg ingen, förrän {pet} la sig på
brevet så att bara överkanten stack fram. ]Kvar stod: TEGO.

– V. Tego, sa {child}. Det är kunden.

[friend: {Friend}, som var assistent, skrev upp det i protokollet.|[child.name: Det skrevs upp|{Child.He} skrev upp
det] i protokollet.] [city: I hela {city} fanns ingen som hette Tego. Det fanns en Tegelberg, men hon hade inte tappat
någon.] [athlete: Brevet nålades upp bredvid affischen av {athlete}, som hade sett alla fall och aldrig skvallrat.]
[pet.other: {Pet} förhördes först, men hade varit hemma hela veckan och kunde strykas.]

## or
”Bästa detektiv! Det gäller en pojke. Ålder: fyra, snart fem. Kännetecken: gula stövlar, sylt. Lystrar till Kom nu då,
när han har lust. Jag har inte sett honom på en vecka. Mig hittar man med nyckeln. Högaktningsfullt, V.”

[age>=9: – En utmärkt efterlysning, sa {child}. Men vad heter kunden?]

Överst hade det varit något tryckt, men hörnen var avrivna. [pet.cat: Det syntes först när {pet} tuggade på resten.
]Kvar var: TEGO.

– V. Tego, sa {child}. Som en trollkarl.

[friend: {Friend}, som var assistent, strök under det två gånger i protokollet.|Det ströks under två gånger i
protokollet.] [city: {In city} bodde det en fru Tegnér men ingen Tego.] [athlete: Affischen av {athlete} fick flytta
på sig en bit, så att brevet fick plats på väggen.] [pet.other: {Pet} saknade stövlar och avskrevs.]

# key
Nyckeln var kort som ett lillfinger och passade inte i någonting.

[elder: – En dörr vill ha en nyckel för hela näven, sa {elder}. Den här tar man med två fingrar. Den går till ett
skåp.[elder2:

– Och det finns fyrtio till, sa {elder2}, som var bra på att räkna.]|En dörr vill ha en nyckel för hela näven. En som
man tar med två fingrar måste gå till ett skåp.]

[school: {At school} fanns det skåp, men de tog slut vid trettioåtta.]

## or
Nyckeln provades i ytterdörren, i cykeln och i en gammal väckarklocka.

[elder: {Elder} la den på lillfingret. – Den här går inte till något man bor i, sa {elder.he}. Den går till något man
ställer undan saker i. Ett skåp.[elder2:

– Ett av fyrtioett, minst, sa {elder2}.]|Till det man bor i har man en stor nyckel. Till det man ställer undan saker i
räcker en liten. Den gick till ett skåp.]

[school: Skåpen {at school} provades också, men de hade fel sorts hål.]

## or
{Child} höll upp nyckeln mot lampan. Den hade två tänder.

[elder: – Då biter den inte på dörrar, sa {elder}. Det där är en skåpnyckel.[elder2:

– Med mjölktänderna kvar, sa {elder2}.]|Med två tänder biter man inte på dörrar. De räcker på sin höjd till ett skåp.]

[school: Skåpen {at school} gapade redan.]

# come-on-then
Då var det bara den borttappade kvar att leta efter. {Child} ställde sig[friend & pet.dog:  med {friend} och
{pet}][friend & !pet.dog:  med {friend}][!friend & pet.dog:  med {pet}] under ett paraply utanför bageriet, där alla
går förbi.[adult:  {Adult} stod i kön där inne.] [music: Signalen för gula stövlar var att nynna på {music}.]

– Kom nu då, sa [friend / pet.dog / adult: {child}|{child.he}] ut i regnet, för att se vem som lyssnade.

Det kom en hund med koppel men utan någon i. Det kom två syskon. Det kom en farbror, som länge hade väntat på att
någon skulle säga det.

Och ut från bageriet kom en som var fyra år, snart fem. Huvan räckte ner till näsan. Stövlarna var gula. När han hade
gått ut höll han upp dörren en stund till, långt ner, fast det inte kom någon.

– Kom nu då, sa hans mamma, och så småningom kom han.

[friend: – Det är han! viskade {friend}.|Det måste vara han.]

– Men han är inte borttappad, sa {child}. Hans mamma vet precis var han är.

De gula stövlarna ströks ur protokollet.

## or
Då fick man börja i andra änden, med den som var borta. Utanför bageriet går alla förbi, förr eller senare, så där
stod {child}[friend & pet.dog:  med {friend} och {pet}][friend & !pet.dog:  med {friend}][!friend & pet.dog:  med
{pet}] under ett paraply som läckte.[adult:  {Adult} var inne och valde bröd.] [music: Den som fick syn på något gult
skulle nynna på {music}.]

– Kom nu då, sa [friend / pet.dog / adult: {child}|{child.he}] på prov.

En hund kom genast, med kopplet efter sig. Två syskon kom, i samma regnkappa. Sist kom en farbror.

– Äntligen, sa han.

Sedan öppnades dörren till bageriet. Stövlarna var gula. Ovanför dem var det mest huva, med en näsa i. Han var fyra,
snart fem. När han hade kommit ut höll han upp dörren efter sig, långt ner, för någon som inte kom.

– Kom nu då, sa hans mamma borta vid hörnet, och när han hade lust kom han.

[friend: – Stövlarna! viskade {friend}.|Allt stämde, ner till stövlarna.]

– Men han går ju med sin mamma, sa {child}. Mindre borttappad än så kan man inte bli.

De gula stövlarna ströks, med linjal.

# sign
På vägen hem, vid busstationen, stannade [pet.dog: {pet} för att skaka av sig regnet. Alla fick vänta, och {child}
tittade upp|{child} tvärt]. Över en lucka i väggen satt en skylt som alltid hade suttit där: HITTEGODS. Och mitt i
stod det TEGO.

V. Tego var ingen person. V. Tego var en lucka.

I luckan satt en dam med blått bläck på tummen.

– Fyrtioett? sa hon. Längst ner till höger.

Nyckeln gick runt. I skåpet satt en valross av tyg, med en bete och en lapp om halsen: Glömd på buss fyra.

– Har han skrivit brevet? sa {child}.

– Han säger hur det ska vara, sa damen. Jag håller bara i pennan.

## or
På busstationen stod folk och väntade i regnet. Ovanför dem satt en skylt, och mellan två paraplyer kunde man läsa
mitten av den: TEGO.

[pet.dog: Då skakade {pet} på sig, från nosen och bakåt, och paraplyerna flyttade sig åt var sitt håll.|Då kom bussen,
och paraplyerna klev på.] HITTEGODS, stod det, över en lucka i väggen.

– V. Tego är en lucka, sa {child}.

Damen i luckan hade blått bläck på tummen.

– Fyrtioett? sa hon. Det är det som kärvar.

Det kärvade. Sedan gick skåpet upp, och där satt en valross av tyg, med en enda bete. På lappen om halsen stod det:
Glömd på buss fyra.

– Kan han skriva? sa {child}.

– Han dikterar, sa damen. Det tar sin tid, för han vill ha det rätt.

# not-lost
{Child} läste brevet en gång till[age>=9: , högt, så att avsändaren kunde säga till om något var fel]. ”Jag har tappat
bort någon.”

Valrossen satt där han hade suttit hela veckan. Han visste precis var han var.

– Då är det pojken i stövlarna som är borttappad, sa [friend: {friend}|{child}]. Han vet bara inte om det.

Detektiven tog ut valrossen mot kvitto.[adult:  {Adult} fick hålla i paraplyet, så att han inte blev våt.]

## or
{Child} höll upp valrossen framför sig[age>=9: , som man gör med vittnen]. – Vet du var du är?

Det visste han. Han hade haft samma skåp i en vecka.

– Men pojken har ingen aning, sa [friend: {friend}|{child}]. Det är han som är borta. Det har bara ingen talat om för
honom.

Damen skrev ett kvitto på en valross, nästan hel.[adult & age>=9:  {Adult} knäppte in honom i jackan, med beten utåt,
så att han inte skulle bli våt.]

# sunshine
På söndagen satt {child}[friend:  och {friend}] på bänken utanför bageriet[adult: , med {adult} i andra änden].
[sport: [friend / adult: {Child}|{Child.He}] såg ut som någon på väg till träningen i {sport}, med väskan i knät. Ur
väskan stack det upp en bete.|Ur en jackficka stack det upp en bete.]

Planen var gula stövlar. Det var en bra plan, fram till vädret. Solen sken, och ingen hade stövlar. Det kom gympaskor,
finskor och ett par simfötter. Av pojken hade det bara synts en näsa, och näsor fanns det gott om. [music: {Child}
nynnade på {music} ändå, men det tog ingen åt sig.]

– Kom nu då, försökte {child}.

Det kom en hund, två syskon och en farbror.

## or
Söndagen var torr. Det hade detektiven inte räknat med. {Child}[friend:  och {friend}] satt på bänken utanför
bageriet[adult:  bredvid {adult}] och spanade efter ett par stövlar som säkert stod kvar i en hall. [sport: Valrossen
låg i väskan med allt till {sport}, och beten stack ut genom blixtlåset.|Valrossen satt innanför jackan, och beten
stack ut mellan två knappar.]

Det gick folk i sandaler.[age>=9:  Det gick en brud i lånade tofflor.] Huvor fanns det inga, och i solsken är den ena
näsan den andra lik. [music: {Child} nynnade på {music}, och en dam föll in i andra stämman.]

– Kom nu då? sa {child} till sist.

– Gärna, sa farbrorn. Hunden och de båda syskonen var redan där.

# door
Då gick dörren upp, och ut kom ett par blå skor och en bulle, medan någons mamma betalade. Skorna stannade. Dörren
hölls upp en stund till, långt ner, fast det inte kom någon.

[age>=9: Det stod inte i något brev. Det hade {child} sett alldeles utan hjälp.]

– Är det för honom du håller upp? sa {child}, och lyfte upp valrossen.

Bullen stannade i luften.

– {Walrus}, sa pojken. Var har du varit?

– I skåp fyrtioett, sa {child}. Men det är inte han som har varit borta. Det är du.

Pojken tänkte efter.

– Det märkte jag inte, sa han.

# fee
Sedan höll pojken upp dörren en gång till, för nu fanns det någon som behövde den.

– Kom nu då, {walrus}, sa han.

Betalningen var en halv bulle, ganska klibbig. Damen i luckan fick tillbaka nyckeln, och i protokollet skrev [friend:
{friend}|{child}]: ”Borttappad: en pojke. Hittad: på väg ut.”

## or
– Kom nu då, {walrus}, sa pojken, och så höll han upp dörren en gång till, för någon som kom.

[age>=9: – Och vad är vi skyldiga? undrade hans mamma.]

Detektiven tog en halv bulle, den klibbigare halvan. Nyckeln lämnades i luckan. I protokollet skrev [friend:
{friend}|{child}]: ”Fall två är löst. Den borttappade hade inte gått någonstans.”

# bun
Den halva bullen åts upp före kvällen[friend & elder: , delad på två, medan {elder.short} tog pärlsockret][friend &
!elder: , delad på två][!friend & elder: , utom pärlsockret, som {elder.short} tog], och den här gången behövde ingen
leta efter spår. Det blev mörkt så sakta att ingen la märke till när.

## or
Hemma åts bullhalvan upp[friend & elder: , rättvist delad, och {elder.short} fick det som smulade][friend & !elder: ,
rättvist delad][!friend & elder: , och {elder.short} fick det som smulade], och den här gången erkände detektiven
genast. Ute tändes fönstren, och så släcktes de, ett i taget.

# last
När det var dags att sova gick {child} in på sitt rum och höll upp dörren en stund till, långt ner.

[pet.dog / pet.cat: In kom {pet}, som om det hade varit bestämt, och la sig nära sängen och suckade.|Det kom ingen, så
vitt man kunde se. Men lite ljus från hallen passade på att smita in, och det la sig på golvet bredvid sängen.] Och
sedan stängdes dörren, nästan, och ingen därhemma var borttappad.

## or
[pet.dog / pet.cat: {Pet} sov redan.] I sängen var det varmt, och regnet kom tillbaka. Det började långt borta och
gick över taken, och till sist var det framme vid {child's} fönster. Där knackade det två gånger.

Detektiven lyssnade med ett öra mot kudden. Det var bara två droppar, och de hade inte tappat bort någonting, och
resten av regnet gick förbi så mjukt det kunde.
