title: Tre kilometer vatten
title: Samma tid i morgon
title: Ingenting särskilt
guest aunt: Lena (hon), Annika (hon)
guest tug: KLARA (hon), RUT (hon)

% @m är {adult}, annars en moster. Det som blinkas står med stora bokstäver. M är två streck, N är ett streck och en prick.

# a-white-speck
{Friend's} nya hus var en vit prick på andra sidan fjärden, så liten att {child} kunde gömma den bakom lillfingernageln.

För en mås var det tre kilometer dit. Alla andra fick åka [city: ut ur {city} och ]runt, över bron, och det tog nästan en timme. Huset låg så långt in under berget att det inte fanns någon täckning. Internet kom i oktober, hade mannen från bolaget sagt, men inte vilken oktober.

# nothing
”Ni kan ju skriva brev”, sa {@m}.

”Om vad då?”

”Tja, vad brukar ni prata om?”

{child} funderade. {Child.He} och {friend} hade pratat varenda dag i flera år[school: , {at school}[sport:  och när de skulle {play sport}]][!school & sport: , mest när de skulle {play sport}], och {child.he} kunde inte komma på en enda sak som någon av dem hade sagt.

”Ingenting särskilt”, sa {child.he}. Det var just det {child.he} skulle sakna.

# the-lamp
{Elder} ställde ifrån sig koppen och gick ut i boden. När {elder.he} kom tillbaka bar {elder.he} på något inlindat i en filt, och ställde det på bordet mellan smöret och sylten[elder2: , som {elder2} fick undan i sista sekunden]. Det var en grå lampa, stor som en hink, med ribbor för glaset som på en persienn och ett handtag på sidan.

”I tolv år stod jag på däck och skötte en sådan här”, sa {elder.he}. ”De tänkte slänga den.” {Elder.He} tryckte på handtaget. Klack, sa det, och ribborna slog upp och igen. ”Kort är prick, långt är streck. Tre veckor har jag på mig innan {friend} flyttar. Då ska ni vara signalister, båda två.”

# nearly
{child} lärde sig morse som {child.he} lärde sig allting, med ett schema på väggen[athlete: , bredvid {athlete}]. {Friend} lärde sig som {friend.he} lärde sig allting, nämligen nästan. {Friend.He} var snabbare än {child}, men så blev {friend.he} ivrig, och då blev strecken för korta. ”Som en gubbe som springer efter bussen”, sa {elder}. Sista lördagen i augusti satte sig {friend} i bilen med en ficklampa i knät och en bit kartong att vifta med framför den.

”Klockan nio”, sa {friend.he} genom rutan.

# your-watch
Första kvällen öste det ner. Andra kvällen var det dimma. Den tredje var så klar att man kunde se vartenda ljus på andra sidan, gården och värdshuset och de tre gatlyktorna, och inget av dem rörde sig.

{Elder} hade burit upp en köksstol till {child's} fönster, men lampan ville {elder.he} inte röra. ”Det är din vakt”, sa {elder.he}.[pet:  {@Pet} tittade en gång och lade sig att sova.]

HEJ, blinkade {child}.

Ingenting hände. {child} blinkade en gång till. {Friend} kanske hade glömt. Det kanske bodde någon i huset bredvid, någon med studsmatta och [pet: pool | hund], och så var det bara att knacka på.

# slowcoach
Då blänkte det till, långt ner, till vänster om värdshuset.

{child} högg pennan. {Elder} tittade i taket med flit[music:  och gnolade på {@song}].

HEJ SNIGEL.

”Fräckt”, sa {elder} förtjust.

# finders
Det tog {child} fyra minuter att blinka VAD FICK DU FÖR MIDDAG. Någonstans vid andra ordet slog det {child.him} att det måste vara det dummaste meddelande som någon hade skickat över tre kilometer vatten. {Child.He} väntade. Så började det blänka.

KORV MED NOS.

”Med nos?” sa {@m}, som läste över axeln.

”Mos”, sa {child}. ”M är två streck. Det andra blev för kort.” {Child.He} skrattade, och det sved i ögonen också, för det var ju {friend}, precis hela {friend}, som fick det nästan rätt. Det var ingenting särskilt, och det hade kommit hela vägen över.

# the-third-light
{child} sträckte sig efter handtaget, och då fick {child.he} syn på det tredje ljuset.

Det var inte på land. Det var mitt ute i farleden, där det inte fanns något annat än svart vatten, och det blinkade så fort och så jämnt att det såg ut att darra. {child} hann med ett V och ett E, sedan var det kört.

”{Elder.short} …”

# any-luck
Men {elder} hade redan rest sig och stod med båda händerna på fönsterbrädan.

”VEMS”, läste {elder.he} långsamt. ”VEMS … NOS … VAR DET.”

På andra sidan vattnet blev {friend's} ficklampa alldeles vild.

”Det är en bogserbåt”, sa {elder}. ”Hon ligger väl för ankar där till i morgon. Och den som blinkar har fått lära sig ordentligt. Ser du så jämnt!” {Elder.He} hade blivit rosa om kinderna. ”Nå, svara då. Man svarar när någon frågar.”

# thought-i-was-dreaming
VEM ÄR DU, blinkade {child}.

Svaret kom i promenadtakt, av ren vänlighet, och {child} fick med varenda bokstav.

BOGSERBÅTEN {tug}. INGEN HAR BLINKAT HÄR PÅ TRETTIO ÅR. TRODDE ATT JAG DRÖMDE.

# your-go
{child} läste alltihop en gång till. Sedan reste {child.he} sig från stolen.

”Ta du, {elder.short}.”

”Jag? Min vakt var slut innan {@m} var född.”

”Ja, ta du, {elder.short}”, sa {@m}.

Då satte sig {elder} och lade handen på handtaget. Det var en hand som skakade nu för tiden när den hällde upp kaffet. Nu skakade den inte. Ribborna smattrade som ett tåg över en växel, och ute i mörkret kom det andra ljuset porlande tillbaka, och i två hela minuter höll de på, fram och tillbaka, som grannar över ett staket. {child} kunde inte läsa ett ord.

# the-best-talk
”Vad pratade ni om?” sa {child.he} när det var över.

”Ingenting särskilt”, sa {elder} och snöt sig. ”Ingenting alls. Det är det bästa man kan prata om.”

# same-time-tomorrow
Det var långt efter läggdags. {@M} pekade på klockan, fast inte så strängt, och {child} blinkade GN. Det är signalisternas god natt. GN, sa ficklampan nedanför berget. GN, sa ljuset i farleden, och sedan, sakta, så att alla skulle hinna med: SAMMA TID I MORGON.

Ett efter ett slocknade de tre ljusen. {child} nålade upp papperet över sängen. Där satt {child.he} en stund och såg på det, med pennan i handen. Men NOS lät {child.he} stå.

# @song
{music}

# @pet
{pet}
## if pet.dog
[!pet.known: hunden ]{pet}
## if pet.cat
[!pet.known: katten ]{pet}

# @m
moster {aunt}
## if adult
{adult}
