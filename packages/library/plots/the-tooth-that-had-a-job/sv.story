title: Tanden som inte ville släppa
title: Tre saker kvar att göra
title: Tick
guest friend: Ines (hon), Malte (han)

% Den som är med på kvällen (@a): {adult}, annars den äldre.

# loose
{Friend}[friend & !friend.known: , {child's} bästa vän,] hade tappat fyra tänder. {child} hade inte tappat en enda.

Men i morse, när {child} bet i sin smörgås, hade det sagt knäpp.

”Den är lös!” ropade {child} på [school: gården {at school}|gården]. ”Titta!”

{child.He} puttade med tungan. Tanden gungade fram. Tanden gungade tillbaka.

”Den är jättelös”, sa {friend}, som kunde sådant. ”Den ramlar ut före lunch.”

{child} vickade till höger. {child} vickade till vänster.
## if age>=7 & age<9
{Friend}[friend & !friend.known: , {child's} bästa vän,] hade tappat åtta tänder. {child} hade tappat sju, och den åttonde satt som i sten.

Men i morse, när {child} bet i sin smörgås, hade det sagt knäpp.

”Den är lös!” ropade {child} på [school: gården {at school}|skolgården]. ”Titta!”

{child.He} puttade med tungan. Tanden gungade fram. Tanden gungade tillbaka.

”Den är jättelös”, sa {friend}, som kunde sådant. ”Den ramlar ut före lunch.”

{child} vickade till höger. {child} vickade till vänster.
## if age>=9
{Friend}[friend & !friend.known: , {child's} bästa vän,] hade inte en enda mjölktand kvar. {child} hade en. Det var en hörntand, och den satt som i sten.

Men i morse, när {child} bet i sin smörgås, hade det sagt knäpp.

”Äntligen är den lös”, sa {child} på [school: gården {at school}|skolgården]. ”Titta.”

{child.He} puttade med tungan. Tanden gungade fram. Tanden gungade tillbaka.

”Jättelös”, sa {friend}, som hade erfarenhet. ”Den är ute före lunch.”

{child} vickade till höger. {child} vickade till vänster.

# not-yet
”Aj, aj, aj”, sa någon. ”Man blir ju sjösjuk.”

{child} stannade tvärt. Rösten var pytteliten och kom inifrån {child.his} egen mun.

”Sa du något?” viskade {child.he}.

”Ja, det gjorde jag”, sa tanden. ”Och jag tänker inte släppa. Bara så du vet.”

{Friend} ställde sig på tå och tittade in.

”Hallå där inne”, sa {friend.he}. ”Varför vill du inte släppa?”

”Jag flyttade in innan {child} kunde gå”, sa tanden. ”Jag har bitit i allting[city:  som finns i {city}], och så ska man bara ut, utan ett tack. Nej du. Jag har saker kvar att göra.”

”Vad då för saker?” frågade {child}.

Tanden tänkte efter så att det kliade i gommen.

”Jag vill bita i något som knakar”, sa den. ”Jag vill vissla en melodi. Och så är det en sak till, men den tar vi sist.”

# crunch
Till lunchen tog {child} en bit knäckebröd, den tjockaste som fanns. {child.He} höll den precis intill tanden och bet. KNAK! Det hördes ända bort till den som delade ut potatis.

[athlete: ”Så biter inte ens {athlete}”, sa {friend}.

]”Åååh”, suckade tanden. ”Det var ett knak, det!”

Den hängde lite lösare nu. Men den släppte inte.

# whistle
På rasten satte sig {child} och {friend} under den stora eken. {child} spetsade läpparna och blåste. Det kom bara luft.

”Luta dig åt mitt håll”, sa {friend} till tanden. ”Nej, lite till. Så! Blås nu, {child}!”

{child} blåste, och tanden lutade sig åt sidan så att det blev en liten springa. Genom springan kom det ut en ton, så klar att en ekorre stannade mitt på stammen. {child} visslade {@song} nästan ända till slutet.

”Tänk att jag kunde”, sa tanden. ”En sådan dag!”

Nu hängde den i en tråd. Men den släppte inte.

# the-place
[elder: På eftermiddagen kom {elder} [elder2: och {elder2} ]och hämtade, och {@they} fick också titta.

”Mycket folk i dag”, sa tanden när munnen var stängd igen.

”Vad var det sista?” viskade {child}.|”Vad var det sista?” frågade {child} på vägen hem i eftermiddagssolen.]

Då blev tanden tyst en stund.

”Det är det här med platsen”, sa den till slut. ”Min plats. När jag går blir det ju tomt. Vem ska se efter den då?”

Det kunde {child} inte svara på.[age>=7:  {child.He} hade längtat så efter att bli av med tanden att {child.he} aldrig hade undrat hur tanden hade det. Nu höll {child.he} tungan för sig själv hela vägen hem, så att den skulle få sitta i fred.]

# down-there
På kvällen satt {child} på badkarskanten och gapade framför en fickspegel. {@A-first} höll i den.

”Vad är det under en lös tand?” frågade {child}.

”En ny tand”, sa {@a}. ”Det är den som puttar på.”

”Puttar på?” sa tanden. ”Är det någon där nere?”

{child} höll munnen alldeles stilla. Tanden lyssnade. Och långt nerifrån, inifrån det rosa och mjuka, hördes det: tick. Tick, tick.

”Hallå?” ropade tanden.

”Hej”, sa en röst som var ännu mindre. ”Ursäkta att jag puttar. Är det snart min tur? Det är så trångt här. Och så mörkt. Och jag vet inte hur man gör.”

”Hur man gör vad då?”

”Biter”, sa den nya tanden blygt.

# how-to-bite
Då rätade den gamla tanden på sig så gott den kunde.

”Det är inte svårt alls, lilla vän”, sa den. ”Hör på här. Äpplen tar man från sidan. Kola ska man akta sig för. När det kommer glass känns det kallt, men det går över. [sport: {@sport-day} ]Och den som bor här heter {child}, och {child.he} är bussig. {child.He} borstar nästan alltid på baksidan också.”

[age>=7: ”Nästan?” sa den nya.

”Man får påminna”, sa den gamla. ”Men inte tjata.”

]”Tack”, viskade den nya tanden. ”Det ska jag komma ihåg.”

# plip
”Då så”, sa den gamla tanden. ”Då var allting klart. {child}! Har du någon rolig historia?”

{child} tänkte.

”Vad sa den ena väggen till den andra?”

”Det vet jag inte”, sa tanden.

”Vi ses i hörnet.”

Tanden började skratta. [adult / elder: {@A} började också skratta. ]{child} skrattade så att {child.he} gapade, och tanden skrattade så att den skakade, och så sa det plipp.

Det gjorde inte ont ett dugg. Tanden låg i {child's} hand, vit och liten och blank som ett riskorn.

”I morgon ska jag visa {friend}”, sa {child}.[pet.dog / pet.cat: 

{Pet} nosade på den. {pet.He} var {@kind} och hade {@number} tänder, och inte en enda av dem hade någonsin sagt ett ord.][pet.other: 

{Pet} tittade länge på den, och sedan på {child}, som om {pet.he} undrade hur man gjorde.]

# tick
{@A} hällde vatten i ett glas och ställde det vid sängen, och {child} släppte ner tanden. Den sjönk sakta, vickade fram, vickade tillbaka och lade sig till rätta på botten.

”Tack för allting du bitit”, viskade {child}.

Tanden sa ingenting mer. Men den glimmade i skenet från nattlampan och såg riktigt nöjd ut.

Så släcktes lampan, och det blev mörkt och lugnt. {child} stack in tungan i den nya, mjuka gluggen. Där inne, längst ner, kände {child.he} något litet och vasst som väntade.

”God natt, du nya”, sa {child}.

Tick, sa det till svar. Och så somnade de.
## if adult
{@A} hällde vatten i ett glas och ställde det vid sängen, och {child} släppte ner tanden. Den sjönk sakta, vickade fram, vickade tillbaka och lade sig till rätta på botten.

”Tack för allting du bitit”, viskade {child}.

Tanden sa ingenting mer. Men den glimmade i skenet från nattlampan och såg riktigt nöjd ut.

{Adult} pussade {child} på pannan och släckte. {child} stack in tungan i den nya, mjuka gluggen. Där inne, längst ner, kände {child.he} något litet och vasst som väntade.

”God natt, du nya”, sa {child}.

Tick, sa det till svar. Och så somnade de.

# @song
Blinka lilla stjärna
## if music
{music}

# @sport-day
Är det {sport} på gång så biter man ihop.

# @they
{elder.he}
## if elder2
de

# @a-first
Den som skulle läsa sagan
## if adult
{Adult}
## if elder & !adult
{elder.short}

# @a
den som skulle läsa sagan
## if adult
{adult}
## if elder & !adult
{elder.short}

# @kind
hund
## if pet.cat
katt
## if breed
{a breed}

# @number
fyrtiotvå
## if pet.cat
trettio
