title: De viskande piraterna
title: Väck inte Majvor
title: Ett mycket lågt arrr
guest captain: Svarta Sonja (hon), Svarta Gudrun (hon)
guest gull: Majvor (hon), Dagny (hon)

% Kaptenen är hon, styrmannen han, måsen hon. Den som sover på bänken: {adult}, annars den vuxna.

# five-minutes
{child} och {friend}, {child.his} bästa vän, hade varsin glass, och [adult: {adult} | den vuxna] hade en bänk.[elder:  {Elder} hade andra halvan av den[elder2: , och {elder2} en filt].]

Det var en sådan kväll[city:  i {city}] när ljuset inte vill gå hem. Kanalen låg blank som en nyputsad sko.

”Jag ska bara vila ögonen”, sa [adult: {adult} | den vuxna]. ”Fem minuter.”

Alla vet vad det betyder. Efter tio sekunder lät det som en kaffebryggare.[elder:  Efter tjugo lät det som två.]

Det var då det kom ett rep farande ur hängpilen vid bron. Det landade precis framför {child's} skor.

”Arrr”, sa någon.

Fast det lät inte som arrr brukar låta. Det var det lägsta lilla arrr som någonsin hade viskats.

# schhh
{child} böjde undan grenarna. Där låg ett skepp. Ett riktigt, med kanoner och svarta segel, och längs relingen stod tjugo pirater och höll fingret mot läpparna.

{Friend} öppnade munnen för att skrika.

”Schhh!” väste alla tjugo.

Kaptenen lutade sig fram. Hennes hatt var stor som ett soffbord. ”{captain}”, viskade hon. ”Sju havs skräck. Väck för allt i världen inte {gull}.”

Hon pekade uppåt. Högst upp på masten, i ett bo av tågvirke, två gafflar och en strumpa, låg en fiskmås och sov.

”Hon har tre ägg”, viskade {captain}. ”Och den som väcker {gull} får bajs på hatten.”

{child} såg på hattarna. Alla tjugo var vitprickiga.[pet:  {Pet} såg också på hattarna och var tyst, för en gångs skull.]

# a-stick-too-high
”Varför är ni här?” viskade {friend}.

[age>=9: ”Vi förföljde en båt full med folk”, viskade kaptenen. ”De pekade åt höger. Sedan pekade de åt vänster. Vi trodde att de visste var skatterna låg.”

”Det var en båt för turister”, viskade {child}.

”Det vet vi nu.”

Och nu satt de fast. I fem dagar | ”Vi följde efter en båt, och den skulle bara titta på husen”, viskade kaptenen. ”Och nu kommer vi inte härifrån.”

I fem dagar] hade de försökt ta sig ut igen, men masten var för hög för bron. Fälla den gick inte, för då ramlade {gull} ur.

”Äggen kan kläckas när som helst”, viskade styrmannen och snöt sig försiktigt i flaggan. ”Och måsungar ska kläckas till havs. De som kläcks inne i stan lär sig bara att sno korv.”

{Friend} kröp ut på bron, lade sig på mage och siktade med sin glasspinne mellan spjälorna i räcket. Sedan kröp {friend.he} tillbaka.

”Boet är exakt en glasspinne för högt”, viskade {friend}. ”På längden. Men hur kom ni in, då?”

”Under bron”, viskade kaptenen.

”Med {gull} däruppe?”

”Javisst. Hon låg där redan. Det gick så fint så.”

# what-have-you-eaten
{Friend} kliade sig med glasspinnen bakom örat. Bron hade väl inte krympt. Och master växer inte.

”Vad har ni gjort sedan dess?” frågade {child}.

”Ingenting”, viskade kaptenen.

”Ätit”, viskade styrmannen.

”Ätit vad då?”

”Fyrtio tunnor fläsk. Tolv tunnor ärtor. Och osten. Den var stor som en kossa.”

{child} såg på {friend}. {Friend} såg på {child}.

”När man lastar en båt full …”, viskade {child}.

”… så ligger den djupt”, viskade {friend}.

”Och när man äter upp lasten …”

”… så flyter den upp igen!”

{child} vände sig till {captain}. ”Det är inget fel på bron. Det är ni som har blivit för lätta!”

Kaptenen tog av sig hatten, vilket hon annars bara gjorde på begravningar. ”Sju hav”, viskade hon. ”Och ingen har någonsin kallat mig för lätt.”

# buckets
Sedan blev det fart. En väldigt tyst fart. Piraterna stod på rad och langade hinkar med kanalvatten ner i alla tomma tunnor, och {child} gick längs raden och räknade.[music:  De sjöng {@song}, men bara inuti.] Skeppet knakade och sjönk. {Friend} låg på bron och höll upp fingrarna: en halv glasspinne kvar. En kvarts.[sport:  {child.He} sprang mellan dem, fort och tyst, som när man ska {play sport} på tå.][athlete:  Inte ens {athlete} hade burit fler hinkar.]

”Fulla allihop”, viskade styrmannen.

{Friend} siktade. {Friend.He} siktade en gång till. ”Det fattas lite”, viskade {friend.he}. ”Bara så mycket som man slickar av i en enda slick.”

# we-weigh-something
Piraterna såg ner i däcket. Det fanns ingenting kvar att lasta. De hade redan stoppat stenar i stövlarna och kanonkulor i byxorna.

{child} tittade på sina egna skor. De stod på kajen.

”{Friend}”, viskade {child.he}. ”Vi väger ju också något.”

De klev ombord, en i taget. Först {child}. Skeppet suckade. Sedan {friend}. Skeppet suckade en gång till, och kaptenen lät dem ta varsin sida av den stora ratten.[pet:  {Pet} klev på sist och satte sig tungt.]

# one-eye
Så gled de in under bron. Det blev mörkt och kallt och luktade gamla stenar. Ovanför dem kom boet närmare och närmare brons mage, och tjugo pirater höll andan, och de båda som styrde höll i hårt.

Strån strök mot sten. Fsss.

{gull} öppnade ett öga.

Tjugo pirater tog tag i sina hattar.

”God natt, {gull}”, viskade {child}, så snällt {child.he} kunde. ”Sov du.”

Ögat tittade på {child.him} länge. Sedan åkte det igen.

Och så var de ute på andra sidan, med öppet vatten hela vägen till havet. Ingen vågade jubla. De dansade i stället, i strumplästen.

# three-names
Just då hördes det ett pip ur boet. Och ett till. Styrmannen klättrade upp och tittade, och tårarna rann i skägget på honom.

”Två ungar”, viskade han. ”De bråkar redan om vem som var först.”

”De ska heta {child} och {friend}”, bestämde {captain} och skrev det i loggboken. ”Och den tredje?”

”Den har stuckit ut huvudet”, viskade styrmannen. ”Nu gäspar den. Nu somnade den.”

{child} och {friend} tittade på varandra, och sedan bort mot bänken.

”{@Sleeper}”, sa de på samma gång.

”{@Sleeper}”, skrev kaptenen.

När de kom tillbaka ryckte det till på bänken. ”Oj”, sa [adult: {adult} | den vuxna]. ”Har jag missat något?”

”Nej då”, sa {child}. ”Du var med på slutet.”

# arrr
Den kvällen låg {child} i sin säng och lyssnade genom fönstret.[school:  I morgon skulle ingen på {school} tro på det här.] Långt, långt borta, där man får låta hur man vill, hördes tjugo röster i kör. Och några små pipiga.

{child} drog upp täcket.

”Arrr”, svarade {child.he}, så lågt att {child.he} inte väckte någon alls.

# @Sleeper
Den vuxna
## if adult
{Adult}

# @song
{music}
