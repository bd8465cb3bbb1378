title: Är det hela du?
title: En drake på fika
title: Det kommer mer

% Nosen går runt bordet en bit för varje bit som kommer in, tills den möter svansen. Svansen sägs inte vara hans förrän den är kittlad.

# there-is-more
{child} ville bjuda en drake på fika.[friend:  {Friend}, {child.his} bästa kompis, sa att den aldrig skulle få plats.]

{child} ställde fram [friend: tre|två] koppar. {child.He} la fram [friend: tre|två] bullar[elder2:  som {elder2} hade sockrat].[elder:  {Elder} ställde fram tekannan.][adult & !elder:  {Adult} ställde fram tekannan.] Sedan satte [friend: sig {child} och {friend}|{child.he} sig] vid köksbordet och väntade.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] väntade också.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] tittade på dörren.]

Knack, knack.

”Kom in!” sa {child}.

Dörren gick upp, och in kom en nos. Det var en lång grön nos med rök längst ut.[pet.dog:  {Pet} luktade på den.][city:  Det var den längsta nosen i {city}.]

”God dag”, sa nosen. ”Jag är en drake.”[elder: 

”God dag, nosen”, sa {elder.short}.]

”Är det hela du?” sa {child}[school: , för så frågar de {at school}].

”Nej”, sa draken. ”Det kommer mer.”

In kom två gula ögon och två fladdriga öron.

”Är det hela du?” sa {child}.

”Nej”, sa draken. ”Det kommer mer.”[friend: 

”Du får inte plats”, sa {friend}.]

# breathe-in
In kom en hals. In kom ännu mer hals.[elder: 

”God dag, halsen”, sa {elder.short}.]

”Är det hela du?” sa {child}.

”Nej”, sa draken. ”Det kommer mer.”[pet.cat:  {Pet} tittade på dörren.][friend: 

”Du får inte plats”, sa {friend}.]

In kom två framfötter, dask, dask.[sport:  Såna fötter är bra när man ska {play sport}.] In kom två vingar, hopfällda som paraplyer. In kom en mage, och magen fastnade i dörren.

”Dra in den”, sa {child}.[athlete:  ”Det gör {athlete}.”]

Draken drog in magen. Plopp! Där kom den.[pet.dog:  {Pet} luktade på den.][pet.cat:  {Pet} flyttade upp på kylskåpet.][elder: 

”God dag, magen”, sa {elder.short}.]

”Är det hela du?” sa {child}.

”Nej”, sa draken. ”Det kommer mer.”[pet.cat:  {Pet} tittade på dörren.][friend: 

”Du får inte plats”, sa {friend}.]

# round-the-table
Nu var köket nästan fullt. Då gick nosen en bit runt bordet, så att det blev plats.

In kom två bakfötter, dask, dask. [elder: ”God dag, fötterna”, sa {elder.short}. ]Nosen gick en bit till runt bordet.

In kom en svans. Nosen gick en bit till runt bordet.

In kom ännu mer svans. Och nu hade nosen gått hela vägen runt bordet, nästan ända tillbaka till dörren.

”IIIH!” pep draken.

”Vad är det?” sa [friend: {friend}|{child}].

”Det är någon här!” sa draken. ”Titta! Någon grön! Någon taggig! Den kommer in efter mig! Hjälp! Det är en DRAKE till!”

Draken skakade. Kopparna skakade. Bullarna skakade.[pet.other:  Till och med {pet} skakade lite.] Draken försökte gömma sig under bordet, men det var bara nosen som fick plats.

# tickle
{child} klättrade ner från stolen och tittade efter.[pet.dog:  {Pet} luktade efter.][pet.cat:  {Pet} klättrade ner från kylskåpet och tittade efter.]

Den var grön. Den var taggig. Den skakade.

”Rör den inte!” ropade draken. ”Tänk om den bits!”

Men {child} sträckte fram ett finger, och så kittlade {child.he} den. Kittel, kittel, kittel.

”Hi-hi-hi!” sa draken.

”Varför skrattade jag?” sa han sedan.

{child} kittlade den en gång till. Kittel, kittel, kittel.

”Hi-hi-hi! Nej, sluta! Hi-hi-hi! Varför skrattar jag?”

”För att det är din svans”, sa {child}.

”Är det min svans?” sa draken. Han prövade att vifta. Den viftade. ”Det är det ju! Hej, svansen!”[elder: 

”God dag, svansen”, sa {elder.short}.][pet.dog: 

{Pet} viftade tillbaka.]

# both-the-buns
Draken blev så glad att han åt upp [friend: alla tre bullarna. En var {child's}, och en var {friend's}|båda bullarna. Den ena var {child's}]. Då blåste han på tekannan för att säga förlåt, [elder: och {elder.short} hällde upp, ]och teet blev varmt och gott.

Efter fikat [music: brummade draken på {music} i magen, och sedan gäspade han|gäspade draken]. Nosen la sig på svansen[pet.dog / pet.cat: , och {pet} la sig på fötterna]. Runt hela bordet låg [pet.dog / pet.cat: draken|han], varm och grön och långsam, och mitt i satt {child} [friend: och {friend} ]och lutade sig mot honom.[friend: 

”Du fick plats”, sa {friend}.]

# all-of-you
”Natti natti, nosen”, sa {child}. ”Natti natti, halsen. Natti natti, magen. Natti natti, fötterna.[pet.dog / pet.cat:  Natti natti, {pet}.]”

{child} gav svansen en klapp.

”Natti natti, svansen.”

”Är det hela jag …” mumlade draken.

”Ja”, sa {child}. ”Det är hela du.”
