title: Någon måste vinka
title: Den hundrade passageraren
title: Nedre Vrå hållplats
guest elder: Holger (han), Verner (han)
guest friend: Signe (hon), Melvin (han)
guest minder: Anki (hon), Maggan (hon)

# one-platform
Den minsta station {child} någonsin hade sett hette Nedre Vrå, och den hade en perrong, en lampa, en bänk och {@keeper}.

{@kept}, så {elder.he} kom ner till perrongen med sin lilla spade varje dag. {Elder.He} hade odlat bönor längs hela staketet. {Elder.He} målade bänken. Och varje gång ett tåg gick ställde {elder.he} sig under lampan och vinkade tills det var utom synhåll.

”Någon måste vinka”, brukade {elder.he} säga. ”Annars tror folk att de bara har åkt. Får de en vinkning, då har de gett sig av.”

# the-letter
Den sista augusti kom {child} och [!friend.known: {child.his} bästa vän ]{friend} dit för att hälsa på. {@drove}, och det tog två timmar för länge[city:  från {city}], för [adult: {adult} | {minder}] hade hittat en genväg.[pet.dog:  {Pet} hade suttit på {child's} fötter hela vägen.][pet.cat:  {Pet} hade klagat i sin korg hela vägen.][pet.other:  {Pet} hade också fått följa med, i sin bur i {child's} knä.]

{Elder.short} satt på en uppochnedvänd hink med ett brev i knät. {Elder.He} vek ihop det när {elder.he} fick se dem, men {friend} var en sådan som kunde läsa upp och ner.

”’Färre än hundra passagerare på ett år’”, sa {friend}, ”’och hållplatsen läggs ner.’”

# ninety-seven
”Hur många har det varit?” frågade {child}.

{Elder.short} tog upp en liten anteckningsbok ur fickan. Där stod varenda passagerare, med blyerts. Dam med cello. Herre, fel hållplats.[sport:  Flicka, på väg för att {play sport}.] Fru Palm. Fru Palm. Fru Palm med höna.

”Räknas hönan?” sa {friend}.

”Jag skrev och frågade. Nej.”[pet:  {Elder.short} såg vänligt på {pet}. ”Så du räknas inte heller.”] {Elder.He} bläddrade till sista sidan. ”Nittiosju.”

”Och när är året slut?”

”I kväll”, sa {elder.short}. ”Se inte ut så där, {child}. Det har varit en fin liten station.”

{child} kunde inte hjälpa hur {child.he} såg ut. {Child.He} räknade[school: , fortare än {child.he} någonsin gjorde {at school}]. ”När går nästa tåg?”

”Sju och fyrtiotvå. Upp till Slottsbro, och tillbaka igen halv nio. Det är det sista.”

# wet-paint
”Jag”, sa {child}. ”{Friend}. Då är vi nittioåtta och nittionio. Och [adult: {adult} | {minder}] blir hundra!”

Alla tre vände sig om och tittade. [adult: {Adult} | {minder}] hade kört långt, och hade med ett lyckligt stön sjunkit ner på bänken.

”Aj, aj”, sa {elder.short}. ”Jag skulle ha satt upp en skylt.”

Det var fin färg, mörkt järnvägsgrön, och den hade strukits på klockan fyra samma eftermiddag. [adult: {Adult} | {minder}] reste sig mycket långsamt. Det var fem ränder tvärs över ryggen och tre över byxbaken, och när [adult: {adult} | {minder}] vred på sig för att titta kom det lite på näsan också.

”Jag kan stå hela vägen”, sa [adult: {adult} | {minder}].

”I en full vagn? I Slottsbro skulle de ta dig för ett staket. Nej. Man kan inte ta med sig våt målarfärg på tåget. Jag hade aldrig låtit någon annan göra det.”

# you-go
Klockan var sju och trettioett. Långt bort på linjen slog en signal om med ett klonk.

{child} spanade efter fru Palm uppåt vägen. Vägen var tom. Då såg {child} på {elder.short} och kände sig väldigt dum, för den hundrade passageraren hade stått där hela tiden.

”Du”, sa {child}. ”Du kan åka.”

”Jag?” {Elder.short} skrattade. Sedan slutade {elder.he} skratta. ”Jag åker inte, {child}. Jag är den som stannar. {@never}”

”Aldrig?” sa {friend}.

”När skulle det ha varit? Jag är ju alltid på den här sidan.” {Elder.short} strök med tummen längs kanten på anteckningsboken. ”Och om jag åkte, så … vem skulle vinka?”

Det kunde ingen svara på. Det hade börjat sjunga i rälsen[music: , fast inte alls som {music}].

# i-would
”Jag”, sa [adult: {adult} | {minder}].

[adult: {Adult} | {minder}] gick bort och ställde sig under lampan. ”Du har vinkat av mig varenda gång jag har åkt hem”, sa [adult: {adult.he} | hon]. ”Och när jag hade svängt runt hörnet vinkade du åt hörnet. Jag tror att jag har sett hur det går till.”

{Elder.short} såg länge på [adult: {adult} | {minder}]. Sedan knäppte {elder.he} jackan, sträckte ut armen så långt den räckte och stannade tåget.[athlete:  Inte ens {athlete} hade gjort det bättre.]

Det hade två vagnar, och konduktören blev stående med öppen mun. ”Du?” sa konduktören. ”Har det hänt något?”

”Tre tur och retur till Slottsbro”, sa {elder.short}, ”och skriv upp det ordentligt. Vi är nittioåtta, nittionio och hundra.”

# the-wave
De fick platserna vid fönstret. {Elder.short} satt med mössan i knät, som i kyrkan. {Friend} satt mittemot för att kunna se båda två. Dörrarna gick igen, golvet gav ett litet ryck, och Nedre Vrå började röra sig.

{child} hade tänkt titta på signalerna. I stället tittade {child.he} på {elder.short}.

Därute försvann staketet, med alla bönor i blom. Där försvann bänken, med ett märke i precis samma form som [adult: {adult} | {minder}]. Där försvann lampan, som just hade tänts och gjorde en gul ring på perrongen. Och mitt i ringen stod någon som var randig som en solstol och vinkade med båda armarna.[pet.dog:  {Pet} satt bredvid och vinkade med andra änden.][pet.cat:  {Pet} tittade upp ur korgen och vinkade inte.][pet.other:  {Pet's} bur stod bredvid, så att {pet} också skulle se.]

# set-off
”Nej, men”, sa {elder.short} tyst. ”Titta. Vad vackert det är.”

”Visste du inte det?” sa {child}.

”Hur skulle jag veta det? Jag har ju bara sett det inifrån.” {Elder.short} vinkade tillbaka, och fortsatte att vinka när det inte fanns något annat än träd där ute.

Sedan kom anteckningsboken fram, och {elder.short} slickade på pennan. ”{Friend}”, skrev {elder.he}. ”{child}.” Och efter en stund: ”Jag.”

”Vet ni”, sa {elder.he} när solen gick ner bakom kullarna, ”jag tror faktiskt att jag har gett mig av.”

# beans
Halv nio kom de hem. [adult: {Adult} | {minder}] stod under lampan. Hela perrongen var rensad på ogräs, det hade varit ett sätt att hålla värmen, och de flesta bönorna var uppdragna.

”Genväg?” sa {elder.short}.

”Förlåt”, sa [adult: {adult} | {minder}].

Men det gjorde ingenting. Nu fanns det all tid i världen att odla nya.

# @keeper
{child's} gamla släkting {elder}
## if elder
{elder}

# @kept
{Elder} hade skött om den i fyrtioett år. Betalt hade {elder.he} slutat få för länge sedan, men det var det ingen som hade talat om för ogräset
## if elder
{Elder} hjälpte till där den sommaren[elder2: , medan {elder2} tog hand om huset]. Järnvägen hade slutat betala någon för det för länge sedan, men det var det ingen som hade talat om för ogräset

# @drove
{minder} körde dem, som hon gjorde varje sommar
## if adult
{Adult} körde dem

# @never
På fyrtioett år har jag inte klivit på en enda gång.
## if elder
På hela sommaren har jag inte klivit på en enda gång.
