title: Fyra foton
title: Den närmaste halvtimmen
title: Får jag krama din tuba?
guest aunt: Bodil (hon), Lisbet (hon)

% Den som har kiosken (@a): {adult}, annars {aunt}. Mannen med mustaschen är han, måsen är den.
% Fem över tre vid automaten, fem över halv fyra när de ger upp, tjugo i fyra på den fjärde bilden.

# the-booth
Fotoautomaten längst ut på piren hade varit trasig så länge {child} kunde minnas. Så när {friend}[!friend.known: , {child.his} bästa vän,] gav den en spark i förbifarten väntade sig ingen av dem att den skulle hosta till, börja lysa och be om en tia.

{child} hade en tia. De trängde ihop sig på pallen[pet.dog: , med [!pet.known: hunden ]{pet} under,] och gjorde de dummaste miner de kunde[school: , sådana som inte var tillåtna {at school}]. Det blixtrade fyra gånger, det malde, och ut ramlade en remsa med bilder.

”Det där är inte vi”, sa {friend}.

Men det var det. På den första bilden var de genomblöta. På den andra kramade {child} en tuba. På den tredje satt det en mås med en våffla runt halsen, som en krage.

De kände på kläderna. Torra.

”Du känner inte ens någon tuba”, sa {friend}.

# the-fourth
Men {child} tittade på den fjärde bilden.

Det var {@a}, framför sin våffelkiosk. {@She} höll sig i disken med ena handen, knep ihop ögonen och skrattade. Det var inte kundleendet, det var det riktiga skrattet, det hjälplösa, som inte låter någonting alls i början. Det hade {child} inte sett sedan i maj.

Det hade varit en hemsk sommar[city: , till och med {in city}]. Det hade regnat nästan varenda dag, [sport: för mycket för att {play sport}, ]och vem vill ha våfflor när regnet kommer från sidan? Varje kväll satt {@a} med miniräknaren och tryckte på samma knappar, som om svaret kunde bli ett annat.

# look-at-the-clock
”Titta på klockan”, sa {friend}.

På bilden var pirens stora klocka tjugo i fyra. {child} tittade upp på den riktiga. Den var fem över tre.

”Det har inte hänt än”, sa {child.he}. ”Det är den närmaste halvtimmen.”

{Friend} var en praktisk människa. ”Då behöver vi bara ordna ettan, tvåan och trean”, sa {friend.he}, ”så får vi fyran. Var får man tag på en tuba?”

# you-may-not
Konstigt nog var det den lätta biten. Mitt på piren ställde Hamnkapellet fram sina stolar för att spela [music: {music} ]för en publik på två pensionärer och en barnvagn. [elder2: Pensionärerna var {elder} och {elder2}, som mest hade kommit för att vara snälla. ][elder & !elder2: En av pensionärerna var {elder}, som mest hade kommit för att vara snäll. ]Vid tuban satt en väldig man med mustasch.

”Ursäkta”, sa {child}. ”Får jag krama din tuba?”

”Det får du inte”, sa mannen.

# hoopla
Då prövade de med måsen. {Friend} köpte en våffla för egna pengar, petade hål i mitten och höll fram den. Måsarna såg på från räcket. Sedan tog en av dem ett vasst bett i kanten och gav sig av.[pet.dog:  {Pet} tog hand om smulorna.]

# soaked-then
”Genomblöta, då”, sa {friend}. Men när de bad en man med slang att spola lite på dem, ville han veta var deras föräldrar var.

Klockan var fem över halv fyra. Publiken hade gått för att fika.
## or
”Genomblöta, då”, sa {friend}. De hängde över räcket, där det hade stänkt varenda dag sedan i maj. I dag låg havet som en tallrik.

Klockan var fem över halv fyra. Publiken hade gått för att fika.

# not-for-me
”Det är ingen idé”, sa {child}. ”Man kan inte göra det med flit.”

{Child.He} gick bort till kiosken med händerna i fickorna. Där stod {@a} och torkade en disk som redan var ren[pet.cat: , runt {pet}[!pet.known: , {child’s} katt,] som hade sovit där sedan i maj][pet.other: , med ett foto av {pet} på, för sällskaps skull].

”Hej, hjärtat”, sa {@she} och tog på sig kundleendet.

{child} hade tänkt säga något roligt. Men det som kom ut var: ”Det där behöver du inte ha för mig.”

{@A} slutade torka.

”Jag ville bara …” sa {child}, och sedan visste {child.he} inte hur man fortsatte. Det {child.he} ville ha låg i bakfickan, och det hade inte hänt.

# the-first-drop
Då kom den första droppen, stor som en vindruva, och smällde i disken. Över havet stod ett moln som en lila klippvägg.

”Å nej, inte nu igen”, sa {@a}.

Allt kom ner på en gång, som om någon hade dragit ur proppen. Det fanns ett enda tak på hela piren, {@a-s} randiga markis, och dit stormade hela orkestern, alla tjugotre, med noterna över huvudet[athlete: , på en tid som {athlete} hade varit nöjd med]. {child} och {friend} knuffades rakt ut i regnet. På två sekunder var de genomblöta.

# two-and-three
”Håll den här!” vrålade mannen med mustaschen och stack något stort och kallt i {child’s} famn. ”Jag har glömt hatten!”

{child} tittade på {friend} över tuban. {Friend} gapade.

”Två”, sa {friend.he}.

Ut ur regnet kom en mås som en pil. Den siktade på kanten av {friend’s} våffla, missade, for rakt igenom hålet och kom ut på andra sidan med våfflan på sig.

”Tre!” tjöt {friend}.

# b-flat
Måsen skred fram över disken i sin krage som en rasande hertig. För att skrämma bort den satte {child} munnen till tuban och blåste allt vad {child.he} kunde.

Men det hade regnat rakt ner i tuban. Det lät som en flodhäst som gurglar, och en halv hink vatten steg upp ur tratten i ett stycke, hängde i luften och kom ner på mannen, som just var tillbaka med torr hatt.

Ingen sa något. Vattnet rann ut i mustaschen och droppade från båda ändarna.

”Ett fiss”, sa mannen med värdighet.

# the-real-one
Och {@a} lät ingenting alls. {@She} trevade efter disken. {@She} knep ihop ögonen, axlarna skakade, och så bröt skrattet löst och höll på och höll på, tills hela orkestern skrattade, och till och med måsen såg ut att skämmas.

Högt där uppe, i regnet, var pirens klocka tjugo i fyra.

# stuck-here
”Jaha”, sa mannen och torkade sig i ögonen. ”När vi nu ändå inte kommer härifrån. Vad har du att sälja?”

Ingen av de tjugotre hade ätit lunch, och de flesta tog om.

# early
Långt senare, när smeten hade tagit slut och lamporna tändes utmed piren, hittade {@a} remsan där {child} hade lagt den på tork. {@She} tittade länge på den fjärde bilden.

”Det är ju jag”, sa {@she}. ”Det är ju i dag. När är den tagen?”

{child} tittade på {friend}.

”Tidigt”, sa {friend}.

# @a
{aunt}
## if adult
{adult}

# @A
{Aunt}
## if adult
{Adult}

# @a-s
{aunt’s}
## if adult
{adult’s}

# @she
{aunt.he}
## if adult
{adult.he}
