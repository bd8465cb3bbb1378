title: Två sprut
title: Fullständigt normalt
title: Det är fjärilen du ska prata med
guest friend: Tom (han), Jonas (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna hemma (@a) är {adult}, annars mormor eller farfar, annars {minder}, som bor hos dem. Finns det en mor- eller farförälder bredvid vet den det om fötterna. ”Ingenting”, ”Nästa” och ”Två sprut” sägs alldeles platt.

# the-sneeze
Det var skolfotografering[school:  {at school}], och {child}, som var {age}, ville bara en enda sak, och det var att se normal ut.

Förra året hade {child.he} nyst just när det blixtrade. {Child.His} bästa vän {friend} hade gjort ett klistermärke av bilden och lagt ut det i klasschatten, och där skickade folk det när det regnade, och när de hade matte, [sport: och när det var {sport}, ]och varje gång det var fisk i matsalen. Det hette Nysningen.[music:  Någon hade till och med lagt {music} till.] {child} skrattade högre än alla andra. {Child.He} hatade det, men efter ett helt år av skratt visste {child.he} inte hur man säger en sådan sak.

Så i morse hade {child.he} plattat till håret och använt kroppssprej för första gången i sitt liv.

# nothing
{@Aa} la ifrån sig smörgåsen. ”Vad är det som luktar?”

”Ingenting.”

”Då luktar ingenting väldigt starkt i dag.”

”Det är Mangostorm, {@a}. Det är bara två sprut.”

”Två sprut ur vad? En brandslang?”

”Jag vill bara se normal ut.”

”Det är ingen som kan se dig, hjärtat”, sa {@a} med rinnande ögon.[pet.other:  ”Till och med {pet} har vänt sig bort.”]

# breakfast-off-you
{@He} öppnade köksdörren[pet.dog: . [!pet.known: Hunden {pet}|{Pet}], som hade bett att få gå ut ända sedan första sprutet, gick ut][pet.cat: . [!pet.known: Katten {pet}|{Pet}], som hade bett att få gå ut ända sedan första sprutet, gick ut], och fjärilen kom in.

Den var orange, och den flög som någon som läser karta, och den landade på {child's} hals.

”Den tror att du är en mango”, sa {@a} förtjust. [elder & adult / elder2: 

”De smakar med fötterna, vet du”, sa {@second}. ”Den äter frukost på dig.” | ”De smakar med fötterna, vet du. Den äter frukost på dig.”]

{child} skakade på sig, och den kom genast tillbaka. {Child.He} sprang till bussen, och den följde med[city: , tvärs igenom {city}]. Så länge {child.he} luktade mango tänkte den inte ge sig av.

# all-right
”Tja”, sa {friend} vid busshållplatsen.

”Tja”, sa {child}.

”Du, du har en …”

”Jag vet.”

”Är den riktig?”

”Varför skulle jag ha en på låtsas?”

”Bete dig normalt bara”, sa {friend}.

”Jag beter mig normalt. Det är fjärilen du ska prata med.”

{Friend} sniffade. ”Är det Mangostorm? Själv har jag Polarvarg.”

Båda två såg sig noga om, åt båda hållen.

# chin-down
På rasten försökte {child} tvätta bort det, men tvålen i skolan visade sig lukta jordgubb. Enligt {friend} såg fjärilen ut som om efterrätten hade kommit in.

Fotografen i gymnastiksalen hade tagit fyrahundra barn sedan frukost, och hon pratade som en gps. ”Sitt. Hakan ner. Tänk på något trevligt.”

[athlete: {child} försökte tänka på {athlete}.

]”Jag har en fjäril på mig”, sa {child}.

”En blixt var. Inga omtagningar. Hakan ner.”

# the-flash
Fjärilen promenerade uppför {child's} hals och längs käken och ut på hakan, och smakade hela vägen.

”Jag tar den!” väste {friend}, som stod näst på tur, och kastade sig fram med matteboken.

”LÅT BLI!” skrek {child}.

Fjärilen hoppade upp på yttersta nästippen, och då blixtrade det.

Och där var den, på fotografens stora skärm. Ögonen hade mötts på mitten. Munnen stod öppen som ett brevinkast. Tvärs över alltihop satt fjärilen, som en rosett som har gått vilse. Jämfört med det här var Nysningen rena passfotot.

# middle-of-a-ha
{Friend} skrattade så att {friend.he} fick hålla sig i draperiet. Sedan tog {friend.he} fram sin telefon och höll upp den mot skärmen.

”Åh”, sa {friend}. ”Det här är den nya.”

{child} skrattade också. {Child.He} hörde det själv, ha ha ha, precis som förra året, och nu skulle det bli ett helt nytt år av det, varje gång det var fisk.

{Child.He} slutade mitt i ett ha. {Child.He} reste sig, med fjärilen kvar på näsan, och la handen platt över {friend's} telefon.

# one-thumb
”Låt bli”, sa {child}. {@Voice} {Child.He} fortsatte i alla fall. ”Jag hatade Nysningen.”

{Friend} stirrade. ”Du skrattade ju!”

”Vad skulle jag göra då, gråta? Jag skrattade för att det skulle sluta. Och det slutade inte. Till och med {@a} skickade den till mig, {friend}. Med ett hjärta.”

{Friend's} arm sjönk. ”Men jag trodde att du älskade den”, sa {friend.he}. ”Jag trodde att jag hade gjort dig berömd.”

”Jag ville inte vara berömd. Jag ville vara normal.”

{Friend} höll fram telefonen, så att {child} såg, och letade upp Nysningen och raderade den för alla. Den hade funnits där i ett år, och det räckte med en tumme.

”Förlåt”, sa {friend}.

”Nästa”, sa fotografen.

# have-you-still-got-that-mango
{Friend} satte sig. {Friend.He} tittade på {child's} ansikte på den stora skärmen, och sedan sträckte {friend.he} fram ärmen. ”Har du den där mangon kvar?”

”Hur så?”

”Två sprut”, sa {friend}.

{child} gav ärmen två sprut, och {friend} gned näsan i den, hårt. Fjärilen lyfte från {child's} näsa, flög ett varv runt fotografen och landade på {friend's}. Och {friend}, som hade lagt en timme på sitt hår, gjorde ögonen i kors och öppnade munnen som ett brevinkast.

Blixt.

Fotografen skrattade, lite rostigt. ”Du där”, sa hon till {child}. ”Sätt dig hos din kompis.”

”Du sa ju inga omtagningar.”

”Det är ingen omtagning. Det är en annan bild.”

Så de trängde ihop sig på pallen, och den här gången skrattade {child} på riktigt.

# perfectly-normal
När skolan var slut hade mangon gått ur. Fjärilen gick tvärs över {child's} hand och smakade noga, kom fram till att det bara var {child}, och flög sin väg över häcken.[pet.dog / pet.cat: 

Hemma nosade {pet} igenom {child.him} från topp till tå och flyttade in igen.][pet.other: 

Hemma vände sig {pet} om igen.]

När fotot kom satte {@a} upp det överst i trappan. [elder & adult / elder2: {@Judge} sa till när det hängde rakt. Sedan tog {@a} | {@He} tog] ett steg bakåt och tittade på två vindögda {@two} på samma pall, med något suddigt och orange emellan.

”Så där”, sa {@a}. ”Fullständigt normalt.”

# @voice
Rösten for upp som en visselpipa.
## if child.he
Rösten hade varit i målbrottet sedan påsk, och den for upp som en visselpipa.

# @two
kompisar
## if child.he & friend.he / child.he & !friend
killar
## if child.she & friend.she
tjejer

# @second
{elder}, som hade kommit till frukosten
## if elder2 & adult
{elder}, som hade kommit till frukosten med {elder2}
## if elder2 & !adult
{elder2}, som hade kommit till frukosten

# @judge
{elder}
## if elder2 & adult
{elder} och {elder2}
## if elder2 & !adult
{elder2}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @aa
{minder}, som bodde hos dem,
## if adult
{adult}
## if elder & !adult
{elder}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
