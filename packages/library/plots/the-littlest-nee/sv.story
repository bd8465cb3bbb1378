title: Ta och tu
title: Det minsta i hela världen
title: Var är ditt ta?
guest driver: Annika (hon), Jessica (hon)
guest baker: bagare Limpa (han), bagare Kringla (han)
guest minder: Gunvor (hon), Ingegerd (hon)
guest friend: Melker (han), Alva (hon)

% Brandbilen har bara tu kvar av sitt ta-tu, och {child} är ta. Vem som håller i handen (@who): {adult}, annars den äldre, annars Gunvor.

# naw
{child} ville se en brandbil. Därför stod {child.he} vid vägen[city:  {in city}] med {friend}[!friend.known: , [friend: {child.his} bästa vän|som bodde i huset bredvid],] och {@who} höll dem i handen, och så väntade de.[elder & adult:  {Elder}[elder2:  och {elder2}] väntade också.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] väntade vid muren.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] väntade hemma.][pet.other:  {Pet} väntade hemma.]

Och där kom en! Den var stor. Den var röd. Den hade en stege på taket.

Men vad var det den sa?

”Tu”, sa brandbilen. ”Tu. Tu.”

# fell-off
Den stannade precis bredvid {child}.

”Du ska ju säga ta-tu”, sa {child}. ”Var är ditt ta?”

”Det är borta”, sa {driver}, som körde[music:  och nynnade på {@song}]. ”Det ramlade av. Nu har vi bara vårt tu.”

[age>=5: ”Var hade ni det sist?” frågade {friend}.

”I tisdags”, sa {driver}. ”Vi svängde i en kurva, och då flög det av. Vi åkte tillbaka och letade, men vi hittade bara en vante.”

]”Tu”, sa brandbilen ledset.

# on-fire
Då kom det rök ur bageriet.

”Hjälp!” ropade {baker}. ”Mina bullar brinner!”

”Vi kommer!” sa {driver}.

# did-not-move
Men mitt i vägen satt det ankor. Det var sex stora ankor och en liten[sport: , redo att {play sport}].

”Tu!” sa brandbilen.

”Kvack”, sa ankorna. Och de flyttade inte på sig.

[age>=5: ”Kan ni inte köra runt dem?” frågade {friend}.

”Vägen är för liten”, sa {driver}, ”och vi är för stora.”]

{child} tog ett djupt andetag.

# nee
”TA!” sa {child}.

”Tu!” sa brandbilen.

Alla ankorna tittade upp.

”TA!” sa {child}.

”Tu!” sa brandbilen.

Då reste sig ankorna. Kvack, kvack, kvack, så gick de bort från vägen[athlete: , nästan lika fort som {athlete}].

”Nu kör vi!” sa {driver}.

# one-more
”STOPP!” sa {friend}. {Friend.He} låg på knä på trottoaren och tittade under. {Friend} tittade alltid under saker. ”Det är en kvar!”

Det var den lilla ankan. Hon sov så gott, framför det stora, stora hjulet.

# used-up
{child} tog ett djupt andetag. {Child.He} öppnade munnen.

Det kom ingenting.[!short:  Inte ett pip.] {Child.His} ta var slut.

Åh nej![!short:  Och röken över bageriet blev bara större och större.]

”Tu?” sa brandbilen.

{child} skakade på huvudet.

”Säg ett litet”, sa {friend}. ”Hon är ju bara en liten anka.”

# the-littlest
Så {child} sa det minsta i hela världen.

”Ta”, viskade {child.he}.

”Tu”, viskade brandbilen.

Den lilla ankan öppnade ena ögat. Det var precis lagom stort för henne.

”Ta”, viskade {child}.

”Tu”, viskade brandbilen.

”Pip”, sa den lilla ankan. Och så gick hon efter de andra.

”Kör!” sa {friend}.

# wet-toast
Och brandbilen körde, längs hela gatan[school:  och förbi {school}]. SVOOOSCH, sa slangen! Röken var borta. Bageriet var räddat.

Men bullarna var väldigt, väldigt blöta.

”Ingen vill ha blöta bullar”, sa {baker}.[age>=5:  ”De smakar som badsvamp.”]

”KVACK”, sa sex stora ankor.

”Pip”, sa en liten anka.

Och så åt de upp allihop.

# shook-hands
{driver} kom tillbaka och tog i hand. Hon tog i hand med {friend}, som tittade under saker. Och hon tog i hand med {child}, som var ta.[age>=5: 

”I morgon ska vi leta efter vårt eget igen”, sa {driver}. ”Fast så fint som ditt var det nog inte.”]

Sedan åkte brandbilen hem och lade sig, och {friend} gick hem och lade sig, och {child} gick också hem och lade sig.

# far-away
Det var mörkt. Det var tyst. {child's} ta hade kommit tillbaka, men bara ett väldigt litet.

”Ta”, viskade {child}.

{Child.He} lyssnade.

Och långt, långt borta var det någon som viskade: ”Tu.”

# @who
snälla gamla {minder}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @song
{music}
