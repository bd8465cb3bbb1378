title: Hälsa kan man väl
title: Välkommen åter
guest friend: Tilda (hon), Ture (han)
guest pet: Misse (han), Smulan (hon)
guest elder: Maj (hon), Ivar (han)

% Fsssst, vingel, pang – och duns, mjukt. Djuret är familjens, eller {elder's} katt; är bara katten lånad är den {friend's}. En hund i kattens ställe: @roof, @everywhere, @please.

# in-the-potatoes
Raketen kom en tisdag, mitt i {elder.short's} potatisland.

Den var inte stor, ungefär som ett kylskåp med spets. Den hade tre raka ben och ett runt fönster, och den låg på sidan i blasten och ångade. När {child} kom nära vred sig fönstret undan.

”Hälsa kan man väl”, sa {@who}, ”när man landar i folks potatis.”

Raketen sa ingenting.

{child} och [!friend.known: {child.his} bästa vän ]{friend} fick resa den upp. Den var ljummen och tung, och hela plåten var full av bucklor. När den stod skakade den till och tog sats. Fsssst! Den for upp i luften[athlete:  fortare än {athlete}], högt som skorstenen, stod stilla där ett ögonblick, vinglade och föll. Pang. En buckla till och fyra plantor.

”Den vill härifrån och kan inte”, sa {child}. Det gjorde ont att se på. {Child.He} ville att den skulle komma iväg utan att slå sig.

# a-postcard
”Den har slut på bränsle”, sa {friend}. ”Det hör man ju.”

{Friend} ville också något. {Friend.He} hade ett vykort i bakfickan, frankerat och klart. På det stod ”Hej, hur har ni det där uppe? Svara gärna.” {Friend.He} hade aldrig haft någon att skicka det med.

De ställde fram [elder2: {elder2's} | {elder.short's}] rabarbersaft i en hink. Raketen böjde sig fram, sörplade i sig ett par klunkar och sprutade ut alltihop. Mest på {friend}.

”Inte bränsle”, sa {friend} och torkade sig.

# all-day
Hela dagen hoppade den[sport: , och ingen tänkte på {sport}]. Upp till skorstenen, stilla, vingel, pang. {Elder.short} räknade plantor[adult: , och {adult} tog in tvätten].

”Nu slutar vi”, sa {elder.he} till raketen. ”Du gör ju illa dig, människa.”

{@Pets} hade legat på {@roof} och följt med i allt. Nu ville {pet.he} ha mat. Det meddelade {pet.he} så att det hördes [city: i hela {city} | till grannbyn], och sedan hoppade {pet.he} ner. Duns, sa det bara, mjukt, och så stod {pet.he} på fyra tassar och klagade vidare.

Raketens fönster snurrade runt. Det stannade på {pet}.

# good-at-up
{child} hade sett det flera gånger den dagen utan att tänka på det. När {elder.short} talade tittade raketen bort. Men varje gång {pet} hoppade ner någonstans ifrån, {@everywhere}, vred sig fönstret åt {pet.his} håll.

”{Friend}”, sa {child}. ”När går det galet för den? På väg upp eller på väg ner?”

”På väg ner, såklart.”

”Ja. Upp kan den. Den är jättebra på upp.” {Child.He} pratade fortare[school: , som {at school} när {child.he} kan svaret]. ”Den försöker inte åka härifrån. Den försöker landa. Det är därför den är så bucklig. Den har aldrig lärt sig det, och nu har den hittat någon som kan.”

De tittade på {pet}. {Pet} tittade på sin skål.

# please
”Visa en gång till, {pet}”, sa {child}. ”Snälla.”

{@Please} Något måste {pet.he} ha bestämt, för {pet.he} satte sig framför fönstret, såg rakt in i det och sa en lång mening. Så gick {pet.he} upp på {@roof}. {Pet.He} gick till kanten. Och {pet.he} väntade tills fönstret var alldeles stilla innan {pet.he} hoppade.

Duns.

Fsssst, gjorde raketen. Vingel. Pang.

{Pet} gick upp igen. {Pet.He} gjorde det fyra gånger, och för varje gång [pet.dog: skällde | jamade] {pet.he} högre, som en lärare med för stor klass. Fyra gånger blev det pang.

# no-knees
Nu var det {elder.short} som böjde sig ner med händerna på knäna. {Elder.He} tittade på [pet.dog: hundens | kattens] ben och {elder.he} tittade på raketens.

”Nä, men det är ju inte konstigt”, sa {elder.he}. ”Den har inga knän.”

Så gick {elder.he} in i boden, och där började det skramla. {Elder.short} sparade på allt som gick att böja. {Elder.He} kom ut med tre gångjärn från [elder2: {elder2's} gamla | en gammal] grind och fjädrarna ur en utsliten soffa, och så fick raketen ligga på sidan medan {elder.he} arbetade. {Elder.He} talade strängt med den hela tiden[music: , och nynnade på {music} däremellan]. {child} höll i benen. {Friend} räckte skruvar. {Pet} låg [pet.dog: intill | ovanpå], där det var ljummet.

# nobody-looking
När det skymde ställde de den på fötter. Den gungade lite, upp och ner, och fönstret blev alldeles stort.

”Hoppa nu!” sa {child}.

Raketen rörde sig inte. Fönstret gick från {child} till {elder.short} till {friend} och ner i jorden.

”Vi går in”, sa {friend}.

”Nu? När den ska …”

”Tänk om det blir pang. Medan alla som har hjälpt till står och glor. Jag ville aldrig dyka när någon tittade på. Jag lärde mig en kväll när bara simläraren var kvar.”

# listening
Så de gick in. {Elder.short} drog till och med ner rullgardinen. Bara {pet} blev kvar, på {@roof}. De satt vid köksbordet och lyssnade[adult: , och {adult} stod stilla med en kastrull i handen]. Fsssst. Det blev en stund av ingenting. Pang. {child} knöt händerna. [pet.dog: Skall | Jamande]. Fsssst. Dunk. [pet.dog: Skall | Jamande]. Fsssst.

Duns.

Så mjukt att man nästan inte hörde det.

# anywhere
När de kom ut stod raketen i månskenet mellan raderna. Inte en planta hade den rört. Bredvid stod {pet}, och båda såg ut som om de alltid hade kunnat.

”Jaha”, sa {child}. Det var lite svårt i halsen. ”Då kan du åka vart du vill nu. Du kan komma ner överallt.”

{Friend} drog fram vykortet. {Friend.He} slätade ut det mot låret, sköt in det under en av bucklorna, där det satt bra, och klappade två gånger på plåten.

# three-knees
Då vände sig raketen mot {elder.short}. Redan väste det under den. Men först böjde den på alla tre knäna, djupt, och reste sig igen.

Den neg.

”Se där”, sa {elder.short}. {Elder.He} rättade till förklädet och neg tillbaka. ”Välkommen åter.”

# @who
grannen {elder}
## if elder
{elder}

# @pets
{Pet}, {elder's} katt,
## if elder & !pet
{Pet}, {friend's} katt,
## if pet
{Pet}

# @roof
vedbodens tak
## if pet.dog
vedtraven

# @everywhere
från taket, från regntunnan eller från {elder.short's} axel
## if pet.dog
från vedtraven, från trädgårdsbordet eller från {elder.short's} knä

# @please
Nu gör ju katter ingenting bara för att någon säger snälla. {Pet} åt upp först. Sedan tvättade {pet.he} sig. Sedan gick {pet.he} fram till raketen och gned kinden mot ett av de raka benen.
## if pet.dog
Nu gör ju hundar nästan allt om någon säger snälla, bara inte före maten. {Pet} åt upp först. Sedan skakade {pet.he} på sig. Sedan gick {pet.he} fram till raketen och gned kinden mot ett av de raka benen.
