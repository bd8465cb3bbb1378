title: Fast åt andra hållet
title: Lampan som såg vem som rörde sig
title: Så sakta som man växer
guest helper: Kristin (hon), Annika (hon)
guest neighbour: Bengt (han), Rolf (han)

% Med i tvättstugan: {adult}, annars scoutledaren {helper}. Klick, svart. Klick, ljust.

# the-best-light
Det bästa med att campa[city:  så långt från {city}] var lampan i campingens tvättstuga.

Den tändes av sig själv så fort någon rörde sig. Och {child}, som var mörkrädd, stod inte still ett ögonblick. {child.He} hoppade på ett ben medan [adult: {adult} | scoutledaren {helper}] la tvätten i en hög på golvet. {child.He} viftade med armarna[athlete:  och hejade på {athlete}] medan maskinen gick färdigt med någon annans lakan.[sport:  {child.He} låtsades {play sport}.][music:  {child.He} dansade till {music}.][friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hoppade också, för sällskaps skull.]

”Måste du?” sa [adult: {adult} | {helper}].

”Ja”, sa {child}. ”Annars slocknar den.”

# a-long-yawn
Men en enda gång glömde {child} sig. {child.He} stod stilla[school: , som i kön {at school},] och gäspade, och det var en lång gäspning.

Klick. Svart.

Det var svart ända in till näsan. {child's} hjärta bultade, och {child.he} vågade inte röra ett finger, fast det var det enda som hade hjälpt. Och då, precis vid fötterna:

”Krii”, sa det. ”Krii, krii.”

{child} slog ut med båda armarna. Klick. Ljust. Och nu sa det ingenting alls.

”En syrsa”, sa [adult: {adult} | {helper}]. ”Den sitter i vår tvätt.”

”Då får vi inte tvätta!” sa {child}.

# other-way-round
De skakade varenda handduk. De vände ut och in på strumporna. De hittade en kola, men ingen syrsa, och den sa inte ett ljud.

På bänken satt {neighbour} från husvagnen bredvid och väntade på sin tur.

”Den säger ingenting så länge det lyser”, sa han. ”Den är ljusrädd.”

”Vad är det?” sa {child}.

”Det är som mörkrädd”, sa {neighbour}, ”fast åt andra hållet.”

{child} tittade på högen. Någonstans där inne satt någon alldeles stel och väntade på att lampan skulle slockna. {child} visste precis hur det kändes, fast åt andra hållet.

”Då måste vi släcka”, sa {child.he}, och rösten blev liten.

# standing-still
Men det fanns ingen knapp. Det enda man kunde göra var att stå stilla. De stod stilla allihop.

Klick. Svart.

Då nickade [adult: {adult} | {helper}]. Klick. Ljust.

”Förlåt”, sa [adult: {adult} | {helper}]. ”Det gick ju så bra.”

De stod stilla en gång till. Klick. Svart. {child} knep med tårna och väntade.

”Kr…”, började det.

Då satte sig en mygga på {neighbour's} näsa. Klick. Ljust.

”Men {neighbour}!” sa {child}.

”Det var hon som började”, sa {neighbour}.
## or
Men det fanns ingen knapp. Det enda man kunde göra var att stå stilla. De stod stilla allihop.

Klick. Svart.

Då la [adult: {adult} | {helper}] ett finger över munnen. Klick. Ljust.

”Förlåt”, sa [adult: {adult} | {helper}]. ”Jag ville bara att vi skulle vara tysta.”

De stod stilla en gång till. Klick. Svart. {child} knep med tårna och väntade.

”Kr…”, började det.

Då satte sig en mygga på {neighbour's} näsa. Klick. Ljust.

”Men {neighbour}!” sa {child}.

”Det var hon som började”, sa {neighbour}.

# on-her-tummy
Den tredje gången la sig {child} på magen intill högen. Klick. Svart.

Nu var det ingen som rörde sig. Mörkret var stort, större än tvättstugan. Men golvet låg kvar under magen, och {child} hörde hur [adult: {adult} | {helper}] andades, och hur {neighbour} lät bli att klia sig.

”Krii”, sa det långt inne i högen. ”Krii, krii.”

# the-hand
Det var bara att sträcka ut handen. Men rörde sig {child} så skulle lampan märka det, och då skulle syrsan bli rädd och krypa ännu längre in.

Så {child.he} rörde handen så sakta som man växer.

Den som växer märker det inte ens själv. Handen kom fram till en handduk. Den kom in under en tröja. Lampan märkte ingenting. Handen kom fram till en strumpa, och där sjöng det så att det kändes i fingrarna.

# six-feet
Sedan kittlade det. Sex små fötter gick upp i handen.

Det kittlade något alldeles förfärligt. {child} bet i en handduk för att inte skratta. Och så sakta, så sakta, kom den andra handen och la sig över som ett tak.

”Jag har den!” skrek {child} och satte sig upp.

Klick. Ljust. Och {neighbour} kliade sig på näsan med båda händerna.

Det lyste i hela tvättstugan. Men mellan {child's} händer var det fortfarande mörkt. Det var ett alldeles litet mörker, och det sjöng.

”Krii.”

# the-long-grass
{child} bar ut det till det höga gräset, och [adult: {adult} | {helper}] följde med och letade efter ficklampan.

”Tänd inte”, sa {child}. ”Den blir rädd.”

Så de gick utan. Gräset var vått, och [adult: {adult} | {helper}] höll {child.him} i ärmen. {child} satte sig på huk och öppnade händerna. De sex fötterna satt kvar en stund. Sedan var de borta.

# the-tent
I tältet brukade {child} låta ficklampan[elder:  från {elder}[elder2:  och {elder2}]] lysa hela natten.[pet.dog:  {Pet} hade redan lagt sig och tagit den bästa platsen.][pet.cat / pet.other:  Hemma hos {pet} var det mörkt nu, och det hade {pet} inget emot.] Nu låg {child.he} i sovsäcken och lyssnade, men det hördes inte en enda syrsa. Och det var ju inte konstigt. Hela tältet lyste som en lampa.

”De vågar inte”, viskade {child}.

# so-still
Så {child.he} släckte.

Klick. Svart.[friend:  ”Äntligen”, mumlade {friend} i den andra sovsäcken.] Hjärtat bultade lite, och {child} väntade.

”Krii”, sa det i gräset. ”Krii”, sa det längre bort. ”Krii, krii.”

Och {child} låg så stilla att ingen lampa i hela världen hade märkt det.
