title: En klump på linje fyra
title: Klumpar åker gratis
guest elder: moster Lotta (hon), moster Siv (hon)
guest mate: Noor (hon), Tuva (hon)
guest rival: Gun-Mari (hon), Ann-Britt (hon)
guest first: Bengt (han), Sture (han)
guest late: Rakel (hon), Judit (hon)

% Den som åker med är mormor eller farfar, annars {adult}, annars {elder} som moster.

# ten-to-two
På lördagen klockan två började kalaset. {child} visste det, för korten hade legat på bänkarna [school: {at school} ]i onsdags. De var ljusblå. På {child's} bänk låg det ett sudd.

Nu var klockan tio i två, och {child} satt {@sofa} och tittade på väggklockan.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] låg hemma med feber.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade inte heller fått något kort.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade inte heller fått något kort.][pet.other:  {Pet} hade inte heller fått något kort.]

”Hur känns det?” frågade {@m}.

”Som en klump”, sa {child}. ”Här.” {Child.He} pekade ungefär mellan halsen och magen.

{@M} nickade. {@He} sa inte att klumpen snart skulle gå över. {@He} sa inte att de kunde ha ett eget kalas som var mycket roligare. {@He} reste sig och tog på sig jackan.[elder2:  {Elder2} hade redan tagit på sig sin.]

”Klumpar mår inte bra av att sitta inne”, sa {@m}. ”Vi åker buss med den.”

# lumps-travel-free
Linje fyra stannade utanför porten. {@M} lade fram kortet.

”{@tickets} och en klump”, sa {@he}.

Chauffören, som hade vänliga ögon[music: , {music} på radion] och en stor termos, tittade på {child}.

”Klumpar åker gratis”, sa han. ”Men den får inte stå i gången.”

De satte sig längst bak. {child} vid fönstret, {@m} vid gången och klumpen emellan.[elder2:  {Elder2} satte sig framför, så att klumpen fick ha sina ben i fred.][pet.dog:  {Pet} ville sitta där klumpen satt, men fick ligga på golvet.] Det var konstigt, men när klumpen hade fått en egen plats blev det lite lättare att andas. {child} såg den nästan framför sig: grå och knölig, stor som en ryggsäck.

”Vart ska vi?” frågade {child.he}.

”Till ändhållplatsen. Jag har åkt fyran i {@years} år och aldrig sett var den tar slut.”

# eight-chairs
Bussen gick förbi [school: {school}|skolan]. Den gick förbi simhallen.[sport:  Den gick förbi stället där {child} brukade {play sport}.] Den gick förbi en port där någon hade bundit ljusblå ballonger, och då växte klumpen så att {@m} fick flytta på sig.

”Varför fick inte jag komma?” sa {child} till rutan.

{@M} tänkte efter. Det är det bästa med {@m}, att {@he} tänker efter på riktigt.

”Jag vet inte”, sa {@he}. ”Ibland finns det ett varför. Ibland finns det bara åtta stolar. Och man får nästan aldrig veta vilket det var.”

# still-me
”Jag tror att det är något med mig.”

”Det tror man alltid. Det trodde jag också, när {rival} fyllde tio och bjöd alla utom mig och en pojke som hade {@measles}.”

{child} vände sig om. ”Vad gjorde du?”

”Jag låg under sängen och hatade henne. Det var dammigt. Sedan blev det kväll, och dagen efter var det måndag, och jag var fortfarande jag. Det förvånade mig lite.”

{child} skrattade till, ett kort skratt som kom ut genom näsan. Klumpen krympte en bit. Nu var den ungefär som en vanlig limpa.

# where-it-ends
[city: {city}|Husen] tog slut. Det kom ett industriområde, och en åker, och en häst med täcke. Folk gick av, ett efter ett, och till sist var det bara de kvar. Så svängde bussen runt på en plan med grus, och chauffören stängde av motorn.

”Ändhållplatsen”, ropade han. ”Jag har tjugo minuter. Sedan vänder vi.”

De klev av. Där fanns en bänk, en skylt och ett dike. Det var allt. Vid diket satt en flicka i {child's} ålder på huk, i gummistövlar och med en linjal i handen.

{child} hade lust att gå och ställa sig bakom skylten. Det är så när man inte har blivit bjuden, man tror att det syns. Men flickan hade redan tittat upp.

”Kliv inte där”, sa flickan. ”De tävlar.”

# two-jobs
I gräset låg en bräda, och på brädan kröp tre sniglar. Den första hade kommit nio centimeter.

”Vem leder?” frågade {child}.

”{first}. [athlete: Han är som {athlete}, fast på magen. ]Men {late} kom till start för sent, så det är inte rättvist. Vill du hålla linjalen? Det är svårt att göra båda.”

{child} höll linjalen. {@M} satt på bänken och delade termoskaffe med [elder2: {elder2} och ]chauffören. {late} tog in en centimeter, och sedan två, och sedan stannade hon och tänkte på annat, och flickan vid diket suckade så högt att {first} drog in hornen. De hann precis se målgången. {first} vann, fast baklänges.

”Fyran går!” ropade chauffören.

”Jag är här de flesta lördagar”, sa flickan. ”Om det är fuktigt.”

”Jag heter {child}”, sa {child}.

”{mate}. Du var bra på linjalen.”

# like-a-pea
På hemvägen satt {child} tyst. Det hade börjat duggregna, och lamporna längs vägen tändes. Efter hästen kom {child.he} på att {child.he} borde känna efter. {Child.He} kände mellan halsen och magen.

”Den är kvar”, sa {child.he}. ”Men den är liten. Som en ärta.”

”Så brukar det vara”, sa {@m}. ”De försvinner inte alltid. Men man orkar bära dem.”

När de åkte förbi porten med ballongerna tittade {child} på dem hela vägen. De var bara ljusblå. En hade gått sönder. {Child.He} tänkte på måndagen, och {child.he} tyckte inte om den, men {child.he} skulle klara den.[friend:  Då skulle {friend} få höra om {first}.] {Child.He} skulle fortfarande vara {child}. {Child.He} som var bra på linjalen. {Child.He} som hade {@m}[elder2:  och {elder2}], som åkte buss ända dit den tog slut.[pet.cat / pet.other:  {Child.He} som {pet} väntade på.]

# if-its-damp
”Tror du att det är fuktigt nästa lördag?” frågade {child}.

{@M} lade armen om {child.him}, där klumpen hade suttit, för nu var det gott om plats.[pet.dog:  {Pet} tog resten.]

”Det får vi verkligen hoppas”, sa {@m}.

Vindrutetorkarna gick fram och tillbaka. Det var varmt i bussen. {child} lutade huvudet mot jackan, som luktade kaffe och regn, och linje fyra körde dem hem.

# @sofa
i {elder's} kökssoffa
## if adult & !elder
i kökssoffan bredvid {adult}

# @m
{elder.short}
## if adult & !elder
{adult}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @tickets
En vuxen, ett barn
## if pet.dog
En vuxen, ett barn, en hund
## if elder
En pensionär, ett barn
## if elder & pet.dog
En pensionär, ett barn, en hund
## if elder & elder2
Två pensionärer, ett barn
## if elder & elder2 & pet.dog
Två pensionärer, ett barn, en hund

# @years
tio
## if elder
trettio

# @measles
vattkoppor
## if elder
mässlingen
