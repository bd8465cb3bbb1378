title: Kattposten
title: Aj, sa häcken
title: Åtta kronor
guest vet: Lena (hon), Margareta (hon)

% @m är {adult}, annars den äldre, annars {vet}, veterinären tvärs över gatan. Katten är tjock bara för posten: leverpastej hos {friend}, ost hos {child}.
% Dagarna: söndag gräl, tisdag första brevet, måndag de två riktiga breven, onsdag (tio dagar) häcken.

# the-wheel
Det var rattens fel.

{child} och {friend} hade byggt på lådbilen sedan påsklovet. De var överens om hjulen, om färgen och om att den skulle heta Kometen. Men {child} ville styra med ratt, och {friend} ville styra med rep. En söndag i maj sa {child} att rep var för småungar, och då sa {friend} att den som inte kunde såga rakt borde hålla tyst. Sedan gick {friend.he} hem. {Friend.He} tog repet med sig.

De hade aldrig varit ovänner på riktigt förut. Ingen av dem visste hur man gjorde.

# four-seconds
{Friend} bodde på andra sidan syrenhäcken. Genom hålet tog det fyra sekunder, [city: den kortaste resan {in city}, ]men nu gick ingen där. Den enda som gick var {child's} katt, {pet}. {Pet.He} var {a breed} med [breed.Siamese / breed.Ragdoll: blå ögon och ]höga tankar om sig själv, och {pet.he} lät sig inte hindras av andras gräl.

På tisdagskvällen kom {pet.he} hem med ett papper hoprullat under halsbandet. {child} vecklade ut det.

”Till {child}. Min skruvmejsel ligger kvar i ert garage. Var god returnera den. {Friend}.”

# kindly
Var god! {child} satte sig genast och skrev.

”Till {friend}. Skruvmejseln är för stor för katten. Du får hämta den mellan fyra och fem.[sport:  Sedan ska jag {play sport}.] Ring inte på. {child}.”

{Pet} gick tillbaka genom häcken. En kvart senare satt {pet.he} i fönstret igen.

”Till {child}. Jag är upptagen mellan fyra och fem. Dessutom har du mitt cykellås, min bok om ubåtar[athlete: , min bild på {athlete}] och nio av mina kronor. {Friend}.”

”Till {friend}. Det var åtta kronor. Boken är tråkig. (Jag har kommit till sidan 140.) {child}.”

”Till {child}. Det blir bättre efter 150. {Friend}.”

Så höll det på i en vecka. Breven gick morgon och kväll, och det stod ingenting vänligt i dem, och {child} läste vart och ett minst tre gånger.

# two-meals
”Vad tjock {pet} har blivit”, sa {@m-first} på måndagen och kände på {pet.him}.[!elder:  Hon var veterinär och bodde tvärs över gatan.] ”{Pet.He} får ju bara två mål om dagen.”

{child} sa ingenting. {child.He} visste att {friend} betalade med leverpastej. Själv betalade {child.he} med ost.

## if adult
”Vad tjock {pet} har blivit”, sa {adult} på måndagen. {adult.He} stod på knä och kände på {pet.him}. ”Jag ger ju bara två mål om dagen.”

{child} sa ingenting. {child.He} visste att {friend} betalade med leverpastej. Själv betalade {child.he} med ost.

# before-being-sorry
Samma kväll satt {child.he} länge med pennan. {child.He} hade varit i garaget. Kometen stod där under sin presenning, utan ratt och utan rep, och det var fullkomligt meningslöst att sitta i den. Man behövde en som knuffade. Man behövde en som skrek. {child.He} tuggade på pennan, och så skrev {child.he} fort, för att inte hinna ångra sig:

”{Friend}. Det var dumt sagt det där om småungar. Rep är bra. Jag kan inte såga rakt, det är sant. Kan vi inte sluta? {child}.”

{child.He} rullade ihop det hårt och stack det under halsbandet. {Pet} fick dubbelt med ost och försvann in i häcken med svansen rakt upp.

# not-even-a-no
{child} väntade. Det blev kväll. {Pet} kom hem klockan nio, och under halsbandet fanns det ingenting.

Inget svar. Det kom inget på tisdagen heller[school: , fast {child} hade sprungit hela vägen hem från {school}]. På onsdagen satte {@m} {pet} på diet, vilket betydde att {pet.he} fick stanna inne, och det hördes över hela kvarteret.[elder & adult:  {Elder}[elder2:  och {elder2}] ringde och undrade vad det var.][elder2 & !adult:  {Elder2} hade bomull i öronen.] {Pet} stod i fönstret och gallskrek[music: , rakt igenom {music}]. {child} satt bredvid och hade lust att göra detsamma. {child.He} hade skrivit det svåraste brev {child.he} någonsin skrivit, och {friend} hade inte ens skickat tillbaka ett nej.

# good-at-waiting
”Är det något med dig och {friend}?” frågade [adult / elder: {@m} vid middagen|{vet}, som hade bjudit {child} på köttbullar].

”Nej.”

”{Friend} har inte varit här på tio dagar.”

”Jag vet hur länge det är”, sa {child}. Rösten blev konstig. {@M} la ner gaffeln, men {@she} frågade inte mer. {@She} flyttade bara över sin sista köttbulle till {child's} tallrik.

”Jag blev ovän med min bästa vän när jag var tolv”, sa {@she} efter en stund. ”Vi väntade på varandra. Båda två. Vi var väldigt duktiga på att vänta.”

”Hur gick det?”

”Jag vet inte ens var hon bor nu.”

{child} åt upp köttbullen. Sedan gick {child.he} ut.

# said-the-hedge
Det var ljust fortfarande, och syrenen hade slagit ut. {child} ställde sig framför hålet i häcken, det de alltid hade använt. Fyra sekunder. {child.He} tänkte att {child.he} skulle säga det rakt på, som det stod i brevet. {child.He} kunde det ju utantill. Så böjde {child.he} sig ner och kröp.

Halvvägs in stötte {child.he} huvudet i något hårt.

”Aj!” sa häcken.

Det var {friend}. {Friend.He} stod också på alla fyra, med löv i håret och en hand mot pannan. De stirrade på varandra på en armlängds avstånd i det gröna dunklet.

”Varför svarade du inte?” sa de. Precis samtidigt.

”Jag har inte fått något!” sa de sedan. Också samtidigt.

# cat-height
{Friend} tittade upp. {child} tittade dit {friend.he} tittade. På en avbruten kvist, precis i katthöjd, satt två hoprullade papper uppträdda, så prydligt som kvitton på en spik. Det var {pet's} genväg. {Pet.He} hade blivit så tjock att kvisten skrapade av posten.

Det ena papperet var {child's} eget. {child.He} fick loss det andra. Regnet hade gått illa åt bläcket, men det gick att läsa.

”{child}. Du får gärna ha ratt. Det är tråkigt att ha rätt ensam. Hälsningar {friend}. PS. Det var åtta kronor.”

{Friend} läste brevet från {child}. {Friend.He} läste det minst tre gånger, såg {child.he}.

# both
”Man skulle kunna ha både och”, sa {friend} till slut. ”Repet sitter i framhjulen. Och ratten drar i repet.”

”Det är ju så det funkar på riktigt”, sa {child}. ”På båtar. Det står i ubåtsboken, på sidan 162.”

”Jag sa ju att den blev bättre.”

# wages
Från fönstret bakom dem kom ett långt, hest, förorättat vrål. Det var posten, som krävde sin lön.

”Ska vi berätta för {pet.him} att {pet.he} har fått sparken?” sa {friend}.

{child} tänkte på alla breven. De låg i {child.his} skrivbordslåda, vartenda ett.

”Nej”, sa {child.he}. ”Men vi måste sänka portot.”

# @m
{vet}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @M
{vet}
## if elder & !adult
{Elder.short}
## if adult
{Adult}

# @m-first
{vet}
## if elder & !adult
{elder}
## if adult
{adult}

# @she
{vet.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}
