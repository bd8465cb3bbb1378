title: Den tråkigaste boken på biblioteket
title: Dikets historia, band två
title: Kära dikare
title: Breven på sidan 88
title: [!theme.book: Nummer två i kön | Boken som ingen lånade]
guest gate: Majken (hon), Tyra (hon), Signe (hon)

# page-88
Den tråkigaste boken som {child} hade hittat på biblioteket hette Dikets historia, band två. Band ett hade någon stulit, och ingen förstod
varför.

[city: {City} nämndes i en fotnot på sidan 140, och det var så {child} hittade den.] På fyrtio år hade den inte varit
utlånad en enda gång. Och en bok som ingen öppnar är den säkraste brevlåda som finns.

Breven låg på sidan 88, vid en bild av ett rör med en liten pil. Det hade börjat i september med en lapp: Borde inte
pilen peka åt andra hållet?

Jo, skrev {child} under. Veckan därpå låg där ett riktigt brev, och det började: Kära dikare.

## or
Kära dikare, stod det i det första brevet. Vad skönt att någon mer har sett att pilen på sidan 88 är åt fel håll. Jag
trodde att det bara var jag.

Brevet låg i en bok på biblioteket som hette Dikets historia, band två. [city: {City} nämndes där, i en fotnot, annars
hade {child} aldrig öppnat den.] Ingen hade lånat den på fyrtio år. Band ett var däremot stulet, vilket ingen kunde
förklara.

Allt {child} hade gjort var att lägga en lapp vid en bild av ett rör, där en liten pil visade vart vattnet rann. Fel
håll, stod det på lappen. Det var i september. Nu kom det brev varje vecka, för vem letar efter post i en bok som
ingen läser?

# rules
De hade bara en regel, och det var att inte säga vad de hette. [friend: {Friend} stod vakt vid tidskrifterna och
hostade om någon kom.] Därför gick det att skriva om allt.

[pet: {Child} skrev två sidor om {pet}, och dikaren bad om en tredje.] [sport: Brev tre handlade mest om {sport}. Här
också, stod det i brev fyra.] [athlete: Om {athlete} var de så överens att det tog tre brev.] [music: Dikaren hade
också {music} på hjärnan.]

# complaints
Mest skrev de om folk.

I min klass[school:  {at school}], skrev {child}, går det en som skrattar som en grind. Det gnisslar i väggarna. Man
får aldrig veta vad som var så roligt.

I min, svarade dikaren, går det en som inte säger någonting. Bara tittar på en, som om man var felstavad.

{Child} tyckte synd om dikaren, som måste gå i samma klass som en sådan.

## or
Till en vanlig kompis är man artig. Till dikaren skrev {child} som det var:

Bakom mig i klassrummet[school:  {at school}] sitter en grind. Jo, en flicka, men när hon skrattar gnisslar hon, och
hon skrattar jämt.

Dikaren svarade samma vecka: Den värsta hos oss ser på folk som om de var felstavade. Säger ingenting. Rättar en bara,
med ögonen.

Stackars dikaren, tänkte {child}, och skrev det.

# gone
Så en torsdag var boken borta.

På hyllan fanns ett hål, fyra fingrar brett. Man såg rakt igenom, till båtmotorerna på andra sidan. Och på sidan 88,
hos någon, någonstans, låg det brev som det hade tagit tre veckor att våga skriva. Det var det kortaste av alla. Ska
vi träffas, stod det.

”Utlånad”, sa mannen i disken och läste det en gång till på skärmen. ”För första gången. Vill du stå i kö?” Han
tryckte på en knapp. ”Vad konstigt. Då blir du nummer två.”

## or
Det svåraste brevet var på tre ord. Ska vi träffas, stod det. {Child} la det på sidan 88 en tisdag, ångrade sig på
onsdagen och gick dit på torsdagen för att ta tillbaka det.

Då fanns det ingen bok. Mellan Dammar och Dränering gapade ett hål, fyra fingrar brett, och genom det såg man
båtmotorerna i hyllan bakom.

”Någon har lånat den”, sa mannen i disken. Han viskade det, som om det gällde en olycka. ”Jag kan sätta upp dig på
kölistan. Då blir du…” Han lutade sig närmare skärmen. ”Nummer två.”

# suspects
Vem lånar en bok om diken?

En tjuv som redan har band ett, trodde {child}. [elder: ”Någon som har ett dike”, sa {elder}. [elder2: ”Eller har
ramlat i det”, sa {elder2}.] ”Eller den som skrev den”, sa {elder.short}. ”Någon måste ju ha gjort det.” | Eller den
som skrev den, för någon måste ju ha gjort det.]

Nummer ett i kön var enklare. I hela världen fanns bara en till som behövde den boken. [friend: ”Så nu vet du vem du
ska titta efter”, sa {friend}. ”Den som hämtar den.”

”Jag vet inte om jag vill se”, sa {child}. | Den som hämtade den var dikaren.] Ett brev kan man lägga ifrån sig. Men
nu skulle dikaren komma med ett ansikte.

## or
”Vem är nummer ett?” frågade {child}.

”Det får jag inte säga”, sa mannen. ”Vad folk läser är hemligt. Till och med diken.”

Men det gick att räkna ut. Två i kö till en bok som ingen läser, det är två som har brev i den. [friend: ”Och dikaren
kan också räkna”, sa {friend}. | Och dikaren kunde också räkna.]

Frågan var vem som hade tagit den. [elder: {Elder} trodde på någon med ett dike. [elder2: {Elder2} trodde på någon i
det.] ”Eller den som skrev den”, sa {elder.short}. ”För att se om den är kvar.” | Den enda {child} kom på var den som
hade skrivit den.] I tre veckor låg {child} om kvällarna och försökte tänka ut ett ansikte till dikaren. Det blev
aldrig något vidare.

# laugh
När boken kom tillbaka stod {child} bakom hyllan, bland båtmotorerna, med ögonen vid hålet. [adult: {Adult} satt vid
tidningarna och hade lovat att inte fråga.]

Någon kom in. [music: Någon nynnade {music}.] [athlete: På ryggsäcken satt {athlete}.] Mannen i disken sa något om
diken, och då gnisslade det i väggarna.

Det var grinden. Det var {gate} i klassen, i gul jacka, och hon höll i Dikets historia.

{Child} tänkte igenom breven, baklänges och fort. En som skrattar som en grind: det hade {gate} fått läsa. Sedan kom
det andra. En som tittar på en som om man var felstavad. Vem kunde hon ha menat?

{Child} såg sig om efter någon annan. Det fanns bara båtmotorer.

# gap
Hon satte sig på golvet på sin sida av hyllan och läste, och då var det tyst, för man kan inte läsa och gnissla
samtidigt.

Till dörren var det tio steg. {Child} räknade dem två gånger och satte munnen till hålet.

”Kära dikare”, sa {child}.

Boken sjönk. I hålet syntes ett öga.

”Är det du?” sa ögat. ”Som är så rolig?”

”Bara skriftligt”, sa {child}. ”Annars vet jag aldrig vad jag ska säga. Så jag tittar.”

”Jag vet inte heller vad jag ska säga”, sa {gate}. ”Så jag skrattar.”

De tänkte på det, var och en på sin sida. [pet: ”Hur mår {pet}?” sa {gate} sedan, och då fanns det ingen tvekan
längre.]

## or
Det gick fortfarande att smita. Tio steg till dörren. {Gate} hade satt sig på golvet på andra sidan och läste de tre
orden så länge att de borde ha tagit slut.

Sedan skrev hon något, vek ihop det och sköt det genom hålet. Det landade framför {child's} skor.

Ja, stod det. Jag vågar om du vågar.

Det vågade inte {child}. Men det gick fortare att sätta sig ner än att gå tio steg.

”Det är jag”, sa {child} i hålet. ”Den som tittar.”

{Gate} satte ögat till hålet. Det var förfärat, och sedan var det något annat.

”Grinden”, sa {gate}. ”Är det jag?”

”Det är en fin grind”, sa {child}.

[pet: ”Hälsa {pet}”, sa {gate} sedan, precis som dikaren skulle ha sagt. | De sa ingenting, men det var samma ingenting på
båda sidor.]

# third-letter
”Det ligger ett till här”, sa {gate}. ”Inte från dig.” Bokstäverna stod raka som stolpar. Hon läste högt.

Till läsaren av sidan 88. I fyrtio år har jag undrat om någon har öppnat min bok. Nu har jag lånat den och sett efter.
Den är sliten på ett ställe. Ert brev har jag inte läst, då det knappast handlar om diken. Men pilen är ritad åt fel
håll. Har vattnet runnit uppåt i fyrtio år utan att någon har märkt det? [age>=11 / !friend / !elder / !sport: P.S.
Det är jag som har band ett. Jag skulle bara ändra ett komma.]

{Child} tittade genom hålet. Ögat tittade tillbaka. Sedan skrattade de, och det gnisslade inte alls, eller så berodde
det på att de var två.

## or
{Gate} bläddrade, och ut gled ett kuvert som ingen av dem hade lagt dit. Till den som läser sidan 88, stod det.

”Det är vi”, sa {child}.

Den som hade skrivit var åttiofyra år och hade skrivit boken också. En gång, när han var ung och trött, hade han ritat
en pil åt fel håll på sidan 88. I fyrtio år hade vattnet runnit uppåt, och i fyrtio år hade han väntat på att någon
skulle klaga. Diken är inte tråkiga, stod det sist. Det finns ett i Rom som har tagit hand om regnet i mer än tvåtusen
år. [age>=11 / !friend / !elder / !sport: Och band ett hade han själv hemma. Han skulle bara ändra ett komma.]

”Han har väntat på oss”, sa {gate}, och skrattade inte alls.

# answer
Svaret skrev de på golvet, en rad var, genom hålet. Kära dikare. Vi såg det i september. Det var det första vi tyckte
lika om.

Sedan ställdes boken tillbaka, och då var det slut på hålet. De möttes vid disken[friend: , där {friend} hostade i
onödan]. Det var värre. I full storlek är det mycket ansikte på en gång.

”Säger vi hej i morgon?” sa {gate}.

”Vi kan börja med att nicka”, sa {child}.

# last
På kvällen låg det ett brev i jackfickan, fast ingen hade sett när det kom dit. {Child} läste det i sängen, med lampan
neddragen. [pet.dog / pet.cat: {Pet} värmde fötterna.]

Kära dikare, stod det. I dag ritar jag i stället.

Under stod en grind. Den var lite sned, och bakom den gick en stig bort mellan träden. {Child} tittade på den tills
ögonen blev tunga och la brevet under kudden. Lampan släcktes, och det var tyst i huset. Grinden stod öppen.

## or
Framåt kvällen började det regna. {Child} låg under täcket[pet.dog / pet.cat: , med {pet} tung över fötterna,] och
hörde det på taket, först några droppar och sedan alla.

Det rann ner i rännan och längs gatan och ner i en brunn, och vidare under husen i mörkret, genom rör som någon hade
ritat med linjal. Någonstans låg en som skrattade mycket, och var tyst nu, och hörde samma regn. Och hela natten rann
det åt rätt håll.

## or
Det var skönt att lägga sig. Ansiktet hade varit framme hela dagen och fick äntligen ligga på kudden, där ingen skulle
titta på det[pet.dog / pet.cat: , utom {pet}].

{Child} låg i mörkret och övade. En nick är inte svår. Hakan ner en bit och sedan upp igen, inte så lite att den inte
syns och inte så mycket att man ser ut som en häst. {Child} nickade mot taket, lugnt och lagom. Hakan sjönk en gång
till, långsammare, och den gången kom den inte upp förrän det var morgon.
