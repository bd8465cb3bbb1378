title: Ring om det är något
title: Tre gånger, två tillbaka
title: Inte för någon alls
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som går efter mjölk är {adult}, annars mormor eller farfar, annars {minder}. Tryck gärna barnets hand där fingrarna kommer in.

# if-you-need-me
{child} var {age} år och skulle vara ensam hemma för första gången. {@Who} skulle bara gå till affären och köpa mjölk. Ändå hade {@he} stått i hallen med jackan på så länge att {@he} var svettig.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] hade redan varit ensam hemma två gånger, den ena i en hel kvart.][adult & elder & !elder2:  {Elder} hade önskat lycka till, som om {child} skulle till månen.][adult & elder2:  {Elder} och {elder2} hade önskat lycka till, som om {child} skulle till månen.][!adult & elder2:  {Elder2} hade önskat lycka till, som om {child} skulle till månen.]

”Ring om det är något”, sa {@m}.

”Ja”, sa {child.he}.

”Och öppna inte för någon.”

”Nej.”

”Inte för någon alls[city:  i hela {city}]. Vad de än säger att de heter.”

”{@M}. Gå nu.”

{@M} tog {child.his} hand och tryckte den tre gånger. Det gjorde {@he} alltid när de sa hej då, utanför [school: {school} | skolan] och [sport: före {sport} | på kalas], och {child} tryckte alltid två gånger tillbaka. Sedan gick {@he}, och dörren slog igen och låste sig själv.

# sausage
{child} var ensam hemma.[pet.dog:  [!pet.known: Hunden {pet} | {Pet}] räknades inte, för {pet.he} ville bara ha kex.][pet.cat:  [!pet.known: Katten {pet} | {Pet}] räknades inte, för {pet.he} ville bara ha fåtöljen.][pet.other:  {Pet} räknades inte, för {pet.he} ville bara ha lugn och ro.]

Det var fantastiskt. {Child.He} satte sig i {@chair} och la upp fötterna. {Child.He} åt ett kex mitt på soffan. {Child.He} sa ”korv” högt, och ingen frågade varför.

Men sedan började lägenheten låta. Kylskåpet brummade. Det gurglade i ett rör, och det hade det säkert aldrig gjort förut.

Det var inget farligt, det visste {child.he}. {Child.He} ville bara ringa och berätta för {@m} att det inte var något.

# the-sofa
{Child.He} ringde. Då började soffan spela[music:  {music}].

{Child.He} lyfte på kudden. Där låg {@s} telefon och blinkade, och på den stod det att {child} ringde.

Nu fanns det ingen att ringa till. Det blev kallt i magen på {child.him}. Men telefonen fortsatte att spela, så {child.he} svarade i den, för någon måste ju göra det.

”Hej, det är {child}”, sa {child} i sin egen telefon.

”Hej, det är {child} här också”, sa {child} i {@s}.

”Hur går det?”

”Bra. Fast det är lite läskigt.”

”Jag vet”, sa {child.he}. ”Jag tycker precis likadant.”

Det hjälpte en aning. {Child.He} skulle just fråga sig själv om {child.he} ville ha ett kex till, när det lät i hallen.

# who-am-i
Någon tog i dörren. Handtaget gick ner, och så gick det upp igen.

{Child.He} la på i båda telefonerna och smög ut, och hjärtat slog så att [athlete: {athlete} hoppade på tröjan | tröjan hoppade].

”{child}?” sa en röst genom brevinkastet. ”Det är jag. Öppna!”

Det lät som {@m}. Men {@m} var ju i affären.[pet.dog:  {Pet} viftade på svansen, men det gjorde {pet.he} åt alla som kunde tänkas ha kex.][pet.cat:  {Pet} hade fått fåtöljen nu och var inte till någon hjälp.][pet.other:  {Pet} väntade fortfarande på lugn och ro.]

”Vem är jag?” sa {child.he}.

”Du är väl {child}!”

”Nej, vem är du?”

”Jag är {@m}!”

”Det kan vem som helst säga”, sa {child}. ”Jag får inte öppna för någon alls, vad de än säger att de heter. Det har {@m} bestämt.”

”Det var bra bestämt av {@him}”, sa rösten. ”Men jag har glömt telefonen. Och nycklarna.”

”{@M} glömmer aldrig något”, sa {child}. ”Det säger {@he} själv.”

Rösten stönade.

”Fråga mig något, då! Något som bara {@m} vet.”

# pancakes
{Child.He} tänkte efter.

”Vad är min favoritmat?”

”Pannkakor!”

Fel. Det hade varit pannkakor ända till i tisdags, men nu var det lasagne. {child} backade in bland jackorna. Det var inte {@m}. Någon annan stod där ute med {@s} röst, och den enda {child.he} kunde ringa till var sig själv.

”{child}?” sa rösten, mycket lägre nu. ”Hallå? Är du ledsen?”

# four-fingers
{Child.He} svarade inte. {Child.He} tittade på brevinkastet, och {child.he} tittade på sin högra hand. Det fanns en sak som ingen kunde gissa sig till, för den hade {child.he} och {@m} aldrig pratat om. De bara gjorde den.

{Child.He} gick fram till dörren på darriga ben.

”Stick in handen”, sa {child.he}.

Brevinkastet skramlade till, och in kom fyra fingrar. {Child.He} höll fram sin hand. {Child.He} sa inte ett ord om vad fingrarna skulle göra.

De tog om {child.his} hand. De tryckte en gång. De tryckte två gånger. Sedan dröjde det lite, som det alltid gjorde, och så kom den tredje.

{child} tryckte två gånger tillbaka. Sedan öppnade {child.he}.

# so-locked-out
På dörrmattan låg {@m} på knä. {@He} kramade {child} så länge att lampan i trapphuset hann slockna.

”Du gjorde precis som jag sa”, sa {@m}. ”Jag har aldrig varit så stolt. Eller så utelåst.”

”Var är mjölken?” sa {child}.

”Jag hann bara till porten. Sedan märkte jag att jag inte hade telefonen, och tänk om du hade ringt!”

”Jag ringde”, sa {child}. ”Men jag svarade själv.”

# the-other-way-round
{@M} gick in och satte sig på pallen i hallen.

”Vi struntar i mjölken”, sa {@he}. ”Det räcker för i dag.”

{Child.He} kände efter i magen. Kylskåpet brummade, och det gurglade i röret, och nu visste {child.he} hur det lät. {Child.He} hämtade nycklarna från kroken och telefonen från soffan och la dem i {@s} händer. Sedan tryckte {child} den ena handen tre gånger, och efter en stund tryckte {@m} två gånger tillbaka.

”Ring om det är något”, sa {child}.

# @who
{minder}, som passade {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @chair
den bästa fåtöljen
## if adult
{adult’s} fåtölj
