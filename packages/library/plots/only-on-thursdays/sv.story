title: Bara på torsdagar
title: Torsk om torsdagarna
guest pet: Sigge (han), Sixten (han)
guest birger: Birger (han), Börje (han)
guest minder: Malena (hon), Josefin (hon)

% Lapparna läses med två röster, den ena stor och den andra darrig. Katten är familjens; annars är den grannens och bor hos barnet tills vidare: @trumpet, @mine. En hund viftar i stället för att spinna: @end.
% Siamesen är originalet.

# thursdays
Varje torsdag försvann {pet}.

Klockan fyra satt {pet.he} vid ytterdörren och ropade. {@trumpet} som en trumpet som någon har satt sig på. {child} öppnade, {pet} gick ut i trappuppgången, och klockan fem kom {pet.he} hem igen och luktade fisk.

”Var har du varit?” frågade {child}.

{Pet} {@washed} och sa inget. Det var annars ovanligt.

# a-note
Men en torsdag hade {pet.he} en papperslapp instucken under halsbandet. {child} vecklade ut den. Det stod med darriga, vackra bokstäver:

”Goddag. Är detta någons {@kind}? Den äter torsk hos mig om torsdagarna. Jag kallar den {@baron}.”

{child} läste lappen två gånger, och för varje gång blev {child.he} varmare om öronen.

”{@Baron}!” sa {child.he} till {pet}. ”Du heter inte {@baron}. Och du är inte någons {@kind}. {@mine}”

[elder: {Elder}[elder2:  och {elder2}] tyckte att {@baron} lät fint. Det tyckte inte {child}. ]{Child.He} tog sin tjockaste penna och skrev: ”{@Kind}en heter {pet}. {@Kind}en {@claim} {child}.” Bokstäverna var så stora att det tog upp hela papperet.

# precisely-where-i-read
Nästa torsdag gick {pet} iväg med lappen. Klockan fem kom {pet.he} hem med en ny.

”Kära {child}. Förlåt mig. {Pet} är ett präktigt namn. {Pet.He} lägger sig på min tidning, precis där jag läser. Gör {pet.he} så hos dig?”

{child} fnös. Men sedan måste {child.he} le lite, för {child.he} låg på golvet och ritade, och {pet} låg mitt på teckningen.

”Ja”, skrev {child}, lika stort. ”{Pet} lägger sig på allt. Gillar {pet.he} dig?”

# rather-quiet
”{Pet} gillar torsken”, stod det på nästa lapp. ”Mig står {pet.he} ut med. Men när torsken är slut sitter {pet.he} kvar en stund, och då pratar vi. {Pet.He} har mycket att säga[city: , mest om {city}]. Hos mig är det annars ganska tyst.”

Den lappen läste {child} flera gånger.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] fick läsa den också.] Hur lät det när det var tyst en hel vecka, fram till torsdag?

{Child.He} skrev länge[school: , längre än {child.he} brukade {at school}]. ”Du får säga {@baron} om du vill. Men bara på torsdagar.”

# ten-past-four
Men den torsdagen kom {pet} hem redan tio över fyra. {Pet.He} luktade inte fisk. Och under halsbandet satt {child's} egen lapp, hopvikt precis som {child.he} hade vikt den.

”Har du inte varit där?” sa {child}.

Då började {pet} ropa. {Pet.He} ropade vid dörren, sprang tillbaka till {child} och ropade, och sprang till dörren igen. Så där lät {pet.he} bara när något var på riktigt.

{@call} ”Vi måste följa efter!”

# third-floor
{Pet} sprang före[athlete: , så att inte ens {athlete} hade hunnit med], {child} sprang efter, och sist kom {@a} i strumporna. Andra våningen. Tredje våningen. Där stannade {pet}, framför en dörr där det stod B. Lind, och la tassen på den. {child} ringde på. Ingen öppnade. {Child.He} böjde sig ner till brevinkastet.

”Hallå? Det är {child}! {Pet's} {child}!”

Först var det tyst. Sedan hördes en röst långt inifrån.

# dunk
”Nej, men kära barn! Det är inget farligt. Jag har vrickat foten, och nu tar det sådan tid att komma till dörren. När jag är framme har {@baron} redan tröttnat och gått. Jag ropar, men jag ropar visst för svagt.”

”Ta det lugnt!” ropade {child}. ”Vi väntar!”

Dunk, sa en krycka. Dunk. Dunk. {Pet} ropade uppmuntrande hela tiden. Till slut gick dörren upp, och där stod en liten gammal man med stora glasögon och en enda toffel.

De tittade på varandra.

”Jag trodde att du var större”, sa {child}.

”Jag trodde detsamma om dig”, sa {birger} Lind. ”Du skriver så stora bokstäver.”

# cod
{@A} kokade te, och {child} la upp torsken på ett fat.[music:  På radion spelade de {music}.] {Pet} åt. Sedan hoppade {pet.he} upp på tidningen, rakt på det {birger} läste, och så pratade de, allihop[sport: , om torsk och om {sport}]. {Pet} pratade mest.

”Fryser du om foten?” frågade {child} när det var dags att gå.

”Bara lite”, sa {birger}. ”Och bara på kvällarna.”

Klockan fem gick {child} hem. {Child.He} luktade fisk.

# not-even-thursday
På kvällen låg {pet} tvärs över {child's} täcke, så att {child.he} fick ligga i en båge. {child} hade vikt en ny lapp. {Child.He} hade gjort bokstäverna mindre, för att få plats med mer.

”Kära {birger}. Du behöver inte ropa. Vi kommer på torsdag. På måndag också.[friend:  Då tar jag med {friend}.] Du kan få låna en strumpa.[elder:  {Elder.short}[elder2:  och {elder2.short}] hälsar.]”

”Sov gott, {@baron}”, viskade {child.he}, för att prova.

{Pet} öppnade ett {@blue}. Det var ju inte ens torsdag.

”{Pet}, då”, sa {child}.

{@end}

# @trumpet
{Pet} var grannens katt men bodde hos {child} så länge grannen var till sjöss, och när {pet.he} ropade lät det
## if pet.cat
{Pet} var {child's} katt, och när {pet.he} ropade lät det
## if pet.cat & breed
{Pet} var {a breed}, och när {pet.he} ropade lät det
## if breed.Siamese
{Pet} var siames, och när en siames ropar låter det
## if pet.dog
{Pet} var {child's} hund, och när {pet.he} ropade lät det
## if pet.dog & breed
{Pet} var {a breed}, och när {pet.he} ropade lät det

# @washed
tvättade sig bakom örat
## if pet.dog
kliade sig bakom örat

# @kind
katt
## if pet.dog
hund

# @baron
Baronen
## if pet.she
Baronessan

# @mine
Du bor hos mig.
## if pet
Du är min.

# @claim
bor hos mig.
## if pet
är min.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @call
”Kom!” ropade {child} till {minder}, som var barnvakt.
## if adult
”{Adult}!” ropade {child}.
## if elder & !adult
”{Elder.short}!” ropade {child}.

# @blue
öga
## if breed.Siamese
blått öga

# @end
Då spann {pet.he}.
## if pet.dog
Då slog svansen i täcket.
