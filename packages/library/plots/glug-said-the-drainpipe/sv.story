title: Glugg
title: Glugg, sa stupröret
title: Andra änden av repet
guest caretaker: Göran (han), Roland (han)
guest boy: Bram (han), Joar (han)

% Stuprörets ord för ja är glugg. Vännen, där en finns, är hemma sjuk den här veckan.

# full
Den här veckan ville ingen leka med {child}.

På måndagen frågade {child.he} dem som spelade fotboll om {child.he} fick vara med. ”Det är fullt”, sa de.

På tisdagen frågade {child.he} klubben bakom bänken. ”Det här är en hemlig klubb”, sa de. ”Vad gör ni i den?” sa {child}.[sport:  ”Ska ni {play sport}?”] ”Det är det som är hemligt”, sa de.

På onsdagen frågade {child.he} två pojkar som var hästar. ”Man kan bara vara två hästar”, sa hästarna.[friend:  Och {friend}[!friend.known: , som var {child's} bästa vän,] låg hemma hela veckan och hade prickar.]

Så på torsdagen stod {child} i ett hörn av skolgården[school:  vid {school}] med ett hopprep. Det var den långa sorten, den som det måste stå någon i båda ändarna på.

”Ingen vill leka med mig”, sa {child}.

# a-yes
Det hade regnat hela förmiddagen[city:  i {city}], och det sista rann fortfarande ner från skolans tak.

”Glugg”, sa stupröret.

{child} tittade på det. Det var grönt, och väldigt långt, och väldigt smalt.

”Vill du vara med?” sa {child.he}.

”Glugg.”

Det var det första ja {child.he} fick på hela veckan.

# you-are-new
{Child.He} knöt fast den ena repänden i stupröret, tog den andra, backade några steg och vevade[elder: , med stora armen, precis som {elder}[elder2:  och {elder2}]].

Klatsch, sa repet mot den våta marken. Klatsch. Klatsch.

”Du vevar inte så hårt”, sa {child}.

”Glugg.”

”Det gör inget. Du är ju ny.”

[music: {child} försökte med {@song}, men det gick för fort för ett stuprör. ]Till ett rep ska man ha en ramsa, så {child.he} hittade på en:

”Stuprör, stuprör, veva nu, //
vem ska hoppa? Är det du?”

Ingen svarade.

”Då är det bara vi”, sa {child}.

”Glugg.”

Klatsch. Klatsch. Klatsch.

# slap-slosh
Men det är svårt att gå förbi ett rep som går runt utan någon i. Vaktmästaren, som hette {caretaker}, kunde det inte. Han kom med en hink vatten, och repet var i vägen.

”Kan du sluta ett tag?” sa {caretaker}.

”Det kan jag”, sa {child}. ”Men han har precis fått in snitsen.”

{caretaker} tittade på stupröret. Han tittade på repet. Sedan kramade han om hinken och hoppade in. Klatsch-plask, klatsch-plask, klatsch-plask, och så var han ute på andra sidan, våt om ena strumpan.

”Det har jag inte gjort sedan jag var åtta”, sa {caretaker}.[athlete:  ”Och inte ens {athlete} gör det med hink.”] Och så gick han runt och gjorde det en gång till.

# a-line-to-the-gate
Sedan kom båda hästarna travande. ”Får hästar vara med?”

”Det får ni fråga honom om”, sa {child}.

”Glugg”, sa stupröret, och in sprang de, klipp-klapp.

Sedan kom hela den hemliga klubben, och sedan fotbollsspelarna, och kön gick ända bort till grinden, och alla ropade:

”Stuprör, stuprör, veva nu, //
vem ska hoppa? Är det du?”

”Ja!”
## or
Sedan kom den hemliga klubben fram bakom bänken. ”Vad gör ni i den här, då?” sa de.

”Det är inte hemligt”, sa {child}. ”Han säger det till alla.”

”Glugg”, sa stupröret, och in sprang de, hand i hand.

Sedan kom båda hästarna, klipp-klapp, och sedan fotbollsspelarna, och kön gick ända bort till grinden, och alla ropade:

”Stuprör, stuprör, veva nu, //
vem ska hoppa? Är det du?”

”Ja!”

# the-knot
Men då kanade den våta knuten ner längs röret, lossnade och föll i en pöl.

”Vem håller i änden?” sa {child}.

Alla tittade på sina skor. Alla ville hoppa. Ingen ville veva.

”Jaha”, sa fotbollsspelarna. ”Är det slut?” Och så gick de, och klubben gick, och hästarna gick, och {caretaker} gick för att byta strumpa.

”Stuprör?” viskade {child}.

Men allt regn hade runnit ur det. Det droppade inte ens.

# still-there
{child} tog upp repänden ur pölen. Då såg {child.he} att någon var kvar.

Han stod borta vid staketet. Han hette {boy} och var ny sedan i måndags, och han hade stått så still hela veckan att {child} hade trott att han väntade på någon. Händerna hade han i fickorna, men läpparna rörde sig. ”Stuprör, stuprör”, sa de.

# do-you-want-to
{child} gick dit. Det var långt att gå, för det kunde ju vara fullt.

{Child.He} höll fram den våta änden av repet.

”Vill du vara med?”

{boy} tittade på repet. Han blev röd. Han öppnade munnen och stängde den igen. Sedan sa han, mycket lågt:

”Glugg.”

{child} skrattade så att {child.he} tappade båda ändarna.

# at-a-gallop
Och {boy} kunde veva, han. Han var mycket bättre än stupröret. Klatsch, klatsch, klatsch, sa det, och det hördes över hela skolgården, och hästarna kom tillbaka i galopp.

”{child}, {boy}, veva nu, //
vem ska hoppa? Är det du?”

Och det skulle de, allihop.

# a-rest
På kvällen kom regnet tillbaka. {child} låg och lyssnade på hur det rann från taket och ner genom röret utanför[pet.dog / pet.cat: , och {pet} lyfte på ena örat och lyssnade också][pet.other: , och {pet} lyssnade också].

”I morgon ska jag vara med {boy}”, sa {child.he} till stupröret[friend: , ”och med {friend} när prickarna är borta]. [friend: |”]Så du kan vila dig.”

”Glugg”, sa stupröret, så tyst, så tyst.

# @song
{music}
