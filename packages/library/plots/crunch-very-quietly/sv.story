title: Igelkotten som smög
title: Pruff, pruff, smask
title: En väldigt stor hund
guest torsten: Torsten (han), Verner (han)
guest sitter: Moa (hon), Ebba (hon)

% Vem som sitter på trappan (@a): {adult}, annars den äldre, annars {sitter}. {torsten} tror att en igelkott inte hörs.

# the-step
Det bodde en igelkott under syrenen på gården[city: , mitt i {city}], och i kväll skulle {child} få se den äta.

{Child.He} satt på trappan[athlete: , i tröjan med {athlete} på,] med {@a-first} och en knäckebrödsmacka[elder & adult: , som {elder}[elder2:  och {elder2}] hade brett][elder2 & !adult: , som {elder2} hade brett]. På trappsteget nedanför satt {torsten}, som var granne och hade läst två böcker om djur.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] fick vakta dörren, inifrån.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg i fönstret och höll vakt.][pet.other:  {Pet}, där inne, hade redan ätit.]

”Nu måste vi vara tysta”, viskade {torsten}. ”En igelkott smyger. Den hörs inte alls.”

{child} försökte vara tyst. Det var svårt[sport: , svårare än att {play sport}]. [child.name: Hela dagen hade folk sagt att {child} lät för mycket. Det lät när {child} åt och det lät när {child} gick, och allra mest lät det när {child} smög. | Hela dagen hade folk sagt till {child.him} att {child.he} lät för mycket. {Child.He} lät när {child.he} åt och {child.he} lät när {child.he} gick, och när {child.he} smög lät {child.he} allra mest.][friend:  Bara {friend}[!friend.known: , {child.his} bästa vän,] lät lika mycket.]

# a-dog
Då hördes det något under syrenen.

”Pruff, pruff, smask!”

”Det var en hund”, viskade {torsten}. ”Inte en igelkott.”

[age>=5: [pet.dog: ”{Pet} är ju inne”, viskade {child}. | ”Vi har ingen hund på gården”, viskade {child}.]

”Då är det en som hälsar på.”

]Det prasslade i gräset.

”Pruff, pruff, SMASK!”

”En väldigt stor hund”, viskade {torsten}.[age>=5: 

”Vad äter den?”

”Pinnar. Det står i den andra boken.”]

# a-horse
Bladen skakade. En kvist gick av.

”PRUFF, PRUFF, SMASK!”

”Det är en häst!” sa {torsten} och ställde sig upp. ”Schas, med dig! Tyst! Du skrämmer igelkotten!”

Sedan hördes ingenting alls.

# a-ball
{child} böjde sig fram. Där, under den nedersta grenen, låg en rund boll med taggar åt alla håll. Det var ingen häst. Det var igelkotten. Den hade smugit så fint den kunde, och så hade någon sagt åt den att vara tyst.

{child} visste precis hur det kändes. Då vill man också vara en boll.

”Den kommer nog inte fram mer”, sa {torsten}. ”Åh, så dumt av mig.”[age>=5:  Han böjde sig mot syrenen. ”Förlåt”, viskade han. ”Jag trodde att du var en häst.”]

De väntade. Bollen rörde sig inte. Bredvid den låg en halväten mask.

# a-big-bite
{child} tittade på sin macka. Sedan tog {child.he} en tugga, en riktigt stor, och tuggade så som {child.he} brukade tugga. {Child.He} andades högt genom näsan också.

”Pruff, pruff, smask”, lät {child}.[age>=5: 

”Vad gör du?” viskade {torsten}.

”Jag smyger”, sa {child}.]

Igelkotten hörde det. En tagg rörde sig. En svart liten nos stack ut.

”Pruff?” sa den.

”Pruff”, svarade {child}. ”Pruff, smask.”

Då kom fyra små fötter fram. Igelkotten tog tag i sin mask.

# supper
”Pruff, pruff, smask!” lät igelkotten.

”Pruff, pruff, smask!” lät {child}.

Så åt de sin kvällsmat, en på trappan och en i gräset, och ingen sa åt dem att låta mindre.[music:  Det lät lite som {music}.] {Torsten} satt så stilla han kunde.

”Det där stod inte i någon av böckerna”, viskade han.[school:  ”Det får du berätta {at school}.”]

# the-last-crumb
Till slut var masken slut, och av mackan fanns det en smula kvar. Igelkotten vände sig om och smög hem under syrenen. Man hörde den hela vägen.

”Pruff … pruff …”

{child} lutade sig mot {@a}. Det luktade gräs, och trappan var varm efter solen. Och så åt {child.he} den allra sista smulan.

”Smask”, sa {child}, alldeles tyst.

# @a-first
{sitter}, som var barnvakt,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}
