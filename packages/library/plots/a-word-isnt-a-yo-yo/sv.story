title: Ett ord är ingen jojo
title: Ordagrant
title: En annan budbärare
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest hermes: Hermes (han)

% En regel: bara ord kommer över en gräns, och det man menar stannar på ens egen sida. {hermes} säger varje bud med avsändarens röst, med ”säg till” och allt.
% Den budbärare som har fått nog (@a) är mormor eller farfar, annars {adult}, annars {minder}. {@help} är en enda händelse: det blir en lucka i strecket.

# the-line
Mitt över bordet gick ett kritstreck. På ena sidan satt {child}, och på den andra satt {friend}[!friend.known: , {child's} bästa vän]. De sålde gamla leksaker på loppisen i parken[city:  i {city}], och för en timme sedan hade {child} råkat sälja {friend's} jojo. Den hade bara legat där. {Friend}[school: , som satt bredvid {child} {at school} också,] blev arg, och {child} skämdes så mycket att {child.he} blev arg tillbaka. Allra helst ville {child} att det skulle vara två timmar tidigare.[pet.dog:  Under bordet låg {pet}[!pet.known: , {child's} hund,] och ville ha alla på samma sida.][pet.cat:  På strecket, mitt på det, låg {pet}[!pet.known: , {child's} katt].][pet.other:  Pengarna var till {pet}, som behövde bo större.]

”Säg till {friend} att det bara var en jojo”, sa {child} till {@first}, som satt bakom dem och hällde upp kaffe[elder2:  åt {elder2}].

”Säg det själv”, sa {@a}. ”Jag har burit bud i en timme. Ni får skaffa er en annan budbärare.”[elder & adult:  {Adult} hade gått hem när det började.]

Då susade det till, och någon landade i lådan med leksaker.

# a-lovely-border
Han var ung, med bredbrättad hatt och vingar på sandalerna.

”{hermes}”, sa han. ”Gudarnas budbärare. Zeus är min pappa, men sitt för all del kvar. En så fin gräns! Vem har ritat den?”

”Jag”, sa {child}.

”Alla gränser är mina”, sa {hermes}. ”Nu kommer ingen över den här utom jag.”

{child} sträckte sig efter kakorna, som stod på {friend's} sida. Handen tog stopp i luften ovanför strecket, som mot ett fönster. På andra sidan rörde {friend} på munnen, och det hördes ingenting.

”Bara ord kommer över”, sa {hermes}. ”Ni säger dem, och jag bär dem. Ordagrant.”

# word-for-word
”Säg till {friend} att det bara var en jojo”, sa {child}.

{hermes} slog en volt över strecket[sport: , snyggare än någon på {sport}]. ”Säg till {friend} att det bara var en jojo”, sa han, med {child's} egen röst. På tillbakavägen hade han {friend's} röst i stället. ”Säg till {child} att det bara är tjuvar som säljer andras saker!”

”Jag är ingen tjuv!” sa {child}.

”Synd”, sa {hermes}. ”Tjuvarna är också mina. Och de som säljer saker. Så här mycket har jag aldrig haft att göra vid ett enda bord.”

”Säg till {friend} att jag inte vill vara kompis längre!” skrek {child} och hörde det först efteråt. ”Nej! Vänta!”

”Levererat”, sa {hermes}.

# doesnt-come-back
{Friend} svarade inte. {Friend.He} började lägga ner sina leksaker i en väska, en i taget.

”Hämta tillbaka det!” sa {child}. ”Jag menade det inte!”

”Det du menar stannar på den här sidan”, sa {hermes}. ”Bara ord kommer över. En gång hämtade jag tillbaka en flicka från underjorden. Men ett ord är ingen jojo. Det kommer inte tillbaka.”

”Säg förlåt från mig, då!” skrek {child}. ”Och säg det som om jag menade det!”

”Säg förlåt från mig, då!” sa {hermes} på andra sidan. ”Och säg det som om jag menade det!”

{Friend} skakade på huvudet och fortsatte packa.

”Men jag menar det ju”, sa {child}.

”Det blev kvar här”, sa {hermes}.

{child} blev kall ända ut i fingrarna. Snart skulle {friend} vara borta, och allt som {child} menade skulle sitta kvar här. {@A} lade en hand på ryggen på {child.him} och lät den ligga.

# fifty-cows
”Har du gjort någon så arg någon gång?” frågade {child}.

”Jag har en bror”, sa {hermes}. ”Apollon. Samma dag som jag föddes stal jag femtio av hans kor. Jag lät dem gå baklänges, så att spåren pekade åt fel håll.” Han log vid minnet. ”Han blev fruktansvärt arg. På morgonen hade jag gjort en lyra av ett sköldpaddsskal, och den spelade jag på för honom.[music:  Det var inte {music}, men nästan.] Sedan gav jag honom den. Det var det finaste jag hade. Vi har varit vänner sedan dess.”

”Vem skickade du med den?”

”Skickade?” sa {hermes}. ”Vem skulle jag skicka? Det är ju jag som är budbäraren. Jag fick göra det själv.”

{child} tittade på strecket.

# a-gap
{@help}

# the-messenger
Luckan var smal. {child} stack in ena handen och sedan hela armen, och sedan klättrade {child.he} upp på bordet[athlete: , inte riktigt som {athlete},] och trängde sig efter.

”Stopp!” sa {hermes}. ”Ingen kommer över utom budbäraren!”

”Det är jag som är budbäraren”, sa {child}.

Och så satt {child.he} där, mitt bland {friend's} leksaker, med bultande hjärta. {child} tog {friend} i händerna, med väskan och allt.

”Förlåt”, sa {child}. ”Jag sålde den, och jag skämdes, och då blev jag arg. Och jag vill visst vara kompis.” Det kom i fel ordning, och rösten darrade. Men den här gången hade det {child} menade också kommit med.

{Friend} släppte väskan. ”Jag vet att du inte är någon tjuv”, sa {friend.he}. ”Det har jag vetat hela tiden. Det var bara på den här sidan.”

# no-border
Resten av strecket suddade de ut med tröjärmarna.

”Ingen gräns, ingen budbärare”, sa {hermes}. ”Det gör ingenting. Utanför Borås är det två bröder i ett baksäte.” Och så rättade han till hatten och flög.

”En sådan trevlig ung man”, sa {@a}. ”Var är kakorna?”

De var borta. Tjuvarna var också hans.

# myself
När allt var sålt gick de hem.[pet.dog:  I mitten gick {pet}.] I hörnet tog {friend} av åt vänster, som vanligt. {child} och {@a} var nästan framme vid porten när de hörde någon springa.

Det var {friend}, som hade kommit hela vägen tillbaka.

”Hej då”, sa {friend}. ”Det ville jag säga själv.”

# @help
{Friend} drog väskan över bordet, och den släpade i kritan. Då blev det en lucka i strecket, bred som en hand. {Friend} såg den. Kritan låg alldeles bredvid. {Friend} tittade på kritan, och {friend.he} tittade på {child}, och {friend.he} lät kritan ligga.
## if pet.dog
Då hade {pet} fått nog. {Pet} hoppade upp på bänken och skällde på dem båda två, och svansen for över bordet som en kvast. När den hade farit förbi fanns det en lucka i strecket, bred som en svans.

”Så får man inte göra!” sa {hermes}.

Men hundar är inte hans.
## if pet.cat
Då vände sig {pet} på strecket och sträckte på sig. Sedan gick {pet} därifrån med krita längs hela ena sidan och satte sig på filten i stället. Efter {pet.him} fanns det en lucka i strecket, bred som en katt.

”Så får man inte göra!” sa {hermes}.

Men katter är inte hans.
## if pet.other
Längst ner i väskan hittade {friend} burken med pengarna. ”Den är till {pet}”, sa {friend's} mun. {Friend} sköt fram den så långt det gick. Över kom den inte. Men den skrapade mot kritan, och då blev det en lucka i strecket, bred som en hand.
## if elder & !friend & !pet
”Hoppsan”, sa {elder.short}, och så låg det en pöl med kaffe tvärs över strecket. {Elder.He} torkade upp den, mycket noga, och noggrannast på ett ställe. Där blev det en lucka, bred som en hand. ”Jag har aldrig kunnat hälla”, sa {elder.short}, som inte hade spillt en droppe på hela dagen.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
