title: Bara en räv
title: Tjugo i fem
title: Falukorv
guest tyra: Tyra (hon), Ellen (hon)

% {tyra} går i {child's} klass och har höns. ”Det är ju bara en …” sägs om hönan, två gånger om räven och sist om {child}.

# the-wall
Räven kom tjugo i fem, som den brukade. Den hoppade upp på stenmuren bakom koloniområdet[city:  i {city}], tittade på {child} och gäspade.

{child} satt tre meter bort med en bit falukorv i handen. {Child.He} hade gjort det nästan varje eftermiddag sedan i augusti, och ingen visste om det[pet.dog: , utom [!pet.known: hunden ]{pet}, som luktade på byxorna och drog sina slutsatser][pet.cat: , utom [!pet.known: katten ]{pet}, som luktade på byxorna och gick ut ur rummet][pet.other: , utom {pet}, som inte skvallrade].[elder:  {Elder}[elder2:  och {elder2}], som bjöd på korven, tyckte bara att {child.he} hade fått en sådan aptit.] I skolan frågade man {child.him} om läxan[athlete:  och om {athlete}], och nästan aldrig om något annat. Här var {child.he} den enda människan i världen som en räv litade på. Den var mager, med vit svansspets och ett hack i örat, och den tog korven ur gräset så försiktigt som om den varit av glas.

# monday
På måndagen grät {tyra} i klassrummet[school:  {at school}].

{tyra} gick i {child's} klass. Hon var känd för att säga precis vad hon tyckte och för att ibland ha halm i håret, eftersom hon skötte höns på koloniområdet. I natt hade räven tagit en av dem. Doris, den vita.

Det blev en lång, hemsk tystnad, och {child} kände hur det började susa i öronen. Koloniområdet. En räv. {Child.His} räv. Någon måste säga något, tyckte {child.he}, och det blev {child.he}.

”Men det var ju bara en höna.”

{tyra} vände sig om.

”Bara en höna”, sa hon långsamt. ”Hon kunde sitt namn. Kan du ditt? Jag tänker nämligen aldrig använda det mer.”

Hela dagen hörde {child.he} sig själv säga det. Det var inte ens vad {child.he} menade. {Child.He} hade menat: låt det inte vara mitt fel.[friend:  ”Säg det till henne då, inte till mig”, sa {friend}[!friend.known: , som var {child's} bästa vän].]

# the-spade
Efter skolan gick {child} till koloniområdet utan korv[sport: , fast {child.he} egentligen skulle {play sport}]. {tyra} stod vid hönsgården i för stora stövlar och grävde som om hon var osams med jorden.

”Hej”, sa {child}.

Hon grävde.

”Det är jag som har matat den”, sa {child}. ”Räven. Vid muren där borta. Sedan i augusti.”

Spaden stannade.

”Matat den med vad?”

”Falukorv.”

”Du har alltså lärt en räv”, sa {tyra}, ”att det finns mat hundra meter från mina höns. Så att den skulle tycka om dig.”

Det fanns inget att svara, för det var exakt så det var.

”Den var så mager”, sa {child.he}.

”Det är ju bara en räv”, sa {tyra}. Hon sa det med {child.his} eget tonfall, och det var så likt att {child.he} blev varm ända upp i hårfästet.

Sedan kastade hon en spade till {child.him}.

”Trettio centimeter djupt. Runt alltihop. Nätet ska ner i marken, annars gräver den sig in. Och prata inte.”

# the-teaspoon
De grävde. Det var mycket sten.[music:  {tyra} började nynna på {music}, kom på att hon var arg och slutade.] Efter en halvtimme hade {child} två blåsor, och {tyra} hade hittat en tesked.

”Förlåt att jag sa så”, sa {child}.

”Jag sa att du inte skulle prata.” Hon torkade av teskeden på byxan. ”Hur nära kommer den?”

”Tre meter.”

”Ljug inte.”

”Den brukar gäspa.”

{tyra} försökte se ut som om det inte intresserade henne. Det gick ganska dåligt.

”Doris brukade somna i min luva”, sa hon efter en stund. ”Inte den här. Den gröna. Det blev bajs i den, men ändå.”

{child} nickade. Det var svårt att inte se det framför sig.

# twenty-to-five
De hade bara sista sidan kvar när {tyra} öppnade grinden för att få in nätrullen. Hönsen klev ut efter henne, alla fyra, och började sprätta i den uppgrävda jorden. Ljuset hade blivit brunt. {child} rätade på ryggen, och då såg {child.he} det. En vit svansspets, borta vid vinbären.

Klockan var tjugo i fem.

Räven kom rakt emot dem. Den hade inte hittat någon korv vid muren, så den letade efter den som brukade ha den. Den tittade på {child}. Sedan såg den hönsen, och hela den magra kroppen blev stilla.

”{child}”, sa {tyra}, mycket lågt. Hon stod fast i grinden med hela nätrullen i famnen.

# the-roar
{child} visste vad {child.he} måste göra, och {child.he} ville det inte. Det hade tagit {child.him} två månader att få räven att inte vara rädd.

{Child.He} gick rakt fram, sträckte upp båda armarna och vrålade.

”STICK! GÅ HÄRIFRÅN! STICK!”

Räven hoppade baklänges. En sekund stod den kvar och såg på {child.him}, som man ser på någon som man trodde att man kände. Sedan vände den, och det vita försvann över muren.

# yours
{child} stod kvar med armarna i luften. Det var något fel med {child.his} ögon.

”Det är ju bara en räv”, sa {child.he}, och det lät inte alls som {child.he} hade tänkt.

{tyra} svarade inte genast. Hon lockade in hönsen, en efter en, och haspade grinden.

”Nej”, sa hon. ”Det var din.”

Sedan tog hon ena änden av nätet, och {child} tog den andra.

# november
I november turades de om att stänga för hönsen, fast oftast kom båda två. En kväll fick {child} ställa sig på hönshusets låda för att se. Långt ute på åkern, på andra sidan vägen, gick räven i det gula gräset. Den stannade, lyssnade neråt, tog sats och hoppade rakt upp i luften som en fisk, och kom ner med nosen först. När den lyfte huvudet hade den en sork i munnen.

”Den klarar sig”, sa {tyra}. ”Den är faktiskt tjockare.”

”Utan korv”, sa {child}.

”Nyttigare så.”

# only
Sedan kröp {child} in i hönshuset för att räkna. Det prasslade på pinnen, och fyra höns började kackla allt vad de orkade.

{tyra} stack in huvudet bakom {child.him} i dörren.

”Lugna er”, sa hon till dem. ”Det är ju bara {child}.”

Och hönsen blev tysta, burrade upp sig och somnade.
