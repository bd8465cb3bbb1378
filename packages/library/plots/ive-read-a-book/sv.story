title: Jag har läst en bok om det
title: Åt häcken
title: Bo uh
guest friend: Noel (han), Moa (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som har läst en bok är mormor eller farfar, annars {adult}, annars {minder}. Gumman är butter och kortfattad; peka gärna när hon pekar.

# facing-the-hedge
{child} och {friend}[!friend.known: , {child’s} bästa vän,] byggde en stenåldershydda bakom garaget. [school: Det var en läxa från {school} | Den var till skolan], och {child} ville göra den alldeles själv. Men var femte minut kom {@first} ut och flyttade på pinnarna.

”Öppningen ska vara åt söder”, sa {@he}. ”Jag har läst en bok om det.”

”Jag vill ha den åt häcken”, sa {child}.

”På stenåldern hade de ingen häck”, sa {@a}. {@He} flyttade öppningen[music: , nynnade på {music}] och gick in efter mer snöre.[elder2:  På andra sidan huset gick {elder2} med gräsklipparen och ville hinna klippa hela gräsmattan.][pet.dog:  {Pet}[!pet.known: , {child’s} hund,] låg bredvid och ville ha en pinne.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] satt bredvid och ville ha snöret.][pet.other:  Inne väntade {pet} på sin mat.]

{child} blev så arg att [child.name: det gjorde | {child.he} fick] ont i halsen. {Child.He} var {age} och kunde en hel massa[sport: , och {play sport} också], men det märktes aldrig, för {@a} hann alltid före. {child} satte tillbaka varenda pinne där den hade stått, med öppningen åt häcken. Sedan kröp {child.he} in för att få vara i fred, vände sig om och kröp ut igen.

# in-and-out
Då var garaget borta[city: , och resten av {city} med]. Hyddan stod i en skog och var klädd med skinn. Där låg en stor sjö med vass, och på andra sidan sjön gick det renar.

{child} kröp in och ut en gång till, och där var garaget.

”{Friend}”, sa {child.he}. ”Om man kryper in och ut kommer man till stenåldern. Om man kryper in och ut igen kommer man hem.”

{Friend} pratade inte mycket, men {friend.he} lyssnade noga. {Friend.He} nickade och kröp in efter {child}.

”Vad gör ni?” ropade {@a}. ”Ni rubbar pinnarna!” {@He} kröp efter dem, in och ut, och så stod de på stenåldern alla tre.

# bo
Utanför hyddan stod en gumma i skinnkläder. Hon hade fyra tänder och armarna i kors.

”Bo!” sa gumman och pekade på hyddan.

”Det betyder välkommen”, sa {@a}.

”Hon ser arg ut”, sa {child}.

”Så ser de ut när de hälsar. Jag har läst en bok om det.” {@A} bugade sig djupt. ”Bo! Bo, bo!”

Gumman tittade på {@him} så som man tittar på någon som har gått rakt in i en glasdörr.

”Bo uh”, sa hon och ryckte upp en av hyddans pinnar.

”Nu ska hon visa oss hur man bygger”, sa {@a} glatt.

”{@A}, hon river den.”

”Det kan se så ut i början”, sa {@a}, och så hjälpte {@he} till. {@He} drog upp pinnar, rullade ihop skinn och höll i snören, och gumman nickade belåtet. När de var färdiga hade gumman hela hyddan i en bunt på ryggen. Hon sa ”uh” och började gå längs stranden.

# the-way-home
”Vad trevligt”, sa {@a}. ”Vi ska på utflykt!”

”{@A}”, sa {child}. ”Det där är dörren hem.”

{@A} slutade le. {@He} såg på den tomma fläcken i gräset, och {@he} såg på bunten som gick sin väg.

”På stenåldern flyttade de ofta”, sa {@he} med mycket liten röst. ”Det stod faktiskt i boken.”

{child} blev rädd, så rädd att benen ville sätta sig ner. Då gjorde {@a} något som {@he} inte hade gjort på hela dagen. {@He} frågade.

”{Child}, vad ska vi göra?”

# you-listened
{child} vände sig till {friend}.

”Du lyssnade. Vad var det hon sa?”

”Bo är hyddan”, sa {friend}. ”Hon pekade varje gång. Och uh är att gå sin väg, tror jag.”

”Då har jag gått omkring och sagt hus, hus, hus till henne”, sa {@a}.

”Och bugat”, sa {friend}.

# the-fifth-time
{child} sprang ikapp gumman och ställde sig framför henne med armarna rakt ut.[athlete:  Där hade till och med {athlete} fått stanna.]

”Bo!” sa {child} och pekade på bunten.

”Bo uh”, sa gumman och pekade bort mot bergen.

{child} skakade på huvudet. {Child.He} drog ut en pinne ur bunten och satte ner den i marken. Gumman ryckte upp den och stoppade tillbaka den. {child} tog den igen och satte ner den på samma ställe. Gumman ryckte upp den. {child} satte ner den. Det var [child.name: inget nytt | {child.he} van vid], det hade {child.he} gjort hela förmiddagen.

Femte gången började gumman skratta. Hon skrattade med alla fyra tänderna. Sedan pekade hon på {child}.

”{Child} bo?” sa {friend} hjälpsamt.

”{Child} bo”, sa {child}. {Child.He} lade kinden mot händerna, som när man sover i sin säng, och så pekade {child.he} på {@a} och {friend} också. ”{Child} bo. {Child} uh.”

# hold-this-one
Det förstod gumman. Hon lyfte ner bunten från ryggen, och tillsammans byggde de upp hyddan igen. {@A} sträckte sig efter en pinne som såg lite sned ut.

”Håll i den här i stället”, sa {child}. ”Och flytta den inte.”

{@A} höll i pinnen. {@He} stod så stilla att en fågel satte sig på {@him}.

”Söder, va?” viskade {@he} när de kom till öppningen.

Gumman knackade {@him} på fingrarna och pekade åt andra hållet, där det stod en rad täta buskar.

”Åt häcken”, sa {child}.

# behind-the-garage
Sedan vinkade de till gumman, kröp in och vände sig om, och kröp ut bakom garaget. Det luktade nyklippt gräs.[elder2:  {Elder2} hade hunnit klippa alltihop.] {@A} klappade på hyddan, mycket försiktigt, så att ingenting rubbades.[pet.dog:  Det hade blivit en pinne över, och den fick {pet}.][pet.cat:  Det hade blivit lite snöre över, och det fick {pet}.][pet.other:  Sedan fick {pet} mat.]

# only-a-book
På kvällen satt {child} vid köksbordet med pappret till skolan. {@A} läste första frågan högt: ”Hur bodde man på stenåldern?” {@He} öppnade munnen. Så stängde {@he} den igen och räckte {child} pennan.

”Skriv du”, sa {@a}. ”Jag har bara läst en bok.”

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

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}
