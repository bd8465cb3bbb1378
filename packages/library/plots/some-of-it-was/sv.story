title: En del av det
title: Hamstern som inte var hemma
title: För det var {friend} som sa det
guest friend: Pim (hon), Melker (han)
guest dumpling: Kroppkakan (han), Palten (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som sitter vid bordet (@a) är mormor eller farfar, annars {adult}, annars {minder}. {dumpling} är hamstern.

# the-little-door
[school: Hamstern {at school}|Skolans hamster] hette {dumpling}, och den här helgen bodde han hemma hos {child}. {Friend}[!friend.known: , {child's} bästa vän,] skulle sova över och hjälpa till.[elder:  {Elder} passade dem.][!elder & !adult:  {Minder} passade dem.][pet.dog / pet.cat:  [!pet.known: [pet.dog: Hunden {pet}][pet.cat: Katten {pet}]|{Pet}] fick hålla till i sovrummet så länge gästen var där, och ville ut.]

På lördagen, strax före middagen, gick {child} för att säga hej, och då stod den lilla dörren till buren på vid gavel, och det fanns ingen hamster.

Det sjönk i magen på {child}, som i en hiss. Det var {child} som hade glömt att stänga den där dörren.

# something-true
”Han har rymt”, viskade {child.he}. ”Jag har tappat bort hela skolans hamster. {Friend}, säg inget till {@a}.”

”Nej då”, sa {friend}. ”Men om {@he} frågar mig måste jag säga något som är sant.”

Det var det som var felet med {friend}. {Friend.He} ljög aldrig. Det var en underbar vän att ha, och en fruktansvärt opraktisk.

# dark-and-warm-and-tight
{Friend} läste högt ur skolans hamsterpärm. ”Hamstrar vill ha det mörkt, och de vill ha det varmt, och de vill ha det trångt.”

Så de letade i tofflorna och i jackärmarna[athlete:  och bakom affischen med {athlete}].[pet.other:  De tittade in till {pet}, men {pet} hade inte haft besök.] De letade i {@s} stövlar, som var väldigt mörka och väldigt trånga, men {friend} luktade i dem och sa att dit gick ingen frivilligt. Sedan var det middag, och de måste sätta sig.

# our-guest
”Hur mår gästen?” sa {@a}.

”Bra”, sa {child}, mycket för fort.

{@A} tittade på {friend}.

”Det hoppas vi”, sa {friend}.

”Är han i sin bur?”

”Buren är jättefin och städad”, sa {friend}.

”Bra”, sa {@a} och skar i sin korv. ”Jag har inget emot en hamster, bara jag vet var den är.”

Det prasslade bakom brödrosten, och {child} hostade för att det inte skulle höras.

”Var det där du?” sa {@a}.

”En del av det”, sa {friend}.

# behind-you
Då såg {child} en liten rund rumpa som gick längs köksbänken, bakom {@s} rygg, och korven gick inte att svälja.

”{@A}”, sa {child}. ”{Dumpling} har rymt. Jag lämnade dörren öppen, och han är inte ens min, och alla kommer att hata mig.” Hakan skakade så mycket att {child.he} fick hålla i den.

{@A} lyfte båda fötterna från golvet, och sedan ställde {@he} sig på stolen.

”När du säger rymt”, sa {@a}, ”menar du ut ur huset[city: , någonstans {in city}], eller här inne hos oss?”

”Bakom dig”, sa {friend}.

”Jaha”, sa {@a} med mycket ljus röst. ”{child}, alla glömmer en dörr någon gång. Jag vill gärna ge dig en kram, men du får komma upp hit och hämta den.”

Så {child} klättrade upp och fick sin kram på stolen, och det hjälpte, trots att det var {@a} som skakade.

# the-crack
Sedan höll {friend} fram en bit gurka. {Dumpling} klättrade ner på golvet, tog gurkan och sprang rakt in i springan under köksskåpet. Den var så smal att inte ens {friend's} hand fick plats. De hörde hur han krafsade, längre och längre in, och sedan hörde de ingenting alls.

”Han kanske aldrig kommer ut”, sa {friend}. Och det var mycket värre när det var {friend} som sa det.

# the-sleeve
{child} tittade på sin tröja, med ärmar som hängde ner långt över fingrarna.[elder2:  Den kom från {elder2} och var tänkt att växa i.]

Sedan la {child.he} sig platt på golvet. {Child.He} drog upp handen till armbågen och stack in den tomma änden av ärmen under skåpet. Det var mörkt där inne, och det var varmt, och det var trångt. {Friend} petade in en bit gurka så långt {friend.he} nådde och släckte lampan.

”Skratta inte”, viskade {friend}. ”Och du är den kittligaste jag känner.”

# four-cold-feet
De väntade.[music:  {Friend} nynnade på {music}, väldigt tyst.] Något med morrhår kom fram till ärmen. Sedan gick fyra små kalla fötter upp över {child's} fingrar och runt armbågen och vidare uppåt. {child} bet sig i kragen.[sport:  {Child.He} försökte tänka på {sport}.] Tårna krullade sig, och tårarna rann. {Dumpling} gick ända upp i armhålan, snurrade två varv och satte sig.

{Friend} tog tag i änden av ärmen och klämde ihop den med båda händerna.

”Har du honom?” sa {@a} från stolen.

”Ja”, pep {child}, och då fick {child.he} äntligen skratta.

# a-clothes-peg
De tippade ut {dumpling} i sågspånet med kinderna fulla av gurka. {child} stängde den lilla dörren, och {@a} klev ner och satte en klädnypa på den.[pet.dog / pet.cat:  Då släpptes {pet} äntligen ut och gick fram och tittade länge på klädnypan.]

# and-our-guest
När de två låg i mörkret tittade {@a} in.

”Och gästen då?” sa {@he}. ”Är han i sin bur?”

”Ja”, sa {friend}.

Och eftersom det var {friend} som sa det somnade allihop.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
