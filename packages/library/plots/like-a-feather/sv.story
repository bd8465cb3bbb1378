title: Som en fjäder
title: Den kittliga kullen
title: Fötter som hördes
guest teacher: fröken Lind (hon), fröken Ask (hon)

% Kullen är "den". @a är den vuxna som är med.

# loud-feet
{child} hade fötter som hördes. Det var helt vanliga fötter, men var {child.he} än satte ner dem sa det DUNS.

”Som en fjäder, {child}”, sa {teacher} på baletten varenda torsdag. Och {child} försökte, och fötterna sa duns, och locket på pianot slog igen.

I dag hade {teacher} delat ut rollerna till uppvisningen. Alla andra skulle vara snöflingor[friend: , till och med {friend}[!friend.known: , {child's} bästa vän]]. {child} skulle vara träd.

”Ett träd är viktigt”, sa {@a} när de gick hemåt i stövlarna, över kullen[city:  ovanför {city}].

”Träd får inte röra sig”, sa {child}.[sport & !athlete:  ”När man ska {play sport} är det ingen som vill att man är ett träd.”][athlete & !sport:  ”Ingen har väl någonsin bett {athlete} vara träd.”][sport & athlete:  ”När man ska {play sport} är det ingen som vill att man är ett träd. Ingen har väl någonsin bett {athlete} vara det.”]

{child.He} skämdes så att det gjorde ont i halsen. Och när {child.he} kom dunsande genom grinden lyfte korna på huvudet, precis som varje torsdag. De trodde att det var bonden som kom för att ta in dem till mjölkningen. Kor följer efter vem som helst, bara fötterna hörs ordentligt.

”Så får det bli”, sa {child}. ”Jag går som en fjäder, hela vägen hem.”

{child.He} höll ut armarna och ställde sig på tå. Tipp, tipp, tipp.

# tip-tip
”Hihi”, sa någon.

”Det där var inte jag”, sa {@a}.

Tipp, tipp, tipp.

”Hihihi! Låt bli!”

Det var en mörk röst för att fnissa så fånigt, och den kom ur gräset. {child} stannade med ena foten i luften.

”Vem är det?”

”Det är jag som är kullen”, sa rösten. ”Snälla, gör inte så där med tårna. Jag är så förskräckligt kittlig.”

{@A} satte sig ner, ganska plötsligt.

”Aaah”, sa kullen. ”Se där, det kallar jag en rumpa.”

”Tack”, sa {@a}.

{child} satte ner en tå. Tipp.

”Hihi!”

Sedan kom hela foten. Duns.

”Aaah.”

”Så det är lätta saker som kittlar dig”, sa {child}. ”Men inte tunga.”

”Tunga saker är det bästa jag vet”, sa kullen. ”Jag kan ha kor på mig hela dagen. Men harar! Prata inte med mig om harar.”

# butterfly
”Kan du inte bara skratta?” sa {child}.

”Det har jag gjort, en gång. Det var en fjäril. Har du sett kyrkan?”

De tittade ner på kyrkan. Tornet lutade åt ena hållet, som det alltid hade gjort.

”Det var jag”, sa kullen. ”Och då fnissade jag bara. Om jag skrattar på riktigt ramlar allting omkull.”

Nedanför kyrkan låg alla taken, och under det med den röda skorstenen bodde {child}.

{child.He} satte sig på knä, la handen i gräset och tryckte, så att det inte skulle kittlas. Kullen var fortfarande varm av solen.

”Jag hörs alltid för mycket”, sa {child.he} till den.

”Inte för mig”, sa kullen.

# drizzle
Då landade något på {child's} näsa. Det var mycket litet och mycket blött.

”Oj nej”, sa kullen. ”Säg inte att det regnar.”

”Det duggar bara”, sa {@a}. ”Alldeles lätt.”

”LÄTT?” sa kullen.

Duggregnet kom, mjukt, mjukt, på vartenda grässtrå. Kullen höll andan. {child} kände hur den svällde under stövlarna.

”Tänk på något sorgligt!” ropade {child.he}.

”Jag tänker på åkrar”, sa kullen. ”De stackarna. De är så … hihi … så PLATTA! Hihihi!”

Och hela kullen skakade. {@A} studsade upp och ner i gräset.

”Det är ingen f-f-f-fara”, sa {@a}.

”M-m-m-mu”, sa korna.

Där nere lutade tornet lite till[school: , alla fönster skallrade {at school}], och den röda skorstenen började vicka.[elder:  En blomkruka ramlade ner från en mur, och {elder} fångade den med båda händerna[elder2: , och {elder2} fångade pelargonen].]

{child} hoppade så högt {child.he} kunde och landade på båda fötterna. DUNS!

”Aaah”, sa kullen. ”Härligt. Just där. Men det är så mycket av mig, och du har bara två fötter. HIHIHI!”

# four-each
{child} tittade ut över hela den stora kullen, där duggregnet föll på varenda fläck. Två fötter skulle aldrig räcka.

Sedan tittade {child.he} på korna. De hade fyra var.

{child.He} drog upp {@a} ur gräset och vände ryggen åt korna. Och för första gången i sitt liv satte {child} ner fötterna precis så hårt som fötterna ville.

DUNS. DUNS. DUNS.

Korna lyfte på huvudet. Där gick ju bonden. Och de kom efter, allihop, upp över krönet och runt på andra sidan.[friend:  {Friend} kom springande uppför backen och stampade på bakom den sista kon, så att ingen stannade för att äta.]

DUNS, gick {child}, och DUNS, DUNS, DUNS, DUNS, gick varenda ko.[music:  De gick i takt till {@song}.]

”Hihi”, sa kullen. ”Oj. Oj, ja. Lite åt vänster. Aaah.”

[adult: ”Hårdare, {adult}”, | ”Hårdare”,] ropade {child}. ”Du går ju som en fjäder.”

# so-beautifully
Runt gick de, och runt igen, tills duggregnet gav upp. Kullen andades ut, långt och länge.

”Ingen”, sa den, ”har någonsin trampat så vackert på mig.”

{child} var så stolt att {child.he} inte fick fram ett ord.

”Nu tror jag att jag somnar”, sa kullen. ”Ni tänker väl inte gå på tå?”

”Aldrig i livet”, sa {@a}.

Så de stampade hela vägen hem, så hårt de bara kunde, för att inte väcka den.

# two-feathers
När {child} hade lagt sig stack fötterna ut nedanför täcket. En ärm råkade snudda vid dem.

”Hihi”, sa {child}.

Då tog {@a} dem, en i varje hand, och höll om dem hårt.

”Aaah”, sa {child}.[pet.dog / pet.cat:  {Pet} kom och la sig över fotändan, som en mycket liten ko.][pet.other:  {child.He} hade gått in och sagt god natt till {pet} som en fjäder, för {pet} var ju ingen kulle.] Och efter en stund sa {child.he}: ”Jag kan gott vara träd. De är tunga, träd. En kulle skulle tycka om ett träd.”

”Det skulle vilken kulle som helst”, sa {@a} och stoppade om täcket ordentligt, hela vägen runt.

Och där under, lätta som två fjädrar, låg {child's} fötter.

# @a
den vuxna
## if adult
{adult}

# @song
{music}
