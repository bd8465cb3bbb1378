title: Jag är inte arg
title: Jag bara undrar
title: Tio över fem
guest friend: Tarik (han), Moa (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som ringer är {adult}, annars mormor eller farfar, annars {minder}. ”Jag är inte arg, jag bara undrar” med samma röst varje gång utom den sista. På torsdagen är rösten mjuk.

# red-phone
{child} hittade telefonen i fickan på en rock från loppis[city:  {in city}]. Den var gammal och röd och vikt på mitten, och det hände ingenting när man tryckte på knapparna. {child} höll just på att visa den för {friend}[!friend.known: , {child.his} bästa vän], som knappt hade sagt ett ord på hela veckan och inte ville säga varför, när den ringde.[music:  Den spelade {music}.]

”{Child}”, sa telefonen. ”Vad har du gjort med taket i badrummet?”

Det var {@first}.

”Ingenting”, sa {child}, och det var sant.

”Jag är inte arg”, sa {@m}, och det betydde att {@he} var det. ”Jag bara undrar. Varför är det vaniljsås på det?”

Sedan klickade det.

De sprang hela vägen hem till {child}. Taket i badrummet var rent. {@M} stod i köket och skalade potatis och hade inte ringt till någon.[elder & adult & !elder2:  Det hade inte {elder} heller, som hackade morötter.][elder2 & adult:  Det hade inte {elder} och {elder2} heller, som hackade morötter.][elder2 & !adult:  Det hade inte {elder2} heller, som hackade morötter.]

# custard
Men nästa eftermiddag ville {friend} se om det gick att pumpa vaniljsås med en cykelpump. Det gick. Och tio över fem stod {@m} i badrumsdörren med huvudet bakåtlutat.[elder & adult & !elder2:  {Elder} smakade på det som satt på spegeln och sa att det behövdes socker.][elder2 & adult:  {Elder} smakade på det som satt på spegeln och sa att det behövdes socker. {Elder2} tyckte inte det.][elder2 & !adult:  {Elder2} smakade på det som satt på spegeln och sa att det behövdes socker.]

”{Child}”, sa {@m}. ”Vad har du gjort med taket i badrummet?”

{child} och {friend} såg på varandra.

”Jag är inte arg”, sa {@m}. ”Jag bara undrar.”

# worst-superpower
Det var alltså så det fungerade. Varje dag tio över fem ringde den röda telefonen, och alltid var det {@m}, som ringde från i morgon för att skälla på {child} för något som {child.he} inte hade gjort än.

”Det är den sämsta superkraft jag har hört talas om”, sa {friend}.

Men viss nytta hade man av den. På onsdagen undrade telefonen varför det låg en böckling i {child's} gympapåse. {child} hade faktiskt haft en plan som det ingick en böckling i. {Child.He} lade tillbaka den i kylskåpet.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] lade sig framför det och väntade.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] satte sig framför det och väntade.] Och på torsdagen var det ingen som fick skäll alls. Så morgondagen gick att ändra på, om man bara fick veta i tid.[pet.dog / pet.cat:  Det var {pet} som fick böcklingen.]

Då skrattade {friend} nästan. Sedan blev {friend.he} tyst igen och sa att det var dags att gå hem.

# all-wrong
{child} var ensam [pet.other: med {pet} | i sitt rum] när den ringde på torsdagen.

”{Child}?” sa {@m}, och rösten var alldeles fel. Den var mjuk. ”Åh, {child}. Jag har just hört det där om {friend}.”

”Vad då om {friend}?”

”Jag är så ledsen, vännen. Och ni två som inte ens pratar med varandra.”

”{@M}, vad då om {friend}?”

Det klickade.

{child} satt på golvet med telefonen i handen. {@M} hade inte sagt att {@he} inte var arg. {@M} hade inte undrat något. {child} blev kall ända ner i knäna. {Child.He} låg vaken halva natten och gjorde upp en plan, och planen var att det inte skulle hända {friend} någonting alls.

# i-can-chew
På fredagen hämtade {child} {friend} vid dörren och tvingade {friend.him} att gå längst in på trottoaren. {child} bar {friend's} väska, ifall den var tung. På lunchen[school:  {at school}] skar {child} {friend's} korv i små bitar.

”Jag kan tugga”, sa {friend}.

”Det tror alla”, sa {child}.

På matten flyttade {child} bort {friend} från fönstret[athlete:  och från en affisch med {athlete} som bara satt fast i ena hörnet]. På rasten stod {child} mellan {friend} och fotbollen.

# coming-true
Efter skolan fick {friend} [sport: hoppa över {sport} och ]ha cykelhjälm för att gå genom parken, och mitt i parken slet {friend.he} av sig den och kastade in den i en buske.

”Vad är det för fel på dig?” skrek {friend.he}. ”Låt mig vara! Jag vill inte ens vara din vän längre!”

{Friend.He} gick därifrån. Och {child} hörde {@s} röst: ni två som inte ens pratar med varandra. {child} hade gjort allt {child.he} kunde komma på, och så hände det i alla fall, mitt på gräsmattan.

# the-sleeve
{child} sprang efter {friend} och högg tag i ärmen.

”Släpp”, sa {friend}.

”Nej”, sa {child}. ”{@M} har ringt. {@He} var så ledsen för din skull. {@He} var inte arg, {friend}. {@He} sa inte ens att {@he} inte var det.”

{Friend} drog. {child} höll fast med båda händerna. {Friend} gick, och {child} släpades med, förbi gungorna och runt papperskorgen och tillbaka till busken, och släppte inte. Till slut slutade {friend} dra.

”Det är {@boras}”, sa {friend.he}.

”Vad är {@boras}?”

”Det var därför {@m} var ledsen. Vi ska flytta till {@boras} nästa månad.”

”{@boras}?” sa {child}. ”Jag trodde att du skulle dö!”

”Så illa är det inte i {@boras}”, sa {friend}.

# your-feet
Då kom det upp något i dem båda som delvis var skratt, och de blev tvungna att sätta sig i gräset. {child} höll fortfarande i ärmen.

”Jag har vetat det i två veckor”, sa {friend}. ”Jag tänkte bli osams med dig på riktigt i stället för att säga det. Jag trodde att det skulle vara lättare att åka om vi inte var vänner.”

”Om vad då?”

”Det hade jag inte bestämt. Dina fötter, antagligen.”

”Jag vill inte att du ska flytta”, sa {child}. Det lät väldigt litet.

”Nej”, sa {friend}. ”Jag vill inte heller.”

# loud
De satt kvar tills klockan blev tio över fem och telefonen ringde. {child} vek upp den med hakan, eftersom bara den ena handen var ledig, och höll den så att båda kunde höra morgondagen.

”{Child}”, sa {@m}. ”Du och {friend} pratade i telefon till klockan ett i natt. Jag hörde hur ni tjöt, rakt genom väggen. {Friend} bor ju runt hörnet. Hur ska det då låta från {@boras}?”

{child} såg på {friend}, och {friend} såg på {child}.

”Högre”, sa {child}.

”Jag är inte arg”, sa {@m}, och för en gångs skull var {@he} inte det. ”Jag bara undrar.”

# @boras
Borås
## if city.Borås
Gävle

# @first
{minder}, som bodde hos dem så länge
## if adult
{adult}
## if elder & !adult
{elder}

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
