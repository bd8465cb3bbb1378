title: Den andra hunden
title: Alla hemma
title: Byn under vattnet
guest dog: Karo (han), Tello (han)

% Regeln: den andra hunden går inte över strecket mellan grindstolparna förrän någon har sagt att alla är hemma, och det måste vara sant.
% De står på den gamla vägen, strax utanför grinden. Den andra hunden syns aldrig. Hunden är "den" tills den har fått ett namn.

# the-village
Det hade inte regnat på hela sommaren. Vattnet i dammen sjönk och sjönk, och en kväll i augusti kom byn fram.

”Den har legat på botten i åttio år”, sa {elder}. ”De dämde upp hela dalen[city: , för att {city} skulle få lyse], och alla som bodde här fick flytta till nya hus uppe på åsen.”

”Hur kan du veta allt det där?” sa {child}.[school:  På {school} hade de haft om vattenkraft, med pilar, men ingen hade sagt något om en by.]

”Jag läste det på skylten vid parkeringen.”

Där fanns en väg, och en liten bro utan någon å under, och rader av stenar som hade varit hus. {Pet}, som var {child's} hund och ansåg att all lera var till för {pet.him} personligen, var redan halvvägs ner.

# the-ball
De höll sig på den gamla vägen, där det var fast, ända fram till två grindstolpar och en halv dörröppning. {child} kastade bollen. Den studsade in mellan stolparna och försvann i mörkret innanför dörren, och {pet} sprang efter. Strax innanför grinden stannade {pet.he}.

Bollen kom tillbaka.[music:  {Elder} slutade nynna på {@song}.]

Den rullade ut genom dörren alldeles av sig själv och lade sig till rätta mot {pet's} framtassar.

”Marken lutar”, sa {child} efter en stund.

{Elder} lade käppen mot marken och siktade längs den. ”Det gör det”, sa {elder.he}. ”Åt andra hållet.”

# the-prints
Det blev kallt i nacken på {child}. Men {pet} viftade med hela kroppen, precis som åt en gammal vän i parken. Ner på armbågarna gick {pet.he}, med rumpan i vädret. Och i den blöta leran bredvid gången såg {child} hur det blev ett tassavtryck, och ett till, och ett till. De gick runt {pet} i en ring, och {pet} hade inte rört en tass.

”{Elder.short}”, viskade {child}. ”Det är en hund till.”

”Det ser jag”, sa {elder.short}. ”Eller rättare sagt, det gör jag inte.”

”Är det ett spöke?”

”Det är det väl. Men mest är det en hund. Kasta bollen.”

# six-throws
{child} kastade. Två hundar sprang, en lerig och en som inte fanns, och det var den som inte fanns som hann först. Bollen kom travande tillbaka, ungefär i höjd med {child's} knän, och lades ner mellan grindstolparna. [athlete: Det där, tänkte {child}, hade till och med {athlete} fått titta på två gånger. ]Någonstans vid det sjätte kastet slutade {child} vara rädd.[sport:  {child.He} tyckte om att {play sport}, men då brukade man få se båda lagen.]

Så blev ett kast snett, och bollen rullade i väg längs vägen. Spåren kom fram mellan grindstolparna, och där tog de slut.

## or
Det väntade {pet} inte på. {Pet.He} nappade åt sig bollen och for i väg, in genom dörren och ut genom ett hål i muren, med spåren efter sig. Så ändrade sig bollen mitt i luften och for åt andra hållet, och då var det {pet} som fick springa efter.

”Det där var ojuste”, sa {elder.short}. ”Tror jag.”

{child} skrattade, och sedan var {child.he} inte rädd längre.[athlete:  Det där, tänkte {child.he}, hade till och med {athlete} fått titta på två gånger.][sport:  {child.He} tyckte om att {play sport}, men då brukade man få se båda lagen.]

Men när {pet} sprang ut på vägen kom det ingen efter. Spåren kom fram mellan grindstolparna, och där tog de slut.

# until-when
”Kom då!” ropade {child}, och visslade, och klappade sig på knäna. Inte ett spår kom utanför grinden. ”Varför vill den inte?”

{Elder} gned sig om hakan. ”Vad gör {pet}, när du säger stanna?”

”{Pet.He} stannar.”

”Hur länge då?”

”Tills jag säger att det är klart”, sa {child}. Och då såg {child.he} framför sig hur de flyttade. Vagnen stod lastad på vägen, med stolarna fastsurrade. Alla hade bråttom och var ledsna, och någon sa stanna, bara en liten stund, bara tills vi är färdiga här. De hade kanske letat efter hunden sedan, i flera dagar. Men det var en fin hund, och de hade sagt åt den att stanna.

”Den har stannat kvar i åttio år”, sa {child}. Det gjorde ont i halsen.

# the-disc
Under tiden hade {pet} satt nosen i marken vid den ena stolpen och börjat gräva. {Pet.He} kom upp igen, brun ända till ögonbrynen, och lade något i {child's} hand, försiktigt som ett ägg. Det var en liten mässingsbricka med ett namn på.

”{dog}”, läste {child}.

Spåren tvärstannade. {child} kände att det var någon som tittade på {child.him}.

”Okej, {dog}!” sa {child.he}. ”Varsågod! Fritt fram! Klart slut! Du får gå nu!”

Ingenting hände.

# the-word
”Varje hund har sitt eget ord”, sa {elder}. ”Hans är nog gammalt. När sista kon var hemma från skogen om kvällen brukade man säga till hunden: alla hemma. Då visste han att ingen fattades, och så fick han lägga sig.”

{child} drog efter andan.

”Men säg det bara om det är sant”, sa {elder.short}. ”En hund märker sådant.”

{child} tittade på stenarna som hade varit hus. Det var ingen hemma i ett enda av dem. {child.He} släppte ut luften igen.

Det började bli mörkt. Uppe på åsen var det någon som tände i ett av husen. Så tändes det i nästa, och i nästa, och {child} stod och såg hur ljusen kom längs hela åsen, tills det inte fanns ett mörkt fönster kvar.

# over-the-line
{child} gick fram till grinden. {child.He} satte sig på huk och höll fram handen, och efter ett tag låg det en nos i den, sval och lätt.

”De är där uppe, {dog}”, sa {child.he}. ”Titta. De kom fram, allihop, och nu har de tänt. Du gjorde rätt. Duktig hund. Alla hemma.”

Nosen var borta. Det hördes inte ett ljud. Och sedan kom det ett spår utanför grinden.

Sedan var det fyra, och sedan flög de fram, längs vägen och över bron utan å, och {pet} galopperade bredvid ända till gräset. Där stannade {pet}. Men i gräset såg man hur någon sprang vidare, rakt uppför backen mot ljusen. Och långt bortifrån kom ett enda skall, väldigt glatt.

{Elder} snöt sig. Det tog en god stund.

# the-last-gate
På hemvägen tryckte {child} ner mässingsbrickan i jorden vid den sista grinden på åsen. Där skulle den vara.[elder2:  {Elder2} väntade med termosen, tittade en gång på {elder.short} och frågade ingenting.]

# all-home
Den natten kom regnet. {child} låg och hörde det mot taket, och tänkte på vattnet som steg över bron och dörren och de två stolparna, och att det inte gjorde någonting, för nu var det ingen kvar.[friend:  {child.He} hade ringt till {friend}[!friend.known: , sin bästa vän,] och berättat alltihop, och {friend}, som aldrig trodde på någonting, hade bara sagt: ”Bra.”]

{Pet} låg i fotändan, där {pet.he} inte fick ligga. Ena ögat var fortfarande öppet, ifall det var någon som fattades.

”Alla hemma, {pet}”, sa {child} och gäspade.

Och {pet} drog en lång, lång suck, lade hakan på {child's} fötter och somnade.

## or
Sedan, i bilen, kom regnet. {child} satt och hörde på det, och tänkte på vattnet som steg över bron och dörren och de två stolparna, och att det inte gjorde någonting, för nu var det ingen kvar.[friend:  Det här skulle {child.he} berätta för {friend}[!friend.known: , sin bästa vän,] som aldrig trodde på någonting. Det här skulle {friend} tro på.]

När de kom fram lyste lampan över dörren. Men {pet} stannade på mattan och tittade bort längs gången, ifall det var någon som fattades.

”Alla hemma, {pet}”, sa {child}.

Och {pet} drog en lång, lång suck, klev in över tröskeln och lade sig på båda {child's} fötter.

# @song
{music}
