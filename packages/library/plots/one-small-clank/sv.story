title: [!pet.he: Riddaren och drottningen]
title: [pet.he: Riddaren och kungen]
title: Tre lediga kuddar
title: Ett litet klonk
guest pet: Mimi (hon), Zelda (hon)

% Katten är familjens, annars grannens; en hund dunkar med svansen i stället för att spinna. Är djuret en han är det en kung.
% ”Rrrrrr” görs i halsen, och ”klonk” är riddarens fötter: högt i början, och det sista så tyst det går.

# at-the-door
Det ringde på dörren, och där stod en riddare. {child} hann inte ens säga hej förrän han föll på knä, så att det skramlade i hela trapphuset.

”Ers Majestät!” sa han. ”Äntligen har jag funnit er[city: , här {in city}]!”

{child} blev röd. Ingen hade någonsin kallat {child.him} majestät[friend: , inte ens på skoj, inte ens {friend}[!friend.known: , som var {child.his} bästa vän]].

”Tack”, sa {child.he}. ”Men jag tror …”

”Inte ni”, sa riddaren. ”{@Her}.”

Bakom {child} satt {pet} {@sat}.

”Det är {pet}”, sa {child}. ”{@Mine}”

”Så {@she} sitter”, sa riddaren. ”Så {@she} ser på mig, som om jag vore luft. Bara {@a-queen} ser på folk så.”

Och han klev in, klonk, klonk, klonk, och ställde sig på vakt.[adult:  ”Skor!” ropade {adult}, men de satt ihop med resten av honom.]

# three-cushions
I början var det ganska roligt. Riddaren bredde en smörgås med räkor[elder: , som {elder}[elder2:  och {elder2}] hade haft med sig], åt {pet}. Han bäddade i den stora fåtöljen med tre kuddar, åt {pet}. När {pet} gick genom hallen gick riddaren före och ropade: ”Ur vägen!” Det var bara {child} där[elder: , och {elder.short}[elder2:  och {elder2.short}], som bugade för säkerhets skull].

# do-not-touch
”Kom, {pet}”, sa {child} när {child.he} hade gjort [school: läxan från {school}|läxan], och sträckte ut handen.

En järnhandske for upp framför {child.him}.

”Man rör inte {@queen}”, sa riddaren. ”Man niger eller bugar. Man framför sitt ärende. Sedan väntar man.”

”Jag ville bara klia {pet.him} under hakan!”

”Klia!” sa riddaren och fick ta stöd mot väggen.

[friend: När {friend} ringde på och ville komma in var det riddaren som öppnade. Det gick att få träffa {@queen}, sa han, om tre veckor.

]{Pet} låg på sina tre kuddar. {Pet.He} slickade räka från nosen och såg mycket kunglig ut. {Pet.He} tittade inte ens åt {child's} håll.

# the-cold-end
Då blev {child} ledsen på riktigt. {@Always} Men {child} hade aldrig bett folk gå ur vägen för {pet.him}. {Child.He} hade aldrig brett en smörgås med räkor. Det var klart att {pet} tyckte bättre om riddaren.

Det blev kväll. {child} borstade tänderna och lade sig[adult: , och {adult} sa god natt, först till {@queen} och sedan till {child.him}]. Fotändan var kall.

# not-heard
{Child.He} låg och lyssnade. Ute i vardagsrummet gick riddaren fram och tillbaka framför fåtöljen, klonk, klonk, klonk. {Child.He} hörde honom vända. {Child.He} hörde golvet knaka. {Child.He} hörde klockan på väggen[music:  och {music} från grannens radio].

Det var något {child.he} inte hörde.

{child} satte sig upp och tänkte efter. {Child.He} hade inte hört det vid maten, och inte när riddaren bäddade med kuddarna. {Child.He} hade inte hört det en enda gång sedan det ringde på dörren.

{Child.He} gick ut i vardagsrummet i pyjamas.

”Vem där?” sa riddaren.

”Det är {child}. Hur mår {@queen}?”

”Förträffligt! Tre kuddar.”

{Pet} satt upp på kuddarna. Ögonen var vidöppna. {Pet.He} gick ett varv, lade sig, reste sig och gick ett varv till.

”När {@purred} {pet.he} senast?” sa {child}.

Riddaren funderade. ”{@Queens} {@purr} inte”, sa han. ”Det har de folk till.”

”{@Not}. Så här låter det.” {@Tries}

”Det ljudet har jag inte hört”, sa riddaren. ”Borde jag det?”

”Ja. Varje kväll.”

# seven-hours
Riddaren fällde upp visiret. Därinne var han ganska gammal och ganska orolig.

”Jag har vaktat {pet.him} i sju timmar”, sa han. ”Jag har inte satt mig en enda gång[sport: , inte ens när det var {sport} på teve]. Vad har jag gjort för fel?”

{child} kunde ha sagt en hel del. Men {child.he} såg hur trött han var, så {child.he} [child.he: bugade|neg], lite grann, fast det var {child.his} eget vardagsrum.

”Jag har ett ärende till {@queen}”, sa {child.he}. ”Får jag lov?”

Riddaren tvekade. Sedan sänkte han handsken.

# whoever-breaks-in
{child} satte sig på golvet framför fåtöljen. {@Lift}, {child.he} bara höll fram ett finger. {Pet} luktade på det. Så sträckte {pet.he} på halsen, och {child} kliade {pet.him} under hakan, precis där det är som mjukast.

Det tog en liten stund.

{@Sound}

”{@Growls}!” ropade riddaren och drog svärdet till hälften[athlete: , snabbare än {athlete}].

”Sch! Det är nu {pet.he} är glad.”

Riddaren lutade sig ner. Han lyssnade, först med ena sidan av hjälmen och sedan med den andra. Till slut tog han av sig hela hjälmen.

# without-a-glove
”Det är det vackraste jag har hört”, viskade han. ”Hur gör man?”

”Man måste ta av sig handsken.”

Riddaren tog av sig järnhandsken. Handen därinne var alldeles vanlig. Han höll fram ett finger, och det darrade.

{Pet} luktade på det. {Pet.He} tittade upp. Den här gången såg {pet.he} inte på riddaren som om han vore luft.

{@Sound}

”Åh”, sa riddaren och satte sig på golvet med ett brak.

# home
De satt länge där, på var sin sida om fåtöljen, och kliade. Sedan reste sig {pet}. {Pet.He} sträckte på sig, hoppade ner från sina tre kuddar och gick mot {child's} rum utan att se sig om.

”Vart ska {pet.he}?” sa riddaren.

”Hem”, sa {child}.

{Child.He} kröp ner under täcket. {Pet} gick ett varv, lade sig på {child.his} fötter och stannade där. Det blev varmt i fotändan.

# the-last-clank
”God natt, Ers Majestät”, viskade {child}.

{@Sound-in-bed}

Ute i fåtöljen fanns det nu tre lediga kuddar. {child} hörde hur någon gick fram till dem, ställde sig och tvekade. Och sedan, mycket försiktigt för att inte väcka någon, kom det ett enda, litet klonk.

# @her
hon
## if pet.he
han
## if pet & !pet.he & !pet.she
den som sitter bakom er

# @she
hon
## if pet.he
han
## if pet & !pet.he & !pet.she
majestätet

# @sat
och tvättade en tass
## if pet.dog
med nosen i vädret

# @mine
Det är grannens katt. {Pet.He} bor hos oss så länge.
## if pet.cat
Det är min katt.
## if pet.dog
Det är min hund.

# @a-queen
en drottning
## if pet.he
en kung
## if pet & !pet.he & !pet.she
en majestät

# @queen
drottningen
## if pet.he
kungen
## if pet & !pet.he & !pet.she
majestätet

# @queens
drottningar
## if pet.he
kungar
## if pet & !pet.he & !pet.she
majestäter

# @always
{Pet} hade valt {child} alldeles själv. Varje kväll sedan grannen reste bort hade {child.he} somnat med {pet} vid fötterna.
## if pet
{Pet} hade alltid varit {child.his}. Varje kväll, nästan, hade {child.he} somnat med {pet} vid fötterna.

# @purred
spann
## if pet.dog
dunkade

# @purr
spinner
## if pet.dog
dunkar

# @not
Inte garn
## if pet.dog
Inte i dörrar. Med svansen
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
Inte i dörrar. Med baken

# @tries
{child} försökte. Det lät som en gräsklippare långt borta.
## if pet.dog
{child} försökte med handen mot golvet. Det lät som någon som piskade en matta långt borta.

# @lift
{Child.He} lyfte inte upp {pet}
## if pet.dog
{Child.He} lockade inte på {pet}

# @sound
”Rrrrrr”, sa {pet}.
## if pet.dog
Dunk, dunk, dunk, sa det i kuddarna.

# @sound-in-bed
”Rrrrrr”, sa {pet}.
## if pet.dog
Dunk, dunk, dunk, sa det i täcket.

# @growls
{Pet.He} morrar
## if pet.dog
Någon försöker ta sig in
