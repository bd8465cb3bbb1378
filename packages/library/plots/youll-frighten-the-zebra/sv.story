title: Du skrämmer sebran
title: Lejonet som fångade en sebra
title: Det ligger ett lejon på dig
guest minder: Berit (hon), Gunvor (hon)
guest driver: Majken (hon), Solan (hon)

% Lejonet har fångat övergångsstället och tror att det är en sebra. Refräng: Schhh! Du skrämmer sebran. @a är den som barnet går hem med.

# got-you
Det låg ett lejon på övergångsstället.

Det låg tvärs över alltihop, med tassarna här och svansen där och hakan i mitten, och det höll i sig.

{child}, som var {age} år, bodde på andra sidan och kom inte över. {Child.He} hade sina randiga strumpor på sig, uppdragna ända till knäna, och {child.he} var på väg hem[school:  från {school}] med {@a}.

”Nu har jag dig”, sa lejonet.

TUUUT, sa en bil.

”Schhh!” sa lejonet. ”Du skrämmer sebran.”

# what-zebra
”Vilken sebra?” sa {child}.

Lejonet lyfte på hakan, så att {child.he} kunde se. ”Den här. Vit och svart och vit och svart, hela vägen. Jag tog den i morse.”

”Sprang den inte?”

”Den tittade på mig en enda gång”, sa lejonet, ”och så la den sig platt.”[pet.dog:  Hunden {pet} la sig också platt, för säkerhets skull.][pet.cat:  Katten {pet} satt på en mur och var stolt över sin släkting.]

TUUUT, sa bilen. BÖÖÖÖP, sa en buss.

”Schhh!” sa lejonet. ”Du skrämmer sebran.”

# thats-the-road
Busschauffören klev ur. Hon hette {driver}, och hon hade fyrtio på bussen som ville hem till maten[sport:  och en som skulle {play sport}].

”Upp med dig”, sa hon. ”Det där är ingen sebra. Det är gatan.”

”Varför är den randig då?” sa lejonet.

{driver} hade kört över de där ränderna i tjugo år, och hon hade aldrig frågat.

# they-push
Då knuffade {driver}. {child} knuffade. {@A-again} knuffade.[friend:  {Friend}, {child.his} bästa vän, kom av bussen och kittlades.][elder & adult:  {Elder}[elder2:  och {elder2}] kom av bussen och hjälpte till.] Men ett lejon är mycket tyngre än det ser ut, och det ser tungt ut.[athlete:  Inte ens {athlete} hade fått bort det.]

”Jag kan inte släppa”, sa lejonet. ”De springer alltid ifrån mig. Om jag släpper så springer den.”

# grrrrumble
KURRRRR, sa lejonets mage.

”Just det ja”, sa lejonet. ”Nu måste jag äta upp den.”

”Det får du inte!” sa {child}. ”Vi behöver den!”

Men lejonet öppnade munnen. Den var stor som en resväska och full med tänder, runt hela kanten.

# one-sock
{child} tittade på ränderna på gatan. Sedan tittade {child.he} på ränderna på sina ben.

{Child.He} satte sig på trottoarkanten. {Child.He} tog av sig en sko och en strumpa. {Child.He} stack in handen i strumpan, ända ner i tån, och strumpan satte sig upp och såg sig omkring.

”Mamma?” sa strumpan med mycket liten röst.

Lejonet kom av sig, med munnen på vid gavel. ”Ha ä de hä?” sa det.

”Det är en sebraunge”, sa {child}. ”Den letar efter sin mamma.”

# is-it-you
Strumpan tittade på bilen. ”Mamma? Är det du?”

Tut, sa bilen, mycket försiktigt. Det betydde nej.

Strumpan tittade på bussen. ”Mamma? Är det du?”

Böp, sa bussen, mycket försiktigt. Det betydde nej.

Då tittade strumpan ner.

”Mamma!” sa den. ”Det ligger ett lejon på dig!”

# one-paw-at-a-time
Lejonet stängde munnen. Det tittade på de små ränderna. Det tittade på de stora ränderna. Öronen sjönk ner i manen.

”Ingen har talat om för mig”, sa lejonet, ”att det var en mamma.”

Och så reste det sig. Det tog en tass i taget, så att det inte skulle dra henne i håret, och klev upp på trottoaren.

Sebran sprang inte.

# a-kiss
{child} tog {@a-hand} hand, och så gick de över, vit och svart och vit och svart. I mitten böjde strumpan sig ner och gav sebran en puss.

”Måste han bo på gatan nu?” frågade lejonet. ”Den lille?”

”Nej, han bor på min fot”, sa {child}. ”Men han hälsar på henne varje dag. En gång dit och en gång hem.”

Då fick lejonet syn på {child's} andra ben.

”Det är en till”, viskade det.

”Det är hans bror”, sa {child}.

# so-slowly
Så körde bilen över sebran, och sedan bussen, så sakta att hon ingenting märkte.[music:  {driver} nynnade på {music}, mycket tyst.] Och lejonet gick hem genom parken. Det var en lång omväg[city:  genom hela {city}], men där fanns det ingens mamma att trampa på.

# two-socks
Den kvällen låg det två strumpor i {child's} säng, bredvid varandra, med täcket uppdraget till ränderna.[pet.other:  {Pet} sov redan.]

”God natt, {child}”, ropade någon i trappan.

”Schhh”, viskade {child}. ”Du skrämmer sebrorna.”

Klick, sa lampan, mycket försiktigt.

# @a
{minder} i huset bredvid
## if elder & !elder2 & !adult
{elder}
## if elder2 & !adult
{elder} och {elder2}
## if adult
{adult}

# @a-again
{minder}
## if elder & !elder2 & !adult
{elder}
## if elder2 & !adult
{elder} och {elder2}
## if adult
{adult}

# @a-hand
{minder's}
## if elder & !elder2 & !adult
{elder's}
## if elder2 & !adult
{elder's}
## if adult
{adult's}
