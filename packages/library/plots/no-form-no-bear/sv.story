title: Ingen blankett, ingen björn
title: Luden mössa, med öron
title: Två kaffekoppar
guest alvar: Alvar Ståhl (han), Ivar Ståhl (han)
guest gunnar: Gunnar (han), Helmer (han)
guest minder: Torsten (han), Yngve (han)

% {gunnar} är nallen. Den som är med (@m): den äldre, annars {adult}, annars grannen {minder}. Vännen står näst i kön, för en mössa; hund och katt går till mössorna på egen hand.

# the-window
{Child's} nalle hade åkt hem med fel buss[school:  från {school}]. Det var i måndags[sport: , på väg att {play sport}], och nu var det fredag, och {child} stod med {@m-first}[pet.dog:  och [!pet.known: hunden ]{pet}][pet.cat: , och med [!pet.known: katten ]{pet} i en korg,] på bussbolagets hittegodsavdelning[city:  {in city}] och sträckte på sig för att nå upp till luckan. Nallen hette {gunnar}. Utan {gunnar} hade {child} inte sovit ordentligt på fyra nätter, fast {child.he} var {age}.[pet:  {Pet} hade försökt hjälpa till, men det var inte samma sak.][friend:  Bakom dem i kön stod {friend}[!friend.known: , {child.his} bästa vän,] för en mössas skull.]

Bakom luckan satt en mager man med slips. Framför sig hade han två kaffekoppar, fast han var ensam. [elder: Den andra hade {elder.short} gärna tagit. ]På skylten stod det {alvar}.

”Jag har tappat min nalle”, sa {child}.[pet.dog / pet.cat:  ”{Pet} hjälper bara till.”]

{Alvar} sköt fram ett papper.

”Ingen blankett”, sa han, ”ingen björn.”

”Är han här?”

”Ingen blankett, ingen björn.”

# the-form
{child} lånade en penna[elder & !friend & !pet:  av {elder.short}]. Föremål: nalle. Färg: brun, nästan. Storlek: lagom.

”Särskilda kännetecken”, läste {alvar}. ”Den raden är tom. Här inne har jag trettiosju björnar. Alla är bruna och lagom.”

{child} såg sig om. [friend: {Friend} låtsades läsa en tidtabell. | Det var kö bakom {child.him}.]

”Han luktar”, viskade {child}.[!friend / !elder: [pet.dog:  {Pet} spetsade öronen.][pet.cat:  I korgen satte sig {pet} upp.]]

”Högre.”

”Han luktar knäckebröd! Och hans ena öra är tuggat. Av mig. När jag var liten. Nästan bara då.”

# stuffing
{Alvar} skrev. Lukt: knäckebröd. Öra: tuggat av ägaren.[elder:  Andra örat: fastsytt av {elder}[elder2:  och {elder2}] med dubbel tråd.]

”Fyllning?”

”Den har gått till benen”, sa [friend: {friend} och stoppade undan tidtabellen. ”Magen är helt platt, för {child} ligger på den.” | {child}. ”Magen är helt platt, för jag ligger på den.”]

# thirty-seven
{Alvar} stämplade papperet, öppnade dörren bredvid luckan och gick före in bland hyllorna[friend / pet.dog / pet.cat / elder: , förbi paraplyer, | . Och vilka hyllor! Paraplyer,] en dammsugare, en ensam skida. Längst in satt trettiosju björnar på rad.[pet.dog:  Halvvägs satte sig {pet} och blev sittande.][pet.cat:  Halvvägs klev {pet} ur korgen.]

{child} gick längs raden. Det var inte han. [friend: ”Inte han heller”, sa {friend}. | Inte han. Inte han heller.] {Child.He} luktade på allihop. {Child.He} kände på öronen med slutna ögon.[elder:  {Elder.short} letade efter dubbel tråd.] Sedan började {child.he} om från början, långsammare.

”Han är inte här”, sa {child.he} till slut. Rösten blev konstig.

# not-here
{Alvar} bläddrade i sin pärm.

”Inga fler björnar har kommit in. Jag är ledsen.” Han tittade på klockan. ”Jag stänger om fem minuter.”

[pet.dog: {child} ropade på {pet}, och {pet} kom inte. ][pet.cat: Till och med {pet} var borta. ]{@M} la armen om {child}. Då blev det riktigt hemskt.

{@so-flat}

{child} lyfte huvudet.

# the-hats
”Var har du mössorna?” frågade {child.he}.

”Mössorna? Gång tre. Men det är inte …”

{child} sprang redan. {@aisle-three} {Child.He} grävde sig ner genom vantar och öronlappar,[friend:  och {friend} grävde från andra hållet,] och längst ner, i en låda, fick {child.he} tag i något platt. {Child.He} drog in luft genom näsan.

Knäckebröd!

”{gunnar}!”

[friend: ”Och min mössa!” sa {friend}.]

[friend: På lappen runt {gunnar's} hals | På lappen runt halsen] stod det: Luden mössa. Sliten. Med öron.

[elder: ”Sliten?” sa {elder.short}. ”Det är dubbel tråd.”]

# apology
{Alvar} tog av sig glasögonen. Han läste lappen två gånger.

”Det är min handstil”, sa han. ”Trettioett år har jag suttit här, och jag har aldrig hängt en björn bland mössorna. Jag ber om ursäkt.” Det sa han inte till {child} utan till {gunnar}, och han bugade lite.[pet.dog / pet.cat:  Ingen bad {pet} om ursäkt.]

# the-other-cup
{child} hade {gunnar} innanför jackan, med örat mot hakan. [friend / pet.dog / pet.cat / elder: När de kom tillbaka till luckan, från insidan, såg {child} | Nu gick det att andas. De kom tillbaka till luckan, från insidan den här gången, och då såg {child}] vem som hade den andra kaffekoppen. Bredvid den satt en björn till. Den var liten och gul, och den hade en egen halsduk.[pet.dog:  {Pet} nosade artigt på den.][pet.cat:  {Pet} la sig bredvid.]

”Vems är det?”[friend:  frågade {friend}.]

”Ingens”, sa {alvar}. Han rättade till halsduken. ”Han kom på min första arbetsdag. Linje sju. Ingen har frågat efter honom.”

”På trettioett år?”[elder:  sa {elder.short}.]

”Han sitter där och väntar. Vi brukar dricka kaffe.”

# sundays
”Men vad gör han på helgerna?”[friend / elder:  sa {child}.]

{Alvar} blev röd ovanför slipsen.

”Då är det mörkt här”, sa han. ”Jag tänker på det ibland. Men jag kan ju inte bara ta hem honom. Det finns regler.”

”Ingen blankett, ingen björn”, sa {child}.

”Just så.”

# form-bear
{child} tog pennan. {Child.He} tog en ny blankett ur bunten och skrev så tydligt {child.he} kunde. Föremål: nalle. Färg: gul. Särskilda kännetecken: dricker kaffe. Längst ner stod det Ägare. {Child} tänkte inte ens efter. {Child.He} skrev {alvar}, tog stämpeln[friend & !elder & !pet:  som {friend} räckte fram] och dunkade till.

Sedan sköt {child.he} fram papperet genom luckan.

”Blankett”, sa {child}. ”Björn.”

{Alvar} läste. Han läste så länge att lampan i korridoren hann slockna och tändas igen[elder: , och {elder.short} hann dricka upp björnens kaffe]. Sedan vek han ihop papperet i fyra delar, stoppade det i bröstfickan och tog den lilla gula björnen i famnen. Han höll honom lite stelt. Det var ju första gången.[!friend / !elder: [pet.dog:  {Pet} viftade för dem båda.][pet.cat:  {Pet} tog stolen.]]

# number-seven
Det var skymning när bussen kom. Linje sju.[music:  Föraren hade {music} på, mycket lågt.] {child} och {@m}[friend:  och {friend}, i sin egen mössa,] fick plats längst bak, och {gunnar} låg där han skulle, platt mot {child's} mage[pet.dog: , med {pet} över allas fötter][pet.cat: , med {pet} ovanpå]. Två säten längre fram satt en mager man i slips. Han pekade ut genom fönstret och berättade något, om husen kanske, eller om ljusen i vattnet.

Och över hans axel stack det upp ett gult litet öra, med halsduk under, på väg hem.

# @m-first
grannen {minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @M
{minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @so-flat
{child} borrade ner hakan i jackan och tänkte på {gunnar}. Så platt han var! Så tunn och luddig. Nästan inte som en björn alls. Visste man inte att det var en björn, kunde man ju tro …
## if friend
{child} borrade ner hakan i jackan. ”Han var så platt”, sa {child.he}. ”Så tunn och luddig.”

”Nästan inte som en björn alls”, sa {friend}. ”Visste man inte att det var en björn, kunde man ju tro …”

# @aisle-three
Gång tre var en hel vägg. Stickade mössor, kepsar,[athlete:  en med {athlete} på,] en hatt med fjäder.
## if pet.dog
Gång tre var en hel vägg av mössor[athlete: , en med {athlete} på], och där satt {pet} och väntade.
## if pet.cat
Gång tre var en hel vägg av mössor[athlete: , en med {athlete} på], och där låg {pet} och spann.
