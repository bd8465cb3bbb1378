title: Säg omelett
title: Det enda leende jag har
title: Det grönaste leendet i havet
guest friend: Tage (han), Ivar (han)
guest seller: Börje (han), Göran (han)
guest photo: Barbro (hon), Siv (hon)

% Ingen kan säga omelett med melon i munnen: ”Mmmmm” är allas, att säga med i. {friend} är familjens, annars en kille på bryggan. Den äldre som är vald håller i kameran; familjens vän skriker ”En haj!” och kastar skivan; hunden säger voff i stället för omelett; katten springer inte.

# the-row
Alla ville vara med på bilden[school: , som skulle upp på väggen {at school}]. De stod på rad på bryggan: {child} med en skiva vattenmelon, [adult: och {adult}, ][elder2: och {elder2}, ][friend: och {friend}[!friend.known: , som var {child's} bästa vän,] | och en kille som hette {friend}, ][pet.dog: och [!pet.known: hunden ]{pet}, ][pet.cat: och [!pet.known: katten ]{pet}, som tittade åt andra hållet, ]och {seller}, som sålde melonerna. [elder: {Elder} | {photo}] höll i kameran.

”Ett, två, tre”, sa {@photo}. ”Säg omelett!”

”OMELETT!” sa alla.[pet.dog:  ”Voff!” sa {pet}.]

”OMELEEEETT!” sa någon mer.

# a-hat
Det kom bakifrån. Alla vände sig om. Ett stort grått huvud stack upp ur vattnet, och det log med alla sina tänder.

”EN HAJ!” skrek [friend: {friend}, och alla sprang | alla och sprang][athlete:  som {athlete}].

Klick.

{@hat}

”Snälla”, sa hajen. ”Får jag också vara med? Jag kan le lite mindre.”

# a-bottom
Så alla kom tillbaka på tå och ställde sig på rad.

”Ett, två, tre”, sa {@photo}. ”Säg omelett!”

”OMELETT!” sa alla.[pet.dog:  ”Voff!” sa {pet}.][pet.cat:  {Pet} tittade åt andra hållet.]

”Omelett”, sa hajen och log så lite han kunde.

Men en haj har så många tänder, så många. Bakom de främsta sitter det några till, och bakom dem sitter det några till, och ut kom de allihop.

”EN HAJ!” skrek [friend: {friend}, och alla sprang | alla och sprang][sport: , rakt igenom några som försökte {play sport}].

Klick.

{@Photo} tittade på bilden. Där fanns inte en människa. Där fanns bara [pet.cat: {pet}, som tittade åt andra hållet, och ]en rumpa.

”Den är min”, sa {friend}.

# the-fin
Hajen skrattade inte.

”Jag rår inte för det”, sa han. ”Det är det enda leende jag har.” Och så började han sjunka. Munnen försvann. Nosen försvann. Till sist syntes bara fenan.

”Vänta!” ropade {child}.

# green
{Child.He} sprang tillbaka ut på bryggan. {Child.He} åt upp sin melon, allt det röda, så fort det gick. Det gröna stoppade {child.he} i munnen. Sedan vände {child.he} sig om och log.

Det syntes inte en tand. Det var grönt från öra till öra.

Upp kom nosen.

”Oj”, sa hajen. ”Det var ett fint leende.”

”Du behöver ett stort”, sa {child}. ”[friend: {Friend} | {seller}]!”

Och [friend: {friend} kom med den största skivan {seller} hade | {seller} kom med den största skivan han hade] och kastade den. Glufs! Smask! Sedan kom huvudet upp igen, och hajen log.

Det syntes inte en tand. Det var det största och bredaste och grönaste leendet i hela havet.

# mmmmm
Då ville {friend} ha ett, [adult: och {adult} ville ha ett, ][elder2: och {elder2.short} ville ha ett, ]och {seller} ville ha ett, [pet.dog: och {pet} ville ha två, ]och så stod de på rad igen. Hela raden var grön om munnen.

”Ett, två, tre”, sa {@photo}. ”Säg omelett!”

Men det går inte att säga omelett med melon i munnen.[pet.dog:  Och inte voff heller.]

”Mmmmm”, sa alla.[music:  Det lät nästan som {music}.]

[pet.dog: ”Mmmmm”, sa {pet}.

]”Mmmmm”, sa hajen.

Och ingen sprang.[pet.cat:  Till och med {pet} tittade in i kameran.]

Klick.

# sticky-chins
Sedan gick solen ner[city:  över {city}], och alla gick hem, kladdiga om hakan. Sist på bryggan stod {child} [friend: och {friend} ]och {@a}.

”Hej då, hajen”, sa {child}[pet.cat: , och {pet} höjde svansen].[pet.dog:  ”Voff”, sa {pet}.][pet.other:  ”Jag ska hälsa {pet} från dig.”]

”Mmmmm”, sa hajen. Han hade leendet kvar i munnen. Det ville han inte ta ut.

Han simmade sakta ut över det mörka vattnet. Man såg ett litet grönt leende. Sedan såg man ett pyttelitet grönt leende. Sedan såg man det inte alls, men man hörde det, långt borta.

”Mmmmm.”

# @a
{seller}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @photo
{photo}
## if elder
{elder.short}

# @hat
{@Photo} tittade på bilden. Där fanns inte en människa. Där fanns bara en hatt.

”Den är min”, sa {seller}.
## if pet.dog
{@Photo} tittade på bilden. Där fanns inte en människa. Där fanns bara en svans.

”Den är {pet's}”, sa {child}.
## if pet.cat
{@Photo} tittade på bilden. Där fanns inte en människa. Där fanns bara {pet}, som tittade åt andra hållet.
