title: Simsalabim, borta
title: Vart tog den vägen?
title: Åt båda hållen
guest minder: Gunilla (hon), Birgitta (hon)

% Enhörningen blundar när den trollar och vet inte att den äter. Vem barnet är på ängen med: {@m}.

# best-in-the-world
Mitt på ängen stod en enhörning, och den var bäst i hela världen på att trolla.[city:  Den var bäst {in city} också.] Det sa den själv.

”Visa!” sa {child}, som satt på en filt med {@first} och en korg.[sport:  ”Sedan ska vi {play sport}.”]

”Då behöver jag en morot”, sa enhörningen.

{child} lade en morot i gräset. Enhörningen pekade på den med hornet. Sedan blundade den.

”Simsalabim!”

Krasp, krasp, krasp.

”Borta!” sa enhörningen.

Och moroten var borta.

”Vart tog den vägen?” sa {child}.

”Det är det ingen som vet”, sa enhörningen.[pet.dog:  Hunden {pet} letade i gräset.][pet.cat:  Katten {pet}, som låg på filten, såg ut att veta.][pet.other:  Hemma kunde {pet} trolla precis likadant.]

# gone
Sedan trollade den bort ett äpple[friend:  som {friend}, {child's} bästa vän, bara hade hunnit bita i]. Simsalabim! Krasch, mums, mums. ”Borta!”

Och så trollade den bort all sallad[school: , och den hade räckt till alla {at school}]. Simsalabim! Prassel, mums, mums. ”Borta!”

# broken
Sedan skulle den trolla bort en servett. Simsalabim! Tugg, tugg, tugg. Tugg, tugg, tugg. Det tog väldigt lång tid.

”Den här är trasig”, sa enhörningen till slut, och spottade ut den. ”Har ni inget annat?”

# so-full
”Det konstiga är”, sa enhörningen, ”att jag alltid blir så mätt av det.”

{child} höll för munnen med båda händerna, så att inget skratt skulle komma ut.

# the-bun
Nu var det bara {child's} bulle kvar, den med socker på. Den hade {child.he} sparat till sist. {Child.He} lade den på filten och vände sig om efter mjölken, bara ett litet ögonblick.

”Simsalabim!” sa det bakom {child.him}. Mums. ”Borta!”

{child} tittade på filten.

”Det var min bulle!” sa {child.he}, och så började {child.he} gråta. ”Trolla tillbaka den!”

”Tillbaka?” sa enhörningen.

# one-way
Den pekade med hornet. Den blundade så hårt att öronen skakade.

”Simsalabim!”

Ingen bulle.

”Simsalabim! Simsalabim!”

Ingen bulle. Det kom bara en rap.

Enhörningen sänkte huvudet, ända tills hornet låg i gräset.

”Förlåt”, viskade den. ”Jag kan visst bara åt ena hållet.”

En tår rann nerför hela den långa nosen och stannade i sockret.

# eyes-shut
{child} torkade sig i ansiktet. {Child.He} tittade på enhörningen. Sedan tittade {child.he} på {@m}, för {@m} hade också en bulle. Och {@m} nickade.

”Blunda”, sa {child} till enhörningen. ”Jättehårt.”

Enhörningen blundade. {child} tog {@ms} bulle i båda händerna. Tyst, tyst lade {child.he} den på filten, precis där den andra hade legat.

”Säg det nu”, sa {child.he}.

”Simsalabim?” sa enhörningen.

”Titta!”

# came-back
Enhörningen öppnade ena ögat. Sedan öppnade den det andra.

”Den kom tillbaka”, viskade den. Och så hoppade den med alla fyra hovarna på en gång[athlete: , högre än {athlete}]. ”Jag kan åt båda hållen”, ropade den.

# together
{child} bröt bullen i [friend / elder & adult / elder2: bitar | tre bitar], en till var.

”Nu trollar vi tillsammans”, sa {child.he}, och så blundade de.

”Simsalabim.”

Mums, mums, mums.

”Borta”, sa [friend / elder & adult / elder2: alla | alla tre], med munnen full.

# the-sun
Sedan blev det kväll på ängen. {child} lade sig med huvudet i {@ms} knä[music: , och {@m} nynnade på {music}]. Enhörningen pekade på solen med hornet.

”Simsalabim”, sa den.

Långsamt, långsamt gick solen ner bakom träden.

”Borta”, sa enhörningen. ”Blunda nu, {child}.”

{child} blundade.

”Simsalabim”, viskade enhörningen.

Och {child} sov.

”Borta”, sa enhörningen.

# @first
{minder}, som bodde granne,
## if adult
{adult}[elder: , {elder}][elder2: , {elder2}]
## if elder & !adult
{elder}[elder2: , {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @ms
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder's}
