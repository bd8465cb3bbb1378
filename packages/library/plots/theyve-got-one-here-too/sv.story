title: Här har de också en
title: Hela vägen till Spanien
title: Märkvärdigt!
guest captain: kapten Skvalp (hon), kapten Vrick (hon)
guest minder: Klara (hon), Ebba (hon)

% Den som är med i båten (@m): {adult}, annars den äldre, annars {minder}, som är barnvakt. Repet sitter i båten med ena änden och i pålen med den andra.

# all-aboard
”Alla ombord!” ropade {captain}.

I parkdammen låg en båt. Det var en blå roddbåt med en gul rand, och {child} hade längtat efter att få åka i den ända sedan frukosten. {Child.He} var {age} år. {Child.He} hade sin orange flytväst på sig, och det hade {@m-first} också.[elder & adult:  {Elder} hade en likadan[elder2: , och {elder2} hade två].][elder2 & !adult:  {Elder2} hade två.][friend:  {Friend}[!friend.known: , {child’s} bästa vän,] satt längst fram, för att komma fram först.][pet & !pet.dog:  {Pet} var ingen sjöman och hade stannat hemma.]

”Vart vill ni åka?” frågade {captain}.

”Kan vi åka till Spanien?” frågade {child}.

”Då tar vi Spanien!” sa kaptenen. Och så började hon ro[music:  och sjunga {music}].

# that-man
Plisk, plask. Plisk, plask. Hon rodde så att hon blev röd om kinderna[athlete: , precis som om {athlete} såg på].

På en bänk vid vattnet satt en man med mustasch och åt glass.

Plisk, plask. Plisk, plask.

{child} tittade igen. Där stod en bänk. Där satt en man med mustasch.

”{Captain}”, sa {child}, ”där är ju han.”

Kaptenen höll handen över ögonen och spanade. ”Märkvärdigt!” sa hon. ”Här har de också en!”

# that-crow
Plisk, plask. Plisk, plask.

”Nu måste vi vara i Frankrike”, pustade hon.

{child} tittade igen. Där stod en papperskorg med en kråka på. Det var samma kråka.

”Den kråkan har vi haft”, sa {child}.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}], som låg på botten av båten, hade skällt på den båda gångerna.]

”Märkvärdigt!” sa {captain}. ”Här har de också en!”

# tied-up
{child} vände sig om och tittade bakåt. Där, bakom båten, kom ett rep upp ur vattnet. Det gick bort till en påle i land, och där satt det fast med en knut.

”{Captain}!” sa {child}. ”Vi sitter fast! Vi sitter fast i parken!”

”Det var som sjutton”, sa kaptenen. ”Jag tyckte väl att det var långt till Spanien.”

# pop
Hon tog tag i repet och gav det ett väldigt ryck. Och plopp! Då gick knuten upp. Båten for i väg över dammen. {Captain} satte sig på botten med stövlarna i vädret, och båda årorna ramlade i vattnet och flöt sin väg.

Åh nej!

Nu åkte båten. Den åkte alldeles av sig själv. Runt, runt åkte den, ut till mitten, där vattnet var mörkt. Det sa inte plisk. Det sa inte plask.

# which-country
”Är vi vilse?” sa {child}.

”Jag är rädd för det”, sa {captain} med liten röst. ”Jag har ingen aning om vilket land det här är.”

{child} satt alldeles stilla och tittade. Där stod en papperskorg. Där satt en kråka. Där stod en bänk.

# moustache
”Jag vet var vi är!” sa {child}. {Child.He} gjorde en tratt av händerna. ”HALLÅ! DU MED MUSTASCHEN!”

Mannen tittade upp.

”VI KOMMER INTE I LAND!” ropade {child}. ”TA EMOT REPET!”

# the-rope
Repet släpade i vattnet efter båten. {child} drog in det, bit för bit, drypande vått, och {@m} höll i {child.him} så hårt det gick. Sedan kastade {child}.

Plums. Det var för kort.

[friend: ”En gång till!” sa {friend}.

]{Child.He} kastade igen, med båda armarna och hela magen[school: , längre än någon boll {at school}].

Upp for repet, bort över vattnet, och så kom änden ner. Splatt! Mitt i glassen.

”Jag har det!” sa mannen.

# the-park
Han drog. In kom de, förbi änderna, tills båten stötte mjukt mot kanten. Duns. Och där låg årorna. De hade kommit fram först.

{Captain} klev i land på darriga ben.

”Ursäkta mig”, sa hon till mannen. ”Vad heter det här stället?”

”Parken”, sa mannen.[city:  ”{In city}.”]

”Märkvärdigt!” sa {captain}. ”Hemma har vi också en!”

# in-a-row
Hon köpte en ny glass åt mannen, för det där med repet, och sedan köpte hon en åt alla. De satt på rad på bänken: kaptenen, mannen med mustaschen, [friend: {friend}, ][elder & adult: {elder.short}, ][elder2: {elder2}, ]{@m} och {child}. Framför dem låg båten och guppade, ordentligt fastknuten. Solen stod lågt och var alldeles gul.[sport:  Borta på gräset var de färdiga med att {play sport}.] Kråkan flaxade ner från papperskorgen och fick det sista av en strut.

# here-too
”Var det fint i Spanien?” frågade mannen.

”Mycket fint”, sa {child}. {Child.He} gäspade. {Child.He} la huvudet i {@ms} knä och tittade upp, och där var {@ms} ansikte, precis där det brukade vara.

”Märkvärdigt”, sa {child}. ”Här har de också en.”

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @ms
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @m-first
{child.his} barnvakt {minder}
## if adult
{adult}
## if elder & !adult
{elder}
