title: Upptaget
title: Kaféet med en enda stol
title: En full kartong
guest postie: Bo (han), Kent (han)
guest second: Sune (han), Roland (han)
guest tired: tant Maj (hon), tant Siv (hon)

% Den andra gästen (@m): {adult}, annars den äldre, annars grannen {second}. Kartongen med bullar är kattens lockelse: ingen säger det förrän den är tom.

# one-chair
{child} hade öppnat kafé på gården.[city:  Det var det minsta kaféet i hela {city}.]

Det fanns ett bord. Det fanns en kartong med tre bullar[elder & adult: , som {elder} hade bakat[elder2:  och {elder2} hade provsmakat]][elder2 & !adult: , som {elder2} hade bakat]. Och det fanns en stol, bara en.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] skötte kassan. En bulle kostade en kotte.]

Men på stolen låg {pet}[!pet.known: , {child’s} katt,] ihoprullad som en bulle, och spann[music:  nästan som {@song}].

Prrr, prrr, prrr.

# one-eye
Först kom brevbäraren {postie}[sport: , som skulle {play sport} sedan].

”En bulle, tack”, sa {postie}. ”Får jag sitta på stolen?”

”Tyvärr”, sa {child}. ”Det är upptaget.”

Prrr, prrr, prrr, sa {pet}.

”Kss, kss, kss”, lockade {postie}. ”Kom, katten!”

{Pet} öppnade ett öga. Sedan stängde {pet.he} det.

Så {postie} fick äta sin bulle stående.
## or
Först kom brevbäraren {postie}[sport: , som skulle {play sport} sedan].

”En bulle, tack”, sa {postie}. ”Får jag sitta på stolen?”

”Tyvärr”, sa {child}. ”Det är upptaget.”

Prrr, prrr, prrr, sa {pet}.

”Det har kommit ett brev till katten”, sa {postie} och höll fram det. ”Kom och hämta det, bara!”

{Pet} sträckte ut en tass och drog till sig brevet. Sedan låg {pet.he} på det också.

Så {postie} fick äta sin bulle stående.

# the-back-cat
Sedan kom {@first}.

”En bulle, tack”, sa {@m}. ”Får jag sitta på stolen?”

”Tyvärr”, sa {child}. ”Det är upptaget.”

Prrr, prrr, prrr, sa {pet}.

{@M} lyfte på {pet}. Då blev {pet} lång. {Pet.He} blev lång som en korv, och när hela framkatten var uppe i luften låg hela bakkatten kvar på stolen.

”Det tar ju aldrig slut!” sa {@m} och la ner {pet.him} igen.[athlete:  Inte ens {athlete} hade fått med allt.]

Så {@m} fick också äta sin bulle stående.

# two-legs
Sist kom {tired}[school: , som hade gått ända från {school}]. Hon hade en tung påse i ena handen och en tung påse i den andra.

”En bulle, tack”, sa {tired}. ”Och åh, vad jag behöver en stol. Mina ben vill inte stå mer.”

”Tyvärr”, sa {child}, ganska tyst. ”Det är upptaget.”

”Snälla katten”, sa {tired}.

{Pet} vände sig om och la sig åt andra hållet.

Prrr, prrr, prrr.

# now-we-wait
{child} gav {tired} den sista bullen och tittade ner i kartongen.

Den var tom.

{child} visste vad {pet} tyckte om, och ställde kartongen på marken. {Child.He} lockade inte och {child.he} lyfte inte.

”Schhh”, sa {child.he}. ”Nu väntar vi.”

{Pet} öppnade ett öga.

{Pet} öppnade två ögon.

En tass kom ner på marken. En tass till. {Pet} nosade på kartongen. {Pet.He} gick ett helt varv runt den. Och så klev {pet.he} i, och satte sig, och kartongen blev full av katt.

”Varsågod!” sa {child}. ”Nu är det ledigt!”

# a-lap
{Tired} satte sig på stolen.

”Åååh”, sa {tired}. ”Så skönt.”

Men {pet} tittade upp ur kartongen. Där satt ju ett knä. Ett stort, mjukt, varmt knä.

Hopp!

”Oj”, sa {tired}. ”Nu kan jag inte resa mig.”

”Nej”, sa {child}. ”Nu är du upptagen.”

Prrr, prrr, prrr, sa {pet}.

Och där satt {tired}, ända tills bullen var slut och solen hade gått bakom taket. Då ställde {child} fram kartongen igen, och väntade, och bar hem en full kartong i famnen. Kaféet var stängt.

# the-pillow
På kvällen skulle {child} lägga sig. Men mitt på kudden låg {pet}.

[adult / elder: ”Tyvärr”, sa {@m}. ”Det är visst upptaget.” | Det var upptaget.]

{child} lockade inte och {child.he} lyfte inte. {Child.He} la sig försiktigt, på den lilla kanten som var kvar. Och då flyttade sig {pet}, lite, lite grann, så att det blev plats för en {child} också.

[adult / elder: {@M} | {child}] släckte lampan.

Prrr, hördes det i mörkret. Prrr. Prrr.

# @first
grannen {second}
## if adult
{adult}
## if elder & !adult
{elder}

# @m
{second}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{Second}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @song
{music}
