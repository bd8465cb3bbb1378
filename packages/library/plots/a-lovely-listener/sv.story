title: Geralds fyra liv
title: Gerald den fjärde
title: En fin lyssnare
guest friend: Julius (han), Mira (hon)
guest lodger: Ingegerd (hon), Birgit (hon)
guest team: Samira (hon), Tuva (hon)
guest teacher: Monika (hon), Anneli (hon)

% Allt hänger på fyra påsar: pölen (kompisen), pannkakan (den vuxna), bussen (barnet) och den fjärde på bänken.

# mother-of-a-bag
På måndagsmorgonen blev {child} förälder till en påse vetemjöl.

[school: Det var något de gjorde {at school}. | Det var ett skolarbete.] Alla i årskursen skulle jobba två och två, en från varje klass, och sköta om en påse i en vecka. På fredagen skulle man ställa sig upp och berätta vad man hade lärt sig. {child} hamnade med {friend}.

För ett år sedan hade det varit världens bästa nyhet. De hade varit bästa vänner i flera år. Men sedan i höstas gick de i olika klasser. {Friend} hade schackklubben och {child} hade [sport: {sport} | innebandyn], och ingen hade gjort något fel, och på något sätt hade det krympt till ett ”Läget?” i korridoren.

”Läget?” sa {friend} och slog sig ner bredvid.

”Bra”, sa {child}.

{Friend} tog av korken på en penna och ritade ett ansikte på påsen: två prickar, en liten bekymrad mun och ett ögonbryn som satt högre än det andra.

”Gerald”, sa {friend}.

”Absolut Gerald”, sa {child}, och en sekund var det precis som förr.

# columns
{Friend} hade honom först och lämnade över honom på onsdagen, invirad i en halsduk. Det fanns ett schema. Det hade kolumner, och bådas adresser längst ner.

”Han har varit jättesnäll”, sa {friend} utan att riktigt se på {child}. ”Försök att inte, du vet. Klämma sönder honom.”

{Friend} tror att jag kommer att vara hopplös, tänkte {child}. Så då var {child.he} inte hopplös. På kvällen ställde {child.he} Gerald på hyllan i köket, där det var torrt[elder:  och där {elder}[elder2:  och {elder2}] i telefon trodde att han stod säkrast].[pet.dog:  {Pet} blev tillsagd att inte slicka på honom.][pet.cat:  {Pet} satte sig på honom en gång och blev bortlyft.][pet.other:  {Pet} fick veta att det inte var något personligt.]

# the-number-fourteen
På torsdagsmorgonen fick Gerald fönsterplatsen på buss nummer fyra[athlete: , bredvid en affisch med {athlete}]. Men så klev {team} på och sa att laget skulle tas ut, i dag, på lunchen, och {child} hoppade av vid skolan mitt i en mening.

Bussen hade hunnit runt hörnet innan {child’s} armar märkte att de var tomma.

På lunchen missade {child.he} uttagningen och ringde bussbolaget, och en inspelad röst sa att {child.his} samtal var viktigt för dem. Efter skolan köpte {child.he} en ny påse. Det var stenmalet, men det fanns inget annat. {Child.He} ritade två prickar, en bekymrad mun och ett högt ögonbryn. Handen darrade, så Gerald såg lite sjösjuk ut.

# he-looks-well
På fredagen ställde {child} honom på bänken mellan dem. {Friend} tittade på honom länge.

{Friend} vet, tänkte {child}.

Men {friend} sa bara: ”Han ser pigg ut.”

”Tack”, sa {child}.

Det var allt. {child} hade klarat sig. De skulle få bra betyg, och {friend} skulle säga ”Läget?” i korridoren i flera år till och aldrig få veta något.

Det var konstigt hur mycket tyngre det var än en påse mjöl.

# not-gerald
”{Friend}”, sa {child}. ”Det där är inte Gerald.”

{Friend} blev vit i ansiktet.

”Jag glömde honom på bussen”, sa {child}. ”Jag köpte en ny och ritade dit ansiktet. Förlåt, verkligen. Du hade ju gjort ett schema, och jag stod inte ut med att du skulle tro …”

”Jag tappade honom i en vattenpöl”, sa {friend}.

”Va?”

”I tisdags. På väg till schacket. Han sprack. Det blev som klister, {child}, det var hemskt, det kom en hund och åt av honom.” Nu kom allt på en gång. ”Den du fick var en ny. Schemat gjorde jag efteråt, med olika pennor. Jag trodde att du aldrig skulle vilja göra något med mig igen.”

De stirrade på påsen.

”Så jag tappade aldrig bort Gerald”, sa {child} långsamt. ”Jag tappade bort Gerald den andre.”

Det ryckte i {friend’s} ena mungipa. ”Och det här är Gerald den tredje”, sa {friend}. ”Han är stenmald.”

”Det blir man”, sa {child}, ”med sådana föräldrar.”

Sedan gick det inte längre. De skrattade med pannan mot bänken tills de blev framropade, och där framme berättade de alltihop för alla, med hund och allt. De fick två poäng av tio för omvårdnad och tio för ärlighet, och deras lärare {teacher} fick torka sig i ögonen.

# the-pancake
{Friend} följde med {child} hem efteråt. Det var första gången sedan i somras, och {friend} visste fortfarande vilken stol som vickade. Med olika röster berättade {child} alltihop för {@first}. {@A} skrattade åt vattenpölen. Vid ”Gerald den andre” la [adult: {adult.he} | hon] handen över ögonen.

”{@A}?” sa {child}.

”I onsdags kväll”, sa {@a}, ”när du hade gått och lagt dig, blev jag sugen på pannkaka.”

En lång stund hördes bara kylskåpet.

”Åt du upp honom?”

”Jag såg inte ansiktet förrän äggen var i! Han stod ju på hyllan, {child}, bland riset! Jag gick till macken klockan elva på natten, i tofflor, och det där ögonbrynet fick jag göra om fyra gånger.” {@A} kikade på dem mellan två fingrar. ”Jag tänkte berätta det när du fyllde trettio.”

{Friend} räknade viskande. ”Vattenpölen. Pannkakan. Bussen”, sa {friend}. ”Då är det här Gerald den fjärde.”

# the-doorbell
Och då ringde det på dörren.

Där stod en busschaufför med en påse mjöl under armen. Den hade ett högt ögonbryn, och någon hade gjort en hatt åt den av en biljett.

”Adressen stod på schemat”, sa han. ”Han har suttit framme hos mig i två dagar[city:  och sett hela {city}]. Inget bråk alls. Fin lyssnare.”

# who-is-in-it
Efter en sådan vecka fanns det bara en sak att göra. {@A} tog fram äggen. De klippte ut båda ansiktena och satte upp dem på kylskåpet.[music:  De spelade {music} på hög volym.] Sedan kastade {friend}, {child} fångade, och en del hamnade på stolen som vickade.[pet.dog:  {Pet} tog hand om den biten, och nu var det tillåtet.][pet.cat:  {Pet} tog hand om den biten och tvättade sig efteråt.][pet.other:  {Pet} sov sig igenom alltihop.][elder:  {Elder}[elder2:  och {elder2}] ringde mitt i och måste få höra det från början.]

# all-right
Klockan tio på kvällen tittade {@a} in hos {child}. ”Nå, vad lärde du dig?” frågade {@a}.

{child} funderade. Telefonen lyste upp bredvid kudden. Det var {friend}.

”Läget?” stod det.

Det var märkligt. Det var precis samma ord.

”Att man alltid ska kolla vem det är i pannkakorna”, sa {child}. Och så skrev {child.he} tillbaka: ”Bra. På riktigt. Vi ses på lördag.”

# @first
{lodger}, som hyrde rummet en trappa ner
## if adult
{adult}

# @a
{lodger}
## if adult
{adult}
