title: Tio över nio
title: Aldrig ända fram
guest peg: tant Inga (hon), tant Rut (hon)
guest pet: Bella (hon), Ludde (han)
guest old: Tussa (hon), Ronja (hon)

% {peg} är alltid sagans egen; en mor- eller farförälder som är vald hjälper till där den veckan. Utan djur i familjen är {pet} {peg's} gamla hund; annars minns {peg} sin gamla {old}.

# in-the-way
{Peg} hade kört grävmaskin i trettioett år, och hon körde aldrig någonstans utan att titta först. Det var tur för grodan.

”Nu sitter den där igen”, sa hon och bromsade[music: , mitt i {music} på radion]. Hon tog sopskyffeln, som numera bodde i baksätet, blötte den i vattentunnan och bar grodan tillbaka till diket vid skogen. ”Så. Gå hem med dig.”

{child} lyste med ficklampan. Klockan var tio över nio, precis som i går. Grodan hade suttit mitt på grusplanen och tittat på bilen som om det var bilen som var i vägen.

”Är det säkert samma?” sa {child.he}.

”Samma fläck över ögat”, sa [elder: {elder} | {peg}]. ”Och samma min.”

# wet-tummy
Det var påsklov[school:  {at school}], och {@stay} hos {peg}[city:  utanför {city}], som hade passat {child.him} när {child.he} var ett år.[elder:  {Elder} hjälpte till där den veckan[elder2: , och {elder2} var med].][adult:  {Adult} skulle komma på torsdagen.] {@dog} {Pet.He} låg alltid på samma ställe på gräsmattan bakom huset, med nosen mot trappan, och varje kväll kom {pet.he} in med blöt mage.

{@sense}

På fredag skulle det komma åtta ton grus. Det växte ändå bara mossa där bakom, och {peg} behövde plats för husvagnen.

# forty-metres
{child} låg vaken och tänkte på grodan.[sport:  {Child.He} försökte tänka på {sport} i stället, men det gick inte.] {Child.He} ville att den skulle få komma dit den var på väg. Men vart var den på väg?[friend:  {Child.He} skrev och frågade {friend}[!friend.known: , {child.his} bästa vän,] men {friend.he} visste inte heller.]

På onsdagen bad {child} {peg} att parkera ute vid vägen och låta skyffeln vara. {Peg} muttrade om fyrtio meter med matkassar, men hon gjorde det[elder: , och {elder.short} bar den tyngsta]. Sedan satte de sig på trappan med en filt[elder: , {child} i mitten].

# three-hops
Tio över nio kom grodan[athlete: , lika säker på sin sak som {athlete}]. Tre hopp och en paus. Tre hopp och en paus. Över grusplanen, runt hörnet, rakt ut på gräsmattan. Rakt mot {pet}.

{Pet} lyfte på huvudet. {child} slutade andas. {@carry}

Grodan satte sig framför {pet.his} tassar. {Pet} luktade på den. Sedan gjorde {pet.he} något som {pet.he} aldrig brukade göra. {Pet.He} reste sig och flyttade på sig.

# a-moped
Grodan hoppade in på {pet.his} plats, tryckte sig ner i mossan och började låta. Det lät som en moped väldigt långt borta.

”Den ropar på de andra grodorna”, viskade {child}. ”Men det gör de ju bara i vatten.”

{Child.He} gick fram och lade handen på mossan. Den var iskall, och det rann över fingrarna.

”[elder: {Elder.short} | {Peg}]? När regnade det senast?”

”Förra veckan.”

”Varför är {pet} blöt varje dag, då?”

{Peg} öppnade munnen för att svara och stängde den igen. Hon stoppade händerna i fickorna, och det gjorde hon annars aldrig.

”Det var som sjutton”, sa hon. ”Den sitter i dammen.”

# you-learnt-to-walk
”Vilken damm?” sa {child}.

”Den som låg där. Jag grävde den själv, långt innan du var född. Varenda vår var den full av grodor, man fick inte en blund.” {Peg} harklade sig. ”Och sedan fyllde jag igen den.”

”Varför det?”

”För att du lärde dig gå. På förmiddagen lärde du dig, och på eftermiddagen gick du. Vi satt här på trappan. Jag vände mig om efter mjölken, och när jag tittade upp var du nästan nere vid vattnet.” Hon såg inte på {child}, hon såg på grodan. ”Det hände ingenting. Du kom aldrig ända fram. Men nästa morgon hämtade jag maskinen.”

{child} räknade.

”Då är den minst lika gammal som jag.”

”Det är en mycket gammal groda.”

”Och den har kommit hit varje vår ändå.”

”Och hittat en gräsmatta”, sa {peg}. ”Och en kärring med sopskyffel.”

# going-to-dig
På torsdagen ringde {peg} om gruset.

”Nej, det är inget fel på det”, sa hon i telefonen. ”Det är jag som ska gräva.”

[adult: {Adult} kom för att hjälpa till. ][friend: {Friend} fick komma dit över dagen. ]De letade igenom mossan två gånger, så att ingen satt kvar där.[elder:  {Elder}[elder2:  och {elder2}] letade en tredje.] Sedan klättrade {peg} upp i en lånad grävmaskin. Hon höll i spakarna som man håller i strumpstickor, och hon lyfte av gräset som man lyfter skinn från varm mjölk. [friend: {child} och {friend} fick visa med armarna uppe från trappan, inte alltid åt samma håll.|{child} fick visa med armarna uppe från trappan.] {Peg} gjorde kanterna långa och flacka, så att vem som helst kunde ta sig upp, groda eller barn. Och längst ner började det blänka. På kvällen stod vattnet en decimeter högt, brunt som kaffe.

# plop
Tio över nio kom grodan. Tre hopp och en paus. Den satt länge vid kanten. Plopp, sa det. Efter en stund startade mopeden, och borta från diket svarade en till.

{child} gick ner över gräset för att se.

Då reste sig {pet}. {@rose}

# all-the-way
{child} stod alldeles stilla.

{@asks}

{Peg} nickade. Det tog ett tag innan hon kunde säga något.

{@lay}

# swim
{child} satte sig i det blöta och {@arm}.

”Jag kan simma nu, {pet}”, sa {child.he}.

{Pet} låg kvar.

# @stay
{child} bodde
## if pet.dog
{child} och {pet} bodde
## if pet.cat
{child} och {pet} bodde

# @dog
{Pet} var {peg's} hund och gammal, äldre än {child}. {Pet.He} bar på allt som gick att bära: vantar, tidningen, en gång en hel rökt skinka. Men nu för tiden låg {pet.he} mest.
## if pet.dog
{Pet} var {a breed}, och den första dagen bar {pet.he} på allt som gick att bära: en vante, tidningen, en hel rökt skinka. Men sedan låg {pet.he} mest.
## if pet.cat
{Pet} var {a breed}, och den första dagen fångade {pet.he} allt som gick att fånga: en vante, en fjäril, en halv rökt skinka. Men sedan låg {pet.he} mest.

# @sense
”Så gammal och inte vett att lägga sig torrt”, [elder: sa {peg}, medan {elder.short} gned | sa {peg} och gned] {pet.him} med handduken. ”Men på fredag är det slut på det.”
## if pet.dog
”Precis där låg alltid min gamla hund, {old}”, [elder: sa {peg}, medan {elder.short} gned | sa {peg} och gned] {pet} med handduken. ”Hon hade inte heller vett att lägga sig torrt. Men på fredag är det slut på det.”
## if pet.cat
”Precis där låg alltid min gamla hund, {old}”, [elder: sa {peg}, medan {elder.short} gned | sa {peg} och gned] {pet} med handduken. ”Hon hade inte heller vett att lägga sig torrt. Men på fredag är det slut på det.”

# @carry
Det gick ju att bära en groda.
## if pet.cat
Det gick ju att fånga en groda.

# @rose
{Pet.He} var stel i bakbenen, och det tog sin tid. {Pet.He} gick runt i en båge och lade sig, tungt, mellan {child} och vattnet, med nosen mot trappan. Precis som {pet.he} alltid hade legat.
## if pet.dog
Ingen hade ropat på {pet.him}. {Pet.He} gick runt i en båge och lade sig, tungt, mellan {child} och vattnet, med nosen mot trappan. Precis som {pet.he} hade legat hela veckan.
## if pet.cat
Ingen hade lockat på {pet.him}. {Pet.He} gick runt i en båge och lade sig, bestämt, mellan {child} och vattnet, med nosen mot trappan. Precis som {pet.he} hade legat hela veckan.

# @asks
”{Peg}”, sa {child.he}. ”Var det därför jag aldrig kom ända fram?”
## if pet.dog
”Låg {old} så?” sa {child.he}. ”Var det därför jag aldrig kom ända fram?”
## if pet.cat
”Låg {old} så?” sa {child.he}. ”Var det därför jag aldrig kom ända fram?”

# @lay
”Precis så låg {pet}”, sa hon. ”Jag trodde att {pet.he} hade glömt det.”
## if pet.dog
”Precis så låg {old}”, sa hon. ”Men det har ingen berättat för {pet}.”
## if pet.cat
”Precis så låg {old}”, sa hon. ”Men det har ingen berättat för {pet}.”

# @arm
lade armen om {pet's} hals
## if pet.cat
lade handen på {pet's} rygg
