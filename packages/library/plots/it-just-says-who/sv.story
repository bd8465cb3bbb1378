title: Den säger bara hur
title: Huur?
title: Sista tårtbiten
guest pet: Bosse (han), Frasse (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som kommer i tofflor är {adult}, annars mormor eller farfar, annars {minder}. Hunden är familjens, annars grannens. Ugglans ”Huur?” hoas; barnet kan göra det.

# nobody-on-the-feet
{child} var {age} år och låg i sin säng utan någon på fötterna. {@dog-sleeps} I kväll var {pet} instängd i köket, och det var {child's} fel.

[friend: {Friend}[!friend.known: , {child.his} bästa vän,] hade lånat ut en fotboll till {child.him}. ]På eftermiddagen[sport: , efter {sport},] hade {child} sparkat [friend: den|fotboll] inomhus, och bollen hade träffat {@blue-jug}, och kannan hade gått i bitar. {@First} kom springande och sa: ”Hur gick det här till?” Och innan {child} hann hindra den hade {child.his} mun sagt: ”Det var {pet}.”

{Pet} hörde sitt namn och viftade på svansen.

# an-owl
Nu hade {child} en sten i magen och kunde inte sova[school: , fast det var {school} i morgon]. {Child.He} vände sig om. Då var det någon som sa något i det mörka trädet utanför fönstret.

”Huur?”

{child} satte sig rakt upp. På närmaste grenen satt en uggla, tjock och brun, och tittade in.

”Huur?” sa ugglan.

”Det var {pet}”, sa {child}. ”{@my-dog}”

”Huur?”

”{Pet.He} hoppade upp på bordet.”

”Huur?”

”{@chair}”, sa {child}. ”Sedan puttade {pet.he} fram den med nosen.”

”Huur?” sa ugglan.

”Och så sparkade {pet.he} bollen!” sa {child}. ”Med vänster fot! Den bak![athlete:  Som {athlete}!]”

{Child.He} hörde själv att det bara blev värre.

# it-just-says-who
Dörren öppnades, och där stod {@m} i tofflor.

”Vem pratar du med?” sa {@m}.

”Ugglan”, sa {child}. ”Den frågar hur, hela tiden.”

”Hur vad då?”

”Det säger den inte. Den säger bara hur.”

”Jaså, den”, sa {@m}. ”Den frågade mig samma sak i förra veckan, när jag inte kunde sova.”

”Vad svarade du?”

”Jag sa godnatt”, sa {@m} och tittade ganska länge på sina tofflor. Sedan stoppade {@he} om {child.him}. ”Jag går ner och limmar {@jug}. Och {child}, jag är ledsen, men det är nog bäst att {pet} sover i köket från och med nu. Vi kan inte ha en hund på övervåningen som klättrar på bord.”

”Från och med nu till när då?” sa {child}.

”Från och med nu”, sa {@m}.

# nobody-asking
När {@he} hade gått gnällde {pet}, långt nere under golvet, och stenen i {child's} mage växte. Nästa gång ugglan frågar, tänkte {child}, då säger jag det. {Child.He} ställde sig på knä vid fönstret och öppnade munnen för att vara beredd.

Men ugglan bredde ut vingarna och flög bort över taken[city:  {in city}].

Nu var det ingen som frågade {child.him} någonting längre.

# a-small-basket
Då tog {child} sin kudde och sitt täcke och gick nerför trappan, duns, duns, med täcket efter sig. {@at-the-table} {Pet} låg i sin korg.

{child} lade kudden i korgen, klev i efter den och drog täcket över alltihop. Det var en liten korg. {Pet} fick ligga på {child's} huvud.

”Är det någon där?” sa {@m} utan att vända sig om.

”Jag”, sa {child}, under {pet}.

”Hur sa?” sa {@m}.

”Jag. Det var jag”, sa {child}, högt. ”Det var jag som hade sönder kannan. Så det är jag som ska sova i köket.”

# behind-the-washing-machine
Då vände {@m} sig om. Allt {@he} såg var en hund, två fötter och en korg.

”Men stolen?” sa {@m}. ”Bordet?”

{child} försökte säga det om bollen, men rösten var slut. Det var {pet} som berättade. {Pet.He} hoppade ur, gick in bakom tvättmaskinen, där {child} hade gömt [friend: {friend's} fotboll|fotbollen], och rullade fram den över golvet med nosen, ända till {@s} toffel. Sedan viftade {pet.he} åt allihop.

”Jag förstår”, sa {@m}.

”Förlåt för kannan”, sa {child}. ”Och ännu mer förlåt för {pet}.”

# the-last-slice
{@M} satte sig på golvet bredvid korgen och blev ganska skär i ansiktet.

”Du minns sista biten av din födelsedagstårta”, sa {@he}.

”Den som {pet} åt.”

”Ja”, sa {@m}. ”Alltså. Du vet att jag sa att det var {pet} som åt den?”

{child's} huvud kom upp ur korgen.

”Men {@m}!”

”Det var mitt i natten”, sa {@m}. ”Den bara stod där.”

”Du sa att {pet.he} hade öppnat kylskåpet!”

”Jag vet.”

”Du sa att {pet.he} hade ätit med gaffel!”

”Det låg en gaffel i diskhon, så något måste jag ju säga”, sa {@m}.

# one-in-each-ear
Båda två tittade på {pet}. Sedan sa de förlåt till {pet.him}, först {child} och sedan {@m}, ordentligt, i var sitt öra.[elder & adult & !elder2:  {Elder.short} hade inget att be om förlåtelse för och höll kvar om handtaget.][elder2 & adult:  {Elder.short} och {elder2.short} hade inget att be om förlåtelse för och höll kvar om kannan.][elder2 & !adult:  {Elder2.short} hade inget att be om förlåtelse för och höll kvar om handtaget.] {Pet} tvättade [elder & adult / elder2: {child} och {@m} i ansiktet|dem i ansiktet båda två] och gick före uppför trappan.

# us
Så låg {child} i sin säng med en varm, tung hund på fötterna och ingen sten någonstans. Utanför landade något mjukt på grenen.

”Huur?” sa ugglan.

”Så här”, sa {child} och blundade.

# @dog-sleeps
Grannens hund {pet} bodde hos dem så länge och sov alltid på {child.his} fötter.
## if pet.dog
{Child.His} hund, {pet}, sov alltid på {child.his} fötter.

# @blue-jug
den blå kannan
## if elder & adult
{elder's} blå kanna

# @jug
kannan
## if elder & adult
{elder.short's} kanna

# @my-dog
Grannens hund.
## if pet.dog
Min hund.

# @chair
{Pet.He} har så korta ben, så {pet.he} tog en stol
## if pet.dog & !breed.Dachshund & !breed.Yorkshire Terrier & !breed.Shih Tzu & !breed.Bulldog & !breed.Beagle & !breed.Cocker Spaniel
{Pet.He} får inte vara på bordet, så {pet.he} tog en stol

# @at-the-table
{@M} satt vid köksbordet med ryggen mot dörren och lim på alla fingrarna.[music:  På radion, väldigt lågt, var det {music}.]
## if elder & adult & !elder2
{Adult} satt vid köksbordet med ryggen mot dörren och lim på alla fingrarna.[music:  På radion, väldigt lågt, var det {music}.] {Elder} satt tätt bredvid och höll en tumme på handtaget.
## if elder2 & adult
{Adult} satt vid köksbordet med ryggen mot dörren och lim på alla fingrarna.[music:  På radion, väldigt lågt, var det {music}.] {Elder} satt tätt bredvid och höll en tumme på handtaget, och {elder2} höll en på pipen.
## if elder2 & !adult
{Elder.short} satt vid köksbordet med ryggen mot dörren och lim på alla fingrarna.[music:  På radion, väldigt lågt, var det {music}.] {Elder2} satt tätt bredvid och höll en tumme på handtaget.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @m
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
