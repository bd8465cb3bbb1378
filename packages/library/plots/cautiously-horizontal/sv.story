title: Försiktigt liggande
title: Hej, kappan
title: Den långa hallen
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som ringer tillbaka i mörkret (@a) är {adult}, annars mormor eller farfar, annars {minder}. ”Hej” sägs som man säger det till någon på gatan, och sist mycket lågt.

# nobody-knew
{child} var {age} år och rädd för mörkret, och det visste ingen[pet.other:  utom {pet}]. {Child.He} sov med läslampan tänd och sa att {child.he} hade somnat ifrån boken. Nu låg pappret om lägerskolan [school: från {school} ]på köksbordet. Tre nätter i stuga, och toaletten på andra sidan gården. Pappret skulle in i morgon, och {child} hade inte kryssat i någonting.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade kryssat i alltihop redan första dagen.]

”Vad är det med lägerskolan?” hade {@first} frågat vid middagen.

”Det är maten”, sa {child}.

”Vad är det med maten?”

”Man vet ju inte vilken det är.”{@forgot}

# two-oclock
Den natten blåste det[city:  {in city}], och mitt i natten gick strömmen. {child} vaknade av att läslampan hade slocknat. Det var så svart att det inte blev någon skillnad när {child.he} öppnade ögonen.[athlete:  Inte ens {athlete} på väggen gick att se.] Hjärtat slog uppe i halsen. Och {child.he} var kissnödig.

Badrummet låg mitt i den långa hallen. I ena änden hade {child} sitt rum, i den andra hade {@a} sitt[pet.dog: , där [!pet.known: hunden ]{pet} också sov][pet.cat: , där [!pet.known: katten ]{pet} också sov]. {child} tänkte på hallen, och sedan tog {child.he} mobilen och ringde till {@a}.

# which-kind
”Vem är det?” sa {@a} med hes röst.

”Det är {child}.”

”{child}! Var är du?”

”I min säng.”

”Har det hänt något?”

”Nej. Jag undrade bara vad vi ska ha till frukost.”

Det var tyst en stund.

”Fil”, sa {@a}.

”Bra. Vilken sort?”

”{child}, klockan är två. Är strömmen borta hos dig också?”

”{@Same} i samma lägenhet, {@a}.”

”Jo. Det är sant.” Det prasslade i luren. ”Tänkte du gå upp?”

”Nej. Tänkte du?”

”Nej, nej. Jag ligger bra. Det är bara det att jag drack en stor kopp te.”

”Men gå på toa, då.”

”Det ska jag. Gå du först, om du vill.”

”Nej, gå du.”

”Nej, för all del, efter dig”, sa {@a}.

{child} satte sig upp. Så där lät {child.he} ju själv.

# a-big-word
”{@A}”, sa {child}. ”Är du rädd för mörkret?”

”Rädd är ett stort ord”, sa {@a}. ”Jag är försiktigt liggande.”

”Men du är vuxen!”

”Ja, jag trodde också att det skulle gå över.”

”Men du går ju upp på nätterna. Jag hör dig.”

”Då lyser det under din dörr”, sa {@a}. ”Det är din lampa jag går efter. Jag brukar tänka att där ligger {child} och läser, {child.he} är inte rädd för någonting.”

{child} tänkte på alla nätter då {child.he} hade skämts för den lampan.

”Jag läser inte”, sa {child}. ”Jag är också försiktigt liggande.”

”Är du?” sa {@a}. ”Men [child.she: gumman|vännen]. Vi kan väl räkna till tre och gå samt …”

# no-answer
Sedan hördes ingenting mer.

”{@A}?” sa {child}.

Batteriet var slut. Mobilen gick inte ens att lysa med. ”{@A}!” ropade {child.he}, men vinden slet i fönstret, och hallen var lång, och inget svar kom. Nu var det svart på riktigt, och {child} var ensam i det.

{Child.He} drog täcket över huvudet. Där under tänkte {child.he} på {@a}. {@A} låg i andra änden av alltihop, och i natt lyste det inte under någon dörr. Någon borde gå och hämta {@him}, och det fanns ingen annan än {child}. {Child.He} låg kvar en stund till. Sedan satte {child.he} fötterna på golvet.

# hello-coat
{Child.He} kände sig fram längs väggen, ut genom dörren. Ett steg. Ett steg till. Då var det något mjukt som la sig över ansiktet och tog {child.him} om armen, och {child} skrek det enda ord {child.he} kom på.

”Hej!”

Det mjuka gjorde ingenting. {child} kände efter. Det hade en ärm. Det hade stora knappar.

”Hej, kappan”, sa {child.he}.

Och när {child.he} hade sagt hej till den var den en kappa och ingenting annat. {Child.He} tog den i ärmen och skakade hand. Sedan slog {child.he} i höften.

”Hej, byrån”, sa {child.he}. ”Förlåt.”

# hello-umbrella
Det som skramlade var [elder & adult: {elder's} paraply | paraplyet]. {child} hälsade på det också. {Child.He} hälsade på [elder2: {elder2's} stövlar | stövlarna], en i taget[sport: , och på väskan som brukade följa med på {sport}]. Hjärtat bultade fortfarande, men det fick maka på sig lite för varje gång {child.he} sa hej. {Child.He} sträckte fram handen igen. Den landade på något varmt, som hade en näsa.

”Hej”, sa {child}.

”Hej”, sa näsan.

# said-the-nose
Då skrek de båda två, så länge luften räckte. Och sedan började de skratta, och de skrattade så att de gled ner på golvet med ryggen mot badrumsdörren.

”Sluta”, kved {@a}. ”Jag drack ju te.”

”Vart var du på väg?” sa {child}.

”Till dig. Jag tänkte att du låg där alldeles ensam.”

”Det tänkte jag om dig!”[pet.dog / pet.cat: 

Då kom {pet} ut och trodde att det var frukost.]

# keep-talking
De gick på toaletten i tur och ordning, och den som stod utanför fick hålla igång.[music:  När {child} satt där inne sjöng {@a} {music}.]

”Pratar du?” ropade {@a}.

”Jag pratar”, sa {child}. ”Jag pratar och pratar. Det är inte maten, {@a}.”

”Vad sa du?”

”Med lägerskolan. Det är inte maten. Det är toan. Den ligger på andra sidan gården.”

Det spolade, och {@a} kom ut.

# wake-somebody
”Väck [friend: {friend}|någon]”, sa {@he}. ”Du går aldrig ensam. Jag lovar dig att det ligger minst en till i den stugan, försiktigt liggande, och hoppas att någon ska fråga.”

Det hade {child} inte tänkt på. {Child.He} hade trott att {child.he} var den enda i hela klassen. Å andra sidan hade {child.he} trott att {child.he} var den enda i lägenheten.

Då kom strömmen tillbaka. Kylskåpet började brumma, och läslampan lyste ut i hallen, där det låg ett paraply. {child} gick till köket och kryssade i pappret.[friend:  Där det stod vem man ville bo med skrev {child.he}: {Friend}.][pet.dog / pet.cat:  {Pet} följde med och fick lite frukost.] Sedan la de sig, i var sin ände.

# hello-dark
”Behöver du gå upp något mer i natt?” ropade {child} genom den öppna dörren.

”Nej”, ropade {@a}.

{child} släckte lampan. Det blev svart, och det pirrade i magen, men inte så farligt.

”Hej, mörkret”, sa {child.he}.

”Hej, hej”, sa {@a} långt bortifrån.

# @forgot
[elder & adult & !elder2: 

{Elder} hade också varit där, och sedan gått hem och glömt sitt paraply.][elder & adult & elder2: 

{Elder} och {elder2} hade också varit där, och sedan gått hem och glömt ett paraply och ett par stövlar.][elder2 & !adult: 

{Elder2} hade också varit där, och sedan gått hem och glömt ett par stövlar.]

# @first
{minder}, som bodde hos {child.him} den veckan,
## if adult
{adult}
## if elder & !adult
{elder}, som bodde hos {child.him} den veckan,

# @same
vi är
## if adult
vi bor

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
