title: Finns i sjön
title: Ingen har tur i tre år
title: Har du några gäspningar?
guest sitter: Sten (han), Gösta (han)

% Den i fåtöljen (@a): {adult}, annars den andra äldre, annars grannen, och då är det den äldre som stoppar om och grannen som ropar.
% Glasögonen är den äldres, så att vem som helst kan ha dem på näsan. Katten: @coat.

# sevens
{Elder} fuskade. Det var {child} säker på. {Child.He} visste bara inte hur.

”Har du några sjuor?” frågade {elder.short}.

{child} hade tre sjuor. {Child.He} hade fått den tredje alldeles nyss. {Child.He} räckte över dem allihop, och {elder.short} [music: nynnade på {music} och ]la ut fyra sjuor på köksbordet, i en prydlig rad.

”Och några damer har du väl inte?” sa {elder.short}.

{child} hade två.

# every-saturday
Så var det varje lördag. De spelade Finns i sjön, {elder.short} frågade efter exakt rätt kort, och {child} förlorade[school: , fast {child.he} brukade vinna {at school}]. {Child.He} hade förlorat i tre år.[elder2 & adult:  {Elder2} hade gett upp för länge sedan.] {@Luck} sa att {elder.short} hade tur. Men ingen människa har tur i tre år[athlete: , inte ens {athlete}].

Den här lördagen hade {child} därför ett litet block i knät.[friend:  Det var {friend}[!friend.known: , {child.his} bästa vän,] som hade sagt att man måste ha ett.] Överst stod det: MISSTÄNKTA.

# the-cat
Den första misstänkta var {pet}. {Pet.He} var {@coat}, {pet.he} fick alltid följa med till {elder.short}, och där satt {pet.he} i fönstret snett bakom {child}, så att {pet.he} såg {child.his} kort. När {elder.short} tvekade tittade {elder.he} dit. Och då blinkade {pet}.

En blinkning för ja, tänkte {child}. Två för nej.

”Jag ska bara flytta på katten”, sa {child}. {Child.He} bar ut {pet} i hallen och stängde dörren.

”Har du några fyror?” sa {elder.short}.

{child} hade fyror. {Child.He} strök {pet} från listan. I hallen hördes ett förnärmat jamande, och {child} gick och släppte in {pet.him} igen.

# the-cards
Den andra misstänkta var korten. De var gamla och mjuka och hade säkert hemliga märken på baksidan. {child} synade dem ett och ett. Det fanns en kaffefläck, men den satt på klöver två, och den hade {elder.short} aldrig frågat efter.

# the-dark
Den tredje misstänkta var mörkret. Utanför hade kvällen kommit, och i fönsterrutan kunde man se hela köket. {child} drog för gardinen.

”Drar det?” frågade {elder.short} snällt. ”Har du några kungar?”

{child} hade en kung. Nu var det bara {elder.short} själv kvar på listan, och {elder.he} satt stilla med händerna på bordet, som om {elder.he} väntade på bussen. Fast blicken satt inte stilla. Var tredje sekund flög den upp, över {child’s} axel, och ner igen.

# the-glasses
Vad fanns där? Inte katten. Inte fönstret. Där satt bara {@a} i fåtöljen under läslampan och läste [city: om {city} i tidningen|tidningen]. {@HeA} hade benen i kors och {elder.short’s} läsglasögon på nästippen.

Glasögonen!

{child} vände sig om. I det ena glaset såg {child.he} ett litet, litet kök. Och i det lilla köket satt en liten {child} med ryggen till och höll upp sina kort, tydligt som på en affisch.

{Child.He} sa ingenting. {Child.He} vände sig tillbaka, och hjärtat bankade[sport:  som när man ska {play sport}]. {Child.He} kunde säga till {@a} att flytta på sig. Men då skulle det bara bli slut. Och {child} ville inte att det skulle bli slut. {Child.He} ville vinna.

# the-coffee-pot
På bänken stod kaffepannan. Den var av koppar, och {elder.short} putsade den varje fredag.

”Törstig, {elder.short}?” sa {child}. ”Jag ställer fram pannan till dig.”

{Child.He} ställde den på bordet, precis vid {elder.short’s} armbåge, och vred den en aning. Där, i det blanka, kröktes fem kort som fem små bananer. Två nior. Två knektar. En trea.

Sedan höll {child} sina egna kort tätt, tätt mot magen.

# go-fish
{Elder.short’s} blick flög upp. Den stannade. Den flög upp igen.

”Jaha”, sa {elder.short} långsamt. ”Har du … några treor?”

”Finns i sjön”, sa {child}.

{Elder.short} drog ett kort. I pannan syntes tydligt vad det var.

”Har du några nior?” sa {child}.

{Elder.short} hade nior.

”Har du några knektar?”

{Elder.short} hade knektar.

”Och inte har du väl”, sa {child}, ”ett ess?”

# three-years
{Elder.short} räckte fram esset. Sedan la {elder.he} ifrån sig den trea {elder.he} hade kvar. {Elder.He} såg på kaffepannan. {Elder.He} såg på {child}. Och så började {elder.he} skratta, så att {elder.he} fick ta av sig förklädet och torka ögonen med det.

”Tre år”, sa {elder.he}. ”Jag upptäckte inte min mormor förrän jag var tolv.”

”Fuskade hon också?”

”Något så förfärligt. Hon läste mina kort i sockerskålen. Och när jag äntligen kom på henne sa hon: Kom ihåg att man bara får fuska med den man hoppas ska komma på en.”

”Vad är det frågan om?” sa {@a} bakom tidningen. ”Vem fuskar?”

”Du”, sa {child} och {elder.short}.

# four-more
Det blev sent den kvällen. De spelade fyra omgångar till, ärligt, med korten mot magen, och vann två var. {Pet} sov på klöver två. När {child} skulle lägga sig i kammaren var {child.he} fortfarande så stolt att det pirrade i tårna.

# yawns
{Elder.short} stoppade om {child.him}.

”Nå”, sa {elder.he}. ”Har du några gäspningar?”

”Finns i sjön”, sa {child} och knep ihop munnen så hårt {child.he} kunde. Sedan gäspade {child.he} så att det knakade.

”Fuskare”, hördes {sitter’s} röst från köket.
## if adult / elder2
{@A} stoppade om {child.him}.

”Nå”, sa {@heA}. ”Har du några gäspningar?”

”Finns i sjön”, sa {child} och knep ihop munnen så hårt {child.he} kunde. Sedan gäspade {child.he} så att det knakade.

”Fuskare”, hördes {elder.short’s} röst från köket.

# @Luck
Grannen {sitter}, som alltid satt med,
## if adult
{Adult}
## if elder2 & !adult
{Elder2}

# @a
{sitter}
## if adult
{adult}
## if elder2 & !adult
{elder2.short}

# @A
{sitter}
## if adult
{Adult}
## if elder2 & !adult
{Elder2.short}

# @HeA
Han
## if adult
{adult.He}
## if elder2 & !adult
{Elder2.He}

# @heA
han
## if adult
{adult.he}
## if elder2 & !adult
{elder2.he}

# @coat
{child’s} katt
## if breed.Ragdoll
en ragdoll, ljus och fluffig
## if breed.Persian
en perser, rund och lurvig
## if breed.Maine Coon
en maine coon, stor som två katter
## if breed.British Shorthair
en brittisk korthår, tjock och allvarlig
## if breed.Siamese
en siames, smal och blåögd
## if breed.Bengal
en bengal, prickig som en leopard
## if breed.Abyssinian
en abessinier, med stora öron
## if breed.Russian Blue
en russian blue, grå och tyst
## if breed.Scottish Fold
en scottish fold, med vikta öron
## if breed.Sphynx
en sphynx, naken och varm
