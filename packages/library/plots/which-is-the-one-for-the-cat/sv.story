title: Var ska katten ligga då?
title: En sorts kudde
title: Trä i ett och plåt i två
guest neighbour: Gunnel (hon), Berit (hon)

% Ramsan läser sig själv och får sin sista rad i sängen. Kling är bjällran i bollen.

# just-sat
{child's} katt {pet} hade blivit av med sin boll, den med bjällran i. Sedan dess gjorde {pet.he} ingenting annat än att sitta i den gröna gamla fåtöljen. {Pet.He} ville inte leka. {Pet.He} ville inte komma upp i {child's} säng på kvällen. {@He} bara satt.

Och nu skulle fåtöljen bort. Där bak hade den inga ben, och där fram kom magen ut.

Grannen, {neighbour}, kom med sin stora kärra. De lyfte upp fåtöljen, och upp hoppade {pet} och satte sig i den.

”Ner med dig”, sa {child}.

{Pet} blundade.

# like-a-queen
Så bar det i väg längs gatan. {neighbour} drog, {child}[adult:  och {adult}] sköt på[sport:  som när man ska {play sport}], och däremellan satt {pet} i den gröna fåtöljen, som {@crown} som ska inviga en affär.[friend:  Allra först gick {friend}[!friend.known: , {child's} bästa vän,] och ropade: ”Ur vägen för katten!”]

# one-two-three
På återvinningen stod en farbror i knallorange jacka. Han visste var allting[city:  {in city}] skulle ligga:

”Trä i ett och plåt i två, //
och det med stoppning ska trean få.”

Så fick han se {pet}. Han tittade på ettan. Han tittade på tvåan. Han tittade på trean.

”Men var ska katten ligga då?”

”Ingenstans!” sa {child}. ”{@He} ska bara gå ner.”

# cheese
{neighbour} höll fram en bit ost från sin smörgås. {Pet} åt upp osten. Och satt kvar.[music:  Farbrorn visslade {@song} för {pet.him}, och {pet} tyckte att det var mycket fint, och satt kvar.][elder:  {Elder} provade med ett snällt ord[elder2: , och {elder2} provade med att titta åt ett annat håll].]
## or
{neighbour} gick bakom träet och prasslade med smörgåspapperet. {Pet's} öron vände sig ditåt. Resten av {pet} satt kvar.[music:  Farbrorn visslade {@song} för {pet.him}, och {pet} tyckte att det var mycket fint, och satt kvar.][elder:  {Elder} provade med ett snällt ord[elder2: , och {elder2} provade med att titta åt ett annat håll].]

# a-cushion
Då tog farbrorn {pet} om magen med sina stora handskar och lyfte. Upp kom {pet}. Och upp kom fåtöljen, för {pet.he} höll fast i den med alla klorna.

”Den sitter fast”, sa farbrorn. ”Är det en sorts kudde?”

”MRRAO”, sa {pet}.

”Ingen kudde”, sa farbrorn och satte ner {pet.him} igen.

# closing-time
Då ringde det i en klocka över grinden. Klang, klang! Nu skulle de stänga.

”Åh nej”, sa {child}.

”Trä i ett och plåt i två”, sa farbrorn och kliade sig i huvudet. ”Men för en fåtölj med katt i har jag ingenting. Ni får ta hem den igen.”

”Uppför hela backen?” sa {neighbour}, och då fick hon lov att sätta sig på kärran.

# tink
Kärran gungade till. Fåtöljen gungade till. Och någonstans långt nere i den sa det: kling.

{Pet's} öron for upp.

{child's} huvud for upp.

”Gör så igen”, sa {child}.

{neighbour} reste sig, och satte sig en gång till. Kling.

{Pet} stack ner tassen i springan bredvid sitsen, så långt den gick. Sedan tittade {pet.he} på {child}. Tassen var för kort.

”Men {pet}”, sa {child}. ”Du sitter ju inte bara. Du väntar!”

# to-the-shoulder
{neighbour's} hand var för stor. Farbrorns var för stor till och med utan handske. Men {child's} arm var smal. Ner gick den, till armbågen. Ner gick den, ända till axeln, och kinden låg platt mot {pet's} sida.

{child} fick upp en strumpa. {Child.He} fick upp en sked. {Child.He} fick upp en halv pannkaka, mycket gammal.[school:  {Child.He} fick upp en penna som borde ha varit {at school}.]

”Trean för strumpan”, sa farbrorn. ”Tvåan för skeden. Pannkakan vet jag inte.”

{child} blundade och sträckte på fingrarna så långt det går med fingrar. Något runt. Något kallt. Där!

# three-then
Kling, kling, kling! Upp kom bollen med bjällran i.

{Pet} tog den i munnen. Sedan klev {pet.he} ner från fåtöljen, alldeles själv, och gick ut genom grinden med svansen rakt upp i luften[athlete: , som {athlete} med en guldmedalj]. Kling, kling, kling.

”Trean, då”, sa farbrorn. Och i åkte fåtöljen, med all sin stoppning, och det var det ingen som hade något emot.

{Pet} åkte hem på den tomma kärran, med bollen mellan tassarna.

# the-one
På kvällen gick {pet} runt, runt med bollen. Kling, kling. {Pet.He} letade efter ett ställe att ha den på, nu när fåtöljen var borta.

Kling, kling, upp kom {pet.he} i {child's} säng.

{Pet.He} snurrade ett varv. {Pet.He} snurrade ett till. {Pet.He} la sig vid {child's} fötter, med bollen under hakan, och började spinna.

Och {child} viskade, med ögonen nästan stängda:

”Trä i ett och plåt i två, //
och det med stoppning ska trean få …

Men katten, den ska sängen få.”

# @He
{Pet}
## if pet.he
Han
## if pet.she
Hon

# @crown
någon kunglig
## if pet.he
en kung
## if pet.she
en drottning

# @song
{music}
