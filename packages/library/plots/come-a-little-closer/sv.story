title: Kom lite närmare
title: Katten som inte sa något
title: Det bor folk i den
guest pet: Doris (hon), Sixten (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som kör soffan (@a) är den äldre, annars {adult}, annars {minder}. Katten är familjens, annars sagans egen. Kattens röst är mörk och lite hes, och den hörs inte förrän i soffan.
% En regel: {child} frågar, och så svarar djuren. Alla utom katten.

# no-mine
{child} kunde prata med djur. Det var inte svårt. {Child.He} frågade, och så svarade de.

På staketet i trädgården[city:  i {city}] satt sparvarna. Folk trodde att de sjöng, men det gjorde de inte. ”Min pinne!” sa de. ”Nej, min! Nej, min!” Grannens hund sa: ”Hej! Är det du? Hej! Är det fortfarande du? Hej!” Humlan sa bara ”blomma, blomma, blomma”, och daggmasken sa ”vem där?” i båda ändarna.[school:  Flugorna {at school} sa ”fönster, fönster, fönster”.]

[friend: {Friend}[!friend.known: , {child's} bästa vän,] förstod inte ett ord, men undrade vilken ände av masken som var huvudet. {child} frågade. ”Den andra”, sa masken.]

# not-a-word
Men [!pet.known: {child's} egen katt, {pet},|{pet}] sa ingenting, och det fanns ingen som {child} hellre ville prata med.

”God morgon, {pet}”, sa {child}. ”Har du sovit gott?”

{Pet} tittade på {child.him}.

”Vad tänker du på?”

{Pet} blundade.

# a-little-closer
”Kan {pet} inte prata?” frågade {child} sparvarna.

”Jo då”, sa de. ”{Pet} pratar med oss varje dag.”

”Vad säger {pet.he}?”

”Kom lite närmare, säger {pet.he}.”

”Med mig också!” sa hunden. ”Du sitter på min plats, säger {pet.he} till mig. Varje dag! {Pet.He} är så snäll!”

”Spring inte så fort, sa {pet.he} till mig”, sa musen under trappan.

”Vad gjorde du då?”

”Jag sprang fortare.”

{Pet} pratade alltså med alla utom {child}. Det sved i bröstet att höra det.

# not-all-day
En lördag kom {pet} inte hem till frukosten. {Pet.He} kom inte till lunchen heller. {child} gick runt i hela trädgården.[friend:  {Friend} letade under buskarna.]

”{Pet}!” ropade {child}. ”Säg något, så att jag hör var du är!”

Men {pet} sa ingenting.

”Har ni sett {pet}?” frågade {child} sparvarna.

”Nej”, sa de. ”Ingen har sagt kom lite närmare på hela dagen. Det är nästan tråkigt.”

Hunden satt i solen och såg olycklig ut. ”Jag sitter på {pet's} plats”, sa han. ”Jag har suttit här sedan i morse, och ingen säger till mig! Kan du göra det?”

”Du sitter på {pet's} plats”, sa {child}.

”Tack”, sa hunden.

# somebody-big
På trappan satt musen, med man och sex barn, och frös.

”Varför går ni inte hem?” sa {child}.

”Det går inte”, sa musen. ”Det ligger någon i vårt sovrum. Någon stor.”

”Var bor ni då?”

”I soffan”, sa musen. ”Den gamla i boden.”

# the-trailer
{child} sprang till boden. Men där stod ingen soffa. Den stod på släpkärran, och {@first} hade precis startat bilen, för nu skulle soffan köras till tippen.[elder2:  Bredvid satt {elder2} med en matsäck i knät.][music:  På radion spelade de {music}.]

Åh nej!

”STOPP!” skrek {child} och sprang så att ena skon flög av[sport: , som om {child.he} var sen till {sport}]. ”{Pet} är i soffan!”[athlete:  Inte ens {athlete} hade kommit fram fortare.]

# no-cat-here
{@A} stannade vid grinden. {@He} lyfte på dynorna. {@He} tittade under. {@He} knackade på ryggstödet och lyssnade.

”Här är ingen katt”, sa {@a}. ”Då hade vi väl fått höra det.”

”Till mig säger {pet.he} ingenting”, sa {child}.

{Child.He} klättrade upp på släpet och talade rakt in i tyget.

”{Pet}? Är du där?”

Ingen svarade.

”Tippen stänger fyra”, sa {@a}.

# right-in-the-middle
{child} tänkte. Vad fick {pet} att prata? En sparv. Men {child} kunde inte bli en sparv. En mus. Men så liten kunde {child.he} inte bli. Och så hunden, som bara satt.

Sitta kunde {child}.

{Child.He} satte sig mitt i soffan, så tungt det gick. Sedan gungade {child.he}. Ett, två, tre.

”Du sitter på mig”, sa någon långt inne i soffan.

Rösten var mörk och lite hes, och {child} hade aldrig hört den förut.

# head-first
På soffans baksida fanns ett hål. {child} stoppade in armen ända till axeln. {Child.He} kände en fjäder. {Child.He} kände något mjukt. {Child.He} kände ett öra. Och så drog {child.he} ut {pet}, dammig från nos till svans.

[friend: ”Huvudet först”, sa {friend}. ”På en katt ser man det.”

]”Då kör vi”, sa {@a}.

”Det går inte”, sa {child}. ”Det bor folk i den.”

Så soffan fick åka tillbaka till boden, och mössen gick hem och lade sig.[elder2:  {Elder2} tog fram matsäcken och lämnade smulorna.]

# thats-why
{child} bar {pet} till huset.

”Du pratar med sparvarna”, sa {child.he}, ”och med hunden, och med musen. Varför aldrig med mig?”

{Pet} tittade på dörren. {child} öppnade den.

{Pet} tittade på skålen. {child} fyllde den.

{Pet} åt upp, och så tittade {pet.he} på {child's} knä. {child} satte sig på golvet, och {pet} klev upp och rullade ihop sig.

”Jag vet ju ändå vad du vill”, sa {child}.

”Just därför”, sa {pet}.

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
