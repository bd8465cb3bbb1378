title: Ett enda pling
title: Det där var kaffe
title: Inte än, Sixten
guest pocock: Sixten (han), Folke (han)
guest switch: Gunvor (hon), Solveig (hon)
guest tea: Helge (han), Evert (han)

% Kvällen före julafton. {pocock} dirigerar, {switch} sitter i boden, {tea} har skeden. Hunden (@dog) är familjens om den har en. Hem med {adult}, annars den äldre,
% annars {pocock}, som bor i huset bredvid. ”Nu” och ”inte än” är samma ord hela vägen.

# the-triangle
{child} hade triangeln.

Den hängde i ett rött snöre om vanten, och utan den kunde det inte bli jul. Det var kvällen före julafton, och [city: hela {city}|hela stan] stod på torget och frös[pet.cat: , alla utom [!pet.known: katten ]{pet}, som låg hemma på något varmt][pet.other: , alla utom {pet}, som var hemma i värmen]. Orkestern hade trumpeter och en trumma och en tuba, stor som ett badkar[friend: , och {friend}[!friend.known: , {child's} bästa vän,] som vände blad åt tuban]. Och när den allra sista julsången var slut skulle {child} plinga[school: , på den fina triangeln från {school}]. Då skulle {switch} dra i spaken, och då skulle vartenda ljus tändas i den stora svarta granen.

”Och då är det jul”, sa {child}.

”Då är det jul”, sa {pocock}, som dirigerade[!adult & !elder:  och bodde i huset bredvid]. ”Men inte förrän det plingar.”

”Nu?” sa {child}.

”Inte än, {child}.”

{switch} satt i en liten bod med spaken[music:  och gnolade på {music}]. Där inne såg hon ingenting. Hon kunde bara lyssna.

# that-was-tea
Orkestern satte i gång. Det var en långsam sång, och gamle {tea}, som var frusen av sig, rörde om i sitt kaffe.

Pling, sa skeden.

BLINK! sa granen.

”God jul!” ropade {switch}.

”För tidigt!” ropade {pocock}. ”Det där var inte {child}! Det där var kaffe!”

”Förlåt!” sa {switch}. Klick. Mörkt.

”Var det julen?” undrade {tea}.

”Bara en liten bit av den”, sa {child}. ”Nu?”

”Inte än, {child}.”

# that-was-a-dog
Orkestern tog nästa. Det var en snabb sång, och [pet.dog: {child's} hund {pet} började dansa|en liten brun hund kom travande förbi]. I halsbandet hängde ett litet ben av plåt.

Pling, sa benet.

BLINK! sa granen.

”God jul!” ropade {switch}.

”Det där var en hund!” ropade {pocock}.

”Men det var ett väldigt bra pling!” sa {switch}. Klick. Mörkt. ”Nej, nu drar jag ner mössan över öronen. Och jag tänder inte för småsaker.”

”Nu?” sa {child}.

”Inte än, {child}.”

# plonk
Så kom den allra sista sången. Alla sjöng. {child} höll upp triangeln. {child.He} höll upp pinnen. {pocock} höll upp ett finger.

”Nu, {child}!”

{child} slog till. Men vanten var luddig och pinnen var hal, och den for ur handen, upp över trumpeterna, upp över trumman och rakt ner i tuban.

Plonk.

# no-ting
Ingen vågade andas.

De vände tuban upp och ner. Ut ramlade en halstablett. De skakade den. Ut ramlade en vante.[friend:  ”Jaså, där är den”, sa {friend}.] Men ingen pinne.

”Åh nej”, sa {pocock}. ”Inget pling.”

”Inget pling”, sa trumpeterna.

”Ingen jul”, sa trumman och satte sig.

{child} slog på triangeln med vanten. Foff. {child.He} slog på den med näsan. Den sa inget alls, och så var den kall. Granen stod där, så svart så svart.

Vad mer kan säga pling?

# the-hat
”{tea}!” sa {child}. ”Får jag låna skeden?”

{child.He} drog av sig vanten med tänderna. {child.He} tog skeden i bara handen och höll i den ordentligt.

Pling!

Alla tittade på granen. Svart.

”Det är mössan”, sa {pocock}. ”Hon har den över öronen. Hon hör dig inte.”

# more-ting
”Då får vi plinga mer”, sa {child}. ”Vem har något som plingar?”

{tea} hade koppen. Brevbäraren[sport: , som egentligen skulle {play sport},] hade en ringklocka på cykeln. [elder: {Elder} hade nycklar[elder2: , och {elder2} hade en fingerborg], | Någon hade nycklar,] och någon hade ett grytlock, och {@dog} hade sitt ben. Alla kom och ställde sig runt {child}.

”Nu?” sa {pocock}.

”Inte än, {pocock}”, sa {child}. {child.He} såg sig om. [pet.dog: {Pet} höll på att klia sig i örat. {child} väntade tills {pet.he} hade kliat färdigt. | Hunden höll på att klia sig i örat. {child} väntade tills den hade kliat färdigt.]

”Nu?” viskade alla.

”NU”, sa {child}.

PLING, sa hela stan.

# all-the-lights
BLINK, sa granen.

Rött och grönt och guld, ända upp till stjärnan.

”DET DÄR”, ropade {switch}, ”det var {child}.”

Och alla jublade[athlete: , högre än åt {athlete}].

De tog den allra sista sången en gång till, och på den allra djupaste tonen kom pinnen ut ur tuban, alldeles av sig själv. {@Dog} bar hem den.

# now
{child} gick hem mitt bland alla ljusen, med triangeln om halsen och handen i en stor varm hand.

”Är det jul nu?” frågade {child.he}.

Långt bakom dem, på torget, hade gamle {tea} fått tillbaka sin sked, och han rörde om i det sista kaffet. Pling.

”Ja”, sa {@a}. ”Nu, {child}.”

# @dog
den lilla bruna hunden
## if pet.dog
{pet}

# @a
{pocock}
## if adult
{adult}
## if elder & !adult
{elder.short}
