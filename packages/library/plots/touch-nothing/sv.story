title: Rör ingenting
title: Händer som ville veta
title: Mindre än lite
guest driver: Berit (hon), Gunvor (hon)

% ”Rör ingenting” sägs av {driver} tre gånger, av {child} en gång och så allra sist. {driver} drar själv åt muttern sist av alla.

# hands
Racerbilen var röd och låg och lång i nosen, och den stod i {driver's} garage. {child} hade önskat sig en racerbil så länge att {child.he} hade slutat hoppas[sport:  och börjat {play sport} i stället], och så visade det sig att det fanns en tre hus bort.

{Driver} var sjuttiosex år och hade kört racerbil när hon var ung.[elder:  {Elder} hade sett henne vinna[elder2: , och {elder2} hade hejat på fel bil].] Hon hade stora händer, små ögon och en regel.

”Rör ingenting”, sa {driver}.

”Inte ens lite?” sa {child}.

”Ingenting är mindre än lite.”

{child} la händerna på ryggen. Men {child.he} hade sådana händer som ville veta saker[school: , och det visste alla {at school}]. De ville veta om däcken var mjuka[pet.cat: , som [!pet.known: katten ]{pet}].[pet.other:  De hade en gång väckt {pet} bara för att få veta om {pet.he} sov.] De ville veta om den silvriga knappen gick att trycka på.

”Rör ingenting”, sa {driver} utan att vända sig om.

”Hur visste du det?”

”Jag har varit {age} år själv. Jag hade också händer.”[pet.dog: 

[!pet.known: Hunden {pet}|{Pet}] fick ligga var {pet.he} ville. {Pet.He} hade inga.]

# both-right
”Vad är det för mening med en racerbil som man inte får röra?” sa {child}.

”Vad är det för mening med en racerbil som någon har rört sönder?” sa {driver}.

De blängde på varandra. Båda hade rätt.

# at-seven
I kväll skulle bilen ut. Klockan sju skulle alla gamla bilar i [city: {city}|stan] köra ett varv runt torget, och {driver's} racerbil skulle köra först. Det hade {driver} sett fram emot hela året.

”Du får sitta i den en stund medan jag letar reda på hjälmen”, sa {driver} till slut. ”Motorn är av och nyckeln har jag i fickan. Men du …”

”Jag vet”, sa {child}.

# only-holding
{Child.He} klättrade i. Det var som att sätta sig i en sko. Bilen slöt sig om {child.him} på alla sidor, det luktade läder och olja, och mitt framför {child.him} satt ratten, liten och svart.

Att hålla i en ratt är inte att röra, tänkte {child}. Det är att hålla.

{Child.He} höll i den. {Child.He} svängde lite åt vänster. {Child.He} svängde lite åt höger. Mitt på ratten satt en blank mutter, och den kunde man också snurra på. Det gick lätt. Den snurrade så fint att den till slut snurrade loss.

# ping
Pling, sa det. Pling, pling, långt nere i det mörka. Sedan satt {child} med hela ratten i knät.

”{driver}?” sa {child.he} med väldigt liten röst.

[music: {driver} kom nynnande på {music} med hjälmen under armen|{driver} kom med hjälmen under armen]. Hon såg på ratten. Hon sa ingenting på en lång stund, och det var värre än om hon hade skrikit.

”Jag rörde”, sa {child}.

”Det ser jag.”

”Förlåt. Den ramlade ner i nosen.”

# next-year
{child} klättrade ur. {driver} tog ficklampan och la sig på mage över sätet. Hon sträckte in sin stora hand under pedalerna. Den tog stopp. Hon provade med den andra. Den tog också stopp.

”Får jag …”, sa {child}.

”Rör ingenting!” sa {driver} inifrån bilen.

Hon provade med en pinne. Då rullade muttern ännu längre in. Klockan på väggen var halv sju. {driver} reste sig och torkade händerna, fast de inte var smutsiga.

”Ja”, sa hon. ”Utan mutter ingen ratt. Då blir det nästa år.”

Hon sa det så vanligt. Men hon ställde undan hjälmen högst upp på hyllan, och {child} fick ont i magen.

# fingers-that-walk
{child} såg på sina händer. De var inte stora. De var smala och krångliga och ville alltid in överallt.

{Child.He} frågade inte mer. {Child.He} kröp ner i bilen med huvudet först, la kinden mot golvet och stack in armen under pedalerna. Först handen. Sedan armbågen. Sedan ända till axeln. Där inne var det kallt, och {child.he} såg ingenting alls.

”Kan jag hålla i dina ben?” sa {driver}. ”Ska jag lysa? Ska jag luta bilen lite?”

”Rör ingenting”, sa {child}.

{Driver} rörde ingenting. Hon stod med händerna på ryggen.

{child} blundade och lät fingrarna gå. De gick över en kant. De gick runt ett rör. De kände en skruv som satt fast och en kula damm. Och så, längst fram i nosen, kände de något litet och runt med sex sidor.

”Jag har den!”

# your-hands-know
{Child.He} kom upp, svart ända till örat, med muttern i näven. {driver} skruvade fast ratten, drog åt och ryckte i den åt båda hållen. Sedan sa hon:

”Känn efter om den sitter.”

”Ska jag röra?”

”Dina händer vet mer än mina.”

{child} kände efter. Den satt.

”Bra”, sa {driver} och drog åt lite till, för säkerhets skull.

# once-round
Klockan sju körde hon sitt varv, först av alla, och det mullrade i magen på varenda människa som stod runt torget.[athlete:  Folk hurrade som om det hade varit {athlete}.] {child} stod längst fram[friend: , där bästa vännen {friend} hade hållit plats,] och mullrade mest.

# exactly-like-that
När de var tillbaka i garaget och motorn var tyst fick {child} sitta i bilen igen[adult: , medan {adult} pratade med grannarna]. {driver} hängde sin skinnjacka om {child.him}. Jackan var tung och varm, och ute blev det kväll. {child} lutade sig bakåt mot det mjuka lädret med båda händerna runt ratten. Nu ville de inte veta något mer.

”Ska jag gå ur?” mumlade {child}.

{driver} såg på den röda bilen och det svarta örat och de två små händerna.

”Nej”, sa hon. ”Sitt precis så där. Rör ingenting.”
