title: Där
title: Hund, en
title: Går åt fel håll
guest old: Sture (han), Evert (han)
guest mover: Conny (han), Roger (han)

% {old} är granne, {mover} flyttkarl. {Pet} snurrar ett och ett halvt varv på sin fläck: ett varmt rör under golvet. {old} säger ”där” när {pet} ligger rätt.

# at-four
Varje dag klockan fyra gick {child} över gatan till {old} med sin hund, {pet}. {Pet} gick först. {Pet.He} gick rakt in i {old's} hall, snurrade ett och ett halvt varv på sin fläck bredvid {old's} tofflor och la sig. Duns.

”Där”, sa {old} då, och så kunde man börja med korsordet[music:  och nynna på {music}].

Men i dag stod det ett flyttlass utanför porten. {old} skulle flytta till ett hus med hiss, sex hållplatser bort[city: , på andra sidan {city}].

”Det är bra med hiss”, sa {child}. {Child.He} hade bestämt sig för att säga att allt var bra, hela dagen.

”Mina knän tycker det”, sa {old}. ”Fötterna är det inget fel på.” {old} var åttiotvå och skröt jämt om sina fötter. ”Varma året runt! [athlete: Inte ens {athlete} har så varma. ]Doktorn tror mig inte.”

# one-pair
Flyttkarlen hette {mover} och hade en lista.

”Trettioåtta”, läste han vid lastbilen. ”Tofflor, ett par. Här ligger en.”

”Nyss låg det två”, sa {child}.

Uppe i trappan försvann {@tail}.

{child} sprang efter. I hallen stod {pet} med vänstra toffeln i munnen. {Pet.He} släppte den bredvid sin fläck, precis där den brukade stå, och såg nöjd ut. {child} bar ner toffeln. {Pet} bar upp toffeln.

”Ett par är två”, sa {mover}. ”Är det en så heter det en toffel.”

# wrong-way
Ner med toffeln. Upp med toffeln. Ner kom soffan, bokhyllan och sängen[friend: , ner kom {friend}[!friend.known: , {child.his} bästa vän,] under en lampskärm], och upp, mellan benen på {mover}, kom toffeln.

”Jag kan skriva upp hunden också”, sa {mover}. ”Trettionio. Hund, en. Går åt fel håll.”

## or
{child} gömde toffeln under en soffkudde. {Pet} hämtade den. {child} gömde den i en kartong där det stod KÖK. {Pet} hämtade den.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] satte sig på den. {Pet} väntade.] Till sist la {child} den i kylskåpet och stängde dörren, och då satte sig {pet} mitt i lastbilen och skällde på kylskåpet tills {mover} öppnade för att se vad som var fel på det.

”Jag kan skriva upp hunden också”, sa {mover}. ”Trettionio. Hund, en. Går åt fel håll.”

# the-spot
När det bara var toffeln kvar gick {child} upp och hämtade den en sista gång. Det ekade om varje steg. I hallen fanns inte en matta, inte en krok, och mitt i allt det tomma låg {pet} på sin fläck med toffeln mellan tassarna.

”{old} bor inte här längre”, sa {child}. ”Det är ingen idé att ligga här.”

{Pet} suckade. {child} la sig bredvid {pet.him} med kinden mot golvet, för här uppe behövde ingenting vara bra.

Golvet var varmt.

{child} lyfte på huvudet. {Child.He} la handen en bit bort: kallt. {Child.He} la tillbaka den: varmt. Det måste gå ett rör under brädorna, just här och ingen annanstans.

”Jaså”, sa {child} till {pet}. ”Det är därför.”

# where-it-looked-good
De åkte i lastbilen alla fyra, {pet} med nosen mot rutan.[elder:  I {child's} knä stod en krukväxt från {elder}[elder2:  och {elder2}].] Hissen var bra. Utsikten var bra.[sport:  Att man kunde {play sport} i närheten var bra.] {mover} ställde soffan där det såg bra ut och byrån där det såg bra ut. Sedan bockade han av trettioåtta och for.

Och där satt de.

{old} satt ytterst i sin egen fåtölj, som i ett väntrum. Tofflorna stod vid dörren. Korsordet låg kvar i en kartong.

”Det drar visst om fötterna”, sa {old}. ”Det har det aldrig gjort.”

Och {pet} gick. {Pet.He} gick genom hallen, köket, rummet. {Pet.He} snurrade ett varv här och ett varv där, men det blev aldrig något halvt till. Till sist satte {pet.he} sig framför ytterdörren och tittade på handtaget.

”{Pet} vill hem”, sa {old}. ”Det begriper jag så väl.”

{child} öppnade munnen för att säga att det var bra här. Det gick inte. Det fanns inget bra kvar.

# cold
Då tog {child.he} av sig skorna. Och strumporna.

”Vad gör du?” frågade {old}.

”Letar.”

Barfota gick {child}, en fot i taget, längs väggarna. Kallt. Kallt. Kallt. {Pet} reste sig och kom efter med nosen i golvet. Köket: kallt. Under fönstret: kallt. Bakom soffan: kallt. Men framför byrån tvärstannade {pet}. {Pet.He} stack in nosen under den. {Pet.He} krafsade med tassen och gnydde.

{child} la sig på magen och sträckte in handen, så långt den gick.

Varmt.

”{old}”, sa {child.he}. ”Byrån står fel.”

”Den står där {mover} ställde den.”

”Den står på {pet's} fläck.”

# there
{old} såg länge på {child}. Sedan reste han sig ur väntrummet, spottade i händerna och tog tag i ena hörnet. {child} satte ryggen mot det andra. Byrån skrek över golvet, och innan den hade skrikit färdigt var {pet} där. Ett varv. Ett halvt till.

Duns.

{child} höll andan.

”Där”, sa {old}.

# two-liars
{child} ställde tofflorna bredvid {pet}, där de skulle stå, och hämtade korsordet. De hade hunnit till sjutton lodrätt[school: , ett ord som {child} hade lärt sig {at school},] när {old} stack fötterna i tofflorna.

”Men de är ju varma”, sa han.

”De har alltid varit varma”, sa {child}. ”{Pet's} fläck ligger över ett värmerör. Det gjorde den förra också.”

{old} tittade på sina fötter, ungefär som man tittar på två personer som har ljugit.

”I alla år”, sa han. ”Och jag som har skrutit för doktorn.”

{child} skrattade så att {child.he} tappade pennan. {Pet} öppnade ett öga och stängde det igen.

”Klockan fyra i morgon?” sa {old}.

”Sex hållplatser”, sa {child}. ”Det är bra.” Och den här gången var det sant.

# across-the-feet
När {child} kom i säng på kvällen var fötterna kalla som is efter allt letande. [adult: {Adult} ville hämta sockor, men det behövdes inte. ]{Pet} kom in. {Pet.He} snurrade ett varv i fotändan, och ett halvt till, och la sig tvärs över dem.

Duns.

”Där”, sa {child} och släckte.

# @tail
en svans
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
en rumpa
