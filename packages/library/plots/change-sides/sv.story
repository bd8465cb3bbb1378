title: Kanot nummer nio
title: Byt sida
title: Tala med en rygg
guest lost: Viggo (han), Tage (han)
guest teacher: Jonas (han), Henrik (han)

% {lost} sitter i fören, {child} i aktern och styr. Båda på höger sida: kanoten går runt. {lost} är aldrig den vän som familjen har kryssat i.

# four-times-round
Kanot nummer nio hade gått runt fyra varv när {child} slutade räkna.

”Byt sida!” ropade {child.he}.

”Byt själv!” ropade {lost}.

{Lost} satt i fören och paddlade på höger sida. {child} satt i aktern och paddlade på höger sida. Borta på udden, där klassen[school:  från {school}] skulle grilla, hade de första redan dragit upp sina kanoter.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] stod på en sten och vinkade med en korvpinne.] En bit bort låg {teacher}, deras lärare, och guppade i följebåten.

”Går det bra[!child.she & !child.name: , grabbar]?” ropade han.

”Ja!” skrek båda.

Det var det enda de hade varit överens om sedan i höstas.

# a-jacket
Det var {teacher} som hade lottat ihop dem. Han kunde inte veta. Förra våren skulle vem som helst ha satt {child} och {lost} i samma kanot, för då satt de i samma allting. Varje dag efter skolan hade {child} ringt på hos {lost}. Sedan gjorde {child.he} inte det längre. De hade inte ens bråkat. Ett bråk hade man i alla fall kunnat komma ihåg. Det var mer som när man glömmer en jacka någonstans, och dagarna går, och till slut är det för pinsamt att gå dit och fråga efter den.[elder:  {Elder}[elder2:  och {elder2}] frågade länge vart {lost} hade tagit vägen.]

Hela vägen [city: från {city} | hit] hade {lost} suttit längst bak i bussen, med dem som skrattade högst[music:  och sjöng {@song}]. {child} hade suttit i mitten och tittat ut.

# like-a-whisk
”Den som sitter bak ska styra”, sa {lost}. ”Så styr, då!”

”[athlete: Inte ens {athlete} kan styra|Det går inte att styra] när du paddlar som en visp!”

”Säg hur jag ska göra, då! Du säger ju aldrig någonting!”

Det tog, mitt i magen. {child} slog ner paddeln så att det skvätte. En hel del hamnade i nacken på {lost}. Det var nästan inte meningen.

”Lägg av!” {Lost} snodde runt och svepte med sin paddel över vattnet för att skvätta tillbaka. Bladet högg fast i en våg. Skaftet vred sig ur händerna på {lost.him}.

# three-metres
Sedan satt de och tittade på den. {Lost's} paddel låg och flöt, två meter bort. Tre meter. Det blåste lite.

”Ta den”, sa {lost}.

{child} paddlade. Kanoten svängde åt vänster. Paddeln låg till höger. {Child.He} tog i hårdare, och de svängde ännu mer.

{Teacher} hade sträckt på sig i båten.

”Behöver ni hjälp?”

”Nej!” skrek båda.

{child} såg på paddeln i sina händer. Så lyfte {child.he} över den till vänster sida. Det tog en halv sekund. Det var det {child.he} hade vägrat göra i fyra varv.

# a-back
Fören vred sig sakta åt rätt håll. Men nu hade de solen rakt emot sig. Hela sjön blänkte, och {lost} satt i vägen.

”Jag ser den inte”, sa {child}.

”Jag ser. Lite mer åt höger. Mer. Nu rakt. Rakt, sa jag!”

”Jag försöker ju!”

Det var tyst ett par tag.

”Det är bra”, sa {lost}. ”Det är bra så där.”

{child} paddlade tre tag på ena sidan och tre på den andra. Det enda {child.he} såg av {lost} var flytvästen och en våt nacke. {Lost} såg inte {child} alls. Det var märkligt vad mycket lättare det var att tycka om en rygg.

# a-fever
”Varför slutade du ringa på?” sa ryggen.

{child} höll på att missa ett tag.

”Du ville ju inte”, sa {child.he}. ”Jag ringde på, och du öppnade och sa att du inte hade lust.”

”När då?”

”I september.”

Ryggen tänkte.

”I september hade jag feber”, sa den. ”Jag hade trettionio och fem. Man har inte lust då.”

”Du sa inget om feber.”

”Du frågade inte! Du bara gick.” Den våta nacken hade blivit röd. ”Jag trodde att du skulle komma på tisdagen. Jag väntade hela den veckan. [pet: Jag saknade till och med {pet}. ]Lite mer åt höger.”

{child} styrde lite mer åt höger. Det sved i ögonen, och det var inte bara solen. {Child.He} hade burit på det där i åtta månader, det lilla ”jag har inte lust”, och vridit och vänt på det, och hela tiden hade det bara varit feber.

”Jag trodde att du menade för alltid”, sa {child.he}.

”Vem menar för alltid?” sa {lost}. ”Stopp! Där är den!”

# the-sky-leans
Paddeln låg och skvalpade alldeles intill. {Lost} sträckte ut armen. Det fattades en decimeter. {Lost.He} sträckte sig mer, och kanoten lutade. Då kom en vindpust och knuffade paddeln utåt, och {lost} kastade sig efter.

Relingen gick ner mot vattnet. Det kom in en kall våg över {child's} skor. {Child.He} hann se himlen luta. {Child.He} hann inte tänka, men {child.his} kropp hade cyklat och åkt pulka och gungat båt [sport: och försökt {play sport} ]med {lost} i sex år, och den visste precis. Den slängde sig åt andra hållet.

Kanoten tvekade. Den stod och vägde. Så rätade den upp sig med ett plask.

Ingen sa något. {Lost} satt med paddeln tryckt mot flytvästen.

”Du höll emot”, sa {lost.he} till slut.

”Mm”, sa {child}. Sedan sa {child.he}: ”Ta vänster, så tar jag höger.”

# straight-on
{Lost} tog vänster, och kanot nummer nio gick rakt fram. Det var en alldeles ny känsla. Vattnet kluckade längs sidorna, och udden växte och fick träd och rök och folk som vinkade med korvpinnar.

”Jag ringer på i morgon”, sa {child} till ryggen.

”Tio”, sa ryggen.

”Äntligen”, ropade {teacher} bakom dem. ”Snyggt. Bara att glida in.”

# once-more
Det var tjugo meter kvar till stranden när {lost} slutade paddla. {Lost.He} vände sig om. Det var första gången på hela dagen som {child} såg hela {lost.his} ansikte, och det var sig precis likt.

”Du”, sa {lost}. ”Byt sida.”

{child} förstod på en gång. {Child.He} bytte sida. De tog i båda två, allt vad de orkade, på vänster sida, och kanot nummer nio gick runt ett helt varv medan klassen tjöt på stranden.

”Åt andra hållet”, skrek {teacher}.

Så de tog ett varv åt det hållet också.

# @song
{music}
