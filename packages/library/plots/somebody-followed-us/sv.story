title: Pölen som följde med hem
title: Någon går efter oss
title: Skaka inte

% Den vuxna (@a): {adult}, annars den vuxna.

# followed
På väg hem från parken[city:  i {city}] kände {child} att det var något fel. Det var någon som gick efter dem.

{child.He} vände sig om. Där kom {@a} med bollen. Där kom {pet}[!pet.known: , {child's} hund,] med en pinne så bred som trottoaren. Och bakom {pet} kom en vattenpöl.

{child} gick en bit till och vände sig om igen. Nu var pölen närmare.

Det hade inte regnat på en vecka, och alla andra pölar var borta. Den här var ungefär så stor som en tallrik. När {child} stannade, stannade den också och låtsades titta på en lyktstolpe.

Och när dörren gick upp smet den in under magen på {pet}.

# insulted
”Vi har fått med oss en pöl hem”, sa {child}.

”Vad trevligt”, sa {@a}, som letade efter nycklarna och hade dem i handen.

En minut senare hördes ett tjut från köket.

”{Pet}!” {@A} stod på ett ben, och det droppade ur strumpan. ”Men {pet}, då. På golvet!”

{Pet} såg på pölen. {Pet} såg på {@a}. {Pet.He} hade aldrig blivit så förolämpad i hela sitt liv.

”Det var inte {pet}!” sa {child}. ”Det var pölen från parken!”

{@A} tog på en torr strumpa och hämtade moppen. Men nu var golvet tomt. Pölen hade gått ut i hallen, och där hittades den av den andra foten. [elder: {Elder} hittade den vid spisen, med en toffel.[elder2:  {Elder2} hittade den vid soffan.] ][friend: {Friend}, som hade kommit för att leka, hittade den i dörren, med båda fötterna. ]

När det blev mat hade {@a} tre våta strumpor, och det är svårt när man bara har två fötter. Och {pet} hade gått och lagt sig i sin korg med ansiktet mot väggen.

# drying-up
{child} hittade pölen under bordet. {child.He} lade sig på magen för att tala med den.

”Du måste säga vad du vill”, sa {child.he}. ”{Pet} får skulden.”

Det krusade sig lite i pölen. {child} tittade ner i den. I parken hade den varit full av moln och trädtoppar och en gång ett helt flygplan. Nu fanns det ingenting i den utom undersidan av bordet. Och den var inte större än ett kaffefat.

”Du håller på att torka ut”, sa {child}. ”Du var alldeles ensam, och du höll på att torka ut, och då följde du efter den blötaste du kunde se.”

Den blötaste var {pet}. {Pet} var blöt nästan jämt. Nu kom {pet.he} fram för att titta, och pölen kröp intill och lade sig mot tassen.

{Pet} suckade och förlät den på en gång. Det gör hundar.

”Den måste få vara med annat vatten”, sa {child}. ”Den måste till ån.”

{@A} tittade in under bordet. Pölen vinkade. Det var bara en liten våg, men den gick hela vägen över.

”Jaså”, sa {@a} och satte sig på golvet. ”Förlåt mig, {pet}.”

{Pet} slickade ett öra, och sedan var det bra.

# no-bucket
De försökte få pölen i en hink, men den blev rädd för hinken och sprang in bakom kylskåpet. De försökte med en kanna.[music:  De försökte sjunga {music} för den.][athlete:  Inte ens {athlete} hade fått tag i den.] För varje gång den sprang blev den mindre. Snart var den inte större än ett kex.

# roll
”Det här hinner vi inte”, sa {child}. Och då tittade {child.he} på {pet}. {child.He} tänkte på vad som hände varenda gång {pet} blev blöt. Vattnet gick in i {pet} och stannade där, och stannade där, ända tills {pet.he} stod bredvid någon i fina kläder.

”{Pet}”, sa {child}. ”Rulla!”

{Pet} slängde sig ner och rullade. När {pet.he} reste sig var golvet torrt, och magen var fuktig, och det krusade sig i den.

”Skaka inte”, sa {child}. ”Vad du än gör, skaka inte.”

# not-yet
De sprang. De sprang nerför gatan[school: , förbi {school},] och över gräset[sport:  där folk brukar {play sport}], alla tre. {Pet} ville skaka på sig vid hörnet. Man såg hur det började i öronen.

”Inte än!” sa {child}.

{Pet} ville skaka på sig vid grinden. Nu hade det kommit till axlarna.

”Inte än, inte än. Duktig hund!”

# now
Så kom de fram till ån.

”Nu”, sa {child}.

{Pet} skakade på sig. {Pet.He} skakade från nosen till svanstippen, och tusen droppar flög ut över vattnet, och i varenda en satt det en bit himmel. De föll, plipp, plopp, plipp, och ån slöt sig över dem. En virvel, så stor som en tallrik, snurrade runt, runt, mycket fort, som när någon dansar. Sedan bar det i väg, bortom kröken, för att se alltihop.

En del hade hamnat på {@a}.

# the-moon
Den natten regnade det. Det regnade på taket och det regnade på vägen, och {child} låg och hörde på tills det slutade. Då reste {child.he} sig på knä och tittade ut.

På vägen, alldeles under fönstret, låg en pöl så stor som en tallrik. Det kunde ha varit vilken pöl som helst. Men den hade stannat precis där {child} kunde se ner i den, och den höll i något åt {child.him}, mycket försiktigt, mitt på.

Det var månen.

”God natt”, viskade {child}.

Det krusade sig lite i pölen, och {pet}, på mattan, dunkade en gång med svansen. Och månen låg kvar där den låg.

# @a
den vuxna
## if adult
{adult}
