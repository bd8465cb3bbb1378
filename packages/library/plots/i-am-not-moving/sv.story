title: Jag sitter där jag sitter
title: Havet kommer!
title: Hatten, stolen och bullen
guest crumb: farbror Smulan (han), farbror Limpan (han)
guest minder: Klara (hon), Ebba (hon)

% Den som barnet har i handen (@m): {adult}, annars den äldre, annars {minder}, som är barnvakt. Havet säger schhhhh varje gång.

# lovely-spot
{child} var vid havet. {Child.He} var {age} år. I ena handen hade {child.he} en hink, och i den andra hade {child.he} {@m-first}.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade spaden.][elder2:  {Elder2} hade smörgåsarna.][pet.other:  {Pet} var hemma, där det var torrt.]

Bredvid dem satt {@crumb-first}. {@He} hade en solstol, en stor hatt och en bulle.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg i {@crumbs} knä.]

”Här är det skönt”, sa {@crumb}. ”Jag sitter där jag sitter.[sport:  Jag tänker inte ens {play sport}.]”

Schhhhh, sa havet. Det var långt borta.[pet.dog:  Voff, sa [!pet.known: hunden ]{pet}.]

# nearer
[friend: {child} och {friend}|{child}] grävde en grop[school: , djupare än den {at school}]. [friend: {child}|{Child.He}] tittade upp. Nu var havet närmare.[pet.dog:  {Pet} skällde på det, men det kom i alla fall.]

”{@Crumb}”, sa {child}. ”Havet kommer!”

”Jaså, gör det?” sa {@crumb}. ”Men jag var här först. Jag sitter där jag sitter.”[friend: 

”{@He} sitter där {@he} sitter”, sa {friend}.]

# toes
Schhhhh, sa havet. Och så kittlade det {@crumbs} tår.[pet.dog:  Voff, sa {pet}.]

”Oj!” sa {@crumb}. ”Kallt!”

”Flyttar du dig nu?” sa {child}.

”Nej, nej”, sa {@crumb}. ”Jag sitter där jag sitter.”

[pet.cat: {Pet} flyttade sig upp på magen, och {@crumb} lyfte|Och så lyfte {@he}] upp fötterna.[friend: 

”{@He} sitter där {@he} sitter”, sa {friend}.]

# bottom
Schhhhh, sa havet. Det kröp in under solstolen. Det blötte ner {@crumbs} rumpa.[pet.dog:  Voff, sa {pet}.]

”Oj!” sa {@crumb}. ”Kallt!”

”Flyttar du dig NU?” sa {child}.

”Nej, nej”, sa {@crumb}. ”Jag sitter där jag sitter.”

[pet.cat: {Pet} flyttade sig upp på axeln, och {@crumb} la|Och så la {@he}] bullen på huvudet, under hatten[music: , och nynnade {music}].[friend: 

”{@He} sitter där {@he} sitter”, sa {friend}.]

# a-crab
Schhhhh, sa havet. Det hade med sig en krabba, och krabban klättrade upp på {@crumbs} knä och satte sig.

”Det här knät är upptaget”, sa {@crumb}. ”Jag var här först.”

Krabban tittade på havet. Sedan klättrade den ner igen och kilade på sidan upp över stranden, så fort den kunde.

”Krabban flyttar sig”, sa {child}.

”Krabbor är så oroliga av sig”, sa {@crumb}. ”Jag sitter där jag sitter.”

# shoes
Schhhhh, sa havet. Nu tog det [elder & adult: {elder.short’s}|{@his}] skor! Ut guppade de, som två bruna ankor. [pet.dog: {Pet} hämtade dem, en i taget|In guppade de igen], och {child} la dem i hinken.[pet.cat:  {Pet} flyttade sig upp på hatten.]

”{@Crumb}!” sa {child}. ”Havet är stort! Du MÅSTE flytta dig!”

{@Crumb} tittade på havet. {@He} tittade åt ena hållet. {@He} tittade åt andra hållet.

”Du har rätt”, sa {@he}. ”Nu flyttar jag mig.”[friend: 

”Nu flyttar {@he} sig”, sa {friend}.]

# stuck
Men {@he} flyttade sig inte.

{@He} tog i. {@He} pustade. {@He} vickade på rumpan. Men solstolen hade sjunkit ner i den våta sanden, med {@crumb} i. {@His} knän stack upp, alldeles torra. Men {@his} rumpa satt fast.

”Åh nej”, sa {@crumb} med liten röst. ”Jag sitter där jag sitter!”

# now
{@M} tog ena handen. {child} tog den andra. [friend: {Friend} tog ett ben. ]De drog.

Det gick inte.

De drog en gång till.

Det gick INTE!

”Stopp”, sa {child}. {Child.He} tittade på havet. ”Vänta … vänta …”

Schhhhh, sa havet. Det kom in under solstolen. Det lyfte {@crumb}, bara lite, lite grann.

”NU!” ropade {child}.

De drog. Och upp kom {@crumb}, med solstol och allt. PLOPP!

# the-steps
Så sprang de, {@m} och {child} [friend: och {friend} ]och {@crumb} med solstolen på rumpan[pet.cat:  och {pet} på hatten].[athlete:  Så springer inte ens {athlete}.] De sprang ända upp till trappan, där det var torrt, och där satte de sig i solen.

”Tack ska du ha, {child}”, sa {@crumb}{@hat-off} Där låg bullen, och den var inte ett dugg blöt. {@He} delade den [friend / elder2: så att den räckte till alla|i tre bitar], och {child} fick den största biten.[pet.dog:  {Pet} fick smulorna.]

De åt bulle och tittade på havet. Det hittade {child’s} grop och fyllde den ända upp till kanten. Det kom ända fram till trappan. [pet.dog: Voff, sa {pet}. ]Sedan vände det, och gick sakta, sakta hem.

# in-a-lap
Schhhhh, sa havet. Det var långt borta.[pet.dog:  {Pet} sa ingenting.]

”Nu går vi hem, {child}”, sa {@m}.

Men {child} satt i {@ms} knä[pet.cat: , och {pet} satt i {child’s}]. {Child.He} var varm, och full av bulle, och ögonen höll på att gå igen.

”Jag sitter där jag sitter”, sa {child}.[friend: 

”{Child.He} sitter där {child.he} sitter”, sa {friend}.]

Och det gjorde {child.he}. Schhhhh.

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @ms
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @m-first
sin barnvakt {minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @crumb
{crumb}
## if elder & adult
{elder.short}

# @crumbs
{crumb’s}
## if elder & adult
{elder.short’s}

# @crumb-first
{crumb}[city:  från {city}]
## if elder & adult
{elder}[city: , ända från {city}]

# @hat-off
. Han tog av sig hatten.
## if elder & adult
 och tog av sig hatten.
## if pet.cat
. {Pet} flyttade sig, och {@crumb} tog av sig hatten.

# @he
han
## if elder & adult
{elder.he}

# @his
hans
## if elder & adult
{elder.his}
