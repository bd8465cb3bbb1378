title: Jag håller
title: Böjd som en räka
title: Vad håller du?
guest friend: Ellen (hon), Adam (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som håller i sadeln är {adult}, annars mormor eller farfar, annars {minder}. ”Håller du?” och ”Jag håller!” får gärna ropas, utom sist.

# are-you-holding
{child} var {age} år och skulle lära sig cykla utan stödhjul. {Child.He} hade hjälm på huvudet och satt på sin röda cykel på gångvägen i parken, där gräset var mjukt på båda sidor. {@A-first} stod bakom och höll i sadeln. {child} ville hemskt gärna cykla. Men {child.he} ville inte att {@a} skulle släppa.[elder & adult & !elder2:  På bänken satt {elder} med saften.][elder2 & adult:  På bänken satt {elder} och {elder2} med saften.][elder2 & !adult:  På bänken satt {elder2} med saften.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] satt i koppel vid bänken och ville springa med.][pet.cat:  Hemma satt [!pet.known: katten ]{pet} i fönstret och väntade på middagen.][pet.other:  Hemma väntade {pet} på middagen.]

{child's} bästa vän {friend} kunde redan. {Friend.He} cyklade runt dem i en ring[music:  och sjöng på {music}].

”Det är lätt”, sa {friend}. ”Man ska bara inte ramla.”

”Hur gör man då?” frågade {child}.

”Man låter bli”, sa {friend}.

# there-and-back
{child} trampade. Cykeln vinglade, och {@a} sprang efter, böjd som en räka.

”Håller du?” ropade {child}.

”Jag håller!” ropade {@a}.

De for ända till papperskorgen och ända tillbaka. {@A} flåsade som en gammal buss[city:  på väg genom {city}].

”Håller du?” ropade {child}.

”Jag håller!”

Nu gick det fortare[athlete:  än {athlete}]. Träden åkte förbi, och det fläktade i ansiktet.

”Håller du?” ropade {child}.

”Jag håller!” ropade {@a}.

Men det lät långt bort.

# over-by-the-bench
”Nej, det gör {@he} inte”, sa {friend}, som cyklade bredvid. ”{@He} står där borta vid bänken.”

{child} vände sig om. Där borta vid bänken stod {@a}. Ingen alls höll i sadeln.

Då började det vingla. Det vinglade åt ena hållet och åt andra hållet, och så åkte {child} ut i gräset och välte.

Det gjorde mest ont inuti.

# not-the-same
{@A} kom springande.

”Du cyklade, {child}! Du cyklade själv!”

”Du sa att du höll!” skrek {child}. ”Du sa det!”

”Jag höll …”, sa {@a}. ”Jag höll tummarna.”

{@He} visade dem. De var alldeles vita, så hårt hade {@he} hållit.

”Det är inte samma!” sa {child}. {Child.He} tog av sig hjälmen och satte sig på gräset med ryggen åt {@a}.

”Jag ska aldrig cykla mer”, sa {child.he}.[school & sport:  ”Inte ens till {school}. Jag ska bara {play sport}.” | [school:  ”Inte ens till {school}.”][sport:  ”Jag ska bara {play sport}.”]]

# not-until-i-say
Cykeln låg där, och bakhjulet snurrade tills det stannade. {@A} satte sig i gräset, en bit ifrån.

”Det var fuskigt av mig”, sa {@he}. ”Jag sa att jag höll, och det gjorde jag inte. Förlåt, {child}.”

{child} ryckte upp lite gräs.

”Jag blev rädd när du var borta”, sa {child.he}.

”Vad ska jag göra i stället?”

”Du får inte släppa”, sa {child}. ”Inte förrän jag säger till.”

”Det lovar jag”, sa {@a}. ”Om du inte säger till får jag väl springa här tills du är vuxen.”

# my-bottom
{child} satte på sig hjälmen. Då kom {friend} och bromsade framför dem.

”Jag vet vad som blir fel”, sa {friend}. ”Du tittar bakåt. Man cyklar dit man tittar. Du ska titta på min rumpa, {child}.”

”På din rumpa?”

”Jag cyklar först”, sa {friend}. ”Och du tittar på min rumpa hela tiden.”

Så fick det bli. {Friend} åkte först, och {child} trampade efter och tittade rakt på {friend's} gröna byxor. Sist kom {@a}, böjd som en räka, med handen om sadeln.

”Håller du?” ropade {child}.

”Jag håller!” flåsade {@a}, alldeles nära.

# let-go
Det hördes att det var sant. Det pirrade i {child's} händer. {Child.He} var rädd, och {child.he} ville, och {child.he} var rädd, och så ville {child.he} lite mer. {Child.He} höll hårt i styret, tittade på rumpan och tog ett djupt andetag.

”Släpp!” ropade {child}.

”Säkert?” ropade {@a}.

”Släpp!”

{@A} släppte. Det vinglade, men {child} tittade på de gröna byxorna och trampade, och då slutade det vingla. Träden åkte förbi, och bänken åkte förbi, och det var {child} som cyklade.

# what-are-you-holding
”Håller du?” ropade {child.he}.

”Jag håller!” ropade {@a}, långt där borta.

”Vad håller du?”

”Tummarna!”[elder & adult & !elder2: 

På bänken höll {elder} också sina.][elder2 & adult: 

På bänken höll {elder} och {elder2} också sina.][elder2 & !adult: 

På bänken höll {elder2} också sina.]

{child} skrattade så att {child.he} nästan glömde att bromsa. Men {child.he} bromsade, precis bredvid {friend}.

”Det var lätt”, sa {child}. ”Man ska bara inte ramla.”

”Det var ju det jag sa”, sa {friend}.

# uphill
Sedan cyklade de tills det blev dags för middag.[pet.dog:  {Pet} fick springa med.][pet.cat / pet.other:  {Pet} hade tyckt det länge.] Men då kunde {@a} inte räta på sig. {@He} hade sprungit så länge som en räka att {@he} hade blivit en. {@He} fick leda båda cyklarna hem, och det var uppförsbacke hela vägen.

# i-am-holding
{Friend} gick före, så att {@a} hade något att titta på. {child} gick bakom. {Child.He} satte båda händerna mot {@s} rygg och sköt på, allt {child.he} orkade.

”Håller du?” frågade {@a}.

”Jag håller”, sa {child}.

# @a-first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
