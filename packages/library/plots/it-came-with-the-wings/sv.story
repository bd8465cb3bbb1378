title: Det följde med vingarna
title: Räck ut tungan
title: Larv i hela mitt liv
guest neighbour: Maj (hon), Gunnel (hon)

% Regel: en fjäril tuggar inte, den dricker med tungan; och tungan är hoprullad.

# in-the-grass
{child} satt i gräset bakom klövern och var arg. {child.He} hade räckt ut tungan åt {neighbour} i huset bredvid. Nu fick {child.he} aldrig mer räcka ut tungan[adult: , sa {adult}]. Inte en enda gång.

[!short: ”Den kom ut av sig själv”, muttrade {child}.

]”Gnag”, sa någon i klövern. ”Gnag, gnag. Det går inte!”

På ett blad gick en fjäril. Den var orange och alldeles ny, och den försökte bita i bladet.

# a-caterpillar
”Varför flyger du inte till något godare?” frågade {child}.

”Flyger?” sa fjärilen. ”Jag är en larv. Jag har varit larv i hela mitt liv.[!short:  Jag har bara sovit en stund.]”

”Titta på dig då.”

Fjärilen tittade bakåt[!short: , först åt ena hållet och sedan åt det andra].

[short: ”Någon har hängt gardiner på mig”, sa den. ”Och någon har tagit min mun! Jag har inte ätit på två veckor.” | ”Någon har hängt gardiner på mig”, sa den. ”Och någon har tagit nästan alla mina ben!”

”Det där är vingar.”

”De är i vägen. Och munnen är borta. Jag hade en jättebra mun. Jag har inte ätit på två veckor!”]

{child} lade sig på magen, näsa mot näsa med fjärilen, och letade efter munnen. Det fanns ingen. Men under hakan satt en liten svart snurra.

”Vad är det där?”

”Ingen aning”, sa fjärilen. ”Det följde med vingarna.”

# nothing-to-chew-with
{child} hämtade en jordgubbe. Fjärilen ställde sig på den, men det fanns inget att tugga med. [!short: {child} hämtade en kaksmula. Det fanns inget att tugga den med heller. ][friend: {Friend}[!friend.known: , {child's} bästa vän,] tuggade ett äpple för att visa hur man gör. ][elder: {Elder} tog med ett kålblad[elder2: , och {elder2} skar det i strimlor]. ][pet.dog: {Pet} kom med sitt bästa ben. ][pet.cat: {Pet} slickade sig om munnen och fick gå in. ][pet.other: De provade med {pet's} mat. ][sport: ”Man måste äta om man ska {play sport}”, sa {child.he}. ][athlete: Inte ens {athlete} klarar sig utan frukost. ][music: {child.He} nynnade {@song}, så att den inte skulle somna. ]

# like-before
”Jag orkar inte mer”, sa fjärilen och lade sig på sidan. [short: ”Jag vill vara som förut.” | ”Allt är nytt på mig, och ingen har frågat mig. Jag vill vara som förut.”]

{child} tog upp den i handen. [!short: Den vägde ingenting. ]Tänk om den dog![!short:  {child} fick en klump i halsen.]

[!short: {child.He} visste hur det var. {child.His} allra bästa stövlar hade gått på i våras, och nu gick de inte på mer, och ingen hade frågat {child.him} heller.]

# the-drop
{child} tittade på klövern. {child.He} brukade dra loss de små rosa rören och suga, för längst ner satt en droppe som var söt. [!short: Den skulle räcka åt en fjäril. ]Men den satt så långt ner. Man skulle behöva ett sugrör, ett pyttelitet, som gick att rulla ihop …

{child} tittade på snurran under hakan.

”Det är din tunga!” sa {child}. ”Fjärilar tuggar inte. De dricker med tungan. Räck ut den!”

”Hur gör man då?” viskade fjärilen.

[!short: Det går inte att säga hur man gör. Det går bara att visa. ]Och {child} fick ju aldrig mer, inte en enda gång.

[!short: {child} tittade mot huset. {child.He} tittade på fjärilen. Sedan|Ändå] räckte {child.he} ut tungan, så långt det gick.

# tongues
”Bläää”, sa {child}.

Och just då tittade {neighbour} över häcken.

”Räcker du ut tungan åt mig igen?” sa hon.

”Inte åt dig! Här sitter en fjäril som är hungrig och inte kan. Gör det du också, så långt det går!”

{neighbour} hade inte räckt ut tungan på femtio år, så den kom ut lite i taget.

”Bläää”, sa hon. [!short: ”Oj. Det var riktigt skönt.”]

[adult: {Adult} kom ut och såg dem och räckte ut sin. ][friend: {Friend} räckte ut en som var grön av äpple. ][elder: {Elder} räckte ut sin[elder2: , och {elder2} räckte ut sin åt {elder.him}]. ][pet.dog: {Pet} hade den längsta, och den var redan ute. ][city: Så många tungor hade ingen sett på en gång i {city}. ]

Fjärilen tittade från den ena tungan till den andra. [!short: Den tog i. Det ryckte under hakan.

”Bä”, sa fjärilen.]

Och då rullade tungan ut sig. Den var lika lång som hela fjärilen och smal som ett sugrör. Den gick rakt ner i klövern.

Sluuurp.

# curtains
”Åh”, sa fjärilen och drack ur. ”Åh, vad gott. Finns det mer?”

”Ja, men där borta”, sa {child}. ”Det är nog därför du har gardiner.”

Då slog fjärilen ut vingarna och flög. [!short: Den flög snett, och den flög in i tvätten, men sedan flög den riktigt bra.

”Hur gör du?” ropade {neighbour}.

”Ingen aning”, ropade fjärilen. ”Det följde med tungan.”

Den flög ett varv till, runt {child}, och räckte ut tungan åt {child.him}. Av en fjäril kan man inte få något finare.[school:  Det trodde de aldrig på {school}.]][short & school: Det skulle {child} berätta på {school}.]

# over-the-hedge
Nästa morgon stod {neighbour} vid häcken. Hon tittade åt ena hållet, och hon tittade åt det andra. Sedan räckte hon ut tungan, bara en liten bit.

{child} räckte ut sin tillbaka.

Det betydde god morgon.

# @song
{music}
