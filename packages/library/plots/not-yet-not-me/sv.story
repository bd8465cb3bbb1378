title: Inte än!
title: Är alla med?
title: Sju änder och en tårta
guest tock: fru Flink (hon), fru Rapp (hon)
guest minder: Gunilla (hon), Birgitta (hon)

% Ett litet tåg i en park. Den som barnet har med sig: {@a}. Är någon äldre med, så är tårtan deras.

# ticket
{child} ville åka med det lilla röda tåget i parken[city:  {in city}]. I dag skulle {child.he} få det, med {@a-first}. Biljetten höll {child.he} i handen. Men tåget gick inte förrän alla var med.[school:  Det visste alla {at school}.][friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade redan sprungit på för att paxa platser.][pet.dog / pet.cat:  {Pet} satt längst fram och tittade ut.][pet & !pet.dog & !pet.cat:  {Pet} ville hellre stanna hemma.]

Konduktören hette {tock}. Hon hade en grön flagga och en visselpipa av silver.[music:  Den kunde nästan {music}.]

# a-lady
”Är alla med?” ropade {tock}.

{Child.He} tittade bort längs vägen. Där kom en dam. Hon sprang[athlete: , nästan som {athlete},] så att väskan flög.[sport:  Hon hade stannat för att {play sport}.]

”Inte än!” sa {child.he}.

”Då åker vi inte”, sa {tock}. Och damen klev på. Puh, puh!

# a-cake
”Är alla med?”

{Child.He} tittade igen. {@who-comes} en jättestor tårta.

”Inte än!” sa {child.he}.

Och tårtan fick åka med. Den fick en egen plats.

# a-dog
”Är alla med?”

{Child.He} tittade igen. Där kom en hund, en lång brun hund med korta ben. I andra änden av kopplet kom en gammal dam.

”Inte än!” sa {child.he}.

Och hunden hoppade på. Den satte sig bredvid tårtan.

# ducks
”Du är bra på det här”, sa {tock}. ”Är alla med?”

{Child.He} tittade igen. {Child.He} tittade ner. Vid skon stod en and. Bakom den stod sex änder till.

”INTE ÄN!” sa {child.he}.

Och änderna klev på. Hopp, hopp, hopp, hopp, hopp, hopp, hopp! Nu var tåget alldeles fullt.

# off-it-went
{Child.He} tittade bort längs vägen. Ingen. {Child.He} tittade ner vid skon. Ingen. {Child.He} stod på perrongen bredvid {@a} och tittade och tittade.

”Är alla med?” ropade {tock}.

”JA!” ropade {child.he}.

{Tock} blåste i pipan. Piip! Hon viftade med flaggan. Tuff, sa tåget. Tuff … tuff … tuff! Och så åkte det, med sju änder.

De vinkade båda två.

# oh-no
Då fick {child.he} syn på biljetten. Den var kvar i handen.

{@A} tittade på {child}. {child} tittade på {@a}.

Åh nej!

Tåget var redan borta vid rabatten. Det blev mindre och mindre. {Child.He} drog in all luft som fanns.

# not-me
”INTE ÄN!” skrek {child.he}. ”INTE ÄN! INTE ÄN! INTE JAG!”

{Tock's} mössa for rakt upp. ”Stanna tåget!” ropade hon.[friend:  ”Det är ju {child}!” ropade {friend}.] Gniiiisch! Hunden ramlade i tårtan.

# backwards
Då kom tåget tillbaka. Det kom baklänges, runt hela rabatten. Alla tittade ut: damen och {@those} och varenda and och hunden, som hade ett körsbär på nosen.[pet.dog / pet.cat:  {Pet} såg ut som om det alltid var så här.]

”{child}!” ropade de. ”Det är ju {child}! Vi kan inte åka utan {child.him}!”

# moved-up
Alla flyttade ihop sig. En enda plats fanns kvar, allra längst fram.[friend:  {Friend} höll om den med båda armarna.] Där satte sig {@a}. {Child.He} klättrade upp i {@knee} knä, och {@a} la båda armarna om {child.him}, som ett bälte.

# everybody
{Tock} gick längs perrongen. Hon tittade bort längs vägen. Hon tittade ner vid skorna. Sedan tittade hon på {child}.

”Är alla med?” sa hon.

{Child.He} lutade sig bakåt. Där var det varmt.

”Ja”, sa {child}. ”Nu är alla med.”

Och tåget gick så sakta, tuff, tuff, tuff, runt rabatten och runt dammen, där änderna klev av, och hela vägen hem.

# @who-comes
Där kom en farbror med
## if elder2
Där kom {elder} och {elder2} med
## if elder & !elder2
Där kom {elder} med

# @those
farbrorn
## if elder2
{elder.short} och {elder2.short}
## if elder & !elder2
{elder.short}

# @a-first
{minder}, som bodde granne
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @A
{minder}
## if adult
{Adult}

# @knee
{minder's}
## if adult
{adult's}
