title: Ditt fel, min boll
title: Världens minsta målvakt
title: Säg det innan
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som står bakom målet (@a) är mormor eller farfar, annars {adult}, annars {minder}. Det sista MIN är det högsta i hela sagan; det som kommer efter är lågt.
% En regel: min ska man säga innan, för efteråt ligger bollen i mål. {@help} är en enda händelse: någon tar handsken.

# as-a-balloon
Det var final i fotbollscupen[city:  i {city}], och bollen var på väg ner framför mål, lika sakta som en ballong. Under den stod {child}, som var cupens minsta målvakt, och {friend}[!friend.known: , {child's} bästa vän], som var back.

”Din?” sa {friend}.

”Nej, din”, sa {child}. ”Efter dig.”

Så då tog ingen den. Plopp, sa bollen, mitt emellan dem, och en lång tjej i orange petade in den i mål.

”Vems var den?” ropade {@first}, som stod bakom nätet med en kakburk.

”Min”, sa {child}. ”Förlåt.”

”Du säger det alltid efteråt”, sa {@a}. ”Man måste säga det innan.”[elder2:  {Elder2}, som höll i locket, nickade.][pet.dog: 

Bredvid burken satt {pet}[!pet.known: , {child's} hund], som hade velat ha målvaktshandskarna hela dagen. ”Nej, {pet}”, sa {child}.][pet.cat: 

Uppe på nätet, som i en hängmatta, låg {pet}[!pet.known: , {child's} katt], som aldrig hade sagt ”efter dig” till någon.]

# the-word
Så var det ju. När en boll kommer ner mitt bland en massa folk måste någon ropa ”Min!”, och då flyttar sig alla andra. {child} kunde ta nästan vilka skott som helst, men det ordet gick inte att få ut. Tänk om någon annan ville ha bollen mer?

Det var likadant med allting[sport & !sport.Soccer: , {sport} också]. [school: {At school} höll {child} upp dörrar tills det ringde in. ]{Child.He} sa ”ta den du” om den sista kakan, och sedan gick {child.he} hem och tänkte på den kakan hela kvällen. Folk trodde att {child} var snäll. Men det var bara det att ordet var så stort, och {child} så liten.[athlete:  {Athlete} hade bara ropat det.]

# mi
Strax kom det en till, rakt mot huvudet på {child}.

”Mi …” började {child}, och så tog rösten slut.

”Mitten?” ropade {friend}. ”Alla till mitten!”

Och hela laget rusade till mitten av planen. Bollen studsade alldeles ensam framför mål, och det var ren tur att den rullade ut bredvid stolpen.

”Vad ska vi göra här?” ropade {friend}.

”Ingenting!” ropade {child}. ”Jag skulle säga min!”

”Säg hela, då! Jag flyttar mig jättegärna!”

# hands
I andra halvlek gjorde {child's} lag två mål, och nu behövde de bara hålla ut.[music:  Någon hade redan börjat sjunga på {music}.] Men i allra sista minuten kom bollen ner framför mål igen.

{Friend} tittade på {child}. {child} öppnade munnen, och det kom ingenting. Då stod {friend} inte ut längre, utan sträckte upp båda armarna och tog bollen.

”Någon måste ju!” sa {friend}.

Men det är bara målvakten som får ta med händerna, så det blev straff. Tjejen i orange skulle få skjuta från en vit prick rakt framför mål, och ingen fick stå i vägen utom {child}.

# share-it
{Friend} satte sig på gräset och grät. ”Den var min”, sa {friend}. ”Det var jag som gjorde fel.”

”Nej, min”, sa {child}. ”Jag skulle ha ropat.”

”Min! Det var mina händer!”

”Min!”

”Nu kan ni säga det, båda två”, sa {@a} bakom nätet. ”Efteråt.”

”Går den in så blir det oavgjort”, snyftade {friend}, ”och då får vi dela på pokalen. Och då ger du bort vår halva också!”

{child} skämdes ända ner i fotbollsskorna, för det var precis vad {child.he} skulle göra.

# the-glove
{Child.He} drog av sig handskarna för att hjälpa {friend} upp, och den ena ramlade ner på gräset.

{@help}

Ingen hade någonsin hört {child} skrika.

”Var det du?” sa {friend}.

”Det bara kom”, sa {child}.

”Men du sa det innan!”

”Innan vad då?”

”Innan den var borta.”

{child} tittade på handsken. Inte en sekund hade {child.he} undrat om någon annan ville ha den mer. {Child.He} satte på sig den och tittade på bollen på sin prick.

”Fast det var ju mitt fel”, sa {friend} med liten röst.

”Ja”, sa {child}. ”Ditt fel. Min boll.”

# after-you
Sedan måste {friend} gå och ställa sig långt bort med de andra, och {child} stod ensam i ett mål där det fanns plats för tio.

”Är du klar?” sa tjejen i orange.

”Efter dig”, sa {child}.

Tjejen sprang fram och sköt, hårt och lågt, rakt mot hörnet. {child} kastade sig, precis som efter en handske, och sträckte sig tills det gjorde ont, och bollen slog i det yttersta av fingrarna.

Den gick inte in, den gick rakt upp.

# mine
Den gick så högt att alla hann börja springa. {child} kom på fötter, och där kom bollen ner framför mål, lika sakta som en ballong. {Friend} stod redan mitt under den, och det gjorde tjejen i orange också. {Friend} tittade på {child}.

{child} drog in luft, ända ner i fotbollsskorna.

”MIN!”

Det var så högt att {friend} flyttade sig. Tjejen i orange flyttade sig. Till och med domaren flyttade sig.[pet.dog:  {Pet} lade sig platt bredvid burken.][pet.cat:  {Pet} flyttade till ett annat mål.] Och {child}, som var den enda som var kvar, sträckte upp båda händerna och tog ner bollen.

# so-did-i
Så hade de vunnit. {Friend} bar {child} runt hela planen, och det går lätt med en så liten målvakt.[elder & adult:  {Adult} sprang bredvid med båda armarna i vädret.]

”Vems var den?” ropade {@a}.

”Det hörde du väl”, sa {child}.

Tjejen i orange kom fram för att ta i hand. ”Jag ville verkligen ha den där”, sa hon.

”Jag vet”, sa {child}. ”Det ville jag också.”

# the-last-one
Efteråt satt de på gräset bakom målet, med pokalen emellan sig.[pet.other:  Hemma skulle {pet} få höra alltihop, från början.]

Det var en kaka kvar i burken. ”Vems är den här?” sa {@a}.

{Friend} tittade på {child}.[pet.dog:  Det gjorde {pet} också.]

”Min”, sa {child}, innan någon annan hann.

Sedan bröt {child.he} den mitt itu och gav {friend} ena halvan. Det kan man, när den är ens egen.

# @help
{Friend} behövde något att snyta sig i och tog det som låg närmast.

”MIN!” skrek {child}, kastade sig raklång och ryckte undan handsken, precis innan näsan var där.
## if pet.dog
Då stod {pet} inte heller ut längre, utan flög in på planen, tog handsken och sprang.

”MIN!” skrek {child}, kastade sig raklång och fick tag i tummen på den. {Pet} släppte på en gång. Så hade ingen någonsin talat till {pet}.
## if pet.cat
{Pet} hoppade ner från nätet, tog handsken i tummen, som om den var en mus, och gav sig av mot buskarna.

”MIN!” skrek {child}, kastade sig raklång och fick tag i ett finger på den. {Pet} släppte, och såg på {child} med respekt.
## if elder
{Elder.short} kom runt stolpen och tog upp den. ”Är den här någons?” sa {elder.short}. ”Inte? Då tar jag den till rosorna.”

”MIN!” skrek {child}, kastade sig raklång och ryckte den till sig.

”Se där”, sa {elder.short}. ”Det var väl det jag trodde.”

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
