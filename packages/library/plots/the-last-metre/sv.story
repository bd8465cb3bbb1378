title: Det här tåget delas i Grenby
title: Kokt eller stekt
title: Den sista metern
guest guard: Rolf (han), Bertil (han)
guest other: Siv (hon), Gunilla (hon)

% Regel: allt ropas ut, och det som är utropat gäller tills något annat ropas ut.

# tuesday
”Det här tåget delas i Grenby”, sa högtalaren. ”Främre delen går till havet. Bakre delen går till Stenfors.”

{child} satt rätt, i främre delen, med allas smörgåsar i ryggsäcken. Mittemot satt {friend}[!friend.known: , {child's} bästa vän,] och bredvid satt {elder}. Men {friend} tittade på sina skor.

”Jag ska på klätterläger hela lovet”, sa {friend.he} till skorna.

På lovet skulle de ju göra sin film. Den hade två roller.

{child} vände sig till {elder.short}. ”Visste du det här?”

”Sedan i tisdags”, sa {elder.short}.

[pet: ”Vem mer vet?”

”{Pet}”, sa {friend}. ”Men {pet.he} har inte sagt något.”

]{Friend} hade gått till {elder.short} först. Till {child's} egen {elder.short}! Det var inte lägret som gjorde ondast. Det var tisdagen. {child} blev svartsjuk på dem båda två, och då finns det nästan ingenstans att titta.

## or
”Det här tåget delas i Grenby”, sa högtalaren. ”Främre delen går till havet. Bakre delen går till Stenfors.”

De satt rätt, i främre delen, {child} och {elder} och {friend}[!friend.known: , som var {child's} bästa vän]. {child} hade allas smörgåsar i ryggsäcken och läste högt ur filmen som de skulle göra på lovet. Den hade två roller. Men {friend} lyssnade inte.

”Jag ska på klätterläger hela lovet”, sa {friend.he}.

”Och det säger du nu?”

”{Friend.He} sa det i tisdags”, sa {elder.short}. ”Till mig.”[pet:  ”Och till {pet}, som inte har sagt något.”]

Det var inte lägret som gjorde ondast. Det var tisdagen. {child} blev svartsjuk på dem båda två, och då finns det nästan ingenstans att titta.

# wrong-half
{child} reste sig och gick, ända till sista vagnen, och satte sig där för att vara arg. Tåget stannade. Klonk, sa det. När det körde igen svängde andra halvan av mot havet, och i den sista rutan stod {friend} och {elder.short} med händerna mot glaset.

{child} ringde {elder.short}. Det ringde i ryggsäcken.

”Jaså”, sa {guard}, som var konduktör och satte sig bredvid. Han tryckte på sin radio. ”Bakre till främre. Jag har en för mycket.”

”Främre till bakre”, knastrade en dam. ”Jag har en för lite.”

Sedan hördes {elder.short}.

”{child}? Stanna där du är. Klockan fyra kopplar de ihop tåget igen. Det har jag själv gjort en hel sommar. Man kör bara väldigt sakta den sista metern.”

# passenger-states
”Vill du hälsa något?” frågade {guard}. ”{other} i andra halvan ropar ut allt hon får höra. Och det som är utropat gäller, tills något annat ropas ut. I förra veckan ropade hon ut att det var torsdag. Vi hade torsdag i två dagar.”

{child} ville hälsa.

”Bakre till främre”, sa {guard}. ”Resenär meddelar att man inte berättar saker för andras {elder.short} först.”

”Främre till bakre”, svarade {other}, som om det gällde spår två. ”Resenär svarar att resenären inte fick prata till punkt.”

[athlete: ”Resenär vill ha tillbaka sin bild på {athlete}.”

][music: ”Resenär svarar att resenären sjunger falskt.” Det gällde {@song}.

][sport: ”Resenär meddelar att resenären alltid fuskar när de ska {play sport}.”

]”Resenär meddelar”, sa {guard}, ”att den andra resenären är en potatis.”

En tant sänkte sin tidning. Nu lyssnade hela vagnen.

”Resenär frågar”, sa {other}, ”om det är kokt eller stekt.”

Det bubblade till av skratt i {child}, och det var det värsta. Så där gjorde {friend} jämt. Man hann aldrig vara arg färdigt.

## or
”Vill du hälsa något?” frågade {guard}. ”{other} i andra halvan ropar ut allt hon får höra. Och det som är utropat gäller, tills något annat ropas ut. En gång ropade hon ut att kaffet var slut. Det var det inte, men ingen fick något.”

{child} ville hälsa.

”Bakre till främre”, sa {guard}. ”Resenär meddelar att resenären kan åka på läger i hundra år.”

”Främre till bakre”, svarade {other}, som om det gällde spår två. ”Resenär svarar att resenären då behöver fler smörgåsar.”

[athlete: ”Resenär vill ha tillbaka sin bild på {athlete}.”

][music: ”Resenär svarar att resenären sjunger falskt.” Det gällde {@song}.

][sport: ”Resenär meddelar att resenären alltid fuskar när de ska {play sport}.”

]”Resenär meddelar”, sa {guard}, ”att den andra resenären är en strumpa.”

En tant sänkte sin tidning. Nu lyssnade hela vagnen.

”Resenär frågar”, sa {other}, ”om det är höger eller vänster.”

Det bubblade till av skratt i {child}, och det var det värsta. Så där gjorde {friend} jämt. Man hann aldrig vara arg färdigt.

# cancelled
”Säg att det är inställt”, sa {child}.

”Vad då?”

”Vi. Att vi är kompisar.”

{guard} tog bort fingret från knappen.

”Det som är utropat gäller”, sa han.

{child} nickade i alla fall.

”Bakre till främre”, sa {guard}, lägre än förut. ”Vänskapen mellan {child} och {friend} är inställd. Vi beklagar.”

Någonstans bakom skogen sa det plingplong i fyra vagnar, och alla vände sig om och tittade på {friend}.[school:  På måndag skulle hela {school} veta det.] {child} hade bara velat höra hur det lät. Nu lät det så i huvudet, om och om igen.

Radion svarade inte.

# practised
Det dröjde två stationer.

”Främre till bakre”, sa {other} och harklade sig. ”Resenär {friend} kliver av i Grenby och ringer hem för att bli hämtad. Resenären hälsar att det bara var övning.”

”Vad var övning?” sa {child}.

Det prasslade i radion, och så var det {elder.short}.

”Tisdagen”, sa {elder.short}. ”{Friend} kom till mig och sa det nio gånger, för att inte säga det fel till dig. {Friend.He} var så rädd att du skulle bli ledsen.[pet:  Två av gångerna sa {friend.he} det till {pet}.][elder2:  {Elder2} fick spela dig, och grät riktigt bra.] Jag var inte först, {child}. Jag var den man övar på. Ingen övar på något som inte är viktigt.”

{child} tittade ut. Tisdagen såg helt annorlunda ut från det här hållet.

# delayed
”Ropa ut något annat”, bad {child}. ”Snälla. Innan {friend} kliver av.”

”Det kan jag inte”, sa {guard}. ”Det kan bara den som ställde in.”

Han lade radion i {child's} hand. Hela vagnen tittade. {child.His} röst blev så tunn att {child.he} fick börja om.

”Det här är ett rättat meddelande. Vänskapen mellan {child} och {friend} är inte inställd. Den är försenad. Det beror på ett fel, och felet sitter i bakre delen, vid fönstret. Jag blev svartsjuk, på er båda. Jag ville höra det först, och så lät jag dig inte säga det alls. Kliv inte av. Jag kommer klockan fyra, och jag beklagar på riktigt.”

Tanten snöt sig i tidningen. Men radion bara susade.

# the-last-metre
I Grenby stod den andra halvan redan och väntade. {child} stod längst fram och letade. {Friend} fanns inte i något fönster.

{Friend} stod på perrongen, med armen rakt ut. Bakom stod {elder.short} och visade hur man gör. {other} gjorde som {friend}, och föraren gjorde som {other}. Kom, sa armarna. Kom. Saktare.

Så lyfte {friend} handen. Stopp.

Det saknades en meter.

”Främre till bakre”, sa radion. ”Resenär undrar vad förseningen beror på.”

{child} öppnade fönstret. Till en meter behövs ingen radio.

”På mig”, sa {child.he}. ”Förlåt att du inte fick prata till punkt.”

”Jag kunde det utantill”, sa {friend}.

”Säg det nu.”

{Friend} svalde, med handen i luften.

”Jag ska på läger. Jag vill dit, men jag vill inte bort från dig. Och filmen gör vi ändå, för jag har skrivit om den, så att skurken är försvunnen till sista scenen.”

”Det är ju mycket bättre”, sa {child}.

”Jag vet.”

”Sakta nu”, sa {elder.short}. ”Den sista metern.”

{Friend} vinkade med två fingrar. Tåget kom, så sakta att bara metern blev mindre, och de tittade på varandra hela vägen.

Klonk.

# does-not-divide
På hemvägen satt de i mitten, precis över skarven, och åt upp smörgåsarna.

”Hur var havet?” frågade {child}.

”Vet inte”, sa {friend}. ”Jag tittade på radion.”

{Elder.short} såg ut som någon som har kopplat ihop ett tåg.

”Du får öva på {elder.short} nästa gång också”, sa {child}. ”Jag kan låna ut {elder.him}.”

{Friend} lutade sig mot {child}, och {child} lutade sig tillbaka.

”Det här tåget går [city: till {city}|hem]”, sa {other} i högtalaren. ”Det delas inte mer i dag.”

Och det som är utropat gäller.

## or
De väntade på en bänk på perrongen, med {elder.short} i mitten och smörgåsarna i {elder.his} knä.

”Såg ni havet?” frågade {child}.

”Inte jag”, sa {friend}. ”Jag tittade på radion.”

”Du får öva på {elder.short} nästa gång också”, sa {child}. ”Jag kan låna ut {elder.him}.”

”Man tackar”, sa {elder.short} och flyttade sig längst ut, så att de två kom bredvid varandra.

Tåget rullade in, alldeles helt.

”Det här tåget går [city: till {city}|hem]”, sa {other} i högtalaren. ”Det delas inte mer i dag.”

Och det som är utropat gäller.

# @song
{music}

# picture 1
Åt fel håll.

# picture 2
Alla lyssnar.

# picture 3
Bara lite kvar.
