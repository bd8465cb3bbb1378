title: Är det hela du?
title: En drake på fika
title: Det kommer mer

% Nosen går runt bordet en bit för varje bit som kommer in, tills den möter svansen. Svansen sägs inte vara hans förrän den är kittlad.

# there-is-more
{child} ville bjuda en drake på fika.[friend:  {Friend}, {child.his} bästa kompis, sa att den aldrig skulle få plats.]

{child} ställde fram två koppar. {child.He} la fram två bullar[elder:  som {elder} hade bakat][elder2:  och {elder2} hade sockrat].[adult:  {Adult} ställde fram tekannan.] Sedan satte {child.he} sig vid köksbordet och väntade.

Knack, knack.

”Kom in!” sa {child}.

Dörren gick upp, och in kom en nos. Det var en lång grön nos med rök längst ut.[city:  Det var den längsta nosen i {city}.]

”God dag”, sa nosen. ”Jag är en drake.”

”Är det hela du?” sa {child}[school: , för så frågar de {at school}].

”Nej”, sa draken. ”Det kommer mer.”

In kom två gula ögon och två fladdriga öron.

”Är det hela du?” sa {child}.

”Nej”, sa draken. ”Det kommer mer.”

# breathe-in
In kom en hals. In kom ännu mer hals.

”Är det hela du?” sa {child}.

”Nej”, sa draken. ”Det kommer mer.”

In kom två framfötter, dask, dask.[sport:  Såna fötter är bra när man ska {play sport}.] In kom två vingar, hopfällda som paraplyer. In kom en mage, och magen fastnade i dörren.

”Dra in den”, sa {child}.[athlete:  ”Det gör {athlete}.”]

Draken drog in magen. Plopp! Där kom den.[pet.cat:  Katten {pet} flyttade upp på kylskåpet.]

”Är det hela du?” sa {child}.

”Nej”, sa draken. ”Det kommer mer.”

# round-the-table
Nu var köket nästan fullt. Då gick nosen en bit runt bordet, så att det blev plats.

In kom två bakfötter, dask, dask. Nosen gick en bit till runt bordet.

In kom en svans. Nosen gick en bit till runt bordet.

In kom ännu mer svans. Och nu hade nosen gått hela vägen runt bordet, nästan ända tillbaka till dörren.

”IIIH!” pep draken.

”Vad är det?” sa {child}.

”Det är någon här!” sa draken. ”Titta! Någon grön! Någon taggig! Den kommer in efter mig! Hjälp! Det är en DRAKE till!”

Draken skakade. Kopparna skakade. Bullarna skakade.[pet.other:  Till och med {pet} skakade lite.] Draken försökte gömma sig under bordet, men [pet.dog: där låg redan hunden {pet} och gömde sig, så ]det var bara nosen som fick plats.

# tickle
{child} klättrade ner från stolen och tittade efter.

Den var grön. Den var taggig. Den skakade.

”Rör den inte!” ropade draken. ”Tänk om den bits!”

Men {child} sträckte fram ett finger, och så kittlade {child.he} den. Kittel, kittel, kittel.

”Hi-hi-hi!” sa draken.

”Varför skrattade jag?” sa han sedan.

{child} kittlade den en gång till. Kittel, kittel, kittel.

”Hi-hi-hi! Nej, sluta! Hi-hi-hi! Varför skrattar jag?”

”För att det är din svans”, sa {child}.

”Är det min svans?” sa draken. Han prövade att vifta. Den viftade. ”Det är det ju! Hej, svansen!”

# both-the-buns
Draken blev så glad att han åt upp båda bullarna. Den ena var {child's}. Då blåste han på tekannan för att säga förlåt, och teet blev varmt och gott.

Efter fikat [music: brummade draken på {music} i magen, och sedan gäspade han|gäspade draken]. Nosen la sig på svansen. Runt hela bordet låg han, varm och grön och långsam, och mitt i satt {child} och lutade sig mot honom.

# all-of-you
”Natti natti, nosen”, sa {child}. ”Natti natti, halsen. Natti natti, magen. Natti natti, fötterna.”

{child} gav svansen en klapp.

”Natti natti, svansen.”

”Är det hela jag …” mumlade draken.

”Ja”, sa {child}. ”Det är hela du.”
