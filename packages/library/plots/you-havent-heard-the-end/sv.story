title: Du har inte hört slutet
title: En halv fråga
title: {The wish} som inte ville
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som frågar (@a) är den äldre, annars {adult}, annars {minder}. Gör paus vid varje ”…”, så att barnet hinner säga nej.
% En regel: den som säger nej för fort har sagt nej till en halv fråga. Det goda kan sitta på slutet.
% {wish.wants} är vad föräldern sa att den inte vill: sova, bada, sluta, smälta.

# do-you-want
”Vill du …” sa {@first}.

”Nej!” sa {child}.

{@A} gick in igen. Hela dagen hade {child} sagt nej, så fort att ingen fråga hann ta slut. Det var säkrast, för de flesta frågor slutade med tandborsten eller med att gå in, och {child} ville stanna ute på trappan.[school:  Fast {at school} hade {child.he} råkat säga nej till glass.][friend:  Bredvid satt {friend}[!friend.known: , {child's} bästa vän,] som aldrig fick höra hur frågorna slutade.][pet.cat:  På räcket låg {pet}[!pet.known: , {child's} katt,] som aldrig svarade på något alls.]

# before-you-ask
”Nej!” sa någon bakom [wish.size.huge: huset | trappan].

Det var {a wish}.

”Jag har inte frågat något”, sa {child}.

”Men du tänkte fråga om jag vill {wish.wants}”, sa {the wish}. ”Det frågar alla. Och jag vill inte {wish.wants}.”

”Jag tänkte fråga om du vill leka.”

”Oj”, sa {the wish}. ”Fråga igen.”

”Vill du …”

”Nej!” sa {the wish}. ”Förlåt. Det kommer av sig självt.”

”Jag vet”, sa {child}. ”Det gör mitt också.”[friend: 

”Det är sant”, sa {friend}.]

[age>=4: ”Fråga långsamt”, sa {the wish}.

”Vill … du …”

”NEJ! Oj. Nu blev det ännu större.”]

# without-asking
Till slut lekte de utan att fråga. {@Play}

# buns
Då öppnades köksfönstret, och ut kom en doft av bullar[music:  och lite {music}].[city:  Den kändes nog i halva {city}.][pet.dog:  Under fönstret satt redan {pet}[!pet.known: , {child's} hund,] som aldrig hade sagt nej till något.][pet.other:  Där inne satt {pet}, som ingen frågade.]

{@A} stack ut huvudet. ”Vill ni …”

”NEJ!” ropade {child} och {the wish}, precis samtidigt.

”… ha bullar?” sa {@a}. ”Jaså, inte det.”

Och fönstret stängdes.[friend: 

”Det ville jag”, sa {friend}.]

# half-a-question
”Jo!” ropade {child}. ”Jo, jo, jo!” Men där inne brummade fläkten, och ingen hörde.

”Vi sa nej till bullar”, sa {the wish}.

”Vi sa nej till en halv fråga”, sa {child}, och det sved i ögonen.

”Jag har sagt nej till halva frågor i hela mitt liv”, sa {the wish}, och det darrade i {wish.part}. ”Tänk på allt gott som kan ha suttit på slutet.”[sport: 

”Tänk om det var ’… {play sport}’”, sa {child}.][athlete: 

”Eller ’… träffa {athlete}’.”]

# the-last-time
Då gick dörren upp, och {@a} kom ut med fatet. {@He} fick syn på {the wish}. ”Är det du som inte …”

”Nej!” sa {the wish}. ”Förlåt.”

”Nu frågar jag en enda gång till”, sa {@a}. ”Sedan äter jag upp dem själv. Vill du …”

{child} kände hur nejet kom, och det gjorde {the wish} också. Då slog {child} ena handen för sin egen mun. {@Hold}[friend:  Utanpå lade {friend} båda sina, för säkerhets skull.]

”… {wish.wants} …” sa {@a}.

”Nnnnn”, lät det inne i dem båda.

”… nu med en gång …” sa {@a}.

”NNNNNN!” Nejet ville ut genom näsan, och kinderna på {child} blev runda som bullar. Men {child.he} höll fast. Frågan var inte slut än.

”… eller ska vi äta bullar först?”

Nu var den slut. {child} släppte.

”Bullar först!” sa {child}.

”Bullar först!” sa {the wish}. ”Tänk att den slutade så!”

# one-more
Så de åt bullar på trappan[elder2: , och {elder2} kom ut med mjölken].

”Vill ni …” sa {@a}.

De höll för munnen allihop.

”… ha en till?”

”JA!”

# is-there-more
Till slut var fatet tomt[pet.dog: , och {pet} hade diskat det].

”Vill du {wish.wants}, då?” sa {@a} till {the wish}.

{The wish} väntade, och sedan väntade {wish.he} lite till. ”Är den slut?” viskade {wish.he}. ”Finns det inget mer på slutet?”

{@More}

# no-need
Det började skymma.

”Vill du …” sa {@a} till {child}.

{child} höll för munnen.

”… gå in nu, om jag bär dig?”

”Ja”, sa {child}.

Så {@a} bar {child.him}[friend: , och {friend} bar fatet]. Mitt i dörren lade {child} munnen mot {@as} öra.

”Vill du …” viskade {child.he}.

”Ja”, sa {@a}.

”Men du har inte hört slutet”, sa {child}.

”Det behövs inte”, sa {@a}.

# @Play
{The wish} {wish.did}, och {child} gjorde likadant, nästan.
## if wish.snowman
De stod så stilla de kunde, båda två, och den som rörde sig först hade förlorat. Snögubben vann varje gång.

# @Hold
Den andra slog {child.he} för munnen på {the wish}.
## if wish.size.tiny & !wish.kind.vehicle
På {the wish} räckte det med ett finger.
## if wish.size.huge & !wish.kind.vehicle
Mot munnen på {the wish} tryckte {child.he} hela ryggen.
## if wish.kind.vehicle
Den andra slog {child.he} för stället där rösten kom ut på {the wish}.

# @More
”Jo”, sa {@a}. ”… och komma tillbaka i morgon?”

”Ja”, sa {the wish}. Ordet var alldeles nytt, så {the wish} sa det en gång till. ”Ja!” Och ja, hördes det, och ja, och ja, hela vägen tills {the wish} var hemma {wish.home}.
## if wish.snowman
”Jo”, sa {@a}. ”… till våren, och komma tillbaka när det snöar?”

”Ja”, sa snögubben. Ordet var alldeles nytt, så {wish.he} sa det en gång till. ”Ja!” Och ja, hördes det, och ja, och ja, från snögubbens hörn av trädgården.

# @as
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
