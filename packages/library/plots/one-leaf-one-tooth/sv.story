title: Ett löv och en tand
title: Inte färdig
title: Någon står bakom
guest friend: Sami (han), Iris (hon)
guest caretaker: Jonny (han), Conny (han)

# neither
Det satt ett enda löv kvar på den stora lönnen [school: utanför {school} | på skolgården], och det satt en enda lös tand i {child's} mun, och ingen av dem ville lossna.

Tanden hade varit lös i flera veckor. Den lutade. Den snurrade. {child} kunde fälla den med tungan, som en kattlucka. Men ut kom den inte.

”Den sitter i sista tråden”, sa {friend} och tittade in. {friend} var {child's} [friend: bästa vän | kompis] och hade redan tappat fyra, så {friend.he} var nästan tandläkare. ”Ett enda bett, och så är det klart.”

# pulling
{child} bet i ett äpple. Äpplet vann inte, men det gjorde inte {child} heller.

[sport: {child} gick på {@game} med öppen mun, ifall den skulle ramla ut av sig själv. ][athlete: {child.He} tittade på bilden av {athlete}, som ju måste ha klarat det någon gång. ]{friend} knöt en tråd om tanden. [elder: {Elder} hade sagt att man knyter andra änden i en dörr[elder2: , och {elder2} hade sagt att det ska man absolut inte]. Så de | De] knöt andra änden i klassrumsdörren och väntade på att någon skulle komma. Ingen kom. Då började brandlarmet, för det var övning, och {child} fick gå ut på skolgården med ett snöre hängande ur munnen, som en ballong som har slitit sig.

[pet: {@pet-pulls}]

# paper-teeth
På väggen i klassrummet satt en lista med papperständer, en för varje tand som någon hade tappat. {friend} hade fyra. Vid {child's} namn fanns det bara en bit tejp som satt och väntade. Då kände sig {child} liten.

”Den kanske tycker om mig”, sa {child}.

”Tänder kan inte tycka om någon”, sa {friend}. {friend.He} tänkte efter. ”Fast din kanske.”

# the-hats
På rasten stod de under lönnen och blängde på lövet. Det var litet och brunt och hängde längst ut på den nedersta grenen.

”Om vi får ner lövet”, sa {friend}, ”så fattar nog tanden.”

Så de skrek åt lövet. De blåste på det. {friend} kastade sin mössa på det, och sedan sin andra mössa, som var {child's}, och sedan behövde de {caretaker} och stegen.

{caretaker} var vaktmästare. Han krattade under det trädet varje höst, så han kände det personligen.

# not-done
”Kan du plocka ner det där lövet?” sa {child}. ”Det har fastnat.”

”Fastnat?” sa {caretaker}. ”Det har det inte. Det är bara inte färdigt.” Han drog ner grenen så att de fick se. ”Titta här, där skaftet sitter. Där går ett smalt streck. Det gör trädet, lite varje dag, som när man stänger en dörr väldigt sakta. Drar man innan dess, så går det sönder. Men när strecket har gått hela vägen behöver man inte göra ett dugg. Då släpper det av sig självt.” Han flyttade på tummen. ”Och titta vem som står bakom.”

Tätt intill kvisten, precis där lövet började, satt en knopp. Den var inte större än ett riskorn och stängd för vintern.

”Nästa års löv”, sa {caretaker}. ”Det är redan här. Det väntar bara på platsen.”

Han släppte grenen. Den studsade upp, och lövet fladdrade, snurrade och höll sig kvar.

# somebody-behind-it
{child} var tyst hela vägen in. {child.He} hade tungan under tanden och kände efter. Och där, längst ner, var det något. Det var en hård liten kant, knottrig som på en kaka.

”{Friend}”, sa {child}. ”Det schtår någon bakom.”

Efter det slutade {child} att bita i saker. {child.He} puttade inte på tanden, och {child.he} drog inte i den. Om någon frågade sa {child.he}: ”Den är inte färdig.”

# spaghetti
På torsdagen blev det spaghetti[city: , som i halva {city} på en torsdag], och {friend} fick stanna och äta. {friend.He} berättade hur {friend.his} andra tand hade ramlat ut på ett bröllop, mitt i [music: {@song}|allsången], och landat i brudens saft. {friend} härmade bruden. {friend} härmade saften. {child} skrattade så att {child.he} fick hålla i sig i bordet, och när {child.he} slutade tittade [adult: {adult} | alla] så konstigt på {child.him}.

”{Child}”, sa [adult: {adult} | {friend}]. ”Le en gång till.”

{child} kände efter med tungan. Där var en plats, mjuk och salt och väldigt rymlig. Tanden satt på spaghettin.

Det hade inte gjort ont. {child.He} hade inte ens märkt när den lossnade.

# trying-to-sleep
Den kvällen låg tanden under kudden, och i morgon skulle papperstanden upp på sin tejp, och {child} var så glad att {child.he} inte kunde somna. {child.He} knep ihop ögonen. {child.He} försökte så mycket {child.he} kunde.

”Jag försöker och försöker”, sa {child.he}. ”Det kommer inte.”

[adult: {Adult} slätade | Någon slätade] till täcket. ”Jag tror att du drar”, sa [adult: {adult} | en snäll röst].

# so-did-the-leaf
Så {child} lät bli. {child.He} tänkte på det lilla bruna lövet, därute i mörkret, ytterst på sin gren.

”Ingen brådska”, sa {child.he} till det, genom gluggen.

Sedan låg {child.he} bara där och gjorde inte ett dugg. Det smattrade lite på rutan. [pet.dog / pet.cat: {Pet} andades.] Tungan hittade den knottriga kanten, som väntade på sin plats. Och lite i taget, som när man stänger en dörr väldigt sakta, blev dagen färdig med {child.him}, och {child.he} släppte taget.

Det gjorde lövet också, när ingen skrek och ingen tittade.

# @game
{sport}

# @song
{music}

# @pet-pulls
{@pet-pulls-other}
## if pet.dog
När {child.he} kom hem knöt de tråden om {pet} och ropade. {Pet}, som var {a breed} och alltid brukade komma, lade sig ner och tittade på dem.
## if pet.cat
När {child.he} kom hem knöt de tråden om {pet}, som var {a breed}. {pet.He} gick in under soffan, och det gjorde {child} också, och det enda som kom ut var de två.

# @pet-pulls-other
När {child.he} kom hem frågade de {pet}, som inte visste någonting om tänder.
