title: Jag ska bara gå ut med soporna
title: Dit och hem igen
title: Ingen har vinkat
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% På trappan (@a) står mormor eller farfar, annars {adult}, annars {minder}. Vinka vid varje ”Hej då!”, och låt barnet vinka tillbaka.
% En regel: någon som stannar måste vinka, annars lyfter man inte. Den som hittar någon är vännen, hunden, katten eller den äldre (@help).

# if-you-wave
”Hej då!” sa {@first} på trappan och vinkade.

{child} stoppade händerna i fickorna. {Child.He} vinkade aldrig. Om man vinkar, så går de ju.

”Jag ska bara gå ut med soporna”, sa {@a}, med påsen i handen.

Men det var just det. Först vinkar de, och sedan går de, och då blir det så tomt i magen.[school:  Så var det varje morgon {at school}.][friend / !pet.dog & !pet.cat & !elder:  {Friend}[!friend.known: , [friend: {child's} bästa vän | från huset bredvid],] satt på trappan med en ficklampa.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] ville följa med. Det ville {pet} alltid.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] smög i gräset och jagade allt som rörde sig.][pet.other:  Inne i fönstret var {pet}, som inte heller vinkade.]

# nobodys-waved
Vid grinden var {a wish} och tittade upp mot månen.

”Vart ska du?” frågade [friend / !pet.dog & !pet.cat & !elder: {friend} | {child}].

”Till månen”, sa {the wish}. ”{@But} ingen har vinkat. Någon som stannar måste vinka, annars lyfter jag inte.”

”Jag vet”, sa {child}. ”Det är därför jag aldrig gör det.”

”Gör det nu, då!”

”Nej. För då åker du.”

”Men jag vill ju åka!” sa {the wish}.

{child} funderade. Den som följer med behöver inte vinka. ”Får jag åka med?” sa {child.he}.[friend / !pet.dog & !pet.cat & !elder: 

”Och jag?” sa {friend}.]

”Dit och hem igen?” sa {@a}.

”Dit och hem igen”, sa {the wish}.[elder & !friend & !pet.dog & !pet.cat: 

”En gång fanns det ingen som vinkade till mig”, sa {elder.short}, ”så då fick jag göra det själv.”]

# bye-bye
{@Up} Sedan ställde {@a} ner påsen och vinkade.

”Hej då!” Och de for upp, lika högt som skorstenen.[elder2:  {Elder2} vinkade i fönstret, och då gick det ännu fortare.]

”Hej då!” Och {@a} var liten som en smula, men smulan vinkade fortfarande.[city:  Snart var hela {city} en enda liten prick som lyste.][music:  {The wish} nynnade på {@song}.]

Duns. Det var månen.

# so-slowly
Den var rund och vit och mjuk som mjöl.[wish.cow:  ”Jag trodde att den var av ost”, sa {the wish}.] {child} hoppade och kom ner så sakta att {child.he} hann skratta hela vägen[sport:  och tänka på {sport} också].[friend / !pet.dog & !pet.cat & !elder:  {Friend} kom ner ännu saktare.][pet.dog:  {Pet} kom ner på alla fyra tassarna, en i taget.][athlete:  Så hoppar inte ens {athlete} hemma på jorden.] ”{Wish.sound}!” sa {the wish}, hela vägen ner.

Då fick {child} syn på något blått, långt borta och inte större än en knapp. Det var hemma.

”Nu vill jag hem”, sa {child}.

”Då är det bara någon som måste vinka”, sa {the wish}. ”Någon som stannar.”

# nobody-at-all
De letade, men det fanns ingen på månen, ingen alls.

”Du får vinka”, sa {child}.

”Men jag stannar ju inte”, sa {the wish}. ”Jag ska hem, precis som du.”

Nu var det så tomt i magen på {child} att det gjorde ont. Det kom en tår, och den tog förfärligt lång tid på sig att ramla. ”Jag vill till {@a}”, viskade {child.he}.

”{@home}”, viskade {the wish} och flyttade sig alldeles intill.

# somebody-who-stays
{@help}

”Skuggor stannar alltid på marken”, sa {child}.

Så höll de i sig, allihop. {child} tog upp ena handen ur fickan. Den hade aldrig vinkat förut. Men upp kom den, och upp kom skuggans hand också.

”Hej då!” sa {child}, och skuggan vinkade tillbaka.

Och de lyfte.

”Hej då!” Och skuggan var liten som en smula, men smulan vinkade fortfarande.

# home-again
Duns. Där var grinden, och där var {@a}, med båda armarna utsträckta.

”Vem var det som vinkade?” frågade {@a}, när de hade kramats färdigt.

”Det var jag”, sa {child}.

”Dit och hem igen”, sa {the wish} och gäspade.

I ljuset från dörren låg {child's} skugga. Den hade också kommit hem.

# round-the-corner
Sedan tog {@a} upp påsen igen. ”Jag ska bara gå ut med soporna”, sa {@a}.

{child} stod på trappan och vinkade med båda händerna, och {@a} gick runt hörnet.

Och sedan kom {@a} tillbaka.

# @But
Men
## if wish.train
Jag har grönt ljus. Men
## if wish.bus
Jag har stängt dörrarna och allt. Men
## if wish.car / wish.lorry / wish.tractor
Jag har tankat. Men
## if wish.rocket
Jag har räknat ner fem gånger. Men
## if wish.cow
Jag har ätit kvällsmat. Men
## if wish.teddy
Jag har suttit här sedan frukost. Men

# @Up
{child} klättrade upp och höll i sig[friend / !pet.dog & !pet.cat & !elder: , och {friend} klättrade upp bakom].{@pets}
## if wish.kind.vehicle
{child} klättrade ombord och höll i sig[friend / !pet.dog & !pet.cat & !elder: , och det gjorde {friend} också].{@pets}
## if wish.size.tiny / wish.size.small
{child} tog tag i {the wish}[friend / !pet.dog & !pet.cat & !elder: , och {friend} tog tag i {child}].{@pets}

# @home
Och jag vill vara {wish.home}
## if wish.moon-buggy / wish.satellite / wish.space-ship / wish.ufo
Och jag vill till mitt garage

# @pets
[pet.dog:  {Pet} var redan där.][pet.cat:  {Pet} kom med utan att någon hade bett {pet.him}.]

# @help
{Friend} lyste med ficklampan runt, runt, för att hitta någon. När ljuset kom till {child} stannade det.

”Där!” ropade {friend}.

Och där, alldeles bakom {child}, stod det någon som var lång och svart. Det var {child's} egen skugga.
## if elder & !friend & !pet.dog & !pet.cat
Då kom {child} ihåg det. En gång fanns det ingen som vinkade till {elder.short}, så då gjorde {elder.short} det själv. {child} kunde kanske också göra det. {Child.He} vände sig om. Och där, på den vita marken, låg det någon som var lång och svart. Det var {child's} egen skugga.
## if pet.cat
Men {pet} jagade. {Pet} smög över den vita marken, vickade på rumpan och hoppade på någon som var lång och svart. Det var {child's} egen skugga. {Pet} drog i den med alla klorna, men den följde inte med. Den stannade.
## if pet.dog
”Voff!” sa {pet}. {Pet} skällde på marken. Där, alldeles bakom {child}, låg det någon som var lång och svart. Det var {child's} egen skugga. {Pet} skällde och skällde, men den gick inte sin väg. Den stannade.

# @song
{music}

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
