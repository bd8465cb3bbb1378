title: Hinner inte, sa havet
title: Alldeles runt hörnet
title: Ingen brådska

% Regel: den som har klockan på sig har ingen tid.

# no-time
”Vi hinner inte!” sa {elder} och knackade på sin klocka. ”Klockan tre måste vi gå härifrån, annars missar vi bussen[city:  till {city}].”

{child} hade precis satt sig i sanden. Hela veckan hade folk sagt åt {child.him} att skynda sig. [adult: Skynda dig med skorna, sa {adult}. ][school: Skynda dig med ärterna, sa de på {school}. ][sport: Skynda dig, annars är det för sent att {play sport}. ]Och nu höll {elder.short} också på. {child} blev så arg att {child.he} borrade ner båda hälarna i sanden och tänkte ha dem där.

{Pet}, {child's} hund, hade grävt gropar över hela stranden, och {elder.short} hade ramlat i nästan allihop.

”Sluta gräv!” sa {elder.he} till {pet.him}. ”Och titta på klockan, {child}!”

{Elder.He} slängde fram armen. Då gick det gamla armbandet av, klockan for iväg i en vacker båge, och havet tog lyra.

# on-the-wave
De såg den blänka. En våg hade satt på sig den.

”Oj”, sa vågen. ”Är den så mycket?”

Och så sprang den[athlete: , fortare än {athlete}]. Den sprang upp på stranden så fort att den snubblade. ”Ursäkta, hinner inte, akta tårna, hinner inte”, sa den och rusade ut igen. Precis bakom kom nästa och knuffades.

”Hinner inte, hinner inte! Jag skulle ha varit i Finland klockan två!”

”Det har min klocka på sig”, sa {elder.short}.

Den som hade på sig den klockan hade ingen tid. Det hade {child} vetat i hela sitt liv. Nu var det havets tur. Det rusade in och ut tills måsarna blev sjösjuka och fick gå.

# a-freckle
{Elder.short} tittade på sin arm. Där satt det bara arm.

”Vad är klockan?” frågade {child}.

”Ingen aning”, sa {elder.short}. {Elder.He} tittade närmare. ”En fräkne över armbågen.”

Sedan satte {elder.he} sig tätt intill {child} och tog av sig ena skon och så den andra. [music: {Elder.He} nynnade på {music}, ända till slutet. ]

”Jag hade glömt att jag har tår”, sa {elder.he}.

Men framför dem for havet fram och tillbaka. {child} visste hur det kändes att skynda sig tills man får ont i magen. {child.He} slutade vara arg och tyckte synd om havet.

”Vi måste ta klockan ifrån det”, sa {child}.

## or
{Elder.short} tittade på sin arm. Där satt det bara arm, med en vit rand där klockan hade varit.

”Vad är klockan?” frågade {child}.

{Elder.short} tittade länge på randen.

”Prick skinn”, sa {elder.he}.

Sedan satte {elder.he} sig tätt intill {child}, tog av sig skorna och åt en smörgås, långsamt, hela kanten runt. Mitten fick {child}. [music: {Elder.He} nynnade på {music}, ända till slutet. ]

Men framför dem for havet fram och tillbaka. {child} visste hur det kändes att skynda sig tills man får ont i magen. {child.He} slutade vara arg och tyckte synd om havet.

”Vi måste ta klockan ifrån det”, sa {child}.

# straight
{Pet} försökte först och bet i vågen med klockan. {Pet.He} fick munnen full av hav och nös.

”En kanal!” sa {elder.short}. ”Vi släpper in den och stänger. Gräv rakt, {child}. Rakt går fortast.”

Så {child} grävde[friend: , med en spade som {child.he} hade lånat av {friend}, {child.his} bästa vän], rakt som en linjal. Där kom vågen. Svisch, hela vägen in, och svisch, hela vägen ut igen, innan någon hann röra sig.

”Tack så mycket!” ropade havet. ”Det här går ju mycket fortare!”

”Det har mina skor på sig”, sa {elder.short}.

## or
{Elder.short} försökte först och sträckte upp handen, så som man stoppar en buss. Vågen med klockan for rakt mellan {elder.his} knän.

”En kanal!” ropade {elder.short}, som nu satt i havet. ”Vi släpper in den och stänger. Gräv rakt, {child}. Rakt går fortast.”

Så {child} grävde[friend: , med en spade som {child.he} hade lånat av {friend}, {child.his} bästa vän], rakt som en linjal. Där kom vågen. Svisch, hela vägen in, och svisch, hela vägen ut igen, innan någon hann röra sig.

”Tack så mycket!” ropade havet. ”Det här går ju mycket fortare!”

”Det har mina skor på sig”, sa {elder.short}.

# cancelled
Sedan blev det ännu värre.

”Finland klockan två”, mumlade havet. ”Sedan Island. Det går inte, något måste bort. Jag får ställa in stranden.”

”Man kan inte ställa in stranden!” skrek {child}.

”Det är inget fel på er”, sa havet, som redan var på väg. ”Jag skickar en våg till, en snabb en, för att säga hej då.”

Efter det låg sanden våt och tom. {child} blev alldeles kall. Ingen strand, aldrig mer[elder2: , och på bänken med väskorna satt {elder2} och vinkade, för att det såg så trevligt ut].

Långt ute vände den sista vågen. Den hade klockan.

# corners
{child} såg på kanalen. Rakt gick fort, och fort var just det som var felet. Men {child} kunde vara långsam. Ingen på hela stranden var bättre på det.

{child.He} grävde ett hörn. Sedan grävde {child.he} ett till. {child.He} grävde precis så som {child.he} gick hem från skolan: bort till muren, förbi den intressanta brunnen och så tillbaka för att titta på katten en gång till.

”Hinner inte, hinner inte”, sa den sista vågen och rusade rakt in.

Den sprang in i första hörnet. ”Uff! Är det långt?”

”Det är alldeles runt hörnet”, sa {child}, som sprang bredvid.

Vågen kom runt hörnet, och där var ett hörn. ”Är vi framme snart?”

”Snart”, sa {child}.

”Det sa du förra gången!”

Efter det sprang den inte längre, den gick. Sedan stannade den och tittade på ett snäckskal. ”Det var ett fint ett”, sa den.

Då fick den se klockan. ”Men hjälp! Jag måste tillbaka!”

## or
{child} såg på kanalen. Rakt gick fort, och fort var just det som var felet. Men {child} kunde vara långsam. Ingen på hela stranden var bättre på det.

{child.He} grävde ett hörn. Sedan grävde {child.he} ett till. {child.He} grävde precis så som {child.he} gick till badet när någon hade ropat: bort till fönstret, bakom soffan och in under bordet för att leta efter något.

”Hinner inte, hinner inte”, sa den sista vågen och rusade rakt in.

Den sprang in i första hörnet. ”Uff! Vem har ställt det där?”

”Det är jag”, sa {child}, som sprang bredvid. ”Det är fint. Du ska få se.”

”Jag hinner inte med fint!” sa vågen. Men det kom ett hörn till, och ett till, och nu gick den. ”Jag hinner inte”, sa den. ”Hinner inte.” Då fick den syn på en fjäder och stannade för att snurra den runt. ”Det där är fint”, sa den.

Då fick den se klockan. ”Men hjälp! Jag måste tillbaka!”

# no-hurry
”{Elder.short}!” skrek {child}.

Och {elder.short} frågade inte hur lång tid det skulle ta. {Elder.He} lade sig raklång tvärs över kanalen, i finskjortan, och vågen sprang rakt in i {elder.his} mage.

”Det är kallt!” vrålade {elder.short}. ”Det rinner in i skjortan! Hur länge ska jag ligga här?”

”Det är ingen brådska”, sa {child}.

Vågen bubblade och reste sig för att hoppa över.

”{Pet}”, sa {child}. ”Gräv.”

{Pet} stirrade på {child.him}. Det hade ingen sagt förut. Och så grävde {pet.he}, så att alla fick sand i håret. Längst in i kanalen blev det en grop, och vågen ramlade i, snurrade ett varv och sjönk undan med en lång suck.

Aaaah.

I sitt livs bästa grop satt {pet}, och bredvid {pet.him} låg klockan. {Elder.short} stoppade den i fickan.

# plenty
Långt ute stannade havet. Sedan kom det tillbaka, lite in och lite ut, och ställde ner två skor bredvid varandra.

”Vad skulle jag göra i Finland?” sa det.

Det kom det inte på, och därför stannade det, som om det hade hela dagen på sig. Och det hade det.

Bussen hade de förstås missat. De satt vid hållplatsen, sandiga överallt, med {pet} över fötterna, och såg hur det blev rosa över vattnet. När nästa buss kom runt kröken såg {child} att ett skosnöre hade gått upp. {child.He} böjde sig ner och började knyta, en ögla i taget.

{Elder.short} stack handen i fickan, där det tickade. Sedan tog {elder.he} upp handen igen, tom.

”Vi hinner”, sa {elder.he}.

## or
Långt ute stannade havet. Sedan kom det tillbaka, lite in och lite ut, och ställde ner två skor bredvid varandra.

”Vad skulle jag göra i Finland?” sa det.

Det kom det inte på, och därför stannade det, som om det hade hela dagen på sig. Och det hade det.

Bussen hade de förstås missat, så de gick längs vattnet till nästa hållplats, och havet gick bredvid. {child} hittade en sten med en rand och måste titta på båda sidorna. {Pet} måste också titta. Då kom nästa buss runt kröken.

{Elder.short} stack handen i fickan, där det tickade. Sedan tog {elder.he} upp handen igen, tom.

”Vi hinner”, sa {elder.he}.
