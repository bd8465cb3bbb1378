title: Sol i ryggen, regn på näsan
title: Hej, hej då
title: Ett kalas för en regnbåge
guest neighbour: Maj (hon), Gunnel (hon)

% Regel: en regnbåge behöver sol i ryggen och regn på näsan. Den stora (@a): {adult}, annars den äldre, annars grannen.

# under-the-table
{child} skulle ha kalas i trädgården, men det regnade. Det regnade på filten, och det regnade på ballongerna. {child} satt under bordet med tårtan i knät och väntade på att det skulle sluta.[pet.dog:  {Pet} satt där också, för {pet.he} tyckte inte om att bli blöt.]

Då kom solen, mitt i regnet. Och på gräsmattan ställde sig en regnbåge.

”Hej!” sa den. ”Hej då!”

[!short: ”Ska du gå redan?” frågade {child}. ”Du kom ju nyss.”

]”Jag måste alltid gå precis när det roliga börjar”, sa regnbågen.

# two-things
”Varför det?” frågade {child}.

”Det behövs två saker för att vara regnbåge. Sol i ryggen och regn på näsan. Så fort det slutar regna är jag borta, och det är då som alla andra kommer ut. [!short: Jag hör hur ni skrattar medan jag går. ][city: Jag har stått över hela {city}, men ingen har bett mig komma ner. ][school: Jag har stått över {school}, och när ni fick rast var jag borta. ][sport: Jag har aldrig sett någon {play sport}. ][athlete: Jag har inte ens sett {athlete}. ][music: Jag har bara hört början på {@song}. ]Är det sant att det finns tårta?”

{child} visade tårtan.

”Åh”, sa regnbågen och lutade sig fram. Men just då slutade det regna. Regnbågen började blekna, högst upp först. ”Jaha. Hej då.”

[!short: {child} tyckte så synd om den att det stack i näsan. En gång hade {child.he} själv blivit hämtad från ett kalas precis när tårtan kom in. Sådant glömmer man inte.

]”Gå inte”, sa {child}. ”Du är bjuden.”

# it-must-rain
{@A-first} kom ut med glasen, och sedan kom gästerna.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] kom i vita byxor.][adult & elder:  {Elder} kom under ett paraply[elder2: , och {elder2} kom under ett större].][!adult & elder2:  {Elder2} kom under ett paraply.][pet.cat:  {Pet} lade sig i fönstret, innanför rutan.][pet.other:  {Pet} fick vara inne, där det var torrt.]

”Äntligen är det torrt!” sa {@a}.

”Nej!” ropade {child}. ”Det måste regna!”

[!short: ”Regna?” sa {@a}.

”Annars kan inte hedersgästen komma.”

]Det hade ingen sagt på ett kalas förut.[!short:  Gästerna tittade på sina fina skor.]

{child} tog vattenkannan och stänkte. Då kom en liten bit av regnbågen tillbaka, smal som ett snöre.

”Mer”, viskade den. ”På näsan.”

Men kannan var tom.

{child} sprang efter vattenslangen och vred på den, så mycket det gick.

Pschhh! Det regnade över hela rabarbern. [!short: Det regnade och regnade. ]Men det kom ingen regnbåge.

# only-green
”Var är du?” ropade {child}.

Ingen svarade. Det fanns sol, och det fanns regn, men gräsmattan var bara grön.

[!short: ”Den är nog borta nu”, sa {@a}.

]{child's} haka började darra. ”Den hann inte ens smaka”, sa {child.he}.

{child.He} kisade, för solen sken {child.him} rakt i ögonen.

I ögonen?

Sol i ryggen, hade regnbågen sagt.

Då vände {child} på sig. {child.He} blundade och vände sig, lite till och lite till, ända tills solen låg varm mitt på ryggen. Slangen vände sig också. Nu regnade det rakt på kalaset.

”IIIII!” skrek gästerna.

# at-the-table
Men mitt i regnet, mellan {@a} och tårtan, stod regnbågen. Den var liten nu. Den fick precis plats vid bordet.

”Hej!” sa den.

[!short: {@A} var blöt ända in i skorna.

]”Hela dagen har vi väntat på att det skulle sluta regna”, sa {@a}. ”Och nu regnar vi själva.”

[short: De turades om att hålla i slangen, med solen i ryggen. | Sedan blev det kalas på riktigt. De turades om att hålla i slangen, och varje gång den bytte hand sa de det i kör: ”Sol i ryggen, regn på näsan.” ][friend: {Friend} dansade i pölen tills byxorna inte var vita längre. ][adult & elder: {Elder} fällde ihop sitt paraply, för det var för torrt därunder[elder2: , och {elder2} gjorde en damm av sitt]. ][!adult & elder2: {Elder2} fällde ihop sitt paraply, för det var för torrt därunder. ][pet.dog: {Pet} skakade sig, och då blev det en regnbåge till. ][pet.cat: {Pet} var den enda som var torr. ][pet.other: {Pet} fick en torr smula. ][music: Regnbågen fick höra {@song} ända till slutet. ][!short: Grädden simmade iväg. ]Tårtan blev soppa, och den drack man med sugrör. Regnbågen fick smaka först[!short: , med alla färgerna, en i taget].

[!short: ”Är det så här hela tiden?” frågade den. ”När jag har gått?”

”Torrare”, sa {child}.]

# everybody-goes
Till sist gick solen ner bakom häcken, och alla ryggar blev kalla.

”Nu får vi gå hem”, sa gästerna.

”Jag med”, sa regnbågen stolt. För första gången gick den samtidigt som alla andra. ”Hej då”, sa den till var och en[!short: , och till stolarna, och till duken, och den tog god tid på sig].

# at-breakfast
Nästa morgon satt {child} vid köksbordet med ett glas vatten. Solen sken {child.him} i ryggen, och på bordet, bredvid glaset, låg en regnbåge som inte var större än en tumme.

”Hej”, sa den, och så stannade den hela frukosten.

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour} i huset bredvid
## if adult
{adult}
## if elder & !adult
{elder}
