title: Det är bara
title: Hur stor är en igelkott?
title: Det som kunde namnet
guest friend: Milo (han), Tuva (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som ligger i soffan (@a) är mormor eller farfar, annars {adult}, annars {minder}. Snarkningen får gärna låta. Det som talar i mörkret talar i sömnen, långsamt.

# not-a-wink
{child} var {age} år och skulle tälta utan vuxna för första gången. {Child.He} och [!friend.known: bästa vännen ]{friend} hade rest tältet i hagen bakom sommarstugan, och alldeles själva skulle de sova där, hela natten. Det hade {child} tjatat om sedan i påskas.

”Vi klarar oss”, sa {child.he} till {@first}. ”Du får inte komma ut och kolla.”

”Jag ska inte kolla”, sa {@a}. ”Jag ska bara ligga i soffan med walkie-talkien på magen. Ni håller in knappen och pratar, och när ni släpper den hör ni mig. Jag är vaken. Jag kommer inte att sova en blund.”

”{@A}.”

”Har du mössan med dig?”

”{@A}!”

{@He} gick in.[elder2:  {Elder2} sov redan, med proppar i öronen.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ville också tälta, men fick följa med in.][pet & !pet.dog:  Inne i stugan ville [pet.cat & !pet.known: katten {pet}|{pet}] sova i fred.] {child} kastade walkie-talkien i fotändan, bland tröjorna och chipspåsarna[sport:  och {sport.thing}], för den tänkte {child.he} inte behöva. Sedan släckte de ficklampan, och då blev det mycket mörkare än [city: det någonsin blev {in city} | man hade kunnat tro i juli].

# only
[music: De nynnade lite på {music}. ]Något skrek nere vid sjön.

”Det är bara en häger”, sa {friend}.

Något skällde borta i skogen.

”Det är bara ett rådjur.”

{Friend} kunde mycket om djur[school: , mer än någon annan {at school}], och det var skönt att ligga bredvid någon som visste. {child} hade precis börjat bli sömnig när ljudet kom.

# how-big
”Rrrooonk … pyyy.”

Det var hest och djupt, och det var nära.

”Och det där?” viskade {child}.

{Friend} var tyst för länge.

”Det är bara …”, sa {friend.he}. ”Det är bara en igelkott.”

”Rrrooonk … pyyy.”

”Hur stor är en igelkott?”

”Inte så stor”, sa {friend}.

{child} låg på rygg och stirrade upp i tältduken. {Child.He} ville att {@a} skulle komma. Det ville {child.he} så mycket att det sved bakom ögonen, men det var {child} som hade sagt att de klarade sig.

”Rrrooonk!” sa det. ”Pyyy.”

# with-a-toe
”Vi ringer {@a}”, sa {child}.

{Child.He} vågade inte sträcka ner handen, så {child.he} trevade med foten i högen tills stortån hittade knappen. {Child.He} tryckte.

”{@A}?” viskade {child.he}. ”Är det du som låter?”

Djuret hade slutat. {child} lyfte på tån för att höra svaret.

”Rrrooonk … pyyy.”

{Child.He} tryckte igen.

”{@A}, kom!”

Tyst. {Child.He} lyfte på tån.

”Rrrooonk!”

{Friend} hade satt sig upp i sovsäcken.

”Den tystnar när du ringer”, viskade {friend.he}. ”Den hör att du ringer. Den ligger och lyssnar.”

{child} drog åt sig foten, och sovsäcken ända upp till näsan. De höll varandra hårt i armen.

”Kan det vara en björn?” viskade {child}.

”Björnar snarkar inte på sommaren”, sa {friend}. Men {friend.he} sa inte ”bara”.

# it-knows
Det prasslade till. Och nu lät det inte utanför tältet längre. Det lät inne i tältet, nere vid deras fötter. Någonting smackade där. Och så pratade det.

”{child}”, sa det i mörkret.

Ingen av dem andades.

”Den kan ditt namn”, pep {friend}.

”{child} …” brummade det. ”Mössan … Du har inte … mössan … på dig.”

”Den vet det!” viskade {friend}. ”Den ser dig!”

Båda hade dragit upp fötterna till hakan. Mellan dem och dragkedjan, den enda vägen ut, låg det som kunde {child’s} namn.

# the-heap
{child} hörde sitt eget hjärta. Men {child.he} hörde också en sak till, långt in i huvudet, och det var ordet mössan. Vilket monster i hela världen skulle bry sig om {child’s} mössa?

”Tänd lampan”, viskade {child}. ”Och håll mig i tröjan.”

{Friend} tände. Ljuset hoppade över hela tältet, för så mycket skakade det, men {friend} höll lampan med ena handen och {child} i tröjan med den andra. {child} lutade sig fram över högen. {Child.He} stack in handen under {@s} gamla ylletröja, där det var varmt, och under chipspåsen, där det prasslade, och där nere, alldeles mot fingrarna, darrade det.

”Rrrooonk.”

{child} högg tag i det[athlete: , snabbt som {athlete},] och drog upp det i ljuset.

Det var walkie-talkien.

”Pyyy”, sa den.

# the-button
”{@A}”, sa {child}.

De stirrade på den. Sedan började {friend} skratta, utan ljud, så att hela sovsäcken guppade.

”Det är knappen!” kved {friend}. ”{@A} har somnat på knappen! När du tryckte på din hörde vi bara oss själva. Det var därför det tystnade!”

”Och därför är det ingen som hör oss heller”, sa {child}.

De tittade på varandra. I så fall var det ingen som lyssnade efter dem, och ingen som låg vaken och var beredd. De var själva, på riktigt.

”Vill du gå in?” sa {friend}.

{child} kände efter. Det skrek nere vid sjön, och det skällde i skogen, och i {child.his} hand låg {@a} och snarkade. Det var {child} som hade hämtat upp {@him} ur mörkret med sin egen arm.

”Nej”, sa {child.he}. ”Vill du?”

”Inte jag heller.”

{child} ställde walkie-talkien mellan kuddarna, med ljudet på låg. Och så tog {child.he} faktiskt på sig mössan.

# one-noise
När de kröp ut på morgonen var gräset vått, och hela sjön låg vit av dimma. {@A} kom gående över hagen med kakao och ostmackor, och på kinden hade {@he} ett djupt märke av en walkie-talkie.[elder2:  Efter kom {elder2} och tog ut propparna ur öronen.][pet.dog:  {Pet} kröp raka vägen in i tältet och lade sig.][pet & !pet.dog:  Inne i stugan sov {pet} äntligen i fred.]

”Inte en blund har jag sovit”, sa {@a}. ”Och ni, då? Hörde ni några konstiga ljud?”

”Ett”, sa {child} och tog en macka. ”Men det var bara {@a-dad}.”

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a-dad
en moster
## if adult & !elder
[adult.name: {adult} | en {adult}]
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}
