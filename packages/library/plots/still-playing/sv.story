title: Skorna spelar
title: Nästa mål vinner
title: De är inte färdiga än
guest friend: Vilma (hon), Tyra (hon)
guest keeper: Leo (han), Sigge (han)
guest fallen: Samir (han), Viggo (han)
guest caretaker: Berit (hon), Monika (hon)
guest neighbour: Gösta (han), Arne (han)

% Utan {adult} är det den äldre som står i dörren, annars grannen {neighbour} i trappan. {fallen} ligger på rygg från början till slut.

# next-goal-wins
”Nästa mål vinner!” ropade {friend}[friend & !friend.known: , {child's} bästa vän].

Det var sex mot sex på gräsplanen bakom [school: {school}|skolan], och det stod nio–nio. {child} hade aldrig gjort mål. Inte ett enda. Men nu kom bollen rullande, rakt till {child.him}, och stannade vid {child.his} högra fot. Mellan {child.him} och målet stod bara {keeper}, som var målvakt.

”Skjut!” skrek {friend}.

”Här! Här!” skrek någon borta vid grinden.

”Aj!” skrek {fallen}, som hade ramlat.

{child} drog foten bakåt.

# food
”MAT!” ropade någon från ett fönster.

Och sedan från nästa fönster, och nästa. Mat! Mat! Så låter det klockan sex[city:  i {city}].

”Ingen rör sig!” skrek {friend}.

Alla stod stilla. {child} stod på ett ben.

”Vi fortsätter i morgon”, sa {friend}. ”Precis så här.”

”Hur ska vi komma ihåg var vi stod?” sa {keeper}.

# the-shoes
{Friend} tänkte. Sedan tog {friend.he} av sig skorna och lät dem stå kvar i gräset.

Då gjorde alla likadant. {keeper's} skor stod bredbent i målet. {friend's} skor pekade mot bollen. {fallen} hade ju ramlat, så hans skor fick ligga på rygg. {child} ställde den vänstra skon i gräset. Den högra hängde {child.he} på en pinne, en bit upp i luften, för det var den {child.he} skulle skjuta med.

Sedan gick alla hem.

# in-socks
”Var är dina skor?” sa {@a} i {@door}.

”De spelar”, sa {child}.[pet.dog / pet.cat:  {Pet}, {child's} [pet.dog: hund | katt], luktade noga på strumporna.][pet.other:  Inte ens {pet} hade något att säga om det.]

Den kvällen låg {child} vaken en stund och tänkte på sin högra sko.[athlete:  Så länge har nog inte ens {athlete} siktat.]

# tidied
Nästa dag sprang de till planen[sport.Soccer:  för att {play sport} färdigt][sport & !sport.Soccer: , och ingen ville {play sport} den dagen]. {Friend} kom först, och {friend.he} tvärstannade.

Skorna stod på rad längs väggen. Tolv par, putsade, med rosetter.

”Jag städade lite”, sa {caretaker}, som var vaktmästare. ”Vilken röra det var! En hängde till och med på en pinne.”

”Men matchen!” skrek {friend}.

”Var det en match?” sa {caretaker} och tog sig för munnen. ”Bollen har jag inte rört. Den låg så fint.”

Och där låg den, mitt på planen, alldeles ensam.

# nearest
”Jag stod här”, sa {fallen} och ställde sig en meter från målet.

”Du låg!” sa {keeper}. ”Och mycket längre bort!”

”Jag stod närmast bollen”, sa någon.

”Det gjorde jag också!”

Snart stod alla närmast bollen och knuffades. Till slut satte sig {friend} i gräset.

”Det går inte”, sa {friend.he}. ”Matchen är borta.”

{child} såg på bollen. Där låg ju {child.his} allra första mål. Det var nästan färdigt. Det fick inte vara borta.

# shout
{Child.He} trängde sig fram. {Child.He} ställde den vänstra foten i gräset och drog den högra bakåt, precis som i går. Det kändes rätt i hela benet. Och då kom {child.he} ihåg hur det hade låtit.

”Ropa!” sa {child.he}. ”Ropa allihop, som ni ropade i går!”

{Child.He} blundade.

”Skjut!” skrek {friend}.

”Mer bakom mig”, sa {child} och pekade. ”Längre bort. Längre. Där!”

”Här! Här!” skrek någon.

”Du var borta vid grinden.”

”Aj!” skrek {fallen}.

”Mycket lägre”, sa {child}.

”Måste jag ligga?”

”Du låg.”

{fallen} lade sig.

En efter en ropade de, och varje gång pekade {child}. När {child.he} öppnade ögonen stod alla som de hade stått.

# all-night
”Nu”, viskade {friend}.

{child} drog foten en liten bit längre bakåt. I målet stod {keeper} och log.

”Jag har tänkt hela natten”, sa han. ”Jag vet precis vart du skjuter. Du skjuter åt vänster.”

Och {keeper} kastade sig åt vänster. Han for genom luften som en katt och landade raklång med båda armarna ut.

{child} hade inte skjutit än.

{child} tittade på {keeper}. {keeper} tittade på {child}.

”Oj”, sa {keeper}.

# the-goal
Då gav {child} bollen en liten, liten puff. Den rullade åt höger. Den rullade förbi {fallen's} näsa, och den hade ingen brådska alls. Den rullade över linjen och stannade.

”Mål”, sa {fallen}, nere i gräset. ”Jag såg det på jättenära håll.”

Då vrålade alla.[elder & adult:  Högst av alla vrålade {elder}[elder2:  och {elder2}], som hade råkat gå förbi.] De bar {child} runt hela planen[music:  och sjöng {music}]. {caretaker} bar det ena benet.

”Mat”, ropade någon från ett fönster.

Och den här gången fick alla gå hem med skorna på.

# side-by-side
I {@door} stod {@a-short} och tittade på {child's} fötter.

”Spelar de?”

”Nej”, sa {child}. ”De är färdiga.”

{Child.He} tog av sig skorna i hallen. {Child.He} ställde dem på mattan, den vänstra och den högra, tätt intill varandra.

Sedan släckte {child.he} lampan, och skorna stod alldeles stilla.

# @door
trappan
## if adult / elder
dörren

# @a
grannen {neighbour}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a-short
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}
