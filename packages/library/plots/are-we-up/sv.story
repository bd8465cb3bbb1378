title: Är vi uppe nu?
title: Klamp, klamp, DUNS!
title: Ni kan vinka

% Den vuxna i parken (@a): {adult}, annars den äldre, annars den som läser sagan högt.

# all-on-one-end
{@Party} gick till parken, och där satt det tre dinosaurier på gungbrädan.

Det var en jättestor dinosaurie och en mellanstor dinosaurie och en liten grön dinosaurie med knorr på svansen. Alla tre satt på samma ände, för de tyckte om att sitta tillsammans.

[!short: ”Titta!” sa {child}. ”Dinosaurier!”

”Det var som tusan”, sa {@a}.

]”Vi vill upp i luften”, sa den stora dinosaurien. ”Är vi uppe nu?”

{child} tittade. De satt alldeles nere på marken.

”Nej!” sa {child}.

[!short: ”Jaså”, sa dinosaurierna.

]Den andra änden av gungbrädan stod högt upp i luften, och där satt det ingen alls.

”Någon måste sitta där borta”, sa {child.he}.

[!short: ”Aha!” sa dinosaurierna. ”Det kan vi göra!”]

# stomp
Så klev de av. Klamp, klamp, klamp gick de, hela vägen runt till andra änden[pet.dog: , och {pet} gick med]. Och så satte de sig, alla tre. DUNS!

”Är vi uppe nu?” sa dinosaurierna.

”Nej!” sa [friend: {friend} | {child}].

[!short: ”Vi tar den första änden igen”, sa dinosaurierna. ”Skynda på!”

Klamp, klamp, klamp sprang de, hela vägen tillbaka[pet.dog: , och {pet} sprang först]. Och så satte de sig, alla tre. DUNS! {@Hat} flög av[pet.dog: , och {pet} hämtade [elder2: dem | den]].

”Är vi uppe nu?” sa dinosaurierna.

”Nej!” sa {child}[friend:  och {friend}].]

[!short: Dinosaurierna tittade på marken. Den var väldigt nära.]

# plip-plop
[sport: ”Vi kan {play sport}”, sa den mellanstora dinosaurien.[!short:  ”Men upp kommer vi inte.”]

]”[short & sport: Men vi|Vi] kommer aldrig, aldrig upp”, sa den lilla dinosaurien, och så började han gråta. Plipp, plopp.

{child} gick fram och höll honom i klon. Den var liten och fjällig som en kotte[!short:  och ganska skön att hålla i].

”Inte alla på samma ände”, sa {child.he}. ”Den stora här. Den mellanstora där.”

# you-can-wave
Den stora dinosaurien tittade på den andra änden.[!short:  Den var långt bort.]

”Men då längtar vi efter varandra”, sa hon.

”Ni kan vinka”, sa {child}.

Då satte sig den stora dinosaurien på den här änden. Klamp, klamp, klamp gick den mellanstora, alldeles ensam, och satte sig på den där änden. Och i mitten satt {child} och den lilla dinosaurien[friend:  och {friend}], och {@a} höll i {@them}.

”Tryck ifrån!” ropade {child.he}.

# yes
Den stora dinosaurien tog i med sina stora, stora fötter. Och upp for hon. Högre än buskarna! [!short: Högre än rutschkanan! ][athlete: Högre än {athlete}! ][city: Hon såg ut över hela {city}[school: , ända bort till {school}]! | [school: Hon såg ända bort till {school}!]]

”Är vi uppe nu?” sa dinosaurierna.

”JA!” sa {child}.

Och den stora dinosaurien vinkade till den mellanstora[!short: , som satt långt där nere]. ”Jag ser dig!” ropade hon. Sedan kom hon ner igen, och upp for den mellanstora, och då vinkade han tillbaka.

”Jag ser dig också!” ropade han.

[!short: Och {child} och [friend: {friend} och ]den lilla dinosaurien for lite grann upp och lite grann ner, för de satt ju i mitten.

”Vi är nästan uppe hela tiden”, sa den lilla dinosaurien.]

Upp … och ner. Upp … och ner. [music: Dinosaurierna nynnade på {@song}[!short: , ganska mörkt]. ][pet.dog & !short: {Pet} skällde på den som var nere. ]De for upp och ner ända tills det var dags att gå hem och äta.

# shoulders
”Tack, {child}[friend: . Tack, {friend}]”, sa dinosaurierna. Och så gick de hem bakom träden, alla tre tillsammans. Klamp. Klamp. Klamp. {child} vinkade ända tills det inte fanns något kvar att vinka åt.

[!short: {@A} lyfte upp {child}. Högre än buskarna, och nästan högre än rutschkanan.

”Är jag uppe nu?” sa {child}.

”Ja”, sa {@a}.]

# the-tummy
Och på kvällen[short: | , efter badet,] låg {child} i sängen med huvudet på {@tummy}. När {@b} andades in for huvudet upp. Och när {@b} andades ut for det ner igen.[pet.cat:  {Pet} låg på {child's} mage och for upp och ner {pet.he} också.][pet.dog:  {Pet} låg över fötterna på {child.him} och for upp och ner, {pet.he} också.][pet.other:  Borta i sitt hörn for {pet} upp och ner, mycket litet och mycket fort.]

”Är jag uppe nu?” viskade {child}.

”Ja”, viskade {@b}.

Och ner.

Och upp.

Och ner.

# @party
{child} [friend: och {friend} ]och en vuxen
## if adult
{child} [friend: och {friend} ]och {adult}[elder:  och {elder}]
## if adult & elder2
{child} [friend: och {friend} ]och {adult} och både {elder} och {elder2}
## if elder & !adult
{child} [friend: och {friend} ]och {elder}[elder2:  och {elder2}]

# @song
{music}

# @them
dem båda
## if friend
dem allihop

# @hat
Någons hatt
## if adult & !elder
{adult's} hatt
## if elder
{elder.short's} hatt[elder2:  och {elder2.short's} hatt]

# @tummy
en stor varm mage
## if adult
{adult's} stora varma mage
## if elder & !adult
{elder.short's} stora varma mage

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}

# @b
magen
## if adult
{adult}
## if elder & !adult
{elder.short}
