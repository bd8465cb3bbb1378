title: Det stod en älg i vägen
title: Lögnen som ville ha horn
title: Hälsa från älgen
guest friend: Ida (hon), Frida (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Älgen är artig hela tiden. Det som går genom älgen sägs långsamt, som en telefon som bryr sig.
% Den vuxna (@first, @a) är den äldre, annars {adult}, annars {minder}.
% En regel: för varje svar växer lögnen, och av det som är sant krymper den.

# on-the-desk
”Jag kunde inte komma på ditt kalas”, sa {child} i telefonen till {friend}[!friend.known: , sin bästa vän]. ”Det stod en älg i vägen.”

{Child.He} la på. Och då stod den där, på skrivbordet. Den var inte större än en hamster.

”Hej”, sa älgen. ”Är det jag som är lögnen?”

”Va?” sa {child}.

”Du ljög för {friend}, och så blev det jag. Vilken väg var det jag stod i?”

”Det sa jag inte.”

”Nej, det är det som är problemet. Jag vet inte var jag ska göra av fötterna.”

# any-antlers
Telefonen pep. Vilken väg, skrev {friend}.

Björkvägen, skrev {child}.

Älgen blev stor som en katt.

”Björkvägen[city:  i {city}]!” sa den. ”Tack, det var skönt. Har jag horn? Du har inte sagt något om horn.”

Pip. Hade den horn, skrev {friend}.

Jättehorn, skrev {child}.

Skrivbordslampan for i golvet.

”Oj”, sa älgen. ”De är ju underbara.[sport:  Kan jag {play sport}?] Är jag arg?”

”Hur ska jag veta det?”

”Det är du som hittar på.”

# was-it-angry
Pip. Varför gick du inte runt, skrev {friend}.

Den var arg, skrev {child}.

”Aha”, sa älgen och försökte se arg ut. Det var den inte bra på. Nu var den stor som en ponny, och den stod i {child's} säng.

[pet.dog / pet.cat: {Pet}[!pet.known: , {child's} [pet.dog: hund | katt],] kom in för att se vad det var som lät. {Pet.He} såg på älgen, och sedan gick {pet.he} ut igen, baklänges.

][pet.other: {Pet} såg alltihop. {Pet} sa ingenting, och det var det klokaste någon hade sagt den dagen.

]”Kan du sluta växa?” sa {child}.

”Kan du sluta svara?” sa älgen.

# the-door
Då ringde det på dörren.

”{child}!” ropade {@first} från köket. ”Det är nog {friend}! Öppnar du?”

{child} rusade ut i hallen, och älgen kom efter, för den hörde ju till {child.him}.

”Är den kvar på Björkvägen?” ropade {friend} genom dörren.

”Nej!” ropade {child}. ”Den sprang[athlete:  som {athlete}][school: , rakt genom {school}]! Den var enorm!”

# is-that-it
Det skulle {child.he} inte ha sagt. Hela hallen blev älg. Hornen skrapade i taket, baken satt mot kapphyllan, och på andra sidan hördes det hur {friend} fick upp dörren.

”{child}?” sa {friend.he}. ”Det står en älg i vägen.”

”Jag vet!”

”Är det DEN?”

”Gå inte!” sa {child}.

”Jag kan inte gå. Den står på min halsduk.”

# something-true
Älgen böjde ner sitt stora huvud till {child}.

”Nu får jag inte plats mer”, sa den tyst. ”Kan du inte säga något som är sant? Jag har aldrig fått prova.”

{child} lutade pannan mot älgens sida. Den var varm och luktade skog. {Child.He} kunde inte se {friend}, och {friend} kunde inte se {child.him}, och det var bra. Annars hade det aldrig gått.

# at-the-gate
”Jag kom”, sa {child} in i pälsen.

”Vad säger {child.he}?” sa {friend}.

”{Child.He} säger att {child.he} kom”, sa älgen.

”Det gjorde {child.he} ju inte!”

”{Friend.He} säger att du inte …”

”Jag hörde”, sa {child}. ”Jag kom till grinden. Jag hade presenten med mig. Men så såg jag er i fönstret, dig och de andra. Och det såg ut som om ni redan var alla.”

Älgen svalde.

”{Child.He} säger”, sa den långsamt, ”att det såg ut som om ni redan var alla.”

# the-chair
På andra sidan var det ingen som svarade på en lång stund. När {friend} pratade igen lät rösten konstig.

”Hälsa {child.him} att det stod en tom stol bredvid mig. Hela kalaset. Det var tre stycken som ville ha den, och jag sa att den var upptagen.”

”{Friend.He} säger …”

”Jag hörde”, sa {child}. ”Men jag vill gärna höra det en gång till.”

”Att den var upptagen”, sa älgen.

# shrinking
Och då började den krympa. Hornen släppte taket. Kapphyllan kom fram. Snart kunde {child} se {friend's} mössa, och så hela {friend}, och de såg på varandra över ryggen på en älg som var stor som en ponny, som en hund, som en katt.

”Jaha”, sa älgen. ”Då går jag väl bort nu. Det gör man ju, när det blir sant. Det är ingen fara. Jag tyckte mycket om hornen.”

Nu var den inte större än en hamster. Den såg väldigt modig ut.

# really
”Vänta”, sa {friend} och satte sig på huk. ”Du stod ju i vägen. Alldeles nyss. Jag kom inte förbi.”

”Inte jag heller”, sa {child}.

”Alltså stod det en älg i vägen”, sa {friend}. ”På riktigt.”

Älgen slutade krympa. Den kände på det ena benet, och på det andra.

”Är jag sann?” sa den.

”Helt sann”, sa {child}. ”Och om du inte hade stått där hade jag inte vågat säga det.”

”Hur känns det?” frågade {friend}.

”Stadigt”, sa älgen.

# the-string
Sedan fick {friend} sin present. Det var en dag för sent, och {friend.he} sparade snöret åt älgen, som ville ha något att hänga i hornen.

# ajar
På kvällen låg {child} i sin säng, och på nattduksbordet stod älgen och tuggade på ett salladsblad[music:  och nynnade på {@song}].[elder2:  Ute i hallen satte {elder2} upp kapphyllan igen och frågade ingenting.]

”Har du borstat tänderna?” frågade {@a}.

”Ja”, sa {child}.

Älgen växte två centimeter. {@A} såg på älgen, och sedan såg {@he} på {child}.

”Jag går”, sa {child} och klev upp.

När {child.he} kom tillbaka luktade {child.he} mint, och älgen var som en hamster igen. Den hade lagt sig, med hakan på väckarklockan.

”God natt, {child}”, sa {@a}. ”God natt, älgen.”

”God natt”, sa älgen. ”Du kan lämna dörren på glänt om du vill. Jag ska inte stå i vägen.”

# @song
{music}

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
