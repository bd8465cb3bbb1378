title: Lite mer åt vänster
title: Drakbacken
title: Det står bara ute
guest friend: Mio (han), Ebba (hon)
guest heroine: Tuva (hon), Signe (hon)
guest rival: Rolle (han), Kenta (han)

% {heroine} sitter i rullstol och är snabbast. {child} ser hela backen uppifrån och styr henne med rösten: viska fram till ”TUVA!”. Sista repliken är drakens, halvt i sömnen.
% En regel: den som väcker draken är ute.

# extremely-dangerous
Drakbacken[city:  utanför {city}] heter så för att det ligger en drake i den. Den ligger i tredje kurvan och sover, och en gång om året är det tävling förbi den. Först ner vinner, om man inte väcker den. SUPERFARLIGT, står det på skylten vid starten.

Där stod {child} med en kikare och en walkie-talkie, och bredvid stod {friend}[!friend.known: , {child.his} bästa vän]. De hjälpte {heroine}.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] var också med och hade lovat att inte skälla.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg ovanpå skylten och tittade åt andra hållet.][pet.other:  {Pet} satt i {child's} jacka och märkte ingenting.]

{Heroine} var nio år[school:  och gick i en annan klass {at school}], och hon satt i världens snabbaste rullstol. Den var röd, och den hade aldrig kommit tvåa i någonting.[athlete:  Längst bak satt ett klistermärke med {athlete}.]

”Har den ingen broms?” frågade {friend}.

”Jag bromsar med handskarna”, sa {heroine}. ”Eller så bromsar jag inte.”

”Är du inte rädd?” frågade {child}.

”Jo”, sa {heroine}. ”Det är ju det som är kul.”

# it-just-says-out
{Friend} läste i regelboken. {Friend.He} läste alltid reglerna, även till [sport: {sport} | luffarschack]. ”Regel fyra”, sa {friend}. ”Den som väcker draken är ute.”

”Ute ur tävlingen?” sa {child}.

”Det står bara ute.”

De andra tävlade på mopeder. Värst var {rival}. Hans moped hördes ända till nästa by, och han körde så fort att draken vaknade först när han var förbi. Sedan var det de som kom efter som fick elden i ansiktet. Men i år skulle {heroine} starta före honom, och en rullstol har ingen motor. Det var hela planen. Den var tyst.

# only-cheese
{Heroine} rullade fram till startlinjen.

Pip, pip, pip, sa det ena framhjulet.

{Friend} tog upp sin smörgås. {Friend.He} tittade länge på den. Sedan skrapade {friend.he} av allt smöret och smorde hjulet med det.

”Nu är det bara ost på den”, sa {friend}.

Men hjulet var tyst.[music:  I högtalarna stängde de av {@song}.] [elder: {Elder} var starter och viftade|Startern viftade] med en näsduk, för pistol vågade ingen använda. {Heroine} tog tre tag i hjulen, och sedan såg man bara något rött.

# too-slow
Från starten såg man hela backen.

”Sten!” viskade {child} i walkie-talkien. ”Lite mer åt vänster!”

{Heroine} lade en handske mot vänster hjul och svängde så att gruset sprutade. Första kurvan! Andra kurvan, på ett hjul!

”Grop!” viskade {child}. ”Hoppa!”

{Heroine} hoppade. Hon var i luften så länge att {friend} hann ta en tugga ost.

”Hur fort går det?” viskade {child}.

”För sakta!” viskade {heroine}.

# not-a-squeak
Tredje kurvan. Där låg draken, grön och stor som en kyrka, och snarkade. {Heroine} susade in vid svansen, så nära att hon kunde ha klappat den, och det hördes inte ett pip.

BRRRRAAAAP!

Det var {rival}. Han kom alldeles för fort, och draken slog upp ögonen.

Först hostade den. Elden for ut över ravinen, och bron till målet brann upp som en tändsticka. {Rival} lämnade mopeden och var ute.

Sedan sträckte draken på sig, precis som på morgonen. Svansen rullade ut sig rakt framför {heroine}, över hela vägen, och hakan lade den på andra sidan ravinen.

# only-dragon
”Bromsa!” skrek någon.

Men {heroine} åkte för fort för det, och framför henne fanns det ingen väg längre. Det fanns bara drake.

{child} kände hjärtat slå ända ut i kikaren. Svansen låg över vägen som en backe. Efter svansen kom ryggen, och efter ryggen kom halsen, och halsen låg raka vägen över ravinen, till målet.

# over-is-past
”Står det någonting om att man inte får köra på den?” frågade {child}.

{Friend} bläddrade så att det rök om regelboken. ”Regel sju … regel nio … Det står bara att man ska ta sig förbi.” {Friend.He} såg upp. ”Över är också förbi. Säg det till henne!”

Och {child} slutade viska.

”{heroine}! BROMSA INTE! KÖR ÖVER!”

”ÄNTLIGEN!” ropade {heroine}.

# there
Upp på svansen for hon, och upp på ryggen. Däcken rasslade över fjällen: drrrrrr!

”Tagg!” ropade {child}. ”Lite mer åt vänster! Tagg! Åt höger! Tagg! Lite mer åt vänster!”

Draken öppnade gapet för att vråla. Sedan stängde den det igen. Ena bakbenet började sparka, som på en hund när man kliar på rätt ställe.

”Åååh”, sa draken. ”Där.”

{Heroine} for längs halsen, mellan öronen och ut över nosen. Hon flög, landade på andra sidan mållinjen, snurrade ett par varv och stod stilla.

# a-prize
Hela backen jublade.[pet.dog:  {Pet} skällde, för nu fick man.][pet.cat:  Till och med {pet} tittade.][pet.other:  {Pet} stack ut nosen ur jackan.] Första pris var en buckla[elder2: , och den delade {elder2} ut]. ”Jag har redan en”, sa {heroine} och visade den på hjulet, men hon tog emot den andra också. {Friend} fick en ny smörgås med dubbelt smör. {child} fick inte fram ett ord, för {child.his} röst var slut.

# a-bit-more
Draken låg med hakan mot marken och såg på {heroine}.

”Ursäkta”, sa den. ”Jag har inte kommit åt att klia mig där sedan jag var liten. Du skulle inte vilja åka en gång till?”

”Hur fort?” frågade {heroine}.

”Så fort du kan.”

Så hon åkte tills solen gick ner. {child} och {friend} lade sig i gräset, intill drakens varma mage, och gäspade. Nu var det någon annan som visste precis var. Drrrrrr, sa däcken i mörkret, som en katt.

”Lite mer åt vänster”, mumlade draken och blundade.

# @song
{music}
