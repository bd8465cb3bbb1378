title: Elefanten längst fram
title: En tröja att växa i
title: Håll i min svans
guest teacher: Pernilla (hon), Gunilla (hon)
guest jay: Love (han), Ville (han)
guest nell: Nova (hon), Tilde (hon)
guest minder: Bea (hon), Siv (hon)

% onlyAsked: första dagen. @a: {adult}, annars den äldre, annars {minder}, vid namn varje gång. Svenska skolor har inga skolkläder: här är det fröken som har stickat.

# no-hands
Första dagen [school: i {school}|i skolan] hade {child} inga händer.

Vid frukosten hade {child.he} haft två. Men sedan drog {@a-first} på {child.him} den nya skoltröjan, och händerna åkte in i ärmarna och kom inte ut.

Tröjan var grå och hade kommit med posten. Det var fröken som hade stickat den. Hon hade stickat en till varje barn, och hon hade inte träffat ett enda av dem.

”Den är för stor”, sa {child}.[sport:  ”Jag kan inte {play sport} i den.”]

”Du växer i den”, sa {@a} och vek upp ärmarna. Flopp. De åkte ner igen.

Hela vägen till skolan försökte {child} växa.

”Har jag växt nu?” frågade {child.he}.

”Inte sedan brevlådan”, sa {@a}.

# a-wobble
Vid dörren till klassrummet fick {child.he} en [adult / elder: puss|kram].

”Men om jag behöver mina händer?” sa {child}.

”När du behöver dem kommer de fram”, sa {@a}. Sedan vinkade {@a} och gick, och {child} stod där med något darrigt i magen.

# not-a-hand
Allt i skolan behövde man händer till. Det fanns en krok, och jackan gled av den. Det fanns en penna, och den rullade sin väg. Det fanns en banan, och den gick inte att komma in i.

”Räck upp handen, alla som tycker om sagor!” sa fröken, som hette {teacher}.

{child} räckte upp handen. Flopp, sa ärmen och föll ihop. {Child.He} såg sig om, och på hela mattan var det långa grå ärmar. Flopp, flopp, flopp. Alla hade fått en tröja att växa i. Det fanns inte en hand i hela rummet.

# hold-hands
Sedan var det dags att äta. Matsalen låg längst bort i en lång korridor, och den bullrade så att det hördes ända hit.

”Ta varandra i hand, två och två”, sa {teacher}.

Men det kunde ingen.

”Jag hittar inte min”, sa en pojke som hette {jay}.

”Jag har inga”, sa en flicka som hette {nell}, och läppen darrade. ”Jag vill hem.”

Hon började gråta. Då började {jay} gråta, och sedan grät det längs hela ledet. {teacher} sprang och vek upp ärmar, men när hon kom till de sista åkte de första ner igen. Flopp!

# a-trunk
Nu kom det darriga upp i {child}, från magen ända till hakan. {Child.He} lyfte armen för att torka sig om näsan, och ärmen gungade fram och tillbaka framför ögonen. Den var lång. Den var grå. Den slängde längst ut.

{child} tittade på den. Det var ingen arm utan hand. Det var en snabel.

{Child.He} lyfte den så högt {child.he} kunde.

”TÖÖÖÖT!” sa {child}.

Alla slutade gråta för att höra vad det var.

# hold-my-tail
”Jag är en elefant”, sa {child}. ”Elefanter har inga händer. De håller med snabeln.”

{nell} tittade på sin ärm. Hon svängde på den. ”Tööt”, sa hon, mycket litet.

”Håll i min svans”, sa {child} och vände sig om. Tröjan var för lång där bak också, så det fanns gott om svans. {nell} tog tag i den. {jay} tog tag i {nell’s}.[friend:  {Friend}[!friend.known: , som var {child’s} bästa vän,] tog tag i {jay’s} och tutade högst.] Tööt! Tööt! Tööt!

{teacher} drog ner sina egna ärmar över fingrarna. ”TÖÖÖÖT!” sa {teacher}, och så tog hon den allra sista svansen.

# stamp-stamp
Och i väg gick de, stamp, stamp, stamp, [music: i takt till {@song}, ]genom hela den långa korridoren, och främst gick {child}. Alla stora barn lade ner gafflarna för att titta[athlete: , som om det var {athlete} som kom]. Rektorn ställde sig mot väggen och släppte förbi elefanterna.[city:  Så många elefanter hade det aldrig funnits i {city}.]

# pasta
Det var pasta. Ingen kan äta pasta med snabel. {child} var så hungrig att {child.he} tryckte och tryckte, och ut kom händerna.

# i-need-them-long
När skolan var slut stod {@a} och väntade.

”Ge mig tröjan, så syr jag upp ärmarna i kväll”, sa {@a}. ”Då får du händer.”

”Nej”, sa {child} och gömde armarna bakom ryggen. ”De måste vara långa i morgon. Jag är elefanten längst fram.”

# both-of-them
På kvällen hängde tröjan över en stol, och snablarna räckte nästan ner till golvet.[pet.dog / pet.cat:  {Pet} luktade länge på dem.][elder & adult:  {Elder}[elder2:  och {elder2}] hade fått höra alltihop i telefon.][elder2 & !adult:  {Elder2} hade fått höra alltihop i telefon.]

”Tööt”, sa {child} till den, alldeles tyst[pet.other: , för att inte väcka {pet}].

Sedan kom {@a} för att säga god natt. Då behövde {child} sina händer, så de kom fram, båda två, och lade sig om halsen på {@a}.

# @a-first
{minder}, som passade {child.him},
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

# @song
{music}
