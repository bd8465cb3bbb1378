title: Hundens jobb
title: En människa som säger voff
title: Jag är ny här
guest minder: moster Lotta (hon), moster Siv (hon)

% Hunden har inget namn: den är familjens egen. Den som söker jobben är {adult}, annars mormor eller farfar, annars {minder}. Låt locket hoppa.

# nobody-came
Första morgonen på lovet släppte {child} sin brödkant under köksbordet, som {child.he} alltid gjorde, och ingen kom. Det trippade inga tassar över golvet, och det var ingen nos som puffade på knät. Brödkanten bara låg där.[pet.cat:  Katten {Pet} tittade ner på den från fönsterbrädan och gäspade.]

”Just det”, sa {child}.

En enda sekund hade {child.he} glömt bort det. Hunden var död, och nu kom {child.he} på det igen, med en duns, som om {child.he} hade missat ett trappsteg.

”Jag vill ha vår hund”, sa {child.he}.

”Jag vet”, sa {@first}. ”Det vill jag också.”

# im-new
De tittade på brödkanten båda två. Sedan böjde sig {@a} ner och tog upp den.

”Inte med handen”, sa {child}. ”Det är inte så man gör.”

”Förlåt”, sa {@a}. ”Jag är ny här.”

{child} såg på {@him}. Det hade {child.he} inte tänkt på förut, men hunden hade haft jobb här hemma, som att ta brödkanterna och att skälla när någon kom till dörren, och nu var det ingen som gjorde dem.

”Någon måste sköta jobben”, sa {child}. ”Ordentligt.”

”Jag kan ta skällandet”, sa {@a}.

”Då måste du komma på intervju”, sa {child}.

# an-interview
Så {child.he} hämtade papper och penna och satte sig rak i ryggen bakom tekannan, och {@a} gick ut i hallen och kom in igen.

”Namn?” sa {child}.

”{@A}.”

”Har du skällt förut?”

”{@shoes}”

{child} skrev SKOR. ”Då får vi höra”, sa {child.he}.

”Voff”, sa {@a}, med den röst som {@he} hade när {@he} ringde till doktorn.

”Det där är bara en människa som säger voff.”

{@A} försökte igen.

”Det där är en hosta”, sa {child}.

# good-dog
{@A} satte båda händerna i bordet, fyllde sig med luft ända upp och skällde så att locket hoppade på tekannan.[city:  Det måste ha hörts i halva {city}.][pet.cat:  {Pet} for upp i gardinen.] Och precis då skramlade det i ytterdörren.

”Posten!” sa {child}. ”Sätt fart![athlete:  Som {athlete}!]”

{@A} galopperade genom hallen på alla fyra och skällde på brevinkastet som om {@he} tänkte äta upp det. Ett brev damp ner på {@his} huvud.

”Duktig hund”, sa brevbäraren ute på trappan och gick sin väg och visslade[music:  på {music}].

{@A} vände sig om på dörrmattan. Brevet låg kvar på huvudet. ”Han sa att jag var duktig”, sa {@he}.

”Du får jobbet”, sa {child}.

# whats-left
Sedan gick det fort. {child} tog brödkanterna, men bara från tallrik, sa {child.he}. Och promenaderna skrev de upp sig på båda två.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] skrevs upp på att hämta pinnar och behövde inte komma på någon intervju.][pet.other:  {Pet} fick behålla det jobb {pet.he} hade, och det var att vara {pet}.][elder & adult & !elder2:  {Elder}, som kom förbi just då, sökte jobbet i soffan, det där man ligger, och började genast.][elder2 & adult:  {Elder} och {elder2}, som kom förbi just då, sökte jobbet i soffan, det där man ligger, och började genast.][elder2 & !adult:  {Elder2}, som kom förbi just då, sökte jobbet i soffan, det där man ligger, och började genast.]

”Vad är det kvar?” frågade {@a}.

{child} tittade på sista raden på pappret, och pennan stannade.

”Möta i dörren”, sa {child.he}. ”När jag har varit [school: {at school} | i skolan].”

# a-very-good-wag
”Det jobbet söker jag”, sa {@a}. {@He} sprang genom hallen, öppnade ytterdörren och viftade. {@He} viftade med hela bakdelen, så att den slog i väggarna på båda sidor. ”Du är hemma!” flåsade {@he}. ”Det är du! Du är hemma!”

Det var en mycket bra viftning. Men {child} skrattade inte. Munnen blev fyrkantig, och sedan grät {child.he}, så hårt att {child.he} fick hålla sig i jackorna.

”Det är inte så man gör”, sa {child.he}.

# nobody-can
{@A} stannade mitt i en viftning. {@He} satte sig på dörrmattan, och {child} satte sig i {@his} knä, fast benen nästan var för långa för det.

”Nej”, sa {@a}. ”Det där kan jag inte.”

”Inte jag heller”, sa {child}. ”Det kan ingen.”

De satt där tills det värsta hade gått över. Då sträckte sig {child} efter pappret. {Child.He} lade det platt på golvet, och bredvid MÖTA I DÖRREN skrev {child.he} hundens namn. {Child.He} skrev det med stora bokstäver och tryckte så hårt att det gick igenom till mattan.

# for-always
”Det jobbet är upptaget”, sa {child}.

”Hur länge då?” frågade {@a}.

”Alltid.”

Sedan sa {child.he} namnet högt, så som de brukade ropa det över gräset, och {@a} sa det också. Och så satte de upp listan på väggen vid ytterdörren, väldigt långt ner.

”Kan folk läsa den där?” sa {@a}.

”Den är inte för folk”, sa {child}.

# under-the-table
[elder & adult & !elder2: Vid lunch låg {elder.short} fortfarande i soffan och arbetade. {child} tappade en brödkant.][elder2 & adult: Vid lunch låg {elder.short} och {elder2.short} fortfarande i soffan och arbetade. {child} tappade en brödkant.][elder2 & !adult: Vid lunch låg {elder2.short} fortfarande i soffan och arbetade. {child} tappade en brödkant.][!elder / elder & !adult & !elder2: Vid lunch tappade {child} en brödkant.] Det var inte meningen, det var bara vad handen var van vid. Ingen kom, och {child} väntade lite, och sedan gled {child.he} ner från stolen för att hämta den. Det var fint där nere. Det luktade fortfarande lite hund.

Efter en stund gick {@s} fötter sin väg. Sedan kom resten av {@a} ner, med båda tallrikarna, och så åt de lunch där hunden alltid hade ätit sin.

# @shoes
Om skor. Varje morgon i flera år.[sport:  Och om {sport}.]
## if elder & !adult
Om skor. Varje morgon i flera år, förr i världen.[sport:  Och om {sport}.]
## if !elder & !adult
Om skor. Hela veckan.[sport:  Och om {sport}.]

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
hennes
## if adult
{adult.his}
## if elder & !adult
{elder.his}
