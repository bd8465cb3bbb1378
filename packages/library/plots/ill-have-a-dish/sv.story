title: Pajformen
title: Så här får jag en pajform
title: Dubbelt så tjockt i maj
guest friend: Kasper (han), Amina (hon)
guest uncle: farbror Rune (han), farbror Folke (han)
guest rocker: Melker Ståhl (han), Ludde Ståhl (han)
guest aunt: moster Annika (hon), moster Lena (hon)

% Den som fick en stroke är alltid {uncle} som bor intill, aldrig familjens egen, som bor bredvid, hittar röken och har {child} hos sig den veckan. Hunden eller katten var med i mars och visste vad som stod i ugnen. ”Ugn” och ”ont” sägs likadant, med en mun som inte vill vara med.

# seven-minutes-past
Drömmen kom klockan sju minuter över tre. Den hade kommit varje natt den veckan[elder:  hos {elder}], och {child} visste vad klockan var för att {child.he} alltid tittade på den efteråt.[age>=11 / !pet.dog & !pet.cat:  Det var skönt att ha något vanligt att titta på.]

Det var samma dröm varje gång. {Uncle's} hall, fast längre. Köksdörren, stängd. {child} hade telefonen i handen, och det fanns inga siffror på den. Och bakom dörren sa {uncle} ett enda ord, om och om igen, med en röst som inte fungerade[pet.dog: , och {pet}[!pet.known: , {child's} hund,] krafsade på något].[pet.cat:  Framför dörren satt {pet}[!pet.known: , {child's} katt,] med ryggen till.]

Då skrek {child.he}, och då kom {@first} med täcket släpande efter sig och sov på golvet som en stor, snäll hund[pet.dog: , bredvid {pet}[age>=11: , som var en riktig]][pet.cat: , med {pet} ovanpå].[pet.other:  Till och med {pet} såg trött ut vid det laget.]

# canoes
”Jag följer inte med på lägret”, sa {child} till {friend}[school:  {at school}] på torsdagen. ”Det är sex sängar i varje rum. Jag väcker ju alla.”

”Du måste”, sa {friend}. ”Det är kanot. Om inte du följer med hamnar jag med {rocker}, och han gungar båten.”

De satt på muren bakom biblioteket[city:  {in city}], där de brukade sitta när de ville vara i fred. {Friend}[!friend: , {child's} bästa vän,] hade gjort en lista. {Friend} gjorde listor på allt[sport: , till och med på {sport}].

”Ett, ingen ost på kvällen. Två, du vänder dig om i drömmen och säger till den att den inte är på riktigt.”

”Men den är på riktigt. Det är ju det som är felet. Det har hänt.”

{Friend} tittade på listan. Det fanns ingen punkt för det.

# in-march
Det hade hänt i mars. {Uncle} var egentligen inte farbror till någon. Han bodde [elder: bredvid {elder}[elder2:  och {elder2}] | intill], och {child} hade nyckel. {Child.He} hade låst upp efter skolan[pet.dog / pet.cat: , med {pet} efter sig], och [elder / pet.dog / pet.cat: {uncle} | han] låg på köksgolvet, och halva ansiktet hängde. En stroke, fick {child.he} veta sedan. {Child.He} hade ringt efter ambulansen. {Child.He} hade sagt adressen två gånger, mycket tydligt. [elder: {Elder} talade så ofta om hur lugn {child.he} hade varit[athlete: , lika lugn som {athlete},] att resten inte gick att berätta. | Alla sa att {child.he} hade varit så lugn[athlete: , lika lugn som {athlete}]. De sa det så ofta att {child.he} inte kunde berätta resten för dem.]

{Child.He} berättade för {friend} nu. {Child.He} berättade det för sina skor.

# hurting
”Han sa en sak. Hela tiden, tills de kom. Han kunde inte säga det ordentligt, men jag förstod vad det var. Han sa ’ont’. ’Ont, ont.’ [pet.dog: Jag sa åt {pet} att sluta krafsa. ][pet.cat: {Pet} ville inte ens titta. ]Och jag bara satt där och höll honom i handen. Jag gjorde ingenting åt det.”

{Friend} sa inte att det inte fanns något {child.he} kunde ha gjort. Det hade alla andra sagt.

”Har du frågat honom?” sa {friend.he}.

”Man kan inte fråga någon om sådant.”

”Ingen annan än du och han var där”, sa {friend}. {Friend.He} vek ihop listan och stoppade den i fickan. ”Jag hade fel om osten. Jag har inte fel om det här.”

# at-the-sink
{Uncle} stod vid diskbänken när {child.he} kom, med uppkavlade ärmar[music:  och {music} på radion]. Han var nästan sig själv igen. Vänsterhanden var fortfarande långsam, och han pratade med den som med en lärling.

”Seså, seså, vi har inte hela dagen på oss. Hej, lilla vän. [pet.dog & age>=11: Hej, {pet}. ][pet.cat: {Pet} är redan här. ]Ta en handduk.[age>=11 / !pet.dog & !pet.cat:  Inte den blå, den luddar på glasen.]”

{Child.He} torkade. {Child.He} hade övat hela vägen dit, och nu var varenda mening {child.he} övat på borta.

# the-dish
{Uncle.He} skrubbade den stora bruna pajformen. Runt, runt gick den långsamma vänsterhanden med stålullen. Längs hela insidan satt en tjock svart skorpa, som tjära.

”Du skrubbar jämt på den där”, sa {child}.[elder & age>=11 / elder & !pet:  ”{Elder.short} säger att du ska köpa en ny.”]

”Tio minuter om dagen. På sjukhuset fick jag en gummiboll att klämma på. [age>=11 / !pet.dog & !pet.cat: Vad ska det vara bra för? ]Man klämmer på en boll, och när man är klar har man en boll. Så här får jag en pajform.”

”Vad är det som sitter på den?”

”Rabarberpaj. [elder: {Elder.short's} rabarber.|De sista ur frysen.]”

”Det där är inte paj. Det är kol.”

# i-told-you
”Det var dubbelt så tjockt i maj”, sa {uncle}. ”Och det var en fin paj när den åkte in. Men så bar de i väg med mig, och ingen tittade till den förrän [elder: {elder} kom dit [age>=11 / !pet: på kvällen ]och ]hela köket var fullt av rök.” Han pekade på {child.him} med stålullen. ”Och du ska inte titta på mig på det där viset. Jag sa ju till dig. Jag låg där på golvet och sa till dig, gång på gång.”

{child} lade ifrån sig handduken.

”Vad sa du till mig?”

”’Ugn’, sa jag. Jag kände hur det började lukta bränt socker. Jag kunde inte lyfta ett finger, och munnen ville inte vara med. ’Ugn. Ugn.’ [pet.dog: {Pet} krafsade på ugnsluckan, och du sa åt {pet.him} att sluta. Och du bara klappade mig på handen.| [pet.cat: {Pet} satt och tittade rakt in i ugnen. ]Och du bara klappade mig på handen.]”

# burning
Kranen droppade.[age>=11 / !pet / pet.other:  {@outside}]

”Ugn”, sa {child}.

”Vad trodde du att jag sa?”

{Child.He} kunde inte svara med en gång. När det kom var det mycket litet.

”Ont.”

{Uncle} såg på {child.him}. Han stängde av kranen. Han torkade högerhanden, och sedan vänsterhanden, finger för finger, och det tog lång tid.

”Sedan i mars?” sa han.

{Child.He} nickade.

# like-a-coat
”Det gjorde aldrig ont, {child}. Inte en minut. Det var som att vara en rock som någon har tappat på golvet.” Han lade den långsamma handen över {child.his}. Den vägde mer än den andra. ”På ena sidan hade jag dig, som gjorde allting rätt. Och på andra sidan hade jag den där förbaskade pajen.”

Ljudet som kom ur {child.him} var ett skratt till att börja med. Sedan var det inte det längre, och [child.he: {uncle} | han] lade båda armarna om {child.him}, den snabba och den långsamma, och lät {child.him} gråta[pet.dog: , med {pet} emellan].

Efteråt tog de var sin ände av formen. De fick loss en bit, stor som ett frimärke[pet.dog: , och {pet}, som hade väntat sedan i mars, nös åt den][pet.cat: , och {pet} vände sig om och tittade].

# friday-morning
På fredagsmorgonen vaknade {child} och det var ljust.[pet.dog:  {Pet} sov på mattan.][pet.cat:  {Pet} sov på {child.his} fötter.][pet.other:  {Pet} var redan vaken.] {@A} stod i dörren med täcket om axlarna och såg ut som om {@he} hade missat ett tåg.

”Du skrek inte”, sa {@a}. ”Kom den inte?”

”Den kom.” {child} låg kvar och tänkte på den: den långa hallen, den stängda dörren[pet.dog & age>=11: , {pet} som krafsade][pet.cat: , {pet's} rygg] och rösten som sa sitt ord. ”Jag öppnade dörren.”

”Och vad gjorde du då?”

”Jag stängde av ugnen”, sa {child}. ”Nu behöver jag lappen om kanoterna.”

# @first
{aunt}, som passade huset,
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{aunt}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
{aunt.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @outside
Utanför stod någon och lockade på en katt.
## if elder
Utanför skar {elder} rabarber.
## if pet.cat
Utanför stod någon och lockade på {pet}.
## if pet.cat & elder
Utanför lockade {elder} på {pet}.
