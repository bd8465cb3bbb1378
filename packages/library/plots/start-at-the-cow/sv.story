title: Börja vid kon
title: Häng med
title: Tjugo steg
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som grävde ner skatten (@a) är mormor eller farfar, annars {adult}, annars {minder}. ”Han” eller ”hon” på kartan (@k) är samma person, som liten.

# keep-up
När {@first} var {age} grävde {@he} ner en skatt på ängen bakom huset, och så ritade {@he} en karta för att inte glömma var. Sedan glömde {@he} var kartan låg. Nu var {@a} stor, och i morse hade kartan ramlat fram bakom klockan. {@A} och {child}, som var {age} nu, gav sig i väg för att gräva.

”Häng med, {child}!” ropade {@a}, med spaden och hinken.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] hängde med utan besvär och ville att någon skulle kasta en pinne.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg kvar hemma i vilstolen och ville inte ha någon annan där.][pet.other:  {Pet} var kvar hemma och ville se skatten.]

{child} sprang.[sport:  Det var jobbigare än {sport}.] {@A} hade ben som en giraff[city: , de längsta {in city}], och när {@he} tog ett steg fick {child} ta två. Nästan mer än en skatt ville {child.he} ha någon som väntade.

# the-cow
Vid grinden till ängen vecklade {@a} ut kartan, och {child} läste högt.

”Börja vid kon”, läste {child.he}.

De tittade. Ängen var tom.

”Vilken dumbom”, sa {@a}, ”börjar en karta vid en ko? En ko går ju sin väg!”

”Det var du”, sa {child}.

”Jag vet att det var jag. Vad säger {@k} mer?”

”Det är en gås med en massa tänder, och där står det ’spring’.” {child} vände på kartan. ”Men här är grinden. Det står tjugo steg från grinden, rakt mot kyrkan, och sedan är det ett kryss.”

”Nu talar {@k} förstånd”, sa {@a}. ”Tjugo steg! Häng med, {child}!”

Och så klev {@he} i väg och räknade högt[school: , som man gör {at school}], medan {child} småsprang efter. Vid tjugo grävde {@he}, och {@he} hittade en halv tekanna.

# giant-steps
”{@A}”, sa {child}, ”när du var {age}, hade du …”

”{@K} menade förstås stora steg”, sa {@a}. ”{@Boys} gör så. Häng med!”

{@He} gick tillbaka till grinden och gjorde om det med stora steg, som när man kliver över hundar, och den här gången hamnade {@he} bland nässlorna. Där grävde {@he} också, och hittade fler nässlor.

”Men {@a}”, sa {child}, ”var dina …”

”Jättesteg!” sa {@a}. ”Det är klart! Jättesteg!”

{@He} gick tillbaka och tog jättesteg så att rocken flög[athlete: , fortare än {athlete}], och det tjugonde gick rakt ner i diket. Där satt {@a} i brunt vatten upp till skärpet. Ena stöveln var borta, och kartan hade {@he} tappat.

{child} fiskade upp den. Men den var nästan lika gammal som {@a}, och den gick sönder i händerna som blöt skorpa. Det enda som blev kvar var kon.

# the-bucket
{@A} klättrade upp. {@He} gick tillbaka över gräset i en stövel, vände hinken upp och ner och satte sig på den.

”Det var det, det”, sa {@he}. ”Det var bara {@childish} strunt. Jag är en gammal dumbom, {child}, och jag kommer inte ihåg.”

{@A} såg liten ut där på hinken. Det hade {child} aldrig sett förut. {Child.He} gick fram och ställde sig framför {@him}.

”{@A}”, sa {child.he}. ”Du lät mig aldrig prata till punkt. När du var {age}, hur långa ben hade du då?”

{@A} tittade på sina egna två ben, och hur långt ut i gräset de räckte. Sedan tittade {@he} på {child's} ben.

”Ungefär som de där”, sa {@he}.

# own-steps
{child} gick till grinden och ställde sig med ryggen mot den. {Child.He} tittade rakt mot kyrkan. Sedan gick {child.he}, utan att springa för en gångs skull, med sina egna steg.

”Ett”, sa {child}. ”Två. Tre.”

{Child.He} gick förbi stället där kon skulle ha stått.

”Tretton. Fjorton.”

{@A} hade slutat vrida ur sin strumpa.

”Arton”, sa {child}.

Och på tjugo gick {child.he} rakt in i {@s} knän.

”{@A}”, sa {child.he}. ”Res dig. Du sitter på den.”

# clonk
De grävde tillsammans, precis där hinken hade stått, och spaden sa klonk. Det var en kakburk. I den låg en visselpipa, och en grön kula som var stor som ett öga, och en silvrig {@coin} som {child} fick behålla. Underst låg ett hopvikt papper med något pyttelitet i.

”Det är min tand!” sa {@a}. ”Nu minns jag! Tandfen gav bara {@sum}, så jag tänkte vänta tills priset gick upp. Vad ger hon nu?”

”Tjugo kronor”, sa {child}.

”Bästa affären jag har gjort”, sa {@a} och stoppade tanden i bröstfickan.

# one-step
På vägen tillbaka hade {@a} bara den ena stöveln och gick långsamt, och {child} höll {@him} i handen.[pet.dog:  Med andra handen kastade {child} en pinne åt {pet}.] {@He} tog ett steg, och {child} tog ett steg. Ingen behövde ropa häng med.[elder2: 

{Elder2} hade maten färdig och undrade var den andra stöveln var.]

# draw-a-map
Efter maten somnade {@a} i vilstolen i solen[music: , med {music} på radion].[pet.cat:  {Pet} låg ovanpå, för {pet.he} hade varit där först.][pet.other:  {Pet} fick se på kulan och tittade den rakt i ögat.] {child} lade tillbaka kulan i burken, till den som blev {age} härnäst, och grävde ner den vid äppelträdet. Sedan tog {child.he} ett rent papper och började rita en karta[friend:  till {friend}[!friend.known: , {child.his} bästa vän]].

”Börja vid {@a}”, skrev {child.he}.

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

# @s
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @k
hon
## if adult & !elder
[adult.she:hon|[adult.he:han|den där ungen]]
## if elder
[elder.she:hon|[elder.he:han|den där ungen]]

# @boys
flickor
## if adult & !elder
[adult.she:flickor|[adult.he:pojkar|barn]]
## if elder
[elder.she:flickor|[elder.he:pojkar|barn]]

# @childish
en flickas
## if adult & !elder
[adult.she:en flickas|[adult.he:en pojkes|ett barns]]
## if elder
[elder.she:en flickas|[elder.he:en pojkes|ett barns]]

# @coin
enkrona
## if elder
tjugofemöring

# @sum
en krona
## if elder
tjugofem öre
