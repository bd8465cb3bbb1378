title: Fotboll utan ljud
title: Över till min kollega
title: De två sista i raden
guest friend: Elliot (han), Tuva (hon)
guest fast: Amina (hon), Selma (hon)
guest big: Ture (han), Joel (han)
guest arm: Rasmus (han), Isak (han)
guest minder: Hedda (hon), Josefin (hon)

% Den vuxna hemma är {adult}, annars {minder}. Den gamla mannen i parken är en mor- eller farförälder, där familjen har valt en.

# in-plaster
{child} hade valt en kille med armen i gips i stället för [!friend.known: sin bästa vän ]{friend}, och nu måste {child.he} spela en hel fotbollsmatch.

Så här hade det gått till. På lunchrasten[school:  {at school}] drogs kaptenerna ur en mössa, och för första gången någonsin blev det {child}. {Child.He} ville vinna så gärna att det kändes i öronen. Därför valde {child.he} {fast}, som var snabb, och {big}, som var stor. Och varje gång {child.he} såg längs raden stod {friend} där och log mot {child.him} och väntade på att få höra sitt namn.

# the-thing-about
Saken med {friend} var att {friend.he} inte kunde spela fotboll. {Friend.He} sparkade i gräset. En gång hade {friend.he} sparkat en lärare. Men hela tiden medan {friend.he} spelade pratade {friend.he}, för full hals, som de som kommenterar [sport: {sport} | matcherna] på teve: ”Och där är {child}! Åh, så vackert! [athlete: Det hade inte ens {athlete} gjort bättre! ]Det där kommer de att sjunga om i [city: varenda korvkö {in city} | korvkön] i kväll!” Så höll {friend.he} på hela vägen hem från skolan också[music: , när {friend.he} inte nynnade på {music}], förbi bageriet och den stora pölen, och det hade {friend.he} gjort så länge de hade känt varandra.[pet.dog:  {Child's} hund {pet} fick alltid höra resultatet.][pet.cat:  {Child's} katt {pet} fick alltid höra resultatet.][pet.other:  Hemma hos {child} fick {pet} alltid höra resultatet.]

# two-left
Till sist var det bara två kvar. Den ena var {friend}. Den andra var {arm}, som hade armen i gips.

”{arm}”, sa {child}.

”Jag är inte med”, sa {arm}. ”Jag står bara här.”

”Jaha”, sa {child}.

”Då får vi {friend}”, sa den andra kaptenen. Och {friend} gick över till det andra laget. {Friend.He} log inte längre.

De ställde {friend.him} i mål.

# sound-off
Det var spännande, sa folk. {child} märkte inget av det. Det var något fel på matchen, och {child.he} kom inte på vad förrän {child.he} fick bollen borta vid staketet och gick rakt genom mitten, förbi en, två, tre stycken, och gjorde mål. Det var det bästa mål {child.he} hade gjort i hela sitt liv. Men ingen sa det. Ingen hade sagt något, på hela matchen. Det var som fotboll med ljudet avstängt.

{Child.He} såg på {friend}. {Friend.He} stod bakom tröjorna och tog upp bollen, med stängd mun.

# penalty
Det blev fyra–fyra. Sedan stoppade någon i det andra laget bollen med händerna.

”Straff!” ropade alla. ”{Child} tar den!”

{Child.He} lade bollen till rätta. Där stod {friend} mellan tröjorna med armarna utsträckta. {Friend.He} såg på {child.him}, bara en sekund, när {child.he} började springa.

{Child.He} sköt lågt och hårt åt vänster. Och {friend}, som aldrig hade räddat någonting i hela sitt liv, föll omkull åt vänster, och bollen träffade {friend.him} i rumpan och studsade bort.

Hela laget kastade sig över {friend.him}. ”Hur kunde du veta?” skrek de.

”{Child} tittar alltid åt andra hörnet först”, sa {friend}, underst i högen. ”Så länge jag har känt {child.him}.”

En minut senare gjorde {friend's} lag segermålet. {child} märkte det knappt.

{Friend} vet allt om mig, tänkte {child.he}. Och jag valde en arm i gips.

# ten-steps
När skolan var slut hade {friend} redan gått ut genom grinden. {Friend.He} gick tio steg före {child} i stället för bredvid. {Friend.He} gick förbi bageriet utan ett ord, och förbi den stora pölen. {child} gick efter, med bollen under armen.

”Förlåt!” ropade {child.he}.

{Friend} höll upp en hand utan att vända sig om, som åt en bil som har släppt över en.

# dreadful
Det skulle behövas något bättre än så. De hade kommit till parken, där det inte fanns någon annan än {@old}. {child} släppte bollen och tog ett djupt andetag.

”Och där är {child}”, sa {child.he} högt. ”Med bollen. På, öh, gångvägen.”

Det var förfärligt. {@The-old} vände sig om.

”{Child.He} går, hm, framåt. {Child.He} var kapten i dag, mina damer och herrar. Och {child.he} har gjort en usel match.”

Tio steg längre fram saktade {friend} in.

”{Child.His} bästa vän stod ju där i raden. Och {child.he} tänkte: om jag väljer {friend} så förlorar vi. Så {child.he} valde en som inte ens var med. Och publiken kan inte fatta det. Det är det dummaste valet i fotbollens historia.”

# over-to
”Du ska säga ’över till min kollega’”, sa {friend}, rakt ut i luften.

”Va?”

”När det har varit dåligt ett tag. Då säger man ’över till min kollega’, och så säger den andra något.”

”Över till min kollega”, sa {child}, och rösten darrade.

{Friend} vände sig om.

# the-sad-story
”Tja, det är en sorglig historia”, sa {friend.he}. ”{Friend} vet att {friend.he} inte kan spela. Men {friend.he} hade knutit skorna extra noga.” {Friend.He} svalde. ”{Friend} trodde att {child} skulle säga {friend.him} i alla fall.”

”Det borde {child.he} ha gjort”, sa {child}. ”Det var hemskt utan {friend.him}. {Child.He} gick förbi tre stycken, och det var ingen som sa det.”

”Fyra”, sa {friend}.

”Fyra?”

”Du såg inte den sista. Han ramlade. Jag sa det hela vägen, inne i huvudet. Jag kunde inte låta bli.”

”Vad sa du?”

{Friend} såg på {child} länge. Sedan höll {friend.he} upp knytnäven framför munnen och berättade det, från staketet till tröjorna, alla fyra, högre och högre, tills {@the-old} ställde ifrån sig kassarna och klappade. Nu var det ett mycket bättre mål.

# kicked-home
De sparkade bollen mellan sig hela vägen hem. {Friend} sparkade mest i asfalten.

”Om jag är kapten i morgon”, sa {child} vid dörren hemma, ”så väljer jag dig först.”

”Då förlorar du”, sa {friend}.

”Ja. Men med ljudet på.”

# colleague
”Vem vann i dag?” frågade {@asks}, {@when}.

{child} tänkte efter. ”{Friend}”, sa {child.he}.

{@A} släckte lampan. [friend: Någonstans där ute | På andra sidan gatan] släcktes det i {friend's} fönster också.

”Och nu ligger {child.he} i sängen”, viskade {child}. ”Fötterna inne. Händerna inne.[pet.dog:  {Pet} på mattan.][pet.cat:  {Pet} på fötterna.][pet.other:  {Pet} matad.] Nu är det alldeles tyst här, mina damer och herrar.”

{Child.He} gäspade.

”Över till min kollega.”

# @old
en gammal man med sina matkassar
## if elder
{elder}, en bra bit bort, med matkassar
## if elder & elder2
{elder} och {elder2}, en bra bit bort, med matkassar

# @the-old
den gamle mannen
## if elder
{elder.short}

# @asks
{minder}, som passade {child} den veckan
## if adult
{adult}

# @when
när det var dags att säga god natt
## if adult
när {adult.he} kom in för att säga god natt

# @a
{minder}
## if adult
{adult}
