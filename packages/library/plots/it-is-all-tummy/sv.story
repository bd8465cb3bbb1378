title: Snön som var kittlig
title: Allt är mage
guest friend: Arvid (han), Siri (hon)
guest pet: Korven (han), Smulan (hon)
guest lodger: Solveig (hon), Anita (hon)
guest neighbour: Gunbritt (hon), Berit (hon)

% Den som kommer med bussen: {adult}, annars den äldre, annars {lodger}. Den som kommer med ljuset: den äldre, annars grannen.
% Djuret är familjens, eller {friend's} hund. Taxen är originalet.

# one-patch
Det hade äntligen snött[city:  {in city}], fast bara på en enda fläck. Den låg på gården utanför {child's} trapp, vit och rund och stor som en dubbelsäng. {child} ville bygga en snölykta av den, och lyktan skulle lysa när {@coming} kom med bussen.[elder & adult:  Inne i köket letade {elder}[elder2:  och {elder2}] redan efter ett ljus.] Men så fort {child} tog i snön började den skratta.

Det var ett pyttelitet skratt, som när man skakar en burk med knappnålar. Snön vred sig, hoppade ur vantarna och lade sig en bit bort.

# where-is-tummy
”Den är kittlig!” sa {friend}. {Friend.He} var {child's} bästa vän och hade alldeles för stora stövlar. ”Det är det bästa jag har varit med om. Och ändå har jag sett en häst bajsa inomhus.”

”Det är inte alls bra”, sa {child}. ”Man kan inte bygga av nåt som skrattar.”

”Du tar på magen på den”, sa {friend}.

”Hur vet du vad som är magen?”

{Friend} lade sig på knä och tittade länge.

”Allt”, sa {friend.he}. ”Allt är mage.”

# straight-across
{@comes}

”Stanna där, {Pet}”, sa {child}. ”Vi jobbar.”

{@across}

Snön tjöt av skratt. Den studsade upp i luften, hela fläcken på en gång, och kom ner på {Pet}. {Pet.He} försvann. Sen reste sig {@loaf} med svans och såg mycket förolämpad ut.

# something-serious
Sen kom {friend} på att snön nog behövde höra något allvarligt. {Friend.He} ställde sig framför den med händerna på ryggen.

”Vår grannes bil gick sönder i tisdags”, sa {friend.he}. ”Det var växellådan. Den blev jättedyr.”

Snön låg alldeles stilla. {child} smög fram och kupade händerna.

”Och bärgaren hette Knut Prutt”, sa {friend}.

Snön exploderade. {child} fick den i näsan.

”Varför sa du det?”

”Han hette ju det!”

# laughing-itself-away
Nu började det bli blått på gården. Lamporna tändes i fönstren. Och snön hade skrattat så mycket att den hade blivit varm. Den droppade i ena kanten. Fläcken var inte större än en kudde.

{child} såg det. Det drog ihop sig i halsen på {child.him}.

”Den skrattar bort sig”, sa {child.he}. ”Jag blir så ledsen. Den tar slut innan {@late} kommer.”

{Friend} slutade skratta. {Friend.He} ställde sig så tätt intill {child} att deras jackor prasslade.

”Då kittlar vi den inte mer”, sa {friend.he}. ”Aldrig. Fast då blir det ingen lykta.”

# a-warm-foot
{child} satte sig på trappan och drog av sig stöveln, för den var full av snövatten. Strumpan följde med. {Pet} kom dit. {Pet.He} var blöt och butter, och där stack det upp en varm fot. {Pet.He} slickade den under tårna[pet.cat: , med en tunga som en liten fil].

Nu var det så att {child} hade talat om för alla att {child.he} inte var kittlig. För {friend} hade {child.he} sagt det flera gånger[school: , mest {at school}][sport: , och en gång när det var {sport}]. {Child.He} höll emot. {Child.He} blåste upp kinderna. {Child.He} höll i räcket.[music:  {Child.He} försökte tänka på {music}.]

”{child}”, viskade {friend}. ”Den tittar på dig. Den står helt stilla.”

”Mmmpf”, sa {child}.

”Är du kittlig?”

”Nä-hä-hä.”

{Pet} hittade stället mellan lilltån och nästa tå.

# take-both
{child} skrattade så att det hördes ända till cykelskjulet. {Child.He} sparkade med den andra foten, och mössan flög av. Och snön tittade. Den hade aldrig sett någon annan hålla på så där. Den glömde alldeles bort att den själv var kittlig.

{child} kunde ha dragit åt sig foten. I stället drog {child.he} av sig den andra stöveln också.

”Bygg!” ropade {child.he}. ”Bygg, {Friend}! Ta båda, {Pet}!”

# build
{Friend} byggde[athlete: , lika snabb som {athlete}]. {Friend.He} rullade bollar, och de höll ihop. {child} grät av skratt, och {Pet} slickade, för det smakade lite ost.

”Sista bollen”, sa {friend}. ”Den ska du lägga.”

{child} klev ner i stövlarna utan strumpor och lade den överst. Den fnissade till, en enda gång, och låg kvar.

# a-small-candle
{@candle} kom ut med torra strumpor och ett litet ljus. {@CandleHe} tände det och ställde in det i lyktan[elder2 & adult: , medan {elder2} ställde sig i vägen för vinden]. Ljuset gjorde snön gul inifrån. Lyktan ryste lite, men den stod.

”Den kanske är kittlig inuti också”, sa {friend}.

”Vi säger inget”, sa {child}.

# the-bus
Bussen stannade nere vid vägen. {@Late} kom uppför backen med väskan på axeln, och {@met}. {child} flyttade sig närmare {friend} på trappan, så att {@late} också skulle få plats. Och {@late} satte sig och knöt upp sina kängor.

# @coming
{lodger}, som hyrde rummet bredvid,
## if adult
{adult}
## if elder & !adult
{elder}

# @late
{lodger}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @candle
Grannen {neighbour}
## if elder & adult
{Elder}
## if elder2 & !adult
{Elder2}

# @candleHe
hon
## if elder & adult
{elder.he}
## if elder2 & !adult
{elder2.he}

# @comes
Då kom {friend's} hund {Pet} över gården. {Pet.He} tyckte inte om att bli kall om tassarna, och {pet.he} hade fyra.
## if pet.dog
Då kom {Pet} ut på trappan. {Pet} var {a breed}. {Pet.He} tyckte inte om att bli kall om tassarna, och {pet.he} hade fyra.
## if breed.Dachshund
Då kom {Pet} ut på trappan. {Pet} var en tax, så lång att framdelen hade hunnit ångra sig innan bakdelen var ute. {Pet.He} tyckte inte om att bli kall om magen, och den hängde väldigt nära marken.
## if pet.cat
Då kom {Pet} ut på trappan. {Pet} var {a breed}. {Pet.He} tyckte inte om att bli blöt om tassarna, och {pet.he} hade fyra.

# @across
{Pet} stannade inte. {Pet.He} gick rakt över snön, och {pet.he} nosade på vartenda ställe med en kall och blöt nos.
## if breed.Dachshund
{Pet} stannade inte. {Pet.He} gick rakt över snön, och magen släpade hela vägen.
## if pet.cat
{Pet} stannade inte. {Pet.He} gick rakt över snön, och {pet.he} stannade vid varje steg och skakade på en tass.

# @loaf
en vit limpa
## if breed.Dachshund
en lång vit limpa

# @met
{Pet} sprang för att möta {@him}
## if breed.Dachshund
{Pet} sprang för att möta {@him} med magen i backen
## if pet.cat
{Pet} gick för att möta {@him} med svansen rakt upp

# picture 1
I den enda snön på gården
