title: Din nya apparatur
title: En öm brödrost
title: Robot, vänta
guest friend: Tindra (hon), Love (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna (@a) är den äldre, annars {adult}, annars {minder}. Det som står med stora bokstäver sägs av en robot: på en enda ton, ett ord i taget. När läppen har fastnat finns det varken m eller b.
% En regel: en robot lyder den som har läst instruktionerna, och ingen annan.

# mm
Klockan tio över tre hade {child} fått tandställning. Nu var klockan fem, och {child.he} hade fortfarande inte öppnat munnen.

”Gör det ont?” frågade {@first} i köket.

”Mm”, sa {child}.

”Är det ja eller nej?”

”Mm.”

”Vill du ha soppa eller pasta?”

”Mm”, sa {child}. Så {@a} gjorde soppa.

# fair
Då kom {friend}[!friend.known: , {child's} bästa vän,] med en påse kola. Det var det snällaste {friend.he} kunde komma på.

”Gapa”, sa {friend}.

”Mm-mm.”

”Du fick se min fotvårta.”

Det var sant. {Child} gapade. {Friend} tittade länge därinne, som under huven på en bil.

”Jag känner mig som en robot”, sa {child}. Det var de första orden som hade tagit sig ut genom metallen.

# official
{Friend} skrattade inte. ”Är du en?” sa {friend.he}. ”Vad står det i instruktionerna?”

De hade följt med hem från tandregleringen[city:  i {city}] och satt på kylskåpet. Överst stod det: Så sköter du din nya apparatur.

”Vad är en apparatur?” frågade {friend}.

”Det är väl en apparat”, sa {@a}, som hackade lök. ”En brödrost. Eller en tvättmaskin.”

”Där ser du”, sa {friend} till {child}. ”Du har det på papper.” {Friend.He} tog ner instruktionerna och läste högt. ”Borsta efter varje måltid. Inga brödkanter. Ingen is. Ingen kola.” {Friend.He} tittade ner i sin påse. ”Det är lugnt. Jag tar hand om den.”

Och så stoppade {friend.he} in två.

[pet.dog: {Pet}[!pet.known: , {child's} hund,] hade hört ordet brödkanter och flyttade in under {child's} stol.

][pet.cat: {Pet}[!pet.known: , {child's} katt,] kom och la sig på instruktionerna. Resten fick läsas under svansen på {pet.him}.

][pet.other: {Pet} såg upp vid ordet brödkanter, men det kom inga.

]
# only-the-truth
”En robot lyder den som har läst instruktionerna”, sa {friend} med kola i kinden. ”Det är jag, och ingen annan. Robot, gå!”

{child} tog ett stelt steg, och så ett till. Det var skönt. På en robot skulle det kännas så här i munnen.

[music: Roboten fick order att nynna {@song} och gjorde det, på en enda ton.

]”Robot, vänd! Robot, tala bara sanning! Vad är sex gånger sju?”

”FYRTIOTVÅ.”

[athlete: ”Vem är snabbast, jag eller {athlete}?”

”INTE DU.”

]”Vem sparkade bollen genom växthuset hos grannen?”

”DU”, sa roboten.

{@A} vände sig också om. ”Var det du?”

”Den är ny”, sa {friend} snabbt. ”Det står här att den måste vänja sig ett par dagar.”[sport: 

”Står det om jag får {play sport}?” frågade {child}.

”Det står inte att du inte får.”]

# tender
”Hur smakar soppan?” frågade {@a} vid bordet.

”FÖR MYCKET LÖK.”

[elder2: ”Det var det jag sa”, sa {elder2}.

]”Går det att stänga av, {friend}?”

”Robot, ät ditt bröd”, sa {friend} i stället. Roboten bet och tvärstannade, och så var det bara {child} som satt där med vatten i ögonen.

{Friend} drog med ett kladdigt finger längs raderna. ”Din apparatur kan vara öm i början”, läste {friend.he}. ”Jag har aldrig träffat en öm brödrost.” Och så höll {friend.he} ner brödet i soppan tills det var mjukt som sockerkaka, och gav tillbaka det.[pet.dog:  {Pet} fick kanten.]

# stand-by
Halv sju måste {friend} gå hem.

”Robot, vänta!” sa {friend} ute i hallen och sprang.

Så roboten väntade, med båda armarna rakt fram. Och nu fanns det ingen kvar som kunde säga åt den att sluta.

”Dags att bada, {child}”, sa {@a}.

”FEL RÖST.”

{@A} sa gå. {@He} sa snälla. [elder2: {Elder2} tryckte den på näsan.|{@He} tryckte den på näsan.][pet.cat:  {Pet} strök omkring benen på den, och det hjälpte inte heller.] Till sist lyfte {@a} upp den och bar i väg med den som en strykbräda, men trappan är böjd, och det var inte roboten. Så {@he} bar ner den igen och ringde till {friend}.

# anything-the-matter
”Hur startar man {child.him}?”

”Ja o-ar ä-erna”, sa {friend}. Det var mycket kola som skulle bort. ”Det kan du inte. Men du kan fråga saker. Sanningen är fortfarande på.”

Så {@a} satte sig på huk framför roboten med mobilen i handen. Fyra gånger hade {@he} frågat det den dagen och fått ett mm.

”Är det något särskilt?”

”JA”, sa roboten, och armarna skakade lite. ”I MORGON. ALLA KOMMER ATT SÄGA GAPA. TJUGOÅTTA GÅNGER.”

{@A} vände på instruktionerna, men det stod ingenting om det på baksidan.

# an-order
”Robot”, sa telefonen. ”Vad vill du att jag ska göra?”

Det hade ingen frågat den förut. Roboten tänkte så att det surrade.

”KOM KLOCKAN ÅTTA”, sa den. ”TA MED INSTRUKTIONERNA. NÄR DE SÄGER GAPA, DÅ LÄSER DU. INGEN FÅR TITTA FÖRRÄN DU HAR LÄST ALLT.”

”Det om brödkanterna också?”

”TVÅ GÅNGER.”

”Det där var ju en order!” sa {friend}. ”Det är du som ska lyda.”

”JAG HAR VANT MIG”, sa roboten.

”Ja, robot”, sa {friend}, och man hörde på rösten hur glad {friend.he} var. ”Klockan åtta[school: , och sedan {school}]. Gå nu!”

# its-working
Och roboten gick. Men det ena benet hade somnat, så den välte, långsamt, in bland jackorna, och därinne började någon skratta. Det var {child}. {Child.He} skrattade med hela munnen, tills överläppen hakade fast i metallen och blev kvar däruppe.

”Nunnen har fastnat”, ropade {child.he} inifrån jackorna. ”Jag kan inte stänga nunnen.”

”Vilken nunna?” sa telefonen. ”Är den sönder?”

”Nej”, sa {@a} och tittade. ”Nu fungerar den.”

# the-bend
{child} slickade ner läppen och gick upp för att bada. Där trappan böjde sig böjde {child.he} sig också.

”Är du en robot fortfarande?” ropade {@a}.

Någon tänkte efter, däruppe i trappan.

”NEJ”, sa roboten.

# @song
{music}

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

