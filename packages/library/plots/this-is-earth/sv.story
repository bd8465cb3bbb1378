title: Här är det jord
title: Astronauten och tårtan
title: Den ligger på mig
guest astronaut: Berit (hon), Maud (hon)
guest librarian: Yngve (han), Gösta (han)

% {astronaut} är astronauten, {librarian} bibliotekarien. Muggen är av plast.

# the-mug
Astronauten hette {astronaut}. Hon hade blå overall och kort grått hår, och hon hade bott i rymden i ett halvår. Nu var hon hemma igen, och i dag kom hon till biblioteket[city:  i {city}]. {child} satt längst fram på mattan[friend: , bredvid {friend}[!friend.known: , {child.his} bästa vän]]. {Child.He} var {age} och hade aldrig träffat en riktig astronaut, fast {child.he} hade väntat på det i hela sitt liv.

”Hej på er”, sa {astronaut}. Hon drack lite vatten. Sedan släppte hon muggen rakt ut i luften.

SPLASCH!

{Astronaut} tittade på pölen.

”Hoppsan”, sa hon. ”Just det. Här ramlar allting. Här är det jord.”

# the-pen
För i rymden kan man släppa vad man vill, berättade hon. En kopp, en penna, en smörgås. Den stannar där man släpper den. Den hänger och väntar i luften tills man vill ha den igen.[music:  När hon sjöng {music} hängde till och med hon.]

”Så gör jag med tandborsten”, sa {astronaut} och visade med sin penna.

Klonk, sa pennan i golvet.

”Hoppsan. Just det …”

”Här är det jord!” ropade {child}.

# catching
Bibliotekarien {librarian} hämtade en trasa. Han var en sådan som ville ha ordning.

”{child}”, viskade han, ”kan du sitta alldeles bredvid henne och ta emot?”

Det kunde {child}. {Child.He} satte sig nära med händerna redo[sport: , precis som när man ska {play sport}]. {Astronaut} släppte sina glasögon. {child} tog dem! {Astronaut} släppte en bok. {child} tog den! {Astronaut} släppte en bulle, och den tog {child} också, och den var så god att {child.he} inte lämnade tillbaka den.

”Du är snabb”, sa {astronaut}. [athlete: ”Snabb som {athlete}. ]{@you} skulle jag ha haft med mig.”

{child} blev så stolt att det kittlade i knäna.

# the-cake
Sedan skulle alla få tårta. {Librarian} hade bakat den själv. Den hade tre våningar och grädde och en raket av marsipan, och det hade tagit hela natten. Han bar ut den med små, små steg.[elder:  {Elder}[elder2:  och {elder2}], som satt längst bak, reste sig för att se den.][pet.dog:  Utanför dörren tryckte [!pet.known: hunden ]{pet} nosen mot rutan.]

”Får jag hålla?” sa {astronaut}.

”Nja …” sa {librarian}.

Men hon hade den redan. Hon gick runt och visade den för alla barnen[school:  från {school}]. Ingen fara. Hon höll den med båda händerna.

# the-nose
Då kliade det på {astronaut's} näsa.

{child} såg det. {Child.He} såg hur näsan rynkade sig. {Child.He} såg hur hon tänkte: jag ska bara klia mig lite.

Och {astronaut} släppte tårtan.

”NEEEJ!” skrek {librarian}.

{child} hann inte tänka. {Child.He} satte sig på rumpan och gled över golvet. {Child.He} drog ut tröjan framför magen, så att den blev som en hängmatta …

# floff
FLOFF!

Alla satt med munnen öppen.

Tårtan satt i {child's} tröja. Hela tårtan. Bara raketen hade ramlat. Den satt i {child's} hår.

{Librarian} höll händerna för ögonen.

”Säg som det är”, sa han. ”Ligger den på golvet?”

”Nej”, sa {child}. ”Den ligger på mig.”

# spoons
Alla barnen jublade. {Astronaut} satte sig på huk framför {child}.

”I rymden”, sa hon, ”är det ingen som tar emot. Det behövs inte. Men jag tycker nog att det är bättre här.”

Sedan åt de tårta med sked, direkt ur tröjan. {child} fick raketen.

# the-armchair
När alla hade gått var det bara {child}, {@a} och {astronaut} kvar. {@A} letade efter {child's} stövlar. {Astronaut} satt i den stora läsfåtöljen och vilade, för allting var så tungt på jorden, sa hon. Fötterna var tunga. Händerna var tunga. Till och med håret kändes tungt.

{child} kröp upp bredvid henne. {Child.He} hade en ren lånetröja på sig, och magen var full av grädde.[pet & !pet.dog:  Hemma väntade {pet}.] Nu blev {child's} ben också tunga. Ögonen blev tunga. Och huvudet blev så tungt att det sjönk och sjönk, tills det landade mot astronautens axel.

{Astronaut} höll alldeles stilla och tog emot.

”Just det”, mumlade {child}. ”Här är det jord.”

# @you
”Dig
## if athlete
Dig

# @a
{librarian}
## if adult
{adult}

# @A
{Librarian}
## if adult
{Adult}
