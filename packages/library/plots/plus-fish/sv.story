title: Tid i lösvikt
title: Stan som gick på {@cat}
title: Plus fisk
guest pet: Morris (han), Grevinnan (hon)
guest keeper: Alvar (han), Torvald (han)

% {@a} är den som läser, annars grannen {keeper}. Katten är familjens, annars någon annans; bara berättelsens egen katt väger något i siffror. Sista raden sägs långsamt.

# ten-to-four
Klockan på rådhuset i Ekeby hade stannat på tio i fyra, och därför låg {@a} vaken om nätterna. {child} hörde suckarna genom väggen.

{@Looked} {@He} hade dragit upp den och oroat sig för den hela året. Nu hade kommunen tröttnat. Om klockan inte slog tolv på lördag, när borgmästaren hörde på, skulle den plockas ner och bytas mot en elektrisk som aldrig gick fel och som spelade en melodi[music: , och inte ens {music}].

Det var torsdag. {child} gick efter {@him} uppför torntrappan. Efter {child} kom {@whose}, som ingen hade bett följa med. {@breed} {pet.he} tog vart och ett av de sextiosex trappstegen som om det hade sagt något dumt.

# the-weight
Högst upp hittade {@a} felet. En sådan klocka drivs av ett lod, som hänger i ett rep och sakta sjunker ner genom ett schakt och drar runt hjulen på vägen. Kroken hade rostat av. Lodet hade fallit till botten och gått mitt itu.

”Det går att få ett nytt gjutet”, sa {@a}[city: , som hade frågat i varenda verkstad {in city}]. ”Till tisdag i nästa vecka.” {@He} satte sig på golvet. ”Så var det med det.”

”Hur tungt var det?” frågade {child}.

{@heavy}

”Nej”, sa {@a}.

”{@sleeps}”, sa {child}. ”Nu blir det bara på ett annat ställe.”

# tock
De hängde upp en tvättkorg med höga kanter och lade {@as} tröja i botten. Schaktet var brädfodrat runt om och inte djupare än ett badkar. {Pet} klev i, snurrade tre varv och satte sig. Repet spändes. Någonstans ovanför dem funderade ett stort hjul på saken och flyttade sig en kugge.

Tock, sa klockan i Ekeby.

# ran-on-cat
I två dagar gick hela stan på {@cat}, och det var bara {child} och {@a} som visste om det. De vevade upp {pet.him} efter frukosten och vevade upp {pet.him} efter middagen. På fredagen stal {pet.he} en korv, och då gick alla bussar för tidigt[school: , och {at school} ringde det ut mitt i ett räknetal][sport: , och det blev {sport} innan någon hade hunnit knyta skorna]. När {pet.he} drömde darrade minutvisaren, och folk på torget såg upp och kände att något fint var på väg.

”Bara {pet.he} sitter still i morgon”, sa {@a}, som inte sov den natten heller.

# like-a-passenger
På lördagen halv tolv var torget fullt. Borgmästaren stod där med sin guldkedja om halsen, och bredvid henne stod en man med en katalog över elektriska klockor.[elder:  {Elder}[elder2:  och {elder2}] hade kommit tidigt för att få stå långt fram.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] vinkade upp mot tornet.]

Åtta minuter i tolv öppnade {pet} ena ögat. Nere från torget kom det en doft av stekt fisk.

”{Pet}”, sa {child}. ”Snälla.”

{Pet} reste sig. {Pet.He} sträckte på framändan och sedan på bakändan. {Pet.He} klev över korgkanten som en greve som stiger av tåget, och var borta.

Klockan sa ett halvt tock.

# of-anything
{@A} sa ingenting. Det var det värsta. {@He} lade bara handen mot det stora hjulet, som man lägger den mot halsen på en gammal häst.

{child} avskydde att prata med främmande människor. {Child.He} avskydde det mer än brysselkål. Men {child.he} såg på den där handen, och så sprang {child.he} till den lilla gluggen, stack ut huvudet och ropade.

”Jag behöver {@seven}! Av vad som helst! Nu!”

Tvåhundra ansikten vändes uppåt. Ingen rörde sig.

”Det är klockan”, ropade {child}, och rösten sprack. ”Den är inte trasig. Den har bara lite för lite av något, och {@a} har burit den alldeles ensam. Snälla. Vad har ni?”

# hand-over-hand
Ett ögonblick var det så tyst att man hörde fisken fräsa. Sedan knäppte en gammal man upp sin väska. ”Potatis”, sa han. ”{@sack}. Men jag vill ha tillbaka den.”

Och sedan kom det uppför trappan, från hand till hand: [elder2: {elder2's} persikor, ][friend: {friend's} vänstra rullskridsko | en ensam rullskridsko],[athlete:  en inramad bild av {athlete},] en psalmbok, [elder: {elder's} tekanna | en tekanna]. {child} packade ner alltihop. Repet knarrade. Borgmästaren själv, alldeles röd, drog av sig kedjan över hatten, och den fick också åka upp.

En minut i tolv. Hjulet lutade sig, och lutade sig, och kom ingen vart.

”Hur mycket till?” viskade {child}.

”Nästan ingenting”, sa {@a}. ”En munsbit.”

# a-mouthful
Då hördes det steg i trappan, {@tread}. {Pet} kom in. {Pet.He} hade en bit fisk i munnen, en stor bit, och den hade {pet.he} burit uppför alla sextiosex trappstegen, {@because} {Pet.He} såg att korgen var full av potatis. Då suckade {pet.he} och lade ifrån sig fisken ovanpå tekannan.

Tock.

Och klockan slog tolv. Hela tornet sjöng, och {child} kände det i tänderna. Nere på torget räknade de högt till vartenda slag[friend: , {friend} högst av alla], och vid det sista jublade de, för det var deras klockslag. Alla hade lagt något i det.

Mannen med katalogen tog den tidiga bussen.

# plus-fish
På kvällen slocknade {@a} i stolen med ena stöveln på. {child} lade en rock över {@him}. {Pet} klättrade upp och lade sig ovanpå, {@all}, plus fisk.

Och {@a} började, mycket långsamt, att ticka.

# @a
{keeper}
## if adult
{adult}

# @as
{keeper's}
## if adult
{adult's}

# @he
han
## if adult
{adult.he}

# @him
honom
## if adult
{adult.him}

# @Looked
{Keeper} bodde i huset bredvid {child}, och det var han som skötte klockan.
## if adult
{Adult} hade lovat att sköta klockan.

# @whose
{keeper's} katt {pet}
## if adult & !pet
grannens katt {pet}
## if pet.cat
{child's} katt {pet}
## if pet.dog
{child's} hund {pet}

# @breed
{Pet} var grå som ett regnmoln och ungefär lika rund, och
## if pet
{Pet} var {a breed}, och

# @heavy
”Ett sådant litet? {@Seven}, på ett ungefär.”

{child} vände sig om och såg på {pet}.

Samma morgon hade veterinären ställt {pet} på vågen, putsat glasögonen och tittat en gång till. ”{@Seven}”, hade hon sagt. ”Precis. Oj då.”
## if pet
”Ett sådant?” {@A} höll ut båda armarna, som om det låg något i dem. ”Ungefär som {pet}.”

Sedan hördes ingenting. {child} vände sig om och såg på {pet}.

# @sleeps
{Pet.He} sover tjugo timmar om dygnet
## if pet.dog
{Pet.He} sover halva dagarna

# @cat
katt
## if pet.dog
hund

# @seven
sju kilo
## if pet.cat
en katts vikt
## if pet.dog
en hunds vikt

# @sack
Två kilo
## if pet.dog
En hel säck

# @because
för {pet.he} hade fått en plats att sitta på, och det var där {pet.he} tänkte äta den.
## if pet.dog
för den hund som har fått tag i något gott går hem med det till sin egen korg.

# @all
alla sju kilona
## if pet
varenda bit av {pet.him}

# @tread
långsamma och förnärmade
## if pet.dog
raska och belåtna
