title: Det kittliga tåget
title: Upp med fötterna
title: Hoho, nej, sluta
guest friend: Tyra (hon), Melker (han)
guest pet: Zelda (hon), Sigge (han)
guest elder: Hugo (han), Ottilia (hon)

% Katten är originalet; en hund bäddar där en katt trampar, och tvättar fötter gör båda. @whose: den äldre är familjens, eller vännens.

# to-saltby
{child} hade sin flöjt och {@pets} i knät, och {child.he} behövde att tåget skyndade sig. Klockan sex skulle {child.he} spela solo på utomhusscenen i Saltby[music: , med en knorr som var lånad av {music}], och {@whose} hade åkt i förväg för att sitta längst fram. Nu var klockan tjugo över fem. Tåget hade lämnat Övre Marlinge alldeles utmärkt. Men så reste sig en man för att leta efter toaletten, gick fyra steg på mattan, och då sa hela tåget: ”Ho!”

Det vred sig från ena änden till den andra och stannade i en hage full av kor.

”Vad håller det på med?” sa {child}.

# its-ticklish
{Friend}, som var {child.his} bästa vän, lade sig på golvet med kinden mot mattan. {Friend} provade allting genom att ligga på det.

”Det fnissar”, rapporterade {friend.he}. ”Det är kittligt, {child}. Titta nu.” {Friend.He} drog ett finger längs mittgången.

”Hoho! Nej, sluta”, sa tåget med en röst som kom upp genom sätena. En resväska ramlade ner från hyllan.

”Snälla, låt bli”, sa {child}. ”Det ska ju vara ett tåg. Det ska vara allvarligt.”

”Det är det bästa tåg jag har åkt med”, sa {friend}. ”De [city: {in city} | hemma] bara åker.”

# feet-up
Felet var att folk har fötter. Så fort tåget kände en enda sko i mittgången var det hjälplöst. [adult: {Adult} | En dam] gick runt och bjöd på plommon, och sedan tog det tre minuter för tåget att få luft igen. En bebis kröp, och tåget skrattade så att det åkte baklänges, förbi samma kor, som knappt hade hunnit vända sig om.

”Alla sätter sig!” ropade {child}. ”Upp med fötterna!”

Alla lyfte fötterna. Det såg ut som en hel vagn som gjorde magövningar. Tåget snörvlade, bad alla om ursäkt och rullade ut över fälten, och {child} andades för första gången sedan plommonen.

# through-the-nose
”Du skrattar aldrig så där”, sa {friend}, med kängorna på bordet.

”Jag skrattar som vanligt folk.”

”Du skrattar genom näsan, som när någon släpper luften ur en badmadrass. Förr skrattade du på riktigt.[sport:  Nu kan du till och med {play sport} med stängd mun.][athlete:  Jag slår vad om att {athlete} skrattar högt.]”

{child} tittade ut genom fönstret. Förr hade {child.he} skrattat på riktigt, ända till vårkonserten[school:  {at school}], då {child.he} kom att tänka på något roligt mitt i sitt stycke. Det kom ett tut, rakt genom flöjten, och tvåhundra personer vände sig om och tittade. Sedan dess hade {child.he} hållit in armbågarna och hållit igen munnen.

# its-furry
Det var då {child} märkte att det var kallt i knät.

{Pet} var ute i mittgången. {Pet.He} hade fått syn på en lång och fin matta, och nu spatserade {pet.he} fram på den med svansen i vädret och satte varje tass precis där det var som värst.

”Hi”, sa tåget. ”Hihi, vem är det där? Åh, den är luddig!”

”{Pet}, kom hit”, väste {child}. {@knead}, och tåget tjöt av skratt och gungade så att lamporna svängde.

# a-disgrace
”Håll ordning på ert djur!” skrek mannen som aldrig hade kommit fram till toaletten. ”Och vilket idiotiskt tåg! Det är en skam. Det borde tas ur trafik och ställas i ett skjul.”

Tåget slutade skratta. Det slutade åka också, fast havet glittrade rakt framför och klockan på torget visade tio i sex. Någonstans under golvet var det något som svalde.

”Åk du”, sa {child}. ”Nu kittlar ingen.”

”Helst inte”, sa tåget, mycket lågt. ”Folk tittade.”

# a-smaller-train
Den känslan kände {child} till. Den satt bakom {child.his} egna revben, het och trång, och där hade den suttit sedan i våras.

”Det är skam”, sa {child.he}. ”Då vill man vara ett mindre tåg.”

”Mycket mindre”, sa tåget.

”Jag kittlar det”, sa {friend}. ”Jag tar båda händerna.”

”Det är inte kittling det behöver.” {child} tog av sig skorna. Sedan lade {child.he} sig raklång i mittgången, i sina konsertkläder, där hela vagnen kunde se {child.him}, och sträckte fram fötterna. ”Kittla mig.”

{Friend} fick enorma ögon. ”Då tutar du.”

”Jag vet att jag tutar. Skynda dig, innan jag hinner tänka efter.”

# tickle-me
{Friend} kittlade skoningslöst, men det var {pet} som lyckades. {Pet} hade hittat två varma bara fötter i vägen, och {pet.he} började tvätta dem, med en tunga som {@tongue}. {child} höll emot så länge det gick. Kinderna svällde, tårna krullade sig, och så kom det, ett tut som var så högt att en mås lyfte från en stolpe.

Alla stirrade. {child} låg kvar och tutade igen.

”Ho?” sa tåget.

”Det är hemskt!” tjöt {child}. ”{Pet} slickar mellan tårna!”

”Hoho”, sa tåget. ”Åh, jag vet, där är det värst.” Ett hjul rörde på sig. Och så skrattade de två sig nedför backen tillsammans, hela vägen längs havet och in i Saltby, medan [adult: {adult} grät ner i plommonen | plommondamen grät ner i sin väska], och till och med den arge mannen gnisslade som ett gångjärn.

# the-bandstand
De kom fram till scenen när klockan var två minuter i sex. {child} spelade sitt solo barfota, för skorna hade det inte funnits tid till. Halvvägs in fick {child.he} syn på {elder}[elder2:  och {elder2}] längst fram, och på gräset bredvid låg {friend} och lyssnade.

{child} tutade. {Elder} kastade huvudet bakåt och tutade tillbaka.

# in-socks
Efteråt åt de allihop fisk och pommes frites på perrongtrappan. {Pet} fick fisken. När tåget hem kom in stannade {elder} vid dörren, böjde sig ner och tog av sig skorna. Sedan gick {elder.he} hela mattan fram i strumplästen, så mjukt det bara gick.

”Hi”, sa tåget.

# @pets
{friend's} katt {pet}
## if pet.cat
katten {pet}
## if pet.dog
hunden {pet}

# @whose
{elder}, som var granne med {friend},
## if elder
{elder}

# @knead
{Pet} satte sig och tänkte på saken. Sedan började {pet.he} trampa. {Pet.He} tryckte med vänster tass och höger tass och vänster tass
## if pet.dog
{Pet} viftade på svansen och tänkte på saken. Sedan började {pet.he} bädda. {Pet.He} krafsade med vänster tass och höger tass och vänster tass, och snurrade runt, runt

# @tongue
en nagelfil
## if pet.dog
en varm, blöt svamp

# picture 3
Där kommer tutet.
