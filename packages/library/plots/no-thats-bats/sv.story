title: En sak till
title: Det är fladdermöss
title: Igelkotten som hade glömt
guest elder: mormor (hon), farmor (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% ”Det är fladdermöss” sägs som om alla visste det. ”Det var en sak till” är litet och artigt. Mitt i ordet bryter man verkligen av.
% {Elder} är familjens egen, annars mormor. Den som säger god natt (@a) är {adult}, annars {minder}.

# at-the-bottom
{child} var hemma hos {elder}. Det var en kväll i november[city: , och mörkt i hela {city}], och då knackade det på dörren, längst ner.

{child} öppnade. På trappan stod en liten igelkott med ett löv på huvudet.

”Ursäkta”, sa igelkotten. ”Jag ska gå i ide nu. Men jag har glömt hur man gör.”

”{Elder.short}!” ropade {child}. ”Det är en som har glömt!”

{Elder.short} kom, i tofflor och stor kofta.

# bats
”Hänger man upp och ner?” sa igelkotten.

”Nej”, sa {child}. ”Det är fladdermöss.”

”Flyger man till Afrika?”

”Nej, det är svalor.”

[music: Sedan undrade han om man sjunger {@song}.

”Nej, det är radion.”

][pet.cat: ”Ligger man på elementet och vill inte bli störd?”

”Nej, det är {pet}[!pet.known: , min katt]!”

][pet.other: ”Gör man som {pet}?”

”Nej, ingen kan göra som {pet}.”

]”Gräver man ner ett ben och skäller på brevbäraren?”

”Nej! Det är [pet.dog: {pet}[!pet.known: , min hund]|hundar]!”

”Vad skönt”, sa igelkotten. ”Jag har inget ben.”

”Man sover”, sa {elder.short}. ”Hela vintern. Tänk den som kunde. Jag låg vaken hela natten i natt. Jag har nog också glömt hur man gör.”

[elder2: Innanför dörren hördes en lång snarkning. Det var {elder2}, och {elder2.he} hade aldrig glömt.

]”Då visar jag er”, sa {child}. ”Jag gör det varje kväll.[school:  Men inte {at school}.]”

# every-evening
{Child.He} tog ficklampan, och så gick de ut till den stora lövhögen under äppelträdet.

”Först äter man”, sa {child}.

Igelkotten åt ett halvt äpple. {Elder.short} åt den andra halvan.

”Sedan bäddar man.”

{child} grävde en grop i löven. En liten till igelkotten och en stor till {elder.short}.

”Sedan rullar man ihop sig.”

Igelkotten blev en boll. {Elder.short} blev nästan en boll. Det knakade lite.[sport:  ”Svårare än {sport}”, sa {elder.short}.]

”Och sedan blundar man.”

Alla låg stilla i lövhögen. {child} väntade.

# one-thing-more
Då stack det upp en nos.

”Det var en sak till”, sa igelkotten.

”Vatten?” sa {child}, för sådant visste {child.he} allt om.

[friend: {Friend}[!friend.known: , {child's} bästa vän,] skulle sova där den natten och tittade ut genom köksfönstret. {Friend.He} räckte ut ett glas, för {friend.he} visste också allt om sådant. Igelkotten drack lite vatten.|Igelkotten drack lite vatten ur ett glas.]

”Det var en sak till.”

”Kissa?”

Igelkotten gick bakom trädet och kom tillbaka.

”Det var en sak till.”

”Lampan?”

{child} släckte ficklampan. Det var mörkt. Igelkotten låg tyst en stund.

# mother-did-it
”Nej”, sa han sedan. ”Det var något allra, allra sist. Det var mamma som gjorde det. Men jag var så liten, så jag minns inte vad det var. Jag minns bara att det var mamma.”

{child} satte sig på huk. {Child.He} tänkte på sin egen säng[athlete:  under bilden av {athlete}]. Först äter man. Sedan borstar man tänderna och kissar och dricker vatten och kissar igen. Lampan släcks. Och sedan, allra, allra sist, när det är mörkt …

# that-was-it
{Child.He} böjde sig ner, så nära att det stack.

”God natt”, sa {child}.

”Det var det!” sa igelkotten. ”Det var precis det hon s…”

Och så sov han. Mitt i ordet.

# enough-for-two
”{Elder.short}, det gick!” viskade {child}.

Men {elder.short} svarade inte. {Elder.short} låg i sin grop med löv i håret och snarkade så att det prasslade. Ett enda god natt hade räckt till dem båda.

{child} satte sig emellan och vaktade. Det var tur att han glömde, tänkte {child.he}. Om han hade kommit ihåg hade han aldrig knackat på.

Då kom {@a} gående genom gräset.

”{Child}?” sa {@he}. ”Varför ligger {elder.short} i en lövhög?”

”Sch”, sa {child}. ”{Elder.He} har gått i ide.”

# to-bed
De la mera löv på igelkotten, ett tjockt, varmt täcke. {Elder.short} fick de leda in mellan sig. {Elder.He} gick hela vägen uppför trappan och ner i sängen utan att vakna en enda gång.

”God natt, {elder.short}”, sa {@a}.

Och {elder.short} sov ända till morgonen.

# in-the-word
Men först skulle {child} också sova. {Child.He} hade ätit. {Child.He} hade borstat tänderna och kissat och druckit vatten och kissat igen. {@A} släckte lampan.

”Och nu då?” sa {@a}. ”Hänger man upp och ner?”

”Nej, {@a}”, sa {child} och gäspade. ”Det är fladdermöss. Det är en sak till.”

{@A} böjde sig ner, så nära att det kittlade.

”God natt, {child}.”

”Det var d…” sa {child}.

Och så sov {child.he}.

# @song
{music}

# @a
{minder}
## if adult
{adult}

# @he
hon
## if adult
{adult.he}
