title: Nu har hon lagt tillbaka det
title: Landets ordentligaste björn
title: Björnar lämnar inte igen
guest friend: Hedda (hon), Majken (hon)
guest bear: Olga (hon), Ludmila (hon)
guest keeper: Torkel (han), Roland (han)

% Björnen är en hon; vännen är familjens eller sagans egen. Första raden och sista: lagt tillbaka.

# back
”Nu har hon lagt tillbaka det igen”, sa {child}.

På andra sidan glaset hade brunbjörnen {bear} just skickat nio morötter, sex fikon och en öring tillbaka till köket, genom stålluckan i väggen. Hon hade tagit en sak i taget, utan att så mycket som smaka. Nu satte hon sig med de enorma tassarna i knät och såg på {child} som om {child.he} hade lämnat en våt handduk på golvet.

# hide-it
Det var {child's} tredje lördag som hjälpreda i björnparken[city: , en timme från {city}].[elder:  Stövlarna hade {child.he} fått av {elder}[elder2:  och {elder2}].] Det fanns två hjälpredor. Den andra hette {friend}[friend:  och var {child's} bästa vän], och {friend} pratade inte med {child.him}.

Jobbet var enkelt. Vilda björnar letar efter mat hela dagarna, så varje morgon, medan {bear} satt inne i sitt ide, skulle {child} gömma den. Under stockar. I gamla däck. Högt uppe i klykorna på döda träd. Sedan kom {bear} ut, vädrade, hittade vartenda dugg på tolv minuter, åt ingenting och la tillbaka det.[pet.dog / pet.cat:  {Pet}, {child's} [pet.dog: hund|katt], hade aldrig kommit förbi öringen.][pet.other:  {Pet} där hemma hade aldrig i sitt liv lagt tillbaka något.]

# mango
”Hon ratar maten”, sa {keeper}, som var chef för alla björnarna. Han hade en pärm och tvekade aldrig. ”Hon är kräsen. Vi prövar med mango.”

De prövade med mango. De prövade med lax. De prövade med en pumpa med honung i, som {child} hade kilat fast inne i en stubbe av alla krafter.[athlete:  Inte ens {athlete} hade fått ut den.] {bear} lufsade dit, plockade ut den med en tass och skickade tillbaka den.

”Lagt tillbaka”, skrev {keeper}. ”Ogillar pumpa.”

”Jag tror inte att det är maten”, sa {child}. ”Jag tror att hon tycker att jag slänger saker omkring mig.”

”Björnar”, sa {keeper} vänligt, ”har ingen åsikt om städning.”

{bear} hittade ett sista blåbär, som hade rullat in bakom vattenhon. Hon bar det till luckan på tungspetsen.

# a-secret
{child} hade gett vad som helst för att få vända sig om och möta {friend's} blick. Det var just det som var det hemska. För två veckor sedan hade {friend} berättat en hemlighet. {child} hade sagt den till en enda person. Bara en, men på torsdagen visste hela [school: {school}|skolan]. {child} hade bett om förlåtelse. ”Det går ju inte att lägga tillbaka”, hade {friend} sagt, och det var sant, så sedan fanns det ingenting mer att säga.[sport:  Förr brukade de {play sport} ihop. Det gjorde de inte heller längre.]

Den första lördagen hade {friend} hållit en plats åt {child} i björnparkens minibuss, med sin väska på sätet. Det var en gul väska med trasigt blixtlås. Nu hade {friend} den i knät, och {child} satt längst fram bredvid reservhjulet.

# the-padlock
”Hon magrar”, sa {keeper} den fjärde lördagen. ”Nu är det slut på dumheterna. Jag sätter lås på luckan. Kan hon inte lägga tillbaka det, så får hon äta det.”

”Var bodde hon förut?” frågade {child}.

”På en cirkus, för länge sedan. Hon hade ett nummer med färgade bollar. Bedrövligt.” Och så gick han för att leta efter hänglåset[music: , medan han gnolade på {music}].

# a-pear
{child} och {friend} blev ensamma kvar uppe på utsiktsbron, så långt ifrån varandra som det gick. Nedanför kom {bear} ut. Hon hittade ett päron. Hon bar det till luckan och tryckte. Hon tryckte en gång till. Så såg hon upp mot bron, med päronet i munnen, och gav ifrån sig ett mycket litet ljud för ett så stort djur.

”Vad hemskt”, sa {friend}, fast det var björnen {friend.he} sa det till, och lutade sig ut över räcket för att se bättre.

# the-bag
Remmen gled av axeln. Den gula väskan for över räcket, och på vägen ner gjorde det trasiga blixtlåset vad trasiga blixtlås gör.

Väskan landade i {bear's} damm på vid gavel. Ut flöt en matlåda, en blockflöjt och en liten blå dagbok med lås.

Ingen av dem andades.

”Lugn!” ropade {keeper}, som just kom. ”Det är bara en väska. Den ser ni aldrig mer, är jag rädd. Björnar lämnar inte igen.”

{bear} hade redan klivit i. Hon tog dagboken. Hon bar den drypande till luckan och tryckte. Det var låst. Då satte hon sig ner med dagboken mellan tassarna, och eftersom hon inte visste vad hon annars skulle göra, började hon tugga.

”{child}”, sa {friend} med pytteliten röst. ”{child}.”

# open-it
{child} sprang, nerför trappan och in i gången till köket, med {keeper} efter sig, som sa att det var fullständigt omöjligt.

”Öppna”, sa {child}. ”Snälla. Bara luckan. Hon är inte kräsen, och hon ratar ingenting. Det är hennes nummer! Hon hämtar alla bollarna och lägger dem i lådan, och sedan väntar hon. Hon har väntat i fyra veckor, och ingen har gjort slutet!”

”Vilket slut?”

”Bara öppna!”

Han låste upp. {child} hängde sig i spaken med båda händerna tills stålluckan for upp med en skräll. Så släppte {child.he} ner den och drog upp den en gång till, med en ny skräll, så att {bear} skulle höra.

Länge hände ingenting. Sedan kom det tunga steg.

# bravo
Dagboken dunsade ner i rännan. Sedan matlådan. Blockflöjten. Och sist, med en blöt smäll, väskan.

I den lilla rutan såg de hur {bear} satte sig och la tassarna i knät.

Då applåderade {child}. {Child.He} klappade så högt som två händer kan, {child.he} stampade, {child.he} skrek ”Bravo, {bear}!” så att det skallade i hinkarna.

Den gamla björnen reste sig på bakbenen, hög som dörren. Hon bugade, åt vänster och åt höger. Sedan lufsade hon tillbaka till dammen, letade rätt på sitt päron och åt upp det.

{keeper} skrev en bra stund. ”Gillar päron”, sa han.

# four-holes
I gången stod {friend} med dagboken i famnen. Den hade fyra hål efter tänder, och låset var fortfarande låst. {Friend.He} såg på {child}, som var alldeles röd om händerna, och gick ut utan ett ord.

# the-seat
Klockan fem var det nästan mörkt. {child} klev på minibussen sist av alla och började gå mot reservhjulet. Då tvärstannade {child.he}.

Halvvägs bak satt {friend} och tittade ut genom fönstret som om det inte angick {friend.him}. På sätet bredvid, genomblöt och med en stark lukt av björn, låg en gul väska.

{@Friend-had} lagt tillbaka den.

# @friend-had
{friend} hade
## if friend.she / !friend
hon hade
## if friend.he
han hade
