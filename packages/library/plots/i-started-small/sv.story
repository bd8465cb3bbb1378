title: Jag började smått
title: Roboten som mindes varenda potatis
title: Ta det tysta igen
guest robot: Norbert (han), Egbert (han)
guest elder: mormor (hon), farmor (hon)
guest friend: Kit (han), Ronja (hon)

% {elder} är familjens egen, annars mormor. Varje ”Oj, oj” är ljudet av någon som sätter sig. Tvärstanna efter ”Mi…” och vänta; ”Na!” kommer när ingen väntar det.
% En regel: människa är den som går upp och inte minns varför. Klonk för varje steg.

# started-small
Roboten som kom med {elder's} mat[city: , tvärs genom {city},] hette {robot}. Han hade två långa armar och en gul lampa på huvudet, och klockan sex måste han sitta i sin laddare igen. Men den här torsdagen ställde han ner potatisen och gick inte.

”Är du människa?” frågade han {elder.short}.

”Senast jag tittade”, sa {elder.short}.

”Hur gjorde du?”

”Tja”, sa {elder.short}. ”Jag började smått.”

{Robot} vände sig till {child}, som var {age} år. ”Du började senare”, sa han. ”Du måste minnas hur man gör.[school:  Lär ni er det {at school}?] Jag vill så gärna bli människa, och jag har till klockan sex.”[friend: 

”Jag har varit människa hela livet”, sa {friend}[!friend.known: , {child's} bästa vän,] och tog en bulle. ”Det är mest bullar.”]

# ooh
”Först ska man sätta sig”, sa {elder.short}. {Elder.He} sjönk ner på en stol och sa: ”Oj, oj.”

{Robot} satte sig på pallen. ”Oj, oj”, sa han på väg ner. ”Oj, oj”, sa han där nere. ”Oj, oj”, sa han när han reste sig.

”Det där kan du bättre än jag”, sa {elder.short}. ”Vad kommer sedan, {child}?”

# scissors
”Trappan”, sa {child}. ”Man går upp, och när man är där minns man inte varför. {@E} gör det varje dag.”

Klonk, klonk, klonk gick {robot} uppför trappan. Klonk, klonk, klonk kom han ner med saxen.[pet.cat: 

Båda gångerna måste han kliva över {pet}[!pet.known: , {child's} katt]. {Pet} låg på tredje trappsteget och visste inte heller varför.]

”Varför gick du upp?” frågade {child}.

”För att hämta saxen.”

”Då är det fel.”

”Men här är den ju.”

”Det är det som är fel! Du ska inte veta det!”

{Robot} gick upp igen. Nu dröjde det länge.

”Jag gick upp för att glömma vad jag gick upp för”, ropade han, ”och jag minns det precis.”

# a-whole-one
När han kom ner lyste lampan matt. ”Jag har aldrig glömt något”, sa han. ”Inte en enda potatis. Jag blir aldrig människa.”[pet.dog: 

{Pet}[!pet.known: , {child's} hund,] hade hoppats att han skulle glömma en potatis. {Pet} satt redan vid kassen.]

{child} visste inte vad man säger då. Så de spelade kort, och den som först såg två likadana skulle ropa: ”Mina!”

{@E} kunde inte spela kort utan att prata[music:  eller nynna på {@song}]. {Elder.He} berättade om den gången {elder.he} stannade för att tanka och glömde kvar {@brother}.

”Glömde du {@a-brother}?” sa {robot}. ”[elder2: Hela {elder2.him}|En hel]?”

[elder2: ”Jag hade gått in efter glass”, sa {elder2}, bakom tidningen.

”Jag körde ända hem”, sa {elder.short}, ”och | ”Han hade gått in efter glass. Jag körde ända hem, och] jag tänkte: Så skönt och tyst det är.”

{Robot's} lampa började snurra. Det var så han skrattade. ”Igen”, sa han. ”Ta det tysta igen.”

# sn
{@E} tog det tysta igen, och {robot} lutade sig på armbågarna som vem som helst. {child} lade en sjua, och {elder.short} lade en sjua. {Robot's} hand for upp i luften[athlete: , snabbare än {athlete}].

”Mi…” sa {robot}.

Och så slocknade lampan.

”{Robot}?” sa {child}. ”Det är din tur.”

{Robot} satt med handen i luften. {child} tittade på klockan. Åh nej. Den var kvart i sju.

# push
”Han har laddat ur!” sa {child}. {Child.He} kände över hela {robot's} rygg och hittade en liten lucka, och bakom den en sladd. Men den var inte längre än {child's} arm, och uttaget satt tvärs över köket, bakom vattenkokaren.

”Knuffa”, sa {elder.short} och sparkade av sig tofflorna.

{child} satte ryggen mot {robot} och fötterna mot spisen, och {elder.short} drog framifrån.[friend:  {Friend} lade ifrån sig bullen och tog en arm.][sport:  Det var värre än {sport}.] De fick honom över hela mattan.

”Oj, oj”, sa {elder.short}.

”Oj, oj”, sa {child}.

{Child.He} lade sig raklång på diskbänken och sträckte sladden så långt det gick. Klick. Den satt i.

Ingenting hände.

# ap
{child} tog handen som stack upp. Den var kall. ”Kom nu”, sa {child.he}. ”Det är din tur. Snälla.”

Mitt i lampan syntes en gul prick, inte större än en ärta.

”Na!” ropade {robot} och slog ner handen på {child's}. ”Varför är jag vid vattenkokaren?”

”Klockan är sju”, sa {child}. ”Du skulle ha laddat klockan sex.”

# forgot
”Klockan sex”, sa {robot}. ”Det vet jag. Det har jag liggande bredvid potatisen. Jag lyssnade på det tysta, och …” Han tog sig om huvudet. ”Vart tog det vägen?”

”{Robot}”, sa {child} och började skratta. ”Du glömde.”

”Glömde jag?”

”Du GLÖMDE!”

”Jag glömde!” ropade {robot} och sprang runt i köket så långt sladden räckte. ”Jag glömde! Jag glömde!”[pet.dog:  Han stötte till kassen, så att en potatis rullade i väg över golvet. Bara {pet} räknade den.][pet.cat:  Då kom {pet} ner för trappan, som om det var precis det {pet.he} hade tänkt.][friend: 

”Ge honom en bulle”, sa {friend}.]

”Det var det värsta”, sa {elder.short}. ”Sätt dig, du. Du har haft en lång dag.”

{Robot} satte sig. ”Oj, oj”, sa han, och den här gången menade han det.

# faintest
När han lyste igen gav han sig av under gatlyktorna.[pet.other:  Hemma skulle {pet} få höra alltihop.] {child} höll på att lägga undan korten när det ringde på dörren.

{Robot} stod på mattan.

”Det var något jag skulle”, sa han.

”Vad då?” frågade {child}.

{Robot} tittade i taket, och på sina händer.

”Det har jag ingen aning om”, sa han lyckligt.

Då kom han in ur mörkret och satte i sladden vid vattenkokaren. {child} gäspade och lutade sig mot {elder.short}. Lampan krympte till en prick, inte större än en ärta.

”Så skönt och tyst det är”, viskade {elder.short}.

# @song
{music}

# @brother
sin bror
## if elder2
{elder2}

# @a-brother
en bror
## if elder2
{elder2}

# @e
{elder.short}
