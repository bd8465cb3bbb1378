title: Under bryggan
title: Fyra plankor bort
title: Lilla Korven
guest lad: Isak (han), Malte (han)
guest neighbour: Bibbi (hon), Kerstin (hon)

% {child} skrek bort rösten i går, åt {lad}. Det låga går genom plankorna: {pet} kommer för det, och {lad}, som ligger med örat mot träet, hör varje ord. {pet} hälsar först på {lad}.

# under-the-jetty
Klockan åtta gick båten, och {pet} satt under bryggan.

{child} låg på mage och kikade ner mellan plankorna. På en balk, långt in, satt {child.his} katt med svansen runt tassarna och såg på vattnet som om det var ett tv-program. Dit räckte ingen arm. Det enda som brukade hjälpa var att {child} ropade. {Pet} kom aldrig till någon annan, men när {child} drog ut på namnet så att det räckte över halva ön, då kom {pet.he} alltid.

{child} öppnade munnen.

”Krrrh”, sa {child.he}.

Rösten hade varit borta sedan i går. {child} visste precis var {child.he} hade tappat den.

# wait-for-him
Det var här, på samma brygga. I två veckor hade de hyrt stugan ovanför, och i två veckor hade {child} och {lad}, som bodde på ön, hållit ihop från frukost till läggdags. De hade byggt en flotte som sjönk[sport:  när de försökte {play sport} på den]. De hade döpt om alla skären efter mat: Pannbiffen, Lilla Korven, Moset. Nu fattades bara sjökortet.

Och så hade {lad} sagt, rakt ut i luften: ”På söndag kommer det en ny kille till er stuga. Han har drönare.” Han hade sett så glad ut när han sa det.

Då kom det bara ur {child}, med all röst {child.he} hade, så att måsarna lyfte från Pannbiffen:

”Var med honom då! Gå hem och VÄNTA på honom!”

{lad} hade gått. Rösten också.

# a-net
”Tjugo i åtta”, sa [adult: {adult} | {neighbour} från stugan intill], som stod med väskorna inne vid land[elder: , där {elder}[elder2:  och {elder2}] redan satt och väntade på den största]. ”Ska jag försöka? {Pet}!”

{Pet} gäspade.

Det gungade i bryggan. {child} visste vem det var utan att titta.

”Och där kommer {lad}”, sa {lad}. Han pratade alltid som i en sportsändning, men den här gången pratade han för fort. ”Han har med sig en håv som han har lånat. Han lämnar håven. Ett fint ögonblick.”

{child} hade tänkt ut något att svara, om {lad} skulle komma[school: , bättre än allt {child.he} någonsin hade sagt {at school}]. ”Krrrh”, blev det.

”Va?”

{child} pekade på halsen. Sedan pekade {child.he} ner.

# a-record
{lad} la sig på mage fyra plankor bort. ”Hur länge har [pet.she: hon|[pet.he: han|katten]] suttit där?”

{child} visade fyra fingrar och en nolla.

”Fyrtio minuter. Det är rekord för ön. Det gamla hade morfar, men han hade en stol.” {lad} tog sats. ”{Pet}! Kom!”

{Pet} vände honom ryggen.

”Utvisad”, sa {lad}.[athlete:  ”Det där hade inte ens {athlete} klarat.”]

{child} höll på att skratta, men så kom {child.he} ihåg att {child.he} var arg. Eller om det var {lad} som var det.
## or
{lad} la sig på mage fyra plankor bort. Han stack ner håven över kanten, så långt armen räckte.

{Pet} såg på håven. {Pet.He} såg på {lad}. Sedan såg {pet.he} på vattnet igen.

”Utanför”, sa {lad}.[athlete:  ”Det där hade inte ens {athlete} klarat.”] ”Och publiken buar. Publiken är en katt.”

{child} höll på att skratta, men så kom {child.he} ihåg att {child.he} var arg. Eller om det var {lad} som var det.

# the-plank
{Child.He} la pannan mot plankan och morrade åt alltihop.

Krrrrrrr.

Plankan surrade. Det kändes ända in i tänderna.

Och där nere vreds ett öra.

{child} höll andan. Sedan la {child.he} munnen tätt mot träet och gjorde det igen, så lågt {child.he} kunde, så lågt att det knappt var ett ljud längre. Hela bryggan spann.

Båda öronen. Hela huvudet.

”Och nu händer det nå–” började {lad}. {child} såg på honom. {lad}, som inte hade varit tyst sedan förskolan, satte båda händerna för munnen.

{Pet} reste sig. {Pet.He} satte en tass på nästa balk. Och en till.

# the-boat
BÖÖÖÖÖT!

Båten kom runt udden. [breed.Sphynx: {Pet} hoppade rakt upp, och sedan försvann {pet.he}|{Pet} blev en flaskborste, och flaskborsten försvann] in i mörkret, längst in, där bryggan satt fast i berget.

”{child}!” ropade [adult: {adult} | {neighbour}]. ”Nu är den här om fem minuter!”

Allt i {child.him} ville skrika. På båten, på [adult: {adult} | {neighbour}], på katten. {Child.He} kände hur skriket kom, men det fanns ingen röst för det att åka på. Det enda som var kvar var det låga.

# what-was-left
Så {child.he} tog det. {Child.He} kröp inåt tills {child.he} låg mitt över mörkret, la kinden mot plankan och började om. Lågt. Långsamt. Som om det inte fanns några båtar. Och när tonen höll på att ta slut stoppade {child.he} i ord, vilka som helst, de som låg närmast. {Pet} brydde sig ju inte om vilka det var.

”{Pet}”, mullrade {child.he}. ”Jag var dum i går. Det var inte drönaren. Det var att han såg så glad ut. Jag trodde att jag redan var utbytt. Jag har aldrig haft så roligt som de här två veckorna, och så stod jag här och skrek …”

# you-hear-everything
En nos kom upp över kanten. Sedan två tassar, och resten av {pet}. {Pet.He} skakade ena bakbenet. {Pet.He} gick rakt förbi {child}, fyra plankor till, och stångade {lad} i pannan.

{lad} låg med örat platt mot träet. Han hade legat så hela tiden.

”Det hörs”, sa han, inte alls som i en sportsändning. ”I plankorna. Man hör allt.”

{child} blev varm i hela ansiktet.

# only-visiting
”{@She-cat} är min”, väste {child.he}, för något måste {child.he} ju säga.

”Jag vet. {@She-cat} är bara här och hälsar på.” {lad} kliade katten under hakan. ”Han med drönaren också. Vet du varför jag var glad? Jag ska lura honom att skären heter så på riktigt. Vi skulle ju rita sjökortet ihop, du och jag. Jag hann bara inte säga det.”

{child} tänkte på en kille med drönare som letade efter Lilla Korven. {Child.He} började skratta. Det lät krrrh, krrrh, krrrh, och {pet} spetsade öronen, vände om och gick raka vägen upp i {child.his} famn.

# a-dot
Båten la ut. {lad} stod kvar ytterst på bryggan.

”Och där lämnar {pet} arenan”, ropade han. ”Publiken reser sig. Publiken är jag.”

{child} kunde inte ropa tillbaka, så {child.he} viftade med håven tills ön var en prick. Sedan ritade {child.he} sjökortet, på baksidan av en tidtabell[music: , medan båtens högtalare spelade {@song}]. Det skulle på posten i morgon.[friend:  Och {friend} skulle få ett likadant och inte tro på ett enda skär.]

# only-the-cat
Det var sent när {child} äntligen låg i sin egen säng[city:  {in city}]. {Pet} gick två varv, la sig på {child.his} bröst och satte i gång.

{child} svarade. Lågt, med det {child.he} hade.

Efter en stund gick det inte att höra vem som var vem. Och efter en stund till var det bara {pet}.

# @she-cat
{Pet}
## if pet.she
Hon

# @song
{music}
