title: Jag sitter där jag sitter
title: Havet kommer!
title: Hatten, stolen och bullen
guest crumb: farbror Smulan (han), farbror Limpan (han)
guest minder: Klara (hon), Ebba (hon)

% Den som barnet har i handen (@m): {adult}, annars den äldre, annars {minder}, som är barnvakt. Havet säger schhhhh varje gång.

# lovely-spot
{child} var vid havet. {Child.He} var {age} år. I ena handen hade {child.he} en hink, och i den andra hade {child.he} {@m-first}.[elder & adult:  {Elder} hade smörgåsarna[elder2: , och {elder2} hade redan ätit en].][elder2 & !adult:  {Elder2} hade smörgåsarna.][pet & !pet.dog:  {Pet} var hemma, där det var torrt.]

Bredvid dem satt {crumb}[city:  från {city}]. Han hade en solstol, en stor hatt och en bulle.

”Här är det skönt”, sa {crumb}. ”Jag sitter där jag sitter.[sport:  Jag tänker inte ens {play sport}.]”

Schhhhh, sa havet. Det var långt borta.

# nearer
{child} grävde en grop[school: , djupare än den {at school}].[friend:  {Friend}, {child.his} bästa vän, grävde från andra hållet.] {Child.He} tittade upp. Nu var havet närmare.[pet.dog:  Hunden {pet} skällde på det, men det kom i alla fall.]

”{Crumb}”, sa {child}. ”Havet kommer!”

”Jaså, gör det?” sa {crumb}. ”Men jag var här först. Jag sitter där jag sitter.”

# toes
Schhhhh, sa havet. Och så kittlade det {crumb’s} tår.

”Oj!” sa {crumb}. ”Kallt!”

”Flyttar du dig nu?” sa {child}.

”Nej, nej”, sa {crumb}. ”Jag sitter där jag sitter.”

Och så lyfte han upp fötterna.

# bottom
Schhhhh, sa havet. Det kröp in under solstolen. Det blötte ner {crumb’s} rumpa.

”Oj!” sa {crumb}. ”Kallt!”

”Flyttar du dig NU?” sa {child}.

”Nej, nej”, sa {crumb}. ”Jag sitter där jag sitter.”

Och så la han bullen på huvudet, under hatten[music: , och nynnade {music}].

# a-crab
Schhhhh, sa havet. Det hade med sig en krabba, och krabban klättrade upp på {crumb’s} knä och satte sig.

”Det här knät är upptaget”, sa {crumb}. ”Jag var här först.”

Krabban tittade på havet. Sedan klättrade den ner igen och kilade på sidan upp över stranden, så fort den kunde.

”Krabban flyttar sig”, sa {child}.

”Krabbor är så oroliga av sig”, sa {crumb}. ”Jag sitter där jag sitter.”

# shoes
Schhhhh, sa havet. Nu tog det hans skor! Ut guppade de, som två bruna ankor. In guppade de igen, och {child} la dem i hinken.

”{Crumb}!” sa {child}. ”Havet är stort! Du MÅSTE flytta dig!”

{Crumb} tittade på havet. Han tittade åt ena hållet. Han tittade åt andra hållet.

”Du har rätt”, sa han. ”Nu flyttar jag mig.”

# stuck
Men han flyttade sig inte.

Han tog i. Han pustade. Han vickade på rumpan. Men solstolen hade sjunkit ner i den våta sanden, med {crumb} i. Hans knän stack upp, alldeles torra. Men hans rumpa satt fast.

”Åh nej”, sa {crumb} med liten röst. ”Jag sitter där jag sitter!”

# now
{@M} tog ena handen. {child} tog den andra. [friend: {Friend} tog ett ben. ]De drog.

Det gick inte.

De drog en gång till.

Det gick INTE!

”Stopp”, sa {child}. {Child.He} tittade på havet. ”Vänta … vänta …”

Schhhhh, sa havet. Det kom in under solstolen. Det lyfte {crumb}, bara lite, lite grann.

”NU!” ropade {child}.

De drog. Och upp kom {crumb}, med solstol och allt. PLOPP!

# the-steps
Så sprang de, {@m} och {child} [friend: och {friend} ]och {crumb} med solstolen på rumpan.[athlete:  Så springer inte ens {athlete}.] De sprang ända upp till trappan, där det var torrt, och där satte de sig i solen.

”Tack ska du ha, {child}”, sa {crumb}. Han tog av sig hatten. Där låg bullen, och den var inte ett dugg blöt. Han delade den [friend / elder & adult: så att den räckte till alla|i tre bitar], och {child} fick den största biten.[pet.dog:  {Pet} fick smulorna.]

De åt bulle och tittade på havet. Det hittade {child’s} grop och fyllde den ända upp till kanten. Det kom ända fram till trappan. Sedan vände det, och gick sakta, sakta hem.

# in-a-lap
Schhhhh, sa havet. Det var långt borta.

”Nu går vi hem, {child}”, sa {@m}.

Men {child} satt i {@ms} knä. {Child.He} var varm, och full av bulle, och ögonen höll på att gå igen.

”Jag sitter där jag sitter”, sa {child}.

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
