title: Ljusen på Gråskär
title: Två streck
title: Det röda ljuset
guest friend: Maja (hon), Kasper (han)
guest siv: Siv (hon), Gunvor (hon)

% Vad den handlar om sägs aldrig. Den som sköter fyren (@a) är mormor eller farfar, annars {friend's} moster {siv}: hon säger lite, och lugnt.

# two-lights
Fyren på Gråskär hade två ljus. Högst upp satt det vita, som svepte. En våning ner satt det röda, som stod stilla. Så hade det varit i åttio år, och så var det den hösten då {child} och {friend}[!friend.known: , {child.his} bästa vän,] fick vara med {@first} på ön över lovet[school:  från {school}][city: , långt från {city}]. {@A} skötte fyren, hade oljiga händer och sa aldrig mer än {@he} behövde.[elder2:  {Elder2} skötte spisen.]

{child's} uppgift var att slå på ljusen i skymningen. Det fanns en vev, två strömbrytare och en spak med svart handtag. {Child.He} tyckte om ögonblicket när de tändes, först det ena och sedan det andra.[pet:  {@Warm} hade sin plats intill muren, där det röda ljuset värmde den.]

# flicker
På tisdagen flimrade det. Det vita slocknade i en hel minut, sedan det röda, sedan båda. När de kom tillbaka hackade de, som om de störde varandra.

På onsdagen kom en båt med två tekniker. De knackade på murar och lyste i sprickor, och på kvällen talade {@a} om hur det skulle bli. Det röda ljuset skulle flyttas. Det skulle till Lillgrund, skäret i öster, där det fanns ett tomt fundament. Båten kom på fredag.

{Friend} frågade hundra saker. {child} frågade inget. {Child.He} gick ut och satte sig på klippan där det blåste mest.

# the-lever
Efter en stund kom {friend} och satte sig bredvid.

”Vad är det?”

{child} såg ut över vattnet. ”Det var jag som drog i spaken i tisdags. Jag drog för fort. Jag tänkte på något annat.”

”Det var väl inte därför.”

”Hur vet du det?”

Det visste {friend} inte. Men {friend} var en sådan som tog reda på saker.[sport:  {Friend.He} kunde alla regler i {sport}.][athlete:  {Friend.He} visste när {athlete} fyllde år.] {Friend.He} drog med sig {child} in till {@a}, som lyssnade färdigt och sedan tog ner en rad loggböcker från hyllan. {@He} öppnade en av dem.

”Läs”, sa {@he}.

# log-books
{child} läste. Flimmer, båda ljusen. Lagat. Det var sex år sedan. {Child.He} bläddrade. Flimmer. Bytt kablar. Flimmer. Bytt reläer. Flimmer igen, sida efter sida.

”Då hade du aldrig satt din fot här”, sa {@a}. ”De drar ström ur samma kabel och värmer samma mur. Lamporna är hela, båda två. Men tornet klarar dem inte längre.”

# in-the-wall
”Men om vi är försiktiga, då? Om vi putsar varje kväll och jag drar långsamt?”

”Vi har varit försiktiga i sex år”, sa {@a}. {@He} sa det inte hårt. ”Det är inget du har gjort, {child}, och inget du kan laga. Det sitter i muren.”

{child} hade väntat sig att bli lättad. Mest blev {child.he} arg. {Child.He} gick runt hela ön och sparkade på tång, och {friend} gick tio meter bakom och sa ingenting, och det var precis lagom.

# one-switch
På fredagen bar de ner det röda ljuset. Det var inlindat i filtar och mycket tyngre än det såg ut. När båten hade lagt ut stod {child} kvar på bryggan tills den inte syntes. Den kvällen slog {child.he} på bara en strömbrytare. Under det svepande vita fanns det ett svart hål där det alltid hade varit rött. Det såg fel ut.[pet:  Muren var kall där {pet} brukade hålla till, och {child} fick flytta {pet.him} till andra sidan, dit där det vita värmde.]

# the-fog
På lördagen rodde {@a} ut med {child} och {friend} till nätet på andra sidan sundet. [adult: {Adult} hade ringt och sagt ”flytvästar” två gånger. ]De hade flytvästar, sjökort och kompass, och det var gott om tid. Men nätet hade fastnat, och när de äntligen fick loss det hade skymningen redan gått över i mörker, och en låg dimma kom smygande över vattnet. Den tog skären, ett efter ett. Till slut fanns det bara eka.

”Åt vilket håll ska vi?” sa {friend}. Rösten var inte riktigt som vanligt.

{child} vände sig om. Ovanför dimman svepte något vitt. Gråskär. {Child.He} kände igen det så att det stack till i bröstet.

”Dit”, sa {child}. Men {@a} lät årorna hänga. {Child} visste vartåt ön låg. Däremot visste {child.he} inte hur långt bort den var, och någonstans däremellan låg Hundhällarna, tre stenar strax under ytan. En riktning räckte inte.

# the-red-one
Då såg {child} det andra. Borta i öster, lågt och stilla, lyste det rött.

”{Friend}, håll ficklampan!”

{child} lade sjökortet över knäna. {Child.He} syftade över kompassen mot det vita, läste av och drog ett streck på kortet. Någonstans på det strecket var de. Sedan syftade {child.he} mot det röda och drog ett streck till. De två strecken gick tvärs över det tomma blå och möttes.

# the-cross
{child} satte fingret i krysset.

”Här”, sa {child.he}. ”Vi är precis här.”

{Friend} tittade på krysset, och på Hundhällarna, som låg en tumsbredd till vänster.

”Det hade inte gått i förra veckan”, sa {friend} långsamt. ”Då hade båda strecken blivit samma streck.”

Så {@a} rodde i en båge[music:  i takt till {music}], {child} syftade och drog streck, och {@a} rodde igen.

# beads
Det tog en timme. Sedan var bryggan där, och {@a} höll en lykta över sjökortet, där kryssen gick som ett pärlband runt stenarna.

”Bra”, sa {@he}, och det var mycket för att vara {@a}.[elder2:  {Elder2} sa ingenting alls, för {elder2.he} hade redan hällt upp soppan.]

# two-windows
Uppe i rummet under taket fanns det två fönster. {child} hade aldrig tänkt på det förut, att de vette åt olika håll. Genom det ena kom det vita och strök över väggen, om och om igen. I det andra stod det röda, litet och lugnt.

”Jag tyckte bättre om det förut”, sa {child} i mörkret.

”Det får du göra”, sa {friend} borta i sin säng. {Friend.He} sov nästan.

{child} låg och såg på ljusen, först på det ena och sedan på det andra. De lyste lika starkt som förut. Dimman fick komma om den ville. {child} drog ett streck i tanken, och ett till, och låg alldeles stilla där de möttes, och sov.

# @first
{friend's} moster {siv}
## if elder
{elder}
## if elder & elder2
{elder} och {elder2}

# @a
{siv}
## if elder
{elder.short}

# @s
{siv’s}
## if elder
{elder.short’s}

# @he
hon
## if elder
{elder.he}

# @warm
{pet}
## if pet.dog
{pet}[!pet.known: , {child's} hund,]
## if pet.cat
{pet}[!pet.known: , {child's} katt,]
