title: {head}
title: Sirapslimpa
title: Hur långt är det till Afrika?
guest mate: Markus (han), Ruben (han)
guest head: Bengtsson (han), Hallgren (han)

% Den som flyttar är alltid gästen mittemot, aldrig familjens bästa vän. Den riktiga vännen är den tredje.

# too-fat
Draken började bli tjock, och det var bara {child} som visste varför.

{child} och {mate}, som bodde mittemot, hade hittat honom i våras[friend:  tillsammans med {friend}], i det gamla stenbrottet bakom {child's} hus, när han inte var större än en sko. De hade döpt honom till {head} efter biträdande rektorn[school:  på {school}], eftersom han också brukade stå i dörröppningar och se besviken ut. [music: Han somnade bara till {@song}. ]Nu var det slutet av oktober. Han var lång som en bil, och under fjällen glödde bröstet som en brödrost.

”Han borde ha gett sig av för länge sedan”, sa {mate}. Han hade anteckningsboken framme. ”De flyttar söderut, precis som svalorna. Är en drake kvar på marken när första frosten kommer så slocknar elden för alltid. Och i natt blir det frost.”

[age>=11: ”Jag vet”, sa {child}. ”Du har sagt det.”

]”Så varför kommer han inte upp? Jag har ju mätt vingarna. Kom igen, {head}. En gång till.”

{head} såg besviken ut. Sedan sprang han genom hela stenbrottet, flaxade som ett tält i storm, kom en halvmeter upp i luften och landade på magen. [sport: ”Som att {play sport} efter julbordet”, sa {mate}. [athlete: ”Inte ens {athlete} kan det.” ]][athlete & !sport: ”Inte ens {athlete} hade klarat det”, sa {mate}. ]Av dunsen nös han så att det kom lite eld. De torra löven runt honom steg i värmen och försvann upp över kanten.

# malt-loaf
Sedan rapade han. {mate} vädrade.

”Det där är sirapslimpa”, sa han.

{child} tittade på sina skor.

”Ingen har gett honom sirapslimpa sedan i augusti”, sa {mate}. ”Vi sa att han skulle bli för tung.” Han sänkte anteckningsboken. ”{child}? Hur mycket?”

”En om dagen. Ibland två. [elder: {Elder} bakar dem[elder2: , och {elder2} tror att jag växer]. ]Jag går tillbaka hit när du har gått hem.[!friend: ” Nu när det var sagt gick det nästan lättare att fortsätta. ”Man kastar|  Man kastar] en bit till honom, så rostar han den själv.”

[friend: {Friend} blev röd om öronen. ”Och mina kanter”, sa {friend}. ”Men bara kanterna.”

”Men då slocknar han ju. Varför gjorde du det, {child}?” | ”Men då slocknar han ju. Varför gjorde du det?”]

”För att du ska flytta”, sa {child}.

# going
Det kom ut mycket högre än det var tänkt, och stenbrottet sa det en gång till: flytta, flytta. {Mate} skulle flytta till jul, för hans mamma hade fått ett nytt jobb, fyra timmar [city: från {city} ]med tåg. De hade pratat om det nya huset, och om den nya skolan[age>=11:  som hade egen simhall]. Det andra hade de aldrig pratat om.

”Du ska flytta, och det kan jag inte göra något åt”, sa {child}. ”Jag ville bara att [friend: något skulle få vara som det var|en av er skulle stanna].”

{Mate} gick bort och satte sig på en sten med ryggen till.

Det var mörkt nu, och rysligt kallt. {head} var besviken på dem [friend: allihop|båda två]. Sedan lufsade han bort till {child}, lade sig ner och vilade hakan på {child's} fot.

# going-out
{child} lade handen på hans bröst. [age>=11: Annars brukade det bränna, men nu gick det att låta den ligga kvar. ]Det var ungefär så varmt som en kopp te som någon har glömt, och medan {child} tittade flämtade glöden till.

{child} mådde illa. {child.He} hade så gärna velat behålla {head}, och inte en enda gång tänkt på vad som skulle bli kvar av honom.

”{mate}”, sa {child.he}. ”Han håller på att slockna.”

{mate} kom med en gång[age>=11:  och satte sig på knä på andra sidan].

”Han är för tung”, sa {child}. ”Det är mitt fel. Han måste komma upp på något annat sätt.”

”Saker åker inte bara upp.”

”Löven gjorde det”, sa {child}. ”När han nös. De flaxade inte. Det var varmt under dem, så de bara åkte. Varm luft stiger! Om vi fick hela marken varm på en gång …”

”Då är det han som är lövet”, sa {mate} långsamt. ”Men han har nästan slocknat. Han sprutar inte eld för att vi ber honom.”

”Inte för oss”, sa {child} och stack handen innanför jackan. ”Men för den här.”

# the-leaf
Det var kvällens sirapslimpa. De bröt den i bitar, sprang genom hela stenbrottet och kastade ut dem bland stenarna. [pet.dog: {@dog-finds} ]{head} reste sig. Han andades på närmaste bit, och stenen under den blev röd. För varje andetag tog elden i honom sig lite till[age>=11: , som när man blåser på glöd], och snart travade han av och an och vrålade, och stenarna knäppte av hetta. {child} kände hur håret lyfte i den varma luften. I hela stenbrottet började löven stiga.

”Vingarna!” skrek {mate}. ”{head}! Vingarna!”

Han sträckte ut armarna för att visa hur, och det gjorde {child} också[friend: , och {friend}]. Och {head} såg på dem alla [friend: tre|två], och så bredde han ut vingarna och lade sig på luften.

# off-you-go
Han flaxade inte. Han bara steg, med dinglande fötter. När hans ansikte kom i höjd med {child's} blev han hängande där. {child} hade kunnat ta tag i honom. {child.He} visste mycket väl vad {head} väntade på, och det tog en stund innan rösten bar.

”Du är sen, {head}”, sa {child}. ”Ge dig i väg nu.”

Och då steg han, över kanten på stenbrottet och förbi trädtopparna, tills han bara var en gnista, och sedan en gnista på väg söderut.

# four-hours
De satte sig med ryggen mot den varma bergväggen.

”Det var riktigt dumt gjort”, sa {mate} efter en stund. ”Det där med limpan.”

”Jag vet. Förlåt.”

”Jag tänkte göra bort mig på provet till den nya skolan. Med flit. Jag hann stava mitt eget namn fel.” {mate} tog upp en bränd bit limpa, tittade på den och åt upp den. ”Hur långt är det till Afrika?”

”Flera hundra mil.”

”Då är fyra timmar inte så mycket”, sa {mate}. ”Om man ser det så.”

[friend: ”Vi kommer och hälsar på”, sa {friend}. ”Jag tar med kanterna.”

]Innan de gick in valde de ut varsin sten.

# a-stone
{child} tog med sig sin i säng, inlindad i en [sport.Soccer: fotbollsstrumpa|raggsocka], och sköt ner den längst ner under täcket. [pet.cat: {Pet} hittade den genast och lade sig ovanpå. ][pet.other: {Pet} sov redan. ][pet.dog: {Pet} lade sig så nära den som en hund kan komma. ]På fönstret växte den första frosten som fjädrar. Mittemot blinkade {mate} två gånger med sin ficklampa. Det betydde god natt, och {child} blinkade tillbaka.

Sedan låg {child} och tänkte på allt som fanns mellan här och Afrika. Det var långt, om man just hade gett sig av. Men stenen var varm, rakt igenom, och på morgonen var den varm än.

# @song
{music}

# @dog-finds
{Pet} tog den första biten innan den hade landat.
## if breed.Dachshund
{Pet}, som var {breed}, tog sig in under en sten och kom ut baklänges med varm nos.
## if breed.Border Collie / breed.German Shepherd
{Pet}, som var {breed}, såg till att han tog bitarna i ordning.
## if breed.Siberian Husky
{Pet}, som var {breed}, sprang före för att visa hur man drar.
