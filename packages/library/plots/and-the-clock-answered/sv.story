title: Klockan som bara sa tick
title: Klockan som tappade sitt tack
title: Ett plick passar inte
guest friend: Nora (hon), Melker (han)

% {Elder} när det är högtidligt, annars {elder.short}. Någon annan än den äldre ringer: {adult}, annars grannen som har lånat ägg. Den äldre håller i pallen.

# tick-tock
I {elder's} kök hängde en klocka. Den var brun och rund och hade hängt där [adult: sedan innan {adult} föddes | längre än någon kunde minnas]. Tick tack, sa den när man åt gröt. Tick tack, sa den när man ritade[pet.other:  {pet}]. Ingen tänkte på det.

Inte förrän den lördagen när {child} och {friend} skulle sova över.

# only-tick
”Hör ni?” sa {child}.

De satt vid köksbordet och la pussel, och {friend} höll en pusselbit i luften, en bit himmel.

”Tick”, sa klockan. Sedan var det tyst en stund. ”Tick”, sa klockan. Och så tyst igen.

”Den har tappat något”, sa {friend}.

”Den har tappat sitt tack!” sa {child}.

{Elder} la örat mot klockan. ”Minsann”, sa {elder.he}. ”Bara tick. Då får den väl gå till klockmakaren[city:  {in city}].”

”Vi hittar det själva”, sa {child}. ”Det måste ligga någonstans här inne.”

# a-pea
De började under klockan. Där låg en ärta. De tittade bakom vedlådan. Där låg en sax, som {elder.short} [elder2: och {elder2} ]hade letat efter sedan midsommar. [school: De tittade i ryggsäcken som {child} brukade ha {at school}. Där låg en halv macka. ]De kröp in under soffan med ficklampa, och där var det så dammigt att {friend} nös[pet.dog: , och [!pet.known: hunden ]{pet} nös ännu värre][pet.cat: , och [!pet.known: katten ]{pet} nös ännu värre]. Men inget tack.

# a-plip
”Tyst!” sa {child}. ”Jag hörde något.”

De lyssnade. Plick, sa det. Plick, plick.

Det var kranen i badrummet.

”Det där är ett plick”, sa {friend}. ”Det passar inte.”

# nearly-right
De hörde ett knack också, men det var grannen som ville låna ägg. De hörde ett knäpp i elementet och ett klick i lampan. Klicket provade de. {child} satte sig under klockan och lyssnade, och så fort den hade sagt sitt tick sprang {friend} och tände lampan.

”Tick”, sa klockan.

”Klick”, sa lampan.

Det lät nästan rätt. Men {friend} kunde ju inte springa fram och tillbaka hela natten.[athlete:  Det hade inte ens {athlete} orkat.]

## or
De hörde ett knäpp i elementet, men det kom bara en gång. Sedan hörde de ett knack. Det var grannen, som ville låna ägg.

”Kan du knacka en gång till?” frågade {child}. ”Varje gång klockan har sagt sitt?”

Det kunde grannen.

”Tick”, sa klockan.

”Knack”, sa grannen.

Det lät nästan rätt. Men grannen kunde ju inte stå där och knacka hela natten.[athlete:  Det hade inte ens {athlete} orkat.] Och äggen skulle bli pannkakor.

# clementines
Det blev kväll. {Elder.short} kokade choklad[music: , gnolade på {music}] och bredde ostsmörgåsar, och mitt på bordet stod skålen med de första klementinerna.

”Tack”, sa {child}, när {child.he} fick sin kopp.

”Tack”, sa {friend}, när {friend.he} fick sin.

”Varsågoda”, sa {elder.short}. {Elder.He} såg mycket nöjd ut, och {elder.he} gav dem varsin klementin till.

# has-anybody
Då slutade {child} att tugga.

”{Elder.short}”, sa {child.he}. ”Är det någon som har sagt tack till klockan?”

{Elder.short} funderade. ”Nej”, sa {elder.he} långsamt. ”Det tror jag faktiskt inte. Jag har tittat på den varje dag i fyrtio år, och så har jag bara gått min väg.”

”Då är det inte konstigt”, sa {friend}. ”Den har sagt tack hela tiden och aldrig fått något tillbaka. Och nu har den inga tack kvar.”

# one-each
De bar fram pallen, och {elder.short} höll i den. {child} klättrade upp först, för det var {child.his} {elder.short}. {Child.He} kom så nära att {child.he} kunde se sig själv i glaset.

”Tack för att du väckte alla {elder.short's} barn när de skulle till skolan”, sa {child}.

”Tack för att du säger till när det är fika”, sa {friend}.[sport:  ”Och när vi ska {play sport}.”]

{Elder} behövde ingen pall. {Elder.He} la handen på klockans sida, där det bruna var blankt och lite slitet.

”Tack för sällskapet”, sa {elder.he}. ”Alla de där kvällarna.”

# in-a-pocket
Först hördes ingenting. Inte ens ett tick.

Sedan rasslade det till där inne, som när någon letar i en ficka.

”Tick”, sa klockan. ”… Tack.”

{child} höll andan.

”Tick tack”, sa klockan. ”Tick tack. Tick tack. Tick tack.”

Den tackade och tackade. Den tackade medan de borstade tänderna, och den tackade när {elder.short} bäddade åt dem på golvet i kammaren.

# a-small-pause
[adult: {Adult} ringde för att säga god natt. | Grannen ringde och sa tack för äggen.] ”Vad har ni gjort i dag?” frågade [adult: {adult.he}|grannen].

”Letat”, sa {child}. ”[adult: {Adult}, tack|Tack] för att du ringde.”

Då blev det en liten paus i luren, en sådan som låter som ett leende.

# it-answered
{Elder.short} släckte och lät dörren stå på glänt. {Friend} sov redan, med [friend: näsan|fräknarna] i kudden. {child} låg och lyssnade ut mot köket.

”Tick”, viskade {child.he}, alldeles före klockan.

Och klockan svarade.
