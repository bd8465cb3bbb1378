title: Det finns en grind
title: Igelkotten och planket
title: Hälsa planket
guest friend: Casper (han), Melker (han)
guest bosse: Bosse (han), Kenta (han)
guest ragnhild: Ragnhild (hon), Gunborg (hon)

% {friend} skrattade, och är på andra sidan planket. Grinden: Ragnhild säger det till dem som klagar, barnet till igelkotten, vännen till barnet.

# donk
Klockan tjugo i nio gick igelkotten rakt in i planket.

Donk.

{child} låg på mage i gräset med hakan i händerna. Den veckan vattnade {child.he} på koloniområdet[city:  {in city}] åt {bosse}, som hade brutit foten. Men det var för igelkottens skull {child.he} stannade kvar om kvällarna. Den gick alltid samma väg. Den kom över från {ragnhild's} lott för att äta {bosse's} sniglar, och när den var mätt gick den hem igen, förbi rabarbern och rakt fram.

Men i kväll, medan den åt, hade {ragnhild} spikat fast den sista brädan i sitt nya plank. Trettio meter, utan en springa.

Donk.

”Det finns en grind”, sa {child}.

Det gjorde det. Den stod till och med öppen, längst bort vid grusgången. Det var bara att gå runt.

Igelkotten fnyste, backade och gick rakt fram. Donk.[athlete:  {athlete} hade varit lättare att stoppa.]

”Hur kan man vara så envis?” sa {child}.

”Ja, säg det”, sa {bosse} från solstolen, med gipset på en hink. ”Hur många dagar är det nu?”

{child} låtsades inte höra. Det var sjutton.

# seventeen
På andra sidan planket fanns nämligen {friend}[friend: , {child.his} bästa vän, som hjälpte {ragnhild} med jordgubbarna den sommaren. | . {ragnhild} var hans farmor.] {child} hade inte sagt ett ord till {friend.him} sedan före skolavslutningen.

Det hade varit {child's} redovisning[school:  {at school}]. Om igelkottar, självklart. Mitt i hade någon på sista raden börjat snörvla och grymta, och hela klassen hade skrattat. Det hade {child.he} klarat. Men {friend} hade också skrattat. {Friend}, som hade legat i gräset och spanat bredvid {child.him} varje sommar sedan de var sju[sport: , så fort de inte skulle {play sport}]. Fyra gånger hade {friend.he} skrivit sedan dess. {child} hade inte svarat.[elder:  Inte ens när {elder}[elder2:  och {elder2}] sa åt {child.him} att göra det.]

# cat-food
Ett grått hår och ett par glasögon dök upp ovanför planket.

”Vad är det som dunkar?”

”Igelkotten”, sa {child}. ”Den kommer inte hem.”

”Det finns en grind!” sa {ragnhild} och försvann. Så sa hon till alla som klagade på planket.

{child} hämtade kattmat[pet.cat: , av den sort som {pet} aldrig ville ha,] och lade ut en sträng, klick efter klick, hela vägen till grinden. Igelkotten följde den. Den smaskade som om den satt på bio. Vid grinden åt den upp den sista klicken, slickade sig om nosen, vände och knatade trettio meter tillbaka.

Donk.

# rolled-up
Då tog {child} på sig {bosse's} trädgårdshandskar och bar den. Det vill säga, {child.he} bar en boll, för igelkotten hade rullat ihop sig.[pet.dog:  Det var tur att [!pet.known: hunden ]{pet} var hemma. Hos {pet} hette allt som var runt hämta.] {Child.He} satte ner bollen mitt i grindhålet. Efter en kvart kom det ut en nos. Den vädrade, kände lukten av {child} och drogs in igen.

”Man kommer ingenvart med den som har rullat ihop sig”, sa {child}.

”Nej”, sa {bosse}. ”Det är vad {friend} säger också.”

När {child} gav upp och gick därifrån vecklade igelkotten ut sig och kom tassande efter. Donk.

# tell-the-fence
”Den går på lukten”, sa någon bakom planket. ”Den fattar inte grindar.”

{child} stelnade till.

”Jag pratar inte med dig”, sa {child.he}.

”Jag pratar inte med dig heller”, sa {friend}. ”Jag pratar med planket.”

”Hälsa planket att jag redan vet att den går på lukten.”

”Planket säger att du i så fall kunde ha skippat kattmaten.”

En stund hördes bara humlorna. Sedan kom {friend's} röst igen, lägre ner, som om {friend.he} också låg på mage.

# minute-four
”{child}? På riktigt nu. Hör du?”

{child} lade örat mot brädorna. Inifrån {ragnhild's} vedhög pep det. Tunt, som fåglar, fast det var för sent på kvällen för fåglar.

”Ungar”, sa {friend}. ”De piper när de är hungriga. Minut fyra i din redovisning.”

”Du skrattade ju.”

”Ja. Men jag lyssnade också.”

{child} svarade inte, för nu hade {child.he} förstått. Det var en hon. Hon hade gått ut för att äta, och bakom henne hade någon spikat igen vägen hem. Hon var inte alls dum. Hon var den enda som visste precis vart hon skulle.

# went-on
”{ragnhild}!” ropade {child}. ”Du måste såga upp ett hål!”

Glasögonen kom upp. ”I mitt plank? Det finns en …”

”Hon hittar inte till grinden!”

{child} hörde att rösten sprack, precis som den hade gjort framför tavlan. Då hade {child.he} slutat prata. Nu fortsatte {child.he}.

”Hon går på lukten, och det luktar ungar där hemma och nytt trä runt omkring, och hon kommer att stå här och dunka i natt. De är så små att de måste dia. De klarar inte hur länge som helst. Tretton gånger tretton centimeter räcker. Jag kan måla kanten.”

Ingen snörvlade. Ovanför planket tog {ragnhild} av sig glasögonen och putsade dem. Sedan kom en såg över kanten, med handtaget först.

# three-fingers
{child} sågade. {Friend} höll emot på andra sidan. {Bosse} talade om hur man skulle göra, tills de bad honom låta bli[music: , och då nynnade han på {music} i stället]. När biten lossnade satt {child's} hand fortfarande i hålet. Igelkotten väntade inte på att den skulle flyttas. Hon stack {child.him} i tre fingrar och gick hem. En halv minut senare slutade det pipa.[pet.other:  {child} tänkte på {pet}, som också brukade låta till dess att maten kom.]

# an-eye
I hålet syntes ett öga.

”Jag skrattade för att de andra gjorde det”, sa {friend}. ”Det var fegt. Jag har tänkt säga det i sjutton dagar.”

{child} sög på sina fingrar.

”Jag rullade ihop mig”, sa {child.he}.

”Mm. Jag märkte det.”

De låg kvar, var och en på sin sida.

# still-open
”Du”, sa {friend}.

”Ja?”

”Det finns en grind.”

{child} reste sig och gick de trettio metrarna. Den stod fortfarande öppen.

Sedan låg de bredvid varandra framför vedhögen i det ljusa kvällsgräset, alldeles tysta, och lyssnade på hur det smaskade där inne.
