title: Tack, bussen
title: Det är någon som ska med
guest driver: Gulli (hon), Maj-Britt (hon)
guest sitter: Lotta (hon), Sanna (hon)

% Bussen sjunker: pssss. Den reser sig: pffff. Den som barnet åker med (@a): {adult}, annars den äldre, annars barnvakten. Snigeln är (den).

# curtsey
{child} stod vid hållplatsen med {@a-first}. Där kom bussen! Det var buss nummer fyra, den stora röda[athlete:  med en bild av {athlete} på sidan].

Dörren gick upp. Och så gjorde bussen det som {child} tyckte allra bäst om. Den neg.

Pssss, sa bussen och sjönk ner på ena sidan.

Då var det lätt att kliva på, och ingen hade för korta ben.

”Tack, bussen”, sa {child}.

Pffff, sa bussen och reste sig igen.

# every-stop
{child} satte sig längst fram, bakom {driver} som körde[music:  och nynnade på {music}].[friend:  Bredvid satt {friend}, {child.his} bästa vän, och vred på en ratt som inte fanns.][pet.dog:  Hunden {pet} la sig under sätet.]

Vid [school: {school} | skolan] stod en gubbe med käpp.

Pssss, neg bussen. Gubben klev på. Pffff, upp igen.

Vid affären stod en pappa med barnvagn.

Pssss, neg bussen. Vagnen rullade på. Pffff, upp igen.

# stays-down
Vid parken stod det ingen. Men dörren gick upp ändå.

Pssss, neg bussen.

Och där blev den kvar.

”Upp med dig”, sa {driver} och tryckte på knappen.

Bussen rörde sig inte.

”Upp med dig, snälla du”, sa gubben med käppen.

Bussen rörde sig inte.

# be-light
”Vi är för tunga för den”, sa pappan med vagnen. ”[sport: Och jag ska hem och {play sport}! ]Nu gör vi oss lätta. Alla på en gång!”

Alla i hela bussen ställde sig på tå. Gubben lyfte till och med käppen.

”UPP!” sa alla.

Bussen rörde sig inte. Åh nej! Skulle de aldrig komma hem[pet.cat:  till katten {pet}][pet.other:  till {pet}]?

# getting-on
Men {child} hade platsen längst fram. {child.He} såg dörren. {child.He} såg kanten där man kliver på. Och {child.he} såg något litet och brunt, med ett hus på ryggen.

”Vänta!” ropade {child}. ”Det är någon som ska med!”

Det var en snigel.

Snigeln hade kommit halvvägs upp på kanten. Den sträckte ut sina horn. Den kröp en liten bit. Sedan vilade den.

”Oj då”, sa gubben. ”Det här kan ta tid.”

Bussen väntade. Den var en sådan buss.

# the-leaf
{child} höll {@a} i handen och satte sig på huk. Vid dörren låg ett stort grönt blad, som hade blåst in från parken. {child.He} la bladet framför snigeln.

”Varsågod, kliv på”, sa {child}.

Ett horn kom. Två horn kom. Huvudet kom, och magen kom, och till sist kom huset. Då lyfte {child} bladet, så sakta, så sakta.

”Nu är alla med!” sa {child.he}.

Dörren gick igen.

Pffff, sa bussen och reste sig!

”Hurra!” sa alla.

# on-a-lap
Snigeln fick sitta på sitt blad i {child’s} knä. Den tittade ut genom fönstret med båda hornen. De åkte [city: genom hela {city}, ]förbi kyrkan[elder & adult: , där {elder}[elder2:  och {elder2}] stod och vinkade,] och förbi hästarna, ända till {child’s} hållplats. Den låg precis bredvid en äng.

”Ska du också av här?” frågade {child}.

Snigeln sträckte på sig. Det såg ut som ett ja.

{child} tryckte på knappen. Pling.

Pssss, neg bussen, så djupt den kunde.

# thank-you
{child} klev av med bladet i händerna. {child.He} satte ner det i det mjuka gräset. Snigeln kröp ner från bladet och in bland blommorna.

{child} vände sig om. {child.He} höll i sin jacka med båda händerna, böjde på knäna och neg för bussen.

”Tack, bussen”, sa {child}.

Pffff, sa bussen. Och så körde den hem.

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
