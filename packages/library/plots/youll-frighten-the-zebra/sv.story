title: Du skrämmer sebran
title: Lejonet som fångade en sebra
title: Det ligger ett lejon på dig
guest minder: Berit (hon), Gunvor (hon)
guest driver: Majken (hon), Solan (hon)

% Lejonet har fångat övergångsstället och tror att det är en sebra. Refräng: Schhh! Du skrämmer sebran. @a är den som barnet går hem med. Bilen är mor- eller farförälderns, när någon sådan är vald.

# got-you
Det låg ett lejon på övergångsstället.

Det låg tvärs över alltihop, med tassarna här och svansen där och hakan i mitten, och det höll sig fast.

{child}, som var {age} år, bodde på andra sidan och kom inte över. {Child.He} hade sina randiga strumpor på sig, uppdragna ända till knäna, och {child.he} var på väg hem[school:  från {school}]{@with-a}.[pet.cat:  På muren där borta satt {pet}[!pet.known: , {child's} katt,] och väntade.]

”Nu har jag dig”, sa lejonet.

TUUUT, sa en bil.[elder:  Det var {elder}[elder2:  och {elder2}] på väg till middagen hos {child}.]

”Schhh!” sa lejonet. ”Du skrämmer sebran.”

# what-zebra
”Vilken sebra?” sa {child}.

Lejonet lyfte på hakan, så att {child.he} kunde se. ”Den här. Vit och svart och vit och svart, hela vägen. Jag tog den i morse.”

”Sprang den inte?”

”Den tittade på mig en enda gång”, sa lejonet, ”och så la den sig platt.”[pet.dog:  {Pet} la sig också platt, för säkerhets skull.][pet.cat: 

{Pet} kom ner från muren, la sig bredvid och höll i en rand.]

TUUUT, sa [elder: {elder} | bilen]. BÖÖÖÖP, sa en buss.

”Schhh!” sa lejonet. ”Du skrämmer sebran.”

# thats-the-road
Busschauffören klev ur. Hon hette {driver}, och hon hade fyrtio på bussen som ville hem till maten[sport:  och en som skulle {play sport}].

”Upp med dig”, sa hon. ”Det där är ingen sebra. Det är gatan.”

”Varför är den randig då?” sa lejonet.

{driver} hade kört över de där ränderna i tjugo år, och hon hade aldrig frågat.[elder:  Det hade inte {elder} heller.]

# they-push
Då knuffade {driver}. {child} knuffade. {@pushed}[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] kom av bussen och kittlades.][pet.dog:  {Pet} fortsatte att vara platt.][pet.cat:  {Pet} höll i.] Men ett lejon är mycket tyngre än det ser ut, och det ser tungt ut.[athlete:  Inte ens {athlete} hade fått bort det.]

”Jag kan inte släppa”, sa lejonet. ”De springer alltid ifrån mig. Om jag släpper så springer den.”[pet.cat: 

{Pet} blundade. Det var precis likadant med möss.]

# grrrrumble
KURRRRR, sa lejonets mage.

”Just det ja”, sa lejonet. ”Nu måste jag äta upp den.”

”Det får du inte!” sa {child}. ”Vi behöver den!”

Men lejonet öppnade munnen. Den var stor som en resväska och full med tänder, runt hela kanten.[elder:  {Elder} satte sig i bilen igen.][pet.dog:  {Pet} kröp baklänges, platt, tills {pet.he} stötte emot {child's} strumpor.][pet.cat:  {Pet} flyttade sig en rand bort.]

# one-sock
{child} tittade på ränderna på gatan. Sedan tittade {child.he} på ränderna på sina ben.

{Child.He} satte sig på trottoarkanten. {Child.He} tog av sig en sko och en strumpa[pet.dog: , och {pet} drog i tån, för strumpor kunde {pet.he}]. [pet.dog: {child} | {Child.He}] stack in handen i strumpan, ända ner i tån, och strumpan satte sig upp och såg sig omkring.

”Mamma?” sa strumpan med mycket liten röst.[pet.cat:  {Pet} släppte sin rand och stirrade.]

Lejonet kom av sig, med munnen på vid gavel. ”Ha ä de hä?” sa det.

”Det är en sebraunge”, sa {child}. ”Den letar efter sin mamma.”

# is-it-you
Strumpan tittade på [elder: {elder's} bil | bilen]. ”Mamma? Är det du?”

Tut, sa [elder: {elder} | bilen], mycket försiktigt. Det betydde nej.

Strumpan tittade på bussen. ”Mamma? Är det du?”

Böp, sa bussen, mycket försiktigt. Det betydde nej.

Då tittade strumpan ner.

”Mamma!” sa den. ”Det ligger ett lejon på dig!”

# one-paw-at-a-time
Lejonet stängde munnen. Det tittade på de små ränderna. Det tittade på de stora ränderna. Öronen sjönk ner i manen.

”Ingen har talat om för mig”, sa lejonet, ”att det var en mamma.”

Och så reste det sig. Det tog en tass i taget, så att det inte skulle dra henne i håret, och klev upp på trottoaren.

Sebran sprang inte.[pet.dog:  Då reste sig {pet} också.][pet.cat:  Det gjorde inte {pet} heller.]

# a-kiss
{@across}, vit och svart och vit och svart. I mitten böjde strumpan sig ner och gav sebran en puss.

”Måste han bo på gatan nu?” frågade lejonet. ”Den lille?”

”Nej, han bor på min fot”, sa {child}. ”Men han hälsar på henne varje dag. En gång dit och en gång hem.”

Då fick lejonet syn på {child's} andra ben.

”Det är en till”, viskade det.

”Det är hans bror”, sa {child}.

# so-slowly
Så körde [elder: {elder} | bilen] över sebran, och sedan bussen, så sakta att [elder: sebran | hon] ingenting märkte.[music:  {driver} nynnade på {music}, mycket tyst.] Och lejonet gick hem genom parken. Det var en lång omväg[city:  genom hela {city}], men där fanns det ingens mamma att trampa på.

# two-socks
Den kvällen låg det två strumpor i {child's} säng, bredvid varandra, med täcket uppdraget till ränderna.[pet.dog:  Under sängen låg {pet}, platt.][pet.cat:  Emellan låg {pet}, med en tass på var och en, utan klor.][pet.other:  {Pet} sov redan.]

”God natt, {child}”, ropade [elder: {elder} | någon] i trappan.

”Schhh”, viskade {child}. ”Du skrämmer sebrorna.”

Klick, sa lampan, mycket försiktigt.

# @with-a
 med {minder} i huset bredvid
## if elder & !adult
[pet.dog:  med {pet}[!pet.known: , sin hund]]
## if pet.dog & !elder & !adult
 med {minder} i huset bredvid och {pet}, sin hund
## if adult
 med {adult}[pet.dog:  och {pet}[!pet.known: , sin hund]]

# @pushed
{minder} knuffade.
## if adult
{Adult} knuffade.
## if elder & !adult
{Elder} klev ur bilen och knuffade.
## if elder & adult
{Adult} knuffade. {Elder} klev ur bilen och knuffade.

# @across
{child} tog {minder's} hand, och så gick de över
## if pet.dog & !elder & !adult
{child} tog {minder's} hand, och så gick de över med {pet}
## if pet.cat & !elder & !adult
{child} tog {minder's} hand, och så gick de över efter {pet}
## if elder & !adult
{Elder} klev ur igen och tog {child's} hand, och så gick de över
## if elder & pet.dog & !adult
{Elder} klev ur igen och tog {child's} hand, och så gick de över med {pet}
## if elder & pet.cat & !adult
{Elder} klev ur igen och tog {child's} hand, och så gick de över efter {pet}
## if adult
{child} tog {adult's} hand, och så gick de över[pet.dog:  med {pet}][pet.cat:  efter {pet}]
