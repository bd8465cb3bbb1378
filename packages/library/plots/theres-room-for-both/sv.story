title: Det kom ingen plast
title: Lågt ner på väggen
title: Ett hjul på en äng
guest small: Kotten (han), Nocke (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Det sägs aldrig vilket litet djur det var: det bodde i en bur, grävde och sprang i hjul. Den som får frågan är mormor eller farfar, annars {adult}, annars {minder}; den som kommer in på kvällen är {adult}, annars mormor eller farfar, annars {minder}. Hunden eller katten på täcket är familjens; annars är det vännen eller den vuxna som har tittat på buren.

# so-quiet
{small} dog igår. {small.He} hade bott i buren på byrån, och {small.he} fick plats i två händer.

I kväll var det tyst i {child’s} rum. {child} hade inte vetat att det fanns så många små ljud förut: hjulet som snurrade, tassarna i spånet, tänderna mot gallret. Nu låg {child.he} och hörde att de inte kom.

[pet.dog / pet.cat: [!pet.known: [pet.dog: Hunden | Katten] {pet} | {Pet}] låg på täcket, tung mot {child.his} ben. {Pet} hörde nog också att det var tyst.]

# nobody-knows-for-sure
”Var är {small.he} nu?” hade {child} frågat {@first}.

”Det vet ingen säkert”, hade {@t} sagt. ”{small.His} kropp har slutat leva, och den känner ingenting mer. Den har inte ont och den fryser inte.[!elder2:  Sedan finns det folk som tror en sak och folk som tror en annan.]”

[elder2: ”Sedan finns det folk som tror en sak och folk som tror en annan”, hade {elder2} sagt.]

{child} hade tänkt på det hela dagen[school: , {at school}[sport:  och på {sport}]][sport & !school: , på {sport} också]. {Child.He} ville inte att det skulle vara som folk trodde. {Child.He} ville att det skulle vara bra. Och vad som var bra för just {small} visste ingen [city: {in city} eller ]i hela världen bättre än {child}.

# the-biggest-sheet
{Child.He} steg upp i pyjamasen, tände lampan, hämtade det största papperet och pennorna och satte sig i sängen igen.[pet.dog / pet.cat:  {Pet} flyttade sig en decimeter, mer blev det inte.]

Först ritade {child.he} natt. För {small} skulle det vara natt, en lång natt, då inga människor springer omkring och dammsuger. Men ingen kall natt. {child} ritade den mörkblå och varm, med en liten gul måne, så att man ser var man sätter tassarna.

# no-plastic
Sedan ritade {child.he} jord. Djup, lucker jord, som det går att gräva i hur långt som helst. I en bur gräver man och gräver, och så kommer plasten. Här kom det ingen plast. {child} ritade en gång som gick ner, och en som svängde, och en som delade sig i tre. {Child.He} ritade ett rum för att sova i, med hö och en riven papperslapp, och ett rum för frön. Det rummet fick bli störst.

{Child.He} ritade solrosor. De stod tätt som en skog, och fröna föll alldeles av sig själva, så att man bara behövde stå under med kinderna öppna.

{Child.He} ritade ett hjul. Det stod ute på en äng och gnisslade aldrig[music: , utan nynnade {music}], och man kunde kliva av precis när man ville.

# what-more
”Vad mer?” sa {child} [pet.dog / pet.cat: till {pet} | för {child.himself}].

{@Watched}

Så {child} ritade en stor sten mitt på ängen, där man kan sitta och bli beundrad. Men ingen kommer fram om man inte själv vill.

# the-pencil-still
Och då, när nästan hela papperet var fullt, ritade {child.he} {small}. Det var svårt. Örat blev fel och fick suddas. {child} ritade ryggen, lite rund. {Child.He} ritade kinderna, så fulla att hela huvudet blev brett. {Child.He} ritade nosen, som alltid rörde sig, med små, små streck omkring så att det syntes att den rörde sig nu.

{child} höll pennan stilla. {Child.He} tittade på teckningen så länge att papperet nästan försvann.

# where-he-was
Det luktade jord och hö. Månen lyste. Borta under solrosorna prasslade det, och där kom {small}. {small.He} hade inte bråttom och {small.he} var inte trött. {small.He} stannade till på stenen, satte sig upp på bakbenen och vädrade. Inget var farligt. {small.He} tvättade sig bakom ena örat, och sedan bakom det andra, noga, som {small.he} brukade. Så tog {small.he} ett frö till, fast det knappt fanns plats, och kilade ner i den längsta gången för att se vart den ledde.

{child} kunde höra {small.him} gräva där nere. Länge. Det kom ingen plast.

# a-pond
Det rann en tår på papperet, precis vid kanten. Den gjorde en liten rund fläck. {child} tänkte sudda, men så tog {child.he} pennan i stället och drog en linje runt fläcken. Det fick bli en damm. Det är bra att ha något att dricka, om man äter så mycket frön.

# room-for-both
{@A} kom in och satte sig på sängkanten. {@He} tittade på alltihop, på natten och gångarna och dammen, och {@he} frågade inte om örat.

”Det är så {small} vill ha det”, sa {child}.

”Ja”, sa {@a}. ”Det ser jag.”

”Men jag är ledsen i alla fall.”

”Det får du vara. Du kan vara ledsen för din skull och glad för {small.his}. Det får plats samtidigt.”

# a-wheel-far-off
De satte upp teckningen på väggen[athlete:  nedanför {athlete}], lågt ner, så att man kunde se den när man låg. {@Purr} Det lät nästan som ett hjul långt borta, ett som snurrade på en äng.

{child} {@warm} och lyssnade tills {child.he} somnade.

# @Watched
Då kom {child.he} att tänka på {@t}, som hade suttit framför buren många kvällar och tittat, ungefär som man tittar på teve.
## if pet.dog / pet.cat
{Pet} blinkade. {Pet} hade suttit framför buren många kvällar och tittat, ungefär som man tittar på teve. [friend: {Friend}[!friend.known: , {child’s} bästa vän,] hade suttit bredvid.]
## if friend & !pet
Då kom {child.he} att tänka på {friend}[!friend.known: , sin bästa vän]. {Friend} hade suttit framför buren många kvällar och tittat, ungefär som man tittar på teve.

# @Purr
Sedan blev det mörkt. {@A} satt kvar på sängkanten och nynnade, ett jämnt och mjukt litet surr.
## if pet.cat
Sedan blev det mörkt. {Pet} kröp upp och lade sig mot {child’s} mage och började spinna, ett jämnt och mjukt litet surr.
## if pet.dog
Sedan blev det mörkt. {Pet} kröp upp och lade sig mot {child’s} mage och började snarka, ett jämnt och mjukt litet surr.

# @warm
höll i den varma handen
## if pet.dog / pet.cat
lade handen på den varma ryggen

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @t
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
