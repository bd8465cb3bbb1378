title: Lärkvägen erkänner
title: ”Det var jag”, sa polisbilen
title: Övergången till opera
guest officer: Vinter (hon), Hagman (hon)
guest grower: Holger (han), Sigvard (han)
guest neighbour: Gunborg (hon), Ing-Marie (hon)
guest second: Kurre (han), Hasse (han)
guest third: Ulla-Britt (hon), Anna-Lisa (hon)

% Pumpan är död men har ett plåster. Katten i sagan är röd, om familjen inte har katt eller hund: då är den deras. Grannen är den som är mormor eller morfar.

# nobody-got-out
Polisbilen stannade på Lärkvägen klockan tjugo över nio på lördagsmorgonen, precis utanför {child's} fönster, och ingen klev ur.

Det var en stor polisbil, med gula och blå rutor på sidorna och lampor över hela taket. I den satt en ensam polis och tittade rakt fram.[pet.cat:  {child's} katt, {pet}, gick ut och la sig på motorhuven.]

[pet.dog: {child's} hund, {pet}, gick in under bordet. ]{child} backade från gardinen. De hade kommit på det där med pumpan.

# a-plaster
För nio dagar sedan hade {child.he} kommit för fort på cykeln runt hörnet vid kolonilotterna och kört rakt på {grower's} prispumpa. Den hade gått tvärt av vid stjälken. Ingen såg det[pet.cat / pet.dog:  utom {pet}, som inte sa något]. Och {child}, som var {age} år och för det mesta ärlig, hade satt fast den igen med ett plåster och dragit ett blad över[friend: , och inte ens berättat det för [!friend.known: sin bästa vän, ]{friend}].[elder:  {Elder}, som hjälpte till att vattna, tyckte att den såg hängig ut.]

Det värsta var sången. {grower} trodde på att man ska sjunga för pumpor. Varje kväll stod han där ute med mössan i handen och sjöng för den, och varje kväll låg {child} i sängen [pet.cat / pet.dog: med {pet} ]och hörde på, och var den enda [pet.cat / pet.dog: människan ]i hela världen som visste att den var död.

# two-biscuits
När det hade gått en timme stod polisbilen fortfarande kvar. Polisen gav nog {child} tid att komma frivilligt. Så {child} tog på sig rena skor, ifall det skulle bli rättegång, och gick ut [pet.dog: med {pet} ]och knackade på rutan.

Rutan gled ner. Polisassistent {officer} satt med en halv kanelbulle i handen.

”Jag vill erkänna”, sa {child}.

{officer} la ifrån sig bullen. Sanningen var att motorn hade dött, att bärgaren inte kunde komma förrän klockan två och att hon inte fick lämna bilen. Hon hade läst bruksanvisningen till värmen två gånger[pet.cat: , andra gången högt för {pet}].

”Ja, varsågod”, sa hon och tog fram sitt block.

{child} öppnade munnen. ”På schackklubben”, sa {child.he}, ”tog jag två kakor. Det stod en.”

Det var inte det {child.he} hade kommit för att säga. Det hann bara ut först.

”Två kakor”, sa {officer} allvarligt och skrev upp det.[friend: 

”Jag tog tre”, sa {friend}, som hade satt sig i baksätet för att se om {child} var arresterad.]

# best-hat
Någon harklade sig. Det var [elder: {elder.short}, i finhatten, | {neighbour} från nummer nio, i finhatten,] med en skottkärra.

[elder: ”Jag såg att du angav dig själv”, sa {elder.he}, ”och då tänkte jag att kan du så kan väl jag. | ”Jag såg att barnet kom och angav sig själv”, sa hon, ”och då tänkte jag att kan ett barn så kan väl jag.] Den här lånade jag av {second} 1998.”

Bakom [elder: {elder.him} | henne] stod {second}. Han bar på {third's} stege. Bakom honom stod {third}.

# four-breakfasts
Klockan tolv räckte kön ända bort till brevlådan. {officer} hade fått ont i handen, så {child} satt bredvid henne i framsätet på polisbilen, med radion som sprakade[city:  från hela {city}] och knappar överallt, och skrev åt henne[friend: , medan {friend} i baksätet inte rörde någonting]. Skottkärra. Stege. Prästen hade backat på en grindstolpe och skyllt på tidningsbudet.[sport:  Tandläkaren hade sagt att han var sjuk, och sedan gått för att {play sport}.][athlete:  Rörmokaren hade sagt till alla att han kände {athlete}, och det gjorde han inte.][school:  Tre stycken hade linjaler från {school}.][elder2:  {Elder2} bodde inte ens på Lärkvägen, men kom med någons pajform.] {@breakfasts}[pet.other:  Det var bara {pet} där hemma som inte hade något att erkänna.]

# lighter
Utefter hela trottoaren gick folk och lämnade tillbaka saker och sa: ”Jaså, var det du?” Alla såg lättare ut[elder: , {elder.short} också]. Det var bara {child} som kände sig tyngre.

# poorly
Då tystnade kön. Uppför vägen kom {grower} med pumpan i famnen. Plåstret dinglade.

”Någon”, sa {grower}, ”har haft ihjäl min pumpa.”

Ingen sa något[pet.cat / pet.dog: , allra minst {pet}]. Och så började [elder: {elder.short} | {neighbour}] gråta.

”Det måste ha varit jag”, sa [elder: {elder.he} | hon]. ”Jag gav den resten av min hostmedicin. Jag tyckte att den såg hängig ut.”

[elder: ”Du?” sa {grower}. ”Som har fått pumpor av mig i trettio år!” Och så vände han {elder.him} ryggen. | ”Du, {neighbour}?” sa {grower}. ”Och dig har jag bott granne med i trettio år!” Och så vände han henne ryggen.]

”Skriv, {child}”, sa {officer} lågt.

# the-pen
Pennan stod mot papperet. Det var bara att skriva, så skulle ingen någonsin få veta. Genom vindrutan såg {child} hur [elder: {elder.short} | {neighbour}] letade efter en näsduk, med finhatten på sned[pet.cat / pet.dog: , medan {pet} tittade rakt in].

”Det var inte [elder: {elder.short}|hon]”, sa {child}. Men utanför pratade alla i mun på varandra. ”Det var inte [elder: {elder.short}|hon]!” [friend: Bara {friend} hörde. | Ingen hörde.]

Bredvid {child.his} knä satt en mikrofon på en krullig sladd, en sådan som polisen har när den ska tala till en folkmassa. [friend: {Friend} nickade åt den. {child} | {Child.He}] såg på {officer}, och {officer} nickade.

# it-was-me
”DET VAR JAG”, sa polisbilen.

Det sa den över hela Lärkvägen, bort till kyrkan och tillbaka igen. [pet.dog: {Pet} ylade. | [pet.cat: {Pet} | Katten] ramlade av motorhuven.]

”DET VAR MIN CYKEL”, sa polisbilen med en väldig, darrande röst. ”JAG SATTE FAST DEN MED ETT PLÅSTER. FÖRLÅT. DEN VAR DÖD HELA TIDEN NÄR DU SJÖNG.”

# thursday
{child} la ifrån sig mikrofonen och klev ur. Benen var som snören[pet.dog: , och {pet} lutade sig mot dem]. {grower} kom fram.

”När?” sa han.

”För nio dagar sedan. På torsdagen.”

”På torsdagen”, sa {grower} långsamt, ”gick jag över till opera.” Och han satte sig på trottoarkanten med pumpan i knät. ”Sedan växte den inte en centimeter. Jag trodde att det var min sång. Jag har inte sovit. Jag trodde att jag hade tråkat ihjäl den!” Axlarna skakade på honom, och så såg de att han skrattade. [elder: ”Det var inte din hostmedicin!” sa han till {elder.short}. ”Det var inte min opera! | ”{neighbour}! Det var inte din hostmedicin! Det var inte min opera!] Det var bara en cykel!”

# only-a-rest
Klockan två kom bärgaren. {officer} vred om nyckeln för att visa att det var hopplöst, och motorn startade på en gång.

”Den behövde bara vila”, sa hon[friend:  och lät {friend} trycka på en knapp]. Hon rev ut sidorna ur blocket och gav dem till {child}. ”Trettioen förseelser, och inte ett enda brott. Är allt uppklarat nu?”

”Nästan”, sa {child}.

# goodnight
Samma kväll stod {child} [friend: och {friend} ][elder: mellan {grower} och {elder.short} | bredvid {grower}] vid kolonilotterna med mössan i handen, och [friend / elder: alla | båda två] sjöng [music: {@song} ]för en ny pumpa, stor som en tumme[pet.dog: , och {pet} ylade]. En polisbil kom sakta rullande förbi grinden. Blåljusen gick runt ett varv, utan ett ljud, över alla bönorna.

”GOD NATT, LÄRKVÄGEN”, sa den.

Och längs hela vägen kom folk fram till sina fönster, och för en gångs skull var det ingen som såg skyldig ut. Utom [pet.cat / pet.dog: {pet} | katten].

# @song
{music}

# @breakfasts
Fyra personer erkände att de matade samma röda katt, som alltså hade ätit fyra frukostar om dagen sedan i påskas. Katten låg på polisbilens motorhuv och erkände ingenting.
## if pet.cat
Tre grannar erkände att de matade {pet}, och med frukosten hemma hade det blivit fyra om dagen sedan påsk. {Pet} låg på polisbilens motorhuv och erkände ingenting.
## if pet.dog
Tre grannar erkände att de matade {pet} över häcken, och med frukosten hemma hade det blivit fyra om dagen sedan påsk. {Pet} låg vid polisbilens framhjul och erkände ingenting.
