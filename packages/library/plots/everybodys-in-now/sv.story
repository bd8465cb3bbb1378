title: Den fjärde bilen
title: Ingen har flaggat av den
guest friend: Nora (hon), Pelle (han)
guest pet: Tussa (hon), Tusse (han)
guest elder: Maj (hon), Ragnar (han)
guest neighbour: Yvonne (hon), Berit (hon)

% Hunden är familjens, annars vännens; en katt kan också bära handdukar. {elder} är familjens, annars grannen som {child} sover hos.

# one-lap
Racerbilen kom klockan sju på kvällen, när {elder}[!elder: , grannen som {child} fick sova hos,] just hade hängt tvätten.

Den kom ut ur skogen där den gamla grusbanan[city:  utanför {city}] hade legat. Den var låg och grön och lerig ända upp över näsan, det satt ingen i den, och den körde ett varv runt {elder.short's} hus. Sedan körde den ett varv till.

”Vem är det?” sa {elder.short}.

”Ingen”, sa {child}.

”Då kan ingen vara snäll och akta mina pioner[elder2:  och {elder2's} sallad].”

# twelve-laps
När den hade kört tolv varv ringde {child} efter {friend}, som var {child.his} bästa vän[!friend:  och bodde närmast][adult: , och till {adult}, som satt på ett tåg och skulle ringa upp]. När {friend} kom var den uppe i tjugo. {@Pets} stod bredvid dem på trappan med svansen {@tail}. Varje gång bilen kom förbi saktade den in, såg på dem med sina små lyktor, liksom frågade något, och fortsatte.

”Jag vill åka”, sa {friend}. ”Ett varv. Det är allt jag begär av livet.[athlete:  Det och att få träffa {athlete}.]”

{child} ville inte åka. {Child.He} hörde hur det lät i motorn. Det hade börjat hosta, djupt nere. {Child.He} ville att den skulle få stanna.

# thirty-one
De provade att öppna grinden. {Elder.short} provade att stå på trappan och säga ”Så ja, nu räcker det” på det sätt som skulle ha fungerat på tjurar. Ingenting hjälpte.

På det trettioförsta varvet hände något. {Pet} hade tröttnat. {Pet.He} gick bort till tvättlinan och tog en kökshandduk, som {pet.he} brukade. {Pet} kunde inte se en handduk utan att bära den, och den som ville ha tillbaka den fick vänta tills {pet.he} sov. Nu kom {pet.he} {@ambling} längs huset med handduken hängande ur munnen, och i samma stund kom bilen runt hörnet.

Den bromsade så att gruset sprutade. Den stod still. Hela bilen darrade.

Sedan gick {pet} in bakom vinbärsbuskarna, och efter en stund började bilen rulla igen.

# scared-of-whom
”Den är rädd för {@kinds}!” sa {friend}. ”Vi sätter {pet} på gräset, där den ser {pet.him}!”

{Pet}, som hade gömt handduken i buskarna, fick sitta på gräsmattan med {child} bredvid. Bilen kom runt hörnet, såg på {pet} och saktade knappt in alls.

”Jaha”, sa {friend}. ”Då var det fel.” {Friend.He} sa det utan att skämmas. Det var en av de saker {child} tyckte om hos {friend.him}.

# black-and-white
{child} satt kvar i gräset och tänkte. Det hade inte varit {pet}. {Pet.He} var precis likadan nu som då, samma öron, samma svans. Det enda som var annorlunda var …

”{Elder.short}”, sa {child}. ”Vad är det för mönster på den där kökshandduken?”

”Rutigt”, sa {elder.short}. ”Svart och vitt. Hurså?”

Bilen kom runt hörnet, saktade in, frågade och for vidare.

”Den tror inte att den är framme”, sa {child} långsamt. ”Den väntar på flaggan. Ingen har flaggat av den.”

# an-orange
{child} visste hur det var. I våras hade {child.he} sprungit terrängloppet[school:  {at school}], och när {child.he} kom fram hade de rullat ihop målet. Snöret var nere, bordet var hopfällt, och {child} visste inte var {child.he} skulle sluta, så {child.he} sprang ända till cykelstället. Där stod {friend}. {Friend.He} hade väntat i fyrtio minuter med en apelsin[sport: , fast alla andra hade gått för att {play sport}]. {Friend.He} hade redan skalat den.

# it-was-raining
”Men vem glömmer att flagga av en bil?” sa {friend}.

{Elder.short} hade satt sig. {Elder.He} strök över förklädet, fast det var slätt.

”Det regnade”, sa {elder.he}.

De såg på {elder.him}.

”Jag var flaggvakt på grusbanan en gång. De saknade folk, och jag hade starka armar. Det skulle komma fyra bilar. Jag flaggade av tre.” {Elder.short} tittade mot vedboden, där det hostade. ”Det regnade något så förskräckligt, och kaffet var slut. Jag tänkte att den fjärde nog hade åkt hem.[elder2:  Det har jag aldrig sagt till {elder2}.]”

”Den har inte åkt hem”, sa {child}.

”Nej. Jag ser det.”

# three-corners
{Elder.short} reste sig. ”Var är handduken?”

Handduken var hos {pet}. {Pet.He} hade hämtat den igen, {pet.he} låg under vinbärsbuskarna med den mellan tassarna, och när {friend} tog i ett hörn så höll {pet} i de andra tre.

”De andra är blommiga”, sa {elder.short}.

Motorn hostade till, dog och kom igång igen. Ett varv kvar, tänkte {child}. Kanske inte ens det.

”Släpp, {friend}”, sa {child.he}. ”{Pet.He} ger den aldrig till den som drar.”

{Friend} släppte. ”Det ska vara {elder.short}”, sa {friend.he}. ”Det är ju {elder.he} som är skyldig den.”

# two-open-hands
{Elder.short} gick ner på knä i gräset. {Elder.He} drog inte. {Elder.He} höll fram två öppna händer och väntade.

{Pet} såg på {elder.him}. {Pet.He} vände på öronen. Borta vid vedboden hostade det, och {pet.he} lyssnade på det också, länge. Sedan reste {pet.he} sig, och för första gången i sitt liv lämnade {pet} ifrån sig en handduk. {Pet.He} lade den i {elder.short's} händer.

# number-four
{Elder.short} hann precis fram till grinden. När bilen kom runt hörnet stod {elder.he} där, rak i ryggen, och svängde den rutiga handduken i stora åttor så att {@flew} flög.

”I mål!” ropade {elder.short}. ”Fyra! Du är i mål!”

Bilen rullade förbi {elder.him}, långsammare och långsammare, fram till trappan, och där stängde den av. Det var så tyst att man hörde plåten svalna. {Pet} luktade på ett hjul. Sedan lade {pet.he} sig tätt intill, där det var varmast. {Friend} klappade den på näsan och bad inte om något varv.

# four-buns
{Elder.short} gick in[music: , med {music} på läpparna,] och kom tillbaka med kaffe och fyra bullar. Den fjärde lade {elder.he} på motorhuven.

”Vem vann?” {@asked}.

”Det vet vi inte”, sa {child}. ”Men nu är alla här.”

Innan {child.he} gick och lade sig hängde {child.he} ut handduken på grinden. Det började regna, men {child.he} lät den hänga.

# @pets
{Pet}, {friend's} hund,
## if pet.dog
{Pet}, {child's} hund,
## if pet.cat
{Pet}, {child's} katt,

# @tail
rakt ut
## if pet.cat
som en flaskborste

# @ambling
lunkande
## if pet.cat
trippande

# @kinds
hundar
## if pet.cat
katter

# @flew
dreglet
## if pet.cat
katthåren

# @asked
ropade {neighbour} från huset på andra sidan vägen
## if adult
frågade {adult} i telefonen
