title: En servett
title: Åtta av trettioen
title: I köttbullar räknat
guest pet: Gösta (han), Märta (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna (@a) är mormor eller farfar där någon är vald, annars {adult}, annars {minder}. Hunden får sitt ”duktig hund” på riktigt. Den sista ”En servett” sägs snabbt, sista raden lågt.
% En regel: {pet} hittar det som andra har gömt, bär in det och väntar på ”duktig hund”.

# three-seconds
{child} hade övat på bussen[city:  genom hela {city}]. ”Hej, jag fick sju av trettio på matteprovet.” Det tog tre sekunder.[friend:  ”Som att dra av ett plåster”, hade {friend}[!friend.known: , {child’s} bästa vän,] sagt.][sport:  Först hade {child.he} tänkt säga det efter {sport}, men sedan hade {child.he} bestämt sig för före.]

Men i köket stod {@first} med förklädet på och stekte köttbullar, och {@he} såg så glad ut.[music:  {@He} nynnade på {@song}.] ”Hur var det [school: {at school} | i skolan]?” sa {@he}.

”Bra”, sa {child’s} mun.

# one-thing
Så nu låg provet i fickan, hopvikt fyra gånger, och måste gömmas. Och det fanns en i huset som man inte kunde gömma något för.

{Pet}[!pet.known: , {child’s} hund,] låg på hallmattan och viftade. {Pet.He} kunde en enda sak. {Pet.He} hittade det som andra hade gömt. Den tolfte december hade {pet.he} hittat alla julklapparna. {Pet.He} hade hittat {@as} choklad, som låg i en stövel. Allt bar {pet.he} in i köket, lade på golvet och satte sig bredvid, så stolt att {pet.he} darrade, och väntade på att någon skulle säga ”duktig hund”.

# under-the-mattress
{child} stoppade in provet under madrassen, längst in mot väggen. Sedan gick {child.he} och åt.[elder2:  {Elder2} hade redan tagit all sås.]

{Child.He} hann ta två potatisar. Då kom {pet} in med något vitt i munnen.

{child} höll ner en köttbulle under bordet. Provet landade i {child.his} knä, och köttbullen var borta.

”Vad hade {pet.he}?” sa {@a}.

”Ingenting”, sa {child}. ”En servett.”

”Duktig hund”, sa {@a}. Det var det dummaste {@he} kunde ha sagt.

# long-johns
{child} gick på toaletten. Där stod tvättkorgen. {Child.He} grävde sig ner till sådant som hade legat där sedan påsk, lade provet underst, satte på locket och ställde vågen på locket.

{Child.He} hann äta en halv potatis innan det brakade. {Pet} kom in med ett par långkalsonger om halsen och provet i munnen.

”Men där är de ju!” ropade {@a} och tog långkalsongerna. ”Vad mer har {pet.he}?”

”En servett.” Det kostade två köttbullar.

# open-like-a-door
{@A} lade ner gaffeln och såg på {child}. ”{Child}? Är det något?”

Där stod den, öppen som en dörr. Det var bara att gå in. Hjärtat slog ända uppe i halsen, och {child} öppnade munnen för att säga sju.

”Får jag gå ut lite?” sa munnen.

# rest-in-peace
Det regnade. {child} stängde dörren, med {pet} på insidan, och gick raka vägen till rabarbern.[friend:  Mobilen surrade. ”Har du sagt det?” skrev {friend}.] {Child.He} grävde med händerna, ända ner till armbågarna. {Child.He} lade provet på botten, jorden ovanpå och en sten ovanpå jorden.

”Vila i frid”, sa {child.he}.

# on-four-legs
Då öppnade {@a} dörren.

”NEJ!” skrek {child}.

Någon på fyra ben for förbi {child.him}.[athlete:  Inte ens {athlete} hade hunnit i kapp.] Stenen flög åt ett håll och rabarbern åt ett annat. {child} kastade sig raklång i leran och fick tag i ett bakben, men det var vått och gled ur händerna. Upp kom {pet}, lerig till ögonbrynen, sprang i en vid båge runt {child.him}, lade provet på {@as} tofflor och satte sig, så stolt att {pet.he} darrade.

# a-hole
{@A} vecklade ut det med två fingrar.

”Det står {child} här”, sa {@he}. ”Och fyra gånger … rabarber? Är det ditt matteprov? Vad fick du?”

Det gick inte att se. Högst upp till höger, där siffran hade stått, var det ett hål efter en hörntand.

{child} stod i regnet och begrep att ingen i hela världen kunde läsa vad {child.he} hade fått. {Child.He} kunde säga tjugosju. Det låg redan på tungan. {@A} skulle säga ”oj”, och det skulle bli glass. Och sedan skulle {child.he} ha ett tjugosju att gömma, varje dag, så länge {child.he} bodde här.

# seven
{Pet} tittade upp på {child.him}. Det droppade från nosen. {Pet.He} väntade.

”Sju”, sa {child}. Det var ett så kort ord, och ändå gick rösten av på mitten. ”Sju av trettio. Jag fattade ingenting. Och sedan vågade jag inte säga det.”

Nu var det sagt. Det regnade precis som förut.

# in-meatballs
{@A} såg på provet. {@He} såg på {child’s} ärmar, och bort mot rabarbern, som låg på gången med rötterna i vädret.

”Har du grävt ner det?”

”Ja.”

”Och innan dess?”

”I tvättkorgen. Under dina långkalsonger.”

”Och innan dess?”

”Under madrassen.”

”Vad har det kostat?” sa {@a}. ”I köttbullar?”

{child} räknade. ”Tre.”

”Rätt”, sa {@a}. ”Då är det åtta av trettioen.”

# robbed-a-bank
Det kom ett ljud ur {child}. Först visste {child.he} inte vad det skulle bli. Sedan blev det ett skratt, med gråt i kanterna, och {@a} kramade {child.him} och fick två svarta händer på ryggen.

”Jag trodde att du hade rånat en bank”, sa {@a} ner i {child’s} hår.

”Är du inte arg?”

”Jo, för rabarbern. Provet tittar vi på i morgon. I kväll är det oläsligt.”

[friend: Mobilen surrade igen. ”Ja”, skrev {child} till {friend} med leriga tummar.

]{Pet} satt kvar. Ingen hade sagt det än.

# good-dog
{child} satte sig på huk och såg {pet} i ögonen.

”Duktig hund”, sa {child.he}.

Då blev {pet} så lycklig att {pet.he} sprang in för att hitta något mer. Ut kom {pet.he} med ett skrynkligt gult papper, och det lade {pet.he} framför {child}.

# a-napkin
{child} vecklade ut det. PARKERINGSBOT, stod det överst.

”{@A}?” sa {child.he}. ”Vad är det här?”

{@A} torkade händerna på förklädet, länge.

”Ingenting”, sa {@he}. ”En servett.”

Det blev mörkt, och de gick in. {child} satt i {@as} knä med en handduk om sig och gäspade. Under bordet åt {pet} den sista köttbullen.

Över spisen hängde två servetter på tork.

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

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
