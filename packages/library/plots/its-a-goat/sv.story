title: Det är en get
title: Regel nio
title: Född sån
guest friend: Tyra (hon), Viktor (han)
guest lomax: Börje (han), Roland (han)

% {friend} är ikryssad eller påhittad; båda hade klubben. Enhörningen är ”det” eller ”den”, och ”han” bara när {lomax} ljuger. ”Det är en get”: {friend}, {lomax} och till sist {child}.

# dont-look-now
”Titta inte nu”, sa {friend}[friend & !friend.known: , {child's} bästa vän], ”men det står något på fotbollsplanen.”

{child} tittade. Det regnade[school:  på {school}], och de höll på att plocka in konerna[sport:  i stället för att {play sport}], för {friend} hade varit uppkäftig, och {child} hade stått bredvid. Längst bort, vid målet, stod ett vitt djur. Det var mindre än en häst. Det var lerigt, det hade skägg, och det höll på att äta upp nätet.

Mitt i pannan satt ett horn, långt som {child's} arm.

# the-club
En stund kände {child} inte att det regnade. För två år sedan hade de en klubb, med lösenord och regelbok och fyrtioen teckningar[elder:  och skärp som {elder}[elder2:  och {elder2}] hade sytt], och alltihop handlade om enhörningar. Men en dag hade {friend} sagt: ”Vi har slutat med enhörningar”, inför några andra, och {child} hade sagt: ”Självklart.” {Child.He} hade lagt regelboken under sängen[athlete:  och satt upp {athlete} på väggen ovanför]. Men {child.he} hade inte slutat med enhörningar alls, och det hade {child.he} aldrig berättat för någon[pet.dog:  utom för {pet}, och {pet} var hund][pet & !pet.dog:  utom för {pet}].

# from-the-middle
”Det är en get”, sa {friend}.

”Den har ett horn.”

”Det är en get som har tappat det andra.”

”Är det därför det sitter i mitten?”

”{child}”, sa {friend}, ”vi är {age}.” Men {friend.he} gick inte därifrån.

# that-is
Över gräset kom {lomax}, som var vaktmästare, klafsande i sin väldiga regnrock. Ute på vägen hade en bil stannat, och någon i den höll upp en telefon.

{lomax} betraktade djuret. Djuret betraktade {lomax} och svalde.

”Det där är en get”, sa {lomax}. ”Och det där är ett nät för tvåtusen kronor.”

# wet-rug
Det var inte likt teckningarna. Det glittrade inte. Det luktade blöt trasmatta, och det hade kluvna klövar som ett rådjur, och ögonen var gula och gamla och inte det minsta imponerade, som hos någon som har jagats av experter. Men när det lyfte på huvudet var det som om regnet höll andan. Något så verkligt hade {child} aldrig sett.

# the-net
Då skulle det ta ett steg bakåt, och nätet följde med.

Det hade snott ett helt hörn av nätet runt hornet. Det drog, så att målstolpen stönade. Det drog hårdare och vred sig, och linan gled ner över öronen, och plötsligt slog det vilt omkring sig, så att ögonen rullade och leran yrde.

”Håll er undan!” röt {lomax} och rotade i alla fickor. ”Var har jag den förbaskade tången? Ptro! Ptro, geten!”

Ju mer han skrek, desto värre blev det. Djuret gick ner på knä. Det gnisslade om det som om en grind i blåst.

# rule-nine
Regel nio. {child} hade inte öppnat regelboken på två år, men där var den. De hade hittat på den när de låg på golvet hemma hos {friend}. Gå aldrig fram till en enhörning. Sitt ner, var tyst, och låt den komma.

{child} satte sig i leran, precis där {child.he} stod, på gott avstånd.

”Vad gör du?” väste {friend}.

”Regel nio.”

# second-line
{child} andades så långsamt det gick. {Child.He} såg inte djuret i ögonen; det var regel tio. Och så började {child.he} nynna, för något måste man göra när man är rädd, och det som kom var klubbsången. Det var en förfärlig sång[music: , och det mesta i den var stulet från {music}]. De hade varit åtta år.

Djuret ryckte en gång till. Öronen vred sig. Och någonstans bakom {child}, mycket lågt och en halv ton för djupt, stämde någon in på andra raden. {friend} hade satt sig i leran.

De sjöng den till slut och började om. Djuret stod och darrade. Sedan tog det ett steg mot dem, och ett till, tills nätet hängde slakt, och det böjde knäna och la sig ner i regnet, och la sin långa, tunga, skäggiga haka i {child's} knä.

# snip
”Nä, nu har jag sett allt”, viskade {lomax}. Han kom fram, sakta, satte sig på huk och klippte. Lina efter lina lossnade. Den sista öglan satt om själva hornet, och den lindade {child} av med fingrarna. Hornet var varmt. Det var vridet som en spiral, ända upp, och nött och blankt, med ett hack här och där.

Ingen sa något om hornet. Djuret reste sig och skakade av sig över dem alla tre.

# somebody-rang
”Hallå där!” ropade någon. En man kom skyndande längs sidlinjen med en kamera som studsade på bröstet. På hans bricka stod det att han kom från tidningen[city:  i {city}]. ”Vi fick ett samtal från en bil. De påstår att det står en, ja, det låter ju inte klokt, att det står en enhörning här!”

# all-along
{child} reste sig. Bakom mannen kom det fler, in genom grinden, med telefonerna i luften. {child} kände hur djuret stelnade mot höften. Det hade jagats förr. Det skulle komma bilar, och rep, och strålkastare på stolpar. {child} behövde bara säga det, så skulle hela världen få veta vem som hade haft rätt hela tiden.

{Child.He} ställde sig framför.

”Det är en get”, sa {child}.

# born-like-it
”Med ett horn i …”

”Född sån”, sa {lomax}, som reste sig bredvid {child} och bredde ut sin väldiga regnrock. ”Det är synd om honom. Han är känslig för det där.”

”Absolut en get”, sa {friend} med armarna i kors. {Friend.He} hade blivit illröd och hade lera ända upp till ögonbrynen. ”Alltså, vi är {age}. Vi borde veta.”

# chewing
Mannen kisade mot dem. Han kisade mot himlen, och mot leran på sina fina skor. Bakom regnrocken var det något som andades, en gång, varmt, i {child's} nacke. Sedan var det bara regn där.

Mannen suckade och vände, och när han hade hunnit fram till grinden var det något vitt som klev in bland träden, borta vid skogen. Det tuggade.

# all-the-words
De bar in konerna. Regnet höll på att sluta, och från backen föll det ett sent ljus över planen.

”Du kan fortfarande hela texten”, sa {child}.

”Det kan du med.” {friend} sparkade i en pöl. ”Har du den kvar? Regelboken?”

”Under sängen.”

# nets
”Självklart”, sa {friend}, och efter en stund stack {friend.he} in en lerig arm under {child's}. ”Vi måste skriva dit något om nät.”
