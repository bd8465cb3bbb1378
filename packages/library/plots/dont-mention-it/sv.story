title: Säg inte så
title: En rutten knut
title: Den artigaste i klassen
guest fairy: Starr (hon), Tistel (hon)
guest neighbour: herr Abara (han), herr Okoro (han)

% För varje tack blir det mindre kvar av älvan, för varje otrevlighet mer. ”Säg inte så”: två gånger i början, och allra sist.

# the-spout
Älvan satt fast i pipen på vattenkannan, och hon svor med en mycket liten röst.

{child} tittade in. {Child.He} såg två kängor, en lappad brun kjol och en knytnäve. Älvan var ungefär så lång som en klädnypa, och precis som en klädnypa såg hon ut att kunna nypa i.

”Stå inte där och andas på mig”, sa älvan. ”Dra!”

# a-jungle
{child} drog. Älvan for ut med ett plopp, skakade vattnet ur fyra grå vingar och såg sig omkring på kolonilotten. Den var {neighbour's}, och om lördagarna brukade {child} hjälpa honom att rensa. Men nu hade han fått ryggskott, och ingen hade varit där på flera veckor. Det var en djungel.

”Vilken svinstia”, sa älvan. Hon marscherade fram till en rad ärter som hade ramlat omkull, högg ett snöre och band upp dem igen, så fort att {child} bara hann se knutarna.

”Åh, tack så mycket!” sa {child}.

Älvan for baklänges som om någon hade kastat en kudde på henne.

”Säg inte så!” fräste hon.

”Jag sa ju bara tack s…”

”SÄG! INTE! SÅ!” Hon höll upp ena handen mot ljuset. Man såg kålen rakt igenom den. ”Det är vad det gör med oss. För varje tack blir det mindre kvar. Har de inte lärt dig någonting?”

# manners
Jo, {child} hade de lärt att vara artig.[elder:  Det var {elder} som hade börjat[elder2: , och {elder2} hade fortsatt].] {Child.He} var artigast i klassen[school:  {at school}][city: , och troligen i hela {city}].[friend:  {Friend}[!friend.known: , {child's} bästa vän,] bad {child.him} jämt att sluta.] {Child.He} tackade busschaufförer, {child.he} tackade [pet.dog / pet.cat: [pet.dog: hunden|katten] {pet} för att {pet.he} flyttade på sig, och {child.he} tackade ][pet.other: {pet} för att {pet.he} åt upp, och {child.he} tackade ]dörrar som gick upp av sig själva.[sport:  {Child.He} kunde inte {play sport} utan att be om ursäkt.] Det bara kom, som hicka.

”Förlåt så mycket”, sa {child.he}. ”Vad heter du?”

”{Fairy}.”

”Tack s…” sa {child} och slog båda händerna för munnen.

# by-the-scruff
{child} hade önskat sig en älva i hela sitt liv, och hade nog tänkt sig någon som var sötare och skrek mindre. {Fairy} plockade bort larver i nackskinnet. Hon red ut en snigel ur salladen och styrde med hornen. Hon sjöng [music: {music} ]i näsan. Hon slog tillbaka en geting med en pinne[athlete: , kvickare på fötterna än {athlete}]. Varje gång tänkte {child} att det var underbart, och varje gång fick {child.he} bita sig i läppen.

# radishes
”Du kan väl få höra det utan att jag menar det”, sa {child}.

”Du kan väl hålla klaffen.”

”Men det är ju oartigt att inte säga något!”

”Det är oartigt att sudda ut folk!”

”Du behöver faktiskt inte bita huvudet av mig”, sa {child} ganska vasst.

”Oj, det där var skönt”, sa {fairy}, och det blev lite mindre kål att se igenom henne.

De blängde på varandra över rädisorna. Men när klockan var fem fanns det ändå inte ett ogräs kvar på hela lotten.

# a-thousand-times
Då gnisslade grinden.

Det var {neighbour}, böjd som ett paraplyhandtag. Han hade legat vaken och tänkt på sina ärter. Han såg på raderna, och på knutarna, och på den rena svarta jorden, och hakan började darra på honom.

”Åh nej”, viskade {child}. ”Snälla {neighbour}, säg inte …”

”Tack”, sa {neighbour}. Han tog av sig hatten. ”Åh, tack. Tack! Vem du än är, tusen, tusen tack!”

# less-left
Det rasslade till bland ärterna. {child} kastade sig ner på knä. Under bladen, där {fairy} nyss hade varit, låg lite glitter, inte tjockare än skinnet på en såpbubbla. Man kunde nätt och jämnt se var kängorna satt.

”{Fairy}!”

”Vad var det jag sa”, sa en röst som en knappnål. ”Strunt i det. Det var ett bra … snöre.”

Snart var hon borta. Och {child}, som alltid visste vad man skulle säga, hittade ingenting annat i sig än tack och snälla och förlåt. Det måste till något som gick åt andra hållet.

# a-rotten-knot
{child} tog ett djupt andetag.

”Det där var en rutten knut”, sa {child.he}.

Glittret rörde på sig. ”Va?”

”En rutten knut, sa jag! Det är den fulaste knut jag har sett!” Hela ansiktet brände på {child}. Sedan gick det lättare. ”En snigel knyter bättre! Och du sjunger i näsan, och du har knän som två ärter!”

”Jag har jättefina knän”, sa rösten, och den var starkare nu. Det syntes ett par knän, helt svagt.

”Du är en snarstucken, bossig gammal klädnypa! Du skriker! Du luktar groddamm! I {age} år har jag väntat på en älva, och vad får jag? Jag får DIG!”

# not-quite-straight
{Neighbour} hade satt på sig hatten igen av ren häpnad. ”{child}?” sa han.

”Hjälp mig!” ropade {child}. ”Säg något hemskt om ärterna!”

Han var en snäll man, och man såg att det gjorde ont. Men han såg {child} i ansiktet, och så tittade han på ärterna. ”De är … inte helt raka?” sa han.

”Inte RAKA?” Upp ur bladen for {fairy}, stadig som en känga och illröd av ilska. ”Jag ska ge dig raka, din krokiga gamla hacka! De där har jag mätt med snöre!”

Hon hejdade sig och tittade på sina händer. Det gick inte att se en enda kål igenom dem.

Ingen sa något. {child} torkade ögonen på ärmen, och det var inte heller artigt.

# his-arm
Solen gick ner bakom bodarna. {Neighbour} låste sin. Han sa att ryggen inte hade känts så bra på hela veckan, och att han inte tänkte tacka någon för det. Sedan bjöd han {child} armen, så att han kunde följa {child.him} hem, eller så att {child.he} kunde följa honom.

# saturday
På grindstolpen satt {fairy} med en ärta i knät och åt den som en melon.

”På lördag?” sa hon utan att titta upp.

{child} ställde sig framför henne. Det var så mycket som {child.he} ville säga. Det tryckte på inifrån, ända upp till tänderna.

”Du”, sa {child} mycket lågt, ”är den hemskaste älva jag någonsin har träffat.”

{Fairy} blev skär ända ut i vingspetsarna.

”Säg inte så”, sa hon.
