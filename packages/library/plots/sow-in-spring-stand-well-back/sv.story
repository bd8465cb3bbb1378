title: Sås på våren, stå en bit bort
title: Kommer tillbaka varje år
title: Jag tror inte att det är rädisor
guest aunt: Bodil (hon), Lisbet (hon)

% Den som följer med (@a): {adult}, annars den äldre, annars {aunt}. På påsen: sås, vattnas, inga tvättlinor och broar, skjuter i höjden, stå en bit bort;
% under vecket: härdig. Det är raketen som skjuter i höjden, alla tre gångerna.

# the-packet
Det {child} önskade sig var en raket. Det hade {child.he} sagt, flera gånger. Och det {child.he} fick, av tanten på torget med jord under naglarna, var en liten fröpåse som det stod RAKET på.

”Det där är rädisor”, sa {child}. ”Det är bara sorten som heter så.”

”Jaså?” sa tanten. ”Läs på baksidan.”

{child} läste på baksidan.

Sås på våren, stod det. Vattnas ofta. Får ej sås under tvättlinor och broar. Skördas innan den skjuter i höjden. Stå en bit bort.

”Vad betyder det, att den skjuter i höjden?” frågade [friend: [!friend.known: {child's} bästa vän ]{friend} | {child.he}] på vägen hem.

”Så gör rädisor om man väntar för länge”, sa {@a-first}. ”Då rusar de rakt upp i vädret, på bara några dagar. Sedan går de inte att ha på smörgåsen.”

# plenty-of-sky
Det låg ett enda frö i påsen. Det var av silver, och när {child} höll det mot örat tickade det.[pet.dog:  {Child's} hund {pet} la huvudet på sned.]

{Child.He} sådde det bakom skjulet, där det fanns gott om himmel[sport:  och aldrig någon som skulle {play sport}].[pet.cat:  På taket låg [!pet.known: katten ]{pet}.]

Efter en vecka stack det upp en spets. Den var röd och blank, precis som en rädisa. Efter två veckor var det en strut. Efter tre satt det ett runt litet fönster på den, inte större än en krona, och när {child} la sig på magen och kikade in var det tänt.

”{@A}”, sa {child}, ”jag tror inte att det är rädisor.”

[pet.dog: {@A} och {pet} la sig bredvid, | {@A} la sig på magen också,] och tittade länge.

”Nej”, sa {@he}. ”Den behöver nog en pinne att luta sig mot.”

# fins
I maj fick den fenor. [friend: ”Fyra”, sa {friend}, som hade måttband. ]I juni fick den en dörr, med ett handtag som fortfarande var grönt och mjukt som en stjälk. {child} vattnade den varje kväll[music: , nynnade på {music} för den] och berättade [school: allt de hade lärt sig om planeterna {at school}|för den om planeterna], så att den visste vart den skulle. [elder & adult: {Elder} kom med en längre pinne[elder2: , och {elder2} kom med snöret]. ][elder2 & !adult: {Elder2} kom med en längre pinne. ]I juli var den högre än skjulet[pet.cat: , och {pet} flyttade från skjulet till raketen][pet.dog: , och {pet}, som grävde överallt annars, hade inte grävt där en enda gång][pet.other: , och {pet} hade blivit utburen för att se den].

# buzzing
Och så en natt vaknade {child} av att sängen surrade.[friend:  {Friend}, som sov över, vaknade också.]

{Child.He} sprang till fönstret[pet.dog: , där {pet} redan stod]. Bakom skjulet lyste det, djupt och varmt och orange.

”{@A}!” ropade {child.he}. ”Den skjuter i höjden!”

De sprang ut över det våta gräset i pyjamas[athlete: , fortare än {athlete}]. Nu var handtaget moget, hårt och alldeles guldgult. {child} vred om, och dörren gick upp med en liten smäll, som när man öppnar en ärtskida. Där inne fanns [friend: tre | två] säten, mjuka och vita som insidan på en bondböna.[pet.cat:  I ett av dem låg {pet}.]

”Ska vi stå en bit bort?” sa {@a}. ”Eller ska vi skörda?”[pet.dog: 

{Pet} ställde sig en bit bort.]

Då hade {child} redan spänt fast sig.

# oh-oh-oh
Raketen tog ett djupt andetag. Sedan fanns det inget skjul längre, ingen gata och [city: inget {city} | ingen stad], bara en handfull ljus som blev mindre och mindre. ”Oj, oj, oj!” sa {@a} och höll {child} i handen så hårt att det gjorde ont, fast på ett bra sätt.

# listening
Man märkte att den hade lyssnat. Där var månen, precis där {child} hade sagt, jättestor, och varje berg hade en svart, vass skugga. De åkte runt till baksidan, den som ingen ser hemifrån. Där fanns inget särskilt. Men nu hade de sett den. Och när de kom ut på andra sidan var det något stort och blått som gick upp bakom kanten på månen.
## or
Man märkte att den hade lyssnat. Där var rymdstationen, precis där {child} hade sagt, med ljus i alla fönster. Någon där inne stod upp och ner och borstade tänderna, och kom av sig. {child} vinkade, och tandborsten vinkade tillbaka. Högre åkte de, och högre, tills stationen bara var en liten gnista bland de andra. Då rullade raketen runt på rygg, som en hund i gräset, och hela fönstret blev blått.

# the-big-light
”Vem har tänt den stora lampan?” sa [friend: {friend}|{@a}].

”Det är vi”, sa {child}. ”Det är hemma.”

De vred raketen så att [friend: alla | båda] sätena vändes mot fönstret, och en stund svävade de bara, med knäna i luften och hår som sjögräs.[pet.cat:  {Pet} for förbi, och sov.][friend:  {Friend} mätte jorden mot rutan. Elva centimeter.] Det var så tyst att {child} hörde {@of} klocka.

”Jag kan inte se vårt hus”, sa {@a}.

”Jo, det är där”, sa {child}. ”Det är precis bakom skjulet.”

# go-on-then
Innan det ljusnade var de tillbaka. Raketen kom ner baklänges, försiktigt som en katt som sätter sig, och släppte av dem i gräset. {child} klappade den på sidan. Den darrade.

”Den är inte färdig än, va?” sa {@a}.

{child} skakade på huvudet. Det märktes. Den hade växt en hel sommar för att åka långt, jättelångt, och än så länge hade den bara åkt en liten bit. {Child.He} tänkte på alla planeter {child.he} hade berättat om, alla kvällarna med vattenkannan. Saturnus, med ringarna. Neptunus, som {child.he} tyckte bäst om, för att den var sist.

”Åk, du”, sa {child.he}.

# bolted
De ställde sig en bit bort[pet.dog: , hos {pet}].[pet.cat:  {Pet} hoppade upp på taket.]

Och den sköt i höjden. Upp for den, rakt upp, smalare och smalare, tills den var en gnista bland alla gnistor, och sedan kunde de inte säga vilken.[pet.cat:  Bara {pet} visste, och satt kvar och tittade på den.]

{child} grät inte, men {child.he} stod en bra stund och tittade på hålet bakom skjulet.[friend:  {Friend} mätte det inte.][pet.dog:  {Pet} luktade, och grävde inte.] Sedan gick {child.he} in, tog fram den tomma påsen ur kökslådan och höll den under lampan. Längst ner, under vecket, fanns det en rad till, med pytteliten text.

{Child.He} läste den högt för {@a}[friend:  och {friend}].

Härdig och flerårig, stod det. Kommer tillbaka varje år.

# @a-first
{aunt}, som bodde en trappa upp
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Aunt}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of
{aunt’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
{aunt.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
