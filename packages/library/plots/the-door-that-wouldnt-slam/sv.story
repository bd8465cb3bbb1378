title: Dörren som inte gick att smälla
title: Inifrån våtdräkten
title: Fffff, sa dörren
guest pet: Morris (han), Smulan (hon)
guest minder: Agneta (hon), Ylva (hon)

% Kaninen är grannens där familjen varken har hund eller katt. @m: {adult}, annars {minder}. En hund dunsar med svansen, en katt genom att hoppa ner.

# fffff
{child} var så arg att {child.he} tog trappan två steg i taget, och när {child.he} kom till sitt rum tog {child.he} tag i dörren och smällde igen den av all kraft.

”Fffff”, sa dörren.

Det var den nya mattan. Den var för tjock. {child} öppnade dörren och smällde igen den en gång till.

”Fffff”, sa dörren. Det var som att bli tillsagd att lugna ner sig av en planka.

”JAG ÄR SÅ ARG!” skrek {child} i stället.

Duns, sa {pet}. {@thump} {Pet.He} hade ingen aning om vad det gällde, men {pet.he} var på {child's} sida.

# the-wetsuit
Det gällde våtdräkten. En gång när {child} var sex år hade {child.he} tagit på sig en våtdräkt bak och fram vid havet och fastnat med båda armarna inuti och hoppat längs hela stranden som en säl. {@told} berättade det väldigt bra.[elder:  {Elder}[elder2:  och {elder2}] kunde det utantill.] Och i dag, i kassakön på affären[city:  {in city}], hade {@m} berättat det för {child's} svensklärare[school:  från {school}]. {@M} hade gjort fenorna. Och {child} hade stått alldeles bredvid och hållit i brödet.

”Äsch, kom igen”, hade {@m} sagt i bilen. ”Det är ju roligt!”

{child} slängde en kudde i väggen[athlete: , lika hårt som {athlete}], och kudden sa ”pff”. Allting i det här huset var mjukt! Ilskan var så stor att det knappt fanns plats för {child.him} också.[friend:  {Child.He} skulle ha ringt {Friend}[!friend.known: , sin bästa vän,] men {Friend} ville alltid höra båda sidor.]

# so-angry-it-smoked
{Child.He} skulle skriva ett brev till {@m}, så argt att det rykte om pappret.

Där stod att {@m} aldrig lyssnade. Där stod att {@m} nynnade[music:  på {music}, och att den inte gick så]. Där stod om klippningen dagen före skolfotot och om konserten där {@m} hade applåderat på fel ställe[sport: , och om skrikandet så fort det var {sport} på teve]. Ju mer {child.he} skrev, desto mer fanns det. Det blev tre hela sidor, och längst ner klämde {child.he} in en rad till. Sedan gick {child.he} för att leta efter ett kuvert.

# page-one
{@ate}

”Det där är privat!” skrek {child}. {Child.He} högg tag i sidan tre och drog. {Pet} drog också. För att vara på {child's} sida drog {pet.he} väldigt hårt.

Rrrits.

# the-last-line
Det enda {child} hade kvar var en remsa längst nerifrån. Det var den sista raden.

Du berättade som om jag inte var där.

{child} satte sig på mattan och läste den en gång till. Sedan försökte {child.he} vara arg för klippningen. Det gick inte. {Child.He} försökte med nynnandet, men egentligen hade {child.he} inget emot nynnandet. Ilskan var inte borta. Allt fanns kvar. Men den var inte överallt längre. Den fanns på den där pappersremsan, och {child} kunde hålla den i ena handen.

Jaså, det är det, tänkte {child.he}. Det är inte våtdräkten. Det är brödet.

# listening
{Pet} hade vänt ryggen åt {child}. Det gjorde {pet.he} alltid när {pet.he} var förnärmad. {@ear} {Pet.He} tänkte inte komma. {Pet.He} lyssnade efter om {child} skulle göra det.

Och då märkte {child} att {child.he} själv satt med ryggen åt dörren. Och hela tiden hade {child.he} lyssnat efter steg i trappan.

Fast några steg kunde man ju inte höra, på den mattan.

# toast
{child} reste sig och öppnade dörren. ”Fffff.” Och på översta trappsteget, med ryggen åt dörren, satt {@m} med en tallrik rostat bröd. Brödet hade börjat krulla sig i kanterna.

”Jag visste inte om jag fick knacka”, sa {@m}.

”Jag är fortfarande arg”, sa {child}.

”Ja. Jag hörde hur det dunsade.”

”Det var {pet}.” {child} räckte fram remsan. Sedan ångrade {child.he} sig och läste upp den i stället. Rösten skakade, men den höll. ”Du berättade som om jag inte var där.”

{@M} öppnade munnen. {child} visste vad som skulle komma. Det var ”äsch, kom igen”.

Men {@m} stängde munnen igen och tittade på brödet.

”Nej”, sa {@m} efter en stund. ”Jag menar, jo. Jag tittade på din lärare hela tiden. Jag tittade inte på dig en enda gång.”

”Jag höll i brödet.”

”Det gjorde du”, sa {@m}. ”Förlåt, {child}.”

Det var konstigt att känna hur det gick över. Det blev ingen smäll. Det gick ungefär som med dörren.

# gerald
{child} satte sig på trappsteget.

”Det är min historia”, sa {child.he}. ”Den handlar om mig, så det är jag som bestämmer vem som får den.”

”Det är inte mer än rätt”, sa {@m}.

”Och förresten berättar du den fel.”

”Det gör jag väl inte! Jag var ju där!”

”Du låg på en handduk”, sa {child}. ”Jag var i våtdräkten.” {Child.He} tog en brödskiva. ”Jag hoppade inte efter hjälp. Jag hoppade efter våfflor. Det luktade våfflor. Och jag var nästan framme, men då kom den där tanten och hennes man, och hon sa: ’Klappa den inte, Gunnar, den kan vara sjuk.’”

{@M} satte brödet i halsen.

”Gunnar?” sa {@m}. ”Alla dessa år, och jag har aldrig hört talas om Gunnar![elder:  Vet {elder.short} om Gunnar?”

”Det vet ingen”, sa {child}.|”]

# from-the-inside
Så {child} berättade alltihop, inifrån, där det var mörkt och luktade gummi. Till slut måste {child.he} göra fenorna, för det gick inte att berätta utan. De skrattade så att de gled ner tre trappsteg, och det gjorde inte det minsta ont, på den mattan.

”Om du någon gång vill berätta den för din lärare …” sa {@m} och torkade ögonen.

”Kanske”, sa {child}. ”Jag har inte bestämt mig.[friend:  {Friend} får den först.]”

# may-i
När det var läggdags och {@m} hade sagt god natt, blev [adult: {adult.he} | hon] stående med handen på dörren.

”Får jag?” sa {@m}.

”Okej då”, sa {child}.

Och {@m}, som inte hade haft någon lätt dag [adult: {adult.he} | hon] heller, smällde igen den av all kraft.

”Fffff”, sa dörren.

Duns, sa {pet}, och vände sig om och lade sig.

# @m
{minder}
## if adult
{adult}

# @told
{Minder}, som hade passat {child.him} sedan {child.he} var liten,
## if adult
{Adult}

# @thump
{Pet} var grannens kanin, som bodde hos {child} den veckan, och {pet.he} dunsade med bakfoten när det var något {pet.he} inte gillade.
## if pet.dog
Det gjorde {pet.he} med svansen när {pet.he} inte hade något att tillägga.
## if pet.cat
Det gjorde {pet.he} genom att hoppa ner från bokhyllan när det var något {pet.he} inte gillade.

# @ate
När {child.he} vände sig om hade {pet} ätit upp sidan ett.

”{Pet}!”

{Pet} såg på {child.him} och tuggade, medan sidan två lugnt och stadigt gick samma väg.
## if pet.cat
När {child.he} vände sig om hade {pet} gjort konfetti av sidan ett.

”{Pet}!”

{Pet} såg på {child.him} med ett hörn mellan tänderna, medan sidan två gick i bitar under baktassarna.

# @ear
Men ena örat pekade bakåt, rakt på {child}.
## if pet.dog
Men ena örat var lyft, och det var det som var närmast {child}.
