title: Trumpeten på köksbordet
title: Den är din nu
title: Ett litet sss
guest friend: Ibrahim (han), Signe (hon)
guest elder: Stig (han), Ulla (hon)
guest minder: Yvonne (hon), Monika (hon)

% Den äldre är familjens, eller grannen som har lagat bussar: @mark, @when, @under. Var tanden gör ont sägs aldrig före inspelningen.

# the-case
{@Who} ställde trumpetfodralet på köksbordet, mitt bland frukosttallrikarna.

”Den är din nu”, sa {elder.he} till {child}.

{child} tittade på {@a-who}. {@A} såg lika förvånad ut som {child.he}. {@mark}

”Men vi ska ju spela på lördag”, sa {child}. ”På gatufesten. Du och jag.”

”Du spelar. Jag lyssnar. Det är lungorna”, sa {elder.short} och doppade knäckebrödet i kaffet tills det hängde.

{child} hade en lånad trumpet från [school: {school}|musikskolan], med tejp om munstycket. Den räckte bra. {Child.He} ville inte ha {elder.short's}. {Child.He} ville att {elder.short} skulle spela med {child.him} på lördag.

# thursday
Och före lördag kom torsdag. På torsdag skulle {child} till tandläkaren[city:  {in city}] och dra ut en mjölktand som vägrade släppa, fast den nya redan stod och trängdes bakom. {Child.He} hade inte sagt till någon hur rädd {child.he} var[pet.dog: , utom till hunden {pet}][pet.cat: , utom till katten {pet}][pet.other: , utom till {pet}]. {Child.He} hade bara slutat sova.

”Jättebra”, sa {friend}, {child's} bästa vän, när {friend.he} fick höra om torsdagen. {Friend.He} gjorde ett hörspel om en ubåt och spelade in allt som lät[sport: , till och med {sport}]. ”Jag behöver en borr. Kan du be dem borra lite?”

”De ska inte borra. De ska dra.”

”Hur låter det?”

”{Friend}!”

# out-loud
Då berättade {child.he} om trumpeten i stället. {Friend} tänkte efter, vilket {friend.he} tyvärr alltid gjorde högt.

”{Elder} kanske inte vill spela med dig. Du kommer ju in för tidigt efter pausen. Varje gång.”

{child} gick hem utan att säga hej då.

# one-ear-each
På kvällen stod {friend} utanför dörren med hörlurarna om halsen.

”Det är inte lungorna”, sa {friend.he}. ”Jag följde efter {elder} uppför backen. Hela backen, och {elder.he} visslade hela vägen. Och det är inte du heller, för jag har lyssnat på allt jag har på er sedan i våras. Förlåt. Hör här.”

De satte sig på trappan med var sin hörlur. Först kom [music: lite {music}, av misstag. Sedan kom ]april: {elder.short's} trumpet gick upp till den höga tonen som när någon öppnar ett fönster. Sedan augusti: samma låt, samma ton, men alldeles före den fanns något annat.

”Där”, sa {friend}. ”Vad är det? Jag får inte bort det.”

# the-sss
Ett litet sss. Knappt ett andetag.

{child} tog om det tre gånger. {Child.He} kände igen ljudet. Det var {child.his} eget. Det var så {child.he} lät när {child.he} råkade dricka något kallt på fel sida.

Knäckebrödet i kaffet. Glassen som {elder.short} hade tackat nej till hela sommaren[elder2: , hur {elder2} än bjöd]. Munstycket, som pressade mot läppen, som pressade mot tanden.

”{Elder} har ont i en tand”, sa {child}.

# the-chair-leg
{Elder.short} satt bakom huset och lagade en stol. {child} sa ingenting. {Child.He} höll fram hörluren och lät {elder.him} höra april, och {elder.he} nickade och såg nöjd ut. Sedan lät {child.he} {elder.him} höra augusti.

{Elder.He} lade ifrån sig skruvmejseln.

”Jaha”, sa {elder.he}. ”Det där var ju inte lungorna.”

”När var du hos tandläkaren sist?”

{@when}

”{Elder.short}!”

{@under} En stol som lutar en bakåt, den vill en något.”

{Elder.He} gned tummen mot stolsbenet, fram och tillbaka.

# if-i-go-first
”Jag ska dit på torsdag”, sa {child}. ”Jag har inte sovit sedan i söndags.”

”Vad säger {@a}?”

”[adult: {adult.He} | Hon] vet inte. Vad säger [adult: {adult.he} | hon] om din tand?”

”[adult: {adult.He} | Hon] vet inte heller.”

De satt en stund och var lika dumma.

”Om jag går först”, sa {child}.

{Elder.short} suckade så att sågspånen flyttade sig. Sedan gick de in och berättade för {@a}[elder2:  och {elder2}], som inte skällde på någon. [elder2: {@A} | [adult: {adult.He} | Hon]] ringde bara, och fick en tid till, strax efter {child's}.

# it-hissed
På torsdagen satt de alla fyra i väntrummet[athlete: , med en gammal tidning om {athlete}]. {Friend} hade frågat i receptionen, artigt, och fått lov att spela in om ingen patient hade något emot det. {Elder.short} hade kavaj.

Inne hos tandläkaren blev {elder.short} stående framför stolen.

”Det väser i den”, sa {elder.he}.

”Den har väst sedan i påskas”, sa tandläkaren. ”Ingen kan hitta var.”

{Elder.short} böjde på knäna, långsamt, och lyssnade utefter stolen som en doktor. {Elder.He} bad att få låna en skiftnyckel. {Elder.He} vred ett kvarts varv. Det blev tyst.

”Så”, sa {elder.he} till {child}. ”Nu vet jag vad hon går för. Du kan lägga dig.”

# by-the-foot
Sprutan kändes. Sedan kändes läppen som en kudde som tillhörde någon annan. {Elder.short} kom inte åt {child.his} hand för alla slangar, så {elder.he} höll {child.him} om foten. {Elder.He} höll hårt. Det knakade till, mer i öronen än i munnen, och så låg tanden i en liten burk och såg ut att inte ha gjort någon något.

”Var det allt?” sa {child}, fast det lät som om {child.he} talade danska.

# the-toe
Sedan bytte de plats. {Elder.short} låg platt och stirrade i taket i sina finskor. Borren började. {child} tog tag om {elder.his} högra sko, och tån i skon gick upp och ner, upp och ner, i takt. Det var deras låt. Efter pausen väntade tån längre än {child} brukade göra.

Jaså, så länge, tänkte {child}.

# a-loan
”Det lät som en mygga”, sa {friend} besviket på hemvägen. ”Det går inte att ha i en ubåt. Men knaket var fantastiskt.”

På lördagsmorgonen åt {elder.short} knäckebröd utan kaffe. Det hördes i hela köket.[pet.dog:  {Pet} kom för att se vad som hade gått sönder.][pet.cat:  {Pet} flyttade till ett annat rum.][pet.other:  Det hördes säkert ända bort till {pet}.] Sedan torkade {elder.short} händerna på byxorna och harklade sig.

”Du, {child}. Du har väl inte en trumpet man kunde få låna?”

{child} sköt fodralet över bordet, mellan tallrikarna.

”Ta den”, sa {child.he}. ”Den är din nu.”

# @Who
{Elder} från huset intill
## if elder
{Elder}

# @a-who
{minder}, som hade hand om frukosten den veckan
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @mark
{Elder.short} hade lagat bussar i hela sitt liv och spelat i bussbolagets orkester i trettioåtta år, och på första ventilen fanns en mörk fläck efter {elder.his} pekfinger som inget puts i världen tog bort.
## if elder
{Elder.short} hade spelat på trumpeten varje kväll sedan i våras, och på första ventilen fanns redan en mörk fläck efter {elder.his} pekfinger som inget puts i världen tog bort.

# @when
”Nittonhundrasjuttionio”, sa {elder.he}. ”På våren.”
## if elder
”Det minns jag inte”, sa {elder.short}. ”Men det var vår.”

# @under
”Jag har legat på rygg under bussar på tolv ton”, sa {elder.he}. ”Det är ingen konst. Men då är det jag som håller i verktyget.
## if elder
”Jag kan ligga på rygg under vilket diskbord som helst”, sa {elder.he}. ”Det är ingen konst. Men då är det jag som håller i verktyget.
