title: Den följer efter mig
title: Från trädet till grinden
title: Månen kan inte gå åt två håll
guest otis: Otto (han), Ivar (han)

% Månen är ”den”. Längs stigen: trädet i ena änden, bänken i mitten, grinden i andra änden. {otis} ljuger aldrig.

# behind-the-chimneys
”Den följer efter mig”, sa {child}.

Det var månen {child.he} menade. Den hade gått upp rund och gul bakom taken[city:  i {city}], och när {child} gick längs stigen vid åkern gick månen med. Den slank in bakom skorstenarna och tittade fram på andra sidan, för att inte tappa bort {child.him}.[pet.other:  {Pet}, som bodde i samma hus, hade aldrig gjort sig så mycket besvär.]

”Det gör den inte alls”, sa {otis} Ek. ”Den följer efter mig.”

# the-last-evening
{otis} bodde i huset bredvid, och det här var hans sista kväll. I morgon skulle flyttbilen komma, och då skulle {otis} och hans farmor flytta till Gotland.[school:  {otis's} krok {at school} var redan tom.][friend:  {Friend}, {child.his} bästa vän, hade skrivit upp det nya numret åt allihop, för säkerhets skull.] [friend / school: Inget av det pratade {child} och {otis} om. | Det pratade {child} och {otis} inte om.] De bråkade om månen i stället, för det var lättare. På bänken mitt på stigen satt {otis's} farmor med en termos[elder:  som {elder}[elder2:  och {elder2}] hade fyllt åt henne,] och lät dem hållas.[pet.dog:  Hunden {pet} låg på hennes fötter och höll dem varma.]

# ten-steps
{child} sprang tio steg och tvärstannade. Månen sprang tio steg och tvärstannade.

”Ser du?” sa {child}. ”Den följer efter mig.[sport:  Den kommer till och med och tittar när jag ska {play sport}.]”

{otis} hoppade på ett ben. Han hoppade hela vägen förbi bänken.

”Ser du?” flåsade han. ”Den hoppade! Den följer efter mig.”

{child} smög bakom buskarna och kom fram på tå långt där borta. Där hängde månen och såg rakt på {child.him}.

”Den väntade på mig![athlete:  Det hade den inte ens gjort för {athlete}!]”

{otis} gick baklänges med näsan i vädret[music:  och nynnade på {music}], tills han ramlade över sin farmors väska.

”Den gick baklänges med mig! Det har den aldrig gjort för dig!”

# both-ways
”Då gör vi så här”, sa {child}. ”Du går bort till trädet, och jag går till grinden. Den kan inte gå åt två håll.”

Så {otis} marscherade till trädet i ena änden av stigen, och {child} marscherade till grinden i den andra[pet.cat: , där katten {pet} satt och inte följde efter någon]. Ingen av dem släppte månen med blicken, och den höll jämna steg hela vägen. När {child} stod vid grinden var den där, precis ovanför stolpen.

”Den är här!” ropade {child}. ”Den följer efter mig!”

”Den är här!” ropade {otis} borta vid trädet. ”Den följer efter mig!”

”Du ljuger!”

”Du ljuger!”

”Den gick med mig!”

”Med mig!”

# take-it-then
”Ta den med dig till Gotland, då!” skrek {child}. ”Gör det! Jag bryr mig inte ens!”

Ingen skrek något tillbaka. {child} önskade att det gick att springa efter de där orden och fånga in dem, men de var redan framme vid trädet. I skymningen syntes {otis} där borta. Han hade satt sig på marken med ryggen mot {child}.

# never-fibbed
{child} tittade på månen ovanför grindstolpen. Den var här. Det syntes ju att den var här.

Men {otis} ljög inte. Han hade aldrig ljugit i hela sitt liv. Den gången han åt upp {child's} tårtbit kom han själv över och berättade det, med grädde på hakan.

{child} gick tillbaka längs stigen, förbi bänken, ända bort till trädet.

# swap
”Vi byter”, sa {child}.

”Vad då?” sa {otis} till sina knän.

”Du går till min ände. Jag står här i din. Då får jag se det du såg.”

{otis} torkade sig om näsan och gick. {child} ställde sig där han hade suttit, med ryggen mot stammen, och tittade upp.

Och där var den. Mitt över {otis's} grenar, rund och gul, och den såg rakt på {child}.

”{otis}!” ropade {child.he}. ”Den är här! Den följde visst efter dig!”

”{child}!” ropade han från grinden. ”Den är här också! Den följde efter dig med!”

# without-turning
De sprang båda två och möttes vid bänken, alldeles andfådda.

”Hur bär den sig åt?” sa {child}.

”Den är så långt, långt borta”, sa {otis's} farmor. ”Därifrån är hela den här stigen en enda liten prick. Den kan se på er båda utan att vrida på huvudet.”

{otis} såg ner på sina skor. ”Hur långt är det till Gotland?” sa han.

”För oss en hel dag, med bil och båt”, sa hans farmor. ”Men månen behöver fortfarande inte vrida på huvudet.”

# so-as-not-to-lose-them
Sedan bråkade de inte mer. {otis} sträckte fram handen och {child} tog den, och så gick de hem längs stigen med hans farmor efter sig. Månen slank in bakom skorstenarna och tittade fram på andra sidan, för att inte tappa bort dem.

# both-right
Nästa kväll ringde telefonen. Det var {otis}.

”Jag är i nya trädgården med farmor”, sa han. ”Det luktar får. Har du ett fönster?”

”Ja”, sa {child}.

”Börja gå, då. Jag går också. Är du beredd?”

{child} gick längs fönstret, sakta, med telefonen mot örat. I luren hördes {otis's} stövlar i gräset, långt borta på Gotland. Och utanför, ovanför taken, rund och gul, gick den med.

”Den följer efter mig”, sa {otis}.

”Den följer efter mig”, sa {child}.

Och så gick de fram och tillbaka tillsammans, länge, länge, och hade rätt båda två.
