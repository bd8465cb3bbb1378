title: Full av arg
title: Krokodilen med proppen
title: Längre ut!
guest friend: Iris (hon), Love (han)

% Den vuxna (@a): {adult}, annars den äldre, annars den i tältet bredvid.

# cross
Det var midsommarafton, och {child} campade vid havet med {@friend-first}. {Friend} hade redan badat fyra gånger. {child} hade inte badat alls. {child.He} satt utanför tältet och var arg på allting. Egentligen var {child.he} rädd, för vattnet vid bryggan var så djupt att man inte såg botten. Men det tänkte {child.he} inte tala om för någon.

”Blås upp badkrokodilen, då”, sa {friend}, ”så har du något att göra.”

{child} tog ur proppen och blåste. Pust, pust, pust. Det går fort att blåsa när man är arg. Snart låg det en krokodil i gräset, grön som en groda och lång som en soffa.

”Vad glor du på?” sa krokodilen.

# strawberries
Så är det med badkrokodiler: de blir likadana som andan man blåser i dem. Och den här var full av arg.

Den bet i ett tält. [age>=7: Den bet i en solstol. ] Den åt alla jordgubbarna på midsommartårtan och spottade ut dem igen, för de var för röda. När alla dansade Små grodorna runt stången lade den sig mitt i ringen, så att en groda i taget ramlade över den.

[pet.dog: {Pet} skällde på den. ”Skäll på någon i din egen storlek!” skrek krokodilen.

][pet.cat: {Pet} låg i skuggan i sin sele, tittade på krokodilen och kände igen sig.

]”Men vad är den så sur för?” sa {@a-first} och höll i kaffet.

”JAG ÄR INTE SUR!” skrek krokodilen.

”Den låter precis som du”, sa {friend} till {child}.

Det hörde {child} också. Det var lite hemskt att höra. Men det var lite roligt.

# the-plug
{child} drog ur proppen. PFFFFFFT! Allt det arga for ut och välte en kaffekopp.

[elder & adult: {Elder} [elder2: och {elder2} ]ville pröva. Nu ville den bara ha en dyna.

]”Nu blåser jag”, sa {friend}, som aldrig hade varit rädd för någonting[sport: , inte ens på {@game}], och pust, pust, pust, så reste krokodilen på huvudet.

”Hej!” sa den. ”Ska vi bada? Jag älskar att bada! Hoppa på!”

# along-the-shore
De tog på sig flytvästarna och satte sig på krokodilens rygg, {friend} fram och {child} bak. {@A} knöt ett långt rep i svansen och höll i andra änden. Först simmade den längs stranden, där man kunde se sanden på botten.[music:  Den nynnade på {@song}.] Solen glittrade, och vattnet kittlade fötterna. {child} höll hårt i {friend}. Det var faktiskt ganska härligt.

”Är det inte härligt?” sa {friend}.

”Jo”, sa {child}.

Det skulle {child.he} inte ha sagt.

# farther-out
”Då simmar vi längre ut!” ropade krokodilen. ”Längre ut!” Och så vände den på huvudet och bet av repet. Snapp.

För {friend} ville ju alltid längre ut.

Bryggan gled förbi. Vattnet blev grönt och sedan svart. Borta på stranden blev midsommarstången liten som en tändsticka.[city:  Och hem till {city} var det ännu längre.]

”Vänd!” skrek {child}.

”Varför det?” sa krokodilen. ”Det finns ju mer där borta!”

”Vänd nu”, sa till och med {friend}. {friend.He} drog den i svansen. Men krokodilen var så full av {friend} att den inte ens lyssnade på {friend}.

”Längre ut!” sjöng den. ”Längre ut!”

# how-afraid
{child} skakade så att flytvästen klapprade. Nu gick det inte att hålla inne längre.

”Jag är rädd”, sa {child.he}. ”Jag är jätterädd för när det är djupt. Jag har varit rädd hela dagen. Det var därför jag var så arg.”

{Friend} vände sig om. {friend.He} skrattade inte. {friend.He} tog {child's} hand.

”Hur rädd?” sa {friend.he}.

”Ända ner i tårna.”

Då blev {friend's} ögon alldeles stora.

”Men det är ju jättebra!” sa {friend.he}. ”Det är ju du som ska blåsa!”

# blow
De drog ur proppen. PFFF, for allt det modiga ut över havet, och krokodilen blev mjuk och låg i vattnet. Det blev kallt om benen.

”Nu!” sa {friend} och höll om {child}.

{child} blåste. Pust, pust, pust. {child.He} blåste in det svarta vattnet och allt som kanske fanns på botten. [age>=7: {child.He} blåste in varenda gång {child.he} hade sagt att {child.he} inte hade lust att bada. ]{child.He} blåste tills det inte fanns mer att blåsa, och satte i proppen.

Krokodilen tittade ner.

”Är det DJUPT här?” viskade den.

”Jättedjupt”, sa {child}.

”MAMMA!” skrek krokodilen.

Och så vände den. Den sprang mer än den simmade, med alla fyra benen[athlete: , fortare än {athlete}]. Den for förbi bryggan, upp på stranden, rakt igenom Små grodorna och in i tältet, och där borrade den ner sig i en sovsäck, med huvudet först.

# in-the-sleeping-bag
{@A} hade sprungit rakt ut i vattnet med skorna på. Nu lyfte {@a} upp {child} och höll om {child.him} länge, blöt som {child.he} var.

”Blev du rädd?” frågade {@a}.

”Ja”, sa {child}. ”Jätte.”

Andra gången var det inte alls svårt att säga.

”Det är den bästa rädsla jag har åkt på”, sa {friend}.[school:  ”Jag ska berätta om den för hela {school}.”]

Sedan badade de, alldeles vid kanten, där man kunde se sina egna tår.

# puff
Midsommarnatten var ljus som en morgon. Inne i tältet låg {child} och {friend} med sand mellan tårna, och mellan dem darrade en sovsäck.[pet.dog:  {Pet} låg på allas fötter.][pet.other:  ”Tur att {pet} fick stanna hemma”, sa {child}.]

”Är det djupt här inne?” pep krokodilen.

”Nej”, sa {child}. ”Här bottnar man.”

{child.He} drog ur proppen, sakta, sakta, så att det bara suckade. Sedan blåste {child.he} en sista gång. {child.He} var full av jordgubbar och sol, och {child.he} gäspade mitt i. Krokodilen blev mjuk och varm, och de lade sina huvuden på den, ett på var sida.

”Så här vill jag vara”, mumlade den.

”Pust”, sa krokodilen.

”Pust”, sa {child}.

# @game
{sport}

# @song
{music}

# @friend-first
sin kompis {friend}
## if friend
sin bästa vän {friend}

# @a-first
den vuxna
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  till {elder2}]

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}
