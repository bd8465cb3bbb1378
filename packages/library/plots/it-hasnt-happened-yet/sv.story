title: Spegeln som var efter
title: Därinne har det inte hänt än
title: Bara fem minuter
guest friend: Melker (han), Viggo (han)
guest mirror: Ingemar (han), Valfrid (han)
guest hamster: Greven (han), Baronen (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Spegeln talar mörkt, lite dammigt och utan brådska. ”FLYTTA PÅ DIG” får skrikas. Det sista, ute i hallen, är nästan en viskning.
% En regel: spegeln ser, hör och svarar fem minuter efter. Den som köper spegeln och säger god natt (@first, @a) är den äldre, annars {adult}, annars {minder}.

# forty-kronor
{@First} köpte spegeln på loppis[city:  i {city}] för fyrtio kronor.

”Det är något fel på den”, sa gubben som sålde den. ”Men jag minns inte vad.”

När den hade kommit upp i hallen ställde sig {child} framför den och gjorde en grimas. Spegeln visade baksätet i en bil.

”Där har vi nog felet”, sa {friend}[!friend.known: , {child's} bästa vän]. {Friend.He} hade just kommit, med sin hamster {hamster} i en låda med hål i locket.

# five-minutes
De stod kvar. Efter en stund syntes {@a} i spegeln, med en hammare i handen och en spik i mungipan[elder2: , och {elder2}, som tyckte att det var snett]. Och efter en stund till kom {child} dit och gjorde sin grimas, fast {child.he} hade slutat för länge sedan.

{Friend} tog tid på sin klocka.

”Fem minuter”, sa {friend.he}. ”Den är fem minuter efter!”

[pet.dog: {Pet}[!pet.known: , {child's} hund,] skällde på spegeln. Fem minuter senare stod det en hund där inne och skällde tillbaka, och sedan vågade {pet} inte gå ut i hallen mer.][pet.cat: {Pet}[!pet.known: , {child's} katt,] ville också se, men {pet.he} fick sitta i köket. {Pet.He} tyckte lite för mycket om hamstrar.][pet.other: {Pet} fick också titta i spegeln. Men {pet} såg precis likadan ut fem minuter senare, så där märktes det inte.]

# stone
Sedan hade de roligt. {Friend} gjorde sten, sax, påse framför spegeln, gick och hämtade en macka, kom tillbaka och spelade mot sig själv. {Friend.He} förlorade tre gånger av tre.

”Men du visste ju vad du skulle ta!” sa {child}.

”Jag är lurig”, sa {friend} och såg på sig själv med respekt[athlete: , som om det var {athlete}].

# no-thank-you
Det var då spegeln sa:

”Nej tack.”

Rösten var mörk och lite dammig.

”Kan du prata?” sa {child}.

”Bara om det är ost på”, sa spegeln.

{child} tänkte så det knakade.

”{Friend}. Vad sa du till spegeln när du kom med mackan?”

”Jag frågade om den ville smaka. Och sedan om den inte ville ha en pytteliten bit i alla fall.”

# frightened
”Den svarar ju! Men den hör också fem minuter efter. Vad heter du, spegeln?”

”Och är du rädd för hammare?” sa {friend}.

De väntade. Fem minuter senare sa spegeln:

”Ja. {Mirror}. Livrädd.”

# why
Då frågade {child} det {child.he} helst ville veta.

”Varför är du efter, {mirror}?”

De satte sig på hallgolvet. {@A} bar ut kartonger[music: , nynnade på {@song}] och lät ytterdörren stå på glänt. {Friend} gick och drack vatten och kom tillbaka. Till slut harklade sig spegeln.

”Jag har hängt i hallar i hela mitt liv”, sa den[school: . ”Ett år hängde jag i kapprummet {at school}. | . ”]Alla som tittar i mig är på väg någon annanstans. [sport: Någon ska {play sport} och någon ska köpa mjölk. ]De rättar till mössan, och så går de. Så jag behåller dem lite. Bara fem minuter. Jag tyckte inte att det var så mycket begärt.”

Ingen i hallen visste vad man svarar på det.

# already-on-the-bus
Sedan skrek {friend}. Locket låg på golvet, och lådan var tom.

”{Hamster} är borta! Han har gått ut! Han sitter redan på bussen!”

”Vänta”, sa {child} och pekade på spegeln. ”Därinne har det inte hänt än.”

# move
I spegeln låg locket på. Där satt {child} och {friend} på golvet och väntade på svar. Bakom dem stod lådan. Det vill säga, den stod bakom {friend}.

”Du är i vägen!” sa {child}.

”Det var ju då! Flytta på dig, ditt nöt!” skrek {friend} åt sig själv.

{Friend} i spegeln petade sig i näsan.

”Sluta peta och FLYTTA PÅ DIG!”

”Lugn”, sa {child}. ”Du blir törstig snart. Snart … Nu! Nu blir du törstig!”

# cold-paws
{Friend} i spegeln reste sig och gick efter vatten. Och där {friend.he} nyss hade suttit lyfte sig locket. Först kom en nos, och sedan kom resten av {hamster}. Han lufsade längs väggen, ända fram till dörren. Han tittade ut. {Friend} slutade andas. Men det drog visst om tassarna, för {hamster} vände och klättrade ner i {@whose} gummistövel.

”Den vänstra!” ropade {friend}.

”Det är en spegel!” ropade {child}. ”Den högra!”

# the-right-foot
Just då kom {@a} för att gå ut med den sista kartongen och lyfte höger fot.

”STOPP!” skrek de.

{Friend} fick tag i foten. {child} fick tag i stöveln. Längst ner i tån låg {hamster} och sov.

# arrived
”Utan dig hade han varit platt”, sa {child} till spegeln. ”Du, {mirror}. Från och med nu ska jag titta i dig när jag kommer hem också. Då är jag inte på väg någonstans. Då är jag framme.”

Fem minuter senare sa spegeln, mycket lågt:

”Framme. Det låter fint.”

# paper
När det blev kväll skulle {friend} hem. {Friend.He} vinkade i dörren, höll upp handen till en påse och var borta. Hallen var tom och tyst. {child} stod kvar och väntade, och så var {friend} där igen, inne i spegeln, och vinkade och höll upp sin påse. {child} tog sax och vann.

”God natt, {mirror}”, sa {child.he} och gick och lade sig.

# a-little-behind
{@A} kom och stoppade om {child.him}.

”Stanna lite”, sa {child}. ”Bara fem minuter.”

Det tyckte {@a} inte var så mycket begärt, och satte sig på sängkanten med en varm hand om {child's}. Det var mörkt och stilla, och {child} hade nästan somnat när någon sa ute i hallen:

”God natt, {child}.”

”Vem var det?” viskade {@a}.

”Det var bara {mirror}”, mumlade {child}. ”Han är lite efter.”

# @song
{music}

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

# @whose
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}
