title: Och sedan hämtar de en servett
title: Du sa inte att du var en bulle
title: Till och med öronen
guest elder: moster Lotta (hon), moster Siv (hon)

% Ett missförstånd: den som är gjord av mat tror att barnet ska ätas upp på riktigt. Ingen hade frågat: sägs på första sidan, betalas i vändningen.
% {elder} är mormor eller farfar där någon är vald, annars moster Lotta. Börja med …: först {wish.part}, till sist näsan.

# behind-the-shed
{Elder} hade kommit på fika[elder2:  med {elder2}], och {child} hade gömt sig bakom boden[city: , det bästa gömstället i hela {city}].

Det var inget fel på {elder.short}. Det var det där med ätandet. {Elder.short} slog alltid ut med armarna och ropade: ”Jag skulle kunna äta upp dig!” Och så gjorde {elder.he} det. {elder.He} började med kinderna och fortsatte med öronen, och det var blött, och ingen hade frågat. {child} ville så gärna få vara i fred, men det hade {child.he} aldrig vågat säga, för {elder.short} tyckte ju att det var så roligt.

Men där hade redan någon gömt sig. Det var {a wish} som var [wish.ett: gjort | gjord] av {other}.[wish.size.huge:  {Wish.he} stack ut långt på båda sidorna, men {wish.he} höll andan.]

”Är de ute efter dig också?” viskade {the wish}.

”Ja”, viskade {child}. ”{Elder.short} tänker äta upp mig.”

”Du med”, sa {the wish} och flyttade på sig.

# all-the-way-through
”Är du {other} rakt igenom?” frågade {child}.

”Till och med {wish.part}”, sa {the wish}.

”Jag tycker om dig”, sa {child}.

”Det säger alla”, sa {the wish}. ”Och sedan hämtar de en servett.”

{child} satte sig på sina händer, för säkerhets skull.

[pet.dog: {Pet}[!pet.known: , {child's} hund,] satte sig också och dreglade. ”Tycker {pet.he} om mig?” frågade {the wish}. ”Jättemycket”, sa {child}. ”Det var det jag var rädd för”, sa {the wish}.

][pet.cat: {Pet}[!pet.known: , {child's} katt,] låg på taket och tänkte inte skvallra.

][pet.other: ”Det är aldrig någon som vill äta upp {pet}”, sa {child} och suckade.

]”Vad är du själv gjord av?” frågade {the wish}.

Det visste inte {child}.

”Får jag?” sa {the wish} och väntade på en nick. Sedan smakade {wish.he}, bara pyttelite, på {child's} armbåge.

”Salt”, sa {wish.he}. ”Jag förstår inte vad {elder.he} ser hos dig.”

# a-dumpling
”Var är min lilla bulle?” ropade {elder.short} borta på gräset[music: , där {elder.he} hade gått och nynnat på {music}].

{The wish} tittade strängt på {child}. ”Du sa inte att du var en bulle.”

”Jag är ingen bulle!” viskade {child}.

[age>=5: ”Har {elder.he} inte fått någon mat?”

”Tre smörgåsar”, viskade {child}.

”Och ändå”, sa {the wish} och darrade. ”Jag brukar springa. Vad gör du?”]

# something-white
[age>=5: ”Jag blundar”, sa {child}[friend: .| och stack ut ena ögat runt hörnet.] | [friend: |{child} stack ut ena ögat runt hörnet.]]

[friend: {Friend}[!friend.known: , {child's} bästa vän,] hade ena ögat runt hörnet.]

”Nu kommer {elder.he}”, viskade [friend: {friend} | {child.he}]. ”Med något vitt i handen.”

”En servett?” viskade {the wish}.

”En servett.”

”Då menar {elder.he} allvar”, sa {the wish}.

# nowhere-to-run
Och runt hörnet kom {elder.short}, med servetten i ena handen och båda armarna rakt ut. ”Där är ju min bulle! Nu äter jag upp dig!”

{child} ville säga nej. Men nejet hade fastnat i halsen, och bakom ryggen var staketet.[athlete:  Inte ens {athlete} hade tagit sig förbi de armarna.]

# take-me
”Stopp!” sa någon.

Det var {the wish}, som annars brukade springa. {Wish.he} darrade uppifrån och ända ner, men {wish.he} ställde sig mitt emellan.

”Inte {child}”, sa {the wish}. ”Det är nästan ingenting på {child.him}, och det som är är salt. Ta mig. Jag är {other} rakt igenom. Du kan börja med {wish.part}.”

”Men jag skulle väl inte äta upp någon!” sa {elder.short}. ”Det är bara något man säger.”

”Varför har du en servett då?” frågade {the wish}.

”Jag ska torka {child} om hakan.”

”{elder.He} tvättar dem först”, viskade {the wish}.

# not-even-the-ears
Något så modigt hade {child} aldrig sett, och det var gjort av {other}. Då fick det väl gå med en enda liten mening. [friend: {Friend} nickade. ]{child} svalde, och så kom den.

”Jag tycker inte om att bli uppäten.”

Sakta sjönk {elder.short's} armar. ”Inte ens öronen?”

”Inte när ingen har frågat”, sa {child}. ”{The wish} sa ’får jag’ först, och det var bara en armbåge.”

{Elder.short} vek ihop servetten, mindre och mindre. ”Det är bara det att jag blir så glad när jag ser dig”, sa {elder.he}. ”Och det måste ju ta vägen någonstans.”

{child} sträckte fram ena handen. ”Det får plats här”, sa {child.he}.[school:  ”Så gör vi {at school}.”]

{Elder.short} tog handen och skakade den[sport: , precis som efter {sport}]. Upp och ner gick det, tills allt det glada hade gått in, och {child} skrattade så att {child.he} fick sätta sig.

# just-here
”Får jag?” frågade {elder.he} {the wish}. ”Bara smaka lite?”

{The wish} slutade darra. ”Det är ingen som har frågat förut”, sa {wish.he}. ”Här då, där det inte syns.”

Så fick alla var sin liten bit, och godare {other} fanns inte i hela världen.

”Jag tycker om dig”, sa {elder.short}.

”Det säger alla”, sa {the wish}.

Och sedan gick {elder.short} och hämtade en servett till. Den var till {the wish}, som skulle stanna på fika.[adult:  {Adult} kom ut med den största stolen som fanns.]

# begin-with
När {the wish} hade gått hem, mätt på smörgås, stod {elder.short} vid grinden[elder2:  med {elder2}] och sträckte fram handen till god natt.

{child} lade sina egna händer bakom ryggen.

”Du får äta upp mig lite nu”, sa {child}. ”Om du vill.”

”Får jag?” sa {elder.short}. ”Var då?”

”Du kan börja med näsan”, sa {child}.
