title: När enhörningen lade sig
title: Säg något sant
title: Det är lugnt
guest friend: Ture (han), Selma (hon)
guest pet: Kajsa (hon), Bamse (han)
guest mate: Love (han), Melvin (han)

% Hunden är familjens, annars grannens; en katt kommer hem med andra saker, fräser i stället för att skälla och slickar chips: @brings, @herds, @crisps.
% Det första ”Det är lugnt” är lite för snabbt, det sista sägs långsamt.

# moss-on-its-horn
{@brings}

Den gick efter {pet.him} in genom grinden, vit och lerig om knäna, med mossa på hornet. {Pet} satte sig bredvid den och såg stolt ut.

[adult: {Adult} hade letat fram sovsäckarna, och {child} | {child}] hade just rest tältet, och det enda {child.he} saknade nu var {friend}[!friend.known: , {child.his} bästa vän]. {Child.He} stod med den sista tältpinnen i handen och hann precis tänka att det här måste {friend} få se. Då kom {friend.he} cyklande.

”Du”, sa {friend} och lade ifrån sig cykeln i gräset. ”Det där med tältet …” Sedan fick {friend.he} syn på den. ”Vad är det där?”

”En enhörning.[city:  Mitt {in city}.] {Pet} hittade den. Vad är det med tältet?”

# its-fine
{child} och {friend} hade sovit i tält första natten på lovet varje år sedan de var sex. Det var inget man behövde bestämma. Det var som julafton.

”Det är några i laget som ska sova hos {mate} i kväll”, sa {friend}. ”Jag fick också komma. Så jag tänkte …”

Något föll i magen på {child}, som när man kliver på ett trappsteg som inte finns.

”Det är lugnt”, sa {child.he}.

Då lade sig enhörningen. Den lade sig som en byrå som välter, rakt på {friend's} cykel.

”Min cykel!” skrek {friend}.

# even-more
De knuffade i var sin ände. Det gick inte. {child} hämtade en morot. Enhörningen åt upp moroten liggande. {@herds}

”Jag måste iväg”, sa {friend}. ”De väntar på mig. Det ska bli jättekul.”

Enhörningen suckade och lade ner huvudet. Nu låg den ännu mer än förut.

# black-pudding
{child} såg på den. Den hade lagt sig när {child.he} sa att det var lugnt. Och nu, när {friend} sa att det skulle bli kul …

”Säg något som inte är sant”, sa {child.he}.

”Varför det?”

”Bara gör det.”

”Jag älskar blodpudding”, sa {friend}.[athlete:  ”Och jag är lika bra som {athlete}.”]

Enhörningen rullade över på sidan. Under den sa det plong, och det var nog ringklockan.

# since-tuesday
”Säg något sant nu.”

{Friend} tänkte efter. ”Jag har haft samma strumpor sedan i tisdags[sport: , också när jag skulle {play sport}].”

Enhörningen lyfte på huvudet. Den såg intresserad ut. Den satte frambenen i marken och reste sig till hälften. {Pet} kom fram och luktade på {friend's} strumpor för att vara säker.

”Den ligger när man ljuger”, viskade {friend}.

Först skrattade de. Sedan kom de ihåg vad de hade sagt, båda två på samma gång, och slutade.

”Du sa att det var lugnt”, sa {friend}.

”Du sa att det skulle bli jättekul”, sa {child}.

Enhörningen satt där, med framdelen i luften och baken på cykeln, och såg från den ena till den andra.

# one-true-thing
Det hade räckt med en sann sak till. Det förstod {child}. {Child.He} kunde säga något om sina egna strumpor, så skulle enhörningen resa sig, och {friend} kunde åka. {Child.He} öppnade munnen för att göra det.

Enhörningen väntade. Den hade snälla ögon. Det var svårt att prata strumpor inför dem.

”Det är inte lugnt”, sa {child}. Rösten lät konstig. ”Jag har räknat dagarna sedan i april. Jag har köpt de där chipsen som du gillar, och jag tycker inte ens om dem. Jag vill att du ska sova här.”

Enhörningen reste sig. Hela vägen upp. I gräset låg cykeln, krum som en kringla.

{Friend} såg inte ens på den.

# so-everyone-heard
”Men det var ju du som sa att tält var för småbarn”, sa {friend.he}. ”I matsalen[school:  {at school}]. Så att alla hörde.”

Det hade {child} glömt. Nu kom {child.he} ihåg det, och {child.he} blev varm i hela ansiktet.

”Jag sa det för att de andra satt där”, sa {child.he}. ”Jag menade det inte.”

”Jag trodde att du bara gjorde det för min skull. Så när {mate} frågade sa jag ja.” {Friend} sparkade i gräset. ”Fast jag vill inte dit. De ska se skräckfilm. Jag blir så rädd av skräckfilm att jag måste gå på toa hela tiden.”

De tittade på enhörningen, båda två. Den stod stadigt som ett hus.

”Oj”, sa {child}. ”Det var verkligen sant.”

# a-bend-at-the-knees
{Friend} tog upp telefonen och ringde.

”Hej, {mate}. Jag kan inte komma, för jag är sju…”

Enhörningen böjde på knäna.

”Nej! Jag är inte sjuk!” ropade {friend}. ”Jag vill sova i tält. Ja, med {child}. Ja, ute. Ja, vi är {age}.” {Friend.He} lyssnade länge. När {friend.he} lade på såg {friend.he} förvånad ut. ”Han undrade om han får vara med nästa fredag.”

# next-year-too
När det äntligen blev mörkt[adult:  och {adult} hade ropat god natt från trappan] låg de i tältet. {@crisps} Utanför stod enhörningen. Man såg skuggan av hornet på tältduken. Det luktade gräs och lite strumpor.[music:  {Friend} hade {music} på i telefonen, alldeles lågt.]

”{child}?” sa {friend}. ”Nästa år också?”

”Ja”, sa {child}.

Då dunsade det utanför, så att marken skakade. Enhörningen hade lagt sig.

{child} satte sig rakt upp.

”Jag menade det”, sa {child.he}. ”Jag lovar.”

# and-it-was
De höll andan. Och då hörde de det, långt och djupt och jämnt. Det var någon som snarkade.

”Den är bara trött”, viskade {friend}.

{Pet} suckade och lade huvudet på {child's} arm. {child} sjönk ner i sovsäcken igen.

”Det är lugnt”, sa {child.he}.

Och det var det.

# @brings
{Pet}, grannens hund, brukade komma över till {child} med saker. En pinne, [elder: {elder's} toffel|en toffel],[elder2:  {elder2's} vante,] en gång en hel limpa. Den första kvällen på sommarlovet kom {pet.he} med en enhörning.
## if pet.dog
{Pet} brukade komma hem med saker. En pinne, [elder: {elder's} toffel|grannens toffel],[elder2:  {elder2's} vante,] en gång en hel limpa. Den första kvällen på sommarlovet kom {pet.he} hem med en enhörning.
## if pet.cat
{Pet} brukade komma hem med saker. En fjäder, [elder: {elder's} toffel|grannens strumpa],[elder2:  {elder2's} vante,] en gång en hel falukorv. Den första kvällen på sommarlovet kom {pet.he} hem med en enhörning.

# @herds
{Pet} skällde på den framifrån, sprang runt och skällde på den bakifrån, och sedan lade {pet.he} sig {pet.he} också, för sällskaps skull.
## if pet.cat
{Pet} fräste åt den framifrån, gick runt och fräste åt den bakifrån, och sedan lade {pet.he} sig ovanpå, för sällskaps skull.

# @crisps
{Pet} låg i mitten, på tvären,[elder:  på {elder.short's} andra toffel,][elder2:  med nosen i {elder2.short's} andra vante,] och hade ätit de flesta av chipsen.
## if pet.cat
{Pet} låg i mitten, på tvären,[elder:  på {elder.short's} andra toffel,][elder2:  med nosen i {elder2.short's} andra vante,] och hade slickat saltet av de flesta av chipsen.
