title: Vem är ute, då?
title: Lampan på udden
title: Två brädor kvar
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna med soppan (@a) är mormor eller farfar, annars {adult}, annars {minder}. Två ”Förlåt”, viskade.
% En regel: lampan släcks när alla är hemma; och det som håller någon kvar där ute är ”det är lugnt”.

# the-lamp
Det hade inte bott någon i fyrtornet på fyrtio år, och ändå tändes lampan varje kväll när det skymde. När den sista på ön var hemma släcktes den.

”Vem är det som släcker?” frågade {child}, som bodde i huset nedanför över lovet, med {@first}[elder2: , {elder2}] och {friend}[!friend.known: , [friend: {child.his} bästa vän | en vän hemifrån]].

”Ingen”, sa {@a}. ”De är så vana här ute att de inte ens tittar upp.”[city: 

”I {city} är det ingen lampa som bryr sig om ifall man är hemma”, sa {friend}.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] tittade upp varje gång och morrade lite.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] satt i fönstret och stirrade på den, så som katter stirrar på det som inte finns.]

Men en måndag lyste lampan hela natten.

”Vem är ute, då?” sa {@a} på morgonen.

# fine
Den måndagen hade det varit kapprodd. Det var två i varje båt, och innan {child} hann öppna munnen satt {friend} i en av dem ihop med flickan från affären. Så {child} fick tidtagaruret. {Child.He} stod längst ut på bryggan, med ena foten ovanpå den andra, och tryckte på knappen åt andra.

”Var det okej?” frågade {@a} efteråt.

”Det är lugnt”, sa {child}.

Det är bra att säga så. Det är som att stänga en dörr så försiktigt att ingen hör det.[school:  Det hade alltid fungerat {at school}[sport:  och {@after}].|[sport:  Det hade alltid fungerat {@after}.]]

# soup
På tisdagen räknade de alla på ön[pet.other: , till och med {pet}], två gånger, och det fattades ingen. På natten lyste lampan ändå.

”Vem det än är så måste den vara genomfrusen”, sa {@a} och ställde ut en skål soppa på trappan med ett fat över.[pet.dog:  Sedan lade {@he} en sten på fatet, för {pet's} skull.]

På onsdagskvällen sken ljuset rakt genom rullgardinen igen, och {child} hade inte sovit på två nätter. ”Någon måste ta reda på vad den vill”, sa {child.he}.

”Gå tillsammans”, sa {@a}. ”Jag sitter på trappan, så att jag ser er ficklampa hela vägen.”

# nobody-there
Dörren var inte låst. I trappan låg fyrtio års damm, och det fanns inte ett enda fotspår i det.[music:  {Friend} nynnade på {@song}, väldigt fort.]

”Vad säger vi om det är någon där?” viskade {friend}.

”Förlåt”, viskade {child}.

Högst upp brann lampan. Framför den stod en stol med en grop i dynan, och medan de tittade på gropen rätade den långsamt ut sig, som om någon just hade rest sig för att de skulle få se.

”Förlåt”, sa {friend}.

# the-planks
Lampor i fyrtorn brukar snurra, men den här stod stilla och pekade. Ljuset gick över taket på deras hus, och över {@a} på trappan, och rakt ut till bryggans ände. Där var det ingen. Det lyste på de tomma brädorna som om det inte hade något annat.

”Det var ju där du stod i måndags”, sa {friend}.

Det knöt sig i magen på {child}. ”Kan vi inte gå hem?”

”Vi kan väl inte bara gå hem. Det är någon där ute!”

De sprang ner [athlete: fortare än {athlete} | så att dammet yrde] och hämtade {@a}.

# the-shadow
{@A} följde med dit där brädorna började. Längst ut, mitt i allt ljuset, låg en skugga. Men det stod ingen där. I handen hade den något runt som hängde i ett snöre.

{@help}

”Det kan inte vara jag”, sa {child}. ”Jag har ju varit hemma sedan i måndags.”

{Friend} lyfte ficklampan och lyste på dem båda. På brädorna låg {friend's} skugga. Bredvid den fanns det ingenting.

{child} blev kall rakt igenom. ”Kom in, då!” ropade {child.he}. ”Du kan inte stå där. Det är lugnt!”

När skuggan hörde det gled den baklänges. Det var två brädor kvar, och efter dem kom havet.

# one-plank-left
”Säg inte att det är lugnt!” sa {friend}.

”Men det är lugnt!” skrek {child}, och då var det en bräda kvar.

”Säg hur det var i stället!”

Det är lättare att gå uppför ett mörkt fyrtorn än att säga en sådan sak till just den som det handlar om. {child} hade ställt ena foten ovanpå den andra. Nu tog {child.he} ner den och stod på båda två.

”Det var hemskt”, sa {child.he}. ”Du satte dig i båten och tittade inte ens efter mig. Och jag fick trycka på knappen när ni vann. Det var inte lugnt. Jag tror att jag står där än.”

På den sista brädan stannade skuggan.

”Jag tittade visst”, sa {friend} efter en stund. ”Du vinkade.”

”Jag höll upp tidtagaruret.”

”Det såg precis ut som att vinka.”

Då höll {child} nästan på att skratta, och det gjorde lite mindre ont.

”Jag skulle ha frågat”, sa {friend}. ”Jag vet hur du står när det inte är lugnt. Men jag ville vinna, så jag tittade inte två gånger. Förlåt.”

# now-i-am
Då gick {child} ut i ljuset och ställde fötterna där de hade stått förut. De passade. {Friend} kom efter och sträckte fram handen.

”Kommer du med hem?” sa {friend}.

”Ja”, sa {child}. ”Nu gör jag det.”

Och när de gick in över brädorna följde det med två skuggor.

# home
”Då var soppan till dig”, sa {@a}, när de var tillbaka vid trappan, och lyfte fatet från skålen. ”Hur smakar den?”

{child} smakade och tänkte efter. ”Den är iskall”, sa {child.he}. ”Och det ligger ett löv i.”

”Ge hit”, sa {@a} med en arm om {child}, ”så värmer jag den.”

De gick in, [pet.dog / pet.cat: {pet} allra först | en efter en], och {@a} stängde dörren. Uppe på udden släcktes lampan, och det var ingen som hade rört den.

Alla var hemma.

# @help
”Det där känner jag igen”, viskade {friend}. ”Ena foten ovanpå den andra. Så står du när du säger att det är lugnt. Det är du.”
## if pet.dog
{Friend} backade, men det gjorde inte {pet}. {Pet} travade ut över brädorna, viftade på svansen åt ingen alls och lade sig tvärs över skuggans fötter. Det fanns bara en person vars fötter {pet} låg på.

”Det är du”, viskade {friend}.
## if pet.cat
{Friend} backade, men ur mörkret kom {pet}, som aldrig kommer när man ropar. {Pet} spatserade ut över brädorna med svansen i vädret, strök sig mot ett ben som inte fanns och spann. Det fanns bara en person som {pet} spann för.

”Det är du”, viskade {friend}.
## if elder
”Den nacken känner jag igen”, sa {elder.short}. ”Den har jag torkat efter varje bad. Det är {child}.”

# @song
{music}

# @after
efter {sport}

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
