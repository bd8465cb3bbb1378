title: Den stickade racerbilen
title: Akta dig för spikar
title: Vroff, vroff, vroff
guest elder: Gunnel (hon), Solveig (hon)

% Den som har stickat bilen är den äldre som är vald, annars grannen {elder}. Sätet, ratten och hjulen är av trä; allt annat är en enda tråd.

# knitted-fast
{child} skulle köra racerlopp, och {child.his} racerbil var stickad.

Den var röd, med nummer sju på sidan, och det var {@knitter} som hade stickat den[elder2: , medan {elder2} höll i garnet]. {Elder.He} hade stickat dörrarna och taket. {Elder.He} hade stickat motorn. Bara sätet, ratten och hjulen var av trä.

”Kan en stickad bil köra fort?” frågade {child}.

”Jag stickade den fort”, sa {elder.short}. ”Hela bilen är en enda lång tråd. Så akta dig för spikar.”

”Det finns väl inga spikar på en racerbana”, sa {child}.

Men det fanns en. Den satt på stolpen vid startlinjen, och ingen såg den.

# off
Loppet gick på den raka vägen[city:  utanför {city}], [sport: förbi planen där man kan {play sport}, ]bort till kvarnen, runt den och hem igen. Det var fyra bilar. En svart av plåt, en gul av plåt[friend: , som [!friend.known: {child's} bästa vän ]{friend} körde], en silvrig av plåt, och så {child's} röda.

”Klara, färdiga, kör!” ropade startern[school: , som annars var vaktmästare {at school}].

”BRUMMM!” sa plåtbilarna.

”Vroff, vroff, vroff”, sa {child's} bil, mjukt och ulligt, och så for den i väg. Den var lättast av alla. {child} låg först![athlete:  Inte ens {athlete} hade hunnit i kapp.]

Men på spiken vid starten hade en liten röd tråd fastnat.

# coming-undone
{child} körde. Det blev kallt i nacken. Konstigt, tänkte {child.he}, och kände efter. Bakrutan var borta.

{Child.He} körde lite till. Det blåste i håret. Taket var borta.

{Child.He} tittade bakåt. Där låg en lång röd tråd på vägen, hela vägen tillbaka till starten, och där satt den fast på spiken. Bilen repade upp sig!

”Stanna!” sa {child}. Men har en racerbil fart, så har den fart. Dörrarna försvann. Sjuan försvann. Strålkastarna försvann, först den ena och sedan den andra.

Precis vid kvarnen försvann motorn.

”Vroff … vro … v”, sa den, och så var den slut.

# a-lot-of-wool
Där satt {child}. {Child.He} hade ett säte, en ratt och fyra hjul. Runt ratten satt änden på tråden.

BRUMMM! Där svängde den svarta bilen runt kvarnen och for hemåt. BRUMMM! Där for den gula. BRUMMM! Där for den silvriga.

Sedan blev det tyst.

”Åh nej”, sa {child}. {Child.He} hade ingen bil längre. {Child.He} hade bara en massa garn.

{Child.He} blev så arg att {child.he} ryckte i tråden.

Då rullade {child.he}. Bara lite grann, men hemåt!

{child} ryckte en gång till. {Child.He} rullade en gång till. Andra änden satt ju fast, långt där borta på spiken.

# round-and-round
Då tog {child} tråden och började nysta. Runt, runt, runt gick händerna. Det blev ett nystan som en apelsin. Hjulen snurrade.

Runt, runt, runt! Det blev ett nystan som en fotboll. {Child.He} for förbi den silvriga bilen.

”Hej då!” sa {child}.

Runt, runt, runt! Det blev ett nystan som en badboll. {Child.He} for förbi den gula[friend: , och {friend} tutade].

”Vad är det som kommer?” ropade föraren i den svarta bilen och tittade i backspegeln. Där kom ett jättestort rött nystan med fyra hjul och två fötter.

RUNT, RUNT, RUNT!

Nystanet gick i mål först. Sedan kom {child}. Sedan kom plåten.

# not-at-the-moment
”Etta!” ropade startern. ”Det var … vad var det för bil?”

”En stickad”, sa {child}. ”Fast den är inte stickad just nu.”

{Elder.short} kom med sin fällstol och sina långa stickor. {Elder.He} klappade på nystanet och såg inte ett dugg ledsen ut.

”Det var ingen dålig fart”, sa {elder.he}. ”Vad ska det bli av det här, då?”

”En racerbil”, sa {child}.

”Med tak?”

”Med tak. [pet.other: Och plats för {pet}. ]Och inga spikar.”

# no-nails
Startern hämtade en tång och drog ut spiken.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] morrade åt den.] {child} höll nystanet i famnen och matade fram tråden, och klick, klick, klick sa stickorna[music: , i takt till {music}].[pet.cat:  [!pet.known: Katten {pet}|{Pet}] fick inte hålla i nystanet, fast {pet.he} gärna ville.] Först kom dörrarna. Sedan kom sjuan. När solen gick ner kom taket, och allra sist kom motorn.

# soft
{child} kröp in. Det var varmt därinne, som i en tröja. {Child.He} la kinden mot ratten och lyssnade.

”Vroff, vroff, vroff”, sa motorn, så mjukt som en katt.

# @knitter
grannen {elder}
## if elder
{elder}
