title: En krona per klagomål
title: Rena skandalen
guest lady: fru Hellman (hon), fru Brandt (hon)

# sign
Alla andra sålde saft, så {child} ville sälja något annat. {child.He} ställde ut ett bord på gatan, med två stolar och en burk. På skylten stod det: KLAGOMÅL TAS EMOT, EN KRONA STYCK.[elder:  {Elder}[elder2:  och {elder2}] hjälpte till att bära bordet och trodde inte att det skulle komma en enda människa.]

Först kom ingen. Sedan kom {lady} i huset bredvid, hon som klagade så mycket att folk gömde sig. Hon hade en portmonnä som var så full att den inte gick att stänga.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] som hade målat skylten, tog penseln och dök ner bakom soptunnorna.]

”Är det du som är chefen?” sa {lady}.

”Ja.”

”Du är alldeles för ung.”

Orättvist, tänkte {child}. Men så tittade {child.he} på skylten och höll fram burken.

”Det blir en krona”, sa {child.he}.

{Lady} tittade länge på burken.

Pling.

# clink
Hon satte sig. Stolen var hård. Pling. Bussen var alltid sen, och var den inte sen så var hon det själv. Pling. Och så var det oväsendet[school:  från {school}] och dammet[city:  i {city}].[sport:  Folk ville bara {play sport}.][athlete:  På teve var det bara {athlete}.][music:  Någon i trappan nynnade på {@song} och kom aldrig till slutet.][pet:  {@Petstare}] Pling, pling.

”Rena skandalen”, sa {child} varje gång, som en riktig chef, och skrev upp det i ett block.

”Och så sitter det en duva på mitt tak.”

”Rena skandalen. Vad gör den?”

”Den går fram och tillbaka.”

”Och vad vill ni att vi gör åt saken?”

{Lady} stirrade. ”Gör?” sa hon. ”Ingenting! Jag vill att det ska stå någonstans.”

# run-out
Klockan fyra öppnade hon munnen, och det kom ingenting.

Hon försökte igen. Hon tittade upp på duvan och in under bordet.

”De är slut”, sa hon ynkligt. ”Jag har aldrig kommit till slutet förut. Vad ska jag nu ta mig till?”

Hon såg så vilsen ut att {child} glömde säga att det var en skandal.

# the-other-chair
Då tog {child} en krona ur burken, lade den framför henne och räckte över pennan.

”Jag skulle vilja klaga”, sa {child.he}.

{Lady} rätade på ryggen. Hon bytte stol och bläddrade fram en ren sida i blocket.

”Jag lyssnar.”

”Alla säger att jag kommer att förstå när jag blir äldre. Jag har blivit äldre hela tiden, och ingen har sagt ett dugg.”

”Rena skandalen!” sa {lady} och strök under det två gånger. ”Och vad vill ni att vi gör åt saken?”

{child} kände efter. Konstigt, men nu när det stod i blocket var det nästan ingenting kvar av det.

”Ingenting”, sa {child.he}. ”Det räcker att någon säger att det är en skandal.”

”Ja, visst är det skönt?” sa {lady}.

# closing
De satt kvar en stund och tittade på duvan. Solen försvann bakom taken, och {child} reste sig och vek ihop skylten.

”Stänger ni redan?” sa {lady}. ”Det är ju rena skandalen.”

{child} höll fram burken.

Och längst ner i portmonnän hittade {lady} en krona till.

# @petstare
Inifrån huset tittade {pet} på henne.
## if pet.dog
I fönstret ställde sig hunden, {pet}, och gäspade åt henne.
## if pet.cat
I fönstret satte sig katten, {pet}, med ryggen åt henne.

# @song
{music}
