title: Resten
title: Begärt och Fått
title: En trevlig padda
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som lär ut häxeri (@a) är den äldre, annars {adult}, annars {minder}. Sekunderna ropas av {@counter}: vännen, den andra äldre eller den som lär ut.
% En regel: allt som {child} trollar blir exakt hälften. Ge varje plopp ett eget andetag, och låt siffrorna komma fortare och fortare.

# the-worst
{child} kom från en lång rad häxor och var utan tvekan sämst av dem allihop.

{Child.His} gammelfaster hade en gång flyttat ett berg[city:  från {city}]. {Child.His} kusiner kunde trolla grodor innan de kunde läsa. När {child} bad en trollformel om sex bullar fick {child.he} tre. När {child.he} försökte göra köket blått blev det blått fram till spisen. Det hade också varit en eftermiddag med en ponny, som ingen i släkten talade om.

”Det finns där inne någonstans, min ärta”, sa {@first}, som var den som lärde ut. ”Du måste bara känna det.”

Men {child} kände det inte.[music:  Det var inte som med {music}.] Det {child} kände var en stark lust att få veta hur det hängde ihop. Så efter varje misslyckad trollformel skrev {child.he} upp den i ett rutat häfte[athlete:  med {athlete} på omslaget], med datum och två kolumner: Begärt och Fått.

På dagarna gick {child.he} i [school: {school} | vanlig skola]. Där gjorde {child.he} läxan för dem som kunde mest matte, och sedan den läxa som läraren hittade i en låda. {Child.He} tyckte om matte. Där sa ingen att man måste känna det. Det var bara sant, och det var fortfarande sant när man hade tittat sig omkring.[sport:  Inte ens {sport} var så.]

# one-nice-toad
En lördag[friend: , när {friend}[!friend.known: , {child's} bästa vän,] var på besök och hoppades på en groda,] bestämde {@a} att dammen i trädgården var ensam.

”En trevlig padda”, sa {@he} när klockan slog sju. {@He} knackade med trollspöet på ett näckrosblad, och där satt den, tjock och belåten, med guldögon. ”Och så en kamrat till den. Dubbelt!”

[friend: ”Det är nästan en groda”, sa {friend}.

]En minut senare var det två paddor, och de gick in och åt [elder2: {elder2’s} soppa | soppa].

# creaking
{@noise}

Det var ett slags knarrande. Det kom från alla håll runt huset. {@A} öppnade köksdörren, och ett dussin paddor ramlade in.[pet.dog / pet.cat:  En av dem landade på {pet}.]

Trädgården var borta. Det satt paddor på gången och paddor på skottkärran. Det satt paddor längs hela tvättlinan, och de höll i sig.

[friend: ”Jag ville bara ha en”, sa {friend}.

]

# did-you-say-once
”Du, {@a}”, sa {child}, ”när du sa ’dubbelt’, sa du ’en gång’ då?”

”Nja”, sa {@a}. ”Det brukar man inte behöva.”

{child} tittade på köksklockan. Just då flyttade sig minutvisaren till nio minuter över, och plötsligt knarrade det dubbelt så högt.

”Varje minut”, sa {child.he}. ”En klockan sju. Två, fyra, åtta, sexton … Nu är de femhundratolv. Tio över blir de ettusentjugofyra.”

”Jag ska snart ha repat upp dem”, sa {@a} och kavlade upp ärmarna. ”Det är ingen konst att ta fördubblingen av en padda. Jag hinner ett dussin i minuten.”

”De hinner flera hundra”, sa {child}. ”Om de hade varit tjugotre hade du vunnit. Halv åtta är de ungefär en miljard.”

För första gången någonsin såg {child} att {@a} inte visste vad man skulle göra.

# exactly-half
”Jag skulle kunna trolla bort dem”, sa {child}.

”Åh, min ärta”, sa {@a}, mycket snällt. ”Allihop?”

”Nej”, sa {child}, som redan bläddrade. ”Titta. Begärt sex bullar, fått tre. Begärt fyrtio ljus, fått tjugo. Begärt ett blått kök, och [friend: {friend} och jag | jag] har mätt, {@a}, strecket går precis på mitten. Begärt en ponny.”

”Inte den”, sa {@a}.

”Vi trodde ju att det blev fel när jag trollade. Men det blir alltid fel på samma sätt. Jag får hälften. Jag får exakt hälften, varenda gång.” {child} lade ner häftet. ”Så jag ber att alla paddorna ska försvinna. Då gör hälften det. Och sedan ber jag en gång till.”

{@A} öppnade munnen och stängde den.

”Det tar fem sekunder, och jag behöver tio gånger. Det blir femtio sekunder, och de dubblas var sextionde. Räkna åt mig, {@counter}!”

# pop
Klockan tickade fram till tio över. Knarrandet steg till ett dån. {child} sprang ut på trappan och lyfte sitt trollspö och bad av alla krafter.

Det sa plopp, som av en väldigt stor kork. ”Femhundratolv!” skrek {child}.

Plopp. Man såg skottkärran. ”Tvåhundrafemtiosex!”

Plopp. Plopp. ”Sextiofyra!” Tvättlinan for upp. ”Trettiotvå! Sexton!”

”Trettio sekunder!” ropade {@counter}. ”Trettiofem!”

”Åtta! Fyra!” Armen skakade på {child}. ”Två!”

Plopp.

På näckrosbladet, mitt i den lugna dammen, satt en padda.

# one-toad
”Nu du, {@a}!” flämtade {child}. ”Fort! Om jag gör det igen får jag bara hälften!”

{@A} pekade med sitt trollspö och vred till det, litet och nätt, som när man knäpper upp en knapp. Inne i köket flyttade sig minutvisaren. De höll andan.

En padda. Den blinkade, först med ena ögat och sedan med det andra.

[pet: {@calm}

]{@A} sjönk ner på trappan som en hög tvätt. Efter en stund tog {@he} upp det rutade häftet och bläddrade långsamt igenom det, ända bort till bullarna.

”Trehundra år av häxor i den här släkten”, sa {@he}, ”och inte en enda av oss har kommit på att skriva upp det.”

# remainder
Den natten sov {child} under det stora lapptäcket. {Child.He} hade nästan somnat när {@a} stack in huvudet.

”Jag undrar en sak”, sa {@a}. ”Om du alltid skulle be om dubbelt så mycket som du vill ha …”

”Då får jag det jag vill ha”, sa {child} ner i kudden. ”Det räknade jag ut i torsdags. Jag har bara inte hunnit.”

De behöll paddan. Den bodde i dammen i många år, ensam och fullkomligt nöjd, och den hette Resten.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @counter
{@a}
## if friend
{friend}
## if elder2 & !friend
{elder2.short}

# @noise
De skrapade just ur tallrikarna när {child} sa: ”Vad är det som låter?”
## if pet.dog
De skrapade just ur tallrikarna när {pet}[!pet.known: , {child's} hund,] reste sig och ställde sig vid köksdörren, stel som en grind.

”{Pet} vill gå ut”, sa {@a}.

”{Pet} vill stanna inne”, sa {child}. ”Vad är det som låter?”
## if pet.cat
De skrapade just ur tallrikarna när {pet}[!pet.known: , {child's} katt,] reste sig och ställde sig vid köksdörren, stel som en grind.

”{Pet} vill gå ut”, sa {@a}.

”{Pet} vill stanna inne”, sa {child}. ”Vad är det som låter?”
## if pet.other
De skrapade just ur tallrikarna när {child} såg att {pet} hade slutat äta, och det gjorde {pet.he} annars aldrig.

”{Pet} hör någonting”, sa {child}. ”Vad är det som låter?”

# @calm
Inomhus hade {pet} börjat äta igen.
## if pet.dog / pet.cat
Bakom {child} satte sig {pet} ner till slut.
