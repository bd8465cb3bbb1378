title: Riddaren i rabarbern
title: En riddare till frukost
guest friend: Zaynab (hon), Love (han)
guest pet: Vera (hon), Sigge (han)
guest elder: Maj (hon), Gun (hon)

% En ikryssad vän har sovit över, är med från början och vill ha svärdet. Håll upp ett finger vid ”Vänta” och ”Nu så”, också allra sist. {elder} är familjens egen, annars en gammelfaster. Hunden är familjens, annars gammelfasterns, annars grannens; en katt väntar också: @whose, @waited, @bark.

# in-the-rhubarb
På morgonen stod det en riddare mellan {@elders} rabarber och vattentunnan.

Han hade rustning från topp till tå, och daggen rann längs benen på honom. Han sa ingenting. Han stod.

”Hm”, sa {elder.short}. ”Han är inte min.”

[adult: ”Inte min heller”, sa {adult}.

][elder2: ”Och inte min”, sa {elder2}.

][friend: ”Inte min heller”, sa {friend}[!friend.known: , {child's} bästa vän,] som hade sovit över i kökssoffan. ”Tyvärr.”

]{child} gick fram och knackade försiktigt på ett knä. Det lät som en kastrull med någon i.

”God dag”, sa riddaren där inne.

”Vill du komma in och äta frukost?” sa {child}.

”Ja”, sa riddaren. ”Mycket gärna.”

Men han kom inte. Han stod.

Nu ville {child} bara en enda sak: ha en riddare vid frukostbordet.

# the-sword
{@whose} nosade på riddarens järnskor, först den ena och sedan den andra. Sedan nös {pet.he}, för det luktade rost. Och så satte {pet.he} sig bredvid riddaren och tittade åt samma håll.

[friend: {Friend} tittade på svärdet.|Då kom {friend}[!friend.known: , {child's} bästa vän,] genom grinden och tvärstannade.]

”Får man hålla i svärdet?” sa {friend.he}[school: , för något sådant hade de inte {at school}].

”Inte nu”, sa riddaren. ”Jag är upptagen.”

”Med vad då?”

”Jag står”, sa riddaren.

# the-oil
{Friend} gick runt honom två varv. ”Jag vet vad det är”, sa {friend.he}. ”Han har rostat fast. Han ska ha olja.”

{Elder.short} hämtade matoljan och oljade hans knän och armbågar, lika noga som när man smörjer en brödform.

Riddaren lyfte ena foten. Det gick lätt. Han lyfte den andra. Sedan satte han ner dem precis där de hade varit.

”Tack, det var skönt”, sa han. Och så stod han.

”Det var inte rost”, sa {friend}.

”Nej”, sa {elder.short}. ”Och nu har jag ingen olja till pannan. Nu ska [pet.cat: katten | hunden] ha mat.”

# wait
{Elder.He} ställde ner {pet's} skål på trappan. Och så höll {elder.he} upp ett finger, som {elder.he} alltid gjorde.

”Vänta”, sa {elder.short}.

{@waited}

”Nu så!” sa {elder.short}.

Klank, sa det.

Alla vände sig om. Riddaren hade tagit ett steg. Nu drog han tillbaka foten, långsamt, så att ingen skulle märka det.

”Förlåt”, sa han. ”Jag trodde att det var till mig.”

# the-same
{Pet} åt inte. {Pet.He} tittade på skålen och {pet.he} tittade på riddaren. Sedan lämnade {pet.he} hela frukosten, gick tillbaka genom det blöta gräset och satte sig tätt intill riddarens fot. Så tittade {pet.he} på {elder.short}.

”Vad går det åt [pet.cat: katten | hunden]?” sa {elder.short}.

{child} tittade på {pet}, som satt och väntade. {Child.He} tittade på riddaren, som stod och väntade. De såg precis likadana ut.

”{Elder.short}!” sa {child}. ”Någon har sagt vänta till honom! Och så har de glömt att säga nu så!”

# the-king
Inne i hjälmen hördes ingenting på en lång stund.

”Det var kungen”, sa riddaren sedan. ”Han sa: Vänta här. Sedan gick han in och åt middag.”

”När då?” sa {child}.

”Det är många vintrar sedan”, sa riddaren.

”Nu så!” ropade {child}. [friend: 

”Nu så, riddaren!” ropade {friend}.|”Nu så, riddaren!”]

Riddaren darrade så att det skramlade. Men han stod kvar. ”Snällt av [friend: er|dig]”, sa han. ”Men det måste vara någon som bestämmer.”

”Och kungen är borta”, sa {child}.

{Friend} tänkte så att {friend.he} fick en rynka i pannan. ”Vem är det som bestämmer precis här då?” sa {friend.he}. ”Där han står?”

”I rabarbern?” sa {child}. ”Det gör {elder.short}.”

# now-then
”Jag ger inga order till vuxna karlar”, sa {elder.short}. ”Inte före kaffet.”

{@bark} Det betydde: Skynda på.

Då torkade {elder.short} händerna på förklädet. {Elder.He} gick rakt ut i det våta gräset, ställde sig framför riddaren, rätade på ryggen och höll upp sitt finger.

”Du har väntat bra”, sa {elder.short}. ”Nu så.”

Riddaren tog ett steg. Han tog ett till. {Pet} sprang före[athlete: , snabb som {athlete},] upp på trappan och stack ner nosen i skålen. Och klank, klank, klank gick riddaren efter, in genom {elder.short's} dörr[elder2: , som {elder2} höll upp].

# seven-sandwiches
Han åt sju smörgåsar[adult: , så att {adult} fick gå efter mer bröd]. {Friend} fick hålla i svärdet, som var så tungt att det fick ligga på golvet. Hela dagen gick riddaren fram och tillbaka över gården, bara för att det var så roligt att gå.[city:  Det blev lika långt som tvärs igenom {city}.][sport:  {child} undrade om han ville {play sport}, men han ville bara gå.][music:  {child} sjöng {music}, och då gick han i takt.]

# not-asleep
På kvällen lade sig {child} i {elder.short's} kökssoffa[friend: , och {friend} i den andra änden, med ena handen nere på svärdet. {Pet} lade sig över alla fötterna.|. {Pet} lade sig över {child's} fötter.] På mattan låg riddaren, med hjälmen bredvid sig och en av {elder.short's} kuddar under huvudet. Han hade tunt, rufsigt hår.

Men han blundade inte. {Pet} blundade inte heller. De låg och tittade på {elder.short} båda två, och det gjorde {child} [friend: och {friend} ]också.

{Elder.short} släckte lampan. {Elder.He} höll upp sitt finger i mörkret.

”Nu så”, sa {elder.he}.

Och då somnade de.

# @elders
gammelfaster {elder's}
## if elder
{elder's}

# @whose
{Pet}, {elder.short's} hund,
## if elder & !pet
{Pet}, som var grannens hund men alltid åt frukost hos {elder.short},
## if pet.dog
[!pet.known: Hunden {pet}|{Pet}]
## if pet.cat
[!pet.known: Katten {pet}|{Pet}]

# @waited
{Pet} väntade. {Pet.He} skakade i hela nosen, men {pet.he} väntade.
## if pet.cat
Andra katter väntar inte på någon. {Pet} väntade. Det ryckte i hela svansen, men {pet.he} väntade.

# @bark
{Pet} gav till ett enda skall.
## if pet.cat
{Pet} gav till ett enda mjau.
