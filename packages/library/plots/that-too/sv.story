title: Det också
title: Klockan tre kommer gästen
guest lister: moster Lotta (hon), moster Ylva (hon)

% En tanke: man slutar inte vara det ena för att man börjar vara det andra. Sägs av gästen som ett skämt, sedan som tröst, ropas av barnet och sägs sist av den vuxna.
% Den vuxna med listan: en kryssad mor- eller farförälder, annars {adult}, annars {lister}.

# at-three
Det var fest på {child's} gata[city: , mitt i {city}], med långbord ute på vägen[music:  och {@song} ur ett fönster], och klockan tre skulle det komma en hedersgäst. I år hade {child} fått bestämma vem, och {child.he} hade skrivit till {a other}.[athlete:  Först hade {child.he} tänkt på {athlete}, men det hade ju vem som helst tänkt på.] {@answer}

Nu skulle {child} ställa sig på en läskback och säga inför alla: ”Välkomna! Det här är {a other}!” Det var inte mycket att säga. Men {child} var så rädd för det att knäna slog ihop.

”Tänk om det inte kommer något ljud”, sa {child.he}[friend:  till {friend}[!friend.known: , sin bästa vän]].

[friend: ”Det är bara en mening”, sa {friend}, som skulle hålla i backen.

]”{Other.sound}”, sa någon bakom {child}.

# but-youre
Det var {a wish}, och {wish.he} hade {other.part} med sig.[wish.size.tiny:  {child} fick lägga sig på knä för att se vem det var.][wish.size.huge:  {Wish.he} tog upp vägen ända bort till brevlådan.]

”Hej”, sa {child}. ”Jag kan inte prata nu, jag väntar på {a other}.”

”Då kan du sluta vänta”, sa {the wish}. ”Det är jag.”

”Men du är ju {a wish}!”

”Det också”, sa {the wish}.

# the-list
Då kom {@first}, som hade listan över allting och en penna bakom örat.

”Tårta, ja. Stolar, ja.[sport:  Ingen {sport} mellan borden, ja.] {A other}, klockan tre”, läste {@grown} och såg sig om. ”Har det inte kommit någon?”

”Jag har kommit”, sa {the wish}.

”Du är ju {a wish}.”

”Det också.”

”Här står det {a other}”, sa {@grown}. ”Det står ingenting om {a wish}.”

”Står det något emot det?”

{@Grown} läste listan en gång till, på båda sidor.[pet:  {@pet-list}] ”Nej”, sa {@ghe}. ”Men man kan väl inte vara båda delarna!”

”Det är inte svårt”, sa {the wish}. ”Man slutar inte vara det ena för att man börjar vara det andra.”

”Ja, det får någon förklara för dem där”, sa {@grown} och pekade med pennan mot långborden. [school: Där satt halva {school} och åt tårta. |Där satt hela gatan och åt tårta. ][elder2: {Elder2} satt längst fram och vinkade. ]”Och det står på listan vem.”

Det var {child}.

# how-it-goes
Nu var det fem minuter kvar.

”Vet du hur det alltid går?” sa {the wish}. ”De säger att de hade bett om {a other}. Jag säger att det är jag. Då skrattar de, och så går jag hem. Så jag har bara gjort det där, {wish.home}.”

”När ingen ser?” sa {child}.

”Jag är jätteduktig när ingen ser.”

”Det är jag med”, sa {child}.

# nothing-comes-out
Klockan slog tre. {child} klev upp på läskbacken[friend: , och {friend} höll i den med båda armarna]. Utmed hela långbordet vände sig folk om.

”Välkomna”, sa {child}, men det var bara ett pip. ”Det här är … det här är …”

”Det är ju {a wish}!” ropade en karl med en korv.

Någon skrattade. Så skrattade någon till, och det rann längs borden som utspilld mjölk. {child} stod där med öppen mun, och det kom inget ljud.

{The wish} tog {other.part} och gav sig av hemåt. {Wish.he} såg inte arg ut. {Wish.he} såg ut som någon som kan vägen.

# knees-and-all
”Vänta!” [friend: {Friend} sprang ut framför {wish.him} och sträckte ut båda armarna. ”Du får inte gå! {child} är inte färdig!”

{child} kom efter, alldeles andfådd. ”Jag kan inte”, sa {child.he}, och nu rann ögonen.|{child} hoppade ner och sprang ut framför {wish.him}. ”Jag kan inte”, sa {child.he}, och nu rann ögonen.] ”Det är jag som har bestämt att du skulle komma, och det är jag som ska säga det. Men jag är rädd!”

”Det också”, sa {the wish}.

”Va?”

”Det är du som har bestämt att jag skulle komma”, sa {the wish}. ”Och du är rädd. Det också. Jag ser inget konstigt i det.”

{child} snorade och funderade. Knäna slog fortfarande ihop. Men de stod ju upp också.

Så {child.he} gick tillbaka och klev upp på läskbacken, med knän och allt, och drog ett andetag som gick ända ner i strumporna.

”Jag är rädd!” ropade {child}, så att det studsade mellan husen. ”Och jag har bestämt vem som skulle komma! Och det här är {a other}!”

”Det är {a wish}!” ropade karln med korven.

”Det också!” ropade {child}.

# both-at-once
Då skrattade de igen. Men det var ett annat skratt, ett sådant som man skrattar när man flyttar ihop sig för att någon ska få plats.

”Nu ska {wish.he} {other.does}!” ropade {child}.

”Och {wish.does}?” ropade en gammal dam längst bak.

”Det också!” ropade hela långbordet.

”Samtidigt?” frågade {@grown}.

”{Other.sound}”, sa {the wish}, när {wish.he} hade kommit fram till backen. ”{Wish.sound}.”

Och så gjorde {wish.he} båda delarna samtidigt. Ingen som var med har kunnat förklara hur det såg ut, men {@grown} tappade listan i grädden, och karln med korven klappade i händerna så att han blev av med den.[pet.dog:  {Pet} hittade den.]

# last
På kvällen bar {child} och {@grown} hem läskbacken mellan sig.[friend:  {Friend} bar listan och slickade på den.] Efter ”{a other}” hade någon skrivit dit med penna: ”och {a wish}”.

”Du var modig däruppe”, sa {@grown}.

”Jag var rädd hela tiden”, sa {child}.

”Det också”, sa {@grown}.

# @answer
”Tack, jag kommer klockan tre”, stod det i svaret, ”och jag tar med mina saker.”
## if other.spy
”Jag kommer klockan tre”, stod det i svaret. ”Ät nu upp det här brevet.”
## if other.detective
Svaret hade varken frimärke eller adress. ”Jag hittar dig”, stod det. ”Klockan tre.”
## if other.ninja
Svaret låg under {child's} kudde en morgon. ”Klockan tre”, stod det. ”Du kommer inte att höra mig.”
## if other.teacher
”Jag kommer klockan tre”, stod det i svaret, ”och det gör du med. Inget spring.”
## if other.doctor
Svaret kunde ingen läsa, men det satt en guldstjärna på det.
## if other.chef / other.baker
”Jag kommer klockan tre”, stod det i svaret, ”och ingen äter något innan dess.” Det var mjöl på det.
## if other.pirate
”Arr”, stod det i svaret, och så var det en karta med ett kryss på {child's} gata.

# @first
{lister}
## if adult & !elder
{adult}
## if elder
{elder}

# @grown
{lister}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @ghe
{lister.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @song
{music}

# @pet-list
{Pet} stod på den, under sådant som är fint att titta på.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] stod på den, under tappad korv.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] låg och sov på den andra.
