title: Rösten på nian
title: En mus med goda nyheter
title: Akta kanten
guest lady: Gudrun (hon), Solbritt (hon)
guest driver: Conny (han), Roger (han)

% En pojke är i målbrottet, alla andra har tandställning, och den visslar på ett S: @now, @dont, @shouted, @says, @garage, @deep. @kid: pojken, flickan, annars rösten och
% sedan ”den”: @he, @him. Chauffören kliver ner där det är gräs.

# shut-up
När {child} var åtta vann {child.he} en tävling om att få vara rösten på buss nummer nio. Nu var {child.he} {age} och måste åka med nian till [school: {school} | skolan], och det enda {child.he} önskade sig här i världen var att den där {@kid} skulle hålla tyst.

”Nästa: Gurkgränd!” sjöng högtalaren, som en mus med goda nyheter. ”Vakna, vakna! Gurkgränd!”

”Vakna, vakna”, sa hela baksätet, och någon kastade en ostbåge.

Ingen hade varnat {child.him}. När man är åtta sitter man i en skrubb med äggkartonger på väggarna, man får ett glas saft, man läser in tjugotre hållplatser med ett skämt till varje, och man tror att man har mest tur i hela [city: {city} | stan][athlete: , om man inte räknar {athlete}]. Man tänker inte på att det en dag kommer att finnas niondeklassare.[elder:  Och {elder}[elder2:  och {elder2}] åkte fortfarande runt, runt, bara för att få lyssna.]

# two-voices
Det som gjorde saken värre var {child.his} andra röst, den som {child.he} hade nu. {@now} Därför hade {child} så gott som slutat prata. Vid uppropet hostade {child.he}[friend: , och till {friend}[!friend.known: , {child.his} bästa vän,] pratade {child.he} med ögonbrynen].[pet.dog:  Till och med {pet}[!pet.known: , {child's} hund,] fick komma på två handklapp.][pet.cat:  Till och med {pet}[!pet.known: , {child's} katt,] fick komma på en sked mot en burk.][pet.other:  {Pet} var den enda som inte märkte något.] {Child.He} hade en röst som inte gick att stänga av och en som inte gick att lita på.

Men {child.he} hade skrivit till bussbolaget, och bussbolaget hade svarat. På lördag fick {child.he} komma in och göra om alltihop, och det gamla skulle raderas.

”Vad jag tycker om den här lilla {@kid}”, sa {lady}, som satt längst fram varje eftermiddag med sin vita käpp mellan knäna. ”Jag ser ingenting, så jag sätter mig bara, och så säger {@he} till. I [age<12: tre | fyra] år, och {@he} har aldrig haft fel.”

{child}, som satt bakom, nickade, och det hade {lady} ingen nytta av alls.

# fog
På torsdagen kom dimman. Klockan halv fem var rutorna som grå ull, och längst ner på Kyrkogatan stod en polis och vinkade av bussen åt vänster. En vattenledning hade gått sönder, och gatan var en flod.

Det visste inte högtalaren. Den gick efter hur långt hjulen hade rullat, och hjulen rullade.

”Nästa: Simhallen!” sjöng den. ”Glöm inte handduken!”

Strålkastarna lyste på en häst.

Baksätet[sport: , som var på väg för att {play sport},] var överlyckligt. Biblioteket var en hög med däck, och Rådhuset var en häck, och det blev bara bättre och bättre. Sedan delade sig vägen, och {driver}, som körde, stannade[music: , slutade gnola på {music}], öppnade dörrarna och klev ner för att leta efter en skylt.

# the-ditch
”Nästa: Rosengården!” sjöng rösten. ”Akta kanten!”

{Lady} stoppade in halsduken, tog sin kasse och reste sig, som hon gjorde varje eftermiddag. Hon hittade stången. Hon hittade trappsteget. {child} gnuggade ett hål i imman på rutan för att se vad {lady} skulle kliva ner på.

Det fanns ingen kant. Det fanns ett dike, svart och fullt ända upp.

{child} öppnade munnen. Ingenting kom ut.

Den vita käppen trevade i luften efter trottoaren.

{@dont} {Lady} stannade, men bara av artighet.

”Det är här jag ska av. Den lilla {@kid} sa det.”

”{@He} har fel.”

”{@He} har aldrig fel.”

”Nästa: Klocktornet!” sjöng rösten. ”Titta upp!”

# dont-listen-to-me
”Lyssna inte på mig!” skrek {child}, {@shouted} ”Jag menar, lyssna inte på {@him}! Lyssna på mig! Det är ett dike! {@He} vet inget, {@he} är bara åtta!”

Hela bussen tystnade. {Lady} vände sig om med huvudet på sned.

”Säg ’Akta kanten’”, sa hon.

{child} blundade. ”Akta kanten”, sa {child.he}, och {@says}

”Nej, men!” sa {lady}. ”Det är ju du. Vad är det som har hänt med dig?”

”Jag är {age}.”

”Jaså, på det viset”, sa hon och letade sig tillbaka till sin plats. ”Då är det bäst att du sätter dig här och talar om var vi är.”

# where-we-are
Det gjorde {child.he}. {Driver} kom tillbaka, lerig upp till knäna, och de kröp vidare, och varje gång högtalaren sa var de var, sa {child} var de var i verkligheten.

”Nästa: Museet! Inte röra!”

{@garage}

Alla skrattade, och det dröjde ett ögonblick innan {child} märkte att det var ett annat sorts skratt. Bakom {child.him} började jackärmar gnugga på rutorna.

”Kyrka, {child}, på den här sidan”, ropade [friend: {friend} | en av niondeklassarna].

”Brevlåda”, ropade [friend: en av niondeklassarna | en till], och så, fönster för fönster, hittade de tillbaka till stan.

Vid Rosengården gick {child} ner först och ställde sig på trottoaren, för säkerhets skull.

”Akta kanten”, sa {child.he}, och det gjorde {lady}.

# all-twenty-three
På lördagen satt {child.he} i skrubben med äggkartongerna. Det fanns saft. En kvinna i hörlurar hade fingret på knappen som skulle radera den lilla {@kid}.

”Vänta”, sa {child}. ”Får jag höra {@him} först?”

{Child.He} lyssnade på alla tjugotre. {Child.He} hade glömt hur [child.name: roligt det var att vara åtta | glad {child.he} hade varit].

# both
Och på måndagseftermiddagen, när nian kom nerför backen, var det en ny röst i högtalaren. Den var ganska {@deep}.

”Nästa: Rosengården”, sa den, och direkt efter kom en till, som en mus med goda nyheter. ”Akta kanten.”

På sätet längst fram log {lady}.

”Där är ni ju båda två”, sa hon.

# @kid
rösten
## if child.he
pojken
## if child.she
flickan

# @he
den
## if child.he
han
## if child.she
hon

# @him
den
## if child.he
honom
## if child.she
henne

# @now
Sedan höstlovet hade {child.he} tandställning, och i den bodde det en vissling, som i en kittel. Den kom på S, och den sa aldrig i förväg vilket S det skulle bli.
## if child.he
Sedan höstlovet började den sina meningar i källaren och slutade dem på vinden, och den sa aldrig till när den tänkte ta trappan.

# @dont
”Stopp!” sa {child}. Det var mest en vissling.
## if child.he
”Nej!” sa {child}. Det var mest ett morrande.

# @shouted
och det visslade som en domare.
## if child.he
och rösten for upp från källaren, förbi vinden och ut genom taket.

# @says
det var en äldre röst, men allra sist i den satt, alldeles tydligt, en mus med goda nyheter.
## if child.he
det började som en cello och slutade, alldeles precis, som en mus med goda nyheter.

# @garage
”Det är en mack”, sa {child}. ”Med en katt på …” Och där kom visslingen. ”… skorstenen.”
## if child.he
”Det är en mack”, sa {child} med cellon. ”Med en …” Och där kom musen. ”… katt på taket.”

# @deep
vuxen, med bara en enda vissling i
## if child.he
djup, med bara ett enda hopp i
