title: Hur mår ankorna?
title: Ankorna
title: Din anka och du
guest friend: Zack (han), Maja (hon)

% Mamma och pappa sägs rakt ut: bara familjer som har bett om det hör den här. Den vuxna hemma är {adult}, annars mormor eller farfar, annars pappa. ”Sk…” sägs som i skiljas.

# not-true-yet
{child's} mamma och pappa skulle skiljas. Hemma hade det varit sant sedan i söndags. [school: Men {at school} | I skolan] var det inte sant än, för {child} hade inte berättat det för någon, inte ens för [!friend.known: sin bästa vän ]{friend}, som satt på platsen bredvid och berättade allt, till och med saker om [sport & athlete: {sport}, {athlete} och | [sport: {sport} och][athlete: {athlete} och]] sina egna tår.

{child} ville att {friend} skulle veta. Men varje gång {child.he} försökte säga det snördes halsen ihop som på en ballong.[pet.other:  {Child.He} hade provat på {pet} och inte kommit längre där.] På fredagen, vid skolgrinden, försökte {child.he} igen.

# getting-ducks
”Du, {friend}”, sa {child.he}. ”Mamma och pappa ska sk…”

”Ska vad?”

”Ska sk…”, sa {child}. Ordet var ju där, men det var så stort. ”Sköta ankor.”

{Friend} tvärstannade. ”Ska ni ha ankor?”

”Ja”, sa {child}, för nu hade det kommit ut.

”Hur många?”

”Två. Jag vill helst inte prata om det.”

”Jag skulle aldrig prata om något annat”, sa {friend}.

# congratulations
På lördagen var {child} hemma med {@home}. Mitt på förmiddagen ringde det på dörren, och där på mattan stod {friend}, med en diskbalja full av halm, en stor påse havregryn och en biblioteksbok som hette Din anka och du.

”Har de kommit än?” sa {friend}.

”Vilka då?” sa {@a}, som stod precis bakom {child}.

”Ankorna”, sa {friend}. ”Grattis.”

{@A} tittade på {child}. {child} tittade på havregrynen.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tittade också på havregrynen.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] tittade på halmen.]

”Påminn mig, {friend}”, sa {@a} långsamt. ”Vilka ankor var det?”

”De två som ni ska ha. Får jag se badkaret?”

# a-place-each
{Friend} såg på badkaret och sa att det var ett mycket bra badkar för en anka[city: , ett av de bästa {in city}]. Sedan satte {friend.he} sig på kanten och slog upp sin bok.

”Och här ska de bo båda två?” sa {friend.he}.

Vid det laget hade {@a} börjat förstå vad det var för sorts ankor. ”Inte båda”, sa {@he} försiktigt. ”De ska ha var sitt ställe.”

”Det får man inte”, sa {friend}. ”Det står här att man aldrig får skilja ett par ankor åt. De blir för ledsna.”

Ingen sa någonting. {child's} haka började darra. Sedan rann ögonen över, och {child.he} sprang ut och kröp in bakom soffan, längst ner i springan där ingen annan fick plats.

# the-kitchen-done
Efter en stund dök {@s} ansikte upp över kanten, upp och ner, och {@he} stack ner handen och hittade {child's}.

”Du kunde inte säga det”, sa {@a}.

”Nej.”

”Det kunde inte jag heller. En man {@work} frågade hur det var med mig, och jag öppnade munnen för att berätta det, och så sa jag att jag ska bygga om köket.”

{child} torkade sig om näsan. ”Vad sa han?”

”Han frågade vad det blir för kakel. Det har hållit på hela veckan. Han ska ta med sig prover.”

{child} skrattade, fast {child.he} grät, och det lät som ett slags tutande.

”Var det en anka?” ropade {friend} från badrummet.

”På sätt och vis”, ropade {@a} tillbaka. Och till {child} sa {@he}, mycket lågt: ”Du har fortfarande två, vet du. De är dina båda två.”

# the-ceiling-stayed-up
{child} kröp fram bakom soffan. {Child.He} gick till badrumsdörren, tog tag i båda sina ärmar och såg rakt på {friend}.

”Det är inga ankor”, sa {child.he}. ”De ska skiljas.”

Så. Nu hade det kommit ut, och taket satt kvar.

{Friend} funderade på det. ”Båda två?” sa {friend.he}.

”Ja, {friend}. Båda två.”

”Så det blir inga ankor alls?”

”Nej.”

{Friend} slog ihop boken. ”Det står bara så om ankor”, sa {friend.he}. ”Det står ingenting om människor.” Sedan sa {friend.he}: ”Men det är ruttet.”

”Ja”, sa {child}. ”Det är det.” Och halsen var öppen, hela vägen ner.

”Kan vi säga ankor ändå?” frågade {child.he}. ”I skolan? När jag inte vill säga det andra?”

”Klart vi kan”, sa {friend}.

# on-the-floor
{@A} lovade att säga det till mannen {@work} på måndag, innan kaklet kom. Sedan tog {@baker} påsen med havregryn och bakade havrekakor, och de blev lite brända, och alla åt dem på golvet[music:  till {music}], och {friend} tog med sig resten hem i halmen.[pet.dog:  {Pet} tog hand om grynen som hade spillts ut.][pet.cat:  Men först fick någon lyfta ur {pet}.][pet.other:  På kvällen provade {child} på {pet} igen och kom ända till slutet.]

# how-are-the-ducks
På måndagen stod {friend} och väntade vid skolgrinden.

”Hur mår ankorna?” frågade {friend.he}, ganska tyst.

{child} tänkte efter ordentligt. ”De lät mycket i går kväll”, sa {child.he}. ”Bättre i morse.”

{Friend} nickade, som om {friend.he} visste allt om ankor, och gav {child} den stora halvan av sin havrekaka.

# @home
pappa
## if adult
{adult}
## if adult & elder & !elder2
{adult} och {elder}
## if adult & elder2
{adult}, {elder} och {elder2}
## if elder & !adult & !elder2
{elder}
## if elder2 & !adult
{elder} och {elder2}

# @a
pappa
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
pappas
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
han
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @work
på jobbet
## if elder & !adult
i kören

# @baker
{@he}
## if adult & elder & !elder2
{elder}
## if adult & elder2
{elder} och {elder2}
## if elder2 & !adult
{elder2}
