title: Sover du?
title: En första-gången-mage
title: En viskning som en buss
guest elder: morfar (han), farfar (han)
guest pet: Cleo (hon), Skorpan (han)

% Värd är den av mor- och farföräldrarna som är vald, annars morfar. Djuret är familjens katt eller hund, annars katten från huset mitt emot. Läs det som står med stora bokstäver som en buss; efter tassen så svagt det går.

# very-first-time
{child} skulle sova över hos {elder}. Det var allra första gången[school: , och alla {at school} visste om det].

Det stod en säng under fönstret. Bredvid stod en lampa som såg ut som en svamp. På morgonen skulle det bli pannkakor[elder2: , med sylt som {elder2} hade kokat][adult: , och efter pannkakorna skulle {adult} komma]. {@came}, för {pet.he} skulle också sova över.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade sagt att det inte var någon konst.]

Men {child's} mage kändes konstig. Det var en första-gången-mage.[sport:  En sådan kan man ha första gången man ska {play sport}.]

# like-a-bus
”Jag viskar god natt”, sa {elder.short}.

Men {elder.short} kunde inte viska. När {elder.he} viskade lät det som en buss[city: , en av de stora {in city}].[music:  När {elder.he} nynnade på {music} lät det som två.]

”GOD NATT!” viskade {elder.short}.

{Pet} hoppade rakt upp i luften[athlete: , högre än {athlete},] och kom ner på {child} med alla fyra tassarna.

# through-the-wall
Sedan gick {elder.short} och la sig i rummet bredvid, och det var mörkt. {child} kurade ihop sig. {Pet} kurade ihop sig. {child} blundade med ena ögat. Sedan blundade {child.he} med det andra. {Child.He} sov nästan, nästan …

”SOVER DU?” viskade det genom väggen.

Fönstret skallrade. Ute på vägen började en hund skälla.

”Nästan”, sa {child}.

”Å, VAD BRA!” viskade {elder.short}.

# because-you-asked
{child} blundade med ena ögat. Sedan blundade {child.he} med det andra. {Child.He} sov nästan, nästan, nästan …

”SOVER DU NU?”

{Pet} for in under sängen.

”Nej!” sa {child}. ”För du frågade!”

”FÖRLÅT!” viskade {elder.short}.

”Schhh!” sa någon på andra sidan vägen.

Det var tyst ganska länge.

”OM DU SOV SKULLE DU VÄL SÄGA TILL?”

# only-wondering
Då steg {child} upp. {@fetched} till {elder.short's} rum.

{Elder.short} hade dragit upp filten till näsan.

”{Elder.short}”, sa {child}, ”varför frågar du hela tiden?”

”JAG BARA UNDRADE”, viskade {elder.short}. ”DU KUNDE JU HA EN KONSTIG MAGE.”

Då såg {child} var {elder.short} höll handen. Den låg på {elder.his} egen mage, mitt på.

”Har du en konstig mage, {elder.short}?” frågade {child}.

”LITE GRANN”, viskade {elder.short}. ”DET ÄR FÖRSTA GÅNGEN DU SOVER ÖVER.”

”Det är en första-gången-mage”, sa {child}. ”Jag har också en.”

”HAR DU?” viskade {elder.short}. ”VAD GÖR MAN ÅT DEN?”

# its-warm
{child} tänkte efter. {@put} {Pet.He} snurrade ett varv. {Pet.He} snurrade ett varv till. {@lay}.

”Å!” viskade {elder.short}. ”VAD DEN ÄR VARM!”

{Pet} öppnade ögonen. {Pet.He} tittade på {elder.short}. {Pet.He} sträckte fram tassen, och {pet.he} la den på {elder.short's} mun.

”Å”, viskade {elder.short} under tassen.

Och det var en riktig viskning. Den var liten som en smula.

”Så ska det låta!” sa {child}.

# hows-yours
”Min mage är bra nu”, viskade {elder.short}. ”Hur är det med din?”

{child} kände efter. {Child.He} kände efter längst upp, och {child.he} kände efter längst ner. Den var inte konstig längre. Den hade haft så fullt upp med {elder.short's} mage att den hade glömt bort det.

Så {child} tassade tillbaka och kröp ner i sängen, och de lät båda dörrarna stå öppna. Efter en stund kom det någon mer och tassade. Det var {pet}. {Pet.He} måste ju se till {child's} mage också.

# and-then-they-were
{child} blundade med ena ögat. Sedan blundade {child.he} med det andra. Det var mörkt, och det var tyst.[friend:  Det var ingen konst, precis som {friend} hade sagt.] Från {elder.short} hördes det ingenting på en lång, lång stund.

{child} viskade den minsta viskning {child.he} hade.

”Sover du?”

”Ja”, viskade {elder.short}.

Och sedan gjorde de det.

# @came
Och {Pet}, katten från huset mitt emot, hade kommit med, i sin korg
## if pet.cat
Och {Pet} hade kommit med, i sin korg
## if pet.dog
Och {Pet} hade kommit med, filt och allt

# @fetched
{Child.He} drog fram {pet} och bar hela det varma knytet
## if pet.dog
{Child.He} lockade fram {pet}, och de tassade hela vägen

# @put
Sedan la {child.he} {pet} på {elder.short's} mage, mitt på.
## if pet.dog
Sedan klappade {child.he} på {elder.short's} säng, och {pet} klev upp.

# @lay
Sedan la {pet.he} sig och blundade
## if pet.dog
Sedan la {pet.he} sig med hakan på {elder.short's} mage, mitt på, och blundade
