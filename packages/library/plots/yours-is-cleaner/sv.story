title: Tanden och grävmaskinen
title: Din är renare
guest elder: Bosse (han), Kurre (han)
guest driver: Jonna (hon), Vera (hon)
guest neighbour: Gunvor (hon), Roland (han)

% {elder} är familjens, annars en sorts gammelfarbror. I Sverige läggs tanden i ett glas vatten. Låt barnet känna efter vid ”Vick”.

# wobble
{child} hade en lös tand. {@first}, och hela morgonen hade {child.he} puttat på den med tungan. Vick. Vick.[sport:  Inte ens {sport} hade fått ut den.]

”Den är ute före läggdags”, sa {@who}. ”Och då ska den ligga i ett glas vatten.”

”Jag vet”, sa {child}. Det hade {child.he} väntat på {@long}[school: , och nästan alla {at school} hade redan fått göra det].

# the-rope
Men det var en sak till. I {elder's} trädgård stod en grävmaskin, för {elder} ville ha en damm. Hon som körde hette {driver}.[music:  I hytten spelade hon {music}.] {child} stod bakom repet med {@with}[elder2:  och {elder2}][friend:  och {friend}[!friend.known: , som var {child.his} bästa vän]], och åt ett äpple och tittade.

Ner gick skopan med sina fem stora ståltänder. Upp kom jorden. Runt svängde den, och DUNS, på högen.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] skällde på den varenda gång.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade stannat hemma, där ingenting sa duns.][pet.other:  {Pet} hade stannat hemma, där ingenting sa duns.]

”Lite åt vänster!” ropade {elder}.

”Det här är lite åt vänster!” ropade {driver}.

# bang
{child} tog en stor tugga av äpplet. Och just då slog grävmaskinen i en sten.

PANG!

{child} hoppade så högt[athlete:  (högre än {athlete})] att äpplet flög ur handen och rullade ner i gropen. Ner gick skopan. Upp kom jorden. Runt svängde den, och DUNS.

{child} kände efter med tungan. Det fanns ingen tand. Det fanns bara ett hål.

”STOPP!” skrek {child}. ”Min tand! Grävmaskinen har tagit min tand!”

# the-heap
{driver} stannade grävmaskinen på en gång, med skopan högt i luften. Alla tittade på jordhögen. Den var lika stor som redskapsboden.[city:  Större fanns det inte {in city}.]

”Den är väl där någonstans”, sa {elder}. Det lät inte som om {elder.he} trodde det.

Underläppen började darra på {child}. ”Om den inte ligger i ett glas så räknas den inte”, sa {child.he}.

# found-it
”Då får vi leta”, sa {elder} och hämtade durkslaget. Och så letade de allihop efter något som var mycket litet och mycket vitt.

”Här är den!” ropade {@a}. Men det var en sten.

[friend: ”Här är den!” ropade {Friend}. Men det var en bit äggskal.

]”Här är den!” ropade {driver}. Men det var en snigel, och den var inte glad.

[pet.dog: {Pet} hittade också något. Men det var en mask, och den åt {pet.he} upp.

]”Här är den!” ropade {elder}.

”Är det sant?” sa {child}.

”Min tesked!” sa {elder}. ”Jag har rört med gaffel sedan i påskas.”

# on-the-grass
Men någon tand hittade ingen. Det var så mycket jord, och tanden var så liten. {child} gick och la sig på rygg i gräset vid repet och tittade upp.

Där uppe stod grävmaskinen och gapade mot himlen med skopan, som en stor mun. Tänder hade den också. En. Två. Tre. Fyra. Och på den femte satt det något runt och grönt.

{child} satte sig upp.

# biting
”Jag bet”, sa {child.he}.

”Va?” sa {@a}.

”När det small. Jag bet ju! Så tanden är inte i jorden. Den sitter i mitt äpple!” {child} flög upp och pekade. ”Och grävmaskinen har tagit mitt äpple! Den har det på tanden!”

Alla slutade titta neråt och tittade uppåt.

”Nu kan ni gräva ner mig”, sa {elder}.

# cleaner
{driver} klättrade upp i grävmaskinen igen. Ner kom skopan, långsamt som en gäspning, tills den låg med hakan i gräset. Sedan stängde {driver} av motorn och lyfte på repet, och {@a} och {child} gick fram, hand i hand.

Där satt äpplet, på en jättestor tand. Och i äpplet satt en pytteliten vit.

”Min tand!” sa {child}. {Child.He} vickade loss den och höll upp den bredvid grävmaskinens.

”Din är renare”, sa {driver}.

”Tappar grävmaskinen också tänder?” frågade {child}.

”Den tappade två förra året.”

”La ni dem i ett glas vatten?”

”Vi hittade inget glas som var stort nog”, sa {driver}.

# the-teaspoon
Sedan drack de te allihop på kanten av gropen[elder2: , och {elder2} bjöd på kakor]. {Elder} rörde i sitt te med teskeden. Sedan rörde {elder.he} i alla andras också.[friend:  {Friend} ville se hålet i {child's} mun, och sedan ville {friend.he} se det en gång till.]

# chin-on-the-grass
Den natten sov {child} i lilla rummet hos {elder}. Tanden låg i sitt glas bredvid sängen, och den räknades.[pet.cat/pet.other:  I morgon skulle {child.he} berätta alltihop för {pet}.] Utanför fönstret sov grävmaskinen också, med hakan i gräset.[pet.dog:  {Pet} låg med hakan på mattan.]

”God natt, grävmaskin”, sa {child}.

”God natt, {child}”, sa {@night} och släckte.

{child} låg och kände på hålet med tungan. Det var mjukt och alldeles nytt. Sedan kände {child.he} på tanden bredvid. {Child.He} puttade på den, bara lite grann.

Vick.

# @first
Det var {child.his} allra första
## if age>=7
Det var den bästa hittills

# @long
i hela sitt liv
## if age>=7
i flera veckor

# @who
{elder}, som var en sorts gammelfarbror
## if elder
{elder}

# @with
{neighbour} från huset bredvid
## if adult
{adult}

# @a
{neighbour}
## if adult
{adult}

# @night
{elder}
## if adult
{adult}
