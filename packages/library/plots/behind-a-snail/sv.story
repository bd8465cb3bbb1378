title: Bakom en snigel
title: Blipp och blopp
title: Vad väntar vi på?
guest neighbour: Maj (hon), Gunnel (hon)

% Regel: vid minsta steg går snigeln in. Den som har bråttom (@a): {adult}, annars den äldre, annars grannen.

# late
”Skynda dig!” sa {@a-first}. ”Vi missar bussen!”

{child} skyndade sig så att ryggsäcken hoppade. Men mitt på gångvägen tvärstannade {child.he}. Där kröp en snigel med ett brunt hus på ryggen. Den skulle över, och den hade inte alls bråttom.

{child} tog ett steg. Blipp, in gick snigelns ena öga. Blipp, in gick det andra. Sedan rörde den sig inte.

{child} stod stilla. Blopp, ut kom det ena ögat. Blopp, ut kom det andra. Och snigeln kröp vidare.

”Vi får inte ta ett enda steg”, viskade {child}. ”Då går den in, och då kommer den aldrig över.”

[!short: ”Men bussen då?” sa {@a} och tog ett steg.

Blipp, sa ögonen.]

# the-queue
Så fick de stå. Gångvägen var smal, med häck på båda sidor, och bakom dem kom brevbäraren med sin cykel.

”Vad väntar vi på?” frågade han.

”En snigel”, viskade {child}.

[!short: ”Jaha. Vart ska den?”

”Hem.”

”Men den har ju huset med sig.”

”Det är därför den inte har bråttom”, sa {child}.

][athlete: ”{athlete} hade varit över nu”, sa brevbäraren.

”{athlete} bär inte på sitt hus”, sa {child}.

][!short: Sedan kom en man som joggade. Han fick jogga på stället, och till sist bara med axlarna. ][sport: Någon som skulle {play sport} fick göra det i huvudet. ][friend: {Friend}[!friend.known: , {child's} bästa vän,] stannade med ena foten i luften, och där fick den vara. ][pet.dog: {Pet} satt fint, men svansen viftade, och den fick {child} hålla i. ][pet.cat: {Pet} satt på en grindstolpe och var bäst av alla på att sitta still. ][pet.other: {child} var bra på att stå still, för {pet} därhemma tyckte inte heller om spring. ][adult & elder: {Elder} ställde sig sist i kön, [elder2: bredvid {elder2}, ]med en påse bullar. ][!adult & elder2: {Elder2} ställde sig sist i kön med en påse bullar. ][!short: Kön räckte snart runt hörnet[city:  och var den längsta i {city}]. ][short & city: Det var den längsta kön i {city}.]

# on-the-phone
{@A} ringde [school: till {school}|dem som väntade] och viskade:

”Vi blir sena. Vi sitter fast bakom en snigel. [!short: Nej, inte en spegel. ]En snigel. EN SNIGEL!”

Blipp, sa ögonen.

”Sch!” sa hela kön.

”Och nu har bussen gått”, sa {@a}.

”Det har den inte”, sa en kvinna längst bak. ”Det är jag som kör den.”

# all-the-way-in
Snigeln hade bara en liten bit kvar. Då nös [short: brevbäraren|den som joggade].

ATJO!

Nu var det inte bara ögonen som gick in. Huvudet gick in, och halsen gick in, och svansen gick in. Det stod bara ett hus på vägen, och i huset var det stängt.

De väntade. [!short: Solen sken på asfalten, och den blev torr och varm. ]Ingenting kom ut.

[!short: ”Nu måste jag nog kliva över”, sa hon som körde bussen.

”Nej!” sa {child}.

]{child.He} blev så ledsen att det sved bakom ögonen. {child.He} visste ju hur det var. När det blev för mycket spring och skrik kröp {child.he} själv in under täcket, och då gick det inte att ropa ut {child.him}.[adult / elder:  {@A} lade en hand på {child.his} rygg.]

# rain
{child} lade sig på magen framför snigelns hus. När var det som sniglar kom ut? När det regnade! Men det fanns inte ett moln.

Så {child.he} fick göra eget regn. {child.He} hällde lite vatten ur sin flaska. Sedan trummade {child.he} med fingertopparna på vägen, så lätt {child.he} kunde:

Tipp tapp, tipp tapp.

”Regna ni också”, viskade {child}.

Då regnade brevbäraren på sin väska. [!short: Den som joggade regnade på sina knän. ]Hon som körde bussen regnade på sin mössa. [friend: {Friend} fick äntligen sätta ner foten och regnade med skon. ][pet.dog: Och {pet} fick tillbaka svansen och regnade mest av alla. ][pet.cat: Då gick {pet} hem, för {pet.he} tyckte inte om regn. ][adult & elder: {Elder} [elder2: och {elder2} ]regnade på bullpåsen. ][!adult & elder2: {Elder2} regnade på bullpåsen. ][music: {child} nynnade {@song}, och det regnade i takt. ]Hela kön regnade.

Tipp tapp, tipp tapp, tipp tapp.

Blopp. Ut kom ett öga och tittade på himlen.

Blopp. Ut kom det andra och tittade på {child}.

# across
Och sedan kom hela snigeln. Den kröp den sista biten och in under häcken.

Hela kön jublade, fast bara med händerna, så att det inte hördes.

[!short: ”Har ni bråttom?” frågade hon som körde bussen.

”Nej”, sa {@a}. ”Inte nu längre.”

]Sedan åkte de buss allihop.[!short:  När {child} kom hem på eftermiddagen låg det ett silverstreck tvärs över gångvägen.]

# the-duvet
Nästa morgon låg {child} långt inne under täcket. [adult / elder: Ingen sa åt {child.him} att skynda sig. I stället satte sig {@a} på sängkanten och trummade på täcket med fingertopparna, tipp tapp, tipp tapp.|Regnet trummade på rutan, tipp tapp, tipp tapp.]

Blopp, ut kom ett öga. Blopp, ut kom det andra.

[adult / elder: ”God morgon, snigel”, sa {@a}.|”God morgon”, sa {child}, och under häcken var det nog någon som sa detsamma.]

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour} i huset bredvid, som skulle åt samma håll
## if adult
{adult}
## if elder & !adult
{elder}
