title: Tåg 61
title: Åk försiktigt
title: Nio minuter på en tisdag
guest oldman: Evert (han), Arvid (han)

% Tåget släpper förbi alla andra; därför kommer det först när ingen annan är på väg. Ekhult är en påhittad station.

# the-board
Varje tisdag den hösten väntade {child} tjugofem minuter på perrongen i Ekhult, med en lånad fiol på ryggen, och varje tisdag stod det samma sak överst på tavlan.

Tåg 61 från Norrsele. Försenat.

Under den raden bytte allting plats. [city: Tågen till {city} och tågen åt andra hållet | Tågen] kom och gick och försvann från tavlan. Men tåg 61 stod kvar. Ingen annan tycktes se det.

”Det är väl fel på skärmen”, sa kioskägaren[athlete:  och vände blad i tidningen, där det stod om {athlete}].

Men skärmen var alldeles ny. {child} hade själv sett när de satte upp den.

”På den gamla stod det också”, sa mannen på bänken. ”Och på den som var före den. Den var av plåt, och man skrev med krita.”

# a-parcel
Han brukade sitta där, med hatt och termos. {child} hade alltid trott att han väntade på samma tåg som {child.he}. Nu kom {child.he} på att han aldrig hade stigit på.

”Vad väntar du på?” frågade {child}.

”Ett paket”, sa han, som om det gällde en kvart eller så.

# did-they-fit
Han hette {oldman}. Vintern då han var tolv arbetade hans pappa långt uppe i norr, och därifrån skickade han hem ett par skridskor med tåg 61. De kom inte fram. På fredagen kom pappan hem själv, med ett annat tåg, och det första han sa var: ”Nå, passade de?”

”Vi skrattade åt det i fyrtio år, pappa och jag”, sa {oldman}. ”Han måste ha åkt om skridskorna på vägen. Tåget stod väl på ett sidospår någonstans och släppte förbi.”

”Släppte förbi vad?”

”Allting. Lokföraren var en ovanligt artig människa, sa folk.”

# bed-to-door
Hela vägen hem satt {child} med pannan mot rutan och tänkte. Ett tåg som släpper fram alla andra får vänta tills ingen annan är på väg. Men någon annan är ju alltid på väg.

Eller?

{Child.He} letade fram tidtabellen[school:  och läste den under bänken {at school}]. {Child.He} skrev upp varenda avgång genom Ekhult, en hel vecka, och när [adult: {adult} trodde | alla trodde] att {child.he} övade [music: på {@song}|skalor] letade {child.he} fram godstågen också. [friend: {Friend}, {child.his} bästa vän, läste upp och {child} skrev. ]Det blev ett papper som räckte från sängen till dörren[pet.cat: , och katten {pet} la sig på tisdagen och fick lyftas bort][pet.dog: , och hunden {pet} la sig på tisdagen och fick lockas bort][pet.other: , förbi {pet}]. Det var fullt. Mellan tågen gick det två minuter, tre, fyra. Aldrig mer.

Utom på ett ställe.

# nobody-else
”Tisdagar”, sa {child.he} till {oldman} veckan därpå. {Child.He} var så andfådd att {child.he} måste sätta sig. ”Mellan 18.42 och 18.51. Nio minuter! Då är det ingen annan.”

{oldman} skruvade långsamt av korken på termosen och skruvade på den igen.

”Men det vet de ju inte, därute i mörkret”, sa han. ”Någon måste säga varsågod.”

# green-mitten
Klockan 18.42 dundrade fjärrtåget förbi, och löven yrde. Sedan blev det stilla. Längst bort på perrongen fanns signalen för spår tre, rostig och mörk. {child} ställde sig under den, innanför den vita linjen. {Child.He} tog fram telefonen, tände lampan och stoppade ner den i sin ena vante. Vanten var grön. Ljuset också, när det kom ut genom maskorna, grönt som ett äpple.

{Child.He} höll upp den så högt {child.he} kunde.

18.44. Ingenting.

18.45. Det duggregnade lite.

”Varsågod!” ropade {child} ut i mörkret. Det kändes dumt. {Child.He} ropade en gång till, och nu ropade {oldman} med.

Då började rälsen sjunga.

# in-its-socks
Det var en tunn ton, högre än den finaste strängen på fiolen. Bakom dem klickade det till i tavlan. Och bortifrån, mjukt, som någon som har tagit av sig skorna för att inte väcka huset, kom ett litet ånglok med en enda brun vagn. Det låg snö på taket. I Ekhult hade det inte snöat än.

Loket stannade. En kvinna med sotig mössa lutade sig ut.

”Är det säkert att vi inte är i vägen?” frågade hon oroligt.

”Helt säkert”, sa {child}. ”Det är er tur.”

”Tänka sig”, sa lokföraren. ”Vi har släppt förbi så många. Snälltåg, godståg, en dressin, [sport: några som skulle {play sport}, ]tretton älgar … Ja, och en vår. Den var så vacker att det kändes oartigt att köra igenom den.” Hon fick syn på {oldman}. ”Åh. Det är väl du som väntar. Har det blivit sent?”

”Inte så farligt”, sa {oldman}, för han var också en artig människa.

# the-note
Ur den bruna vagnen räckte hon ner ett paket med snören om, och {oldman} skrev sitt namn i hennes bok. Hans händer darrade, så {child} fick hjälpa till med knuten.

Där låg skridskorna. De var svarta och blanka och luktade läder, som om de hade packats i morse. Mellan skenorna satt en lapp, skriven med blyerts. {oldman} läste den. Sedan gav han den till {child}.

Åk försiktigt, stod det. Men inte hela tiden.

{oldman} skrattade så att hatten ramlade av. Han skrattade och torkade sig i ögonen, och det var svårt att se var det ena slutade och det andra började.

# on-the-second
”Klockan är 18.49”, sa {child} till lokföraren. ”Ni borde åka nu. Ni får faktiskt det.”

{Child.He} lyfte den gröna vanten, och loket suckade och gled iväg. Den röda lyktan hade just hunnit bli borta när godståget kom, på sekunden, och dånade förbi.

På tavlan var den översta raden tom. Efter en stund flyttade {child’s} eget tåg upp dit.

# what-size
{oldman} satt med skridskorna mot sina stora skor. De räckte ungefär till hålfoten.

”Vad har du för storlek?” frågade han.

”Trettiosex”, sa {child}.

Han vände på den ena skridskon, och där stod det, instansat i sulan.

# the-ice
I mitten av december la sig isen på Ekhultasjön, svart och tjock. På bryggan satt en gammal man med hatt och termos[elder: , bredvid {elder}[elder2:  och {elder2}],] och lyssnade till hur det sjöng om skenorna, och {child} åkte försiktigt.

Men inte hela tiden.

# @song
{music}
