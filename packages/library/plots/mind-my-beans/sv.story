title: Akta mina bönor
title: Mjukt, mjukt
guest friend: Harry (han), Tuva (hon)
guest pet: Otto (han), Nelly (hon)
guest elder: Börje (han), Ingvar (han)

% ”Akta mina bönor!” betyder först bönorna, sedan hörs det som ägget, och sist betyder det barnen. HÅÅM kommer djupt nerifrån magen.
% {elder} är familjens egen, annars en granne; {pet} är familjens hund eller katt, annars en hund längre ner på vägen.

# in-the-bean-bed
Det satt en dinosaurie i {elder's} bönland, och den ville inte gå därifrån.

”Akta mina bönor!” ropade {elder.short}[!elder: , som bodde i huset bredvid]. {Elder.He} sprang genom trädgården med en hacka, och efter sprang {child} och {child's} bästa vän {friend} och {@whose}.

Dinosaurien tittade ner på dem. Hon var lika hög som boden.[city:  Sådant ser man inte varje dag i {city}.] Mellan hennes framfötter låg ett runt, prickigt ägg.

”Hon har byggt ett bo!” sa {child}. Mer än något annat i hela världen ville {child.he} se det där ägget kläckas.

”Hon har byggt en röra”, sa {elder.short}. ”Det är den varmaste fläcken i trädgården. Jag har grävt där själv. Den är till bönor.”

”HÅÅM”, sa dinosaurien. Hon satte sig, krasch, på alla bönpinnarna.

# show-your-teeth
”Jag vet allt om dinosaurier”, sa {friend}. {Friend.He} hade en bok hemma, och det sa {friend.he} varje dag[school:  {at school}]. ”I min bok står det att man ska visa tänderna.” Och det gjorde {friend.he}.

Dinosaurien visade sina. De var långa som bananer.

”Jag ska skriva till boken”, sa {friend} bakom {pet}.

{@toe}

# mind-my-egg
”Ut”, sa {elder.short} och drog i en bönpinne.

”HÅÅM”, sa dinosaurien. Det betydde nej. Hon drog i andra änden, och hon var bättre på det. {Elder.short} satte sig i rabarbern.

”Akta! Mina! Bönor!” sa {elder.short}.

”HÅÅM! HÅÅM! HÅÅM!” sa dinosaurien och flyttade undan ägget med nosen.

”Åh”, sa {child}. ”{Elder.short}, hon säger samma sak som du! Hon säger: akta mitt ägg!”

# all-stayed
Så de stannade allihop. Dinosaurien satt i ena änden av landet, och i den andra satte {elder.short} nya bönor[elder2: , och {elder2} höll i snöret]. Dinosaurien fnös så att {elder.short} tappade kepsen. {@cap}

”Akta!” sa {elder.short}. ”Hååm!” sa dinosaurien. Ingen av dem var snäll, och mitt emellan dem låg det lilla ägget. {child} blev så ledsen att det knöt sig i magen. Då fick {child.he} halva {friend's} banan. Det var halvan med fläcken, men det var i alla fall halva.

# the-feather
”Om hon skrattar så skrattar {elder.short} också”, sa {friend}. {Friend.He} hittade en fjäder och kittlade dinosaurien under svansen.

Och hon skrattade. ”HÅ-HÅ-HÅÅM!” skrattade hon. Svansen sa svisch, svansen slog till ägget, och ägget började rulla.

Det rullade förbi boden och nerför gräsbacken, och längst ner for det rakt in i björnbärssnåret.

# prickles
Dinosaurien dundrade ner och stack in nosen. Taggar! {Elder.short} sträckte sig, men {elder.his} arm räckte inte. Dinosaurien grät: ”Håm, håm”, med så liten röst att {elder.short} tog av sig kepsen.

”Så ja, gumman”, sa {elder.he}.

”Där skulle vi bara riva oss”, sa {friend}. ”Det behövs någon som har päls överallt.”

{Pet} tittade bakom sig.

# soft-soft
”{Pet}”, sa {child}. {Child.He} gick ner på knä och höll om {pet's} ludna ansikte. ”Därinne ligger ett ägg. Ät inte upp det. Hämta det mjukt. Mjukt, mjukt.”

{Pet} gick in. Det skakade i snåret. De hörde ett sniff och ett snuff, och sedan ingenting.

”Mjukt, {pet}!” ropade {child}.

{@out}

# warm-spot
”Det är kallt!” sa {child}. ”Det måste till den varma fläcken!”

{Child.He} tog upp ägget i famnen. {Friend} gick före. ”Akta slangen!” ropade {friend.he}. ”Akta {pet}!” {child's} armar skakade, men {child.he} stannade inte förrän {child.he} var framme vid bönlandet.[athlete:  {athlete} kunde inte ha burit det bättre.] Det var fullt av nya bönor.

{Elder.short} tog hackan och skrapade en stor rund grop, rakt igenom alltihop.

# tap-tap
{child} lade ner ägget. {Pet} lade sig runt det med sin varma mage. Dinosaurien lade sig runt {pet}.[music:  {Friend} nynnade på {music}, ifall det hjälpte.]

Pick, pick. Knak.

Ett vått litet huvud tittade ut. Det sa ”håm” och nös på {pet}. {Pet} slickade det rent.

# as-a-boat
Dinosauriemamman lade hakan platt på marken. Hon tittade på {child} och {friend}, och sedan på sin egen långa hals.

”Hon vill att vi ska klättra upp!” sa {child}.

{Elder.short} lyfte upp dem. Sedan klappade {elder.he} det stora, stora ansiktet.

”Akta mina bönor”, sa {elder.he} mjukt. Och {elder.he} menade inte dem i jorden.

”Håm”, sa dinosaurien.

# both-asleep
Hon bar {child} och {friend} ett varv runt äppelträdet, långsamt som en båt. {Elder.short} gick bredvid med ena handen uppe[elder2: , och på andra sidan gick {elder2}]. {Pet} och ungen fick den varma fläcken för sig själva, och när de andra kom tillbaka låg de båda där i en hög och snusade.

# @whose
hunden {pet}, som bodde längre ner på vägen
## if pet.dog
{pet}, {child's} hund
## if pet.cat
{pet}, {child's} katt

# @toe
{Pet} nosade på dinosauriens väldiga tå och såg efter om hon hade tappat någon mat.
## if pet.cat
{Pet} strök sig mot dinosauriens väldiga tå och såg efter om hon var något bra på att klappa.

# @cap
{Pet} hämtade den. {Pet.He} tyckte att det var den bästa lek som fanns[sport: , bättre än {sport}].
## if pet.cat
{Pet} satte sig på den. {Pet.He} tyckte att det var den bästa lek som fanns[sport: , bättre än {sport}], tills {elder.short} ville ha tillbaka den.

# @out
Ut kom en bakdel. Ut kom {pet}, baklänges, med ägget i munnen. Det hade inte en repa. {Pet} lade det i {child's} knä och dreglade.
## if pet.cat
Ut kom ägget, rullande mycket, mycket sakta. Ut kom {pet} efter och knuffade på med pannan. Det hade inte en repa. {Pet} knuffade det ända in i {child's} knä och spann.
