title: Varmt men tomt
title: Var solen har legat
title: Inte än
guest elder: mormor (hon), farmor (hon)

% ”Varmt. Men tomt.” säger ni gärna ihop. Allra sist viskas det.

# where
”{Elder}”, sa {child}. ”Var sover solen?”

{Elder.short} låg i {child's} säng med täcket upp till hakan. Det gjorde {elder.he} alltid en stund först, när {child.he} skulle sova hos {elder.him}.

”Vet du”, sa {elder.short}. ”Det har jag aldrig kollat.”

”Vi kollar nu”, sa {child}.

[elder2: {Elder2} kunde de inte fråga. {Elder2.He} sov redan i fåtöljen i köket, med öppen mun.

][pet.other: {Pet} kunde de fråga. Men {pet} sa det inte.

]Så {elder.short} klev upp och tog på sig stövlarna, och {child} tog på sig stövlarna, och så gick de ut i pyjamas, båda två. Solen var nästan borta. En liten, liten kant stack upp bakom skogen[city: , bortom {city}]. Sedan var den också borta.

”Fort!” sa {child.he}.

# the-step
Först letade de på trappan. Där hade solen legat hela dagen. {Child.He} la kinden mot stenen och kände.

”Varmt”, sa {child.he}. ”Men tomt.”

”Den har nyss gått”, sa {elder.short}.

# the-bench
Då letade de på bänken. {Child.He} kände med båda händerna.

[friend: Där hade {friend}[!friend.known: , {child's} bästa vän,] suttit på dagen och inte velat gå hem. Men {friend} hade också gått nu.

]”Varmt! Men tomt.”

”Den har nyss gått”, sa {elder.short}.

# the-lake
Då letade de i sjön, längst in, där den är grund. {Child.He} kände med stöveln. Men med stöveln känner man ingenting annat än stövel. {Child.He} kände med handen.

”Varmt! Men tomt!”

”Den har nyss gått”, sa {elder.short}. ”Tänk att den aldrig får ligga kvar.”

# so-long
De vände och gick hemåt. Vid stranden kom en anka med sina ungar, och alla la sig tätt ihop i det varma vattnet. På bänken låg [pet.dog / pet.cat: {pet}[!pet.known: , {child's} [pet.dog: hund | katt]]|katten], så lång [pet.dog / pet.cat: {pet.he}|den] kunde bli. Och på trappan satt en padda och blundade.

{child} stannade.

# like-you
”{Elder.short}”, sa {child.he}. ”Solen sover inte där. Den lägger sig bara först.”

”Först?”

”Så att det inte är kallt för dem när de kommer. Den gör som du!”

{Elder.short} sa ingenting. {Elder.He} var tvungen att snyta sig lite.

# behind-the-forest
”Men var sover den själv, då?” sa {elder.he} sedan.

Det var ju lätt[school: , mycket lättare än allt {at school}]. Det visste {child} nu.

”Hos sin {elder.short}”, sa {child.he}. ”Bakom skogen. Där är sängen redan varm.”

”Hoppas det är en tålig säng”, sa {elder.short}.

”Jättetålig”, sa {child}.

# cold-toes
De gick in och tog av sig stövlarna. Men i dörren till sovrummet stannade {child} igen.

”Vem ligger i din säng först, {elder.short}?”

”I min?” sa {elder.short}. ”Där ligger ingen.”

”Är den kall?”

”Bara om tårna.”

# not-yet
Då sprang {child}[athlete:  som om {child.he} var {athlete}]. {Child.He} kröp ner i {elder.short's} säng, under {elder.short's} täcke, och gjorde sig så stor och varm {child.he} kunde[sport: , så varm som man blir av att {play sport}].

”Nu värmer jag!” ropade {child.he}. ”Du får inte komma än!”

{Elder.short} väntade. {Elder.He} borstade tänderna, först de uppe och sedan de nere. {Elder.He} släckte i köket[music:  och nynnade på {@song}].

”Är det klart?” ropade {elder.he}.

”Nej!”

{Elder.short} kammade håret. {Elder.He} släckte i hallen.

”Är det klart nu, då?”

”Snart”, sa {child}.

{Elder.short} väntade lite till.

”Är det klart nu?” viskade {elder.he}.

Då var det ingen som svarade.

# not-empty
{Elder.short} gick på tå. {Elder.He} lyfte på täcket, och {elder.he} kröp ner, och {elder.he} kände efter med foten.

”God natt, {child}”, viskade {elder.short}. ”Varmt. Och inte tomt.”

# @song
{music}
