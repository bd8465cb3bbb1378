title: Duns!
title: Nu är vi två som vet
title: Det kostar ett förlåt
guest friend: Bo (han), Ines (hon)
guest ture: Ture (han), Sixten (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Bara för den som har bett om det. Duns får sägas så att det känns; det sista Brum är pyttelitet.
% @a är {adult}, annars mormor eller farfar, annars {minder}.

# bump
{child} satt på huk i sandlådan[school:  {at school}] och bakade en kaka. Då kom {ture} och puttade {child.him}.

Duns! sa det. Där satt {child} på rumpan i sanden.

{Ture} sprang iväg och ställde sig vid gungorna.

{child} grät. Det gjorde ont i rumpan. Men mest gjorde det ont inuti, där man är ledsen.

# feel-for-myself
Då kom {friend}.[!friend.known:  {Friend} var {child's} bästa kompis.]

”Varför sitter du där?” frågade {friend}.

”Jag blev puttad. Det sa duns.”

”Gjorde det ont?”

”Ja.”

{Friend} tänkte. Så klev {friend.he} ner i sandlådan och ställde sig precis bakom {child}.

”Vad gör du?” sa {child.he}.

”Jag ska känna efter”, sa {friend}.

Och så satte {friend.he} sig, rakt ner. Duns!

”Aj”, sa {friend}.

”Varför gjorde du så?”

”Nu är vi två som vet”, sa {friend}.

# like-on-the-bus
De satt där i sanden. {child} grät lite till, för det var inte slut. {Friend} väntade.

När det nästan var slut tittade {child} ner. {Child.He} hade gjort en grop i sanden. En rund grop, precis som {child.his} rumpa. Och bakom var {friend's} grop.

”Det är som på bussen”, sa {child.he}.

”Då är det du som kör”, sa {friend}. ”Du sitter längst fram.”

{child} tog hinken och höll i den som en ratt.

”Brum”, sa {child.he}. Det lät lite snorigt.

”Brum, brum!” sa {friend}.

# where-to
De körde förbi trädet.[sport:  De körde förbi några som skulle {play sport}.] De körde förbi gungorna. Där stod {ture}.

”Vart går bussen?” sa {ture} tyst.

{child} bromsade. Iiiiiih!

”Du puttade mig”, sa {child.he}. ”Jag blev ledsen.”

{Ture} petade i sanden med skon.[athlete:  Det stod {athlete} på hans tröja.]

”Jag ville vara med”, sa han. ”Men jag visste inte hur man frågar.”

# one-sorry
”Man säger: Får jag vara med?” sa {friend}.

”Får jag vara med?” sa {ture}.

{child} tänkte länge. Det var {child.he} som körde, så det var {child.he} som bestämde.

”Det kostar ett förlåt”, sa {child.he}.

”Förlåt”, sa {ture}.

”Du får sitta längst bak. Och du får göra din egen grop.”

Duns! sa det.

”Aj”, sa {ture}.

”Ja”, sa {child.he}. ”Så känns det.”

Nu var de tre som visste.

# all-the-way
Och {child} körde bussen.[music:  På radion spelade de {@song}.] {Child.He} körde genom tunneln och över bron och [city: genom hela {city} och ]hela vägen till havet, brum, brum, brum, och sakta i kurvorna så att ingen skulle ramla. {Ture} höll i {friend}, och {friend} höll i chauffören, ända tills {@first} kom och hämtade.

[elder & adult: Vid bron hade {elder} stigit på, fast bara på låtsas.[elder2:  Vid tunneln hade {elder2} gjort det.] De som är snälla får åka gratis.

][elder2 & !adult: Vid bron hade {elder2} stigit på, fast bara på låtsas. De som är snälla får åka gratis.

][pet.dog: Hemma slickade {pet}[!pet.known: , {child's} hund,] {child.him} på kinden. Den smakade salt.

][pet.cat: Hemma lade sig {pet}[!pet.known: , {child's} katt,] i {child.his} knä och spann. Det lät precis som en buss.

][pet.other: Hemma fick {pet} höra om bussen.]

# till-tomorrow
På kvällen låg {child} i sin säng.

”Är du ledsen än?” frågade {@a}.

{Child.He} kände efter.

”Lite.”

”Var då?”

”I rumpan.”

Då ställde sig {@a} mitt på mattan. Och så satte {@he} sig, rakt ner. Duns!

”Aj”, sa {@a}.

{child} skrattade.

”Nu vet du också”, sa {child.he}.

”Nu vet jag också”, sa {@a}. ”God natt, lilla chauffören. Vart går bussen?”

”Till i morgon. Det kostar en puss.”

{@A} betalade.

”Brum”, sa {child.he}.

Och sedan ett till, ett alldeles litet.

”Brum.”

# @song
{music}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
