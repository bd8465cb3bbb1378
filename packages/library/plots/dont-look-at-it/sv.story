title: Upp i ärmen
title: Nu blundar alla
title: Titta inte på det
guest friend: Ebba (hon), Malte (han)
guest pet: Gurkan (hon), Sotis (han)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Abra … Aj då. Nu kröp det upp i ärmen igen.” Alla får blunda med, och blunda sakta med {pet}.
% {pet} är familjens katt eller hund, annars {friend}s katt, som också sover över. Den vuxna är {adult}, annars den äldre, annars {minder}.

# no-light
{child's} nattlampa var trasig.

{@A-first} hade satt i en ny glödlampa[elder & adult: , och {elder} hade knackat på den][elder2 & !adult: , och {elder2} hade knackat på den]. Den lyste inte ändå.

”Det gör inget”, sa {@a}. ”Det är bara att blunda[sport:  och tänka på {sport}], {child}.”

”Det går inte”, sa {child}. ”Inte utan min lampa.”

{Friend}[!friend: , {child's} bästa vän,] skulle sova över, på madrassen på golvet. ”Du behöver en trollkarl”, sa {friend.he}. ”Jag har alltid velat se en trollkarl trolla.”

# a-knock
Då knackade det på fönstret.

Det var en trollkarl[city: , den enda {in city}]. Han var lika lång som ett mjölkpaket, och plaskvåt. {@A} släppte in honom[elder & adult: , och {elder} torkade|  och torkade] honom med en strumpa.

”Kan du laga min lampa, snälla?” sa {child}.

”Jag kan försöka”, sa trollkarlen.

# up-his-sleeve
{child} tittade på honom. {Friend} tittade på honom. {@A} tittade på honom.[elder2:  {Elder2} tittade på honom.] Och {@whose} satt på sängen som en kudde, och {pet.he} tittade också på honom, med sina {@eyes}.

Trollkarlen sträckte ut armen.

”Abra”, sa han. ”Abra … Aj då. Nu kröp det upp i ärmen igen.”

”Vad då?” sa {child}.

”Trolleriet”, sa trollkarlen.

# a-mitten
”Du fryser!” sa {friend}, och så stoppade {friend.he} ner honom i en vante.

”Abra”, sa trollkarlen. ”Abra … Aj då. Nu kröp det upp i ärmen igen.”

”Du är hungrig”, sa {@a}. {@He} la ett halvt kex på stolen.

Alla såg sig om efter en tallrik. Alla tittade tillbaka.

På stolen låg ett helt kex.

”Det där var ett halvt”, sa {@a}.

# shy
Ingen hade sett hur det gick till. {child} tänkte på musen i skjulet, den som bara kom fram om man tittade på något annat.

”Ditt trolleri är inte trasigt”, sa {child.he} till trollkarlen. ”Det är blygt.”

Trollkarlen blev skär i ansiktet. ”Ja, det är nog lite det”, sa han.

”Jag är blyg när jag sjunger[school:  {at school}]”, sa {friend}. ”Jag måste sjunga för väggen. Nu blundar alla!”

”Men då får du inte se honom trolla”, sa {child}.

{Friend} tänkte. Det var en svår sak att tänka.

”Nej”, sa {friend.he}. ”Men du får din lampa.”

# whos-looking
Så {@a} blundade. {Friend} blundade och la sina tofflor ovanpå. Och {child} blundade, fast det var mörkt där inne.

”Abra”, sa trollkarlen. ”Abra … Aj då. Nu kröp det upp i ärmen igen.”

”Vem är det som tittar?” sa {child}.

”Inte jag”, sa {@a}.

[elder & adult: ”Inte jag”, sa {elder}.

]”Inte jag”, sa {friend} under tofflorna.

{child} öppnade ena ögat, bara lite.

Det var {pet} som tittade.

# slowly-slowly
{@cant}[athlete:  Det kan inte ens {athlete}.]

Så {child} sa ingenting. {Child.He} la sig ner med näsan tätt intill {pet.his} nos. {Child.He} tittade in i {@big-eyes}, [pet.dog: gäspade stort, ]och sakta, sakta slöt {child.he} sina egna.

{@thought}

Sedan, sakta, sakta, slöt {pet} också sina.

# there
Det var alldeles tyst. Något prasslade, som när en mus kommer ut ur en ärm.

”Abra”, sa trollkarlen. ”Abra … så där.”

Och där var ljuset, litet och gyllene, över hela väggen.

”Åh”, sa {friend}.

Trollkarlen var borta, och kexet också. Men inifrån nattlampan hördes ett pyttelitet prassel.

# dont-look
”Han har lämnat kvar lite”, sa {child}. ”Det bor där inne nu.”

”Då får vi inte stirra”, sa {friend}, och {friend.he} vände sig mot väggen och sjöng lite för den[music: , mest {music},] och somnade.

{@A} stoppade om {child's} fötter, med {pet} ovanpå.

”Är det bra nu, {child}?” sa {@he}.

”Sch, {@call}”, sa {child}. ”Titta inte på det.”

Och så blundade {child.he}.

# @a-first
{minder}, som passade {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @call
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @whose
{friend's} stora grå katt {pet}, som också sov över,
## if pet.cat
[!pet.known: katten ]{pet}
## if pet.dog
[!pet.known: hunden ]{pet}

# @eyes
runda, orange ögon
## if pet
runda, blanka ögon

# @big-eyes
{pet.his} stora, orange ögon
## if pet
{pet.his} stora, blanka ögon

# @cant
{Pet} kan man inte säga åt. Man kan inte lyfta {pet.him}, och man kan inte knuffa undan {pet.him}.
## if pet.dog
En hund kan man säga sitt till, och stanna. Men man kan inte säga åt en hund att blunda.

# @thought
% En hund kan inte låta bli när någon gäspar; en katt blundar tillbaka.
{Pet} funderade på saken.
## if pet.dog
{Pet} gäspade ännu större.
