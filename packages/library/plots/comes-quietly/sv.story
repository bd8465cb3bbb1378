title: Lärkvägen erkänner
title: ”Det var jag”, sa polisbilen
title: Övergången till opera
guest officer: Vinter (hon), Hagman (hon)
guest grower: Holger (han), Sigvard (han)
guest neighbour: Gunborg (hon), Ing-Marie (hon)
guest second: Kurre (han), Hasse (han)
guest third: Ulla-Britt (hon), Anna-Lisa (hon)

% Pumpan är död men har ett plåster. Katten i sagan är röd och är inte familjens.

# nobody-got-out
Polisbilen stannade på Lärkvägen klockan tjugo över nio på lördagsmorgonen, precis utanför {child's} fönster, och ingen klev ur.

Det var en stor polisbil, med gula och blå rutor på sidorna och lampor över hela taket. I den satt en ensam polis och tittade rakt fram.

{child} backade från gardinen. De hade kommit på det där med pumpan.

# a-plaster
För nio dagar sedan hade {child.he} kommit för fort på cykeln runt hörnet vid kolonilotterna och kört rakt på {grower's} prispumpa. Den hade gått tvärt av vid stjälken. Ingen såg det. Och {child}, som var {age} år och för det mesta ärlig, hade satt fast den igen med ett plåster och dragit ett blad över.

Det värsta var sången. {grower} trodde på att man ska sjunga för pumpor. Varje kväll stod han där ute med mössan i handen och sjöng för den, och varje kväll låg {child} i sängen och hörde på, och var den enda i hela världen som visste att den var död.

# two-biscuits
När det hade gått en timme stod polisbilen fortfarande kvar. Polisen gav nog {child} tid att komma frivilligt. Så {child} tog på sig rena skor, ifall det skulle bli rättegång, och gick ut och knackade på rutan.

Rutan gled ner. Polisassistent {officer} satt med en halv kanelbulle i handen.

”Jag vill erkänna”, sa {child}.

{officer} la ifrån sig bullen. Sanningen var att motorn hade dött, att bärgaren inte kunde komma förrän klockan två och att hon inte fick lämna bilen. Hon hade läst bruksanvisningen till värmen två gånger.

”Ja, varsågod”, sa hon och tog fram sitt block.

{child} öppnade munnen. ”På schackklubben”, sa {child.he}, ”tog jag två kakor. Det stod en.”

Det var inte det {child.he} hade kommit för att säga. Det hann bara ut först.

”Två kakor”, sa {officer} allvarligt och skrev upp det.

# best-hat
Någon harklade sig. Det var {neighbour} från nummer nio, i finhatten, med en skottkärra.

”Jag såg att barnet kom och angav sig själv”, sa hon, ”och då tänkte jag att kan ett barn så kan väl jag. Den här lånade jag av {second} 1998.”

Bakom henne stod {second}. Han bar på {third's} stege. Bakom honom stod {third}.

# four-breakfasts
Klockan tolv räckte kön ända bort till brevlådan. {officer} hade fått ont i handen, så {child} satt bredvid henne i framsätet på polisbilen, med radion som sprakade[city:  från hela {city}] och knappar överallt, och skrev åt henne. Skottkärra. Stege. Prästen hade backat på en grindstolpe och skyllt på tidningsbudet.[sport:  Tandläkaren hade sagt att han var sjuk, och sedan gått för att {play sport}.][athlete:  Rörmokaren hade sagt till alla att han kände {athlete}, och det gjorde han inte.][school:  Tre stycken hade linjaler från {school}.][friend:  {Friend}, {child's} bästa vän, hade tagit tre kakor.][elder:  {Elder}[elder2:  och {elder2}] bodde inte ens på Lärkvägen, men kom med någons pajform.][pet.dog:  {Pet}, {child's} hund, stod också i kön, och såg ut att ha en toffel på sitt samvete.] Fyra personer erkände att de matade samma röda katt, som alltså hade ätit fyra frukostar om dagen sedan i påskas. Katten låg på polisbilens motorhuv och erkände ingenting.[pet.cat:  {Pet}, {child's} egen katt, satt i fönstret med gott samvete.][pet.other:  Det var bara {pet} där hemma som inte hade något att erkänna.]

# lighter
Utefter hela trottoaren gick folk och lämnade tillbaka saker och sa: ”Jaså, var det du?” Alla såg lättare ut. Det var bara {child} som kände sig tyngre.

# poorly
Då tystnade kön. Uppför vägen kom {grower} med pumpan i famnen. Plåstret dinglade.

”Någon”, sa {grower}, ”har haft ihjäl min pumpa.”

Ingen sa något. Och så började {neighbour} gråta.

”Det måste ha varit jag”, sa hon. ”Jag gav den resten av min hostmedicin. Jag tyckte att den såg hängig ut.”

”Du, {neighbour}?” sa {grower}. ”Och dig har jag bott granne med i trettio år!” Och så vände han henne ryggen.

”Skriv, {child}”, sa {officer} lågt.

# the-pen
Pennan stod mot papperet. Det var bara att skriva, så skulle ingen någonsin få veta. Genom vindrutan såg {child} hur {neighbour} letade efter en näsduk, med finhatten på sned.

”Det var inte hon”, sa {child}. Men utanför pratade alla i mun på varandra. ”Det var inte hon!” Ingen hörde.

Bredvid {child.his} knä satt en mikrofon på en krullig sladd, en sådan som polisen har när den ska tala till en folkmassa. {Child.He} såg på {officer}, och {officer} nickade.

# it-was-me
”DET VAR JAG”, sa polisbilen.

Det sa den över hela Lärkvägen, bort till kyrkan och tillbaka igen. Katten ramlade av motorhuven.

”DET VAR MIN CYKEL”, sa polisbilen med en väldig, darrande röst. ”JAG SATTE FAST DEN MED ETT PLÅSTER. FÖRLÅT. DEN VAR DÖD HELA TIDEN NÄR DU SJÖNG.”

# thursday
{child} la ifrån sig mikrofonen och klev ur. Benen var som snören. {grower} kom fram.

”När?” sa han.

”För nio dagar sedan. På torsdagen.”

”På torsdagen”, sa {grower} långsamt, ”gick jag över till opera.” Och han satte sig på trottoarkanten med pumpan i knät. ”Sedan växte den inte en centimeter. Jag trodde att det var min sång. Jag har inte sovit. Jag trodde att jag hade tråkat ihjäl den!” Axlarna skakade på honom, och så såg de att han skrattade. ”{neighbour}! Det var inte din hostmedicin! Det var inte min opera! Det var bara en cykel!”

# only-a-rest
Klockan två kom bärgaren. {officer} vred om nyckeln för att visa att det var hopplöst, och motorn startade på en gång.

”Den behövde bara vila”, sa hon. Hon rev ut sidorna ur blocket och gav dem till {child}. ”Trettioen förseelser, och inte ett enda brott. Är allt uppklarat nu?”

”Nästan”, sa {child}.

# goodnight
Samma kväll stod {child} bredvid {grower} vid kolonilotterna med mössan i handen, och båda två sjöng [music: {@song} ]för en ny pumpa, stor som en tumme. En polisbil kom sakta rullande förbi grinden. Blåljusen gick runt ett varv, utan ett ljud, över alla bönorna.

”GOD NATT, LÄRKVÄGEN”, sa den.

Och längs hela vägen kom folk fram till sina fönster, och för en gångs skull var det ingen som såg skyldig ut. Utom [pet.cat: den röda katten | katten].

# @song
{music}
