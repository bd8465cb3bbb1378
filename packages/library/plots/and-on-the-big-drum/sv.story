title: Åskan på stora trumman
title: Ljuset springer, men ljudet går
title: Den kommer på nio
guest conductor: Ingegerd (hon), Gunvor (hon)
guest tuba: Gösta (han), Harald (han)
guest drummer: Kenneth (han), Conny (han)
guest minder: Lotta (hon), Sanna (hon)

% Den som är med (@a): {adult}, annars den äldre, annars {minder}, som är barnvakt. Åskan kommer på nio, nio, nio, sju, sex, fem, sju, tretton, tjugotre.

# wheres-the-drum
Det blixtrade, och {child} kröp in under bordet[pet.dog: , där {child.his} hund {pet} redan låg][pet.cat: , som {child.his} katt {pet} skulle ha gjort][pet.other: , och tänkte på {pet} där hemma]. Sedan dundrade åskan så att rutorna skallrade.

{child} och {@a-first} hade sprungit in i Folkets hus[city:  i {city}] för att slippa regnet. Där inne övade en orkester. Den hade fyra trumpeter, två tromboner och en tuba, och dirigenten hette {conductor} och var mycket arg.

”Vi kan inte spela Storm över sjön utan stora trumman!” sa hon. ”Konserten börjar klockan sju. Var är {drummer}?”

”Hans bil står i en vattenpöl”, sa tubaspelaren. ”Trumman är i bilen.”

# light-runs
Det blixtrade igen. {child} höll för öronen, för nu skulle det komma. Men det kom inte. {Child.He} väntade och väntade, och när {child.he} äntligen tog bort händerna – BOM!

”Varför kommer det aldrig när man tror?” sa {child}.

Tubaspelaren böjde sig ner. Han hette {tuba} och hade stor mustasch.

”Ljuset springer, men ljudet går”, sa han. ”Räkna när det blixtrar, så vet du när det kommer.”

Nästa gång det blixtrade räknade {child}. Ett, två, tre, fyra, fem, sex, sju, åtta, nio – BOM! Och nästa gång räknade {child.he} igen. Ett, två, tre, fyra, fem, sex, sju, åtta, nio – BOM!

# on-nine
Det var konstigt. Åskan var precis lika hög. Men när {child} visste när den skulle komma hoppade inte magen.

{Child.He} kröp fram.

”Den kommer på nio”, sa {child.he}. ”Ni kan ha åskan på stora trumman.”

{conductor} skrattade inte. Hon sänkte taktpinnen och såg på {child.him}.

”Kan du ge tecken?” frågade hon.

# little-waves
Så {child} fick stå på en stol bredvid {conductor}, med ansiktet mot fönstret. Folk började komma, blöta och ruskiga[school: , halva {school} bland dem], och satte sig på bänkarna.[friend:  Längst fram satt {friend}[!friend.known: , {child's} bästa vän,] och höll för öronen redan nu.][elder & adult:  {Elder} kom[elder2:  med {elder2}] och vinkade med paraplyet.][elder2 & !adult:  {Elder2} kom och vinkade med paraplyet.] Klockan slog sju. [music: Först spelade orkestern {music}, och där fanns det inget oväder. Sedan började de på Storm över sjön.|Orkestern började spela Storm över sjön.] Först var det bara små vågor i trumpeterna. Sedan blåste det upp.

Det blixtrade! {child} höjde armen. {Child.He} räknade tyst. Vid åtta drog {child.he} in luft, och vid nio slog {child.he} ner armen.

BOM! sa åskan, mitt i musiken, precis där den skulle.

Folk tappade hakan.

# closer
Det blixtrade! {child} räknade. Men vid sju – BOM!

”Den har kommit närmare”, viskade {conductor} utan att sluta.

”Då tar vi sex nästa gång”, viskade {child}.

Och på sex kom det. Och sedan på fem. Armen gick upp och ner[sport: , fortare än när man ska {play sport}], och varje gång small det som tusen trummor. {child} var inte rädd mer. Det var som om {child.he} höll åskan i ett snöre.

Sedan kom det på sju igen.

”Nu går den åt andra hållet”, viskade {child}.

# no-boom
Och så kom slutet, det allra viktigaste. Där skulle hela orkestern hålla en enda lång ton, och mitt i tonen skulle den sista stora smällen komma.

De blåste tonen. Det blixtrade. {child} höjde armen. Ett, två, tre, fyra, fem, sex, sju …

Inget BOM.

Åtta. Nio. Åh nej! Åskan hade gått sin väg! {conductor} började sänka taktpinnen. Trumpetarna sneglade på varandra. {tuba} hade blivit röd i hela ansiktet, och mustaschen stod rakt ut. Tonen vinglade. Snart skulle den ta slut, och då blev det ingen storm, bara en orkester som tappade luften.

# on-its-way
Men det hade ju blixtrat. Då måste det komma. Det hade bara längre att gå.

{child} höll kvar armen. {Child.He} höll upp den andra också. ”Håll ut!” ropade {child.he}. ”Den är på väg!”

Tio. {tuba} blev lila. Trombonerna skakade. Vid tolv drog {child} in luft så att alla såg det. Och vid tretton slog {child.he} ner båda armarna.

BOOOOOM, sa åskan.

Det var det längsta och mjukaste dundret på hela kvällen. Det rullade över taket, bort över sjön, och orkestern slutade exakt samtidigt. {tuba} föll ihop över tuban som en våt handduk.

# a-bow
Det var tyst. Sedan klappade alla i händerna, och de stampade[athlete: , som om {athlete} hade vunnit], så att det lät som mera åska. {conductor} tog {child} i handen och bugade.

”Och på stora trumman”, ropade hon, ”åskan.”

Då vände sig alla om på bänkarna och klappade åt fönstret.

# goodnight
När {child} och {@a} gick hem hade regnet slutat. Det droppade från träden. Långt borta, på andra sidan sjön, blixtrade det lite, som när någon blinkar.

{child} höjde armen. {Child.He} räknade ända till tjugotre.

Bom, sa det, så svagt att man nästan inte hörde.

”God natt”, sa {child} och tog ner armen.

# @a-first
barnvakten {minder}
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
