title: Purjolökslandet
title: Varje halvtimme
guest friend: Linnea (hon), Rasmus (han)
guest pet: Mårran (hon), Misse (han)
guest elder: Arne (han), Gun (hon)
guest minder: Malena (hon), Josefin (hon)

% {elder} är familjens, annars någon i huset bredvid. Katten är familjens, annars {elder}s eller grannens; en hund viftar tack. @moved: {friend} har flyttat bara där {friend.he} är berättelsens egen.

# hands-off
{@grew} Det stod MORÖTTER på dem, eller FLER MORÖTTER, eller TASSARNA BORT.

TASSARNA BORT var purjolöken, även för {child}. Den växte i den långa upphöjda rabatten längst ner i trädgården, intill staketet, och om en vecka skulle de tre finaste vara med och tävla på skördefesten.

På andra sidan staketet låg den gamla järnvägen. Där hade inget tåg gått på femtio år, men {elder} höll på sin regel ändå. ”Ingen går över staketet”, sa {elder.he}. ”Räls är räls.”

# the-train
Så {child} och {friend}[!friend.known: , {child.his} bästa vän,] satt på rätt sida och åt ärter[adult: , som {adult} hade bett dem plocka,] när tåget kom.

Det kom ut ur tunneln klockan halv åtta: ett litet lok och en enda vagn, i sakta mak, med björnbärsris över nosen. Vid purjolöken stannade det och pustade, som en häst vid en grind. Ingen körde det, och alla säten var tomma.

{Friend} for upp och vinkade med båda armarna[athlete: , som om det hade varit {athlete}].

Tåget ryckte till. Det rullade baklänges in i tunneln och var borta.

”Du skrämde det”, sa {child}.

”Jag var ju snäll!” sa {friend}. ”Vart går det?”

”Genom berget”, sa {child}. ”Sedan vet jag inte.”

# tomorrow
{@moved} Vägen gick hela varvet runt, och {friend} blev åksjuk av den, så {friend.he} kom bara en gång i månaden[sport: , och däremellan fanns det bara {elder.short} att {play sport} med]. I morgon måste {friend} hem, och {friend.he} hade slutat prata om i morgon.

# the-wrong-counter
{Elder} trodde inte på tåget, och det sa {elder.he} också, ända tills det kom tillbaka på slaget åtta. Då tog {elder.he} av sig kepsen.[elder & elder2:  {Elder2} önskade det god afton.]

”Det ser ut som någon som har ställt sig i fel kö”, sa {elder.he}.

{child} ville åka med det, bara för att få veta vart det gick. Men dörrarna öppnades inte. Tåget väntade en minut, suckade och for.

”Biljetter!” sa {friend}. ”Man får väl inte åka utan biljett.” {Friend.He} klippte en fröpåse i fyra delar, med en halv rädisa på varje. Klockan halv nio höll {friend.he} fram dem, utan att vinka. Dörrarna öppnades inte.

”Jag hade släppt på oss”, sa {friend}.

# digging
{@pickle} hade mött vartenda tåg, och varje gång hade {pet.he} suttit i samma soliga ände av purjolökslandet. Nu grävde {pet.he} där, som om {pet.he} hade betalt för det.

”Inte i purjolöken, {@cat}!” ropade {elder}.

{Pet} gav {elder.him} en lång blick, flyttade sig en purjolök längre bort och grävde vidare. Så sa det skrap om klorna. {Pet.He} slutade, djupt kränkt, och skakade på tassen.

# a-platform
{Elder} gick ner på knä för att rädda sin purjolök. {Elder.He} strök undan jorden med tummen, och sedan fortsatte {elder.he} att stryka.

Därunder låg en sten, platt och bred. Kanten var vitmålad.

{child} såg bort längs landet. Det var alldeles rakt, och högt som ett trappsteg, och precis så långt som en liten tågvagn.

”{Elder.short}”, sa {child.he}. ”Vem har byggt det här landet?”

”Det låg här när jag kom. Jag la bara på jorden.” Tummen hade stannat. ”Nej men, du store tid.”

”Det har inte alls kommit fel”, sa {child}. ”Det står vid stationen. Vi har planterat purjolök på perrongen.”

Ingen sa något. {Pet} satte sig på den varma, bara stenen.

# a-leek-knows
”Den går inte att flytta”, sa {elder} till slut. ”Purjolök känner sådant. Flyttar man den veckan före en tävling så tjurar den.” {Elder.He} såg på sina tre finaste, som var tjocka som {elder.his} arm. Så såg {elder.he} på {friend}, som försiktigt stoppade tillbaka biljetterna i fickan.

”Jag kom tvåa i fjol”, sa {elder.he}. ”Efter en karl[city:  {in city}] som spelar [music: {music}|dragspel] för sina. Hämta grepen.”

{Elder.He} lyfte upp dem själv, en efter en, med båda händerna, som när man lyfter en bebis ur badet. {child} och {friend} körde bort jorden i skottkärran och sopade, och {elder.short} öppnade staketet. Det var nästan mörkt när tåget kom.

# its-shy
Det såg perrongen, nysopad och med den vita kanten lysande, och det stannade så mjukt att ingenting skramlade.

Men dörrarna öppnades inte.

”Vinka inte”, viskade {friend}. ”Det är blygt. Låt {pet}.”

{Pet} reste sig. {Pet.He} {@strolled} fram till kanten och satte sig framför en stängd dörr. {Pet.He} {@scratch} inte på den. {Pet.He} bara såg på den, som {pet.he} såg på köksdörren varenda dag i sitt liv.

Dörren öppnades.

{@in} {Friend} la biljetterna under fönstret, och {elder}[elder & elder2:  och {elder2}] torkade av sig om stövlarna.

# four-minutes
Tunneln var lång och svart. {child} räknade sekunderna[school: , som {at school}]. Vid tvåhundrafyrtio blev mörkret grått, och tåget stannade vid en låg slänt med en rad soptunnor högst upp.

{Friend} tryckte näsan mot rutan.

”Det är våra soptunnor”, sa {friend.he}. ”Det är vår tvätt. Det är mitt fönster!”

”Tvåhundrafyrtio”, sa {child}. ”Det är fyra minuter.”

”Fyra minuter”, sa {friend}, och så var {friend.he} tvungen att sätta sig.

# every-half-hour
Hemma i köket sa {@a} bara att här var det visst någon som hade rensat i landet.

Purjolöken kom trea på skördefesten. Den hade tjurat. Men {friend} kom dit för att heja, och när {friend.he} hade åkt hem med halvåttatåget gick {elder} ner i trädgården med sin penna. {Elder.He} drog upp skylten där det stod TASSARNA BORT, vände på den, skrev på baksidan och stack ner den i en kruka längst ut på perrongen.

TILL {Friend}, stod det. VARJE HALVTIMME.

# @grew
{Elder}, som bodde i huset bredvid, satte skyltar på allt {elder.he} odlade.
## if elder
{Elder} satte skyltar på allt {elder.he} odlade.

# @moved
I våras hade {friend} flyttat, till andra sidan av just det berget.
## if friend
Den sommaren bodde {friend} på andra sidan av just det berget.

# @pickle
{Pet}, {elder.short's} katt,
## if elder & !pet
{Pet}, grannens katt,
## if pet.cat
{Pet}, {child's} katt,
## if pet.cat & breed
{Pet}, {child's} {breed},
## if pet.dog
{Pet}, {child's} hund,
## if pet.dog & breed
{Pet}, {child's} {breed},

# @cat
katt
## if pet.dog
hund

# @strolled
strosade
## if pet.dog
travade

# @scratch
krafsade
## if pet.dog
skällde

# @in
{Pet} funderade på saken, halva katten inne och halva katten ute. Sedan gick {pet.he} in och valde en plats.
## if pet.dog
{Pet} viftade tack. Sedan gick {pet.he} in, nosade på alla säten och valde ett.

# @a
{minder}, som vaktade kvällsmaten,
## if adult
{adult}
