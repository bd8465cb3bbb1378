title: En svart katt i en svart stad
title: Där det fattades stjärnor
title: Hålet i himlen

% Vilken färg katten har sägs aldrig: i mörkret är alla svarta. Mannen från C-uppgången håller i stegen.

# lights-out
Klockan 19.14 försvann [city: {city}|staden].

Skärmen slocknade först, sedan taklampan, sedan kylskåpet, som gav ifrån sig en suck.[athlete:  {athlete} försvann från väggen.] Utanför fönstret slocknade gatlyktorna, en rad i taget, hela vägen ner till stationen.

”Jag ledde”, sa {friend} i mörkret.

”Det gjorde du inte alls”, sa {child}.

”Det kan ingen bevisa nu.”[sport:  Så lät {friend.he} när de skulle {play sport} också.]

{child} trevade sig ut i hallen och öppnade ytterdörren för att se om det var lika svart i trapphuset. Det var det. Något mjukt strök förbi {child.his} vad. Skönt, tänkte {child}. Sedan tänkte {child.he} efter.

”{Pet}!”

Men då hördes redan, långt ner i trappan, den lilla dunsen som blir när en katt tar de tre sista stegen i ett hopp.

# a-black-cat
{Pet} fick aldrig vara ute när det var mörkt.

”Vad har en katt för färg när det är mörkt?” sa {friend} medan de drog på sig skorna.

”Svart”, sa {child}. ”Det blir alla.”

”Så vi letar alltså efter en svart katt. I en svart stad.”

”Vi har din mobil.”

”Tre procent.”

# felt-one
I trapphuset satt det folk. Det hade det aldrig gjort förut. Studenten på andra våningen hade tänt ett värmeljus på vart tredje trappsteg, och tanten i lägenheten mittemot, som aldrig brukade säga mer än hej, spelade kort med någons morfar.[music:  Någon längre upp sjöng {@song} för hela huset.] Ingen hade sett en katt, men någon hade känt en.

Porten stod uppställd med en sten.

# the-wrong-cat
Ute på gården glödde en grill. Mannen från C-uppgången stod och stekte fyrtio fiskpinnar som höll på att tina i hans frys.

”Svart katt?” sa han. ”Jag har sett väldigt mycket svart i kväll. Fiskpinne?”

De tog var sin och fortsatte. {Friend} lyste under bilarna, i buskarna, bakom soptunnorna. {child} skakade burken med kattgodis. Två ögon blänkte till, och {child.he} slängde sig ner på knä, men det var reflexerna på en barncykel. Ett par ögon till blänkte. Det var faktiskt en katt, fast fel katt, stor och butter, och den åt upp godiset och gick.

Sedan dog mobilen.

# the-phone-died
Då kom rädslan, som {child} hade haft i magen ända sedan trappan. {Pet} hade aldrig varit ute på natten. {Pet.He} var rädd för dammsugaren. När den kom kröp {pet.he} in under {child's} tröja, och här ute fanns det ingen tröja. Borta på stora vägen hördes en bil, och efter den en till.

”Det var jag som öppnade dörren”, sa {child}.

{Friend} brukade ha ett skämt till det mesta. Nu stod {friend.he} tyst en stund.

”{Pet.He} är inte borta”, sa {friend.he}. ”{Pet.He} är bara svår att se. Det är inte samma sak.”

# put-it-out
De ropade. De lyssnade. En liten unge i overall kom fram och lånade ut sin ficklampa, och {child} svepte ljuset fram och tillbaka över gården, så att skuggorna hoppade åt alla håll.

”Släck den”, sa {friend} plötsligt.

”Är du inte klok?”

”Släck. Vi gör fel. I mörkret är {pet} en skugga, det är alla katter. Och lyser man på en skugga så försvinner den.”

Det lät som något {friend} skulle säga för att få rätt. Men {child} släckte.

# looked-up
Först såg de ingenting. De stod alldeles stilla på gräset med axlarna mot varandra. Så kom husen fram, grå. Så kom träden. Så kom taken, skarpa som om någon hade klippt ut dem, och det var konstigt, tänkte {child}, för vad var det som lyste bakom?

{Child.He} tittade upp.

”Åh”, sa {child.he}.

{Child.He} hade sett stjärnor förut, sju eller åtta stycken åt gången[elder: , kanske tolv hos {elder}[elder2:  eller {elder2}]]. Det här var något annat. De var så många att de flöt ihop, och tvärs över alltihop, från hyreshusen till kyrkan, gick en blek väg av ljus.[school:  Den hade stått i en bok {at school}, och {child} hade trott att den var påhittad.] Den hade alltså varit där hela tiden. Varje kväll, hela {child.his} liv, ovanför lamporna.

# missing
Runt omkring dem hade folk tystnat. Mannen från C-uppgången hade lagt locket på grillen. En efter en slocknade ficklamporna.

Och där, precis ovanför cykelförrådets tak, fattades det stjärnor.

{child} höll andan. Det var ett hål i himlen, inte större än en kudde. Upptill hade det två [breed.Scottish Fold: små runda|spetsiga] hörn. Medan {child.he} tittade vred sig det ena hörnet, långsamt, åt {child.his} håll.

”{Pet}”, viskade {child.he}.

Hålet sa mjau, men kort, som när man är upptagen.

# on-the-roof
Mannen från C-uppgången kom med en stege, och de klättrade upp på det låga plåttaket. {child} hade tänkt lyfta ner {pet} genast. Men {pet.he} satt så rak i ryggen, med nosen rakt upp, och {pet.he} var inte det minsta rädd. Så {child} satte sig bredvid. {Friend} satte sig på andra sidan. [breed.Sphynx: {Pet.He} var|{Pet.His} päls var] kall utanpå och varm inuti, och {pet.he} spann utan ljud, så att det bara kändes.

# not-a-happy-oh
Ingen visste efteråt hur länge de hade suttit där. Men klockan 20.32 kom [city: {city}|staden] tillbaka. Alla lampor tändes på en gång, och från gården, från balkongerna, från hela kvarteret hördes samma sak:

”Åååh …”

Det var inte ett glatt åh. Himlen var bara svart igen, och på plåttaket satt en helt vanlig katt och kisade förolämpat mot en gatlykta. {Pet.He} lät sig bäras hem.

# ten
{Friend} fick sova över. Spelet hade startat om från början.

”Jag ledde”, sa {friend.he} från tältsängen.

”Ja, ja”, sa {child}. ”Du ledde.”

{Pet} hoppade upp i fönstret. Ute lyste allt som brukade lysa, och ovanför syntes sju stjärnor, kanske åtta. {child} tänkte en stund. Sedan sträckte {child.he} sig efter lampan och släckte den, fast {child.he} inte var särskilt sömnig.

Tvärs över gården slocknade ett fönster. Efter en stund slocknade ett till, i C-uppgången. {child} räknade om stjärnorna.

”Nio”, sa {child.he}. ”Tio.”

Och i fönstret, där det var som allra mörkast, vred ett [breed.Scottish Fold: litet|spetsigt] öra sig åt {child.his} håll.

# @song
{music}
