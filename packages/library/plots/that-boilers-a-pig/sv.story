title: En trollkarl på pannor
title: Säg bara det ni menar
title: En fyrkantig gris
guest pet: Peppar (hon), Oliva (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Katten är familjens egen; annars är det grannens. Den vuxna (@a) är {adult}, annars mormor eller farfar, annars {minder}, som bor hos dem. Från ”Äntligen” talar katten med barnets röst, och ganska förnämt.

# like-a-thing-with-teeth
{child} var {age}, och varje natt var det något som morrade i garderoben [athlete: med {athlete} på dörren, ]bredvid sängen. Det var bara värmepannan, men den morrade som något med tänder, och {child} var rädd. Det gick inte att säga till {@aa}, för {@a} kallade {child.him} ”min stora modiga {@kid}”.[friend:  Inte ens {friend}[!friend.known: , {child.his} bästa vän,] visste om det.] Den enda som hade fått veta var {@cat}.

# you-asked-for-a-wizard
Nu hade varmvattnet tagit slut, och {@a} hade ringt [city: över hela {city} ]efter hjälp. ”Skicka någon som är en riktig trollkarl på pannor”, hade {@he} sagt, och så ringde det på dörren, och där på mattan stod en trollkarl.

Han hade spetsig hatt, och skägget hade han stoppat innanför arbetsbyxorna.

”Ni bad om en trollkarl”, sa trollkarlen. ”På pannor.”

”Toppen”, sa {@a}. ”Akta katten.”

# that-boilers-a-pig
Trollkarlen tittade in i garderoben. Pannan morrade, och {child} ställde sig bakom {pet}.[elder & adult / elder2:  {@Others} kom in och ville titta.] Då tog trollkarlen fram ett trollspö, och det tändes i spetsen som ett stearinljus.

”Jag måste varna er”, sa han. ”Så länge det här brinner blir allting som ni säger sant. Så säg bara det ni menar.”

”Jadå”, sa {@a}. ”En sak kan jag säga, och det är att den där pannan är en riktig gris.”

Plopp, sa det. I garderoben stod en gris. Den var fyrkantig, och det gick rör in i den, och den sa ”nöff”.

# the-leg
{@A} stirrade. ”Nu drar du mig vid näsan”, sa {@he}.

”Om jag måste så”, sa trollkarlen, och han suckade, sträckte fram handen, tog {@a} om näsan och drog.

”Vad gör du?” ropade {@a} genom näsan.

”Det var ju du som sa det”, sa trollkarlen.

{child} skrattade så att {child.he} fick hålla sig i väggen. Då morrade grisen, precis som pannan, och {child.he} slutade.

# cat-got-your-tongue
”Vad tyst du blev, {child}”, sa {@a}. ”Vad är det? Vart katten tog rösten vägen?”

Plopp.

{child} öppnade munnen, och ur den kom ingenting alls.

”Äntligen”, sa {pet} med {child's} röst. ”Då så. Stolen vid fönstret är min. Torrfodret vill jag inte ha.[friend:  {Friend} ska komma varje dag och klia.][sport:  Jag har hört tillräckligt om {sport}.] Och när du sjunger [music: {music} ]i duschen skulle jag vilja att du slutade.”

{@A} satte sig på tvättkorgen.

{child} försökte ropa och fick inte ens fram ett pip.

# dont-help
”Aj då”, sa trollkarlen. ”Spöet är nästan slut. Och när det slocknar finns det ingenting att göra, för sagt är sagt.”

”Menar du att {child} aldrig mer kommer att prata?” sa {@a}. [elder2 & adult: [school: ”Inte ens {at school}?”]

”Bara katten?” sa {elder2}. | ”[school: Inte ens {at school}? ]Bara katten?”]

”Jag kommer att ha fullt upp”, sa {pet}.

”Ge tillbaka den!” ropade {@a}. ”Kom igen, {pet}! Hosta upp den!”

Plopp. {Pet} hostade upp en hårboll, på trollkarlens känga.

”Snälla ni”, sa trollkarlen, ”hjälp inte till.”

# what-that
Den lilla lågan sjönk. ”En röst går hem”, sa trollkarlen, ”när den säger det som ägaren verkligen menar. Vad är det [child.he: pojken][child.she: flickan][!child.he & !child.she: barnet] vill ha sagt?”

”{child} vill ha en kaka”, sa {@second}.

Ingenting hände.

{child} visste vad det var. Det var det som {child.he} aldrig hade sagt till {@a}. {Child.He} ställde sig på knä på mattan framför {pet} och tog {pet.his} ansikte försiktigt i båda händerna. {Child.He} pekade på garderoben. Sedan la {child.he} armarna om sig själv och skakade i hela kroppen.

{Pet} såg på {child.him} utan att blinka. ”Jaså, det?” sa {pet.he} tyst. ”Vill du att jag ska säga det till {@a}?”

{child} såg på {@a}. Sedan nickade {child.he}.

”Jag är rädd för pannan”, sa {pet} med {child's} röst. ”Jag är rädd varenda natt.”

# the-voice-is-home
Det kittlade till i {child's} hals, och rösten var hemma.

”Jag är rädd för pannan”, sa {child}, alldeles själv. ”Den morrar.”

{Pet} sa ”mjau” och såg mycket snopen ut.

{@A} satte sig på golvet. ”Men varför har du inte sagt något?” frågade {@he}.

”Du sa att jag var modig.”

{@A} la armen om {child}. {@He} tittade på trollspöet, och {@he} valde sina ord. ”Jag blir också rädd”, sa {@he}. ”Och du kan alltid säga det till mig.” Och eftersom spöet fortfarande brann blev det sant för alltid.

# one-spark
”Fort”, sa trollkarlen. ”Det är en gnista kvar. Vad ska den vara, den där pannan?”

{child} tittade på grisen, och {child.he} tittade på {pet}.

”Den är en panna med varmt vatten i”, sa {child.he} tydligt. ”Och den morrar inte. Den spinner.”

Plopp, sa det, och spöet slocknade.

Där stod pannan, vit och varm. ”Prrrr”, sa den, och {pet} gick in i garderoben, la sig ovanpå den och spann tillbaka.

# to-bits
Den natten låg {child} i sängen och lyssnade på dem båda två. {@A} stoppade om {child.him}. Sedan gick {@he} fram till fönstret och såg efter ordentligt att trollkarlens bil hade åkt.

”Åh, jag skulle kunna äta upp dig”, sa {@a}.

# @cat
{pet}, grannens katt, som kom in på nätterna och sov på {child.his} fötter
## if pet.cat
[!pet.known: katten ]{pet}, som sov på {child.his} fötter

# @kid
unge
## if child.he
kille
## if child.she
tjej

# @others
{elder}
## if elder2 & adult
{elder} och {elder2}
## if elder2 & !adult
{elder2}

# @second
{@a}
## if elder & adult
{elder}
## if elder2 & !adult
{elder2}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @aa
{minder}, som bodde hos dem
## if adult
{adult}
## if elder & !adult
{elder}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
