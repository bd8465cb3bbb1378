title: Mmmf
title: På den mattan?
title: Den sa mmmf
guest friend: Adam (han), Tuva (hon)

% Odjuret är ett det. Den kalla foten nämns i förbigående, allra först. Toffeln for av i just den här korridoren. Den äldre är den som sprang upp i lyktstolpen; den platta handen är den som biter på hunden, och katten jamar med munnen full.

# busy-running
Hela veckan hade {child} drömt en otäck dröm, och det var samma dröm varenda natt.

”Jag är i en jättelång korridor[city: , längre än hela {city}]”, berättade {child.he} för [friend: sin bästa kompis {friend}|{friend}] på rasten[school:  {at school}]. ”Mattan är grön, och så fryser jag om ena foten. Och bakom mig kommer det ett Odjur, stort som [elder: {elder’s} | ett] klädskåp och [pet.dog / pet.cat: lurvigare än {pet} | alldeles lurvigt]. Flomp, flomp, flomp, går det. Och sen skriker det MMMF!”

”Vad vill det, då?” sa {friend}.

”Ta mig!”

”Har det sagt det?”

”Det har sagt MMMF”, sa {child}.

”Det kan ju betyda vad som helst”, sa {friend}. ”Min morbror säger mmmf när han äter macka. Har du frågat?”

”Man kan inte fråga. Jag har fullt upp med att springa.”

”Jag skulle fråga”, sa {friend} och tog en tugga av ett äpple.

# a-hundred-doors
[elder: På kvällen kom {elder} och stoppade om {child.him}. ”Det där Odjuret drömde jag om i förra veckan”, sa {elder.he}. ”Det jagade upp mig i en lyktstolpe.”

][pet.dog: [elder: [!pet.known: Hunden {pet}|{Pet}] kom | Vid läggdags kom [!pet.known: hunden ]{pet}] in med en strumpa i munnen. ”Släpp”, sa {child} och höll fram handen, alldeles platt. Plopp.

][pet.cat: [elder: [!pet.known: Katten {pet}|{Pet}] kom | Vid läggdags kom [!pet.known: katten ]{pet}] in med sin leksaksmus, jamade med munnen full och släppte den på kudden.

][elder / pet.dog / pet.cat: {child} låg kvar | På kvällen låg {child} i sängen] och bestämde sig[pet.other: , inte långt från {pet}, som hade fullt upp med att äta]. {child.He} skulle fråga.

Och så var den där, den gröna mattan.

Flomp. Flomp. Flomp.

{child} hade verkligen tänkt vända sig om. Men benen hade redan satt i gång på egen hand.

”MMMF!” sa Odjuret.

{child} sprang. {child.He} sprang förbi hundra dörrar, och alla var stängda. Flomp, flomp, flomp! Närmare än så hade det aldrig varit. {child.He} kände hur det andades i nacken. {child.He} sprang runt ett hörn, och där tog korridoren slut. Där fanns bara en vägg.

”MMMF!” sa Odjuret. ”MMMF! MMMF!”

{child} tryckte näsan mot väggen. {child.He} tänkte på {friend's} morbror, med hela munnen full av macka[elder: , och på {elder.short} i lyktstolpen].

# wait
Då vände sig {child} om och sträckte ut handen.

”Stopp”, sa {child.he}. Det blev bara ett pip, så {child.he} sa det en gång till. ”STOPP!”

Odjuret bromsade. Det kanade på mattan så att mattan blev skrynklig, och det stannade så nära att morrhåren kittlade {child} på fingrarna.

Stort var det. Lurvigt var det också. Men det hade runda, bekymrade ögon, och det var något som stack ut ur mungipan.

”Vad vill du?” sa {child}.

”Mmmf”, sa Odjuret.[pet.cat:  Det lät precis som {pet}.]

”Har du någonting i munnen?”

”Mmmf.” Det nickade.

”Släpp det, då”, sa {child} och höll fram handen, alldeles platt[pet.dog: , precis som för {pet}].

Plopp. Det var varmt och lite blött. Det var en toffel, en röd[elder: , en sådan som {child.he} hade fått av {elder.short}][elder2:  och {elder2}].

# on-that-carpet
{child} tittade ner på sina fötter. På den ena satt en röd toffel. På den andra satt ingenting alls, och den foten var iskall.

”Du tappade den”, sa Odjuret. Det hade en ganska pipig röst. ”I måndags. Du kom springande här efter en buss, och så for toffeln av. Jag har försökt lämna tillbaka den hela veckan. Jag har ropat och ropat!”

”Du ropade mmmf”, sa {child}.

”Jag hade ju munnen full.”

”Varför la du inte ner den?”

”På den mattan?” sa Odjuret. ”Här har ingen dammsugit på åratal.”

Det satte sig, flomp, och pustade ut. ”Du är så otroligt snabb”, sa det. ”[athlete: Du är som {athlete}. ]Du är den snabbaste jag någonsin har haft.[sport:  Brukar du {play sport}?] Jag har fått skavsår.”

# fetch
{child} satte på sig toffeln. Sakta blev foten varm, och sedan blev hela {child} det.

”Tack”, sa {child.he}. ”Är det aldrig någon som stannar?”

”Aldrig”, sa Odjuret. ”De bara springer. I förra veckan [elder: skulle jag lämna tillbaka ett paraply, och ägaren | sprang jag efter en gubbe med hans paraply, och han] sprang rätt uppför en lyktstolpe.” [elder: 

”Det var ju {elder.short}!” sa {child}.

Odjuret | Det] snörvlade till. ”Ja, ja. Nu har du båda tofflorna. Då behövs jag väl inte mer.”

Det reste sig och började gå. Bakifrån såg det riktigt litet ut[pet.dog / pet.cat: , som {pet} när ingen vill leka]. Flomp. Flomp.

Då tog {child} av sig toffeln igen.

”Hallå där”, ropade {child.he}. ”Hämta.”

Och så kastade {child.he} den så långt bort i korridoren som det bara gick. Odjurets öron for rakt upp. I väg galopperade det, flomp, flomp, flomp, och svansen snurrade som en propeller.

”MMMF”, skrek det av lycka, hela vägen tillbaka.

# toast
På morgonen stod {friend} vid grinden och väntade[music:  och nynnade på {music}].

”Frågade du?”

”Ja”, sa {child}.

”Vad ville det, då?”

”Lämna tillbaka min toffel”, sa {child}. ”Det bar den i munnen.”

”Vad var det jag sa”, sa {friend}. ”Macka.”

# waiting-to-play
Och den kvällen gick {child} och la sig utan att någon hade sagt till, med en toffel under armen.[elder:  ”Fråga efter mitt paraply”, sa {elder.short}. | [adult:  {Adult} kände {child.him} på pannan.]][pet.dog:  {Pet} kom med den andra toffeln.][pet.cat:  {Pet} kom med musen.] Det var någon som väntade på att få leka.
