title: Det måste vara mörkt
title: Dit man allra minst vill
title: Kartan på vinden
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest maker: Sigrid (hon), Märta (hon)

% Den vuxna (@a) är den äldre, annars {adult}, annars {minder}. {friend} ropar ”Lysande!” varje gång; {child} viskar det, ensam i mörkret. Skorstenen säger hoo.
% En regel: gå alltid dit du allra minst vill. Så den fungerar bara på någon som är rädd.

# the-top-step
”Är lampan tänd?” frågade {child}.

”Den är tänd”, sa {@first}, som letade efter solstolarna på vinden[elder2: , medan {elder2} talade om var de inte var].

”Då väntar jag här”, sa {child} och satte sig på det översta trappsteget.

{Friend}[!friend.known: , [friend: {child's} bästa vän | från huset bredvid],] var redan där inne, för {friend.he} ville gå överallt. ”Det finns ingenting att vara rädd för!” ropade {friend.he} under ett lakan.

Det visste {child}. Men där inne var det mörkt, och {child.he} hade aldrig vågat gå längre än hit. Det hettade i ansiktet, för alla andra vågade.[sport:  På {@game} blev {child.he} aldrig rädd för något.][pet: 

{@pet}]

# the-map
I en springa bredvid trappsteget satt ett papper. {child} drog i det, och ut kom en skattkarta. Det stod något på den, med fin handstil, och {@a} kom och läste högt.

”’Av {maker}, 8 år. Börja här, och gå alltid dit du allra minst vill. Mina bröder kommer aldrig att hitta skatten, för de är inte rädda för någonting.’”

”Hon har suttit här”, sa {child}. ”På mitt trappsteg.”

{Friend} snurrade ett helt varv. ”Men jag vill ju gå överallt!”

”Då fungerar den inte på dig”, sa {@a}. ”Och inte på mig. Jag har sopat här.”

# no-head
”Vart vill du allra minst gå?” frågade {friend} och tittade på {child}.

”Dit”, sa {child}. Där borta stod en dam utan huvud.

”Lysande!” ropade {friend}.

Ingen hade någonsin blivit glad förut för att {child} var rädd. {Child.He} tog {friend} i handen och lämnade trappsteget. [age>=7: På nära håll var damen bara en sådan som man syr klänningar på. Men nu | Nu] kunde de gå åt två håll. Till vänster fanns en gunghäst och ett soligt fönster[city:  med {city} i]. Till höger fanns skorstenen, och där var det mörkt, och något andades. Hoo, sa det. Hoo.

”Vart vill du allra minst gå?” frågade {friend}.

{child} tittade på skorstenen. ”Dit”, sa {child.he} och pekade på gunghästen.

”Lysande!” ropade {friend}.

# rocking-horse
De letade igenom hela gunghästen, och det enda de hittade var en strumpa.

”Hon kanske bara skojade”, sa {friend}, och den här gången ropade {friend.he} inte.

”Då går vi ner”, sa {@a}, som hade hittat solstolarna[music:  och nynnade på {@song}].

Så var det slut, och ingen skulle någonsin få veta det.[school:  Inte {at school} heller.] {child} tittade på {friend}, som fortfarande höll i strumpan.[pet.other:  {Pet}, borta på trappsteget, tittade rakt på {child}.]

”Jag pekade fel”, sa {child}, och det sved i halsen. ”Med flit. Det är bakom skorstenen jag inte vill gå.”

”Inte alls?” sa {friend}.

”Inte det minsta.”

”Lysande!” ropade {friend} och kastade strumpan i luften.

# both-ways
Bakom skorstenen fanns en lucka, och innanför luckan gick en gång in under taket, svart som insidan av en stövel.

”Jag går!” sa {friend} och kröp in med ficklampan. {Friend.He} kom ut igen baklänges. ”Man kan krypa åt två håll där inne, och jag vill åt båda. Det måste bli du.”

{@hold}

# the-torch
Så {child} kröp in och sköt ficklampan framför sig. Men just där man kunde krypa åt två håll lutade golvet, och ficklampan rullade åt vänster, långt in.

Nu var det ljust till vänster, och riktigt trevligt. Till höger såg man ingenting alls. Hoo, sa mörkret.

{child} låg stilla, och hjärtat dunkade mot golvet.[athlete:  {Child.He} undrade om {athlete} hade någon vind.] Där inne fanns det ingen som frågade, så {child} fick fråga sig själv.

”Vart vill du allra minst gå?”

{child} pekade, fast ingen kunde se det.

”Lysande”, viskade {child} och kröp åt höger.

# that-hand
Gången tog slut vid ett hål. Det var fullt av spindelväv, tjock som en yllemössa, och av alla ställen i världen var det där {child} allra minst ville stoppa in handen.

Så det var där {child} stoppade in den.

{@help}

# ships
Skatten var en lykta. Den hade färgat glas runt om, och på varje glas fanns det ett skepp.

”Så fin”, sa {@a} och höll upp den mot kvällssolen. Men den var bara glas.

”Hon var ju rädd för mörkret”, sa {child}. ”Den är inte till för solen.”

{Friend} hämtade ficklampan och lade in den. {@A} hängde ett lakan för fönstret. Sedan släckte {child} lampan och höll upp lyktan.

Över bjälkarna seglade ett rött skepp, stort som en val. Efter det kom ett grönt, tvärs över damen utan huvud. Hoo, sa skorstenen, och det lät som vind i segel.

”Lysande”, sa {friend}, ganska tyst.

# dark-enough
I skenet från skeppen skrev {child} på kartan: ”Det var jag som hittade den. Jag var rädd hela vägen.” Sedan fick den ligga i springan igen, till nästa som satte sig där.

{@A} stod i trappan med solstolarna. ”Ska jag tända?” ropade {@a}.

Mitt på vinden satt {child}, och ett grönt skepp seglade över knäna.

”Nej tack”, sa {child}. ”Det måste vara mörkt.”

# @pet
{Pet}[!pet.known: , {child's} hund,] ville också gå överallt.

”Gå du, {pet}”, sa {child}. ”Jag väntar.”
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] hade redan försvunnit där inne. ”Kom, {pet}!” ropade {child}. {Pet} kom aldrig.
## if pet.other
”Du vill inte heller gå längre, va?” sa {child} till {pet}, som hade fått följa med upp. Det ville inte {pet}.

# @hold
{Friend} knöt ett långt gardinsnöre om foten på {child}. ”Ropa, så drar jag ut dig.”
## if elder & !friend
{Elder.short} knöt ett långt gardinsnöre om foten på {child}. ”En sådan knop har man på båtar”, sa {elder.short}. ”Ropa, så drar jag ut dig.”
## if pet.dog
”Ropa om du fastnar”, sa {friend} och höll i {pet}.

# @help
Där inne låg något kallt, med ett handtag på. Det behövdes två händer för att få ut det, och sedan fanns det inga kvar att krypa med.

”Dra!” skrek {child}.

Och {friend} drog, [age>=7: med båda fötterna mot skorstenen, ]tills {child} kom ut genom luckan baklänges, som en morot, med skatten i famnen.
## if elder & !friend
Där inne låg något kallt, med ett handtag på. Det behövdes två händer för att få ut det, och sedan fanns det inga kvar att krypa med.

”Dra!” skrek {child}.

Och {elder.short} drog, sakta och stadigt, som om det var en morot som inte fick gå av, tills {child} kom ut genom luckan baklänges med skatten i famnen.
## if pet.dog
Där inne låg något kallt, med ett handtag på. Det behövdes två händer till det, och sedan fanns det inga kvar.

”Jag sitter fast!” skrek {child}.

”{Pet}, apport!” skrek {friend}.

{Pet} for in, högg tag i {child's} strumpa och drog. När en hund har en strumpa är det hunden som vinner. {child} kom ut baklänges med skatten i famnen.
## if pet.cat
Spindelväven spann.

{child} hade nästan dragit undan handen. Men bara en i världen spann så. Där inne låg {pet}, ovanpå något kallt med ett handtag på. Om man letar efter något är det alltid {pet} som ligger på det.

”Dra!” skrek {child}. Och ut genom luckan kom de baklänges, {child} och skatten och en katt som inte hade legat färdigt.

# @song
{music}

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
