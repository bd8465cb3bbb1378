title: Med mig
title: Ett steg till vänster
title: Sidan nio
guest ravi: Ravi (han), Kasper (han)
guest aldous: Katarina (hon), Monika (hon)
guest minder: Gunilla (hon), Birgitta (hon)

% ”Med mig” säger {ravi} hela vägen och {child} en gång. En ikryssad vän går kvar i den gamla skolan och är med genom en lysande tröja; {ravi} måste vara en främling. Vem som kommer till grinden: {@m}; {elder} eller en hund stannar där hela dagen. En katt håller sig längs kanterna ända till gräset.

# sign-here
På {child's} första dag [school: {at school}|i den nya skolan] stod en pojke med skrivplatta vid grinden och väntade.

”{child}? Jag heter {ravi}. Jag är din fadder.” Han tittade på klockan och skrev upp något. ”Jag har ansvar för dig fram till kvart över tre.”

”Jag är {age} år”, sa {child}.

”Det är jag med. Skriv under här, tack.”

Han höll upp ett papper. ”{child} är med {ravi} till kvart över tre”, stod det. {@M-first} ville säga något fint, men fick skriva under i stället.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] la sig i grinden och gick inte att rubba, så {@m} fick ta bänken. | [elder:  Sedan satte sig {elder.short} på bänken vid grinden, bara ett tag.]]

# edges
Det enda {child} ville med sin första dag var att den skulle gå över utan att någon märkte det. {Child.He} tänkte hålla sig längs kanterna.[pet.cat:  Det gjorde alltid [!pet.known: katten ]{pet}, som hade följt med.][friend:  {Friend}, {child.his} bästa vän i den gamla skolan, gick alltid rakt i mitten. {Friend.He} hade lånat ut sin mest lysande tröja och ville få höra allting.]

{Ravi} hade också en plan. Hans var på tolv sidor.

# the-tap
”Det här är {child}”, sa han till tanten på expeditionen. ”{Child.He} är ny. {Child.He} är med mig.[friend:  Tröjan är {friend's}.]” Han sa det till vaktmästaren.[!friend & !pet.cat & !elder & !pet.dog:  Han sa det till en hel korridor med fyror.] Han sa det till guldfisken. ”Det där är elementet man bränner sig på. Det där är kranen som spottar.” Han stannade framför kranen. ”Det här är {child}”, sa han till den. ”{Child.He} är med mig.”

Kranen spottade. {child} blev blöt från hakan till knäna.

”Så gör den med alla”, sa {ravi}. ”Det är ett ganska gott tecken.”

# peas
Före första rasten kunde hela skolan {child.his} namn[city: , och troligen hela {city}]. Vid lunch visste alla att {child} inte tyckte om ärtor, för {ravi} hade ropat ut det genom luckan till köket, så att {child} skulle slippa. Varje gång han sa det blev {child} het i ansiktet och drog upp axlarna, och då stod han redan där, ett steg till vänster, som en mycket liten polis.

”Kan du sluta säga så?” sa {child}.

”Säga vad?”

”Att jag är med dig.”

”Men det är du ju”, sa {ravi}.

# the-cupboard
Så när han vände sig om för att pricka av brickorna smet {child} in genom närmaste dörr och stängde den. Det var redskapsförrådet. Det var mörkt.[pet.cat:  {Pet} var där redan.] {Child.He} satte sig mitt bland rockringarna[friend: . {Child.He} drog {friend's} tröja över knäna], och ingen sa hej[sport:  eller undrade om {child.he} ville {play sport}]. [music: Bakom väggen var det någon som plockade fram {music} på ett piano. ][elder2: {Elder2} hade skickat med ett kex. ]Det var dagens bästa minut. {Child.He} tog en till, och en till.[!friend & !pet.cat & !elder & !pet.dog:  Det är möjligt att {child.he} blundade.]

# the-whole-school
Det ringde.[!friend & !pet.cat & !elder & !pet.dog:  Lunchen är väl slut, tänkte {child}.] Det hördes fötter, hundratals, och sedan hördes inga.

När {child} öppnade dörren var matsalen tom.[!friend & !pet.cat & !elder & !pet.dog:  Det var korridoren också.] {Child.He} kom fram till glasdörrarna och tvärstannade.

Hela skolan stod ute på fotbollsplanen. Tvåhundrafyrtio elever stod på led, och alla lärarna, och kokerskorna i sina vita mössor, och vaktmästaren med guldfisken i famnen. [elder: Vid grinden stod {elder.short} på bänken. ]Ingen pratade. Alla såg mot huset.[pet.dog:  Bara {pet} såg på {child}.] Längst fram, för sig själv, stod {ravi}. Han hade tappat bort sin skrivplatta, och han var vit som ett papper.

# lost
”Jag har letat på toaletterna”, sa han. ”[!friend & !pet.cat & !elder & !pet.dog: Jag har letat där två gånger. ]{Child.He} är blöt framtill och tycker inte om ärtor. Jag tittade bort. Jag tittade bara bort för att räkna brickor. Så jag satte på larmet, för då kunde ju alla hjälpa till. Ingen får gå in förrän vi har hittat {child.him}. {Child.He} vet inte var någonting är.”

”Har du satt på brandlarmet?” sa rektorn, som hette {aldous}. ”För att någon har gått in i fel rum?”

”{Child.He} har inte gått in i fel rum”, sa {ravi}, och rösten sprack mitt itu. ”{Child.He} är borta. Och {child.he} var med mig.”

# the-grass
{child} stod bakom glaset. Det gick ju att stå kvar där.[pet.dog:  {Pet} skulle inget säga.][pet.cat:  {Pet} tänkte göra det.]

I stället sköt {child.he} upp dörren. Den gnisslade. Tvåhundrafyrtio huvuden vändes, och en guldfisk. Det var allt det som {child} hade varit rädd för, och det var förskräckligt mycket gräs. [friend: {Child.He} gick över det i {friend's} tröja. ]{Child.He} gick över det, rakt i mitten, blöt på hela magen, och stannade inte förrän bredvid {ravi}, ett steg till vänster.[pet.cat:  Efter {child.him} kom {pet} med svansen rakt upp.]

# hes-with-me
”Det var inte hans fel”, sa {child}. Det kom ut som ett pip, så {child.he} sa det en gång till, för dem längst bak. ”Jag gömde mig. Jag satt i redskapsförrådet. Jag orkade inte vara ny längre. Han var den enda som märkte att jag var borta.” {Child.He} vände sig mot {aldous}. ”Det här är {ravi}”, sa {child}. ”Han är med mig.”

# a-record
{Aldous} såg ganska länge från den ena till den andra.

”{ravi}”, sa hon. ”Det larmet är till för eld och ingenting annat. Nästa gång kommer du till mig, så hjälps vi åt att leta.”

”Ja”, sa {ravi}.

”Då kan jag tala om för alla att vi har utrymt den här skolan på två minuter och åtta sekunder. Det är rekord. Bra gjort. Och nu går vi in.”[elder: 

Vid grinden satte sig {elder.short} igen.]

# page-nine
[elder: {child} och {ravi} gick tillbaka|De gick tillbaka tillsammans], sist av alla.

”Redskapsförrådet är på sidan nio”, sa {ravi} efter en stund. ”Vi hade inte hunnit dit.”

”Det är skönt där inne.”

”Jag vet”, sa {ravi}. ”Det är där jag brukar vara.”

{child} tittade på honom. {Child.He} började skratta, och sedan gjorde {ravi} det, och det var svårt att sluta. Vid kranen hoppade de båda två[athlete: , längre än {athlete}], och den spottade och missade.

# one-of-them
Klockan kvart över tre lämnade han {child} vid grinden. [pet.dog / elder: Där satt {@m} kvar | Där väntade {@m}].[pet.dog:  {Pet} reste sig äntligen.] [elder: {Elder.short} hade hittat {ravi's} skrivplatta. | {Ravi} hade hittat sin skrivplatta.] Det var ett fotspår på den.

”En {child}[pet.cat: . En {pet}]”, sa [elder: {ravi} | han]. ”Skriv under här, tack. Sedan har jag inte ansvaret längre.”

Han fick titta ner i marken för att få det sagt. {@M-pen} skulle ta pennan, men {child} hann före, strök ”till kvart över tre”, skrev något ovanför och gav honom plattan. Sedan tog {child.he} {@m-him} i handen, och de gick i väg under de gula träden, och {child} berättade alltihop från början.[friend:  {Friend} stod på tur.][pet.other:  {Pet} fick höra det en gång till därhemma.]

# wet-letters
{Ravi} stod kvar vid grinden och läste. ”{child} är med {ravi}”, stod det på pappret, och bredvid, med stora blöta bokstäver: ”i morgon också”.

# @M-first
{minder}, som bodde granne,
## if adult & !elder
{Adult}
## if elder
{Elder}

# @M-pen
{minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @m-him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.short}
