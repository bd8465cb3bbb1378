title: Bä, sa kon
title: {lamb} överallt
title: Vad är {lamb}?
guest farmer: Gunvor (hon), Ingegerd (hon)
guest friend: Bodil (hon), Alvar (han)
guest lamb: Knut (han), Frans (han)

% {lamb} är ett lamm och "han". Två ord bär: "en för mycket" och "bä". Den som räknar sist (@a): {adult}, annars bonden; @he och @He är samma.

# nearly-any-distance
[adult: Den sommaren skötte {adult} en bondgård, och på kvällen | På bondgården där {child} sov över] skulle djuren räknas. Det fick {child} göra ihop med [friend: [!friend.known: sin bästa vän ]{friend}|{friend}, som bodde alldeles intill], för de kunde räkna hur långt som helst, nästan.[pet:  De hade övat på {pet}, {child.his} [pet.dog: hund|[pet.cat: katt|vän]], och det blev en varje gång.]

”Fem kor”, sa [adult: {adult} | {farmer}, som var bonden,] och satte på sig diskhandskarna. ”Nio höns. Tre grisar. Sju får. När det stämmer är gården klar för natten. Inte förr.”

{child} tog lyktan. {Friend} tog pinnen att peka med[school: , precis som {at school}]. Så gick de över gårdsplanen i stövlarna, klafs, klafs, klafs.

# cows
I ladugården stod korna och tuggade.[music:  {child} nynnade på {@song}, så att de inte skulle bli rädda.]

”En, två, tre, fyra, fem”, räknade {friend}. ”Sex.”

”Sex?” sa {child}. ”Det är en för mycket.”

De räknade om. En, två, tre, fyra, fem stora, varma kor. Och längst bort en liten, med ull.

”Bä”, sa kon.

Det var {lamb}. {lamb} var ett lamm. Han hade druckit ur flaska i köket hela våren, och ingen hade kommit ihåg att tala om för honom vad han var.

”Du är ingen ko”, sa {child}. ”Kom här.”

Men {lamb} [sport: trodde att de skulle {play sport} och ]slank ut mellan deras ben, och borta var han.

# hens
I hönshuset satt hönsen på sin pinne med huvudena inne i sig själva.

”En, två, tre, fyra, fem, sex, sju, åtta, nio”, räknade {child}. ”Tio.”

”En för mycket”, sa {friend}.

Den tionde var mycket stor. Den satt mitt i det bästa redet och hade halm på huvudet, och under magen stack det ut fyra klövar.

”{lamb}”, sa {friend}. ”Du är ingen höna.”

”Bä”, sa hönan. Men den lät inte säker. Den reste sig och tittade efter, ifall den hade värpt. Det hade den inte.

Och ut sprang {lamb} genom hönsluckan, och borta var han.[athlete:  Inte ens {athlete} hade hunnit i fatt honom.]

# pigs
Hos grisarna låg det en hög. Det var svårt att räkna, för grisar sover huller om buller, så {friend} fick räkna knorrar i stället.

”En, två, tre”, sa {friend.he}. ”Och en som inte har någon snurr på sig. En för mycket!”

{lamb} låg underst. Han hade lera ända upp i ögonfransarna, och han grymtade så gott han kunde.

”Du är ingen gris”, sa {child}. ”Du är bara smutsig.”

# what-then
Då såg {lamb} på dem, först på {child} och sedan på {friend}, och lade huvudet på sned. Man kunde höra vad han tänkte. Ingen ko. Ingen höna. Ingen gris. Men vad är man då?

”Vi får väl visa honom”, sa {friend}.

# under-the-oak
De bar honom mellan sig, ett par ben var.[pet.dog:  {Pet} gick före och såg efter så att ingen till var {lamb}.] Uppe i hagen låg fåren under eken, gråa som stenar.[elder:  På staketet satt {elder}[elder2:  och {elder2}], som redan hade försökt räkna dem, och sov.]

”En, två, tre, fyra, fem, sex”, räknade {child} och {friend} på en gång. Och där stannade det.

”En för lite”, sa {child}. ”Här fattas det en, {lamb}. Och vet du vem det är?”

De satte ner honom i gräset. {lamb} tog ett steg, och ett steg till. Det största fåret lyfte på huvudet och luktade på honom i örat. Hon kände ko, och höna, och gris. Sedan luktade hon längre in, där han var sig själv.

”Bä”, sa fåret.

”Bä?” sa {lamb}. Han blev så häpen att han satte sig. ”Bä! Bä! Bä!”

Och fåren flyttade på sig, ett hit och ett dit, så att det blev ett hål mitt i alltihop, precis lika stort som {lamb}.

”Sju”, sa {friend} och satte pinnen i marken.

# everywhere
Klafs, klafs, klafs gick stövlarna tillbaka över gårdsplanen, och {@a} stod på trappan och tog emot lyktan.

”Stämmer det?” frågade {@he}.

”Det stämmer”, sa {child}. ”Men det var {lamb} överallt.”

# three
[adult: {Friend} skulle sova över. De låg i {child's} säng|{child} och {friend} låg i samma säng], en i vardera änden, och fötterna möttes på mitten. Det luktade lite ladugård, fast de hade tvättat sig[city: , och det var mycket mörkare än i {city}].

”{Friend}”, viskade {child}. ”Tror du att han är kvar däruppe?”

Men {friend} hade redan somnat, och strax efteråt hade {child} också gjort det. Därför hörde ingen av dem när det knäppte i köksdörren. Ingen hörde några små, små klövar i trappan heller. Klipp, klapp. Klipp, klapp.

Det sista {@a} gjorde varje kväll var också att räkna. {@He} öppnade dörren, så att det kom in en strimma ljus, och pekade tyst med fingret.

”En”, sa {@he}, för där låg {child's} huvud på kudden. ”Två”, sa {@he}, för där låg {friend's} i andra änden.

Sedan såg {@he} att täcket gick upp och ner på mitten också, och att det stack ut ett öra.

”Tre”, viskade {@a}. ”En för mycket.”

Så stoppade {@he} om alla tre och släckte.

# @a
{farmer}
## if adult
{adult}

# @he
{farmer.he}
## if adult
{adult.he}

# @He
{Farmer.He}
## if adult
{adult.He}

# @song
{music}
