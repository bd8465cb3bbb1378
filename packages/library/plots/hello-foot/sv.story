title: Det är du som är upp och ner
title: Hej, foten
title: En kram i rymden
guest astronaut: Ylva (hon), Ragnhild (hon)
guest minder: Holger (han), Evert (han)

% Vem som tittar in genom luckan (@a): {adult}, annars den äldre, annars {minder}, som kör raketen. Snurr är när båda vänder sig på samma gång.

# everything-but
Astronauten {astronaut} bodde alldeles ensam i rymden, i en rund liten rymdstation med ett runt litet fönster. Hon hade allt.[sport:  Hon kunde {play sport} i taket.][music:  Hon kunde nynna på {music} så högt hon ville.][athlete:  Hon hade till och med {athlete} på en affisch, men en affisch kan inte kramas.] Det enda som fattades var en kram.

# upside-down
Så när raketen kom med {child} bredde hon ut armarna.

”Välkommen!” ropade {astronaut}. ”Kom, så ska du få en … oj. Varför är du upp och ner?”

”Jag?” sa {child}. ”Det är du som är upp och ner.”

[friend: ”Och jag är på snedden!” ropade {friend}[!friend.known: , {child's} bästa vän,] och svävade förbi.

]I rymden finns inget golv, så där kan man vara åt vilket håll som helst. Där {child} hade huvudet hade {astronaut} fötterna. Där {astronaut} hade huvudet hade {child} fötterna.[pet.dog:  Och [!pet.known: hunden ]{pet} viftade på svansen, så att hela {pet} snurrade.][pet.cat:  Och [!pet.known: katten ]{pet} landade på alla fyra, i taket.]

# hello-foot
Så {astronaut} kramade det hon kom åt.

”Hej, foten”, sa {astronaut}. ”Vänta, jag vänder mig!”

”Vänta, jag vänder mig!” sa {child}.

Snurr! De vände sig på samma gång.

”Nu är du upp och ner igen”, sa {astronaut}.

”Nej, du”, sa {child}.

”Hej igen, foten”, sa {astronaut}. ”Vänta, jag vänder mig!”

”Vänta, jag vänder mig!” sa {child}.

Snurr!

[age>=5: ”Du har stora stövlar”, sa {child}.

”Du har fina strumpor”, sa {astronaut}.

]

# like-this
”Vi gör så här”, sa {child}.[school:  ”Vi turas om, som {at school}.] [school: Vänd|”Vänd] dig du, så är jag stilla.”

”Nej, nej”, sa {astronaut}, för hon var mycket artig. ”Vänd dig du, så är jag stilla.”

”Okej”, sa {child}.

”Okej”, sa {astronaut}.

# going-home
Båda vände sig. Snurr!

”Hej, foten”, sa {astronaut}.

Då tittade {@a-first} in genom luckan.

”{Child}! Raketen ska åka hem nu!”

Nu fick de bråttom. Snurr, sa {astronaut}. Snurr, sa {child}. Snurr, snurr, snurr! Men varje gång kom det en fot.[age>=5:  Ibland höger. Ibland vänster. Aldrig en näsa.]

# a-tear
Till sist hängde {astronaut} alldeles stilla.

”Det gör ingenting”, sa hon. ”Jag har ju fått krama foten.”

Men en tår kom ut ur hennes öga. I rymden kan en tår inte rinna. Den blev en liten, rund kula och svävade i väg, helt ensam.[age>=5:  Den svävade förbi lampan. Den svävade förbi fönstret. Det fanns ingen som kunde torka den.]

# shut-your-eyes
{child} såg på kulan. {Child.He} tänkte.

”{astronaut}”, sa {child.he}. ”Blunda.”

{astronaut} blundade. Nu såg hon inte vem som var upp och ner. Nu behövde hon inte vända sig.[age>=5:  Hon bara väntade, med båda armarna rakt ut.]

{child} tog tag i väggen och vände sig, långsamt, långsamt. Och så var de näsa mot näsa.

# there-you-are
”Nu”, sa {child} och höll om henne med både armar och ben.

”Åh”, sa {astronaut}. ”Där är du ju.”

# a-long-one
Det blev en lång kram. Den lilla kulan kom svävande och landade på {child's} kind, och där torkade den.[friend:  {Friend} kom farande på snedden och fick också plats.] Kramen svävade genom hela rymdstationen, förbi det runda fönstret med jorden i[city: , och mitt på jorden låg {city}].[elder & adult:  Där nere stod {elder}[elder2:  och {elder2}] och vinkade.][elder2 & !adult:  Där nere stod {elder2} och vinkade.][pet.other:  Där nere satt {pet} och tuggade.]

”Varför är ni upp och ner?” sa {@a}.

”Det är du som är upp och ner”, sa {child} och {astronaut}.

# no-you-are
På kvällen låg {child} i sin säng med fötterna på kudden.

”Du ligger upp och ner”, sa {adult}.

”Nej”, sa {child}. ”Det är du.”

## if !adult
På kvällen låg {child} i sin säng med fötterna på kudden. Genom fönstret såg {child.he} månen, långt där uppe.

”God natt”, sa {child} till den. ”Det är du som är upp och ner.”

# @a-first
{minder}, som körde raketen,
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
