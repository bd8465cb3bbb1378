title: Va?
title: Kom hit, åskan
title: Åskan som sa va
guest neighbour: Gunborg (hon), Ragnhild (hon)
guest tax: Sixten (han), Korven (han)

% Vrrra är åskans va; jasssåå är ett långt jaså. Hunden (@d) är familjens egen, annars taxen {tax}. Åskan är en hon.

# nine-days
{child} hade väntat på åskan i nio dagar.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade hjälpt till att räkna dem.] Gräset var gult, och luften var tjock som gröt[city:  i hela {city}][sport: , och ingen orkade {play sport}]. Hos {neighbour}, som bodde intill, låg [pet.dog: [!pet.known: hunden ]{pet}|taxen {tax}] platt på köksgolvet och orkade inte ens skälla på flugorna.[pet.other:  Hemma orkade {pet} ingenting alls.]

Men nu var det mörkt bakom sjön. {child} stod i {neighbour's} kök vid det öppna fönstret.

”Kom hit!” ropade {child.he}.

Långt borta svarade det:

”Vrrra?”

# she-said-what
{child} vände sig om. ”Hörde du? Hon sa va!”

”Det gör min syster också”, sa {neighbour}. ”Åskan har väl blivit lomhörd av allt sitt eget väsen. Säg om det.”

”KOM HIT!” ropade {child}.

”Vrrraaa?”

Nu var hon närmare. Det är ju så man gör när man hör dåligt. Man går närmare.

”KOM! HIT!”

”VRRRAAA?”

# near-enough
Åskan kom ut över sjön[athlete: , fortare än {athlete}]. Framför henne kom regnet. Det smattrade på bryggan, på potatislandet, på taket. {child} hoppade jämfota. Precis så nära ville {child.he} ha henne.

”Nu är det bra!” ropade {child.he}. ”Stanna där!”

”VRRRAAA?” sa åskan och kom upp över äppelträden.

{neighbour} stängde fönstret, och de ställde sig mitt på golvet.

”STANNA!” ropade {child}.

”VRRRAAAAA?”

Kopparna[elder: , de fina, som bara {elder}[elder2:  och {elder2}] fick dricka ur,] hoppade på hyllan. Lampan slocknade.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] hoppade in i brödskåpet.] {@D} tjöt och kröp in under kökssoffan, och där skakade {@he} så att hela soffan skallrade.

# over-the-chimney
”Sluta ropa”, sa {neighbour}. ”Hon kommer närmare för varje gång.”

{child} slutade ropa. Men det hjälpte inte, för nu ville åskan så gärna veta vad {child} hade sagt. Hon hade kommit ända från andra sidan sjön för att höra det. Hon lutade sig ner över skorstenen.

”VRRRAAAAAAA?”

{child} höll för öronen. I nio dagar hade {child.he} önskat sig henne, och nu fick {child.he} inte en syl i vädret. Åskan var inte arg. Hon hörde bara inte. Och under soffan grät {@d}.

# she-can-see
Då kom blixten. Hela köket blev vitt. Man såg allting: kopparna, {neighbour's} näsa, {@d-s} svans.

Sedan blev det svart igen.

”Det är hon som lyser!” sa {child}. ”Hon letar efter mig! Hon hör inte, men hon kan ju se!”

{child} drog fram {@d} och höll om {@him}. {@D} gömde nosen i {child's} tröja. Sedan väntade {child}.

# not-that
Blixt!

{child} pekade på {@d}.

”VRRRA?”

Blixt!

{child} höll händerna för {@d-s} öron.

”VRRRA?”

Blixt!

Den kom för tidigt. {child} höll på att klia sig i rumpan.

”VRRRAAA?” sa åskan, mycket förvånad.

”Nej, inte det!” ropade {child}.

# all-the-teeth
Blixt!

Nu var {child} beredd. {Child.He} pekade ut genom rutan, över äppelträden och bort mot sjön. Det betydde: dit.

Blixt! {Child.He} visade med tummen och pekfingret, så lite det gick. Det betydde: men bara en liten bit.

Blixt! Och så log {child.he} med alla tänder {child.he} hade. Det betydde att åskan var välkommen ändå.

Nu hördes bara regnet.

”Jasssåå …”, sa åskan.

Det var ett långt jaså. Det rullade över taket, ner över äppelträden[school: , förbi {school}] och ut på sjön, och hon gick med det. På andra sidan vattnet stannade hon. Där satte hon sig på skogen och mullrade lite för sig själv.

# thank-you-for-coming
Lampan tändes igen. {@D} stack ut nosen ur tröjan och nös.[pet.cat:  {Pet} kom ut ur brödskåpet med smulor i morrhåren.] {neighbour} satte på mjölk till choklad och öppnade fönstret, och in kom lukten av blött gräs. Potatisblasten, som hade hängt hela veckan, stod rakt upp.

{child} tog sin kopp och lutade armarna mot fönsterbrädan. Nu behövde {child.he} inte ropa.

”Tack för att du kom”, sa {child.he}.

”Vrra?” sa åskan borta i skogen.

”Tack för att du kom!”

”Vrra?”

{child} suckade. ”Hon hör fortfarande ingenting.”

# why-then
”Jo då”, sa {neighbour}. ”Nu för hon ju inget väsen. Det där hörde hon allt. Min syster gör precis likadant.”

”Varför säger hon va, då?”

”För att få höra det en gång till.”

{child} tittade ut. Borta vid skogskanten lyste det till, helt lite, som när någon kikar i en dörrspringa.

# once-more
{child} drack upp sin choklad. Sedan kröp {child.he} upp i kökssoffan och drog en filt över sig. {@D} lade sig på {child.his} [pet.dog: fötter|mage] och var varm och tung. Regnet föll sakta över potatislandet. {neighbour} satt vid bordet och löste korsord[music:  och nynnade på {music}][adult: , och snart skulle {adult} komma och hämta][elder & !adult: , och snart skulle {elder.short} komma och hämta].

”Tack för att du kom”, sa {child} ut mot fönstret, med halva munnen mot filten.

Det dröjde en liten stund.

”Vrra?” sa åskan.

Och {child} sa det en gång till.

# @d
{tax}
## if pet.dog
{pet}

# @D
{tax}
## if pet.dog
{Pet}

# @d-s
{tax's}
## if pet.dog
{pet's}

# @he
han
## if pet.dog
{pet.he}

# @him
honom
## if pet.dog
{pet.him}
