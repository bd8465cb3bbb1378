title: Grattis, Gunnar
title: Fel tårta
title: Det spelar ingen roll
guest friend: Priya (hon), Love (han)
guest old: Gunnar (han)

% Den vuxna hemma (@a): {adult}, annars den äldre, annars den vuxna.

# wrong-name
Grattis Gunnar, stod det på tårtan. Under det, med blå glasyr, stod det sjuttio år.

{child} stod i köket med locket i handen. Hemma hos dem fanns det ingen som hette Gunnar[elder: , och så gammal var inte ens {elder}]. Den som fyllde år var {child}, och gästerna skulle komma klockan fyra.

”De har blandat ihop kartongerna”, sa {@a}, som hade konditoriet i telefonen. ”Din har hamnat hos en Gunnar på Storgatan fjorton. Kan ni två springa dit och byta tillbaka?”

[friend: {Friend}, som var {child's} bästa vän och alltid kom först, höll redan på att lyfta kartongen. | {friend} från huset bredvid, som hade kommit för tidigt, höll redan på att lyfta kartongen.]

Om sanningen ska fram hade {child} inte längtat så värst. Sex stycken var bjudna. Fyra hade svarat ja, och två hade svarat kanske. De var för gamla för förra årets lekar, och några nya hade ingen kommit på. ”Det spelar ingen roll”, hade {child} sagt. Det är en sådan sak man säger.

# number-fourteen
De gick[city:  tvärs genom {city}] med kartongen mellan sig. [pet.dog: {Pet} följde med, rakt under den, för säkerhets skull. ][sport: ”Vi kan ju {play sport} på kalaset”, sa {friend}. ”Det kan vi göra en måndag”, sa {child}. ][athlete: ”Inte ens {athlete} skulle komma på ett kalas utan lekar”, sa {child}. ][school: De tog genvägen bakom {school}. ]På nummer fjorton var gardinerna fördragna. {child} ringde på, och länge hände ingenting.

Sedan öppnades dörren av en gammal man i kostym. Han hade en pappershatt på huvudet.

”Ni kom!” sa han, och sedan tittade han efter. ”Nej. Förlåt mig. Jag väntar egentligen ingen.”

”Vi har din tårta”, sa {friend}.

”Jaha”, sa {old}, för det var han. ”Då måste du vara {child}. Jag har läst om dig. Jag satt just och försökte förstå vem jag hade blivit.”

# one-cup
I rummet var det dukat, med vit duk och det fina porslinet. Mitt på bordet stod {child's} tårta, med {child's} namn på, och alla ljusen brann.

Det stod en tallrik där. Det stod en kopp.

”Jag beställde den själv”, sa {old}. ”De frågade vad det skulle stå. Det kändes dumt att inte säga något. Mina vänner har tagit slut, förstår du, en i taget. Men det spelar ingen roll.”

{child} hörde det. Precis så brukade {child.he} säga det, och rösten gick upp lite på slutet, så att ingen skulle fråga mer.

Det skulle ta en halv minut. Den kartongen, den här kartongen, tack och adjö. {friend} tittade på klockan. Den var tjugo i fyra.

”Du får väl blåsa ut ljusen innan du tar tårtan”, sa {old}. ”Jag kan inte göra det åt dig. Man kan inte blåsa ut någon annans ljus. Det räknas inte.”

Stearinet rann ner i glasyren. {child} öppnade munnen för att säga tack, och det kom ingenting. Det enda som fanns att titta på var den där hatten. Han hade satt på sig den alldeles själv, framför en spegel, med gardinerna fördragna.

# easier-to-carry
”Det är ett himla besvär”, sa {child} långsamt, ”att bära tårtor fram och tillbaka.”

”Det är det”, sa {old}.

”Det vore enklare att bära dig.”

”Mig?”

”Du har ju redan hatten på”, sa {child}.

{old} tittade ner i sin kopp en stund. ”Jag blir inte till mycket nytta”, sa han. ”Jag kan inga lekar.”

”Det kan inte vi heller”, sa {friend}. ”Det är det som är felet.”

”Nja”, sa {old}, och något rörde sig i ena änden av mustaschen. ”En kan jag. Men då behövs det en sked och ett glas och föräldrar som tittar åt ett annat håll.”

Då blåste {child} ut ljusen, för de var ju {child.his}, och så gick de tillbaka samma väg, på rad: {friend} med tårtan där det stod {child}, {child} med tårtan där det stod Gunnar, och sist Gunnar själv, som tog av sig hatten vid grinden, tänkte efter och satte på den igen.

# the-spoon
Man lägger en sked på bordskanten, så att halva sticker ut. Man slår till den. Den flyger upp, slår en volt i luften och kommer ner i ett glas. Det vill säga, det gör den när {old} slår.

”Det tar sextio år att lära sig”, sa han. ”Eller en eftermiddag.”

De fyra kom. Lite senare kom de två som hade svarat kanske, för då hade någon skickat dem en film med en man i pappershatt som får en sked att landa i ett glas på andra sidan rummet. [music: Någon satte på {@song}, och det visade sig att det gick bäst i takt till den. ][elder: {Elder} [elder2: och {elder2} ]hade gått i skola med {old's} bror. ][pet.cat: {Pet} lade sig i den tomma tårtkartongen och gick inte att flytta. ][pet.other: {Pet} fick komma in och titta och fick en smula. ]Klockan sex fanns det ett hack i taket, och ingen hade varit för gammal för någonting.

# i-say-so
{@A} bar in båda tårtorna och tände allt som gick att tända.

”Ta du mina”, sa {child}.

”Det räknas inte”, sa {old}.

”Det räknas om den andra säger att man får. Och jag säger att du får.”

{old} fick harkla sig innan han kunde säga det han också. Sedan bytte de stolar och blåste ut varandras ljus. {child} behövde fyra andetag till de sjuttio. {old} behövde ett, och han blundade länge först.

”Vad önskade du dig?” frågade {friend}.

”Det kan jag inte säga”, sa {old}. ”Det var inte min önskan. Jag bara blåste åt någon annan.”

# next-year
Den kvällen hängde det en pappershatt på {child's} sängstolpe, och i glaset på nattduksbordet stod en sked. Den hade landat där från dörren, på nionde försöket.

På morgonen ringde {child} konditoriet, för säkerhets skull, ett år i förväg.

”En tårta”, sa {child}. ”En stor.”

”Och vad ska det stå?”

{child} tänkte efter.

”Grattis till oss båda”, sa {child.he}. ”I blått.”

# @song
{music}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}
