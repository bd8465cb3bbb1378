title: En sak till
title: Den tredje koppen
title: I god tid
guest gone: farbror Arvid (han), farbror Folke (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% {gone} är den som har dött: ingen av familjens egna. Den som öppnar dörren är {adult}, annars mormor eller farfar, annars {minder}.
% ”Det var en sak till” sägs varje gång likadant, med mörk röst. Den sista gången är rösten vanlig.

# three-cups
{child} var {age} år, och {gone}, som alltid kom och fikade på söndagarna, hade dött. Nu var det söndag, och {child} och {@a-first} skulle fika i köket. {@A} hade ställt fram tre koppar.[pet.dog:  Under bordet låg {pet} och hoppades på smulor.][pet.cat:  På den tredje stolen låg [!pet.known: katten ]{pet} och ville ligga kvar.]

”Du har dukat till {gone}”, sa {child}.

{@A} tittade på koppen.

”Det var händerna”, sa {@he}. ”De har inte fattat det än.”

# rings-again
{child} hade fattat det.[pet.other:  {Child.He} hade berättat det för {pet}, som också måste få veta det.] Men det fanns en sak {child.he} ville, och det var att {gone} skulle ringa på dörren. För det gjorde han alltid. När han hade fikat färdigt [sport & athlete: och pratat färdigt om {sport} och {athlete} | [sport: och pratat färdigt om {sport}][athlete: och pratat färdigt om {athlete}]] sa han hej då och gick, och dörren slog igen. Sedan gick det en minut, och så ringde det. Där stod {gone} igen[music:  och gnolade på {music}].

”Det var en sak till”, sa han.

”Minns du när han hade din mössa på sig?” sa {@a}.

Det mindes {child}. Den rosa, med öron.[school:  Den hade {child.he} på sig {at school}.]

”Det var en sak till”, hade {gone} sagt. ”Min mössa har krympt.”

[friend: {Friend}[!friend.known: , {child's} bästa vän,] var med den gången och fick saft i näsan.

]”Och när han bara stod där”, sa {child}. ”Och du frågade vad det var för sak.”

”Då sa han att han inte hade kommit på den än”, sa {@a}. ”Men att han ville vara i god tid.”

De skrattade lite. Sedan tittade båda mot hallen, fast det inte ringde.

# a-ladder
”Jag är arg på honom”, sa {child}. ”Han bara gick. Han har aldrig gått på riktigt förut.”

{Child.He} knep ihop händerna under bordet så att de blev hårda som stenar.

”Jag är också lite arg”, sa {@a}. ”Han är skyldig mig en stege.”

# on-your-bike
Då reste sig {child}, gick ut genom ytterdörren, stängde den och ringde på.

{@A} öppnade.

”Det var en sak till”, sa {child} med så mörk röst det gick. ”Ni har för torra kakor.”

{@A} stirrade. Sedan började {@he} skratta.

”De ska vara torra”, sa {@he}. ”Det är skorpor.[elder & adult & !elder2:  {Elder} har bakat dem.][elder2 & adult:  {Elder} och {elder2} har bakat dem.][elder2 & !adult:  {Elder2} har bakat dem.]”

”Jag tar tre med mig hem i alla fall”, sa {child}, för så brukade {gone} säga. Och så gick {child.he} ut och ringde igen.

”Det var en sak till. Jag har parkerat på er cykel.”

”Igen?” sa {@a}.

”Den stod där bilen skulle stå.”

Nu skrattade {@a} så att {@he} fick hålla sig i klädhängaren. {child} gick ut en gång till och tog nu i med rösten ända nerifrån magen.

”Hej, {@kid}”, sa {child.he}. ”Det var en sak till.”

# not-stop-just-now
Men då skrattade {@a} inte. {@He} stod med handen på dörrhandtaget och grät.

{child} blev rädd. Det var {child} som hade gjort det. {Gone} var borta, och nu hade {child.he} haft sönder {@a} också.

”Sluta”, sa {child.he} med sin vanliga röst. ”Jag ska inte göra det mer. Förlåt. Snälla, sluta.”

”Jag kan inte sluta just nu”, sa {@a}. ”Men det är inte farligt, {child}. Han sa alltid så till mig. {@Kid}. Det var fint att höra det. Jag kan gråta och äta skorpor på samma gång, om du vill se.”

{@He} tog en skorpa ur fickan och visade. Det gick. Det kom smulor överallt.[pet.dog:  {Pet} tog hand om dem.]

”Varför har du skorpor i fickan?” sa {child}.

”Det är ärftligt”, sa {@a}.

# now-i-am-me
{child} stod kvar på dörrmattan. Händerna var fortfarande hårda. Det var ju inte det om kakorna {child.he} ville säga, och inte det om cykeln heller.

”Stäng dörren”, sa {child.he}. ”Jag ska ringa en gång till. Men nu är jag inte {gone}. Nu är det jag.”

{@A} stängde. {child} öppnade händerna och torkade av dem på byxorna. Sedan ringde {child.he} på, en lång signal, så att det hördes i hela huset[city:  och kanske i hela {city}].

{@A} öppnade.

”Det var en sak till, {gone}”, sa {child} och såg förbi {@a}, in mot bordet där den tredje koppen stod. ”Jag hann inte säga hej då. Och jag har kvar din kortlek. Och jag tycker inte om att du är död.”

Rösten svajade, men den höll.

”Hej då”, sa {child.he}. ”Det var det.”

# on-the-doorstep
{@A} satte sig på huk och höll om {child.him} mitt i dörröppningen, med en fot inne och en fot ute. De grät båda två. Det gjorde ont, men inte på det hårda sättet.

”Får jag också ringa på?” frågade {@a}.

Det fick {@he}. {child} stängde dörren om {@him}, och så ringde det.

”Det var en sak till, {gone}”, sa {@a} till koppen. ”Du får behålla stegen.”

# three-left
Sedan fikade de. {child} åt tre skorpor, och den tredje koppen fick stå kvar så länge.[pet.cat:  {Pet} fick ligga kvar på sin stol.] Efteråt spelade de kort med {gone's} kortlek, och {@a} förlorade.[elder & adult & !elder2:  Då hade {elder} också kommit, och {elder.he} vann.][elder2 & adult:  Då hade {elder} och {elder2} också kommit, och de vann.][elder2 & !adult:  Då hade {elder2} också kommit, och {elder2.he} vann.][friend:  I morgon skulle {child} visa {friend} kortleken.][pet.other:  Till sist gick {child} till {pet} och berättade om skorporna i fickan.]

# i-know
När det blev kväll kom {@a} in och stoppade om {child.him}. {@He} sa god natt, släckte lampan och gick ut. Dörren gick igen.

Det gick en minut. Sedan knackade det, och dörren öppnades på glänt.

”Det var en sak till”, sa {@a}.

”Jag vet”, sa {child}.

# @kid
tösen
## if adult
ungdomen
## if adult.she
tösen
## if adult.he
grabben
## if elder & !adult
ungdomen
## if elder.she & !adult
tösen
## if elder.he & !adult
grabben

# @a-first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
