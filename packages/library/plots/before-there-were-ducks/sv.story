title: Riddaren som inte vinkade
title: Innan det fanns ankor
title: Lite upp, lite ner
guest friend: Melker (han), Nora (hon)
guest minder: Bea (hon), Fanny (hon)

% @a, med cykeln och oljekannan: {adult}, annars den äldre, annars {minder}. Har familjen ingen vän ikryssad är {friend} grannbarnet.

# everybody-waved
Vid ankdammen i parken[city:  i {city}] stod en riddare.

Han var rostig och brun från hjälmen till tårna, och ena armen hade han rakt upp i luften. Så alla vinkade tillbaka.

Brevbäraren vinkade. Bebisarna vinkade. [school: Hela {school} vinkade. ][sport: De som skulle {play sport} vinkade. ][friend: {child} och [!friend.known: {child.his} bästa vän ]{friend}|{child} och {friend}, som bodde i huset bredvid,] vinkade varenda dag, på vägen hem med {@with}.

# bother
Men i dag stannade {child}.

”Han tar aldrig ner den”, sa {child.he}. ”Jag skulle bli så trött i armen.”

{Friend} lade örat mot riddarens kalla knä och lyssnade. Långt inne i rustningen var det någon som sa, väldigt litet och ledset och rostigt: ”Attans.”

”{@A}!” ropade {child}. ”Han har fastnat!”

# drip
{@A} tog den lilla oljekannan som satt bak på cykeln.[music:  Man måste nynna när man oljar någon, så det blev {@song}.] Dropp på knäna. Dropp på halsen. Dropp på luckan framtill på hjälmen.

Iiiiiik! Luckan åkte upp. Och där var ett ansikte, med två runda ögon och en lång rosa näsa.

# it-itches
”Tack”, sa riddaren. ”Jag vinkar inte.”

[age>=6: ”Men varför har du inte sagt något?” frågade {child}.

”Jag säger det varje dag”, sa riddaren. ”Fast när luckan är stängd hörs det bara attans.”

]”Vad gör du då?” frågade {friend}.

”Jag skulle bara klia mig på näsan”, sa riddaren. ”Och så kom det regn.”

”När var det?” frågade {child}.

Riddaren tänkte efter. ”Innan det fanns ankor”, sa han.[pet.other: 

”Innan {pet} fanns?” frågade {child}, som hade {pet} där hemma.

”Långt innan {pet}”, sa riddaren.] ”Och den kliar. Å, vad den har kliat och kliat och kliat!”

[pet.cat: ”{Pet} tar bakbenet”, sa {child}, som hade katt. Men riddarens bakben hade också fastnat.

]Nej, så kan man ju inte ha det.

# a-feather
{@A} lyfte {child} högt upp, men fingret gick inte in genom luckan. {Friend} letade under bänken[pet.dog:  och hittade {pet}]. {Friend.He} letade runt dammen. Och där, i gräset, hittade {friend.he} en lång vit fjäder.

”Här!” sa {friend}.

## or
{@A} lyfte {child} högt upp, men fingret gick inte in genom luckan. {Friend} provade att blåsa. ”Då blir det värre”, sa riddaren. Då fick {friend} syn på den största ankan. Den satt på något.

”Ursäkta”, sa {friend}.

Ankan tittade på {friend.him}. [pet.dog: Ankan tittade på {pet}. ]Ankan reste sig. Och där, i gräset, låg en lång vit fjäder.

”Här!” sa {friend}.

# left-a-bit
{child} stack in fjädern.

”Lite åt vänster”, sa riddaren. ”Lite upp. Lite ner. Åååå. Där. Åååååå!”

Han blundade. Han log med hela ansiktet. Och sedan började det rycka i näsan.

”Ah …” sa riddaren.

”Håll i hattarna”, sa {@a}.

”Ah … ah … ATJO!”

Ankorna for tvärs över dammen[elder & adult: , och {elder.short’s} hatt for efter]. Och all rost flög av riddaren, som löv från ett träd, och under den var han lika blank som en sked.

# of-the-scratch
Sakta, sakta tog riddaren ner armen.

”Aaaah”, sa han.

Han böjde på ena knät. Han böjde på det andra. Han hoppade, han snurrade[athlete: , lika snabbt som {athlete}], och det gnisslade inte det minsta. Sedan tog han den vita fjädern och klappade {child} och {friend} lätt på axeln med den.

”Riddar {child} av Kliet”, sa han. ”Riddar {friend} av Fjädern. Nu är ni också riddare.”

Han klappade {@a} också. ”Riddar {@A} av Droppen.”

# over-the-hill
”Vart ska du gå nu, då?” frågade {child}.

”Hem och lägga mig”, sa riddaren. ”Det var dit jag var på väg när det började klia.”

Och så gick han, klink, klink, klink, upp över kullen.

{child} och {friend} vinkade. Och allra högst upp på kullen var det något blankt som vände sig om, sträckte upp ena armen i luften …

… och den här gången vinkade han på riktigt.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @with
[pet.dog: [!pet.known: hunden ]{pet} och ]{minder}, som brukade passa dem
## if adult
{adult}[elder:  och {elder}][elder2:  och {elder2}][pet.dog:  och [!pet.known: hunden ]{pet}]
## if elder & !adult
{elder}[elder2:  och {elder2}][pet.dog:  och [!pet.known: hunden ]{pet}]

# @song
{music}
