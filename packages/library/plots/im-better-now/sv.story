title: Frisk nu
title: Ett väldigt bra ja
title: Den som är här i stället
guest friend: Tyra (hon), Nils (han)
guest girl: Charlotte (hon), Cecilia (hon)
guest teacher: Birgitta (hon), Marianne (hon)
guest minder: Malena (hon), Josefin (hon)

% {girl} är ett namn som låter som S men börjar på C. Skyltarna står med namnet framåt, mot läraren: den som sitter bakom ser ingenting.
% Den som väntar vid grinden är {adult}, annars den äldre, annars {minder}.

# one-word
Första dagen i skolan hade {child} bara en enda sak att göra: säga ja. Läraren skulle läsa upp namnen. När man hörde sitt eget sa man ja, och sedan var man med. Men det fick inte bli så litet att ingen hörde det.

”Ta det nerifrån magen”, sa {friend}[!friend.known: , {child's} bästa vän,] som gick i samma klass, och de övade hela vägen[school:  till {school}]. [pet.dog: [!pet.known: Hunden {pet}|{Pet}] gick med till grinden. {Pet.He} hade namnet på halsbandet och slapp öva.][pet.cat: De hade provat på [!pet.known: katten ]{pet} också, men {pet.he} svarade inte ens på sitt eget namn.][pet.other: Hemma hade {pet} fått höra det tjugo gånger.]

[elder: För säkerhets skull hade {elder}[elder2:  och {elder2}] skrivit {child} i alla kläderna, till och med i strumporna.

]
# too-soon
Nu satt de där, och deras lärare, {teacher}, läste ur en lång lista. Den som sa ja fick en vikt skylt på bänken, med namnet framåt.

{child} drog in all luft som fanns.

”{girl}”, läste {teacher}.

”JA!” sa {child}.

Det var inte meningen. Det for bara ut.

”Oj”, sa {teacher}. ”Det var ett väldigt bra ja. Välkommen, {girl}!” Och så ställde hon en skylt framför {child.him}.

Just då skulle {child.he} ha sagt något. Strax efteråt var det för sent.

# one-left-over
”{child}”, läste {teacher}. ”{child}?”

Ingen svarade. {child} tittade ner i bänken. Sitt ja hade {child.he} redan använt.

”Inte här i dag? Så synd”, sa {teacher}. ”Den hade jag sett fram emot.” Hon ställde skylten på sitt eget bord, vänd mot klassen. Det var den enda skylten i rummet som {child} kunde läsa.

Till sist var det bara en flicka vid fönstret som inte hade någon.

”Är det du som är {child}?” frågade {teacher}, och flickan skakade på huvudet. ”Vad heter du då?”

Flickan såg bort mot {child} och svarade inte.

”Du säger det när du vill”, sa {teacher} snällt.

# not-so-you-can-see
”Varför heter du {girl}?” viskade {friend}, som satt bakom.

”Det bara blev så.”

”Hur länge då?”

”Tills vi slutar nian, tror jag.”

”Finns det någon som känner {child}?” frågade {teacher}.

{Friend} räckte upp handen. {Friend.He} kunde aldrig låta bli. ”Jag. Vi är bästa vänner.”

”Är {child} sjuk?”

{Friend} tittade länge.

”Inte så att det syns”, sa {friend}.

# the-card
Då skulle hela klassen göra ett kort. ”KRYA PÅ DIG”, skrev {teacher} överst, och sedan gick det från bänk till bänk.[sport:  Någon skrev HEJA, som om det var {sport}.][athlete:  Någon ritade {athlete}.][music:  {Friend} nynnade på {music} och ritade noter.][pet.dog:  {Friend} ritade {pet}, med sex ben.][pet.cat:  {Friend} ritade {pet}, mest morrhår.][pet.other:  {Friend} ritade {pet}, ganska likt.]

Det var ensamt att vara borta. Mitt i klassen satt {child}, och hela rummet väntade på {child.him}[city: , och kanske hela {city}].[elder:  Nere i skorna stod det {child} två gånger, men skor är det ingen som läser.][pet.dog:  {Pet} hade i alla fall halsband.][pet.cat:  När {pet} inte svarade var det aldrig någon som trodde att {pet.he} var sjuk.]

Till slut var kortet framme.

”KOM SNART”, hade {friend} skrivit. ”DEN SOM ÄR HÄR I STÄLLET SÄGER INGENTING.”

# mine-does
Nu var det {girl} som skulle skriva sitt namn. Skylten vände ryggen till, så {child} fick skriva som det lät, med S först.

”Det är C”, viskade någon.

Det var flickan vid fönstret, som inte hade sagt ett ord på hela dagen.

”{girl} börjar väl inte på C”, viskade {child}.

”Min gör det”, sa flickan.

{child} såg på henne. Hon hade den vassaste pennan av alla, och på bänken framför henne stod det ingenting alls.

”Är det du?”

Hon nickade. ”Men du var först. Och du sa det så bra.”

Hela förmiddagen hade {child} suttit bakom hennes namn, och flickan hade inte haft något.

# ringing-home
”Så där”, sa {teacher} och tog upp telefonen. ”Nu ska jag bara ringa hem och höra hur det är med {child}.”

Hem! Men hemma trodde ju {@a} att {child} var i skolan.

{child} reste sig och ställde skylten från sin egen bänk på flickans, med namnet framåt. Sedan gick {child.he} hela vägen fram till {teacher's} bord, och aldrig hade ett rum varit så långt. Bakom {child.him} drog {friend} ett djupt andetag, för att hjälpa till.

”Strax, {girl}”, sa {teacher}. ”Det ringer.”

{child} tog den sista skylten och höll upp den under hakan med båda händerna.

”Det är jag som är {child}”, sa {child.he}. ”Jag är frisk nu.”

# better
{teacher} såg på skylten. Hon såg på flickan vid fönstret. ”Hallå?” sa det i telefonen. ”Hallå?”

[elder: ”Det står i mina strumpor också”, sa {child} och drog av sig ena skon. ”{Elder.short} har skrivit.”

]”Det gäller {child}”, sa {teacher} långsamt i telefonen. ”Jo … det har gått över. Ja, det gick fort.”

Så tog hon upp listan. ”{girl}?”

Hela klassen tittade på flickan vid fönstret. Hennes mun rörde sig.

”Hon sa ja”, sa {friend}. ”Det var ett litet. Men det kom nerifrån magen.”

Och {child} fick kortet, för det var ju till {child.him}.

# till-lunch
”Vad var det som hände?” frågade {@a-again} vid grinden. ”De ringde från skolan och sa att du var frisk.”

”Jag var borta till lunch”, sa {child}. ”Men de saknade mig.”

”Jag mest”, sa {friend}.

[pet.dog: {Pet} luktade på {child.him}, från skorna och uppåt. {Pet.He} behövde ingen skylt.

][pet.cat: Hemma lade sig {pet} på kortet, mitt på alla namnen, och gick inte att ropa bort.

][pet.other: Hemma fick {pet} också se kortet.

][elder & adult: På kvällen ringde {elder}[elder2:  och {elder2}]. ”Vad var det jag sa”, sa {elder.short}. ”Strumporna.”

]
# the-next-morning
Nästa morgon läste {teacher} ur listan igen. {girl} sa ja, och det hördes två bänkar bort.

”{child}?”

{child} drog in luft, ända ner i magen. Men {child.he} hann inte.

”Ja”, sa hela klassen.

Det var ett väldigt bra ja.

# @a
{minder}, som passade {child.him},
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-again
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
