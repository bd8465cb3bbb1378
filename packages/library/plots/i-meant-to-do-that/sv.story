title: Det var meningen
title: Kaptenen som aldrig gjorde fel
title: En stor, brun kork
guest captain: kapten Dunderbralla (hon), kapten Bullerbyxa (hon)
guest parrot: Roffe (han), Kennet (han)

% Måndagens kokosnötter slår hål i alla hattar utom i den finaste, som hon sätter sig på på onsdagen; därför är det den som öser. Refräng: Det var MENINGEN.

# never-wrong
{child} var pirat. {Child.He} var den minsta piraten på Blöta Skorpan, och {child.his} kapten var den största. Hon hette {captain}, och hon gjorde aldrig, aldrig fel.

På måndagen styrde hon skeppet rakt in i en ö. DUNS![friend:  {Friend}[!friend.known: , {child’s} bästa vän,] hade ropat ”Ö!” tre gånger uppifrån masten.]

Kokosnötterna ramlade ner på alla piraterna[sport: , som just skulle {play sport} på däck,] och slog hål i varenda hatt.

{Captain} satte händerna i sidan. ”Det var MENINGEN!” sa hon. ”Vi behövde kokosnötter.”

”Vi behövde kokosnötter”, sa {parrot} och gned sig i skallen. {parrot} var papegoja.

# in-the-soup
På tisdagen tappade hon skattkartan i soppan[elder: , just när {elder} sa[elder2:  till {elder2}] att det fattades något i den]. PLASK!

”Det var MENINGEN!” sa {captain} och åt upp den med sked. ”Nu kan ingen stjäla den.”

”Nu kan ingen stjäla den”, sa {parrot}. ”Inte vi heller.”

# best-hat
På onsdagen tog {child} på sig sin finaste pirathatt, den enda som det inte var hål i. {Child.He} la den ifrån sig ett ögonblick för att klia sig, och då satte sig {captain} på den. KRASCH!

{child} tittade på sin hatt. Den var platt som en pannkaka.[pet.dog:  Skeppshunden {pet} försökte dra den rund igen.][pet.cat:  Skeppskatten {pet} provade den, och den var precis lagom att ligga på.][pet.other:  {Pet}, som också seglade med, smakade på kanten.]

”Det var MENINGEN!” sa {captain}. Men hon sa det ganska tyst. Och sedan gick hon och tittade på havet en stund.

# the-cork
Och på torsdagen hittade hon korken.

Det var en stor, brun kork, och den satt längst ner i botten på båten.

”Vad gör den här?” sa {captain}.

”Dra inte i den”, sa {child}.

”Dra inte i den”, sa {parrot}.

”Jag kan allt om korkar”, sa {captain}. Och så drog hon i den.

POPP!

Korken flög upp, upp, upp över masten och bort över vattnet[athlete: , som om {athlete} hade skickat den][city: , åt {city} till]. Och där korken hade suttit var det ett hål, och upp genom hålet kom havet.

”Det var …” sa {captain}.

Havet gick henne till stövlarna.

”Det var …” Havet gick ner i stövlarna.

# i-didnt
{Captain} tittade på alla sina pirater. Hennes stora röda haka började darra. ”Nej”, sa hon, alldeles liten. ”Det var inte meningen. Det var inte meningen alls. Och det var inte meningen att sitta på din hatt, {child}. Förlåt. Och jag vet inte vad jag ska göra!”

Alla piraterna stod blickstilla.[school:  Det här hade ingen lärt dem {at school}.]

# squelch
Men {child} tittade på hålet. Det var precis lagom stort. {Child.He} vände ryggen till, böjde på knäna och satte sig.

SKVATT!

Där tog havet slut. Det kom inte förbi {child’s} rumpa.

”Halkade du?” frågade {captain}.

”Nej”, sa {child} och satte näsan i vädret. ”Det var MENINGEN.”

# a-perfect-shovel
Vad piraterna jublade! ”Nu ska vattnet ut!” ropade {child}. ”Ös med hattarna!”

Men alla hattarna hade hål efter kokosnötterna, och havet rann rakt igenom. Det fanns bara en hatt som det inte var hål i, och {captain} visste var den var. Hon hade ju suttit på den. Den var platt som en pannkaka, och den var perfekt att skyffla med.

Svisch, svisch, svisch, sa det när {captain} skyfflade med {child’s} platta hatt[music: , i takt till {music}]. Hon skyfflade tillbaka hela havet över kanten tills båten var torr.

# cold-sitting-here
”Nu är det bara korken som fattas”, sa hon.

”Det är kallt att sitta här”, sa {child}.

”Det är kallt att sitta där”, sa {parrot}, och så flög han. Bort över vågorna flög han, en liten grön prick. När han kom tillbaka hade han något stort och brunt i näbben, så för en gångs skull sa han ingenting alls.

”Ett”, sa {captain}. ”Två. Tre. Upp.”

Upp for {child}. I for korken. Och kaptenen stampade till den med båda stövlarna.

# was-that-by-mistake
Sedan svepte hon in {child} i sin stora, stora kaptensrock, ända upp till öronen. Först blev rumpan varm, och sedan tårna. Skeppet gungade, hit och dit. Stjärnorna kom fram.

{Captain} böjde sig ner för att knäppa den översta knappen, och hennes näsa stötte emot {child’s} hår. Och där, mitt uppe på huvudet, kände {child} en puss.

”Var det ett misstag?” frågade {child.he}.

{Captain} knäppte knappen.

”Nej”, sa hon. ”Det var meningen.”
