title: Torka inte av fötterna!
title: Det där är igelkott
title: Vad mattan sa
guest owner: Birgit (hon), Gunvor (hon)
guest neighbour: Ragnar (han), Sixten (han)
guest helper: Kalle (han), Börje (han)

% Den som har grävt med barnet (@a): {adult}, annars den äldre, annars {helper} tvärs över gatan.

# snff
{child} torkade av ena foten på mattan, och då sa mattan: ”Snörf.”

{child} stod alldeles stilla, med andra foten i luften.

Det var {owner’s} matta, på {owner’s} trappa.[city:  Det fanns ingen renare trappa i {city}.] {child}[friend: , {child.his} bästa vän {friend}] och {@a-first} hade grävt i hennes potatisland ända tills det började skymma. Nu skulle de få soppa, och {child} hade lera upp till knäna.

”Torka av fötterna!” ropade {owner} inifrån köket.[school:  Så ropar de {at school} också.]

# the-bump
{child} böjde sig ner och tittade. Mattan var brun och sträv. Men i ena änden hade den en bula, och bulan hade en nos. Nosen luktade på {child’s} leriga stövel.

”Snörf, snörf, snörf.”

”Du är inte matta”, sa {child}. ”Du är igelkott!”

Då försvann nosen. Nu syntes bara bulan, lika brun och sträv som mattan.

# that-bit
Där kom {@a} i stora leriga stövlar.

”Torka av fötterna!” ropade {owner}.

”Torka INTE av fötterna!” ropade {child}.

”Inte?” sa {@a}.

”Det där är matta”, sa {child} och pekade. ”Och det där är igelkott.”

# one-leg
Där kom grannen {neighbour}, i de allra största och lerigaste stövlarna.

”Torka av fötterna!” ropade {owner}.

”Torka INTE av fötterna!” ropade {child} och {@a}.

{neighbour} stod på ett ben[sport: , som om han tänkte {play sport}]. ”Ska jag torka, eller ska jag inte torka?”

”Inte! Det där är matta. Det där är igelkott.”

”Jag lyfter väl undan den”, sa {neighbour} och kände efter med ett finger. ”AJ! Jo. Det där är igelkott.”
## or
Där kom grannen {neighbour}, i de allra största och lerigaste stövlarna.

”Torka av fötterna!” ropade {owner}.

”Torka INTE av fötterna!” ropade {child} och {@a}.

{neighbour} stod på ett ben[sport: , som om han tänkte {play sport}]. ”Ska jag torka, eller ska jag inte torka?”

”Inte! Det där är matta. Det där är igelkott.”

”Jag hoppar väl över den”, sa {neighbour}. Han svängde med armarna, en gång, två gånger, tre gånger, och satte sig, duns, i rabatten. ”Nej”, sa {neighbour}. ”Jag har för mycket lera på mig.”

# stripy-sock
Då for dörren upp, och ut kom {owner} i randiga strumpor[music: , mitt i {@song}].

”Är det ingen här som kan torka av en fot?” sa {owner}. ”Titta på mig. Så här!” Och ner kom en randig strumpa, ner, ner, rakt mot bulan …

”INTE!” skrek allihop[elder2 / elder & adult: , och högst av alla skrek {@loudest} borta vid grinden].

Strumpan stannade. Och igelkotten drog ihop sig, mer och mer och mer, tills den var en boll av taggar, mitt i dörren. Där låg den. Ingen kunde gå in, och ingen kunde gå ut[athlete: , inte ens {athlete}].

# off-with-it
”Den tycker inte om när man skriker”, viskade {child}. ”Men den tycker om lera.”

{child} drog av sig sin ena leriga stövel och ställde den vid mattan, så tyst, så tyst.[friend:  {Friend} drog av sig en stövel också och ställde den bredvid.]

Ingen sa torka. Ingen sa inte.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg platt på grusgången och sa ingenting.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt på grindstolpen och sa ingenting.] Man kunde höra soppan koka.

# slup
”Snörf.”

Ut kom nosen. Ut kom fyra små fötter. Igelkotten tassade fram till {child’s} stövel, stack nosen i leran och hittade en mask.

Slurp.

På {@as} stövel hittade den en snigel. Slurp. [!short: På {neighbour’s} stövel hittade den något som ingen visste vad det var. Slurp. ]Sedan nosade den sig fram, från fotspår till fotspår, hela vägen ner till häcken, och där kröp den in.

# just-as-they-are
”Tur”, sa {child}, ”att ingen torkade av fötterna.”

{owner} tittade på all lera.

”Av med stövlarna”, sa hon. ”Men låt dem stå här ute precis som de är. Den kanske vill ha mer.”

# softer
Så åt de soppan i bara strumporna, med dörren på glänt, och lyssnade.[pet.other:  Allt det här skulle {pet} där hemma få höra.] Och ute i mörkret lät det, svagare och svagare:

”Snörf. Snörf. Snörf.”

# @a-first
{helper} tvärs över gatan
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{helper}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{helper’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @loudest
{elder2}
## if elder & adult
{elder}
## if elder & adult & elder2
{elder} och {elder2}

# @song
{music}
