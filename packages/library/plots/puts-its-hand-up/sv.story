title: Åskan räcker upp handen
title: Den allra sista sidan
title: Vem tog puddingen?
guest reader: Folke (han), Bertil (han)
guest lady: Gun (hon), Inga-Britt (hon)
guest big: Stor-Åke (han), Stor-Allan (han)

% {lady} är den äldre i familjen och {big} vännen, där de är valda. En regel: först blixten (den räcker upp handen), sedan väntan (vår tur), sedan braket. Blixten är alltid "den", som åskan.

# the-last-page
Varje fredagseftermiddag stannade bokbussen på torget[city:  i {city}], och {reader} läste ett kapitel högt. Han kikade aldrig i förväg. ”Det vore fusk”, sa han.

Den här fredagen var det dags för den allra sista sidan. {child} satt på golvet, alldeles intill {reader’s} skor[friend: , bredvid [!friend.known: sin bästa vän, ]{friend}]. I nio veckor hade {child.he} väntat på att få veta vem som hade tagit drottningens chokladpudding. [friend: {Friend} var säker på att det var betjänten, och {@first-lady}, på sätet bakom, var säker på att det var kocken. | Bakom {child.him} satt {@first-lady}, som var säker på att det var kocken, och {big}, som var säker på att det var betjänten.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] brydde sig inte om vem det var. {Pet.He} ville bara ligga på boken och hade redan blivit bortlyft två gånger.]

Ute var det svart som i en säck, och regnet trummade på taket.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] hade redan krupit in under sätet.]

# boom
”Drottningen reste sig”, läste {reader}. ”Nu visste alla vem som hade ätit upp puddingen. Det var …”

Det blixtrade i alla fönster.

BRAK! sa åskan.[pet.dog:  VOFF! sa {pet}.][pet.cat:  {Pet} for upp på översta hyllan i ett enda hopp.]

”Vem var det?” ropade {child}.

”Det var …”

En blixt till.

BRAK![pet.dog:  VOFF!]

# the-broom
”Taket?” sa {@lady}.

”Ett tak kan inte äta pudding”, sa {@big}. ”Han sa draken.”

[elder2: ”Kakan”, sa {elder2}, som satt längst bak.

]”Det är ingen drake med i boken”, sa {@lady}.

”Nej, han håller sig väl undan. Han är ju tjuv.”

”Ursäkta”, ropade {child} upp mot taket. ”Kan du vara snäll och inte avbryta?”

BRAK! sa åskan.[pet.dog:  VOFF! sa {pet}.]

”Jag håller upp sidan”, sa {reader}, ”så får ni läsa själva.”
## or
”Saken?” sa {@lady}.

”Vilken sak?” sa {@big}. ”Han sa smaken.”

[elder2: ”Kakan”, sa {elder2}, som satt längst bak.

]”En smak kan väl inte ta en pudding”, sa {@lady}.

”Nej, men den sitter kvar efteråt. Det är misstänkt.”

”Ursäkta”, ropade {child} upp mot taket. ”Kan du vara snäll och inte avbryta?”

BRAK! sa åskan.[pet.dog:  VOFF! sa {pet}.]

”Jag håller upp sidan”, sa {reader}, ”så får ni läsa själva.”

# at-home
Och då slocknade varenda lampa i bussen.

Det var så mörkt att {child} inte kunde se sina egna knän.[pet.cat:  Det kunde bara {pet}, uppe på sin hylla.][pet.dog:  {Pet’s} blöta nos kom fram under sätet och hittade det ena.][music:  Någon började nynna på {@song}, men slutade.]

”Är det någon som har en ficklampa?” sa {reader}.

”Ja, jag”, sa {@big}. ”Hemma[sport: , i väskan jag har när jag ska {play sport}].”

”Då får vi ta det på fredag”, sa {reader}, och de hörde att han slog igen boken.

[elder: ”På fredag!” sa {elder.short}. | På fredag!] En hel vecka utan att veta![pet.other:  Och {child} som hade lovat att berätta slutet för {pet}.] {child} fick en klump i halsen, stor som en pudding.

# sat-up-straight
Då blixtrade det. I ett enda ögonblick såg {child} alltihop: boken, skorna, [pet.dog / pet.cat: {pet’s} öron, ][elder: knapparna i {elder’s} jacka | blommorna på {lady’s} hatt]. Sedan blev det svart igen, och {child.he} väntade på smällen. Ett … två …

BRAK!

{child} satte sig rakt upp.

”Den räcker upp handen[school: , precis som vi gör {at school}]!” sa {child.he}.

”Vem då?”[friend:  sa {friend}. | [elder:  sa {elder.short}.]]

”Åskan! Den avbryter inte alls. Först blixtrar den, och då räcker den upp handen. Sedan väntar den lite. Och sedan pratar den. Så när den väntar är det vår tur! Får jag boken?”

# our-turn
{child} letade sig fram till den sista sidan. {Child.He} böjde sig ner tills näsan nästan rörde vid papperet.[friend:  {Friend} höll i boken så att den inte skulle slå igen.] Alla höll andan.

”Kom nu, åskan”, viskade {child}. ”Upp med handen.”

Blixt! Där var sidan, vit som mjölk.

”Det var drottningen själv!” läste {child}, så fort {child.he} kunde[athlete: , och fortare hade {athlete} inte heller kunnat].

BRAK!

”Drottningen?” sa {@lady}. ”Har hon tagit sin egen pudding? Varför det?”

# with-a-ladle
”Det vet jag inte än”, sa {child}. ”Upp med handen, åskan!”

Blixt. Den här gången var den inte lika vit. Men väntan var längre, och {child} hann med mer.

”Hon hade gått i sömnen och ätit upp hela med soppslev!”

Brak, sa åskan, en bit bort.[pet.dog:  Voff, sa {pet}, som hade kommit ut ända till svansen.][pet.cat:  {Pet} hoppade ner en hylla.]

”Med soppslev!” sa {@big}. ”Och jag som har skyllt på betjänten.”

”Åskan drar vidare”, sa {reader}. ”Och den tar ljuset med sig.”

”Men det är en rad kvar!” sa {child}.

# just-one-more
De satt i mörkret och tittade mot fönstren. Nu ville ingen att åskan skulle sluta[pet.dog / pet.cat: , inte ens {pet}].

”Bara en gång till”, viskade {@lady}.

”Kom igen, åskan”, viskade {@big}.

”Upp med handen”, viskade {child}.

# a-small-hand
Och långt borta, bakom skogen, räckte åskan upp handen. Det var en liten hand nu, mjuk och gul, och den fladdrade över sidan precis så länge som det behövdes.

Den här gången var väntan så lång att {child} inte behövde skynda sig alls. {Child.He} läste långsamt, och alla lutade sig närmare för att höra[elder: , {elder.short} allra mest].[pet.dog:  {Pet} kröp fram hela vägen och lade sig intill {child’s} knän.]

”Så drottningen sa förlåt till kocken, och förlåt till betjänten, och det blev ny pudding till allihop. Och när skålarna var tomma gick de upp och lade sig.”

{child} stängde boken.[pet.cat:  {Pet} kom ner och lade sig på den, och ingen lyfte bort {pet.him}.]

Och först då, när {child.he} hade läst färdigt, sa åskan, många mil därifrån: //
brak.

# @first-lady
{lady}
## if elder
{elder}

# @lady
{lady}
## if elder
{elder.short}

# @big
{big}
## if friend
{friend}

# @song
{music}
