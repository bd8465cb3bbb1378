title: {rabbit} hoppar
title: Bäst när ingen ser
title: Han är en kudde
title: Fem dunsar
guest friend: Sigrid (hon), Alvar (han)
guest rabbit: Bengt (han), Roland (han)

% Kaninhoppning finns; den som välter en bom har rivit. Sista raden bygger på det ordet.
% Domaren, grannen och pojken har inga namn. Sällskapets djur är publik, utom hunden, som hoppar efter.

# rabbit-sat
Kaninen hette {rabbit} och var grå som en gammal raggsocka. Egentligen var han grannens, men grannen hade rest till Portugal, och i tre veckor var han {child's}.

”Han är mästare”, hade grannen sagt innan hon for. ”Han hoppar som en gud.”

Det var därför {child} anmälde honom till kaninhoppningen på hembygdsdagen[city:  {in city}]. Det var också därför [!friend.known: {child's} bästa vän ]{friend} byggde en hinderbana. {Friend} byggde alltid ordentligt. {Friend.He} använde vattenpass. Det blev fem hinder med röda och vita bommar, och på det sista satte {friend.he} en liten flagga.

De ställde {rabbit} framför det första hindret.

{rabbit} satt.

”Hoppa”, sa {child}.

{rabbit} satt.

# a-cushion
{Friend} lade sig på mage på andra sidan och viftade med en morot. {child} hoppade själv över alla fem hindren för att visa hur man gör[pet.dog: , och [!pet.known: hunden ]{pet} hoppade efter och visade en gång till].[pet.cat:  [!pet.known: Katten {pet}|{Pet}] var publik och tittade utan att blinka.][pet.other:  {Pet} fick vara publik.] {rabbit} såg på dem, ungefär som man ser på ett program man inte har valt. Sedan åt han upp flaggan.

Så höll det på hela veckan. På fredagen, dagen före tävlingen, hade {rabbit} inte hoppat en enda centimeter.

”Han är ingen mästare”, sa {friend}. ”Han är en kudde.”

# five-bumps
Men den natten vaknade {child} av ett ljud från gräsmattan, där {rabbit} hade sin stora inhägnad med hinderbanan i.

Duns.

{child} låg stilla.[pet.dog / pet.cat:  {Pet} lyfte på huvudet.]

Duns. Duns. Duns. Det blev en liten paus. Duns.

Fem stycken! {Child} flög upp och drog undan gardinen. Där nere i månskenet satt {rabbit} bakom det sista hindret. Han vände sig om och såg rakt upp mot fönstret. Och sedan hoppade han inte mer.

{child} kröp tillbaka i sängen och stirrade i taket. {Child.He} tänkte på i tisdags, när {child.he} skulle läsa högt [school: {at school} | i skolan]. Hemma kunde {child.he} läsa hur bra som helst. Men när alla vände sig om och tittade, då fastnade orden. {Child.He} hade bara stått där. {Child.He} hade nog sett ut som en kudde.

# like-you-then
”Han kan”, sa {child} till {friend} nästa morgon. ”Han kan bara inte när någon ser på.”

{Friend} blev inte alls förvånad. ”Som du, då”, sa {friend.he}. {Friend.He} sa det inte elakt. {Friend.He} sa det som om {friend.he} läste av sitt vattenpass.

”Ja”, sa {child}. ”Som jag.”

”Men på en tävling ser ju alla på. Det är hela meningen.”

# number-five
Det hade {friend} rätt i. När de kom till hembygdsgården [music: hördes {music} ur en högtalare, och folk satt | satt folk] överallt, på bänkar och filtar och på rad uppe på stengärdsgården.[elder:  {Elder} gräddade våfflor[elder2: , och {elder2} skötte sylten].] Först hoppade Snövit. Sedan hoppade Blixten och Lilla Gumman och en kanin som hette Ingenjören. Folk klappade[sport: , nästan som på {sport}]. Domaren, en lång man med strikt mustasch, skrev i sitt block.

”Nummer fem”, ropade han. ”{rabbit}!”

{child} satte ner {rabbit} vid starten.

{rabbit} satt.

Folk tystnade. Någon fnissade. ”Är den uppstoppad?” ropade en pojke. {child} kände hur {rabbit's} hjärta slog under pälsen, fort, fort, fort. Det slog precis som {child.his} eget.

# the-worst-thing
{Child.He} såg på {friend}. {Friend} nickade mot publiken. Och {child} förstod vad {child.he} måste göra, och det var det värsta {child.he} visste.

{Child.He} reste sig upp. Hundra ansikten såg på {child.him}. Orden fastnade, allihop på en gång, som får i en grind. Då lade {child.he} handen på {rabbit's} rygg och släppte ut dem, ett i taget.

”Ursäkta”, sa {child.he}. ”{rabbit} är väldigt bra. Men han tycker inte om när man tittar. Så jag undrar … om alla skulle kunna vända sig om?”

Det var tyst så länge att en fjäril hann flyga över hela planen.

# nothing-in-the-rules
”Hur ska jag kunna döma ett hopp som jag inte ser?” sa domaren.

”Man kan lyssna”, sa {child}. ”Det blir fem dunsar. Och ligger bommarna kvar efteråt, så har han inte rivit.”

Domaren drog sig i mustaschen. Han slog upp regelboken och läste länge. ”Det står faktiskt ingenting”, mumlade han, ”om åt vilket håll domaren ska stå.”

Och så vände han sig om. {Friend} vände sig om. {@Waffles} vände sig om, och pojken som hade ropat, och alla på bänkarna och filtarna och stengärdsgården. Hundra ryggar.[pet.dog:  {Pet} fick man vända för hand.] Sist av alla vände sig {child}.

# a-hundred-backs
Ingen andades.

Duns.

Någon kramade {child's} hand så att det gjorde ont. Det var {friend}.

Duns. Duns. Duns.

Det blev en liten paus. Den var hemskt lång.

Duns.

”Nu!” skrek {child}.

# best-jump-nobody-saw
Alla snurrade runt. Där satt {rabbit} bakom det sista hindret, grå och rund, som om han hade suttit där sedan stenåldern. Inte en bom hade fallit.

Aldrig har man hört ett sådant jubel i en hembygdsgård[athlete: , inte ens åt {athlete}]! {rabbit} fick en rosett för bästa hopp som ingen har sett. Han åt upp den innan prisutdelningen var slut.

# not-one-word-down
På kvällen satt {child} på golvet bredvid buren[pet.dog / pet.cat: , med {pet} tvärs över fötterna]. {Child.He} hade en bok i knät. På tisdag skulle {child.he} läsa högt igen.[pet.other:  {Pet} fick vara publik den här gången också.]

”Vill du höra?” frågade {child.he}.

{rabbit} funderade. Sedan vände han sig om, långsamt och artigt, så att hela den runda ryggen var mot {child}. Men ett av öronen lät han stå kvar.

Och {child} läste, ända till slutet, och rev inte ett enda ord.

# @waffles
tanten med våfflorna
## if elder
{elder.short}, med en våffla på gaffeln,
## if elder & elder2
{elder.short} och {elder2.short}, med varsin våffla,
