title: Tåget som hade napp
title: Nappen ska av
title: Vid spisen igen
guest friend: Tuva (hon), Melker (han)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”TUT!”, dunka-dunka och plopp; låt barnet göra dem, och det sista ”Tut” alldeles tyst. Passageraren (@e): den äldre, annars {adult}, annars {minder}.

# in-the-egg-cup
I dag skulle {child} lämna nappen.

{Child.He} hade bestämt det själv. Nappen skulle bo i äggkoppen {@on-the-shelf}. Inte i munnen. I äggkoppen.

{child} tog ut nappen. {Child.He} tittade på den.

Plopp! Så satt den i munnen igen.

”Du har den ju i munnen”, sa {friend}[!friend.known: , {child's} bästa vän].

”Mm-mm”, sa {child.he}. Det betydde nej.

”Jo”, sa {friend}. ”Kom, så leker vi tåg!”

# chairs-in-a-row
De ställde stolarna på rad i köket[school: , precis som {at school}]. {child} satt längst fram, för {child.he} var tåget. {Friend} satt bakom. Sist satt {@passenger}, med hatt och väska.[elder2:  Bredvid satt {elder2}, med en kudde.][pet.dog:  Under stolen låg [!pet.known: hunden ]{pet} och önskade sig korv.][pet.cat:  På en stol låg [!pet.known: katten ]{pet} och tänkte inte flytta på sig.][pet.other:  {Pet} fick vara station.][city:  Tåget gick från {city}.]

”Jag ska till havet”, sa {@e}.

”Jag ska till korvkiosken”, sa {friend}. ”Kör, tåget! Säg tut!”

”Mmf”, sa {child}.

# mmf
”Vad sa tåget?” frågade {@e}.

”Tåget sa mums”, sa {friend}.

”Mmf!” sa {child.he}.

”Tåget sa mus!” sa {friend} och drog upp fötterna.

”En mus?” sa {@e} och drog upp sina.

Då tog {child} ut nappen.

”TUT!” sa {child.he}.

# off-it-went
Och tåget åkte[athlete: , fortare än {athlete}]! Dunka-dunka, dunka-dunka. {Friend} gungade och {@e} gungade och hatten hoppade[music: , nästan som till {music}].

Plopp! Så satt nappen i munnen igen.

Tåget stannade.

”Är vi vid havet?” frågade {@e}.

”Nej”, sa {friend}. ”Vi är vid spisen.”

# the-cooker-again
{Child.He} tog ut nappen.

”TUT!”

Dunka-dunka, dunka-dunka.

Plopp!

Tåget stannade.

”Spisen igen”, sa {@e}.

# getting-off
{child} tog ut nappen en gång till. {Child.He} tittade på den länge. När nappen var ute, då åkte tåget. När nappen var inne, då stod det still.

”Nappen ska av”, sa {child.he}.

”Var ska den av?” frågade {@e}.

”Vid äggkoppen”, sa {child.he}. ”TUT!”

# bye-bye-dummy
Och tåget åkte, dunka-dunka, dunka-dunka, ända bort till hyllan. {@E} lyfte upp {child}, och {child} la nappen i äggkoppen, försiktigt, så att den låg bra.

”Hej då, nappen”, sa {child}.

”Hej då, nappen”, sa {friend}. ”Nu kör vi till korven!”

Och det gjorde de. De körde till korvkiosken, [sport: och de körde dit där man får {play sport}, ]och de körde till havet, och {@e} blev blöt om fötterna på låtsas.[elder2:  {Elder2} somnade på vägen och fick väckas.][pet.dog:  {Pet} fick en riktig korv.][pet.cat:  {Pet} åkte med till allting och låg kvar.][pet.other:  Sist stannade de hos {pet}, för där var det station.]

# an-empty-mouth
Sedan blev det kväll. {Friend} hade gått hem. {child} låg i {@bed}, och munnen var alldeles tom.

Munnen letade. Den letade på kudden. Den smakade på täcket. Täcket smakade täcke.

”Jag vill ha nappen”, sa {child.he}, och så kom det en tår.

{@E} satte sig på sängkanten.

”Den är i äggkoppen”, sa {@he}. ”Ska vi gå och titta till den?”

# one-pat
De gick ut i köket i mörkret. {@E} lyfte upp {child}. Där låg nappen. Den låg så bra som den hade gjort hela dagen.

{child} tittade på nappen. {@E} väntade. {@He} sa ingenting.

{Child.He} sträckte fram handen. {Child.He} klappade nappen. En gång.

”Sov gott”, sa {child.he}.

# the-train-goes-home
Sedan la {child.he} armarna om halsen på {@e}.

”Nu ska tåget hem”, sa {child.he}.

”Då får tåget säga till”, sa {@e}.

”Tut”, sa {child.he}.

Och tåget åkte, dunka-dunka, dunka-dunka, genom hallen och ner i sängen. {@E} stoppade om det på båda sidor.

# a-big-yawn
Då kom det en gäspning. Den var stor. Den var så stor att den behövde hela munnen, och hela munnen var ledig.

”Var är vi nu?” viskade {@e}.

”Framme”, sa {child.he}.

{Child.He} blundade. Det var tyst i köket. Det var tyst i hela huset.

”Tut”, viskade {child}, pyttelite.

Och så sov {child.he}.

# @on-the-shelf
på hyllan i köket
## if elder
på {elder's} hylla

# @passenger
{minder}, som passade {child.him}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @bed
sin säng
## if elder
sängen hos {elder}

# @e
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
