title: Övergången vid Saturnus
title: Det är en fin svans
title: Vänta på klubban
guest friend: Tove (hon), Ivar (han)
guest elder: Folke (han), Maj-Britt (hon)
guest minder: morbror Kent (han), morbror Göran (han)

% {elder} är familjens egen, som hjälper till vid övergången en vecka, annars en granne som har gjort det i trettio år.

# nice-green
{@thirty} utanför skolan i lång gul rock och hållit upp den runda STOPP-skylten på pinne, som alla kallade klubban. Sedan sattes det upp trafikljus, och då behövdes ingen klubba längre.

”Mycket bra ljus”, sa {elder.short}. ”Fin grön färg.” Men {elder.he} hängde den långa gula rocken i växthuset, med klubban bredvid, och suckade varje gång {elder.he} vattnade tomaterna.

Där var {child} på fredagskvällen med {friend}[!friend.known: , sin bästa vän]. {Friend} var den som hördes[school: , till och med {at school}]. {child} var den tysta. Det gick för det mesta bra, för {friend} skötte pratet, och {child} var den som märkte saker.

# saturn-calling
Det {child} märkte på fredagen var att den gamla radion på hyllan hade börjat spraka, fast ingen hade satt i sladden.[music:  Först kom en halv minut av {music}. Sedan kom en röst.]

”Saturnus här”, sa den. ”Är det ni som har pinnen? Vi har problem med en övergång. Var snälla och kom genast. Ta med rock.”

{Elder.short} hade båda armarna i ärmarna innan rösten var klar. ”Är dörren stängd?” sa {elder.he}. ”Håll i er i något. Inte i tomaterna.”

Växthuset lyfte, alldeles lugnt, som en hiss, och lämnade en prydlig fyrkant av lera kvar i gräset. Långt där nere[city:  {in city}] kom en mycket liten människa ut med en tvättkorg och tittade upp. Det var {@a}.[elder2:  {Elder2} stod bredvid med klädnyporna.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] sprang runt, runt i leran och skällde.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] satte sig i leran, såg på himlen och såg sedan åt ett annat håll.][pet.other:  {Pet} såg på från köksfönstret.]

”Vi är hemma till läggdags!” skrek {friend}.

# the-widest-road
De åkte förbi månen. De åkte förbi Mars. Vid Jupiter åt de var sin tomat. Och sedan fyllde Saturnus varenda ruta, guldgul och ofantlig, och ringarna låg utbredda som den bredaste väg som någonsin har funnits.

Vid kanten av den vägen stod tjugo månar.

De var bara små, ungefär som redskapsbodar, och de knuffades och snörvlade i en lång rad[sport: , som nybörjare första dagen på {sport}].

”Vi bor på andra sidan”, sa den minsta. ”Men kometerna kommer så fort. Varje gång vi ska gå över kommer det en till. Vi har stått här sedan i tisdags.”

Just då for en komet förbi så att isen tjöt om den.[athlete:  Inte ens {athlete} hade hunnit över.]

# perhaps-some-lights
”För fort”, sa {elder.short} strängt. {Elder.He} öppnade takfönstret och höjde klubban. En komet till kom runt kurvan. Den saktade inte ens in. Den snuddade vid klubban så att den snurrade i väg, och när {friend} fick tag i skaftet var ordet STOPP alldeles bortskrapat.

{Elder.short} satte sig på en uppochnervänd hink. {Elder.He} såg mindre ut än {child} någonsin hade sett {elder.him}.

”Ja, där ser man”, sa {elder.he}. ”De kanske skulle skaffa trafikljus.”

# a-shout-in-space
”Jag stoppar dem!” sa {friend}. {Friend.He} stack ut huvudet och vrålade: ”HALLÅ! STOPP!” Men i rymden kommer ett rop ingenstans. Det bara ramlade ut ur munnen på {friend.him} och var borta.

”Det brukar alltid fungera”, sa {friend} häpet.

Men {child} hade gått över den där gatan utanför skolan varje morgon, och {child.he} hade märkt en sak.

”{Elder.short}”, sa {child.he}, ”du ropade aldrig. Inte en enda gång. Och bilarna hade alltid stannat innan du höll upp klubban. Hur gjorde du?”

{Elder.short} kliade sig på hakan. ”Jag tittade på dem”, sa {elder.he} långsamt. ”Man letar upp förarens ögon, och så tittar man som om man ville säga: Jag ser dig, och jag vet att du är snäll. Då blir de det. För det mesta.” {Elder.He} skakade på huvudet. ”{@far}”

”Det gör jag”, sa {child}.

# two-eyes
Så {friend} höll {child.him} i vänstra handen, och {elder.short} höll {child.him} om högra axeln, och {child} ställde sig i takfönstret med den tomma klubban. Långt borta kom en komet runt kurvan. Det skakade i knäna på {child}. {Child.He} ville väldigt gärna titta på sina skor.

{Child.He} tittade på kometen i stället. Längst in i allt det där skenet hittade {child.he} två bleka, förskräckta ögon.

Jag ser dig, tänkte {child}. Och jag vet att du är snäll.

Kometen saktade in. Den saktade in lite till. Den stannade, så att det ångade om den, precis framför klubban.

”Du tittade på mig”, viskade den. ”Jag har åkt runt solen nio tusen gånger, och alla tittar på min svans.”

”Det är en fin svans”, sa {child}. ”Skulle du vilja vänta lite?”

Och kometen väntade.

# two-by-two
Då ställde sig {elder.short} rak i den gula rocken och vinkade fram dem, och {friend} räknade. ”Sjutton, arton, nitton … kom igen, lillan … tjugo!” De små månarna rullade hem, två och två, och höll i varandras kanter.

# good-trip
De var hemma till läggdags, nästan, och landade mitt på fyrkanten av lera. {@A} stod bredvid och höll fortfarande i tvätten[elder2: , och {elder2} höll i andra änden av ett lakan].[pet.dog:  {Pet} låg tvärs över de rena handdukarna och dunkade med svansen.][pet.cat:  {Pet} sov på de rena handdukarna.][pet.other:  {Pet} satt kvar vid fönstret.]

”Hade ni trevligt?” sa {@a}.

”De vill ha mig på tisdagar och fredagar”, sa {elder.short} och hängde upp rocken som om den vore av guld. ”Jag har sagt att jag måste ha med mig mina medhjälpare. En som räknar och en som tittar.”

# across
Den kvällen drog {child} isär gardinerna en liten bit. Högt över taket kom något ljust runt kurvan på himlen. Det fick syn på {child.him} i fönstret. Det saktade in.

{child} lyfte handen och vinkade fram det.

# @a
{minder}
## if adult
{adult}

# @thirty
I trettio år hade {elder}, som var granne med {child}, stått
## if elder
I en hel vecka hade {elder} hjälpt till där {child} gick över gatan varje morgon. {Elder.He} hade stått

# @far
Men jag ser inte så långt nu för tiden. Inte utan mina andra glasögon.
## if elder
Men jag ser inte ända bort till kurvan. Till det ska man ha nya ögon, inte sådana som är lika gamla som jag.
