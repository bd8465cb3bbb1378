title: {Elder.short} som kylskåp
title: Först brr och sedan klonk
title: Det är något som fattas
guest elder: mormor (hon), farmor (hon)

% Den som barnet sover hos är den äldre som är vald, annars mormor. Kylskåpet säger brr och klonk, {elder.short} säger rrr och kch.

# packed-alone
{child} skulle sova över hos {elder}. Det var första natten borta, och {child.he} hade packat själv[school: , i väskan som {child.he} brukar ha {at school}]: [child.she: nattlinnet|pyjamasen][athlete:  med {athlete} på], tandborsten, [sport: {sport.thing}, ]ficklampan[friend: , som [!friend.known: {child.his} bästa vän ]{friend} hade lånat ut,] och kaninen.

Allt gick bra. De åt korv. De spelade fia, och {elder.short} fuskade. De borstade tänderna bredvid varandra[music:  till {music}] och spottade i samma takt. Sedan låg de i {elder.short's} stora säng, {child} på fönstersidan[elder2:  och {elder2} ute på soffan], och {elder.short} släckte lampan.

# something-missing
Sedan hördes ingenting alls.

Det var inte en vanlig tystnad. Det var en alldeles för tyst tystnad[city: , kanske den tystaste i {city}]. {child} låg och lyssnade på den, och den lät mer och mer.

”{Elder.short}”, sa {@he}. ”Det fattas något.”

”Är det kaninen?[pet:  Är det {pet}?]”

”Nej. Det är något [pet: annat ]som låter.”

{Elder.short} satte sig upp. {Elder.He} hämtade klockan i köket, den som tickade, och ställde den på bordet.

”Nej”, sa {child}. ”Inte tick.”

{Elder.short} bar ut klockan igen och öppnade fönstret så att man hörde ån.

”Nej. Inte porl.”

{Elder.short} stängde igen. {child} tänkte efter, och så kom {@he} på det.

”Det är kylskåpet! Hemma hör jag kylskåpet när jag ska sova. Först säger det brrrrr. Länge. Och sedan säger det klonk.”

”Mitt kylskåp är nytt”, sa {elder.short}. ”Det säger inte ett pip.”

Nu gick det en klump upp och ner i {child's} hals. Det är svårt att sova utan kylskåp. {Child.He} kramade kaninen, men kaninen kunde inte heller låta.

# not-plonk
”Vänta lite”, sa {elder.short}. ”Hur var det nu? Först brr?”

”Brrrrr. Längre.”

”Brrrrrrrrrrrr”, sa {elder.short}.

”Mörkare.”

”BRRRRRRRRRRRR.”

”Och sedan klonk.”

”Plonk”, sa {elder.short}.

”Klonk!”

{Elder.short} knackade med knogen mot sänggaveln. Klonk!

Precis så lät det. {child} sken upp.

# a-light-as-well
”Men det är lampa i ett kylskåp också”, sa {child.he}.

Då tände {elder.short} {child's} ficklampa, stoppade in den i morgonrocken och knäppte igen. När man öppnade morgonrocken lyste det. När man stängde den blev det mörkt.

”Vad finns det i kylskåpet?” sa {elder.short}.

{child} öppnade. Där inne lyste lampan på [elder.he: en rutig pyjamas|ett rutigt nattlinne] och en mage.

”Köttbullar”, sa {child} och skrattade så att sängen gungade.

”Stäng dörren, annars blir mjölken varm. Brrrrrrr. Klonk.”

De släckte och lade sig igen. {Elder.short} brummade. {child} låg på sidan och hörde på. Det var nästan som hemma, fast mjukare. Ögonen började falla ihop.

Brrrrrr. Klonk. Brrrrr. Klonk. Brrr …

# no-clonk
Inget klonk.

{child} slog upp ögonen.

Kylskåpet hade stannat. {Elder.short} hade somnat!

Nu var tystnaden tillbaka, och den var dubbelt så stor, för nu var {child} alldeles ensam i den. Klumpen i halsen växte. {Child.He} ville hem[adult:  till {adult}]. {@He} skulle väcka {elder.short} och säga det.

{@He} lyfte på handen för att peta. Men {elder.short} låg där med öppen mun och såg så trött ut. {Elder.He} hade ju varit kylskåp hela kvällen.

# from-the-tummy
{child} drog ner handen igen. Och för att det inte skulle vara så tyst sa {child.he}, för sig själv:

”Brrrr.”

Det lät litet. {@He} prövade djupare, nerifrån magen.

”Brrrrrrrrr.”

Det kändes i hela {child.him}, ända ner i tårna. Det surrade i kudden och i kaninen. Klumpen i halsen kunde inte sitta kvar när det skakade så. Den lossnade och gled ner. {child} sträckte ut handen och knackade på sänggaveln.

Klonk.

# kch
Då suckade {elder.short} i sömnen och vände sig. Och så kom det, djupt inifrån {elder.short}, mörkt och långt:

”Rrrrrrrrrrrrrrr …”

{child} höll andan.

”… kch.”

Det var inte riktigt klonk. Men det var ganska nära.

”Rrrrrrrrrrrrr … kch”, sa {elder.short}. ”Rrrrrrrrrrrrr … kch.”

{Elder.He} höll på av sig själv. Man behövde inte ens säga till.

# all-night
{child} stoppade om kaninen. {Child.He} knäppte igen {elder.short's} morgonrock, så att mjölken inte skulle bli varm.

Sedan blundade {@he}, och kylskåpet gick hela natten.

# @he
{child.he}
## if child.she
hon
## if child.he
han
