title: Hur har du sovit?
title: Svea tänker efter
title: Ni väntade inte på svaret
guest pam: Svea (hon), Hulda (hon)
guest tuckett: Torsten (han), Verner (han)

% {Pam} är en traktor; det tickar i henne innan hon startar. Stänger man av henne somnar hon om, så då måste man fråga igen.

# morning
Traktorn var liten och grå och sjuttio år gammal, och hon hette {pam}.

{child} hade kommit till gården[city:  utanför {city}] för att se henne starta[friend: , och det hade {Friend} också, {child.his} bästa vän]. Men först tog {tuckett} av sig kepsen, bugade sig ända ner till hennes nos och sa: ”God morgon, {pam}. Hur har du sovit?”

”Svarar hon?” frågade {child}.

”Hon tänker efter.”

De väntade. Någonting sa tick inne i {pam}. Lite senare sa det tick, tick. {Tuckett} nickade och vred om nyckeln, och {pam} skakade på sig och sa dunk, dunk, dunk, dunk.

”Hon skulle aldrig starta om jag inte frågade”, sa {tuckett}. ”Man kan inte bara komma in till någon på morgonen och börja rycka i spakar.”

Det tyckte {child} var rätt. {Child.He} ville inte heller bli ryckt i på morgonen[pet & !pet.dog: , och det ville inte {pet}].

# the-bride
I samma stund började det tuta nere på vägen, något förfärligt. {Tuckett} stängde av {pam} för att höra bättre, och hon somnade genast om. Runt ladan kom en dam i lång vit klänning. Hon höll upp den över knäna. Hon hade en sko och mycket lera.

”Jag ska gifta mig om tio minuter!” ropade hon. ”Och bilen har fastnat i bäcken!”

Ingen annan bil kom förbi, så bakom henne kom alla de andra till fots: fyra brudtärnor, två gamla mostrar, en farbror i hög hatt och en man med en tårta i tre våningar. Han bar den som om den sov.

”Vi måste få låna traktorn!” ropade de.

”Det får ni tala med {pam} om”, sa {tuckett}. ”Ni ska fråga hur hon har sovit.”

# no-time
”Det hinner vi inte!” sa brudens bror, och så hoppade han upp på sätet och vred om nyckeln.

Hrrrk, sa {pam}. Sedan sa hon inget mer.

”Nu blev hon ledsen”, sa {tuckett}.

# all-ask
Så de frågade. Bruden böjde sig ner i sin slöja och frågade. Farbrodern lyfte på sin höga hatt och frågade. De gamla mostrarna la sig på knä i halmen, båda två. Till slut stod ett helt bröllop på gårdsplanen med rumpan i vädret och skrek åt en traktor.

”HUR HAR DU SOVIT?”

”HAR DU SOVIT GOTT, LILLA VÄN?”

”{pam}! HUR HAR DU SOVIT?”

Brodern vred om nyckeln. Hrrrk. Han vred igen. Hrk. Han vred igen, och då hördes inte ens hrk.

# the-bells
Nu var det ingen som sa något. Långt borta på andra sidan åkrarna slutade kyrkklockorna att ringa.

”De tror att jag inte kommer”, sa bruden. Hon satte sig i halmen i sin fina klänning. ”Nu står han där framme, och så tror han att jag inte kommer.”

Till och med {tuckett} hade tagit på sig kepsen igen. Han såg gammal ut. ”Jag förstår det inte”, sa han. ”Så här har hon aldrig gjort förr. Hon kanske är slut.”

# nobody-waited
{child} tittade på {pam}. Alla hade frågat. Men vad var det de inte hade gjort?

”Ni väntade inte”, sa {child}.

Ingen hörde, för alla pratade.

{child} klättrade upp på en höbal. {Child.He} tog det största andetag {child.he} hade[school: , så stort att det kunde höras till {school}].

”NI FRÅGADE, MEN NI VÄNTADE INTE PÅ SVARET!”

Alla kom av sig.

”Sch”, sa {child}. {Child.He} hoppade ner och gick fram till traktorn. {Child.He} la kinden mot den kalla grå nosen, och båda händerna. ”God morgon, {pam}”, sa {child.he}. ”Förlåt för det där. Hur har du sovit?”

Och så väntade {child.he}.

# and-waits
Brodern öppnade munnen, och då la en moster handen över den. En höna gick förbi[friend: , och {Friend} lyfte upp den och höll den stilla].[pet.dog:  Hunden {Pet} la huvudet på sned.] Mannen med tårtan höll andan, och det gjorde tårtan med.

Tick.

”Inte än”, sa {child}.

Tick, tick.

”Nu, {tuckett}.”

{Tuckett} vred om nyckeln. Dunk, sa {pam}. Dunk, dunk, dunk, dunk! Och alla hurrade så att hönan värpte[friend:  i handen på {friend}].

# to-church
Bruden fick åka i hövagnen, och alla de andra trängde ihop sig runt henne, och mitt i satt {child} och höll i skon. De åkte genom bäcken[music:  och nynnade på {music}], och uppför backen[athlete: , och vinkade som om de hade {athlete} på flaket], och ända fram till kyrkporten. Där stod en man i kostym, vit som ett papper. När han fick se vagnen, med en slöja fladdrande efter, började han gråta, och sedan började han skratta.

De fick tårta[sport: , och sedan tog brudtärnorna av sig skorna för att {play sport}]. {Pam} fick en liten bit på motorhuven.

# the-shed
Det var kväll när {child} hjälpte {tuckett} att ställa in henne i skjulet. Motorn var fortfarande varm. [adult: {Adult} väntade med cyklarna[elder: , och {elder}[elder2:  och {elder2}] med det sista av tårtan]. |[elder: {Elder} väntade med cyklarna[elder2: , och {elder2} med det sista av tårtan]. ]]{child} drog den gamla säcken över hennes nos och stoppade om i hörnen, så att det inte skulle dra.

# sleep-well
”Sov gott, {pam}”, sa {child.he}. ”I morgon kommer jag och frågar.”

Och så väntade {child.he} på svaret.

Tick, sa {pam}.

# @song
{music}
