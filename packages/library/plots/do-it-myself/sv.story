title: Kan själv!
title: Någon sa hjälp
title: Lite upp, lite ner

% Regel: den som säger hjälp får hjälp, på en sekund, och alldeles fel. Lite upp, lite ner: låt barnet dra i en dragkedja.

# the-boot
{child} satt på golvet i hallen. Det hade regnat[city:  över hela {city}], och utanför dörren låg en stor vattenpöl. Den ville {child.he} hoppa i.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] stod redan där ute och väntade.]

Men stöveln ville inte på.

”Hjälp”, sa {child}, mest till stöveln.

SWISCH!

Där stod en superhjälte. Hon hade röd mantel och kalsongerna utanpå.

”Någon sa hjälp!” sa hon. ”Den som säger hjälp får hjälp. På en sekund!”

## if short
{child} satt på golvet i hallen. Det hade regnat[city:  över hela {city}], och utanför dörren låg en stor vattenpöl. Den ville {child.he} hoppa i.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] väntade redan där ute.]

Men stöveln ville inte på.

”Hjälp”, sa {child}.

SWISCH!

Där stod en superhjälte. Hon hade röd mantel och kalsongerna utanpå.

”Någon sa hjälp!” sa hon. ”Den som säger hjälp får hjälp. På en sekund!”

# one-second
SWISCH! Så var {child} påklädd.

{child} tittade efter. Stövlarna satt på händerna. Vantarna satt på fötterna. Byxorna satt på huvudet.

”Snabbt, va?” sa superhjälten.

”Det är ju fel!” sa {child}.

”Men snabbt”, sa superhjälten.[athlete:  ”Inte ens {athlete} är så snabb.”][school: 

”I går hjälpte jag hela {school}”, sa hon.

”Jaså, det var du”, sa {child}.]

## or
SWISCH! ”Klart!” sa superhjälten.

På näsan satt en strumpa. Armarna satt i byxbenen. Och runt, runt både {child} och stolen gick en halsduk.

”Visst gick det fort?” sa superhjälten.

”Jag sitter fast!” sa {child}.

”Men fort”, sa superhjälten.[athlete:  ”Det skulle jag vilja se {athlete} göra.”][school: 

”I morse satte jag skor på hela {school}”, sa hon.

”Var det DU?” sa {child}.]

## if short
SWISCH! Så var {child} påklädd. Stövlarna satt på händerna. Vantarna satt på fötterna. Byxorna satt på huvudet.

”Snabbt, va?” sa superhjälten.[athlete:  ”Inte ens {athlete} är så snabb.[school:  I går hjälpte jag hela {school}.]”]

”Det är ju fel!” sa {child}.

[school & !athlete: ”I går hjälpte jag hela {school}”, sa superhjälten.

”Jaså, det var du”, sa {child}.]

## if short
SWISCH! ”Klart!” sa superhjälten.

På näsan satt en strumpa. Armarna satt i byxbenen.

”Visst gick det fort?” sa superhjälten.[athlete:  ”Det skulle jag vilja se {athlete} göra.[school:  I morse satte jag skor på hela {school}.]”]

”Jag sitter fast!” sa {child}.

[school & !athlete: ”I morse satte jag skor på hela {school}”, sa superhjälten.

”Var det DU?” sa {child}.]

# sitting-on-hands
{child} blev arg och drog av sig alltihop.

”Kan själv”, sa {child.he}.

”Hur lång tid tar själv?” frågade superhjälten.

”Lång.”

”Usch”, sa superhjälten. Hon satte sig på sina händer, så att de inte skulle hjälpa till. De hoppade under henne.[music:  Hon nynnade på {music} för att det skulle gå fortare.]

{child} stoppade ner foten i stöveln och drog. ”Mmmmm.”

”Nu då?” sa superhjälten.

”Nej.”

”Nu då?”

”Nej! Jag behöver ingen hjälp!”

## or
{child} krånglade sig ur alltihop och slängde det på golvet.

”Det här gör jag själv”, sa {child.he}.

”Får jag också vara själv?” frågade superhjälten.

”Nej. Själv är man bara en.”

Superhjältens händer ville så gärna hjälpa till att hon måste sitta på dem.[music:  Hon sjöng {music} för dem, så att de skulle lugna sig.]

{child} drog i stöveln. ”Nnnnnn.”

”Är det ett ja?” sa superhjälten.

”Det är ett nnnnnn.”

”Får jag putta på lite?”

”Nej! Ingen hjälp!”

## if short
{child} blev arg och drog av sig alltihop.

”Kan själv”, sa {child.he}.

”Hur lång tid tar själv?” frågade superhjälten.

”Lång.”

”Usch”, sa superhjälten och satte sig på sina händer, så att de inte skulle hjälpa till.[music:  Hon nynnade på {music}.]

{child} drog i stöveln. ”Mmmmm.”

”Nu då?” sa superhjälten.

”Nej! Jag behöver ingen hjälp!”

## if short
{child} slängde alltihop på golvet.

”Det här gör jag själv”, sa {child.he}.

Superhjältens händer ville så gärna hjälpa till att hon måste sitta på dem.[music:  Hon sjöng {music} för dem.]

{child} drog i stöveln. ”Nnnnnn.”

”Är det ett ja?” sa superhjälten.

”Nej! Ingen hjälp!”

# no-help
SWISCH!

”Någon sa hjälp!” sa superhjälten.

Nu satt jackan bak och fram, med luvan rakt över ansiktet.

”Mmmf”, sa det där inne.[elder:

{Elder}, som bara gick förbi, fick en vante på näsan.][elder2:  {Elder2} fick paraplyet i ärmen.][pet.dog:

[!pet.known: Hunden {pet}|{Pet}] fick mössan, och den satt faktiskt rätt bra.][pet.cat:

[!pet.known: Katten {pet}|{Pet}] fick en halsduk och såg ut som en korv.][pet.other:

Till och med {pet}, i sin bur, fick en strumpa att sova i.]

”Snabbt, va?” sa superhjälten.

”Kan SJÄLV!” sa {child} och vände jackan rätt.

”Men dragkedjan kan jag väl få ta”, sa superhjälten. ”Bara den.”

Zzzzzip!

## or
SWISCH!

Nu hade {child} två jackor, och den utanpå var [adult: {adult's} och ]väldigt stor.

”Vart tog du vägen?” frågade superhjälten.

”Här inne”, sa jackan.[elder:

{Elder}, som bara skulle hämta tidningen, hade fått lampskärmen på sig.][elder2:  {Elder2} hade fått lampan.][pet.dog:

[!pet.known: Hunden {pet}|{Pet}] hade en vante på varje ben och gick som i djup snö.][pet.cat:

[!pet.known: Katten {pet}|{Pet}] satt i den andra stöveln, och bara öronen stack upp.][pet.other:

Borta i sin bur hade {pet} fått en kökshandduk till mantel.]

”Du sa ju hjälp”, sa superhjälten.

{child} kröp ut där nere, i den lilla jackan. ”Kan SJÄLV!”

”Bara dragkedjan då”, bad superhjälten.

Zzzzzip!

## if short
SWISCH!

”Någon sa hjälp!” sa superhjälten.

Nu satt jackan bak och fram.[elder:  {Elder} [elder2: och {elder2} fick varsin|fick en] vante på näsan.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] fick mössan.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] fick en halsduk och såg ut som en korv.][pet.other:  {Pet}, i sin bur, fick en strumpa att sova i.]

”Kan SJÄLV!” sa {child} och vände jackan rätt.

”Men dragkedjan kan jag väl få ta”, sa superhjälten.

Zzzzzip!

## if short
SWISCH!

Nu hade {child} två jackor, och den utanpå var väldigt stor.

”Vart tog du vägen?” frågade superhjälten.

”Här inne”, sa jackan.

[elder: {Elder} hade fått lampskärmen på sig[elder2: , och {elder2} hade fått lampan]. ][pet.dog: [!pet.known: Hunden {pet}|{Pet}] hade en vante på varje ben.][pet.cat: [!pet.known: Katten {pet}|{Pet}] satt i den andra stöveln.][pet.other: {Pet}, i sin bur, hade fått en handduk till mantel.]

{child} kröp ut. ”Kan SJÄLV!”

”Bara dragkedjan då”, bad superhjälten.

Zzzzzip!

# in-the-zip
”Hoppsan”, sa superhjälten.

Det var hennes mantel. Den hade åkt in i {child's} dragkedja, och där satt den.

Superhjälten drog. Hon var starkast i världen, så {child} följde med upp i luften. Men manteln satt fast.

”Hjälp!” sa superhjälten. Sedan lyssnade hon. ”Någon sa hjälp!”

SWISCH! Hon flög i väg för att hjälpa till, ett helt varv runt hallen, och {child} följde med på släp. De kom tillbaka till samma ställe.

”Var det du?” frågade superhjälten.

”Nej, det var du”, sa {child}.

”Jag? Hjälp!” sa superhjälten. ”Någon sa hjälp!”

SWISCH! Ett varv till. Mössorna flög, och paraplyet fälldes upp.

Då satte sig superhjälten på golvet.

”Jag kan ju bara fort”, sa hon. ”Och fort går det inte.” Hakan darrade, för nu var hon rädd. ”Tänk om jag aldrig mer får flyga.”

## or
Sedan skulle de gå. Men ingen av dem kom någonstans.

”Du håller i min mantel”, sa superhjälten.

”Nej”, sa {child}. ”Det är dragkedjan. Den har ätit på den.”

Och det hade den. En stor, röd tugga satt i dragkedjan, precis under {child's} haka.

”Hjälp!” ropade superhjälten. ”Jaha, det är ju jag. Jag kommer!”

SWISCH! Hon flög runt hallen, med {child} på släp, och krockade med sig själv. {child} fick luvan i ansiktet.

”Har jag kommit?” frågade superhjälten.

”Ja”, sa {child}. ”Du är här.”

”Hjälpte det?”

”Nej.”

Då ryckte superhjälten till i manteln. Ritsch, sa det. Hon släppte genast och satte sig på golvet med en duns.

”Tar jag i fort, så går den sönder”, sa hon. Rösten var liten, för hon var rädd. ”Och jag har bara fort. Utan mantel är jag ju bara någon i kalsonger.”

## if short
”Hoppsan”, sa superhjälten.

Hennes mantel hade åkt in i {child's} dragkedja, och där satt den.

”Hjälp!” sa superhjälten. Sedan lyssnade hon. ”Någon sa hjälp!”

SWISCH! Hon flög ett varv runt hallen, och {child} följde med på släp.

”Var det du?” frågade superhjälten.

”Nej, det var du”, sa {child}.

Då satte sig superhjälten på golvet.

”Jag kan ju bara fort”, sa hon. ”Och fort går det inte.” Hakan darrade. ”Tänk om jag aldrig mer får flyga.”

## if short
Sedan skulle de gå, men de kom ingenstans.

”Du håller i min mantel”, sa superhjälten.

”Nej”, sa {child}. ”Dragkedjan har ätit på den.”

”Hjälp!” ropade superhjälten. ”Jaha, det är ju jag. Jag kommer!”

SWISCH! Hon flög runt hallen, med {child} på släp, och krockade med sig själv.

Då ryckte hon i manteln. Ritsch! Hon satte sig på golvet.

”Tar jag i fort, så går den sönder”, sa hon med liten röst. ”Och jag har bara fort.”

# a-little-up
{child} la en hand på hennes knä.

”Sitt still”, sa {child.he}. ”Det här är långsamt. Det kan jag.”

{child.He} tog den lilla, lilla dragkedjan mellan fingrarna.

”Lite upp”, sa {child.he}. Zzzip. ”Lite ner.” Zzzip.

”Nu då?” viskade superhjälten.

”Nej. Lite upp. Lite ner.”

”Nu då?”

”Säg det med mig i stället”, sa {child}.

Och de sa det båda två. ”Lite upp. Lite ner. Lite upp. Lite ner.”

Och där kom en flik av manteln. Där kom lite till. Där kom alltihop.

Superhjälten tittade på manteln. Sedan tittade hon på {child}.

”Vad heter den superkraften?” frågade superhjälten.

”Själv”, sa {child}.

## or
”Låt mig”, sa {child}.

”Hur lång tid tar det?”

”Lika lång som själv.”

Superhjälten blundade hårt. {child} höll undan hakan och kände efter med ett finger. Dragkedjan var liten som en tand.

”Först lite ner”, sa {child.he}. Zzzip. ”Sedan lite upp.” Zzzip.

”Är den loss?”

”Inte än.”

”Är den loss nu?”

”Du sprattlar”, sa {child}. ”Andas, och säg som jag.”

Superhjälten andades. ”Lite ner”, sa de. ”Lite upp. Lite ner. Lite upp.”

Det kittlade under hakan. Och manteln gled ut.

”Jag kan lyfta en buss”, sa superhjälten. ”Men inte det där. Vad heter det?”

”Själv”, sa {child}.

## if short
{child} la en hand på hennes knä.

”Sitt still”, sa {child.he}. ”Det här är långsamt. Det kan jag.”

{child.He} tog den lilla, lilla dragkedjan mellan fingrarna.

”Lite upp”, sa {child.he}. Zzzip. ”Lite ner.” Zzzip. ”Säg det med mig.”

Och de sa det båda två. ”Lite upp. Lite ner. Lite upp. Lite ner.”

Och där kom hela manteln.

”Vad heter den superkraften?” frågade superhjälten.

”Själv”, sa {child}.

## if short
”Låt mig”, sa {child}. ”Jag kan långsamt.”

Superhjälten blundade hårt. {child} kände efter med ett finger.

”Först lite ner”, sa {child.he}. Zzzip. ”Sedan lite upp.” Zzzip. ”Säg som jag.”

”Lite ner”, sa de. ”Lite upp. Lite ner. Lite upp.”

Och manteln gled ut.

”Jag kan lyfta en buss”, sa superhjälten. ”Men inte det där. Vad heter det?”

”Själv”, sa {child}.

# splash
Sedan tog {child} på sig stövlarna. Det tog så lång tid att [sport: man hade hunnit {play sport}|man hade hunnit baka en kaka]. Men superhjälten rörde inte ett finger.

”Den är på”, viskade hon, när den första var på. ”Den är på”, viskade hon, när den andra var på.

Och så hoppade de i vattenpölen, [friend: {child} och {friend} och superhjälten, alla på en gång|{child} och superhjälten, båda på en gång].

PLASK.

## if short
Sedan tog {child} på sig stövlarna, och det tog så lång tid [sport: att man hade hunnit {play sport}|det tog].

Och så hoppade de i vattenpölen, {child} och [friend: {friend} och ]superhjälten, [friend: alla|båda] på en gång.

PLASK.

# slowly-home
Det blev så blött att superhjälten fick hälla ur sina stövlar i hallen. Sedan skulle hon flyga hem.

{child} ville gärna hjälpa henne. Men {child} satte sig på sina händer.

Superhjälten drog på sig stövlarna, först den ena och sedan den andra. Det tog lång, lång tid. De hamnade på fel fot.

”Själv”, sa superhjälten och var mycket stolt.

Och så flög hon hem, helt långsamt.

## or
Det blev så blött att superhjälten måste sitta på taket och torka.

Den kvällen skulle {child} ta på sig pyjamasen.[adult:  {Adult} sträckte fram en hand för att hjälpa till.]

”Kan själv”, sa {child.he}.

[adult: Så {adult} satte sig på sina händer. ]Ut kom den ena armen, och ut kom den andra. Huvudet kom sist. Det tog lång, lång tid.

Och uppe på taket drog superhjälten på sig sina stövlar. Det tog lika lång tid. De hamnade på fel fot.

”Själv”, sa hon, och så flög hon hem, helt långsamt.

## if short
Superhjälten fick hälla ur sina stövlar i hallen. Sedan skulle hon flyga hem.

{child} ville gärna hjälpa henne. Men {child} satte sig på sina händer.

Superhjälten drog på sig stövlarna. Det tog lång, lång tid. De hamnade på fel fot.

”Själv”, sa superhjälten och var mycket stolt.

Och så flög hon hem, helt långsamt.

## if short
Superhjälten fick sätta sig på taket och torka.

Den kvällen [adult: ville {adult} hjälpa {child} med|skulle {child} ta på sig] pyjamasen.

”Kan själv”, sa {child}.

[adult: Så {adult} satte sig på sina händer. Det tog lång tid. | Ut kom den ena armen, och ut kom den andra. Huvudet kom sist.]

Och uppe på taket drog superhjälten på sig sina stövlar. De hamnade på fel fot.

”Själv”, sa hon, och så flög hon hem, helt långsamt.
