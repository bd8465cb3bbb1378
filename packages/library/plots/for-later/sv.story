title: Till sen
title: Det är inget skafferi
title: Nio saker och en vante
guest gardener: Gösta (han), Holger (han)

% @g: vem som har lotten bredvid: den äldre, annars {gardener}. @a: vem barnet går hem med: den äldre, annars {adult}, annars {gardener}. Räven är alltid den. Vad som står på lappens baksida sägs i de allra sista orden
% och inte förr.

# half-a-sandwich
{child} hade alltid önskat sig en räv. Första lördagen i november klev det fram en bakom [elder: {elder's} regntunna|regntunnan] på kolonilotten. Den sa inte ens hej[pet.dog:  till [!pet.known: hunden ]{pet}, som satt bunden vid boden][pet.cat:  till [!pet.known: katten ]{pet} på locket], utan satte sig mitt i vitlökslandet och tittade på {child's} smörgås.

Det var en mager räv med ett böjt morrhår. {child} la halva smörgåsen på gången och backade tre steg, för så ska man göra när man är artig mot rävar.

Räven tog den mycket fint i munnen. Sedan grävde den en grop bland vitlökarna, la ner smörgåsen, sköt jord över den med nosen och klappade till.

”Du ska ju äta den!” sa {child}.[pet:  ”Det hade {pet} gjort!”]

”Den är till sen”, sa räven.

”Men du fick den ju nu!”[friend:  sa {friend}[!friend.known: , {child's} bästa vän].]

”Ja”, sa räven. ”Det är därför jag har den till sen.” Och så travade den iväg genom häcken.

{@G}, som hade lotten bredvid [elder2: med {elder2} ]och odlade jättelika purjolökar, [music: slutade nynna på {music} och ]lutade sig på sin spade.

”Du har satt en smörgås”, sa {@he}. ”Den kommer nog inte upp.”

# not-a-cupboard
Nästa lördag var det en korv, och fyra vitlökar fick flytta på sig. Lördagen därpå var det ett kokt ägg, en pannkaka och bra mycket stökigare.

”Det här är ett grönsaksland!” sa {child}, som själv höll på att gräva en grop. ”Det är inget skafferi!”

”Vad lägger du i din?” frågade räven.

”Vitlök.”

”Ska du äta den?”

”Inte nu”, sa {child}. ”Den är till …”

Räven väntade.

”Det är en helt annan sak”, sa {child}.

Men {child.he} ville inte få upp en gammal pannkaka när {child.he} skulle ha vitlök.

# very-small-graveyard
Så för varje sak som räven hade grävt ner tog {child} en lång blompinne, knöt fast en lapp i toppen och stack ner den. SMÖRGÅS, stod det på lapparna. KORV. ÄGG. PANNKAKA.[friend:  {Friend} såg till att det blev rättstavat.][pet.dog:  {Pet} hade gärna hjälpt till att gräva, men ingen frågade.][pet.cat:  {Pet} strök kinden mot varenda pinne.] I mitten av december var [friend / pet.dog / pet.cat: pinnarna|de] nio.

”Det ser ut som en mycket liten kyrkogård”, sa {@g}.

# my-glove
Sedan grävde räven ner {child's} vante.

Det var den vänstra, den röda. {child} hade bara lagt den ifrån sig för att knyta skon. [pet.dog: {Pet} skällde. ][pet.cat: {Pet} jamade. ]När [pet.dog / pet.cat: {child}|{child.he}] tittade upp höll räven på att klappa till jorden.

”Det där är ju inte ens mat!” skrek {child}.

”Nej”, sa räven.

”Man kan inte äta en vante!”

”Nej, jag vet”, sa räven.

”Vad ska du ha den till, då?”

Räven tittade ner på sina tassar. ”Till sen”, sa den.

”Jag tänker inte gräva upp den”, sa {child}. ”Har du lagt dit den får du ta upp den själv.” Och {child.he} knöt en lapp på en tionde pinne och tryckte så hårt att pennan gick av. MIN VANTE, stod det. TJUV.

[friend: ”Det är rätt stavat i alla fall”, sa {friend}.]

Räven kunde inte läsa. Den tyckte att det var fina pinnar.

# snow
Den veckan snöade det[city:  över hela {city}][school: , och ingen {at school} pratade om annat]. När {child}[friend & adult / friend & elder: , {friend}][friend & !adult & !elder:  och {friend}][adult / elder:  och {@a}] kom på lördagen låg allt slätt och vitt som ett lakan, och mitt på lakanet satt räven.

Den var magrare än förut. Runt omkring den var det fullt av gropar, och alla var tomma.

”Jag har så mycket mat”, sa räven med liten röst, ”och jag vet inte var den är. Snö luktar ju ingenting. Och jag som var så noga.”[pet.dog:  {Pet} luktade efter, och det stämde.]

{child} såg ut över snön. Där syntes inte en bula och inte ett spår.

Bara tio pinnar som stack rakt upp, med lappar på.[pet.cat:  {Pet} klev genom snön och strök kinden mot KORV.]

# its-later
[friend: ”Där är KORV”, läste {friend}.]

{child} hämtade sin lilla spade, sopade undan snön med båda armarna[sport: , som om någon skulle komma och {play sport},] och grävde vid KORV tills det stack i fingrarna.[pet.dog:  Nu fick {pet} komma loss och gräva bredvid.] Upp kom den, med jord i båda ändar. {child} la den på snön och backade tre steg.

Räven åt den i två tuggor.

”Du åt upp den!” sa {child}.

”Det är klart”, sa räven. ”Sen är nu.”

# it-came-up
[friend: Sedan läste {friend}, och {child} grävde: ÄGG och PANNKAKA|Sedan grävde {child} upp ÄGG, och {child.he} grävde upp PANNKAKA], och alla de andra[athlete: , fortare än {athlete} hade kunnat]. Sist kom smörgåsen, i en klump svart jord, och för den tog {@g} av sig mössan.

”Ser man på”, sa {@he}. ”Den kom upp.”

# it-smells-of-you
Nu var det bara en pinne kvar. [friend: 

Den läste {friend} inte upp.

]{child} grävde, och där låg vanten, stel och brun och kall. {Child.He} la den framför räven.

Räven stack in hela nosen. Den blundade och andades in, länge.

”Den luktar du”, sa den. ”Du kommer ju bara på lördagar. Det är så många dagar som inte är lördag.”

[pet.dog: {Pet}, som hade {child} alla de dagarna, la sig bredvid räven i snön.][pet.cat: {Pet}, som hade {child} alla de dagarna, gick och satte sig bredvid räven.]

{child} sa ingenting på en liten stund.

Sedan la {child.he} tillbaka vanten i gropen. {Child.He} sköt jord över den och klappade till, och så vände {child.he} på lappen och skrev två nya ord på baksidan.

# for-later
Räven satt kvar tills {child} var klar. Sedan travade den hem genom häcken, bra mycket rundare än när den kom.

”Nu går vi hem”, sa {@a} vid grinden. ”Men {child}, vad du är kall om handen. Var är din andra vante?”

{child} körde ner sin kalla hand i {@as} ficka, bredvid den varma som redan låg där.

”Den har jag”, sa {child.he}. ”Till sen.”

# @G
{Gardener}
## if elder
{Elder.short}

# @g
{gardener}
## if elder
{elder.short}

# @he
han
## if elder
{elder.he}

# @a
{gardener}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{gardener's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}
