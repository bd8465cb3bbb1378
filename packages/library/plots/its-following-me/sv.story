title: Den följer efter mig
title: Från trädet till grinden
title: Månen kan inte gå åt två håll
guest otis: Otto (han), Ivar (han)

% Månen är ”den”. Längs stigen: trädet i ena änden, bänken i mitten, grinden i andra änden. {otis} ljuger aldrig och är familjens vän där en sådan är vald: då flyttar ingen utan är borta en termin. Den äldre som är vald sitter på bänken. Hunden följer efter alla, katten efter ingen.

# behind-the-chimneys
”Den följer efter mig”, sa {child}.

Det var månen {child.he} menade. Den hade gått upp rund och gul bakom taken[city:  i {city}], och när {child} gick längs stigen vid åkern gick månen med. Den slank in bakom skorstenarna och tittade fram på andra sidan, för att inte tappa bort {child.him}.[pet.other:  {Pet}, som bodde i samma hus, hade aldrig gjort sig så mycket besvär.]

”Det gör den inte alls”, sa [friend: {friend}, {child's} bästa vän | {otis} Ek]. ”Den följer efter mig.”

# the-last-evening
{@last}[school:  {@Otis-s} krok {at school} var redan tom.] [school: Inget av det pratade {child} och {@otis} om. | Det pratade {child} och {@otis} inte om.] De bråkade om månen i stället, för det var lättare. På bänken mitt på stigen satt [elder: {elder} | {@gran}] med en termos[elder2:  som {elder2} hade fyllt,] och lät dem hållas.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] följde efter alla i tur och ordning.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] satt på grindstolpen och följde inte efter någon.]

# ten-steps
{child} sprang tio steg och tvärstannade. Månen sprang tio steg och tvärstannade.

”Ser du?” sa {child}. ”Den följer efter mig.[sport:  Den kommer till och med och tittar när jag ska {play sport}.]”

{@Otis} hoppade på ett ben. {@He} hoppade hela vägen förbi bänken.

”Ser du?” flåsade {@he}. ”Den hoppade! Den följer efter mig.”

{child} smög bakom buskarna och kom fram på tå långt där borta. Där hängde månen och såg rakt på {child.him}.

”Den väntade på mig![athlete:  Det hade den inte ens gjort för {athlete}!]”

{@Otis} gick baklänges med näsan i vädret[music:  och nynnade på {music}], tills {@he} ramlade över [pet.dog: {pet} | [elder: {elder.short's} väska | [friend: en väska | sin farmors väska]]].

”Den gick baklänges med mig! Det har den aldrig gjort för dig!”

# both-ways
”Då gör vi så här”, sa {child}. ”Du går bort till trädet, och jag går till grinden. Den kan inte gå åt två håll.”

Så {@otis} marscherade till trädet i ena änden av stigen, och {child} marscherade till grinden i den andra[pet.cat: , där {pet} satt]. Ingen av dem släppte månen med blicken, och den höll jämna steg hela vägen. När {child} stod vid grinden var den där, precis ovanför stolpen.[pet.dog:  {Pet} sprang fram och tillbaka och satte sig till slut mitt emellan.]

”Den är här!” ropade {child}. ”Den följer efter mig!”

”Den är här!” ropade {@otis} borta vid trädet. ”Den följer efter mig!”

”Du ljuger!”

”Du ljuger!”

”Den gick med mig!”

”Med mig!”

# take-it-then
”Ta den med dig till Gotland, då!” skrek {child}. ”Gör det! Jag bryr mig inte ens!”

Ingen skrek något tillbaka. {child} önskade att det gick att springa efter de där orden och fånga in dem, men de var redan framme vid trädet. I skymningen syntes {@otis} där borta. {@He} hade satt sig på marken med ryggen mot {child}.[pet.dog:  Och {pet} reste sig, gick till trädet och satte sig bredvid {@him}.][pet.cat:  Och {pet}, som inte följde efter någon, hoppade ner och gick hela vägen till trädet.]

# never-fibbed
{child} tittade på månen ovanför grindstolpen. Den var här. Det syntes ju att den var här.

Men {@otis} ljög inte. {@He} hade aldrig ljugit i hela sitt liv. Den gången {@he} åt upp {child's} tårtbit kom {@he} själv över och berättade det, med grädde på hakan.

{child} gick tillbaka längs stigen, förbi [elder: {elder.short} på ]bänken, ända bort till trädet.

# swap
”Vi byter”, sa {child}.

”Vad då?” sa {@otis} till [pet.dog / pet.cat: {pet} | sina knän].

”Du går till min ände. Jag står här i din. Då får jag se det du såg.”

{@Otis} torkade sig om näsan och gick. {child} ställde sig där {@he} hade suttit, med ryggen mot stammen, och tittade upp.

Och där var den. Mitt över {@otis-s} grenar, rund och gul, och den såg rakt på {child}.

”{@Otis}!” ropade {child.he}. ”Den är här! Den följde visst efter dig!”

”{child}!” ropade {@he} från grinden. ”Den är här också! Den följde efter dig med!”

# without-turning
De sprang båda två och möttes vid bänken, alldeles andfådda.[pet.dog:  {Pet} kom först.][pet.cat:  {Pet} kom gående.]

”Hur bär den sig åt?” sa {child}.

”Den är så långt, långt borta”, sa {@gran}. ”Därifrån är hela den här stigen en enda liten prick. Den kan se på er båda utan att vrida på huvudet.”

{@Otis} såg ner på sina skor. ”Hur långt är det till Gotland?” sa {@he}.

”För [elder / friend & adult: dig | oss] en hel dag, med bil och båt”, sa {@hisgran}. ”Men månen behöver fortfarande inte vrida på huvudet.”

# so-as-not-to-lose-them
Sedan bråkade de inte mer. {@Otis} sträckte fram handen och {child} tog den, och så gick de hem längs stigen med {@hisgran} [pet.dog: och {pet} ]efter sig.[pet.cat:  {Pet} gick först.] Månen slank in bakom skorstenarna och tittade fram på andra sidan, för att inte tappa bort dem.

# both-right
Nästa kväll [elder: räckte {elder.short} fram telefonen | ringde telefonen]. Det var {@otis}.

”Jag är i [friend: | nya] trädgården[elder / friend & adult: |  med farmor]”, sa {@he}. ”Det luktar får. Har du ett fönster?”

”Ja”, sa {child}.

”Börja gå, då. Jag går också. Är du beredd?”

{child} gick längs fönstret, sakta, med telefonen mot örat. [pet.dog: {Pet} kom efter. ][pet.cat: {Pet} gick i fönstret och följde inte efter någon. ]I luren hördes {@otis-s} stövlar i gräset, långt borta på Gotland. Och utanför, ovanför taken, rund och gul, gick den med.

”Den följer efter mig”, sa {@otis}.

”Den följer efter mig”, sa {child}.

Och så gick de fram och tillbaka tillsammans, länge, länge, och hade rätt båda två.

# @last
{otis} bodde i huset bredvid, och det här var hans sista kväll. I morgon skulle flyttbilen komma, och då skulle {otis} och hans farmor flytta till Gotland.
## if elder & !friend
{otis} bodde i huset bredvid, och det här var hans sista kväll. I morgon skulle flyttbilen komma, och då skulle {otis} flytta till Gotland.
## if friend
Det här var deras sista kväll på länge. I morgon skulle {friend} åka till Gotland och bo där en hel termin.

# @otis
{otis}
## if friend
{friend}

# @otis-s
{otis's}
## if friend
{friend's}

# @he
han
## if friend
{friend.he}

# @his
hans
## if friend
{friend.his}

# @him
honom
## if friend
{friend.him}

# @gran
{otis's} farmor
## if elder
{elder.short}
## if friend & adult & !elder
{adult}
## if friend & !adult & !elder
{friend's} farmor

# @hisgran
hans farmor
## if elder
{elder.short}
## if friend & adult & !elder
{adult}
## if friend & !adult & !elder
{friend's} farmor
