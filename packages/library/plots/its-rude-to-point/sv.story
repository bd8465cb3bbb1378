title: Det är fult att peka
title: En enhörning på torget
title: Så långa fickor finns inte
guest cheese: Ost-Inga (hon), Ost-Märta (hon)
guest balloons: Ballong-Göte (han), Ballong-Sune (han)
guest toby: Tage (han), Loke (han)

% ”Det är fult att peka” säger {child} två gånger, och en gång får {child.he} det tillbaka av enhörningen. Enhörningen tittar bara på det som den tycker om.

# saw-it-first
En lördag kom det en enhörning till torget[city:  i {city}], och det var {child} som såg den först. Den kom ner från berget och gick in mellan stånden, vit som mjölk, med lera upp till knäna och ett långt, blankt, vridet horn. Mitt framför {child} stannade den och tittade på {child.him}.

{child} hade önskat sig en enhörning så länge {child.he} kunde minnas[pet.other: , fast {Pet} var väldigt bra också]. {Child.He} bara såg på den. Men så började {child.he} skela lite, för hornets spets var alldeles nära näsan.

”Det är fult att peka”, sa {child}[school: , som hade fått lära sig det {at school}].

”Jag pekar inte”, sa enhörningen. ”Jag tittar.”

”Du tittar så att det pekar.”

”Det är så jag tittar”, sa enhörningen.

Och så gick den vidare för att titta på torget, och {child} gick med.

# what-it-likes
Den tittade på hatten på {cheese}. {cheese} hade aldrig sett en enhörning förut, men hon märkte när någon pekade på henne.

”Vad är det för fel på min hatt?” sa hon.

Den tittade på den stora röda näsan på {balloons}. Pang! sa en av ballongerna.

”Det där var fult!” sa {balloons}.

[pet.dog: Den tittade på hunden {Pet}, som hade en lång nos och pekade rakt tillbaka. ][pet.cat: Den tittade på katten {Pet}, som låg i sin korg och tittade rakt tillbaka. ]Den tittade på en bebis, och bebisen gallskrek.

Det hettade i kinderna på {child}. ”Vad var det jag sa!” viskade {child.he}. ”Det är fult att peka!”

# pockets
”Men det är ju en så vacker hatt”, sa enhörningen. ”Och en så präktig näsa. Jag tittar bara på det som jag tycker om.”

”Det vet inte de. De ser bara spetsen.”

”Vad gör du själv då”, sa enhörningen, ”när du tycker om något?”

”Jag har händerna i fickorna”, sa {child}.

”Så långa fickor finns inte”, sa enhörningen stelt.

# polite
Och så hängde den med huvudet, tills hornet pekade rakt ner i marken. ”Så där”, sa den till sina egna hovar. ”Nu är jag artig. Nu är du väl nöjd.”

På det viset gick den bredvid {child}, förbi äpplena och förbi bröden[music:  och förbi någon som spelade {music}], och tittade på ingenting alls. Den gick in i en lyktstolpe. Den trampade i en hink.

{child} var inte nöjd. {Child.He} hade fått som {child.he} ville, och det var förfärligt.

# toby
Då ropade någon. Det var {balloons}. Han hade släppt alla sina ballonger.

”{toby}!” ropade han. ”Har någon sett {toby}?”

{toby} var hans barnbarn, och han var två år. {cheese} kom springande. [adult: {Adult} kom springande. ][elder: {Elder}[elder2:  och {elder2}] kom springande. ][friend: {Friend}[!friend.known: , {child's} bästa vän,] kom springande med ett halvt äpple i munnen. ]Alla skrek ”{toby}!” så högt att ingen skulle ha hört om han svarade.

{child} ställde sig på tå, men {child.he} såg bara jackor och ryggar och kassar. {Child.He} var inte lång nog. Men {child.he} visste en som var det.

# twice
”Enhörning!” sa {child.he}. ”Titta efter {toby}!”

”Det går inte”, sa enhörningen till sina hovar. ”Då måste jag peka.”

”Ja!”

”Det är fult att peka”, sa enhörningen. ”Det har du själv sagt. Två gånger.”

# as-hard-as-you-can
{child} tog händerna ur fickorna. {Child.He} satte sig på knä på gatstenarna, rakt under det hängande huvudet, och la en hand på var sida om den mjuka, lite skäggiga hakan.

”Jag hade fel”, sa {child.he}. ”Snälla, peka. Peka så mycket du kan.”

Och med båda armarna lyfte {child.he}. Det var ett tungt huvud, och väldigt ledset, men {child.he} lyfte det, förbi sin haka, förbi sin näsa, tills armarna var raka[athlete: , som när {athlete} lyfter en pokal].

# look-where
Enhörningen tittade ut över jackorna och ryggarna och kassarna. Den tittade åt vänster, och den tittade åt höger. Sedan stod den stilla, och öronen for upp, och det långa blanka hornet pekade rakt över torget.

{child} sträckte ut armen och pekade åt samma håll[friend: , och det gjorde {friend} med, med äpplet].

”Där!” ropade {child}. ”Titta dit vi pekar!”

Och alla tittade. Under {cheese's} stånd, nedanför duken, stack det ut en mycket liten röd stövel.

# nice
{balloons} var först framme[pet.dog: , och hunden {Pet} var tvåa]. Han lyfte på duken, och där satt {toby} med en hel rund ost i knät och munnen full.

”Gott”, sa {toby}.

{balloons} kramade honom med ost och allt. Sedan kramade han {child}, och sist av alla gick han fram till enhörningen.

”Du får titta på min näsa hur mycket du vill”, sa han.

”Och på min hatt”, sa {cheese}. Hon tog det blå bandet från den och knöt det om enhörningens horn.

# at-you
Så småningom packades stånden ihop, och himlen fick samma färg som en persika. Enhörningen skulle gå hem till sitt berg innan det blev mörkt och komma igen på lördag[sport: , för att se {child} {play sport}]. Men först vek den ihop sina långa ben bredvid bänken där {child} satt[adult / elder:  med {@a}], och la sitt tunga huvud i {child.his} knä.

{child} strök den över kinden. Den såg upp på {child.him}, och hornet följde med, med sitt blå band, tills det pekade mitt på {child.his} tröja.

”Du pekar”, sa {child}.

”Ja”, sa enhörningen och blundade. ”På dig.”

# @a
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]
