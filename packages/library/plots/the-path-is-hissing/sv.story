title: Det väser i marken
title: Grävmaskinen som letade vatten
title: Ta mig i skopan
guest driver: Anki (hon), Maggan (hon)
guest post: Börje (han), Kalle (han)

% Den som står bredvid barnet (@a): {adult}, annars den äldre, annars brevbäraren, vid namn varje gång. Alla har något som är tomt: munnen med
% tandkräm (vännen), skålen (hund, katt), kaffepannan, och det blir fullt i `whoosh`.

# one-shoe-on
Skramla, skramla, brum. [!short: Skramla, skramla, brum.]

Det kom en grävmaskin på {child’s} gata[city:  i {city}], och den lät så att ingen kunde höra något annat.

[short: Den var gul och lerig och hade en skopa med fem stora tänder. | Den var gul och lerig. Den hade en lång krokig arm, och ytterst på armen satt en skopa med fem stora tänder. ]{child} sprang ut till grinden med bara ena skon på, och {@behind}.

”{@A}! [!short: Den stannar! ]Den stannar hos oss!”

# glup
Och det gjorde den. Dörren gick upp, och ut lutade sig en kvinna i orange hjälm.

”Hej på er”, sa hon. ”{driver} heter jag. Det är hål på ett rör någonstans under gatan, och allt vatten rinner ut. [short: [school: Inte ens {at school} finns det något kvar. ]|Så nu finns det inget kvar till kranarna[school: , inte {at school} heller]. ]Jag är här för att hitta hålet.”

{child} sprang in och vred på kranen i köket. Blupp, sa den. Sedan sa den inget mer.[pet.other:  Inte en droppe fick {pet}.][elder & adult & !short:  Inte en droppe fick {elder} i kaffepannan.]

[friend: {Friend}[!friend.known: , {child’s} bästa vän,] kom springande med tandkräm runt hela munnen, för det fanns inget att skölja med. ][pet.dog / pet.cat: {Pet}, {child’s} [pet.dog: hund | katt], satt på trappan och tittade ner i en tom skål.]

”Ställ er vid grinden”, sa {driver}, ”så ska ni få se.”

# dry
Armen åkte upp. Armen åkte ner. Krasch, sa tänderna! Grävmaskinen tog en tugga av gatan, svängde runt och öppnade skopan. Bom!

Gräv, sväng, bom. Gräv, sväng, bom.

Snart var det en grop, så djup att den skulle ha räckt {@a} till knäna. {driver} klättrade ner och tittade.

”Torrt”, sa hon.

Grävmaskinen rullade en bit till och försökte igen. Gräv, sväng, bom. Gräv, sväng, bom. Snart var det en grop till, så djup att den skulle ha räckt {@a} till magen.[sport:  Man hade kunnat gå ner i den och {play sport}.] {driver} klättrade ner och tittade.

”Snustorrt”, sa hon. Hon tog av sig hjälmen och kliade sig i håret. ”Det där vattnet gömmer sig.”
## or
Armen åkte upp. Armen åkte ner. Krasch, sa tänderna! Grävmaskinen tog en tugga av gatan, svängde runt och öppnade skopan. Bom!

Gräv, sväng, bom. Gräv, sväng, bom.

Snart var det en grop, så djup att den skulle ha räckt {@a} till knäna. {driver} klättrade ner och tittade.

”En gammal stövel”, sa hon. ”Torr.”

Grävmaskinen rullade en bit till och försökte igen. Gräv, sväng, bom. Gräv, sväng, bom. Snart var det en grop till, så djup att den skulle ha räckt {@a} till magen.[sport:  Man hade kunnat gå ner i den och {play sport}.] {driver} klättrade ner och tittade.

”Den andra stöveln”, sa hon. ”Snustorr.” Hon tog av sig hjälmen och kliade sig i håret. ”Det där vattnet gömmer sig.”
## if short
Armen åkte upp. Armen åkte ner. Krasch, sa tänderna! Grävmaskinen tog en tugga av gatan, svängde runt och öppnade skopan. Bom!

{driver} klättrade ner i gropen och tittade.

”Torrt”, sa hon.

Grävmaskinen försökte igen. Gräv, sväng, bom. Gräv, sväng, bom. [sport: Snart var gropen så stor att man hade kunnat {play sport} i den.]

”Snustorrt”, sa {driver}. ”Det där vattnet gömmer sig.”

# engine-off
Hon stängde av motorn[music: , och radion också, mitt i {@song},] och hällde upp kaffe ur sin termos.

Och då blev det väldigt, väldigt tyst.

# the-path-is-hissing
{child} satte sig på marken för att ta på sig andra skon. Då hörde {child.he} något. Det var ett litet, litet ljud, och det kom nerifrån marken, rakt under rumpan på {child.him}.

Ssssssss.

{child} lade sig raklång på magen, med ena örat mot marken.

[!short: Ssssssssssss.

]”{@A}”, sa {child.he}. ”Det väser i marken.”

{@A} lade sig också på magen.[friend & !short:  Det gjorde {friend} med, tandkräm och allt.] Sedan [short: lade {driver} sig|ställde {driver} ifrån sig kaffet och kom och lade sig] bredvid, så att de låg på rad.

”Nej men ta mig i skopan”, sa {driver}. ”Det är ju under er grind!”

# hand-up
Hon hoppade upp i hytten. [!short: Brum, sa motorn. ]Men grindstolpen stod i vägen, så {driver} såg inte skopan.

”{child}!” ropade hon. ”Du får vara mina ögon. Handen upp betyder stopp!”

{child} stod bredvid {@a} och gjorde sig så lång som det gick. Skopan kom, sakta. Sakta. Nu var den nästan vid stolpen …

Då räckte {child} upp handen.

Grävmaskinen stannade. Hela den jättestora grävmaskinen stannade, för {child}.

”Lite ditåt!” ropade {child}. ”Ner nu!”

# whoosh
Krasch. Gräv. Och så …

SVOOOSCH, sa det.

Vattnet sprutade upp, högre än grinden, högre än grävmaskinen[athlete: , högre än {athlete} någonsin har hoppat]. Det regnade på {driver}. Det regnade på {@a}.[elder & adult:  Det regnade på {elder}[elder2:  och {elder2}][!short: , och i kaffepannan].][elder2 & !adult:  Det regnade på {elder2}.][pet.dog / pet.cat:  Det regnade i {pet’s} skål tills den var full.][friend:  {Friend} ställde sig mitt under och gapade, och sedan var {friend.he} ren.] Det regnade i {child’s} sko.

”Där har vi hålet”, sa {driver}[!short: , och vattnet rann från hjälmen].

# mended
Hon lagade röret[!short:  med en skiftnyckel som var lika lång som {child’s} ben]. Sedan [short: drog de|fick {child} sitta i hennes knä, och de drog] i spaken tillsammans, och grävmaskinen lade tillbaka all jord. Gräv, sväng, klapp.

# not-a-hiss
På kvällen sa kranen i badrummet blupp. Den sa blupp, blupp. Och så kom vattnet, varmt och skönt, över {child’s} leriga knän[pet.other: , och det räckte till {pet} också].

Ute under gatlyktan hade grävmaskinen vikt ihop sin långa arm och lagt hakan mot vägen.

Den var alldeles tyst. Det hördes inte ett enda litet sss.

# @behind
brevbäraren {post} tittade upp från sina brev
## if adult
{adult} kom efter med den andra
## if elder & !adult
{elder}[elder2:  och {elder2}] kom efter med den andra

# @a
{post}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
