title: Bakdelen på {mare}
title: En väldigt trött häst
title: Ingen applåderar en motor
guest aunt: Bodil (hon), Lisbet (hon)
guest mare: Klementina (den), Josefina (den)

% Hästen är "den". Den som syr (@a): {adult}, annars moster {aunt}; aldrig han eller hon.
% En klapp är gå och två är stopp, så {child} klappar aldrig två gånger i rad.

# the-list
På måndagen satt listan uppe utanför aulan[school:  {at school}], och {child} läste den tre gånger, ifall den skulle bli bättre.

HÄSTENS FRAMDEL: {Friend}. HÄSTENS BAKDEL: {child}.

”Vi blev samma häst!” sa {friend}[!friend.known: , {child.his} bästa vän,] och hoppade upp och ner. {child} hoppade också, men inte lika högt.

# clementine
Det var en fin häst, det måste man säga. {@A} sydde den av två grå filtar och ett täcke. Den hade [age>=9: man av brunt garn, och ]ögonfransar som fladdrade när man drog i ett snöre. Den hette {mare}, och i andra akten skulle den rädda mjölnarens dotter och dansa[music:  till {@song}].

Felet var att allt det roliga satt i framdelen. {Friend} hade ansiktet och ögonfransarna och två små hål att titta ut genom. Där bak fanns det inget att se utom {friend's} hälar, och inget att göra utom att gå dubbelvikt och hålla {friend} om midjan.

”Det är där bak motorn sitter”, sa {@a} med munnen full av knappnålar.

”Ingen applåderar en motor”, sa {child}.

# the-row
På onsdagen blev de osams om det, inne i hästen. {Friend} sa att {child} inte hängde med. {child} sa att {friend} kunde få prova att hänga med själv, dubbelvikt, i mörkret, med någons armbåge i örat. [sport: Man kunde {play sport} en hel dag, sa {child}, utan att få så ont i ryggen. ]Frambenen stampade i väg åt vänster och bakbenen stampade i väg åt höger, och så sa det raaatsch, och {@a} fick sy ihop {mare} igen på mitten[pet.dog: , runt {pet}[!pet.known: , {child's} hund,] som hade flyttat in][pet.cat: , runt {pet}[!pet.known: , {child's} katt,] som hade flyttat in][pet.other: , medan {pet} tittade på].

# the-code
Efter det hittade de på ett hemligt språk, så att de slapp ropa. {child} höll ju ändå om {friend}. En klapp betydde gå. Två klappar betydde stopp. Och en lång, långsam kram om midjan betydde jag är här. Den behövdes väl inte precis, men den var skön att ha.

# friday
Så blev det fredag, och aulan var full. Genom filten hörde {child} folk som hostade, stolar som knarrade, och någons bebis.

”Är det många?” viskade {child.he}.

”Massor”, sa {friend}. Det lät konstigt, som om någon annan hade sagt det.

Musiken satte i gång. {mare} travade ut i ljuset, och från publiken kom ett stort, varmt ”Ååå!” Vänster, höger, vänster, höger, gick {friend's} hälar. Sedan stannade de.

[age>=9: Men där skulle de inte stanna. De skulle|Men de skulle ju] ända fram till kvarnen.

# knees
{child} gav en klapp. Ingenting hände. {child.He} räknade till fem och försökte igen. Men {friend's} hälar stod där de stod, alldeles bredvid varandra, och knävecken ovanför dem darrade.

”{Friend}?” viskade {child}.

”Jag ser dem”, sa {friend}, så svagt att det knappt hördes. ”Alla tittar. Jag kan inte röra benen.”

Mitt på scenen sa mjölnarens dotter: ”Se, där kommer min trogna häst!” Sedan sa hon det en gång till. Någon i publiken började fnissa, och inte på det snälla sättet.

# sat-down
Nu gällde det att tänka fort. {child} såg ingenting, varken publiken eller kvarnen. {child.He} kunde inte få framdelen att gå. Men det var ingen som hindrade bakdelen.

{child.He} satte sig.

{child.He} satte sig med en duns, rakt ner på golvet, med benen rätt ut. Utifrån måste det ha sett ut som om {mare} hade fått nog. Det dröjde en sekund, och sedan skrattade de, på riktigt den här gången, högt och varmt.[athlete:  Så mycket jubel får inte ens {athlete} för att sätta sig ner.]

”Vad gör du?” viskade {friend}.

”Vilar”, viskade {child} tillbaka. ”Jag är en väldigt trött häst. Du behöver inte göra någonting.”

# a-very-tired-horse
Sakta lyfte {child.he} ena benet och kliade {mare} på magen med foten. De skrattade högre. {child.He} lade det ena över det andra och vippade med foten, som när man väntar hos tandläkaren. {child.He} tog tag i svansen inifrån och viftade med den, [age>=9: åt höger, åt vänster, och sedan ]runt, runt som en propeller. Bebisen tjöt av glädje. Någonstans långt fram hördes {@a}, som skrattade som en anka.{@elders}

## or
Först drog {child.he} av {mare} ena hoven och skakade den, som om det hade kommit in en sten. De skrattade högre. Sedan satte {child.he} på den igen och lade ena benet över det andra, som när man väntar på en buss som aldrig tänker komma. {child.He} tog tag i svansen inifrån och fläktade {mare} med den, som en fin dam på en badstrand. Bebisen tjöt av glädje. Någonstans långt fram hördes {@a}, som skrattade som en anka.{@elders}

# im-here
Och hela tiden hade {child.he} kvar den andra handen om {friend's} midja, och med den gav {child.he} en lång, långsam kram.

Jag är här.

{child.He} kände hur {friend} andades ut.

Då, mycket långsamt, vände {mare} på huvudet. Den tittade bakåt över sin egen axel, och där fick den se en rumpa som satt på golvet. Den fladdrade med ögonfransarna, två gånger, djupt förvånad.

Hela aulan vrålade av skratt[city: , så att det nog hördes över hela {city}].

”Är du klar?” viskade {child}.

”Jag är klar”, sa {friend}, och nu lät det som vanligt.

En klapp. Upp kom bakbenen, i väg for frambenen, och {mare} galopperade till kvarnen och räddade mjölnarens dotter, bara en och en halv minut för sent. Och dansen fick de ta två gånger.

# the-bow
När de skulle buga tog {friend} av sig hästhuvudet, och {friend.his} hår stod åt alla håll. {child} kröp fram ur filten, röd som en tomat.[elder:  ”Det var den änden”, sa {elder} till hela raden.] De bugade hand i hand, och publiken applåderade ända tills ridån fastnade.

”Det var du”, sa {friend} bakom kulisserna. ”Du räddade mig. [age>=9: Du, vi spelar i morgon också. Då tar du framdelen.|I morgon tar du framdelen.] Det är inte mer än rätt.”

# saturday
Så på lördagen var det {child} som hade ansiktet och ögonfransarna. {child.He} tittade ut genom de två små hålen. {child.He} såg rad efter rad av människor som tittade rakt på {child.him}, och {child.he} blev alldeles torr i munnen. Så det var så här det var. Det hade ingen sagt. Här framme såg man precis allt, utom sin vän.

Då kom två händer ur mörkret och lade sig om {child.his} midja.

En lång, långsam kram.

{child} lyfte {mare's} huvud och väntade på klappen.

# @elders
[elder:  ”Vilken ände är vår?” frågade {elder} [elder2: {elder2} | alla runt omkring], med en viskning som hördes ända ut på gatan.]

# @a
moster {aunt}
## if adult
{adult}

# @A
Moster {aunt}
## if adult
{Adult}

# @song
{music}
