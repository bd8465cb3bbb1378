title: Ett steg för mycket
title: Hoppsan, sa alla
title: Trappsteget som blev över

% Trappsteget är "det". Den vuxna: {@a}.

# six
Upp till dörren var det fem trappsteg. {child} räknade dem varje kväll, och {@a} gick bakom med matkassen.

Ett, två, tre, fyra, fem, sa fötterna.

Men den här kvällen[city:  i {city}] tog det inte slut.

”Hoppsan!” sa {child}.

”HOPPSAN!” sa {@a} och satte foten i luften, och tre apelsiner rullade hela vägen ner på gatan.

{child} skrattade så att det gjorde ont i magen. Sedan vände {child.he} sig om och tittade. Där låg ett trappsteg som aldrig hade legat där förut. Det var av trä, och det var litet, och lite snett.

”Förlåt”, sa trappsteget. ”Jag är visst ett för mycket.”

# thank-you
{child} tog ett kliv upp på det, alldeles försiktigt.

”Åh”, sa trappsteget. ”Tack.”

”För vadå?”

”Det är så länge sedan någon gick på mig.”[pet:  Då ställde sig {pet} också på det. ”Tack”, sa trappsteget. ”Så många ben på en gång.”]

En gång hade det suttit högst upp i en hel trappa, i ett hus med trädgård. Men huset var borta. De andra trappstegen hade blivit golv.

”Och jag blev över”, sa trappsteget. ”Får jag vara med i er trappa? Jag tar nästan ingen plats.”[school:  Det hade frågat {at school} också, men där var trappan full.]

”Ja”, sa {child}.

# at-the-bottom
Fast högst upp gick det ju inte. Där trillade folk.

”Lägg dig underst”, sa {child}, och trappsteget lade sig underst.

Då kom [elder: {elder}, som skulle hälsa på[elder2: , med {elder2} efter sig] | grannen med sin cykelhjälm].

Ett, två, tre, fyra, fem, sa fötterna.

”HOPPSAN!” sa [elder: {elder.short} | grannen].

Det gick inte underst heller. Fötter räknar själva. De frågar inte huvudet, och när det är ett för mycket så trillar man.[athlete:  Det hjälper inte ens att ha {athlete} på väggen.]

# in-the-middle
”Lägg dig i mitten”, sa {child}, och trappsteget lade sig i mitten, mellan två och tre.

Då kom [friend: {friend}, {child's} bästa vän, springande som om det var dags att {@lek} | brevbäraren, fast det var kväll].[!friend & sport:  Sist kom {child} själv, som man springer när man ska {play sport}.]

Ett, två, tre, fyra, fem, sa fötterna.

”HOPPSAN!” sa [friend: {friend} | brevbäraren] och satte sig.[friend:  ”En gång till!” sa {friend.he}.]

# firewood
”Nu räcker det”, sa {@a} och plockade upp den sista apelsinen. ”Det där steget är farligt. Vi lägger det i vedboden.”

Trappsteget sa ingenting. Det knarrade bara lite, som när någon försöker att inte gråta.

”I vedboden”, viskade {child}. ”Men där eldar man ju upp.”

# sat-down
{child} blev ledsen och satte sig ner. Det fanns bara ett ställe att sitta på. Det var litet och lite snett, och det var alldeles lagom.

”Tack”, viskade trappsteget.

Så satt de, {child} och steget som hade blivit över. Det knarrade, och {child} knarrade tillbaka.[music:  Till slut knarrade de {@song}.]

”Jag är ett för mycket”, sa trappsteget. ”Jag är ett för mycket överallt.”

{child} tänkte så att det syntes. Överallt där det fanns en trappa, ja. För där hade fötterna redan räknat.

”Kom!” sa {child}.

{child.He} tog trappsteget under armen och bar in det, över tröskeln och ända till badrummet. Där var tvättstället. Det satt så högt att {child} alltid måste ropa på någon när {child.he} skulle borsta tänderna.

{child.He} lade ner trappsteget på golvet.

# a-stair-of-one
Ett, sa fötterna.

Och sedan sa de inte mer, för det behövdes inte mer. {child} nådde kranen. {child.He} nådde tvålen. {child.He} nådde ända upp till spegeln, och där såg {child.he} sig själv för första gången utan att någon lyfte.

”Hoppsan”, sa {@a} i dörren. Men den här gången var det ingen som trillade. ”Vad lång du har blivit.”

”Det är en trappa”, sa {child}. ”Den har ett steg.”

”Bara ett?”

”Det är det enda som behövs.”

Under {child.his} fötter knarrade det, så som det knarrar när någon är riktigt glad.

# one
Om kvällen fick trappsteget ligga bredvid sängen, så att det inte skulle vara ensamt i badrummet. {@A} släckte lampan.

{child} klev upp i mörkret.

Ett, sa fötterna.

”Tack”, sa trappsteget.

Och där var kudden.

# @a
den vuxna
## if adult
{adult}

# @A
Den vuxna
## if adult
{Adult}

# @lek
leka
## if sport
{play sport}

# @song
{music}
