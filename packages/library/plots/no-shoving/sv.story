title: En låda rymd
title: Inte knuffas!
title: {friend's} banan
guest leader: Margareta (hon), Gun-Britt (hon)
guest friend: Ludde (han), Stina (hon)

% Man kommer ingenstans i rymden om man inte har något att knuffa på. {leader} jobbar på fritids.

# a-letter
{child} ville till rymden, och {child.he} ville dit nu. Att vänta tills man är vuxen och astronaut tar ju evigheter. Därför hade {child.he} skrivit ett brev[elder: , och {elder} hade satt på dubbelt med frimärken, eftersom det var så långt[elder2: , och {elder2} ett till för säkerhets skull]].

”Hej, rymden! Jag kan inte komma till dig. Kan du komma till mig? Hälsningar {child} på fritids[school: , {school}].”

# one-box
På torsdagen kom det ett paket till fritids.

Det var en svart låda, ungefär som en skokartong. Den vägde mindre än ingenting. {child} måste hålla i den så att den inte for upp i taket. På locket stod det: RYMD, 1 LÅDA. ÖPPNAS UTOMHUS.

”Utomhus”, läste {friend}[!friend: , som alltid stod närmast när det kom paket].

De tittade ut. Det öste ner.

”Vi gläntar bara på locket”, sa {child}. ”Kom, vi går in i kuddrummet!”

Båda sprang på en gång, och båda ville först in genom dörren.

”Inte knuffas!” ropade {leader}.

{leader} jobbade på fritids, och det där sa hon ungefär tjugo gånger om dagen. Hon sa det i matkön, hon sa det vid kapphyllan, och mest av allt sa hon det till {child} och {friend}.

# the-lid
Kuddrummet hade kuddar överallt, en lampa i taket och en dörr rakt ut till skolgården. {child} stängde om dem, höll fast lådan mot golvet och lyfte på locket.

Det var svart i lådan. Den hade ingen botten. Långt, långt där nere blinkade något.

”Är den tom?” frågade {friend} och tog en tugga av sin banan.

”Nej”, viskade {child}. ”Den är full. Med rymd.”

Men en sak hade de inte tänkt på. Rymden växer.

# no-floor
Den jäste över kanten som en svart deg. Den rann ut över golvet och upp längs väggarna, och där den kom fanns det inget upp och inget ner. Först lyfte en kudde. Sedan lyfte tio kuddar. Sedan lyfte {friend}.

”{child}”, sa {friend}. ”Jag har inget golv.”

”Inte jag heller!”

De svävade! De slog kullerbyttor som aldrig tog slut. Stjärnor små som mygg surrade förbi och kittlade dem i öronen.[music:  Det lät nästan som {@song}.] {Friend} släppte sin halva banan, och den gled i väg, gul och krokig, och började snurra runt lampan som en måne.

”Det här är det bästa jag har varit med om”, sa {friend}, upp och ner.

# the-keyhole
Då hörde {child} hur det knarrade. Rymden hade fyllt hela rummet, och den växte fortfarande. Den tryckte på väggarna. En liten svart strimma hade redan hittat nyckelhålet.

”Den kommer att ta hela fritids!” sa {child}. ”Och {leader}! Och sen hela [city: {city}|stan]! Vi måste släppa ut den. Till gården!”

# nowhere
Dörren var bara tre meter bort. {child} simmade allt {child.he} kunde. {Child.He} crawlade. {Child.He} sparkade som en groda. [sport & !sport.Swimming: {Child.He} försökte till och med {play sport}. ]Men {child.he} hängde kvar på precis samma ställe, mitt i rummet, och bredvid {child.him} hängde {friend} och sprattlade.

De kom ingenstans[athlete: , och det hade inte {athlete} gjort heller].

”Det går inte”, flämtade {child}, och nu var det inte roligt längre. ”Man kan inte simma i rymden. Man måste ha något att ta spjärn mot. Något att knuffa på!”

{Friend} såg sig omkring. Väggarna var för långt bort, och golvet och taket också.

”Det finns inget”, sa {friend.he}. ”Det finns bara du och jag.”

De tittade på varandra.

# the-shove
”Inte knuffas”, sa {friend}.

”Jo”, sa {child}. ”Precis det!”

De tog tag i varandras tröjor och drog sig nära. De satte fotsulorna mot varandra, {child's} gröna strumpor mot {friend's} blå, och drog upp knäna till hakan.

”Sikta med rumpan mot dörren”, sa {friend}. ”Ett, två …”

”Tre!”

De sköt ifrån. Det var den bästa knuffen de någonsin hade gjort. {Friend} for åt ena hållet och försvann i ett moln av kuddar. {child} for åt det andra, baklänges genom stjärnorna, tills ryggen stötte mot dörren. {Child.He} vände sig om, tog tag i handtaget med båda händerna och tryckte ner.

Dörren flög upp.

# thud
Och rymden gick ut. Den suckade skönt, som när man har suttit trångt i en bil och äntligen får sträcka på benen. Den strömmade ut över gungorna, upp över taket och hela vägen hem, dit där det fanns plats.

Då kom golvet tillbaka. Duns, duns, duns, sa kuddarna. Duns, sa {child} på dörrmattan.

”Duns”, sa {friend}, djupt nere i högen.

Regnet hade slutat. Där ute var det [season.spring / season.summer: blått och blankt, och himlen tog aldrig slut | mörkt och klart och fullt av stjärnor].

# only-once
{leader} kom in med kaffekoppen i handen. Hon såg på kuddarna. Hon såg på {child}, som hade håret rakt upp.

”Har ni knuffats?” frågade hon.

”Bara en gång”, sa {child}.

”Men den var jättebra”, sa {friend}.

# two-moons
När {child} hade lagt sig den kvällen tittade {child.he} ut på himlen. Där stod månen, stor och rund. Och alldeles bredvid hängde en till, en liten krokig en.

{friend's} banan.

{child} skrattade högt. Sedan kröp {child.he} ner och kände efter. Täcket var varmt och tungt, och det låg kvar där det låg. Det gjorde kudden också.[pet.dog / pet.cat:  Det gjorde {pet}.][pet.other:  {Pet} var också kvar, borta i sin vrå.]

Och det gjorde {child}.

# @song
{music}
