title: Sista tonen
title: Ursäkta, får jag ta ner min nu?
title: Pom, pom, pa-ra …
guest lamps: Gunborg (hon), Margareta (hon)
guest ting: Ture (han), Melker (han)

% Trombonens sista ton ligger längst ut på draget: armen var för kort i december, och har vuxit i maj. Den som läser stannar efter "pa-ra" och
% får själv ta sista tonen på slutet. Björnen är han.

# for-sale
På loppisen utanför biblioteket[city:  {in city}] låg en trombon på en filt. Bredvid satt {child} och hoppades att ingen {child.he} kände skulle komma förbi.

TROMBON, 400 KR, stod det på en lapp. På {child.his} egen ärm satt en lapp till: SKJORTA, 20 KR. Det var konsertskjortan. Den skulle också bort, och [adult: {adult} hade sagt att ingen köper en skjorta som ligger i en hög | ingen köper en skjorta som ligger i en hög].[athlete:  En bild på {athlete} låg där bara för att locka.]

# the-bear
I december hade orkestern haft konsert. De spelade Björnen går i ide, och på slutet hade {child} solo. Det gick som en björn går, tungt och sömnigt:

Pom, pom, pa-ra-pom. //
Pom, pom, pa-ra …

Sedan kom en enda ton till, den djupaste av dem alla. ”Där lägger sig björnen”, brukade dirigenten säga. Men för att få den tonen måste man skjuta ut draget så långt det går, och {child's} arm var för kort. {Child.He} sträckte på sig. {Child.He} sträckte på sig ännu mer. Tvåhundra människor satt och väntade på att en björn skulle lägga sig[elder: , och en av dem var {elder}[elder2:  och en var {elder2}]].

Då gick {child} ut genom en dörr där det stod NÖDUTGÅNG. {Child.He} tyckte att det stämde.

Nu var det maj, och {child.he} hade inte rört trombonen sedan dess.[sport:  I stället hade {child.he} bestämt sig för att {play sport}.][pet:  Den enda som var nöjd med det var {pet}[pet.dog: , {child.his} hund][pet.cat: , {child.his} katt].] Men varje kväll när {child.he} blundade satt de där, alla tvåhundra.

# does-it-work
”Fungerar den?” frågade {lamps}, som hade bordet intill.

{lamps} gjorde lampor. Hon gjorde lampor av kaffepannor och skridskor och en grön gummistövel, och hela förmiddagen tände och släckte hon dem, så att folk skulle se. Klick. Klick.

”Ja”, sa {child}.

”Det sa de om min brödrost också.”

Så {child} reste sig och spelade, för att få det gjort. Pom, pom, pa-ra-pom. Pom, pom, pa-ra … Sedan tog {child.he} ner trombonen.

{lamps} väntade.

”Ja?” sa hon. ”Och?”

”Det var slut.”

”Det var det verkligen inte.”

# all-humming
Vid våffelbordet stod en man med gräddskeden i luften. En dam hade slutat pruta mitt i en siffra.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] som skulle komma med våfflor, hade stannat på ett ben.] Sedan började någon nynna, och en till, och snart gick hela loppisen omkring och nynnade pom, pom, pa-ra … och stannade, och såg irriterad ut, och började om.[music:  Någon försökte med {music} i stället, men efter en stund blev det pom, pom, pa-ra av det också.]

## or
Vid våffelbordet rann grädden ner över skeden, och ingen såg det. En dam som prutade på en fåtölj hade slutat mitt i en siffra.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] som skulle komma med våfflor, hade stannat på ett ben.] Sedan gick ett fönster upp i biblioteket.

”Ursäkta”, sa bibliotekarien, ”men hur slutar den?”

Och nu var det för sent, för nu nynnade hela loppisen. Pom, pom, pa-ra … nynnade de, och stannade, och såg irriterade ut, och började om.[music:  Någon försökte med {music} i stället, men efter en stund blev det pom, pom, pa-ra av det också.]

# still-there
”Hej”, sa någon.

Det var {ting}. Av alla {child} kände var {ting} den som {child.he} minst av allt ville träffa.[school:  Hela våren hade {child.he} gått omvägar {at school} för att slippa.] Han spelade triangel i orkestern.

”Jag stod kvar”, sa {ting}.

”Va?”

”På konserten. Jag hade ett enda pling. Det skulle komma efter din ton. Så jag stod så här.” Han lyfte handen och höll den stilla i luften. ”Morbror filmade. Han har fyra minuter film där jag står så här.”

{child} hade tänkt på tvåhundra människor varje kväll i fem månader. På {ting} hade {child.he} inte tänkt en enda gång.

”Förlåt”, sa {child}. ”Jag nådde inte. Min arm var för kort.”

”Varför sa du inget?”

”Man kan väl inte ställa sig på en scen och säga: ursäkta, min arm är för kort!”

”Jo”, sa {ting}. ”Jag sa: ursäkta, får jag ta ner min nu?”

Då skrattade {child}. {Child.He} hade inte trott att det gick att skratta åt den konserten, inte någonstans i den.

# sold
”Såld!” ropade {lamps}.

Fyra hundralappar låg på filten, och trombonen låg på {lamps's} bord. Hon hade redan ritat ett kryss mitt på röret.

”Jag står inte ut”, sa hon. ”Den blir lampa, så blir det tyst på den. Sladden ska gå in här.” Och hon tog fram borren.

Nu borde {child} ha blivit glad. Det var ju det här {child.he} hade kommit för. Men inne i {child.him} gick björnen, runt, runt, som han hade gått sedan i december, och nu skulle han aldrig mer få lägga sig.

# the-sleeve
”Vänta!” sa {child} och sträckte sig över bordet.

Ärmen gled upp. Den gled upp långt över handleden, och där tog den slut. I december hade den räckt ända till knogarna.

{child} tittade på ärmen. {Child.He} tittade på armen som stack ut.

”{lamps}”, sa {child.he}. ”Får jag spela den en gång till? Hela?”

”Hela?” sa {lamps}. Hon lade ifrån sig borren.

# the-last-note
Nu var det ingen som nynnade. {ting} kände i fickorna, men ingen går omkring med en triangel i maj. Han lånade en tesked på våffelbordet, ställde sig bredvid lampan som var en kaffepanna och lyfte handen.

{child} andades in.

Pom, pom, pa-ra-pom. //
Pom, pom, pa-ra …

{Child.He} sköt ut draget. Ut, förbi stället där det hade tagit stopp. Ut, tills armen var alldeles rak. Och där, längst ut, låg tonen och väntade på {child.him}.

Pom.

Den var så djup att det surrade i alla lampskärmarna.

Pling, sa kaffepannan.

{ting} hade väntat i fem månader. Han slog så lätt, så lätt.

# the-shade
Över hela loppisen andades folk ut. Mannen vid våfflorna lade på grädden. Damen kom på siffran.

”Jaha”, sa {lamps}. ”Då går den ju inte att borra i.” Hon tog tillbaka sina sedlar. ”Men skjortan tar jag. Det blir en skärm.”

Hon fick den, och i utbyte fick {child} gummistöveln.

# all-go-home
På kvällen stod stöveln vid {child's} säng och lyste grönt. {child} blundade. Där satt de, alla tvåhundra. Men nu reste de sig, en efter en. De letade efter sina vantar, de knäppte sina jackor, och så gick de äntligen hem.

Kvar var bara björnen, och han var mycket trött.

Pom, pom, pa-ra-pom, nynnade {child}. Pom, pom, pa-ra … pom.

Pling, tänkte {child.he}, för {ting's} skull.

Sedan sträckte {child.he} ut sin långa arm och släckte stöveln.

Klick.
