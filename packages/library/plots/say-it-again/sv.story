title: Säg det igen
title: Groda, 1 (samma)
guest friend: Gusten (han), Hedda (hon)
guest pet: Prick (hon), Knut (han)
guest elder: Inger (hon), Sune (han)

% {elder} är familjens, annars någon i huset bredvid. Hunden är familjens, annars {friend}s; en katt säger MJAU i röret. Det som röret säger läses mycket dovt.

# a-frog-in-the-pipe
Det satt en groda i röret.

”Orrrrk”, sa den, och {@yard} brummade som ett kylskåp.

Det var ett gammalt avloppsrör av lergods, [adult: tre gånger så långt som {adult}|dubbelt så långt som en bil], och det låg i gräset längs muren. Ena änden var vid kökstrappan. Den andra var bakom regntunnan. På lördag måste det i containern.

”Så han har på sig till lördag”, sa {friend}[!friend.known: , {child's} bästa vän]. ”Stackarn. Han har fastnat.”

# rescues
{Friend} hade bestämt sig för att rädda grodan. {Friend.He} hade blöta händer, en hink och en anteckningsbok där det stod RÄDDNINGAR. {child} höll ficklampan. {Child.He} hade haft något att berätta för {friend} i en vecka, och så länge de hade grodan att sköta om behövde {child.he} inte börja.

Till hösten skulle {child.he} gå i en annan skola än {friend}.

Det var alltihop. I huvudet gick det bra att säga.[adult:  ”Berätta snart”, hade {adult} sagt.] Men var gång {child.he} öppnade munnen[school:  {at school}] höll {friend} på att berätta var de skulle sitta på bussen.

# frog-one
De spolade ut grodan med en kanna vatten. Den satt i hinken med armbågarna utåt, som någon som har blivit ombedd att gå. {Elder}[elder & elder2:  och {elder2}] följde med dem vägen ner till dammen, och där simmade den iväg utan ett ord. {Friend} skrev: Groda, 1.

På tisdagskvällen var den tillbaka. ”Orrrrk.”

”Han har gått vilse”, sa {friend} och skrev: Groda, 1 (samma).

# woof
På onsdagen var den där igen. {@enough} {Pet.He} tågade fram till änden vid trappan, stack in hela {@nose} och {@barked}.

{@VOFF}, sa röret.

Det var kolossalt[city: , till och med för {city}]. Det rullade bort genom mörkret[athlete: , snabbt som {athlete}], och duvorna lyfte från taket. {Pet} såg sig om efter den andra {@dog}. Sedan smög {pet.he} fram och tog ett till, ett riktigt litet.

{@VOFF}.

Över {pet's} ansikte spred sig en min som {child} aldrig hade sett där förut. {Pet.He} spjärnade emot med frambenen och {@barked} tolv gånger, och efter varje gång väntade {pet.he}, med huvudet på sned, och beundrade det.

”Kan någon stänga av den där {@taxen}?” ropade {elder.short} från fönstret.

# where-hes-loud
Men {child} stod alldeles stilla.

”{Friend}”, sa {child.he}. ”Hur låter grodan när han är i dammen?”

{Friend} bläddrade tillbaka en sida, för {friend.he} var noga med bevis[sport: , precis som med {sport}]. ”Ingenting. Han säger inte ett knyst. De är väl en fyrtio stycken som håller igång, och han bara … Man skulle inte höra honom om han så försökte.”

”Han har inte fastnat”, sa {child}. ”Det har han aldrig gjort. Vi räddar honom hela tiden från det enda stället där han hörs.”

De tittade på röret båda två. ”Orrrrk”, sa det, dovt som en buss, och någonstans där inne satt ett djur som inte var längre än {child's} tumme.

{Friend} strök över RÄDDNINGAR. Det tog en stund.

”Då får det inte åka i containern”, sa {friend.he}. ”Du måste fråga {elder.short}.”

# if-it-gets-used
{Elder} skurade blomkrukor som om de hade varit oförskämda mot {elder.him}[music: , till {music}].[elder & elder2:  {Elder2} torkade dem ömt.] Det man inte använde, brukade {elder.short} säga, det stod man bara och gömde sig bakom.

”En groda”, sa {elder.he}.

”Han blir större i det. Så att någon hör.”

”Och vad är det för fel på att tala högt och tydligt som folk?”

”Han har så liten röst”, sa {child}. ”Och det är viktigt.”

{Elder.short} stängde av kranen och torkade händerna, ett finger i taget. Det var {elder.he} som hade sytt i namnlappen i jackan med den andra skolans märke. Det var åtta dagar sedan, och {elder.he} hade hängt den i sin egen garderob, för det hade {child} bett {elder.him} om.

”Ett rör kan jag väl behålla åt en groda”, sa {elder.he}, ”bara det används. Men den där jackan får inte hänga bland mina finkappor längre än till fredag. Den knycklar till ärmarna.”

# moved-over
När {child} kom ut var det nästan mörkt. {Friend} hade gått bort bakom regntunnan för att titta in från det hållet. {Pet} låg vid den här änden, med hakan på kanten. {Pet.He} {@barked} inte längre. {Pet.He} låg med halvslutna ögon och lyssnade på grodan.

{child} satte sig på trappan.

”Är du där?” sa {child.he}. {Child.He} sa det inte högt. Men {pet} lyfte på huvudet och tittade på {child.him}, och tittade på röret. Sedan reste {pet.he} sig, {@took} {child's} tröja och drog. Och när {child} hade kommit ner på knä flyttade {pet} på sig, fast det var gårdens bästa plats och {pet.he} nyss hade hittat den.

Det luktade sten och regn där inne. Det fanns inget ansikte i andra änden.

# the-other-school
”{Friend}”, sa {child}.

{Friend}, sa röret, stort som ett hus.

”Jag kom in på den andra skolan. Jag ska gå där. Jag har vetat det i nio dagar. Jag visste inte hur jag skulle säga det.”

Orden rullade ifrån {child.him}, ofantliga, och det gick inte att få tillbaka dem. Grodan hade tystnat. {Pet} lutade sig mot {child.him} med hela sin tyngd.

Det kom ingenting. {Friend.He} har gått hem, tänkte {child}.

Sedan, mycket dovt och lite darrigt, som från havets botten:

”Jag vet.”

”Hur då?”

”Du slutade säga var vi skulle sitta.” Det hördes en lång suck. I röret blev den storm. ”Jag tjatade om bussen för att du skulle säga att jag hade fel. Det var ingen vidare plan.”

# a-ditch
{child} lutade pannan mot den kalla kanten. ”Är du arg?”

”Ja”, sa röret. Och sedan: ”Finns det nån damm där?”

”Ett dike, tror jag.”

”Alltid något.”

De stannade där, i var sin ände. Mitt emellan dem, efter en stund, flyttade sig små fötter inne i röret.

# say-it-again
”Orrrrk.”

{Pet} lyfte på huvudet. {Pet.He} såg inte mot röret. {Pet.He} såg bort mot vägen, med ena tassen i luften. {child} höll andan. Där ute i det våta gräset, mycket svagt, men närmare och närmare, var det någon som svarade.

”Hörde du?” dånade {friend}.

{child} hade hört precis. {Child.He} la munnen mot röret.

”Nej”, sa {child}. ”Säg det igen.”

# @yard
hela gården hos grannen {elder}
## if elder
hela {elder's} gård

# @enough
Då hade {pet}, {friend's} hund, fått nog.
## if pet.dog
Då hade {pet}[!pet.known: , {child's} hund,] fått nog.
## if pet.dog & breed
Då hade {pet}, {child's} {breed}, fått nog.
## if pet.cat
Då hade {pet}[!pet.known: , {child's} katt,] fått nog.
## if pet.cat & breed
Då hade {pet}, {child's} {breed}, fått nog.

# @nose
nosen
## if pet.cat
huvudet

# @barked
skällde
## if pet.cat
jamade

# @VOFF
VOFF
## if pet.cat
MJAU

# @dog
hunden
## if pet.cat
katten

# @taxen
hunden
## if breed.Dachshund
taxen
## if pet.cat
katten

# @took
tog tag i
## if pet.cat
satte en klo i
