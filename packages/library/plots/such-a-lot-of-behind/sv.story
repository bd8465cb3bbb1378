title: Maka på dig, sa enhörningen
title: Enhörningar backar inte
title: Så mycket bakdel
guest friend: Abbe (han), Tuva (hon)
guest pet: Myran (hon), Krut (han)

% Hunden är familjens eller kompisens; en katt gör som en katt: @deed, @thanks, @chin.

# a-unicorn-was-stuck
Samma dag som det var lådbilsrace[city:  i {city}] satt det en enhörning fast i gången bredvid huset.

Gången var smal, och det var inte enhörningen. Nosen tog i grinden. Rumpan tog i allt det andra. Bakom rumpan stod {child} med lådbilen. {Friend}[!friend.known: , {child.his} bästa vän,] bar båda hjälmarna. {@Whose}

Det enda {child} ville var att komma ut på gatan och tävla.

# talking-to-a-bottom
”Ursäkta”, sa {child} till rumpan. ”Maka på dig.”

”Det går inte att maka på sig”, sa enhörningen. ”Det är en grind här.”

”Den öppnas inåt. Du måste backa först.”

”Enhörningar”, sa enhörningen, ”backar inte.”

”Tre små steg. Flytta på rumpan!”

”Så där säger man inte rakt upp i ansiktet på någon”, sa enhörningen.

”Jag säger det inte i ansiktet på dig!” sa {child}. ”Jag ser inte ditt ansikte!”

{child} hade rätt om grinden. Enhörningen hade rätt om enhörningar. Så ingen kom någonstans.

# a-cross-horse
”Låt mig försöka”, sa {friend}. {Friend} skulle bli veterinär och hade en särskild röst för det. ”Så ja, lilla gumman. Nu ska vi titta här.” {Friend} tittade. ”Det är tyvärr en häst.”

”En häst!” sa enhörningen.

Hon slog till med svansen, och den for rakt in i munnen på {friend}.

”En sur häst”, sa {friend} och spottade glitter.

# pushing
De försökte putta[sport: , lika hårt som när de får {play sport}].[athlete:  Inte ens {athlete} hade rubbat henne.] De försökte dra. {Friend} försökte smörja in henne med diskmedel. Det var en väldigt bra idé, bara det att nu satt hon lika fast som förut och löddrade.

”Maka, maka, maka på dig!” sa {child}.

”Nej, nej, nej!” sa enhörningen.

Ute på gatan ringde {@bell} i en klocka.[music:  Någon satte på {music}.] ”Fem minuter kvar!” [school: ropade alla andra från {school} | ropade alla de andra].

# the-horn
”Då så”, sa enhörningen. ”Om inte ni flyttar på grinden så gör jag det.”

Hon böjde ner hela huvudet, stack in hornet under grinden och bände. Grinden sa krasch. Enhörningen sa ”åh”.

”Vad hände?” sa {child}.

”Hornet har fastnat”, sa en liten röst.

Nu kom hon inte framåt heller. Benen började skaka på henne. {child} kände det i båda händerna, skak, skak, skak, och slutade vara arg. Så stor, och så var hon rädd.

”Vi kommer inte förbi henne”, viskade {child}. ”Det gör ingen.”

# somebody-could
Jo, en gjorde det. {@Deed}

Plopp! Hornet var ute.

{@Thanks}

# such-a-lot
{child} la handen platt mot enhörningens sida. ”Varför backar du inte? På riktigt?”

”För att jag inte ser där bak”, sa enhörningen. ”Det är så mycket bak på mig. En gång satte jag mig på en igelkott.”

”Fick den ont?” sa {friend}.

”Nej”, sa enhörningen. ”Det fick jag.”

# no-hedgehogs
”Men jag ser där bak”, sa {child}. ”Det är ju här jag står. Jag håller handen här hela vägen. Är det någonting så skriker jag.”

”Och jag letar igelkottar”, sa {friend} och la sig på marken med båda hjälmarna på huvudet. ”Inga igelkottar! En snigel, men han är på väg bort.”

”Maka på dig”, sa {child}, alldeles mjukt. ”Jag har dig. Maka på dig.”

# like-a-cork
En hov gick bakåt. Nästa hov gick bakåt, och nästa, och ut i trädgården for enhörningen som en kork, alldeles löddrig. Äntligen fick {child} se hennes ansikte. Det var ett fint ansikte med ganska mycket lera på.

”Du ser inte ut som jag trodde”, sa {child}.

”Inte du heller”, sa enhörningen. ”Du är mycket kortare.”

De kom sist i racet, för {friend} stannade halvvägs för en snigels skull. Det gjorde ingenting.[adult:  {Adult} ringde i klockan för dem i alla fall.]

# chips
Efteråt satt {child} och {friend} på trappan[elder:  och fick pommes frites av {elder}[elder2:  och {elder2}]|  med en skål pommes frites mellan sig], och {pet} låg över deras fötter.

En skugga föll över skålen.

”Maka på er”, sa enhörningen.

De makade på sig. Enhörningen vände sig om i kvällssolen och tittade sig över axeln, och {child} sträckte ut handen och höll den där.

Då satte enhörningen sig bredvid dem, sakta, baklänges, och {pet} {@chin}.

# @whose
{Pet}, {friend's} hund, hade aldrig känt lukten av något så intressant.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] hade aldrig känt lukten av något så intressant.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] hade kommit för att se vad alla tittade på, och satte sig och tittade på det.

# @bell
någon
## if elder
{elder}
## if adult
{adult}
## if adult & elder
{adult} och {elder}

# @deed
{Pet} la öronen bakåt och kröp rakt in under henne, mellan alla fyra benen, fram till grinden. Där fanns en halv grop, och {pet} hade aldrig i sitt liv lämnat en halv grop efter sig. {Pet.He} grävde. Leran sprutade bakåt. En del hamnade på enhörningen, och resten hamnade på {friend}.

”Bra, {pet}!” ropade {child}. ”Gräv!”
## if pet.cat
{Pet} la öronen bakåt och kröp rakt in under henne, mellan alla fyra benen, fram till grinden. Där glittrade hornet i leran, och det darrade, och {pet} hade aldrig i sitt liv låtit något som darrar vara i fred. {Pet.He} slog till det med ena tassen. {Pet.He} slog till det med den andra. Leran stänkte. En del hamnade på enhörningen, och resten hamnade på {friend}.

”Bra, {pet}!” ropade {child}. ”En gång till!”

# @thanks
”Tack, du leriga”, sa enhörningen.

{Pet} slickade henne på nosen.
## if pet.cat
”Tack, du leriga”, sa enhörningen.

{Pet} gned hela ansiktet mot hennes nos.

# @chin
la sin leriga haka på hennes hov
