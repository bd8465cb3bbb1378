title: Resten av snigeln
title: En halv ostmacka
title: Ett riktigt toppen
guest friend: Tyra (hon), Loke (han)
guest elder: Ulla (hon), Barbro (hon)

% Regel: en besvikelse tar slut av sig själv, om ingen ger med sig och ingen går. Visas med ostmackan, sägs igen till {friend}.
% {wish.wants} är vad föräldern sa att den inte vill. Det kan vara just det den gör bäst (en glass smälter): därför berättar den om sitt hem i stället,
% och det är bara en inledning tills nejet är sagt.
% {friend} är alltid någon. Den som sitter i vilstolen är {elder}, annars en granne.

# four-times
På gräset vid sjön låg {child} i en sovsäck och var snigel. På fredag måste {child.he} vara det inför hela klassen[school:  {at school}][city:  och halva {city}], medan {friend}[!friend.known: , {child's} bästa vän,] berättade om sniglar. {child} ville inte vara snigel, men {friend} såg så lycklig ut att {child.he} inte hade haft hjärta att säga det. Det enda {child.he} ville var att {friend} skulle veta om det, utan att någon behövde berätta det.

”Jag har satt lampor i dina spröt”, sa {friend}.

”Toppen”, sa {child}.

Det var fjärde gången, för {child.he} hade sagt likadant om sovsäcken, om slemmet och om fickan för russin. [sport: ”Du som brukar {play sport}”, hade {friend} sagt, ”du har ju musklerna.” ]En gång hade {child.he} provat med ”jag kan vara regnet” i stället, för sniglar kommer fram när det regnar, men {friend} hade bara skrattat. Det skulle de aldrig hinna.

”Vänta tills du får se dem lysa!” sa {friend} och sprang hem efter batterier.

# cushion
”Det där var inget riktigt toppen”, sa någon.

{@beside} ”Själv säger jag ’så trevligt’”, sa {the wish}. ”Ser du vem som sitter där borta?”

Det var [elder: {elder} | en granne som hette {Elder}], i en vilstol, med en korg och en extra kudde. {@brought}

”{Elder.short} vill se mig {wish.wants}”, sa {the wish}, ”och jag vill inte {wish.wants}. Men {elder.he} frågade så snällt att jag sa ’så trevligt’, och då gick {elder.he} hem efter kudden.”

{child} förstod det där med kudden. Det var som lamporna.

# introduction
”Berätta något annat, så kanske det glöms bort”, sa {child}.

Så {the wish} berättade hur det är {wish.home}, med alla ljud.

”Vilken inledning!” sa {elder.short} och skakade upp kudden.

[elder2: ”Jag är bara här för mackorna”, sa {elder2}.]

”Precis så gick det med regnet”, sa {child}.

# nobody-knows
”Då måste någon säga det”, sa {the wish}, ”och då blir {elder.short} besviken.”

”Hur länge håller det i sig?”

”Jag vet inte. Jag har alltid gett med mig innan det var över.”

Det hade {child} också. Så fort {friend} började se det minsta ledsen ut hade {child.he} slängt fram ett ’toppen’. Det kunde hålla i sig i fem minuter eller resten av livet, och ingen hade stannat ända till slutet.[athlete:  Utom möjligen {athlete}.]

[pet: {@never-said-great}]

”Men vi stannar”, sa {child}. ”Vi säger det, och vi ger oss inte, och vi går inte härifrån.”

”Vilka vi?” sa {the wish}.

# oh
”Jag vill inte {wish.wants}”, sa {the wish} strax därpå till {elder.short}, i ett enda andetag.

”Jaså”, sa {elder.short}.

Det är knappt ett ord, men {child} hade aldrig hört något så hemskt. {Elder.short} log, så att det inte skulle märkas, och rättade till en kudde som redan låg rätt.

”Fast jag kan ju alltid …” sa {the wish}.

”Inte än”, viskade {child}. ”Det är inte över.”

Så de stannade, fast det var förfärligt. {The wish} darrade, mest på {wish.part}. {Elder.short} tog en ostmacka, mest för att ha något att hålla i. Den första tuggan var sorglig, och den andra också, men vid den tredje hejdade {elder.he} sig.

”Gurka”, sa {elder.he} och log, och nu var det på riktigt. ”Den där inledningen. Får jag höra resten?”

”En halv ostmacka”, sa {the wish} långsamt. ”Hela livet har jag varit rädd för en halv ostmacka.”

# two-lights
Så {the wish} berättade resten. ”{Wish.sound}!” lät det, och {elder.short} skrattade på rätt ställen.

{@dark}, och två små lampor kom guppande över gräset[music:  i takt till {@song}].

”De lyser!” ropade {friend}. ”Och nickar man så nickar de!”

Det var världens finaste spröt, och {child} hade ett ’toppen’ färdigt i munnen. {The wish} såg på {child.him}, och det gjorde spröten också.

”Jag vill inte vara snigeln”, sa {child}. ”Det har jag aldrig velat.”

{Friend} sa inte ’jaså’, och {friend.he} log inte ens så att det inte skulle märkas.

”Du sa ’toppen’”, sa {friend}. ”Fyra gånger.”

”Jag vet.”

”Jag har satt lampor i dina spröt.”

Det var mycket värre än ’jaså’, och {child} kände hur munnen satte i gång av sig själv. ”Fast jag kan ju alltid …”

”Inte än”, sa {the wish}. ”Det är inte över.”

# not-over
{Friend} satte sig med ryggen mot dem och spröten i knät, och {elder.short} höll fram korgen.[elder2:  {Elder2} hade just tänkt ta den sista, och lät bli.]

Den här besvikelsen höll i sig en hel ostmacka, och {child} stannade.

”Ska du inte gå?” sa {friend} utan att vända sig om.

”Nej”, sa {child}. ”Det är bara snigeln jag inte vill vara. Jag vill vara här.”

Det tog en halv till, och av ren sorg tände och släckte {friend} spröten, och det såg precis ut som om en snigel blinkade. Någon fnissade till, och det var {friend}.

”Det där regnet”, sa {friend.he}. ”Hur hade du tänkt?”

# the-rest
”Med ris i en burk”, sa {child}, som hade funderat i veckor. ”Och när det regnar kommer det upp två spröt ur en kruka, och ingen frågar en kruka efter resten av snigeln.”

”Så du vill ha mina spröt?”

”Det är klart att jag vill ha dina spröt.”

”Toppen”, sa {friend} och tände dem.

”Det där”, sa {the wish}, ”var ett riktigt toppen.”

”Och du?” frågade {elder.short} och fällde ihop stolen. ”Ska du aldrig {wish.wants}?”

”Inte en dag med kudde”, sa {the wish}.

# half-a-potato
”En potatis till?” sa [adult: {adult} | någon] vid middagen, och den låg redan på skeden.

”Nej tack”, sa {child}.

”Jaså”, sa [adult: {adult}. | den som hade kokat dem.]

{child} satt kvar. Det höll i sig en halv potatis.

# @song
{music}

# @dark
Det började skymma
## if wish.sun
Det borde ha börjat skymma

# @beside
Det var {a wish}, en liten bit bort.
## if wish.size.tiny
Det var {a wish}, alldeles intill {child's} armbåge.
## if wish.size.huge
Det var {a wish}, och {child} hade trott att {wish.he} hörde till utsikten.
## if wish.kind.sky / wish.kind.sky & wish.size.huge
Det var {a wish}, rakt ovanför {child.him}.
## if wish.boat / wish.ship & wish.size.huge / wish.ferry & wish.size.huge / wish.submarine & wish.size.huge / wish.whale & wish.size.huge / wish.orca & wish.size.huge / wish.narwhal / wish.dolphin / wish.shark / wish.seal / wish.fish / wish.goldfish / wish.jellyfish / wish.octopus / wish.stingray / wish.eel / wish.swordfish / wish.mermaid
Det var {a wish}, alldeles inne vid strandkanten.

# @brought
{Elder.He} vinkade.
## if wish.princess
{Elder.He} hade näsduken framme, ifall det blev spännande.
## if wish.horse / wish.pony / wish.donkey
{Elder.He} hade med sig en morot till efteråt.
## if wish.ice-cream
{Elder.He} hade med sig en sked, för säkerhets skull.
## if wish.caterpillar
{Elder.He} hade med sig ett förstoringsglas, för att inte missa något.
## if wish.football / wish.ball
{Elder.He} hade till och med tagit med sig en visselpipa.
## if wish.cloud
{Elder.He} hade med sig ett paraply, för säkerhets skull.
## if wish.sun
{Elder.He} hade med sig en kofta till efteråt.
## if wish.snowman
{Elder.He} hade tagit på sig stövlar.
## if wish.dragon
{Elder.He} hade med sig en korv på pinne.
## if wish.reindeer
{Elder.He} hade med sig en liten bjällra.
## if wish.knight / wish.king / wish.queen / wish.prince
{Elder.He} hade med sig en liten flagga att vifta med.
## if wish.monster / wish.ghost / wish.vampire
{Elder.He} hade med sig något att hålla sig i.
## if wish.bear
{Elder.He} hade med sig en burk honung, av artighet.
## if wish.cow
{Elder.He} hade med sig ett rent glas, för säkerhets skull.
## if wish.leaf
{Elder.He} hade med sig en kratta.

# @never-said-great
Hemma fanns {pet}, som aldrig hade sagt ’toppen’ och var älskad i alla fall.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] visste hur det var. {Pet.He} stirrade på korgen och kom över det varje gång någon tog en macka.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] som hade följt med, hade aldrig sagt ’toppen’ och var älskad i alla fall.
