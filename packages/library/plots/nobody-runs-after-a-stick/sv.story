title: Ingen springer efter en pinne
title: Kom tillbaka!
title: Du är!
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% På filten (@a) sitter den äldre, annars {adult}, annars {minder}. ”Kom tillbaka” vrålas; {the wish} frågar det med mycket liten röst, och det sista sägs lågt.
% En regel: den som har det stulna blir jagad.

# nobody-came
I hela parken[city:  i {city}] lekte barnen kull. {child} sprang i sicksack.[age>=6:  {Child.He} sprang till och med baklänges.] Men den som jagade tittade bara på {child} och sprang efter någon annan, mest efter {friend}[!friend.known: , [friend: {child.his} bästa vän | från huset bredvid]].

[age>=7: ”Ska vi byta?” flåsade {friend}.

]Till slut stod {child} bara där, med håll i sidan. Det var sådant håll som man får utan att springa, av att vara utanför.[school:  {Child.He} fick det {at school} också.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] hade säkert kommit, men {pet.he} var upptagen med en pinne.][pet.cat:  På muren låg {pet}[!pet.known: , {child's} katt]. {Pet.He} jagade inte folk, bara sådant som darrade.]

”Jaga mig, du”, sa {child} till {@first}, som satt på en filt {@with}[elder2: , bredvid {elder2}].

”Jag springer inte”, sa {@a}. ”Inte med kaffe.”

# off-the-blanket
I samma stund for {a wish} ut ur buskarna, {@snatch} och stack.

”KOM TILLBAKA!” vrålade {@a} och sprang efter, med kaffe och allt. Alla som lekte kull sprang också, för {the wish} hade stulit {@many} hela dagen.

”{Wish.sound}!” sa {the wish} och tog två varv runt fontänen.

Bara {child}, som kom sist, såg vart {the wish} tog vägen: in bakom de stora träden.

# a-stick
Där satt {the wish} och flåsade, bredvid en hel hög med {@many}.

”Såg du?” sa {wish.he}. ”Alla kom!”

”Vad ska du med alla {@many} till?” sa {child}.

”Ingenting”, sa {the wish}. {@Use}

”Varför stjäl du dem, då?”

”Jag började med en pinne. Men ingen springer efter en pinne.”

[pet.dog: ”Det gör {pet}”, | ”Och sedan?”] sa {child}.

”Sedan tog jag {a other}”, sa {the wish}, ”och då kom det en hel familj springande, bara för min skull! Alla springer efter en tjuv. Och de ropar så fint. ’Kom tillbaka!’ Ingen har velat ha mig tillbaka förut. Ropar de inte så efter dig?”

”Nej”, sa {child}. ”Efter mig springer ingen.”

”Har du prövat att ta {a other}?” frågade {the wish}.

# nobody-moved
{child} talade om det för {@a}.

”Då får ingen springa mer”, sa {@a}. Och i hela parken satte sig folk ner och höll hårt i sina {@many}.

Ut kom {the wish} med {@the} och gick sakta förbi filten. Ingen rörde sig.[age>=6:  {Wish.He} gick förbi en gång till, lite närmare.]

”Kom tillbaka?” sa {wish.he} med liten röst, om de hade glömt hur det skulle låta.

Ingen svarade. Då började {wish.part} darra, och {child} fick det där hållet igen, för {child.he} visste precis hur det kändes.

# the-whole-heap
”Då går jag någon annanstans”, sa {the wish}. ”Dit där de springer.” {Wish.He} hämtade hela högen bakom träden och gav sig av mot grinden.

{@Need}

”Vi måste springa!” sa {friend}.

Men om de sprang skulle {the wish} stjäla {@many} i all evighet. Och om de inte sprang skulle {the wish} vara borta, med hela högen. {Wish.He} var nästan framme vid grinden nu och såg sig inte om längre.

[pet.other: Hemma kom {pet} aldrig när man ropade. {Pet} kom till den som hade maten.

]Alla springer efter en tjuv, tänkte {child}. Då reste {child.he} sig, med bultande hjärta. {Child.He} rusade[athlete: , snabb som {athlete},] ända fram till {the wish}, ryckte åt sig {@the} högst uppe på högen och stack.

# youre-it
”Hallå!” sa {the wish}. ”{@The} har jag stulit!”

Men {the wish} kom inte. {Wish.He} hade aldrig sprungit efter någon och visste inte hur man börjar. Ute på gräset såg {child} sig om, och där fanns ingen, precis som vanligt.

{@help}

”Jag är {a wish}”, sa {the wish}.

”Det betyder att du ska springa efter {child}!” sa {friend}.

”Jag?” sa {the wish}. ”Får jag det?”

# behind
Och sedan hörde {child} det, alldeles bakom sig.

”KOM TILLBAKA!”

Så hade ingen ropat efter {child} förut. {Child.He} sprang i sicksack, och nu fanns det någon att göra det för. {Child.He} skrattade så mycket att det knappt gick att springa.

Då kunde ingen sitta still längre. Alla kom efter {child}. {Friend} kom, och alla som lekte kull, och {@a} också, utan kaffe.[sport:  Det blev mer spring än på en hel vecka med {sport}.] ”KOM TILLBAKA!” ropade de, och det var precis så fint som {the wish} hade sagt.

{child} tog två varv runt fontänen[age>=7: , när ett hade räckt]. Sedan ramlade {child.he} raklång på filten, och bredvid ramlade {the wish}.

”Det är precis lika roligt bakifrån”, flåsade {the wish}.

# i-do
{child} lämnade tillbaka {@the}.

”Nu har jag ingenting”, sa {the wish}. ”Så nu kommer ingen.”

{child} tog upp en pinne[pet.dog: , just den som {pet} hade släppt,] och höll fram den.

”Ingen springer efter en pinne”, sa {the wish}.

”Jag gör det”, sa {child}.

Så {the wish} tog pinnen och stack, med {child} efter sig[pet.dog: , och främst sprang {pet}, som alltid hade vetat det där om pinnar]. Den som hade pinnen var den de jagade. {child} hade den många gånger.[music:  Däremellan låg de i gräset och nynnade på {music}.] Och alla fick tillbaka sina {@many}[other.kind.food: , om än lite sandiga].

# a-little-faster
När solen stod lågt gick {the wish} hem med pinnen, för att ha den färdig till i morgon.

{child} gick hem med {@a}, som höll {@the} i handen, för säkerhets skull. {child} tittade på den handen. Sedan tog {child.he} {@the} och började gå lite fortare.

”Kom tillbaka”, sa {@a}, alldeles lågt, och kom efter {child.him} hela vägen hem.

# @with
med en kopp kaffe och {a other}
## if other.glasses
med en kopp kaffe och glasögonen på näsan
## if other.chips / other.biscuit / other.cinnamon-bun / other.sandwich
med en kopp kaffe och en sista {other}
## if other.button
med en kopp kaffe, i en kofta med en enda stor knapp
## if other.shoe / other.shoes / other.boots / other.sock
med en kopp kaffe och bara tår

# @snatch
ryckte åt sig {the other} från filten
## if other.glasses
ryckte glasögonen från näsan
## if other.button
nöp av knappen från koftan
## if other.shoe / other.sock
ryckte åt sig {a other} från filten

# @Use
”De bara ligger där.”
## if other.kind.food
”Jag tycker inte ens om dem.”
## if other.kind.garment
”De passar mig inte ens.”
## if other.glasses
”Allting blir suddigt.”
## if other.button
”Jag har inte ens någon kofta.”

# @Need
”Men jag vill ha tillbaka {@the}!” sa {@a}.
## if other.glasses
”Men jag ser ju ingenting utan dem!” sa {@a} till ett träd.
## if other.shoe / other.shoes / other.boots / other.sock
”Men jag kan ju inte gå hem i en enda!” sa {@a}.
## if other.chips / other.biscuit / other.cinnamon-bun / other.sandwich
”Men det var ju den sista!” sa {@a}.
## if other.button
”Men nu är jag ju öppen framtill!” sa {@a}.

# @help
Då kom {friend} farande över gräset och klappade {the wish} på ryggen. ”Kull! Du är!” sa {friend}.
## if elder & !pet.dog & !pet.cat
Då ställde {elder.short} ifrån sig kaffet, kom springande över gräset och klappade {the wish} på ryggen. ”Kull! Du är!” sa {elder.short}, som hade lekt kull före dem allihop.
## if pet.cat
Då kom {pet} släntrande. {Pet} jagade inte folk, men {pet.he} hade sett {wish.part} darra. Ut for en tass. Dask.

”Aj!” sa {the wish}.

”Kull! Du är!” ropade {friend}.
## if pet.dog
Någon sprang, och ingen sprang efter, och det stod {pet} inte ut med. {Pet.He} släppte pinnen och gav {the wish} en knuff bakifrån med en kall och blöt nos.

”Kull! Du är!” ropade {friend}.

# @many
{others}
## if other.glasses
glasögon
## if other.trousers
byxor
## if other.tights
strumpbyxor
## if other.bread
bröd
## if other.cheese
ost
## if other.chocolate
choklad

# @the
{the other}

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
