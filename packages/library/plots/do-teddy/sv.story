title: Så luktar inte Nalle
title: Gör Nalle
guest friend: Samira (hon), Elias (han)
guest pet: Tusse (han), Ludde (han)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: sniff, sniff. Låt barnet lukta på nallen, varje gång. Den som läser är {adult}, annars {minder}.
% Hunden är familjens, annars grannens, som bor hos barnet så länge; en katt bär nallen i nacken: @under, @takes, @dog, @hairs. Labradoren är originalet.

# washed
{@Washed} Nalle.

[adult: {adult.He}|Hon] hade tvättat bort gröten och leran[school:  från {school}] och något rosa som ingen visste vad det var. Nu satt Nalle på köksgolvet och var alldeles ren[city: , den renaste {in city}].

{child} tog upp honom. {Child.He} stack in näsan i hans mage.

Sniff, sniff.

”Nej”, sa {child}. ”Så luktar inte Nalle.”

# flowers
”Han luktar blommor”, sa {@a}. ”Det är väl gott?”

”Nej”, sa {child}, och munnen började darra. ”Nalle ska lukta Nalle.”

{Friend} var där. {Friend} [!friend: var {child's} bästa vän, och {friend.he} ]ville bädda ner Nalle i sin dockvagn. Det hade {child} lovat. Men {child} ville inte lägga Nalle i någon vagn. Inte när han luktade fel.

”Hur luktar Nalle, då?” frågade {friend}.

Det kunde {child} inte säga. Det visste bara näsan.

# sandwich
”Jag vet!” sa {friend}. ”Han luktar smörgås!”

{Friend.He} hämtade sin smörgås[athlete: , fort som {athlete}], och så gned {friend.he} Nalle med den. Det blev smör på hans öra.

Sniff, sniff.

”Nej”, sa {child}. ”Så luktar inte Nalle.”

# scarf
”Oj då”, sa {@a} och torkade örat. [adult: {adult.He}|Hon] hämtade sin stora halsduk. ”Kanske luktar han som jag?”

{child} stack in näsan i halsduken. Den luktade {@a}, och det var en bra lukt.

Sniff, sniff.

”Nej. Så luktar inte Nalle.”

# no-no-no
De luktade på kudden. Sniff, sniff. Nej.

[sport: De luktade på {sport.thing}. Sniff, sniff. Nej.

][elder: De luktade på {elder's} [elder2: och {elder2's} tofflor|toffel]. Sniff, sniff. Nej.

]De luktade på stöveln. Sniff, sniff. Nej, nej, nej!

# under-the-table
{@Under} {Pet.He} brukade ligga där hela dagen och vänta på att någon skulle tappa något. Nu kröp {friend} in till {pet.him}, för {friend.he} var trött på att leta. {Friend.He} la kinden mot {pet's} hals, där pälsen är som mjukast.

Sniff, sa {friend}.

Sniff, sniff, sniff.

”{child}”, sa {friend}. ”Kom!”

# it-is-him
{child} kröp in under bordet. {Child.He} stack in näsan i {pet's} hals, ända in.

Sniff, sniff.

{Child.He} blev alldeles stilla.

”Det är Nalle”, viskade {child}. ”{Pet} luktar Nalle!”

{@A} la sig på knä och tittade in under bordet. ”Är det {@dog} han brukar lukta?” sa {@a}. ”Och jag som tvättade honom två gånger.”

Ja, för var låg {child}, när {child.he} vilade? Hos {pet}. Och var låg Nalle? Mitt emellan.

# do-teddy
{child} höll fram Nalle.

”{Pet}”, sa {child.he}. ”Gör Nalle.”

{Pet} luktade på Nalle. Sniff, sniff, gjorde {pet}. Och så nös {pet.he}. {Pet.He} tyckte visst inte heller om blommor.

{@takes}

# how-long
”Nu gör {pet.he} Nalle”, sa {friend}.

”Hur lång tid tar det?” frågade {@a}.

Det visste ingen. Så de väntade. {child} låg på ena sidan om {pet}, och {friend} låg på den andra. {@A} fick också plats, utom benen[music: , och nynnade på {music}].[elder:  {Elder.short} väntade på en stol[elder2: , och {elder2.short} på en annan].]

De väntade så länge att det blev mörkt i fönstret.

# a-push
Då lyfte {pet} på hakan. {Pet.He} puffade till Nalle med nosen, en gång, bort till {child}.

Nalle var lite blöt. Han var lite platt. Han hade {@hairs} på magen.

{child} stack in näsan.

Sniff, sniff.

Alla var tysta. Till och med {pet}.

# well
{child} luktade en gång till. Sedan gav {child.he} Nalle till {friend}, och {friend} bäddade ner honom i vagnen, ända upp till hakan.

”Nå?” sa {@a}.

”Ja”, sa {child}. ”Så luktar Nalle.”

# @washed
{minder}, som passade {child}, hade tvättat
## if adult
{adult} hade tvättat

# @a
{minder}
## if adult
{adult}

# @under
Under bordet låg {pet}, grannens hund, som bodde hos {child} den vintern. {Pet.He} var en labrador, stor och gul och varm.
## if pet.dog
Under bordet låg {pet}. {Pet} var [breed: {a breed}, ]mjuk och varm.
## if pet.cat
Under bordet låg {pet}. {Pet} var [breed: {a breed}, ]mjuk och varm.

# @dog
hund
## if pet.cat
katt

# @takes
Sedan öppnade {pet.he} munnen, den stora, mjuka munnen, och tog Nalle. {Pet.He} tog honom så försiktigt som man tar ett ägg. {Pet.He} la ner Nalle mellan sina tassar. Och så la {pet.he} hakan på honom, tungt, och suckade.
## if pet.dog
Sedan öppnade {pet.he} munnen, den mjuka munnen, och tog Nalle. {Pet.He} tog honom så försiktigt som man tar ett ägg. {Pet.He} la ner Nalle mellan sina tassar. Och så la {pet.he} hakan på honom, tungt, och suckade.
## if pet.cat
Sedan öppnade {pet.he} munnen och tog Nalle i nacken. {Pet.He} tog honom så försiktigt som man tar en kattunge. {Pet.He} la ner Nalle mellan sina tassar. Och så la {pet.he} hakan på honom, tungt, och spann.

# @hairs
gula hår
## if pet.dog
hundhår
## if pet.cat
katthår
