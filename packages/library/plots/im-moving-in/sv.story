title: Jag flyttar in
title: Den som är ny
title: Känn dig som hemma
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna (@a) är mormor eller farfar, annars {adult}, annars {minder}. Den som går i god (@help) är djuret, annars den äldre, annars vännen.
% En regel: den som är ny får välja.

# next-door
En måndag flyttade {a wish} in bredvid {child}[city:  {in city}]. På tisdagen flyttade {wish.he} in hos {child} i stället.

”Det är så [wish.size.tiny: stort | [wish.size.huge: trångt | tomt]] där bredvid”, sa {the wish}. ”Och ingen säger god morgon till mig.”

”Känn dig som hemma”, sa {@first}[elder2: , och {elder2} nickade]. ”Den som är ny får välja. Var vill du sitta?”

”Där”, sa {the wish}.

Men det var {child's} stol, den bredvid {@a}. {@Sat}

”Du får ta pallen”, sa {@a} till {child}. ”Du är ju inte ny.”[pet.dog:  Under stolen låg {pet}[!pet.known: , {child's} hund,] och väntade på smulor som vanligt.][pet.cat:  Uppe på kylskåpet satt {pet}[!pet.known: , {child's} katt,] som inte heller hade blivit tillfrågad.][pet.other:  {Pet} hade ingen heller frågat.]

# which-end
Sedan valde {the wish} {child's} blå mugg. {Wish.He} valde kvällsmaten, och det blev något som man äter {wish.home}, och {child} visste inte i vilken ände man skulle börja.[music:  {Wish.He} valde musiken, och det blev inte {@song}.][athlete:  {Wish.He} valde en vägg, och där fick bilden på {athlete} flytta på sig.][sport:  {child} ville berätta om {@game}, men {@a} höll på att fråga {the wish} om såsen.] Och när det var läggdags valde {wish.he} en saga där alla säger ”{Wish.sound}”, och {@a} läste den med alla rösterna.

”När får jag välja?” frågade {child}.

”Du bor ju här”, sa {@a} och gav {child.him} en godnattpuss i all hast.

{child} hade alltid bott där, och nu kändes det som om ingen såg {child.him}. Det gjorde ont i magen, precis i mitten.

# the-suitcase
Så på torsdagen, [school: när {child} hade tänkt på saken en hel dag {at school} | när {child} hade tänkt länge på saken] och {@a} hade gått ut för att ta in tvätten, packade {child} en resväska, ställde sig på dörrmattan, stängde ytterdörren och ringde på.[friend / !pet & !elder: 

Just då kom {friend}[!friend.known: , [friend: {child.his} bästa vän | från gatan intill],] förbi.

”Ska du flytta ut?” frågade {friend}.

”Nej”, sa {child}. ”Jag ska flytta in.”]

# letter-box
Luckan i brevinkastet öppnades, och där syntes [wish.size.huge: en liten bit av] {wish.part}.

”Vem är det?” sa {the wish}.

”Jag flyttar in”, sa {child}.

”Det går inte”, sa {the wish}. ”Det är jag som bor här.”

”Det gör jag också!”

”Varför flyttar du in, då?”

Det kunde {child} inte svara på. Luckan slog igen, klack, och dörren var låst. Där stod {child} på sin egen dörrmatta, med pyjamasen i en resväska, och det var precis som någon annans dörr. Läppen började darra.

# somebody-who-knows
Luckan öppnades igen.

”Är det någon som känner dig?” frågade {the wish}. ”Någon som vet om du är bra att bo med?”

{@help}

# not-new
Då öppnades dörren[friend / !pet & !elder: , och de gick in båda två].

”Känn dig som hemma”, sa {the wish}, precis som {@a}. ”Var vill du sitta?”

”Där”, sa {child}.

”Det är ju min stol!”

”Jag är ny”, sa {child}. ”Den som är ny får välja.”

Det var sant, så {the wish} fick flytta sig till pallen, och {child} satte sig. Så skön hade den stolen aldrig varit.

”Då är inte jag ny längre”, sa {the wish} med mycket liten röst. ”Hur blir det när man inte är ny?”

”Man får inte välja allting”, sa {child}. ”Man bara bor här.”

”Är det någon som säger god morgon?”

”Varenda dag”, sa {child}. ”Även när de är sura.”

”Jaså”, sa {the wish}. ”Då vill jag hellre bo här.” Och {wish.he} blåste bubblor i muggen, och glömde att säga förlåt, och var riktigt hemma.

# since-tuesday
Det ringde på dörren. Utanför stod {@a} med tvätt ända upp till hakan[elder2: , och {elder2} med klädnyporna].

”Ska du flytta in?” frågade {the wish}.

”Jag bor här”, sa {@a}. Sedan fick {@he} syn på resväskan och blev alldeles mjuk i ansiktet. ”{child}”, sa {@a}. ”Hur länge har du varit utflyttad?”

”Sedan i tisdags”, sa {child}.

{@A} släppte all tvätten och höll om {child} i stället, länge. ”Och jag som inte har frågat dig om någonting”, sa {@he} in i håret. ”Välkommen hem.”

# hot
Sedan gick {@a} ut på dörrmattan igen, stängde dörren och ringde på.

”Ja?” sa {child} genom luckan.

”Jag flyttar in”, sa {@a}.

”Den som är ny får välja”, sa {child} och {the wish}.

{@A} tänkte efter. ”Jag vill sitta mellan er två”, sa {@he}, ”med en kopp kaffe.”

Så {child} satt på ena sidan, på stolen, och {the wish} på den andra, på pallen[friend / !pet & !elder: , och {friend} satt på resväskan]. Ingen ville någonting[pet.dog: , utom {pet}, som ville ha smulor]. Och kaffet var varmt ända till botten.

# @help
”Jag”, sa {friend} och böjde sig ner till luckan. ”{child} pratar i sömnen. Men om man delar en bulle får man den största halvan.”

”Varje gång?” sa {the wish}.

”Varje gång”, sa {friend}.
## if pet.dog
Där inne hade {pet} hört vem det var. {Pet} kom galopperande genom hallen, knuffade undan {the wish} och stack ut {child's} gamla toffel genom luckan. Den var mycket blöt.

”Den toffeln får inte jag röra”, sa {the wish}. ”Då måste du vara någon alldeles särskild.”
## if pet.cat
Ut genom luckan kom en tass. Det var {pet}, som aldrig kommer till någon, och tassen trevade sig fram tills den hittade {child's} näsa, och där stannade den.

”Mig vill {pet} inte ens titta på”, sa {the wish}. ”Då måste du vara någon alldeles särskild.”
## if pet.other
Där inne hade {pet} hört vem det var och vänt sig mot dörren.

”Så gör {pet} bara för den som kommer med maten”, sa {the wish}. ”Då bor du ju här!”
## if elder
”Jag”, ropade {elder.short} bakom lakanen. ”Jag har känt {child} sedan innan {child.he} hade en enda tand. Bättre att bo med finns inte.”

# @Sat
{The wish} satte sig på den, skruvade sig lite och satt kvar.
## if wish.size.tiny
{The wish} satte sig i mitten, där {wish.he} knappt syntes, men upptagen var den i alla fall.
## if wish.size.huge
{The wish} satte sig på den, och på de andra stolarna också, och ut genom fönstret stack {wish.part}.
## if wish.giraffe
{The wish} satte sig på den, och hade lampskärmen på sig hela middagen.
## if wish.dragon
{The wish} satte sig på den, och blev så glad att smöret smälte.
## if wish.ghost
{The wish} satte sig på den, och en bit kom ut på undersidan.
## if wish.moose
{The wish} satte sig på den, och fick sedan lossas från taklampan.

# @song
{music}

# @game
{sport}

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
