title: Jag såg dig!
title: En vinkning skyldig
title: Den bästa vinkningen i världen
guest minder: Rosita (hon), Marita (hon)

% Den som sitter nedanför kullen (@m): {adult}, annars den äldre, annars {minder}. Astronauten är ”hon”.

# the-rocket
{child} stod högst upp på kullen i parken[city:  {in city}].[adult:  {Adult} satt på bänken nedanför.|[elder:  {Elder} satt på bänken nedanför.|  {minder}, som bodde i huset bredvid, satt på bänken nedanför.]] Då kom det en raket från himlen. Duns. Den landade i gräset, och ut klättrade en astronaut i stor vit dräkt och stor rund hjälm.

”Jag kan inte stanna länge”, sa hon. ”När det piper måste jag åka. Är det du som är {child}? Med röda stövlar[pet & !pet.dog: , och med {pet} i fönstret]?”

”Ja”, sa {child}.

# i-saw-you
”Du vinkade i går kväll”, sa astronauten.

”Jag vinkade till månen”, sa {child}. ”Men ingen vinkade tillbaka.”

”Nej”, sa astronauten, ”för det var jag som var där[school: , rakt ovanför {school}]. Jag såg dig! Men jag hade en skiftnyckel i ena handen och en smörgås i den andra. Så nu kommer jag hit och gör det. Jag är skyldig dig en vinkning.”

Och så lyfte hon armen.

# eeek
Gniiik, sa dräkten. Armen tog stopp.

”Den är lite stel”, sa astronauten. ”Jag tar ett tag till.”

Gniiik. Gniiik. Hon lutade sig bakåt för att hjälpa till. Hon lutade sig lite till.

Pladask! Där låg hon på rygg med fötterna i vädret, precis som en skalbagge.

”Var det vinkningen?” sa {child}.

”Nej”, sa astronauten. ”Det var när jag ramlade.”

# rolling
{child} tog tag i ena foten. [friend: {Friend}[!friend.known: , {child's} bästa vän,] kom springande och tog tag i den andra. De drog|{Child.He} drog], och astronauten började rulla. Hon rullade runt, runt, runt, ända ner för kullen, förbi en farbror med hund[sport:  och en tant som skulle {play sport}].

”God dag, god dag”, sa astronauten.

{child} sprang efter[pet.dog: , och {pet} sprang före och skällde]. ”Jag såg dig!” sa {child.he}.

”Jag såg dig också”, sa astronauten. ”Du var upp och ner.”

# beep
De klättrade upp igen. Då lät det pip, pip, pip.[music:  Det lät inte alls som {music}.]

”Å nej”, sa astronauten. ”Det är min raket. Jag måste åka, och du har inte fått din vinkning!”

Hon försökte med vänster arm. Gniiik. Hon försökte med höger arm. Gniiik. Den kom inte högre än till magen. En stor tår rann innanför hjälmen.

”Och jag som har åkt så långt”, sa hon.

# the-glove
{child} tittade på den stora tjocka handsken. Runt kanten satt en blank ring.

”Går den att ta av?” sa {child}.

”Ja”, sa astronauten. ”Men jag når inte.”

Då tog {child} tag med båda händerna. {Child.He} vred, och vred, och vred.

Plopp!

# the-best-wave
Av for den stora tjocka handsken. Och ut ur ärmen kom en liten hand. Den var bar och varm, och det satt en smula smörgås på den.

Den vinkade. Alla fingrarna vinkade. Det var den bästa vinkningen i världen.

”Jag såg dig!” sa {child} och vinkade tillbaka[athlete: , mer än {child.he} hade vinkat till {athlete}].

# up
Pip, pip! Upp for raketen. Upp, upp, upp for den, och den lilla handen vinkade genom fönstret hela vägen. {child} vinkade tills det bara var himmel kvar, och himlen höll på att bli rosa.

# home
Sedan var det dags att gå hem. Nedanför kullen stod {@m} och vinkade med hela armen[elder & adult: , och {elder}[elder2:  och {elder2}] vinkade med en näsduk|[elder2: , och {elder2} vinkade med en näsduk]].

{child} sprang ner för kullen, så fort det går i röda stövlar, och rakt in i {@ms} famn.

”Såg du att jag vinkade?” sa {@m}.

”Ja”, sa {child}. ”Jag såg dig.”

Och så gick de hem och åt varsin smörgås.

# @song
{music}

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @ms
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
