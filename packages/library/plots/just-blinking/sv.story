title: Ugglan som blinkade
title: En lång blinkning
title: Det viktigaste om ugglor
guest minder: Gunilla (hon), Birgitta (hon)

% Ugglan är ”den”. Den som barnet är i parken med (@a) köper korv.

# the-bench
Det satt en uggla på parkbänken, mitt på dagen. {child} satte sig bredvid. {Child.He} hade alltid velat prata med en uggla.

”Hej”, sa {child}.

Ugglan öppnade ett öga. Det var stort och gult.

”God dag”, sa ugglan. ”Nu ska jag berätta det viktigaste om ugglor. Det viktigaste om ugglor är att vi aldrig …”

Så sa den inget mer. Ögat gick igen. Huvudet sjönk ner i fjädrarna, och det lät så här: Hooo-pyyy. Hooo-pyyy.

# blinking
{child} väntade. Sedan petade {child.he} lite på en vinge.

”Du sov”, sa {child.he}.

Ugglan ryckte till.

”Jag sov inte”, sa den. ”Jag blinkade.”

”Du snarkade!”

”Det var en lång blinkning”, sa ugglan. ”Var var vi? Jo. Det viktigaste om ugglor är att vi aldrig … aldrig …”

Hooo-pyyy. Hooo-pyyy.

# never-what
{child} ville så gärna veta det viktigaste. Aldrig vad då? Aldrig äter soppa?[friend:  ”Aldrig borstar tänderna”, trodde {friend}[!friend.known: , {child's} bästa vän,] som hade satt sig på andra sidan.][sport:  Aldrig har lust att {play sport}?][music:  Aldrig sjunger {music}?] {Child.He} petade igen.

”Jag sov inte”, sa ugglan. ”Jag blinkade.”

# by-day
”Varför är du ute på dagen?” frågade {child}. ”Ugglor är väl ute på natten?[school:  Det har vi läst {at school}.]”

”Vi vaknar när det blir mörkt”, sa ugglan. ”Men jag flög hemåt i morse[city: , tvärs över {city}], och så råkade jag blinka. Och när jag hade blinkat färdigt satt jag på en bänk.” Den pekade med näbben på den stora eken. Där var det ett hål, långt upp. ”Där bor jag. Jag ska strax flyga dit. Jag ska bara …”

Hooo-pyyy.

# soft
Nu tippade den mot {child}, mjuk och varm och tung, och lutade hela huvudet mot {child.his} arm. {child} satt alldeles stilla. Det är inte varje dag man har en uggla på armen.[pet & !pet.dog:  Det måste {pet} få höra, där hemma.]

# crows
Då hördes det: Kra!

En kråka landade på papperskorgen. Så kom det en till. Och en till. Kråkor tycker inte om ugglor. De skuttade närmare. Kra! Kra! Kra!

”Vakna!” sa {child}. ”Vakna, det är kråkor!”

Hooo-pyyy, sa ugglan.

{child} petade. {Child.He} skakade. Ugglan bara sov. En kråka nöp den i stjärten.

”Låt bli!” skrek {child}. {Child.He} viftade[friend: , och {friend} viftade], men de skuttade bara fram igen.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] skällde åt dem, och de skällde tillbaka.] {@A} stod långt borta vid korvkiosken[athlete: , och inte ens {athlete} skulle ha hunnit].

Den vaknar när det blir mörkt, tänkte {child}. Mörkt!

# jacket
{Child.He} slet av sig jackan. {Child.He} la den över ugglan, och så kröp {child.he} själv in under. {Child.He} höll ihop den med båda händerna, så att inte en enda strimma kom in. Det blev kolmörkt.

”God morgon”, viskade {child}.

Två ögon tändes i mörkret. De var så stora som månar.

”God morgon”, sa ugglan, klarvaken. ”Vad är det som kraxar?”

”Kråkor. Jättemånga. De är dumma mot dig.”

”Är de det”, sa ugglan, och den började bli större. Varenda fjäder reste sig. ”Ta bort jackan. Nu!”

# ho
{child} drog bort den. Där satt ugglan, rund som en jättestor boll, med vingarna ut och ögonen som lyktor.

”HO!” sa ugglan.

”HO!” skrek {child}.

Och alla kråkorna flög. De flög över gungorna och över gräset och över kiosken, och sedan var de borta.

# never-tired
”Tack”, sa ugglan. ”Det var en bra jacka. Nu flyger jag hem, innan jag blinkar.”

”Vänta!” sa {child}. ”Det viktigaste om ugglor är att ni aldrig …?”

”Just det”, sa ugglan. Den satte näbben alldeles intill {child's} öra. ”Vi blir aldrig trötta.”

Och den bredde ut vingarna, helt utan ljud, och flög upp till hålet i eken. Sedan hördes det ända ner till bänken:

Hooo-pyyy. Hooo-pyyy.

# home
{@A} kom med korven. {child} berättade alltihop medan {child.he} åt, och sedan fick {child.he} rida hem på {@of-a} axlar. Det gungade.[elder & adult:  {Elder}[elder2:  och {elder2}] stod i fönstret och vinkade.] Solen var röd mellan träden. {child} la kinden mot {@of-a} hår, och det var mjukt som fjädrar.

”Sover du där uppe?” sa {@a}.

”Nej”, sa {child}. ”Jag blinkar.”
## if elder & !adult
{@A} kom med korven. {child} berättade alltihop medan {child.he} åt, och sedan tog de bussen hem.[elder2:  {Elder2} skulle möta dem vid hållplatsen.] Det gungade. Solen var röd mellan träden. {child} la kinden mot {@of-a} arm, och den var mjuk som fjädrar.

”Sover du?” sa {@a}.

”Nej”, sa {child}. ”Jag blinkar.”

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}, som bodde granne,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @of-a
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
