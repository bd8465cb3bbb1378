title: Fyran
title: Tredje sätet till vänster
title: Den varma platsen
guest friend: Tindra (hon), Abbe (han)
guest pet: Dixie (hon), Bosse (han)
guest driver: Ann-Britt (hon), Gunnel (hon)
guest neighbour: Birgitta (hon), Ingegerd (hon)

% Hunden är familjens, eller grannens. En katt åker buss för värmens skull precis lika gärna.

# good-for-the-lungs
Det tog {child} femtiotvå minuter att gå till skolan, men {child.he} sa till alla[school:  {at school}] att {child.he} tyckte om det.

{Child.He} sa att det var bra för lungorna[sport:  och för den som håller på med {sport}].[elder:  Det tyckte {elder}[elder2:  och {elder2}] också.] {Child.He} sa det i dimma och en gång i hagel, medan {friend}[!friend.known: , {child.his} bästa vän,] gick bredvid och hällde ur ena skon. {Friend} hade busskort. Fyran gick från hållplatsen utanför {friend's} hus till skolgrinden på elva minuter, och den hade tak. {Friend.He} gick med {child} ändå.

”Jag tycker också om det”, sa {friend} och nös.

# never-again
{Friend.He} frågade aldrig varför. {Friend.He} visste varför. Första veckan i september hade {child} åkt med fyran ensam, sent en regnig eftermiddag. Rutorna hade immat igen. {Child.He} såg inte sin hållplats och vågade inte fråga, utan satt kvar, mycket artig, ända tills lamporna släcktes och {child.he} var i bussgaraget tillsammans med en man och en mopp. {@fetch} fick komma och hämta. Ingen var arg. Men någonting inuti {child} hade lagt armarna i kors och sagt: ”Aldrig mer.”

# disappears
Sedan, i november, började {pet} försvinna.

{@meals} Men tre lördagar i rad smet {pet.he} ut genom hålet i häcken efter frukost och kom hem lagom till lunch. Då såg {pet.he} nöjd ut och luktade lite grann av andra människor.

”{Pet.He} har en familj till”, sa {@a}. ”Med godare korv.”

”{Pet.He} hälsar på någon”, sa {friend}, som var romantiskt lagd. ”Någon som är gammal och ledsen.”

# fifth
Den fjärde lördagen följde de efter. {@trotted} och satte sig prydligt vid busshållplatsen. Där stod redan fyra personer i kö. {Pet} var femma.

Fyran kom. Dörrarna fräste. Folk klev på, {pet} klev på efter dem, och dörrarna började gå igen.

”{Child}!” sa {friend}. ”{Pet} åker!”

Ingenting hann lägga armarna i kors. De sprang. {child} var uppe på bussen innan {child.he} visste ordet av, och trottoaren gled i väg utanför.

# third-seat
”Är det din [pet.cat: katt | hund]?” frågade {child} chauffören, fast det inte alls var det {child.he} hade tänkt säga.

”Min? Nej, {pet.he} är med damen i grön hatt”, sa chauffören. På hennes skylt stod det {driver}. ”Varje lördag.”

”Inte med mig”, sa damen i grön hatt. ”Jag trodde att {pet.he} var tvillingarnas.”

”Vi trodde att {pet.he} var bussens”, sa tvillingarna.

{Pet} hade gått till tredje sätet till vänster och lagt sig under det, så att bara nosen och svansen syntes. {@thump} och blundade.

”Vi ser var {pet.he} går av”, viskade {friend}. ”Sedan vet vi.”

Så de satte sig ovanför. Rutorna immade igen. De åkte förbi simhallen[athlete: , där {athlete} satt på en affisch]. De åkte förbi biblioteket. Vid varje hållplats tänkte {child}: nu. Och vid varje hållplats låg {pet} kvar. Den gröna hatten gick av. Tvillingarna gick av[music:  och nynnade på {music}]. Och sedan, nedanför Kvarnbacken, stod det en skylt i vägen, och bussen svängde till vänster i stället för till höger.

{child} blev kall om händerna. ”Det är fel väg.”

”De har lagt om den”, sa {friend}. ”Jag kollar.” {Friend.He} tog upp telefonen och ändrade min. ”Den är död.”

# a-chin
Gatorna utanför var alldeles främmande och alldeles likadana. [city: Det kunde lika gärna ha varit någon annanstans än {in city}. ]Det var september igen. {child} kände hur {child.he} höll på att bli mycket artig.

Då lade sig något tungt och varmt på ena foten. {Pet} hade flyttat sig utan att öppna ögonen och lagt hela hakan på {child's} sko. Det gick att känna andetagen genom skosnörena. {Pet} visste inte heller var de var. {Pet.He} tyckte bara inte att det var något man behövde vara ensam om att inte veta.

# trench-foot
{child} såg på {friend}, som i nio veckor hade blivit blöt med flit.

”Jag avskyr att gå”, sa {child}.

”Jag vet”, sa {friend}. ”Jag med.”

”Jag är rädd för bussen.”

”Jag vet”, sa {friend}. ”Jag ville inte vara den som sa det.” {Friend.He} tänkte efter. ”Jag tror faktiskt att jag har fått simhud mellan tårna.”

# excuse-me
{child} började skratta, och det var skrattet som gjorde det. {Child.He} reste sig. {Child.He} väntade på ett rödljus. Sedan gick {child.he} fram och gjorde det som {child.he} inte hade vågat i september.

”Ursäkta”, sa {child.he}. ”Jag vet inte var vi är.”

”Kära du, det vet inte hälften av dem”, sa {driver}. ”Om två minuter är vi tillbaka på Kvarnbacken. Sedan är det skolan, parken och runt till Kyrkvägen igen. Säg vart du ska, så ropar jag.”

Mer var det inte. {child} stod där, en smula häpen, som den som har tagit sats mot en låst dörr och upptäckt att det bara var ett draperi.

# the-heater
De åkte förbi skolan. De åkte förbi parken. {Pet} rörde sig inte. Först när Kyrkvägen dök upp i immen sträckte {pet.he} på sig, bakbenen sist, och strosade bort till dörrarna.

”Men {pet.he} har ju inte varit någonstans”, sa {friend}. ”Det var ju här {pet.he} gick på! Vem hälsar {pet.he} på?”

{child} gick tillbaka och stack in handen under tredje sätet till vänster. Sedan stack {child.he} in {friend's} hand också. Ur ett litet galler i golvet strömmade det alldeles underbart varm luft.

”Det är värmen”, sa {child}. ”{Pet} kommer hit för värmen.”

{Friend} såg ut som om {friend.he} hade mist någon.

{@A} skrattade så att [adult: {adult.he} | hon] fick sätta sig i trappan. Sedan lagade [adult: {adult.he} | hon] häcken, och på lördagarna åkte de med {pet} på riktigt, {@lead}.[elder:  {Elder} följde med en gång och hade båda fötterna på gallret.]

# saved-you
Och på måndagen regnade det som om det hade sparat ihop. Tio över åtta stannade fyran utanför {friend's} hus och öppnade dörrarna. På tredje sätet till vänster, med båda fötterna på gallret och ryggsäcken på platsen bredvid, satt {child}.

”Jag har hållit den varma åt dig”, sa {child.he}.

# @fetch
{neighbour} i huset bredvid
## if adult
{Adult}

# @a
{neighbour}
## if adult
{adult}

# @meals
{Pet} var {neighbour's} hund och trodde på regelbundna måltider.
## if adult
{Pet} var grannens hund och trodde på regelbundna måltider.
## if pet.dog
{Pet} var {a breed} som trodde på regelbundna måltider.
## if pet.cat
{Pet} var {a breed} som trodde på regelbundna måltider.

# @trotted
{Pet.He} travade Kyrkvägen fram som en hund som har en tid att passa
## if pet.cat
{Pet.He} gick uppe på muren längs Kyrkvägen som en katt som har en tid att passa

# @thump
{Pet.He} dunkade svansen i golvet en gång
## if pet.cat
{Pet.He} slog till en gång med svanstippen

# @lead
i koppel
## if pet.cat
i sele
