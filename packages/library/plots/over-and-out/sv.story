title: Hallå, hallå, {child} här
title: En spark är ja
title: På tisdagar
guest elder: Gunvor (hon), Ingegerd (hon)

% Lillebror eller lillasyster efter önskan, annars bebisen, som är "den". Vems magen är sägs inte. {elder} bor i närheten om ingen är bockad för.
% Den som bär (@a): {adult}, annars {elder}.

# the-roll
{@Opening} Än så länge låg {@he} i magen, men det gick att prata med {@him}. Man behövde bara en tom hushållsrulle[school: , en sån som de gjorde kikare av {at school}].

{Child.He} satte rullen mot magen.

”Hallå, hallå, {child} här! Hör du mig? Kom!”

Duns, sa det i magen. En spark.

”En spark är ja”, sa {child}[adult:  till {adult}]. ”Två är nej. Så har vi bestämt.”

# no-to-peas
Varje kväll frågade {child.he} {@him} om något viktigt.

”Hallå, hallå, {child} här! Gillar du fiskpinnar? Kom!”

Duns.

”Gillar du ärtor? Kom!”

Duns, duns.

”Nej till ärtor”, sa {child.he}. {Child.He} ritade en ärta i sitt block och strök över den.[sport:  ”Vill du {play sport}? Kom!” Duns.][athlete:  ”Lika bra som {athlete}?” Duns.][city:  ”Vet du att det är {city} du ska bo i? Kom!” Duns, duns.][pet.dog:  ”Gillar du {pet}, min hund? Kom!” Duns.][pet.cat:  ”Gillar du {pet}, min katt? Kom!” Duns.][pet.other:  ”Gillar du {pet}? Kom!” Duns.][friend:  {Friend}[!friend.known: , {child’s} bästa vän,] fick också fråga. ”Är du en tvilling? Kom!” Duns, duns.]

”Tänker du ta min säng? Kom!”

Duns, duns.

”Bra. Min röda bil, då?”

Det var tyst en stund. Sedan kom det, ganska hårt:

Duns.

”Du får låna den”, sa {child.he}. ”På tisdagar.”

# he-says-no
{Elder}[elder: | , som bodde i närheten,] brukade titta in på kaffe. {Elder.He} skrattade åt rullen.

”Kära barn, {@he} hör väl ingenting där inne!” sa {elder.he}.

Duns, duns.

”{@He} säger nej”, sa {child}.

# its-me
Så en natt var det dags. {Elder} kom[elder2:  med {elder2}] och lagade gröt åt {child} och städade i alla skåp, och dagen därpå kom {@sib} hem. Nu låg {@he} inte i magen längre. {@He} låg i en korg, och {@he} var röd och skrynklig och mycket liten.

{child} hade väntat så länge på att få prata med {@him} på riktigt. {Child.He} lutade sig fram.

”Hej”, sa {child.he}. ”Det är jag.”

{@Sib} öppnade munnen.

”UÄÄÄÄÄ!”

”{@He} vet inte att det är du än”, sa {@a}.

”Det gör {@he} visst”, sa {child}. ”Vi har pratat varje kväll.” {Child.He} försökte igen. ”Gillar du fiskpinnar?”

”UÄÄÄÄÄ!”

# there-there
{@He} hade ätit och {@he} var torr, men {@he} skrek ändå. {@A} gick runt med {@him}. ”Såja, såja”, sa {@a}.

”UÄÄÄÄÄ!”

[adult: {Elder} sjöng | Sedan sjöng {elder.he}] [music: {@song} | en visa om en fiskare], med alla verserna.

”UÄÄÄÄÄ! UÄÄÄÄÄ!”

# the-wrong-one
{child} kröp in bland jackorna i hallen. Där satte {child.he} sig på skorna. Efter en stund kom {@a} och satte sig bredvid.

”Jag tror att [adult: ni har fått med er|de har skickat hem] fel”, sa {child}. ”Min {@mine} svarar när jag pratar med {@him}. Den där känner inte ens igen mig.”

”Kanske låter du inte som du brukar”, sa {@a}.

{child} tänkte på det. {Child.He} lät väl som {child}? {Child.He} höll händerna för munnen och sa: ”Hallå.” {Child.He} tog bort händerna och sa: ”Hallå.”

Det lät inte alls likadant.

# flat
”Rullen!” sa {child.he}. ”{@He} har aldrig hört mig utan rullen! {Elder.short}, har du sett min hushållsrulle?”

”Den tomma?” sa {elder}. ”Kära barn, den slängde jag. Med tidningarna.”

{Child.He} rusade till papperskassen. Längst ner låg rullen. {Elder} hade trampat på den. Den var platt som ett bokmärke.

”Den är död”, sa {child.he}.

”UÄÄÄÄÄ!” hördes det från rummet.

# wonky
Då tog {child} rullen mellan sina händer. {Child.He} klämde den på kanterna, försiktigt, tills den gapade lite. {Child.He} stack in två fingrar, sedan en hel hand, och formade den rund igen. Den blev lite sned, men den höll.

{Child.He} gick fram till korgen. {@Sib} var röd ända upp i hjässan. {child} höll ut rullen en bit ifrån {@him} och pratade mjukt.

”Hallå, hallå. {child} här.”

”UÄÄ …”

{@He} stannade mitt i.

”Hör du mig? Kom.”

Man hörde klockan i köket. {@Sib} tittade rakt på rullen. Det var ju där {child's} röst bodde. {child} la handen vid de små fötterna och väntade.

Duns.

En spark, rakt i handen.

# the-right-one
”Det är {@he}”, viskade {child.he}. ”[adult: {Adult} | {Elder.short}], det är rätt. Det är {@he}.”

”Fråga {@him} något mer”, viskade {@a}.

”Var det trångt där inne? Kom.”

Duns.

”Tyckte du om {elder.short's} visa? Kom.”

Duns, duns.

”Ja, ja”, sa {elder.short} och torkade sig i ögonen. ”Nu tror jag er.”

# over
{child} hade många frågor kvar i blocket. Men {@sibs} ögon hade blivit smala, och nu slöt de sig. Foten låg stilla mot {child.his} hand.

”Jag ringer upp i morgon”, sa {child} i rullen. ”Klart slut.”

# @Opening
Det skulle komma en bebis hem till {child}.
## if brother
{child} skulle få en lillebror.
## if sister
{child} skulle få en lillasyster.

# @sib
bebisen
## if brother
lillebror
## if sister
lillasyster

# @Sib
Bebisen
## if brother
Lillebror
## if sister
Lillasyster

# @mine
bebis
## if brother
lillebror
## if sister
lillasyster

# @sibs
bebisens
## if brother
lillebrors
## if sister
lillasysters

# @he
den
## if brother
han
## if sister
hon

# @He
Den
## if brother
Han
## if sister
Hon

# @him
den
## if brother
honom
## if sister
henne

# @a
{elder.short}
## if adult
{adult}

# @A
{Elder.short}
## if adult
{Adult}

# @song
{music}
