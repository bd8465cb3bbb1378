title: Lucka mot lugg
title: Torsdag för osynliga
guest friend: Signe (hon), Vidar (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som klipper är {adult}, annars mormor eller farfar, annars {minder}. I köket sitter en mormor eller farfar om någon är med. ”Mumma” sägs med handen för munnen, och alla plopp får räknas på fingrarna.

# nobody-in-the-mirror
{child} vaknade på skolfotodagen och var osynlig. Det märktes när {child.he} skulle klia sig på näsan och inte såg någon hand. {Child.He} ställde sig framför spegeln, och där stod ingen.[athlete:  Bara {athlete} syntes, på affischen mitt emot.]

Det var precis vad {child} hade önskat sig. Kvällen innan hade {@first} klippt {child.him} i köket med paketsaxen. Luggen blev sned, så {@he} rättade till den, och då blev den sned åt andra hållet. Nu satt den högst upp i pannan och stod rakt ut, som en tandborste.

”Det växer ut”, hade {@a} sagt.

”Inte till i morgon”, hade {child} sagt och dragit täcket över huvudet. ”Jag önskar att ingen kunde se mig.”

Och nu kunde ingen det. {child} blev så glad att {child.he} skrattade, och då sa det plopp. På mattan stod en vänsterfot, helt ensam.[pet.dog / pet.cat:  {Pet}[!pet.known: , {child’s} {@kind},] kom och smakade på stortån.][pet.other:  {Pet} stirrade på den.]

Så var det alltså: varje gång {child} skrattade kom en bit av {child.him} tillbaka. Då fick {child.he} låta bli att skratta, bara tills fotot var taget.[music:  {Child.He} nynnade på {music} i stället.] {Child.He} klädde på sig, och kläderna blev osynliga de också, allihop utom den vänstra strumpan.

# thursday
{@kitchen}

”Jag kan inte gå till skolan”, sa {child}. ”Jag är osynlig.”

{@K} tittade på den tomma stolen. {@Khe} tittade på strumpan under bordet. Sedan trevade {@khe} i luften tills {@khe} hittade en panna, och den kände {@khe} på.

”Ingen feber”, sa {@khe}. ”Då går man.”

”Men jag syns inte!”

”Det är torsdag för osynliga också”, sa {@k}[elder2: . {Elder2}][!elder2:  och] räckte fram smörgåsen åt fel håll.[pet.dog / pet.cat:  Där satt {pet}, som hade hoppats på det.]

Ett litet fniss slapp ut. Plopp, sa det, och nu satt det ett ben på foten.

# a-gap
Vid skolgrinden väntade {friend}[!friend.known: , {child’s} bästa vän]. {Friend} brukade prata hela tiden, men i dag höll {friend.he} handen för munnen.

”Är det ditt ben?” sa {friend.he} in i handen.

”Ja. Resten är osynligt, så att ingen ska se min lugg.”

”Vilken tur du har”, sa {friend}. ”Jag har en mumma.”

”En mumma?”

”En lucka!”

”Nej, det är jag som har lugg.”

”Inte lugg! Lucka! I munnen!”

”Har du lugg i munnen?”

{Friend} stampade i marken. {Friend.He} hade tappat tre tänder på en vecka, alla på rad[sport: , den sista på {sport}], och {friend.he} tänkte hålla för munnen tills fotot var taget. Men {child} såg framför sig en mun med lugg, och då gick det inte längre. {Child.He} skrattade så att det smattrade. Plopp, där kom andra benet, plopp, där kom magen, plopp, armarna, plopp, näsan. När de kom in i gympasalen[school:  {at school}] syntes {child} ända upp till ögonbrynen. Där tog {child.he} slut.

# the-rest-of-your-head
Klassen ställde upp sig på bänkarna. Fotografen tittade i kameran. Han tittade bredvid kameran. Så tittade han i kameran igen.

”Du i andra raden”, sa han. ”Var har du resten av huvudet?”

”Hemma”, sa {child}.

Då vände sig hela klassen om och stirrade. {child} skämdes så att det brände i magen, och nu gick det åt andra hållet. Näsan försvann. Armarna och magen försvann, och benen, och till sist den vänstra strumpan. Bredvid {friend} var det tomt.

# alone-in-the-row
”Det blev en lucka i raden”, sa fotografen och kliade sig i nacken. ”Ja ja, vi tar bilden ändå. Tre …”

Nu hade det ju blivit precis som {child} ville. {Child.He} skulle inte komma med på fotot, och ingen skulle se {child.him}. Men {child.he} blev inte glad. {Child.He} blev ledsen, för {friend} stod alldeles ensam bredvid en lucka, och luckan var {child}.

”{child}?” sa {friend} in i handen och kände i luften med den andra. ”Är du kvar?”

”Två …”, sa fotografen.

{child} ställde sig på tå och ropade så att det ekade i hela gympasalen.

”Jag är här! {@A} har klippt mig med paketsaxen, och jag har en lugg som ser ut som en tandborste!”

# a-garage-door
{Friend} tog bort handen från munnen.

”Och jag har inga tänder att borsta!” ropade {friend.he}, och där var luckan, stor som en garageport[city:  och störst i hela {city}].

Då skrattade {child}. {Child.He} skrattade åt luckan och åt sin egen lugg, och det ploppade så att hela bänken skakade. Benen kom, och magen, armarna, näsan och pannan. Allra sist kom luggen, och den stod rakt ut.

”Ett”, sa fotografen och tryckte av.

# it-grows
På vägen hem kände {friend} med tungan i luckan.

”Det växer ut”, sa {child}.

När bilden kom hade {child} en vanlig lugg igen. {@A} undrade om de skulle be att få ett nytt foto taget, men det ville {child} inte. I andra raden stod en lugg och en lucka bredvid varandra och skrattade, så att man såg dem båda ända ner i halsen.

{@A} hängde bilden i hallen, mitt emot dörren. Alla som kommer på besök ser {child} först.

# @kind
katt
## if pet.dog
hund

# @kitchen
I köket satt {@k} med sitt kaffe.
## if elder & adult & !elder2
I köket satt {elder} med sitt kaffe.
## if elder & adult & elder2
I köket satt {elder} och {elder2} med sitt kaffe.
## if elder & !adult & elder2
I köket satt {elder.short} och {elder2} med sitt kaffe.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @k
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @khe
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# picture 1
En tom stol och en strumpa på golvet.

# picture 2
De pratar om en lucka.

# picture 3
Lugg och lucka på samma bild.
