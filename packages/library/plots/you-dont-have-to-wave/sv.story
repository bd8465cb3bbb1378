title: Du behöver inte vinka
title: Det som fortfarande går
title: De grå hästarna
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: karusellen går när någon vinkar, lite för en liten vink och fort för en stor.
% Den som har nyckeln och listan (@a) är mormor eller farfar, annars {adult}, annars {minder}. ”Du behöver inte vinka” sägs snällt, båda gångerna.

# in-the-pockets
Varje morgon brukade {@first} stå vid hållplatsen och vinka med båda armarna, tills bussen inte syntes längre. Men en måndag hade {child} sagt: ”Du behöver inte vinka. Ingen annan har någon som vinkar.”

Sedan dess stod {@a} där med båda händerna i fickorna. {child} hade fått som {child.he} ville. Det kändes som att gå hemifrån utan något, och inte veta vad.

Nu var det fredag eftermiddag, och de var på det gamla tivolit i utkanten av [city: {city} | stan]. Där hade ingen varit på trettio år, men {@a} hade nyckeln, och en lista. ”Det som fortfarande går ska få stå i parken”, sa {@he}. ”Allt det andra blir skrot. Ni två får sitta på karusellen. Resten rör ni inte.”

# the-wasp
Det var lite kusligt. Pariserhjulet knarrade trots att det inte blåste, och radiobilarna var fulla av löv ända upp till kanten. På karusellen hade färgen försvunnit, så att alla hästarna var grå. De tittade mot staketet allihop, som om någon hade gått för att köpa glass och skulle vara tillbaka när som helst. [pet: {@with}]

{Friend}[!friend.known: , {child's} bästa vän,] klättrade upp på den första. ”Hoppla”, viskade {friend.he}.

En geting ville landa på näsan på {child}, och {child} viftade bort den.

Då började karusellen gå.

”Vad gjorde du?” skrek {friend} och for förbi.

”Ingenting!” skrek {child} och slutade vifta. Karusellen stannade också.

# every-time-round
De provade att knuffa på. De provade att säga snälla. Men den gick bara när någon stod där och vinkade, och en liten vinkning blev en liten tur.

{child} såg sig om. Det fanns ingen som kunde se. Så {child.he} vinkade med båda armarna, tills jackan åkte upp och fötterna nästan lättade från marken.[sport:  Det var jobbigare än {sport}.] Lamporna tändes, röda och gula. Hästarna steg och sjönk, och för varje varv blev de lite blåare.[music:  Orgeln spelade något som nästan var {music}.]

”Det här är det bästa!” ropade {friend}. ”Varje gång jag kommer runt står du där!”

# the-barriers
”Den går”, sa {child} till {@a}.

”Det kan den inte”, sa {@a}. ”De tog ut motorn.”

”Sätt dig, så ska du få se”, sa {child}.

Så {@a} lade listan i knät och satte sig på den första grå hästen[elder2: , med {elder2} på den bakom]. Strax utanför staketet gick vägen, och där började en klocka pingla. Bommarna fälldes ner för ett tåg. Och fram till bommarna rullade bussen[school:  från {school}], samma buss som på morgnarna, med samma ansikten i, och stannade.

{child's} arm var på väg upp, och fastnade. Alla ansiktena tittade.

”Vinka!” viskade {friend}.

{child} vinkade, med en hand, nere vid knät. Karusellen knarrade framåt, ungefär så långt som en soffa.

# it-doesnt-matter
Sedan stannade handen med. Lamporna slocknade en efter en, och hästarna sjönk.

{@A} tittade på bussen, och sedan på {child}. Arg var {@he} inte. Det hade varit lättare om {@he} hade varit det.

”Det gör ingenting”, sa {@a}. ”Du behöver inte vinka.”

Det var just vad {child} hade sagt, den där måndagen, ord för ord. Nu hörde {child.he} hur det var att få det sagt till sig. Det gjorde ont, hela vägen ner.

{@A} tog fram pennan och letade upp rätt rad på listan. Det lyste bara i en enda lampa.

# once-more-round
{@help}

Så karusellen gick ett varv till. Förbi kom {@a}, mycket långsamt, på en grå häst. {@He} tittade rakt fram mellan hästens öron, för att ingen på någon buss skulle tro att {@he} kände {child}. Den ena handen höll i pennan. Den andra var i fickan.

Det var den handen {child} inte stod ut med.

# im-here
{Child.He} sprang ut framför hästarna, där alla kunde se, och sträckte upp båda armarna. Och {child} vinkade, med armarna och ryggen och båda knäna.

”{@A}!” ropade {child}. ”Jag är här!”

Alla lampor tändes på en gång. Karusellen tog ett skutt, och {@a} kastade upp båda armarna och vinkade tillbaka.

Då var det någon på bussen som knackade på rutan och vinkade. När en människa vinkar så åt en går det inte att låta bli. Hela raden bakom vinkade, och sedan hela bussen, och föraren med mössan. Och med en hel buss som vinkade gick karusellen så fort att hästarna blev blå och löven yrde ur radiobilarna.

”Den går!” ropade {@a}, varje gång {@he} kom runt. ”Den går! Den går!”

# goes
När bommarna hade gått upp och bussen inte syntes längre skakade armarna på {child}. {@A} klev ner på ostadiga ben och skrev något på listan. {child} läste förbi armbågen.

”Karusell: går”, stod det. Och sedan, med mindre bokstäver: ”Om man vinkar.”

”Såg alla mig?” frågade {child}.

”Varenda en”, sa {friend}.

{child} kände efter hur farligt det var. Det var lite farligt.[athlete:  {athlete} måste också ha fått vänja sig.] Det var ingenting mot fickan.

# on-monday
På måndagen stod {@a} vid hållplatsen med händerna i fickorna, som {@he} hade blivit tillsagd. {child} klev på och satte sig vid fönstret. Några tittade upp från sina mobiler.

{child} lade handen mot rutan och vinkade.

{@A} drog upp båda händerna på en gång.

Och bussen gick.

# @with
{Pet} hade fått följa med, och hade den bästa platsen, på bänken.

”Säg till om du ser något som rör sig, {pet}”, sa {child}.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] höll sig tätt intill bänken, med svansen mellan benen.

”De är bara av trä, {pet}”, sa {child}. Det trodde {pet} inte på.
## if pet.cat
På den sista låg {pet}[!pet.known: , {child's} katt]. Ingen hade bjudit med {pet.him}. {Pet.He} hade legat och sovit bak i bilen.

”Du står inte på listan, {pet}”, sa {child}.

# @help
{Friend} svalde. Sedan satte {friend.he} upp ena handen, inte högre än till örat, och vinkade. ”Jag klarar ett varv”, mumlade {friend.he}. ”Resten får du ta.”
## if pet.dog
Uppe på hästen suckade {@a}, och det hörde {pet}. {Pet} hade aldrig brytt sig om vem som såg på. {Pet.He} kröp fram från bänken, och upp kom svansen. Den viftade åt {@a} så att hela {pet} viftade, och en svans är också ett sätt att vinka.
## if pet.cat
På hästen längst bak hade {pet} vaknat och börjat tvätta sig bakom ena örat. Upp och ner gick tassen, upp och ner. {Pet} vinkade inte åt någon. Men framifrån såg det precis så ut.
## if pet.other
Borta på bänken rörde sig {pet}, en liten bit åt ena hållet och en liten bit tillbaka, som {pet.he} alltid gjorde när {@a} var i närheten. Det var världens minsta vinkning. Men ingen hade sagt åt {pet} att sluta.
## if elder & !pet
”Hej då, du”, sa {elder.short} till hästen. {Elder.He} pratade med alla, även med trä. ”Dig red jag på när jag var liten.” Och så vinkade {elder.he} till den, med två fingrar, som åt någon man inte ska träffa mer.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

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
