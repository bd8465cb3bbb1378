title: [wish.ett: Inte mitt|Inte min]
title: Brevinkastet som sa för mycket
title: Det finns inga fler
guest friend: Nour (hon), Viggo (han)
guest alm: herr Alm (han), herr Ek (han)

% {alm} är ”han”. Brevinkastet pratar med luckröst. ”Det där sa jag inte” sägs efter en liten paus.
% @one, @ones, @theone: bara vänsterskor, om önskan är skor.

# not-one-left
En morgon fanns det inte [wish.ett: ett enda {@one}|en enda {@one}] kvar i hela [city: {city} | stan].

{child} letade under sängen. Grannen letade i trappan. {@street}[pet.dog:  {Pet}[!pet.known: , {child's} hund,] såg skyldig ut för säkerhets skull.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] såg sömnig ut, för {pet.he} hade varit ute på natten.][pet.other:  {Pet}[!pet.known: , {child's} husdjur,] hade inte sett någonting.]

En polis {@passed} med en lupp.

”Har tjuven lämnat något efter sig?” ropade {child}.

”{@left}”, sa polisen.

# handed-in
Då kom {friend}[!friend.known: , {child's} bästa vän]. {@friendcame}

”Var har du fått {wish.him} ifrån?” sa {child}.

”Från fontänen”, sa {friend}. ”{Wish.He} är [wish.ett: upphittat|upphittad]. {Wish.He} ska lämnas in på Hittegods.”

”Men det är ju [wish.ett: det|den] sista! Får jag ha {wish.him} så länge?”

”Är {wish.he} [wish.ett: ditt|din]?”

”Nej, men …”

”Då ska {wish.he} lämnas in”, sa {friend}.

Sådan var {friend}. En gång hade {friend.he} lämnat in ett halvt kex.

# closed
{@Hop} Hittegods låg i en gammal affär, och utanför var det kö ända runt hörnet{@leg}. På dörren satt en lapp: STÄNGT.

”Det har det inte varit på trettio år”, sa {@first} {@lamppost}. ”{Alm} är alltid här. {@tuba}”[elder2: 

”Och mina nycklar”, sa {elder2}.]

”Då går vi hem”, sa {child}.

# the-letterbox
”Nej”, sa {friend}. {Friend.He} öppnade brevinkastet i dörren och ropade: ”Hallå! Vi ska lämna in en sak!”

”Vi har stängt”, sa brevinkastet.

”Vi hittade den i fontänen.”

”Kom i morgon.”

”Det är {@en}.”

Brevinkastet tänkte efter.

”Det kan det inte vara”, sa det. ”Det finns inga fler. Jag har ju tagit allihop.”

{Friend} tittade på {child}. {child} tittade på {friend}.

”Det där sa jag inte”, sa brevinkastet.

”Jo”, sa {friend}.

Då klickade det i låset.

# not-mine
{@inside} [school: Två hyllor kom från {school}. ]På varenda en satt en lapp. {child} läste på den första. ”Inte [wish.ett: mitt|min]”, stod det. {Child.He} läste på nästa. ”Inte [wish.ett: mitt|min].” Och nästa. ”Inte [wish.ett: mitt|min].”

Mitt på golvet satt {alm}{@sat}.

# what-will-people-say
”Jag är ingen tjuv”, sa han. ”Jag letar! Jag har tappat [wish.ett: mitt|min] {@one}.”

”Och då tog du alla andras?” sa {child}.

”[wish.ett: Det|Den] kunde ju ha blandats ihop. Så jag hämtade hem dem i natt, {@barrow}, för att titta i lugn och ro. Och nu har jag tittat. Inte [wish.ett: mitt|min]. Inte [wish.ett: mitt|min]. Inte [wish.ett: mitt|min]!”

”Varför frågade du ingen?”

”Jag är ju Hittegods!” sa {alm}. ”Jag har hittat allting åt alla. Jag har hittat en mormor! Och så tappar jag [wish.ett: mitt eget|min egen] {@short}! Vad ska folk säga?”

{@Hid}

”Hur ser {wish.he} ut?” frågade {friend.he} strängt.

”{@looks}”, sa {alm}.

”Något särskilt kännetecken?”

”{@string}.” Rösten darrade. ”Det satte jag dit för att inte tappa bort {wish.him}.”

Då fick han {wish.him}. Han tog {wish.him} i famnen och sa ingenting på en lång stund.

# under-the-counter
Men då bankade det på luckan.

”Vi hörde alltihop!” ropade någon där utanför. ”Brevinkastet är öppet!”

Åh nej. {Alm} kröp in under disken.

”Nu frågar ingen mig om något”, viskade han. ”Aldrig mer.”

{child} kröp efter. {Alm} skakade så att disken skallrade.

”Vad brukar du säga”, frågade {child}, ”när någon kommer och är ledsen?”

”Jag säger: Så ja. Vad är det som är borta?”

”Det vet vi ju. Och du vet var de är. Du behöver bara säga förlåt först. Vi står bredvid.”

”{@legs}”, sa {friend}.

# it-was-me
Då reste sig {alm}, och {child} drog upp luckan. Där stod hela stan och var arg{@angry}.

”Det var jag”, sa {alm}. ”Jag letade efter [wish.ett: mitt eget|min egen]. Förlåt.”

Ingen sa något. Sedan {@stepped} {@lady} fram till luckan.

”Hittade du [wish.ett: det|den]?” frågade {@she}.

”Ja”, sa {alm}.

”Så ja”, sa {@lady}. ”{@Mine}”

{Alm} vände sig om[athlete: , snabbare än {athlete}], och innan {@she} hann {@wobble} hade {@she} fått tillbaka [wish.ett: det|den].

# next
”Nästa”, ropade {child}.

Det tog hela dagen[sport: , och {child} missade {sport}]. {child} ropade, {alm} hittade[music:  och nynnade på {@song}], och {friend} såg till att alla talade om hur {@theone} såg ut innan de fick [wish.ett: det|den]. Till och med polisen.

# one-word
På kvällen satt {child} på trappan {@end}[pet.dog:  {Pet} låg intill och slapp se skyldig ut.][pet.cat:  {Pet} hade vaknat lagom till kvällen.][pet.other:  {Pet} fick komma ut och titta.] Lappen satt kvar. ”Inte [wish.ett: mitt|min]”, stod det på den.

{Child.He} lånade en penna och strök ett ord.

”[wish.ett: Mitt|Min]”, stod det nu.

# @one
{wish}
## if wish.shoe
vänstersko

# @en
{a wish}
## if wish.shoe
en vänstersko

# @short
{wish}
## if wish.shoe
sko

# @theone
{the wish}
## if wish.shoe
skon

# @street
Ute på gatan gick folk omkring och tittade upp i träden.
## if wish.shoe
Ute på gatan hoppade folk till jobbet på ett ben, och brevbäraren höll sig i staketen.
## if wish.bicycle
Ute på gatan gick folk till jobbet, och alla kom för sent.
## if wish.hat / wish.cap
Ute på gatan gick folk med händerna på huvudet.
## if wish.spoon
I alla kök åt folk gröt med gaffel.
## if wish.key
Ute på gatan satt folk framför sina egna dörrar.
## if wish.glasses
Ute på gatan gick folk in i lyktstolpar och sa förlåt till dem.
## if wish.trousers / wish.underpants
Ute på gatan gick folk hukande bakom häckarna.
## if wish.umbrella
Ute på gatan gick folk och såg misstänksamt på molnen.
## if wish.sock
Ute på gatan klafsade folk barfota i skorna.

# @passed
kröp förbi
## if wish.shoe
hoppade förbi

# @left
Ja, allt annat
## if wish.shoe
Bara högerskor

# @friendcame
Och {friend.he} bar på {a wish}! [wish.ett: Runt det|Runt den] satt ett rött snöre.
## if wish.shoe
{Friend.He} hoppade, {friend.he} också. Men under armen hade {friend.he} en vänstersko! Den var brun och stor som en båt, och den hade ett rött skosnöre.
## if wish.bicycle / wish.tricycle / wish.kick-scooter / wish.pram / wish.shopping-trolley
Och {friend.he} ledde {a wish}! Runt styret satt ett rött snöre.

# @Hop
Så de gick till Hittegods.
## if wish.shoe
Så de hoppade till Hittegods, och när de blev trötta i benet kunde de inte byta.

# @leg
, och alla var ute i samma ärende
## if wish.shoe
, på ett ben

# @lamppost
längst fram
## if wish.shoe
och höll sig i en lyktstolpe

# @first
en tant
## if elder
{elder}, som redan stod i kön,
## if elder & wish.shoe
{elder}

# @lady
tanten med tuban
## if elder
{elder.short}

# @she
hon
## if elder
{elder.he}

# @tuba
Han hittade min tuba.
## if elder
Han har hittat mitt paraply sju gånger.

# @inside
Därinne låg {wishes} från golvet till taket, stora och små och mellanstora.
## if wish.shoe
Därinne stod vänsterskor från golvet till taket, stövlar och tofflor och balskor och en som var så liten att den måste vara en bebis.

# @sat
 och snöt sig
## if wish.shoe
. På ena foten hade han en brun sko med rött skosnöre, och på den andra en strumpa med hål

# @barrow
med skottkärra
## if wish.size.child
[wish.ett: ett|en] i taget

# @Hid
{Friend} gömde något bakom ryggen.
## if wish.size.child
{Friend} ställde sig framför det {friend.he} hade med sig.

# @looks
Som [wish.ett: vilket|vilken] som helst
## if wish.shoe
Brun

# @string
Ett rött snöre
## if wish.shoe
Ett rött skosnöre

# @legs
Nära
## if wish.shoe
På var sitt ben

# @angry
 och hade armarna i kors
## if wish.shoe
, så arg som man kan vara på ett ben

# @stepped
gick
## if wish.shoe
hoppade

# @Mine
[wish.ett: Mitt är lite buckligt.|Min är lite bucklig.]
## if wish.shoe
Min är svart, med spänne.
## if wish.kind.garment
[wish.ett: Mitt är lite nött.|Min är lite nött.]

# @wobble
blinka
## if wish.shoe
vingla

# @end
med [wish.ett: sitt eget|sin egen] {wish} bredvid sig.
## if wish.shoe
med en sko på var fot och vickade på tårna.

# @song
{music}
