title: Vilken koja?
title: Kojan som hölls uppe av hemligheter
title: En som sitter i ett träd
guest friend: Signe (hon), Hugo (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna under granen (@a) är den äldre, annars {adult}, annars {minder}. ”Nej” kommer allt fortare, och varje Duns är djupare än den förra. {Friend} som ekorre är tunn och gäll.
% En regel: en hemlighet man har ihop håller kojan uppe, en hemlighet man har för varandra drar ner den. På luckan ligger hunden, katten eller sitter {friend}.

# one-branch-lower
På torsdagen hängde trädkojan en gren för lågt. {child} och {friend}[!friend.known: , {child's} bästa vän,] stod under den, långt inne i skogen[city:  utanför {city}], och tittade upp.

”Konstigt”, sa {friend}.

{child} visste precis varför, och {child.he} hoppades att {friend} aldrig skulle få veta det.

Det fanns inte en spik i den kojan. Den hölls uppe av hemligheter. En hemlighet som man har ihop håller kojan uppe, och en hemlighet som man har för varandra drar ner den. Allra första dagen, när den bara var en låda på marken, hade {friend} viskat att {friend.he} fuskade i kort, och {child} hade viskat att {child.he} visste om det. Då for kojan upp, mjukt som en hiss, tills ingen [school: {at school}, eller någon annanstans, ]kunde se den.

# too-heavy
De klättrade uppför repstegen[pet.dog:  och drog upp {pet}[!pet.known: , {child's} hund,] efter sig i en korg. {Pet} var också medlem, och blundade tills det var över][pet.cat: . {Pet}[!pet.known: , {child's} katt,] var redan där och låg på den enda kudden. {Pet} var också medlem, och behövde ingen stege][pet.other: . {Pet} var också medlem, men var hemma på grund av stegen]. På väggen hängde {friend's} skylt: DEN SOM SKVALLRAR ÅKER UT.

”Det är något här inne som är för tungt”, sa {friend} och kastade ut en plåtlåda full med stenar. ”Du har väl ingen hemlighet?”

”Nej”, sa {child}.

Duns. Kojan sjönk en gren, för ett sådant nej är också en hemlighet.

”Då är det serietidningarna”, sa {friend} och kastade ut dem också.[athlete:  Affischen med {athlete} fick hänga kvar.][sport:  Ut for {sport.thing}.] ”Är du alldeles säker?”

”Alldeles”, sa {child}.

Duns.

”Det var inte serietidningarna”, sa {friend}.

# the-hat
Varje eftermiddag den veckan hade någon glömt en påse varma bullar på stubben under trädet. {Friend} trodde att det var någon väldigt tankspridd.[music:  {Friend.He} nynnade {@song} och höll vakt.][pet.dog:  {Pet} visste vem det var och dunkade med svansen.]

Och nu kom {@first} på stigen, i stråhatt.

”En vuxen!” viskade {friend}. ”Ligg platt! Om {@he} tittar upp är det slut med allting. Vilken tur att ingen har skvallrat.”

”Ja”, viskade {child}.

Duns. Kojan landade på hatten.

# squirrels
{Friend} la munnen mot en springa i golvet och gjorde rösten alldeles tunn. ”Det är bara ekorrar här”, ropade {friend.he}.

”God middag, ekorrar”, sa {@a}.

”Du har inte sett någon koja?” frågade ekorren, för säkerhets skull.

”Vilken koja?” sa {@a}, med hatten över näsan och båda händerna mot golvet.

{Friend} strålade. ”{@He} anar ingenting!” viskade {friend.he} till {child}.[elder2: 

”Jag ser ingen heller”, sa {elder2}, som höll upp den andra änden.]

”Men det som jag inte ser blir bara tyngre och tyngre”, sa {@a}. ”Jag orkar inte länge till. Och står det på marken, då ser ju alla det.”

Knak, sa golvet och sjönk lite till.

# the-hatch
Det var {child} som var tung. I tisdags hade {@a} frågat varför {child.he} såg så glad ut, och då slank det ur {child.him}. {@A} hade genast lovat att inte veta någonting. Men {child} hade skvallrat, och den som skvallrade åkte ut.

Nu dunkade hjärtat, och i magen kändes det som om {child.he} hade svalt plåtlådan.[pet.other:  I går kväll hade {child.he} berättat alltihop för {pet}, och då gick det lättare att andas en stund.] Om {child.he} sa det skulle {child.he} bli av med kojan, och kanske med {friend} också. Om {child.he} inte sa det skulle det snart inte finnas någon koja att bli av med. Men om {child} bara gick hem, då fanns det ingen kvar här uppe med en hemlighet, och då kunde kojan stiga av sig själv.

{Child.He} kröp bort till luckan.

{@Hatch}

”Vart ska du?” sa {friend}.

”Hem”, sa {child}. ”Kojan åker upp om jag inte är i den. Då får du ha den kvar.”

”Vad ska jag med den till?” sa {friend}. ”En är ingen klubb. En är bara någon som sitter i ett träd.”

# i-told
{child} såg {friend} i ögonen. Golvet hade varit lättare.

”Det är jag som är tung”, sa {child.he}, och rösten darrade. ”Jag berättade för {@a}. I tisdags.”

Det ryckte till i kojan, och den lyfte från hatten.

”Åh”, sa {@a} där nere och andades ut.

{Friend} såg på skylten, och det darrade om hakan. ”Men jag hade ju skrivit det och allting”, sa {friend.he}.

”Jag vet. Jag var så glad att det ramlade ut”, sa {child}. ”Förlåt.”

”Regler är regler”, sa {friend}. ”Ut.”

# out
Så {child} klättrade ner och ställde sig i mossan. Det var precis så hemskt som {child.he} hade trott. {@A} sträckte ut en hand utan att titta, och {child} tog den.

”Hur länge?” ropade {child} uppåt, inte särskilt högt.

Det dröjde där uppe. Det stod inte på skylten.

”Tills jag har räknat till tio!” ropade {friend}. ”Ett-två-tre-fyra-fem-sex-sju-åtta-nio-tio! Kom in!”

Ingen har någonsin klättrat så fort uppför en stege.

# better-than-us
Sedan stack {friend} ut huvudet genom luckan. ”Hur länge har du vetat om det?” frågade {friend.he} hatten.

”Vetat om vad då?” sa {@a}.

”Kojan!”

”Vilken koja?” sa {@a}.

{Friend} stirrade. Sedan började {friend.he} skratta. ”{@He} är ju bättre på det än vi”, sa {friend.he} till {child}. ”{@He} måste bli medlem.”

”Tack”, sa {@a}. ”Men här nere. Jag och stegar kommer inte överens.”

Så nu hade de den ihop allesammans[elder2: , {elder2} också], och så mycket hade kojan aldrig haft att hålla sig uppe med. Den steg förbi sin egen gren, och förbi nästa, tills {child} och {friend} kunde sticka ut huvudena högst uppe i trädet och känna hur det blåste.

# good-afternoon
Nästa eftermiddag stannade {@a} vid stubben och tittade upp, länge. Där fanns ingenting annat än träd.

Då kom det ner en korg, i ett rep.[pet.dog:  En av ekorrarna skällde.][pet.cat:  En av ekorrarna jamade.]

”God middag, ekorrar”, sa {@a} och la i bullarna.

# @Hatch
Men på luckan satt {friend} med armarna i kors.
## if pet.dog
Men på luckan låg {pet}. Det fanns bullar på andra sidan den luckan, och ändå låg {pet} kvar, med hakan på {child's} fot.

”Flytta på dig, {pet}”, viskade {child}.

{Pet} tittade upp på {child.him} och gjorde sig tung.
## if pet.cat
Men på luckan satt {pet}. Det fanns ett helt golv, och en kudde, och {pet} satt på just den.

”Gå av, {pet}”, viskade {child}.

{Pet} blundade och blev dubbelt så tung.

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
