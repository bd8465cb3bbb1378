title: Tatu och tata
title: En halv tuta
title: Gör det litet
guest officer: Amina (hon), Yasmin (hon)
guest sitter: Göta (hon), Ingrid (hon)

% Polisbilen har bara första halvan, tatu, och {child} är tata. @a är {adult}, annars den äldre, annars {sitter}.

# nee
Polisbilen stannade mitt på torget[city:  {in city}] och sa: ”TATU …”

Det var allt den sa.

”TATU …” sa polisbilen igen. Den hade tappat sitt TATA!

{child} satt på muren med {@a}. {@He} tyckte bäst av allt om polisbilar. De blå lamporna var fina, och de gula rutorna var fina. Och {child.he} visste precis hur en polisbil ska låta[school: , och det visste alla {at school}].

{officer}, som var polis, tryckte på knappen. ”TATU …” Hon suckade.

”Utan TATA går det inte”, sa hon. ”Titta bara!”

# full-of-sheep
Luckan bak på en lastbil hade gått upp, och hela torget var fullt av får. Det stod får på trappan. Det stod får i rabatten[sport: , där man inte ens får {play sport}]. På bänken satt ett får, som en tant som väntar på bussen.[elder & adult / elder2:  {@elders} flyttade sig lite, så att det fick plats.][friend:  {Friend}[!friend.known: , {child’s} bästa vän,] räknade dem och gäspade.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tittade upp i luften, som om {pet.he} inte hade sett några får.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] var hemma, och det var nog lika bra.][pet.other:  {Pet} var hemma, och det var nog lika bra.]

”De ska in genom grinden där, till hagen”, sa {officer}. ”Men de bara står där.” Hon tryckte på knappen en gång till.

”TATU …” sa polisbilen.

Fåren tuggade.

”Där ser du”, sa {officer}. ”Får bryr sig inte om en halv tuta.”

# naw
”TATU …” sa polisbilen.

Då tog {child} ett djupt andetag, ända ner i magen.

”TATA!” sa {child}.

Alla fåren tittade upp.

”En gång till!” sa {officer}.

”TATU …” sa polisbilen.

”TATA!” sa {child}.

Ner från trappan kom fåren, klipp, klapp, klipp.

”TATU …” sa polisbilen.

”TATA!” sa {child}.

Upp ur rabatten kom fåren, mums, mums, mums.

”TATU …” sa polisbilen.

”TATA!” sa {child}.

Fåret på bänken hoppade ner[athlete: , nästan lika kvickt som {athlete}]. Och så travade de i väg, ullrumpa efter ullrumpa, genom grinden och in i hagen.

# all-except-one
Alla utom ett.

Åh nej! Framför polisbilen stod ett mycket litet lamm. Det tryckte nosen mot nummerskylten och darrade i hela kroppen.

”TATU …” sa polisbilen.

”TATA!” sa {child}.

Lammet blundade och darrade ännu mer.

”Det är för högt för honom”, sa {child}. ”Han är ju så liten.”

# make-it-small
{child.He} klättrade ner från muren och tog {officer} i handen. De gick över torget på tå. {child} satte sig på huk bredvid lammet.

”Gör det litet”, sa {child.he}.

{officer} skruvade på ett vred och tryckte på knappen.

”Tatu”, sa polisbilen, tyst som en mus.

”Tata”, viskade {child}.

Lammet öppnade ena ögat.

”Tatu”, sa polisbilen.

”Tata”, viskade {child} och tog ett steg bakåt.

Då tog lammet också ett steg. Och steg för steg, tatu, tata, tatu, tata, gick {child} före lammet till grinden, och där skuttade det in till sin mamma.

# on-a-wall
”Jag har letat överallt efter mitt TATA”, sa {officer}. ”Och så satt det på en mur.”

Hon öppnade dörren till polisbilen. {child} fick sitta i förarsätet, med båda händerna på ratten, och sätta på de blå lamporna, så att de snurrade runt, runt[music: , i takt till {music}].

# covers
Samma kväll låg {child} i sin säng när en bil kom långsamt längs gatan. Ett litet blått ljus gled genom rummet.

”Tatu”, sa polisbilen, mycket, mycket tyst.

{child} drog upp täcket.

”Tata”, viskade {child.he}.

# @a
{sitter} från huset bredvid
## if adult
{adult}
## if elder & !adult
{elder}

# @elders
{Elder}[elder2:  och {elder2}]
## if elder2 & !adult
{Elder2}

# @He
{child.He}
## if child.she
Hon
## if child.he
Han
