title: Spöket på Gamla Gäddan
title: Sin enda sko
guest pet: Mos (han), Klimp (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Rrrrull … klonk görs långsamt. ”Någon behövde den” sägs som om det vore självklart.
% Den som hittar strumpan (@a) är mormor eller farfar där någon är vald, annars {adult}, annars {minder}.

# a-knock
Mitt i natten knackade det på {child's} fönster.

Utanför stod en pirat på en stege. Hon hade tre guldtänder, en papegoja på hatten och mörka ringar under ögonen.

”Ursäkta”, sa piraten. ”Är det här katten {pet} bor?”

{Pet} lyfte på huvudet. {Pet.He} låg på {child's} fötter, som vanligt.

”Vad ska du med {pet.him} till?” frågade {child}.

”Jag är kapten Brak-Britta. Vi har ett spöke på skeppet. Ingen har sovit på nio nätter. Och alla vet att spöken är rädda för katter.”

# come-too
{child} tänkte efter. ”{Pet} går ingenstans utan mig”, sa {child.he}.

”Då får du väl följa med”, sa kaptenen och gäspade så att guldtänderna blänkte.[friend: 

 ”Får {friend} också följa med?” frågade {child}.[!friend.known:  {Friend} var {child's} bästa vän.]

”Är {friend} en katt?” frågade kaptenen.

Det var {friend.he} inte. Men {friend} skulle få höra alltihop i morgon.]

# twelve-pirates
Skeppet Gamla Gäddan låg och guppade vid en brygga[city:  som ingen {in city} har sett på dagen]. På däck stod tolv pirater i en klunga och höll varandra i hand. De hade svärd, ärr och träben, och de var livrädda.

”Hör ni?” viskade kocken.

{child} lyssnade. Långt nere i skeppet lät det.

Rrrrull … klonk. Rrrrull … klonk.

”Det är spöket”, pep den största piraten. ”Det rullar omkring med sitt avhuggna huvud!”

# their-only-shoe
”Har någon gått ner och tittat?” frågade {child}.

Piraterna stirrade på sina skor[school: , precis som när någon frågar om läxan {at school}]. Några stirrade på sin enda sko.

# down
{child's} hjärta bultade. Men {child.he} tog lyktan i ena handen och {pet} under armen, och så klättrade {child.he} ner. Nerför en stege. Nerför en till. Det luktade tjära och gammal strömming, och det var svart som bläck.

Rrrrull … klonk.

”{Pet}”, viskade {child}, ”är du rädd?”

{Pet} vred på öronen. {Pet.He} spann lite grann, och då blev {child} också modigare[athlete: , nästan som {athlete}].

# a-coin
Längst in i lastrummet stod skattkistan. I ena hörnet hade den ett hål, inte större än ett plommon. Och ut ur hålet kom något runt och blankt.

Rrrrull, sa det över golvet. Klonk, sa det i väggen.

Det var ett guldmynt. Och bakom guldmyntet sprang en mus och puffade på det med båda tassarna[sport: , som om det vore {sport}].

# talk-first
{Pet} stelnade till. Svansen började svepa fram och tillbaka.

”Nej, {pet}”, sa {child} bestämt. ”Vi ska prata först.”

Musen satte sig på myntet och flämtade. ”Ät inte upp mig!” sa hon. ”Jag försöker bara få lite ordning! Jag har sju ungar, och de ligger och fryser på kalla pengar. Så varje natt rullar jag ut några, för att få plats med något mjukt. Men jag hittar aldrig något mjukt!”

{child} lyste in i kistan. Där låg sju pyttesmå möss i en hög mellan rubinerna. De huttrade.

# the-sock
Då satte sig {child} ner på golvet och drog av sig sin ena strumpa. Den var ullig och blå och fortfarande varm. {Child.He} la den i ett hörn bakom tunnorna, där ingen trampade, och musen bar dit sina ungar en efter en. De kröp in ända till tån.

{Pet} gick fram och luktade på strumpan. Sedan slickade {pet.he} den minsta musen på huvudet, en enda gång, och såg ut som om {pet.he} inte hade gjort det.

”Och nu”, sa {child}, ”får du lova att inte rulla något mer.”

”Varför skulle jag rulla?” sa musen. ”Jag tänker sova.”

# a-mother
När {child} kom upp på däck stod alla piraterna gömda bakom kocken.

”Är spöket borta?” väste kaptenen.

”Det var en mamma som inte fick ungarna att sova”, sa {child}. ”Nu sover de. Men ni måste ställa ner en bit ost varje kväll. Och gå på tå.”

”En mamma?” sa den största piraten. Han torkade sig i ögat. ”Jag har också en mamma.”

# on-tiptoe
{child} fick ett guldmynt som tack. {Pet} fick en strömming. Och när de seglade hem över det svarta vattnet gick alla tolv piraterna på tå, träben och allt, tills de la sig där de stod och började snarka.[music:  Det lät nästan som {@song}, fast utan ord.]

# only-one
På morgonen hittade {@first} bara en strumpa i {child's} säng.[elder2:  {Elder2} letade under den.]

”Var är den andra?” undrade {@a}.

”Någon behövde den”, sa {child}.

{Pet} sa ingenting. {Pet.He} låg på {child's} fötter och luktade strömming.

# @song
{music}

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
