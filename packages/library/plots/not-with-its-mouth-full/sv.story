title: Hålet på gatan
title: Hej hej, sa hålet
title: Sten till förrätt
guest neighbour: Ulla-Britt (hon), Majken (hon)

% Den som är med (@a): {adult}, annars den äldre, annars grannen, vid namn varje gång.

# a-hole
Utanför {child's} hus[city:  i {city}] fanns det ett hål.

En gul grävmaskin hade grävt det i måndags. I tisdags hade en man med hjälm klättrat ner och bankat på ett rör. Nu var det onsdag. Runt hålet stod ett randigt staket, och ingen gjorde någonting.

{@First} satt på bänken och letade efter nycklarna. {@As} väska är också ett slags hål, så det tog en stund. {child} stack in huvudet mellan ränderna.

# two-hellos
”Hej”, ropade {child.he}, för att höra om det ekade.

”Hej hej”, sa hålet.

Det var inget eko. Ett eko säger precis lika många hej som man själv.

”Hur är det att vara hål?” frågade {child}.

”Tomt”, sa hålet. Det lät som när man pratar i en hink. ”Mest är det väldigt tomt.[sport:  Man kan inte ens {play sport}.]”

# hungry
{child} tyckte synd om hålet. Och så visste {child.he} en sak, som {child.he} måste berätta.

”I morgon ska de fylla igen dig”, viskade {child.he}. ”Han med hjälmen sa det. Förlåt.”

Det blev tyst långt där nere.

”Fylla?” sa hålet. ”Mig? Ända upp? Men det är ju underbart! Jag har varit hungrig i tre dagar!”

Det hade {child} inte tänkt på. Att ett hål är en mage.

# the-menu
”Vad blir det?” frågade hålet ivrigt.

”{@A}!” ropade {child}. ”Vad fyller man hål med?”

”Sten i botten”, sa {@a} med armen i väskan. ”Sedan grus. Sedan sand, och så asfalt överst.”

”Sten till förrätt”, sa hålet drömmande. ”Grus med sand … och vad blir det till efterrätt?”

{child} tänkte efter. Asfalt var nog ingen efterrätt.

”Det blir ingen”, sa {child.he}.

”Jaså”, sa hålet. ”Nej. Det förstås.” Och rösten blev så liten, så liten.

# the-good-half
I {child's} ficka låg en halv kanelbulle[elder & adult: , som {elder} hade bakat][elder2 & adult:  ihop med {elder2}][elder2 & !adult: , som {elder2} hade bakat]. Det var den inre halvan, den goda. {Child.He} hade sparat den hela vägen från [school: {school} | [age<6: förskolan | skolan]].[athlete:  Inte ens {athlete} hade fått smaka.] {child} tittade på bullen. {Child.He} tittade på hålet.

Sedan släppte {child.he}.

Det dröjde länge innan det sa duns.

”Åååh”, sa hålet. ”Den lägger jag i kinden så länge.”

# filled
På torsdagen kom grävmaskinen. {child} och {@a} stod vid staketet och såg på[friend: , och {friend}[!friend.known: , {child's} bästa vän,] höll för öronen]. Stenen sa dunk. Gruset sa rassel. Sanden sa schhh. Asfalten rykte, och en vält körde fram och tillbaka tills allt var alldeles slätt. Sedan tog mannen med hjälm bort staketet och åkte hem[music: , visslande på {music}].

Där hålet hade varit fanns bara en blank, svart fyrkant.

# not-even-goodbye
”Hej?” sa {child} till fyrkanten.

Ingenting.

”Hej hej?”

Ingenting alls. Nu kände sig {child} lite tom själv. {@A} märkte det och tog {child.his} hand.

”Det sa inte ens hej då”, sa {child}.

{@A} funderade.

”Man pratar ju inte med mat i munnen”, sa {@he}.

Det var sant. Det hade {@a} sagt många gånger.

# pardon
På kvällen låg {child} i sin säng. Fönstret stod på glänt. Gatlyktan lyste, [pet.dog: [!pet.known: hunden ]{pet} sov, ][pet.cat: [!pet.known: katten ]{pet} sov, ][pet.other: {pet} sov, ]och långt borta for en buss förbi. Då hördes det, rakt underifrån. Det var inte så högt, men det var runt och mörkt och nöjt:

Rrrrrap.

”Ursäkta”, sa gatan.

”Det gör inget”, sa {child}. ”Var bullen god?”

Men gatan hade redan somnat.

Det gör man, när man är riktigt mätt.

# @first
Grannen {neighbour}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{neighbour}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @As
{neighbour's}
## if adult
{Adult's}
## if elder & !adult
{Elder.short's}

# @he
{neighbour.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
