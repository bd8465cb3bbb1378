title: Prutten som aldrig tog slut
title: Den byter bara rumpa
title: Bara en vanlig
guest pet: Sotis (hon), Nalle (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% @a är {adult}, annars mormor eller farfar, annars {minder}. Prutten får låta så länge någon orkar. Bara hund, eller inget djur: då är {pet} hunden.

# bus-number-four
Det började på buss nummer fyra[city:  {in city}]. {child}, {@first} och [!pet.known: hunden ]{pet} satt längst fram, och bussen lät så konstigt.

Prrrrrrrrrr, lät den.

”Bussen har visst ätit ärtsoppa”, sa chauffören.

{child} skrattade så att mössan åkte av. Och i samma sekund blev bussen tyst. Däremot började {child}.

Prrrrrrrrrr.

”{Child}”, sa {@a}.

”Det är inte jag!” sa {child}. ”Det är min rumpa!”

{Pet} tittade på rumpan och lade huvudet på sned.

# it-went-on
Den tog inte slut vid hållplatsen. Den tog inte slut i trappan, där den sa pa-prr, pa-prr, pa-prr för varje steg. [sport: Den tog inte slut när {child} skulle {play sport}. ]Den tog inte slut under middagen, fast {child} satt på två kuddar. Då lät den bara som en humla i en burk. Den luktade ingenting alls. Den bara höll på.

{Pet} gillade den. {Pet} satte sig bredvid och ylade stämman[music: , precis som till {music}].[elder & adult: 

{Elder} ringde och ville säga god natt[elder2: , och {elder2} med]. ”Vilken vacker bas du har fått”, sa {elder.short}.][elder2 & !adult: 

{Elder2} ringde och ville säga god natt. ”Vilken vacker bas du har fått”, sa {elder2.short}.]

# it-changes-bottoms
Hela natten höll den på. På morgonen var {child} så trött på prutten att {child.he} tog med {pet} och {@a} till hållplatsen och väntade på buss nummer fyra.

”Ursäkta”, sa {child} till chauffören. Prrrrrr. ”Var den här din?”

Chauffören rodnade. ”Jag hade den sedan i lördags”, sa han. ”Jag fick den av en rörmokare, som fick den av en biskop. Den är jättegammal. Det var en mammutjägare som släppte den på stenåldern.”

”När tar den slut?” frågade {child}.

”Den tar aldrig slut”, sa chauffören. ”Den byter bara rumpa.”

Så förklarade han hur det går till. När man får någon att skratta hoppar prutten över till den som skrattar. Men det räknas inte att skratta åt själva prutten. Man måste skratta åt något annat.

”Lätt!” sa {child}.

# not-easy
Det var inte lätt. {Child.He} försökte med en rolig historia för fröken[school:  {at school}].

”Vet du vad glassen sa till tåget? Den sa: prrrrrrrrrr!”

”Vad sa den?” frågade fröken.

”Den sa: PRRRRRRRRRR!”

[friend: {Child.He} försökte med {friend}[!friend.known: , sin bästa vän], som fick lägga sig ner av skratt. Men det var åt själva prutten, så där satt den.

]{Child.He} försökte med brevbäraren. {Child.He} försökte med tandläkaren, som inte ens hörde sin egen borr. {Child.He} försökte med en farbror på en bänk, men farbrorn trodde att det var en moped och flyttade på sig.

Det var likadant varje gång. Så fort det roligaste kom tog prutten i så att ingen hörde. Och alla skrattade åt prutten, och det räknades ju inte.

# a-hat
När {child} kom hem satt {@a} i telefon med banken och hade sin allra allvarligaste röst.

{child} funderade. {Child.He} måste vara rolig utan att säga ett enda ord. {Child.He} tittade på {pet}. {Pet} tittade på {child}.

{child} gick till hallen. {Child.He} hämtade {@s} solglasögon, {@s} finaste hatt och {@s} [elder.he & !adult: fiskeväska | [adult.he: portfölj | handväska]]. {Child.He} satte allihop på {pet}.

{Pet} gick in i köket. Mycket långsamt, som en fin dam på väg till en fin middag. Framför {@a} stannade {pet}, tittade över glasögonen och nös så att hatten hamnade i gröten.

{@A} försökte hålla emot[athlete: , som {athlete} i en final]. {@He} blev röd. {@He} blev lila. Sedan skrattade {@he} så att {@he} fick hålla sig i bordet.

# the-bank
{child} blev tyst.

Prrrrrrrrrr, sa {@a}.

”Vad är det som låter?” frågade mannen på banken.

”Det är …” sa {@a}. Prrrrrrrrrr. ”Det är bara en hund med hatt!”

Då skrattade mannen på banken. Han tänkte sig en hund med hatt, och det räknas. {@A} blev tyst. Och ur telefonen, långt borta, hördes det:

Prrrrrrrrrr.

”Hej då”, sa {@a} snabbt och lade på.

På kvällen visade teven vädret. ”Det blåser upp över hela landet”, sa meteorologen. Prrrrrrrrrr. ”Ursäkta. Jag var på banken i dag.”

# prt
Sedan var det läggdags. {@A} släckte lampan, och det var så tyst, så skönt, härligt tyst. {child} hörde klockan ticka. {Child.He} hörde {pet} andas nedanför sängen.

Då hördes något under täcket.

Prt.

{Pet} lyfte ett öra. {@A} stannade i dörren. De väntade, alla tre.

Det kom inget mer.

”Det var bara en vanlig”, sa {child}. ”Den tog slut.”

Och så somnade {child.he}.

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

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
