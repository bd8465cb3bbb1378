title: Jag ville inte säga något
title: Så snällt, sa snögubben

% Den stora (@a): {adult}, annars den äldre, annars den vuxna.

# as-cold-as-ice
Det hade snöat[city:  i {city}], och i {child's} trädgård stod en snögubbe. Han var alldeles ny. Han hade en morot, två knappar och en mun av russin.

{child} klappade honom på magen och blev förfärad.

”Han fryser!” sa {child.he}. ”Han är ju iskall!”

I {child's} trädgård skulle ingen behöva stå och frysa. {child} tog av sig sin egen halsduk och virade den om halsen på honom, tre varv.

”Blev det bättre?”

”Så snällt”, sa snögubben. ”Tack så hemskt mycket.”

# how-kind
{child} kände på magen. Den var lika kall.

Då hämtade {child.he} en mössa.

”Så snällt”, sa snögubben.

Magen var lika kall. Då hämtade {child.he} {@as} morgonrock, den tjocka.

”Så väldigt snällt”, sa snögubben. ”Det hade verkligen inte behövts.”

[friend: {Friend} kom springande med vantar, två par.

”Så snällt”, sa snögubben.

][elder: {Elder} [elder2: och {elder2} ]kom ut med en stickad filt.

”Så snällt”, sa snögubben.

][sport: Han fick strumporna som {child} har när man ska {play sport}. ][athlete: Han fick mössan där det står {athlete}. ][school: Han fick alla halsdukar som blivit kvar {at school}. ][music: Han fick höra {@song}, för att bli varm inuti. ][pet.dog: {Pet} lade sig på hans fötter, som en värmedyna. ][pet.cat: {Pet} satte sig på hans axel, som en pälskrage. ][pet.other: {Pet} tittade ut genom fönstret och var glad att få vara inne. ]Till slut syntes det nästan ingen snögubbe alls. Det var bara en morot som stack ut. Och under moroten sa det dropp.

”Gråter du?” sa {child}. ”Stackars dig, du måste vara alldeles genomfrusen.”

”Det är ingenting”, sa snögubben. ”Ni är så snälla.” Dropp.

# cocoa
Då hämtade {child} det allra snällaste som finns. {@A} hjälpte till. Det var en mugg varm choklad, så het att det rök.

Snögubben tittade länge på chokladen.

”Så snällt”, viskade han.

Och han drack upp den. Han drack upp alltihop, för att ingen skulle bli ledsen.

Då trillade näsan av.

Den ena knappen gled ner till knäna. Munnen gled ner till stället där knappen hade suttit. Han lutade lite åt vänster, och han var kortare än förut.

”Vad är det?” ropade {child}. ”Fryser du mer?”

Snögubben svarade inte. Han försökte le, men han hittade inte munnen.

# cheek
Nu blev {child} rädd. {child.He} lade armarna om honom, så långt de räckte, och lutade kinden mot hans.

Den var blöt. Och den var inte kall alls. Det var som när man står i en affär med overallen på.

”Är du för varm?” viskade {child}.

”Jag ville inte säga något”, viskade snögubben. ”Ni var ju så snälla.”

”Men vad vill du ha?”

Det hade ingen frågat honom förut. Han fick tänka efter.

”Lite drag, tack”, sa snögubben. ”Och så skulle jag vilja ha snö.”

# off
Av med mössan! Av med halsduken! {child} drog[friend: , och {friend} drog], och morgonrocken åkte av som skalet på en banan.

Sedan hämtade {child} snö bakom skjulet, där den var som kallast, en hel hink, och en hink till, och en till, och klappade fast alltihop. [elder: {Elder.short} [elder2: och {elder2.short} ]viftade med ett kastrullock, så att det drog. ]{child} satte dit moroten och knapparna och munnen, och så blåste {child.he} på honom tills det ilade i kinderna.

Och han växte. Han blev rak, och han blev rund, och han började knarra.

”Aaah”, sa snögubben. ”Där ja. Kallare. Lite till på ryggen, om det inte är för mycket besvär.”

”Det är inget besvär”, sa {child}. ”Det är lätt, när du säger till.”

# two-blankets
På kvällen kom stjärnorna fram, och det blev så kallt att luften knäppte. Snögubben stod barhuvad i trädgården med blåst i knapparna och kunde inte ha det bättre.

”Det är en kall natt”, sa {@a} och stoppade om {child}. Först med täcket. Sedan med en filt ovanpå täcket. Sedan med en filt till ovanpå filten.[pet.cat:  Sedan lade sig {pet} ovanpå den.][pet.dog:  Sedan lade sig {pet} ovanpå den.] ”Så. Är det skönt?”

Det var lika varmt som inuti en limpa. Men {@a} var ju så snäll.

”Ja, tack”, sa {child}.

Då råkade {child.he} titta ut genom fönstret. Snögubben tittade in. Mycket sakta skakade han på huvudet.

”Jag är för varm”, sa {child}.

”Vad bra att du säger till”, sa {@a}. Och {@a} tog bort den ena filten, och den andra, och ställde fönstret på glänt.

In kom ett litet smalt och kallt drag och gick tvärs över kudden.

”Aaah”, sa {child}.

”Aaah”, sa någon där ute.

# @song
{music}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
någons
## if adult
{adult's}
## if elder & !adult
{elder.short's}
