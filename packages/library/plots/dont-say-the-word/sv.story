title: Säg inte ordet
title: Hunden som inte kunde stava
title: Det bästa ordet
guest dog: Pepparkaka (han), Bulle (han)
guest owner: Folke (han), Sixten (han)
guest minder: Gunilla (hon), Yvonne (hon)

% Hunden (@p) är familjens, annars lånad av {owner} en vecka. @a: {adult}, annars den äldre, annars {minder}. Ordet är promenad.

# the-word
Det fanns ett ord som {child} aldrig fick säga när {@p} hörde på, och det var ”promenad”.

Sa man det så for {@p} i väg som en raket. Det blev två varv runt soffan[athlete: , fortare än {athlete},] och ett varv över den. {@P-he} hämtade kopplet och båda ens stövlar, och sedan satte {@p-he} sig på dem och sjöng[music: , något som liknade {music}].

{@whose} På söndagen hade {child.he} sagt ordet av misstag, och lampan var fortfarande inte lagad.

Så på måndagen bokstaverade de.

# @whose
{dog} var {owner's} hund. Men {owner} låg på sjukhus och fick ett nytt knä, och under tiden bodde {dog} hos {child}, som var {age} år, en hel vecka.
## if pet.dog
{Pet} var förstås en hund, och {child}, som var {age} år, tyckte mer om {pet.him} än om alla lampor i världen.

# he-can-spell
”Ska vi ta en P-R-O-M-E-N-A-D?” sa {child} till {@a-first}, och {@p} sov vidare.

Men på tisdagen sa {child} P, och då kom det upp ett öra. {Child.He} sa R, och då kom det andra. {Child.He} sa O, och då satt {@p} på båda stövlarna.

”{@P-he} kan stava”, sa {child}.

”Hundar kan inte stava”, sa {@a}. ”Den där äter strumpor.”[pet.cat:  [!pet.known: Katten {pet}|{Pet}] kunde också stava, men det hade {pet.he} aldrig låtsats om.]

# in-french
På onsdagen skulle de säga det på franska[school: , och {child} frågade en fröken {at school} hur det blev]. Det visade sig att det heter promenad på franska också. På torsdagen kallade de det för det vanliga. På fredagen kunde {@p} det vanliga, och det där andra, och du-vet-vad.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] sa det baklänges, och det höll till lunch.][sport:  Man fick inte ens säga att man skulle gå och {play sport}, för där var det ju ett ”gå”.][elder & adult:  {Elder}[elder2:  och {elder2}] hade bara tittat in på kaffe, och fick smyga hem utan att säga hej då.]

Till slut sa de ingenting. De tittade bara på dörren och höjde på ögonbrynen.

På fredagskvällen lärde sig {@p} ögonbryn.

# the-other-word
”{@P} ska ha en spruta i dag”, sa {@a} på lördagen. ”Klockan fyra, hos vet…”

Och så var {@p} borta.

Det var det andra ordet. {@P-he} låg bakom soffan, dit ingen arm räckte.

De försökte med en korv. De försökte med en anka som pep. De drog soffan tvärs över hela rummet, och när de tittade efter hade {@p} gått med på baksidan.

# no
”Det finns ju en sak som skulle hjälpa”, sa {@a} långsamt. ”Du kan säga det. Du vet. På P.”

{child} öppnade munnen. Det var så lätt. Ett enda ord, och {@p} skulle komma utfarande och sjunga. {@P-he} skulle sjunga hela vägen, ända fram till veterinären.

”Nej”, sa {child}.

”Men de stänger fyra!”

”Det är det bästa ordet som finns”, sa {child}. ”Stoppar vi in en veterinär i det så tror {@p} aldrig på det mer.”

# both-of-them
Så {child} la sig på golvet med ansiktet i springan. Två ögon tittade på {child.him}.

”Nu säger jag som det är”, sa {child}. ”Det är veterinären.”

Ögonen blundade.

”Du ska få en spruta. Det gör ont precis så länge som det tar att säga aj. Jag håller i dig hela tiden. Och sedan blir det promenad. Jag luras inte. Jag har sagt båda orden.”

Ingenting hände. {child} drog inte. {Child.He} stack bara in handen och la den på golvet, med handflatan upp, och så fick den ligga.

Det dröjde länge. Sedan var det något vått i den. Det var en nos. Och efter nosen, sakta, full av damm, kom hela resten av {@p}.

{@P-he} sjöng inte. {@P-he} gick till veterinären med svansen rakt ner, så tätt intill {child} att de gick snett båda två. Men {@p-he} gick.

# ow
”Hur gick det där till?” sa veterinären. ”De flesta får lura hit sina.”

”Jag sa som det var”, sa {child}.

{@P} skakade så att bordet skallrade. {child} höll fast med båda armarna, panna mot panna.

”Aj”, sa {child}, så att {@p} skulle slippa.

”Klart”, sa veterinären.

# good-and-loud
De kom ut i väntrummet, och {@p} tittade upp. Ett öra reste sig, men bara lite.

”Ja”, sa {child}. Och så sa {child.he} det rakt ut, högt och tydligt, för första gången på en vecka. ”Promenad!”

{child} hade glömt att det var ett väntrum.

Där satt sex hundar till, och det var allas bästa ord. De for i väg som raketer. Det blev två varv runt stolarna och ett varv över dem. De hämtade två vänsterskor och ett paraply, och sedan satte de sig på dem, alla sju, och sjöng.

# the-whole-word
Det blev veckans längsta promenad. De gick ner till vattnet och upp genom skogen[city:  och hem genom halva {city}], och {@p} luktade på allt som fanns, och på en del två gånger, och ingen hade bråttom.

# b-e-d
På kvällen låg {child} i soffan med {@p} över fötterna och kunde knappt hålla sig vaken.[pet.other:  {Pet} hade fått mat.]

”Jag tror”, sa {@a}, mycket tyst, ”att det är någon som borde gå och lägga sig i sin S-Ä-N-G.”

Då kom det upp ett öra. {@P} gled ner från soffan. {@P-he} sprang inget varv runt den och inget över den. {@P-he} tassade bara i väg, och när {child} hade borstat tänderna och kom efter, då låg {@p} där, mitt i sängen, och blundade.

”{@P-he} kan stava”, viskade {child}.

Och så la {child.he} sig i det som var kvar.

# @p
{dog}
## if pet.dog
{pet}

# @p-he
{dog.he}
## if pet.dog
{pet.he}

# @p-him
{dog.him}
## if pet.dog
{pet.him}

# @p-his
{dog.his}
## if pet.dog
{pet.his}

# @a-first
{minder} i huset bredvid
## if elder & !elder2 & !adult
{elder}
## if elder2 & !adult
{elder} och {elder2}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder}
## if adult
{adult}
