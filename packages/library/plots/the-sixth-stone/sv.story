title: Den sjätte stenen
title: {@K}, {age} år
title: Ge hit mitt munspel

guest boy: Plutten (han), Nubben (han)
guest girl: Loppan (hon), Pricken (hon)
guest sister: Gun (hon), Maj (hon)

% {elder} som barn heter {@k}: {boy} eller {girl}, efter {elder}s pronomen. {@he} och {@his} är barnet {@k}.
% Barnet är lika gammalt nu som {@k} var då.

# the-marks
I dörrkarmen till köket, i huset där {elder} hade vuxit upp, fanns det fullt av blyertsstreck. {@K} fyra år, stod det längst ner, för så kallades {elder.short} på den tiden. {@K} fem år. [age<8: {@K} sex år. Och så | Och så vidare, ända upp till] {@K} {age} år, med en liten krumelur efter.

”Den sommaren”, sa {elder.short}, ”gömde jag ett munspel. Jag hittade ett så bra ställe att jag aldrig har sett det sedan dess.”

”Har du letat?” frågade {child}.

”I alla år. Jag skulle behöva fråga [elder.she: den där flickan. Hon vet ju. Men henne | den där pojken. Han vet ju. Men honom] får man inte tag på.”

# measure-me
[adult & elder2: {Adult} och {elder2} hade just åkt till affären efter grädde. ][adult & !elder2: {Adult} hade just åkt till affären efter grädde. ][!adult & elder2: {Elder2} hade just åkt till affären efter grädde. ]Kaffet stod och ångade på bordet, [pet.dog: {pet}[!pet.known: , {child's} hund,] låg under det och sov, ][pet.cat: {pet}[!pet.known: , {child's} katt,] låg på en stol och sov, ]och genom fönstret hördes en gök.

”Mät mig”, sa {child}. ”Jag är också {age}.”

{child.He} ställde sig med ryggen mot karmen, hälarna intill och hakan rakt fram. {Elder.short} tog pennan bakom örat.

”Stå still nu”, sa {elder.he}. ”Alldeles still. Blunda, så växer du inte medan jag håller på.”

{child} blundade och kände pennan mot håret. Sedan knakade det i karmen, och det luktade plötsligt nymålat.

# same-height
När {child} öppnade ögonen stod det [elder.she: en flicka | en pojke] på andra sidan dörröppningen, med ryggen mot den andra karmen. [elder.she: Flickan | Pojken] hade kortbyxor, ett plåster på knät och {elder.short's} öron.

”Vi är precis lika långa”, sa [elder.she: flickan | pojken].

”Är du {@k}?” sa {child}.

”Ja. Vem är du?”

”{child}. Du är min {elder.short}.”

{@K} tänkte efter.

”Det kan jag inte vara”, sa {@he}. ”Jag har ju inte ens fått cykel.”

Köket var samma kök, fast gult. Där {elder.short's} kaffe hade stått stod ett fat med jordgubbar.

”Du måste berätta en sak för mig”, sa {child}. ”Var har du gömt munspelet?”

”Gömt?” sa {@k}. ”Det har jag ju här!”

# mostly-hers
Och så drog {@k} upp det ur fickan. Det blänkte som en fisk. {@He} hann blåsa två toner[music: , de första i {@song}], då smällde en dörr på övervåningen.

”{@K}! Ge hit mitt munspel!”

”Är det inte ditt?” viskade {child}.

”Lite är det mitt”, viskade {@k}. ”Mest är det min syster {sister's}. Spring!”

# the-chase
De sprang. Ut genom farstun sprang de och nerför trappan och rakt genom tvätten, så att ett lakan följde med en bit. {@K} sprang fortare än någon {child} kände[friend: , fortare till och med än {friend}[!friend.known: , {child.his} bästa vän]][pet.other: , fortare än både katter och hundar och {pet}], och {child} tänkte på {elder.short}, som måste hålla i ledstången. De kröp under vinbärsbuskarna. De åt ett par vinbär, när de ändå var där. De gick på händer bakom ladan, för {@k} påstod att man då inte lämnar några fotspår.[sport:  Det är mycket svårare än att {play sport}.] {child} föll i nässlorna och {@k} med, och de skrattade tyst så att det gjorde ont.

”{@K}!” Det kom närmare.

”Vi måste gömma det”, flåsade {@k}. ”På ett ställe som är så bra att ingen hittar det. [athlete: Inte ens {athlete}. ]Aldrig!”

{child} öppnade munnen för att säga något om det, men sedan stängde {child.he} den igen.

## or
De sprang. Ut genom farstun sprang de och nerför trappan och tvärs igenom hönsgården, så att alla hönorna flög upp på en gång. {@K} sprang fortare än någon {child} kände[friend: , fortare till och med än {friend}[!friend.known: , {child.his} bästa vän]][pet.other: , fortare än både katter och hundar och {pet}], och {child} tänkte på {elder.short}, som måste hålla i ledstången. De kröp under vinbärsbuskarna. De åt ett par vinbär, när de ändå var där. De gick baklänges runt ladan, för {@k} påstod att det då ser ut som om man har gått åt andra hållet.[sport:  Det är mycket svårare än att {play sport}.] {child} gick baklänges rakt in i nässlorna och {@k} med, och de skrattade tyst så att det gjorde ont.

”{@K}!” Det kom närmare.

”Vi måste gömma det”, flåsade {@k}. ”På ett ställe som är så bra att ingen hittar det. [athlete: Inte ens {athlete}. ]Aldrig!”

{child} öppnade munnen för att säga något om det, men sedan stängde {child.he} den igen.

# the-pig
Bakom brunnen gick en stenmur. {@K} räknade från hörnet: en, två, tre, fyra, fem stenar. Den sjätte såg ut som en sovande gris. {@He} vickade på den, och den gick att dra ut. Munspelet lade {@he} i en karamellask av plåt, och in åkte asken i mörkret, och grisen efter.

”Så”, sa {@k}. ”Här kommer jag alltid att hitta det. Jag glömmer aldrig någonting.”

”Är du säker?” [school: sa {child} och tänkte på alla vantar som låg kvarglömda {at school}.]

”Jättesäker.” {@K} kliade sig på plåstret. ”Men kom ihåg det du också. Ifall.”

”Den sjätte stenen”, sa {child}. ”Jag lovar.”

# keep-still
Då ropade någon från trappan, en annan röst, vänlig och bestämd.

”{@K}! Kom in, så får vi mäta födelsedagsbarnet!”

De sprang in i köket. En kvinna med mjöl på händerna letade efter en penna, och {@k} ställde sig mot karmen med hälarna intill. {child} ställde sig mot den andra. De tittade på varandra tvärs över tröskeln.

”Stå still nu”, sa kvinnan. ”Alldeles still. Blunda.”

{child} blundade. Det knakade.

# on-the-line
”Så där”, sa {elder.short}. ”Inte en millimeter fel. Du är precis på strecket.”

Kaffet ångade fortfarande. Göken gol.[pet.dog / pet.cat:  {Pet} hade inte ens vaknat.] På karmen, bredvid {@K} {age} år, stod det {child} {age} år, och {elder.short} höll just på att göra en krumelur.

{child} tog {elder.him} i handen.

”Kom”, sa {child.he}.

# the-wall
De gick nerför trappan, och {elder.short} höll i ledstången. De gick förbi vinbärsbuskarna, som var högre nu, till muren bakom brunnen, som var lägre. {child} räknade. En, två, tre, fyra, fem. Den sjätte hade fått grön mossa på ryggen, men den sov fortfarande.

De fick hjälpas åt, för den satt hårt. Sedan stack {child} in armen, ända upp till axeln, och drog ut en ask som var brun av rost.

{Elder.short} öppnade den. {Elder.He} sa ingenting på en lång stund.

”Hur visste du det?” sa {elder.he} till sist.

”Du berättade det. Ifall.”

# somebody-with-me
{Elder.short} såg på {child}. {Elder.He} såg på {child.his} armar, där det lyste röda prickar efter nässlor.

”Det var {@someone} med den dagen”, sa {elder.he} sakta. ”Jag har alltid trott att jag hittade på {@made}.”

# the-call
[adult / elder2: När {@away} kom tillbaka med grädden satt de | Sedan satt de] i köket, {elder.short} med luren mot örat. Det ringde långt borta[city:  {in city}], hemma hos {elder.short's} syster {sister}, som var ännu äldre än {elder.short} och ganska sträng.

[adult / elder2: ”Vad gör ni?” frågade {@asker}.

”Sch”, sa {child}. | ”Vad ska du säga?” viskade {child}.

”Sch”, sa {elder.short}.]

Det klickade i luren. {Elder.short} satte munspelet till läpparna. Det var rostigt, och det kom bara två toner[music: , de första i {@song}].

I andra änden var det tyst. Det var så tyst att {child} höll andan. Och sedan, alldeles tydligt, hörde de [adult / elder2: allihop | båda två]:

”{@K}. Ge hit mitt munspel.”

# @k
{boy}
## if elder.she
{girl}

# @ks
{boy's}
## if elder.she
{girl's}

# @he
{boy.he}
## if elder.she
{girl.he}

# @someone
någon
## if child.she
en flicka
## if child.he
en pojke

# @made
det
## if child.she
henne
## if child.he
honom

# @asker
{elder2}
## if adult
{adult}

# @away
{elder2}
## if adult
{adult}
## if adult & elder2
{adult} och {elder2}

# @song
{music}
