title: Den som rättade korsordet
title: Åtta bokstäver
title: Skriv med blyerts
guest friend: Ines (hon), Melvin (han)
guest ghost: fröken Qvist (hon)

% Den som löser korsord (@g): den äldre, annars {adult}, annars den vuxna.

# corrected
De hade hyrt en gammal byskola över lovet, {child} och {friend} och {@g-first}. Varje kväll löste {@g} korsord i köket. {@g-cap} löste dem med bläck. Men på morgnarna var det något fel.

”Titta”, sa {@g} och sköt tidningen över bordet. ”Jag skrev VAD. Nu står det HVAD.”

{child} och {friend} böjde sig fram. Mycket riktigt. Någon hade klämt in ett H i kanten, med spetsig liten stil. Längre ner hade KVARN blivit QVARN. Och där {@g} hade haft FIKA stod det: Slarf!

”Jag är inte rädd”, sa {@g}. ”Men jag är irriterad. Det går ju inte ihop med vågrätt.”

”Du har ett spöke”, sa {friend} lugnt. ”Ett som inte har hört talas om stavningsreformen.”

# the-chair
Den natten lade sig {child} och {friend} på madrasser i köket, med ett nytt korsord på bordet.

Klockan tolv slog det i väggen. Det kom ett drag längs golvet, som när någon öppnar, men ingen öppnade. Lampan i taket började gunga. Och stolen längst bort drogs ut från bordet.

Ingen satte sig på den. Men den knarrade till, så som en stol gör när någon sätter sig.

{child} kunde inte röra sig. Hela ryggen var full av myror. [athlete: Inte ens {athlete} hade sprungit därifrån, för det gick inte. ]Bredvid hade {friend} tagit tag i {child.his} ärm, men det skulle {friend.he} aldrig erkänna.

# not-afraid
Då lyfte pennan från bordet. Den hängde i luften och tvekade. Sedan lade sig någons osynliga hand på {child's} filt, som hade åkt ner på golvet, och stoppade om {child.his} fötter, noga, som på ett småbarn.

Efter det gick det inte riktigt att vara rädd. Man kan inte det, för någon som stoppar om en.

”Ursäkta”, sa {friend} med en röst som bara darrade i ena änden. ”Vad heter ni?”

Hildur Qvist, skrev pennan i tidningens kant. Lärarinna. Hvarför sofva barnen på golfvet?

”Vi vaktade på er”, sa {child}.

”På mig?” skrev pennan, och det såg nästan smickrat ut.
## if pet.cat
Då reste sig {pet}. {Pet.He} gick tvärs över golvet, satte sig nedanför stolen och tittade upp. Sedan tog {pet.he} sats, hoppade, och landade i luften, tjugo centimeter ovanför sitsen. Där trampade {pet.he} runt ett varv och lade sig. {Pet.He} hängde där, alldeles rund under magen, som en katt på ett glasbord, och började spinna.

”Det är ett knä”, viskade {child}. ”{Pet.He} ligger i knät på någon.”

Pälsen plattades till, från huvudet och bakåt, om och om igen. Efter det gick det inte riktigt att vara rädd. Man kan inte det, för någon som {pet} spinner åt.

”Ursäkta”, sa {friend} med en röst som bara darrade i ena änden. ”Vad heter ni?”

Pennan lyfte från bordet. Hildur Qvist, skrev den i tidningens kant. Lärarinna. Hvarför sofva barnen på golfvet?

”Vi vaktade på er”, sa {child}.

”På mig?” skrev pennan, och det såg nästan smickrat ut.
## if pet.dog
Då reste sig {pet}. {Pet.He} gick tvärs över golvet, satte sig nedanför stolen och lade upp hakan på ingenting. Hakan blev liggande där, i luften, precis så högt som ett knä. Svansen började gå.

”Det är någon som klappar {pet.him}”, viskade {child}. ”Se på öronen.”

Öronen plattades till, bakåt, om och om igen. Efter det gick det inte riktigt att vara rädd. Man kan inte det, för någon som {pet} viftar åt.

”Ursäkta”, sa {friend} med en röst som bara darrade i ena änden. ”Vad heter ni?”

Pennan lyfte från bordet. Hildur Qvist, skrev den i tidningens kant. Lärarinna. Hvarför sofva barnen på golfvet?

”Vi vaktade på er”, sa {child}.

”På mig?” skrev pennan, och det såg nästan smickrat ut.

# four-cups
Nästa natt var {@g} också uppe, i morgonrock, med te i fyra koppar. [elder2: {Elder2} sov, för någon måste ju göra det. ]Nu gick det riktigt bra. {@g-cap} läste frågorna, och pennan for över rutorna. Fröken Qvist kunde alla floder i Asien och alla delar på en vagn. [school: Hon ville veta om de hade ordning på {school}, och det hade de. ][music: Men {music} hade hon aldrig hört talas om, och när lösningen|Men när lösningen] blev TOAST tog hon så illa vid sig att lampan slocknade.[sport:  Att man kunde {play sport} trodde hon helt enkelt inte på.]

”Varför just korsord?” frågade {child} till slut. ”Är det något ni vill?”

Pennan låg stilla länge. Sedan skrapade det bakom panelen vid spisen, och en bräda lossnade. Bakom den låg ett gulnat tidningsblad från december 1911, vikt i åtta delar. Det var en ordgåta med pris. Alla svaren var ifyllda med spetsig stil. Alla utom ett.

# one-word
{friend} läste högt: ”Kan hållas, men ej av den som är ensam. Åtta bokstäver.”

”Fest”, sa {@g}. ”Val. Rådslag. Nej.”

Det har jag redan prövat, skrev pennan torrt. Tredje bokstafven är L.

De satt till klockan tre. Teet kallnade i alla fyra kopparna, och ingenting passade. Till slut somnade {@g} med kinden på lexikonet. {friend} lade sig också, bara en stund, och då var det {child} kvar.

# i-will-stay
”Förlåt”, sa {child}. ”Vi är nog inte smarta nog.”

Gör ingenting, skrev pennan. Det var roligt ändå. Gå och lägg dig. Du är trött.

{child} tittade på den tomma stolen. {child.He} tänkte på alla de kvällarna. Hundra års kvällar.

”Nej. Jag stannar”, sa {child.he}. ”Jag kan väl hålla er –”

{child} tystnade. Det började i nacken och gick ner längs armarna, och den här gången var det inte rädsla.

”{friend}! Vakna! Vad är det man håller någon, när man sitter kvar?”

{friend} lyfte huvudet och hade ett knappmärke i pannan. ”Sällskap”, sa {friend.he} yrvaket.

{child} räknade på fingrarna. S, Ä, L. L, S, K, A, P.

Åtta.

# must-i
Pennan rörde sig inte på en lång stund. Sedan skrev den, bokstav för bokstav, i de åtta tomma rutorna, och på ett ställe blev bläcket lite suddigt, som om något hade droppat där.

Så enkelt, skrev den i kanten. Jag hade aldrig kunnat komma på det sjelf.

{@g-cap} hade vaknat och läste, och strök ut vecken i det gamla bladet med handflatan.

”Ska du gå nu, Hildur?” frågade {@g}. ”De brukar ju det, i böckerna. När det är löst.”

Lampan gungade fram och tillbaka, som när någon tänker efter.

”Måste jag?” skrev pennan. ”Det kommer ju ett nytt på onsdag.”

”Kära du, sitt kvar för all del”, sa {@g}. ”Men då skriver du med blyerts.”

# explained
{child} kröp ner på sin madrass. Det hade redan börjat ljusna i fönstret[city: , som om det också var morgon i {city}]. Det sista {child.he} såg var två stolar vid bordet, [pet.cat: den ena med {@g} på och den andra med en katt som sov i luften|en med {@g} på och en som gungade lite]. Det sista {child.he} hörde var {@g}.[pet.other:  Och {pet}, som åt.]

”Mobiltelefon. Det ska jag förklara. Det blir en lång historia. Men först lite mer te.”

# @g
den vuxna
## if adult & !elder
{adult}
## if elder
{elder.short}

# @g-first
den vuxna
## if adult & !elder
{adult}
## if elder
{elder}

# @g-cap
Den vuxna
## if adult & !elder
{Adult}
## if elder
{Elder.short}
