title: Det vet jag mycket om
title: Förbjudet!
title: Allt som någon är rädd för
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som gömmer fönsterkuverten (@a) är mormor eller farfar, annars {adult}, annars {minder}. ”Skriv!” sägs raskt och vänligt, till de sista gångerna.
% En regel: allt som någon är rädd för är förbjudet. Den som får alla att titta, och stannar hos {child}, är vännen, hunden, katten eller den äldre (@help, @beside).

# something-you-know
På fredag skulle {child} ställa sig framför hela klassen[school:  {at school}] och prata i två minuter.

”Välj något som du vet mycket om”, sa {@first}, som stod och gömde ett fönsterkuvert i brödkorgen.

”Jag vet inte mycket om någonting”, sa {child}.

Men det var inte det. Det var att alla skulle titta. Så fort {child} tänkte på det blev magen liten som en valnöt.[friend / !pet.dog & !pet.cat & !elder:  {Friend}[!friend.known: , [friend: {child.his} bästa vän | som bodde i huset bredvid],] hade redan pratat om knopar och tyckte att det var roligt.][pet.dog:  {Pet}[!pet.known: , {child.his} hund,] lade nosen på {child's} fot, där den behövdes.][pet.cat:  {Pet}[!pet.known: , {child.his} katt,] lade sig på pappret. Det gjorde ingenting, för pappret var tomt.][pet.other:  {Child.He} hade övat på {pet}, och bara det var en för mycket.]

# elected
Det var samma vecka som [city: {city} | stan] skulle välja någon som bestämde. En del ville ha en borgmästare, en del ville ha en president, och en gubbe ville ha en statsminister. De grälade på torget tills ingen hade någon röst kvar. Ingen utom {a wish}.

”{Wish.sound}”, sa {the wish}.

Det var det klokaste som någon hade sagt på hela veckan, så de valde {wish.him}.

”Nu är det jag som bestämmer allt”, sa {the wish} uppe på rådhusets balkong[wish.size.tiny: , från en kudde][wish.size.huge: , eller så mycket av {wish.him} som fick plats]. ”Men jag kan inte skriva. Vem har fin handstil?”

”Det har {child}!” ropade {@who}, innan {child} hann gömma sig.

Så {child} fick en stol där uppe[friend / !pet.dog & !pet.cat & !elder: , med {friend} på armstödet], och en penna, och den stora lagboken.[pet.dog:  {Pet} följde med och lade sig under stolen.][pet.cat:  {Pet} följde med och lade sig på boken.]

# forbidden
Det som {the wish} var räddast för i hela världen var {wish.afraid}. ”Så det är förbjudet”, sa {wish.he}. ”Skriv!”

Och {child} skrev.

”Är det som jag är rädd för också förbjudet?” ropade {@a} nere på torget. ”Fönsterkuvert?”

”Det är klart”, sa {the wish}, för rättvist skulle det vara. ”Allt som någon är rädd för är förbjudet. Skriv!”

Snart gick kön runt hela fontänen.[friend / !pet.dog & !pet.cat & !elder:  {Friend} fick getingar förbjudna.][elder2:  {Elder2} fick isiga trappsteg förbjudna.][age>=9:  Stans modigaste brandman viskade något om spindlar.][pet.dog:  {Pet} morrade åt en dammsugare i ett skyltfönster, så den blev förbjuden den med.]

När ingen hörde lutade {child} sig fram. ”Att stå framför alla och säga något”, viskade {child.he}.

”Det var det värsta hittills”, sa {the wish} vänligt. ”Skriv!”

{child} skrev det med sin allra finaste handstil, och magen blev stor som vanligt igen.

# nothing-left
På fredagen fick inte fröken heller ställa sig framför klassen. Hon satt i skåpet och sköt ut räknetalen under dörren.

Till lunch var trappor, soppa och måndagar förbjudna.[sport:  Ingen kunde {play sport}, för någon var rädd för att förlora.][music:  Man fick bara nynna på {@song}, för någon var rädd för trummor.] På kvällen satt {child} och {the wish} och såg ut över stan, där det knappt fanns något kvar att vara rädd för, eller att göra.

”Du skriver så vackert”, sa {the wish}.[wish.goat:  {Wish.He} hade bara ätit på hörnen.][wish.cat:  {Wish.He} hade kommit dit, eftersom ingen hade ropat.]

”Du är så rättvis[wish.ett: t]”, sa {child}, som aldrig hade tyckt så mycket om någon som bestämde.

# the-last-one
På lördagen var det bara en kvar i kön, en mycket liten pojke som höll båda händerna för ögonen.

”Vad är du rädd för?” frågade {the wish}.

”Dig”, sa pojken.

{The wish} såg sig om, ifall det stod någon bakom. ”Mig?”

”Jag är rädd för {wishes}”, sa pojken.

Då slokade {wish.part}. Men rättvist skulle det vara. ”Allt som någon är rädd för är förbjudet”, sa {the wish} lågt. ”Skriv.”

{child} lade ifrån sig pennan. ”Jag kan inte.”

”Då är jag förbjud[wish.ett: et | en] ändå”, sa {the wish} och lämnade balkongen och gav sig av över torget. Alla pratade i mun på varandra om vem som skulle bestämma nu.

# everybody-looking
”Gå inte!” ropade {child}, men ingen hörde. Någon måste ställa sig framför alla och säga något.

{@help}

Nu tittade alla. Det var precis så hemskt som {child} alltid hade trott.[athlete:  Så tittar folk annars bara på {athlete}.] Knäna slog mot räcket så att det sjöng. Och olagligt var det, med {child's} allra finaste handstil.

”Jag är rädd”, sa {child} och fick börja om. ”Jag är rädd att {the wish} ska gå härifrån! Så det är förbjudet!”

Mitt på torget stannade {the wish}.

”Så jag får inte vara här”, sa {wish.he}, ”och jag får inte gå härifrån. Och du får inte stå där och säga det!”

”Jag vet”, sa {child}. ”Jag är rädd nu med. Men {@beside}, och då gick det. Man kan inte förbjuda allting. Men ingen ska behöva vara rädd ensam.”

{The wish} tänkte på det. ”Skriv det”, sa {wish.he}.

# together
Så {child} strök varenda lag i boken och skrev den i stället. Sedan gick {child.he} ner på torget och sträckte ut handen till den mycket lilla pojken.

”Du är rädd för {wishes}, och jag är rädd när folk tittar”, sa {child}. ”Ska vi gå tillsammans?”

{The wish} höll sig så stilla det gick och var lite rädd för pojken. De kom ända fram, och pojken sträckte ut ett finger och rörde vid {wish.part}.

”{Wish.He} är {wish.feels}”, sa han.

Och sedan gjorde han det en gång till, när ingen höll honom i handen.

Så {the wish} fick stanna, som borgmästare och president, och som statsminister för gubbens skull.

# on-monday
Samma kväll satt {child} tätt intill {@a}, som öppnade alla fönsterkuverten. Det värsta var från biblioteket.

Och på måndagen stod {child} framför hela klassen. Alla tittade, och magen var en valnöt. Men {@back} satt {the wish}, så att ingens mage skulle behöva vara rädd ensam.

”Jag ska prata om att vara rädd”, sa {child}. ”Det vet jag mycket om.”

# @who
{friend}
## if !friend & elder / !friend & pet.dog / !friend & pet.cat
{@a}

# @help
”Gör det, du”, viskade {child} till {friend}.

”Det måste vara du”, sa {friend}. ”Men jag kan stå bredvid.” Och {friend.he} ställde sig bredvid {child}, stoppade två fingrar i munnen och visslade tills hela torget tittade upp.
## if elder & !friend & !pet.dog & !pet.cat
”Gör det, du!” ropade {child} ner till {elder.short}.

{Elder.short} kom uppför alla trapporna, fast trappor var förbjudna. ”Det måste vara du”, sa {elder.short}. ”Men jag kan stå bredvid.” Sedan ropade {elder.he} ”Hallå där!” så som man ropar över en sjö, och hela torget tittade upp.
## if pet.cat
Då reste sig {pet} från lagboken, hoppade upp på räcket, där ingen katt borde vara, och gick längs det tills hela torget tittade upp. Längst bort satte {pet} sig, tätt intill {child}, och lutade sig.
## if pet.dog
”Ge skall, {pet}”, viskade {child}.

{Pet} lade båda framtassarna på räcket och skällde tills hela torget tittade upp. Sedan satte {pet} sig på {child's} fot och satt kvar där.

# @beside
{friend} stod bredvid mig
## if elder & !friend & !pet.dog & !pet.cat
{elder.short} stod bredvid mig
## if pet.cat
{pet} lutade sig mot mig
## if pet.dog
{pet} satt på min fot

# @back
längst bak
## if wish.size.huge
utanför fönstret

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
