title: Ärtsoppa
title: Det hemliga ordet
title: Längta och stanna
guest friend: Lova (hon), Melvin (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som kör är {adult}, annars den äldre, annars {minder}. Den andra äldre har skickat med kexen. Hunden vill sitta fram, katten vill följa med.

# a-secret-word
{child} var {age} år och satt i bilen på väg till kollo. {Child.He} skulle bo där en hel vecka tillsammans med [!friend.known: sin bästa vän ]{friend}, och {child.he} ville det. Men {child.he} visste att {child.he} skulle längta hem, och det ville {child.he} inte alls.

”Vi gör så här”, sa {@first}, som körde. ”Du får ett hemligt ord. Ni får ringa hem på kvällarna, och om du säger det ordet i telefonen kommer jag och hämtar dig. Jag frågar ingenting.”

”Vad är det för ord?” sa {child}.

”Ärtsoppa”, sa {@a}. ”Det säger du aldrig annars. Du tycker ju inte om det.”

{Friend} satt i baksätet med hörlurar[music:  och {music}] och hörde ingenting.[elder & adult & !elder2:  I knät låg ett paket kex från {elder}.][elder2 & adult:  I knät låg ett paket kex från {elder} och ett från {elder2}.][elder2 & !adult:  I knät låg ett paket kex från {elder2}.][pet.dog:  Bredvid satt {pet}[!pet.known: , {child's} hund,] som hellre ville sitta fram.]

[pet.cat: {child's} katt {pet} fick inte följa med. {Pet.He} hade fått lyftas ur väskan två gånger.

][pet.other: Till {pet} hade {child} sagt hej då fyra gånger.]

# a-string
Första kvällen gick det bra ända tills {child} låg i våningssängen. Då kom längtan. Det var som om någon hade knutit ett snöre i bröstet på {child.him} och satt hemma i köket[city:  {in city}] och ryckte i det.

”Längtar du?” sa {friend} från översängen.

”Lite”, sa {child}. ”Mycket.”

”Ta ett kex. Man kan inte längta med munnen full. Det är bevisat.”

{Friend} sa alltid att saker var bevisade[school: , {at school} också]. En hand med kex kom ner i mörkret, och de åt tills det bara var smulor kvar[elder & adult & !elder2:  av hela paketet][elder2 & adult:  av båda paketen][elder2 & !adult:  av hela paketet]. Det var nästan sant. Man kunde längta, men det gick långsammare.

# the-lake-is-crooked
Nästa dag badade de från bryggan till läpparna blev blå. De fick lära sig paddla kanot[sport: , som var svårare än {sport}], och {friend}[athlete: , med {athlete} på tröjan,] paddlade så bestämt att de snurrade runt på samma ställe i en halvtimme.

”Vi kommer ingenstans”, sa {child}.

”Sjön är sned. Det är bevisat.”

{child} skrattade så att {child.he} tappade paddeln. I morgon skulle de få paddla hela vägen till ön, om de lärde sig åka rakt. Och det var torsdag, och när det är torsdag vet alla i Sverige vad man får till middag.

# round-ones-in
På kvällen fick {child} gå ut i hallen och ringa. {Friend} stod bredvid med handduk om håret.

”Hej, {child}”, sa {@a}. [pet.other: ”{Pet} hälsar. Vad har ni ätit för gott?” | ”Vad har ni ätit för gott?”]

{child} blev alldeles stel.

”Mat”, sa {child.he}.

”Vad för mat?”

”Soppa.”

”Jaha, vad för soppa?”

”En gul”, sa {child}. ”Ganska tjock.”

”Morotssoppa?”

”Nej. Med runda i.”

”Runda vad då?”

”Runda gröna, fast gula.”

Nu stod {friend} inte ut längre. {Friend.He} slet åt sig luren.

”ÄRTSOPPA!” skrek {friend.he}. ”{Child.He} menar ärtsoppa!”

Det sa klick.

”{@He} la på”, sa {friend}. ”Det var inte så artigt.”

”{@He} har gått till bilen”, sa {child}. Och så berättade {child.he} om det hemliga ordet.

# slippers
{Friend} blev blek.

”Ring igen! Säg att det var jag!”

De ringde och ringde, men {@a} svarade inte. Telefonen låg väl kvar på köksbordet, som den brukade. Så det var bara att sätta sig på trappan och vänta.

{@s-cap} bil svängde in på grusplanen så att det sprutade. {@A} hoppade ut, med tofflor på fötterna och en grytvante på ena handen.[pet.dog:  {Pet} satt kvar, för nu hade {pet.he} äntligen fått sitta fram.][pet.cat:  I framsätet satt {pet}, som äntligen hade fått följa med.]

”Jag frågar ingenting!” ropade {@a}. ”Var är väskan?”

{child} hade tänkt säga att alltihop var ett misstag. Men när {child.he} såg tofflorna ryckte det till i snöret, hårdare än någonsin. {Child.He} sprang rakt in i {@s} skjorta, som luktade hemma, och då ville {child.he} inte släppa. {Child.He} ville sätta sig i bilen. Och {child.he} ville paddla till ön. {Child.He} ville så mycket åt två håll att {child.he} började gråta.

# no-word-for-that
{Friend} stod kvar på trappan och drog i sin handduk.

”Åker du nu?” sa {friend.he}.

”Jag menade inte ärtsoppa”, sa {child} in i skjortan. ”Jag menade ärtsoppa. Vi åt det.”

”Åt du ärtsoppa?” sa {@a}.

”Två tallrikar.”

”Nu blir jag orolig på riktigt”, sa {@a} och strök {child.him} över ryggen med grytvanten. ”Men du längtar?”

”Ja.”

”Och du vill åka hem?”

”Nej. Jag vill vara kvar och längta. Hur säger man det?”

”Det har vi inget ord för”, sa {@a}.

# all-gone
Det blev {friend} som kom nerför trappan. {Friend.He} tog fram något platt ur fickan, inlindat i en servett.

”Här”, sa {friend.he} till {@a}. ”Den skulle jag ha i natt, men man kan inte köra bil utan mat. Det är bevisat.”

Det var en kall pannkaka. {@A} tuggade, och {child} såg på. Sedan torkade {child.he} kinderna med handflatorna.

”Pannkaka”, sa {child.he}.

”Den är slut”, sa {@a} med munnen full.

”Nej, ordet! Om jag säger ärtsoppa kommer du och hämtar mig. Men om jag säger pannkaka, då längtar jag och stannar.”

”Vad ska jag göra, då?”

”Du ska säga pannkaka tillbaka.”

# the-other-end
Så tog {child} tag i grytvanten, ledde {@a} till bilen och stängde dörren, helt själv. {Child.He} vinkade tills baklyktorna försvann. Snöret i bröstet satt kvar, men nu var det {child} som höll i den andra änden.

# pancake
Kvällen därpå ringde {child} hem. Armarna värkte skönt, för de hade paddlat ända till ön.

”Vad har ni ätit för gott?” frågade {@a}.

”Fisk”, sa {child}. ”Och pannkaka.”

Det var tyst en liten stund i luren.

”Pannkaka”, sa {@a}.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @s-cap
{Minder's}
## if adult
{Adult's}
## if elder & !adult
{Elder.short's}

# @He
Hon
## if adult
{adult.He}
## if elder & !adult
{elder.He}
