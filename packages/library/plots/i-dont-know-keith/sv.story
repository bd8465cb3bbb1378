title: Jag vet inte, Glenn
title: Väldigt bra placerad
title: Som någons jacka
guest friend: Love (han), Tuva (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som kommer till varje match är mormor eller farfar, annars {adult}, annars {minder}. Det som sägs i flaskan händer. ”Schäg något” sägs med stela läppar.

# left-back
{child} var {age} och hade spelat vänsterback i Ekbacken[city:  {in city}] i två hela år utan att göra ett enda mål. {@First} kom till varenda match och begrep inte en av dem, och på vägen hem sa {@he} alltid samma sak.

”Du var väldigt bra placerad, {child}.”

{child} var trött på att vara bra placerad. {Child.He} ville göra mål. Bara ett, som var {child.his} eget.[athlete:  Det var inte för att stå rätt som folk jublade åt {athlete}.][pet.other:  {Pet}, där hemma, fick gärna vara bra placerad hela dagarna.]

# into-the-bottle
Säsongens sista lördag hade {friend}[!friend.known: , {child’s} bästa vän,] stukat foten, så {friend.he} satt bredvid planen på en uppochnervänd hink och kommenterade matchen rakt ner i en vattenflaska. {Friend} kommenterade allt[music: , till och med {music}]. En gång hade {friend.he} kommenterat {child’s} frukost från början till slut. {Friend.He} gjorde det för någon som hette Glenn och som inte var där.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] låg bredvid hinken och ville ha bollen. Ingen gav den någonsin till {pet.him}.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] låg på {child’s} väska och ville gå hem.]

# like-a-swan
”Och här kommer {child}”, sa {friend} i flaskan när {child} joggade framåt med bollen. ”Flyger fram längs kanten, Glenn!”

{child’s} skor lämnade gräset.

{Child.He} for över mittlinjen som en svan, högt som en köksstol, med bollen guppande under sig, och kom ner framför målet.

{Friend} tittade på flaskan.

”{Child} skjuter”, sa {friend.he} på prov. ”Och det blir mål?”

{child’s} ben svängde till alldeles av sig självt, och nätet buktade.

Så det var regeln. Det som {friend} sa i flaskan, det hände. Och det besvärliga var hur folk pratar om fotboll[sport & !sport.Soccer: , för så pratar ingen om {sport}].

# all-like-this
”Bollen är som fastklistrad vid foten!” skrek {friend}, och det var den, och {child} klampade omkring som någon med foten i en hink.

”Få loss den!” vrålade {child}.

”Den lossnar så vackert, Glenn! Och där sätts backen på pott …”

”{Friend}!”

”På gräset! Backen sitter så gott på gräset!”

Backen satte sig på gräset och såg mycket förvånad ut. {child’s} ben svängde till, och nätet buktade igen.

”Tänk på vad du säger!” ropade {child}.

”Det går inte! Allt är så här! Det finns ingen annan fotboll!”

# somebodys-coat
I halvtid hade {child} gjort två mål, och de andra hade gjort två på vanligt sätt. {Child.He} gick och ställde sig vid hinken.

”Två mål”, sa {friend}. ”Varför ser du ut så där då?”

”För att de inte är mina. Det var benet som gjorde dem. Jag kände mig som någons jacka.” {child} petade i gräset med dobbarna. ”Säg ingenting i andra halvlek.”

”Ingenting? {Child}, jag spricker.”

”Snälla.”

{@A} kom med apelsinklyftor. ”Du var väldigt bra placerad”, sa {@he}.

”Vilken gång?” sa {child}. ”När jag flög?”

”Var det någon som flög?” sa {@a}. ”Jag [elder2: hjälpte {elder2} med | höll på att få av locket på] termosen.”

# frozen
Hela andra halvlek satt {friend} med sin halsduk i munnen, och ingen flög. Men i allra sista minuten sparkade någon undan benen på {child}, precis framför målet, och domaren blåste för straff.

”Ta den du, {child}”, sa alla. ”Du har ju redan gjort två.”

Bollen såg väldigt liten ut, och målvakten såg ut som ett klädskåp. I {child’s} mage kändes det som när man kliver på ett trappsteg som inte finns.

Det blev för mycket för {friend}. Halsduken ramlade ur, och flaskan åkte upp av sig själv.

”Åh nej”, flämtade {friend.he}. ”{Child} har frusit fast.”

Och {child} frös fast, med ena armen ut och ena foten bakom sig, och kunde inte böja ett finger.

”Ta den tid du behöver”, sa domaren och tittade på klockan. ”Bara det blir nu.”

{Friend} slog båda händerna för munnen.

”{Friend}”, sa {child} mellan tänderna. Läpparna var styva som kartong. ”Schäg något.”

”Jag säger att du gör mål!” sa {friend}. ”I krysset!”

{child} såg det framför sig, bollen i nätet och alla som kom springande. Det vore så enkelt. Och {child} skulle stå mitt i det som någons jacka.

# you-dont-know
”Nej”, sa {child.he}. ”Schäg att du inte vet.”

”Va?”

”Schäg. Att du. Inte vet.”

Det hade {friend} aldrig sagt i hela sitt liv. {Friend.He} lyfte flaskan, och den darrade lite.

”{Child} står vid straffpunkten”, sa {friend.he}. ”Går den in? Jag vet inte, Glenn.” {Friend.He} svalde. ”Jag vet ärligt talat inte.”

Värmen kom tillbaka i {child’s} tår, sedan i knäna, och sedan var det bara {child} där inne, livrädd men rörlig. {Child.He} tog sats. Det var en vanlig spark, och målvakten lade sig på den.

”Åååh”, sa hela Ekbacken[school:  och halva {school}].

# nobody-had-told-it
Men bollen tog i målvaktens armbåge och hoppade ut igen. Det hade ingen sagt åt den. Den kom studsande tillbaka genom leran till exakt det ställe där {child} hade halkat omkull. {Child.He} stack ut ett knä, och bollen rullade över linjen, sakta, som en katt som kommer in genom kattluckan.

{Friend} kastade flaskan i luften och skrek något som det inte fanns ett enda ord i.[pet.dog:  {Pet} sprang rakt in i målet och fick äntligen bollen.][pet.cat:  {Pet} reste sig och kröp ner i väskan, klar att gå hem.]

# well-placed
{@A} kom tvärs över planen, fortare än {@he} brukade gå.

”Den där såg jag”, sa {@he}. ”Den store hade den, och så hade han den inte, och där var du.”

”Där var jag”, sa {child}. {Child.He} kunde inte få ansiktet att sluta le.

”Du var väldigt bra placerad”, sa {@a}.

Det var lustigt. Det var ju någonting bra att vara, och det hade det varit hela tiden.

# honestly
De gick långa vägen hem, med {friend} hoppande på ett ben mellan sig.[elder2:  {Elder2} bar termosen.]

”Och nu närmar de sig pizzerian, Glenn”, sa {friend}. ”Går de in?” {Friend.He} höll upp flaskan mot {@a}.

{@A} böjde sig ner och tänkte efter.

”Jag vet ärligt talat inte, Glenn”, sa {@he} och höll upp dörren.

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
