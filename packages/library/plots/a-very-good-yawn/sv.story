title: En riktigt bra gäspning
title: Lejonet gäspade också
title: Fyra gäspningar och ett lejon
guest friend: Jossan (hon), Danne (han)
guest lion: Hektor (han), Cesar (han)
guest keeper: Bettan (hon), Lollo (hon)
guest teacher: Tommy (han), Jörgen (han)

% {child} gäspar när {child.he} är nervös; lejon smittas av gäspningar, och det gör alla som ser på också. Det är vår. {friend} är familjens, annars någon i klassen.

# nervous
När andra är nervösa blir de röda eller tappar saker. {child} gäspade.

{Child.He} kunde inte rå för det. {Child.He} hade gäspat på varenda glosförhör. {Child.He} hade gäspat när {child.he} fick skäll för att {child.he} gäspade.[pet.other:  {Child.He} hade gäspat hos veterinären, fast det var {pet} som skulle få sprutan.] {Child.He} var {age} år och den allra räddaste [school: {at school}|i klassen], och alla trodde att {child.he} hade tråkigt.

Alla utom [elder: {elder}, som var likadan och med på utflykten, och ][friend: {child's} bästa vän ]{friend}. ”Fyra gäspningar redan vid rondellen”, hade [elder: {friend}|{friend.he}] sagt på bussen. ”Vad är det?”

”De har ett lejon”, sa {child}.

”Det är en djurpark[city: , inte mitt i {city}]. Det sitter bakom glas.”

”Jag vet”, sa {child} och gäspade.

[pet.dog / pet.cat: {@leans}]

# toothache
Och nu låg [pet.dog / pet.cat: lejonet|det] där, tre meter bort, på andra sidan en ruta som var tjock som en madrass. [pet.dog / pet.cat: Han|Lejonet] hette {lion}. Manen var som rostat bröd i kanterna och svart i mitten, tassarna låg framför honom som två limpor, och han såg på klassen som man ser på regn.[pet.cat:  {Pet} såg likadant på honom.]

”Ni har kommit en dålig dag”, sa {keeper}, som var djurvårdare. ”Han har tandvärk. Veterinären har kört trettio mil för att dra ut tanden, men först måste {lion} gå in i sitt hus där borta, och det måste han göra själv. Och det vill han inte. Han har legat där sedan i tisdags. Jag kan inte locka honom med kött, för det är ju tanden. [!elder: Jag har visslat. ]Jag har provat med parfym, de brukar älska parfym. Klockan tolv måste veterinären åka, och sedan dröjer det tre veckor innan hon kan komma tillbaka.” {keeper} snöt sig. ”Tre veckors tandvärk. Och jag kan inte ens förklara det för honom.”

# too-late
{lion} vred på sitt väldiga huvud. Ögonen var gula, och de gick längs hela raden av ansikten, ett i taget, och stannade vid {child}.[pet.dog:  {Pet} lutade sig tyngre.]

{child's} mun for upp. {Child.He} hann dit med båda händerna, men det var för sent.

”Nej men {child}”, sa {teacher}, deras lärare. ”Stör vi dig?”

Då knakade det på andra sidan glaset. Lejonets mun hade också öppnats. Den fortsatte att öppnas, tills det inte fanns något ansikte kvar, bara en tunga som en dörrmatta och fyra tänder långa som fingrar. En av de fyra var grå. Sedan slog alltihop igen med en smäll, och {lion} reste sig.

# who-yawned
Ingen andades.

”Vem gjorde det där?” sa {keeper}. ”Vem gäspade?”

Tjugoåtta personer pekade.[elder:  {Elder} räckte upp handen, för säkerhets skull.]

”Skäll inte på {child.him}”, sa {keeper}. ”Lejon smittas! En gäspar, och nästa gäspar efter, och sedan reser den sig och går dit den första går.[!elder:  Jag har läst om det. Men att de kunde smittas av en besökare, det visste jag inte.]” Hon grep {child} om axlarna. ”Ser du gången längs med glaset, bort till hans hus? Kan du göra om det? Och gå?”

# like-towing-a-ship
{child} såg på lejonet. När det stod upp var det stort som en ponny. Jodå, {child.he} kunde göra om det. {Child.He} kunde ha hållit på hela dagen.

Så {child.he} gäspade och tog tio steg, och på andra sidan glaset gäspade {lion} och tog tio steg. Där stannade han, och {child} fick gäspa i gång honom igen. Det var som att bogsera ett fartyg.[pet.dog:  {Pet} gick bredvid.][pet.cat:  {Pet} gäspade i ryggsäcken.] Efter dem kom hela klassen på tå, och nu gäspade allihop, och [elder: {elder}|{teacher}] värst av alla. Längst bort väntade veterinären med sin väska. ”Uppe till vänster”, sa hon och gäspade. ”Den syns ända hit.”

Två meter från dörren satte sig {lion}.

# only-a-grin
{child} ställde sig mitt emot honom och öppnade munnen. Det kom ingenting. {Child.He} försökte igen. Felet var att {child.he} inte var nervös längre. {Child.He} var ute och gick med ett lejon, mitt framför ögonen på alla {child.he} kände, och så lycklig hade {child.he} aldrig varit i hela sitt liv. Det enda som fanns i munnen var ett stort leende.[elder:  {Elder} hade ett likadant.]

”Fem i tolv”, sa veterinären.

”Skräm {child.him}, någon!” sa {keeper}.

”Jag kan”, sa {friend}. ”Jag vet vad {child.he} är rädd för. Glosförhör i morgon. Det är hemligt.”

{child} log.

”Du har en geting i nacken. Du ska sjunga [music: {@song} |]ensam på avslutningen. [sport: Du ska {play sport} inför [athlete: {athlete}|hela skolan]. ][athlete & !sport: {athlete} kommer och tittar på. ]Byxorna har spruckit där bak.”

Det hjälpte inte. {lion} lade ner huvudet på tassarna, med den onda sidan uppåt, och blundade.

# since-march
{@quiet}

”Okej”, sa {friend.he}. ”Jag kom inte in på Parkskolan. Jag kom in på Sankta Anna. Vi ska inte gå i samma skola. Jag har vetat det sedan i mars, och jag har inte kunnat säga det.”

{child} stirrade på {friend.him}. {Child.He} tänkte på tusen främlingar som allihop trodde att {child.he} hade tråkigt. Och då kom den, ända nerifrån skosulorna, den största gäspningen i {child.his} liv. Det knäppte i öronen. Ögonen rann, och det var bara delvis gäspningens fel. {Child.He} lade handen mot glaset.

# the-whole-way
{lion} öppnade ett öga. Han såg länge på {child}. Sedan kom han på fötter och gäspade hela vägen, med grå tand och allt, och när {child} tog ett steg tog han ett steg, och ett till, och ett till, in genom dörren. {keeper} fällde ner luckan efter honom. Klang.

Alla jublade, utom två.[elder:  {Elder}[elder2:  och {elder2}] tog med sig resten till pingvinerna.]

# top-deck
”Du kunde ha hittat på något”, sa {child}.

”Det hade du märkt. Du märker alltid.” {Friend} torkade sig under näsan. ”Det är samma buss. Jag går av två hållplatser efter dig. Jag har kollat typ hundra gånger.”

”Längst bak?” sa {child}. ”I mitten?”

”Självklart”, sa {friend}.[pet.dog / pet.cat: {@nobody}]

# an-ordinary-one
En vecka senare kom det ett paket från {keeper}. Den kvällen låg {child} i sängen med det på bröstet, och i paketet, på en bädd av bomull, låg en grå tand som var lång som {child.his} finger. {Child.He} gäspade. Det var bara en vanlig.[pet.dog / pet.cat:  Vid fotändan blev {pet} smittad.] Och två mil därifrån, mätt och nöjd, gäspade lejonet också.

# @leans
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] var med, för klassen läste högt för {pet.him}. {Pet.He} lutade sig alltid mot den som var räddast. Det var {child}.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] hade smitit ner i ryggsäcken. {Pet.He} satt alltid på den som var räddast. Det var {child}.

# @quiet
{friend} teg. Sedan fick {friend.he} en konstig färg i ansiktet.
## if pet.dog
{friend} teg. Då lämnade {pet} {child}, gick fram och lutade sig mot {friend}.
## if pet.cat
{friend} teg. Då klev {pet} från {child's} axel till {friend's} och satte sig.

# @nobody
## if pet.dog
 {Pet} hittade ingen att luta sig mot och lade sig.
## if pet.cat
 {Pet} hittade ingen att sitta på och somnade.

# @song
{music}
