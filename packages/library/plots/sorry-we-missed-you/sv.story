title: Vi sökte dig
title: En avi på hallmattan
title: Får ej ätas
guest friend: Ines (hon), Ture (han)
guest pike: herr Alm (han)

% Födelsedagen har inget datum, för den är familjens egen: det snöade just den dagen, fast ingen hade väntat sig det, och nu är det sommar. Herr Alm står vid övergångsstället. Snöbollen på första sidan kommer tillbaka på den sista.

# the-card
Avin låg på hallmattan, en sådan som kommer när ett paket är för stort för brevinkastet.

VI SÖKTE DIG, stod det. Att hämta: EN FÖDELSEDAG ({@tenth}). Orsak till att den inte lämnades ut: mottagaren hade vattkoppor. Ring på vid sidodörren.

”Någon skojar”, sa {friend}[!friend:  i huset intill], när {friend.he} hade fått läsa.

”Men jag hade faktiskt vattkoppor”, sa {child}.

# the-day-itself
När den stora dagen kom hade {child.he} vaknat, {age} år och full av prickar. Dessutom hade det snöat, den dagen och ingen annan, fast ingen hade väntat sig det. Från morgon till kväll hade {child.he} suttit i fönstret med vantar på, så att det inte skulle gå att klia sig, och sett hela klassen dra förbi med pulkor. {Friend} hade stoppat in en snöboll genom brevinkastet. När {child} kom ut i hallen var den en vattenpöl. Och när prickarna var borta var det en helt vanlig torsdag, och på något vis blev alltihop bortglömt.

Nu var det sommar. De gick runt till sidodörren på posten och ringde på.

# side-door
Där inne var det ett långt, skumt rum med hyllor ända upp till taket, och på hyllorna låg hundratals bruna paket. Det luktade utblåsta ljus.[elder:  {child} letade efter {elder}[elder2:  och {elder2}] på lapparna, men [elder2: de | {elder.short}] hade tydligen aldrig missat någon.] En kvinna med en penna i håret tog avin, klättrade upp på en stege och kom ner med en stor, platt kartong.

”Skriv på här”, sa hon. ”Och håll den rakt.”

Kartongen var iskall.

”Är allihop födelsedagar?” frågade {friend}.

”Missade, allihop”, sa kvinnan. ”Folk var sjuka, eller till sjöss, eller så var det krig. Vi skickar ju avier. Men avier ramlar ner bakom saker.” Hon nickade mot ett litet dammigt paket som låg alldeles för sig självt. ”Där har vi vår äldsta. Lille Kjell Alm, sju år, 1964.”

# no-running
{child} och {friend} såg på varandra.

”Inte herr Alm?” sa {child}. ”Herr Alm vid övergångsstället?”

Herr Alm hade stått med sin stoppskylt vid [school: {school} | skolan] i alla väder, så länge någon kunde minnas, och ingen hade någonsin sett honom le. ”Inget spring”, sa han. ”Inget söl.” För det mesta sa han båda sakerna till samma person.

”Vi kan gå till honom med det”, sa {friend}. ”Vi ska ju ändå förbi.”

”Det är strängt taget inte tillåtet”, sa kvinnan. Hon såg på dammet på paketet. ”Skriv på här.”

# unbuttoned
Herr Alm läste lappen. Sedan läste han den en gång till.

”Vi höll på att flytta”, sa han långsamt. ”Tårtan blev nerpackad. Ingen hittade rätt låda.” Och han drog i snöret.

Fram kom en grön pappershatt. Fram kom en sylttårta, fortfarande ljummen. Och fram kom musik, ett piano som någon spelade glatt och inte särskilt bra i ett finrum 1964.[music:  Det var inte {@song}, men det gick inte att hålla fötterna stilla.] Det såg ut som om någon knäppte upp herr Alms ansikte.

”Stoppdans”, sa han. ”Vi skulle ha stoppdans.”

# you-moved
Han satte på sig hatten, marscherade rakt ut i gatan och höll upp sin stoppskylt.

Pianot stannade. Buss 14 stannade. Två skåpbilar, en cyklist, [sport: någon som skulle i väg och {play sport}, ]en kvinna med barnvagn och en duva stannade, och inte en enda av dem vinglade.

Ner for skylten. Pianot spelade, och hela gatan dansade. Cyklisten lade in en piruett[athlete:  som {athlete} hade varit stolt över].

Upp! Stopp!

”Du rörde dig!” vrålade herr Alm lyckligt åt bussen. ”Du är ute!” Och föraren tog sig för pannan och sa att det var rena rånet.

De höll på tills tårtan var slut. Pianot blev svagare och svagare, och till sist visste man inte om man hörde det eller inte. Herr Alm tog av sig hatten, vek ihop den till en liten fyrkant och stoppade den i bröstfickan.

”Inget söl”, sa han barskt. Men han hade sylt på hakan.

# beacon-hill
[pet.dog: De hämtade {pet}, och {child's} kartong | {child's} kartong] bar de ända upp på Kasberget, för det var en sådan kartong som man borde öppna någonstans där det är utsikt. Det var en varm, stilla kväll. Humlorna surrade. {child} lyfte av locket.

Först kom kylan. Sedan kom ljuset, blåvitt som tidigt på morgonen. Sedan kom en snöflinga som föll uppåt i stället för neråt, som om de andra hade skickat ut den för att se om kusten var klar. Och sedan kom de andra.

# kept
Det snöade på Kasberget och ingen annanstans[city:  {in city}]. Det snöade på smörblommorna och på {friend's} sandaler, tills hela backen låg slät och vit, utan ett enda fotspår. Det var samma snö. Den hade sparats åt {child.him}.

I botten på kartongen låg {age} ljus. De satte dem i en driva, och ljusen tände sig själva. Där låg ett rep också. Kartongen var nämligen en pulka.

De åkte trettioen gånger. De åkte framlänges och baklänges, [pet.dog: en gång med {pet} längst fram, ]och en gång med {friend} stående, och det skulle de inte ha gjort. När solen gick ner rann snön bort i små bäckar, och sedan fanns det bara vått gräs.

# the-snowball
”Grattis på födelsedagen”, sa {friend} och lade något kallt och runt i {child's} händer. ”Spring nu.”

{child} sprang hela vägen hem. Snöbollen ligger i frysen än i dag, bakom ärterna, i en burk där det står FÅR EJ ÄTAS.[pet & !pet.dog:  Det sitter en lapp till längre ner, för {pet}.]

{child.He} sparar den. {Friend} fyller år i augusti, och på {friend's} födelsedag har det aldrig någonsin snöat.
## if friend
”Grattis på födelsedagen”, sa {friend} och lade något kallt och runt i {child's} händer. ”Spring nu.”

{child} sprang hela vägen hem. Snöbollen ligger i frysen än i dag, bakom ärterna, i en burk där det står FÅR EJ ÄTAS.[pet & !pet.dog:  Det sitter en lapp till längre ner, för {pet}.]

{child.He} sparar den. Snart fyller {friend} år, och då är det ingen som väntar sig snö.

# @tenth
tionde
## if age<9
åttonde
## if age<10 & age>=9
nionde
## if age<12 & age>=11
elfte
## if age>=12
tolfte

# @song
{music}
