title: Ohämta
title: {Pet} och det fjärde ägget
title: Två fingrar sol
guest host: Gun-Britt (hon), Bertil (han)

% Fågeln är en storspov, ”hon”. @a möter {child} vid grinden med ficklampan: {adult}, annars den äldre, annars {host} i huset intill. @softly och @tail efter ras; små hundar går under grinden, andra över muren.

# drop
{Pet} hämtade saker. Det var det {pet.he} var till för, och ingen behövde någonsin be {pet.him} om det.

Den senaste månaden hade {pet.he} hämtat en tennisboll, [sport: en hel del av det man behöver när man ska {play sport}, ]brevbärarens ena strumpa, ett halvt brännbollsträ och en matlåda med maten kvar, fast inte särskilt länge. Och samma morgon hade {pet.he} hämtat en av {child's} tofflor vid sängen, och vart den hade tagit vägen visste ingen.

{Pet.He} bar alltid på samma sätt: huvudet högt, {@tail} i gång och {@softly}. Man hade kunnat räcka {pet} en såpbubbla och fått tillbaka den hel.

Så när {pet.he} kom travande ner från heden den där aprilkvällen {@full}, höll {child} bara fram handen och sa: ”Nå, kom med det. Loss.”

Och i {child.his} hand, vått och varmt, lade {pet.he} ett ägg.

# two-fingers
Det var inget hönsägg. Det var olivgrönt med bruna stänk, och i ena änden var det spetsigt som ett päron. Det fanns inte en spricka i det. {child} hade gjort ett helt arbete [school: {at school} ]om hedens fåglar[friend: , ihop med {friend}], och {child.he} visste genast vad det var.

”Men {pet}”, sa {child.he}. ”Det här är spovens. Storspovens.”

{Pet} viftade på {@tail}. Det tyckte {pet.he} också.

”Nej, hör på. De är nästan slut. Där uppe ligger en mamma på tre ägg, och det ska vara fyra.”

{child} sträckte ut armen och mätte solen. Den stod två fingrar över backen. Ett ägg klarar sig en stund, men inte en hel natt, inte i april. {child.He} lade det i sin stickade mössa[elder: , den från {elder.short}[elder2:  och {elder2.short}]], och stoppade mössan innanför jackan och höll den tätt intill sig med armen. Sedan ropade {child.he} in genom köksfönstret vart {child.he} skulle och varför, och fick till svar att det var bäst att skynda sig, och att {@a-first} skulle möta vid övre grinden med stora ficklampan.

# unfetched
”{Pet}”, sa {child}. ”Ohämta.”

{Pet} satte sig och räckte vacker tass.

”Ta med mig dit. Var hämtade du det?”

Hämtade, det ordet kunde {pet.he}. Öronen for upp, och i väg bar det[athlete: , som om det gällde att slå {athlete}], ut genom grinden och längs bäcken, raka vägen till ett björnbärssnår. Där stannade {pet.he} och såg stolt ut. Mitt i snåret hängde brevbärarens andra strumpa.

”Nej”, sa {child}. ”Jo, i och för sig. Men nej.”

Sedan fick {child} följa med till hörnet av brännbollsplanen, där det låg ett halvt brännbollsträ. Sedan gick de till en mur där vandrare[city:  från {city}] brukade sitta och äta. Den tittade {pet} länge och kärleksfullt på, och tänkte på matlådan. {Pet.He} gjorde precis som {child} hade sagt. {Pet.He} visade allt som {pet.he} någonsin hade hämtat.

# one-finger
Nu stod solen ett finger över backen. Ägget var inte lika varmt längre, eller också var det {child} som började frysa. {child.He} hade god lust att skrika. Men man kan inte skrika åt någon som gör sitt bästa.

Så {child} satte sig på knä i det våta gräset, knäppte upp jackan och lät {pet} sticka ner nosen i mössan.

”Det här”, viskade {child}. ”Bara det här.”

{Pet} drog in luft. {Pet.He} fick något långt borta i blicken. Sedan vände {pet.he} sig om, satte nosen i marken och slutade larva sig.

# small-print
Uppför backen gick det, genom ljungen och {@wall}, och ut på öppna heden, där det blåste. {Pet.He} gick långsamt, åt vänster och åt höger, åt vänster och åt höger, som när någon läser det finstilta. Och så stod {pet.he} alldeles stilla, med ena tassen i luften.

”Kurr-li!” ropade det ur himlen. ”Kurr-li!” En stor brun fågel med lång, böjd näbb flög runt, runt över deras huvuden.

”Stanna kvar”, sa {child} utan större hopp. Och {pet}, som aldrig hade stannat kvar i hela sitt liv, stannade.

# the-gap
{child} kröp fram på alla fyra och tittade noga varje gång innan {child.he} satte ner en hand. Ändå var det nära att {child.he} missade det. Det var bara en grop i gräset, med tre ägg i, och de låg med spetsarna ihop som tårtbitar. Där den fjärde biten skulle ha legat var det tomt.

{child} lade dit ägget med spetsen inåt. Det passade. Sedan kröp {child.he} baklänges samma väg, och {child.he} och {pet} lade sig bakom muren och tittade ut genom en springa mellan stenarna.

# four
Solen gick ner. Heden blev blå. {Pet} darrade i hela kroppen, så ansträngande var det att ligga still.

Långt borta landade fågeln. Hon gick en bit. Hon låtsades vara intresserad av något annat. Hon gick en bit till. Sedan klev hon över en tuva, burrade upp sig, vickade på stjärten och sjönk ner, som när man äntligen får sätta sig i sin egen fåtölj.

Fyra.

# the-best-unfetch
{child} märkte att {child.he} höll {pet} i örat. ”Duktig hund”, sa {child.he} in i det. ”Det var den bästa ohämtning som någon har gjort.”

Vid övre grinden väntade {@a}, och så gick de hem allihop i skenet från ficklampan. Sedan låg {child} i sängen med fönstret på glänt. Någonstans uppe på heden sjöng en storspov, den där långa, bubblande sången, som när man häller vatten i uppförsbacke.[music:  Den var nästan lika bra som {@song}.]

# slipper
Det knarrade i trappan. En nos sköt upp dörren. {Pet} kom tvärs över golvet, med huvudet högt och {@tail} i gång. Och alldeles mjukt, fuktig och lite jordig och utan ett enda tandmärke, lade {pet.he} toffeln i {child's} hand.

# @softly
alldeles mjukt, som om allting var av glas
## if breed
alldeles mjukt, vilket ingen väntar sig av {a breed}
## if breed.Labrador
alldeles mjukt, som labradorer kan
## if breed.Golden Retriever
alldeles mjukt, som golden retrievrar kan
## if breed.Poodle
alldeles mjukt, som pudlar kan
## if breed.Cocker Spaniel
alldeles mjukt, som spanielar kan

# @tail
svansen
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
rumpan

# @full
med kinderna fulla
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
med munnen så vidöppen det gick

# @wall
över övre muren
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund / breed.Bulldog
under övre grinden

# @a-first
{host} i huset intill
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a
{host}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
