title: Jag kunde ha sagt aj
title: Båtar suckar inte
title: Det gröna häftet
guest friend: Saga (hon), Vidar (han)
guest teacher: Birgitta (hon), Gunvor (hon)
guest minder: moster Lotta (hon), moster Siv (hon)
guest pink: Gerhard (han), Holger (han)
guest black: Våfflan (hon), Skorpan (hon)

% {pink} och {black} är axolotlarna. Det som står i häftet får gärna läsas torrt, {friend’s} rader med en annan röst; FINGRAR är nästan ett rop.
% Vid sängen är det mormor eller farfar, annars {adult}, annars {minder}.

# two-axolotls
Det fanns två axolotlar i {child’s} klassrum[school:  {at school}], och de hette {pink} och {black}.

{pink} var rosa, och {black} var nästan svart. De hade fransiga gälar som fjäderboor och breda, platta ansikten som såg ut som om någon just hade sagt något snällt till dem. De ville bara ha mask. Bredvid akvariet låg ett grönt häfte, och den som hade hand om dem skulle skriva i det.

Den här terminen var det {child} på måndagar och onsdagar, och {friend}[!friend.known: , {child’s} bästa vän,] på tisdagar och torsdagar. Det vill säga, bästa vänner hade de varit när de skrev upp sig.

# boats-dont-sigh
Alltihop var en dikts fel. {child} hade skrivit en om en fiskares båt[elder & !elder2: , till {elder},][elder2: , till {elder} och {elder2},] och visat den för {friend} på lunchen en måndag. {Friend}, som var hungrig och just höll på att förlora i kort, hade kastat en blick på den och sagt: ”Båtar suckar inte.”

{child} hade vikt ihop dikten, igen och igen, tills den var väldigt liten. Sedan dess hade {child.he} inte sagt ett ord till {friend}.

# three-feet-left
Och samma måndag, när det var matdags, högg {black} efter en mask, missade och bet av ena framfoten på {pink}.

”De ser inte så bra”, sa {teacher}, som var deras lärare, när alla hade skrikit färdigt. ”Om något rör sig framför munnen på dem så hugger de. {black} menade inget illa.” Hon flyttade {black} till ett eget akvarium. {pink} låg på botten med tre fötter kvar och log fortfarande.

”Dör han?” frågade någon.

”Läs om dem”, sa {teacher}. ”Och titta sedan.”

# in-the-notebook
Så {child} tog pennan och skrev:

Måndag. {pink} har blivit av med en fot. Vattnet 17 grader. Åt en halv mask. Det var INTE hans fel.

När {child} slog upp häftet på onsdagen stod det under, med {friend’s} runda bokstäver:

Tisdag. Vattnet 17 grader. {black} gömmer sig i sin blomkruka. Hon kommer inte ut, inte ens för mask[music:  eller {music}]. Jag tror inte att hon vet vad hon gjorde. Jag tror att hon bara vet att något blev fel.

{child} läste det två gånger och skrev sedan:

Onsdag. {pink’s} ben har blivit slätt i änden. I boken står det att det kommer celler rusande från alla håll, och de glömmer vad de var förut och gör sig klara att bli fot. Verkar inte sur.

På torsdagen skrev {friend}:

Ser han ledsen ut?

Och på måndagen skrev {child}:

Det syns inte på en axolotl. De ser ut så där vad som än händer.

# coat-pegs
Så höll det på i två veckor. De gick förbi varandra i korridoren[sport: , och på väg till {sport},] och tittade på klädkrokarna. Men i det gröna häftet rapporterade {friend} att {black} hade kommit ut ur blomkrukan och stod med nosen mot glaset, på den sidan där {pink} var. {child} rapporterade en knöl. {Friend} skrev att det snarare var en knopp. {child} mätte den och skrev att den var två millimeter, så den kunde vara både och.[pet:

{@worm}]

# fingers
Sedan, en onsdag i tredje veckan, böjde {child} sig ner mot akvariet och såg att knoppen hade blivit platt, som en pytteliten vante. Och i vanten, om man höll andan, fanns det streck.

{Child.He} slet åt sig pennan.

Onsdag. FINGRAR!!!

Och {child.he} såg sig om efter någon att berätta det för, och den enda i hela skolan som skulle förstå stod precis utanför dörren, vid klädkrokarna.

”{Friend}”, sa {child}. Det lät rostigt. ”Han har fått fingrar.”

[athlete: {Friend} kom som {athlete} och välte en stol. | {Friend} kom så fort att en stol välte.] De stack ihop huvudena framför glaset. {pink} lyfte på vanten och satte ner den igen, som om han provade en ny sko.

”Den är precis som den gamla”, viskade {friend}.

”I boken står det att man inte ens ser vilken det var, efteråt.”

# something-wiggled
De tittade en stund. Pumpen bubblade.

”Jag tittade inte riktigt”, sa {friend}. ”När du visade mig dikten. Något rörde sig, och jag högg.”

{child} tänkte på {black} i blomkrukan. {Child.He} tänkte att två veckor med klädkrokar var ganska länge.

”Jag kunde ha sagt aj”, sa {child.he}.

”Har du den kvar?”

Den låg i {child’s} pennfodral, hopvikt och liten som ett frimärke. {Friend} vek upp den och läste den ordentligt, hela vägen ner, med ett finger under raderna.

”Det bästa är när båten suckar”, sa {friend}. ”När han knyter fast den. Det gör de ju. Mot repet.”

# opposite-ends
Vid läggdags{@told} om fingrarna, och {@a} undrade om {pink} och {black} någonsin skulle få bo ihop igen.

”När den har vuxit färdigt”, sa {child}. ”Vi ska mata dem i var sin ände.”[pet:

{@still}]

# smiling-about-it
{child} vände sig i sängen. [city: På andra sidan {city} | På andra sidan stan] var klassrummet säkert mörkt, bortsett från den lilla blå lampan på pumpen. Och i två akvarier, bredvid varandra, låg de nog på botten båda två, med gälarna svävande, och arbetade på i sömnen och log åt det.

# picture 2
De går förbi varandra.

# @worm
På måndagar och onsdagar berättade {child} allt som stod i häftet för {pet}[!pet.known:  därhemma]. {Pet} såg också ut så där vad som än hände.
## if pet.dog / pet.cat
Hemma luktade {pet}[!pet.known & pet.dog: , {child’s} hund,][!pet.known & pet.cat: , {child’s} katt,] på {child’s} händer varje måndag och onsdag, finger för finger. {Pet.He} ville också ha en mask.

# @still
{Pet} hade fått höra om fingrarna först och tänkte på saken.
## if pet.dog / pet.cat
{Pet} luktade på onsdagshanden en gång till, finger för finger, och lade sig. Det fanns ingen mask i dag heller.

# @told
 berättade {child} för {minder}
## if adult & !elder
 berättade {child} för {adult}
## if elder
, när {elder.short} hade fått höra dikten, berättade {child}
## if elder & elder2
, när {elder} och {elder2} hade fått höra dikten, berättade {child}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
