title: Bara åt höger
title: Utan mig
guest friend: Molly (hon), Isak (han)
guest minder: Ingegerd (hon), Birgit (hon)

% Den som kör är {adult}, annars familjens egen äldre, annars {minder} som hyr ett rum.
% Dång sägs högt den första gången och mycket tyst den sista.

# eight-seats
{@buys}

”Den var billigare”, sa {@a}. ”Och den har åtta säten.”

”Vi är inte åtta”, sa {child}.

”Då får vi plats.”

# the-bell
Den var röd som en tomat. Längs sidan hängde en stege, och på taket satt en stor mässingsklocka.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] luktade på alla hjulen, ett i taget.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] lade sig på motorhuven, som var varm.][pet.other:  Inifrån fönstret tittade {pet} på den, länge.] Klockan var det enda felet, sa {@a}. Så fort man svängde åt vänster började den ringa. Det lät som om någon tappade ett helt kök utför en trappa.

”Men bara åt vänster”, sa {@a}. ”Åt höger är den tyst som en mus.”

När man är {age} finns det en sak man absolut inte vill vara, och det är något som alla tittar på.

# round-the-church
Så varje morgon åkte de till [school: {school} | skolan] bara åt höger. Det tog sin tid.

”Tre höger är en vänster!” sa {@a} glatt och körde runt kyrkan igen.

{child} satt dubbelvikt i bältet med luvan uppe, så att inget av {child.him} syntes i fönstret. {@A} fick släppa av {child.him} bakom återvinningen. Sedan gick {child} sista biten och såg ut som om {child.he} inte kom från något särskilt håll.

”Det är en så fin bil”, sa {@a} varje gång och klappade den på dörren.

”Hej då”, sa {child} till sina skor.

# i-walk
Det hade kunnat gå bra, om det inte hade varit för {friend}[!friend.known: , {child's} bästa vän].

Förut, med den gamla bilen, hade de alltid hämtat {friend} vid busshållplatsen. Nu fick {friend.he} ta bussen.

”Vi har ingen bil just nu”, hade {child} sagt. Det var nästan sant. En brandbil är mer som ett hus.

”Hur kommer du till skolan då?” sa {friend}.

”Jag går.”

”Sju kilometer?”

”Jag går fort.”

# blister-plasters
I tre veckor funderade {friend} på det. {Friend} var sådan, {friend.he} lade inte ifrån sig en sak. Och på onsdagen sa {friend.he}:

”I morgon går jag med dig. Jag väntar vid hållplatsen.”

”Gör inte det!” sa {child}.

”Jo. Jag har köpt skavsårsplåster.”

Den kvällen skrev {child}: ”Ta bussen i morgon. Det ska regna.” Och {friend} skrev: ”Aldrig.”

# on-tiptoe
På torsdagen öste det ner. Vindrutetorkarna på brandbilen gick som två gamla gubbar som bråkar[music: , i otakt med {music} på radion]. {child} satt med huvudet i knät och hade ont i magen.

Vid korsningen blev det rött. Till höger låg vägen runt kyrkan. Till vänster, en bit bort, låg hållplatsen. {child} hade bestämt sig för att inte titta. Sedan drog {child.he} undan luvan med ett finger och tittade.

Bussen stod där med dörrarna öppna. {Friend} stod utanför, med gummistövlar och ryggsäck och håret klistrat mot pannan. Busschauffören sa något. {Friend} skakade på huvudet. Dörrarna gick igen, och bussen körde.

{Friend} stod kvar. {Friend.He} tittade åt andra hållet, bort längs trottoaren, där {child} borde komma gående. {Friend.He} ställde sig på tå för att se bättre.

# turn-left
Det blev grönt.

”{@A}”, sa {child}. ”Sväng vänster.”

”Vänster?” sa {@a}. ”Vi kan ta tre hö…”

”{Friend} blir ännu blötare på tre höger. Sväng vänster.”

{@A} såg på {child.him}. Sedan slog {@he} på blinkersen.

DÅNG! sa klockan. DÅNG-ALÅNG-ALÅNG! Det öppnades fönster[city:  över halva {city}]. {@howl} {@salute}, och två killar ur parallellklassen tappade varsin macka.

{child} drog ner luvan och satte sig rak. Och då märkte {child.he} hur högt man satt. Det hade {child.he} aldrig sett, med huvudet i knät. Man såg över häckarna. Man såg hela vägen fram till {friend}, som hade vänt sig om.

# without-me
{@A} bromsade. Klockan tystnade. {child} öppnade dörren.

{Friend} såg på stegen. {Friend.He} såg på klockan. Sist såg {friend.he} på {child}.

”Du sa att du gick”, sa {friend.he}.

”Jag ljög”, sa {child}. ”Jag skämdes.”

”För mig?”

”För den!”

{Friend} stod tyst. Det droppade från {friend.his} näsa.

”Har du”, sa {friend.he} långsamt, ”åkt brandbil. I tre veckor. Utan mig.”

”Ja.”

”Det är det värsta du har gjort.”

”Jag vet. Förlåt.”

”Flytta på dig”, sa {friend}.

# three-lefts
{Friend.He} klättrade upp, spände fast sig och vred ur ärmarna över golvmattan. En lång stund sa {friend.he} ingenting. {child} vågade knappt andas.

”Hur får man den att ringa?” sa {friend} till slut.

”Man svänger vänster”, sa {child}.

”Går det att komma till skolan bara åt vänster?”

”Tre vänster är en höger”, sa {@a}.

# a-hose
Så kom det sig att de åkte runt kyrkan, och runt, och runt igen, åt fel håll, innan de stannade. Inte bakom återvinningen. Rakt framför porten, mitt i värsta trängseln.

Alla tittade[sport: , till och med de som höll på att {play sport}]. Det var precis så hemskt som {child} hade trott, i ungefär fyra sekunder. Sedan ropade någon:

”Har ni slang?”

{Friend} vevade ner rutan. {Friend.He} satt högst av alla på hela skolgården[athlete: , vinkade som {athlete} efter en seger] och såg ut som om {friend.he} hade väntat på det i hela sitt liv.

”Nej”, ropade {friend.he}. ”Men vi har skavsårsplåster.”

# dong
På kvällen hade regnet slutat. Brandbilen stod på gatan och droppade[pet.cat: , med {pet} på förarsätet]. {@A} satt på sängkanten, och {child} låg på rygg och tittade i taket.[pet.other:  {Pet} hade fått höra alltihop.]

”{@A}? {Friend} undrar om {friend.he} får åka med på fredag också. Och två till från hållplatsen.[elder & adult:  Och {elder.short}.][elder2:  Och {elder2.short}.] Och busschauffören.”

”Vi har åtta säten”, sa {@a}.

{child} gäspade. Sedan vände {child.he} sig på sidan, som {child.he} alltid gjorde när {child.he} skulle sova. Åt vänster.

”Dång”, sa {@a}, mycket tyst.

# @buys
När {minder}, som hyrde ett rum hos {child} och körde {child.him} till skolan om mornarna, skulle köpa en begagnad bil kom {minder.he} hem med en brandbil.
## if elder & !adult
När {child's} {elder} skulle köpa en begagnad bil kom {elder.he} hem med en brandbil.
## if adult
När {adult} skulle köpa en begagnad bil kom {adult.he} hem med en brandbil.

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @he
{minder.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @howl
En hund började yla.
## if pet.dog
{Pet} hördes yla ända hemifrån.

# @salute
En gammal dam ställde sig i givakt
## if elder & adult
{Elder}[elder2:  och {elder2}], på väg till bageriet, ställde sig i givakt
## if elder2 & !adult
{Elder2}, på väg till bageriet, ställde sig i givakt
