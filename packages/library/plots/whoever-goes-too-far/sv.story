title: Den blixtsnabba Bönan
title: Den som far för långt
title: Gunnel och Bönan
guest friend: Malte (han), Tuva (hon)
guest pet: Otto (han), Juno (hon)
guest yellow: Gunnel (hon), Gunvor (hon)

% {yellow} är kompisens racerbil. Border collien är originalet; vilken hund som helst går bra, och en katt hämtar ungar: @what, @escaped, @dribble, @smelled, @flock.

# a-racetrack
{child's} racerbil var grön, och den hette Bönan.

{Friend's} racerbil var gul, och den hette {yellow}.

En lördag[school: , när ingen var {at school},] byggde {child} och [friend: [!friend.known: {child.his} bästa vän ]{friend} | {friend}[!friend.known: , {child.his} bästa vän,]] en racerbana. Den började uppe på trädgårdsbänken, och sedan gick den nerför en planka, längs en takränna, över ett gupp av kuddar och tvärs över gången, fram till en mållinje av [elder: {elder's} ]garn. Det var [city: den bästa banan i {city}, och alltså i hela världen|världens bästa bana].

Det var bara ett enda fel på den, och det var {pet}.

{@What} Så {pet.he} hämtade tillbaka allt annat.

# brought-back
[elder: {Elder.short}[elder2:  och {elder2}] satt vid målet och skulle säga vem som vann.

]”Klara, färdiga, gå!” sa {friend}[music:  och gnolade {music} som fanfar].

Nerför plankan for Bönan! Nerför plankan for {yellow}! De susade, de skuttade, de var nästan, nästan framme vid garnet …

Och då tog {pet} dem i munnen, en i taget, hur försiktigt som helst, och bar tillbaka dem till starten.

”{Pet}!” sa {child}.

[elder: ”Ingen vann”, sa {elder.short}.

]{@Escaped}

De körde en gång till. {Pet} hämtade tillbaka bilarna, och {friend's} ena [pet.cat: strumpa | sko][adult: , och {adult's} ena trädgårdshandske]. [elder: ”Ingen vann”, sa {elder.short}, och båda bilarna | Ingen hade vunnit, och båda bilarna] {@dribble}.

”{Yellow} tycker inte om det”, sa {friend} och torkade av henne på tröjan.

# you-spoil-everything
Nästa gång låg Bönan faktiskt först[athlete: , precis som {athlete}], och {child} hoppade redan upp och ner[sport: , som när man får {play sport}], när det dök upp {@nose}.

”GÅ HÄRIFRÅN, {pet}!” skrek {child}. ”Du förstör allting!”

{Pet} lade ner Bönan. Öronen blev platta. {Pet.He} gick därifrån med svansen hängande som en våt strumpa, och bakom skottkärran lade {pet.he} sig ner.

”Bra”, sa {child}. Men det kändes inte så bra.

# a-proper-race
”Nu kan vi tävla på riktigt”, sa {friend}.

Och det gjorde de. Nerför plankan, längs rännan, över guppet! {Yellow} for över garnet. Bönan for över garnet. [elder: ”{Yellow} vann!” ropade {elder.short}. Men på andra sidan fanns det ingen som stoppade Bönan, så den for vidare. | Och eftersom det inte fanns någon som stoppade den, for Bönan vidare.] Den for av gången och rakt in i det höga, höga gräset under häcken, så grönt som grönt kan bli.

Och så var den borta.

# green-in-green
De letade på knä. De letade på mage. {Friend} hittade en klädnypa, en plommonkärna och en skalbagge som var upptagen.[elder:  {Elder.short} hittade en tesked.] Men en grön bil i grönt gräs är inte lätt att se.

”Vi kan dela på {yellow}”, sa {friend}. ”Du får ha henne på söndagar.”

Det var så snällt att det började svida i ögonen på {child}.

”Vi skulle behöva någon som hämtar tillbaka saker”, sa {child.he} med liten röst.

Då vände de sig om, båda två, och tittade på skottkärran.

# behind-the-wheelbarrow
{child} gick dit själv. {Child.He} klämde sig in bakom, och {pet} såg på {child.him} med ett öga.

”Förlåt att jag skrek”, sa {child}. ”Du förstör inte allting. Du förstör en liten bit, och resten är du jättebra på.” {Child.He} strök över de platta öronen. ”Bönan har rymt, {pet}. Den är borta.”

Ett öra åkte upp. Sedan det andra.

# only-a-tail
{Pet} sköt i väg. {Pet.He} sprang längs häcken, snos, snos, snos. {Pet.He} stannade. {Pet.He} körde in hela huvudet i gräset, så att det bara var svans kvar, och svansen gick [pet.cat: fram och tillbaka | runt, runt, runt].

Och ut kom {pet.he}, med en maskros på nosen, och i munnen, hur försiktigt som helst: Bönan.

”{Pet.He} luktade sig till den!” ropade {friend}. ”{Pet.He} kände igen {@smelled}!”

# a-new-rule
Efter det blev det en ny regel. Bilarna körde fram till garnet, och på andra sidan väntade {pet}, för i varje tävling behövs det någon som fångar upp den som far för långt. Där låg {pet.he} och darrade av iver, och {pet.he} missade inte en enda. [elder: ”{Yellow} vann!” ropade {elder.short} sex gånger. ”Bönan vann!” ropade {elder.he} sju. | {Yellow} vann sex gånger. Bönan vann sju.] {Pet} vann alla tretton, om man frågade {pet}.

# one-of-each
På kvällen, när {child} hade lagt sig[adult:  och {adult} hade släckt], gled dörren upp på glänt, och in kom en nos. {Pet} lade Bönan på kudden. Sedan gick {pet.he}, och kom tillbaka med {child's} ena toffel. Sedan den andra toffeln. Sedan [elder: {elder.short's} garnnystan | en tvättsvamp].

Allra sist klättrade {pet.he} upp själv, snurrade två varv och räknade. En bil. Två tofflor. [elder: Ett nystan|En svamp]. En {child}.

Ingen fattades. Så {pet} lade hakan på {child's} fötter, och blundade, och lät {@flock} sova.

# @what
{Pet} var {friend's} hund, på besök till söndag. Det finns hundar som vaktar får, och om ett får ger sig i väg så hämtar de tillbaka det. {Pet} hade aldrig träffat ett får.
## if pet.dog
{Pet} var {a breed}. Det finns hundar som vaktar får, och om ett får ger sig i väg så hämtar de tillbaka det. {Pet} hade aldrig träffat ett får.
## if pet.dog & breed.Border Collie
{Pet} var en border collie. Border collies vaktar får, och om ett får ger sig i väg så hämtar de tillbaka det. {Pet} hade aldrig träffat ett får.
## if pet.cat
{Pet} var {a breed}. Det finns katter som vaktar kattungar, och om en unge ger sig i väg så hämtar de tillbaka den. {Pet} hade aldrig haft någon unge.

# @escaped
{Pet} viftade på svansen. Två får hade försökt rymma, och {pet.he} hade stoppat båda två!
## if pet.cat
{Pet} spann. Två ungar hade försökt rymma, och {pet.he} hade stoppat båda två!

# @dribble
var fulla av dregel
## if pet.cat
luktade fisk

# @nose
en nos
## if breed.Border Collie
en svartvit nos

# @smelled
sitt eget dregel
## if pet.cat
sin egen frukost

# @flock
hela flocken
## if pet.cat
alla ungarna
