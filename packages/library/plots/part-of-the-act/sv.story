title: Dit trollkarlen tittar
title: En del av numret
title: Den stora {Master}
guest pet: Vera (hon), Sixten (han)
guest master: Inga (hon), Sonja (hon)
guest bower: Bertil (han), Torbjörn (han)
guest minder: Yvonne (hon), Marianne (hon)

% Taxen är originalet: familjens, eller {master's}; en annan hund och en katt har egna skämt i @magic, @nose, @pick. Den som väntar bakom häcken (@a) är {adult}, annars den äldre, annars {minder}. Mormodern i originalet är grannen {master}: ett förflutet kan ingen riktig mormor få.

# already-magic
{@magic}

{@lay} och såg ut som om {pet.he} hade hört det förut. {child} satt vid bordet med en kortlek som {child.he} just hade tappat för fjärde gången.

På lördag var det gårdsfest, och {child} stod på programmet. ”Trollkarlen {child}”, hade {@a-first} skrivit på affischen, mellan korvgrillningen och lotteriet[friend: , och {friend}[!friend.known: , {child.his} bästa vän,] hade satt upp den i varenda port].

”Hemma kan jag allt”, sa {child.he}. ”Men så fort någon tittar får jag händer som två fiskar.”

{Master} plockade upp spader kung från {pet's} rygg.

”Jag ska visa dig något”, sa hon.

# miraculo
Längst in i garderoben hängde en klänning av silverpaljetter, och under den låg en affisch. DEN STORE MIRAKULO, stod det. En man med mustascher slog ut med armarna. Bakom honom, till hälften skymd av hans mantel, stod en ung kvinna i silver. Hon hade inget namn.

”Är det du?”

”Nio somrar i folkparkerna. Jag försvann ur ett skåp tvåhundra gånger om året. Egentligen hette han {bower}.”

”Var han bra?”

”Han var bra på att bocka”, sa {master}. ”Resten gjorde jag. Det var jag som hade duvan. Det var jag som öppnade luckan. Och ingen såg det, för vet du hur det är med publik? Den tittar dit trollkarlen tittar. Det är hela hemligheten, {child}.”

”Men blev du inte ledsen? Att ingen såg dig?”

{Master} vek ihop affischen, noga, i de gamla vecken.

”Det var ju meningen att jag inte skulle synas”, sa hon. ”Jag var väldigt skicklig.”

Det var inte riktigt ett svar, tänkte {child}.

# every-day
De övade varje dag den veckan[sport: , till och med när det var {sport}]. Numret hette {@trick}. Man behövde ett bord med en lång duk, {@box} utan botten, och en lucka i bordsskivan, som {master} hade ordnat. {Pet} hoppade ner i kartongen. {child} svepte manteln[music:  till {music}]. {Pet} gled ner genom luckan, sprang under duken och bakom häcken[athlete: , snabb som {athlete}], och där väntade {@a} med en köttbulle. Tio sekunder senare kom {pet} in från andra sidan gården, genom porten. Folk skulle tappa hakan.

{Pet} var lysande. Redan på torsdagen var {pet.he} uppe i tjugosex köttbullar.

# only-a-gate
Så blev det lördag. Sextio personer satt på gräsmattan[school: , många av dem från {school}][friend: , med {friend} mitt i], och {child} stod bakom bordet i en mantel som varit gardin[elder:  hos {elder}]. {Child.His} händer hade redan blivit fiskar.

”Mina damer och herrar”, sa {child.he}. ”Jag ska nu, eh, trolla bort en {@kind}.”

{Pet} hoppade ner i kartongen. Manteln svepte. Luckan sa klick, mjukt som en viskning, och när {child} lyfte upp kartongen och visade den från alla håll var den tom.

Publiken drog efter andan.

”Och nu”, sa {child} och slog ut med armen mot porten. ”Se där!”

Alla tittade på porten.

Porten var bara en port.

# thirty-seconds
{child} räknade till tio. {Child.He} räknade till tjugo. Borta vid häcken dök {@a} upp. {@She} skakade på huvudet och höll fram en ensam köttbulle. {Pet} kom aldrig hit, sa {@whose} mun.

Någon fnissade. En liten pojke sa högt:

”Är {@the-kind} död?”

Sextio par ögon tittade på {child}, och {child.he} önskade att det hade funnits en lucka till, i större storlek.

{Master} satt på första raden med väskan i knät. Hon lutade sig fram.

”De första trettio sekunderna är det en olycka”, sa hon lågt. ”Sedan är det en del av numret. Var är {pet.he}?”

# behind-the-mustard-pot
{child} tänkte. Om {pet} inte hade gått till köttbullen fanns det bättre mat någon annanstans. Och då såg {child.he} det. Vid korvbordet[elder & adult: , där {elder}[elder2:  och {elder2}] hade ryggen till och vände korv,][elder2 & !adult: , där {elder2} hade ryggen till och vände korv,] rörde sig pappersduken. {@Nose} kom upp bakom senapen.

Om {child.he} pekade skulle alla se {pet.him} stjäla en korv. Någon måste hämta {pet.him}, och sextio personer måste titta åt ett annat håll.

Den tittar dit trollkarlen tittar.

{child} vände sig om. {Child.He} tittade rakt på {master}. {Child.He} tittade med hela ansiktet.

# the-great
”Mina damer och herrar”, sa {child.he}, och rösten höll. ”{@The-kind} är borta, för jag är bara lärling. Det krävs en mästare för att få {pet.him} tillbaka. På första raden sitter Sveriges skickligaste trollkarl. Hon har försvunnit tvåhundra gånger om året i nio somrar, och ingen har någonsin sett hur det gick till. Får jag be er om en applåd för … Den stora {master}!”

Sextio huvuden vände sig.[elder & adult:  {Elder}[elder2:  och {elder2}] glömde korvarna.][elder2 & !adult:  {Elder2} glömde korvarna.]

{Master} satt alldeles stilla. Det syntes att hon av gammal vana letade efter någon att stå bakom.

Sedan reste hon sig. Hon gick upp till bordet, långsamt, och applåden växte för varje steg. Hon tog av {child} manteln, lade den om sina axlar, och lyfte ena handen. Bara handen. Det blev så tyst att man hörde björken.

# no-fish
Ur handen kom en silkesnäsduk. Sedan en till. De tog aldrig slut, de steg ur hennes näve som om hon hade en sommar där inne.

Därför var det ingen som såg en lärling gå baklänges förbi lotteriet, i lugn och ro, och sträcka in armarna under en pappersduk. {Child.His} händer var inga fiskar längre. {@pick} och knuffade den försiktigt i rumpan.

”Och se!” sa {master}, och lät alla näsdukarna falla över den tomma kartongen.

Kartongen {@said}.

Ur silket steg {pet}, med en gul näsduk på huvudet och senap på nosen. Jublet hördes [city: över halva {city} | ända till torget][friend: , och mest av allt hördes {friend}].

# taking-turns
{child} stod bredvid, till hälften skymd av en mantel, och klappade så att det sved. {Child.He} hade aldrig varit så osynlig i hela sitt liv. Det var härligt, upptäckte {child.he}. Men man borde få turas om.

{Master} bockade. Hon gjorde det mycket bättre än {bower}.

# where-were-you-looking
På kvällen satt {@a} på sängkanten, och {@full}.

”Hur fick ni tillbaka {pet.him}?” frågade {@a}. ”Jag stod ju precis där bakom, och jag såg ingenting.”

”Nej”, sa {child} och gäspade. ”Vart tittade du då?”

{@A} tänkte efter.

”På {master}”, sa {@she}. ”Jag kunde inte låta bli.”

”Bra”, sa {child}.

# @magic
”En hund”, sa grannen {master}, ”är redan trolleri. Man blinkar, och så är korven borta.”
## if !pet / breed.Dachshund
”En tax”, sa grannen {master}, ”är redan trolleri. Någon har tagit en vanlig hund och dragit.”
## if pet.cat
”En katt”, sa grannen {master}, ”är redan trolleri. Man stänger dörren om den, och så sitter den på andra sidan.”

# @lay
{Pet}[!pet.known: , {child's} hund,] låg på köksgolvet hos {master}
## if !pet
{Pet}, hennes egen tax, låg på köksgolvet
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] låg på köksgolvet hos {master}
## if pet & breed.Dachshund
{Pet}, {child's} tax, låg på köksgolvet hos {master}

# @trick
Den försvunna hunden
## if !pet / breed.Dachshund
Den försvunna taxen
## if pet.cat
Den försvunna katten

# @box
en stor öppen kartong
## if !pet / pet.cat / breed.Dachshund
en stor öppen hattkartong

# @kind
hund
## if pet.cat
katt

# @the-kind
hunden
## if pet.cat
katten

# @nose
en nos
## if !pet / breed.Dachshund
en lång brun nos
## if pet.cat
två öron

# @pick
De tog ett stadigt tag om en hund, lotsade den bakom häcken och in under duken
## if !pet / breed.Dachshund
De lyfte upp en tax, bar den bakom häcken och under duken
## if pet.cat
De lyfte upp en katt, bar den bakom häcken och under duken

# @said
skällde
## if pet.cat
jamade

# @full
{Pet} låg tvärs över täcket och var mätt
## if !pet
{Pet}, som fick sova över, låg tvärs över täcket och var mätt

# @a-first
{minder}, som bodde hos {child} den veckan,
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

# @whose
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @she
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
