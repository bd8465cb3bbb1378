title: Baklänges till skolan
title: Nästan på väg hem
title: Det sa tröjan
guest friend: Idris (han), Meja (hon)
guest teacher: fröken (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna är den äldre som är vald, annars {adult}, annars {minder}. Den andra äldre letar efter skon. Djuret vill ha skosnörena.

# one-shoe
{child} var {age} år och satt på hallgolvet med en sko på foten. Den andra skon hade {child.he} gömt under tröjan[athlete: , den med {athlete} på].

”Jag vill inte gå till skolan”, sa {child.he}.

[pet.dog: {Pet}[!pet.known: , {child's} hund,] låg bredvid och väntade på skosnörena.

][pet.cat: {Pet}[!pet.known: , {child's} katt,] låg bredvid och väntade på skosnörena.

]Det berodde på det som hade hänt i går[school:  {at school}]. Fröken hade hjälpt {child.him} med dragkedjan, och då skulle {child} säga tack, fröken. Men det var inte det som kom ut ur munnen. Det som kom ut var:

”Tack, {@a}. Puss.”

Alla hade hört det, och alla hade skrattat. Sedan dess skämdes {child} så att det stack i magen.[pet.other:  Det hade {child.he} inte berättat för någon annan än {pet}.]

”Var är din andra sko?” frågade {@first}.

[elder2: ”Inte här”, sa {elder2} inifrån garderoben.

]”Jag har ont i magen”, sa {child}.

”Jag ser det”, sa {@a}. ”Den har fått skosnören.”

# do-you-want-to-hop
Då ringde det på dörren. Det var {friend}[!friend.known: , {child's} bästa vän,] som skulle ha sällskap med {child.him}. {Friend} var en sådan som tog allting precis som man sa det.

”Ska vi gå?” sa {friend}.

”Jag vill inte gå till skolan.”

”Nähä”, sa {friend}. ”Vill du hoppa, då?”

”Nej.”

[sport: ”Vill du {play sport} dit?”

”Nej.”

]”Krypa?”

”Nej! Jag vill inte vara där!”

”Jaha”, sa {friend} och satte sig bredvid {child.him} på golvet. ”Är det för att du sa puss till fröken?”

{child} drog upp tröjan över hela ansiktet, och skon ramlade ut med en duns.

”{Friend}!” sa {child.he} inifrån tröjan. ”Det var hemligt!”

”Det sa du inte”, sa {friend}.

# said-the-jumper
Nu satte sig {@a} också på golvet.

”Sa du puss till fröken?”

”Och {@a}”, sa tröjan. ”Jag sa {@a} också. Det sticker i magen när jag tänker på det.”

”Då har du ju ont i magen på riktigt”, sa {@a}. ”Förlåt att jag skyllde på skosnörena.”

{child's} ögon kom upp ur tröjan och tittade på {friend}.

”Skrattade du också?”

”Ja”, sa {friend}. ”Men det var för att det var roligt. Det var inte för att det var du.”

Det var lite bättre, men det räckte inte.

# more-of-that
”Jag vill ändå hem”, sa {child}.

”Du är hemma”, sa {friend}.

”Jag vill fortsätta med det.”

{Friend} funderade så att {friend.he} fick rynkor.

”Då backar vi”, sa {friend.he}. ”Om man backar till skolan går man ju åt andra hållet, så att man ser hemmet hela tiden. Då är man nästan på väg hem. Det är bara det att man råkar komma fram till skolan.”

{child} tog på sig skon.[pet.dog / pet.cat:  {Pet} hängde i skosnöret ända fram till dörren.]

[elder2: ”Där är den ju”, sa {elder2} och kom ut ur garderoben.]

# beep-beep
Och så backade de. {child} och {friend} gick baklänges längs gångvägen, [city: säkert de enda {in city}, ]och {@a} gick mitt emot dem, med näsan åt rätt håll, och styrde.

”Lite höger. Pip, pip, pip. Stolpe! Bra, pip, pip.”

”Varför piper du?” frågade {friend}.

”Det gör alla som backar”, sa {@a}. ”Men över gatan går vi framlänges och håller varandra i handen. Där bestämmer jag.”

På andra sidan gatan backade de igen[music: , och nu pep {@a} {music}]. Bakom {@a} såg {child} sitt hus hela vägen. Det blev bara mindre och mindre, och till sist syntes bara skorstenen.

”Hur går det?” frågade {@a}.

”Jag är nästan på väg hem”, sa {child}.

# something-soft
De backade in på skolgården. {@A} skulle just pipa, men det hanns inte med. {child} gick rakt in i något mjukt, så att {child.he} nästan ramlade.

”Hoppsan!” sa det mjuka.

”Förlåt, {@a}”, sa {child}.

Men {@a} stod ju mitt framför {child.him}. {@A} höll handen för munnen. Och det mjuka luktade kaffe och tuschpennor.

”{Child.He} sa det igen”, sa {friend}.

# the-chimney
Nu stack det i magen värre än i går. {child} såg skorstenen där hemma, långt bort. {Child.He} stod till och med åt rätt håll. Det var bara att springa.

{Child.He} tog ett steg. Sedan stannade {child.he}, och så vände {child.he} sig om, alldeles själv, runt, runt, tills {child.he} hade skorstenen i ryggen och fröken framför sig.

”Jag sa {@a} till dig”, sa {child}. ”Två gånger. Och puss.”

# the-only-one
”Jag minns det”, sa {teacher}. ”Det var den enda pussen jag fick i går. Vet du vad jag sa till rektorn i förra veckan? Jag sa: Hej då, {@dear}.”

”Vad sa rektorn, då?” frågade {friend}.

”Hej då, älskling”, sa fröken.

{child} började skratta. Det stack inte i magen längre, det kittlade.

”Hej då, {@a}”, ropade {child.he}.

”Hej då”, sa {@a}.

”Hej då”, sa fröken.

# forwards
När {@a} kom på eftermiddagen och skulle hämta sprang {child} fram och kramade {@him} hårt om magen.

”Hej, fröken”, sa {child}.

”Hej, {@dear}”, sa {@a}.

[pet.other: Och hem till {pet} gick de framlänges, alla tre. | Och hem gick de framlänges, alla tre.]

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

# @A
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @dear
hjärtat
## if child.she
gumman
## if child.he
gubben
