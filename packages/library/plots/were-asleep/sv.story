title: Vi sover
title: Slut på dansen!
title: Sängen mitt på golvet
guest elder: mormor (hon), farmor (hon)
guest ek: herr Ek (han), herr Blom (han)

% Värden är den äldre som är vald, annars mormor. En andra äldre sover sig igenom alltihop. Omkväde: ”Vi sover!”

# striped
När {child} kom för att sova över hos {elder} stod det en säng mitt på golvet i vardagsrummet.

Det var en tältsäng, randig, med fjädrar. {Child.He} hade aldrig sett den förut.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] som bodde en trappa upp, hade hjälpt till att bära in den.]

”Den är till dig”, sa {elder.short}. ”Du har ju blivit {age}.”

”Jaha”, sa {child}. ”Vad fin.”

[pet.dog: [!pet.known: Hunden {pet}|{Pet}], som hade fått följa med, nosade på en rand och backade.][pet.cat: [!pet.known: Katten {pet}|{Pet}], som hade fått följa med, gick ett varv runt den, och därifrån.]

# top-to-tail
Det var bara det att {child} alltid hade sovit i {elder.short's} stora säng. Skavfötters, med fötterna mot {elder.short's}, och prat i mörkret tills en av dem slutade svara. Det var det som var att sova över[school: , och det hade {child.he} längtat efter en hel vecka {at school}]. Men {elder.short} hade bäddat så noga, med vikta hörn, och då kunde man ju inte säga något. {Elder.He} är väl trött på att ha mig där, tänkte {child}. Jag sparkas väl.[pet.dog / pet.cat:  {Pet}, som aldrig sparkades, låg redan i den stora sängen.]

# bang
De åt pannkakor, spelade kort[friend:  med {friend}] och borstade tänderna.[elder2:  {Elder2} hade gått och lagt sig redan klockan åtta, i det lilla rummet, med proppar i öronen.] {Elder.short} släckte och gick in till sig[pet.dog / pet.cat:  och {pet}].

”God natt!” ropade {elder.short}.

”God natt!” ropade {child}. {Child.He} vände sig på sidan.[friend:  Uppifrån kom tre knackningar. Det var {friend}.]

PANG!

Sängen slog ihop sig på mitten, som en smörgås. Bara fötterna och håret stack ut.

Genast dunkade det underifrån. Det var {ek} en trappa ner, med kvastskaftet i taket.

”Slut på dansen!” hördes det dovt.

”Vi sover!” ropade {elder.short} tillbaka och kom springande i nattskjorta[pet.dog: , med {pet} efter sig]. {Elder.He} bände upp sängen. ”Du låg nog för långt ut. Ligg i mitten.”

# like-a-ruler
{child} låg i mitten. {Child.He} låg som en linjal.[sport:  Det var svårare än att {play sport}.] {Child.He} andades bara med ena näsborren. Efter tio minuter var {child.he} tvungen att nysa.

PANG!

Dunk, dunk, dunk. ”Jag hör nog att det är schottis!”

”Vi sover!” ropade {child} inifrån smörgåsen.

[pet.dog: ”Voff!” sa {pet}.]

# like-this
”Det är inget fel på sängen”, sa {elder.short}, som var envis. ”Man måste bara lägga sig rätt. Se här.” {Elder.He} lade sig. {Elder.He} låg rakt på rygg med händerna på magen. ”Nu ligger jag hur bra som …”

PANG!

Dunk, dunk, dunk, dunk, dunk.[music:  Nu trodde han visst att det var {music}.]

”VI SOVER!” ropade de båda två. {Elder.short's} röst kom från någonstans nere vid knäna.

{child} drog i {elder.short's} ena arm, och [pet.dog: {pet} drog i nattskjortan|sedan i den andra]. Det hjälpte inte, för {child.he} hade börjat skratta, och då hade {child.he} ingen kraft. {Elder.short} skrattade också, där inne, så att det gnisslade i fjädrarna.[pet.cat:  {Pet} lade sig ovanpå smörgåsen, där det var varmt.]

# a-party
Då ringde det på dörren.

Där stod {ek} i morgonrock, med kvasten i handen. Han såg {child's} röda ansikte och {elder.short's} fötter rakt upp i luften.

”Jag visste det”, sa han. ”Fest.”

[friend: ”Fest?” sa {friend}, som kom nerför trappan i pyjamas.]

”Det är sängen”, sa {child}. ”Den slår ihop sig.”

”En säng slår inte ihop sig”, sa {ek}. ”Jag har sålt möbler i fyrtio år. Nu ska ni få se.”

# forty-years
Han lossade en hake under sängen, och {elder.short} rullade ut på mattan. Sedan hakade han fast den igen, satte sig på sängen med rak rygg, lyfte upp sina tofflor och lade sig försiktigt ner.

”Där ser ni”, sa han. ”En säng är en …”

PANG!

Det var den värsta smällen hittills.[city:  Den måste ha hörts i hela {city}.] Ur ena ändan stack en kvast. Och ovanifrån, från [friend: {friend's} våning|våningen högre upp], började det dunka i golvet.

”Vi sover!” ropade {ek}, djupt kränkt.

[friend: ”Det där är till mig”, sa {friend}.]

# a-spring
Till sist fick [friend: {child} och {friend} loss honom, i varsitt ben|de loss honom]. Han sa inte ett ord. Han samlade ihop sin kvast, bugade sig och gick ner till sig[friend: , och {friend} gick upp till sig].[elder2:  I det lilla rummet vände sig {elder2} i sömnen.] Men sängen gick inte att fälla upp mer. En fjäder hade hoppat av, och den låg på mattan och darrade.

”Jaha”, sa {elder.short}. {Elder.He} satte sig på golvet och såg plötsligt ledsen ut. ”Då är den slut. Och soffan är för kort för någon som är {age}. Du vill väl hem nu. Jag kan ringa, så får de hämta dig.”

# a-hand
Det gick alldeles kallt genom {child}. Klockan var halv elva. {Child.He} såg det framför sig: skorna på, och pyjamasen under jackan. Sova över, och så hem igen.[pet.other:  {Pet} skulle undra vad som hade hänt.][pet.dog / pet.cat:  {Pet} gick rakt förbi dem, in i sovrummet, och lade sig i den stora sängen.] Och {elder.short} hade redan telefonen i handen.

Då gick {child} fram och lade sin hand över den.

”{Elder.short}”, sa {child.he}. ”Får jag inte ligga hos dig längre?”

# like-a-horse
{Elder.short} såg upp.

”Får?” sa {elder.he}. ”Det är klart att du får. Men du är ju stor nu. Inte vill väl du ligga och trängas med en gammal [elder.he: gubbe|tant]. Jag tänkte att du var för snäll för att säga det, så jag köpte den där på loppis.”

”Jag trodde att du inte ville”, sa {child}. ”För att jag sparkas.”

”Du sparkas som en häst”, sa {elder.short}. ”Ingen har sparkat mig sedan i påskas, och jag har knappt fått en blund.”

# the-balcony
De såg på varandra. Sedan såg de på tältsängen. {child} tog tag i ena ändan och {elder.short} i den andra, och så bar de ut den och ställde den på balkongen.

{Elder.short's} stora säng var precis som den skulle[pet.dog / pet.cat: , med {pet} i mitten]. Täcket var tungt och kallt först och varmt sedan. {child} lade sig i fotändan med sin egen kudde, och under täcket letade {child.he} tills {child.he} hittade {elder.short's} fötter. De hade ullsockor. {child} satte sina fotsulor mot dem, och {elder.short} tryckte till.

De pratade i mörkret, om {ek} och kvasten, och om hur tofflorna hade flugit[athlete: , som om {athlete} hade sparkat iväg dem]. Det blev längre och längre mellan orden.

[friend: Uppifrån kom tre knackningar. {child} knackade tre tillbaka, i sänggaveln.]

# are-you-dancing
Då hördes en röst nerifrån. Den var inte arg längre. Den var lite ensam, och lite nyfiken.

”Dansar ni?”

{child} kände {elder.short's} fötter skratta mot sina[pet.dog: , och {pet} sucka däremellan][pet.cat: , och {pet} spinna däremellan].

”Nej”, ropade {child.he}. ”Vi sover.”
