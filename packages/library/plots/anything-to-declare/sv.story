title: Har ni något att förtulla?
title: Slottet och Skeppet
title: Gränsen under syrenerna
guest friend: Ture (han), Selma (hon)
guest pet: Rut (hon), Sixten (han)
guest elder: Inga (hon), Folke (han)

% {elder} passar barnen den dagen; är det ingen i familjen, så är det {friend's} granne. Djuret är familjens, annars vännens hund; en katt slår med svanstippen.

# castle-or-ship
Grälet började med en koja.

Den stod under syrenerna {@where}, och {child} och {friend}[!friend.known: , {child.his} bästa vän,] hade byggt den på tre dagar av brädor, [adult: {adult's} lakan | lakan] och en gammal dörr. På den fjärde dagen måste de bestämma vad den var.

”Det är ett slott”, sa {child}.[city:  ”Det enda rätta slottet {in city}.”]

”Det är ett skepp”, sa {friend}. ”Det ser man ju.”

”Det har ett torn!” sa {child}.

”Det är en mast!” sa {friend}.

Efter en kvart hade de slutat prata om kojan och börjat prata om varandra. {child} sa att {friend} alltid skulle bestämma[school: , till och med {at school}]. {Friend} sa att {child} aldrig lyssnade. ”Va?” sa {child}, och det gjorde inte saken bättre.

# in-the-middle
Till slut hämtade {friend} ett tvättstreck. De la det rakt genom kojan, från dörren till bakre väggen. Ovanför hängde de ett lakan, så att de slapp se varandra.

”Det där är din sida”, sa {child}. ”Och det här är min. Och ingen får gå över gränsen.”

Då kom {pet}.

{@long} {Pet.He} klev in genom dörren, gäspade och la sig precis där {pet.he} brukade ligga: i mitten. Framdelen hamnade hos {child} och bakdelen hos {friend}.

{@mine}

# a-customs-house
De gick till {elder.short}, som satt på trappan och rensade vinbär. {Elder.short} lyssnade noga på dem båda, gick in och kom ut med [elder2: {elder2's} gamla | en gammal] skärmmössa, en stämpel och ett mycket strängt ansikte.

”Om det finns en gräns måste det finnas en tull”, sa {elder.he}.

{Elder.He} ställde sin stol vid kojan. {Elder.He} stämplade in {pet} på ett papper: Fram, Slottet. Bak, Skeppet. {Elder.He} skrev ner att Slottet skulle stå för maten, eftersom det hade munnen. Skeppet skulle klia, eftersom det var där {pet} alltid ville bli kliad.

”Har ni något att förtulla?” frågade {elder.he} varje gång någon av dem gick ut eller in. {child} fick betala två vinbär för att ha vädrat en kudde[sport:  och ett för att ha pratat {sport}]. {Friend} fick betala fyra för att ha nyst över gränsen[music:  och ett för att ha nynnat på {music}].[athlete:  En bild av {athlete} fick passera gratis.]

# a-sound
Det var roligt den första timmen. Men sådant som är roligt vill gärna vidare till någon. {child} kom på en jättebra sak om en drake med höjdskräck, vände sig om för att berätta den och såg ett lakan.

{Child.He} la sig på mage framför {pet's} nos.

”Du är i alla fall min vän”, viskade {child.he}.

På andra sidan lakanet hördes ett ljud. {@Thump}

”Vad gör du?” sa {child}.

”Inget”, sa {friend}. ”{@wags}”

{child} prövade igen. ”{@good}”, viskade {child.he}, så lågt {child.he} kunde.

{@Thump}

Så fungerade det alltså. Allt snällt man sa in i den ena änden kom ut i den andra.

# a-soft-ear
{child} låg länge och tänkte. Det hade börjat regna, små droppar mot taket. {Elder.short} fällde upp ett paraply, för tullen stänger inte för lite väta. Till sist böjde sig {child} ända fram till {pet's} mjuka öra.

”Jag tycker det är tråkigt utan {friend}”, viskade {child.he}. ”Och jag lyssnade faktiskt inte. Jag hörde bara slott hela tiden.”

{Pet} tittade på {child.him}. {@shook}

”Oj”, sa {friend}. ”Vad sa du till {pet.him}?”

{child} drog in luft.

”Att det är tråkigt utan dig”, sa {child.he}. ”Och förlåt.”

# a-smile
Det kom inget svar. Bara regnet. Sedan hörde {child} hur {friend} började klia, sakta och länge, på det ställe där {pet} tyckte allra mest om det. Och i {child's} ände slöt {pet} ögonen, {@grin}

”Nu ler {pet.he}”, sa {child}.

”Bra”, sa {friend}. ”Det var jag som sa förlåt.”

# one-bump
Då lyftes lakanet, från båda hållen samtidigt, och deras huvuden slog ihop.

”Har ni något att förtulla?” ropade {elder.short}.

”En bula var!” ropade {child} och {friend}.

{Elder.short} tog av sig mössan, kröp in i kojan med hela skålen och betalade tillbaka all tull, med socker på.[elder2:  {Elder2} fick sin del.]

# low-down
De åt medan det regnade. {child} berättade om draken med höjdskräck, och {friend} skrattade så att {friend.he} fick sätta ner skålen.

”En sådan drake kan inte bo i ett torn”, sa {friend}. ”Den måste bo någonstans lågt.”

”På ett skepp”, sa {child} långsamt.

”I slottet på skeppet”, sa {friend}.

Och så var det äntligen bestämt.

# across-the-bed
På kvällen skulle {@night} {@A} satte sig på sängen, men det fanns knappt plats, för {pet} låg tvärs över täcket. Framdelen låg mot {child} och bakdelen mot {@a}.

”Är det där meningen?” frågade {@a}.

”Vänta”, sa {child}. {Child.He} lutade sig fram och viskade något i {pet's} öra.

{@A} tittade ner på sitt ben.

{@tail}

”Vad sa du till {pet.him}?” frågade {@a}.

Men {child} hade redan blundat.

# @where
hos {elder}, som bodde granne med {friend}
## if elder
på gården där {elder} passade barnen

# @long
{Pet} var {friend's} hund, och {pet.he} blev nästan dubbelt så lång när {pet.he} la sig.
## if pet.dog
{Pet} var {child's} hund, och {pet.he} blev nästan dubbelt så lång när {pet.he} la sig.
## if pet.dog & breed.Dachshund
{Pet} var {child's} tax, och {pet.he} var lång även för att vara tax.
## if pet.cat
{Pet} var {child's} katt, och {pet.he} blev nästan dubbelt så lång när {pet.he} la sig.

# @mine
”{Pet} är min hund”, sa {friend} genom lakanet. ”Flytta över resten av {pet.him}.”

”{Pet.He} har själv valt var {pet.he} vill ha den”, sa {child}.
## if pet.dog
”{Pet} är min hund”, sa {child} genom lakanet. ”Flytta över resten av {pet.him}.”

”{Pet.He} har själv valt var {pet.he} vill ha den”, sa {friend}.
## if pet.cat
”{Pet} är min katt”, sa {child} genom lakanet. ”Flytta över resten av {pet.him}.”

”{Pet.He} har själv valt var {pet.he} vill ha den”, sa {friend}.

# @thump
dunk, dunk, dunk.
## if pet.cat
tipp, tipp, tipp.

# @wags
{Pet.He} viftar.
## if pet.cat
{Pet.He} slår med svanstippen.

# @good
Fin hund
## if pet.cat
Fin katt

# @shook
Och sedan viftade {pet.he} så att hela skeppet skakade.
## if pet.cat
Och sedan började {pet.he} spinna så att hela skeppet darrade.

# @grin
la upp läppen på tassen och log. En hund kan det, om det kliar rätt.
## if pet.dog & breed.Dachshund
la upp läppen på tassen och log. En tax kan det, om det kliar rätt.
## if pet.cat
la kinden på tassen och log. En katt kan det, om det kliar rätt.

# @night
{elder.short} säga god natt, för {child} och {pet} fick sova över.
## if adult
{adult} säga god natt, och {friend} hade lånat ut {pet} över natten.
## if adult & pet
{adult} säga god natt.
## if !adult & pet
{elder.short} säga god natt.

# @a
{elder.short}
## if adult
{adult}

# @tail
Dunk, sa svansen. Dunk, dunk, dunk.
## if pet.cat
Tipp, sa svansen. Tipp, tipp, tipp.
