title: Det var den redan
title: Trollkarlen på bottenvåningen
title: Först tittade han efter
guest friend: Signe (hon), Love (han)
guest lodger: Ingegerd (hon), Birgit (hon)

% ”Ingenting hände” kommer tre gånger; vänta lite före. Den vuxna är {adult}, annars {lodger}. Vännen finns för varje familj.

# never-said-it
Trollkarlen på bottenvåningen sa aldrig god morgon.

Han satt i sin dörröppning nedanför trappan, på en köksstol, med kaffekoppen i handen. Han hade skägget, och på kroken bakom honom hängde hatten.[pet.cat:  I den brukade [!pet.known: katten ]{pet} ligga och sova.] Varje dag på väg till [school: {school} | skolan] sa {child} god morgon till honom, och varje dag såg trollkarlen vänligt på {child.him} och knep ihop munnen så hårt att skägget åkte in.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}], som följde dem till porten, lade hakan på hans toffel. {Pet} behövde inte få någonting sagt.]

”Alla är inte morgonmänniskor”, sa {@a-first}.

[elder: ”Det där är hyfs”, sa {elder}, som hade sagt god morgon till honom två gånger, den andra gången långsammare[elder2: , med hjälp av {elder2}].

]{child} ville höra honom säga det, en enda gång.

# minding
{Friend} var {child's} bästa vän, och {friend.he} brydde sig om saker. {Friend.He} brydde sig om att komma i tid, om getingar[sport: , om hela {sport}][athlete: , om {athlete}] och om alla som hade blivit utan. {Friend.He} brydde sig om trappan, som var nersliten på mitten som en gammal tvål, och gick därför alltid ett steg bakom {child} och höll i remmen på {child's} väska. Det kunde vara ganska tröttsamt.

”Ingen kniper ihop munnen så hårt för nöjes skull”, sa {friend}, och så stannade {friend.he} och frågade varför.

# the-slate
Trollkarlen tog fram en griffeltavla under stolen. ”Det jag säger blir så”, skrev han.

”Men god morgon?” sa {child}. ”Vad är det för fel på en god morgon?”

”Den höll i sig till halv fem. Ingen [city: {in city} ]fick någonting gjort.”

”Var det allt?”

Trollkarlen sänkte huvudet. ”En gång bad jag en man med dammsugare dra åt skogen. Han ringer ibland och frågar hur stor den är.”

Det var trettio år sedan, och sedan dess hade han inte sagt ett ord. Han skrev ett till, suddade ut det med ärmen och gick in. Men de hade båda hunnit läsa det. Det stod ”ensam”.[pet:  {Pet} gick in efter honom.]

# what-if
{friend} brydde sig om det hela natten.

”Men om du säger något som redan är så?” frågade {friend.he} på morgonen. ”Det kan ju inte bli mer så. Eller?”

Trollkarlen funderade länge. Han tittade på det han hade i handen och öppnade munnen. Det lät som en grind.

”Det här är en kopp”, sa han.

De väntade[pet.dog: , {pet} med ena örat i vädret][pet.cat: , {pet} med ett öga öppet]. Ingenting hände. Det var en kopp.

Efter det satt de hos honom varje eftermiddag, och han talade om hur allting var. ”Det är tisdag. Jag har två knän.[pet.dog:  {Pet} är blöt.][pet.cat:  {Pet} ligger i min hatt.][music:  Någon där uppe spelar {music}.]” Han blev så lycklig av det att skägget darrade. Men först tittade han alltid efter.

[elder: ”Är det en fin kappa?” frågade {elder.short}, som hade kommit ner för att lyssna.

Trollkarlen gick ett varv runt {elder.short}. ”Det är en kappa”, sa han.

]”Och god morgon?” frågade {child}.

Trollkarlen tog fram griffeltavlan. ”Hur ska jag kunna veta att den är god?”

# the-cup
Så kom den morgon när {friend} trodde att de var sena, vände sig om för fort och slog till koppen med väskan.

Det hade varit en kopp. Nu var det många.[pet.dog:  {Pet} lyfte hakan från toffeln.][pet.cat:  {Pet} stack upp huvudet ur hatten.]

”Nej”, sa {friend}. ”Nej, förlåt, den är i hundra bitar, och den var det första du sa, och …”

Trollkarlen stod inte ut med att se det. Han gjorde som vem som helst hade gjort. Han klappade {friend} på armen.

”Bry dig inte om det”, sa han.

{friend} slutade mitt i ett ord.

”Okej”, sa {friend.he}.

# never-mind
Det var rätt röst, men det fanns ingen {friend} i den.

”Vi kommer för sent”, sa {child}.

”Jaså”, sa {friend} och satte sig på nedersta trappsteget.

”Du har en geting på ärmen.”

”Det har jag visst.”

[pet.dog: {Pet} stack en våt nos i {friend's} öra, och det hade alltid hjälpt. {Friend} bara satt där, med en nos i örat.

][pet.cat: {Pet}, som älskade {friend's} knä över alla andra eftersom {friend} brydde sig om håren, klev upp i det, väntade och klev ner igen.

][elder: ”Vad är det med {friend}?” ropade {elder.short} uppifrån.

”Ingenting”, sa {friend}.

]”Då går jag utan dig”, sa {child}.

”Okej”, sa {friend} vänligt, till väggen.

”Säg åt {friend} att bry sig!” sa {child} till trollkarlen.

”Om vad?” skrev trollkarlen, och kritan skakade. ”Om allt? För alltid?” Han suddade ut det. ”Jag vågar inte. Jag menade bara att vara snäll.”

”Jag hämtar {@fetch}”, sa {child} och började gå uppför trappan.

{Child.He} kom ett steg. Något höll fast {child.him}.

# the-strap
{friend} såg fortfarande på väggen, och i ansiktet fanns det ingenting alls. Men armen var utsträckt bakåt, och handen höll i remmen på {child's} väska.

{child} tog ett steg till. Handen följde med. {child} gick ner igen, där trappan var som mest nersliten, och handen tog i så att den vitnade.

”Titta på handen”, sa {child}.

Trollkarlen tittade.[pet:  {Pet} tittade också.]

”Det behöver inte hända någonting”, sa {child}. ”Det är redan så. Säg det bara.”

Trollkarlen satte på sig glasögonen, gick ner på sina två knän och såg på handen från ena sidan och från andra. Sedan tog han av sig glasögonen, för de hade immat igen.

”{Friend} bryr sig”, sa han, ”om {child}.” Han såg efter en gång till, för säkerhets skull. ”Oerhört.”

Ingenting hände. Det hade varit så hela tiden.

”… och vi är sena”, sa {friend}, ”och jag har haft sönder den, och förlåt, och är det där en geting?”

”Ja!” sa {child}. Ingen har någonsin blivit så glad åt en geting.[pet.cat:  {Pet} klev upp i knät igen.][elder:  {Elder.short} var redan på väg ner med en tidning.]

# good-morning
Nästa dag öste regnet ner. De kom med koppen. {Friend} hade limmat halva natten, och en bit hade de aldrig hittat, så den läckte, och det brydde {friend} sig om.

”God morgon”, sa {child} som vanligt.

[elder: ”God morgon”, sa {elder.short}, långsamt.

]Trollkarlen fyllde koppen. Det droppade på hans toffel.[pet.dog:  {Pet} slickade upp det.] Han såg på regnet.[pet.cat:  Han såg på {pet}, som hade vänt sig i hatten.][elder:  Han såg på {elder.short} i kappan.] Han såg på {child}, och på {friend} ett steg bakom, och på handen som höll i remmen. Han tog god tid på sig, för han tittade alltid efter först.

”God morgon”, sa trollkarlen.

Ingenting hände. Det var den redan.

# @a-first
{lodger}, som hyrde rummet hemma hos {child}
## if adult
{adult} hemma

# @fetch
{lodger}
## if adult & !elder
{adult}
## if elder
{elder.short}
