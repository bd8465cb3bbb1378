title: Och vad har vi här, då?
title: Den sämsta lögnen på trettio år
title: Ingenting i grottan
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest officer: tullare Sjögren (han), tullare Wallin (han)

% Smugglarnas kapten (@a) är mormor eller farfar, annars {adult}, annars {minder}. ”Och vad har vi här, då?” med samma röst varje gång. Lögnen får darra.
% En regel: när någon ljuger rycker det i hans näsa, och då går han rakt på det. {@help} är en enda händelse: någon får honom att vända sig om.

# stir-the-soup
I en grotta vid havet[city: , långt från {city},] bodde några smugglare, och {child} var en av dem. Men {child.he} hade aldrig fått smuggla någonting. {@First} var kapten, och {friend}[!friend.known: , {child's} bästa vän,] bar lyktan. {child} fick stanna i grottan och röra i soppan, för {child} kunde inte ljuga. Så fort någon frågade något ramlade sanningen ut[school: , {at school} också].

”Vad har du i barnvagnen?” hade någon frågat, den enda gången {child} var med.

”Fyrtio paket kaffe”, sa {child}. ”Det finns ingen bebis.”

Sedan dess hade {child.he} rört i soppan varje kväll, medan de andra smög i väg längs stranden och fnissade, och i halsen satt en klump som ingen soppa kom förbi.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] fick också stanna, för {pet.he} var så vänlig mot alla.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] kom och gick som {pet.he} ville och berättade aldrig något för någon.][pet.other:  {Pet} höll {child.him} sällskap och kunde inte heller ljuga.]

# the-nose
Det var {officer} som hade frågat. ”Och vad har vi här, då?” sa han till alla. Om de ljög ryckte det i hans näsa, och då gick han rakt på det som var gömt. Efteråt klappade han dem på axeln och sa: ”Bättre lycka nästa gång.”

”I kväll reser han för gott”, sa {@a}, ”med båten klockan åtta. Jag kommer att sakna honom. Och han har aldrig blivit överraskad. Han hittar till och med sina egna födelsedagspresenter. Så i kväll ska något komma förbi honom.”

Det var en avskedstårta. Den måste från bagaren, längs hela stranden, till grottan, där allihop skulle sitta i partyhattar och ropa överraskning.[elder2:  {Elder2} hade gjort hattarna.]

”Vi har ljugit för honom på alla sätt som finns”, sa {@a}. ”Du är den enda som inte kan, {child}. Så du är den enda vi inte har provat.”

# a-cake
Solen höll på att gå ner när {child} kom med barnvagnen. I den låg tårtan under en filt, och bredvid gick {friend} med lyktan. Det doftade vanilj över hela stranden. Och vid bryggan stod {officer} med sin resväska.

”Inte ett ord”, viskade {friend}.

”Och vad har vi här, då?” sa {officer}.

{child} knep ihop munnen så att det gjorde ont. Men sanningen hade redan fått in en fot i dörren.

”En tårta”, sa {child}.

{Friend} blundade.

”En tårta?” sa {officer}. ”De flesta säger att det är en bebis. Och vem är den till?”

”Dig.”

”Till mig! Och vem är den från?”

”Smugglarna”, sa {child}. ”De sitter i grottan i partyhattar. När du kommer in ska alla ropa överraskning.”

Det ryckte inte i {officer's} näsa. Men det ryckte i mungiporna, och sedan skrattade han tills han måste sätta sig på resväskan.

”Det är det bästa jag har hört på trettio år”, sa han.

# of-course-it-is
Sedan torkade han ögonen, länge.

”Ingen bakar en tårta till en tullare”, sa han. ”Min båt går om tio minuter, och jag har ingen att säga hej då till.” Och så tog han resväskan och gick sin väg, ut på bryggan.

Äntligen hade något kommit förbi honom, och det hjälpte inte ett dugg, för där gick han.

”Men det är sant!” ropade {child}.

”Visst är det sant”, sa han snällt och vände sig inte om.

Det sved i ögonen på {child}. I hela sitt liv hade {child.he} sagt som det var, när ingen ville veta det. Nu var det någon som behövde det, och då trodde han inte på det.

# exactly
”Han går bara efter lögner”, sa {friend}. ”Du måste ljuga för honom.”

”Men jag kan ju inte ljuga!”

”Just det”, sa {friend}. ”Det finns ingen i hela världen som ljuger så dåligt som du. Näsan kommer att ramla av.”

{Officer} hade redan ena foten på båten.

{@help}

”Vad är det som pågår?” ropade han.

# the-worst-lie
{child} drog in all luft som gick och tittade rakt upp i himlen.

”INGENTING!” ropade {child.he}. Det var den första lögnen i {child.his} liv, och den vinglade som en nyfödd kalv. ”Det är ingen i grottan! De har inga hattar på sig! Och det här är ingen tårta, det är en bebis! Den luktar alltid så här!”

Det ryckte i {officer's} näsa. Det ryckte så att mössan hamnade på sned.

”Det där”, sa han, ”är den sämsta lögn jag har hört.” Och så kom han tillbaka över bryggan, fortare och fortare.

”Gå inte in i grottan!” ropade {child} lyckligt och sprang före med barnvagnen[athlete: , lika fort som {athlete},][sport:  som om det gällde {@game},] för att visa honom vart han inte fick gå.

# every-word
”ÖVERRASKNING!” ropade smugglarna.

{Officer} tittade på partyhattarna. Han lyfte på filten, som han hade lyft på så många, och där låg tårtan.

”Men det var ju det du sa”, sa han till {child}. ”Vartenda ord. Den kom rakt förbi mig.” Och så fick han sätta sig igen.

”Båten har gått”, sa {@a}[music: , så högt att det hördes över {@song}]. ”Det går en i morgon också. Men vad sa du till honom, {child}?”

”Allt”, sa {child}. ”Och sedan ljög jag.”

”Du kan ju inte ljuga”, sa {@a}.

”Nej”, sa {child}. ”Det gick jättebra.”

{@A} skrattade och flyttade på sig, så att det blev en plats till. Och tårtan gick ner, för nu var klumpen borta.

# and-what-have-we-here
På morgonen stod alla smugglarna på bryggan. {Officer} tog dem i hand, och sist stod {child}. Det rann något blött bredvid hans näsa.

”Och vad har vi här, då?” sa {child}.

”Ingenting alls”, sa {officer}.

Och det ryckte i hans näsa.

# @help
{Friend} stoppade två fingrar i munnen och visslade så att alla måsarna flög upp, och {officer} vände sig om.
## if pet.dog
Då kom {pet} galopperande ur grottan med en partyhatt över ena örat, för {pet.he} hade väntat så länge en hund kan. {Pet.He} sprang två varv runt {officer} och tillbaka, och då vände sig {officer} om.
## if pet.cat
Men i vägen, precis där ingen katt ska sitta, satt {pet} med en partyhatt under hakan. {Pet.He} tittade på {officer}, och sedan på grottan. {Pet.He} flyttade sig inte, och då vände sig {officer} om.
## if pet.other
Då prasslade det i grottans öppning. Det var {pet}, som skulle ha varit där inne, med en partyhatt på sig, och {officer} vände sig om.
## if elder
Då tittade {elder.short} ut ur grottan. {Elder.short} hade alltid haft svårt för att vänta. ”KOMMER HAN SNART?” viskade {elder.short}, så att det hördes över hela viken, och {officer} vände sig om.

# @song
{music}

# @game
{sport}

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
