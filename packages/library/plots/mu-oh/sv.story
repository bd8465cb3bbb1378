title: Dinosaurien i sandlådan
title: Maka på dig
title: Mu-oh
guest friend: Malte (han), Tuva (hon)
guest pet: Doris (hon), Bamse (han)
guest minder: Greta (hon), Ellinor (hon)
guest gun: Gunilla (hon), Barbro (hon)

% ”Maka på dig” är argt första gången och ömt den sista. Låt barnet säga ”mu-oh”. Hunden är familjens, annars vännens; en katt lockas på sitt eget sätt.

# in-the-hole
När {child} kom ut på gården med sin hink låg det en dinosaurie i sandlådan[city: , den enda {in city}].

Det var ingen leksak. Den var grön och stor som en buss, halsen gick upp förbi äppelträdet och rumpan låg mitt i {child's} grop. {child} hade grävt på den gropen i tre dagar. I dag skulle {child.he} nå botten.[sport:  Till och med {sport} fick vänta.]

”Maka på dig”, sa {child}.

Dinosaurien tittade ner. Hon tuggade på häcken.

”Mu-oh”, sa hon och låg kvar.

# speaks-dinosaur
{Friend} kom springande med ett äpple i handen. {Friend.He} var {child's} bästa vän. {@follows}

”En dinosaurie!” sa {friend}. ”Vad bra att jag kan dinosauriska.”

”Kan du det?” sa {child}.

”Ja. Sedan nu.”[school:  {Friend} rätade på ryggen. ”Ingen annan {at school} kan det.”]

{Friend} ställde sig vid den stora foten och lyssnade.

”Mu-oh”, sa dinosaurien.

”Hon säger att hon heter {gun}”, sa {friend}. ”Och att hon vill ha korv.”

# the-sausage
[elder: {Elder} gav dem en korv genom fönstret och frågade ingenting. | De hämtade en korv.] Dinosaurien luktade på den och vände bort huvudet. {Pet} åt upp korven.

”Du kan inte alls dinosauriska”, sa {child}.

”Jag kan det mesta”, sa {friend}. ”Bara inte det om mat.”

# the-push
{child} satte båda händerna mot den gröna rumpan och tryckte. Den var varm och skrovlig som bark.

”Maka på dig! Det är min sandlåda!”

{child} blev arg så att magen kändes som en knytnäve. {Child.He} satte sig på sin hink. {Friend} satte sig bredvid på gräset.

”Det är jobbigt att bli av med sin grop”, sa {friend}.

”Ja”, sa {child}. ”Hon bara ligger där. Hon gör ju ingenting!”

# the-egg
Men {pet} hade stuckit in nosen under den stora rumpan. {@digs} Och sedan såg {child} det. I gropen, mitt i den fina djupa gropen, låg ett ägg. Det var stort som en fotboll och prickigt som en banan.

”Hon ligger inte på min grop”, sa {child}. ”Hon ligger på sitt ägg.”

”Det var det hon sa hela tiden”, sa {friend}. ”Mu-oh. Ägg.”

# one-leaf
Dinosaurien sträckte på halsen efter mer häck. Men all häck som hon nådde var slut. Hon tittade på äppelträden längst bort på gården. De var fulla av löv. Hon tittade på ägget. Magen på henne mullrade så att fönstren skallrade.

”Hon är jättehungrig”, sa {child}. ”Men hon vågar inte gå.”

”Jag kan hämta löv!” sa {friend}.

{Friend.He} sprang bort[athlete: , lika fort som {athlete},] och kom tillbaka med ett löv. Dinosaurien åt det. Det tog ingen tid alls.

”Det kommer att ta hela sommaren”, sa {child}.

# all-alone
Då reste sig dinosaurien. Hon orkade inte vänta längre. Hon klev över gungorna, bort mot träden, och där låg ägget alldeles ensamt. En kall vind drog in över sandlådan. {child} la handen på skalet.

”Oj nej, {friend}! Det blir kallt!”

{child} la sig ovanpå ägget, men {child.he} räckte inte till. Det stack ut ägg på alla sidor.

”Vi behöver någon som är riktigt varm”, sa {child}.

# budge-over
{@lure}

Och {pet} rullade ihop sig runt ägget med hela sin varma mage{@eating}. En varmare mage fanns inte på hela gatan. {child} tog ena sidan och {friend} tog den andra.[music:  {Friend} nynnade {music} för skalet.]

# the-knock
Där låg de när dinosaurien kom tillbaka, mätt och med löv i mungiporna. Hon stannade. Hon tittade länge på dem.

”Knack”, sa ägget.

”Det där var inte jag”, sa {friend}.

En spricka kom, och ut tittade en liten grön nos. Ungen såg på dinosaurien. Den såg på {child}. Sedan slickade den {pet} i örat, och {pet} slickade tillbaka.

”Mu-oh”, pep ungen.

”Vad säger den?” frågade {child}.

{Friend} tänkte efter.

”Det vet jag inte”, sa {friend.he}. ”Den talar så otydligt.”

# a-place
Den stora dinosaurien la sig runt alltihop. Hon la sig försiktigt, en bit i taget. Så lyfte hon på svansen, och där blev det en plats, precis lagom stor.

”Mu-oh”, sa hon till {child}, alldeles lågt.

Den här gången behövde ingen säga vad det betydde.

”Maka på dig då”, sa {child}, och så kröp {child.he} in, och {friend} efter.

# three-things
När {@a} kom ut för att ropa på middag[elder: , med {elder}[elder2:  och {elder2}] efter sig,] stack det upp tre saker ur sandlådan: en lång grön svans, {pet's} svans och fyra bara fötter.

# @a
{minder}, som passade barnen,
## if adult
{adult}

# @follows
{Pet}, {friend's} hund, kom efter. {Pet.He} kom efter äpplet.
## if pet.dog
{Pet}, {child's} hund, kom efter. {Pet.He} kom efter äpplet.
## if pet.dog & breed.Labrador
{Pet}, {child's} labrador, kom efter. {Pet.He} kom efter äpplet.
## if pet.cat
{Pet}, {child's} katt, kom också. Ingen hade ropat på {pet.him}, och därför kom {pet.he}.

# @digs
{Pet.He} luktade. Svansen började gå. {Pet.He} grävde lite, och lite till.
## if pet.cat
{Pet.He} luktade. Svansen ställde sig rakt upp. {Pet.He} krafsade lite med ena tassen, och lite till.

# @lure
De tittade på {pet}. {Pet} tittade på äpplet, som {friend} fortfarande höll i handen.

{child} tog äpplet och la det i sanden alldeles bakom ägget.

”Kom, {pet}. Ligg här. Maka på dig, lite till, lite till. Så!”
## if pet.cat
De tittade på {pet}. {Pet} tittade åt ett annat håll.

{child} drog av sig tröjan och la den i sanden alldeles bakom ägget.

”Det här är min rena tröja, {pet}”, sa {child}. ”Här får ingen katt ligga.” {Pet} var där på två steg. ”Maka på dig, lite till, lite till. Så!”

# @eating
 och åt äpplet liggande
## if pet.cat
 och spann så att skalet surrade
