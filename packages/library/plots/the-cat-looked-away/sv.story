title: Katten som tittade bort
title: Kan du spinna?
title: Som om det var hennes bord
guest friend: Ester (hon), Elton (han)
guest pet: Bulle (han), Muffins (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Men Bulle då”, sa mamma. Och Bulle lade sig igen, vid ugnen. Mamma är {elder} där en sådan är med (@a). Hunden är familjens, annars kompisens; gul och ett berg är den bara när den är berättelsens egen (@warm, @something, @hill).

# a-cat-came-in
Det regnade och det regnade[city:  i hela {city}], och då kom det in en katt i {child's} kök.

Det var den grå katten från andra sidan gatan. Hon var kall och hon var blöt. Hon gick förbi [elder: {elder's} tofflor | {@as} stövlar] och satte sig under bordet, som om det var hennes bord.

”Hej, katten”, sa {child}. ”Kan du spinna?[sport:  Kan du {play sport}?]”

Katten sa ingenting.

”Jag vill att hon ska spinna”, sa {child}.

# fish
”Jag kan allt om katter”, sa {friend}. {Friend} var {child's} bästa vän[!friend:  och var där och lekte], och {friend.his} [elder: moster|mormor] hade katt. ”Den här katten vill ha fisk.”

Så {@first} lade lite fisk på ett fat.

{Pet} reste sig för att se. {@warm}, och {pet.he} reste sig alltid för att se.

Katten tittade på fisken.

Katten tittade bort.

Så {pet} åt upp den.

”Men {pet} då”, sa {@a}. Och {pet} lade sig igen, vid ugnen.

# milk
”Mjölk”, sa {friend}. ”Hon vill ha mjölk.”

Så {@a} hällde lite mjölk på fatet, och {pet} reste sig för att se.

Katten tittade på mjölken.

Katten tittade bort.

Så {pet} drack upp den. {Pet.He} slickade det där fatet runt hela köket.

”Men {pet} då”, sa {@a}. Och {pet} lade sig igen, vid ugnen.

# the-hat
”Hon fryser”, sa {child}. ”Hon ska få min mössa.”

Det var {child.his} bästa mössa, den med öron[school: , som {child.he} hade {at school}]. {Child.He} lade den under bordet, och {pet} reste sig för att se.

Katten tittade på mössan.

Katten tittade bort.

Så {pet} tog den. {Pet.He} bar den runt hela köket med huvudet högt[athlete: , som {athlete}]. Sedan gav {pet.he} den till {@a}, och då var den väldigt blöt.

”Men {pet} då”, sa {@a}. Och {pet} lade sig igen, vid ugnen.

Inget spinn. Inte ett endaste litet.

# down-low
”Den här katten är sönder”, sa {friend}.

Sedan tänkte {friend.he} efter.

”[elder: Min moster | Mormor] brukar lägga sig ner”, sa {friend.he}. ”Katter tycker om en när man är låg.”

Så {friend} lade sig på magen på köksgolvet. {child} lade sig på magen. {@A} sa ”oj oj oj” och lade sig {@too} också.[elder2:  {Elder2} sa ”oj oj oj” två gånger och lade sig bredvid.]

Det var annorlunda där nere. Det fanns smulor. Det fanns en ärta. Och där satt katten och tittade bort.[music:  Högt där uppe spelade radion {music}.]

# where-the-cat-looked
{child} tittade på katten.

Sedan tittade {child.he} dit katten tittade.

Katten tittade inte på dörren. Hon tittade inte på fönstret. Hon tittade på något som var {@something}.

”Hon vill inte ha någon mössa”, viskade {child}. ”Hon vill ha en {pet}.”

# one-paw
”Ligg kvar, {pet}”, sa {@a}.

Det kom fram en tass.

{Pet} låg kvar. Det var svårt. Svansen sa dunk.

Tassen stannade.

Så svansen stannade.

Då kom hon ut, en tass och en tass och en tass och en tass. Hon klev över ärtan. Hon klättrade upp på {pet}, som om {pet.he} var {@hill}. Hon snurrade ett varv, och så lade hon sig.

# on-the-edge
Uppe på bordet stod en tallrik. På tallriken låg [elder: {elder.short's}|en] smörgås. Den låg precis på kanten.

Ner kom den. Flopp. Den hamnade alldeles intill {pet's} nos, och det var mycket smör på.

”Men {pet} då”, viskade {@a}. ”Res dig inte.”

Ingen rörde sig. Regnet sa dripp, dropp, dripp.

{Pet} tittade på smörgåsen.

{Pet} tittade på den länge, länge.

{Pet} tittade bort.

# a-purr
Och högst uppe på {pet.him}, först alldeles litet, och sedan så stort att det kändes i golvet, började katten spinna.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder's}
## if adult
{adult's}

# @first
{minder}, som passade {child.him},
## if adult & !elder
{adult}
## if elder
{elder.short}

# @too
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @warm
{Pet} var {friend's} hund, stor och gul och varm
## if pet.dog
{Pet} var {a breed}, mjuk och luden och varm

# @something
stort, och gult, och varmt
## if pet.dog
mjukt, och ludet, och varmt

# @hill
ett berg
## if pet.dog
en kudde
## if pet.dog & breed.Labrador
ett berg
