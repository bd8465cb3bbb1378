title: Bonk! Jag vänder!
title: En mycket bra vägg
guest rolle: Rolle (han), Rulle (han)
guest keeper: Kerstin (hon), Birgitta (hon)
guest sitter: Lotta (hon), Sanna (hon)

% Roboten är en sådan som dammsuger, rund och platt; den ser inte och hör inte. Den vuxna (@a): {adult}, annars den äldre, annars barnvakten.

# round-as-a-cake
På biblioteket[city:  i {city}] fanns en robot. Den var rund och platt som en tårta, och den åt smulor från golvet[pet.dog: , precis som {pet}[!pet.known: , {child’s} hund]].[school:  En sådan hade de inte {at school}.]

[friend: {child} och bästa vännen {friend} | {child}] satt på mattan med {@a-first}[!friend:  och tittade på den].[pet.dog:  {Pet} ville också vara med.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg i en korg och ville också vara med.][sport:  Boken om {sport} fick vänta.]

# bonk
Roboten körde rakt fram. Surr, surr, surr. Så körde den in i en hylla.

”Bonk! Jag vänder!” sa roboten.

Och så vände den.[pet.dog / pet.cat: 

Och {pet} vände också[pet.cat: , i korgen].]

Surr, surr, surr. Så körde den in i en stol.

”Bonk! Jag vänder!” sa roboten.[pet.dog / pet.cat: 

Och {pet} vände också.]

# he-feels-his-way
{child} skrattade.

”Den ser inte!” sa {child.he}.

”Nej”, sa {keeper}, som jobbade på biblioteket[music:  och alltid nynnade på {music}]. ”{rolle} ser ingenting. Han känner sig fram.”

Surr, surr, surr. {rolle} körde in i {@as} sko.

”Bonk! Jag vänder!” sa {rolle}.[pet.dog / pet.cat:  Och {pet} vände också.][friend:  {Friend} la ut en smula.]

# the-green-lamp
”Var bor [friend / pet.dog / pet.cat: {rolle} | han]?” frågade {child}.

”Där borta”, sa {keeper} och pekade. Vid väggen satt en liten lampa. Den lyste grönt. ”Där sover han, och där får han ny kraft. Han brukar hitta hem själv.”
[age>=5: 

”Fast han inte ser?” sa {child.he}.

”Han bonkar tills det blir rätt”, sa {keeper}.
]
# under-the-sofa
Surr, surr, surr. {rolle} körde in under soffan.

”Bonk! Jag vänder!” hördes det. ”Bonk! Jag vänder! Bonk! Jag vänder! Bonk!”[pet.dog / pet.cat: 

Och {pet} vände och vände och vände.]

Sedan hördes ingenting.

{keeper} böjde sig ner och tittade. Hon var för stor. {@A} böjde sig ner. {@He} var också för stor.

{child} la sig på magen. {child.He} var lagom. Längst in i mörkret såg {child.he} {rolle}.

”Kom, {rolle}!” sa {child}.

Och ut kom han.

# tired
Men nu gick det långsamt.

Surr … surr … surr …

”Pip”, sa {rolle}. ”Jag är trött.”

”Kraften är nästan slut”, sa {keeper}. ”Han måste hem.”

”Kan du inte bära honom?” sa [friend: {friend} | {child}].

”Då vet han inte var han är”, sa {keeper}. ”Han måste bonka sig hem själv.”

Men {rolle} körde åt fel håll. Han körde bort från lampan!

”Åt andra hållet, {rolle}!” ropade {child}.

{rolle} hörde inte.

”Pip”, sa han. ”Jag är mycket trött.”

# a-wall
Då sprang {child}[athlete: , fort som {athlete}]. {child.He} ställde sig mitt i vägen för {rolle}. {child.He} stod stilla med båda fötterna ihop, precis som en vägg.

Surr … surr …

”Bonk! Jag vänder”, sa {rolle}.

Och så vände han.[pet.dog / pet.cat:  Och {pet} vände också.

Nu körde {rolle} |  Nu körde han] nästan rätt. Men bara nästan. Han körde mot hyllan!

{child} sprang dit och blev en vägg igen.

”Bonk! Jag vänder”, sa {rolle}.

[pet.dog / pet.cat: Och {pet} vände också.

Nu körde {rolle} | Nu körde han] mot stolen! [friend: {Friend} sprang dit och blev också en vägg. | {child} sprang dit.]

”Bonk”, viskade {rolle}. ”Jag vänder.”

# home
Och nu, nu körde han rakt mot den gröna lampan.

Surr … surr … su …

Nästan framme.

Su …

Klick.

”Pip”, sa {rolle}. ”Hemma.”

Den gröna lampan blinkade. {rolle} surrade inte mer. Han sov.

”[friend: Vilka bra väggar ni | Vilken bra vägg du] är”, viskade {keeper}.

{child} klappade {rolle} på locket. Han var rund och varm.

”God natt, {rolle}”, sa {child.he}.[friend: 

”God natt”, sa {friend}.][pet.dog / pet.cat: 

{Pet} vände en gång till och la sig.]

# we-too
”Nu ska vi också hem[pet.other:  till {pet}]”, sa {@a}, och så gick de mot utgången[pet.cat: , med {pet} i korgen]. Men {child} blundade, för {child.he} ville prova hur det kändes.

{child.He} gick rakt in i {@as} mage.

”Bonk”, sa {child}. ”Jag vänder.”

# @a-first
barnvakten {sitter}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  och {elder2}]

# @a
{sitter}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{sitter’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @A
{sitter}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @He
Hon
## if adult & !elder
[adult: {Adult.he}]
## if elder
{elder.He}
