title: Simsalabim, borta
title: Vart tog den vägen?
title: Åt båda hållen
guest minder: Gunilla (hon), Birgitta (hon)

% Enhörningen blundar när den trollar och vet inte att den äter. Vem barnet är på ängen med: {@m}.

# best-in-the-world
Mitt på ängen stod en enhörning, och den var bäst i hela världen på att trolla.[city:  Den var bäst {in city} också.] Det sa den själv.

”Visa!” sa {child}, som satt på en filt med [friend: {friend}[!friend.known: , sin bästa vän,] och ]{@first}[pet.dog:  och [!pet.known: hunden ]{pet}][pet.cat:  och [!pet.known: katten ]{pet}][!friend / !elder:  och en korg].[sport:  ”Sedan ska vi {play sport}.”]

”Då behöver jag en morot”, sa enhörningen.

[elder: ”Ingen bulle före grönsakerna”, sa {elder.short}.]

{child} lade en morot i gräset. Enhörningen pekade på den med hornet. Sedan blundade den.

”Simsalabim!”

Krasp, krasp, krasp.

”Borta!” sa enhörningen.

Och moroten var borta.

”Vart tog den vägen?” sa [elder: {elder.short}|{child}].

”Det är det ingen som vet”, sa enhörningen.[pet.dog:  {Pet} letade i gräset.][pet.cat:  {Pet} såg ut att veta.][pet.other:  Hemma kunde {pet} trolla precis likadant.]

# gone
Sedan trollade den bort ett äpple[friend:  som {friend} bara hade hunnit bita i]. Simsalabim! Krasch, mums, mums. ”Borta!”

Och så trollade den bort all sallad[school: , och den hade räckt till alla {at school}]. Simsalabim! Prassel, mums, mums. ”Borta!”[elder:  {Elder.short} nickade åt salladen.]

# broken
Sedan skulle den trolla bort en servett. Simsalabim! Tugg, tugg, tugg. Tugg, tugg, tugg. Det tog väldigt lång tid.

”Den här är trasig”, sa enhörningen till slut, och spottade ut den. ”Har ni inget annat?”

# so-full
”Det konstiga är”, sa enhörningen, ”att jag alltid blir så mätt av det.”

[elder: {Elder.short} tittade på molnen. ]{child} höll för [friend: {friend's} mun|munnen] med båda händerna, så att inget skratt skulle komma ut.[pet.dog:  {Pet}, som inte hade fått en smula, suckade.][pet.cat:  {Pet} tittade på mjölken.]

# the-bun
Nu var det bara {child's} bulle kvar, den med socker på. Den hade {child.he} sparat till sist. {Child.He} lade den på filten och vände sig om [pet.dog: för att säga ”inte du” till {pet}|[pet.cat: för att flytta mjölken från {pet}|efter mjölken[friend: , som {friend} räckte fram]]], bara ett litet ögonblick.

”Simsalabim!” sa det bakom {child.him}. Mums. ”Borta!”

{child} tittade på filten.

”Det var min bulle!” sa {child.he}, och så började {child.he} gråta. ”Trolla tillbaka den!”

”Tillbaka?” sa enhörningen.

# one-way
Den pekade med hornet. Den blundade så hårt att öronen skakade.

”Simsalabim!”

Ingen bulle.

[friend: ”En gång till”, sa {friend}.]

”Simsalabim! Simsalabim!”

Ingen bulle. Det kom bara en rap.

Enhörningen sänkte huvudet, ända tills hornet låg i gräset.

”Förlåt”, viskade den. ”Jag kan visst bara åt ena hållet.”

En tår rann nerför hela den långa nosen och stannade i sockret.[pet.dog:  {Pet} slickade bort den.][pet.cat:  {Pet} gick fram och strök sig mot ett av benen.]

# eyes-shut
{child} torkade sig i ansiktet. {Child.He} tittade på enhörningen. Sedan tittade {child.he} på {@m}, för {@m} hade också en bulle. Och {@m} nickade.[elder:  Grönsakerna hade den ju ätit upp.]

”Blunda”, sa {child} till enhörningen. ”Jättehårt.”

Enhörningen blundade.[friend:  {Friend} höll för ögonen på den, för säkerhets skull.] {child} tog {@ms} bulle i båda händerna. Tyst, tyst lade {child.he} den på filten, precis där den andra hade legat.[pet.dog:  {Pet} tittade länge på den, och blundade också.][pet.cat:  {Pet}, som hade sett alltihop, blundade också.]

”Säg det nu”, sa {child.he}.

”Simsalabim?” sa enhörningen.

”Titta!”[friend:  sa {friend} och tog bort händerna.]

# came-back
Enhörningen öppnade ena ögat. Sedan öppnade den det andra.

”Den kom tillbaka”, viskade den. Och så hoppade den med alla fyra hovarna på en gång[athlete: , högre än {athlete}]. ”Jag kan åt båda hållen”, ropade den.

# together
{child} bröt bullen i [friend / elder2 / pet.dog: bitar | tre bitar], en åt var[friend: , och den största till {friend}, för äpplets skull][pet.dog: , och en till {pet}, som hade blundat]. [pet.cat: {Pet} fick mjölken.]

”Nu trollar vi tillsammans”, sa {child.he}, och så blundade de.

”Simsalabim.”

Mums, mums, mums.

”Borta”, sa [friend / elder2: alla | alla tre], [elder: {elder.short} också, ]med munnen full.

# the-sun
Sedan blev det kväll på ängen. {child} lade sig med huvudet i {@ms} knä[friend: , och {friend's} låg på {child's} mage][music: , och {@m} nynnade på {music}]. Enhörningen pekade på solen med hornet.

”Simsalabim”, sa den.

Långsamt, långsamt gick solen ner bakom träden.[pet.dog:  {Pet} letade i gräset.][pet.cat:  {Pet} såg ut att veta vart.]

”Borta”, sa enhörningen. ”Blunda nu, {child}.”

{child} blundade.[friend:  Det gjorde {friend} också.][pet.dog / pet.cat:  [friend: Och {pet}.|Det gjorde {pet} också.]]

”Simsalabim”, viskade enhörningen.

Och {child} sov.

”Borta”, sa enhörningen.

# @first
{minder}, som bodde granne,
## if adult & !elder
{adult}
## if elder
{elder}[elder2: , {elder2}]

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @ms
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}
