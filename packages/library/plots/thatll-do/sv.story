title: Natten då dimman vallades hem
title: Bra, det räcker
title: Bara luft
guest aunt: Moster Bodil (hon), Moster Lisbet (hon)

% Den vuxna (@a): {adult}, annars {aunt}. Blås med, mjukt: Hoooo.

# only-air
{Pet} var {child's} hund, och {pet.he} kunde valla vad som helst. {Pet.He} vallade ankor. En gång, på ett bröllop, vallade {pet.he} fyra tärnor och höll dem samlade vid tårtan.

Men {child} kunde inte vissla. {Child.He} hade försökt hela dagen. När {child.he} blåste kom det bara luft.

”Hoooo”, sa det, och {child} skämdes lite.

”Det gör ingenting”, sa {elder}. Det var {elder.his} gård[city: , långt från {city}], och {elder.he} kunde vissla så att stuprännorna ringde. ”Du kan ju orden.”

Orden kunde {child}. Vänster betyder spring runt från ena hållet. Höger betyder spring runt från det andra. Och när allt är klart, men inte förr, säger man: bra, det räcker.

## or
Hela dagen på {elder's} gård[city: , långt från {city},] hade {child} försökt lära sig vissla. {Elder} kunde det så att stuprännorna ringde. Men när {child} blåste kom det bara luft.

”Hoooo”, sa det, och {child} skämdes lite.

{Pet}[!pet.known: , {child's} hund,] brydde sig inte om det. {Pet.He} kunde valla vad som helst ändå. Nu på morgonen hade {pet.he} vallat hönsen, och brevbäraren.

”Orden har du i alla fall”, sa {elder.short}.

Det hade {child}. Vänster betyder spring runt från ena hållet. Höger betyder spring runt från det andra. Och när allt är klart, men inte förr, säger man: bra, det räcker.

# on-its-tummy
På kvällen åkte {@a} till byn för att köpa fisk och pommes frites. Och då kom dimman.

Den kom över kullen, krypande på magen. Den fyllde hela vägen, och den fyllde gården, och sedan lutade den sig mot köksfönstret och tittade in.

Det ringde. Det var {@a}.

”Jag har fått stanna på vägen. Jag ser inte ens bilens nos”, sa {@a}. ”Jag får sitta här tills den ger sig av.”

”Det kan dröja till i morgon”, sa {elder.short}. ”Den har kommit ner hit för att sova.”

{child} tänkte på {@a}, alldeles ensam i det vita mörkret, med maten som kallnade. Det gjorde ont i halsen.

# it-shuffled
Vid bakdörren låg {pet}. {Pet.He} hade sänkt sig ner, med nosen på tassarna, precis som när det är får. {Pet.He} stirrade på dimman.

Och dimman flyttade sig lite.

”{Elder.short}!” sa {child}. ”Den är rädd för {pet}!”

{Elder.short} tittade och gned sig om hakan. Sedan tog {elder.he} ner den stora ficklampan.[elder2:  ”Halsduk på”, sa {elder2}, ”om ni ska ut i det där.”]

# too-sharp
De ställde sig på trappan. {Elder.short} satte två fingrar i munnen och visslade[music:  {@song}], så att stuprännorna ringde.

Dimman brydde sig inte om det.

”Den hör inte sådant”, sa {elder.short}. ”Det är för vasst. Det går rakt igenom. Det skulle behövas något mjukare.”

De tänkte båda två. Så tittade {elder.short} på {child}.

”Men min är bara luft”, sa {child}.

”Och vad är dimma?” sa {elder.short}.

{child} svalde, och så blåste {child.he}.

”Hoooo.”

Det var ett lågt ljud, mjukt och runt, som när vinden går över en flaska. Och dimman lyfte på huvudet.

## or
De ställde sig på trappan, och {elder.short} visslade det högsta {elder.he} kunde. En tegelpanna ramlade ner.

Dimman vände sig inte ens om.

{Elder.short} slog på en kastrull. {Elder.He} blåste i en trumpet som hängde i hallen[music: , hela {@song}]. ”Allt är för hårt”, sa {elder.short}. ”Titta. Det går rakt in och ut på andra sidan. Dimma ska ha något mjukare.”

”Hoooo”, sa {child}, för {child.he} suckade.

Och dimman lyfte på huvudet.

”Där är den!” sa {elder.short}. ”Gör om det!”

# come-by
”Hoooo”, blåste {child}. ”Vänster, {pet}! Vänster!”

Då for {pet} i väg, platt och fort.[athlete:  Inte ens {athlete} hade hunnit med.] Dimman trängde ihop sig och sprang. Ut från gården sprang den, över muren, ullig och trång, och bakom den stod ladan igen, och där stod brunnen.

”Höger, {pet}!” ropade {child}. ”Hoooo!”

{Pet} flög runt från andra hållet. Stora grå klumpar av dimma kom guppande upp längs vägen. En av dem satte sig i diket och vägrade. Den nöp {pet} i rumpan, mycket försiktigt, och upp for den.

[sport: Det var till och med roligare än att {play sport}. ][school: {child} önskade att alla på {school} kunde se det. ]”Hoooo”, blåste {child} och sprang.

# the-gate
”Ta den till övre hagen!” ropade {elder.short}. ”Jag tar grinden!”

Och {elder.he} sprang, i tofflor. {child} sprang efter i mörkret och blåste tills läpparna domnade. Och {pet} kom uppför backen med dimman, hela den väldiga flocken, och hällde in den genom grinden, som mjölk i en skål.

Pang!

Dimman snurrade två varv. Sedan vek den ihop benen och lade sig i det höga gräset, och suckade, stort och fuktigt.

Alla stjärnor kom fram. Och långt där nere, på den tomma vägen, blinkade två lyktor till och kom sakta upp mot gården.

{child} lade handen på {pet's} varma rygg. Nu var allt klart.

”Bra, {pet}”, sa {child.he}. ”Det räcker.”

# chips
De åt framför elden.

”Det är konstigt”, sa {@a}. ”Den bara reste sig och gick. Och jag tyckte att jag hörde en uggla[friend: . Det måste jag berätta för {friend}, som gillar ugglor].”

{child} och {elder.short} tittade på varandra och sa ingenting. {Pet} fick den största fiskbiten.

## or
Maten var kall, och de åt upp alltihop.

”Jag hade precis sagt åt den att gå”, sa {@a}. ”Och då gick den. Hörde ni ugglan?”

”En del av den”, sa {elder.short}, med fötterna i ugnen. [friend: I morgon skulle {child} ringa till {friend}[!friend.known: , sin bästa vän,] det första {child.he} gjorde. ]{Pet} fick den största fiskbiten, och sedan vallade {pet.he} smulorna.

# a-lamb
Senare, när lampan var släckt, såg {child} något litet och vitt vid sängens fotända. Det var en enda liten dimma, inte större än ett lamm.

{child} tänkte ropa på {pet}. Men {pet} sov, och hade arbetat hårt.

Så {child.he} lyfte på hörnet av täcket.

”Hoooo”, sa {child.he}, så mjukt {child.he} kunde.

Och den lilla dimman kröp in vid {child.his} fötter, snurrade två varv och lade sig.

# @a
{aunt}
## if adult
{adult}

# @song
{music}
