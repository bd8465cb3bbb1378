title: Trettio tänder
title: Det luktar zebra
title: Och en katt till
guest friend: Hugo (han), Stella (hon)
guest cat: Måns (han), Findus (han)
guest sitter: Berit (hon), Majken (hon)

% Lejonet är det. Katten är familjens, annars grannens {cat}; en hund som är vald gör kattens del. Den vuxna är {adult}, annars barnvakten {sitter}.

# in-the-bed
Det låg ett lejon i {child's} säng.

Det låg på mage med hakan på kudden, och svansen hängde ner [elder: från {elder's}[elder2:  och {elder2's}] lapptäcke, ända till golvet|på golvet]. {child} och {friend} stod i dörren i varsin pyjamas[athlete: , {child} i den med {athlete} på]. {Friend} skulle sova över.

[adult: ”{Adult}!” ropade {child}. | ”{sitter}!” ropade {child} till barnvakten.] ”Det ligger ett lejon i min säng!”

”Jaså”, ropade [adult: {adult}|{sitter}] från köket. ”Har det borstat tänderna?”

Det hade de inte tänkt på.

# zebra
”Har du borstat tänderna?” frågade {child}.

”Nej”, sa lejonet. ”Det gör inte lejon.”

”I den här sängen gör man det”, sa {child}.

{friend} nosade i luften. ”Det luktar zebra”, sa {friend.he}.

”Det var i tisdags”, sa lejonet och såg lite generat ut.

[pet.other: ”{Pet} får du inte äta”, sa {child}.]

[pet.other: ”Nej då”, sa lejonet.]

# open-wide
{child} hämtade sin tandborste, och {friend} hämtade diskborsten, för lejonet var ju så stort. De tog mycket tandkräm. Men när lejonet fick se borstarna knep det ihop munnen så hårt att morrhåren stod rakt ut.

”Gapa”, sa {child}.

”Mm-mm”, sa lejonet.

”Säg aaa”, sa {friend}.

”Nn-nn”, sa lejonet.

{friend} kittlade det under tassen. Lejonet skrattade, men bara genom näsan, så att hela manen fladdrade. Munnen var fortfarande stängd.

# mejom
”Är du rädd?” frågade {child}.

”Mejom äm imte mädda”, sa lejonet.

”Vad sa det?” viskade {friend}.

”Lejon är inte rädda”, viskade {child}. Men {child.he} såg att tassarna skakade lite. {child.He} satte sig på sängkanten. ”Det kittlas bara”, sa {child.he}. ”Mest i början.”

Lejonet tittade i taket.

# nose-to-nose
Då kom grannens katt in. Han hette {cat}, han gick in överallt där det var öppet, och han hade åsikter om allting.

”Mraaau”, sa {cat} och hoppade upp på sängen. Han gick ända fram till lejonet, nos mot nos. Han tittade på lejonet. Lejonet tittade på honom.

Sedan satte {cat} sig ner och gäspade.

Han gäspade så att man såg den rosa tungan och alla tänderna, ända längst in. {cat} hade ingen brådska. Det var en lång gäspning, med ett litet pip på slutet.
## if pet.cat
Då kom {pet} in. {Pet} var [breed: {a breed}|katten i huset][breed.Siamese: , smal och ljus med mörka öron], och {pet.he} hade åsikter om allting.

”Mraaau”, sa {pet} och hoppade upp på sängen. {Pet.He} gick ända fram till lejonet, nos mot nos. {Pet.He} tittade på lejonet. Lejonet tittade på {pet.him}.

Sedan satte {pet} sig ner och gäspade.

{Pet.He} gäspade så att man såg den rosa tungan och alla tänderna, ända längst in. {Pet} hade ingen brådska. Det var en lång gäspning, med ett litet pip på slutet.
## if pet.dog
Då kom {pet} in. {Pet} var [breed: {a breed}|hunden i huset], och i den här sängen brukade det vara {pet.he} som låg.

”Voff”, sa {pet} och klev upp på sängen. {Pet.He} gick ända fram till lejonet, nos mot nos. {Pet.He} tittade på lejonet. Lejonet tittade på {pet.him}.

Sedan satte {pet} sig ner och gäspade.

{Pet.He} gäspade så att man såg den rosa tungan och alla tänderna, ända längst in. {Pet} hade ingen brådska. Det var en lång gäspning, med ett litet pip på slutet.

# catching
Och gäspningar smittar.

Det ryckte i lejonets ena mungipa. Det ryckte i den andra. Lejonet kämpade emot, men det gick inte …

”Nu!” ropade {child}.

Lejonet gäspade så stort att gardinen sögs in i rummet[city:  och det drog i hela {city}]. {child} borstade där nere, och {friend} borstade där uppe. Skrubb, skrubb, skrubb[music: , i takt till {music}]! [sport: Så varm blir man inte ens av att {play sport}. ]Trettio tänder hade lejonet. {friend} räknade till tjugo[school: , som de gör {at school}], och {child} räknade resten.

”Klart”, sa de.

Lejonet stängde munnen. Det slickade sig runt nosen.

”Jordgubb”, sa det förvånat.

# room-for-all
Sedan gäspade {friend}. Sedan gäspade {child}. Lejonet flyttade sig in mot väggen så att det blev plats för alla, om man låg tätt. Manen var varm och luktade bara lite, lite zebra. [pet.cat / pet.dog: {Pet}|{cat}] klättrade upp och lade sig överst.

[adult: {Adult}|{sitter}] kom för att säga god natt.

”Är alla tänder borstade?”

”Alla trettio”, mumlade {child}.

# one-more
[adult: {Adult}|{sitter}] släckte lampan. Sedan räknade [adult: {adult.he}|hon] i mörkret, så som [adult: {adult.he}|hon] alltid gjorde.

”Ett barn”, sa [adult: {adult.he}|hon]. ”Två barn. En katt.”

[adult: {Adult.he}|Hon] kände sig för lite till.

”Och en katt till.”
## if pet.dog
[adult: {Adult}|{sitter}] släckte lampan. Sedan räknade [adult: {adult.he}|hon] i mörkret, så som [adult: {adult.he}|hon] alltid gjorde.

”Ett barn”, sa [adult: {adult.he}|hon]. ”Två barn. En hund.”

[adult: {Adult.he}|Hon] kände sig för lite till.

”Och en väldigt stor katt.”
