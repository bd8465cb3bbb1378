title: Vi öppnar på tisdag
title: Flygplatsen är stängd
title: Kapten Böna
guest minder: moster Lotta (hon), moster Siv (hon)

% Ramsan är ”Snälla, får jag landa?” ”Tyvärr. Stängt!” Kaptenen och den andra flygplatsen (@a) är {adult}, annars mormor eller farfar, annars {minder}.

# green-bean
{child} satt vid bordet, och på tallriken låg en grön böna. {child} ville inte ha den. Den var lång och grön, och {child.he} hade aldrig träffat den förut.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade träffat massor och sa att de gnisslade.]

”Bara en liten tugga”, sa {@a-first}.

”Nej”, sa {child}. {Child.He} sög in läpparna, så att det bara fanns ett streck kvar där munnen hade varit.

# captain-bean
{@A} tog upp bönan och lät den flyga. ”Vrooom!” sa {@a}. ”Här kommer ett flygplan! Kapten Böna anropar {child's} flygplats[city:  {in city}]. Snälla, får jag landa?”

{child} släppte ut läpparna, bara en liten stund.

”Tyvärr”, sa {child.he}. ”Stängt!” Och så sög {child.he} in dem igen.

# closed-till-tuesday
Flygplanet tog en sväng runt vattenkannan.[music:  Det nynnade på {music} under tiden.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg under bordet och hoppades på en krasch.][pet.cat:  [!pet.known: Katten {pet}|{Pet}], som älskade att fånga sådant som flög, tittade på från fönsterbrädan.][pet.other:  {Pet} tittade också på och ville veta hur det skulle sluta.]

”Stängt?” sa kapten Böna. ”När öppnar ni?”

”På tisdag”, sa {child}.[sport:  ”Efter {sport}.”]

”Men jag har flugit hela dagen[school: , ända från {school}]”, sa kapten Böna, ”och jag är kissnödig. Snälla, får jag landa nu?”

Då måste {child} skratta, men [child.name: bara | {child.he} gjorde det] genom näsan.

”Tyvärr”, sa {child.he}. ”Stängt!”

# youre-the-boss
{@A} la ner bönan på tallrikskanten. ”Då så”, sa {@he}. ”Det är du som bestämmer på den flygplatsen. Ingen landar om du säger nej.”

Och {@a} åt sina egna bönor,[elder & adult / elder2:  och {@others}, som hade kommit på middag, åt också bönor,] och det var tyst.

{child} tittade på bönan. Den var fortfarande lång och grön. Men den såg faktiskt ut lite som ett flygplan. {Child.He} tog upp den, bara med två fingrar, och ingenting hände.

# the-other-airport
”Vrooom!” sa {child} och flög med bönan tvärs över bordet. ”Kapten Böna anropar {@s} flygplats. Snälla, får jag landa?”

{@A} la handen för munnen.

”Tyvärr”, sa {@a}. ”Stängt!”

{child} stirrade på {@him}. ”Du kan väl inte ha stängt!”

”Landningsbanan är full av bönor”, sa {@a}. ”[athlete: Inte ens {athlete} skulle komma fram. ]Pröva hos vattenkannan.”

{child} flög till vattenkannan. ”Snälla, får jag landa?” frågade {child.he} den.

”Tyvärr”, sa vattenkannan, och den lät väldigt lik {@a}. ”Stängt!”

# no-more-petrol
Nu började {child} bli trött i armen. Flygplanet vinglade till, och det flög lägre, och lägre, och lägre.

”Åh nej”, sa {@a}. ”Kapten Böna har slut på bensin!”

”Åh nej!” sa {child}. ”Han ramlar ner!”[pet.dog: 

{Pet} reste sig.][pet.cat: 

{Pet} gjorde sig beredd att hoppa.][pet.other: 

{Pet} vågade inte titta.]

”Och det är stängt överallt! Vart ska han ta vägen?”

{child} tittade på {@a}, men {@a} höll båda händerna för munnen.[elder & adult / elder2:  Det gjorde {@others-short} också.] Bönan var nästan nere i ketchupen. Det fanns bara en flygplats kvar.

# im-opening
”Håll ut, kapten Böna!” ropade {child}. ”Jag öppnar!”

Och {child.he} öppnade munnen så stort det gick, och flygplanet flög in. Bara den främsta biten. Knaster.

Det var väldigt tyst vid bordet. {child's} ögon var stora. [child.name: {child} tuggade och slutade, och tuggade sedan lite till. | {Child.He} tuggade, och så slutade {child.he}, och så tuggade {child.he} lite till.][friend:  Det gnisslade, precis som {friend} hade sagt.]

”Hur gick landningen?” sa {@a} med liten röst.

”Guppigt”, sa {child}.

”Och vad smakar det?”

{child} tänkte efter. ”Grönt”, sa {child.he} och svalde.

# the-tail
{Child.He} tittade på resten av flygplanet. Det var bara stjärten kvar. {Child.He} la den bredvid sin potatis.

”Ska stjärten också landa?” frågade {@a}.

”Nej”, sa {child}. ”Stjärten får sova här.”

”Helt rätt”, sa {@a}. ”Det är du som bestämmer.”[pet.dog: 

{Pet} suckade och la sig igen.][pet.cat: 

{Pet} tvättade en tass i stället.]

# tomorrow
Sedan torkade {@a} bort ketchupen från pilotens armbåge.

”Kapten Böna tackar så mycket”, sa {@a}. ”Han undrar om ni kanske har öppet i morgon.”

”Det har jag ju sagt”, sa {child}. ”Vi öppnar på tisdag.”

{@A} tittade på kalendern på väggen. I morgon var det tisdag.

# @a-first
{minder}, som var barnvakt
## if adult
{adult}
## if elder & !adult
{elder}

# @others
{elder}
## if elder2 & adult
{elder} och {elder2}
## if elder2 & !adult
{elder2}

# @others-short
{elder.short}
## if elder2 & adult
{elder.short} och {elder2.short}
## if elder2 & !adult
{elder2.short}

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

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
