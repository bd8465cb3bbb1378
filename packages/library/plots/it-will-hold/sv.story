title: Trollkarlen och den springande sängen
title: Det håller
title: Åt andra hållet

% Säg orden baklänges långsamt: an-nats, at-kas, vos. Kajak är likadant åt båda hållen.

# mends-anything
{Elder} kunde laga allt som hade gått sönder. I bodens fönster på koloniområdet[city:  i {city}] satt en skylt: JAG LAGAR. DET HÅLLER.

{child} satt på huggkubben och räckte fram verktyg. Och på en upp och ner vänd hink satt {friend}[!friend.known: , {child.his} bästa vän,] och pratade baklänges.

”Jeh”, sa {friend}. Det betydde hej. Så hade {friend.he} hållit på hela sommaren[school: , även på {school}].[elder2:  ”Inte vid bordet”, sa {elder2}.]

Då knackade det på dörren. ”Hjälp!” sa någon.

## or
”Jeh!” sa {friend}[!friend.known: , {child's} bästa vän,] som satt på en hink i {elder's} bod på koloniområdet[city:  i {city}]. Det betydde hej. {Friend} hade övat sig att prata baklänges hela sommaren, och ingen hade haft nytta av det än.[school:  På {school} hade {friend.he} fått stå i korridoren.][elder2:  {Elder2} hade satt bomull i öronen.]

{child} räckte fram en skruvmejsel, och {elder} lagade en gökklocka. {Elder.short} kunde laga allt. På väggen satt en skylt: DET HÅLLER.

”Ko-ko”, sa göken.

”Den säger baklänges”, sa {friend}.

Då knackade det på dörren. ”Hjälp!” sa någon.

# one-half-in-each-hand
Där ute stod en lång trollkarl i nattskjorta och spetsig hatt. Han höll en trollstav i varje hand. Nej, han höll en halv i varje.

”Jag satte mig på den”, sa trollkarlen, och han var så trött att hatten hängde. ”Och just då hade jag förtrollat min säng. Den skulle bara bära mig till toaletten. Nu går den hela tiden, och jag kan inte få den att sluta. Jag har inte sovit på tre nätter.”

Bakom honom, mellan vinbärsbuskarna, kom en säng promenerande. Den hade mässingsknoppar och blommigt täcke. Den tog ett varv runt pumpen och gick vidare.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] skällde på den, och då lyfte den på ett ben.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg redan på kudden och följde med.][pet.other:  Det var tur att {pet} var hemma i sin bur.]

”Lim”, sa {elder.short}.

# glue
{child} räckte fram limmet. Det var {elder.short's} eget, och det som en gång hade suttit i det satt för alltid.

{Elder.short} passade ihop de två bitarna, räknade till tjugo[music: , gnolade på {@song}] och blåste.

”Det håller”, sa {elder.he}.

Trollkarlen gick ut på gången, höjde staven och ropade till sängen:

”Stanna!”

Då tog sängen ett skutt. Den galopperade rakt igenom ärterna[sport: , som när någon äntligen får {play sport}], så att kudden studsade.

”Sakta!” ropade trollkarlen.

Den sprang fortare.

”Lägg dig!” ropade trollkarlen.

Den hoppade över en skottkärra.[athlete:  Inte ens {athlete} hade hoppat så högt.]

## or
{child} räckte fram limmet, {elder.short's} eget. Det kokades på något hemligt, och det som en gång hade suttit i det gick aldrig isär.

{Elder.short} strök på, tryckte ihop och höll andan.[music:  {Elder.He} gnolade på {@song}, för så lång tid tog det.]

”Det håller”, sa {elder.he}.

”Sängen, hit!” ropade trollkarlen och höjde staven.

Sängen vände och sprang åt andra hållet.

”Sluta springa!” ropade trollkarlen.

Den sprang fortare[sport: , som om den skulle {play sport}].

”Stilla!”

Den bockade, och sedan galopperade den rakt igenom ärterna med täcket efter sig.[athlete:  {Athlete} hade inte haft en chans.]

# kayak
”Den är trasig”, sa trollkarlen. ”Allt går på tok! Låt mig prova något lätt, det första man lär sig som trollkarl.” Han pekade på gräset. ”Kajak!”

Plopp. På gräset låg en röd kajak, fin och blank, med paddel och allt.

”Då fungerar den ju”, sa {elder.short}.

”På det, ja. Men bara på det! Kajak, kajak!” Plopp. Plopp. Nu låg det tre stycken, och sängen hoppade över dem, en efter en.

{child} tittade på staven. {Child.he} tittade på kajakerna. Varför gick det bra med just det ordet?

Så tog {child.he} en pinne och skrev det i gruset. KAJAK. {Child.he} läste det från det ena hållet. Sedan gick {child.he} runt och läste det från det andra.

# back-to-front
”{Elder.short}”, sa {child} långsamt. ”Åt vilket håll limmade du?”

{Elder.short} tog fram glasögonen och tittade länge på staven. Sedan satte {elder.he} sig på huggkubben.

”Jag har satt ena halvan bak och fram”, sa {elder.he}, lågt, för {elder.he} skämdes. ”I alla år har jag lagat åt folk, och det här har aldrig hänt. Och nu går det inte isär. Det håller.”

Trollkarlen satte sig bredvid. ”Då får jag aldrig sova mer”, sa han.

”Jo”, sa {child}. ”Staven hör allting från fel håll. Kajak blir rätt, för kajak är likadant åt båda hållen. Man måste säga resten baklänges!”

”Men vem i all världen”, sa trollkarlen, ”kan prata baklänges?”

Alla tittade på hinken.

# the-bucket
{Friend} reste sig. {Friend.He} hade väntat på den frågan hela sommaren.

Trollkarlen lade staven i {friend's} hand. Och nere på gången kom sängen tillbaka, i full galopp, rakt mot dem, med täcket som en mantel och solen i alla mässingsknoppar. Den var mycket större när man stod framför den.

”Jag vågar inte”, viskade {friend}. ”Jag har glömt hur man gör.”

{child} ställde sig bredvid och tog tag i staven, {child.he} också. De höll den mellan sig.

”Du säger”, sa {child}, ”och jag håller.”

{Friend} blundade.

”ANNATS!”

Sängen stannade så att gruset sprutade. Den stod där, alldeles framför deras tår, och flåsade i fjädrarna.

”Atkas”, sa {friend}, mycket mjukare. Och sängen gick sakta, sakta bort till äppelträdet och vek in benen under sig, som en ko som lägger sig.

# three-kayaks
Trollkarlen ville betala med guld. Men {elder.short} skakade på huvudet.

”När man limmar fel tar man inte betalt”, sa {elder.he}.

”Vi kan ta kajakerna”, sa {child}. Så fick de en var, {child} och {friend} och {elder.short}, och i morgon skulle de prova dem i ån.

{Friend} skrev en lista åt trollkarlen på allt som han kunde behöva säga, baklänges. Men han hann inte läsa den. Han låg redan under det blommiga täcket, under äppelträdet, och sov med hatten på.

## or
{Elder.short} tog ner skylten från väggen och tänkte lägga den i soporna. Men trollkarlen höll emot.

”Den ska sitta kvar”, sa han. ”Den håller ju. Och jag får mycket bättre ordning på sängen, om jag måste tänka först.”

{Friend} lärde honom hur man säger god morgon och sluta och inte dit. De fick varsin kajak för besväret, {child} och {friend} och {elder.short}.

Sedan kröp trollkarlen ner under det blommiga täcket, under äppelträdet, och somnade med hatten på.

# standing-still
När {child} låg i sin egen säng kände {child.he} efter med handen. Den stod alldeles stilla.

För säkerhets skull böjde {child.he} sig ändå ner och viskade i kudden.

”Vos”, viskade {child.he}.

I dörren stod [adult: {adult}|någon] och lyssnade, och tänkte efter, bokstav för bokstav.

”Vos gott”, sa [adult: {adult}|någon] och släckte.

# @song
{music}
