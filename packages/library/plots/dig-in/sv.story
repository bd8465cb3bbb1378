title: Hugg in!
title: Grävmaskinen som hörde ”hugg in”
guest friend: Tage (han), Lovis (hon)
guest elder: Berta (hon), Folke (han)

% Ta i så mycket det går i GRRRUM, och låt barnet göra HUGG och PLOFF. Från ”Så ja” går allt lägre och långsammare. Man hugger in på en paj, och man stoppar i sig den.

# a-picnic
{child} hade en grävmaskin i trädgården. Den var stor och gul och riktig, och den gjorde vad den än hörde.[school:  Den hade grävt sandlådan {at school}.]

I dag ville {child} ha picknick[city: , den bästa i {city}]. {Child.He} hade en filt[adult: , den fina som var {adult's}]. {Child.He} hade sin bästa vän, {friend}. Och {@elder} hade bakat en äppelpaj med vågig kant.

# dig-in
”Där är pajen”, sa {elder.short}. ”Hugg in!”

”HUGG IN?” sa grävmaskinen.

GRRRUM, sa motorn. //
Ner for armen. //
HUGG, sa skopan. //
Upp, upp, upp och … PLOFF!

Den grävde en grop precis bredvid filten, och den lade jorden på {elder.short's} hatt.

”En gång till!” sa {friend}. {Friend} sa alltid ”en gång till”[sport: , och det här var ännu roligare än {sport}].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tittade ner i gropen och viftade på svansen.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hoppade upp på muren, för säkerhets skull.][pet.other:  {Pet} var inomhus, så det var ingen fara.]

”Nej, grävmaskinen”, sa {child}. ”Inte så. Hugg in betyder ät.”

”HUGG IN betyder HUGG IN”, sa grävmaskinen.

# wiggle
De drog filten bort till äppelträdet.

”Nu får ingen säga det”, sa {child}.

{Friend} knep ihop munnen. Läpparna ville inte. De gick hit och dit och hit och dit.

”HUGG IN!” sa {friend}.

”HUGG IN?” sa grävmaskinen.

GRRRUM, sa motorn. //
Ner for armen. //
HUGG, sa skopan. //
Upp, upp, upp och … PLOFF!

Nu var det en grop vid äppelträdet, och jorden låg på {friend's} stövlar.

”En gång till!” sa {friend} och hoppade[athlete:  som {athlete}].

”Jag är hungrig”, sa {child}. Magen sa det också. Rrrrr, sa den.

# forgot
De drog filten ända bort till muren. {Elder.short} skar upp pajen. Det rök om den, och det doftade äpple. Det såg så gott ut. Och då glömde {child} sig.

”Mmm!” sa {child}. ”Hugg in!”

Oj då.

”HUGG IN?” sa grävmaskinen.

GRRRUM, sa motorn. //
Ner for armen. //
HUGG, sa skopan. //
Upp, upp, upp …

Och allra överst, på jorden i skopan, satt pajen.

# our-pie
”Vår paj!” sa {friend}. Den här gången sa {friend.he} inte ”en gång till”.

Grävmaskinen tittade ner. Den såg {child} i ansiktet. {Child's} mun hade blivit alldeles liten och ledsen.

”GRÄVDE JAG FEL?” sa grävmaskinen. Armen började skaka. Pajen började glida.

# stroke
{child} lade båda händerna på den stora gula sidan.

”Du grävde jättebra”, sa {child} och strök den, sakta. ”Så ja. Så ja. Ta ner den nu. Ner … ner … ner.”

”Ner”, sa {friend} och strök på andra sidan.

”Mmmmmm”, sa motorn, väldigt lågt.

Ner kom skopan. {Elder.short} sträckte fram båda händerna i grytvantarna. {Elder.He} visste hur man håller en het paj i den vågiga kanten, och {elder.he} lyfte ut den.

# another-word
”Vi måste ha ett annat ord”, sa {child}. ”Ett som det inte finns något grävande i.”

”Man kan säga ’stoppa i er’”, sa {elder.short}.[elder2:  ”Det är ett bra ord”, sa {elder2}.]

”Stoppa i er!” sa {child}.

”STOPPA … OM ER?” sa grävmaskinen.

Mmmmm, sa motorn, helt mjukt.

Ner kom armen, så sakta, så sakta. Den drog upp filten över {child} och {friend}. Och så klappade den på dem, klapp, klapp, klapp, med baksidan av skopan, lika försiktigt som en hand.

{child} skrattade. ”Den stoppade om oss!”

”En gång till”, viskade {friend}.

Klapp, klapp, klapp.

# the-whole-pie
Så satt de där omstoppade vid den varma muren och stoppade i sig hela pajen.[adult:  {Adult} kom ut och fick en bit av den vågiga kanten.] {Elder.short} skakade jorden ur hatten. {Elder.He} lade en äppelkärna i var och en av de tre groparna, och grävmaskinen sköt tillbaka jorden över dem[music:  och nynnade på {music}].

# the-last-corner
Sedan stod solen lågt. {child} lutade sig mot {friend}. {Friend} lutade sig mot {child}.[pet.dog:  {Pet} kröp in under filten med nosen sist.][pet.cat:  {Pet} kom ner från muren och lade sig över fötterna på dem.][pet.other:  Där inne fick också {pet} sin kvällsmat.] Grävmaskinen vek ihop sin långa arm och lade skopan i gräset, och {child} drog filtens sista hörn över den. En koltrast kom och satte sig där.

# @elder
grannen {elder}
## if elder
{elder}
