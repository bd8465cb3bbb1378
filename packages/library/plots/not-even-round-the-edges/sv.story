title: Inte ens runt kanten
title: En om året
title: Håll den här
guest man: Hilding (han), Ragnar (han)

% Regeln: {child} har lovat att inte slicka, inte ens runt kanten. Hatten kommer förbi tre gånger, med vinden.
% Måsen är "den".

# one-a-year
{man} fick bara äta en glass om året. ”En strut och inte mer”, hade doktorn sagt. Han åt den alltid första lördagen i augusti, vid glasskiosken på strandpromenaden, och hela vintern gick åt till att välja.[city:  Han kom ända från {city} för den.]

I år var det jordgubb, en enda kula, stor som en knytnäve. Han bar den som en krona till muren där {child} satt[adult:  och väntade på att {adult} skulle komma med varmkorven]. Han slog sig ner, knöt en näsduk under hakan och öppnade munnen.

Då tog vinden hans hatt.

”Min hatt!” ropade {man}. Det var en stråhatt, lätt som ett rån, och den rullade i väg på brättet. Han for upp och stack struten i handen på {child}. ”Håll den här! Och inte slicka!”

”Inte ens runt kanten?” frågade {child}.

”Inte ens runt kanten! Lova!”

”Jag lovar”, sa {child}, och då var han redan på väg.

# the-drop
Det är väldigt svårt att hålla i en glass som inte är ens egen. Den luktade jordgubb, och den glänste.[school:  På {school} hade {child} en gång hållit på en hemlighet från måndag till fredag, och det var ingenting mot det här.][sport:  Man kan inte ens {play sport} under tiden.] [music: {child.He} försökte lyssna på {@song}, som hördes från kiosken. ]{child.He} tittade på havet i stället, och när {child.he} tittade tillbaka var en rosa droppe på väg ner längs sidan.

Aldrig i sitt liv hade {child} velat ha något så gärna som den droppen.

[friend: ”Jag har inte lovat något”, sa {friend}[!friend.known: , {child.his} bästa vän,] och räckte ut tungan, bara för att ha den framme.

”Nej”, sa {child}.

”Det vore inte att slicka. Det vore att städa.”

”Nej!”

][pet.dog: {Pet}[!pet.known: , {child's} hund,] hade inte heller lovat något, utan lade sig rakt under med öppen mun.

]{child} vred på struten, och droppen rann ner på tummen och stannade där.

Sedan vände vinden, och tillbaka längs strandpromenaden kom hatten, och efter hatten kom {man}.

”Hur går det med den?” flämtade han.

”Den droppar! Får jag bara ta kanten?”

”Inte ens kanten!” Och så var han borta.

# leaning
Så {child} blåste på glassen, och då smälte den fortare. {child.He} höll den i sin egen skugga, och då kom solen efter. Nu var {child.he} rosa ända till armbågen.

En mås slog sig ner på muren. När {child} tittade på måsen tittade den på havet, och när {child} tittade på glassen kom måsen ett steg närmare.[friend:  ”Jag tar måsen”, sa {friend} och stirrade på den tills ögonen tårades.]

Vinden vände. Där kom hatten igen, och {man}, med slipsen över axeln.[elder:  ”Två gånger”, sa {elder}, som satt på bänken mitt emot[elder2:  tillsammans med {elder2}] och räknade.]

”Hur går det med den?”

”Den lutar! Och den rinner på armbågen!”

”Inte slicka på armbågen!” ropade {man}, och så var han borta.

## or
Så {child} blåste på glassen, och då smälte den fortare. {child.He} fläktade med handen, och då började den luta.

En mås slog sig ner på muren. Den gick fram och tillbaka, som om den väntade på en buss, och varje gång den vände var den lite närmare.[friend:  ”Jag tar måsen”, sa {friend} och gick fram och tillbaka bredvid den.]

Vinden vände. Där kom hatten igen, och {man}, med fladdrande näsduk.[elder:  ”Två gånger”, sa {elder}, som satt på bänken mitt emot[elder2:  tillsammans med {elder2}] och räknade.]

”Hur går det med den?”

”Den lutar!”

”Åt vilket håll?”

”Neråt!”

”Säg åt den att låta bli!” ropade {man}, och så var han borta.

# upside-down
{child} gjorde så gott det gick. Måsen fällde ut vingarna. Och då vände vinden för tredje gången.

Nu rullade hatten inte längre. Den hade hamnat på rygg och kom glidande som ett tefat, rakt mot öppningen i muren där trappan gick ner till havet.

”Stoppa den!” ropade {man}, långt efter, och rösten var alldeles liten. ”Snälla! Jag gifte mig i den hatten!”

{child} hoppade upp. {child.He} nådde den inte. En enda vindpust till, så skulle den vara borta. Det behövdes något tungt i den.

{child} tittade på det {child.he} hade. {child.He} hade räddat det från solen och från måsen och, vilket var svårast, från sig själv. Och {child.he} hade lovat. Men det {child.he} hade lovat var att inte slicka.

{child} tog tre snabba steg[athlete: , nästan som {athlete}], sträckte fram struten och vände den upp och ner.

# in-each-other
Splatt.

Hela kulan hamnade i hatten, och hatten tvärstannade. Vinden drog i brättet, och drog en gång till. Men jordgubb är tungt, och hatten låg där den låg.

Det enda måsen fick var struten.

{man} kom flåsande och tittade ner i sin hatt, länge, länge. {child} gömde den tomma handen bakom ryggen och skämdes.

”Förlåt”, sa {child.he}. ”Jag har räddat båda två. De är bara i varandra.”

”Har du slickat?” sa {man}.

”Nej.”

”Inte en enda gång?”

”Nej.”

”Inte ens runt kanten?”

{child} skakade på huvudet.

”Du store tid”, sa {man}. ”Det skulle jag ha gjort.” Och så började han skratta, så att han fick hålla sig i muren.

# spoons
Han hämtade träskedar i kiosken, och de satte sig med hatten emellan sig och åt. Det smakade jordgubb och lite hatt.[adult:  {Adult} kom med varmkorven och fick också smaka.][elder:  {Elder} visade sig ha en sked med sig.][friend:  {Friend} åt som någon som ingenting har lovat.][pet.dog:  Och {pet} tog kanten.]

”En strut, sa doktorn”, sa {man} efter en stund, ”och den tog måsen. Alltså har jag en kvar.” Han sköljde hatten i havet och satte den på sig, och den var rosa runt hela insidan. ”På lördag, då. Du tar glassen, så håller jag i hatten.”

# thumbs
Vinden hade lagt sig, och havet var rosa det också. {child} gick hem längs vattnet[adult:  med {adult}] och höll en kladdig hand en bit ut från sig.[pet.cat / pet.other:  {Pet} var hemma och anade ingenting.]

Vid grinden stannade {child.he} och tittade. Det fanns en droppe kvar, på tummen. Det var just den som {child.he} hade velat ha så gärna. Och ingen hade sagt något om tummar.

Så {child} slickade i sig den, runt hela kanten.

## or
Vinden hade lagt sig. {child} åkte buss hem[adult:  med {adult}], på platsen vid fönstret, och höll en kladdig hand där den inte kom åt någon.[pet.cat / pet.other:  {Pet} var hemma och anade ingenting.]

Bakom de sista husen var havet också rosa, och sedan var det borta, och då tittade {child} på handen i stället. Det fanns en droppe kvar, på tummen. Det var just den som {child.he} hade velat ha så gärna. Och ingen hade sagt något om tummar.

Så {child} slickade i sig den, runt hela kanten.

# @song
{music}
