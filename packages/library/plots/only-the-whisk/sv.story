title: En visp i flyttbilen
title: Lapp är lapp
title: Allt som skulle stanna
guest boss: Berit (hon), Gun (hon)
guest carrier: Roger (han), Jörgen (han)

% onlyAsked: flytten. Den äldre som är vald är den som bestämmer. Utan {adult} är det ”de andra hemma” som åker. Alla åker i flyttbilen, så ingen behöver ha bil, och hemmet är vilket hem som helst. Lapparna: Stannar; Stannar hos {child}.

# yellow-notes
{child} skulle flytta, och det ville {child.he} inte.[friend:  Det ville inte {friend}[!friend.known: , {child.his} bästa vän,] heller.] Så {child.he} hade gjort en plan.

Planen var gula lappar[elder: , som {elder}[elder2:  och {elder2}] annars har på syltburkarna,] och en tjock tuschpenna. På varje lapp skrev {child.he} samma ord: Stannar.

Sedan satte {child.he} en lapp på sin säng. En på soffan. En på golvlampan[athlete: , en på affischen med {athlete}][sport: , en på allt man behöver för att {play sport}][school: , en på väskan till {school}][friend: . {Friend} satte en på varje stol och en på varenda kartong. | , en på varje stol och en på varenda kartong.][pet.dog:  {Pet}[!pet.known: , {child’s} hund,] fick en och åt upp den.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] fick en och tvättade genast bort den.][pet.other:  {Pet} fick en också.] [adult: En satte {child.he} på {adult}, i ryggen, så att det inte skulle märkas|De andra hemma fick varsin i ryggen, så att det inte skulle märkas]. [friend: De två sista hamnade på {friend’s} mage och på {child’s} egen. | Den sista satte {child.he} på sin egen mage.]

Sådär. Nu stannade allting.[city:  Så många lappar hade aldrig suttit på ett och samma ställe i {city}.]

# go-by-the-note
Då kom flyttbilen. Ut hoppade {@boss}, som bestämde, och {carrier}, som bar.

”Vet du hur man aldrig gör fel när man flyttar?” sa {@boss}. ”Man läser på lappen[elder: , precis som med sylt]. {carrier}! Ta soffan!”

{carrier} lyfte i ena änden[pet.dog: , med {pet} i den andra,] och stönade.

”Vänta”, sa {@boss}. ”Det sitter en lapp. Stannar.”

”Är det sant?” sa {carrier}. ”Den är ju jättetung.”

”Lapp är lapp”, sa {@boss}. ”Ta sängen.”

{carrier} tog sängen.

”Nej, stannar”, läste {@boss}. ”Ta kartongen. Nej, stannar. Lampan? Stannar.”[friend:  {Friend} tittade stint i taket.]

”Det här”, sa {carrier}[music:  och började nynna på {@song}], ”är det bästa jobb jag har haft.”

# the-whisk
De gick igenom alltihop. Och längst in i en låda i köket hittade {@boss} [pet.cat: {pet}, som låg och sov på en visp. Vispen | en visp. Den] hade {child.he} glömt.

”Ingen lapp!” ropade {@boss}.

{carrier} bar ut vispen. Han bar den med båda händerna. Han lade den mitt på golvet i den stora, tomma flyttbilen, och så spände han fast den med två remmar.[pet.dog:  {Pet}, som inte hade någon lapp kvar, hoppade in bredvid.][pet.cat:  {Pet}, som inte heller hade någon lapp, gick in och la sig bredvid.]

# bye-bye
”Klart!” sa [elder: {elder.short} och tog | {boss}. Hon tog] {child} i hand. ”Hej då, {child}.”

”Vadå hej då?” sa {child}.

”Du stannar ju. Det står på magen.”

”Men … [adult: {adult}|de andra], då?”

”[adult: Åker|De åker]”, sa {@boss}. ”Där har jag inte sett någon lapp.”

# on-the-ground
{child} sprang ut[friend: , med {friend} efter sig]. [adult: På marken låg en gul lapp. Stannar, stod det på den. {Adult} hade gått fram och tillbaka hela morgonen, och då hade lappen ramlat av. Nu satt {adult} i flyttbilen[pet.dog / pet.cat:  med {pet} i knät] och tog på sig bältet.|På marken låg en gul lapp, och där låg en till. Stannar, stod det på dem. De andra hade gått fram och tillbaka hela morgonen, och då hade lapparna ramlat av. Nu satt de i flyttbilen[pet.dog / pet.cat: , med {pet} i mitten,] och tog på sig bältena.]

”Kommer du, {child}?” ropade [adult: {adult}|de].[pet.dog:  {Pet} skällde.][pet.cat:  {Pet} blinkade.]

{child} stod där med lappen på magen. Bakom {child.him} stannade soffan. Bakom {child.him} stannade sängen och lampan och alla kartongerna[friend: . Och {friend}]. Allting stannade, precis som {child.he} ville. Och det var inte alls som {child.he} ville.

# two-words
”Det blev fel!” sa {child.he}. ”Jag menade inte så!”

”Hur menade du, då?” sa [friend: {friend} | {@boss}].

{Child.He} tänkte så att det knakade.

”Jag menade att allt skulle stanna … hos mig.”

”Men kära nån”, sa {@boss}. ”Skriv det, då.”

[friend: {Friend} räckte redan fram pennan. {child} sprang till sängen, och | {Child.He} tog pennan och sprang till sängen, och] på lappen skrev {child.he} två små ord till. Stannar hos {child}, stod det nu. {Child.He} skrev på soffan. [friend: {Friend} | {Child.He}] skrev på lampan. {Child.He} skrev på stolarna och kartongerna, tills pennan pep.

# half-an-hour
{@Boss} läste på soffan.

”Stannar hos {child}. Jaha. Och var ska {child} vara?”

{child} tittade ut på flyttbilen, där [adult: {adult}|de andra] satt. {Child.He} drog in ett långt andetag.

”Där [adult: {adult}[pet.dog / pet.cat:  och {pet}]|de] är”, sa {child.he}. ”I det nya.”

”Då ska soffan dit[elder: ”, sa {elder.short}. ”{carrier}!” | . {carrier}!”]

{carrier} tittade på soffan. Han tittade på sängen. Han tittade på alla kartongerna.

”Det var det bästa jobb jag har haft”, sa han. ”I en halvtimme.”

# on-its-back
[adult: {child} plockade upp lappen från marken. {Child.He} skrev på den också. Sedan satte {child.he} den på {adult}, och hela vägen i flyttbilen höll {child.he} handen på den, så att den satt kvar.|{child} plockade upp lapparna från marken. {Child.He} skrev på dem också. Sedan satte {child.he} dem på ryggarna där de hade suttit, och hela vägen i flyttbilen höll {child.he} händerna på dem, så att de satt kvar.][pet.dog:  {Pet} fick en ny och åt upp den, så den satt också kvar.][pet.cat:  {Pet} fick en ny och la sig på den, så den låg också kvar.]

Sin egen lapp tog {child.he} loss från magen. Den fick vispen.[friend:  {Friend} stod och vinkade utan sin.]

# in-the-dark
På kvällen såg det nya rummet konstigt ut. Fönstret satt på fel sida, och väggarna luktade målarfärg. Men där stod sängen. {child} kröp ner och läste på den. Stannar hos {child}. {Child.He} läste på lampan. Stannar hos {child}.[friend:  Den hade {friend} skrivit, och under hade {friend.he} satt sin egen: Stannar din kompis.][pet.dog:  Två till låg på {child.his} fötter, inuti {pet}.][pet.cat:  En till låg på {child.his} fötter, under {pet}.] På fönsterbrädan låg en visp, och den stannade också.[elder:  ”Lapp är lapp”, sa {elder.short}, kramade {child} godnatt och nickade åt vispen.]

Sedan släckte {child.he}. Nu syntes inga lappar längre.

Men {child} visste vad det stod.

# @song
{music}

# @boss
{boss}
## if elder
{elder.short}
