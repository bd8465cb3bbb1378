title: Astronauten som släppte allt
title: Klok böna
title: Var är upp?
guest astronaut: kapten Maj (hon), kapten Ulla (hon)
guest librarian: Gun-Britt (hon), Ann-Mari (hon)

% Ett halvår runt jorden är nästan tre tusen varv, det stämmer.

# a-teacup
Första gången {child} träffade en riktig astronaut tappade astronauten en tekopp på {child's} fot.

”Oj, förlåt!” sa {astronaut}. ”Jag gör så hela tiden!”

{Astronaut} hade kommit hem från rymden i torsdags, och nu bodde hon hos {librarian} på biblioteket[city:  {in city}]. I ett halvår hade hon levt där ingenting faller. Om man ville ställa ifrån sig sin kopp så släppte man den bara, och då stannade den där den var, i luften.

”Och nu kan jag inte sluta”, sa hon. Hon höll upp ett kex, släppte det i luften och vände sig om för att hämta ett åt {child}. Kexet landade i blomkrukan[pet.dog: , och [!pet.known: hunden ]{pet} fick upp det mesta][pet.cat: , och [!pet.known: katten ]{pet} flyttade sig lite längre bort]. ”Där ser du.”

# the-crashing
{child} ville veta allt om rymden. Men det var svårt att fråga när det skramlade så.[pet.other:  Det var tur att {pet} var hemma.]

”Hur sover man?” sa {child}.

”Fastspänd på väggen, som en rock”, sa {astronaut} och släppte mjölken.

”Vad ser man genom fönstret?”

”Alltihop”, sa {astronaut} och släppte nycklarna.

# a-catcher
”Du behöver någon som fångar”, sa {child}. ”Det kan jag göra. Fast jag är inte så bra på det.”

Så de övade hela eftermiddagen, med potatis[sport: , fast {child} egentligen skulle {play sport}]. {Astronaut} släppte och {child} fångade. De tio första missade {child.he}[friend: , och {friend}[!friend.known: , {child.his} bästa vän,] kröp efter och hämtade dem]. Framåt kvällen var det knappt en potatis som slank förbi.

# the-bean
”Det var ju bra”, sa {astronaut}, ”för på lördag ska jag hålla föredrag[school: , och halva {school} kommer]. Och då ska jag ha med mig bönan.”

Hon visade den. Den låg i en liten glasburk med kork, en vanlig brun böna med en vit prick.

”Den har åkt runt jorden nästan tre tusen gånger”, sa {astronaut}. ”Men i rymden finns det inget upp. Nu ska jag plantera den och se om den fortfarande vet var upp är.”

# on-saturday
På lördagen var biblioteket fullt ända ut till dörren. {Librarian} hade ställt fram alla stolar[music: , medan hon nynnade på {@song}], och längst fram stod {child} med händerna beredda.[elder:  {Elder}[elder2:  och {elder2}] hade kommit tidigt, för att få sitta på andra raden.]

{Astronaut} släppte sina glasögon. {child} fångade dem, och alla klappade i händerna[adult: , och {adult} klappade längst].

”Och den här”, sa {astronaut} och höll upp burken mot ljuset, ”har varit precis lika långt bort som jag.”

Och så släppte hon den och vände sig om för att peka på kartan.

# got-it
{child} flög.[athlete:  {athlete} hade inte kunnat göra det bättre.] {Child.He} for in under {astronaut's} arm med båda händerna framför sig och landade på magen, och fingrarna slöt sig om burken.

”Jag har den!” ropade {child.he}.

Sedan tittade {child.he} efter, och då blev {child.he} alldeles kall.

Burken var hel. Men korken hade åkt ur. Bönan var borta.

# nobody-move
”Ingen flyttar en fot”, sa {librarian}, och det gjorde ingen. {Astronaut} höll båda händerna för munnen, och hennes ögon var alldeles blanka.

{child} låg kvar på golvet. {Child.He} tänkte på potatis. De som {child.he} hade missat hade ju inte försvunnit. De hade slagit i golvet, och studsat, och rullat. Och det här golvet var gammalt, och det lutade. Det kände {child} med kinden.

”Kan jag få en potatis?” frågade {child.he}.

”En potatis?” sa {librarian}.

# it-rolled
Men {astronaut} tog upp en ur fickan. {child} lade den precis där {child.he} hade landat med burken, och släppte den.

Potatisen rullade. Den rullade under första raden och under andra raden, förbi handväskor och stövlar[elder:  och {elder's} tår], och {child} ålade efter på armbågarna. Vid foten av den största bokhyllan tog det stopp. Där fanns en liten springa. I springan låg det lite ludd, och en penna, och något brunt med en vit prick.

{child} höll upp den. Det blev ett sådant jubel att {astronaut} släppte alla sina papper.

# it-knew
Samma kväll planterade de den tillsammans, i blomkrukan med kexsmulorna. Efter åtta dagar stack det upp något grönt. Och den visste. Den växte rakt uppåt.

# it-stayed
”Klok böna”, sa {astronaut}. Hon hade en kopp te i handen. Hon tittade på koppen, och på {child}. Mycket långsamt ställde hon den på bordet, ett finger i taget, och tog bort handen.

De tittade på den, båda två.

Den stod kvar.

# @song
{music}
