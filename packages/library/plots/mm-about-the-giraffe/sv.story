title: Mm
title: Är det en giraff i badkaret?
title: Bara munnen
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna är den äldre som är vald, annars {adult}, annars {minder}. Den andra äldre borstar tänderna. Hunden eller katten vill ha glass, ett annat djur vill ha mat. Kanin är ett gosedjur.

# one-more
{child} var {age} år och satt i soffan med surfplattan i knät. {Child.He} ville se ett avsnitt till, [friend: det som [!friend.known: {child.his} bästa vän ]{friend} hade berättat om, ]och sedan ett till.

”Nu har det blivit väldigt mycket skärmtid”, sa {@first}.

”Mm”, sa {child}.

”Ska vi hitta på något annat?[sport:  Ska vi {play sport}?]”

”Mm”, sa {child} och tittade vidare.

# a-giraffe
{@A} väntade. Ingenting hände. {@He} la huvudet på sned.

”{child}, är det en giraff i badkaret?”

”Mm.”

”Får jag låna din balettkjol?”

”Mm.”

”Får jag äta upp din glass också?”

”Mm”, sa {child}.

Sedan frågade {@a} en sak till, och en till, och {child} sa mm till alltihop.

# the-skirt
Så tog batteriet slut. Skärmen blev svart, och {child} tittade upp. Det kliade i hela kroppen. {Child.He} var arg fast ingen hade gjort något, och benen visste inte vart de skulle ta vägen.

I fåtöljen satt {@a} i en rosa balettkjol och slickade på en glasspinne.[pet.dog:  På mattan låg {child's} hund {pet} och hoppades på en droppe.][pet.cat:  På mattan satt {child's} katt {pet} och hoppades på en droppe.]

”Det är min kjol!” sa {child}. ”Och min glass!”

”Jag frågade”, sa {@a}. ”Du sa mm.”

”Det sa jag inte!”

”Du sa mm om giraffen med.[pet.other:  {Pet} hörde det.]”

[pet.other: {Pet} hade inte hört något. {Pet} väntade på mat.

]{child} sprang till badrummet och tittade. Det var ingen giraff där. [elder2: Det var bara {elder2}, som borstade tänderna. ]Det var nästan synd.

# on-the-fingers
”Vad har jag mer sagt mm till?” sa {child.he}.

{@A} räknade på fingrarna. ”Att vi ska ha fisksoppa på fredag.”

”Fisksoppa!”

”Att jag får sjunga[music:  {music}] när jag väcker dig.”

”{@A}!”

”Och att jag skulle tvätta Kanin. Han luktade gammal banan[school: , ända sedan han var med {at school}].”

# where-is-rabbit
{child} stod stilla. Kanin var {child.his}. Kanin hade {child.he} sovit med varje natt, och Kanin var rädd för vatten.

”Var är Kanin?” sa {child.he}.

{@A} slutade slicka på glassen.

”Jag trodde att du menade det”, sa {@he}.

# round-glass
{child} rusade till tvättmaskinen i köket[athlete: , fortare än {athlete}]. Där inne, bakom det runda glaset, for Kanin runt i skummet. Ett öra. En tass. Ett förskräckt litet ansikte. Ett öra igen.

”Stanna den!” skrek {child}.

”Det går inte så här mitt i. Luckan är låst tills vattnet har runnit ut.”

# only-the-mouth
{child} sjönk ner på golvet och grät.

”Jag hörde inte att du frågade”, sa {child.he}. ”Jag var inte där. Det var bara munnen som var där.”

{@A} satte sig bredvid, med kjolen runt sig som en tårta.

”Jag borde ha väntat på resten av dig”, sa {@he}. ”Förlåt, {child}.”

# a-ping
Då plingade det i {@his} ficka. {@He} tog upp telefonen, bara för att titta lite.

”{@A}, kommer Kanin att bli hel?” sa {child}.

”Mm”, sa {@a}.

”Är du säker?”

”Mm.”

{child} torkade näsan. Det var något bekant med det där ljudet.

”{@A}, är det en giraff i badkaret?”

”Mm.”

”Ska vi ha tårta på fredag, i stället för fisksoppa?”

”Mm.”

[friend: ”Får {friend} komma och äta den?”

”Mm.”

]”Är du en prinsessa[city:  från {city}]?”

”Mm”, sa {@a}.

# both-hands
Då gick {child} ner på knä framför {@him}. {Child.He} la en hand på den ena kinden och en hand på den andra, och så vände {child.he} hela {@as} huvud, bort från telefonen, tills ögonen var mitt framför {child.his}.

”Hej”, sa {child}. ”Kommer Kanin att bli hel?”

{@A} blinkade. Telefonen gled ner i kjolen.

”Ja”, sa {@he}. ”Det kommer han. Han går på det snällaste programmet, det för yllevantar.”

”Lovar du?”

”Jag lovar.”

Det var helt annorlunda än mm. Det kändes ända ner i magen.

# if-the-eyes
”Nu bestämmer vi en sak”, sa {child} och höll kvar händerna. ”Mm gäller bara om ögonen är med.”

”Det är en bra regel”, sa {@a}, fast {@he} fick lite fiskmun. ”Och tårtan på fredag?”

”Den sa du innan vi bestämde. Så den gäller.”

[friend: ”Och {friend}?”

”{Friend} gäller också.”

]

# beside-the-loaf
{@A} stoppade telefonen och surfplattan i brödlådan, där de fick ligga hos limpan. Sedan satt de framför tvättmaskinen och tittade på Kanin. De hejade varje gång han kom förbi. När maskinen hade stannat öppnade {child} luckan, och Kanin var hel. Han var fluffig och lite bredare, och han luktade inte banan någonstans.

De torkade honom på elementet.[elder2:  {Elder2} kom och vände på honom ibland, så att han blev torr på båda sidor.] {@A} hade kvar kjolen, för {@he} tyckte att den var skön när man lagade mat.[pet.other:  Den som fick mat först var {pet}.][pet.dog / pet.cat:  Glassen låg kvar i fåtöljen, och den tog {pet} hand om.]

# it-counted
På kvällen låg Kanin varm under {child's} haka.

”Är du trött?” frågade {@a}.

{child} letade upp {@as} ögon i halvmörkret.

”Mm”, sa {child.he}, och det gällde.

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
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
hennes
## if adult & !elder
{adult.his}
## if elder
{elder.his}
