title: Den allra längsta halsduken
title: Ont i halsen
title: Varmt hela vägen upp
guest knitter: Kerstin (hon), Gun (hon)

% Den som stickar (@m): familjens äldre, annars grannen Kerstin.

# an-eye
{@m-first} stickade halsdukar. {@he-cap} stickade på bussen, och {@he} hade till och med stickat hos tandläkaren med munnen full av bomull. Hela soffan var full av halsdukar, så när {child} sov över där byggde {child.he} koja av dem.[pet.dog / pet.cat:  {Pet} fick också bo i den.]

En kväll regnade det och blåste. Då knackade det. Inte på dörren. Det knackade på fönstret, en trappa upp.

{child} blev lite rädd men drog undan gardinen. Utanför fanns ett öga. Det var stort som en tallrik och mycket snällt.

”Det står en dinosaurie i rabatten”, sa {child}.

”Inte på pionerna, hoppas jag?” sa {@m}.

# from-long-ago
De gick ut på balkongen. I trädgården stod en långhals, stor och blöt som ett berg. Bakom honom stod en till. Och bredvid vinbären stod en med tre horn, en med taggar på ryggen och en som var ungefär så stor som en höna.

”God kväll”, sa långhalsen. ”Vi har gått ända från förr i tiden. Vi såg att det lyste[city:  i {city}]. Och vi har så ont i halsen.”

”Ja, det förstår jag”, sa {@m}. ”Med en sådan hals.”

[friend: Tvärs över vägen drog {friend} upp rullgardinen, blinkade, och drog ner den igen.

]
# round-the-chin
{@m-cap} räckte långhalsen den längsta halsduken som fanns. Den gick precis runt hakan. Nu såg han ut som en dinosaurie med ett litet, litet plåster.

”Då stickar vi”, sa {@m} och spottade i nävarna.

Och som {@he} stickade! Stickorna klapprade som hästhovar. {child} nystade garn, det röda och det blå och det gröna.[music:  De sjöng {music}, för då går det fortare.][athlete:  Inte ens {athlete} har så snabba händer.] De stickade tills det var mörkt i alla andra fönster.

# no-more-yarn
Då tog garnet slut.

”Hur långt kom vi?” frågade {@m}.

{child} mätte. ”Till hit”, sa {child.he} och pekade på långhalsens hals. Det var inte ens halva.

{@m-cap} såg på sina stickor. För första gången i sitt liv hade {@he} ingenting att sticka med. Dinosaurierna frös. Den lilla hönan nös så att den satte sig på rumpan.

# the-den
Då tittade {child} in genom balkongdörren. {child.He} tittade på soffan. {child.He} tittade på sin koja.

”Men vi har ju hur många halsdukar som helst! De är bara inte hopsatta!”

”Nämen”, sa {@m}. ”Vad har du för huvud egentligen?”

Och de rev kojan.[pet.cat:  {Pet} följde med på den sista, för {pet.he} låg på den.][pet.dog:  {Pet} hjälpte till att riva.] {child} knöt, för {child.he} hade just lärt sig knyta[school:  på {school}]. Randig mot prickig. Knut! Gul mot lila. Knut! [sport: Den som någon fick när de skulle {play sport}. Knut! ]Den som farbror Bengt ville ha men inte fick. Knut! Halsduken ringlade ut över balkongen, ner på gräset och två varv runt äppelträdet.

# round-and-round
Sedan lindade de. Långhalsen böjde sig ner, och {child} klättrade upp på hans huvud och åkte runt, runt, runt, som på en karusell. Runt den första långhalsen. Bort till den andra, och runt honom också. Runt den med hornen. Försiktigt runt den med taggarna. Och den allra sista biten, med fransarna, fick hönan.

Nu satt de ihop allihop.

”Åh”, sa långhalsen. ”Nu är det varmt hela vägen upp.”

”Och nu tappar ni inte bort varandra”, sa {child}.

# breathing
Dinosaurierna lade sig ner runt huset, tätt ihop. Det lät som när man flyttar möbler. De fick varm saft i badbaljan, och de drack i tur och ordning, störst sist.[elder2:  {Elder2} öste, med en stor slev.]

{child} kröp ner hos {@m}, för kojan var ju slut.[pet.other:  Hemma i sin bur sov {pet} och visste ingenting om det.] Utanför fönstret andades dinosaurierna, ut och in, ut och in, så att gardinen följde med.

# footprint
På morgonen hade de gått hem till förr i tiden. Men i rabatten, mitt emellan pionerna, fanns ett fotspår. Det var djupt och fullt av regn.

När det är varmt sitter {@m} med fötterna i det. Och då stickar {@he}.

# @m
{knitter}
## if elder
{elder.short}

# @m-cap
{knitter}
## if elder
{Elder.short}

# @m-first
{knitter} på övervåningen
## if elder
{Elder}

# @he
hon
## if elder
{elder.he}

# @he-cap
Hon
## if elder
{Elder.He}
