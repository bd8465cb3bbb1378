title: Sveriges minsta slott
title: Här blir plats
guest lost: Ivar (han), Noa (han)

% Den vuxna (@a): {adult}, annars den vuxna. Var och en i familjen som kommer får ett rum.

# inherited
{child} ärvde ett slott. En mycket avlägsen släkting hade dött, hundrafyra år gammal, och i testamentet stod det: Slottet ska gå till det barn i släkten som vill ha det allra mest.

”Det är jag”, sa {child}. ”Det har det alltid varit.”

De tog bussen dit, {child} och {@a}. De gick genom koloniområdet, förbi stuga efter stuga[city: , i utkanten av {city}]. Längst bort stannade de.

Det hade torn, det måste man säga. Det hade tinnar, och flagga. Men det var fel på storleken. Vallgraven var ett dike, vindbryggan var en strykbräda, och när {child} öppnade porten såg {child.he} hela slottet på en gång. Det var ett enda rum. I rummet stod en tron, med lock.

”Det är ett utedass”, sa {@a}.

”Det är ett slott”, sa {child}. ”Det är bara litet.”

På väggen stod det med broderade bokstäver: HÄR BLIR PLATS. Vad det betydde begrep ingen.

# mine
{child} skrev genast en skylt. {child's} SLOTT, skrev {child.he}. INGEN ÄGER TILLTRÄDE. {child.He} hissade upp strykbrädan, satte sig på tronen och regerade.

Det gick bra i ungefär tio minuter. Sedan märkte {child.he} att taket hade kommit närmare. Nästa dag fick {child.he} böja på nacken. Dagen efter slog knäna i väggen. På torsdagen satt {child.he} vikt på mitten, och när {child.he} sträckte på sig gick huvudet rakt ut genom tornet, så att {child.he} fick flaggan i örat. [athlete: Inte ens {athlete} hade kunnat sitta så. ]

”Det krymper”, sa {child} till {@a} på kvällen. ”Jag gör ingenting, och det krymper!”

”Vem har du släppt in?” frågade {@a}.

”Ingen, förstås. Det är mitt.”

”Mm”, sa {@a} och sa inget mer. En del kan det.

# are-you-a-tower
På fredagen regnade det. {child} satt i slottet med huvudet ute och hakan på taket. Då kom en liten pojke på stigen, i alldeles för stora stövlar. Han stannade framför skylten, men han kunde nog inte läsa. Han tittade upp på {child}.

”Är du ett torn?” frågade han.

”Jag regerar här”, sa {child}, och regnet rann in i kragen.

”Jag är vilse”, sa pojken, som hette {lost}. ”Min morfar är i en stuga, men alla är likadana.”

{child} tittade på skylten. {child.He} tittade på {lost}, som var blöt ända ner i stövlarna. Hur han skulle få plats gick inte att förstå. Men man kunde ju inte låta honom stå där.

# a-door
{child} släppte ner strykbrädan, och {lost} klev in. Det knakade till. Och taket lyfte sig, som när någon drar djupt efter andan, rakt upp över {child's} huvud. I väggen till höger, där det nyss hade varit bräder, fanns en dörr.

De öppnade den. Där låg ett litet rum med en öppen spis, och det brann i den.

”Stort slott du har”, sa {lost}.

”Det var det inte nyss”, sa {child}.

{child.He} tänkte så att det kliade. Sedan sprang {child.he} ut i regnet, tog ner skylten och skrev på baksidan: KOM IN.

# come-in
Först kom morfadern, som letade. Knak, sa det, och där blev ett bibliotek med en soffa precis så lång som han. [friend: Sedan kom {friend}[!friend.known: , {child's} bästa vän]. Knak! Ett rum med två hängmattor. ][elder: Sedan kom {elder}[elder2:  och {elder2}] med kaffe i en termos. Knak! Ett växthus, med apelsiner. |Sedan kom tanten med krattan, bara för att fråga vad det var för liv. Knak! Ett växthus, med apelsiner. ][pet.dog: {Pet} kom i full fart och ville inget särskilt. Knak! Ett golv som bara var till att halka på. ][pet.cat: {Pet} behövde ingen bjuda. Knak! En fönsternisch, och i den sol. ][pet.other: {Pet} fick komma i sin bur. Knak! Ett torn av hö. ]Sedan kom två syskon som bråkade. Knak, knak! Ett rum till var, och en lång korridor emellan[sport:  där man kunde {play sport}]. Brevbäraren fick en balkong. En igelkott fick en egen ingång. [school: Från {school} kom hela klassen, och då knakade det i en kvart. ]Och för varje dörr blev det ett fönster, och en trappa, och ett torn till.

# the-highest
Mot kvällen kom {@a}, som skulle hämta {child}. På stigen tog det stopp. Där låg slottet, med fyrtiotvå tinnar och ljus i alla fönstren. Det luktade pannkakor, och någon spelade [music: {music}|fiol]. Vindbryggan hade fått räcken. Fast om man tittade noga var den fortfarande en strykbräda.

I porten stod {child}, med kronan på sned.

”Får jag komma in?” sa {@a}.

”Jag har väntat på dig”, sa {child}. ”Jag vill veta vad det blir.”

{@A} klev över tröskeln, och de lyssnade, båda två. Det knakade inte den här gången. Det hördes bara ett litet klick. Längst upp i det högsta tornet hade en dörr gått upp.

De gick alla trapporna. Rummet var litet och runt, det minsta i hela slottet. Där stod en säng för en som ska sova, och bredvid den en stol för en som ska läsa. Genom fönstret såg man alla stugorna och månen.

”Så här är det att regera”, sa {child} och kröp ner. ”Det är mest att öppna.”

# the-flag
Långt där nere skrattade någon. På tronen, på locket, satt {lost} i sina stora stövlar och undrade varför drottningar behöver ett hål.

{@A} satte sig på stolen. Den passade precis.

Och utanför fönstret, högt uppe i mörkret, tog flaggan och rullade ihop sig för natten.

# @a
den vuxna
## if adult
{adult}
