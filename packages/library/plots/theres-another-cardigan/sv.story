title: En hand, två händer
title: En kofta till
title: Apan höll
guest friend: Ebba (hon), Sixten (han)
guest elder: Gunborg (hon), Sivert (han)

% Omkväde: En hand. Två händer. Tre händer. Fyra. Apan höll. Räkna på barnets händer. Den äldre är familjens, eller grannen: @knee. Hunden skäller åt fönstret, katten tittar ut genom det, varje gång apan har hållit; till sist tittar någon dit.

# the-lap
{child} ville sitta i {@knee} knä. Men knät var upptaget. Där satt en apa.

Det var en liten apa. Den hade kommit in genom köksfönstret, rakt över diskbänken[pet.dog:  och rakt över [!pet.known: hunden ]{pet}], och tagit tag i {elder.short's} kofta. Koftan var brun och luddig och stor. {Elder.short} hade stickat den själv, och {elder.he} hade inte snålat.[pet.cat: 

[!pet.known: Katten {pet}|{Pet}] gick och satte sig på kylskåpet.]

# four-hands
En apa har händer där uppe. En apa har händer där nere också. Och den här apan höll med allihop.

En hand. Två händer. Tre händer. Fyra. Apan höll.

”Gå ner”, sa {child}.

Apan höll.[pet.dog:  {Pet} skällde åt fönstret.][pet.cat:  {Pet} tittade ut genom fönstret.][pet.other:  Det fick {pet} höra om sedan.]

# a-button
{Elder.short} reste sig och lade upp bullarna på fatet. Apan följde med. Den hängde på magen som en stor knapp.

”Jag har haft katter, och jag har haft barn”, sa {elder.short}. ”Men aldrig någon som suttit så bra.”

{Elder.He} satte sig igen och lossade en hand. {Elder.He} lossade en hand till. Men när {elder.he} lossade den tredje satt den första fast igen.[sport:  Det var svårare än {sport}.]

En hand. Två händer. Tre händer. Fyra. Apan höll.[pet.dog:  {Pet} skällde åt fönstret.][pet.cat:  {Pet} tittade ut genom fönstret.]

# a-banana
”Den är hungrig”, sa {friend}, [!friend: {child's} bästa vän, ]som var bjuden på bullar. ”Apor vill ha banan.[school:  Det säger de {at school}.]”

{friend.He} hämtade en banan[adult:  hos {adult}][elder2: , och {elder2} skalade den]. Apan åt upp den. Men släppa ville den inte[athlete: , inte ens för {athlete}].

”Håll i mig i stället”, sa {friend} och sträckte fram sitt finger. Det var det {friend} ville, mer än bullar.

Apan höll i koftan.[pet.dog:  {Pet} skällde åt fönstret.][pet.cat:  {Pet} tittade ut genom fönstret.]

# only-little
”Det är min {elder.short}”, sa {child} och lade kinden mot koftan, längst ut på kanten, där det fanns lite plats. Det var mjukt där, och varmt, och långt inne sa det dunk, dunk, dunk[music: , nästan som {music}].

Då såg [child.she: hon][child.he: han][child.they / child.name: {child.he}] apan alldeles nära. Den blundade. Den sög på en knapp.

Den var inte dum. Den var bara liten.

”{Elder.short}”, sa {child}. ”Den tror att du är mamman.”

”Är jag så lurvig?” sa {elder.short}.

”Koftan är det.”

{Elder.short} tittade på sin kofta. ”Ja”, sa {elder.he}. ”Det är den.”

# another
[pet.dog: {Pet} skällde åt fönstret igen. Då gick {friend} dit. | [pet.cat: {Pet} tittade fortfarande ut genom fönstret. Då gjorde {friend} det också. | {Friend} stod vid fönstret.]]

”Där sitter en kofta till”, sa {friend}.

”Var då?”

”I äppelträdet.”

”Ingen [city: {in city} ]har koftan i äppelträdet”, sa {elder.short}. Men {elder.he} gick och tittade, med apan på magen.

I äppelträdet satt något brunt och luddigt och stort. Det hade två ögon. Det såg rakt på dem.[pet.dog: 

{Pet} slutade skälla.][pet.cat: 

{Pet} såg rakt tillbaka.]

# a-long-arm
{Elder.short} öppnade fönstret så långt det gick.

”Goddag”, sa {elder.he}. ”Jag tror att den här är din.”

Den stora apan kom ut på grenen, ända fram. Hon sa ingenting. Hon sträckte bara ut en lång arm och väntade.

Den lilla apan öppnade ögonen. Den tittade på den ena koftan. Den tittade på den andra koftan.

# the-fourth
Sedan flyttade den sig.

En hand. Två händer. Tre händer.

Den fjärde handen höll kvar i knappen.

Då sträckte {friend} fram sitt finger igen. Apan släppte knappen. Den tog om fingret. Den kramade det. Och så släppte den.

Fyra.

”Den höll i mig”, sa {friend}.

# bump-bump
{Elder.short} stängde fönstret och satte sig. Nu var knät tomt. Men inte länge.

{Friend} fick den största bullen och åt den med andra handen.[pet.dog:  {Pet} fick smulorna.][pet.cat:  {Pet} kom ner från kylskåpet.][pet.other:  {Pet} hade också fått mat.] {child} satt i koftan och lyssnade på dunk, dunk, dunk.[adult:  {Adult} diskade fatet[elder2: , och {elder2} torkade det].] Ute blev det mörkt, och äppelträdet syntes inte mer.

# held-on
”Nu är det sängdags”, sa {elder.short} och försökte resa sig.

Det gick inte.

En hand. Två händer.

{child} höll.

# @knee
grannen {elder's}
## if elder
{elder's}
