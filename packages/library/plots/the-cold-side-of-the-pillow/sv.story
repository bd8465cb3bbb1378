title: Den kalla sidan
title: Kudden i köket
title: Vart tar det kalla vägen?
title: Ett ställe stort som en hand
title: Kudden som bars som en tårta

# open
Det bästa stället i hela huset är inte stort. Det är ungefär som en kind, och det ligger på undersidan av kudden.

{child} vände på kudden och lade kinden där. Åh. Svalt som en fönsterruta. Man hann andas in, och man hann andas ut.
Sedan var det varmt.

Då var undersidan kall igen. {child} vände. Åh. In, och ut. Varmt.

## or
{child} hade vänt på kudden tio gånger. Nu kom den elfte. Upp med kudden, runt med den, ner med kinden. Åh.

Den kalla sidan av kudden är det bästa stället i en säng, och det är bara ett fel på den: den tar slut. Man hinner
andas in, och man hinner andas ut, och sedan är den varm.

Men då är den andra sidan kall. Så {child} vände. Tolv.

# wish
[friend: På madrassen bredvid låg {friend}, som skulle sova över och hade precis samma bekymmer.]

[friend: ”Vart tar det kalla vägen?” sa {child}.

”Ner”, sa {friend}, med en hand under sin egen kudde. ”Här är det. Det gick just.”| Vart tog det kalla vägen? {child}
kände efter under kudden. Där var det. Det hade just gått.]

Låg man på ena sidan var det kallt på den andra. Låg man på den andra var det kallt på den ena. Det kunde inte vara en
slump. Det kalla smet undan så fort det kom någon. [school: {At school} hade de fått lära sig att kyla inte finns på
riktigt. Det är bara värme som är någon annanstans.]

Tänk att ha en kall sida som räckte hela natten. [age>6: Det hade ingen lyckats med, för då hade det stått i en bok.]

## or
[friend: Nedanför, på madrassen, vände {friend} också. De hade samma takt, så det lät som en enda.]

[friend: ”Var är ditt?” sa {child}.

”Borta”, sa {friend}. ”Det var här när jag kom.”| {child} lyfte på ett hörn och kikade. Det kalla syntes inte. Det
syntes aldrig.]

Det kalla var alltid på det ställe där man inte låg. Bredvid foten. Bakom ryggen. Under kudden, så länge ingen kände
efter. [school: {At school} har de en termometer på väggen, och den vet precis hur kallt det är, men inte var.]

{child} bestämde sig. I natt skulle det kalla fångas, och det skulle vara kvar till frukost. [age>6: Så lätt var det
förmodligen inte, för då hade alla gjort det, och ingen hade haft något att vända på.]

# fast
Först gällde det att vara snabb. Om man vände kudden riktigt, riktigt fort skulle det kalla inte hinna undan. [sport:
{@flip-how} | {child} räknade till tre och vände så att det svischade.] [athlete: Under affischen av
{athlete} ger man sig inte efter ett försök, så det blev ett till, ännu snabbare.]

En fjäder for ut och singlade länge genom rummet.

Ner med kinden. Varmt.

[friend: ”Det hann”, sa {friend}.| Det kalla hade hunnit.]

Då gällde det att luras.

”Nu tänker jag ligga på den här sidan”, sa {child} högt och tydligt, och lade sig på den andra. Men det gick det kalla
inte på.

## or
Först fart. Det kalla hade bara en väg ut, runt kanten, och på en halv sekund hann det inte dit. [sport: {@flip-how} |
{child} räknade ner från tre, och på ett for kudden runt så att lakanet fläktade.] [athlete: Affischen av {athlete}
hängde rakt ovanför, så {child} gjorde om det tills det såg bra ut.]

Ur ett hörn hoppade en fjäder, och den hade ingen brådska ner.

Kinden ner. Nähä.

[friend: ”En halv sekund”, sa {friend}. ”Det kalla gör det på noll.”| Det kalla var färdigt först.]

Nästa försök var att luras. {child} rullade ihop kudden och lade sig vid öppningen. Längst in var det
kallt. Dit räckte bara näsan.

# kitchen
Återstod köket. [elder: Det man vill ha kvar ställer man kallt, brukar {elder} säga [elder2: till {elder2}]. Det
gällde potatissallad, men ändå.] Kudden fick plats i kylskåpet, mellan mjölken och gurkan, och [friend: de | {child}]
satte sig på golvet utanför, med en filt, för att vänta. Kylskåpet brummade lite annorlunda än vanligt, men det hade
ju en kudde i sig.

[city: Genom köksfönstret såg man {city}. Så många fönster. Så många kuddar. Någonstans där ute måste någon ha en kall
sida över.]

[pet: {@pets-place}]

[adult: ”Vad väntar [friend: ni|du] på?” sa {adult} i dörren.

”Kudden”, sa {child}.

{Adult} öppnade kylskåpet, tittade och stängde det igen. ”Fem minuter”, sa {adult}.]

När kudden kom ut var den kall på båda sidorna och i alla fyra hörnen. {child} bar den genom hallen med raka armar,
som en tårta. Ner med kinden. Åh. In, och ut, och in, och ut.

Sedan hade det kalla gått, åt båda håll. Kvar var en varm kudde som luktade gurka.

## or
Återstod köket. [elder: Det man vill ha kvar ställer man kallt, brukar {elder} säga [elder2: till {elder2}]. Det
gällde potatissallad, men ändå.] Diskbänken är av stål och har aldrig varit varm i hela sitt liv. Där fick kudden
ligga, på mage, och [friend: de | {child}] satte sig på golvet nedanför, med en filt, för att vänta. Kranen sa plopp
ibland.

[city: Genom köksfönstret såg man {city}. Så många fönster. Så många kuddar. Någonstans där ute måste någon ha en kall
sida över.]

[pet: {@pets-place}]

[adult: ”Ska den diskas?” sa {adult} i dörren.

”Den ska kylas”, sa {child}.

”Jaha”, sa {adult}. ”Fem minuter.”]

Efteråt var kudden kall på hela magen. {child} bar den genom hallen med raka armar, som en tårta. Ner med kinden. Åh.
In, och ut, och in, och…

Blött. Kranen hade droppat. Kvar var en varm kudde med en kall fläck, och den passade bara i örat.

# still
Nu fanns bara ett sätt kvar, och det var att inte märkas. {child} lade sig med huvudet en fingerbredd ovanför kudden.
Det kalla fick inte veta att någon hade kommit. Ena örat hängde ner lite, men det fick gå. [age>6: Man fick tänka på
något lätt, till exempel papper.]

[friend: {Friend} tittade in från sidan och såg att det var luft emellan.

”Det går”, viskade {friend}. ”Skratta inte.”]

Det gick i tio sekunder. Sedan började nacken darra. Sedan började magen skratta, fast ingen hade bett den, och då
rullade huvudet av åt sidan och hamnade på lakanet.

Där blev det liggande. {child} orkade inte jaga mer.

## or
Sedan var det bara ett sätt kvar: att inte väga något. {child} tänkte bli lätt, så att kudden inte märkte vem som kom.
Först andades {child.he} ut allt. Sedan lade {child.he} ner huvudet, en sak i taget, örat, håret, tinningen. [age>6:
Tankarna fick bli kvar utanför. De är tyngst på kvällen.]

[friend: {Friend} låg med hakan på sängkanten och höll uppsikt. ”Jag tror inte att den har vaknat”, viskade {friend}.]

Det var svalt. Det var fortfarande svalt. Då kom ett andetag, för sådana kommer, och det var varmt, och allt var som
vanligt.

{child} gled ner bredvid kudden, på lakanet, och blev där. Nu fick det vara slut på jakten.

## or
Då återstod att vara någon annan. Det kalla kände igen kinden, det var säkert, men det hade aldrig träffat en armbåge.
{child} lade dit den. Svalt. [age>6: Det var nästan så att armbågen såg nöjd ut.] Sedan knät, och det var svalt där
också. Till slut kom hälen på besök.

[friend: ”Nu är det bara baken som inte har hälsat”, viskade {friend}.]

När alla hade fått känna låg {child} åt fel håll i sängen och skrattade med fötterna på kudden, och hela kudden var
varm.

Det var inte lätt att hitta tillbaka. Huvudet kom fram vid kanten, på lakanet, och där fick det ligga. {child} var
färdig med att jaga.

# turn
Kudden låg för sig själv, och ingen rörde den. Efter en stund stack {child} in en hand under den, mest för att se
efter.

Där var det. Svalt och stilla, som om det aldrig hade varit någon annanstans. Det hade gått hem av sig själv, när
ingen jagade det.

[friend: ”Det kanske bor där”, viskade {friend}. ”Det kanske försöker sova.”| Kanske bodde det där. Kanske försökte det
sova.]

{child} tänkte på saken. Gång på gång hade det kalla krupit ner och lagt sig, och varje gång hade någon kommit och
vänt upp och ner på alltihop. [pet: Och {pet}, som sov, hade ju inte vänt på någonting på hela kvällen.]

”Förlåt”, sa {child} in under kudden.

## or
Länge hände ingenting. Kudden låg ensam med sin grop. {child} hade inte tänkt känna efter mer, men en hand är nyfiken,
och den letade sig in där under.

Det var kallt. Inte ett kallt som var på väg någonstans, utan ett kallt som låg ner.

[friend: ”Kom och känn”, viskade {child}.

{Friend} kände, bara med lillfingret. ”Det sover”, viskade {friend}. | Så är det att sticka in handen i ett rum där
någon sover.]

Och {child} såg framför sig hela kvällen från det kallas håll: man lägger sig, man drar upp det mörka om sig, man är
nästan borta, och då kommer ett ansikte. [pet: Ingen hade väckt {pet} på hela kvällen.]

”Vi väcker inte mer nu”, viskade {child} till kudden.

# down
Sedan lade sig {child} på den varma sidan, med flit. Den var inte sval, men den var mjuk, och den hade redan en grop
som passade. [music: {child} nynnade [song: {song} | på {music}] rakt ner i kudden, så att det skulle höras på andra
sidan.] [friend: {Friend} låg också still nu och andades som man gör när man har slutat vänta.] [city: I hela {city}
låg de varma sidorna upp, och under dem sov de kalla.]

På lakanet låg fjädern. När {child} andades ut gled den bort en liten bit, och när {child} andades in stannade den och
väntade. Täcket blev tungt, först om fötterna, och sedan om knäna, och sedan överallt.

## or
Den varma sidan var ledig, och den hade väntat hela kvällen. {child} lade kinden där den hörde hemma och lät värmen
komma. [music: {Music} nynnades så lågt att det gick rakt igenom dunet.] [friend: {Friend} hade slutat vända och sa
ingenting mer.] [city: Fönster för fönster slocknade {city}, och alla kuddar låg som de låg.]

Fjädern hade landat till slut, på täcket. Den åkte upp när {child} andades in och ner när {child} andades ut, som en
båt utan bråttom. Först somnade tårna, som hade längst att gå, och sedan knäna, och sedan ryggen.

# last
Handen fick vara kvar där under, alldeles stilla, för att inte väcka någon. Det var svalt där, och det var svalt
länge, och det tog inte slut.

Det bästa stället i hela huset är inte stort. Det är ungefär som en hand.

## or
Handen fick vara kvar där under, alldeles stilla, för att inte väcka någon. Det var svalt där, och det var svalt
länge.

Och någon gång mitt i natten, när ingen räknade, vände {child} på kudden i sömnen. Då hade den kalla sidan sovit
färdigt, och den räckte ända till morgonen.

# @pets-place
## if pet.dog
Mitt på köksgolvet låg {pet} och sov, på den svalaste fläcken i hela huset. Den fläcken hade räckt sedan middagen.
## if pet.cat
På köksstolen låg {pet} och sov, på den sida av dynan som alltid är upp. Den sidan hade räckt sedan middagen.
## if pet.other
Bara {pet} sov, på sitt vanliga ställe, utan att ha vänt på någonting sedan middagen.

# @flip-how
{child} gjorde det med samma fart som i {sport}, när det är som allra bäst.
## if sport.Soccer
{child} vippade upp kudden med foten, som när man börjar trixa med en boll, och den vände sig i luften.
## if sport.Basketball
{child} sköt kudden rakt upp med en knyck på handleden, så att den snurrade bakåt, och tog returen själv.
## if sport.Tennis
{child} vände kudden med en backhand, kort sving, nerifrån och upp.
## if sport.Swimming
{child} gjorde som i bassängen när väggen kommer: en kullerbytta och runt, med kudden i famnen.
## if sport.Baseball
{child} kastade upp kudden, fångade den och slängde den till första bas, som var sängen.
## if sport.Football
{child} kastade upp kudden med skruv, så att den vände sig två och ett halvt varv, och fångade den i famnen.
## if sport.Gymnastics
Kudden fick göra en volt med skruv, och {child} hjälpte till med landningen.
## if sport.Track and Field
{child} sa färdiga, gå, och växlade kudden från vänster hand till höger, som en stafettpinne, utan att titta.
## if sport.Volleyball
{child} slog upp kudden med alla tio fingertopparna, högt och rakt, och den vände sig på toppen.
## if sport.Hockey
{child} fintade åt höger med kudden och vände den åt vänster.
## if sport.Golf
{child} ställde sig bredbent, siktade länge och vände kudden i en enda mjuk sving, utan att titta upp.
## if sport.Dance
{child} höll kudden rakt upp och snurrade själv i stället, ett halvt varv på tå, under den.
