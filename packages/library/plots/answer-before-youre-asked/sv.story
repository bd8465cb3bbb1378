title: Svara innan du blir frågad
title: Tryck
title: Den enda dörren på Mars
guest friend: Love (han), Alva (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: orden tar tretton minuter, så svara innan du blir frågad. Vänta lite innan radion säger ”Tryck”.
% Den som hämtar kaffet (@a) är mormor eller farfar, annars {adult}, annars {minder}. {@help} är en enda händelse: {child} får något att ta spjärn mot.

# on-toast
”På en macka”, sa {friend} i radion. ”Och nej, den levde inte längre.”

”Jag skulle fråga om du hade sovit gott”, sa {child}.

{Friend}[!friend.known: , {child's} bästa vän,] bodde på jorden[city: , i {city}], och {child} bodde på Mars, så långt borta att varje ord var tretton minuter på väg. Om man frågade något dröjde det nästan en halvtimme innan man fick svar. Därför hade de en regel: svara innan du blir frågad. På ett halvår hade ingen av dem gissat rätt en enda gång, och {child} hade börjat undra. Kanske kände de inte varandra längre.

# the-last-tin
Och det fanns ingen annan. {child} var det första barnet på Mars. {Child.He} bodde på stationen med {@first}, och de andra skulle inte komma förrän med nästa skepp.[elder & adult:  {Adult} skulle vara med på det.][elder2:  {Elder2} var kvar på jorden och skickade gåtor, med svaret först.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] fanns ju förstås, och lade sig alltid precis bakom hälarna på folk. ”Inte där, {pet}”, sa {child} tio gånger om dagen.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] fanns ju förstås, men låg uppe på vattentanken vid luftslussen, där det var varmt, och kom inte ner för någon.][pet.other:  {Pet} fanns ju förstås, och bodde bredvid vattentanken vid luftslussen, där det var varmt.][school:  När {child} hade lektion från {school} hade klassen alltid redan gått hem.]

Den morgonen stack {@a} ner måttet i kaffeburken, och det skrapade.

”God morgon”, sa {@a}.

”Jag är här borta”, sa {child}, för {@a} hade sagt det till en potatis.

”Det finns en burk till”, sa {@a}. ”Den står i gamla kapseln, bakom kullen. Jag är tillbaka när solen går ner. Klarar du dörren själv?”

Det var den enda dörren på Mars, den mellan luftslussen och stationen. Den hade ett fönster, och på insidan ett rött handtag, långt som en arm, som släppte in luften. I ett halvår hade {child} velat sköta den dörren.

”Det är klart”, sa {child}.

# dont-bother
”När solen går ner ska jag sköta dörren”, sa {child.he} i radion. ”Alldeles själv. Och du behöver inte gissa hur det går. Du är ju aldrig här när det händer något.”

Hela dagen var det ingen som svarade.[sport:  {child} försökte {play sport} med en hoprullad strumpa, men den blev kvar i luften alldeles för länge.][music:  {child} satte på {@song}, så att det skulle höras någon.]

# the-sun-goes-down-blue
På Mars är himlen brun som kola hela dagen, och solen går ner blå. Liten och blå stod den över kullen när {@a} kom, i rymddräkt och hjälm, med långa, långsamma språng och burken under armen.[athlete:  Så hoppar inte ens {athlete}.] Efter kom dammet.

{@A} klev in i slussen, och ytterdörren gick igen. Genom fönstret såg {child} lampan på dräkten, den som visar hur mycket luft man har kvar. Den var orange.

# i-have-stopped
{child} tog tag i det röda handtaget med båda händerna och drog.

Det rörde sig inte.

{Child.He} drog så att armarna darrade. Dammet hade trängt in i hjälmens radio, och de kunde inte höra varandra. Men bakom rutan höll {@a} upp båda händerna, med handflatorna mot {child}.

Stopp, tänkte {child} och slutade.

{@A} gjorde det igen, ännu hårdare.

”Jag har ju slutat!” skrek {child}.

Lampan blev röd.

# nobody-to-ask
{child} kastade sig över radion. ”{Friend}!” skrek {child.he}. ”Den går inte upp! Vad ska jag göra?”

Så fort {child.he} hade släppt knappen blev {child.he} alldeles kall. Tretton minuter dit, och tretton minuter tillbaka. Så länge skulle lampan inte lysa. På hela planeten fanns det ingen att fråga, och {child} hade aldrig varit så ensam i hela sitt liv.

# push
”Tryck”, sa radion.

{child} snurrade runt.

”Du drar”, sa {friend's} röst. ”Jag vet att du gör det. Jag har räknat ut när er sol går ner, och jag säger det här tretton minuter före. Du drog på badhuset. Du drog i vår port varenda dag i sex år, och jag stod bakom dig i regnet. Tryck, {child}!”

Frågan hade knappt kommit över taket. Men svaret hade gett sig av före.

Bakom rutan höll {@a} upp båda händerna och tryckte på luften. Det hade aldrig varit stopp.

# a-third-of-you
{child} satte händerna mot handtaget och tryckte, och golvet gled undan. På Mars väger man bara en tredjedel av vad man väger på jorden. Dörren stod där den stod, och det var {child} som åkte baklänges i strumporna.

{@help}

Sedan böjde {child} på knäna och tryckte igen, med ryggen och benen och allt som fanns, tills {child.he} var rak som en planka.

Klonk, sa handtaget. Luften väste in i slussen, och dörren gick upp.

# both-hands
{@A} fick av sig hjälmen och andades. De satt på golvet i ett moln av rött damm och höll om varandra tills {child} hade slutat skaka.

”Jag sa ju tryck”, sa {@a}.

”Jag trodde att du sa stopp.”

”Jag sa det med båda händerna!”

Sedan tryckte {child} in knappen på radion och väntade inte på att bli frågad. ”Den är öppen”, sa {child.he}. ”Jag drog. Du var här, {friend}. Du var här före mig.”

# knows-by-now
Kaffet var i koppen när det sprakade till. Det hade gått en halvtimme.

”Men jag har ju sagt det!” vrålade {friend}. ”Tryck! Vadå, vad du ska göra? Kom det inte fram? {child}? Drar du fortfarande?”

{child} skrattade. ”När {friend} sa det där visste {friend.he} inte att den var öppen”, sa {child.he}. ”Men nu vet {friend.he} det.”

”God morgon”, sa {@a} till kaffet.

# halfway
Det blå var borta från himlen. Över kullen stod en enda klar stjärna, och det var jorden.

Innan {child} gick och lade sig tryckte {child.he} på knappen en gång till. ”God natt, {friend}”, sa {child.he}, för att det skulle hinna fram i tid.

Halvvägs mellan planeterna mötte det ett annat god natt, som var på väg åt andra hållet.

# @help
”Och ta spjärn med fötterna!” sa {friend's} röst. ”Du har ju sagt att det knappt är något kvar av dig där uppe!”

{child} såg sig om över axeln. Precis ett ben bort stod vattentanken, och den var fastskruvad i golvet. {Child.He} satte båda fötterna mot den.
## if pet.dog
Då tog hälarna i något varmt. {Pet} hade lagt sig precis bakom {child.him}, mot vattentanken som var fastskruvad i golvet.

”Ja, där!” sa {child}. ”Just där, {pet}!”

Det hade {pet} väntat ett halvår på att få höra, och låg som en klippa.
## if pet.cat
Bakom {child.him} skrek någon. Det var {pet} på vattentanken, som inte tyckte om allt det här bråket. {child} såg sig om. Tanken stod bara ett ben bort, och den var fastskruvad i golvet.

”Tack, {pet}”, sa {child} och satte båda fötterna mot den.
## if pet.other
Bakom {child.him} rörde sig något. Det var {pet}, borta vid vattentanken. {child} såg sig om. Tanken stod bara ett ben bort, och den var fastskruvad i golvet.

”Tack, {pet}”, sa {child} och satte båda fötterna mot den.
## if elder
Bakom rutan slutade {elder.short} trycka och pekade ner på {child's} fötter, och sedan förbi dem. {child} visste vad det betydde. De hade flyttat ett piano ihop en gång, på jorden, och då sa {elder.short} det: först ska man ha något att ta spjärn mot. Ett ben bort stod vattentanken, fastskruvad i golvet, och {child} satte båda fötterna mot den.

# @song
{music}

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
