title: Tack, bussen
title: Det är någon som ska med
guest driver: Gulli (hon), Maj-Britt (hon)
guest sitter: Lotta (hon), Sanna (hon)

% Bussen sjunker: pssss. Den reser sig: pffff. Den som barnet åker med (@a): {adult}, annars den äldre, annars barnvakten. Snigeln är (den). Gubben är den äldre som är förbockad, om barnet inte åker med just den.

# curtsey
{child} stod vid hållplatsen med {@a-first}.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] var med.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] var också med.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] var också med, i en korg.] Där kom bussen! Det var buss nummer fyra, den stora röda[athlete:  med en bild av {athlete} på sidan].

Dörren gick upp. Och så gjorde bussen det som {child} tyckte allra bäst om. Den neg.

Pssss, sa bussen och sjönk ner på ena sidan.[pet.dog:  {Pet} la sig också.][pet.cat:  Pssss, svarade {pet} ur korgen.]

Då var det lätt att kliva på, och ingen hade för korta ben.

”Tack, bussen”, sa {child}.

Pffff, sa bussen och reste sig igen.[pet.dog:  Det gjorde {pet} med.]

# every-stop
{child} satte sig längst fram, bakom {driver} som körde[music:  och nynnade på {music}].[friend:  Bredvid satt {friend} och vred på en ratt som inte fanns.]

Vid [school: {school} | skolan] stod [elder & adult: {elder}[elder2:  och {elder2}] med ett paraply, för säkerhets skull. | en gubbe med käpp.]

Pssss, neg bussen. [elder & adult: [elder2: De | {Elder.short}] | Gubben] klev på. [friend: {Friend} tryckte på en knapp som inte fanns. ]Pffff, upp igen.

Vid affären stod en pappa med barnvagn.

Pssss, neg bussen.[pet.cat:  Pssss, sa {pet}.] Vagnen rullade på. Pffff, upp igen[pet.dog: , och upp kom {pet}].

# stays-down
Vid parken stod det ingen. Men dörren gick upp ändå.

Pssss, neg bussen.

Och där blev den kvar.[pet.dog:  Men {pet} la sig inte. {Pet.He} tittade på kanten där man kliver på.][pet.cat:  {Pet} svarade inte. {Pet.He} tittade ut ur korgen, på kanten där man kliver på.]

”Upp med dig”, sa {driver} och tryckte på knappen.[friend:  {Friend} tryckte på sin.]

Bussen rörde sig inte.

”Upp med dig, snälla du”, sa [elder: {elder.short} | gubben med käppen].

Bussen rörde sig inte.

# be-light
”Vi är för tunga för den”, sa pappan med vagnen. ”[sport: Och jag ska hem och {play sport}! ]Nu gör vi oss lätta. Alla på en gång!”

Alla i hela bussen ställde sig på tå. [elder & adult: {Elder.short} lyfte till och med paraplyet. | Gubben lyfte till och med käppen.][friend:  {Friend} höll andan.]

”UPP!” sa alla.

Bussen rörde sig inte. Åh nej! Skulle de aldrig komma hem[pet.other:  till {pet}]?

# getting-on
Men {child} hade platsen längst fram. {child.He} såg dörren. [pet.dog / pet.cat: {child.He} såg kanten som {pet} tittade på. | {child.He} såg kanten där man kliver på.] Och {child.he} såg något litet och brunt, med ett hus på ryggen.

”Vänta!” ropade {child}. ”Det är någon som ska med!”

Det var en snigel.

Snigeln hade kommit halvvägs upp på kanten. Den sträckte ut sina horn. Den kröp en liten bit. Sedan vilade den.

”Oj då”, sa [elder: {elder.short} | gubben]. ”Det här kan ta tid.”

[pet.dog: Nu la sig {pet}. ][pet.cat: {Pet} satte sig ner. ]Bussen väntade. Det var en sådan buss.

# the-leaf
{child} höll {@a} i handen och satte sig på huk. Vid dörren låg ett stort grönt blad, som hade blåst in från parken. {child.He} la bladet framför snigeln.

”Varsågod, kliv på”, sa {child}.

Ett horn kom. Två horn kom. Huvudet kom, och magen kom, och till sist kom huset. Då lyfte {child} bladet, så sakta, så sakta.

”Nu är alla med!” sa {child.he}.

Dörren gick igen.[friend: 

”Tryck du”, sa {driver}, och {friend} tryckte på den riktiga knappen.]

Pffff, sa bussen och reste sig[pet.dog: , och {pet} reste sig]!

”Hurra!” sa alla.

# on-a-lap
Snigeln fick sitta på sitt blad i {child’s} knä. Den tittade ut genom fönstret med båda hornen[elder: , och {elder.short} talade om för den vad allting var].[friend:  {Friend} körde försiktigt.] De åkte [city: genom hela {city}, ]förbi kyrkan och förbi hästarna, ända till {child’s} hållplats. Den låg precis bredvid en äng.

”Ska du också av här?” frågade {child}.

Snigeln sträckte på sig. Det såg ut som ett ja.

{child} tryckte på knappen. Pling.

Pssss, neg bussen, så djupt den kunde[pet.dog: , och {pet} la sig platt].[pet.cat:  Och {pet} spann.]

# thank-you
{child} klev av med bladet i händerna. {child.He} satte ner det i det mjuka gräset. Snigeln kröp ner från bladet och in bland blommorna.

{child} vände sig om. {child.He} höll i sin jacka med båda händerna, böjde på knäna och neg för bussen.[elder & adult:  {Elder.short} lyfte på paraplyet.][pet.dog:  Och {pet} la sig i gräset.][pet.cat:  {Pet} blundade sakta, för så niger en katt.]

”Tack, bussen”, sa {child}.

[friend: {Friend} tryckte på en knapp som inte fanns.

]Pffff, sa bussen. Och så körde den hem.

# @a-first
barnvakten {sitter}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}
