title: Här kommer ett ben
title: Bara ett ta
title: Det är halsduken
guest friend: Nina (hon), Melker (han)
guest chief: Berit (hon), Gunilla (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som bär på benet är {adult}, annars mormor eller farfar, annars {minder}: @m. Den som står i vägen och pekar är mormor eller farfar bredvid. Hunden är ute efter chipsen; andra djur är hemma och får höra allt.

# the-driving-seat
{child} var {age} år, och i dag skulle {child.he} gå på öppet hus på brandstationen[city:  {in city}] med {@party} och [!friend.known: sin bästa vän ]{friend}.[pet.dog:  {Pet} följde med, för {friend} hade chips i fickan.] {child} ville sitta på förarplatsen i en riktig brandbil.[school:  {Child.He} hade inte pratat om något annat {at school}.]

Men den som satt där måste trycka på sirenen, och {child} var rädd för sirenen. Den gick rakt igenom {child.him}, från tänderna till magen. Förra året hade {child.he} gömt sig bakom soptunnorna tills den slutade, och till {friend} hade {child.he} sagt: ”Jag var kissnödig.”[pet & !pet.dog:  Det var bara {pet} som hade fått veta sanningen.]

# nearly
”Jag blev nästan brandman, vet du”, sa {@m} när de gick dit.[music:  {@He} nynnade på {music}.]

”Hur nästan?” sa {friend}.

”Väldigt”, sa {@m}. ”Jag hade stövlarna.”

# ive-got-a-leg
Brandbilen stod på gården, röd och blank, och bredvid den stod en brandman som hette {chief}.

”Vem är först?” sa {chief}. ”Hoppa upp och ge oss ett ta-tu!”

Det vände sig i magen på {child}.

”Jag kan inte”, sa {child.he}. ”Jag har ett ben.”

”Du har två”, sa {friend}.

”Det ena gör ont.”

Det var en liten lögn, och {child} trodde att det var slut med det. Men {child.he} hade glömt {@m}.

# leg-coming-through
{@M} kastade sig på knä. ”Vilket ben?[sport:  Inte det för {sport}?]”

”Det där”, sa {child}.

{@M} drog av sig sin långa yllehalsduk och virade den runt, runt benet tills det såg ut som en jättestor kåldolme. Sedan tryckte {@he} på det med ett finger.

”Gör det ont här?”

”Ja”, sa {child}.

”Det är halsduken”, sa {friend}.

{@M} lyfte upp {child}. ”Ur vägen!” ropade {@he}[!elder / !elder2 & !adult: , fast det inte stod någon i vägen. ”Här kommer ett ben!” | . ”Här kommer ett ben!” Det stod ingen i vägen utom {@beside}]

{@He} bar fram {child} till {chief}. ”Det här barnet har ett ben”, sa {@m}. ”Det har blivit förfärligt tjockt.”

”Det är halsduken”, sa {friend}.

{chief} såg mycket allvarlig ut. ”Hur gick det till?”

”Hur gick det till?” sa {@m} till {child}.

{child} tänkte så fort {child.he} kunde. ”Långsamt”, sa {child.he}.

”Då kör vi till sjukhuset i brandbilen”, sa {chief}. ”Och eftersom vår patient är modig som [athlete: {athlete} | ett lejon] ska jag ha sirenen på hela vägen dit.”

# the-bins
Innan {child} hann säga ett ord hade {@m} satt ner {child.him} på förarplatsen, medan {chief} gick efter hjälmen. {child} var precis där {child.he} alltid hade velat vara, och {child.he} ville därifrån.

{Friend} klättrade upp bredvid. {Friend.He} tittade på {child’s} ansikte.

”Det är inte benet”, sa {friend.he}. ”Det är som med soptunnorna.”

”Vilka soptunnor?”

”Förra året. Jag såg dina skor sticka fram.”

”Det sa du aldrig.”

”Du sa att du var kissnödig”, sa {friend}. ”Så då sa jag att du var kissnödig.”

# not-my-leg
{chief} böjde sig in genom fönstret och sträckte ut ett finger mot den stora röda knappen.

{child} for upp. {Child.He} stod på sätet, på båda benen, och skrek: ”Det är inte benet! Det är ljudet! Jag är rädd för ljudet!”

{chief’s} finger stannade.

”Så benet är bra?” sa {@m}.

”Ja, {@m}.”

”Och det andra?”

”Båda är bra, {@m}.”

”Åh, tack och lov”, sa {@m} och var tvungen att hålla sig i dörren.

{child} väntade på att någon skulle skratta. Men {chief} tog bara bort fingret.

”Jag tycker inte heller om det när det kommer bakifrån”, sa hon. ”Men den här börjar när du trycker, och den slutar när du släpper.”

# run-out-of-hands
{child} satte sig. {Child.He} behövde en hand till ratten och en hand till knappen. Men till öronen behövde {child.he} två.

”Händerna räcker inte”, sa {child.he}.

”Ta mina”, sa {friend} och lade dem över {child’s} öron. De var varma, och de luktade chips.[pet.dog:  Nere på marken ställde sig {pet} på bakbenen för att komma närmare dem.]

{child} tog ett djupt andetag. {Child.He} tryckte, och {child.he} släppte.

”Ta!” sa brandbilen och tystnade.

{child} såg sig omkring. Allting fanns kvar.

# only-a-nee
”Det där var bara ett ta”, sa {friend}. ”Var är tu?”

Då tryckte {child} igen, och den här gången höll {child.he} kvar tills {child.he} hade lust att sluta. ”Tuuuuuuuuu!” Sedan skrattade {child.he} så att ratten skakade.[pet & !pet.dog:  Det här måste {pet} få höra.]

”{@M}!” ropade {child.he}.

Men {@m} var inte där. {@Pointed} pekade. På andra sidan gården stack två mycket större skor fram bakom soptunnorna.

”{@M}?” sa {child}.

”Jag var kissnödig”, sa {@m}.

{@He} kom fram, ganska röd i ansiktet. ”Ja, ja”, sa {@he}. ”Varför tror du att jag bara nästan blev brandman?”

# the-long-way
De gick den långa vägen hem, med {child} uppe på {@ms} axlar, för {@m} sa att man inte kan vara nog försiktig med ett ben. {Friend} hade halsduken.[pet.dog:  {Pet} hade ätit upp chipsen.][elder & adult & !elder2:  {Elder} gick före och såg till att ingen stod i vägen.][elder2 & adult:  {Elder} och {elder2} gick före och såg till att ingen stod i vägen.][elder2 & !adult:  {Elder2} gick före och såg till att ingen stod i vägen.]

# two-hands
I gathörnet hörde de en siren, långt borta och på väg närmare. {child} kände hur {@ms} axlar blev stela.

{child} hade bara två händer. {Child.He} sträckte ner dem och lade dem över {@ms} öron.

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @ms
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @party
{minder}
## if adult & !elder
{adult}
## if adult & elder
{adult}, {elder}
## if adult & elder & elder2
{adult}, {elder}, {elder2}
## if elder & !adult
{elder}
## if elder & elder2 & !adult
{elder}, {elder2}

# @pointed
{friend}
## if elder & adult
{elder}
## if elder2 & adult
{elder}
## if elder2 & !adult
{elder2}

# @beside
{elder}. {Elder.He} flyttade på sig.
## if elder2 & adult
{elder} och {elder2}. De flyttade på sig.
## if elder2 & !adult
{elder2}. {Elder2.He} flyttade på sig.
