title: Se upp i backen
title: K-ordet
title: En fin dörr
guest pet: Bosse (han), Frasse (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Hunden är familjens egen; annars är det grannens. Den som ropar är {adult}, annars mormor eller farfar, annars {minder}. K-ordet sägs alldeles tyst, varje gång.

# the-tooth
{child's} [age>=7: lösa tand|allra första tand] hade just lossnat, i en tugga äpple, och hoppat ner i det höga gräset i trädgården[city:  {in city}].[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade redan en glugg och kunde vissla i den.] {child} ville ha tanden under kudden i natt[school: , och sedan skulle den visas {at school}]. Men tanden var så liten, och det var så mycket gräs.

# the-s-word
{@Pet} hjälpte till att leta. {Pet} kom aldrig när man ropade. Sa man ”kom hit” hörde {pet.he} ingenting. Men sa man ”korv”, alldeles tyst, tre rum bort, då kom {pet}.

”Bad om tio minuter!” ropade {@a} från köksfönstret[music:  och nynnade på {music}]. ”Gissa vad det blir till middag. Det är K-ordet.”

{Pet} spetsade öronen.

”Oj då”, sa {@o}. ”Nu kan {pet} det ordet också.”

# as-small-as-an-ant
{child} lade sig på magen med näsan i gräset. {Child.He} hade en klump i halsen.

”Om jag var liten som en myra”, sa {child.he}, ”då skulle jag hitta den.”

{Pet} tyckte synd om {child}, så {pet.he} slickade {child.him}, hela vägen från hakan till håret. Och {child} krympte, tills gräset stod runt {child.him} som höga gröna träd.

# one-lick
Då kom det en myra, precis lika stor som {child}, och bar på en smula.

”Se upp i backen”, sa myran.

”Ursäkta”, sa {child}. ”Jag har blivit liten.”

”Blev du slickad?” sa myran.

”Ja.”

”Då är det därför. En slick, så är man liten. En slick till, så är man stor. Se upp i backen.”

# lovely-door
Då var det ju ingen fara. Och där, under en tusensköna, låg {child's} tand. Den var vit och blank och stor som ett kylskåp. {child} slog båda armarna om den.

Myran lade ner sin smula och tog tag i andra änden.

”Fin dörr”, sa myran. ”Vi behöver en dörr.”

”Det är ingen dörr”, sa {child}. ”Det är min tand.”

”Den är platt och den låg här och skräpade”, sa myran. ”Dörr.”

# so-it-did
”Men den har suttit i mig!” sa {child} och gapade så stort det gick.

Myran stack in hela huvudet för att titta efter.

”Det har den visst”, sa myran där inifrån. ”Vilket stort hål. Drar det inte?”

Den släppte tanden. ”Fast jag lovade att ha med mig något hem”, sa den sorgset.

”Jag ska ge dig något mycket bättre”, sa {child}. ”Jag måste bara bli slickad först.”

# click
Just då skakade marken. Det var {@s} tofflor, stora som två bussar.

”{child}! Bad!” ropade {@a}, högt uppe i himlen. {@He} tog {pet} i halsbandet och gick in för att leta där, och dörren sa klick.

”{@A}!” ropade {child}. ”{Pet}! Jag är här!”

[sport: Det var ett sådant rop som man ropar på {sport}. ]Men ropet var inte större än en myra, och ingen kom. Det var så långt till huset[athlete: , även för {athlete}], och {child} ville till {@a}. Två tårar rann nerför kinderna.

# sausage
Då kom {child.he} att tänka på ordet som {pet} alltid hörde.

{Child.He} klättrade ända upp på tanden, satte händerna runt munnen och sa det, alldeles tyst.

”Korv.”

Inne i huset ramlade något omkull.

”Korv”, sa {child}.

Inne i huset skällde någon.

”Korv”, sa myran, som tyckte att det såg roligt ut.

# nobody-said-it
Dörren flög upp med en smäll.

”Men {pet}!” ropade {@a}. ”Ingen har sagt det! Jag har inte sagt det!”

[elder & adult & !elder2: ”Inte jag heller!” ropade {elder.short}.][elder2 & adult: ”Inte vi heller!” ropade {elder} och {elder2}.][elder2 & !adult: ”Inte jag heller!” ropade {elder2}.]

Men här kom {pet}, duns, duns, duns, genom gräset. Ner kom nosen, svart och våt och stor som en bil. Den sniffade åt vänster. Den sniffade åt höger. Den sniffade på tusenskönan.

Slurp!

# ive-had-my-bath
De höga gröna träden krympte och blev gräs igen. Och där på gräsmattan satt {child}, blöt överallt, med en tand i handen.

”Där är du ju!” sa {@a}. ”Så blöt du är!”

”Jag har badat”, sa {child}.

# under-the-daisy
Det blev korv till middag.[friend:  {child} försökte vissla i gluggen, som {friend}, och det sa pfff.] {child} sparade sin sista bit korv och lade den under tusenskönan.

”Se upp i backen”, viskade {child.he}.

# my-little-sausage
Sedan kröp {child.he} ner i sängen, med tanden under kudden och tungspetsen i gluggen. Det drog inte alls. {@A} stoppade om {child.him} och skruvade ner lampan.

”God natt”, viskade {@he}, alldeles tyst. ”God natt, min lilla korv.”

Då kom {pet}.

# picture 2
myran tycker att den är fin
# @pet
grannens hund {pet}, som bodde hos dem så länge,
## if pet.dog
[!pet.known: hunden ]{pet}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @o
{@a}
## if elder & adult
{elder} bakom {adult}
## if elder2 & !adult
{elder2} bakom {elder.short}

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
