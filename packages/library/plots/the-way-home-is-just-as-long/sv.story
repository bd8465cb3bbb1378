title: Blixten svarar snart
title: Precis lika lång
title: Frågan innan
guest friend: Maja (hon), Otto (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Blixten är ”han” och talar hur långsamt man vill. Svaret kommer alltid en fråga för sent; det sista Nej är svaret på ”kan du springa?”.
% @a bakar: {adult}, annars mormor eller farfar, annars {minder}.

# seven-storeys
I hagen bakom {child's} hus stod {a wish} som hette Blixten. Det stod på en skylt. Det satt spindelväv på skylten, och på Blixten också.

På lördagen hade {@first} bakat tårta till festen i bygdegården[city:  utanför {city}]. Den hade sju våningar, och högst upp stod ett körsbär på ett annat körsbär.

”Den måste fram hel”, sa {@a}. ”Förra året tog jag bilen. Då blev det soppa. Året innan tog jag cykeln. Då blev det tapet.”

”{Friend} och jag kör den!” sa {child}. ”Vi tar Blixten!”

”Med ett sådant namn är vi framme på en minut”, sa {friend}[!friend.known: , som var {child's} bästa kompis].[school:  ”Det tar längre tid att gå till matsalen {at school}.”]

# was-that-a-step
Klockan var tio. Festen började tre. De ställde tårtan i kärran och klättrade upp på Blixtens rygg. {child} satt framlänges, för {child.he} skulle styra. {Friend} satt baklänges, för någon måste hålla ögonen på körsbären.

”Framåt, Blixten!” ropade {child}.

Ingenting hände.[athlete:  Så lugnt börjar inte ens {athlete}.]

Sedan lyfte Blixten ett ben. Han tänkte en stund. Så satte han ner det igen, lite längre fram.

”Var det där ett steg?” sa {friend}.

”Jag tror det”, sa {child}.

En snigel kom ikapp dem, kröp om och försvann[sport: , som om den skulle iväg och {play sport}].

[pet.dog: Bakom kärran gick {pet}[!pet.known: , {child's} hund]. För första gången i sitt liv hann {pet.he} lukta på precis allting.

][pet.cat: På grindstolpen satt {pet}[!pet.known: , {child's} katt,] och såg dem ge sig av. Sedan sov {pet.he} middag. När {pet.he} vaknade satt {pet.he} kvar och såg dem ge sig av.

][pet.other: {Pet} fick stanna hemma, för tårtans skull. {Pet.He} hann inte sakna dem, för de var ju nästan kvar.]

# one-question-late
”Varför går du så långsamt?” frågade {child}.

Blixten svarade inte.

”Hur gammal är du?” frågade {friend}.

Blixten svarade inte. De kom fram till brevlådan. Det tog en timme.

”Vad tycker du bäst om att äta?” frågade {child}.

”Sjut … ton”, sa Blixten.

”Äter du sjutton? Sjutton vadå?”

”Är du gift, då?” frågade {friend}.

”Hav … re”, sa Blixten.

”Är du gift med havre!”

{Friend} skrattade så att {friend.he} höll på att trilla av. Men {child} satte sig rakt upp.

”Han svarar ju! Han svarar på frågan innan!”

”Fast den allra första har han hoppat över”, sa {friend}. ”Den om varför.”

”Den var nog svår”, sa {child}.

# on-the-bridge
Mitt på bron stannade Blixten. Det var ingen större skillnad. Under dem rann bäcken, och den hade bråttom.

”Ty … värr … inte”, sa Blixten.

”Det var om han var gift”, viskade {friend}.

Sedan drog Blixten ett djupt andetag. Nu kom den svåra.

”När … man … är … framme”, sa Blixten, ”så … kliver … alla … av.”

Ingen sa något på en lång stund. {child} lade kinden mot Blixtens hals. Den var varm och dammig.

”Vi kliver av och äter tårta”, sa {child.he}. ”Men sedan kliver vi på igen. Vi ska ju hem också. Och hemvägen är precis lika lång.”

Blixten sa ingenting. Men ena örat vred sig bakåt, mot {child}.

# forty-holes
Sedan kom Gropbacken. Där fanns det fyrtio gropar, och nedanför låg bygdegården. [music: De spelade {@song}, och det hördes ända upp. | Musiken hördes ända upp.]

”Klockan är tre!” sa {friend}. ”De börjar utan oss!”

”Blixten”, frågade {child}, ”kan du springa?”

Blixten lyfte två ben på en gång. Duns, sa kärran.

”Körsbäret!” skrek {friend}. ”Det översta lutar!”

{child} såg på alla groparna. Det var här bilen hade gjort soppa. Det var här cykeln hade gjort tapet.

”Stopp, Blixten!” ropade {child.he}. ”Gå som du går!”

Då gick Blixten som han går. Ner i gropen, så sakta att grädden inte märkte något. Upp ur gropen, så sakta att körsbären trodde att de stod kvar hemma i köket. Fyrtio gånger.

# a-spoon-each
Utanför bygdegården satt alla med var sin sked. De hade väntat en hel timme.

[elder & adult: Längst fram satt {elder}, och {elder.he} hade den största skeden.[elder2:  Bredvid satt {elder2}. {Elder2.He} hade tagit med en slev.]

][elder2 & !adult: Längst fram satt {elder2}, och {elder2.he} hade den största skeden.

]”Den är hel!” ropade {@a}. ”Sju våningar! Två körsbär!”

{Friend} fick det ena körsbäret och åt upp det. {child} fick det andra och gav det till Blixten. Och när tårtan var slut klättrade de upp igen, båda två.

”Li … ka … lång?” sa Blixten.

”Precis lika lång”, sa {child}.

# the-question-before
Det var stjärnor på himlen när de kom hem. {Friend} somnade på madrassen i {child's} rum. {Friend.He} låg baklänges. {@A} stoppade om {child}, och fönstret mot hagen stod på glänt.

”God natt, Blixten”, ropade {child.he}.

Inte ett ljud.

”Han svarar nog snart”, sa {@a}.

”Det är en fråga före”, sa {child}. ”Jag frågade om han kunde springa.”

De lyssnade länge. Då kom det, borta från hagen:

”Ne … ej.”

{child} fnissade ner i kudden. Sedan sov {child.he}.

Och långt inne i natten, när det inte fanns någon vaken som kunde höra det:

”God … natt … {child}.”

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
