title: Räkna inte till tio
title: Reta mig
title: Det hetaste på hela gatan
guest friend: Dev (han), Nelly (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som säger räkna till tio är {adult}, annars mormor eller farfar, annars {minder}. Skrik talet på komposten; äggets tock är tyst.

# the-bike
{@A} hade gett bort {child’s} cykel. {@He} hade gett den till en pojke längre ner på gatan, för att den var för liten, och {@he} hade inte frågat. När {child} försökte säga något om det höll {@a} upp ett finger.

”Räkna till tio, {child}”, sa {@a}.

Så sa {@a} alltid. {child} hade humör, och varje gång det kom fram skulle {child.he} räkna till tio, och vid tio hade {@a} gått iväg för att göra något annat.

# an-egg
Så {child} stampade längst bort i trädgården, där {friend}[!friend.known: , {child.his} bästa vän,] väntade vid komposten, och gav jorden en väldig spark. Foten slog i något.

Det var ett ägg. Det var stort som en fotboll och alldeles vitt, med fjäll på.

”Det där är ett drakägg”, sa {friend}. {Friend.He} läste mycket. ”Fast det är iskallt.”

”Det spelar väl ingen roll om det är ett drakägg!” skrek {child}, med ägget i famnen. ”{@He} gav bort min cykel!”

# do-that-again
Ägget blev varmt.

De kände det båda två. Det var varmt som en mugg, och inuti sa något tock.

”Gör så igen”, sa {friend}.

”Gör hur?”

”Bli rasande.”

”Jag är inte rasande!” vrålade {child}, och ägget blev ännu varmare och sa tock, tock.

”Har du räknat?” ropade {@a} från köksfönstret.

”Ett”, sa {child} mellan tänderna. ”Två. Tre.”

Vid tio var ägget kallt som en sten.

# you-will-put-him-out
Det var alltså så det fungerade. Ett drakägg vill ha hetta, och {child’s} humör var det hetaste [city: i hela {city} | på hela gatan]. När {child.he} blev arg blev det varmt. När {child.he} räknade blev det kallt.

”Sluta räkna då”, sa {friend}. ”Du släcker honom ju.”

# a-wonderful-saturday
Det blev en underbar lördag. Aldrig förut hade någon velat ha {child’s} humör. {Child.He} satt på komposten med ägget i knät och var arg på allt mellan himmel och jord.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] lade sig tätt intill ägget, för det var varmt.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] lade sig tätt intill ägget, för det var varmt.]

{Child.He} var arg på glosorna[school:  {at school}].[sport:  {Child.He} var arg för att det inte var {sport} varje dag.][athlete:  {Child.He} var arg på alla som någonsin hade slagit {athlete}.] {Child.He} var arg på folk som säger ”vi får se”.[pet.other:  {Child.He} försökte vara arg på {pet} också, men det kan ingen.] {Child.He} var arg på {friend}, som var så bra på schack, och när det började regna höll {friend} paraplyet och skrev upp vad som var hetast. Det kom en liten spricka, högst uppe på ägget.

”En gång till!” sa {friend}.

{child} öppnade munnen. Det fanns ingenting i den. Det hade varit så roligt att ilskan var slut, helt och hållet, och {child} kände hur munnen log.

# annoy-me
Ägget började svalna.

”Fort”, sa {child}. ”Reta mig.”

{Friend} försökte. {Friend.He} försökte verkligen.[music:  {Friend.He} sjöng {music} så illa {friend.he} kunde, och {child} sjöng med.]

”Ditt hår”, sa {friend}, ”är, alltså, det är ganska fint. Nej. Vänta. Dina skor är löjliga.”

”Det är dina skor. Jag har lånat dem.”

”Ditt ansikte”, sa {friend} och blev alldeles skär. ”Jag kan inte. Det är ju bara ditt ansikte. Jag tycker om det.”

# like-a-doorstep
Ägget var ljummet. Det var svalt. Det var kallt.[pet.dog / pet.cat:  {Pet} reste sig och gick någon annanstans.] Ägget slog långsammare och långsammare, och {child} gned det med båda ärmarna och blåste på det, men det var inte den sortens värme det ville ha. Tock, sa det. Och efter en lång stund, tock. Och efter det sa det ingenting alls.

”Han var nästan ute”, sa {child}. {Child.He} lade kinden mot skalet, och det var som att lägga den mot en trappsten. {Friend} lät paraplyet sjunka.

# the-pair-of-you
{@A} kom genom trädgården med tvättkorgen på höften. ”Ni är ju dyblöta båda två. Vad är det nu då?”

”Du gav bort {child’s} cykel”, sa {friend}, för det var det enda {friend.he} kom på, ”och den var ändå för liten, så det är okej.”

”Det är inte okej!” sa {child}.

Tock, sa ägget.

”{Child}”, sa {@a}, och upp åkte fingret. ”Räkna till tio.”

# i-wont-count
”Nej”, sa {child}. {Child.He} ställde sig högst upp på komposten, med droppande hår och ägget i famnen, och den här gången kom det ända nerifrån de lånade skorna. ”Jag tänker inte räkna! När jag räknar så går du! Jag vet att den var för liten. Knäna slog i styret. Men det var på den jag lärde mig cykla, och den var min, och jag ville säga hej då till den, och du FRÅGADE inte!”

Det hördes nog ända till stationen.[elder & adult / elder2:  I köket höjde {@other} radion, men det hjälpte inte.] Det steg ånga från {child’s} tröja. Ägget glödde rött och sedan som guld, och så gick det mitt itu, och på {child’s} arm satt en liten våt drake och nös en gnista.

# what-else
Ingen sa någonting på en stund. {@A} hade tappat tvätten.

”Nej”, sa {@a}. ”Jag frågade inte. Det borde jag ha gjort.” Och {@he} tog ner fingret. ”Fortsätt. Vad mer?”

”Det var allt”, sa {child} förvånat. ”Det var hela alltihop.”

# in-one-puff
{Friend} skakade regnet av paraplyet och höll det över dem alla tre, och draken såg sig om. Den tittade på tvätten i gräset och nös igen. Det stora vita lakanet försvann i en enda puff, och det gjorde {@s} finaste skjorta också.

{@A} fick en färg som {child} aldrig hade sett på {@him}, och näsborrarna blev stora.

”Ett”, sa {@a}. ”Två.”

”Räkna inte, {@a}”, sa {child}. ”Säg det bara.”

Så {@a} sa det. {@He} sa väldigt mycket, till lakanet och skjortan och hela den våta trädgården, och {@he} hade ett riktigt humör, när man fick höra det ordentligt.[elder & adult / elder2:  {@Other} stängde av radion, för att inte missa något.] Draken lyssnade med huvudet på sned.

# lovely-and-warm
Sedan flaxade den över, klättrade uppför {@s} kofta, snurrade runt två gånger och blundade under {@s} haka, där det var varmt och skönt.

# @other
{elder2}
## if elder & adult & !elder2
{elder}
## if elder & elder2 & adult
{elder} och {elder2}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder's}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
