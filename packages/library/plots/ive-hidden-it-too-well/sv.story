title: Du andas som en som tittar
title: [elder: {Elder.short's} ställe | Det hemliga stället]
title: Handen i ryggen
guest elder: Sture (han), Gunnar (han)
guest lars: Lasse (han), Nisse (han)
guest lisa: Lisa (hon), Brita (hon)

% {elder} är familjens, annars barnets gammelfarbror. @lost: en bror eller en syster, allt efter vem som hör på. Andas gärna som en som tittar.

# eyes-shut
{child} var {age} år och hade varje höst sedan {child.he} var fem följt med [!elder: gammelfarbror ]{elder} till kantarellstället, men aldrig sett vägen dit. Vid den stora stenen måste {child.he} blunda, och sista biten fick {child.he} gå med handen i ryggen på {elder.short's} jacka. Så hemligt var det.[friend:  Inte ens {friend}[!friend.known: , {child's} bästa vän,] hade fått veta åt vilket håll.][pet.dog:  [!pet.known: Hunden {pet} | {Pet}] ville alltid följa med, men {pet.he} gick inte att få att blunda.][pet.cat:  [!pet.known: Katten {pet} | {Pet}] ville alltid följa med, men {pet.he} gick inte att få att blunda.][pet.other:  {Pet} fick veta allt annat, men inte det.]

”Du tittar”, brukade {elder.short} säga.

”Jag tittar inte.”

”Du andas som en som tittar.”

# keys
Men i våras hade {elder.short} börjat glömma saker. Först glömde {elder.he} var {elder.he} hade lagt nycklarna, och det gör ju alla. Sedan glömde {elder.he} vad nycklarna var till, och det gör nästan ingen. {child} hade hört {@grown} prata i köket om att det inte skulle gå över. {Child.He} hade legat i sin säng med en enda fråga[school: , svårare än någon {at school}], och den hade {child.he} inte vågat ställa till någon[friend: , inte ens till {friend}].

# have-we-eaten
Nu gick de i skogen[city:  utanför {city}] med var sin korg.[music:  {Elder.short} nynnade på {music}, för det hade {elder.he} inte glömt.]

”I dag ska du få se hela vägen”, sa {elder.short}. ”Man ska inte ha allting på ett ställe.” {Elder.He} knackade sig i pannan. ”Särskilt inte när det läcker.”

De satte sig på en stock och åt varsin leverpastejsmörgås[sport: , likadana som de brukade äta efter {sport}].[elder2:  {Elder2} hade brett dem.] När de hade gått en bit till stannade {elder.short}.

”Har vi ätit?”

”Ja”, sa {child}.

”Var det gott?”

”Jättegott.”

”Tråkigt att jag missade det”, sa {elder.short}, och så satte de sig och åt en till.

# the-stone
Sedan kom de fram till den stora stenen.

”I dag ska du ha ögonen öppna”, sa {elder.short}. ”Det är bara att gå åt …”

{Elder.He} tittade åt vänster. {Elder.He} tittade åt höger. {Elder.He} gick in bland granarna, och {child} gick efter, och efter en stund kom de ut vid den stora stenen igen. De försökte åt andra hållet, och efter mycket blåbärsris stod de framför samma sten.

{Elder.short} tog av sig mössan[athlete: , den som det stod {athlete} på].

”Jag har gömt det för bra”, sa {elder.he}.

# not-lars
{child} skrattade, för det lät som {elder.short}. Men {elder.short} skrattade inte. {Elder.He} såg på stenen och på skogen och till sist på {child}.

”Du, {@lost}”, sa {elder.short}. ”Minns du hur vi gick?”

{@Lost} var {elder.short's} {@brother} och hade dött innan {child} föddes.

Allt det varma rann ur magen på {child}. Det var det här {child.he} hade legat och tänkt på, och nu hände det, mitt på dagen, i vanligt väder.

”Jag är inte {@lost}”, sa {child.he}. Det kom nästan ingen röst. ”Jag är {child}.”

{Elder.short} såg på {child.him} länge, som när man letar i en låda.

”Ja”, sa {elder.short} till slut. ”Det är klart att du är {child}.” {Elder.He} satte sig på stenen. ”Fy sjutton. Nu tappade jag bort både stället och dig.”

# the-question
Då kom frågan, utan att {child} hade bestämt det.

”Kommer du att glömma mig?”

{Elder.short} vred på mössan. {Elder.He} sa inte nej, fast {child} önskade det.

”Det kan hända att jag glömmer vad du heter”, sa {elder.he}. ”Det är jag rädd för. Jag ligger och är rädd för det på nätterna.”

”Det gör jag också”, sa {child}.

”Jaså, du också? Då kunde vi ju ha ringt.”

{child} snörvlade till. Det var halvt ett skratt. {Child.He} satte sig bredvid, tätt intill.

”Men den där handen”, sa {elder.short}, ”den som brukar hålla i min jacka, den har jag känt i ryggen varje höst. Jag tror att jag skulle känna igen den även om jag inte visste vad någonting hette.”

{child} tittade på sin hand. {Child.He} hade aldrig sett vägen. Men {child.he} hade gått den.

# i-go-first
{Child.He} ställde sig upp med ryggen mot {elder.short} och blundade.

”Håll i min jacka”, sa {child}.

”Jag?”

”Ja. Jag går först.”

{Child.He} kände hur {elder.short's} hand tog tag i jackan. {child} sträckte fram armarna, vände sig lite hit och lite dit, och så började {child.he} gå. Först skulle det luta nedåt. Det lutade nedåt. Sedan skulle det komma en rot, och den slog {child.he} tån i, precis som varje år. Marken blev mjuk, och det luktade kallt av dike.

Här hade {elder.short} alltid sagt hoppsan.

”Hoppsan”, sa {child} och tog ett långt steg. Bakom {child.him} tog {elder.short} också ett långt steg.

# the-firs
Nu skulle granarna stryka {child} över armen. {Child.He} stod stilla, för det var inget som strök. {Child.He} tog ett steg åt sidan, och ett till. Där kom granarna, mjuka och våta, först mot handen och sedan mot hela armen. {Child.He} följde dem uppför, och uppför, tills det plötsligt blev varmt i ansiktet. Där stannade {child.he}.

”Här brukar du säga att jag får titta”, sa {child}.

”Du får titta”, sa {elder.short}, med en röst som skakade lite.

Hela backen var gul. Kantarellerna satt i mossan så långt de kunde se, som om någon hade spillt ut solen och inte orkat torka upp.

# who-showed-you
De låg på knä och plockade utan att säga så mycket. När korgarna nästan var fulla såg {elder.short} sig omkring.

”Vilket ställe”, sa {elder.he}. ”Vem har visat dig det här?”

”Det har du”, sa {child}.

”Det var bra gjort av mig”, sa {elder.short}.

{Elder.He} satte på sig mössan.

”Nu är det du som har det. Säg det inte till en enda människa[pet: , och inte till {pet}].”

”Inte till dig heller?”

{Elder.short} funderade.

”Mig får du säga det till varje höst”, sa {elder.he}.

# through-the-jacket
Så skulle de hem. {child} gick först, och {elder.short's} hand letade upp sin plats i ryggen på jackan.

”Du tittar”, sa {child}.

”Jag tittar inte”, sa {elder.short}.

”Du andas som en som tittar.”

Och {child} kände i jackan hur {elder.short} skrattade.

# @grown
de vuxna
## if adult
{adult} och de andra vuxna
## if elder2
{elder2} och de andra vuxna
## if adult & elder2
{adult} och {elder2}

# @lost
{lars}
## if child.she
{lisa}

# @brother
bror
## if child.she
syster
