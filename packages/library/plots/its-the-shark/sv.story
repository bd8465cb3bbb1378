title: Haj eller björn
title: Det är hajen
title: Om de är i vattnet då?
guest friend: Marcus (han), Nina (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som flyttar är barnets bästa vän. Den vuxna är {adult}, annars mormor eller farfar, annars {minder}. Det som visas genom bilrutan får gärna visas av den som läser.

# shark-or-bear
{child} och [!friend.known: {child.his} bästa vän ]{friend} hade tjafsat om samma sak sedan de var fyra. Det gällde vem som skulle vinna, en haj eller en björn. {child} sa björn och {friend} sa haj[school: , på väg till {school} och på väg hem], och varje dag, när någon ropade in en av dem till maten, sa {friend}: ”Vi avgör det i morgon.”[pet.other:  En gång hade de frågat {pet}, som inte ville säga något.]

Men nu var det lördag, och {friend} skulle flytta[city:  från {city}]. Flyttbilen hade åkt i förväg med alla sängarna, och bilen stod och väntade[music: , med {music} på]. {Friend} satt bredvid {child} på den låga muren utanför {child's} hus[pet.cat: , den mur där [!pet.known: katten ]{pet} alltid låg], och det fanns inget i morgon att avgöra det i.

# a-day-out
{child} hade en hård klump i bröstet, och {child.he} ville säga något om den. Det som kom ut var: ”En björn har klor.”

”En haj har trehundra tänder”, sa {friend}.

”En björn kan slå den på nosen.”

”Med vad då? Den drunknar ju.”

”Den drunknar inte. Den är på stranden.”

”Vad gör hajen där då?”

”Den är på utflykt”, sa {child}.

# the-referee
{@came} kom ut på gången med en påse smörgåsar till resan.[pet.dog:  Tätt efter smörgåsarna kom [!pet.known: hunden ]{pet}.] ”Inte haj och björn”, {@said}. ”Det där har jag hört på i flera år. En gång drömde jag om det, och då var jag domare.”

”Vem vann?” sa {child} och {friend} på en gång.

”Jag. Jag skickade hem båda två.”

# you-can-have-it
Sedan tutade bilen, och det var dags. {Friend} hasade ner från muren. {Friend.He} tittade på sina skor, och {friend.he} tittade på {child}.

”Okej då”, sa {friend.he}. ”Björn.”

”Va?” sa {child}.

”Björnen vinner. Du får den. Det är en avskedspresent.” Och {friend} tog smörgåsarna och satte sig där bak i bilen.

{child} satt kvar på muren. Halva livet hade {child.he} försökt vinna det där, och nu hade {child.he} vunnit.[athlete:  {Child.He} borde ha känt sig som {athlete}.]

# nothing-to-say
”Ja, där ser du”, sa {@a}. ”Jag trodde att du skulle bli glad.”

”Det är jag inte”, sa {child}. Klumpen hade kommit upp i halsen, och det sved i ögonen. ”Det är slut. Nu har vi ingenting att säga varandra.”

{@A} lade armen om {child.him}. ”Åh, lilla vän”, sa {@he}. ”Det är ruttet. Jag kommer också att sakna {friend.him}, vet du. Jag kommer till och med att sakna den där hajen.” {@He} torkade sig själv om ögonen med ärmen. ”Stackarn. Den hade bara behövt att någon flyttade ut det hela i vattnet.”

{child} hejdade sig mitt i en snyftning. ”Vad sa du?”

”Ja, om de hade varit i vattnet …” sa {@a}.

Men {child} stod redan uppe på muren.

# in-the-water
”{Friend}!” skrek {child.he}. ”Om de är i vattnet då?”

Bilen var på väg ut från trottoarkanten. Rutorna var stängda, och {friend} bara skakade på huvudet och pekade på örat. Ingenting hördes in.

Då gjorde {child} det utan ord. {Child.He} satte ihop händerna uppe på huvudet, som en fena, och simmade längs muren.[pet.cat:  {Pet} fick hoppa ner.] Sedan höll {child.he} upp två stora tassar, med klor, och lät björnen simma också. Sedan slog {child.he} ut med armarna och ryckte på axlarna så mycket det gick. Vem vinner?

{Friend's} näsa kom ända fram till rutan. Med ens förstod {friend.he}. {Friend.He} satte en fena på sitt eget huvud och simmade så att armbågen slog i glaset. Hajen! Det är väl klart att det är hajen!

# up-and-down
”Hur djupt?” visade {child}, med en hand vid knät.

{Friend} skakade på huvudet och höll en hand ovanför håret.

”Aldrig!” visade {child} och röt.

Bilen körde sakta bort längs gatan, och {child} stod på muren och var björn så länge den syntes. I bakrutan fanns det en fena. Den gick upp och ner, upp och ner, tills bilen svängde runt hörnet och var borta.

# who-won
{child} klättrade ner.[pet.cat:  {Pet} fick tillbaka sin mur.] Klumpen satt kvar, men det gick att andas förbi den.

”Vem vann?” frågade {@asks}.

”Ingen”, sa {child}. ”{Friend.He} tog tillbaka det.”

# its-the-shark
Vid middagen var det alldeles för tyst i köket.[pet.other:  Inte heller {pet} hade något att säga.] Då ringde {@s} telefon. {@He} lyssnade, suckade en väldigt lång suck och räckte den över bordet.

”Det är till dig”, sa {@he}. ”Det är hajen.”

”Om björnen”, sa {friend's} röst, långt bortifrån, ”har armpuffar då?”

De höll på med armpuffar tills {child's} fiskpinnar var kalla.[pet.dog:  {Pet}, som inte hade fått någon smörgås, fick två.] De hade precis kommit till [sport: {sport} och ]badringar när någon ropade in {friend} till maten, i det nya köket.

”Vi avgör det i morgon”, sa {friend}.

”Nej, det gör vi inte”, sa {child}.

# @came
{@A}
## if adult & elder & !elder2
{Adult} och {elder}
## if adult & elder2
{Adult}, {elder} och {elder2}
## if elder & !adult & !elder2
{Elder}
## if elder2 & !adult
{Elder} och {elder2}

# @said
sa {@he}
## if pet.dog
sa {@a}
## if adult & elder
sa {@a}
## if adult & elder & pet.dog
sa {@a}
## if elder2 & !adult
sa {@a}
## if elder2 & !adult & pet.dog
sa {@a}

# @asks
{@a}
## if adult & elder & !elder2
{elder}
## if elder2
{elder2}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
