title: Tyngst i världen
title: Bada
title: Kommendör Ek kommer ner
guest astronaut: Kommendör Ek (hon), Kommendör Lind (hon)
guest neighbour: Gunnel (hon), Barbro (hon)
guest dog: Sixten (han), Rufus (han)

% Den som blir tung (@p): familjens hund eller katt, annars grannens hund. Den stora (@a): {adult}, annars den äldre, annars grannen som är barnvakt.

# on-the-ceiling
”Titta inte upp”, sa {@a-first} och tittade upp. ”Det är en astronaut i kökstaket.”

{child} tittade upp. Det gjorde {@p} också.

Astronauten låg platt mot taket i sin stora vita dräkt, bredvid lampan. Hon vinkade lite.

”God kväll”, sa hon. ”{astronaut}. Jag siktade på [city: andra änden av {city}|andra sidan stan].”

”Varför kommer du inte ner?” frågade {child}.

”Det går inte. Jag har svävat i nio månader. Jag har sagt till fötterna att jag är hemma, och de har sagt det till benen, men ingen får kontakt med rumpan.”

{@P} stirrade på den, för att hjälpa till.

# sit
{@wide} Så {child} fick en idé. {@A} ställde sig på en stol och drog ner {astronaut} i stövlarna, och {child} satte {@p} ovanpå dem.

Och nere stannade hon, lite gungande, som sjögräs. [music: Hon nynnade på {@song}, väldigt lågt, för i rymden hade det inte funnits någon musik.]

”Så skönt”, sa hon. ”Vad kallas en sådan här?”

”{@P}”, sa {child}.

”En sådan skulle jag ha haft med mig. Vill du ha rymdost?”

# space-cheese
Hon tog fram ett silverpaket ur fickan och rev av hörnet. Det var till {child}. Men det hade aldrig funnits en ost i det köket som inte gick till {@p} först.

{@P} svalde osten. {@P-he} svalde paketet också.

”Oj”, sa {astronaut}. ”Tål {@p-he} att sväva?”

{@Ps} öron for upp. De fortsatte uppåt. Sedan kom framdelen, och sedan mitten, och sist av allt lättade rumpan från stövlarna med ett plopp, och {astronaut} for tillbaka till taket och sa ”Attans” in i målarfärgen.

{@P} var överlycklig. {@P-he} simmade förbi kylskåpet. {@P-he} åt upp ett spindelnät som {@p-he} hade velat ha i flera år. Svansen drev på som en båtmotor, ett varv runt lampan och rakt ut genom köksdörren.

# above-the-shed
”{@P}!” ropade {child} och sprang.

Där var {@p-he}, ovanför tvättlinan, och där var {@p-he}, ovanför taket, allt mindre bland stjärnorna. [school: Därifrån såg man ända till {school}, och dit hade {@p} aldrig fått följa med.] Och nu hängde svansen rakt ner. {@P-he} hade sett hur långt bort {child} var.

”Gör något!” sa {@a} och hoppade. {@A} var inte så bra på att hoppa. [friend: {Friend}[!friend.known: , {child's} bästa vän,] kom ut ur huset bredvid och hoppade också. Det hjälpte inte.] [athlete: Så högt hade inte ens {athlete} hoppat.] [sport: {child} kastade upp {sport.thing}, men {@p} bara tittade på den när den for förbi.] [pet.other: {Pet} tittade på från fönstret.]

# bath-time
Det blev trångt i bröstet på {child}. {child.He} tänkte på alla sätt som fanns att få in {@p}. {@tempt} Men det fanns en sak, en enda, som gjorde {@p} så tung att tre personer inte rubbade {@p-him}. {@three-people}, och ändå hade {@p-he} aldrig kommit längre än till trappan.

{child} satte händerna runt munnen.

”{@P}!” ropade {child}. ”Nu ska vi bada!”

Uppe bland stjärnorna stelnade någon till.

Öronen lade sig platt. Benen spretade rakt ut. Man såg hur tyngden började i nosen och gick hela vägen ner, som när man fyller en strumpa med sand.

Och ner kom {@p-he}, förbi skorstenen, förbi vedboden, inte fort, men mycket, mycket bestämt, och landade, duns, i gräset, platt som en matta, och blundade. Så tung hade {@p-he} aldrig varit. Det blev en grop.

# the-dent
{child} lade sig i gropen också, med armarna om så mycket av {@p} som de räckte till.

”Det blir inget bad”, sa {child.he} i {@ps} öra. ”Jag lovar. Jag ville bara ha dig tillbaka.”

{@P} öppnade ena ögat och slickade {child} över hela ansiktet, ifall det var sant.

# toast
”Jaså, det är så man gör!” ropade {astronaut} från dörren, där hon höll sig i karmen med stövlarna i vädret. ”Man måste inte vilja härifrån!”

”Finns det något du inte vill härifrån?” frågade {child}.

Hon tänkte efter. ”Jag var rädd att allt hade blivit annorlunda”, sa hon. ”Jag har knappt vågat titta.”

”Det är mest likadant”, sa {child}. ”Där är vårt gräs. Man känner lukten om man andas in. Och grannen steker pannkakor.”

{astronaut} andades in. ”Åh”, sa hon. ”Pannkakor.”

Stövlarna kom ner en bit.

”Och sen ska det regna”, sa {child}. ”På taket.”

”På taket”, sa {astronaut}, och hälarna tog i trappan, och sedan resten av henne, rumpan sist. Hon stampade. Sedan tog hon av sig stövlarna och gick i strumplästen bort till bussen, för att känna varenda bit.

# heavy
Sedan var det läggdags, på riktigt. {@A} böjde sig ner för att lyfta upp {child}, och det gick inte.

”Oj”, sa {@a}. ”Vad har du ätit?”

”Ingenting”, sa {child}. ”Jag vill bara inte härifrån.”

Så {child} fick bäras väldigt sakta, ett trappsteg i taget. {@P} hann först och lade sig på {child.his} fötter.

Och där låg de.

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
grannen {neighbour}, som var barnvakt,
## if adult
{adult}
## if elder & !adult
{elder}

# @p
{dog}
## if pet.dog / pet.cat
{pet}

# @ps
{dog's}
## if pet.dog / pet.cat
{pet's}

# @p-he
han
## if pet.dog / pet.cat
{pet.he}

# @p-him
honom
## if pet.dog / pet.cat
{pet.him}

# @wide
{dog} var {neighbour's} hund, en sådan gul, och bred. När han satt på en fot satt den där den satt.
## if adult / elder
{dog} var grannens hund, som de passade, en sådan gul, och bred. När han satt på en fot satt den där den satt.
## if pet.dog
{Pet} var {a breed}. När {pet.he} satt på en fot satt den där den satt.
## if pet.cat
{Pet} var {a breed}. När {pet.he} satt på en fot satt den där den satt, för ingen vågade flytta den.

# @tempt
Middag fick honom bara att gå fortare. Promenad fick honom att studsa.
## if pet.dog
Middag fick {pet.him} bara att gå fortare. Promenad fick {pet.him} att studsa.
## if pet.cat
Burköppnaren fick {pet.him} bara att gå fortare. Ett snöre fick {pet.him} att gå på sniskan.

# @three-people
{@A} hade försökt, och en man från affären, och någon som kom om avloppet
## if elder & adult
{Adult} hade försökt, och {elder}, och [elder2: {elder2}|någon som kom om avloppet]
## if elder2 & !adult
{@A} hade försökt, och {elder2}, och någon som kom om avloppet
