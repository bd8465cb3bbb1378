title: Världens minsta enhörning
title: Förfärligt tyst
title: Hornet av papper

% Enhörningen är hon. Hundens namn och pronomen är familjens.

# paper-horn
Det var {friend}[!friend.known: , {child's} bästa vän,] som gjorde hornet, av guldpapper och ganska mycket tejp. {child} knöt fast det på {pet}[!pet.known: , {child.his} hund,] med ett band.

{Pet} satt i det höga gräset och skelade för att se vad det var där uppe.

”Nu är du en enhörning”, sa {child}. ”Jag har alltid velat träffa en enhörning.”

”Ao”, sa {pet} artigt.

På picknickfilten låg [adult: {adult} | den vuxna] och sov under sin hatt[elder: , och {elder} sov under en tidning[elder2:  bredvid {elder2}]]. Så det var ingen annan som såg hur träden började lysa. Ingen annan hörde hovarna, som lät som när man lägger ner teskedar väldigt försiktigt.

# another-one
Ut ur träden kom en enhörning.

En riktig. Hon var vit som insidan av en snäcka, och hornet lyste som ett ljus. {child} glömde att andas. {Friend} tappade tejpen.

Men enhörningen tittade inte på {child} och inte på {friend}. Hon tittade på {pet}.

”Åh!” sa hon. ”Åh, äntligen! En till!” Hon travade två varv runt {pet.him}. ”Jag har letat i hundra år. Jag trodde att jag var den enda enhörning som fanns! Vilka rara små ben. Men var är dina hovar?”

”Ao”, sa {pet}.

”Utslitna av allt gående”, sa enhörningen. ”Din stackars tappra lilla vän.”

{Friend} drog {child} i ärmen. ”Vi borde säga det.”

”Jag vet”, viskade {child}. Men om enhörningen fick veta det skulle hon kanske gå. Så {child} sa ingenting. Inte än.

# unicorn-things
”Låt oss göra sådant som enhörningar gör!” sa enhörningen. ”Låt oss hoppa över bäcken!”

Hon svävade över den som en sjal i blåst. {Pet} hoppade i den. Sedan drack {pet.he} lite.[sport:  Det var som när somliga ska {play sport}.]

”Så nyskapande”, sa enhörningen. ”Låt oss få blommorna att växa!”

Hon rörde vid gräset med hornet, och upp kom prästkragar, hundra åt gången. {Pet} grävde, så att prästkragarna sprutade ut där bak.[athlete:  Inte ens {athlete} hade kunnat fånga dem.]

”Så grundligt”, sa enhörningen. ”Lilla vän, nu blir jag aldrig ensam mer.” Och hon böjde sitt vackra huvud och rörde med sitt horn vid {pet's}.

# ping
Pling, sa tejpen.

Guldpappershornet rullade i väg nerför gräset. Och där satt {pet}, bara öron, och viftade.

Enhörningen tittade länge på pappershornet.

{child} blev het om kinderna. {child.He} ville gömma sig bakom {friend}. I stället tog {child.he} ett steg fram.

”Det är vår hund”, sa {child.he}. ”Vi gjorde hornet på lek. Jag skulle ha sagt det på en gång, men jag ville att du skulle stanna. Förlåt.”

”Förlåt från mig också”, sa {friend} och tog {child} i handen.

”Jaså”, sa enhörningen. Ljuset i hornet sjönk och sjönk. ”Då är det fortfarande bara jag.”

# aroo
Nu visste {pet} ingenting om enhörningar, men allt om ledsna. Först lutade {pet.he} sig mot hennes ben med hela sig. Sedan lade {pet.he} huvudet bakåt.

”AOOOOOO!”

Det gick över bäcken och över träden och över kullen. Det blåste av en hatt.

Och långt, långt borta var det något som svarade.

”Aooo?”

Det var ingen hund. Det var silvrigt och darrigt, som en flöjt som provar att yla.[music:  Det kunde ha varit början på {@song}.]

Enhörningens öron for upp. ”Det där”, viskade hon, ”är en av oss.”

”Men har du aldrig ropat?” frågade {child}.

”Jag har bara tittat”, sa enhörningen. ”Förfärligt tyst. Det kändes inte artigt att skrika.” Hon drog efter andan. ”Vi måste ha smugit runt varandra i hundra år! Hoppa upp! Allihop!”

# over-the-hills
Så {child} klättrade upp på en riktig enhörning, med båda händerna i en riktig enhörnings man, och {pet} framför sig med fladdrande öron, och {friend} bakom, som höll i hårt. Över bäcken for de, som en sjal i blåst. Över en kulle. Över en till.[city:  Långt där nere låg {city}.]

”En gång till, {pet}!” ropade {child}.

”AOOOO!”

”Aooo!” kom svaret, närmare och närmare.

# hello
Och där, på den allra sista kullen, stod en enhörning som var mörk som blåbär. De två enhörningarna såg på varandra. Sedan såg de båda två ner på sina hovar.

”Säg bara hej”, viskade {child} i ett mjukt vitt öra.

”Hej”, sa enhörningen.

”Hej”, sa den andra. ”Var det du som hade den underbara rösten?”

”Nej”, sa enhörningen. ”Det var {pet}, som är en hund. Det här är {friend}, som gör utmärkta horn. Och det här är {child}, som sa sanningen till mig.” Och hennes horn flammade upp som hundra ljus.

# a-speck
De var tillbaka innan [adult: {adult} | den vuxna] hade sträckt färdigt på sig.

”Har jag missat något?”

{child} tittade på alla prästkragarna. ”Lite”, sa {child.he}.[school:  På {school} skulle ingen tro det.]

Den kvällen rullade {pet} ihop sig bredvid {child}, och [adult: {adult} | den vuxna] släckte. Det var mörkt. Men det var inte riktigt mörkt. Mellan {pet's} öron, precis där ett horn hade rört vid dem, satt en pytteliten prick av guld.

Och långt borta, över kullarna, sjöng två röster god natt.

”Ao”, sa {pet} i drömmen.

# @song
{music}
