title: Den som visar
title: Fem fingrar rakt upp
title: {A wish} i fingret
guest driver: Agneta (hon), Rune (han)

# nobody-sees-behind
Utanför {child's} hus[city:  i {city}] stod {a wish}, som skulle hem och sova.

{The wish} var stor. {driver}, som körde, kunde inte se något av det som var bakom.

”Det är trångt där {wish.he} ska stå”, sa {driver}. ”Någon måste stå därborta och visa med handen. Det är det viktigaste jobbet av alla.”

”Jag kan visa”, sa {child}.

”Hur gammal är du?” sa {driver}.

”{Age}.”

”Då är du precis lagom”, sa {driver}. ”Man måste vara kort, så att man får plats, och man måste ha fem fingrar på handen.”

{child} räknade. Det hade {child.he}.

# the-line
Då fick {child} en gul hjälm på huvudet och en gul väst på magen. Hjälmen var lite stor. Det gjorde ingenting, för den luktade olja och äventyr. ”Sitter den?” sa {driver}. Det gjorde den, nästan. [athlete: Den hade ett nummer på ryggen, precis som {athlete} har.] Sedan drog {driver} ett streck med kritan.

”Här står den som visar”, sa {driver}. ”Aldrig framför strecket.”

{child} ställde sig bakom strecket[adult: , och {adult} stod bredvid och höll i västen]. [elder: {Elder} [elder2: och {elder2}] satt på en stol och höll utkik åt andra hållet.] [friend: {Friend}[!friend.known: , {child's} bästa vän,] fick hjälm {friend.he} också och höll i ficklampan.] [pet.dog / pet.cat: {@pet-there}]

# in-the-finger
{driver} startade. ”{Wish.sound}!” sa {the wish}.

{child} vinkade bakåt. Då kom {the wish} bakåt. Sakta, sakta.

{child.He} pekade {@one}. Då kom {the wish} {@one}.

{child.He} pekade {@other}. Då kom {the wish} {@other}.

Det var alldeles otroligt. Det var som att ha en hel {wish} i fingret!

[sport: Så roligt hade {child.he} inte haft sedan {child.he} lärde sig {play sport}.] [music: Bakåt, bakåt, bakåt. Det gick i takt, för {child} nynnade på {@song}.] [school: Inte ens på {school} visste någon hur det kändes.] Bakåt. {@One}. Bakåt. {@Other}. Nu var det bara lite kvar.

# stop
{@somebody}

{driver} såg ingenting. {The wish} kom bakåt. Sakta, sakta.

{child} blev rädd, ända ner i magen. Men {child.he} sprang inte dit. {child.He} stod kvar bakom strecket. {child.He} sträckte upp handen, rakt upp, med alla fem fingrarna.

Stopp!

Och {the wish} stannade.

# you-saw
”Vad är det, {child}?” ropade {driver}.

”{@who-it-was}!”

Alla gick fram och tittade. {@there-sat}

{driver} satte sig på huk framför {child.him}.

”Du såg”, sa {driver.he}. ”Och du visade. Bättre än så kan ingen göra det.”

{child.He} kände hur {child.he} växte under hjälmen.

# home
Sedan var det bara resten kvar. Bakåt. {@One}. Bakåt. Lite, lite till.

{child.He} satte ner handen. Stopp. Lagom.

Där stod {the wish}, precis där {wish.he} skulle stå, och blev alldeles tyst. {child} fick gå fram och klappa {wish.part}. {wish.He} kändes {wish.feels}.

”God natt”, sa {child}. ”{Wish.sound}”, sa {the wish}, fast väldigt lågt.

# in-bed
Sedan låg {child.he} själv i sin säng. [pet.dog / pet.cat: {@pet-night}] [pet.other: {Pet} sov redan.]

[adult: {Adult} stod bredvid med täcket i händerna. | Täcket låg vid fötterna och väntade.]

{child} stack upp ett finger och vinkade. Då kom täcket, sakta, sakta, över tårna och över magen, ända till hakan.

Då sträckte {child} upp handen, med alla fem fingrarna. Stopp. Lagom.

Sedan pekade {child.he} på sin kind. Där skulle det vara en puss, och den kom precis rätt.

# the-hand
Därute sov {the wish}. [pet.dog / pet.cat: Därinne sov {pet}.] Och {child's} hand, som hade haft så mycket att göra, sjönk ner på kudden och öppnade sig och sov den också.

# @one
åt ena sidan
## if wish.train / wish.tram
lite fortare

# @other
åt andra sidan
## if wish.train / wish.tram
lite saktare

# @song
{music}

# @pet-there
{Pet}, som var {a breed}, fick sitta vid muren. Han såg inte ut att tycka om det.
## if pet.dog
På andra sidan satt {pet}, som var {a breed}. ”Sitt kvar”, sa {child}, och det gjorde {pet.he}, nästan.
## if pet.cat
På muren låg {pet}, som var {a breed} och hade en åsikt om allting. ”Mjau”, sa {pet}. Det betydde att det var {pet.his} plats.

# @somebody
Då kom någon. Det var en anka. Hon gick rakt ut bakom {the wish}, och efter henne gick fem ankungar, på rad.
## if pet.dog
Då fick {pet} syn på en sten. Det var en bra sten, och den låg precis bakom {the wish}. {pet.He} sprang dit så fort att ingen hann säga {pet.his} namn.
## if pet.cat
Då reste sig {pet}. {pet.He} hoppade ner från muren, gick rakt ut bakom {the wish} och lade sig där, på rygg, i solen.

# @who-it-was
Det är en anka! Med barn
## if pet.dog
{Pet} är där bakom
## if pet.cat
{Pet} ligger där bakom

# @there-sat
Där gick ankan med näbben i vädret. Sist kom den minsta ungen, som fick skynda sig. De såg sig inte ens om.
## if pet.dog
Där satt {pet} med stenen i munnen. {pet.He} såg mycket nöjd ut.
## if pet.cat
Där låg {pet} och såg mycket nöjd ut. ”Mjau”, sa {pet}. Det betydde att {pet.he} också skulle hem och sova.

# @pet-night
{Pet} låg vid fötterna.
## if pet.dog
{Pet} låg på golvet med stenen mellan tassarna.
## if pet.cat
{Pet} kom in och lade sig vid fötterna. ”Mjau”, sa {pet}, fast väldigt lågt. Det betydde bara god natt.
