title: [!pet.dog: Dagen då spinnet försvann]
title: [pet.dog: Dagen då brummet försvann]
title: Tvätta den inte
guest friend: Märta (hon), Vilgot (han)
guest pet: Sotis (han), Klöver (hon)
guest minder: Malena (hon), Josefin (hon)

% Den vuxna är {adult}, annars den äldre, annars {minder}: @a. Gör spinnet djupt ner i halsen; i slutet blir det bara svagare.
% Katten är familjens, annars grannens; en hund har tappat sitt brum. Brittiskt korthår är originalet.

# no-purr
På lördagen hade {pet} tappat bort sitt [pet.dog: brum|spinn].

{@noticed}, där [pet.dog: brummet | spinnet] brukade börja, men ingenting hände.

{Child.He} gjorde det igen. Ingenting.

# stopped-working
”{@A}!” ropade {child}. ”{Pet} har slutat fungera!”

{@first} kom och tittade på {pet}. {Pet} tittade på {@a}. Det var en väldigt sur blick.

”Öronen fungerar”, sa {@a}. ”Magen fungerar. {Pet.He} åt upp hela sin frukost och lite av min.”[elder & adult:  {Elder}[elder2:  och {elder2}] lyssnade i ena änden och sedan i den andra. Ingenting.][elder2 & !adult:  {Elder2} lyssnade i ena änden och sedan i den andra. Ingenting.]

”Men det kommer inget [pet.dog: brum|spinn]”, sa {child}.

# a-piece-of-toast
Pling-plong! Det var [!friend.known: {child.his} bästa vän ]{friend}, som hade kommit för att leka. {Friend} hade stövlar på fötterna och en smörgås i handen[city: , och den hade {friend.he} burit genom halva {city}].

”Vi kan inte [sport: {play sport}|leka]”, sa {child}. ”Vi måste hitta ett [pet.dog: brum|spinn].”

”Jaha”, sa {friend}[school: , som var bra på att hitta saker {at school}]. ”Hur ser det ut?”

”Det ser inte ut som någonting. Det låter [pet.dog: hrrrrrm | prrrrrm].”

# only-the-fridge
Så de gick och lyssnade efter det.

De lyssnade i köket. [pet.dog: Hrrrrrm | Prrrrrm]!

”Där är det!” sa {friend}.

Men det var bara kylskåpet.

De lyssnade i badrummet. [pet.dog: Hrrrrrm | Prrrrrm]!

”Där är det!” sa {child}.

Men det var bara {@a}, som borstade tänderna med den surriga tandborsten[music:  till {music}].

”Föwåt”, sa {@a}.

De lyssnade bakom gardinerna. Men det var bara ett bi, och {@a} släppte ut det genom fönstret.

# next-to-it
Och hela tiden satt {pet} i hallen med ryggen mot alla. {Pet.He} satt inte på sin filt. {Pet.He} satt bredvid.

”Konstigt”, sa {child}. ”{Pet} sitter alltid på filten.”

{child} la sig på golvet, med näsan precis intill {pet's} nos. Sedan luktade {child.he} på det som {pet} luktade på.

Det luktade blommor. Det luktade tvål.

# washed-it-out
”{@A}”, sa {child}, ”har du tvättat {pet's} filt?”

”Det har jag”, sa {@a} stolt. ”Den var äcklig.”

”Men {@a}”, sa {child}. ”Det var ju där {pet.he} hade sitt [pet.dog: brum|spinn].”

{@A} satte handen för munnen. ”Jag har tvättat bort det. Stackars {pet}.”

# put-us-back
{child} tänkte. Förut hade filten luktat som allihop. Den hade luktat år och år och år.

”Vi måste stoppa tillbaka oss”, sa {child.he}.

Så {child} rullade sig på filten. {Child.He} rullade hela vägen bort och hela vägen tillbaka.

{Friend} torkade av sina smöriga fingrar på ett hörn. ”Det där är jag”, sa {friend.he}. Och så tog {friend.he} ett hörn till, för att vara snäll.

[elder & adult: {Elder.short}[elder2:  och {elder2.short}] satte sig på filten, så att allt skulle gå in.

][elder2 & !adult: {Elder2.short} satte sig på filten, så att allt skulle gå in.

]”Nu du, {@a}”, sa {child}.

# your-feet
”Jag?” sa {@a}.

”Dina fötter”, sa {child}.

Så {@a} tog av sig tofflorna och gnuggade fötterna mot filten, vänster, höger, vänster, höger[athlete: , lika fort som {athlete}], tills {friend} fick hålla för näsan.

# for-a-long-time
Sedan stod alla alldeles stilla.

{Pet} vände sig om. {Pet.He} luktade på första hörnet. Smör. {Pet.He} luktade på andra hörnet. Smör. {Pet.He} luktade i mitten. {child}.

{Pet.He} luktade där {@as} fötter hade varit, och där luktade {pet.he} länge.

Sedan klev {pet} på. {Pet.He} trampade upp, och {pet.he} trampade ner. {Pet.He} gick runt en gång, och {pet.he} gick runt en gång till, och så dunsade {pet.he} ner.

# was-that-the-fridge
Ingen andades.

[pet.dog: Hrrm | Prrm].

”Var det kylskåpet?” viskade {friend}.

[pet.dog: Hrrrm. Hrrrrrrm | Prrrm. Prrrrrrm].

Det var inte kylskåpet. Det var inte tandborsten, och det var inte biet.

# never-again
På kvällen låg {pet's} filt längst ner i {child's} säng, med {pet} på. Den var lite smörig och lite fotig, och den luktade som alla {pet.he} tyckte om.

”{@A}”, sa {child} mycket sömnigt. ”Tvätta den inte.”

”Aldrig mer”, sa {@a}.

Och om man är tyst så hörs det nu.

[pet.dog: Hrrrm | Prrrm] …

[pet.dog: Hrrrm | Prrrm] …

[pet.dog: Hrrm | Prrm].

# @noticed
{Pet} var grannens katt, men {pet.he} bodde mest i {child's} hall, på en egen filt. {child} märkte det först. {Child.He} strök {pet} från huvudet och hela vägen till svansen
## if pet.cat / pet.dog
{child} märkte det först. {Child.He} strök {pet} från huvudet och hela vägen till svansen
## if pet.cat & breed.British Shorthair
{child} märkte det först. {Child.He} strök {pet} från det runda grå huvudet till den tjocka grå svansen

# @first
{Minder}, som passade {child.him},
## if adult
{Adult}
## if elder & !adult
{Elder}

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

# @as
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
