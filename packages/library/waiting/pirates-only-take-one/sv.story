title: Pirater tar bara en
title: En till oss och en till er
title: Pirater i bollhavet
guest friend: Melker (han), Juni (hon)
guest keeper: Gunilla (hon), Yvonne (hon)

# one-sock
[city: Mitt i {city} finns ett hav. | Det finns ett hav mitt i stan.] Det är fullt av bollar i stället för vatten, och man måste bada barfota.

{child}, som var {age} år, lade sina strumpor i hyllan. Det var {child.his} bästa, med hajar på[sport: , och i dem gick det extra bra att {play sport}]. [pet: {@sock-and-pet}] Sedan badade {child.he} med [friend: {friend}, {child.his} bästa vän, | {friend}, som bodde i huset bredvid,] tills de var varma ända ut i tårna. Båda hade röda tröjor, och båda skrattade. [school: Halva {school} var där.]

När de klev upp låg där bara en strumpa.

# @sock-and-pet
De luktade lite av {pet}, som bodde hemma hos {child}, och det var bara bra.
## if pet.dog
Utanför fönstret satt {child.his} hund {pet} och väntade, med nosen mot rutan. ”Snart, {pet}”, sa {child}.
## if pet.cat
De var lite ludna, för {child.his} katt {pet} brukade sova på dem.

# the-quarrel
{child} satte på sig den som var kvar.

”Ge hit den andra”, sa {child.he} till {friend}, för i går hade {friend} gömt en mössa på skoj.

”Jag har den inte!” sa {friend}.

”Det har du visst!”

{friend} vände ryggen till. {child} vände också ryggen till. {child.He} var så arg att det brände i magen.

# the-ship
Då började bollarna ute i havet röra på sig. En mast stack upp. Sedan kom ett helt skepp upp ur bollarna. Det lade till borta vid rutschkanan, och fem pirater sprang i land.

”Här får man inte springa!” ropade [elder: {elder}, som hade tagit med dem dit | {keeper}, som bestämde där].

”Förlåt”, sa piraterna. De gick, väldigt fort, längs hyllan, och ur varje par strumpor tog de en. [music: I högtalaren hördes {music}, och de sjöng med, men bara i vartannat ord.]

”Tjuvar!” ropade {@boss}.

Kaptenen såg sårad ut. Hon hette Kapten Udda.

”Tjuvar tar båda”, sa hon. ”Pirater tar bara en. En till oss och en till er. Rätt ska vara rätt.”

Hon tittade noga på {@boss}.

”Två öron”, sa hon.

”Nej!” sa {@boss}.

[elder2: ”Två gamla”, sa kaptenen och pekade på {elder.short} och {elder2}.

”Men vi är inte det minsta lika”, sa {elder2.short}.]

# @boss
{keeper}
## if elder
{elder.short}

# only-one
Ni har kanske redan gissat vem som hade tagit {child's} strumpa. Det hade inte {child}. Det är svårt att tänka när man är arg.

[athlete: Kaptenen stannade vid affischen på väggen. Den var av {athlete}.

”Bara en?” frågade hon.

”Bara en”, sa {child} fast {child.he} var arg.

”Av med hattarna”, viskade kaptenen, och fem pirater bugade sig.

Sedan fick hon syn på månen utanför fönstret. | Kaptenen hade fått syn på månen utanför fönstret.] Hon lutade sig åt sidan för att se om det fanns en till bakom.

”Bara en?” frågade hon.

”Bara en”, sa {@boss}.

[athlete: Och då åkte hattarna av igen. | ”Av med hattarna”, viskade kaptenen. Fem hattar åkte av, och fem pirater bugade sig för månen.] När det bara finns en, då rör pirater den inte.

Det blev tyst en stund. En ensam boll rullade ner i havet.

# take-the-other
Sedan fick kaptenen syn på två röda tröjor.

”Ni är lika!” sa hon. ”Ni är ett par! Vilken av er ska vi ha?”

{child} vände sig inte ens om.

”Ta den andra”, sa {child.he}.

Så piraterna lyfte upp {friend} och gick, väldigt fort, mot sitt skepp. De gick hela den långa vägen runt havet, för pirater kan inte simma. [elder: {Elder.short} | {keeper}] gick väldigt fort efter.

Då halkade kaptenen på en boll, och hennes ena stövel for av. På foten hade hon en strumpa med hajar på. [pet: {@pet-knows}]

Det var {child's} strumpa. {friend} hade inte gömt den. Piraterna hade tagit den. Nu tog de {friend}, och {child} hade själv sagt åt dem att göra det. {child} ångrade sig så att {child.he} blev kall i hela kroppen.

# @pet-knows
När hon viftade med tårna luktade det {pet}.
## if pet.dog
Utanför rutan började {pet} skälla på foten. {pet.He} kände igen den strumpan.
## if pet.cat
Den var luden av {pet's} hår.

# across
Vägen runt var lång. Men tvärs över havet var det nära. {child} hoppade i.

Det är svårt att simma i bollar. De rullar undan, och man sjunker, och man får en i munnen. {@swim} Den sista hajstrumpan gled av och försvann i djupet, och {child.he} lät den vara.

På andra sidan höll piraterna just på att lyfta {friend} över relingen. {child} kröp upp ur havet och högg tag i en fot.

# @swim
{child} simmade med armarna och benen och hakan.
## if sport.Soccer
{child} nickade undan den första, sparkade undan den andra och simmade vidare med hakan.
## if sport.Basketball
{child} fångade dem två åt gången, kastade dem bakom sig och kom framåt.
## if sport.Tennis
{child} slog undan dem med handen, en på forehand och en på backhand, och kom framåt.
## if sport.Swimming
Men {child} hade lärt sig på riktigt: sträck ut armarna, sparka, glid. Det gick, fast det rasslade.
## if sport.Baseball
{child} slog undan dem med flata handen, så att de flög, och kom framåt.
## if sport.Football
{child} böjde ner huvudet, höll armarna om magen och sprang rakt igenom.
## if sport.Gymnastics
Så {child} gjorde kullerbyttor i stället, fyra i rad, tvärs över hela havet.
## if sport.Track and Field
Så {child} sprang i stället, med knäna högt, som när man springer häck.
## if sport.Volleyball
{child} slog upp dem över huvudet, en efter en, och kom framåt.
## if sport.Hockey
{child} böjde på knäna, höll huvudet lågt och plöjde fram som på isen.
## if sport.Golf
Men {child} siktade på skeppet, som när man siktar på hålet, och tittade inte åt något annat håll.
## if sport.Dance
Så {child} tog långa danshopp i stället, ett till vänster och ett till höger, tvärs över hela havet.

# pull
Piraterna drog i den ena änden av {friend}, och {child} drog i den andra. {friend} blev ganska lång.

”En till oss och en till er!” flåsade kaptenen.

{child} var svettig om händerna. Foten höll på att glida ur dem.

”Släpp inte”, sa {friend} med mycket liten röst.

”{friend} är ingen strumpa!” skrek {child}. ”{friend} är som månen! Jag har bara en!”

Alla slutade dra. Kaptenen lutade sig åt sidan för att se om det fanns en till bakom {friend}.

”Bara en?” frågade hon.

”Bara en”, sa {child}.

”Av med hattarna”, viskade kaptenen.

# hats-off
De ställde ner {friend}, försiktigt. Fem hattar åkte av, och fem pirater bugade sig. Kaptenen bugade så djupt att hon ramlade i.

”Hjälp!” ropade hon bland bollarna. ”Jag har bara gått på en simlektion! Pirater tar bara en!”

”Då blir det här den andra”, sa {@boss}.

[elder: {Elder.short} | {keeper}] höll henne under hakan, {child} höll en hand och {friend} en, och Kapten Udda sparkade tills hon kunde simma.

När hon klev upp satt det en strumpa på hennes huvud. Den hade hajar på. Det hade den på foten också.

”Jag har båda”, sa hon förskräckt. ”Ta dem. Folk kommer ju att tro att jag är en tjuv.”

# sorry
När skeppet hade sjunkit satt {child} och {friend} kvar med fötterna bland bollarna.

”Du sa ’ta den andra’”, sa {friend}.

”Jag var arg”, sa {child}. ”Förlåt.”

{friend} tänkte på det. Sedan sträckte {friend.he} ut benen så långt de räckte.

”Jag har blivit längre”, sa {friend.he}.

Då skrattade de båda två, och {child} gav {friend} den ena hajstrumpan. [school: Halva {school} gick hem med bara en strumpa den dagen.]

# one-each
På kvällen höll [adult: {adult} | den som skulle läsa] upp den som var kvar.

”Bara en?”

”En till mig och en till {friend}”, sa {child}. ”Rätt ska vara rätt.”

[pet: {@pet-asleep}]

[adult: {Adult} | Den som läste] stoppade om {child.him} och fick plats med en puss på kinden.

”Pirater tar bara en”, mumlade {child}.

”Då är jag nog en tjuv”, viskade [adult: {adult} | den som läste] och pussade den andra kinden också.

Utanför fönstret hängde månen. Och [city: någon annanstans i {city} | i ett hus inte långt därifrån] sov {friend}, med en strumpa på sig.

# @pet-asleep
{child.He} tog av sig en hatt som inte fanns och sa god natt till {pet}, för det fanns bara en.
## if pet.dog / pet.cat
Vid fotändan låg {pet} och sov. {child} tog av sig en hatt som inte fanns, för det fanns bara en {pet}.
