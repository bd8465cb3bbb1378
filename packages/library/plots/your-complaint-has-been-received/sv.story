title: Klagomålskontoret
title: Direktör {pet}
title: Bara nästan
guest rakel: Rakel (hon), Sylvia (hon)
guest bosse: Bosse (han), Kurt (han)
guest leila: Leila (hon), Jasmin (hon)
guest ines: Ines (hon), Juni (hon)
guest joker: Roffe (han), Jörgen (han)

% Kattens pronomen är dess eget. Den som drar vitsen (@a): {adult}, annars vaktmästaren; aldrig han eller hon.
% Bosse och Leila är med från åtta år.

# a-manager
{Pet} {@look} såg alltid ut som om {pet.he} just hade fått höra något viktigt och måste fundera på saken. Egentligen var {pet.he} {@kind} som bodde hos {child}. Men om man satte {pet.him} på en stol bakom en kartong blev {pet.he} en direktör.

Det var {friend}[!friend.known: , {child's} bästa vän,] som upptäckte det.

”{Pet.He} borde bestämma över något”, sa {friend}.

”Vad då?” sa {child}.

Det var lördag och regn[sport: , så ingen hade lust att {play sport}], och de lekte i trapphuset. Tre våningar upp stod tant {rakel} och ropade att hissen lät som en sjuk ko.

”Och det är ingen som lyssnar!” ropade hon.

{child} och {friend} såg på varandra.

# do-come-in
En kvart senare öppnade kontoret, längst ner vid elementet. {child} hade gjort en stämpel av en halv potatis och blå färg. {Friend} hade skrivit skylten. {Friend.He} tyckte att Å var den finaste bokstaven av alla, så den hade fått vara med nästan överallt.

KLAGÅMÅLSKÅNTÅRET, stod det. VAR SÅ GÅD.

Och på stolen, på en röd kudde, satt direktör {pet}.

# the-lift
Den första som kom var tant {rakel}.

”Jag klagar på hissen”, sa hon.

{Pet} tittade på henne med stora, runda ögon. {Pet.He} avbröt inte. {Pet.He} sa inte att det ordnar sig.[athlete:  {Pet.He} hade inte tittat bort om så {athlete} hade kommit in genom porten.] {Pet.He} såg ut som om {pet.he} aldrig hade hört något så allvarligt i hela sitt liv.

”Den låter som en sjuk ko”, sa {rakel}.[city:  ”Det är den värsta hissen i {city}.”]

{Pet} blinkade, långsamt.

”Och sanningen att säga”, sa {rakel} mycket lägre, ”så är jag rädd att den ska stanna när jag är ensam i den.”

Duns, sa potatisen.

”Ditt klagomål är mottaget”, sa {child}.

”Och vad händer nu?”

Det hade {child} inte tänkt på. Men det hade {friend}.

”Direktören funderar”, sa {friend.he}. ”Under tiden kan vi åka med dig.”

Så de åkte hiss med tant {rakel}. {Friend} råmade tillbaka åt hissen, och {child} råmade också. Vid andra våningen råmade {rakel} själv, högst av alla.

# the-queue
När de kom ner igen var det kö. [age>=8: Där stod {bosse}, som ville klaga på att någon bankade i väggen när han spelade [music: {@song} på ]trombon. Bakom honom stod {leila}, som ville klaga på en trombon. De fick gå fram till direktören på samma gång. {Pet} lyssnade först på den ena och sedan på den andra, och så gäspade {pet.he} så att man såg hela gommen. {bosse} trodde att {pet.he} gäspade åt {bosse}. {leila} trodde att {pet.he} gäspade åt {leila}. Båda skämdes lite, och sedan kom de överens om klockan fem till sex.

Duns. Duns.

Efter dem kom {ines}|[music: Först stod det en man som ville att hissen skulle spela {@song}. Efter honom kom|Där stod] {ines}], som var tre år. Hon klagade på att hon var tre år.

”Det går över”, sa {friend}, och hon fick stämpeln på magen.

[elder: {Elder} hade inget att klaga på men ville ha en stämpel ändå[elder2: , och det ville {elder2} med].]

# nice-belt
Sist kom {@a-comes} med en soppåse.

”Jag vill klaga”, sa {@a}. ”Det är ingen i det här huset som skrattar åt mina vitsar.”

”Säg en”, sa {child}.

”Vad sa nollan till åttan?”

Det visste ingen.

”Snyggt skärp!” sa {@a}.

Ingen sa något. Direktör {pet} lade sig ner på sin kudde och satte tassen över nosen.

Då började {friend} skratta. {Friend.He} skrattade så att kartongen skakade. {Friend.He} skrattade och hostade, och plötsligt slutade {friend.he} tvärt och tittade ner i sin hand.

# the-tooth
”Tanden”, sa {friend}. ”Min tand åkte ut!”

”Då var det en bra vits”, sa {@a}.

Alla fick se. Tant {rakel} kom ner i hissen för att titta[age>=8: , och {bosse} spelade en fanfar]. Det var den tredje tanden som {friend} hade tappat.

”Grattis”, sa {child}.

# only-nearly
När alla hade gått satte {child} sig på pallen, den som var till för kunderna. Den var lägre än {child.he} hade trott.

”Jag vill klaga”, sa {child.he}.

{Friend} såg på {child.him}. Sedan gick {friend.he} runt kartongen och tog stämpeln, för någon måste ju.

”Alla [school: {at school}|i hela klassen] tappar tänder”, sa {child}. ”Mina bara sitter. Och jag sa grattis, men jag menade det bara nästan.”

{Pet} tittade på {child.him}, länge. Så reste {pet.he} sig, klev upp på kartongen, så att den blev bucklig på mitten, och satte sin panna mot {child's}. Dunk. Det hade {pet.he} inte gjort med någon annan på hela dagen.

”Direktören har tagit emot ditt klagomål”, sa {friend}, och {friend.he} stämplade så försiktigt att det nästan inte hördes. Sedan tänkte {friend.he} en stund.

”Du kan få låna den”, sa {friend.he}.

”Låna vad?”

”Tanden. Till i morgon. Men lägg den inte i ett vattenglas i natt, för då blir det fel.”

# egg-cup
På kvällen låg tanden i en äggkopp bredvid {child's} säng, utan vatten. {child} låg och tittade på den. Den var mycket mindre än man kunde tro. {Pet} låg i fotändan med slutna ögon och funderade på alla ärenden.

”Dagen var för kort”, sa {child} till {pet.him}.

{Pet} blinkade, långsamt. Det var mottaget.

## if adult
På kvällen låg tanden i en äggkopp bredvid {child's} säng, utan vatten. {child} låg och tittade på den. Den var mycket mindre än man kunde tro. {Pet} låg i fotändan med slutna ögon och funderade på alla ärenden.

”Har du något att klaga på?” frågade {adult} och satte sig på sängkanten.

”Dagen var för kort”, sa {child}.

{Adult} hade ingen potatis, så det fick bli en tumme, mitt i {child's} panna.

”Mottaget”, sa {adult} och släckte.

# nothing-to-complain-about
{child} låg kvar i mörkret och kände efter med tungan, som {child.he} gjorde varje kväll. Uppe till höger, uppe till vänster, nere till vänster, nere …

Den gungade. Inte mycket. Bara nästan.

{child.He} tänkte ropa[adult:  på {adult}], men sedan lät {child.he} bli. Kontoret hade stängt. Och det fanns ju inget att klaga på.

# @kind
en katt
## if breed.British Shorthair
en brittisk korthårskatt
## if breed.Persian
en perser
## if breed.Siamese
en siames
## if breed.Abyssinian
en abessinier
## if breed.Maine Coon / breed.Ragdoll / breed.Bengal / breed.Russian Blue / breed.Scottish Fold / breed.Sphynx
{a breed}

# @look
var tyst av sig och
## if breed.British Shorthair
var grå och rund och
## if breed.Persian
var bred och luddig och
## if breed.Maine Coon
var stor och lurvig och
## if breed.Ragdoll
var stor och mjuk och
## if breed.Bengal
var randig och fläckig och
## if breed.Siamese
var smal och fin och
## if breed.Abyssinian
var smal, med stora öron, och
## if breed.Russian Blue
var slät och silvergrå och
## if breed.Scottish Fold
var rund, med nervikta öron, och
## if breed.Sphynx
var alldeles utan päls och

# @a
{joker}
## if adult
{adult}

# @a-comes
{joker}, som var vaktmästare,
## if adult
{adult}

# @song
{music}
