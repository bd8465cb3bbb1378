title: Mina fötter
title: Vagg, vagg, vagg
title: Någons fötter
guest friend: Nils (han), Vilda (hon)
guest neighbour: Siv (hon), Britta (hon)

% Pingvinen är en unge och en han. Vagga när de vaggar. Den som hämtar (@a): den äldre, som väntar nere vid backens fot, annars {adult}, annars {neighbour}. Hunden lunkar efter, katten sitter på pulkan.

# on-my-feet
{child} stod i pulkabacken och önskade sig en pingvin, och när {child.he} tittade ner stod det en på {child.his} fötter.

Den var liten och grå och luddig[elder: , som en vante från {elder}[elder2:  och {elder2}]]. Den stod med ryggen mot {child}, med en fot på varje stövel, och tittade ut över snön.

”Du står på mina fötter”, sa {child}.

”Ja”, sa pingvinen. ”De är bra.”

”Men du har ju egna!”

”De är kortare”, sa pingvinen.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] nosade på alla fötterna.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt på {child's} pulka, där det var torrt.]

# on-the-snow
{child} hade tänkt ut allting. När {child.he} fick en pingvin skulle de åka kana på magen hela dagen, {child.he} först och pingvinen sedan[friend:  och bästa vännen {friend} sist][elder: , ända ner till {elder.short}, som väntade].[sport:  På kvällen skulle de {play sport}.]

”Kom nu”, sa {child.he}. ”Nu åker vi kana.”

”På snön?” sa pingvinen. ”Är du inte klok? Den är kall.”

”Du är ju pingvin!”

”Det är därför jag vet det”, sa pingvinen. ”Och jag är unge. En unge ska stå på någons fötter. Det vet väl alla.”

Det visste inte {child}.[pet.dog:  Det visste inte {pet} heller, som bara nös.][pet.cat:  {Pet} kanske visste det, som alltid ville ligga på någons fötter.][pet.other:  Ingen hade sagt det till {pet} heller.]

# till-it-is-big
”Hur länge ska en unge stå där?” frågade {child.he}.

”Tills den är stor.”

”När är den stor, då?”

”När det blir sommar”, sa pingvinen. ”Men det gör ingenting. Jag har aldrig bråttom.”

# waddle
{child} skakade på ena foten. Då flyttade pingvinen över till den andra. {child} hoppade.

”Hoppa igen”, sa pingvinen.

{Child.He} försökte gå, men det gick bara på ett sätt. Vagg, vagg, vagg.[pet.dog:  Och {pet} lunkade efter.][pet.cat:  Och {pet} kom efter, på pulkan.]

”Varför går du så där?” frågade {friend}, som drog sin pulka förbi.

”Han står på mina fötter”, sa {child}.

”Du går precis som en pingvin”, sa {friend}.

”Det tar sig”, sa pingvinen nöjt.

# get-off
Då blev {child} arg på riktigt.

”Du står på mina FÖTTER!” ropade {child.he}. ”Gå av!”

Pingvinen stod stilla en stund. Sedan klev han av, först med ena foten och sedan med den andra. Han gick bort över snön på sina korta ben, och han lyfte fötterna högt, för det var så kallt.

{child} åkte kana på magen, ända ner[elder:  till {elder.short}, en gång, och stod sedan | . {Child.He} gjorde det en gång. Sedan stod {child.he}] där på sina fötter. De kändes alldeles tomma.

# only-the-feet
Och då började det snöa. Det kom stora flingor, överallt på en gång[city: , över hela {city}]. Hela backen blev vit och suddig, och en liten grå pingvin syntes inte mer.

”Pingvin!” ropade {child}. ”Pingvin!”[pet.dog:  {Pet} nosade och nosade, och det luktade bara snö.]

Ingen kom. Alla ropade ju i backen[school: , halva {school}][music: , och någon sjöng {music}]. [!friend & !elder: Och pingvinen hade stått med ryggen mot {child} hela tiden. Han hade inte ens sett {child.his} ansikte!]

[friend / elder: ”Vet han inte hur du ser ut?” frågade [friend: {friend} | {elder.short}].]

[friend / elder: ”Han har haft ryggen mot mig hela tiden”, sa {child}. ”Han har inte ens sett mitt ansikte!”]

Han hade bara sett {child.his} fötter.

# stamp
Då stampade {child}. Stamp, stamp, stamp! {Child.He} stampade så det dånade. STAMP, STAMP, STAMP!

Högt uppe i allt det vita hördes ett pip[pet.dog / pet.cat: , och {pet} hörde det först]. Nerför backen kom någon som var liten och grå och låg på mage. Det gick fortare och fortare[athlete: , fortare än för {athlete}], svisch, rakt mot {child's} stövlar. Duns!

”Där är de ju!” sa pingvinen och klättrade upp. ”Mina fötter!”

”Du åkte kana!” sa {child}.

”Jag hade bråttom”, sa pingvinen.

# at-the-top
Han ställde sig till rätta, en fot på varje stövel. Men den här gången ställde han sig åt andra hållet, så att han såg vem det var som hade dem.

”Jaså, det är så du ser ut högst upp”, sa han. ”Det var också bra.”

# good-ones
Sedan åkte de kana[friend: , {child} först och pingvinen sedan och {friend} sist,] tills det började skymma. [elder: Då sa {elder.short} att det var dags att gå hem, | Då kom {@a-who},] och {child} var så trött att {child.he} inte orkade ett steg. Så {child} klev upp på {@a-s} skor. [elder: På stövlarna | På {child.his} stövlar] stod pingvinen. Och {@a} gick hemåt med allihop. Vagg, vagg, vagg.[pet.dog:  Och {pet} lunkade efter.][pet.cat:  Och {pet} kom efter, på pulkan.]

[friend: ”Nu går du precis som en pingvin”, sa {friend} till {@a}.]

”Du står på mina fötter”, sa {@a}.

”Ja”, sa {child}. ”De är bra.”

# @a
{neighbour}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a-who
grannen {neighbour} för att hämta
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a-s
{neighbour's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}
