title: Sen
title: Det finns inget sen här
title: Den blå dörren
guest friend: Elton (han), Tuva (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som packar i köket är mormor eller farfar, annars {adult}, annars {minder}; på nattsidan finns det en likadan till. Där säger ingen hur mycket klockan är.

# later
I morgon klockan nio skulle flyttbilen komma, och {child} hade fortfarande inte sagt något till {friend}.

{Friend}[!friend.known: , {child.his} bästa vän,] hade varit hos sin morbror på landet i tre veckor. Det var precis de tre veckor då allting bestämdes: det nya jobbet, lägenheten i {@town}. Nu var {friend} hemma igen och på väg uppför trappan.

”Har du berättat för {friend}?” ropade {@first} från köket.

”Sen!” ropade {child}.

”Du har sagt sen i tre veckor!”

{Friend} kom in i {child's} rum och såg sig omkring bland kartongerna.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] låg framför dem och ville följa med.][pet.cat:  I en av dem låg {pet}[!pet.known: , {child's} katt,] och ville ha den för sig själv.][pet.other:  {Pet} ville ha mat.][elder2:  Ute i hallen packade {elder2} böcker och ville bli klar till nio.]

”Ska ni måla om?”

”Typ”, sa {child}. ”Du, {friend}, jag måste berätta en sak.”

”Vad då?”

{child} kände hur halsen drog ihop sig.

”Sen”, sa {child.he}, och för att ha något att göra med händerna slet {child.he} upp dörren till garderoben, som [child.name: var tom nu | {child.he} just hade tömt].

Längst in, där jackorna alltid hade hängt, fanns en låg blå dörr.

# the-blue-door
De kröp igenom den, {child} först, och kom ut ur en garderob i {child's} rum. Det var samma säng och samma affisch[athlete:  med {athlete}], men det fanns inga kartonger, och utanför fönstret var det natt. Det var juni och hade nyss varit kvällssol, och nu stod månen över [city: {city} | taket på Ica]. Nere på gården spelade några ungar fotboll under lyktan, och en tant vattnade sina rosor med ficklampa.

# pancakes
I köket stod en {@a} till och stekte pannkakor. {@He} hade samma näsa och samma hål i tröjan.

”Sätt er”, sa nattens {@a}. ”Det är strax klart.”

”Hur mycket är klockan?” frågade {friend}.

”Natt.”

”Men när blir det morgon?”

”Vad är morgon?” sa nattens {@a}.

”Det är när det blir ljust och man måste gå upp[school:  och vara {at school} klockan åtta].”

”Usch”, sa nattens {@a}. ”Vem har hittat på det?”

{child} började skratta och märkte att det var länge sedan. De åt. {Friend} tog den sista pannkakan på fatet, och när {friend.he} hade tagit den låg det en till där. Ljuset på bordet brann utan att bli kortare. Matchen på gården stod noll-noll och hade alltid gjort det.

”Här blir ingenting färdigt”, sa nattens {@a} belåtet. ”Det är det fina.”

Det var som om någon hade lyft av {child} en ryggsäck. Här skulle klockan aldrig bli nio. Här kom ingen flyttbil, och {child.he} skulle aldrig behöva säga det.

”Kan vi inte stanna?” sa {child.he}.

# nobody-won
De stannade. De spelade kort, och ingen vann.[music:  De lyssnade på {music}, och det tog aldrig slut.] De åt mer pannkakor, och fatet blev aldrig tomt, men {friend} blev grönare och grönare.

”Jag vill hem nu”, sa {friend.he} till slut. ”Maten är väl klar hemma. Inte för att jag kan äta den.”

# full-of-clothes
Men i rummet på nattsidan hade ingen packat, så där var garderoben full, och bakom kläderna fanns bara mer kläder.

”Vi får tömma den”, sa {friend}.

De slet ut jackor och tröjor och kastade dem på sängen. När de vände sig om var sängen tom, och allt hängde på sina galgar. De gjorde om det, fortare. Galgarna klirrade till, och där hängde alltihop igen.

{Friend} satte sig på golvet.

”Ingenting blir färdigt här”, sa {friend.he}, och nu var rösten tunn. ”Inte det här heller. Vi kommer aldrig hem.”

# say-it-now
{child} såg på {friend} och mådde illa. {Child.He} hade tagit med sig sin bästa vän hit för att slippa säga en enda mening.

”{Friend}, jag måste berätta en sak”, sa {child.he}. ”Men jag kan ta det …”

”Nej”, sa {friend}. ”Det finns inget sen här, {child}. Fattar du inte det? Säg det nu.”

{child} hade börjat på den meningen i duschen och i sängen och i hundra sms, och aldrig kommit till slutet. {Child.He} knöt händerna.

”Vi ska flytta till {@town}. Flyttbilen kommer i morgon klockan nio, och jag har vetat det i tre veckor, men jag har inte vågat säga det, för om jag säger det till dig så är det på riktigt. Punkt.”

Det klirrade till. En galge hade ramlat ner på golvet, och den låg kvar.

# now-we-pack
{Friend} tittade på galgen, och sedan på {child}.

”I tre veckor”, sa {friend.he}. ”Jag skickade en bild på morbrors get till dig varje dag, och du svarade med hjärtan, och du visste det.”

”Ja.”

”Jag är jättearg på dig.”

”Ja.”

{Friend} reste sig, tog hela famnen full med tröjor och slängde dem på sängen så att den gnisslade. De låg kvar.

”Jag är jättearg”, sa {friend.he}, ”och nu packar vi.”

{Friend} var arg genom alla vinterkläderna[sport:  och allt som hade med {sport} att göra]. Vid badkläderna blev {friend.he} ledsen, och när de kom till sockorna var det {child} som grät och {friend} som höll om. Bakom den sista galgen syntes den blå dörren.

# this-one-is-done
Nattens {@a} stod på tröskeln med stekpannan.

”Ska ni redan gå? Jag är ju inte färdig.”

”Hej då”, sa {child}. ”Tack för maten.”

Nattens {@a} tittade ner i pannan.

”Märkligt”, sa {@he}. ”Den här blev klar.”

# yes
På andra sidan var det fortfarande kvällssol, och {@a} ropade från köket.

”Har du berättat för {friend}?”

”Ja”, ropade {child}.

# and-later
Nästa morgon kom {friend} redan klockan åtta och bar kartonger, de tyngsta, utan att någon bad om det.[elder2:  {Elder2.short} tejpade den sista fem i nio.][pet.dog:  {Pet} satt redan i framsätet.][pet.cat:  {Pet} fick behålla sin och åka i den.][pet.other:  {Pet} hade fått mat och skulle åka i framsätet.] När bilen var lastad stod de bredvid varandra på trottoaren och blinkade mot solen.

”Så nu åker ni”, sa {friend}. ”Och sen?”

”Sen blir det lördag”, sa {child}. ”Då möter jag dig vid tåget.”

# @town
Sundsvall
## if city.Sundsvall
Umeå

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
