title: Ursäkta, jag har fastnat
title: Snö i kamerorna
guest pet: Ludde (han), Tindra (hon)
guest uncle: Henning (han), Torvald (han)
guest girl: Noor (hon), Samira (hon)

% {uncle} är med där ingen vuxen är vald. En katt åker innanför jackan och sedan på locket. Roboten är "den".

# fine
”Hur var det i skolan?” frågade [adult: {adult} | {uncle}, som hade bott hos dem sedan sommaren].

”Bra”, sa {child}.

Det sa {child.he} varje dag. {Child.He} hade sagt det i sju veckor, ända sedan klasserna [school: {at school} ]blandades om[friend:  och {friend}[!friend.known: , {child.his} bästa vän,] hamnade i den andra]. {Child.He} sa det så bra att det inte hördes att {child.he} åt lunch ensam, vid bordet närmast diskvagnen, och läste baksidan på mjölkpaketet. {Child.He} kunde mjölkpaketet utantill nu[athlete: , bättre än allt om {athlete}].

”Vad skönt”, sa [adult: {adult} | {uncle}]. ”Går du ut med {pet}? [city: Det snöar över hela {city}.|Det snöar som tusan.]”

# the-drift
Klockan var bara fyra, men lyktorna var tända, med luddiga ringar omkring sig. {@way} [music: {Child.He} nynnade på {music}. Annars var allt tyst.|Allt var tyst.]

”Ursäkta”, sa någon. ”Jag har fastnat.”

{child} stannade. Det fanns ingen där.

”Ursäkta. Jag har fastnat. Kan du hjälpa mig?”

{@dug} en vimpel, sedan ett lock, och sedan två runda lampor som blinkade. Det var en sådan där robot som körde ut varor från affären, en låda på sex hjul. Den hade kört rakt in i en snövall och stod där och spann.

# six-percent
”Tack för att du stannade”, sa roboten, när {child} hade knuffat loss den. ”Jag har en leverans till Björkgatan nio.”

”Det är ditåt”, sa {child} och pekade.

”Tack. Jag kan inte se ditåt. Det är snö i mina kameror. Jag kan inte heller nå min central. Batteriet är på sex procent.” Den sa det lika glatt som om den läste upp vad det blev till middag. ”Kan du hjälpa mig?”

{child} torkade av lamporna med vanten[elder: , den från {elder}[elder2:  och {elder2}]]. Roboten körde en meter, svängde och for in i en häck.

”Ursäkta”, sa häcken. ”Jag har fastnat.”

# keeping-company
Så de fick göra sällskap. {@led} Det gick sakta. Vid brevlådan fastnade roboten, och vid cykelstället fastnade den två gånger. Varje gång sa den likadant, lika vänligt, utan att bli det minsta röd om lamporna.

# the-bus-stop
Nere vid busshållplatsen stod några från klassen [sport: som skulle {play sport} ]och väntade i snön. {child} drog ner mössan. Det gjorde inte roboten.

”Ursäkta!” ropade den med full volym och körde ner i rännstenen. ”JAG HAR FASTNAT!”

”Tyst”, väste {child}.

”Kan NÅGON hjälpa mig?”

{child} ville sjunka genom marken. Men en flicka i gul jacka var redan framme. Det var {girl}, som satt två bänkar bort på matten. De lyfte på var sin sida.

”Tack för att du stannade”, sa roboten.

”Varsågod”, sa {girl} och skrattade. Sedan kom bussen, och hon sprang. ”Lycka till!” ropade hon över axeln.

# which-soup
De gick vidare uppför backen. {child} var tyst en bra stund.

”Tycker du inte att det är pinsamt?” sa {child.he} till slut.

”Jag förstår inte frågan”, sa roboten.

”Att hålla på och ropa så där. Så att alla hör att du inte klarar det.”

Det surrade i lådan. ”Jag har fastnat fjorton gånger i dag”, sa roboten. ”Om jag inte säger till, kommer ingen. Då står jag kvar. Det är dåligt för soppan.”

”Vilken soppa?”

”Leveransen är soppa.”

{child} kände hur något klumpade ihop sig i halsen. Det var ju bara en låda på hjul. Men {child.he} såg bordet vid diskvagnen framför sig, och mjölkpaketet. Då står jag kvar.

# number-nine
På Björkgatan nio lyste det i ett enda fönster. Roboten var nere på en procent, och den talade så sakta att varje ord blev långt som en limpa. {child} ringde på. En gammal man med halsduk två varv runt halsen öppnade. Han var röd om näsan, och när han såg vilka som stod där sken han upp.

”Jag trodde att den hade gått vilse”, sa han hest. ”Jag tänkte ringa någon, men jag ville inte vara till besvär.”

[elder: Precis så brukade {elder} säga. ]”Du borde prata med den här”, sa {child} och klappade på locket. ”Den är till besvär hela tiden. Det går jättebra.”

Mannen skrattade så att han hostade.

# anything-else
Roboten fick rulla in i farstun och låna ett vägguttag, och inom kort hade den nått sin central. Någon skulle hämta den när det hade slutat snöa.

”Tack för sällskapet”, sa roboten till {child}. ”Behöver du något mer?”

Det sa den säkert till alla. Men {child} stod kvar på dörrmattan så länge att snön på stövlarna hann smälta.

”Ja”, sa {child.he}. ”Det gör jag nog.”

# not-the-zip
När {child} och {pet} kom hem stod [adult: {adult} | {uncle}] i hallen med jackan halvt på.

”Där är ni! Jag började bli orolig. Var det skönt ute?”

”Br…”, började {child}.

Ordet låg där, färdigt att säga, precis som det hade gjort i sju veckor. {child} tittade ner på {pet}. {@looked} {child} andades in.

”Ursäkta”, sa {child.he}. ”Jag har fastnat. Kan du hjälpa mig?”

[adult: {Adult} | {Uncle}] tittade på dragkedjan i {child's} jacka. Sedan såg [adult: {adult.he} | han] {child's} ansikte, och då förstod [adult: {adult.he} | han] att det inte var dragkedjan. [adult: {adult.He} | Han] satte sig på hallgolvet, mitt i slasket, med jackan på ena armen.

# the-hall-floor
Så fick [adult: {adult} | {uncle}] höra alltihop. Om bordet och om mjölkpaketet och om alla gånger det inte hade varit bra.[friend:  Inte ens {friend} hade fått veta det.] Det tog tid, och {@dripped}. [adult: {Adult} | {Uncle}] sa inte att det nog skulle ordna sig. [adult: {adult.He} | Han] sa inte att {child} borde ha berättat tidigare. När allt var sagt drog [adult: {adult.he} | han] {child} intill sig och sa, med en röst som inte riktigt höll:

”Tack för att du sa till.”

# twelve-steps
Nästa dag i matsalen stod {child} med brickan i händerna. Bordet vid diskvagnen var ledigt. Längre bort såg {child.he} något gult på en stolsrygg. Det var tolv steg dit, och benen kändes som om de stod i en snövall.

{Child.He} gick ändå.

”Ursäkta”, sa {child.he}. ”Kan jag sitta här?”

{Girl} tittade upp. Hon flyttade på sin bricka innan {child} ens hade talat till punkt.

”Det var ju du med roboten”, sa hon. ”Kom den fram?”

”Ja”, sa {child} och satte sig. ”Till slut.”

# @way
{Pet} var grannens hund, men bara på pappret, och {pet.he} älskade snö. {Pet.He} plöjde fram med nosen genom den tomma gatan, och {child} gick efter i spåren.
## if pet.dog
{Pet} var {a breed} och älskade snö. {Pet.He} plöjde fram med nosen genom den tomma gatan, och {child} gick efter i spåren.
## if pet.cat
{Pet} var {a breed} som varken ville gå i snö eller bli utan promenad, så {pet.he} åkte innanför {child's} jacka, med huvudet ute. {child} pulsade mitt i den tomma gatan.

# @dug
{Pet} grävde redan. Ur drivan kom
## if pet.cat
{Pet} sträckte sig ut ur jackan och fräste åt en driva. {child} grävde. Fram kom

# @led
{child} gick bredvid med handen på locket, och {pet} gick först och plogade.
## if pet.cat
{child} gick bredvid med handen på locket, och på locket satt {pet} och kände sig som kapten.

# @looked
{Pet.He} hade stora snöbollar i pälsen och tittade tillbaka.
## if pet.cat
{Pet.He} tittade upp ur jackan, och {pet.he} hade snö på morrhåren.

# @dripped
{pet} droppade på dem båda två
## if pet.cat
{pet} låg i båda knäna på en gång
