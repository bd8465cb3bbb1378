title: Stor som ett hus
title: Skepp, kram, skutt
title: {Pet} går på bio
guest ravi: Ali (han), Viktor (han)
guest imogen: Hedda (hon), Tuva (hon)

% Hunden hör ingenting bara den här sommaren: ingens hund påstås vara döv för gott. Hit är skepp, kram, skutt. @which är varför en sådan hund vänder sig om.

# seven-signs
Hela våren hade {child} skällt på sin hund, {pet}, för att {pet.he} inte kom när man ropade. Så, en dag i maj, klappade veterinären i händerna bakom huvudet på {pet.him}, och {pet.he} ryckte inte ens till. Då visade det sig att {pet} inte alls hade varit olydig. {Pet.He} var döv. Det var stopp i båda öronen, långt in, och det skulle dröja till hösten innan dropparna hade hjälpt.

Efter det hade {child} haft dåligt samvete. Men nu hade de sju tecken. En platt hand var Sitt. Ett finger på näsan var Titta På Mig. {Pet} lärde sig allihop på tre veckor, och {pet.he} vaktade på {child.his} händer som andra hundar vaktar på ekorrar.

Det var bara det där med Hit. Hit måste synas ända från andra sidan av en park, så det var enormt. Man slängde upp armarna, som om det kom ett skepp. Man kramade om sig själv. Och så gjorde man ett skutt. Utan skuttet kom {pet} inte. Men {child} var {age} år och skulle hellre ha sjungit i matkön[school:  {at school}] än gjort det så att någon såg.[friend:  Inte ens {friend}[!friend.known: , {child.his} bästa vän,] hade fått se det utan att gardinerna var fördragna.]

Och på fredagskvällen var alla som {child} kände på fotbollsplanen.

# sat-on-hands
Det var utomhusbio, sista helgen på lovet. Framför klubbstugan hängde en duk som var stor som ett hus, och längst bak, bakom alla filtar och solstolar, stod projektorn och sköt en lång vit stråle över huvudet på folk. Det flög nattfjärilar i den.[music:  Innan det blev mörkt nog hade de spelat {@song}.]

”Kan {@he} några konster?” frågade {ravi} i {child's} klass. Han klev över filten, med {imogen} efter sig och en låda pommes i famnen.[sport:  ”Kan {@he} {play sport}?”]

”Nej”, sa {child} och satte sig på händerna.

{Pet} tittade länge på stället där de hade försvunnit.

# still-done-up
Det var en piratfilm. När kanonerna small skällde varenda hund på planen, eller ylade, eller kröp in under någon. Bara {pet} gäspade.

”Se där, en modig hund”, sa mannen på filten bredvid.[city:  ”Den modigaste i {city}.”]

{child} släppte {pet.him} med blicken en enda gång, och det var när de fäktades. Sedan trevade {child.he} efter kopplet. Där var kopplet, och i andra änden av kopplet satt halsbandet, och det var fortfarande knäppt. {Pet} hade känt lukten av korv, gjort sig smal om halsen och gått ut baklänges.

[adult: {Adult} sprang åt ena hållet, och mannen på filten bredvid åt det andra.|Mannen på filten bredvid sprang åt ena hållet, och hans fru åt det andra.][elder:  {Elder}[elder2:  och {elder2}] letade under alla solstolar och bad om ursäkt till dem som satt i dem.] ”{Pet}!” ropade de, och snart var halva planen på benen. ”{Pet}! Kom då, {pet}!” Det var det snällaste {child} hade hört i hela sitt liv, och det mest meningslösa.

# no-good-in-the-dark
För nu stod {pet} någonstans och letade, det visste {child}. {Pet.He} hade vänt sig om för att få se ett par händer, och vad ska man med händer till när det är mörkt? {child} höll upp sina. {Child.He} såg dem knappt själv.

En bil körde förbi ute på vägen. Strålkastarna gled längs häcken och in genom grinden, och grinden stod på vid gavel.

{child} blev kall, ända ner. {Child.He} tittade mot vägen. {Child.He} tittade ut över den svarta planen. Sedan tittade {child.he} upp, på det enda som lyste.

{Child.He} sprang, över filtar och över ben, och ställde sig mitt framför projektorn.

# in-front-of-everyone
Piraterna försvann. På duken, svart och skarp och stor som ett hus, stod {@girl}.

”Sätt dig!” skrek någon.

”Det där är {child}”, hördes {ravi's} röst, högt och tydligt.

Ja, det var det, och det såg varenda människa som {child} kände. {Child.He} slängde upp armarna, så att de gick utanför duken på båda sidor. {Child.He} kramade om sig själv. Sedan blundade {child.he} och gjorde ett skutt.

Någon fnissade.[friend:  ”Tyst!” sa {friend}.]

# ship-fold-bounce
Ingenting kom ut ur mörkret. {child} gjorde om alltihop. Skepp, kram, skutt. Nu var det fler som skrattade, och {child.he} märkte att det inte fanns plats i {child.him} för att bry sig. De fick väl skratta till jul. Skepp. Kram. Skutt.

Och borta vid grinden var det en bit av mörkret som vände sig om.

# one-gigantic-shoe
{Pet} kom i full fart[athlete: , fortare än {athlete}]. {Pet.He} kom över filtarna och tvärs igenom någons blåbärspaj, och {pet.he} sprang rakt förbi {child}, för {pet.he} hade aldrig sett så mycket {child} på en gång, och det var ju där framme. {Pet.He} kastade sig mot ett knä. Hela havet skvalpade. {Pet.He} galopperade längs nederkanten på duken och försökte slicka på en jättelik sko.

Så tvärstannade {pet.he} och nosade, och svansen sjönk, sakta. Det luktade inte {child}. Det luktade ingen alls.

# the-bright-hole
{child} satte ett finger på näsan. Uppe på duken åkte ett finger, långt som en stege, mot en ofantlig näsa. Titta På Mig.

{@which} {Pet} vände ryggen åt duken. {Pet.He} följde ljusstrålen med blicken, ända bort till det lysande hålet där den började, och där, ganska liten, stod {child}.

{Pet.He} sprang, och {pet.he} hoppade. På duken flög en hund som var stor som ett hus rakt upp i famnen på {@giant}.

Jublet ville aldrig ta slut. Det var bara {pet} som inte hörde det.

# so-they-learned
”Det där du gjorde”, sa {ravi}, som kom springande med {imogen}. ”Med skuttet. Är det så man pratar med {@him}?”

”Ja”, sa {child}, inifrån pälsen.

”Kan du visa oss?”

Så {child.he} visade dem.

# goodnight
När filmen var slut gick alla hem genom grinden, där det satt en lampa, och alla ville säga god natt till {pet}. De slängde upp armarna och kramade om sig själva och skuttade, både {ravi} och {imogen}[friend:  och {friend}] och mannen från filten bredvid, med en solstol på ryggen. De var nog fyrtio stycken som gjorde Hit på samma gång.

{Pet} tittade på var och en av dem.

Sedan gick {pet.he} till {child}.

# @he
{pet}
## if pet.he
han
## if pet.she
hon

# @him
{pet}
## if pet.he
honom
## if pet.she
henne

# @girl
någon med håret åt alla håll
## if child.she
en flicka med håret åt alla håll
## if child.he
en pojke med håret åt alla håll

# @giant
ett barn som var stort som ett hus, och så for de ur bild båda två
## if child.she
en flicka som var stor som ett hus, och knuffade henne rakt ut ur bilden
## if child.he
en pojke som var stor som ett hus, och knuffade honom rakt ut ur bilden

# @which
Men en hund vill alltid veta var en sak kommer ifrån.
## if breed.Golden Retriever
Men när något flyger förbi vill en golden retriever alltid veta vem som har kastat det.
## if breed.Labrador
Men en labrador vill alltid veta var saker och ting förvaras.
## if breed.German Shepherd
Men en schäfer vill alltid veta vem som ligger bakom.
## if breed.Poodle
Men en pudel går det att lura en gång, och aldrig två.
## if breed.Bulldog
Men en bulldogg tänker långsamt, och ända till slutet.
## if breed.Beagle
Men en beagle som har tappat bort ena änden av ett spår letar alltid upp den andra.
## if breed.Rottweiler
Men en rottweiler vill gärna veta vem det är den har att göra med.
## if breed.Yorkshire Terrier
Men en terrier vill alltid veta vilket hål en sak har kommit ut ur.
## if breed.Dachshund
Men en tax vill alltid veta vilket hål en sak har kommit ut ur.
## if breed.Siberian Husky
Men ser en husky en lång lina vill den alltid veta vem som finns i andra änden.
## if breed.Border Collie
Men en border collie kan inte släppa en sak förrän den har förstått den.
## if breed.Boxer
Men en boxer som har slagit i tomma luften ser sig alltid om.
## if breed.Cocker Spaniel
Men en spaniel vill alltid veta var en sak flög upp ifrån.
## if breed.Australian Shepherd
Men en australian shepherd går alltid runt och ser på saken från andra hållet.
## if breed.Shih Tzu
Men shih tzu är hundar som har bott hos kejsare, och dem lurar man inte med storlek.

# @song
{music}
