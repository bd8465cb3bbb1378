title: Vid brevlådan
title: Alla vänder sig om
title: Börja på förskolan
guest majken: Majken (hon), Tyra (hon)
guest hampus: Hampus (han), Viggo (han)
guest lasse: Lasse (han), Janne (han)

% En ikryssad vän är {hampus}; en ikryssad mor- eller farförälder bor bortom brevlådan och lämnade en gång barnet på Kotten; en hund eller katt flyttar in vid fönstret. {majken} är tre, {hampus} går i klassen, {lasse} är lärare. Förskolan heter Kotten. Sexan: man är tolv eller snart tolv.

# starting
{child} var {age} år och skulle börja på förskolan.

Det var inget skämt. Ett rör hade gått sönder [school: {at school}|i skolan], och i tre veckor, medan golven torkade, fick hela sexan flytta in i stora lekrummet på förskolan Kotten, där {child} hade gått när {child.he} var liten.[elder:  {Elder}[elder2:  och {elder2}], som bodde längre ner på gatan, hade lämnat och hämtat.] Stolarna nådde {child.him} till knäna. [friend: {Friend}, {child’s} bästa vän,|{hampus} i klassen] sa att det var som att ha matte på en svamp[music: , med {music} genom väggen].[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] fick också vara med. En hund hit eller dit spelade ingen roll.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] kom också, utan att fråga.]

# then-he-goes
Första morgonen kom {child} för tidigt[elder: , för {elder.short} hade velat följa med, som förr]. I hallen stod en flicka i grön overall med näsan mot fönstret. [pet.dog: {Pet} satte också dit nosen. Flickan|[pet.cat: {Pet} lade sig under det. Flickan|Hon]] hette {majken}, hon var tre, och det var hennes första dag också. Ute på gången stod hennes pappa[elder:  bredvid {elder.short}] och vinkade. {majken} vinkade inte.

”Han väntar på att du ska vinka”, sa {child}.

”Jag vet.”

”Ska du inte göra det, då?”

”Nej”, sa {majken}. ”Då går han.”

Det var svårt att säga emot.

”Han kommer ju tillbaka i eftermiddag”, försökte {child}.

”Då kan han lika gärna stå kvar.”

# at-the-postbox
Till slut gick pappan ändå, baklänges först och sedan framlänges[elder: , med {elder.short} efter]. {majken} tryckte näsan så hårt mot rutan att den blev vit.

”Vänta”, sa {child}. ”Alla vänder sig om vid brevlådan.”

”Vilka alla?”

”Alla som går härifrån. Sen kommer häcken, och då ser man inte fönstret mer.”

Pappan kom fram till den gula brevlådan. Han vände sig om[elder: , och det gjorde {elder.short} också]. Och nu, när han ändå var så långt bort att det inte gjorde någon skillnad, vinkade {majken} med hela armen.

”Hur visste du det?” sa hon.

”Jag stod här när jag var tre.[elder:  Det var {elder.short} som gick.]”

{majken} mätte {child.him} med blicken, nerifrån och upp.

”Och du har inte kommit längre?”

# my-turn
Nästa morgon stod de där igen[pet.dog / pet.cat: , alla tre].

[pet.dog / pet.cat: ”{Pet} andas rätt”, sa {majken}. ”Du andas fel. Det blir imma på min sida.”|”Du andas fel”, sa {majken}. ”Det blir imma på min sida.”]

”Det är du som har fel sida.”

”Jag var här först.”

”Jag var här för [age<12: åtta|nio] år sedan.”

”Då är det väl min tur”, sa {majken}.

{child} skulle aldrig ha erkänt det[pet.other:  för någon annan än {pet}, som inte skvallrade][friend: , [pet.other: och ]allra minst för {friend}], men {child.he} började längta till fönstret redan på kvällen. Annars låg {child.he} mest och tänkte på hösten, då {child.he} skulle byta till högstadiet, på andra sidan [city: {city}|stan], med åttahundra elever. Vid fönstret tänkte {child.he} inte på det. Där var det {child} som kunde.

# just-stands-here
På torsdagen satt {child.he} på huk och grälade om immen när ytterdörren gick upp. Det var {@hampus} och tre till[sport: , som skulle {play sport} efter skolan].

”Har du fått en kompis?” sa {@hampus}. [friend: {Friend.He}|Han] lät inte ens elak.

{child} for upp så fort att {child.he} slog huvudet i fönsterbrädan.

”Jag känner inte henne”, sa {child.he}. ”Hon bara står här.”

[friend: {Friend} och de andra|Alla fyra] skrattade lite och gick in. Men {majken} hade hört. Hon grät inte. Hon såg på {child} som om {child.he} hade varit en jacka på en krok.

# empty-window
På fredagen var fönstret tomt. {majken} satt på hallgolvet med ryggen mot rutan[pet.dog: , mössan nerdragen och {pet} över stövlarna][pet.cat: , mössan nerdragen och {pet} i knäet][!pet.dog & !pet.cat:  och mössan nerdragen].

”Din pappa är ute på gången nu”, sa {child}.

Inget svar.

”{majken}?”

”Jag känner inte dig”, sa {majken}. ”Jag bara sitter här.”

Genom rutan såg {child} hur pappan kom fram till brevlådan. Han vände sig om. Han stod med handen halvvägs uppe i luften och letade i ett tomt fönster. Sedan tog han ner handen och gick.

Det var bland det värsta {child} hade sett, och det var {child} som hade gjort det.

# i-know-her
Klockan tio skulle sexan ha gympa. De gick till idrottshallen allihop, [pet.dog: utom {pet}, ]med {lasse}, deras lärare, i täten. Nerför gången. Förbi brevlådan.

{child} stannade. Några gick rakt in i ryggen på {child.him}. {Child.He} vände sig om mot Kotten, sträckte upp armen och vinkade[elder: , som {elder.short} en gång].

”Vad håller du på med?” sa {@hampus}.

”Jag vinkar.”

”Till vem? Det är ju ingen där.”

{child} var så het i ansiktet att det susade.

”Till {majken}”, sa {child.he}. ”Hon är tre. Jag känner henne.”

# the-other-arm
{Child.He} vinkade med hela armen[athlete: , som {athlete} inför fulla läktare]. Fönstret var tomt. Klassen stod och stirrade. {lasse} tittade på klockan, sedan på {child}, och sa ingenting. Det började värka i axeln.

[pet.dog: Då kom {pet} upp bakom rutan, fick syn på {child} och skällde på något nere på golvet. En mössa kom upp.|[pet.cat: Då kom {pet} upp bakom rutan, fick syn på {child} och tittade ner på något på golvet. En mössa kom upp.|Då kom en mössa upp bakom rutan.]] Under mössan kom två ögon. {majken} tittade på {child}, länge, utan att röra sig.

”Hon vinkar inte”, sa {@hampus}.

”Nej”, sa {child}. ”För då går jag.”

Och {child.he} stod kvar. {Child.He} bytte arm och vinkade med den andra.

{@hampus} suckade. Sedan lyfte [friend: {friend.he}|han] också armen, ungefär till hakan. [elder: {Elder.short}, som kom med ett brev, vinkade med det utan att fråga till vem|Någon bakom [friend: {friend.him}|honom] gjorde likadant], och så kom det en [elder: arm ]till. Till slut stod hela sexan vid brevlådan och vinkade.

Då sträckte {majken} upp båda armarna och vinkade så att mössan föll av[pet.dog / pet.cat: , ner på {pet}].

# still-wrong
På måndagen var hon tillbaka på sin plats[friend: , och {friend} hade också kommit tidigt].

”Du andas fortfarande fel”, sa hon.[friend:  ”{Friend} är värre.”]

”Jag vet”, sa {child} och flyttade sig närmare.

När de tre veckorna var slut hade golven torkat, och sexan flyttade hem[pet.cat: , alla utom {pet}].

# every-word
Så blev det augusti och första dagen i sjuan. {child} gick till bussen med [friend: {friend}, ]ny ryggsäck[elder:  från {elder.short}] och en mage som blöt sand. Åttahundra elever. {Child.He} kunde inte ens vägen till matsalen. {Child.He} gick förbi Kotten utan att se sig för.

[pet.dog: Men vid brevlådan satte sig {pet}, som fick följa med till bussen, och {child} vände sig om.|Men vid brevlådan vände {child.he} sig om.]

Där stod hon. {majken} hade redan armen i luften, som om hon aldrig hade tvivlat. Bredvid henne [pet.cat: låg {pet}, och bredvid {pet} ]stod en ny, mycket liten pojke med näsan vit mot rutan. {child} kunde inte höra vad hon sa till honom, men såg det på munnen, vartenda ord:

”Alla vänder sig om vid brevlådan.”

{child} vinkade med hela armen, mitt på trottoaren, så att alla såg.[friend:  {Friend} vinkade också, mycket högre än till hakan.] Både {majken} och pojken vinkade tillbaka[elder: , och det gjorde {elder.short} också, borta vid grinden].

Sedan gick {child} till bussen, och magen kändes som en vanlig mage.

# @hampus
{hampus}
## if friend
{friend}
