title: Jaha
title: Träd nummer tre
title: Så naturligt!
guest teacher: Solveig (hon), Berit (hon)
guest troll: Vilgot (han), Elof (han)

% ”Jag är så arg” är repliken och sanningen. ”Jaha” sägs fyra gånger: av {troll}, i hans förklaring, av trollet på bron och i sängen.

# so-natural
”JAG ÄR SÅ ARG!” skrek träd nummer tre.

Trollet ramlade av bron. Alla i gympasalen[school:  {at school}] vände sig om. Sedan började {teacher}, som var deras lärare och bestämde över pjäsen, att klappa i händerna.

”Så naturligt!” ropade hon. ”Hörde du, {troll}? Precis så ska trollet låta!”

”Jag spelar inte!” skrek {child}, för det var {child} som var träd nummer tre. ”Jag är arg på RIKTIGT!”

”Bravo!” ropade {teacher}, och nu klappade hela klassen.[friend:  Till och med {friend} klappade, {child's} bästa vän och den [pet.dog: största | minsta] av bockarna.][elder:  {Elder}, som skötte strålkastaren och inte fick flytta den, blinkade med den.][pet.dog:  Bara {pet}[!pet.known: , {child's} hund,] som var inlånad som minsta bocken, lade öronen bakåt.][pet.cat:  Bara {pet}[!pet.known: , {child's} katt,] som följde trollets svans överallt, kröp in under bron.]

# tree-three
{child} stod där med kvistar på huvudet, och magen kokade. De hade dragit lappar om rollerna. I tre veckor hade {child} övat på trollet, framför spegeln, med svans[sport: , fast alla andra var ute för att {play sport}].[pet.other:  {Pet} hade fått vara publik och hade inte klappat alls.] Och så drog {child.he} TRÄD 3. Träd 3 stod längst bak i mörkret och sa en enda sak, och det var ”sus”. Det var {troll} som drog trollet. Och vad sa {troll} när han vecklade upp sin lapp?

Han sa: ”Jaha.”

Jaha! Som om han hade dragit en gammal strumpa!

{child} hade frågat om de inte kunde byta.

”Lottat är lottat”, hade {teacher} sagt.

Och nu stod {troll} på bron varje dag och sa ”jag är så arg” ungefär som man säger ”kan du skicka potatisen”.

# nobody-believes
Det värsta var att ingen trodde på {child}. I matsalen slog {child.he} näven i bordet så att ärtorna hoppade.

”Jag är så arg!”

”Oj, så bra!” sa mattanten och gav {child.him} en extra pannkaka.

I korridoren stampade {child.he} så att skåpen skallrade.

”Jag är så ARG!”

[elder: {Elder} klev ner från sin stege och klappade. | Vaktmästaren klev ner från sin stege för att kunna klappa.]

Ju argare {child} blev, desto mer klappade de.

# behind-the-curtain
Så kom kvällen när pjäsen skulle spelas. Bakom ridån luktade det damm och smink.[music:  På pianot spelade någon {music} medan folk satte sig.] Där ute satt alla föräldrar.[elder2:  {Elder2} satt i mitten.] Längst fram, på golvet, satt hela förskoleklassen. {child} stod på sin plats i mörkret. Då kom {troll}, med svansen i handen.[pet.dog:  {Pet} morrade åt den.][pet.cat:  {Pet} kom efter.]

”Hur gör du?” viskade [pet.dog / pet.cat: {troll} | han]. ”När du låter så där arg.”

”Jag gör ingenting”, väste {child}. ”Jag är arg.[pet.dog / pet.cat:  Fråga {pet}.]”

{troll} tittade länge på [pet.dog / pet.cat: {pet} | {child.him}].

”På riktigt”, sa han. Och han klappade inte. ”På vem då?”

”På dig! Du fick trollet, och det enda du sa var jaha!”

”Det var ju för att jag var så arg”, sa {troll}.

”Va?”

”Jag ville vara träd tre. Det var det enda jag ville. Man får stå längst bak, och man behöver bara susa. Och så drog jag trollet, och då blev jag så arg att jag bara fick fram jaha.”

”Var det där arg?”

”Det är det argaste jag har sagt i hela mitt liv”, sa {troll}.

Då började de skratta, så att kvistarna skakade och de fick hålla för munnen. När {child} hade skrattat färdigt kokade det ingenting i magen längre.[pet.dog:  {Pet} lyfte öronen igen.]

# laughed-up
Ridån gick upp.

Bockarna kom trampande över bron, tripp, trapp, tripp, trapp. [elder: {Elder} tände strålkastaren | Strålkastaren tändes], och i ljuset stod trollet.

{troll} öppnade munnen. Det kom ingenting.

Salen väntade. Bockarna väntade, med en klöv i luften. {troll's} knän skakade så att svansen hoppade.

Jag säger det åt honom, tänkte {child}. Jag skriker det härifrån, ur mörkret, det kan jag ju. {Child.He} drog in luft, ända ner i magen, och letade efter ilskan.

Den var borta. {Child.He} hade skrattat upp den.

”Jag är så arg”, sa träd nummer tre, ungefär som man säger ”kan du skicka potatisen”.

Någon fnissade. {troll's} ögon blev blanka.

# the-tree-walked
Då gjorde träd nummer tre något som träd aldrig gör. Det gick. [elder: Och {elder}, som inte fick flytta strålkastaren, flyttade den. | Det gick rakt fram i strålkastarljuset.] {child} lyfte av sig kvistarna och satte dem på {troll's} huvud. {troll} knöt av sig svansen och gav den till {child}.[pet.cat:  I andra änden hängde {pet}.] På första raden reste sig {teacher} till hälften. Sedan satte hon sig igen.

{troll} backade in i mörkret.

”Sus”, sa han. Aldrig hade ett träd susat så lyckligt.

# the-small-word
Och {child} var trollet. Alla väntade, och {child.he} var inte arg, inte det minsta. Men nu visste {child.he} hur det lät när det var som argast.

{Child.He} gick fram till kanten av bron. {Child.He} böjde sig ner mot [pet.dog: {pet} | den minsta bocken]. Och alldeles lågt, nästan vänligt, sa {child.he}:

”Jaha.”

Det gick en rysning genom hela salen[city: , och kanske genom halva {city}]. {@sat}[pet.cat:  {Pet} släppte svansen.]

”Jaha”, sa trollet. ”Det är alltså ni som trampar på min bro.”

”Det trollet är argt på riktigt”, viskade någon i förskoleklassen och kröp in under en jacka.

# not-at-me
Efteråt klappade alla så länge att {child} och {troll} fick buga fem gånger, trollet med svans och trädet med kvistar.[athlete:  Så klappar de annars bara åt {athlete}.] När de skulle gå hem stod {teacher} vid dörren. Hon såg orolig ut.

”{child}”, sa hon. ”Du är väl inte arg på mig?”

”Nej då”, sa {child}. ”Jag spelade.”

# now-a-tree
Den kvällen låg {child} i sin säng, och svansen hängde på stolen. {@lamp}

”Jaha”, sa {child}, alldeles lågt.

[elder: {Elder's} hand | Handen] stannade i luften.

”Är du arg?”

”Nej”, sa {child} och drog upp täcket. ”Nu är jag träd.”

Lampan slocknade. Utanför fönstret blåste det lite i mörkret, och inne i mörkret låg träd nummer tre alldeles stilla.

”Sus”, sa det.

# @lamp
Någon sträckte sig efter lampan. ”Nu släcker jag.”
## if adult & !elder
{Adult} sträckte sig efter lampan. ”Nu släcker jag.”
## if elder
{Elder} sträckte sig efter lampan. ”Nu släcker jag den här också.”

# @sat
Den minsta bocken[friend: , som var {friend},] satte sig.
## if pet.dog
Den minsta bocken satte sig, och det gjorde {pet} aldrig hemma.
## if pet.dog & friend
Den största bocken, som var {friend}, satte sig. Den minsta satte sig, och det gjorde {pet} aldrig hemma.
