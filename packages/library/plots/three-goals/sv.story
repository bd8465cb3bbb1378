title: Tre mål
title: Åt fel land
title: Man räknar inte
guest friend: Iris (hon), Amir (han)
guest pet: Rut (hon), Sally (hon)

# own-goal
Man räknar inte målen när man är {age} år. Det har förbundet bestämt. Men alla räknade.

Det stod ett–noll till de blå, och {child} visste precis varför. Det var {child.he} som hade gjort det.

Det hade gått så fort. Bollen kom farande från sidan, och {child} tänkte sparka bort den. {child.He} träffade perfekt. Så bra hade {child.he} aldrig träffat i hela sitt liv. Bollen for i en båge, högt över deras egen målvakt, och rakt upp i krysset.

Först var det tyst. Sedan jublade de blå. Och vid sidan skällde någon av glädje, och det var {pet}. {@dog-lies} {pet.He} gillade mål. {pet.He} brydde sig inte om åt vilket håll.

# @dog-lies
{Pet} var tränarens tax och låg i tränarens jacka med bara nosen ute.
## if pet.dog
{Pet} var {child's} [breed: {breed} | hund] och låg på [adult: {adult's} jacka | en jacka] med nosen mot planen.
## if pet.dog & breed.Dachshund
{Pet} var {child's} tax och låg i [adult: {adult's} jacka | en jacka] med bara nosen ute.

# half-time
I halvtid satt {child} för sig själv vid vattenflaskorna och drog gräs. {friend}, [friend: {child.his} bästa vän, | som spelade längst fram,] kom och satte sig. {Friend} hade lera ända upp i pannan.

”Det var matchens snyggaste skott”, sa {friend}.

”Sluta.”

”Men det var det. Jag skulle vilja kunna skjuta så. Du siktade bara åt fel land.”

{child} ville skratta och gråta på samma gång, och det blev en hostning. [athlete: På vattenflaskan satt ett klistermärke med {athlete}. {child} vände på flaskan.] [elder: Borta vid linjen stod {elder}[elder2:  och {elder2}] och klappade fast det var paus.]

”Jag tänker inte röra bollen mer”, sa {child}.

”Det blir svårt”, sa {friend}. ”Det är fotboll.”

# not-touching
Men det gick. När andra halvlek började märkte {child} att det går utmärkt att spela fotboll utan att röra bollen. Man springer hela tiden, men lite för sent. Man pekar. Man ropar ”ta den!” Ingen blir arg, för det ser ut som om man är med. [school: Halva laget gick på {school}, och ingen där märkte något heller.] Bara en märkte det. {Pet} hade satt sig upp, och varje gång {child} vek undan lade {pet.he} huvudet på sned.

Det började skymma, och lamporna tändes med ett surr. [city: Över {city} blev himlen röd.] Fortfarande ett–noll. {child} stod precis där {child.he} ville stå, på en plats dit ingen skulle komma på att passa.

Då fick {friend} bollen. {Friend} hade två blå framför sig och en bakom. {Friend} tittade åt vänster, där det stod någon och viftade. {Friend} tittade rakt fram, där det var en liten lucka. Sedan tittade {friend} på {child}.

{child} skakade på huvudet.

{friend} passade ändå.

# the-pass
Det var ingen hård passning. Den kom rullande över gräset, rund och lugn, som om den hade all tid i världen. {child} hann tänka på krysset. {child.He} hann tänka på tystnaden. Och {child.he} hann tänka att {friend} hade sett självmålet från början till slut, och visste precis hur illa det kunde gå, och hade passat ändå.

Då tog {child} emot den.

Den stannade vid foten. En blå kom rusande. {child} drog bollen åt sidan, och den blå for förbi som ett tåg som har glömt att stanna. Nu var det tomt framför. {friend} sprang redan, med armen i luften. {child} sparkade, precis likadant som förra gången, med samma fot och samma båge. Men den här gången åt rätt land.

{friend} hoppade och fick pannan på den. Nätet svällde som ett segel.

”ETT–ETT!” vrålade [adult: {adult}, som inte räknade. | tränaren, som inte räknade.] [music: Någon satte på {music} i högtalaren, och stängde av den igen, för matchen var inte slut.]

# the-dog
{Pet} skällde så att {pet.he} hoppade. Och sedan gjorde {pet.he} det som {pet.he} hade längtat efter hela matchen. {pet.He} kröp ur halsbandet.

{@dog-runs} In över planen kom {pet.he}, med öronen rakt bak, mellan domarens ben, under målvakten och in i målet. Där låg bollen. {Pet} satte nosen mot den och började dribbla.

”Ta hunden!” ropade någon.

Det var fjorton barn på planen, och alla försökte. {Pet} rundade de blå. {Pet} tunnlade domaren. [adult: {Adult} | Tränaren] sprang efter och ropade, och det var som att ropa på vinden. {Pet} hade hela planen framför sig och sprang den, ända bort till de blås mål, och där knuffade {pet.he} bollen över linjen. Sedan lade {pet.he} sig på den.

Alla hade stannat. De blås målvakt satt på marken och skrattade så att han fick hålla sig i stolpen.

”Räknas det?” frågade {friend}.

Domaren torkade sig i ansiktet. Han tittade på klockan. Han tittade på {pet}.

”Vi räknar ju inte”, sa han. ”Men matchen är slut, och jag tänker inte försöka ta bollen därifrån.”

# @dog-runs
En tax kan se långsam ut. Det är den inte.
## if pet.dog
En hund som har suttit stilla i två halvlekar har mycket sparat.
## if pet.dog & breed.Dachshund
En tax kan se långsam ut. Det är den inte.
## if pet.dog & breed.Bulldog
En bulldogg kan se ut som en kudde. Det är den inte.
## if pet.dog & breed.Border Collie
En bordercollie kan inte se fjorton barn springa åt olika håll utan att få ont i magen.
## if pet.dog & breed.Labrador / pet.dog & breed.Golden Retriever
En hund som älskar bollar kan vänta en halvlek. Två är för mycket begärt.

# in-bed
På kvällen låg {child} i sängen. Benen var tunga på ett skönt sätt. [adult: {Adult} | Den som läste] satt på sängkanten[pet.dog: , och {pet} låg i fotänden och var trött].

”Tänker du på självmålet?” sa [adult: {adult} | den som satt där].

{child} kände efter. Det fanns kvar. Men det hade blivit mindre, för det låg så mycket annat runt omkring.

”Det blev tre mål i dag”, sa {child}. ”Jag gjorde ett, och jag passade till ett. Och jag klappade {pet} före matchen. Så jag var faktiskt med på allihop.”

”Det har nog ingen gjort förut”, sa [adult: {adult} | den som satt där] och släckte.

{child} blundade, och där kom bollen rullande igen över gräset, rund och lugn. {child.He} behövde inte skynda sig. {child.He} visste vem den kom ifrån.
