title: Det är inget nej
title: Vi får se
title: Får jag världen?
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: det som ingen säger nej till tar {the wish}. Låt ”Vi får se” vara alldeles tankspritt, och det onda geniet artigt.
% Den som skalar (@a) är mormor eller farfar, annars {adult}, annars {minder}. {@help} är en enda händelse: det slutar skalas, och {@a} tittar upp.

# broom-cupboard
”Får {friend} och jag ta skrubben?” frågade {child}.

”Vi får se”, sa {@first}, som stod i köket och skalade potatis med radion på.[elder2: 

”Vi får se”, sa {elder2}, som läste tidningen.]

{child} och {friend}[!friend.known: , {child.his} bästa vän,] ville ha städskrubben till kontor, med skrivbord och hemlig knackning. De hade frågat hela veckan.[school:  Ingen annan {at school} hade kontor.] {child} frågade alltid när {@a} hade fullt upp, för då blev det bara ”vi får se”, och det är inget nej. Ett riktigt nej var det värsta {child} visste.[pet.dog:  Under bordet låg {pet}[!pet.known: , {child's} hund], ifall något skulle ramla ner.][pet.cat:  Uppe på kylskåpet låg {pet}[!pet.known: , {child's} katt], med ryggen mot allihop.][elder & adult:  I rummet bredvid satt {adult} i telefon och sa också ”vi får se”.]

# wipe-your-feet
{@enter}

”God kväll”, sa {the wish}. ”Jag ska ta över världen, och jag börjar med det här köket.[city:  Sedan tar jag {city}.]”

”Vi får se”, sa {@a} och tog en ny potatis. ”Torka av dig om fötterna.”

{The wish} torkade av {wish.part}.

{@proof}

# was-that-a-yes
”Var det där ett ja?” viskade {the wish} till barnen.

”Nej”, sa {friend}. ”Det är så de säger när de inte lyssnar.”

”Men det är inget nej”, sa {child}.

”Det är inget nej”, sa {the wish} långsamt. ”Och det som ingen säger nej till är mitt.”

”Måste man inte ha ett ja?”

”Det är bara de snälla som väntar på ett ja”, sa {the wish}.

# may-i-have
”Får jag radion?” frågade {wish.he}.

”Vi får se”, sa {@a}.

”{Wish.sound}”, sa radion[music:  mitt i {music}], och sedan sa den aldrig något annat.[sport:  Efter det fick {the wish} {@sport} också.][pet.dog / pet.cat:  {The wish} tittade på {pet} och bestämde sig för att inte fråga om {pet.him}.][pet.other:  Det var tur att {pet} höll sig undan.]

”Ta badrummet”, viskade {child}, som inte kunde sluta skratta.

”Får jag badrummet?”

”Vi får se”, sa {@a}.

”Öh”, sa {friend}. ”Jag behöver gå dit.”

”Då får du fråga”, sa {the wish}.

”Får jag?”

”Vi får se”, sa {the wish}.

{Friend} knep ihop benen.

# a-long-speech
{The wish} såg sig omkring i köket. ”Mitt, mitt, mitt”, sa {wish.he}. ”Men jag har ett långt tal om världen, och här är det ingen som lyssnar.”

”Jag lyssnar”, sa {child}.

”Ja”, sa {the wish}. ”Det gör du.” Och {wish.he} vände sig mot diskbänken. ”Får jag {child}?”

”Vi får se”, sa {@a}.

”Tack. Ta med tandborsten, {child}. Vi ger oss av efter maten.”

{@A} bara fortsatte att skala. Skrattet fastnade i {child} och blev kallt. Hela veckan hade {child.he} frågat om saker på precis det viset. Så det var så här det kändes att vara en skrubb.

”Du måste säga nej!” skrek {child}.

”Mm”, sa {@a}. ”Vi får se.”

# which-answer
{@help}

Och för första gången på hela veckan tittade {@a} upp, rakt på {child}.

Nu var det bara att fråga. Men {child} var torr i munnen. {Child.He} hade aldrig frågat någon som tittade. Då får man ett svar, och man får inte välja vilket. Tänk om {@a} tyckte att det var en ganska bra idé. Tänk om det blev ett ja.[athlete:  {child} tänkte på {athlete}, precis före starten.]

{child} tog {@a} i båda händerna, blöta som de var, och höll hårt.

”{The wish} vill ha mig”, sa {child.he}, och rösten skakade. ”För alltid. Ja eller nej?”

# a-real-one
{@A} tittade på {child}, och sedan på {the wish}. ”Nej”, sa {@a}.

Det var ett riktigt. Det gick rakt igenom {child}, och det var det finaste {child.he} hade hört på hela veckan.

{The wish} vinglade till. ”Vad var det där?”

”Det var ett nej”, sa {friend}.

”Vad gör man med det?”

”Man frågar varför”, sa {child}, som just hade kommit på det.

”Varför?” sa {the wish}.

{@Because}

”Badrummet, då?”

”NEJ!” skrek {friend}, som redan var där inne.

# its-a-start
Så länge hade ingen lyssnat på {the wish} förut. ”Finns det något jag får?” sa {wish.he}, ganska lågt.

”Vi får …” började {@a}, hejdade sig och tittade på {wish.him}. ”Fråga mig.”

”Får jag en potatis?”

”Ja”, sa {@a}.

{The wish} tittade på potatisen från alla håll.

”Det är en början”, sa {wish.he}.

# the-only-place
{child} höll fortfarande {@a} i händerna, och nu kunde svaret bli vad som helst.

”Får vi ta skrubben?” sa {child.he}. ”Ja eller nej?”

{@A} såg ut som den som har blivit påkommen med något. ”Nej”, sa {@he}.

Det gjorde ont, men inte så ont som {child} hade trott. ”Varför?”

”För att det är dit jag går”, sa {@a}, nästan viskande. ”Jag sitter på hinken och äter en kaka. Det är det enda stället där ingen frågar mig om något.”

Det var ett mycket bra varför.

”Får vi vara där när du inte är det?” sa {child}.

”Ja”, sa {@a}. ”Det får ni.”

# under-the-door
Den kvällen, {wish.home}, höll {a wish} ett långt tal om världen, och en potatis lyssnade på vartenda ord.

När {friend} hade gått hem lyste det under dörren till skrubben. {child} hade kommit på en sak till att fråga om och lyfte handen för den hemliga knackningen. Sedan tog {child.he} ner den igen. {Child.He} satte sig på golvet utanför[pet.dog:  med {pet}] och väntade tills det öppnades.

# @enter
Då flög dörren upp, och där stod {a wish}.
## if wish.size.huge
Då flög fönstret upp, och in kom så mycket av {a wish} som fick plats.

# @proof
{The wish} var ett ont geni. Ingen vågade säga ett ord när {wish.he} {wish.did}.

”{Wish.He} kan inte {wish.cannot}”, sa {friend}.
## if wish.hamster
{The wish} var ett ont geni. {Wish.He} hade brutit sig ut ur fyra burar, och i tre av dem bodde {wish.he} inte ens.
## if wish.cat
{The wish} var ett ont geni. {Wish.He} hade puttat ner fyrtio glas från fyrtio bord och sett folk i ögonen medan de föll.
## if wish.lizard
{The wish} var ett ont geni. {Wish.He} hade legat under en lampa i sex år utan att röra sig, och tänkt.
## if wish.dog
{The wish} var ett ont geni. {Wish.He} hade grävt ner varenda vänstersko på hela gatan, och ingen hade förstått varför. Det ingick i planen.
## if wish.robot
{The wish} var ett ont geni. {Wish.He} hade gjort upp planer ända sedan någon satte i kontakten, och skrattade ett hemskt skratt, men alltid på fel ställe. ”Ha, ha, ha”, sa {the wish} nu.

# @help
Då hoppade {friend} över golvet med benen i kors, lyfte upp kastrullen med potatis ur diskhon, lade på locket och satte sig ovanpå.

”Du sitter på maten”, sa {@a}.
## if pet.dog
Under bordet hade {pet} hört det där skriket. {Pet} kom fram, satte två tassar på diskbänken, tog potatisen som just skulle skalas och lade den vid {child's} fötter.

”Det där är maten, {pet}!” sa {@a}.
## if pet.cat
Uppe på kylskåpet hade {pet} hört det där skriket. {Pet} hoppade ner, rakt i diskhon, snurrade ett varv och lade sig på potatisen.

”Inte där, {pet}!” sa {@a}. Men {pet} blundade, och det fanns inget kvar att skala.

# @Because
”För att jag skulle sakna {child.him} innan ni ens var framme vid hörnet”, sa {@a}, som inte hade släppt taget. ”Jag skulle komma springande efter er i tofflorna.”
## if elder
”För att jag har levat länge, och jag har bara träffat en enda {child}”, sa {@a}, som inte hade släppt taget. ”Jag skulle komma springande efter er i tofflorna.”

# @sport
{sport}

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
