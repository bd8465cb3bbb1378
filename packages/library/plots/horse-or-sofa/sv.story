title: Häst eller soffa
title: Den torra fisken
title: Trettio steg från fisken
guest keeper: Sture (han), Hilding (han)
guest friend: Hugo (han), Tilde (hon)

% {child} har ritat soffan, {friend} minns en häst; på slutet säger de varandras ord. @years: hur länge sedan det är att {child} var fem.
% Vad {friend} hade för ålder då vet ingen som inte är påhittad: därför ”Jag var fem”.

# i-was-five
”En häst”, sa {friend}[!friend: , som bodde i huset intill].

”En soffa”, sa {child}.

”Det är ju du som har ritat den! Du borde väl veta!”

”Jag var fem!”

De låg på golvet med en skattkarta emellan sig[elder: , som {elder}[elder2:  och {elder2}] hade sparat i en låda][pet.cat: , och mitt på kartan låg {pet}, {child's} katt]. En skatt var det {child} önskade sig allra mest, och den här kartan var äkta. Det var bara ett fel på den. De hade ritat den själva, för {@years} år sedan.[pet.other:  ”{Pet} tror också att det är en soffa”, sa {child}.]

# heavy-and-shiny
SKAT, stod det överst med röd krita. HEMLIT. BARA FÖR OS. Sedan kom en ring med en fisk i, en prickad linje och siffran 30. Och längst bort, bredvid ett kryss, stod det där bruna på fyra ben.

Ingen av dem mindes vad de hade grävt ner. Men {child} mindes hur det hade känts i händerna. Det var tungt, och det glänste.

”Guld”, sa {child.he}. ”Jag svär.”

# only-in-the-way
Ringen med fisken var lätt. Det var fontänen i parken[city:  i {city}]. Mitt i den stod en stor fisk av sten med öppen mun, och ur den hade det inte kommit en droppe på flera år.

Men när de kom dit stod det en grävmaskin vid fontänen. På kanten satt {keeper}, som skötte parken, med mössan i knät.

”Klockan fem tar de bort den”, sa han dystert. ”Nyckeln till vattnet är borta, och de gör inga sådana längre. En fontän utan vatten är bara i vägen.” Han nickade åt deras spade. ”Gräv ni. Här blir det ändå bara lera av alltihop.”

Klockan var tio över fyra.

# thirty-steps
{child} ställde sig med ryggen mot fontänen och gick trettio steg. {Child.He} hamnade mitt på cykelvägen. De försökte åt ett annat håll, och då stod de i rosorna. Åt ett tredje håll kom de till korvkiosken[music: , där radion spelade {music}]. [sport: Åt ett fjärde gick de rakt in i några som skulle {play sport}. ]Någon häst syntes inte till, och inte någon soffa heller.

”Tio i fem”, sa {friend}.

{child} sparkade till en kotte. Snart skulle grävmaskinen vända upp och ner på hela parken. Det de hade gömt skulle ingen någonsin få se.

”Ditt skosnöre är uppe”, sa {child.he} argt.

# come-down-here
{Friend} satte sig på knä för att knyta. Sedan satt {friend.he} kvar.

”{child}”, sa {friend.he} med konstig röst. ”Kom ner hit.”

”Varför det?”

”Bara kom ner.”

{child} gick ner på knä. Och parken blev en annan. Häcken blev en mur. Bänkarna blev tak. Den stora linden, som bara hade varit en massa löv, hade plötsligt en undersida, och där inne, under grenarna, stod något brunt på fyra rötter. Det hade en rygg som svankade på mitten.

”Soffan”, viskade {child}.

”Hästen”, viskade {friend}. ”Den är båda! Vi red på den, och sen åt vi kex på den!”

# on-their-knees
De rusade till fontänen och började om, på knä den här gången, för steg på knä blir lika korta som steg när man är fem. Ett, två, tre. Folk stannade och tittade.[school:  Några från {school} pekade.] En dam med pudel böjde sig ner.

”Har ni tappat något?”

”Ja”, sa {friend}. ”För {@years} år sen.”

Tjugoåtta, tjugonio, trettio. Deras händer nuddade roten. De grävde båda två, så att jorden yrde[pet.dog: . {Pet}, {child's} hund, grävde åt andra hållet. Och|, och] där var den: en rostig pepparkaksburk.

# in-a-sock
{child} bände upp locket. Ett snäckskal. En dinosaurie utan huvud. [athlete: En bild på {athlete}. ]Och underst, inrullat i en strumpa, något tungt.

Det glänste. Det var en nyckel av mässing, lång som en hand, och på handtaget satt en liten fisk med öppen mun.

Först jublade det i hela {child}. Sedan blev {child.he} iskall.

”{Friend}”, sa {child.he}. ”Det är nyckeln till vattnet. Det var vi som tog den.”

# nobody-knows
De hade hittat den på fontänkanten en gång, och de hade tyckt att den var det finaste i hela världen. Hela tiden sedan dess hade fisken stått torr. Och det var deras fel.

”Vi kan lägga den där och springa”, viskade {friend}. ”Ingen vet.”

Borta vid fontänen startade grävmaskinen.

# stop
{child} sprang rakt mot {keeper}. {Friend} sprang åt samma håll, och båda skrek:

”STOPP!”

Skopan blev hängande i luften. {keeper} vände sig om. {child} höll fram nyckeln med båda händerna, och de var svarta av jord och darrade.

”[friend: Jag|Vi] var fem”, sa {child.he}. ”Vi trodde att den var en skatt. Förlåt.”

{keeper} tittade på nyckeln. Han tittade så länge att {child} slutade andas.

# so-it-is
”Men det är den ju”, sa {keeper} till slut, och rösten var tjock. ”Ni har gömt den, och ni har hittat den. Då är det ni som ska vrida om.”

I marken fanns en lucka, och under luckan fanns ett hål. Nyckeln gled i. {child} tog i. Den rörde sig inte. {Friend} lade sina händer över {child's}, och de hängde sig på den med hela sin tyngd.

KLONK.

# the-fish-coughed
Ingenting hände. Sedan gurglade det djupt nere under fötterna på dem. Fisken hostade. Den spottade ut en hög löv, två kottar och en tennisboll. Och så kom vattnet. Det sköt rakt upp, högre än lyktstolpen, och föll över grävmaskinen, pudeln och {keeper}, som stod med uppåtvänt ansikte och skrattade.

”Kör hem, du”, ropade han till grävmaskinen. ”Den här ska stå kvar.”

# nice-horse
Efteråt kröp {child} och {friend} in under linden, som om de vore fem, och åt varsin korv som {keeper} hade bjudit på. Rötterna var precis lagom att sitta på.

”Skön häst”, sa {child}.

”Skön soffa”, sa {friend}.

Sedan satt de tysta och lyssnade på vattnet.

# @years
fem
## if age<9
tre
## if age=9
fyra
## if age=11
sex
## if age>=12
sju
