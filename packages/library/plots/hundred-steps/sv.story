title: Hundra steg från stora stenen
title: Rysliga {captain}
title: Hundra steg mot solen
guest friend: Hugo (han), Iris (hon)
guest captain: Rut (hon), Rita (hon)
guest dog: Sixten (han), Rufus (han)

% Hunden (@p): familjens hund, annars grannens. Den som säger god natt (@a): {adult}, annars den äldre.

# a-bite
{child} och {friend} satt på bryggan och metade, men {@p-bites}

”Titta”, sa {friend}. ”En båt.”

Det var ett skepp. Det hade svarta segel och en dödskalle på flaggan, och det [age>=7: kom rakt emot dem och] stannade med en duns mot bryggan. Över relingen hoppade fyra pirater. Först kom han som var lång, sedan han som var tjock, sedan han som bar på ett ankare fast han inte behövde, och sist en gammal kapten med rött hår och en hatt som en upp- och nervänd roddbåt.

”Händerna i vädret!” röt kaptenen. ”Jag är Rysliga {captain}! Darrar ni?”

”Nej”, sa {child}.

”Inte det minsta?”

”Lite i tårna”, sa {friend} artigt.

{@P} gick fram och slickade kaptenen på stöveln.

”Nåja”, sa Rysliga {captain}. ”Det får duga. Vi har kommit för att hämta en skatt! Jag grävde ner den själv, på den här stranden, och här är kartan.”

[age>=7: Hon vecklade ut ett papper som var så gammalt att det nästan var brunt. På kartan | På den] fanns en stor sten och ett kryss, och mellan dem stod det med krokiga bokstäver: HUNDRA STEG MOT SOLEN NÄR DEN GÅR NER.

# pirate-steps
”Lätt som en plätt”, sa kaptenen. ”Framåt, marsch!” [elder: {Elder} [elder2: och {elder2}][age>=7: , som hade suttit på stranden med kaffekorgen,] följde efter[age<7:  med kaffekorgen].]

Stenen var [age>=7: inte svår att hitta, för den var] stor som en lastbil. Kaptenen ställde sig med ryggen mot den och började gå med väldiga kliv. [athlete: Så långa ben hade inte ens {athlete}.]

”Ett! Två! Tre!” räknade alla piraterna.

Vid sextio var hon ute på åkern. Vid åttio var hon inne i bondens hallonsnår. Vid hundra stod hon mitt i en kohage, i något som var mjukt.

”Gräv!” ropade kaptenen.

De grävde. De hittade en hästsko. De grävde lite till och hittade en ko, fast hon stod bara bakom och tittade.

”Någon har stulit den!” vrålade Rysliga {captain}. ”Sjörövare är vad folk är!”

# the-wrong-way-round
Den tjocke piraten började snyfta[elder:  och fick en bulle av {elder.short}], och mannen med ankaret satte sig på det. Men {child} stod och tittade på kartan. [age>=7: Det var något med bokstäverna. ]S:et i STEG var vänt åt fel håll.

”Kapten {captain}”, sa {child}. ”När grävde du ner skatten?”

”För länge sedan. Innan jag blev ryslig.”

”Hur gammal var du då?”

Rysliga {captain} räknade på fingrarna.

”{@Age}”, sa hon.

”Jag är också {age}”, sa {child}. ”Då hade du ju korta ben! Det är inte hundra piratsteg. Det är hundra {@steps}!”

Ingen sa något. Man kunde höra kon tugga.

”Tusan också”, sa kaptenen.

# a-hundred
De gick tillbaka till stenen[age>=7:  allihop]. Nu var det {child} som ställde sig med ryggen mot den. [age>=7: Solen var stor och orange och hängde precis över granarna. ]{child} gick rakt mot [age>=7: den|solen], och {friend} gick bredvid och räknade, för det är svårt att gå och räkna samtidigt när fyra pirater håller andan. [sport: Så tyst publik hade {child} inte haft ens på {@game}.] {@p-behind}

”Nittioåtta”, sa {friend}. ”Nittionio. Hundra!”

# the-tin
De stod vid en gammal tall[age>=7: , och mellan rötterna var marken täckt av mossa]. Piraterna höjde sina spadar. Men innan någon hann sätta spaden i backen kom {@p}. {@P-he} sniffade en gång och nös en gång, och sedan grävde {@p-he} så att jorden sprutade över hattar, skägg och ankare.

Klonk, sa det.

Det var en plåtburk, rund och rostig. Rysliga {captain} gick ner på knä. Hon fick upp locket med sin krok, som hon för övrigt bara hade i fickan.

I burken låg ett snäckskal. Där låg en blå knapp och tre kolor som hade blivit hårda som sten. Och underst låg ett brev.

# the-letter
”Jag har inte glasögonen med mig”, mumlade kaptenen. ”Läs du.”

Så {child} läste, högt och tydligt[school: , som för hela {school}]:

”Hej {captain}! När du hittar det här är du stor och har blivit pirat. Hoppas du har ett eget skepp. Glöm inte att åka hem till mamma ibland. Hälsningar {captain}.”

Ingen sa något. Kaptenen tog av sig den stora hatten och tittade ner i den.

”Har du glömt det?” frågade {friend} försiktigt.

”Man får så mycket att göra”, sa Rysliga {captain}. ”Det ena havet efter det andra. Hon bor i ett gult hus i Marstrand. Hon är nittioett, och hon gör världens bästa ärtsoppa.”

”Kan man segla dit?” frågade {child}.

# sails
Då reste sig kaptenen. Hon satte på sig hatten, och hennes ögon blänkte som två nya mynt.

”Man kan segla dit i natt”, sa hon[age>=7: , och för en gångs skull röt hon inte]. ”Hissa segel. Kamma skägget. Vi ska hem till mamma.”

Piraterna [music: sjöng {@song} | jublade] hela vägen ner till bryggan. [elder2 & age>=7: Det var {elder2} som fick kasta loss. ]Innan skeppet lade ut gav Rysliga {captain} plåtburken till {child}, tom och rostig och fin.

”Den behöver någon som är {age}”, sa hon.

# a-secret
Den kvällen[city: , hemma {in city},] {@bed} {child.He} hade lagt i en metkrok, en kotte och {@keepsake}, och nu vek {child.he} ihop ett litet brev.

”Vad har du skrivit?” frågade {@a}.

”Det är hemligt”, sa {child}. ”Men det handlar lite om dig.”

{@A-then} frågade inget mer, utan lade sig bara bredvid[age>=7: , tätt intill], och drog täcket över dem[age>=7:  båda].

# peas
Långt ute på det mörka vattnet gled ett skepp med svarta segel förbi den sista fyren. Och i ett gult hus i Marstrand tände någon en lampa i fönstret och ställde ärtor i blöt.

# @game
{sport}

# @song
{music}

# @Age
Sju
## if age<7
Sex
## if age>=8 & age<9
Åtta
## if age>=9 & age<10
Nio
## if age>=10
Tio

# @steps
sjuåringssteg
## if age<7
sexåringssteg
## if age>=8 & age<9
åttaåringssteg
## if age>=9 & age<10
nioåringssteg
## if age>=10
tioåringssteg

# @a
någon i dörren
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-then
den i dörren
## if adult
{adult}
## if elder & !adult
{elder.short}

# @p
{dog}
## if pet.dog
{pet}

# @p-he
han
## if pet.dog
{pet.he}

# @p-bites
det enda som nappade var {dog}, grannens hund, och han hade redan ätit upp hälften av masken.
## if pet.dog
det enda som nappade var {pet}. {pet.He} var {a breed} och hade redan ätit upp hälften av masken.
## if pet.dog & breed.Cocker Spaniel
det enda som nappade var {pet}. {pet.He} var {a breed} med öron som två dammvippor, och {pet.he} hade redan ätit upp hälften av masken.
## if pet.dog & breed.Dachshund
det enda som nappade var {pet}. {pet.He} var en tax och hade nära ner till burken, och {pet.he} hade redan ätit upp hälften av masken.
## if pet.dog & breed.Beagle
det enda som nappade var {pet}. {pet.He} var en beagle och hade hittat burken fast {friend} satt på den, och nu var hälften av masken slut.

# @p-behind
Bakom dem kom {@p} med nosen i gräset.
## if pet.dog & breed.Cocker Spaniel / pet.dog & breed.Beagle
Bakom dem kom {pet} med öronen i gräset.
## if pet.dog & breed.Dachshund
Bakom dem rörde sig gräset, för där kom {pet}.

# @bed
satt {child} i sängen med burken i knät.
## if pet.dog
låg {pet} på mattan med jord på nosen och sov redan. {child} satt i sängen med burken i knät.
## if pet.cat
satt {child} i sängen med burken i knät. {Pet}, som hade legat hemma på fönsterbrädan hela dagen, luktade på den och nös.
## if pet.other
satt {child} i sängen med burken i knät. {Pet} hade fått höra alltihop.

# @keepsake
en hästsko som en ko hade stått och tittat på
## if pet.dog
en lock av {pet's} päls
## if pet.cat
ett morrhår som {pet} hade tappat
