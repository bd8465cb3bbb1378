title: Prova strumpor
title: Med öppna ögon
title: Sex av tio
guest friend: Tuva (hon), Malte (han)
guest dog: Skorpan (hon), Kexet (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest striker: Långe Lukas (han), Långe Hampus (han)

% Titta upp vid varje ”större”. Hunden är familjens egen, annars grannens; en katt ser lika bra. Den som kastar strumporna (@a) är mormor eller farfar, annars {adult}, annars {minder}.

# ducked
{child} var målvakt, och {child.he} var rädd för bollen.

Man kan vara rädd för spindlar och stå i mål. Man kan vara rädd för gäss. Men bollen skulle ju komma, och när den kom duckade {child}.

Ingen hade märkt det än. Om man duckar tillräckligt fort ser det ungefär ut som om man slänger sig. {Child.He} hade släppt in nio mål på två matcher, och [friend: {friend}[!friend.known: , {child.his} bästa vän,] sa till alla [school: {at school} ]att det var otur | alla [school: {at school} ]sa att det var otur].

{@knew}

# never-once
”Det är på grund av den där i september”, förklarade {child} på trappan. ”Den jag fick på näsan. Det är som om ansiktet kommer ihåg den.”

{@drops}

{child} kastade den. {@P} tittade på den hela vägen. Det var det {child} märkte, efter det femte eller sjätte kastet: {@p} släppte den inte med blicken en enda gång. {@P} tittade på bollen i {child’s} hand, och ut ur handen, och genom luften, och in [pet.cat: mellan två tassar som möttes | i en mun som öppnades] i precis rätt ögonblick. [pet.cat: Klapp. | Snapp.]

”Blundar du aldrig?” frågade {child}.

{@P} blinkade inte ens. {@P} tittade på bollen.

Och {child} tänkte: Jag blundar. Varje gång. Jag har faktiskt aldrig sett en boll komma fram.

# theyre-socks
Den kvällen[sport: , efter {sport},] satt {@a1} och parade ihop strumpor[music:  till {music}].

”Kan du kasta dem på mig?” sa {child}. ”I ansiktet. Men inte hårt.”

{@A} såg på {child.him} en stund. Sedan rullade {@he} ihop ett par fotbollsstrumpor och ställde sig i andra änden av hallen.

Det första paret studsade mot {child’s} panna, för {child.he} blundade.[elder2 / pet.dog / pet.cat:  {@fetch}] Vid det tionde paret fick {child.he} ögonen att hålla sig öppna, och då hände något konstigt. Strumporna blev större, och större, och sedan var de bara där, i händerna. Det hade funnits hur mycket tid som helst.

”Är du rädd för dem än?” frågade {@a}.

”Nej”, sa {child}. ”Det är ju strumpor.”

# six
Så på tisdagen var det en disksvamp, och på onsdagen en blöt disksvamp, och den var värre. På torsdagen [friend: kastade {friend} en tennisboll | var det en tennisboll], underifrån, och {@p} hukade bredvid {child} som en extra målvakt. På fredagen hämtade {@a} den riktiga fotbollen och ställde sig långt bort.

”Hur rädd är du, av tio?” ropade {@a}.

{child} kände efter. ”Förut var det tio.”

”Och nu?”

”Sex.”

”Ska vi vänta tills det är noll?”

Matchen var i morgon.

”Jag tror inte att det blir noll”, sa {child.he}. ”Jag tror att det går på sex.”

# a-moustache
På lördagen duggregnade det[city:  över hela {city}]. I det andra laget spelade {striker}, som hade ben lika långa som en del människor. Efter fyra minuter sköt han så hårt att bollen surrade.[athlete:  Till och med {athlete} skulle ha blinkat.] {child’s} ögon stängde sig själva. Ett–noll.

{@behind}

Jag vet, tänkte {child}. Jag vet. Hela vägen in.

Nästa skott var lågt, och {child.he} såg det tills det nästan var framme. Det gick in under armen. Två–noll. Men {child.he} hade sett bollen. Den hade en lerfläck, formad som en mustasch.

# a-seven
Sedan gjorde [friend: {friend} | {child’s} eget lag] ett mål, och det var nästan slut, och alla var uppe i andra änden. Då blev bollen fri, och där kom {striker}, alldeles ensam, rakt mot {child}.

Det är en sjua, tänkte {child}. Kanske en åtta.

{Child.He} gick ut från mållinjen, så som man ska. {Child.He} tittade på bollen. {Child.He} såg den på {striker’s} fot, och ut från foten, och där kom den leriga mustaschen, runt, och runt, och större …

# whump
Duff.

Den träffade {child.him} rakt i magen. Den sa ”uff” i stället för {child}. Och när {child.he} tittade ner hade armarna lagt sig om bollen, och {child.he} hade den.

Ingen gjorde mål efter det. De förlorade med två–ett. Men hela laget kastade sig över {child.him}[pet.cat: . | , och {@p} kom loss ur kopplet och kastade sig ovanpå dem.]

”Var du inte rädd?” frågade {striker} när de tog i hand.

”Jo”, sa {child}.

{striker} såg sig över axeln och böjde sig ner. ”Jag är rädd för att nicka”, sa han. ”Säg det inte till någon.”

”Prova strumpor”, sa {child}.

# only-a-table
På kvällen var det ett runt, rosa märke på {child’s} mage. {@Light} släckte lampan.[pet:  {@bed}]

Det hade gjort lite ont. Det hade gjort ungefär lika ont som att gå in i ett bord. Ända sedan september hade {child.he} varit rädd för det, och hela tiden var det bara ett bord.

{child} lät ögonen falla ihop. Nu var det ingenting som kom.

# @knew
Bara {dog} visste, och {dog} var grannens hund.
## if pet.dog
Bara {pet} visste, och {pet} var en hund.
## if pet.cat
Bara {pet} visste, och {pet} var en katt.
## if pet.other
Bara {dog} visste, och {dog} var grannens hund. {Pet}, som var inne, hade gärna velat veta.

# @drops
{@P} släppte en tennisboll på {child’s} fot.
## if pet.cat
{@P} rullade en gummiboll till {child’s} fot.

# @p
{dog}
## if pet.dog / pet.cat
{pet}

# @fetch
{Elder2} kastade tillbaka strumporna.
## if pet.dog
{Pet} hämtade strumporna.[elder2:  {Elder2} kastade nästa par.]
## if pet.cat
{Pet} satt på skohyllan och såg strumporna komma.[elder2:  {Elder2} kastade tillbaka strumporna.]

# @behind
Bakom målet, i ett koppel, gnydde {@p}.
## if pet.cat
Hemma i fönstret satt nog {pet} med båda ögonen öppna.

# @bed
{Pet} hade fått höra alltihop, med mustaschen och allt.
## if pet.dog / pet.cat
{Pet} klättrade upp i fotändan, snurrade ett par varv och lade sig.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a1
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @Light
{Minder}
## if elder & !adult
{Elder.short}
## if adult
{Adult}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
