title: Bara tjock luft
title: Skolan på havets botten
title: Det där är inte vår buss
guest friend: Tuva (hon), Malte (han)
guest teacher: fröken Bläck (hon), fröken Droppe (hon)
guest puffer: Kurt (han), Ove (han)

% En regel: stövlarna på, då är man nere; stövlarna av, då är man uppe. Fröken tappar aldrig humöret, bara bläcket. Sista raden långsamt.
% Fiskaren är den som är ikryssad som mormor eller farfar.

# wrong-bus
”Det där är inte vår buss”, sa {child}.

Den var grön, och det rann vatten under dörrarna.

”Det står SKOLBUSS på den”, sa {friend}[!friend.known: , {child's} bästa vän]. {Friend} stod inte ut med att vänta, så {friend.he} klev på, och {child} fick följa med.

Bussen [city: körde rakt igenom {city}, ]svängde vänster vid hamnen, rullade nerför båtrampen och fortsatte ut i havet.[music:  På radion spelade de {@song}, med bubblor i.]

# thick-air
Den stannade på botten, utanför ett gammalt träskepp med en klocka på taket. I dörren stod en bläckfisk med glasögon.

”Två nya! Så trevligt”, sa hon. ”Jag är {teacher}. Andas in.”

”Men det är ju vatten”, sa {child}.

”Det är bara tjock luft, lilla vän.”

{child} andades in, och det var det.

”Och så stövlar”, sa {teacher} och spände på dem varsitt par av järn. ”Det finns en enda regel för barn. Stövlarna på, då är man nere. Stövlarna av, då är man uppe.”

# the-ceiling
I klassrummet satt en krabba, tolv sillar som delade på en bänk och en blåsfisk som hette {puffer}, så blyg att han blev rund som en badboll så fort någon tilltalade honom.

”{Friend}?” sa {teacher}, som hade klasslistan.

Bredvid {child} stod ett par stövlar, och det var ingen i dem.

”I taket”, sa {child}.

”De klämmer”, sa {friend} där uppifrån.

Fröken hämtade ner {friend.him} med två armar, knäppte stövlarna med två andra och skrev MATTE på tavlan med resten.

# in-bits
Efter matten fick man berätta, och då ville alla höra om land.

”Är det sant”, sa krabban, ”att ni har vatten som kommer i bitar?”

”Det är regn”, sa {child}.

”I bitar!” sa alla sillarna. ”Och vart tar det vägen?”

”Det rinner ut i havet.”

”Så det är ni som fyller på hela tiden”, sa krabban.

[pet.cat: ”Är det sant att det finns katter också?” frågade sillarna.

”Jag har en”, sa {child}. ”{Pet} hälsar till alla.”

Sedan var det inga fler frågor.

][pet.other: ”Har du någon liten därhemma?” frågade sillarna.

”Jag har {pet}”, sa {child}.

”Är {pet} blyg?” frågade {puffer} och blev rund.

]På lunchen fick man skynda sig, för smörgåsarna for upp. På rasten visslade {friend} för dem. På land tog {friend.he} två fingrar till hjälp, och då kom det hundar från tre gator bort[pet.dog: , och allra först kom {pet}[!pet.known: , {child's} hund]]. Här nere blev det bara bubblor, men sillarna applåderade artigt.

# the-anchor
Sedan hade de Stå stilla. Det är det svåraste ämne som finns på havets botten[sport: , mycket svårare än {sport}]. De hade precis lärt sig det när hela skolan rörde på sig.

Bänkarna gled. Klockan skrällde. {child} tittade ut genom fönstret. Ett ankare hade hakat sig fast under relingen, och kedjan gick hela vägen upp till en liten mörk båt. Någon drog upp sitt ankare, och skolan följde med.

”Nu håller vi oss alldeles lugna!” ropade fröken, och så blev allting svart.

”Förlåt”, hördes hennes röst. ”Det där var jag.”

# too-thin
När bläcket hade skingrats var de halvvägs uppe.

”Där uppe finns det inget vatten”, viskade {puffer}. ”Vad ska vi andas?”

”Det är bara tunt vatten”, sa {friend}.

”Det är alldeles för tunt, lilla vän”, sa fröken. Hon höll om sillarna med alla armar, och hon skakade.

{child} klampade ut på däck och knuffade på ankaret, men kedjan var så spänd att det inte gick att rubba.[athlete:  Inte ens {athlete} hade kunnat rubba det.]

”Någon måste säga åt dem att sluta dra!” sa {child}.

”De hör oss aldrig”, sa krabban. ”Vi har ropat i åratal.”

# two-socks
{Friend} satte sig ner och knäppte upp sina stövlar.

”Jag kan vissla”, sa {friend.he}. ”Men inte här nere.”

”Du kommer inte tillbaka ner sedan”, sa {child}.

”Nej.” {Friend} gav stövlarna till {child}. ”Ta dem, du.”

Och upp for {friend.he}, tills det bara syntes två strumpor, och sedan inte ens det.

# four-boots
{child} satte en stövel på varje hand. Nu fanns det ingen i hela skolan som var så tung. {Child.He} klättrade upp på ankaret och väntade.

Då stannade kedjan.

”Nu!” sa {child} och hoppade med alla fyra stövlarna på en gång.

KLANG! Ankaret gled av, och skolan sjönk, sakta, som när någon sätter sig i en fåtölj. Duns. Klockan ringde av sig själv, så skolan var slut.

”Inga läxor”, sa fröken. Och hon var så glad att det blev lite svart igen.

# the-quay
När den gröna bussen körde upp ur havet satt {friend} på kajen i en filt, med en mugg choklad. Bredvid stod [elder: {elder}, som bara hade varit ute och fiskat[elder2:  med {elder2}] | en fiskare].[pet.dog:  {Pet} var också där, för {pet.he} hade hört visslingen.]

”Jag visslade”, sa {friend}, ”och då tappade [elder: {elder.short} | han] sin smörgås.[pet.dog:  Den åt {pet} upp.] Sedan sa jag att vår skola satt på kroken.”

[elder: {Elder.short} | Fiskaren] tittade på vattnet som rann under dörrarna.

”Jag trodde att {friend} hittade på”, sa [elder: {elder.he} | han].

# dry-bus
Nästa morgon stannade det en annan buss vid hållplatsen. Den var röd, [school: den skulle till {school}, ]och den var alldeles torr.

”Det där är inte vår buss”, sa {child}.

Och {friend}, som inte stod ut med att vänta, väntade.

De väntade tills det blev mörkt och [elder: {elder.short} | fiskaren] kom med filten. {child} gäspade och kröp in under ena hörnet. Dimman drog in från havet, och det blev alldeles tyst.

”Det är bara tjock luft”, viskade {friend}.

# @song
{music}
