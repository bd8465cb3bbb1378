title: Så ska det inte vara
title: Drömmarna som skulle lagas
title: [short: Kalsonger|Sylt] till vargen

% Den vuxna (@a): {adult}, annars den vuxna. Den tredje gungan är vännens eller den äldres där de finns.

# a-dream-at-random
När {child} hade somnat i sin säng kom det en liten gubbe genom väggen. Han hade en säck på ryggen, och i säcken hade han drömmar.

”Nu ska vi se”, sa drömgubben. ”{child}, {age} år[city: , i {city}]. En dröm, var det.”

Men drömgubben hittade inte sina glasögon. Så han tog en dröm på måfå.

Det var en dröm om en varg. Den kom [!short: gående ]genom skogen. Den var grå. Den var stor. Den hade tänder.

”Grrr”, sa vargen.

Då vaknade {child} och ropade.

# say-no
{@A} kom[pet.dog: , och {pet} kom efter], och håret stod åt alla håll.

”Det var en varg”, sa {child}. ”Den sa grrr.”

”Usch”, sa {@a}. ”Det var en dum dröm. [pet.cat: {Pet} har också sådana, men {pet.he} fräser åt dem. ]Vet du vad man gör då? Man säger: Nej, så ska det inte vara. Och sedan bestämmer man själv.”

”Får man det?”

”Det är din dröm. Hur ska det vara med vargen?”

{child} tänkte.

”Den ska ha kalsonger”, sa {child.he}. ”På huvudet.”

# the-wolf
Så somnade {child} igen. Och vargen kom gående genom skogen, grå och stor.

”Grrr”, sa vargen.

”Nej!” sa {child}. ”Så ska det inte vara!”

”Inte?” sa vargen.

Och poff! Där stod vargen med kalsonger på huvudet. De var vita med röda prickar. Den kunde inte se något, så den gick [!short: rakt ]in i ett träd.

”Förlåt”, sa vargen till trädet.

[!short: {child} skrattade i sömnen.

]”Oj då”, sa drömgubben. ”Det var visst fel.” Och han stack ner handen i säcken.

# the-hole
Nu blev det en dröm om ett hål. Det var svart. Det var djupt. {child} ramlade i det, ner, ner, ner.

”Nej!” sa {child}. ”Så ska det inte vara!”

”Inte?” sa hålet.

”Det ska vara gröt i botten.”

Och poff! Där fanns det gröt, mjuk och ljummen. Plupp, så satt {child.he} i den. Vargen satt där också, med kalsongerna på, och åt.

”Den behöver sylt”, sa vargen.

”Oj, oj, oj”, sa drömgubben. ”Fel igen.” Och han stack ner handen i säcken, ända ner i hörnet.
## or
Nu blev det en dröm om en spindel. Den var svart. Den hade ben överallt. Den kom ner på sin tråd, närmare, närmare, närmare.

”Nej!” sa {child}. ”Så ska det inte vara!”

”Inte?” sa spindeln.

”Du ska ha tofflor. Och pannkakor.”

Och poff! Där satt spindeln med tofflor på alla åtta fötterna och en pannkaka i varje hörn av nätet. Den bjöd. Vargen kom också, med kalsongerna på, och åt två.

”De behöver sylt”, sa vargen.

”Oj, oj, oj”, sa drömgubben. ”Fel igen.” Och han stack ner handen i säcken, ända ner i hörnet.

# the-monster
Nu blev det en dröm om ett monster. [school: Det kom gående genom {school}[!short: , och alla krokarna skramlade]. ]Det hade många armar[athlete & short: , flera än {athlete}]. [!short: Det var mörkt runt omkring. Det gick med tunga steg.]

Duns. Duns. Duns.

[!short: Nu blev {child} rädd. ]{child.He} blev så rädd att {child.he} glömde vad man skulle säga.[!short: 

Duns. Duns. Duns.]

Vad var det {@a} hade sagt?

# swings
”NEJ!” sa {child}. ”SÅ SKA DET INTE VARA!”

Monstret stannade.

”Inte?” sa monstret, och det lät nästan glatt. ”Hur ska det vara då?”

[short: {child} tittade på alla armarna. | {child} tittade på det. Det hade verkligen väldigt många armar.[athlete:  Flera än {athlete}.] De hängde rakt ner och hade ingenting att göra.]

”Du ska vara gungor”, sa {child}.

Och poff! Monstret tog sig i händerna, två och två, och det blev gungor av armarna. [short: En gunga åt {child}[friend: , en åt {friend}][elder: , en åt {elder}][elder2: , en åt {elder2}][pet.other: , en pytteliten åt {pet}] och en åt vargen. | En gunga åt {child}. En gunga åt vargen. [friend: En gunga åt {friend}[!friend.known: , {child's} bästa vän,] som drömde i närheten. ][elder: En gunga åt {elder}[elder2:  och en åt {elder2}]. ][pet.other: En pytteliten gunga åt {pet}. ]][pet.dog & !short: En gunga åt {pet}, fast {pet.he} åkte baklänges. ][pet.cat & !short: En gunga åt {pet}, som låtsades att {pet.he} inte åkte. ][!short: En gunga åt den som ville åka på mage. ]Och monstret gungade dem allihop, [!short: fram och tillbaka, ]fram och tillbaka, [music & !short: i takt med {music}, |]alldeles lagom högt.[!short: 

”Det här var mycket bättre”, sa monstret.]

# mended
Då hittade drömgubben sina glasögon. De satt i pannan.

”Men kära nån”, sa han. ”De skulle ju inte till dig. De där skulle lagas. Det var därför jag hade dem i säcken.”

Han tittade på vargen[!short: , som åt]. Han tittade på monstret, som nynnade[music & short:  på {music}].

”Jaha”, sa drömgubben. ”Då är de visst lagade.”

[!short: Och så satte han sig på en gunga, han också, med säcken i knät.

]Fram och tillbaka. Fram och tillbaka.

# once-more
[short: ”Hur gick det med vargen?” sa {@a} på morgonen. | På morgonen stod {@a} och rörde i en kastrull.

”Nå”, sa {@a}. ”Hur gick det med vargen?”]

”Bra”, sa {child}. ”[short: Den fick kalsonger|Den ville ha sylt].”

Så nu vet {child} vad man säger när det kommer en dröm som är dum. [!short: Vi kan säga det en gång till, mycket tyst.]

Nej. Så ska det inte vara.

# @a
den vuxna
## if adult
{adult}
