title: Manteln som krympte i tvätten
title: Makalösa {hero}
title: Apport
guest friend: Ruben (han), Iris (hon)
guest hero: Maj-Britt (hon), Margareta (hon)
guest head: Ahlgren (hon), Lindmark (hon)
guest dog: Sixten (han), Rufus (han)

% Hunden (@p): familjens hund, annars grannens, som bor över. Den som släcker: {adult}, annars någon.

# cool-wash-only
Superhjälten satt på muren utanför {child's} hus och grät i en mycket liten röd mantel.

”Ursäkta”, sa {child}. ”Är inte du Makalösa {hero}?”

”Jag var det”, sa superhjälten. ”I morse var jag Makalösa {hero}. Sedan tvättade jag manteln ihop med handdukarna.” Hon höll upp den. Den var stor som en kökshandduk. ”Det står på lappen: Endast kallt vatten. Men vem läser lappen?”

”Jag”, sa {friend}[friend: , {child's} bästa vän, | , som bodde mittemot och] som läste allting, till och med på baksidan av schampoflaskor.

”Den fungerar fortfarande”, snyftade {hero}. ”Men det är den som har den på sig som flyger. Och jag får inte runt den.”

{child} prövade. Den gick inte att knäppa. {friend} prövade och blev lila. [pet.cat: De prövade den på {pet}, {child's} {breed}, som tittade på dem tills de tog av den igen.][pet.other: På {pet} prövade de den inte, för {pet} hade aldrig gillat höjder.]

# up
Ingen tänkte på {@p}. {@P-was} mycket intresserad av handdukar. {@P-he} kom i full fart över gräset, stack huvudet rakt igenom öglan på manteln och drog.

Sedan åkte {@p-he} upp.

Upp förbi badrumsfönstret åkte {@p-he}. {@P-he} hängde i luften med fladdrande öron och svansen som en propeller och såg överlycklig ut.

”{@P}!” ropade {child}. ”Kom ner!”

{@P} kom ner i trehundra knyck, rakt in i grannens trädgård. Någon skrek. {@P} kom tillbaka med en korv.

# not-the-idea
”{@P} har krafterna”, sa {friend}, ”men jag tror inte att {@p-he} har fattat vad de är till för.” [sport: Det hade varit likadant när {child} försökte lära {@p-him} {@game}.]

Det stämde. På en halvtimme räddade {@p} en smörgås från en man på en bänk[city:  mitt i {city}]. {@P-he} räddade nio glassar från nio barn, och varje gång kom {@p-he} flygande hem med hakan i vädret för att visa {child}.

”Oj oj oj”, sa Makalösa {hero}. ”Tänk om det händer något på riktigt.”

# the-castle
Och just då gjorde det förstås det.

”Hjälp!” ropade någon högt ovanför taken. ”Hallå där! Hjälp!”

Det var sommarfest på [school: {school}|skolan]. Vinden hade fått tag under hoppborgen, och repen hade lossnat ur marken. Den kom seglande över gatan, rosa och gul, med tornen vinglande. Och mitt i borgen, sakta guppande, stod rektor {head}.

”Jag skulle bara prova den!” ropade hon.

”Den är på väg mot kyrkan”, sa {hero} och bleknade. ”Det tornet är vasst som en nål!”

# better-than-food
Alla tittade på {@p}. {@P} slickade ur en strut.

”{@P}, rädda rektorn!” sa {child} och pekade.

{@P} luktade på {child's} finger.

”Det hjälper inte att ropa”, sa {friend}. ”{@P-he} gör bara saker för mat.”

”Nej”, sa {child} långsamt. ”Det finns en sak som är bättre än mat.” {child.He} stack handen djupt ner i fickan. ”{Friend}, hur långt är det till borgen?”

”Längre än du kan kasta.”

”Jag vet. Men det vet inte {@p}.”

Och ur fickan tog {child} upp tennisbollen. Den var skallig och grå och ganska fuktig, och när {@p} fick se den släppte {@p-he} struten och darrade i hela kroppen.

# fetch
”{hero}”, sa {child}, ”har du några krafter kvar? I armen?”

”Armen har aldrig varit i tvätten”, sa Makalösa {hero}. Hon tog bollen och kastade. Den for upp som en raket, över skorstenarna, och kom ner mitt i hoppborgen, plopp. [athlete: Rakare hade inte ens {athlete} kastat.]

”Apport!” skrek {child}.

Det small till, och så var {@p} borta.

Långt där framme landade ett litet rött streck på hoppborgen. Det studsade. Rektorn studsade, och bollen studsade, alla tre i otakt, och kyrktornet kom närmare och närmare.

# somebody-to-pull
”{@P-he} har bollen!” sa {friend}. ”Men {@p-he} lämnade rektorn!”

”Vänta”, sa {child}. ”Så gör {@p-he} alltid. Först tar {@p-he} bollen, och sedan vill {@p-he} ha någon som drar.”

Och mycket riktigt. {@P} travade fram till rektor {head} med bollen i munnen och såg förväntansfull ut. Rektorn hade ändå inget annat att hålla i, så hon tog tag i bollen. Den andra armen virade hon in i hoppborgens rep.

”{@P}!” ropade {child} så högt det gick. ”{@P}! Hem!”

# new-at-it
{@P} vände. Och tillbaka över himlen kom de, en decimeter ovanför kyrktornet, först hunden, sedan rektorn, och allra sist hoppborgen, som den största ballongen i världen.

De landade på {child's} gräsmatta, mjukt som på en kudde. Det pyste, länge och sakta.

”Tack”, sa rektor {head}, som fortfarande höll i bollen. ”Vems hund är det här?”

”{@mine}”, sa {child}. ”{@P-he} är ny på det.”

# stretch
Alla kom springande från festen, [music: där någon fortfarande spelade {@song}, ]och nio barn fick nio nya glassar. {friend} läste på lappen en gång till. ”Här står det”, sa {friend.he}, ”att om den krymper ska den läggas i kallt vatten och dras ut.” Det gjorde de, med {friend} i ena änden och {@p} i den andra[elder: , och {elder} hällde på vattnet[elder2:  som {elder2} bar dit]]. [age>=9: Ingen i världen är bättre på att dra i tyg än en hund. ]Till kvällen var det en mantel igen.

”Jag har träffat många hjältar”, sa Makalösa {hero} medan hon knöt på sig den. ”De flesta är starka. Det är nästan ingen som tänker på att ta med bollen.” Hon tog {child} i hand och flög bort i den rosa kvällen.

# damp
När [adult: {adult} | någon] hade släckt den stora lampan smög sig {@p} upp i fotändan av sängen. Det fick {@p-he} egentligen inte. {@P-he} lade något skalligt och fuktigt i {child's} hand. [pet.cat: {Pet}, som redan låg där, flyttade sig inte en millimeter.]

”Inte nu”, viskade {child}. ”Superhjältar sover också.”

# too
{@P} suckade och lade ner huvudet. Snart började tassarna rycka, och öronen lyfte sig, och svansen gick sakta, sakta runt. I drömmen flög {@p-he}.

Och {child}, med bollen i handen, blundade och flög efter.

# @game
{sport}

# @song
{music}

# @mine
Vår till på söndag
## if pet.dog
Min

# @p
{dog}
## if pet.dog
{pet}

# @p-was
{Dog} var grannens hund, som fick bo över till söndag, och han var
## if pet.dog
{Pet} var {child's} {breed}, och {pet.he} var

# @p-he
han
## if pet.dog
{pet.he}

# @p-him
honom
## if pet.dog
{pet.him}
