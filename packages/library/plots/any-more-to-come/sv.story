title: Klockan sju
title: Den höga tonen
title: Vargen vid grinden
guest friend: Milo (han), Signe (hon)
guest pet: Sixten (han), Doris (hon)
guest minder: Rakel (hon), Josefin (hon)

% Hunden är familjens, annars grannens tax; en hund av annat slag och en katt har sina egna sätt: @dog, @scratch, @snow, @short. Taxen är originalet.
% Yla lågt för {pet} och högt för vargen. Den höga tonen är lite fel både först och sist.

# seven
Den vintern spelade {@a} klarinett varje kväll klockan sju. {@Borrowed} en enda låt, nästan. Mitt i låten fanns en hög ton som alltid blev fel. Den lät som en dörr som inte vill.

Då sjöng {pet}.

{@Dog} När den felaktiga tonen kom lade {pet.he} huvudet bakåt, blundade och ylade så att glasen skallrade i skåpet.

”{Pet.He} tycker om det”, sa {@a}.

”{Pet.He} har ont”, sa {child}.

[elder: ”Det hörs ända hit”, sa {elder}[elder2:  och {elder2}] i telefonen.]

# at-the-gate
En tisdag var {friend}[!friend: , {child.his} bästa vän,] där[sport:  efter {sport}]. När {@a} hade spelat färdigt stod {friend.he} i hallen med mössan på. {Friend} ville hem, för hemma var det pannkakor, och [friend: där åt de fort | {friend's} storebror åt fort].

”Det står en varg vid grinden”, sa {friend}.

[city: Det gör det nästan aldrig {in city}, men det gjorde det.|Det gjorde det.] Den stod i snön utanför staketet, mitt under lyktan, grå och högbent. Den morrade inte. Den såg på huset med huvudet på sned.

”Då går ingen ut”, sa {@a}. {@He} låste dörren och ringde [friend: hem till {friend} | till {friend's} pappa].

”Säg att de ska spara tre!” ropade {friend}.

# the-right-door
De ställde sig vid fönstret. {child} ville veta vad vargen ville.

”Den vill äta upp oss”, sa {friend}.

”Den ser inte ut så.”

”Hur ser man ut då?”

{child} visade tänderna. Så såg vargen inte alls ut. Den såg ut som någon som står i en trappa[school:  {at school}] och letar efter rätt dörr.

De väntade. Vargen väntade.[music:  {Friend} nynnade på {music}.] Till slut vände den och gick.

”Äntligen”, sa {friend}.

# it-came-back
{@A} hade blivit nervös, och när {@a} var nervös spelade {@he}. Den höga tonen kom. Den blev fel. {Pet} ylade.

Då kom vargen tillbaka. Den kom i språng, [athlete: fortare än {athlete}, ]ända fram till grinden, och satte sig med öronen rakt upp. Den tittade på fönstret. Inte på {child}, inte på {friend}. Den tittade högre upp, där en mycket stor varg skulle ha haft sitt huvud.

{child} tittade dit. Sedan tittade {child.he} ner, på golvet.

”{@A}”, sa {child.he}. ”Den har hört {pet}. Den tror att det bor en varg här.”

Alla såg på {pet}. {@Scratch}

”Stackarn”, sa {@a}. ”Tänk om den har gått långt.”

# a-shadow
”Jag vet!” sa {friend}. {Friend.He} ställde golvlampan bakom {pet} och drog för gardinen. På gardinen växte en skugga, stor som en häst.

{child} kikade i springan. Vargen hade rest sig. Den backade, med svansen mellan benen.

”Släck! Den blir rädd!”

{Friend} släckte. ”Det var en bra plan”, mumlade {friend.he}.

”Men om den får se {pet.him} som {pet.he} är”, sa {child}, ”då blir den ju ledsen.”

# the-little-door
Klapp, sa det i köket.

Det var {pet's} egen lilla lucka. Den hade ingen tänkt på att låsa.

”{Pet}!” ropade {@a}, men {pet.he} var redan ute.

{@Snow} {Pet.He} simmade hela vägen till grinden. På andra sidan sänkte vargen huvudet. Den tittade på {pet}. Den tittade bakom {pet}, om det skulle komma något mer.

Det kom inte mer.

# too-small
Vid fönstret höll {child} {@a} i handen. ”{@Short}”, viskade {child.he}.

”Det är väl inte benen den vill höra”, sa {friend}.

# the-low-part
{Pet} stack in nosen under grinden. Vargen lade ner sin. De luktade länge. Sedan satte sig {pet} på svansen, lade huvudet bakåt och blundade.

{Pet.He} tog det djupt.

Vargen lyssnade. Så lade den också huvudet bakåt, och den tog det högt. Det lät inte som en dörr. Det steg över taket och ut över åkern, och ingen av dem ville sluta först.

{@A} torkade sig med ärmen. ”Det var så den skulle låta”, sa {@he}. ”Den där tonen.”

# pancake
När det var slut skakade vargen av sig snön och gick in i skogen. {Pet} kom simmande hem med isklumpar på magen.

[friend: Sedan blev {friend} hämtad i bilen. | {Friend's} pappa hämtade i bilen.] På sätet låg en pannkaka i folie.

”En?” sa {friend}.

”Jag fick slåss för den”, sa [friend: en röst från framsätet | {friend.his} pappa].

# its-turn
Nästa kväll klockan sju tog {@a} fram klarinetten.[elder:  {Elder.short} var redan i telefonen.] Men innan {@he} hann blåsa kom det, långt bortifrån skogen: en enda hög ton. Den var lite fel.

”Det där är ju min”, sa {@a}.

{Pet} lyfte huvudet från kudden. Och {@a} lade tillbaka klarinetten i lådan, för nu var det {pet.his} tur.

# @borrowed
{Minder.He} passade {child} på kvällarna och kunde
## if adult
{Adult.He} kunde

# @a
{minder}
## if adult
{adult}

# @he
{minder.he}
## if adult
{adult.he}

# @dog
{Pet} var grannens tax och bodde hos {child} så länge. {Pet.He} såg ut som en limpa på fyra ben. Men rösten måste {pet.he} ha fått från någon större.
## if pet.dog
{Pet} var {child's} {breed}. {Pet.He} såg ut som om {pet.he} aldrig hade höjt rösten. Men rösten måste {pet.he} ha fått från någon vildare.
## if pet.dog & breed.Dachshund
{Pet} var {child's} {breed}. {Pet.He} såg ut som en limpa på fyra ben. Men rösten måste {pet.he} ha fått från någon större.
## if pet.cat
{Pet} var {child's} {breed}. {Pet.He} såg ut som en kudde på fyra ben. Men rösten måste {pet.he} ha fått från någon större.

# @scratch
{Pet} försökte klia sig bakom örat och nådde inte.
## if pet.dog
{Pet} låg på rygg med alla fyra tassarna i vädret.
## if pet.dog & breed.Dachshund
{Pet} försökte klia sig bakom örat och nådde inte.
## if pet.cat
{Pet} satt med ena benet rakt upp och tvättade sig på magen.

# @snow
Snön nådde {pet} till magen, så {pet.he} simmade mest.
## if pet.dog
Snön var djup, så {pet} simmade mest.
## if pet.dog & breed.Dachshund
Snön nådde {pet} till magen, så {pet.he} simmade mest.

# @short
[pet.he: Han][pet.she: Hon][!pet.he & !pet.she: {Pet.He}] är för liten
## if pet.dog
[pet.he: Han][pet.she: Hon][!pet.he & !pet.she: {Pet.He}] har fel ben
## if pet.dog & breed.Dachshund
[pet.he: Han][pet.she: Hon][!pet.he & !pet.she: {Pet.He}] är för liten
