title: Tolv steg från snögubben
title: Kartan från i februari
title: Gräv där {@cat} ligger
guest friend: Samir (han), Elis (han)
guest neighbour: Gunvor (hon), Solveig (hon)
guest cat: Bosse (han), Rulle (han)

% {friend} flyttar; är det familjens vän reser {friend.he} bara bort över sommaren, och då är det juni. Katten är familjens, annars grannens {cat}.

# at-the-snowman
Det fanns en skatt nergrävd på ängen bakom husen[sport: , där man annars kunde {play sport}], och det var {child} som hade grävt ner den, tillsammans med {@friend}. Nu måste de ta upp den. Det var bråttom, för på lördag skulle {friend} [friend: åka till Växjö och vara där hela sommaren|flytta till Växjö], och de hade lovat att dela lika.

{child} vecklade ut kartan. {Child.He} hade ritat den själv i februari[school: , {at school}, fast det egentligen var matte].

”Börja vid snögubben”, läste {@he}.

De såg ut över ängen. Det var [friend: juni|maj]. Det var gräs och maskrosor överallt[city:  i {city}].

”Oj”, sa {friend}.

{child} läste fort vidare. ”Gå tolv steg mot den röda bilen. Gräv där {@cat} ligger.”

{@whose} {@Cat-he} låg på en solvarm trappa fyra hus bort.

# five-stones
”Vi hade en fin snögubbe i alla fall”, sa {friend}. {Friend.He} satte sig i gräset, men {friend.he} flög upp igen. ”Aj! Vad var det?”

Det var en sten. Bredvid låg en till. Och en till. Fem små stenar låg på rad i gräset, som knappar. {child} slängde sig ner och letade, och längst bort låg något svart och skrynkligt som en gång hade varit en morot.

”Det är han!” skrek {child}. ”Det är snögubben! Han har bara lagt sig!”

# the-red-car
Då var det bilen. {neighbour's} bil var blå nu.

”Den röda sålde jag på påsk”, sa {neighbour}, när de knackade på. ”Men den stod där, under björken. Det ser ni på fläcken, den läckte olja.”

Så de ställde sig vid snögubbens morot och vände sig mot fläcken under björken. {child} gick tolv steg. De började gräva.

De grävde ett hål till knäna. Där fanns jord. De grävde ett till bredvid. Där fanns också jord, och en mask.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] grävde ett eget. Där fanns ingenting alls.][pet.other:  {Pet} hade nog grävt bättre.]

”Tänk om någon har tagit den”, sa {friend}.

{child} sa ingenting. {Child.He} tänkte på lördag. Om de inte hittade skatten skulle {friend} åka till Växjö med hälften av ingenting.

# boots
”Dina fötter har nog vuxit”, sa {friend}. ”Det är därför. Du tar längre steg nu.”

{child} rusade hem. När {child.he} kom tillbaka hade {child.he} på sig vinterkängorna, de som var för små. Det klämde om tårna så att {child.he} gick som en anka. {Child.He} gick tolv steg. Det blev lite kortare. De grävde. Jord.

”Å nej”, sa {child}, och nu sjönk {child.he} ner på hälarna. Det fanns inget mer att pröva.

# it-had-been-cold
{child} blundade. {Child.He} försökte minnas hur det hade varit. Det hade varit kallt. {Friend} hade burit spaden och {child} kakburken. De hade pulsat, för snön hade gått till …

{child} öppnade ögonen.

”{Friend}! Det låg snö ända till låren! Man kom ju knappt fram!”

# through-nothing
{Child.He} hämtade mössan också, för säkerhets skull. Sedan ställde {child.he} sig vid snögubben igen, i solen och maskrosorna, och låtsades så mycket {child.he} kunde att det var snö. {Child.He} lyfte på ena knät, högt, högt[athlete: , högre än {athlete}]. {Child.He} satte ner foten en liten bit fram. {Child.He} lyfte på det andra. {Child.He} flåsade. {Child.He} pulsade.

”Fyra”, räknade {friend}. ”Fem. Ramla lite, du ramlade vid sex!”

{child} ramlade vid sex.

{neighbour} stod i fönstret med kaffekoppen[music:  och {music} på radion]. Tre hundägare hade stannat på gångvägen. Mitt på ängen i [friend: junisolen|majsolen] kom {@a-child} i mössa och pulsade genom ingenting alls, och det tog väldigt lång tid.

”Elva. Tolv!”

# scrape
{child} var inte ens halvvägs till hålen. Men där {child.he} stod växte gräset lite glest, som om någon hade grävt där förut.

De grävde med händerna. Inte djupt alls, så sa det skrap.

Där låg kakburken[elder: , den som {elder}[elder2:  och {elder2}] hade letat efter hela våren]. Den knarrade när de bände upp locket. Allt fanns kvar: sju kronor, fyra kulor, en nyckel som inte passade någonstans, och två mjölktänder i en tändsticksask.

De delade lika. Två kulor var. Tre kronor var, och den sista gav de till {neighbour} för hjälpen. {Friend} fick nyckeln, för i Växjö kunde det ju finnas något den passade till.

# two-teeth
Så var det tänderna.

”Vilken är din?” sa {friend}.

De såg precis likadana ut.

”Ta en du”, sa {child}. ”Då vet man inte. Det kan vara min.”

{Friend} lade den i fickan och knäppte knappen.

# where-to-begin
Sedan lade de en kula var i kakburken och grävde ner den på nytt, så att det skulle finnas något att hämta [friend: när {friend} kom hem igen|nästa sommar]. {child} ritade kartan. Den här gången skulle den bli ordentlig.

”Var ska man börja?” frågade {child.he}.

{Friend} såg sig omkring. {@Cat} hade kommit ut på ängen och rullat ihop sig bland maskrosorna. {@Cat-he} sov så tungt att det såg ut som om {@cat-he} tänkte ligga där jämt.

”Börja vid {@cat}”, sa {friend}.

Och det skrev {child}.

# @friend
{friend}
## if friend
{friend}, sin bästa vän

# @a-child
ett barn
## if child.she
en flicka
## if child.he
en pojke

# @he
{child.he}
## if child.she
hon
## if child.he
han

# @cat
{cat}
## if pet.cat
{pet}

# @whose
{cat} var grannen {neighbour's} katt.
## if pet.cat
{pet} var {child's} katt.

# @cat-he
han
## if pet.cat
{pet.he}
## if pet.cat & pet.she
hon
## if pet.cat & pet.he
han
