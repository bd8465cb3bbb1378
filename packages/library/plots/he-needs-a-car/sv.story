title: Föraren
title: Han behöver bil
title: Silvervägen
guest friend: Ester (hon), Frej (han)
guest elder: Bertil (han), Gunvor (hon)

% Den som har salladen är den äldre som är vald, annars {elder} i huset bredvid. Vänta lite efter varje ”Snigeln sa ingenting.” Det sista är nästan en viskning.

# the-hole
{child} hade en röd racerbil[city: , den rödaste i {city}]. Den hade fyra svarta hjul, och ett hål upptill där föraren skulle sitta.

Den hade sovit hela natten på {@step}. På morgonen sprang {child} ut för att köra ikapp, för {friend}[!friend: , {child.his} bästa vän,] skulle komma med sin blå.[adult:  {Adult} blev stående med ena strumpan.]

Men det satt redan någon i hålet. Någon rund och brun.

”Brum?” sa {child}.

Snigeln sa ingenting.

# he-isnt-driving
{Friend} kom in genom grinden med sin blå bil. ”Jag ska vinna[athlete: , som {athlete}]”, sa {friend.he}.

”Vänta”, sa {child}. ”Jag har fått en förare.”

{Friend} tittade. ”Han kör ju inte.”

”Kör”, sa {child} till honom.

Snigeln sa ingenting.

”Han hör dig inte”, sa {friend}. ”Jag kan låta mer.” Och det kunde {friend.he}[school: , mer än någon {at school}]. ”KLARA, FÄRDIGA, GÅ!”

Då kröp snigeln ända in i skalet.[pet.dog:  Och [!pet.known: hunden ]{pet} kröp ända in under bänken.][pet.cat:  Och [!pet.known: katten ]{pet} flög ända upp på muren.][pet.other:  Och därhemma vaknade {pet}.]

# holding-on
Ut kom {elder}, med kaffet i ena handen och smörgåsen i den andra[elder2: , och {elder2} med marmeladen].

”Sniglar”, sa {elder}. ”Sniglar är inget vidare. De äter upp min sallad.”

{Elder.He} ställde ifrån sig kaffet, och {elder.he} lade ifrån sig smörgåsen, och {elder.he} tog tag i snigeln med sitt stora [!elder: bruna ]finger och sin stora [!elder: bruna ]tumme. Men {elder.he} drog inte.

”Han håller sig fast”, sa {elder}. ”Man får inte dra i en snigel. Det gör ont på honom. Man får vänta tills han vill komma.”

”När vill han det?” sa {child}.

Snigeln sa ingenting.

# a-silver-line
{child} satte sig på trappan. {Child.He} ville ju så gärna köra ikapp[sport: , ännu hellre än {play sport}]. {Child.He} lade hakan ända ner på knäna.

Och där nere fick {child.he} syn på något.

En smal, blank silverrand. Den kom ut ur racerbilen. Den gick nerför trappan, och längs gången, och runt hinken.

”Han har gjort en väg”, sa {child}.

# too-far
{Friend} lade sig på magen och följde vägen med fingret, längs gången och runt hinken, ända bort till den stora krukan under kranen som droppade. Under kanten på krukan fanns ett litet blött hål.

”Där bor han”, sa {friend}. ”Han har gått för långt, och nu kommer han inte hem.”

{child} tänkte efter.

”Han behöver bil”, sa {child.he}.

# very-slowly
Så bar det av, sakta, sakta. {child} körde den röda bilen nerför trappan. Duns.

”Förlåt”, sa {child}.

{Child.He} körde den längs silvervägen. ”Brum”, sa {child.he}, jättetyst. {Friend} gick först och plockade undan pinnar. {Elder} gick sist, med smörgåsen[music:  och lite {music}][elder2: , och {elder2.short} med marmeladen].

Runt hinken. Fram till krukan.

# one-drop
{Elder} höll fingret under kranen tills det hängde en droppe längst ut. Den lät {elder.he} falla på snigeln. Plipp.

De väntade.[pet.dog:  {Pet} lade sig ner och väntade med.][pet.cat:  {Pet} satt på muren och väntade med.]

Ut kom ett horn. Ut kom ett horn till. Ut kom hela resten av honom, lång och grå och blöt. Han lutade sig ut ur racerbilen, och såg sig omkring, och klättrade ner. Det tog så lång tid att {elder} hann äta upp hela smörgåsen.

Sedan kröp snigeln in under krukan.

”Han vann”, viskade {friend}. ”Jag kom tvåa.”

# one-leaf
{Elder} tittade på sin sallad. Sedan bröt {elder.he} av ett blad, längst ner, och lade det vid krukan.

”Ett”, sa {elder.he} till snigeln.

# one-horn
På kvällen, när det nästan var natt, [pet.other: när {pet} hade fått god natt, ]körde {child} sin röda racerbil nerför trappan med {@a}, och längs gången, och runt hinken. {Child.He} parkerade den vid krukan.

”Ifall han går för långt”, sa {child}.

Och så böjde {child.he} sig ner mot det blöta lilla hålet. ”Natti natti.”

Snigeln sa ingenting. Men ut kom ett horn.

# @step
{elder's} kökstrappa, i huset bredvid
## if elder
{elder's} kökstrappa

# @a
{elder.short}
## if adult
{adult}
