title: Ingen blankett, ingen björn
title: Luden mössa, med öron
title: Två kaffekoppar
guest alvar: Alvar Ståhl (han), Ivar Ståhl (han)
guest gunnar: Gunnar (han), Helmer (han)
guest minder: Torsten (han), Yngve (han)

% {gunnar} är nallen. Den som är med (@m): {adult}, annars den äldre, annars grannen {minder}.

# the-window
{Child's} nalle hade åkt hem med fel buss[school:  från {school}]. Det var i måndags[sport: , på väg att {play sport}], och nu var det fredag, och {child} stod med {@m-first} på bussbolagets hittegodsavdelning[city:  {in city}] och sträckte på sig för att nå upp till luckan. Nallen hette {gunnar}. Utan {gunnar} hade {child} inte sovit ordentligt på fyra nätter, fast {child.he} var {age}.[pet:  {Pet} hade försökt hjälpa till, men det var inte samma sak.]

Bakom luckan satt en mager man med slips. Framför sig hade han två kaffekoppar, fast han var ensam. På skylten stod det {alvar}.

”Jag har tappat min nalle”, sa {child}.

{Alvar} sköt fram ett papper.

”Ingen blankett”, sa han, ”ingen björn.”

”Är han här?”

”Ingen blankett, ingen björn.”

# the-form
{child} lånade en penna. Föremål: nalle. Färg: brun, nästan. Storlek: lagom.

”Särskilda kännetecken”, läste {alvar}. ”Den raden är tom. Här inne har jag trettiosju björnar. Alla är bruna och lagom.”

{child} såg sig om. Det var kö bakom {child.him}[friend: , och först i den stod {friend}, {child.his} bästa vän, och låtsades läsa en tidtabell].

”Han luktar”, viskade {child}.

”Högre.”

”Han luktar knäckebröd! Och hans ena öra är tuggat. Av mig. När jag var liten. Nästan bara då.”

# stuffing
{Alvar} skrev. Lukt: knäckebröd. Öra: tuggat av ägaren.[elder:  Andra örat: fastsytt av {elder}[elder2:  och {elder2}].]

”Fyllning?”

”Den har gått till benen”, sa {child}. ”Magen är helt platt, för jag ligger på den.”

# thirty-seven
{Alvar} stämplade papperet, öppnade dörren bredvid luckan och gick före in bland hyllorna. Och vilka hyllor! Paraplyer, en dammsugare, en ensam skida. Längst in satt trettiosju björnar på rad.

{child} gick längs raden. Det var inte han. Inte han. Inte han heller. {Child.He} luktade på allihop. {Child.He} kände på öronen med slutna ögon. Sedan började {child.he} om från början, långsammare.

”Han är inte här”, sa {child.he} till slut. Rösten blev konstig.

# not-here
{Alvar} bläddrade i sin pärm.

”Inga fler björnar har kommit in. Jag är ledsen.” Han tittade på klockan. ”Jag stänger om fem minuter.”

{@M} la armen om {child}. Då blev det riktigt hemskt.

{child} borrade ner hakan i jackan och tänkte på {gunnar}. Så platt han var! Så tunn och luddig. Nästan inte som en björn alls. Visste man inte att det var en björn, kunde man ju tro …

{child} lyfte huvudet.

# the-hats
”Var har du mössorna?” frågade {child.he}.

”Mössorna? Gång tre. Men det är inte …”

{child} sprang redan. Gång tre var en hel vägg. Stickade mössor, kepsar,[athlete:  en med {athlete} på,] en hatt med fjäder. {Child.He} grävde sig ner genom vantar och öronlappar,[friend:  och {friend} grävde från andra hållet,] och längst ner, i en låda, fick {child.he} tag i något platt. {Child.He} drog in luft genom näsan.

Knäckebröd!

”{gunnar}!”

På lappen runt halsen stod det: Luden mössa. Sliten. Med öron.

# apology
{Alvar} tog av sig glasögonen. Han läste lappen två gånger.

”Det är min handstil”, sa han. ”Trettioett år har jag suttit här, och jag har aldrig hängt en björn bland mössorna. Jag ber om ursäkt.” Det sa han inte till {child} utan till {gunnar}, och han bugade lite.

# the-other-cup
{child} hade {gunnar} innanför jackan, med örat mot hakan. Nu gick det att andas. De kom tillbaka till luckan, från insidan den här gången, och då såg {child} vem som hade den andra kaffekoppen. Bredvid den satt en björn till. Den var liten och gul, och den hade en egen halsduk.

”Vems är det?”

”Ingens”, sa {alvar}. Han rättade till halsduken. ”Han kom på min första arbetsdag. Linje sju. Ingen har frågat efter honom.”

”På trettioett år?”

”Han sitter där och väntar. Vi brukar dricka kaffe.”

# sundays
”Men vad gör han på helgerna?”

{Alvar} blev röd ovanför slipsen.

”Då är det mörkt här”, sa han. ”Jag tänker på det ibland. Men jag kan ju inte bara ta hem honom. Det finns regler.”

”Ingen blankett, ingen björn”, sa {child}.

”Just så.”

# form-bear
{child} tog pennan. {Child.He} tog en ny blankett ur bunten och skrev så tydligt {child.he} kunde. Föremål: nalle. Färg: gul. Särskilda kännetecken: dricker kaffe. Längst ner stod det Ägare. {Child} tänkte inte ens efter. {Child.He} skrev {alvar}, tog stämpeln och dunkade till.

Sedan sköt {child.he} fram papperet genom luckan.

”Blankett”, sa {child}. ”Björn.”

{Alvar} läste. Han läste så länge att lampan i korridoren hann slockna och tändas igen. Sedan vek han ihop papperet i fyra delar, stoppade det i bröstfickan och tog den lilla gula björnen i famnen. Han höll honom lite stelt. Det var ju första gången.

# number-seven
Det var skymning när bussen kom. Linje sju.[music:  Föraren hade {music} på, mycket lågt.] {child} och {@m}[friend:  och {friend}] fick plats längst bak, och {gunnar} låg där han skulle, platt mot {child's} mage. Två säten längre fram satt en mager man i slips. Han pekade ut genom fönstret och berättade något, om husen kanske, eller om ljusen i vattnet.

Och över hans axel stack det upp ett gult litet öra, med halsduk under, på väg hem.

# @m-first
grannen {minder}
## if adult
{adult}
## if elder & !adult
{elder}

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
