title: En gång i februari
title: Det hände ingenting på vägen hit
title: Dagen då ingen kunde ljuga
guest friend: Love (han), Alva (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: man får vara tyst, men öppnar man munnen är det som kommer ut sant. Knack, knack: två gånger på sängkanten eller boken.
% Den som bränner gröten (@a) är mormor eller farfar, annars {adult}, annars {minder}.

# burnt
”God morgon”, sa {@first} på lördagen. ”Gröten är vidbränd, och jag tänkte säga att den ska vara så.” {@He} såg förvånad ut.

”Den ser hemsk ut”, sa {child}, som hade tänkt säga tack.[elder2:  ”Jag åt innan”, sa {elder2}, ”för jag vet ju hur den brukar bli.”]

”Här är nyheterna”, sa radion. ”I dag kan ingen i hela världen ljuga. Jag begriper inte varför. Jag begriper inte det mesta av det jag läser upp.”

Så var det alltså. Man fick vara tyst om man ville. Men öppnade man munnen var det som kom ut sant.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] fick gröten. {Pet} hade aldrig kunnat ljuga och märkte ingen skillnad.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] luktade på gröten och gick. {Pet} hade aldrig sagt tack och märkte ingen skillnad.]

Och i dag klockan sex skulle {child} stå på scenen i parken och dra skämt.

# for-real
{child} drog skämt varje dag[school: , mest {at school}]. {@A} skrattade alltid. Det gjorde {friend}[!friend.known: , {child's} bästa vän,] också. Men kanske gjorde de det bara för att vara snälla. Det {child.he} ville mest av allt var att få någon att skratta på riktigt.

”När du skrattar åt mina skämt”, sa {child}, ”är det för att de är roliga?”

”Nej”, sa {@a} och slog handen för munnen. Det kom ut mellan fingrarna. ”Det är för att du ser så glad ut.”

”Så du har aldrig skrattat på riktigt?”

”En gång”, sa {@a}. ”I februari. Det var det där om …”

Men {child} hade båda händerna för öronen och var på väg ut ur köket.

# at-the-door
Knack, knack. {@knock}

Det var {friend}, som skulle följa med och sitta på första bänken. De gick till parken[city:  genom {city}]. ”Glass!” ropade han i kiosken. ”Den är alldeles för dyr!”[sport:  Någon frågade en kille hur det gick med {sport}. ”Dåligt”, sa killen.][athlete:  ”Jag är inte {athlete}”, sa en man som hade det på ryggen.][music:  En kvinna som nynnade på {music} sa att det var de enda bitarna hon kunde.]

”Vill du veta vad jag tycker om dina skämt?” sa {friend}. ”Du behöver bara fråga. I dag måste jag ju …”

”Jag vet”, sa {child}. ”Det är därför jag inte frågar.”

”Mår du bra?”

”Nej”, sa {child}, som hade tänkt säga ja. ”Jag är så rädd att jag mår illa.”

”Det hade jag också varit”, sa {friend}. Det hjälpte lite, för det måste ju vara sant.

# on-the-way-here
”Välkomna”, sa kvinnan med mikrofonen. ”Jag gör bara det här för att ingen annan ville.”

Först kom en man med dragspel.

”Det var långt”, sa folk på bänkarna.

”Jag vet”, sa mannen.

Och sedan var det {child's} tur. På första bänken satt {friend} och {@a}[elder2:  och {elder2}][pet.dog: , med {pet} under]. {child} tog mikrofonen. ”Det hände en så rolig sak på vägen hit”, skulle det vara.

”Det hände ingenting på vägen hit”, sa {child}, i alla högtalarna.

# made-up
Ingen skrattade. {child} provade det om krokodilen. ”Jag har aldrig träffat någon krokodil”, sa {child.he}. Sedan det om kamelen. ”Det finns ingen kamel.”

{child} blev alldeles kall. Skämt är ju påhittade. Vartenda skämt {child.he} kunde var lögn från början till slut, och i dag gick det inte att få ut ett enda.

”När börjar det?” frågade mannen med dragspelet, som verkligen ville veta.

I hela parken fanns det inte en människa som kunde skratta för att vara snäll. {@A} försökte. Munnen kom så långt som till ”ha”, och där fastnade den.

{child's} knän började skaka. De slog ihop, och handen med mikrofonen sjönk, tills den hängde alldeles bredvid dem. Och ur varenda högtalare i parken kom ett ljud.

Knack, knack.

# knock-knock
{@help}

Någon skrattade. Det var mannen med dragspelet, och han skrattade så att dragspelet skrattade med. Sedan skrattade en hel bänk.

{child} lyssnade. Så gjorde ingen för att vara snäll, inte i dag. Det var det första skratt som {child.he} hade kunnat vara helt säker på.

{child} höll mikrofonen mot knäna igen, och nu var det med flit. Knack, knack.

”Vem där?” ropade hela parken.

# how-it-is
”Mina knän fortfarande”, sa {child}. ”De har hållit på så sedan frukost. Jag skulle hellre vara hemma, men där står frukosten kvar.”

Det skrattade de åt, för det var sant. Och då visste {child} hur {child.he} skulle göra. Det gick inte att dra ett enda skämt, men det gick att säga som det var.

”Jag hade en kamel”, sa {child}. ”Ni hade tyckt om kamelen. Jag har övat i sex veckor.[pet:  Jag övade på {pet}. {Pet} gick mitt i.] Och i morse frågade jag {@a} om jag var rolig, och {@a} sa nej.”

De skrattade så att {child} fick vänta.

”Sedan sa {@a} en gång, i februari. Men då höll jag för öronen, så jag vet inte vilket det var.”

På första raden klev {@a} upp på bänken. ”Det var krokodilen!” ropade {@a}. ”Jag fick lägga mig på köksgolvet!”

Och det var också sant. Det måste det vara.

# hands
Efteråt satt {child} och {friend} på scenkanten. Det var bara en sak kvar, och den var värre än mikrofonen. {child} satte sig på båda händerna först, så att de inte kunde ta sig någonstans.

”Är jag rolig?” sa {child.he}.

”Inte när du försöker”, sa {friend}.

Det ryckte i händerna. {child} satt kvar, för det var mer på väg.

”Men när du bara säger som det är”, sa {friend}, ”är du den roligaste jag känner.”

Och {child} var tvungen att tro på det. Det var en sådan dag.

# on-sunday
”God morgon”, sa {@a} på söndagen. ”Den ska vara så.”

{child} tittade på gröten. Den var svart i kanten. Då var det alltså över.

{child} knackade på den med skeden, knack, knack.

”Vem där?” sa {@a}.

”Frukosten”, sa {child}.

{@A} skrattade så att {@he} fick hålla sig i spisen.[pet.dog:  {Pet} kom för att se om det blev något över.] Det var söndag, och vem som helst kunde skratta för att vara snäll igen. {child} trodde på det ändå.

# @knock
{child} tog ner händerna.
## if pet.dog
{Pet} rusade ut och skällde på dörren, som alltid när det knackade någonstans.
## if pet.cat
{Pet} satt redan framför dörren och väntade på att den skulle öppnas. {Pet} trodde att det var därför man knackade.
## if elder
”Det knackar!” ropade {elder.short}, som alltid ropade det, var {elder.he} än befann sig.

# @help
”Vem där?” ropade {friend}, för det är ju så man säger, och {friend.he} hann inte låta bli.

{child} lyfte mikrofonen. Det måste vara något som var sant. ”Mina knän”, sa {child.he}.
## if pet.dog
{Pet} for upp, rusade fram till scenen och skällde på {child's} knän tills de måste få en förklaring.

”Tyst, {pet}”, sa {child} i mikrofonen. ”Det är ingen vid dörren. Det är bara mina knän.”
## if pet.cat
Ur buskarna kom {pet}, som ingen hade bjudit och som hade följt efter i alla fall. {Pet} promenerade över scenen, satte sig framför {child's} knän och väntade på att de skulle öppnas.

”Det är ingen dörr, {pet}”, sa {child} i mikrofonen. ”Det är bara mina knän.”
## if elder
”Det knackar!” ropade {elder.short} från första bänken.

”Nej”, sa {child} i mikrofonen. ”Det är bara mina knän.”

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
