title: {child} sparar hälften
title: Hälften till bebisen
title: Musen som fick vänta
guest neighbour: Gunvor (hon), Mildred (hon)

% Den som väntar på slutet (@a): {adult}, annars den äldre, annars {neighbour} från våningen under. Ingen sägs vara den som väntar barn: det är bara "magen".
% Bebisen är "den", musen är "hon".

# half-of-everything
{child} skulle få ett syskon, och med ett syskon ska man dela. Det visste {child.he}. Därför började {child.he} dela redan innan bebisen hade kommit ut.

{child.He} ställde en skokartong bredvid sängen. I den lade {child.he} hälften av allting. En halv pepparkaka. En halv teckning av en häst, den bakre halvan. En av sina två randiga vantar.[school:  Halva matsedeln från {school}.] Och en halv ballong, fast den hade sagt pang när {child.he} klippte[city: , så att det hördes över hela {city}].[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] höll i den och hickade en timme efteråt.]

# the-mouse
Men finast av allt var sången[music: , till och med finare än {@song}]. Den hade {child} hittat på själv. [!adult & !elder: Varje kväll kom grannen {neighbour} upp för att höra på, och då sjöng {child.he}|Varje kväll sjöng {child.he}] första halvan, med munnen tätt intill magen där bebisen låg:

”En liten mus på ett högt, högt tak //
bar på en ost i sakta mak. //
Då kom det en vind, och hon ramlade – oj …”

Där slutade {child}.

”Och sen då?” sa {@a-first}.

”Resten sparar jag åt bebisen.”

”Men musen!” sa {@a}. ”Hon ramlar ju!”

”Du får vänta”, sa {child}.

# you-must-wait
Så gick vecka efter vecka. Varje kväll ramlade musen, och varje natt låg {@a} vaken och undrade hur det hade gått för henne.[elder & adult:  {Elder}[elder2:  och {elder2}] ringde och frågade om musen hade kommit ner än.][elder2 & !adult:  {Elder2} ringde och frågade om musen hade kommit ner än.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] lade huvudet på sned.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] undrade mest var hon skulle landa.][pet.other:  {Pet} ville också veta.]

[age>=7: ”Säg bara en enda sak”, bad {@a} på morgonen. ”Är det blött där hon landar?”

”Du får vänta”, sa {child}.]

# mostly-bottom
Och så en dag kom bebisen. Den var röd och varm och hade naglar små som riskorn. {child} hämtade kartongen med en gång.

Men bebisen ville inte ha pepparkakan. Den hade inga tänder. Den ville inte titta på hästen, som ju mest var en rumpa. Ballongen var bara en trasa. Och vanten var nästan lika stor som bebisens huvud.

”Den vill inte ha nånting av mig”, sa {child}.[age>=7:  Det kändes tjockt i halsen. {child.He} lade tillbaka alltihop i kartongen, sak för sak.]

# purple
På kvällen började bebisen skrika[!adult & !elder: , så att {neighbour} kom upp i morgonrock].

”Är den hungrig?” sa {child}.

”Den har nyss ätit”, sa {@a}.

”Är den våt?”

”Torr som ett knäckebröd.”

De gungade den. De klappade den. [sport: De visade den hur man gör när man ska {play sport}. ]De bar den fram och tillbaka. Bebisen skrek så att den blev lila.[athlete:  Så länge hade inte ens {athlete} orkat.]

# i-know
{child} höll för öronen och tänkte så att det knakade. Varje kväll hade bebisen legat där inne i magen och lyssnat. Varje kväll hade musen ramlat. Och sen …

”Jag vet!” ropade {child.he}. ”Den vill höra hur det går!”

”Ja!” sa {@a}. ”Jag vet precis hur det känns!”

{child} lutade sig fram till bebisens öra och sjöng. ”En liten mus på ett högt, högt tak …” Bebisen tystnade mitt i ett skrik. Den kände igen sig! ”Då kom det en vind, och hon ramlade – oj …”

Sen tog det stopp.

# forgotten
{child} öppnade munnen. {child.He} stängde den igen. {child.He} hade sparat på slutet så länge att {child.he} hade glömt det.

Bebisens haka började darra. Den drog ett djupt andetag …

”Vänta!” sa {child} och rotade i kartongen. Pepparkakan? Nej. Hästrumpan? Nej. Ballongen? Nej. Och så fick {child.he} tag i något mjukt.

Vanten.

# a-mitten
Då kom hela slutet tillbaka på en gång:

”Hon landade mjukt och ropade hoj. //
Hon låg i en vante, en vante av ull, //
och åt av sin ost tills magen var full.”

Bebisen tittade på {child}. Den tittade länge. Sen suckade den djupt och somnade.

”En vante”, viskade {@a}. ”Jag som trodde att det var en hink. Och mitt i natten trodde jag att det var en katt.”

”Nej”, sa {child}. ”Hon hade tur.”

# one-each
{@A} fick den halva pepparkakan, för {@he} hade väntat så länge. Den ena randiga vanten fick hänga bredvid bebisens säng, och den andra tog {child} med sig under täcket.

Så hade de en var, och båda sov.

# @song
{music}

# @a-first
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{neighbour.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @A
{neighbour}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
