title: Ljud nummer tretton
title: Listan över ljud
title: Krafs, krafs, tock
guest host: Birgitta (hon), Siv (hon)

% @a: {adult}, annars den äldre, annars {host}, som sköter huset. Listan har tolv ljud; två, tre, fem, nio och tolv är alltid med, de andra
% är den som har valts.

# twelve-noises
Om natten hade huset tolv ljud. {child} hade en lista på dem.

Tvåan var kylskåpet, som brummade. Trean var röret i väggen, som sa glugg när någon hos grannen badade. Femman var blåsten i brevinkastet. [pet.dog: Sjuan var [!pet.known: hunden ]{pet}, som sprang i sömnen. ][pet.cat: Sjuan var [!pet.known: katten ]{pet}, som hoppade ner från ställen där {pet.he} inte fick vara. ][pet.other: Sjuan var {pet}, som prasslade. ]Nian var dörren till boden, och tolvan var trappräcket, som knakade när det hade lust.

När ett ljud hade fått ett nummer kunde det inte skrämmas längre. Det var det som var så bra med listan.

# scritch
Men på måndagskvällen, en kvart över nio, hörde {child} det här:

Krafs, krafs. Rrrrrrrrrr. Tock.

{Child.He} satte sig upp. Det där stod inte på listan. Det var nära och det var lågt ner, och det rullade.

Krafs, krafs. Rrrrrrrrrr. Tock.

”{@A}!”

{@up}, och så lyssnade de tillsammans i fem minuter. Då hördes förstås ingenting annat än kylskåpet.

”Det är ingen idé att vara rädd för det än”, sa {@a}. ”Vi vet ju inte vad det är. Vad gör en detektiv först?”

”Skriver upp det”, sa {child}. Och det gjorde {child.he}: nummer tretton, och efter det ett stort frågetecken.

# the-map
På tisdagen kom det igen, och den här gången var {child} beredd. {Child.He} låg med örat mot golvet och ritade ett streck på [school: baksidan av ett brev från {school} | ett papper], åt det håll som ljudet gick. Det började vid bokhyllan. Det rullade in under sängen. Och så sa det tock i väggen under fönstret.

”Då är det inget rör”, sa {@a} på onsdagen och tittade på kartan över smörgåsen. ”Rör brukar stanna där de är.”

”Och det är ingen tjuv”, sa {child}. ”En tjuv får inte plats där. [friend: {Friend} säger att det är ett spöke, men ett spöke behöver väl inte krafsa.|Och jag tror inte att det är ett spöke, för ett spöke behöver väl inte krafsa.]”[friend:  {Friend} var {child.his} bästa vän, men det blev det inget spöke av.]

”Det har du rätt i”, sa {@a} och sträckte sig efter en hasselnöt i skålen på byrån. ”Men vad konstigt. Den här fyllde jag ju på i lördags.”

{child} slutade tugga. {Child.He} tittade på skålen. {Child.He} tittade på kartan. Sedan frågade {child.he} om det gick bra att få låna lite mjöl.

# flour
Den kvällen hjälptes de åt. De silade mjöl över golvet vid bokhyllan, lika tunt som imma på en ruta, och mitt i mjölet lade {child} en enda hasselnöt[sport: , som om någon skulle {play sport}]. Sedan släckte de lampan och satte sig i sängen med ryggen mot väggen och täcket över knäna.

Tvåan brummade. Trean sa glugg. [elder & adult: Fyran, som var {elder}[elder2:  och {elder2}] på besök, snarkade. ][elder2 & !adult: Fyran, som var {elder2}, snarkade. ][music: Sexan, som var grannens radio, spelade {music}. ]Nian slog igen, en gång.[pet.cat:  Sjuan satt instängd i köket.]

”{@A}”, viskade {child}, ”tänk om det är något hemskt?”

”Då är vi två”, viskade {@a}. ”Och vi har en ficklampa.”

De väntade så länge att {child’s} ena fot somnade.

Krafs, krafs.

{Child.He} kände hur {@a-s} hand letade sig fram till {child.his}. {Child.He} siktade med ficklampan, räknade till tre och tände.

# both-arms
Mitt i mjölet stod en mus. Det var en skogsmus med stora svarta ögon och öron som blomblad, och den höll om nöten med båda armarna, så som man håller en badboll. Den tittade på {child}. Nöten släppte den inte.

En stund rörde sig ingen av dem, varken de två i sängen eller den på golvet. Sedan kom musen på att den hade annat att göra. Den satte nosen mot nöten och sköt på. Rrrrrrrrrr. In under sängen bar det, och efter musen blev det en rad med fotspår, små som äppelkärnor. Tock, sa det i väggen. [athlete: Inte ens {athlete} hade siktat bättre. ]Och så, med lite knuff och lite knöl, var de borta, både nöten och musen, genom ett hål som ingen hade lagt märke till.

# the-shopping
”Den flyttar”, viskade {child}.

”Den har varit och handlat”, sa {@a}. ”[season.winter: Det är ju vinter. | Det blir ju snart vinter.] Det måste vara den klokaste musen i [city: hela {city} | hela landet], som har skaffat middag på hjul.”

”Måste vi täppa till hålet?”

{@A} tänkte efter. ”Till våren”, sa {@he}, ”när den har flyttat ut i trädgården. Och mina nötter får bo i en burk. Men det kan ju hända att jag tappar en ibland.”

{child} tog fram listan. {Child.He} suddade ut frågetecknet, och bredvid nummer tretton skrev {child.he}: En mus som handlar. Och med ens var det {child’s} ljud.

# number-one
”Du har aldrig sagt vad ettan är”, sa {@a}, som läste över {child’s} axel.

”Det är tredje trappsteget”, sa {child}. ”När du är på väg upp. Det är det bästa av alla.”

Först sa {@a} ingenting. {@He} slätade till täcket.

”Jag har också en lista”, sa {@he} sedan. ”Den lyssnar jag på utanför din dörr, varje kväll innan jag går och lägger mig.”

”Hur många ljud är det på den?”

”Bara ett”, sa {@a}. ”Det går in, och så går det ut. In, och ut. Och när jag har hört det kan jag somna.”

# in-and-out
{child} lade sig ner och lyssnade. Det ljudet hade {child.he} aldrig lagt märke till förut. Men det var som {@a} sa: där var det.

# @up
Upp kom {host}, som tog hand om huset
## if adult
Upp kom {adult}
## if elder & !adult
Upp kom {elder}

# @a
{host}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{host}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-s
{host’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
{host.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @He
{host.He}
## if adult
{adult.He}
## if elder & !adult
{elder.He}

