title: Våfflor
title: Inte förrän den andra säger förlåt
guest minder: moster Lotta (hon), moster Siv (hon)
guest knight: riddar Hugo (han), riddar Roland (han)

% Den som skrattade och gräddar våfflor är mormor eller farfar, annars {adult}, annars {minder}.

# never
”Jag kommer aldrig in igen!” hade {child} skrikit. ”Aldrig, så länge jag lever!” Och så hade {child.he} sprungit hela vägen ner genom {@garden}, dit där åkrarna börjar och där någon långt borta ropar hem en ko varenda kväll. Där hade {child.he} smällt igen dörren till vedboden efter sig. Och där satt en riddare.

Han satt på en hink, i full rustning.[pet.dog:  {Pet}, som hade följt med, nosade på hans järnknä och la sig.][pet.cat:  {Pet}, som bara hade kommit för att se efter, nosade på hans järnknä och la sig.]

# or-longer
”Aldrig”, sa riddaren. ”Jag hörde det härinifrån. Det var mycket bra sagt.”

”Tack”, sa {child}.

”Så länge du lever, var det, eller längre?”

”Det finns inget längre.”

”Jo, tyvärr”, sa riddaren dystert.

Han hette {knight}. Han hade också sagt aldrig, till sin bror, och gått sin väg och satt sig, och det var sjuhundra år sedan. ”De byggde boden runt mig”, sa han.

”Vill du inte hem?” frågade {child}.

”Varje dag”, sa {knight}. ”Framåt kvällsmaten. Men en riddare kan inte ta tillbaka ett aldrig. Inte förrän den andra säger förlåt.”

# a-face-like-a-cheese
”Det är likadant för mig”, sa {child}, vände på en blomkruka och satte sig. ”Jag läste upp min dikt om stormen för {@a}. Den tog tre veckor[school:  och nästan allt papper {at school}]. Och {@he} skrattade på det sorgligaste stället.[friend:  Det gjorde inte {friend}. {Friend.He} fick gå ut och stå i korridoren ett tag.]”

”En skurk”, sa {knight}. ”Min bror sa att min häst såg ut som en ost i ansiktet.”

”Gjorde den det?”

”Det hör inte hit”, sa {knight}.

# theres-waffles
Uppe vid huset öppnades köksdörren.

”{Child}!” ropade {@a}. ”Det finns våfflor!”

{child} la armarna i kors. {Knight} la sina i kors också, men det tog längre tid.

”Sa {@he} förlåt?” frågade {knight}.

”Nej”, sa {child}. ”{@He} sa våfflor.”

”Då stannar vi där vi är.”

[pet.dog: {Pet} reste sig. {Pet.He} hade inte sagt aldrig till någonting. {Pet.He} lufsade bort till huset, och när {pet.he} kom tillbaka hade {pet.he} sylt på nosen och suckade av lycka.][pet.cat: {Pet} reste sig. {Pet.He} hade inte sagt aldrig till någonting. {Pet.He} strosade bort till huset, och när {pet.he} kom tillbaka slickade {pet.he} något ur morrhåren.][pet.other: Där uppe hade {pet} säkert redan fått sitt. {Pet.He} hade inte sagt aldrig till någonting.]

# keeping-them-warm
Det skymde utanför. Någons mage kurrade. Det ekade, så det måste ha varit riddarens.

”{Child}!” ropade {@a}. ”Jag håller dem varma!”

”Var det ett förlåt?” frågade {knight}.

”Nej. Det var fortfarande om våfflor.”

[pet.dog: {Pet} gick en gång till. Nu kom {pet.he} tillbaka med en hel våffla och la den på {child’s} sko. För att vara hund väntade {pet.he} ganska länge. Sedan åt {pet.he} upp den.][pet.cat: {Pet} gick en gång till. {Pet.He} kom tillbaka ännu senare, alldeles rund, och tittade på {child} som man tittar på den som är dum.]

# somebody-calls
Och nu, långt borta över åkrarna, började det ropa, tunt och utdraget.

”Hååå!” lät det. ”Håååå!”

{child} satte sig upp. Det där var inte till någon ko. ”Är det till dig?” sa {child.he}.

{Knight} hade vänt ansiktet mot väggen. ”Det är min bror.”

”Vad vill han?”

”Soppa”, sa {knight} bittert. ”Varenda kväll i sjuhundra år. ’Hallå! Det finns soppa!’ Men förlåt? Aldrig ett ord.”

”Hååå!” kom det över åkrarna. ”Jag håller den vaaarm!”

# that-is-the-sorry
{child} satt alldeles still. Det där hade {child.he} hört nyss, från andra hållet.

”Varenda kväll?” sa {child.he}. ”När det regnar också?”

”Han har en luva.”

”Men {knight}”, sa {child} långsamt, ”om han inte var ledsen hade han slutat efter en vecka. Det är det som är förlåt. Det är bara inte det ordet i. Det är soppa i.”

Det gnisslade till, och riddarens visir for upp alldeles av sig självt. Där inne satt två runda ögon.

”Sjuhundra år”, sa han. ”Han har sagt förlåt varenda kväll i sjuhundra år. Och här har jag suttit på en hink.”

”Ja”, sa {child}.

# what-sort-of-soup
”Kära nån”, sa {knight}. Han reste sig, och rosten föll av honom som brun snö. Sedan blev han stående med handen på dörren. ”Men vad ska jag säga när jag kommer in?”

{child} fick tänka efter, för det behövde {child.he} också veta.

”Du säger: vad är det för soppa?” sa {child.he}.

”Räcker det?”

”Jag tror att det är så man säger det tillbaka.”

”Vad är det för soppa”, övade {knight}. ”Vad är det för soppa?” Han bugade så djupt att något trillade av honom, och så slamrade han i väg över åkern, fortare och fortare[sport: , som om det gällde {sport}][athlete:  , och {athlete} hade inte hunnit i fatt honom].[pet.dog / pet.cat:  {Pet} följde honom till häcken.]

# are-there-any-with-jam
{child} gick upp genom trädgården. Den var mycket längre än när {child.he} hade sprungit ner. I köket stod {@a} med ryggen mot dörren och tittade ner i våffeljärnet[music:  och gnolade på {music}, som om ingenting var på tok].

”Finns det några med sylt?” sa {child}.

{@A} vände sig om, och hela ansiktet vände sig också.

”Allihop”, sa {@he}.

# very-sad-for-the-cow
Bredvid tallriken låg dikten. Den var noga utslätad.

”Det var kon”, sa {@a}. ”När den blåste bort över kyrkan[city:  och halva {city}]. Jag såg den framför mig.”

”Det är ju det sorgligaste!” sa {child}.

”Det är väldigt sorgligt för kon”, sa {@a}.

Nu såg {child} den också. Det började dra i mungiporna.

”Läs den för mig igen”, sa {@a}. ”Jag ska hålla i mig i bordet.”

# hes-gone-in
När {child} låg i sängen den kvällen, [pet.dog / pet.cat: med {pet} på fötterna, ]stannade {@mum} en stund vid det öppna fönstret. Åkrarna låg mörka och tysta.

”Så stilla det är”, sa {@mum}. ”Ingen ropar på den där kon i kväll.”

[friend: {child} tänkte att {friend} skulle få dikten en gång till på måndag, med lite mer ko.]

”Nej”, sa {child} och blundade. ”Han har gått in.”

# @garden
trädgården
## if elder
{elder’s} trädgård

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @mum
{minder}
## if adult & !elder2
{adult}
## if elder & !adult & !elder2
{elder.short}
## if elder2
{elder2}
