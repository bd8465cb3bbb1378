title: {Pet's} affär
title: Två affärer och inga kunder
title: Det var växeln
guest friend: Anja (hon), Tore (han)
guest pet: Doris (hon), Bosse (han)
guest minder: Majken (hon), Siv (hon)

% Den gjordes av en tax; en katt tassar och får betalt under hakan. Finns det inget djur är det grannens hund.
% @a: {adult}, annars den äldre, annars {minder}. Finns det en äldre är handsken där, och köps tillbaka.
% Killa den som lyssnar: en gång, två, tre, och sedan med alla fingrar.

# two-shops
På lördagen kom {Friend}[!friend.known: , {child's} bästa vän,] för att leka, och {child} fick en bra idé.

”Vi leker affär!” sa {child.he}. ”Jag har affären.”

”Nej, jag har affären”, sa {Friend}.

”Men det är min soffa”, sa {child}.

”Men jag har tagit med mitt förkläde”, sa {Friend}. Och det hade {friend.he}.

Så det blev två affärer. {child} hade affär i den ena änden av soffan. {Child.He} sålde en nalle, en sked och tre röda klossar. {Friend} hade affär i den andra änden. {Friend.He} sålde en kudde, en kopp och en ritad höna.

# the-till
Mitt emellan ställde de {@slipper}. Den fick vara kassan. I den låg alla pengarna, och pengarna var stora knappar.

Sedan ställde de sig i sina affärer och väntade.[music:  {child} nynnade på {music}, för det ska vara musik i affärer.]

”Plingeling!” sa {child}. ”Min affär är öppen!”

”Plingeling!” sa {Friend}. ”Min med!”

Men det kom ingen. Alla hade affär.

# a-customer
De väntade. Och då, {@tip}, {@tip}, kom det en kund.

Det var {Pet}! {@who}

”{Pet.He} ska till min affär!” sa {child}.

”{Pet.He} ska till min!” sa {Friend}.

{Pet} stannade. Nosen var i {friend's} affär. Svansen var i {child's}.

”Det är min kund”, sa {Friend}. ”Jag har ansiktet.”

”Det är min kund”, sa {child}. ”Jag har {@end}!”

”Min!”

”Min!”

# jingle
De var så upptagna av att vara arga att de inte såg vad {Pet} gjorde sedan. {Pet.He} tog toffeln, med knappar och allt. Och i väg gick {pet.he}, {@tip}, {@tip}, rassel, rassel, rassel.

”Kassan!” ropade {child}.

”Pengarna!” ropade {Friend}.

De sprang genom hallen. {@Tip}, rassel, rassel. De sprang runt köksbordet. {@Tip}, rassel, rassel.[sport:  Det var lika roligt som {sport}.][athlete:  Inte ens {athlete} hade kommit ikapp.] Och bakom jackorna hittade de {pet.him}, rak i ryggen i sin korg.

# all-in-a-row
Och {pet.he} hade inte bara toffeln. Där låg {@glove}. Där låg en boll och en klädnypa och {@bite}. Där låg {child's} ena {@boot}, som hade varit borta sedan i tisdags. Allt låg på rad.

{child} tittade på {Friend}. {Friend} tittade på {child}.

”{Pet} har affär!” sa de.

”Den är bättre än våra”, viskade {Friend}.[city:  ”Den är bäst {in city}.”]

”De har {@boots}”, viskade {child}.[school:  ”Såna behöver jag {at school}.”]

# one-tickle
Då tog de varandra i hand, för nu var de kunder, och gick fram till affären tillsammans.

”Plingeling”, sa {child}. ”En toffel, tack.”

”Vad kostar den?” frågade {Friend}.

{@rolled}

Den kostade ett killekill. De betalade hälften var.

{@sold} Klädnypan kostade tre. Och {@the-boot} var hemskt dyr. Den kostade alla fingrar de hade, ända tills {@whisk}. {@The-bite} ville ingen ha, så den fick affären äta upp själv.

# wheres-teddy
På kvällen, när {Friend} hade gått hem, kom {@a-last} och stoppade om {child}.

”Var är Nalle?” sa {@a}. Han låg inte i sängen, och han låg inte under den.

Men {child} visste. {Child.He} gick barfota genom hallen med {@a-s} hand i sin.

# still-open
Där låg {Pet} i mörkret, i sin korg. Och där låg Nalle, på rad, alldeles ensam.

”Plingeling”, viskade {child}. ”Har ni öppet fortfarande?”

{Pet} öppnade ena ögat. Sedan rullade {pet.he} över på rygg.

# the-change
{child} betalade med ett litet, långsamt, sömnigt killekill. Sedan fick {Pet} en puss på nosen.

Det var växeln.

# @tip
tripp trapp
## if pet.cat
tipp tapp

# @who
{Pet} var grannens hund, som bodde hos dem hela veckan. {Pet.He} hade ett ansikte fram och en svans bak och väldigt mycket mitt emellan.
## if pet.dog
{Pet} var {a breed}, med ett ansikte fram och en svans bak och väldigt mycket mitt emellan.
## if pet.dog & breed.Dachshund
{Pet} var en tax, med mycket korta ben och väldigt mycket mitt emellan.
## if pet.cat
{Pet} var {a breed}, med ett ansikte fram och en svans bak och väldigt mycket mitt emellan.

# @end
änden som viftar
## if pet.cat
änden som svänger

# @rolled
{Pet} rullade över på rygg. {Pet.He} sträckte fyra ben i luften.
## if breed.Dachshund
{Pet} rullade över på rygg. {Pet.He} sträckte fyra korta ben i luften.
## if pet.cat
{Pet} rullade över på rygg. {Pet.He} sträckte hakan i luften.

# @whisk
{pet's} bakben gick runt som en visp
## if pet.cat
{pet} spann som en elvisp

# @bite
en bit rostat bröd
## if pet.cat
en bit skinka

# @the-bite
brödbiten
## if pet.cat
skinkbiten

# @boot
stövel
## if pet.cat
vante

# @boots
stövlar
## if pet.cat
vantar

# @the-boot
stöveln
## if pet.cat
vanten

# @slipper
en stor toffel
## if adult
en av {adult's} tofflor
## if elder & !adult
en av {elder's} tofflor

# @glove
en stor handske
## if adult
en av {adult's} handskar
## if elder & adult
en av {elder's} handskar
## if elder & !adult
en av {elder.short's} handskar

# @sold
Handsken kostade två killekill.
## if elder
{Elder} kom också till affären och köpte tillbaka handsken. Den kostade två killekill.
## if elder & elder2
{Elder} kom också till affären och köpte tillbaka handsken. Den kostade två killekill. {Elder2} köpte bollen för två.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @a-last
{minder}, som var barnvakt,
## if adult
{adult}
## if elder & !adult
{elder.short}
