title: Tand för tand
title: Stranden behöll den
title: Ett byte
guest elder: Gullan (hon), Evert (han)

% ”Mm-mm” med stängda läppar, och ett litet tick med tungan. {elder} är familjens egen, annars en granne som är med vid havet.

# everything-about-sharks
{child} visste allt om hajar.

{Child.He} visste att hammarhajen har ett öga i var ände. {Child.He} visste att den största hajen av alla äter soppa, på ett ungefär. Det satt {child.he} på stranden och berättade för {@who} över en ostsmörgås,[adult:  medan {adult} slumrade under en hatt,] när {child.he} tvärt tystnade.

”Vad är det?” sa {elder}.

”Någonting rörde sig”, sa {child}. ”I munnen på mig. Och det var inte tungan.”

# wobbly
{Elder} satte på sig glasögonen och tittade efter. ”Ser man på”, sa {elder.he}. ”Du har fått en lös tand. Nedre raden, i mitten.”

{child} stängde munnen så fort att det small.

”Mm-mm”, sa {child.he}, och det betydde: Jag vill inte ha någon.

”Det är ingenting att oroa sig för.”

”Mm mm mm-mm mm”, sa {child}, och det betydde: Jag behåller den helst, tack.

{Child.He} ville inte äta sin smörgås.[pet.dog:  Det ville {pet} gärna.] {Child.He} ville inte äta sitt plommon.[sport:  {Child.He} ville inte prata om {sport}.] {Child.He} ville inte ens säga vad hajarna hette.[music:  {Child.He} nynnade på {music}, för det går att göra med stängd mun.]

# three-hundred
”Du vet väl hur det är med hajars tänder”, sa {elder}.

Det var klart att {child} visste. {Child.He} sa det nästan utan att öppna läpparna. ”De trillar ut. Hela tiden. Men det står en ny bakom och väntar. Det är flera rader.”

”Och brukar hajen ställa till bråk för det?”

”Nej”, sa {child}. ”Men en haj har trehundra. Jag har tjugo. Jag har räknat[school:  dem {at school}][friend: , och {friend} räknade efter].”

# tick
”Då ska du få höra en hemlighet”, sa {elder}. ”När jag var så gammal som du och min var lös sa jag inte ett ord på två dagar. Jag åt bara vaniljkräm.”

”Och sedan då?”

”Sedan nös jag.”

{child} skrattade. Det var inte meningen. Det var ett stort skratt, med munnen på vid gavel, och mitt i skrattet kände {child.he} hur något sa tick.

{Child.He} stack tungan dit där tanden hade suttit. Där var ett hål. Det var mjukt och konstigt, och det gjorde inte det minsta ont.

# pebbles
”Den är borta!” sa {child.he}. ”{Elder.short}, den är borta! Vart tog den vägen?”

De letade i smörgåslådan.[elder2:  {Elder2} letade under handdukarna.] Sedan såg de ut över stranden. Det var en stenstrand, och väldigt många av stenarna var små och vita.

”Oj, {child}”, sa {elder}.

{Elder} gick ner på knä, med ett uff för varje knä, och så började de leta.[adult:  {Adult} vaknade och letade också.] De hittade ett vitt snäckskal. De hittade en vit knapp. De hittade fjorton små vita stenar som inte var tänder.[pet.other:  {Pet} hade nog tyckt om dem.][pet.dog:  {Pet} hittade plommonet.]

Solen sjönk. {child's} haka började darra. Först hade {child.he} inte velat bli av med tanden, och nu hade {child.he} blivit av med den två gånger.

# black-and-shiny
Då fick {child} se någonting som inte alls var vitt. Det var svart och blankt och hade tre hörn, och det låg mellan två stenar som om någon hade lagt det där. {child} tog upp det. Ena sidan var slät. Kanterna var som en liten, liten såg.

”{Elder.short}”, viskade {child.he}. ”Det är en tand.”

{Elder} höll upp den mot ljuset. ”Ja, det är det”, sa {elder.he} långsamt. ”Och den har blivit till sten. Den måste ha legat här i flera miljoner år.”

# just-here
”Då simmade det en haj här”, sa {child}. ”Just här, där vi har smörgåsarna.[athlete:  Fortare än {athlete}.] Och så sa det tick.”

”Och den ställde inte till något bråk.”

”Och den fick aldrig tag i tanden igen.” {child} såg på den svarta tanden, och sedan på alla stenarna som bara fortsatte och fortsatte. ”Stranden behöll den. Och nu har den behållit min.”

# a-swap
”Det kallar jag ett byte”, sa {elder}.

{child} funderade. En mycket liten tand, nästan ny, mot en hajs. Det var ett bra byte. Det var det bästa byte {child.he} någonsin hade hört talas om[city: , i {city} eller någon annanstans].

”En dag är det någon som hittar min”, sa {child.he}. ”Om en miljon år. Och då säger de: Titta! En {child}!”

”En jättestor, säger de. Med fruktansvärda käkar.”

# a-note
När det var läggdags[!elder:  i huset vid havet, som de hade lånat allihop,] fick {child} hjälp av {elder} att skriva ett brev till tandfen.[elder2:  {Elder2} hittade pennan.] Det stod: Min tand är på stranden. Den svarta är inte till dig.[pet.cat:  Den är inte till {pet} heller.][friend:  {Friend} måste få se den först.][pet.other:  Jag måste visa den för {pet}.] Hälsningar {child}.

# waiting
Sedan låg {child} i mörkret, med hajtanden i handen och tungan i hålet.[pet.dog:  {Pet} låg på fötterna.][pet.cat:  {Pet} skulle få lukta på den, men inte ta i den med tassen.] Och längst in, långt där nere, kände {child.he} något pyttelitet och vasst.

”{Elder.short}?” ropade {child.he}. ”Det är en bakom. Den väntar.”

”Låt den sova då”, sa {elder}. ”Den har en lång väg att gå.”

Så {child} stängde sina fruktansvärda käkar, och så sov de, båda två.

# @who
grannen {elder}
## if elder
{elder}
