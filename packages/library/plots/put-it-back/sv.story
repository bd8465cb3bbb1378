title: Ställ tillbaka
title: Roland och kakan
title: Ställa-tillbaka-fen
guest friend: Signe (hon), Love (han)
guest pet: Doris (hon), Bosse (han)
guest thrupp: Knuff (hon), Dunsa (hon)
guest gerald: Roland (han), Roffe (han)

% Katten är familjens, eller vännens som är där över helgen; en hund kan lägga sig i ett kök lika bra.

# a-tiny-step
{child} hade till klockan sex på sig att få en lergubbe genom ett kök, och inte en minut att förlora.

Köket stod på golvet i {child's} rum och var gjort av kartong. Gubben hette {gerald}, och i filmen skulle han gå fram till bordet och hämta en kaka. Man flyttade {gerald} ett pyttelitet steg och tog ett foto. Sedan flyttade man honom ett pyttelitet steg till och tog ett till. Klockan sex var det filmkväll på biblioteket[city:  {in city}], och {child} hade lovat dem en film.[elder:  {Elder}[elder2:  och {elder2}] hade redan frågat var man satt bäst.]

{child} flyttade {gerald} och vände sig mot kameran. När {child.he} tittade igen stod {gerald} vid dörren, där han hade börjat.

# put-him-back
”{Friend}”, sa {child}, ”har du rört honom?”

”Jag är regissör”, sa {friend}[!friend.known: , som var {child's} bästa vän,] från sängen. ”En regissör rör ingenting. En regissör lider. Tagning två!”

{child} flyttade {gerald}. {Gerald} kom tillbaka. Den här gången såg {child} hur det gick till: en fe, stor som en klädnypa och klädd i grå overall, hade tagit {gerald} under armarna och släpade honom över golvet.

”Ställ tillbaka honom!” sa {child}.

”Jag har ställt tillbaka honom”, sa fen. ”Det är du som hela tiden flyttar på honom.”

Hon hette {thrupp} och var en ställa-tillbaka-fe. Det som någon flyttade på ställde hon tillbaka. Det var det enda hon gjorde, och hon gjorde det fort.

”Varför tror du att teskedarna alltid ligger i lådan?” sa {thrupp}.

”För att {@washes}”, sa {child}.

”Och har jag någonsin fått ett tack?”

{@eyes}

”Nej, {pet}”, sa {child}. ”Hon är inte mat. Hon är bara jobbig.”

# negotiating
”Han måste röra sig”, förklarade {child} så tålmodigt det gick. ”Det är en film. Om han inte rör sig är det ett foto.”

{Friend} rullade ner från sängen. ”Jag förhandlar. Det gör vi regissörer med skådespelare hela tiden.” {Friend.He} lade sig på knä vid köket. ”Älskling. {thrupp}. Du är underbar. Men tänk om {gerald} vill ha en kaka?”

”Då kan han få den vid dörren”, sa {thrupp} och gick för att hämta kakan.

”Ställ tillbaka den!” skrek {child} och {friend}.

Så {thrupp} ställde tillbaka kakan. Sedan ställde hon tillbaka {friend}, som hon bogserade till sängen i ett skosnöre.

”Hon är väldigt stark”, sa {friend} med respekt.[athlete:  ”Jag tror inte att {athlete} skulle komma förbi henne.”]

# thirty-photographs
Halv fem hade de trettio foton av {gerald} som inte kom någonvart.[sport:  Det hade gått fortare att lära honom att {play sport}.] I bröstet på {child} kändes det som om någon hade dragit åt snöret i en gympapåse. {Child.He} såg redan framför sig stolarna på biblioteket, rad efter rad[school: , med alla från {school} på], och duken utan någonting på, och {child} var rädd.

”Tänk om jag helt enkelt inte går dit?” sa {child.he}.

”Då ställer jag mig där framme och gör filmen med händerna”, sa {friend}. ”Jag är {gerald}. Jag är kakan.” {Friend} menade det också, och snöret lossnade lite.

# squelch
Då bestämde sig {pet}. {@steps}, klev in i kartongköket och lade sig. En vägg ramlade omkull. Under {pet.him} sa det splatt.

”{Gerald}!” sa {child}.

En fot av lera stack ut under {pet's} mage. Den var alldeles platt.

”Jaha”, sa {thrupp} och kavlade upp ärmarna. ”Den där {@kind} hör hemma {@place}.” Hon tog tag i en tass och drog. {Pet} tittade i väggen. {thrupp} sprang runt till andra sidan. {@spread} {thrupp} vände sig om, satte ryggen mot {pet's} sida och tog i så att kängorna gled.

# leaning
{@purr} Det skakade i hela {thrupp}, ända ner i knäna. Hon hade slutat knuffa. Hon stod och lutade sig.

”Det är varmt”, sa {thrupp} med konstig röst. ”Jag har aldrig stannat någonstans så länge att jag har märkt det. Det är alltid något som ska ställas tillbaka.”

{child} tittade på henne, och på kameran med de trettio fotona. Sedan bläddrade {child.he} tyst igenom dem: {gerald} vid dörren. {Gerald} ett steg ut. Och något litet grått och suddigt som släpade hem honom. {Gerald} som gav sig i väg igen, med precis samma hoppfulla min.

{Friend} frustade till.

”Det är ingen film om en gubbe som får en kaka”, sa {child}. ”Den handlar om en gubbe som inte får någon. {thrupp}, jag behöver dig. Jag flyttar honom, och du ställer tillbaka honom, så surt du vill.”

# cheese-rind
{child} rullade den platta leran tills den blev varm och byggde {gerald} på nytt: ben, armar, näsa. {Friend} lockade bort {pet} med en ostbit, och sedan fick ostbiten en roll. På sista fotot åt {pet} upp osten, och {gerald} såg på.

# take-a-bow
{thrupp} följde med till biblioteket i {child's} ficka.[music:  {Friend} nynnade {music} medan lamporna slocknade.] {@row} Och så gav sig {gerald} i väg efter sin kaka och blev ställd tillbaka, och gav sig i väg, och blev ställd tillbaka. Folk skrattade så att en man fick ta av sig glasögonen och torka dem.

”Bocka”, väste {friend}, och det gjorde {child}. Nere i fickan bockade {thrupp} också.

# im-busy
Vid läggdags ställde {child} upp kartongväggen igen. Sedan tog {child.he} en blå strumpa ur lådan och lade den {@place}, där {pet} låg hoprullad.

”Den låg i lådan”, sa {thrupp} mitt inifrån rullen.

”Du kan väl lägga tillbaka den”, sa {child}.

”Jag är upptagen”, sa {thrupp} och drog upp strumpan till hakan. Efter en stund sa hon: ”Du har glömt tofflorna i hallen. Jag ställer tillbaka dem åt dig.”

”Det behöver du inte.”

”Det vet jag väl”, sa {thrupp}.

# the-biscuit
På morgonen stod tofflorna bredvid varandra vid sängen, med tårna utåt. {Pet} låg {@place}, och det stack fram en bit blå strumpa. Och mitt i kartongköket, långt från dörren, satt {gerald} vid bordet med armarna om kakan.

# @eyes
I fönstret satt {pet}, {friend's} katt, som var där över helgen. {Pet.He} hade hejdat sig mitt i tvätten, med ett ben i vädret, för att titta på {thrupp}.
## if pet.cat
I fönstret satt {pet}[!pet.known: , {child's} katt]. {Pet.He} hade hejdat sig mitt i tvätten, med ett ben i vädret, för att titta på {thrupp}.
## if pet.dog
På mattan låg {pet}[!pet.known: , {child's} hund]. {Pet.He} hade slutat klia sig, med ett ben i vädret, för att titta på {thrupp}.

# @place
i fönstret
## if pet.dog
på mattan

# @kind
katten
## if pet.dog
hunden

# @steps
{Pet.He} hoppade ner från fönstret
## if pet.dog
{Pet.He} reste sig från mattan

# @spread
Hon knuffade. {Pet} flöt ut, så som bara katter kan, och blev bredare och tyngre.
## if pet.dog
Hon knuffade. {Pet} suckade, så som hundar gör i soffor, och blev bredare och tyngre.

# @purr
{Pet} började spinna.
## if pet.dog
{Pet} började snarka.

# @washes
någon diskar
## if adult
{adult} diskar

# @row
Det fanns inte en ledig stol.
## if adult
{Adult} satt på första raden.
## if elder
{Elder}[elder2:  och {elder2}] satt på första raden.
## if elder & adult
{Elder}[elder2:  och {elder2}] satt på första raden bredvid {adult}.
