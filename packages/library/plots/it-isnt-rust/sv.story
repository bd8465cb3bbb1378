title: {Tractor} är inte till salu
title: Det är inte rost
title: Snart är det mat
guest friend: Elis (han), Ines (hon)
guest elder: Bertil (han), Henry (han)
guest tractor: Majvi (hon), Asta (hon)
guest hen: fru Holm (hon), fru Frisk (hon)
guest lady: fröken Silfver (hon), fröken Adler (hon)

% Traktorn säger pudunk, tre gånger och långsamt; den vuxna får gärna hicka. En riktig farfar har vrickat ett knä (@knees); den som står i hans ställe har två gamla.

# the-card
{@began} En gång hade hon varit röd. Hon hade en enda lykta, en sits som en jättes soppsked och en motor som aldrig sa något annat än pudunk, pudunk, pudunk, så att det hördes två åkrar bort att det snart var mat.

Så när {child} fick syn på lappen på anslagstavlan utanför affären läste {child.he} den tre gånger.

”Säljes”, läste {child.he} högt för {friend}. ”En traktor. Går. Högst upp på backen.”

”Det får {elder.he} inte”, sa {friend}.

”Det är redan gjort. Det kommer någon klockan tre.”

De sprang[athlete: , så att till och med {athlete} hade blivit imponerad].[sport:  Klockan tre var det {sport} också, men det fick vara.][!elder:  Där uppe åt de varje söndag, för {elder} lagade mat åt alla som råkade titta in.] {Elder.short} stod på gården och putsade {tractor's} enda lykta med näsduken, och {elder.he} ville inte se på dem.

”Hon står ju bara och rostar”, sa {elder.he}. ”Det är på tiden att hon kommer till någon som använder henne.” Och så stövlade {elder.he} in för att leta rätt på en {@tie}[elder2:  som {elder2} hade gett {elder.him} en gång].

”{Elder.He} har aldrig {@tie}”, sa {child}. ”Vi måste stoppa det här.”

# forty-minutes
{Friend} kisade mot {tractor}. {Friend} var {child's} bästa vän och i det stora hela en ärlig människa[school: , till och med {at school}], men {friend.he} hade en gåva.

”Ingen”, sa {friend.he}, ”köper en hemsk traktor.”

De hade fyrtio minuter på sig. De skvätte lera på henne med båda händerna.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] skvätte med alla fyra tassarna.] De satte ett gammalt fågelbo bakom ratten.[pet.cat:  Håren efter [!pet.known: katten ]{pet} flyttade från {child's} tröja till stänkskärmen.] {Friend} målade en lång, förfärlig rostfläck längs hela motorhuven, med brunsås. Sist av allt lyfte de upp {hen}, den argsinta hönan, i soppskeden.[pet.other:  Det var bara synd att {pet} var hemma.]

# untouched
Klockan tre på slaget svängde en blank bil in på gården, och ut klev en dam i stövlar som aldrig hade träffat en vattenpöl. Hon hette {lady}. Hon tvärstannade.

”Milda makter”, sa hon.

{child} puffade till {friend}.

”Den är perfekt”, sa {lady}.

{Friend} slutade puffa tillbaka.

”Orörd!” ropade hon och gick runt, runt. ”Ingen har förstört den. Leran är i original! Och se på rosten, sådan rost går inte att få tag på längre[city: , inte {in city}].” Hon böjde sig närmare och luktade. ”Den doftar till och med söndagsstek. Jag ger fem tusen.”

{Elder.short}, som hade kommit ut i [elder.she: hatt | slips], öppnade munnen.

”Det är ett bo i den”, sa {child} snabbt.

”Ett bo! Sex tusen.”

”Och hönan går inte att få bort”, sa {friend}.

”Är det en höna också? Sju!”

# a-thousand
”Den låter fruktansvärt”, sa {child}. ”Som en elefant med hicka. Den säger pudunk, pudunk, pudunk.”

{Lady} blev alldeles tyst. Det hände något i hennes ansikte.

”Gör den?” sa hon. ”Gör den verkligen det? Tio tusen kronor.”

Ingen sa något. {Hen} värpte.

{child} såg på {elder.short}, som borde ha dansat. Men {elder.he} hade lagt handen på {tractor's} stänkskärm, och {elder.he} klappade den, om och om igen, som man klappar en hund hos veterinären.

{child} mådde illa.

# its-gravy
”Det är inte rost, det är sås”, utbrast {child.he}. ”Det är vi som har gjort det. Boet också. Vi ville att du skulle tycka att hon var hemsk, för hon är {elder.short's}, och det går inte att köpa ljudet som talar om för oss att det är mat. Jag är ledsen för att vi gjorde det. Jag är inte ledsen för varför.”

”Det var min sås”, sa {friend}, röd i ansiktet, och ställde sig närmare {child}.

{Lady} slickade på fingret. ”Det var det visst”, sa hon. ”Nå[elder: | , {elder}]? Om hon är så dyrbar, varför i all världen säljer du henne?”

# knees
{Elder.short} drog i [elder.she: hatten | slipsen]. {Elder.He} tittade på ladan, och på himlen, och på hönan.

{@knees}

{child} kom inte på ett enda ord att säga, så {child.he} tog tag i {elder.short's} ärm.

# three-steps
Det var {friend} som gick fram och tittade på steget. {Friend.He} mätte det mot benet. Sedan gick {friend.he} bort till vedstapeln med huvudet på sned, och de hörde {friend.him} ropa: ”{child}? Du vet de där gamla järnvägssliprarna?”

Det krävdes alla fyra. {Lady's} stövlar träffade allt som fanns på gården. De la tre sliprar på marken, två till ovanpå och en överst, och {elder.short} skruvade ihop dem med grova bultar och gjorde räcke av en bit gammal grind. Det blev tre låga steg, breda som en kyrktrappa, ända fram till {tractor}.

# my-seat
{Elder.short} tog av sig [elder.she: hatten | slipsen]. {Elder.He} satte upp ena foten, och sedan den andra. På tredje steget blev {elder.he} stående.

”Bästa {hen}”, sa {elder.he}, ”det där är min plats.”

Hönan gick, under protest. {Elder.short} satte sig. {Elder.He} vred om nyckeln, och {tractor} hostade, skakade av sig boet och tog till orda.

Pudunk. Pudunk. Pudunk.

# sundays
{Lady} blundade.

”Min pappa hade en sådan”, sa hon. ”Jag brukade höra honom komma hem. Det ljudet har jag letat efter i trettio år.” Hon torkade sig om näsan med ett lerigt finger. ”Jag tror inte att det var en traktor jag ville ha.”

”På söndagar”, ropade {elder.short} genom motorbullret. ”Jag kör hem henne klockan ett. Det är bäst att du kommer och lyssnar. Det finns alltid sås, om de här två har lämnat någon.”

# two-fields-off
Så varje söndag sitter de på rad på grinden: {child}, sedan {friend}, sedan en dam i alldeles skandalösa stövlar, med en höna i knät.[pet.dog:  {Pet} sitter under.][pet.cat:  {Pet} får tillbaka sina hår, och några av hönans fjädrar.][pet.other:  {Pet} får höra om det efteråt.] De säger inte så mycket.[music:  Ingen nynnar ens på {music}.] De lyssnar.[elder2 & adult:  Inne i köket har {elder2} hand om potatisen och {adult} om såsen.][elder2 & !adult:  Inne i köket har {elder2} hand om såsen.][adult & !elder2:  Inne i köket har {adult} hand om såsen.]

Och där kommer det, två åkrar bort. Pudunk, pudunk, pudunk. Snart är det mat.

# @began
{Elder} högst upp på backen hade en traktor som hette {tractor}, och hon var äldre än [adult: {adult} | vägen].
## if elder
{Elder's} traktor hette {tractor}, och hon var äldre än [adult: {adult} | vägen].

# @tie
slips
## if elder.she
hatt

# @knees
”Knäna”, sa {elder.he} till sist.

”Knäna?” sa {child}.

”Jag kommer inte upp på henne. Inte sedan i vintras. Det är första steget, det är högt som en häst.” Det sa {elder.he} surt, till hönan. ”Man ser inte klok ut, när man står bredvid sin egen traktor. Jag tänkte att om hon var borta skulle jag slippa tala om det för någon.”
## if elder
”Knät”, sa {elder.he} till sist.

”Knät?” sa {child}.

”Jag vrickade det när jag klev ner från henne, och sedan dess har jag inte varit uppe. Det är första steget, det är högt som en häst.” Det sa {elder.he} surt, till hönan. ”Man ser inte klok ut, när man står bredvid sin egen traktor. Jag tänkte att om hon var borta skulle jag slippa tala om det för någon.”
