title: Vem gjorde det?
title: Krasch, sa det under soffan
guest pet: Nisse (han), Doris (hon)
guest minder: Annika (hon), Moa (hon)

% Omkväde: ”Vem gjorde det?” – ”Krasch”, mindre och mindre. Låt barnet vara kraschen.
% Koppen hör till {adult}, annars den äldre, annars {minder}. Hunden är familjens, eller grannens på besök, och har en svans; katten har en tass.

# the-cup
KRASCH!

Där låg {@of-a} blå kopp på golvet, i sju bitar.[city:  Det måste ha hörts i hela {city}.] På bordet var bara skeden kvar, och en macka.

Och kraschen blev så rädd att den sprang och gömde sig. Den syntes inte, men det hördes vart den tog vägen. Det skallrade i skeden, det skallrade i fönstret, och sedan skallrade det under soffan.

{child} stod alldeles stilla och höll handen om sin ena armbåge. Armbågen skulle bara förbi[sport: , på väg till {sport}], och där stod koppen. Ingen hade sett. Jo, {@pet} hade sett. Men ingen annan fick veta det, tänkte {child}.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] låg i soffan med en kudde över huvudet och lekte natt.]

# who-did-that
Då kom {@a-first}.

”Men min kopp!” sa {@a} och tittade på bitarna. Sedan tittade {@a} på {pet}, {@looked}. ”Vem gjorde det?”

”Krasch”, sa det under soffan.

[friend: ”Är det morgon?” sa {Friend} under kudden.

]{@A} lade sig på magen och tittade in, och det gjorde {child} också. Där var det mörkt.

”Var det du som hade sönder min kopp?”

”Krasch”, sa kraschen, mycket mindre.

# the-elbow
[elder & adult: ”Har du gjort dig illa i armbågen?” sa {elder}, som också hade kommit in[elder2: , med {elder2}].

”Nej”, sa {child}, men {elder.short} satte dit ett plåster i alla fall.

]”Jaha”, sa {@a}. ”Då var det kraschen.”

{child} sa ingenting. Det kändes skönt. Det kändes skönt överallt utom i armbågen, för den skämdes.

{@sniffed}

# butter
Bitarna sopade {@a} upp, för de var vassa.[music:  {@A} nynnade på {music} så länge.] {@sandwich}

”Men min macka!” sa {@a}. ”Vem gjorde det?”

”Krasch”, sa det under soffan.

{@butter}

[elder & adult: {Elder.short} gick och gjorde en ny.

][friend: ”Är det morgon nu, då?” sa {Friend}.

]
# out-in-the-rain
”Nej, så här kan vi inte ha det”, sa {@a}. ”Kraschen får bo ute. Annars har vi snart inga koppar kvar.”

Och {@a} öppnade dörren. Det ösregnade.

”Krasch”, sa kraschen, för det tyckte den också. Så kom den fram, alldeles själv. Det skallrade under soffan, det skallrade i bordet, och det skallrade hela vägen bort till dörren. Där stannade den. Den hade aldrig varit ute förut.

{child} höll hårt, hårt om armbågen.

[elder & adult: ”Inte utan mössa”, sa {elder.short}.

][friend: ”Den har inga stövlar”, sa {Friend} och tog bort kudden.

]
# the-spoon
{@goodbye}

Pling!

”Men min sked!” sa {@a}. ”Vem gjorde det?”

”Krasch”, viskade kraschen borta vid dörren.

# first-and-last
”Nej”, sa {child}. ”Du var ju inte ens där. Det var {pet's} {@tail-s}. Först kom {@tail}. Sedan kom golvet. Och sist kom plinget.”

Alla tittade på {pet}. Men {child} tittade på sin armbåge, och så tog {child.he} bort handen.

”Och det var den här”, sa {child}. ”Först kom min armbåge. Sedan kom golvet. Och sist kom du.”

”Krasch?” sa kraschen.

”Du trodde bara att det var du”, sa {child}. ”Det var jag som gjorde det.”

# that-one
{@A} tittade på armbågen.

[elder & adult: ”Jag visste väl att det var något med den”, sa {elder.short}.

]”Jag tyckte om den koppen”, sa {@a}.

”Jag med”, sa {child}.

Då blåste {@a} på armbågen, och tillsammans gick de bort och stängde dörren.

”Förlåt, kraschen”, sa {@a}. ”Du får stanna.”

[friend: ”Du kan få min kudde”, sa {Friend}.

]
# among-the-lids
Den fick flytta in i kastrullskåpet, för där går det inte sönder något. {child} öppnade, och in gick kraschen bland alla locken.

RASSEL! SKRAMMEL! KRASCH![school:  Det måste ha hörts till {school}.]

{@ears}

[friend: ”Nu är det natt”, sa {Friend} och stängde skåpet.

]

# this-time
På kvällen drack {@a} te ur {child's} mugg, den med grävskopan på, som är av plast. {child} satt bredvid i pyjamas. Då skramlade det till i kastrullskåpet, bara lite, som när någon vänder sig i sömnen.

”Vem gjorde det?” viskade {@a}.

”Krasch”, sa det därinne.

Och den här gången var det sant.

# @pet
{Pet}, grannens hund som var på besök,
## if pet.dog
hunden {Pet}
## if pet.cat
katten {Pet}

# @looked
som såg skyldig ut, men det gör {pet} så fort någon frågar något
## if pet.cat
som inte såg det minsta skyldig ut, men det gör katter aldrig

# @sandwich
När det var gjort fanns det ingen macka på bordet.
## if pet.cat
När det var gjort fanns det inget smör på mackan.

# @butter
{Pet} tittade åt ett annat håll, med smör på nosen.
## if pet.cat
{Pet} slickade sig om nosen, två gånger.

# @goodbye
{Pet} ville säga hej då. {Pet.He} sprang förbi bordet och viftade så mycket {pet.he} kunde[athlete: , lika fort som {athlete}], och svansen tog med sig skeden.
## if pet.cat
{Pet} ville också se. {Pet.He} hoppade upp på bordet[athlete: , lika lätt som {athlete}], och där låg skeden. {Pet} lade en tass på den och sköt den sakta, sakta ut mot kanten. Och lite till.

# @tail-s
svans
## if pet.cat
tass

# @tail
svansen
## if pet.cat
tassen

# @ears
{Pet} lade öronen bakåt, men {child} höll upp dörren tills kraschen hade lagt sig till rätta.
## if pet.cat
{Pet} blev dubbelt så stor om svansen, men {child} höll upp dörren tills kraschen hade lagt sig till rätta.

# @sniffed
{Pet} kom och lade nosen på den, för att känna efter vad den hade haft för sig.
## if pet.cat
{Pet} hoppade upp på ryggstödet och stirrade på den.

# @a-first
{minder}, som passade {child.him}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of-a
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder's}
