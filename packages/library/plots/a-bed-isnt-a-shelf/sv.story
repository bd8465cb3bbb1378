title: Maka på dig, sa spöket
title: Plats längst in
title: En säng är ingen hylla
guest pet: Tassen (han), Vilja (hon)
guest rider: Elna (hon), Göta (hon)
guest uncle: Conny (han), Roland (han)

% {pet} är familjens hund eller katt, annars en hund till låns. ”Maka på dig” vänds: först säger spöket det, sedan {child}.

# budge-up
Första natten i den stora gamla sängen hade {child} just sträckt ut båda armarna och båda benen, när någon sa: ”Maka på dig.”

{child} tittade på {pet}. {@whose} hade aldrig sagt något i den vägen. {Pet} tittade på kudden. Där låg en stor dam i konduktörsmössa med händerna knäppta på magen. {child} kunde se tapeten genom henne.

”Du är ett spöke”, sa {child}. Det enda {child.he} ville var att få sova. Förra sängen hade varit så kort att {child.he} hade fått ligga hopfälld, som en solstol.[elder:  ”I sådana sängar sov hela familjer förr i världen”, hade {elder} sagt om den nya[elder2: , och {elder2} hade nickat].]

”{Rider}”, sa spöket. ”Och du ligger i mitten. Maka på dig, det finns plats längst in.”

”Det är min säng.”

”Den var min först. Jag delade den med fyra systrar. Dit sängen far, dit far jag.”

Hennes fötter var som två fiskpinnar direkt ur frysen.

# both-sides
{@growled} {Pet.He} klev uppför täcket och satte en tass på {rider's} mage. Den gick inte igenom.

”Det var det värsta”, sa {rider}. ”Jag går genom dörrar, väggar och sotaren. Men inte genom den där.”

{Pet} snurrade tre varv och satte sig på henne.

{child} såg genast vad det kunde vara bra för. {Child.He} lade {pet} på längden mitt i sängen, som en mur med morrhår.

”Min sida”, sa {child}. ”Din sida.”

{@dribbled}

# fourteen
Men så fort {pet} vände sig flyttade {rider} in. ”Maka på dig”, sa hon vid midnatt. ”Maka på dig”, klockan två. Klockan tre sjöng hon hela busslinje 14[city:  genom {city}], hållplats för hållplats, för det hade hennes systrar alltid tyckt om.[music:  {child} satte på {music} i hörlurarna, och då sjöng {rider} med.] På morgonen låg {child} på mattan.

”Kan du inte sova i hallen?” frågade {child.he} vid frukosten.

”Ensam?” sa {rider}, alldeles förskräckt. ”En säng med en enda människa i är ingen säng. Det är en hylla.”

”Jag har väntat i {age} år på en hylla!”

Så höll det på i en vecka. {child} byggde en mur av böcker, och {rider} kom rakt igenom den och berättade hur de slutade allihop.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] rådde {child.him} att ligga på tvären. Det visade sig att den som ligger på tvären har spöke på båda sidor.][sport:  {child} gäspade sig igenom {sport}.] {@bribed}, och det tyckte {child} var lågt. Till sist gick {child.he} till [adult: {adult} | {uncle}, som skötte huset den månaden].

”Den där gamla sängen är iskall”, sa {child}. ”Den är knölig. Jag kan inte sova i den.”

”Varför har du inte sagt något?” sa [adult: {adult} | {uncle}]. ”Vi skaffar en ny.”

# on-the-van
Den nya kom på lördagen. Den var vit och precis lika bred som {child}. Två män bar ner den gamla sängen i delar och lade madrassen på flaket på sin lastbil. {@barked}

”Maka på er, grabbar”, sa {rider}, som svävade med ovanpå. Männen rös och hörde ingenting. {Rider} såg inte på {child}. Hon stirrade rakt fram, som på bussen.

# a-shelf
{child} gick upp och lade sig i den nya sängen. Det var ingen där. Där fanns inga fötter och ingen sång. {Child.He} väntade på att bli glad.[friend:  {Friend} skrev och frågade hur det kändes, och {child} kom inte på något att svara.]

”{Pet}?” sa {child}. ”Kom upp. Det finns plats.”

{Pet} kom inte.

{child} lyssnade. Någon skrattade åt något bakom en annan vägg. Mitt på {child's} bröst satt något tungt, ungefär där en {@kind} brukar ligga. {Child.He} var ensam. {Child.He} hade fått precis det {child.he} ville ha, och det var en hylla.

# wont-budge
Då hördes det skrik från gatan, och {child} sprang till fönstret.

{Pet} var på flaket. {Pet.He} satt på madrassen, på {rider}, och rörde sig inte ur fläcken. En av männen drog. {@flat}

”Den här makar inte på sig!” skrek mannen.

Nu förstod {child}. {Pet} höll fast {rider}. Så länge {pet} satt där kunde ingen köra iväg med {rider}. Men den andre mannen hade gått runt till förarhytten, och han hade handen på dörren.

”Stopp!” vrålade {child}.

{Child.He} tog trappan i fyra hopp[athlete: , och då hade till och med {athlete} blivit efter]. {Child.He} sprang ner till [adult: {adult} | {uncle}] på gången och högg tag i en ärm. ”Låt dem inte åka! Jag vill ha den gamla!”

”Den är iskall”, sa [adult: {adult} | {uncle}]. ”Det har du själv sagt.”

”Jag vet!”

”Den är knölig.”

”Jag vet vad som är i den! Jag vill ha tillbaka den.”

# three-inches
Mannen klev ur igen, och {child} klättrade upp på flaket. Där satt {pet} med varenda hårstrå på ända, och därunder låg {rider} med ansiktet bortvänt.

”Nu har du ju din hylla”, sa hon. Rösten darrade. ”Du hade alldeles rätt. Alla borde ha en.”

”Du hade också rätt”, sa {child}. ”Den är hemsk.”

{Pet} vände sig om och såg på {child.him}. Sedan flyttade {pet} sig ungefär en decimeter åt vänster.

{child} lade sig i den decimetern. Kylan gick rakt igenom tröjan.

”Maka på dig”, sa {child.he}.

{Rider} vred på huvudet. Hon såg på {child} en bra stund. Sedan makade hon på sig.

# four-pairs
Männen bar upp alltihop igen. {Rider} lovade att sova med sockor[elder: , och {elder} lånade ut fyra par[elder2: , varav två var {elder2's},] och frågade inte vem det var som frös]. Hon lovade att sluta sjunga när hon kom till järnvägsstationen. {child} fick sidan mot väggen och plats för båda armbågarna. {Pet} fick mitten, för den skulle {pet.he} ha tagit i alla fall.

# town-hall
Den natten regnade det. {Rider} hade fyra par sockor på sig, och man kunde precis se ränderna.

”[school: {School}. | Storgatan.] Torget”, sjöng hon, mycket lågt. ”Rådhuset.”

{Pet} suckade och lade hakan på {rider's} arm. Före järnvägsstationen hade {child} somnat och rullat in i mitten. {Rider} flyttade sig ut på kanten, så att hennes ena fot hängde i luften, och drog upp täcket över {child} och {@thekind}.

# @whose
{Pet} var en hund, till låns från grannen, och {pet.he}
## if pet.dog
{Pet} var {child's} hund, och {pet.he}
## if pet.cat
{Pet} var {child's} katt, och {pet.he}

# @kind
hund
## if pet.cat
katt

# @thekind
hunden
## if pet.cat
katten

# @growled
{Pet} morrade.
## if pet.cat
{Pet} fräste.

# @dribbled
”Det är dregel på min sida”, sa {rider}.

{Pet} dreglade på båda sidorna. Det var en rättvis hund.
## if pet.cat
”Det är hår på min sida”, sa {rider}.

{Pet} hårade på båda sidorna. Det var en rättvis katt.

# @bribed
{Pet} bytte sida för en kaka
## if pet.cat
{Pet} bytte sida för en räka

# @barked
{Pet} skällde på dem hela vägen.
## if pet.cat
{Pet} följde efter dem hela vägen, med en svans som en diskborste.

# @flat
{Pet} gjorde sig platt, som bara hundar kan, och tung som ett piano.
## if breed.Dachshund
{Pet} gjorde sig tung som ett piano, och platt, och dit har en tax inte långt.
## if pet.cat
{Pet} gjorde sig platt, som bara katter kan, och höll fast i madrassen med allt {pet.he} hade.
