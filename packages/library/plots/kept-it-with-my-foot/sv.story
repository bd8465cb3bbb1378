title: En pöl till {elder}
title: Jag sa stanna
guest friend: Majken (hon), Vilgot (han)
guest elder: Asta (hon), Siv (hon)
guest minder: Malena (hon), Josefin (hon)

% PLASK, klafs och glugg: låt barnet göra dem. Den som kommer med bussen är familjens egen, annars {elder}, som bodde i huset intill förut. Den som är hemma är {adult}, annars {minder}.

# by-the-gate
Vid grinden låg det en pöl, och det var den bästa {child} någonsin hade sett[school: , bättre än alla {at school}].

Den var rund. Den var brun. Den hade en bit av himlen[city:  över {city}] i sig, och ett löv som åkte runt som en båt.

”{@A}!” sa {child}. ”Den ska jag visa {elder}!”

[!elder: {Elder} hade bott i huset intill förut, och {elder.he} tyckte om pölar.

]”Det ska du göra”, sa {@first}. ”Men {elder.short} kommer inte förrän efter lunch. {Elder.He} tar bussen.”

# splosh
Då kom {friend}[!friend.known: , {child's} bästa vän,] ut i sina prickiga stövlar. {child} hade sina gula.

”Är det en sådan som man hoppar i?” sa {friend}.

”Det är det”, sa {child}.

Så de hoppade[sport: , och det var nästan lika roligt som {sport}].

PLASK! lät det om {friend}.

PLASK! lät det om {child}, och en stor, kall våg slog över kanten på stöveln och ner i den. Det gjorde ingenting.

Klafs, sa foten. Klafs, klafs, klafs.

# a-thirsty-sun
Sedan kom solen fram. Det var en varm sol och en törstig sol, och den fick syn på pölen.

”{Child}”, sa {friend}. ”Din pöl krymper.”

Det gjorde den. Den hade varit stor som ett bord. Nu var den bara stor som en bricka.

”Sluta, solen!” sa {child}. ”Den är till {elder.short}!”

Men solen slutade inte.

# an-umbrella
{Friend} hämtade ett paraply och ställde det över. ”Så”, sa {friend}. ”Nu kan solen inte se den.”

De tittade under. Pölen var stor som en tallrik.

”Pölen”, sa {child}, ”stanna!”[pet.dog:  Det fungerade alltid på [!pet.known: hunden ]{pet}.][pet.cat:  Det hade aldrig fungerat på [!pet.known: katten ]{pet}.][pet.other:  {Child.He} sa det lika snällt som till {pet}.]

De tittade igen. Pölen var stor som ett kex.

Sedan slutade lövet att åka runt, för det fanns inget kvar att åka på. Och pölen var borta.

# the-bus
Precis då kom bussen.

Av klev {elder}, med sin blå väska och sin blå hatt, och på fötterna hade {elder.he} stövlar, stora och gröna och blanka.[elder2:  Av klev {elder2}, med smörgåsarna.]

”Jag kommer för den där pölen”, sa {elder.short}. ”{@A} berättade i telefon. Jag har haft stövlarna på mig sedan frukost.”

{child's} läpp började darra.

”Den är borta”, sa {child.he}. ”Jag sa stanna. Och det gjorde den inte.”

”Åh, lilla {child}”, sa {elder.short} och öppnade famnen, och {child} gick rakt in i den.

Klafs, klafs, klafs.

# what-noise
”Vänta nu”, sa {elder.short}. ”Vad är det som låter?”

”Vad då låter?” sa {child}.

”Gå lite till, vännen.”

{child} gick. Klafs. Klafs.

{Friend} fick alldeles runda ögon. ”{Child}!” sa {friend}. ”Den är i din STÖVEL!”

# gloop
{child} satte sig, duns, vid grinden. {Friend} tog tag i den gula stöveln, och {friend.he} drog. {Friend.He} drog och drog[athlete: , precis som {athlete}], och plopp! Där lossnade den.

{child} vände den upp och ner.

Ut kom en strumpa. Och sedan, glugg, glugg, glugg, kom pölen.

Den var inte stor som ett bord. Den var precis så stor som en grön stövel.

”Du sparade den åt mig”, sa {elder.short}.

”Det gjorde jag”, sa {child}. ”Jag sparade den med foten.”

# she-jumped
”Klara?” sa {friend}. ”Färdiga?”

Och {elder} hoppade.

PLASK!

Det skvätte på jackan. Det skvätte på {friend}[elder2:  och på {elder2}].[pet.dog:  Det skvätte på {pet}.][pet.cat:  Det skvätte inte på {pet}, för {pet.he} hade redan gått undan.] En droppe for ända upp och landade på {@whose} näsa.

”Det här”, sa {elder.short}, ”är den bästa pöl jag har fått.”

# another-one
När det var kväll var {child's} fot torr och pyjamasen varm, och den gula stöveln stod upp och ner vid dörren.[pet.other:  {Pet} hade fått höra alltihop.]

Pick, sa det på fönstret. Pick. Pick, pick.[music:  Det lät lite som {music}.]

”{@A}”, sa {child} och blundade. ”Vad är det?”

”Regn”, sa {@a}. ”Det gör en ny åt dig.”

”En stor?”

”En stor.”

”Bra”, sa {child}. Och {child.he} somnade, och ute vid grinden kom pölen tillbaka, droppe för droppe.

# @a
{minder}
## if adult
{adult}

# @first
{minder}, som passade {child.him}
## if adult
{adult}

# @whose
{minder's}
## if adult
{adult's}
