title: Ska det vara något mer?
title: Den smakar onsdag
guest friend: Ebbe (han), Saga (hon)
guest elder: Göte (han), Barbro (hon)
guest machine: Greta (hon), Dagny (hon)

% Omkväde: ”Ska det vara något mer?” Den äldre är familjens egen, som hjälper till i kiosken, eller den som har den: @kiosk, @belly.

# grey
{@Kiosk} vid bryggan, och i kiosken stod glassmaskinen {machine}. Det fanns bara ett fel på {machine}. Hon bestämde själv.

{child} ville ha jordgubbsglass. {Child.He} drog i spaken. Ut kom en glass som var grå.

”Jag sa jordgubb!” sa {child}.

{Machine} surrade nöjt[music: , nästan i takt med {music} på radion]. Hon gjorde inte den smak man bad om. Hon gjorde den smak hon tyckte att dagen hade.

”Ska det vara något mer?” frågade {elder.short}, för det sa {elder.he} till alla.

”Det ska vara något annat!” sa {child}.

{Friend}[!friend.known: , {child.his} bästa vän,] tog den grå glassen. [sport: Andra var bra på {sport}. {Friend} var bra på att smaka. | {Friend} smakade på allt.]

”Den smakar som när man har tappat en vante”, sa {friend}. ”Men sedan hittar man den. Den är god!”

# grass
Ute stod en tant med hatt. Hon ville ha vanilj. {Machine} gav tanten en glass som var grön.

”Gräs”, sa tanten.

”Nyklippt”, sa {friend}, som hade fått slicka.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] slickade upp det som droppade.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] luktade och gick därifrån.][pet.other:  {child} undrade vad {pet} där hemma skulle ha tyckt.]

”Ska det vara något mer?” frågade {elder.short}.

”Absolut inte”, sa tanten och gick.

# wednesday
Så gick det hela förmiddagen[city: , i den konstigaste kiosken {in city}]. Till sist var det ingen kö kvar, och klockan tre skulle hela fotbollslaget komma.

”De vill ha jordgubb, allihop”, sa {child} till {machine}. ”Jag har lovat dem[school: , i kön {at school}]. Folk vill ha det de ber om!”

{Machine} muttrade och gav {child.him} en randig.

”Onsdag”, sa {friend}. ”Den smakar precis som onsdag.”

”Det är onsdag”, sa {elder.short}.

”Ja! Visst är hon duktig?”

# only-salt
Men {child} var så arg att tårna kröktes. {Child.He} drog och drog i spaken.

”Jord! Gubb! Jord! Gubb! Ska det vara något mer? Nej! Bara det! Du är en dålig maskin!”

{Machine} hostade. Det kom en droppe. Och en till. Sedan blev hon tyst.

{Friend} fångade droppen på en sked och smakade. Munnen åkte neråt på {friend.him}.

”Vad är det för smak?” frågade {child}.

”Ledsen”, sa {friend}. ”Det är bara salt.”

# an-ear-to-the-tin
{@Belly} {Elder.He} lade örat mot plåten och blundade länge.

”Motorn är hel”, sa {elder.short}. ”Det är {machine} som är ledsen.”

{child} skämdes och fick en klump i magen. {Machine} var alldeles kall.

”Ska jag skrika något snällt?” frågade {friend}. ”HALLÅ! DU SMAKADE JÄTTEBRA GRÄS!”

Inte ett surr.

”Har hon någonsin smakat jordgubb?” frågade {friend}.

{Elder.short} kliade sig i nacken.

”Hon har fått mjölk i luckan”, sa {elder.he}. ”Varje morgon i trettio år. Aldrig något annat.”

”Är det ingen som har frågat om hon vill ha något mer?”

”{Machine}?” sa {elder.short}. ”Nej. Bara kunderna.”

# strawberries
Bakom kiosken låg ett jordgubbsland. {child} och {friend} kröp på varsin sida.[elder2:  {Elder2} höll skålen.] {Friend} åt varannan, för {friend.he} ville vara säker. {child} tog de varmaste, de som solen hade legat på.

Sedan ställde {child} sig på en låda framför {machine}. {Child.He} höll händerna runt den kalla plåten, som om det var någons kinder.

”Förlåt”, sa {child.he}. ”Din onsdag var god. Jag smakade när ingen såg.”

{Child.He} öppnade luckan och lade in en jordgubbe.

Det hördes ett litet klick.

# click
{child} lade örat mot plåten, precis som {elder.short}. Långt där inne snurrade något ett halvt varv.

”Ska det vara något mer?” frågade {child}.

Klick, klick.

{Child.He} lade in en till. Och en hel näve. {Child.He} frågade varje gång, och varje gång klickade det fortare. Till slut surrade {machine} så att fönstret skallrade. Hon rapade. Och ut ur spaken, fast ingen hade dragit i den, kom en lång röd glass, som {child} fångade i strut efter strut[athlete: , lika säkert som {athlete}].

{Friend} smakade och stod stilla.

”Jordgubb”, sa {friend.he} till sist. ”Men det är något mer. Den är varm, fast den är kall. Den smakar som när man blir osams, och sedan ringer det på dörren.”

”Och då?”

”Då är det den man var osams med.”

# the-team
Klockan tre kom fotbollslaget. De fick jordgubbsglass, allihop, och målvakten bad om en till. Tanten med hatten kom också tillbaka.

”Har ni kvar den där med gräs?” frågade hon lågt. ”Jag kan inte sluta tänka på den.”

”Vi gör så här”, sa {child}. ”Folk får det de ber om först. Sedan får {machine} bestämma toppen.”

{Machine} satte en liten grön topp på tantens vanilj. Tanten satte sig på bryggan och tog av sig skorna.

# a-small-one
På kvällen torkade {elder.short} av disken.[elder2:  {Elder2} räknade strutar.] {Friend} låg på en bänk och höll sig om magen.

”Ska det vara något mer?” frågade {elder.short}.

”Aldrig i livet”, sa {friend}. ”Finns det en liten?”

{child} stod kvar hos {machine}. {Child.He} hade en jordgubbe kvar i fickan, lite platt. {Child.He} torkade av den på tröjan, lutade sig intill plåten och frågade, så att bara {machine} hörde det:

”Ska det vara något mer?”

Luckan öppnade sig av sig själv.

# along-the-water
{Elder.short} släckte, och de gick hemåt längs vattnet, med {elder.short} i mitten.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] gick sist och nosade på varenda bräda.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] kom efter, som om {pet.he} råkade ha samma väg.][pet.other:  Hemma väntade {pet}.] Bakom dem i den mörka kiosken surrade det lågt, och i {child's} hand satt en liten glass med topp, röd som himlen över bryggan.

# @kiosk
{Elder}, en gammal vän till familjen, hade en glasskiosk
## if elder
{Elder} hjälpte till den veckan i en glasskiosk

# @belly
{Elder.short} hade varit maskinist på båtar och brukade säga att en maskin är som en gris: man får lyssna på magen.
## if elder
”En maskin är som en gris”, sa {elder.short}. ”Man får lyssna på magen.”
