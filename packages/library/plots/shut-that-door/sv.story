title: Stäng dörren, det blåser!
title: Vanten som vinkade
title: På rätt sida om dörren
guest friend: Iris (hon), Love (han)

% Den vuxna (@a): {adult}, annars den äldre, annars någon i köket.

# the-sheet
Det var halloween. {child} var ett spöke i ett vitt lakan, och {@friend-first} var en häxa, och de gick från dörr till dörr på gatan för att säga bus eller godis. Men varje gång någon öppnade kom vinden farande runt hörnet och ville också in.

”Stäng dörren, det blåser!” ropade alla. Och PANG, så var den stängd, och de hade inte fått en enda karamell.

Vid tredje dörren tog vinden tag i {child's} lakan, och slet av det. Men det föll inte. Det ställde sig mitt på gatan, alldeles av sig självt, och vinkade med båda armarna.

”Oooo!” sa lakanet. ”Nu syns jag!”

# as-big-as
”Vem är du?” frågade {child}.

”Vinden, förstås. Jag har ingen kropp. Så jag blir precis så stor som det jag tar på mig. Titta!”

Lakanet föll ihop. I stället började {friend's} häxhatt hoppa runt på vägen och fnissa, liten som en katt. Sedan föll hatten omkull, och lakanet reste sig igen, lika stort som {child}.

”Får jag följa med?” sa vinden. ”Jag har aldrig varit inne hos någon.”

# trick-or-treat
”Då måste man ringa på”, sa {friend}.

Det gjorde vinden. Den ringde på alla dörrar på hela gatan på en gång. PLING, PLONG, PLING! Och alla dörrarna gick upp.

”BUS ELLER GODIS!” sa vinden.

Då flög godiset ur alla skålar och mattan ut ur alla hallar.[elder:  {Elder} [elder2: och {elder2} ]stod med kola i hela håret.][pet.dog:  {Pet}, som var utklädd till varg, fångade en köttbulle i luften.][pet.cat:  I ett fönster satt {pet} och var dubbelt så stor som vanligt.]

”Stäng dörren, det blåser!” ropade hela gatan. PANG, PANG, PANG.

”Jag sa ju bara hej”, sa vinden.

# lonely
Lakanet sjönk ihop på trottoaren.

”Det är likadant varje höst”, viskade vinden. ”Alla stänger. Jag har sett allas kök genom brevlådan. Men ingen har sagt kom in.”

Vinden var ensam. {child} satte sig bredvid. {child.He} visste hur det kändes, för {child.he} hade stått bredvid en lek en hel rast[school:  på {school}] utan att någon sa kom med.

{child.He} lade handen på lakanet, där en hand brukar vara. Den var kall.[age>=6: 

”En dörr till”, sa {child.he}. ”Vi provar en till.”]

# the-leaves
Men i nästa dörr stod en man som inte ens sa något. Han bara tittade och stängde. Klick.

Då rann lakanet ner på trappan, tomt.

”NU”, sa vinden, ”TAR JAG PÅ MIG NÅGOT SOM INGEN KAN STÄNGA UTE!”

Och den tog på sig löven. Den tog alla löv på gatan och alla löv i parken[city: , ja, alla löv i {city}]. Löven reste sig, högre än lyktstolparna, högre än taken. Det blev en jätte, gul och röd och prasslande, med två svarta hål till ögon. Alla pumpor slocknade, en efter en. {Friend} höll sig fast i en stolpe.

”SLÄPP IN MIG!” dånade jätten. Och så böjde den sig ner och tog tag i ett tak.

Det var taket på {child's} eget hus.

”Sluta!” skrek {child}. Men en så stor jätte hör inte någon så liten.[sport:  ”Jag vill vara på {@game} i stället”, pep {friend}.]

# the-mitten
{child} var så rädd att benen skakade. Men {child.he} kom ihåg en sak. Vinden blir precis så stor som det den tar på sig.

{child.He} drog av sig sin ena vante. {child.He} höll upp den mot jätten med båda händerna, med öppningen först.

”Vinden!” ropade {child}. ”Ta på dig den här i stället! Den är varm! Och då får du följa med mig in!”

Jätten stannade.

”IN?” sa den.

”In”, sa {child}. ”Hem till mig.”

Händerna skakade, men {child.he} höll dem kvar.

Då gick jätten sönder. Alla löven regnade ner, långsamt, långsamt, över hela gatan. Och i {child's} händer blev vanten rund och tjock, och tummen ställde sig rakt upp.

”Oj”, sa vanten. ”Så här varm har jag aldrig varit.”

# in
{child} bar hem den[music:  och sjöng {@song} för den hela vägen].

”Stäng dörren, det blåser”, ropade {@a} inifrån köket.

{child} gick in och stängde. Klick.

Vanten tittade länge på dörren.

”Den är stängd”, viskade vinden. ”Och jag är på rätt sida.”

Sedan fick den se köket.[age>=6:  Den fick se hur en stol ser ut inifrån ett rum.][pet.other:  Den fick hälsa på {pet}.] Och när {child's} choklad var för varm blåste den på den, så att den blev precis lagom.[athlete:  ”Inte ens {athlete} blåser så bra”, sa {child}.]

# the-right-side
På natten låg vanten på {child's} kudde.[pet.dog:  {Pet} luktade på den, en enda gång, och lade sig.] På byrån lyste en liten pumpa.

”I morgon måste jag ut och blåsa”, sa vinden. ”Men nu vet jag hur man gör. Man knackar på.”

”Då öppnar jag”, sa {child}.

”Får jag ta pumpan?”

”Ja”, sa {child} och gäspade.

Puh, sa vanten. Så blev det mörkt och varmt, och tummen vinkade god natt.

Utanför fönstret rörde sig inte ett löv. Vinden var inne.

# @song
{music}

# @game
{sport}

# @friend-first
kompisen {friend}
## if friend
bästa vännen {friend}

# @a
någon
## if adult
{adult}
## if elder & !adult
{elder.short}
