title: Bara mjölk
title: Men det var billigt
title: Gå till namnskylten
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som kommer bort (@a) är {adult}, annars mormor eller farfar, annars {minder}. En äldre vid sidan av väntar hemma på mjölken. Ropet i mikrofonen får gärna ropas.

# just-milk
{child} var i affären med {@first}.

”Vi ska bara ha mjölk”, sa {@a}.[elder & adult & !elder2:  Hemma satt {elder} med kaffet och väntade på den.][elder & adult & elder2:  Hemma satt {elder} och {elder2} med kaffet och väntade på den.][elder2 & !adult:  Hemma satt {elder2} med kaffet och väntade på den.]

Det sa {@he} varje gång. Sedan la {@he} ner bananer i vagnen, och toapapper, och en blomma i kruka.

”Är det där mjölk?” frågade {child}.

”Nej”, sa {@a}. ”Men det var billigt.”

# the-bread-machine
Vid brödet stod maskinen som skär bröd. Den skakade så att hela limpan hoppade. Dagga-dagga-dagga, sa den. {child} tittade tills limpan var färdig.[friend:  En sådan hade {friend} aldrig sett, så det gällde att titta noga.]

”Såg du, {@a}?” sa {child.he}.

Men {@a} stod inte där, och det gjorde inte vagnen heller. {child} hade kommit bort.

# nobody-came
Åt ena hållet var det knäckebröd, och åt andra hållet var det [pet.dog: hundmat | kattmat].[pet.dog:  Där stod säcken som {pet} tyckte bäst om, men {pet} var hemma och kunde inte nosa reda på någon.][pet.cat:  Där stod burken som {pet} tyckte bäst om, men {pet} låg hemma och sov.][pet.other:  Till {pet} fanns det ingenting alls.] [pet: {child} blev tom i magen | Det blev tomt i magen], och benen ville springa åt alla håll. {child} var rädd.

”{@A}?” sa {child.he}. Sedan sa {child.he} det högre. ”{@Loud}!”

Ingen {@a} kom.[city:  Ändå måste det ha hörts i hela {city}.]

# a-name-badge
Då kom {child} ihåg vad {@a} brukade säga. Om du inte hittar mig, gå till kassan. Gå till den som har en namnskylt[school: , precis som {at school}]. {child} gick till kassan, fast benen skakade[sport:  som efter {sport}]. Där satt en tant med namnskylt och pärlhalsband.

”{@Mine} har kommit bort”, sa {child}.

”Oj då”, sa tanten. ”Så bra att du kom hit. {@Ask}”

”{@A}.”

”Jag förstår. Heter {@he} något mer?”

{child} tänkte efter. {Child.He} visste det egentligen, men {child.he} var så rädd att det hade ramlat bort.

”{@A} min”, sa {child.he}.

”Hur ser {@one} ut, då?”

”{@One} ser snäll ut”, sa {child}. ”Men inte på morgonen.”

”Då vet jag ungefär”, sa tanten.

# in-one-big-heap
Hon hade en mikrofon på en böjd pinne. Den tryckte hon på, och så hördes hennes röst i hela affären[music: , mitt i {music}], ända bort till glassen.

”Kan {@a} vara snäll och komma till kassan? {@A} till kassan.”

{@Came}, och alla hade bråttom, och alla vagnarna körde ihop i en enda stor hög.

”Vad är det?” ropade {@they}. ”{@Done}”

”Är det någon av de här?” frågade tanten.

{child} tittade på {@everyone}, en efter en. De såg snälla ut. Men ingen av dem var [child.name: rätt {@a} | {child.his}].

Nu kom gråten. {@All} i hela affären hade kommit, utom {@a}.

# one-more-try
”Så, så”, sa tanten. ”Vi provar en gång till. Men vi måste säga något så att {@he} förstår att det är just {@he}. Vad brukar {@yours} säga?”

{child} torkade näsan på ärmen. Det visste {child.he} ju.

”Jag kan säga det”, sa {child.he}.

Tanten lyfte upp {child.him} på sin stol och böjde ner mikrofonen. {child} tog ett djupt andetag, och så ropade {child.he}:

”{@Shout} SOM BARA SKA HA MJÖLK! KOM TILL KASSAN!”

# a-frozen-chicken
{@All} tittade ner i sina vagnar.

Och borta bland frysdiskarna hördes det ett brak. Någon hade tappat en frusen kyckling. Sedan kom det springande steg och ett hjul som gnisslade.[athlete:  Inte ens {athlete} hade hunnit före.] Runt hörnet kom en vagn med bananer och toapapper och en blomma, och bakom vagnen kom {@a}.

”{child}!”

”{@A}!”

{child} hoppade ner från stolen och rakt in i {@s} jacka. {Child.He} höll hårt, och {@a} höll lika hårt.

# talking-about-peas
”Jag trodde att du gick bakom mig”, sa {@a}. ”Jag har stått och pratat med dig om ärtor. Jag hörde att de ropade på någon {@a}, och {@poor}, sa jag till dig. Men du var så tyst. Och när jag vände mig om blev jag så rädd.”

”Jag blev också rädd”, sa {child}. ”Men jag gick till namnskylten.”

”Det gjorde du precis rätt.”

”Du hette ingenting”, sa {child}. ”Så jag sa vad du brukar säga.”

# on-the-belt
De la upp allting på bandet. Där låg bananer, toapapper, blomman, en limpa, ärtor, en kyckling med en buckla[pet.dog: , säcken till {pet}][pet.cat: , burken till {pet}][pet.other: , något gott till {pet}] och ett par strumpor. {child} höll {@a} i jackan och tittade noga på varje sak.[friend:  Limpan skulle {friend} få höra om.]

”{@A}”, sa {child.he}.

”Ja, hjärtat?”

”Var är mjölken?”

{@A} tittade på bandet. Tanten tittade på {@a}.[elder & adult & !elder2:  ”Och {elder} som sitter med kaffet”, sa {@a}.][elder & adult & elder2:  ”Och {elder} och {elder2} som sitter med kaffet”, sa {@a}.][elder2 & !adult:  ”Och {elder2} som sitter med kaffet”, sa {@a}.]

”Gå ni”, sa tanten. ”Jag vaktar blomman.”

Så tog {child} {@a} i handen, ordentligt, så att {@he} inte skulle komma bort igen.

”Nu går vi”, sa {child}. ”Och vi ska bara ha mjölk.”

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
moster
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

# @one
hon
## if adult.he
han
## if adult & adult.name
{adult}
## if elder.he & !adult
han

# @s
mosters
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @loud
MOSTER
## if adult.she
MAMMA
## if adult.he
PAPPA
## if adult & adult.name
{Adult}
## if elder & !adult
{Elder.short}

# @mine
min moster
## if adult
min {adult}
## if adult & adult.name
{adult}
## if elder & !adult
{elder.short}

# @yours
din moster
## if adult
din {adult}
## if adult & adult.name
{adult}
## if elder & !adult
{elder.short}

# @ask
Vad heter din moster?
## if adult
Vad heter din {adult}?
## if adult & adult.name
Vem är det?
## if elder & !adult
Vad heter [elder.she: hon | han]?

# @came
Då kom det en moster springande. Det kom en till, från fisken. Det kom mostrar från osten och mostrar från diskmedlet
## if adult.she
Då kom det en mamma springande. Det kom en till, från fisken. Det kom mammor från osten och mammor från diskmedlet
## if adult.he
Då kom det en pappa springande. Det kom en till, från fisken. Det kom pappor från osten och pappor från diskmedlet
## if adult & adult.name
Då kom det någon springande som hette {adult}. Det kom en till, från fisken. Det kom två från osten och tre från diskmedlet
## if elder.she & !adult
Då kom det en mormor springande. Det kom en farmor, från fisken. Det kom mormödrar från osten och farmödrar från diskmedlet
## if elder.he & !adult
Då kom det en morfar springande. Det kom en farfar, från fisken. Det kom morfäder från osten och farfäder från diskmedlet

# @they
mostrarna
## if adult.she
mammorna
## if adult.he
papporna
## if adult & adult.name
allihop
## if elder & !adult
allihop

# @everyone
alla mostrarna
## if adult.she
alla mammorna
## if adult.he
alla papporna
## if adult & adult.name
dem allihop
## if elder & !adult
dem allihop

# @all
alla mostrar
## if adult.she
alla mammor
## if adult.he
alla pappor
## if adult & adult.name
alla som hette {adult}
## if elder.she & !adult
alla mormödrar och farmödrar
## if elder.he & !adult
alla morfäder och farfäder

# @done
Vad är det som har hänt?
## if child.she
Vad har hon gjort?
## if !child.she & !child.name
Vad har han gjort?

# @shout
MOSTERN
## if adult.she
MAMMAN
## if adult.he
PAPPAN
## if adult & adult.name
DEN
## if elder.she & !adult
HON
## if elder.he & !adult
HAN

# @poor
stackars hon
## if adult.he
stackars han
## if adult & adult.name
stackars den
## if elder.he & !adult
stackars han

# picture 1
{child} stod ensam vid knäckebrödet

# picture 2
alla vagnarna körde ihop vid kassan

# picture 3
{child} höll hårt i {@s} jacka
