title: Så, nu har jag skrikit
title: Bara bröd
title: Inlåst på museet
guest friend: Iris (hon), Melker (han)
guest mummy: mumien (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: på natten är allting på ett museum det som står på skylten, så länge ingen säger emot. Låt ”mm” vara lika snällt varje gång. Mumien vrålar först och pratar sedan ganska fort.
% Den som är inlåst med dem (@a) är mormor eller farfar, annars {adult}, annars {minder}. {@help} är en enda händelse: mumien vet att stenen är ett bröd.

# the-favourite
{child} och {friend}[!friend.known: , {child's} bästa vän,] hade vunnit en natt på museet[city:  i {city}]. De var inlåsta till klockan sju på morgonen, och sovsäckarna låg i Egyptensalen, alldeles bredvid {mummy} i glasmontern. {@First} var inlåst med dem[elder2: , precis som {elder2},] och hade gjort kvällsmat. Det var smörgåsar med makrill.

{child} avskydde makrill. Men för två år sedan hade {child.he} sagt ”mm”, för att göra {@a} glad, och sedan dess var det makrill på varenda utflykt[school:  {at school}][sport:  och före {@game}]. Jag säger det i morgon, tänkte {child} alltid. Och nu hade det varit i morgon i två år.[pet.other:  Där hemma lät {pet} helt enkelt bli det {pet} inte tyckte om.][elder & adult:  Till och med {adult} trodde på makrillen.]

”Jag vet vad du gillar”, sa {@a}. På matlådan satt en lapp, skriven så fint {@he} kunde. ”{child's} favorit” stod det.

”Mm”, sa {child} och svalde.[pet.dog: 

Under fönstret stod {pet}[!pet.known: , {child's} hund,] och gnällde vid en grå sten. ”Låt den vara, {pet}”, sa {child}.][pet.cat: 

{Pet}[!pet.known: , {child's} katt,] hade följt med i väskan och lagt sig på en grå sten under fönstret. ”Det finns kuddar, {pet}”, sa {child}.]

# who-dares
Vid midnatt sov {@a}. {child} låg vaken och kände fortfarande smaken av makrill[music: , och {friend} nynnade på {@song} för att inte höra hur mörkt det var]. Då åkte locket på glasmontern upp, och {mummy} satte sig upp med ett spjut i handen.

”VEM VÅGAR VÄCKA DEN STORE KRIGAREN?” vrålade han.

”Mm”, sa {@a} och vände sig om.

”Ingen”, viskade {friend}. ”Vi låg bara här.”

”DARRA!”

”Det gör vi”, sa {child}.

”Bra”, sa {mummy} med en helt annan röst och kliade sig på ryggen med spjutet. ”Så, nu har jag skrikit. Har ni något bröd?”

# great-warrior
”Varför skriker du?” frågade {child}.

”Jag måste. Det står så.” {Mummy} knackade på sin skylt, där det stod STOR KRIGARE. ”På natten är allting på ett museum det som står på skylten, så länge ingen säger emot. Egentligen är jag bagare.”

”Varför säger du inte emot, då?” frågade {friend}.

”Ingen hade någonsin skrivit ’stor’ om mig. Jag gillade det. Jag tänkte att jag säger det i morgon.”

Det där med i morgon kände {child} till.

# one-thing
”Jag vill bara ha tillbaka mina saker”, sa {mummy}. ”Sak, menar jag. Jag hade en enda med mig. Det var mitt bästa bröd, och det skulle jag ha till frukost.”

Det låg under fönstret, runt och grått, och på skylten stod det STEN.

”Sten!” sa {mummy}. Han drog så att det knakade i lindorna, men det rörde sig inte ur fläcken.[athlete:  Inte ens {athlete} hade rubbat det.]

”Säg emot!” sa {friend}.

”Man måste vara säker”, sa {mummy}. ”Och för varje natt som jag är krigare glömmer jag lite till. Först glömde jag vad åsnan hette. Sedan glömde jag hur mycket salt det ska vara. Och i natt tittade jag på det där och tänkte: vilken fin sten.”

# mm
”Ta en av mina smörgåsar”, sa {child}, för något annat bröd fanns inte. Själv tog {child.he} också en, för sällskaps skull.

Den var jättegod. {child} tog en till.

”Du avskyr ju dem”, sa {friend}.

”Det gör jag inte alls”, sa {child}. ”De är min favorit.”

{Friend} lyste med ficklampan på matlådan. Och där satt lappen.

{child} slutade tugga och letade inom sig efter den som avskydde makrill. Långt ner fanns det fortfarande någon som sa ”usch”, men svagare för varje tugga. {child} blev alldeles kall.

”Det är så det börjar”, sa {mummy}. ”Först säger man ja och menar det inte. Sedan menar man det. Och sedan finns det ingen kvar som kan säga emot.”

# not-tomorrow
{child} ruskade {@a} i armen.

”Är du hungrig?” mumlade {@a}. ”Ta en med makrill.”

Jag tycker inte om dem, försökte {child} säga.

”Mm”, sa munnen.

”Jag visste det”, sa {@a} och log.

Det hade varit så lätt att säga det i morgon. Men i morgon skulle det inte finnas någon kvar som ville. {child} slet loss lappen från matlådan och tog tag i sin egen haka med båda händerna.

”Nej!” skrek {child}. ”Jag tycker inte om dem! Det har jag aldrig gjort!”

Och hela munnen smakade makrill. Det var äckligt, och det var underbart. ”Usch!” sa {child}.

”Aldrig?” sa {@a} och satte sig upp.

Det drog ihop sig i halsen på {child}. ”Jag ville bara göra dig glad.”

{@A} tittade länge ner i matlådan. Sedan lade {@he} på locket. ”Jag avskyr dem också”, sa {@he}. ”Jag äter dem bara för att du ska få sällskap.”

# what-if-it-is
”Nu är det din tur”, sa {child} till {mummy}.

”Men tänk om det är en sten”, sa han.

{@help}

# i-object
{Mummy} lade ifrån sig spjutet och drog in så mycket luft att lindorna sprack.

”JAG SÄGER EMOT!” vrålade han. ”JAG ÄR INGEN KRIGARE! JAG ÄR BAGARE, OCH DET DÄR ÄR MITT BRÖD!”

Stenen blev brun och jäste och sprack upp, och hela museet luktade nybakat.

”En halv näve salt”, sa {mummy} med brödet i famnen. ”Och hon hette Lök.”

# just-bread
Han bröt det på mitten, och så åt de frukost allihop, mitt i natten. Sedan vände {child} på lappen, skrev BAGARE på baksidan och satte den på hans skylt.

Klockan sju låstes dörren upp. {Mummy} låg i glasmontern som vanligt, med ett halvt bröd under armen.

”Vad vill du ha på mackan i fortsättningen?” frågade {@a} ute i solen[elder2: , bredvid {elder2}].

Det hade ingen frågat på två år. {child} tänkte efter.

”Bara bröd”, sa {child.he}.

# @help
{Friend} lyste med ficklampan hela vägen runt. ”Här är det en tumme”, sa {friend.he}. På ena sidan fanns en liten grop, som när någon har tryckt på en deg för att känna om den är färdig.

{Mummy} satte sin egen tumme i gropen. Den passade.
## if pet.dog
Hela tiden hade {pet} suttit framför stenen, och nu var det en pöl på golvet.

”{Pet} kan inte läsa”, sa {child}. ”{Pet.He} känner bara på lukten vad det är. Och {pet.he} dreglar aldrig för stenar.”

{Mummy} tittade länge på pölen. ”Nej”, sa han långsamt. ”Vem gör det?”
## if pet.cat
På stenen låg {pet} fortfarande och trampade med framtassarna, först den ena och sedan den andra.

”{Pet} kan inte läsa”, sa {child}. ”Och så där gör {pet.he} aldrig på stenar.”

{Mummy} såg på tassarna. Hans egna händer hade börjat röra sig, först den ena och sedan den andra. ”Det är ju så man knådar”, viskade han.
## if pet.other
”{Pet} bryr sig inte om vad det står på paketet”, sa {child}. ”{Pet} smakar.”

Då böjde sig {mummy} ner och slickade på stenen. Han slickade en gång till, för säkerhets skull. ”Salt”, viskade han.
## if elder & !friend & !pet
”Får jag”, sa {elder.short} och kom över golvet i strumplästen. {Elder.He} knackade på stenen med en knoge, för att höra om den var färdig, och det lät ihåligt. ”Den här har varit i ugnen”, sa {elder.short}. ”Och precis då hade jag också tagit ut den.”

# @song
{music}

# @game
{sport}

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
