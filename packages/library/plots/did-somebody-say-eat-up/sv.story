title: Sa någon ät upp?
title: Vad är mätt?
title: Fråga magen
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Vid diskbänken (@a) står den äldre, annars {adult}, annars {minder}. ”GLUFS” och ”Slut” är till för att säga med. @the-food är det som äts upp.
% En regel: säger någon ät upp, så måste {the wish} äta upp. Den som får magen att höras är vännen, hunden, katten eller den äldre (@help).

# eat-up
{child} satt vid köksbordet med magen spänd som en trumma. Men på tallriken låg resten av {@the-food}.

”Ät upp nu”, sa {@first}, som stod och diskade[elder2:  med {elder2}][music:  och nynnade på {music}].

{child} var mätt. Men {@a} var så nöjd med {@the-food}, och kanske skulle {@he} bli ledsen. Så {child} sa det inte.[school:  Det var lika svårt att säga {at school}.]

[friend / !pet.dog & !pet.cat & !elder: Mitt emot satt {friend}[!friend.known: , [friend: {child's} bästa vän | från huset bredvid],] och sparade lite till sist. ][pet.dog: Under bordet låg {pet}[!pet.known: , {child's} hund,] med båda öronen rakt upp och väntade på smulor.][pet.cat: {Pet}[!pet.known: , {child's} katt,] gick runt i köket och letade efter något varmt att ligga intill.][pet.other: Till {pet} sa ingen någonsin ät upp, fast {pet.he} alltid lämnade lite.]

# did-somebody
”{Wish.sound}! Sa någon ät upp?”

In genom dörren kom {a wish}[wish.size.huge: , och en bit av väggen kom också in].

”Ja, men jag menade {child}”, sa {@a}.

GLUFS! Och det fanns ingenting kvar på {child's} tallrik.

”Slut”, sa {the wish}.

”Tack!” sa {child}.

”Säger någon ät upp, så äter man upp”, sa {the wish}. ”Finns det mer? Då måste jag äta upp det också.”

# all-gone
Det fanns mer på bordet. GLUFS! ”Slut”, sa {the wish}.

[friend / !pet.dog & !pet.cat & !elder: Det fanns det som {friend} hade sparat. GLUFS! ”Slut”, sa {the wish}.

”Det var ju mitt!” sa {friend}.

|Det fanns smulor under bordet[pet.dog: , precis framför nosen på {pet}]. GLUFS! ”Slut”, sa {the wish}.

]Nu var {the wish} [wish.ett: runt | rund] som en boll.[athlete:  Så kan inte ens {athlete} äta.]

{@A} vände sig om och såg alla de blanka tallrikarna. ”Äntligen någon som äter upp!” sa {@a}.

# whats-full
Så {@a} hämtade det sista av {@the-food}, som skulle vara till i morgon, och ställde det framför {the wish}. ”Varsågod. Ät upp!”

Den här gången sa det inte glufs. Det kom två stora tårar i stället.

”Vill du inte ha?” frågade {child}.

”Nej”, viskade {the wish}. ”Jag har ont i magen.”

”Sluta, då”, sa [friend / !pet.dog & !pet.cat & !elder: {friend} | {child}]. ”Man slutar när man är mätt.”

”Vad är mätt?” sa {the wish}.

Och munnen öppnade sig ändå, för någon hade ju sagt ät upp. Det knakade i golvet. En glufs till, och {the wish} skulle säga poff.

# like-a-lid
{child} fick ont i sin egen mage, bara av att se på.[sport:  Det gjorde ondare än {@after}.] {Child.He} visste vad mätt var. Det var det som {child.he} inte hade sagt.

Då lade {child} båda händerna över tallriken, som ett lock.

”Nej!” sa {child}. ”Fråga inte munnen. Munnar säger alltid ja. Fråga magen!”

”Den säger aldrig någonting”, sa {the wish}.

{@help}

# no-thank-you
”Blubb”, sa magen, långt där inne.

”Vad betyder det?” viskade {the wish}.

”Det betyder nej tack”, sa {child}. ”Det är det som är mätt.”

{The wish} provade. ”Nej tack.” Det hade {wish.he} aldrig sagt förut. Och munnen stängde sig, alldeles av sig själv.

# so-was-i
Nu var det {child} som skulle säga det, och det var svårare. {Child.He} höll kvar händerna över tallriken och tittade upp på {@a}. ”Jag var också mätt”, sa {child.he}. ”Men du var så nöjd med {@the-food}.”

{@A} torkade händerna och lade den ena på den spända magen. ”Jag vill mycket hellre veta vad den här säger”, sa {@a}. ”Och så sa jag bara ät upp.”

”Jag vet”, sa {the wish}. ”Det hördes till och med {wish.home}.”

# room
[friend / !pet.dog & !pet.cat & !elder: Först fick {friend} lite, för den magen sa fortfarande ja. ]Sedan gick {the wish} hem, sakta och med magen före. ”Jag lämnade lite”, sa {wish.he} till alla på vägen.[city:  Snart visste hela {city} om det.]

På kvällen gick {child} och tittade på det sista av {@the-food}. {Child.He} lade handen på magen och lyssnade. Det fanns plats.[pet.dog:  {Pet} lade sig under bordet, ifall det skulle komma smulor.][pet.cat:  {Pet} låg alldeles intill och lyssnade också.]

Ingen sa ät upp. {child} åt upp ändå.

# @help
”Du tuggar ju jämt!” sa {friend} och lade örat mot den runda magen. ”Sch. Nu tänker den säga något.”
## if elder & !friend & !pet.dog & !pet.cat
{Elder.short} kom bort från diskbänken. ”När jag var liten fick jag sitta där tills allt var slut”, sa {elder.short}. ”Då var det heller ingen som frågade min mage.” Och {elder.short} böjde sig ner och lade örat mot den runda magen. ”Sch. Nu frågar jag.”
## if pet.cat
Då hittade {pet} något varmt. {Pet} lade sig alldeles intill den runda magen och började spinna. När en katt ligger så måste man vara stilla, och när man är stilla hör man.
## if pet.dog
Men {pet} hade hört något. {Pet} kom fram från sin plats under bordet, lade ena örat mot den runda magen och sa ett mycket litet voff. Då var alla stilla och lyssnade, de också.

# @the-food
{the others}
## if other.ketchup
ketchupen
## if other.bread
brödet
## if other.broccoli
broccolin
## if other.potato
potatisen
## if other.onion
löken
## if other.salad
salladen
## if other.cheese
osten
## if other.soup
soppan
## if other.porridge
gröten
## if other.pizza
pizzan
## if other.tea
teet
## if other.rice
riset
## if other.bacon
baconet
## if other.sushi
sushin
## if other.salt
saltet
## if other.flour
mjölet
## if other.sugar
sockret
## if other.sweets
godiset
## if other.chocolate
chokladen
## if other.liquorice
lakritsen
## if other.ice-cream
glassen
## if other.jelly
gelén
## if other.pudding
puddingen
## if other.cake
tårtan
## if other.pie
pajen
## if other.candyfloss
sockervadden
## if other.dough
degen
## if other.melon
melonen
## if other.breakfast
frukosten
## if other.picnic
matsäcken

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
