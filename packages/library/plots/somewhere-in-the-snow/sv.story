title: Hål i tidningen
title: Hål i hela landet
title: Någonstans i snön
guest sitter: Roland (han), Staffan (han)

% Den som är förkyld (@a): {adult}, annars den äldre, annars {sitter}, som passar {child}. Före sex kan barnet läsa en enda bokstav, O; sedan läser det
% SNO, tills prickarna syns. Båda vägarna slutar i "Gö natt".

# click
{child} ville ha snö. {Child.His} pulka hade stått och väntat i tre veckor, men det bara regnade.[friend:  {Friend}, {child.his} bästa vän, ringde varje dag och frågade om det hade slutat.] Så {child} bestämde sig för att göra snön själv.

{Child.He} lånade {@the-punch}. Klick, sa det, och så föll det ut små runda flingor. Klick, klick! {Child.He} gjorde hål i ett gammalt kuvert. {Child.He} gjorde hål i reklamen.[school:  {Child.He} gjorde hål i veckobrevet från {school}.] Sist gjorde {child.he} hål i hela tidningen[athlete: , utom i bilden av {athlete}]. Sen kastade {child.he} upp alltihop i luften, och det snöade på bordet och på smöret och på {child}[pet.dog:  och på hunden {pet}, som nös][pet.cat:  och på katten {pet}, som gick][pet.other:  och på {pet}].

# hole-in-the-paper
{@In-comes} var förkyld och skulle dricka te och läsa tidningen. {@He} vecklade ut den. Genom ett av hålen fick {@he} syn på {child}.

”Jaha”, sa {@a} och läste högt: ”En hål [city: {in city} | i stan] har tappat sin hål. Den som hittar hålen får en stor hål.[sport:  De som ska {play sport} i morgon måste ta med eget hål.]”

{child} skrattade så att {child.he} fick hicka. ”Mer!”

”Och nu till vädret”, läste {@a}. ”I morgon blir det … hål i hela landet.”

{child} slutade skratta. ”Vad blir det i morgon?”

”Det vet jag inte”, sa {@a}. ”Ordet är borta.”

”Var är det?”

{@A} såg sig omkring. ”Någonstans i snön”, sa {@he}.

# every-flake
De kröp på golvet och samlade ihop varenda flinga.[elder & adult:  {Elder}[elder2:  och {elder2}] hittade tre i soffan.][elder2 & !adult:  {Elder2} hittade tre i soffan.] Det blev en hög på bordet. Sen letade de. En flinga hade en bit korv på sig. En hade ett öga. [age<6: {child} kunde bara läsa O, som ser ut som munnen när man säger det. Men {child.he} tittade på alla.|På en stod det ”ost”, och på en stod det ”oj”. {child} läste dem allihop.]

”Det är ett kort ord”, sa {@a}, ”för det fick plats i ett litet hål. Sol, kanske.”

”Eller snö”, sa {child}.

”Eller snö.”

# ah
{@A} böjde sig ner, med näsan tätt över högen. Det kittlade. ”Ah”, sa {@he}. ”Ah … ah …”

”Nej, {@a}!”

ATJO!

Alla flingorna for. De yrde in under spisen och ner i teet. På bordet fanns det inte en enda kvar.

”Förlåt”, sa {@a} med tjock röst.

Nu skulle de aldrig få veta! {child} lade armarna på bordet och huvudet på armarna, och {child.he} skakade på huvudet, nej, nej, nej.

# one-flake
Då ramlade det något ur {child.his} hår. En flinga. Den hade suttit där hela tiden, och den lade sig precis framför {child.his} näsa. Det stod något på den.

[age<6: De första bokstäverna kände {child.he} inte igen. Men den sista …

”Det är mitt O!” ropade {child}. ”Fast det har snöat på det. Det ligger två flingor ovanpå!”

{@A} tittade. ”Det är ett O med två prickar över”, sa {@he}. ”Det är ett Ö.”

”Vad står det?”

{@A} pekade på en bokstav i taget. ”S”, sa {@he}. ”N. Ö.”|”S”, läste {child}. ”N. O. Sno!” {Child.He} tittade upp. ”I morgon blir det sno i hela landet? Vem är det som ska sno?”

{@A} tittade. ”Ingen ska sno”, sa {@he}. ”Det har snöat på ditt O. Ser du? Det ligger två flingor ovanpå.”

{child} tittade så att näsan nästan nuddade. Det var inga flingor. Det var två prickar.]

”SNÖ!” skrek {child}.

# it-fitted
Med en våt fingertopp lyfte {child.he} flingan och lade den i tidningens hål. Den passade precis.

”I morgon blir det snö i hela landet”, läste {@a}.

# rain
Men nästa morgon regnade det. Det regnade vid lunch. Det regnade när de åt middag, och {child} sa inte mycket.

Sen skulle {child.he} borsta tänderna. Det var så tyst. Regnet hördes inte längre. {child} spottade och sprang till fönstret.

Där ute föll flingorna. De var inte runda, och de var inte av papper. De var stora och mjuka, och de föll och föll.

# the-bench
{@A} satte på {child.him} overallen utanpå pyjamasen[music:  och nynnade på {music} genom näsan], och så gick de ut. På bänken utanför låg redan ett tjockt, vitt täcke, och med fingret skrev {child.he} [age<6: den enda bokstav {child.he} kunde: ett stort O.|ordet de hade letat efter. Men fingret blev kallt innan det hann med prickarna, så det stod SNO.]

{@A} böjde sig fram för att läsa. {@He} var fortfarande förkyld. Plipp, plipp, sa det, och två droppar föll från näsan. De gjorde två små hål i snön, precis över O:et.

”[age<6: Ö|Snö]”, läste {@a}.

{child} skrattade så att {child.he} ramlade baklänges, och det gjorde inte ont alls.

# good-night
Sen bar {@a} in {child.him} och stoppade om {child.him}. Pulkan fick ställa sig närmast dörren.

”Gö natt, {child}”, sa {@a}.

# @In-comes
In kom {sitter}, som passade {child} den veckan. {sitter.He}
## if adult
In kom {adult}, som
## if elder & !adult
In kom {elder}, som

# @the-punch
hålslaget på skrivbordet
## if adult
{adult's} hålslag
## if elder & !adult
{elder's} hålslag

# @he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
