title: Den långsamma trädgården
title: När det kommer något
title: Det andra sättet att se
guest cat: Mimosa (hon), Tryffel (hon)
guest sitter: Göran (han), Lennart (han)

% @cat är familjens katt, annars en ragdoll som de passar. @a är {adult}, annars den äldre, annars {sitter}, som passar barnet.
% Sakerna kommer, en efter en, och den som väntar på dem har sällskap.

# wide-as-a-shoe
Ingen [school: {at school}|i {child's} klass][city:  eller i resten av {city}] kände till lampan i hallen. Den lyste hela natten, och dörren till {child.his} rum stod öppen exakt så mycket som en sko är bred. {child} var {age} år och ganska bra [sport & !sport.Soccer: på {sport}|i mål], och {child.he} ville helst att det stannade mellan {child.him}, {@a-first} och {@cat}[friend: , och att inte ens {friend}[!friend.known: , {child.his} bästa vän,] fick veta något].

{@Cat} hade inget emot mörker. {@Looks} och {@cat-she} strosade ut och in i mörkret som om det hade varit ett rum till.

Men det var inte meningen att {@cat-she} skulle strosa utomhus. På fredagskvällen, när {@a} gick ut med soporna, for en svansspets förbi i dörren, och så var {@cat-she} borta.

”{@Cat-she} har aldrig varit ute förut”, sa {child}. ”Inte på natten.”

”{@Cat-she} är i trädgården”, sa {@a}. ”Ta du den stora ficklampan. Jag skramlar med kattmaten.”[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] fick stanna inne, så att {pet.he} inte hjälpte till.][pet.other:  {Pet} fick stanna där {pet.he} var.]

# the-big-torch
{child} ställde sig på trappan i stövlar och tände. En hård vit cirkel hoppade ut på gräsmattan. Inne i den såg {child.he} varje grässtrå. Runt om, där resten av trädgården skulle ha varit, var det bara svart, och det svarta gick ända fram till ljuset och lutade sig mot det.

{child.He} svängde lampan åt vänster. Det svarta svängde med. Det var hela tiden precis bakom det som {child.he} tittade på.

Då blänkte två gröna ögon till vid boden.

”{@Cat}!”

{@He} lyste rakt på dem. Ögonen försvann. Det brakade till bland bönorna, och sedan hördes ingenting.

# only-if-you-say-so
{@A} slutade skramla[music:  {music}]. ”Jag tror att det är lampan”, sa {@a-he}. ”{@Cat-she} ser ju inte vem som håller i den. {@Cat-she} ser bara ett stort ljus som jagar {@cat-him}. Vi skulle kunna släcka.”

”Släcka?” sa {child}.

”Bara om du säger ja.”

{child} kramade ficklampan med båda händerna. ”Är du inte rädd för någonting?” frågade {child.he}.

”När jag släcker på kvällen och ska gå och lägga mig”, sa {@a}, ”då springer jag den sista biten. I min ålder. Jag har ingen aning om vad det är jag tror kommer efter.”

{child} hade hört de där fötterna varje kväll {@since}. {@He} hade bara trott att {@a} tyckte om att gå och lägga sig.

# all-of-them
”Men en sak ska du veta”, sa {@a}. ”Du har ett sätt till att se på. Det har alla. Men det är långsamt. Det behöver tjugo minuter för att vakna ordentligt, och så fort man tänder så somnar det om. Ditt har nog aldrig varit ute.”[elder & adult:  Det var {elder}[elder2:  och {elder2}] som hade lärt {@a-him} det.][elder2 & !adult:  Det var {elder2} som hade lärt {@a-him} det.]

”Tjugo minuter?”

”Jag står här alla tjugo.”

Långt bort i trädgården var det någon som jamade.

{child} drog in luft och tryckte på knappen.

# nothing-arrived
Det var värre än {child.he} hade trott. Hjärtat bultade. {child.He} fick tag i {@as} ärm och höll i den, och ingen av dem sa något om det.

”Säg till när det kommer något”, sa {@a}.

Det kom ingenting. Sedan märkte {child} att den övre halvan av det svarta inte var riktigt lika svart som den undre. Mellan dem gick en taggig kant.

”Häcken”, sa {child.he}.

”Bra. Mer då?”

”Det är något vitt. På tvättlinan … det är min [sport & !sport.Soccer: tröja|fotbollströja].”

# one-by-one
Sedan kom det bleka, en sak i taget. Klädnyporna kom, hela raden. Kanten på gången kom, och hinken. Och sedan kom sådant som inte var blekt alls: boden med sin sneda dörr, äppelträdet, skottkärran som låg på rygg. De var mjuka och grå och rätt blyga, men de dök upp på sina rätta platser allihop, och ingen av dem var något annat än sig själv.

{@He} hade trott att mörkret gömde saker. Nu verkade det snarare som om de bara hade stått i det, precis som vanligt, och väntat på att {@he} skulle sluta lysa på dem.

{@He} höll inte i ärmen längre. När {@he} hade släppt den visste {@he} inte.

# eighteen-steps
”Där”, viskade {@he}. ”Under vinbärsbuskarna.”

Det var bara en fläck, nere vid marken, {@milk}. Den hade en framsida och två tassar.

”Ska jag följa med?” frågade {@a}.

{child} tänkte efter. Rädd var {child.he} fortfarande, mest i knäna. ”Nej”, sa {child.he}. ”Stå kvar så att jag ser dig.”

Det var arton steg över gräset. Efter det artonde satte {child.he} sig ner i det våta och sa, med sin vanliga röst: ”Det är bara jag.”

Fläcken reste sig. Den kom utan att skynda sig, klev upp i {child.his} knä och blev alldeles slapp, och det var {@cat}, som var fuktig överallt och luktade vinbärsblad. {child} såg sig om. {child.He} såg hela trädgården, vartenda hörn, och längst bort {@a}, grå och lång, med kattmaten i handen.

# can-we-try-it-off
När {@a} kom för att säga god natt sa {child}: ”Kan vi pröva med släckt? Och så får du gå. Jag ropar om jag vill ha tänt igen.”

Det tyckte {@a} lät rimligt. Det klickade till i hallen.

Svart. {child's} hjärta bultade lite, och det fick det göra, och {child.he} väntade, med {@cat} över fötterna.

Fönstret kom först. Sedan dörrkarmen[athlete: , {athlete} på affischen] och {@front} på en katt. Sedan stolen med tröjan på, och den såg precis ut som en stol med en tröja på.

{@He} hade tänkt hålla sig vaken tills garderoben kom, men {@he} somnade innan den hann fram.

# @he
{child.he}
## if child.she
hon
## if child.he
han

# @since
den veckan
## if adult
i hela sitt liv
## if elder & !adult
som {elder.he} hade varit där

# @looks
Hon var en ragdoll som de passade åt grannen, vit under och grå som rök ovanpå,
## if pet.cat
{pet} var {a breed},
## if pet.cat & breed.Ragdoll
{@Cat-she} var en ragdoll, vit under och grå som rök ovanpå,

# @milk
vit som mjölk
## if pet.cat
knappt ljusare än jorden
## if pet.cat & breed.Ragdoll
vit som mjölk

# @front
den vita framsidan
## if pet.cat
framsidan
## if pet.cat & breed.Ragdoll
den vita framsidan

# @cat
{cat}
## if pet.cat
{pet}

# @cat-she
hon
## if pet.cat
{pet.he}
## if pet.cat & pet.she
hon
## if pet.cat & pet.he
han

# @cat-him
henne
## if pet.cat
{pet.him}
## if pet.cat & pet.she
henne
## if pet.cat & pet.he
honom

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @a-first
{sitter}, som passade {child.him} den veckan,
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
han
## if adult
{adult.he}
## if adult.she
hon
## if adult.he
han
## if elder & !adult
{elder.he}

# @a-him
honom
## if adult
{adult.him}
## if adult.she
henne
## if adult.he
honom
## if elder & !adult
{elder.him}
