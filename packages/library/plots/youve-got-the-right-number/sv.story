title: Du har slagit rätt
title: Det andra bageriet
title: Klockan sju slog någon fel
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% I köket (@a) är mormor eller farfar, annars {adult}, annars {minder}. ”Jag slog visst fel” sägs fort, utom på torsdagen. Låt den halva signalen höras: ”Trr.”
% En regel: ett misstag kan ingen säga nej till, men ingen kan säga ja till det heller. {@help} är en enda händelse: luren kommer av klykan innan signalen har slutat.

# with-a-cord
Klockan sju på måndagskvällen ringde telefonen i hallen. Den var gammal, med sladd, och hängde bara kvar för att ingen hade tagit ner den[elder2:  och {elder2} var så fäst vid den].

”Är det bageriet?” frågade {a wish}.

”Nej”, sa {child}, med munnen full av knäckebröd.

”{Wish.sound}. Förlåt”, sa {the wish}. ”Då slog jag visst fel.”

”Vem var det?” ropade {@first} från köket[music: , där radion spelade {@song}].

”Någon som slog fel”, sa {child}, som hade hoppats att det var {friend}.

# a-mistake
Det var höstlov[school: , {school} var stängd][city: , hela {city} verkade bortrest], och {child} hade ingen att vara med. På morgonen hade {child.he} skickat ett meddelande till {friend}[!friend.known: , sin bästa vän]. ”Hej {friend}! Vill du komma hit?” Men sedan såg {child.he} framför sig hur {friend} hittade på en ursäkt, och magen knöt sig. Så {child.he} skrev: ”Oj, det där skulle till någon annan.”

Ett misstag kan ingen säga nej till. Det är det som är så bra med dem.[sport:  Inte ens {@game} var det den veckan.][athlete:  {athlete}, på affischen, skrev säkert aldrig oj.][pet.other:  Bara {pet} visste det, och {pet} skvallrade aldrig.]

# while-im-here
På tisdagen, klockan sju, ringde det igen.

”Är det tandläkaren?” frågade {the wish}.

”Nej, det är jag”, sa {child}.

”Jaha, förlåt. Men när jag ändå har dig här, vad var det du åt?”

”Knäckebröd”, sa {child}. ”Har du ont i tänderna?”

”Nej. Hur så?”

”Du skulle ju till tandläkaren.”

”Just det! Hemskt ont”, sa {the wish} och skyndade sig att berätta hur {wish.he} {wish.did}.

”Gick det bra?” frågade {child}.

Det sprakade i luren. ”Jag vet inte”, sa {the wish}. ”Det har ingen frågat förut. {@Why}

# the-other-bakery
På onsdagen stod {child} redan och väntade i hallen.

”Är det …”, sa {the wish} och måste tänka efter. ”Kan det vara det andra bageriet?”

De pratade i en halvtimme. {The wish} berättade att det värsta {wish.he} visste var {wish.afraid}, och {child} berättade sådant som {child.he} inte hade berättat för någon.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] låg över fötterna och hörde alltihop.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg på hyllan under telefonen, med en tass på sladden, och hörde alltihop.]

”Någon som slog fel”, sa {child} till {@a}. Det var det bästa på hela dagen.

# so-clever
På torsdagen räknade {child} ut det. Ingen slår fel klockan sju fyra kvällar i rad. Och {child.he} kände sig så klok att {child.he} inte tänkte sig för.

”Är det simhallen?” frågade {the wish}.

”Det vet du att det inte är”, sa {child}. ”Du ringer fel med flit. Du är ensam.”

Det var sant, och det var just det som var fel med det.

”Förlåt”, sa {the wish}, så lågt att det knappt tog sig igenom sladden. ”Då slog jag visst fel.”

Sedan hördes bara en ton.

# among-the-shoes
På en gammal telefon syns det inte vem som har ringt, och på fredagen ringde den inte. {child} satt på golvet bland skorna till halv åtta och skämdes så att det stack i ansiktet.

”Slog någon fel?” frågade {@a}.

”Nej, rätt”, sa {child}. ”Det var jag som sa fel.”

{@A} sa ingenting klokt. {@He} flyttade på en stövel och satte sig tätt intill.

Vad skulle {child} själv ha velat höra? Det tog lång tid att komma på. Sedan ringde {child.he} till {friend}, med flit.

# my-name
”Det där meddelandet i måndags”, sa {child}, och magen knöt sig igen. ”Det var till dig.”

”Jag vet”, sa {friend}. ”Mitt namn stod ju i det.”

{child} blundade.

”Jag tänkte säga ja”, sa {friend}. ”Men till ett misstag kan man ju inte säga ja.”

Det hade {child} aldrig tänkt på.

”Får jag säga det nu?” frågade {friend}.

# half-a-ring
På lördagen satt de under telefonen båda två[pet.dog: , med {pet} på alla fyra fötterna][pet.cat: , och {pet} hade hyllan]. Klockan sju kom det en halv signal, och sedan ingenting. Så låter det när någon inte vågar.

{child} reste sig och lade handen på luren. Men om {child.he} sa fel en gång till? Handen ville inte lyfta.

{@help}

# the-right-number
”Förlåt”, sa {the wish}, långt inne i luren. ”Då slog jag visst …”

”Nej!” skrek {child}. {Child.He} höll i luren med båda händerna. ”Du har slagit rätt.”

”Du vet ju inte vem jag ville tala med”, sa {the wish}.

”Mig”, sa {child}, och rösten darrade. ”Jag gör likadant. Jag skrev till {friend} och sa att det var ett misstag.”

”Mitt namn stod i det!” ropade {friend}.

”Ett misstag kan ingen säga nej till”, sa {child}. ”Men ingen kan säga ja till det heller.”

”Nej”, sa {the wish} långsamt. ”Det har aldrig någon gjort.”

”Så gör det med flit.”

# on-purpose
Klick. {The wish} hade lagt på. {child} andades inte.

Då ringde telefonen, en hel signal, och en till.

”God kväll”, sa {the wish}, med darr på rösten. ”Jag skulle vilja tala med {child}.”

”Ja”, sa {child}.

# in-the-dark
”Vilket ljus är ditt?” frågade {the wish}, långt senare. ”Det har jag ofta undrat.”

Så {child} gick ut på trappan med lyktan och höll upp den.

”Du syns”, ropade {friend}, som hade luren. ”Du är visst mindre än du låter.”

I mörkret vet man inte vad som är långt borta och vad som bara är litet. Men {child} såg {wish.part} först, och sedan hela {the wish}, som vinkade tillbaka.

# for-me
På söndagen, klockan sju, ringde telefonen precis så länge den ville.

”Är det {child}?” frågade {the wish}. ”Det var inget särskilt. Jag har inte ens ont i tänderna.”

”Bra”, sa {child} och satte sig på golvet bland skorna.

”Vem är det?” ropade {@a} från köket.

”Det är till mig”, sa {child}.

# @Why
Alla är väl vana vid det.”
## if wish.satellite
Jag talar om för alla var de är. Ingen frågar var jag är.”
## if wish.lighthouse
Alla tittar på mig. Men det är för att se vart de inte ska åka.”
## if wish.wolf
När jag säger något går folk in.”
## if wish.astronaut
Härifrån ser jag alla som finns, på en gång. De ser bara inte mig.”
## if wish.robot
Folk pratar bara med mig när något har gått sönder.”
## if wish.dragon
När jag kommer på besök ska alla just gå.”
## if wish.ghost
Så fort jag kommer in går alla andra ut.”
## if wish.bus
Det är många som väntar på mig. Men det är aldrig mig de ska till.”
## if wish.train
Det är många som väntar på mig. Men det är aldrig mig de ska till.”
## if wish.whale
Min röst hörs i hundra mil. Jag vet bara inte om det är någon i dem.”
## if wish.monster
Folk tittar under sängen varje kväll. Men det är för att se att jag inte är där.”
## if wish.moon / wish.star
När jag går upp går alla andra och lägger sig.”
## if wish.shark
Jag behöver bara säga hej, så är stranden tom.”
## if wish.snowman
Folk vinkar. Sedan går de in i värmen.”

# @help
Där kom nästa halva signal. {Friend} sträckte sig förbi {child}, ryckte av luren innan signalen hade slutat och tryckte den i famnen på {child}.
## if pet.dog
Då lyfte {pet} på huvudet. En hund hör det lilla klicket inne i en telefon innan den ringer. {Pet} for upp, fick sladden mellan tänderna och drog, och just som signalen började hoppade luren av klykan, rakt i famnen på {child}.
## if pet.cat
Där kom nästa halva signal, och hyllan skakade. Sådant tålde inte {pet}. {Pet.He} puttade med tassen, som {pet.he} puttade på allt i en hylla, och luren tippade av klykan, rakt i famnen på {child}.
## if elder & !pet.dog & !pet.cat
Där kom nästa halva signal. Men just då gick {elder.short} förbi, som hade vuxit upp med sådana telefoner, dem man sprang till. Luren var av innan signalen hade slutat. ”God kväll”, sa {elder.short}. ”Ett ögonblick.” Och så fick {child} luren. ”Det är din felringning.”

# @game
{sport}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

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
