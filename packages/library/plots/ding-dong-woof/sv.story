title: Pling, plong, voff
title: Voff kommer sist
title: Vänta på fingret
guest driver: Gunilla (hon), Anette (hon)

% Den som säger plong (@d): bästa vännen, annars den vuxna (@a).

# pfft
Uppför gatan[city:  i {city}] kom glassbilen. Den var rosa. Men det var något fel, för den kom så väldigt, väldigt tyst. Den stannade där {child} stod med {pet}, {child's} hund[friend: , och {friend}[!friend.known: , {child's} bästa vän]], och ut klev {driver}, som körde den.

”Musiken är sönder”, sa {driver}. ”Hör här.”

Hon tryckte på knappen. Pfft, sa bilen.

”Ingen musik”, sa {driver}. ”Då vet ingen att jag är här. Då kommer ingen. Och jag har hela bilen full med glass.”

Hela bilen full med glass, och ingen som åt den! Det var det sorgligaste {child} hade hört.

”Vi kan vara musiken”, sa {child}.

”Kan ni det?”

”Jag är pling”, sa {child}.

”Jag är plong”, sa {@d}.

Och {pet} sa: ”Voff!”

# too-much-woof
Så gav de sig i väg nerför gatan. {driver} körde mycket sakta. [friend: {@a-cap} gick bredvid för att ha någon att hålla i handen. ]{child} öppnade munnen för att säga pling.

Men {pet} kunde inte vänta.

”Voff! Voff! Voff! VOFF!”

En katt for upp i ett träd. Brevbäraren hoppade in i en häck. Och ingen kom och köpte glass. Inte en enda.

”För mycket voff”, sa {@d}.

# the-finger
{child} satte sig på huk och såg {pet} rakt i ögonen.

”{Pet}”, sa {child.he}, ”voff kommer sist. Du måste vänta på mitt finger.”

Och {child.he} höll upp ett finger.

{Pet} satt. {Pet} skakade. Det är svårt att vänta när man är full av voff.

”Pling”, sa {child}.

”Plong”, sa {@d}.

{Pet} skakade och skakade och skakade.

Och {child} tog ner fingret.

”Voff!” sa {pet}.

# doors
Pling, plong, VOFF!

En dörr gick upp. Ut kom en man med tvål i håret. ”Är det glassen?” sa han.

Pling, plong, VOFF!

En dörr till gick upp. [elder: Ut kom {elder}[elder2:  och {elder2}] i tofflor och ville ha choklad.|Ut kom en dam och en bebis, och båda ville ha choklad.]

Pling, plong, VOFF!

Brevbäraren klättrade ut ur häcken. Han tog mint. En buss stannade, och alla klev av, och alla tog jordgubb, till och med chauffören. Katten kom ner från trädet och fick slicka lite på en vanilj. [school: En hel klass från {school} tog en av varje. ][sport: De stora, som kan {play sport}, måste ha två. ][athlete: ”Det här är bättre än {athlete}”, sa någon. ][music: Någon frågade om de kunde spela {music}, men det kunde de inte. ]Hela gatan gick de, och alla som bodde där fick glass.

# all-gone
Då tittade {driver} i sin frys. Hon tittade överst. Hon tittade underst.

”Oj”, sa hon. ”Nu är den slut.”

{child's} läpp började skaka. Den skakade precis som {pet}.

# for-the-band
”Helt slut”, sa {driver}, ”utom de här. Jag sparar alltid några till orkestern.”

Och hon tog fram tre glassar.

”Jordgubb till pling.” Det var {child}.

”Banan till plong.” Det var {@d}.

”Och till voff en vanlig, i en skål, med ett kex på.”

{child} ställde skålen på marken och höll upp ett finger.

”Vänta”, sa {child.he}.

{Pet} väntade. {Pet} skakade. {child} tog ner fingret.

Glupp. Den var borta innan fingret var nere.

# unfinished
Den kvällen låg {child} i sängen, tvättad överallt, utom på en liten jordgubbsfläck bakom örat. Fönstret var öppet. Långt borta hördes glassbilen som åkte hem, och musiken var lagad.

Pling, sa det, långt borta.

Plong.

Och så slutade det. Det lät inte riktigt färdigt.

{Pet} låg på mattan och sov nästan. {Pet.He} öppnade ett öga och väntade.

{child} höll upp ett sömnigt finger.

Och så tog {child.he} ner det.

”Voff”, sa {pet}, mycket, mycket lågt.

Då var det färdigt.

# @a
den vuxna
## if adult
{adult}

# @a-cap
Den vuxna
## if adult
{Adult}

# @d
den vuxna
## if adult & !friend
{adult}
## if friend
{friend}
