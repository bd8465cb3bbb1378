title: Det där är inte Göran
title: Något som bara Göran vet
title: Fråga den något
guest friend: Stina (hon), Milan (han)
guest gordon: Göran (han), Bertil (han)
guest minder: Malena (hon), Josefin (hon)

% @g: den som har en trädgård och säger ”Och vem är du?”: mor- eller farföräldern, annars den som läser, annars {minder}. @n: den som sitter på sängkanten.
% Fjärilen är ”den” fram till tummen, sedan ”han”.

# that-isnt
”Det där är inte {gordon}”, sa {child}.

Det satt en fjäril i {gordon's} burk, på bänken i {@garden}. Den satt på {gordon's} pinne och öppnade och stängde vingarna sakta. [elder2: {Elder2} hade kommit ut i tofflor för att säga god morgon till den. ]Alla var glada över den, alla utom {child}.

”Visst är det {gordon}”, sa {@g}. ”Han har legat och sovit i sin lilla sovsäck, och nu är han en fjäril.”

”{Gordon} är en larv!” sa {child}. ”Han är grön, och han har sexton ben. Jag har räknat. Och han kan inte flyga.”

”Nu kan han”, sa {friend}[!friend.known: , som var {child's} bästa vän]. ”Hej, {gordon}!”

”Kalla den inte det!” sa {child}.

# up-the-thumb
{child} kände sig trång i halsen. I flera veckor hade {child.he} plockat kål till {gordon}[school:  efter {school}]. Och varje morgon hade {child.he} stuckit ner handen i burken, och {gordon} hade gått uppför tummen, ända till knogen. Där stannade han alltid, lyfte på huvudet och såg sig omkring, som någon som står högst uppe på en kulle. Nu var {gordon} borta, och någon annan satt i hans hus.

[pet.dog: [!pet.known: Hunden {pet}|{Pet}] satt vid bänken. {Pet.He} väntade på att någon skulle tappa lite kål.][pet.cat: [!pet.known: Katten {pet}|{Pet}] satt bredvid burken. {Pet.He} tyckte om burkar och väntade på att den skulle bli ledig.][pet.other: {child} hade berättat allt om {gordon} för {pet}, varje kväll. {Pet} hade aldrig avbrutit en enda gång.]

# cabbage-it-says
”Fråga den något”, sa {friend}. ”Något som bara {gordon} vet.”

{child} satte näsan mot glaset. ”Vad åt du till middag i tisdags[sport: , före {sport}]?”

Fjärilen öppnade vingarna.

”Kål, säger den”, sa {friend}.

”Den sa ingenting! Och i onsdags?”

Fjärilen stängde vingarna.

”Kål”, sa {friend}. ”Det är inga svåra frågor.”

{child} lade in ett nytt kålblad i burken. Fjärilen gick rakt över det utan att ta en enda tugga och satte sig med ryggen mot det.

”Där ser ni!” sa {child}. ”{Gordon} skulle ha ätit upp hela, och hålen också.”

# who-are-you
Då tog {@g2} fram förstoringsglaset. Men {@he} tittade inte på fjärilen. {@He} tittade på {child}, uppifrån och ner.

”Och vem är du?” sa {@he}.

”Jag är {child}!”

”Nej, nej”, sa {@g2}. ”{child} känner jag. {child} är flintskallig.”

”Det är jag inte!”

”{child} är ungefär lika lång som en limpa”, sa {@g2}. ”{child} ligger på rygg och skriker efter mjölk. Och gå kan {child} inte. Du kom in genom grinden på två ben. Jag såg dig.”

”Det var när jag var bebis!” sa {child}.

{Friend} skrattade så att {friend.he} måste sätta sig i kålen. ”Fråga {child.him} något!” ropade {friend.he}. ”Fråga vad {child.he} åt till middag!”

”Vad åt du till middag i tisdags, när du var bebis?” frågade {@g2}.

”Mjölk!” sa {child}.

”Och i onsdags?”

”Mjölk!”

”Det kan vem som helst säga”, sa {@g2}.

# its-me-inside
{child} kunde inte låta bli. {Child.He} skrattade också. ”Men det är ju jag!” sa {child.he}. ”Jag har bara blivit större! Jag har fått hår och tänder och allting, men det är fortfarande jag inuti!”

Sedan tystnade {child.he}, för {child.he} hörde vad {child.he} hade sagt.

# as-far-as-the-knuckle
{child} tittade på burken. {Child.He} tog av locket, stack ner handen, precis som varje morgon, och höll fram tummen.

Fjärilen klättrade ner från pinnen. Den hade bara tunna små ben, och de kittlades på ett helt annat sätt. Den gick uppför {child's} tumme. Den gick ända till knogen.

Och där stannade den. Den lyfte på huvudet, och den såg sig omkring, som någon som står högst uppe på en kulle.

”{Gordon}?” viskade {child}.

Fjärilen öppnade vingarna.

”Han säger ja”, viskade {friend}.

”Jag vet”, sa {child}.

# a-bigger-hill
{Child.He} bar honom på tummen ut ur skuggan, försiktigt som ett ägg, dit där solen sken.[music:  På vägen nynnade {child.he} {music} för honom.]

”Det finns en större kulle där uppe”, sa {child} till honom. ”Du får ge dig av om du vill.”

{Gordon} såg sig omkring en liten stund till. Sedan lyfte han. Han flög lite på sned, och han flög in i en böna, och sedan flög han över skjulet och upp, och upp[city: , över hela {city}].[elder2:  {Elder2} vinkade av honom med en toffel.]

”Han är bra”, sa {child}.[athlete:  ”Lika bra som {athlete}.”]

”För att vara nybörjare”, sa {friend}.

[pet.dog: {Pet} åt upp kålbladet.

][pet.cat: {Pet} satte sig vid den tomma burken och stoppade ner en tass i den.

]”Och han kommer tillbaka”, sa {@g2} och såg på {@whose}. ”Det gör de alltid.”

# its-you
[pet.other: På kvällen fick {pet} höra hur det hade slutat. {Pet} avbröt inte den här gången heller.

]Den kvällen satt {@n} i mörkret på {child's} sängkant, med handen på täcket. Det var för mörkt för att se vem det var som låg där. Men något kom gående uppför tummen, på två fingrar. Det gick ända till knogen. Där stannade det och såg sig omkring.

”Jaså”, sa {@n}. ”Det är du.”

”Ja”, sa {child} och gäspade. ”Det är jag inuti.”

# @garden
trädgården
## if elder
{elder's} trädgård

# @g
{minder}, som brukade köra {child's} barnvagn
## if adult & !elder
{adult}
## if elder
{elder.short}

# @g2
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @whose
kålen
## if elder
sin kål

# @n
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
