title: Säg till honom, {pet}
title: En telefon med öron
title: Till en människa
guest osei: fru Blom (hon), fru Lind (hon)
guest pike: herr Ek (han), herr Alm (han)
guest grace: Birgit (hon), Solveig (hon)
guest leonard: Folke (han), Evert (han)
guest lamb: Monika (hon), Yvonne (hon)

% {osei} heter {grace} och {pike} heter {leonard}: det säger de första gången i say-it-to-a-person. {osei} står till vänster om hunden.
% @a har tomater vid grinden: {adult}, annars den äldre, annars grannen {lamb}.

# day-off
{Osei} och {pike} hade inte pratat med varandra på nio år. De pratade med {pet}.

”{Pet}”, sa {osei} och lutade sig på sin grep, ”var så vänlig och säg till {pike} att hans hink står på min gång.”

{Pet}, {child’s} {@dog}, hade fint sätt. {Pet.He} vred på huvudet och tittade på {pike}.

”{Pet}”, sa {pike}, som stod så långt bort som andra änden av ett matbord, ”säg till {osei} att hinken är ledig i dag.”

{Pet} vred på huvudet och tittade på {osei}.

{child} fortsatte att vattna. {Child.He} hade hört det här varje lördag sedan i mars[sport: , utom när {child.he} skulle {play sport}].

# leeks
”{@Shes} deras telefon”, sa {@a-first}. ”En telefon med öron.”

”Vad blev de osams om?”

”Purjolökar. Hon sa att hans var små.”

”Var de det?”

”Det har ingen vågat fråga.”

# no-wider-than-a-bed
Mellan deras lotter låg en remsa jord, inte bredare än en säng. I nio år hade det vuxit nässlor där, för ingen ville säga vems den var. Men i våras hade de gett den till {child}. Det hade tagit {pet} en hel eftermiddag. Nu stod där tjugo bönplantor på rad[school: , sådda i mjölkpaket {at school}], de första i {child’s} liv, med {osei’s} bönor på ena sidan och {pike’s} på den andra.

Och i natt skulle det bli frost.

# frost
”I maj!” sa {osei’s} radio[music: , när {music} var slut]. ”[city: Till och med {in city}! ]Så var rädda om bönorna.” Över hela kolonin sprang folk omkring med gardiner och badlakan. Nere vid grinden stoppade {@a} sina tomater i en sovsäck.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] drog upp dragkedjan om dem.][elder & adult:  {Elder} hade ringt två gånger och sagt hur man gör[elder2: , och {elder2} en gång och sagt att man inte skulle lyssna].][elder2 & !adult:  {Elder2} tyckte att de borde ha en kudde.] En enda kall natt, och till frukost är en böna svart.

# half-each
”{Pet}”, sa {pike}, ”säg till {osei} att jag har den stora vita duken i boden[athlete: , bakom bilden på {athlete}].”

”{Pet}, säg till {pike} att halva duken är min.”

Det var sant. De hade köpt den ihop, för tio år sedan. Den räckte över alla tre raderna. Men det behövdes tre personer: en vid varje kant som höll den högt, och en i mitten som rullade ut den. Mitten var {child’s}.

# crick
{child} tog rullen. De andra tog varsin kant.

”{Pet}, fråga {osei} om hon är klar.”

{Pet} tittade åt vänster.

”{Pet}, fråga {pike} vad han tror att jag står här för.”

{Pet} tittade åt höger.

”{Pet}, säg åt henne att lyfta, då.”

{Pet} tittade åt vänster. Men då hade {pike} redan lyft, och det hade inte {osei}. Duken gled på sned, hakade fast och ryckte till.

Knäck.

Det var den första bönan i {child’s} rad. Den hängde som ett trasigt paraply.

”{Pet}, säg till honom att det var hans sida!”

”{Pet}, säg till henne att det var det inte alls!”

”Sluta”, sa {child}. Men det sa {child.he} till två personer som hade fullt upp med att prata med en hund.
## or
{child} tog rullen. De andra tog varsin kant.

”{Pet}, säg till {osei} att hon står för långt fram.”

{Pet} tittade åt vänster.

”{Pet}, säg till {pike} att det gör jag visst inte. Han står för långt bak.”

{Pet} tittade åt höger.

”{Pet}, säg åt henne att stå kvar, då, så kommer jag.”

{Pet} tittade åt vänster. Men då hade {osei} redan backat och {pike} redan gått fram. Duken gled på sned, hakade fast och ryckte till.

Knäck.

Det var den första bönan i {child’s} rad. Den hängde som ett trasigt paraply.

”{Pet}, säg till honom att han flyttade sig!”

”{Pet}, säg till henne att det gjorde hon också!”

”Sluta”, sa {child}. Men det sa {child.he} till två personer som hade fullt upp med att prata med en hund.

# its-the-telephone
Solen hade gått ner bakom bodarna. {child} såg sin egen andedräkt. Och {child.he} såg {pet}, som hade suttit på gången sedan klockan två och tittat åt vänster och åt höger och gjort sitt allra bästa för att vara artig mot alla.

Det är inte duken det är fel på, tänkte {child}. Det är telefonen.

”{Pet}”, sa {child.he}. ”Kom.”

”Stanna, {pet}, så är du snäll”, sa {osei} och höll fram ett kex.

”{Pet}! Hit!” sa {pike} och höll fram två.

{Pet} tittade åt vänster. {Pet} tittade åt höger. Sedan reste {pet.he} sig, skakade sig, gick och la sig bakom {child}, med ryggen mot dem båda två.

# say-it-to-a-person
”{Pet}, säg till honom …” sa {osei} och kom av sig. På gången fanns det inget annat än gång.

”{Pet} har slutat för i dag”, sa {child}. Rösten skakade lite, men {child.he} fortsatte. ”Jag rullar ut när någon säger kör. Det kvittar vem av er. Men det måste sägas till en människa.”

Ingen svarade. {Pike} tittade på sina stövlar. {Osei} tittade på duken. Nio år är mycket tystnad, och man såg hur de letade i den efter ett ställe att börja på.

”{Leonard}”, sa {osei} till sist. Det lät rostigt. ”Har du din kant?”

”Jag har den, {grace}”, sa {pike}, och hostade en bra stund.

”Lyft, då.”

”Jag lyfter.”

”Kör”, sa båda.

# unrolling
Och {child} gick baklänges längs hela raden och rullade ut.

”Akta käppen, {leonard}.”

”Jag ser den. Du håller lite lågt.”

”Gör jag? Så.”

”Så.”

Duken la sig över alla tre raderna, mjukt som snö. De la stenar längs kanterna, och när det fattades en sten gick {osei} och hämtade hinken.

{Pike} band fast {child’s} böna vid en glasspinne. ”Den är bara böjd”, sa han. ”Sånt läker.”

# tiny
Det var nästan mörkt.

”De där purjolökarna”, sa {osei}.

{child} höll andan.

”De var små.”

”{Grace}”, sa {pike}, ”de var pyttesmå. Jag hoppades att ingen skulle märka det.”

Då skrattade {osei} så högt att {pet} lyfte på huvudet, för att se vem av dem som ville något. Det gjorde ingen. {Pet.He} la ner det igen.

# good-night-beans
Hemma låg {child} vid fönstret, där stjärnorna var klara och vassa. Där ute låg tre rader bönor under en och samma vita duk, sida vid sida, och hade det lagom varmt.

”{Pet}”, viskade {child.he}, ”säg god natt till bönorna.”

Men {pet} hade slutat för i dag, och sov tungt på mattan. Så {child} sa det själv, och släckte lampan.

# @dog
hund
## if breed
{breed}

# @Shes
{Pet} är
## if pet.he
Han är
## if pet.she
Hon är

# @a
{lamb}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{lamb}, grannen som {child} hade fått följa med
## if adult
{adult}
## if elder & !adult
{elder}
