title: Grodan vid köksdörren
title: Jag står här redan
title: Tio över fyra på en tisdag
guest friend: Lotta (hon), Tage (han)
guest pet: Sigge (han), Majsan (hon)

% Djuret är familjens, eller en katt som är lånad av en kusin; en hund går hem lika envist (@loud: siamesen är originalet). Grodan är alltid han.

# on-my-wall
Meddelandet kom tio över fyra, som det brukade på tisdagarna.

”{Pet} sitter på min mur.”

[school: {child} hade nyss kommit hem från {school}. Nu tog {child.he} på sig jackan igen. | {child} tog på sig jackan igen.] Det var sex veckor sedan flytten[city: , tvärs igenom {city}], och {pet} hade fortfarande inte gått med på den. {@loud} {Pet.He} stod och skrek vid den nya ytterdörren tills [adult: {adult} | någon] öppnade. Sedan [pet.dog: sprang | gick] {pet.he} hela den långa vägen tillbaka, tvärs över fotbollsplanen och över Kvarngatan med alla lastbilarna, och satte sig på muren mellan det gamla huset och {friend's}. Där skrek {pet.he} också.

En dag skulle en lastbil inte hinna stanna. {child} ville att {pet} skulle hålla sig hemma, det var allt. {Child.He} kunde bara inte få {pet.him} att tro att det var hemma.

# at-the-postbox
{Friend}[!friend.known: , {child's} bästa vän,] väntade vid brevlådan med {pet} [pet.dog: i ett hopprep | om halsen som en halsduk]. De möttes alltid vid brevlådan. Därifrån syntes inte det gamla huset.

”{Pet.He} har blivit tjockare”, sa {child}.

”Vinterpäls”, sa {friend}, lite för fort. ”Får jag sova hos dig? Jag har tandborsten med mig.”

# him-again
När de kom fram hade det börjat regna, och vid köksdörren satt en groda.

”Han igen”, sa {child}.

Grodan var brun och stor som ett plommon. Han satt med nosen mot trappsteget, som om han höll på att läsa det.

”Vadå igen?”

”Jag bar ner honom till kanalen i fredags. Och i söndags. Han har gått vilse.”

”Han fryser”, sa {friend}, som skulle bli veterinär just då och gärna övade. ”Han vill in. Har du en skokartong?”

[elder: Det hade {elder}, som hjälpte till där den veckan. ]Grodan stod ut med skokartongen i en minut. Sedan klev han ur den, över {friend's} handled, och gick tillbaka till trappsteget.

”Han är ingen vidare patient”, sa {friend}.

# nose-to-the-door
Ute i hallen satte {pet} i gång. Det lät förfärligt, som när någon trampar på en säckpipa[music:  mitt i {music}]. {child} stod mitt emellan och såg åt båda hållen. I ena änden av huset satt [pet.dog: en hund | en katt] med nosen mot ytterdörren. I den andra satt en groda med nosen mot köksdörren.

”{Friend}”, sa {child.he} till slut. ”Han har inte gått vilse. Och han fryser inte. Titta på dem. De gör ju samma sak.”

”Vadå, skriker?”

”{Pet} vill inte ut. {Pet.He} vill aldrig ut. {Pet.He} vill hem.” {child} satte sig på huk bredvid grodan. ”Och det vill grodan med. Jag tror att det var här han bodde.”

# a-dropped-penny
{Friend} öppnade munnen för att säga något veterinärt och stängde den igen. {Friend.He} tog fram mobilen.

”Det finns gamla flygbilder”, sa {friend.he}. ”Vår granne brukar leta upp sin gamla kolonilott och bli ledsen. Vad har ni för adress?”

Där var gatan, för nio år sedan. Där var huset. Det hade inget kök på baksidan. Det hade en gräsmatta, och precis där köket borde ha varit låg något litet och runt och mörkt, som en tappad enkrona.

”En damm”, sa {friend} tyst.

Båda två tittade ner på köksgolvet.

”Och jag som bar honom till kanalen”, sa {child}.

De var tysta en bra stund. I hallen drog {pet} efter andan och tog om från början.

# because-of-tuesdays
”Jag har bjudit på [pet.dog: korv|tonfisk]”, sa {friend}.

”Grodan?”

”{Pet}. På muren. Varje tisdag, för på tisdagar [sport: är det aldrig {sport} | har jag ingenting].” {Friend.He} var röd ända upp i benan. ”Kommer {pet.he}, så kommer du.”

”Men Kvarngatan, {friend}!”

”Jag vet. Jag ligger vaken och tänker på Kvarngatan. Jag ska sluta.” {Friend} gned sig på näsan med handleden. ”Men du kommer ju inte annars.”

{child} tänkte säga att {child.he} hade haft [athlete: lika mycket att göra som {athlete} | mycket att göra].

”Jag kan inte gå förbi min egen dörr”, sa {child.he}. ”Benen tror att vi ska in. Och så hänger det väl någon annans gardiner där.”

”Blå”, sa {friend}. ”Jag avskyr dem.”

# a-bowl
Sedan såg {friend} på grodan en stund till. ”Har ni en spade?” sa {friend.he}.

Dammen kunde de inte ge honom tillbaka. De gav honom den gamla diskbaljan[elder: , som hade gjort sitt enligt {elder.short}[elder2:  och {elder2.short}]]. De grävde ner den i rabatten, så nära trappsteget som spaden kom åt, och fyllde den med vatten ur regntunnan och lade en hög med stenar att kliva i och ur på. De gjorde det i skenet av en ficklampa, med luvorna uppe[adult: , och {adult} höll i lampan]. Den såg fortfarande ut precis som en diskbalja.

Grodan satt på trappsteget och funderade. Sedan gick han nerför stenarna, utan brådska, och i, ända upp till ögonen.

# said-the-bowl
”Låt {pet} få se”, sa {friend}.

”{Pet.He} äter ju upp grodan!”

”{Pet.He} är full av [pet.dog: korv | tonfisk]. Håll i {pet.him} bara.”

Så {child} satte sig på trappsteget med {pet} [pet.dog: mellan knäna och båda armarna om {pet.him} | inknäppt i jackan och bara huvudet utanför]. {Pet} fick syn på baljan. Då talade {pet.he} om för den, så högt {pet.he} kunde, allt som {pet.he} hade fått utstå sedan i januari.

{Pet.He} tystnade för att hämta luft.

”Kvorrrr”, sa baljan.

{Pet's} öron for framåt. Aldrig i hela sitt liv hade {pet.he} fått svar. {Pet.He} försökte igen, med något kortare.

”Kvorrrr.”

# an-ordinary-voice
De höll på ännu när {child} och {friend} gick upp och lade sig. Då hade {pet} flyttat [pet.dog: till en stol vid köksfönstret | in i köksfönstret] och pratade genom rutan, med alldeles vanlig röst. På morgonen öppnade {child} ytterdörren [pet.dog: på glänt ]åt {pet.him}. {Pet} tittade på gatan och gick tillbaka till sitt fönster.

# the-other-sleeve
På tisdagen, tio över fyra, kom meddelandet.

”{Pet} sitter inte på min mur.”

{child} hade redan ena armen i jackan.

”Jag kommer ändå”, skrev {child.he}. ”Kan du möta mig vid brevlådan och gå förbi med mig?”

Svaret kom innan {child} hade hittat den andra ärmen.

”Jag står här redan.”

# @loud
{Pet} var lånad av en kusin som hade varit till sjöss i tre år, och när {pet.he} inte gick med på något så hördes det.
## if pet
{Pet.He} var {a breed}, och när {pet.he} inte gick med på något så hördes det.
