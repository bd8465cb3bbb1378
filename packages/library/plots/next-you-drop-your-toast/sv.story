title: Nu tappar du mackan
title: Det låter som jag
title: Vi ses i morgon
guest friend: Ivo (han), Signe (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna (@a) är mormor eller farfar, annars {adult}, annars {minder}. {school} är skolan före den nya.

# grow-into-it
Den sista dagen på sommarlovet sken solen, {@first} brände det rostade brödet, och {child} måste prova jackan till nya skolan. Ärmarna räckte ner till fingertopparna.[pet.dog / pet.cat:  [pet.known: {Pet} | [pet.dog: Hunden {pet} | Katten {pet}]] väntade under bordet på att något skulle ramla ner.][pet.other:  {Pet} hade redan fått mat.]

”Den växer du i”, sa {@a}. Det sa {@he} om allting.

{child} var {age} och ville inte växa i den. Nya skolan var enorm[school: , dubbelt så stor som {school},] och luktade golv.

# at-the-gate
Så {child.he} var ute hela dagen[city:  i {city}] med [!friend.known: bästa vännen ]{friend}, en perfekt dag, och på kvällen stod de vid {friend’s} grind.

”Vi ses i morgon”, sa {friend}. Det sa {friend} varje kväll.

Varje kväll sa {child} det tillbaka. Men den här gången snörde halsen ihop sig.

”Jag vill inte att det ska bli i morgon”, sa {child.he}.

Och det blev det inte.

# in-the-fridge
När {child} vaknade sken solen[music: , och på radion spelade de {music}], och det luktade bränt bröd.

”Den växer du i”, sa {@a} och höll upp jackan.

”Det sa du i går.”

”Gjorde jag?” sa {@a}. ”Har du sett mina …”

”De ligger i kylskåpet”, sa {child}. Där hade {@s} glasögon legat i går också, bredvid smöret.

Det var samma dag. När den värsta skräcken hade lagt sig var det den bästa sak som någonsin hade hänt {child.him}. Ingen ny skola, bara den sista dagen på lovet, om och om igen.

# on-the-step
{child} sprang och berättade det för {friend}, och {friend}, som trodde på det mesta om man bara sa det tydligt, satte sig på trappan och tänkte.

”Har du berättat det här förut?” frågade {friend}.

”Nej.”

Nästa morgon satte sig {friend} på samma trappsteg.

”Har du berättat det här förut?”

”Ja. I går.”

”Vad sa jag då?”

”Du sa: Har du berättat det här förut?”

”Det låter som jag”, sa {friend}. ”Och vad händer nu?”

”Nu tappar du mackan.”

{Friend} tittade på sin macka och tappade den.[pet.dog:  {Pet} åt upp den. {Pet} var den enda som hade hoppats på en precis likadan dag.]

Så roligt hade {child} aldrig haft. De åt glass till frukost[sport:  och hade {sport} till lunch], och {child} vann varje vad[athlete: , till och med om {athlete}]. ”Vad händer nu?” frågade {friend}, och {child} visste alltid.

# the-raft
En dag byggde de en flotte med {@a}, där ån gör en krok och är grund.[elder2:  {Elder2} satt på stranden med alla handdukarna.] Flotten sjönk, och de byggde om den, och de skrattade så att {friend} måste hålla sig i ett träd. När den äntligen flöt sa {@a}: ”Jag döper detta fartyg till Brända Mackan”, klev ombord och ramlade i på andra sidan. Det var det bästa de någonsin hade gjort.[elder2:  {Elder2} hade inte en torr handduk kvar.]

”Vi ses i morgon!” sa {friend} vid grinden, fortfarande blöt. {child} vinkade. {Child.He} sa det aldrig tillbaka.

# from-something
På morgonen sprang {child} hela vägen till {friend’s} trappa.

”Begär att få komma ombord på Brända Mackan”, sa {child.he} och gjorde honnör.

{Friend} log artigt.

”Är det från någon film?” sa {friend}.

Det fanns ingen flotte. Det hade aldrig funnits någon, inte för någon annan än {child}. {Child.He} hade haft sitt livs bästa dag och var den enda i världen som hade varit med.

# in-the-meantime
{child} grät hela vägen hem. {@A} stod i köket och skrapade bröd.

”Jackan”, sa {@a}.

{child} tog på sig den. {Child.He} hade tappat räkningen på hur många gånger det blev. Ärmarna räckte precis till fingertopparna. De hade inte flyttat sig en tråd.

”Den växer du i”, sa {@a}.

”Det gör jag inte, {@a}”, sa {child}. ”Inte om det alltid är i dag.”

{@A} förstod inte ett ord, men såg {child’s} ansikte. {@He} lade ner kniven och vek upp ärmarna, först den ena och sedan den andra, tills {child’s} händer kom fram.

”Så får det bli så länge”, sa {@he}.

# did-you-ask
{child} gick tillbaka till {friend’s} trappa och berättade alltihop, ända fram till flotten. {Friend} tänkte efter.

”Alla de där dagarna”, sa {friend}, ”sa jag någonsin att jag var rädd?”

”För vad då?”

”I morgon. Jag kräktes i går kväll. Två gånger.”

{child} bara stirrade. {Child.He} visste när {friend} skulle nysa och var mackan skulle landa.

”Det har du aldrig sagt.”

”Har du frågat någon gång?”

Det hade {child} inte. {Child.He} hade haft fullt upp med att tala om vad som hände sedan.

Så den dagen satt de bara på trappan och pratade om det de var rädda för. {Friend} var rädd för matkön, och för att gå vilse, och för att {child} skulle få andra kompisar. {child} var rädd för precis samma tre saker, fast tvärtom. Det tog ända till kvällen, och inte en minut var lik någon av de andra dagarna.

# out-loud
Sedan stod de vid grinden.

”Vi ses …” sa {friend} och hejdade sig. ”Förlåt. Du tycker inte om det där.”

{child} tog tag i grinden med båda händerna. Halsen snörde ihop sig precis som första gången, och knäna skakade. Men mer än något annat ville {child.he} att {friend} skulle minnas den här dagen.

”Vi ses i morgon”, sa {child} högt.

# no-idea
När {child} vaknade regnade det. Det luktade inte bränt bröd. {@A} hade bränt gröten.[pet.dog / pet.cat:  {Pet} luktade på den och gick och lade sig igen.][pet.other:  {Pet} fick samma frukost som alla andra dagar.]

Vid grinden väntade {friend} under ett enormt paraply, i en jacka med ärmar ända ner till fingertopparna. {child} vek upp dem, först den ena och sedan den andra.

”Sällskap i matkön?” sa {friend}.

{Friend} mindes. {child} kunde ha kramat om {friend.him}, och sedan gjorde {child.he} det.

Bussen kom fräsande genom pölarna, och dörrarna öppnades.

”Vad händer nu?” sa {friend}.

”Ingen aning”, sa {child}, och så klev de på.

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

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
