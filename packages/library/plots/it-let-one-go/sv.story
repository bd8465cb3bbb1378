title: Släpp, sa {elder.short}
title: ”Slörp”, sa leran
title: Inte dra!

% En regel: det som suger ska man inte dra i, det ska ha luft. Leran säger Slörp, och sedan Prrrrrutt. "Släppte sig" är skämtet.

# the-mug
{child} och {elder} hade plockat en hel korg kantareller i skogen[city:  utanför {city}], och nu skulle de hem. {child} hade en ring på hakan. Den kom av saftmuggen. När de fikade hade {child.he} sugit fast den, och sedan gick den inte att få loss. {Child.He} drog, men då sög den bara hårdare.

”Inte dra”, hade {elder.short} sagt. ”Släpp in lite luft.” Så hade {elder.he} stuckit in ett finger vid kanten, och plopp, så satt muggen i {elder.short's} hand i stället.

# slurp
Mitt på stigen låg det en lerpöl. På ena sidan rann bäcken, på andra sidan stod granarna tätt, så runt gick det inte.

”Jag går först”, sa {elder.short}. ”Jag har längst ben.”

{Elder.He} tog ett kliv. {Elder.He} tog ett kliv till.

Slörp, sa leran.

”Släpp!” sa {elder.short} och drog i foten[athlete: , så hårt att {athlete} hade blivit imponerad].

”Slörp”, sa leran och höll fast.

”Jaså”, sa {elder.short}. ”Men jag har en fot till!” Och så satte {elder.he} den bredvid, för att ta spjärn.

Slörp, sa leran. Nu satt båda två.

”Släpp!” sa {elder.short}.

”Slörp, slörp”, sa leran.

# i-live-here
{Elder} såg på sina stövlar. {Elder.He} såg på skogen runt omkring.

”Jaha”, sa {elder.he}. ”Då bor jag här nu.”

”Det kan du inte göra!” sa {child}. ”Du ska ju läsa för mig i kväll![school:  Och följa mig till {school} i morgon!]”

”Då får du komma hit med boken”, sa {elder.short}. ”Och en macka.”

# in-the-bilberries
{child} ställde ner korgen. {Child.He} stod längst ut på kanten, där det var torrt, och tog tag i stöveln med båda händerna.[sport:  Stark var {child.he}, för {child.he} brukade {play sport}.]

”Släpp!” sa {child} och drog.

”Slörp”, sa leran.

{child} drog så att {child.he} satte sig, duns, i blåbärsriset. Men stöveln satt där den satt.

# so-nearly-home
Nu gick solen ner bakom granarna. Det blev kallt om näsan. {Elder} skojade inte mer.

”Och vi som är så nära hemma”, sa {elder.he}, ganska tyst.

# the-ring
{child} satt i riset med hakan i händerna och tänkte. Då kände {child.he} ringen. Den satt kvar. Och hur var det {elder.short} hade sagt, när muggen sög?

”{Elder.short}!” sa {child}. ”Inte dra! Den ska ha luft!”

{Child.He} hittade en pinne, lång och rak. {Child.He} stack ner den i leran, tätt intill stöveln. Ner, ner, ner. Och så rörde {child.he} runt.

Först hördes ingenting.

Sedan hördes det, långt nerifrån:

Prrrrrutt.

# not-me
{child} tittade på {elder.short}.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tittade också på {elder.short}.]

”Det var inte jag”, sa {elder.short}.

”Det var leran!” skrek {child}.

Och plopp, så var stöveln loss!

”Den släppte!” ropade {child}.

”Den släppte sig”, sa {elder.short}, och då skrattade de så att {elder.short} var tvungen att hålla i en gran.[friend:  ”Det här ska {friend} få höra”, sa {child}, för {friend} var {child.his} bästa vän.]

# the-other-boot
Sedan tog {child} den andra stöveln.

”Släpp”, sa {elder.short}.

{child} rörde runt med pinnen.

”Prrrrrutt”, sa leran. Plopp.

# not-a-sound
{Elder} visste hur man lagar en stig. {Elder.He} samlade ihop gamla granruskor från marken, och dem lade de över hela pölen, som en matta. På den gick de[music:  och nynnade på {@song}], först {child} med korgen, sedan {elder.short}. Leran sa inte ett ljud.

# on-toast
Hemma stekte [adult: {adult} | de] kantarellerna, och de åt dem på macka[elder2: , {elder2} på tre]. Stövlarna fick stå och torka, två stora och två små.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] luktade på alla fyra och gick sin väg.][pet.other:  {Pet} fick höra alltihop.]

# by-itself
När det var kväll läste {elder.short} hela boken, från början till slut. {child} låg under täcket och höll {elder.short} i handen. Sedan släckte {elder.short} lampan och skulle gå. Men det gick inte. Handen satt fast.

”Släpp”, viskade {elder.short}.

”Slörp”, mumlade {child}.

Så {elder.short} satt kvar. Det var mörkt och varmt och skönt. {child} andades långsamt, och långsammare, och långsammare.

Och då, alldeles av sig själv, släppte {child.he}.

# @song
{music}
