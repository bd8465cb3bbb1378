title: Blockflöjtsklubben
title: Som om det var meningen
title: En väldigt tyst duett
guest friend: Bea (hon), Jonatan (han)
guest teacher: fröken Mört (hon), fröken Lake (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som kommer för att lyssna är {adult}, annars mormor eller farfar, annars {minder}. Pfff får blåsas, och knacka kan man göra på sängkanten.

# recorder-club
Varje torsdag efter [school: en dag {at school} | skolan] gick {child} till Blockflöjtsklubben, i det innersta rummet på [city: en fritidsgård {in city} | fritidsgården]. {Child.He} hade aldrig spelat en ton där, för Blockflöjtsklubben var egentligen en spionskola för barn, och den var det bästa som någonsin hade hänt {child.him}. Men vuxna fick inte veta det, och {child} hade berättat allt för {@first} ända sedan {child.he} lärde sig prata.

Det var {friend}[!friend.known: , {child’s} bästa vän,] som hade fått in {child.him}.

”Men varför blockflöjt?” hade {child} frågat utanför dörren.

”Lyssna”, sa {friend}.

Därinne spelade de Broder Jakob, och det lät som gäss som ramlar nerför en trappa.

”Det är ett kassettband”, sa {friend}. ”På alla dessa år har inte en enda vuxen öppnat dörren.”

# as-if-you-meant-it
{Teacher} var deras lärare, liten och grå i en liten grå kofta. Hon lärde {child} och de andra att gå över ett knarrigt golv utan ett enda knarr, och att gömma sig, och att lägga märke till saker. Men allra först lärde hon dem sin regel.

”Om ni blir påkomna”, sa {teacher}, ”så fortsätt som om det var meningen.”

Sedan lutade hon sig mot pianot, som stod på hjul. Det rullade i väg, och {teacher} hamnade på golvet. Hon lade benen i kors, knäppte händerna bakom nacken och tittade upp i taket, som om det var meningen.

# a-quiet-duet
Hemma väntade {@a} med maten.[pet.dog / pet.cat:  Under bordet väntade {pet}[!pet.known: , {child’s} {@kind},] på skinka.][pet.other:  {Pet} väntade också på mat.]

”Hur var det på flöjten?”

”Bra”, sa {child}.

”Vad gjorde ni?”

”Andades”, sa {child}, och det var sant. De hade andats bakom gardiner.

”Vad fint! Och när ska ni börja med fingrarna?”

”Nästa vecka.” Nästa vecka var det fingeravtryck.

{@duets}

”{Friend} och jag håller på med en”, sa {child}. ”Den är väldigt tyst.”

{@quiet}

”Man märker knappt att vi är i huset.”

# a-cold-potato
{@A} blev så glad att {@he} gick till sin garderob och kom tillbaka med en blockflöjt av trä i en ask.

”Den här hade jag när jag var i din ålder”, sa {@he}. ”Jag vill att du ska ha den.”

”Tack”, sa {child}, och någonting sjönk genom magen som en kall potatis. {Child.He} stoppade asken direkt i skolväskan[athlete: , den med {athlete} på,] och tog inte fram den mer.[pet.dog / pet.cat:  Den kvällen fick {pet} all skinkan.][pet.other:  {Child.He} gav {pet} mat och kunde inte äta något {child.himself}.]

”{@A} är stolt över mig för något som jag inte kan”, sa {child} till {friend}. ”Det är hemskt.”

”Du kan väl lära dig”, sa {friend}.

”När då? Jag är ju alltid på Blockflöjtsklubben[sport:  eller på {sport}].”

# hiding
Nästa torsdag övade de på att gömma sig. {Friend} stod instängd i städskåpet, och {child} låg under bordet, när bandet med Broder Jakob drog en lång suck och stannade.

Dörren öppnades, och in kom {@a}.

”Bry er inte om mig”, sa {@he}. {@He} gick tvärs över rummet och satte sig på stolen vid väggen. ”Jag kom bara för att höra er spela.”

{Teacher} öppnade munnen och stängde den igen. Bakom henne på tavlan stod det I DAG: GÖMMA SIG FÖR VUXNA. Mycket långsamt lutade sig {teacher} framför det.

{child} kröp fram från bordet. Om {@a} fick veta något skulle skolan få stänga, för alla, för alltid, och det skulle vara {child’s} fel. Händerna skakade. Det fanns bara en sak att göra: fortsätta som om det var meningen.

”God kväll”, sa {child}. ”Vi skulle just börja.”

# pfff
{Child.He} tog upp {@s} blockflöjt ur asken och blåste. Det lät pfff, som när en gammal hund lägger sig. {Child.He} blåste hårdare. Pfff. {Child.He} blundade[music: , tänkte på {music}] och gungade fram och tillbaka, så som riktiga musiker gör, tills luften var slut.

Då knackade det inifrån städskåpet. {Friend} såg ingenting därinne, men {friend.he} visste hur en vän låter som har det svårt. Pfff, blåste {child}. Knack, knack, gjorde {friend}. Pfff, knack, knack, och det var väldigt nära Broder Jakob.

# on-the-cupboard
”Och på städskåp”, sa {child}, ”{friend}!”

Skåpdörren svängde upp, och {friend} bugade med en mopp på huvudet, som om det var meningen.

# click
Till den allra sista tonen hittade {child} ett hål till, på baksidan, där tummen ska vara. {Child.He} hade aldrig hållit rätt i en blockflöjt förut. {Child.He} tryckte tummen mot hålet.

Klick.

Ett smalt vitt ljus lyste ut ur änden på flöjten, rakt på {@s} skor.

{child} tittade på ljuset. {Child.He} tittade på skorna. De hade gått hela vägen över det knarriga golvet utan ett enda knarr.

{Child.He} tittade upp på {@a}. {@A} tittade i taket.

{child} tog bort tummen, och ljuset slocknade.

”Ja, ser man på!” sa {@a} och klappade i händerna. ”Det hörs att ni får lära er ordentligt.” I dörren vände {@he} sig om. ”Det där pianot får man visst fortfarande se upp med, {teacher}.”

# not-a-note
{child} och {@a} gick hem tillsammans under gatlyktorna, och den kalla potatisen var borta.

”Har du gått i Blockflöjtsklubben?” sa {child}.

”I fyra år”, sa {@a}. ”Jag älskade den. Det enda svåra var min egen mamma. Hon var så stolt.”

De gick en bit till. Deras fötter hördes inte alls.

”Kan du spela, då?” sa {child}.

{@A} tänkte efter, riktigt ärligt.

”Inte en ton”, sa {@he}.

# @kind
katt
## if pet.dog
hund

# @duets
”Och blir det några duetter?”
## if elder & adult & !elder2
”Och blir det några duetter?” frågade {elder}, som var där på middag.
## if elder2 & adult
”Och blir det några duetter?” frågade {elder}, som var där på middag med {elder2}.
## if elder2 & !adult
”Och blir det några duetter?” frågade {elder2}, som också var där på middag.

# @quiet
”Hur tyst?”
## if elder2 & adult
”Hur tyst?” frågade {elder2}.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# picture 1
Som om det var meningen.

# picture 2
Någon har kommit för att höra dem spela.

# picture 3
Det har svängt upp.
