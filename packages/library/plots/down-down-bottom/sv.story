title: Ner, ner, rumpa
title: Bytta knän
title: En trollkarl håller inga jackor

% Regel: det man byter till sig gör som det är vant.

# the-jackets
Vid sjön stod ett utkikstorn, och {child} ville att {elder} skulle följa med upp. Men {elder.short} satte sig på bänken, som alltid.

”Någon måste hålla jackorna”, sa {elder.short}.

”Du bara sitter!” sa {child} och blev riktigt arg.

”Det är knäna.” {Elder.short} reste sig. Knak, sa det ena. Knak, sa det andra. ”De är två gamla gubbar. De vill sitta.”

{Friend}, som var {child's} bästa vän, skrattade. Det gjorde {friend.he} åt det mesta, och allra mest åt ordet rumpa. Så här gick de två ner för trappor: två steg på fötterna och det tredje på baken.

”Ner, ner, rumpa!” sa de, och så dunsade de. [school: På {school} var det förbjudet.]

## or
{child} och {friend} kom ner från utkikstornet vid sjön, och det hördes lång väg.

”Ner, ner, rumpa! Ner, ner, rumpa!”

Så gick de ner för alla trappor: två steg på fötterna och det tredje på baken. [school: Utom på {school}, för där var det förbjudet. ]{Friend}, som var {child's} bästa vän, hade hittat på det. Inget ord var så roligt som rumpa, tyckte {friend}.

På bänken nedanför satt {elder} med jackorna i knät.

”Kom med upp!” sa {child} och blev riktigt arg. ”Du bara sitter!”

”Någon måste hålla jackorna”, sa {elder.short}. ”Och så är det knäna.” {Elder.He} reste sig. Knak, sa det ena. Knak, sa det andra. ”De är två gamla gubbar. De vill sitta.”

# a-laugh
På den andra bänken satt trollkarlen, där han satt varje söndag, i blå kappa och hög hatt. På skylten stod: HÄR BYTES.

”Kan inte du hålla jackorna?” frågade {child}.

”En trollkarl håller inga jackor”, sa trollkarlen med djup röst. ”En trollkarl byter. Två tar i hand, hatten läggs över, och så är det bytt. Men det man byter till sig gör som det är vant.”

Han tog {friend} i hand och lade hatten över. Plupp. ”Nu har vi bytt skratt”, sa han.

”Rumpa”, sa {child}, för att prova.

”HO! HO! HO!” skrattade {friend}, så att änderna lyfte från sjön. Men trollkarlen hade fått {friend's} skratt, och det var vant att skratta åt det ordet.

”En trollkarl fnittrar inte”, fnittrade trollkarlen.

# the-knees
”Kan man byta knän?” frågade {child} och räckte fram handen.

{Elder.short} såg på den. Sedan såg {elder.he} upp på tornet och svalde. ”En liten stund då”, sa {elder.short}.

De tog i hand. Plupp.

{Elder.short} reste sig, och det knakade inte alls. Hopp! sa knäna. De var vana vid att springa. [sport: De var vana vid att {play sport} också. ]De hoppade iväg upp i tornet, och {elder.short} fick lov att följa med. [athlete: ”Fortare än {athlete}!” ropade {friend}. ]{Friend.He} rusade efter.

”Vänta på mig!” sa {child} och reste sig.

Knak. Knak. De två gamla gubbarna böjde sig och satte ner {child.him} på bänken igen. De var vana vid den bänken. Och i knät fick {child.he} tre jackor.

# on-the-bench
Där satt {child} och hörde fötterna gå uppåt. Långt där uppe skrattade de båda två, och {child.he} visste inte åt vad.

Jackorna var varma och tråkiga. {child.He} kände sig så utanför att det sved i halsen.

[pet.dog: {Pet}, {child's} hund, lade sig över {child.his} fötter. {Pet.He} brukade ligga så på {elder's}. ][pet.cat: Katten {pet} kunde också sitta så här hela dagen, tänkte {child}. Men {pet} gjorde det med flit. ][pet.other: {Pet} fick alltid vara hemma, tänkte {child}. Nu visste {child.he} hur det var. ][music: {child.He} nynnade på {@song}, men det är inte roligt att vara ensam om en låt. ]”Är det alltid så här nere?” frågade {child}.

”En trollkarl vet inte”, sa trollkarlen och flyttade sig lite närmare. ”Men jo. Det är det.”

## or
Där satt {child} och hörde två röster, högt uppe, som skrattade åt något. Ingen talade om vad det var.

[music: {child.He} nynnade på {@song} för att ha något eget. ][pet.dog: {Pet}, som var {child's} hund, lade hakan på {child's} nya knän. Dem kände {pet.he} igen. ][pet.cat: {child.He} tänkte på katten {pet}, som kunde sitta i timmar. Men {pet} valde det själv. ][pet.other: {child.He} tänkte på {pet}, som alltid fick vara hemma. ]En jacka gled ner på marken. {child} böjde sig efter den. Knak. Sedan kom {child.he} varken upp eller ner.

Det sved i halsen, så utanför kände {child.he} sig.

Trollkarlen tog upp jackan. ”En trollkarl håller den inte”, sa han. ”Han bara lyfter den.”

# at-the-top
”HO! HO! HO!” hördes det från toppen. Det var {friend}. Sedan hördes en annan röst, en liten.

”{child}! Få dem att sluta!”

Det var {elder}. {Elder.He} höll i räcket med båda händerna, och under {elder.him} hoppade knäna upp och ner. Det var de vana vid att göra, när de äntligen var framme.

”Gå ner då!” ropade {child}.

”Jag vågar inte! Det var aldrig bara knäna. Jag är rädd för höga ställen!”

Det blev kallt i magen på {child}. Det var {child.he} som hade fått upp {elder.him} dit.

”Byt tillbaka!” sa {child.he} till trollkarlen.

”Ta i hand då”, sa trollkarlen.

Men den ena satt på en bänk och kom inte upp, och den andra stod på ett torn och kom inte ner.

# up-and-down
{child} kramade jackorna. De gör som de är vana, tänkte {child.he}. Vad är mina knän vana vid, i trappor?

”{Friend}!” skrek {child}. ”Ta {elder.short} i handen! Ner, ner, rumpa!”

”Ner”, sa {friend} där uppe och tog handen. Knäna slutade hoppa. Det där kände de igen. ”Ner”, sa {friend}. ”Rumpa!”

Duns.

”Aj”, sa {elder}. Men det var tre steg mindre kvar. Ner, ner, duns. Ner, ner, duns. Vid varje rumpa fnittrade trollkarlen, tills han ramlade av bänken.

{child} lade alla jackorna på honom och satte hans hatt på sitt eget huvud.

”En trollkarl håller inga …”

”Nu gör du det”, sa {child} och reste sig. Knak, knak, och så satt {child.he} igen. ”{Elder.short}! Hur får man upp dem?”

”Be dem snällt!” ropade {elder.short}. ”Säg: Upp med er, gubbar!”

{child} klappade dem, ett knä i taget. ”Upp med er, gubbar”, sa {child.he}. ”Snälla.”

Knak, sa det ena. Knak, sa det andra. Och de kom.

Steg för steg gick {child.he} uppåt, med hatten över ögonen och handen på räcket. Upp med er, gubbar. Knak. Och ovanifrån, närmare och närmare: ner, ner, rumpa.

Duns.

# half-way
De möttes på mitten, där trappan svänger. {child} och {elder.short} räckte varandra handen, och {friend} lade hatten över.

Plupp.

”Hej, gubbar”, sa {elder.short} till sina knän.

De satte sig, alla tre. Härifrån såg man sjön och änderna[city:  och lite av {city}]. [adult: Borta på stigen kom {adult} för att möta dem, inte större än en tumme. ][elder2: ”Det här ska {elder2} få höra”, sa {elder.short}. ]

”Jag visste inte att det var så tråkigt med jackor”, sa {child} och lutade sig mot {elder.short}.

”Och jag visste inte att det var så roligt med rumpa”, sa {elder.short}. ”Hit upp kan jag gå. Precis hit.”

## or
De möttes på mitten, där trappan svänger. {Elder's} hår stod rakt upp. De sträckte fram händerna båda två på en gång, och {friend} lade hatten över.

Plupp.

{Elder.short} klappade sina knän. ”Där är ni ju”, sa {elder.he}.

{Friend} satte sig och gjorde plats för två bredvid. De såg ända bort över sjön[city:  till taken i {city}]. [adult: På stigen kom {adult} för att möta dem. ][elder2: ”Tänk om {elder2} hade sett mig”, sa {elder.short}. ]

”Jag trodde att du tyckte om att sitta där nere”, sa {child}.

”Jag tyckte om när ni kom ner igen”, sa {elder.short} och tog {child.him} om axlarna. ”Men hit upp kan jag gå. Precis hit.”

# bottom
Trollkarlen satt kvar med jackorna. {Friend} tog honom i hand, och hatten lades över en sista gång. Plupp.

”Ho”, sa trollkarlen försiktigt. ”Ho, ho.” Jo, det var hans. ”Ni kan få jackorna nu. De var faktiskt ganska sköna.”

På vägen hem var det tre trappsteg, och {elder} gick först.

”Ner”, sa {elder.short}. Knak.

”Ner.” Knak.

Sedan såg {elder.he} sig om. Det kom ingen. Så lade {elder.he} sin jacka på det sista steget och satte sig.

”Rumpa”, sa {elder.short}. Och det var med {elder.his} egna knän.

## or
Nere på bänken satt trollkarlen med jackor ända upp till hakan. {Friend} räckte honom handen, hatten lades över, och plupp, så hade han sitt eget skratt igen.

”En trollkarl tackar”, sa han mörkt. ”Man blev så trött i magen.”

De gick hemåt, sakta, för knänas skull. På vägen var det tre trappsteg.

”Ner”, sa {elder}. Knak. ”Ner.” Knak.

Så tog {elder.he} {child} i ena handen och {friend} i den andra och satte sig, långsamt och värdigt, på det sista steget.

”Rumpa”, sa {elder.short}. Och det var med {elder.his} egna knän.

# @song
{music}
