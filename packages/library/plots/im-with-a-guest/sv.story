title: Två stjärnor
title: Jag sitter med en gäst
title: Vad är en torsdag?
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som går med bebisen och är direktören (@a): {adult}, annars mormor eller farfar, annars {minder}. Bebisen (@it, @him) är han eller hon där önskningen säger bror eller syster, annars den.
% Gästen som talar för bebisen (@he, @sir, @gent) är en herre, en dam, eller översten där ingendera är sagt. Barnet, när rösten talar om det, är @c.

# no-thursday
{child} var {age} år, och sedan sex veckor fanns det {@sib} hemma. {@It} hade ingen hals och skrek från middagen till läggdags. Före bebisen hade {child} och {@a-first} haft torsdagar. Då gick de och simmade, och sedan satt de på muren utanför korvkiosken[city: , den bästa {in city},] och pratade tills pommes fritesen var slut. Sedan dess hade det inte varit en enda torsdag. {child} hade inte sagt att det gjorde något[friend: , inte ens till [!friend.known: sin bästa vän ]{friend}]. Man kan ju inte gärna vara avundsjuk på någon som inte kan hålla uppe huvudet själv.

Men det gjorde något. Det satt i bröstet hela dagarna, som en halstablett man har råkat svälja hel.

# two-stars
På måndagskvällen skrek bebisen som vanligt, och {@a} gick runt i köket med {@him}[music: , till {music},] och hade en smörgås fastklistrad på armbågen.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] gick efter, för smörgåsens skull.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] gick efter, för smörgåsens skull.] {child} tittade upp från läxan och öppnade munnen, och ut kom en röst som tillhörde en mycket fin och mycket besviken gammal {@gent}.

”Jag har ringt på klockan i tjugo minuter”, sa den. ”Jag vill tala med direktören.”

{@A} stannade. ”Det är jag som är direktören, {@sir}”, sa {@a-he} till bebisen. ”Är det något som inte är bra?”

”Min säng har galler.”

”Alla våra enkelrum har galler, {@sir}.”

”Och vad är det för en flintskallig figur i badrumsspegeln? Han stirrar.”

”Det är {@sir} själv.”

”Du store tid”, sa rösten. ”Två stjärnor.”

{@A} skrattade så att {@a-he} måste hålla i sig i kylskåpet.[pet.dog / pet.cat:  Smörgåsen lossnade, och där var {pet}.] Det skrattet hade {child} inte hört på sex veckor. Det hade inte bebisen heller, som blev så häpen att {@it} glömde att skrika.

# every-day
Efter det gjorde de så varje dag. {@A} såg på bebisen och sedan på {child} och frågade: ”Vad säger {@he}?”

”{@He} säger att restaurangen visserligen är öppen hela natten, men att det bara finns en sak på menyn.”

[elder & adult & !elder2: Eller, när {elder} hade sjungit: ”{@He} säger att orkestern inte är vad den har varit.”

][elder2 & adult: Eller, när {elder} och {elder2} hade sjungit: ”{@He} säger att orkestern inte är vad den har varit.”

][elder2 & !adult: Eller, när {elder2} hade sjungit: ”{@He} säger att orkestern inte är vad den har varit.”

][athlete: Eller: ”{@He} säger att porträttet av {athlete} hänger snett.”

][pet.other: Eller: ”{@He} undrar varför {pet} har fått svit.”

]Eller, efter den största blöja som någon av dem hade sett: ”{@He} vill tacka alla som har gjort det här möjligt.”

{@A} torkade sig i ögonen med en tygblöja. ”Har {@he} några fler klagomål?”

”Det gäller den långa gästen”, sa rösten. ”Med läxorna. Arbetar {@c} här?”

”{@C} bor här, {@sir}.”

”Verkligen? Man hör {@cm} knappt.”

”Nej”, sa {@a} och log fortfarande. ”Den gästen är så lättskött.”

Halstabletten i bröstet på {child} vände på sig.

# whats-a-thursday
Så blev det torsdag. {@A} vek små tröjor, och bebisen låg i soffan och tittade på lampan.

”Vad säger {@he}?” frågade {@a}.

”{@He} säger: Vad är en torsdag?”

{@A-s} händer började gå långsammare.

”{@He} har hört att det brukade finnas torsdagar”, fortsatte den fina rösten. {child} visste att det var dags att sluta, men rösten pratade fortare än {child.he} själv. ”Det var pommes frites på en mur. Den långa gästen brukade berätta saker. Det gör {@c} inte nu, för ni ser så trött ut. På sex veckor har ingen frågat {@cm} om någonting, utom om {@c} har sett våtservetterna.”

# the-fridge-sort
{@A} lyfte upp en pytteliten tröja och gömde ansiktet i den. Axlarna skakade, och det var inte kylskåpssorten.

”{@A}? Det var inte jag”, sa {child}. ”Det var {@he} som sa det.”

{@A} reste sig, gick in i badrummet och stängde dörren.

Då såg bebisen på {child}, fyllde sig med luft och skrek.

”Titta nu vad du har gjort”, sa {child}, som mycket väl visste vem som hade gjort det. Rösten var det enda som gjorde {@a} glad, och med den hade {child} fått {@a-him} att gråta. {Child.He} tog upp bebisen, med en hand under det vingliga huvudet, och bar {@him} till badrumsdörren. {Child.He} letade efter rösten. Den var borta. Det fanns bara en klump där den hade suttit.

# through-the-door
Där inne var det någon som snöt sig.

”Är {@the-gent} kvar?” Det var direktörens röst, och den var grötig.

”{@He} är här”, sa {child}.

”Skulle {@he} vilja framföra något till den långa gästen? Skulle {@he} vilja säga att direktören är hemskt ledsen? Direktören trodde att den långa gästen hade det bra, eftersom {@c} aldrig klagade. Man blir sådan när man arbetar bland skrikhalsar.”

{child} lutade pannan mot dörren.

”Och skulle {@he} vilja fråga den långa gästen”, sa direktören, ”vad {@c} önskar?”

Bebisen hade slutat skrika. {@It} hängde över {child's} arm och väntade med öppen mun.

”{@He} säger”, började {child} med den fina rösten, och det hade varit det allra lättaste. {Child.He} tystnade. {Child.He} svalde. När {child.he} började om var det med sin egen röst, och den sprack på mitten.

”Jag vill ha torsdag”, sa {child}. ”{@Baby} får följa med. Men jag vill att du frågar mig något, och att du inte reser dig förrän jag har pratat klart.”

# on-the-bath-mat
Dörren gick upp. {@A} var rosa om näsan. {@A-he} satte sig rakt ner på badrumsmattan, med ryggen mot badkaret, och klappade på golvet bredvid, och där sjönk {child} ner med bebisen tvärs över knäna.

”Vad hände {@at} i dag?” sa {@a}.

{child} öppnade munnen, och bebisen gav till ett tjut.

”Ett ögonblick, {@sir}”, sa {@a}. ”Jag sitter med en gäst.”

Då berättade {child} om fiskpinnarna och om brandlarmet, [sport: och om {sport}, ]och sedan om något som någon hade sagt på matten, fast det hade {child.he} inte tänkt berätta för någon[friend: , inte ens för {friend}]. Det tog en bra stund. Kranen droppade. {@A} reste sig inte en enda gång.

# the-large
Nästa torsdag var de våta i håret, och det var kö till korvkiosken.[elder & adult & !elder2:  {Elder} hade hållit bebisen medan de simmade.][elder2 & adult:  {Elder} och {elder2} hade hållit bebisen medan de simmade.][elder2 & !adult:  {Elder2} hade hållit bebisen medan de simmade.] Bebisen satt i bärselen och såg sig omkring.

{@A} tittade på bebisen och sedan på {child}. ”Vad säger {@he}?”

”Ingenting”, sa {child}. ”Men jag ska ha den stora.”

# @sib
en ny bebis
## if brother
en lillebror
## if sister
en lillasyster

# @it
den
## if brother
han
## if sister
hon

# @him
den
## if brother
honom
## if sister
henne

# @baby
bebisen
## if brother
han
## if sister
hon

# @he
översten
## if brother
han
## if sister
hon

# @sir
översten
## if brother
herrn
## if sister
damen

# @gent
överste
## if brother
herre
## if sister
dam

# @the-gent
översten
## if brother
herrn
## if sister
damen

# @at
i skolan
## if school
{at school}

# @c
den långa
## if child.he
han
## if child.she
hon

# @cm
den långa
## if child.he
honom
## if child.she
henne

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{minder}, som bodde hos dem,
## if adult
{adult}
## if elder & !adult
{elder}

# @a-s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @a-he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @a-him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
