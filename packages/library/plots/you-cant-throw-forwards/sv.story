title: Kasta tillbaka den
title: Du var inte tydlig
guest friend: Tuva (hon), Melker (han)
guest pet: Göte (han), Bullen (hon)
guest minder: Ingegerd (hon), Birgit (hon)

% Månen gör som den blir tillsagd, genast och bokstavligt. Lämna en liten paus åt den.

# following-me
”Den följer efter mig”, sa {child}.

”Den följer efter mig”, sa {friend}, {child's} bästa vän. ”Den följde efter mig hela sommaren. Den är van vid mig.”

De stod på baksidan hemma hos {child}, i pyjamas och stövlar, och tittade på månen. Men det fanns inte mer än en, och det var det som var problemet. {@A} stod i köket med dörren öppen och torkade en enda kastrull, mycket långsamt[music: , och nynnade på {music}].[elder & adult:  {Elder}[elder2:  och {elder2}] satt och tittade på kastrullen.][elder2 & !adult:  {Elder2} satt och tittade på kastrullen.] {@Perch}

”Vi provar”, sa {friend}. ”Du går åt vänster. Jag går åt höger. Så får vi se vem den vill ha.”

# so-it-did
De gick. Månen stannade, för den kunde inte gå åt båda hållen.

”Men kom ner hit och välj då”, sa {child}.

Och det gjorde den.

Den kom ner bakom skorstenen, förbi stuprännan, och landade i kålen med en mjuk duns. Den var stor som en jättepumpa, kall och vit och lite dammig. Uppe på himlen[city:  över {city}], där den skulle ha varit, var det ett hål fullt med mörker.

”Jaha, det där är ditt fel”, sa {friend}.

# go-up
”Den gör ju som man säger”, sa {child}. ”Då säger jag åt den att vända. Månen, gå upp!”

Månen rullade in i köket, förbi {@whose} tofflor, och gick upp. Den gick uppför trappan.

De hittade den på övervåningen, där den låg och lyste på handdukarna.

”Du var inte tydlig”, sa {friend}. ”Månen! Lägg av.”

Månen lade av. Klick. Det blev kolsvart.

”Jag menade med att vara här uppe.”

”Du var inte tydlig”, sa {child} i mörkret. ”Månen, kom igen!”

Då kom ljuset igen. Det gjorde månen också, rakt på {child's} fot.

# the-beanbag
De bar ner den mellan sig. Den såg ut som ett stenblock, men den vägde inte mer än en limpa.

”Jag kastar tillbaka den”, sa {child}.

{Friend} stannade på nedersta trappsteget. ”Du? {child}, du kastade en ärtpåse mot en hink på idrottsdagen[school:  {at school}], och den ligger kvar på taket.”

”Det blåste.”

”Vi var inomhus. Du kan inte kasta framåt. Alla säger det. De hade en hel sång.”

Det var sant, och {child} tyckte inte om det. ”Vad har du för plan då?”

# pull-yourself
”Förnuft”, sa {friend} och ställde månen på trädgårdsbordet. ”Månen. Du behövs. Båtarna letar efter dig. Ugglorna går in i saker. Ta dig samman.”

Månen tog sig samman. Den blev liten som en melon. Den blev liten som en apelsin.

”Sluta vara så förnuftig!” sa {child}. ”Bry dig inte om {friend}, månen. Lys upp lite, och ta det lätt.”

Och månen tog det lätt. Den lyfte från bordet, och den lyste upp så att grannens tupp vaknade och gol.

”Men försvinn!” ropade de, båda två på en gång.

Ljuset försvann.

De letade i kålen. De letade bakom soptunnorna. Månen var så försvunnen som någonting kan vara, för de hade ju bett den om det.

# always-dark
{child} satte sig på trappan. Det blev kallt i magen, som om {child.he} hade svalt skeden tillsammans med glassen. {Child.He} blev rädd, och det märktes på knäna.

”Tänk om det alltid är mörkt nu?” sa {child}.

{Friend} satte sig tätt intill. ”Då säger jag att det var jag”, sa {friend}. ”Jag skulle passa bra i fängelse. Jag skulle bli chef där[sport: , och alla skulle få {play sport}].”

{child} var nära att skratta. Då hördes ett ljud från skjulet. {@Noise}.

# under-the-shed
”{Pet}?” sa {child}. ”Vad har du där?”

{Pet} svarade inte. {Pet.He} hade sett något litet och runt rulla in i mörkret, dit ingen hand nådde. {Pet} hade hämtat ut [pet.dog: tennisbollar | pingpongbollar] under det där skjulet i flera år, och aldrig hade {pet.he} lämnat ifrån sig en enda.

{@Out}

”Snälla {pet}”, sa {child}. ”Du får [pet.dog: mina korvar. Alla korvarna på lördag | min tonfisk. All tonfisken på lördag].”

{Pet} tänkte på lördagen. Sedan flyttade {pet.he} på sig.

# no-more-telling
Månen låg i {child's} hand, inte större än en apelsin nu.

”Nu säger vi ingenting mer”, sa {child}. ”Varje gång vi säger något åt den säger vi fel.”

”Då kastar du den”, sa {friend} långsamt. ”Och du kan ju inte kasta framåt.”

”Nej.”

”Du kan bara kasta uppåt.”

De såg på varandra. Sedan såg de på hålet i himlen.

# the-bucket
”Jag riktar in dig”, sa {friend}. {Friend.He} tog {child} om axlarna och vred {child.him} lite åt vänster. ”Sikta på hinken borta vid grinden.”

{child} tittade stint på hinken. {Child.He} svingade armen bakåt, blundade med ena ögat och kastade, precis på det sätt som alla brukade sjunga om.

Månen kom inte i närheten av hinken. Den for upp förbi tvättlinan, upp förbi skorstenen, upp och upp[athlete: , högre än {athlete} hade kunnat få den], och den blev större när den borde ha blivit mindre. Den gled in i hålet som en knapp i ett knapphål.

# terrible-shot
”Uselt kast”, sa {friend}. ”Flera mil fel.”

Ut kom {@aLater} med kastrullen[elder & adult: , och {elder}[elder2:  och {elder2}] med locket][elder2 & !adult: , och {elder2} med locket]. ”Fin måne i kväll.”

# a-paw-print
De gick nerför trädgårdsgången för att se hela, {child} till vänster och {friend} till höger, med {pet} emellan. Månen följde med bakom skorstenarna. Det var ingen som hade sagt åt den. Den sken på två par stövlar och på fyra tassar, och mitt i ansiktet hade den ett dammigt märke efter en av dem.

# @a
barnvakten {minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @whose
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @perch
{Pet}, {friend's} katt, hade följt med och satt på muren.
## if pet.cat
Katten {pet} satt på muren.
## if pet.dog
Hunden {pet} satt på gången.

# @noise
Dutt. Dutt. Dutt-dutt
## if pet.dog
Krafs. Krafs. Krafs-krafs

# @out
Dutt. Ut rullade månen, och efter kom {pet} med spindelväv på ena örat och satte sig på den.
## if pet.dog
Krafs. Ut rullade månen, och efter kom {pet} med spindelväv på ena örat och lade sig på den.

# @aLater
{minder}
## if adult
{adult}
## if elder & !adult
{elder}
