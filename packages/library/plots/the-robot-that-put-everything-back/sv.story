title: Roboten som la tillbaka allt
title: Tre lappar till en robot
title: Robot med äggklocka
title: Roboten med tvättkorg till mage
title: En lapp i taget
guest robot: Durk (den), Durken (den), Durkan (den)

# built
Det var fel på {child's} rum. Det skulle vara städat före läggdags, och det var det inte. En vanlig människa hade städat. {Child} byggde en robot.

Sådana är uppfinnare. [age>=7: De gör hellre något svårt i tre timmar än något tråkigt i tio minuter.]

Den byggdes av det som fanns. Huvudet var ett durkslag, och ögonen var två kapsyler. Magen var en tvättkorg på
rullskridskor. Armarna var ett hopprep, med en gul diskhandske i var ände. Och i magen tickade hjärtat, som var en
äggklocka.

## or
Det var fel på {child's} rum, och felet låg över hela golvet. Då gjorde {child.he} ett vetenskapligt experiment. Går det att städa ett rum, om ingen som bor i det vill?

”Inte utan robot”, sa {child}, och började bygga en.

Magen blev en tvättkorg på rullskridskor, och i magen lades en äggklocka, till hjärta. Armarna var ett hopprep med
gula diskhandskar. Sist sattes durkslaget på, upp och ner, och tittade på {child} med två kapsyler.

# brain
[elder: ”Hjärtat är bara till låns”, sa {elder}, som ägde äggklockan. ”Det räcker en timme.”[elder2 & age>=7:  {Elder2}
höll i tvättkorgen, för en uppfinning ska hållas i.]|Hjärtat räckte en timme.]

Hjärnan kom sist. Den var en springa under durkslaget, och i springan stoppade man en lapp. Vad som än stod på lappen,
så lydde roboten. Den fick heta {robot}, efter durkslaget.

{Child} tog pennan bakom örat[friend: , {friend}, som skulle sova över, höll i papperet], och så blev det en lapp.
”Allt på golvet ska upp.”

Tick, tick, tick, sa {robot}.

## or
[elder: ”En timme”, sa {elder} och vred upp sin äggklocka. ”Sedan är det ägg igen.”[elder2 & age>=7:  {Elder2} pumpade
ett hjul som inte gick att pumpa.]|Hjärtat gick att vrida upp till en timme.]

Än saknade roboten hjärna. Det blev en lapp, i springan under durkslaget. Det som stod på lappen skulle den göra,
precis det och inget annat. Namnet gav sig självt: {robot}, som i durkslag.

Pennan satt bakom örat[friend: , och {friend}, som skulle sova över, hade papper]. ”Allt på golvet ska upp”, skrev
{child}.

Tick, tick, tick, svarade {robot}.

# off-the-floor
Upp på sängen for en bok, en boll och tolv klossar. Upp for mattan. [pet.other: Upp for en teckning av {pet}.]
[pet.dog / pet.cat: Upp for {pet}.] [friend: Upp for {friend}.] Upp for {child}, med pennan i handen. Sedan borstade
{robot} av handskarna. Golvet hade aldrig varit så fint.

{Child} satte ner ena foten. Tick, tick, tick, där var {robot}, och upp for foten, med {child.him} på.

[pet.dog: {Pet} hoppade ner. Upp for {pet}, som trodde att det var en lek.] [pet.cat: {Pet} satte ner en tass. Upp for
{pet}, som gjorde om det fyra gånger, med flit.] [friend & age>=7: {Friend} försökte med båda fötterna på en gång. Det
gick dubbelt så fort upp.]

”Experiment”, sa {child}, och släppte ner en toffel.

{Robot} rullade fram, böjde sig efter toffeln, och då satt lappen mitt framför näsan på {child.him}. Ett ryck, och
{robot} stod stilla.

Resultat, skrev {child}: Mycket fint golv. Går inte att gå på.

## or
{Robot} började i ett hörn. Bollen lades på sängen, och boken, och en toffel, och en toffel till. [pet.other: Överst
las en teckning av {pet}.] [pet.dog / pet.cat: {Pet}, som låg mitt på golvet, gjorde inte det längre.] [age>=7: Ett
dammkorn bars upp med båda handskarna.] [friend: Sedan bars {friend}.] Sist bars {child}, med penna och allt.

[pet.dog: {Pet} hoppade ner efter bollen. Upp for bollen, med {pet} i andra änden.] [pet.cat: {Pet} knuffade ner en
kloss. Upp for klossen. {Pet} knuffade ner den igen.] [friend & age>=7: {Friend} höll räkningen.]

Då fick {robot} syn på sina egna rullskridskor. De stod på golvet.

Den lyfte den ena. Då stod den på den andra. [age>=7: Den lyfte den andra. Så höll det på ett tag, och det såg ut som
dans.] Till sist tog den sig om magen och drog, och då kom lappen så nära sängen att {child} kunde rycka ut den.

Resultat, skrev {child}: En sak kvar på golvet. Det är den som städar.

# where-it-came-from
På nästa lapp stod det: ”Allt ska tillbaka dit det kom ifrån.”

{Robot} tänkte i nio tick. Sedan for den ut i köket. Potatisarna stoppades ner i blomkrukorna.  [music: {Child}
nynnade på {music}, och den la {robot} tillbaka i radion.] [city: Kartan över {city} hängdes ut genom fönstret, så att
den var {in city} igen.] [athlete: Affischen med {athlete} rullades ihop och fick en adress: {Athlete}, Någonstans,
Fort.]

[adult: ”Varför är det potatis i min pelargon?” ropade {adult}.]

## or
Lapp nummer två: ”Allt ska tillbaka dit det kom ifrån.”

{Robot} bäddade ner äggen under en dunkudde i soffan, grävde ner potatisarna i krukorna och hällde vatten upp i
kranen, så gott det gick. [music: {Child} nynnade {music}. {Robot} fångade det i en påse, som ställdes bredvid
radion.] [city: Kartan över {city} stacks ut genom brevinkastet, för {city} låg åt det hållet.] [athlete: Affischen av
{athlete} ställdes i ett par gympaskor. Resten av vägen fick den gå själv.]

[adult: ”Det ligger ägg i soffan!” ropade {adult}.]

## or
Nästa lapp blev längre: ”Allt ska tillbaka dit det kom ifrån.”

Potatisarna åkte ner i blomkrukorna, till vänster om blommorna. Mjölken fick stå i fönstret och titta efter en ko.
Smulorna lades tillbaka i limpan, en i taget. [music: {Child} nynnade {music}, och {robot} höll upp fönstret, så att
musiken kunde flyga hem.] [city: Kartan över {city} fick hänga utanför, där {city} var.] [athlete: Affischen av
{athlete} fick ett frimärke i hörnet.]

[adult: ”Vad gör mjölken i fönstret?” ropade {adult}.]

# line
Och på led framför ytterdörren stod allt som skulle längre bort. Där stod mattan, färdig för affären. [age>=7: Där låg
ylletröjan, på väg till något får.] [school: Där låg en linjal som skulle till {school}[age>=7: , fast där var
släckt].] [sport: Där stod allt som behövs till {sport}.] [friend: Där stod {friend}, med båda skorna på.] [elder: Där
stod {elder}, med hatten på.

”Jag är bortstädad”, sa {elder.short}.[elder2:

”Jag också”, sa {elder2} bakom mattan.]]

[age>=7: Sist i ledet låg soppåsen, och tänkte kanske på allt den hade varit.]

{Child} drog ut lappen. Det var en kvart kvar på hjärtat.

Resultat: Alldeles tomt. Ingen kvar att ha det fint för.

## or
I hallen, fram till ytterdörren, stod det kö av allt som kom långt ifrån. Först mattan, hoprullad. [age>=7: Sedan
dunkudden, som väntade på en gås.] [school: Sedan linjalen, som var från {school}[age>=7: , och {at school} öppnade
man klockan åtta].] [sport: Sedan allt som hör till {sport}, hopknutet.] [friend: Sedan {friend}, med jackan på.]
[elder: Sedan {elder}, med rocken knäppt.

”Vart ska du?” sa {child}.

”Hem, tydligen”, sa {elder.short}.[elder2:

”Knuffas inte”, sa {elder2} längre bak.]]

{Child} högg lappen. Hjärtat hade bara en kvart kvar.

Resultat: Nu är allting hemma. Utom här.

# pencil
Nu behövdes en riktigt bra lapp. Men pennan var borta. Handen for upp bakom örat, och där satt den.

”Varför leta där?” sa [friend: {friend}|{child} högt].

Det var en konstig fråga. Pennan kom inte från ett öra. [age>=7: Den kom från en affär, och innan dess från ett träd.]
Ändå var det där handen letade först.

{Child} skrev så fort en penna kan[age>=7: , så att det knappt gick att läsa, men en robot läser allt].

”Allt ska ligga där den som saknar det letar först.”

## or
{Child} satte sig på golvet. Det fanns en enda lapp kvar, så den måste bli rätt.

”Var är pennan?” sa [friend: {friend}|{child} för sig själv].

Innan någon hade svarat var handen redan framme vid örat, och där var pennan med. [age>=7: Handen hade inte ens
funderat.]

Där man letar först, där är en sak hemma, tänkte {child}, och skrev det så att en robot kunde förstå:

”Allt ska ligga där den som saknar det letar först.”

# look-first
{Robot} tänkte i tjugo tick. Sedan rullade den i väg, tystare nu. Potatisarna kom upp ur jorden, och mattan la sig.
Ledet i hallen blev kortare och kortare. [city: Kartan över {city} kom in i värmen.] [athlete: Affischen fick komma
upp på väggen igen.] Tofflorna ställdes vid sängen med tårna utåt. Boken las på kudden, uppslagen på rätt sida. Bollen
las under sängen, för där är bollar. [school: Linjalen las i väskan till {school}.] [elder: {Elder.short} ställdes i
köket, bredvid tekannan.] [friend: {Friend} ställdes bredvid {child}.] [pet.dog / pet.cat: {Pet} las vid fotändan, och
låg kvar.] [pet.other: Teckningen av {pet} sattes på väggen, precis där man tittar när man ligger.]

”Sista experimentet”, sa {child}, och blundade. ”Den blå kulan.”

{Child.He} tog två steg och kände efter med ena handen. Där låg den.

Det var inte världens finaste rum. Men det gick att hitta i det i mörker.

## or
{Robot} läste lappen inifrån. [age>=7: Det tog en stund.] Sedan åkte den tillbaka samma väg, så sakta att ingen
vaknade. Potatisarna kom hem till sin låda, med jord på knäna. Mattan rullade ut sig. Kön i hallen tog slut, bakifrån.
[city & age>=7: Kartan över {city} togs in och veks ihop.] [athlete & age>=7: Affischen av {athlete} kom upp på sin
spik igen.] Tofflorna parkerades där fötterna kommer ner på morgonen. Bollen rullade in under sängen själv[age>=7: ,
och boken låg redan på kudden]. [school: Linjalen hamnade i väskan till {school}.] [elder: {Elder.short} fick sin stol
i köket, och tekannan.] [friend: {Friend} bars till madrassen.] [pet.dog / pet.cat: {Pet} bars till fotändan och sov
innan de var framme.] [pet.other: Teckningen av {pet} fick hänga i ögonhöjd, fast för den som ligger.]

”Nu provar vi i mörkret”, sa {child} och släckte. ”Pyjamasen.”

{Child.He} stack in handen under kudden, och där var den, till och med båda benen.

[age>=7: Så särskilt fint var det inte. Men det|Det] var ett rum man kunde bo i med stängda ögon.

# hook
Lappen satt förstås kvar, och {robot} var inte färdig. Den rullade ut i köket, till en tom krok, och tog sig om
huvudet med båda handskarna.

”Vänta”, sa {child}, och {robot} väntade.

[age>=7: Kroken var tom på det vis som krokar är.] I morgon skulle någon vilja ha makaroner, och då skulle någon leta
just där.

Då lyfte {child.he} upp {robot}, så att den nådde.

Durkslaget på kroken. Handskarna vid diskhon. Hopprepet i hallen, och rullskridskorna under bänken. Ju mindre det blev
av roboten, desto mer fick [friend: {child} och {friend}|{child}] bära, och så kom det sig att uppfinnaren städade på
slutet. [age>=7: Ingen märkte det förrän efteråt.] Äggklockan fick stå i köksfönstret och ticka[elder: , där
{elder.short} skulle leta när det blev ägg].

## or
En sak stod ännu på fel ställe, och den tickade. {Robot} rullade in i köket, ställde sig under den tomma kroken och
sträckte på armarna. De nådde nästan.

”Du är ju fin som du är”, sa {child}.

{Robot} pekade på lappen. Den som skulle koka makaroner i morgon skulle sakna ett durkslag. [age>=7: Det man har
skrivit har man skrivit.]

Så [friend: {child} och {friend}|{child}] lyfte, och då tog handskarna av huvudet och hängde upp det, alldeles själva.
Sedan la de sig vid diskhon.

Men nu fanns ingen som kunde städa resten. Det fick [friend: de|{child}] göra, hopprepet, tvättkorgen och
rullskridskorna, som bodde under bänken i hallen. [age>=7: Så kan det gå för en uppfinnare.] I köksfönstret tickade
äggklockan vidare[elder: , på {elder.short} och morgondagens ägg].

# spread-out
Sedan var det natt. [friend: {Friend} låg på madrassen, där man skulle leta först.] Täcket låg där täcken ska ligga,
ända uppe under hakan, och det var varmt.

[adult: ”Var är din robot?” viskade {adult}.

”Utspridd”, sa {child}.|{Robot} var inte borta. {Robot} var bara utspridd.]

## or
Lampan var släckt, och lakanet började bli varmt. [friend: ”Jag vet var du är utan att titta”, sa {friend} från
madrassen.]

[adult: {Adult} såg sig om i rummet. ”Vem har städat?”

”Ingen”, sa {child}. ”{Robot} är bara hemma, på sju ställen.”|Ingen hade gått sin väg. {Robot} var bara hemma, på sju
ställen.]

# stomach
Huvudet hängde i köket, och månen lyste in genom alla hålen och gjorde små runda prickar på väggen. Fötterna stod
under bänken i hallen. Hjärtat tickade i köksfönstret, långsamt och långt borta. {Robot} var stor som hela hemmet nu.

Och mitt i, ungefär där magen sitter, låg {child}[pet.dog / pet.cat:  med {pet} vid fötterna] och sov.

## or
I köket hängde durkslaget, och månen lyste igenom det och gjorde små runda prickar på väggen. Äggklockan tickade i
fönstret, långsammare och långsammare.

Bara hjärnan hade ingen krok. Den låg på stolen vid sängen, vikt en gång, alldeles intill pennan, där {child} skulle
leta först i morgon.
