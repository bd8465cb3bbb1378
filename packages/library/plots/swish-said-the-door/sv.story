title: Dörren som sa swisch
title: Swisch
title: Man säger ingenting till en dörr
guest till: Nour (hon), Samira (hon)
guest customer: Elmer (han), Ebbe (han)
guest robber: Loke (han), Vilgot (han)
guest teacher: Yasmin (hon), Salma (hon)

% Lekstugan har en öppning och ingen dörr. Vem som hämtar (@a): den äldre, som har väntat på bänken hela tiden, annars {adult}; finns ingen är det {teacher}
% på gården som får vara dörr. Vännen är kassan (@till). Hunden väntar utanför staketet; katten ligger på lekstugans tak.

# were-full
”Ingen vill leka med mig”, sa {child}[elder:  till {elder}, som hade kommit för tidigt [elder2: med {elder2} ]och satt på bänken utanför staketet][pet.dog & elder:  med [!pet.known: hunden ]{pet}][pet.dog & !elder:  till [!pet.known: hunden ]{pet}, som väntade utanför staketet[adult:  med {adult}]][pet.cat & !elder:  till [!pet.known: katten ]{pet}, som låg på lekstugans tak].

[elder: ”Jag vill”, sa {elder.short}, ”men jag får inte plats i lekstugan.”[pet.dog:  Och {pet} fick inte komma in.][pet.cat:  På taket till den låg [!pet.known: katten ]{pet}.]][pet.dog & !elder: {Pet} ville, men hundar fick inte komma in.]

{Child.He} hade frågat överallt på {@yard}. Vid gungorna sa de: ”Vi är redan två.” I sandlådan sa de: ”Vi är redan klara.” Och i lekstugan, där de lekte affär, [friend: fanns {friend}[!friend.known: , {child.his} bästa vän]. Men {friend.he} sa:|sa {@till}:]

”Det är fullt. Jag är kassan och {customer} är kund.”

”Kan jag vara bov, då?” frågade {child}.

”{robber} är bov.”

”Kan jag vara bovens hund?”

”{robber} är hund också”, sa {@till}[friend:  olyckligt].

”Voff”, sa {robber}.[pet.cat:  Det trodde inte {pet} på.]

[pet.dog: ”Voff”, sa {pet}, som bara var hund.]

{child} visste inte var {child.he} skulle ta vägen. Därför blev {child.he} stående precis där {child.he} stod, mitt i öppningen till lekstugan[pet.cat: , precis som {pet} när någon håller upp en dörr][pet.other: , och tänkte att {pet} i alla fall alltid ville].

# swish
Då kom {customer} med sin påse kottar. Han skulle ut.

{child} höll armarna rakt fram, som två dörrar. Så förde {child.he} dem isär.

”Swisch”, sa {child.he}. För så låter dörren i en affär.

{customer} stannade. Han gick ut.

”Swisch”, sa {child} bakom honom och stängde armarna.

{customer} vände sig om. Han gick in igen.

”Swisch!”

”{@till}!” ropade {customer}. ”Vi har fått en dörr! Den går av sig själv!”

# the-best-door
Det hade ingen affär på gården haft förut.[city:  Såna fanns bara inne i {city}.] {@till} måste prova. Swisch! {robber} måste prova, först som bov och sedan som hund. Swisch! De från gungorna kom. De från sandlådan kom också. Snart var det kö ända bort till [elder: {elder.short's} bänk|staketet].[pet.dog:  {Pet} köade på andra sidan.][pet.cat:  {Pet} kom ner och måste in, och ut, och in.]

”Swisch”, sa {child}. ”Swisch. Swisch. Välkommen in. Swisch!”

{Child.He} var den bästa dörr som någonsin hade funnits, och det pirrade i hela {child.him}.

# everybody-in
Men sedan var alla inne.

[music: {@till} nynnade på {music}, så att det skulle låta som i en affär. ]De köpte kottar[sport:  att ha när man ska {play sport},] och de skrattade där inne, allihop, och {child} stod i öppningen. {customer} hängde sin jacka på {child.his} arm. Han sa inte ens något. Man säger ju ingenting till en dörr.

Då tog pirret slut.[pet.dog:  Och {pet} slutade vifta.][pet.cat:  {Pet}, som låg på taket igen, öppnade ena ögat.]

Alla går igenom mig, tänkte {child}. Men det är fortfarande ingen som leker med mig. Det blev tjockt i halsen.

# ping
”Hjälp! En bov!” skrek {@till}. {robber} kom farande med alla kottarna[athlete: , nästan lika snabb som {athlete}]. ”Jag flyr!” ropade han. ”Dörren! Swisch!”

Men det blev inget swisch.

”Pling”, sa {child}. ”Dörren är stängd.”

”Va?” sa {robber}. ”Öppna!”

”Det går inte”, sa {child}. {Child.He} höll ihop armarna hårt. ”Dörren är ledsen.”

Alla slutade skrika[pet.dog: , och till och med {pet} var tyst]. De kom fram och tittade.[elder:  {Elder.short} reste sig.][pet.cat:  {Pet} kom ner och lutade sig mot dörren.]

# what-about
”Dörrar kan väl inte vara ledsna?” sa {customer}.

”Den här kan det”, sa {child}, och nu rann det en tår på dörren.

{@till} kom fram från kassan.

”Vad är den ledsen för?” frågade [friend: {friend.he}|hon].

{child} svalde.

”Alla går förbi den. Den vill också vara med.”

Ingen i affären sa något. En kotte ramlade ner på golvet.

{customer} tog tillbaka sin jacka.

”Förlåt, dörren”, sa han.

# a-hole
”Vad gör man med en ledsen dörr?” viskade {robber}.

”Man ber den komma in”, sa {@till}.

”Men om dörren går in”, sa {customer}, ”då blir det ju ett hål i affären!”

De tänkte.

”Jag kan stå i hålet”, sa {@till}.

[friend: {Friend.He}|Hon] höll armarna rakt fram, och så förde [friend: {friend.he}|hon] dem isär.

”Swisch”, sa {@till}. ”Välkommen in.”

Och {child} gick in.[elder:  {Elder.short} satte sig igen.][pet.cat:  {Pet} stannade kvar i öppningen.]

# police
”Vad ska du vara nu?” frågade {customer}.

”Polis”, sa {child}. ”Jag såg ju vem som tog kottarna.[pet.dog:  Och {pet} är polishund.]”

”Voff”, skrek {robber} och sprang, och {child} sprang efter, runt, runt i affären[pet.cat: , över {pet},] och ut på gården, [elder: förbi {elder.short's} bänk, ]med hela kön efter sig[pet.dog:  och {pet} längs hela staketet].

Sedan ville {customer} vara dörr, och sedan {robber}, och sedan alla[pet.cat:  utom {pet}]. {child} fick visa hur man gör. Det svåra är inte armarna. Det svåra är swischet.

# closed-around
De höll på ända tills {@a-first} kom[elder / pet.dog & adult:  till grinden][elder2:  med {elder2}][pet.dog & elder / pet.dog & adult:  med {pet}].

”{@A}”, ropade {child.he}. ”Du ska vara dörr.[elder:  En dörr behöver inte få plats.]”

”Hur gör man då?”

[friend: ”Rakt fram. Isär”, sa {friend}. ”Och swisch.”|”Rakt fram. Isär. Och swisch.”]

”Swisch”, sa {@a} och öppnade armarna.

{child} sprang rakt in[pet.dog & elder / pet.dog & adult: , och det gjorde {pet} också].[pet.cat:  {Pet} gick in, och ut, och in.]

Swisch, sa dörren, och stängde sig om [pet.dog & elder / pet.dog & adult / pet.cat: dem|{child.him}].

# @yard
gården
## if age<6 & !school
förskolans gård
## if age>=6 & !school
skolgården
## if school
gården {at school}

# @till
{till}
## if friend
{friend}

# @a-first
{teacher}, som jobbade där,
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a
{teacher}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @A
{teacher}
## if adult & !elder
{Adult}
## if elder
{Elder.short}
