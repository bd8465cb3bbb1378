title: Nu jag!
title: Nu jag, åskan
title: Min tur, åskan
guest minder: Malena (hon), Josefin (hon)

% De turas om, och båda blir mindre och mindre. Så högt du vågar i början, ända ner till ett enda finger.
% Vems knä det är: {adult}, annars den äldre, annars {minder}.

# the-tin
{child} satt på golvet i köket. {Child.He} hade en kakburk och en träslev[elder: , en stor, från {elder}[elder2:  och {elder2}]].

I burken låg det inte mer än en enda kaka. [friend: Resten hade {friend} ätit, {child's} bästa vän. ]Skrammel, sa kakan.

Ute regnade det och regnade[city: , över hela {city}], och himlen var svart som en gryta.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg under bordet.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt under bordet.][pet.other:  {Pet} lyssnade.]

# now-me
BOM! sa åskan.

{child} tittade upp.

”Nu jag!” sa {child}.

Och så slog {child.he} på burken. Pang!

BOM! sa åskan.

”Nu jag!” Pang! Pang![music:  Det blev nästan {music}.]

BOM! sa åskan.

”Nu jag!” Pang! Pang! Pang! Och skrammel, skrammel, skrammel, sa kakan inuti.

# stop
BOM-BOM! sa åskan. BOM-BOM-BOM!

”Nej, åskan!” sa {child.he}. ”Vänta! Nu jag!”

Men åskan väntade inte. Den var jättestor, och den tyckte om att säga bom.

BOM! BOM! BOM!

”Nu jag!” skrek {child.he}. ”Nu jag! Nu jag!”

{Child.He} slog så hårt {child.he} kunde[athlete: , lika hårt som {athlete}]. Pang! BOM! Pang! BOM! Ett sånt liv det blev!

# crash
Och då …

KRASCH!

Den var störst av alla. Kopparna hoppade. Sleven for i golvet. Åh nej!

{child} sprang till [adult: {adult}|[elder: {elder}|{minder}, som passade {child.him}]] och klättrade upp i knät. Där gömde {child.he} sig, med näsan före, i en stor tröja.

”För stor”, sa {child.he}.

”Ja, den var stor”, sa [adult: {adult}|[elder: {elder.short}|{minder}]] och höll om, hårt.

# one-eye
De väntade.

Dripp, sa regnet. Dropp, sa regnet.

Åskan sa ingenting.

{Child.He} tittade fram med ena ögat. {Child.He} tittade på fönstret.

Åskan sa ingenting alls.

”Är det min tur?” sa {child.he}.

”Ja, det tror jag”, sa [adult: {adult}|[elder: {elder.short}|{minder}]]. ”Jag tror att åskan väntar på dig.”

# my-turn
{child} hoppade ner. {Child.He} tog upp sleven. {Child.He} ställde sig mitt på köksgolvet, så lång {child.he} kunde bli[sport: , som när man ska {play sport}].

”Nu jag!” sa {child.he}.

PANG!

Det var ett jättejättestort pang.

# middle-sized
{Child.He} lyssnade. Och långt borta, bakom husen[school:  och bakom {school}], sa åskan:

Bom.

Det var bara ett mellanstort bom.

”Bra, åskan. Nu jag.”

Pang, sa burken. Det var bara ett mellanstort pang.

Bom, sa åskan, bakom träden. Det var bara ett litet bom.

”Nu jag.” Och pang, sa burken. Det var bara ett litet pang, så litet att kakan knappt märkte det.

# one-finger
Muller, sa åskan, bortom backen.

”Nu jag”, sa {child.he}. Och så tog {child.he} handen. Klapp, klapp.

Mummel, sa åskan, långt, långt bort.

”Nu jag.” Och den här gången var det bara ett finger, och inte ens det största. Tick.

De väntade.

Det hade slutat regna. Det var tyst ute. Det var tyst i köket.

”Slut”, sa {child}. ”Hej då, åskan.”

# crunch
{Child.He} lyfte upp burken. Skrammel, sa kakan.

Då tog {child.he} av locket. {Child.He} bröt kakan mitt itu och klättrade upp i [adult: {adult's}|[elder: {elder.short's}|{minder's}]] knä igen, tillbaka dit där det var varmt.

”Nu du”, sa {child} och räckte fram ena halvan.

”Nu jag”, sa {child}.

Knaper.
