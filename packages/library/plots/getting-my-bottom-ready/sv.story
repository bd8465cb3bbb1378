title: Strax, sa kaninen
title: Jag ska bara få i ordning rumpan
guest friend: Tage (han), Ylva (hon)
guest pet: Våfflan (hon), Skrutt (han)
guest bunny: Sås (hon), Kolan (hon)
guest minder: Birgitta (hon), Lisbet (hon)

% ”Strax” säger kaninen, barnet, och till sist kaninen för allihop. Låt ett barn göra dunket.

# cuddle-time
Kaninen satt under skjulet[elder:  i {elder's} trädgård], och {child} ville gosa med henne.

Hon hette {bunny}. Hon var brun och rund, och hon bodde [school: {at school} | [age<6: på en förskola | i ett klassrum]], men i helgen var det {child's} tur att ta hand om henne. {child} hade ett knä alldeles klart.

{child} lade sig i gräset och tittade in i mörkret. Två ögon tittade ut.

”Kom nu, {bunny}”, sa {child.he}. ”Det är dags att gosa.”

”Strax”, sa kaninen.

# a-fact
{child} såg på {friend}, som var {child.his} bästa vän. {Friend} såg på {child}.

”Fakta”, sa {friend}. ”Den där kaninen kan prata.” {Friend} var full av fakta. En del av dem stämde.

Så de väntade. {@waited}. Sedan stack {child} in handen.

Hopp! Kaninen var ute på andra sidan. Hon sprang runt soptunnorna. Hon hade en rumpa som en studsande bulle[city: , den snabbaste i {city}], och varje gång de nästan hade henne, då hade de henne inte.[athlete:  Inte ens {athlete} hade hunnit ifatt.]

# lettuce
”Fakta”, flåsade {friend}. ”Kaniner älskar sallad. Vi måste vara sallad.”

{Friend.He} lade ett stort salladsblad på huvudet och lade sig ner på gången.

Kaninen kom skuttande. Hon åt bladet på {friend's} huvud. Hon åt ända ner till håret, och sedan provade hon lite av håret.

”Aj”, sa salladen.

{child} kastade sig fram och landade på {friend}.

# not-for-cuddling
”Sluta springa iväg!” sa {child} till kaninen. ”Du är min kanin till måndag, och kaniner är till för att gosa med!”

”Kaniner är till för att gräva”, sa kaninen. ”Man tar inte tag i folk som har saker att göra. Kom och gräv med mig.”

”Jag vill inte gräva. Jag vill sitta.”

”Och jag vill inte sitta. Jag vill gräva.” Hon stampade med foten i gräset. Dunk! ”Kom, då!”

Nu blev {child} arg. {Child.He} lade armarna i kors. ”Strax”, sa {child.he} och vände ryggen till.

Bakom ryggen på {child.him} lät det krafs, krafs, krafs.

# a-hole
När {child} vände sig om igen var det ett hål i rabatten, och ingen kanin.

”{Bunny}?” sa {child}.

”{Bunny}!” ropade {friend} ner i hålet.

Någonstans under jorden hördes det. Dunk. Det var ett mycket litet dunk. Dunk.

”Fakta”, sa {friend} med lika liten röst. ”Hon sitter fast.”

{child} blev alldeles kall i magen. {Child.He} var rädd. Kaninen hade bett {child.him} komma och gräva, och {child} hade sagt strax.

”Var är hon?” sa {child.he}.

{Friend} tog {child.his} hand och höll hårt i den.

# on-the-lawn
{@search} Sedan lade {pet.he} sig platt mitt på gräsmattan och gick inte att rubba, inte ens när {friend} drog.

{child} lade örat mot gräset bredvid {pet's} nos.

Dunk, sa gräset.

”Hon är här!” ropade {child}. ”Duktig {@dog}, {pet}! {Friend}, gräv!”

# dig
De grävde med händerna. {Friend} grävde så fort att allt hamnade på {pet}. {child} grävde och grävde, och sedan kände {child.he} något varmt. Det var ett öra.

”Jag har ett öra!” sa {child.he}.

”Dra inte i det”, sa en röst i hålet. ”Det är mitt.”

Då lät {child} bli att dra. {Child.He} grävde hela vägen runt kaninen, mycket försiktigt, tills det var gott om plats. Sedan tog {child.he} bort händerna. ”Nu kan du komma ut”, viskade {child.he}. ”När du vill.”

Kaninens nos gick upp och ner.

”Strax”, sa hon. ”Jag ska bara få i ordning rumpan.”

Plopp!

# silly-paws
”Ni gräver rätt bra”, sa kaninen, ”för att ha så fåniga tassar.”

”Det var roligt”, sa {child}. Och det var det.[sport:  Det var lika roligt som {sport}.] Så de grävde lite till, alla fyra[music: , och nynnade på {music}], tills gropen var så stor som ett badkar. {@looks}

# a-lap
Sedan satte sig {child} och {friend} på trappan, med leriga ben rakt ut. {child} hade glömt bort att {child.he} hade något knä.

Något mjukt satte framfötterna på det. Sedan bakfötterna. Det snurrade ett varv, och det var varmt och tungt och luktade gräs, och sedan satte det sig.

”Fakta”, viskade {friend}.

{Friend} strök det ena örat, och {child} strök det andra, och {@feet}

# answered-for-all
”{Child}, {friend}”, ropade {@calls}. ”Maten är klar. Kom in nu.”

{child} rörde sig inte. {Friend} rörde sig inte. Kaninen öppnade ena ögat och svarade för dem allihop.

”Strax”, sa hon.

Solen gick ner bakom skjulet. På trappan fanns två vänner, en {@kind} och en kanin, och åtta bruna tassar på rad.

# @waited
{Pet}, {friend's} hund, väntade också
## if pet.dog
{Pet}, {child's} hund, väntade också
## if pet.cat
{Pet}, {child's} katt, väntade också

# @search
Men {pet} letade inte med ögonen. {Pet} luktade. {Pet.He} gick längs rabatten, sniff, sniff, sniff.
## if pet.cat
Men {pet} letade inte med ögonen. {Pet} lyssnade, först med ena örat och sedan med det andra. {Pet.He} gick längs rabatten, tass, tass, tass.

# @dog
hund
## if pet.cat
katt

# @kind
hund
## if pet.cat
katt
## if breed.Beagle
beagle

# @feet
{pet} lade hakan på allas fötter.
## if pet.cat
{pet} lade sig tvärs över allas fötter.

# @looks
{Minder}, som passade dem, kom och tittade på den. Hon gick in igen utan ett ord.
## if adult & !elder
{Adult} kom och tittade på den. Sedan gick {adult} in igen utan ett ord.
## if elder
{Elder} kom och tittade på den[elder2: , och det gjorde {elder2} också. De gick in igen utan ett ord. | . Sedan gick {elder.short} in igen utan ett ord.]

# @calls
{minder}
## if adult
{adult}
## if elder & !adult
{elder}
