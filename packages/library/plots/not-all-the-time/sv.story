title: Tåg 61
title: Åk försiktigt
title: Nio minuter på en tisdag
guest oldman: Evert (han), Arvid (han)

% Tåget släpper förbi alla andra; därför kommer det först när ingen annan är på väg. Ekhult är en påhittad station.

# the-board
Varje tisdag den hösten väntade {child} tjugofem minuter på perrongen i Ekhult, med en lånad fiol på ryggen, och varje tisdag stod det samma sak överst på tavlan.

Tåg 61 från Norrsele. Försenat.

[city: Tågen till {city} och tågen åt andra hållet | De andra tågen] kom och gick och försvann från tavlan. Men tåg 61 stod kvar. Ingen annan tycktes se det.

”Det är väl fel på skärmen”, sa kioskägaren[athlete:  och vände blad i tidningen, där det stod om {athlete}].

Men skärmen var alldeles ny. {child} hade själv sett när de satte upp den.

”På den gamla stod det också”, sa mannen på bänken. ”Och på den som var före den. Den var av plåt, och man skrev med krita.”

# a-parcel
Han brukade sitta där, med hatt och termos. {child} hade alltid trott att han väntade på samma tåg som {child.he}. Nu kom {child.he} på att han aldrig hade stigit på.

”Vad väntar du på?” frågade {child}.

”Ett paket”, sa han, som om det gällde en kvart eller så.

# did-they-fit
Han hette {oldman}. Vintern då han var tolv arbetade hans pappa långt uppe i norr, och därifrån skickade pappan hem ett par skridskor med tåg 61. De skulle bli {oldman's} första egna. {child}, med lånad fiol och lånade skridskor, förstod precis.

Men paketet kom inte fram. På fredagen kom pappan hem själv, med ett annat tåg, och det första han sa var: ”Nå, passade de?”

”Vi skrattade åt det i fyrtio år, pappa och jag”, sa {oldman}. ”Han kom fram före sitt eget paket. Tåg 61 stod väl på ett sidospår någonstans och släppte förbi de andra.”

”Vilka andra?”

”Allihop. Lokföraren var en ovanligt artig människa, sa folk.”

# bed-to-door
Hela vägen hem satt {child} med pannan mot rutan och tänkte. Ett tåg som släpper fram alla andra får vänta tills ingen annan är på väg. Men någon annan är ju alltid på väg.

Eller?

{Child.He} letade fram tidtabellen[school:  och läste den under bänken {at school}]. {Child.He} skrev upp varenda avgång genom Ekhult, en hel vecka. Godstågen tog {child.he} på kvällarna, när [adult: {adult} | alla] trodde att det övades [music: på {@song}|skalor]. [friend: {Friend} läste upp och {child} skrev. ]Det blev ett papper som räckte från sängen till dörren[pet.cat: , och [!pet.known: katten ]{pet} la sig på tisdagen och fick lyftas bort][pet.dog: , och [!pet.known: hunden ]{pet} la sig på tisdagen och fick lockas bort][pet.other: , förbi {pet}]. Det var fullt. Mellan tågen gick det två minuter, tre, fyra. Aldrig mer.

Utom på ett ställe.

# nobody-else
”Tisdagar”, flämtade {child.he} till {oldman} veckan därpå. ”Mellan 18.42 och 18.51. Nio minuter! Då är det ingen annan.”

{oldman} skruvade långsamt av korken på termosen och skruvade på den igen.

”Men det vet de ju inte, därute i mörkret”, sa han. ”Någon måste säga varsågod.”

# green-mitten
Klockan 18.42 dundrade fjärrtåget förbi, och löven yrde. Sedan blev det stilla. Längst bort på perrongen stod en gammal, rostig signal som inga tåg brydde sig om längre. {child} och {oldman} ställde sig under den, bakom den vita linjen. {child} tog fram telefonen, tände lampan och stoppade ner den i sin ena vante. Vanten var grön, och ljuset som kom ut genom maskorna blev lika grönt som ett äpple.

{Child.He} höll upp vanten så högt {child.he} kunde.

En minut gick. Ingenting.

En minut till. Det duggregnade lite.

”Varsågod!” ropade {child} ut i mörkret. Det kändes dumt. {Child.He} ropade en gång till, och nu ropade {oldman} med.

Då började rälsen sjunga.

# in-its-socks
Det var en tunn ton, högre än den finaste strängen på fiolen. Och bortifrån, mjukt, som någon som har tagit av sig skorna för att inte väcka huset, kom ett litet ånglok med en enda brun vagn. Det låg snö på taket. I Ekhult hade det inte snöat än.

Loket stannade. En kvinna med sotig mössa lutade sig ut.

”Är det säkert att vi inte är i vägen?” frågade hon oroligt.

”Helt säkert”, sa {child}. ”Det är er tur.”

”Tänka sig”, sa lokföraren. ”Vi har släppt förbi så många. Snälltåg, godståg, en dressin, [sport: några som skulle {play sport}, ]tretton älgar … Ja, och en vår. Den var så vacker att det kändes oartigt att köra igenom den.” Hon fick syn på {oldman}. ”Åh. Det är väl du som väntar. Har det blivit sent?”

”Inte så farligt”, sa {oldman}, för han var också en artig människa.

# the-note
Hon hämtade ett paket ur den bruna vagnen, och {oldman} skrev sitt namn i hennes bok. Hans händer darrade, så {child} fick hjälpa till med knuten.

Där låg skridskorna. De var svarta och blanka och luktade läder, som om de hade packats i morse. Mellan skenorna satt en lapp, skriven med blyerts. {oldman} läste den. Sedan gav han den till {child}.

Åk försiktigt, stod det. Men inte hela tiden.

{oldman} skrattade så att hatten ramlade av. Han skrattade och torkade sig i ögonen, och det var svårt att se var det ena slutade och det andra började.

# on-the-second
”Nu är det bara två minuter kvar”, sa {child} till lokföraren. ”Ni borde åka. Ni får faktiskt det.”

{Child.He} lyfte den gröna vanten, och loket suckade och gled iväg. Den röda lyktan hade just försvunnit när godståget kom, på sekunden, och dånade förbi.

På tavlan var den översta raden tom. Efter en stund flyttade {child’s} eget tåg upp dit.

# what-size
{oldman} höll den ena skridskon mot sin egen stora sko.

”Nej, pappa”, sa han till slut. ”De passade inte.” Han vände sig till {child}. ”Vad har du för storlek?”

”Trettiosex”, sa {child}.

Han vände på skridskon, och där stod det, instansat i sulan: trettiosex.

”Då är de dina”, sa {oldman}. ”Och inte till låns.”

# the-ice
I mitten av december la sig isen på Ekhultasjön, svart och tjock. På bryggan satt {oldman} med hatt och termos[elder: , bredvid {elder}[elder2:  och {elder2}]].

”Nå, passar de?” ropade han.

Det gjorde de. {child} åkte försiktigt.

Men inte hela tiden.

# @song
{music}
