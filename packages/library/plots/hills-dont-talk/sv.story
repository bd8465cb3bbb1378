title: Fem minuter till
title: Kullar pratar inte
title: Jag har ju precis blivit varm
guest teacher: Hillevi (hon), Mirjam (hon)

% {friend} är ”solen” och {child} ”kullen” medan de spelar; stjärnan är ”den”.

# the-hill
I pjäsen [school: {at school} ]var {child} kullen, och [!friend.known: {child.his} bästa vän, ]{friend}[!friend.known: ,] var solen.

{Friend} hade gula pappstrålar runt hela ansiktet och en låda att gå upp på. {child} satt på huk framför lådan med en stor grön filt över sig. {Child.He} skulle sitta stilla och inte säga ett ord, för kullar pratar inte.[sport:  Hela veckan hade {child.he} suttit så stilla att {child.he} knappt hunnit {play sport}.][pet.other:  Hemma hade {child.he} övat med {pet}, som var jätteduktig på det.]

Det var {friend} som hade valt.

”Jag ska ha {child} till kulle”, hade {friend} sagt till {teacher}, som var deras fröken. ”Jag går inte upp över någon annan.”

# came-up
Och nu var hela salen full, och {teacher} började läsa.

”Solen gick upp.”

Och upp kom {friend}, mitt över {child}.

”Ååå!” sa alla mammor och pappor och mormödrar.

{Friend} sken. {Friend.He} sken så att {friend.he} blev alldeles rosa. Fåren reste sig och åt gräs. Och {teacher} vände till sista sidan.

# went-down
”Och solen gick ner”, läste hon, ”och det blev natt.”

Alla fåren la sig.

Men solen gick inte ner.

”Och solen gick ner”, läste {teacher} en gång till.

”Fem minuter till”, sa solen.

Vad publiken skrattade! Alla fåren ställde sig upp igen.

”Bä?” sa ett får.

# the-stars
Bakom ridån stod stjärnorna med sina ficklampor. Det var de allra minsta barnen.

”Får vi komma ut nu?” viskade en stjärna.

”Inte när solen är uppe”, viskade {teacher}.

”Men jag är kissnödig”, viskade stjärnan.

# only-just-warm
{teacher} läste så högt hon kunde. ”Och solen gick NER!”

Alla fåren la sig.

”Fem minuter till”, sa solen.

Alla fåren ställde sig upp igen.

”{Friend}!” viskade kullen. ”Gå ner!”

”Kullar pratar inte”, viskade solen. ”Och jag har ju precis blivit varm.”
## or
{teacher} knuffade till månen, och månen kom ut med sin lykta.

Alla fåren la sig.

”Ursäkta”, sa månen. ”Det är min tur.”

”Fem minuter till”, sa solen.

Alla fåren ställde sig upp igen, och månen fick gå tillbaka till stjärnorna och vänta.

”{Friend}!” viskade kullen. ”Gå ner!”

”Kullar pratar inte”, viskade solen. ”Och jag har ju precis blivit varm.”

# the-hill-could
”Jag är jättejättekissnödig”, sa stjärnan och snörvlade.

{child} hörde det. Men {child.he} kunde ju inte dra ner solen. {Child.He} var bara en kulle.

Fast om solen inte ville gå ner …

Då fick väl kullen gå upp.

# getting-up
Först kom {child's} huvud upp. Sedan kom {child's} rygg. Kullen växte och växte.

”Nu reser sig kullen”, sa [elder: {elder} | någons mormor].

Den nådde solen till hakan. Den nådde solen till näsan.

”Hallå!” sa solen.

Då sträckte {child} upp båda armarna, så högt de gick, med filten och allt. Och så var den sista lilla biten gult borta.

”Och det blev natt!” sa {teacher} fort.

# shooting-star
Alla fåren la sig. Och ut kom stjärnorna med alla sina ficklampor. En av dem sprang rakt över scenen[athlete: , snabb som {athlete},] och ut genom dörren på andra sidan.

”Titta”, sa [elder2: {elder2} | [elder: {elder.short} | samma mormor]]. ”Ett stjärnfall!”

# his-hill
Sedan sjöng alla nattsången[music: , som var väldigt lik {@song}]. Den var lång. {child's} armar började skaka. Filten gled ner en bit, och så en bit till. Åh nej! Snart skulle det bli sol mitt i natten!

Bakom kullen såg {friend} hur filten skakade. Om den föll skulle alla få se {friend.him} igen. {Friend.He} behövde bara vänta.

Men det var {friend.his} kulle.

Så solen klev ner från lådan, dit där ingen såg {friend.him} alls. {Friend} sträckte upp sina två händer och höll i filten, {friend.he} också.

”Du är den bästa kullen”, viskade {friend}.

”Kullar pratar inte”, viskade {child}.

Och så höll de uppe natten tillsammans, tills den allra sista stjärnan hade släckt.

# nice-behind
När de kom ut satt den riktiga solen ovanpå [city: {city} | en riktig kulle].

”Gå ner du bara”, sa {friend} till den. ”Det är skönt bakom.”

Och då gick den ner.

# like-a-hill
På kvällen låg {child} i sängen med knäna uppdragna under täcket, som en kulle, och lampan lyste över toppen.[pet.dog / pet.cat:  Vid foten av kullen låg [pet.dog: hunden | katten] {pet}, som ett får.]

”Fem minuter till”, sa {child}.

Men så gäspade {child.he}, och sakta, sakta la kullen sig ner.

”Och solen gick ner”, sa [adult: {adult} | {child}] och sträckte ut handen mot lampan.

Och det blev natt.

# @song
{music}
