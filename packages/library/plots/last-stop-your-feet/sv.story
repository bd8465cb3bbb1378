title: Nattåget som låg på golvet
title: Jag är ingen loppa
title: Slutstation, dina fötter

% Konduktören är hon. Hon kallas damen en gång, sedan konduktören. {friend} sover över hos {child}, som katten hör till.

# a-light
{Friend}[!friend.known: , {child's} bästa vän,] skulle sova hos {child}. Eller sova och sova. {Friend} låg på en madrass på golvet och {child} låg i sängen, och ingen av dem var det minsta trött.

Mitt på golvet låg {pet}. {@Big}

”Det är något som blinkar i {pet.him}”, sa {friend}.

{child} hängde ut över sängkanten. Mycket riktigt. Långt inne i pälsen, mitt på magen, lyste en liten, liten gul lampa. {child.He} hämtade sitt förstoringsglas.

Där inne stod en dam. Hon var inte större än ett riskorn, och hon hade blå uniform och en lykta i handen.

”En loppa!” sa {child}.

”Jag är ingen loppa!” sa damen. ”Jag är konduktör. Det här är nattåget {pet}, och vi är fjorton minuter försenade!”

# passengers
{child} och {friend} böjde sig närmare. Nu såg de att det satt passagerare överallt i pälsen. En knapp. En pepparkakssmula med liten resväska.[school:  Ett gem från {school}.] En legobit som hade varit borta sedan i våras. Och alldeles längst bak, på svansen, en pytteliten spindelunge som snyftade.

”Varje natt kör vi dem som har kommit bort”, sa konduktören. ”Hem till byxorna. Hem till burken. Men i kväll har tåget stannat mitt på linjen. Det bara ligger där!”

”{Pet} vilar”, sa {child}.

”Tåg vilar inte! Och spindelungen ska till fönstret. Där sitter hans mamma och väntar.”

Spindelungen snyftade så att det droppade på svansen.[music:  Knappen nynnade på {@song} för att trösta honom.]

# no-pushing
”Vi kör igång {pet.him}”, sa {friend}. {Friend.He} tog i[sport: , som när man ska {play sport},] och knuffade. {Pet} blev bara lite längre. {Friend} prasslade med en påse. {Pet} vred på ett öra. {Friend} jamade, och det lät väldigt äkta. {Pet} gäspade, så att pepparkakssmulan nästan blåste av.

”Sexton minuter!” ropade konduktören.

{child} lade förstoringsglaset på golvet och tänkte. Ingen i hela [city: {city}|världen] kände {pet} så bra som {child.he}. Man kunde inte knuffa {pet}. Man kunde inte lura {pet}. {Pet} gick bara dit {pet.he} själv ville. Men det fanns en sak {pet.he} aldrig, aldrig kunde låta bli.

# a-secret
”{Friend}”, viskade {child}. ”Vi måste göra något hemligt. Utan {pet.him}.”

De vände ryggen till. De satte sig på huk borta vid byxorna på stolen, tätt ihop, och låtsades titta på något.

”Åh”, viskade {friend}.

”Nej, men titta”, viskade {child}.

Bakom dem hördes en duns. Sedan en tass. Sedan en till.

”Tåget rullar!” ropade konduktören. ”Stig in, dörrarna stängs!”

# all-aboard
{Pet} trängde in sitt stora huvud mellan dem för att se. ”Byxorna!” ropade konduktören, och knappen hoppade av.

{child} och {friend} smög vidare till hyllan och hade hemligheter där. ”Legolådan!”[school:  ”Skolväskan!”] De smög ut i köket och hade hemligheter vid skafferiet.[elder:  {Elder}[elder2:  och {elder2}] satt där och drack te och lyfte på fötterna, så att tåget kom förbi.] ”Pepparkaksburken!” Smulan lyfte på sin resväska och sa tack för åkturen.

Till sist var det bara en kvar.

# the-jump
Fönstret i sovrummet låg högt upp. {child} och {friend} ställde sig nedanför och tittade mot taket, så hemligt de någonsin kunde. {Pet} spände bakbenen.

”Håll i dig!” ropade {child}.

Spindelungen grep tag i svansen med alla åtta benen. Och {pet} hoppade.[athlete:  Så högt hade inte ens {athlete} hoppat.] {Pet.He} flög genom mörkret som ett helt tåg över en bro, och landade så mjukt på fönsterbrädan att inte ens blomkrukan märkte det.

I hörnet hängde ett nät. Månen sken i varenda tråd. Där satt spindelmamman, och hon sträckte ut alla ben hon hade.

{child} och {friend} tittade åt ett annat håll en liten stund, så att de två fick kramas i fred.

# on-time
”I tid”, sa konduktören och såg på sin klocka. ”På sekunden. Vem av er är det som kan köra tåg?”

”Det är {child}”, sa {friend}.

{child} blev varm i hela magen. ”Tack så mycket, fröken Loppa”, sa {child.he}.

”Jag är ingen …” började hon, men så skrattade hon, ett skratt som när en knappnål faller på ett fat, och hon gav dem varsin biljett. De var så små att man inte kunde se dem. Man fick bara tro att man höll i dem.

# your-feet
Sedan gick {child} tillbaka till sängen, och {friend} kröp ner på sin madrass. {Pet} kom efter utan att någon lurade {pet.him}. {Pet.He} hoppade upp, trampade runt lite och lade sig över {child's} fötter, tung som en kappsäck.

Långt inne i pälsen släcktes lyktan.

”Slutstation”, ropade konduktören mjukt. ”{child's} fötter. Alla sover här.”

Och tåget gick på tomgång hela natten. Purr, purr, purr.

# @Big
{Pet.He} var {child's} katt, och när {pet.he} sträckte ut sig var {pet.he} ungefär lika lång som två vanliga katter.
## if breed.Maine Coon
{Pet} var en Maine Coon, och en Maine Coon är ungefär lika mycket katt som två vanliga katter. {Pet.He} hade tofsar på öronen och en svans som en dammvippa.

# @song
{music}
