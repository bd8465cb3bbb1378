title: Sjutton potatisar
title: Inte en potatis
title: Gör om det där
guest aunt: Katrin (hon), Anneli (hon)

% Ingenjören är alltid mostern, hon. Regel: det händer bara när luckan till mikron öppnas medan den fortfarande går.

# aliens
”Antingen är det utomjordingar”, sa {friend}, ”eller så är det din moster som kokar te.”

”Det är inte min moster som kokar te”, sa {child}, {friend.his} bästa vän. Men {child.he} skrev upp det. I en riktig utredning skriver man upp allting.

De satt i kontrollrummet på Storhedens radioteleskop, där {child’s} moster {aunt} var ingenjör och jobbade natt. Det var höstlov, så hon hade fått ta med dem, men mobilerna låg kvar vid grinden. Ingenting som skickade ut signaler fick komma in[pet: , och {pet} skickade ut signaler hela dagarna, mest om mat, så {pet.he} fick stanna hemma].

Ute på den mörka heden stod den stora parabolen, bred som en fotbollsplan, med ansiktet mot himlen.[sport:  {Friend} hade frågat om man fick {play sport} i den, och det fick man inte.] Den hörde så bra, sa {aunt}, att om man samlade ihop all energi som den någonsin hade fått in från stjärnorna, så skulle den inte räcka till att smälta en snöflinga.

Och ända sedan i augusti hade den hört något som ingen kunde förklara.

# a-burst
{aunt} lade fram utskrifterna. På varenda en gick en linje rakt fram, flög upp i en vass spets och gick rakt fram igen.

”En signal”, sa hon. ”Jättestark och jättekort. Vi har fått in sjutton stycken. Professorerna tror att det är en stjärna som faller ihop, eller något som ingen ens har ett namn på. De ska skriva en artikel.” Hon gäspade. ”Jag måste laga en mottagare. Rör inget som lyser.”

{child} var {age} år och gillade listor. {Friend} gillade chips. De lade ut papperen på golvet och letade i en timme efter något som var likadant på alla.

# what-was-the-same
Det var inte platsen, för parabolen hade varit riktad åt alla möjliga håll.

”Alla är på natten”, sa {child}.

”Det är väl stjärnorna också”, sa {friend}.

”Nej, de är kvar på dagen också. Och teleskopet hör dem.” {child} drog fingret nerför sin lista och stannade. ”Du. Alla har kommit mellan halv ett och tio i ett.”

{Friend} lade ifrån sig chipspåsen. ”Så någonting en miljon ljusår bort”, sa {friend.he} långsamt, ”vet när de har lunch på Storheden.”

”Lunch äter man väl på dagen.”

”Inte om man jobbar natt.”

De tittade på varandra. Sedan tittade de genom dörren in i personalköket, där det stod en mycket gammal mikro.

# on-shift
”Det måste de ha tänkt på”, sa {child}. ”De är professorer. Och mikron har plåt runt om, så att ingenting kan komma ut.”

”Då så”, sa {friend}.

Men så enkelt var det inte. {child} tog ner arbetsschemat från köksväggen och lade det på golvet bredvid utskrifterna.[school:  Det var precis som ett mattetal {at school}, men för en gångs skull ville {child.he} ha fel.] Det kändes ihåligt i magen. Av sjutton signaler hade sjutton kommit när {aunt} jobbade.

# thatll-do
Fem över halv ett kom hon in. Hon lade in en potatis i mikron, vred på vredet och lutade sig mot diskbänken för att vänta[music: , och nynnade på {@song}]. {child} och {friend} stod i dörren. På skärmen bakom dem kröp linjen fram, platt som en sjö. En minut. Två. Tre.

”Där ser du”, sa {child}. ”Ingenting.” {child.He} blev så lättad att {child.he} nästan började skratta.

Det var en halv minut kvar. {aunt} tittade på klockan, sa ”äsch, den är nog klar” och ryckte upp luckan medan mikron fortfarande gick.

Bakom dem sa datorn pling.

Ingen rörde sig. Mitt på den platta gröna linjen stod en vass spets.

”Gör om det där”, sa {child}, alldeles torr i munnen.

Hon gjorde om det. Pling.

# one-puff
Det gick fortare än en blinkning.[athlete:  Inte ens {athlete} är så snabb.] Ett ögonblick stod luckan öppen utan att mikron hade märkt det. Då smet en pytteliten pust av mikrovågor ut och for i väg över heden. Och det största örat i hela landet, som lyssnade efter universums ände, hade hört {aunt} tappa tålamodet med en potatis.

”Sjutton stycken”, sa {aunt}. Hon satte sig på golvet, med potatis och allt. ”De har ringt från Japan.[elder:  {Elder} har berättat det för hela gatan[elder2: , och {elder2} för nästa].]”

Sedan började hennes axlar skaka, och {child} trodde att hon grät. Det gjorde hon inte. Snart skrattade {friend} också, och sedan {child}, och det dröjde länge innan någon kunde resa sig.

# write-it-up
”Nu måste du tala om det för dem”, sa {friend} till slut och torkade sig i ögonen.

”Det får {child} göra”, sa {aunt}. ”Skriv ner alltihop ordentligt, hur ni gjorde och alla tider. Först kommer de att svära, och sedan kommer de att tacka dig.”

De drog ur sladden till mikron och slog en knut på den, och {child} satte sig vid skrivbordet och skrev: Signalens källa. {child.He} var stolt, och lite snopen också, som man blir när man har sett hur ett trolleritrick går till. {Friend} somnade på två stolar. {aunt} åt sin potatis kall.

”Är du besviken?” frågade hon. ”För att det inte var någonting?”

{child} funderade. ”Det var ju någonting”, sa {child.he}. ”Jag hade bara velat att det kom längre bortifrån.”

”Det är mest det jobbet går ut på. Man hittar alla potatisar och stryker dem.” Hon lade handen på {child’s} huvud en stund. ”Det måste man. Annars skulle man ju aldrig veta om …”

Pling.

# another
De vände sig om båda två.

Där stod en spets till på den gröna linjen, men vass som de andra var den inte. Den reste sig långsamt och lutade sig framåt, som en våg, och bakom den kom det en mindre.

{child} tittade genom dörren på sladden, som låg där med sin knut. {child.He} tittade på klockan, som var sju minuter över två. {child.He} tittade på {friend}, som hade sin mobil vid grinden, och som snarkade.

”{aunt}”, sa {child.he}, mycket tyst. ”Vad är det där?”

{aunt} svarade inte. Hon hade gått ända fram till skärmen, och hela ansiktet var grönt av ljuset. Hon såg inte trött ut längre. Hon såg ut att vara ungefär {age}.

# the-last-line
Ute på heden stod den stora parabolen alldeles stilla, och ovanför den var himlen klar ända till botten[city: , som den aldrig är över {city}].

{child} tog ett nytt papper. Överst skrev {child.he} klockslaget, och under det, med stora bokstäver: INTE EN POTATIS. Sedan drog {child.he} fram sin stol bredvid hennes.

# @song
{music}
