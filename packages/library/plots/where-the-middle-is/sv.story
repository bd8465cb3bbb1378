title: Vägarna förbi
title: Var mitten är
title: Sex gånger av och sju gånger på
guest friend: Nelly (hon), Melker (han)
guest pet: Sture (han), Ulla (hon)
guest elder: Lennart (han), Vera (hon)

% {elder} är familjens, annars någon som förut bodde bredvid. Katten är familjens, annars vännens; en hund ligger på garagetaket. ”Jag hade vägarna förbi” sägs alltid som om det vore sant.

# the-fortieth-time
På torsdagen, två dagar före karnevalståget[city:  {in city}], ramlade {child} av sin enhjuling för fyrtionde gången, och för fyrtionde gången slog {child.he} aldrig i marken.

En hand hade fått tag i {child.his} tröja. Den ställde {child.him} upprätt på gatstenarna i gränden och borstade av {child.him}.

”Inget att tacka för”, sa superhjälten. ”Jag hade vägarna förbi.”

Hon hette Tornseglaren. Hon hade silvermantel, kunde flyga på riktigt och var stark nog att hålla uppe en buss, och sedan början av juli var hon placerad på {child's} gata, där det inte gick några bussar. Det fungerade så här: ju mer någon behövde henne, desto högre kunde hon flyga. Och på flera mils håll fanns det ingen som behövde fångas så ofta som {child}.

”Jag har ju sagt det”, sa {child}. ”Jag måste få ramla. Det är så man lär sig var mitten är.”

”Du skulle ha slagit knäet.”

”Det är mitt knä!”

”Det är min gata”, sa Tornseglaren och steg över skorstenarna med ett strålande leende.

# an-urge
{Friend} sänkte tidtagaruret. {Friend} var {child's} bästa vän, och {friend.he} var tränare också. {Friend.He} hade aldrig cyklat på något med färre än två hjul, men {friend.he} hade en visselpipa[school: , lånad {at school},] och en teori om allt.

”Hon har ett behov”, sa {friend}. ”Det går inte att resonera med behov. Man får trötta ut dem. Ramla mer.[sport:  Det är precis som när man ska {play sport}.]”

{child} ramlade hela eftermiddagen[athlete:  och tänkte hårt på {athlete}]. Det gjorde bara att hon flög högre.[adult:  {Adult} hade köpt en hel ask plåster, och inte ett enda hade gått åt.]

# lives-there
Däremellan räddade hon {pet}. {@place} Tre gånger bar Tornseglaren ömt ner {pet.him}. Tre gånger gick {pet} längs muren, uppför vedtraven, upp på garagetaket och tillbaka till sin plats, utan att skynda sig, som någon som har varit ute i pausen på teatern.

”{Pet.He} sitter inte fast”, sa {child}. ”{Pet.He} bor där.”

”Så säger de alla”, sa Tornseglaren.

# two-buses
Klockan fyra stack {elder} in huvudet genom grinden[elder2: , med {elder2} bakom sig]. ”Jag hade vägarna förbi”, sa {elder.he}.

{@passing} {Elder.He} satte sig på en uppochnervänd hink med händerna mellan knäna och såg {child} ramla, och {child} såg vad det kostade. Varje gång ryckte det i händerna, och varje gång blev de kvar där de var.

# the-third-turn
{child} satte sig upp igen. Och nu kände {child.he} det, för allra första gången: ett hjul, en rygg, hela världen i jämvikt på en punkt stor som en tallrik. Ett varv. Två. {Child.He} lutade sig in i det tredje, nu satt det nästan, {child.he} var där …

Handen tog tag i {child.his} tröja.

”Jag hade vägarna förbi”, sa Tornseglaren.

”Du har aldrig vägarna förbi!” Det kom så högt att det gjorde ont i halsen på {child}. ”Jag har inte lärt mig ett dugg sedan du kom, för du låter ingenting hända mig! Jag behöver dig inte. Det gör ingen här!”

{Child.He} hade inte tänkt på hur det fungerade.

# i-seem-to-have-landed
Tornseglaren steg, men inte långt. Manteln slokade. Hon sjönk förbi hängrännan som en ballong dagen efter ett kalas, landade på garagetaket med en duns och blev sittande och höll sig i takpannorna.

”Jag tycks ha landat”, sa hon försiktigt. ”Skulle någon av er kunna tala om hur folk kommer ner?”

Det var inte högre än en lång karl. Men hon hade aldrig i sitt liv varit uppe någonstans utan att flyga, och knogarna var vita.

”Säg att du behöver henne”, väste {friend}. ”Fort.”

”Det vore inte sant.” {child} skämdes så att {child.he} mådde illa. {Child.He} kände igen det där greppet. Det var {child.his} eget, om muren i gränden, den första dagen. ”Och då blir det bara som förut.”

”Jag hämtar stegen”, sa {elder.short} och var halvvägs uppe från hinken. Sedan såg {elder.he} på {child} och satte sig igen. ”Om någon ber mig.”

# the-way-down
Det var {pet} som reste sig. {Pet.He} sträckte på sig, först fram och sedan bak. {@slow} Sedan spatserade {pet.he} ner samma väg som {pet.he} hade tagit tre gånger den dagen: takpannor, vedtrave, mur. Där nere vände {pet.he} sig om och väntade på henne.

”{Pet.He} visar hur man gör”, sa {child}.

# ill-be-here
{child} ställde sig nedanför med båda armarna uppsträckta. ”Sitt ner och låt foten hänga. Vedtraven är precis där. {Friend}, håll i det översta vedträet. {Elder.short}, snälla: andra sidan.”

”Jag som trodde att ingen skulle be mig”, sa {elder.short}.

”Tänk om jag ramlar?” sa Tornseglaren.

”Då vet du var mitten är. Jag tar inte tag i dig. Jag står här.”

Hennes stövel trevade i luften. Det ryckte i {child's} händer. {Child.He} lät dem vara där de var, och det var det svåraste {child.he} hade gjort på hela sommaren. Tornseglaren gled, pep till, hittade veden, hittade muren och kom ner sista biten i en hög på gatstenarna med manteln över huvudet.

# personal-best
{Friend} såg på tidtagaruret. ”Fyra minuter”, sa {friend.he}. ”Personligt rekord.”

”Jag har slagit knäet”, sa Tornseglaren inifrån manteln. ”Och jag kom ner. Det gjorde jag.” Huvudet stack fram. ”Varför är du så andfådd?”

”Jag hade vägarna förbi”, sa {child}.

# six-and-seven
På lördagen cyklade {child} från bageriet till bron[music:  medan någon spelade {music}], och {child.he} ramlade av sex gånger och steg upp sju.[adult:  {Adult} gick bredvid med plåstren, som äntligen fick komma till användning.] Vid hörnet fanns det en mur, och på den satt {elder}[elder2:  och {elder2}], och {pet}, som hade burits dit under protest, och en silvermantel.

{child} vinglade när {child.he} for förbi. Ingen av dem reste sig. Tornseglaren satt på båda händerna.

# @place
{Pet} var {friend's} katt, bred och obekymrad, och {pet.he} låg om dagarna på den lägsta grenen i äppelträdet, för det var där {pet.he} ville vara.
## if pet.cat
{Pet} var {child's} katt, {a breed}, och {pet.he} låg om dagarna på den lägsta grenen i äppelträdet, för det var där {pet.he} ville vara.
## if pet.dog
{Pet} var {child's} hund, {a breed}, och {pet.he} låg om dagarna på garagetaket, för där såg man alla som kom från båda ändarna av gatan.

# @passing
{Elder.He} hade bott bredvid till i fjol. Nu bodde {elder.he} på andra sidan stan, och det var två bussar dit. {Elder.He} hade lagat klockor, och {elder.he} ansåg att man aldrig rör någon annans arbete förrän man får det i handen.
## if elder
Gränden ledde inte någonstans. Och {elder.short} ansåg att man aldrig rör någon annans arbete förrän man får det i handen.

# @slow
{Pet.He} gick från sin gren ut på taket, såg Tornseglaren i ansiktet och jamade en gång, som till en trög elev.
## if pet.dog
{Pet.He} gick tvärs över taket, såg Tornseglaren i ansiktet och skällde en gång, som till en trög elev.
