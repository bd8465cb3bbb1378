title: Prinsessan som inte släppte
title: Jag släpper inte först
title: Ett finger i taget
guest princess: Leonora (hon), Filippa (hon)
guest stolpe: fru Stolpe (hon), fru Kvist (hon)
guest neighbour: Rut (hon), Signe (hon)

% Den som står vid dörren och till sist tar handen är den vuxna som familjen har namngett, annars den äldre, annars {neighbour}. ”Jag släpper inte först” sägs av båda, och sist hemåt.

# all-her-life
{child} hade önskat sig en prinsessa i hela sitt liv, det vill säga i {age} år, och nu höll {child.he} en i handen.

Det var prinsessan {princess}. Hon hade kommit för att inviga det nya biblioteket[city:  {in city}], och alla som stod utanför fick ta henne i hand.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade redan gjort det.] Sist stod {child}, efter [adult: {adult}|[elder: {elder}|{neighbour}, grannen som {child.he} hade gått dit med]]. Prinsessan var inte större än {child}. Hon hade en grön kappa, en liten krona och en sval, torr hand.

”God dag”, sa prinsessan.

”Hej”, sa {child}.

Sedan hände ingenting.

# you-let-go
”Nu får du släppa”, sa prinsessan vänligt.

”Släpp du”, sa {child}.

”En prinsessa släpper aldrig först. Det är ohövligt.”

”Jag släpper inte först jag heller”, sa {child}. ”Jag har ju nyss fått dig.”

Prinsessan tittade på {child}. {child} tittade på prinsessan. De hade precis samma sorts haka.

# snip
”Det var ju dumt”, sa {stolpe}. Hon var prinsessans hovdam och hade hand om klockan. ”Nu ska bandet klippas!”

Då fick de gå uppför trappan båda två, hand i hand. De hade en ledig hand var. Prinsessan höll i saxen och {child} höll i bandet. Klipp! Det gick faktiskt bättre än vanligt[athlete: , och folk klappade som om {athlete} hade vunnit].

”Tack”, sa prinsessan. ”Nu kan du släppa.”

”Jag släpper inte först”, sa {child}.

# one-hand-each
Så skulle det drickas saft[music:  till {@song} ur en högtalare]. Prinsessan höll i glaset medan {child} hällde. Så skulle det läsas högt. {child} höll i boken medan prinsessan vände blad. Prinsessan tog en bulle, och när det kliade på hennes näsa fick {child} klia. När {child's} sko gick upp knöt de den med en hand var, [school: fast så gör man inte {at school}, ]och det blev den konstigaste rosett som någon hade sett.[elder & adult:  {Elder}[elder2:  och {elder2}] tog ett kort på den.][elder2 & !adult:  {Elder2} tog ett kort på den.] {@Who} kom med {child's} jacka, såg hur det var och gick och hängde upp den igen.

”Är du inte trött i handen?” sa prinsessan.

”Nej”, sa {child}. [pet.dog: ”Jag har {pet}, som är hund. Är du?”|[pet.cat: ”Jag har {pet}, som är katt och ska klias. Är du?”|[pet.other: ”Jag har {pet} att ta hand om. Är du?”|”Är du?”]]]

”En prinsessa är aldrig trött i handen”, sa prinsessan, men hon böjde lite på fingrarna. ”Hur länge tänker du hålla på?”

”Hur länge tänker du?”

# three-hundred
Då började prinsessan skratta. Hon fnissade så att kronan hamnade på sned, och {child} rättade till den. Sedan satt de i bibliotekets fönster, så nära att kappan räckte över bådas knän[sport: , och {child} berättade hur det är att {play sport}].

”Vet du”, sa prinsessan, ”jag tar trehundra människor i hand varje dag. Alla släpper. De säger god dag, och så släpper de.” Hon tittade på deras händer. ”Du är den första som inte har gjort det.”

{child} visste inte vad {child.he} skulle säga. {Child.He} höll lite hårdare.

# like-everybody
Men klockan fyra stod den svarta bilen utanför.

”Nu åker vi!” ropade {stolpe}. ”Släpp, [child.she: flicka lilla|lilla vän]. Släpp, Ers Höghet.”

”Jag släpper inte först”, sa prinsessan, men nu lät det inte bestämt. Det lät som när man försöker låta bli att gråta.

{child} tyckte så synd om henne. {Child.He} tänkte att nu fick {child.he} vara snäll, även om {child.he} inte ville.

”Då får väl jag göra det, då”, sa {child}, och {child.he} började lätta på fingrarna.

Då rann det över i prinsessans ögon.

”Nej!” sa hon. ”Då är du ju precis som alla andra!”

# both-wrong
Tårarna trillade ner på den gröna kappan. {Stolpe} letade efter en näsduk.[friend:  {Friend} hade en servett.] Bilen brummade. Och {child} stod där. Om {child.he} släppte blev det fel, och om {child.he} inte släppte blev det också fel.

{Child.He} tittade på sin egen hand. {Child.He} tittade på prinsessans. Där satt de, fem fingrar och fem fingrar.

”Ingen behöver släppa först”, sa {child} sakta. ”Vi gör det samtidigt. Ett finger i taget.”

Prinsessan snörvlade.

”Vilket tar vi?”

# one-finger
”Lillfingret.”

Och de lyfte på lillfingret, båda två, precis samtidigt.

”Ringfingret”, sa prinsessan.

De lyfte på ringfingret.

”Långfingret”, sa {child}.

De lyfte på långfingret.

”Pekfingret”, viskade prinsessan.

De lyfte på pekfingret. Nu var det bara tummarna kvar. De låg mot varandra, tumme mot tumme, och de låg där en god stund. Till och med {stolpe} glömde att titta på klockan.

”Nu”, sa {child}.

”Nu”, sa prinsessan.

Och så hade de släppt, och ingen hade gjort det först.

# thumbs
Prinsessan torkade sig om näsan. Hon satte sig i bilen och vevade ner rutan så långt den gick. Hon stack ut sin hand med tummen i vädret, och {child} stack upp sin.

”Jag släppte inte först!” ropade prinsessan när bilen rullade.

”Inte jag heller”, ropade {child}.

{Child.He} stod kvar tills bilen var borta. Handen var varm, och den kändes väldigt tom.

# all-the-way-home
Då kom {@who} nerför bibliotekstrappan och stack in sin hand i den. Det började bli kväll. Lyktorna tändes längs gatan, en efter en, och de gick hemåt långsamt, för det var ingen brådska.

”Vad du håller hårt”, sa {@who}.

”Jag släpper inte först”, sa {child}.

”Inte jag heller”, sa {@who}.

Och så höll de i varandra hela vägen hem.

# @song
{music}

# @who
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}
