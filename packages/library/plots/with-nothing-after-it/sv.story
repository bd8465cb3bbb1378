title: Utan något efter
title: Resten
title: Man skulle ha varit med
guest friend: Iris (hon), Melker (han)

% Regel: ett ”Gör det, du” hjälper bara om det inte kommer något efter; det som inte sades fastnar på en. Det som sägs först kan inte
% komma efter.
% {wish.wants} är vad föräldern sa att den vill: flyga, se världen. Bara den önskade hör resten; människor måste säga den.
% {friend} är alltid någon. Den som fiskar är {elder}, annars en gubbe.

# wednesdays
”De vill ha med mig i en pjäs[school:  {at school}]”, sa {friend}. ”De repeterar på onsdagar.”

{child} och {friend} satt på bron, där de satt varenda onsdag med benen mellan räckets spjälor. De var bästa vänner, och onsdagarna var deras.

{child} såg ner i vattnet. ”Gör det, du”, sa {child.he}.

Det var ju snällt sagt. Men {friend} såg ut som om någon hade stängt en dörr mitt för näsan på {friend.him}, och gick därifrån så fort att väskan blev kvar. {child} ville ta tillbaka det och visste inte vad det var {child.he} skulle ta.

# ouch
”Aj”, sa någon. ”Vad mycket det kom efter det där.”

{@waiting}

”Efter vad då?” sa {child}.

”Efter ’gör det, du’. Det finns alltid en rest som folk inte säger. Jag har väntat så länge att jag kan höra den.”

”Väntat på vad då?”

”Jag vill {wish.wants}”, sa {the wish}. ”Det har jag velat i hela mitt liv. Någon behöver bara säga ’gör det, du’, utan något efter. Kommer det något efter så fastnar det i {wish.part}, och då kommer jag ingenstans.”

# somebody-on-the-bridge
Det kunde väl inte vara så svårt, tänkte {child}. [city: Halva {city} gick över den där bron. ]En kvinna kom med en barnvagn.

”Ursäkta”, sa {the wish}. ”Jag vill {wish.wants}.”

”Gör det, du”, sa kvinnan och log.

{The wish} lyssnade. ”’Och vem ska {wish.does} då?’” sa {wish.he}. ”Det var resten.”

”Det sa jag inte alls!” sa kvinnan och skyndade vidare så att hjulen gnisslade. Så det var sant.

”Gör det, du!” ropade en pojke på cykel, utan att vända på huvudet.

”’Bara jag slipper hjälpa till’”, sa {the wish}.

[sport: Två som skulle {play sport} sa det i munnen på varandra. ”’Vi kommer för sent’”, sa {the wish}. ”Båda två.”

][music: En tjej med {music} i hörlurarna sa det alldeles för högt. ”’Nu kommer det bästa’”, sa {the wish}.

][athlete: ”Någon måste ha sagt det till {athlete} en gång”, sa {child}. ”Utan något efter.”

][elder: Vid det andra räcket stod {elder} och fiskade och tog god tid på sig. ”Gör det, du”, sa {elder.short} och menade det snällt. | Vid det andra räcket stod en gubbe och fiskade och tog god tid på sig. ”Gör det, du”, sa han och menade det snällt.]

”’Men inte förrän du har ätit’”, sa {the wish}.

”Nej, det är klart”, sa [elder: {elder.short}. | gubben.]

[elder2: ”’Och ta en kofta’”, sa {the wish}. Den kom från {elder2}.]

[pet: {@pet-says-it}]

Till slut försökte {child}. ”Gör det, du!” sa {child.he}, med det största leende {child.he} hade.

”Du har målat över det”, sa {the wish}. ”Men det är samma under. Det var inte ens till mig.”

# on-the-sleeve
Solen gick ner bakom taken. {child} satt med {friend's} väska i knät.

”Vart tog det vägen?” frågade {child.he}. ”Det första?”

”Det fastnade i ärmen på din vän”, sa {the wish}. ”Det var så mycket att det släpade i backen.”

{child} blev alldeles kall. Nu gick alltså {friend} hem med det på sig. I morgon skulle {friend.he} säga nej till pjäsen och inte ens veta varför.

”Och jag tror att jag slutar nu”, sa {the wish}. ”Jag kanske inte vill {wish.wants}. Det kanske bara är något jag säger.”

# the-rest-first
”Vänta”, sa {child}. ”Tänk om jag säger resten? Om jag säger den först, då kan den inte komma efter.”

Det hade ingen provat. {child} tog tag i räcket med båda händerna. Det var svårt att veta var man skulle börja, så {child.he} började med det värsta.

”Jag vill inte att du gör det”, sa {child.he}. ”Onsdagarna är våra. Du kommer att trivas bättre där. Ni kommer att skratta åt saker, och när jag frågar vad det är som är så roligt säger du att man skulle ha varit med. Och då märker du att det är jag som är den tråkiga.” Rösten skakade, men {child.he} fortsatte tills det inte fanns mer. ”Och så sitter jag här, och det finns ingen att säga något till.”

{The wish} såg undrande ut. ”Men jag har inga onsdagar”, sa {wish.he}.

”Nej”, sa {child}. ”Det där var till {friend}.”

”Till mig?” sa {friend}, som hade kommit tillbaka efter väskan och stod precis bakom.

# say-it
De såg på varandra.

”Jag trodde att du inte brydde dig”, sa {friend}.

”Hörde du det inte?”

”Nej. Sådant kan inte jag höra. Man måste säga det.” {Friend} satte sig där {friend.he} alltid satt. ”Det kom något efter mitt också. ’Och jag vågar inte utan dig’, kom det.”

{child} tänkte på det en stund. Sedan tog {child.he} ett djupt andetag, och det fick gott om plats.

”Gör det, du”, sa {child}.

{The wish} lyssnade så länge att en hel båt hann åka under bron.

”Nå?” viskade {friend}.

”Ingenting”, sa {the wish}. ”Det kommer ingenting efter. Får jag också ta det?”

”Det räcker till er båda”, sa {child}.

# had-to-be-there
Och så fick {the wish} {wish.wants}. Det är ingen idé att försöka berätta hur det såg ut. Man skulle ha varit med.

Det var de, båda två.

Hela vägen hem berättade {friend} om pjäsen för {child} och gjorde alla rösterna. [pet: {@pet-goes-out}]

”Får jag läsa ett kapitel till?” frågade {child} på kvällen.

”Gör det, du”, sa [adult: {adult} | någon i köket].

{child} lyssnade. Det kom ingenting efter.

# @waiting
En bit bort på bron stod {a wish}.
## if wish.size.huge
Alldeles bredvid bron fanns {a wish}.
## if wish.size.tiny
På räcket, intill {child's} armbåge, satt {a wish}.
## if wish.kite / wish.balloon / wish.hot-air-balloon / wish.kind.sky / wish.kind.sky & wish.size.huge
Strax ovanför bron hängde {a wish}.
## if wish.whale / wish.orca / wish.narwhal / wish.dolphin / wish.shark / wish.fish / wish.goldfish / wish.jellyfish / wish.seahorse / wish.stingray / wish.octopus / wish.eel / wish.swordfish / wish.pufferfish / wish.clownfish / wish.shrimp / wish.starfish / wish.mermaid
Rakt under {child's} fötter, i vattnet, låg {a wish}.

# @pet-says-it
”Du skulle höra {pet} därhemma”, sa {child}. ”Där kommer det aldrig något efter.”
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] som låg bredvid väskan, skällde. ”Efter den kom det ingenting”, sa {the wish}. ”Jag vet bara inte vad det handlade om.”
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] hade följt med dit och såg {the wish} rakt i ögonen. ”Så konstigt”, sa {the wish}. ”Det är bara rest. Det finns ingenting framför.”

# @pet-goes-out
{Pet} sov redan och hade inte frågat någon.
## if pet.dog
Vid grinden släppte {child} {pet} ur kopplet. ”Gör det, du”, sa {child.he}, och {pet} var borta innan det hann komma något efter.
## if pet.cat
Hemma ville {pet} ut. ”Gör det, du”, sa {child} och höll upp dörren, och {pet} satte sig på tröskeln och tänkte på allt som kom efter.
