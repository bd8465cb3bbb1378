title: Titta på bollen, inte på armen
title: Världens äldsta knep
title: Det var med flit, tror jag
guest friend: Melker (han), Iris (hon)
guest star: Nadja (hon), Kezia (hon)
guest neighbour: Sten (han), Rune (han)
guest wife: Gunnel (hon), Barbro (hon)
guest dog: Doris (hon), Majken (hon)

% Den som har megafonen (@g): den äldre, annars grannen. Den som sitter på den (@h): den andra äldre, annars {adult}, annars grannens fru. Hunden (@p): familjens, annars grannens.

# chickenpox
På lördagsmorgonen, en timme före den stora matchen, ringde det hemma hos {child}.

Det var {friend}, {child's} [friend: bästa vän|kompis], och {friend.he} lät som om {friend.he} hade svalt en visselpipa.

”Katastrof!” sa {friend}. ”Målvakten har fått vattkoppor! Och tränaren säger att du ska stå.”

”Jag?” sa {child}. ”Jag har aldrig stått i mål i hela mitt liv!” [sport & !sport.Soccer: Det {child} kunde var {@game}.]

”Nej”, sa {friend}. ”Men du har längst armar.”

{child} lade på och tittade på dem.

# the-oldest-trick
I trädgården satt {@g-first} och drack kaffe[elder:  med {@h-first}], och {@p-first} väntade på att någon, vem som helst, skulle kasta bollen.

”Tänk om alla går in”, sa {child} och mådde lite illa. ”Tänk om det blir hundra–noll.”

”Då hamnar du i tidningen”, sa {@g}.

”Gå och kasta bollen åt hunden”, sa {@h}.

Så {@g} tog bollen. {@G-he} svingade armen bakåt, {@g-he} svingade den framåt, och {@g-he} släppte inte. Det var världens äldsta knep. När {@p} var valp gick {@p-he} på det varenda gång och galopperade i väg genom trädgården efter ingenting alls.

Men {@p} var ingen valp nu. {@P-he} stod på sina fyra fötter och tittade på bollen.

{@G} låtsades kasta åt vänster. {@P} tittade på bollen. {@G} låtsades kasta åt höger. {@P} tittade på bollen. Till slut kastade {@g} på riktigt, högt över rosorna, och {@p} for i väg som en raket. Snapp!

”Där ser du”, sa {@h}. ”Det är gatans bästa målvakt. {@P-he} tittar inte på armen, {child}. {@P-he} tittar på bollen.”

# fooled
Klockan elva var alla på planen[city:  i {city}]. [adult: {Adult} hade halsdukarna. ]{@G} hade en megafon, fast ingen hade sagt att {@g-he} fick.

{child} stod i målet. Det hade inte alls sett så brett ut utifrån. [athlete: {child.He} tänkte på {athlete}, och då blev det ännu bredare.]

De andra hade lila tröjor, och bäst av dem var en lång tjej som hette {star}. Efter fem minuter kom hon rakt mot {child}. Hon vickade med foten åt vänster. {child} kastade sig åt vänster. Och {star} petade in bollen till höger.

”Ett–noll till de lila!” dånade megafonen. ”Men vilken fin kastning! Så graciös!”

{child} kände hur det hettade i kinderna. {child.He} hade gått på det, precis som en valp. {child.He} hade galopperat i väg efter ingenting alls.

Titta på bollen, tänkte {child}. Inte på foten. På bollen.

# on-the-knee
Nästa skott kom lågt. {child} tittade på bollen, och den tog på knät. Nästa kom högt, och det tog på fingrarna. Ett tog i rumpan, och det var inte med flit, men det räknas. [school: ”Heja {school}!” skrek halva laget, för halva laget gick där.]

# substitution
Sedan rullade bollen ut vid sidan, och där var det någon annan som också hade tittat på den. Det kom något farande, och {@h} stod kvar med ett koppel som det inte satt någon i.

”Och där är det byte!” dånade megafonen. ”In kommer {@p}!”

{@P} rundade de lila. {@P-he} rundade domaren. {@P-he} sprang hela planen fram och lade bollen framför {child's} fötter, och så satte {@p-he} sig och väntade på att någon skulle kasta den.

Domaren tittade i sin lilla bok. ”Jag tror inte det finns någon regel för det där”, sa han.

# one-all
I halvlek blev det apelsiner[music:  och {@song} på alldeles för hög volym]. Och när det var tio minuter kvar slingrade sig {friend} förbi en, snubblade på en annan och lyckades, medan {friend.he} låg på mage, göra mål med huvudet.

”Ett–ett!” vrålade megafonen. ”Det var med flit! Tror jag!”

Sedan, alldeles på slutet, kom någons fot emot någons ben, och domaren pekade på punkten.

Straff. Till de lila.

# penalty
{star} lade bollen till rätta. Ingen på hela planen sa ett ljud. Inte ens megafonen, för den satt {@h} på.

{child} stod på linjen med de långa armarna hängande och hjärtat som en trumma. {star} sprang. Hon tittade åt vänster. {child} rörde sig inte. Hon doppade axeln åt höger. {child} rörde sig inte. {child.He} stod på sina två fötter och tittade på bollen, och det fanns inget annat i hela världen. Bara bollen.

Och då rörde den sig.

{child} for i väg som en raket. {child.He} sträckte ut varenda centimeter av de där långa, långa armarna.

Smack!

{child.He} hade den. {child.He} hade den verkligen, hårt mot magen.

# the-throw
”{Child}”, skrek någon. Det var {friend}, som stod mitt på planen, alldeles ensam, och hoppade upp och ner.

{child} svingade armen bakåt, och {child.he} svingade den framåt. Alla de lila sprang åt vänster. Men {child} hade inte släppt. Det var världens äldsta knep. Sedan kastade {child.he}, högt, åt höger, och {friend} tog bollen med sig och ramlade inte en enda gång.

Två–ett. Och domaren blåste av.

{star} kom fram och tog i hand. ”Hur visste du åt vilket håll jag skulle skjuta?” sa hon.

”Det gjorde jag inte”, sa {child}. ”Jag väntade. Det har jag lärt mig av en hund.”

# full-time
På kvällen låg {child} i sängen med lera bakom ena örat. [pet.dog: {Pet} låg tvärs över fötterna med bollen mellan tassarna.][pet.cat: {Pet} låg tvärs över fötterna. {Pet} tittade aldrig på något annat än sin egen svans.][pet.other: {child} hade visat straffen för {pet}, i slow motion.]

”God natt, gatans bästa målvakt”, sa [adult: {adult}|någon] och släckte.

”Vilken av oss?” sa {child} sömnigt.

{@in-the-dark}

Full tid.

# @game
{sport}

# @song
{music}

# @g
{neighbour}
## if elder
{elder.short}

# @g-first
grannen {neighbour}
## if elder
{elder}

# @g-he
han
## if elder
{elder.he}

# @h
{wife}
## if adult & !elder2
{adult}
## if elder2
{elder2.short}

# @h-first
grannen {wife}
## if adult & !elder2
{adult}
## if elder2
{elder2}

# @p
{dog}
## if pet.dog
{pet}

# @p-he
hon
## if pet.dog
{pet.he}

# @p-first
{neighbour's} hund {dog}
## if elder
grannens hund {dog}
## if pet.dog
{pet}, som var {a breed},

# @in-the-dark
”Båda två.”

I mörkret låg {child} med ett öga på bollen, som låg vid dörren. Men det hade varit en lång match, och i natt skulle den ingenstans. Så sakta, sakta gick ögat igen.
## if pet.dog
”Båda två.”

I mörkret höll {pet} ett öga på bollen. Men det hade varit en lång match, och i natt skulle den ingenstans. Så sakta, sakta gick ögat igen.
