title: Alla inne
title: Nio drakar och en hund
title: Blicken
guest dolores: Gunborg (hon), Ragnhild (hon)

% Drakmamman är hon, Nummer Nio är han, någon annan av ungarna sägs med sin färg. Blicken är hundens.
% Regel: att ryta och jaga är en lek; tyst och i en vid båge, då är det läggdags.

# herded
{child’s} hund {pet} var {a breed}, och {pet.he} vallade allt.[!breed.Border Collie & !breed.Australian Shepherd & !breed.German Shepherd:  Ingen hade talat om för {pet.him} att det inte var {pet.his} jobb.] {Pet.He} hade vallat fotbollar. {Pet.He} hade vallat kundvagnar.[school:  {Pet.He} hade vallat alla utanför {school}.][sport:  {Pet.He} hade vallat folk som bara ville {play sport}.] {Pet.He} hade vallat ett helt barnkalas[elder: , med {elder} på][elder2:  och {elder2} också]. I kväll hade {pet.he} vallat ner {child} och {friend}, {child.his} bästa vän, i var sin sovsäck, och såg just till att de låg kvar, när ett stort gyllene öga tittade in genom fönstret.

”Ursäkta”, mullrade en röst som en lastbil långt borta. ”Är det här {pet} bor?”

{child} satte sig rakt upp. {child.He} hade velat träffa en drake i hela sitt liv, och när det hände skulle {child.he} säga något modigt, det hade {child.he} bestämt.

”Ja, fröken”, sa {child.he}.

”Åh, vad skönt”, sa draken. ”Jag heter {dolores}. Jag har nio barn, och inte ett enda av dem vill gå och lägga sig.”

# for-no-reason
Två minuter senare satt {child} och {friend} och {pet} på en drakrygg, och under dem glittrade [city: {city} | hela världen] som utspillt socker. Fjällen var lika varma som en sten i solen.

”Världens!” tjöt {friend}. ”Bästa! NATT!”

{dolores} landade på ett berg, utanför en grotta full av mjukt, lysande guld. Det såg väldigt skönt ut. Men ingen låg där.

Alla var ute. Små drakar, stora som katter, for omkring överallt, röda och gröna och lila. Två brottades. En grillade en kotte. En hängde upp och ner i ett träd, utan anledning.

”LÄGGDAGS!” röt {dolores}. Stenar rasade nerför berget. Ungarna tjöt av skratt och for åt alla håll.[athlete:  Inte ens {athlete} hade fått tag i en enda.]

”Där ser ni”, sa {dolores}. ”Jag ryter och jag jagar, och de tror att det är en lek.”

# the-look
”{Pet}”, sa {child}. ”Valla!”

{Pet} skällde inte, och {pet.he} jagade inte. {Pet.He} gjorde sig platt mot marken. {Pet.He} sprang i en vid båge, kom upp bakom ungarna och gav dem Blicken. {child} kände igen Blicken. Det var den som brukade få {child.him} i badkaret.

Ungarna trängde ihop sig. De hasade mot grottan. Det gick!

Då kom de på att de kunde flyga.

Svisch!

{Pet} skällde mot himlen. Strax kom det ett litet, pipigt skall tillbaka.

”Konstigt eko”, sa {friend}.

”Nej, det går inte”, suckade {dolores}. ”{Pet} kan ju inte flyga.”

”Nej”, sa {child} långsamt. ”Men det kan du.”

# like-a-cloud
Så upp flög de allihop. {Pet} stod längst fram, med tassarna på {dolores’s} huvud. {dolores} tog ett jättestort andetag.

”Ryt inte”, sa {child} fort. ”Gör som {pet}. Tyst, och i en vid båge.”

”Tyst?” sa {dolores}. ”Lilla vän, jag är en drake.”

”Försök”, sa {child}.

{dolores} stängde munnen. Hon gled ut i en vid båge, längst ute i månskenets kant, och kom upp bakom ungarna, tyst som ett moln.

{Pet} lutade sig åt vänster. ”Vänster”, ropade {child}. {Pet} lutade sig åt höger. ”Höger”, ropade {child}. Runt, runt flög de, i mindre och mindre ringar, tills ungarna i mitten flög vinge mot vinge.

”Sakta nu”, viskade {child}. ”Sakta … och ner.”[music:  {Friend} nynnade på {@song}, långsammare och långsammare.]

Ner singlade de, som löv, ända till grottan. {Pet} hoppade av och gav dem Blicken. En efter en lunkade de in, klättrade upp på guldet och dråsade omkull.

”Alla inne, {pet}”, sa {child}. Det måste man säga, annars höll {pet} på hela natten.

# how-many-shadows
Men {friend} räknade svansar. ”Sex. Sju. Åtta.” {friend.He} räknade om. ”Du, {child}? Alla är inte inne. De är bara åtta.”

”Nummer Nio!” ropade {dolores}. ”Min minsta! Han har inte ens något namn. De tog slut på åtta!”

De letade uppe i träden. De letade under stenarna. {Pet} travade fram och tillbaka och nosade. Då stannade {friend}.

”{child}”, sa {friend.he}. ”Hur många skuggor har {pet}?”

{child} tittade. {Pet} travade åt vänster, och bakom {pet.him} travade något litet och grått åt vänster. {Pet} hukade sig, och något litet och grått hukade sig. {Pet} vände sig om för att se vad alla stirrade på, och något litet och grått vände sig också om.

”Voff”, sa det, mycket pipigt.

”Ekot!” sa {child}.

# deputy
Nummer Nio hade inte gömt sig. Han hade hjälpt till.

Just då hasade en lila drake ner från guldet och smet. Nummer Nio gjorde sig platt mot marken. Han sprang i en vid båge. Han gav sin stora, stora syster Blicken.

Hon gick raka vägen och lade sig igen.

”Nej, men ser man på”, sa {dolores}. ”Här har jag haft en egen {pet} hela tiden. Vad ska han heta?”

{child} och {friend} viskade med varandra.

”Han får heta Lill-{pet}”, sa {child}.

Lill-{pet} viftade på svansen så att han ramlade omkull. {Pet} slickade honom på nosen och buffade upp honom på guldet till de andra.

”Alla inne, Lill-{pet}”, sa {child}. Och då sov han redan.

# all-in
{dolores} flög dem hem, sakta och tyst, i en vid båge runt månen.

{Friend} snarkade redan innan sovsäcken var stängd. [adult: {Adult} tittade in genom dörren och viskade|Från trappan viskade det]: ”Är alla i säng?”

{Pet} kollade. En {friend}. En {child}.[elder:  En {elder}, {@downstairs}[elder2: , och en {elder2}].] Sedan dråsade {pet.he} ner över {child’s} fötter och luktade bara lite grann av rök.

”Alla inne, {pet}”, sa {child} och blundade.

Och långt borta, högt uppe på ett berg, sa en mycket liten drake: ”Voff.”

# @downstairs
som hade somnat i fåtöljen

# @song
{music}
