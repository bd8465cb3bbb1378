title: En så vacker grå färg
title: Arm, knä och runt
title: Vampyren på tisdagarna
guest friend: Edit (hon), Rafi (han)
guest vampire: herr Näktergal (han), herr Nattmark (han)
guest teacher: Solveig (hon), Gunvor (hon)
guest minder: morbror Ove (han), morbror Stig (han)

% Vampyren är mycket artig. ”Duns” kommer utan förvarning. I mörkret finns bara röster, så ge var och en sin.
% Den som hämtar dem (@a) är mor- eller farföräldern, annars {adult}, annars {minder}. En regel: det är det röda, och i mörker finns inget rött.

# three-to-a-table
Första hjälpen för nybörjare var på tisdagskvällarna, i ett klassrum[school:  {at school}], och {child} hade aldrig gått dit om inte {friend}[!friend.known: , {child's} bästa vän,] hade gjort det. {Friend} älskade blod. {Friend.He} hade en skorpa på varje knä och tänkte bli kirurg.[sport:  Den från {sport} var störst.]

De satt tre vid varje bord. Den tredje vid deras var lång och blek, med svart mantel och två långa tänder.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] låg under bordet och hoppades på en macka.]

”Du är ju vampyr”, sa {friend}. ”Ska du behöva gå kurs?”

”Tyvärr”, sa {vampire}. ”Jag är rädd för blod. Så fort jag ser det svimmar jag. Det är så oerhört rött.” Han suckade. ”Min mamma vet ingenting. Jag tänkte att jag kunde börja med plåster.”

# odd-socks
{child} hade tittat under bordet. ”Vet du om att du har olika strumpor?”

”Har jag? Jag klär mig i mörker, förstår du, och i mörker finns det inga färger. De var grå båda två när jag tog på mig dem.”

”Den ena är grön”, sa {friend}. ”Och den andra är röd.”

{Vampire} tittade ner. Duns.

”Utmärkt!” ropade {teacher}, som var sjuksköterska och höll i kursen. ”Ett riktigt fall! Titta nu, allihop. Arm, knä och runt!”

Så {child} böjde armen, och {friend} böjde knät, och sedan rullade de runt {vampire} så att han låg på sidan.

# every-tuesday
Efter det svimmade han varje tisdag. Han svimmade av en bild på näsblod. Han svimmade av sylten på {friend's} macka.[pet.dog:  {Pet} åt upp mackan.] {child} och {friend} blev så bra på arm, knä och runt att de kunde göra det med munnen full. Och ingen la prydligare bandage än {vampire}, så länge det inte var något i dem.[pet.cat / pet.other: 

Hemma övade {child} på {pet}[!pet.known: , [pet.cat: sin katt|sitt husdjur]], som inte behöll ett enda bandage på sig.]

# the-test
Så blev det prov. Den som kunde lägga om ett sår skulle få ett märke. {teacher} la upp en gummiarm på katedern och skruvade av korken på en flaska röd färg.

Duns.

”Jag är ledsen”, sa hon när de hade rullat runt honom. ”Men det finns en kurs i stickning. Den är på onsdagar.”

”Jag ville så gärna ha ett märke”, sa {vampire} med mycket liten röst.

# the-best-one
{Friend} flög upp. ”Det är orättvist!” sa {friend.he}. Men {friend.he} hade ena foten i remmen till en väska, och där for {friend.he} i golvet, raklång.

”Aj”, sa {friend}. {Friend.He} tittade på sitt knä. ”Åh. Det är det finaste jag har haft![athlete:  Ett sådant har inte ens {athlete} haft!]”

{teacher} kom springande. Men {friend} la båda händerna över knät.

”Inte du”, sa {friend.he}. ”Jag vill att {vampire} ska få det.”

{Vampire} knep ihop ögonen. ”Det är mycket vänligt”, sa han. ”Men jag kan inte.”

# the-switch
{child} tittade på hans strumpor. De var olika i kväll också. Då måste {vampire} ha tagit upp en röd strumpa, och tittat på den, och dragit den hela vägen upp. Och då hade han inte svimmat.

{child} sprang och släckte ljuset.

Det var mörkt som i en gummistövel.

”Öppna ögonen, {vampire}”, sa {child}. ”Vad är det för färg?”

Ingen andades. Alla väntade på dunsen.

”Grått”, sa {vampire's} röst. ”Det är ju bara grått. Det kunde vara sås.”

”Gör det då!” sa {friend}.

”Först tvättar man. Sedan torkar man. Vill du hålla ett finger just här? Nej, det där är min näsa.”[music: 

Mörkret nynnade på {@song}.]

# click
Då gick dörren upp.

”Varför sitter ni i mörkret?” sa {@first}, som kom för att hämta dem. Klick! Så tändes ljuset.

Åh nej! Där var knät, med ett halvt bandage, och det var rött, rött, rött. {Vampire} svajade som ett träd.

”Arm …”, sa {teacher}.

# still-here
Men {child} fick tag i den långa, svarta manteln och slängde den över huvudet på {vampire}, och över {friend} och hela knät, ända ner till golvet.

De väntade på dunsen.

”Jag är kvar”, sa manteln.

Den buktade. Sedan kom {vampire} ut baklänges, och {friend} sträckte fram benet. Runt knät satt bandaget, slätt och vitt, med en knut som en mycket liten fladdermus.

# the-badge
”Det där hade jag inte kunnat göra med ljuset tänt”, sa {teacher} och höll fram märket.

Det var vitt. I mitten satt ett stort rött kors.

”Arm”, viskade {friend}.

”Knä”, viskade {child}, och så gjorde de sig beredda.

{Vampire} blev vit och svajade. Men sedan tog han märket, slog upp manteln och fäste det på insidan, där det var mörkt.

# a-lovely-grey
De gick hem tillsammans allihop[city: , genom hela {city}].[elder2:  {Elder2} hade väntat utanför och måste få höra alltihop från början.] Under varje gatlykta stannade {friend} och beundrade sitt knä.[pet.dog:  {Pet} stannade också och beundrade lyktstolpen.] Och däremellan, där det var mörkt, gläntade {vampire} på manteln och tittade in.

”En så vacker grå färg”, sa han.

Sedan låg {child} i sin säng, på sidan: arm, knä och runt. Täcket var rött. [adult: {Adult} släckte lampan | Lampan slocknade], och {child} gäspade.

”En så vacker grå färg”, viskade {child.he}.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}
