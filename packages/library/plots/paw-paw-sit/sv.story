title: Tass, tass, sitt
title: Det är en bra flaggstång
title: Etthundrafjorton
guest warden: Ann-Marie (hon), Birgitta (hon)

% Hundar går uppför en spiraltrappa men inte nedför. Det är etthundrafjorton trappsteg, och det är bara {friend} som räknar dem.
% {friend} pratar så att klockan glöms bort. Där finns två par händer och tre par öron.

# not-in-a-tower
{Pet} gick uppför kyrktornet som en hund som ska hämta ut ett paket. Efter {pet.him} gick {friend}[!friend.known: , {child’s} bästa vän,] och läste alla skyltar högt. {child} gick sist. {Child.He} höll i repet med ena handen och tittade på hälarna på {friend’s} skor, för så länge {child.he} tittade på {friend’s} skor var {child.he} inte i något torn.

Det fanns ingen som visste det här om {child}. I fyran [school: {at school} ]hade {child.he} lyft upp en levande råtta med bara händerna, och sedan dess var det {child.he} som var modig[athlete: , nästan som {athlete}]. En sådan sak går inte att lämna tillbaka.

# a-good-flagpole
”Etthundrafjorton steg”, sa {friend} när de kom ut där uppe. ”Det stod på en skylt.”

Där uppe blåste det. Det fanns en mur som gick {child} till hakan, och bortom muren, [city: där {city} borde ha legat, | så vitt {child.he} kunde se, ]fanns ingenting. {Child.He} ställde sig med ryggen mot flaggstången. {Friend} sprang runt och tittade åt alla fyra hållen.

”Man ser badhuset![sport:  Man ser några som försöker {play sport}!] [elder: Man ser {elder’s} hatt! Man ser {elder}[elder2:  och {elder2}]! | Man ser vår rektors växthus! Man ser vår rektor!] Kom, {child}, du missar ju allt.”

”Jag tittar på flaggstången.”

{Friend} tittade på den också.

”Det är en bra flaggstång”, sa {friend.he} vänligt, och så gick {friend.he} och läste den sista skylten. ”Vistas ej i trappan då storklockan slår hel timme. Den är mycket kraftig. Vad är klockan?”

”Fem över halv fem.”

”Massor av tid. Kom, {pet}.”

# you-just-walk
{Pet} kom fram till dörren. {Pet.He} stack nosen över det översta trappsteget, där trappan vred sig runt, runt, ner i mörkret, och så satte {pet.he} sig.

”Men du har ju precis gått uppför den!” sa {friend}.

{Pet} la sig ner.

{Friend} prövade med en hundkaka. {Pet} åt upp den. {Friend} la nästa kaka tre steg längre ner, och {pet} såg på den med stor kärlek och låg kvar. {Friend} prövade att lyfta, och då blev {pet} till varm sand och rann ut mellan armarna.

”Det är inget att vara rädd för”, sa {friend} till {pet}. ”Det är bara att gå.”

”Det där hjälper inte”, sa {child}.

”Varför inte?”

”För då är man fortfarande rädd, och så är man dum också.”

# since-always
Det lät högre än {child} hade tänkt. {Friend} vände sig om. {Friend.He} såg på {child’s} ansikte, och sedan såg {friend.he} på {child’s} händer. De höll om flaggstången bakom ryggen, båda två, hårt.

”Jaha”, sa {friend}. ”Hur länge då?”

”Alltid.”

”Men råttan?”

”Jag gillar råttor”, sa {child}.

{Friend} tänkte. Det syntes alltid så tydligt när {friend} tänkte, och det var något av det bästa med {friend.him}.

”Då blir det du som får ta det här”, sa {friend.he}. ”Jag vet inte hur man är rädd i trappor. Jag skulle bara göra fel. Det är du som kan.”

Det var en så konstig sak att vara bra på att {child} släppte flaggstången.

# the-drains
Hur skulle {child.he} själv vilja ha det, om {child.he} var {pet}? Ingen som drar. Inget hål att titta ner i. Någon nedanför. Och så ett enda steg, och sedan få stanna.

”Du går först”, sa {child} till {friend}. ”Precis framför, så att {pet} bara ser dig. Och så pratar du.”

”Om vad då?”

”Vad som helst. Något tråkigt.[music:  Men inte {@song}.]”

”Jag kan ta skylten om avloppet”, sa {friend}.

{child} satte sig på det översta trappsteget, lika lågt som {pet}, med ena handen om repet och den andra på hundens rygg. {Pet} darrade. Det gjorde {child} också. Det var svårt att känna var den ena slutade och den andra började.

# paw
”Tass”, sa {child}.

En tass kom ner.

”Tass.”

Där kom den andra.

”Och sitt.”

De satt. Ingenting hände. Det var det skönaste ingenting {child.he} hade varit med om.

”Etthundratretton”, sa {friend}. ”Avloppet lades in av en herr Albert Sten.”

Tass, tass, sitt.

”Etthundratolv. Han beklagade lukten.”

Tass, tass, sitt. Runt, runt gick det på den kalla stenen, och någonstans på nittio märkte {child} att {child.he} inte längre tittade på {friend’s} skor. {Child.He} tittade på {pet’s} öron.

# whose-ears
På femtioåtta stannade {pet} utan att någon hade sagt till. Inne i väggen hade något börjat surra.

”{Friend}”, sa {child}. ”Vad är klockan?”

”Å nej”, sa {friend}. ”Jag pratade ju.”

{Pet} försökte vända, på ett trappsteg där ingen kan vända. {child’s} knän sa upp, de sa spring. I stället drog {child.he} in {pet’s} huvud under jackan, vek ner båda öronen och la händerna över dem. Då blev det inga händer över till {child’s} egna. {Child.He} blundade. Sedan kom två varma händer och la sig över {child’s} öron också, och det var {friend’s}.

BONG.

Det gick genom stenen och trappan och genom märg och ben på dem alla tre. Fem gånger kom det, och ingen släppte taget om någon.

# what
Sedan var det över.

”VA?” sa {friend}, fast ingen hade sagt något.

{Friend.He} hade ju inte haft några händer till sig själv.

{child} började skratta, och under jackan kände {child.he} hur {pet} andades lugnare och lugnare.

”Tass”, sa {child.he}.

Men den hade {pet} redan satt ner.

# rats
Där nere stod {warden} och väntade med nyckeln. ”Var det fin utsikt?” frågade hon.

”NI SKULLE SE FLAGGSTÅNGEN”, sa {friend}.

När de hade kommit ut[adult: , men innan de var framme hos {adult},] sa {friend.he}, så tyst {friend.he} kunde: ”Jag säger inget till någon.”

”Det får du gärna göra”, sa {child}. ”Jag tror att jag hellre är en som gillar råttor.”

# nine
Den kvällen klev {pet} upp i {child’s} säng, en tass, en tass till, och la sig tvärs över {child’s} fötter. Långt borta, över taken, slog storklockan nio, och härifrån var den helt liten. {Pet} lyfte ena örat. {child} la handen på det tills det sista slaget hade klingat ut.

Tass, tänkte {child.he}. Tass.

Och så släckte {child.he} lampan.

# @song
{music}
