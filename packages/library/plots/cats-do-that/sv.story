title: Vaaaa?
title: Katter gör så
title: Lite till vänster
guest friend: Kit (han), Ronja (hon)
guest pet: Misse (han), Majsan (hon)
guest minder: morbror Ove (han), morbror Stig (han)

% Knarra långsamt, ett trappsteg i taget, och lämna tid att titta sig över axeln. ”Vaaaa?” är både spökets och hörselns: man svarar lite högre varje gång. Det sista svaret är lågt.
% Den vuxna (@a) är den äldre, annars {adult}, annars {minder}. En regel: där katten tittar, där är det.

# the-corner
Alla[city:  {in city}] visste att det spökade i huset på hörnet. Ingen bodde där[school: , och ingen {at school} hade någonsin vågat gå in]. Men varje kväll tändes en lampa i fönstret, och så knarrade det.

{Pet}[!pet.known: , {child's} katt,] brydde sig inte om det. {Pet} var aldrig där {pet.he} skulle vara. {Pet.He} skulle ha legat i {child's} säng. I stället klämde {pet.he} sig in genom spökhusets dörrspringa och var borta.

”Vi får hämta {pet}”, sa {child}, som redan hade pyjamas på sig.

”Det var det jag var rädd för”, sa {@first}.[elder2: 

”Jag håller utkik”, sa {elder2}, och det gjorde {elder2.he} hemifrån.]

# click
I hallen var det mörkt, och det luktade gamla rockar. {@A} hade en ficklampa. {child} hade {@a}.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] höll i {child}, och hade alltid velat se ett spöke.] Bakom dem gick dörren igen, klick, alldeles av sig själv.

”Det är bara vinden”, sa {@a}.[music:  {@He} nynnade på {@song}, ganska fort.]

Det blåste inte.

# creak
I rummet innanför stod lampan och en fåtölj, och på mattan satt {pet}. {Pet.He} tittade inte på {child}. {Pet.He} tittade förbi {child.him}, ut mot trappan, ända högst upp.

”Vad tittar {pet} på?” viskade {child}.

”Ingenting”, sa {@a}. ”Katter gör så.”

Knarr, sa det översta trappsteget.

Det var ingen på det.

Knarr, sa nästa. Knarr. Knarr. Knarr. {Pet's} ögon kom nerför trappan, ett steg i taget. De kom in genom dörren.

”Det är bara golvet”, sa {@a} med mycket ljus röst.

# behind
{Pet's} ögon kom över mattan, närmare och närmare, och stannade. Nu tittade {pet} på något precis bakom {child}.

Det var kallt där bak, som från ett kylskåp. {child} rös, ända ner i tårna.

”{@A}”, viskade {child.he}. ”Är det någon bakom mig?”

”Nej”, sa {@a} och blundade.

# to-the-left
Då reste sig {pet}. {Pet.He} gick förbi {child} med svansen i vädret och strök sig mot ingenting alls. Och {pet.he} spann.

{Pet} spann inte för vem som helst. Man måste hitta rätt ställe, under hakan och lite till vänster. Och där, lite till vänster, rörde sig pälsen.

Fåtöljen knarrade. {Pet} hoppade upp, snurrade runt och lade sig till rätta mitt i luften, som i ett knä.

”Nu kan du titta, {@a}”, sa {child}. ”Det är bara någon som tycker om katter.”

{@A} öppnade ett öga, såg en katt ligga på ingenting och stängde det igen.[friend: 

”Jag ser ju inget”, sa {friend} och lät mycket besviken.]

# whooo
Knäna skakade på {child}[sport: , som efter en hel dag med {sport}], men de bar {child.him} ända fram.

”Hej”, sa {child.he}. ”Jag heter {child}.”

”Vaaaa?” sa luften.

”{Child}. Jag bor tvärs över gatan.”

”Vaaaa?”

”Och där är {@a}, som blundar.”

”Vaaaa?”

”BLUNDAR!” ropade {child}. ”Och det här är {pet}, och det är min katt, och nu ska vi hem och sova!”

{Child.He} stack in händerna under {pet}, som i en snödriva, och lyfte upp {pet.him}.

# bang
Lampan slocknade. Ficklampan också. På övervåningen började dörrarna slå, närmare och närmare, pang, pang, PANG! {@A} drog i ytterdörren, men den satt fast.[athlete:  Inte ens {athlete} hade fått upp den.]

”Den har bara fastnat!” sa {@a}. ”Det är bara … det är bara …”

Åh nej.

”Vaaa”, sa mörkret. ”Vaaa-haaa. Vaaa-haaa-haaa.”

{child} höll hårt om {pet} och lyssnade.

”Det är inget som spökar”, sa {child.he}. ”Det är någon som gråter.”

# a-hand
{Child.He} trevade sig tillbaka till fåtöljen och lade ner {pet} i det kalla. Sedan kände {child.he} sig för, tills {child.he} hittade en hand. Den var inte tjockare än en andedräkt, men en hand var det, och {child.he} lade den under {pet's} haka, lite till vänster.

”Du får ha {pet} varje dag till läggdags”, sa {child.he}. ”Men sedan måste du skicka hem {pet.him}.”

”Vaaaa?”

”SKICKA HEM!” sa {child}. ”Du måste öppna dörren. Och sedan måste du vänta, för {pet} måste tänka på saken.”

# think-about-it
Lampan tändes. Och ute i hallen öppnades ytterdörren, mycket långsamt, alldeles av sig själv.

{Pet} reste sig på ingenting, sträckte länge på sig och tänkte på saken. Sedan kom {pet.he}.

”Där ser du”, sa {@a}. ”Bara vinden.”

# you
Varje kväll efter det gick spökhusets dörr upp, och där stod ingen.[friend:  {Friend} kom över för att se, och sa att det var den bästa ingen i hela världen.] {Pet} stod på trappan och tänkte på saken. På andra sidan gatan höll {child} upp sin egen dörr och rös en smula, för att det var så härligt.

”Tack för i dag”, ropade {child.he}. ”God natt.”

”Vaaaa?” sa huset.

”God natt, sa jag”, sa {child}.

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

# @He
Han
## if adult & !elder
{adult.He}
## if elder
{elder.He}
