title: Du är bara tidig
title: En snögubbe på en torsdag
title: Snön som kom i juli
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna (@a) är den äldre, annars {adult}, annars {minder}. Snögubben talar för hela snön. ”Där är du ju” är glatt första gången och lågt andra gången.
% En regel: den som skäms blir het, och snö som blir het smälter. Hetast är det när man är ensam om det.

# wrong-day
I parken[city:  i {city}] var det sommarklubb, och på fredag skulle alla komma utklädda. {child} kom som snögubbe, med en kudde under tröjan, yllehalsduk och en morot på resårband. Det var bara ett som var fel. Det var torsdag.

”En snögubbe!” ropade de andra, som stod i plaskdammen i badkläder. ”I juli!” Och de skrattade så att det skvalpade över.

{child} blev het, nerifrån och upp.[school:  Det här skulle alla {at school} få höra.]

”Du har inte gjort fel”, sa {@first}, som satt där med en kopp kaffe. ”Du är bara tidig.”[elder2: 

”Jättetidig”, sa {elder2} snällt.]

Det hjälpte inte. {child} drog av sig hela snögubben, tryckte in den under en bänk och satte sig ovanpå. {Child.He} ville bara att ingen någonsin skulle prata om det mer.[pet: 

{@pet}]

# snow-day
{Friend}[!friend.known: , {child's} bästa vän,] kom och satte sig bredvid, drypande våt. ”Jag svalde ganska mycket vatten”, sa {friend.he}. ”Men jag skrattade inte.”

Då landade något på {child's} knä, vitt och kallt, med sex uddar. Sedan snöade det, så att rutschkanan blev vit, och bänken, och allt kaffet.

”Så mycket snö!” skrek {friend}. ”Då slipper vi skolan!”

”Det gör vi ju ändå”, sa {child}. ”Det är juli.”

”Men vad slipper vi då?”

{child} kom inte på någonting. Så de åkte nerför backen på en badmadrass[athlete: , minst lika fort som {athlete}], och sedan rullade alla den största snögubbe som någonsin funnits i juli. {child} gav honom en mun av småsten.

# the-other-one
”Äntligen!” sa snögubben. ”Var är den andra?”

”Vilken andra?” sa {child}.

”Den andra snögubben”, sa snögubben. ”Jag är snön, förstår du. Alltihop. Jag hade bara vägarna förbi, och så stod det en snögubbe på gräset. Då visste jag att det var dags. Han såg lite mager ut, så jag skyndade mig.”

[age>=7: {child} tittade på {friend}, som tittade på sina tår.

]”Visst är det januari?” sa snögubben.

”Det är juli!” skrek de andra och pekade. ”Du har kommit på fel dag!”

# half-a-year
Snögubben blev skär, nerifrån och upp.

”Jag blir het”, viskade han, och en droppe rann nerför magen. ”Sol tål jag. Men inte att de skrattar åt mig. När jag skäms blir jag het, och när jag blir het smälter jag.”

Överst på backen var det redan grönt, och snön rann sin väg i små bäckar.

”Du har inte gjort fel”, sa {@a}. ”Du är bara tidig.”

”Hur tidig?”

”Ett halvår.”

”Åh nej”, sa snögubben, och ena armen trillade av.

[age>=7: De andra kom närmare för att se, och då blev det värre. ]Snart var han inte längre än {child}.

”Snälla”, viskade han. ”Var är den andra?”

# under-the-bench
{child} visste precis hur hett det var därinne. Hetast är det när man är ensam om det.

Om {child} höll tyst skulle alla glömma att det hade funnits någon kudde. Men då skulle det inte finnas någon snögubbe heller.

{child} kröp in under bänken. In med kudden, på med halsduken, och så moroten. Sedan gick {child.he} rakt ut på gräset, inför alla, och ställde sig så nära snögubben att magarna tog i varandra.

”Det var mig du såg”, sa {child}, så högt det gick. ”Jag kom också på fel dag.”

Snögubben tittade på moroten, och alla småstenarna åkte upp i mungiporna.

”Där är du ju!” sa han.

De andra skrattade. Det brände i ansiktet på {child}. Men {child.he} stod kvar, och på den sidan slutade snögubben att droppa.

”Andra sidan är så het”, viskade han. ”Där står det ingen.”

# the-other-side
{@help}

Den sista droppen frös på halva vägen.

# in-this
Snögubben tittade på de andra, i snön med blåfrusna ben.

”Vad är de utklädda till?” frågade han {child}.

”Sommar”, sa {child}.

”I det här vädret?” sa snögubben. ”Då har de kommit på fel dag.”

De andra tittade ner på sina ben. Sedan skrattade de igen, men nu var det ett skratt som alla fick plats i.[music:  Någon sjöng {@song}, som om det var nyår.][sport:  De försökte {play sport} i snön, och det gick som det gick.]

”Du är ett halvår för tidig”, sa {child} till snögubben. ”Så tidig har ingen varit. Jag var det bara en dag.”

Då blev han så stolt att det började snöa igen.

# where-i-can-see-you
När solen gick ner gick snögubben hem. Han gick långsamt den här gången, och det gjorde inte ont.

”Vet du när det blir januari?” frågade {child}.

”Nej, aldrig”, sa snögubben. ”Det är bäst att du står så att jag ser dig.”

# in-january
Och i januari, en vanlig grå torsdag, stod {child} mitt i parken, utklädd till snögubbe, med morot och allt. {Friend} stod också där, med {@beside}. Folk tittade, men det var inte ett dugg hett.

De väntade. Sedan kom något litet och vitt singlande och lade sig på moroten.

”Där är du ju”, sa {child}.

# @beside
en hink på huvudet
## if pet.dog
{pet} i koppel
## if pet.cat
{pet} innanför jackan

# @pet
”Du skulle aldrig skratta”, sa {child} till {pet}, som hade fått följa med i en låda med handtag för att se på sommaren.
## if pet.dog
{Pet}[!pet.known: , {child's} hund], som aldrig kom när någon ropade, kom nu och lade sig på {child's} fötter.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] hade följt efter hemifrån, en bra bit bakom, och satte sig längst ut på bänken, så att ingen skulle tro att de hörde ihop.

# @help
{Friend} tittade på de andra, och sedan på stället där ingen stod. {Friend.He} tog hinken från plaskdammen, satte den på huvudet, gick rakt ut och fattade tag i den arm som var kvar.

”Jag är också snögubbe”, sa {friend} inne i hinken. ”Det är bara det att jag inte har hunnit längre än till hatten.”
## if pet.dog
”{Pet}!” ropade {child}. ”Kom hit!”

{Pet} hade rullat sig i snön tills {pet.he} inte kunde bli vitare. Men för en gångs skull kom {pet.he}, och {pet.he} satte sig på andra sidan och lutade sig, så hårt som {pet.he} lutade sig mot alla {pet.he} tyckte om. De skrattade åt {pet} också, och det tyckte {pet} var härligt. En hund kommer aldrig på fel dag.

”Jag är med {pet}”, sa {friend} och kom också, med plaskdammens hink till hatt.
## if pet.cat
”Snälla {pet}”, sa {child}.

{Pet} kom aldrig när någon sa snälla. Men alla tittade åt ett håll, och där var inte {pet}. Så {pet} gick dit, skakade på varenda tass och lade sig på den tomma axeln som en pälskrage. Sedan stirrade {pet.he} på de andra. Ingen kan stirra länge på en katt, för katten stirrar tillbaka.[age>=7:  En efter en tittade de på sina tår.]

”Jag är med {pet}”, sa {friend} och kom dit också, med plaskdammens hink till hatt.
## if pet.other & !elder
{Friend} tog lådan med handtaget, gick rakt ut med den och ställde den på andra sidan, med locket öppet.

{Pet} tittade ut på snön, och på snögubben, och verkade inte tycka att något var fel. {Pet} visste aldrig vad det var för dag.

”Så rätt du har”, sa snögubben till {pet}.

”Jag är med {pet}”, sa {friend} och satte sig vid lådan, med plaskdammens hink till hatt.
## if elder & !pet.dog & !pet.cat
”Håll mitt kaffe”, sa {elder.short} till {friend}. Sedan gick {elder.he} rakt ut över gräset och fattade tag i den arm som var kvar.

”Jag kom till ett bröllop en vecka för tidigt en gång”, talade {elder.short} om för alla. ”Med en brödrost under armen. Jag satte mig längst fram och väntade.”

”Blev du het?” frågade snögubben.

”Förfärligt”, sa {elder.short}. ”Tills det kom in en gubbe och satte sig bredvid. Han hade också en brödrost.”

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
