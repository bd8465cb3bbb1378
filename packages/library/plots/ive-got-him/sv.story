title: Dunsen som inte kom
title: Spindeln som tog emot
guest pet: Sotis (han), Tussan (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Duns sägs dovt. Aaa-TJO får barnet göra. ”Jag har honom” viskas.
% Den som kommer i dörren (@a) är mormor eller farfar där någon är vald, annars {adult}, annars {minder}.

# no-bump
{child} hade en liten grå elefant av tyg. Varje kväll låg elefanten på kudden, och varje kväll ramlade han ner i springan mellan sängen och väggen.

Duns, brukade det låta.

Men i kväll lät det ingenting[city: , inte i hela {city}].

{child} satte sig upp. Elefanten var borta från kudden. Men det hade inte kommit någon duns.

”{Pet}”, viskade {child}. ”Det dunsade inte.”

{Pet}[!pet.known: , {child's} [pet.cat: katt|hund],] låg på mattan. {Pet.He} lyfte ena örat. {Pet.He} tyckte också att det var konstigt.

# are-you
{child} tog ficklampan och kröp in under sängen. {Pet} kröp efter.

Där hängde elefanten, mitt i luften! Han låg på rygg i ett alldeles tunt nät, som i en hängmatta. Och bredvid satt en spindel. Hon var brun och lite luddig.

”Hej”, sa spindeln. ”Var det du som tappade honom? Jag tog emot.”

{child} backade lite. {Pet} backade lite mer.

”Är du farlig?” frågade {child}.

”Nej”, sa spindeln. ”Är du?”

{child} tänkte efter.

”Nej”, sa {child.he}. ”Jag är {age}.”

# gudrun
”Då så”, sa spindeln. ”Jag heter Gudrun. Jag tycker inte om när saker dunsar. De kan ju slå sig. Så jag fångar dem.”

[sport: ”Är det som {sport}?” frågade {child}.

”Nästan”, sa Gudrun. ”Fast med åtta ben.”

]Hon lyste upp av stolthet och pekade med fyra ben på en gång. I nätet hängde en pusselbit[school:  från {school}]. Där hängde en strumpa också[athlete: , och en bild på {athlete}], och ett russin.

”Mitt russin!” sa {child}.[friend: 

Längst in hängde en liten vante. Den var {friend's}[!friend.known: , och {friend} var {child's} bästa vän]. Hela vintern hade de letat efter den vanten, till och med i frysen.]

# the-sneeze
Nu blev {pet} nyfiken. {Pet.He} sträckte fram nosen. Snus, sa {pet.he} på strumpan. Snus, snus, sa {pet.he} på russinet. Snus, snus, snus …

Nätet kittlade.

Aaa-TJO!

Nätet for åt alla håll. Ner ramlade strumpan. Ner ramlade russinet. Ner ramlade elefanten.

Duns.

{Pet} la tassarna över nosen.

”Förlåt”, sa {child}, för {pet} kunde inte säga det själv.

# an-ear
”Det gör inget”, sa Gudrun. Sedan tänkte hon efter. ”Jo, det gör lite. Men jag kan spinna ett nytt, om ni hjälper mig. Du får lysa. Och du med nosen, får jag låna ditt öra?”

{child} lyste. Gudrun fäste en tråd i sängbenet. Hon fäste en tråd i väggen. Och så fäste hon en tråd i {pet's} öra, så att den inte skulle trassla.

{Pet} låg stilla. Nosen var stilla och tassarna var stilla. [pet.cat: {Pet} ville spinna, {pet.he} också, men det fick {pet.he} inte, för då darrade tråden. | Svansen ville vifta, men den fick inte.]

Runt, runt, runt gick Gudrun på sina åtta ben.

”Klart”, sa hon till sist och lossade tråden från örat. ”Nu får [pet.cat: du spinna|svansen].”

[pet.cat: Och {pet} spann, så att hela golvet surrade. | Och svansen viftade, så att dammet yrde.]

# again
{child} klättrade upp i sängen och puttade elefanten över kanten. {Child.He} lyssnade.

Ingen duns.

”Igen!” sa {child}.

De provade tre gånger. Det dunsade inte en enda gång.

# at-the-door
Då öppnades dörren.

”Men {child}”, sa {@first}. ”Vad gör ni?”

”Vi provar”, sa {child}.

[elder2: ”Jag hörde ingenting”, sa {elder2}, som stod bakom.

”Det är det som är bra”, sa {child}.

]”Och vad har {pet} på örat?”

”Lite nät”, sa {child}. ”{Pet.He} hjälpte till.”

{@A} stoppade om {child.him}.[friend:  Vanten fick ligga på stolen till i morgon, när {friend} skulle komma.] {@He} klappade {pet}[music: , nynnade lite på {@song}], och så släckte {@he} lampan.

# caught
{child} låg på kudden. Elefanten låg på kudden. {Pet} låg på mattan och andades långsamt.

Om en stund började elefanten glida. Han gled lite till. Och så ramlade han ner i springan.

Det hördes ingenting alls.

”Jag har honom”, viskade någon under sängen.

Men då sov {child} redan.

# @song
{music}

# @first
{minder}, som var barnvakt
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
