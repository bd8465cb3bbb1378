title: Är du varm nu?
title: Skaka inte av er!
title: En hink till Nuria
guest driver: Berit (hon), Ulla (hon)
guest nuria: Nuria (hon), Paloma (hon)
guest sitter: fru Palm (hon), fru Ask (hon)

% Snön säger bara dropp. Omkväde: ”Är du varm nu?”, av {driver}, till sist av barnet. Den som är med (@a): {adult}, annars den äldre, annars {sitter}; sover längst bak.
% Snön är till {nuria}, som alltid är sagans egen; {friend} är den som ville ha moroten.

# one-of-those
{child} klev på bussen med en hink full av snö. Ovanpå satt ett huvud, också av snö, med två russin och en morot.

”Ett barn, en vuxen och en sådan där”, sa {@a-first}.

Det hade snöat i natt[city:  i {city}], vinterns första snö, och vid andra ändhållplatsen måste {nuria} ligga på soffan med gipsat ben. Hon var [friend: den nyaste i {child's} klass|{child's} bästa vän] och hade flyttat hit från Sevilla. Hon hade aldrig i sitt liv tagit i snö. Och nu kunde hon inte gå ut till den. [age>=9 / !friend & !pet.dog & !pet.cat: Så nu åkte den till henne.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade satt dit moroten, för turs skull, och skulle kliva på längre fram.][adult & elder:  {Elder}[elder2:  och {elder2}] hade sagt att snön aldrig skulle komma fram.][!adult & elder2:  {Elder2} hade sagt att snön aldrig skulle komma fram.][pet.other:  {Pet} hade tittat på hinken en gång och gått därifrån.]

# warm-enough
De enda två lediga platserna var långt ifrån varandra. {@A} tog den längst bak, ovanför elementet, och sov redan före nästa hållplats. {child} tog den längst fram[pet.dog: , med [!pet.known: hunden ]{pet}, som hellre hade stannat ute och rullat sig][pet.cat: , med [!pet.known: katten ]{pet} innanför jackan].

”Men kära nån, vilken näsa!” sa hon som körde. Hon hette {driver} och var snällast på hela linjen. ”Den är ju blå! Nu ska vi ha lite värme.” Hon vred på ett stort vred. ”Är du varm nu?”

”Ja, tack”, sa {child}, som var väl uppfostrad.[pet.dog:  {Pet}, som inte var det, hängde ut tungan.][pet.cat:  {Pet} började spinna.]

# drip
Det började blåsa varmt under sätena. {child} slog armarna om hinken. Men snön hade redan märkt det. Den blev blank upptill, och det ena russinet gled ner en bit, som om den blinkade.

”Låt bli”, sa {child} till snön. ”Det är bara tio hållplatser.”

Men snö har inget emot det. Den har varit ett moln, och den har varit en å, och den tycker om att vara en pöl. Dropp, sa den belåtet.

# really-very
”Är du varm nu?” ropade {driver} och tittade i backspegeln.

”Väldigt”, sa {child}.[pet.dog:  {Pet} flåsade.]

”Väldigt, och så sitter du där och hackar tänder.” Det var bara [pet.cat: {pet} som spann under jackan. | bussen som körde på kullersten.] {driver} vred på vredet igen[music:  och nynnade på {music}].

Dropp, dropp. Huvudet blev mindre. Det lutade åt vänster. {child} höll emot med vanten. Då lutade det åt höger.

”Stå rakt”, bad {child.he}. ”[friend: {Friend} kliver på vid nästa.|Hon väntar på dig.]”

Dropp, sa snön.

# you-can-stop
”Är du varm nu då?” ropade {driver}.

”Ja! Tack! Stopp!” sa {child}.

”Stopp? Det ska bli!” Och {driver} stannade bussen och släppte på [friend: {friend} | en gubbe] i pälsmössa och en hel mängd andra. Sedan vred hon vredet så långt det gick.

När {child} tittade ner i hinken fanns det inget huvud. Det fanns två russin som simmade långsamt runt en morot.

{Child.He} gav inte ett ljud ifrån sig. Men en stor tår rann utmed näsan och plumsade i hinken.[pet.dog:  {Pet} tittade ner på den och drack inte.][pet.cat:  {Pet} stack ut huvudet mellan två knappar och tittade efter den.]

# off-his-cap
[friend: {Friend} satte sig mitt emot och tittade i hinken. ”Oj”, sa {friend.he} och skakade på huvudet, med mössa och allt. | Gubben satte sig mitt emot. ”Stora som vantar är de, flingorna”, sa han och skakade på huvudet åt vädret, med mössa och allt.] Något gled av mössan och landade på {child's} knä.

Det var kallt. Det var vitt.[pet.dog:  {Pet} satte sig upp.][pet.cat:  {Pet} kände på det och skakade tassen.]

{child} tittade på det. {Child.He} tittade på [friend: {friend’s} | gubbens] mössa, där det låg en hel decimeter. {Child.He} tittade bakåt i bussen. De som nyss hade klivit på hade det på axlarna och i luvorna och ovanpå paraplyerna, och det hade inte hunnit smälta.

# boiling
{child} reste sig. I sju hållplatser hade {child.he} varit artig, och sju fick räcka.

”Jag fryser INTE!” skrek {child.he}. ”Jag kokar! [pet.dog: {Pet} kokar! ]Snälla {driver}, stäng AV, och öppna dörrarna vid varje hållplats, och låt dem stå! Det är till {nuria}! Hon har aldrig tagit i snö, och jag har låtit den smälta, och ni har på er allihop!”

[age>=9 / !pet.dog & !pet.cat: Ingen sa något. ]{driver} stirrade på {child.him} i backspegeln. Sedan vred hon vredet hela vägen tillbaka, klick.

”Men varför sa du inte det?” sa {driver}.

[friend: {Friend} lyfte av sig mössan och höll fram den med båda händerna, som en bricka. ”Akta”, sa {friend.he}. | Gubben lyfte av sig mössan och höll fram den med båda händerna, som en bricka. ”Akta”, sa han.] ”Den är färsk.”

# for-nuria
Då gick {child} bakåt med hinken[friend: , och {friend} gick med]. Pölen hällde {child.he} ut vid nästa hållplats[age>=9 / !friend / !pet.dog & !pet.cat: , där den verkade trivas utmärkt i rännstenen], och sedan började {child.he} samla. [age>=9 / !pet.dog & !pet.cat: En dam böjde ner hatten. ]En stor kille [school: från {school} ][sport: som skulle {play sport} ]sträckte fram stövlarna. [pet.dog: {Pet} sprang ut vid varje hållplats och rullade sig, och stod sedan alldeles still medan {child} borstade av {pet.him} från nos till svans. | Någons hund stod alldeles still medan {child} borstade av den från nos till svans.] Vid varje hållplats stod dörrarna på vid gavel, och den som klev på fick genast höra av alla de andra: ”Skaka inte av er! Det är till {nuria}!”

# last-stop
Vid sista hållplatsen såg de sin egen andedräkt.[pet.cat:  Bara {pet} var varm.] Fyra personer delade på en halsduk[athlete:  som det stod {athlete} på]. Längst bak vaknade {@a} och skallrade tänder och fick höra av alla att det var till {nuria}. Och hinken var full, med råge, och högst upp satt ett nytt huvud. Det hade samma russin och samma morot[friend: , som {friend} satte dit, för turs skull], och det stod alldeles rakt.

# so-quiet
{nuria} låg och väntade, med en bricka över knäna. Hon sa ingenting, väldigt länge. [age>=9 / !pet.dog & !pet.cat: Hon stack ner ett finger och drog upp det igen. ]Hon stack ner hela handen. Sedan böjde hon sig fram och la kinden mot snön och blundade.

”Så tyst den är”, sa hon.

De lät den smälta så långsamt den ville. Det tog hela eftermiddagen.

# kept-it-off
Det skymde när {child}[friend: , {friend}] och {@a} klev på samma buss för att åka hem, med tom hink[pet.dog:  och en mycket våt {pet}][pet.cat:  och {pet} under jackan]. [age>=9 / !friend & !pet.dog & !pet.cat: Det snöade fortfarande. ][age>=9 / !friend / !pet.dog & !pet.cat: I bussen var det kallt som i en jordkällare. ]{driver} hade två mössor och blå näsa och någon annans filt, och vredet stod där det stod.

”Jag har hållit avstängt”, sa hon. ”Ifall du hade mer med dig.”

# now-i-am
Då satte sig {child} precis bakom henne. Och så tog {child.he} av sig sin egen yllehalsduk, sträckte sig fram och lindade den två varv om halsen på {driver}.

”Är du varm nu?” frågade {child}.

”Åh, lilla vän”, sa {driver}. ”Nu är jag det.”

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-first
{sitter} från våningen under, som skulle med
## if adult
{adult}
## if elder & !adult
{elder}
