title: Klafs, klofs
title: Så lät ingen annan
title: Det finns plats i stövlarna
guest neighbour: Bertil (han), Evert (han)

% {parent} är den som önskningen säger är borta, och är varken han eller hon; där ingen är nämnd sägs det inte vem; {adult} bara där den som läser är en annan (parent.home).

# toes-to-the-door
Innanför dörren stod ett par stora stövlar. [parent: Det var {parent} som brukade gå i dem, men {parent} var borta och jobbade | Den som brukade gå i dem var borta och jobbade] och hade åkt i andra skor. Det var flera nätter kvar.[elder:  {Elder} hade räknat dem[elder2: , och {elder2} hade räknat om].]

Stövlarna stod med tårna mot dörren, som om de också tänkte gå.

{child} längtade. Mest längtade {child.he} efter [parent: hur {parent} lät. Inte när {parent} pratade, för det kunde man höra i telefon. När {parent} gick. | ljudet. Inte av rösten, för den kunde man höra i telefon. Av stegen.] Klafs, klofs. Klafs, klofs. Så lät ingen annan.

# that-was-exactly
{child} klev i stövlarna. De räckte ända upp till byxbaken. Sedan gick {child.he} ut och längs med häcken, där det var som blötast.

Klafs, klofs. Klafs, klofs.

{child} blundade. [parent: Det var {parent}! Det var precis {parent}! | Där var det! Det var precis det ljudet!]

# over-the-hedge
”Hej på dig!” sa någon på andra sidan häcken.

Det var {neighbour}, som sopade sin gång[music:  och nynnade på {@song}]. Häcken var så tät att man inte såg något annat än häck.[city:  Det fanns ingen tätare {in city}.]

”Jag hör att du är hemma igen!” sa {neighbour}. ”De stövlarna känner jag då igen.”

{child} öppnade munnen för att säga som det var. Men det kom ut en helt annan röst, den lägsta {child.he} hade.

”Jajamän”, sa {child.he}.

”Du låter förkyld.”

”Jag har jobbat så mycket”, sa {child}.

”Med vad då?”

{child} tänkte efter.

”Möten”, sa {child.he}. ”Tolv stycken. Och alla var långa.”

”Stackars dig”, sa {neighbour}. ”Fick du ingen fika?”

”Bara bullar. Sju.”

Kvasten gick, svisch, svisch. {child} gick på sin sida. Klafs, klofs. De gick en bit så, {neighbour} och {child}, som två vuxna.

# and-the-child
”Och {child}?” sa {neighbour}. ”Hur har {child.he} haft det, medan du var borta?”

Det blev stopp i den låga rösten. {child} fick svälja.

”{Child.He} har längtat”, sa {child.he}.

”Mycket?”

”Hela dagarna, [school: till och med {at school}, ]utom när {child.he} leker[friend:  med {friend}[!friend.known: , sin bästa vän]][sport: , eller får {play sport}]. Men när {child.he} har lekt färdigt, då längtar {child.he} igen.[pet.dog:  Och [!pet.known: hunden ]{pet} med.][pet.cat:  Och [!pet.known: katten ]{pet} med.][pet.other:  Och {pet} med.]”

Svisch, svisch.

”Och du då?” sa {neighbour}. ”Längtade du?”

Det hade {child} inte tänkt på. {Child.He} tittade ner i stövlarna. Där i var det så mycket plats.

”Ja”, sa {child.he} med den lägsta rösten. ”Jag längtade på alla tolv mötena. Jag fick gå på toaletten och längta.”

”Det kan jag tro”, sa {neighbour}. ”Du ska få ett päron av mig. Sträck upp handen, så får du det över häcken!”

# on-tiptoe
Oj. {child} sträckte upp handen. Den räckte inte ens halvvägs.[athlete:  Inte ens {athlete} hade nått.]

”Var är du?” sa {neighbour}.

”Här!” sa {child} och ställde sig på tå. Men det går inte att stå på tå i någon annans stövlar. Tårna kom upp, men stövlarna satt fast i leran. {child} vinglade åt ena hållet. {Child.He} vinglade åt andra hållet.

Slurp! {Child.He} for ur båda två och satte sig i det blöta.

”Aj!” sa {child.he}, och det var inte alls den låga rösten.

# shrunk
Kvasten stannade. Det rasslade i häcken, längst ner, där den var glesast. Så kom {neighbour’s} mössa igenom, och sedan {neighbour’s} ansikte.

”Nämen”, sa {neighbour}. ”Vad du har krympt.”

{child} skrattade, och mitt i blev det nästan gråt.

”[parent: {Parent} är inte hemma|Det är ingen annan här]”, sa {child.he}. ”Det var bara jag. Jag ville höra hur det lät.”

”Jag hörde”, sa {neighbour}. ”Klafs, klofs. Det var precis [parent: {parent} | de stegen].”

”Men det var jag som sa allt.”

”Jo. Mötena hittade du nog på.” {neighbour} räckte fram päronet genom hålet. ”Men det där om [parent: att {parent} längtar | längtan]. Hittade du på det också?”

{child} höll päronet i båda händerna. {Child.He} tänkte länge.

”Nej”, sa {child.he} med sin egen röst. ”Det är sant.”

# half-a-pear
De åt halva päronet var, på varsin sida. Det började skymma. Sedan drog {child} upp stövlarna ur leran, först den ena och sedan den andra, klev i och gick hem. Klafs, klofs. Klafs, klofs.

# one-in-each
[parent.home: {Adult} höll upp dörren. ]Innanför dörren torkade {child} av stövlarna. {Child.He} skulle just ställa dem som de hade stått, med tårna utåt. Då ändrade {child.he} sig. {Child.He} vände på dem, så att tårna pekade inåt, mot värmen.

Nu såg det inte ut som om de skulle gå. Nu såg det ut som om de var på väg hem.

{child} hämtade sina egna stövlar också. De var så små att de fick plats inuti. En i den ena, och en i den andra.

Där stod de, tätt ihop, och väntade[parent:  på {parent}].

# @song
{music}
