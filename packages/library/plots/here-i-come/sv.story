title: Nu kommer jag
title: Den som räknade på vinden
title: Hörs det inget dunk
guest friend: Ebbe (han), Tuva (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som har hyrt huset och snarkar (@a) är den äldre, annars {adult}, annars {minder}. Spöket är ”pojken” och ”han”.
% En regel: hörs det inget dunk så räknas det inte. Räkna långsamt, och knacka gärna två gånger vid DUNK. Sista ”Nu kommer jag” sägs glatt.

# it-doesnt-count
Huset[city:  utanför {city}] var det äldsta som {child} hade sett, och det knarrade fast ingen gick. {@First} hade hyrt det över helgen, och {friend}[!friend.known: , {child's} bästa vän,] hade fått följa med.[pet.other:  {Pet} hade fått stanna hemma, och det var lika bra, skulle det visa sig.] Hela kvällen hade de lekt dunkgömme på vinden. Den som letade stod med ansiktet mot den stora skorstenen och räknade till hundra. Hittade man någon fick man springa dit och slå. Dunk!

”Hittad!” skrek {child}, när {child.he} fick syn på {friend} bakom en koffert.

”Men du har inte dunkat”, sa {friend}. ”Hörs det inget dunk så räknas det inte.”

Sådan var {friend}, snäll men noga.[sport:  {Friend.He} var likadan när det gällde {sport}.][school:  Och så var det {at school} också.]

# ninety-three
Nu var det natt, och de låg i varsin säng i kammaren bredvid vinden.[music:  Nyss hade {@a} gått och nynnat på {music} där nere.] Genom golvet hördes det hur {@snorers} snarkade. {child} hade nästan somnat.

”Nittiotre”, sa någon.

{child} öppnade ögonen.

”Nittiofyra. Nittiofem.”

Det var en liten röst, och den kom från vinden. Den lät dov, som när någon räknar med ansiktet mot en vägg.

”{Friend}?” viskade {child}. ”Är det du?”

”Nej”, viskade {friend}. ”Jag ligger ju här.”

”Nittioåtta. Nittionio.”

{child} ville ropa på {@a}, men det kom inget ljud.

”Hundra”, sa rösten. ”Nu kommer jag.”

# two-boots
De åkte ner under {friend's} säng, båda två på en gång, ända in till väggen.[athlete:  Inte ens {athlete} hade hunnit före.][pet.dog / pet.cat:  Där låg redan {pet}[!pet.known & pet.dog: , {child's} hund][!pet.known & pet.cat: , {child's} katt], som hör allting först.]

Ute på vinden gnisslade ett lock. ”Inte där”, sa rösten. Så knarrade ett skåp. ”Inte där.” Nu var den närmare. Och så gick dörren till kammaren upp, alldeles långsamt, och månen lade sig på golvet.

In kom två kängor.

De var gamla, med snören som hängde. De kom rakt emot sängen, och de nuddade inte golvet.

# upside-down
Kängorna stannade. {child} höll {friend} hårt i handen, och {friend} höll hårdare. Långsamt kom ett ansikte ner över sängkanten, upp och ner. Det var en pojke. Han var vit som mjölk, och rakt igenom honom såg man dörren.

Han fick syn på dem, och då sken han upp.

”Hittade!” skrek spöket.

Och så for han ut genom väggen. ”Dunk för den ena!” ropade han på vinden. ”Dunk för den andra!”

Men det hördes inget dunk.

# never-a-thump
{child} tänkte ligga kvar under sängen till på måndag. Men {friend} kunde inte hålla sig.

”Det hördes inget dunk!” ropade {friend.he}.

”{Friend}!” väste {child}.

”Men det gjorde ju inte det!”

Ute på vinden var det någon som snyftade.

”Nej”, sa den lilla rösten. ”Det gör aldrig det.”

Man kan inte vara riktigt lika rädd för den som gråter. De kröp fram, och de höll varandra i handen ända till vindsdörren.

# the-chimney
Vid skorstenen stod pojken. Han var inte större än de. Han slog med näven allt vad han kunde, och näven for rakt in i teglet, ända till armbågen. Det lät ingenting.

”Jag hittar alla”, sa han. ”Varje natt. I går hittade jag en mus. Men det hörs inte, och då räknas det inte, och då får jag börja om.”

”Ja”, sa {friend}. ”Så är det.” Men {friend.he} sa det snällt.

”Hur länge har du letat?” frågade {child}.

”Sedan mamma ropade att det var mat”, sa pojken. ”Den har nog kallnat. Jag skulle så gärna vilja gömma mig i stället. Men först måste någon bli dunkad.”

Han vände sig mot skorstenen igen.

”Ett”, sa han trött. ”Två.”

# mine-stops
”Vänta”, sa {child}.

Knäna skakade på {child.him}. {Child.He} gick fram ändå och lade handen mot teglet.

”Lägg din hand i min”, sa {child.he}.

”Den går rakt igenom.”

”Jag vet. Men min tar stopp.”

Pojken stack in sin hand i handen på {child}. Det var som att ta på sig en vante som har legat ute i snön hela vintern. Det ilade ända upp i nacken, och {child} ville rycka åt sig handen, men {child.he} lät bli. {Child.He} knöt den, och inuti den knöt pojken sin.

Och så slog de.

# it-counts
DUNK!

”Dunk för den ena”, viskade pojken.

DUNK!

”Dunk för den andra!”

Det dånade i hela skorstenen. Där nere slutade {@a} snarka. Sedan började {@he} igen.

”Det hördes”, sa {friend}. ”Det räknas.”

Då skrattade spöket så att han lyfte. Han flög runt bland takbjälkarna, och ibland flög han rakt igenom.

[pet.dog / pet.cat: I dörren stod {pet} och tittade efter kängorna. {Pet} hade tänkt lukta på dem.

]”Du blev dunkad först”, sa spöket till {child}. ”Nu är det du som räknar.”

# who-counts-now
Så {child} ställde sig med ansiktet mot skorstenen. Bakom {child.him} var hela vinden mörk. Det kröp i ryggen, men nu var det på det roliga sättet. {Friend} hördes tassa i väg. Den andre hördes inte alls.

”Nittioåtta”, sa {child}. ”Nittionio. Hundra.”

{Child.He} vände sig om.

”Nu kommer jag”, sa {child.he}.

Och i kofferten var det någon som fnissade.

Långt senare låg de i sina sängar igen. Genom golvet hördes snarkningar. {child} gäspade, sträckte ut handen och knackade på väggen, mycket sakta. Dunk.

”Det räknas”, viskade väggen.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}
## if elder2
{elder} och {elder2}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @snorers
{@a}
## if elder2
{elder} och {elder2}
