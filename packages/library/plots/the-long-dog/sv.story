title: Den långa hunden
title: Någon låg i gräset
title: Först framme

% Hundens skugga och barnets skugga är "den". Den vuxna står vid vägen hela tiden.

# somebody-in-the-grass
På kvällarna fick {child's} hund, {pet}, springa lös på det stora fältet[city:  i utkanten av {city}]. Solen stod lågt, och [adult: {adult} | den vuxna] stod vid vägen med kopplet om halsen.[elder:  Bredvid stod {elder}[elder2:  och {elder2}] och åt en kaka ur fickan.]

Då fick {pet} syn på någon i gräset.

Det var en hund. Den var svart, och den var längre än någon hund {pet} hade träffat. Den började vid {pet.his} egna tassar, och den slutade borta vid målet.

”Voff”, sa {pet}.

Den långa hunden sa ingenting. Men den öppnade munnen precis samtidigt.

# just-as-fast
Så gjorde man inte mot {pet}. {Pet} sprang.

Den långa hunden sprang också. Den sprang före, och den sprang exakt lika fort.[sport:  Inte ens när man ska {play sport} springer man så.]

{Pet} sprang fortare. Då sprang den långa fortare. {Pet} sprang så fort att öronen låg rakt bakåt. Den långa hundens öron låg också rakt bakåt, och de var långa som skidor.

Sedan tvärstannade {pet}. Den långa hunden stannade också, av ren artighet.

# hello-down-there
{child} kom ifatt och skrattade så att {child.he} måste hålla sig i knäna.

”{Pet}”, sa {child.he}. ”Det är ju din skugga!”

{Pet} luktade på den. Den luktade gräs. {Pet.He} satte en tass på den. Den satte en tass tillbaka. {Pet.He} gick baklänges, och då kom den efter, och det tyckte {pet.he} var riktigt otrevligt.

”Titta, jag har en också”, sa {child} och vinkade. Långt borta i gräset vinkade någon med armar som åror.

Men {pet} hade redan satt av igen.

# towards-the-wood
Solen sjönk en bit till, och den långa hunden blev ännu längre. Nu nådde den ända bort till skogsbrynet. Och dit sprang den, för det är åt det hållet skuggor pekar på kvällen, och dit sprang {pet}.

”{Pet}, kom!” ropade {child}.[friend:  {child.He} ropade så som {friend} brukar ropa, med händerna runt munnen.]

{Pet} hörde inte. {Pet} var nästan framme. {Pet} hade varit nästan framme hela tiden.

Snart var {pet.he} bara en prick. Det mörkaste på hela fältet var skogen, och dit var det inte långt kvar.

{child} blev rädd. Det kändes som ett hål i magen. Kopplet hängde om halsen på [adult: {adult} | den vuxna], och [adult: {adult} | den vuxna] stod alldeles för långt bort.

# mine-too
{child} sprang efter. Men framför fötterna sprang {child.his} egen skugga, den långa, och hur fort {child} än sprang så kom den fram först. Den hade redan huvudet inne bland granarna.

Då begrep {child}. Så här kunde man springa till i morgon. Den som springer efter en skugga kommer aldrig fram.[athlete:  Det gör inte ens {athlete}.]

{child.He} stannade. {child.He} kunde inte springa ifatt {pet}. {child.He} kunde inte ropa högre än {child.he} redan hade ropat. Vad kan man göra åt något som sitter fast i ens egna skor?

{child} tittade på sin skugga, och den tittade tillbaka.

”Nu får det vara nog”, sa {child}.

# flat
Och så lade sig {child} ner, raklång, på magen, med näsan i gräset.

Då fanns det ingen skugga kvar. Den fick inte plats.

Fältet låg tomt. Långt borta hade {pet} kastat en blick över axeln, för det gör {pet.he} alltid. Nyss hade det stått någon där. Nu stod där ingen alls.

{Pet} glömde den långa hunden på fläcken.

{child} låg stilla. {child.He} hörde tassar, först svagt och sedan fortare och fortare. Det flåsade. Och så kom en blöt nos in under {child.his} hals och ville veta om det var något som hade gått sönder.

”Ligg”, viskade {child} och lade armen om {pet.him}.

{Pet} lade sig. Och då tog den långa hunden slut. Den kröp ihop, ända in under magen på {pet.him}, och där blev den.

”Nu har du den”, sa {child}.

# all-of-them
De låg kvar och vilade på sina skuggor.[music:  {child} nynnade på {@song} in i {pet.his} päls.] Solen gick ner, som ett mynt i en springa. Då kom alla andra skuggor fram. De kom från målet och från granarna och från varenda grässtrå, och de rann ihop och lade sig över hela fältet, tills det inte gick att se vilken som var vems.

”Så det är det som är natten”, sa {child}.

”Där är ni ju”, sa [adult: {adult} | den vuxna], som kom gående genom gräset. ”Vad gör ni?”

”Vi ligger på dem”, sa {child}.

Det var ett bra svar, och [adult: {adult} | den vuxna] satte sig en stund och låg på sin.

# the-right-size
När de kom hem tändes lampan över mattan.[school:  {child's} väska från {school} fick en skugga, och stolen fick en.] {Pet} stelnade till. För där, alldeles vid tassarna, låg någon svart igen.

Men den var liten. Den var inte längre än en kudde.

{Pet} luktade på den. {Pet.He} gick runt den ett varv, och den följde med. Sedan lade {pet.he} sig ovanpå den, mycket försiktigt, med hakan på tassarna, så att den skulle stanna hos {pet.him}.

”God natt, båda två”, sa {child} och släckte.

# @song
{music}
