title: Så mycket på mitten
title: Längre, längre, liringe-längre
title: Vilken del?
guest wizard: Örjan (han), Yngve (han)
guest neighbour: Gunnel (hon), Barbro (hon)
guest dog: Sixten (han), Rufus (han)

% Djuret som blir långt (@p): familjens hund eller katt, annars grannens hund. Den stora (@a): {adult}, annars den äldre, annars grannen som är barnvakt.

# the-basket-sneezed
Det var kväll, och tvättkorgen i hallen nös.

”Prosit”, sa {child}.

”Tack”, sa tvättkorgen.

[!short: Locket for av, och upp | Upp] kom en trollkarl. Han hade {child's} randiga strumpor på öronen[!short:  och stjärnor på tröjan], och hans byxor var så korta att knäna stack ut.

”Jag heter {wizard}”, sa han. ”Jag har vuxit. Det har inte byxorna. Så nu ska jag trolla dem långa.”

Han lyfte trollspöet. Sedan blundade han, och det var dumt.

”Längre, längre, liringe-längre!”

# longer
För just då kom {@p-first} och {@p-he} ville bara se om {wizard} luktade korv. Det small i trollspöet[short: . | , och det kittlade till i {@ps} mage.]

Och {@p} blev längre.

Nosen åkte i väg mot badrummet. Svansen stod kvar vid skohyllan. Däremellan kom det {@kind}. Och mer {@kind}. [!short: Och så lite {@kind} till. ][city: {@P} räckte snart till halva {city}.]

[!short: ”Var {@p-he} så där förut?” frågade {wizard}.

”Nej”, sa {child}. ”Förut var det mindre på mitten.”

][school: ”Gick du inte i skola?” sa {child}.

”Jo”, sa {wizard}. ”Men inte på {school}.”]

# a-bench
{@A-first} kom ut i hallen med famnen full av handdukar och såg ingenting. {@A} satte sig rakt på {@p}.

”Så skönt”, sa {@a}. ”Äntligen en bänk i hallen.”

”Det är {@p}”, sa {child}.

[!short: ”Jaså”, sa {@a}. ”Vilken del?”

{child} kände efter. ”Magen.”

][adult & elder: {Elder} [elder2: och {elder2}] satte sig också. Det fanns plats.

][friend: Då ringde {friend} på, {child's} bästa vän[!short: , som hade glömt sin vante]. ”Har ni fått ny matta?” sa {friend}.

][sport: ”Man skulle kunna {play sport} på {@p-him}”, sa {child}.

][athlete: Inte ens {athlete} hade kunnat hoppa över.

][pet.other: {Pet} tittade på alltihop och sa ingenting.

]
# the-word
”Jag kan trolla {@p-him} kort igen”, sa {wizard}. ”Men båda ändarna måste höra trollordet på en gång.[!short:  Annars blir bara den ena halvan kort. Det hände mig med en krokodil. Hon går bara runt, runt nu.]”

”Då ropar vi”, sa {child}. ”{@P}! Kom!”

Nosen kom. [short: Men mitten låg i vägen, och nosen fick vända. | Men svansen var så långt borta att den ingenting hörde, och mitten lade sig i en stor hög, och nosen hamnade under högen och fick vända.][!short:  Inne i badrummet gnydde det.]

[!short: Och vid skohyllan hängde svansen alldeles stilla.

]”Åh nej”, sa {child}. ”{@P-he} hittar inte sin rumpa.”

# the-tail
”En rumpa blir väl inte ledsen”, sa {wizard}.

”Det blir den visst. Den har ju ingen att vara med.”

[!short: {child} satte sig på golvet bredvid rumpan. ]{child.He} lade kinden mot den och klappade, sakta, sakta.

”Jag är här”, sa {child.he}. ”Huvudet är bara i badrummet.”

Svansen rörde sig. En gång.

# round-and-round
Då kom {child} på det. {child.He} hämtade {@ps} gröna filt och lade den mitt på golvet[short: . | , bredvid rumpan, och så klappade {child.he} på den med båda händerna.]

”{@P}”, sa {child.he}. ”Nu ska vi sova.” [music: Och så nynnade {child.he} på {@song}[!short: , för det gjorde {child.he} alltid när {@p} skulle sova].]

För när {@p} ska sova går {@p-he} alltid runt först. Och nu kom {@p-he}. [short: Runt, runt gick {@p-he}, tills | Runt gick {@p-he}, runt rumpan, runt {child}, runt {@a} med handdukarna, tills] hela hallen var en enda stor kanelbulle av {@kind}. Och allra sist i bullen hittade nosen svansen.

[!short: Sniff, sa nosen.

Vift, sa svansen.]

# short
[!short: ”Nu”, sa {child}.

]”Kort som en sko, liringe-lo”, sa {wizard}.

Plopp.

Där låg {@p}, med lagom mycket på mitten.

”Men vart tog allt det långa vägen?” sa {@a}.

{wizard} tittade ner. Hans byxor var långa nu. De var lurviga, och där bak viftade de.

”Åh”, sa {wizard}. ”Varma.”

Så klev han ner i tvättkorgen och drog på sig locket.[!short:  Strumporna fick han låna.]

# all-of-it
{@A} bar {child} till sängen. {@P} kom efter, hela på en gång, och lade sig på sin gröna filt. {child} sträckte ner handen och kände i mörkret.

Nos. Mage. Svans.

Allihop sov.

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour} från huset bredvid, som var barnvakt,
## if adult
{adult}
## if elder & !adult
{elder}[elder2: , med {elder2} efter sig,]

# @p
{dog}
## if pet.dog / pet.cat
{pet}

# @ps
{dog's}
## if pet.dog / pet.cat
{pet's}

# @p-he
han
## if pet.dog / pet.cat
{pet.he}

# @p-him
honom
## if pet.dog / pet.cat
{pet.him}

# @p-first
{dog}, grannens hund, som fick sova över,
## if pet.dog / pet.cat
{pet}, {child's} {breed},

# @kind
hund
## if pet.cat
katt
## if breed.Dachshund
tax
