title: En räv har kålrötter
title: Nummer fyra vill hem
title: Noll kvar
title: En kväll {at school}

# rubbed-out
”En räv har kålrötter”, stod det på tavlan. ”Han ger hälften till grannen och tre till busschauffören. Hur många har
han kvar?”

Det hade stått en siffra också, framför kålrötterna. Men när {child} sträckte sig fram för att skriva svaret ringde
det ut, och siffran följde med på tröjärmen. {At school} blev räven ensam kvar med ett okänt antal kålrötter.

## or
Det sista {child} gjorde {at school} den dagen var att sudda ut en siffra. Det var tröjärmen som råkade göra det,
precis när det ringde.

Resten stod kvar på tavlan: ”En räv har kålrötter. Han ger hälften till grannen och tre till busschauffören. Hur många
har han kvar?” Men hur många räven hade från början, det satt på ärmen, och gick inte längre att läsa.

# evening
På kvällen var {child} där igen. De vuxna hade möte i matsalen[adult: , {adult} också], och den som väntade fick vara
i biblioteket bredvid, där tavlan stod på sina hjul. [friend: {Friend} väntade också.] [elder: {Elder} hade följt med
och satt i fåtöljen med en deckare[elder2: , och {elder2} satt i den andra och sov].]

Någon suckade bakom hyllorna. [music: Sedan nynnade någon {music}, sakta, som man gör när man har stått länge i kö.]

{Child} tittade runt hörnet. Där stod en räv med famnen full av kålrötter, ända upp till hakan.

– Nummer fyra, sa räven. Jag kan tyvärr inte ta i hand.

## or
Klockan sju samma kväll luktade det kaffe {at school}. I matsalen hade de vuxna möte[adult: , {adult} också], och i
biblioteket intill fick man läsa så länge. [elder: Där satt {elder} med en deckare[elder2:  och {elder2} med slutna
ögon].] [friend: Där satt {child} och {friend} på golvet. | Där satt {child} på golvet.] Där stod tavlan, på sina fyra
hjul.

Och bakom tavlan stack det fram två svarta tassar och en svans. [music: Det nynnades också. Det var {music}, fast
väldigt trött.]

– Hallå? sa {child}.

– Äntligen, sa någon. Det var en räv, och han bar på så många kålrötter att man bara såg honom från ögonen och uppåt.
– Nummer fyra. Jag skulle bocka, men då rullar de.

# only-what-it-says
– Lägg ner dem, sa {child}.

– Det står inte att jag lägger ner dem. Jag gör bara det som står. Räven bytte fot. – Först ska grannen ha hälften,
men vad är hälften, när ingen vet hur många det är? Och det kliar på nosen.

– Vad ska en busschaufför ha kålrötter till?

– Du är den första som frågar, sa räven. Det är tack och hej, och sedan ringer det ut. [sport: I tisdags skulle jag
{play sport} i tre kvart och dela det på fem. Ingen undrade om jag ville.] Jag tycker inte ens om kålrötter.

## or
– Hur länge har du stått så där? frågade {child}.

– Sedan det ringde ut. Ni gick hem, allihop. Men jag får inte gå hem förrän jag är uträknad.

– Du kan väl sätta dig?

– Står det att jag sätter mig? sa räven.

{Child} läste på tavlan. Det stod det inte.

– Nej. Jag gör det som står, varken mer eller mindre. Jag klagar inte. [sport: Förra veckan skulle jag {play sport} i
två timmar och bli av med en tredjedel.|Förra veckan var jag två tåg som möttes.] Då hade jag i alla fall händerna
fria. Nu kliar det på nosen, och ute väntar en buss.

# pen
{Child} tittade på ärmen. Där satt en blå fläck, lite rund nertill. Det kunde vara vilken siffra som helst.

– Då får vi prova, sa {child} och tog en penna[athlete:  ur skrinet med {athlete} på].

# first-number
[friend: – Hundra, sa {friend}, som tyckte om runda tal. {Child} skrev hundra. | Hundra, skrev {child}, för det är en
bra siffra att börja med.]

Det mullrade. Femtio kålrötter for iväg till grannen, svisch. Tre for iväg till busschauffören, svisch. Resten låg i
en hög på golvet, och överst i högen satt två öron.

– Fyrtiosju kvar, sa högen. Lite väl många.

## or
[friend: – Ta i underkant, sa {friend}. Två.

{Child} skrev två. | Det kändes snällast att skriva ett litet tal. {Child} skrev två.]

Genast hade räven två kålrötter. Den ena for iväg till grannen, svisch. Den andra for iväg till busschauffören,
svisch. Sedan hände det inget mer, fast på ett otåligt sätt. Utanför tutade en buss.

– Han skulle ha tre, sa räven. Han kände efter i svansen. – Ni har inga kålrötter på er?

# second-number
{Child} suddade, noga den här gången, och skrev sju. Sju är ju ett lyckotal.

Svisch, sa det. Svisch. Nu såg man hela räven. I ena tassen höll han en halv kålrot.

– Nästan, sa han.

– Kasta den.

– Det står inte.

– Ät upp den, då.

– Det står inte heller, sa räven. Och den är rå.

[pet.dog: – {Pet} skulle ha ätit upp den.] [pet.cat: – {Pet} skulle ha puttat in den under en hylla.] [pet.other: –
{Pet} skulle kunna vakta den åt dig.]

[pet: – Det står ingenting om {pet}, sa räven. Tyvärr.]

## or
Bort med den siffran, och dit med en åtta. En åtta är i alla fall lätt att dela.

Fyra till grannen, svisch. Tre till busschauffören, svisch. Räven sträckte på sig, för första gången på hela dagen.
Sedan såg han att han höll i något.

– En, sa han. Det är nästan värst. Den tittar på mig.

– Göm den bakom ryggen!

– Då vet jag ju fortfarande att den är där, sa räven.

[pet.dog: – {Pet} skulle ha grävt ner den.] [pet.cat: – {Pet} skulle ha jagat ut den i korridoren.] [pet.other: –
{Pet} skulle kunna få den.]

[pet: – {Pet} är inte med i det här talet, sa räven. Det märks.]

# chairs
I matsalen skrapade det av stolar. Mötet var snart slut. Räven såg ner på det lilla han hade kvar och sa ingenting
alls.

## or
Där inne hos de vuxna började det klirra av kaffekoppar. Så låter det när folk snart ska gå hem. Räven hörde det
också.

# from-the-end
[elder: I fåtöljen slog {elder.short} upp sista sidan, fast boken var alldeles oläst. – Man vill ju veta vart det
barkar, sa {elder.he}.

]– Hur många vill du ha kvar? frågade [friend: {friend}. Det hade ingen tänkt på.|{child} efter en stund.]

Det blev tyst bakom nosen. – Det har aldrig någon frågat, sa räven. Inga. Jättegärna inga.

– Då börjar vi där, sa {child}. Sist är det noll. Alldeles före det fick busschauffören tre. Då hade du tre. Och före
det fick grannen hälften, alltså precis lika många. Tre och tre.

– Sex, sa [friend: {friend} | räven andlöst].

## or
– Vi provar för mycket, sa {child}. Vad är det du vill, egentligen?

– Vill? sa räven. Gå hem med tomma tassar. Och klia mig.

[elder: – Bra slut, sa {elder.short} från fåtöljen, med näsan i sista kapitlet. Börja där. Det gör jag alltid.|Det var
ett bra slut. Då kunde man lika gärna börja där.]

{Child} ställde sig vid tavlan och räknade baklänges.

– Tomt. Innan det var tomt gav du busschauffören tre, så då var de tre. Och innan dess gav du bort hälften. Lika
mycket som du hade kvar. Så tre till.

[friend: – Det blir sex, sa {friend}, som räknade på fingrarna.|Det blev sex.]

# six
{Child} skrev en sexa. Tre kålrötter for iväg till grannen, svisch. Ute på gatan öppnade bussen sina dörrar och fick
tre, svisch. Och räven stod med båda tassarna i luften, och i dem fanns ingenting. Noll, skrev {child} efter
frågetecknet.

Nu när man visste det syntes det på ärmen också. Fläcken var en sexa. Det hade den varit hela tiden.

Räven kliade sig på nosen, länge. Sedan räckte han upp ena tassen, rakt upp, och väntade.

– Ja? sa {child}.

– Får jag gå hem?

Det måste stå någonstans. {Child} skrev det nederst på tavlan: ”Sedan åker räven hem och lägger sig.”

## or
En sexa är lätt att skriva, bara en sväng. Svisch, sa det mot grannen. Svisch, sa det mot bussen, och där ute hördes
någon säga tack för tre fina kålrötter.

– Noll, sa räven. Han vände på tassarna. Det var noll på båda sidor. Så {child} satte dit nollan, stor och rund.

[age>=8: {Child} höll upp ärmen mot lampan. Om man inte visste något var det en fläck. Om man visste var det en sexa,
med en rund liten mage. | Fläcken på ärmen var en sexa, den också.]

Först kliade räven sig på nosen. Sedan kliade han sig på nosen en gång till, för att det gick. Sedan sträckte han en
tass rakt upp i luften, precis som man ska, och väntade på sin tur.

– Räven? sa {child}.

– Får jag gå nu?

– Det ska bara stå först, sa {child} och skrev längst ner: ”Efteråt tar räven bussen hem och går och lägger sig.”

# bus
Räven gick över skolgården, så rak i ryggen som bara den kan vara som inte bär på något. Sedan såg man bussen
köra[city: , bort genom {city}, med alla lampor tända]. Längst bak satt han med tassarna i knät.

[adult: – Hur har du haft det? frågade {adult}, som kom ut från mötet.

– Noll kvar, sa {child}.

– Samma här, sa {adult}.]

## or
Räven gick över skolgården med svansen efter sig och klev på. Bussen suckade, stängde dörrarna och for[city: , tvärs
genom {city}, åt det håll där det var mörkast]. Man såg honom vinka, med båda tassarna, för det gick ju nu.

[adult: – Vem var det? frågade {adult}, som kom ut från mötet.

– Nummer fyra, sa {child}. Han är klar nu.]

# zero
Sedan var det kväll på riktigt. [pet.dog / pet.cat: {Pet} luktade länge på {child's} fingrar, som luktade kålrot.]
[pet.other: {Pet} fick höra hela talet, från slutet till början.] {At school} var det släckt, i matsalen och i
korridoren och i biblioteket, där det doftade av gamla böcker och nya. Det enda som lyste lite var tavlan. Efter alla
ord stod det en nolla, rund som en kudde.

## or
{Child} låg under täcket och räknade ut resten. [pet.dog / pet.cat: {Pet}, som låg vid fötterna, blev en.] [pet.other:
{Pet} hade det tyst och mörkt, och det blev ett.] Huset där räven bodde var litet, fick det bli, och dörren gick att
öppna, för nu hade han tassar till det. Grannen kokade soppa. Busschauffören kokade soppa. Och {at school} gick
vaktmästaren sin runda och släckte den sista lampan, och ingen blev ensam kvar.

# lies-well
Tröjan hängde över stolen. Den ena ärmen låg på sitsen, med sexan uppåt, och sexan låg bra. Det gör sexor. De har
magen nertill och ingenting kvar att räkna.

## or
{Child} la händerna ovanpå täcket. De höll inte i någonting alls. Kliade det på näsan, så var det bara att klia, och
sedan ligga så där, med tomma händer, och inte behöva bära något förrän i morgon.
