title: Torsten når inte
title: Korta, korta armar
guest friend: Maja (hon), Otto (han)
guest teacher: fröken Amira (hon), fröken Ylva (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% ”Jag når inte” får barnet säga med i. Dom, dom, dom får stampas.
% Den som hämtar (@a) är mormor eller farfar där någon är vald, annars {adult}, annars {minder}.

# a-green-cap
På måndagen kom det ett nytt barn till [school: {school}|förskolan]. Det hade grön mössa, gröna stövlar och en lång grön svans.

”Det här är Torsten”, sa {teacher}. ”Torsten är {a wish}.”

”Hej”, sa Torsten, så att fönstren skallrade.

”Hej”, sa {child}.

”Hej”, sa {friend}[!friend.known: , som var {child's} bästa vän]. ”Du är stor.”

”Jag är bara {age}”, sa Torsten.

# the-hook
Han skulle hänga upp sin mössa. Han sträckte fram armarna. Men armarna var korta, korta, och mössan satt långt, långt upp.

”Jag når inte”, sa Torsten.

”Böj dig ner”, sa {child}.

Torsten böjde sig ner, och {child} drog av honom mössan. {Friend} hängde den på kroken.[pet: 

 Bredvid {child's} krok satt en bild på {pet}[!pet.known: [pet.dog: , {child's} hund][pet.cat: , {child's} katt]]. ”Hej”, sa Torsten till bilden, och då ramlade den ner. Den gick att sätta upp igen.]

# banana
Sedan var det frukt. Torsten fick en banan. Han sträckte fram armarna. Men armarna var korta, korta, och munnen satt långt, långt bort.

”Jag når inte”, sa Torsten.

”Gapa”, sa {friend}.

Torsten gapade. Han hade väldigt många tänder. {child} tog bananen och kastade. Hopp! Rakt in.

”En till”, sa Torsten.

Han åt tolv.

# clap-your-head
Sedan var det samling. De sjöng [music: {@song}, och sedan ]sången där man ska klappa sig på huvudet. Alla klappade sig på huvudet. Men inte Torsten. Hans armar var korta, korta, och huvudet satt långt, långt upp.

”Jag når inte”, sa Torsten. Nu var hans röst inte så stor längre. En tår rann ner längs nosen. Den var stor som ett äpple, och den sa plask.

# we-clap
{child} tittade på {friend}. {Friend} tittade på {child}.

”Vi klappar åt dig”, sa {child}.

De klättrade upp på varsin stol. Torsten la ner huvudet mellan dem. Och så klappade de, klapp, klapp, klapp, hela sången igenom. Det kändes lite knottrigt och ganska varmt.

”En gång till”, sa Torsten.

# on-the-roof
Efter samlingen gick de ut.[sport:  Först lekte de att de kunde {play sport}.] {child} och {friend} sparkade den röda bollen. {child} sparkade. {Friend} sparkade. {child} sparkade jättehårt[athlete: , hårdare än {athlete}], och bollen for upp, upp, upp, och landade på taket.

Alla barnen tittade upp.

{child} hoppade. ”Jag når inte”, sa {child.he}.

{Friend} hoppade. ”Jag når inte”, sa {friend.he}.

{Teacher} ställde sig på tå. ”Jag når inte heller”, sa hon.

# you-reached
Då hördes det steg. Dom. Dom. Dom.

Torsten sträckte på halsen. Han sträckte lite till. Han tog den röda bollen mellan tänderna, alldeles försiktigt, och la den framför {child's} fötter.

”Jag nådde”, sa Torsten.

”Du NÅDDE!” ropade {child} och {friend}.

Och Torsten blev så glad att han viftade på svansen, och sandlådan blev tom på en gång. Sanden låg på gungorna i stället. Det gick att sopa upp.

# the-ring
Sedan var det vila. Torsten fick inte plats på någon madrass, så han la sig på golvet, i en ring runt hela rummet. Mitt i ringen låg alla barnen. {child} lutade sig mot hans mage. {Friend} lutade sig mot {child}. Magen gick upp, och magen gick ner.

# noses
När vilan var slut kom {@first}.

”Men {child}”, viskade {@a}. ”Vem är det där?”

”Det är Torsten”, sa {child}. ”Han går här.”

[elder2: ”Hej”, sa Torsten, och {elder2}, som hade kommit med, fick hålla i hatten.

]Utanför hördes det steg. DOM. DOM. DOM. Det var Torstens mamma. Hon var högre än huset[city:  och syntes i hela {city}], men hennes armar var också korta, korta.

”Hur ska de kramas?” viskade {friend}.

Då la Torstens mamma sin nos mot Torstens nos.

De nådde precis.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
