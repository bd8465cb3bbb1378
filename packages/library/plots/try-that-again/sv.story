title: Domaren
title: Den måste jag prova igen
title: Kakan med ett hål i
guest pargeter: Ingegerd (hon), Solbritt (hon)

% Björnen är ”han”.

# the-judge
{child} hade en kaka med i den stora kaktävlingen, och domaren var en björn.

Ingen hade bett honom komma. Den riktiga domaren var förkyld, och klockan två lyftes duken i det vita tältet, och in kom en björn från skogen och torkade av sig om fötterna. Han drog in luft längs hela bordet. Sedan tog han domarens rosett och satte den i pälsen.

”Jaha”, sa [elder: {elder}, som höll i tävlingen, med mycket liten röst. | {pargeter} med mycket liten röst. Det var hon som höll i tävlingen.] ”Han ser ju ut att förstå sig på kakor.”

# the-hole
{Child.He} stod bakom det sista fatet[friend: , bredvid {friend}[!friend.known: , sin bästa vän,] som hade gjort havrekakor]. [friend: På fatet | Där] låg en honungskaka. {child} hade gjort den alldeles själv[elder: , ur {elder.short's}[elder2:  och {elder2's}] egen bok], och när den kom ut ur ugnen var den hög som en hatt. Sedan hade den sjunkit. Nu var det ett hål i mitten, så djupt att en tennisboll fick plats.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] hade provat med sin och hade den fortfarande redo.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] som hade åkt med i kakkorgen, hade provat med ena tassen.][pet & !pet.dog & !pet.cat:  Bara {pet}, där hemma, hade sett hur det gick till.] {child} ville bara att domaren skulle gå förbi [pet: kakan | den] fort.

# the-log
Björnen började i andra änden, med [elder: {elder.short's} | {pargeter's}] chokladrulltårta. Han tog en bit. Han tuggade. Han tittade upp i taket.

”Den måste jag prova igen”, sa björnen.

Han provade den igen. Sedan fanns det ingen rulltårta.

”Men så roligt!” sa {@organiser} och blev alldeles skär.

# everybodys
Därefter kom en citronkaka, och då blundade björnen. ”Den måste jag prova igen”, sa han, och sedan fanns det ingen citronkaka. Han provade kanelbullarna igen. Han provade havrekakorna igen[friend: , och {friend} bugade][school: . Han provade en hel burk drömmar från {school} igen][adult: . Han provade {adult's} pepparkakor igen][athlete: . Han tog mördegen lika fort som {athlete}][music: , och nynnade {music}]. När han kom fram till sista fatet hade han smulor ända upp till ögonbrynen, och i hela tältet sa alla samma sak. ”Min måste han prova igen! Hörde du det?”

Sedan stod han framför {child}. Han var bred som ett klädskåp och luktade blöta löv och glasyr.

# one-bite
Han tog en tugga av honungskakan. Bara en. Han tuggade länge, länge.

{child} väntade.

Björnen la ifrån sig kakan och sa ingenting alls. Han vände sig om och gick.[friend: 

”Han är mätt”, sa {friend}, som hade slutat buga.]

{child} tittade ner i hålet. Det sved i ögonen.[pet.dog:  {Pet} la bollen på {child.his} fot.]

# the-pole
Men björnen hade ätit upp ett helt bord med kakor, och av allt sockret kliade det på ryggen. Han såg sig om efter ett träd. Det fanns bara tältstången. [elder: ”Inte stången!” ropade {elder.short}. Björnen | Han] lutade sig mot den och började klia, upp och ner, upp och ner, åh, lite åt vänster …

Krack, sa stången[pet.dog: , och {pet} gick in under bordet][pet.cat: , och {pet} klev ner i korgen igen].

Och hela tältet kom ner, så sakta och mjukt som en stor vit pudding.

# bumps
Där inne blev det skumt, och överallt var det bulor, och alla bulorna pratade.

”Vem är det där?”

”Det är min fot!”[elder:  sa {elder.short}.][friend:

”Det här är {friend}”, sa {friend}. ”Tror jag.”]

Och i mitten gick den största bulan av alla runt, runt, fortare och fortare, åt fel håll.

”Jag hittar inte skogen!” sa den. ”Jag har tyg i ögonen! Det är tyg överallt!”

# honey
Om björnen sprang skulle tältet också springa, med alla i[elder: , och {elder.short} med full tekanna]. [pet.dog: En våt nos hittade {child's} hand och la en tennisboll i den. {Pet} behövde inte se. {Pet.He} gick efter lukten. ][pet.cat: {Pet} satt redan på {child's} fötter, för katter ser i mörkret. Björnar går efter nosen. ]{child} trevade efter sitt fat. Det stod kvar[friend: , med {friend} på andra sidan]. [friend: De | {Child.He}] höll upp honungskakan och blåste över den, så hårt [friend: de | {child.he}] kunde.

”Björnen!” ropade [friend: {child} | {child.he}]. ”Vad luktar det?”

Bulan stannade. Den vädrade.

”Honung”, sa den. ”Och lite bränt på ena sidan.”

”Det är min kaka. Gå till min kaka. Sakta!”

Sniff, sniff, kom bulan. [pet.dog: En större våt nos | En våt nos] stötte emot {child's} hand.

# best-pole
”Res dig nu”, sa {child}. ”Så lång du kan bli.”

Björnen reste sig, och upp följde tältet. Där stod han i mitten med tassarna över huvudet, den bästa tältstången [city: i hela {city}|i hela länet]. Alla kröp ut på gräset och kisade[adult: , {adult} med någon annans hatt på sig][elder2: , {elder2} baklänges][sport: , precis där folk brukar {play sport}], och sist kom {@organiser} med tekannan.[pet.dog:  {Pet} kom ut med en bulle.][pet.cat:  {Pet} kom ut alldeles ren.]

”Nu kan du släppa”, sa {child}, och så [friend: höll {friend} upp kanten, och de gick | gick de] ut tillsammans, {child.he} och björnen.

# a-place-for-a-paw
”Du ville inte ha mer av min kaka”, sa {child}. Det gick lättare att säga nu, när [friend: bara {friend} hörde | [elder: bara {elder.short} var i närheten och hällde upp te | ingen annan hörde]].

”Jo”, sa björnen. ”Men det är snart vinter. Jag sover till i mars. Jag ville ha en god sak att vakna till, och den där har en plats för tassen.” Han la tassen i hålet. Den passade precis[pet.dog: , mycket bättre än {pet's} boll][pet.cat: , mycket bättre än {pet's}]. ”Får jag spara den?”

{child} nickade. Och eftersom {child.he} inte kom på något att säga la {child.he} båda armarna om så mycket björn som {child.he} nådde runt, och kramade.[friend:  {Friend} kliade ryggen, lite åt vänster.][pet.dog:  {Pet} lutade sig mot ett ben.][pet.cat:  {Pet} satte sig på en fot.][elder: 

”Men så roligt”, sa {elder.short} och blev skär igen.]

# try-again
Björnen tittade upp mot himlen.

”Den måste jag prova igen”, sa han.

Så det gjorde de.

# @organiser
{pargeter}
## if elder
{elder.short}
