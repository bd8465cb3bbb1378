title: Natten då det snöade glass
title: {@C}, {@c}, var är du?
title: Slick, slick, slick
guest cat: Marmelad (han), Pudding (han)
guest owner: Märta (hon), Gunvor (hon)

% Den i tunneln (@c): familjens katt eller hund, annars grannens katt. Den vuxna (@a): {adult}, annars den äldre, annars grannen.

# white
När {child} vaknade var hela trädgården vit. [!short: Det hade snöat under natten. ]{child.He} öppnade fönstret och stack ut ett finger, och så slickade {child.he} på det.

{@ice}

Och det var det. Det låg vanilj på gräset[short: , och |  och jordgubb på häcken, och] soptunnan hade en chokladhatt.[school:  På {school} fick de inte upp dörren för all pistage.]

”Nej men kära nån”, sa {@a-first}. [sport: ”I det där kan man inte {play sport}. Och man kan inte gå ut utan sked.” | ”I det där kan man ju inte gå ut utan sked.”]

Så de tog på sig stövlarna och tog var sin sked. [adult & elder: {Elder} tog soppsleven. [elder2: {Elder2} tog skottkärran. ]][!adult & elder2: {Elder2} tog skottkärran. ][friend: {Friend}[!friend.known: , {child's} bästa vän,] kom på vägen med en sked i vardera handen och hoppades på jordgubb. ]Men var höll {@c} hus?

# a-hole
{@who} Det bästa {@c-he} visste i hela [city: {city} | världen] var glass. Och {@where} var det ett hål i glassen. Det var precis lika stort som {@one}, och det gick inåt och inåt.

”{@C}, {@c}, var är du?” ropade {child}.

Och långt, långt inifrån hördes ett litet ljud.

Slick, slick, slick.

[!short: ”{@C-he} äter sig genom hela trädgården!” sa [friend: {friend} | {@a}].]

# dig
Så de grävde efter {@c-him}[short: . | , och de åt det de grävde.] De grävde ända till rosenbusken, och det var vanilj.

[!short: ”{@C}, {@c}, var är du?”[friend:  ropade {friend}.]

Slick, slick, slick.

]De grävde ända till gungan, och det var jordgubb. [friend: {Friend} grävde med båda skedarna. ][music: De sjöng {@song}[!short: , men det är svårt med munnen full]. ]

[!short: ”{@C}, {@c}, var är du?”

Slick, slick, slick.

]De grävde ända till boden, och där låg ett stort, stort berg av choklad. Och inne i berget var det någon som sa …

Slick. Slick. ”Rap!”

# the-tummy
{child} grävde ett hål och satte ögat till. [!short: Där inne var det ett runt, brunt rum, slickat alldeles rent. ][short: Där inne satt | Och mitt i rummet satt] {@c}. {@C-he} hade ätit så mycket att {@c-he} också var rund.

{@C-he} stack ut huvudet genom hålet. [!short: {@C-he} stack ut båda framtassarna. ][!short: {@C-he} stack ut magen. ]Men magen ville inte komma.

{@C-he} tog i, och {@a} drog, [friend: och {friend} drog i {@a}, ]men {@c-he} satt fast.

”{@sad}”, sa {@c}[!short: , mycket ynkligt].[!short:  {@C-he} frös om tassarna och ville hem[friend: , fast {friend} höll en tass i vardera handen].]

[!short: [friend: ”Jag kan gräva”, sa {friend}, ”men tänk om jag stöter till {@c} med skedarna.” | ”Jag skulle kunna gräva ut {@c-him}”, sa {@a}, ”men tänk om jag stöter till {@c-him} med skeden.”]]

# me
[!short: Vad var mjukt och stötte inte till någon alls? ]{child} tänkte, och medan {child.he} tänkte slickade {child.he} sig om munnen.

”Å!” sa {child}. ”Jag!”

Så räckte {child} ut tungan och slickade hålet större. [!short: {child.He} slickade ovanför. {child.He} slickade nedanför. ]{child.He} slickade hela vägen runt, och det var så kallt att {child.he} måste stampa med stövlarna.

Slick, slick, slick.

[!short: Slick, slick, slick.

]PLOPP!

# drip
Ut kom {@c}. {@C-he} rullade genom hela trädgården som en stor {@ball} boll[friend: , med {friend} springande efter][athlete: , fortare än {athlete}][short: , in genom | , förbi gungan, förbi rosenbusken och in genom] köksdörren. [pet.other: {Pet} såg alltihop inifrån[!short:  och fick ögon som två glasskulor].]

Sedan kom solen fram, och den sken hela dagen. Dropp, dropp, dropp sa trädgården, tills det bara var chokladen på soptunnan kvar.[!short:  {@A} la den i en skål och ställde skålen i frysen, till i morgon.]

# in-the-warm
Och på kvällen[friend: , när {friend} hade gått hem med en sked i vardera handen,] fick {child} varm mjölk och varm pyjamas och ett stort varmt täcke, lika vitt som vanilj. {@T} stoppade om {child.him} och gav {child.him} en puss. Och ute i mörkret stod [short: {owner} på sin trappa.|någon på sin trappa. Det var {owner}.]

”{@C}, {@c}, var är du?” ropade hon.

Något runt kom in genom fönstret och upp i sängen. Det stack in huvudet under täcket. [!short: Det stack in båda framtassarna. ]Det stack in magen.

Och den här gången fick magen plats.

”Han är här inne”, ropade {@t} ut genom fönstret.[!short:  ”Han kan sova över.”]

Och nere i värmen, längst ut på {child's} fingrar, alldeles sakta och alldeles mjukt, sa det …

Slick.

Slick.

Slick.
## if pet.cat / pet.dog
Och på kvällen[friend: , när {friend} hade gått hem med en sked i vardera handen,] fick {child} varm mjölk och varm pyjamas och ett stort varmt täcke, lika vitt som vanilj. {@T} stoppade om {child.him} och gav {child.him} en puss och såg sig omkring.

”{@C}, {@c}, var är du?” sa {@t}.

Något runt kom upp i sängen. Det stack in huvudet under täcket. [!short: Det stack in båda framtassarna. ]Det stack in magen.

Och den här gången fick magen plats.

”Här inne”, viskade {child}. Och nere i värmen, längst ut på {child.his} fingrar, alldeles sakta och alldeles mjukt, sa det …

Slick.

Slick.

Slick.

# @song
{music}

# @ice
”Det är glass!” sa {child}.
## if adult
”{Adult}!” sa {child}. ”Det är glass!”
## if elder & !adult
”{Elder.short}!” sa {child}. ”Det är glass!”

# @a-first
{owner}, som bodde i huset bredvid och hade kommit ut på trappan
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{owner}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @t
någon
## if adult
{adult}
## if elder & !adult
{elder.short}

# @who
{Cat} var {owner's} katt. Han var tjock och röd.
## if adult / elder
{Cat} var katten i huset bredvid. Han var {owner's}, och han var tjock och röd.
## if pet.cat / pet.dog
{Pet} var {child's} [breed: {breed}|[pet.dog: hund|katt]].

# @where
under häcken
## if pet.cat / pet.dog
alldeles utanför köksdörren

# @one
en katt
## if pet.dog
en hund

# @ball
röd
## if pet.cat / pet.dog
lurvig

# @sad
Mjau
## if pet.dog
Voff

# @c
{cat}
## if pet.cat / pet.dog
{pet}

# @c-he
{cat.he}
## if pet.cat / pet.dog
{pet.he}

# @c-him
{cat.him}
## if pet.cat / pet.dog
{pet.him}
