title: Katten som inte gick att stänga av
title: Startas av katt
guest friend: Ture (han), Hedda (hon)
guest pet: Ottar (han), Smulan (hon)
guest purr: Gun-Britt (hon), Gunvor (hon)
guest fair: Anneli (hon), Marianne (hon)

% Spinnandet får gärna låta: en lastbil långt borta, och sedan närmare.

# not-now
{child} låg på mage [city: i den gamla hembygdsgården i {city} | i bygdegården] och ställde upp en dominobricka, när golvet började surra.

”Nej”, sa {child}. ”Inte nu. {Friend}, är hon här inne?”

”Det är väl möjligt”, sa {friend}[!friend.known: , {child's} bästa vän]. Det rörde sig i {friend.his} tröja.

{@wanted} Hon var grå och platt i ansiktet och hette {purr}, och det var bara ett fel på henne. När {purr} hade börjat spinna kunde hon inte sluta. [adult: {Adult} hade ställt alla fina koppar på golvet. ]Och i morgon, mitt framför alla på sommarmarknaden, ville {child} att {child.his} dominobana skulle fungera.

# the-corner
”Du tog med henne”, sa {child}. ”Till ett rum fullt av dominobrickor.”

”Hon frågade om hon fick”, sa {friend}.

{Purr} stack upp huvudet ur tröjan och spann. Det lät inte som en katt. Det lät mer som en lastbil som står och väntar utanför. Borta vid pianot darrade en bricka, lutade sig och lade sig för att vila lite. Nästa gjorde likadant. Snart var hela den långa raden på väg. Den smattrade runt stolsbenen och uppför rampen och ner igen, och efter kröp {child} och slog ner handen, lite för sent varje gång.

Den sista brickan ramlade av scenen.

”Så vackert”, sa {friend}. ”Såg du hur hon tog kurvan?[athlete:  Som {athlete}.]”

”Jag har hållit på med den kurvan hela förmiddagen.[sport:  Jag missade {sport} för den kurvan.]”

”Och hon tog den på första försöket.”

# massage-chair
{Pet} kom för att se vad som låg på golvet. {@whose}, och {pet.he} kontrollerade alltid golv. Sedan lade {pet.he} sig ner med en suck. {Purr} klättrade ur tröjan, trampade ett varv på {pet's} rygg och slog sig ner där. {@wobbled} {Pet} blundade och njöt.

”Hon är en massagestol”, sa {friend}. ”Du har fått en massagestol som äter fisk, och så är du sur.”

”Du har inte haft henne på natten. Hon började i tisdags, vid middagen. Min lampa gick ner från bordet.”

”Vart skulle den?”

”{Friend}!”

”Jag bara undrar.”

# tea-urn
De byggde upp alltihop igen. {Friend} fick en idé. {Friend.He} bar bort {purr} till andra änden av salen och satte henne i kaffeskåpet, på en hög med dukar, och lät dörren stå på glänt så att hon fick luft. Faten där inne satte i gång som en hel orkester.

”Jag ville ha en vanlig katt”, sa {child}. ”En som sitter på en mur.”

{Child.He} sa det ganska högt. Och då tappade {fair}, som hade hand om marknaden, ett helt långbord i farstun.

Det small något förfärligt. Något grått sköt ut ur skåpet, längs golvlisten och in i springan under scenen.

Och spinnandet tog slut.

# not-being-there
Båda två hörde att det inte hördes.

”Hon kan inte sluta”, sa {friend}. ”Du sa att hon inte kan.”

”Hon kan inte”, sa {child}.

Det hade blivit kallt i magen på {child.him}, och trångt. {Child} lade sig vid springan med kinden mot brädorna. Längst in, mellan en trasig stol och en julbock, satt två runda ögon. De blinkade inte.

”{Purr}”, sa {child.he}. ”Det var bara ett bord.”

Ingenting.

# budge-up
{Friend} lade sig bredvid. ”Du är rädd”, sa {friend.he}.

”Lite.”

”Jag med. Maka på dig.”

{Friend} försökte med ett kex. Sedan försökte {friend.he} med sång[music: , {music}], tills {child} bad {friend.him} sluta. {@gap}

Det ena ögat blinkade.

”Det där tycker hon om”, sa {friend}. ”Gör något, {child}. Det är ju hos dig hon bor.”

”Vad ska jag göra?”

”Inte vet jag. Vad gör hon när du är ledsen?”

# in-front-of-everybody
Det visste {child} precis. I onsdags natt, när {child.he} hade legat vaken för den här dumma marknadens skull, hade {purr} lagt sitt platta ansikte mot {child's} och skakat om {child.him} som en buss.

{Fair} stod bakom dem med bordet. Det gjorde fyra ur {child's} klass[school:  {at school}] också, med vimplar.[elder:  Bakom dem stod {elder}[elder2:  och {elder2}], med en bricka med sylt.]

{child} lade munnen mot springan och spann.

Det blev mest ett gurglande. Någon tappade sin ände av vimplarna.

”Lägre”, sa {friend}. ”Du låter som ett handfat.”

# a-lorry-turning
{child} tog det lägre. När luften tog slut hämtade {child.he} ny och fortsatte. {Child.He} slutade inte för vimplarnas skull, och inte när {fair} frågade hur det stod till.

”Det är så man startar en katt”, förklarade {friend}.

{child} hade ingen känsel kvar i läpparna när {child.he} till sist kände det i tänderna. Det var svagt och långt borta, en lastbil som svängde in på gatan. Det kom närmare. {@along}, och så var det mot {child's} kind, med morrhår på, och alla fönster surrade.

Varenda dominobricka i salen föll.

”Fin kurva”, sa {child}, rakt in i pälsen.

# three-deep
Nästa dag satte {child} upp en skylt: STARTAS AV KATT. Folk stod i tre led. {Friend} bar in {purr} på en kudde, spinnande som en lastbil, och satte ner henne vid den första brickan. Hela banan gick runt stolsbenen och över rampen och av scenen, ner i en hink.

# slid-it-back
Efteråt satt de ute vid långbordet, och under det kontrollerade {pet} gräset. {Purr} sov bland tallrikarna.[adult:  {Adult} höll en hand på kannan.][elder:  {Elder}[elder2:  och {elder2}] höll i sylten.] {Friend's} saftglas gav sig av mot bordskanten alldeles av sig självt, och {child} sträckte ut handen utan att titta och sköt det tillbaka.

# @wanted
{child} hade velat ha katt i flera år. I tisdags hade det kommit en som skulle stanna hela sommaren.
## if pet.cat
{child} hade velat ha en katt till i flera år. I tisdags hade det kommit en som skulle stanna hela sommaren.

# @whose
{Pet} var {friend's} hund
## if pet.dog
{Pet} var {child's} hund
## if pet.cat
{Pet} var katten som {child} hade förut

# @wobbled
Öronen dallrade. Läpparna dallrade.
## if pet.cat
Öronen dallrade. Morrhåren dallrade.

# @gap
Springan var för låg för en människa och för låg för en hund, fast {pet} försökte ändå och fastnade vid ögonbrynen. Där blev {pet.he} kvar och andades in i mörkret, varmt och långsamt, och luktade precis som vanligt.
## if pet.cat
Springan var för låg för en människa. Den var inte för låg för {pet}, som gick raka vägen in, satte sig vid julbocken med ryggen mot alla och andades i mörkret, varmt och långsamt, och luktade precis som vanligt.

# @along
Det kom längs {pet's} nos och över {pet's} huvud
## if pet.cat
Det kom förbi julbocken och förbi {pet}
