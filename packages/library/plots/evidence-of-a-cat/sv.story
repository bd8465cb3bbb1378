title: Bevis på en katt
title: Alla varma ställen i huset
guest cat: Dimma (hon), Skugga (hon)
guest neighbour: Gunborg (hon), Ingegerd (hon)
guest sitter: Conny (han), Tommy (han)

% {cat} är {neighbour’s}, så en vald katt är en annan. Den som är med (@a): den äldre, annars {adult}, annars han som sköter {neighbour’s} trädgård.
% Varje varmt ställe är en grop; lådan skjuts igen med foten på torsdagen.

# moth
I fem dagar hade {child} passat en katt som hette {cat}, och {@she} hade inte sett henne en enda gång.

{child} ville ha en katt mer än någonting annat, och hemma skulle det inte bli någon[pet.dog: , så länge [!pet.known: hunden ]{pet} fick bestämma][pet.other: , för där fanns {pet}]. Så när {neighbour} i huset bredvid skulle vara borta en vecka för att laga höften, och undrade om någon kunde titta in efter skolan, hade {child} sagt ja före frågetecknet[sport: , fast det betydde en vecka utan {sport}].

”Hon är blyg”, sa {neighbour}. ”Hon gömmer sig för alla utom mig. Det är inte säkert att du får se så mycket av henne.”

{child} hade trott att inte så mycket betydde lite grann.

{Child.He} hade övat på att sträcka fram handen, lågt, med fingrarna böjda[friend / elder: {@on}]. Men varje dag[school: , direkt efter {school},] när {@she}[friend: , {friend}] och {@a-first} låste upp dörren var det stilla i alla rum.

# evidence
Då blev {child} detektiv. {Child.He} köpte ett block och skrev BEVIS utanpå.[friend:  {Child} kände, och {friend} skrev.]

Måndag. Maten borta. Grop i fåtöljen. Lade handen i gropen. VARM!!

Tisdag. Maten borta. Fåtöljen kall. Grop i kudden på fönsterbrädan, varm. Tre grå hårstrån.

Onsdag. Maten borta. Grop i duken uppe på pianot. Hur???[athlete:  ({Athlete} hade inte klarat det.)]

# shaking-hands
På torsdagen hade [friend: {friend}|{@she}] ritat en karta över hela huset, med varenda grop i rött. Medan {@a} vattnade blommorna[music:  och nynnade på {music}] gick {child} från rum till rum och kände med handflatan. Till slut hittade {@she} alltid det varma stället. Det var som att ta i hand med någon som just hade gått. Sedan satte {@she} sig bredvid och läste högt, ifall någon lyssnade.[elder:  Det gjorde {elder.short}[!friend: , som vattnade samma blomma fyra gånger].]

”Vad läser du för henne?” frågade {neighbour}, som ringde från sjukhuset[city:  i {city}] klockan sex varje dag.

”Den om skeppsbrottet.”

”Ja, den tycker hon om. Och har du sett henne?”

”Nej”, sa {child}. ”Men jag vet var hon har varit.”

# the-bowl-was-full
På fredagen öppnade {@she} köksdörren, och skålen var full.

Maten låg precis som {@she} hade hällt upp den dagen före. Det blev alldeles kallt i {@her} mage.

”Hon kanske inte var hungrig”, sa {@a}.

[friend: {Friend} vecklade ut|{child} tog fram] kartan. Fåtöljen var kall. Fönsterbrädan var kall. [friend: {child}|{Child.He}] klev upp på pallen och lade handen på pianot, och det var kallt som en tallrik. [friend: {Friend} läste upp alla röda märken, och inte ett enda var varmt. | {Child.He} kände på varenda rött märke på kartan, och i hela huset fanns inte ett enda varmt ställe.]

”{cat}!” ropade {@she}. {@She} tittade under sängarna. Alla fönster var stängda. {@A} gick ut för att leta i trädgården.

Om tjugo minuter skulle {neighbour} ringa, och då skulle hon fråga.

# whats-different
[friend: ”Detektiver gråter inte”, sa {friend}[!elder:  och bläddrade i blocket]. ”De letar efter det som är annorlunda. Torsdag. Maten borta. Grop på sängen, varm. Och sedan?”

Sedan … | Detektiver gråter inte, sa {child} till sig själv. De letar efter det som är annorlunda.

Vad hade varit annorlunda i går? Torsdag. Maten borta. Grop på sängen, varm. Och sedan …] {Child.He} hade blivit så glad, för det var den varmaste gropen hittills, och {child.he} hade velat göra något snällt. Och så hade {child.he} städat. {Child.He} hade slätat till överkastet och ställt tofflorna i par. Och i hallen på övervåningen stod en stor gammal byrå, med den nedersta lådan utdragen, den djupa, som var full av filtar. Det hade sett stökigt ut.

{child} hade satt foten mot lådan och skjutit igen den.

”Åh nej”, sa {child}. ”Åh nej, det var jag.”

# the-fluff-moved
{@She} sprang uppför trappan och lade handen mot den nedersta lådan. Träet var tjockt, och det kändes ingenting. Men i ena hörnet, i springan, satt en liten, liten tuss grå päls, och när {child} [friend: och {friend} ]höll andan rörde den sig. Den rörde sig ut, och in. Ut, och in.

Lådan gick trögt. {Child.He} tog tag i båda handtagen och drog, lite i taget, så att det inte skulle rycka i den.

I mörkret, längst in, på den mjukaste filten, öppnades två gula ögon.

# so-there-she-was
Så där var hon. Hon var mindre än {child} hade tänkt sig, och hon hade ett jack i ena örat. I fem dagar hade {child} sparat på saker att säga, och nu kom {child.he} inte ihåg en enda.

”Förlåt”, viskade {child.he}. ”Det var jag som stängde. Jag visste inte.”

{Child.He} sträckte inte fram handen. {Child.He} hasade bakåt, så att vägen till trappan blev fri[friend & !elder: , och drog {friend} med sig]. {Child.He} satte sig mot väggen, gjorde sig liten och tittade på sina knän.

Länge hände ingenting. Sedan gick det kvicka fötter förbi {child.him} och nerför trappan.

Nere i köket började det knapra. Det knaprade och knaprade. {child} satt och lyssnade på det och blundade.

# to-the-phone
{@She} blundade fortfarande när någon klev upp på {@her} ben.

Någon vände sig ett varv. Någon vände sig ett varv till. Och sedan låg det en tyngd i {@her} knä, och det mullrade så att det kändes rakt igenom tröjan. Mycket långsamt böjde {child} fingrarna, lågt, så som {child.he} hade övat, och en kall nos trycktes in i dem.

[friend: Utan ett ljud skrev {friend}: Fredag. Grop i {child}. VARM!!

]Där nere ringde telefonen. Köksdörren gick, och {@a} svarade.

”Hon är här, {neighbour}. Nej … Nej, {@she} kan inte komma till telefonen.”

# a-paw-came-out
På söndagen berättade {child} alltihop för {neighbour}, om lådan också, [elder & !friend: med {elder.short} intill, ]fast rösten skakade. {neighbour} lyssnade och stödde sig på sina kryckor.

”Jag har själv stängt in henne där två gånger”, sa hon. ”Jag hittade henne inte hälften så fort. Tisdagar och fredagar, kan [friend: ni|du] då? Hon vill nog veta hur det går efter skeppsbrottet.”[elder: 

”Jag med”, sa {elder.short}.]

Någon katt syntes inte till. Men när {child} gick förbi fåtöljen såg {child.he} gropen[friend: , knuffade till {friend}] och lade handen i den.

Den var varm. Och den här gången kom en tass fram under fåtöljen och klappade {child.him} på skon.

# @on
, på {elder}, som hade spunnit[elder2: , och {elder2}, som vägrat]
## if friend & !elder
, på [!friend.known: sin bästa vän ]{friend}, som hade spunnit
## if friend & elder
, på {elder}[elder2:  och {elder2}], som hade spunnit, och på [!friend.known: sin bästa vän ]{friend}, som hade bitits

# @a-first
{sitter}, som skötte {neighbour’s} trädgård,
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a
{sitter}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @A
{sitter}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @she
{child.he}
## if child.she
hon
## if child.he
han

# @She
{child.He}
## if child.she
Hon
## if child.he
Han

# @her
{child.his}
## if child.she
hennes
## if child.he
hans
