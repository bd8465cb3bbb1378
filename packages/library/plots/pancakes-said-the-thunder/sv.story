title: Pannkakor, sa åskan
title: Åskan som svarade för sent
title: Ett, två, tre, pannkakor

% Regel: åskan svarar alltid tre för sent. Den som väntar får höra.
% Blixten läses så fort man kan, åskan så långsamt och djupt man kan.

# under-the-table
{child} satt under köksbordet och ville inte komma ut. Det åskade[city:  över hela {city}], och {child} var rädd för åska. [friend: Bredvid satt {friend}[!friend.known: , {child's} bästa vän,] och höll i samma bordsben. ][pet.dog: {Pet}, som var hund, [!short: hade krupit in allra först och ]tog mest plats. ][pet.cat: {Pet}, katten, låg kvar på sin stol och brydde sig inte. ][pet.other: {Pet} gjorde sig så liten {pet.he} kunde. ][elder: Vid spisen stod {elder} och skulle steka pannkakor[elder2: , och {elder2} satt färdig med gaffeln].|[adult: Vid spisen stod {adult} och skulle steka pannkakor.|Det skulle bli pannkakor, om det någonsin slutade åska.]]

Först kom blixten, och hela köket blev vitt. Ett. Två. Tre.

”BROOOM!” sa åskan, så att kopparna hoppade[!short:  på hyllan].

# wrong-answers
”Vem är det som skriker så?” ropade {child}[!short:  från golvet].

Ingen svarade.

[!short: ”Är du arg på mig?” ropade {child.he}.

”Det är åskan”, sa åskan, långt ner i magen.

]”Vad tycker du om att äta?”

[short: ”Det är åskan”, sa åskan.|”Nej, inte alls”, sa åskan.]

”Hur ser du ut i ansiktet?”

”Pannkakor”, sa åskan.

[friend & !short: {Friend} började fnittra. ]{child} kunde inte låta bli att skratta[!short: , fast det mullrade].

”Är du aldrig rädd?”

”Stort och grått”, sa åskan.

[!short: Sedan tog frågorna slut. Regnet rann på rutan. ]Ett. Två. Tre.

”Jo”, sa åskan.

# three-late
”Den svarar på det jag frågade förut!” sa {child.he}. ”[!short: Den är inte arg. ]Den är bara sen.”

[!short: Så var det. ]Åskan svarade alltid, men alltid tre för sent.[!short:  Man måste vänta på den.]

”Vad är du rädd för?” frågade {child}. Och så väntade {child.he}. Ett. Två. Tre.

”Att bli lämnad”, sa åskan. ”Min storasyster Blixten springer alltid ifrån mig[sport & short: , även när vi ska {play sport}].”[school & short:  {child} tänkte på gungorna {at school}.][!short: 

Det visste {child} hur det kändes. [school: På {school}|I parken] hade alla sprungit till gungorna en gång, och {child} hade kommit sist och ropat, och ingen hade vänt sig om.[sport:  Det kändes likadant första gången {child.he} skulle {play sport}.]]

# she-asks
Då kom blixten. [!short: Köket blev vitt, och mitt i det vita hördes en liten, snabb röst.]

”Hej-kommer-du-nähä-hejdå!” sa Blixten och var borta.

Ett. Två. Tre.

”Ja! VÄÄÄNTAAA!” sa åskan[!short: , och kopparna hoppade].

[!short: ”Är det vänta du skriker?” sa {child}. ”Hela tiden?” Ett. Två. Tre.

”Ja”, sa åskan. |”Så där gör hon alltid”, sa åskan. ]”Hon frågar om jag kommer. Men hon är borta innan jag hinner svara.[!short:  Hon tror att jag aldrig svarar.]”

# too-far
[!short: Blixten sprang vidare. ][athlete: Inte ens {athlete} hade hunnit ifatt henne. ]Nästa gång blinkade det långt borta.[!short:  {child} räknade. Ett. Två. Tre. Fyra. Fem. Sex.]

”Vänta”, sa åskan.[!short:  Det var så svagt att ingen kopp märkte något.]

[!short: Nu var den lämnad på riktigt.][pet.dog & !short:  {Pet} gnydde.][friend & !short:  ”Stackars lilla åskan”, sa {friend}.] Snart skulle åskan vara borta. Det var ju det {child} hade önskat sig, men det kändes inte alls bra.

# the-lamp
Då kröp {child} fram. {child.He} sprang till lampknappen och tryckte. [!short: Av. På. Av. På. ]Köket blinkade ut i regnet.

[!short: Det fanns bara en i hela världen som brukade blinka så. ][!short: Blixten tvärvände för att se vem det var.]

”Hej-vem-är-du-nähä-hejdå!” sa [short: Blixten|hon] i fönstret.

”STANNA!” ropade {child}. ”Du måste vänta på svaret!”

”Vänta-hur-gör-man-då?” sa Blixten.

”Man håller i sig och räknar till tre.”

”Ett-två-tre-färdig!” sa Blixten.

”Långsammare.”

# hold-on
Blixten höll i sig i fönsterkarmen[!short:  och skakade så att lampan fladdrade].[pet.cat:  {Pet} öppnade ett öga för att se på.]

”Ett”, sa {child}.

[music: ”Nynna så länge”, sa {child.he}, och Blixten nynnade {music}, alltihop på en sekund.

]Blixten hoppade från den ena foten till den andra, som om hon var kissnödig.

”Två”, sa {child}.

[!short: Och då kom {child} att tänka på en sak. ][!short: Efter två kommer tre. ]På tre kommer åskan. Och nu skulle den komma hit[!short: , alldeles hit, till det här fönstret, och bli störst av alla].

{child} var rädd. [short: Men {child.he} kröp inte in under bordet.|Bordet stod precis bakom. Men {child.he} kröp inte in under det.][friend:  {Friend} kom ut och tog {child.him} i handen.] {child.He} tog ett stort andetag[!short:  och sa det själv].

”Tre.”

# boom
”BROOOOOOM!” sa åskan.

[!short: Kopparna hoppade, stolarna hoppade, och {child} hoppade högst.

][!short: ”Här är jag”, sa åskan. ”Ja. Jag kommer.”|”Här är jag. Ja. Jag kommer.”]

”Men-är-det-du-som-svarar?” sa Blixten. ”Jag-trodde-du-var-arg.”

”Det trodde jag med”, sa {child}.

[!short: Åskan sa ingenting på en stund. Det kom väl snart.

]”Ska-vi-gå-hem?” frågade Blixten. Hon räknade själv. Ett. Två. Tre.

”Gärna”, sa åskan.

# side-by-side
Så gick de hem, bredvid varandra, bort över taken. [!short: Blixten sprang inte längre, så det blinkade knappt. Åskan ropade inte längre. Den mumlade bara, för den hade mycket att berätta.

”Vill du ha en pannkaka?” ropade {child} efter den. Men de var redan långt borta.]

# the-first-pancake
Sedan satt [friend: {child} och {friend}|{child}] vid bordet och åt. [elder2 & !short: ”Oj, nu blixtrade det visst”, sa {elder2}, fem pannkakor senare. ][pet.dog & !short: Under bordet låg {pet} ensam kvar, för där ramlade det ner bitar. ]Den första pannkakan hade blivit stor och grå[!short: , och [adult: {adult} ville slänga den|ingen hade tagit den]].

[short: ”Den är precis lik åskan”, sa {child} och lade den på fönsterbrädan.|”Den är precis lik åskan”, sa {child}.][pet.other & !short:  {Pet} blev lite större för att se efter.]

[!short: Då mullrade det, mycket långt borta och mycket snällt. Det lät nästan som ja tack.

{child} lade den grå pannkakan på fönsterbrädan. Den fick ligga där. ]Åskan är sen, men den kommer.
