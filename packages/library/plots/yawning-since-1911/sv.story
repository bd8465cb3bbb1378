title: Lejonet som inte blev färdigt
title: Rytande lejon, 1911
title: En gäspning som satt fast
guest friend: Algot (han), Hilda (hon)

% Lejonet är "det". Det talar med munnen vidöppen ända tills gäspningen har kommit ner; det mesta översätts genast. Mormor eller morfar är aldrig trött, och gäspar först (annars parkeringsvakten).

# not-roaring
”Det där ryter inte”, sa {child}.

{Child.He} satt [pet.dog: med sin hund, {pet}, ][pet.cat: med sin katt, {pet}, ]mellan framtassarna på stenlejonet utanför biblioteket[city:  i {city}] och tittade rakt in i gapet. {Friend}[friend: , {child's} bästa vän,|, som {child} alltid gick till biblioteket med,] stod nedanför [elder: med {elder} ]och läste på skylten.

”Rytande lejon”, läste {friend.he}. ”1911. Det står ju här.”

”Då står det fel. Kolla på ögonen.[pet.dog / pet.cat:  Så ser {pet} ut när det är kväll.]”

{Friend} klättrade upp. Lejonet blundade, och i ena ögonvrån satt en tår av sten. {child} röt, för att visa. Det kom ingen tår. Sedan gäspade {child.he}, för att visa. Då kom det en.

”Det gäspar”, sa {friend} långsamt. ”Det har gäspat sedan 1911.”[elder: 

”Utan att hålla för munnen”, sa {elder.short}.]

# at-last
”Ähhligeh!” sa någon.

De blev så förvånade att de nästan ramlade av[pet.dog: , och {pet} skällde till][pet.cat: , alla utom {pet}, som öppnade ett öga]. Det var lejonet. Det är inte lätt att prata med munnen vidöppen. Den som inte tror det kan prova själv.

”Ja hihher hahh!” sa lejonet.

”Va?” sa {child}.

Men [friend: {friend} tänkte bli tandläkare och övade varje dag. Alla som {friend.he} kände hade fått gapa. | {friend's} mamma var tandläkare, och {friend} hade suttit i väntrummet många eftermiddagar.] {Friend.He} var mycket bra på folk med öppen mun.

”Först sa det äntligen”, sa {friend.he}. ”Sedan sa det att det sitter fast.” {Friend.He} nickade åt lejonet. ”Fortsätt!”

# halfway
Och lejonet berättade, och {friend} översatte. Han som högg lejonet i sten hade tänkt att det skulle ryta. Men det blev sent, och lejonet blev trött, och precis vid det sista hugget kom en gäspning. Den kom bara halvvägs. Den fastnade på toppen, där en gäspning är som störst, och där hade den suttit i över hundra år och ville ner.

”Så hemskt”, sa {child}. {Child.He} visste hur det känns när man ska nysa och det inte blir av. ”Hur får man ner den?”

”Häll hahh”, sa lejonet.

”Sällskap”, översatte {friend}. ”Så klart! Gäspningar smittar ju. Någon måste gäspa samtidigt.”

# fake
Det lät enkelt. {child} gäspade.

”Hall”, sa lejonet.

”Falsk”, översatte {friend}. ”Den måste vara äkta.”

Men det är svårt att gäspa på riktigt när man sitter på ett lejon som pratar. De var pigga som mörtar, båda två.[pet.dog:  Det var {pet} också, som annars kunde sova var som helst.][pet.cat:  Det var {pet} också, som annars sov sexton timmar om dygnet.] De tänkte på kuddar. De tänkte på långa bilresor. [sport: {Friend} råkade tänka på att {play sport}, och då blev det ännu värre. ]Ingenting hjälpte.

”Vi behöver något tråkigt”, sa {child}. ”Något fruktansvärt tråkigt.”

# the-sign
[elder: ”Titta inte på mig”, sa {elder.short}. ”Jag är klarvaken.”

]De såg sig omkring på torget. Där fanns en [season.winter: korvkiosk | glasskiosk], en fontän och en man med dragspel[music: , som spelade {@song}]. Det var hopplöst. Men så fick {child} syn på parkeringsskylten. Den var hög som en dörr och full av text ända ner.

{Child.He} ställde sig framför den, harklade sig och läste högt och långsamt:

”Parkering tillåten. Dock ej måndagar. Dock ej tisdagar. Dock ej onsdagar mellan sju och åtta. Dock ej onsdagar mellan åtta och nio …”

[elder: {Elder.short} kom för att säga att det var dags att gå. {Elder.He} stannade. Käken började darra på {elder.him}. | En parkeringsvakt gick förbi. Han stannade. Käken började darra på honom.]

”… Dock ej onsdagar mellan nio och tio. Dock ej onsdagar mellan tio och …”

[elder: {Elder.short} gäspade. Det var en lång, äkta gäspning, med ljud, och handen hann inte upp. | Parkeringsvakten gäspade. Det var en lång, äkta gäspning, med ljud.]

# across-the-square
[pet.dog: {Pet} såg det och gäspade, med ett pip på slutet. En tant såg {pet} och gäspade. | [pet.cat: {Pet} såg det och gäspade, med alla tänderna framme. En tant såg {pet} och gäspade, och det gjorde hennes pudel också. | En tant med pudel såg det och gäspade. Pudeln gäspade.]] [season.winter: Korvförsäljaren gäspade med tången i luften. | Glassförsäljaren gäspade med skopan i luften.] Busschauffören gäspade, och sedan alla på bussen, rad för rad, framifrån och bakåt. [pet.other: Hemma gäspade {pet}, {child's} vän, utan att veta varför. ][school: En hel klass från {school} gäspade, två och två. ][elder2: {Elder2}, som satt vid fontänen och väntade, gäspade bakom handen. ][athlete: Bara {athlete}, på en affisch, höll sig pigg. ]Mannen med dragspelet gäspade, och dragspelet drog ett djupt andetag och glömde att andas ut. Tvärs över torget rullade gäspningen, som en våg, och uppe i bibliotekets fönster höll bibliotekarien för munnen. Gäspningen rullade uppför trappan. Den tog {friend}. Den tog {child}, mitt i onsdagen.

Och den tog lejonet.

# clonk
Först hände ingenting. Sedan gick det ett mullrande genom stenen, ända ner i trappan, som när någon mycket sakta skjuter igen en tung låda. Tåren i ögonvrån lossnade och studsade nerför trappan, klick, klick, klick. De stora käkarna sjönk, och sjönk, och lite stendamm yrde.

Klonk.

Lejonet stängde munnen.

# every-letter
Det smackade. Det kände efter med tungan, framtand för framtand. Sedan öppnade det ögonen, men bara lite, och såg på {child} och {friend}, länge och vänligt.

”Nu kan jag äntligen säga det”, sa lejonet, och varenda bokstav hördes. ”Det som jag har velat säga i över hundra år.”

”Vad då?” viskade {child}.

Lejonet la sig ner. Det la hakan på tassarna och svansen runt alltihop[pet.dog / pet.cat: , precis som {pet}].

”God natt”, sa det.

# a-sticker
Nästa dag stod det mycket folk på trappan, och alla sa att det där lejonet väl brukade gapa. [elder: {Elder.short} sa att {elder.he} inte hade varit ett dugg trött. ][pet.dog / pet.cat: {Pet} sov redan intill lejonet. ]{child} och {friend} sa ingenting. De tittade på skylten. Där hade någon satt ett prydligt klistermärke över ordet ”Rytande”. Nu stod det ”Sovande lejon”.

Och på bibliotekets dörr satt en lapp, skriven av bibliotekarien själv:

Gå på tå.

# @song
{music}
