title: Rösta på {the wish}
title: Borgmästaren säger att det är öppet
title: Uppätet på sidan fyra
guest b: Berit (hon), Barbro (hon)
guest g: Grimlund (han), Pramberg (han)
guest cat: Peppar (hon), Smulan (hon)

% {b} är {the wish}. Den som röstar med lera är familjens egen katt eller hund, annars {cat}, grannens katt. Den som räknar (@lady) är mormor eller farfar.
% Det sista {b} säger ska låta som en trött borgmästare.

# only-to-be-polite
Det var {child} som anmälde {the wish} till valet, men det gjorde {child.he} bara för att vara artig.

{The wish} hette {b}. Hon bodde på gräsplanen mitt i Nedre Plättinge, och hon brukade följa {child} till [school: {school} | skolan]. En dag satt det en lapp på rådhusets dörr: Vem ställer upp som borgmästare? Rakt framför den hade {b} ställt sig. Så {child} gick in och sa det.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] stod för stavningen.]

# page-four
Det var bara en till som ställde upp, och det var {g}, som hade varit borgmästare i trettio år. Han höll ett tal. Det hette Mina planer och var på arton sidor. På sidan fyra klev {b} upp på scenen och åt upp det. Så länge hade de aldrig jublat förut i Nedre Plättinge.[city:  Det hördes ända till {city}.]

# make-their-mark
På valkvällen kom alla för att se på när rösterna räknades. {g} hade fyrahundratolv röster. {b} hade fyrahundratolv röster.

”Här är en till”, sa {@lady}. {@She} höll upp ett papper. Det fanns inget kryss på det. Men i rutan vid {b's} namn satt ett tassavtryck av lera, alldeles perfekt.[elder2:  {Elder2}, som också räknade, räknade den två gånger.]

{@everyone}

[friend: {Friend} slog upp det | De slog upp det] i regelboken. Den som röstade skulle bo i Nedre Plättinge, vara vid sina sinnens fulla bruk och sätta sitt märke, stod det. Om morrhår stod det inte ett ord.

# what-the-mayor-meant
Så {b} blev borgmästare. De hängde guldkedjan om hennes hals[music:  medan orkestern spelade {music}], och {child} blev borgmästarens sekreterare, eftersom ingen annan begrep vad borgmästaren menade.

För det mesta menade borgmästaren lunch.

På måndagen var det sammanträde. De höll ofta på till midnatt, men {b} åt upp listan över allt de skulle prata om, och fem över sju var de hemma allihop. På tisdagen fick hon se parken, och då åt hon upp skylten där det stod BETRÄD EJ GRÄSET. På onsdagen åt hon upp ett helt block med parkeringsböter, och folk kastade hattarna i luften.

”Hon är ett geni”, sa bagaren.

”Hon är {a wish}”, sa {g}.

# form-12
På torsdagen kom hon till lekplatsen. Där stod en fin ny klätterställning[sport: , och där fanns plats att {play sport}], men grinden var låst. Den hade varit låst i tre år.[athlete:  Inte ens {athlete} hade kommit över den.] För att öppna den behövde man blankett 12, och blankett 12 skulle skrivas under av den som hade nyckeln, och den som hade nyckeln behövde blankett 12.

{b} backade sex steg, sänkte huvudet och sprang.

PANG. Grinden låg platt i gräset.

”Borgmästaren säger att det är öppet”, sa {child}.[friend:  {Friend} var först upp.]

# on-the-balcony
Det var en mycket bra dag. Men på fredagen stod {b} på rådhusets balkong när {child} hittade henne, alldeles stilla, med kedjan hängande rakt ner. Folk ropade till henne nere från torget. De ville att hon skulle äta upp deras elräkningar. De ville att hon skulle äta upp deras läxor.

{b} åt inte. Hon tittade över allas huvuden, bort mot gräsplanen.

”Vad säger borgmästaren?” ropade de.

{child} såg på {b's} ansikte. {Child.He} funderade på att säga något storslaget. Men en sekreterare ska skriva ner det som verkligen menas.

# a-bit-full
”Hon säger att det är en fin kedja”, ropade {child}, ”men att den är tung. Och hon är lite mätt. Och nu vill hon gå hem.”

Ingen på torget sa ett ord.

”Vem ska ta hand om oss då?” frågade bagaren.

{@how}

”Så får man ge den en rejäl knuff”, sa {g} långsamt.

Alla stirrade på honom.

”Jag visste inte att man fick”, sa han.

Så blev han borgmästare igen, och folk sa att han var mycket bättre på det nu. Hans tal blev på en halv sida, för säkerhets skull.

# plain-grass
{child} [friend: och {friend} ]följde {b} hem över gräset medan solen gick ner. {child} lyfte av kedjan över {@horns}. {b} skakade på sig från nos till svans, böjde ner huvudet och tog en tugga alldeles vanligt grönt gräs.

”Var det roligt att vara borgmästare?” frågade {child}.

”{@Meh}”, sa {b}.

# secret-ballot
På kvällen, när {@m} hade sagt god natt, låg {child} med öppet fönster och hörde hur {b} tuggade ute i mörkret. Då dunsade något ner på sängen, gick uppåt och lade sig i {child.his} knäveck. Det satt fortfarande lite lera på ena tassen.

”{@Cat}”, viskade {child}, ”hur visste du hur man röstar?”

Men {@Cat} bara {@purred}. Det var trots allt hemliga val.

# @lady
damen som räknade
## if elder
{elder}, som räknade

# @She
Hon
## if elder
{elder.He}

# @everyone
Alla vände sig om och tittade på grannens katt. {Cat}, som hade sovit på valurnorna hela eftermiddagen, började tvätta en tass.[pet.other:  {Pet} var hemma, och ingen misstänkte {pet.him}.]
## if pet.cat
Alla vände sig om och tittade på {child's} katt. {Pet}, som hade sovit på valurnorna hela eftermiddagen, började tvätta en tass.
## if pet.dog
Alla vände sig om och tittade på {child's} hund. {Pet}, som hade sovit på valurnorna hela eftermiddagen, började slicka på en tass.

# @how
”Ni såg ju hur hon gör”, sa {child}. ”Om något är för långt, så sluta. Om det är en dum skylt, så ta ner den. Och om grinden inte går upp …”
## if friend
”Ni såg ju hur hon gör”, sa {child}. ”Om något är för långt, så sluta.”

”Om det är en dum skylt, så ta ner den”, sa {friend}.

”Och om grinden inte går upp …” sa {child}.

# @Cat
{cat}
## if pet.cat / pet.dog
{pet}

# @purred
spann
## if pet.dog
suckade

# @m
alla
## if adult
{adult}
## if elder & !adult
{elder.short}

# @horns
öronen
## if wish.goat
hornen

# @Meh
Nä-ä-ä
## if wish.cow
Njuu
## if wish.donkey
Njå
## if wish.pig
Nöff
## if wish.llama
Nja
## if wish.horse / wish.pony
Nä-hä-hä
