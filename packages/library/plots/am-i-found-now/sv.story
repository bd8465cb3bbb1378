title: Stenen som fnittrade
title: Nittiosju
title: Är jag funnen nu?

% Räkna gärna med: nittioåtta, nittionio, hundra.

# the-stone-giggled
Bakom {elder's} hus började skogen, och där lekte {child} och {friend}[!friend.known: , {child.his} bästa vän,] kurragömma. {child} räknade mot tallen. {Friend} sprang och satte sig bakom en stor, mossig sten.

{Friend} satt alldeles tyst.

Då fnittrade stenen, och {friend} blev rädd.

”{child}!” ropade {friend}. ”Jag ger upp. Kom hit!”

De ställde sig bredvid varandra och tittade. Stenen hade mossa överst och en liten gran på ena sidan. {child} petade på den. Då fnittrade den igen.

## or
{child} och {friend}[!friend.known: , {child.his} bästa vän,] lekte kurragömma i skogen bakom {elder's} hus. {child} gömde sig bäst. {Friend} letade bakom tallen och under granen och bakom en stor, mossig sten, och sedan satte {friend.he} sig på stenen för att tänka.

Då fnittrade den.

”Jag hör dig!” sa {friend}.

”Det är inte jag”, sa {child}, som kom fram ur en helt annan buske.

De tittade på stenen. Den hade mossa överst och en liten gran på ena sidan. {Friend} studsade lite, där {friend.he} satt, och då fnittrade den igen.

# not-you
”Sluta, det kittlas”, sa stenen. Och så öppnade den ett öga, stort och brunt som en kastanj.

Det var ingen sten. Det var ett troll.

”Har ni hittat mig nu?” viskade trollet.

”Ja”, sa {child}.

Trollet suckade så att barren yrde. ”Det räknas inte”, sa det. ”Det är inte ni som letar. Det är Skrubbknät.”

”Vem är det?”

”Skrubbknät är sex år och har alltid sår på knät. Skrubbknät skulle räkna till hundra. Jag har suttit här ett tag nu. Men jag är väldigt bra på att gömma mig, så det är klart att det tar tid.”

{child} såg på granen som växte på trollet. Den var högre än {child.he} själv.

”Hur länge är ett tag?” frågade {friend}.

”Det har varit vinter några gånger”, sa trollet. ”Sextio, kanske.”

# ninety-seven
De sprang till huset allt vad de orkade[sport: , som när man ska {play sport}][athlete: , och inte ens {athlete} hade hunnit ifatt dem].

I köket stod {elder}[adult:  med {adult}] och rensade vinbär.

”När du var liten”, flämtade {child}, ”lekte du kurragömma med ett troll då?”

En vinbärskvist ramlade rakt ner på golvet.

”Jag hade kommit till nittiosju”, sa {elder.short}. ”Då ropade min mamma att det var mat. Sedan letade jag, hela den sommaren och alla somrar efter det. Men det är så förskräckligt bra på att gömma sig. Till slut trodde jag att jag hade hittat på alltihop.”

”Det sitter kvar”, sa {friend}.

{Elder.short} tog av sig förklädet.[elder2:  ”Ta käppen”, sa {elder2}. ”Och ta bullar.”|Och så tog {elder.he} käppen, och en påse bullar.]

## or
De sprang in i trädgården[sport: , så som man springer när man ska {play sport}][athlete: , fortare än {athlete}]. Där satt {elder}[adult:  hos {adult}] och skalade äpplen till en paj.

”Kallades du för Skrubbknät?” ropade {child}. ”När du var sex?”

Äppelskalet gick av.

”Det har ingen sagt på sextio år”, sa {elder.short}. ”Det var bara en som sa det. Vi lekte kurragömma. Jag hade kommit till nittiosju, och då ropade min mamma in mig. Dagen efter letade jag, och hela sommaren. Det är så förskräckligt bra på att gömma sig. Till slut trodde jag att jag hade drömt.”

”Det är kvar”, sa {friend}. ”Det väntar på dig.”

{Elder.short} reste sig så att alla äpplen rullade.[elder2:  ”Ta käppen”, sa {elder2}. ”Och ta bullar.”|Och så tog {elder.he} käppen, och en påse bullar.]

# grey
De gick långsamt, {child} på ena sidan och {friend} på den andra, för {elder.short's} ben var inte sex år längre.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] gick först.] [music: {Friend} gnolade på {@song}, så att stegen skulle gå lättare. ]Men när de kom fram skakade trollet på huvudet.

”Det där är inte Skrubbknät”, sa det. ”Skrubbknät har rött hår.”

”Det blev grått”, sa {elder.short}.

”Skrubbknät är så här stor.”

”Jag växte”, sa {elder.short}.

”Så kan vem som helst säga”, sa trollet, och så knep det ihop ögonen, så att ingen fel skulle hitta det.

# anybody-can-say-that
{Elder.short} stod där med sin käpp[city:  och hade rest ända från {city}][!city: ]. Ingen sa något.

{child} tittade upp. {Elder.short} såg så ledsen ut att det gjorde ont i {child's} mage. Hur ska man visa vem man är, när både håret och rösten har blivit annorlunda?

[school: På {school} har man namn i stövlarna, tänkte {child}. Men det hjälpte inte här. ]”Hej då, då”, sa {elder.short} till trollet. ”Det var roligt att leka.”

Trollet höll för öronen också.

# the-knee
”Vänta!” sa {child}. ”Knät!”

”Vad är det med knät?” frågade {friend}.

”Det hette ju Skrubbknät! {Elder.short}, har du något kvar?”

{Elder.short} drog upp byxbenet. Och mitt på knät satt ett litet, litet ärr. Det var vitt och böjt som en måne.

Trollet öppnade ena ögat. Det lutade sig fram, så att granen svajade.

”Det där fick Skrubbknät när vi åkte kana på berget”, sa det långsamt. ”Jag blåste på det.”

”Du blåste bort min sandal också”, sa {elder.short}.

Då började trollets haka darra. ”Skrubbknät”, sa trollet. ”Vad du har letat länge.”

”Och vad du har gömt dig bra”, sa {elder.short}.

# a-hundred
{Elder.short} sträckte ut handen för att dunka trollet på axeln. Men {friend} höll emot.

”Du måste räkna klart först”, sa {friend}. ”Annars gäller det inte.”

Så {elder.short} lutade pannan mot tallen och höll för ögonen.

”Nittioåtta”, sa {elder.short}. ”Nittionio.”

{child} höll andan. {Friend} höll andan. Trollet höll andan.

”Hundra. Nu kommer jag.”

Och {elder.short} vände sig om, gick tre steg med käppen och lade handen på den mossiga axeln.

”Dunk”, sa {elder.short}. ”Funnen.”

Trollet skrattade så att kottarna rullade. Sedan reste det sig, för första gången på sextio vintrar, och knakade i varje led, och åt upp alla bullarna utom två. Den ena var till {child}, och den andra var till {friend}.[pet.cat:  {Pet}, katten, som hade suttit i tallen hela tiden, kom ner och luktade på påsen.][pet.other:  {child} berättade för trollet om {pet}, som också var bra på att sitta stilla.]

## or
{Elder.short} tog trollet i handen. Men {friend} skakade på huvudet.

”Det är inte riktigt funnet än”, sa {friend}. ”Det fattas tre.”

Så {elder.short} ställde sig mot tallen igen, precis på samma ställe, och blundade.

”Nittioåtta”, sa {elder.short}. ”Nittionio.”

Trollet drog in magen och blev alldeles till en sten. {child} och {friend} höll andan.

”Hundra. Nu kommer jag.”

{Elder.short} letade bakom tallen. {Elder.he} letade under granen. ”Var kan det vara”, sa {elder.he}, länge, för det hade de väntat på, båda två. Och sedan lade {elder.he} handen mitt i mossan.

”Dunk”, sa {elder.short}. ”Funnen.”

Trollet skrattade så att kottarna rullade, och åt upp alla bullarna utom två. De var till {child} och {friend}.[pet.cat:  {Pet}, katten, fick smulorna.][pet.other:  {child} berättade för trollet om {pet}, som också var bra på att sitta stilla.]

# on-the-lawn
”Nu är det din tur att gömma dig, Skrubbknät”, sa trollet.

”I morgon”, sa {elder.short}. ”Nu är det mat. Men den här gången följer du med in.”

Den kvällen såg {child} en stor sten på gräsmattan utanför fönstret, med en liten gran på ena sidan. Stenen sov. Den snarkade lite.

Den behövde inte gömma sig mer.

## or
”En gång till”, sa trollet. ”Nu räknar jag.”

”I morgon”, sa {elder.short}. ”Nu är det mat. Och den här gången äter vi allihop.”

De åt på trappan, för dörren var för smal. När det blev mörkt gäspade trollet, och då gäspade {friend}, och då gäspade {child}.

Och sedan låg det en stor sten på gräsmattan, med en liten gran på ena sidan. Den snarkade lite.

Den behövde inte gömma sig mer.

# @song
{music}
