title: Hur har du sovit?
title: Svea tänker efter
title: Ni väntade inte på svaret
guest pam: Svea (hon), Hulda (hon)
guest tuckett: Torsten (han), Verner (han)

% {Pam} är en traktor; det tickar i henne innan hon startar. Stänger man av henne somnar hon om, så då måste man fråga igen. Den äldre spelar {tuckett} (@tuckett).

# morning
Traktorn var liten och grå och sjuttio år gammal, och hon hette {pam}.[elder:  Den veckan var det {elder} som passade henne.]

{child}[pet.dog:  och hunden {Pet}] hade kommit till gården[city:  utanför {city}][pet.cat: , med katten {Pet} i cykelkorgen,] för att se [elder: {pam} | henne] starta[friend: , och det hade {Friend} också, {child.his} bästa vän, som hoppades på ett ägg]. Men först tog {@tuckett} av sig kepsen, bugade sig ända ner till [elder: traktorns | hennes] nos och sa: ”God morgon, {pam}. Hur har du sovit?”

”Svarar hon?” frågade [friend: {friend} | {child}].

”Hon tänker efter.”

De väntade.[pet.dog:  {Pet} satte sig vid framhjulet och la huvudet på sned.][pet.cat:  {Pet} la sig på motorhuven, där det snart skulle bli varmt.] Någonting sa tick inne i {pam}. Lite senare sa det tick, tick. {@Tuckett} nickade och vred om nyckeln, och {pam} skakade på sig och sa dunk, dunk, dunk, dunk.

”Hon skulle aldrig starta om jag inte frågade”, sa {@tuckett}. ”Man kan inte bara komma in till någon på morgonen och börja rycka i spakar.”

Det tyckte {child} var rätt. {Child.He} ville inte heller bli ryckt i på morgonen[pet & !pet.dog: , och det ville inte {pet}].

# the-bride
I samma stund började det tuta nere på vägen, något förfärligt. {@Tuckett} stängde av {pam} för att höra bättre, och [elder: {pam} | hon] somnade genast om. Runt ladan kom en dam i lång vit klänning. Hon höll upp den över knäna. Hon hade en sko och mycket lera.

”Jag ska gifta mig om tio minuter!” ropade hon. ”Och bilen har fastnat i bäcken!”

Ingen annan bil kom förbi, så bakom henne kom alla de andra till fots: fyra brudtärnor, två gamla mostrar, brudens bror, en farbror i hög hatt och en man med en tårta i tre våningar. Han bar den som om den sov.[pet.dog:  {Pet} gick tätt bredvid.]

”Vi måste få låna traktorn!” ropade de.

”Det får ni tala med {pam} om”, sa {@tuckett}. ”Ni ska fråga hur hon har sovit.”

# no-time
”Det hinner vi inte!” sa brudens bror, och så hoppade han upp på sätet och vred om nyckeln.

Hrrrk, sa {pam}. Sedan sa hon inget mer.

”Nu blev hon ledsen”, sa {@tuckett}.

# all-ask
Så de frågade. Bruden böjde sig ner i sin slöja och frågade. Farbrodern lyfte på sin höga hatt och frågade. De gamla mostrarna la sig på knä i halmen, båda två. Till slut stod ett helt bröllop på gårdsplanen med rumpan i vädret och skrek åt en traktor.

”HUR HAR DU SOVIT?”[friend:  skrek {friend} också.]

”HAR DU SOVIT GOTT, LILLA VÄN?”

”{pam}! HUR HAR DU SOVIT?”[pet.cat:  Ingen frågade {pet}, som hade sovit gott ända tills nu.]

Brodern vred om nyckeln. Hrrrk. Han vred igen. Hrk. Han vred igen, och då hördes inte ens hrk.

# the-bells
Nu var det ingen som sa något. Långt borta på andra sidan åkrarna slutade kyrkklockorna att ringa.

”De tror att jag inte kommer”, sa bruden. Hon satte sig i halmen i sin fina klänning. ”Nu står han där framme, och så tror han att jag inte kommer.”

[elder: Till och med {elder.short} hade tagit på sig kepsen igen. | Till och med {tuckett} hade tagit på sig kepsen igen. Han såg gammal ut.] ”Jag förstår det inte”, sa [elder: {elder.he} | han]. ”Så här har hon aldrig gjort förr. Hon kanske är slut.”

# nobody-waited
{child} tittade på {pam}. Alla hade frågat. Men vad var det de inte hade gjort?[pet.dog:  {Pet} hade lämnat tårtan och satt vid framhjulet igen och väntade.][pet.cat:  På motorhuven låg {pet}, som aldrig kom när man skrek, bara när man väntade.]

”Ni väntade inte”, sa {child}.

[friend: Bara {friend} hörde, för alla andra pratade. | Ingen hörde, för alla pratade.]

[friend: {Friend} hjälpte {child} upp på en höbal. | {child} klättrade upp på en höbal.] {Child.He} tog det största andetag {child.he} hade[school: , så stort att det kunde höras till {school}].

”NI FRÅGADE, MEN NI VÄNTADE INTE PÅ SVARET!”

Alla kom av sig.

”Sch”, sa {child}. {Child.He} hoppade ner och gick fram till traktorn[pet.dog:  och {pet}]. {Child.He} la kinden mot den kalla grå nosen, och båda händerna. ”God morgon, {pam}”, sa {child.he}. ”Förlåt för det där. Hur har du sovit?”

Och så väntade {child.he}.

# and-waits
Brodern öppnade munnen, och då la [elder: {elder.short} | en moster] handen över den. En höna gick förbi[pet.dog:  nosen på {pet}[!friend: , och det fick den]][friend: , och {Friend} lyfte upp den och höll den stilla]. Mannen med tårtan höll andan, och det gjorde tårtan med.

Tick.[pet.dog:  {Pet} spetsade öronen.][pet.cat:  {Pet} vred på ena örat.]

[friend: ”Nu?” viskade {friend}.]

”Inte än”, sa {child}.

Tick, tick.[pet.dog:  {Pet} började vifta på svansen.][pet.cat:  {Pet} vred på det andra.]

”Nu, {@tuckett}.”

{@Tuckett} vred om nyckeln. Dunk, sa {pam}. Dunk, dunk, dunk, dunk! Och alla hurrade så att hönan värpte[friend:  i handen på {friend}].

# to-church
Bruden fick åka i hövagnen, och alla de andra trängde ihop sig runt henne, och mitt i satt {child} och höll i skon[friend: , och {friend} höll i ägget]. [elder: {@Tuckett} körde dem | De åkte] genom bäcken[music:  och nynnade på {music}], och uppför backen[athlete: , och vinkade som om de hade {athlete} på flaket], och ända fram till kyrkporten. Där stod en man i kostym, vit som ett papper. När han fick se vagnen, med en slöja fladdrande efter, började han gråta, och sedan började han skratta.

De fick tårta[sport: , och sedan tog brudtärnorna av sig skorna för att {play sport}]. {Pam} fick en liten bit på motorhuven[pet.dog: , och den tog {pet}].

# the-shed
Det var kväll när {child} hjälpte {@tuckett} att ställa in [elder: {pam} | henne] i skjulet. Motorn var fortfarande varm[pet.cat: , och där låg {pet} nu äntligen]. [adult: {Adult} väntade med cyklarna[elder2: , och {elder2} med det sista av tårtan]. |[elder2: {Elder2} väntade med cyklarna. ]][friend: {child} och {friend} | {child}] drog den gamla säcken över [elder: {pam's} | hennes] nos och stoppade om i hörnen, så att det inte skulle dra.

# sleep-well
”Sov gott, {pam}”, sa {child.he}. ”I morgon kommer jag och frågar.”

Och så väntade {child.he} på svaret[pet.dog: , och {pet} la huvudet på sned].

Tick, sa {pam}.

# @song
{music}

# @tuckett
{tuckett}
## if elder
{elder.short}
