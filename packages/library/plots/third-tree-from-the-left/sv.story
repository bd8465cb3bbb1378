title: Tredje trädet från vänster
title: Träd kliar sig inte
title: Det går en uggla uppför mitt ben
guest director: Gunvor (hon), Birgitta (hon)

% Regel: ett träd står ut. Uggleungen är "den", mamman "hon".
% Barken är dörrmattor; på ryggen står det VÄLKOMMEN.

# trees-dont-scratch
”Träd kliar sig inte”, sa [elder: {elder} | {director}].

”Det kliar på det här”, sa {child}, som var tredje trädet från vänster.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] låg vid roten och hade samma besvär.]

[elder: {Elder.short} repeterade | De repeterade] en pjäs i parken[city:  i {city}], under den stora eken[school: , och nästa dag skulle hela {school} komma och titta]. {child's} bark var gjord av dörrmattor[elder: , och {elder.short} hade sytt den]. Den stacks förskräckligt, och tvärs över ryggen stod det fortfarande VÄLKOMMEN.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] som brukade sova på den mattan, hade följt med den.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] var fjärde trädet.]

”Träd rör sig när det blåser”, sa {child} och kliade sig.[pet.dog:  Det gjorde {pet} med.][pet.cat:  {Pet} klöste på andra sidan.]

”I den här pjäsen blåser det inte”, sa {@director}, som hördes ända till busshållplatsen. ”[sport: Man får inte {play sport} heller. ]Ett träd står ut, {child}.[age>=9 / !friend / !pet.dog & !pet.cat:  Det är det enda det har att göra.]”

Men {child} fortsatte att klia sig, och till slut sa {@director}, riktigt vänligt, att {child.he} kanske hellre ville passa jackorna i morgon.[friend:  ”Då tar jag också jackorna”, sa {friend}.]

# the-nearest-tree
Så när alla andra hade gått hem stod {child} kvar med armarna rakt ut och övade, medan [elder: {elder.short} | {director}, som bodde i huset bredvid,] vek ihop slottet.[pet.cat:  {Pet} hade just flyttat in i det.][friend:  {Friend} stannade också, för en skog med ett enda träd ser fånig ut.][pet.dog:  {Pet} låg kvar, för det var {pet.his} träd.][adult & !pet.dog & !pet.cat / adult & !friend & !pet.cat:  {Adult} hade bara kommit för att hämta {child.him}, och fick genast vindbryggan i famnen.]

Då kom det någon gående över gräset i skymningen. Den var stor som en tekanna och luden överallt, och den gick som en gammal herre i tofflor som har hört något konstigt nere i köket. Det var en uggleunge.

Uggleungar ramlar ofta ur träd. Då går de till närmaste träd och klättrar upp igen.

Närmaste träd var {child}.

# up-my-leg
[friend: Den gick rakt förbi {friend}, som gjorde sitt bästa för att se lätt ut att klättra i[pet.dog: , och runt {pet}, som var tillsagd att ligga still]. ][!friend & pet.dog: Den gick rakt förbi {pet}, som var tillsagd att ligga still. ]Den kom bakifrån, där det stod VÄLKOMMEN. Den tog tag i dörrmattan med klorna, och sedan lite högre upp med näbben, och så började den klättra.

”{@Director}”, sa {child} utan att röra läpparna. ”Det går en uggla uppför mitt ben.”

{@Director} tappade slottet[pet.cat: , med {pet} i]. Sedan viskade [elder: {elder.he} | hon], för första gången i mannaminne.

”Rör dig inte! Mamman sitter i eken. Hon kommer och tar hand om den, bara hon tror att du är ett träd.”

”Men jag är ju dålig på det. Det sa du själv!”

”Det var dig den valde”, viskade {@director} och lade sig ner bakom slottet[pet.cat: , med en hand för porten och {pet} där inne].

# flat-on-its-face
Upp kom den, flåsande, ända upp på {child's} huvud. Det var ett väldigt kort träd. Där uppe fanns inget annat att göra än att gå och lägga sig.

En uggleunge har så tungt huvud att den inte kan sova sittande. Den ligger raklång med ansiktet neråt[age>=9 / !friend / !pet.dog & !pet.cat: , som någon som har varit och storhandlat]. Så lade sig den här, mitt i {child's} hår, med ena benet dinglande, och började snarka.

[friend & age>=9 / friend & !pet.dog & !pet.cat: ”Den har somnat”, sa {friend}, som såg den.

]”Vad ska jag göra?” sa {child} mellan tänderna.

”Stå ut”, viskade {@director}.

Så {child} stod ut.[music:  {child.He} nynnade på {@song}, längst inne, där det inte märktes.][athlete:  Inte ens {athlete} hade kunnat stå så stilla.] En liten hund kom travande, nosade på tredje trädet från vänster och lyfte på ena benet.[pet.dog:  {Pet}, vars träd det var, stod ut med det.] Det blev varmt, och sedan blev det kallt. Men inte en kvist rörde sig.

# spaghetti
[age>=9 / !friend / !pet.dog & !pet.cat: En uggla hör man inte komma, för den har så mjuka fjädrar. ]Det kom en fläkt, och sedan satt det någon på armen och såg {child.him} rakt i ögonen.

Det var mamman, och hon hade kvällsmat med sig. Ungen öppnade näbben, utan att öppna ögonen, och in åkte en mus, allt utom svansen. Den hängde ner över {child's} näsa en stund, som spagetti, och sedan slank den också in.

Mamman flög upp till närmaste gren i eken och lockade. Ungen vaknade och ville dit, men den nådde inte.

Och då började det klia på {child's} näsa, precis där svansen hade varit.

# an-itch
Först kliade det lite, och sedan kliade det mycket, [pet.dog: och sedan började {pet} klia sig nere vid roten, ][pet.cat: och sedan började {pet} klia sig inne i slottet, ]och sedan fanns det ingenting annat i hela världen. Fingrarna kröktes alldeles av sig själva, och {child.he} skämdes för dem. När som helst skulle de börja klia, och då skulle mamman se vad det var för sorts träd och ge sig av, och ungen skulle bli ensam kvar i mörkret.

[friend: ”Kliar det?” viskade {friend}.

]Hur gör ett riktigt träd, när det kliar?

”Blås”, sa {child}, så tyst att det kunde ha varit löv.

# wind
{@Director} öppnade munnen för att säga att det inte blåste i den här pjäsen. Sedan såg [elder: {elder.he} | hon] på trädet[age>=9: , som snorade och ändå höll ut armarna], och då fyllde [elder: {elder.he} | hon] lungorna och blåste.

”Vooosch”, lät {@director}.

Och tredje trädet från vänster började svaja. Det svajade åt ena hållet och gned näsan mot sin egen stickiga axel, och ingenting hade någonsin varit så skönt.

”Vooosch”, lät {@director}, lila i ansiktet, och flaxade med slottet.[adult & !pet.dog & !pet.cat / adult & !friend & !pet.cat:  {Adult} tog vindbryggan.][pet.cat:  {Pet} klev ut och gick hem.][friend:  {Friend} svajade också, för att det skulle se ut som väder.]

Det svajade åt andra hållet, med ena armen ända in i eken. Och ungen tog tag med klorna, och sedan med näbben, och klättrade längs hela armen och av i andra änden, och där uppe flyttade mamman på sig.

# the-best-tree
”Det där”, sa {@director}, när [elder: {elder.he} | hon] hade fått luft igen, ”var det bästa träd jag har haft.”

”Du blåste bra”, sa {child}.

”Gjorde jag?” sa {@director} och blev alldeles röd.[friend: 

”Och jag var väder”, sa {friend}.]

Så nästa kväll blåste det i pjäsen. Det kom in en vind i lång grå halsduk, och den blåste mycket mer än någon hade bett den om.[elder2:  ”Våra dörrmattor”, sa {elder2} till hela raden.]

# put-up-with-it
Den kvällen var {child} så trött som bara ett träd kan vara, efter att ha stått upp hela dagen. {child.He} föll raklång med ansiktet neråt, med ena benet dinglande, och sov innan någon hann få tag i täcket.[pet.dog:  {Pet} kliade sig en sista gång, för dem båda.][pet.cat:  {Pet} lade sig äntligen på VÄLKOMMEN.][pet.other:  {Pet}, som hade fått höra alltihop, höll sig alldeles stilla.]

Och sängen stod ut.

# @song
{music}

# @director
{director}
## if elder
{elder.short}

# @Director
{Director}
## if elder
{Elder.short}
