title: Jag har dig
title: Upp, upp, sakta upp
title: Astronauten som släppte allt
guest bo: Tora (hon), Majken (hon)

% {bo} är astronauten. ”Jag har dig!” sägs med en hand som knyts; sista gången är det {bo} som säger det. Handen svävar som skeden gjorde.

# round-ship
{child} var i rymden.

{Child.He} var i ett litet runt skepp med ett stort runt fönster. Utanför var det mörkt och tyst och fullt av stjärnor.[city:  Långt där nere låg {city}, inte större än en ärta.][pet.other:  Någonstans där nere låg {Pet} och sov.]

{bo} var också där. Hon var astronaut. Hon körde skeppet, och hon passade {child}[friend:  och {friend}[!friend.known: , {child.his} bästa vän,] som var upp och ner].[pet.dog / pet.cat:  [pet.dog: Hunden|Katten] {pet} låg i nätet, för där låg allt som inte fick sväva.]

# the-spoon
{child} skulle äta sin middag[elder: , som {elder}[elder2:  och {elder2}] hade skickat med]. Men i rymden ligger ingenting kvar där man lägger det.

Iväg for skeden. Upp, upp, sakta upp.

{child} sträckte ut handen.

”Jag har dig!” sa {child}.

”Låt den vara”, sa {bo}. ”I rymden får saker sväva.”

”Nej”, sa {child}. ”Det är min sked.”

# the-cup
Iväg for muggen. Upp, upp, sakta upp.

{child} sträckte ut handen.

”Jag har dig!” sa {child}.

”Låt den vara”, sa {bo}. ”Det är skönt att sväva.[sport:  Man kan {play sport} i taket.]”

”Nej. Det är min mugg[school: , från {school}].”

# wobble-wobble
Då kom vattnet ut ur muggen, alldeles av sig självt. I rymden är vatten en boll, och den här var stor som ett äpple. Upp, upp, sakta upp for den, och den dallrade.

”Den kan man inte fånga”, sa {bo}. ”Det är ju bara vatten.”

”Det är mitt vatten”, sa {child}. Men händerna var fulla, så {child.he} gapade jättestort och väntade, och bollen dallrade rakt in. Glupp.

”Jag har dig!” sa {child} och hickade till.

# a-sock-and-a-pea
Iväg for en strumpa, rakt av {child's} fot. Upp, upp, sakta upp.

”Jag har dig!”

Iväg for en ärta.

”Det är ju bara en ärta”, sa {bo}.

”Det är min ärta. Jag har dig!”

Nu hade {child.he} en sked, en mugg, en strumpa och en ärta. Men händerna var slut.

# everything
{bo} skrattade. ”Titta på mig! Jag släpper allt!”

Och {bo} släppte räcket.

Iväg for {bo}. Upp, upp, sakta upp, till allra mitten av skeppet.

Och där stannade hon.

Hon sparkade med benen. Hon kom ingenstans.

Hon flaxade med armarna. Hon kom ingenstans.

[age>=5: ”Testa att simma”, sa {child}.

Då simmade {bo}. Först simmade hon på magen, som en groda, och sedan på ryggen, som en skalbagge. Hon kom ingenstans.

]Det fanns inget att sparka mot. Det fanns inget att hålla i.

”Oj”, sa {bo}. ”Oj, oj. {child}? Jag har fastnat mitt i luften.”

# one-big-toe
{child} lade skeden i nätet. {Child.He} lade muggen i nätet. {Child.He} satte på sig strumpan. {Child.He} åt upp ärtan.

Sedan stack {child.he} in tårna under räcket[friend: , och {friend} höll {child.him} i hälarna], och så sträckte {child.he} ut handen.

Den räckte inte fram.

{Child.He} gjorde armen lång. Längre. [athlete: Nästan lika lång som {athlete}. ]Så lång som den gick att få. Ett lillfinger nådde fram till en stortå.

{Child.He} knöt handen.

”Jag har dig!” sa {child}.

Och så drog {child.he} in {bo}. Sakta, sakta, hela vägen in.

”Tack”, sa {bo}. ”Det är så skönt när någon har en.”

# one-belt
Sedan satt de i den stora, mjuka stolen vid fönstret, med ett enda bälte runt [friend: alla tre|båda två].[pet.dog / pet.cat:  {Pet} snarkade i nätet.] Stjärnorna var alldeles tysta.[music:  {bo} nynnade på {music}.]

{child} gäspade. Ögonen gick igen.

Och iväg for handen. Upp, upp, sakta upp.

{bo} sträckte ut sin egen hand och tog den.

”Jag har dig”, sa {bo}.
