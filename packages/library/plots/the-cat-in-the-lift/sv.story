title: Katten som åkte hiss
title: Pling!
title: Längst ner i kudden
guest cat: Majvor (hon), Rakel (hon)
guest friend: Hilda (hon), Ivar (han)
guest sitter: Berit (hon), Majken (hon)

% @a: {adult}, annars den äldre, annars barnvakten, vid namn varje gång. Katten är "den" tills den har fått ett namn, sedan "hon".
% Näsan som räcker till sexan: en liten hunds (i jackan), en stor hunds (på bakbenen), annars kattens egen. Beagle, bulldogg och cocker spaniel är för
% tunga för den ena vägen och för korta för den andra; de tittar på.

# a-cat
Det satt en katt i hissen.

Den satt mitt på golvet, grå och stor som en kudde, och den flyttade sig inte en millimeter när alla skulle in.

Alla, det var {child} och [friend: {friend}|grannens {friend}] och {@who}, som hade varit nere i tvättstugan. {@A} hade famnen så full av rena lakan att bara ögonen stack upp.[pet.dog:  {@dog}]

”Tryck på trean, {child}”, sa {@a} inne i tvätten.

{child} tryckte. Hissen brummade[music: , nästan som {music}].

# third-floor
Pling! Tredje våningen.

Dörren gled upp. Men katten satt kvar och tittade på dem.

”Mjau?” sa den. Det lät precis som en fråga.

”Ska du inte av?” sa {child}. ”Var bor du någonstans?”

”Tänk om den har åkt upp och ner hela dagen”, sa {friend}. ”Tänk om den inte når knappen!”

[school: ”Så är det med min krok {at school}”, sa {child}.

]Knapparna satt i en lång rad på väggen, ettan längst ner och sexan högst upp. Katten ställde sig på bakbenen och sträckte på sig. Den blev otroligt lång. Men tassen nådde inte ens till ettan.

”{@A}”, sa {child}, ”vi måste hjälpa den hem.”

”Det måste vi nog”, sa {@a}. ”Men skynda er, jag håller på att tappa påslakanen.”

# fish-fingers
{child} ställde sig på tå och tryckte på fyran.

Pling! Katten stack ut nosen. Det luktade målarfärg. Den satte sig igen.

{Friend} hoppade. På tredje hoppet träffade {friend.he} femman.

Pling! Katten stack ut nosen. Det luktade fiskpinnar. Den funderade länge. Men så satte den sig igen.

# the-top-one
”Då är det sexan”, sa {child}.

{Child.He} sträckte [sport: på sig, som när man ska {play sport}|sig]. {Child.He} nådde inte. {Friend} hoppade, men {friend.he} nådde inte heller.[athlete:  Det hade {athlete} gjort.] {child} försökte lyfta {friend}, och det gick, men bara en centimeter. {Friend} kastade en ihoprullad strumpa på knappen. Den träffade {@a}.

”Jag kan inte släppa”, sa {@a}. ”Då ligger allting på golvet.”

”Mjau?” sa katten.

# just-the-right-size
{child} tittade på katten. Katten tittade på sexan. Den hade ju också en nos. Nosen var rosa. Den var rund. Den var precis lagom stor. Och då kom {child} ihåg hur lång den där katten var.

”Nu”, sa {child.he}, ”ska du få trycka själv.”

{Child.He} tog katten under frambenen, och {friend} höll i rumpan. Så lyfte de, så högt de kunde. Katten blev lång. Katten blev längre. Katten blev så lång att det aldrig tog slut. Nu var nosen mitt framför sexan, och katten gjorde som katter alltid gör när något är nytt. Den luktade på den. Ordentligt.

Knappen tändes.

Katten blev så förvånad att den glömde att säga mjau. Den hade aldrig fått trycka i hela sitt liv. Och nu var den högst i hissen!
## if pet.dog
Då kände {child} något kallt mot armen. Det var en nos som hade kommit fram bakom ryggen på {child.him} för att se vad som pågick.

{child} tittade på nosen. Den var blöt. Den var rund. Den var precis lagom stor.

”{Pet}”, sa {child.he}, ”nu måste du vara modig.”

{Child.He} klappade på väggen, så högt upp {child.he} kunde. {Pet} darrade i hela pälsen. Så ställde {pet.he} sig på bakbenen, och {pet.he} blev ännu längre än katten. Nu hade {pet.he} nosen mitt framför sexan, och {pet.he} gjorde som {pet.he} alltid gjorde när något var nytt. {Pet.He} luktade på den. Ordentligt.

Knappen tändes.

{Pet} blev så förvånad att {pet.he} glömde att darra. Annars var det alltid någon som sa att {pet.he} inte fick hoppa upp. Och nu var {pet.he} högst i hissen!
## if breed.Yorkshire Terrier & pet / breed.Shih Tzu & pet / breed.Dachshund & pet
Då kände {child} något kallt under hakan. Det var en nos som hade kommit upp ur jackan för att se vad som pågick.

{child} tittade på nosen. Den var [breed.Yorkshire Terrier: svart|blöt]. Den var rund. Den var precis lagom stor.

”{Pet}”, sa {child.he}, ”nu måste du vara modig.”

{Child.He} lyfte upp {pet.him} på raka armar, högt över huvudet. {Pet} darrade i hela pälsen. Nu satt {pet.he} mitt framför sexan, och {pet.he} gjorde som {pet.he} alltid gjorde när något var nytt. {Pet.He} luktade på den. Ordentligt.

Knappen tändes.

{Pet} blev så förvånad att {pet.he} glömde att darra. {Pet.He} hade aldrig nått upp till någonting i hela sitt liv. Och nu var {pet.he} högst i hissen!
## if breed.Bulldog & pet / breed.Beagle & pet / breed.Cocker Spaniel & pet
{child} tittade på katten. Katten tittade på sexan. Den hade ju också en nos. Nosen var rosa. Den var rund. Den var precis lagom stor. Och då kom {child} ihåg hur lång den där katten var.

”Nu”, sa {child.he}, ”ska du få trycka själv.”

{Child.He} tog katten under frambenen, och {friend} höll i rumpan. Så lyfte de, så högt de kunde. Katten blev lång. Katten blev längre. {Pet} kom fram, för så mycket katt hade {pet.he} aldrig sett. Nu var kattens nos mitt framför sexan, och katten gjorde som katter alltid gör när något är nytt. Den luktade på den. Ordentligt.

Knappen tändes.

Katten blev så förvånad att den glömde att säga mjau. Den hade aldrig fått trycka i hela sitt liv. Och nu var den högst i hissen!

# sixth-floor
Pling!

På sjätte våningen[city: , där man ser hela {city},] stod en gammal dam i tofflor.

”{cat}!” sa hon. ”Där är du ju!”

Katten hoppade ner och gick ut med svansen rakt upp. Sedan vände hon sig om. {child} satte sig på huk, och de två tittade på varandra. Så slickade katten {child.him} över huvudet, så att luggen stod rätt upp.

”Hon går ner själv i trapporna varenda morgon”, sa damen. ”Men gå upp, det vägrar hon.”
## if pet.dog
Pling!

På sjätte våningen[city: , där man ser hela {city},] stod en gammal dam i tofflor.

”{cat}!” sa hon. ”Där är du ju!”

Katten gick ut med svansen rakt upp. Sedan vände hon sig om. {Pet} stack ut huvudet ur hissen, och de två tittade på varandra. {Pet} böjde sig ner. Så slickade katten {pet.him} över huvudet, så att pälsen stod rätt upp.

”Hon går ner själv i trapporna varenda morgon”, sa damen. ”Men gå upp, det vägrar hon.”
## if breed.Yorkshire Terrier & pet / breed.Shih Tzu & pet / breed.Dachshund & pet
Pling!

På sjätte våningen[city: , där man ser hela {city},] stod en gammal dam i tofflor.

”{cat}!” sa hon. ”Där är du ju!”

Katten reste sig och gick ut med svansen rakt upp. Sedan vände hon sig om. {child} satte ner {pet} på golvet, och de två tittade på varandra. Den stora böjde sig ner. Så slickade hon den lilla över huvudet, så att [breed.Dachshund: pälsen|luggen] stod rätt upp.

”Hon går ner själv i trapporna varenda morgon”, sa damen. ”Men gå upp, det vägrar hon.”

# all-the-way-down
På kvällen fick {child} rena lakan. De luktade fortfarande lite av tvättstugan.[elder & adult:  {Elder}[elder2:  och {elder2}] hade hjälpt till att bädda.][elder2 & !adult:  {Elder2} hade hjälpt till att bädda.] {@pillow}

Långt inne i väggen brummade det.

”Nu åker någon hiss”, sa {@a}.

Då böjde sig [pet.dog / pet.cat: {pet} fram, satte sin kalla nos|{@a} fram, satte ett finger] mitt på {child’s} näsa och tryckte.

”Pling”, viskade {child}.

”Vilken våning ska du till?” frågade {@a}.

”Längst ner”, sa {child} och blundade. ”Ända ner i kudden.”

Och dit åkte {child.he}.

# @dog
Och så var det {pet}. {Pet.He} var {a breed}, och {pet.he} brukade ta stor plats i hissen. Men när {pet.he} fick se katten gjorde {pet.he} sig liten bakom {child}, och där stannade {pet.he}.
## if breed.Bulldog & pet / breed.Beagle & pet / breed.Cocker Spaniel & pet
Och så var det {pet}. {Pet.He} var {a breed}, och {pet.he} brukade gå först. Men när {pet.he} fick se katten ställde {pet.he} sig bakom {child}, och där stannade {pet.he}.
## if breed.Yorkshire Terrier & pet / breed.Shih Tzu & pet / breed.Dachshund & pet
Och så var det {pet}. {Pet.He} var {a breed}, och så liten att {pet.he} helst åkte i {child’s} jacka. När {pet.he} fick se katten dök {pet.he} ner, och där stannade {pet.he}.

# @pillow
[pet.other: {Pet} sov redan. ]Luggen stod ännu upp.
## if pet.cat
{Pet} låg bredvid på kudden och luktade länge på {child’s} lugg, som ännu stod upp.
## if pet.dog
{Pet} låg bredvid, och pälsen stod ännu upp.
## if breed.Yorkshire Terrier & pet / breed.Shih Tzu & pet / breed.Dachshund & pet
{Pet} låg bredvid på kudden, och [breed.Dachshund: pälsen|luggen] stod ännu upp.

# @who
barnvakten {sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
