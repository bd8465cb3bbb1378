title: Vems fot är det nu?
title: Hand, hand, fot, fot
title: Den har flyttat på sig
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som har hand om truppen (@a) är mormor eller farfar där någon är vald, annars {adult}, annars {minder}. Säg ”hand, hand, fot, fot” jämnt som en klocka.
% En regel: en i truppen får ha ont i foten, men inte två.

# not-pressing-yet
På en bänk i gymnastikhallen[city:  i {city}] satt {child} med ena foten rakt ut. Framför {child.him} låg {@first} på knä med en linda, för {@he} hade hand om truppen i dag.[elder2:  {elder2} hade hand om bananerna.]

”Vilken fot var det?” frågade {@a}.

”Den”, sa {child}.

”Gör det ont när jag trycker?”

”Aj!” sa {child}.

”Jag har inte tryckt än”, sa {@a}.

Det var inget fel på foten. {child} var rädd[school: , räddare än före något prov {at school}]. Snart skulle gymnastiktävlingen börja, och fem barn skulle hjula längs den långa blå mattan, ett efter ett. {child} skulle hjula sist. Och mitt i en hjulning, när båda fötterna ska vara allra högst upp, blev {child} alltid rädd och vek ihop sig som en solstol.

# pins-or-hot
De var sex i truppen, och det behövdes bara fem. En av dem fick ha ont i foten.

”Hur gör det ont?” frågade {friend}[!friend.known: , [friend: {child’s} bästa vän | som också var med i truppen]]. ”Sticker det, eller är det varmt?”

”Det sticker”, sa {child}, för det lät värst.

”Jaha”, sa {friend}. ”Jag trodde att det var varmt.”

[pet: {@Pet}]

# moves-about
När lindan satt på plats provade {child} att gå. {Child.He} haltade hela vägen till dörren och tillbaka[music: , i takt till {music} i högtalaren].

”Var det inte den andra?” frågade {@a}.

{child} tittade ner. {Child.He} haltade på fel fot.

”Den har flyttat på sig”, sa {child}.

”Flyttat på sig?”

”Den gör det ibland.”

”Jaså”, sa {@a}. ”Min rygg gör aldrig så.”

# the-sound
Så värmde de andra upp, och {child} satt på bänken, blundade och lyssnade. En hjulning hörs. Hand, hand, fot, fot. När {friend} hjulade lät det jämnt som en klocka[athlete: , och så skulle det låta om {athlete} med, sa {friend}].

Hand, hand, fot …

Fot.

{child} öppnade ögonen. Den hjulningen haltade.

# said-it-first
{Friend} kom och satte sig på bänken, försiktigt. ”Det är ingenting”, sa {friend.he} fort.

{@Found}

”Den är varm!” sa {child}.

”Jag kom ner på mattkanten”, sa {friend}. ”I går.”

”Varför har du inget sagt?”

”Jag skulle just”, sa {friend}. ”Men du hann före.”

En av dem fick ha ont i foten, men inte två. Det fanns bara en enda ond fot att få, och den hade {child} tagit.

# the-whistle
En visselpipa blåste. Det var deras tur.

{Friend} reste sig, blev vit om läpparna och fick sätta sig. Så reste {friend.he} sig igen. ”Vi måste vara fem”, sa {friend.he}. ”Det är ju bara en hjulning.” Men ögonen var fulla av tårar.

{child} blev kall i magen. Om {child.he} berättade skulle alla få veta att {child.he} hade ljugit, och sedan skulle {child.he} vara tvungen att hjula, mitt framför dem. Om {child.he} var tyst skulle {friend} göra det på den där foten.

# round-and-round
{child} böjde sig ner och började linda av.

”Vad gör du?” sa {friend}.

”Den är din”, sa {child}. ”Jag har inte ont. Jag är bara rädd.”

”Jag vet”, sa {friend}. ”Du sa aj för tidigt.”

”Varför sa du inget till någon?”

”Du var ju så rädd”, sa {friend}.

{child} lade lindan om {friend’s} fot, så försiktigt {child.he} kunde. Då kom {@a} springande.

”Vems fot är det nu?” sa {@a}.

”Den har flyttat på sig”, sa {child}.

{@A} tittade på den ena foten och sedan på den andra. ”Ja, det har den”, sa {@he} långsamt. ”Och var har du själv ont?”

”I magen”, sa {child}. ”Jag blir så rädd i mitten.”

{@A} lade handen där. ”Med en sådan mage kan man hjula”, sa {@he}.

”Och i mitten hjälper jag dig”, sa {friend}. ”När du är rädd gör du bara hand, hand, och sedan glömmer du resten. Jag säger det. Du gör bara som du hör.”

# the-middle
Fyra hade hjulat, och mattan låg tom. {child} sträckte upp armarna. Knäna darrade.

”Hand!” ropade {friend} från bänken.

{child} satte ner ena handen på mattan.

”Hand!”

Där kom den andra, och hela hallen vändes upp och ner. Lamporna var på golvet, och folk hängde från läktaren som fladdermöss. Det här var mitten. Här vek {child} alltid ihop sig, och det ville hela {child} göra nu också.

”FOT!” skrek {friend}.

Och {child} hörde det och sträckte på benen. Den ena foten gick över toppen och ner.

”FOT!” skrek {child}, och där kom den andra.

{child} stod upp, med båda armarna i luften. Det var lite till vänster om mattan, men det var hela vägen runt.

[pet: {@Cheer}

]De kom trea. På prispallen stod {friend} med resten av truppen, på ett ben.

# three-good-feet
Foten var inte bruten, bara stukad, och på kvällen tog de den med sig hem. {@A} gick före med alla väskorna[elder2:  och {elder2} med resten av bananerna].[sport:  Det fick vänta ett tag med {sport} för den foten.] {Friend} hoppade, med ena armen om {child’s} hals.

”Sticker det?” frågade {child}.

”Det är varmt”, sa {friend}. ”Och på dig?”

{child} kände på magen. ”Det har flyttat på sig”, sa {child.he}.

[elder & adult: Långt bort på parkeringen satt {adult} i bilen och väntade. | Bilen stod långt bort på parkeringen.] De fick gå sakta och säga det vid varje steg. Fot, fot, fot. Men tillsammans hade de tre bra fötter, och tre räckte.

# @Pet
I en bur bredvid dem hade {pet} vänt ryggen till. {Pet} var med för att ge tur, och ville hem.
## if pet.dog
Under bänken låg {pet}[!pet.known: , {child’s} hund]. {Pet} fick egentligen inte vara där och gjorde sig så platt {pet.he} kunde.
## if pet.cat
I {child’s} gympapåse låg {pet}[!pet.known: , {child’s} katt]. Ingen hade bett {pet.him} följa med, och nu letade {pet.he} efter ett varmare ställe.

# @Found
{child} böjde sig ner och kände på {friend’s} fotled. Den var tjock som en bulle.
## if elder & !pet
”Det är inte dem som haltar man ska titta på”, sa {elder.short} och nickade mot {friend}. ”Det är dem som går som om de trampade på ägg.”

{child} kände på {friend’s} fotled. Den var tjock som en bulle.
## if pet.dog
”Vad är det, {pet}?” viskade {child}. För {pet} kröp rakt förbi lindan, utan att nosa på den, och lade nosen mot {friend’s} fotled, alldeles försiktigt. {child} kände också på den. Den var tjock som en bulle.
## if pet.cat
”Inte där, {pet}”, viskade {child}. Men {pet} klev rakt över lindan och lade sig på {friend’s} fotled. En katt vet alltid var det är varmast. {child} kände också på fotleden. Den var tjock som en bulle.
## if pet.other
”Titta, {pet} har vänt sig”, sa {child}. Nu satt {pet} med ryggen mot lindan och tittade rakt på {friend’s} fotled. {child} kände på den. Den var tjock som en bulle.

# @Cheer
I buren vände sig {pet} också ett helt varv.
## if pet.dog
Under bänken skällde någon som inte var där.
## if pet.cat
På bänken öppnade {pet} ett öga, och låg kvar på foten.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
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
