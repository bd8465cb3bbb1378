title: Glöm inte att
title: Två grader
guest pet: Sotis (han), Tussan (hon)
guest minder: moster Lotta (hon), moster Siv (hon)
guest idris: Idris (han), Samir (han)
guest lou: Lou (hon), Jo (hon)

% ”Glöm inte att” bryts av mitt i. Väntan får vara lång.
% Rösten från jorden (@a) är {adult}, annars {minder}. Den som gav bort stjärnkartan är mormor eller farfar där någon är vald.

# fourteen-minutes
Varje kväll klockan åtta kom {@as} röst till {@ship} Sädesärlan. Den kom från markstationen {@there}, där {@a} arbetade, och den hade då varit på väg i fjorton minuter. Så långt bort var de. Man kunde inte prata med varandra på riktigt. Man fick lyssna färdigt, svara och sedan vänta i en knapp halvtimme.[friend:  Det partiet schack som {child} spelade mot {friend}[!friend.known: , {child.his} bästa vän,] hade pågått i sex veckor.]

{child} brukade lyssna i kupolen med {pet} under armen. {Child.He} var {age} år och yngst ombord[school: , och den enda {at school} som alltid svarade en halvtimme för sent]. {Pet} var den enda [pet.cat: katt|hund] som hade rest så långt, och gick på väggarna med kardborrstrumpor på alla fyra tassarna.[sport:  Ville man {play sport} fick man göra det i taket.]

# broken-off
”… så nu har isen lagt sig här”, sa {@a} den kvällen. ”Och en sak till, {child}. Glöm inte att”

Sedan kom det inget mer.

Inget brus. Inget sprak. Bara tystnad, som när någon lägger på.

# twelve-hours
Kapten {idris} och maskinisten {lou} skruvade isär sändaren. De skruvade ihop den. De mätte varje kabel och startade om varje dator. Allt fungerade, och ingenting hördes. Efter sex timmar hade de slutat skämta[music:  och stängt av {@song}]. Efter tolv talade de lågt med varandra och tystnade när {child} kom. Utan kontakt fick de inga kursberäkningar. Om fyra dagar skulle de bromsa in mot Mars, och bromsade de fel skulle de fara förbi.

”Gå och sov”, sa kaptenen till {child}. Han sa det vänligt, men han såg grå ut.

# like-salt
{child} gick inte och sov. {Child.He} tog {pet} med sig till kupolen och släckte[athlete: , så att {athlete} försvann på sin bild]. Utanför låg stjärnorna som utspillt salt.

Glöm inte att. {child} vände på orden. Glöm inte att äta? Glöm inte att jag tänker på dig? Det gjorde ont att inte veta. Det gjorde ont att {@a} satt där hemma och väntade på ett svar, och att minuterna gick.

{Pet} puffade {child.him} med nosen i armvecket, där det alltid var plats.

”De letar efter ett fel på antennen”, sa {child}. ”Men det finns inget. Tänk om den fungerar. Tänk om den bara pekar på ingenting.”

# locked
Antennens stråle var smal som ett snöre. Den måste träffa jorden mitt i prick. För att {@it} skulle veta åt vilket håll {@den} var {@turned} fanns stjärnkikaren, ett rör som stack upp bredvid {child's} plats i kupolen. Den höll fast blicken vid en enda stjärna, Canopus. På skärmen stod det som vanligt: Canopus. Låst.

Stjärnan lyste i mitten av bilden, klar och fin.

{child} tog fram stjärnkartan. Inte den i datorn, utan den av papper, som [elder: {elder} hade gett {child.him}[elder2:  och {elder2} hade vikt fel] | {@a} hade gett {child.him}]. {Child.He} höll upp den mot rutan och letade med egna ögon. Där var Sirius. Därifrån skulle man gå snett nedåt, och där, rakt framför kikaren, skulle Canopus vara.

Det var svart där. Canopus satt ett litet stycke till vänster.

{child} läste på skärmen igen. Låst. Men på vad?

# it-trembles
{Child.He} suckade. På skärmen darrade stjärnan.

{child} satt blickstilla. Sedan blåste {child.he} försiktigt mot kikaren. Stjärnan gungade. {Pet} nös, och stjärnan gjorde en kullerbytta.

”Stjärnor bryr sig inte om när någon nyser”, viskade {child}.

{Child.He} böjde sig fram med ficklampan. Mitt på linsen satt ett hårstrå. Det var kort och krökt, och där solen föll på det glödde det vitt. Det kunde bara komma från en enda plats i hela universum: [pet: {pet's} svans|den vita tippen på {pet's} svans].

Först blev {child} så glad att {child.he} slog huvudet i taket. Sedan blev {child.he} kall. Det var {child} som hade tagit med sig {pet} hit, kväll efter kväll. {Child.He} kunde plocka bort hårstrået och säga att felet hade försvunnit av sig självt.

Men då skulle det kunna hända igen.

# ours
{child} tog upp hårstrået med en bit tejp och svävade till kommandobryggan.

”Jag har hittat felet”, sa {child.he}. ”Det är vårt. Mitt och {pet's}.”

Kaptenen tittade på tejpen. Han tittade på {pet}. Så läste han av skärmen där kikaren, nu när den kunde se, yrvaket letade sig åt vänster. Hela {@it} började vrida sig, sakta, sakta. Två grader. Så lite hade det varit.

”Två grader”, sa {lou}. ”Vi har ropat rakt ut i mörkret i arton timmar.”

Kaptenen räckte {child} mikrofonen.

”Markstationen, det här är Sädesärlan”, sa {child}. ”Vi är här. Hör ni oss?”

Så var det bara att vänta. Fjorton minuter dit. Fjorton minuter tillbaka.

# halfway
De satt i kupolen alla tre, med {pet} i mitten. Ingen sa något. {child} följde sin röst i tankarna, hur den for genom mörkret. Nu var den halvvägs. Nu var den framme. Nu lyfte {@a} huvudet. Nu svarade {@he}, om {@he} hade hört. Nu vände det.

Tjugosju minuter. Tjugoåtta.

Tjugonio.

{Pet} spetsade öronen.

# i-hear-you
”… hör dig”, sa högtalaren. ”{child}, jag hör dig! Vi hör er, allihop!” Bakom {@a} jublade ett helt rum. ”Jag har pratat med dig var tionde minut sedan i går. Jag tänkte att något kanske skulle träffa.”

{lou} grät öppet, och tårarna satte sig som pärlor i ögonfransarna. Kaptenen skakade [pet.cat: tass|hand] med {pet}.

# brush
”Det är mycket jag vill säga”, fortsatte {@a}, ”men jag börjar där vi blev avbrutna. Jag skulle ju påminna dig om en sak.”

{child} höll andan.

”Glöm inte att borsta [pet.cat: katten|hunden]”, sa {@a}.

I kupolen hördes bara fläkten. Sedan skrattade de tills de studsade mot rutorna, och {pet} såg ut genom fönstret och låtsades vara någon annan.[friend: 

Lite senare kom ett mycket kort meddelande till. ”Schack”, sa {friend}, och sedan harklade {friend.he} sig. ”Och välkommen tillbaka.”]

# a-blue-dot
Den natten lät {child} mikrofonen stå på medan {child.he} borstade {pet}, tag för tag, tills armen blev trött. {Child.He} behövde inte säga något. {Child.He} visste åt vilket håll jorden låg. Den var en liten blå prick, rakt fram, och {child} somnade med ansiktet vänt mot den.

# @ship
rymdskeppet
## if wish.rocket / wish.space-station / wish.satellite
{the wish}

# @it
skeppet
## if wish.rocket
raketen
## if wish.space-station
stationen
## if wish.satellite
satelliten

# @den
det
## if wish.rocket / wish.space-station / wish.satellite
den

# @turned
vänt
## if wish.rocket / wish.space-station / wish.satellite
vänd

# @there
i Kiruna
## if city
{in city}

# @song
{music}

# @a
{minder}
## if adult
{adult}

# @as
{minder's}
## if adult
{adult's}

# @he
hon
## if adult
{adult.he}
