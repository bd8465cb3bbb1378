title: Fyra minuter
title: Knack, knack
title: Kroken
guest friend: Noor (hon), Melker (han)
guest rival: Moa (hon), Ellen (hon)

% Maskinisten (@a): {adult}, annars den äldre, annars ”maskinisten”.

# knock-knock
Det första {child} gjorde varje morgon var att knäppa loss sig från väggen. Sedan svävade {child.he} tvärs över hytten, i pyjamas, med håret rakt ut som en maskros, bort till det runda fönstret. [pet.dog: {Pet} kom simmande efter. ][pet.cat: {Pet} kom efter med alla fyra fötterna redo, fast det fanns inget att landa på. ]Där ute var det svart. Mitt i det svarta satt en liten blå prick, inte större än ett knappnålshuvud, och på den[city: , i {city},] bodde {friend}.

{Friend} var {child's} bästa vän. {@engineer} var maskinist på rymdskeppet Hjortron, och därför var {child} på väg till Mars.

”Knack, knack”, sa {child} i mikrofonen.

Sedan gällde det att vänta. Ju längre bort de kom, desto längre blev vägen för orden, och nu tog det fyra minuter för {child's} röst att komma fram till {friend's} köksbord och fyra minuter för {friend's} röst att komma tillbaka.

”Vem där?” sa {friend} åtta minuter senare, med mat i munnen.

”Banan”, sa {child}.

På det viset tog ett skämt en halv förmiddag.

# the-peg
”Alltså”, sa {friend}, ”jag har redan glömt vad det var för banan. Men hörru, vet du vad? Jag och {rival} [school: från {school} ]har målat om kojan! Den är gul nu! [adult & elder: {Elder} säger att den nog syns från rymden! [elder2: {Elder2} säger att den nog hörs! ]][!adult & elder2: {Elder2} säger att den nog syns från rymden! ][pet.other: {Pet} hälsar! ]Och {rival} har fått din krok till jackan, för hon hade ju ingenstans att hänga den.”

{child} låg alldeles stilla i luften.

Kroken. Den hade {child} själv skruvat dit, snett, och {friend} hade hållit i stegen. Det var larvigt att bry sig om en krok när man var på väg till en annan planet. Ändå stack det bakom ögonen, och i rymden rinner inte tårar ner, de sitter bara kvar och gör allting suddigt.

# the-button
{child} tryckte in knappen.

”Vad bra att det gick så lätt att byta ut mig”, sa {child.he}. ”Då kan vi ju lika gärna sluta prata.”

Och så släppte {child.he} knappen.

{child.He} hörde själv hur det lät. {child.He} ville ta tag i orden och dra tillbaka dem, men de var redan ute genom antennen, och det finns ingenting i hela världsrymden som är snabbare än det man just har sagt.

# nine-days
I samma stund knastrade det i högtalaren. Det var {@a}, nerifrån maskinrummet.

”{child}? Om en kvart fäller vi in antennen. Vi ska bromsa in mot Mars, så det blir tyst i nio dagar. Säg hej då till {friend}!”

I nio dagar skulle {friend} gå omkring på den där blå pricken med det där i öronen.

”{@Wait}” ropade {child}. ”Kan man stoppa något man har skickat?”

Det dröjde lite. {@A} frågade inte vad det var.

”Nej”, sa {@a}. ”Det kan ingen. Men du hinner skicka mer.”

”Det kommer ju fram efteråt!”

”Då får det väl komma direkt efteråt”, sa {@a}.

# straight-after
{child} slog handen på knappen så hårt att {child.he} började snurra.

”{Friend}”, sa {child.he}. ”Du har inte hört det än. Om en liten stund hör du en jättedum sak som jag har sagt. Och sedan kommer det här, och jag tänker inte sluta, för jag vill inte att det dumma ska vara sist. Jag blev ledsen för kroken. Jag vet att det är en krok. Men den satt liksom kvar hemma och var jag. Och det är så tyst här, {friend}, ingen vet det men det är så tyst att jag hör hur jag blinkar. [age>=11: Det är svart åt alla håll. ][sport: Man kan inte ens {play sport}, jag har försökt, det blev en buckla i taket. ][athlete: Jag är starkare än {athlete} här, jag kan lyfta kaptenen med ett finger[age>=11: , och ingen ser det]. ]I går höll jag upp tummen mot fönstret, och då försvann hela jorden bakom tummen, du med, och jag blev så rädd att jag tog bort den fort. Och jag är avundsjuk på {rival}. Där sa jag det. Jag är avundsjuk på hennes jacka! På en jacka, {friend}!”

{child.He} pratade om gröten, som måste ätas ur tub[music: , och om {@song}, som kaptenen redan kunde utantill]. [age>=11: {child.He} snurrade sakta hela tiden, så att ibland var fönstret ovanför och ibland under. ]Munnen blev alldeles torr.

# a-small-oh
Så knastrade det. Åtta minuter hade gått.

”Jaha”, sa {friend}.

Det var ett litet jaha, utan mat i munnen. {child} tog tag i sitt eget knä och höll i det.

”Okej”, sa {friend}. ”Om du tycker det så.”

Det lät så ledset att {child} ville krypa in i mikrofonen och ut på andra sidan. Men det gick bara att vänta. {Friend} hade bara hört det dumma än.

”Vänta, pratar du fortfarande?” sa {friend}. ”Hur länge tänker du … Vilken tumme? Men alltså, {child}! Du kan ju inte bara ta bort mig med tummen! … På hennes jacka?”

# a-new-one
Och sedan skrattade {friend}. Det var skrattet som alltid slutade med ett grymt, och det hade rest hela vägen genom mörkret utan att bli det minsta skrynkligt.

”Din knäppis”, sa {friend}. ”{Rival} fick din krok för att jag skruvade upp en ny åt dig. Bredvid min. Det var ju det jag skulle säga, men du la på. Den sitter lika snett som den gamla. Jag hängde din mössa där, så att ingen ska ta den. Och du, när du håller upp tummen nästa gång så tänk på att jag vinkar bakom.”

”Två minuter”, sa {@a} i högtalaren.

”De skriver från skeppet att det snart blir tyst”, sa {friend}. ”Så här får du något att fundera på. Knack, knack.”

# click
Utanför fönstret började antennen vika sig, långsamt, som en blomma på kvällen.

”Vem där?” sa {child}.

Klick, sa det. Så var det tyst.

# behind-the-thumb
På kvällen knäppte {@a} fast {child.him} i sovsäcken på väggen[pet.dog / pet.cat: , med {pet} innanför,] och drog upp dragkedjan till hakan.

”Hann du?” frågade {@a}.

”Precis”, sa {child}.

De var panna mot panna en stund, och sedan släckte {@a} lampan.

{child} låg och såg på den blå pricken. {child.He} höll upp tummen framför den, och den försvann. {child.He} var inte rädd. {child.He} räknade till tre och vinkade med de andra fingrarna, och så tog {child.he} ner handen och stoppade den i sovsäcken, där det var varmt.

Om nio dagar skulle {child.he} få veta vem det var. Men {child.his} egen fråga hade för länge sedan kommit fram till köksbordet. Det var det sista {friend} hade hört, och den som tänker sluta prata frågar inte vem där.

# @song
{music}

# @a
maskinisten
## if adult
{adult}
## if elder & !adult
{elder.short}

# @engineer
En i familjen
## if adult
{@A}
## if elder & !adult
{Elder}

# @Wait
Vänta!
## if adult
{@A}!
## if elder & !adult
{Elder.short}!
