title: Svansen som inte ville sova
title: Svansen är vaken
title: Plopp

% Svansen är "den".

# floppy
Månen var uppe[city:  över {city}]. Badkaret var tomt[!short: , och tänderna var rena]. [!short: Det hade varit en väldigt lång dag, och nu var den slut.]

”Läggdags, {child}”, sa {@a}. ”Läggdags, {pet}.”

{Pet} var {child's} [pet.dog: hund | katt], och {pet} var jättebra på läggdags. {Pet.He} lade sig i {child's} säng och blev alldeles mjuk.[!short:  {Pet} rann nästan ut över kanten.]

Plopp, sa huvudet.

Plopp, sa tassarna.

Plopp, sa den stora, mjuka, ludna magen.

Men svansen sa …

Svisch!

”Å nej”, viskade {child}. ”Svansen är fortfarande vaken!”

Svisch, svisch, svisch.

”Sov nu, svansen”, sa {child.he}.

Men det gjorde den inte. Den kittlade {child} på näsan. ”Atjo!”

# a-sock
Svansen kanske frös. Så {child} hämtade en yllestrumpa och trädde på den, jätteförsiktigt.[sport:  Det var strumpan som {child.he} har när {child.he} ska {play sport}.]

Nu var det en svans i strumpa.

Plopp, sa huvudet. Plopp, sa tassarna. Plopp, sa den stora, mjuka, ludna magen.

Men svansen sa …

[!short: Den ställde sig rakt upp för att titta på sig själv. Och så …

]Svisch! Och i väg flög strumpan. Den flög över hela sängen och landade på huvudet på [elder: {elder} | {@a}].

”Tack”, sa [elder: {elder.short} | {@a}]. ”Det var precis vad jag ville ha.”[elder2:  {Elder2} fick den andra.][athlete:  Så kastar inte ens {athlete} en strumpa.]

# peas
Svansen kanske var hungrig. Så {child.he} gjorde låtsasmiddag till den, med låtsasärtor.[friend:  Det brukade {friend} alltid ta.]

”Mums, mums, mums”, sa {child.he}.[!short:  ”Det finns efterrätt också.”]

Plopp, sa huvudet. Plopp, sa tassarna. Plopp, sa den stora, mjuka, ludna magen.

Men svansen sa …

Svisch! Och så låg det låtsasärtor över hela golvet. {@A} fick plocka upp varenda en.[school:  En hade rullat ända till {school}.]

# a-song
Svansen kanske ville ha en sång. Så {child} sjöng [music: {@song} | en] för den, väldigt litet och väldigt lågt.

Plopp, sa huvudet. Plopp, sa tassarna. Plopp, sa den stora, mjuka, ludna magen.

Och svansen sa …

Svisch.

Men bara en liten svisch. En långsam. En sådan som nästan sover.[!short:  Sedan lyfte den på sig igen för att se om det var någon som tittade.]

# by-itself
{child} tittade på svansen och tänkte.

Huvudet hade en kudde att ligga på. Tassarna hade varandra. Magen hade hela det varma täcket.

Men svansen var alldeles ensam, längst bort i änden.

”Men lilla svansen”, sa {child.he}. ”Du vill kramas.”

# an-arm
Så {child.he} lade sig ner och sträckte fram ena armen och höll den alldeles, alldeles stilla.[!short:  Det var svårt att hålla en arm så stilla. Den ville klia sig på något. Men det fick den inte för {child}.]

Svansen gjorde svisch åt ena hållet.

Svansen gjorde svisch åt andra hållet.

Och sedan rullade den sig mjukt, mjukt, hela vägen runt {child's} arm … och stannade.

”Så ja”, viskade {child}.

# flop
{@A} stoppade om dem båda och släckte lampan.[!short:  ”Nu är det tyst överallt”, viskade {@a}.]

Plopp, sa huvudet.

Plopp, sa tassarna.

Plopp, sa den stora, mjuka, ludna magen.

Plopp, sa svansen.

Och plopp … plopp … plopp … sa {child}.

# @a
den vuxna
## if adult
{adult}

# @A
Den vuxna
## if adult
{Adult}

# @song
{music}
