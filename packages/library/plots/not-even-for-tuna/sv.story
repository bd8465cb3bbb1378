title: Inte ens för tonfisk
title: Längst ut på kanten
guest cat: Murre (han), Sotis (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% {cat} står för familjens egen katt. Den vuxna är {adult}, annars mormor eller farfar, annars {minder}.

# nobody-pushed
Varje morgon vid frukosten puttade katten {cat} ner en tesked från köksbordet. Han gjorde det med ena tassen, väldigt långsamt, tills det sa pling i golvet.

Men nu var {cat} död. {child} satt på sin stol med smörgås och mjölk, och skeden låg längst ut på kanten av bordet, och ingen puttade.

{child} väntade på plinget. {Child.He} visste att det inte skulle komma, och det gjorde ont i magen, precis där smörgåsen skulle ner.

{@First} sträckte sig efter skeden för att lägga undan den.

”Låt den ligga!” sa {child}. ”Den är {cat’s}!”

{@A} drog genast tillbaka handen.[friend:  {Friend}[!friend.known: , {child’s} bästa kompis,] var med på frukosten och nickade. {cat} hade puttat ner en bulle för {friend.him} också.][elder & adult:  {Elder} hade kommit till frukosten och rörde om i teet med en gaffel.][elder2 & adult:  {Elder2} väntade på gaffeln.][elder2 & !adult:  {Elder2} rörde om i teet med en gaffel.]

# not-asleep
”Sover han?” frågade {child}. ”Fast jättemycket?”

”Nej”, sa {@a}. ”Han är död. När man sover andas man, och man vaknar till frukosten. {cat} vaknar inte mer.”

”Inte ens för tonfisk?”

”Inte ens för tonfisk”, sa {@a}, och rösten darrade på tonfisken.

”Då får väl någon annan putta”, sa {child}.

{@A} petade till skeden med ett finger. Pling.

”För fort”, sa {child}. ”Och du tittade på skeden.”

”Var ska jag titta då?”

”På den som blir arg.”

”Men det är ju jag”, sa {@a}.

”Då får jag vara du”, sa {child}.

# never-sorry
Så {@a} lade tillbaka skeden, gjorde en tass av handen, tittade på {child} och puttade. Pling.

”Hoppsan”, sa {@a}. ”Förlåt.”

[friend: ”{cat} sa aldrig förlåt!” sa {friend}. | ”{cat} sa aldrig förlåt!” sa {child}.]

”Nej”, sa {@a}. ”Han ångrade sig inte en enda gång i hela sitt liv.[city:  Ingen i {city} ångrade sig mindre.]”

”Lägg tillbaka den”, sa {child}. ”Min tur.”

# the-right-clink
{child} vek in tummen, så att hela handen blev tass. {Child.He} såg {@a} rakt i ögonen och började putta. Sedan stannade {child.he}, med halva skeden ute i luften, för där stannade {cat} alltid.

”{cat}”, sa {@a}. ”Nej.”

Det bara slapp ur {@him}, som det hade gjort varenda morgon.

{child} blinkade inte ens.[athlete:  {Athlete} kunde inte ha sett säkrare ut.] {Child.He} gav skeden en sista liten putt.

Pling.

Det var precis rätt pling. {@A} skrattade så att {@he} fick hålla sig i bordet, och {child} skrattade ut mjölk genom näsan.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] kom springande och tittade upp mot bordet för att se vem som hade gjort det.][pet.other:  {Pet} kände igen plinget och höll sig alldeles stilla.]

# no-bump
Sedan hörde {child} vad som kom efteråt. Det kom ingenting.

Efter plinget brukade det komma en duns, när {cat} hoppade ner för att glo på skeden som om någon annan hade tappat den. {child} tittade in under bordet. Där låg bara skeden.

Skrattet vände mitt i och kom ut som gråt.

”Han är död”, snyftade {child}, ”och jag skrattade!”

{@A} satte sig på golvet bredvid skeden och sträckte ut armarna, och {child} gled rakt in i dem.

”Jag skrattade också”, sa {@a}. ”Titta på mig.”

{child} tittade. {@S} kinder var våta, men munnen skrattade fortfarande lite, i ena änden. {child} kände efter med fingret.

”Du gör både och”, sa {child.he}.

”Ja, jag får inte isär dem”, sa {@a}.

# what-would-he-push
Så gjorde de både och, där nere på golvet, tills det blev mindre av det. Då tog {@a} upp skeden och lade tillbaka den på bordet, längst ut på kanten.

”Du lägger den alltid där”, sa {child}. ”Varför lägger du den inte i lådan?”

”Vad skulle {cat} ha puttat på då?” sa {@a}.

{child} tänkte på alla morgnarna.

”Men du sa ju nej”, sa {child.he}.

”Det var mitt jobb. {cat} puttade, och jag sa nej, och sedan lade jag tillbaka den åt honom. Det var det bästa med hela frukosten.”

”Du får ha kvar ditt jobb”, sa {child}. ”Så tar jag {cat’s}.”

{Child.He} klättrade upp på stolen. {Child.He} puttade, och stannade, och tittade.

”{child}”, sa {@a}. ”Nej.”

Pling.

Det gjorde fortfarande ont i {child’s} mage. Men nu fick smörgåsen också plats.

# right-on-the-edge
Nästa morgon[school: , före {school},] stod {@a} vid spisen med ryggen mot bordet och rörde i gröten med en gaffel[music:  och nynnade på {music}].[elder & adult:  {Elder.short} hade tagit med sig en egen sked i dag, och den höll {elder.he} hårt i.][elder2 & !adult:  {Elder2.short} hade en egen sked i dag, och den höll {elder2.he} hårt i.]

Teskeden låg längst ut på kanten.[friend:  {Friend} kom in och lade en bulle bredvid, för säkerhets skull.]

{child} satte sig, vek in tummen och väntade tills {@a} vände sig om.[sport:  Det krävde tålamod, mer än {sport}.] Sedan började {child.he} putta.

”{child}”, sa {@a}. ”Kan du inte låta bli, om jag ber dig snällt?”

”Inte ens för tonfisk”, sa {child}.

Pling.

Och {@a} böjde sig ner efter skeden och lade tillbaka den på kanten.

# @first
{minder}, som åt frukost hos dem varje dag,
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
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
