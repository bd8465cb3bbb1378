title: Jag har hittat en!
title: Får jag behålla den?
title: Klonk, plask
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Säg ”Jag har hittat en!” tillsammans. Krabban säger det precis som {child}. Sista gången sägs det mjukt.
% En regel: det man hittar lägger man tillbaka där man hittade det.
% Den som sitter på filten (@a) är den äldre, annars {adult}, annars {minder}.

# a-stone
På stranden[city:  utanför {city}] lyfte {child} på en sten. Under den satt en krabba.

”Jag har hittat en!” ropade {child}.

”Jag har hittat en!” ropade krabban.

{child} stoppade krabban i hinken. Men krabban hade redan tagit tag i {child's} stortå. Det gjorde inte ont. Krabban höll i tån precis som man håller någon i handen. Så foten fick följa med ner i hinken.

”Släpp”, sa {child}. ”Det var jag som hittade dig.”

”Släpp du”, sa krabban. ”Det var jag som hittade dig.”

Och ingen av dem släppte.

{@came}

# can-i-keep-it
Uppåt stranden gick de, klonk, plask, klonk, plask, ända fram till {@first}, som satt på filten[elder2:  bredvid {elder2}][music:  och nynnade på {music}].

”Jag har hittat en!” sa {child}. ”Får jag behålla den?”

”Jag har hittat en!” sa krabban. ”Får jag behålla den?”

”Ni får titta på varandra”, sa {@a}. ”Men det man hittar lägger man tillbaka där man hittade det.”[age>=6: 

”När då?” sa {child}.

”När vi ska hem.”

”Då är det långt kvar”, sa krabban.]

# at-home
Så de tittade. {child} lade en sten i hinken, och lite tång, så att krabban skulle känna sig som hemma. Krabban stoppade lite tång mellan {child's} tår, så att {child.he} skulle känna sig som hemma.

”Vad äter den?” frågade krabban.

”Mackor”, sa {@f}.

”Nyps den?”

”Inte så ofta”, sa {@f}.

”Den är alldeles mjuk”, sa krabban, ”och den har bara två ben kvar. Jag ska ta hand om den för alltid.”[age>=6: 

”Jag ska ta hand om dig för alltid”, sa {child}.][school: 

”Jag ska visa dig för alla {at school}”, sa {child}.]

# home-time
”Nu går vi hem!” ropade {@a} och skakade filten.

”Nu går vi hem!” ropade krabban och drog. I väg for hinken med dem båda två, i sidled, klonk, plask, klonk, plask, ner mot havet.

”Stopp!” ropade {child}. ”[age>=6: Vart ska vi?”

”Hem”, sa krabban och pekade ut över vattnet med den andra klon. ”Jag behåller dig.”

”Men jag |Jag ]bor ju inte där!”

”Du har en sten”, sa krabban. ”Och lite tång.”

{child} tittade på havet. Det var stort och grått, och det fanns ingen säng där[pet.other:  och ingen {pet}]. Det började göra ont i magen.

”Jag vill hem”, viskade {child}.

”Det vill jag också”, sa krabban.

# so-do-i
{child} tittade ner. Där satt krabban, med sin sten och sin lilla bit tång, och höll fast så hårt att klon darrade. {child} ville behålla den krabban mer än någonting annat. Men nu visste {child.he} hur det känns att bli behållen.

”Jag ska lägga tillbaka dig där jag hittade dig”, sa {child.he}.

Men hela stranden var full av stenar, och alla såg likadana ut.

{@help}

# let-go
Klonk, plask, klonk, plask, sprang {child}, så fort man kan med en hink på foten[sport: , och det är det ingen som har på {sport}]. Bredvid stenen knuffade {child.he} omkull hinken, och där stod krabban på sin egen våta sand. Men den höll fortfarande i tån.

”Jag släpper först”, sa {child}.

Och {child.he} sträckte upp båda händerna i luften, för att visa att de var tomma.[athlete:  Inte ens {athlete} hade kunnat sträcka dem högre.]

Krabban tittade på den ena handen, och på den andra. Sedan öppnade den klon.

”Du var den finaste jag har hittat”, sa {child}.

”Du med”, sa krabban, och så gick den hem, i sidled, in under stenen.

# one-more
Där stod {child}, precis där {child.he} hade blivit hittad, med en tom hink och tång mellan tårna.

Då kom {@a} med den stora handduken, svepte den runt {child} och lyfte upp {child.him}.

”Jag har hittat en”, sa {@a}. ”Får jag behålla den?”

”Ja”, sa {child} och höll fast.

# @came
{Friend}[!friend.known: , [friend: {child's} bästa vän | från filten bredvid],] stack ner spaden i sanden och kom för att titta.
## if elder & !friend & !pet.dog & !pet.cat
Bakom dem låg stenen på rygg.
## if pet.cat
{@with}{Pet}[!pet.known: , {child's} katt,] lade sig på stenen och blundade.
## if pet.dog
{@with}{Pet}[!pet.known: , {child's} hund,] började gräva bredvid stenen, ifall det fanns fler.

# @with
{Friend}[!friend.known: , [friend: {child's} bästa vän | från filten bredvid],] kom för att titta. 
## if elder & !friend
[short: | ]

# @help
”Spaden!” ropade {friend}. ”Jag satte den där ni hittade varandra!” Och långt bort på stranden stod spaden, bredvid en sten.
## if elder & !pet.dog & !pet.cat
”Leta efter en som ligger på rygg”, sa {elder.short}. ”Jag har vänt på tusen. De är alltid våta där under.” Och långt bort på stranden låg en sten med den våta magen i vädret.
## if pet.cat
Men på en av dem låg {pet}, och där hade {pet.he} legat hela eftermiddagen.

”Ligg kvar, {pet}!” ropade {child}.

Då reste sig {pet} och gick. Men nu visste de vilken det var.
## if pet.dog
”{Pet}!” ropade {child}. ”Var är du?”

”Voff”, sa ett hål långt bort på stranden. Där grävde {pet} fortfarande, och bredvid hålet låg stenen.

# @f
{friend}
## if elder & !friend
{elder.short}

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
