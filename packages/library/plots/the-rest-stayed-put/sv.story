title: {Pet} ligger kvar
title: Någon på kudden
title: Kokt spagetti

% @g är den som hjälper till: far- eller morförälder, annars den som läser, annars den vuxna.

# somebody-there
Det var kväll[city:  i {city}]. {child} [!short: hade borstat tänderna och tagit på sig pyjamasen. Nu skulle {child.he} bara|skulle] lägga huvudet på kudden.

Men där låg redan någon.

Någon stor. Någon luden. Någon med gröna ögon och en svans som räckte ända ut över kanten.

”{Pet}!” sa {child} till sin katt. ”Det där är min kudde.”

”Prrr”, sa {pet}. Och så låg {pet.he} kvar.

# asked-nicely
{child} böjde sig ner och viskade i {pet.his} öra:

”Flytta på dig, snälla {pet}.”

Örat flyttade på sig. Lite grann.

Men resten av {pet} låg kvar.

# like-a-king
Då tog {child} tag i kudden. {child.He} drog och drog[sport: , så som man drar när man har tränat på att {play sport}]. Kudden åkte över hela sängen, från den ena änden till den andra. Och {pet} åkte med, som en kung på en släde.

Katten tyckte att det var trevligt att åka.

”Prrr”, sa {pet}. Och så låg {pet.he} kvar.[athlete:  Inte ens {athlete} hade fått ner {pet.him}.]

# spaghetti
”Hjälp!” ropade {child}. ”{Pet} har fastnat!”

{@G} kom[elder2:  med {elder2} efter sig]. [!short: {@G} tittade på {pet}. Sedan kavlade {@g} upp ärmarna.|{@G} kavlade upp ärmarna.]

”Jaså, minsann”, sa {@g}. ”Då får vi väl lyfta.”

Först lyfte {@g} där fram. Då låg rumpan kvar.

Sedan lyfte {@g} där bak. Då låg huvudet kvar.

Sedan lyfte {@g} på mitten. Då hängde {pet} ner på båda sidor, som en blöt handduk. Och så rann {pet.he} tillbaka på kudden igen.

[!short: ”Prrr”, sa {pet}.

]”Puh”, sa {@g}. ”Den här katten är ju kokt spagetti!”

{child} skrattade så att magen hoppade.[friend:  ”Det här ska jag berätta för {friend}[school & short:  {at school}]”, sa {child.he}.][school & !short / school & !friend:  ”Det ska jag berätta {at school}”, sa {child.he}.] Men {pet} [!short: skrattade inte. {Pet} ]låg kvar.

# how-warm
{child} stack in handen under {pet}. Oj, vad varmt det var där! Varmt som en nybakad bulle.

Då visste {child}.

”{Pet.He} vill ligga där det är varmt”, sa {child.he}.

Och så kröp {child.he} ner under täcket, alldeles utan kudde.

”Stoppa om min mage!”

{@G} stoppade om, runt, runt, ända upp till hakan. {child} låg stilla och väntade.[music:  {@G} nynnade på {@song}.] Magen blev varm. Magen blev varmare. Magen blev varmast i hela rummet.

# paws
Då klappade {child} på täcket. Klapp, klapp.

{Pet} öppnade ett öga.

{Pet.He} sträckte fram en tass. Och en tass till. Och en tass till. Och så den sista.

Tramp, tramp, tramp, tramp, kom {pet.he} över täcket. Och, duns, så lade {pet.he} sig på {child's} mage, tung och mjuk.

# we-swapped
{@G} tog kudden[!short: , fort och tyst,] och stoppade in den under {child's} huvud. Den var fortfarande varm.

”Du lurade {pet.him}”, viskade {@g}.

”Nej”, viskade {child}. ”Vi bytte.”

{@G} släckte lampan.

# up-and-down
{child} andades in, och {pet} åkte upp. {child} andades ut, och {pet} åkte ner.

Upp. Och ner.[!short: 

Upp. Och ner.]

Katten tyckte fortfarande att det var trevligt att åka.

”Prrr”, sa {pet}.

”God natt, {child}”, viskade {@g}.

{child} svarade inte. {child} sov.

”God natt, {pet}”, viskade {@g}.

Ett öra flyttade på sig. Lite grann.

Men resten av {pet} låg kvar.

# @g
den vuxna
## if adult & !elder
{adult}
## if elder
{elder.short}

# @G
Den vuxna
## if adult & !elder
{Adult}
## if elder
{Elder}

# @song
{music}
