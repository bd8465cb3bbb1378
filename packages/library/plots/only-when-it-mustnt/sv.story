title: Bara när det inte får
title: De flesta säger det andra
title: Den märker det
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som letar (@a) är den äldre, annars {adult}, annars {minder}. ATJO får höras ända till grannen, det första Sch är en fråga och det sista knappt en viskning.
% En regel: nysningen och fnisset kommer bara när de inte får. ”Sch” får dem att komma, om det är på allvar.

# found-first
”Nio, tio, nu kommer jag!” ropade {@first} borta vid äppelträdet.[elder & !pet.dog & !pet.cat:  I fickan mumlade radion om regnskurar.][elder2:  {Elder2} hjälpte till att räkna.][city:  De var på landet, långt från {city}.]

Bakom skottkärran satt {child} och {friend}[!friend.known: , [friend: {child.his} bästa vän | från gården bredvid]][pet.dog: , och så {pet}[!pet.known: , {child's} hund], som längtade efter att bli hittad][pet.cat: . Uppe på kärran satt {pet}[!pet.known: , {child's} katt], som inte var med i leken]. Ingen sa ett ljud. Men längst ner i magen på {child} var ett fniss på väg upp.

”Sch”, viskade {friend}.

Då kom det. ”Hihihi!”

”Hittad!” sa {@a}.

{child} blev alltid hittad först, och det var fnissets fel. Det kom bara när det inte fick.[school:  Precis så var det {at school} också.] Så fort {child} fick fnissa hur mycket som helst fanns det inget fniss alls.[pet.other:  {Pet}, där hemma, hade aldrig blivit avslöjad av ett fniss.]

”Jag vill inte bli hittad”, sa {child}. ”Inte en enda gång till.”

# says-it
Så nästa gång sprang de ända bort till den gamla ladan, drog nästan igen den stora dörren och kröp in i höet. Där hade {a wish} redan gömt sig.

”Vem gömmer du dig för?” frågade {child}.

”För alla som säger det”, viskade {the wish}.

”Säger vad?”

”Det vill jag helst inte tala om. Jag har en nysning, förstår du. Den kittlar hela dagarna, men den kommer bara när den inte får. Den kommer när någon säger det.”

”Men säger vad?”

”Det man säger till den som ska vara tyst.”

”Sch?” sa {friend}.

”Aaa”, sa {the wish}. ”Aaaa …”

”ATJO!”

Den var stor som en storm[wish.size.tiny / wish.size.small: , fast den kom från någon som var så liten]. Höet flög upp i taket, och draget smällde igen den stora dörren, så att hela ladan skakade.

”Det, ja”, sa {the wish}.

# not-with-the-hens
”Jag har ett fniss”, sa {child}. ”Det gör precis likadant.”

[age>=5: {@Why}

]Så de bestämde att ingen fick säga det. ”Inte hos hönsen heller”, sa {@a} precis utanför. Men ingen sa det, så det kom ingenting, och stegen gick sin väg.

”Jag ger upp!” ropade {@a} till sist. ”Ni har vunnit! Jag går in efter bullarna!”

{child} hade aldrig vunnit förut.[sport:  Så här hade det inte ens känts på {@game}.] {Child.He} hoppade upp ur höet och knuffade på dörren.

# stuck
Den satt fast. De knuffade på allihop, och de ropade: ”Vi är här inne!”[athlete:  Inte ens {athlete} hade fått upp den.] Men huset låg på andra sidan åkern, och det kom ingen. I hörnen började det bli mörkt.

”Du får nysa upp den”, sa {friend} till {the wish}.

”Hemskt gärna”, sa {the wish}. ”Aaa. Aaaa. Nej. Den kommer inte nu, när den får.”

”Snälla!” sa {child}.

”Och nu ber du så snällt”, sa {the wish}. ”Då blir det ännu värre.”

{child} kände efter fnisset, men där nere var det tomt och kallt. Hela dagen hade {child.he} velat slippa bli hittad, och nu ville {child.he} ingenting annat.

”Jag är rädd”, sa {child}.

{The wish} flyttade sig alldeles intill. {Wish.He} var {wish.feels}, och det hjälpte lite.

# it-can-tell
Då kom {child} på något, för ingen visste mer om sådant som bara kommer när det inte får. ”Du får inte nysa”, sa {child.he}. ”Det är förbjudet. Sch!”

{The wish} väntade. ”Den märker att du inte menar det”, sa {the wish}.

Så det behövdes ett riktigt skäl att vara tyst.

{@help}

Nu var det allvar. {child} satte fingret för munnen.

”Sch”, andades {child.he}.

Ingen rörde sig. Det var fruktansvärt viktigt. Och längst ner i magen på {child} var något på väg upp.

”Hi”, sa {child}. ”Hihi …”

”Aaa”, sa {the wish}. ”Aaaa …”

”ATJO!”

# found-last
Dörren flög upp på vid gavel, och höet blåste ut över hela åkern. {@Found}

”Hittad”, sa {@a}.

Det hade {child} hört hundra gånger, och det hade aldrig låtit så skönt.

”Och prosit”, sa {@a} till {the wish}.

”Tack”, sa {the wish}. ”De flesta säger det andra.”

# a-blackbird
De åt bullarna i gräset, med hö på[music: , och sjöng {@song}]. {The wish} nös inte en enda gång, för ingen sa det. När {wish.he} hade gått hem satt {child} och {friend} på trappan med {@a}[elder2:  och {elder2}], och solen gick ner bakom ladan.

”Sch”, sa {@a}. ”Hör ni. En koltrast.”

De lyssnade. Långt borta var det någon som nös, men bara lite. {child} lade båda händerna på magen och kände hur fnisset kom.

# @Why
”Blir de arga på dig också?” frågade {the wish}. ”{Wish.home} är det alltid någon som sover middag.”
## if wish.dragon
”För mig är det värre”, sa draken. ”När drakar pratar med varandra säger de inget annat.”
## if wish.troll
”För mig är det värre”, sa trollet. ”Det ekar i vårt berg. De säger det en gång, och jag nyser ända till kvällsmaten.”
## if wish.witch
”För mig är det värre”, sa häxan. ”Jag var mitt i en trollformel. Nu är det någon som är en halv groda.”
## if wish.elephant
”För mig är det värre”, sa elefanten. ”Min ska genom hela snabeln. När den väl kommer ut har den tagit sats.”
## if wish.werewolf
”För mig är det värre”, sa varulven. ”Jag ska ju smyga mig på folk. De hinner säga prosit innan jag är framme.”
## if wish.snail
”För mig är det värre”, sa snigeln. ”Jag åker in baklänges när den kommer. Och sedan sitter jag där inne med den.”
## if wish.knight
”För mig är det värre”, sa riddaren. ”Jag har hjälm på mig. Tänk efter.”
## if wish.pirate
”För mig är det värre”, sa piraten. ”Jag har grävt ner tre skatter i hemlighet, och alla hörde var.”

# @help
”Jag är bebisen”, sa {friend} och lade sig i höet. ”Jag har skrikit i två timmar, och jag har precis somnat. Om någon väcker mig börjar jag om.” Och så blundade {friend.he}.

{The wish} vågade inte röra sig det minsta. ”En sådan har vi {wish.home}”, viskade {wish.he}.
## if pet.other
”Jag är {pet}”, sa {friend} och rullade ihop sig i höet. ”Jag har precis somnat, och jag vaknar om någon så mycket som andas.” Och så blundade {friend.he}.

{The wish} slutade andas.
## if elder & !pet.dog & !pet.cat
Då ryckte någon i dörren från andra sidan. ”Är ni där inne?” sa {elder.short}, och så lossnade handtaget. De fick berätta alltihop genom springan.

”På riktigt?” sa {elder.short}. ”Det kan jag ordna.” Det knäppte till i radion, och genom springan kom en sträng röst. ”Inte ett ljud nu. Det är väder.”

När någon låter så vågar man inte ens tugga.
## if pet.cat
{Pet} hade suttit uppe på en bjälke, där katter inte har att göra. Nu kom {pet.he} ner, [wish.size.tiny / wish.size.small: lade sig i en ring runt {the wish} | klättrade upp på {the wish}, snurrade två varv, lade sig] och blundade.

[wish.witch: ”En katt”, viskade häxan. ”Självklart är det en katt.”

]”Rör er inte!” viskade {friend}. När en katt har somnat på någon får man inte låta alls. Det vet alla.
## if pet.dog
{Pet} hade inte hört på någon av dem. {Pet.He} låg med nosen mot springan under dörren, och nu åkte ena örat upp, och ena tassen.

”Vad hör du, {pet}?” viskade {child}.

{Pet} gav dem en sträng blick. Det var något där ute, långt borta, och {pet.he} kunde inte höra vad det var om någon lät det minsta.

# @Found
{@A} var på väg med bullarna, och nu stod {@he} där med hö från topp till tå.
## if elder & !pet.dog & !pet.cat
Utanför stod {elder.short} med handtaget i handen och hö från topp till tå.
## if pet.dog
{Pet} hade hört rätt. Där stod {@a} med bullarna, och med hö från topp till tå.

# @song
{music}

# @game
{sport}

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
