title: Kan du ta av dig fötterna?
title: Lampan som inte ville slockna
title: Hela tanten
guest friend: Noor (hon), Viggo (han)
guest alien: Blink (hon)
guest classmate: Dirr (han)

% Regeln: säger en utomjording något som inte är sant, så tänds lampan, och den slocknar först när det har blivit sant.

# not-true
På vägen hem från [school: {school}|skolan] sa {child} något som inte var sant. {child.He} sa att {child.he} hade hoppat från tian i somras och att det inte alls var läskigt.

”Tio meter?” sa {friend}[friend & !friend.known: , som var {child.his} bästa vän,] och tvärstannade. ”Det måste alla få se. Vi ska ju till badet i morgon.”

Därför satt {child} i fönstret den kvällen med ont i magen och en smörgås som {child.he} inte orkade äta. {child.He} hade krupit in i sin största tröja, [elder: som {elder} hade stickat med två år att växa i|som hade två år kvar att växa i].[elder2:  Minst, sa {elder2}.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg på {child.his} fötter och höll dem hemma.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg på {child.his} fötter och höll dem hemma.][pet.other:  Bakom {child.him} prasslade {pet}, som aldrig hade ljugit för någon.]

Då kom ett tefat farande över hustaken och stannade precis utanför, och ur luckan lutade sig en utomjording. Hon hade en antenn mitt på huvudet, med en lampa som lyste så grönt att man fick kisa.

”Är du en människa?” frågade hon. ”Säg ja. Jag har väldigt bråttom.”

”Ja”, sa {child}.

”Kan du ta av dig fötterna?”

# the-sandwich
Hon hette {alien}, och medan [city: {city}|staden] blev liten som en pepparkaka under dem förklarade hon.

”Det är lampan”, sa hon. ”När vi säger något som inte är sant, så tänds den. Och den slocknar inte förrän det har blivit sant.”

”Visa”, sa {child}.

”Jag har ätit upp din smörgås”, sa {alien}, och lampan flammade upp. Sedan åt hon upp smörgåsen. Lampan sjönk tillbaka. ”Där ser du.”

”Det var ju min smörgås.”

”Ja. Det var det som var så sant.”

”Men den lyser fortfarande”, sa {child}.

{alien} suckade. Alla i hennes klass skulle ha med sig något spännande, och själv hade hon ingenting. Så hon hade sagt att hon hade en människa, som kunde ta av sig fötterna. Och en sak till.

”Vad då för sak till?”

”Vi tar den sen”, sa {alien} och tittade bort. ”Jag har inte sovit på en vecka. Försök själv, med en tänd lampa i huvudet.”

{child} tänkte på tian. ”Jag tror att jag vet”, sa {child.he}.

# the-feet
Klassrummet låg på en måne och hade inget tak. Där satt alla utomjordingarna med mörka lampor och vände sig om.

”Min människa”, sa {alien}.

”Den är ju pytteliten”, sa {classmate}. ”Låt den ta av sig fötterna, då.”

{child} knöt upp sin högra sko och drog av den.

Hela klassen skrek. [age>=9: Två på första bänken tog varandra i händerna.] {child} drog av den vänstra också, höll upp den och viftade med den.

”De sitter löst!” ropade någon.

”Vänta bara”, sa {child}, som började ha roligt, och drog av sig ena strumpan.

”Det finns nya inuti!”

”Och de har små, små huvuden längst fram! Fem stycken!”

[age>=9: Någon måste gå ut och dricka vatten.][sport:  ”Och med dem kan den {play sport}”, sa {alien}, och lampan hade inget att invända.][athlete:  ”Jag har {athlete} hemma”, sa en längst bak, och hans lampa tändes på en gång.]

{alien's} lampa sjönk ihop till hälften, och hon log för första gången. Men den slocknade inte.

# best-friends
”Det lyser fortfarande”, sa {classmate}. ”Hon sa att människan var hennes bästa vän.”

Nu skrattade de, och det var inte snällt. {alien} tittade ner i golvet. [age>=9: {child} mindes precis hur en sådan sak börjar. Man vill bara ha något att säga, och så har man sagt det.]

”Det är jag visst”, sa {child} högt. ”Jag är hennes bästa vän.”

Men lampan flammade upp värre än någonsin, för det var ju inte sant. De hade känt varandra i en halvtimme. [age>=9: {alien} försökte täcka den med händerna, och det sken rakt igenom.]

Då tog {child} tag i sin enorma tröja och drog den över huvudet på dem båda två.

# in-the-jumper
Därinne var det trångt och alldeles grönt, och det luktade ull och smörgås.

”Åk hem du”, viskade {alien}. Hon grät lite. ”Den går inte att lura. Jag får väl ha mössa resten av livet.”

{child} kunde ha åkt hem. Men {child.he} satt kvar och höll sig om magen, och till slut sa {child.he} det som {child.he} aldrig hade sagt till någon.

”Jag har också en lampa. Den sitter i magen, så ingen ser den. Jag sa att jag hade hoppat från tian. Men jag klättrade upp, och jag tittade ner, och sedan klättrade jag ner igen. Det var kö i stegen, {alien}. Alla fick backa. Det var en tant med badmössa som fick backa hela vägen.”

{alien} lyfte på huvudet. ”Hela tanten?”

”Hela tanten.”

Det började som en fnysning, och det gick inte att säga vems. Sedan skrattade de så att tröjan guppade. [age>=9: Varje gång den ena slutade viskade den andra ”hela tanten”, och så fick de börja om.]

Först när de inte orkade mer märkte {child} att {child.he} inte såg någonting.

”Det är mörkt”, sa {child.he}.

”Ja”, sa {alien} förvånat. ”Då måste det vara sant.”

# two-heads
De stack ut huvudena för att få luft, och båda kom upp genom samma krage.

”Den har två”, skrek {classmate} och ramlade av stolen. Sedan frågade han, ganska lågt, om man fick prova.

[age>=9 / elder: Alla fick prova, två i taget, och tröjan blev stor som en häst.][elder:  {Elder} skulle bli nöjd.]

[music: På hemvägen påstod {alien} att hon kunde {music} utantill, och lampan tändes, så de sjöng den tills den slocknade. ]{child} hann hem precis när [adult: {adult} kom för att säga god natt|någon kom för att säga god natt].[pet.dog / pet.cat:  {Pet} luktade på båda fötterna, och de satt där de skulle.][pet.other:  ”Jag ska berätta en sann sak”, sa {child} till {pet}.]

# up-or-down
Nästa dag, utanför badet, stannade {child}.

”{friend}”, sa {child.he}. ”Jag har aldrig hoppat från tian.”

{friend} sa ingenting på en lång stund. ”Inte jag heller.”

”Men du har ju aldrig sagt att du har det.”

”Jo. Till Moa, i onsdags. Jag sa att jag hade gjort det två gånger.”

De såg på varandras pannor, men där syntes det ingenting, vilket var tur. Sedan gick de till ettan. I stegen stod en tant med badmössa, som tittade länge på {child}.

”Ska du upp eller ner i dag?” frågade hon.

”Upp”, sa {child}. Sedan höll de för näsan och hoppade, hand i hand, från en hel meter, och tanten klappade i händerna.

På kvällen satt {child} i fönstret en stund till. Det fanns inte en grön prick över taken. Det var alldeles mörkt däruppe, och det var goda nyheter.
