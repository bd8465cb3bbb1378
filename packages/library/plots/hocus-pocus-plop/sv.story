title: {child's} luva
title: Hokus, pokus, plopp
title: Vart tar sakerna vägen?
guest wizard: Malte (han), Valdemar (han)
guest lady: fru Holm (hon), fru Strand (hon)
guest dove: Rut (hon), Märta (hon)
guest neighbour: Ulla (hon), Siv (hon)

% Allt som trollas bort hamnar i luvan. Trollspöet kan bara bort; luvan vänds ut och in. Duvan säger prutt.
% @a: {adult}, annars den äldre, annars grannen {neighbour}.

# an-egg
{child} satt på första raden och hade glömt att ta av sig regnjackan, för på scenen[city:  i {city}] stod en riktig trollkarl.[friend:  Bredvid satt {friend}[!friend.known: , {child.his} bästa vän,] och hade inte heller tagit av sig något.]

[friend: Trollkarlen|Han] hette Den store {wizard}, och han höll upp ett ägg.

”Hokus, pokus, pang – och borta!” sa {wizard}.

Och ägget var borta. Folk klappade[elder & adult: , och allra mest {elder}[elder2:  och {elder2}]][elder2 & !adult: , och {elder2} allra mest]. Men {child} kände att något landade i {child.his} luva. Plopp.

{Child.He} kände efter med handen. Där låg ett ägg.

”{@A}”, viskade {child.he}.

”Sch, titta nu”, viskade {@a-neighbour}.

# poot
{wizard} höll upp en väckarklocka.

”Hokus, pokus, pang – och borta!”

Plopp. Luvan blev tyngre. Den tickade.

”Min hatt också, tack!” ropade {lady} på andra raden, och hon skickade fram sin fina hatt med körsbär på.

”Hokus, pokus, pang – och borta!”

Plopp.

”Och nu”, sa {wizard}, ”min duva, {dove}!”

”Prutt”, sa {dove}, för det är ungefär så duvor låter.[pet:  Det var tur att {pet} var hemma.]

”Hokus, pokus, pang – och borta!”

Plopp. ”Prutt”, sa luvan.

# where-do-they-go
Nu räckte {child} upp handen[school: , som {at school}].

”Ursäkta. Vart tar sakerna vägen?”

{wizard} lutade sig fram.

”Om jag det visste”, viskade han. ”Jag har undrat i tjugo år.”

”De är i min …”

Men {wizard} hade redan klivit upp på en stol.

”Och sist av allt”, ropade han, ”trollar jag bort – mig själv! Hokus, pokus, pang – och borta!”

Stolen var tom. Det enda som låg kvar på den var trollspöet.

# two-shoes
PLOPP.

{child} höll på att åka baklänges. Ur luvan stack det upp två blanka skor.

”Var är jag?” sa en röst bakom {child.his} öra.

”I min luva”, sa {child}.

”Är det långt härifrån?”

”Nej, det är precis här. Trolla tillbaka dig!”

”Det går inte”, sa {wizard}. ”Jag glömde trollspöet. Och nu sitter {dove} på min näsa.”

”Prutt”, sa {dove}.

Men publiken hade rest sig upp och klappade som besatt.

”Vilket slut!” sa {lady}. ”Men jag undrar när jag får min hatt.” Och folk började gå mot dörren.

”Vänta!” ropade {child}. ”Han är inte färdig! Han har fastnat!”

# no-more-room
{Child.He} vinglade upp på scenen med {wizard} på ryggen och tog trollspöet i handen. Det kittlade i fingrarna. {Child.He} visste ju hur man sa. {Child.He} pekade mot sin egen luva, så gott det gick, men det var svårt att peka bakåt.

”Hokus, pokus, pang!” sa {child}.

Då försvann bordet, och gardinen med.

”AJ!” sa {wizard}. ”Nu kom det ett bord! Och nu ser jag ingenting! Snälla du, sluta trolla! Här är fullt!”

# sand-in-a-sock
Väckarklockan började ringa. {dove} flaxade. Sömmarna knakade, och {child's} knän skakade[friend: , fast {friend} höll i skorna]. Trollspöet kunde bara trolla bort. Det kunde inte trolla fram, det hade det aldrig kunnat.

{child} lade ifrån sig det. Hur gör man, tänkte {child.he}, när det inte går att trolla? Hur gör man när man [sport: ska {play sport} och ]har fullt med sand i strumpan?

Man vänder på den!

# inside-out
{Child.He} satte sig på scenen, drog ner dragkedjan och krånglade ut ena armen, sedan den andra. Så stack {child.he} in handen i luvan, förbi skorna, hatten och någonting som nöp i lillfingret. Längst in fick {child.he} tag i sömmen.

”Håll i er!” sa {child}.

”I vad då?” sa {wizard}.

Och {child} drog. {Child.He} vände hela luvan ut och in.

Först kom gardinen. Sedan kom bordet, med benen i vädret. Sedan kom klockan, och hatten, och {dove}. Och sist av allt kom Den store {wizard}. Han satt på golvet och blinkade.

”Jaså, det är här de är”, sa han.

På huvudet hade han ett ägg, och det var helt.

# only-gone
Alla som hade varit på väg ut vände om. De skrek och stampade och klappade.

”Min hatt”, ropade {lady}.

”Det där kan inte jag”, sa {wizard} till {child}. ”Jag kan bara bort. Men du kan tillbaka. Hur gjorde du?”

”Jag vände på luvan”, sa {child}.

{wizard} bockade djupt. Ägget trillade, men det fångade {child}[athlete: , och det hade inte ens {athlete} gjort bättre].

# plop
När de kom ut på gatan regnade det.[music:  {child} nynnade på {music}.] {Child.He} skulle just dra upp luvan.

Plopp.

{Child.He} kände efter med handen. Det var varmt och mjukt.

”Prutt”, sa luvan.

”Vi får nog gå tillbaka med {dove}”, sa {child}.

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-neighbour
grannen {neighbour}
## if adult
{adult}
## if elder & !adult
{elder}

# @A
{neighbour}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
