title: Har du en varg?
title: Tunga?
title: Den som gnisslade
guest sture: Sture (han), Rune (han)

% {sture} hör illa: arg, varg; arg, stark; gunga, tunga. På engelska är det en häst.

# eh
”Jag är så arg”, sa {child}.

{Child.He} sa det till {sture}, för det var han som satt på bänken på gården. {Sture} var gammal och hade en käpp i handen och en kopp bredvid sig, och han hörde inte särskilt bra.[pet.dog:  Tvärs över hans skor låg {pet}[!pet.known: , {child's} hund].][pet.cat:  Bredvid koppen satt {pet}[!pet.known: , {child's} katt].]

”Va?” sa {sture}. ”Har du en varg?”

”Nej!” sa {child}. ”ARG!”

”Oj då. Är den [pet.dog/pet.cat: större än {pet} | stor]?”

”Jag har ingen varg! Jag är ARG!”

”Stark?” sa {sture}. ”Ja, det är de. Du har den väl inte inne?”

# only-air
Nu blev {child} ännu argare, fast {child.he} inte hade trott att det gick.[sport:  Det här var värre än att förlora när man ska {play sport}.] {Child.He} kände det i hela kroppen. Det var hett i öronen och hårt i magen, och händerna hade knutit sig alldeles av sig själva.[pet.dog:  {Pet} stack fram en nos och puffade på den ena, men den gick inte upp.][pet.cat:  {Pet} strök en kind mot den ena, men den gick inte upp.]

Det var gungan. Den hade hängt här på gården hela {child's} liv.[pet.cat:  När inte {child} satt i den låg {pet} där.][friend:  {Friend}[!friend.known: , {child.his} bästa vän,] kunde gunga så högt att det kittlade i magen på den som tittade på.][elder:  Till och med {elder}[elder2:  och {elder2}] hade provat.][city:  Det fanns andra gungor {in city}, men ingen som den.] Och i morse[school: , precis när {child} skulle till {school},] hade det kommit en man med en lastbil. Han skruvade ner den, la den på flaket och körde iväg. Ingen hade frågat {child}.[pet:  Ingen hade frågat {pet}.] Ingen! Nu stod ställningen där med bara luft i.

”De tog GUNGAN!” ropade {child.he}.

”Tunga?” sa {sture}. ”Ja, vargar har en väldig tunga.”

# thump
Då orkade {child} inte med ord längre. {Child.He} stampade. {Child.He} stampade med båda fötterna på brädorna framför bänken, så hårt {child.he} kunde[athlete: , så att {athlete} skulle ha häpnat]. DUNK! DUNK! DUNK! Brädorna skakade. Bänken skakade. {Sture's} byxben skakade.

Och koppen skakade. Den hoppade ett litet steg. Den hoppade ett steg till. Sedan ramlade den ner, och örat gick av.

# the-cup
{child} stod blickstilla.

{Sture} satt och tittade upp mot himlen. Han hade inte hört det. Han hade inte hört ett dugg. Man kunde gå därifrån nu. [pet.dog: Man kunde säga att det var {pet}. Med en sådan svans. | [pet.cat: Man kunde säga att det var {pet}. Det brukade det vara. | Man kunde bara gå.]]

[pet.dog/pet.cat: {Pet} tittade på {child}.

]{child} svalde. {Child.He} drog {sture} i ärmen. När han tittade på {child.him} pekade {child.he}, först på koppen, och så[pet.dog/pet.cat: , förbi {pet},] på sina egna fötter. Det sved i ögonen.

# ugly-already
”Jaså”, sa {sture}. Han tog upp koppen och tittade länge på den. ”Den fick jag av min svåger. Den var ful redan när den var hel. Och nu hör den lika dåligt som jag.”

Han stoppade koppens öra i fickan. Sedan tittade han på {child's} fötter och på {child's} knutna händer.

”Gör det en gång till”, sa han. ”Jag tror att det var något du sa.”

# with-his-feet
{child} stampade. DUNK! DUNK! DUNK!

{Sture} satt med handen på bänken och kände efter. Han kände med sina egna fötter i brädorna.

”Men lilla vän”, sa han. ”Du är ju ARG.”

”JA!” sa {child}.

”Varför sa du inte det?”

# creaked
{child} tog hans käpp. {Child.He} gick raka vägen till ställningen och pekade med käppen rakt upp, där gungan skulle ha varit. Där var bara två krokar.[pet.cat:  {Pet} satte sig mitt under dem och tittade upp.]

{Sture} reste sig. Det tog en stund[pet.dog: , för {pet} måste resa sig först]. Han gick fram och stod bredvid {child.him}, och han tittade på krokarna, och hans haka började darra.

”Har de tagit den?” sa han. ”Den som gnisslade?”

{child} nickade.

”Jag hör inte fåglarna”, sa {sture}. ”Jag hör inte telefonen. Men den gungan hörde jag. Varje dag hörde jag när du kom ut.”

# both
Han teg en stund. Sedan lyfte han ena foten och satte ner den. DUNK!

”Jag är så arg”, sa {sture}.

”Jag är så arg”, sa {child}.

Och så stampade de. De stampade runt hela ställningen, {child} med två fötter och {sture} med en fot och en käpp.[pet.dog:  Sist gick {pet} och stampade med fyra.] DUNK! DUNK! KLAPP![music:  Det lät nästan som {@song}, om man hörde illa.] De stampade runt hela gården och tillbaka igen.[pet.cat:  {Pet} satt på cykelskjulet och tyckte att det var på tiden.] Det var ingen som sa åt dem att sluta. De stampade tills det var slut.

Det tog en bra stund.

# empty-hands
Sedan satte de sig på bänken. Gungan var fortfarande borta. Det var precis lika dumt som innan. Men det var inte så hett i öronen, och magen hade blivit mjuk. {child} öppnade händerna och tittade i dem. [pet.dog: {Pet} kände efter med nosen. ]De var helt tomma.[pet.cat:  Då kom {pet} och la en kind i den ena.]

”I morgon ringer vi till dem som tog den”, sa {sture}. ”Du får prata. Jag kan stampa.”

# asleep
Solen gick ner bakom cykelskjulet.[pet.dog:  Nu hade {pet} fyra skor att ligga på.][pet.cat:  {Pet} låg i {child's} knä, och det var nästan lika bra som gungan.] {child} lutade sig mot {sture's} arm. Han hade sin gamla ulljacka, och den var lurvig. Han böjde sig ner mot {child's} öra.

”Hör du”, sa han. ”Har du kvar den där vargen?”

{child} kände efter.

”Den sover”, sa {child.he}.

# @song
musik
## if song
{song}
## if artist & !song
{artist}
