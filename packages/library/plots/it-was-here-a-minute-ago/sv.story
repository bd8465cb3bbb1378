title: Den var ju här nyss!
title: Bullarna som gick
title: Åt andra hållet
guest neighbour: Gull-Britt (hon), Ann-Mari (hon)

% Hornet är vridet som en skruv. Enhörningen ser inte sitt eget horn. "Den" = bullen; sist är "den" dagen.

# the-plate
[friend: {child} och [!friend.known: {child.his} bästa vän ]{friend} | {child}] stod under {neighbour's} äppelträd[city:  i {city}] med ett fat bullar[elder: , som {elder} hade bakat][elder2:  och {elder2} hade strött socker på], och på andra sidan gräsmattan kom en enhörning ut ur hallonen.

Hon var vit och stor och alldeles tyst om hovarna. Mitt i pannan satt hornet, långt och vridet som en skruv.[school:  Någon sådan hade {child} aldrig sett {at school}.]

”Är det bullar?” frågade enhörningen. ”Jag får aldrig några.”

”Varsågod”, sa {child} och höll fram fatet.

# round-and-round
Enhörningen böjde ner huvudet för att ta en. Stick, sa det. Sedan tittade hon på fatet, och där bullen hade legat fanns det ingen bulle.

”Den var ju här nyss!” sa enhörningen.

Det var den fortfarande. Den satt på hornet. Men sitt eget horn kan en enhörning inte se.

Hon letade till höger. Då åkte bullen till höger. Hon letade ett helt varv, runt, runt, runt, och bullen åkte med runt, runt, runt.[sport:  Så mycket springer man inte ens när man ska {play sport}.]

”Borta”, sa enhörningen. ”Får jag en till?”

Stick.

”Den var ju här nyss!”

Runt, runt, runt.

”En till?”

Stick. Nu satt det tre bullar på rad på hornet, och fatet var tomt.

# the-lid
”{neighbour}!” ropade {child}. ”Enhörningen har alla bullarna i pannan!”

”Har man hört på maken”, sa {neighbour}, som satt på trappan[music: , nynnade på {music}] och slet i en syltburk. Hon hade slitit i den sedan klockan fyra. ”Det är väl jag som skruvar åt fel håll”, sa hon, och så skruvade hon åt andra hållet. Plopp, sa locket.

# off-they-go
Enhörningen hörde inte. Hon stod och såg på det tomma fatet, och det kom en tår i ögat på henne, stor som ett plommon.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] letade i gräset åt henne.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] såg precis var bullarna satt, men {pet.he} sa ingenting.][pet.other:  Till och med {pet} tittade efter åt henne.]

”Jag förstår”, sa hon. ”Bullar tycker inte om mig.”

”Jo då!” sa {child}.

”Nej. Så fort jag kommer, så går de.”

”De sitter på ditt horn!”

”Jag har inget horn”, sa enhörningen. ”Jag har tittat överallt.”

# by-a-bun
Då ställde sig {child} på en pall och tog tag i den yttersta bullen med båda händerna. {Child.He} drog. Bullen satt. {Child.He} drog en gång till, och enhörningen tyckte att det kittlade och lyfte på huvudet, och där hängde {child} i en bulle med båda fötterna i luften.[friend:  {Friend} fick tag i ena skon. Det var bara det att den kom utan {child}.][athlete:  Inte ens {athlete} hade hållit sig fast så bra.]

”Var är du?” sa enhörningen. ”Åh nej. Du var ju här nyss!”

Och hon började leta. Runt.

”Stå still!” ropade {child}.

Runt.

”Jag är här uppe!”

Runt. Och för varje varv skruvades bullarna längre in på hornet.

# the-other-way
Skruvades, tänkte {child} där {child.he} hängde, och det pirrade till i magen. Skruvades! Som ett lock!

”Andra hållet!” ropade {child.he}. ”Leta åt andra hållet!”

”Där har jag inte letat”, sa enhörningen, och så vände hon.

Runt. Det knirkade lite.

Runt. Bullen gled ut mot spetsen med {child} under.

Runt. Plopp! Där satt {child} i gräset med en bulle i famnen.

”Där är du ju!” sa enhörningen, och blev så glad att hon tog ett varv till. Plopp! Där kom den andra. Och ett till. Plopp! Den tredje studsade på mulen och la sig i gräset, mitt framför näsan på henne.

# still-there
Enhörningen höll andan.

”Den är kvar”, viskade hon.

{child} tog upp bullen och höll den på handen, långt ner, så att hornet kom ovanför. Enhörningen åt. Mulen var varm och mjuk mot handen, och det kittlade.

”Den tyckte om mig”, sa enhörningen.

”Det sa jag ju”, sa {child}.

# the-leaf
Sedan åt de upp resten, med sylt. När det började bli skumt under trädet bugade enhörningen för dem allihop, försiktigt, och gick hem igenom hallonen. På spetsen av hornet satt ett litet blad. {child} såg det. Enhörningen såg det inte.

# the-day
Den kvällen låg {child} i sin säng med täcket upp till hakan. Utanför fönstret var det svart, där det nyss hade varit både träd och himmel.

”Vart tog dagen vägen?” frågade {child.he}[adult: , och det visste inte {adult} heller].

{Child.He} letade lite till höger. {Child.He} letade lite till vänster. Sedan blundade {child.he}.

Den var ju här nyss.
