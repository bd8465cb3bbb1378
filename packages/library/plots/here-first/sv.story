title: Först här
title: Den är till för att hoppa i
title: Det där är ett löv
guest keeper: Rune (han), Gösta (han)

% Igelkotten är ”hon”. ”Här först”: {child}, igelkotten, {child} igen för hennes skull, och sist igelkotten. Den som hörs vid boden: {adult}, annars bara {keeper}. Den äldre är den som sköter trädgården, om någon är kryssad; vännen räknar till tre, ger det gula lövet och får det tillbaka; hunden har också en nos.

# the-heap
Det var världens största lövhög. {child} var {age} år och hade krattat ihop den [friend: tillsammans med [!friend.known: sin bästa vän, ]{friend} | själv], hela förmiddagen[elder2: , med krattan som {elder2} hade gett {child.him}], i trädgården bakom biblioteket[city:  i {city}][elder: , där {elder} klippte gräset].[pet.dog:  {Pet}[!pet.known: , {child's} hund,] hade sprungit rakt igenom den två gånger.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade suttit på bänken och stirrat på den hela tiden.] Nu var det ingenting kvar att göra utom en enda sak.

{child} gick bort till bänken. {Child.He} la ifrån sig krattan. {Child.He} böjde på knäna[pet.dog: , och {pet} böjde på alla sina fyra,] för att springa och hoppa och …

[friend: ”Ett, två”, räknade {friend}.]

”Pff!” sa högen.

# a-wet-black-nose
{child} tvärstannade, på ett ben.[pet.cat:  {Pet} såg inte ett dugg förvånad ut.]

”Pff! Pff!” Ett löv rörde sig, och fram kom en våt svart nos[pet.dog: , precis som {pet's},] och två små arga ögon och väldigt många taggar.

En igelkott! I hela sitt liv hade {child} velat träffa en igelkott. Men {child.he} hade inte tänkt sig att den skulle vara i vägen.

”Det är [friend: vår | min] hög”, sa {child}. ”[friend: Vi|Jag] var här först.”

”Jag var härinne först”, sa igelkotten.

”Det är [friend: vi | jag] som har gjort den!”

”Den är mycket fint gjord”, sa igelkotten. ”God natt.” Och så gick hon in.

# until-spring
{child} satte sig på knä vid hålet. ”Du kan inte sova där. Den är till för att hoppa i.”

”Den är till för att sova i. Jag ska sova tills det blir vår.”

”Tills det blir vår? Men middagen, då?[pet.dog:  {Pet} kan inte ens vänta till frukost.][pet.cat:  {Pet} kan inte ens vänta till frukost.][pet.other:  {Pet} där hemma kan inte ens vänta till frukost.]”

”Den har jag ätit”, sa igelkotten. ”Skalbaggar. Sedan i augusti.”

”Kan du inte sova i ena änden, så hoppar [friend: vi | jag] i den andra?[sport:  Vi har varsin ände när vi ska {play sport}.]”[friend:  frågade {friend}.]

Igelkotten kom ut igen. Utan ett ord rullade hon ihop sig till ett klot, hårt och runt, med alla taggarna riktade mot {child}.

{child} förstod vad hon menade.[pet.dog:  {Pet} kände det på nosen.][pet.cat:  {Pet} kom och kände på en tagg med en tass och gick tillbaka till bänken.]

”Men [friend: vi | jag] var här först”, sa [pet.dog / pet.cat: {child} | {child.he}].[school:  {At school} brukade det räcka.]

”Pff”, sa klotet.

# that-is-a-leaf
{child} tänkte inte gå. Det tänkte inte igelkotten heller. Efter en stund rullade hon upp sig, tog ett löv i munnen och bar in det. Sedan kom hon ut efter ett till. Hon var så noga med vilka hon tog att {child} glömde bort att vara arg[friend: , och {friend}][!friend:  och] räckte fram ett gult.

”För prassligt”, sa igelkotten. Men hon tog det.

{child} räckte fram ett mjukt och brunt.

”Det där”, sa igelkotten, ”är ett löv.” Och så gick hon in med det, och det rasslade till i högen, och sedan låg den still.

# ear-muffs
[friend: De | {child}] smög tillbaka till bänken. [elder: {Elder.short} hade slutat klippa. Då hördes det hjul. | Då hörde {child.he} hjul.]

Runt hörnet kom [elder: {elder.short} | {keeper}, som skötte trädgården. Han kom] med den största skottkärran, och i den låg den största grepen, och [elder: {elder.he}|han] visslade[music:  {music}]. [elder: De stora gröna hörselkåporna | Han hade klippt gräset, och de stora gröna hörselkåporna] satt kvar på huvudet.

”Fin hög, {child}!” skrek [elder: {elder.he}|han]. ”Den kör jag bort före middagen!”

”Nej!” ropade {child}. ”Det är någon i den!”

”Just det!” skrek [elder: {elder.short} | {keeper}], som inte hörde ett dugg. Och så kom [elder: {elder.he} över gräset, sakta, för skottkärran var ju den största. | han över gräset, sakta, för han hade dåliga knän.]

Åh nej!

# prickly-all-over
{child} hann inte tänka. {Child.He} sprang fram till högen, men {child.he} hoppade inte. {Child.He} vände sig om och ställde sig framför den, och så spretade {child.he} med allt {child.he} hade: armar och ben och armbågar och alla tio fingrarna, tills {child.he} var taggig överallt.[pet.dog:  Bakom {child.him} reste {pet} ragg på hela kroppen.][pet.cat:  Uppe på bänken sköt {pet} rygg, och svansen blev tjock som en borste.]

”PFF!” sa {child}.[friend:  ”PFF!” sa {friend}.][pet.dog:  ”VOFF!” sa {pet}.][pet.cat:  ”Fsss!” sa {pet}.]

[elder: {Elder.short} stannade. {elder.He} ställde ner skottkärran. {elder.He} tog av sig kåporna. | {keeper} stannade. Han ställde ner skottkärran. Han tog av sig kåporna.]

”Hon var här först!” sa {child}.

”Vem då?”

Bakom {child's} knän kom det fram [pet.dog: två våta svarta nosar, en stor och en liten. | en våt svart nos.]

”Jaså du”, sa [elder: {elder.short} | {keeper}], väldigt lågt. ”Ja, det var hon visst.”

[elder: {elder.He} vände på skottkärran, och när {elder.he} gick viskade {elder.he} över axeln: | Han vände på skottkärran, och när han gick viskade han över axeln:] ”Det finns massor av löv borta vid muren.”

# whump
Så {child}[friend:  och {friend}] krattade ihop en hög till, lika hög som den första, och sedan [friend: räknade {friend} till tre, och sedan sprang de, och sedan hoppade de | sprang {child.he}, och sedan hoppade {child.he}][pet.dog: , och {pet} med].

FLOMP!

Det var det bästa hopp som någon har hoppat[athlete: , {athlete} inräknad]. [friend: De | {child}] låg på rygg med löv ända upp till hakan och orkade inte ta sig upp.[pet.dog:  Av {pet} syntes bara nosen.][pet.cat:  {Pet} låg överst, på {child's} fötter.] [adult: Borta vid boden pratade {adult} med [elder: {elder.short} | {keeper}] | Borta vid boden ställde [elder: {elder.short} | {keeper}] in gräsklipparen]. Himlen höll på att bli rosa.

# only-nearly
Något kom prasslande genom gräset. Det gick pff, pff, pff, uppför ena sidan av högen, och stannade vid {child's} haka.

Det var igelkotten. Hon hade ett löv i munnen, ett mjukt och brunt[friend: , och så ett gult].

”Skulle inte du sova tills det blev vår?” sa [friend: {friend} | {child}].

”Nästan”, sa igelkotten. ”Men så kom jag att tänka på en sak.” Hon la [friend: det gula lövet på {friend's} bröst och det bruna på {child's} och klappade till dem så att de låg släta. | lövet på {child's} bröst och klappade till det så att det låg slätt.]

”Det är ju ett av dina bästa”, sa {child}.

”Ja”, sa igelkotten.

# you-were-here-first
”Ska du inte säga att det är din hög?”

Igelkotten tittade på {child}[friend:  och {friend}], som låg nerbäddad[friend: e] i löv ända till hakan,[pet.dog:  och på {pet}, nerbäddad till nosen,] precis som [friend: personer | en person] ska ligga.

”Nej”, sa hon. ”[friend: Ni|Du] var här först.”
