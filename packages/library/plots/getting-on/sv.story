title: Den börjar bli mycket
title: Ser jag ut som en klocka?
title: I samma bransch
guest elder: Berit (hon), Gun (hon)
guest friend: Iris (hon), Melker (han)

% Regel: varje ursäkt håller en gång, sedan kommer den tillbaka större. Den som bara har haft ursäkter har aldrig försökt.
% {wish.cannot} är vad föräldern sa att den inte kan: simma, gala, spruta eld. Det den gör och dess ljud kan vara just det (en tupp):
% därför är det andra som säger att den kan, och ljudet kommer när den har kunnat.
% {elder} bestämmer över dagen; är ingen ikryssad gör en gäst det. {friend} är alltid någon.

# two-hands
Klockan vid hamnen hade två visare och inga siffror. Den bara hängde där och pekade, och ingen i världen visste att {child} inte hade en aning om på vad. Det skulle ingen få veta heller. {Child.He} var {age} år och kunde inte en enda klocka med visare[school: , inte ens den {at school}].

Det var hamnfest[city: , och hela {city} var där]. ”Tio i fyra”, sa {friend}[!friend.known: , {child's} bästa vän,] som vanligt. {Friend} hade för vana att tala om vad klockan var när ingen hade frågat. Sedan gick {friend.he} och köpte korv.

[pet: {@told-by-the-bowl}]

# same-line
”Ursäkta”, sa någon. ”Vet du vad klockan är?”

{@close-by}

{child} såg upp på klockan, precis så länge som folk brukar. ”Den börjar bli mycket”, sa {child.he}.

”Det där var bra”, sa {the wish} lågt. ”Först blicken, och sedan den lilla sucken. Du kan inte klockan.”

Det hade ingen sagt högt förut. Det var som att kliva på ett trappsteg som inte finns.

”Jag är i samma bransch”, sa {the wish}. ”Jag kan inte {wish.cannot}.”

# one-excuse
”Men du är ju {a wish}!” sa {child}.

”Det är det alla säger. Och klockan fem ska jag {wish.cannot}, ute på bryggan, så att alla ser. Det är bara en liten sak, mellan lotteriet och säckhoppningen, men mina ursäkter är slut. Du ser ut att ha några över.”

{child} hade hundratals. ”En ursäkt håller bara en gång”, sa {child.he}. ”Sedan behöver man en större.”

# back-bigger
De började med en liten. {Elder}, som bestämde över hamnfesten, kom längs kajen och sa allting i megafon.

”Jag måste vara rädd om {wish.part}”, sa {the wish}.

”Stackars dig!” sa {elder.short}. ”Och vi vet ju vad man kan vänta sig av {a wish}! {Wish.does}! Du ska få hela bryggan för dig själv!”

”Den kom tillbaka större”, viskade {the wish}.

Då tog {child} fram den största {child.he} hade.

”Jag gör det aldrig utan trumvirvel”, sa {the wish}.

”Det finns en trumma i båthuset”, sa {friend}, som var tillbaka och gärna hjälpte till. [athlete: ”Inte ens {athlete} brukar få trumvirvel.” ]

”Strålande!” sa {elder.short}[music:  och lät stänga av {music} mitt i].[elder2: 

”Och jag kan trumma”, sa {elder2}.]

# behind-the-boathouse
”Nu har vi inga fler”, sa {the wish} bakom båthuset. ”Hur gör du alla andra dagar?”

”Jag tittar precis lagom länge. [sport: När man ska {play sport} är det alltid någon annan som säger när det är slut. ]Och för det mesta råkar {friend} säga det innan någon frågar.”

”Det är en ensam bransch”, sa {the wish}. ”Jag skulle också ha behövt någon som råkade säga saker.”

# the-megaphone
Då började trumman. {The wish} måste gå ut på bryggan, och {elder.short} tryckte megafonen i händerna på {child}.

”Ställ dig under klockan, och så fort den är fem ropar du!” sa {elder.he}.

Hela kajen såg på {child}, och {child} såg upp. Den ena visaren pekade åt ett håll och den andra åt ett annat, och de kunde ha menat vad som helst.

”Snart”, sa {friend}, alldeles intill, som vanligt. ”Snart. Nu är den fem.”

Allt {child} behövde göra var att säga det. Det skulle gå bra, för det hade det alltid gjort. Men ute på bryggan viskade ingen till {the wish}, och {wish.he} såg på {child.him}, så som man ser på den enda andra i branschen.

{child} lyfte megafonen. Den skakade.

”Jag vet inte om den är fem”, sa {child.he}, och det ekade över hela hamnen. ”Jag kan inte klockan.”

# twenty-times-a-day
Trumman slutade.

”Och jag kan inte {wish.cannot}”, sa någon längst ut på bryggan.

”Men varför i all världen sa du inte det?” ropade {elder.short}. ”Då hade du ju fått något litet, mellan lotteriet och säckhoppningen!”

”Det var där jag var”, sa {the wish}.

Alla skrattade. Men {child} vågade inte vända sig om, för där stod {friend}.

”Jag vet”, sa {friend}. ”Det har jag vetat sedan ettan. [pet: {Pet} vet. ]Varför tror du att jag säger det till dig hela tiden? Ser jag ut som en klocka?”

{child} tänkte på alla gångerna. Det hade aldrig varit någon vana.

”Varför har du aldrig sagt något?”

”Det har jag ju”, sa {friend}. ”Ungefär tjugo gånger om dagen.”

# before-that-bit
”Då får vi väl börja från början”, sa {elder.short}. ”Hur brukar du börja?”

”Jag vet inte”, ropade {the wish}. ”Jag har alltid gått innan dess.”

{The wish} hade haft så fullt upp med ursäkter att {wish.he} inte hade försökt en enda gång. Och {child} hade aldrig sett på en klocka längre än det tar att lura någon.

Nu försökte båda två. Ute på bryggan gick det dåligt.

”Det där var förskräckligt”, sa {the wish} och lät förvånad. ”Är det inte värre än så?”

Under klockan gick det också dåligt. ”Den korta visaren först”, sa {friend}. ”Nej, den korta.”

Sedan gick det dåligt på ett helt nytt sätt, och hela kajen applåderade. {child} tittade, och fortsatte att titta, tills visarna inte bara pekade längre.

”Tjugo över fem”, sa {child.he} i megafonen, och ingen hade viskat det.

Och tjugo över fem kunde {the wish} {wish.cannot}. Det var inte mycket, men ingen kunde ha kallat det något annat.

”{Wish.sound}”, sa {the wish}, mycket lågt.

# look-at-the-time
Hela vägen hem frågade {friend} vad klockan var. [pet: {@kept-waiting}]

”Vet du vad klockan är?” sa [adult: {adult} i dörren | någon i dörren], med rösten som hör till.

{child} såg efter. {Child.He} såg in på köksklockan, mycket längre än folk brukar.

”Ja”, sa {child.he}. ”Tolv minuter över sex.”

Och det var den.

# @close-by
Det var {a wish}, alldeles bredvid {child.him}.
## if wish.size.tiny
Det var {a wish}, på bänken alldeles bredvid {child.him}.
## if wish.size.huge
Det var {a wish}. {child} hade trott att {wish.he} hörde till hamnen.
## if wish.kind.sky / wish.kind.sky & wish.size.huge
Det var {a wish}, mycket längre ner än vanligt.
## if wish.goldfish / wish.fish / wish.jellyfish / wish.seahorse / wish.clownfish / wish.pufferfish / wish.shrimp / wish.starfish
Det var {a wish}, i en hink som någon hade ställt ifrån sig bredvid {child.him}.

# @told-by-the-bowl
Till och med {pet} där hemma kunde klockan och ville ha mat klockan sex, varenda dag.
## if pet.dog
Till och med {child's} hund, {pet}, kunde klockan och stod vid matskålen där hemma när den var sex, varenda dag.
## if pet.cat
Till och med {child's} katt, {pet}, kunde klockan och satt vid matskålen där hemma när den var sex, varenda dag.

# @kept-waiting
Där hemma hade {pet} väntat i tolv minuter.
## if pet.dog
Där hemma hade {pet} stått vid matskålen i tolv minuter.
## if pet.cat
Där hemma hade {pet} suttit vid matskålen i tolv minuter.
